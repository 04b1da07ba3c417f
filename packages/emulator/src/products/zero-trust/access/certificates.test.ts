import { beforeEach, describe, expect, it } from 'vitest';
import { ACCESS_CA } from '../../../../test/examples.ts';
import {
  ACCOUNT,
  type Answer,
  createZone,
  type Loose,
  type TestSandbox,
  testSandbox,
} from '../../../../test/sandbox.ts';

const certificate = ACCESS_CA.trim();

describe('Certificates of Access', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/access${path}`, body);
  const made = async (path: string, body?: unknown): Promise<Loose> => (await call('POST', path, body)).json.result;

  beforeEach(async () => {
    sandbox = testSandbox();
    await createZone(sandbox);
  });

  it('an mTLS certificate shows its fingerprint and expiry', async () => {
    const added = await made('/certificates', { name: 'ca', certificate });
    expect(added).toMatchObject({
      fingerprint: 'f84ef99f58c5c59017dbd8d13ce616dccfe7fa29d3560883adbee2199755d3c3',
      expires_on: '2126-10-27T16:05:58.000Z',
    });
    expect((await call('POST', '/certificates', { name: 'ca', certificate })).status).toBe(409);
    expect((await call('POST', '/certificates', { name: 'ca', certificate: 'none' })).code).toBe(12130);
  });

  it('a certificate with hostnames cannot be removed', async () => {
    const { id } = await made('/certificates', { name: 'ca', certificate, associated_hostnames: ['a.example.com'] });
    const refused = await call('DELETE', `/certificates/${id}`);
    expect([refused.status, refused.json.errors?.[0]?.message]).toEqual([
      409,
      'access.api.error.conflict: certificate has active associations',
    ]);
    await call('PUT', `/certificates/${id}`, { associated_hostnames: [] });
    expect((await call('DELETE', `/certificates/${id}`)).status).toBe(200);
    expect((await call('GET', `/certificates/${id}`)).status).toBe(404);
  });

  it('an application has at most one certificate authority', async () => {
    const app = await made('/apps', { type: 'ssh', name: 'shell', domain: 'ssh.example.com' });
    const path = `/apps/${app.id}/ca`;
    expect((await call('GET', path)).status).toBe(404);
    const ca = await made(path);
    expect(ca.aud).toBe(app.aud);
    expect(ca.public_key).toMatch(/^ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTY/);
    expect((await call('POST', path)).status).toBe(409);
    expect((await call('GET', '/apps/ca')).json.result).toEqual([ca]);
    expect((await call('DELETE', path)).json.result).toEqual({ id: ca.id });
    expect((await call('GET', path)).status).toBe(404);
    await made(path);
    await call('DELETE', `/apps/${app.id}`);
    expect((await call('GET', '/apps/ca')).json.result).toEqual([]);
  });

  it('settings of certificates are edited per hostname', async () => {
    const app = await made('/apps', { type: 'self_hosted', name: 'w', domain: 'w.example.com' });
    expect((await call('PATCH', `/apps/${app.id}/settings`, { allow_iframe: true })).status).toBe(202);
    expect((await call('GET', `/apps/${app.id}`)).json.result.allow_iframe).toBe(true);
    expect((await call('PATCH', '/apps/none/settings', { allow_iframe: true })).status).toBe(404);
    expect((await call('POST', '/apps/none/revoke_tokens')).status).toBe(404);
  });
});
