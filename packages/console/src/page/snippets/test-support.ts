/** Test support: runs snippets and decodes requests. */

import { filesIn } from '@flarewire/snippets';
import { Cloudflare } from 'flarewire';
import { expect } from 'vitest';
import { isFile, type Params } from '../form/schema.ts';

export const TOKEN = 'token-of-the-tests';
export const BASE_URL = 'https://cloudflare.test/client/v4';

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly type: string | undefined;
  readonly token: string | null;
  /** Text, or the parts of a form. */
  readonly body: unknown;
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** A `fetch` that records its arguments and always succeeds, because an error would only contain masked data. */
export function capture(): { readonly fetch: Fetch; sent(): Promise<Sent> } {
  const requests: Request[] = [];
  return {
    fetch: (url, init) => {
      requests.push(new Request(url, init));
      return Promise.resolve(Response.json({ success: true, errors: [], messages: [], result: null }));
    },
    sent: async () => {
      const [request] = requests;
      if (request === undefined) throw new Error('Nothing was sent.');
      return readSent(request);
    },
  };
}

/** The request sent by a call by name. */
export async function sentByClient(name: string, params: Params, baseURL = BASE_URL): Promise<Sent> {
  const kept = capture();
  const client = new Cloudflare({ apiToken: TOKEN, baseURL, maxRetries: 0, logLevel: 'off', fetch: kept.fetch });
  await callByName(client, name, params).catch(() => undefined);
  return kept.sent();
}

/** The client's type wants names known at compile time. */
export const callByName = (client: Cloudflare, name: string, params: Params): Promise<unknown> =>
  (client as unknown as { call(name: string, params: Params): Promise<unknown> }).call(name, params);

export async function readSent(request: Request): Promise<Sent> {
  const type = request.headers.get('content-type')?.replace(/;\s*boundary=.*/, '');
  const { method, url, headers } = request;
  return { method, url, type, token: headers.get('authorization'), body: await readBody(request, type) };
}

async function readBody(request: Request, type = ''): Promise<unknown> {
  if (request.body === null) return undefined;
  if (type.startsWith('multipart/')) return Promise.all([...(await request.formData())].map(readPart));
  const bytes = new Uint8Array(await request.arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  // JSON formatting is irrelevant.
  return /json/.test(type) && !/ndjson/.test(type) ? JSON.parse(new TextDecoder().decode(bytes)) : text;
}

/** FormData writes line ends of texts as CRLF, according to HTML; the client and curl leave them unchanged. */
const lines = (text: string): string => text.replaceAll('\r\n', '\n');

async function readPart([name, value]: [string, FormDataEntryValue]): Promise<unknown> {
  if (typeof value === 'string') return { name, text: lines(value) };
  const { name: filename, type } = value;
  const bytes = new TextDecoder('latin1').decode(await value.arrayBuffer());
  const text = type.toLowerCase() === 'application/json' ? JSON.stringify(JSON.parse(bytes)) : bytes;
  return { name, filename, type: type.toLowerCase(), text };
}

/** Runs a module with its imports given by name; rejects if the module throws. */
export async function run(code: string, names: Readonly<Record<string, unknown>>): Promise<void> {
  const body = code.replace(/^import .*;$/gm, '');
  const AsyncFunction = (async () => undefined).constructor as new (
    ...text: string[]
  ) => (...values: unknown[]) => Promise<void>; // no global has it
  const all = { process: { env: { CLOUDFLARE_API_TOKEN: TOKEN } }, console: { log: () => undefined }, ...names };
  await new AsyncFunction(...Object.keys(all), body)(...Object.values(all));
}

/** Runs the only test in the code. @param names its imports other than Vitest's */
export async function runTest(code: string, names: Readonly<Record<string, unknown>>): Promise<void> {
  const tests: (() => Promise<void>)[] = [];
  const ends: (() => unknown)[] = [];
  const vitest = {
    expect,
    onTestFinished: (end: () => unknown) => ends.push(end),
    test: (_: string, body: () => Promise<void>) => tests.push(body),
  };
  await run(code, { ...vitest, ...names });
  expect(tests).toHaveLength(1);
  try {
    for (const body of tests) await body();
  } finally {
    for (const end of ends) await end();
  }
}

/** `readFile` for the files in parameters. */
export const readerOf = (params: unknown) => {
  const files = [...filesIn(params)];
  return async (name: string): Promise<Uint8Array> => {
    const file = files.find(([, one]) => one.name === name)?.[0];
    if (!isFile(file)) throw new Error(`There is no file ${name}.`);
    return bytesOf(file);
  };
};

export async function bytesOf(file: Blob | ArrayBuffer | ArrayBufferView): Promise<Uint8Array> {
  return new Uint8Array(await new Response(file as BodyInit).arrayBuffer()); // never backed by shared memory
}
