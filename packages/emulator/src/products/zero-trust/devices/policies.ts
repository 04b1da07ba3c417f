/** Profiles of settings for devices: the default one, and those that match some devices, in their order. */

import { isObject } from '@flarewire/schema';
import type { Context, GenericHandler, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { PageResult } from '../../../handler/page-result.ts';
import { CODE, problem } from '../../../problem.ts';
import { parseCidr } from '../../shared/cidr.ts';
import { all, bearing, below, type Fields, fieldsOf, keep, read } from '../../shared/fields.ts';
import { conflict, invalid } from '../../shared/refusals.ts';

const scopeOf = (context: Context): string => below(context, 'devices', 'policy');

const DEFAULTS: Fields = {
  allow_mode_switch: false,
  allow_updates: false,
  allowed_to_leave: true,
  auto_connect: 0,
  captive_portal: 180,
  disable_auto_fallback: false,
  enabled: true,
  exclude_office_ips: false,
  service_mode_v2: { mode: 'warp' },
  support_url: '',
  switch_locked: false,
  include: [],
  // https://developers.cloudflare.com/cloudflare-one/team-and-resources/devices/cloudflare-one-client/configure/route-traffic/split-tunnels/
  exclude: [
    '10.0.0.0/8',
    '100.64.0.0/10',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '224.0.0.0/24',
    'fe80::/10',
    'fd00::/8',
  ].map((address) => ({ address })),
  // https://developers.cloudflare.com/cloudflare-one/team-and-resources/devices/cloudflare-one-client/configure/route-traffic/local-domains/
  fallback_domains: [
    'home.arpa',
    'intranet',
    'internal',
    'private',
    'localdomain',
    'domain',
    'lan',
    'home',
    'host',
    'corp',
    'local',
    'localhost',
    'invalid',
    'test',
  ].map((suffix) => ({ suffix })),
};

function customs(context: Context): Fields[] {
  const policies = all(context, scopeOf(context)).filter((one) => one.policy_id !== undefined);
  return policies.toSorted((one, other) => Number(one.precedence) - Number(other.precedence));
}

/** The policy that the path names: the default one where it names none. */
function find(context: Context): Fields {
  const id = context.path.policy_id ?? '';
  const policy = read(context, scopeOf(context), id);
  if (policy !== undefined) return policy;
  if (id !== '') throw problem(404, CODE.notFound, 'device policy not found');
  return { ...DEFAULTS, default: true, gateway_unique_id: context.segments[1] };
}

const save = (context: Context, policy: Fields): Fields =>
  keep(context, scopeOf(context), String(policy.policy_id ?? ''), policy);

/** Traffic is either all but some or none but some: one list empties the other. */
function withTunnels(policy: Fields, body: Fields): Fields {
  const { include, exclude } = body;
  if (include !== undefined && exclude !== undefined)
    throw invalid('include and exclude cannot both be set', '/include');
  checkTunnels(include ?? exclude, include === undefined ? '/exclude' : '/include');
  if (include !== undefined) return { ...policy, ...body, exclude: [] };
  return exclude === undefined ? { ...policy, ...body } : { ...policy, ...body, include: [] };
}

function checkTunnels(routes: unknown, pointer: string): void {
  for (const [index, route] of (Array.isArray(routes) ? routes.filter(isObject) : []).entries()) {
    if (route.address !== undefined && parseCidr(route.address) === undefined)
      throw invalid('the address must be an IP address or a network', `${pointer}/${index}/address`);
  }
}

/** https://developers.cloudflare.com/cloudflare-one/team-and-resources/devices/cloudflare-one-client/configure/device-profiles/ */
function checkPlace(context: Context, policy: Fields): void {
  const { precedence, policy_id } = policy;
  const rival = customs(context).find((one) => one.precedence === precedence && one.policy_id !== policy_id);
  if (rival !== undefined)
    throw problem(
      409,
      CODE.conflict,
      `the precedence ${precedence} belongs to the profile '${rival.name}'`,
      '/precedence',
    );
}

const create: Handler<'zeroTrust.devices.policies.custom.create'> = (context) => {
  const policy_id = context.sandbox.ids.uuid();
  const blank = { ...DEFAULTS, policy_id, default: false, gateway_unique_id: context.segments[1] };
  const policy = withTunnels(blank, fieldsOf(context));
  checkPlace(context, policy);
  return context.fit(save(context, policy));
};

function edit<Result>(context: Showing<Result>): Result {
  const policy = withTunnels(find(context), fieldsOf(context));
  if (policy.policy_id !== undefined) checkPlace(context, policy);
  return context.fit(save(context, policy));
}

const remove: Handler<'zeroTrust.devices.policies.custom.delete'> = (context) => {
  const { policy_id } = find(context);
  context.sandbox.store.remove(scopeOf(context), String(policy_id));
  return new PageResult(customs(context).map((policy) => context.fit(policy)));
};

const show = <Result>(context: Showing<Result>): Result => context.fit(find(context));

type List = 'include' | 'exclude' | 'fallback_domains';

const showList =
  (name: List) =>
  <Item>(context: Showing<Item>): PageResult<Item> => {
    const items = find(context)[name];
    return context.page(Array.isArray(items) ? items : [], (item) => context.fit(item));
  };

const replaceList =
  (name: List) =>
  <Item>(context: Showing<Item>): PageResult<Item> => {
    const policy = find(context);
    const items = Array.isArray(context.body) ? context.body : [];
    save(context, name === 'fallback_domains' ? { ...policy, [name]: items } : withTunnels(policy, { [name]: items }));
    return new PageResult(items.map((item) => context.fit(item)));
  };

const profileScope = (context: Context): string => below(context, 'devices', 'ip-profiles');

/** Profiles that give devices addresses are tried in their order, too. */
const writeAddresses: GenericHandler = (context) => {
  const { precedence } = fieldsOf(context);
  const { profile_id: id } = context.path;
  const rival = bearing(context, profileScope(context), 'precedence', precedence).find((one) => one.id !== id);
  if (precedence !== undefined && rival !== undefined)
    throw conflict(`the precedence ${precedence} belongs to the profile '${rival.name}'`, '/precedence');
  return context.generic();
};

export const devicePolicies = {
  'zeroTrust.devices.policies.default.get': show,
  'zeroTrust.devices.policies.default.edit': edit,
  'zeroTrust.devices.policies.default.excludes.get': showList('exclude'),
  'zeroTrust.devices.policies.default.excludes.update': replaceList('exclude'),
  'zeroTrust.devices.policies.default.includes.get': showList('include'),
  'zeroTrust.devices.policies.default.includes.update': replaceList('include'),
  'zeroTrust.devices.policies.default.fallbackDomains.get': showList('fallback_domains'),
  'zeroTrust.devices.policies.default.fallbackDomains.update': replaceList('fallback_domains'),
  'zeroTrust.devices.policies.custom.create': create,
  'zeroTrust.devices.policies.custom.list': (context) =>
    context.page(customs(context), (policy) => context.fit(policy)),
  'zeroTrust.devices.policies.custom.get': show,
  'zeroTrust.devices.policies.custom.edit': edit,
  'zeroTrust.devices.policies.custom.delete': remove,
  'zeroTrust.devices.policies.custom.excludes.get': showList('exclude'),
  'zeroTrust.devices.policies.custom.excludes.update': replaceList('exclude'),
  'zeroTrust.devices.policies.custom.includes.get': showList('include'),
  'zeroTrust.devices.policies.custom.includes.update': replaceList('include'),
  'zeroTrust.devices.policies.custom.fallbackDomains.get': showList('fallback_domains'),
  'zeroTrust.devices.policies.custom.fallbackDomains.update': replaceList('fallback_domains'),
  'zeroTrust.devices.ipProfiles.create': writeAddresses,
  'zeroTrust.devices.ipProfiles.update': writeAddresses,
} satisfies Handlers;
