/** `@flarewire/contract` in the worker, over the files that the page loads too. */
import type { Index, ProductDocument } from '@flarewire/contract';
import { loadFile } from './load-file.ts';

export { descriptionOf } from '@flarewire/contract';

let loaded: Index | undefined;
const documents = new Map<string, Promise<ProductDocument>>();

/** Loads the index, once, before the first request. */
export async function loadIndex(): Promise<void> {
  loaded ??= await loadFile<Index>('data/index.json');
}

export function index(): Index {
  if (loaded === undefined) throw new Error('The index is loaded before the first request.');
  return loaded;
}

export function loadProduct(key: string): Promise<ProductDocument> {
  const document = documents.get(key) ?? loadFile<ProductDocument>(`data/products/${encodeURIComponent(key)}.json`);
  documents.set(key, document);
  document.catch(() => documents.delete(key));
  return document;
}
