import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);
const inAccount = (method: string, path: string, body?: unknown): Promise<Answer> =>
  call(method, `/accounts/${ACCOUNT}${path}`, body);

beforeEach(async () => {
  sandbox = testSandbox();
  await createZone(sandbox);
});

describe('registrar', () => {
  it('a domain of a zone is renewed each year while auto_renew is on', async () => {
    const path = '/registrar/domains/example.com';
    expect((await inAccount('GET', '/registrar/domains')).json.result).toHaveLength(1);
    expect((await inAccount('GET', path)).json.result).toMatchObject({
      locked: true,
      expires_at: '2027-01-01T00:00:00.000Z',
    });
    sandbox.clock.advance(366 * 86_400_000);
    expect((await inAccount('GET', path)).json.result.expires_at).toBe('2028-01-01T00:00:00.000Z');
    const changed = await inAccount('PUT', path, { auto_renew: false, locked: false });
    expect(changed.json.result).toMatchObject({ expires_at: '2027-01-01T00:00:00.000Z', registry_statuses: 'ok' });
    expect((await inAccount('PUT', path, {})).status).toBe(400);
    expect((await inAccount('GET', '/registrar/domains/other.com')).status).toBe(404);
  });
});
