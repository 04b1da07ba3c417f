/** Builds the searched data: the words of every operation, as compact JSON that the server sends once. */
import {
  ERRORS,
  type HttpMethod,
  type Index,
  type JsonSchema,
  type Operation,
  type ProductDocument,
  SYNONYMS,
  TASKS,
} from '@flarewire/contract';
import { type Place, placesOf, settingsOf } from './places.ts';

/** An operation as a row; its numbers index the lists of `SearchData`. */
export type SearchRow = readonly [
  name: string,
  method: HttpMethod,
  path: string,
  summary: string,
  product: number,
  permissions: readonly number[],
  fields: readonly number[],
  isDeprecated: 0 | 1,
  /** Search terms of users. */
  aliases: string,
];

/** `/data/search.json`: texts shared by many operations are stored once. */
export interface SearchData {
  readonly products: readonly { readonly key: string; readonly title: string }[];
  readonly permissions: readonly string[];
  /** Names of parameters and result fields. */
  readonly fields: readonly string[];
  readonly operations: readonly SearchRow[];
  readonly synonyms: typeof SYNONYMS;
  readonly places: readonly Place[];
}

/** Not distinctive: nearly every operation has them, and the path contains them. */
const EVERYWHERE = new Set(['account_id', 'zone_id', 'account_or_zone', 'page', 'per_page']);
/** Deeper than any union of the contract; bounds recursive schemas. */
const MAX_DEPTH = 8;

/** The part of `SearchData` that comes from the schemas of all products. */
export interface SchemaFacts {
  readonly fields: readonly string[];
  /** By operation, numbers in `fields`. */
  readonly fieldsOf: readonly (readonly number[])[];
  /** Settings of zones. */
  readonly settings: readonly Place[];
}

type LoadProduct = (key: string) => Promise<ProductDocument>;

/** Builds the data from the contract, in the order of its index. */
export async function searchDocuments(index: Index, loadProduct: LoadProduct): Promise<SearchData> {
  return searchData(index, await schemaFacts(index, loadProduct));
}

/** Reads all products, which takes most of the time of `searchDocuments`. */
export async function schemaFacts(index: Index, loadProduct: LoadProduct): Promise<SchemaFacts> {
  const fields = new Numbers();
  const documents = new Map<string, ProductDocument>();
  for (const { key } of index.products) documents.set(key, await loadProduct(key));
  const fieldsOf = index.operations.map((operation) =>
    fieldNames(operation, documents.get(operation.product)).map((field) => fields.of(field)),
  );
  const zones = documents.get('zones');
  return { fields: fields.texts, fieldsOf, settings: zones === undefined ? [] : settingsOf(zones) };
}

export function searchData(index: Index, { fields, fieldsOf, settings }: SchemaFacts): SearchData {
  const permissions = new Numbers();
  const numbers = new Map(index.products.map(({ key }, place) => [key, place]));
  const operations = index.operations.map((operation, at): SearchRow => {
    const { name, method, path, summary, product } = operation;
    return [
      name,
      method,
      path,
      summary,
      numbers.get(product) ?? 0,
      (operation.permissions ?? []).map((permission) => permissions.of(permission)),
      fieldsOf[at] ?? [],
      operation.deprecated === true ? 1 : 0,
      (operation.aliases ?? []).join('; '),
    ];
  });
  return {
    products: index.products.map(({ key, title }) => ({ key, title })),
    permissions: permissions.texts,
    fields,
    operations,
    synonyms: SYNONYMS,
    places: placesOf({ index, settings, tasks: TASKS, errors: ERRORS }),
  };
}

/** Numbers texts in order of first appearance. */
class Numbers {
  readonly texts: string[] = [];
  readonly #known = new Map<string, number>();

  of(text: string): number {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    this.#known.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

function fieldNames({ name }: Operation, document: ProductDocument | undefined): string[] {
  const schemas = document?.operations[name];
  if (document === undefined || schemas === undefined) return [];
  // Path parameters are found through the path.
  const names = new Set(schemas.params.filter((param) => param.in !== 'path').map((param) => param.name));
  collect(schemas.result, document.schemas, names, 0);
  return [...names].filter((field) => !EVERYWHERE.has(field));
}

/** The fields of an object, of all branches of a union, or of list items. */
function collect(schema: JsonSchema, schemas: ProductDocument['schemas'], names: Set<string>, depth: number): void {
  if (depth > MAX_DEPTH) return;
  const { $ref, properties, items } = schema;
  if (typeof $ref === 'string') collect(schemas[$ref.slice('#/schemas/'.length)] ?? {}, schemas, names, depth + 1);
  if (isSchema(properties)) for (const name of Object.keys(properties)) names.add(name);
  if (isSchema(items)) collect(items, schemas, names, depth + 1);
  for (const branches of [schema.anyOf, schema.oneOf, schema.allOf])
    if (Array.isArray(branches))
      for (const branch of branches) if (isSchema(branch)) collect(branch, schemas, names, depth + 1);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
