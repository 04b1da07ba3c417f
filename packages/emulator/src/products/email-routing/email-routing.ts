/** Email Routing: addresses that are verified on the clock, rules that need one, and the DNS records that it lives by. */

import { isObject, stringList } from '@flarewire/schema';
import type { At, Context, Showing } from '../../http/context.ts';
import type { Handler, Handlers } from '../../http/handlers.ts';
import { notFound, problem } from '../../problem.ts';
import { post } from '../dns/records.ts';
import { type DnsRecord, dnsTables } from '../dns/tables.ts';
import { all, bearing, below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { zonesOf } from '../zones/plan.ts';
import { type Zone, zoneOf } from '../zones/state.ts';

// The codes of the refusals of this file are not documented.
const REFUSED = 2000;

/** The owner of an address follows the link in the message in this time. */
const VERIFIED_AFTER = 60_000;

const addressesOf = (account: string): string => `/accounts/${encodeURIComponent(account)}/email/routing/addresses`;

/** https://developers.cloudflare.com/email-routing/setup/email-routing-addresses/ */
function shownAddress(context: Context, address: Fields): Fields {
  const { status, ...rest } = address;
  const due = Date.parse(String(address.created)) + VERIFIED_AFTER;
  const isVerified = status === undefined ? context.sandbox.clock.now() >= due : status === 'verified';
  if (!isVerified) return rest;
  return { ...rest, verified: address.verified ?? new Date(due).toISOString() };
}

const createAddress: Handler<'emailRouting.addresses.create'> = (context) => {
  const email = String(fieldsOf(context).email).toLowerCase();
  const account = context.path.account_id;
  if (!/^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
    throw problem(400, REFUSED, `'${email.slice(0, 90)}' is not an email address`, '/email');
  if (bearing(context, addressesOf(account), 'email', email).length > 0)
    throw problem(409, REFUSED, `${email} is an address of this account already`, '/email');
  const id = context.sandbox.ids.hex();
  const address = { id, tag: id, email, created: context.now(), modified: context.now() };
  return context.fit(shownAddress(context, keep(context, addressesOf(account), id, address)));
};

function findAddress(context: Context & At<'destination_address_identifier' | 'account_id'>): Fields {
  const id = context.path.destination_address_identifier;
  const address = read(context, addressesOf(context.path.account_id), id);
  if (address === undefined) throw notFound('destination address');
  return address;
}

const editAddress: Handler<'emailRouting.addresses.edit'> = (context) => {
  const address = findAddress(context);
  const { status } = fieldsOf(context);
  const changed = {
    ...address,
    status,
    modified: context.now(),
    ...(status === 'verified' ? { verified: context.now() } : {}),
  };
  keep(context, addressesOf(context.path.account_id), String(address.id), changed);
  return context.fit(shownAddress(context, changed));
};

/** Rules that send to it are switched off. */
const removeAddress: Handler<'emailRouting.addresses.delete'> = (context) => {
  const address = findAddress(context);
  const account = context.path.account_id;
  context.sandbox.store.remove(addressesOf(account), String(address.id));
  for (const zone of zonesOf(context, account)) {
    const scope = `/zones/${zone}/email/routing/rules`;
    for (const rule of all(context, scope)) {
      if (targets(rule.actions).includes(String(address.email)))
        keep(context, scope, String(rule.id ?? rule.tag), { ...rule, enabled: false });
    }
  }
  return context.fit(shownAddress(context, address));
};

const listAddresses: Handler<'emailRouting.addresses.list'> = (context) => {
  const { verified, direction } = context.query;
  const scope = addressesOf(context.path.account_id);
  if (verified === undefined)
    return pageOf(context, scope, (address) => shownAddress(context, address), direction === 'desc');
  const found = all(context, scope)
    .map((address) => shownAddress(context, address))
    .filter((address) => (address.verified !== undefined) === (String(verified) === 'true'));
  return context.page(direction === 'desc' ? found.reverse() : found);
};

/** Where the `forward` actions of a rule send to. */
function targets(actions: unknown): string[] {
  const list = Array.isArray(actions) ? actions.filter(isObject) : [];
  return list.flatMap(({ type, value }) => (type === 'forward' ? stringList(value ?? []) : []));
}

/** https://developers.cloudflare.com/email-routing/setup/email-routing-addresses/#destination-addresses */
function checkActions(context: Context): void {
  const zone = zoneOf(context);
  for (const email of targets(fieldsOf(context).actions)) {
    const [address] = bearing(context, addressesOf(zone.account.id), 'email', email.toLowerCase());
    if (address === undefined || shownAddress(context, address).verified === undefined)
      throw problem(400, REFUSED, `'${email.slice(0, 90)}' is not a verified destination address`, '/actions');
  }
}

const checked: Handler<'emailRouting.rules.create' | 'emailRouting.rules.update'> = (context) => {
  checkActions(context);
  return context.generic();
};

const CATCH_ALL = { enabled: false, name: '', actions: [{ type: 'drop' }], matchers: [{ type: 'all' }] };
const catchAllScope = (context: Context): string => below(context, 'email', 'routing', 'catch_all');

function catchAll<Result>(context: Showing<Result>, change: Fields): Result {
  const zone = zoneOf(context);
  const before = read(context, catchAllScope(context), '') ?? CATCH_ALL;
  const rule = { ...before, ...change, id: zone.id, tag: zone.id };
  if (Object.keys(change).length > 0) keep(context, catchAllScope(context), '', rule);
  return context.fit(rule);
}

/** https://developers.cloudflare.com/email-routing/setup/email-routing-dns-records/ */
function records(zone: Zone): readonly Fields[] {
  const mail = [22, 36, 93].map((priority, index) => ({
    type: 'MX',
    name: zone.name,
    content: `route${index + 1}.mx.cloudflare.net`,
    priority,
    ttl: 1,
  }));
  return [...mail, { type: 'TXT', name: zone.name, content: 'v=spf1 include:_spf.mx.cloudflare.net ~all', ttl: 1 }];
}

const isOwn = (zone: Zone, record: DnsRecord): boolean =>
  records(zone).some(
    ({ type, content }) =>
      type === record.type && (content === record.content || `"${String(content)}"` === record.content),
  );

function apexRecords(context: Context, zone: Zone): DnsRecord[] {
  return context.sandbox
    .use(dnsTables)
    .all(zone.id)
    .filter(({ name }) => name === zone.name);
}

function settings<Result>(context: Showing<Result>): Result {
  const zone = zoneOf(context);
  const stored = read(context, below(context, 'email', 'routing'), '');
  const isReady = apexRecords(context, zone).filter((record) => isOwn(zone, record)).length === records(zone).length;
  const enabled = stored?.enabled === true;
  return context.fit({
    id: zone.id,
    tag: zone.id,
    name: zone.name,
    enabled,
    created: stored?.created ?? zone.created_on,
    modified: stored?.modified ?? zone.created_on,
    skip_wizard: enabled,
    support_subaddress: stored?.support_subaddress ?? false,
    status: enabled ? (isReady ? 'ready' : 'misconfigured') : 'unconfigured',
  });
}

function write<Result>(context: Showing<Result>, change: Fields): Result {
  const scope = below(context, 'email', 'routing');
  const before = read(context, scope, '') ?? { created: context.now() };
  keep(context, scope, '', { ...before, ...change, modified: context.now() });
  return settings(context);
}

/** Adds its records; mail servers of others are in the way. */
const enable: Handler<'emailRouting.enable' | 'emailRouting.dns.create'> = (context) => {
  const zone = zoneOf(context);
  const there = apexRecords(context, zone);
  if (there.some((record) => record.type === 'MX' && !isOwn(zone, record)))
    throw problem(409, REFUSED, 'The zone has MX records of another mail server: remove them first.');
  for (const record of records(zone)) {
    const isThere = there.some(
      ({ content }) => content === record.content || content === `"${String(record.content)}"`,
    );
    if (!isThere) post(context, zone, record);
  }
  return write(context, { enabled: true });
};

const disable: Handler<'emailRouting.disable'> = (context) => {
  removeRecords(context);
  return write(context, { enabled: false });
};

function removeRecords(context: Context): DnsRecord[] {
  const zone = zoneOf(context);
  const own = apexRecords(context, zone).filter((record) => isOwn(zone, record));
  for (const { id } of own) context.sandbox.use(dnsTables).remove(id);
  return own;
}

/** `enabled` does nothing here: https://developers.cloudflare.com/api/resources/email_routing/methods/edit/ */
const edit: Handler<'emailRouting.edit'> = (context) => {
  const { support_subaddress } = fieldsOf(context);
  return write(context, support_subaddress === undefined ? {} : { support_subaddress });
};

export const emailRouting = {
  'emailRouting.get': settings,
  'emailRouting.edit': edit,
  'emailRouting.enable': enable,
  'emailRouting.disable': disable,
  'emailRouting.dns.create': enable,
  'emailRouting.dns.delete': (context) => {
    removeRecords(context);
    write(context, { enabled: false });
    return settings(context);
  },
  'emailRouting.rules.create': checked,
  'emailRouting.rules.update': checked,
  'emailRouting.rules.catchAlls.get': (context) => catchAll(context, {}),
  'emailRouting.rules.catchAlls.update': (context) => {
    checkActions(context);
    return catchAll(context, fieldsOf(context));
  },
  'emailRouting.addresses.create': createAddress,
  'emailRouting.addresses.list': listAddresses,
  'emailRouting.addresses.get': (context) => context.fit(shownAddress(context, findAddress(context))),
  'emailRouting.addresses.edit': editAddress,
  'emailRouting.addresses.delete': removeAddress,
} satisfies Handlers;
