/** Sizes of a program as a user ships it: bundled for browsers, minified, gzipped. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type OutputChunk, rolldown } from 'rolldown';

const kilobytes = (code: string | Uint8Array): number => gzipSync(code, { level: 9 }).length / 1000;

/** Output of a bundler with code splitting, in kB of 1,000 bytes. */
export interface Parts {
  /** Size loaded at start: the entry with all its static imports. */
  readonly first: number;
  /** Size added by the late file with this name; 0 if the package has no such file. */
  late(name: string, ...before: readonly string[]): number;
  /** Names of all late files, in order. */
  readonly names: readonly string[];
}

export async function splitSizes(folder: string, name: string, program: string): Promise<Parts> {
  const input = join(folder, `${name}.mjs`);
  writeFileSync(input, program);
  const bundle = await rolldown({ input, platform: 'browser', treeshake: true, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const chunks = output.filter((one) => one.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`rolldown made nothing of ${input}.`);
  const late = new Map(
    chunks.filter(({ isEntry, isDynamicEntry }) => isDynamicEntry && !isEntry).map((one) => [one.name, one]),
  );
  const size = (files: Iterable<OutputChunk>): number => [...files].reduce((sum, { code }) => sum + kilobytes(code), 0);
  return {
    first: size(reached(chunks, [entry])),
    late: (wanted, ...before) => {
      const there = reached(chunks, [entry, ...before.flatMap((one) => late.get(one) ?? [])]);
      const all = reached(chunks, [...there, ...[late.get(wanted) ?? []].flat()]);
      return size([...all].filter((one) => !there.has(one)));
    },
    names: [...late.keys()].sort(),
  };
}

/** These files with all their static imports. */
function reached(chunks: readonly OutputChunk[], from: readonly OutputChunk[]): Set<OutputChunk> {
  const seen = new Set(from);
  // Set iteration also visits items added during the loop.
  for (const { imports } of seen) for (const chunk of chunks) if (imports.includes(chunk.fileName)) seen.add(chunk);
  return seen;
}

/** Everything in one file, including late parts. @returns kB of 1,000 bytes */
export async function wholeSize(folder: string, program: string): Promise<number> {
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
  return kilobytes(output.contents);
}
