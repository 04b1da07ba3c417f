/** `npm run executable`: the command and the emulator as one program for this platform, which needs no Node. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/folders.ts';
import { executableName, makeExecutable } from './executable.ts';

const USAGE = `Usage: npm run executable [-- --out FILE]

Builds the command and the emulator as one program for this platform, which runs without Node.

  --out FILE  where it is written; default packed/${executableName()}`;

const { values } = parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
if (values.help) console.log(USAGE);
else {
  const file = values.out ?? join(root, 'packed', executableName());
  await makeExecutable(file);
  console.log(`${file}: ${Math.round(statSync(file).size / 1e6)} MB`);
}
