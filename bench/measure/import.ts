/** Time and memory from `import` to a client ready for use. */
import { dirname } from 'node:path';
import { budgets } from '../budgets.ts';
import type { Context, Measured, Measurement, Subject } from '../measurement.ts';
import { place } from '../programs.ts';
import { alternate, samples, turnsOf } from '../rounds.ts';

export const importing: Measurement = {
  name: 'import',
  how: `A fresh process imports the package and makes a client; the time is taken inside of it around these two steps, so that the start of
Node is not part of it. Once by \`import\`, once by \`require\`. The heap is what stays after garbage collection.
For comparison: the time of a process that does nothing, from its start to its end.`,
  measure: async (context) => {
    const esm = await rounds(context, 'esm');
    const cjs = await rounds(context, 'cjs');
    return [...esm, ...cjs.slice(0, 1)];
  },
};

async function rounds(context: Context, kind: 'esm' | 'cjs'): Promise<Measured[]> {
  const subjects = await context.subjects();
  const programs = new Map<Subject, string>();
  for (const subject of Object.values(subjects)) programs.set(subject, await place('import', subject.folder));
  const empty = programs.get(subjects.ours) ?? '';
  const results = await alternate(context, context.quick ? 5 : 12, {
    ...turnsOf(subjects, (subject) =>
      context.processes.numbers(['--expose-gc', programs.get(subject) ?? '', subject.name, kind], {
        cwd: subject.folder,
      }),
    ),
    base: () => context.processes.numbers(['--expose-gc', empty], { cwd: dirname(empty) }),
  });
  const word = kind === 'esm' ? 'import' : 'require';
  const time = samples(results, ({ milliseconds, wall }) => milliseconds ?? wall);
  const heap = samples(results, ({ megabytes }) => megabytes ?? 0).map(({ base: _, ...sample }) => sample);
  return [
    { what: `${word} + construct`, unit: 'ms', samples: time, baseName: 'empty process', budget: budgets.import },
    { what: 'heap after import + construct', unit: 'MB', samples: heap },
  ];
}
