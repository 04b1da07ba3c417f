/** Names of the user's items for completion: from a short cache, since a Tab does not wait. */
import { createHash } from 'node:crypto';
import { follow, type Param } from '@flarewire/contract';
import { resolved } from '../../config/profiles.ts';
import { isNameable, nameOf, readNames, sourceOf } from '../../input/names.ts';
import type { Params } from '../../input/params.ts';
import { readScope } from '../../input/scope.ts';
import type { Io } from '../../io.ts';
import { isRecord } from '../../record.ts';
import { type Subject, subjectOf } from '../../tree/subject.ts';
import { find } from '../../tree/words.ts';

const FILE = 'names.json';
/** Milliseconds for which names are good. */
const FRESH = 5 * 60_000;
const PATIENCE = 1000;
const MAX = 500;

/** A list, and what the words of the command say about its place. */
export interface Wanted {
  readonly list: string;
  /** The field that the command takes; the name is used where it also takes names. */
  readonly field?: string;
  readonly zone?: string | undefined;
  readonly account?: string | undefined;
  readonly profile?: string | undefined;
  /** Names or ids of parents by parameter. */
  readonly parents?: Readonly<Record<string, string>>;
}

/** Empty if the names cannot be read quickly. */
export async function namesOf(wanted: Wanted, io: Io): Promise<readonly string[]> {
  try {
    const { env } = await resolved(io, wanted.profile);
    // The cache is per token, server and place; the token itself is not stored.
    const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_KEY: key, CLOUDFLARE_BASE_URL: url } = env;
    const place = [wanted.zone ?? env.CLOUDFLARE_ZONE_ID, wanted.account ?? env.CLOUDFLARE_ACCOUNT_ID];
    const { list, field, parents } = wanted;
    const who = createHash('sha256')
      .update(JSON.stringify([token, key, url, list, field, place, parents]))
      .digest('hex');
    const now = Date.now();
    const kept = await cached(io, now);
    const known = kept[who];
    if (known !== undefined) return known.names;
    const names = await read(wanted, io);
    await io.cache.write(FILE, JSON.stringify({ ...kept, [who]: { at: now, names } }));
    return names;
  } catch {
    return [];
  }
}

interface Kept {
  readonly at: number;
  readonly names: readonly string[];
}

/** Entries that are still good. */
async function cached({ cache }: Io, now: number): Promise<Readonly<Record<string, Kept>>> {
  const text = await cache.read(FILE);
  const kept: unknown = text === undefined ? {} : JSON.parse(text);
  const good: Record<string, Kept> = {};
  for (const [who, { at, names }] of Object.entries(Object(kept) as Record<string, Partial<Kept>>)) // checked here
    if (typeof at === 'number' && now - at < FRESH && Array.isArray(names))
      good[who] = { at, names: names.map(String) };
  return good;
}

async function read({ list, field, zone, account, profile, parents }: Wanted, io: Io): Promise<readonly string[]> {
  // Loads the client, which a Tab that finds its names in the cache does not need.
  const { sessionFor } = await import('../../session.ts');
  const { client, env } = await sessionFor({ ...io, err: () => {} }, { profile });
  const found = find([list]);
  if (!('operation' in found)) return [];
  const subject = await subjectOf(found.operation);
  const signal = AbortSignal.any([io.interrupted, AbortSignal.timeout(PATIENCE)]);
  const around = { source: io, env, client: () => client, signal, ask: undefined };
  const given = Object.entries({ zone, account }).filter((one): one is [string, string] => one[1] !== undefined);
  const params: Params = { ...parents };
  await readScope(subject, new Map(given), params, around);
  await readNames(subject, params, around, true);
  const value: unknown = await client.call(list, params, { signal, maxRetries: 0 });
  const names = new Set<string>();
  for await (const item of itemsOf(value)) {
    const own: Readonly<Record<string, unknown>> = Object(item);
    const name = (field === undefined ? nameOf(own) : own[field.split('.').at(-1) ?? '']) ?? own.id;
    if (typeof name === 'string' && name !== '') names.add(name);
    if (names.size >= MAX) break;
  }
  return [...names];
}

/** `{ "buckets": […] }` is a list too. */
function itemsOf(value: unknown): AsyncIterable<unknown> | Iterable<unknown> {
  if (Array.isArray(value)) return value;
  if (Symbol.asyncIterator in Object(value)) return value as AsyncIterable<unknown>;
  return isRecord(value) ? (Object.values(value).find(Array.isArray) ?? []) : [];
}

/** The list that has the values of a parameter, and the field that is typed: none where names are taken as well. */
export function typedSourceOf(param: Param, subject: Subject): Pick<Wanted, 'list' | 'field'> | undefined {
  const source = sourceOf(param, subject);
  if (source === undefined) return undefined;
  const takesNames = isNameable(follow(param.schema, subject.document.schemas));
  return takesNames ? { list: source.list } : { list: source.list, field: source.field ?? param.name };
}
