/**
 * Calls a server again and again, one call after the other, in alternating blocks: bare fetch, then each package.
 * Arguments: base URL, blocks, calls in a block, then `name=module` for each package. Prints milliseconds per call.
 */
import type { Package } from './client.ts';

const [baseURL = '', blocks, calls, ...packages] = process.argv.slice(2);
const account_id = '023e105f4ecef8ad9ca31a8372d0c353';
const id = '0f2ac74b498b48028cb68387c421e279';
const path = `/accounts/${account_id}/storage/kv/namespaces/${id}`;

const callers = new Map<string, () => PromiseLike<unknown>>();
callers.set('base', async () => {
  const response = await fetch(baseURL + path, {
    headers: { authorization: 'Bearer token', accept: 'application/json' },
  });
  const { result } = (await response.json()) as { result: unknown }; // the response of this measurement's server
  return result;
});
for (const one of packages) {
  const [name = '', module = ''] = one.split(/=(.*)/s);
  const { default: Cloudflare } = (await import(module)) as Package;
  const client = new Cloudflare({ apiToken: 'token', baseURL });
  callers.set(name, () => client.kv.namespaces.get(id, { account_id }));
}

async function block(caller: () => PromiseLike<unknown>): Promise<number> {
  const started = performance.now();
  for (let done = 0; done < Number(calls); done++) await caller();
  return (performance.now() - started) / Number(calls);
}

// Optimised code and open connections for all before anything counts.
for (let warm = 0; warm < 3; warm++) for (const caller of callers.values()) await block(caller);

const times = new Map<string, number[]>();
for (let round = 0; round < Number(blocks); round++)
  for (const [name, caller] of callers) times.set(name, [...(times.get(name) ?? []), await block(caller)]);
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
console.log(JSON.stringify(Object.fromEntries([...times].map(([name, values]) => [name, median(values)]))));
process.exit();
