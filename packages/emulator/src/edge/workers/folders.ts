/** Where the runtime stores what it holds itself. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sandbox } from '../../state/sandbox.ts';

/** The folder of what the runtime itself stores, the SQLite files of Durable Objects: below the state, or gone at the end. */
export function foldersOf({ folder }: Sandbox) {
  const base = folder === undefined ? mkdtempSync(join(tmpdir(), 'flarewire-edge-')) : join(folder, 'edge');
  return {
    /** Of all groups: namespaces may come to another one. */
    objects: join(base, 'durable-objects'),
    remove: (): void => {
      if (folder === undefined) rmSync(base, { recursive: true, force: true });
    },
  };
}
