/** Names of what the contract calls sensitive in the parameters and the result of an operation. */
import type { JsonSchema, OperationSchemas, ProductDocument } from '@flarewire/contract';
import { memoize } from '../memoize.ts';
import { asSchema, asSchemas, isObject, refName, type Schemas } from './contract.ts';

const known = new WeakMap<OperationSchemas, ReadonlySet<string>>();

/** `result` where the whole result is a secret. */
export function sensitiveNames(call: {
  readonly schemas: OperationSchemas | undefined;
  readonly document: ProductDocument | undefined;
}): ReadonlySet<string> {
  const { schemas, document } = call;
  if (schemas === undefined || document === undefined) return new Set();
  return memoize(known, schemas, () => read(schemas, document));
}

function read(schemas: OperationSchemas, document: ProductDocument): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { sensitive, wire, name } of schemas.params) if (sensitive) names.add(wire ?? name);
  walk(schemas.result, 'result', document.schemas, names, new Set());
  if (schemas.body !== undefined) walk(schemas.body.schema, '', document.schemas, names, new Set());
  return names;
}

function walk(schema: JsonSchema, name: string, schemas: Schemas, names: Set<string>, seen: Set<unknown>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  if (schema['x-sensitive'] === true) names.add(name);
  const target = refName(schema);
  if (target !== undefined) walk(schemas[target] ?? {}, name, schemas, names, seen);
  const { properties, items, anyOf, oneOf, allOf, additionalProperties } = schema;
  if (isObject(properties)) {
    for (const [inner, one] of Object.entries(properties)) walk(asSchema(one), inner, schemas, names, seen);
  }
  for (const one of [...asSchemas(anyOf), ...asSchemas(oneOf), ...asSchemas(allOf)]) {
    walk(one, name, schemas, names, seen);
  }
  for (const one of [items, additionalProperties]) if (isObject(one)) walk(one, name, schemas, names, seen);
}
