/** Disk usage of the package. */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from '../budgets.ts';
import type { Measurement, Subject } from '../measurement.ts';
import { alternate, samples, turnsOf } from '../rounds.ts';

export const installed: Measurement = {
  name: 'installed',
  how: 'Files in `node_modules` after installing the package alone, and the disk space they and their folders take (as `du` counts it; 1 MB = 1,000,000 bytes).',
  measure: async (context) => {
    const results = await alternate(
      context,
      1,
      turnsOf(await context.subjects(), async (subject) => measured(subject)),
    );
    return [
      {
        what: 'installed size',
        unit: 'MB',
        samples: samples(results, (r) => r.megabytes),
        budget: budgets.installedSize,
      },
      {
        what: 'installed files',
        unit: 'files',
        samples: samples(results, (r) => r.files),
        budget: budgets.installedFiles,
      },
    ];
  },
};

function measured({ folder }: Subject): { megabytes: number; files: number } {
  let [blocks, files] = [0, 0];
  const modules = join(folder, '..', 'node_modules');
  // Entries that start with a dot are command links and files that npm adds.
  for (const name of readdirSync(modules).filter((one) => !one.startsWith('.'))) {
    blocks += lstatSync(join(modules, name)).blocks;
    for (const entry of readdirSync(join(modules, name), { recursive: true, withFileTypes: true })) {
      blocks += lstatSync(join(entry.parentPath, entry.name)).blocks;
      if (!entry.isDirectory()) files++;
    }
  }
  return { megabytes: (blocks * 512) / 1e6, files };
}
