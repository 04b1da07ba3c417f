/** Folders for programs that must find the packages of this repository: inside of it, ignored by git, each run its own. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

/** A new folder, which the caller removes. */
export function scratchFolder(title: string): string {
  const parent = join(import.meta.dirname, '../../.flarewire');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, `${title}-`));
}
