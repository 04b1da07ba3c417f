/** An operation with its schemas, read when it is used. */
import { loadProduct, type Operation, type Param, type ProductDocument } from '@flarewire/contract';
import { type Described, positionalsOf } from '@flarewire/snippets/command/flags';

/** An operation with everything that its arguments and flags are derived from. */
export interface Subject extends Described {
  readonly document: ProductDocument;
  /** Path parameters that follow the command as arguments, in order. */
  readonly positionals: readonly Param[];
}

export async function subjectOf(operation: Operation): Promise<Subject> {
  const document = await loadProduct(operation.product);
  const schemas = document.operations[operation.name];
  if (schemas === undefined) throw new Error(`The contract has no schemas for ${operation.name}.`);
  return { operation, schemas, document, positionals: positionalsOf({ operation, schemas }) };
}
