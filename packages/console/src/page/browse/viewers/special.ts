/** Resources with a page of their own: what is shown for them in place of the table that serves all others. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

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
  readonly Viewer: LazyExoticComponent<ComponentType<ViewerProps>>;
}

/** By name of the resource: an operation's name without its verb. */
export const specials: Readonly<Record<string, Special>> = {
  'd1.database': {
    label: 'Tables and SQL',
    needs: ['database_id'],
    Viewer: lazy(() => import('../d1/viewer.tsx').then(({ D1Viewer }) => ({ default: D1Viewer }))),
  },
  'kv.namespaces.keys': {
    label: 'Keys and values',
    needs: ['namespace_id'],
    Viewer: lazy(() => import('../kv/viewer.tsx').then(({ KvViewer }) => ({ default: KvViewer }))),
  },
  queues: {
    label: 'Messages',
    needs: ['queue_id'],
    Viewer: lazy(() => import('../queues/viewer.tsx').then(({ QueueViewer }) => ({ default: QueueViewer }))),
  },
  'r2.buckets.objects': {
    label: 'Objects',
    needs: ['bucket_name'],
    Viewer: lazy(() => import('../r2/viewer.tsx').then(({ R2Viewer }) => ({ default: R2Viewer }))),
  },
  'workers.scripts': {
    label: 'Code and settings',
    needs: ['script_name'],
    Viewer: lazy(() => import('../workers/viewer.tsx').then(({ WorkerViewer }) => ({ default: WorkerViewer }))),
  },
};
