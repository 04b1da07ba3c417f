/** emit: reads operations and their schemas for the modules of the toolkit. */
import type { JsonSchema, OperationSchemas, ProductDocument } from '../../../packages/contract/src/types.ts';
import { asSchema, asSchemas } from '../../../packages/schema/src/schema.ts';

export type Schemas = ProductDocument['schemas'];

/** An operation with all its contract data. */
export interface Known extends OperationSchemas {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly request: string;
  readonly isPage: boolean;
  readonly schemas: Schemas;
}

export const SCOPES: readonly string[] = ['account_id', 'zone_id'];

export const isPathValue = ({ in: where }: { readonly in: string }): boolean => where === 'path';

/** Schemas that make up a schema: targets, parts and branches, including itself. */
export function partsOf(schema: JsonSchema, schemas: Schemas, depth = 0): JsonSchema[] {
  if (depth > 8) return [];
  const named = schemas[String(schema.$ref ?? '').replace('#/schemas/', '')];
  const inner = asSchemas([named ?? [], schema.allOf ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat());
  return [schema, ...inner.flatMap((one) => partsOf(one, schemas, depth + 1))];
}

/** Fields of an object by name; all schemas of a field that several branches have. */
export function propertiesOf(schema: JsonSchema, schemas: Schemas): Map<string, JsonSchema[]> {
  const found = new Map<string, JsonSchema[]>();
  for (const { properties } of partsOf(schema, schemas))
    for (const [name, inner] of Object.entries(asSchema(properties)))
      found.set(name, [...(found.get(name) ?? []), asSchema(inner)]);
  return found;
}

/** Schemas of the items of a list. */
export const itemsOf = (schema: JsonSchema, schemas: Schemas): JsonSchema[] =>
  partsOf(schema, schemas).flatMap(({ items }) =>
    items && typeof items === 'object' && !Array.isArray(items) ? [items as JsonSchema] : [],
  );

export const fieldOf = (schema: JsonSchema, name: string, schemas: Schemas): JsonSchema | undefined =>
  propertiesOf(schema, schemas).get(name)?.[0];

export const hasType = (schema: JsonSchema, schemas: Schemas, wanted: string): boolean =>
  partsOf(schema, schemas).some(({ type }) => [type].flat().includes(wanted));

/** Field names of a value, or of list items. */
export function fieldsOf(schema: JsonSchema, schemas: Schemas): string[] {
  return [
    ...propertiesOf(schema, schemas).keys(),
    ...itemsOf(schema, schemas).flatMap((one) => fieldsOf(one, schemas)),
  ];
}
