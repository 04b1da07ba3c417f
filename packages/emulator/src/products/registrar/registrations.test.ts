import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe.each(['registrar', 'registrar-sandbox'])('registrations of %s', (product) => {
  const prefer = { prefer: 'respond-async' };
  let sandbox: TestSandbox;
  const call = (method: string, path = '', body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/${product}/registrations${path}`, body, headers);

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a name is registered once, under an available extension', async () => {
    const made = await call('POST', '', { domain_name: 'acme.dev' });
    const resource = `/accounts/${ACCOUNT}/${product}/registrations/acme.dev`;
    expect(made.status).toBe(201);
    expect(made.json.result).toMatchObject({
      state: 'succeeded',
      completed: true,
      links: { self: `${resource}/registration-status`, resource },
    });
    expect((await call('GET', '/acme.dev')).json.result).toMatchObject({
      status: 'active',
      auto_renew: false,
      privacy_mode: 'redaction',
      locked: true,
      expires_at: '2027-01-01T00:00:00.000Z',
    });
    expect((await call('POST', '', { domain_name: 'acme.dev' })).status).toBe(409);
    for (const body of [
      { domain_name: 'acme.sh' },
      { domain_name: 'a.acme.dev' },
      { domain_name: 'acme.ai', years: 1 },
    ])
      expect((await call('POST', '', body)).status).toBe(400);
    expect((await call('GET')).json.result).toHaveLength(1);
    expect((await call('GET', '/none.dev')).status).toBe(404);
  });

  it('an asynchronous registration stays in progress for a while', async () => {
    expect((await call('POST', '', { domain_name: 'acme.dev' }, prefer)).status).toBe(202);
    expect((await call('GET', '/acme.dev')).json.result).toMatchObject({
      status: 'registration_pending',
      expires_at: null,
    });
    const status = async (): Promise<string> => (await call('GET', '/acme.dev/registration-status')).json.result.state;
    expect(await status()).toBe('in_progress');
    sandbox.clock.advance(3000);
    expect(await status()).toBe('succeeded');
    expect((await call('GET', '/none.dev/registration-status')).status).toBe(404);
  });

  it('an update has its own status', async () => {
    await call('POST', '', { domain_name: 'acme.dev' });
    expect((await call('GET', '/acme.dev/update-status')).status).toBe(404);
    expect((await call('PATCH', '/acme.dev', { auto_renew: true })).json.result.state).toBe('succeeded');
    expect((await call('GET', '/acme.dev/update-status')).json.result.completed).toBe(true);
    expect((await call('GET', '/acme.dev')).json.result.auto_renew).toBe(true);
  });
});
