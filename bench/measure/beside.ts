/** Compares the emulator with a minimal handler, and with a mock of the same document. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContract } from '../../tools/openapi/contract.ts';
import { toOpenApi } from '../../tools/openapi/to-openapi.ts';
import { budgets } from '../budgets.ts';
import { emulatorCommand } from '../emulator-module.ts';
import type { Budget, Context, Measured, Measurement } from '../measurement.ts';
import type { Numbers } from '../processes.ts';
import { place } from '../programs.ts';
import { alternate, samples } from '../rounds.ts';

/** Possible requests in the document for Prism: those of the measured operations. */
const OPERATIONS = /^(dns\.records\.(create|get|list)|kv\.namespaces\.values\.update)$/;

interface Figure {
  readonly name: string;
  readonly what: string;
  readonly unit: Measured['unit'];
  readonly budget?: Budget;
}

const FIGURES: readonly Figure[] = [
  { name: 'cpu', what: 'CPU of a get over a socket', unit: 'µs', budget: budgets.besideMinimal },
  { name: 'get', what: 'a get over a socket (p50)', unit: 'ms' },
  { name: 'create', what: 'a create (p50)', unit: 'ms' },
  { name: 'put', what: 'a KV value put (p50)', unit: 'ms' },
  { name: 'first', what: '100 of 50,000 records, page 1 (p50)', unit: 'ms' },
  { name: 'middle', what: '100 of 50,000 records, page 400 (p50)', unit: 'ms' },
  { name: 'start', what: 'start until the first answer', unit: 'ms' },
  { name: 'memory', what: 'memory once it answers', unit: 'MB' },
];

export const besideOthers: Measurement = {
  name: 'beside',
  how: `Three servers in processes of their own, in turns, asked by \`node:http\` over one kept connection: the emulator (its build where there is one), a handler
of four routes with Hono and \`node:sqlite\` that checks nothing (\`bench/others/minimal.mjs\`), and Prism with an OpenAPI document of the four operations, which keeps
nothing and has no long list. CPU of a get is the server's own, user and system, over 10,000 gets of a DNS record after 20,000 that count for nothing, as Linux tells it. Hono and Prism are installed into
\`bench/others\` when they are first needed.`,
  measure: async (context) => {
    const isInstalled = await install(context);
    const program = await place('beside', context.scratch);
    const [requests, records] = context.quick ? ['2000', '10000'] : ['10000', '50000'];
    const run = (kind: string, command: readonly string[]) => () =>
      context.processes.numbers([program, kind, requests, records, ...command]);
    const others = join(context.root, 'bench/others');
    const prism = join(others, 'node_modules/@stoplight/prism-cli/dist/index.js');
    const results = await alternate(context, context.quick ? 1 : 3, {
      ours: run('flarewire', [...emulatorCommand(context.root), '--port', '0']),
      ...(isInstalled && {
        minimal: run('minimal', ['--no-warnings', join(others, 'minimal.mjs')]),
        prism: run('prism', [prism, 'mock', documentFor(context), '--host', '127.0.0.1', '--verboseLevel', 'silent']),
      }),
    });
    return FIGURES.flatMap((figure) => rowsOf(figure, results, isInstalled));
  },
};

/** A row for each that the emulator is compared with. */
function rowsOf(
  { name, what, unit, budget }: Figure,
  results: readonly { readonly [server: string]: Numbers }[],
  isInstalled: boolean,
): Measured[] {
  const row = (base: 'minimal' | 'prism', baseName: string): Measured => ({
    what: `beside: ${what}`,
    unit,
    samples: samples(results, (one) => one[name] ?? Number.NaN, { base }).filter(({ ours }) => !Number.isNaN(ours)),
    baseName,
    ...(budget !== undefined && base === 'minimal' && { budget }),
  });
  if (!isInstalled) return [{ ...row('minimal', 'Hono and Prism'), missing: 'not installed: no network' }];
  const compared = [row('minimal', 'minimal handler'), row('prism', 'Prism')];
  return compared.filter((one) => one.samples.some(({ base }) => base !== undefined && !Number.isNaN(base)));
}

/** Installs the others unless they match the lock file. False if the registry is unreachable. */
async function install({ root, processes }: Context): Promise<boolean> {
  const folder = join(root, 'bench/others');
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const note = join(folder, 'node_modules/.installed-lock.json');
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return true;
  try {
    await processes.run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  } catch {
    return false;
  }
  writeFileSync(note, lock);
  return true;
}

function documentFor({ scratch }: Context): string {
  const { index, documents } = loadContract();
  const operations = index.operations.filter(({ name }) => OPERATIONS.test(name));
  const products = new Set(operations.map(({ product }) => product));
  const document = toOpenApi(
    { operations, products: index.products.filter(({ key }) => products.has(key)) },
    documents.filter((_, at) => products.has(index.products[at]?.key ?? '')),
  );
  const file = join(scratch, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}
