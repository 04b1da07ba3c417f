/** Zones: one per name and account, pending until checked, and gone with everything below them. */
import type { DatabaseSync } from 'node:sqlite';
import { domainToASCII } from 'node:url';
import type { Context, Handlers } from '../context.ts';
import { isObject } from '../contract.ts';
import { pageResult, windowOf } from '../page.ts';
import { problem } from '../problem.ts';
import { DEFAULT_ACCOUNT, DEFAULT_USER } from './accounts.ts';

export interface Zone extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly account: { readonly id: string; readonly name: string };
  readonly status: string;
  readonly plan: { readonly legacy_id: string; readonly [field: string]: unknown };
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS zones (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    account TEXT NOT NULL,
    status TEXT NOT NULL,
    value TEXT NOT NULL,
    UNIQUE (account, name)
  ) STRICT`;

export function zoneTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  return {
    get: db.prepare('SELECT value FROM zones WHERE id = ?'),
    named: db.prepare('SELECT 1 FROM zones WHERE account = ? AND name = ?'),
    insert: db.prepare('INSERT INTO zones (id, name, account, status, value) VALUES (?, ?, ?, ?, ?)'),
    update: db.prepare('UPDATE zones SET status = ?, value = ? WHERE id = ?'),
    remove: db.prepare('DELETE FROM zones WHERE id = ?'),
    select: (where: string, values: readonly (string | number)[]) => db.prepare(`SELECT ${where}`).all(...values),
  };
}

/** The zone of the path. @throws Problem 404 */
export function zoneOf(context: Context): Zone {
  const row = context.world.use(zoneTables).get.get(context.path.zone_id ?? '');
  if (row === undefined) throw problem(404, 1001, 'Invalid zone identifier', '/zone_id');
  return JSON.parse(String(row.value)) as Zone; // written by this file alone
}

function save(context: Context, zone: Zone): Zone {
  const changed: Zone = { ...zone, modified_on: context.now() };
  context.world.use(zoneTables).update.run(changed.status, JSON.stringify(changed), zone.id);
  return changed;
}

/** https://developers.cloudflare.com/dns/zone-setups/full-setup/setup/ */
function create(context: Context): Zone {
  const body = isObject(context.body) ? context.body : {};
  const name = zoneName(String(body.name));
  const account = accountOf(context, isObject(body.account) ? body.account.id : undefined);
  const tables = context.world.use(zoneTables);
  if (tables.named.get(account.id, name) !== undefined) throw problem(400, 1061, `${name} already exists`, '/name');
  const now = context.now();
  const type = typeof body.type === 'string' ? body.type : 'full';
  const zone: Zone = {
    id: context.world.ids.hex(),
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
    ...(type === 'partial' ? { verification_key: `${context.world.ids.number()}-${context.world.ids.number()}` } : {}),
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
  const account = context.world.store.get('/accounts', accountId);
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
  const tables = context.world.use(zoneTables);
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

/** https://developers.cloudflare.com/api/resources/zones/methods/edit/ */
function edit(context: Context): Zone {
  const zone = zoneOf(context);
  const body = isObject(context.body) ? context.body : {};
  const known = ['paused', 'type', 'vanity_name_servers'].filter((name) => body[name] !== undefined);
  return save(context, { ...zone, ...Object.fromEntries(known.map((name) => [name, body[name]])) });
}

function remove(context: Context): { id: string } {
  const zone = zoneOf(context);
  context.world.use(zoneTables).remove.run(zone.id);
  context.world.store.cascade(`/zones/${encodeURIComponent(zone.id)}`);
  return { id: zone.id };
}

/** The local name servers always answer for the zone: a check finds it active. */
function activationCheck(context: Context): { id: string } {
  const zone = zoneOf(context);
  if (zone.status !== 'active') save(context, { ...zone, status: 'active', activated_on: context.now() });
  return { id: zone.id };
}

export const zones: Handlers = {
  'zones.create': create,
  'zones.list': list,
  'zones.get': zoneOf,
  'zones.edit': edit,
  'zones.delete': remove,
  'zones.activationCheck.trigger': activationCheck,
};
