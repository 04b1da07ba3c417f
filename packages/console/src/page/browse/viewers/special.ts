/** Resources with a page of their own: what is shown for them in place of the table that serves all others. */
import type { ComponentType } from 'react';
import { late } from '../../ui/late.tsx';

export interface ViewerProps {
  /** Path values from the address: account_id, zone_id, namespace_id and the like. */
  readonly context: Readonly<Record<string, string>>;
  /** State of the viewer that the address holds; absent names are at their default. */
  readonly view: Readonly<Record<string, string>>;
  /** Puts the state into the address in place of the one before. */
  readonly onView: (view: Readonly<Record<string, string>>) => void;
}

export interface Special {
  /** The words of the link to it: `Keys`. */
  readonly label: string;
  /** Path values without which the usual table is shown: D1's databases are a table, one of them is a viewer. */
  readonly needs: readonly string[];
  readonly Viewer: ComponentType<ViewerProps>;
}

/** By name of the resource: an operation's name without its verb. */
export const specials: Readonly<Record<string, Special>> = {
  'd1.database': {
    label: 'Tables and SQL',
    needs: ['database_id'],
    Viewer: late(async () => (await import('../d1/viewer.tsx')).D1Viewer),
  },
  'kv.namespaces.keys': {
    label: 'Keys and values',
    needs: ['namespace_id'],
    Viewer: late(async () => (await import('../kv/viewer.tsx')).KvViewer),
  },
  queues: {
    label: 'Messages',
    needs: ['queue_id'],
    Viewer: late(async () => (await import('../queues/viewer.tsx')).QueueViewer),
  },
  'r2.buckets.objects': {
    label: 'Objects',
    needs: ['bucket_name'],
    Viewer: late(async () => (await import('../r2/viewer.tsx')).R2Viewer),
  },
  'zones.settings': {
    label: 'Settings in words',
    needs: ['zone_id'],
    Viewer: late(async () => (await import('../settings/settings-view.tsx')).SettingsView),
  },
  'workers.scripts': {
    label: 'Code and settings',
    needs: ['script_name'],
    Viewer: late(async () => (await import('../workers/viewer.tsx')).WorkerViewer),
  },
};
