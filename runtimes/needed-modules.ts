/** Computes the installed dependencies of packages from their manifests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/build/folders.ts';

export const moduleFolder = (name: string): string => join(root, 'node_modules', name);

/** The named packages and all their transitive dependencies, each once. */
export function neededModules(names: readonly string[]): string[] {
  const found = new Set(names);
  // Set iteration also visits items added during the loop.
  for (const name of found) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(moduleFolder(name), 'package.json'), 'utf8'));
    for (const dependency of Object.keys(dependencies)) found.add(dependency);
  }
  return [...found];
}
