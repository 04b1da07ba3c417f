/** Address maps: which addresses of an account answer for which zones. */
import { isIP } from 'node:net';
import type { Context, Handlers } from '../../http/context.ts';
import { CODE, problem } from '../../problem.ts';
import { isObject } from '../../schema/contract.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { invalid, missing } from '../shared/refusals.ts';

const scopeOf = (context: Context): string => below(context, 'addressing', 'address_maps');

const find = (context: Context): Fields =>
  found(context, scopeOf(context), context.path.address_map_id ?? '', () => missing('address map'));

const itemsOf = (map: Fields, name: 'ips' | 'memberships'): Fields[] => {
  const items = map[name];
  return Array.isArray(items) ? items.filter(isObject) : [];
};

/** https://developers.cloudflare.com/byoip/address-maps/ */
function create(context: Context): unknown {
  const { description = null, enabled = false, ips, memberships } = fieldsOf(context);
  const id = context.sandbox.ids.hex();
  const times = { created_at: context.now(), modified_at: context.now() };
  const blank = { id, description, enabled, default_sni: null, can_delete: true, can_modify_ips: true, ...times };
  let map: Fields = { ...blank, ips: [], memberships: [] };
  for (const ip of Array.isArray(ips) ? ips : []) map = withAddress(context, map, String(ip), '/ips');
  for (const one of Array.isArray(memberships) ? memberships.filter(isObject) : []) {
    if (one.identifier !== undefined)
      map = withMember(context, map, String(one.kind ?? 'zone'), String(one.identifier));
  }
  return show(context, keep(context, scopeOf(context), id, map));
}

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

function show(context: Context, map: Fields): unknown {
  return context.fit({ ...map, can_delete: map.enabled !== true });
}

function edit(context: Context): unknown {
  const saved: Fields = { ...find(context), ...fieldsOf(context), modified_at: context.now() };
  return show(context, keep(context, scopeOf(context), String(saved.id), saved));
}

const done = (context: Context): unknown => context.fit({ success: true, errors: [], messages: [] });

/** A map is disabled before it is deleted. */
function remove(context: Context): unknown {
  const map = find(context);
  if (map.enabled === true) throw invalid('an address map must be disabled before it is deleted');
  context.sandbox.store.remove(scopeOf(context), String(map.id));
  return done(context);
}

function save(context: Context, map: Fields): unknown {
  keep(context, scopeOf(context), String(map.id), { ...map, modified_at: context.now() });
  return done(context);
}

function addMember(kind: 'zone' | 'account') {
  return (context: Context): unknown => save(context, withMember(context, find(context), kind, idOf(context)));
}

/** What stands last in the path: a zone, or the account that becomes a member. */
const idOf = (context: Context): string => context.segments.at(-1) ?? '';

function without(context: Context, name: 'ips' | 'memberships', isIt: (one: Fields) => boolean): unknown {
  const map = find(context);
  const items = itemsOf(map, name);
  const rest = items.filter((one) => !isIt(one));
  if (rest.length === items.length) throw missing(name === 'ips' ? 'address' : 'membership');
  return save(context, { ...map, [name]: rest });
}

function removeMember(kind: 'zone' | 'account') {
  return (context: Context): unknown =>
    without(context, 'memberships', (one) => one.kind === kind && one.identifier === idOf(context));
}

const MAPS = 'addressing.addressMaps';

export const addressMaps: Handlers = {
  [`${MAPS}.create`]: create,
  [`${MAPS}.list`]: (context) => context.page(all(context, scopeOf(context)).map((map) => show(context, map))),
  [`${MAPS}.get`]: (context) => show(context, find(context)),
  [`${MAPS}.edit`]: edit,
  [`${MAPS}.delete`]: remove,
  [`${MAPS}.ips.update`]: (context) => save(context, withAddress(context, find(context), idOf(context), '/ip_address')),
  [`${MAPS}.ips.delete`]: (context) => without(context, 'ips', (one) => one.ip === idOf(context)),
  [`${MAPS}.zones.update`]: addMember('zone'),
  [`${MAPS}.zones.delete`]: removeMember('zone'),
  [`${MAPS}.accounts.update`]: addMember('account'),
  [`${MAPS}.accounts.delete`]: removeMember('account'),
};
