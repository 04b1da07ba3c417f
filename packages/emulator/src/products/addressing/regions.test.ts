import { expect, it } from 'vitest';
import { ACCOUNT, type Loose, SEEDED, testSandbox, ZONE } from '../../../test/sandbox.ts';

it('regional services list the documented regions, by id and by key', async () => {
  const { call } = testSandbox();
  const path = `/accounts/${ACCOUNT}`;
  const hostnames = (await call('GET', `${path}/addressing/regional_hostnames/regions`)).json.result;
  expect(hostnames).toContainEqual({ key: 'ca', label: 'Canada' });
  const regions = (await call('GET', `${path}/dls/regions`)).json.result;
  expect(regions.map((one: Loose) => one.region_key)).toEqual(hostnames.map((one: Loose) => one.key));
  const [first] = regions;
  expect((await call('GET', `${path}/dls/regions/${first.id}`)).json.result).toEqual(first);
  expect((await call('GET', `${path}/dls/regions/${first.region_key}`)).json.result).toEqual(first);
  expect((await call('GET', `${path}/dls/regions/atlantis`)).status).toBe(404);
});

it('regions are paginated by cursor, and there are no custom ones', async () => {
  const { call } = testSandbox();
  const page = await call('GET', `/accounts/${ACCOUNT}/dls/regions?per_page=4`);
  expect(page.json.result).toHaveLength(4);
  expect((await call('GET', `/accounts/${ACCOUNT}/dls/regions?type=custom`)).json.result).toEqual([]);
});

it('a regional hostname is in its zone, and its region is one of the list', async () => {
  const { call } = testSandbox(SEEDED);
  const add = async (hostname: string, region_key: string) => {
    const { status, code } = await call('POST', `/zones/${ZONE}/addressing/regional_hostnames`, {
      hostname,
      region_key,
    });
    return [status, code];
  };
  expect(await add('www.example.org', 'eu')).toEqual([400, 1002]);
  expect(await add('www.seeded.example', 'moon')).toEqual([400, 1002]);
  expect(await add('*.seeded.example', 'eu')).toEqual([200, undefined]);
});
