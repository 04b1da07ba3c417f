/** Reports on connections through applications, the same for the same question: https://developers.cloudflare.com/spectrum/reference/analytics/ */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { pathKey } from '../../routing/router.ts';
import { chance } from '../shared/chance.ts';
import { all, below, type Fields } from '../shared/fields.ts';
import { flowOf } from '../shared/flow.ts';
import { invalid } from '../shared/refusals.ts';
import { zoneTables } from '../zones/state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DIMENSIONS = ['event', 'appID', 'coloName', 'ipVersion'] as const;
const METRICS = [
  'count',
  'bytesIngress',
  'bytesEgress',
  'durationAvg',
  'durationMedian',
  'duration90th',
  'duration99th',
];

type Group = Readonly<Record<(typeof DIMENSIONS)[number], string>>;

/** Every application, data center, version of IP and event of a zone. */
function groupsOf(apps: readonly string[]): Group[] {
  return apps.flatMap((appID) =>
    ['FRA', 'SIN', 'SJC'].flatMap((coloName) =>
      ['4', '6'].flatMap((ipVersion) =>
        ['connect', 'progress', 'disconnect', 'clientFiltered', 'originError'].map((event) => ({
          event,
          appID,
          coloName,
          ipVersion,
        })),
      ),
    ),
  );
}

const HOURLY: Readonly<Record<string, number>> = {
  connect: 60,
  progress: 30,
  disconnect: 60,
  clientFiltered: 3,
  originError: 1,
};

const appsOf = (context: Context): string[] =>
  all(context, below(context, 'spectrum', 'apps')).map(({ id }) => String(id));

/** Bytes, and durations in milliseconds, are reported when a connection ends. */
function amountOf(group: Group, metric: string, since: number, until: number): number {
  const seed = `${group.appID}/${group.coloName}/${group.ipVersion}`;
  const count = flowOf(`${seed}/${group.event}`, HOURLY[group.event] ?? 0)(since, until);
  if (metric === 'count') return count;
  if (group.event !== 'disconnect') return 0;
  const duration = 20_000 + Math.floor(200_000 * chance(seed));
  const factors: Readonly<Record<string, number>> = {
    durationAvg: 1,
    durationMedian: 0.8,
    duration90th: 2,
    duration99th: 5,
  };
  const factor = factors[metric];
  if (factor !== undefined) return Math.round(duration * factor);
  return count * Math.round((metric === 'bytesIngress' ? 1024 : 8192) * (0.5 + chance(`${seed} size`)));
}

/** Sums; of durations the mean of those that there are. */
function together(groups: readonly Group[], metric: string, since: number, until: number): number {
  const values = groups.map((group) => amountOf(group, metric, since, until));
  const sum = values.reduce((total, one) => total + one, 0);
  const counted = values.filter((value) => value > 0).length;
  return metric.startsWith('duration') ? Math.round(sum / (counted || 1)) : sum;
}

/** https://developers.cloudflare.com/spectrum/reference/analytics/#operators-for-filtering . Values are text, as dimensions are. */
const OPERATORS: readonly (readonly [sign: string, test: (own: string, value: string) => boolean])[] = [
  ['==', (own, value) => own === value],
  ['!=', (own, value) => own !== value],
  ['>=', (own, value) => own >= value],
  ['<=', (own, value) => own <= value],
  ['>', (own, value) => own > value],
  ['<', (own, value) => own < value],
];

/** @throws Problem 400 */
function conditionOf(text: string): (group: Group) => boolean {
  const operator = OPERATORS.find(([sign]) => text.includes(sign));
  const sign = operator?.[0] ?? '==';
  const [name = '', ...rest] = text.split(sign);
  const dimension = DIMENSIONS.find((known) => known === name.trim());
  const value = rest.join(sign).trim();
  if (operator === undefined || dimension === undefined || value === '')
    throw invalid(`'${text.slice(0, 64)}' is not a condition`, '/filters');
  return (group) => operator[1](group[dimension], value);
}

/** `AND` binds more than `OR`: https://developers.cloudflare.com/spectrum/reference/analytics/#operators-for-filtering */
function filterOf(text: unknown): (group: Group) => boolean {
  if (typeof text !== 'string') return () => true;
  const sums = text
    .split(',')
    .flatMap((part) => part.split(' OR '))
    .map((sum) =>
      sum
        .split(';')
        .flatMap((part) => part.split(' AND '))
        .map(conditionOf),
    );
  return (group) => sums.some((sum) => sum.every((test) => test(group)));
}

const words = (value: unknown): string[] =>
  (Array.isArray(value) ? value : String(value ?? '').split(',')).map(String).filter(Boolean);

interface Query {
  readonly dimensions: readonly (typeof DIMENSIONS)[number][];
  readonly metrics: readonly string[];
  readonly since: number;
  readonly until: number;
  readonly sort: readonly string[];
  readonly groups: readonly Group[];
}

function queryOf(context: Context): Query {
  const { query, sandbox } = context;
  const dimensions = words(query.dimensions).map((name) => {
    const known = DIMENSIONS.find((one) => one === name);
    if (known === undefined) throw invalid(`'${name.slice(0, 64)}' is not a dimension`, '/dimensions');
    return known;
  });
  const metrics = query.metrics === undefined ? ['count'] : words(query.metrics);
  const unknown = metrics.find((name) => !METRICS.includes(name));
  if (unknown !== undefined) throw invalid(`'${unknown.slice(0, 64)}' is not a metric`, '/metrics');
  const until = query.until === undefined ? sandbox.clock.now() : Date.parse(String(query.until));
  const since = query.since === undefined ? until - 6 * HOUR : Date.parse(String(query.since));
  if (!(since < until)) throw invalid('since must be before until', '/since');
  const sort = words(query.sort);
  const names = new Set<string>([...dimensions, ...metrics]);
  const stray = sort.find((one) => !names.has(one.replace(/^[+-]/, '')));
  if (stray !== undefined) throw invalid(`'${stray.slice(0, 64)}' is not among what is asked for`, '/sort');
  return { dimensions, metrics, since, until, sort, groups: groupsOf(appsOf(context)).filter(filterOf(query.filters)) };
}

interface Row {
  readonly dimensions: readonly string[];
  readonly metrics: readonly number[];
  readonly groups: readonly Group[];
}

function rowsOf({ dimensions, metrics, since, until, sort, groups }: Query): Row[] {
  const byKey = Map.groupBy(groups, (group) => JSON.stringify(dimensions.map((name) => group[name])));
  const rows = [...byKey].map(([key, own]) => ({
    dimensions: JSON.parse(key) as string[], // written above
    metrics: metrics.map((metric) => together(own, metric, since, until)),
    groups: own,
  }));
  const names: readonly string[] = dimensions;
  const cell = (row: Row, name: string): string | number =>
    row.dimensions[names.indexOf(name)] ?? row.metrics[metrics.indexOf(name)] ?? 0;
  return sort.toReversed().reduce((sorted, one) => {
    const [name, sign] = [one.replace(/^[+-]/, ''), one.startsWith('-') ? -1 : 1];
    return sorted.toSorted((left, right) => (cell(left, name) < cell(right, name) ? -sign : sign));
  }, rows);
}

const time = (at: number): string => new Date(at).toISOString();

const asked = ({ dimensions, metrics, since, until, sort }: Query, { query }: Context): Fields => ({
  dimensions,
  metrics,
  since: time(since),
  until: time(until),
  sort,
  limit: 100_000,
  ...(query.filters === undefined ? {} : { filters: query.filters }),
});

/** The total of each metric, and its least and greatest value among the rows. */
function extremes({ metrics, groups, since, until }: Query, rows: readonly Row[]): Fields {
  const of = (find: (values: number[]) => number): Fields =>
    Object.fromEntries(metrics.map((metric, index) => [metric, find(rows.map((row) => row.metrics[index] ?? 0))]));
  return {
    totals: Object.fromEntries(metrics.map((metric) => [metric, together(groups, metric, since, until)])),
    min: of((values) => (values.length === 0 ? 0 : Math.min(...values))),
    max: of((values) => (values.length === 0 ? 0 : Math.max(...values))),
    rows: rows.length,
    data_lag: 0,
  };
}

const summary: Handler<'spectrum.analytics.events.summaries.get'> = (context) => {
  const query = queryOf(context);
  const rows = rowsOf(query);
  const data = rows.map(({ dimensions, metrics }) => ({ dimensions, metrics }));
  return context.fit({ data, query: asked(query, context), ...extremes(query, rows) });
};

const STEPS: Readonly<Record<string, number>> = {
  minute: MINUTE,
  dekaminute: 10 * MINUTE,
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
};
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const MAX_INTERVALS = 10_000;

/** End of the interval that contains a time. */
function endOf(at: number, delta: string): number {
  const months = MONTHS[delta];
  if (months === undefined) {
    const step = STEPS[delta];
    if (step === undefined) throw invalid(`'${delta.slice(0, 64)}' is not a length of time`, '/time_delta');
    return (Math.floor(at / step) + 1) * step;
  }
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), (Math.floor(date.getUTCMonth() / months) + 1) * months);
}

const byTime: Handler<'spectrum.analytics.events.bytimes.get'> = (context) => {
  const query = queryOf(context);
  const { time_delta = '' } = context.query;
  const intervals: [number, number][] = [];
  for (let at = query.since; at < query.until; at = endOf(at, time_delta)) {
    if (intervals.length === MAX_INTERVALS) throw invalid('The period has too many intervals', '/time_delta');
    intervals.push([at, Math.min(query.until, endOf(at, time_delta))]);
  }
  const rows = rowsOf(query);
  const data = rows.map(({ dimensions, groups }) => ({
    dimensions,
    metrics: query.metrics.map((metric) => intervals.map(([since, until]) => together(groups, metric, since, until))),
  }));
  const time_intervals = intervals.map(([since, until]) => [time(since), time(until)]);
  return context.fit({ data, time_intervals, query: asked(query, context), ...extremes(query, rows) });
};

/** The last minute. */
const current: Handler<'spectrum.analytics.aggregates.currents.get'> = (context) => {
  const { appID, colo_name } = context.query;
  const until = context.sandbox.clock.now();
  const wanted = appID === undefined ? undefined : words(appID);
  const apps = appsOf(context).filter((id) => wanted === undefined || wanted.includes(id));
  const rows = apps.map((app) => {
    const groups = groupsOf([app]).filter(
      ({ coloName }) => colo_name === undefined || coloName === colo_name.toUpperCase(),
    );
    const amount = (metric: string, event: string): number =>
      together(
        groups.filter((group) => group.event === event),
        metric,
        until - MINUTE,
        until,
      );
    return {
      appID: app,
      bytesIngress: amount('bytesIngress', 'disconnect'),
      bytesEgress: amount('bytesEgress', 'disconnect'),
      connections: amount('count', 'connect'),
      durationAvg: amount('durationAvg', 'disconnect'),
    };
  });
  return context.fit(rows);
};

/** Of all zones of the user that have applications. */
const report: Handler<'user.spectrumAnalytics.zones.reports.get'> = (context) => {
  const { since, until, cdn_traffic } = context.query;
  const to = until === undefined ? context.sandbox.clock.now() : Date.parse(until);
  const from = since === undefined ? to - 6 * HOUR : Date.parse(since);
  if (!(from < to)) throw invalid('since must be before until', '/since');
  const zones = context.sandbox.use(zoneTables).select('id FROM zones ORDER BY number', []);
  const rows = zones.flatMap(({ id }) => {
    const apps = all(context, pathKey(['zones', String(id), 'spectrum', 'apps'])).filter(
      ({ traffic_type }) => cdn_traffic === true || traffic_type === undefined || traffic_type === 'direct',
    );
    if (apps.length === 0) return [];
    const groups = groupsOf(apps.map((app) => String(app.id)));
    const ingress = together(groups, 'bytesIngress', from, to);
    const egress = together(groups, 'bytesEgress', from, to);
    return [{ zone_id: id, totals: { bandwidth: { all: ingress + egress, ingress, egress } } }];
  });
  return context.fit(rows);
};

export const spectrumAnalytics = {
  'spectrum.analytics.events.summaries.get': summary,
  'spectrum.analytics.events.bytimes.get': byTime,
  'spectrum.analytics.aggregates.currents.get': current,
  'user.spectrumAnalytics.zones.reports.get': report,
} satisfies Handlers;
