/** Spectrum applications: one listener per name, transport and port, with options that fit the transport. */

// Codes of Spectrum are not documented.

import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { notFound } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { zoneNameOf } from '../zones/plan.ts';

const appsOf = (context: Context): string => below(context, 'spectrum', 'apps');

interface Listener {
  readonly transport: string;
  readonly from: number;
  readonly to: number;
}

/** `tcp/22`, `udp/1000-2000`, or one of the protocols by name. */
function listenerOf(protocol: unknown): Listener | undefined {
  const named = NAMED.get(String(protocol));
  const [, transport, first, last = first] =
    /^(tcp|udp)\/(\d{1,5})(?:-(\d{1,5}))?$/.exec(named ?? String(protocol)) ?? [];
  const [from, to] = [Number(first), Number(last)];
  return transport !== undefined && from >= 1 && from <= to && to <= 65_535 ? { transport, from, to } : undefined;
}

/** https://developers.cloudflare.com/spectrum/protocols-per-plan/ */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['minecraft', 'tcp/25565'],
  ['rdp', 'tcp/3389'],
  ['ssh', 'tcp/22'],
]);

const nameOf = (app: Fields): string => (isObject(app.dns) ? String(app.dns.name).toLowerCase() : '');

/** https://developers.cloudflare.com/spectrum/reference/configuration-options/ */
function check(context: Context, app: Fields, id?: unknown): void {
  const listener = listenerOf(app.protocol);
  if (listener === undefined)
    throw invalid(`protocol: '${String(app.protocol).slice(0, 64)}' is not tcp/PORT, udp/PORT or a range`, '/protocol');
  const name = nameOf(app);
  const zone = zoneNameOf(context);
  if (zone !== undefined && name !== zone && !name.endsWith(`.${zone}`))
    throw invalid(`dns.name: '${name.slice(0, 253)}' is not in the zone ${zone}`, '/dns/name');
  const twin = all(context, appsOf(context)).find((one) => {
    const other = one.id === id || nameOf(one) !== name ? undefined : listenerOf(one.protocol);
    return other?.transport === listener.transport && other.from <= listener.to && listener.from <= other.to;
  });
  if (twin !== undefined) throw invalid(`${name} has an application on ${String(twin.protocol)} already`, '/protocol');
  checkOrigin(app, listener);
  checkOptions(app, listener.transport);
}

const ORIGIN = /^(tcp|udp):\/\/(?:[^\s/:]+|\[[0-9a-f:.]+\]):(\d{1,5})$/i;

function checkOrigin({ origin_direct: direct, origin_dns: dns, origin_port: port }: Fields, listener: Listener): void {
  const origins = Array.isArray(direct) ? direct : [];
  if (origins.length > 0 === isObject(dns))
    throw invalid('one of origin_direct and origin_dns is required', '/origin_direct');
  origins.forEach((origin, index) => {
    const [, transport] = ORIGIN.exec(String(origin)) ?? [];
    if (transport?.toLowerCase() !== listener.transport)
      throw invalid(`origin_direct: use ${listener.transport}://ADDRESS:PORT`, `/origin_direct/${index}`);
  });
  if (!isObject(dns)) return;
  const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(String(port)) ?? [];
  const isLong = Number(last) - Number(first) === listener.to - listener.from;
  if (first === undefined || Number(last) > 65_535)
    throw invalid('origin_port is required with origin_dns', '/origin_port');
  if (!isLong) throw invalid('origin_port must be a range as long as that of the protocol', '/origin_port');
}

function checkOptions(app: Fields, transport: string): void {
  const { proxy_protocol: proxy, tls, traffic_type: traffic, argo_smart_routing: argo } = app;
  const isUdp = transport === 'udp';
  if (proxy === 'simple' && !isUdp) throw invalid('proxy_protocol simple is for UDP only', '/proxy_protocol');
  if ((proxy === 'v1' || proxy === 'v2') && isUdp)
    throw invalid(`proxy_protocol ${proxy} is for TCP`, '/proxy_protocol');
  if (isUdp && tls !== undefined && tls !== 'off') throw invalid('tls is for TCP', '/tls');
  if (isUdp && traffic !== undefined && traffic !== 'direct') throw invalid('traffic_type is for TCP', '/traffic_type');
  if (isUdp && argo === true) throw invalid('argo_smart_routing is for TCP', '/argo_smart_routing');
}

const DEFAULTS: Fields = {
  traffic_type: 'direct',
  proxy_protocol: 'off',
  ip_firewall: false,
  tls: 'off',
  argo_smart_routing: false,
  edge_ips: { type: 'dynamic', connectivity: 'all' },
};

const replace: Handler<'spectrum.apps.update'> = (context) => {
  const before = read(context, appsOf(context), context.path.app_id);
  if (before === undefined) throw notFound('app');
  const app = { ...DEFAULTS, ...fieldsOf(context) };
  check(context, app, before.id);
  return context.generic(app);
};

export const spectrum = {
  'spectrum.apps.create': (context) => {
    const app = { ...DEFAULTS, ...fieldsOf(context) };
    check(context, app);
    return context.generic(app);
  },
  'spectrum.apps.update': replace,
} satisfies Handlers;
