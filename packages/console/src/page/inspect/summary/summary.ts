/** Figures over requests: calls, failures, rate and durations, in total and by group, with their course over time. */
import type { JournalRow } from '../../../wire/types.ts';
import type { Attempts } from './attempts.ts';

export interface Figures {
  readonly requests: number;
  /** Attempts of one call count once. */
  readonly calls: number;
  /** Calls whose last attempt failed: 4xx, 5xx or no response. */
  readonly failed: number;
  readonly retries: number;
  /** Requests per second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p95: number;
  /** Requests over time. */
  readonly slots: readonly Slot[];
}

export interface Slot {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly requests: number;
  readonly failed: number;
  /** Undefined without requests. */
  readonly p95: number | undefined;
}

export interface Group extends Figures {
  readonly key: string;
}

export interface Summary {
  readonly total: Figures;
  /** The one with the most requests first. */
  readonly groups: readonly Group[];
}

/** Number of slots of a chart. */
const SLOTS = 48;

export const nameOf = ({ operation, method, path }: JournalRow): string => operation ?? `${method} ${path}`;

export function summaryOf(
  rows: readonly JournalRow[],
  attempts: Pick<Attempts, 'retried' | 'numbers'>,
  by: (row: JournalRow) => string,
): Summary {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  const byKey = new Map<string, JournalRow[]>();
  for (const row of rows) {
    first = Math.min(first, row.time);
    last = Math.max(last, row.time + row.duration);
    const key = by(row);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [row]);
    else known.push(row);
  }
  const span = { first, length: Math.max(1000, last - first) };
  const groups = [...byKey].map(([key, own]) => ({ key, ...figuresOf(own, attempts, span) }));
  groups.sort((one, other) => other.requests - one.requests || one.key.localeCompare(other.key));
  return { total: figuresOf(rows, attempts, span), groups };
}

interface Span {
  /** Milliseconds since 1970. */
  readonly first: number;
  readonly length: number;
}

function figuresOf(
  rows: readonly JournalRow[],
  { retried, numbers }: Pick<Attempts, 'retried' | 'numbers'>,
  span: Span,
): Figures {
  const isLast = ({ id }: JournalRow): boolean => !retried.has(id);
  const durations = rows.map(({ duration }) => duration).sort((one, other) => one - other);
  return {
    requests: rows.length,
    calls: rows.filter(isLast).length,
    failed: rows.filter((row) => isLast(row) && hasFailed(row)).length,
    retries: rows.filter(({ id }) => numbers.has(id)).length,
    rate: rows.length / (span.length / 1000),
    median: quantile(durations, 0.5),
    p95: quantile(durations, 0.95),
    slots: slotsOf(rows, span),
  };
}

export const hasFailed = ({ status }: Pick<JournalRow, 'status'>): boolean => status === undefined || status >= 400;

/** @param sorted ascending; 0 if empty */
function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

function slotsOf(rows: readonly JournalRow[], { first, length }: Span): Slot[] {
  const size = length / SLOTS;
  const slots: JournalRow[][] = Array.from({ length: SLOTS }, () => []);
  for (const row of rows) slots[Math.min(SLOTS - 1, Math.floor((row.time - first) / size))]?.push(row);
  return slots.map((own, at) => {
    const durations = own.map(({ duration }) => duration).sort((one, other) => one - other);
    return {
      from: first + at * size,
      requests: own.length,
      failed: own.filter(hasFailed).length,
      p95: own.length === 0 ? undefined : quantile(durations, 0.95),
    };
  });
}
