/**
 * Makes calls to a real server, reports that, and then has nothing more to do: `node --expose-gc one-call-program.ts
 * URL KIND`.
 */
import { performance } from 'node:perf_hooks';
import Cloudflare from 'flarewire';

const [, , baseURL = '', kind = ''] = process.argv;
const client = new Cloudflare({
  apiToken: 'token-of-the-tests',
  baseURL,
  maxRetries: 1,
  logLevel: 'off',
  retry: { initial: 1 },
});
const { signal } = new AbortController();
const own = { signal };

const works: { readonly [kind: string]: () => Promise<unknown> } = {
  success: async () => client.zones.get({ zone_id: 'z' }, own),
  'one page of many': async () => {
    for await (const _ of client.zones.list({}, { ...own, deadline: 60_000, prefetch: 2 })) break;
  },
  'a Response that is read': async () => (await client.get('/x', own).asResponse()).text(),
  'an abort': async () => client.get('/stall', { signal: AbortSignal.timeout(50) }),
  'a timeout': async () => client.get('/stall', { ...own, timeout: 50, maxRetries: 0 }),
  'a refusal': async () => client.get('/refuse', own),
  'a broken server': async () => client.get('/fail', own),
  'a redirect': async () => client.get('/redirect', own),
  'no server': async () => client.withOptions({ baseURL: 'http://127.0.0.1:9' }).get('/x', own),
  // Neither read nor referenced.
  'Responses that nobody reads': async () => {
    for (let count = 0; count < 20; count++) await client.get('/large', own).asResponse();
  },
};

await works[kind]?.().catch(() => {});
console.log('over');
// The timeout is a minute, and connections are kept alive for seconds. Only idle time counts, not time without a
// processor.
const over = performance.eventLoopUtilization();
setInterval(() => {
  if (performance.eventLoopUtilization(over).idle < 2000) return;
  console.log(`kept alive by ${process.getActiveResourcesInfo()}`);
  process.exit(1);
}, 100).unref();
if (kind === 'Responses that nobody reads') {
  const collect = setInterval(() => globalThis.gc?.(), 20);
  process.stdin.on('end', () => clearInterval(collect)).resume();
}
