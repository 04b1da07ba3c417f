import { beforeEach, describe, expect, it } from 'vitest';
import { createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const aws = { vendor: 'aws', region: 'us-east-1' };

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('cloud regions of origins', () => {
  it('cloud regions cover four vendors, with their upper tiers', async () => {
    for (const path of ['origin/cloud_regions', 'cache/origin_cloud_regions']) {
      const { vendors } = (await sandbox.call('GET', `${zone}/${path}/supported_regions`)).json.result;
      expect(Object.keys(vendors)).toEqual(['aws', 'azure', 'gcp', 'oci']);
      expect(vendors.aws).toContainEqual({ name: 'us-east-1', upper_tier_colos: ['IAD', 'EWR'] });
    }
  });

  it('cloud regions are mapped by the shortest form of the address, through either route', async () => {
    const path = `${zone}/origin/cloud_regions`;
    const made = await sandbox.call('PUT', `${path}/2001:DB8:0::1`, { origin_ip: '2001:db8::1', ...aws });
    expect(made.json.result).toMatchObject({ origin_ip: '2001:db8::1', ...aws });
    expect((await sandbox.call('GET', path)).json.result).toEqual([made.json.result]);
    const old = (await sandbox.call('GET', `${zone}/cache/origin_cloud_regions/2001:db8::1`)).json.result;
    expect(old).toMatchObject({ id: 'origin_public_cloud_region', value: { 'origin-ip': '2001:db8::1', ...aws } });
    expect((await sandbox.call('POST', `${zone}/cache/origin_cloud_regions`, { ip: '2001:db8::1', ...aws })).code).toBe(
      1145,
    );
    const edited = { ip: '2001:db8::1', vendor: 'gcp', region: 'us-central1' };
    const list = await sandbox.call('PATCH', `${zone}/cache/origin_cloud_regions`, edited);
    expect(list.json.result.value).toMatchObject([{ 'origin-ip': '2001:db8::1', vendor: 'gcp' }]);
    expect((await sandbox.call('DELETE', `${path}/2001:db8::1`)).json.result).toEqual({ origin_ip: '2001:db8::1' });
    expect((await sandbox.call('GET', `${path}/2001:db8::1`)).code).toBe(1142);
    expect((await sandbox.call('DELETE', `${zone}/cache/origin_cloud_regions/2001:db8::1`)).code).toBe(1163);
    expect((await sandbox.call('GET', `${zone}/cache/origin_cloud_regions`)).json.result.modified_on).toBeNull();
  });

  it('a region of another vendor and an address that differs from the path are refused', async () => {
    const path = `${zone}/origin/cloud_regions/192.0.2.1`;
    const wrong = { origin_ip: '192.0.2.1', vendor: 'gcp', region: 'us-east-1' };
    expect((await sandbox.call('PUT', path, wrong)).status).toBe(400);
    expect((await sandbox.call('PUT', path, { origin_ip: '192.0.2.2', ...aws })).status).toBe(400);
  });

  it('a batch of cloud regions processes each item independently', async () => {
    const items = [
      { origin_ip: '192.0.2.1', ...aws },
      { origin_ip: '192.0.2.2', vendor: 'aws', region: 'nowhere' },
    ];
    const { result } = (await sandbox.call('PUT', `${zone}/origin/cloud_regions/batch`, items)).json;
    expect(result.succeeded).toEqual([items[0]]);
    expect(result.failed).toEqual([{ origin_ip: '192.0.2.2', error: "'nowhere' is not a supported region of aws" }]);
    const old = [{ ip: '192.0.2.3', vendor: 'oci', region: 'eu-paris-1' }];
    const edited = (await sandbox.call('PATCH', `${zone}/cache/origin_cloud_regions/batch`, old)).json.result;
    expect(edited.value.succeeded).toEqual([{ 'origin-ip': '192.0.2.3', vendor: 'oci', region: 'eu-paris-1' }]);
    expect((await sandbox.call('GET', `${zone}/origin/cloud_regions`)).json.result).toHaveLength(2);
    const none = (await sandbox.call('DELETE', `${zone}/origin/cloud_regions/batch`)).json.result;
    expect(none).toEqual({ succeeded: [], failed: [] });
  });
});
