/** `npm run generate`: compiles `api/` and writes what follows from it. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const started = performance.now();

const sources = new Map<string, string>();
for (const entry of readdirSync(join(root, 'api'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
  const path = join(entry.parentPath, entry.name);
  sources.set(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'));
}

const { problems, outputs, operations } = compile(sources);
if (problems.length > 0) {
  for (const problem of problems) console.error(`${problem.file}:${problem.line}: ${problem.message}`);
  console.error(
    `\n${problems.length} problem${problems.length === 1 ? '' : 's'} in the contract: nothing was written.`,
  );
  process.exit(1);
}
const NOTICE =
  'Made by `npm run generate` (tools/generate) from `api/`. Do not edit: change the contract and run it again.\n';
for (const folder of ['packages/client/src/generated', 'packages/contract/generated']) {
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'README.md'), NOTICE);
}
for (const output of outputs) {
  mkdirSync(dirname(join(root, output.path)), { recursive: true });
  writeFileSync(join(root, output.path), output.text);
}
console.log(
  `${operations} operations from ${sources.size} files in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
