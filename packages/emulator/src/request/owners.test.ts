import { describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, testSandbox } from '../../test/sandbox.ts';

const FOREIGN = '0123456789abcdef0123456789abcdef';
const outcome = ({ status, code }: Answer) => [status, code];

describe('the account or zone of a request', () => {
  it.each([
    ['GET', `/accounts/${FOREIGN}`, undefined, [403, 9109]],
    ['GET', `/accounts/${FOREIGN}/queues`, undefined, [403, 9109]],
    ['POST', `/accounts/${FOREIGN}/queues`, { queue_name: 'q' }, [403, 9109]],
    ['GET', `/zones/${FOREIGN}/dns_records`, undefined, [404, 1001]],
    ['GET', `/zones/${FOREIGN}/argo/tiered_caching`, undefined, [404, 1001]],
    ['GET', '/accounts/me@example.com/pages/projects', undefined, [400, 7003]],
    ['GET', '/zones/dns_records', undefined, [400, 7003]],
    ['GET', '/zones/example.com/argo/tiered_caching', undefined, [400, 7003]],
    ['POST', '/zones', { name: 'a.com', account: { id: FOREIGN } }, [403, 9109]],
    ['GET', `/zones?account.id=${FOREIGN}`, undefined, [403, 9109]],
    ['GET', `/certificates?zone_id=${FOREIGN}`, undefined, [404, 1001]],
    [
      'PUT',
      `/accounts/${ACCOUNT}/workers/domains`,
      { hostname: 'a.example.com', service: 's', zone_id: FOREIGN },
      [404, 1001],
    ],
  ] as const)('is there, or %s %s is refused', async (method, path, body, refusal) => {
    const { call } = testSandbox();
    expect(outcome(await call(method, path, body))).toEqual(refusal);
  });

  it('an unknown account or zone is reported by its id', async () => {
    const { json } = await testSandbox().call('GET', '/accounts/me@example.com/pages/projects');
    expect(json.errors?.[0]?.message).toBe(
      'Could not route to /client/v4/accounts/me@example.com/pages/projects, perhaps your object identifier is invalid?',
    );
  });

  it('an account or zone exists once created or seeded, whatever its id', async () => {
    const sandbox = testSandbox({ start: { accounts: [{ id: 'acc-1', name: 'One' }] } });
    expect((await sandbox.call('GET', '/accounts/acc-1/queues')).status).toBe(200);
    expect(outcome(await sandbox.call('GET', `/accounts/${ACCOUNT}/queues`))).toEqual([403, 9109]);
    const made = testSandbox();
    const zone = await createZone(made);
    expect((await made.call('GET', `/zones/${zone}/argo/tiered_caching`)).status).toBe(200);
    await made.call('DELETE', `/zones/${zone}`);
    expect(outcome(await made.call('GET', `/zones/${zone}/argo/tiered_caching`))).toEqual([404, 1001]);
  });

  it('without rules, any account or zone exists', async () => {
    const { call } = testSandbox({ rules: false });
    expect((await call('GET', `/accounts/${FOREIGN}/queues`)).status).toBe(200);
    expect((await call('GET', '/zones/z/argo/tiered_caching')).status).toBe(200);
  });

  it('an unknown account or zone is only reported to callers with permission', async () => {
    const { call } = testSandbox({ auth: 'strict' });
    expect((await call('GET', `/accounts/${FOREIGN}/queues`)).code).toBe(9106);
  });
});

it('a trailing slash is ignored', async () => {
  const { call } = testSandbox();
  expect((await call('GET', '/accounts/')).json.result).toHaveLength(1);
  expect((await call('GET', `/accounts/${ACCOUNT}/`)).json.result.id).toBe(ACCOUNT);
  expect((await call('POST', `/accounts/${ACCOUNT}/queues/`, { queue_name: 'q' })).status).toBe(200);
  await call('POST', `/accounts/${ACCOUNT}/r2/buckets`, { name: 'bucket' });
  const objects = `/accounts/${ACCOUNT}/r2/buckets/bucket/objects`;
  await call('PUT', `${objects}/folder/`, new Uint8Array([1]));
  expect((await call('GET', objects)).json.result).toMatchObject([{ key: 'folder/' }]);
});
