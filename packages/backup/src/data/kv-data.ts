/** Saves and restores the keys of a KV namespace with values, metadata and expiration. */
import { join } from 'node:path';
import { inChunks } from 'flarewire/chunk';
import { callOf } from '../client.ts';
import { itemsOf } from '../lists.ts';
import { type Access, type DataSource, readLines, type Store, writeLines } from './data-source.ts';

interface Line {
  readonly key: string;
  readonly value: string;
  /** The value is binary. */
  readonly base64?: true;
  /** Seconds since 1970. */
  readonly expiration?: number;
  readonly metadata?: object;
}

const FILE = 'keys.ndjson';
const MAX_READ = 100;
const MAX_WRITTEN = 10_000;
const MAX_BYTES = 50e6;
/** KV rejects an expiration that is nearer: https://developers.cloudflare.com/kv/api/write-key-value-pairs/ */
const NEAREST_EXPIRY = 60;

export const kvData: DataSource = {
  kind: 'kv',
  async *stores({ client, account, signal }) {
    for await (const one of itemsOf(client, 'kv.namespaces.list', account, signal)) {
      const { id, title } = Object(one);
      yield { id, name: title };
    }
  },
  save: (access, store, folder) => writeLines(join(folder, FILE), linesOf(access, store)),
  async restore({ client, account, signal }, { id: namespace_id }, folder) {
    const now = Date.now() / 1000;
    let count = 0;
    for await (const lines of readLines<Line>(join(folder, FILE), MAX_WRITTEN, MAX_BYTES)) {
      const body = lines.filter(({ expiration }) => expiration === undefined || expiration > now + NEAREST_EXPIRY);
      const params = { ...account, namespace_id, body };
      const { failed } = await inChunks(client, 'kv.namespaces.bulkUpdate', params, { signal });
      const [first] = failed;
      if (first) throw new Error(`${failed.length} keys were rejected, the first: ${first.error.message}`);
      count += body.length;
    }
    return count;
  },
};

async function* linesOf(access: Access, store: Store): AsyncGenerator<Line> {
  const { client, account, signal } = access;
  const keys: object[] = [];
  for await (const key of itemsOf(client, 'kv.namespaces.keys.list', { ...account, namespace_id: store.id }, signal)) {
    keys.push(Object(key));
    if (keys.length === MAX_READ) yield* await withValues(access, store, keys.splice(0));
  }
  if (keys.length > 0) yield* await withValues(access, store, keys);
}

async function withValues(access: Access, { id: namespace_id }: Store, keys: readonly object[]): Promise<Line[]> {
  const { client, account, signal } = access;
  const params = { ...account, namespace_id, keys: keys.map((key) => Object(key).name) };
  const values = await callOf(client, 'kv.namespaces.bulkGet', params, signal).then(
    (answer) => Object(Object(answer).values),
    // Binary values, or too many bytes of them.
    (error) => ([400, 413, 422].includes(error.status) ? {} : Promise.reject(error)),
  );
  const lines: Line[] = [];
  for (const key of keys) {
    const { name, expiration, metadata } = Object(key);
    const text: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
    // Binary data arrives as replacement characters.
    const isText = typeof text === 'string' && !text.includes('\uFFFD');
    const value = isText ? { value: text } : await bytesOf(access, namespace_id, name);
    // The key expired after it was listed.
    if (value) lines.push({ key: name, ...value, ...(expiration && { expiration }), ...(metadata && { metadata }) });
  }
  return lines;
}

async function bytesOf({ client, account, signal }: Access, namespace_id: string, key_name: string) {
  try {
    const params = { ...account, namespace_id, key_name };
    const answer = (await callOf(client, 'kv.namespaces.values.get', params, signal)) as Response; // the response body is the value
    return { value: Buffer.from(await answer.arrayBuffer()).toString('base64'), base64: true as const };
  } catch (error) {
    if (Object(error).status === 404) return undefined;
    throw error;
  }
}
