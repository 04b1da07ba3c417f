import { expect, it } from 'vitest';
import { ACCOUNT, type Loose, SEEDED, testSandbox } from '../../../test/sandbox.ts';

it('a domain with a local zone is transferred from another registrar within days', async () => {
  const { call, clock } = testSandbox(SEEDED);
  const registrar = `/accounts/${ACCOUNT}/registrar`;
  await call('POST', '/zones', { name: 'moving.com', account: { id: ACCOUNT } });
  const auth_code = btoa('secret');
  const check = async (domain_name: string, more: object = { auth_code }): Promise<Loose> =>
    (await call('POST', `${registrar}/domain-transfer-check`, { domains: [{ domain_name, ...more }] })).json.result
      .domains[domain_name];
  expect(await check('moving.com')).toMatchObject({ transferable: true, pricing: { currency: 'USD' } });
  expect((await check('moving.com', {})).reasons).toEqual([{ code: 'invalid_auth_code' }]);
  expect((await check('absent.com')).reasons).toEqual([{ code: 'zone_not_found' }]);
  const path = `${registrar}/registrations/moving.com`;
  expect((await call('GET', `${path}/transfer-in-status`)).status).toBe(404);
  expect((await call('POST', `${path}/transfer-in`, { auth_code })).json.result.state).toBe('in_progress');
  expect((await call('GET', path)).json.result.status).toBe('transfer_pending');
  expect((await check('moving.com')).reasons).toEqual([{ code: 'domain_on_cloudflare' }]);
  clock.advance(5 * 86_400_000);
  expect((await call('GET', `${path}/transfer-in-status`)).json.result.state).toBe('succeeded');
  expect((await call('GET', path)).json.result.status).toBe('active');
});
