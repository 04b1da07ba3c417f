/** Size that each helper of the toolkit adds to a program that uses the client. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { clientProject } from './built.ts';

/** Sizes by import of a subpath: unused parts stay out of a bundle. */
const MAX_BYTES = [
  ['chunk', 'inChunks', 2080],
  ['create', 'ensure', 5120],
  ['dns', 'plan', 18_850],
  ['dns', 'apply', 12_380],
  ['find', 'find', 3575],
  ['find', 'zoneFor', 3200],
  ['find', 'accountFor', 3650],
  ['sync', 'planList', 4790],
  ['sync', 'apply', 8970],
  ['wait', 'waitFor', 1860],
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
