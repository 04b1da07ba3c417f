/** Puts programs as plain JavaScript where they run: removing types on the way would count as the package's time and memory. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';

export type Program = 'call' | 'emulator' | 'import' | 'pages' | 'server' | 'upload';

/** @returns the path of the program inside of `folder` */
export async function place(program: Program, folder: string): Promise<string> {
  const source = readFileSync(new URL(`programs/${program}.ts`, import.meta.url), 'utf8');
  const { code } = await transform(source, { loader: 'ts', format: 'esm', target: 'node20' });
  const path = join(folder, `${program}.mjs`);
  writeFileSync(path, code);
  return path;
}
