/** The `flarewire-migrate` command without the process: reads options, changes files, and lists the remaining work. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrateManifest } from './manifest.ts';
import { FROM, migrateSource, type Note, type Result } from './source.ts';

export interface Io {
  readonly cwd: string;
  /** Version of this package. */
  readonly version: string;
  out(line: string): void;
  error(line: string): void;
}

const USAGE = `Usage: flarewire-migrate [options] [file or folder ...]

Changes imports of the package cloudflare to flarewire: in TypeScript and JavaScript (import, export, require, import(),
jest.mock, vi.mock and their relatives, types) and in package.json. Without a path it takes the current folder.
node_modules, hidden folders, dist, build, coverage and out are skipped.

  --dry-run  print what would change without changing anything
  --help     print this help

Exit codes: 0 if nothing is left to do, 1 if something needs a manual change, 2 for invalid usage.
`;

const SOURCE = /\.[cm]?[jt]sx?$/;
const CONFIG =
  /(?:^\.?[\w.-]*(?:config|rc|setup|babel|webpack|vite|vitest|jest|rollup|esbuild|tsup)[\w.-]*)\.[cm]?[jt]sx?$/i;
/** Files that are searched for mentions, but never written. */
const OTHER =
  /\.(?:vue|svelte|astro|mdx?)$|^(?:tsconfig.*|jsconfig|deno|import_map|\.swcrc|\.babelrc|\.eslintrc.*)\.?jsonc?$|^pnpm-workspace\.yaml$/;
const LOCKS = ['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb'];
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage', 'out']);

function* filesIn(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) return yield path;
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory() ? SKIPPED.has(entry.name) || entry.name.startsWith('.') : !entry.isFile()) continue;
    yield* filesIn(join(path, entry.name));
  }
}

/** Lines of a read-only file that mention the package. */
function mentions(text: string): Note[] {
  const found = /(?<=['"`])cloudflare(?=['"`/])|^\s*cloudflare(?=:\s*[\^~\d])/;
  return text.split('\n').flatMap((line, index) => {
    const at = line.search(found);
    return at < 0 ? [] : [{ line: index + 1, column: at + 1, what: `names ${FROM}: change it manually` }];
  });
}

function migrated(path: string, text: string, version: string): Result {
  const name = basename(path);
  if (name === 'package.json') return migrateManifest(text, version);
  if (SOURCE.test(name)) return migrateSource(text, CONFIG.test(name));
  return { text, changes: 0, notes: mentions(text) };
}

const isRead = (path: string): boolean => {
  const name = basename(path);
  return name === 'package.json' || SOURCE.test(name) || OTHER.test(name);
};

/** @returns the exit code */
export function run(args: readonly string[], { cwd, version, out, error }: Io): number {
  const options = read(args);
  if (typeof options === 'string') {
    error(`${options}\n\n${USAGE}`);
    return 2;
  }
  if (options.help) {
    out(USAGE);
    return 0;
  }
  const { paths, isDry } = options;
  const missing = paths.find((path) => !existsSync(resolve(cwd, path)));
  if (missing !== undefined) {
    error(`${missing} does not exist in ${cwd}.`);
    return 2;
  }
  const left: string[] = [];
  let changedFiles = 0;
  let hasManifest = false;
  for (const path of paths.flatMap((one) => [...filesIn(resolve(cwd, one))]).filter(isRead)) {
    const shown = relative(cwd, path) || basename(path);
    const before = readFileSync(path, 'utf8');
    const { text, changes, notes } = migrated(path, before, version);
    left.push(...notes.map(({ line, column, what }) => `${shown}:${line}:${column} ${what}`));
    if (changes === 0) continue;
    changedFiles++;
    hasManifest ||= extname(path) === '.json';
    out(`${shown}: ${changes} ${changes === 1 ? 'change' : 'changes'}`);
    if (!isDry) writeFileSync(path, text);
  }
  out(`${changedFiles} ${changedFiles === 1 ? 'file' : 'files'} ${isDry ? 'would change' : 'changed'}.`);
  if (hasManifest) out(`Then install again${lockOf(cwd)}, and read docs/differences.md of flarewire.`);
  if (left.length > 0) out(`\nTo change manually:\n${left.map((line) => `  ${line}`).join('\n')}`);
  return left.length > 0 ? 1 : 0;
}

const lockOf = (cwd: string): string => {
  const lock = LOCKS.find((name) => existsSync(join(cwd, name)));
  return lock ? `, which renews ${lock}` : '';
};

interface Options {
  readonly paths: readonly string[];
  readonly isDry: boolean;
  readonly help: boolean;
}

/** Parses the options, or returns an error message. */
function read(args: readonly string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
    return { paths: positionals.length > 0 ? positionals : ['.'], isDry: values['dry-run'], help: values.help };
  } catch (problem) {
    return (problem as Error).message; // parseArgs throws only errors
  }
}
