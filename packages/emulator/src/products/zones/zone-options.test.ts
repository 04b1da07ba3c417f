import { expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, testSandbox } from '../../../test/sandbox.ts';

async function zoneCalls() {
  const sandbox = testSandbox();
  const zone = `/zones/${await createZone(sandbox)}`;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, zone + path, body);
  return { call, account: (path: string) => sandbox.call('GET', `/accounts/${ACCOUNT}${path}`) };
}

it('recipients of certificate alerts can be set from the Business plan on', async () => {
  const { call } = await zoneCalls();
  const path = '/ct/alerting';
  expect((await call('PATCH', path, { enabled: true })).json.result).toEqual({ enabled: true });
  expect((await call('PATCH', path, { enabled: true, emails: ['a@example.com'] })).status).toBe(400);
  await call('POST', '/subscription', { rate_plan: { id: 'business' } });
  expect((await call('PATCH', path, { enabled: true })).status).toBe(400);
  expect((await call('PATCH', path, { enabled: true, emails: [] })).json.result).toEqual({
    enabled: false,
    emails: [],
  });
  const emails = Array.from({ length: 11 }, (_, index) => `a${index}@example.com`);
  expect((await call('PATCH', path, { enabled: true, emails })).status).toBe(400);
});

it('tracing takes a sampling rate, known policies, unique destinations, and ordered rules', async () => {
  const { call } = await zoneCalls();
  const path = '/observability/tracing';
  expect((await call('PATCH', `${path}/settings`, { enabled: true, sampling_ratio: 0.1 })).json.result).toMatchObject({
    enabled: true,
    sampling_ratio: 0.1,
    destinations: [],
  });
  for (const wrong of [{ sampling_ratio: 2 }, { propagation_policy: 'authenticated' }, { destinations: ['a', 'a'] }])
    expect((await call('PATCH', `${path}/settings`, wrong)).status).toBe(400);
  const rule = {
    action: 'set_trace_settings',
    action_parameters: { sampling_ratio: 1 },
    description: '',
    enabled: true,
  };
  const rules = [{ ...rule, expression: 'true' }];
  expect((await call('PUT', `${path}/rules`, { rules })).json.result.rules).toEqual(rules);
  expect((await call('PUT', `${path}/rules`, { rules: [{ ...rule, expression: ' ' }] })).status).toBe(400);
  await call('DELETE', `${path}/rules`);
  expect((await call('GET', `${path}/rules`)).json.result.rules).toEqual([]);
});

it('the transformations configuration combines three settings', async () => {
  const { call, account } = await zoneCalls();
  const path = '/settings/transformations_config';
  const edited = await call('PATCH', path, { value: { transformations: 'open', allowed_origins: 'example.com' } });
  expect(edited.json.result.value).toEqual({ transformations: 'open', allowed_origins: 'example.com', c2pa: 'off' });
  expect((await call('GET', '/settings/transformations')).json.result.value).toBe('open');
  expect((await call('GET', '/settings/transformations_allowed_origins')).json.result.value).toBe('example.com');
  expect((await call('PATCH', path, { value: { transformations: 'some' } })).code).toBe(1007);
  expect((await account('/settings/transformations')).json.result[0].value).toBe('open');
});
