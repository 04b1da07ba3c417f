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

/** Makes the result of an operation from known fields: the rest is sampled, optional fields too. */
export function sampleResult(
  operation: Operation,
  document: ProductDocument,
  known: unknown,
  options: schema.SampleOptions,
): unknown {
  const result = document.operations[operation.name]?.result ?? {};
  const value = schema.sample(result, document.schemas, options);
  if (!schema.isObject(known) || !schema.isObject(value)) return value;
  const merged = { ...value };
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(known, name)) merged[name] = known[name];
  }
  return schema.complete(result, merged, document.schemas, options);
}
