/** Custom viewers by resource, shown in place of the generic table. */
import type { ComponentType } from 'react';
import { late } from '../../ui/late.tsx';

export interface ViewerProps {
  /** Path parameters from the URL: account_id, zone_id, namespace_id and similar. */
  readonly context: Readonly<Record<string, string>>;
  /** Viewer state stored in the URL; absent names have their default. */
  readonly view: Readonly<Record<string, string>>;
  /** Replaces the state in the URL. */
  readonly onView: (view: Readonly<Record<string, string>>) => void;
}

export interface Special {
  /** Label of the link to it: `Keys`. */
  readonly label: string;
  /**
   * Path parameters without which the generic table is shown: D1's databases are a table, a single one has a viewer.
   */
  readonly needs: readonly string[];
  readonly Viewer: ComponentType<ViewerProps>;
}

/** By resource: an operation's name without its verb. */
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
  rulesets: {
    label: 'Rules in order',
    needs: ['zone_id'],
    Viewer: late(async () => (await import('../rules/rules-view.tsx')).RulesView),
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
