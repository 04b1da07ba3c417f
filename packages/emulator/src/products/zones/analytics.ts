/**
 * Reports on the traffic of zones, from before GraphQL: nobody visits a zone here, so the figures are made up, the same
 * for the same period, and agree with each other. https://developers.cloudflare.com/analytics/graphql-api/migration-guides/zone-analytics/
 */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import type { Fields } from '../shared/fields.ts';
import { flowOf, partsOf } from '../shared/flow.ts';
import { zoneOf, zoneTables } from './state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

interface Period {
  readonly since: number;
  readonly until: number;
}

/** A time, or minutes before now. */
function timeOf(value: unknown, otherwise: number, now: number, name: string): number {
  const text = String(value ?? otherwise);
  const time = /^-?\d+$/.test(text) ? now + Number(text) * MINUTE : Date.parse(text);
  if (Number.isNaN(time)) throw problem(400, 1001, `'${text.slice(0, 64)}' is not a time`, `/${name}`); // code not documented
  return time;
}

function periodOf({ query, sandbox }: Context): Period {
  const now = Math.floor(sandbox.clock.now() / MINUTE) * MINUTE;
  const period = { since: timeOf(query.since, -10_080, now, 'since'), until: timeOf(query.until, 0, now, 'until') };
  if (period.since < now - YEAR) throw problem(400, 1001, 'since must be at most one year ago', '/since'); // code not documented
  if (period.since >= period.until) throw problem(400, 1001, 'since must be before until', '/since'); // code not documented
  return period;
}

/** Slices of periods up to a length, as the API description has them; those of longer ones are days. */
const STEPS: readonly (readonly [most: number, step: number])[] = [
  [HOUR, MINUTE],
  [7 * HOUR, 15 * MINUTE],
  [15 * HOUR, 30 * MINUTE],
  [3 * DAY, HOUR],
];

function slicesOf({ since, until }: Period): Period[] {
  const step = STEPS.find(([most]) => until - since <= most)?.[1] ?? DAY;
  const slices: Period[] = [];
  for (let at = since; at < until && slices.length < 400; at = (Math.floor(at / step) + 1) * step)
    slices.push({ since: at, until: Math.min(until, (Math.floor(at / step) + 1) * step) });
  return slices;
}

const time = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z');

const COUNTRIES = [
  ['US', 0.5],
  ['DE', 0.3],
  ['SG', 0.2],
] as const;
const STATUSES = [
  ['404', 0.05],
  ['304', 0.1],
  ['200', 0.85],
] as const;
const TYPES = [
  ['css', 0.1],
  ['javascript', 0.2],
  ['png', 0.2],
  ['html', 0.5],
] as const;
const PROTOCOLS = [
  ['none', 0.05],
  ['TLSv1', 0],
  ['TLSv1.1', 0],
  ['TLSv1.2', 0.25],
  ['TLSv1.3', 0.7],
] as const;

/** From the cache or from the origin. */
const served = (all: number): Fields => ({
  all,
  ...partsOf(all, [
    ['cached', 0.6],
    ['uncached', 0.4],
  ]),
});

const secured = (all: number): Fields => {
  const protocols = partsOf(all, PROTOCOLS);
  return {
    content_type: partsOf(all, TYPES),
    ssl: { encrypted: all - protocols.none, unencrypted: protocols.none },
    ssl_protocols: protocols,
  };
};

const BYTES_A_REQUEST = 4096;

function requestsIn(seed: string, { since, until }: Period): number {
  return flowOf(`${seed} requests`, 120)(since, until);
}

function figures(seed: string, period: Period): Fields {
  const all = requestsIn(seed, period);
  const bytes = all * BYTES_A_REQUEST;
  const threats = flowOf(`${seed} threats`, 2)(period.since, period.until);
  return {
    since: time(period.since),
    until: time(period.until),
    requests: {
      ...served(all),
      ...secured(all),
      country: partsOf(all, COUNTRIES),
      http_status: partsOf(all, STATUSES),
    },
    bandwidth: { ...served(bytes), ...secured(bytes), country: partsOf(bytes, COUNTRIES) },
    threats: {
      all: threats,
      country: partsOf(threats, COUNTRIES),
      type: partsOf(threats, [
        ['user.ban.ip', 0.4],
        ['macro.chl.captchaFail', 0.6],
      ]),
    },
    pageviews: { all: Math.floor(all / 4), search_engine: { googlebot: Math.floor(all / 40) } },
    uniques: { all: Math.ceil(all / 10) },
  };
}

const dashboard: Handler<'zones.analytics.dashboard.get'> = (context) => {
  const { id } = zoneOf(context);
  const period = periodOf(context);
  return context.fit({
    totals: figures(id, period),
    timeseries: slicesOf(period).map((slice) => figures(id, slice)),
  });
};

const COLOS = ['FRA', 'SIN', 'SJC'];

/** Of Enterprise zones alone: https://developers.cloudflare.com/api/resources/zones/subresources/analytics/ */
const colos: Handler<'zones.analytics.colos.get'> = (context) => {
  const zone = zoneOf(context);
  if (zone.plan.legacy_id !== 'enterprise')
    throw problem(403, 1015, 'Data centers are available to Enterprise zones only'); // code not documented
  const period = periodOf(context);
  return context.fit(
    COLOS.map((colo) => ({
      colo_id: colo,
      totals: figures(`${zone.id}/${colo}`, period),
      timeseries: slicesOf(period).map((slice) => figures(`${zone.id}/${colo}`, slice)),
    })),
  );
};

/** Of all zones of the user. */
const ofUser: Handler<'user.analytics.dashboard.get'> = (context) => {
  const period = periodOf(context);
  const ids = context.sandbox.use(zoneTables).select('id FROM zones ORDER BY number', []);
  return context.fit(
    ids.map(({ id }) => ({
      zone_id: id,
      totals: figures(String(id), period),
      timeseries: slicesOf(period).map((slice) => figures(String(id), slice)),
    })),
  );
};

export const zoneAnalytics = {
  'zones.analytics.dashboard.get': dashboard,
  'zones.analytics.colos.get': colos,
  'user.analytics.dashboard.get': ofUser,
} satisfies Handlers;
