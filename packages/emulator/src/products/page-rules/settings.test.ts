import { expect, it } from 'vitest';
import { createZone, type Loose, testSandbox } from '../../../test/sandbox.ts';

it('settings of page rules depend on the plan of the zone', async () => {
  const sandbox = testSandbox();
  const zone = await createZone(sandbox);
  const { result } = (await sandbox.call('GET', `/zones/${zone}/pagerules/settings`)).json;
  const ids = result.map((one: Loose) => one.id);
  expect(ids).toContain('forwarding_url');
  expect(ids).not.toContain('polish');
  expect(ids).not.toContain('host_header_override');
  const level = result.find((one: Loose) => one.id === 'cache_level');
  expect(level.properties[0].choices).toContain('cache_everything');
  const ttl = result.find((one: Loose) => one.id === 'browser_cache_ttl');
  expect(ttl.properties[0].min).toBeGreaterThan(0);
});
