/** The pages of the reference: one a resource with all its operations, one a product; and which operations each has. */
import type { Index, Operation, Product } from '@flarewire/contract';
import { resourceOf } from '@flarewire/snippets/site';

export interface Resource {
  /** Dotted name, as in the client: `dns.records`. */
  readonly name: string;
  readonly product: Product;
  readonly operations: readonly Operation[];
}

/** In the order of the contract. A resource of which another operation is a part has that one's name in it too. */
export function resourcesOf({ products, operations }: Index): readonly Resource[] {
  const byKey = new Map(products.map((product) => [product.key, product]));
  const groups = Map.groupBy(operations, ({ name }) => resourceOf(name));
  return [...groups].flatMap(([name, own]) => {
    const product = byKey.get(own[0]?.product ?? '');
    return product === undefined ? [] : [{ name, product, operations: own }];
  });
}
