/** Checks that the built site keeps its budget: what it takes to publish it, and to keep a copy. */
import { globSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Bytes of all files together: 64 MB of pages and texts, 11 MB of the emulator that runs examples, 2 MB of examples. */
const BUDGET = 77_000_000;

/** @returns one line if the site is too large, with the size by kind of file */
export function sizeFaults(dist: string, budget = BUDGET): string[] {
  const kinds = sizesOf(dist);
  const total = kinds.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (total <= budget) return [];
  const parts = kinds.map(([kind, bytes]) => `${kind} ${megabytes(bytes)}`);
  return [`The files of the site are ${megabytes(total)}; ${megabytes(budget)} are allowed. ${parts.join(', ')}`];
}

/** Kinds by the ends of their names, the largest first. */
export function sizesOf(dist: string): readonly (readonly [kind: string, bytes: number])[] {
  const sizes = new Map<string, number>();
  for (const entry of globSync('**/*', { cwd: dist, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const kind = extname(entry.name) || entry.name;
    sizes.set(kind, (sizes.get(kind) ?? 0) + statSync(join(entry.parentPath, entry.name)).size);
  }
  return [...sizes].sort(([, one], [, other]) => other - one);
}

/** `30.7 MB`, as `du` counts with `--si`. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
