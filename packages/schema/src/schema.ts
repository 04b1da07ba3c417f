/** How a JSON Schema of the contract is read: references followed, parts and branches found. */

/** A JSON Schema (draft 2020-12) as plain data. `$ref` values are `#/schemas/NAME` within one product document. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The schemas that a `$ref` may point to, by name. */
export type Schemas = { readonly [name: string]: JsonSchema };

const EMPTY: JsonSchema = {};
const NONE: readonly JsonSchema[] = [];
const REF = '#/schemas/';
/** References in a row; more than these only a circle has. */
const MOST_HOPS = 50;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value out of a schema as a schema itself; what is no object says nothing. */
export const asSchema = (value: unknown): JsonSchema => (isObject(value) ? value : EMPTY);

export const asSchemas = (value: unknown): readonly JsonSchema[] =>
  Array.isArray(value) ? (value.every(isObject) ? value : value.map(asSchema)) : NONE;

export const stringList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Names of references, so that each is cut out once: schemas are read at every request. */
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

/** What a schema with a `$ref` points to; the empty schema where there is none. */
export function targetOf(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = refName(schema);
  return name !== undefined && Object.hasOwn(schemas, name) ? asSchema(schemas[name]) : EMPTY;
}

/** The schema behind its references; what stands beside one (a default, an example) wins over what it points to. */
export function follow(schema: JsonSchema, schemas: Schemas): JsonSchema {
  let current = schema;
  for (let hops = 0; hops < MOST_HOPS; hops++) {
    if (!('$ref' in current)) return current;
    const { $ref: _, ...beside } = current;
    const target = targetOf(current, schemas);
    // The very schema where nothing stands beside: what is remembered of it is found again.
    current = Object.keys(beside).length === 0 ? target : { ...target, ...beside };
  }
  return EMPTY;
}

/** Branches of a union; none where the schema is no union. */
export const branchesOf = ({ anyOf }: JsonSchema): readonly JsonSchema[] => asSchemas(anyOf);

const listed = new WeakMap<JsonSchema, readonly JsonSchema[]>();

/**
 * Branches that a request may take: an open list of names (`x-listed`) has only the names that it lists, as the API refuses
 * others. A response may hold any.
 */
export function sentBranchesOf(union: JsonSchema): readonly JsonSchema[] {
  const all = branchesOf(union);
  if (union['x-listed'] !== true) return all;
  const known = listed.get(union) ?? all.filter((one) => one.type !== 'string' || 'enum' in one || 'const' in one);
  listed.set(union, known);
  return known;
}

/** Every schema that stands directly in this one: properties, items, branches and parts. */
export function schemasIn(schema: JsonSchema): readonly JsonSchema[] {
  const { properties, items, additionalProperties, anyOf, allOf } = schema;
  const named = [...Object.values(asSchema(properties)), items, additionalProperties].filter(isObject);
  return [...named, ...asSchemas(anyOf), ...asSchemas(allOf)];
}

/** Is it given by the API: always, or where the caller leaves it out? */
export function isFilledIn(schema: JsonSchema, schemas: Schemas): boolean {
  const { default: value, readOnly, anyOf } = follow(schema, schemas);
  if (value !== undefined || readOnly === true) return true;
  const branches = asSchemas(anyOf);
  return branches.length > 0 && branches.every((one) => isFilledIn(one, schemas));
}
