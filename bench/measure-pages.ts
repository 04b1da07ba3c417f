/** How many requests a list of n pages takes. */
import { budgets } from './budgets.ts';
import type { Measurement } from './measurement.ts';
import { place } from './programs.ts';
import { alternate, samples, turnsOf } from './rounds.ts';

const N = 10;

export const paging: Measurement = {
  name: 'pages',
  how: `\`for await\` reads lists of ${N} pages to their end (DNS records by page number, KV keys by cursor) from a server that counts the requests.`,
  measure: async (context) => {
    const results = await alternate(
      context,
      1,
      turnsOf(await context.subjects(), async ({ name, folder }) =>
        context.processes.numbers([await place('pages', folder), name, String(N)], { cwd: folder }),
      ),
    );
    const budget = budgets.pages(N);
    return [
      {
        what: `requests for ${N} pages, by number`,
        unit: 'requests',
        samples: samples(results, (r) => r.numbered ?? 0),
        budget,
      },
      {
        what: `requests for ${N} pages, by cursor`,
        unit: 'requests',
        samples: samples(results, (r) => r.cursor ?? 0),
        budget,
      },
    ];
  },
};
