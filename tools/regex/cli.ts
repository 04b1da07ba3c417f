/** A step of `npm run lint`: refuses regular expressions that a long text can make slow. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders.ts';
import { mistakesIn } from './check.ts';
import { patternsOf, regexesOf } from './collect.ts';
import { exceptions } from './exceptions.ts';

/** Code that receives external text. Tools and tests read this repository's own files. */
const SOURCES = /^(packages\/[^/]+\/src|tour)\/(?!.*\.test\.tsx?$).*\.tsx?$/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const found = files.flatMap((file) => {
  if (SOURCES.test(file)) return regexesOf(file, readFileSync(join(root, file), 'utf8'));
  return file.startsWith('api/') ? patternsOf(file, readFileSync(join(root, file), 'utf8')) : [];
});
const mistakes = await mistakesIn(found, exceptions);
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0)
  console.error('Write it so that it cannot backtrack, or say why its text is short in tools/regex/exceptions.ts.');
// The checker's own process would go on.
process.exit(mistakes.length > 0 ? 1 : 0);
