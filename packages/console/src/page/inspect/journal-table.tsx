/** Lists the requests as a table, newest last, so that rows being read never move and time runs as in the chart. */

import { useMemo } from 'react';
import type { JournalRow } from '../../wire/types.ts';
import { classNames } from '../ui/class-names.ts';
import { useMedia } from '../ui/media.ts';
import patterns from '../ui/patterns.module.css';
import { Badge } from '../ui/shown/badge.tsx';
import { Empty } from '../ui/shown/notice.tsx';
import { StatusBadge } from '../ui/shown/status-badge.tsx';
import { type Column, DataTable } from '../ui/table/data-table.tsx';
import { durationText, exactTime } from '../ui/text/time-text.ts';
import styles from './journal-table.module.css';
import type { Attempts } from './summary/attempts.ts';

interface JournalTableProps {
  readonly rows: readonly JournalRow[];
  readonly attempts: Attempts;
  readonly open: number | undefined;
  readonly onOpen: (row: JournalRow) => void;
  readonly isAtEnd: boolean;
  readonly onAtEnd: (isAtEnd: boolean) => void;
  /** True if a panel is open next to the table. */
  readonly isNarrow: boolean;
}

export function JournalTable({ rows, attempts, open, onOpen, isAtEnd, onAtEnd, isNarrow }: JournalTableProps) {
  const isSmall = useMedia('(max-width: 640px)');
  const isMiddle = useMedia('(max-width: 1179px)');
  const columns = useMemo(() => {
    const ids = isSmall || (isNarrow && isMiddle) ? SMALL : isNarrow ? NARROW : isMiddle ? MIDDLE : undefined;
    const all = columnsOf(attempts);
    return ids === undefined ? all : all.filter(({ id }) => ids.includes(id));
  }, [attempts, isSmall, isMiddle, isNarrow]);
  return (
    <DataTable
      label="Requests"
      rows={rows}
      rowKey={keyOf}
      columns={columns}
      height="100%"
      empty={<Empty title="No matching requests">Change the filters, or wait for the next request.</Empty>}
      openKey={open === undefined ? undefined : String(open)}
      onOpen={onOpen}
      isAtEnd={isAtEnd}
      onAtEnd={onAtEnd}
    />
  );
}

const keyOf = ({ id }: JournalRow): string => String(id);

const SMALL = ['time', 'what', 'status'];
const NARROW = ['time', 'method', 'what', 'status', 'duration'];
const MIDDLE = ['time', 'method', 'what', 'status', 'duration', 'verdicts'];

const columnsOf = (attempts: Attempts): readonly Column<JournalRow>[] => [
  { id: 'time', label: 'Time', width: 116, mono: true, isWhole: true, value: ({ time }) => exactTime(time) },
  { id: 'method', label: 'Method', width: 76, mono: true, value: ({ method }) => method },
  {
    id: 'what',
    label: 'Operation or path',
    width: 160,
    grows: true,
    value: ({ operation, path }) => operation ?? path,
    cell: (row) => <What {...row} />,
  },
  {
    id: 'status',
    label: 'Status',
    width: 92,
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'duration',
    label: 'Duration',
    width: 132,
    align: 'end',
    value: ({ duration }) => duration,
    cell: ({ duration }) => <Duration value={duration} />,
  },
  {
    id: 'verdicts',
    label: 'Verdicts',
    width: 208,
    isWhole: true,
    value: ({ schema }) => schema,
    cell: (row) => (
      <Verdicts {...row} isRetried={attempts.retried.has(row.id)} attempt={attempts.numbers.get(row.id)} />
    ),
  },
  { id: 'agent', label: 'Program', width: 190, value: ({ agent }) => agent },
];

function What({ operation, path, query }: JournalRow) {
  return (
    <span className={patterns.ellipsisPre} title={path + query}>
      {operation ?? path}
      {query !== '' && <span className={styles.query}>{decoded(query)}</span>}
    </span>
  );
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}

/** A bar on a logarithmic scale up to 10 s: each tenth is slightly more than a doubling. */
function Duration({ value }: { readonly value: number }) {
  const part = Math.max(0.03, Math.min(1, Math.log10(1 + value) / 4));
  return (
    <span className={styles.duration}>
      <span className={styles.track} aria-hidden>
        <span className={classNames(styles.bar, value >= 1000 && styles.slow)} style={{ width: `${part * 100}%` }} />
      </span>
      {durationText(value)}
    </span>
  );
}

interface VerdictsProps extends JournalRow {
  /** The request failed and was sent again. */
  readonly isRetried: boolean;
  /** From 2. */
  readonly attempt: number | undefined;
}

/** Shows only problems and retries; a valid request has none. */
function Verdicts({ schema, permission, fault, changes, isRetried, attempt }: VerdictsProps) {
  return (
    <span className={styles.verdicts}>
      {attempt !== undefined && <Badge>Attempt {attempt}</Badge>}
      {isRetried && <Badge>Retried</Badge>}
      {schema === 'failed' && <Badge tone="bad">Schema</Badge>}
      {permission === 'refused' && <Badge tone="bad">Permission</Badge>}
      {fault !== undefined && <Badge tone="warn">Fault</Badge>}
      {changes > 0 && <Badge tone="info">{changes === 1 ? 'Change' : `${changes} changes`}</Badge>}
    </span>
  );
}
