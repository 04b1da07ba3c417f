/** Query strings and headers become values by their schemas only, never by how they look. */
import type { Param } from '@flarewire/contract';
import { coerce, readNamed, type Schemas } from '@flarewire/schema';

/** The values of all query parameters that were sent, by their names on the wire. */
export function readQuery(
  search: URLSearchParams,
  params: readonly Param[],
  schemas: Schemas,
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const param of params) {
    if (param.in !== 'query') continue;
    const name = param.wire ?? param.name;
    const value = readNamed(search, name, param.schema, schemas, param.comma === true);
    if (value !== undefined) query[name] = value;
  }
  return query;
}

export function readHeaders(headers: Headers, params: readonly Param[], schemas: Schemas): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const param of params) {
    if (param.in !== 'header') continue;
    const name = param.wire ?? param.name;
    const text = headers.get(name);
    if (text !== null) values[name] = coerce(param.schema, text, schemas);
  }
  return values;
}
