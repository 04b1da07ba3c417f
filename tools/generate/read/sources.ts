/** The contract's files by path: `api/kv.ts`, `api/zero-trust/access/index.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export function realSources(): Map<string, string> {
  const files = readdirSync(join(root, 'api'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]));
}
