/** Queries over the logs of Workers: https://developers.cloudflare.com/workers/observability/query-builder/ */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { PageResult } from '../../../handler/page-result.ts';
import { CODE, problem } from '../../../problem.ts';
import { userOf } from '../../accounts/members.ts';
import { below, type Fields, fieldsOf, keep, read } from '../../shared/fields.ts';
import { workersOf } from '../tables.ts';
import { calculationsOf, grouped, type Question, type Slots, slotted } from './calculations.ts';
import { distributionOf } from './distribution.ts';
import { eventsOf, sampleInterval } from './events.ts';
import { fieldsOfEvent, fieldValue, matching, needleOf } from './filters.ts';
import type { Period, TelemetryEvent } from './telemetry-event.ts';

const HOUR = 3_600_000;
const LIMIT = 50;
const SLOTS = 24;
const MAX_SLOTS = 2000;

/** @throws Problem 400 where the period ends before it begins */
function periodOf(context: Context, timeframe: unknown, longest = HOUR): Period {
  const now = context.sandbox.clock.now();
  const { from, to } = isObject(timeframe) ? timeframe : {};
  const end = typeof to === 'number' ? to : now;
  const period = { from: typeof from === 'number' ? from : end - longest, to: end };
  if (period.from > period.to)
    throw problem(
      400,
      CODE.invalid,
      `The timeframe begins at ${period.from}, after its end at ${period.to}`,
      '/timeframe',
    ); // code not documented
  return period;
}

/** A query and its parameters, or those of the saved query that it names. */
function askedOf(context: Context, body: Fields): { query: Fields; parameters: Fields } {
  const id = String(body.queryId ?? '');
  const saved = read(context, below(context, 'workers', 'observability', 'queries'), id);
  const given = isObject(body.parameters) ? body.parameters : undefined;
  const parameters = given ?? (isObject(saved?.parameters) ? saved.parameters : undefined);
  if (parameters === undefined)
    throw problem(404, CODE.notFound, `The query '${id.slice(0, 64)}' is not saved`, '/queryId'); // code not documented
  const user = userOf(context).id;
  const now = context.now();
  const adhoc = {
    id,
    adhoc: true,
    created: now,
    createdBy: user,
    description: null,
    name: id,
    updated: now,
    updatedBy: user,
  };
  return { query: { ...adhoc, ...saved, parameters }, parameters };
}

/** The page of events after the one that the cursor names, or before it. */
function pageOf(events: readonly TelemetryEvent[], body: Fields): TelemetryEvent[] {
  const limit = typeof body.limit === 'number' ? body.limit : LIMIT;
  const at = events.findIndex(({ $metadata }) => $metadata.id === body.offset);
  if (at < 0) return events.slice(0, limit);
  return body.offsetDirection === 'prev'
    ? events.slice(Math.max(0, at - limit), at)
    : events.slice(at + 1, at + 1 + limit);
}

function keysIn(
  events: readonly TelemetryEvent[],
): Map<string, { type: 'string' | 'number' | 'boolean'; last: number }> {
  const keys = new Map<string, { type: 'string' | 'number' | 'boolean'; last: number }>();
  for (const event of events) {
    for (const [key, value] of fieldsOfEvent(event)) {
      const type = typeof value as 'string' | 'number' | 'boolean'; // scalars are of these types
      keys.set(key, { type, last: Math.max(event.timestamp, keys.get(key)?.last ?? 0) });
    }
  }
  return keys;
}

/** Raw events, the newest first, and their number per slot. */
function eventsView(
  events: readonly TelemetryEvent[],
  body: Fields,
  { slots, sampleInterval: weightOf }: Question,
): Fields {
  const series = slotted(events, slots).map(({ time, events: its }) => {
    const weight = weightOf(its[0]);
    const count = Math.round(its.length * weight);
    const interval = (slots.to - slots.from) / slots.count;
    const errors = its.filter(({ $metadata }) => $metadata.level === 'error').length;
    const row = { aggregates: { _count: count, _interval: interval }, count, errors, interval, sampleInterval: weight };
    return { time, data: count === 0 ? [] : [row] };
  });
  return {
    count: events.length,
    events: pageOf(events, body),
    fields: [...keysIn(events)].map(([key, { type }]) => ({ key, type })),
    series: body.ignoreSeries === true ? [] : series,
  };
}

/** All events of each invocation that has one which matches. */
function invocationsView(all: readonly TelemetryEvent[], events: readonly TelemetryEvent[], body: Fields): Fields {
  const ids = [...new Set(events.map(({ $metadata }) => $metadata.requestId))];
  const limit = typeof body.limit === 'number' ? body.limit : LIMIT;
  return Object.fromEntries(
    ids.slice(0, limit).map((id) => [id, all.filter(({ $metadata }) => $metadata.requestId === id)]),
  );
}

/** https://developers.cloudflare.com/workers/observability/traces/: of Workers that trace. */
function tracesView(events: readonly TelemetryEvent[], body: Fields): Fields[] {
  const limit = typeof body.limit === 'number' ? body.limit : LIMIT;
  return grouped(events, ['$metadata.traceId'])
    .slice(0, limit)
    .map(({ events: its, groups }) => {
      const whole = its.find(({ $metadata }) => $metadata.type === 'cf-worker-event') ?? its[0];
      const start = Math.min(...its.map(({ timestamp }) => timestamp));
      const duration = Number(whole?.$metadata.duration ?? 1);
      const errors = its.flatMap(({ $metadata }) => ($metadata.error === undefined ? [] : [String($metadata.error)]));
      return {
        rootSpanName: String(whole?.$metadata.trigger ?? ''),
        rootTransactionName: String(whole?.$metadata.trigger ?? ''),
        service: [...new Set(its.map(({ $metadata }) => $metadata.service))],
        spans: 1,
        traceDurationMs: duration,
        traceEndMs: start + duration,
        traceId: String(groups[0]?.value ?? ''),
        traceStartMs: start,
        errors: [...new Set(errors)],
      };
    });
}

function slotsOf(period: Period, granularity: unknown): Slots {
  const count = typeof granularity === 'number' ? Math.min(granularity, MAX_SLOTS) : SLOTS;
  return { ...period, count: Math.max(1, Math.floor(count)) };
}

/** The view that is asked for. */
function viewOf(context: Context, body: Fields, parameters: Fields, period: Period): Fields {
  const all = eventsOf(context, period);
  const events = matching(all, parameters);
  const question: Question = {
    parameters: { ...parameters, limit: parameters.limit ?? body.limit ?? LIMIT },
    slots: slotsOf(period, body.granularity),
    hasSeries: body.ignoreSeries !== true && body.chartType !== 'aggregate',
    sampleInterval: (event) => (event === undefined ? 1 : sampleInterval(context, event.$metadata.service)),
  };
  switch (body.view) {
    case 'events':
      return { events: eventsView(events, body, question) };
    case 'invocations':
    case 'requests':
      return { invocations: invocationsView(all, events, body) };
    case 'traces':
      return { traces: tracesView(events, body) };
    case 'agents':
      return { agents: [] }; // no code runs here, so no agent does
    default:
      if (body.chartType === 'distribution')
        return { distribution: distributionOf(events, question, body.distributionScale) };
      return { calculations: calculationsOf(events, question) };
  }
}

/** The result of a query, with the cost of the run. */
export function runQuery(context: Context, body: Fields): Fields {
  const { query, parameters } = askedOf(context, body);
  const period = periodOf(context, body.timeframe);
  const view = viewOf(context, body, parameters, period);
  const length = period.to - period.from;
  const before = { from: period.from - length, to: period.from };
  const compared = body.compare === true ? viewOf(context, body, parameters, before).calculations : undefined;
  const rows = eventsOf(context, period).length;
  const statistics = { bytes_read: rows * 1024, elapsed: rows / 1e6, rows_read: rows, abr_level: 1 };
  const run = {
    id: context.sandbox.ids.uuid(),
    accountId: context.path.account_id,
    dry: body.dry === true,
    granularity: slotsOf(period, body.granularity).count,
    query,
    status: 'COMPLETED',
    timeframe: period,
    userId: userOf(context).id,
    created: context.now(),
    updated: context.now(),
    statistics,
  };
  return { run, statistics, ...view, ...(compared === undefined ? {} : { compare: compared }) };
}

/** Names of fields; the most recent first. */
const keys: Handler<'workers.observability.telemetry.keys'> = (context) => {
  const { from, to, filters, datasets, needle, keyNeedle, limit = 1000 } = fieldsOf(context);
  const events = matching(eventsOf(context, periodOf(context, { from, to }, 7 * 24 * HOUR)), {
    filters,
    datasets,
    needle,
  });
  const holds = needleOf(keyNeedle);
  const rows = [...keysIn(events)]
    .filter(([key]) => holds(key))
    .map(([key, { type, last }]) => ({ key, lastSeenAt: last, type }))
    .sort((one, other) => other.lastSeenAt - one.lastSeenAt);
  return new PageResult(rows.slice(0, limit));
};

/** The values that a field takes in the period. */
const values: Handler<'workers.observability.telemetry.values'> = (context) => {
  const { key = '', timeframe, type, limit = LIMIT, ...parameters } = fieldsOf(context);
  const events = matching(eventsOf(context, periodOf(context, timeframe)), parameters);
  const found = new Map<unknown, TelemetryEvent>();
  for (const event of events) {
    const value = fieldValue(event, key);
    if (value !== undefined && typeof value === type && !found.has(value)) found.set(value, event);
  }
  const rows = [...found].map(([value, { dataset }]) => context.fit({ dataset, key, type, value }));
  return new PageResult(rows.slice(0, limit));
};

/** https://developers.cloudflare.com/workers/observability/logs/real-time-logs/: a tail of all Workers, or of one. */
const TAIL = ['workers', 'observability', 'live-tail'] as const;

function tailed(context: Context, scriptId: unknown): string {
  if (scriptId === undefined) return '';
  const script = workersOf(context).find(({ name, tag }) => name === scriptId || tag === scriptId);
  if (script === undefined) throw problem(404, 10007, 'This Worker does not exist on your account.', '/scriptId');
  return script.name;
}

const liveTail: Handler<'workers.observability.telemetry.liveTail'> = (context) => {
  const { scriptId } = fieldsOf(context);
  const id = context.sandbox.ids.hex();
  keep(context, below(context, ...TAIL), tailed(context, scriptId), { id, at: context.sandbox.clock.now() });
  const { host, protocol } = context.url;
  return { wsUrl: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/client/v4/given/tails/${id}` };
};

const heartbeat: Handler<'workers.observability.telemetry.liveTailHeartbeat'> = (context) => {
  const script = tailed(context, fieldsOf(context).scriptId);
  const tail = read(context, below(context, ...TAIL), script);
  if (tail === undefined) throw problem(404, CODE.notFound, 'No live tail is running for this Worker', '/scriptId'); // code not documented
  keep(context, below(context, ...TAIL), script, { ...tail, at: context.sandbox.clock.now() });
  return null;
};

const DAY = 24 * HOUR;

/** Events by day, dataset and Worker. https://developers.cloudflare.com/workers/observability/logs/workers-logs/#pricing */
const usage: Handler<'workers.observability.usage.get'> = (context) => {
  const { from, to } = context.query;
  const events = eventsOf(context, periodOf(context, { from: Date.parse(String(from)), to: Date.parse(String(to)) }));
  const rows = new Map<string, { bin: string; count: number; dataset: string; service: string }>();
  for (const { timestamp, dataset, $metadata } of events) {
    const bin = new Date(Math.floor(timestamp / DAY) * DAY).toISOString();
    const name = `${bin}/${$metadata.service}`;
    rows.set(name, { bin, count: (rows.get(name)?.count ?? 0) + 1, dataset, service: $metadata.service });
  }
  return { events: events.length, breakdown: [...rows.values()] };
};

export const telemetry = {
  'workers.observability.telemetry.keys': keys,
  'workers.observability.telemetry.values': values,
  'workers.observability.telemetry.query': (context) => context.fit(runQuery(context, fieldsOf(context))),
  'workers.observability.telemetry.liveTail': liveTail,
  'workers.observability.telemetry.liveTailHeartbeat': heartbeat,
  'workers.observability.usage.get': usage,
} satisfies Handlers;
