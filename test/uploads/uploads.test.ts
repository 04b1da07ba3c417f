/** Every kind of upload as sent on a real socket: bytes, names, types and headers are those of the caller. */
import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator } from '@flarewire/emulator';
import fc from 'fast-check';
import Cloudflare, { toFile } from 'flarewire';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bytes as anyBytes, pathValue } from '../whole-api/arbitraries.ts';
import { partsOf, startUploadServer, type Upload, type UploadServer } from './upload-server.ts';

const ACCOUNT = '023e105f4ecef8ad9ca31a8372d0c353';
const account_id = ACCOUNT;
/** Every byte value, twice, with line breaks and boundary-like dashes in between. */
const BYTES = Buffer.concat([
  Uint8Array.from({ length: 256 }, (_, i) => i),
  Buffer.from('\r\n--\r\n\n\r------'),
  Uint8Array.from({ length: 256 }, (_, i) => 255 - i),
]);
const LATIN = BYTES.toString('latin1');
const OCTETS = 'application/octet-stream';

let server: UploadServer;
let client: Cloudflare;
const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
const path = join(folder, 'bytes.bin');
beforeAll(async () => {
  writeFileSync(path, BYTES);
  server = await startUploadServer();
  client = new Cloudflare({
    apiToken: 'token-for-tests',
    baseURL: server.url,
    maxRetries: 0,
    logLevel: 'off',
    pace: false,
  });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  server.uploads.length = 0;
  server.results.length = 0;
});

/** The one upload since the last call. */
function sent(): Upload {
  const [upload, ...others] = server.uploads.splice(0);
  if (!upload) throw new Error('nothing was sent');
  expect(others).toEqual([]);
  return upload;
}

async function* chunks(content: Uint8Array, length = 100) {
  for (let at = 0; at < content.length; at += length) yield content.subarray(at, at + length);
}

function viewOf(content: Uint8Array): DataView<ArrayBuffer> {
  const wide = new Uint8Array(content.length + 5);
  wide.set(content, 3);
  return new DataView(wide.buffer, 3, content.length);
}

/** The same bytes in every form that a caller may pass. */
const ways = async () => ({
  bytes: BYTES,
  'an ArrayBuffer': BYTES.buffer.slice(BYTES.byteOffset, BYTES.byteOffset + BYTES.length),
  'a view on a part': viewOf(BYTES),
  'a Blob': new Blob([BYTES]),
  'a File': new File([BYTES], 'bytes.bin'),
  'a Blob on disk': await openAsBlob(path),
  'a file stream': createReadStream(path),
  'an async iterable': chunks(BYTES),
  'a ReadableStream': new Blob([BYTES]).stream(),
  'a Response': new Response(BYTES),
});

describe('a Workers script', () => {
  const script = { account_id, metadata: { main_module: 'index.mjs', compatibility_date: '2026-01-01' } };

  test('a Workers script is one JSON part of metadata and each module by name: code, WASM, source map, data', async () => {
    const code = 'import wasm from "./lib/add.wasm";\r\nexport default { fetch() {} }\n// ä';
    await client.workers.scripts.update('site', {
      ...script,
      files: [
        await toFile(code, 'index.mjs'),
        await toFile(BYTES, 'lib/add.wasm'),
        await toFile('{"version":3}', 'index.mjs.map'),
        await toFile(createReadStream(path), 'data.bin'),
        await toFile('def', 'a.py', { type: 'text/x-own' }),
      ],
    });
    const upload = sent();
    expect([upload.method, upload.url]).toEqual(['PUT', `/accounts/${ACCOUNT}/workers/scripts/site`]);
    const module = (name: string, type: string, content: string) => ({ name, filename: name, type, content });
    expect(partsOf(upload)).toEqual([
      { ...module('metadata', 'application/json', JSON.stringify(script.metadata)), filename: 'metadata.json' },
      module('index.mjs', 'application/javascript+module', Buffer.from(code).toString('latin1')),
      module('lib/add.wasm', 'application/wasm', LATIN),
      module('index.mjs.map', 'application/source-map', '{"version":3}'),
      module('data.bin', OCTETS, LATIN),
      module('a.py', 'text/x-own', 'def'),
    ]);
  });

  test('a Workers script of streams is sent as read, and arrives unchanged', async () => {
    const files = { 'index.mjs': chunks(Buffer.from('export default 1')), 'lib/a.wasm': createReadStream(path) };
    await client.workers.scripts.update('site', { ...script, files: files as never }); // the official types lack a record
    const upload = sent();
    expect(upload.headers['transfer-encoding']).toBe('chunked');
    expect(partsOf(upload).map(({ name, type, content }) => [name, type, content])).toEqual([
      ['metadata', 'application/json', JSON.stringify(script.metadata)],
      ['index.mjs', 'application/javascript+module', 'export default 1'],
      ['lib/a.wasm', 'application/wasm', LATIN],
    ]);
  });

  test('a Workers script in service-worker format is its body_part', async () => {
    const metadata = { body_part: 'worker.js' };
    await client.workers.scripts.update('old', {
      account_id,
      metadata,
      files: [await toFile('addEventListener()', 'worker.js')],
    });
    expect(partsOf(sent())).toEqual([
      { name: 'metadata', filename: 'metadata.json', type: 'application/json', content: '{"body_part":"worker.js"}' },
      { name: 'worker.js', filename: 'worker.js', type: 'application/javascript', content: 'addEventListener()' },
    ]);
  });
});

describe('a KV value', () => {
  const place = { account_id, namespace_id: 'n' };
  const { update } = {
    update: (key: string, params: object) => client.kv.namespaces.values.update(key, { ...place, ...params } as never),
  };

  test('a KV value is the given bytes in any form, with and without metadata', async () => {
    for (const metadata of [undefined, { a: [1, 'ä'] }])
      for (const [way, value] of Object.entries(await ways())) {
        await update('k', { value, metadata });
        const upload = sent();
        if (metadata)
          expect([way, partsOf(upload).map((part) => [part.name, part.content])]).toEqual([
            way,
            [
              ['value', LATIN],
              ['metadata', Buffer.from('{"a":[1,"ä"]}').toString('latin1')],
            ],
          ]);
        else
          expect([way, upload.bytes.toString('latin1'), upload.headers['content-type']]).toEqual([way, LATIN, OCTETS]);
      }
  });

  test('a KV value keeps its line breaks, and may be empty', async () => {
    for (const value of ['', '\n', '\r\n', '\r', 'a\nb\r\nc\rd', '\n--x\r\n']) {
      await update('k', { value });
      expect(sent().bytes.toString()).toBe(value);
      await update('k', { value, metadata: 'a\nb' });
      expect(partsOf(sent()).map(({ name, content }) => [name, content])).toEqual([
        ['value', value],
        ['metadata', '"a\\nb"'],
      ]);
    }
  });

  test('a KV value has its length if it is known', async () => {
    await update('k', { value: await openAsBlob(path) });
    expect(sent().headers).toMatchObject({ 'content-length': String(BYTES.length) });
    await update('k', { value: await openAsBlob(path), metadata: { a: 1 } });
    const { headers, bytes } = sent();
    expect(headers['content-length']).toBe(String(bytes.length));
  });

  test('a KV value is stored under the given key, whatever bytes the key contains', async () => {
    const property = fc.asyncProperty(pathValue, anyBytes, async (key, value) => {
      await update(key, { value: chunks(value, 7) });
      const { url, bytes } = sent();
      expect(decodeURIComponent(url.replace(/.*\/values\//, ''))).toBe(key);
      expect(bytes.equals(value)).toBe(true);
    });
    await fc.assert(property, { numRuns: 200 });
  });
});

describe('an R2 object', () => {
  const upload = (key: string, body: unknown, params: object = {}, headers = {}) =>
    client.r2.buckets.objects.upload(key, body as never, { account_id, bucket_name: 'b', ...params }, { headers });

  test('an R2 object is the given bytes in any form', async () => {
    for (const [way, body] of Object.entries(await ways())) {
      await upload('k', body);
      expect([way, sent().bytes.toString('latin1')]).toEqual([way, LATIN]);
    }
  });

  test('an R2 object is stored under the given key, whatever bytes the key contains', async () => {
    const property = fc.asyncProperty(pathValue, anyBytes, async (key, content) => {
      await upload(key, content);
      const { url, bytes } = sent();
      expect(url.startsWith(`/accounts/${ACCOUNT}/r2/buckets/b/objects/`)).toBe(true);
      expect(decodeURIComponent(url.replace(/.*\/objects\//, ''))).toBe(key);
      expect(bytes.equals(content)).toBe(true);
    });
    await fc.assert(property, { numRuns: 200 });
  });

  test('an R2 object has its own headers', async () => {
    await upload(
      'k',
      BYTES,
      { 'cf-r2-jurisdiction': 'eu', 'cf-r2-storage-class': 'InfrequentAccess' },
      { 'content-type': 'image/png' },
    );
    expect(sent().headers).toMatchObject({
      'content-type': 'image/png',
      'cf-r2-jurisdiction': 'eu',
      'cf-r2-storage-class': 'InfrequentAccess',
    });
  });
});

describe('an image', () => {
  test('an image is a file part', async () => {
    await client.images.v1.create({
      account_id,
      file: await toFile(BYTES, 'a"b.png', { type: 'image/png' }),
      requireSignedURLs: true,
    });
    expect(partsOf(sent())).toEqual([
      { name: 'file', filename: 'a"b.png', type: 'image/png', content: LATIN },
      { name: 'requireSignedURLs', filename: undefined, type: undefined, content: 'true' },
    ]);
  });

  test('an image is streamed from disk under its own name', async () => {
    await client.images.v1.create({ account_id, file: createReadStream(path) });
    expect(partsOf(sent())).toEqual([{ name: 'file', filename: 'bytes.bin', type: OCTETS, content: LATIN }]);
  });

  test('an image has its metadata as a JSON string for every uploader', async () => {
    const metadata = { album: { id: 1 }, tags: ['ä'] };
    const part = { name: 'metadata', content: Buffer.from(JSON.stringify(metadata)).toString('latin1') };
    await client.images.v1.create({ account_id, file: new Blob(['x']), metadata });
    expect(partsOf(sent())[1]).toMatchObject(part);
    await client.images.v2.directUploads.create({ account_id, metadata });
    expect(partsOf(sent())).toMatchObject([part]);
  });

  test('an image that is both a file and a URL is rejected before anything is sent', async () => {
    const both = { account_id, file: new Blob(['x']), url: 'https://example.com/a.png' };
    await expect(client.images.v1.create(both)).rejects.toMatchObject({
      name: 'UsageError',
      message: 'images.v1.create: give "file" or "url", not both',
    });
    expect(server.uploads).toEqual([]);
  });

  test('an image may be a URL', async () => {
    await client.images.v1.create({ account_id, url: 'https://example.com/a.png?b=c&d' });
    expect(partsOf(sent())).toMatchObject([{ name: 'url', content: 'https://example.com/a.png?b=c&d' }]);
  });
});

describe('a Pages deployment', () => {
  test('a Pages deployment is its manifest as text and its files', async () => {
    const manifest = JSON.stringify({ '/index.html': 'a'.repeat(32) });
    await client.pages.projects.deployments.create('site', {
      account_id,
      manifest,
      commit_message: 'one\ntwo',
      _headers: await toFile('/*\n  X-A: b\n', '_headers'),
      '_worker.js': createReadStream(path),
    });
    expect(partsOf(sent()).map(({ name, filename, content }) => [name, filename, content])).toEqual([
      ['manifest', undefined, manifest],
      ['commit_message', undefined, 'one\ntwo'],
      ['_headers', '_headers', '/*\n  X-A: b\n'],
      ['_worker.js', 'bytes.bin', LATIN],
    ]);
  });

  test('a Pages deployment sends its assets as JSON, with the upload token', async () => {
    server.results.push({ jwt: 'upload-token' });
    const { jwt } = await client.pages.projects.getUploadToken('site', { account_id });
    server.uploads.length = 0;
    const key = createHash('sha256').update(BYTES).digest('hex').slice(0, 32);
    const body = [{ key, value: BYTES.toString('base64'), metadata: { contentType: 'image/png' }, base64: true }];
    await client.pages.assets.upload({ body }, { headers: { authorization: `Bearer ${jwt}` } });
    const { headers, bytes, url } = sent();
    expect([url, headers.authorization, headers['content-type']]).toEqual([
      '/pages/assets/upload',
      'Bearer upload-token',
      'application/json',
    ]);
    expect(JSON.parse(bytes.toString())).toEqual(body);
  });
});

describe("a Worker's static assets", () => {
  test("a Worker's static assets are base64 parts named by hash, with their types, and the token of their session", async () => {
    const hash = 'b'.repeat(32);
    const body = {
      [hash]: new File([BYTES.toString('base64')], hash, { type: 'image/png' }),
      [`${hash.slice(1)}c`]: 'AAAA',
    };
    const headers = { authorization: 'Bearer session-token' };
    await client.workers.assets.upload.create({ account_id, base64: true, body }, { headers });
    const upload = sent();
    expect(upload.url).toBe(`/accounts/${ACCOUNT}/workers/assets/upload?base64=true`);
    expect(upload.headers.authorization).toBe('Bearer session-token');
    expect(partsOf(upload)).toEqual([
      { name: hash, filename: hash, type: 'image/png', content: BYTES.toString('base64') },
      { name: `${hash.slice(1)}c`, filename: undefined, type: undefined, content: 'AAAA' },
    ]);
  });
});

describe('a video', () => {
  test('a video in a basic upload is a form whose file is read while it is sent', async () => {
    const body = new FormData();
    body.append('file', await openAsBlob(path), 'film.mp4');
    await client.post(`/accounts/${ACCOUNT}/stream`, { body });
    expect(partsOf(sent())).toEqual([{ name: 'file', filename: 'film.mp4', type: OCTETS, content: LATIN }]);
  });

  test('the captions of a video are sent as a file', async () => {
    const params = { account_id, identifier: 'v', file: createReadStream(path) as never };
    await client.stream.captions.language.update('de', params);
    expect(partsOf(sent())).toMatchObject([{ name: 'file', content: LATIN }]);
  });
});

describe('vectors', () => {
  const rows = [
    { id: 'a', values: [1, 2.5], metadata: { text: 'x\ny' } },
    { id: 'ä', values: [0] },
  ];
  const lines = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;

  test('vectors are lines of JSON, whether given as rows, text, bytes, a file or a stream', async () => {
    for (const body of [rows, lines, Buffer.from(lines), new Blob([lines]), chunks(Buffer.from(lines), 5)]) {
      for (const method of ['insert', 'upsert'] as const) {
        if (method === 'upsert' && Object(body) === body && Symbol.asyncIterator in Object(body)) continue; // already consumed
        await client.vectorize.indexes[method]('i', { account_id, body: body as never });
        const upload = sent();
        expect([upload.headers['content-type'], upload.bytes.toString()]).toEqual(['application/x-ndjson', lines]);
      }
    }
  });
});

describe('against the emulator', () => {
  const emulator = createEmulator({ seed: 1, start: { accounts: [{ id: ACCOUNT, name: 'Uploads' }] } });
  afterAll(() => emulator.close());
  const local = new Cloudflare({
    apiToken: 'any',
    baseURL: 'https://cloudflare.test/client/v4',
    maxRetries: 0,
    fetch: emulator.fetch,
    pace: false,
  });

  test('any stream under any key is read back byte for byte, with and without metadata', async () => {
    const { id: namespace_id } = await local.kv.namespaces.create({ account_id, title: 'streams' });
    const key = pathValue.filter((name) => Buffer.byteLength(name) <= 512);
    const property = fc.asyncProperty(key, fc.array(anyBytes), fc.boolean(), async (name, list, hasMetadata) => {
      const value = new ReadableStream({
        start(controller) {
          for (const chunk of list) controller.enqueue(chunk);
          controller.close();
        },
      });
      const place = { account_id, namespace_id };
      await local.kv.namespaces.values.update(name, {
        ...place,
        value,
        ...(hasMetadata && { metadata: { n: list.length } }),
      } as never);
      const stored = await local.kv.namespaces.values.get(name, place);
      expect(Buffer.from(await stored.arrayBuffer()).equals(Buffer.concat(list))).toBe(true);
    });
    await fc.assert(property, { numRuns: 150 });
  });
});
