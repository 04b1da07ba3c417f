/** The program of `runner.ts`: in the sources next to this file, in the package next to the file that this one is part of. */
import { fileURLToPath } from 'node:url';

const isSource = import.meta.url.endsWith('.ts');
export const PROGRAM = fileURLToPath(new URL(isSource ? './runner.ts' : './products/d1/runner.js', import.meta.url));
