/** Reports on DNS queries, deterministic for the same query: rows, totals and times agree with each other. */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { chance } from '../shared/chance.ts';
import type { Fields } from '../shared/fields.ts';

const HOUR = 3_600_000;

/** https://developers.cloudflare.com/dns/reference/analytics-api-properties/ */
const METRICS = new Set([
  'queryCount',
  'uncachedCount',
  'staleCount',
  'responseTimeAvg',
  'responseTimeMedian',
  'responseTime90th',
  'responseTime99th',
]);
const VALUES: Readonly<Record<string, readonly string[]>> = {
  queryName: ['www.example.com', 'example.com', 'mail.example.com'],
  queryType: ['A', 'AAAA', 'MX', 'TXT'],
  responseCode: ['NOERROR', 'NXDOMAIN'],
  responseCached: ['0', '1'],
  coloName: ['LIS', 'FRA', 'SJC'],
  origin: ['192.0.2.53'],
  dayOfWeek: ['1', '2', '3', '4', '5', '6', '7'],
  tcp: ['0', '1'],
  ipVersion: ['4', '6'],
  querySizeBucket: ['16-31', '32-47'],
  responseSizeBucket: ['16-31', '48-63'],
};

interface Report {
  readonly dimensions: readonly string[];
  readonly metrics: readonly string[];
  readonly since: number;
  readonly until: number;
  readonly limit: number;
  readonly seed: string;
}

const words = (text: unknown): string[] => (typeof text === 'string' && text !== '' ? text.split(',') : []);

function reportOf(context: Context): Report {
  const { query, sandbox, path } = context;
  const dimensions = words(query.dimensions);
  const metrics = words(query.metrics ?? 'queryCount');
  // The code is not documented.
  const unknown = metrics.find((name) => !METRICS.has(name)) ?? dimensions.find((name) => !Object.hasOwn(VALUES, name));
  if (unknown !== undefined)
    throw problem(400, 1001, `'${unknown.slice(0, 60)}' is not a metric or dimension of this report`);
  const now = Math.floor(sandbox.clock.now() / HOUR) * HOUR;
  const until = timeOf(query.until, now);
  const since = timeOf(query.since, until - 6 * HOUR);
  if (since > until) throw problem(400, 1001, 'since is after until', '/since');
  const limit = typeof query.limit === 'number' ? query.limit : 100;
  return { dimensions, metrics, since, until, limit, seed: `${Object.values(path)}|${query.filters ?? ''}` };
}

function timeOf(text: unknown, otherwise: number): number {
  const time = Date.parse(String(text));
  return Number.isNaN(time) ? otherwise : time;
}

/** All combinations of the values of the dimensions. */
function groups({ dimensions }: Report): string[][] {
  return dimensions.reduce<string[][]>(
    (rows, name) => rows.flatMap((row) => (VALUES[name] ?? []).map((value) => [...row, value])),
    [[]],
  );
}

/** Queries in one hour of one group; times are in milliseconds. */
function amount(seed: string, metric: string, group: readonly string[], time: number): number {
  const count = 50 + Math.floor(chance(`${seed}|${group}|${time}`) * 100);
  if (metric === 'queryCount') return count;
  if (metric === 'uncachedCount') return Math.floor(count / 4);
  if (metric === 'staleCount') return Math.floor(count / 20);
  return Math.round((2 + chance(`${seed}|${metric}|${group}|${time}`) * 8) * 1000) / 1000;
}

const isTime = (metric: string): boolean => metric.startsWith('responseTime');
const join = (metric: string, values: readonly number[]): number => {
  const sum = values.reduce((total, value) => total + value, 0);
  return isTime(metric) && values.length > 0 ? Math.round((sum / values.length) * 1000) / 1000 : sum;
};

const iso = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;

const STEPS: Readonly<Record<string, number>> = {
  minute: HOUR / 60,
  dekaminute: HOUR / 6,
  hour: HOUR,
  day: 24 * HOUR,
  week: 168 * HOUR,
  month: 720 * HOUR,
  quarter: 2160 * HOUR,
  year: 8760 * HOUR,
};
const MAX_STEPS = 2000;

function timesOf({ since, until }: Report, step: number): number[] {
  const count = Math.min(MAX_STEPS, Math.max(1, Math.ceil((until - since) / step)));
  return Array.from({ length: count }, (_, index) => since + index * step);
}

/** Rows of values by time, with their totals. */
function rowsOf(
  report: Report,
  step: number,
): { rows: { dimensions: string[]; series: number[][] }[]; times: number[] } {
  const times = timesOf(report, step);
  const rows = groups(report)
    .slice(0, Math.max(1, report.limit))
    .map((dimensions) => ({
      dimensions,
      series: report.metrics.map((metric) => times.map((time) => amount(report.seed, metric, dimensions, time))),
    }));
  return { rows, times };
}

function summary(report: Report, columns: readonly (readonly number[])[]): Fields {
  const named = (pick: (metric: string, values: readonly number[]) => number): Fields =>
    Object.fromEntries(report.metrics.map((metric, index) => [metric, pick(metric, columns[index] ?? [])]));
  return {
    totals: named(join),
    min: named((_, values) => Math.min(...values)),
    max: named((_, values) => Math.max(...values)),
    data_lag: 60,
  };
}

function queryOf(context: Context, { dimensions, metrics, since, until, limit }: Report): Fields {
  const { filters, sort } = context.query;
  return {
    dimensions,
    metrics,
    since: iso(since),
    until: iso(until),
    limit,
    ...(typeof filters === 'string' ? { filters } : {}),
    ...(typeof sort === 'string' ? { sort: words(sort) } : {}),
  };
}

function report<Result>(context: Showing<Result>): Result {
  const asked = reportOf(context);
  const { rows } = rowsOf(asked, HOUR);
  const data = rows.map(({ dimensions, series }) => ({
    dimensions,
    metrics: series.map((values, index) => join(asked.metrics[index] ?? '', values)),
  }));
  const [first = ''] = words(context.query.sort);
  const column = asked.metrics.indexOf(first.replace(/^[+-]/, ''));
  if (column >= 0) data.sort((one, other) => (one.metrics[column] ?? 0) - (other.metrics[column] ?? 0));
  if (first.startsWith('-')) data.reverse();
  const columns = asked.metrics.map((_, index) => data.map(({ metrics }) => metrics[index] ?? 0));
  return context.fit({ rows: data.length, data, query: queryOf(context, asked), ...summary(asked, columns) });
}

const byTime: Handler<'dns.analytics.reports.bytimes.get' | 'dnsFirewall.analytics.reports.bytimes.get'> = (
  context,
) => {
  const asked = reportOf(context);
  const wanted = String(context.query.time_delta ?? 'auto');
  const length = asked.until - asked.since;
  const step = wanted === 'all' ? Math.max(length, 1) : (STEPS[wanted] ?? (length > 72 * HOUR ? 24 * HOUR : HOUR));
  const { rows, times } = rowsOf(asked, step);
  const data = rows.map(({ dimensions, series }) => ({ dimensions, metrics: series }));
  const columns = asked.metrics.map((_, index) => rows.flatMap(({ series }) => series[index] ?? []));
  return context.fit({
    rows: data.length,
    data,
    time_intervals: times.map((time) => [iso(time), iso(Math.min(time + step, Math.max(asked.until, time + 1000)))]),
    query: { ...queryOf(context, asked), time_delta: wanted },
    ...summary(asked, columns),
  });
};

export const dnsAnalytics = {
  'dns.analytics.reports.get': report,
  'dns.analytics.reports.bytimes.get': byTime,
  'dnsFirewall.analytics.reports.get': report,
  'dnsFirewall.analytics.reports.bytimes.get': byTime,
} satisfies Handlers;
