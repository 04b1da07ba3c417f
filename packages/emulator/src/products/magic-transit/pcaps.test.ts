import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('Packet captures', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/pcaps${path}`, body);
  const simple = { type: 'simple', system: 'magic-transit', time_limit: 60, packet_limit: 100 };
  const bucket = 's3://pcaps?region=us-east-1';
  const full = { type: 'full', system: 'magic-transit', time_limit: 60, colo_name: 'ord02', destination_conf: bucket };
  const statusOf = async (id: string): Promise<string> => (await call('GET', `/${id}`)).json.result.status;

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a simple capture runs for its time, and is then a file', async () => {
    const { id, status } = (await call('POST', '', simple)).json.result;
    expect(status).toBe('pending');
    sandbox.clock.advance(2_000);
    expect(await statusOf(id)).toBe('running');
    expect((await call('GET', `/${id}/download`)).status).toBe(400);
    sandbox.clock.advance(60_000);
    expect(await statusOf(id)).toBe('success');
    const url = `http://localhost/client/v4/accounts/${ACCOUNT}/pcaps/${id}/download`;
    const file = await sandbox.emulator.fetch(url, { headers: { authorization: 'Bearer test' } });
    expect(new DataView(await file.arrayBuffer()).getUint32(0, true)).toBe(0xa1b2c3d4);
  });

  it('one simple capture a minute is allowed', async () => {
    await call('POST', '', simple);
    expect((await call('POST', '', simple)).status).toBe(429);
    sandbox.clock.advance(60_000);
    expect((await call('POST', '', simple)).status).toBe(200);
  });

  it('limits and addresses of a capture are validated', async () => {
    for (const wrong of [{ time_limit: 301 }, { packet_limit: 10_001 }, { filter_v1: { source_address: 'x' } }]) {
      expect((await call('POST', '', { ...simple, ...wrong })).status).toBe(400);
    }
  });

  it('a full capture writes to a bucket of the account, and is converted when stopped', async () => {
    expect((await call('POST', '', full)).json.errors?.[0]?.source?.pointer).toBe('/destination_conf');
    expect(
      (await call('POST', '/ownership/validate', { destination_conf: bucket, ownership_challenge: 'x' })).status,
    ).toBe(404);
    const claim = (await call('POST', '/ownership', { destination_conf: bucket })).json.result;
    expect(claim).toMatchObject({ status: 'pending', destination_conf: bucket });
    expect((await call('POST', '', full)).status).toBe(400);
    await call('POST', '/ownership/validate', { destination_conf: bucket, ownership_challenge: 'x' });
    expect((await call('GET', '/ownership')).json.result).toMatchObject([{ id: claim.id, status: 'success' }]);
    const { id } = (await call('POST', '', full)).json.result;
    sandbox.clock.advance(10_000);
    expect(await statusOf(id)).toBe('running');
    expect((await call('POST', '', full)).status).toBe(409);
    expect((await call('PUT', `/${id}/stop`)).status).toBe(204);
    expect(await statusOf(id)).toBe('conversion_pending');
    sandbox.clock.advance(10_000);
    expect(await statusOf(id)).toBe('complete');
    expect((await call('GET', `/${id}/download`)).status).toBe(400);
  });
});
