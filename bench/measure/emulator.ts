/** Start, reset and requests of the emulator. */
import { budgets } from '../budgets.ts';
import { withEmulator } from '../emulator-module.ts';
import type { Measured, Measurement } from '../measurement.ts';
import { place } from '../programs.ts';
import { alternate, samples } from '../rounds.ts';

export const emulating: Measurement = {
  name: 'emulator',
  how: `A fresh process imports the emulator (its build where there is one, else its sources), makes one in memory and opens a port: that is its
start. Then it lists 20 KV namespaces many times without a socket and through \`fetch\` over loopback, client and emulator in one process; p50 is
the median of all requests. A snapshot, a restore and a reset are of a world with 20 namespaces, once of an empty
start and once of the default seed; memory at rest is the resident
memory of the process once the port is open.`,
  measure: async (context) => {
    const program = await place('emulator', context.scratch);
    const args = [...withEmulator(context.root, program), context.quick ? '200' : '1000'];
    const results = await alternate(context, context.quick ? 3 : 7, {
      ours: () => context.processes.numbers(args),
    });
    const row = (what: string, name: string, budget?: Measured['budget'], unit: Measured['unit'] = 'ms'): Measured => ({
      what: `emulator: ${what}`,
      unit,
      samples: samples(results, (one) => one[name] ?? 0),
      ...(budget && { budget }),
    });
    return [
      row('start', 'start', budgets.emulatorStart),
      row('createEmulator() alone', 'create'),
      row('memory at rest', 'atRest', budgets.emulatorMemory, 'MB'),
      row('reset', 'reset', budgets.emulatorReset),
      row('reset to the default seed', 'seededReset', budgets.emulatorSeededReset),
      row('snapshot', 'snapshot', budgets.emulatorSnapshot),
      row('restore', 'restore', budgets.emulatorSnapshot),
      row('a request in process (p50)', 'inProcess', budgets.emulatorInProcess),
      row('a request over a socket (p50)', 'socket', budgets.emulatorRequest),
    ];
  },
};
