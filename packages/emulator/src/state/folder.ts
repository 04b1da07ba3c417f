/** Makes a folder for state, with the folders above it. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Step by step: `mkdirSync(…, { recursive: true })` never ends below a folder that takes no folders, such as /proc. */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file; state needs a folder.`);
    return;
  }
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
}
