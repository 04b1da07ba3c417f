/** The requests as figures: totals, their course over time, and a table by operation or program. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { JournalRow } from '../../../wire/types.ts';
import { Select } from '../../ui/controls/choice.tsx';
import { Empty } from '../../ui/shown/notice.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { counted, numberText } from '../../ui/text/number-text.ts';
import { clockTime, durationText } from '../../ui/text/time-text.ts';
import type { Change, InspectSearch } from '../search.ts';
import type { Rows } from '../use-rows.ts';
import { Bars } from './bars.tsx';
import styles from './summary.module.css';
import { type Figures, type Group, nameOf, type Slot, summaryOf } from './summary.ts';

interface SummaryViewProps {
  readonly search: InspectSearch;
  readonly change: Change;
  readonly rows: Rows;
}

const agentOf = ({ agent }: JournalRow): string => agent || 'No user agent';

export function SummaryView({ search, change, rows: { shown, attempts } }: SummaryViewProps) {
  const isByProgram = search.by === 'program';
  const span = useSlowly(shown);
  const summary = useMemo(
    () => summaryOf(span.rows.slice(0, span.end - span.start), attempts, isByProgram ? agentOf : nameOf),
    [span, attempts, isByProgram],
  );
  const columns = useMemo(() => columnsOf(isByProgram), [isByProgram]);
  if (summary.total.requests === 0)
    return <Empty title="No matching requests">Change the filters, or wait for the next request.</Empty>;
  const open = ({ key }: Group): void =>
    change({ show: undefined, ...(isByProgram ? { agent: key === 'No user agent' ? '' : key } : { q: key }) });
  return (
    <div className={styles.summary}>
      <Totals {...summary.total} />
      <div className={styles.charts}>
        <Chart title="Requests and failures" slots={summary.total.slots} kind="requests" />
        <Chart title="Failures" slots={summary.total.slots} kind="failed" />
        <Chart title="95th percentile of durations" slots={summary.total.slots} kind="p95" />
      </div>
      <div className={styles.by}>
        <Select
          label="Group by"
          options={[
            { value: 'operation', label: 'Operation' },
            { value: 'program', label: 'Program' },
          ]}
          value={search.by ?? 'operation'}
          onChange={(by) => change({ by: by === 'program' ? by : undefined })}
        />
      </div>
      <DataTable
        label={isByProgram ? 'Programs' : 'Operations'}
        rows={summary.groups}
        rowKey={({ key }) => key}
        columns={columns}
        height="max(16rem, 40dvh)"
        empty={null}
        isSortable
        onOpen={open}
      />
    </div>
  );
}

/** Milliseconds between two summaries while requests arrive: one over 100,000 requests takes a tenth of a second. */
const PAUSE = 500;

function useSlowly<Value>(value: Value): Value {
  const [slow, setSlow] = useState(value);
  const next = useRef(0);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        next.current = performance.now() + PAUSE;
        setSlow(value);
      },
      Math.max(0, next.current - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [value]);
  return slow;
}

function Totals({ calls, requests, retries, failed, rate, median, p95 }: Figures) {
  const facts = [
    ['Calls', numberText(calls), retries === 0 ? undefined : `${counted(requests, 'request')} with retries`],
    ['Failed', percent(failed, calls), counted(failed, 'call')],
    ['Retries', numberText(retries), undefined],
    ['Rate', rateText(rate), 'average'],
    ['Median', durationText(median), undefined],
    ['p95', durationText(p95), '95 % were as fast or faster'],
  ] as const;
  return (
    <dl className={styles.totals}>
      {facts.map(([term, value, note]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

const percent = (part: number, whole: number): string => `${numberText(whole === 0 ? 0 : (part / whole) * 100, 1)} %`;
const rateText = (rate: number): string => `${numberText(rate, rate < 10 ? 2 : 0)}/s`;

interface ChartProps {
  readonly title: string;
  readonly slots: readonly Slot[];
  readonly kind: 'requests' | 'failed' | 'p95';
}

function Chart({ title, slots, kind }: ChartProps) {
  const values = slots.map((slot) => slot[kind]);
  const failed = kind === 'p95' ? [] : slots.map((slot) => slot.failed);
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const seconds = ((slots[1]?.from ?? 0) - (slots[0]?.from ?? 0)) / 1000;
  const top = kind === 'p95' ? durationText(most) : rateText(most / seconds);
  const [first, last] = [slots[0]?.from ?? 0, (slots.at(-1)?.from ?? 0) + seconds * 1000];
  const peak = slots[values.indexOf(most)]?.from ?? first;
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title} <span className={styles.note}>up to {top}</span>
      </figcaption>
      <Bars values={values} failed={failed} most={most} words={`Highest at ${clockTime(peak)}: ${top}.`} />
      <span className={styles.ends}>
        <span>{clockTime(first)}</span>
        <span>{clockTime(last)}</span>
      </span>
    </figure>
  );
}

const columnsOf = (isByProgram: boolean): readonly Column<Group>[] => [
  { id: 'key', label: isByProgram ? 'Program' : 'Operation', width: 180, grows: true, value: ({ key }) => key },
  number('calls', 'Calls', 80, numberText),
  {
    ...number('failed', 'Failed', 110, numberText),
    cell: ({ failed, calls }) => (failed === 0 ? '0' : `${numberText(failed)} (${percent(failed, calls)})`),
  },
  number('retries', 'Retries', 84, numberText),
  number('rate', 'Rate', 90, rateText),
  number('median', 'Median', 96, durationText),
  number('p95', 'p95', 96, durationText),
  {
    id: 'course',
    label: 'Over time',
    width: 160,
    value: ({ requests }) => requests,
    cell: ({ slots, requests, failed }) => (
      <Bars
        values={slots.map((slot) => slot.requests)}
        failed={slots.map((slot) => slot.failed)}
        most={Math.max(1, ...slots.map((slot) => slot.requests))}
        words={`${counted(requests, 'request')}, ${numberText(failed)} failed`}
      />
    ),
  },
];

type Numbers = 'calls' | 'failed' | 'retries' | 'rate' | 'median' | 'p95';

const number = (id: Numbers, label: string, width: number, text: (value: number) => string): Column<Group> => ({
  id,
  label,
  width,
  align: 'end',
  value: (group) => group[id],
  cell: (group) => text(group[id]),
});
