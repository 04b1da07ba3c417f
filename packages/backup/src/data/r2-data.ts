/** Saves and restores the objects of an R2 bucket, one file each. */
import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { callOf } from '../client.ts';
import { kindsOf } from '../kinds/kinds.ts';
import { itemsOf } from '../lists.ts';
import { type Access, type DataSource, readLines, type Store, writeLines } from './data-source.ts';

/** An object as listed by the API, and the file with its content. */
interface Line {
  readonly key: string;
  readonly file: string;
  readonly etag?: string;
  readonly http_metadata?: { readonly contentType?: string };
  readonly storage_class?: string;
}

const INDEX = 'objects.ndjson';
const FILES = 'objects';

export const r2Data: DataSource = {
  kind: 'r2',
  async *stores({ client, account, signal }) {
    const part = (await kindsOf('account_id')).find(({ read }) => read.name === 'r2.buckets.list')?.part;
    for (const value of [undefined, ...(part?.values ?? [])]) {
      const place = part === undefined || value === undefined ? {} : { [part.param]: value };
      for await (const one of itemsOf(client, 'r2.buckets.list', { ...account, ...place }, signal)) {
        const { name } = Object(one);
        yield value === undefined ? { id: name, name } : { id: name, name: `${value} ${name}`, in: place };
      }
    }
  },
  async save(access, store, folder) {
    await mkdir(join(folder, FILES), { recursive: true, mode: 0o700 });
    return writeLines(join(folder, INDEX), linesOf(access, store, folder));
  },
  async restore(access, store, folder) {
    const { client, account, signal } = access;
    const there = new Map<string, string>();
    const params = { ...account, ...store.in, bucket_name: store.id };
    for await (const one of itemsOf(client, 'r2.buckets.objects.list', params, signal)) {
      const { key, etag } = Object(one);
      there.set(key, etag);
    }
    let count = 0;
    for await (const lines of readLines<Line>(join(folder, INDEX), 100, 1e6))
      for (const { key, file, etag, http_metadata, storage_class } of lines) {
        // Uploaded by an earlier attempt.
        if (etag !== undefined && there.get(key) === etag) continue;
        const type = http_metadata?.contentType;
        const body = await openAsBlob(join(folder, FILES, file), type === undefined ? {} : { type });
        const own = {
          ...params,
          object_key: key,
          body,
          ...(storage_class && { 'cf-r2-storage-class': storage_class }),
        };
        await callOf(client, 'r2.buckets.objects.upload', own, signal);
        count++;
      }
    return count;
  },
};

async function* linesOf(access: Access, { id: bucket_name, in: place }: Store, folder: string): AsyncGenerator<Line> {
  const { client, account, signal } = access;
  const params = { ...account, ...place, bucket_name };
  for await (const one of itemsOf(client, 'r2.buckets.objects.list', params, signal)) {
    const { last_modified: _, ...listed } = Object(one);
    const file = createHash('sha256').update(listed.key).digest('hex').slice(0, 32);
    const own = { ...params, object_key: listed.key };
    const answer = (await callOf(client, 'r2.buckets.objects.get', own, signal)) as Response; // the response body is the object
    const target = createWriteStream(join(folder, FILES, file), { mode: 0o600 });
    await pipeline(answer.body ? Readable.fromWeb(answer.body as never) : Readable.from([]), target); // identical streams with different declared types
    yield { ...listed, file };
  }
}
