import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('firewall rules', () => {
  let sandbox: TestSandbox;
  let zone: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${zone}${path}`, body);
  const RULES = '/firewall/rules';
  const rule = (expression: string, more: object = {}) => ({ action: 'block', filter: { expression }, ...more });
  const fault = ({ status, code, json }: Answer): Loose => [status, code, json.errors?.[0]?.source?.pointer];

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = await createZone(sandbox);
  });

  it('firewall rules are created together, each with its own filter', async () => {
    const made = (await call('POST', RULES, [rule('ssl'), rule('not ssl', { priority: 1 })])).json.result;
    expect(made[0]).toMatchObject({ action: 'block', paused: false, filter: { expression: 'ssl', paused: false } });
    expect((await call('GET', '/filters')).json.result).toHaveLength(2);
    const listed = (await call('GET', RULES)).json.result;
    expect(listed.map((one: Loose) => one.filter.expression)).toEqual(['not ssl', 'ssl']);
    expect(fault(await call('POST', RULES, [rule('ip.src eq 192.0.2.1'), rule('ssl')]))).toEqual([
      400,
      10_202,
      '/1/filter/expression',
    ]);
    expect((await call('GET', RULES)).json.result).toHaveLength(2);
    const filter = { id: made[0].filter.id };
    expect(fault(await call('POST', RULES, [{ action: 'block', filter }]))).toEqual([400, 10_102, '/0/filter']);
  });

  it('the plan limits the actions of firewall rules', async () => {
    expect((await call('POST', RULES, [rule('ssl', { action: 'log' })])).status).toBe(400);
    expect((await call('POST', RULES, [rule('ssl', { action: 'bypass' })])).status).toBe(400);
    expect((await call('POST', RULES, [rule('ssl', { action: 'shout' })])).status).toBe(400);
    expect((await call('POST', RULES, [rule('ssl', { action: 'bypass', products: ['waf'] })])).status).toBe(200);
    const many = Array.from({ length: 5 }, (_, index) => rule(`ip.src eq 192.0.2.${index}`));
    expect((await call('POST', RULES, many)).status).toBe(403);
  });

  it('firewall rules can be changed, and deleted together with their filters', async () => {
    const [one] = (await call('POST', RULES, [rule('ssl')])).json.result;
    const path = `${RULES}/${one.id}`;
    expect((await call('PATCH', path, { priority: 7 })).json.result[0].priority).toBe(7);
    const put = await call('PUT', path, {
      ...one,
      action: 'challenge',
      filter: { ...one.filter, expression: 'not ssl' },
    });
    expect(put.json.result).toMatchObject({
      action: 'challenge',
      filter: { id: one.filter.id, expression: 'not ssl' },
    });
    expect((await call('PUT', RULES, [{ id: one.id, action: 'block', paused: true }])).json.result[0].paused).toBe(
      true,
    );
    expect((await call('DELETE', `/filters/${one.filter.id}`)).status).toBe(400);
    await call('DELETE', `${RULES}?id=${one.id}&delete_filter_if_unused=true`);
    expect((await call('GET', RULES)).json.result).toEqual([]);
    expect((await call('GET', '/filters')).json.result).toEqual([]);
  });

  it('filters are found by expression and description', async () => {
    const made = await call('POST', '/filters', [
      { expression: 'ssl', description: 'Secure' },
      { expression: 'not ssl' },
    ]);
    const [{ id }] = made.json.result;
    expect((await call('GET', '/filters?description=secure')).json.result).toMatchObject([{ id }]);
    expect(fault(await call('PUT', `/filters/${id}`, { expression: 'not ssl' }))).toEqual([400, 10_102, '/expression']);
    expect((await call('PUT', `/filters/${id}`, { expression: 'ssl', paused: true })).json.result.paused).toBe(true);
    expect((await call('DELETE', `/filters?id=${id}`)).json.result).toEqual([{ id }]);
  });
});
