/**
 * Builds the modules at the official package's paths, `flarewire/resources/dns/settings/zone`: few files, each with the
 * names of many modules. Modules share a file unless a name would be ambiguous.
 */
import { type OfficialName, officialModules } from './official-names.ts';
import { withClasses } from './resource-classes.ts';
import { type Path, type Resource, readScopes, type Scopes, within } from './scopes.ts';

/** Declaring namespace of each imported name. Shared types are in the namespace `Shared`. */
export type Names = ReadonlyMap<string, Path>;

/** A file of types, with its code. */
export interface ResourceFile {
  /** Below `resources/`: `dns`, `dns-2`. */
  readonly file: string;
  readonly names: Names;
}

export interface ProductModules {
  /** The product's types with its resources as classes. */
  readonly types: string;
  readonly scopes: Scopes;
  readonly files: readonly ResourceFile[];
  /** File of a path below `resources/`: `dns/usage/zone` → `dns-2`. */
  readonly paths: ReadonlyMap<string, string>;
  /** `resources/a/b Name` for names without a type in the product. */
  readonly lacking: readonly string[];
}

export interface ProductName {
  readonly slug: string;
  readonly name: string;
  readonly key: string;
}

interface Module {
  readonly names: Names;
  readonly lacking: readonly string[];
}

let official: ReadonlyMap<string, readonly OfficialName[]> | undefined;

/** @param text the product's types, as `productTypes` writes them; @param shared names of what products share */
export function productModules(text: string, product: ProductName, shared: ReadonlySet<string>): ProductModules {
  official ??= officialModules();
  const scopes = readScopes(text, product);
  const modules = modulesOf(scopes, product, official, shared);
  const paths = new Map<string, string>();
  const files: { readonly file: string; readonly names: Map<string, Path> }[] = [];
  // Modules near the product come first: its own file has the names that most programs import.
  const sorted = [...modules].sort(([a], [b]) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1));
  for (const [path, { names }] of sorted) {
    // Same file as the parent path if possible, so that one manifest entry covers both.
    const above = paths.get(path.replace(/\/[^/]+$/, ''));
    const candidates = [...files].sort((a, b) => Number(b.file === above) - Number(a.file === above));
    let found = candidates.find((one) => [...names].every(([name, to]) => (one.names.get(name) ?? to) === to));
    if (!found) {
      found = { file: files.length === 0 ? product.slug : `${product.slug}-${files.length + 1}`, names: new Map() };
      files.push(found);
    }
    for (const [name, to] of names) found.names.set(name, to);
    paths.set(path, found.file);
  }
  for (const name of scopes.names.get(product.name) ?? [])
    if (!files[0]?.names.has(name)) files[0]?.names.set(name, within(product.name, name));
  return {
    types: withClasses(scopes, (resource) => ownNames(resource, modules.get(pathOf(resource, product)), scopes)),
    scopes,
    files,
    paths,
    lacking: [...modules].flatMap(([path, { lacking }]) => lacking.map((name) => `${path} ${name}`)),
  };
}

const depthOf = (path: string): number => path.replace(/\/index$/, '').split('/').length;

/** Names of a resource's module declared around it; those of the product are in its namespace already. */
const ownNames = ({ scope, name }: Resource, module: Module | undefined, { names }: Scopes): string[] =>
  scope === ''
    ? []
    : Array.from(module?.names ?? []).flatMap(([own, path]) =>
        path === within(scope, own) && own !== name && own !== `Base${name}` && names.get(scope)?.has(own) ? [own] : [],
      );

/** Path of a resource in the official package: `dns/zone-transfers/force-axfr`. */
const pathOf = ({ key }: Resource, { slug }: ProductName): string =>
  [slug, ...key.split('.').slice(1).map(kebab)].join('/');

const kebab = (key: string): string =>
  key
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** Paths that differ only in punctuation are one resource: `forceAXFR` is `force-axfr`. */
const plain = (path: string): string => path.replace(/[-_]/g, '').toLowerCase();

function modulesOf(
  scopes: Scopes,
  product: ProductName,
  known: ReadonlyMap<string, readonly OfficialName[]>,
  shared: ReadonlySet<string>,
): ReadonlyMap<string, Module> {
  const byPath = new Map(scopes.resources.map((resource) => [plain(pathOf(resource, product)), resource]));
  const own = new Map(scopes.resources.map((resource) => [pathOf(resource, product), ownModule(resource, scopes)]));
  const modules = new Map(own);
  for (const [module, all] of known) {
    const path = module.replace(/^resources\//, '');
    const [folder = ''] = path.split('/');
    if (path === module || plain(folder) !== plain(product.slug)) continue;
    const names = new Map<string, Path>();
    const lacking: string[] = [];
    for (const { name, from, isValue } of all) {
      const resource = byPath.get(plain(classPath(from)));
      const to = resource && (isValue ? classOf(name, resource) : find(name, resource, scopes, shared));
      if (to === undefined) lacking.push(name);
      else names.set(name, to);
    }
    // The class's own module, and that of a folder, which has it too, have what the contract adds.
    const resource = /\/index$/.test(path) ? undefined : byPath.get(plain(classPath(module)));
    const extra = resource && own.get(pathOf(resource, product))?.names;
    const found = { names: new Map([...(extra ?? []), ...names]), lacking };
    modules.set(path, found);
    modules.set(path.replace(folder, product.slug), found);
  }
  return modules;
}

function ownModule(resource: Resource, scopes: Scopes): Module {
  const words = [resource.name, `Base${resource.name}`, ...namesIn(resource, scopes)];
  return { names: new Map(words.map((name) => [name, within(resource.scope, name)])), lacking: [] };
}

/** `dns/settings` for the module `resources/dns/settings/settings`. */
const classPath = (module: string): string => module.replace(/^resources\//, '').replace(/(^|\/)([^/]+)\/\2$/, '$1$2');

/** Types declared next to a resource that its methods use. */
const namesIn = ({ node, scope }: Resource, { source, names }: Scopes): string[] => {
  const around = names.get(scope);
  const words = source.text
    .slice(node.start, node.end)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .match(/(?<![\w.$])[A-Z]\w*/g);
  return scope === '' ? [] : [...new Set(words)].filter((word) => around?.has(word));
};

function find(
  name: string,
  resource: Resource,
  { names, resources }: Scopes,
  shared: ReadonlySet<string>,
): Path | undefined {
  const { scope } = resource;
  for (let around = scope; around !== ''; around = around.replace(/(^|\.)\w+$/, ''))
    if (names.get(around)?.has(name)) return within(around, name);
  const places = [resource, ...resources].map((one) => within(one.scope, one.name));
  const place = places.find((one) => names.get(one)?.has(name));
  return place !== undefined ? within(place, name) : shared.has(name) ? `Shared.${name}` : undefined;
}

/** Classes with another name in the contract: `ClipResource` for `Clip`. */
const classOf = (name: string, { scope, name: own }: Resource): Path =>
  within(scope, /^Base[A-Z]/.test(name) ? `Base${own}` : own);
