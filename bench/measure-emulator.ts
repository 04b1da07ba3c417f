/** Start, reset and requests of the local Cloudflare. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { budgets } from './budgets.ts';
import type { Context, Measured, Measurement } from './measurement.ts';
import { place } from './programs.ts';
import { alternate, samples } from './rounds.ts';

export const emulating: Measurement = {
  name: 'emulator',
  how: `A fresh process imports the emulator (its build where there is one, else its sources), makes one in memory and opens a port: that is its
start. Then it lists 20 KV namespaces many times without a socket and through \`fetch\` over loopback, client and emulator in one process; p50 is
the median of all requests.`,
  measure: async (context) => {
    const program = await place('emulator', context.scratch);
    const args = [...subject(context, program), context.quick ? '200' : '1000'];
    const results = await alternate(context, context.quick ? 3 : 7, {
      ours: () => context.processes.numbers(args),
    });
    const row = (what: string, name: string, budget?: Measured['budget']): Measured[] => {
      const taken = results.map(({ ours }) => ours?.[name]);
      if (taken.includes(undefined)) return [];
      return [
        {
          what: `emulator: ${what}`,
          unit: 'ms',
          samples: samples(results, (one) => one[name] ?? 0),
          ...(budget && { budget }),
        },
      ];
    };
    return [
      ...row('start', 'start', budgets.emulatorStart),
      ...row('createEmulator() alone', 'create'),
      ...row('reset', 'reset', budgets.emulatorReset),
      ...row('a request in process (p50)', 'inProcess'),
      ...row('a request over a socket (p50)', 'socket', budgets.emulatorRequest),
    ];
  },
};

/** Arguments for Node that say which emulator to import; a build must not be mixed with the sources of what it imports. */
function subject({ root }: Context, program: string): string[] {
  const folder = join(root, 'packages/emulator');
  const url = (file: string): string => pathToFileURL(join(folder, file)).href;
  if (existsSync(join(folder, 'dist/index.js'))) return [program, url('dist/index.js')];
  if (existsSync(join(folder, 'src/index.ts'))) return ['--conditions=source', program, url('src/index.ts')];
  throw new Error('packages/emulator is missing.');
}
