/** What a form is about: one operation of the contract, and the parameters that are edited. */
import type { Operation, OperationSchemas, ProductDocument } from '@flarewire/contract';
import type { Schemas } from '@flarewire/schema';

/** One operation with all that the contract says of it. */
export interface Subject {
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  /** `schemas` of the product's document. */
  readonly defs: Schemas;
  /** `words` of that document. */
  readonly words?: ProductDocument['words'];
}

/** The parameters of a call in one object, as `client.call()` takes them: what a form edits. */
export type Params = Readonly<Record<string, unknown>>;

/** A File, a Blob or bytes: the values here that are no JSON. */
export const isFile = (value: unknown): value is Blob | ArrayBuffer | ArrayBufferView =>
  value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
