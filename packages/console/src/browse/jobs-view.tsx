/** How far work on many items is, and what came of each. */
import { Badge } from '../ui/badge.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { Progress } from '../ui/notice.tsx';
import { type Job, type State, tally } from './queue.ts';
import styles from './resource.module.css';

interface JobsViewProps<Item> {
  /** `Deleting`, and `deleted` when it is done. */
  readonly words: readonly [doing: string, done: string];
  readonly jobs: readonly Job<Item>[];
  readonly isRunning: boolean;
  readonly nameOf: (item: Item) => string;
  readonly keyOf: (item: Item) => string;
}

const ORDER: readonly State[] = ['failed', 'running', 'stopped', 'waiting', 'done'];
const text = (count: number): string => count.toLocaleString('en');

export function JobsView<Item>({ words, jobs, isRunning, nameOf, keyOf }: JobsViewProps<Item>) {
  const { done, failed, stopped, all } = tally(jobs);
  const [doing, past] = words;
  const columns: readonly Column<Job<Item>>[] = [
    { id: 'name', label: 'Item', width: 260, mono: true, value: ({ item }) => nameOf(item) },
    {
      id: 'state',
      label: 'Result',
      width: 110,
      value: ({ state }) => state,
      cell: ({ state }) => <Result state={state} done={past} />,
    },
    { id: 'why', label: 'Reason', width: 220, value: ({ error }) => reasonOf(error) },
  ];
  const rows = isRunning ? jobs : jobs.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
  return (
    <>
      {isRunning ? (
        <Progress label={doing} value={(done + failed) / all} note={`${text(done + failed)} of ${text(all)}`} />
      ) : (
        <p role="status" className={styles.outcome}>
          <Badge tone="good">
            {text(done)} {past}
          </Badge>
          {failed > 0 && <Badge tone="bad">{text(failed)} failed</Badge>}
          {stopped > 0 && <Badge tone="warn">{text(stopped)} not tried</Badge>}
        </p>
      )}
      <DataTable
        label="Results"
        rows={rows}
        rowKey={({ item }) => keyOf(item)}
        columns={columns}
        height="18rem"
        empty={null}
      />
    </>
  );
}

function Result({ state, done }: { readonly state: State; readonly done: string }) {
  if (state === 'done') return <Badge tone="good">{done}</Badge>;
  if (state === 'failed') return <Badge tone="bad">failed</Badge>;
  if (state === 'running') return <Badge tone="info">running</Badge>;
  return <span className={styles.no}>{state === 'stopped' ? 'not tried' : 'waiting'}</span>;
}

const reasonOf = (error: unknown): string =>
  error === undefined ? '' : error instanceof Error ? error.message : String(error);
