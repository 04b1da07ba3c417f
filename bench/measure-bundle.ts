/** Size of programs bundled by esbuild, minified and gzipped. */
import { budgets } from './budgets.ts';
import { bundledSize } from './bundled-size.ts';
import type { Measurement } from './measurement.ts';
import { alternate, samples, turnsOf } from './rounds.ts';
import { fullProgram, oneProductProgram } from './user-programs.ts';

export const bundling: Measurement = {
  name: 'bundle',
  how: `esbuild bundles a program for browsers (ES modules, minified, code that is not used left out); the size is that after gzip at its
highest level, 1 kB = 1,000 bytes. One product is \`createClient\` with KV, for the official package through its tree-shakable entry.`,
  measure: async (context) => {
    const subjects = await context.subjects();
    const full = await alternate(
      context,
      1,
      turnsOf(subjects, (subject) => bundledSize(subject.folder, fullProgram(subject))),
    );
    const one = await alternate(
      context,
      1,
      turnsOf(subjects, (subject) => bundledSize(subject.folder, oneProductProgram(subject))),
    );
    const size = (kilobytes: number): number => kilobytes;
    return [
      {
        what: 'full client, bundled, min + gzip',
        unit: 'kB',
        samples: samples(full, size),
        budget: budgets.fullBundle,
      },
      {
        what: 'one product, bundled, min + gzip',
        unit: 'kB',
        samples: samples(one, size),
        budget: budgets.oneProductBundle,
      },
    ];
  },
};
