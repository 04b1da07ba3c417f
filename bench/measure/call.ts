/** Cost of a call compared with bare `fetch`, on loopback. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { budgets } from '../budgets.ts';
import type { Measurement, Subject } from '../measurement.ts';
import { place } from '../programs.ts';
import { alternate, samples } from '../rounds.ts';

export const calling: Measurement = {
  name: 'call',
  how: `A \`node:http\` server in a process of its own answers a small JSON. One process calls it through bare \`fetch\` (with reading the
JSON) and through both packages, one call after the other, in blocks of 100 calls that take turns; after 300 calls each to warm up, the
median block counts. Each round is a new process.`,
  measure: async (context) => {
    const { ours, official } = await context.subjects();
    const { line: port, stop } = await context.processes.start([await place('server', context.scratch)]);
    try {
      const packages = [
        `ours=${entry(ours)}`,
        `transport=${transportEntry(ours)}`,
        ...(official ? [`official=${entry(official)}`] : []),
      ];
      const args = [`http://127.0.0.1:${port}`, context.quick ? '10' : '20', '100', ...packages];
      const program = await place('call', context.scratch);
      const results = await alternate(context, context.quick ? 2 : 5, {
        all: () => context.processes.numbers([program, ...args]),
      });
      // Numbers by competitor.
      const rounds = results.map(({ all = { wall: 0 } }) => all as { readonly [name: string]: number });
      const milliseconds = (value: number): number => value;
      const row = { unit: 'ms', baseName: 'bare fetch' } as const;
      return [
        { ...row, what: 'a call over loopback', samples: samples(rounds, milliseconds), budget: budgets.call },
        {
          ...row,
          what: 'a call over loopback with `flarewire/node`',
          samples: samples(rounds, milliseconds, { ours: 'transport' }),
          budget: budgets.callByTransport,
        },
      ];
    } finally {
      stop();
    }
  },
};

/** A module in the package's folder, through which a program elsewhere finds it. */
export function entry({ name, folder }: Subject): string {
  const path = join(folder, 'entry.mjs');
  writeFileSync(path, `export { default } from '${name}';\n`);
  return pathToFileURL(path).href;
}

/** The measurement with the transport of `flarewire/node` instead of `fetch`. */
function transportEntry({ folder }: Subject): string {
  const path = join(folder, 'transport-entry.mjs');
  writeFileSync(
    path,
    `import Cloudflare from 'flarewire';
import { nodeTransport } from 'flarewire/node';
export default class extends Cloudflare {
  constructor(options) {
    super({ ...options, fetch: nodeTransport() });
  }
}
`,
  );
  return pathToFileURL(path).href;
}
