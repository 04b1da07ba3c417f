/**
 * `npm run runtimes -- [--only deno,bun]`: the packed client on every runtime, the packed emulator on Node, Deno and Bun. Exit 1 on a failure.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { exceptions, unavailable } from './exceptions.ts';
import { type PageServer, startPageServer } from './page-server.ts';
import { output, stopAll } from './processes.ts';
import { details, judge, table, type Verdict } from './report.ts';
import { find, type Runtime, runtimes, type World } from './runtimes.ts';
import { startServer, type TestServer } from './server.ts';
import { makeStage, type Stage } from './stage.ts';

const here = import.meta.dirname;

const USAGE = `Usage: npm run runtimes -- [--only NAME,…]

Packs the client and takes it through one suite on every runtime, and the emulator
through its own one on the oldest Node it supports, the newest, Deno and Bun. Needs the npm registry the first time.

  --only NAME   only these, with commas between: ${runtimes.map(({ name }) => name).join(', ')}
  --help        print this

Exit code: 0 every runtime that could be run passed, 1 one failed.`;

/** @throws Error that lists the available ones */
function chosen(only: string | undefined): readonly Runtime[] {
  if (only === undefined) return runtimes;
  const names = only.split(',');
  const all = runtimes.map(({ name }) => name);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown runtime ${unknown.join(', ')}; known: ${all.join(', ')}.`);
  return runtimes.filter(({ name }) => names.includes(name));
}

/** Installs runtimes from the registry unless they match the lock file. Returns the reason of a failure. */
async function installRuntimes(): Promise<string | undefined> {
  const lock = readFileSync(join(here, 'package-lock.json'), 'utf8');
  const note = join(here, 'node_modules/.installed-lock.json');
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return undefined;
  console.log('Installing the runtimes (about 700 MB, once) …');
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await output('npm', args, { cwd: here, timeout: 600_000, env: { ...process.env, PATH } });
    writeFileSync(note, lock);
    return undefined;
  } catch (error) {
    return `npm ci in runtimes failed: ${error instanceof Error ? error.message : error}`;
  }
}

async function verdictOn(runtime: Runtime, world: World, trouble: string | undefined): Promise<Verdict> {
  const { name, kind } = runtime;
  const none = { name, version: '', passed: 0, excepted: [], failed: [], ms: 0 };
  const command = find(runtime);
  if (command === undefined) {
    const known = unavailable[`${kind}-${process.platform}-${process.arch}`];
    const missing = known ?? trouble ?? `not found; ${runtime.remedy}`;
    // Outside of CI a browser may be missing; in CI nothing may be.
    const fails = known === undefined && process.env.CI;
    return { ...none, missing, failed: fails ? [['is there', missing]] : [] };
  }
  const started = performance.now();
  const spent = () => Math.round(performance.now() - started);
  let version = '';
  try {
    [version = ''] = /\d+[\d.-]+\d/.exec(await runtime.version(command)) ?? [];
    const results = await runtime.run(command, world);
    return {
      name,
      version,
      ms: spent(),
      ...judge(results, runtime.suite === 'client' ? (exceptions[kind] ?? {}) : {}),
    };
  } catch (error) {
    return {
      ...none,
      version,
      ms: spent(),
      failed: [['runs', error instanceof Error ? error.message : String(error)]],
    };
  }
}

async function main(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(USAGE);
    return true;
  }
  const list = chosen(values.only);
  const trouble = await installRuntimes();
  let stage: Stage | undefined;
  let server: TestServer | undefined;
  let pages: PageServer | undefined;
  try {
    stage = await makeStage();
    server = await startServer();
    pages = await startPageServer(`${server.api}/echo/relay`);
    const { api, other, closed } = server;
    const world = { stage, pages, settings: { api, other, closed, relay: `${pages.origin}/cloudflare` } };
    const verdicts: Verdict[] = [];
    for (const runtime of list) verdicts.push(await verdictOn(runtime, world, trouble));
    console.log(table(verdicts));
    const more = details(verdicts);
    if (more) console.log(`\n${more}`);
    // A runtime with fewer results than another has lost some.
    const uneven = (['client', 'emulator'] as const).some((suite) => {
      const names = new Set(list.filter((runtime) => runtime.suite === suite).map(({ name }) => name));
      const ran = verdicts.filter(({ name, missing, failed }) => names.has(name) && !missing && !failed.length);
      return new Set(ran.map(total)).size > 1;
    });
    if (uneven) console.log('\nThe runtimes ran different numbers of checks.');
    return !uneven && verdicts.every(({ failed }) => failed.length === 0);
  } finally {
    stopAll();
    pages?.close();
    server?.close();
    stage?.remove();
  }
}

const total = ({ passed, excepted }: Verdict): number => passed + excepted.length;

// Children and temporary files are removed, however this process ends.
process.once('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    process.exit(1);
  });

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
