/** An operation with its schemas, read when it is used. */
import { loadProduct, type Operation } from '@flarewire/contract';
import type { Subject } from '../input/flags.ts';

export async function subjectOf(operation: Operation): Promise<Subject> {
  const document = await loadProduct(operation.product);
  const schemas = document.operations[operation.name];
  if (schemas === undefined) throw new Error(`The contract has no schemas for ${operation.name}.`);
  return { operation, schemas, document };
}
