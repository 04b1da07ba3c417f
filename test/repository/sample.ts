/** Samples each sweep over the whole API for `npm test`; `npm run test:all` runs all of it. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** 10 for a tenth, 1 for everything. Read lazily, because the test configuration sets it. */
const divisor = (): number => Number(process.env.FLAREWIRE_SAMPLE ?? 1);
/** To repeat a failure, use the seed printed by the run. */
export const sampleSeed = process.env.FLAREWIRE_SAMPLE_SEED ?? new Date().toISOString().slice(0, 10);
export const isSample = (): boolean => divisor() > 1;

/** A change of the whole API would otherwise turn the sample into the full sweep. */
const MAX_TOUCHED = 150;

const rankOf = (name: string): number => createHash('sha256').update(`${sampleSeed} ${name}`).digest().readUInt32BE();

/**
 * The items of this run: all of them, or a share of fixed size, of at least one, that varies from day to day, plus those
 * that the current change touches.
 *
 * @param nameOf a dotted name of an operation (`dns.records.list`), or the path of a file
 */
export function sampled<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  if (!isSample()) return [...items];
  const isTouched = touchedNames();
  const ranked = [...new Set(items.map(nameOf))].sort((one, other) => rankOf(one) - rankOf(other));
  const taken = new Set([
    ...ranked.slice(0, Math.ceil(ranked.length / divisor())),
    ...ranked.filter(isTouched).slice(0, MAX_TOUCHED),
  ]);
  return items.filter((item) => taken.has(nameOf(item)));
}

const usesSample = (text: string): boolean =>
  /\/sample\.ts'/.test(text) && /\b(?:sampled|atLeast|isSample)\b/.test(text);

/** True for a test file that runs a share of its cases in a sample, itself or through a module that it imports. */
export function samplesItself(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/from '(\.[^']+\.ts)'/g)].map(([, path = '']) => join(dirname(file), path));
  return usesSample(text) || imported.some((path) => existsSync(path) && usesSample(readFileSync(path, 'utf8')));
}

/** Scales a minimum count of the full sweep to the share of this run. */
export const atLeast = (count: number): number => (isSample() ? Math.floor(count / divisor() / 2) : count);

let touched: ((name: string) => boolean) | undefined;

/** True for files and products of operations touched by the current change, committed or not. */
function touchedNames(): (name: string) => boolean {
  touched ??= touchedBy(changedFiles());
  return touched;
}

export function touchedBy(files: readonly string[]): (name: string) => boolean {
  const products = new Set(
    files.flatMap((file) => {
      const [, product] = /^(?:api|packages\/emulator\/src\/products)\/([\w-]+)/.exec(file) ?? [];
      return product === undefined ? [] : [product.replaceAll('-', '').toLowerCase()];
    }),
  );
  const paths = new Set(files);
  return (name) => paths.has(name) || products.has((name.split('.')[0] ?? '').toLowerCase());
}

function changedFiles(): string[] {
  const git = (...args: string[]): string[] => {
    try {
      const cwd = fileURLToPath(new URL('../../', import.meta.url));
      const text = execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      return text.split('\n').filter(Boolean);
    } catch {
      return []; // no repository (a source tarball), no remote, or a first commit
    }
  };
  const [base] = git('merge-base', 'HEAD', 'origin/main');
  const [head] = git('rev-parse', 'HEAD');
  const from = base === undefined || base === head ? 'HEAD~1' : base;
  return [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')];
}
