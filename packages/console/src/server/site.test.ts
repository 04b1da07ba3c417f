/** Tests the URL of the documentation site, which pages link to. */
import { createEmulator } from '@flarewire/emulator';
import { expect, test } from 'vitest';
import { createConsole } from './index.ts';
import { openLocal } from './test-support.ts';

test('a session includes the URL of the documentation if there is one', async () => {
  const opened = await openLocal({}, { site: 'https://docs.example/' });
  expect(opened.session.site).toBe('https://docs.example');
  await opened.close();
  const other = await openLocal();
  expect(other.session).not.toHaveProperty('site');
  await other.close();
});

test('an invalid documentation URL is refused before anything is opened', async () => {
  const emulator = createEmulator();
  await expect(createConsole({ emulator, site: 'javascript:alert(1)' })).rejects.toThrow('must be an address');
  await emulator.close();
});
