/** Compiles the contract in memory, as `npm run generate` does, without touching the generated files others may be reading. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '../../tools/generate/compile.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = new Map<string, string>();
for (const entry of readdirSync(join(root, 'api'), { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isFile() && entry.name.endsWith('.ts'))
    sources.set(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'));
}
const { problems, operations, outputs } = compile(sources);
if (problems.length > 0) throw new Error(`The contract has ${problems.length} problems; see npm run generate.`);
console.log(JSON.stringify({ operations, outputs: outputs.length }));
