/** Texts of a path, a query, a header or a form as the values that their schemas say they are. */
import { check, type JsonSchema, queryObjects } from '@flarewire/contract';
import { meaningOf } from '../form/kinds.ts';
import { asSchema, type Defs, follow, shapeOf } from '../form/schema.ts';

/** The value that a text was before it was sent; the text itself where the schema does not say. */
export function coerce(text: string, schema: JsonSchema, defs: Defs): unknown {
  const { kind, values = [], base, branches = [], isNullable } = meaningOf(schema, defs);
  // An empty value is how a query says null, where there may be one and no empty text.
  if (text === '' && isNullable && check(schema, '', defs).length > 0) return null;
  const literal = values.find((value) => String(value) === text);
  if (literal !== undefined) return literal;
  switch (kind === 'open-enum' ? base : kind) {
    case 'number':
    case 'integer':
      return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'union': {
      const all = branches.map((branch) => coerce(text, branch, defs));
      const index = all.findIndex(
        (value, at) => typeof value !== 'string' && check(asSchema(branches[at]), value, defs).length === 0,
      );
      return index < 0 ? text : all[index];
    }
    default:
      return text;
  }
}

/** The branches that a union has, the schema itself where it is none. */
const branchesOf = (schema: JsonSchema, defs: Defs): readonly JsonSchema[] => {
  const meaning = meaningOf(schema, defs);
  return meaning.branches ?? [meaning.schema];
};

export const itemsOf = (schema: JsonSchema, defs: Defs): JsonSchema | undefined => {
  const list = branchesOf(schema, defs).find((branch) => meaningOf(branch, defs).kind === 'array');
  return list === undefined ? undefined : asSchema(follow(list, defs).items);
};

/** What stands in a query or a form under one name, and below it: `a=1`, `a.b=1`, `a[b]=1`, `a[]=1`. */
export function readNamed(
  all: URLSearchParams,
  name: string,
  schema: JsonSchema,
  defs: Defs,
  isComma = false,
): unknown {
  const sent = [...all.getAll(name), ...all.getAll(`${name}[]`)];
  const items = itemsOf(schema, defs);
  const nested = below(all, name);
  if (sent.length === 0 && nested.size === 0) return undefined;
  if (items !== undefined) {
    if (sent.length === 0) return readObjects(nested, items, defs);
    const [single = ''] = sent;
    // One value where there may be one or several.
    if (sent.length === 1 && !isComma && branchesOf(schema, defs).length > 1) {
      const value = coerce(single, schema, defs);
      if (check(schema, value, defs).length === 0) return value;
    }
    const texts = isComma ? sent.flatMap((text) => (text === '' ? [] : text.split(','))) : sent;
    return texts.map((text) => coerce(text, items, defs));
  }
  return sent.length === 0 ? readObject(nested, schema, defs) : coerce(sent.at(-1) ?? '', schema, defs);
}

function below(all: URLSearchParams, name: string): URLSearchParams {
  const nested = new URLSearchParams();
  for (const [key, text] of all) {
    if (key.startsWith(`${name}.`)) nested.append(key.slice(name.length + 1), text);
    else if (key.startsWith(`${name}[`) && key !== `${name}[]`)
      nested.append(key.slice(name.length + 1).replace(']', ''), text);
  }
  return nested;
}

function readObject(nested: URLSearchParams, schema: JsonSchema, defs: Defs): Record<string, unknown> {
  const shape = branchesOf(schema, defs)
    .map((branch) => shapeOf(branch, defs))
    .find((one) => one !== undefined);
  const value: Record<string, unknown> = {};
  for (const key of new Set([...nested.keys()].map((one) => one.split(/[.[]/)[0] ?? ''))) {
    const known = shape?.properties.get(key);
    const exact = nested.getAll(key).length > 0 ? key : ([...nested.keys()].find((one) => one.startsWith(key)) ?? key);
    if (known !== undefined) value[key] = readNamed(nested, key, known, defs);
    else value[exact] = readNamed(nested, exact, shape?.rest ?? {}, defs);
  }
  return value;
}

/** Each object of a list, by the first way of splitting the fields after which all of them fit. */
function readObjects(nested: URLSearchParams, items: JsonSchema, defs: Defs): unknown[] {
  let likeliest: unknown[] | undefined;
  for (const fields of queryObjects(nested)) {
    const objects = fields.map((own) => readBranch(own, items, defs));
    if (objects.every((one) => check(items, one, defs).length === 0)) return objects;
    likeliest ??= objects;
  }
  return likeliest ?? [];
}

/** The value by the branch of a union that it fits, by the first one where it fits none. */
function readBranch(nested: URLSearchParams, schema: JsonSchema, defs: Defs): Record<string, unknown> {
  for (const branch of branchesOf(schema, defs)) {
    const value = readObject(nested, branch, defs);
    if (check(branch, value, defs).length === 0) return value;
  }
  return readObject(nested, schema, defs);
}
