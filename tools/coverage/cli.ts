/** Entry of `npm run coverage`: binds the command to the process. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { index } from '@flarewire/contract';
import { root } from '../build/folders.ts';
import { readRefusals } from './errors/read.ts';
import { CODES_PAGE, ERRORS_PAGE, PAGE, run } from './run.ts';
import { coverageOf } from './tiers.ts';

// A closed pipe (`head`) is not an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

process.exitCode = run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  say: (text) => process.stderr.write(text),
  write: (file, text) =>
    writeFileSync([PAGE, ERRORS_PAGE, CODES_PAGE].includes(file) ? resolve(root, file) : file, text),
  read: (file) => readFileSync(resolve(root, file), 'utf8'),
  coverage: () => coverageOf(index().operations),
  refusals: readRefusals,
});
