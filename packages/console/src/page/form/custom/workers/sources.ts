/** Loads targets of bindings by name: namespaces, buckets, databases and others of the account. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { flarewire } from '../../../data/flarewire.ts';
import type { Option } from '../../../ui/controls/choice.tsx';
import type { BindingSource } from './binding-kinds.ts';

export type BindingSources = Readonly<Record<BindingSource, readonly Option[]>>;

const NONE: readonly never[] = [];

const option = (value: string | undefined, label?: string | undefined): readonly Option[] =>
  value === undefined ? NONE : [{ value, label: label || value }];

/** @param used kinds that are bound or searched: only their lists are requested */
export function useBindingSources(account_id: string, used: ReadonlySet<BindingSource>): BindingSources {
  const enabled = (source: BindingSource): boolean => account_id !== '' && used.has(source);
  const place = { account_id };
  const namespaces = useQuery({
    ...flarewire.queryOptions('kv.namespaces.list', place),
    enabled: enabled('namespaces'),
  });
  const buckets = useQuery({ ...flarewire.queryOptions('r2.buckets.list', place), enabled: enabled('buckets') });
  const databases = useQuery({ ...flarewire.queryOptions('d1.database.list', place), enabled: enabled('databases') });
  const queues = useQuery({ ...flarewire.queryOptions('queues.list', place), enabled: enabled('queues') });
  const scripts = useQuery({ ...flarewire.queryOptions('workers.scripts.list', place), enabled: enabled('scripts') });
  const hyperdrives = useQuery({
    ...flarewire.queryOptions('hyperdrive.configs.list', place),
    enabled: enabled('hyperdrives'),
  });
  const indexes = useQuery({ ...flarewire.queryOptions('vectorize.indexes.list', place), enabled: enabled('indexes') });
  const dispatch = useQuery({
    ...flarewire.queryOptions('workersForPlatforms.dispatch.namespaces.list', place),
    enabled: enabled('dispatch-namespaces'),
  });
  return useMemo(
    () => ({
      namespaces: (namespaces.data?.items ?? NONE).flatMap(({ id, title }) => option(id, title)),
      buckets: (buckets.data?.buckets ?? NONE).flatMap(({ name }) => option(name)),
      databases: (databases.data?.items ?? NONE).flatMap(({ uuid, name }) => option(uuid, name)),
      queues: (queues.data?.items ?? NONE).flatMap(({ queue_name }) => option(queue_name)),
      scripts: (scripts.data?.items ?? NONE).flatMap(({ id }) => option(id)),
      hyperdrives: (hyperdrives.data?.items ?? NONE).flatMap(({ id, name }) => option(id, name)),
      indexes: (indexes.data?.items ?? NONE).flatMap(({ name }) => option(name)),
      'dispatch-namespaces': (dispatch.data?.items ?? NONE).flatMap(({ namespace_name }) => option(namespace_name)),
    }),
    [
      namespaces.data,
      buckets.data,
      databases.data,
      queues.data,
      scripts.data,
      hyperdrives.data,
      indexes.data,
      dispatch.data,
    ],
  );
}
