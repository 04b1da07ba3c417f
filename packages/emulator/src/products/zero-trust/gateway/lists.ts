/** Lists, locations and proxy endpoints of the Secure Web Gateway. */
import { isIP } from 'node:net';
import { isObject } from '@flarewire/schema';
import type { Context } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { contains, parseCidr } from '../../shared/cidr.ts';
import { collection } from '../../shared/collection.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../../shared/fields.ts';
import { mentions, ordered, says } from '../../shared/lists.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';

export const ruleScope = (context: Context): string => below(context, 'gateway', 'rules');

/** A list in an expression: `any(dns.domains[*] in $f174e90a-fafe-4643-bbbc-4a0ed4fc8415)`. */
const LIST = /\$([0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12})/g;

export function listsIn(rule: Fields): string[] {
  const expressions = [rule.traffic, rule.identity, rule.device_posture].filter((text) => typeof text === 'string');
  return expressions.flatMap((text) => [...text.matchAll(LIST)].map(([, id = '']) => id));
}

/** https://developers.cloudflare.com/cloudflare-one/reusable-components/lists/ */
const MAX_ITEMS = 5_000;

const hostname = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Formats of the items per type of list; other types hold any text. */
const FORMS: Readonly<Record<string, (value: string) => boolean>> = {
  IP: (value) => parseCidr(value) !== undefined,
  DOMAIN: (value) => hostname.test(value) && isIP(value) === 0,
  EMAIL: (value) => value.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(value),
  URL: (value) => value.length <= 2_048 && /^https?:\/\/[^\s/]+/i.test(value),
  CATEGORY: (value) => /^\d{1,6}$/.test(value),
  AAGUID: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
};

/** Items as stored: valid, unique, with the time of their addition. */
export function itemsFrom(
  context: Context,
  type: unknown,
  sent: unknown,
  pointer: string,
  before: readonly Fields[] = [],
): Fields[] {
  const form = FORMS[String(type)];
  const items = new Map(before.map((item) => [String(item.value), item]));
  for (const [index, item] of (Array.isArray(sent) ? sent.filter(isObject) : []).entries()) {
    if (item.value === undefined) continue;
    const value = String(item.value);
    if (form?.(value) === false)
      throw invalid(
        `'${value.slice(0, 64)}' is not a valid value for a list of type ${type}`,
        `${pointer}/${index}/value`,
      );
    items.set(value, { created_at: context.now(), ...items.get(value), ...item });
  }
  if (items.size > MAX_ITEMS) throw invalid(`a list holds at most ${MAX_ITEMS} items`, pointer);
  return [...items.values()];
}

const kept = (list: Fields): Fields[] => (Array.isArray(list.items) ? list.items.filter(isObject) : []);

const lists = collection({
  what: 'list',
  scope: ['gateway', 'lists'],
  param: 'list_id',
  id: ['id', 'uuid'],
  created: ['created_at'],
  modified: ['updated_at'],
  deleted: [],
  leaving: (context, { id }) => {
    const user = all(context, ruleScope(context)).find((rule) => listsIn(rule).includes(String(id)));
    if (user !== undefined) throw conflict(`the list is used by the rule '${user.name}'`);
  },
});

const counted = (items: readonly Fields[]): Fields => ({ items, count: items.length });

const createList: Handler<'zeroTrust.gateway.lists.create'> = (context) => {
  const { name, type, description, items } = fieldsOf(context);
  const sent = itemsFrom(context, type, items, '/items');
  return context.fit(lists.add(context, { name, type, description, ...counted(sent) }));
};

/** Items that are not sent stay. */
const updateList: Handler<'zeroTrust.gateway.lists.update'> = (context) => {
  const list = lists.find(context);
  const { name, description, items } = fieldsOf(context);
  const sent = items === undefined ? {} : counted(itemsFrom(context, list.type, items, '/items'));
  return context.fit(lists.change(context, list, { name, description, ...sent }));
};

const editList: Handler<'zeroTrust.gateway.lists.edit'> = (context) => {
  const list = lists.find(context);
  const { append, remove } = fieldsOf(context);
  const gone = new Set(Array.isArray(remove) ? remove.map(String) : []);
  const stay = kept(list).filter((item) => !gone.has(String(item.value)));
  return context.fit(lists.change(context, list, counted(itemsFrom(context, list.type, append, '/append', stay))));
};

const listItems: Handler<'zeroTrust.gateway.lists.items.list'> = (context) => {
  return context.page(kept(lists.find(context)), (item) => context.fit(item));
};

const listLists: Handler<'zeroTrust.gateway.lists.list'> = (context) => {
  const { type, search, order_by, direction } = context.query;
  const rows = lists.items(context).filter((list) => says(type, list.type) && mentions(search, list.name));
  const field = order_by === 'item_count' ? 'count' : order_by;
  return context.page(ordered(rows, field, direction), ({ items: _, ...list }) => context.fit(list));
};

const locationScope = (context: Context): string => below(context, 'gateway', 'locations');

/** https://developers.cloudflare.com/cloudflare-one/networks/resolvers-and-proxies/dns/locations/ */
const writeLocation: Handler<'zeroTrust.gateway.locations.create' | 'zeroTrust.gateway.locations.update'> = (
  context,
) => {
  const body = fieldsOf(context);
  const { location_id: id } = context.path;
  const others = all(context, locationScope(context)).filter((one) => one.id !== id);
  const before = id === undefined ? undefined : found(context, locationScope(context), id, () => missing('location'));
  checkNetworks(body.networks, others);
  if (body.client_default === true) {
    for (const other of others)
      keep(context, locationScope(context), String(other.id), { ...other, client_default: false });
  }
  const { ids } = context.sandbox;
  const location = {
    client_default: false,
    ecs_support: false,
    ip: `2a06:98c1:54::${ids.digits(4)}:${ids.digits(4)}`,
    doh_subdomain: ids.digits(10),
    ipv4_destination: '172.64.36.1',
    ipv4_destination_backup: '172.64.36.2',
    created_at: context.now(),
    id: ids.uuid(),
    ...before,
    ...body,
    updated_at: context.now(),
  };
  return context.fit(keep(context, locationScope(context), String(location.id), location));
};

/** A source network identifies one location. */
function checkNetworks(networks: unknown, others: readonly Fields[]): void {
  const cidrOf = (network: unknown) => parseCidr(isObject(network) ? network.network : network);
  for (const [index, network] of (Array.isArray(networks) ? networks : []).entries()) {
    const cidr = cidrOf(network);
    const pointer = `/networks/${index}/network`;
    if (cidr === undefined) throw invalid('the network is not in CIDR notation', pointer);
    const owner = others.find(
      (one) =>
        Array.isArray(one.networks) &&
        one.networks.map(cidrOf).some((other) => other && contains(other, cidr) && contains(cidr, other)),
    );
    if (owner !== undefined) throw conflict(`the network belongs to the location '${owner.name}'`, pointer);
  }
}

const removeLocation: Handler<'zeroTrust.gateway.locations.delete'> = (context) => {
  const location = found(context, locationScope(context), context.path.location_id, () => missing('location'));
  if (location.client_default === true) throw invalid('the default location cannot be deleted');
  context.sandbox.store.remove(locationScope(context), String(location.id));
  return {};
};

/** https://developers.cloudflare.com/cloudflare-one/networks/resolvers-and-proxies/proxy-endpoints/ */
const writeEndpoint: Handler<'zeroTrust.gateway.proxyEndpoints.create' | 'zeroTrust.gateway.proxyEndpoints.edit'> = (
  context,
) => {
  const body = fieldsOf(context);
  for (const [index, ip] of (body.ips ?? []).entries()) {
    const cidr = parseCidr(ip);
    const least = cidr?.version === 6 ? 109 : 25;
    if (cidr === undefined || cidr.length < least)
      throw invalid('IPv4 networks have a prefix of /25 to /32, IPv6 ones of /109 to /128', `/ips/${index}`);
  }
  const isNew = context.path.proxy_endpoint_id === undefined;
  return context.generic(isNew ? { kind: 'ip', ips: [], ...body, subdomain: context.sandbox.ids.digits(10) } : body);
};

export const gateway = {
  'zeroTrust.gateway.lists.create': createList,
  'zeroTrust.gateway.lists.update': updateList,
  'zeroTrust.gateway.lists.edit': editList,
  'zeroTrust.gateway.lists.list': listLists,
  'zeroTrust.gateway.lists.delete': lists.remove,
  'zeroTrust.gateway.lists.items.list': listItems,
  'zeroTrust.gateway.locations.create': writeLocation,
  'zeroTrust.gateway.locations.update': writeLocation,
  'zeroTrust.gateway.locations.delete': removeLocation,
  'zeroTrust.gateway.proxyEndpoints.create': writeEndpoint,
  'zeroTrust.gateway.proxyEndpoints.edit': writeEndpoint,
} satisfies Handlers;
