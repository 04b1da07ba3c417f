/** Computes the required parameters, if the declared types require more than the API does. */
import type { JsonSchema, OperationSchemas, Param } from '../../../packages/contract/src/types.ts';
import {
  asSchema,
  asSchemas,
  follow,
  isFilledIn,
  type Schemas,
  stringList,
} from '../../../packages/schema/src/schema.ts';
import type { OperationModel } from '../model/model.ts';

type Demands = (name: string, schema: JsonSchema) => boolean;
type Body = NonNullable<OperationSchemas['body']>;

/**
 * Schemas with only the really required fields as required: a PATCH leaves unnamed fields alone, and the API fills in
 * defaults and read-only fields. `@demands` lists the exceptions.
 */
export function withDemands(
  { method, path, doc }: Pick<OperationModel, 'method' | 'path' | 'doc'>,
  said: OperationSchemas,
  types: Schemas,
): OperationSchemas {
  const tag = doc.tags.get('demands');
  const listed = tag === undefined ? undefined : new Set(tag.split(' '));
  const names = new Set(said.body === undefined ? [] : objectsOf(said.body.schema).flatMap(namesOf));
  const inBody: Demands = (name, schema) => {
    if (listed !== undefined) return listed.has(name);
    const isOneOfMany = path.endsWith('}');
    // The path has it already.
    if (isOneOfMany && name === 'id') return false;
    // A setting with one field exists to be set: `{ value: 'on' }`.
    return method === 'PATCH' ? names.size === 1 && !isOneOfMany : !isFilledIn(schema, types);
  };
  const demands = (param: Param): boolean => {
    const name = param.wire ?? param.name;
    if (param.in === 'body') return param.whole === true || inBody(name, param.schema);
    return param.in !== 'query' || !isFilledIn(param.schema, types);
  };
  const params = said.params.map((param) => ({
    ...param,
    required: param.required && demands(param),
    ...(isPatches(param.wire ?? param.name) && { schema: partial(param.schema, types) }),
  }));
  return { ...said, params, ...(said.body && { body: bodyWith(said.body, inBody, types) }) };
}

/**
 * Edits in a batch identify the item by id:
 * https://developers.cloudflare.com/dns/manage-dns-records/how-to/batch-record-changes/
 */
const isPatches = (name: string): boolean => name === 'patches';

/** A list whose items require only an id. */
function partial(list: JsonSchema, types: Schemas): JsonSchema {
  const { anyOf, required, ...rest } = follow(asSchema(list.items), types);
  const part = ({ required: declared, ...own }: JsonSchema): JsonSchema =>
    stringList(declared).includes('id') ? { ...own, required: ['id'] } : own;
  const items =
    anyOf === undefined
      ? part({ ...rest, required })
      : { ...rest, anyOf: asSchemas(anyOf).map((one) => part(follow(one, types))) };
  return { ...list, items };
}

/** Objects declared inline; named types are shared with other operations. */
const objectsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  schema.properties === undefined ? asSchemas(schema.anyOf).filter(({ properties }) => properties) : [schema];

const namesOf = ({ properties }: JsonSchema): string[] => Object.keys(asSchema(properties));

function bodyWith(body: Body, demands: Demands, types: Schemas): Body {
  const undemanded = new Set<string>();
  const judged = (schema: JsonSchema): JsonSchema => {
    const { required, ...rest } = schema;
    const properties = asSchema(schema.properties);
    const kept = stringList(required).filter((name) => demands(name, asSchema(properties[name])));
    for (const name of stringList(required)) if (!kept.includes(name)) undemanded.add(name);
    const { patches } = properties;
    const edits = patches === undefined ? undefined : { ...properties, patches: partial(asSchema(patches), types) };
    return { ...rest, ...(edits && { properties: edits }), ...(kept.length > 0 && { required: kept }) };
  };
  const objects = new Set(objectsOf(body.schema));
  const schema = objects.has(body.schema)
    ? judged(body.schema)
    : objects.size === 0
      ? body.schema
      : { ...body.schema, anyOf: asSchemas(body.schema.anyOf).map((one) => (objects.has(one) ? judged(one) : one)) };
  return { ...body, schema, ...(undemanded.size > 0 && { undemanded: [...undemanded] }) };
}
