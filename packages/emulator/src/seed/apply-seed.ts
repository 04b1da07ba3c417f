/** Applies a seed to a sandbox, through the API where possible: a seed cannot contain what the API refuses. */
import { createHash } from 'node:crypto';
import { isObject } from '@flarewire/schema';
import type { Token, TokenPolicy } from '../handler/token.ts';
import { DEFAULT_ACCOUNT, DEFAULT_USER, putAccount } from '../products/accounts/defaults.ts';
import { permissionGroups } from '../products/tokens/permission-groups.ts';
import { tokenTables } from '../products/tokens/tables.ts';
import { zoneTables } from '../products/zones/state.ts';
import { BASE } from '../routing/match.ts';
import { timestamp } from '../state/clock.ts';
import type { Sandbox } from '../state/sandbox.ts';
import type { Path, ReadSeed } from './read-seed.ts';
import type { Seed, SeedNamespace, SeedToken, SeedZone } from './seed-schema.ts';

/** Handles a request that needs no credentials. */
type Call = (request: Request) => Promise<Response>;

interface Sowing {
  readonly sandbox: Sandbox;
  readonly account: string;
  /** The result of a call. @throws Error with the position in the seed and the API’s reason */
  ask(path: Path, method: string, target: string, body?: unknown): Promise<Record<string, unknown>>;
}

/** @throws Error that names the first thing that the API refuses */
export async function applySeed({ seed, at }: ReadSeed, sandbox: Sandbox, call: Call): Promise<void> {
  const sowing: Sowing = {
    sandbox,
    account: sowAccounts(seed, sandbox),
    ask: async (path, method, target, body) => {
      const response = await call(requestOf(method, target, body));
      const text = await response.text();
      if (response.ok) return resultOf(text);
      throw new Error(`The seed cannot be used: ${at(path)}: ${response.status} ${reasonOf(text)}`);
    },
  };
  sowUser(seed.user ?? {}, sandbox);
  for (const [index, token] of (seed.tokens ?? []).entries()) sowToken(token, index, sandbox);
  for (const [index, zone] of (seed.zones ?? []).entries()) await sowZone(zone, ['zones', index], sowing);
  for (const [index, one] of (seed.kv ?? []).entries()) await sowNamespace(one, ['kv', index], sowing);
  for (const [index, { method = 'POST', path, body }] of (seed.requests ?? []).entries()) {
    await sowing.ask(['requests', index], method, await withIds(path, ['requests', index], sowing), body);
  }
}

export function requestOf(method: string, target: string, body: unknown): Request {
  return new Request(`http://seed${BASE}${target}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export function resultOf(text: string): Record<string, unknown> {
  const answer: unknown = text.startsWith('{') ? JSON.parse(text) : undefined;
  const result = isObject(answer) ? answer.result : undefined;
  return isObject(result) ? result : {};
}

function reasonOf(text: string): string {
  const answer: unknown = text.startsWith('{') ? JSON.parse(text) : undefined;
  const errors = isObject(answer) && Array.isArray(answer.errors) ? answer.errors : [];
  return errors.map(({ code, message }) => `[${code}] ${message}`).join('; ') || text.slice(0, 200);
}

/** An id that is the same whenever the same seed is used. */
const idOf = (what: string): string => `f1a4e${createHash('sha256').update(what).digest('hex').slice(0, 27)}`;

/** The account that others belong to where they name none. */
function sowAccounts({ accounts = [] }: Seed, sandbox: Sandbox): string {
  const made = accounts.map((account) => ({ ...account, id: account.id ?? idOf(`account ${account.name}`) }));
  if (made[0] === undefined) return DEFAULT_ACCOUNT;
  sandbox.store.remove('/accounts', DEFAULT_ACCOUNT);
  for (const account of made) putAccount(sandbox, account);
  return made[0].id;
}

function sowUser({ api_key, ...fields }: NonNullable<Seed['user']>, sandbox: Sandbox): void {
  const before = sandbox.store.get('/user', '');
  const user = { ...(isObject(before) ? before : {}), ...fields };
  sandbox.store.put('/user', '', user);
  if (api_key === undefined) return;
  const value = `${'email' in user ? user.email : ''} ${api_key}`;
  // Without an owner, no list of tokens shows it.
  insertToken({ value, name: 'Global API Key', account: 'key' }, 'key', sandbox);
}

function sowToken(token: SeedToken, index: number, sandbox: Sandbox): void {
  insertToken(token, String(index), sandbox);
}

const EVERYTHING = {
  'com.cloudflare.api.account.*': '*',
  'com.cloudflare.api.account.zone.*': '*',
  [`com.cloudflare.api.user.${DEFAULT_USER}`]: '*',
};

function insertToken(given: SeedToken, key: string, sandbox: Sandbox): void {
  const now = timestamp(sandbox.clock);
  const { value, permissions, resources = EVERYTHING, account = 'user', name = `Token ${key}`, ...fields } = given;
  const names = new Set(permissions);
  const groups = [...permissionGroups().values()].filter((group) => names.has(group.name));
  const policy: TokenPolicy = {
    id: idOf(`policy ${key}`),
    effect: 'allow',
    permission_groups: groups.map((group) => ({ id: group.id, name: group.name })),
    resources: resources as TokenPolicy['resources'], // a seed may name both forms in one policy
  };
  const id = idOf(`token ${key} ${value}`);
  const token: Token = { id, name, status: 'active', issued_on: now, modified_on: now, policies: [policy], ...fields };
  sandbox.use(tokenTables).insert(account, token, value, permissions === undefined);
}

async function sowZone(zone: SeedZone, path: Path, { sandbox, account, ask }: Sowing): Promise<void> {
  const { name, type = 'full', status = 'active', records = [] } = zone;
  const body = { name, type, account: { id: zone.account ?? account } };
  const made = await ask(path, 'POST', '/zones', body);
  const id = zone.id ?? String(made.id);
  if (!isMoved(sandbox, '/zones', String(made.id), id)) {
    const rename = sandbox.db.prepare("UPDATE zones SET id = ?1, value = json_set(value, '$.id', ?1) WHERE id = ?2");
    rename.run(id, String(made.id));
  }
  if (status === 'active') await ask(path, 'PUT', `/zones/${id}/activation_check`);
  for (const [index, record] of records.entries()) {
    await ask([...path, 'records', index], 'POST', `/zones/${id}/dns_records`, { ttl: 1, ...record });
  }
}

async function sowNamespace(namespace: SeedNamespace, path: Path, { sandbox, account, ask }: Sowing): Promise<void> {
  const base = `/accounts/${namespace.account ?? account}/storage/kv/namespaces`;
  const made = await ask(path, 'POST', base, { title: namespace.title });
  const id = namespace.id ?? String(made.id);
  if (!isMoved(sandbox, base, String(made.id), id))
    sandbox.db.prepare('UPDATE kv_namespaces SET id = ? WHERE id = ?').run(id, String(made.id));
  const values = Object.entries(namespace.values ?? {}).map(([key, value]) =>
    typeof value === 'string' ? { key, value } : { key, ...value },
  );
  if (values.length > 0) await ask([...path, 'values'], 'PUT', `${base}/${id}/bulk`, values);
}

/** Another id for what is stored by the shape of its path, as all is without rules; false for what has its own tables. */
function isMoved({ store }: Sandbox, scope: string, from: string, to: string): boolean {
  const value = store.get(scope, from);
  if (!isObject(value)) return false;
  store.remove(scope, from);
  store.put(scope, to, { ...value, id: to });
  return true;
}

/** `{account_id}`, and `{zone_id:example.com}`. */
async function withIds(target: string, path: Path, { account, sandbox }: Sowing): Promise<string> {
  return target.replaceAll('{account_id}', account).replace(/\{zone_id:([^{}]+)\}/g, (_, name: string) => {
    const id =
      sandbox.store.idBy('/zones', ['name'], name) ??
      sandbox.use(zoneTables).select('id FROM zones WHERE name = ?', [name])[0]?.id;
    if (id === undefined) throw new Error(`The seed cannot be used: ${path.join('.')}: there is no zone '${name}'.`);
    return String(id);
  });
}
