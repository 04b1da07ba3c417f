/** Additional memory of a large upload. */
import { budgets } from '../budgets.ts';
import type { Context, Measured, Measurement, Subject } from '../measurement.ts';
import { place } from '../programs.ts';
import { alternate, samples, turnsOf } from '../rounds.ts';

/** A package that keeps the whole upload, and copies of it, in memory needs this much for 1 GB. */
const ROOM = 6e9;

export const uploading: Measurement = {
  name: 'upload',
  how: `A program sends a generated stream (an async iterable) as a KV value, as an R2 object and as the file of a form (\`images.v1.create\`) to
a server in another process that throws it away. What counts is the peak of the resident memory meanwhile, less what the process had before,
after an upload of 1 MB. 1 GB; with \`--quick\`, or with less than 6 GB of free memory, 128 MB.`,
  measure: async (context) => {
    const { line: port, stop } = await context.processes.start([await place('server', context.scratch)]);
    try {
      const baseURL = `http://127.0.0.1:${port}`;
      const measured: Measured[] = [];
      for (const way of ['kv', 'r2', 'form'] as const) measured.push(await rounds(context, way, baseURL));
      return measured;
    } finally {
      stop();
    }
  },
};

const NAMES = { kv: 'KV value', r2: 'R2 object', form: 'form' } as const;

async function rounds(context: Context, way: keyof typeof NAMES, baseURL: string): Promise<Measured> {
  const subjects = await context.subjects();
  const small = context.quick || process.availableMemory() < ROOM;
  const size = small ? '128' : '1000';
  const upload = async ({ folder }: Subject, sender: string) =>
    context.processes.numbers(['--expose-gc', await place('upload', folder), sender, way, baseURL, size], {
      cwd: folder,
    });
  const results = await alternate(context, context.quick ? 2 : 3, {
    ...turnsOf(subjects, (subject) => upload(subject, subject.name)),
    base: () => upload(subjects.ours, 'fetch'),
  });
  const what = `memory of a ${small ? '128 MB' : '1 GB'} upload, ${NAMES[way]}`;
  const grown = samples(results, ({ megabytes }) => megabytes ?? 0);
  return { what, unit: 'MB', samples: grown, baseName: 'bare fetch', budget: budgets.upload };
}
