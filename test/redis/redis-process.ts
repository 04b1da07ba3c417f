/** Process that shares a token: calls as fast as its store allows, until asked to stop. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { redisStore } from '../../packages/client/src/extras/redis.ts';
import { Cloudflare } from '../../packages/client/src/index.ts';
import type { PaceStore } from '../../packages/client/src/types.ts';

export interface Work {
  /** Caller: the full client, or a bare loop around the store. */
  readonly through: 'client' | 'store';
  readonly package: 'ioredis' | 'redis';
  readonly port: number;
  readonly url: string;
  readonly loops: number;
  readonly processes: number;
  readonly margin: number;
  readonly quota: number;
  readonly window: number;
}

const work: Work & { readonly name: string } = JSON.parse(process.argv[2] ?? '');
const say = (text: string): void => void process.send?.(text);
const logger = { warn: (text: string) => say(`warn ${text}`), info: (text: string) => say(`info ${text}`) };
const limit = { name: 'default', quota: work.quota, window: work.window };
const TOKEN = 'one-token-for-all';

async function connected() {
  if (work.package === 'ioredis') {
    const client = new Redis(work.port, '127.0.0.1', { retryStrategy: () => 200 });
    client.on('error', () => {});
    return { client, close: () => client.disconnect() };
  }
  const client = createClient({ url: `redis://127.0.0.1:${work.port}` });
  client.on('error', () => {});
  await client.connect();
  return { client, close: () => client.destroy() };
}

const { client, close } = await connected();
const shared = redisStore(client, { processes: work.processes, margin: work.margin, logger });
/** Pending store requests: an aborted call does not wait for its own. */
const asked = new Set<Promise<number>>();
const store: PaceStore = {
  ...shared,
  take(credential, policy) {
    const wait = shared.take(credential, policy);
    asked.add(wait);
    return wait.finally(() => asked.delete(wait));
  },
};

/** Uses the store alone: asked before each call, informed of each response. */
async function call(): Promise<void> {
  const wait = await store.take(TOKEN, limit);
  if (wait > 0) return void (await sleep(Math.min(wait, 200)));
  const response = await fetch(work.url, { headers: { 'x-process': work.name } });
  await response.text();
  const [, left, resets] = /r=(\d+);t=(\d+)/.exec(response.headers.get('ratelimit') ?? '') ?? [];
  store.report?.(TOKEN, { ...limit, left: Number(left), resetsIn: Number(resets) * 1000 });
}

const stop = new AbortController();
const cloudflare = new Cloudflare({
  apiToken: TOKEN,
  baseURL: work.url,
  defaultHeaders: { 'x-process': work.name },
  maxRetries: 0,
  pace: { store },
});

async function callByClient(): Promise<void> {
  await cloudflare.get('/user', { signal: stop.signal }).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
}

async function loop(): Promise<void> {
  while (!stop.signal.aborted) await (work.through === 'client' ? callByClient() : call());
}

process.on('message', () => stop.abort());
say('ready');
await Promise.all(Array.from({ length: work.loops }, loop));
await Promise.all(asked);
close();
process.disconnect();
