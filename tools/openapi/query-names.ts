/** Names of a query parameter on the wire: an object travels as `name.key`, one pair for each of its fields. */

import { isObject, type JsonObject, listOf } from './json.ts';
import type { Follow } from './references.ts';

export interface QueryName {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonObject;
}

/** `name.key.key`: deeper does not occur, and what contains itself needs an end. */
const LEVELS = 2;

/** One entry per possible name in the URL. Unions of a plain value and an object have both forms. */
export function queryNames(
  name: string,
  required: boolean,
  schema: JsonObject,
  follow: Follow,
  level = 0,
): readonly QueryName[] {
  const fields = level < LEVELS ? fieldsOf(schema, follow) : [];
  if (fields.length === 0) return [{ name, required, schema }];
  const plain = plainVariants(schema, follow);
  const alone = required && plain.length === 0;
  const names = fields.flatMap((field) =>
    queryNames(`${name}.${field.name}`, alone && field.required, field.schema, follow, level + 1),
  );
  const [first] = plain;
  if (first === undefined) return names;
  return [{ name, required: false, schema: plain.length === 1 ? first : { anyOf: plain } }, ...names];
}

/** Fields of an object schema, of what it is composed of, or of the objects among its variants. */
function fieldsOf(schema: unknown, follow: Follow, seen = new Set<unknown>()): readonly QueryName[] {
  const target = follow(schema);
  if (target === undefined || seen.has(target)) return [];
  seen.add(target);
  const found = new Map<string, QueryName>();
  const needed = new Set(listOf(target.required));
  const properties = isObject(target.properties) ? Object.entries(target.properties) : [];
  for (const [name, property] of properties) {
    found.set(name, { name, required: needed.has(name), schema: isObject(property) ? property : {} });
  }
  for (const part of listOf(target.allOf)) {
    for (const field of fieldsOf(part, follow, seen)) found.set(field.name, field);
  }
  for (const variant of variantsOf(target)) {
    for (const field of fieldsOf(variant, follow, seen)) {
      if (!found.has(field.name)) found.set(field.name, { ...field, required: false });
    }
  }
  return [...found.values()];
}

function plainVariants(schema: JsonObject, follow: Follow): readonly JsonObject[] {
  const target = follow(schema);
  if (target === undefined) return [];
  return variantsOf(target)
    .filter(isObject)
    .filter((variant) => variant.type !== 'null')
    .filter((variant) => fieldsOf(variant, follow).length === 0);
}

function variantsOf(schema: JsonObject): readonly unknown[] {
  return [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
}
