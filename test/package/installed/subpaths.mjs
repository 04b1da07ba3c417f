/** Loads paths of installed packages and uses each once: `node subpaths.mjs TABLE… < paths.json`, `import` or `require` first. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as smoke from './smoke.mjs';

const [format, ...tables] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const JSON_FILE = { with: { type: 'json' } };
const load = async (path) =>
  format === 'require' ? require(path) : path.endsWith('.json') ? import(path, JSON_FILE) : import(path);
const uses = Object.assign(
  {},
  ...Object.entries(smoke).flatMap(([name, table]) => (tables.includes(name) ? [table] : [])),
);
const failures = [];
for (const [path, use] of JSON.parse(readFileSync(0, 'utf8'))) {
  try {
    const module = await load(path);
    await uses[use](path.endsWith('.json') && format === 'require' ? { default: module } : module, load);
  } catch (error) {
    failures.push(`${path}: ${error?.stack ?? error}`);
  }
}
process.stdout.write(JSON.stringify(failures));
