/** How a schema of the contract is read, and which values stand for files. */
import type { JsonSchema, ProductDocument } from './types.ts';

/** The schemas that a `$ref` may point to. */
export type Schemas = ProductDocument['schemas'];

const EMPTY: JsonSchema = {};
const REF = '#/schemas/';

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value out of a schema as a schema itself; what is no object says nothing. */
export const asSchema = (value: unknown): JsonSchema => (isObject(value) ? value : EMPTY);

export const asSchemas = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.map(asSchema) : []);

/** What a `$ref` points to. */
export const target = (ref: unknown, schemas: Schemas): JsonSchema =>
  typeof ref === 'string' && Object.hasOwn(schemas, ref.slice(REF.length))
    ? asSchema(schemas[ref.slice(REF.length)])
    : EMPTY;

/** The schema behind its references; what stands beside one holds too. */
export function follow(schema: JsonSchema, schemas: Schemas): JsonSchema {
  let current = schema;
  for (let hops = 0; hops < 20 && '$ref' in current; hops++) {
    const { $ref, ...beside } = current;
    current = { ...target($ref, schemas), ...beside };
  }
  return current;
}

// Data may have such names too, but not such methods.
const can = (value: object, name: PropertyKey): boolean => typeof Reflect.get(value, name) === 'function';

/** Bytes, Blob, File, Response, stream, anything that yields chunks: what is sent as a file. By structure, for other realms. */
export function isFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return true;
  return can(value, Symbol.asyncIterator) || can(value, 'getReader') || can(value, 'arrayBuffer') || can(value, 'blob');
}

/** The same, or a form: what is sent as it is when it is the whole body. */
export function isRaw(value: unknown): boolean {
  return isFile(value) || value instanceof FormData || value instanceof URLSearchParams;
}
