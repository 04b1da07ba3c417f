import { expect, it } from 'vitest';
import { createZone, type Loose, testSandbox } from '../../../test/sandbox.ts';

it('figures of a zone add up, and are the same for the same period', async () => {
  const sandbox = testSandbox();
  const zone = await createZone(sandbox);
  const ask = async (query: string): Promise<Loose> =>
    (await sandbox.call('GET', `/zones/${zone}/analytics/dashboard${query}`)).json.result;
  const { totals, timeseries } = await ask('?since=-1440');
  expect(timeseries).toHaveLength(24);
  const sum = timeseries.reduce((all: number, slice: Loose) => all + slice.requests.all, 0);
  expect(sum).toBe(totals.requests.all);
  expect(totals.requests.cached + totals.requests.uncached).toBe(totals.requests.all);
  expect(await ask('?since=-1440')).toEqual({ totals, timeseries });
  expect((await sandbox.call('GET', `/zones/${zone}/analytics/dashboard?since=0&until=-10`)).status).toBe(400);
  const [own] = (await sandbox.call('GET', '/user/analytics/dashboard?since=-1440')).json.result;
  expect(own.totals.requests.all).toBe(totals.requests.all);
  expect((await sandbox.call('GET', `/zones/${zone}/analytics/colos`)).status).toBe(403);
});
