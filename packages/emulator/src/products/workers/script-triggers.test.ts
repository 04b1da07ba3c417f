import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const WORKERS = `/accounts/${ACCOUNT}/workers`;
const SOURCE = { 'content-type': 'application/javascript' };

describe('triggers of one Worker, as wrangler sets them', () => {
  let sandbox: TestSandbox;
  let zone = '';
  beforeEach(async () => {
    sandbox = testSandbox();
    const { call } = sandbox;
    zone = (await call('POST', '/zones', { name: 'a.example', account: { id: ACCOUNT } })).json.result.id;
    for (const name of ['one', 'two'])
      await call('PUT', `${WORKERS}/scripts/${name}`, "addEventListener('fetch', () => {})", SOURCE);
  });
  const setRoutes = (script: string, routes: unknown) =>
    sandbox.call('PUT', `${WORKERS}/scripts/${script}/routes`, routes);
  const routesOf = async () =>
    (await sandbox.call('GET', `/zones/${zone}/workers/routes`)).json.result.map(
      (one: { pattern: string }) => one.pattern,
    );

  it('routes replace those of the Worker, and no others', async () => {
    await setRoutes('two', [{ pattern: 'two.a.example/*' }]);
    await setRoutes('one', [{ pattern: 'a.example/x/*', zone_name: 'a.example' }, { pattern: '*.a.example/y' }]);
    const { result } = (await setRoutes('one', [{ pattern: '*.a.example/y', zone_id: zone }])).json;
    expect(result).toMatchObject([{ pattern: '*.a.example/y', script: 'one' }]);
    expect((await sandbox.call('GET', `${WORKERS}/scripts/one/routes`)).json.result).toEqual(result);
    expect((await routesOf()).sort()).toEqual(['*.a.example/y', 'two.a.example/*']);
  });

  it.each([
    ['a route of another Worker', [{ pattern: 'two.a.example/*' }], 409, 10020],
    ['a zone of nobody’s', [{ pattern: 'b.example/*' }], 400, 10013],
    ['a pattern with a query', [{ pattern: 'a.example/?x' }], 400, undefined],
    ['no list', { pattern: 'a.example/*' }, 400, undefined],
  ])('%s is refused, and nothing is changed', async (_, routes, status, code) => {
    await setRoutes('two', [{ pattern: 'two.a.example/*' }]);
    await setRoutes('one', [{ pattern: 'a.example/kept' }]);
    const refused = await setRoutes('one', routes);
    expect(refused.status).toBe(status);
    if (code !== undefined) expect(refused.code).toBe(code);
    expect((await routesOf()).sort()).toEqual(['a.example/kept', 'two.a.example/*']);
  });

  it('custom domains are previewed, then set, and omitted ones are removed', async () => {
    const { call } = sandbox;
    const domains = `${WORKERS}/scripts/one/domains`;
    const set = (origins: unknown, more = {}) =>
      call('PUT', `${domains}/records`, { override_scope: true, origins, ...more });
    const services = async () =>
      (await call('GET', `${WORKERS}/domains`)).json.result.map((one: { hostname: string; service: string }) => [
        one.hostname,
        one.service,
      ]);
    await call('PUT', `${WORKERS}/domains`, { hostname: 'taken.a.example', service: 'two', zone_id: zone });
    await call('POST', `/zones/${zone}/dns_records`, { type: 'A', name: 'own', content: '192.0.2.1', ttl: 60 });
    expect((await set([{ hostname: 'old.a.example' }])).status).toBe(200);

    const wanted = ['new', 'taken', 'own'].map((name) => ({ hostname: `${name}.a.example` }));
    const { result } = (await call('POST', `${domains}/changeset?replace_state=true`, wanted)).json;
    expect(result).toMatchObject({
      added: [{ hostname: 'new.a.example' }],
      removed: [{ hostname: 'old.a.example' }],
      updated: [{ hostname: 'taken.a.example', service: 'two' }],
      conflicting: [{ hostname: 'own.a.example' }],
    });
    expect((await set(wanted)).status).toBe(409);
    const override = { override_existing_origin: true, override_existing_dns_record: true };
    expect((await set(wanted, override)).status).toBe(200);
    expect((await services()).sort()).toEqual(['new', 'own', 'taken'].map((name) => [`${name}.a.example`, 'one']));
  });

  it('setting triggers needs the permissions of the Worker, which must exist', async () => {
    expect((await setRoutes('none', [])).code).toBe(10007);
    const { call } = testSandbox({ start: 'default', auth: 'strict' });
    const authorization = { authorization: 'Bearer local-read-only' };
    expect((await call('PUT', `${WORKERS}/scripts/one/routes`, [], authorization)).status).toBe(403);
  });
});
