/** A temporary project as a user has it: the packed client installed, the suite beside it, and bundled for who cannot import. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../tools/build/folders.ts';
import { builds } from '../tools/build/packages.ts';
import { output } from './processes.ts';

export interface Stage {
  readonly folder: string;
  /** Programs for Node, Deno and Bun; bundles for workerd and pages. */
  readonly main: string;
  readonly worker: string;
  readonly page: string;
  remove(): void;
}

const here = import.meta.dirname;

export async function makeStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-runtimes-'));
  // A program that has just been ended may still write there.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  try {
    const project = join(folder, 'project');
    await install(await pack(folder), project);
    for (const file of ['suite', 'main.mjs', 'worker.mjs', 'page.mjs'])
      cpSync(join(here, file), join(project, file), { recursive: true });
    const [worker, page] = await Promise.all([bundle(project, 'worker'), bundle(project, 'page')]);
    return { folder, main: join(project, 'main.mjs'), worker, page, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** npm runs the scripts of the manifest with the Node that runs this. */
const npm = (args: readonly string[], cwd: string): Promise<string> => {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };
  return output('npm', args, { cwd, env, timeout: 60_000 });
};

/** Built in a copy, so that the repository's own `dist` stays as it is. */
async function pack(folder: string): Promise<string> {
  const copy = join(folder, 'packages/client');
  mkdirSync(copy, { recursive: true });
  cpSync(join(root, 'packages/client/package.json'), join(copy, 'package.json'));
  // The scripts of the manifest are found from the copy as from the original.
  symlinkSync(join(root, 'tools'), join(folder, 'tools'));
  await builds.client(join(copy, 'dist'));
  await npm(['pack', '--pack-destination', folder, '--silent'], copy);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error('npm pack made no tarball of packages/client.');
  return join(folder, tarball);
}

async function install(tarball: string, project: string): Promise<void> {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  const quiet = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await npm(['install', tarball, '--offline', ...quiet], project);
}

/** Minified: names of classes must survive that. */
async function bundle(project: string, name: string): Promise<string> {
  const outfile = join(project, `${name}.bundle.mjs`);
  const entryPoints = [join(project, `${name}.mjs`)];
  await build({ entryPoints, outfile, bundle: true, minify: true, format: 'esm', target: 'es2022', charset: 'utf8' });
  return outfile;
}
