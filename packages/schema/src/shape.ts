/** Collects the fields of an object schema, with the parts of its `allOf` merged. */
import {
  asSchema,
  asSchemas,
  branchesOf,
  follow,
  isObject,
  type JsonSchema,
  type Schemas,
  stringList,
} from './schema.ts';

export interface ObjectShape {
  readonly properties: ReadonlyMap<string, JsonSchema>;
  readonly required: ReadonlySet<string>;
  /** Schema of all other fields; undefined if the contract names none. */
  readonly rest: JsonSchema | undefined;
  /** Unions that add fields; one branch of each applies. */
  readonly unions: readonly JsonSchema[];
}

const MAX_DEPTH = 10;
const ANYTHING: JsonSchema = {};

const known = new WeakMap<JsonSchema, ObjectShape | null>();

/**
 * The fields of an object schema; undefined if it is not an object, or just a union.
 * @example shapeOf({ allOf: [{ properties: { a: {} } }], required: ['a'] }, {})?.required // Set { 'a' }
 */
export function shapeOf(schema: JsonSchema, schemas: Schemas): ObjectShape | undefined {
  const own = follow(schema, schemas);
  const shape = known.get(own);
  if (shape !== undefined) return shape ?? undefined;
  known.set(own, null); // a schema that contains itself through allOf has no shape
  const read = readShape(own, schemas);
  known.set(own, read ?? null);
  return read;
}

function readShape(own: JsonSchema, schemas: Schemas): ObjectShape | undefined {
  const { properties, additionalProperties, type, anyOf, allOf } = own;
  const isNamed = isObject(properties) || additionalProperties !== undefined || [type].flat().includes('object');
  const parts = asSchemas(allOf).map((part) => shapeOf(part, schemas) ?? unionShape(part, schemas));
  const shapes = parts.filter((part) => part !== undefined);
  if (!isNamed && shapes.length === 0) return undefined;
  const all = new Map(shapes.flatMap((shape) => [...shape.properties]));
  for (const [name, property] of Object.entries(asSchema(properties))) all.set(name, asSchema(property));
  const rest =
    additionalProperties === true ? ANYTHING : isObject(additionalProperties) ? additionalProperties : undefined;
  return {
    properties: all,
    required: new Set([...stringList(own.required), ...shapes.flatMap((shape) => [...shape.required])]),
    rest: rest ?? shapes.find((shape) => shape.rest !== undefined)?.rest,
    unions: [...shapes.flatMap(({ unions }) => unions), ...(anyOf === undefined ? [] : [{ anyOf }])],
  };
}

function unionShape(part: JsonSchema, schemas: Schemas): ObjectShape | undefined {
  if (branchesOf(follow(part, schemas)).length === 0) return undefined;
  return { properties: new Map(), required: new Set(), rest: undefined, unions: [part] };
}

/** Names of all possible fields, including those of unions. */
export function namesOf(schema: JsonSchema, schemas: Schemas, depth = 0): Set<string> {
  const own = follow(schema, schemas);
  const shape = shapeOf(own, schemas);
  const unions = shape?.unions ?? (own.anyOf === undefined ? [] : [own]);
  const inner = depth > MAX_DEPTH ? [] : unions.flatMap((union) => branchesOf(follow(union, schemas)));
  return new Set([
    ...(shape?.properties.keys() ?? []),
    ...inner.flatMap((one) => [...namesOf(one, schemas, depth + 1)]),
  ]);
}

/** Schema of the items if a list is allowed, also as a branch of a union. */
export function itemsOf(schema: JsonSchema, schemas: Schemas, depth = 0): JsonSchema | undefined {
  const own = follow(schema, schemas);
  if ([own.type].flat().includes('array')) return asSchema(own.items);
  if (depth > MAX_DEPTH) return undefined;
  for (const part of [...branchesOf(own), ...asSchemas(own.allOf)]) {
    const items = itemsOf(part, schemas, depth + 1);
    if (items !== undefined) return items;
  }
  return undefined;
}
