import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

describe('infrastructure targets', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/infrastructure/targets${path}`, body);
  const target = { hostname: 'db-1', ip: { ipv4: { ip_addr: '10.0.0.1' } } };

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a target has addresses and a unique name', async () => {
    const { id } = (await call('POST', '', target)).json.result;
    expect((await call('POST', '', target)).status).toBe(409);
    expect((await call('POST', '', { ...target, hostname: 'a b' })).status).toBe(400);
    const wrong = await call('POST', '', { hostname: 'db-2', ip: { ipv6: { ip_addr: '10.0.0.1' } } });
    expect(wrong.json.errors?.[0]?.source?.pointer).toBe('/ip/ipv6/ip_addr');
    expect((await call('PUT', `/${id}`, { ...target, hostname: 'db-9' })).json.result).toMatchObject({
      id,
      hostname: 'db-9',
    });
    expect((await call('PUT', '/f174e90a-fafe-4643-bbbc-4a0ed4fc8415', target)).status).toBe(404);
  });

  it('targets are created and removed in bulk', async () => {
    const second = { ...target, hostname: 'db-2' };
    expect((await call('PUT', '/batch', [target, { ...second, hostname: '' }])).status).toBe(400);
    expect((await call('GET', '')).json.result).toEqual([]);
    const made = (await call('PUT', '/batch', [target, second])).json.result;
    expect((await call('GET', '')).json.result.map((one: { hostname: string }) => one.hostname)).toEqual([
      'db-1',
      'db-2',
    ]);
    expect((await call('POST', '/batch_delete', { target_ids: [made[0].id] })).status).toBe(204);
    expect((await call('GET', '')).json.result).toMatchObject([{ hostname: 'db-2' }]);
  });
});
