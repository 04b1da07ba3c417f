/**
 * What many calls take. Arguments: base URL, calls at once, rounds of them, calls one after the other, calls without a
 * network, and the module of a package (bare fetch without one).
 * Prints the milliseconds of a round, the processor's milliseconds of a call, and the megabytes that the heap grows by
 * between the first tenth of the calls without a network and the last of them.
 */
import type { Package } from './client.ts';

const [baseURL = '', atOnce, rounds, calls, silent, module] = process.argv.slice(2);
const account_id = '023e105f4ecef8ad9ca31a8372d0c353';
const id = '0f2ac74b498b48028cb68387c421e279';
const path = `/accounts/${account_id}/storage/kv/namespaces/${id}`;
const text = JSON.stringify({ success: true, errors: [], messages: [], result: { id, title: 'a namespace' } });

type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

const headers = { authorization: 'Bearer token', accept: 'application/json' };
const bare = (fetch: Fetch) => async (): Promise<unknown> => (await fetch(baseURL + path, { headers })).json();
const Client = module === undefined ? undefined : ((await import(module)) as Package).default;
function callerOf(fetch?: Fetch): () => PromiseLike<unknown> {
  if (!Client) return bare(fetch ?? globalThis.fetch);
  const client = new Client({ apiToken: 'token', baseURL, ...(fetch && { fetch }) });
  return () => client.kv.namespaces.get(id, { account_id });
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function allAtOnce(call: () => PromiseLike<unknown>): Promise<number> {
  const started = performance.now();
  await Promise.all(Array.from({ length: Number(atOnce) }, call));
  return performance.now() - started;
}

async function oneByOne(call: () => PromiseLike<unknown>, count: number): Promise<void> {
  for (let done = 0; done < count; done++) await call();
}

function heap(): number {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}

const call = callerOf();
await oneByOne(call, 300);
const times: number[] = [];
for (let round = -1; round < Number(rounds); round++) {
  const time = await allAtOnce(call);
  if (round >= 0) times.push(time);
}
const before = process.cpuUsage();
await oneByOne(call, Number(calls));
const { user, system } = process.cpuUsage(before);

const silentCall = callerOf(async () => new Response(text, { headers: { 'content-type': 'application/json' } }));
await oneByOne(silentCall, Number(silent) / 10);
const early = heap();
await oneByOne(silentCall, (Number(silent) * 9) / 10);
const grown = heap() - early;
console.log(JSON.stringify({ burst: median(times), cpu: (user + system) / 1000 / Number(calls), grown }));
process.exit();
