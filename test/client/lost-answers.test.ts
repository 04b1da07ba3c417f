/** The helpers against a server that processes requests and closes the socket without responding. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createEmulator } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { ChunkError, inChunks } from 'flarewire/chunk';
import { create } from 'flarewire/create';
import { accountFor } from 'flarewire/find';
import { waitState } from 'flarewire/wait';
import { afterEach, beforeEach, expect, test } from 'vitest';

const emulator = createEmulator();
/** Selects the requests that are processed but get no response. */
let isLost: (method: string, url: string) => boolean;
let sent: string[] = [];

const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  const body = Buffer.concat(await request.toArray());
  sent.push(`${method} ${url}`);
  const answer = await emulator.fetch(`https://api.cloudflare.com/client/v4${url}`, {
    method,
    headers: { authorization: headers.authorization ?? '', 'content-type': headers['content-type'] ?? '' },
    ...(body.length > 0 && { body }),
  });
  if (isLost(method, url)) return request.socket.destroy();
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
});

let baseURL = '';
let client = new Cloudflare({ apiToken: 'any' });
let account_id = '';

beforeEach(async () => {
  isLost = () => false;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseURL = `http://127.0.0.1:${Object(server.address()).port}`;
  client = new Cloudflare({ apiToken: 'any', baseURL, logLevel: 'off', clock: { sleep: async () => {} } });
  account_id = (await accountFor(client)).id;
  sent = [];
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

test('a create whose response is lost at the socket is found, and not sent twice', async () => {
  isLost = (method) => method === 'POST';
  const made = await create(client, 'queues.create', { account_id, queue_name: 'mails' });
  expect(made.queue_name).toBe('mails');
  expect(sent.filter((line) => line.startsWith('POST'))).toHaveLength(1);
});

test('a bulk call that is not safe to repeat reports its items as unknown', async () => {
  const { id: zone_id } = await client.zones.create({ name: 'example.com', account: { id: account_id } });
  const posts = Array.from({ length: 6 }, (_, i) => ({
    type: 'A' as const,
    name: `h${i}.example.com`,
    content: '192.0.2.1',
    ttl: 1 as const,
  }));
  let batches = 0;
  isLost = (_, url) => url.endsWith('/batch') && ++batches === 2;
  const error = await inChunks(client, 'dns.records.batch', { zone_id, posts }, { most: 2 }).catch((one) => one);
  expect(error).toBeInstanceOf(ChunkError);
  const { done } = error as ChunkError;
  expect(done.unknown.map(({ index }) => index)).toEqual([2, 3]);
  expect(done.unsent.map(({ index }) => index)).toEqual([4, 5]);
  expect(batches).toBe(2);
  expect((error as ChunkError).message).toContain('2 unknown, 2 unsent');
});

test('a bulk call that is safe to repeat is repeated', async () => {
  const { id: zone_id } = await client.zones.create({ name: 'example.net', account: { id: account_id } });
  let purges = 0;
  isLost = (_, url) => url.endsWith('/purge_cache') && ++purges === 1;
  const { results } = await inChunks(client, 'cache.purge', { zone_id, hosts: ['a.example.net'] });
  expect([results.length, purges]).toEqual([1, 2]);
});

test('a stored wait resumes in another process', async () => {
  const { id: list_id } = await client.rules.lists.create({ account_id, kind: 'ip', name: 'offices' });
  const params = { account_id, list_id, body: [{ ip: '192.0.2.1' }] };
  const begun = await client.call('rules.lists.items.create', params);
  const stored = JSON.stringify(await waitState('rules.lists.items.create', params, begun));
  const program = `
    import { Cloudflare } from 'flarewire';
    import { resumeWait } from 'flarewire/wait';
    const client = new Cloudflare({ apiToken: 'any', baseURL: ${JSON.stringify(baseURL)} });
    console.log((await resumeWait(client, JSON.parse(process.argv[1]))).status);`;
  const args = ['--conditions=flarewire-source', '--input-type=module', '-e', program, stored];
  const child = spawn(process.execPath, args, { cwd: fileURLToPath(new URL('../..', import.meta.url)) });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  await once(child, 'close');
  expect(output).toBe('completed\n');
});
