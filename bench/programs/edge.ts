/** Requests through the edge, and through the same runtime without it. Arguments: the emulator's module, Miniflare's, number of requests. */

interface Answer {
  readonly status: number;
  text(): Promise<string>;
}

interface Emulator {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  readonly edge: { fetch(url: string): Promise<Answer> };
  close(): Promise<void>;
}

interface Plain {
  readonly ready: Promise<unknown>;
  dispatchFetch(url: string): Promise<Answer>;
  dispose(): Promise<void>;
}

const [module = '', runtime = '', count] = process.argv.slice(2);
const { createEmulator } = (await import(module)) as { createEmulator(options: object): Emulator };
const { Miniflare } = (await import(runtime)) as { Miniflare: new (options: object) => Plain };
const API = 'https://api.cloudflare.com/client/v4';

const emulator = createEmulator({ edge: { origin: () => new Response('origin') }, start: 'default' });

async function ask<Result>(method: string, path: string, body?: object): Promise<Result> {
  const isForm = body instanceof FormData;
  const headers = { authorization: 'Bearer token', ...(isForm ? {} : { 'content-type': 'application/json' }) };
  const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
  const response = await emulator.fetch(`${API}${path}`, { method, headers, ...sent });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { result: Result }).result;
}

const code = (text: string): string => `export default { fetch: () => new Response('${text}') }`;

const [account] = await ask<{ id: string }[]>('GET', '/accounts');
const [zone] = await ask<{ id: string }[]>('GET', '/zones?name=example.com');

async function upload(text: string): Promise<void> {
  const form = new FormData();
  form.set('metadata', JSON.stringify({ main_module: 'index.mjs', compatibility_date: '2026-01-01' }));
  form.set('index.mjs', new File([code(text)], 'index.mjs', { type: 'application/javascript+module' }));
  await ask('PUT', `/accounts/${account?.id}/workers/scripts/shop`, form);
}

for (const name of ['shop', 'static'])
  await ask('POST', `/zones/${zone?.id}/dns_records`, { type: 'A', name, content: '192.0.2.1', ttl: 1, proxied: true });
await upload('first');
await ask('POST', `/zones/${zone?.id}/workers/routes`, { pattern: 'shop.example.com/*', script: 'shop' });

const plain = new Miniflare({ cf: false, modules: true, script: code('plain'), compatibilityDate: '2026-01-01' });
await plain.ready;

async function timed(work: () => Promise<Answer>): Promise<number> {
  const start = performance.now();
  await (await work()).text();
  return performance.now() - start;
}

const middle = (all: number[]): number => all.sort((a, b) => a - b)[all.length >> 1] ?? 0;

/** In turns, so that both meet the same machine. */
const taken = { worker: [] as number[], plain: [] as number[], origin: [] as number[] };
const warm = 50;
for (let done = 0; done < Number(count) + warm; done++) {
  const worker = await timed(() => emulator.edge.fetch('https://shop.example.com/'));
  const bare = await timed(() => plain.dispatchFetch('https://shop.example.com/'));
  const origin = await timed(() => emulator.edge.fetch('https://static.example.com/page'));
  if (done < warm) continue;
  taken.worker.push(worker);
  taken.plain.push(bare);
  taken.origin.push(origin);
}

const reloads: number[] = [];
for (let done = 0; done < 5; done++) {
  await upload(`again ${done}`);
  reloads.push(await timed(() => emulator.edge.fetch('https://shop.example.com/')));
}
const times = { worker: middle(taken.worker), plain: middle(taken.plain), origin: middle(taken.origin) };
console.log(JSON.stringify({ ...times, reload: middle(reloads) }));
await plain.dispose();
await emulator.close();
process.exit();
