/** Entry of `npm run drift`: binds the command to the process. */

import { readFileSync, writeFileSync } from 'node:fs';
import { loadContract } from '../openapi/contract.ts';
import { run } from './run.ts';

// A reader that has seen enough, `head` say, closes the pipe: that is no failure.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

process.exitCode = run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  say: (text) => process.stderr.write(text),
  read: (file) => readFileSync(file, 'utf8'),
  write: (file, text) => writeFileSync(file, text),
  contract: () => loadContract(),
});
