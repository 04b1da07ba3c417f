/** Output of programs of this repository, run from their sources. */
import { execFileSync } from 'node:child_process';
import { root } from './folders.ts';

/** @param file its path in the repository */
export const printed = (file: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, ['--conditions=flarewire-source', '--no-warnings', file, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
