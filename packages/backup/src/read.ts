/** Reads all writable configuration of a zone or an account. */
import { isAuthenticationError, isConnectionError } from 'flarewire';
import { type Backup, type BackupOptions, type Item, isAmong, type Scope, type Unread } from './backup-value.ts';
import { type Caller, callOf } from './client.ts';
import type { Kind, ScopeName } from './kind.ts';
import { kindsOf, notHeldOf } from './kinds/kinds.ts';
import { placesBelow } from './kinds/places.ts';
import { itemsOf } from './lists.ts';
import { withoutSame } from './same-things.ts';
import { unreadIn } from './unread.ts';
import { writable } from './writable-fields.ts';

/** Number of resources read concurrently; the client respects the rate limit. */
const AT_ONCE = 6;

/**
 * Reads the configuration of a zone or an account: every resource that the API can both list and write. Excludes data
 * (values of KV, rows of D1, objects of R2, code of Workers); secrets are named, never stored.
 *
 * Resources that the token may not read, or the plan does not include, are in `unread` with the reason, as are those
 * that a backup cannot contain (`not supported: …`). Rejects if nothing can be read: invalid credentials, no network.
 *
 * @example
 * const before = await backup(client, { zone_id });
 * await saveBackup('backups/example.com', before);
 */
export async function backup(client: Caller, scope: Scope, options: BackupOptions = {}): Promise<Backup> {
  const { include, exclude = [], signal, onProgress } = options;
  const name: ScopeName = 'zone_id' in scope ? 'zone_id' : 'account_id';
  const id = 'zone_id' in scope ? scope.zone_id : scope.account_id;
  const reading = { client, scope: { [name]: id }, signal, kinds: new Map<string, Item[]>(), unread: [] as Unread[] };
  const title = String(
    Object(await callOf(client, name === 'zone_id' ? 'zones.get' : 'accounts.get', reading.scope, signal)).name ?? id,
  );
  const isWanted = (kind: string): boolean =>
    (include === undefined || isAmong(kind, include)) && !isAmong(kind, exclude);
  const all = (await kindsOf(name)).filter((kind) => isWanted(kind.name));
  const asked = new Set(all.map((kind) => kind.name));
  // Nested resources are read for the items of their parents, even if these were not requested.
  const outer = await outerOf(all, name);
  let done = 0;
  const readOne = async (kind: Kind): Promise<void> => {
    signal?.throwIfAborted();
    await readKind(kind, reading);
    done += 1;
    onProgress?.({ kind: kind.name, done, total: all.length + outer.length });
  };
  const turns = Map.groupBy([...outer, ...all], (kind) => kind.parent?.params.length ?? 0);
  for (const depth of [...turns.keys()].sort()) await inTurns(turns.get(depth) ?? [], readOne);
  if (options.coverage !== false) await readNotHeld(reading, name, isWanted);
  const found = withoutSame([...reading.kinds].filter(([kind, items]) => items.length > 0 && asked.has(kind)));
  const unread = reading.unread.filter(({ kind }) => isWanted(kind)).sort(byKind);
  const kinds = Object.fromEntries(found.sort(byName));
  return { version: 1, scope: { name, id, title }, kinds, unread, read: [...asked].sort() };
}

/** Parent kinds that were not requested. */
async function outerOf(kinds: readonly Kind[], scope: ScopeName): Promise<Kind[]> {
  const all = await kindsOf(scope);
  const needed = new Set<Kind>();
  const visit = ({ parent }: Kind): void => {
    const kind = all.find(({ name }) => name === parent?.kind);
    if (kind === undefined || needed.has(kind)) return;
    needed.add(kind);
    visit(kind);
  };
  for (const kind of kinds) visit(kind);
  return [...needed].filter((kind) => !kinds.includes(kind));
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;
const byKind = (one: Unread, other: Unread): number =>
  `${one.kind} ${JSON.stringify(one.in)}` < `${other.kind} ${JSON.stringify(other.in)}` ? -1 : 1;

async function inTurns<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const turn = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
}

/** Source of items. */
export interface Source {
  readonly client: Caller;
  readonly scope: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

interface Reading extends Source {
  readonly kinds: Map<string, Item[]>;
  readonly unread: Unread[];
}

async function readKind(kind: Kind, reading: Reading): Promise<void> {
  const { parent } = kind;
  const items: Item[] = [];
  for (const place of placesOf(kind, reading))
    try {
      items.push(...(await readItems(kind, place, reading)));
    } catch (error) {
      reading.unread.push({
        kind: kind.name,
        ...(place && { in: place }),
        ...refusalOf(error),
        ...(kind.isSingle && { isSingle: true }),
      });
    }
  if (parent !== undefined)
    for (const { status, reason } of unreadIn(reading, parent.kind))
      reading.unread.push({
        kind: kind.name,
        ...(status !== undefined && { status }),
        reason: `${parent.kind}: ${reason}`,
      });
  reading.kinds.set(kind.name, sorted(kind, items));
}

/** @throws the error itself if nothing at all can be read */
function refusalOf(error: unknown): Pick<Unread, 'status' | 'reason'> {
  const { status, errors } = Object(error);
  if (isAuthenticationError(error) || isConnectionError(error) || typeof status !== 'number') throw error;
  return {
    status,
    reason: Array.isArray(errors) ? errors.map(({ code, message }) => `${code} ${message}`).join('; ') : '',
  };
}

/** Path values for each parent item. */
function placesOf(kind: Kind, { kinds }: Reading): readonly (Item['in'] | undefined)[] {
  const { each, parent, part } = kind;
  if (each !== undefined) return each.values.map((value) => ({ [each.param]: value }));
  if (part !== undefined) return [undefined, ...part.values.map((value) => ({ [part.param]: value }))];
  if (parent === undefined) return [undefined];
  return (kinds.get(parent.kind) ?? []).flatMap((item) => placesBelow(kind, item));
}

/** All items of a kind in one place. */
export async function readItems(kind: Kind, place: Item['in'], { client, scope, signal }: Source): Promise<Item[]> {
  const params = { ...scope, ...place };
  if (kind.list !== undefined) {
    const all: unknown[] = [];
    for await (const listed of itemsOf(client, kind.read.name, params, signal))
      if (!isDeleted(listed)) all.push(listed);
    const item = all.length === 0 ? undefined : itemOf(kind, { [kind.list]: all }, place);
    return item === undefined ? [] : [item];
  }
  if (kind.isSingle) {
    const item = itemOf(kind, await callOf(client, kind.read.name, params, signal), place);
    return item === undefined ? [] : [item];
  }
  const items: Item[] = [];
  const seen = new Set<unknown>();
  for await (const listed of itemsOf(client, kind.read.name, params, signal)) {
    const id = kind.id && Object(listed)[kind.id.field];
    // A list that shifts while it is read returns an item on two pages.
    if (isDeleted(listed) || (id !== undefined && seen.has(id))) continue;
    seen.add(id);
    const whole =
      kind.detail !== undefined && kind.id !== undefined && id !== undefined
        ? await callOf(client, kind.detail.name, { ...params, [kind.id.param || 'id']: id }, signal)
        : listed;
    const item = itemOf(kind, isObject(listed) && isObject(whole) ? { ...listed, ...whole } : whole, place);
    if (item !== undefined) items.push(item);
  }
  return items;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Some lists return deleted items for a while. */
function isDeleted(value: unknown): boolean {
  const { deleted_at, deleted, is_deleted, status } = Object(value);
  return (
    (typeof deleted_at === 'string' && deleted_at !== '') ||
    deleted === true ||
    is_deleted === true ||
    status === 'deleted'
  );
}

/** Undefined for resources that do not exist, and those that Cloudflare manages itself. */
export function itemOf(kind: Kind, value: unknown, place: Item['in']): Item | undefined {
  if (!isObject(value)) return undefined;
  const { fields, secrets } = writable(value, kind);
  const id = kind.id && Object(value)[kind.id.field];
  // It may have children, although none of its fields is writable.
  if (Object.keys(fields).length === 0 && id === undefined) return undefined;
  return {
    ...(typeof id === 'string' || typeof id === 'number' ? { id: String(id) } : {}),
    ...(place && { in: place }),
    fields,
    ...(secrets.length > 0 && { secrets }),
  };
}

/** Sorted by natural key, so that backups of equal configurations are equal. */
function sorted({ key }: Kind, items: readonly Item[]): Item[] {
  const word = ({ in: place, fields, id }: Item): string =>
    JSON.stringify([place, key.map((name) => fields[name]), id, fields]);
  return items
    .map((item) => ({ item, word: word(item) }))
    .sort((one, other) => (one.word < other.word ? -1 : 1))
    .map(({ item }) => item);
}

/** Reports non-empty lists that a backup cannot contain: those that the API could write, outside of other resources. */
async function readNotHeld(reading: Reading, scope: ScopeName, isWanted: (name: string) => boolean): Promise<void> {
  const { client, signal } = reading;
  const lists = (await notHeldOf(scope)).filter(
    ({ name, isWritable, isReadable }) => isWritable && isReadable && isWanted(name),
  );
  await inTurns(lists, async ({ name, list, reason }) => {
    signal?.throwIfAborted();
    let count = 0;
    try {
      for await (const item of itemsOf(client, list.name, reading.scope, signal)) {
        if (!isDeleted(item)) count += 1;
        if (count === 100) break;
      }
    } catch (error) {
      const { status } = refusalOf(error);
      // Its state is unknown, and the user could not act on it.
      if (status !== undefined) return;
    }
    if (count > 0) reading.unread.push({ kind: name, reason: `not supported: ${reason}`, count });
  });
}
