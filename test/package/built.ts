/** The packages as users get them, made once in a run for all test files: the first that asks makes them, others wait. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { builds } from '../../tools/build/packages.ts';
import { install, installAll, pack } from './pack-support.ts';

type Name = keyof typeof builds;

/** The tarball of a package. */
export const packed = (name: Name): Promise<string> => once(name, (folder) => pack(name, folder));

/** The folder that a tarball was made of: the package with its `dist`. Do not write there. */
export const sourceOf = (tarball: string, name: Name): string => join(dirname(tarball), '../packages', name);

/** An empty project with the client installed; each test places its files in a separate folder, see `place`. */
export const clientProject = (): Promise<string> =>
  once('client-project', async (folder) => install(await packed('client'), folder));

/**
 * An empty project in which every package is installed, by the one line that the documentation gives.
 * `FLAREWIRE_INSTALLED` names one that was made before, for those who work on what runs in it.
 */
export const installedProject = async (): Promise<string> =>
  process.env.FLAREWIRE_INSTALLED ??
  once('installed-project', async (folder) => {
    const made = await Promise.allSettled((Object.keys(builds) as Name[]).map(packed)); // its own keys
    // Only now: a process that ends while a package is made leaves the others waiting for it.
    const tarballs = made.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
    return installAll(tarballs, folder);
  });

/** Test files run in their own processes: that of the first to make the folder does the work. */
async function once(name: string, make: (folder: string) => Promise<string>): Promise<string> {
  const folder = join(inject('built'), name);
  const note = `${folder}.json`;
  if (isFirst(folder)) {
    const outcome = await make(folder).then(
      (made) => ({ made }),
      (error) => ({ error: String(error) }),
    );
    writeFileSync(`${note}.new`, JSON.stringify(outcome));
    renameSync(`${note}.new`, note);
  }
  while (!existsSync(note)) await setTimeout(50);
  const { made, error } = JSON.parse(readFileSync(note, 'utf8'));
  if (made === undefined) throw new Error(`${name} could not be made: ${error}`);
  return made;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (existsSync(folder)) return false;
    throw error;
  }
}
