/**
 * Checks the source of an uploaded Worker: its syntax, the modules that it imports, and what its entry point exports.
 * https://developers.cloudflare.com/workers/observability/errors/#validation-errors-10021
 */
import { builtinModules, createRequire } from 'node:module';
import { posix } from 'node:path';
import type { Program, parse } from 'acorn';
import { problem } from '../../problem.ts';
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

/** @throws Problem 400 if a module is not valid JavaScript, imports a missing one, or the entry point handles nothing */
export function checkSource(modules: readonly Module[], entry: string | undefined): void {
  const names = new Set(modules.map(({ name }) => posix.normalize(name)));
  for (const module of modules) {
    const program = parsed(module);
    if (program === undefined) continue;
    for (const specifier of importsOf(program)) {
      if (isThere(specifier, module.name, names)) continue;
      // https://developers.cloudflare.com/workers/observability/errors/#validation-errors-10021
      throw refused(
        `Uncaught Error: No such module "${posix.normalize(specifier)}".\n  imported from "${module.name}"`,
      );
    }
    if (module.name === entry && handlesNothing(program, module))
      throw problem(400, 10068, 'The uploaded script has no registered event handlers.');
  }
}

/** Undefined for what is not JavaScript, or too long. */
function parsed({ name, type, bytes }: Module): Program | undefined {
  const sourceType = SOURCE_TYPES[type.split(';')[0] ?? ''];
  if (sourceType === undefined || bytes.length > MAX_READ) return undefined;
  load ??= (createRequire(import.meta.url)('acorn') as { parse: typeof parse }).parse; // the package's own type
  const text = new TextDecoder().decode(bytes);
  try {
    return load(text, { ecmaVersion: 'latest', sourceType, allowHashBang: true, allowReturnOutsideFunction: false });
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc?: { line: number } }; // or a RangeError, of code that is nested too deep
    const why = message.replace(/ \(\d+:\d+\)$/, '');
    throw refused(`Uncaught SyntaxError: ${why}\n  at ${name}:${loc?.line ?? 1}\n`);
  }
}

function importsOf({ body }: Program): string[] {
  return body.flatMap((node) => {
    const isImport =
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportAllDeclaration' ||
      node.type === 'ExportNamedDeclaration';
    const source = isImport ? node.source?.value : undefined;
    return typeof source === 'string' ? [source] : [];
  });
}

/** Modules of the runtime have a scheme, or are those of Node; the others are uploaded. */
function isThere(specifier: string, from: string, names: ReadonlySet<string>): boolean {
  if (specifier.includes(':') || builtinModules.includes(specifier.split('/')[0] ?? '')) return true;
  const relative = posix.normalize(posix.join(posix.dirname(from), specifier));
  return names.has(relative) || names.has(posix.normalize(specifier));
}

/** True if the source shows that there is no handler, no class and nothing that could be one. */
function handlesNothing({ body, sourceType }: Program, { bytes }: Module): boolean {
  if (sourceType === 'script') return !new TextDecoder().decode(bytes).includes('addEventListener');
  return body.every((node) => {
    if (node.type === 'ExportAllDeclaration') return false;
    if (node.type === 'ExportNamedDeclaration') return node.declaration === null && node.specifiers.length === 0;
    if (node.type !== 'ExportDefaultDeclaration') return true;
    return node.declaration.type === 'ObjectExpression' && node.declaration.properties.length === 0;
  });
}

/** Names that the entry point exports; undefined where its source does not tell. */
export function exportsOf(modules: readonly Module[], entry: string | undefined): ReadonlySet<string> | undefined {
  const module = modules.find(({ name }) => name === entry);
  const program = module && parsed(module);
  if (program?.sourceType !== 'module') return undefined;
  const names = new Set<string>();
  for (const node of program.body) {
    if (node.type === 'ExportAllDeclaration') return undefined;
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const { exported } of node.specifiers)
      names.add(exported.type === 'Identifier' ? exported.name : String(exported.value));
    const { declaration } = node;
    if (declaration?.type === 'VariableDeclaration')
      for (const { id } of declaration.declarations) {
        if (id.type !== 'Identifier') return undefined;
        names.add(id.name);
      }
    else if (declaration != null) names.add(declaration.id.name);
  }
  return names;
}
