/** Errors of Cloudflare's network whose cause is exact in the emulator. */
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openSite } from './site.ts';

const PAGES = 'https://developers.cloudflare.com/support/troubleshooting/http-status-codes/';

/** A port of loopback at which each connection meets this. */
async function portWith(
  onConnection: Parameters<typeof createServer>[1],
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(onConnection);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

test(`${PAGES}cloudflare-1xxx-errors/error-1000/`, async () => {
  const { client, zone_id, record, edge, text } = await openSite();
  await client.dns.records.create({ zone_id, type: 'A', name: 'loop', content: '104.16.1.1', ttl: 1, proxied: true });
  await client.dns.records.create({
    zone_id,
    type: 'AAAA',
    name: 'six',
    content: '2606:4700::1',
    ttl: 1,
    proxied: true,
  });
  await record('www');
  expect(await text('https://loop.example.com/')).toMatch(/^error code: 1000\nDNS points to prohibited IP\n/);
  expect((await edge.fetch('https://six.example.com/')).status).toBe(403);
  const sent = async (headers: Record<string, string>) => text('https://www.example.com/', { headers });
  expect(await sent({ 'cf-connecting-ip': '192.0.2.1' })).toMatch(/^error code: 1000\n/);
  expect(await sent({ 'x-forwarded-for': '192.0.2.1, '.repeat(10) })).toMatch(/^error code: 1000\n/);
  expect(await sent({ 'x-forwarded-for': '192.0.2.1' })).toMatch(/reached the origin/);
});

test(`${PAGES}cloudflare-1xxx-errors/error-1014/ and error-1016/`, async () => {
  const { client, account_id, zone_id, text } = await openSite();
  const cname = (name: string, content: string) =>
    client.dns.records.create({ zone_id, type: 'CNAME', name, content, ttl: 1, proxied: true });
  const other = await client.accounts.create({ name: 'Other', type: 'standard' });
  for (const [name, id] of [
    ['own.test', account_id],
    ['other.test', other.id],
  ] as const) {
    const zone = await client.zones.create({ account: { id }, name });
    await client.dns.records.create({
      zone_id: zone.id,
      type: 'A',
      name: 'app',
      content: '192.0.2.9',
      ttl: 1,
      proxied: true,
    });
  }
  await cname('other', 'app.other.test');
  await cname('own', 'app.own.test');
  await cname('missing', 'nothing.own.test');
  await cname('outside', 'app.elsewhere.test');
  expect(await text('https://other.example.com/')).toMatch(/^error code: 1014\nCNAME Cross-User Banned\n/);
  expect(await text('https://own.example.com/')).toMatch(/reached the origin/);
  expect(await text('https://missing.example.com/')).toMatch(/^error code: 1016\nOrigin DNS error\n/);
  expect(await text('https://outside.example.com/')).toMatch(/reached the origin/);
});

test(`${PAGES}cloudflare-1xxx-errors/error-1033/`, async () => {
  const { client, zone_id, text } = await openSite();
  const content = 'c1744f8b-faa1-48a4-9e5c-02ac921467fa.cfargotunnel.com';
  await client.dns.records.create({ zone_id, type: 'CNAME', name: 'tunnel', content, ttl: 1, proxied: true });
  expect(await text('https://tunnel.example.com/')).toMatch(/^error code: 1033\nArgo Tunnel error\n/);
});

test(`${PAGES}cloudflare-5xx-errors/: 520 and 521`, async () => {
  const closed = await portWith(undefined);
  await closed.close();
  const rude = await portWith((socket) => socket.destroy());
  onTestFinished(() => rude.close());
  const origin = {
    'down.example.com': `http://127.0.0.1:${closed.port}`,
    'rude.example.com': `http://127.0.0.1:${rude.port}`,
  };
  const { record, edge } = await openSite({ origin });
  for (const name of ['down', 'rude']) await record(name);
  expect((await edge.fetch('https://down.example.com/')).status).toBe(521);
  expect((await edge.fetch('https://rude.example.com/')).status).toBe(520);
});
