/** Reads all that can be written again: of a zone, or of an account. */
import { isAuthenticationError, isConnectionError } from 'flarewire';
import { type Backup, type BackupOptions, type Item, isAmong, type Scope, type Unread } from './backup-value.ts';
import { type Caller, callOf, itemsOf } from './client.ts';
import { type Kind, kindsOf, type ScopeName } from './kinds.ts';
import { writable } from './writable.ts';

/** Resources that are read at a time; the client keeps the rate. */
const AT_ONCE = 6;

/**
 * Reads the configuration of a zone or an account: every resource that the API can both list and write. Data is not read
 * (values of KV, rows of D1, objects of R2, code of Workers), and secrets are named, never kept.
 *
 * What the token may not read, or the plan does not have, is in `unread` with the reason. Rejects where nothing can be read
 * at all: refused credentials, no network.
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
  const all = (await kindsOf(name)).filter(
    (kind) => (include === undefined || isAmong(kind.name, include)) && !isAmong(kind.name, exclude),
  );
  let done = 0;
  const readOne = async (kind: Kind): Promise<void> => {
    signal?.throwIfAborted();
    await readKind(kind, reading);
    done += 1;
    onProgress?.({ kind: kind.name, done, total: all.length });
  };
  // What others are in comes first.
  await inTurns(
    all.filter(({ parent }) => parent === undefined),
    readOne,
  );
  await inTurns(
    all.filter(({ parent }) => parent !== undefined),
    readOne,
  );
  const kinds = Object.fromEntries([...reading.kinds].filter(([, items]) => items.length > 0).sort(byName));
  return { version: 1, scope: { name, id, title }, kinds, unread: reading.unread.sort(byKind) };
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

interface Reading {
  readonly client: Caller;
  readonly scope: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  readonly kinds: Map<string, Item[]>;
  readonly unread: Unread[];
}

async function readKind(kind: Kind, reading: Reading): Promise<void> {
  const places: (Readonly<Record<string, string>> | undefined)[] =
    kind.each !== undefined
      ? kind.each.values.map((value) => ({ [kind.each?.param ?? '']: value }))
      : kind.parent === undefined
        ? [undefined]
        : (reading.kinds.get(kind.parent.kind) ?? []).flatMap(({ id }) =>
            id === undefined ? [] : [{ [kind.parent?.param ?? '']: id }],
          );
  const items: Item[] = [];
  for (const place of places)
    try {
      items.push(...(await readItems(kind, place, reading)));
    } catch (error) {
      const { status, errors } = Object(error);
      if (isAuthenticationError(error) || isConnectionError(error) || typeof status !== 'number') throw error;
      const reason = Array.isArray(errors) ? errors.map(({ code, message }) => `${code} ${message}`).join('; ') : '';
      reading.unread.push({ kind: kind.name, ...(place && { in: place }), status, reason });
    }
  reading.kinds.set(kind.name, sorted(kind, items));
}

async function readItems(kind: Kind, place: Item['in'], { client, scope, signal }: Reading): Promise<Item[]> {
  const params = { ...scope, ...place };
  if (kind.isSingle) {
    const item = itemOf(kind, await callOf(client, kind.read.name, params, signal), place);
    return item === undefined ? [] : [item];
  }
  const items: Item[] = [];
  for await (const listed of itemsOf(client, kind.read.name, params, signal)) {
    const id = kind.id && Object(listed)[kind.id.field];
    const whole =
      kind.detail !== undefined && kind.id !== undefined && id !== undefined
        ? await callOf(client, kind.detail.name, { ...params, [kind.id.param || 'id']: id }, signal)
        : listed;
    const item = itemOf(kind, whole, place);
    if (item !== undefined) items.push(item);
  }
  return items;
}

/** Undefined for what is not there, and what Cloudflare manages itself. */
function itemOf(kind: Kind, value: unknown, place: Item['in']): Item | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { fields, secrets } = writable(value, kind);
  const id = kind.id && Object(value)[kind.id.field];
  // Others may be in it, though nothing of it can be written.
  if (Object.keys(fields).length === 0 && id === undefined) return undefined;
  return {
    ...(typeof id === 'string' || typeof id === 'number' ? { id: String(id) } : {}),
    ...(place && { in: place }),
    fields,
    ...(secrets.length > 0 && { secrets }),
  };
}

/** By what people know them by, so that two backups of the same are the same. */
function sorted({ key }: Kind, items: readonly Item[]): Item[] {
  const word = ({ in: place, fields, id }: Item): string =>
    JSON.stringify([place, key.map((name) => fields[name]), id]);
  return items.toSorted((one, other) => (word(one) < word(other) ? -1 : 1));
}
