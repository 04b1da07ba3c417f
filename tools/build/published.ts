/** The published form of all products, computed once per build for types, code and manifest. */
import { exportsOf } from './client-names.ts';
import { productTypes } from './product-types.ts';
import { type Product, products, shared } from './products.ts';
import { type ProductModules, productModules } from './resource-modules.ts';

export interface Published {
  readonly product: Product;
  readonly modules: ProductModules;
}

let all: readonly Published[] | undefined;

export function published(): readonly Published[] {
  const common = new Set(exportsOf(productTypes(shared())));
  all ??= products().map((product) => ({ product, modules: productModules(productTypes(product), product, common) }));
  return all;
}

/** File of each path below `resources/`. */
export const allPaths = (): ReadonlyMap<string, string> =>
  new Map(published().flatMap(({ modules }) => [...modules.paths]));
