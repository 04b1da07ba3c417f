import { expect, it } from 'vitest';
import { createZone, testSandbox } from '../../../test/sandbox.ts';

it('a zone keeps a unique id for delegated validation', async () => {
  const sandbox = testSandbox();
  const ask = async (zone: string): Promise<string> =>
    (await sandbox.call('GET', `/zones/${zone}/dcv_delegation/uuid`)).json.result.uuid;
  const [one, other] = [await createZone(sandbox), await createZone(sandbox, 'example.org')];
  expect(await ask(one)).toMatch(/^[0-9a-f]{16}$/);
  expect(await ask(one)).toBe(await ask(one));
  expect(await ask(one)).not.toBe(await ask(other));
});

it('the SSL recommendation follows the setting for automatic mode', async () => {
  const sandbox = testSandbox();
  const zone = `/zones/${await createZone(sandbox)}`;
  const ask = async (): Promise<unknown> => (await sandbox.call('GET', `${zone}/ssl/recommendation`)).json.result;
  expect(await ask()).toMatchObject({ id: 'ssl_automatic_mode', value: 'custom' });
  await sandbox.call('PATCH', `${zone}/settings/ssl_automatic_mode`, { value: 'auto' });
  expect(await ask()).toMatchObject({ value: 'auto' });
});
