/** Finds the values below a schema that the contract marks as secrets. */
import { asSchema, type JsonSchema, type Schemas, schemasIn, targetOf } from './schema.ts';

export interface SensitiveField {
  /** Name of the field; list items and record entries take the name of their container. */
  readonly name: string;
  readonly schema: JsonSchema;
}

/** All secrets at any depth, once per name. @param name of the value itself */
export function sensitiveIn(schema: JsonSchema, name: string, schemas: Schemas): SensitiveField[] {
  const found: SensitiveField[] = [];
  const seen = new Map<JsonSchema, Set<string>>();
  const visit = (one: JsonSchema, name: string): void => {
    // A type may be recursive and may be used by several fields.
    const names = seen.get(one) ?? new Set();
    if (names.has(name)) return;
    seen.set(one, names.add(name));
    if (one['x-sensitive'] === true) found.push({ name, schema: one });
    const { properties, ...rest } = one;
    for (const [field, inner] of Object.entries(asSchema(properties))) visit(asSchema(inner), field);
    for (const inner of [targetOf(one, schemas), ...schemasIn(rest)]) visit(inner, name);
  };
  visit(schema, name);
  return found;
}
