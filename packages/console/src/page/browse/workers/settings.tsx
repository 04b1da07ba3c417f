/** What a Worker is bound to, and how it is set. */
import { useQuery } from '@tanstack/react-query';
import { flarewire } from '../../data/flarewire.ts';
import { JsonTree } from '../../ui/json/json-tree.tsx';
import { Badge } from '../../ui/shown/badge.tsx';
import { FactList } from '../../ui/shown/fact-list.tsx';
import { Empty, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { tableHeight } from '../list/table-height.ts';
import styles from '../viewers/viewer.module.css';
import type { WorkerPlace } from './data.ts';

interface Binding {
  readonly name: string;
  readonly type: string;
  readonly rest: string;
}

const columns: readonly Column<Binding>[] = [
  { id: 'name', label: 'Name', width: 200, mono: true, value: ({ name }) => name },
  { id: 'type', label: 'Type', width: 180, value: ({ type }) => type },
  { id: 'rest', label: 'Leads to', width: 260, mono: true, value: ({ rest }) => rest },
];

function bindingOf(value: object): Binding {
  const { name, type, ...rest }: Record<string, unknown> = { ...value };
  const words = Object.entries(rest).map(
    ([key, one]) => `${key}: ${typeof one === 'string' ? one : JSON.stringify(one)}`,
  );
  return { name: String(name), type: String(type), rest: words.join(', ') };
}

export function WorkerSettings({ place }: { readonly place: WorkerPlace }) {
  const query = useQuery(flarewire.queryOptions('workers.scripts.scriptAndVersionSettings.get', place));
  const { data, error, isPending, isError, refetch } = query;
  if (isPending) return <Skeleton height="20rem" />;
  if (isError) return <Failed title="The settings could not be read" error={error} onRetry={() => void refetch()} />;
  const { bindings = [], compatibility_date, compatibility_flags, usage_model, logpush, tags } = data;
  const rows = bindings.map(bindingOf);
  const list = (values: readonly string[] | null | undefined) =>
    values && values.length > 0 ? (
      <span className={styles.line}>
        {values.map((one) => (
          <Badge key={one} mono>
            {one}
          </Badge>
        ))}
      </span>
    ) : undefined;
  return (
    <div className={styles.stack}>
      <h2>Bindings</h2>
      <DataTable
        label="Bindings"
        rows={rows}
        rowKey={({ name }) => name}
        columns={columns}
        height={tableHeight(rows.length, '24rem', 3)}
        empty={<Empty title="No bindings" />}
      />
      <h2>Settings</h2>
      <FactList
        facts={[
          ['Compatibility date', compatibility_date],
          ['Compatibility flags', list(compatibility_flags)],
          ['Usage model', usage_model],
          ['Logpush', logpush === undefined ? undefined : logpush ? 'on' : 'off'],
          ['Tags', list(tags)],
        ]}
      />
      <JsonTree label="All settings" value={data} height="18rem" depth={1} />
    </div>
  );
}
