/** Size that each helper of the toolkit adds to a program that uses the client. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { clientProject } from './built.ts';

/** By what is imported of a subpath: the rest of it stays out of a bundle. */
const MOST_BYTES = [
  ['chunk', 'inChunks', 2100],
  ['create', 'ensure', 4900],
  ['dns', 'plan', 19_000],
  ['dns', 'apply', 12_500],
  ['find', 'find', 3700],
  ['find', 'zoneFor', 3300],
  ['find', 'accountFor', 3700],
  ['sync', 'planList', 4900],
  ['sync', 'apply', 9100],
  ['wait', 'waitFor', 2000],
  ['writable', 'writable', 23_000],
] as const;

test.each(MOST_BYTES)('flarewire/%s: %s adds at most %i bytes', async (file, name, most) => {
  const dist = join(await clientProject(), 'node_modules/flarewire/dist');
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from './${file}.mjs';`, resolveDir: dist },
    // Late-loaded files are excluded from the bundle.
    external: ['./base.mjs', './creates.mjs', './waits.mjs', 'yaml'],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(most);
});
