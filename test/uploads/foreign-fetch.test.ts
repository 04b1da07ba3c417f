/** Bodies other than JSON arrive unchanged through a `fetch` of another package. */

import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Cloudflare from 'flarewire';
import { nodeTransport } from 'flarewire/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyClient } from '../whole-api/any-client.ts';
import { makeParams, type Params } from '../whole-api/cases.ts';
import { allSubjects, type Subject } from '../whole-api/contract-reading.ts';
import { partsOf, startUploadServer, type Upload, type UploadServer } from './upload-server.ts';

type Fetch = typeof globalThis.fetch;

// None of their types is compatible with the platform's.
const require = createRequire(import.meta.url);
const packages: { readonly [name: string]: Fetch } = {
  undici: require('undici').fetch,
  'node-fetch': require('node-fetch'),
  'cross-fetch': require('cross-fetch').fetch,
};
/** Common ways to configure a fetch. */
const setups: { readonly [name: string]: (fetch: Fetch) => Fetch | undefined } = {
  'as the option': (fetch) => fetch,
  'in a function': (fetch) => (url, init) => fetch(url, init),
  'as the global fetch': (fetch) => void vi.stubGlobal('fetch', fetch),
  'as the global fetch below the transport for Node': (fetch) => {
    vi.stubGlobal('fetch', fetch);
    return nodeTransport() as Fetch;
  },
};
const ways = Object.entries(packages).flatMap(([name, fetch]) =>
  Object.entries(setups).map(([how, setup]) => ({ name, how, setUp: () => setup(fetch) })),
);

let server: UploadServer;
let folder: string;
let subjects: Subject[];
beforeAll(async () => {
  server = await startUploadServer();
  folder = await mkdtemp(join(tmpdir(), 'foreign-fetch-'));
  await writeFile(join(folder, 'large.bin'), Buffer.alloc(17 * 1024 * 1024, 'large '));
  subjects = (await allSubjects()).filter(({ operation }) => operation.request.startsWith('multipart'));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => void server.uploads.splice(0));
afterEach(() => vi.unstubAllGlobals());

function makeClient(fetch: Fetch | undefined): AnyClient {
  const options = { apiToken: 'token-for-tests', baseURL: server.url, maxRetries: 0, pace: false } as const;
  return new Cloudflare({ ...options, logLevel: 'off', ...(fetch && { fetch }) });
}

const isBlob = (value: unknown): value is Blob => value instanceof Blob;

/** The parameters with each file converted to another form. */
function withFiles(value: unknown, make: (file: Blob) => unknown): unknown {
  if (isBlob(value)) return make(value);
  if (Array.isArray(value)) return value.map((item) => withFiles(item, make));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withFiles(item, make)]));
}

const forms: { readonly [name: string]: (file: Blob) => unknown } = {
  files: (file) => file,
  streams: (file) => Object.assign(file.stream(), { name: Object(file).name }),
};

async function sentBy(client: AnyClient, operation: string, params: Params): Promise<Upload> {
  await client.call(operation, params);
  const [upload, ...more] = server.uploads.splice(0);
  if (upload === undefined || more.length > 0) throw new Error(`${operation}: ${more.length} more uploads than one`);
  return upload;
}

/** An upload as seen by a server, without boundaries and the notation of its length. */
function seen(upload: Upload): unknown {
  const type = upload.headers['content-type'];
  const parts = type?.startsWith('multipart/') ? partsOf(upload) : upload.bytes.toString('latin1');
  return { url: upload.url, type: type?.replace(/boundary=.*/, 'boundary=…'), parts };
}

describe.each(ways)('the fetch of $name $how', ({ setUp }) => {
  test.each(Object.keys(forms))('all forms of the API are sent unchanged, with %s', async (form) => {
    const native = makeClient(undefined);
    const cases = subjects.map((subject) => {
      const params = makeParams(subject, 'all', 'account_id');
      return { name: subject.operation.name, make: () => withFiles(params, forms[form] ?? String) as Params };
    });
    const expected = [];
    for (const { name, make } of cases) expected.push(seen(await sentBy(native, name, make())));
    const foreign = makeClient(setUp());
    for (const [i, { name, make }] of cases.entries())
      expect(seen(await sentBy(foreign, name, make())), name).toEqual(expected[i]);
    expect(cases.length).toBeGreaterThan(30);
  });

  test('bytes, files, streams and forms of any class are sent unchanged', async () => {
    const undici = require('undici') as { FormData: typeof FormData };
    const form = (Class: typeof FormData) => {
      const made = new Class();
      made.append('text', 'a\nb');
      made.append('file', new Blob(['bytes \u0000']), 'a.bin');
      return made;
    };
    const bodies: { readonly [name: string]: () => unknown } = {
      text: () => 'plain text',
      bytes: () => Uint8Array.of(0, 255, 128, 10, 13),
      buffer: () => Uint8Array.of(0, 255, 128).buffer,
      blob: () => new Blob([Uint8Array.of(0, 255, 128)], { type: 'image/png' }),
      stream: () => new Blob([Uint8Array.of(0, 255, 128)]).stream(),
      iterable: async function* () {
        yield Uint8Array.of(0, 255, 128);
      },
      response: () => new Response(Uint8Array.of(0, 255, 128)),
    };
    const native = makeClient(undefined);
    const place = { account_id: 'a', namespace_id: 'n', key_name: 'k' };
    const update = 'kv.namespaces.values.update';
    const expected: unknown[] = [];
    for (const make of Object.values(bodies))
      expected.push(seen(await sentBy(native, update, { ...place, value: make() })));
    const fetch = setUp();
    const foreign = makeClient(fetch);
    for (const [i, [name, make]] of Object.entries(bodies).entries())
      expect(seen(await sentBy(foreign, update, { ...place, value: make() })), name).toEqual(expected[i]);
    const byPath = foreign as unknown as Cloudflare; // a client of the same interface
    const sent = [];
    for (const Class of [FormData, undici.FormData]) {
      await byPath.post('/x', { body: form(Class) });
      sent.push(...server.uploads.splice(0).map(partsOf));
    }
    expect(sent[0]?.map(({ name, content }) => [name, content])).toEqual([
      ['text', 'a\nb'],
      ['file', 'bytes \u0000'],
    ]);
    expect(sent[1]).toEqual(sent[0]);
    await byPath.post('/x', { body: new URLSearchParams({ a: 'ä b' }) });
    expect(server.uploads.splice(0).map(seen)).toMatchObject([{ parts: 'a=%C3%A4+b' }]);
  });

  test('a large file from disk is sent unchanged', async () => {
    const foreign = makeClient(setUp());
    const value = await openAsBlob(join(folder, 'large.bin'));
    const upload = await sentBy(foreign, 'kv.namespaces.values.update', {
      ...{ account_id: 'a', namespace_id: 'n', key_name: 'k' },
      value,
      metadata: { a: 1 },
    });
    expect(partsOf(upload).map(({ name, content }) => [name, content.length])).toEqual([
      ['value', value.size],
      ['metadata', 7],
    ]);
  });
});

test('operations whose form fields are all optional send no empty form', async () => {
  const client = makeClient(undefined);
  const sent: unknown[] = [];
  for (const subject of subjects) {
    const params = makeParams(subject, 'required', 'account_id');
    const inBody = subject.schemas.params.filter((param) => param.in === 'body' && param.name in params);
    if (inBody.length > 0) continue;
    const { headers, bytes } = await sentBy(client, subject.operation.name, params);
    sent.push([headers['content-type'], bytes.length]);
  }
  expect(sent.length).toBeGreaterThan(9);
  expect(new Set(sent.map(String))).toEqual(new Set([',0', 'application/json,2']));
});
