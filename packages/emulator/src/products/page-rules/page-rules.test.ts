import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('page rules', () => {
  let sandbox: TestSandbox;
  let zone: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${zone}/pagerules${path}`, body);
  const rule = (value: string, fields: Record<string, unknown> = {}): Promise<Answer> =>
    call('POST', '', {
      targets: [{ target: 'url', constraint: { operator: 'matches', value } }],
      actions: [{ id: 'always_use_https' }],
      ...fields,
    });
  const fault = ({ code, json }: Answer): Loose => [code, json.errors?.[0]?.source?.pointer];
  const URL_POINTER = '/targets/0/constraint/value';

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = await createZone(sandbox);
  });

  it('page rules are unique by address in the zone', async () => {
    const { id, status, priority } = (await rule('*example.com/a/*')).json.result;
    expect([status, priority]).toEqual(['disabled', 1]);
    expect(fault(await rule('*Example.com/a/*'))).toEqual([1004, URL_POINTER]);
    expect(fault(await rule('example.org/*'))).toEqual([1004, URL_POINTER]);
    expect((await call('PATCH', `/${id}`, { status: 'active' })).json.result.status).toBe('active');
    const other = (await rule('example.com/b')).json.result;
    expect(
      fault(
        await call('PATCH', `/${other.id}`, {
          targets: [{ target: 'url', constraint: { operator: 'matches', value: '*example.com/a/*' } }],
        }),
      ),
    ).toEqual([1004, URL_POINTER]);
  });

  it('a free zone has at most three page rules', async () => {
    for (const path of ['a', 'b', 'c']) expect((await rule(`example.com/${path}`)).status).toBe(200);
    const fourth = await rule('example.com/d');
    expect([fourth.status, fourth.code]).toEqual([400, 1004]);
  });

  it('page rules have unique actions, and a redirect excludes others', async () => {
    expect(fault(await rule('example.com/a', { actions: [] }))).toEqual([1004, '/actions']);
    const cache = { id: 'cache_level', value: 'bypass' };
    expect(fault(await rule('example.com/a', { actions: [cache, cache] }))).toEqual([1004, '/actions']);
    const redirect = { id: 'forwarding_url', value: { url: 'https://example.org/', status_code: 301 } };
    expect(fault(await rule('example.com/a', { actions: [redirect, cache] }))).toEqual([1004, '/actions']);
    expect((await rule('example.com/a', { actions: [redirect] })).status).toBe(200);
  });

  it('the plan limits the actions of page rules', async () => {
    const act = (id: string, value: unknown) => rule('example.com/a', { actions: [{ id, value }] });
    expect(fault(await act('host_header_override', 'a.example'))).toEqual([1004, '/actions']);
    expect(fault(await act('browser_cache_ttl', 0))).toEqual([1004, '/actions']);
    await sandbox.call('POST', `/zones/${zone}/subscription`, { rate_plan: { id: 'pro' } });
    expect((await act('polish', 'lossy')).status).toBe(200);
  });

  it('page rules are listed by priority, the highest first', async () => {
    await rule('example.com/a', { priority: 1 });
    await rule('example.com/b', { priority: 10, status: 'active' });
    await rule('example.com/c', { priority: 9 });
    const priorities = async (query: string): Promise<Loose> =>
      (await call('GET', query)).json.result.map((one: Loose) => one.priority);
    expect(await priorities('')).toEqual([10, 9, 1]);
    expect(await priorities('?direction=asc')).toEqual([1, 9, 10]);
    expect(await priorities('?status=active')).toEqual([10]);
  });
});
