/** Number of requests for a list of n pages, and duration with prefetching. */
import { budgets } from '../budgets.ts';
import type { Context, Measured, Measurement, Subject } from '../measurement.ts';
import { place } from '../programs.ts';
import { alternate, samples, turnsOf } from '../rounds.ts';

const N = 10;
/** Of a list whose pages are fetched ahead. */
const MANY = 100;

export const paging: Measurement = {
  name: 'pages',
  how: `\`for await\` reads lists of ${N} pages to their end (DNS records by page number, KV keys by cursor) from a server that counts the requests;
then a list of ${MANY} pages from a server that takes 50 ms for each, with \`prefetch: 8\` and one by one.`,
  measure: async (context) => [...(await requests(context)), await prefetching(context)],
};

async function requests(context: Context): Promise<Measured[]> {
  const results = await alternate(
    context,
    1,
    turnsOf(await context.subjects(), async ({ name, folder }) =>
      context.processes.numbers([await place('pages', folder), name, String(N)], { cwd: folder }),
    ),
  );
  const row = (what: string, key: 'numbered' | 'cursor'): Measured => ({
    what: `requests for ${N} pages, ${what}`,
    unit: 'requests',
    samples: samples(results, (result) => result[key] ?? 0),
    budget: budgets.pages(N),
  });
  return [row('by number', 'numbered'), row('by cursor', 'cursor')];
}

async function prefetching(context: Context): Promise<Measured> {
  const { ours, official } = await context.subjects();
  const list = async ({ name, folder }: Subject, prefetch: number) =>
    context.processes.numbers([await place('prefetch', folder), name, String(MANY), String(prefetch)], {
      cwd: folder,
    });
  const results = await alternate(context, 1, {
    ours: () => list(ours, 8),
    // It has no such option.
    ...(official && { official: () => list(official, 0) }),
    base: () => list(ours, 0),
  });
  return {
    what: `${MANY} pages at 50 ms each, prefetch 8`,
    unit: 'ms',
    samples: samples(results, ({ milliseconds }) => milliseconds ?? 0),
    baseName: 'one by one',
    budget: budgets.prefetch,
  };
}
