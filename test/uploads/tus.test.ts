/** Videos sent by tus to a server on a real socket: the received bytes equal the file, whatever breaks. */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import Cloudflare from 'flarewire';
import { uploadVideo, type VideoUpload } from 'flarewire/tus';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Fault, startTusServer, type TusServer } from './tus-server.ts';

const MIB = 2 ** 20;
const ACCOUNT = '023e105f4ecef8ad9ca31a8372d0c353';
const TOKEN = 'token-for-tests-0123456789';

const servers: TusServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function start(place?: () => string) {
  const server = await startTusServer(place);
  servers.push(server);
  const client = new Cloudflare({
    apiToken: TOKEN,
    baseURL: `${server.url}/client/v4`,
    clock: { sleep: async () => {} },
    logLevel: 'off',
    pace: false,
  });
  return { server, client };
}

/** Resolves when a request has met the pending fault, and the server has acted on it. */
async function taken({ faults }: TusServer): Promise<void> {
  while (faults.length > 0) await new Promise((resolve) => setImmediate(resolve));
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function* pieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

describe('a video', () => {
  test('a video is created with its length and metadata, and sent in chunks', async () => {
    const { server, client } = await start();
    const bytes = randomBytes(12 * MIB + 5);
    const progress: number[][] = [];
    const { uid, url } = await uploadVideo(
      client,
      {
        account_id: ACCOUNT,
        file: new File([bytes], 'Skifahren – 1.mp4'),
        metadata: { requiresignedurls: true, maxdurationseconds: 60, expiry: undefined, draft: false },
        creator: 'creator-1',
      },
      { chunkSize: 5 * MIB, onProgress: (...now) => progress.push(now) },
    );
    expect([uid, url]).toEqual(['video-id', `${server.url}/uploads/1?tusv2=true`]);
    expect(digest(server.bytes())).toBe(digest(bytes));
    expect(progress).toEqual([5, 10, 12].map((mib) => [mib === 12 ? bytes.length : mib * MIB, bytes.length]));
    expect(server.seen.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
    expect(server.seen[0]).toMatchObject({
      url: `/client/v4/accounts/${ACCOUNT}/stream`,
      headers: {
        authorization: `Bearer ${TOKEN}`,
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes.length),
        'upload-creator': 'creator-1',
        'upload-metadata': `name ${Buffer.from('Skifahren – 1.mp4').toString('base64')},requiresignedurls,maxdurationseconds ${btoa('60')}`,
      },
    });
    expect(server.seen[2]?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(5 * MIB),
      'upload-offset': String(5 * MIB),
    });
  });

  test('a video from disk, memory or a stream arrives identically', async () => {
    const { server, client } = await start();
    const folder = mkdtempSync(join(tmpdir(), 'tus-'));
    const path = join(folder, 'film.mp4');
    const bytes = randomBytes(6 * MIB);
    writeFileSync(path, bytes);
    const size = bytes.length;
    const files = [await openAsBlob(path), bytes, new DataView(bytes.buffer, bytes.byteOffset, size)];
    const streams = [createReadStream(path), pieces(bytes, 70_001), new Blob([bytes]).stream(), new Response(bytes)];
    for (const given of [...files.map((file) => ({ file })), ...streams.map((file) => ({ file, size }))]) {
      server.faults.push({ cutAfter: 3 * MIB });
      await uploadVideo(client, { account_id: ACCOUNT, ...given }, { chunkSize: 5 * MIB });
      expect(digest(server.bytes())).toBe(digest(bytes));
    }
    rmSync(folder, { recursive: true });
  });
});

describe('a broken upload', () => {
  const fault: fc.Arbitrary<Fault> = fc.oneof(
    fc.record({ cutAfter: fc.nat(40_000), forgets: fc.boolean() }),
    fc.constant({ silent: true }),
    fc.constantFrom(409, 423, 429, 500, 503).map((status) => ({ status })),
  );
  const size = fc.integer({ min: 1, max: 30_000 });

  test('a broken upload arrives byte for byte, wherever it breaks', async () => {
    const { server, client } = await start();
    const property = fc.asyncProperty(
      size,
      fc.array(fault, { maxLength: 7 }),
      fc.boolean(),
      async (length, faults, isStream) => {
        const bytes = randomBytes(length);
        server.faults.splice(0, Infinity, ...faults);
        const file = isStream ? { file: pieces(bytes, 777), size: length } : { file: bytes };
        await uploadVideo(client, { account_id: ACCOUNT, ...file });
        expect(server.bytes().equals(bytes)).toBe(true);
      },
    );
    await fc.assert(property, { numRuns: 150 });
  });

  test('a broken upload of several chunks resumes in the middle of one, also from a stream', async () => {
    const { server, client } = await start();
    const bytes = randomBytes(13 * MIB);
    for (const isStream of [false, true]) {
      server.seen.length = 0;
      server.faults.push({ cutAfter: 1_234_567 }, { cutAfter: 1 }, {}, {}, { silent: true });
      const file = isStream ? { file: pieces(bytes, 1_000_003), size: bytes.length } : { file: new Blob([bytes]) };
      await uploadVideo(client, { account_id: ACCOUNT, ...file }, { chunkSize: 5 * MIB });
      expect(digest(server.bytes())).toBe(digest(bytes));
      const offsets = server.seen
        .filter(({ method }) => method === 'PATCH')
        .map(({ headers }) => headers['upload-offset']);
      expect(offsets.slice(0, 2)).toEqual(['0', '1234567']);
    }
  });

  test('a broken upload continues as long as bytes get through, and ends after a number of consecutive failures', async () => {
    const { server, client } = await start();
    const bytes = randomBytes(20);
    // About one byte per request: more failures in total than are allowed consecutively.
    for (let i = 0; i < 18; i++) server.faults.push({ cutAfter: 1 }, {});
    await uploadVideo(client, { account_id: ACCOUNT, file: bytes }, { maxRetries: 1 });
    expect(server.bytes().equals(bytes)).toBe(true);

    server.faults.push(...Array<Fault>(9).fill({ status: 503 }));
    server.seen.length = 0;
    const refused = uploadVideo(client, { account_id: ACCOUNT, file: bytes }, { maxRetries: 2 });
    await expect(refused).rejects.toMatchObject({ name: 'InternalServerError', status: 503, operation: 'uploadVideo' });
    expect(server.seen.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD']);
  });

  test('the offset is requested again if a second process sends bytes', async () => {
    const { server, client } = await start();
    const bytes = randomBytes(30);
    let url = '';
    server.faults.push({});
    const onUrl = async (upload: VideoUpload) => {
      url = upload.url;
      const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
      await fetch(url, { method: 'PATCH', headers, body: bytes.subarray(0, 10) });
    };
    await uploadVideo(client, { account_id: ACCOUNT, file: bytes }, { onUrl });
    expect(server.bytes().equals(bytes)).toBe(true);
    expect(server.seen.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'PATCH']);
  });

  test('an upload ends at once on an error that cannot be recovered', async () => {
    const { server, client } = await start();
    for (const [status, name] of [
      [400, 'BadRequestError'],
      [404, 'NotFoundError'],
      [410, 'APIError'],
      [413, 'APIError'],
    ] as const) {
      server.seen.length = 0;
      server.faults.push({ status, headers: { location: '/elsewhere' } });
      await expect(uploadVideo(client, { account_id: ACCOUNT, file: randomBytes(9) })).rejects.toMatchObject({
        status,
        name,
      });
      expect(server.seen).toHaveLength(2);
    }
  });
});

describe('an upload', () => {
  test('an upload resumes in another process from its stored state', async () => {
    const { server, client } = await start();
    const bytes = randomBytes(11 * MIB);
    for (const isStream of [false, true]) {
      let kept = '';
      const stop = new AbortController();
      const file = () => (isStream ? { file: pieces(bytes, 65_536), size: bytes.length } : { file: new Blob([bytes]) });
      const first = uploadVideo(
        client,
        { account_id: ACCOUNT, ...file() },
        {
          chunkSize: 5 * MIB,
          signal: stop.signal,
          onUrl: (upload) => {
            kept = JSON.stringify(upload);
          },
          onProgress: () => stop.abort(),
        },
      );
      await expect(first).rejects.toMatchObject({ name: 'APIUserAbortError' });
      server.seen.length = 0;
      const progress: number[] = [];
      const upload = await uploadVideo(
        client,
        { account_id: ACCOUNT, ...file() },
        {
          chunkSize: 5 * MIB,
          resume: JSON.parse(kept),
          onProgress: (uploaded) => progress.push(uploaded / MIB),
        },
      );
      expect(upload.uid).toBe('video-id');
      expect(server.seen.map(({ method }) => method)).toEqual(['HEAD', 'PATCH', 'PATCH']);
      expect(progress).toEqual([5, 10, 11]);
      expect(digest(server.bytes())).toBe(digest(bytes));
    }
  });

  test('an upload is not resumed with another file', async () => {
    const { server, client } = await start();
    let kept: VideoUpload | undefined;
    const file = randomBytes(50);
    await uploadVideo(
      client,
      { account_id: ACCOUNT, file },
      {
        onUrl: (upload) => {
          kept = upload;
        },
      },
    );
    server.seen.length = 0;
    const resume = kept as VideoUpload; // onUrl was called
    await expect(uploadVideo(client, { account_id: ACCOUNT, file: randomBytes(50) }, { resume })).rejects.toMatchObject(
      {
        name: 'UsageError',
        message: 'uploadVideo: the file differs from the one that the upload was started with',
      },
    );
    expect(server.seen).toEqual([]);
    await expect(
      uploadVideo(client, { account_id: ACCOUNT, file: randomBytes(51) }, { resume: { url: resume.url } }),
    ).rejects.toThrow('the upload expects 50 bytes, but the file has 51');
  });

  test('an upload ends at once when the caller aborts: in a wait, in a chunk, in a stalled source', async () => {
    const { server, client } = await start();
    const stops = [new AbortController(), new AbortController(), new AbortController()] as const;
    const sleep = () => {
      stops[0].abort();
      return new Promise<void>(() => {});
    };
    const waiting = client.withOptions({ clock: { sleep } });
    const place = { account_id: ACCOUNT };
    const aborted = { name: 'APIUserAbortError' };

    server.faults.push({ status: 503 });
    await expect(uploadVideo(waiting, { ...place, file: randomBytes(9) }, stops[0])).rejects.toMatchObject(aborted);

    server.faults.push({ stalls: true });
    void taken(server).then(() => stops[1].abort());
    await expect(uploadVideo(client, { ...place, file: randomBytes(9) }, stops[1])).rejects.toMatchObject(aborted);

    async function* stalling() {
      yield randomBytes(6 * MIB);
      await new Promise(() => {});
    }
    const file = { file: stalling(), size: 11 * MIB };
    const options = { ...stops[2], signal: stops[2].signal, chunkSize: 5 * MIB, onProgress: () => stops[2].abort() };
    await expect(uploadVideo(client, { ...place, ...file }, options)).rejects.toMatchObject(aborted);
    expect(server.bytes()).toHaveLength(5 * MIB);
  });

  test('an upload to a stalled server is retried after its timeout', async () => {
    const { server, client } = await start();
    const file = randomBytes(9);
    server.faults.push({ stalls: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const sent = uploadVideo(client, { account_id: ACCOUNT, file }, { timeout: 50 });
    await taken(server);
    vi.advanceTimersByTime(50);
    await sent;
    expect(server.seen.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'HEAD']);
    expect(server.bytes().equals(file)).toBe(true);
  });

  test('an upload with a failing source ends with that error, and closes the source', async () => {
    const { client } = await start();
    const cause = new Error('disk on fire');
    let closed = false;
    async function* broken() {
      try {
        yield randomBytes(6 * MIB);
        throw cause;
      } finally {
        closed = true;
      }
    }
    const file = { file: broken(), size: 11 * MIB };
    await expect(uploadVideo(client, { account_id: ACCOUNT, ...file }, { chunkSize: 5 * MIB })).rejects.toBe(cause);
    expect(closed).toBe(true);
  });
});

describe('credentials', () => {
  test('credentials are not sent to another origin, whether named by the server or by the caller', async () => {
    const elsewhere = await start();
    const { server, client } = await start(() => elsewhere.server.url);
    await uploadVideo(client.withOptions({ defaultHeaders: { 'X-Own': 'secret' } }), {
      account_id: ACCOUNT,
      file: randomBytes(9),
    }).catch(() => {});
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${TOKEN}`]);
    expect(elsewhere.server.seen.length).toBeGreaterThan(0);
    for (const { headers } of elsewhere.server.seen)
      expect([headers.authorization, headers['x-own'], headers['tus-resumable']]).toEqual([
        undefined,
        undefined,
        '1.0.0',
      ]);
  });

  test('credentials are sent to another origin that is allowed', async () => {
    const elsewhere = await start();
    const { client } = await start(() => elsewhere.server.url);
    const allowing = client.withOptions({ allowedOrigins: [elsewhere.server.url] });
    await uploadVideo(allowing, { account_id: ACCOUNT, file: randomBytes(9) }).catch(() => {});
    expect(elsewhere.server.seen[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test('credentials are not needed for a one-time link', async () => {
    const { server } = await start();
    const end = new Cloudflare({ apiToken: null, apiKey: null, userServiceKey: null, logLevel: 'off' });
    const bytes = randomBytes(9);
    await fetch(server.url, { method: 'POST', headers: { 'upload-length': '9' } });
    await uploadVideo(end, { account_id: ACCOUNT, file: bytes }, { resume: { url: `${server.url}/uploads/1` } });
    expect(server.bytes().equals(bytes)).toBe(true);
  });
});
