/** Serves the contract to the page: `/data/index.json`, `/data/search.json`, `/data/products/KEY.json`. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { index, loadProduct } from '@flarewire/contract';
import { searchDocuments } from '@flarewire/search/documents';
import { type StaticFile, staticFile } from './http/respond.ts';

export interface ContractData {
  /** Undefined if there is no such document. */
  find(path: string): Promise<StaticFile> | undefined;
}

const require = createRequire(import.meta.url);
const CHECKED = 'private, no-cache';

/** Every page waits for this document. */
export const INDEX = '/data/index.json';

export function createContractData(): ContractData {
  const made = new Map<string, Promise<StaticFile>>();
  const names = new Map<string, () => Promise<Buffer>>([
    [INDEX, () => generated('index')],
    ['/data/search.json', async () => Buffer.from(await searchText())],
    ...index().products.map(({ key }) => [`/data/products/${key}.json`, () => generated(key)] as const),
  ]);
  return {
    find: (path) => {
      const make = names.get(path);
      const known = made.get(path) ?? make?.().then((bytes) => staticFile(bytes, 'application/json', CHECKED));
      if (known !== undefined) made.set(path, known);
      // Forget failures, so that the next request retries.
      known?.catch(() => made.delete(path));
      return known;
    },
  };
}

/** The documents of the search, as JSON. */
export const searchText = async (): Promise<string> => JSON.stringify(await searchDocuments(index(), loadProduct));

const generated = (name: string): Promise<Buffer> =>
  readFile(require.resolve(`@flarewire/contract/generated/${name}.json`));
