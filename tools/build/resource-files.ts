/** The files below `resources/`, as types and as code. */
import { ownerOf } from './client-names.ts';
import { officialModules } from './official-names.ts';
import type { Product } from './products.ts';
import type { Published } from './published.ts';
import type { ProductModules, ResourceFile } from './resource-modules.ts';
import { type Path, type Resource, type Scopes, within } from './scopes.ts';

/** Names of a product's namespace as names of a module. */
export function fileTypes(
  { name, slug }: Product,
  { scopes, files }: ProductModules,
  { file, names }: ResourceFile,
): string {
  const root = scopes.resources[0];
  if (!root || files.length === 0) throw new Error(`${name} has no resource`);
  const values = fileValues(scopes, { names });
  const lines: string[] = [];
  const handed: string[] = [];
  const types: string[] = [];
  const shared: string[] = [];
  for (const [own, path] of names) {
    if (path === name || path === `Base${name}`) handed.push(path === own ? own : `${path} as ${own}`);
    else if (path.startsWith('Shared.')) shared.push(path === `Shared.${own}` ? own : `${path.slice(7)} as ${own}`);
    else if (scopes.holders.has(path) && !values.has(own)) {
      lines.push(`import ${own} = $${path.slice(name.length)};`);
      types.push(own);
    } else lines.push(`export import ${own} = $${path.slice(name.length)};`);
  }
  return [
    `import { ${name} as $ } from '../api/${slug}.js';`,
    ...(handed.length > 0 ? [`export { ${handed.join(', ')} } from '../api/${slug}.js';`] : []),
    ...(shared.length > 0 ? [`export type { ${shared.join(', ')} } from '../api/shared.js';`] : []),
    ...lines,
    ...(types.length > 0 ? [`export type { ${types.join(', ')} };`] : []),
    ...(file === slug ? ["import type { Facts } from '../core.js';", 'export declare const facts: Facts;'] : []),
    '',
  ].join('\n');
}

interface ResourceValue {
  readonly key: string;
  readonly isBase: boolean;
}

/** The classes among a file's exports, by key. */
export function fileValues(scopes: Scopes, { names }: Pick<ResourceFile, 'names'>): ReadonlyMap<string, ResourceValue> {
  const classes = new Map<Path, ResourceValue>();
  for (const { key, scope, name } of scopes.resources) {
    classes.set(within(scope, name), { key, isBase: false });
    classes.set(within(scope, `Base${name}`), { key, isBase: true });
  }
  return new Map(
    [...names].flatMap(([name, path]) => {
      const value = classes.get(path);
      return value ? [[name, value] as const] : [];
    }),
  );
}

/** ES module of the classes of a file; the first one of a product also has its facts, for explanations. */
export function fileCode({ name, slug, key }: Product, scopes: Scopes, file: ResourceFile): string {
  const values = [...fileValues(scopes, file)];
  const facts = file.file === slug ? ['facts'] : [];
  return [
    "import { resourceClass } from '../base.mjs';",
    `import { ${name} as $ } from '../table.mjs';`,
    ...values.map(
      ([own, { key, isBase }]) => `const ${own} = /* @__PURE__ */ resourceClass($, '${key}'${isBase ? ', true' : ''});`,
    ),
    ...facts.map((own) => `const ${own} = () => import("../${ownerOf(`generated/facts/${key}.ts`)}.mjs");`),
    `export { ${[...values.map(([own]) => own), ...facts].join(', ')} };`,
    '',
  ].join('\n');
}

const INDEX = 'resources/index';

/** `resources/index`: the class of each product with the names of its module that the official package has there. */
export function indexOfResources(all: readonly Published[]): string {
  const official = officialModules().get(INDEX) ?? [];
  const found = new Set<string>();
  const lines = all.map(({ product, modules }) => {
    const folder = `resources/${product.slug}`.replaceAll('-', '');
    const [file] = modules.files;
    const names = official
      .filter(
        ({ name, from }) =>
          from.replace(/\/[\w-]+$|(?<=resources\/[\w-]+)$/, '').replaceAll('-', '') === folder && file?.names.has(name),
      )
      .map(({ name }) => name);
    const listed = [...new Set([...rootNames(modules.scopes.resources), ...names])].filter((name) => !found.has(name));
    for (const name of listed) found.add(name);
    return `export { ${listed.join(', ')} } from './${product.slug}.js';`;
  });
  return [...lines, "export * from './shared.js';", ''].join('\n');
}

const rootNames = ([root]: readonly Resource[]): string[] => (root ? [root.name, `Base${root.name}`] : []);

/** The corresponding code: one file, so that the names of all products are read at once. */
export function indexCode(all: readonly Published[]): string {
  const names = all.map(({ product }) => product.name);
  return [
    "import { resourceClass } from '../base.mjs';",
    `import { ${names.map((name) => `${name} as $${name}`).join(', ')} } from '../table.mjs';`,
    ...names.flatMap((name) => [
      `const ${name} = /* @__PURE__ */ resourceClass($${name});`,
      `const Base${name} = /* @__PURE__ */ resourceClass($${name}, undefined, true);`,
    ]),
    `export { ${names.flatMap((name) => [name, `Base${name}`]).join(', ')} };`,
    '',
  ].join('\n');
}
