import { expect, it } from 'vitest';
import { createZone, type Loose, testSandbox } from '../../../test/sandbox.ts';

it('figures of a zone add up, and are deterministic per period', async () => {
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

it('longer periods have longer intervals', async () => {
  const sandbox = testSandbox();
  const zone = await createZone(sandbox);
  const ask = (query: string): Promise<Loose> => sandbox.call('GET', `/zones/${zone}/analytics/dashboard${query}`);
  const parts = async (query: string): Promise<Loose> => (await ask(query)).json.result.timeseries;
  expect(await parts('?since=2025-09-08T20:00:00Z&until=2025-09-08T20:02:00Z')).toMatchObject([
    { since: '2025-09-08T20:00:00Z', until: '2025-09-08T20:01:00Z' },
    { since: '2025-09-08T20:01:00Z', until: '2025-09-08T20:02:00Z' },
  ]);
  const DAY = 'since=2025-09-08T00:00:00Z&until=2025-09-';
  expect(await parts(`?${DAY}08T01:00:00Z`)).toHaveLength(60);
  expect(await parts(`?${DAY}08T07:00:00Z`)).toHaveLength(28);
  expect(await parts(`?${DAY}08T15:00:00Z`)).toHaveLength(30);
  expect(await parts(`?${DAY}11T00:00:00Z`)).toHaveLength(72);
  expect(await parts(`?${DAY}12T00:00:00Z`)).toHaveLength(4);
  expect((await ask('?since=-525600')).status).toBe(200);
  expect((await ask('?since=-525601')).status).toBe(400);
});
