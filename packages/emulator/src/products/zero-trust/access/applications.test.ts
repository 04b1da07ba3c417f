import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

const everyone = { decision: 'allow', name: 'all', include: [{ everyone: {} }] };

describe('Access applications and policies', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/access${path}`, body);
  const app = (fields: Record<string, unknown> = {}): Promise<Answer> =>
    call('POST', '/apps', { type: 'self_hosted', name: 'wiki', domain: 'wiki.example.com', ...fields });

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('an application has an audience tag that stays', async () => {
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

  it('policies of an application are made, changed, made reusable and removed', async () => {
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

  it('accounts and zones hold applications of their own', async () => {
    await app();
    const zone = await sandbox.call('GET', `/zones/${await createZone(sandbox)}/access/apps`);
    expect(zone.json.result).toEqual([]);
  });
});
