/** How the tests read the compiled contract: schemas followed, operations found. Nothing of it is the client's. */
import {
  index,
  type JsonSchema,
  loadProduct,
  type Operation,
  type OperationSchemas,
  type Param,
} from '@flarewire/contract';

export type Schemas = { readonly [name: string]: JsonSchema };

/** One operation with all that the contract says of it. */
export interface Subject {
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  readonly defs: Schemas;
}

export async function allSubjects(): Promise<Subject[]> {
  const { operations } = index();
  return Promise.all(operations.map(subjectOf));
}

async function subjectOf(operation: Operation): Promise<Subject> {
  const document = await loadProduct(operation.product);
  const schemas = document.operations[operation.name];
  if (schemas === undefined) throw new Error(`The contract has no schemas for ${operation.name}.`);
  return { operation, schemas, defs: document.schemas };
}

export const wireName = (param: Param): string => param.wire ?? param.name;

export const wholeBody = (schemas: OperationSchemas): Param | undefined => schemas.params.find((param) => param.whole);

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const asSchema = (value: unknown): JsonSchema => (isObject(value) ? value : {});

export const asSchemas = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.map(asSchema) : []);

export function refName(schema: JsonSchema): string | undefined {
  return typeof schema.$ref === 'string' ? schema.$ref.replace('#/schemas/', '') : undefined;
}

/** The schema behind a reference; what stands beside the reference holds too. */
export function follow(schema: JsonSchema, defs: Schemas): JsonSchema {
  const name = refName(schema);
  if (name === undefined) return schema;
  const { $ref: _, ...beside } = schema;
  return { ...follow(defs[name] ?? {}, defs), ...beside };
}
