/** Duration of rules that read long fields. */
import { budgets } from '../budgets.ts';
import type { Measured, Measurement } from '../measurement.ts';
import { place } from '../programs.ts';
import { alternate, samples } from '../rounds.ts';

export const ruling: Measurement = {
  name: 'rules',
  how: `\`evaluate\` of \`@flarewire/rules-language\` for a request whose fields have 8 kB each: the median of its evaluations in one process.
The patterns are some for which engines that backtrack take exponential time.`,
  measure: async (context) => {
    const program = await place('rules', context.scratch);
    const results = await alternate(context, context.quick ? 1 : 5, {
      ours: () => context.processes.numbers([program, context.quick ? '10' : '50']),
    });
    const row = (what: string, key: string): Measured => ({
      what: `a rule with ${what}, fields of 8 kB`,
      unit: 'ms',
      samples: samples(results, ({ [key]: value = 0 }) => value),
      budget: budgets.rule,
    });
    return [
      row('two adversarial patterns', 'pattern'),
      row('a pattern of 13 words', 'words'),
      row('a set of 250 values for 1,000 headers', 'set'),
      row('JSON, URL decoding and a wildcard', 'functions'),
    ];
  },
};
