/** Lists the exports of the client's modules, to users and between the files of the build. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { clientSource } from './folders.ts';

export interface ExportedName {
  readonly module: string;
  readonly name: string;
  readonly as: string;
  readonly isType: boolean;
}

/** Files loaded on demand, each with its modules; the first is the imported one. */
export const LATE = {
  facts: ['generated/facts.ts'],
  forms: [
    'transport/forms/forms.ts',
    'transport/forms/event-stream.ts',
    'transport/forms/lines.ts',
    'transport/forms/rows.ts',
  ],
  middleware: ['transport/middleware.ts'],
  inspection: ['transport/inspection.ts', 'errors/redact-plan.ts'],
  explanations: [
    'transport/explanations.ts',
    'errors/explain.ts',
    'errors/facts.ts',
    'errors/hints.ts',
    'errors/docs-page.ts',
  ],
  overrides: ['overrides.ts'],
  // With what else the class of every product has outright: `Cloudflare.toFile`.
  errors: [
    'errors/errors.ts',
    'errors/said.ts',
    'errors/redact-text.ts',
    'uploads/to-file.ts',
    'uploads/byte-stream.ts',
  ],
  pages: ['lists/pagination.ts', 'lists/next-page.ts', 'request/to-final.ts'],
  prefetch: ['lists/prefetch.ts'],
  redirects: ['transport/redirect.ts'],
  recovery: [
    'transport/recovery.ts',
    'transport/failures.ts',
    'transport/retry-delay.ts',
    'errors/redact.ts',
    'errors/redact-value.ts',
    'generated/secret-names.ts',
  ],
  sending: [
    'transport/send.ts',
    'request/authorise.ts',
    'request/prepare.ts',
    'transport/attempt.ts',
    'transport/body.ts',
    'transport/time/deadline.ts',
    'transport/job.ts',
    'transport/pace.ts',
    'transport/respond.ts',
    'transport/retry-after.ts',
    'transport/time/time-limit.ts',
  ],
  creates: ['toolkit/create-facts.ts', 'toolkit/exact.ts'],
  waits: ['generated/toolkit/waits.ts'],
  parsers: ['toolkit/deploy/config/parsers.ts'],
  bodies: ['uploads/in-memory.ts', 'uploads/form-part.ts'],
  uploads: ['uploads/fetch-body.ts', 'uploads/encode.ts', 'uploads/multipart-stream.ts', 'uploads/portable-body.ts'],
} as const;

/** Files that users import by subpath; the first module provides the exports. */
export const SUBPATHS: { readonly [file: string]: readonly string[] } = {
  assets: ['extras/assets.ts'],
  cassette: [
    'toolkit/cassette/cassette.ts',
    'toolkit/cassette/aliases.ts',
    'toolkit/cassette/cassette-file.ts',
    'toolkit/cassette/cassette-options.ts',
    'toolkit/cassette/masks.ts',
    'toolkit/cassette/match.ts',
    'toolkit/cassette/record.ts',
    'toolkit/cassette/recorded-call.ts',
    'toolkit/cassette/replay.ts',
    'toolkit/cassette/taken-request.ts',
  ],
  chunk: ['toolkit/chunk.ts', 'generated/toolkit/batches.ts'],
  create: ['toolkit/create.ts', 'toolkit/look-up.ts'],
  deploy: [
    'toolkit/deploy/deploy.ts',
    'toolkit/deploy/actual.ts',
    'toolkit/deploy/apply-worker.ts',
    'toolkit/deploy/carry-out.ts',
    'toolkit/deploy/compared.ts',
    'toolkit/deploy/config/bindings.ts',
    'toolkit/deploy/config/config-file.ts',
    'toolkit/deploy/config/settings.ts',
    'toolkit/deploy/config/shape.ts',
    'toolkit/deploy/config/worker-config.ts',
    'toolkit/deploy/deploy-plan.ts',
    'toolkit/deploy/files/bundle.ts',
    'toolkit/deploy/files/folder-files.ts',
    'toolkit/deploy/files/globs.ts',
    'toolkit/deploy/files/module.ts',
    'toolkit/deploy/files/modules.ts',
    'toolkit/deploy/needs.ts',
    'toolkit/deploy/once.ts',
    'toolkit/deploy/pages/apply-pages.ts',
    'toolkit/deploy/pages/pages-plan.ts',
    'toolkit/deploy/pages/send-files.ts',
    'toolkit/deploy/prepare.ts',
    'toolkit/deploy/rollout.ts',
    'toolkit/deploy/steps.ts',
    'toolkit/deploy/triggers.ts',
    'toolkit/deploy/upload.ts',
    'toolkit/deploy/workflows.ts',
  ],
  dns: [
    'toolkit/dns/dns.ts',
    'toolkit/dns/record.ts',
    'toolkit/dns/record-match.ts',
    'toolkit/dns/steps.ts',
    'toolkit/dns/target.ts',
    'toolkit/dns/wanted.ts',
    'toolkit/dns/zone.ts',
  ],
  features: ['features.ts'],
  find: [
    'toolkit/find.ts',
    'toolkit/find-error.ts',
    'toolkit/caller.ts',
    'toolkit/find-item.ts',
    'toolkit/list-items.ts',
    'toolkit/matching.ts',
    'toolkit/zone-for.ts',
    'generated/toolkit/filters.ts',
  ],
  node: [
    'extras/node/transport.ts',
    'extras/node/decompress.ts',
    'extras/node/dispatcher.ts',
    'extras/node/exchange.ts',
    'extras/node/options.ts',
    'extras/node/response.ts',
  ],
  otel: ['extras/otel.ts'],
  redis: ['extras/redis.ts', 'extras/redis-client.ts', 'extras/redis-local.ts', 'extras/redis-scripts.ts'],
  sync: [
    'toolkit/sync/sync.ts',
    'toolkit/sync/apply.ts',
    'toolkit/sync/by-key.ts',
    'toolkit/sync/folder.ts',
    'toolkit/sync/kv.ts',
    'toolkit/sync/list.ts',
    'toolkit/sync/owned.ts',
    'toolkit/sync/phase.ts',
    'toolkit/sync/plan.ts',
    'toolkit/sync/rules.ts',
  ],
  tus: ['extras/tus.ts', 'extras/tus-source.ts', 'extras/tus-wire.ts'],
  validate: ['extras/validate.ts'],
  wait: ['toolkit/wait.ts', 'generated/toolkit/waited.ts'],
  writable: ['toolkit/writable.ts', 'toolkit/writable-table.ts', 'generated/toolkit/writable-paths.ts'],
};

/** Long data, built as CommonJS only, which ES modules can import too. */
export const DATA = {
  'create-data': ['generated/toolkit/creates.ts'],
  'secret-fields': ['generated/toolkit/secret-fields.ts'],
  writables: ['generated/toolkit/writables.ts'],
} as const;

/** Commands of the package; the first module is the program. */
export const COMMANDS: { readonly [file: string]: readonly string[] } = {
  migrate: ['migrate/cli.ts', 'migrate/manifest.ts', 'migrate/run.ts', 'migrate/scan.ts', 'migrate/source.ts'],
};

/** The rest, apart from the file of all other modules, which is `base`. */
const FULL = {
  index: ['index.ts'],
  cloudflare: ['cloudflare.ts', 'generated/cloudflare.ts'],
  'all-rows': ['generated/all-rows.ts'],
  rows: ['generated/rows.ts'],
  table: ['generated/table.ts'],
};

const owners = new Map(
  Object.entries({ ...LATE, ...SUBPATHS, ...DATA, ...COMMANDS, ...FULL }).flatMap(([file, modules]) =>
    modules.map((module) => [module, file] as const),
  ),
);

/** The file of the build that a module goes into. */
export function ownerOf(module: string): string {
  factsOwners ??= new Map(
    Array.from(factsFiles(), ([file, modules]) => modules.map((one) => [one, file] as const)).flat(),
  );
  return owners.get(module) ?? factsOwners.get(module) ?? 'base';
}

let factsOwners: ReadonlyMap<string, string> | undefined;

/** A file occupies 4 kB of disk however short it is; yet a program should load little of other products. */
const SHARED_BYTES = 6000;

/** The modules with facts of products by build file, such as `facts/kv`. Neighbours share a file. */
export function factsFiles(): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  let shared: string[] = [];
  let bytes = 0;
  for (const name of readdirSync(join(clientSource, 'generated/facts')).sort()) {
    const { size } = statSync(join(clientSource, 'generated/facts', name));
    if (shared.length === 0 || bytes + size > SHARED_BYTES) {
      [shared, bytes] = [[], 0];
      files.set(`facts/${name.replace('.ts', '')}`, shared);
    }
    shared.push(`generated/facts/${name}`);
    bytes += size;
  }
  return files;
}

/** Modules whose types may be part of the core's. */
export const coreModules = (): string[] => {
  const elsewhere = [...Object.keys(SUBPATHS), ...Object.keys(FULL), 'facts'];
  return sourceModules().filter(
    (file) => /^(?!generated\/|.*test)[\w/-]+\.ts$/.test(file) && !elsewhere.includes(ownerOf(file)),
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

/** Exports of `flarewire`, except the class with every product and the types of their operations. */
export const publicNames = (): ExportedName[] =>
  reexports(join(clientSource, 'index.ts')).filter(({ module }) => !module.startsWith('generated/'));

/** Exports of the subpaths that lead to the core, such as `flarewire/version`. */
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
              const names = importName.kind === 'NamespaceObject' ? exportedValues(module) : [importName.name ?? ''];
              return names.map((name) => ({ module, name, as: name, isType: false }));
            });
        }),
  );
}

/** Modules that others load by `import()`, among those of one file of the build. */
export function lateModules(file: string): readonly string[] {
  late ??= new Set(
    sourceModules().flatMap((from) => latePaths(from).map((path) => posix.join(posix.dirname(from), path))),
  );
  return [...late].filter((module) => ownerOf(module) === file);
}

let late: ReadonlySet<string> | undefined;

/** Relative paths that a module imports late. */
function latePaths(file: string): string[] {
  const text = readFileSync(join(clientSource, file), 'utf8');
  if (!text.includes('import(')) return [];
  const { dynamicImports } = parseSync(file, text).module;
  return dynamicImports
    .map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1))
    .filter((path) => /^\.{1,2}\/[\w./-]+$/.test(path));
}

const sourceModules = (): string[] =>
  readdirSync(clientSource, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** Values that a module exports. */
export const exportedValues = (module: string): string[] =>
  moduleRecord(module).staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType || !exportName.name ? [] : [exportName.name])),
  );

/** All names that a file of declarations exports. */
export const exportsOf = (text: string): string[] =>
  parseSync('declarations.d.ts', text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
