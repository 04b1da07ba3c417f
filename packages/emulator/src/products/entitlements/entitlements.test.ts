import { expect, it } from 'vitest';
import { ACCOUNT, createZone, type Loose, testSandbox } from '../../../test/sandbox.ts';

it('entitlements of a zone follow from its plan', async () => {
  const sandbox = testSandbox();
  const zone = `/zones/${await createZone(sandbox)}`;
  const granted = async (id: string): Promise<unknown> => {
    const { result } = (await sandbox.call('GET', `${zone}/entitlements`)).json;
    return result.find((one: Loose) => one.id === id)?.allocation.value;
  };
  expect(await granted('page_rules')).toBe(3);
  expect(await granted('polish')).toBe(false);
  await sandbox.call('POST', `${zone}/subscription`, { rate_plan: { id: 'pro' } });
  expect(await granted('page_rules')).toBe(20);
  expect(await granted('polish')).toBe(true);
  const [first] = (await sandbox.call('GET', `/accounts/${ACCOUNT}/entitlements`)).json.result;
  expect(first).toMatchObject({ allocation: { type: 'max_count' }, deleted_date: '' });
});
