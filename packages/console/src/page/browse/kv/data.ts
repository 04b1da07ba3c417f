/** Reads a namespace's keys and values by page, and updates them in place. */
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CallError, jsonOf, succeeded } from '../../data/answer.ts';
import { ask, call } from '../../data/call.ts';
import { flarewire } from '../../data/flarewire.ts';
import { changeAgreed } from '../items/any-call.ts';
import { draftOf, type KvDraft, type KvKey, withKey, withoutKeys, writingOf } from './entry.ts';
import { type KvState, mergeKey } from './merge.ts';

export interface KvPlace {
  readonly account_id: string;
  readonly namespace_id: string;
}

export interface KvValue {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Seconds since 1970. */
  readonly expiration: number | undefined;
}

const PAGE = 1000;

export function useKeys(place: KvPlace, prefix: string) {
  const params = { ...place, limit: PAGE, ...(prefix === '' ? {} : { prefix }) };
  const query = useInfiniteQuery(flarewire.infiniteQueryOptions('kv.namespaces.keys.list', params));
  const keys = useMemo((): readonly KvKey[] => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data]);
  return { query, keys };
}

/** @throws CallError, OfflineError */
async function loadValue(place: KvPlace, name: string, signal?: AbortSignal): Promise<KvValue> {
  const { head, body } = await call('kv.namespaces.values.get', { ...place, key_name: name }, { signal });
  const header = head.headers.find(([one]) => one === 'expiration')?.[1];
  return { bytes: body, expiration: header === undefined ? undefined : Number(header) };
}

/** The current key; undefined if it does not exist. @throws CallError, OfflineError */
export async function loadKey(place: KvPlace, name: string): Promise<KvState | undefined> {
  const answer = await ask('kv.namespaces.metadata.get', { ...place, key_name: name });
  if (answer.head.status === 404) return undefined;
  const metadata: unknown = Object(jsonOf(succeeded(answer))).result;
  const { bytes, expiration } = await loadValue(place, name);
  return { bytes, ...draftOf({ metadata, ...(expiration !== undefined && { expiration }) }) };
}

const valueKey = (place: KvPlace, name: string) => ['kv.namespaces.values.get', { ...place, key_name: name }] as const;

export function useValue(place: KvPlace, name: string) {
  const value = useQuery({
    queryKey: valueKey(place, name),
    queryFn: ({ signal }) => loadValue(place, name, signal),
    // Comparing bytes is pointless.
    structuralSharing: false,
  });
  const metadata = useQuery(flarewire.queryOptions('kv.namespaces.metadata.get', { ...place, key_name: name }));
  return { value, metadata };
}

/** True if the key exists and would be overwritten. */
export async function isTaken(place: KvPlace, name: string): Promise<boolean> {
  const answer = await ask('kv.namespaces.metadata.get', { ...place, key_name: name });
  if (answer.head.ok) return true;
  if (answer.head.status === 404) return false;
  const { error } = answer.head;
  throw new CallError(answer, error ?? { name: 'CallError', message: `Status ${answer.head.status}`, errors: [] });
}

interface Write extends KvDraft {
  readonly name: string;
  readonly value: Blob;
  /** For an edit: the state that it started from. */
  readonly read?: KvState;
}

/** Updates the lists locally instead of refetching, because a namespace takes up to a minute to reflect a change. */
export function useKvChanges(place: KvPlace) {
  const client = useQueryClient();
  type Data = InfiniteData<{ items: KvKey[]; next?: object | undefined }>;
  const change = (turn: (data: Data, prefix: string) => Data): void => {
    const filter = { queryKey: flarewire.queryKey('kv.namespaces.keys.list', place) };
    for (const { queryKey } of client.getQueryCache().findAll(filter)) {
      const { prefix = '' }: { readonly prefix?: string } = Object(queryKey[1]);
      client.setQueryData<Data>(queryKey, (data) => data && turn(data, prefix));
    }
  };
  const write = async ({ name, value, read, ...draft }: Write, onSent?: (part: number) => void): Promise<void> => {
    const wanted = { ...draft, bytes: new Uint8Array(await value.arrayBuffer()) };
    const now = read === undefined ? undefined : await loadKey(place, name);
    const { bytes, ...kept } = read === undefined ? wanted : await mergeKey(name, { read, now, wanted });
    const more = writingOf(kept, Date.now());
    const params = { ...place, key_name: name, value: bytes === wanted.bytes ? value : new Blob([bytes]), ...more };
    await call('kv.namespaces.values.update', params, onSent === undefined ? {} : { onSent });
    client.setQueryData(valueKey(place, name), { bytes, expiration: more.expiration });
    const metadata = flarewire.queryKey('kv.namespaces.metadata.get', { ...place, key_name: name });
    client.setQueryData<unknown>(metadata, more.metadata ?? null);
    change((data, prefix) => {
      if (!name.startsWith(prefix)) return data;
      return { ...data, pages: withKey(data.pages, { name, ...more }, data.pages.at(-1)?.next === undefined) };
    });
  };
  const forget = (names: ReadonlySet<string>): void => {
    change((data) => ({ ...data, pages: withoutKeys(data.pages, names) }));
    for (const name of names) client.removeQueries({ queryKey: valueKey(place, name) });
  };
  const remove = async (name: string): Promise<void> => {
    await call('kv.namespaces.values.delete', { ...place, key_name: name });
    forget(new Set([name]));
  };
  return { write, remove, forget };
}

/** At most ten thousand keys per call. https://developers.cloudflare.com/kv/platform/limits/ */
export async function removeMany(
  place: KvPlace,
  names: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const answer = await changeAgreed('kv.namespaces.bulkDelete', { ...place, body: names }, signal);
  const result = Object(JSON.parse(new TextDecoder().decode(answer.body))).result;
  const failed: unknown = Object(result).unsuccessful_keys;
  const reason = 'Cloudflare could not delete it. Try again.';
  return new Map(Array.isArray(failed) ? failed.map((name) => [String(name), reason]) : []);
}
