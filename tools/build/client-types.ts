/** The client's types: the core and the class in one module each, the operations, and one module per product. */
import { join } from 'node:path';
import { coreModules, coreNames, exportsOf, publicNames, reexports, SUBPATHS } from './client-names.ts';
import { declarationsOf, declarationTree, reachable } from './declarations.ts';
import { clientSource, root, write } from './folders.ts';
import { operationTypes } from './operation-types.ts';
import { productTypes } from './product-types.ts';
import { type Product, products, readGenerated, shared } from './products.ts';
import { published } from './published.ts';
import { fileTypes, indexOfResources } from './resource-files.ts';

const CLASS_MODULES = ['cloudflare.ts', 'generated/cloudflare.ts'];

export function buildClientTypes(out: string): void {
  const all = products();
  const files = [...coreModules(), ...CLASS_MODULES, ...Object.values(SUBPATHS).flat()];
  const tree = declarationTree(...files.map((file) => join(clientSource, file)));
  const read: Read = (file) => tree.get(join(clientSource, file)) ?? '';
  write(out, 'core.d.ts', coreTypes(read));
  write(out, 'index.d.ts', indexTypes(all, read));
  for (const [file, modules] of Object.entries(SUBPATHS))
    write(out, `${file}.d.ts`, subpathTypes(withShared(modules), read));
  for (const file of ['core', 'index', ...Object.keys(SUBPATHS)])
    write(out, `${file}.d.mts`, `export * from './${file}.js';\n`);
  write(out, 'index.d.mts', "export * from './index.js';\nexport { Cloudflare as default } from './index.js';\n");
  write(out, 'operations.d.ts', operationTypes(all));
  write(out, 'api/shared.d.ts', productTypes(shared()));
  for (const { product, modules } of published()) {
    write(out, `api/${product.slug}.d.ts`, modules.types);
    for (const file of modules.files) write(out, `resources/${file.file}.d.ts`, fileTypes(product, modules, file));
  }
  write(out, 'resources/index.d.ts', indexOfResources(published()));
  write(out, 'resources/index.d.mts', "export * from './index.js';\n");
  write(out, 'resources/shared.d.ts', "export * from '../api/shared.js';\n");
}

type Read = (file: string) => string;

/** Public names, those that the contract uses of the client, and their dependencies. */
function coreTypes(read: Read): string {
  const contract = reexports(join(root, 'api/_client.ts')).map(({ as }) => as);
  const exported = new Map([
    ...contract.map((name) => [name, name] as const),
    ...coreNames().map(({ as, name }) => [as, name] as const),
  ]);
  const declared = coreModules().flatMap((file) => declarationsOf(file, read(file)));
  const twice = declared.find(
    (one, i) =>
      declared.findIndex(({ name }) => name === one.name) !== i &&
      !/^declare (function|namespace)|interface/m.test(one.text),
  );
  if (twice) throw new Error(`Two modules of the core declare ${twice.name}: rename one, their types go into one file`);
  const texts = reachable(declared, [...exported.values()]).map(({ text }) => asStatement(text));
  const list = [...exported].sort().map(([as, name]) => (as === name ? name : `${name} as ${as}`));
  return tabbed([...texts, `export { ${list.join(', ')} };`, ''].join('\n'));
}

/** Helpers of the toolkit share types, which are declared in each of them. */
const withShared = (modules: readonly string[]): readonly string[] =>
  modules.some((module) => module.startsWith('toolkit/')) ? [...new Set([...modules, ...SHARED])] : modules;
const SHARED = ['toolkit/caller.ts', 'toolkit/sync/apply.ts', 'toolkit/sync/plan.ts'];

/** Declares a subpath's own types; those of the core are imported, and packages stay packages. */
function subpathTypes(modules: readonly string[], read: Read): string {
  const [main = ''] = modules;
  const exported = [...new Set(exportsOf(read(main)))]; // an overload is an export each
  const declared = modules.flatMap((file) => declarationsOf(file, read(file)));
  const texts = reachable(declared, exported).map(({ text }) => asStatement(text));
  const used = coreNames()
    .map(({ as }) => as)
    .filter((name) => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text.replace(/\/\*[\s\S]*?\*\//g, ''))));
  const packages = modules
    .flatMap((file) => read(file).match(/^import .* from '(?!\.).*';$/gm) ?? [])
    .filter((line) => namesIn(line).some((name) => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text))));
  return tabbed(
    [
      ...new Set(packages),
      ...(used.length ? [`import type { ${used.sort().join(', ')} } from './core.js';`] : []),
      ...(texts.some((text) => /\bOperations\b/.test(text))
        ? ["import type { Operations } from './operations.js';"]
        : []),
      ...texts,
      `export { ${exported.sort().join(', ')} };`,
      '',
    ].join('\n'),
  );
}

/** Names that an import statement introduces. */
const namesIn = (line: string): string[] =>
  (/^import (.*) from /.exec(line)?.[1] ?? '')
    .match(/[A-Za-z_$][\w$]*/g)
    ?.filter((name) => !/^(type|as)$/.test(name)) ?? [];

/** Names of the core that the official package has in the namespace of its class too. */
const IN_NAMESPACE = /^RequestOptions$|Pagination|^SinglePage/;

/** The class with its tree, and the namespace of all types: `Cloudflare.KV.NamespaceCreateParams`. */
function indexTypes(all: readonly Product[], read: Read): string {
  // The namespace of the sources is written again below.
  const classes = CLASS_MODULES.flatMap((file) => declarationsOf(file, read(file)))
    .filter(({ text }) => !/^(declare )?namespace /.test(text))
    .map(({ text }) => asStatement(text).replaceAll('typeof errors.', 'typeof '));
  const core = publicNames()
    .map(({ as }) => as)
    .sort();
  const used = core.filter(
    (name) => IN_NAMESPACE.test(name) || classes.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  const [, sharedNames = ''] =
    /^import type \{ (.*) \} from '.*\/_shared\.ts';$/m.exec(readGenerated('cloudflare.ts')) ?? [];
  const beside = `\texport type { ${core.filter((name) => IN_NAMESPACE.test(name)).join(', ')} };`;
  const products = `\texport { ${all.map(({ name }) => `$${name} as ${name}`).join(', ')} };`;
  return [
    `import { ${used.join(', ')} } from './core.js';`,
    "import type { Operations } from './operations.js';",
    "import type * as Shared from './api/shared.js';",
    `import type { ${sharedNames} } from './api/shared.js';`,
    ...namespaceImports(all),
    tabbed(treeTypes()),
    tabbed(classes.join('\n')),
    `declare namespace Cloudflare {\n\texport type { Shared, ${sharedNames} };\n${beside}\n${products}\n}`,
    `export { ${core.join(', ')} } from './core.js';`,
    'export { Cloudflare, Cloudflare as default };',
    'export type { Operations };',
    '',
  ].join('\n');
}

/** The interface of all products, each read from its own module. */
function treeTypes(): string {
  const text = readGenerated('products.ts');
  return text
    .slice(text.indexOf('interface Products'))
    .replace(/: (\w+);/g, ': $$$1;')
    .trim();
}

const namespaceImports = (all: readonly Product[]): string[] =>
  all.map(({ name, slug }) => `import { ${name} as $${name} } from './api/${slug}.js';`);

/** As written in a declaration file. */
const asStatement = (text: string): string =>
  text.replace(/(^|\*\/\s*)(?=(?:abstract )?(?:class|function|const)\b)/, '$1declare ');

const tabbed = (text: string): string =>
  text.replace(/^(?: {4})+| {2}(?=readonly|'|\/\*\*)/gm, (spaces) => '\t'.repeat(Math.ceil(spaces.length / 4)));
