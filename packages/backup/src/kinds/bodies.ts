/** The fields that the body of an operation takes. */
import { follow, type JsonSchema } from '@flarewire/contract';
import { propertiesOf } from '../schemas.ts';
import type { Found } from './look-up.ts';

/** The whole body of a POST, if it is a new item or a list of new items. */
export function wrapOf({ operation, schemas, document }: Found) {
  const [param, ...more] = schemas.params.filter(({ in: where }) => where === 'body');
  if (operation.method !== 'POST' || param?.whole !== true || more.length > 0) return undefined;
  const { items } = follow(param.schema, document.schemas);
  const item = typeof items === 'object' && items !== null ? (items as JsonSchema) : undefined;
  const fields = propertiesOf(item ?? param.schema, document.schemas);
  return fields.size === 0 ? undefined : { param: param.name, isList: item !== undefined, fields };
}

export function bodyOf(one: Found | undefined): ReadonlyMap<string, JsonSchema> {
  const wrap = one && wrapOf(one);
  if (wrap !== undefined) return wrap.fields;
  const inBody = one?.schemas.params.filter((param) => param.in === 'body' && param.whole !== true) ?? [];
  return new Map(
    inBody.map((param) => [param.name, param.sensitive ? { ...param.schema, 'x-sensitive': true } : param.schema]),
  );
}
