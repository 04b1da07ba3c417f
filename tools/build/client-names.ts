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

/** Files that are loaded when a program comes to need them, with the modules that each is made of. */
export const LATE = {
  explain: ['explain.ts', 'hints.ts', 'docs-page.ts', 'generated/explain.ts'],
  pace: ['pace.ts', 'retry-after.ts'],
  pages: ['pagination.ts', 'prefetch.ts'],
  trouble: ['trouble.ts', 'retry-delay.ts', 'mask.ts', 'shown.ts', 'clean.ts', 'notices.ts', 'middleware.ts'],
  uploads: ['encoded.ts', 'encode.ts', 'byte-stream.ts', 'multipart-stream.ts', 'uploads.ts'],
} as const;

/** Files that users import by a subpath of their own; the first module is what they get. */
export const SUBPATHS: { readonly [file: string]: readonly string[] } = {
  assets: ['assets.ts'],
  otel: ['otel.ts'],
  redis: ['redis.ts', 'redis-client.ts', 'redis-local.ts', 'redis-scripts.ts'],
  tus: ['tus.ts', 'tus-source.ts', 'tus-wire.ts'],
  validate: ['validate.ts'],
};

/** The rest, apart from the file of all other modules, which is `base`. */
const FULL = {
  index: ['index.ts'],
  cloudflare: ['cloudflare.ts', 'generated/cloudflare.ts'],
  resources: ['generated/table.ts'],
};

const owners = new Map(
  Object.entries({ ...LATE, ...SUBPATHS, ...FULL }).flatMap(([file, modules]) =>
    modules.map((module) => [module, file] as const),
  ),
);

/** The file of the build that a module goes into. */
export const ownerOf = (module: string): string => owners.get(module) ?? 'base';

/** Modules whose types may be part of the core's. */
export const coreModules = (): string[] => {
  const elsewhere = [...Object.keys(SUBPATHS), ...Object.keys(FULL), 'explain'];
  return readdirSync(clientSource).filter(
    (file) => /^(?!.*test)[\w-]+\.ts$/.test(file) && !elsewhere.includes(ownerOf(file)),
  );
};

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

/** What users import from `flarewire`, but for the class with every product and the types of their operations. */
export const publicNames = (): ExportedName[] =>
  reexports(join(clientSource, 'index.ts')).filter(({ module }) => !module.startsWith('generated/'));

/** What users import from the subpaths that lead to the core, such as `flarewire/version`. */
export const coreNames = (): ExportedName[] => [
  ...publicNames(),
  { module: 'version.ts', name: 'VERSION', as: 'VERSION', isType: false },
];

/** Values that one file of the build takes from another one. */
export function internalNames(file: string): ExportedName[] {
  return [...owners].flatMap(([from, owner]) =>
    owner === file
      ? []
      : moduleRecord(from).staticImports.flatMap(({ moduleRequest, entries }) => {
          const module = posix.join(posix.dirname(from), moduleRequest.value);
          if (!moduleRequest.value.startsWith('.') || ownerOf(module) !== file) return [];
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

/** All names that a file of declarations exports. */
export const exportsOf = (text: string): string[] =>
  parseSync('declarations.d.ts', text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
