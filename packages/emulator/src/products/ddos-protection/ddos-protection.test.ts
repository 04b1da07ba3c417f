import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}/magic/advanced_tcp_protection/configs${path}`, body);
const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
  (await ask(method, path, body)).json.result;
const rule = (more: object = {}) => ({
  name: 'all',
  mode: 'monitoring',
  scope: 'global',
  rate_sensitivity: 'low',
  burst_sensitivity: 'high',
  ...more,
});

beforeEach(() => {
  sandbox = testSandbox();
});

describe('advanced TCP protection', () => {
  it('advanced TCP protection is off by default', async () => {
    expect(await result('GET', '/tcp_protection_status')).toEqual({ enabled: false });
    await ask('PATCH', '/tcp_protection_status', { enabled: true });
    expect(await result('GET', '/tcp_protection_status')).toEqual({ enabled: true });
  });

  it('protected prefixes are unique, and a list of them is created as a whole or not at all', async () => {
    const prefix = (text: string) => ({ prefix: text, comment: '', excluded: false });
    expect((await ask('POST', '/prefixes', prefix('192.0.2/24'))).status).toBe(400);
    expect((await result('POST', '/prefixes', prefix('192.0.2.2/26'))).prefix).toBe('192.0.2.2/26');
    expect((await ask('POST', '/prefixes', prefix('192.0.2.0/24'))).status).toBe(200);
    const bulk = [prefix('198.51.100.0/24'), prefix('192.0.2.0/24')];
    expect((await ask('POST', '/prefixes/bulk', bulk)).status).toBe(409);
    expect(await result('GET', '/prefixes')).toHaveLength(2);
    const [made] = await result('POST', '/prefixes/bulk', bulk.slice(0, 1));
    expect((await result('PATCH', `/prefixes/${made.id}`, { excluded: true })).prefix).toBe('198.51.100.0/24');
    await ask('DELETE', `/prefixes/${made.id}`);
    expect((await ask('GET', `/prefixes/${made.id}`)).status).toBe(404);
  });

  it('allowed networks and addresses are unique', async () => {
    const allow = (prefix: string) => ask('POST', '/allowlist', { prefix, comment: '', enabled: true });
    expect((await allow('192.0.2.0/24')).status).toBe(200);
    expect((await allow('192.0.2.127')).status).toBe(200);
    expect((await allow('192.0.2.127')).status).toBe(409);
    const [{ id }] = await result('GET', '/allowlist');
    expect((await ask('PATCH', `/allowlist/${id}`, { enabled: false })).status).toBe(200);
    await ask('DELETE', '/allowlist');
    expect(await result('GET', '/allowlist')).toEqual([]);
  });

  it('advanced TCP protection has one rule per scope, with valid values', async () => {
    const rules = '/syn_protection/rules';
    const made = await result('POST', rules, rule());
    expect(made.mitigation_type).toBe('challenge');
    expect((await ask('POST', rules, rule())).status).toBe(409);
    expect((await ask('POST', rules, rule({ scope: 'planet', name: 'x' }))).status).toBe(400);
    expect((await ask('PATCH', `${rules}/${made.id}`, { burst_sensitivity: 'extreme' })).status).toBe(400);
    expect((await ask('POST', '/tcp_flow_protection/rules', rule())).status).toBe(200);
    for (const expression of [
      'http.host eq "x"',
      'lower(ip.src) eq 192.0.2.1',
      `tcp.dstport in {${' 80'.repeat(3000)} }`,
    ])
      expect((await ask('POST', '/syn_protection/filters', { expression, mode: 'enabled' })).status).toBe(400);
    const ranges = 'not (ip.dst in { 192.0.2.0/24 203.0.113.0/24 }) and tcp.dstport in { 80 443 10000..65535 }';
    expect((await ask('POST', '/tcp_flow_protection/filters', { expression: ranges, mode: 'disabled' })).status).toBe(
      200,
    );
    const filter = { expression: 'ip.src eq 192.0.2.1', mode: 'enabled' };
    await ask('POST', '/syn_protection/filters', filter);
    expect(await result('GET', '/syn_protection/filters?mode=monitoring')).toEqual([]);
    expect((await ask('POST', '/syn_protection/filters', filter)).status).toBe(409);
  });
});

describe('advanced DNS protection', () => {
  it('advanced DNS protection has rules with a profile sensitivity', async () => {
    const path = `/accounts/${ACCOUNT}/magic/advanced_dns_protection/configs/dns_protection/rules`;
    const create = (profile_sensitivity: string) =>
      sandbox.call('POST', path, rule({ profile_sensitivity, block_any_queries: true }));
    expect((await create('loud')).status).toBe(400);
    expect((await create('very_high')).status).toBe(200);
    expect((await sandbox.call('GET', path)).json.result).toHaveLength(1);
  });
});
