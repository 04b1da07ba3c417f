/** Finds the description of a field: its own, that of its type, or that shared by fields of its name. */
import { asSchema, asSchemas, follow, isObject, type JsonSchema } from '@flarewire/schema';
import type { OperationSchemas, ProductDocument } from './types.ts';

/** The part of a product's document that holds descriptions. */
export type WordSource = Pick<ProductDocument, 'schemas' | 'words'>;

/** Undefined if there is none. Lists fall back to their items, nullable schemas to their other branches. */
export function descriptionOf(schema: JsonSchema, source: WordSource, depth = 0): string | undefined {
  const own = schema.description ?? source.words?.[String(schema['x-words'])];
  if (typeof own === 'string') return own;
  const followed = follow(schema, source.schemas);
  const { description = source.words?.[String(followed['x-words'])], items, anyOf } = followed;
  if (typeof description === 'string' || depth > 4) return typeof description === 'string' ? description : undefined;
  if (items !== undefined) return descriptionOf(asSchema(items), source, depth + 1);
  const [only, ...others] = asSchemas(anyOf).filter(({ type }) => type !== 'null');
  return only && others.length === 0 ? descriptionOf(only, source, depth + 1) : undefined;
}

/**
 * Description of a place in the parameters: `['rules', 3, 'action']`. Undefined if the branches of a union describe it
 * differently.
 */
export function descriptionAt(
  { params }: Pick<OperationSchemas, 'params'>,
  path: readonly (string | number)[],
  source: WordSource,
): string | undefined {
  const [first, ...rest] = path;
  let schemas = params.filter(({ name }) => name === first).map(({ schema }) => schema);
  for (const key of rest) schemas = schemas.flatMap((schema) => inside(schema, key, source));
  const words = new Set(schemas.flatMap((schema) => branches(schema, source)).map((one) => descriptionOf(one, source)));
  const [only] = words;
  return words.size === 1 ? only : undefined;
}

/** A described schema stands for its branches. */
function branches(schema: JsonSchema, source: WordSource): JsonSchema[] {
  const { anyOf } = follow(schema, source.schemas);
  return descriptionOf(schema, source) === undefined && anyOf !== undefined ? [...asSchemas(anyOf)] : [schema];
}

function inside(schema: JsonSchema, key: string | number, source: WordSource, depth = 0): JsonSchema[] {
  if (depth > 6) return [];
  const { properties, items, additionalProperties, anyOf, allOf } = follow(schema, source.schemas);
  const own = typeof key === 'number' ? items : (asSchema(properties)[key] ?? additionalProperties);
  const parts = [...asSchemas(anyOf), ...asSchemas(allOf)];
  return [...(isObject(own) ? [own] : []), ...parts.flatMap((part) => inside(part, key, source, depth + 1))];
}
