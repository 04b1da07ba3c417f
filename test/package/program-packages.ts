/** Programs of tests find the packages as sources, or, in the Vitest project `installed`, as installed from tarballs. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../tools/build/folders.ts';
import { scratchFolder } from '../repository/scratch.ts';

export const isInstalled = process.env.FLAREWIRE_PACKAGES === 'installed';

/** Flags that Node needs to run such a program. */
export const nodeArgs: readonly string[] = isInstalled
  ? ['--no-warnings']
  : ['--conditions=flarewire-source', '--no-warnings'];

/** Settings that Vitest needs to run such a program. */
export const viteOptions = (() => {
  const resolve = { conditions: ['flarewire-source', 'node'] };
  return isInstalled ? {} : { resolve, ssr: { resolve } };
})();

// The code that packs them is loaded on use.
const project = async (): Promise<string> => (await import('./built.ts')).installedProject();

/** A new folder for such programs, to be removed by the caller. */
export async function programFolder(title: string): Promise<string> {
  return isInstalled ? mkdtempSync(join(await project(), `${title}-`)) : scratchFolder(title);
}

/** A package or one of its subpaths, for tests that use it themselves. */
export async function packageOf<Exports>(name: string): Promise<Exports> {
  if (!isInstalled) return import(name);
  const folder = await programFolder('package');
  const file = join(folder, 'exports.mjs');
  writeFileSync(file, `export * from '${name}';\n`);
  return import(pathToFileURL(file).href);
}

/** The emulator for these programs to talk to. */
export const emulatorPackage = () => packageOf<typeof import('@flarewire/emulator')>('@flarewire/emulator');

/** A command of a package, for a shell. */
export const shellCommand = async (source: string, name: string): Promise<string> =>
  isInstalled
    ? `'${join(await project(), 'node_modules/.bin', name)}'`
    : `'${process.execPath}' ${nodeArgs.join(' ')} '${join(root, source)}'`;
