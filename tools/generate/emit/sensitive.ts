/** emit: which fields of each operation are secrets that their names do not tell; the rest is for `redact-value.ts` to see. */
import { isSecretName } from '../../../packages/contract/src/secret-names.ts';
import type { JsonSchema, OperationSchemas, ProductDocument } from '../../../packages/contract/src/types.ts';

/** Stands for the whole result, where that is the secret. */
export const WHOLE = '*';

/** One `@sensitive` field; `opaque` where it may hold more than texts and numbers. */
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

/** Every `@sensitive` field of an operation, of what it takes and of what it answers, at any depth. */
export function sensitiveFields(operation: OperationSchemas, document: ProductDocument): SensitiveField[] {
  const found: SensitiveField[] = [];
  const seen = new Map<JsonSchema, Set<string>>();
  const visit = (schema: JsonSchema, name: string): void => {
    if (schema['x-sensitive'] === true) found.push({ name, opaque: name === WHOLE || isOpaque(schema) });
    // A type may hold itself, and may stand below several fields.
    const names = seen.get(schema) ?? new Set();
    if (names.has(name)) return;
    seen.set(schema, names.add(name));
    const { $ref } = schema;
    if (typeof $ref === 'string') visit(document.schemas[$ref.slice('#/schemas/'.length)] ?? {}, name);
    for (const [field, inner] of Object.entries(below(schema.properties))) visit(inner as JsonSchema, field); // a schema each
    for (const inner of nested(schema)) visit(inner, name);
  };
  for (const { name, wire = name, schema, sensitive } of operation.params) {
    for (const one of new Set([name, wire])) visit(sensitive ? { ...schema, 'x-sensitive': true } : schema, one);
  }
  if (operation.body) visit(operation.body.schema, WHOLE);
  visit(operation.result, WHOLE);
  return found;
}

const below = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schemas of the same value or of its items. */
const nested = ({ items, additionalProperties, anyOf, allOf }: JsonSchema): JsonSchema[] =>
  [items, additionalProperties, anyOf, allOf].flat().filter(isSchema);

/** Anything but a text, a number, or a list of them. */
function isOpaque({ type, items, anyOf, enum: values, const: value }: JsonSchema): boolean {
  if (values !== undefined || value !== undefined) return false;
  if (Array.isArray(anyOf)) return anyOf.some((one) => isOpaque(below(one) as JsonSchema)); // members of a union are schemas
  const types = [type].flat();
  if (types.includes('array')) return isOpaque(below(items) as JsonSchema); // items is a schema
  return !types.every((one) => one === 'string' || one === 'number' || one === 'integer' || one === 'null');
}
