/** emit: secret fields of each operation whose names do not reveal it; `redact-value.ts` recognizes the rest. */
import type { JsonSchema, OperationSchemas, ProductDocument } from '../../../packages/contract/src/types.ts';
import { asSchema, asSchemas } from '../../../packages/schema/src/schema.ts';
import { isSecretName } from '../../../packages/schema/src/secret-names.ts';
import { sensitiveIn } from '../../../packages/schema/src/sensitive.ts';

/** Stands for the whole result, if that is the secret. */
export const WHOLE = '*';

/** One `@sensitive` field; `opaque` if it may hold more than text and numbers. */
export interface SensitiveField {
  readonly name: string;
  readonly opaque: boolean;
}

/** Names for the row of each operation, by operation. */
export function sensitiveNames(documents: readonly ProductDocument[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const document of documents) {
    for (const [operation, schemas] of Object.entries(document.operations)) {
      const untold = sensitiveFields(schemas, document).filter(({ name, opaque }) => opaque || !isSecretName(name));
      if (untold.length > 0) names.set(operation, [...new Set(untold.map(({ name }) => name))].sort());
    }
  }
  return names;
}

/** Every `@sensitive` field of an operation's parameters and result, at any depth. */
export function sensitiveFields(
  { params, body, result }: OperationSchemas,
  { schemas }: ProductDocument,
): SensitiveField[] {
  const taken = params.flatMap(({ name, wire = name, schema, sensitive }) =>
    [...new Set([name, wire])].flatMap((one) =>
      sensitiveIn(sensitive ? { ...schema, 'x-sensitive': true } : schema, one, schemas),
    ),
  );
  const whole = [body?.schema ?? {}, result].flatMap((schema) => sensitiveIn(schema, WHOLE, schemas));
  return [...taken, ...whole].map(({ name, schema }) => ({ name, opaque: name === WHOLE || isOpaque(schema) }));
}

/** Anything but a text, a number, or a list of them. */
function isOpaque({ type, items, anyOf, enum: values, const: value }: JsonSchema): boolean {
  if (values !== undefined || value !== undefined) return false;
  if (Array.isArray(anyOf)) return asSchemas(anyOf).some(isOpaque);
  const types = [type].flat();
  if (types.includes('array')) return isOpaque(asSchema(items));
  return !types.every((one) => one === 'string' || one === 'number' || one === 'integer' || one === 'null');
}
