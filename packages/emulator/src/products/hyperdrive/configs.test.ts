import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const CONFIGS = `/accounts/${ACCOUNT}/hyperdrive/configs`;
const ORIGIN = {
  scheme: 'postgres',
  database: 'db',
  user: 'u',
  host: 'db.example.com',
  port: 5432,
  password: 'hidden',
};

describe('Hyperdrive', () => {
  let sandbox: TestSandbox;
  let path: string;
  const create = (more: object = {}, origin: object = {}): Promise<Answer> =>
    sandbox.call('POST', CONFIGS, { name: 'pool', origin: { ...ORIGIN, ...origin }, ...more });
  const edit = (body: object): Promise<Answer> => sandbox.call('PATCH', path, body);

  beforeEach(async () => {
    sandbox = testSandbox();
    path = `${CONFIGS}/${(await create()).json.result.id}`;
  });

  it('a config is shown with its defaults, and never with its credentials', async () => {
    const shown = await sandbox.call('GET', path);
    const { password: _, ...origin } = ORIGIN;
    expect(shown.json.result).toMatchObject({
      name: 'pool',
      origin,
      caching: { disabled: false, max_age: 60, stale_while_revalidate: 15 },
      origin_connection_limit: 60,
    });
    const access = { host: 'db.internal', access_client_id: 'id', access_client_secret: 'hidden' };
    const { port: _port, ...tunnelled } = ORIGIN;
    const other = await sandbox.call('POST', CONFIGS, { name: 'tunnel', origin: { ...tunnelled, ...access } });
    expect(other.json.result.origin).toMatchObject({ host: 'db.internal', access_client_id: 'id' });
    const texts = [shown, other, await sandbox.call('GET', CONFIGS), await edit({ origin: { password: 'hidden' } })];
    expect(texts.map(({ text }) => text).join()).not.toContain('hidden');
    const state = Buffer.from(await sandbox.emulator.snapshot());
    expect([state.includes('db.internal'), state.includes('hidden')]).toEqual([true, false]);
  });

  it('names of configs are unique in the account', async () => {
    const again = await create();
    expect([again.status, again.code]).toEqual([400, 2017]);
    await create({ name: 'other' });
    expect((await edit({ name: 'other' })).code).toBe(2017);
    expect((await edit({ name: 'pool' })).status).toBe(200);
    expect((await sandbox.call('PUT', path, { name: 'other', origin: ORIGIN })).code).toBe(2017);
  });

  it('an origin has limits, and a reachable address', async () => {
    const code = async (origin: object): Promise<number | undefined> => (await create({ name: 'x' }, origin)).code;
    expect(await code({ password: '' })).toBe(2007);
    expect(await code({ user: 'u'.repeat(64) })).toBe(2007);
    expect(await code({ port: 65_536 })).toBe(2007);
    for (const host of ['10.0.0.1', '192.168.1.1', '172.16.0.1', '127.0.0.1', '::1', 'localhost', 'db.localhost'])
      expect(await code({ host })).toBe(2009);
    expect((await create({ name: 'x', origin_connection_limit: 101 })).code).toBe(2007);
    expect(await code({ host: '203.0.113.7' })).toBeUndefined();
  });

  it('an edit changes only the given fields, and a new way to connect replaces the former one', async () => {
    const caching = (await edit({ caching: { disabled: false, max_age: 30 } })).json.result.caching;
    expect(caching).toEqual({ disabled: false, max_age: 30, stale_while_revalidate: 15 });
    expect((await edit({ caching: { disabled: true } })).json.result.caching).toEqual({ disabled: true });
    expect((await edit({ origin: { user: 'other' } })).json.result.origin).toMatchObject({ user: 'other', port: 5432 });
    const { origin } = (await edit({ origin: { service_id: 'vpc' } })).json.result;
    expect(origin).toEqual({ scheme: 'postgres', database: 'db', user: 'other', service_id: 'vpc' });
  });

  it('a replaced config has its defaults again', async () => {
    await edit({ caching: { disabled: true }, origin_connection_limit: 20 });
    const replaced = (await sandbox.call('PUT', path, { name: 'pool', origin: ORIGIN })).json.result;
    expect(replaced).toMatchObject({ caching: { disabled: false }, origin_connection_limit: 60 });
  });

  it('a restart is recorded with its time', async () => {
    sandbox.clock.advance(60_000);
    expect((await sandbox.call('POST', `${path}/restart`)).json.result.restarted_on).toBe(
      '2026-01-01T00:01:00.000000Z',
    );
  });

  it('an account has at most 25 configs, and a deletion makes room', async () => {
    for (let index = 1; index < 25; index++) expect((await create({ name: `p${index}` })).status).toBe(200);
    expect((await create({ name: 'more' })).status).toBe(403);
    await sandbox.call('DELETE', path);
    expect((await sandbox.call('GET', path)).status).toBe(404);
    expect((await create({ name: 'more' })).status).toBe(200);
  });
});
