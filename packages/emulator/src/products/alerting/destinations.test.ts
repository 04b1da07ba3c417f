import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}/alerting/v3${path}`, body);
const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
  (await ask(method, path, body)).json.result;

beforeEach(() => {
  sandbox = testSandbox();
});

describe('alerts', () => {
  it('available alerts depend on the product, and eligible destinations on the setup', async () => {
    const alerts = await result('GET', '/available_alerts');
    expect(alerts.Tunnel.map((one: Loose) => one.type)).toContain('tunnel_health_event');
    expect((await result('GET', '/destinations/eligible')).webhook[0].ready).toBe(false);
    await ask('POST', '/destinations/webhooks', { name: 'x', url: 'https://example.com/hook' });
    expect((await result('GET', '/destinations/eligible')).webhook[0].ready).toBe(true);
  });

  it('PagerDuty receives alerts once a token has linked it', async () => {
    expect((await ask('GET', `/destinations/pagerduty/connect/${'0'.repeat(32)}`)).status).toBe(404);
    const { id } = await result('POST', '/destinations/pagerduty/connect');
    expect(await result('GET', '/destinations/pagerduty')).toEqual([]);
    await ask('GET', `/destinations/pagerduty/connect/${id}`);
    expect((await result('GET', '/destinations/pagerduty'))[0].id).toBe(id);
    await ask('DELETE', '/destinations/pagerduty');
    expect(await result('GET', '/destinations/pagerduty')).toEqual([]);
  });

  it('a silence suppresses notifications while it lasts', async () => {
    const policy = {
      name: 'p',
      alert_type: 'dos_attack_l7',
      enabled: true,
      mechanisms: { email: [{ id: 'a@example.com' }] },
    };
    const { id } = await result('POST', '/policies', policy);
    const [start_time, end_time] = ['2026-01-01T00:00:00Z', '2026-01-01T01:00:00Z'];
    expect(
      (await ask('POST', '/silences', [{ policy_id: id, start_time: end_time, end_time: start_time }])).status,
    ).toBe(400);
    expect((await ask('POST', '/silences', [{ policy_id: '0'.repeat(32), start_time, end_time }])).status).toBe(400);
    await ask('POST', '/silences', [{ policy_id: id, start_time, end_time }]);
    await ask('POST', `/policies/${id}/test`, {});
    expect(await result('GET', '/history')).toEqual([]);
    sandbox.clock.advance(3_600_000);
    await ask('POST', `/policies/${id}/test`, {});
    expect(await result('GET', '/history')).toHaveLength(1);
    const [silence] = await result('GET', '/silences');
    const [changed] = await result('PUT', '/silences', [{ id: silence.id, end_time: '2026-01-02T00:00:00Z' }]);
    expect([changed.policy_id, changed.end_time]).toEqual([id, '2026-01-02T00:00:00Z']);
    await ask('DELETE', `/silences/${silence.id}`);
    expect((await ask('GET', `/silences/${silence.id}`)).status).toBe(404);
  });
});
