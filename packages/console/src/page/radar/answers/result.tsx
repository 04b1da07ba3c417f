/** Loads the response and shows it as a chart or table with the facts needed to interpret it. */

import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartLine, Download, Table2 } from 'lucide-react';
import { useMemo } from 'react';
import { jsonOf } from '../../data/answer.ts';
import { call } from '../../data/call.ts';
import { download } from '../../ui/bytes/download.ts';
import { Button } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { Empty, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { Seconds } from '../../ui/shown/seconds.tsx';
import { csvOf } from '../../ui/table/csv.ts';
import type { Change } from '../ask/controls.tsx';
import { RANGE_LABELS, titleOf, VIEW_LABELS } from '../ask/labels.ts';
import type { Call, Selection } from '../ask/selection.ts';
import { ShownChart } from '../charts/shown-chart.tsx';
import styles from '../radar.module.css';
import { DEFAULT_RANGE, type RadarSearch } from '../search.ts';
import { Facts } from './facts.tsx';
import { stepOf } from './meta.ts';
import { isEmpty, read, type Shown, tableOf } from './shown.ts';
import { ShownTable } from './shown-table.tsx';

interface ResultProps {
  readonly search: RadarSearch;
  readonly selection: Selection;
  readonly onChange: (change: Change) => void;
}

const options = ({ operation, params }: Call) => ({
  queryKey: [operation, params],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<unknown> => {
    const body = jsonOf(await call(operation, params, { signal }));
    return Object(body).result ?? null;
  },
  // Buckets last at least a minute.
  staleTime: 60_000,
});

/** Combines complete results only; the newest response determines if the last bucket was incomplete. */
const combine = (answers: readonly UseQueryResult[]) => ({
  results:
    answers.length > 0 && answers.every(({ data }) => data !== undefined) ? answers.map(({ data }) => data) : undefined,
  error: answers.find(({ error }) => error !== null)?.error,
  asked: Math.max(0, ...answers.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  again: answers.map(({ refetch }) => refetch),
});

export function Result({ search, selection, onChange }: ResultProps) {
  const { results, error, asked, again } = useQueries({ queries: selection.calls.map(options), combine });
  const shown = useMemo(
    () => (results === undefined ? undefined : read(selection, results, asked)),
    [selection, results, asked],
  );
  const title = titleFor(selection);
  const retry = (): void => {
    for (const refetch of again) void refetch();
  };
  return (
    <section
      className={styles.result}
      aria-label={title}
      aria-busy={shown === undefined && error === undefined && selection.missing.length === 0}
    >
      <Head title={title} search={search} selection={selection} shown={shown} onChange={onChange} />
      <div className={styles.body}>
        {selection.missing.length > 0 ? (
          <Missing names={selection.missing} />
        ) : error !== undefined ? (
          <Failed title="Could not load the data" error={error} onRetry={retry} />
        ) : shown === undefined ? (
          <Loading />
        ) : (
          <Answer title={title} shown={shown} selection={selection} isTable={search.show === 'table'} />
        )}
      </div>
    </section>
  );
}

interface AnswerProps {
  readonly title: string;
  readonly shown: Shown;
  readonly selection: Selection;
  readonly isTable: boolean;
}

function Answer({ title, shown, selection, isTable }: AnswerProps) {
  if (isEmpty(shown))
    return (
      <Empty title="Nothing to show">
        There is no data for this selection. Try another place, a longer period or fewer filters.
      </Empty>
    );
  const [meta] = shown.metas;
  const isSeries = shown.kind === 'series';
  const times = isSeries ? (shown.sides[0]?.data.times ?? []) : [];
  return (
    <>
      {isTable ? <ShownTable title={title} shown={shown} /> : <ShownChart title={title} shown={shown} />}
      <Facts
        metas={shown.metas}
        sides={selection.sides}
        isSplit={selection.isSplit}
        step={isSeries && meta !== undefined ? stepOf(meta, times) : undefined}
        openFrom={isSeries ? shown.openFrom : undefined}
      />
    </>
  );
}

function titleFor({ dataset, view, by }: Selection): string {
  const { title } = dataset;
  if (view === 'top') return by === undefined || by === '' ? title : `${title}: top ${inText(titleOf(by))}`;
  if (view === 'histogram') return `${title}: ${inText(VIEW_LABELS.histogram)}`;
  const split = by === undefined ? '' : ` by ${inText(titleOf(by))}`;
  return `${title}${split}${view === 'summary' ? '' : ' over time'}`;
}

/** Lower-cases the first letter for use in a sentence, except in acronyms. */
const inText = (words: string): string => words.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

function Loading() {
  return (
    <div className={patterns.column}>
      <Skeleton height="22rem" />
      <Skeleton height="1.5rem" width="60%" />
      <Skeleton height="4rem" />
      <Seconds />
    </div>
  );
}

function Missing({ names }: { readonly names: readonly string[] }) {
  const words = names.map((name) => (name === 'network' ? 'a network, as AS64496' : titleOf(name).toLowerCase()));
  return <Empty title="One value is missing">These statistics need {words.join(' and ')}. Give it above.</Empty>;
}

interface HeadProps extends ResultProps {
  readonly title: string;
  readonly shown: Shown | undefined;
}

function Head({ title, search, selection, shown, onChange }: HeadProps) {
  const isTable = search.show === 'table';
  const who = selection.sides.map(({ label }) => label).join(' and ');
  return (
    <div className={styles.head}>
      <div>
        <h2>{title}</h2>
        <p className={styles.meaning}>
          {selection.missing.length === 0 && who}
          {selection.question.takes.has('dateRange') && `. ${timeOf(search)}`}
        </p>
      </div>
      <div className={patterns.wrapTight}>
        <Button small look="quiet" onPress={() => onChange({ show: isTable ? undefined : 'table' })}>
          {isTable ? <ChartLine size={15} aria-hidden /> : <Table2 size={15} aria-hidden />}
          {isTable ? 'Chart' : 'Table'}
        </Button>
        <Button
          small
          look="quiet"
          isDisabled={shown === undefined}
          onPress={() => shown !== undefined && save(shown, title)}
        >
          <Download size={15} aria-hidden />
          CSV
        </Button>
        <Link to="/explore/$operation" params={{ operation: selection.question.operation }} className={styles.callLink}>
          {selection.question.operation}
        </Link>
      </div>
    </div>
  );
}

function timeOf({ range, from, to }: RadarSearch): string {
  return from === undefined ? RANGE_LABELS[range ?? DEFAULT_RANGE] : `${from} to ${to}, whole days in UTC`;
}

function save(shown: Shown, title: string): void {
  const name = `radar-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.csv`;
  download(csvOf(tableOf(shown)), name, 'text/csv;charset=utf-8');
}
