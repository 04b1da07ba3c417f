/** Loads the contract: the index before the first emulator, the document of a product with its first request. */
import type { Index, ProductDocument } from '@flarewire/contract';
import type { Contract } from '../../../../schema/contract.ts';

let loaded: Index | undefined;
const documents = new Map<string, Promise<ProductDocument>>();

/** The build makes a file of each document; its name is the key of the product. */
async function load(name: string): Promise<unknown> {
  const module = await import(`../../../../../../contract/generated/${name}.json`);
  return module.default;
}

export async function loadIndex(): Promise<void> {
  loaded ??= (await load('index')) as Index; // written by the contract's compiler
}

export const compiledContract: Contract = {
  index: () => {
    if (loaded === undefined) throw new Error('The contract is not loaded: await createEmulator() first.');
    return loaded;
  },
  loadProduct: (key) => {
    const document = documents.get(key) ?? (load(key) as Promise<ProductDocument>); // written by the contract's compiler
    documents.set(key, document);
    document.catch(() => documents.delete(key));
    return document;
  },
};
