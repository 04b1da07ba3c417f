/** GRE and IPsec tunnels of Magic Transit and Magic WAN, and the static routes that lead to them. */

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Cidr, contains, isNormal, overlaps, parseCidr, printAddress } from '../shared/cidr.ts';
import { collection } from '../shared/collection.ts';
import { all, bearing, below, type Fields, fieldsIn, fieldsOf, found, keep } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

type Kind = 'gre_tunnel' | 'ipsec_tunnel';

const scopeOf = (context: Context, kind: Kind): string => below(context, 'magic', `${kind}s`);

const tunnelsOf = (context: Context): Fields[] => [
  ...all(context, scopeOf(context, 'gre_tunnel')),
  ...all(context, scopeOf(context, 'ipsec_tunnel')),
];

/** Both ends of a tunnel have an address in a network of two. */
function interfaceOf(tunnel: Fields): Cidr | undefined {
  return parseCidr(tunnel.interface_address);
}

/** https://developers.cloudflare.com/cloudflare-wan/configuration/how-to/configure-tunnel-endpoints/ */
function checkTunnel(context: Context, tunnel: Fields): void {
  const { name, interface_address, interface_address6, mtu, ttl } = tunnel;
  if (!/^[A-Za-z0-9_-]{1,15}$/.test(String(name)))
    throw invalid('the name has up to 15 letters, digits, - and _', '/name');
  const own = parseCidr(interface_address);
  if (own?.version !== 4 || (own.length !== 30 && own.length !== 31) || !String(interface_address).includes('/'))
    throw invalid('the interface address is an IPv4 address with a prefix of /30 or /31', '/interface_address');
  if (own.length === 30 && (own.address === own.base || own.address === own.base + 3n))
    throw invalid('the interface address must be one that a host can have', '/interface_address');
  const six = interface_address6 === undefined ? undefined : parseCidr(interface_address6);
  if (interface_address6 !== undefined && (six?.version !== 6 || six.length !== 127))
    throw invalid('the IPv6 interface address has a prefix of /127', '/interface_address6');
  if (mtu !== undefined && (Number(mtu) < 576 || Number(mtu) > 1476)) throw invalid('the MTU is 576 to 1476', '/mtu');
  if (ttl !== undefined && (Number(ttl) < 1 || Number(ttl) > 255))
    throw invalid('the TTL must be from 1 to 255', '/ttl');
  for (const other of tunnelsOf(context)) {
    if (other.id === tunnel.id) continue;
    if (other.name === name) throw conflict('a tunnel with this name already exists', '/name');
    const range = interfaceOf(other);
    if (range !== undefined && overlaps(range, own))
      throw conflict(`the interface address overlaps that of the tunnel '${other.name}'`, '/interface_address');
  }
}

const DEFAULTS: Readonly<Record<Kind, Fields>> = {
  gre_tunnel: { mtu: 1476, ttl: 64, automatic_return_routing: false },
  ipsec_tunnel: { replay_protection: false, automatic_return_routing: false, allow_null_cipher: false },
};

const HEALTH: Fields = { enabled: true, rate: 'mid', type: 'reply', direction: 'unidirectional' };

/** Stores a tunnel without its pre-shared key, which no operation returns. */
function saveTunnel(context: Context, kind: Kind, before: Fields, { psk, ...body }: Fields): Fields {
  const health = isObject(body.health_check) ? body.health_check : {};
  const old = isObject(before.health_check) ? before.health_check : HEALTH;
  const keyed = psk === undefined ? {} : { psk_metadata: { last_generated_on: context.now() } };
  const tunnel = { ...before, ...body, ...keyed, health_check: { ...old, ...health }, modified_on: context.now() };
  checkTunnel(context, tunnel);
  return keep(context, scopeOf(context, kind), String(before.id), tunnel);
}

const findTunnel = (context: Context, kind: Kind, id = context.path[`${kind}_id`] ?? ''): Fields =>
  found(context, scopeOf(context, kind), id, () => missing('tunnel'));

function createTunnel<Result>(context: Showing<Result>, kind: Kind): Result {
  const blank = { ...DEFAULTS[kind], id: context.sandbox.ids.hex(), created_on: context.now() };
  return context.fit(saveTunnel(context, kind, blank, fieldsOf(context)));
}

function updateTunnel<Result>(context: Showing<Result>, kind: Kind): Result {
  const saved = saveTunnel(context, kind, findTunnel(context, kind), fieldsOf(context));
  return context.fit({ modified: true, [`modified_${kind}`]: saved });
}

/** All of them change, or none. */
function updateTunnels<Result>(context: Showing<Result>, kind: Kind): Result {
  const sent = fieldsOf(context)[`${kind}s`];
  const changes = Array.isArray(sent) ? sent.filter(isObject) : [];
  const saved = changes.map(({ id, ...body }) =>
    saveTunnel(context, kind, findTunnel(context, kind, String(id)), body),
  );
  return context.fit({ modified: saved.length > 0, [`modified_${kind}s`]: saved });
}

/** A tunnel that is the next hop of a route stays. */
function removeTunnel<Result>(context: Showing<Result>, kind: Kind): Result {
  const tunnel = findTunnel(context, kind);
  const range = interfaceOf(tunnel);
  const route = all(context, routeScope(context)).find(({ nexthop }) => {
    const hop = parseCidr(nexthop);
    return range !== undefined && hop !== undefined && contains(range, hop);
  });
  if (route !== undefined) throw conflict(`the route to ${route.prefix} leads to the tunnel: delete it first`);
  context.sandbox.store.remove(scopeOf(context, kind), String(tunnel.id));
  return context.fit({ deleted: true, [`deleted_${kind}`]: tunnel });
}

/** A key of one's own is replaced by one that is shown here and nowhere else. */
const generateKey: Handler<'magicTransit.ipsecTunnels.pskGenerate'> = (context) => {
  const tunnel = findTunnel(context, 'ipsec_tunnel');
  const psk_metadata = { last_generated_on: context.now() };
  keep(context, scopeOf(context, 'ipsec_tunnel'), String(tunnel.id), { ...tunnel, psk_metadata });
  const psk = Buffer.from(context.sandbox.ids.digits(96), 'hex').toString('base64url');
  return context.fit({ ipsec_tunnel_id: tunnel.id, psk, psk_metadata });
};

/** Each key is set independently: the response lists failures with reasons. */
const setKeys: Handler<'magicTransit.ipsecTunnels.pskSet'> = (context) => {
  const { psks = [] } = fieldsOf(context);
  const set = new Map<string, unknown>();
  const failed = new Map<string, unknown>();
  for (const { id = '' } of psks) {
    const tunnel = context.sandbox.store.get(scopeOf(context, 'ipsec_tunnel'), id);
    if (!isObject(tunnel)) {
      failed.set(id, { error: 'tunnel not found' });
      continue;
    }
    const psk_metadata = { last_generated_on: context.now() };
    set.set(id, psk_metadata);
    keep(context, scopeOf(context, 'ipsec_tunnel'), id, { ...tunnel, psk_metadata });
  }
  return context.fit({
    successfully_applied_psks: Object.fromEntries(set),
    unapplied_psks: Object.fromEntries(failed),
  });
};

const routeScope = (context: Context): string => below(context, 'magic', 'routes');

/** https://developers.cloudflare.com/cloudflare-wan/configuration/how-to/configure-routes/ . That a prefix has no bits past its length is ours: an example there has some. */
const routes = collection({
  what: 'route',
  scope: routeScope,
  param: 'route_id',
  created: ['created_on'],
  modified: ['modified_on'],
  lasting: ['created_on'],
  check: checkRoute,
});

function checkRoute(context: Context, { id, prefix, nexthop, priority, scope }: Fields): void {
  const network = parseCidr(prefix);
  if (network === undefined || !String(prefix).includes('/'))
    throw invalid('the prefix is a network in CIDR notation', '/prefix');
  if (!isNormal(network))
    throw invalid(
      `the prefix has bits past its length: did you mean ${printAddress(network.base, network.version)}/${network.length}?`,
      '/prefix',
    );
  if (parseCidr(nexthop)?.version !== network.version || String(nexthop).includes('/'))
    throw invalid('the next hop is an address of the same family as the prefix', '/nexthop');
  const place = JSON.stringify([prefix, nexthop, priority, scope ?? null]);
  const isTaken = bearing(context, routeScope(context), 'prefix', prefix).some(
    (one) => one.id !== id && JSON.stringify([one.prefix, one.nexthop, one.priority, one.scope ?? null]) === place,
  );
  if (isTaken) throw conflict('the same route already exists', '/prefix');
}

const updateRoute: Handler<'magicTransit.routes.update'> = (context) =>
  context.fit({ modified: true, modified_route: replaced(context, routes.find(context), fieldsOf(context)) });

/** All fields except its identity and creation time. */
const replaced = (context: Context, { id, created_on }: Fields, body: Fields): Fields =>
  routes.change(context, { id, created_on }, body, routeScope(context));

/** All of them change, or none. */
const updateRoutes: Handler<'magicTransit.routes.bulkUpdate'> = (context) => {
  const { routes: sent = [] } = fieldsOf(context);
  const modified_routes = sent.map(({ id, ...body }, index) =>
    replaced(context, routes.named(context, id, `/routes/${index}/id`), body),
  );
  return context.fit({ modified: modified_routes.length > 0, modified_routes });
};

const removeRoute: Handler<'magicTransit.routes.delete'> = (context) =>
  context.fit({ deleted: true, deleted_route: routes.drop(context, routes.find(context)) });

/** Those that are named; without a body, all. */
const removeRoutes: Handler<'magicTransit.routes.empty'> = (context) => {
  const { routes: sent } = fieldsIn(context.body);
  const named = Array.isArray(sent) ? sent.filter(isObject) : undefined;
  const doomed =
    named?.map(({ id }, index) => routes.named(context, id, `/routes/${index}/id`)) ?? routes.items(context);
  for (const { id } of doomed) context.sandbox.store.remove(routeScope(context), String(id));
  return context.fit({ deleted: doomed.length > 0, deleted_routes: doomed });
};

const listTunnels = <Result>(context: Showing<Result>, kind: Kind): Result =>
  context.fit({ [`${kind}s`]: all(context, scopeOf(context, kind)) });

const getTunnel = <Result>(context: Showing<Result>, kind: Kind): Result =>
  context.fit({ [kind]: findTunnel(context, kind) });

export const magic = {
  'magicTransit.greTunnels.create': (context) => createTunnel(context, 'gre_tunnel'),
  'magicTransit.greTunnels.update': (context) => updateTunnel(context, 'gre_tunnel'),
  'magicTransit.greTunnels.bulkUpdate': (context) => updateTunnels(context, 'gre_tunnel'),
  'magicTransit.greTunnels.delete': (context) => removeTunnel(context, 'gre_tunnel'),
  'magicTransit.ipsecTunnels.create': (context) => createTunnel(context, 'ipsec_tunnel'),
  'magicTransit.ipsecTunnels.update': (context) => updateTunnel(context, 'ipsec_tunnel'),
  'magicTransit.ipsecTunnels.bulkUpdate': (context) => updateTunnels(context, 'ipsec_tunnel'),
  'magicTransit.ipsecTunnels.delete': (context) => removeTunnel(context, 'ipsec_tunnel'),
  'magicTransit.ipsecTunnels.pskGenerate': generateKey,
  'magicTransit.ipsecTunnels.pskSet': setKeys,
  'magicTransit.greTunnels.list': (context) => listTunnels(context, 'gre_tunnel'),
  'magicTransit.greTunnels.get': (context) => getTunnel(context, 'gre_tunnel'),
  'magicTransit.ipsecTunnels.list': (context) => listTunnels(context, 'ipsec_tunnel'),
  'magicTransit.ipsecTunnels.get': (context) => getTunnel(context, 'ipsec_tunnel'),
  'magicTransit.routes.create': routes.create,
  'magicTransit.routes.list': (context) => context.fit({ routes: routes.items(context) }),
  'magicTransit.routes.get': (context) => context.fit({ route: routes.find(context) }),
  'magicTransit.routes.update': updateRoute,
  'magicTransit.routes.bulkUpdate': updateRoutes,
  'magicTransit.routes.delete': removeRoute,
  'magicTransit.routes.empty': removeRoutes,
} satisfies Handlers;
