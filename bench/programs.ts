/** Puts programs as plain JavaScript where they run: removing types on the way would count as the package's time and memory. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export type Program =
  | 'beside'
  | 'call'
  | 'edge'
  | 'emulator'
  | 'growth'
  | 'import'
  | 'load'
  | 'pages'
  | 'prefetch'
  | 'rules'
  | 'score'
  | 'server'
  | 'upload';

/** @returns the path of the program inside of `folder` */
export async function place(program: Program, folder: string): Promise<string> {
  const path = join(folder, `${program}.mjs`);
  const source = fileURLToPath(new URL(`programs/${program}.ts`, import.meta.url));
  // Modules of the program are bundled; a package is imported from the program's folder.
  await build({
    entryPoints: [source],
    outfile: path,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  return path;
}
