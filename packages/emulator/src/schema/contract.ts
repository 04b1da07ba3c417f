/** Loads the contract. */
import type { Index, ProductDocument } from '@flarewire/contract';
import * as compiled from '@flarewire/contract';

/** The whole contract, product documents on demand. Tests may give their own small one. */
export interface Contract {
  index(): Index;
  loadProduct(key: string): Promise<ProductDocument>;
}

export const compiledContract: Contract = compiled;
