/** The part of each sweep over the whole API that `npm test` runs; `npm run test:all` runs all of it. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** 10 for a tenth, 1 for everything. Read when it is needed: the configuration of the tests sets it. */
const divisor = (): number => Number(process.env.FLAREWIRE_SAMPLE ?? 1);
/** A failure is repeated with the seed that the run printed. */
export const sampleSeed = process.env.FLAREWIRE_SAMPLE_SEED ?? new Date().toISOString().slice(0, 10);
export const isSample = (): boolean => divisor() > 1;

/** Changes of the whole API would make the sample the whole sweep again. */
const MAX_TOUCHED = 150;

const rankOf = (name: string): number => createHash('sha256').update(`${sampleSeed} ${name}`).digest().readUInt32BE();

/**
 * The items that this run takes: all of them, or a share that differs from day to day, and what the change at hand touches.
 *
 * @param nameOf a dotted name of an operation (`dns.records.list`), or the path of a file
 */
export function sampled<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  if (!isSample()) return [...items];
  const isTouched = touchedNames();
  const touched = new Set(
    items
      .map(nameOf)
      .filter(isTouched)
      .sort((one, other) => rankOf(one) - rankOf(other))
      .slice(0, MAX_TOUCHED),
  );
  return items.filter((item) => touched.has(nameOf(item)) || rankOf(nameOf(item)) % divisor() === 0);
}

/** What a count over the whole sweep must reach, for the share that this run takes. */
export const atLeast = (count: number): number => (isSample() ? Math.floor(count / divisor() / 2) : count);

let touched: ((name: string) => boolean) | undefined;

/** Whether the current change, committed or not, touches the file or the product of the operation. */
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
      return []; // no repository (a tarball of the sources), no remote, or a first commit
    }
  };
  const [base] = git('merge-base', 'HEAD', 'origin/main');
  const [head] = git('rev-parse', 'HEAD');
  const from = base === undefined || base === head ? 'HEAD~1' : base;
  return [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')];
}
