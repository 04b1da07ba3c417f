/** The emulator's sources as the list of errors reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/folders.ts';
import { type Refusal, refusalsOf } from './refusals.ts';
import { parse } from './syntax.ts';

const FOLDER = join(root, 'packages/emulator/src');

export function readRefusals(): Refusal[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('generated/'))
    .sort();
  return refusalsOf(files.map((file) => parse(file, readFileSync(join(FOLDER, file), 'utf8'))));
}
