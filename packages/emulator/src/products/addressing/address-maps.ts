/** Address maps: the addresses of an account that serve its zones. */
import { isIP } from 'node:net';
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, problem } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { invalid, missing } from '../shared/refusals.ts';

const scopeOf = (context: Context): string => below(context, 'addressing', 'address_maps');

const find = (context: Context): Fields =>
  found(context, scopeOf(context), context.path.address_map_id ?? '', () => missing('address map'));

const itemsOf = (map: Fields, name: 'ips' | 'memberships'): Fields[] => {
  const items = map[name];
  return Array.isArray(items) ? items.filter(isObject) : [];
};

/** https://developers.cloudflare.com/byoip/address-maps/ */
const create: Handler<'addressing.addressMaps.create'> = (context) => {
  const { description = null, enabled = false, default_sni = null, ips = [], memberships = [] } = fieldsOf(context);
  const id = context.sandbox.ids.hex();
  const times = { created_at: context.now(), modified_at: context.now() };
  const blank = { id, description, enabled, default_sni, can_delete: true, can_modify_ips: true, ...times };
  let map: Fields = { ...blank, ips: [], memberships: [] };
  for (const ip of ips ?? []) map = withAddress(context, map, ip, '/ips');
  for (const one of memberships ?? []) {
    if (one.identifier !== undefined) map = withMember(context, map, String(one.kind ?? 'zone'), one.identifier);
  }
  return show(context, keep(context, scopeOf(context), id, map));
};

function withAddress(context: Context, map: Fields, ip: string, pointer: string): Fields {
  if (isIP(ip) === 0) throw invalid('not an IP address', pointer);
  const ips = itemsOf(map, 'ips').filter((one) => one.ip !== ip);
  return { ...map, ips: [...ips, { ip, created_at: context.now() }] };
}

/** A zone is a member of one map of an account. */
function withMember(context: Context, map: Fields, kind: string, identifier: string): Fields {
  const isSame = (one: Fields): boolean => one.kind === kind && one.identifier === identifier;
  const rival = all(context, scopeOf(context)).find(
    (one) => one.id !== map.id && itemsOf(one, 'memberships').some(isSame),
  );
  if (rival !== undefined)
    throw problem(409, CODE.conflict, `the ${kind} is a member of another address map`, '/memberships');
  const members = itemsOf(map, 'memberships').filter((one) => !isSame(one));
  return { ...map, memberships: [...members, { kind, identifier, can_delete: true, created_at: context.now() }] };
}

function show<Result>(context: Showing<Result>, map: Fields): Result {
  return context.fit({ ...map, can_delete: map.enabled !== true });
}

const edit: Handler<'addressing.addressMaps.edit'> = (context) => {
  const saved: Fields = { ...find(context), ...fieldsOf(context), modified_at: context.now() };
  return show(context, keep(context, scopeOf(context), String(saved.id), saved));
};

const done = <Result>(context: Showing<Result>): Result => context.fit({ success: true, errors: [], messages: [] });

/** A map is disabled before it is deleted. */
const remove: Handler<'addressing.addressMaps.delete'> = (context) => {
  const map = find(context);
  if (map.enabled === true) throw invalid('an address map must be disabled before it is deleted');
  context.sandbox.store.remove(scopeOf(context), String(map.id));
  return done(context);
};

function save<Result>(context: Showing<Result>, map: Fields): Result {
  keep(context, scopeOf(context), String(map.id), { ...map, modified_at: context.now() });
  return done(context);
}

function addMember(kind: 'zone' | 'account') {
  return <Result>(context: Showing<Result>): Result =>
    save(context, withMember(context, find(context), kind, idOf(context)));
}

/** The last segment of the path: a zone, or the account that becomes a member. */
const idOf = (context: Context): string => context.segments.at(-1) ?? '';

function without<Result>(
  context: Showing<Result>,
  name: 'ips' | 'memberships',
  isIt: (one: Fields) => boolean,
): Result {
  const map = find(context);
  const items = itemsOf(map, name);
  const rest = items.filter((one) => !isIt(one));
  if (rest.length === items.length) throw missing(name === 'ips' ? 'address' : 'membership');
  return save(context, { ...map, [name]: rest });
}

function removeMember(kind: 'zone' | 'account') {
  return <Result>(context: Showing<Result>): Result =>
    without(context, 'memberships', (one) => one.kind === kind && one.identifier === idOf(context));
}

export const addressMaps = {
  'addressing.addressMaps.create': create,
  'addressing.addressMaps.list': (context) => pageOf(context, scopeOf(context), (map) => show(context, map)),
  'addressing.addressMaps.get': (context) => show(context, find(context)),
  'addressing.addressMaps.edit': edit,
  'addressing.addressMaps.delete': remove,
  'addressing.addressMaps.ips.update': (context) =>
    save(context, withAddress(context, find(context), idOf(context), '/ip_address')),
  'addressing.addressMaps.ips.delete': (context) => without(context, 'ips', (one) => one.ip === idOf(context)),
  'addressing.addressMaps.zones.update': addMember('zone'),
  'addressing.addressMaps.zones.delete': removeMember('zone'),
  'addressing.addressMaps.accounts.update': addMember('account'),
  'addressing.addressMaps.accounts.delete': removeMember('account'),
} satisfies Handlers;
