/** `npm run release -- version | notes`: prepares a release from the changesets, or prints the notes of the current version. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/folders.ts';
import { sectionOf, withRelease } from './changelog.ts';

const USAGE = `Usage: npm run release -- version | notes

  version   turns the files of .changeset/ into a new version of all packages and a section of CHANGELOG.md
  notes     prints the section of CHANGELOG.md for the current version`;

/** The used fields of the output of `changeset status --output`. */
interface ReleasePlan {
  readonly changesets: readonly { readonly summary: string }[];
  readonly releases: readonly { readonly newVersion: string }[];
}

const path = (name: string): string => join(root, name);
const edit = (name: string, change: (text: string) => string): void =>
  writeFileSync(path(name), change(readFileSync(path(name), 'utf8')));
const run = (program: string, ...args: string[]): void => {
  execFileSync(program, args, { cwd: root, stdio: 'inherit' });
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) console.log(USAGE);
  else if (positionals.join(' ') === 'version') version();
  else if (positionals.join(' ') === 'notes') notes();
  else throw new Error(`Unknown command '${positionals.join(' ')}'. Give 'version' or 'notes'.`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 2;
}

function version(): void {
  const { changesets, releases } = readPlan();
  const next = releases[0]?.newVersion;
  if (next === undefined)
    throw new Error('There is nothing to release: .changeset/ has no changesets. Add one with `npm run changeset`.');
  run('changeset', 'version');
  const date = new Date().toISOString().slice(0, 10);
  edit('CHANGELOG.md', (text) =>
    withRelease(
      text,
      next,
      date,
      changesets.map(({ summary }) => summary),
    ),
  );
  edit('packages/client/src/version.ts', (text) => text.replace(/(?<=VERSION = ')[^']*/, next));
  run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
}

function readPlan(): ReleasePlan {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-release-'));
  try {
    run('changeset', 'status', '--output', join(folder, 'plan.json'));
    return JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function notes(): void {
  const { version: current } = JSON.parse(readFileSync(path('packages/client/package.json'), 'utf8'));
  const section = sectionOf(readFileSync(path('CHANGELOG.md'), 'utf8'), current);
  if (section === undefined) throw new Error(`CHANGELOG.md has no section for ${current}.`);
  console.log(section);
}
