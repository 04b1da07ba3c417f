/** Makes calls of one kind in a separate process and reports leaks: `node --expose-gc leaks-program.ts KIND COUNT`. */
import { getEventListeners } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import Cloudflare, { type ClientOptions, type RequestOptions } from 'flarewire';

/** Resources that remain after all calls. */
export interface Left {
  /** Listeners on the signal shared by all calls. */
  readonly listeners: number;
  /** Maximum at any time. */
  readonly mostListeners: number;
  readonly timers: number;
  readonly warnings: readonly string[];
  /** Bytes per call added to the heap. */
  readonly perCall: number;
  readonly cancelled: number;
  readonly unread: number;
  readonly failures: number;
}

const { gc } = globalThis;
if (gc === undefined) throw new Error('run it with --expose-gc');
const [, , kind = '', count = '10000'] = process.argv;
const warnings: string[] = [];
process.on('warning', (warning) => warnings.push(String(warning)));
process.on('unhandledRejection', (error) => warnings.push(`unhandled: ${error}`));

const controller = new AbortController();
const { signal } = controller;
const streams = { made: 0, cancelled: 0, read: 0 };

/** A body that records if it was read to its end or cancelled. */
function body(text: string): ReadableStream<Uint8Array> {
  streams.made++;
  return new ReadableStream(
    {
      pull(sink) {
        sink.enqueue(new TextEncoder().encode(text));
        sink.close();
        streams.read++;
      },
      cancel: () => void streams.cancelled++,
    },
    { highWaterMark: 0 },
  );
}

const headers = { 'content-type': 'application/json' };
const answer = (value: object, status = 200) => new Response(body(JSON.stringify(value)), { status, headers });
const answers: { readonly [kind: string]: (url: string) => Response } = {
  fail: () => answer({ success: false, errors: [{ code: 1, message: 'no' }] }, 500),
  refuse: () => answer({ success: false, errors: [{ code: 1, message: 'no' }] }, 403),
  redirect: () => new Response(body('moved'), { status: 302, headers: { location: '/moved' } }),
};
function good(url: string): Response {
  const page = Number(new URL(url).searchParams.get('page') ?? 1);
  const result_info = { page, per_page: 1, count: 1, total_count: 100, total_pages: 100 };
  return answer({ success: true, result: [{ id: `${page}` }], result_info, messages: [{ message: 'warning: old' }] });
}

const fetch: ClientOptions['fetch'] = async (url, init) => {
  if (kind === 'abort' || kind === 'timeout')
    return new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  if (kind === 'unreachable') throw new TypeError('fetch failed');
  return (url.endsWith('/moved') ? good : (answers[kind] ?? good))(url);
};

const options: ClientOptions = {
  apiToken: 'token-of-the-tests',
  fetch,
  logLevel: 'off',
  clock: { sleep: async () => {} },
};
const client = new Cloudflare({ ...options, retry: { budget: Infinity } });
const own: RequestOptions = { signal };

/** One call; all of them share a signal. */
const works: { readonly [kind: string]: () => Promise<unknown> } = {
  json: async () => client.zones.get({ zone_id: 'z' }, own),
  verb: async () => client.post('/x', { ...own, body: { a: 1 } }),
  deadline: async () => client.get('/x', { ...own, deadline: 60_000 }),
  list: async () => {
    for await (const _ of client.zones.list({}, own)) break;
  },
  ahead: async () => client.zones.list({}, { ...own, prefetch: 4 }).toArray({ limit: 3 }),
  read: async () => (await client.get('/x', own).asResponse()).text(),
  unread: async () => client.get('/x', own).asResponse(),
  binary: async () => client.kv.namespaces.values.get('k', { account_id: 'a', namespace_id: 'n' }, own),
  abort: async () => {
    const one = new AbortController();
    const work = client.get('/x', { signal: AbortSignal.any([signal, one.signal]) });
    one.abort();
    return work;
  },
  timeout: async () => client.get('/x', { ...own, timeout: 1, maxRetries: 0 }),
};

let failures = 0;
let most = 0;
const work = works[kind] ?? works.json;
const batch = async (size: number): Promise<void> => {
  const run = () => work?.().catch(() => void failures++);
  for (let done = 0; done < size; done += 50) {
    await Promise.all(Array.from({ length: 50 }, run));
    most = Math.max(most, getEventListeners(signal, 'abort').length);
  }
};
const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round++) {
    await turn();
    gc();
  }
};

await batch(1000);
await settle();
const before = process.memoryUsage().heapUsed;
await batch(Number(count));
await settle();
const left: Left = {
  listeners: getEventListeners(signal, 'abort').length,
  mostListeners: most,
  timers: process.getActiveResourcesInfo().filter((name) => /Timeout|TCP|Immediate/.test(name)).length,
  warnings,
  perCall: (process.memoryUsage().heapUsed - before) / Number(count),
  cancelled: streams.cancelled,
  unread: streams.made - streams.read - streams.cancelled,
  failures,
};
console.log(JSON.stringify(left));
