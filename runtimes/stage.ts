/**
 * Creates temporary user projects: packed packages installed, with the suite, and bundled for runtimes without imports.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../tools/build/folders.ts';
import { builds } from '../tools/build/packages.ts';
import { moduleFolder, neededModules } from './needed-modules.ts';
import { output } from './processes.ts';

export interface Stage {
  readonly folder: string;
  /** Programs for Node, Deno and Bun; bundles for workerd and pages. */
  readonly main: string;
  readonly worker: string;
  readonly page: string;
  /** Path of the program that tests the packed emulator, created on first use. */
  emulator(): Promise<string>;
  remove(): void;
}

const here = import.meta.dirname;

export async function makeStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-runtimes-'));
  // A program that was just killed may still write there.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  try {
    const project = join(folder, 'project');
    const client = await pack(folder, 'client');
    await install([client], project);
    for (const file of ['suite', 'main.mjs', 'worker.mjs', 'page.mjs'])
      cpSync(join(here, file), join(project, file), { recursive: true });
    const [worker, page] = await Promise.all([bundle(project, 'worker'), bundle(project, 'page')]);
    let emulator: Promise<string> | undefined;
    return {
      folder,
      main: join(project, 'main.mjs'),
      worker,
      page,
      emulator: () => {
        emulator ??= makeEmulator(folder, client);
        return emulator;
      },
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** npm runs manifest scripts with the current Node. */
const npm = (args: readonly string[], cwd: string): Promise<string> => {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };
  return output('npm', args, { cwd, env, timeout: 300_000 });
};

/** A project with the emulator, the command and their dependencies. */
async function makeEmulator(folder: string, client: string): Promise<string> {
  const needed = neededModules(['@flarewire/emulator', '@flarewire/cli']);
  const tarballs = [client];
  for (const name of needed) if (isBuilt(name)) tarballs.push(await pack(folder, folderOf(name)));
  const project = join(folder, 'emulator-project');
  // There is no network here: third-party packages come from the repository.
  const others = [...needed.filter((name) => !isOurs(name)), ...TYPES].map(moduleFolder);
  await install([...tarballs, ...others], project);
  for (const file of ['emulator.mjs', 'in-process.test.mjs']) cpSync(join(here, file), join(project, file));
  writeFileSync(join(project, 'documented.test.ts'), documentedTest());
  return join(project, 'emulator.mjs');
}

/** The example of the documentation for the test runners of Node, Deno and Bun. */
function documentedTest(): string {
  const [, code] = /^```ts node\n(.*?)^```$/ms.exec(readFileSync(join(root, 'docs/testing.md'), 'utf8')) ?? [];
  if (code === undefined) throw new Error('docs/testing.md has no block "ts node".');
  return code;
}

/** Deno checks the types of tests, and those of the emulator use the types of Node. */
const TYPES = ['@types/node', 'undici-types'];

const isOurs = (name: string): boolean => name === 'flarewire' || name.startsWith('@flarewire/');
/** The client is already in the project. */
const isBuilt = (name: string): boolean => isOurs(name) && name !== 'flarewire';
// Each package of this repository is published from the folder of its name.
const folderOf = (name: string): keyof typeof builds => name.slice('@flarewire/'.length) as keyof typeof builds;

/** Built in a copy, so that the repository's own `dist` is not changed. */
async function pack(folder: string, name: keyof typeof builds): Promise<string> {
  const copy = join(folder, 'packages', name);
  mkdirSync(copy, { recursive: true });
  cpSync(join(root, 'packages', name, 'package.json'), join(copy, 'package.json'));
  const generated = join(root, 'packages', name, 'generated');
  if (existsSync(generated)) cpSync(generated, join(copy, 'generated'), { recursive: true });
  // Manifest scripts are found from the copy as from the original.
  if (!existsSync(join(folder, 'tools'))) symlinkSync(join(root, 'tools'), join(folder, 'tools'));
  await builds[name](join(copy, 'dist'));
  const out = join(folder, 'tarballs', name);
  mkdirSync(out, { recursive: true });
  await npm(['pack', '--pack-destination', out, '--silent'], copy);
  const tarball = readdirSync(out).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error(`npm pack made no tarball of packages/${name}.`);
  return join(out, tarball);
}

async function install(tarballs: readonly string[], project: string): Promise<void> {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  const quiet = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await npm(['install', ...tarballs, '--install-links', '--offline', ...quiet], project);
}

/** Minified, since class names must survive that. */
async function bundle(project: string, name: string): Promise<string> {
  const outfile = join(project, `${name}.bundle.mjs`);
  const entryPoints = [join(project, `${name}.mjs`)];
  await build({ entryPoints, outfile, bundle: true, minify: true, format: 'esm', target: 'es2022', charset: 'utf8' });
  return outfile;
}
