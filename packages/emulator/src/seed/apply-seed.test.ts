import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';
import type { Seed } from './seed-schema.ts';

const OWN: Seed = {
  accounts: [{ id: 'own', name: 'Own' }, { name: 'Second' }],
  user: { email: 'a@b.c', api_key: 'key' },
  zones: [{ name: 'a.example', records: [{ type: 'A', name: 'www', content: '192.0.2.1' }] }],
  kv: [{ title: 'n', id: 'kv-1', values: { a: 'text', b: { value: 'v', metadata: { m: 1 } } } }],
  requests: [
    { path: '/accounts/{account_id}/queues', body: { queue_name: 'q' } },
    { method: 'PATCH', path: '/zones/{zone_id:a.example}', body: { paused: true } },
  ],
  faults: [{ operation: 'ips.list', fault: 'html502' }],
  clock: '2026-05-01T00:00:00Z',
};

describe('the default seed', () => {
  it('the default seed and custom seeds also work without rules', async () => {
    const { call, emulator } = testSandbox({ start: 'default', rules: false });
    const ids = async (): Promise<string[]> =>
      (await call('GET', '/zones')).json.result.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual(['f1a4e000000000000000000000000010', 'f1a4e000000000000000000000000011']);
    await emulator.seed({ ...OWN, clock: '2026-05-01T00:00:00Z' });
    expect(await ids()).toHaveLength(3);
  });

  it('the default seed is one account, one user, tokens and zones', async () => {
    const { call } = testSandbox({ start: 'default', auth: 'strict' });
    const as = (token: string, path: string) => call('GET', path, undefined, { authorization: `Bearer ${token}` });
    expect((await as('local-admin', '/accounts')).json.result.map(({ id }: { id: string }) => id)).toEqual([ACCOUNT]);
    const zones = (await as('local-read-only', '/zones')).json.result;
    expect(zones.map(({ id, name, status }: Record<string, string>) => [id, name, status])).toEqual([
      ['f1a4e000000000000000000000000010', 'example.com', 'active'],
      ['f1a4e000000000000000000000000011', 'example.org', 'pending'],
    ]);
    expect((await as('local-dns', `/zones/${zones[0].id}/dns_records`)).json.result).toHaveLength(3);
    expect((await as('local-read-only', '/user')).status).toBe(403);
    expect((await as('unknown', '/accounts')).code).toBe(6003);
    expect((await as('local-admin', '/user/tokens')).json.result).toHaveLength(3);
  });
});

describe('seeds', () => {
  it('a seed holds accounts, a user, zones, values, faults, time, and calls of the API', async () => {
    const { call, emulator } = testSandbox({ start: OWN });
    expect((await call('GET', '/accounts')).json.result.map(({ name }: { name: string }) => name)).toEqual([
      'Own',
      'Second',
    ]);
    const [zone] = (await call('GET', '/zones')).json.result;
    expect([zone.account, zone.paused]).toEqual([{ id: 'own', name: 'Own' }, true]);
    expect((await call('GET', '/accounts/own/storage/kv/namespaces/kv-1/values/a')).text).toBe('text');
    expect((await call('GET', '/accounts/own/storage/kv/namespaces/kv-1/metadata/b')).json.result).toEqual({ m: 1 });
    expect((await call('GET', '/accounts/own/queues')).json.result).toHaveLength(1);
    expect((await call('GET', '/ips')).status).toBe(502);
    expect(new Date(emulator.clock.now()).toISOString()).toBe('2026-05-01T00:00:00.000Z');
    const key = { 'x-auth-email': 'a@b.c', 'x-auth-key': 'key' };
    const user = await emulator.fetch('http://x/client/v4/user', { headers: key });
    expect((await user.json()).result.email).toBe('a@b.c');
    expect(emulator.journal.entries({ path: '/zones' }).length).toBe(1);
  });

  it('a reset restores the seed with its ids', async () => {
    const { call, emulator } = testSandbox({ start: OWN });
    const before = (await call('GET', '/zones')).json.result;
    await call('DELETE', `/zones/${before[0].id}`);
    await emulator.reset();
    expect((await call('GET', '/zones')).json.result).toEqual(before);
  });

  it('a seed is applied once, however early the reset', async () => {
    const { call, emulator } = testSandbox({ start: OWN });
    await Promise.all([emulator.reset(), emulator.reset()]);
    expect((await call('GET', '/zones')).json.result).toHaveLength(1);
  });

  it('a seed can be added later, in YAML or JSON', async () => {
    const { call, emulator } = testSandbox();
    await emulator.seed('zones:\n  - name: yaml.example\n');
    await emulator.seed('{ "zones": [{ "name": "json.example", "status": "pending" }] }');
    const zones = (await call('GET', '/zones')).json.result;
    expect(zones.map(({ name, status }: Record<string, string>) => [name, status])).toEqual([
      ['yaml.example', 'active'],
      ['json.example', 'pending'],
    ]);
  });

  it('a seed that fails leaves the folder as new', async () => {
    const data = mkdtempSync(join(tmpdir(), 'flarewire-seed-'));
    const first = testSandbox({ data, start: { ...OWN, requests: [{ path: '/nowhere' }] } });
    await expect(first.emulator.ready).rejects.toThrow('requests[0]: 404');
    await expect(first.emulator.reset()).rejects.toThrow('requests[0]: 404');
    await first.emulator.close();
    const second = testSandbox({ data, start: OWN });
    expect((await second.call('GET', '/zones')).json.result).toHaveLength(1);
    await second.emulator.close();
    rmSync(data, { recursive: true });
  });

  it('a seed is only for a new state: a folder’s content stays unchanged', async () => {
    const data = mkdtempSync(join(tmpdir(), 'flarewire-seed-'));
    const first = testSandbox({ data, start: OWN });
    await first.emulator.ready;
    await first.call('DELETE', `/zones/${(await first.call('GET', '/zones')).json.result[0].id}`);
    await first.emulator.close();
    const second = testSandbox({ data, start: OWN });
    expect((await second.call('GET', '/zones')).json.result).toEqual([]);
    expect((await second.call('GET', '/accounts')).json.result).toHaveLength(2);
    await second.emulator.close();
    rmSync(data, { recursive: true });
  });

  it.each([
    [
      'zones:\n  - name: 5\n    colour: red\n',
      ['line 3, zones[0].colour is unknown', 'line 2, zones[0].name must be text of at least 1 character'],
    ],
    ['zones:\n  - id: z\n', ['line 2, zones[0].name is required']],
    [
      'tokens:\n  - value: t\n    permissions:\n      - DNS Wirte\n',
      ["line 4, tokens[0].permissions[0] 'DNS Wirte' is not a permission group; there are DNS Firewall Read"],
    ],
    ['a: [1, 2\nb: 3\n', ['line 2: ']],
    ['zones: {}', ['line 1, zones must be a list']],
    ['clock: soon', ['line 1, clock must be a time such as']],
    ['- 1', ['line 1 must be an object']],
  ])('a seed with mistakes is refused with their lines: %j', async (text, messages) => {
    const { emulator } = testSandbox();
    const error: unknown = await emulator.seed(text).catch((reason: unknown) => reason);
    for (const message of messages) expect(String(error)).toContain(`\n  ${message}`);
  });

  it('a seed that the API refuses is reported with the line and the reason', async () => {
    const { emulator } = testSandbox();
    const text =
      'zones:\n  - name: a.example\n    records:\n      - type: A\n        name: www\n        content: nowhere\n';
    await expect(emulator.seed(text)).rejects.toThrow(/line 4, zones\[0\]\.records\[0\]: 400 \[\d+\] /);
    await expect(emulator.seed({ requests: [{ path: '/nowhere' }] })).rejects.toThrow('requests[0]: 404 [7000]');
    await expect(emulator.seed({ requests: [{ path: '/zones/{zone_id:no.example}' }] })).rejects.toThrow(
      "no zone 'no.example'",
    );
  });

  it('every request reports an unusable initial seed', async () => {
    const { emulator } = testSandbox({ start: 'zones: 1' });
    await expect(emulator.ready).rejects.toThrow('line 1, zones must be a list');
    await expect(emulator.fetch('http://x/client/v4/user')).rejects.toThrow('The seed is not valid');
  });
});
