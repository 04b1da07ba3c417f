import { describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, testSandbox, ZONE } from '../../test/sandbox.ts';
import { rowsOf } from './table.ts';

const MISSING = 'deadbeefdeadbeefdeadbeefdeadbeef';
const outcome = ({ status, code }: Answer) => [status, code];
const account = `/accounts/${ACCOUNT}`;

describe('refusals carry the codes observed at Cloudflare', () => {
  it.each([
    ['GET', `${account}/ai-gateway/gateways/none`, undefined, [404, 7002]],
    ['GET', `${account}/dns_firewall/${MISSING}`, undefined, [404, 11001]],
    ['GET', `${account}/hyperdrive/configs/${MISSING}`, undefined, [404, 2006]],
    ['GET', `${account}/images/v1/variants/none`, undefined, [404, 5401]],
    ['GET', `/zones/${ZONE}/waiting_rooms/${MISSING}`, undefined, [404, 1001]],
    ['GET', `${account}/access/tags/none`, undefined, [404, 12135]],
    ['GET', `${account}/access/policies/${MISSING}`, undefined, [404, 12135]],
    ['PATCH', `${account}/r2/buckets/no-bucket`, undefined, [404, 10006]],
    ['GET', `${account}/email-security/settings/allow_policies/${MISSING}`, undefined, [404, 1003]],
    ['POST', `${account}/storage/kv/namespaces`, { title: '' }, [400, 10019]],
    ['PUT', `${account}/storage/kv/namespaces/${MISSING}/values/k?expiration_ttl=10`, undefined, [400, 10034]],
    ['GET', `${account}/storage/kv/namespaces/not-hexadecimal/keys`, undefined, [400, 10011]],
  ] as const)('%s %s with %j', async (method, path, body, expected) => {
    expect(outcome(await testSandbox().call(method, path, body))).toEqual(expected);
  });

  it('a product checks a field before its schema does, and nothing of the check is stored', async () => {
    const sandbox = testSandbox();
    const { call } = sandbox;
    const zone = await createZone(sandbox);
    expect((await call('POST', `/zones/${zone}/workers/routes`, { pattern: '' })).code).toBe(10022);
    const { id } = (await call('POST', `${account}/storage/kv/namespaces`, { title: 'n' })).json.result;
    const values = `${account}/storage/kv/namespaces/${id}/values`;
    expect(outcome(await call('PUT', `${values}/k?expiration_ttl=10`, 'x'))).toEqual([400, 10034]);
    expect((await call('GET', `${values}/k`)).status).toBe(404);
  });

  it('a thing in the middle of a path has the code that the operation or its siblings were seen with', async () => {
    const { call } = testSandbox();
    const set = `${account}/vuln_scanner/credential_sets/00000000-0000-4000-8000-00000000dead`;
    const credential = `${set}/credentials/00000000-0000-4000-8000-00000000dead`;
    for (const method of ['GET', 'DELETE']) expect((await call(method, credential)).code).toBe(14001);
    expect((await call('GET', `${account}/event_notifications/r2/none/configuration/queues/${MISSING}`)).code).toBe(
      10085,
    );
  });

  it('a missing resource in the middle of a path is refused with the code of that resource', async () => {
    const { call } = testSandbox();
    expect((await call('GET', `${account}/ai-gateway/gateways/none/evaluations/${MISSING}`)).code).toBe(7002);
    expect((await call('GET', `${account}/gateway/lists/${MISSING}/items`)).code).toBe(2218);
  });
});

it('a missing resource of the path is refused before an expression or a zone that cannot be used', async () => {
  const sandbox = testSandbox();
  const { call } = sandbox;
  const zone = await createZone(sandbox);
  const views = `${account}/dns_settings/views/${MISSING}`;
  expect((await call('PATCH', views, { name: 'v', zones: [MISSING] })).code).toBe(1015);
  const detection = `/zones/${zone}/leaked-credential-checks/detections/${MISSING}`;
  expect((await call('PUT', detection, { password: 'unheard.of' })).code).toBe(11002);
  // An existing item is refused for its expression, and no part of the change is stored.
  const filters = `/zones/${zone}/filters`;
  const [made] = (await call('POST', filters, [{ expression: 'ip.src eq 192.0.2.1' }])).json.result;
  expect((await call('PUT', `${filters}/${made.id}`, { id: made.id, expression: 'unheard.of' })).status).toBe(400);
  expect((await call('GET', `${filters}/${made.id}`)).json.result.expression).toBe('ip.src eq 192.0.2.1');
});

describe('codes that are published for a whole product', () => {
  it.each([
    ['POST', `${account}/ai-gateway/gateways`, {}, 7001],
    ['POST', `${account}/iam/user_groups`, {}, 400],
    ['PUT', `${account}/r2/buckets/bucket/cors`, { rules: 'all' }, 10040],
    ['PATCH', `${account}/d1/database/{d1}`, {}, 7500],
    ['POST', `${account}/d1/database/{d1}/raw`, {}, 7400],
    ['POST', `${account}/access/groups`, {}, 12130],
    ['GET', `${account}/ai-search/instances/${'a'.repeat(65)}/stats`, undefined, 7001],
  ] as const)('%s %s with an invalid value, body %j', async (method, path, body, code) => {
    const { call } = testSandbox();
    await call('POST', `${account}/r2/buckets`, { name: 'bucket' });
    const { uuid } = (await call('POST', `${account}/d1/database`, { name: 'one' })).json.result;
    expect(outcome(await call(method, path.replace('{d1}', uuid), body))).toEqual([400, code]);
  });
});

it('a PUT changes an item that is there, and makes none where a POST does', async () => {
  const { call } = testSandbox();
  const peers = `${account}/secondary_dns/peers`;
  expect((await call('PUT', `${peers}/${MISSING}`, { name: 'one' })).status).toBe(404);
  const { id } = (await call('POST', peers, { name: 'one' })).json.result;
  expect((await call('PUT', `${peers}/${id}`, { name: 'two' })).json.result).toMatchObject({ id, name: 'two' });
});

describe('an empty segment of the path', () => {
  it.each(['storage/kv/namespaces', 'queues', 'hyperdrive/configs'])(
    'DELETE %s/ asks for the list, which cannot be deleted',
    async (path) => {
      expect(outcome(await testSandbox().call('DELETE', `${account}/${path}/`))).toEqual([405, 10000]);
    },
  );

  it.each(['/accounts//queues', '/zones//dns_records', '/accounts//members/'])(
    '%s reaches no product',
    async (path) => {
      const { status, json } = await testSandbox().call('GET', path);
      expect([status, json.errors?.map(({ code }: { code: number }) => code)]).toEqual([400, [7003, 7000]]);
    },
  );

  it('an empty segment is refused by the product where that was observed', async () => {
    const { call } = testSandbox();
    expect((await call('GET', `${account}/addressing/prefixes/`)).code).toBe(1000);
    expect((await call('DELETE', `${account}/r2/buckets/`)).code).toBe(10015);
  });

  it('an empty end is that of the list for all of a product where some of it was seen so', async () => {
    const { call } = testSandbox();
    expect(outcome(await call('DELETE', `${account}/addressing/address_maps/`))).toEqual([405, 10000]);
  });

  it('an empty segment is part of the key of an R2 object', async () => {
    const { call } = testSandbox();
    await call('POST', `${account}/r2/buckets`, { name: 'bucket' });
    expect((await call('PUT', `${account}/r2/buckets/bucket/objects/a//b`, new Uint8Array([1]))).status).toBe(200);
  });
});

it('an invalid value is never refused as an unknown route', async () => {
  expect(rowsOf('invalid').filter(({ code }) => code === 7000 || code === 7003)).toEqual([]);
  const { status, code } = await testSandbox().call('GET', '/user/firewall/access_rules/rules?mode=nope');
  expect([status, code]).toEqual([400, 10001]);
});

it('an account that has bought nothing is refused what it would have to buy', async () => {
  const lists = `${account}/magic/advanced_tcp_protection/configs/allowlist`;
  const { emulator, call } = testSandbox({ start: 'free' });
  await emulator.ready;
  expect((await call('GET', lists)).code).toBe(8888);
  // Only their updates were seen; what sets them up is refused alike.
  const room = { name: 'w', host: 'example.com', new_users_per_minute: 200, total_active_users: 200 };
  expect((await call('POST', '/zones/f1a4e000000000000000000000000010/waiting_rooms', room)).code).toBe(1034);
  expect((await call('GET', '/zones/f1a4e000000000000000000000000010/waiting_rooms')).status).toBe(200);
  expect((await call('GET', `${account}/queues`)).status).toBe(200);
  // Its lists were seen to be refused; so is all else below the same name.
  expect((await call('GET', `${account}/magic/advanced_tcp_protection/configs/prefixes`)).code).toBe(8888);
  expect((await call('GET', `${account}/images/v1/stats`)).code).toBe(5403);
  // Parts of API Shield were seen past the purchase that others of it need.
  expect((await call('GET', '/zones/f1a4e000000000000000000000000010/api_gateway/operations')).status).toBe(200);
  expect((await testSandbox().call('GET', lists)).status).toBe(200);
});
