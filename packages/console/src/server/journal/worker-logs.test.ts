import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import Cloudflare from 'flarewire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WorkerLogBatch } from '../../wire/types.ts';
import { type OpenedLocal, openLive, openLocal } from '../test-support.ts';

let opened: OpenedLocal;
afterEach(() => opened?.close());

const SCRIPT = "export default { fetch(request) { console.log('hello'); return new Response('hi'); } };";

async function follow(since = 0) {
  const asked = request(`${opened.console.url}/api/logs?since=${since}`, { headers: opened.own });
  asked.on('error', () => undefined);
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // the arguments of the event
  const batches: WorkerLogBatch[] = [];
  let rest = '';
  answer.on('error', () => undefined);
  answer.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    batches.push(...lines.map((line): WorkerLogBatch => JSON.parse(line)));
  });
  return batches;
}

describe('the stream of live logs', () => {
  it('the stream has the events of a Worker that ran before and after it was opened', async () => {
    opened = await openLocal({ edge: true }, { journal: { batch: 1 } });
    const { emulator } = opened;
    const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch });
    const account_id = (await client.accounts.list()).result[0]?.id ?? '';
    const zone_id = (await client.zones.list()).result[0]?.id ?? '';
    await client.workers.scripts.update('shop', {
      account_id,
      metadata: { main_module: 'index.mjs', compatibility_date: '2026-07-01' },
      files: [new File([SCRIPT], 'index.mjs', { type: 'application/javascript+module' })],
    });
    await client.dns.records.create({ zone_id, type: 'A', name: 'shop', content: '192.0.2.1', ttl: 1, proxied: true });
    await client.workers.routes.create({ zone_id, pattern: 'shop.example.com/*', script: 'shop' });
    await emulator.edge.fetch('https://shop.example.com/one');
    const batches = await follow();
    await emulator.edge.fetch('https://shop.example.com/two');
    const rows = () => batches.flatMap((batch) => batch.rows);
    await vi.waitFor(() => expect(rows()).toHaveLength(2), 20_000);
    expect(rows()).toMatchObject(
      ['one', 'two'].map((path, index) => ({
        id: index + 1,
        account: account_id,
        script: 'shop',
        event: {
          outcome: 'ok',
          event: { request: { url: `https://shop.example.com/${path}` }, response: { status: 200 } },
          logs: [{ level: 'log', message: ['hello'] }],
        },
      })),
    );
  });

  it('the stream restarts for a page that has seen ids of another process', async () => {
    opened = await openLocal({}, { journal: { batch: 1 } });
    const batches = await follow(50);
    await vi.waitFor(() => expect(batches[0]).toEqual({ rows: [], cleared: true }));
  });

  it('the stream requires a session and the emulator', async () => {
    opened = await openLocal();
    const { origin, cookie } = opened.own;
    const stranger = await fetch(`${opened.console.url}/api/logs`, {
      headers: { origin: origin ?? '', cookie: cookie ?? '' },
    });
    expect([401, 403]).toContain(stranger.status);
    const live = await openLive({ apiToken: 'a', baseURL: 'http://127.0.0.1:1/client/v4' });
    expect((await live.get('/api/logs')).status).toBe(404);
    await live.close();
  });
});
