/** Audit logs of the changes in this sandbox, written in the transaction of the change. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Operation } from '@flarewire/contract';
import { isObject, stringList } from '@flarewire/schema';
import type { AnyHandler, At, Context } from '../../handler/context.ts';
import type { ContextOf, Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { Later } from '../../handler/later.ts';
import type { PageResult } from '../../handler/page-result.ts';
import { memoize } from '../../memoize.ts';
import { userOf } from '../accounts/members.ts';
import { organizationOf } from '../organizations/organizations.ts';
import { type Fields, read } from '../shared/fields.ts';
import { zoneTables } from '../zones/state.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS audit_log (
    number INTEGER PRIMARY KEY,
    account TEXT NOT NULL,
    time INTEGER NOT NULL,
    value TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS audit_log_by_time ON audit_log (account, time)`;

/** Cloudflare stores 18 months; the emulator stores this many entries. */
const MAX = 10_000;

function auditTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  return {
    insert: db.prepare('INSERT INTO audit_log (account, time, value) VALUES (?, ?, ?)'),
    trim: db.prepare(`DELETE FROM audit_log WHERE number <= ? - ${MAX}`),
    between: db.prepare(
      'SELECT value FROM audit_log WHERE account = ? AND time >= ? AND time < ? ORDER BY time DESC, number DESC',
    ),
  };
}

/** Operations that only the product's own logs record: data, and queries sent by POST. */
const UNLOGGED =
  /^(kv\.namespaces\.(values|keys|bulk)|d1\.database\.(query|raw)|queues\.messages|vectorize|ai\.|urlScanner|intel|r2\.buckets\.objects)/;

const wrapped = new WeakMap<Operation, { readonly handler: AnyHandler }>();
const fallback: AnyHandler = (context) => context.generic();

/** Reads that are sent by POST. */
const READS = /\.(?:list|get|query|search|preview|destination|destinationExists|origin|validate)$/;

/** Wraps the handler of a changing operation to write its entry. Reads stay unchanged. */
export function audited(operation: Operation, handler: AnyHandler | undefined): AnyHandler | undefined {
  const { method, name } = operation;
  if (method === 'GET' || UNLOGGED.test(name) || (method === 'POST' && READS.test(name))) return handler;
  const act = handler ?? fallback;
  return memoize(wrapped, operation, () => ({
    handler: (context: Context) => {
      const owner = ownerOf(context);
      const noted = (result: unknown): unknown => {
        note(context, owner, result);
        return result;
      };
      const result = act(context);
      return result instanceof Later ? result.and(noted) : noted(result);
    },
  })).handler;
}

interface Owner {
  /** Id of the account, or `user`. */
  readonly account: string;
  readonly zone: { readonly id: string; readonly name: string } | undefined;
}

/** Asked before the change: afterwards the zone may be gone. */
function ownerOf({ sandbox, segments }: Context): Owner {
  const [kind, id = ''] = segments;
  if (kind === 'accounts') return { account: id, zone: undefined };
  if (kind !== 'zones') return { account: 'user', zone: undefined };
  const row = sandbox.use(zoneTables).select('account, name FROM zones WHERE id = ?', [id])[0];
  if (row === undefined) return { account: 'user', zone: undefined };
  return { account: String(row.account), zone: { id, name: String(row.name) } };
}

const VERBS: Readonly<Record<string, string>> = { POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete' };

function note(context: Context, owner: Owner, result: unknown): void {
  const { sandbox, operation, segments } = context;
  const made = isObject(result) ? (result.id ?? result.uuid) : undefined;
  const last = segments.length > 2 ? segments.at(-1) : undefined;
  const account = operation.name === 'zones.create' && isObject(result) ? accountIn(result) : owner.account;
  const entry = {
    id: sandbox.ids.uuid(),
    when: context.now(),
    account,
    zone: owner.zone,
    action: VERBS[operation.method] ?? 'update',
    method: operation.method,
    uri: `/${segments.join('/')}`,
    product: operation.product,
    resource: typeof made === 'string' ? made : (last ?? segments[1] ?? ''),
    type: operation.name.split('.').slice(0, -1).join('.'),
    description: operation.summary,
    agent: context.request.get('user-agent') ?? '',
    actor: actorOf(context),
  };
  const tables = sandbox.use(auditTables);
  const { lastInsertRowid } = tables.insert.run(account, sandbox.clock.now(), JSON.stringify(entry));
  tables.trim.run(lastInsertRowid);
}

const accountIn = (zone: Fields): string => (isObject(zone.account) ? String(zone.account.id) : 'user');

function actorOf(context: Context): Fields {
  const { id, email } = userOf(context);
  const { secret, known } = context.caller;
  const isKey = context.request.get('x-auth-key') !== null;
  const unknown = secret === undefined ? '' : createHash('sha256').update(secret).digest('hex').slice(0, 32);
  return {
    id,
    email,
    ip_address: '127.0.0.1',
    type: 'user',
    context: isKey ? 'api_key' : 'api_token',
    ...(isKey ? {} : { token_id: known?.token.id ?? unknown, token_name: known?.token.name ?? 'not made here' }),
  };
}

const START = 0;
const END = 8.64e15;

/** A day (`2026-01-31`, to its end for `before`) or a time. */
function timeOf(text: unknown, otherwise: number, isEnd: boolean): number {
  const time = Date.parse(String(text));
  if (Number.isNaN(time)) return otherwise;
  return isEnd && /^\d{4}-\d\d-\d\d$/.test(String(text)) ? time + 86_400_000 : time;
}

function entries(context: Context, account: string): Fields[] {
  const { since, before, direction } = context.query;
  const rows = context.sandbox
    .use(auditTables)
    .between.all(account, timeOf(since, START, false), timeOf(before, END, true));
  const found = rows.map((row) => JSON.parse(String(row.value)) as Fields); // written by this file alone
  return direction === 'asc' ? found.reverse() : found;
}

const part = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** The first form of these logs: https://developers.cloudflare.com/fundamentals/account/account-security/review-audit-logs/ */
function first(entry: Fields): Fields {
  return {
    id: entry.id,
    when: entry.when,
    action: { type: entry.action, result: true },
    actor: { id: part(entry.actor, 'id'), email: part(entry.actor, 'email'), ip: '127.0.0.1', type: 'user' },
    interface: 'API',
    metadata: { zone_name: part(entry.zone, 'name'), product: entry.product },
    newValue: '',
    oldValue: '',
    owner: { id: entry.account === 'user' ? part(entry.actor, 'id') : entry.account },
    resource: { id: entry.resource, type: entry.type },
  };
}

function listFirst(
  context: ContextOf<'auditLogs.list' | 'user.auditLogs.list'>,
): PageResult<ResultOf<'auditLogs.list'>> {
  const { id, action, actor, zone } = context.query;
  const found = entries(context, String(context.path.account_id ?? 'user')).filter(
    (entry) =>
      (id === undefined || entry.id === id) &&
      (action?.type ?? entry.action) === entry.action &&
      (actor?.email ?? part(entry.actor, 'email')) === part(entry.actor, 'email') &&
      (actor?.ip ?? '127.0.0.1') === '127.0.0.1' &&
      (zone?.name === undefined || zone.name === part(entry.zone, 'name')),
  );
  return context.page(found, (entry) => context.fit(first(entry)));
}

/** The second form: https://developers.cloudflare.com/fundamentals/account/account-security/audit-logs/ */
function second(context: Context, entry: Fields): Fields & { readonly resource: Fields } {
  const account = read(context, '/accounts', String(entry.account));
  return {
    id: entry.id,
    account: { id: entry.account, name: account?.name ?? '' },
    action: { type: entry.action, result: 'success', time: entry.when, description: entry.description },
    actor: entry.actor,
    raw: { method: entry.method, status_code: 200, uri: entry.uri, user_agent: entry.agent },
    resource: {
      id: entry.resource,
      product: entry.product,
      type: entry.type,
      scope: entry.zone ? 'zones' : 'accounts',
    },
    ...(entry.zone === undefined ? {} : { zone: entry.zone }),
  };
}

/** Fields that each filter of the second version reads. */
const FILTERS: Readonly<Record<string, readonly [string, string?]>> = {
  id: ['id'],
  audit_log_id: ['id'],
  account_name: ['account', 'name'],
  action_result: ['action', 'result'],
  action_type: ['action', 'type'],
  actor_context: ['actor', 'context'],
  actor_email: ['actor', 'email'],
  actor_id: ['actor', 'id'],
  actor_ip_address: ['actor', 'ip_address'],
  actor_token_id: ['actor', 'token_id'],
  actor_token_name: ['actor', 'token_name'],
  actor_type: ['actor', 'type'],
  raw_method: ['raw', 'method'],
  raw_status_code: ['raw', 'status_code'],
  raw_uri: ['raw', 'uri'],
  resource_id: ['resource', 'id'],
  resource_product: ['resource', 'product'],
  resource_scope: ['resource', 'scope'],
  resource_type: ['resource', 'type'],
  zone_id: ['zone', 'id'],
  zone_name: ['zone', 'name'],
};

/** `name=a` asks for it, `name.not=a` for all others. */
function passes(entry: Fields, query: Context['query']): boolean {
  return Object.entries(FILTERS).every(([name, [outer, inner]]) => {
    const filter = query[name];
    if (filter === undefined) return true;
    const value = String(inner === undefined ? entry[outer] : part(entry[outer], inner));
    if (isObject(filter)) return filter.not === undefined || !texts(filter.not).includes(value);
    return texts(filter).includes(value);
  });
}

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [value]).map(String);

const listSecond: Handler<'accounts.logs.audit.list'> = (context) => {
  const wanted = stringList(context.query.product_category ?? []);
  const found = entries(context, context.path.account_id)
    .map((entry) => second(context, entry))
    .filter((entry) => passes(entry, context.query))
    .filter((entry) => wanted.length === 0 || wanted.includes(String(part(entry.resource, 'product'))));
  return context.page(found);
};

/** All that was done to the resource of one entry. */
const history: Handler<'accounts.logs.audit.history'> = (context) => {
  const known = entries(context, context.path.account_id);
  const one = known.find(({ id }) => id === context.path.id);
  const same = known.filter(
    ({ resource, type }) => one !== undefined && resource === one.resource && type === one.type,
  );
  const { limit = 100 } = context.query;
  return context.fit(same.slice(0, limit).map((entry) => second(context, entry)));
};

/** Changes to an organization belong to no account: they are listed with the user's actions. */
function ofOrganization(context: Context & At<'organization_id'>): Fields[] {
  const below = `/organizations/${organizationOf(context).id}`;
  return entries(context, 'user')
    .filter(
      ({ uri, resource }) =>
        uri === below || String(uri).startsWith(`${below}/`) || resource === context.path.organization_id,
    )
    .map((entry) => {
      const { account: _, ...shown } = second(context, entry);
      return {
        ...shown,
        organization: { id: context.path.organization_id },
        resource: { ...shown.resource, scope: 'organizations' },
      };
    });
}

const listOrganization: Handler<'organizations.logs.audit.list'> = (context) =>
  context.page(
    ofOrganization(context).filter((entry) => passes(entry, context.query)),
    (entry) => context.fit(entry),
  );

const organizationHistory: Handler<'organizations.logs.audit.history'> = (context) => {
  const known = ofOrganization(context);
  const one = known.find(({ id }) => id === context.path.id);
  const same = known.filter(({ resource }) => part(resource, 'id') === part(one?.resource, 'id') && one !== undefined);
  return context.fit(same.slice(0, context.query.limit ?? 100));
};

export const auditRules = {
  'auditLogs.list': listFirst,
  'user.auditLogs.list': listFirst,
  'accounts.logs.audit.list': listSecond,
  'accounts.logs.audit.history': history,
  'organizations.logs.audit.list': listOrganization,
  'organizations.logs.audit.history': organizationHistory,
} satisfies Handlers;
