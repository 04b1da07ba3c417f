/** Reads lists of `n` pages to their end from a server that counts. Arguments: package, n. Prints the number of requests. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client, Package } from './client.ts';

const [name = '', n] = process.argv.slice(2);
const pages = Number(n);
const perPage = 5;
let requests = 0;

const server = createServer((request, response) => {
  requests++;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const cursors = pathname.endsWith('/keys');
  const page = Number(searchParams.get(cursors ? 'cursor' : 'page') ?? 1);
  const count = page <= pages ? perPage : 0;
  const result = Array.from({ length: count }, (_, index) => ({ id: `${page}-${index}`, name: `${page}-${index}` }));
  const total = { page, per_page: perPage, total_count: pages * perPage, total_pages: pages };
  const info = cursors ? { count, cursor: page < pages ? String(page + 1) : '' } : { count, ...total };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: true, errors: [], messages: [], result, result_info: info }));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo; // a TCP server that listens has a port

async function requestsFor(list: (client: Client) => AsyncIterable<unknown>): Promise<number> {
  requests = 0;
  const { default: Cloudflare } = (await import(name)) as Package;
  let items = 0;
  const client = new Cloudflare({ apiToken: 'token', baseURL: `http://127.0.0.1:${port}`, maxRetries: 0 });
  for await (const _ of list(client)) items++;
  if (items !== pages * perPage) throw new Error(`${name} read ${items} items of ${pages * perPage}.`);
  return requests;
}

const numbered = await requestsFor((client) => client.dns.records.list({ zone_id: 'zone', per_page: perPage }));
const cursor = await requestsFor((client) =>
  client.kv.namespaces.keys.list('namespace', { account_id: 'account', limit: perPage }),
);
console.log(JSON.stringify({ numbered, cursor }));
process.exit();
