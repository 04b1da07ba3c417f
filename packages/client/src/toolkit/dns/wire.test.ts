/** The requests of a plan: batches as the API documents them, over a connection that breaks after they are applied. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { Cloudflare } from '../../index.ts';
import { apply, plan } from './dns.ts';

const there = [
  { id: 'a', name: 'old.harbour.example', type: 'CNAME', content: 'example.net', ttl: 300, proxied: false },
  { id: 'b', name: 'www.harbour.example', type: 'A', content: '192.0.2.1', ttl: 300, proxied: false },
];

it('each change is sent once although the connection breaks before the response', async () => {
  const bodies: unknown[] = [];
  let records: readonly object[] = there;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'GET') {
      const result_info = {
        page: 1,
        per_page: 5000,
        count: records.length,
        total_count: records.length,
        total_pages: 1,
      };
      const text = JSON.stringify({ success: true, errors: [], messages: [], result: records, result_info });
      response.setHeader('content-type', 'application/json').end(text);
      return;
    }
    const sent = JSON.parse(body);
    bodies.push([request.method, request.url, sent]);
    const made = sent.posts.map((post: object, i: number) => ({ id: `new${i}`, ...post }));
    records = [{ ...there[1], ...sent.patches[0] }, ...made];
    request.socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a local port
  const clock = { sleep: async () => {} };
  const client = new Cloudflare({ apiToken: 'any', baseURL: `http://127.0.0.1:${port}`, logLevel: 'off', clock });
  const wanted = [
    { name: 'old', type: 'A', content: '192.0.2.7', ttl: 60 },
    { name: 'www', type: 'A', content: '192.0.2.1', ttl: 600 },
  ];
  const planned = await plan(client, { zone_id: 'z', wanted, owned: 'all' }, { zone_name: 'harbour.example' });
  const { results, calls } = await apply(client, planned);
  expect([calls, results.map(({ outcome }) => outcome)]).toEqual([1, ['done', 'done', 'done']]);
  const patch = { id: 'b', name: 'www.harbour.example', type: 'A', ttl: 600 };
  const post = { name: 'old.harbour.example', type: 'A', content: '192.0.2.7', ttl: 60 };
  expect(bodies).toEqual([
    ['POST', '/zones/z/dns_records/batch', { deletes: [{ id: 'a' }], patches: [patch], posts: [post] }],
  ]);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
