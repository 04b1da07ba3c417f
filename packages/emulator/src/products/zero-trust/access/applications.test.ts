import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

const everyone = { decision: 'allow', name: 'all', include: [{ everyone: {} }] };

describe('Access applications and policies', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/access${path}`, body);
  const app = (fields: Record<string, unknown> = {}): Promise<Answer> =>
    call('POST', '/apps', { type: 'self_hosted', name: 'wiki', domain: 'wiki.example.com', ...fields });

  beforeEach(async () => {
    sandbox = testSandbox();
    await createZone(sandbox);
  });

  it('an application keeps its audience tag', async () => {
    const created = await app();
    expect(created.status).toBe(201);
    const { id, aud } = created.json.result;
    expect(aud).toMatch(/^[0-9a-f]{64}$/);
    const updated = await call('PUT', `/apps/${id}`, {
      type: 'self_hosted',
      name: 'wiki 2',
      domain: 'wiki.example.com',
    });
    expect(updated.json.result).toMatchObject({ id, aud, name: 'wiki 2', self_hosted_domains: ['wiki.example.com'] });
    expect((await call('GET', '/apps?name=wiki')).json.result).toHaveLength(1);
    expect((await call('DELETE', `/apps/${id}`)).status).toBe(202);
    expect((await call('GET', `/apps/${id}`)).status).toBe(404);
  });

  it('a policy or a group that names a group or a service token instead of its id is refused', async () => {
    const [byGroup, byToken] = [{ group: { id: 'admins' } }, { service_token: { token_id: 'my-ci-token' } }];
    for (const rule of [byGroup, byToken])
      expect((await call('POST', '/policies', { ...everyone, include: [rule] })).code).toBe(12130);
    expect((await call('POST', '/groups', { name: 'g', include: [byGroup] })).code).toBe(12130);
    expect((await call('POST', '/policies', { ...everyone, exclude: [byToken] })).code).toBe(12130);
  });

  it('a policy without an Include selector is refused', async () => {
    for (const include of [undefined, []])
      expect((await call('POST', '/policies', { ...everyone, include })).code).toBe(12130);
    const { id } = (await call('POST', '/policies', everyone)).json.result;
    expect((await call('PUT', `/policies/${id}`, { ...everyone, include: [] })).code).toBe(12130);
  });

  it('reusable policies are attached by id and counted', async () => {
    const policy = (await call('POST', '/policies', everyone)).json.result;
    expect(policy).toMatchObject({ name: 'all', reusable: true, app_count: 0 });
    const { id } = (
      await app({
        policies: [
          { id: policy.id, precedence: 2 },
          { ...everyone, name: 'inline', precedence: 1 },
        ],
      })
    ).json.result;
    const shown = (await call('GET', `/apps/${id}`)).json.result.policies;
    expect(shown.map((one: { name: string; precedence: number }) => [one.name, one.precedence])).toEqual([
      ['inline', 1],
      ['all', 2],
    ]);
    expect((await call('GET', `/policies/${policy.id}`)).json.result.app_count).toBe(1);
    expect((await call('DELETE', `/policies/${policy.id}`)).status).toBe(400);
    await call('DELETE', `/apps/${id}`);
    expect((await call('DELETE', `/policies/${policy.id}`)).status).toBe(202);
    expect((await app({ policies: [policy.id] })).code).toBe(12130);
  });

  it('policies of an application are created, changed, made reusable and removed', async () => {
    const { id } = (await app()).json.result;
    const policies = `/apps/${id}/policies`;
    const one = (await call('POST', policies, everyone)).json.result;
    expect(one.precedence).toBe(1);
    expect((await call('POST', policies, { ...everyone, name: 'second' })).json.result.precedence).toBe(2);
    expect(
      (await call('PUT', `${policies}/${one.id}`, { ...everyone, name: 'renamed', precedence: 3 })).json.result.name,
    ).toBe('renamed');
    expect((await call('GET', policies)).json.result.map((policy: { name: string }) => policy.name)).toEqual([
      'second',
      'renamed',
    ]);
    expect((await call('PUT', `${policies}/${one.id}/make_reusable`)).status).toBe(200);
    expect((await call('GET', `/policies/${one.id}`)).json.result).toMatchObject({ name: 'renamed', app_count: 1 });
    expect((await call('DELETE', `${policies}/${one.id}`)).status).toBe(202);
    expect((await call('GET', policies)).json.result).toHaveLength(1);
  });

  it('accounts and zones have separate applications', async () => {
    await app();
    const zone = await sandbox.call('GET', `/zones/${await createZone(sandbox, 'example.org')}/access/apps`);
    expect(zone.json.result).toEqual([]);
  });

  it.each([
    ['a host within a zone', { domain: 'a.wiki.example.com' }],
    ['a zone with a path', { domain: 'Example.com/admin' }],
    ['a wildcard', { domain: '*.example.com' }],
    ['hosts of the account alone', { domain: undefined, self_hosted_domains: ['example.com', 'b.example.com'] }],
    ['a private destination', { destinations: [{ type: 'private', hostname: 'wiki.local' }] }],
    ['the name of the account under workers.dev', { domain: 'api.local-000001.workers.dev' }],
    ['a type without a host of its own', { type: 'bookmark', domain: 'wiki.example.net' }],
  ])('an application can protect %s', async (_, fields) => {
    expect((await app(fields)).status).toBe(201);
  });

  it.each([
    ['domain', { domain: 'wiki.example.net' }, '/domain'],
    ['domain that only ends alike', { domain: 'notexample.com' }, '/domain'],
    ['browser SSH', { type: 'ssh', domain: 'ssh.example.net' }, '/domain'],
    ['second host', { self_hosted_domains: ['example.com', 'example.net'] }, '/self_hosted_domains/1'],
    ['destination', { destinations: [{ type: 'public', uri: 'example.net/a' }] }, '/destinations/0/uri'],
    ['name of another under workers.dev', { domain: 'api.theirs.workers.dev' }, '/domain'],
    ['project of another under pages.dev', { domain: 'site.pages.dev' }, '/domain'],
  ])('a host outside of the account is refused: %s', async (_, fields, pointer) => {
    const { status, json } = await app(fields);
    expect([status, json.errors?.[0]]).toMatchObject([
      400,
      { code: 12130, message: 'access.api.error.invalid_request: domain does not belong to zone', source: { pointer } },
    ]);
  });

  it('hosts are checked when an application is changed, and a zone’s application takes hosts of the zone', async () => {
    const { id } = (await app()).json.result;
    const other = { type: 'self_hosted', name: 'wiki', domain: 'wiki.example.org' };
    expect((await call('PUT', `/apps/${id}`, other)).code).toBe(12130);
    const path = `/zones/${await createZone(sandbox, 'example.org')}`;
    expect((await call('PUT', `/apps/${id}`, other)).status).toBe(200);
    expect((await sandbox.call('POST', `${path}/access/apps`, other)).status).toBe(201);
    const outside = { ...other, domain: 'wiki.example.com' };
    expect((await sandbox.call('POST', `${path}/access/apps`, outside)).code).toBe(12130);
  });

  it('custom hostnames and Pages projects of the account are accepted as hosts', async () => {
    const zone = await createZone(sandbox, 'example.org');
    const hostname = { hostname: 'app.customer.dev', ssl: { method: 'txt', type: 'dv' } };
    await sandbox.call('POST', `/zones/${zone}/custom_hostnames`, hostname);
    expect((await app({ domain: 'app.customer.dev' })).status).toBe(201);
    const pages = `/accounts/${ACCOUNT}/pages/projects`;
    await sandbox.call('POST', pages, { name: 'site', production_branch: 'main' });
    expect((await app({ domain: '*.site.pages.dev' })).status).toBe(201);
  });

  it('a session duration is between zero and a month', async () => {
    for (const session_duration of ['0s', '30m', '1h30m', '500ms', '730h'])
      expect((await app({ session_duration })).json.result.session_duration).toBe(session_duration);
    const { id } = (await call('POST', '/policies', everyone)).json.result;
    for (const session_duration of ['1d', '24', 'long', '-1h', '731h']) {
      expect([session_duration, (await app({ session_duration })).code]).toEqual([session_duration, 12130]);
      expect((await call('PUT', `/policies/${id}`, { ...everyone, session_duration })).code).toBe(12130);
    }
  });
});
