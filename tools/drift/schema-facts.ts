/** Reads the top level of a schema: fields, required fields, listed values. */

import { isObject, type JsonObject, listOf } from '../openapi/json.ts';
import type { Follow } from '../openapi/references.ts';
import type { BodyKind, Values } from './endpoint.ts';
import { common, union } from './sets.ts';

export interface FieldFacts {
  readonly values: Values;
  readonly readOnly: boolean;
  readonly deprecated: boolean;
}

export interface Shape {
  readonly kind: BodyKind;
  readonly fields: ReadonlyMap<string, FieldFacts>;
  readonly required: ReadonlySet<string>;
}

export interface SchemaReader {
  readonly shape: (schema: unknown) => Shape;
  readonly facts: (schema: unknown) => FieldFacts;
}

const UNKNOWN: Shape = { kind: 'open', fields: new Map(), required: new Set() };
const NO_FACTS: FieldFacts = { values: new Set(), readOnly: false, deprecated: false };
/** Deeper compositions than this are not made by people. */
const DEPTH = 60;

/** Each schema is read once: what contains itself is unknown to itself, and what many share costs nothing more. */
export function schemaReader(follow: Follow): SchemaReader {
  const shape = remembered<Shape>(UNKNOWN, (schema, again) => shapeOf(schema, follow, again, facts));
  const facts = remembered<FieldFacts>(NO_FACTS, (schema, again) => factsOf(schema, follow, again));
  return { shape, facts };
}

function remembered<T>(unknown: T, read: (schema: JsonObject, again: (schema: unknown) => T) => T) {
  const known = new WeakMap<JsonObject, T>();
  let depth = 0;
  const again = (schema: unknown): T => {
    if (!isObject(schema) || depth > DEPTH) return unknown;
    const earlier = known.get(schema);
    if (earlier !== undefined) return earlier;
    known.set(schema, unknown);
    depth += 1;
    const result = read(schema, again);
    depth -= 1;
    known.set(schema, result);
    return result;
  };
  return again;
}

// --- shape -----------------------------------------------------------------------------------------------------------

type Read<T> = (schema: unknown) => T;

function shapeOf(schema: JsonObject, follow: Follow, again: Read<Shape>, facts: Read<FieldFacts>): Shape {
  const parts = [ownShape(schema, facts)];
  if (typeof schema.$ref === 'string') parts.push(again(follow(schema)));
  for (const part of listOf(schema.allOf)) parts.push(again(part));
  for (const variants of [listOf(schema.anyOf), listOf(schema.oneOf)]) {
    const shapes = variants.filter((variant) => !isNull(variant)).map(again);
    if (shapes.length > 0) parts.push(shapes.reduce(eitherShape));
  }
  return parts.reduce(bothShapes);
}

function ownShape(schema: JsonObject, facts: Read<FieldFacts>): Shape {
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const required = new Set(listOf(schema.required).filter((name) => typeof name === 'string'));
  const fields = new Map(properties.map(([name, property]) => [name, facts(property)]));
  return { kind: ownKind(schema, fields.size), fields, required };
}

/** An object without named fields may hold anything: nothing is said about it. */
function ownKind(schema: JsonObject, fields: number): BodyKind {
  if (fields > 0) return 'object';
  const types = typesOf(schema);
  return types.length === 0 || types.includes('object') ? 'open' : 'other';
}

function typesOf({ type }: JsonObject): readonly unknown[] {
  return (Array.isArray(type) ? type : [type]).filter((one) => one !== undefined && one !== 'null');
}

function isNull(schema: unknown): boolean {
  return isObject(schema) && schema.type === 'null';
}

function bothShapes(a: Shape, b: Shape): Shape {
  const fields = joinMaps(a.fields, b.fields, bothFacts);
  return { kind: firstKind(['object', 'other', 'open'], a, b), fields, required: union(a.required, b.required) };
}

function eitherShape(a: Shape, b: Shape): Shape {
  const fields = joinMaps(a.fields, b.fields, eitherFacts);
  return { kind: firstKind(['object', 'other', 'open'], a, b), fields, required: common(a.required, b.required) };
}

function firstKind(order: readonly BodyKind[], a: Shape, b: Shape): BodyKind {
  return order.find((kind) => a.kind === kind || b.kind === kind) ?? 'open';
}

function joinMaps<T>(a: ReadonlyMap<string, T>, b: ReadonlyMap<string, T>, join: (a: T, b: T) => T) {
  const joined = new Map(a);
  for (const [key, value] of b) {
    const earlier = joined.get(key);
    joined.set(key, earlier === undefined ? value : join(earlier, value));
  }
  return joined;
}

// --- facts -----------------------------------------------------------------------------------------------------------

function factsOf(schema: JsonObject, follow: Follow, again: Read<FieldFacts>): FieldFacts {
  const parts: FieldFacts[] = [ownFacts(schema)];
  if (typeof schema.$ref === 'string') parts.push(again(follow(schema)));
  for (const part of listOf(schema.allOf)) parts.push(again(part));
  for (const variants of [listOf(schema.anyOf), listOf(schema.oneOf)]) {
    const read = variants.filter((variant) => !isNull(variant)).map(again);
    if (read.length > 0) parts.push(read.reduce(eitherFacts));
  }
  // Values of a list are those of its items: `?status=a&status=b`.
  const items = isObject(schema.items) ? [{ ...NO_FACTS, values: again(schema.items).values }] : [];
  return [...parts, ...items].reduce(bothFacts);
}

function ownFacts(schema: JsonObject): FieldFacts {
  const listed = 'const' in schema ? [schema.const] : listOf(schema.enum);
  return {
    // true, false and null say less than the type does, and documents differ in whether they list them.
    values: new Set(listed.filter((value) => value !== null && typeof value !== 'boolean').map(jsonText)),
    readOnly: schema.readOnly === true,
    deprecated: schema.deprecated === true,
  };
}

function jsonText(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

function bothFacts(a: FieldFacts, b: FieldFacts): FieldFacts {
  return {
    values: bothValues(a.values, b.values),
    readOnly: a.readOnly || b.readOnly,
    deprecated: a.deprecated || b.deprecated,
  };
}

function bothValues(a: Values, b: Values): Values {
  if (a.size === 0) return b;
  if (b.size === 0) return a;
  const shared = common(a, b);
  // Types AND-ed with one that excludes them occur in Cloudflare's document; listing all is more use than none.
  return shared.size > 0 ? shared : union(a, b);
}

function eitherFacts(a: FieldFacts, b: FieldFacts): FieldFacts {
  return {
    values: union(a.values, b.values),
    readOnly: a.readOnly && b.readOnly,
    deprecated: a.deprecated && b.deprecated,
  };
}
