/** Starts the emulator, asks it the same question many times, and resets it. Arguments: its module, number of requests. */

interface Emulator {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  listen(): Promise<{ readonly url: string }>;
  reset(): Promise<void>;
  snapshot(): Promise<Uint8Array>;
  restore(snapshot: Uint8Array): Promise<void>;
  readonly ready: Promise<void>;
}

const [module = '', count] = process.argv.slice(2);
const headers = { authorization: 'Bearer token', 'content-type': 'application/json' };

const started = performance.now();
const { createEmulator } = (await import(module)) as { createEmulator(options?: object): Emulator };
const imported = performance.now();
const emulator = createEmulator();
const created = performance.now();
const { url } = await emulator.listen();
const listening = performance.now();

async function ask(
  fetch: (url: string, init?: RequestInit) => Promise<Response>,
  path: string,
  init?: RequestInit,
): Promise<string> {
  const response = await fetch(url + path, { headers, ...init });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return text;
}

const atRest = process.memoryUsage().rss / 1e6;
const accounts = JSON.parse(await ask(emulator.fetch, '/accounts')) as { result: { id: string }[] };
const account = `/accounts/${accounts.result[0]?.id}/storage/kv/namespaces`;

/** Median of many, the first hundred left out. */
async function median(work: () => unknown, times: number, warm = 100): Promise<number> {
  const taken: number[] = [];
  for (let done = 0; done < times + warm; done++) {
    const start = performance.now();
    await work();
    if (done >= warm) taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b)[taken.length >> 1] ?? 0;
}

const fill = async (namespaces: number, one: Emulator): Promise<void> => {
  for (let done = 0; done < namespaces; done++)
    await ask(one.fetch, account, { method: 'POST', body: JSON.stringify({ title: `namespace ${done}` }) });
};
await fill(20, emulator);
const inProcess = await median(() => ask(emulator.fetch, account), Number(count));
const socket = await median(() => ask(fetch, account), Number(count));

const snapshot = await median(() => emulator.snapshot(), 20, 2);
const saved = await emulator.snapshot();
const restore = await median(() => emulator.restore(saved), 20, 2);

/** Of a state in which something was made since. */
async function resetting(one: Emulator): Promise<number> {
  await one.ready;
  await one.reset();
  const resets: number[] = [];
  for (let done = 0; done < 10; done++) {
    await fill(20, one);
    resets.push(await median(() => one.reset(), 1, 0));
  }
  return resets.sort((a, b) => a - b)[resets.length >> 1] ?? 0;
}

const reset = await resetting(emulator);
const seededReset = await resetting(createEmulator({ start: 'default' }));
const times = { start: listening - started, create: created - imported, reset, seededReset, snapshot, restore };
console.log(JSON.stringify({ ...times, inProcess, socket, atRest }));
process.exit();
