/** The programs of examples/account/ against the emulator. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programRunner } from './run-program.ts';

const { client, emulator, account_id, zone, file, folder, run, changes, finish } = await programRunner('account');

test('audit-export writes one line per event', async () => {
  for (const title of ['one', 'two', 'three']) await client.kv.namespaces.create({ account_id, title });
  const { out, err } = await run('audit-export', ['2000-01-01']);
  const lines = out.split('\n').map((line) => JSON.parse(line));
  expect(lines.length).toBeGreaterThanOrEqual(3);
  for (const { time } of lines) expect(time).toMatch(/^\d{4}-/);
  expect(lines.map(({ time }) => time)).toEqual(lines.map(({ time }) => time).sort());
  expect(err).toMatch(new RegExp(`^${lines.length} entries from 2000-01-01 to `));
  expect((await run('audit-export', ['2000-01-01', '2000-02-01'])).out).toBe('');
  await run('audit-export', ['yesterday'], { exit: 2 });
});

test('radar-report prints tables of shares', async () => {
  const { out } = await run('radar-report', ['7d']);
  const shares = [...out.matchAll(/^\| \S+ \| ([\d.]+) % \|$/gm)].map(([, share]) => Number(share));
  expect(shares.length).toBeGreaterThan(3);
  expect(Math.round(shares.reduce((sum, share) => sum + share, 0))).toBe(200);
});

test('rotate-token gives old tokens of a prefix a new value, in a file', async () => {
  const groups = await client.accounts.tokens.permissionGroups.list({ account_id }).all();
  const id = groups.find(({ name }) => name === 'DNS Read')?.id ?? '';
  const resources = { [`com.cloudflare.api.account.${account_id}`]: '*' };
  const policies = [{ effect: 'allow' as const, permission_groups: [{ id }], resources }];
  const { value: before } = await client.accounts.tokens.create({ account_id, name: 'ci-dns', policies });
  await client.accounts.tokens.create({ account_id, name: 'other', policies });
  expect((await run('rotate-token', ['ci-', 'tokens', '--older', '1'])).err).toMatch(/^0 of \d+ tokens$/);
  const since = emulator.journal.last();
  expect((await run('rotate-token', ['ci-', 'tokens', '--older', '0', '--plan'])).out).toMatch(
    /^ci-dns: last changed \S+$/,
  );
  expect(changes(since)).toEqual([]);
  const { out, err } = await run('rotate-token', ['ci-', 'tokens', '--older', '0']);
  const [name = ''] = readdirSync(join(folder, 'tokens'));
  expect(name).toBe('ci-dns.token');
  const value = readFileSync(join(folder, 'tokens', name), 'utf8').trim();
  expect(statSync(join(folder, 'tokens', name)).mode & 0o777).toBe(0o600);
  expect(value).not.toBe(before);
  expect(out + err).not.toContain(value);
});

test('members invites, changes and removes by a file, and never an administrator', async () => {
  const roles = await client.accounts.roles.list({ account_id }).all();
  const [one = '', two = ''] = roles.map(({ name }) => name).filter((name) => !name.startsWith('Super'));
  file('members.csv', `ann@example.com,${one}\nbob@example.com,${two}\n`);
  const since = emulator.journal.last();
  await run('members', ['members.csv', '--plan']);
  expect(changes(since)).toEqual([]);
  await run('members', ['members.csv']);
  file('members.csv', `ann@example.com,${two}\n`);
  const { out } = await run('members', ['members.csv', '--remove']);
  expect(out).toContain(`~ ann@example.com: ${one} to ${two}`);
  expect(out).toContain('- bob@example.com');
  const before = emulator.journal.last();
  await run('members', ['members.csv', '--remove']);
  expect(changes(before)).toEqual([]);
  const members = await client.accounts.members.list({ account_id }).all();
  const emails = members.map(({ email, user }) => email ?? user?.email);
  expect(emails).toContain('ann@example.com');
  expect(emails).not.toContain('bob@example.com');
  file('members.csv', 'ann@example.com,King\n');
  expect((await run('members', ['members.csv'], { exit: 1 })).err).toContain('King is none of');
});

test('notifications makes policies once, with one webhook', async () => {
  const args = ['ops@example.com', 'chat=https://hooks.example.com/in'];
  const { out, err } = await run('notifications', args, { env: { WEBHOOK_SECRET: 'geheim' } });
  expect(out).toContain('dos_attack_l7: new');
  expect(out + err).not.toContain('geheim');
  expect((await run('notifications', args)).out).not.toContain(': new');
  const hooks = await client.alerting.destinations.webhooks.list({ account_id }).all();
  expect(hooks.map(({ name, url }) => [name, url])).toEqual([['chat', 'https://hooks.example.com/in']]);
  const policies = await client.alerting.policies.list({ account_id }).all();
  expect(policies.length).toBeGreaterThan(1);
  for (const { mechanisms } of policies) expect(Object(mechanisms).webhooks).toMatchObject([{ id: hooks[0]?.id }]);
});

test('logpush-r2 makes a job once, and shows no secret', async () => {
  const zone_id = await zone('example.com');
  const env = { R2_ACCESS_KEY_ID: 'an-id', R2_SECRET_ACCESS_KEY: 'geheim' };
  const { out, err } = await run('logpush-r2', ['example.com', 'logs'], { env });
  expect(out + err).not.toContain('geheim');
  expect((await run('logpush-r2', ['example.com', 'logs', '--sample', '0.1'], { env })).out).toContain('put right');
  const jobs = await client.logpush.jobs.list({ zone_id }).all();
  expect(jobs.map((job) => [job?.dataset, job?.enabled, job?.output_options?.sample_rate])).toEqual([
    ['http_requests', true, 0.1],
  ]);
  const { buckets } = await client.r2.buckets.list({ account_id });
  expect(buckets?.map(({ name }) => name)).toEqual(['logs']);
  expect((await run('logpush-r2', ['example.com', 'logs'], { exit: 1 })).err).toContain('R2_ACCESS_KEY_ID');
});

test('all programs are run, with no permission that they do not need', finish);
