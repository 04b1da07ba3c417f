/** emit: the official package's names, declared into the contract's own namespaces for programs that run from the sources. */
import type { ProductModel, ResourceModel } from '../model/model.ts';
import { type DeclaredNames, declareOfficialNames } from '../official/declare.ts';
import { type OfficialLine, ownName, type Path, scopeOf } from '../official/lines.ts';
import { depthOf, type Names } from '../read/resolve.ts';
import type { SourceFile } from '../read/source.ts';
import { apiFile, MADE } from './types.ts';

/** Official names by the constant of their product. */
export type OfficialNames = ReadonlyMap<string, readonly OfficialLine[]>;

/** `official-names.d.ts`: an addition to each file of the contract that holds a concept with official names. */
export function emitOfficialNames(
  products: readonly ProductModel[],
  { files, names }: { readonly files: readonly SourceFile[]; readonly names: Names },
  official: OfficialNames,
  api: string,
): string {
  const declared = declaredNames(products, names);
  const fileOf = filesOfNamespaces(files);
  const head: string[] = [];
  const added = new Map<string, string[]>();
  for (const product of products) {
    const { name } = product.declaration;
    const lines = official.get(name);
    if (!lines) continue;
    head.push(`import { ${name} as $${name} } from '${api}/${apiFile(product)}';`);
    const own = fileOf.get(name) ?? '';
    const add = (scope: Path, text: string): void => {
      const file = fileOf.get(scope) ?? own;
      added.set(file, [...(added.get(file) ?? []), `namespace ${ownName(scope)} {\n${text}}\n`]);
    };
    const place = (scope: Path, text: string): boolean => {
      const isElsewhere = fileOf.has(scope) && fileOf.get(scope) !== (fileOf.get(scopeOf(scope)) ?? own);
      if (isElsewhere) add(scope, text);
      return isElsewhere;
    };
    add(name, declareOfficialNames(name, declared, lines, { refer: (path) => `$${path}`, place }));
  }
  const modules = Array.from(
    added,
    ([file, texts]) => `declare module '${api}/${file.replace(/^api\//, '')}' {\n${texts.join('')}}`,
  );
  return [
    `/** Names of the official package that stand for a concept of the contract. ${MADE} */`,
    `import * as $Shared from '${api}/_shared.ts';`,
    ...head,
    ...modules,
    '',
  ].join('\n');
}

function declaredNames(products: readonly ProductModel[], { declarations }: Names): DeclaredNames {
  const names = new Map<Path, Set<string>>();
  for (const full of declarations.keys())
    for (let path = full; path !== ''; path = scopeOf(path))
      names.set(scopeOf(path), (names.get(scopeOf(path)) ?? new Set()).add(ownName(path)));
  const resources = new Set(products.flatMap(resourceNames));
  return {
    names,
    isInterface: (path) => declarations.get(path)?.type.kind === 'object',
    isResource: (path) => resources.has(path),
  };
}

const resourceNames = ({ declaration, resources }: ResourceModel): Path[] => [
  declaration.name,
  ...resources.flatMap(resourceNames),
];

/** The file that a product's namespace is in, or that of a part of a large product. */
function filesOfNamespaces(files: readonly SourceFile[]): ReadonlyMap<Path, string> {
  const found = new Map<Path, string>();
  for (const file of files) {
    const depth = depthOf(file);
    for (const { scope } of file.declarations)
      if (scope.length > depth) found.set(scope.slice(0, depth + 1).join('.'), file.file);
  }
  return found;
}
