import { describe, expect, it } from 'vitest';
import { ACCOUNT, type TestSandbox, testSandbox } from '../../test/sandbox.ts';
import type { EmulatorOptions } from '../emulator.ts';

const BUCKET = `/accounts/${ACCOUNT}/r2/buckets/b`;
const ZONE = '/zones/0123456789abcdef0123456789abcdef';
const SERVICE_PATH = '/accounts/{account_id}/workers/services/{script_name}';

/** Requests whose path differs from the contract’s spelling, with their operation and its path. */
const CASES = [
  ['PUT', `${BUCKET}/objects/a/b/c`, 'r2.buckets.objects.upload', `${BUCKET}/objects/{object_key}`],
  ['PUT', `${BUCKET}/objects/a%2Fb/c`, 'r2.buckets.objects.upload', `${BUCKET}/objects/a/b/c`],
  ['PUT', `${BUCKET}/objects/a%2Fb%2Fc`, 'r2.buckets.objects.upload', `${BUCKET}/objects/a/b/c`],
  ['GET', `${BUCKET}/objects/a/b/c`, 'r2.buckets.objects.get', `${BUCKET}/objects/a%2Fb%2Fc`],
  ['DELETE', `/accounts/${ACCOUNT}/workers/services/s`, 'undocumented.services.delete', SERVICE_PATH],
  ['POST', `${ZONE}/purge%5Fcache`, 'cache.purge', '/zones/{zone_id}/purge_cache'],
] as const;

async function sandbox(options: EmulatorOptions = {}): Promise<TestSandbox> {
  const made = testSandbox(options);
  await made.call('POST', `/accounts/${ACCOUNT}/r2/buckets`, { name: 'b' });
  await made.call('PUT', `${BUCKET}/objects/a%2Fb%2Fc`, new Uint8Array([1]));
  const form = new FormData();
  form.set('metadata', JSON.stringify({ main_module: 'main.js' }));
  form.set(
    'main.js',
    new File(['export default { fetch() {} }'], 'main.js', { type: 'application/javascript+module' }),
  );
  await made.call('PUT', `/accounts/${ACCOUNT}/workers/scripts/s`, form);
  return made;
}

const bodyOf = (method: string): unknown =>
  method === 'PUT' ? new Uint8Array([1]) : method === 'POST' ? {} : undefined;

describe.each(CASES)('%s %s', (method, path, operation, template) => {
  const send = ({ call }: TestSandbox) => call(method, path, bodyOf(method));

  it(`is ${operation} for a fault rule`, async () => {
    const made = await sandbox();
    made.emulator.faults.add({ operation, fault: { status: 503 } });
    expect((await send(made)).status).toBe(503);
  });

  it(`is ${template} for a fault rule`, async () => {
    const made = await sandbox();
    made.emulator.faults.add({ path: template, fault: { status: 503 } });
    expect((await send(made)).status).toBe(503);
  });

  it(`is ${template} for a limit`, async () => {
    const made = await sandbox({ limits: { quota: 0, window: 60, path: template, method: [method] } });
    expect((await send(made)).status).toBe(429);
  });

  it('the operation is the same in the journal, carried out, faulted or limited', async () => {
    const made = await sandbox();
    const { faults, journal } = made.emulator;
    await send(made);
    faults.add({ path: '/', fault: 'reset' });
    await send(made).catch(() => undefined);
    faults.clear();
    made.emulator.setLimits({ quota: 0, window: 60 });
    await send(made);
    expect(
      journal
        .entries({ path: template, method })
        .slice(-3)
        .map((one) => one.operation),
    ).toEqual([operation, operation, operation]);
    expect(journal.rows({ operation, path: template }).length).toBeGreaterThanOrEqual(3);
  });
});

describe('requests with two names in the contract', () => {
  it('a fault on either name applies to the request', async () => {
    const method = 'POST';
    const path = `/accounts/${ACCOUNT}/storage/kv/namespaces/0123456789abcdef0123456789abcdef/bulk/get`;
    for (const operation of ['kv.namespaces.bulkGet', 'kv.namespaces.keys.bulkGet']) {
      const { call, emulator } = testSandbox();
      emulator.faults.add({ operation, fault: { status: 503 } });
      expect([operation, (await call(method, path, { keys: ['a'] })).status]).toEqual([operation, 503]);
    }
  });
});

it('a path without a route, or an invalid one, is matched by its text', async () => {
  const { call, emulator } = testSandbox();
  emulator.faults.add({ path: '/nothing/here', fault: { status: 503 } });
  emulator.faults.add({ path: '/zones/%zz', fault: { status: 502 } });
  expect((await call('GET', '/nothing/here/at/all')).status).toBe(503);
  expect((await call('GET', '/zones/%zz')).status).toBe(502);
  expect((await call('GET', '/zones/%zy')).status).toBe(400);
});
