import { describe, expect, it } from 'vitest';
import {
  ACCOUNT,
  type Answer,
  createZone,
  SEEDED,
  type TestSandbox,
  testSandbox,
  UNKNOWN_TOKEN,
  ZONE,
} from '../../test/sandbox.ts';

const OTHER = 'f1a4e0000000000000000000000000ff';
const DNS_READ = '82e64a83756745bbbb1c9c2701bf816b';
const DNS_WRITE = '4755a26eedb94da69e1066d98aa820be';
const ZONE_READ = 'c8fed203ed3043cba015a93ad1616f1f';
const KV_WRITE = 'f7f0eda5697f475c90846e879bab8666';

type Resources = Record<string, string | Record<string, string>>;
const policy = (groups: string[], resources: Resources, effect = 'allow') => ({
  effect,
  permission_groups: groups.map((id) => ({ id })),
  resources,
});
const ALL_ZONES = { 'com.cloudflare.api.account.zone.*': '*' };

/** A sandbox with a zone, and a way to make tokens and to ask as they. */
async function zoned(options: Parameters<typeof testSandbox>[0] = {}) {
  const sandbox = testSandbox(options);
  const zone = await createZone(sandbox, 'a.example');
  const token = async (policies: unknown[], more: object = {}, at = '/user'): Promise<string> =>
    (await sandbox.call('POST', `${at}/tokens`, { name: 't', policies, ...more })).json.result.value;
  const as = (secret: string, method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, path, body, { authorization: `Bearer ${secret}` });
  return { ...sandbox, zone, token, as };
}

const outcome = ({ status, code }: Answer) => [status, code];
const NO_GROUP = [403, 10000];
const NO_RESOURCE = [403, 9109];
const OK = [200, undefined];
const RECORD = { type: 'A', name: 'www', content: '192.0.2.1', ttl: 60 };

describe('tokens', () => {
  it('a token needs one of the groups that the operation requires', async () => {
    const { as, token, zone, emulator } = await zoned();
    const reader = await token([policy([DNS_READ], ALL_ZONES)]);
    const records = `/zones/${zone}/dns_records`;
    expect(outcome(await as(reader, 'GET', records))).toEqual(OK);
    const refused = await as(reader, 'POST', records, RECORD);
    expect(refused.json).toEqual({
      success: false,
      errors: [{ code: 10000, message: 'Authentication error' }],
      messages: [],
      result: null,
    });
    expect(outcome(await as(reader, 'DELETE', `/zones/${zone}`))).toEqual(NO_GROUP);
    const verdicts = emulator.journal.entries({ path: records }).map(({ permission }) => permission);
    expect(verdicts).toEqual([
      { verdict: 'allowed', needed: ['DNS Read', 'DNS Write'] },
      { verdict: 'refused', needed: ['DNS Write'] },
    ]);
  });

  it('a token with write permission may read', async () => {
    const { as, token, zone } = await zoned();
    const writer = await token([policy([DNS_WRITE], ALL_ZONES)]);
    expect(outcome(await as(writer, 'POST', `/zones/${zone}/dns_records`, RECORD))).toEqual(OK);
    expect(outcome(await as(writer, 'GET', `/zones/${zone}/dns_records`))).toEqual(OK);
  });

  it.each<[string, (zone: string) => Resources, unknown[]]>([
    ['this zone', (zone) => ({ [`com.cloudflare.api.account.zone.${zone}`]: '*' }), OK],
    ['another zone', () => ({ 'com.cloudflare.api.account.zone.x': '*' }), NO_RESOURCE],
    ['the zones of its account', () => ({ [`com.cloudflare.api.account.${ACCOUNT}`]: ALL_ZONES }), OK],
    ['the zones of another account', () => ({ [`com.cloudflare.api.account.${OTHER}`]: ALL_ZONES }), NO_RESOURCE],
    ['its account', () => ({ [`com.cloudflare.api.account.${ACCOUNT}`]: '*' }), OK],
    ['all accounts', () => ({ 'com.cloudflare.api.account.*': '*' }), OK],
    ['a user', () => ({ 'com.cloudflare.api.user.x': '*' }), NO_RESOURCE],
  ])('a token reaches a zone through %s, or not', async (_, resources, expected) => {
    const { as, token, zone } = await zoned();
    const secret = await token([policy([DNS_READ], resources(zone))]);
    expect(outcome(await as(secret, 'GET', `/zones/${zone}/dns_records`))).toEqual(expected);
  });

  it('a deny policy of a token overrides an allow policy', async () => {
    const { as, token, zone } = await zoned();
    const denied = { [`com.cloudflare.api.account.zone.${zone}`]: '*' };
    const secret = await token([policy([DNS_READ], ALL_ZONES), policy([DNS_READ], denied, 'deny')]);
    expect(outcome(await as(secret, 'GET', `/zones/${zone}/dns_records`))).toEqual(NO_RESOURCE);
  });

  it('a token reaches its accounts, and lists without an owner', async () => {
    const { as, token } = await zoned();
    const kv = await token([policy([KV_WRITE], { [`com.cloudflare.api.account.${ACCOUNT}`]: '*' })]);
    expect(outcome(await as(kv, 'GET', `/accounts/${ACCOUNT}/storage/kv/namespaces`))).toEqual(OK);
    expect(outcome(await as(kv, 'GET', `/accounts/${OTHER}/storage/kv/namespaces`))).toEqual(NO_RESOURCE);
    expect(outcome(await as(kv, 'GET', '/user'))).toEqual(NO_GROUP);
    const zones = await token([policy([ZONE_READ], ALL_ZONES)]);
    expect(outcome(await as(zones, 'GET', '/zones'))).toEqual(OK);
    expect(outcome(await as(zones, 'GET', '/accounts'))).toEqual(OK);
  });

  it('the list of zones shows a token only zones that its policies cover', async () => {
    const { as, token, zone, call } = await zoned();
    const { json } = await call('POST', '/accounts', { name: 'Other' });
    await call('POST', '/zones', { name: 'b.example', account: { id: json.result.id } });
    const seen = async (policies: unknown[]): Promise<string[]> => {
      const answer = await as(await token(policies), 'GET', '/zones');
      expect(answer.json.result_info.total_count).toBe(answer.json.result.length);
      return answer.json.result.map(({ name }: { name: string }) => name);
    };
    const one = { [`com.cloudflare.api.account.zone.${zone}`]: '*' };
    expect(await seen([policy([DNS_WRITE], ALL_ZONES)])).toEqual(['a.example', 'b.example']);
    expect(await seen([policy([DNS_WRITE], one)])).toEqual(['a.example']);
    expect(await seen([policy([DNS_READ], ALL_ZONES), policy([DNS_READ], one, 'deny')])).toEqual(['b.example']);
    expect(await seen([policy([ZONE_READ], { [`com.cloudflare.api.account.${json.result.id}`]: ALL_ZONES })])).toEqual([
      'b.example',
    ]);
    expect(await seen([policy([ZONE_READ], { 'com.cloudflare.api.user.x': '*' })])).toEqual([]);
  });

  it('a token is valid only for its addresses and dates', async () => {
    const { call, token, zone, clock } = await zoned();
    const condition = { request_ip: { in: ['192.0.2.0/24', '2001:db8::/32'], not_in: ['192.0.2.7/32'] } };
    const ask = async (secret: string, from?: string) =>
      outcome(
        await call('GET', `/zones/${zone}/dns_records`, undefined, {
          authorization: `Bearer ${secret}`,
          ...(from === undefined ? {} : { 'cf-connecting-ip': from }),
        }),
      );
    const secret = await token([policy([DNS_READ], ALL_ZONES)], { condition });
    expect(await ask(secret, '192.0.2.1')).toEqual(OK);
    expect(await ask(secret, '2001:db8::1')).toEqual(OK);
    expect(await ask(secret, '192.0.2.7')).toEqual([403, 9109]);
    expect(await ask(secret)).toEqual([403, 9109]);
    const times = { not_before: '2026-01-02T00:00:00Z', expires_on: '2026-01-03T00:00:00Z' };
    const dated = await token([policy([DNS_READ], ALL_ZONES)], times);
    expect((await ask(dated))[0]).not.toBe(200);
    clock.advance(86_400_000);
    expect(await ask(dated)).toEqual(OK);
    clock.advance(86_400_000);
    expect((await ask(dated))[0]).not.toBe(200);
  });

  it('a token of an account reaches no other account', async () => {
    const { as, token } = await zoned();
    const resources = { 'com.cloudflare.api.account.*': '*' };
    const secret = await token([policy([KV_WRITE], resources)], {}, `/accounts/${ACCOUNT}`);
    expect(secret).toMatch(/^cfat_[0-9a-f]{48}$/);
    expect(outcome(await as(secret, 'GET', `/accounts/${ACCOUNT}/storage/kv/namespaces`))).toEqual(OK);
    expect(outcome(await as(secret, 'GET', `/accounts/${OTHER}/storage/kv/namespaces`))).toEqual(NO_RESOURCE);
  });
});

describe('credentials that were not created here', () => {
  it('unknown credentials have all permissions, unless they are refused by option', async () => {
    const { call, emulator } = testSandbox({ auth: 'strict' });
    const token = { authorization: `Bearer ${UNKNOWN_TOKEN}` };
    expect(outcome(await call('GET', '/zones', undefined, token))).toEqual([403, 9109]);
    expect(outcome(await call('GET', '/user/tokens/verify', undefined, token))).toEqual([401, 1000]);
    expect((await call('GET', '/ips')).status).toBe(200);
    const key = await emulator.fetch('http://x/client/v4/zones', {
      headers: { 'x-auth-key': '0123456789abcdef0123456789abcdef01234', 'x-auth-email': 'user@example.com' },
    });
    expect([key.status, (await key.json()).errors[0].code]).toEqual([403, 9103]);
    expect(emulator.journal.entries()[0]?.permission.verdict).toBe('refused');
  });
});

describe('malformed credentials', () => {
  const refusal = async (headers: Record<string, string>, auth: 'any' | 'strict' = 'strict') => {
    const response = await testSandbox({ auth }).emulator.fetch('http://x/client/v4/zones', { headers });
    const [error] = (await response.json()).errors;
    return [response.status, error.code, ...(error.error_chain ?? []).map(({ code }: { code: number }) => code)];
  };

  it.each([
    [{}, [400, 9106]],
    [{ 'x-auth-key': 'k' }, [400, 9106]],
    [{ 'x-auth-email': 'user@example.com' }, [400, 9106]],
    [{ authorization: 'Basic abc' }, [400, 6003, 6111]],
    [{ authorization: 'Bearer' }, [400, 6003, 6111]],
    [{ authorization: 'Bearer two words' }, [400, 6003, 6111]],
    [{ authorization: 'Bearer "quoted"' }, [400, 6003, 6111]],
  ])('%j is refused whatever the auth option', async (headers, expected) => {
    expect(await refusal(headers, 'any')).toEqual(expected);
    expect(await refusal(headers)).toEqual(expected);
  });

  it.each([
    [{ authorization: 'Bearer short' }, [400, 6003, 6111]],
    [{ authorization: `Bearer ${UNKNOWN_TOKEN}x` }, [400, 6003, 6111]],
    [{ authorization: `Bearer cfut_${'a'.repeat(48)}` }, [403, 9109]],
    [{ 'x-auth-key': UNKNOWN_TOKEN, 'x-auth-email': 'user@example.com' }, [400, 6003, 6103]],
    [{ 'x-auth-key': 'k', 'x-auth-email': 'user' }, [400, 6003, 6102, 6103]],
    [{ 'x-auth-key': `cfk_${'a'.repeat(48)}`, 'x-auth-email': 'user@example.com' }, [403, 9103]],
  ])('%j is refused under strict auth', async (headers, expected) => {
    expect(await refusal(headers)).toEqual(expected);
  });
});

describe('token operations', () => {
  const create = async ({ call }: TestSandbox, more: object = {}) =>
    (await call('POST', '/user/tokens', { name: 't', policies: [policy([DNS_READ], ALL_ZONES)], ...more })).json.result;

  it('a token shows its value once', async () => {
    const sandbox = testSandbox();
    const made = await create(sandbox, { condition: { request_ip: { in: ['192.0.2.0/24'] } } });
    expect(made.value).toMatch(/^cfut_[0-9a-f]{48}$/);
    expect(made.policies[0].permission_groups).toEqual([{ id: DNS_READ, name: 'DNS Read' }]);
    const { value, ...rest } = made;
    expect((await sandbox.call('GET', `/user/tokens/${made.id}`)).json.result).toEqual(rest);
    const list = await sandbox.call('GET', '/user/tokens');
    expect([list.json.result, list.json.result_info.total_count]).toEqual([[rest], 1]);
    expect(JSON.stringify(sandbox.emulator.journal.entries())).not.toContain(value);
  });

  it('the permission groups of a policy are returned in the order of their ids', async () => {
    const policies = [policy([DNS_READ, ZONE_READ, DNS_WRITE], ALL_ZONES)];
    const { json } = await testSandbox().call('POST', '/user/tokens', { name: 't', policies });
    const ids = json.result.policies[0].permission_groups.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([DNS_WRITE, DNS_READ, ZONE_READ]);
  });

  it('a token is verified by the endpoint of its own kind', async () => {
    const sandbox = testSandbox();
    const { id, value } = await create(sandbox, { expires_on: '2027-01-01T00:00:00Z' });
    const ask = (path: string) => sandbox.call('GET', path, undefined, { authorization: `Bearer ${value}` });
    expect((await ask('/user/tokens/verify')).json).toEqual({
      success: true,
      errors: [],
      messages: [{ code: 10000, message: 'This API Token is valid and active' }],
      result: { id, status: 'active', expires_on: '2027-01-01T00:00:00Z' },
    });
    expect(outcome(await ask(`/accounts/${ACCOUNT}/tokens/verify`))).toEqual([401, 1000]);
    expect((await sandbox.call('GET', '/user/tokens/verify')).json.result.status).toBe('active');
  });

  it('a token is valid between two times, and while active', async () => {
    const sandbox = testSandbox(SEEDED);
    const times = { not_before: '2026-01-02T00:00:00Z', expires_on: '2026-01-03T00:00:00Z' };
    const { id, value } = await create(sandbox, times);
    const use = async () =>
      outcome(await sandbox.call('GET', `/zones/${ZONE}/dns_records`, undefined, { authorization: `Bearer ${value}` }));
    const REFUSED = [403, 9109];
    const ALLOWED = [200, undefined];
    expect(await use()).toEqual(REFUSED);
    sandbox.clock.set('2026-01-02T00:00:00Z');
    expect(await use()).toEqual(ALLOWED);
    const body = { name: 't', policies: [policy([DNS_READ], ALL_ZONES)], ...times };
    await sandbox.call('PUT', `/user/tokens/${id}`, { ...body, status: 'disabled' });
    expect(await use()).toEqual(REFUSED);
    await sandbox.call('PUT', `/user/tokens/${id}`, { ...body, status: 'active' });
    expect(await use()).toEqual(ALLOWED);
    sandbox.clock.set('2026-01-03T00:00:00Z');
    expect(await use()).toEqual(REFUSED);
    const verified = await sandbox.call('GET', '/user/tokens/verify', undefined, { authorization: `Bearer ${value}` });
    expect(verified.json.result.status).toBe('expired');
    expect((await sandbox.call('GET', '/user/tokens?include_expired=false')).json.result).toEqual([]);
  });

  it('tokens are rolled and deleted, and the old value becomes invalid', async () => {
    const sandbox = testSandbox({ auth: 'any' });
    const { id, value } = await create(sandbox);
    const rolled = (await sandbox.call('PUT', `/user/tokens/${id}/value`, {})).json.result;
    expect(rolled).not.toBe(value);
    const refused = async (secret: string) =>
      outcome(await sandbox.call('GET', '/user', undefined, { authorization: `Bearer ${secret}` }));
    expect(await refused(rolled)).toEqual(NO_GROUP);
    expect(await refused(value)).toEqual(OK); // unknown now, so taken as any other
    expect((await sandbox.call('DELETE', `/user/tokens/${id}`)).json.result).toEqual({ id });
    expect((await sandbox.call('GET', `/user/tokens/${id}`)).status).toBe(404);
    expect(JSON.stringify(sandbox.emulator.journal.entries())).not.toContain(rolled);
  });

  it('permission groups are listed with their scopes', async () => {
    const { call } = testSandbox();
    const groups = (await call('GET', '/user/tokens/permission_groups')).json.result;
    expect(groups.length).toBeGreaterThan(150);
    const scopes = expect.arrayContaining(['com.cloudflare.api.account.zone']);
    expect(groups).toContainEqual({ id: DNS_WRITE, name: 'DNS Write', scopes });
    const named = await call('GET', `/accounts/${ACCOUNT}/tokens/permission_groups?name=DNS%2520Write`);
    expect(named.json.result.map(({ name }: { name: string }) => name)).toEqual(['DNS Write']);
    const scoped = await call('GET', '/user/tokens/permission_groups?scope=com.cloudflare.api.user');
    expect(scoped.json.result.map(({ name }: { name: string }) => name)).toContain('API Tokens Write');
  });
});
