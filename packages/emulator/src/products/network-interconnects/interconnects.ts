/** Direct links: ports at facilities, what is plugged into them, and the networks on top. https://developers.cloudflare.com/network-interconnect/ */

import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { includesText } from '../../text-search.ts';
import { chance, pick, uuidFrom } from '../shared/chance.ts';
import { collection } from '../shared/collection.ts';
import { all, below, type Fields, fieldsOf, keep, phase } from '../shared/fields.ts';
import { pdf } from '../shared/pdf.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { single } from '../shared/single.ts';

/** Sites with a building each. Cloudflare decides which ports an account is offered: these are examples. */
const SITES: readonly (readonly [site: string, facility: string, address: readonly string[]])[] = [
  ['fra', 'Example Data Center Frankfurt', ['Beispielstrasse 1', '60314 Frankfurt', 'Germany']],
  ['iad', 'Example Data Center Ashburn', ['1 Example Way', 'Ashburn, VA 20147', 'United States']],
  ['sin', 'Example Data Center Singapore', ['1 Example Road', '609927 Singapore', 'Singapore']],
];

const PORTS = 4;
const SPEEDS = ['10G', '100G'] as const;

const interconnectsScope = (context: Context): string => below(context, 'cni', 'interconnects');

interface Slot extends Fields {
  readonly id: string;
  readonly site: string;
  readonly speed: string;
  readonly occupied: boolean;
}

/** The ports of all sites; one in four is taken. */
function slotsOf(context: Context): Slot[] {
  const account = context.path.account_id ?? '';
  const used = new Set(all(context, interconnectsScope(context)).map(({ slot_id }) => slot_id));
  return SITES.flatMap(([site, name, address]) =>
    Array.from({ length: PORTS }, (_, port) => {
      const id = uuidFrom(`slot/${account}/${site}/${port}`);
      const isOwn = used.has(id);
      return {
        id,
        site,
        facility: { name, address: [...address] },
        speed: pick(`speed/${port}`, SPEEDS),
        ccr_device_name: `ccr${port % 2}.${site}01`,
        occupied: isOwn || (port > 1 && chance(id) < 0.5),
        ...(isOwn ? { account } : {}),
      };
    }),
  );
}

function slotOf(context: Context, id: unknown, pointer?: string): Slot {
  const slot = slotsOf(context).find((one) => one.id === id);
  if (slot === undefined) throw missing('slot', pointer);
  return slot;
}

/** The part of a list that the query asks for, and where the next begins. */
function pageOf<Result>(context: Showing<Result>, items: readonly Fields[]): Result {
  const { cursor, limit } = context.query;
  const from = typeof cursor === 'number' ? cursor : 0;
  const to = typeof limit === 'number' && limit > 0 ? from + limit : items.length;
  return context.fit({ items: items.slice(from, to), next: to < items.length ? to : null });
}

const isAsked = (wanted: unknown, value: unknown): boolean =>
  wanted === undefined || wanted === null || wanted === value;

const listSlots: Handler<'networkInterconnects.slots.list'> = (context) => {
  const { site, speed, occupied, address_contains: text } = context.query;
  const slots = slotsOf(context).filter(
    (slot) =>
      isAsked(site, slot.site) &&
      isAsked(speed, slot.speed) &&
      isAsked(occupied, slot.occupied) &&
      (typeof text !== 'string' || includesText(JSON.stringify(slot.facility).toLowerCase(), text.toLowerCase())),
  );
  return pageOf(context, slots);
};

/** @throws Problem 400 where another account is named than that of the path */
function checkAccount(context: Context, account: unknown): void {
  if (account !== context.path.account_id) throw invalid('The account is not that of the path', '/account');
}

/** A port takes one cable. */
function physical(context: Context, { slot_id, type }: Fields): Fields {
  const { site, facility, speed, ccr_device_name, occupied } = slotOf(context, slot_id, '/slot_id');
  if (occupied) throw conflict('The slot is occupied', '/slot_id');
  const given = fieldsOf(context).speed ?? speed;
  if (given !== speed) throw invalid(`The slot has ${speed}`, '/speed');
  return { type, site, facility, speed, slot_id, ccr_device_name, name: nameFor(context, site) };
}

const nameFor = (context: Context, site: string): string => `icon-${site}-${context.sandbox.ids.digits(8)}`;

const REGIONS = ['us-east4', 'europe-west3', 'asia-southeast1'] as const;

/** A key of Google's: https://developers.cloudflare.com/network-interconnect/get-started/#google-cloud-interconnect-beta . Its form, `key/region/domain`, is documented by Google; refusals are not documented. */
function partner(context: Context, { pairing_key, bandwidth, type }: Fields): Fields {
  const [, region, zone, ...more] = String(pairing_key).split('/');
  if (zone !== undefined && more.length > 0) throw invalid('The pairing key is not valid', '/pairing_key');
  const place = region ?? pick(String(pairing_key), REGIONS);
  return { type, region: place, speed: bandwidth, name: nameFor(context, place) };
}

const create: Handler<'networkInterconnects.interconnects.create'> = (context) => {
  const body: Fields = fieldsOf(context);
  checkAccount(context, body.account);
  const own = body.slot_id === undefined ? partner(context, body) : physical(context, body);
  const item: Fields = {
    ...own,
    account: body.account,
    owner: String(body.account),
    virtual_port_reservation_id: context.sandbox.ids.uuid(),
    made: context.now(),
  };
  keep(context, interconnectsScope(context), String(item.name), item);
  return context.fit(item);
};

const interconnects = collection({
  what: 'interconnect',
  param: 'icon',
  scope: interconnectsScope,
  id: ['name', 'given'],
  leaving: (context, { name }) => {
    if (all(context, cnisScope(context)).some((cni) => cni.interconnect === name))
      throw conflict('The interconnect has CNIs: delete them first');
  },
});

const listInterconnects: Handler<'networkInterconnects.interconnects.list'> = (context) => {
  const { site, type } = context.query;
  const items = all(context, interconnectsScope(context));
  return pageOf(
    context,
    items.filter((one) => isAsked(site, one.site) && isAsked(type, one.type)),
  );
};

/** Ordered, cabled, and then up. */
const status: Handler<'networkInterconnects.interconnects.status'> = (context) => {
  const state = phase(interconnects.find(context).made, context, [
    ['Pending', 0],
    ['Healthy', 60],
  ]);
  return { state };
};

const accountName = ({ path }: Context): string => `Account ${path.account_id ?? ''}`;

/** Of direct links alone: https://developers.cloudflare.com/network-interconnect/get-started/#end-to-end-implementation-workflow */
const letter: Handler<'networkInterconnects.interconnects.loa'> = (context) => {
  const { name, facility } = interconnects.find(context);
  if (facility === undefined) throw invalid('A letter is for ports alone');
  const customer = context.query.name ?? accountName(context);
  const text = `Letter of authorization: ${customer} may connect to ${String(name)}`;
  return new Reply(new TextEncoder().encode(pdf(text)), 'application/pdf');
};

const cnisScope = (context: Context): string => below(context, 'cni', 'cnis');

/** Two addresses for each link, a /31: https://developers.cloudflare.com/network-interconnect/get-started/#technical-specifications */
function addresses(context: Context): Fields {
  const taken = new Set(all(context, cnisScope(context)).map(({ p2p_ip }) => p2p_ip));
  const at = (index: number, end: 0 | 1): string =>
    `172.28.${Math.floor(index / 128) % 256}.${(index % 128) * 2 + end}/31`;
  let index = 0;
  while (taken.has(at(index, 0))) index++;
  return { p2p_ip: at(index, 0), cust_ip: at(index, 1) };
}

const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

/** Are both in the same prefix? */
function isLink(cloudflare: unknown, customer: unknown): boolean {
  const [[one = '', bits], [other = '', others]] = [String(cloudflare).split('/'), String(customer).split('/')];
  const size = 2 ** (32 - Number(bits));
  return bits === others && one !== other && Math.floor(numberOf(one) / size) === Math.floor(numberOf(other) / size);
}

const cnis = collection({
  what: 'CNI',
  param: 'cni',
  scope: cnisScope,
  id: ['id', 'uuid'],
  check: (context, item) => {
    checkAccount(context, item.account);
    interconnects.named(context, item.interconnect, '/interconnect');
    if (!isLink(item.p2p_ip, item.cust_ip)) throw invalid('cust_ip must be in the same prefix as p2p_ip', '/cust_ip');
    const others = all(context, cnisScope(context)).filter(({ id }) => id !== item.id);
    if (others.some(({ p2p_ip }) => p2p_ip === item.p2p_ip)) throw conflict('The address is in use', '/p2p_ip');
  },
});

const modeOf = ({ bgp }: Fields): string => (bgp === undefined ? 'advertise_only' : 'dynamic_route_exchange');

const createCni: Handler<'networkInterconnects.cnis.create'> = (context) => {
  const body: Fields = fieldsOf(context);
  return context.fit(cnis.add(context, { ...body, ...addresses(context), bgp_mode: modeOf(body) }, cnisScope(context)));
};

const updateCni: Handler<'networkInterconnects.cnis.update'> = (context) => {
  const body: Fields = fieldsOf(context);
  const before = cnis.find(context);
  if (body.id !== before.id) throw invalid('The id is not that of the path', '/id');
  const { bgp: _, ...rest } = before;
  const mode = body.bgp_mode ?? modeOf(body);
  return context.fit(cnis.change(context, rest, { ...body, bgp_mode: mode }, cnisScope(context)));
};

const listCnis: Handler<'networkInterconnects.cnis.list'> = (context) => {
  const { slot, tunnel_id } = context.query;
  const slots = new Map(all(context, interconnectsScope(context)).map((one) => [one.name, one.slot_id]));
  const items = all(context, cnisScope(context)).filter(
    (one) => isAsked(slot, slots.get(one.interconnect)) && isAsked(tunnel_id, one.id),
  );
  return pageOf(context, items);
};

/** Cloudflare's default, if none is chosen. Its number is not documented: this is one for private use. */
const DEFAULT_ASN = 64_512;

const settings = single({
  first: {},
  show: (_context, { default_asn }) => ({ default_asn: default_asn ?? DEFAULT_ASN }),
  check: (_context, { default_asn }) => {
    // RFC 7607 reserves 0, RFC 7300 the last.
    if (typeof default_asn === 'number' && (default_asn < 1 || default_asn >= 2 ** 32 - 1))
      throw invalid('default_asn is not the number of a network', '/default_asn');
  },
});

export const networkInterconnects = {
  'networkInterconnects.slots.list': listSlots,
  'networkInterconnects.slots.get': (context) => context.fit(slotOf(context, context.path.slot)),
  'networkInterconnects.interconnects.create': create,
  'networkInterconnects.interconnects.list': listInterconnects,
  'networkInterconnects.interconnects.get': interconnects.get,
  'networkInterconnects.interconnects.delete': (context) => {
    interconnects.drop(context, interconnects.find(context));
  },
  'networkInterconnects.interconnects.status': status,
  'networkInterconnects.interconnects.loa': letter,
  'networkInterconnects.interconnects.loaDefault': (context) => {
    interconnects.find(context);
    return { name: accountName(context) };
  },
  'networkInterconnects.cnis.create': createCni,
  'networkInterconnects.cnis.list': listCnis,
  'networkInterconnects.cnis.get': cnis.get,
  'networkInterconnects.cnis.update': updateCni,
  'networkInterconnects.cnis.delete': (context) => {
    cnis.drop(context, cnis.find(context));
  },
  'networkInterconnects.settings.get': settings.get,
  'networkInterconnects.settings.update': settings.update,
} satisfies Handlers;
