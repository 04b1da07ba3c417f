/** emit: how a created item is found, compared and changed. */
import type { JsonSchema, Param } from '../../../packages/contract/src/types.ts';
import { asSchemas } from '../../../packages/schema/src/schema.ts';
import {
  fieldsOf,
  hasType,
  isPathValue,
  itemsOf,
  type Known,
  partsOf,
  propertiesOf,
  SCOPES,
  type Schemas,
} from './schema-parts.ts';

type All = ReadonlyMap<string, Known>;

/** A schema with the schemas it may reference. */
interface Place {
  readonly schema: JsonSchema;
  readonly schemas: Schemas;
}

/**
 * `resource word=value …`, of each word only what is not usual:
 * `key` fields of an item by which it is found, `shown:given` where the create calls one otherwise; `list` the operation that lists;
 * `change` method, parameter and field of its id; `get` parameter and field of the operation that shows more than the list;
 * `fixed` fields that no change takes; `hidden` fields that no item shows; `hosts` names of hosts and `quoted` texts in quotes, `field@type:value|value` where that depends on another field; `sets` lists in any order;
 * `objects` fields that a change takes as `{ id }`; `within` field of the result that holds the item;
 * `path` further values of the path; `overruled` `field:value:other:value`, the value that the API sets while another field has a value.
 */
export function createLine(create: Known, all: All): string {
  const resource = create.name.replace(/\.create$/, '');
  const list = ['list', 'get'].map((method) => all.get(`${resource}.${method}`)).find((one) => one?.key);
  if (resource === create.name || !list?.key || create.params.some(({ whole }) => whole)) return '';
  const key = keyOf(create, create.key ?? list.key);
  if (key.length === 0) return '';
  const item: Place = { schema: itemOf(list), schemas: list.schemas };
  const get = detailOf(create, list, item, all.get(`${resource}.get`));
  const shown = get ? [item, { schema: get.one.result, schemas: get.one.schemas }] : [item];
  const given = create.params.filter((one) => one.in === 'body');
  const change = changeOf(create, list, all.get(`${resource}.edit`) ?? all.get(`${resource}.update`));
  const paths = given.flatMap(({ name, schema }) => pathsOf({ schema, schemas: create.schemas }, name));
  const written = (form: string) => writtenSo(create, (name, place) => isWritten(form, name, place));
  const words: Record<string, readonly string[]> = {
    key,
    list: list.name === `${resource}.list` ? [] : [list.name],
    change: change ? [change.how] : [],
    get: get ? [get.how] : [],
    fixed: change?.fixed ?? [],
    hidden: [
      ...create.params.filter((one) => one.in === 'query' || one.in === 'header').map(({ name }) => name),
      ...given.flatMap(({ name, schema, sensitive }) =>
        sensitive ? [name] : hiddenIn({ schema, schemas: create.schemas }, shown, name),
      ),
    ],
    hosts: written('host'),
    quoted: written('quoted'),
    sets: paths.filter(({ name, place }) => isSet(name, place, shown)).map(({ name }) => name),
    objects: change?.objects ?? [],
    within: withinOf(create, list, get?.one),
    path: create.params.filter((one) => isPlace(one, list) && !SCOPES.includes(one.name)).map(({ name }) => name),
    overruled: bodyPaths(create).flatMap(({ name, place }) => overrulesOf(name, place)),
  };
  const kept = Object.entries(words).filter(([, values]) => values.length > 0);
  return [resource, ...kept.map(([word, values]) => `${word}=${[...new Set(values)].join()}`)].join(' ');
}

/** Fields of the body, of each of its branches. */
const bodyPaths = ({ body, schemas }: Known): PathOf[] =>
  body ? belowOf({ schema: body.schema, schemas }).flatMap(({ name, place }) => pathsOf(place, name)) : [];

/** A path value, or a header that the list accepts as well. */
const isPlace = (one: Param, list: Known): boolean =>
  isPathValue(one) ||
  (one.in === 'header' && list.params.some(({ name, in: at }) => name === one.name && at === 'header'));

/** Key fields given to the create: `namespace_name` as `name`, `id` as `instance_id`. */
function keyOf(create: Known, key: readonly string[]): string[] {
  const given = new Set(create.params.filter((one) => one.in === 'body').map(({ name }) => name));
  const kind = /(\w+?)s?\.create$/.exec(create.name)?.[1] ?? '';
  return key.flatMap((field) => {
    const [first = ''] = field.replaceAll('[]', '').split('.');
    if (given.has(first)) return [field];
    const other = field === 'id' ? `${kind}_id` : field.replace(/^\w+_(?=name$)/, '');
    return given.has(other) ? [`${field}:${other}`] : [];
  });
}

/** Schema of an item of a list: of a page its result, else what the list is or holds. */
function itemOf({ result, schemas, isPage }: Known): JsonSchema {
  if (isPage) return result;
  const held = [result, ...[...propertiesOf(result, schemas).values()].flat()];
  return held.flatMap((one) => itemsOf(one, schemas))[0] ?? result;
}

interface Detail {
  readonly one: Known;
  /** `param:field`. */
  readonly how: string;
}

/**
 * The operation that returns one item, if the create has fields that the list lacks, or accepts fields that only it
 * returns.
 */
function detailOf(create: Known, list: Known, item: Place, get: Known | undefined): Detail | undefined {
  const parents = create.params.filter(isPathValue).map(({ name }) => name);
  const ids = get?.params.filter((one) => isPathValue(one) && !parents.includes(one.name)) ?? [];
  const [id] = ids;
  if (!get || !id || ids.length > 1 || get === list) return undefined;
  const [listed, whole] = [propertiesOf(item.schema, item.schemas), propertiesOf(get.result, get.schemas)];
  const names = [...propertiesOf(create.result, create.schemas).keys(), ...create.params.map(({ name }) => name)];
  if (!names.some((name) => whole.has(name) && !listed.has(name))) return undefined;
  return { one: get, how: `${id.name}:${idField(id.name, id.schema, new Set(listed.keys()))}` };
}

interface Change {
  /** `method:param:field`. */
  readonly how: string;
  readonly fixed: readonly string[];
  readonly objects: readonly string[];
}

function changeOf(create: Known, list: Known, change: Known | undefined): Change | undefined {
  const parents = create.params.filter(isPathValue).map(({ name }) => name);
  const id = change?.params.filter(isPathValue).find(({ name }) => !parents.includes(name));
  if (!change || !id) return undefined;
  const fields = new Set(fieldsOf(list.result, list.schemas));
  const taken = new Map(change.params.map((one) => [one.name, one.schema]));
  const key = new Set(list.key?.map((field) => field.split(/[.[]/)[0]));
  const free = create.params.filter((one) => !isPathValue(one) && !key.has(one.name));
  const fixed = free.filter(({ name }) => !taken.has(name) || !fields.has(name)).map(({ name }) => name);
  // A change that takes other input, such as a list of steps, does not set fields.
  const isKnown = ({ name }: Param): boolean => create.params.some((one) => one.name === name) || name === id.name;
  if (fixed.length === free.length || !change.params.filter(({ required }) => required).every(isKnown))
    return undefined;
  const [, method = ''] = /\.(\w+)$/.exec(change.name) ?? [];
  const objects = free.filter(
    ({ name, schema }) =>
      isListOf('string', schema, create.schemas) && isListOf('object', taken.get(name), change.schemas),
  );
  return {
    how: `${method}:${id.name}:${idField(id.name, id.schema, fields)}`,
    fixed,
    objects: objects.map(({ name }) => name),
  };
}

/** Every item of the list is of this type. */
function isListOf(type: 'string' | 'object', schema: JsonSchema | undefined, schemas: Schemas): boolean {
  const items = schema ? itemsOf(schema, schemas) : [];
  const other = type === 'string' ? 'object' : 'string';
  return items.length > 0 && items.every((one) => hasType(one, schemas, type) && !hasType(one, schemas, other));
}

/** The item field that provides a path value. */
function idField(name: string, schema: JsonSchema, fields: ReadonlySet<string>): string {
  const said = /\.?(\w+)$/.exec(String(schema['x-flarewire-from'] ?? '').split(' ')[1] ?? '')?.[1];
  if (fields.has(name)) return name;
  // A value called a name is the name, not the id.
  if (name.endsWith('_name') && fields.has('name')) return 'name';
  return said ?? ['id', 'uuid', 'tag', 'uid', 'name'].find((one) => fields.has(one)) ?? 'id';
}

interface PathOf {
  /** `origin.host`, `rules.name` for the names in a list, `env_vars.*.value` for those in a map. */
  readonly name: string;
  readonly place: Place;
}

const MAX_DEPTH = 4;

/** A field and all below it. */
function pathsOf(place: Place, name: string, depth = 0): PathOf[] {
  if (depth > MAX_DEPTH) return [];
  const below = belowOf(place).flatMap(({ name: inner, place: at }) =>
    pathsOf(at, inner ? `${name}.${inner}` : name, depth + 1),
  );
  return [{ name, place }, ...below];
}

/** The fields of an object, of list items (unprefixed), or of map values (`*`). */
function belowOf({ schema, schemas }: Place): PathOf[] {
  const named = [...propertiesOf(schema, schemas)].flatMap(([name, all]) =>
    all.map((one) => ({ name, place: { schema: one, schemas } })),
  );
  const items = itemsOf(schema, schemas).map((one) => ({ name: '', place: { schema: one, schemas } }));
  const values = partsOf(schema, schemas).flatMap(({ additionalProperties: one }) =>
    one && typeof one === 'object' && Object.keys(one).length > 0
      ? [{ name: '*', place: { schema: one as JsonSchema, schemas } }]
      : [],
  );
  return [...named, ...items, ...values];
}

/** Fields of a create that no response contains. */
function hiddenIn(given: Place, shown: readonly Place[], name: string, own = name, depth = 0): string[] {
  if (given.schema.writeOnly === true || given.schema['x-sensitive'] === true) return [name];
  const same =
    own === ''
      ? shown.flatMap(belowOf).filter((one) => one.name === '')
      : shown.flatMap(belowOf).filter((one) => one.name === own);
  // An object without declared fields may have any.
  if (same.length === 0) return shown.some((one) => belowOf(one).length > 0) ? [name] : [];
  if (depth > MAX_DEPTH) return [];
  const places = same.map(({ place }) => place);
  return belowOf(given).flatMap(({ name: inner, place }) =>
    hiddenIn(place, places, inner ? `${name}.${inner}` : name, inner, depth + 1),
  );
}

/** True for text that the API normalizes to this form. */
function isWritten(form: string, name: string, { schema, schemas }: Place): boolean {
  if (!hasType(schema, schemas, 'string')) return false;
  const parts = partsOf(schema, schemas);
  if (parts.some((one) => one['x-flarewire-written'] !== undefined))
    return parts.some((one) => one['x-flarewire-written'] === form);
  const own = name.split('.').at(-1) ?? '';
  return (
    form === 'host' && (parts.some(({ format }) => format === 'hostname') || /(^|_)(host|domain)(_?name)?$/i.test(own))
  );
}

/** Matching body fields; in a tagged union possibly for some tag values only. */
function writtenSo({ body, schemas }: Known, holds: (name: string, place: Place) => boolean): string[] {
  if (!body) return [];
  const namesOf = (schema: JsonSchema): string[] => [
    ...new Set(
      belowOf({ schema, schemas })
        .flatMap(({ name, place }) => pathsOf(place, name))
        .filter(({ name, place }) => holds(name, place))
        .map(({ name }) => name),
    ),
  ];
  const branches = partsOf(body.schema, schemas)
    .flatMap(({ anyOf, oneOf }) => [...asSchemas(anyOf), ...asSchemas(oneOf)])
    .map((schema) => ({ schema, value: propertiesOf(schema, schemas).get('type')?.[0]?.const }));
  if (branches.length === 0 || branches.some(({ value }) => typeof value !== 'string')) return namesOf(body.schema);
  const byName = new Map<string, unknown[]>();
  for (const { schema, value } of branches)
    for (const name of namesOf(schema)) byName.set(name, [...(byName.get(name) ?? []), value]);
  return [...byName].map(([name, values]) =>
    values.length === branches.length ? name : `${name}@type:${values.join('|')}`,
  );
}

/** Lists without significant order: tags, and ids that are returned as objects. */
function isSet(name: string, { schema, schemas }: Place, shown: readonly Place[]): boolean {
  if (itemsOf(schema, schemas).length === 0) return false;
  if (/(^|\.)tags$/.test(name)) return true;
  return (
    isListOf('string', schema, schemas) &&
    shown.flatMap(belowOf).some((one) => one.name === name && isListOf('object', one.place.schema, one.place.schemas))
  );
}

/** The result field that contains the listed item. */
function withinOf(create: Known, list: Known, get: Known | undefined): string[] {
  const items = [itemOf(list).$ref, get?.result.$ref].filter((one) => typeof one === 'string');
  const isItem = ({ $ref }: JsonSchema): boolean => items.some((one) => one === $ref);
  if (isItem(create.result)) return [];
  const own = propertiesOf(create.result, create.schemas);
  return [...own].filter(([, all]) => all.some(isItem)).map(([name]) => name);
}

const overrulesOf = (name: string, { schema, schemas }: Place): string[] =>
  partsOf(schema, schemas).flatMap(({ 'x-flarewire-overruled': said }) =>
    typeof said === 'string' ? [`${name}:${said.replace(' ', ':')}`] : [],
  );
