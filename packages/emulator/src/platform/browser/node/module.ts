/** The parts of `node:module` that the emulator uses: packages that Node loads on first use. */
import * as acorn from 'acorn';
import * as tldts from 'tldts';
import * as yaml from 'yaml';

const PACKAGES: Readonly<Record<string, unknown>> = { acorn, tldts, yaml };

export const createRequire =
  () =>
  (name: string): unknown =>
    PACKAGES[name];

/** Names of Node's modules, without those that are private; the build writes them. */
declare const BUILTIN_MODULES: readonly string[];
export const builtinModules = BUILTIN_MODULES;
