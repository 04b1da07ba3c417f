/** Adopts items of another Cloudflare into the state, in the form of its API and with their ids. */
import { isObject } from '@flarewire/schema';
import { putAccount } from '../products/accounts/defaults.ts';
import { externalState } from '../products/index.ts';
import { zoneTables } from '../products/zones/state.ts';
import { pathKey } from '../routing/router.ts';
import { renameId } from '../state/rename-id.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { requestOf, resultOf } from './apply-seed.ts';

export interface Adoptee {
  /** Of its collection below the base of the API: `/zones/023e…/dns_records`. Of a setting, where it is read. */
  readonly path: string;
  /** Undefined for a setting. */
  readonly id?: string;
  /** As the API shows it. */
  readonly value: unknown;
  /** Request that creates an equal item, for products that cannot adopt it unchanged. */
  readonly make?: { readonly method: string; readonly path: string; readonly body: unknown };
}

type Call = (request: Request) => Promise<Response>;

/**
 * One after the other, what others are in before these.
 * @returns for each item, whether it exists now
 */
export async function adopt(things: readonly Adoptee[], sandbox: Sandbox, call: Call): Promise<readonly boolean[]> {
  const adopted: boolean[] = [];
  for (const thing of things) adopted.push(await adoptOne(thing, sandbox, call));
  return adopted;
}

async function adoptOne(thing: Adoptee, sandbox: Sandbox, call: Call): Promise<boolean> {
  if (adoptOwner(thing, sandbox)) return true;
  const scope = pathKey(thing.path.split('/').slice(1).map(decodeURIComponent));
  const id = thing.id ?? '';
  // Items of the generic state are stored as shown.
  const before = sandbox.store.get(scope, id);
  sandbox.store.put(scope, id, thing.value);
  if (await isThere(thing, call)) return true;
  if (before === undefined) sandbox.store.remove(scope, id);
  else sandbox.store.put(scope, id, before);
  return (await isMade(thing, sandbox, call)) && isThere(thing, call);
}

/** Accounts and zones, which contain all others. */
function adoptOwner({ path, id, value }: Adoptee, sandbox: Sandbox): boolean {
  if (id === undefined || !isObject(value)) return false;
  if (path === '/accounts') putAccount(sandbox, { name: id, ...value, id });
  else if (path === '/zones') {
    const { account, name, status = 'active' } = value;
    const tables = sandbox.use(zoneTables);
    tables.remove.run(id);
    const owner = isObject(account) ? String(account.id) : '';
    tables.insert.run(id, String(name), owner, String(status), JSON.stringify(value));
  } else return false;
  return true;
}

/** By the product's own rules, and then under its own id. */
async function isMade({ id, make }: Adoptee, sandbox: Sandbox, call: Call): Promise<boolean> {
  if (make === undefined) return false;
  const response = await call(requestOf(make.method, make.path, make.body));
  const text = await response.text();
  if (!response.ok) return false;
  const made = Object.values(resultOf(text)).find((value) => typeof value === 'string' && isMadeUp(value));
  if (id !== undefined && typeof made === 'string') renameId(sandbox, externalState, made, id);
  return true;
}

/** An id, which is the first field of a created item. */
const isMadeUp = (value: string): boolean =>
  /^([0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.test(value);

async function isThere({ path, id, value }: Adoptee, call: Call): Promise<boolean> {
  const one = await call(requestOf('GET', id === undefined ? path : `${path}/${encodeURIComponent(id)}`, undefined));
  const text = await one.text();
  const shown = one.ok && text.startsWith('{') ? JSON.parse(text).result : undefined;
  if (id === undefined) return isSame(shown, value);
  if (isNamed(shown, id)) return isSame(shown, value);
  // Some are shown in their list alone.
  const list = await call(requestOf('GET', path, undefined));
  const all = await list.text();
  const items: unknown = list.ok && all.startsWith('{') ? JSON.parse(all).result : undefined;
  const rows = Array.isArray(items) ? items : isObject(items) ? Object.values(items).flat() : [];
  return rows.some((row) => isNamed(row, id));
}

const isNamed = (value: unknown, id: string): boolean =>
  isObject(value) && Object.values(value).some((field) => String(field) === id);

/** True if the response shows the given texts and numbers unchanged. */
function isSame(shown: unknown, value: unknown): boolean {
  if (!isObject(shown) || !isObject(value)) return JSON.stringify(shown) === JSON.stringify(value);
  return Object.entries(value).every(
    ([name, one]) => !(name in shown) || typeof one === 'object' || MADE.test(name) || shown[name] === one,
  );
}

/** The server's own. */
const MADE = /(^|_)(on|at|by|time|version|etag)$/;
