/** Reads the names that a product's types declare, by namespace, and which of them are resources. */
import type { Statement, TSGlobalDeclaration, TSInterfaceDeclaration, TSModuleDeclaration } from 'oxc-parser';
import { parse, type Source } from './source-text.ts';

/** A namespace by its path, `DNS.Settings`; the module itself is ''. */
export type Path = string;

export interface Resource {
  /** Keys from the client on: `dns.settings.zone`. */
  readonly key: string;
  readonly name: string;
  /** The declaring namespace. */
  readonly scope: Path;
  readonly node: TSInterfaceDeclaration;
  readonly resources: readonly Resource[];
}

export interface Scopes {
  readonly source: Source;
  /** Names that each namespace declares. */
  readonly names: ReadonlyMap<Path, ReadonlySet<string>>;
  /** Types whose namespace contains an alias, so that compilers treat them as values too. */
  readonly holders: ReadonlySet<Path>;
  readonly interfaces: ReadonlyMap<Path, TSInterfaceDeclaration>;
  /** The last declaration of each namespace. */
  readonly blocks: ReadonlyMap<Path, TSModuleDeclaration | TSGlobalDeclaration>;
  /** The product and all its subresources, parents first. */
  readonly resources: readonly Resource[];
}

export const within = (scope: Path, name: string): Path => (scope ? `${scope}.${name}` : name);

/** @param text types of a product as `productTypes` writes them */
export function readScopes(text: string, product: { readonly name: string; readonly key: string }): Scopes {
  const source = parse('product.d.ts', text);
  const names = new Map<Path, Set<string>>();
  const holders = new Set<Path>();
  const interfaces = new Map<Path, TSInterfaceDeclaration>();
  const blocks = new Map<Path, TSModuleDeclaration | TSGlobalDeclaration>();
  const visit = (statements: readonly Statement[], scope: Path): void => {
    const own = names.get(scope) ?? new Set();
    names.set(scope, own);
    for (const statement of statements) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (!declaration || !('id' in declaration) || !declaration.id) continue;
      const name = text.slice(declaration.id.start, declaration.id.end);
      own.add(name.split('.')[0] ?? name);
      if (declaration.type === 'TSInterfaceDeclaration') interfaces.set(within(scope, name), declaration);
      else if (declaration.type === 'TSModuleDeclaration') {
        blocks.set(within(scope, name), declaration);
        visit(statementsOf(declaration), within(scope, name));
      } else if (declaration.type === 'TSImportEqualsDeclaration' && scope) holders.add(scope);
    }
  };
  visit(source.body as readonly Statement[], ''); // a file of declarations has no directives
  const find = resolver(names, product.name);
  const resources: Resource[] = [];
  const take = (path: Path | undefined, key: string): Resource => {
    const node = interfaces.get(path ?? '');
    if (!node) throw new Error(`${product.name}: ${path} is not an interface, so ${key} is not a resource`);
    const [, scope = '', name = ''] = /^(?:(.*)\.)?(\w+)$/.exec(path ?? '') ?? [];
    const below: Resource[] = [];
    const resource = { key, name, scope, node, resources: below };
    resources.push(resource);
    for (const member of childrenOf(node)) {
      const [type, child] = [member.typeAnnotation?.typeAnnotation, text.slice(member.key.start, member.key.end)];
      below.push(take(find(text.slice(type?.start, type?.end), scope), `${key}.${child}`));
    }
    return resource;
  };
  take(product.name, product.key);
  return { source, names, holders, interfaces, blocks, resources };
}

export const statementsOf = ({ body }: TSModuleDeclaration | TSGlobalDeclaration): readonly Statement[] =>
  (body?.body ?? []) as Statement[]; // no directives

/** The properties of a resource are its subresources. */
export const childrenOf = (node: TSInterfaceDeclaration) =>
  node.body.body.filter((member) => member.type === 'TSPropertySignature');

/** Resolves a name in the closest enclosing namespace. `$` is the product's own; undefined for imported names. */
export const resolver =
  (names: ReadonlyMap<Path, ReadonlySet<string>>, product: string) =>
  (name: string, from: Path): Path | undefined => {
    const [first = '', ...rest] = name.split('.');
    if (first === '$') return [product, ...rest].join('.');
    for (let scope = from; ; scope = scope.replace(/(^|\.)\w+$/, '')) {
      if (names.get(scope)?.has(first)) return [scope, name].filter(Boolean).join('.');
      if (scope === '') return undefined;
    }
  };
