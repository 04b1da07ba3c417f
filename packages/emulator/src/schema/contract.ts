/** Where the emulator takes the contract from, and how it reads a schema of it. */

import type { Index, JsonSchema, ProductDocument } from '@flarewire/contract';
import * as compiled from '@flarewire/contract';

/** The whole contract, product documents on demand. Tests may give a small one of their own. */
export interface Contract {
  index(): Index;
  loadProduct(key: string): Promise<ProductDocument>;
}

export const compiledContract: Contract = compiled;

/** The schemas that a `$ref` may point to. */
export type Schemas = ProductDocument['schemas'];

const EMPTY: JsonSchema = {};
const REF = '#/schemas/';

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value out of a schema as a schema itself; what is no object says nothing. */
export function asSchema(value: unknown): JsonSchema {
  return isObject(value) ? value : EMPTY;
}

export function asSchemas(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value.map(asSchema) : [];
}

/** Name of the schema that this one points to. */
export function refName(schema: JsonSchema): string | undefined {
  const ref = schema.$ref;
  return typeof ref === 'string' && ref.startsWith(REF) ? ref.slice(REF.length) : undefined;
}

/** Follows `$ref`; what stands beside it (a default, an example) wins over what it points to. */
export function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  let current = schema;
  for (let hops = 0; hops < 50; hops++) {
    const name = refName(current);
    if (name === undefined) return current;
    const target = schemas[name] ?? EMPTY;
    const { $ref: _, ...beside } = current;
    current = Object.keys(beside).length === 0 ? target : { ...target, ...beside };
  }
  return EMPTY;
}

export function branches(schema: JsonSchema): readonly JsonSchema[] {
  return [...asSchemas(schema.anyOf), ...asSchemas(schema.oneOf)];
}

/** An object schema with the parts of its `allOf` merged. */
export interface ObjectShape {
  readonly properties: ReadonlyMap<string, JsonSchema>;
  readonly required: ReadonlySet<string>;
  /** Schema of the other properties; undefined where the contract names none. */
  readonly additional: JsonSchema | undefined;
}

const shapes = new WeakMap<JsonSchema, ObjectShape | null>();

/** Shape of a resolved schema; undefined where it is no object (or a union, whose branch must be picked first). */
export function objectShape(schema: JsonSchema, schemas: Schemas): ObjectShape | undefined {
  const known = shapes.get(schema);
  if (known !== undefined) return known ?? undefined;
  shapes.set(schema, null); // a schema that contains itself by allOf has no shape
  const shape = readShape(schema, schemas);
  shapes.set(schema, shape ?? null);
  return shape;
}

function readShape(schema: JsonSchema, schemas: Schemas): ObjectShape | undefined {
  const properties = new Map<string, JsonSchema>();
  const required = new Set<string>(stringList(schema.required));
  let additional: JsonSchema | undefined;
  let isShape = isObject(schema.properties) || schema.type === 'object' || 'additionalProperties' in schema;
  for (const part of asSchemas(schema.allOf)) {
    const shape = objectShape(resolve(part, schemas), schemas);
    if (shape === undefined) continue;
    isShape = true;
    for (const [name, property] of shape.properties) properties.set(name, property);
    for (const name of shape.required) required.add(name);
    additional ??= shape.additional;
  }
  if (!isShape) return undefined;
  if (isObject(schema.properties)) {
    for (const [name, property] of Object.entries(schema.properties)) properties.set(name, asSchema(property));
  }
  if (isObject(schema.additionalProperties) || schema.additionalProperties === true) {
    additional = asSchema(schema.additionalProperties);
  }
  return { properties, required, additional };
}

export function stringList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Does the schema describe a list (also behind a reference or as a branch of a union)? */
export function arrayItems(schema: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  const resolved = resolve(schema, schemas);
  if (resolved.type === 'array') return asSchema(resolved.items);
  for (const branch of branches(resolved)) {
    const inner = resolve(branch, schemas);
    if (inner.type === 'array') return asSchema(inner.items);
  }
  for (const part of asSchemas(resolved.allOf)) {
    const inner = resolve(part, schemas);
    if (inner.type === 'array') return asSchema(inner.items);
  }
  return undefined;
}
