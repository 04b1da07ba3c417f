/** The compiled contract as data: one index of all operations, one document of schemas per product. */
import type { Index, ProductDocument } from './types.ts';

export type * from './types.ts';

/** `../generated` beside `src` in development and beside `dist` when published. */
const folder = new URL('../generated/', import.meta.url);

let cachedIndex: Index | undefined;
const documents = new Map<string, Promise<ProductDocument>>();

/** Every operation without its schemas. Read once; needs Node, Deno or Bun (elsewhere import `generated/index.json`). */
export function index(): Index {
  // What is read here is written by the compiler of this repository, whose tests hold it to this type.
  cachedIndex ??= JSON.parse(fileSystem().readFileSync(new URL('index.json', folder), 'utf8')) as Index;
  return cachedIndex;
}

/** The schemas of one product. Loaded once, on first use; rejects for an unknown key. */
export function loadProduct(key: string): Promise<ProductDocument> {
  let document = documents.get(key);
  if (document === undefined) {
    document = read(key);
    documents.set(key, document);
    document.catch(() => documents.delete(key));
  }
  return document;
}

async function read(key: string): Promise<ProductDocument> {
  if (!/^[\w.-]+$/.test(key)) throw new Error(`No product has the key '${key}'.`);
  if (typeof process === 'undefined' || typeof process.getBuiltinModule !== 'function') {
    const module = await import(new URL(`${key}.json`, folder).href, { with: { type: 'json' } });
    return module.default as ProductDocument;
  }
  return JSON.parse(fileSystem().readFileSync(new URL(`${key}.json`, folder), 'utf8')) as ProductDocument;
}

function fileSystem(): typeof import('node:fs') {
  if (typeof process === 'undefined' || typeof process.getBuiltinModule !== 'function') {
    throw new Error(
      'index() reads a file; where there is no file system, import @flarewire/contract/generated/index.json.',
    );
  }
  return process.getBuiltinModule('node:fs');
}
