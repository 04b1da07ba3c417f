/** What the client's modules export to users, and to each other across the files of the build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { clientSource } from './folders.ts';

export interface ExportedName {
  readonly module: string;
  readonly name: string;
  readonly as: string;
  readonly isType: boolean;
}

/** Modules that are not part of the core, by the file that they go into. */
export const OUTSIDE = new Map([
  ['index.ts', 'index'],
  ['cloudflare.ts', 'cloudflare'],
  ['generated/cloudflare.ts', 'cloudflare'],
  ['generated/table.ts', 'resources'],
]);

export const coreModules = (): string[] =>
  readdirSync(clientSource).filter((file) => /^(?!.*test)[\w-]+\.ts$/.test(file) && !OUTSIDE.has(file));

const moduleRecord = (file: string) => parseSync(file, readFileSync(join(clientSource, file), 'utf8')).module;

/** `export { a as b } from './c.ts'` of a file. */
export function reexports(path: string, text = readFileSync(path, 'utf8')): ExportedName[] {
  return parseSync(path, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName, isType }) =>
      moduleRequest && importName.name && exportName.name
        ? [{ module: posix.normalize(moduleRequest.value), name: importName.name, as: exportName.name, isType }]
        : [],
    ),
  );
}

/** What users import from `flarewire`, but for the class with every product. */
export const publicNames = (): ExportedName[] =>
  reexports(join(clientSource, 'index.ts')).filter(({ module }) => !OUTSIDE.has(module));

/** What users import from the subpaths that lead to the core, such as `flarewire/version`. */
export const coreNames = (): ExportedName[] => [
  ...publicNames(),
  { module: 'version.ts', name: 'VERSION', as: 'VERSION', isType: false },
];

/** What the other files of the build take from the core. */
export function internalNames(): ExportedName[] {
  return [...OUTSIDE.keys()].flatMap((file) =>
    moduleRecord(file).staticImports.flatMap(({ moduleRequest, entries }) => {
      const module = posix.join(posix.dirname(file), moduleRequest.value);
      if (OUTSIDE.has(module)) return [];
      return entries
        .filter(({ isType }) => !isType)
        .flatMap(({ importName }) => {
          const names = importName.kind === 'NamespaceObject' ? ownExports(module) : [importName.name ?? ''];
          return names.map((name) => ({ module, name, as: name, isType: false }));
        });
    }),
  );
}

const ownExports = (module: string): string[] =>
  moduleRecord(module).staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType || !exportName.name ? [] : [exportName.name])),
  );
