/** The programs of examples/zones/ against the emulator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programRunner } from './run-program.ts';

const { client, emulator, advance, zone, file, folder, run, changes, finish } = await programRunner('zones');

test('settings-baseline reports drift, mends it, and then finds none', async () => {
  const zone_id = await zone('example.com');
  await client.zones.settings.edit('ssl', { zone_id, value: 'flexible' } as never); // a pair that belongs together
  file('baseline.json', '{"ssl": "strict", "min_tls_version": "1.2"}');
  const before = emulator.journal.last();
  const { out } = await run('settings-baseline', ['baseline.json', '--plan'], { exit: 1 });
  expect(out).toContain('example.com: ssl "flexible" to "strict"');
  expect(changes(before)).toEqual([]);
  await run('settings-baseline', ['baseline.json']);
  expect(await client.zones.settings.get('ssl', { zone_id })).toMatchObject({ value: 'strict' });
  expect((await run('settings-baseline', ['baseline.json', '--plan'])).out).toMatch(/^0 of \d+ zones/);
  file('wrong.json', '{"ssl": "very"}');
  expect((await run('settings-baseline', ['wrong.json'], { exit: 1 })).err).toContain('example.com: ssl: ');
});

test('backup-zone saves, tells what changed, and puts it back', async () => {
  const zone_id = await zone('example.org');
  const record = { zone_id, type: 'A', name: 'www', content: '192.0.2.1', ttl: 300 } as const;
  const { id } = await client.dns.records.create(record);
  expect((await run('backup-zone', ['save', 'example.org', 'backup'])).out).toMatch(/^example\.org: \d+ items saved/);
  expect((await run('backup-zone', ['diff', 'example.org', 'backup'])).out).toBe('example.org: as in backup');
  await client.dns.records.delete(id, { zone_id });
  expect((await run('backup-zone', ['diff', 'example.org', 'backup'], { exit: 1 })).out).toContain('www.example.org');
  await run('backup-zone', ['restore', 'example.org', 'backup', '--plan']);
  expect(await client.dns.records.list({ zone_id, type: 'A' }).all()).toEqual([]);
  await run('backup-zone', ['restore', 'example.org', 'backup']);
  const back = await client.dns.records.list({ zone_id, type: 'A' }).all();
  expect(back.map(({ name }) => name)).toEqual(['www.example.org']);
  await run('backup-zone', ['diff', 'example.org', 'backup']);
});

test('expiring-certificates finds what ends soon, and nothing else', async () => {
  const zone_id = await zone('example.com');
  await client.ssl.certificatePacks.create({
    zone_id,
    type: 'advanced',
    hosts: ['example.com', '*.example.com'],
    validation_method: 'txt',
    validity_days: 14,
    certificate_authority: 'google',
  });
  advance(600);
  const { out, err } = await run('expiring-certificates', ['21'], { exit: 1 });
  expect(out).toMatch(/^\d{4}-\d\d-\d\d\texample\.com\tadvanced\texample\.com \*\.example\.com$/m);
  expect(err).toMatch(/^\d+ certificates expire within 21 days$/);
  expect((await run('expiring-certificates', ['1'])).out).toBe('');
  await run('expiring-certificates', ['soon'], { exit: 2 });
});

test('custom-hostnames prints what customers enter until all is active', async () => {
  const zone_id = await zone('example.com');
  const origin = 'proxy.example.com';
  await client.dns.records.create({ zone_id, type: 'A', name: 'proxy', content: '192.0.2.1', proxied: true, ttl: 1 });
  file('customers.txt', 'shop.example.edu\nreserved.example\nwww.example.edu\n');
  const args = ['example.com', origin, 'customers.txt'];
  const { out, err } = await run('custom-hostnames', args, { exit: 1 });
  expect(err).toMatch(/^reserved\.example: .*not supported/);
  expect(out).toContain('  shop.example.edu CNAME proxy.example.com');
  const before = emulator.journal.last();
  await run('custom-hostnames', args, { exit: 1 });
  expect(new Set(changes(before))).toEqual(new Set(['customHostnames.create'])); // the reserved one, again
  const hostnames = await client.customHostnames.list({ zone_id }).all();
  expect(hostnames.map(({ hostname }) => hostname).sort()).toEqual(['shop.example.edu', 'www.example.edu']);
  expect((await client.customHostnames.fallbackOrigin.get({ zone_id })).origin).toBe(origin);
});

test('onboard-zones adds and sets 500 domains, and tries again only what failed', async () => {
  const domains = Array.from({ length: 500 }, (_, i) => `shop-${i}.example`);
  file('domains.txt', `${domains.join('\n')}\nSHOP-1.example\n`);
  expect((await run('onboard-zones', ['domains.txt', 'report.csv', '--plan'])).out).toMatch(/^500 domains, \d+ calls$/);
  emulator.faults.add({ operation: 'zones.create', after: 100, times: 1, fault: { status: 400 } });
  const first = await run('onboard-zones', ['domains.txt', 'report.csv'], { exit: 1 });
  expect(first.out).toContain('499 of 500 domains onboarded');

  const before = emulator.journal.last();
  expect((await run('onboard-zones', ['domains.txt', 'report.csv'])).out).toContain('500 of 500 domains onboarded');
  expect(changes(before)).toEqual(['zones.create', 'zones.settings.edit', 'zones.settings.edit']);
  const zones = await client.zones.list({ per_page: 50 }).all();
  expect(zones.filter(({ name }) => name.startsWith('shop-'))).toHaveLength(500);
  const { id: zone_id = '' } = zones.find(({ name }) => name === 'shop-7.example') ?? {};
  expect(await client.zones.settings.get('min_tls_version', { zone_id })).toMatchObject({ value: '1.2' });
  const lines = readFileSync(join(folder, 'report.csv'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(501);
  expect(lines[1]).toMatch(/^shop-0\.example,pending,"\S+ \S+"$/);
});

test('all programs are run, with no permission that they do not need', finish);
