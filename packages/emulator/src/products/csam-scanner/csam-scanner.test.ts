import { expect, it } from 'vitest';
import { type Answer, createZone, testSandbox } from '../../../test/sandbox.ts';

it('the CSAM Scanning Tool notifies an address that its owner has confirmed', async () => {
  const sandbox = testSandbox();
  const zone = await createZone(sandbox);
  const ask = (method: string, value?: object): Promise<Answer> =>
    sandbox.call(method, `/zones/${zone}/settings/csam_scanner_third_party`, value && { value });
  const first = (await ask('GET')).json.result;
  expect([first.id, first.value.enabled, first.value.email_state]).toEqual(['csam_scanner', false, 'unverified']);
  expect((await ask('PATCH', { enabled: true })).status).toBe(400);
  const { value } = (await ask('PATCH', { enabled: true, email: 'a@example.com' })).json.result;
  expect(value).toMatchObject({ enabled: true, email_state: 'pending', zone_plan: 'free' });
  sandbox.clock.advance(60_000);
  expect((await ask('GET')).json.result.value.email_state).toBe('valid');
  expect((await ask('PATCH', { resend_email: true })).json.result.value.email_state).toBe('pending');
  sandbox.clock.advance(60_000);
  expect((await ask('PATCH', { email: 'b@example.com' })).json.result.value.email_state).toBe('pending');
});
