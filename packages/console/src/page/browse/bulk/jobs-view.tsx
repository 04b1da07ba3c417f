/** Shows the progress of work on many items and the result of each. */
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Progress } from '../../ui/shown/notice.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import styles from '../resources/resource.module.css';
import { type Job, type State, tally } from './jobs.ts';

interface JobsTableProps<Item> {
  readonly label: string;
  readonly jobs: readonly Job<Item>[];
  readonly nameOf: (item: Item) => string;
  readonly keyOf: (item: Item) => string;
  /** Word for success, such as `deleted`. Absent before the start. */
  readonly done?: string;
}

export function JobsTable<Item>({ label, jobs, nameOf, keyOf, done }: JobsTableProps<Item>) {
  const name: Column<Job<Item>> = {
    id: 'name',
    label: 'Item',
    width: 260,
    mono: true,
    value: ({ item }) => nameOf(item),
  };
  const results: readonly Column<Job<Item>>[] = [
    {
      id: 'state',
      label: 'Result',
      width: 110,
      value: ({ state }) => state,
      cell: ({ state }) => <Result state={state} done={done ?? ''} />,
    },
    { id: 'why', label: 'Reason', width: 220, value: ({ error }) => reasonOf(error) },
  ];
  return (
    <DataTable
      label={label}
      rows={jobs}
      rowKey={({ item }) => keyOf(item)}
      columns={done === undefined ? [name] : [name, ...results]}
      height="18rem"
      empty={null}
    />
  );
}

interface JobsViewProps<Item> extends Pick<JobsTableProps<Item>, 'jobs' | 'nameOf' | 'keyOf'> {
  /** `Deleting`, and `deleted` when done. */
  readonly words: readonly [doing: string, done: string];
  readonly isRunning: boolean;
}

const ORDER: readonly State[] = ['failed', 'running', 'stopped', 'waiting', 'done'];

export function JobsView<Item>({ words, jobs, isRunning, nameOf, keyOf }: JobsViewProps<Item>) {
  const { done, failed, stopped, all } = tally(jobs);
  const [doing, past] = words;
  // Failed items first, because users look for them.
  const rows = isRunning ? jobs : jobs.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
  return (
    <>
      {isRunning ? (
        <Progress
          label={doing}
          value={(done + failed) / all}
          note={`${numberText(done + failed)} of ${numberText(all)}`}
        />
      ) : (
        <p role="status" className={patterns.wrapTop}>
          <Badge tone="good">
            {numberText(done)} {past}
          </Badge>
          {failed > 0 && <Badge tone="bad">{numberText(failed)} failed</Badge>}
          {stopped > 0 && <Badge tone="warn">{numberText(stopped)} not attempted</Badge>}
        </p>
      )}
      <JobsTable label="Results" jobs={rows} done={past} nameOf={nameOf} keyOf={keyOf} />
    </>
  );
}

function Result({ state, done }: { readonly state: State; readonly done: string }) {
  if (state === 'done') return <Badge tone="good">{done}</Badge>;
  if (state === 'failed') return <Badge tone="bad">failed</Badge>;
  if (state === 'running') return <Badge tone="info">running</Badge>;
  return <span className={styles.no}>{state === 'stopped' ? 'not attempted' : 'waiting'}</span>;
}

const reasonOf = (error: unknown): string =>
  error === undefined ? '' : error instanceof Error ? error.message : String(error);
