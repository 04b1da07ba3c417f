import { describe, expect, it } from 'vitest';
import { ACCOUNT, testWorld } from '../../../test/world.ts';

describe('Limits of Zero Trust', () => {
  it('an account has so many service tokens, and one more when one is gone', async () => {
    const world = testWorld();
    const path = `/accounts/${ACCOUNT}/access/service_tokens`;
    let last = '';
    for (let count = 0; count < 50; count++)
      last = (await world.call('POST', path, { name: `t${count}` })).json.result.id;
    const refused = await world.call('POST', path, { name: 'more' });
    expect([refused.status, refused.code]).toEqual([400, 12130]);
    await world.call('DELETE', `${path}/${last}`);
    expect((await world.call('POST', path, { name: 'more' })).status).toBe(201);
  });

  it('tests of experience are ten', async () => {
    const world = testWorld();
    const path = `/accounts/${ACCOUNT}/dex/devices/dex_tests`;
    const data = { kind: 'traceroute', host: '192.0.2.1' };
    const make = async (name: string): Promise<number> =>
      (await world.call('POST', path, { name, enabled: true, interval: '5m', data })).status;
    for (let count = 0; count < 10; count++) expect(await make(`t${count}`)).toBe(200);
    expect(await make('more')).toBe(403);
  });

  it('a deleted tunnel makes room for another', async () => {
    const world = testWorld();
    const path = `/accounts/${ACCOUNT}/cfd_tunnel`;
    const { json } = await world.call('POST', path, { name: 't0' });
    const { store } = world.emulator.world;
    const kept = store.get(path, json.result.id) as Record<string, unknown>; // as the rule keeps it
    // The others are put beside it: a thousand calls would compare a million names.
    for (let count = 1; count < 1000; count++) {
      const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
      store.put(path, id, { ...kept, id, name: `t${count}` });
    }
    expect((await world.call('POST', path, { name: 'more' })).status).toBe(403);
    const [{ id }] = (await world.call('GET', `${path}?name=t7`)).json.result;
    await world.call('DELETE', `${path}/${id}`);
    expect((await world.call('POST', path, { name: 'more' })).status).toBe(200);
  });
});
