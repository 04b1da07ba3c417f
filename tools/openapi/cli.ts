/** Entry of `npm run openapi`: binds the command to the process. */

import { writeFileSync } from 'node:fs';
import { loadContract } from './contract.ts';
import { run } from './run.ts';

// A closed pipe (`head`) is not an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

process.exitCode = run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  say: (text) => process.stderr.write(text),
  write: (file, text) => writeFileSync(file, text),
  contract: () => loadContract(),
});
