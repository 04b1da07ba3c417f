import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);
const inAccount = (method: string, path: string, body?: unknown): Promise<Answer> =>
  call(method, `/accounts/${ACCOUNT}${path}`, body);

beforeEach(() => {
  sandbox = testSandbox();
});

describe('notifications', () => {
  const HOOKS = '/alerting/v3/destinations/webhooks';
  const POLICIES = '/alerting/v3/policies';
  const policy = (mechanisms: object): object => ({
    name: 'one',
    alert_type: 'universal_ssl_event_type',
    enabled: true,
    mechanisms,
  });

  it('the type of a webhook follows from its address, and its secret is stored', async () => {
    const slack = { name: 'one', url: 'https://hooks.slack.com/services/x', secret: 'hush' };
    const { id } = (await inAccount('POST', HOOKS, slack)).json.result;
    const shown = await inAccount('GET', `${HOOKS}/${id}`);
    expect(shown.json.result).toMatchObject({ id, type: 'slack', url: slack.url });
    expect(shown.text).not.toContain('hush');
    expect((await inAccount('POST', HOOKS, { name: 'two', url: 'ftp://a' })).status).toBe(400);
    await inAccount('PUT', `${HOOKS}/${id}`, { name: 'one', url: 'https://example.com/hook' });
    expect((await inAccount('GET', HOOKS)).json.result).toMatchObject([{ type: 'generic' }]);
  });

  it('a policy needs existing destinations, which cannot be deleted while in use', async () => {
    expect((await inAccount('POST', POLICIES, policy({}))).status).toBe(400);
    expect((await inAccount('POST', POLICIES, policy({ webhooks: [{ id: 'none' }] }))).status).toBe(400);
    const hook = (await inAccount('POST', HOOKS, { name: 'one', url: 'https://example.com/hook' })).json.result.id;
    const { id } = (await inAccount('POST', POLICIES, policy({ webhooks: [{ id: hook }] }))).json.result;
    expect((await inAccount('DELETE', `${HOOKS}/${hook}`)).status).toBe(409);
    await inAccount('PUT', `${POLICIES}/${id}`, { enabled: false });
    expect((await inAccount('GET', `${POLICIES}/${id}`)).json.result).toMatchObject({ name: 'one', enabled: false });
    await inAccount('DELETE', `${POLICIES}/${id}`);
    expect((await inAccount('DELETE', `${HOOKS}/${hook}`)).status).toBe(200);
  });

  it('a usage alert needs filters', async () => {
    const usage = { ...policy({ email: [{ id: 'a@example.com' }] }), alert_type: 'billing_usage_alert' };
    expect((await inAccount('POST', POLICIES, usage)).code).toBe(17103);
    const filters = { product: ['worker_requests'], limit: ['100'] };
    const { id } = (await inAccount('POST', POLICIES, { ...usage, filters })).json.result;
    expect((await inAccount('PUT', `${POLICIES}/${id}`, { filters: {} })).code).toBe(17103);
  });

  it('the history shows sent notifications with their times', async () => {
    const mechanisms = { email: [{ id: 'a@example.com' }, { id: 'b@example.com' }] };
    const { id } = (await inAccount('POST', POLICIES, policy(mechanisms))).json.result;
    await inAccount('POST', `${POLICIES}/${id}/test`, {});
    sandbox.clock.advance(3_600_000);
    await inAccount('POST', `${POLICIES}/${id}/test`, {});
    const sent = (await inAccount('GET', '/alerting/v3/history')).json.result;
    expect(sent).toHaveLength(4);
    expect(sent[0]).toMatchObject({ policy_id: id, mechanism_type: 'email', sent: '2026-01-01T01:00:00.000000Z' });
    expect((await inAccount('GET', '/alerting/v3/history?before=2026-01-01T00:30:00Z')).json.result).toHaveLength(2);
  });
});
