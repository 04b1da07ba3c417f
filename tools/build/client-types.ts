/** The client's types: the core and the class in one module each, the operations, and one module per product. */
import { join } from 'node:path';
import { coreModules, coreNames, exportsOf, publicNames, reexports, SUBPATHS } from './client-names.ts';
import { declarationsOf, declarationTree, reachable } from './declarations.ts';
import { clientSource, root, write } from './folders.ts';
import { productTypes } from './product-types.ts';
import { type Product, products, readGenerated, shared } from './products.ts';
import { renameQualifiers } from './source-text.ts';

/** Folders of the official package that the contract names otherwise. */
const OFFICIAL_NAMES = [['aisearch', 'ai-search']];
const CLASS_MODULES = ['cloudflare.ts', 'generated/cloudflare.ts'];

export function buildClientTypes(out: string): void {
  const all = products();
  const files = [...coreModules(), ...CLASS_MODULES, ...Object.values(SUBPATHS).flat()];
  const tree = declarationTree(...files.map((file) => join(clientSource, file)));
  const read: Read = (file) => tree.get(join(clientSource, file)) ?? '';
  write(out, 'core.d.ts', coreTypes(read));
  write(out, 'index.d.ts', indexTypes(all, read));
  for (const [file, modules] of Object.entries(SUBPATHS)) write(out, `${file}.d.ts`, subpathTypes(modules, read));
  for (const file of ['core', 'index', 'resources', ...Object.keys(SUBPATHS)])
    write(out, `${file}.d.mts`, `export * from './${file}.js';\n`);
  write(out, 'index.d.mts', "export * from './index.js';\nexport { Cloudflare as default } from './index.js';\n");
  write(out, 'operations.d.ts', operationTypes(all));
  write(out, 'resources.d.ts', resourceTypes(all));
  for (const product of all) write(out, `api/${product.slug}.d.ts`, productTypes(product, valuesOf(product)));
  write(out, 'api/shared.d.ts', productTypes(shared()));
  for (const [name, slug] of OFFICIAL_NAMES) write(out, `api/${name}.d.ts`, `export * from './${slug}.js';\n`);
}

type Read = (file: string) => string;

/** Public names, those that the contract takes from the client, and what these are made of. */
function coreTypes(read: Read): string {
  const contract = reexports(join(root, 'api/_client.ts')).map(({ as }) => as);
  const exported = new Map([
    ...contract.map((name) => [name, name] as const),
    ...coreNames().map(({ as, name }) => [as, name] as const),
  ]);
  const declared = coreModules().flatMap((file) => declarationsOf(file, read(file)));
  const twice = declared.find(
    (one, i) =>
      declared.findIndex(({ name }) => name === one.name) !== i && !/^declare function|interface/m.test(one.text),
  );
  if (twice) throw new Error(`Two modules of the core declare ${twice.name}: rename one, their types go into one file`);
  const texts = reachable(declared, [...exported.values()]).map(({ text }) => asStatement(text));
  const list = [...exported].sort().map(([as, name]) => (as === name ? name : `${name} as ${as}`));
  return tabbed([...texts, `export { ${list.join(', ')} };`, ''].join('\n'));
}

/** A subpath's own types; those of the core are imported from it, and packages stay packages. */
function subpathTypes(modules: readonly string[], read: Read): string {
  const [main = ''] = modules;
  const exported = exportsOf(read(main));
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
      ...texts,
      `export { ${exported.sort().join(', ')} };`,
      '',
    ].join('\n'),
  );
}

/** What an import statement brings. */
const namesIn = (line: string): string[] =>
  (/^import (.*) from /.exec(line)?.[1] ?? '')
    .match(/[A-Za-z_$][\w$]*/g)
    ?.filter((name) => !/^(type|as)$/.test(name)) ?? [];

/** The class with its tree, and the namespace of all types: `Cloudflare.KV.NamespaceCreateParams`. */
function indexTypes(all: readonly Product[], read: Read): string {
  const classes = CLASS_MODULES.flatMap((file) => declarationsOf(file, read(file))).map(({ text }) =>
    asStatement(text).replaceAll('typeof errors.', 'typeof '),
  );
  const core = publicNames()
    .map(({ as }) => as)
    .sort();
  const used = core.filter((name) => classes.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  const [, sharedNames = ''] =
    /^import type \{ (.*) \} from '.*\/_shared\.ts';$/m.exec(readGenerated('cloudflare.ts')) ?? [];
  const namespaces = `\texport type { ${all.map(({ name }) => `$${name} as ${name}`).join(', ')} };`;
  const trees = all.map(({ name }) => `\texport type ${name} = $${name}.${name};`);
  return [
    `import { ${used.join(', ')} } from './core.js';`,
    "import type { Operations } from './operations.js';",
    "import type * as Shared from './api/shared.js';",
    `import type { ${sharedNames} } from './api/shared.js';`,
    ...namespaceImports(all),
    tabbed(treeTypes()),
    tabbed(classes.join('\n')),
    `declare namespace Cloudflare {\n\texport type { Shared, ${sharedNames} };\n${namespaces}\n${trees.join('\n')}\n}`,
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
    .replace(/: (\w+);/g, ': $$$1.$1;')
    .trim();
}

const namespaceImports = (all: readonly Product[]): string[] =>
  all.map(({ name, slug }) => `import type * as $${name} from './api/${slug}.js';`);

function operationTypes(all: readonly Product[]): string {
  const text = readGenerated('operations.ts');
  const [, core = ''] = /^import type (\{.*\}) from '.*\/_client\.ts';$/m.exec(text) ?? [];
  // Short names in the file with a line for each operation: a tenth of all that is installed.
  const names = new Map(all.map(({ name }, i) => [name, `$${i.toString(36)}`]));
  const body = renameQualifiers(text.slice(text.indexOf('export interface Operations')), names);
  return [
    `import type ${core} from './core.js';`,
    "import type * as Shared from './api/shared.js';",
    ...all.map(({ name, slug }) => `import type * as ${names.get(name)} from './api/${slug}.js';`),
    'interface C<Params, Result> {\n\tparams: Params;\n\tresult: Result;\n}',
    'interface W<Params, Result> {\n\tparams?: Params;\n\tresult: Result;\n}',
    tabbed(body.replace(/: \{ params(\??): (.*); result: ((?:(?!; page: ).)*) \};$/gm, shortCall)),
  ].join('\n');
}

/** The same in fewer bytes; there are thousands. */
const shortCall = (_: string, optional: string, params: string, result: string): string =>
  `: ${optional ? 'W' : 'C'}<${params}, ${result}>;`;

const resourceTypes = (all: readonly Product[]): string =>
  all
    .map(({ slug, constants }) => `export { ${[...constants.keys()].join(', ')} } from './api/${slug}.js';\n`)
    .join('');

/** A constant and a type of the same name: `PartialCloudflare<{ kv: KV }>`. */
function valuesOf({ constants, name }: Product): string[] {
  return Array.from(constants, ([constant, type]) => {
    const [, key, tree] = /^Product<('\w+'), (.*)>$/.exec(type) ?? [];
    const value = `export declare const ${constant}: $Product<${key}, ${constant}>;`;
    return constant === name ? value : `export type ${constant} = ${tree};\n${value}`;
  });
}

/** As it stands in a file of declarations. */
const asStatement = (text: string): string =>
  text.replace(/(^|\*\/\s*)(?=(?:abstract )?(?:class|function|const)\b)/, '$1declare ');

const tabbed = (text: string): string =>
  text.replace(/^(?: {4})+| {2}(?=readonly|'|\/\*\*)/gm, (spaces) => '\t'.repeat(Math.ceil(spaces.length / 4)));
