/** A value for any schema of the contract, as tests of programs ask for it. */
import type { JsonSchema, Operation, ProductDocument } from '@flarewire/contract';
import * as schema from '@flarewire/schema';

export type SampleOptions = Omit<schema.SampleOptions, 'random'>;

/** @example sample(operation.body.schema, document) // { title: 'My Own Namespace' } */
export const sample = (
  of: JsonSchema,
  { schemas }: Pick<ProductDocument, 'schemas'>,
  random?: schema.Random,
  options: SampleOptions = {},
): unknown => schema.sample(of, schemas, { ...options, random });

/** The schema of a result; of a page one of its items, also where the page is an object with nothing but the list in it. */
export function resultSchema(operation: Operation, document: ProductDocument): JsonSchema {
  const result = document.operations[operation.name]?.result ?? {};
  if (operation.page === undefined || operation.items === undefined) return result;
  const properties = schema.shapeOf(result, document.schemas)?.properties;
  const list = properties?.size === 1 ? properties.get(operation.items) : undefined;
  return (list && schema.itemsOf(list, document.schemas)) ?? result;
}

/** Makes the result of an operation from known fields: the rest is sampled, optional fields too. */
export function sampleResult(
  operation: Operation,
  document: ProductDocument,
  known: unknown,
  options: schema.SampleOptions,
): unknown {
  const result = resultSchema(operation, document);
  const value = schema.sample(result, document.schemas, options);
  if (!schema.isObject(known) || !schema.isObject(value)) return value;
  const merged = { ...value };
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(known, name)) merged[name] = known[name];
  }
  return schema.complete(result, merged, document.schemas, options);
}
