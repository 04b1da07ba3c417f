import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('billing', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}${path}`, body);
  const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
    (await call(method, path, body)).json.result;

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a billing profile is that of the user until the account has its own', async () => {
    expect(await result('GET', '/billing/profile')).toMatchObject({ primary_email: 'user@example.com', balance: '0' });
    const body = { company: 'Acme', billing_email: 'pay@example.com', cf_turnstile_response: 'x' };
    const made = await call('POST', '/billing/profile', body);
    expect(made.json.result).toMatchObject({ company: 'Acme', primary_email: 'pay@example.com' });
    expect((await call('POST', '/billing/profile', body)).status).toBe(409);
    await call('PATCH', '/billing/profile', { billing_email: 'new@example.com' });
    expect(await result('GET', '/billing/profile')).toMatchObject({
      company: 'Acme',
      payment_email: 'new@example.com',
    });
    await call('PUT', '/billing/profile', { first_name: 'A' });
    expect((await result('GET', '/billing/profile')).company).not.toBe('Acme');
    expect((await call('DELETE', '/billing/profile')).status).toBe(204);
    expect(await result('GET', '/billing/profile')).toMatchObject({ primary_email: 'user@example.com' });
  });

  it('one payment method is the default, and cannot be deleted while it pays for something', async () => {
    const add = (fields: object): Promise<Loose> =>
      result('POST', '/payment-methods', { payment_nonce: 'n', ...fields });
    const one = await add({});
    const two = await add({ nick_name: 'two', default: true });
    const defaults = async (): Promise<string[]> =>
      (await result('GET', '/payment-methods'))
        .filter((method: Loose) => method.default)
        .map((method: Loose) => method.id);
    expect(await defaults()).toEqual([two.id]);
    await call('POST', `/payment-methods/${one.id}/set-as-default`);
    expect(await defaults()).toEqual([one.id]);
    await call('POST', '/subscriptions', { rate_plan: { id: 'pro' } });
    expect((await call('DELETE', `/payment-methods/${one.id}`)).status).toBe(409);
    expect((await call('DELETE', `/payment-methods/${two.id}`)).status).toBe(200);
    expect((await call('GET', `/payment-methods/${two.id}`)).status).toBe(404);
  });

  it('charges for subscriptions are in the history, with a receipt', async () => {
    const zone = await createZone(sandbox);
    await sandbox.call('POST', `/zones/${zone}/subscription`, { rate_plan: { id: 'business' } });
    await call('POST', '/bulk/subscriptions', {
      subscriptions: [{ rate_plan: { id: 'pro' } }, { rate_plan: { id: 'free' } }],
    });
    const history = await result('GET', '/billing/history');
    expect(history.map((one: Loose) => one.amount).sort()).toEqual([25, 250].sort());
    expect(await result('GET', '/billing/history?status=unpaid')).toEqual([]);
    const { headers, text } = await call('GET', `/receipts/${history[0].receipt_id}/pdf`);
    expect([headers.get('content-type'), text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    expect((await call('GET', '/receipts/none/pdf')).status).toBe(404);
    expect((await call('POST', '/pay-invoice', { invoice_id: history[0].invoice_id })).status).toBe(409);
    expect((await call('POST', '/pay-invoice', { invoice_id: 'none' })).status).toBe(404);
    expect((await sandbox.call('GET', '/user/billing/history?type=charge')).json.result).toHaveLength(2);
    expect((await call('POST', '/bulk/subscriptions', { subscriptions: [{ rate_plan: { id: 'gold' } }] })).status).toBe(
      400,
    );
  });

  it('a cancellation reason requires an existing subscription', async () => {
    const { id } = await result('POST', '/subscriptions', { rate_plan: { id: 'pro' } });
    const path = `/subscriptions/${id}/cancel-reason`;
    expect((await call('GET', path)).status).toBe(404);
    await call('POST', path, { reason_code: ['too_expensive'] });
    expect(await result('GET', path)).toMatchObject({ subscription_id: id, reason_code: ['too_expensive'] });
    expect((await call('POST', '/subscriptions/none/cancel-reason', {})).status).toBe(404);
    expect((await call('POST', '/subscriptions/cancel-downgrade', { subscription_ids: ['none'] })).status).toBe(404);
  });

  it('rate plans are found by their key', async () => {
    expect((await sandbox.call('GET', '/billing/rate_plans/pro')).json.result).toMatchObject({
      id: 'pro',
      public_name: 'Pro Plan',
    });
    expect((await sandbox.call('GET', '/billing/rate_plans/gold')).status).toBe(404);
  });

  it('usage covers the products of the account per day, and is deterministic', async () => {
    expect(await result('GET', '/billable/usage')).toEqual([]);
    await call('POST', '/queues', { queue_name: 'q' });
    sandbox.clock.advance(3 * 86_400_000);
    const rows = await result('GET', '/billable/usage');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      x_BillableMetricId: 'queues_operations',
      ChargePeriodStart: '2026-01-01T00:00:00.000Z',
    });
    expect(await result('GET', '/billable/usage')).toEqual(rows);
    expect(await result('GET', '/billable/usage?from=2026-01-02&to=2026-01-03')).toEqual(rows.slice(1, 3));
    expect((await call('GET', '/billable/usage?from=2026-01-01&to=2026-02-02')).status).toBe(400);
    expect((await call('GET', '/billable/usage?from=2026-01-03&to=2026-01-01')).status).toBe(400);
    expect(await result('POST', '/billable/usage', { FilterBy: { MetricIds: ['other'] } })).toEqual([]);
    const paid = await result('GET', '/billable-usage');
    const sum = paid.reduce((total: number, one: Loose) => total + one.ConsumedQuantity, 0);
    expect(paid.at(-1).CumulatedPricingQuantity).toBe(sum);
  });

  it('usage analytics have the requested metrics and intervals', async () => {
    const rows = await result(
      'GET',
      '/billing/usage?metrics=workersRequests&since=2026-01-01T00:00:00Z&until=2026-01-02T00:00:00Z&time_delta=hour',
    );
    expect(rows).toHaveLength(24);
    expect(Object.keys(rows[0]).sort()).toEqual(['ts', 'workersRequests']);
    expect((await call('GET', '/billing/usage?metrics=none')).status).toBe(400);
  });

  it('an address is normalized to its postal form', async () => {
    const body = { address: ' 1 main st', city: 'Austin', country: 'us', zipcode: '78701' };
    const { validated_addresses } = (await sandbox.call('POST', '/billing/address-validation', body)).json.result;
    expect(validated_addresses).toMatchObject([{ address: '1 MAIN ST', country: 'US', validation_code: 'valid' }]);
  });
});
