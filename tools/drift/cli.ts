/** Entry of `npm run drift`: binds the command to the process. */

import { readFileSync, writeFileSync } from 'node:fs';
import { loadContract } from '../openapi/contract.ts';
import { run } from './run.ts';

// A closed pipe (`head`) is not an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

process.exitCode = run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  say: (text) => process.stderr.write(text),
  read: (file) => readFileSync(file, 'utf8'),
  write: (file, text) => writeFileSync(file, text),
  contract: () => loadContract(),
});
