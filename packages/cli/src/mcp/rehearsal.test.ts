/** Changes: rehearsed on a copy, shown, and then made as they were rehearsed or not at all. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Agent, agent, TOKEN } from './test-support.ts';

const ACCOUNT = 'f1a4e000000000000000000000000001';
const ZONE = 'f1a4e000000000000000000000000010';
let one: Agent;
beforeEach(async () => {
  one = await agent();
});
afterEach(() => one.close());

const idIn = (words: string): string | undefined => /apply \{"id": "(\w+)"\}/.exec(words)?.[1];
const changes = (of = one): string[] =>
  of.account.journal
    .entries()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation }) => String(operation));
/** As somebody else does it. */
async function api(method: string, path: string, body?: unknown, of = one) {
  const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const { result } = await (await of.account.fetch(`https://api.cloudflare.com/client/v4${path}`, init)).json();
  of.account.journal.clear();
  return result;
}
const records = `/zones/${ZONE}/dns_records`;
const differenceIn = (data: string) =>
  data
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
const RECORD = { zone_id: 'example.com', type: 'A', name: 'new', content: '192.0.2.9' };

describe('a plan', () => {
  test('a plan shows the request and the differences, and changes nothing in the account', async () => {
    const { words, data } = await one.ask('plan', { operation: 'dns.records.create', params: RECORD });
    expect(words).toContain('nothing was changed');
    expect(data).toContain(`request: POST https://api.cloudflare.com/client/v4${records}`);
    expect(differenceIn(data)).toMatchObject([{ change: 'created', value: { name: 'new.example.com', ttl: 1 } }]);
    expect(changes()).toEqual([]);
  });

  test('a plan has the ids of the account and the previous values of fields', async () => {
    const [record] = await api('GET', records);
    const params = { zone_id: ZONE, dns_record_id: record.id, type: 'A', name: record.name, content: '192.0.2.99' };
    const { data } = await one.ask('plan', { operation: 'dns.records.edit', params });
    expect(differenceIn(data)).toEqual([
      {
        at: `${records}/${record.id}`,
        change: 'changed',
        fields: { content: { before: '192.0.2.1', after: '192.0.2.99' } },
      },
    ]);
    const setting = { zone_id: ZONE, setting_id: 'ssl', value: 'strict' };
    expect(
      differenceIn((await one.ask('plan', { operation: 'zones.settings.edit', params: setting })).data),
    ).toMatchObject([{ at: `/zones/${ZONE}/settings/ssl`, fields: { value: { after: 'strict' } } }]);
  });

  test('a plan refuses a change that the account would refuse in its current state', async () => {
    const { words, isError } = await one.ask('plan', {
      operation: 'dns.records.create',
      params: { ...RECORD, name: 'www', content: '192.0.2.1' },
    });
    expect(isError).toBe(true);
    expect(words).toMatch(/The emulator rejects it: dns.records.create: 400 \[8105\d\]/);
    expect(words).toContain('Nothing was changed');
    expect(idIn(words)).toBe(undefined);
  });

  test('a plan lists the items that a deletion takes along', async () => {
    const { words, data } = await one.ask('plan', { operation: 'zones.delete', params: { zone_id: ZONE } });
    expect(words).toContain('Deleted along with it: dns.records');
    expect(differenceIn(data)).toMatchObject([{ at: `/zones/${ZONE}`, change: 'deleted' }]);
  });

  test('copies what the change names: an account in a body, a policy of an application', async () => {
    const zone = await one.ask('plan', {
      operation: 'zones.create',
      params: { name: 'third.example', account: { id: ACCOUNT } },
    });
    expect(differenceIn(zone.data)).toMatchObject([{ change: 'created', value: { name: 'third.example' } }]);
    const policy = await api('POST', `/accounts/${ACCOUNT}/access/policies`, {
      name: 'all',
      decision: 'allow',
      include: [{ everyone: {} }],
    });
    const params = {
      account_id: ACCOUNT,
      type: 'self_hosted',
      domain: 'a.example.com',
      name: 'a',
      policies: [policy.id],
    };
    const application = await one.ask('plan', { operation: 'zeroTrust.access.applications.create', params });
    expect(application.words).toContain('Rehearsed');
    expect(differenceIn(application.data)).toMatchObject([{ change: 'created' }]);
  });

  test('copies what names a thing that is deleted, so that a refusal is seen', async () => {
    const pool = await api('POST', `/accounts/${ACCOUNT}/load_balancers/pools`, {
      name: 'p',
      origins: [{ name: 'o', address: '192.0.2.1' }],
    });
    const balancer = { name: 'lb.example.com', default_pools: [pool.id], fallback_pool: pool.id };
    const made = await api('POST', `/zones/${ZONE}/load_balancers`, balancer);
    const pools = { operation: 'loadBalancers.pools.delete', params: { account_id: ACCOUNT, pool_id: pool.id } };
    expect(await one.ask('plan', pools)).toMatchObject({ isError: true, words: expect.stringContaining('referenced') });
    await api('DELETE', `/zones/${ZONE}/load_balancers/${made.id}`);
    expect(await one.ask('plan', pools)).toMatchObject({ isError: false });
    const group = await api('POST', `/accounts/${ACCOUNT}/access/groups`, { name: 'g', include: [{ everyone: {} }] });
    const groups = {
      operation: 'zeroTrust.access.groups.delete',
      params: { account_id: ACCOUNT, group_id: group.id },
    };
    expect(await one.ask('plan', groups)).toMatchObject({ isError: false });
    await api('POST', `/accounts/${ACCOUNT}/access/policies`, {
      name: 'p',
      decision: 'allow',
      include: [{ group: { id: group.id } }],
    });
    expect(await one.ask('plan', groups)).toMatchObject({ isError: true, words: expect.stringContaining('in use') });
    expect(changes()).toEqual([]);
  });

  test('a plan says so if the effect of a change is not visible', async () => {
    const params = { zone_id: ZONE, purge_everything: true };
    expect((await one.ask('plan', { operation: 'cache.purge', params })).words).toContain('shows no difference');
  });

  test('a rehearsal shows no secrets of the call or its response', async () => {
    const secret = 'a-secret-of-mine-0123456789';
    await api('PUT', `/accounts/${ACCOUNT}/workers/scripts/front/secrets`, {});
    const { words, data } = await one.ask('plan', {
      operation: 'secretsStore.stores.create',
      params: { account_id: ACCOUNT, name: secret.slice(0, 5) },
    });
    expect(words + data).not.toContain(TOKEN);
    const token = await one.ask('plan', {
      operation: 'zeroTrust.identityProviders.create',
      params: { account_id: ACCOUNT, name: 'gh', type: 'github', config: { client_id: 'c', client_secret: secret } },
    });
    expect(token).toMatchObject({ isError: false });
    expect(token.data).toContain('"client_secret":"***"');
    expect(token.words + token.data).not.toContain(secret);
    const applied = await one.ask('apply', { id: idIn(token.words) });
    expect(applied).toMatchObject({ isError: false });
    expect(applied.words + applied.data).not.toContain(secret);
    expect(changes()).toEqual(['zeroTrust.identityProviders.create']);
    expect(one.errors.join('')).not.toContain(secret);
  });

  test('a change is rejected if there is no emulator to rehearse on', async () => {
    const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
    const alone = await agent({ load: () => Promise.reject(missing) });
    const { words, isError } = await alone.ask('plan', { operation: 'dns.records.create', params: RECORD });
    expect(isError).toBe(true);
    expect(words).toContain('npm install -g @flarewire/emulator');
    expect(changes(alone)).toEqual([]);
    await alone.close();
  });

  test('a plan for a missing item is refused', async () => {
    const params = { zone_id: ZONE, dns_record_id: '0123456789abcdef0123456789abcdef' };
    expect(await one.ask('plan', { operation: 'dns.records.delete', params })).toMatchObject({
      isError: true,
      words: expect.stringContaining('81044'),
    });
  });
});

describe('apply', () => {
  test('apply makes the rehearsed change once', async () => {
    const { words } = await one.ask('plan', { operation: 'dns.records.create', params: RECORD });
    const id = idIn(words);
    const done = await one.ask('apply', { id });
    expect(JSON.parse(done.data)).toMatchObject({ name: 'new.example.com', content: '192.0.2.9' });
    expect(await one.ask('apply', { id })).toMatchObject({
      isError: true,
      words: expect.stringContaining('was already used'),
    });
    expect(changes()).toEqual(['dns.records.create']);
  });

  test('apply takes the id of a plan only, so that the call cannot differ from the rehearsed one', async () => {
    const id = idIn((await one.ask('plan', { operation: 'dns.records.create', params: RECORD })).words);
    const changed = await one.ask('apply', { id, params: { ...RECORD, content: '192.0.2.66' } });
    expect(changed).toMatchObject({
      isError: true,
      words: expect.stringContaining('params: unexpected argument of apply'),
    });
    expect((await one.ask('apply', { id: 'ffffffffffffffff' })).words).toContain('Unknown plan');
    expect(changes()).toEqual([]);
  });

  test('apply refuses an expired plan', async () => {
    let now = 0;
    const slow = await agent({ now: () => now });
    const id = idIn((await slow.ask('plan', { operation: 'dns.records.create', params: RECORD })).words);
    now = 10 * 60_000;
    expect((await slow.ask('apply', { id })).words).toContain('expired after 10 minutes');
    expect((await slow.ask('apply', { id })).words).toContain('expired');
    expect(changes(slow)).toEqual([]);
    await slow.close();
  });

  test('apply refuses a plan after a change in the account, and names the change', async () => {
    const [record] = await api('GET', records);
    const params = { zone_id: ZONE, dns_record_id: record.id };
    const id = idIn((await one.ask('plan', { operation: 'dns.records.delete', params })).words);
    await api('PATCH', `${records}/${record.id}`, { type: 'A', name: record.name, content: '192.0.2.50' });
    const refused = await one.ask('apply', { id });
    expect(refused.words).toContain(`Something changed since the rehearsal: ${records}/${record.id}`);
    expect(refused.isError).toBe(true);
    const create = idIn((await one.ask('plan', { operation: 'dns.records.create', params: RECORD })).words);
    await api('POST', records, { type: 'TXT', name: 'other', content: '"x"', ttl: 1 });
    expect((await one.ask('apply', { id: create })).words).toContain('Something changed');
    expect(changes()).toEqual([]);
  });

  test('a server that only reads has no tool apply, and its plans cannot be applied elsewhere', async () => {
    const reader = await agent({ mayWrite: false });
    expect((await reader.client.listTools()).tools.map(({ name }) => name)).not.toContain('apply');
    const { words } = await reader.ask('plan', { operation: 'dns.records.create', params: RECORD });
    expect(words).toContain('--allow-writes');
    expect(idIn(words)).toBe(undefined);
    expect((await reader.ask('apply', { id: 'any' })).words).toContain('read-only');
    expect(changes(reader)).toEqual([]);
    await reader.close();
  });

  test('apply returns the error of the account', async () => {
    const id = idIn((await one.ask('plan', { operation: 'dns.records.create', params: RECORD })).words);
    one.account.faults.add({
      operation: 'dns.records.create',
      fault: { status: 403, code: 10000, message: 'Authentication error' },
    });
    const { words, isError } = await one.ask('apply', { id });
    expect(isError).toBe(true);
    expect(words).toContain('dns.records.create: 403 [10000] Authentication error');
  });
});

describe('a person', () => {
  test('sees the names and ids of the permissions of a new token', async () => {
    const groups = await api('GET', '/user/tokens/permission_groups');
    const group = groups.find(({ name }: { name: string }) => name === 'DNS Write');
    const policies = [
      {
        effect: 'allow',
        resources: { 'com.cloudflare.api.account.zone.*': '*' },
        permission_groups: [{ id: group.id }],
      },
    ];
    const { data } = await one.ask('plan', { operation: 'user.tokens.create', params: { name: 'new', policies } });
    expect(data).toContain(group.id);
    expect(data).toContain('permission groups: DNS Write');
  });

  test.each([
    ['accept', 1],
    ['decline', 0],
  ] as const)('of a client that can ask may %s a change', async (action, count) => {
    const asking = await agent({ confirm: async () => action === 'accept' });
    const { words } = await asking.ask('plan', { operation: 'dns.records.create', params: RECORD });
    const { isError } = await asking.ask('apply', { id: idIn(words) });
    expect([isError, changes(asking).length]).toEqual([count === 0, count]);
    await asking.close();
  });
});
