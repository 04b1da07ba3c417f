import { describe, expect, it } from 'vitest';
import { ACCOUNT, type Loose, SEEDED, testSandbox, ZONE } from '../../../test/sandbox.ts';

describe('traces', () => {
  const path = `/accounts/${ACCOUNT}/request-tracer/trace`;
  const rule = (action: string, expression: string, more: object = {}) => ({ action, expression, ...more });

  it('a trace shows which rules match the request, until one ends it', async () => {
    const { call } = testSandbox(SEEDED);
    const put = (phase: string, rules: object[]): Promise<unknown> =>
      call('PUT', `/zones/${ZONE}/rulesets/phases/${phase}/entrypoint`, { rules });
    await put('http_request_transform', [
      rule('rewrite', 'http.request.uri.path eq "/old"', { action_parameters: { uri: { path: { value: '/new' } } } }),
      rule('rewrite', 'true', { enabled: false, action_parameters: { uri: { path: { value: '/off' } } } }),
    ]);
    await put('http_request_firewall_custom', [rule('block', 'http.host eq "seeded.example"'), rule('log', 'true')]);
    await put('http_request_cache_settings', [
      rule('set_cache_settings', 'true', { action_parameters: { cache: true } }),
    ]);
    const trace = async (body: object): Promise<Loose> =>
      (await call('POST', path, { method: 'GET', url: 'https://seeded.example/old', ...body })).json.result;
    const first = await trace({});
    expect(first.status_code).toBe(403);
    expect(first.trace.map((step: Loose) => [step.step_name, step.matched])).toEqual([
      ['http_request_transform', true],
      ['http_request_firewall_custom', true],
    ]);
    expect(first.trace[0].trace[0].trace).toHaveLength(1);
    expect(first.trace[1].trace[0].trace).toHaveLength(1);
    const other = await trace({ url: 'https://www.seeded.example/' });
    expect(other.status_code).toBe(200);
    expect(other.trace).toHaveLength(3);
  });

  it('a trace has all phases of requests and responses, in order', async () => {
    const { call } = testSandbox(SEEDED);
    const put = async (phase: string, action: string, action_parameters: object): Promise<number> => {
      const rules = [rule(action, 'true', { action_parameters })];
      return (await call('PUT', `/zones/${ZONE}/rulesets/phases/${phase}/entrypoint`, { rules })).status;
    };
    const fields = { request_fields: [{ name: 'a' }] };
    expect(await put('http_log_custom_fields', 'log_custom_field', fields)).toBe(200);
    const responses = { id: 'e22d83c647c64a3eae91b71b499d988e' };
    expect(await put('http_response_firewall_managed', 'execute', responses)).toBe(200);
    const requests = { id: 'efb7b8c949ac4650a09736fc376e9aee' };
    expect(await put('http_request_firewall_managed', 'execute', requests)).toBe(200);
    const { trace } = (await call('POST', path, { method: 'GET', url: 'https://seeded.example/' })).json.result;
    expect(trace.map((step: Loose) => step.step_name)).toEqual([
      'http_request_firewall_managed',
      'http_response_firewall_managed',
      'http_log_custom_fields',
    ]);
  });

  it('a trace requires a host in a zone of the account', async () => {
    const { call } = testSandbox(SEEDED);
    expect((await call('POST', path, { method: 'GET', url: 'https://elsewhere.example/' })).status).toBe(400);
    expect((await call('POST', path, { method: 'GET', url: 'ftp://seeded.example/' })).status).toBe(400);
  });
});
