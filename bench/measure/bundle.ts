/** Size of programs as browsers load them: what comes first, what comes late, and all of it. */
import { budgets } from '../budgets.ts';
import { type Parts, splitSizes, wholeSize } from '../bundled-size.ts';
import type { Budget, Context, Measured, Measurement, Subject } from '../measurement.ts';
import { alternate, samples, turnsOf } from '../rounds.ts';
import { fullProgram, oneProductProgram } from '../user-programs.ts';

export const bundling: Measurement = {
  name: 'bundle',
  how: `rolldown (Vite's bundler) bundles a program for browsers (ES modules, minified, code that is not used left out) and splits it where
the package loads parts of itself late by \`import()\`; the size is that after gzip at its highest level, file by file, 1 kB = 1,000 bytes.
Budgets are for what the program loads before its first line, the entry with all that it imports outright, and for the whole in one file
as esbuild makes it without splitting, as Workers are bundled; what calls load beside stands between them without a budget. One product is \`createClient\` with KV, for
both packages through their tree-shakable entries.`,
  measure: async (context) => [
    ...(await program(context, 'full client', 'full', fullProgram, budgets.fullBundle, budgets.fullOneFile)),
    ...(await program(
      context,
      'one product',
      'one-product',
      oneProductProgram,
      budgets.oneProductBundle,
      budgets.oneProductOneFile,
    )),
  ],
};

/** Load order of the package's parts, by the names of its late files. */
const LATE = [
  { what: 'a first call loads beside', part: 'sending' },
  { what: 'a first list loads beside', part: 'pages', before: ['sending'] },
  { what: 'a first failure loads beside', part: 'recovery', before: ['sending'] },
  { what: 'a first error loads to explain itself', part: 'explanations', before: ['sending', 'recovery'] },
  { what: 'a first error loads of facts', part: 'facts', before: ['sending', 'recovery', 'explanations'] },
];

async function program(
  context: Context,
  title: string,
  file: string,
  text: (subject: Subject) => string,
  budget: Budget,
  inOneFile: Budget,
): Promise<Measured[]> {
  const results = await alternate(
    context,
    1,
    turnsOf(await context.subjects(), async (subject) => ({
      parts: complete(subject, await splitSizes(subject.folder, file, text(subject))),
      whole: await wholeSize(subject.folder, text(subject)),
    })),
  );
  const row = (what: string, pick: (result: { readonly parts: Parts; readonly whole: number }) => number) => ({
    what: `${title}: ${what}`,
    unit: 'kB' as const,
    samples: samples(results, pick),
  });
  const late = title.startsWith('full')
    ? LATE.map(({ what, part, before = [] }) => row(what, ({ parts }) => parts.late(part, ...before)))
    : [];
  return [
    { ...row('loaded first, min + gzip', ({ parts }) => parts.first), budget },
    ...late,
    { ...row('all in one file, min + gzip', ({ whole }) => whole), budget: inOneFile },
  ];
}

/** A figure of 0 because a file was renamed would be a lie. */
function complete({ name }: Subject, parts: Parts): Parts {
  // A small client has no explanations.
  const needed = LATE.map(({ part }) => part).filter((part) => !/explanations|facts/.test(part));
  const missing = needed.filter((part) => !parts.names.includes(part));
  if (name === 'flarewire' && missing.length > 0)
    throw new Error(`flarewire has no late ${missing.join(', ')}, but ${parts.names.join(', ') || 'nothing late'}.`);
  return parts;
}
