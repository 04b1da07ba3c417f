/** Paths from data centers to targets, and checks of endpoints: https://developers.cloudflare.com/magic-transit/analytics/traceroutes/ . Nothing is sent: the paths are made up, the same for the same question. */
import { isIP } from 'node:net';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { chance, pick } from '../shared/chance.ts';
import { isPrivate, parseCidr } from '../shared/cidr.ts';
import { collection } from '../shared/collection.ts';
import { below, fieldsOf } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';

const CITIES: Readonly<Record<string, string>> = {
  ams: 'Amsterdam, NL',
  den: 'Denver, US',
  fra: 'Frankfurt, DE',
  lis: 'Lisbon, PT',
  sin: 'Singapore, SG',
  sjc: 'San Jose, US',
  syd: 'Sydney, AU',
};

const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;
const ADDRESS_OF_NAMES = '203.0.113.';

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A router on the way, whose round trips grow with the distance. */
function node(seed: string, hop: number, sent: number, target: string | undefined) {
  const mean = (hop + chance(`${seed} mean`)) * 4;
  const spread = mean * 0.1 * chance(`${seed} spread`);
  const ip = target ?? `198.51.100.${1 + Math.floor(254 * chance(`${seed} ip`))}`;
  const rtt = { min_rtt_ms: round(mean - spread), mean_rtt_ms: round(mean), max_rtt_ms: round(mean + spread) };
  const asn = target === undefined && hop <= 2 ? 'AS13335' : `AS${pick(seed, [64496, 64499, 64505, 64511])}`;
  return { ip, name: ip, asn, labels: [], packet_count: sent, std_dev_rtt_ms: round(spread / 2), ...rtt };
}

interface Probes {
  readonly max_ttl?: number;
  readonly packets_per_ttl?: number;
}

function trace(target: string, colo: string, { max_ttl = 15, packets_per_ttl = 3 }: Probes) {
  const seed = `${target}/${colo}`;
  const length = Math.min(max_ttl, 4 + Math.floor(6 * chance(seed)));
  const address = isIP(target) === 0 ? `${ADDRESS_OF_NAMES}${1 + Math.floor(254 * chance(target))}` : target;
  const hops = Array.from({ length }, (_, index) => {
    const last = index === length - 1 && length < max_ttl ? address : undefined;
    const found = node(`${seed}/${index}`, index + 1, packets_per_ttl, last);
    return { packets_ttl: index + 1, packets_sent: packets_per_ttl, packets_lost: 0, nodes: [found] };
  });
  const summary = hops.at(-1)?.nodes[0];
  return {
    colo: { name: `${colo}01`, city: CITIES[colo] ?? '' },
    error: '' as const,
    hops,
    target_summary: summary ?? {},
    traceroute_time_ms: Math.ceil(hops.reduce((sum, { nodes }) => sum + (nodes[0]?.max_rtt_ms ?? 0), 0)),
  };
}

const traceroute: Handler<'diagnostics.traceroutes.create'> = (context) => {
  const { targets = [], colos = Object.keys(CITIES).slice(0, 3), options = {} } = fieldsOf(context);
  const stray = targets.findIndex((target) => isIP(target) === 0 && !HOST.test(target));
  if (stray >= 0)
    throw invalid(`'${targets[stray]?.slice(0, 100)}' is not a hostname or an address`, `/targets/${stray}`);
  return context.page(targets, (target) =>
    context.fit({ target, colos: colos.map((colo) => trace(target, colo.toLowerCase(), options)) }),
  );
};

const endpoints = collection({
  what: 'health check',
  id: ['id', 'uuid'],
  scope: (context: Context) => below(context, 'diagnostics', 'endpoint-healthchecks'),
  param: 'id',
  unique: ['endpoint'],
  defaults: { name: '' },
  check: (_context, { endpoint }) => {
    const address = parseCidr(endpoint);
    if (address === undefined || isIP(String(endpoint)) === 0)
      throw invalid(`endpoint '${String(endpoint).slice(0, 60)}' is not an IP address`, '/endpoint');
    if (!isPrivate(address)) throw invalid('Invalid request: the endpoint is a public address', '/endpoint');
  },
});

export const diagnostics = {
  'diagnostics.traceroutes.create': traceroute,
  'diagnostics.endpointHealthchecks.create': endpoints.create,
  'diagnostics.endpointHealthchecks.update': endpoints.update,
  'diagnostics.endpointHealthchecks.list': (context) => context.fit(endpoints.items(context)),
  'diagnostics.endpointHealthchecks.get': endpoints.get,
  'diagnostics.endpointHealthchecks.delete': (context) => {
    endpoints.drop(context, endpoints.find(context));
    return { success: true, errors: [], messages: [] };
  },
} satisfies Handlers;
