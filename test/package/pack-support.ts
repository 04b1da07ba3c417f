/** Builds a package, packs it as npm does and puts it into an empty project. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { builds } from '../../tools/build/packages.ts';

export const root = join(import.meta.dirname, '../..');
export const bin = join(root, 'node_modules/.bin');

/** Output of a command, and its exit. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function environment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...rest } = process.env;
  return { ...rest, PATH: `${bin}${delimiter}${rest.PATH}`, npm_config_update_notifier: 'false' };
}

/** Runs a command to its end. Node is the repository's, and settings of this test run do not reach it. */
export async function run(command: string, args: readonly string[], cwd: string): Promise<Ended> {
  try {
    return { code: 0, ...(await promisify(execFile)(command, args, { cwd, env: environment(), maxBuffer: 64e6 })) };
  } catch (error) {
    // execFile rejects with an error that carries what was written.
    const { code, stdout = '', stderr = '' } = error as { code?: number; stdout?: string; stderr?: string };
    return { code: code ?? 1, stdout, stderr: stderr || String(error) };
  }
}

/** Runs a command that reads this text. */
export async function runWith(command: string, args: readonly string[], cwd: string, input: string): Promise<Ended> {
  const child = spawn(command, args, { cwd, env: environment() });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code ?? 1, stdout, stderr };
}

export async function runOrFail(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, stdout, stderr } = await run(command, args, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** A folder that is removed by the caller; links in its path are followed, as the compiler does. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'flarewire-pack-'));

/** Builds and packs a copy of the package's folder, so that the repository's own is not changed. */
export async function pack(name: keyof typeof builds, folder: string): Promise<string> {
  const copy = join(folder, 'packages', name);
  mkdirSync(copy, { recursive: true });
  cpSync(join(root, 'packages', name, 'package.json'), join(copy, 'package.json'));
  const readme = join(root, 'packages', name, 'README.md');
  if (existsSync(readme)) cpSync(readme, join(copy, 'README.md'));
  const generated = join(root, 'packages', name, 'generated');
  if (existsSync(generated)) cpSync(generated, join(copy, 'generated'), { recursive: true });
  // The scripts of the manifest are found from the copy as from the original.
  if (!existsSync(join(folder, 'tools'))) symlinkSync(join(root, 'tools'), join(folder, 'tools'));
  await builds[name](join(copy, 'dist'));
  const out = join(folder, name);
  mkdirSync(out);
  await runOrFail('npm', ['pack', '--pack-destination', out, '--silent'], copy);
  const [tarball] = readdirSync(out);
  if (!tarball) throw new Error(`npm pack made nothing of ${name}.`);
  return join(out, tarball);
}

/** Installs a tarball without dependencies as users do, with no network. */
export async function install(tarball: string, folder: string): Promise<string> {
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true }\n');
  const quiet = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runOrFail('npm', ['install', tarball, '--offline', ...quiet], project);
  return project;
}

/** Installs tarballs with what they depend on; packages that users add themselves are those of the repository. */
export async function installAll(tarballs: readonly string[], folder: string): Promise<string> {
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  const quiet = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runOrFail('npm', ['install', ...tarballs, '--prefer-offline', ...quiet], project);
  for (const name of ADDED) {
    const target = join(project, 'node_modules', name);
    // npm has installed some as peers; a component and its test must share one React.
    rmSync(target, { recursive: true, force: true });
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), target);
  }
  return project;
}

/** Packages that the documentation says to install next to the published ones. */
const ADDED = [
  '@tanstack/react-query',
  '@testing-library/react',
  '@types',
  '@opentelemetry/api',
  '@opentelemetry/sdk-trace-base',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/context-async-hooks',
  'bullmq',
  'esbuild',
  'ioredis',
  'jsdom',
  'miniflare',
  'msw',
  'nock',
  'playwright-core',
  'rate-limiter-flexible',
  'react',
  'react-dom',
  'redis',
  'sinon',
  'undici',
  'vitest',
  'yaml',
];

/** Unpacks a tarball into `node_modules`, for packages whose dependencies are the repository's own. */
export async function unpack(tarball: string, project: string, name: string): Promise<void> {
  const target = join(project, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  await runOrFail('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'], dirname(target));
}

/** The first Node on the machine that is not the repository's, when it is one that the client supports. */
export async function otherNode(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const found = folders.map((folder) => join(folder, 'node')).find((path) => existsSync(path));
  if (found === undefined) return undefined;
  const version = await runOrFail(found, ['--version'], root);
  return Number(/^v(\d+)/.exec(version)?.[1]) >= 20 ? found : undefined;
}

/** Writes files for one test; they are gone after it. */
export function place(project: string, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(project, 'program-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
