/** A step of `npm run lint`: refuses regular expressions that a long text can make slow. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders.ts';
import { withOptions } from '../options.ts';
import { mistakesIn } from './check.ts';
import { hintPatternsOf, patternsOf, regexesOf } from './collect.ts';
import { exceptions } from './exceptions.ts';

/** Code that receives external text. Tools and tests read this repository's own files. */
const SOURCES = /^(packages\/[^/]+\/src|tour)\/(?!.*\.test\.tsx?$).*\.tsx?$/;

const usage = `Usage: npm run lint:regex

Refuses regular expressions of the sources, the contract and the hints that a long text can make slow.
`;
const say = {
  out: (text: string) => process.stdout.write(text),
  say: (text: string) => process.stderr.write(text),
};

async function check(): Promise<number> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [
      ...(SOURCES.test(file) ? regexesOf(file, source) : []),
      ...(file.startsWith('api/') ? patternsOf(file, source) : []),
      ...(/hints\.ts$/.test(file) ? hintPatternsOf(file, source) : []),
    ];
  });
  const mistakes = await mistakesIn(found, exceptions);
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.length > 0)
    console.error(
      'Rewrite them so that they cannot backtrack; tools/regex/exceptions.ts is for texts that are provably short.',
    );
  return mistakes.length > 0 ? 1 : 0;
}

// The checker's own process would go on.
process.exit(await withOptions(process.argv.slice(2), { known: {}, usage }, say, check));
