/** The pages of the reference: one a resource with all its operations, one a product; where each stands and what it is called. */
import type { Index, Operation, Product } from '@flarewire/contract';
import { kebab } from '@flarewire/snippets/command/words';

export interface Resource {
  /** Dotted name, as in the client: `dns.records`. */
  readonly name: string;
  readonly product: Product;
  readonly operations: readonly Operation[];
}

/** `dns.records.create` is one of `dns.records`. */
export const resourceOf = (operation: string): string => operation.slice(0, operation.lastIndexOf('.'));

export const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Address of a resource or product on the site, with a slash at its end: `/reference/dns/records/`. */
export const pathOf = (name: string): string => `/reference/${name.split('.').map(kebab).join('/')}/`;

/** Address of an operation: `/reference/dns/records/#create`. */
export const operationPath = (operation: string): string => `${pathOf(resourceOf(operation))}#${lastOf(operation)}`;

/** In the order of the contract. A resource of which another operation is a part has that one's name in it too. */
export function resourcesOf({ products, operations }: Index): readonly Resource[] {
  const byKey = new Map(products.map((product) => [product.key, product]));
  const groups = Map.groupBy(operations, ({ name }) => resourceOf(name));
  return [...groups].flatMap(([name, own]) => {
    const product = byKey.get(own[0]?.product ?? '');
    return product === undefined ? [] : [{ name, product, operations: own }];
  });
}
