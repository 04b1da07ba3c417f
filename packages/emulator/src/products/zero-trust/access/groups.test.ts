import { beforeEach, describe, expect, it } from 'vitest';
import {
  ACCOUNT,
  type Answer,
  createZone,
  type Loose,
  type TestSandbox,
  testSandbox,
} from '../../../../test/sandbox.ts';

const YEAR = 8760 * 3600e3;

describe('Access groups, service tokens and identity providers', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/access${path}`, body);
  const made = async (path: string, body: unknown): Promise<Loose> => (await call('POST', path, body)).json.result;
  const timeOf = async (id: string): Promise<number> =>
    Date.parse((await call('GET', `/service_tokens/${id}`)).json.result.expires_at);

  beforeEach(async () => {
    sandbox = testSandbox();
    await createZone(sandbox);
  });

  it('a group shows only the rules that it was given, and takes any value of is_default', async () => {
    const include = [{ email_domain: { domain: 'example.com' } }];
    for (const is_default of [undefined, false, true]) {
      const { id, ...group } = await made('/groups', { name: 'staff', include, is_default });
      expect([group.include, group.is_default ?? []]).toEqual([include, []]);
      expect((await call('GET', `/groups/${id}`)).json.result.is_default ?? []).toEqual([]);
    }
  });

  it('a group cannot be deleted while a policy or another group references it', async () => {
    const { id } = await made('/groups', { name: 'staff', include: [{ email_domain: { domain: 'example.com' } }] });
    const policy = await made('/policies', { name: 'p', decision: 'allow', include: [{ group: { id } }] });
    expect((await call('DELETE', `/groups/${id}`)).status).toBe(409);
    await call('DELETE', `/policies/${policy.id}`);
    const outer = await made('/groups', { name: 'outer', include: [{ group: { id } }] });
    expect((await call('DELETE', `/groups/${id}`)).status).toBe(409);
    await call('DELETE', `/groups/${outer.id}`);
    expect((await call('DELETE', `/groups/${id}`)).status).toBe(202);
  });

  it('a group cannot include itself', async () => {
    const { id } = await made('/groups', { name: 'a', include: [{ everyone: {} }] });
    const update = await call('PUT', `/groups/${id}`, { name: 'a', include: [{ group: { id } }] });
    expect(update.status).toBe(409);
  });

  it('the secret of a service token is shown once', async () => {
    const token = await made('/service_tokens', { name: 'ci' });
    expect(token.client_id).toMatch(/^[0-9a-f]{32}\.access$/);
    expect(token.client_secret).toMatch(/^[0-9a-f]{64}$/);
    for (const path of ['/service_tokens', `/service_tokens/${token.id}`]) {
      expect((await call('GET', path)).text).not.toContain(token.client_secret);
    }
    const state = Buffer.from(await sandbox.emulator.snapshot());
    expect([state.includes(token.client_id), state.includes(token.client_secret)]).toEqual([true, false]);
  });

  it('rotation creates a new secret under the same id', async () => {
    const token = await made('/service_tokens', { name: 'ci' });
    const rotated = (await call('POST', `/service_tokens/${token.id}/rotate`, {})).json.result;
    expect(rotated.client_id).toBe(token.client_id);
    expect(rotated.client_secret).not.toBe(token.client_secret);
  });

  it('a token lives for its duration, by default a year', async () => {
    const start = sandbox.clock.now();
    const { id } = await made('/service_tokens', { name: 'ci' });
    expect(await timeOf(id)).toBe(start + YEAR);
    const short = await made('/service_tokens', { name: 'short', duration: '1h30m' });
    expect(await timeOf(short.id)).toBe(start + 5_400_000);
    expect((await call('POST', '/service_tokens', { name: 'x', duration: '1 day' })).code).toBe(12130);
  });

  it('a refresh adds a year, even to an expired token', async () => {
    const { id } = await made('/service_tokens', { name: 'ci' });
    const before = await timeOf(id);
    await call('POST', `/service_tokens/${id}/refresh`);
    expect(await timeOf(id)).toBe(before + YEAR);
    sandbox.clock.advance(3 * YEAR);
    await call('POST', `/service_tokens/${id}/refresh`);
    expect(await timeOf(id)).toBe(sandbox.clock.now() + YEAR);
  });

  it('a new name keeps the expiry, a new duration starts now', async () => {
    const { id } = await made('/service_tokens', { name: 'ci' });
    const before = await timeOf(id);
    sandbox.clock.advance(60_000);
    expect((await call('PUT', `/service_tokens/${id}`, { name: 'new' })).json.result.name).toBe('new');
    expect(await timeOf(id)).toBe(before);
    await call('PUT', `/service_tokens/${id}`, { duration: '1h' });
    expect(await timeOf(id)).toBe(sandbox.clock.now() + 3_600_000);
  });

  it('a token cannot be deleted while a policy references it', async () => {
    const { id } = await made('/service_tokens', { name: 'ci' });
    const rule = { service_token: { token_id: id } };
    const policy = await made('/policies', { name: 'p', decision: 'non_identity', include: [rule] });
    expect((await call('DELETE', `/service_tokens/${id}`)).status).toBe(409);
    await call('DELETE', `/policies/${policy.id}`);
    expect((await call('DELETE', `/service_tokens/${id}`)).status).toBe(200);
    expect((await call('GET', `/service_tokens/${id}`)).status).toBe(404);
  });

  it('DNS over HTTPS takes an existing service token', async () => {
    const { id, client_id } = await made('/service_tokens', { name: 'doh' });
    const none = { service_token_id: 'f174e90a-fafe-4643-bbbc-4a0ed4fc8415' };
    expect((await call('PUT', '/organizations/doh', none)).status).toBe(404);
    await call('PUT', '/organizations/doh', { service_token_id: id, doh_jwt_duration: '800h' });
    expect((await call('GET', '/organizations/doh')).json.result).toMatchObject({
      id,
      client_id,
      doh_jwt_duration: '800h',
    });
  });

  const github = { name: 'gh', type: 'github', config: { client_id: 'c', client_secret: 'hush-hush' } };

  it('the secret of a provider is never shown', async () => {
    const created = await call('POST', '/identity_providers', github);
    expect([created.status, created.text.includes('hush-hush')]).toEqual([201, false]);
    const { id } = created.json.result;
    expect((await call('GET', `/identity_providers/${id}`)).json.result.config).toEqual({ client_id: 'c' });
    await call('PUT', `/identity_providers/${id}`, github);
    expect((await call('GET', '/identity_providers')).text).not.toContain('hush-hush');
    const state = Buffer.from(await sandbox.emulator.snapshot());
    expect([state.includes('github'), state.includes('hush-hush')]).toEqual([true, false]);
  });

  it('the SCIM token is shown once, when SCIM is enabled', async () => {
    const created = await made('/identity_providers', { ...github, scim_config: { enabled: true } });
    expect(created.scim_config.secret).toMatch(/^[0-9a-f]{64}$/);
    const path = `/identity_providers/${created.id}`;
    expect((await call('GET', path)).json.result.scim_config.secret).toBeUndefined();
    const again = await call('PUT', path, { ...github, scim_config: { enabled: true } });
    expect(again.json.result.scim_config.secret).toBeUndefined();
  });

  it('there is at most one provider of one-time PINs', async () => {
    const pin = { name: 'pin', type: 'onetimepin', config: {} };
    const { id } = await made('/identity_providers', pin);
    expect((await call('POST', '/identity_providers', pin)).status).toBe(409);
    expect((await call('PUT', `/identity_providers/${id}`, { ...pin, name: 'mail' })).status).toBe(200);
  });

  it('a provider cannot be deleted while an application or a policy uses it', async () => {
    const { id } = await made('/identity_providers', github);
    const app = await made('/apps', { type: 'self_hosted', name: 'w', domain: 'w.example.com', allowed_idps: [id] });
    expect((await call('DELETE', `/identity_providers/${id}`)).status).toBe(409);
    await call('DELETE', `/apps/${app.id}`);
    const include = [{ 'github-organization': { identity_provider_id: id, name: 'acme' } }];
    const policy = await made('/policies', { name: 'p', decision: 'allow', include });
    expect((await call('DELETE', `/identity_providers/${id}`)).status).toBe(409);
    await call('DELETE', `/policies/${policy.id}`);
    expect((await call('DELETE', `/identity_providers/${id}`)).status).toBe(202);
  });

  it('policies of an application have distinct precedences', async () => {
    const { id } = await made('/apps', { type: 'self_hosted', name: 'w', domain: 'w.example.com' });
    const policy = { name: 'p', decision: 'allow', include: [{ everyone: {} }], precedence: 1 };
    expect((await call('POST', `/apps/${id}/policies`, policy)).status).toBe(201);
    expect((await call('POST', `/apps/${id}/policies`, policy)).code).toBe(12130);
    const second = await made(`/apps/${id}/policies`, { ...policy, precedence: 2 });
    expect((await call('PUT', `/apps/${id}/policies/${second.id}`, policy)).code).toBe(12130);
    expect((await call('GET', `/apps/${id}/policies`)).json.result).toHaveLength(2);
  });
});
