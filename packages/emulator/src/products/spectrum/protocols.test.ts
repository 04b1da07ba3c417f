import { expect, it } from 'vitest';
import { createZone, type Loose, testSandbox } from '../../../test/sandbox.ts';

it('available protocols depend on the plan', async () => {
  const sandbox = testSandbox();
  const zone = await createZone(sandbox);
  const names = async (): Promise<string[]> =>
    (await sandbox.call('GET', `/zones/${zone}/spectrum/protocols`)).json.result.map((one: Loose) => one.name);
  expect(await names()).toEqual([]);
  await sandbox.call('POST', `/zones/${zone}/subscription`, { rate_plan: { id: 'business' } });
  expect(await names()).toEqual(['minecraft', 'ssh', 'rdp']);
});
