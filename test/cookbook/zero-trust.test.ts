/** The programs of examples/zero-trust/ against the emulator. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programRunner } from './run-program.ts';

const { client, emulator, account_id, zone, file, folder, run, changes, finish } = await programRunner('zero-trust');

test('access-application makes one application with one policy', async () => {
  const args = ['intranet.example.com', 'example.com'];
  const open = 'open to everybody at example.com';
  expect((await run('access-application', args)).out).toBe(`intranet.example.com: new, ${open}`);
  expect((await run('access-application', args)).out).toBe(`intranet.example.com: put right, ${open}`);
  const applications = await client.zeroTrust.access.applications.list({ account_id }).all();
  expect(applications.map((one) => 'domain' in one && one.domain)).toEqual(['intranet.example.com']);
  const policies = await client.zeroTrust.access.policies.list({ account_id }).all();
  expect(policies.map(({ include }) => include)).toEqual([[{ email_domain: { domain: 'example.com' } }]]);
});

const written = (name: string) => readFileSync(join(folder, name), 'utf8');

test('access-team holds who is in the file, and refuses a file with a gap', async () => {
  file('team.csv', 'name,email\nAnn,ann@example.com\n"Bob","BOB@example.com"\n');
  const since = emulator.journal.last();
  expect((await run('access-team', ['engineers', 'team.csv', '--plan'])).out).toBe(
    '+ ann@example.com\n+ bob@example.com',
  );
  expect(changes(since)).toEqual([]);
  await run('access-team', ['engineers', 'team.csv']);
  file('team.csv', 'name,email\nAnn,ann@example.com\n');
  expect((await run('access-team', ['engineers', 'team.csv', '--revoke'])).out).toBe(
    '- bob@example.com\nengineers: 1 people',
  );
  const before = emulator.journal.last();
  await run('access-team', ['engineers', 'team.csv']);
  expect(changes(before)).toEqual([]);
  const groups = await client.zeroTrust.access.groups.list({ account_id }).all();
  expect(groups.map(({ include }) => include)).toEqual([[{ email: { email: 'ann@example.com' } }]]);
  file('team.csv', 'name,email\nAnn,ann@example.com\nEve,\n');
  expect((await run('access-team', ['engineers', 'team.csv'], { exit: 1 })).err).toContain(
    'team.csv:3: found no address',
  );
});

test('tunnel publishes two hostnames through one tunnel, and keeps its token in a file', async () => {
  const zone_id = await zone('example.com');
  const { out, err } = await run('tunnel', ['office', 'wiki.example.com', 'http://localhost:3000', 'token']);
  await run('tunnel', ['office', 'git.example.com', 'http://localhost:4000', 'token']);
  await run('tunnel', ['office', 'git.example.com', 'http://localhost:4001', 'token']);
  expect(out + err).not.toContain(written('token'));
  expect(statSync(join(folder, 'token')).mode & 0o777).toBe(0o600);
  const tunnels = await client.zeroTrust.tunnels.cloudflared.list({ account_id, is_deleted: false }).all();
  const id = tunnels[0]?.id ?? '';
  expect(tunnels).toHaveLength(1);
  const { config } = await client.zeroTrust.tunnels.cloudflared.configurations.get(id, { account_id });
  expect(config?.ingress?.map(({ hostname, service }) => [hostname, service])).toEqual([
    ['wiki.example.com', 'http://localhost:3000'],
    ['git.example.com', 'http://localhost:4001'],
    [expect.toSatisfy((one) => !one), 'http_status:404'],
  ]);
  const records = await client.dns.records.list({ zone_id, type: 'CNAME' }).all();
  expect(records.map(({ content, proxied }) => [content, proxied])).toEqual(
    Array(2).fill([`${id}.cfargotunnel.com`, true]),
  );
});

test('gateway-block-list holds the domains of a file, with one policy', async () => {
  file('feed.txt', '# feed\nbad.example\nworse.example\n');
  await run('gateway-block-list', ['malware', 'feed.txt']);
  file('feed.txt', 'bad.example\nworst.example\n');
  const { out } = await run('gateway-block-list', ['malware', 'feed.txt', '--plan']);
  expect(out).toBe('malware: 1 to add, 1 to remove, 2 in all');
  await run('gateway-block-list', ['malware', 'feed.txt']);
  const before = emulator.journal.last();
  await run('gateway-block-list', ['malware', 'feed.txt']);
  expect(changes(before)).toEqual([]);
  const [list] = await client.zeroTrust.gateway.lists.list({ account_id }).all();
  const items = await client.zeroTrust.gateway.lists.items.list(list?.id ?? '', { account_id }).all();
  expect(items.map(({ value }) => value).sort()).toEqual(['bad.example', 'worst.example']);
  const rules = await client.zeroTrust.gateway.rules.list({ account_id }).all();
  expect(rules.map(({ action, enabled }) => [action, enabled])).toEqual([['block', true]]);
});

test('device-posture makes three checks and one policy that asks for all', async () => {
  await run('device-posture', ['example.com', 'mac', '15.1.0']);
  expect((await run('device-posture', ['example.com', 'mac', '15.2.0'])).out).not.toContain('new');
  const checks = await client.zeroTrust.devices.posture.list({ account_id }).all();
  expect(checks.map(({ type }) => type).sort()).toEqual(['disk_encryption', 'firewall', 'os_version']);
  expect(JSON.stringify(checks)).toContain('15.2.0');
  const policies = await client.zeroTrust.access.policies.list({ account_id }).all();
  const own = policies.filter(({ name }) => name === 'example.com on healthy mac');
  expect(own.map((policy) => policy.require?.length)).toEqual([3]);
  await run('device-posture', ['example.com', 'mac', 'new'], { exit: 2 });
});

test('service-token makes a token, then gives it a new secret only when it is due', async () => {
  const first = await run('service-token', ['ci', 'ci.env']);
  const before = written('ci.env');
  expect(first.out + first.err).not.toContain(before.split('=').at(-1)?.trim());
  expect((await run('service-token', ['ci', 'ci.env', '--within', '30'])).out).toMatch(/^ci: valid until /);
  expect(written('ci.env')).toBe(before);
  expect((await run('service-token', ['ci', 'ci.env'])).out).toContain('the old one works until');
  const id = /CLIENT_ID=(\S+)/;
  expect(id.exec(written('ci.env'))?.[1]).toBe(id.exec(before)?.[1]);
  expect(written('ci.env')).not.toBe(before);
  expect(await client.zeroTrust.access.serviceTokens.list({ account_id }).all()).toHaveLength(1);
});

test('all programs are run, with no permission that they do not need', finish);
