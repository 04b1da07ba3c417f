/** Reads JSON Schemas of the contract: follows references, finds parts and branches. */

/** A JSON Schema (draft 2020-12) as plain data. `$ref` values are `#/schemas/NAME` within one product document. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Targets of `$ref`, by name. */
export type Schemas = { readonly [name: string]: JsonSchema };

const EMPTY: JsonSchema = {};
const NONE: readonly JsonSchema[] = [];
const REF = '#/schemas/';
/** Maximum references in a row; more means a cycle. */
const MAX_HOPS = 50;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value of a schema as a schema; anything but an object counts as an empty schema. */
export const asSchema = (value: unknown): JsonSchema => (isObject(value) ? value : EMPTY);

export const asSchemas = (value: unknown): readonly JsonSchema[] =>
  Array.isArray(value) ? (value.every(isObject) ? value : value.map(asSchema)) : NONE;

export const stringList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Cache of reference names, since schemas are read on every request. */
const refNames = new Map<string, string>();

/** Name of the schema that this one points to. */
export function refName({ $ref }: JsonSchema): string | undefined {
  if (typeof $ref !== 'string') return undefined;
  const known = refNames.get($ref);
  if (known !== undefined || !$ref.startsWith(REF)) return known;
  const name = $ref.slice(REF.length);
  refNames.set($ref, name);
  return name;
}

/** Target of the schema's `$ref`; the empty schema if missing. */
export function targetOf(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = refName(schema);
  return name !== undefined && Object.hasOwn(schemas, name) ? asSchema(schemas[name]) : EMPTY;
}

/** The schema behind its references; siblings of a `$ref` (a default, an example) override the target. */
export function follow(schema: JsonSchema, schemas: Schemas): JsonSchema {
  let current = schema;
  for (let hops = 0; hops < MAX_HOPS; hops++) {
    if (!('$ref' in current)) return current;
    const { $ref: _, ...beside } = current;
    const target = targetOf(current, schemas);
    // Without siblings, return the target itself so that caches keyed by object hit.
    current = Object.keys(beside).length === 0 ? target : { ...target, ...beside };
  }
  return EMPTY;
}

/** Branches of a union; none if the schema is not a union. */
export const branchesOf = ({ anyOf }: JsonSchema): readonly JsonSchema[] => asSchemas(anyOf);

const listed = new WeakMap<JsonSchema, readonly JsonSchema[]>();

/**
 * Branches that a request may use: an open list of names (`x-listed`) is limited to its listed names, as the API
 * rejects others. A response may hold any.
 */
export function sentBranchesOf(union: JsonSchema): readonly JsonSchema[] {
  const all = branchesOf(union);
  if (union['x-listed'] !== true) return all;
  const known = listed.get(union) ?? all.filter((one) => one.type !== 'string' || 'enum' in one || 'const' in one);
  listed.set(union, known);
  return known;
}

/** Direct subschemas: properties, items, branches and parts. */
export function schemasIn(schema: JsonSchema): readonly JsonSchema[] {
  const { properties, items, additionalProperties, anyOf, allOf } = schema;
  const named = [...Object.values(asSchema(properties)), items, additionalProperties].filter(isObject);
  return [...named, ...asSchemas(anyOf), ...asSchemas(allOf)];
}

/** True if the API provides the value, always or when the caller leaves it out. */
export function isFilledIn(schema: JsonSchema, schemas: Schemas): boolean {
  const { default: value, readOnly, anyOf } = follow(schema, schemas);
  if (value !== undefined || readOnly === true) return true;
  const branches = asSchemas(anyOf);
  return branches.length > 0 && branches.every((one) => isFilledIn(one, schemas));
}
