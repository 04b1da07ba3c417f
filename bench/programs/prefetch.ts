/** Reads a list from a server that takes 50 ms for each page. Arguments: package, pages, prefetch. Prints milliseconds. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Package } from './client.ts';

const [name = '', n, ahead] = process.argv.slice(2);
const [pages, prefetch] = [Number(n), Number(ahead)];
const perPage = 5;

const server = createServer((request, response) => {
  const page = Number(new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('page') ?? 1);
  const count = page <= pages ? perPage : 0;
  const result = Array.from({ length: count }, (_, index) => ({ id: `${page}-${index}` }));
  const info = { page, per_page: perPage, count, total_count: pages * perPage, total_pages: pages };
  setTimeout(() => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: true, errors: [], messages: [], result, result_info: info }));
  }, 50);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo; // a TCP server that listens has a port
const { default: Cloudflare } = (await import(name)) as Package;
const client = new Cloudflare({ apiToken: 'token', baseURL: `http://127.0.0.1:${port}`, maxRetries: 0 });

const options = prefetch > 0 ? { prefetch } : undefined;
const list = () => client.dns.records.list({ zone_id: 'zone', per_page: perPage }, options);
// One-time loading is not part of the cost of a list.
for await (const _ of list()) break;
const started = performance.now();
let items = 0;
for await (const _ of list()) items++;
if (items !== pages * perPage) throw new Error(`${name} read ${items} items of ${pages * perPage}.`);
console.log(JSON.stringify({ milliseconds: performance.now() - started }));
process.exit();
