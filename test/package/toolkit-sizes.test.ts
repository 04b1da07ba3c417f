/** Size that each helper of the toolkit adds to a program that uses the client. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { clientProject } from './built.ts';

/** Sizes by import of a subpath: unused parts stay out of a bundle. */
const MAX_BYTES = [
  ['chunk', 'inChunks', 2100],
  ['create', 'ensure', 5000],
  ['dns', 'plan', 18_900],
  ['dns', 'apply', 12_400],
  ['find', 'find', 3580],
  ['find', 'zoneFor', 3200],
  ['find', 'accountFor', 3650],
  ['sync', 'planList', 4800],
  ['sync', 'apply', 9000],
  ['wait', 'waitFor', 1900],
  ['writable', 'writable', 21_550],
] as const;

test.each(MAX_BYTES)('flarewire/%s: %s adds at most %i bytes', async (file, name, most) => {
  const dist = join(await clientProject(), 'node_modules/flarewire/dist');
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from './${file}.mjs';`, resolveDir: dist },
    // Late-loaded files are excluded from the bundle.
    external: ['./base.mjs', './creates.mjs', './waits.mjs', 'yaml', ...(file === 'create' ? ['./dns.mjs'] : [])],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(most);
});
