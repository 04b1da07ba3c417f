/** Load balancers of zones, and the pools and monitors of accounts and users that they use. */
import { isIP } from 'node:net';
import { isObject } from '@flarewire/schema';
import type { Context, GenericHandler } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { all, bearing, collectionOf, countOf, type Fields, fieldsIn, fieldsOf, keep, read } from '../shared/fields.ts';
import { zoneNameOf } from '../zones/plan.ts';
import { healths } from './health.ts';
import {
  balancersOf,
  itemOf,
  type Part,
  partOf,
  poolsOf,
  type Reference,
  type Resource,
  referencesOf,
} from './references.ts';

/** https://developers.cloudflare.com/load-balancing/troubleshooting/common-error-codes/ */
const CODES = { notFound: 1001, invalid: 1002, notUnique: 1003, referenced: 1005 } as const;

const invalid = (message: string, pointer: string): Problem => problem(400, CODES.invalid, message, pointer);
const notUnique = (pointer: string): Problem => problem(400, CODES.notUnique, 'value not unique', pointer);

type Check = (context: Context, item: Fields, id: string) => void;

/** The stored item of the path; refused if it does not exist. */
function before(context: Context): Fields {
  const item = read(context, collectionOf(context, 1), context.segments.at(-1) ?? '');
  if (item === undefined) throw problem(404, CODES.notFound, 'the object was not found');
  return item;
}

/** Create, replace and edit validate the resulting item. */
const creates =
  (defaults: (body: Fields, context: Context) => Fields, check: Check): GenericHandler =>
  (context) => {
    const item = { ...defaults(fieldsOf(context), context), ...fieldsOf(context) };
    check(context, item, '');
    return context.generic(item);
  };

const replaces =
  (defaults: (body: Fields, context: Context) => Fields, check: Check): GenericHandler =>
  (context) => {
    const { id } = before(context);
    const item = { ...defaults(fieldsOf(context), context), ...fieldsOf(context) };
    check(context, item, String(id));
    return context.generic(item);
  };

const edits =
  (defaults: (body: Fields, context: Context) => Fields, check: Check): GenericHandler =>
  (context) => {
    const old = before(context);
    const item = { ...old, ...fieldsOf(context) };
    check(context, item, String(old.id));
    const { disabled_at } = defaults(item, context);
    return context.generic(disabled_at === undefined ? fieldsOf(context) : { ...fieldsOf(context), disabled_at });
  };

const removes =
  (type: Resource): GenericHandler =>
  (context) => {
    const isUsed = referencesOf(context, type, before(context)).some((one) => one.reference_type === 'referrer');
    if (isUsed) throw problem(412, CODES.referenced, 'This object is referenced by other objects, delete them first.');
    return context.generic();
  };

function references(context: Context, type: Resource, part: Part): Reference[] {
  const item = read(context, partOf(context, part), context.segments.at(-2) ?? '');
  if (item === undefined) throw problem(404, CODES.notFound, 'the object was not found');
  return referencesOf(context, type, item);
}

/** https://developers.cloudflare.com/load-balancing/monitors/#properties */
function monitorDefaults({ type }: Fields): Fields {
  const isHttp = type === undefined || type === 'http' || type === 'https';
  const http = { method: 'GET', path: '/', follow_redirects: false, allow_insecure: false, expected_codes: '200' };
  return {
    type: 'http',
    description: '',
    interval: 60,
    retries: 2,
    timeout: 5,
    ...(isHttp ? { ...http, expected_body: '', header: {}, probe_zone: '' } : {}),
    ...(type === 'tcp' ? { method: 'connection_established' } : {}),
  };
}

/** https://developers.cloudflare.com/load-balancing/reference/limitations/ */
const checkMonitor: Check = (_, monitor) => {
  const { type, port, timeout, retries, interval } = monitor;
  const needsPort = type === 'tcp' || type === 'udp_icmp' || type === 'smtp';
  if (needsPort && (typeof port !== 'number' || port === 0))
    throw invalid(`port is required for type ${type}`, '/port');
  if (typeof port === 'number' && (port < 0 || port > 65_535)) throw invalid('port must be from 1 to 65535', '/port');
  within(timeout, 1, 10, 'timeout');
  within(retries, 0, 5, 'retries');
  within(interval, 5, 3600, 'interval');
};

function within(value: unknown, least: number, most: number, field: string): void {
  if (typeof value === 'number' && (value < least || value > most))
    throw invalid(`${field} must be from ${least} to ${most}`, `/${field}`);
}

/** https://developers.cloudflare.com/load-balancing/pools/#properties */
const poolDefaults = ({ enabled, origins }: Fields, context: Context): Fields => ({
  description: '',
  enabled: true,
  minimum_origins: 1,
  notification_email: '',
  check_regions: null,
  networks: [],
  ...(Array.isArray(origins) ? {} : { origins: [] }),
  ...(enabled === false ? { disabled_at: context.now() } : {}),
});

const NAME = /^[A-Za-z0-9_-]+$/;

const checkPool: Check = (context, pool, id) => {
  if (!NAME.test(String(pool.name))) throw invalid('name: use letters, digits, hyphens and underscores', '/name');
  const twin = bearing(context, partOf(context, 'pools'), 'name', pool.name).some((one) => one.id !== id);
  if (twin) throw notUnique('/name');
  const origins = Array.isArray(pool.origins) ? pool.origins.filter(isObject) : [];
  if (origins.length === 0) throw invalid('origins: a pool needs at least one', '/origins');
  const names = origins.map((origin) => origin.name).filter((name) => name !== undefined);
  if (new Set(names).size < names.length) throw notUnique('/origins');
  origins.forEach((origin, index) => {
    if (!isAddress(origin.address))
      throw invalid('address: not an IP address or a host name', `/origins/${index}/address`);
  });
  named(context, 'monitors', pool.monitor, '/monitor');
  named(context, 'monitor_groups', pool.monitor_group, '/monitor_group');
};

const HOST = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,62}\.)*[a-z0-9_-]{0,62}\.?$/i;

const isAddress = (address: unknown): boolean =>
  typeof address === 'string' && (isIP(address) !== 0 || (HOST.test(address) && address.includes('.')));

/** Checks that a referenced item exists; an empty id references nothing. */
function named(context: Context, part: Part, id: unknown, pointer: string): void {
  if (typeof id !== 'string' || id === '' || itemOf(context, part, id) !== undefined) return;
  throw invalid(`${part.replace(/s$/, '').replace('_', ' ')} '${id.slice(0, 64)}' was not found`, pointer);
}

const checkGroup: Check = (context, { members }) => {
  (Array.isArray(members) ? members.filter(isObject) : []).forEach((member, index) => {
    named(context, 'monitors', member.monitor_id, `/members/${index}/monitor_id`);
  });
};

/** https://developers.cloudflare.com/load-balancing/understand-basics/traffic-steering/steering-policies/ */
function balancerDefaults({ region_pools: regions, proxied }: Fields, context: Context): Fields {
  const hasRegions = isObject(regions) && Object.keys(regions).length > 0;
  return {
    zone_name: zoneNameOf(context),
    description: '',
    enabled: true,
    proxied: false,
    session_affinity: 'none',
    steering_policy: hasRegions ? 'geo' : 'off',
    ...(proxied === true ? {} : { ttl: 30 }),
  };
}

/** Seconds that a session lasts. https://developers.cloudflare.com/api/resources/load_balancers/methods/create/ */
const SESSIONS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  cookie: [1800, 604_800],
  ip_cookie: [1800, 604_800],
  header: [30, 3600],
};

/** https://developers.cloudflare.com/load-balancing/understand-basics/session-affinity/ */
function checkAffinity({
  session_affinity: kind,
  session_affinity_ttl: ttl,
  session_affinity_attributes: more,
}: Fields) {
  const bounds = typeof kind === 'string' && Object.hasOwn(SESSIONS, kind) ? SESSIONS[kind] : undefined;
  if (bounds !== undefined && typeof ttl === 'number' && (ttl < bounds[0] || ttl > bounds[1])) {
    const why = `session_affinity_ttl: must be from ${bounds[0]} to ${bounds[1]} for ${kind}, not ${ttl}`;
    throw invalid(why, '/session_affinity_ttl');
  }
  if (kind !== 'header') return;
  const { headers, zero_downtime_failover: failover } = fieldsIn(more);
  if (!Array.isArray(headers) || headers.length === 0)
    throw invalid('session_affinity_attributes.headers: required for header', '/session_affinity_attributes/headers');
  if (failover === 'sticky')
    throw invalid(
      'session_affinity_attributes.zero_downtime_failover: sticky is not available for header',
      '/session_affinity_attributes/zero_downtime_failover',
    );
}

const checkBalancer: Check = (context, balancer, id) => {
  const name = String(balancer.name).toLowerCase();
  const zone = zoneNameOf(context);
  if (zone !== undefined && name !== zone && !name.endsWith(`.${zone}`)) {
    throw invalid(`name: '${name.slice(0, 253)}' is not in the zone ${zone}`, '/name');
  }
  const others = balancersOf(context).filter((one) => one.id !== id);
  if (others.some((one) => String(one.name).toLowerCase() === name)) throw notUnique('/name');
  if (String(balancer.fallback_pool ?? '') === '') throw invalid('fallback_pool is required', '/fallback_pool');
  for (const [field, pool] of poolsOf(balancer)) named(context, 'pools', pool, field);
  const affinity = balancer.session_affinity;
  if (balancer.proxied !== true && affinity !== undefined && affinity !== 'none' && affinity !== '') {
    throw invalid('session_affinity: only for a proxied load balancer', '/session_affinity');
  }
  checkAffinity(balancer);
};

/** All pools of the owner at once: their address for notices is taken away. */
function clearEmails(context: Context): Fields[] {
  const scope = partOf(context, 'pools');
  return all(context, scope).map((pool) =>
    keep(context, scope, String(pool.id), { ...pool, notification_email: '', modified_on: context.now() }),
  );
}

/** https://developers.cloudflare.com/api/resources/load_balancers/subresources/searches/methods/list/ */
const search: Handler<'loadBalancers.searches.list'> = (context) => {
  const { query, references: wanted } = context.query;
  const text = query?.toLowerCase() ?? '';
  const typed = <Type extends Resource>(type: Type, items: Fields[]) => items.map((item) => [type, item] as const);
  const found = [
    ...typed('load_balancer', balancersOf(context)),
    ...typed('pool', all(context, partOf(context, 'pools'))),
    ...typed('monitor', all(context, partOf(context, 'monitors'))),
  ].filter(([, item]) =>
    String(item.name ?? item.description)
      .toLowerCase()
      .includes(text),
  );
  return context.page(found, ([resource_type, item]) => ({
    resource_type,
    resource_id: String(item.id),
    resource_name: String(item.name ?? item.description ?? ''),
    ...(wanted === undefined || wanted === ''
      ? {}
      : {
          references: referencesOf(context, resource_type, item).filter(
            (one) => wanted === '*' || one.reference_type === wanted,
          ),
        }),
  }));
};

const usage: Handler<'loadBalancers.usage.get'> = (context) => {
  const pools = all(context, partOf(context, 'pools'));
  const origins = pools.reduce((sum, pool) => sum + (Array.isArray(pool.origins) ? pool.origins.length : 0), 0);
  return {
    load_balancers: balancersOf(context).length,
    pools: pools.length,
    monitors: countOf(context, partOf(context, 'monitors')),
    origins,
    max_origins_per_pool: Math.max(0, ...pools.map((pool) => (Array.isArray(pool.origins) ? pool.origins.length : 0))),
    minimum_monitor_interval: 60,
  };
};

/** Accounts and users have the same. */
export const loadBalancers = {
  ...healths,
  'loadBalancers.monitors.create': creates(monitorDefaults, checkMonitor),
  'loadBalancers.monitors.update': replaces(monitorDefaults, checkMonitor),
  'loadBalancers.monitors.edit': edits(monitorDefaults, checkMonitor),
  'loadBalancers.monitors.delete': removes('monitor'),
  'loadBalancers.pools.create': creates(poolDefaults, checkPool),
  'loadBalancers.pools.update': replaces(poolDefaults, checkPool),
  'loadBalancers.pools.edit': edits(poolDefaults, checkPool),
  'loadBalancers.pools.delete': removes('pool'),
  'loadBalancers.monitors.references.get': (context) => context.page(references(context, 'monitor', 'monitors')),
  'loadBalancers.pools.references.get': (context) => context.page(references(context, 'pool', 'pools')),
  'loadBalancers.pools.bulkEdit': (context) => context.page(clearEmails(context).map((pool) => context.fit(pool))),
  'user.loadBalancers.monitors.create': creates(monitorDefaults, checkMonitor),
  'user.loadBalancers.monitors.update': replaces(monitorDefaults, checkMonitor),
  'user.loadBalancers.monitors.edit': edits(monitorDefaults, checkMonitor),
  'user.loadBalancers.monitors.delete': removes('monitor'),
  'user.loadBalancers.pools.create': creates(poolDefaults, checkPool),
  'user.loadBalancers.pools.update': replaces(poolDefaults, checkPool),
  'user.loadBalancers.pools.edit': edits(poolDefaults, checkPool),
  'user.loadBalancers.pools.delete': removes('pool'),
  'user.loadBalancers.monitors.references.get': (context) => references(context, 'monitor', 'monitors'),
  'user.loadBalancers.pools.references.get': (context) => references(context, 'pool', 'pools'),
  'user.loadBalancers.pools.bulkEdit': (context) => clearEmails(context),
  'loadBalancers.monitorGroups.create': creates(() => ({}), checkGroup),
  'loadBalancers.monitorGroups.update': replaces(() => ({}), checkGroup),
  'loadBalancers.monitorGroups.edit': edits(() => ({}), checkGroup),
  'loadBalancers.monitorGroups.delete': removes('monitor_group'),
  'loadBalancers.monitorGroups.references.get': (context) =>
    context.page(references(context, 'monitor_group', 'monitor_groups')),
  'loadBalancers.create': creates(balancerDefaults, checkBalancer),
  'loadBalancers.update': replaces(balancerDefaults, checkBalancer),
  'loadBalancers.edit': edits(balancerDefaults, checkBalancer),
  'loadBalancers.searches.list': search,
  'loadBalancers.usage.get': usage,
} satisfies Handlers;
