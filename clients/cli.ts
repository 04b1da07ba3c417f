/** `npm run clients -- [--only wrangler-kv,…]`: clients of others against the emulator. Exit 1 on a failure. */
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { index, loadProduct } from '@flarewire/contract';
import { output, start, stop, stopAll } from '../runtimes/processes.ts';
import { missingPackages } from './programs.ts';
import { leftOut, page, scenarioNames, table, undocumentedTable, type Verdict, verdictOf } from './report.ts';

const here = import.meta.dirname;
const root = join(here, '..');

/** A scenario's whole run; what hangs in it ends before. */
const LIMIT = 600_000;
/** As many at once as a small machine has processors: each is one program that waits for another. */
const AT_ONCE = 2;
/** The account of the default seed, and its token that may do everything. */
const ACCOUNT = 'f1a4e000000000000000000000000001';
const TOKEN = 'local-admin';

const nodeFirst = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;

/** The clients of Cloudflare's own, and the tools of others. */
const FOLDERS = ['suite', 'tools'].map((name) => join(here, name));
const all = scenarioNames(FOLDERS.flatMap((folder) => readdirSync(folder)));
const fileOf = (name: string): string =>
  FOLDERS.map((folder) => join(folder, `${name}.mjs`)).find((file) => existsSync(file)) ?? name;

/** Installs the clients of the registry, unless they are as the lock file says. */
async function install(): Promise<void> {
  const lock = readFileSync(join(here, 'package-lock.json'), 'utf8');
  const note = join(here, 'node_modules/.installed-lock.json');
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return;
  console.log('Installing the clients (about 600 MB, once) …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  await output('npm', args, { cwd: here, timeout: 600_000, env: { ...process.env, PATH: nodeFirst } });
  writeFileSync(note, lock);
}

interface Emulator {
  /** The base URL that it prints when it is ready. */
  readonly base: string;
  /** Host and port of its name server. */
  readonly dns: string;
  readonly end: () => void;
}

async function startEmulator(): Promise<Emulator> {
  const cli = 'packages/emulator/src/cli.ts';
  const args = [
    '--conditions=flarewire-source',
    cli,
    '--port',
    '0',
    '--seed',
    'default',
    '--strict',
    '--control',
    '--dns-port',
    '0',
  ];
  const child = start(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout === null) throw new Error('The emulator has no output to read its address from.');
  const ended = once(child, 'close').then(([code]) => Promise.reject(new Error(`The emulator ended with ${code}.`)));
  const lines = createInterface(child.stdout);
  const [base] = await Promise.race([once(lines, 'line'), ended]);
  const [server] = await Promise.race([once(lines, 'line'), ended]);
  const dns = /^dns:\/\/(\S+)/.exec(server)?.[1] ?? '';
  // Scenarios tell of it by failing.
  ended.catch(() => {});
  return { base, dns, end: () => stop(child) };
}

/** No variable of this machine reaches a client: no credentials, no proxy, no settings of its user. */
function envOf(folder: string, { base, dns }: Emulator): NodeJS.ProcessEnv {
  const home = join(folder, 'home');
  const { SystemRoot, TMPDIR } = process.env;
  return {
    PATH: nodeFirst,
    HOME: home,
    USERPROFILE: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    ...(SystemRoot && { SystemRoot }),
    ...(TMPDIR && { TMPDIR }),
    // wrangler does not prompt without a terminal.
    CI: 'true',
    NO_COLOR: '1',
    WRANGLER_SEND_METRICS: 'false',
    // Half of a short wrangler's time is reading its code.
    NODE_COMPILE_CACHE: join(dirname(folder), 'cache'),
    CLOUDFLARE_API_BASE_URL: base,
    NAME_SERVER: dns,
    CLOUDFLARE_API_TOKEN: TOKEN,
    CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
  };
}

/** Runs one scenario in a separate process, home and folder, against a separate emulator. */
async function run(name: string, work: string): Promise<Verdict> {
  const folder = join(work, name);
  const cwd = join(folder, 'work');
  mkdirSync(cwd, { recursive: true });
  mkdirSync(join(folder, 'home'));
  const started = performance.now();
  const emulator = await startEmulator();
  const env = envOf(folder, emulator);
  const child = start(process.execPath, [fileOf(name)], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const written = { out: '', err: '' };
  child.stdout?.on('data', (data) => {
    written.out += data;
  });
  child.stderr?.on('data', (data) => {
    written.err += data;
  });
  const timer = setTimeout(() => stop(child), LIMIT);
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  emulator.end();
  const why = code === 0 ? undefined : code === null ? `was ended, for ${LIMIT} ms were over` : `ended with ${code}`;
  return verdictOf(name, written, why, Math.round(performance.now() - started));
}

const USAGE = `Usage: npm run clients -- [--only NAME,…]

Runs clients of others against the emulator. Needs the npm registry the first time.

Those that need packages of Debian which are not installed are left out; with --only or --write, and in CI, that fails.

  --only NAME   only these, with commas between: ${all.join(', ')}
  --write       write docs/emulator-clients.md; all of them have to be run for that
  --help        print this

Exit code: 0 all passed, 1 one failed.`;

/** @throws Error that names what is there */
function chosen(only: string | undefined): readonly string[] {
  if (only === undefined) return all;
  const names = only.split(',');
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown scenario ${unknown.join(', ')}; known: ${all.join(', ')}.`);
  return names;
}

/** The scenarios that cannot run here, and the packages that they lack. */
function missingOf(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const missing = new Map<string, readonly string[]>();
  for (const name of names) {
    const packages = missingPackages(name);
    if (packages.length > 0) missing.set(name, packages);
  }
  return missing;
}

async function main(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, write: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(USAGE);
    return true;
  }
  const asked = chosen(values.only);
  if (values.write && asked.length < all.length) throw new Error('--write needs all scenarios: leave out --only.');
  const missing = missingOf(asked);
  if (missing.size > 0 && (values.only !== undefined || values.write || process.env.CI))
    throw new Error(leftOut(missing));
  const names = asked.filter((name) => !missing.has(name));
  await install();
  const work = mkdtempSync(join(tmpdir(), 'flarewire-clients-'));
  process.once('exit', () => rmSync(work, { recursive: true, force: true, maxRetries: 5 }));
  try {
    const verdicts = new Map<string, Verdict>();
    const waiting = [...names];
    const worker = async (): Promise<void> => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
        verdicts.set(name, await run(name, work));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const found = names.flatMap((name) => verdicts.get(name) ?? []);
    console.log(table(found));
    if (missing.size > 0) console.log(`\n${leftOut(missing)}`);
    if (values.write)
      writeFileSync(
        join(root, 'docs/emulator-clients.md'),
        page(found, undocumentedTable(index(), await loadProduct('undocumented'))),
      );
    return found.every(({ failed }) => failed.length === 0);
  } finally {
    stopAll();
  }
}

// Children end with this process, however it ends.
process.once('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
