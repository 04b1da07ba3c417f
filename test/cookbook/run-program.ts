/**
 * Runs programs of the cookbook like a user: each in a separate process, against an emulator, with a token of exactly
 * the permissions in its head.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { type createEmulator, DEFAULT_ACCOUNT } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { afterAll, beforeAll, expect } from 'vitest';
import { root } from '../../tools/build/folders.ts';
import { programs } from '../../tools/cookbook/programs.ts';
import { emulatorPackage, isInstalled, nodeArgs, programFolder } from '../package/program-packages.ts';

export interface RunOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** @default 0 */
  readonly exit?: number;
}

/** Output of a program. */
export interface Printed {
  readonly out: string;
  readonly err: string;
}

const account_id = DEFAULT_ACCOUNT;
/** Node keeps sources without types here: a program starts in a quarter of the time. */
const CACHE = join(root, '.flarewire/compile-cache');

/** Runs a file with Node, to its end. */
async function start(cwd: string, file: string, args: readonly string[], { input = '', env }: RunOptions) {
  const jsx = file.endsWith('.tsx') ? ['--import', pathToFileURL(join(root, 'test/repository/jsx.ts')).href] : [];
  const child = spawn(process.execPath, [...nodeArgs, ...jsx, file, ...args], {
    cwd,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: CACHE, CLOUDFLARE_ACCOUNT_ID: account_id, ...env },
  });
  child.stdin.on('error', () => {}); // a program that has ended reads nothing
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out: out.trim(), err: err.trim(), code };
}

type Emulator = ReturnType<typeof createEmulator>;

/** The folder with a copy of `examples/` that finds the packages. */
async function examplesFolder(): Promise<string> {
  if (!isInstalled) return root;
  const copy = await programFolder('examples');
  cpSync(join(root, 'examples'), join(copy, 'examples'), { recursive: true });
  return copy;
}

/** Fails if an invalid or forbidden request was sent since; gives the permission groups that could have been needed. */
function judge(emulator: Emulator, name: string, since: number): string[] {
  return emulator.journal.entries({ since }).flatMap(({ operation, schema, permission }) => {
    expect([operation, schema.verdict, schema.mistakes], name).not.toContain('failed');
    expect([operation, permission.verdict], name).not.toContain('refused');
    // The permission groups of the API say Write where some pages say Edit.
    return permission.needed.map((group) => group.replace(/ Edit$/, ' Write'));
  });
}

/** An emulator for the programs of one theme. */
export async function programRunner(theme: string) {
  const known = programs().filter((program) => program.theme === theme);
  const folder = await programFolder(`cookbook-${theme}`);
  const examplesIn = await examplesFolder();
  const emulator = (await emulatorPackage()).createEmulator({
    auth: 'strict',
    journal: { size: 20_000, bodyBytes: 256 },
    start: { tokens: [{ value: 'admin' }], zones: [{ name: 'example.com' }, { name: 'example.org' }] },
  });
  const client = new Cloudflare({ apiToken: 'admin', fetch: emulator.fetch });
  const needed = new Map<string, Set<string>>();
  let url = '';
  beforeAll(async () => {
    ({ url } = await emulator.listen({ port: 0 }));
    await emulator.seed({ tokens: known.map(({ name, permissions }) => ({ value: `token-of-${name}`, permissions })) });
  });
  afterAll(async () => {
    await emulator.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(name: string, args: readonly string[], options: RunOptions = {}): Promise<Printed> {
    const program = known.find((one) => one.name === name);
    if (!program) throw new Error(`examples/${theme} has no ${name}.ts`);
    const since = emulator.journal.last();
    const env = { CLOUDFLARE_BASE_URL: url, CLOUDFLARE_API_TOKEN: `token-of-${name}`, ...options.env };
    const { out, err, code } = await start(folder, join(examplesIn, program.path), args, { ...options, env });
    expect(code, `${name} ${args.join(' ')}\n${out}${err}`).toBe(options.exit ?? 0);
    needed.set(name, new Set([...(needed.get(name) ?? []), ...judge(emulator, name, since)]));
    return { out, err };
  }

  /** For the last test of a theme: all programs were run, and need what their heads name. */
  function finish(): void {
    expect([...needed.keys()].sort()).toEqual(known.map(({ name }) => name).sort());
    for (const { name, permissions } of known) {
      const idle = permissions.filter((group) => !needed.get(name)?.has(group));
      expect(idle, `${name}: permissions that nothing needs`).toEqual([]);
    }
  }

  return { client, emulator, account_id, folder, run, finish, ...tools(emulator, client, folder) };
}

/** State that tests set up and inspect. */
const tools = (emulator: Emulator, client: Cloudflare, folder: string) => ({
  /** Lets seconds pass at the API. */
  advance: (seconds: number) => emulator.clock.advance(seconds * 1000),
  /** The zone of a name; made if there is none. */
  async zone(name: string): Promise<string> {
    const [zone] = await client.zones.list({ name }).all();
    return zone?.id ?? (await client.zones.create({ account: { id: account_id }, name, type: 'full' })).id;
  },
  /** Writes a file that a program reads; gives its path. */
  file(name: string, content: string): string {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  },
  /** Write operations since then. */
  changes: (since: number): string[] =>
    emulator.journal
      .entries({ since })
      .filter(({ method }) => method !== 'GET')
      .map(({ operation }) => operation ?? ''),
});
