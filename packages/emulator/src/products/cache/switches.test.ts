import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('zone switches outside of its settings', () => {
  let sandbox: TestSandbox;
  let zone: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, zone + path, body);

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = `/zones/${await createZone(sandbox)}`;
  });

  it('zone switches are off by default, and read-only below the required plan', async () => {
    expect((await call('GET', '/argo/smart_routing')).json.result).toMatchObject({
      ...{ id: 'smart_routing', editable: true, value: 'off' },
    });
    await call('PATCH', '/argo/tiered_caching', { value: 'on' });
    expect((await call('GET', '/argo/tiered_caching')).json.result).toMatchObject({
      ...{ value: 'on', modified_on: '2026-01-01T00:00:00.000000Z' },
    });
    expect((await call('GET', '/cache/regional_tiered_cache')).json.result.editable).toBe(false);
    expect((await call('PATCH', '/cache/regional_tiered_cache', { value: 'on' })).status).toBe(400);
    await call('POST', '/subscription', { rate_plan: { id: 'enterprise' } });
    expect((await call('PATCH', '/cache/regional_tiered_cache', { value: 'on' })).json.result.value).toBe('on');
    await call('POST', '/cache/tiered_cache_smart_topology_enable', { value: 'on' });
    const gone = (await call('DELETE', '/cache/tiered_cache_smart_topology_enable')).json.result;
    expect(gone).toMatchObject({ id: 'tiered_cache_smart_topology_enable' });
    expect(gone.value).toBeUndefined();
    expect((await call('GET', '/cache/tiered_cache_smart_topology_enable')).json.result.value).toBe('off');
  });

  it('cache variants are image types, on paid plans', async () => {
    const value = { jpg: ['image/webp', 'image/avif'] };
    expect((await call('PATCH', '/cache/variants', { value })).status).toBe(400);
    await call('POST', '/subscription', { rate_plan: { id: 'pro' } });
    expect((await call('PATCH', '/cache/variants', { value })).json.result.value).toEqual(value);
    expect((await call('PATCH', '/cache/variants', { value: { jpg: ['text/html'] } })).status).toBe(400);
    await call('DELETE', '/cache/variants');
    expect((await call('GET', '/cache/variants')).json.result.value).toEqual({});
  });

  it('Smart Shield shows the same switches and health checks', async () => {
    await call('PATCH', '/argo/smart_routing', { value: 'on' });
    await call('POST', '/smart_shield/healthchecks', { name: 'a', address: 'a.example.com' });
    expect((await call('GET', '/smart_shield')).json.result).toMatchObject({
      smart_routing: { id: 'smart_routing', value: 'on', editable: true },
      regional_tiered_cache: { value: 'off', editable: false },
      healthchecks_count: 1,
    });
    expect((await call('GET', '/healthchecks')).json.result).toHaveLength(1);
    await call('PATCH', '/smart_shield', { cache_reserve: { value: 'on' } });
    expect((await call('GET', '/cache/cache_reserve')).json.result.value).toBe('on');
    expect((await call('POST', '/smart_shield/cache_reserve_clear', {})).status).toBe(400);
    expect((await call('PATCH', '/smart_shield', { regional_tiered_cache: { value: 'on' } })).status).toBe(400);
  });
});
