/** Writes the recorded examples of each resource as a file, which a page loads when a reader runs one of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourcePage } from './page.ts';

export function writeRuns(folder: string, pages: readonly ResourcePage[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { resource, entries } of pages) {
    const runs = entries.flatMap(({ operation: { name }, example: { recorded } }) =>
      recorded === undefined ? [] : [[name, recorded] as const],
    );
    if (runs.length > 0) writeFileSync(join(folder, `${resource.name}.json`), JSON.stringify(Object.fromEntries(runs)));
  }
}
