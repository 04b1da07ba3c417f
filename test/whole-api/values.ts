/** Makes valid values from schemas, deterministically: only required ones, all of them, or odd ones. */
import type { JsonSchema } from '@flarewire/contract';
import { asSchema, asSchemas, follow, isObject, refName, type Schemas } from './contract-reading.ts';
import { numberFor, stringFor } from './scalars.ts';

export type Style = 'required' | 'all' | 'odd';

/** Place of a value: not every place can hold every value. */
export type Place = 'path' | 'query' | 'header' | 'json' | 'form';

export interface ValueRequest {
  readonly style: Style;
  readonly place: Place;
  readonly defs: Schemas;
  /** Advances with every choice, so that all branches of unions and lists of odd values are used. */
  readonly turn: { count: number };
}

interface Scope extends ValueRequest {
  readonly depth: number;
  /** References from the root to this schema. */
  readonly refs: readonly string[];
  /** Index in a list: items must differ if the schema says so. */
  readonly item: number;
}

/** Represents "no finite value": the property is omitted, or another branch is used. */
const NONE = Symbol('no finite value');
const MAX_DEPTH = { required: 0, all: 4, odd: 3 } as const;

export function makeValue(schema: JsonSchema, request: ValueRequest): unknown {
  const value = make(schema, { ...request, depth: 0, refs: [], item: 0 });
  if (value === NONE) throw new Error(`No value fits ${JSON.stringify(schema).slice(0, 200)}`);
  return value;
}

function make(schema: JsonSchema, scope: Scope): unknown {
  const name = refName(schema);
  if (name === undefined) return makeFollowed(schema, scope);
  // One recursion is enough: a recursive type is a tree of any depth.
  if (scope.refs.filter((ref) => ref === name).length > 1) return NONE;
  return makeFollowed(follow(schema, scope.defs), { ...scope, refs: [...scope.refs, name] });
}

function makeFollowed(schema: JsonSchema, scope: Scope): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return pick(schema.enum.filter(carried(scope)), scope);
  if (Array.isArray(schema.allOf)) return makeAll(schema, scope);
  if (Array.isArray(schema.anyOf)) return makeUnion(schema, scope);
  const types = typesOf(schema).filter((type) => type !== 'null' || carried(scope)(null));
  const type = scope.style === 'odd' && types.includes('null') ? 'null' : types[0];
  switch (type) {
    case 'string':
      return schema.format === 'binary' && scope.place === 'form' ? makeFile(scope) : stringFor(schema, scope);
    case 'integer':
    case 'number':
      return numberFor(schema, type === 'integer', scope);
    case 'boolean':
      return scope.style !== 'odd';
    case 'null':
      return null;
    case 'array':
      return makeArray(schema, scope);
    case 'object':
      return makeObject(schema, scope);
    default:
      return anything(scope);
  }
}

/** A form cannot hold null. */
const carried =
  ({ place }: Scope) =>
  (value: unknown): boolean =>
    value !== null || place === 'json' || place === 'query';

function pick(values: readonly unknown[], { style, item, turn }: Scope): unknown {
  if (values.length === 0) return NONE;
  if (style === 'required') return values[item % values.length];
  return values[(item + turn.count++) % values.length];
}

function typesOf(schema: JsonSchema): string[] {
  const types = [schema.type].flat().filter((type) => typeof type === 'string');
  if (types.length > 0) return types;
  if ('properties' in schema || 'additionalProperties' in schema || 'required' in schema) return ['object'];
  return 'items' in schema ? ['array'] : [];
}

const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, index) => index);

function makeFile({ style, item }: Scope): File {
  if (style === 'odd') return new File([EVERY_BYTE], `ünï "${item}".bin`, { type: 'application/x-odd' });
  return new File([`content ${item}\n`], `file${item}.txt`, { type: 'text/plain' });
}

const ODD_JSON = [null, 0, '', false, [], {}, 'a/b?c=d&e', [null, [0]], { '': { 'ü "<>': null } }];

/** For a schema without constraints. */
function anything({ style, place, turn }: Scope): unknown {
  if (place === 'form') return 'text';
  if (place !== 'json') return style === 'odd' ? 'a/b?c=d&e f' : 'value';
  return style === 'odd' ? ODD_JSON[turn.count++ % ODD_JSON.length] : { key: 'value', list: [1, true] };
}

function makeArray(schema: JsonSchema, scope: Scope): unknown {
  const least = Number(schema.minItems ?? 0);
  const most = Number(schema.maxItems ?? Number.POSITIVE_INFINITY);
  // A form or a header cannot distinguish an empty list from a missing one.
  const wanted = scope.style === 'odd' && scope.place === 'json' && scope.depth > 0 ? 0 : scope.style === 'all' ? 2 : 1;
  const items: unknown[] = [];
  const count = Math.max(least, Math.min(wanted, most));
  for (let item = 0; items.length < count && item < count * 4; item++) {
    const value = make(asSchema(schema.items), { ...scope, depth: scope.depth + 1, item });
    if (value === NONE) return least === 0 ? [] : NONE;
    const text = JSON.stringify(value);
    if (schema.uniqueItems === true && items.some((other) => JSON.stringify(other) === text)) continue;
    items.push(value);
  }
  return items;
}

function makeObject(schema: JsonSchema, scope: Scope): unknown {
  const required = new Set<unknown>(Array.isArray(schema.required) ? schema.required : []);
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  const least = Number(schema.minProperties ?? 0);
  const most = Number(schema.maxProperties ?? Number.POSITIVE_INFINITY);
  const object: Record<string, unknown> = {};
  const set = (name: string, property: unknown): boolean => {
    const value = make(asSchema(property), { ...scope, depth: scope.depth + 1 });
    if (value !== NONE) object[name] = value;
    return value !== NONE;
  };
  for (const [name, property] of properties) if (required.has(name) && !set(name, property)) return NONE;
  const optional = properties.filter(([name]) => !required.has(name));
  const isDeep = scope.depth >= MAX_DEPTH[scope.style];
  for (const [name, property] of optional) {
    const size = Object.keys(object).length;
    if (size < least || (!isDeep && size < most && asSchema(property).readOnly !== true)) set(name, property);
  }
  const { additionalProperties } = schema;
  const rest = additionalProperties === true ? {} : additionalProperties;
  for (const name of required) if (!(String(name) in object)) set(String(name), rest ?? {});
  if (isObject(rest)) addKeys(Object.keys(object).length, { least, most, isDeep, scope }, (name) => set(name, rest));
  return object;
}

interface Room {
  readonly least: number;
  readonly most: number;
  readonly isDeep: boolean;
  readonly scope: Scope;
}

const ODD_KEYS = ['ü/漢?#%&+ "<>', '0', 'toString'];

function addKeys(size: number, { least, most, isDeep, scope }: Room, set: (name: string) => boolean): void {
  // In a query or a form, dots and brackets of a key would be levels, so only plain keys are used there.
  const odd = scope.style === 'odd' && scope.place === 'json' ? ODD_KEYS : ['key1', 'key2'];
  const wanted = Math.min(most, Math.max(least - size, isDeep ? 0 : odd.length));
  for (let count = 0; count < wanted; count++) set(odd[count] ?? `key${count + 1}`);
}

function makeUnion(schema: JsonSchema, scope: Scope): unknown {
  const { anyOf, discriminator: _, ...own } = schema;
  // A request accepts the names that an open list has.
  const isTaken = (branch: JsonSchema): boolean =>
    own['x-listed'] !== true || branch.type !== 'string' || 'enum' in branch;
  const branches = asSchemas(anyOf).filter(isTaken);
  const start = scope.style === 'required' ? scope.item : scope.turn.count++ + scope.item;
  const ordered = branches.map((_branch, index) => branches[(start + index) % branches.length] ?? {});
  const isNull = (branch: JsonSchema): boolean => branch.type === 'null';
  const usable = ordered.filter((branch) => !isNull(branch) || carried(scope)(null));
  if (scope.style !== 'odd') usable.sort((one, other) => Number(isNull(one)) - Number(isNull(other)));
  const hasOwn = ['properties', 'required', 'type'].some((keyword) => keyword in own);
  for (const branch of usable) {
    // Constraints of the union itself apply to each of its branches.
    const value = hasOwn ? makeAll({ allOf: [branch, own] }, scope) : make(branch, scope);
    if (value !== NONE) return value;
  }
  return NONE;
}

/** True if the schema has constraints: descriptions and examples do not count. */
const isAsking = (schema: JsonSchema): boolean =>
  Object.keys(schema).some((key) => !/^(description|examples|default|x-.*)$/.test(key));

function makeAll(schema: JsonSchema, scope: Scope): unknown {
  const { allOf, ...own } = schema;
  const parts = [...asSchemas(allOf), own].filter(isAsking);
  const followed = parts.map((part) => follow(part, scope.defs));
  if (!followed.some((part) => 'anyOf' in part || 'allOf' in part || 'properties' in part || 'required' in part)) {
    return makeFollowed(Object.assign({}, ...followed), scope);
  }
  const values = parts.map((part) => make(part, scope));
  if (values.includes(NONE)) return NONE;
  return values.every(isObject) ? Object.assign({}, ...values) : values[0];
}
