/** Checks the spelling of the guides and of the contract's words, with the words of the field in `words.txt`. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/build/folders.ts';

const FILES = ['docs/**/*.md', '*.md', 'packages/*/README.md', 'bench/RESULTS.md'];
/** Lists of texts that others wrote, or of names. */
const LEFT_OUT = ['docs/emulator-errors.md', 'docs/emulator-coverage.md', 'docs/emulator-clients.md'];

/** There are more. */
const MIN = 50;

/** @param words of the contract, a line each @returns a line for each unknown word */
export function spellingFaults(made: string, words: readonly string[]): string[] {
  const contract = join(made, 'contract-words.txt');
  writeFileSync(contract, `${[...new Set(words)].join('\n')}\n`);
  const config = join(import.meta.dirname, 'cspell.json');
  const program = join(import.meta.dirname, '../node_modules/cspell/bin.mjs');
  const left = LEFT_OUT.flatMap((file) => ['--exclude', file]);
  const args = ['lint', '--config', config, '--root', root, '--no-progress', '--words-only', '--unique', ...left];
  const run = spawnSync(process.execPath, [program, ...args, ...FILES, contract], { cwd: root, encoding: 'utf8' });
  const [, count = '0'] = /Files checked: (\d+)/.exec(run.stderr) ?? [];
  if (Number(count) < MIN) throw new Error(`The spelling of ${count} files was checked, not of all.\n${run.stderr}`);
  const unknown = run.stdout.split('\n').filter((word) => word !== '');
  return [...new Set(unknown)].map(
    (word) => `spelling: '${word}' is unknown; if it is right, add it to site/check/words.txt`,
  );
}
