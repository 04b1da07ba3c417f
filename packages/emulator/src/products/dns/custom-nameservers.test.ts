import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('custom nameservers', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/custom_ns${path}`, body);

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a custom nameserver has two addresses and belongs to one set of at most five', async () => {
    const made = (await call('POST', '', { ns_name: 'ns1.example.com', ns_set: 2 })).json.result;
    expect(made).toMatchObject({ ns_name: 'ns1.example.com', ns_set: 2, status: 'pending' });
    expect(made.dns_records.map(({ type }: { type: string }) => type)).toEqual(['A', 'AAAA']);
    expect((await call('POST', '', { ns_name: 'NS1.example.com', ns_set: 1 })).status).toBe(409);
    for (const index of [2, 3, 4, 5]) await call('POST', '', { ns_name: `ns${index}.example.com`, ns_set: 2 });
    expect((await call('POST', '', { ns_name: 'ns6.example.com', ns_set: 2 })).status).toBe(400);
    expect((await call('GET', '')).json.result).toHaveLength(5);
    const zone = await createZone(sandbox, 'example.com');
    expect((await call('GET', '')).json.result[0]).toMatchObject({ zone_tag: zone, status: 'verified' });
    expect((await call('DELETE', '/ns5.example.com')).json.result).toEqual(['ns5.example.com']);
    expect((await call('DELETE', '/ns5.example.com')).status).toBe(404);
  });

  it('a zone uses a set of two or more nameservers, which cannot be deleted meanwhile', async () => {
    const zone = await createZone(sandbox, 'example.com');
    const choose = (type: string): Promise<Answer> =>
      sandbox.call('PATCH', `/zones/${zone}/dns_settings`, { nameservers: { type } });
    await call('POST', '', { ns_name: 'ns1.example.com' });
    expect((await choose('custom.account')).status).toBe(400);
    await call('POST', '', { ns_name: 'ns2.example.com' });
    expect((await choose('custom.account')).status).toBe(200);
    expect((await call('DELETE', '/ns1.example.com')).status).toBe(409);
    await choose('cloudflare.standard');
    expect((await call('DELETE', '/ns1.example.com')).status).toBe(200);
  });

  it('the plan of a zone limits its DNS settings', async () => {
    const path = `/zones/${await createZone(sandbox, 'example.com')}`;
    const edit = async (body: unknown): Promise<number> =>
      (await sandbox.call('PATCH', `${path}/dns_settings`, body)).status;
    const LARGE = [
      { flatten_all_cnames: true },
      { nameservers: { type: 'cloudflare.advanced' } },
      { zone_mode: 'dns_only' },
      { nameservers: { type: 'custom.zone' } },
    ];
    expect(await Promise.all(LARGE.map(edit))).toEqual([400, 400, 400, 400]);
    await sandbox.call('POST', `${path}/subscription`, { rate_plan: { id: 'enterprise' } });
    expect(await Promise.all(LARGE.map(edit))).toEqual([200, 200, 200, 200]);
  });
});
