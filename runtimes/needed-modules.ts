/** What an installation of packages brings along, as their manifests say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/build/folders.ts';

export const moduleFolder = (name: string): string => join(root, 'node_modules', name);

/** The named packages and all that they need, directly or through others, each once. */
export function neededModules(names: readonly string[]): string[] {
  const found = new Set(names);
  // What is added while the set is read is read too.
  for (const name of found) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(moduleFolder(name), 'package.json'), 'utf8'));
    for (const dependency of Object.keys(dependencies)) found.add(dependency);
  }
  return [...found];
}
