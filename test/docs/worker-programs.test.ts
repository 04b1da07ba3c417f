/** The programs that deploy a Worker, run by `npm run clients` with the official package, here with this client. */
import { createEmulator, DEFAULT_ACCOUNT } from '@flarewire/emulator';
import { Cloudflare, toFile } from 'flarewire';
import { expect, test } from 'vitest';
import { registerVersionDeploy, uploadAndDeploy } from '../../clients/suite/worker-programs.mjs';

test.each([
  ['a script with a module, then a version that is deployed', uploadAndDeploy],
  ['a worker of the beta API, its version, and the deployment', registerVersionDeploy],
])('the program deploys: %s', async (_, program) => {
  const emulator = createEmulator();
  const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch });
  const url = await program({ client, toFile, account_id: DEFAULT_ACCOUNT }, 'online');
  expect(url).toMatch(/^https:\/\/online\.[\w-]+\.workers\.dev$/);
});
