/** Zones: one per name and account, edited one property at a time, and gone with everything below them. */
import { domainToASCII } from 'node:url';
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { ContextOf, Handler, Handlers } from '../../handler/handlers.ts';
import { pageResult, windowOf } from '../../http/page.ts';
import { problem } from '../../problem.ts';
import { DEFAULT_ACCOUNT, DEFAULT_USER } from '../accounts/defaults.ts';
import { fieldsOf } from '../shared/fields.ts';
import { refuseHeld } from './holds.ts';
import { mustBeRegistrable } from './registrable.ts';
import { seenZones } from './seen-zones.ts';
import { developmentLeft } from './settings.ts';
import { activate, changeZone, removeZone, settleAll, type Zone, zoneOf, zoneTables } from './state.ts';

/** https://developers.cloudflare.com/dns/zone-setups/full-setup/setup/ */
const create: Handler<'zones.create'> = (context) => {
  const { name: given = '', account: owner, type = 'full' } = fieldsOf(context);
  const name = zoneName(given);
  const { isEnterprise, ...account } = accountOf(context, owner?.id);
  mustBeRegistrable(name, isEnterprise);
  const tables = context.sandbox.use(zoneTables);
  if (tables.named.get(account.id, name) !== undefined) throw problem(400, 1061, `${name} already exists`, '/name');
  refuseHeld(context, name, account.id);
  const now = context.now();
  const zone: Zone = {
    id: context.sandbox.ids.hex(),
    name,
    status: 'pending',
    paused: false,
    type: type as NonNullable<Zone['type']>, // the response accepts the fields of the request
    development_mode: 0,
    name_servers: ['ada.ns.cloudflare.com', 'bob.ns.cloudflare.com'],
    original_name_servers: null,
    original_registrar: null,
    original_dnshost: null,
    created_on: now,
    modified_on: now,
    activated_on: null,
    meta: { step: 2, custom_certificate_quota: 0, page_rule_quota: 3, phishing_detected: false },
    owner: { id: DEFAULT_USER, type: 'user', name: 'user@example.com' },
    account,
    permissions: ['#dns_records:edit', '#dns_records:read', '#zone:edit', '#zone:read'],
    plan: {
      id: '0feeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      name: 'Free Website',
      price: 0,
      currency: 'USD',
      frequency: '',
      is_subscribed: false,
      can_subscribe: false,
      legacy_id: 'free',
      legacy_discount: false,
      externally_managed: false,
    },
    ...(type === 'partial'
      ? { verification_key: `${context.sandbox.ids.number()}-${context.sandbox.ids.number()}` }
      : {}),
  };
  tables.insert.run(zone.id, name, account.id, 'pending', JSON.stringify(zone));
  return zone;
};

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A domain of two labels or more, as ASCII and in lower case. */
function zoneName(text: string): string {
  const name = domainToASCII(text.trim().replace(/\.$/, '').toLowerCase());
  const labels = name.split('.');
  const isDomain = labels.length >= 2 && name.length <= 253 && labels.every((label) => LABEL.test(label));
  if (!isDomain || /^\d+$/.test(labels.at(-1) ?? '')) {
    throw problem(400, 1002, `'${text.slice(0, 100)}' is not a valid domain name`, '/name');
  }
  return name;
}

function accountOf(context: Context, id: string | undefined): { id: string; name: string; isEnterprise: boolean } {
  const accountId = id || DEFAULT_ACCOUNT;
  const account = context.sandbox.store.get('/accounts', accountId);
  if (!isObject(account)) return { id: accountId, name: `Account ${accountId}`, isEnterprise: false };
  return { id: accountId, name: String(account.name), isEnterprise: account.type === 'enterprise' };
}

/** Comparisons of a name: `name=contains:example` (also equal, not_equal, starts_with, ends_with …). */
const OPERATORS: Readonly<Record<string, string>> = {
  equal: 'name = ?',
  not_equal: 'name <> ?',
  contains: 'instr(name, ?) > 0',
  starts_with: 'substr(name, 1, length(?1)) = ?1',
  ends_with: 'substr(name, -length(?1)) = ?1',
  starts_with_case_sensitive: 'substr(name, 1, length(?1)) = ?1',
  ends_with_case_sensitive: 'substr(name, -length(?1)) = ?1',
  contains_case_sensitive: 'instr(name, ?) > 0',
};

const ORDERS: Readonly<Record<string, string>> = {
  name: 'name',
  status: 'status',
  'account.id': 'account',
  'account.name': "value ->> '$.account.name'",
  'plan.id': "value ->> '$.plan.id'",
};

const OF_ACCOUNT = 'account = ?';

const isInOrder = ({ order, direction }: ContextOf<'zones.list'>['query']): boolean =>
  ORDERS[String(order)] === undefined && direction !== 'desc';

const ANY = (column: string): string => `${column} IN (SELECT value FROM json_each(?))`;
const listOf = (text: string): string => JSON.stringify(text.split(','));

/** https://developers.cloudflare.com/api/resources/zones/methods/list/ */
const list: Handler<'zones.list'> = (context) => {
  const { query, operation, schemas } = context;
  settleAll(context);
  const conditions: { sql: string; value: string }[] = [];
  const add = (sql: string, value: string | undefined): void => {
    if (value) conditions.push({ sql, value });
  };
  const [, operator = 'equal', name] = /^(?:([a-z_]+):)?(.*)$/.exec(query.name ?? '') ?? [];
  if (operator === 'equal' && name?.includes(',')) add(ANY('name'), listOf(name.toLowerCase()));
  else add(OPERATORS[operator] ?? 'name = ?', name?.toLowerCase());
  add(OF_ACCOUNT, query.account?.id);
  add("value ->> '$.account.name' = ?", query.account?.name);
  if (query.status) add(ANY('status'), listOf(query.status));
  if (query.type !== undefined)
    add("value ->> '$.type' IN (SELECT value FROM json_each(?))", JSON.stringify(query.type));
  const joined = conditions.map(({ sql }, index) => `(${sql.replace(/\?1?/g, `?${index + 1}`)})`);
  const asked = joined.length === 0 ? '1' : joined.join(query.match === 'any' ? ' OR ' : ' AND ');
  const seen = seenZones(context);
  const where = seen === undefined ? asked : `(${asked}) AND ${seen.sql}`;
  const window = windowOf(operation, schemas, query);
  const tables = context.sandbox.use(zoneTables);
  if (seen === undefined && isInOrder(query) && conditions.every(({ sql }) => sql === OF_ACCOUNT)) {
    const { zones, total } = tables.page(query.account?.id || undefined, window.offset, window.limit);
    return pageResult(window, zones, total);
  }
  const order = ORDERS[String(query.order)] ?? 'number';
  const values = [...conditions.map(({ value }) => value), ...(seen?.values ?? [])];
  const total = Number(tables.select(`count(*) AS total FROM zones WHERE ${where}`, values)[0]?.total);
  const direction = query.direction === 'desc' ? 'DESC' : 'ASC';
  const rows = tables.select(
    `value FROM zones WHERE ${where} ORDER BY ${order} ${direction}, number LIMIT ${window.limit} OFFSET ${window.offset}`,
    values,
  );
  return pageResult(
    window,
    rows.map((row): Zone => JSON.parse(String(row.value))),
    total,
  );
};

/** Types that come with a plan: https://developers.cloudflare.com/dns/zone-setups/ */
const TYPE_PLANS: Readonly<Record<string, readonly string[]>> = {
  partial: ['business', 'enterprise'],
  secondary: ['enterprise'],
  internal: ['enterprise'],
};

const EDITABLE = ['paused', 'type', 'vanity_name_servers'] as const;

/** One property at a time. https://developers.cloudflare.com/api/resources/zones/methods/edit/ */
const edit: Handler<'zones.edit'> = (context) => {
  const zone = zoneOf(context);
  const body = fieldsOf(context);
  const known = EDITABLE.filter((name) => body[name] !== undefined);
  // The codes of these refusals are not documented.
  if (known.length > 1)
    throw problem(400, 1005, `Only one zone property can be changed at a time: ${known.join(', ')}`);
  const plan = zone.plan.legacy_id;
  const isAllowed = TYPE_PLANS[String(body.type)]?.includes(plan) ?? true;
  if (body.type !== undefined && body.type !== zone.type && !isAllowed)
    throw problem(400, 1008, `The ${plan} plan has no zones of type ${body.type}`, '/type');
  if (body.vanity_name_servers !== undefined) checkVanity(zone, body.vanity_name_servers);
  return changeZone(context, { ...zone, ...Object.fromEntries(known.map((name) => [name, body[name]])) });
};

/** https://developers.cloudflare.com/dns/nameservers/custom-nameservers/zone-custom-nameservers/ */
function checkVanity(zone: Zone, names: readonly string[]): void {
  const { legacy_id } = zone.plan;
  if (names.length > 0 && legacy_id !== 'business' && legacy_id !== 'enterprise')
    throw problem(400, 1009, 'Custom name servers need a Business or Enterprise plan', '/vanity_name_servers');
  const foreign = names.findIndex((name) => !name.toLowerCase().endsWith(`.${zone.name}`));
  if (foreign >= 0)
    throw problem(400, 1010, `'${names[foreign]}' is not below ${zone.name}`, `/vanity_name_servers/${foreign}`);
}

const remove: Handler<'zones.delete'> = (context) => {
  const { id } = zoneOf(context);
  removeZone(context, id);
  return { id };
};

const HOUR = 3_600_000;

/**
 * Once an hour on the Free plan, every five minutes on others: https://developers.cloudflare.com/dns/nameservers/update-nameservers/
 * (the code by reports of users). The local name servers always answer for the zone: a check on call finds it active at
 * once.
 */
const activationCheck: Handler<'zones.activationCheck.trigger'> = (context) => {
  const zone = zoneOf(context);
  const { clock, store } = context.sandbox;
  const checked = store.get('/activation_checks', zone.id);
  const isFree = zone.plan.legacy_id === 'free';
  if (typeof checked === 'number' && clock.now() - checked < (isFree ? HOUR : HOUR / 12))
    throw problem(400, 1224, `This request can be made once ${isFree ? 'an hour' : 'in five minutes'} for each zone`);
  store.put('/activation_checks', zone.id, clock.now());
  if (zone.status !== 'active') activate(context, zone, context.sandbox.clock.now());
  return { id: zone.id };
};

export const zones = {
  'zones.create': create,
  'zones.list': list,
  'zones.get': (context) => ({ ...zoneOf(context), development_mode: developmentLeft(context) }),
  'zones.edit': edit,
  'zones.delete': remove,
  'zones.activationCheck.trigger': activationCheck,
} satisfies Handlers;
