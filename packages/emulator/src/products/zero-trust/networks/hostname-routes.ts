/** Routes of hostnames to tunnels, and the subnets from which devices get their addresses. */

import type { At, Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { includesText } from '../../../text-search.ts';
import { isPrivate, overlaps, printCidr } from '../../shared/cidr.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../../shared/fields.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';
import { liveTunnel } from '../tunnels/tunnels.ts';
import { cidrOf, isAsked, isLive } from './routes.ts';

const hostScope = (context: Context): string => below(context, 'zerotrust', 'routes', 'hostname');

function saveHostname<Result>(context: Showing<Result>, route: Fields): Result {
  const tunnel = liveTunnel(context, route.tunnel_id, '/tunnel_id');
  const hostname = String(route.hostname).toLowerCase();
  if (!/^(\*\.)?([a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}$/.test(hostname))
    throw invalid('the hostname is not valid', '/hostname');
  const isTaken = all(context, hostScope(context)).some(
    (one) => isLive(one) && one.hostname === hostname && one.id !== route.id,
  );
  if (isTaken) throw conflict('a route for this hostname already exists', '/hostname');
  const saved = { ...route, hostname, tunnel_id: tunnel.id, tunnel_name: tunnel.name, tun_type: tunnel.tun_type };
  return context.fit(keep(context, hostScope(context), String(route.id), saved));
}

function findHostname(context: Context & At<'hostname_route_id'>): Fields {
  const id = context.path.hostname_route_id;
  return found(context, hostScope(context), id, () => missing('hostname route'));
}

const listHostnames: Handler<'zeroTrust.networks.hostnameRoutes.list'> = (context) => {
  const { hostname, comment, is_deleted = false, ...query } = context.query;
  const routes = all(context, hostScope(context)).filter(
    (one) =>
      isAsked(one, { ...query, is_deleted }, ['id', 'tunnel_id']) &&
      (hostname === undefined || includesText(String(one.hostname), hostname)) &&
      (comment === undefined || includesText(String(one.comment), comment)),
  );
  return context.page(routes, (one) => context.fit(one));
};

const subnetScope = (context: Context): string => below(context, 'zerotrust', 'subnets', 'warp');

/** https://developers.cloudflare.com/cloudflare-one/team-and-resources/devices/cloudflare-one-client/configure/device-ips/ */
const writeSubnet: Handler<'zeroTrust.networks.subnets.warp.create' | 'zeroTrust.networks.subnets.warp.edit'> = (
  context,
) => {
  const id = context.path.subnet_id;
  const before = id === undefined ? undefined : found(context, subnetScope(context), id, () => missing('subnet'));
  const body = fieldsOf(context);
  const network = cidrOf(body.network ?? before?.network);
  if (!isPrivate(network)) throw invalid('the network must be private, or within 100.64.0.0/10', '/network');
  const others = all(context, subnetScope(context)).filter((one) => one.id !== id);
  const rival = others.find((one) => overlaps(cidrOf(one.network), network));
  if (rival !== undefined) throw conflict(`the network overlaps the subnet '${rival.name}'`, '/network');
  if (body.is_default_network === true) {
    for (const other of others)
      keep(context, subnetScope(context), String(other.id), { ...other, is_default_network: false });
  }
  const bits = (network.version === 4 ? 32 : 128) - network.length;
  const subnet = {
    id: context.sandbox.ids.uuid(),
    comment: '',
    is_default_network: false,
    created_at: context.now(),
    ...before,
    ...body,
    network: printCidr(network),
    subnet_type: 'warp',
    capacity: { total: 2 ** Math.min(bits, 52), used: 0 },
  };
  return context.fit(keep(context, subnetScope(context), subnet.id, subnet));
};

const removeSubnet: Handler<'zeroTrust.networks.subnets.warp.delete'> = (context) => {
  const subnet = found(context, subnetScope(context), context.path.subnet_id, () => missing('subnet'));
  if (subnet.is_default_network === true) throw invalid('the default subnet cannot be deleted');
  context.sandbox.store.remove(subnetScope(context), String(subnet.id));
  return context.fit({ ...subnet, deleted_at: context.now() });
};

export const networkHosts = {
  'zeroTrust.networks.hostnameRoutes.create': (context) => {
    const { hostname, tunnel_id, comment = '' } = fieldsOf(context);
    const id = context.sandbox.ids.uuid();
    return saveHostname(context, { id, hostname, tunnel_id, comment, created_at: context.now() });
  },
  'zeroTrust.networks.hostnameRoutes.list': listHostnames,
  'zeroTrust.networks.hostnameRoutes.get': (context) => context.fit(findHostname(context)),
  'zeroTrust.networks.hostnameRoutes.edit': (context) => {
    const route = findHostname(context);
    if (!isLive(route)) throw missing('hostname route');
    return saveHostname(context, { ...route, ...fieldsOf(context) });
  },
  'zeroTrust.networks.hostnameRoutes.delete': (context) => {
    const route = { ...findHostname(context), deleted_at: context.now() };
    return context.fit(keep(context, hostScope(context), String(findHostname(context).id), route));
  },
  'zeroTrust.networks.subnets.warp.create': writeSubnet,
  'zeroTrust.networks.subnets.warp.edit': writeSubnet,
  'zeroTrust.networks.subnets.warp.delete': removeSubnet,
} satisfies Handlers;
