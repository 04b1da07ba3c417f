/** Reads the sources of the emulator's products. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

/** Text by path below `products/`, in order. */
export function productSources(): Map<string, string> {
  const folder = join(root, 'packages/emulator/src/products');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?!.*\.test\.ts$).*\.ts$/.test(file))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
