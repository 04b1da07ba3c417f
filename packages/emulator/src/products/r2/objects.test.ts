import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { afterEach, describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../../test/sandbox.ts';
import { createEmulator, type Emulator } from '../../emulator.ts';
import { PART_BYTES } from '../../state/blobs.ts';

const BUCKETS = `/accounts/${ACCOUNT}/r2/buckets`;
const OBJECT = `${BUCKETS}/bucket/objects/long`;
/** Three parts, each another. */
const LONG = Buffer.concat(['a', 'b', 'c'].map((fill, index) => Buffer.alloc(index === 2 ? 1000 : PART_BYTES, fill)));

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function withBucket(data?: string) {
  const sandbox = testSandbox(data === undefined ? {} : { data });
  await sandbox.call('POST', BUCKETS, { name: 'bucket' });
  const count = (table: string): number =>
    Number(sandbox.emulator.sandbox.db.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count);
  return { ...sandbox, blobs: () => [count('blobs'), count('blob_parts')] };
}

/** An upload that has sent some parts, and continues on request. */
function pausedUpload(emulator: Emulator) {
  const sent = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const body = ReadableStream.from(
    (async function* () {
      yield new Uint8Array(LONG.subarray(0, 2 * PART_BYTES));
      // By asking for more, the emulator has taken the sent part.
      sent.resolve();
      await goOn.promise;
      yield new Uint8Array(LONG.subarray(2 * PART_BYTES));
    })(),
  );
  const init = {
    method: 'PUT',
    body,
    duplex: 'half',
    headers: { authorization: 'Bearer t' },
  } as unknown as RequestInit; // duplex is Node's
  const response = emulator.fetch(`http://localhost/client/v4${OBJECT}`, init);
  return { sent: sent.promise, goOn, response };
}

describe('long objects', () => {
  it('a long object is returned as sent, however it was chunked', async () => {
    const { call, blobs } = await withBucket();
    const put = await call('PUT', OBJECT, LONG);
    expect(put.json.result).toMatchObject({
      size: String(LONG.length),
      etag: createHash('md5').update(LONG).digest('hex'),
    });
    expect(blobs()).toEqual([1, 3]);
    expect((await call('GET', OBJECT)).text).toBe(LONG.toString());
    expect((await call('GET', `${BUCKETS}/bucket/objects`)).json.result).toMatchObject([
      { key: 'long', size: LONG.length },
    ]);
  });

  it('an object of one part is stored with its row', async () => {
    const { call, blobs } = await withBucket();
    const one = LONG.subarray(0, PART_BYTES);
    await call('PUT', OBJECT, one);
    expect((await call('GET', OBJECT)).text).toBe(one.toString());
    expect(blobs()).toEqual([0, 0]);
  });

  it('a long object leaves nothing when it is replaced, deleted or removed with its bucket', async () => {
    const { call, blobs } = await withBucket();
    await call('PUT', OBJECT, LONG);
    await call('PUT', OBJECT, LONG);
    expect(blobs()).toEqual([1, 3]);
    await call('PUT', OBJECT, 'short');
    expect(blobs()).toEqual([0, 0]);
    expect((await call('GET', OBJECT)).text).toBe('short');
    await call('PUT', OBJECT, LONG);
    await call('DELETE', OBJECT);
    expect(blobs()).toEqual([0, 0]);
    await call('PUT', OBJECT, LONG);
    await call('DELETE', `${BUCKETS}/bucket/objects?prefix=lo`);
    expect(blobs()).toEqual([0, 0]);
  });

  it('a long object leaves nothing when it is refused, or its client disconnects', async () => {
    const { call, blobs, emulator } = await withBucket();
    expect((await call('PUT', `${BUCKETS}/other/objects/long`, LONG)).status).toBe(404);
    expect(blobs()).toEqual([0, 0]);
    const { sent, goOn, response } = pausedUpload(emulator);
    await sent;
    expect(blobs()[0]).toBe(1);
    goOn.reject(new Error('The connection was reset.'));
    expect((await response).status).toBe(499);
    expect(blobs()).toEqual([0, 0]);
  });

  it('an unfinished upload does not survive a reset of the state', async () => {
    const { call, blobs, emulator } = await withBucket();
    const { sent, goOn, response } = pausedUpload(emulator);
    await sent;
    await emulator.reset();
    goOn.resolve();
    expect((await response).status).toBe(503);
    expect(blobs()).toEqual([0, 0]);
    expect((await call('GET', BUCKETS)).json.result).toEqual({ buckets: [] });
  });

  it('a long object is part of snapshots', async () => {
    const { call, emulator } = await withBucket();
    await call('PUT', OBJECT, LONG);
    const snapshot = await emulator.snapshot();
    const other = testSandbox();
    await other.emulator.restore(snapshot);
    expect((await other.call('GET', OBJECT)).text).toBe(LONG.toString());
    await other.call('DELETE', OBJECT);
    await emulator.restore(await other.emulator.snapshot());
    expect((await call('GET', OBJECT)).status).toBe(404);
  });

  it('a long object is stored in a folder, from which incomplete uploads are removed', async () => {
    const data = mkdtempSync(join(tmpdir(), 'flarewire-r2-'));
    folders.push(data);
    const { call, emulator } = await withBucket(data);
    await call('PUT', OBJECT, LONG);
    const { sent, goOn, response } = pausedUpload(emulator);
    await sent;
    await emulator.close();
    goOn.reject(new Error('The process ended.'));
    await response;
    const again = createEmulator({ data });
    const count = again.sandbox.db.prepare('SELECT count(*) AS count FROM blobs').get()?.count;
    expect(count).toBe(1);
    const kept = await again.fetch(`http://localhost/client/v4${OBJECT}`, { headers: { authorization: 'Bearer t' } });
    expect(await kept.text()).toBe(LONG.toString());
    await again.close();
  });

  it('an object has at most 300 MB', async () => {
    const { emulator } = await withBucket();
    const headers = { authorization: 'Bearer t', 'content-length': '300000001' };
    const init = { method: 'PUT', body: 'x', headers };
    const response = await emulator.fetch(`http://localhost/client/v4${OBJECT}`, init);
    expect(response.status).toBe(413);
  });
});
