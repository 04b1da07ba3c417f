/** Growth of request times with the amount of data. */
import { budgets } from '../budgets.ts';
import { withEmulator } from '../emulator-module.ts';
import type { Measured, Measurement } from '../measurement.ts';
import { KINDS } from '../programs/growth/kinds.ts';
import { place } from '../programs.ts';

const REQUESTS = { create: 'create', get: 'get', list: 'page 1', middle: 'a page in the middle', delete: 'delete' };

export const growing: Measurement = {
  name: 'growth',
  how: `A process fills two sandboxes of the emulator in memory, one with 1,000 items of a kind and one with 100,000 (with \`--quick\` 10,000), and sends
each the same requests in turns without a socket: create, get, the first page of 20, one in the middle, and delete. The figure is how many times longer the
median of a request takes among many, that of the request which grows most; which it is stands in the row. Kinds that Cloudflare limits to
fewer (applications of Access, tunnels, items of lists) cannot grow so far.`,
  measure: async (context) => {
    const program = await place('growth', context.scratch);
    const [few, many] = context.quick ? ['1000', '10000'] : ['1000', '100000'];
    const kinds = Object.keys(KINDS);
    const measured: Measured[] = [];
    for (const [index, kind] of kinds.entries()) {
      const ratios = await context.processes.numbers([...withEmulator(context.root, program), kind, few, many]);
      const found = Object.entries(REQUESTS).map(([name, words]) => ({ words, ratio: ratios[name] ?? 0 }));
      const [worst] = found.toSorted((one, other) => other.ratio - one.ratio);
      if (worst === undefined) continue;
      measured.push({
        what: `emulator: ${kind}, ${Number(few).toLocaleString('en-US')} → ${Number(many).toLocaleString('en-US')} (${worst.words})`,
        unit: '×',
        samples: [{ ours: worst.ratio }],
        budget: budgets.growth,
      });
      context.progress(index + 1, kinds.length);
    }
    return measured;
  },
};
