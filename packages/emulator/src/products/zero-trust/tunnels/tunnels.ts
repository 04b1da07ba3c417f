/** Cloudflare Tunnels and WARP connectors: names, secrets, configurations, and checks before deletion. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../../handler/context.ts';
import type { ContextOf, Handler, Handlers, ResultOf } from '../../../handler/handlers.ts';
import { PageResult } from '../../../handler/page-result.ts';
import { CODE, problem } from '../../../problem.ts';
import { all, bearing, below, type Fields, fieldsOf, found, keep, read } from '../../shared/fields.ts';
import { unsignedJwt } from '../../shared/jwt.ts';
import { pageOf } from '../../shared/pages.ts';
import { invalid, missing } from '../../shared/refusals.ts';
import { checkForm, checkIngress } from './ingress.ts';

type Kind = 'cfd_tunnel' | 'warp_connector';

/** https://github.com/linuxserver/docker-mods/issues/280 */
const NAME_TAKEN = 1013;
/** Users report it of cloudflared. */
const IN_USE = 1022;

const scopeOf = (context: Context, kind: Kind): string => below(context, kind);

/** The account's tunnel with this id, of whichever kind. */
export function tunnelOf(context: Context, id: unknown): Fields | undefined {
  return (
    read(context, below(context, 'cfd_tunnel'), String(id)) ??
    read(context, below(context, 'warp_connector'), String(id))
  );
}

/** Undefined for one that was deleted. */
export function findLiveTunnel(context: Context, id: unknown): Fields | undefined {
  const tunnel = tunnelOf(context, id);
  return tunnel?.deleted_at === undefined ? tunnel : undefined;
}

/** @throws Problem 404 where there is none, or none any more */
export function liveTunnel(context: Context, id: unknown, pointer?: string): Fields {
  const tunnel = findLiveTunnel(context, id);
  if (tunnel === undefined) throw problem(404, CODE.notFound, 'tunnel not found', pointer);
  return tunnel;
}

const find = (context: Context & At<'tunnel_id'>, kind: Kind): Fields =>
  found(context, scopeOf(context, kind), context.path.tunnel_id, () => problem(404, CODE.notFound, 'tunnel not found'));

/** A deleted tunnel can still be looked at. */
function findLive(context: Context & At<'tunnel_id'>, kind: Kind): Fields {
  const tunnel = find(context, kind);
  if (tunnel.deleted_at !== undefined) throw problem(404, CODE.notFound, 'tunnel not found');
  return tunnel;
}

function checkName(context: Context, kind: Kind, name: unknown, id?: unknown): void {
  const isTaken = bearing(context, scopeOf(context, kind), 'name', name).some(
    (one) => one.deleted_at === undefined && one.id !== id,
  );
  if (isTaken)
    // https://github.com/linuxserver/docker-mods/issues/280
    throw problem(
      409,
      NAME_TAKEN,
      'You already have a tunnel with this name. Delete the existing tunnel, or choose a different name for your new tunnel',
      '/name',
    );
}

function checkSecret(secret: unknown): void {
  const bytes = Buffer.from(String(secret), 'base64');
  const isBase64 = bytes.toString('base64').replace(/={1,2}$/, '') === String(secret).replace(/={1,2}$/, '');
  if (!isBase64 || bytes.length < 32)
    throw invalid('tunnel_secret must be at least 32 bytes, encoded as base64', '/tunnel_secret');
}

/** The part of a connector that runs, kept where a program that plays one would register it. */
const connectionScope = (context: Context, tunnel: Fields): string =>
  below(context, String(tunnel.tun_type), String(tunnel.id), 'connections');

const connectionsOf = (context: Context, tunnel: Fields): Fields[] => all(context, connectionScope(context, tunnel));

function statusOf(context: Context, tunnel: Fields): string {
  if (connectionsOf(context, tunnel).length > 0) return 'healthy';
  return tunnel.conns_active_at === undefined ? 'inactive' : 'down';
}

/** With the times that are null: https://developers.cloudflare.com/cloudflare-one/networks/connectors/cloudflare-tunnel/get-started/create-remote-tunnel-api/ */
function show<Result>(context: Showing<Result>, tunnel: Fields): Result {
  const status = statusOf(context, tunnel);
  const conns_inactive_at = status === 'healthy' ? null : tunnel.created_at;
  const times = { deleted_at: null, conns_active_at: null, conns_inactive_at };
  return context.fit({ ...times, ...tunnel, connections: connectionsOf(context, tunnel), status });
}

/** https://developers.cloudflare.com/cloudflare-one/networks/connectors/cloudflare-tunnel/get-started/create-remote-tunnel-api/ */
function create<Result>(context: Showing<Result>, kind: Kind): Result {
  const { name, tunnel_secret, config_src = 'local' } = fieldsOf(context);
  checkName(context, kind, name);
  if (tunnel_secret !== undefined) checkSecret(tunnel_secret);
  const { ids } = context.sandbox;
  const tunnel = {
    id: ids.uuid(),
    account_tag: context.segments[1],
    name,
    tun_type: kind,
    ...(kind === 'cfd_tunnel' ? { config_src, remote_config: config_src === 'cloudflare' } : {}),
    metadata: {},
    created_at: context.now(),
    // Shown by no operation but that of the token.
    secret: tunnel_secret ?? Buffer.from(ids.digits(64), 'hex').toString('base64'),
  };
  return show(context, keep(context, scopeOf(context, kind), tunnel.id, tunnel));
}

function edit<Result>(context: Showing<Result> & At<'tunnel_id'>, kind: Kind): Result {
  const tunnel = findLive(context, kind);
  const { name = tunnel.name, tunnel_secret } = fieldsOf(context);
  checkName(context, kind, name, tunnel.id);
  if (tunnel_secret !== undefined) checkSecret(tunnel_secret);
  const secret = tunnel_secret ?? tunnel.secret;
  return show(context, keep(context, scopeOf(context, kind), String(tunnel.id), { ...tunnel, name, secret }));
}

/**
 * Routes and connections go first, or with it where `cascade=true` is asked for.
 * https://developers.cloudflare.com/cloudflare-one/networks/connectors/cloudflare-tunnel/do-more-with-tunnels/local-management/tunnel-useful-commands/
 */
function remove<Result>(context: Showing<Result> & At<'tunnel_id'>, kind: Kind): Result {
  const tunnel = find(context, kind);
  if (tunnel.deleted_at !== undefined) return show(context, tunnel);
  const routes = routesTo(context, tunnel);
  const isCascade = context.url.searchParams.get('cascade') === 'true';
  if (connectionsOf(context, tunnel).length > 0 && !isCascade)
    throw problem(400, IN_USE, 'Cannot delete tunnel because it has active connections');
  if (routes.length > 0 && !isCascade)
    throw problem(400, IN_USE, 'Cannot delete tunnel because routes lead to it: delete them first');
  const deleted_at = context.now();
  for (const { scope, route } of routes) keep(context, scope, String(route.id), { ...route, deleted_at });
  context.sandbox.store.clear(connectionScope(context, tunnel));
  return show(context, keep(context, scopeOf(context, kind), String(tunnel.id), { ...tunnel, deleted_at }));
}

/** Routes of networks and of hostnames that end at the tunnel. */
function routesTo(context: Context, tunnel: Fields): { scope: string; route: Fields }[] {
  const scopes = [below(context, 'teamnet', 'routes'), below(context, 'zerotrust', 'routes', 'hostname')];
  return scopes.flatMap((scope) =>
    bearing(context, scope, 'tunnel_id', tunnel.id)
      .filter((route) => route.deleted_at === undefined)
      .map((route) => ({ scope, route })),
  );
}

type Query = ContextOf<'zeroTrust.tunnels.list'>['query'];
type Listing<Item> = Showing<Item> & { readonly query: Query };

function isWanted(tunnel: Fields, query: Query, statusOf: () => unknown): boolean {
  const { name, uuid, include_prefix, exclude_prefix, is_deleted, status, tun_types, existed_at } = query;
  const title = String(tunnel.name);
  const ended = tunnel.deleted_at === undefined ? Number.POSITIVE_INFINITY : Date.parse(String(tunnel.deleted_at));
  const at = existed_at === undefined ? undefined : Date.parse(existed_at);
  return (
    (name === undefined || name === title) &&
    (uuid === undefined || uuid === tunnel.id) &&
    (include_prefix === undefined || title.startsWith(include_prefix)) &&
    (exclude_prefix === undefined || !title.startsWith(exclude_prefix)) &&
    (is_deleted === undefined || is_deleted === (tunnel.deleted_at !== undefined)) &&
    (status === undefined || statusOf() === status) &&
    (tun_types === undefined || tun_types.some((type) => type === tunnel.tun_type)) &&
    (at === undefined || (Date.parse(String(tunnel.created_at)) <= at && at < ended))
  );
}

const list =
  (...kinds: readonly Kind[]) =>
  <Item>(context: Listing<Item>): PageResult<Item> => {
    const [kind, ...others] = kinds;
    const isAll = Object.keys(context.query).every((name) => ['page', 'per_page'].includes(name));
    if (isAll && kind !== undefined && others.length === 0)
      return pageOf(context, scopeOf(context, kind), (tunnel) => show(context, tunnel));
    const tunnels = kinds.flatMap((one) => all(context, scopeOf(context, one)));
    return context.page(
      tunnels.filter((tunnel) => isWanted(tunnel, context.query, () => statusOf(context, tunnel))),
      (tunnel) => show(context, tunnel),
    );
  };

/** Token for `cloudflared tunnel run --token`: account, tunnel and secret. */
function token(context: Context & At<'tunnel_id'>, kind: Kind): string {
  const { account_tag: a, id: t, secret: s } = findLive(context, kind);
  return Buffer.from(JSON.stringify({ a, t, s })).toString('base64');
}

/** https://developers.cloudflare.com/cloudflare-one/networks/connectors/cloudflare-tunnel/monitor-tunnels/logs/ */
const management: Handler<'zeroTrust.tunnels.cloudflared.management.create'> = (context) => {
  const { id } = findLive(context, 'cfd_tunnel');
  const exp = Math.floor(context.sandbox.clock.now() / 1000) + 3600;
  const { resources } = fieldsOf(context);
  const tun = { id, account_tag: context.segments[1] };
  return `${unsignedJwt({ alg: 'ES256', typ: 'JWT' }, { tun, resources, exp })}.${context.sandbox.ids.digits(86)}`;
};

const configScope = (context: Context, tunnel: Fields): string =>
  below(context, 'cfd_tunnel', String(tunnel.id), 'configurations');

type Configuration = ResultOf<'zeroTrust.tunnels.cloudflared.configurations.get'>;

function showConfiguration(context: Context & At<'tunnel_id'>): Configuration {
  const tunnel = find(context, 'cfd_tunnel');
  const saved = read(context, configScope(context, tunnel), '');
  const fresh = { version: 0, source: tunnel.config_src, created_at: tunnel.created_at };
  const known = { account_id: context.segments[1] ?? '', tunnel_id: String(tunnel.id), ...(saved ?? fresh) };
  return known as Configuration; // checkForm has looked at what is saved
}

/**
 * The contract asks each rule for a hostname, but the rule that catches all has none: so this reads the body itself.
 * https://developers.cloudflare.com/cloudflare-one/networks/connectors/cloudflare-tunnel/configure-tunnels/cloudflared-parameters/
 */
function configure(context: Context & At<'tunnel_id'>): Configuration {
  const tunnel = findLive(context, 'cfd_tunnel');
  const { config = {} } = fieldsOf(context);
  if (!isObject(config)) throw invalid('config must be an object', '/config');
  if (config.ingress !== undefined) checkIngress(config.ingress);
  checkForm(context, config);
  const before = read(context, configScope(context, tunnel), '');
  const version = Number(before?.version ?? 0) + 1;
  const saved = { config, version, source: 'cloudflare', created_at: context.now() };
  keep(context, configScope(context, tunnel), '', saved);
  keep(context, scopeOf(context, 'cfd_tunnel'), String(tunnel.id), {
    ...tunnel,
    remote_config: true,
    config_src: 'cloudflare',
  });
  return showConfiguration(context);
}

const showConnections: Handler<'zeroTrust.tunnels.cloudflared.connections.get'> = (context) => {
  const connections = connectionsOf(context, find(context, 'cfd_tunnel'));
  return new PageResult(connections.map((one) => context.fit({ id: one.client_id, conns: [one] })));
};

function connector<Result>(context: Showing<Result> & At<'tunnel_id' | 'connector_id'>, type: Kind): Result {
  const running = connectionsOf(context, find(context, type));
  const one = running.find(({ client_id }) => client_id === context.path.connector_id);
  if (one === undefined) throw missing('connector');
  return context.fit({ id: one.client_id, conns: [one] });
}

const dropConnections: Handler<'zeroTrust.tunnels.cloudflared.connections.delete'> = (context) => {
  const tunnel = find(context, 'cfd_tunnel');
  const scope = connectionScope(context, tunnel);
  const { client_id } = context.query;
  for (const one of connectionsOf(context, tunnel)) {
    if (client_id === undefined || one.client_id === client_id) context.sandbox.store.remove(scope, String(one.id));
  }
  return null;
};

export const tunnels = {
  'zeroTrust.tunnels.list': list('cfd_tunnel', 'warp_connector'),
  'zeroTrust.tunnels.cloudflared.create': (context) => create(context, 'cfd_tunnel'),
  'zeroTrust.tunnels.cloudflared.list': list('cfd_tunnel'),
  'zeroTrust.tunnels.cloudflared.get': (context) => show(context, find(context, 'cfd_tunnel')),
  'zeroTrust.tunnels.cloudflared.edit': (context) => edit(context, 'cfd_tunnel'),
  'zeroTrust.tunnels.cloudflared.delete': (context) => remove(context, 'cfd_tunnel'),
  'zeroTrust.tunnels.cloudflared.token.get': (context) => token(context, 'cfd_tunnel'),
  'zeroTrust.tunnels.cloudflared.connectors.get': (context) => connector(context, 'cfd_tunnel'),
  'zeroTrust.tunnels.warpConnector.connectors.get': (context) => connector(context, 'warp_connector'),
  'zeroTrust.tunnels.warpConnector.create': (context) => create(context, 'warp_connector'),
  'zeroTrust.tunnels.warpConnector.list': list('warp_connector'),
  'zeroTrust.tunnels.warpConnector.get': (context) => show(context, find(context, 'warp_connector')),
  'zeroTrust.tunnels.warpConnector.edit': (context) => edit(context, 'warp_connector'),
  'zeroTrust.tunnels.warpConnector.delete': (context) => remove(context, 'warp_connector'),
  'zeroTrust.tunnels.warpConnector.token.get': (context) => token(context, 'warp_connector'),
  'zeroTrust.tunnels.cloudflared.management.create': management,
  'zeroTrust.tunnels.cloudflared.configurations.get': showConfiguration,
  'zeroTrust.tunnels.cloudflared.configurations.update': configure,
  'zeroTrust.tunnels.cloudflared.connections.get': showConnections,
  'zeroTrust.tunnels.cloudflared.connections.delete': dropConnections,
} satisfies Handlers;
