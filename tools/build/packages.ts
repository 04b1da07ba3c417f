/** One function per package: its sources become what it publishes. */
import { join } from 'node:path';
import { buildClientCode } from './client-code.ts';
import { buildClientTypes } from './client-types.ts';
import { emptyFolder, root } from './folders.ts';
import { buildPlainPackage } from './plain-package.ts';

async function buildClient(out = join(root, 'packages/client/dist')): Promise<void> {
  emptyFolder(out);
  buildClientTypes(out);
  await buildClientCode(out);
}

/** By folder in `packages/`. */
export const builds = {
  client: buildClient,
  contract: (out?: string) => buildPlainPackage({ name: 'contract', entries: ['index'] }, out),
  emulator: (out?: string) => buildPlainPackage({ name: 'emulator', entries: ['index', 'cli'] }, out),
  react: (out?: string) => buildPlainPackage({ name: 'react', entries: ['index'], platform: 'neutral' }, out),
};
