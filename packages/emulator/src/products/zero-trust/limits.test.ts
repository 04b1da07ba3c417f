import { describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../../test/sandbox.ts';

describe('limits of Zero Trust', () => {
  it('the limit of service tokens frees up with a deletion', async () => {
    const sandbox = testSandbox();
    const path = `/accounts/${ACCOUNT}/access/service_tokens`;
    let last = '';
    for (let count = 0; count < 50; count++)
      last = (await sandbox.call('POST', path, { name: `t${count}` })).json.result.id;
    const refused = await sandbox.call('POST', path, { name: 'more' });
    expect([refused.status, refused.code]).toEqual([400, 12130]);
    await sandbox.call('DELETE', `${path}/${last}`);
    expect((await sandbox.call('POST', path, { name: 'more' })).status).toBe(201);
  });

  it('a name of Access has at most 350 characters', async () => {
    const sandbox = testSandbox();
    const path = `/accounts/${ACCOUNT}/access/service_tokens`;
    const { id } = (await sandbox.call('POST', path, { name: 'ä'.repeat(350) })).json.result;
    const long = { name: 'a'.repeat(351) };
    expect((await sandbox.call('POST', path, long)).status).toBe(400);
    expect((await sandbox.call('PUT', `${path}/${id}`, long)).status).toBe(400);
  });

  it('an account has at most ten DEX tests', async () => {
    const sandbox = testSandbox();
    const path = `/accounts/${ACCOUNT}/dex/devices/dex_tests`;
    const data = { kind: 'traceroute', host: '192.0.2.1' };
    const make = async (name: string): Promise<number> =>
      (await sandbox.call('POST', path, { name, enabled: true, interval: '5m', data })).status;
    for (let count = 0; count < 10; count++) expect(await make(`t${count}`)).toBe(200);
    expect(await make('more')).toBe(403);
  });

  it('a deleted tunnel makes room for another', async () => {
    const sandbox = testSandbox();
    const path = `/accounts/${ACCOUNT}/cfd_tunnel`;
    const { json } = await sandbox.call('POST', path, { name: 't0' });
    const { store } = sandbox.emulator.sandbox;
    const kept = store.get(path, json.result.id) as Record<string, unknown>; // as the rule keeps it
    // The others are stored directly: a thousand calls would compare a million names.
    for (let count = 1; count < 1000; count++) {
      const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
      store.put(path, id, { ...kept, id, name: `t${count}` });
    }
    expect((await sandbox.call('POST', path, { name: 'more' })).status).toBe(403);
    const [{ id }] = (await sandbox.call('GET', `${path}?name=t7`)).json.result;
    await sandbox.call('DELETE', `${path}/${id}`);
    expect((await sandbox.call('POST', path, { name: 'more' })).status).toBe(200);
  });
});
