/** Size of a program as a user ships it: bundled by esbuild for browsers, minified, gzipped. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** @returns kB of 1,000 bytes */
export async function bundledSize(folder: string, program: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, loader: 'ts', resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    treeShaking: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`esbuild made nothing of the program in ${folder}.`);
  return gzipSync(output.contents, { level: 9 }).length / 1000;
}
