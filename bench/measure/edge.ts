/** Requests to deployed Workers and origins through the emulator's edge. */
import { budgets } from '../budgets.ts';
import { withEmulator } from '../emulator-module.ts';
import type { Measured, Measurement } from '../measurement.ts';
import { place } from '../programs.ts';
import { alternate, samples } from '../rounds.ts';

export const passing: Measurement = {
  name: 'edge',
  how: `A fresh process deploys a Worker to a route of a zone, and requests it through the edge, without a socket, in turns with the same Worker
in a plain Miniflare and a page of an origin that is a function; each figure is the median of all requests. A reload is
the first request after the Worker is uploaded again.`,
  measure: async (context) => {
    const program = await place('edge', context.scratch);
    const runtime = import.meta.resolve('miniflare');
    const args = [...withEmulator(context.root, program), runtime, context.quick ? '200' : '1000'];
    const results = await alternate(context, context.quick ? 3 : 5, { ours: () => context.processes.numbers(args) });
    const row = (what: string, name: string, budget: Measured['budget']): Measured => ({
      what: `edge: ${what}`,
      unit: 'ms',
      samples: samples(results, (one) => one[name] ?? 0),
      ...(budget && { budget }),
    });
    return [
      {
        what: 'edge: a warm request of a Worker, and of plain Miniflare',
        unit: 'ms',
        samples: results.map(({ ours }) => ({ ours: ours?.worker ?? 0, base: ours?.plain ?? 0 })),
        budget: budgets.edgeWorker,
      },
      row('a request without a Worker, in process', 'origin', budgets.edgeOrigin),
      row('the first request after an upload', 'reload', budgets.edgeReload),
    ];
  },
};
