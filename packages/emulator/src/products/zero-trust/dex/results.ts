/** Results of digital experience tests: https://developers.cloudflare.com/cloudflare-one/insights/dex/tests/ */
import type { At, Context } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { Reply } from '../../../handler/reply.ts';
import { hash } from '../../../state/ids.ts';
import { mean, measured, percentile, stepsBetween } from '../../shared/chance.ts';
import { all, below, type Fields } from '../../shared/fields.ts';
import { mentions, says } from '../../shared/lists.ts';
import { invalid, missing } from '../../shared/refusals.ts';
import { fleet, type Machine, wanted } from './fleet.ts';
import { DAY, HOUR, iso, type Range, rangeOf, stepOf } from './range.ts';

export interface Test {
  readonly test_id: string;
  readonly name: string;
  readonly description?: string;
  readonly enabled: boolean;
  readonly interval: string;
  readonly created: string;
  readonly updated: string;
  readonly data: { readonly host: string; readonly kind: 'http' | 'traceroute'; readonly method?: string };
  readonly targeted?: boolean;
  readonly target_policies?: readonly Fields[];
}

/** Measurements of each kind of test, in milliseconds where the name does not say otherwise. */
const MEASURES = {
  http: { resourceFetchTimeMs: [120, 480], serverResponseTimeMs: [40, 160], dnsResponseTimeMs: [4, 30] },
  traceroute: { roundTripTimeMs: [12, 60], hopsCount: [7, 9], packetLossPct: [0, 2] },
} as const;

export const testsOf = (context: Context): Test[] => all<Test>(context, below(context, 'dex', 'devices', 'dex_tests'));

export function testOf(context: Context & At<'test_id'>, kind: Test['data']['kind']): Test {
  const id = context.path.test_id;
  const test = testsOf(context).find((one) => one.test_id === id && one.data.kind === kind);
  if (test === undefined) throw missing(`${kind} test '${id.slice(0, 64)}'`, '/test_id');
  return test;
}

/** A test has results from the time on at which it was made, and none while it is switched off. */
export const runsOf = (test: Test, { from, to }: Range, step: number): number[] =>
  test.enabled ? stepsBetween(Math.max(from, Date.parse(test.created)), to, step) : [];

type Course = (time: number) => number;

/** A figure of a test on a device at a time. */
export function courseOf(test: Test, machine: Machine, name: string): Course {
  const [low = 0, high = 1] = Object.entries(MEASURES[test.data.kind]).find(([key]) => key === name)?.[1] ?? [];
  const at = measured(`${test.test_id}/${machine.id}/${name}`, low, high);
  return name.endsWith('Pct') ? (time) => Math.round(at(time) * 100) / 100 : (time) => Math.round(at(time));
}

interface Stat {
  readonly slots: readonly { readonly timestamp: string; readonly value: number }[];
  readonly avg: number | null;
  readonly max: number | null;
  readonly min: number | null;
}

const round = (value: number, isShare: boolean): number =>
  isShare ? Math.round(value * 100) / 100 : Math.round(value);

function statOf(times: readonly number[], isShare: boolean, valueAt: Course): Stat {
  const values = times.map((time) => round(valueAt(time), isShare));
  const slots = times.map((time, index) => ({ timestamp: iso(time), value: values[index] ?? 0 }));
  if (values.length === 0) return { slots, avg: null, max: null, min: null };
  return { slots, avg: round(mean(values), isShare), max: Math.max(...values), min: Math.min(...values) };
}

function statsOf(test: Test, machines: readonly Machine[], times: readonly number[]): Fields {
  const stats = Object.keys(MEASURES[test.data.kind]).map((name) => {
    const courses = machines.map((machine) => courseOf(test, machine, name));
    const valueAt: Course = (time) => mean(courses.map((course) => course(time)));
    return [name, statOf(times, name.endsWith('Pct'), valueAt)] as const;
  });
  const answers = times.map((time) => ({
    timestamp: iso(time),
    status200: machines.length,
    status300: 0,
    status400: 0,
    status500: 0,
  }));
  return {
    ...Object.fromEntries(stats),
    availabilityPct: statOf(times, true, () => 100),
    ...(test.data.kind === 'http' ? { httpStatusCode: answers } : {}),
    uniqueDevicesTotal: times.length === 0 ? 0 : machines.length,
  };
}

/** Results of all devices and split by data center, under the names that the kind of test has for them. */
function resultsOf(test: Test, machines: readonly Machine[], times: readonly number[]): [Fields | null, Fields[]] {
  if (times.length === 0 || machines.length === 0) return [null, []];
  const places = Map.groupBy(machines, ({ place }) => place.colo);
  return [statsOf(test, machines, times), [...places].map(([colo, ones]) => ({ colo, ...statsOf(test, ones, times) }))];
}

const about = ({ name, interval, data, targeted = false, target_policies = [] }: Test): Fields => ({
  ...data,
  name,
  interval,
  targeted,
  target_policies: targeted ? target_policies : null,
});

/** Results of these devices or of this data center, not of both. */
function askedOf(context: Context): Machine[] {
  const { colo, deviceId } = context.query;
  if (colo !== undefined && deviceId !== undefined)
    throw invalid('colo and deviceId exclude each other: give one of them', '/colo');
  return wanted(context);
}

const getHTTP: Handler<'zeroTrust.dex.httpTests.get'> = (context) => {
  const test = testOf(context, 'http');
  const times = runsOf(test, rangeOf(context, HOUR), stepOf(context.query.interval));
  const [httpStats, httpStatsByColo] = resultsOf(test, askedOf(context), times);
  return context.fit({ ...about(test), httpStats, httpStatsByColo });
};

const getTraceroute: Handler<'zeroTrust.dex.tracerouteTests.get'> = (context) => {
  const test = testOf(context, 'traceroute');
  const times = runsOf(test, rangeOf(context, HOUR), stepOf(context.query.interval));
  const [tracerouteStats, tracerouteStatsByColo] = resultsOf(test, askedOf(context), times);
  return context.fit({ ...about(test), tracerouteStats, tracerouteStatsByColo });
};

const PERCENTILES = [50, 90, 95, 99];

function percentilesOf(context: Context, test: Test): Fields {
  const machines = askedOf(context);
  const times = runsOf(test, rangeOf(context, HOUR), HOUR);
  const entries = Object.keys(MEASURES[test.data.kind]).map((name) => {
    const values = machines.flatMap((machine) => times.map(courseOf(test, machine, name)));
    const said = PERCENTILES.map((percent) => [
      `p${percent}`,
      values.length === 0 ? null : percentile(values, percent),
    ]);
    return [name, Object.fromEntries(said)];
  });
  return Object.fromEntries(entries);
}

const MEAN_OF = { http: 'resourceFetchTimeMs', traceroute: 'roundTripTimeMs' } as const;

/** The mean of a day, its course by the hour, and how it compares with the day before. */
function summaryOf(test: Test, machines: readonly Machine[], now: number): Fields | null {
  const courses = machines.map((machine) => courseOf(test, machine, MEAN_OF[test.data.kind]));
  const avgOf = (from: number, to: number): number | null => {
    const times = courses.length === 0 ? [] : runsOf(test, { from, to }, HOUR);
    return times.length === 0 ? null : Math.round(mean(courses.flatMap((course) => times.map(course))));
  };
  const avgMs = avgOf(now - DAY, now);
  if (avgMs === null) return null;
  const before = avgOf(now - 2 * DAY, now - DAY);
  const deltaPct = before === null ? null : Math.round(((avgMs - before) / before) * 1e4) / 100;
  const values = runsOf(test, { from: now - DAY, to: now }, HOUR).map((time) => ({
    timestamp: iso(time),
    avgMs: Math.round(mean(courses.map((course) => course(time)))),
  }));
  const timePeriod = { units: 'hours', value: 24 };
  return { avgMs, overTime: { timePeriod, values }, history: [{ timePeriod, avgMs: before, deltaPct }] };
}

function overviewOf(test: Test, machines: readonly Machine[], now: number): Fields {
  const isHTTP = test.data.kind === 'http';
  const key = isHTTP ? 'resourceFetchTime' : 'roundTripTime';
  const whole = summaryOf(test, machines, now);
  const byColo = [...Map.groupBy(machines, ({ place }) => place.colo)].flatMap(([colo, ones]) => {
    const summary = summaryOf(test, ones, now);
    return summary === null ? [] : [{ colo, [key]: summary }];
  });
  const result = whole === null ? null : { [key]: whole };
  const { test_id: id, created, updated, description = '', enabled } = test;
  return {
    ...about(test),
    ...{ id, created, updated, description, enabled },
    ...(isHTTP
      ? { httpResults: result, httpResultsByColo: byColo, tracerouteResults: null }
      : { tracerouteResults: result, tracerouteResultsByColo: byColo, httpResults: null }),
  };
}

/** The list has figures of all tests in addition to its items, so it is written as a whole. */
const overview: Handler<'zeroTrust.dex.tests.list'> = (context) => {
  const { kind, testName } = context.query;
  const machines = askedOf(context);
  const now = context.sandbox.clock.now();
  const tests = testsOf(context).filter((test) => says(kind, test.data.kind) && mentions(testName, test.name));
  const { items, info } = context.page(tests, (test) => overviewOf(test, machines, now));
  const available = (one: Test['data']['kind']): number | null => {
    const ran = testsOf(context).some((test) => test.data.kind === one && summaryOf(test, machines, now) !== null);
    return ran ? 100 : null;
  };
  const overviewMetrics = {
    testsTotal: testsOf(context).length,
    avgHttpAvailabilityPct: available('http'),
    avgTracerouteAvailabilityPct: available('traceroute'),
  };
  const result = context.fit({ overviewMetrics, tests: items });
  const body = { success: true, errors: [], messages: [], result, result_info: info };
  return new Reply(JSON.stringify(body), 'application/json');
};

const uniqueDevices: Handler<'zeroTrust.dex.tests.uniqueDevices.list'> = (context) => {
  const now = context.sandbox.clock.now();
  const ran = testsOf(context).some(
    (test) =>
      says(context.query.testName, test.name) && runsOf(test, { from: now - 7 * DAY, to: now }, HOUR).length > 0,
  );
  return context.fit({ uniqueDevicesTotal: ran ? wanted(context).length : 0 });
};

/** The id of a run encodes its test, device and start: results are not stored. */
export function runId(test: Test, machine: Machine, time: number): string {
  const whose = [test.test_id, machine.id].map((text) => hash(text).toString(16).padStart(8, '0')).join('');
  const at = Math.floor(time / 1000)
    .toString(16)
    .padStart(12, '0');
  return `${whose.slice(0, 8)}-${whose.slice(8, 12)}-${whose.slice(12)}-8000-${at}`;
}

/** The run of an id, if such a one took place. */
export function runOf(context: Context, id: string): { test: Test; machine: Machine; time: number } | undefined {
  const time = Number.parseInt(id.slice(-12), 16) * 1000;
  if (time % stepOf('minute') !== 0) return undefined;
  for (const test of testsOf(context)) {
    for (const machine of fleet(context)) {
      if (runId(test, machine, time) === id && Date.parse(test.created) <= time) return { test, machine, time };
    }
  }
  return undefined;
}

export const dexResults = {
  'zeroTrust.dex.httpTests.get': getHTTP,
  'zeroTrust.dex.httpTests.percentiles.get': (context) => context.fit(percentilesOf(context, testOf(context, 'http'))),
  'zeroTrust.dex.tests.list': overview,
  'zeroTrust.dex.tests.uniqueDevices.list': uniqueDevices,
  'zeroTrust.dex.tracerouteTests.get': getTraceroute,
  'zeroTrust.dex.tracerouteTests.percentiles': (context) =>
    context.fit(percentilesOf(context, testOf(context, 'traceroute'))),
} satisfies Handlers;
