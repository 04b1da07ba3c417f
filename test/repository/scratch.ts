/**
 * Creates folders for programs that import the packages of this repository: inside of it, ignored by git, one per run.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

/** A new folder, to be removed by the caller. */
export function scratchFolder(title: string): string {
  const parent = join(import.meta.dirname, '../../.flarewire');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, `${title}-`));
}
