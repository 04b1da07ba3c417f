/** Schemas of the contract as OpenAPI components: references rewritten, shared types taken once. */

import type { ProductDocument } from '../../packages/contract/src/types.ts';
import { isObject, type JsonObject } from './json.ts';

/** Keywords whose value maps names to schemas: their keys are names, not keywords. */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
/** Keywords whose value is data, to be left as it is. */
const DATA = new Set(['const', 'enum', 'default', 'example', 'examples', 'required']);
const LOCAL = '#/schemas/';

/** A type that two products describe differently under one name: the contract promises that this cannot be. */
export class SchemaConflict extends Error {
  override readonly name = 'SchemaConflict';
}

function componentName(name: string): string {
  return name.replace(/[^\w.-]/g, '_');
}

/** A copy of a schema whose references point into `components`. */
export function rewriteSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(rewriteSchema);
  if (!isObject(schema)) return schema;
  const copy: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) copy[keyword] = rewriteKeyword(keyword, value);
  return copy;
}

function rewriteKeyword(keyword: string, value: unknown): unknown {
  if (keyword === '$ref' && typeof value === 'string') return rewriteReference(value);
  if (keyword === 'discriminator') return rewriteDiscriminator(value);
  if (DATA.has(keyword)) return value;
  if (MAPS.has(keyword) && isObject(value)) return mapValues(value, rewriteSchema);
  return rewriteSchema(value);
}

function rewriteReference(reference: string): string {
  if (!reference.startsWith(LOCAL)) return reference;
  return `#/components/schemas/${componentName(reference.slice(LOCAL.length))}`;
}

/** `discriminator.mapping` holds references as plain strings. */
function rewriteDiscriminator(value: unknown): unknown {
  if (!isObject(value) || !isObject(value.mapping)) return value;
  const mapping = mapValues(value.mapping, (to) => (typeof to === 'string' ? rewriteReference(to) : to));
  return { ...value, mapping };
}

function mapValues(object: JsonObject, change: (value: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** All schemas of all products, sorted by name. */
export function componentSchemas(documents: readonly ProductDocument[]): JsonObject {
  const found = new Map<string, { readonly product: string; readonly text: string; readonly schema: unknown }>();
  for (const { key: product, schemas } of documents) {
    for (const [name, source] of Object.entries(schemas)) {
      const schema = rewriteSchema(source);
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
