/** Schemas of the contract as OpenAPI components: references rewritten, shared types taken once. */

import type { ProductDocument } from '../../packages/contract/src/types.ts';
import { isObject, type JsonObject } from './json.ts';

/** Keywords whose value maps names to schemas: their keys are names, not keywords. */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
/** Keywords whose value is data, left unchanged. */
const DATA = new Set(['const', 'enum', 'default', 'example', 'examples', 'required']);
const LOCAL = '#/schemas/';

/** A type that two products describe differently under one name: the contract promises that this cannot be. */
export class SchemaConflict extends Error {
  override readonly name = 'SchemaConflict';
}

function componentName(name: string): string {
  return name.replace(/[^\w.-]/g, '_');
}

/** The references of a schema: types, and descriptions by key. */
export type Source = Pick<ProductDocument, 'schemas' | 'words'>;

/** A copy of a schema whose references point into `components`, with all its words written out. */
export function rewriteSchema(schema: unknown, source: Source): unknown {
  if (Array.isArray(schema)) return schema.map((one) => rewriteSchema(one, source));
  if (!isObject(schema)) return schema;
  const copy: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'x-words') copy.description ??= source.words?.[String(value)];
    else if (keyword === 'discriminator') copy[keyword] = rewriteDiscriminator(value, schema, source);
    else copy[keyword] = rewriteKeyword(keyword, value, source);
  }
  return copy;
}

function rewriteKeyword(keyword: string, value: unknown, source: Source): unknown {
  if (keyword === '$ref' && typeof value === 'string') return rewriteReference(value);
  if (DATA.has(keyword) || keyword.startsWith('x-')) return value;
  if (MAPS.has(keyword) && isObject(value)) return mapValues(value, (one) => rewriteSchema(one, source));
  return rewriteSchema(value, source);
}

function rewriteReference(reference: string): string {
  if (!reference.startsWith(LOCAL)) return reference;
  return `#/components/schemas/${componentName(reference.slice(LOCAL.length))}`;
}

/** Maps each tag value to its branch: otherwise readers take the values for names of schemas. */
function rewriteDiscriminator(value: unknown, { anyOf }: JsonObject, { schemas }: Source): unknown {
  if (!isObject(value) || !Array.isArray(anyOf)) return value;
  const entries = anyOf.filter(isObject).flatMap(({ $ref }) => {
    if (typeof $ref !== 'string') return [];
    const target = schemas[$ref.slice(LOCAL.length)];
    const properties = isObject(target?.properties) ? target.properties : {};
    const tag = properties[String(value.propertyName)];
    const values = !isObject(tag) ? [] : 'const' in tag ? [tag.const] : Array.isArray(tag.enum) ? tag.enum : [];
    return values.map((one) => [String(one), rewriteReference($ref)] as const);
  });
  return entries.length === 0 ? value : { ...value, mapping: Object.fromEntries(entries) };
}

function mapValues(object: JsonObject, change: (value: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** All schemas of all products, sorted by name. */
export function componentSchemas(documents: readonly ProductDocument[]): JsonObject {
  const found = new Map<string, { readonly product: string; readonly text: string; readonly schema: unknown }>();
  for (const document of documents) {
    const { key: product } = document;
    for (const [name, own] of Object.entries(document.schemas)) {
      const schema = rewriteSchema(own, document);
      const text = JSON.stringify(schema);
      const earlier = found.get(componentName(name));
      if (earlier === undefined) found.set(componentName(name), { product, text, schema });
      else if (earlier.text !== text) throw conflict(name, earlier.product, product);
    }
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, { schema }]) => [name, schema]));
}

function conflict(name: string, first: string, second: string): SchemaConflict {
  return new SchemaConflict(
    `Type ${name} is described differently by the products ${first} and ${second}. ` +
      'Run `npm run generate`; if it stays, give one of the two types another name in api/.',
  );
}
