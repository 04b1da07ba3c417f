/** Test helpers: compiles contracts of a few lines. */
import type { Index, OperationSchemas, ProductDocument } from '../../packages/contract/src/types.ts';
import { type Compiled, compile } from './compile.ts';

export { realSources, root } from './read/sources.ts';

/** One line, so that line numbers in tests are easy to count. */
const IMPORTS =
  "import type { APIPromise, ByID, CursorLimitPagination, EventStream, JsonObject, PagePromise, RawBody, RequestOptions, Rows, SinglePage, Uploadable, V4PagePaginationArray } from './_client.ts'; import type { InAccount, InAccountOrZone, InZone, Integer } from './_shared.ts';";

const SHARED = `/** A whole number. @integer */
export type Integer = number;
export interface InAccount { account_id: string }
export interface InZone { zone_id: string }
export interface InAccountOrZone { account_id?: string; zone_id?: string }
`;

/** `text` follows the imports: its first line is line 2 of `api/thing.ts`. */
export function compileThing(
  text: string,
  more: { readonly [path: string]: string } = {},
  tables: { readonly [slug: string]: string } = {},
): Compiled {
  const sources = { 'api/thing.ts': `${IMPORTS}\n${text}`, 'api/_shared.ts': SHARED, ...more };
  return compile(new Map(Object.entries(sources)), new Map(Object.entries(tables)));
}

/** A product on line 2 whose methods begin on line 3 and whose types are those of `namespace Thing`. */
export const thing = (methods: string, types = ''): string =>
  `/** Thing: what it is. @product thing Thing @docs https://example.com/ */ export interface Thing {
${methods}
}
export declare namespace Thing {
${types}
}`;

/** Problems as printed on the command line. */
export const reported = (compiled: Compiled): string[] =>
  compiled.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);

// --- contracts for the tests of problems ---

export const LIST = '/** List them. @http GET /things */ list(options?: RequestOptions): APIPromise<string>;';
/** Problems of a product with these methods (from line 3) and types (from line 6). */
export const problemsOf = (methods: string, types?: string): string[] => reported(compileThing(thing(methods, types)));
export const at = (line: number, message: string): string => `api/thing.ts:${line}: ${message}`;
export const method = (tags: string, signature: string): string => `/** Do it. ${tags} */ ${signature}`;
export const GET = '@http GET /things';
export const refused = (what: string, write: string): string =>
  `${what} is not part of the contract's language: write ${write}`;
export const anyType = 'a name, a literal, an array, a union or an object';
export const declare = (name: string): string =>
  `unknown type '${name}': declare it in this product, or import it from the file that does`;

export function output(compiled: Compiled, path: string): string {
  if (compiled.problems.length > 0) throw new Error(reported(compiled).join('\n'));
  const found = compiled.outputs.find((one) => one.path.endsWith(path));
  if (!found) throw new Error(`no output ${path}`);
  return found.text;
}

/** The rows of a product, a line each. */
export function rowsOf(compiled: Compiled, name = 'Thing'): string[] {
  const text = new RegExp(`const ${name}Rows = '(.*)';`).exec(output(compiled, '/rows.ts'))?.[1] ?? '';
  return text.replaceAll("\\'", "'").split('\\n');
}

export const indexOf = (compiled: Compiled): Index => JSON.parse(output(compiled, 'index.json'));

export const documentOf = (compiled: Compiled, product = 'thing'): ProductDocument =>
  JSON.parse(output(compiled, `/${product}.json`));

/** Schemas of one operation. */
export function schemasOf(compiled: Compiled, name: string): OperationSchemas {
  const schemas = documentOf(compiled).operations[name];
  if (!schemas) throw new Error(`no operation ${name}`);
  return schemas;
}

/** Entry of an operation for `client.call`: `{ params: …; result: … }`. */
export function entryOf(compiled: Compiled, name: string): string {
  const line = output(compiled, 'operations.ts')
    .split('\n')
    .find((one) => one.startsWith(`  '${name}': `));
  return line?.slice(`  '${name}': `.length, -1) ?? '';
}
