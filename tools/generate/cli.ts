/** `npm run generate`: compiles `api/` and writes the generated files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from './compile.ts';
import { emitCodes } from './emit/codes.ts';
import { emitEnvelopes } from './emit/envelopes.ts';
import { emitProductRules } from './emit/product-rules.ts';
import { realTables } from './official/lines.ts';
import { productSources } from './read/product-sources.ts';
import { realSources, root } from './read/sources.ts';

const USAGE = `Usage: npm run generate

Compiles the contract in api/ and writes what follows from it: the folders generated in
packages/client/src, packages/emulator/src and packages/contract. Tells every problem with its file and line, and then writes nothing.`;

const mistake = checkArguments();
if (mistake !== undefined) {
  console.error(`${mistake}\n\n${USAGE}`);
  process.exit(2);
}

const started = performance.now();

const sources = realSources();
const { problems, outputs, operations } = compile(sources, realTables());
if (problems.length > 0) {
  for (const problem of problems) console.error(`${problem.file}:${problem.line}: ${problem.message}`);
  console.error(
    `\n${problems.length} problem${problems.length === 1 ? '' : 's'} in the contract: nothing was written.`,
  );
  process.exit(1);
}
const NOTICE =
  'Made by `npm run generate` (tools/generate) from `api/`. Do not edit: change the contract and run it again.\n';
for (const folder of [
  'packages/client/src/generated',
  'packages/emulator/src/generated',
  'packages/contract/generated',
]) {
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'README.md'), NOTICE);
}
const observed = (name: string): string => readFileSync(join(root, `test/observed/data/${name}.jsonl`), 'utf8');
const made = [
  ...outputs,
  { path: 'packages/emulator/src/generated/codes.ts', text: emitCodes(observed('errors')) },
  {
    path: 'packages/emulator/src/generated/envelopes.ts',
    text: emitEnvelopes(observed('responses'), observed('null-fields')),
  },
  { path: 'packages/emulator/src/products/rules.ts', text: emitProductRules(productSources()) },
];
for (const output of made) {
  mkdirSync(dirname(join(root, output.path)), { recursive: true });
  writeFileSync(join(root, output.path), output.text);
}
console.log(
  `${operations} operations from ${sources.size} files in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);

/** The problem of the arguments. With --help, the program ends here. */
function checkArguments(): string | undefined {
  try {
    const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
    if (!values.help) return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  console.log(USAGE);
  process.exit(0);
}
