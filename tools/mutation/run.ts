/** `npm run mutation`: arguments in, Stryker's work, survivors to stdout, scores to bench/RESULTS.md. */
import { parseArgs } from 'node:util';
import { type MutationScore, merged, mutationSection, percent, withSection } from '../../bench/mutation.ts';
import { isTarget, TARGETS, type Target, type TargetName } from './targets.ts';

const USAGE = `Usage: npm run mutation -- TARGET [FOLDER…] [--files GLOB]

Changes the code in small ways, one at a time, and runs the unit tests that reach the change: a change that no test
fails for is one that may come in unseen. Prints those, and writes the scores to bench/RESULTS.md.

${Object.entries(TARGETS)
  .map(([name, { root, folders }]) => `  ${name.padEnd(9)} ${root}/{${folders.join(',')}}`)
  .join('\n')}

  FOLDER        only these folders of the target
  --files GLOB  only these files of each folder, 'retry*.ts' say; no score is written

Results are kept in .flarewire: a second run only repeats what its sources or its tests may have changed.
`;

const SCORES = 'bench/mutation.json';
const RESULTS = 'bench/RESULTS.md';

/** One change, and what became of it. */
export interface Mutant {
  readonly fileName: string;
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

export interface Job {
  readonly name: string;
  /** Files to change, as globs. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

export interface Io {
  readonly out: (text: string) => void;
  readonly say: (text: string) => void;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly today: () => string;
  readonly mutate: (job: Job) => Promise<readonly Mutant[]>;
}

interface Asked {
  readonly name: TargetName;
  readonly folders: readonly string[];
  readonly files: string | undefined;
}

/** @returns the exit code: 0 done, 2 wrong usage */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let asked: Asked | undefined;
  try {
    asked = readArgs(args);
  } catch (error) {
    io.say(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  if (asked === undefined) io.out(USAGE);
  else await measure(asked, io);
  return 0;
}

function readArgs(args: readonly string[]): Asked | undefined {
  const options = { files: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) return undefined;
  const [name = '', ...given] = positionals;
  if (!isTarget(name)) throw new Error(`'${name}' is no target: give ${Object.keys(TARGETS).join(', ')}.`);
  const { folders }: Target = TARGETS[name];
  const wrong = given.find((folder) => !folders.includes(folder));
  if (wrong !== undefined) throw new Error(`'${wrong}' is no folder of ${name}: give ${folders.join(', ')}.`);
  return { name, folders: given.length > 0 ? given : folders, files: values.files };
}

async function measure({ name, folders, files }: Asked, io: Io): Promise<void> {
  const { root, tests } = TARGETS[name];
  for (const folder of folders) {
    const path = `${root}/${folder}`;
    const mutate = [`${path}/${files ?? '**/*.ts'}`, '!**/*.test.ts', '!**/generated/**'];
    const mutants = await io.mutate({ name: `${name}-${folder}${files === undefined ? '' : '-some'}`, mutate, tests });
    const score = scoreOf(path, mutants, io.today());
    io.out(`${unnoticed(mutants).join('\n')}\n${path}: ${percent(score).toFixed(1)} %\n`);
    if (files === undefined) save(score, io);
  }
}

const count = (mutants: readonly Mutant[], ...statuses: readonly string[]): number =>
  mutants.filter(({ status }) => statuses.includes(status)).length;

/** Changes that make no program, or that a comment leaves out, count as nothing. */
const scoreOf = (folder: string, mutants: readonly Mutant[], date: string): MutationScore => ({
  folder,
  date,
  noticed: count(mutants, 'Killed', 'Timeout'),
  survived: count(mutants, 'Survived'),
  uncovered: count(mutants, 'NoCoverage'),
});

const unnoticed = (mutants: readonly Mutant[]): string[] =>
  mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(
      ({ fileName, location: { start }, status, mutatorName, replacement = '' }) =>
        `${fileName}:${start.line}:${start.column} ${status} ${mutatorName}: ${replacement.replace(/\s+/g, ' ')}`,
    );

function save(score: MutationScore, io: Io): void {
  // Written below.
  const known = JSON.parse(io.read(SCORES)) as MutationScore[];
  const scores = merged(known, [score]);
  io.write(SCORES, `${JSON.stringify(scores, null, 2)}\n`);
  io.write(RESULTS, withSection(io.read(RESULTS), mutationSection(scores)));
}
