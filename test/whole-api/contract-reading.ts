/** Reads the compiled contract for the tests: follows schemas, finds operations. Independent of the client's code. */
import { index, loadProduct, type Operation, type OperationSchemas, type Param } from '@flarewire/contract';

import type { Schemas } from '@flarewire/schema';
import { sampled } from '../repository/sample.ts';

export { asSchema, asSchemas, follow, isObject, refName, type Schemas } from '@flarewire/schema';

/** One operation with all its facts from the contract. */
export interface Subject {
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  readonly defs: Schemas;
}

export async function allSubjects(): Promise<Subject[]> {
  const { operations } = index();
  return Promise.all(operations.map(subjectOf));
}

/** The subjects of a sweep in this run: all, or a sample. */
export const sweptSubjects = async (): Promise<Subject[]> =>
  sampled(await allSubjects(), ({ operation }) => operation.name);

async function subjectOf(operation: Operation): Promise<Subject> {
  const document = await loadProduct(operation.product);
  const schemas = document.operations[operation.name];
  if (schemas === undefined) throw new Error(`The contract has no schemas for ${operation.name}.`);
  return { operation, schemas, defs: document.schemas };
}

export const wireName = (param: Param): string => param.wire ?? param.name;

export const wholeBody = (schemas: OperationSchemas): Param | undefined => schemas.params.find((param) => param.whole);
