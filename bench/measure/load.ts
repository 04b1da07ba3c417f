/** Cost of many concurrent calls: duration, CPU and long-term memory. */
import { budgets } from '../budgets.ts';
import type { Measurement } from '../measurement.ts';
import { place } from '../programs.ts';
import { alternate, samples, turnsOf } from '../rounds.ts';
import { entry } from './call.ts';

export const loading: Measurement = {
  name: 'load',
  how: `The server of \`call\`, and a process for each package and for bare \`fetch\`, in turns. 1,000 calls at once: the median of five times,
after one to warm up. CPU of a call: the process's own time, user and system, over 3,000 calls one after the other. Memory: what the heap
after garbage collection grows by from the 10,000th to the 100,000th call, through a \`fetch\` that answers without a network.`,
  measure: async (context) => {
    const subjects = await context.subjects();
    const { line: port, stop } = await context.processes.start([await place('server', context.scratch)]);
    try {
      const program = await place('load', context.scratch);
      const [rounds, calls, silent] = context.quick ? ['3', '1000', '20000'] : ['5', '3000', '100000'];
      const args = ['--expose-gc', program, `http://127.0.0.1:${port}`, '1000', rounds, calls, silent];
      const results = await alternate(context, context.quick ? 1 : 5, {
        ...turnsOf(subjects, (subject) => context.processes.numbers([...args, entry(subject)])),
        base: () => context.processes.numbers(args),
      });
      const row = { unit: 'ms', baseName: 'bare fetch' } as const;
      const figures = (name: string) => samples(results, ({ [name]: value = 0 }) => value);
      return [
        { ...row, what: '1,000 calls at once', samples: figures('burst') },
        { ...row, what: 'CPU of a call', samples: figures('cpu'), budget: budgets.cpu },
        {
          what: 'heap grown by from the 10,000th to the 100,000th call',
          unit: 'MB',
          samples: figures('grown'),
          baseName: 'bare fetch',
          budget: budgets.grown,
        },
      ];
    } finally {
      stop();
    }
  },
};
