/** Fields that the real API sends as null when empty: `"comment": null` of a DNS record. */
import { isObject, itemsOf, namesOf } from '@flarewire/schema';
import { OBSERVED_NULLS } from '../../generated/envelopes.ts';
import { memoize } from '../../memoize.ts';
import type { Context } from '../context.ts';
import { PageResult } from '../page.ts';
import { Reply } from '../respond.ts';

const known = new Map<string, readonly string[]>();

/** Seen in any response of the resource: its operations show the same thing. */
function fieldsOf(operation: string): readonly string[] {
  const resource = operation.slice(0, operation.lastIndexOf('.'));
  return memoize(known, resource, () => [
    ...new Set(
      OBSERVED_NULLS.filter(([name]) => name.slice(0, name.lastIndexOf('.')) === resource).map(([, field]) => field),
    ),
  ]);
}

/** The result with null in each of these fields that it has not, and its type names. */
export function withNulls(
  { operation, schemas, document }: Pick<Context, 'operation' | 'schemas' | 'document'>,
  result: unknown,
): unknown {
  const fields = operation.method === 'DELETE' ? [] : fieldsOf(operation.name);
  if (fields.length === 0) return result;
  const item =
    operation.page === undefined ? (itemsOf(schemas.result, document.schemas) ?? schemas.result) : schemas.result;
  const named = namesOf(item, document.schemas);
  const own = fields.filter((name) => named.has(name));
  const filled = (value: unknown): unknown => (isObject(value) ? { ...value, ...absentOf(own, value) } : value);
  if (result instanceof Reply) return result;
  if (result instanceof PageResult) return new PageResult(result.items.map(filled), result.info);
  return Array.isArray(result) ? result.map(filled) : filled(result);
}

const absentOf = (names: readonly string[], value: Readonly<Record<string, unknown>>): Record<string, null> =>
  Object.fromEntries(names.filter((name) => value[name] === undefined).map((name) => [name, null]));
