/** Data points of Workers are rows of the SQL API. */
import { expect, test, vi } from 'vitest';
import { openSite } from './site.ts';

test('a Worker writes data points, and the SQL API answers over them', async () => {
  const warnings = vi.spyOn(console, 'warn').mockReturnValue();
  const { client, account_id, record, deploy, route, edge } = await openSite();
  await record('@');
  await deploy(
    'weather',
    `export default { async fetch(request, env) {
      const { searchParams } = new URL(request.url);
      env.WEATHER.writeDataPoint({ blobs: ['Seattle', 'USA'], doubles: [Number(searchParams.get('t')), 0.5], indexes: ['a3cd45'] });
      if (searchParams.has('large')) env.WEATHER.writeDataPoint({ indexes: ['a', 'b'] });
      return new Response('OK!');
    } }`,
    { bindings: [{ type: 'analytics_engine', name: 'WEATHER', dataset: 'weather' }] },
  );
  await route('example.com/*', 'weather');
  for (const t of ['25', '15', '5&large']) await (await edge.fetch(`https://example.com/?t=${t}`)).text();
  const ask = (body: string) => client.analyticsEngine.sql.query({ account_id, body });
  await vi.waitFor(async () => expect((await ask('SELECT count() AS n FROM weather')).data).toEqual([{ n: 3 }]));
  expect((await ask('SHOW TABLES')).data).toEqual([{ dataset: 'weather' }]);
  const { data, meta } = await ask(
    'SELECT blob1 AS city, index1, blob20, double20, SUM(_sample_interval * double1) / SUM(_sample_interval) AS t FROM weather GROUP BY city, index1, blob20, double20',
  );
  expect(data).toEqual([{ city: 'Seattle', index1: 'a3cd45', blob20: '', double20: 0, t: 15 }]);
  expect(meta.map(({ type }) => type)).toEqual(['String', 'String', 'String', 'Float64', 'Float64']);
  await vi.waitFor(() => expect(warnings.mock.calls.join()).toContain('takes at most 1 indexes; 2 given'));
});
