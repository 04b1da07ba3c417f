import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}/mnm${path}`, body);
const RULE = {
  name: 'R',
  type: 'threshold',
  prefixes: ['192.0.2.0/24'],
  packet_threshold: 1000,
  automatic_advertisement: false,
};
const add = (more: object = {}): Promise<Answer> => call('POST', '/rules', { ...RULE, ...more });

beforeEach(() => {
  sandbox = testSandbox();
});

describe('the configuration of network monitoring', () => {
  it('the configuration exists once, with unique routers', async () => {
    expect((await call('GET', '/config')).status).toBe(404);
    expect((await call('POST', '/config', { name: 'N', router_ips: ['nowhere'] })).status).toBe(400);
    expect((await call('POST', '/config', { name: 'N', router_ips: ['192.0.2.1', '192.0.2.1'] })).status).toBe(400);
    const made = await call('POST', '/config', { name: 'N', router_ips: ['192.0.2.1'] });
    expect(made.json.result).toEqual({ name: 'N', router_ips: ['192.0.2.1'], default_sampling: 1, warp_devices: [] });
    expect((await call('POST', '/config', { name: 'N' })).status).toBe(409);
    expect((await call('PATCH', '/config', { default_sampling: 100 })).json.result.router_ips).toEqual(['192.0.2.1']);
    expect((await call('PUT', '/config', { name: 'N' })).json.result.router_ips).toEqual([]);
    expect((await call('GET', '/config/full')).json.result.name).toBe('N');
  });

  it('rules require the configuration, and are deleted with it', async () => {
    expect((await add()).status).toBe(404);
    await call('POST', '/config', { name: 'N' });
    expect((await add()).status).toBe(200);
    await call('DELETE', '/config');
    expect((await call('GET', '/rules')).json.result).toEqual([]);
  });
});

describe('rules of network monitoring', () => {
  beforeEach(async () => {
    await call('POST', '/config', { name: 'N' });
  });

  it('a rule has a unique name, networks, and the fields of its type', async () => {
    expect((await add({ prefixes: [] })).status).toBe(400);
    expect((await add({ prefixes: ['192.0.2.1/24'] })).status).toBe(400);
    expect((await add({ packet_threshold: undefined })).status).toBe(400);
    expect((await add({ type: 'zscore' })).status).toBe(400);
    expect((await add({ type: 'guess' })).status).toBe(400);
    expect((await add({ duration: '2m' })).status).toBe(400);
    expect((await add({ type: 'zscore', zscore_sensitivity: 'low', zscore_target: 'bits' })).status).toBe(200);
    expect((await add()).status).toBe(409);
    expect((await add({ name: 'S' })).json.result).toMatchObject({ duration: '1m', packet_threshold: 1000 });
  });

  it('a rule is replaced as a whole, and its advertisement can be switched', async () => {
    const { id } = (await add()).json.result;
    expect((await call('PATCH', `/rules/${id}`, { type: 'zscore' })).status).toBe(400);
    expect((await call('PATCH', `/rules/${id}`, { packet_threshold: 5 })).json.result.packet_threshold).toBe(5);
    expect((await call('PATCH', `/rules/${id}/advertisement`, {})).json.result).toEqual({
      automatic_advertisement: true,
    });
    expect((await call('GET', `/rules/${id}`)).json.result.automatic_advertisement).toBe(true);
    expect((await call('DELETE', `/rules/${id}`)).json.result.id).toBe(id);
  });

  it('several rules are created together, or none', async () => {
    expect((await call('POST', '/rules/bulk', [RULE, { ...RULE, name: 'S', prefixes: [] }])).status).toBe(400);
    expect((await call('GET', '/rules')).json.result).toEqual([]);
    await call('POST', '/rules/bulk', [RULE, { ...RULE, name: 'S' }]);
    expect((await call('GET', '/rules')).json.result.length).toBe(2);
  });
});
