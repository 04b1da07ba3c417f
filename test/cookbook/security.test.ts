/** The programs of examples/security/ against the emulator. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programRunner } from './run-program.ts';

const { client, emulator, account_id, zone, file, folder, run, changes, finish } = await programRunner('security');

const rulesOf = async (phase: 'http_request_firewall_custom' | 'http_ratelimit' | 'http_request_firewall_managed') =>
  (await client.rulesets.phases.get(phase, { zone_id: await zone('example.com') })).rules;

test('block-country maintains one rule next to those of others, and removes it', async () => {
  const zone_id = await zone('example.com');
  const own = { ref: 'own', action: 'log' as const, expression: 'http.host eq "a.example.com"' };
  await client.rulesets.phases.update('http_request_firewall_custom', { zone_id, rules: [own] });
  const args = ['example.com', '/admin', 'KP', 'T1'];
  expect((await run('block-country', [...args, '--plan'])).out).toMatch(/1 to create/);
  await run('block-country', args);
  const [first, second] = await rulesOf('http_request_firewall_custom');
  expect([first?.ref, second?.action]).toEqual(['own', 'block']);
  expect(second?.expression).toBe('ip.src.country in {"KP" "T1"} and starts_with(http.request.uri.path, "/admin")');
  const before = emulator.journal.last();
  await run('block-country', args);
  expect(changes(before)).toEqual([]);
  await run('block-country', ['example.com', '/admin']);
  expect((await rulesOf('http_request_firewall_custom')).map(({ ref }) => ref)).toEqual(['own']);
  await run('block-country', ['example.com', '/admin', 'North Korea'], { exit: 2 });
});

test('rate-limit-login maintains one rule with the last given number', async () => {
  await run('rate-limit-login', ['example.com', '/login', '5']);
  await run('rate-limit-login', ['example.com', '/login', '8']);
  const before = emulator.journal.last();
  await run('rate-limit-login', ['example.com', '/login', '8']);
  expect(changes(before)).toEqual([]);
  const limits = (await rulesOf('http_ratelimit')).map(({ ratelimit }) => ratelimit?.requests_per_period);
  expect(limits).toEqual([8]);
});

test('waf-exception puts the exception before the managed rules', async () => {
  await run('waf-exception', ['example.com', '/webhooks/build']);
  const before = emulator.journal.last();
  await run('waf-exception', ['example.com', '/webhooks/build']);
  expect(changes(before)).toEqual([]);
  const actions = (await rulesOf('http_request_firewall_managed')).map(({ action }) => action);
  expect(actions).toEqual(['skip', 'execute']);
});

test('block-list holds what the file says, with one rule', async () => {
  file('feed.txt', '# a feed\n192.0.2.1 scanner\n198.51.100.0/24\n');
  const args = ['example.com', 'scanners', 'feed.txt'];
  expect((await run('block-list', [...args, '--plan'])).out).toBe('scanners would be made, with 2 addresses');
  await run('block-list', args);
  file('feed.txt', '192.0.2.1 scanner\n2001:db8::/64\n');
  expect((await run('block-list', args)).out).toMatch(/^1 to create, 0 to change, 1 to delete/m);
  const before = emulator.journal.last();
  await run('block-list', args);
  expect(changes(before)).toEqual([]);
  const [list] = await client.rules.lists.list({ account_id }).all();
  const items = await client.rules.lists.items.list(list?.id ?? '', { account_id }).all();
  expect(items.map((item) => ('ip' in item ? item.ip : undefined)).sort()).toEqual(['192.0.2.1', '2001:db8::/64']);
  expect((await rulesOf('http_request_firewall_custom')).at(-1)?.expression).toBe('ip.src in $scanners');
});

test('turnstile makes one widget, and shows its secret nowhere', async () => {
  const args = ['shop', 'secret.txt', 'example.com'];
  const first = await run('turnstile', args);
  const secret = readFileSync(join(folder, 'secret.txt'), 'utf8').trim();
  expect(statSync(join(folder, 'secret.txt')).mode & 0o777).toBe(0o600);
  expect(secret.length).toBeGreaterThan(20);
  expect(first.out + first.err).not.toContain(secret);
  expect((await run('turnstile', [...args, 'example.org'])).out).toBe(first.out);
  const widgets = await client.turnstile.widgets.list({ account_id }).all();
  expect(widgets.map(({ name, domains }) => [name, domains])).toEqual([['shop', ['example.com', 'example.org']]]);
  await run('turnstile', [...args, 'example.org', '--rotate']);
  expect(readFileSync(join(folder, 'secret.txt'), 'utf8').trim()).not.toBe(secret);
});

test('all programs are run, with no permission that they do not need', finish);
