import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);
const inAccount = (method: string, path: string, body?: unknown): Promise<Answer> =>
  call(method, `/accounts/${ACCOUNT}${path}`, body);

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('account subscriptions and bot management', () => {
  it('a subscription of an account is changed, listed and cancelled', async () => {
    const made = (await inAccount('POST', '/subscriptions', { rate_plan: { id: 'pro' }, frequency: 'monthly' })).json
      .result;
    expect(made).toMatchObject({ state: 'Paid', price: 25, current_period_end: '2026-01-31T00:00:00.000Z' });
    const yearly = await inAccount('PUT', `/subscriptions/${made.id}`, { frequency: 'yearly' });
    expect(yearly.json.result).toMatchObject({ id: made.id, price: 300, rate_plan: { id: 'pro' } });
    expect((await inAccount('GET', '/subscriptions')).json.result).toHaveLength(1);
    expect((await inAccount('DELETE', `/subscriptions/${made.id}`)).json.result).toEqual({ subscription_id: made.id });
    expect((await inAccount('PUT', `/subscriptions/${made.id}`, {})).status).toBe(404);
  });

  it('bot management has the features of the plan', async () => {
    const bots = `${zone}/bot_management`;
    expect((await call('PUT', bots, { fight_mode: true })).json.result).toMatchObject({
      fight_mode: true,
      enable_js: true,
    });
    expect((await call('PUT', bots, { sbfm_likely_automated: 'block' })).status).toBe(403);
    await call('POST', `${zone}/subscription`, { rate_plan: { id: 'business' } });
    expect((await call('PUT', bots, { sbfm_likely_automated: 'block' })).json.result.sbfm_likely_automated).toBe(
      'block',
    );
    expect((await call('GET', bots)).json.result.fight_mode).toBeUndefined();
  });
});
