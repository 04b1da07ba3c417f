/** Private networks behind tunnels: virtual networks, and the routes in them. */

import type { At, Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { problem } from '../../../problem.ts';
import { includesText } from '../../../text-search.ts';
import { type Cidr, contains, parseCidr, printCidr } from '../../shared/cidr.ts';
import { all, bearing, below, type Fields, fieldsOf, found, keep } from '../../shared/fields.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';
import { liveTunnel, tunnelOf } from '../tunnels/tunnels.ts';

/** Reported by users for a network that is routed already. */
const ROUTED = 1014;

export const isLive = (one: Fields): boolean => one.deleted_at === undefined;

/** Deleted ones leave a record, which lists show on request. */
export function isAsked(one: Fields, query: Context['query'], names: readonly string[]): boolean {
  const { is_deleted, existed_at } = query;
  const at = existed_at === undefined ? undefined : Date.parse(String(existed_at));
  const ended = isLive(one) ? Number.POSITIVE_INFINITY : Date.parse(String(one.deleted_at));
  return (
    (is_deleted === undefined || is_deleted === !isLive(one)) &&
    (at === undefined || (Date.parse(String(one.created_at)) <= at && at < ended)) &&
    names.every((name) => query[name] === undefined || query[name] === one[name])
  );
}

const networkScope = (context: Context): string => below(context, 'teamnet', 'virtual_networks');

/** There is always one that is the default. https://developers.cloudflare.com/cloudflare-one/networks/connectors/cloudflare-tunnel/private-net/cloudflared/tunnel-virtual-networks/ */
function networks(context: Context): Fields[] {
  const there = all(context, networkScope(context));
  if (there.some((one) => one.is_default_network === true)) return there;
  const id = context.sandbox.ids.uuid();
  const first = { id, name: 'default', comment: '', is_default_network: true, created_at: context.now() };
  return [...there, keep(context, networkScope(context), id, first)];
}

const defaultNetwork = (context: Context): Fields => {
  const network = networks(context).find((one) => one.is_default_network === true);
  if (network === undefined) throw new Error('networks() gives a default one');
  return network;
};

function findNetwork(context: Context, id: unknown, pointer?: string): Fields {
  const network = networks(context).find((one) => one.id === id && isLive(one));
  if (network === undefined) throw missing('virtual network', pointer);
  return network;
}

function saveNetwork<Result>(context: Showing<Result>, network: Fields): Result {
  const { id, name, is_default_network } = network;
  const others = networks(context).filter((one) => one.id !== id);
  if (others.some((one) => one.name === name && isLive(one)))
    throw conflict('a virtual network with this name already exists', '/name');
  if (is_default_network === true) {
    for (const other of others)
      keep(context, networkScope(context), String(other.id), { ...other, is_default_network: false });
  }
  return context.fit(keep(context, networkScope(context), String(id), network));
}

const createNetwork: Handler<'zeroTrust.networks.virtualNetworks.create'> = (context) => {
  const { name, comment = '', is_default, is_default_network = is_default === true } = fieldsOf(context);
  networks(context);
  const id = context.sandbox.ids.uuid();
  return saveNetwork(context, { id, name, comment, is_default_network, created_at: context.now() });
};

const editNetwork: Handler<'zeroTrust.networks.virtualNetworks.edit'> = (context) => {
  const network = findNetwork(context, context.path.virtual_network_id);
  const body = fieldsOf(context);
  if (network.is_default_network === true && body.is_default_network === false)
    throw invalid('there must be a default virtual network: make another one the default', '/is_default_network');
  return saveNetwork(context, { ...network, ...body });
};

const removeNetwork: Handler<'zeroTrust.networks.virtualNetworks.delete'> = (context) => {
  const network = findNetwork(context, context.path.virtual_network_id);
  if (network.is_default_network === true) throw invalid('the default virtual network cannot be deleted');
  const isUsed = bearing(context, routeScope(context), 'virtual_network_id', network.id).some((one) => isLive(one));
  if (isUsed) throw conflict('the virtual network has routes: delete them first');
  const deleted = { ...network, deleted_at: context.now() };
  return context.fit(keep(context, networkScope(context), String(network.id), deleted));
};

const listNetworks: Handler<'zeroTrust.networks.virtualNetworks.list'> = (context) => {
  const { is_default, ...query } = context.query;
  const asked = { ...(is_default === undefined ? {} : { is_default_network: is_default }), ...query };
  const names = ['id', 'name', 'is_default_network'];
  return context.page(
    networks(context).filter((one) => isAsked(one, asked, names)),
    (one) => context.fit(one),
  );
};

const routeScope = (context: Context): string => below(context, 'teamnet', 'routes');

export function cidrOf(text: unknown, pointer = '/network'): Cidr {
  const cidr = parseCidr(text);
  if (cidr === undefined) throw invalid('the network must be an IPv4 or IPv6 network in CIDR notation', pointer);
  return cidr;
}

/** Routes may overlap: the longest prefix wins. A network is routed once per virtual network. */
function saveRoute<Result>(context: Showing<Result>, route: Fields): Result {
  const tunnel = liveTunnel(context, route.tunnel_id, '/tunnel_id');
  const virtual = findNetwork(context, route.virtual_network_id ?? defaultNetwork(context).id, '/virtual_network_id');
  const network = printCidr(cidrOf(route.network));
  const isTaken = all(context, routeScope(context)).some(
    (one) => isLive(one) && one.id !== route.id && one.network === network && one.virtual_network_id === virtual.id,
  );
  if (isTaken) throw problem(409, ROUTED, 'You already have defined a route for this exact IP subnet', '/network');
  const saved = { ...route, network, virtual_network_id: virtual.id, tunnel_id: tunnel.id };
  return showRoute(context, keep(context, routeScope(context), String(route.id), saved));
}

function showRoute<Result>(context: Showing<Result>, route: Fields): Result {
  const tunnel = tunnelOf(context, route.tunnel_id);
  const virtual = networks(context).find((one) => one.id === route.virtual_network_id);
  return context.fit({
    ...route,
    tunnel_name: tunnel?.name,
    tun_type: tunnel?.tun_type,
    virtual_network_name: virtual?.name,
  });
}

/** https://developers.cloudflare.com/cloudflare-one/networks/routes/add-routes/ */
function createRoute<Result>(context: Showing<Result>, network: unknown = fieldsOf(context).network): Result {
  const { tunnel_id, comment = '', virtual_network_id } = fieldsOf(context);
  const id = context.sandbox.ids.uuid();
  return saveRoute(context, { id, network, tunnel_id, comment, virtual_network_id, created_at: context.now() });
}

const findRoute = (context: Context & At<'route_id'>): Fields =>
  found(context, routeScope(context), context.path.route_id, () => missing('route'));

function findLiveRoute(context: Context & At<'route_id'>): Fields {
  const route = findRoute(context);
  if (!isLive(route)) throw missing('route');
  return route;
}

function removeRoute<Result>(context: Showing<Result>, route: Fields): Result {
  return showRoute(
    context,
    keep(context, routeScope(context), String(route.id), { ...route, deleted_at: context.now() }),
  );
}

/** The older paths name a route by its network, which the path holds percent-encoded. */
function routeByNetwork(context: Context): Fields {
  const network = printCidr(cidrOf(context.path.ip_network_encoded, '/ip_network_encoded'));
  const { virtual_network_id = defaultNetwork(context).id, tunnel_id } = context.query;
  const route = all(context, routeScope(context)).find(
    (one) =>
      isLive(one) &&
      one.network === network &&
      one.virtual_network_id === virtual_network_id &&
      (tunnel_id === undefined || one.tunnel_id === tunnel_id),
  );
  if (route === undefined) throw missing('route');
  return route;
}

/** The most specific route to an address. */
const routeByAddress: Handler<'zeroTrust.networks.routes.ips.get'> = (context) => {
  const { virtual_network_id, default_virtual_network_fallback = true } = context.query;
  const address = cidrOf(context.path.ip, '/ip');
  const first = virtual_network_id ?? defaultNetwork(context).id;
  const spare = default_virtual_network_fallback === true ? defaultNetwork(context).id : first;
  for (const virtual of [first, spare]) {
    const [route] = all(context, routeScope(context))
      .filter((one) => isLive(one) && one.virtual_network_id === virtual && contains(cidrOf(one.network), address))
      .toSorted((one, other) => cidrOf(other.network).length - cidrOf(one.network).length);
    if (route !== undefined) return showRoute(context, route);
  }
  // The response for an address without a route is not documented.
  return context.fit({});
};

const listRoutes: Handler<'zeroTrust.networks.routes.list'> = (context) => {
  const { network_subset, network_superset, comment, route_id, tun_types, ...query } = context.query;
  const subset = network_subset === undefined ? undefined : cidrOf(network_subset, '/network_subset');
  const superset = network_superset === undefined ? undefined : cidrOf(network_superset, '/network_superset');
  const routes = all(context, routeScope(context)).filter(
    (one) =>
      isAsked(one, query, ['tunnel_id', 'virtual_network_id']) &&
      (route_id === undefined || route_id === one.id) &&
      (comment === undefined || includesText(String(one.comment), comment)) &&
      (tun_types === undefined || tun_types.some((type) => type === tunnelOf(context, one.tunnel_id)?.tun_type)) &&
      // "Only routes that are contained by it", and "that contain it".
      (subset === undefined || contains(subset, cidrOf(one.network))) &&
      (superset === undefined || contains(cidrOf(one.network), superset)),
  );
  return context.page(routes, (one) => showRoute(context, one));
};

export const privateNetworks = {
  'zeroTrust.networks.virtualNetworks.create': createNetwork,
  'zeroTrust.networks.virtualNetworks.edit': editNetwork,
  'zeroTrust.networks.virtualNetworks.delete': removeNetwork,
  'zeroTrust.networks.virtualNetworks.list': listNetworks,
  'zeroTrust.networks.virtualNetworks.get': (context) =>
    context.fit(
      found(context, networkScope(context), context.path.virtual_network_id, () => missing('virtual network')),
    ),
  'zeroTrust.networks.routes.create': (context) => createRoute(context),
  'zeroTrust.networks.routes.list': listRoutes,
  'zeroTrust.networks.routes.get': (context) => showRoute(context, findRoute(context)),
  'zeroTrust.networks.routes.edit': (context) =>
    saveRoute(context, { ...findLiveRoute(context), ...fieldsOf(context) }),
  'zeroTrust.networks.routes.delete': (context) => removeRoute(context, findLiveRoute(context)),
  'zeroTrust.networks.routes.ips.get': routeByAddress,
  'zeroTrust.networks.routes.networks.create': (context) => createRoute(context, context.path.ip_network_encoded),
  'zeroTrust.networks.routes.networks.edit': (context) => showRoute(context, routeByNetwork(context)),
  'zeroTrust.networks.routes.networks.delete': (context) => removeRoute(context, routeByNetwork(context)),
} satisfies Handlers;
