/**
 * Checks the syntax of an uploaded Worker:
 * https://developers.cloudflare.com/workers/observability/errors/#validation-errors-10021
 */
import { createRequire } from 'node:module';
import type { parse } from 'acorn';
import { refused } from './checks.ts';
import type { Module } from './tables.ts';

const SOURCE_TYPES: Readonly<Record<string, 'module' | 'script' | 'commonjs'>> = {
  'application/javascript+module': 'module',
  'application/javascript': 'script',
  'text/javascript': 'script',
};

/** Larger files come from bundlers; parsing them would block other requests. */
const MAX_READ = 512 * 1024;

/** Loaded with the first Worker. */
let load: typeof parse | undefined;

/** @throws Problem 400 if a module is not valid JavaScript */
export function checkSyntax(modules: readonly Module[]): void {
  for (const { name, type, bytes } of modules) {
    const sourceType = SOURCE_TYPES[type.split(';')[0] ?? ''];
    if (sourceType === undefined || bytes.length > MAX_READ) continue;
    load ??= (createRequire(import.meta.url)('acorn') as { parse: typeof parse }).parse; // the package's own type
    const text = new TextDecoder().decode(bytes);
    try {
      load(text, { ecmaVersion: 'latest', sourceType, allowHashBang: true, allowReturnOutsideFunction: false });
    } catch (error) {
      const { message, loc } = error as SyntaxError & { loc?: { line: number } }; // or a RangeError, of code that is nested too deep
      const why = message.replace(/ \(\d+:\d+\)$/, '');
      throw refused(`Uncaught SyntaxError: ${why}\n  at ${name}:${loc?.line ?? 1}\n`);
    }
  }
}
