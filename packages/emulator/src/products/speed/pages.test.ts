import { expect, it } from 'vitest';
import { createZone, testSandbox } from '../../../test/sandbox.ts';

it('tested pages are listed, with daily trends of their figures', async () => {
  const sandbox = testSandbox();
  const speed = `/zones/${await createZone(sandbox)}/speed_api/pages`;
  expect((await sandbox.call('GET', speed)).json.result).toEqual([]);
  await sandbox.call('POST', `${speed}/example.com/tests`, { region: 'us-central1' });
  sandbox.clock.advance(2 * 86_400_000);
  const [page] = (await sandbox.call('GET', speed)).json.result;
  expect(page).toMatchObject({ url: 'example.com', region: { value: 'us-central1' } });
  const [test] = page.tests;
  const query =
    'region=us-central1&deviceType=DESKTOP&metrics=lcp,ttfb&tz=UTC&start=2026-01-01T00:00:00Z&end=2026-01-03T00:00:00Z';
  const { result } = (await sandbox.call('GET', `${speed}/example.com/trend?${query}`)).json;
  expect(result).toEqual({ lcp: [test.desktopReport.lcp, null, null], ttfb: [test.desktopReport.ttfb, null, null] });
});
