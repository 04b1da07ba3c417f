/** DNS Firewall: clusters in front of name servers, with their own addresses. */
import { isIP } from 'node:net';
import { isObject, stringList } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { below, countOf, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';

// The codes of the refusals of this file are not documented.
const REFUSED = 1001;

const scopeOf = (context: Context): string => below(context, 'dns_firewall');

/** https://developers.cloudflare.com/dns/dns-firewall/setup/ */
function check(cluster: Fields): void {
  const upstream = stringList(cluster.upstream_ips ?? []);
  const bad = upstream.findIndex((address) => isIP(address) === 0);
  if (bad >= 0)
    throw problem(400, REFUSED, `'${upstream[bad]?.slice(0, 60)}' is not an IP address`, `/upstream_ips/${bad}`);
  if (Number(cluster.minimum_cache_ttl) > Number(cluster.maximum_cache_ttl))
    throw problem(400, REFUSED, 'minimum_cache_ttl is larger than maximum_cache_ttl', '/minimum_cache_ttl');
}

const DEFAULTS: Fields = {
  deprecate_any_requests: true,
  ecs_fallback: false,
  maximum_cache_ttl: 900,
  minimum_cache_ttl: 60,
  negative_cache_ttl: null,
  ratelimit: null,
  retries: 2,
  attack_mitigation: null,
};

const PER_CLUSTER = 10;

/** Addresses of the range that RFC 2544 sets aside for tests: none of them is anybody's. */
function addresses(context: Context, count: number): string[] {
  const used = countOf(context, scopeOf(context)) * PER_CLUSTER;
  return Array.from({ length: count }, (_, index) => {
    const number = used + index;
    return `198.18.${(number >> 8) & 255}.${number & 255}`;
  });
}

const create: Handler<'dnsFirewall.create'> = (context) => {
  const { dns_firewall_ip_count, ...body } = fieldsOf(context);
  const id = context.sandbox.ids.hex();
  const count = dns_firewall_ip_count ?? 2;
  const cluster = {
    ...DEFAULTS,
    ...body,
    id,
    dns_firewall_ips: addresses(context, count),
    modified_on: context.now(),
  };
  check(cluster);
  return context.fit(keep(context, scopeOf(context), id, cluster));
};

const edit: Handler<'dnsFirewall.edit'> = (context) => {
  const before = read(context, scopeOf(context), context.path.dns_firewall_id);
  if (before === undefined) return context.generic();
  const changed = { ...before, ...fieldsOf(context), modified_on: context.now() };
  check(changed);
  return context.fit(keep(context, scopeOf(context), String(before.id), changed));
};

/** Names for the cluster's own addresses, and no others. https://developers.cloudflare.com/dns/additional-options/reverse-zones/ */
const editReverse: Handler<'dnsFirewall.reverseDNS.edit'> = (context) => {
  const id = context.path.dns_firewall_id;
  const cluster = read(context, scopeOf(context), id);
  const own = stringList(cluster?.dns_firewall_ips ?? []);
  const { ptr } = fieldsOf(context);
  const foreign = Object.keys(isObject(ptr) ? ptr : {}).find((address) => !own.includes(address));
  if (foreign !== undefined)
    throw problem(400, REFUSED, `'${foreign.slice(0, 60)}' is not an address of this cluster`, '/ptr');
  const scope = below(context, 'dns_firewall', id, 'reverse_dns');
  const before = read(context, scope, '')?.ptr;
  return context.fit(keep(context, scope, '', { ptr: { ...Object(before), ...Object(ptr) } }));
};

const reverse: Handler<'dnsFirewall.reverseDNS.get'> = (context) => {
  const id = context.path.dns_firewall_id;
  return { ptr: Object(read(context, below(context, 'dns_firewall', id, 'reverse_dns'), '')?.ptr) };
};

export const dnsFirewall = {
  'dnsFirewall.create': create,
  'dnsFirewall.edit': edit,
  'dnsFirewall.reverseDNS.edit': editReverse,
  'dnsFirewall.reverseDNS.get': reverse,
} satisfies Handlers;
