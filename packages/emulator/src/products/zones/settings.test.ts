import { beforeEach, describe, expect, it } from 'vitest';
import {
  ACCOUNT,
  type Answer,
  createAccount,
  createZone,
  type TestSandbox,
  testSandbox,
} from '../../../test/sandbox.ts';

describe('settings, holds and plans of a zone', () => {
  let sandbox: TestSandbox;
  let zone: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, zone + path, body);
  const subscribe = (id: string): Promise<Answer> => call('POST', '/subscription', { rate_plan: { id } });

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = `/zones/${await createZone(sandbox)}`;
  });

  it('every setting has a default, and some are read-only below a plan', async () => {
    const all = (await call('GET', '/settings')).json.result;
    expect(all.length).toBeGreaterThan(60);
    const byId = new Map(all.map((one: { id: string }) => [one.id, one]));
    expect(byId.get('ssl')).toEqual({ id: 'ssl', value: 'full', editable: true, modified_on: null });
    expect(byId.get('polish')).toMatchObject({ value: 'off', editable: false });
    expect((await call('GET', '/settings/polish')).json.result).toEqual(byId.get('polish'));
  });

  it('an unknown setting is refused for read and write', async () => {
    expect((await call('GET', '/settings/nope')).code).toBe(1006);
    expect((await call('PATCH', '/settings/__proto__', { value: 'on' })).code).toBe(1006);
  });

  it('a setting takes values of its own type only', async () => {
    const fine = await call('PATCH', '/settings/ssl', { value: 'strict' });
    expect(fine.json.result).toMatchObject({ value: 'strict', modified_on: '2026-01-01T00:00:00.000000Z' });
    expect((await call('GET', '/settings/ssl')).json.result.value).toBe('strict');
    for (const [id, value] of [
      ['ssl', 'on'],
      ['browser_cache_ttl', 'x'],
      ['challenge_ttl', 7],
      ['always_online', true],
      ['security_level', 'off'],
      ['max_upload', 500],
      ['edge_cache_ttl', 30],
    ]) {
      const refused = await call('PATCH', `/settings/${id}`, { value });
      expect([id, refused.status, refused.code]).toEqual([id, 400, 1007]);
    }
    expect((await call('PATCH', '/settings/ssl', {})).code).toBe(1007);
  });

  it('values follow the documented lists, ranges and plans', async () => {
    const status = async (id: string, value: unknown): Promise<number> =>
      (await call('PATCH', `/settings/${id}`, { value })).code ?? 0;
    expect(await status('ciphers', ['ECDHE-RSA-AES128-GCM-SHA256'])).toBe(0);
    expect(await status('ciphers', ['AEAD-AES128-GCM-SHA256'])).toBe(1007);
    expect(await status('ssl', 'origin_pull')).toBe(1007);
    expect(await status('h2_prioritization', 'on')).toBe(1015);
    expect(await status('security_header', { strict_transport_security: { enabled: true, max_age: -1 } })).toBe(1007);
    expect(await status('transformations_allowed_origins', 'a.com, *.b.com/images')).toBe(0);
    expect(await status('transformations_allowed_origins', 'https://a.com')).toBe(1007);
    expect(await status('image_resizing', 'sometimes')).toBe(1007);
    expect(await status('origin_max_http_version', '3')).toBe(1007);
    expect(await status('ssl_automatic_mode', 'other')).toBe(1007);
    await subscribe('enterprise');
    expect(await status('ssl', 'origin_pull')).toBe(0);
    expect((await call('GET', '/settings/ssl')).json.result.value).toBe('origin_pull');
    expect(await status('proxy_read_timeout', 6000)).toBe(0);
    expect(await status('proxy_read_timeout', 6001)).toBe(1007);
    expect(await status('edge_cache_ttl', 30)).toBe(0);
    expect(await status('h2_prioritization', 'fast')).toBe(1007);
  });

  it('some defaults depend on the plan of the zone', async () => {
    const values = async (): Promise<unknown[]> =>
      Promise.all(
        ['advanced_ddos', 'speed_brain', 'origin_h2_max_streams', 'max_upload'].map(
          async (id) => (await call('GET', `/settings/${id}`)).json.result.value,
        ),
      );
    expect(await values()).toEqual(['off', 'on', 200, 100]);
    await subscribe('enterprise');
    expect(await values()).toEqual(['on', 'off', 1, 500]);
  });

  it('TLS 1.3 and 0-RTT are one switch under two names', async () => {
    const value = async (id: string): Promise<unknown> => (await call('GET', `/settings/${id}`)).json.result.value;
    await call('PATCH', '/settings/0rtt', { value: 'on' });
    expect(await value('tls_1_3')).toBe('zrt');
    await call('PATCH', '/settings/tls_1_3', { value: 'on' });
    expect(await value('0rtt')).toBe('off');
    expect((await call('PATCH', '/settings/tls_1_3', { value: 'zrt' })).json.result.value).toBe('zrt');
    expect(await value('0rtt')).toBe('on');
  });

  it('omitted parts of a value stay unchanged', async () => {
    await call('PATCH', '/settings/security_header', {
      value: { strict_transport_security: { enabled: true, max_age: 86_400, preload: true } },
    });
    const body = { value: { strict_transport_security: { max_age: 31_536_000 } } };
    expect((await call('PATCH', '/settings/security_header', body)).json.result.value).toEqual({
      strict_transport_security: {
        ...{ enabled: true, max_age: 31_536_000, include_subdomains: false, preload: true, nosniff: false },
      },
    });
  });

  it('a higher plan makes settings editable', async () => {
    expect((await call('PATCH', '/settings/polish', { value: 'lossy' })).code).toBe(1015);
    await subscribe('pro');
    expect((await call('PATCH', '/settings/polish', { value: 'lossy' })).json.result.value).toBe('lossy');
    expect((await call('PATCH', '/settings/true_client_ip_header', { value: 'on' })).code).toBe(1015);
    expect((await call('PATCH', '/settings/advanced_ddos', { value: 'off' })).code).toBe(1015);
  });

  it('several settings are changed together, or none', async () => {
    const both = await call('PATCH', '/settings', [
      { id: 'ssl', value: 'strict' },
      { id: 'brotli', value: 'off' },
    ]);
    expect(both.json.result.map((one: { value: string }) => one.value)).toEqual(['strict', 'off']);
    const bad = await call('PATCH', '/settings', [
      { id: 'ssl', value: 'flexible' },
      { id: 'polish', value: 'lossy' },
    ]);
    expect([bad.status, bad.code]).toEqual([400, 1015]);
    expect((await call('GET', '/settings/ssl')).json.result.value).toBe('strict');
  });

  it('all errors of a bulk change are reported together', async () => {
    const bad = await call('PATCH', '/settings', {
      items: [
        { id: 'orange_to_orange', value: 'on' },
        { id: 'binary_ast', value: 'on' },
        { id: 'ssl', value: 'strict' },
      ],
    });
    expect(bad.json.errors).toMatchObject([
      { code: 1024, message: 'It is not possible to change Orange To Orange settings for this zone.' },
      { code: 1006, message: 'Unrecognized zone setting name: binary_ast' },
    ]);
    const bare = await call('PATCH', '/settings', { ssl: { value: 'flexible' } });
    expect(bare.json.errors).toMatchObject([{ code: 1004, message: "Missing 'items'" }]);
  });

  it('development mode ends after three hours', async () => {
    await call('PATCH', '/settings/development_mode', { value: 'on' });
    sandbox.clock.advance(3_600_000);
    expect((await call('GET', '/settings/development_mode')).json.result).toMatchObject({
      value: 'on',
      time_remaining: 7200,
    });
    expect((await call('GET', '')).json.result.development_mode).toBe(7200);
    sandbox.clock.advance(7_200_000);
    expect((await call('GET', '/settings/development_mode')).json.result).toMatchObject({
      value: 'off',
      time_remaining: 0,
    });
  });

  it('a subscription changes the plan of the zone, and its end reverts it', async () => {
    expect((await call('GET', '/subscription')).json.result.rate_plan.id).toBe('free');
    const { id } = (await subscribe('business')).json.result;
    expect((await subscribe('pro')).status).toBe(409);
    expect((await call('GET', '')).json.result.plan).toMatchObject({ legacy_id: 'business', price: 250 });
    const changed = await call('PUT', '/subscription', { rate_plan: { id: 'pro' }, frequency: 'yearly' });
    expect(changed.json.result).toMatchObject({ id, price: 300, frequency: 'yearly', rate_plan: { id: 'pro' } });
    const plans = (await call('GET', '/available_plans')).json.result;
    expect(plans.filter((plan: { is_subscribed: boolean }) => plan.is_subscribed)).toMatchObject([
      { legacy_id: 'pro' },
    ]);
    expect((await call('DELETE', '/subscription')).json.result).toEqual({ subscription_id: id });
    expect((await call('GET', '')).json.result.plan.legacy_id).toBe('free');
  });

  it('a hold blocks the name in other accounts, and its subdomains on request', async () => {
    const large = await sandbox.call('POST', '/accounts', { name: 'Large', type: 'enterprise' });
    const elsewhere = (name: string): Promise<Answer> =>
      sandbox.call('POST', '/zones', { name, account: { id: large.json.result.id } });
    expect((await call('GET', '/hold')).json.result.hold).toBe(false);
    await call('POST', '/hold');
    const refused = await elsewhere('example.com');
    expect([refused.status, refused.code]).toEqual([400, 1428]);
    expect((await elsewhere('shop.example.com')).status).toBe(200);
    await call('PATCH', '/hold', { include_subdomains: true });
    expect((await elsewhere('docs.example.com')).code).toBe(1428);
    const released = await call('DELETE', '/hold?hold_after=2026-01-01T01:00:00Z');
    expect(released.json.result).toMatchObject({ hold: false, hold_after: '2026-01-01T01:00:00Z' });
    sandbox.clock.advance(3_600_000);
    expect((await call('GET', '/hold')).json.result.hold).toBe(true);
    expect((await elsewhere('example.com')).code).toBe(1428);
    await call('DELETE', '/hold');
    expect((await elsewhere('example.com')).status).toBe(200);
  });

  it('a zone is edited one property at a time, as far as its plan allows', async () => {
    expect((await call('PATCH', '', { paused: true, type: 'full' })).status).toBe(400);
    expect((await call('PATCH', '', { type: 'partial' })).status).toBe(400);
    expect((await call('PATCH', '', { vanity_name_servers: ['ns1.example.com'] })).status).toBe(400);
    await subscribe('business');
    expect((await call('PATCH', '', { type: 'partial' })).json.result.type).toBe('partial');
    expect((await call('PATCH', '', { vanity_name_servers: ['ns1.other.com'] })).status).toBe(400);
    expect(
      (await call('PATCH', '', { vanity_name_servers: ['ns1.example.com'] })).json.result.vanity_name_servers,
    ).toEqual(['ns1.example.com']);
  });

  it('settings are deleted with their zone', async () => {
    await call('PATCH', '/settings/ssl', { value: 'strict' });
    await sandbox.call('DELETE', zone);
    expect((await call('GET', '/settings/ssl')).code).toBe(1001);
  });
});

describe('status of a zone', () => {
  const make = async ({ call }: TestSandbox, name: string, more: object = {}): Promise<string> =>
    `/zones/${(await call('POST', '/zones', { name, account: { id: ACCOUNT }, ...more })).json.result.id}`;

  it('the first check activates a full zone after a minute', async () => {
    const sandbox = testSandbox();
    const zone = await make(sandbox, 'example.com');
    sandbox.clock.advance(59_000);
    expect((await sandbox.call('GET', zone)).json.result.status).toBe('pending');
    sandbox.clock.advance(1000);
    expect((await sandbox.call('GET', '/zones?status=active')).json.result).toHaveLength(1);
    expect((await sandbox.call('GET', zone)).json.result).toMatchObject({
      status: 'active',
      activated_on: '2026-01-01T00:01:00.000000Z',
    });
  });

  it('a partial zone waits for a requested check, for 28 days', async () => {
    const sandbox = testSandbox();
    const [checked, forgotten] = [
      await make(sandbox, 'a.com', { type: 'partial' }),
      await make(sandbox, 'b.com', { type: 'partial' }),
    ];
    sandbox.clock.advance(27 * 86_400_000);
    expect((await sandbox.call('GET', checked)).json.result.status).toBe('pending');
    await sandbox.call('PUT', `${checked}/activation_check`);
    sandbox.clock.advance(86_400_000);
    expect((await sandbox.call('GET', checked)).json.result.status).toBe('active');
    expect((await sandbox.call('GET', forgotten)).status).toBe(404);
  });

  it('a zone activated in another account has moved, and is deleted after seven days', async () => {
    const sandbox = testSandbox();
    const first = await make(sandbox, 'example.com');
    await sandbox.call('PUT', `${first}/activation_check`);
    const second = await make(sandbox, 'example.com', { account: { id: await createAccount(sandbox) } });
    await sandbox.call('PUT', `${second}/activation_check`);
    expect((await sandbox.call('GET', first)).json.result.status).toBe('moved');
    sandbox.clock.advance(7 * 86_400_000);
    expect((await sandbox.call('GET', first)).status).toBe(404);
    expect((await sandbox.call('GET', second)).json.result.status).toBe('active');
  });
});
