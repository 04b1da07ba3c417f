/** The command: its start time, and the cost of a long list. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builds } from '../../tools/build/packages.ts';
import { budgets } from '../budgets.ts';
import type { Budget, Context, Measured, Measurement } from '../measurement.ts';
import { alternate, samples } from '../rounds.ts';

const MANY = 100_000;
const program = (name: string): string => fileURLToPath(new URL(`../programs/${name}`, import.meta.url));

export const commanding: Measurement = {
  name: 'command',
  how: `The built command in fresh processes, from their start to their end, Node's compile cache warm: what people and shells ask without a
network. Then the first item of a list over loopback beside a bare Node program that fetches the first page, from its start to the first line;
the most memory that a list of ${MANY.toLocaleString('en')} items takes, beside one of one item, and the time from its start to its end as a table.`,
  measure: async (context) => {
    for (const name of ['schema', 'contract', 'client', 'bulk', 'cli'] as const) await builds[name]();
    const server = await context.processes.start([program('list-server.ts'), String(MANY)]);
    try {
      return [
        await start(context, 'command: --version', ['--version'], budgets.commandVersion),
        await start(
          context,
          'command: help of an operation',
          ['dns', 'records', 'create', '--help'],
          budgets.commandHelp,
        ),
        await start(
          context,
          'command: completion',
          ['__complete', 'bash', 'dns', 'records', 'create', '--type', 'C'],
          budgets.commandCompletion,
        ),
        await start(context, 'command: search', ['search', 'purge', 'cache'], budgets.commandSearch),
        await firstItem(context, server.line),
        await memory(context, server.line),
        await table(context, server.line),
      ];
    } finally {
      server.stop();
    }
  },
};

const cli = (context: Context): string => join(context.root, 'packages/cli/dist/cli.js');
const rounds = ({ quick }: Context): number => (quick ? 3 : 12);

const run = (context: Context, address: string, words: readonly string[]) =>
  context.processes.numbers([program('command.ts'), address, ...words]);

async function start(context: Context, what: string, words: readonly string[], budget: Budget): Promise<Measured> {
  const once = () => run(context, '', [cli(context), ...words]);
  await once();
  const results = await alternate(context, rounds(context), { ours: once });
  return { what, unit: 'ms', samples: samples(results, ({ milliseconds }) => milliseconds ?? 0), budget };
}

async function firstItem(context: Context, address: string): Promise<Measured> {
  const results = await alternate(context, rounds(context), {
    ours: () => run(context, address, [cli(context), 'zones', 'list', '--limit', '1']),
    base: () => run(context, address, [program('bare-list.mjs')]),
  });
  return {
    what: 'command: first item of a list',
    unit: 'ms',
    samples: samples(results, ({ first }) => first ?? 0),
    baseName: 'bare fetch',
    budget: budgets.commandFirst,
  };
}

async function memory(context: Context, address: string): Promise<Measured> {
  const results = await alternate(context, context.quick ? 1 : 3, {
    ours: async () => {
      const many = await run(context, address, [cli(context), 'zones', 'list']);
      const one = await run(context, address, [cli(context), 'zones', 'list', '--limit', '1']);
      return { ...many, megabytes: (many.megabytes ?? 0) - (one.megabytes ?? 0) };
    },
  });
  return {
    what: `command: memory of a list of ${MANY.toLocaleString('en')} beside one of one`,
    unit: 'MB',
    samples: samples(results, ({ megabytes }) => megabytes ?? 0),
    budget: budgets.commandMemory,
  };
}

async function table(context: Context, address: string): Promise<Measured> {
  const results = await alternate(context, context.quick ? 1 : 3, {
    ours: () => run(context, address, [cli(context), 'zones', 'list', '--table']),
    base: () => run(context, address, [cli(context), 'zones', 'list', '--ndjson']),
  });
  return {
    what: `command: ${MANY.toLocaleString('en')} rows as a table`,
    unit: 'ms',
    samples: samples(results, ({ milliseconds }) => milliseconds ?? 0),
    baseName: 'as NDJSON',
    budget: budgets.commandTable,
  };
}
