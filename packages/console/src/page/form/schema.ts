/** Types of a form's subject: an operation of the contract, and the edited parameters. */
import type { Operation, OperationSchemas, ProductDocument } from '@flarewire/contract';
import type { Schemas } from '@flarewire/schema';

/** An operation with its part of the contract. */
export interface Subject {
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  /** `schemas` of the product's document. */
  readonly defs: Schemas;
  /** `words` of the product's document. */
  readonly words?: ProductDocument['words'];
}

/** The parameters of a call in one object, as `client.call()` takes them. */
export type Params = Readonly<Record<string, unknown>>;

/** True for the values that are not JSON: a File, a Blob or bytes. */
export const isFile = (value: unknown): value is Blob | ArrayBuffer | ArrayBufferView =>
  value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
