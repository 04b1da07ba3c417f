/** Size that each helper of the toolkit adds to a program that uses the client. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { clientProject } from './built.ts';

/** By what is imported of a subpath: the rest of it stays out of a bundle. */
const MOST_BYTES = [
  ['chunk', 'inChunks', 2000],
  ['create', 'ensure', 2000],
  ['dns', 'plan', 15_000],
  ['dns', 'apply', 10_500],
  ['find', 'find', 1500],
  ['find', 'zoneFor', 1500],
  ['find', 'accountFor', 1500],
  ['sync', 'planList', 4000],
  ['sync', 'apply', 8000],
  ['wait', 'waitFor', 2000],
  ['writable', 'writable', 22_000],
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
