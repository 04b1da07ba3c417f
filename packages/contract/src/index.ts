/** The compiled contract as data: an index of all operations, and a document of schemas per product. */
import { nearest, type Problem } from '@flarewire/schema';
import { imported, textOf } from './files.ts';
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

let cachedIndex: Index | undefined;
const documents = new Map<string, Promise<ProductDocument>>();

/**
 * All operations without their schemas. Read once; needs Node, Deno or Bun (elsewhere import `generated/index.json`).
 */
export function index(): Index {
  if (cachedIndex !== undefined) return cachedIndex;
  const text = textOf('index.json');
  if (text === undefined)
    throw new Error(
      'index() reads a file; where there is no file system, import @flarewire/contract/generated/index.json.',
    );
  // The file is written by this repository's compiler, whose tests check it against this type.
  cachedIndex = JSON.parse(text) as Index;
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
  if (!/^[\w.-]+$/.test(key)) throw new Error(`Unknown product '${key}'.`);
  const text = textOf(`${key}.json`);
  return (text === undefined ? await imported(`${key}.json`) : JSON.parse(text)) as ProductDocument;
}

/** Source of a product's schemas, if not `loadProduct`. */
export interface ProblemsOptions extends ParamsOptions {
  readonly load?: ((product: string) => Promise<ProductDocument>) | undefined;
}

/**
 * All problems of an operation's parameters: empty if they are valid.
 * @example await problems('dns.records.create', { zone_id, type: 'A', name: 'www', ttl: 20 })
 * @throws Error if the operation does not exist
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
    throw new Error(`Unknown operation '${operation}'.${meant === undefined ? '' : ` Did you mean '${meant}'?`}`);
  }
  return paramProblems(found, params, schemas, { ...options, words });
}
