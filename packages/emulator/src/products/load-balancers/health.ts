/** Health of pools, previews of checks, and regions: the origins of a local pool all respond. */

import { isObject } from '@flarewire/schema';
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { all, type Fields, keep, phase, read } from '../shared/fields.ts';
import { partOf, referencesOf } from './references.ts';

const RTT = '12.1ms';

/** Of disabled origins nothing is known: they are not checked. */
function originsOf(pool: Fields) {
  const origins = Array.isArray(pool.origins) ? pool.origins.filter(isObject) : [];
  const enabled = origins.filter((origin) => origin.enabled !== false);
  return enabled.map((origin) => ({
    [String(origin.address)]: { healthy: true, rtt: RTT, failure_reason: 'No failures', response_code: 200 },
  }));
}

/** A pool is healthy where it is enabled and enough of its origins are. */
function healthOf(pool: Fields) {
  const origins = originsOf(pool);
  const least = typeof pool.minimum_origins === 'number' ? pool.minimum_origins : 1;
  return { healthy: pool.enabled !== false && origins.length >= least, origins };
}

function poolOf(context: Context & At<'pool_id'>): Fields {
  const pool = read(context, partOf(context, 'pools'), context.path.pool_id);
  if (pool === undefined) throw problem(404, 1001, 'the object was not found');
  return pool;
}

/** https://developers.cloudflare.com/load-balancing/understand-basics/health-details/ */
function health(context: Context & At<'pool_id'>) {
  const pool = poolOf(context);
  return { pool_id: String(pool.id), pop_health: healthOf(pool) };
}

const previewsOf = (context: Context): string => partOf(context, 'pools').replace(/pools$/, 'preview');

function preview(context: Context, pools: readonly Fields[]) {
  const preview_id = context.sandbox.ids.hex();
  keep(context, previewsOf(context), preview_id, { pools: pools.map((pool) => pool.id), created: context.now() });
  return { preview_id, pools: Object.fromEntries(pools.map((pool) => [String(pool.id), String(pool.name)])) };
}

function previewMonitor(context: Context & At<'monitor_id'>) {
  const monitor = read(context, partOf(context, 'monitors'), context.path.monitor_id);
  if (monitor === undefined) throw problem(404, 1001, 'the object was not found');
  const users = new Set(referencesOf(context, 'monitor', monitor).map((one) => one.resource_id));
  return preview(
    context,
    all(context, partOf(context, 'pools')).filter((pool) => users.has(String(pool.id))),
  );
}

/** Empty until the checks are complete. */
function previewResult(context: Context & At<'preview_id'>) {
  const asked = read(context, previewsOf(context), context.path.preview_id);
  if (asked === undefined) throw problem(404, 1001, 'the object was not found');
  const state = phase(asked.created, context, [
    ['checking', 0],
    ['done', 5],
  ]);
  if (state === 'checking') return {};
  const ids: unknown[] = Array.isArray(asked.pools) ? asked.pools : [];
  const pools = all(context, partOf(context, 'pools')).filter((pool) => ids.includes(pool.id));
  return Object.fromEntries(pools.map((pool) => [String(pool.id), healthOf(pool)]));
}

/** Some countries of each: https://developers.cloudflare.com/load-balancing/reference/region-mapping-api/ */
const REGIONS: Readonly<Record<string, string>> = {
  WNAM: 'CA US',
  ENAM: 'CA US',
  WEU: 'BE CH DE ES FR GB IE IT NL PT',
  EEU: 'BG CZ HU PL RO RU UA',
  NSAM: 'CO EC VE',
  SSAM: 'AR BR CL UY',
  OC: 'AU NZ',
  ME: 'AE IL QA SA TR',
  NAF: 'DZ EG LY MA TN',
  SAF: 'AO KE MZ ZA',
  SAS: 'BD IN LK NP PK',
  SEAS: 'ID MY PH SG TH VN',
  NEAS: 'CN HK JP KR TW',
};

const regionOf = ([region_code, countries]: readonly [string, string]) => ({
  region_code,
  countries: countries.split(' ').map((country_code_a2) => ({ country_code_a2 })),
});

function regions(country: string | undefined) {
  const found = Object.entries(REGIONS).filter(
    ([, countries]) => country === undefined || countries.split(' ').includes(country),
  );
  return { iso_standard: 'ISO 3166-1 alpha-2', regions: found.map(regionOf) };
}

const region: Handler<'loadBalancers.regions.get'> = ({ path }) => {
  const found = Object.entries(REGIONS).find(([code]) => code === path.region_id);
  if (found === undefined) throw problem(404, 1001, 'the region was not found');
  return { iso_standard: 'ISO 3166-1 alpha-2', regions: [regionOf(found)] };
};

export const healths = {
  'loadBalancers.monitors.previews.create': previewMonitor,
  'loadBalancers.pools.health.get': health,
  'loadBalancers.pools.health.create': (context) => preview(context, [poolOf(context)]),
  'loadBalancers.previews.get': previewResult,
  'loadBalancers.regions.list': ({ query }) => regions(query.country_code_a2),
  'user.loadBalancers.monitors.previews.create': previewMonitor,
  'user.loadBalancers.pools.health.get': health,
  'user.loadBalancers.pools.health.create': (context) => preview(context, [poolOf(context)]),
  'user.loadBalancers.previews.get': previewResult,
  'user.loadBalancers.regions.list': ({ query }) => regions(query.country_code),
  'loadBalancers.regions.get': region,
} satisfies Handlers;
