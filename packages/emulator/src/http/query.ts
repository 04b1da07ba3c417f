/** Query strings, headers and form fields become values by their schemas only, never by how they look. */
import { type JsonSchema, type Param, queryObjects } from '@flarewire/contract';
import { arrayItems, asSchemas, branches, objectShape, resolve, type Schemas } from '../schema/contract.ts';
import { matches } from '../schema/matches.ts';

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
    const value = readOne(search, name, param, schemas);
    if (value !== undefined) query[name] = value;
  }
  return query;
}

function readOne(search: URLSearchParams, name: string, param: Param, schemas: Schemas): unknown {
  const sent = [...search.getAll(name), ...search.getAll(`${name}[]`)];
  const items = arrayItems(param.schema, schemas);
  if (sent.length === 0) {
    const nested = nestedOf(search, name);
    if (nested.size === 0) return undefined;
    return items === undefined ? readObject(nested, param.schema, schemas) : readObjects(nested, items, schemas);
  }
  if (items !== undefined) {
    const texts = param.comma ? sent.flatMap((text) => (text === '' ? [] : text.split(','))) : sent;
    return texts.map((text) => coerce(text, items, schemas));
  }
  const text = sent.at(-1) ?? '';
  // `name=x` is the short form of `name.exact=x` where a filter has more than one way to compare.
  const shape = objectShape(resolve(param.schema, schemas), schemas);
  return shape?.properties.has('exact') ? { exact: text } : coerce(text, param.schema, schemas);
}

/** What stands below a name: `comment.present=x`, `filters[name]=x`. */
function nestedOf(search: URLSearchParams, name: string): URLSearchParams {
  const nested = new URLSearchParams();
  for (const [key, text] of search) {
    if (key.startsWith(`${name}.`)) nested.append(key.slice(name.length + 1), text);
    else if (key.startsWith(`${name}[`)) nested.append(key.slice(name.length + 1).replace(']', ''), text);
  }
  return nested;
}

/** Each object of a list, by the first way of splitting the fields after which all of them fit. */
function readObjects(nested: URLSearchParams, items: JsonSchema, schemas: Schemas): unknown[] {
  let objects: unknown[] = [];
  for (const fields of queryObjects(nested)) {
    objects = fields.map((own) => readObject(own, items, schemas));
    if (objects.every((one) => matches(one, items, schemas))) break;
  }
  return objects;
}

/** The value by the branch of a union that it fits, by the first one where it fits none. */
function readObject(nested: URLSearchParams, schema: JsonSchema, schemas: Schemas): Record<string, unknown> {
  for (const branch of branches(resolve(schema, schemas))) {
    const value = readNested(nested, branch, schemas);
    if (matches(value, branch, schemas)) return value;
  }
  return readNested(nested, schema, schemas);
}

/** An object, a level per dot. */
function readNested(nested: URLSearchParams, schema: JsonSchema, schemas: Schemas): Record<string, unknown> {
  const shape = objectBranch(schema, schemas);
  const value: Record<string, unknown> = {};
  for (const [field, property] of shape?.properties ?? []) {
    const inner = readOne(nested, field, { name: field, in: 'query', required: false, schema: property }, schemas);
    if (inner !== undefined) value[field] = inner;
  }
  for (const [key, text] of nested) {
    if (shape?.properties.has(key.split(/[.[]/)[0] ?? '') || key === '__proto__') continue;
    value[key] = shape?.additional === undefined ? text : coerce(text, shape.additional, schemas);
  }
  return value;
}

function objectBranch(schema: JsonSchema, schemas: Schemas): ReturnType<typeof objectShape> {
  const resolved = resolve(schema, schemas);
  const shape = objectShape(resolved, schemas);
  if (shape !== undefined) return shape;
  for (const branch of branches(resolved)) {
    const inner = objectBranch(branch, schemas);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Text as the first type of the schema that it fits; as it is where it fits none, so that the check can refuse it. */
export function coerce(text: string, schema: JsonSchema, schemas: Schemas): unknown {
  // An empty value is how a query says null, where there may be one and no empty text.
  const isNull = text === '' && matches(null, schema, schemas) && !matches('', schema, schemas);
  return isNull ? null : coerceText(text, schema, schemas);
}

function coerceText(text: string, schema: JsonSchema, schemas: Schemas): unknown {
  const resolved = resolve(schema, schemas);
  const inner = [...branches(resolved), ...asSchemas(resolved.allOf)];
  for (const branch of inner) {
    const value = coerce(text, branch, schemas);
    if (typeof value !== 'string' && matches(value, branch, schemas)) return value;
  }
  if (Array.isArray(resolved.enum)) return resolved.enum.find((one) => String(one) === text) ?? text;
  if ('const' in resolved) return String(resolved.const) === text ? resolved.const : text;
  const types = Array.isArray(resolved.type) ? resolved.type : [resolved.type];
  for (const type of types) {
    if ((type === 'number' || type === 'integer') && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return Number(text);
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
    if (type === 'null' && text === 'null') return null;
    if (type === 'object' || type === 'array') return parseJson(text) ?? text;
  }
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readHeaders(headers: Headers, params: readonly Param[], schemas: Schemas): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const param of params) {
    if (param.in !== 'header') continue;
    const name = param.wire ?? param.name;
    const text = headers.get(name);
    if (text !== null) values[name] = coerce(text, param.schema, schemas);
  }
  return values;
}
