/** The programs of examples/dns/ against the emulator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programRunner } from './run-program.ts';

const { client, emulator, account_id, advance, zone, file, folder, run, changes, finish } = await programRunner('dns');

const contents = async (zone_id: string, type: 'A' | 'TXT' | 'MX') =>
  (await client.dns.records.list({ zone_id, type }).all()).map(({ name, content }) => `${name} ${content}`).sort();

test('copy-records copies, changes and deletes its own records, and keeps those of others', async () => {
  const from = await zone('example.com');
  const to = await zone('example.org');
  const www = await client.dns.records.create({
    zone_id: from,
    type: 'A',
    name: 'www',
    content: '192.0.2.1',
    ttl: 300,
  });
  await client.dns.records.create({
    zone_id: from,
    type: 'MX',
    name: '@',
    content: 'mail.example.com',
    priority: 10,
    ttl: 1,
  });
  await client.dns.records.create({ zone_id: to, type: 'A', name: 'own', content: '192.0.2.9', ttl: 300 });
  const args = ['example.com', 'example.org'];

  const before = emulator.journal.last();
  expect((await run('copy-records', [...args, '--plan'])).out).toMatch(/2 to create, 0 to change, 0 to delete/);
  expect(changes(before)).toEqual([]);
  await run('copy-records', args);
  expect(await contents(to, 'A')).toEqual(['own.example.org 192.0.2.9', 'www.example.org 192.0.2.1']);
  const after = emulator.journal.last();
  await run('copy-records', args);
  expect(changes(after)).toEqual([]);

  await client.dns.records.delete(www.id, { zone_id: from });
  expect((await run('copy-records', args)).out).toMatch(/1 to delete/);
  expect(await contents(to, 'A')).toEqual(['own.example.org 192.0.2.9']);
  await run('copy-records', ['example.com'], { exit: 2 });
});

test('ddns lets a name follow an address', async () => {
  const to = async (address: string) => (await run('ddns', ['home.example.com', address])).out;
  expect(await to('203.0.113.7')).toBe('home.example.com is new and points to 203.0.113.7');
  expect(await to('203.0.113.7')).toBe('home.example.com points to 203.0.113.7 already');
  expect(await to('203.0.113.8')).toBe('home.example.com points to 203.0.113.8, no longer to 203.0.113.7');
  expect(await contents(await zone('example.com'), 'A')).toEqual(['home.example.com 203.0.113.8']);
  const { err } = await run('ddns', ['home.example.net', '203.0.113.7'], { exit: 1 });
  expect(err).toContain('home.example.net');
  await run('ddns', ['home.example.com', 'nowhere'], { exit: 2 });
});

test('acme-dns-01 sets and clears one challenge of two', async () => {
  const name = '_acme-challenge.example.com';
  expect((await run('acme-dns-01', ['set', 'example.com', 'one'])).out).toBe(`${name}: challenge set`);
  expect((await run('acme-dns-01', ['set', 'example.com', 'one'])).out).toBe(`${name}: the challenge is there already`);
  await run('acme-dns-01', ['set', '*.example.com', 'two']);
  await run('acme-dns-01', ['clear', 'example.com', 'one']);
  expect(await contents(await zone('example.com'), 'TXT')).toEqual([`${name} "two"`]);
  expect((await run('acme-dns-01', ['clear', 'example.com', 'one'])).out).toBe(`${name}: there is no such challenge`);
});

test('zone-files saves, and restores what was lost or changed', async () => {
  const zone_id = await zone('example.com');
  expect((await run('zone-files', ['save', 'zones'])).out).toMatch(/^example\.com: \d+ records saved$/m);
  const saved = readFileSync(join(folder, 'zones/example.com.zone'), 'utf8');
  expect(saved).toContain('203.0.113.8');
  const [record] = await client.dns.records.list({ zone_id, type: 'A' }).all();
  await client.dns.records.delete(record?.id ?? '', { zone_id });
  await client.dns.records.create({ zone_id, type: 'A', name: 'stray', content: '192.0.2.5', ttl: 300 });
  const before = emulator.journal.last();
  const { out } = await run('zone-files', ['restore', 'zones', 'example.com', '--plan']);
  expect(out).toMatch(/1 to create, 0 to change, 1 to delete/);
  expect(changes(before)).toEqual([]);
  await run('zone-files', ['restore', 'zones', 'example.com']);
  expect(await contents(zone_id, 'A')).toEqual(['home.example.com 203.0.113.8']);
  expect((await run('zone-files', ['restore', 'zones', 'example.com'])).out).toMatch(
    /^0 to create, 0 to change, 0 to delete/m,
  );
  file('zones/example.org.zone', 'www IN A 192.0.2\n');
  expect((await run('zone-files', ['restore', 'zones', 'example.org'], { exit: 1 })).err).toContain('192.0.2');
});

test('dnssec signs zones once and prints DS records until the parent has them', async () => {
  const zone_id = await zone('example.com');
  const { out } = await run('dnssec', ['example.com', 'example.org']);
  expect(out.match(/IN DS \d+ 13 2 [0-9A-F]{64}/g)).toHaveLength(2);
  expect((await client.dns.dnssec.get({ zone_id })).status).toBe('pending');
  advance(600);
  const before = emulator.journal.last();
  expect((await run('dnssec', [])).out).toContain('example.com: active');
  expect(changes(before)).toEqual([]);
});

test('email-routing makes rules for mailboxes that are confirmed', async () => {
  const zone_id = await zone('mail.example');
  const args = ['mail.example', 'hello=ann@example.net', '*=box@example.net'];
  expect((await run('email-routing', args, { exit: 1 })).out).toContain('waiting for ann@example.net');
  expect((await client.emailRouting.get({ zone_id })).enabled).toBe(true);
  expect(await contents(zone_id, 'MX')).toHaveLength(3);
  advance(120);
  await run('email-routing', args);
  await run('email-routing', args);
  const rules = await client.emailRouting.rules.list({ zone_id }).all();
  const literal = rules.filter(({ matchers }) => matchers?.[0]?.type === 'literal');
  expect(literal.map(({ matchers, actions }) => [matchers?.[0]?.value, actions?.[0]?.value])).toEqual([
    ['hello@mail.example', ['ann@example.net']],
  ]);
  const { enabled, actions } = await client.emailRouting.rules.catchAlls.get({ zone_id });
  expect([enabled, actions?.[0]?.value]).toEqual([true, ['box@example.net']]);
  expect(await client.emailRouting.addresses.list({ account_id }).all()).toHaveLength(2);
});

test('all programs are run, with no permission that they do not need', finish);
