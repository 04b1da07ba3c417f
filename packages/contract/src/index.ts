/** The compiled contract as data: one index of all operations, one document of schemas per product. */
import { nearest, type Problem } from '@flarewire/schema';
import { type ParamsOptions, paramProblems } from './problems.ts';
import type { Index, ProductDocument } from './types.ts';

export {
  allowedBy,
  type CheckOptions,
  check,
  FORMATS,
  follow,
  isSecretName,
  nearest,
  type Problem,
  problemText,
  queryObjects,
} from '@flarewire/schema';
export { descriptionOf, type WordSource } from './description.ts';
export { type ParamsOptions, paramProblems } from './problems.ts';
export { isReading, READING_POSTS } from './reading.ts';
export { responseForm } from './response-form.ts';
export { ERRORS, type KnownError } from './search/errors.ts';
export { SYNONYMS } from './search/synonyms.ts';
export { TASKS, type Task } from './search/tasks.ts';
export * as sql from './sql.ts';
export type * from './types.ts';

/** `../generated` beside `src` in development and beside `dist` when published. Bundles may know no place. */
function place(file: string): URL {
  // Apart from `new URL`: bundlers that see both in one expression copy every file of the folder beside the bundle.
  const here = import.meta.url;
  return new URL(`../generated/${file}`, here);
}

let cachedIndex: Index | undefined;
const documents = new Map<string, Promise<ProductDocument>>();

/** Every operation without its schemas. Read once; needs Node, Deno or Bun (elsewhere import `generated/index.json`). */
export function index(): Index {
  const files = fileSystem();
  if (files === undefined)
    throw new Error(
      'index() reads a file; where there is no file system, import @flarewire/contract/generated/index.json.',
    );
  // What is read here is written by the compiler of this repository, whose tests hold it to this type.
  cachedIndex ??= JSON.parse(files.readFileSync(place('index.json'), 'utf8')) as Index;
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
  const files = fileSystem();
  if (files !== undefined) return JSON.parse(files.readFileSync(place(`${key}.json`), 'utf8')) as ProductDocument;
  const module = await import(place(`${key}.json`).href, { with: { type: 'json' } });
  return module.default as ProductDocument;
}

/** Where the schemas of a product come from, where it is not `loadProduct`. */
export interface ProblemsOptions extends ParamsOptions {
  readonly load?: ((product: string) => Promise<ProductDocument>) | undefined;
}

/**
 * Everything wrong with the parameters of an operation: empty when they may be sent.
 * @example await problems('dns.records.create', { zone_id, type: 'A', name: 'www', ttl: 20 })
 * @throws Error when there is no such operation
 */
export async function problems(
  operation: string,
  params?: unknown,
  { load = loadProduct, ...options }: ProblemsOptions = {},
): Promise<Problem[]> {
  const document = await load(operation.split('.')[0] ?? '');
  const { operations, schemas, words } = document;
  const found = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (found === undefined) {
    const meant = nearest(operation, Object.keys(operations));
    throw new Error(`There is no operation '${operation}'.${meant === undefined ? '' : ` Did you mean '${meant}'?`}`);
  }
  return paramProblems(found, params, schemas, { ...options, words });
}

/** What is used of `process`, which Node, Deno and Bun have. */
interface Runtime {
  getBuiltinModule?(name: 'node:fs'): { readFileSync(file: URL, encoding: 'utf8'): string };
}

/** No import: browsers and bundlers would ask for it. */
function fileSystem(): ReturnType<NonNullable<Runtime['getBuiltinModule']>> | undefined {
  const { process } = globalThis as { process?: Runtime }; // absent, or one of those
  return process?.getBuiltinModule?.('node:fs');
}
