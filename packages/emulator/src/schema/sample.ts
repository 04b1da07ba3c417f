/** A value for any schema of the contract, as tests of programs ask for it. */
import type { JsonSchema, ProductDocument } from '@flarewire/contract';
import * as schema from '@flarewire/schema';

export type SampleOptions = Omit<schema.SampleOptions, 'random'>;

/** @example sample(operation.body.schema, document) // { title: 'My Own Namespace' } */
export const sample = (
  of: JsonSchema,
  { schemas }: Pick<ProductDocument, 'schemas'>,
  random?: schema.Random,
  options: SampleOptions = {},
): unknown => schema.sample(of, schemas, { ...options, random });
