/** One function per package: sources to `dist`. */
import { join } from 'node:path';
import { buildClientCode } from './client-code.ts';
import { buildClientTypes } from './client-types.ts';
import { emptyFolder, root } from './folders.ts';

export async function buildClient(out = join(root, 'packages/client/dist')): Promise<void> {
  emptyFolder(out);
  buildClientTypes(out);
  await buildClientCode(out);
}
