/** Size of programs bundled by esbuild, minified and gzipped. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { budgets } from './budgets.ts';
import type { Measurement, Subject } from './measurement.ts';
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
      turnsOf(subjects, (subject) => bundled(subject, fullProgram(subject))),
    );
    const one = await alternate(
      context,
      1,
      turnsOf(subjects, (subject) => bundled(subject, oneProductProgram(subject))),
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

async function bundled(subject: Subject, program: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, loader: 'ts', resolveDir: subject.folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    treeShaking: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`esbuild made nothing of the program for ${subject.name}.`);
  return gzipSync(output.contents, { level: 9 }).length / 1000;
}
