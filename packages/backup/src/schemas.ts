/** Reads schemas of the contract: the fields of an object, and the items of a list. */
import {
  follow,
  type JsonSchema,
  type Operation,
  type OperationSchemas,
  type ProductDocument,
} from '@flarewire/contract';

type Schemas = ProductDocument['schemas'];

/** All possible fields of an object, of every branch of a union. */
export function propertiesOf(schema: JsonSchema, schemas: Schemas, depth = 0): Map<string, JsonSchema> {
  const followed = follow(schema, schemas);
  const found = new Map<string, JsonSchema>();
  if (depth > 6) return found;
  for (const branch of [followed.allOf, followed.anyOf, followed.oneOf])
    if (Array.isArray(branch))
      for (const one of branch)
        for (const [name, inner] of propertiesOf(one, schemas, depth + 1)) found.set(name, inner);
  const { properties } = followed;
  if (typeof properties === 'object' && properties !== null)
    for (const [name, inner] of Object.entries(properties)) found.set(name, inner as JsonSchema);
  return found;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of one item; undefined if the response is a single resource instead of a list. */
export function listedSchema(
  { page }: Pick<Operation, 'page'>,
  { result }: Pick<OperationSchemas, 'result'>,
  schemas: Schemas,
): JsonSchema | undefined {
  if (page !== undefined) return wrapped(result, schemas) ?? result;
  const itemsIn = (schema: JsonSchema): JsonSchema | undefined => {
    const { items } = follow(schema, schemas);
    return isObject(items) ? items : undefined;
  };
  const { anyOf } = follow(result, schemas);
  // A list, or the one item that was asked for.
  for (const one of [result, ...(Array.isArray(anyOf) ? (anyOf as JsonSchema[]) : [])]) {
    const own = itemsIn(one);
    if (own !== undefined) return own;
  }
  const properties = propertiesOf(result, schemas);
  const data = properties.get('data');
  const inside = data === undefined ? undefined : listedSchema({}, { result: data }, schemas);
  if (inside !== undefined) return inside;
  const inner = [...properties.values()];
  const list = inner.map(itemsIn).find((one) => one !== undefined);
  if (list !== undefined) return list;
  // `{ variants: { hero: { … } } }`: a map by item name.
  const [map, ...more] = inner;
  const values = map && more.length === 0 ? [...propertiesOf(map, schemas).values()] : [];
  return values.length === 1 && values[0] !== undefined && propertiesOf(values[0], schemas).size > 0
    ? values[0]
    : undefined;
}

/** The items of a page that the API puts into an object: `{ count, feeds: [ … ] }`. */
function wrapped(result: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  const properties = propertiesOf(result, schemas);
  const lists = [...properties.values()].flatMap((one) => {
    const { items } = follow(one, schemas);
    return isObject(items) && propertiesOf(items, schemas).size > 0 ? [items] : [];
  });
  return lists.length === 1 && properties.has('per_page') && !properties.has('id') ? lists[0] : undefined;
}

/** The items of an object that counts them, instead of the object. */
export function unwrapped(value: unknown): readonly unknown[] {
  const lists =
    isObject(value) && 'per_page' in value && !('id' in value) ? Object.values(value).filter(Array.isArray) : [];
  return lists.length === 1 && lists[0] !== undefined ? lists[0] : [value];
}

/** The items of a response that is not a page: itself, or the list or map that it contains. */
export function itemsIn(result: unknown): readonly unknown[] {
  if (Array.isArray(result)) return result;
  if (!isObject(result)) return [];
  if (isObject(result.data)) return itemsIn(result.data);
  const values = Object.values(result);
  const lists = values.filter(Array.isArray);
  const list = lists.find((one) => one.some(isObject)) ?? lists[0];
  if (list !== undefined) return list;
  const [map, ...more] = values;
  return isObject(map) && more.length === 0 && Object.values(map).every(isObject) ? Object.values(map) : [];
}
