/** Time to compile the contract. */
import { fileURLToPath } from 'node:url';
import { budgets } from '../budgets.ts';
import type { Measurement } from '../measurement.ts';
import { alternate, samples } from '../rounds.ts';

export const generating: Measurement = {
  name: 'generate',
  how: 'A process reads `api/`, checks it and makes all that `npm run generate` writes, in memory; from its start to its end.',
  measure: async (context) => {
    const program = fileURLToPath(new URL('../programs/generate.ts', import.meta.url));
    const results = await alternate(context, context.quick ? 2 : 5, {
      ours: () => context.processes.numbers([program]),
    });
    return [
      {
        what: 'compile the contract',
        unit: 'ms',
        samples: samples(results, ({ wall }) => wall),
        budget: budgets.generate,
      },
    ];
  },
};
