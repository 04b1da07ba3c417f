/** How the form reads a schema of the contract: references followed, parts of an object poured together. */
import type { JsonSchema, Operation, OperationSchemas, ProductDocument } from '@flarewire/contract';

/** The schemas that a `$ref` may point to. */
export type Defs = ProductDocument['schemas'];

/** One operation with all that the contract says of it. */
export interface Subject {
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  /** `schemas` of the product's document. */
  readonly defs: Defs;
  /** `words` of that document. */
  readonly words?: ProductDocument['words'];
}

/** The parameters of a call in one object, as `client.call()` takes them: what a form edits. */
export type Params = Readonly<Record<string, unknown>>;

const EMPTY: JsonSchema = {};
const REF = '#/schemas/';
const NONE: readonly JsonSchema[] = [];

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A File, a Blob or bytes: the values here that are no JSON. */
export const isFile = (value: unknown): value is Blob | ArrayBuffer | ArrayBufferView =>
  value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);

export const asSchema = (value: unknown): JsonSchema => (isObject(value) ? value : EMPTY);

export const asSchemas = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.map(asSchema) : NONE);

/** Name of the schema that this one points to. */
export function refName({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' && $ref.startsWith(REF) ? $ref.slice(REF.length) : undefined;
}

/** The schema behind its references; what stands beside one (a default, an example) holds too. */
export function follow(schema: JsonSchema, defs: Defs): JsonSchema {
  let current = schema;
  for (let hops = 0; hops < 20; hops++) {
    const name = refName(current);
    if (name === undefined) return current;
    const { $ref: _, ...beside } = current;
    const target = Object.hasOwn(defs, name) ? asSchema(defs[name]) : EMPTY;
    current = Object.keys(beside).length === 0 ? target : { ...target, ...beside };
  }
  return EMPTY;
}

/** An object schema, the parts of its `allOf` poured together. */
export interface Shape {
  readonly properties: ReadonlyMap<string, JsonSchema>;
  readonly required: ReadonlySet<string>;
  /** Schema of the fields with any other name; undefined where the contract names none. */
  readonly rest: JsonSchema | undefined;
  /** Unions that add fields to those above, one branch of each. */
  readonly unions: readonly JsonSchema[];
}

const DEEPEST = 10;

/** Undefined where the schema is no object, or a union and nothing else. */
export function shapeOf(schema: JsonSchema, defs: Defs, depth = 0): Shape | undefined {
  const own = follow(schema, defs);
  const { properties, additionalProperties, type, anyOf, allOf } = own;
  const isNamed = isObject(properties) || additionalProperties !== undefined || [type].flat().includes('object');
  const parts = depth > DEEPEST ? [] : asSchemas(allOf);
  const shapes = parts.map((part) => shapeOf(part, defs, depth + 1) ?? unionShape(part, defs));
  if (!isNamed && shapes.every((shape) => shape === undefined)) return undefined;
  const all = new Map(shapes.flatMap((shape) => [...(shape?.properties ?? [])]));
  for (const [name, property] of Object.entries(asSchema(properties))) all.set(name, asSchema(property));
  const rest =
    additionalProperties === true ? EMPTY : isObject(additionalProperties) ? additionalProperties : undefined;
  return {
    properties: all,
    required: new Set([...names(own.required), ...shapes.flatMap((shape) => [...(shape?.required ?? [])])]),
    rest: rest ?? shapes.find((shape) => shape?.rest !== undefined)?.rest,
    unions: [...shapes.flatMap((shape) => shape?.unions ?? []), ...(anyOf === undefined ? [] : [{ anyOf }])],
  };
}

function unionShape(part: JsonSchema, defs: Defs): Shape | undefined {
  const { anyOf } = follow(part, defs);
  return anyOf === undefined
    ? undefined
    : { properties: new Map(), required: new Set(), rest: undefined, unions: [part] };
}

const names = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Names of all fields that an object may have, those of its unions included. */
export function namesOf(schema: JsonSchema, defs: Defs, depth = 0): Set<string> {
  const own = follow(schema, defs);
  const shape = shapeOf(own, defs);
  const unions = shape?.unions ?? (own.anyOf === undefined ? [] : [own]);
  const inner = depth > DEEPEST ? [] : unions.flatMap((union) => asSchemas(follow(union, defs).anyOf));
  return new Set([...(shape?.properties.keys() ?? []), ...inner.flatMap((one) => [...namesOf(one, defs, depth + 1)])]);
}
