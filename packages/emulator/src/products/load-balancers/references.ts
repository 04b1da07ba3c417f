/** References between load balancers, pools and monitors. */

import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import { pathKey } from '../../routing/router.ts';
import { DEFAULT_ACCOUNT } from '../accounts/defaults.ts';
import { all, type Fields } from '../shared/fields.ts';
import { zonesOf } from '../zones/plan.ts';
import { zoneTables } from '../zones/state.ts';

export type Part = 'pools' | 'monitors' | 'monitor_groups';
export type Resource = 'load_balancer' | 'pool' | 'monitor' | 'monitor_group';

export interface Reference {
  readonly reference_type: 'referral' | 'referrer';
  readonly resource_id: string;
  readonly resource_name: string;
  readonly resource_type: Resource;
}

/** Users have separate pools and monitors from accounts. */
const USER = '/user';

/** Owner of the pools of a path: the account, that of the zone, or the user. */
export function ownerOf({ sandbox, path, segments }: Pick<Context, 'sandbox' | 'path' | 'segments'>): string {
  if (segments[0] === 'user') return USER;
  if (segments[0] === 'accounts') return pathKey(segments.slice(0, 2));
  const row = sandbox.use(zoneTables).get.get(path.zone_id ?? '');
  const zone: unknown = row === undefined ? {} : JSON.parse(String(row.value));
  const account = isObject(zone) && isObject(zone.account) ? zone.account.id : undefined;
  return pathKey(['accounts', String(account ?? DEFAULT_ACCOUNT)]);
}

export const partOf = (context: Context, part: Part): string => `${ownerOf(context)}/load_balancers/${part}`;

/** An item of the owner, or one of the user's. */
export function itemOf(context: Context, part: Part, id: unknown): Fields | undefined {
  for (const owner of [ownerOf(context), USER]) {
    const item = context.sandbox.store.get(`${owner}/load_balancers/${part}`, String(id));
    if (isObject(item)) return item;
  }
  return undefined;
}

/** Every load balancer that may name a pool of the owner. */
export function balancersOf(context: Context): Fields[] {
  const owner = ownerOf(context);
  const account = owner === USER ? DEFAULT_ACCOUNT : decodeURIComponent(owner.slice('/accounts/'.length));
  const own = context.segments[0] === 'zones' ? [pathKey(context.segments.slice(0, 2))] : [];
  const zones = zonesOf(context, account).map((zone) => pathKey(['zones', zone]));
  const owners = new Set([pathKey(['accounts', account]), ...zones, ...own]);
  return [...owners].flatMap((one) => all<Fields>(context, `${one}/load_balancers`));
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const mapped = (value: unknown): string[] => (isObject(value) ? Object.values(value).flatMap(texts) : []);

/** The pools that a load balancer names, with the fields that name them. */
export function poolsOf(balancer: Fields): (readonly [field: string, id: string])[] {
  const named = (fields: Fields, prefix: string): (readonly [string, string])[] => [
    ...texts(fields.default_pools).map((id) => [`${prefix}/default_pools`, id] as const),
    ...['region_pools', 'country_pools', 'pop_pools'].flatMap((name) =>
      mapped(fields[name]).map((id) => [`${prefix}/${name}`, id] as const),
    ),
    ...(typeof fields.fallback_pool === 'string' && fields.fallback_pool !== ''
      ? [[`${prefix}/fallback_pool`, fields.fallback_pool] as const]
      : []),
  ];
  const rules = Array.isArray(balancer.rules) ? balancer.rules.filter(isObject) : [];
  return [
    ...named(balancer, ''),
    ...rules.flatMap((rule, index) =>
      isObject(rule.overrides) ? named(rule.overrides, `/rules/${index}/overrides`) : [],
    ),
  ];
}

const membersOf = (group: Fields): Fields[] => (Array.isArray(group.members) ? group.members.filter(isObject) : []);

const reference = (reference_type: Reference['reference_type'], resource_type: Resource, item: Fields): Reference => ({
  reference_type,
  resource_type,
  resource_id: String(item.id),
  resource_name: String(item.name ?? item.description ?? ''),
});

/** References to and from this item. */
export function referencesOf(context: Context, type: Resource, item: Fields): Reference[] {
  const id = String(item.id);
  const pools = all(context, partOf(context, 'pools'));
  const groups = all(context, partOf(context, 'monitor_groups'));
  const monitors = all(context, partOf(context, 'monitors'));
  const referrers = (kind: Resource, items: Fields[], names: (one: Fields) => boolean): Reference[] =>
    items.filter(names).map((one) => reference('referrer', kind, one));
  const referrals = (kind: Resource, items: Fields[], isNamed: (one: Fields) => boolean): Reference[] =>
    items.filter(isNamed).map((one) => reference('referral', kind, one));
  const holds = (group: Fields, monitor: unknown): boolean =>
    membersOf(group).some((member) => member.monitor_id === monitor);
  const usesPool = (balancer: Fields, pool: unknown): boolean => poolsOf(balancer).some(([, one]) => one === pool);
  switch (type) {
    case 'pool':
      return [
        ...referrers('load_balancer', balancersOf(context), (one) => usesPool(one, id)),
        ...referrals('monitor', monitors, (one) => one.id === item.monitor),
        ...referrals('monitor_group', groups, (one) => one.id === item.monitor_group),
      ];
    case 'monitor':
      return [
        ...referrers('pool', pools, (one) => one.monitor === id),
        ...referrers('monitor_group', groups, (one) => holds(one, id)),
      ];
    case 'monitor_group':
      return [
        ...referrers('pool', pools, (one) => one.monitor_group === id),
        ...referrals('monitor', monitors, (one) => holds(item, one.id)),
      ];
    default:
      return referrals('pool', pools, (one) => usesPool(item, String(one.id)));
  }
}
