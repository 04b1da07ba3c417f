/** Reads a parameter from a query string or form, in all the ways in which Cloudflare writes lists and objects. */
import { coerce } from './coerce.ts';
import { matches } from './matches.ts';
import { queryObjects } from './query-objects.ts';
import { branchesOf, follow, type JsonSchema, type Schemas } from './schema.ts';
import { itemsOf, type ObjectShape, shapeOf } from './shape.ts';

/**
 * The value of a name and of names below it: `a=1`, `a=1&a=2`, `a[]=1`, `a.b=1`, `a[b]=1`. Undefined if absent.
 * @example readNamed(new URLSearchParams('tag.exact=a'), 'tag', { properties: { exact: {} } }, {}) // { exact: 'a' }
 * @param isComma a list is one comma-separated text
 */
export function readNamed(
  all: URLSearchParams,
  name: string,
  schema: JsonSchema,
  schemas: Schemas,
  isComma = false,
): unknown {
  const sent = [...all.getAll(name), ...all.getAll(`${name}[]`)];
  const items = itemsOf(schema, schemas);
  if (sent.length === 0) {
    const nested = below(all, name);
    if (nested.size === 0) return undefined;
    return items === undefined ? readObject(nested, schema, schemas) : readObjects(nested, items, schemas);
  }
  if (items !== undefined) {
    const texts = isComma ? sent.flatMap((text) => (text === '' ? [] : text.split(','))) : sent;
    return texts.map((text) => coerce(items, text, schemas));
  }
  const text = sent.at(-1) ?? '';
  // `name=x` is short for `name.exact=x` if a filter supports several comparisons.
  return shapeOf(schema, schemas)?.properties.has('exact') ? { exact: text } : coerce(schema, text, schemas);
}

/** Fields nested below a name: `comment.present=x`, `filters[name]=x`. */
function below(all: URLSearchParams, name: string): URLSearchParams {
  const nested = new URLSearchParams();
  for (const [key, text] of all) {
    if (key.startsWith(`${name}.`)) nested.append(key.slice(name.length + 1), text);
    else if (key.startsWith(`${name}[`)) nested.append(key.slice(name.length + 1).replace(']', ''), text);
  }
  return nested;
}

/** The objects of a list, using the first split after which all of them fit. */
function readObjects(nested: URLSearchParams, items: JsonSchema, schemas: Schemas): unknown[] {
  let objects: unknown[] = [];
  for (const fields of queryObjects(nested)) {
    objects = fields.map((own) => readObject(own, items, schemas));
    if (objects.every((one) => matches(items, one, schemas))) break;
  }
  return objects;
}

/** The value read by the union branch that it fits, or by the first branch. */
function readObject(nested: URLSearchParams, schema: JsonSchema, schemas: Schemas): Record<string, unknown> {
  for (const branch of branchesOf(follow(schema, schemas))) {
    const value = readFields(nested, branch, schemas);
    if (matches(branch, value, schemas)) return value;
  }
  return readFields(nested, schema, schemas);
}

/** An object with one level per dot. */
function readFields(nested: URLSearchParams, schema: JsonSchema, schemas: Schemas): Record<string, unknown> {
  const shape = firstShape(schema, schemas);
  const value: Record<string, unknown> = {};
  for (const [name, property] of shape?.properties ?? []) {
    const inner = readNamed(nested, name, property, schemas);
    if (inner !== undefined) value[name] = inner;
  }
  for (const [key, text] of nested) {
    if (shape?.properties.has(key.split(/[.[]/)[0] ?? '') || key === '__proto__') continue;
    value[key] = shape?.rest === undefined ? text : coerce(shape.rest, text, schemas);
  }
  return value;
}

function firstShape(schema: JsonSchema, schemas: Schemas): ObjectShape | undefined {
  const shape = shapeOf(schema, schemas);
  if (shape !== undefined) return shape;
  for (const branch of branchesOf(follow(schema, schemas))) {
    const inner = firstShape(branch, schemas);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
