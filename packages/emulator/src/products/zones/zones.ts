/** Zones: one per name and account, edited one property at a time, and gone with everything below them. */
import { domainToASCII } from 'node:url';
import type { Context, Handlers } from '../../http/context.ts';
import { pageResult, windowOf } from '../../http/page.ts';
import { problem } from '../../problem.ts';
import { isObject, stringList } from '../../schema/contract.ts';
import { DEFAULT_ACCOUNT, DEFAULT_USER } from '../accounts/defaults.ts';
import { refuseHeld } from './holds.ts';
import { developmentLeft } from './settings.ts';
import { activate, changeZone, removeZone, settleAll, type Zone, zoneOf, zoneTables } from './state.ts';

/** https://developers.cloudflare.com/dns/zone-setups/full-setup/setup/ */
function create(context: Context): Zone {
  const body = isObject(context.body) ? context.body : {};
  const name = zoneName(String(body.name));
  const account = accountOf(context, isObject(body.account) ? body.account.id : undefined);
  const tables = context.sandbox.use(zoneTables);
  if (tables.named.get(account.id, name) !== undefined) throw problem(400, 1061, `${name} already exists`, '/name');
  refuseHeld(context, name, account.id);
  const now = context.now();
  const type = typeof body.type === 'string' ? body.type : 'full';
  const zone: Zone = {
    id: context.sandbox.ids.hex(),
    name,
    status: 'pending',
    paused: false,
    type,
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
}

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

function accountOf(context: Context, id: unknown): { id: string; name: string } {
  const accountId = typeof id === 'string' && id !== '' ? id : DEFAULT_ACCOUNT;
  const account = context.sandbox.store.get('/accounts', accountId);
  return { id: accountId, name: isObject(account) ? String(account.name) : `Account ${accountId}` };
}

/** How a name may be compared: `name=contains:example` (also equal, not_equal, starts_with, ends_with …). */
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

/** https://developers.cloudflare.com/api/resources/zones/methods/list/ */
function list(context: Context): unknown {
  const { query, operation, schemas } = context;
  settleAll(context);
  const conditions: { sql: string; value: string }[] = [];
  const add = (sql: string, value: unknown): void => {
    if (typeof value === 'string' && value !== '') conditions.push({ sql, value });
  };
  const [, operator = 'equal', name] = /^(?:([a-z_]+):)?(.*)$/.exec(String(query.name ?? '')) ?? [];
  add(OPERATORS[operator] ?? 'name = ?', name?.toLowerCase());
  const account = isObject(query.account) ? query.account : {};
  add('account = ?', account.id);
  add("value ->> '$.account.name' = ?", account.name);
  add('status = ?', query.status);
  if (Array.isArray(query.type))
    add("value ->> '$.type' IN (SELECT value FROM json_each(?))", JSON.stringify(query.type));
  const joined = conditions.map(({ sql }, index) => `(${sql.replace(/\?1?/g, `?${index + 1}`)})`);
  const where = joined.length === 0 ? '1' : joined.join(query.match === 'any' ? ' OR ' : ' AND ');
  const order = ORDERS[String(query.order)] ?? 'number';
  const values = conditions.map(({ value }) => value);
  const window = windowOf(operation, schemas, query);
  const tables = context.sandbox.use(zoneTables);
  const total = Number(tables.select(`count(*) AS total FROM zones WHERE ${where}`, values)[0]?.total);
  const direction = query.direction === 'desc' ? 'DESC' : 'ASC';
  const rows = tables.select(
    `value FROM zones WHERE ${where} ORDER BY ${order} ${direction}, number LIMIT ${window.limit} OFFSET ${window.offset}`,
    values,
  );
  return pageResult(
    window,
    rows.map((row) => JSON.parse(String(row.value))),
    total,
  );
}

/** Types that come with a plan: https://developers.cloudflare.com/dns/zone-setups/ */
const TYPE_PLANS: Readonly<Record<string, readonly string[]>> = {
  partial: ['business', 'enterprise'],
  secondary: ['enterprise'],
  internal: ['enterprise'],
};

/** One property at a time. https://developers.cloudflare.com/api/resources/zones/methods/edit/ */
function edit(context: Context): Zone {
  const zone = zoneOf(context);
  const body = isObject(context.body) ? context.body : {};
  const known = ['paused', 'type', 'vanity_name_servers'].filter((name) => body[name] !== undefined);
  // The codes of these refusals are not documented.
  if (known.length > 1)
    throw problem(400, 1005, `Only one zone property can be changed at a time: ${known.join(', ')}`);
  const plan = zone.plan.legacy_id;
  const isAllowed = TYPE_PLANS[String(body.type)]?.includes(plan) ?? true;
  if (body.type !== undefined && body.type !== zone.type && !isAllowed)
    throw problem(400, 1008, `The ${plan} plan has no zones of type ${String(body.type)}`, '/type');
  if (body.vanity_name_servers !== undefined) checkVanity(zone, stringList(body.vanity_name_servers));
  return changeZone(context, { ...zone, ...Object.fromEntries(known.map((name) => [name, body[name]])) });
}

/** https://developers.cloudflare.com/dns/nameservers/custom-nameservers/zone-custom-nameservers/ */
function checkVanity(zone: Zone, names: readonly string[]): void {
  const { legacy_id } = zone.plan;
  if (names.length > 0 && legacy_id !== 'business' && legacy_id !== 'enterprise')
    throw problem(400, 1009, 'Custom name servers need a Business or Enterprise plan', '/vanity_name_servers');
  const foreign = names.findIndex((name) => !name.toLowerCase().endsWith(`.${zone.name}`));
  if (foreign >= 0)
    throw problem(400, 1010, `'${names[foreign]}' is not below ${zone.name}`, `/vanity_name_servers/${foreign}`);
}

function remove(context: Context): { id: string } {
  const { id } = zoneOf(context);
  removeZone(context, id);
  return { id };
}

/** The local name servers always answer for the zone: a check on call finds it active at once. */
function activationCheck(context: Context): { id: string } {
  const zone = zoneOf(context);
  if (zone.status !== 'active') activate(context, zone, context.sandbox.clock.now());
  return { id: zone.id };
}

export const zones: Handlers = {
  'zones.create': create,
  'zones.list': list,
  'zones.get': (context) => ({ ...zoneOf(context), development_mode: developmentLeft(context) }),
  'zones.edit': edit,
  'zones.delete': remove,
  'zones.activationCheck.trigger': activationCheck,
};
