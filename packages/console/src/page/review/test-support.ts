/** Subjects of the whole contract, for tests. */
import { index, loadProduct, type Operation } from '@flarewire/contract';
import type { Subject } from '../form/schema.ts';
import type { Others } from './undo.ts';

export const { operations }: { readonly operations: readonly Operation[] } = index();

export async function subjectOf(name: string): Promise<Subject> {
  const operation = operations.find((one) => one.name === name);
  if (operation === undefined) throw new Error(`There is no operation ${name}.`);
  const { operations: all, schemas: defs } = await loadProduct(operation.product);
  const schemas = all[name];
  if (schemas === undefined) throw new Error(`There are no schemas for ${name}.`);
  return { operation, schemas, defs };
}

export const others: Others = { operations, subjectOf };
