/** emit: what the helpers of the toolkit know of operations, a module per helper with no more than it needs. */

import type { Index, JsonSchema, OperationSchemas, ProductDocument } from '../../../packages/contract/src/types.ts';
import { asSchema, asSchemas } from '../../../packages/schema/src/schema.ts';

type Schemas = ProductDocument['schemas'];

/** An operation with all that is known of it. */
interface Known extends OperationSchemas {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly request: string;
  readonly schemas: Schemas;
}

export interface ToolkitModule {
  readonly name: string;
  readonly text: string;
}

/** @param sensitive names of fields that are secrets though they do not look it, by operation */
export function emitToolkit(
  index: Index,
  documents: readonly ProductDocument[],
  sensitive: ReadonlyMap<string, readonly string[]>,
): readonly ToolkitModule[] {
  const byProduct = new Map(documents.map((document) => [document.key, document]));
  const all = new Map<string, Known>();
  for (const { name, product, method, path, request } of index.operations) {
    const document = byProduct.get(product);
    const one = document?.operations[name];
    if (document && one) all.set(name, { ...one, name, method, path, request, schemas: document.schemas });
  }
  const known = [...all.values()];
  const lines = (line: (one: Known) => string): string[] => known.map(line);
  return [
    moduleOf('filters', 'Fields of a key that a list can be narrowed by.', lines(filterLine)),
    moduleOf(
      'creates',
      'What is created, and how it is found and changed.',
      lines((one) => createLine(one, all)),
    ),
    moduleOf('batches', 'How much a call takes, and in which lists.', lines(batchLine)),
    waitedModule(known, all),
    moduleOf(
      'secretFields',
      'Fields of requests and answers that are secrets though their names do not tell, by route.',
      lines(({ name, method, path }) => {
        const names = sensitive.get(name);
        return names
          ? `${method} ${path.replace('{account_or_zone}', '{}/{}').replace(/\{\w+\}/g, '{}')} ${names.join()}`
          : '';
      }),
      'secret-fields',
    ),
    moduleOf(
      'waits',
      'What goes on after the answer, and where its end is seen.',
      lines((one) => waitLine(one, all)),
    ),
  ];
}

function moduleOf(name: string, words: string, lines: readonly string[], file = name): ToolkitModule {
  const text = JSON.stringify(lines.filter(Boolean).join('\n')).slice(1, -1).replaceAll("'", "\\'");
  return {
    name: file,
    text: `/** ${words} Made by tools/generate from api/: do not edit. */\nexport const ${name} = '${text.replaceAll('\\"', '"')}';\n`,
  };
}

/** What is polled for each operation whose work goes on, as types: a wait gives the answer of that one. */
function waitedModule(known: readonly Known[], all: ReadonlyMap<string, Known>): ToolkitModule {
  const lines = known.flatMap(({ name, waits }) =>
    waits && all.has(waits.operation) ? [`  readonly '${name}': '${waits.operation}';`] : [],
  );
  const words = 'Operations whose work goes on, and what is polled. Made by tools/generate from api/: do not edit.';
  return { name: 'waited', text: `/** ${words} */\nexport interface Waited {\n${lines.join('\n')}\n}\n` };
}

/** Schemas that a schema is made of: what it refers to, its parts and its branches, itself included. */
function partsOf(schema: JsonSchema, schemas: Schemas, depth = 0): JsonSchema[] {
  if (depth > 8) return [];
  const named = schemas[String(schema.$ref ?? '').replace('#/schemas/', '')];
  const inner = asSchemas([named ?? [], schema.allOf ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat());
  return [schema, ...inner.flatMap((one) => partsOf(one, schemas, depth + 1))];
}

/** Names of the fields of a value, or of the items of a list. */
function fieldsOf(schema: JsonSchema, schemas: Schemas): string[] {
  return partsOf(schema, schemas).flatMap(({ properties, items }) => [
    ...Object.keys(properties ?? {}),
    ...(items && typeof items === 'object' && !Array.isArray(items) ? fieldsOf(items as JsonSchema, schemas) : []),
  ]);
}

const isText = (schema: JsonSchema, schemas: Schemas): boolean =>
  partsOf(schema, schemas).some(({ type }) => [type].flat().includes('string'));

/** `zones.list name`, `dns.records.list name.exact`, `r2.buckets.list name>name_contains`: a parameter for each field that has one. */
function filterLine({ name, key = [], params, schemas }: Known): string {
  const places = key.flatMap((field) => {
    const [first = '', ...inner] = field.split('.');
    const param = params.find((one) => one.in === 'query' && one.name === first);
    const own = inner.reduce<JsonSchema | undefined>(
      (schema, at) => schema && fieldOf(schema, at, schemas),
      param?.schema,
    );
    // What contains it is enough to look through.
    if (!own) return params.some((one) => one.name === `${field}_contains`) ? [`${field}>${field}_contains`] : [];
    if (fieldOf(own, 'exact', schemas)) return [`${field}.exact`];
    return isText(own, schemas) && own.type !== 'array' ? [field] : [];
  });
  return places.length > 0 ? [name, ...places].join(' ') : '';
}

const fieldOf = (schema: JsonSchema, name: string, schemas: Schemas): JsonSchema | undefined =>
  partsOf(schema, schemas)
    .map(({ properties }) => asSchema(properties)[name])
    .filter((one) => one !== undefined)
    .map(asSchema)[0];

const isPathValue = ({ in: where }: { readonly in: string }): boolean => where === 'path';
const SCOPES = ['account_id', 'zone_id'];

/**
 * `resource[:list] key,key [method id_param=id_field] other,/path_value`: after a slash stand values of the path, without one
 * fields that no change takes. A colon names the list where it is not `list`; `=` is what usualId() says.
 */
function createLine(create: Known, all: ReadonlyMap<string, Known>): string {
  const resource = create.name.replace(/\.create$/, '');
  const list = ['list', 'get'].map((method) => all.get(`${resource}.${method}`)).find((one) => one?.key);
  if (resource === create.name || !list?.key || create.params.some(({ whole }) => whole)) return '';
  const given = create.params.map(({ name }) => name);
  const key = list.key.filter((field) => given.includes(field.split('.')[0] ?? ''));
  if (key.length === 0) return '';
  const parents = create.params.filter(isPathValue).map(({ name }) => name);
  const others = parents.filter((name) => !SCOPES.includes(name)).map((name) => `/${name}`);
  const head = [list.name.endsWith('.list') ? resource : `${resource}:get`, key.join()];
  const change = changeOf(create, list, all.get(`${resource}.edit`) ?? all.get(`${resource}.update`));
  return [
    ...head,
    ...(change?.how ?? (others.length > 0 ? ['-', '-'] : [])),
    [...(change?.fixed ?? []), ...others].join(),
  ]
    .join(' ')
    .trimEnd();
}

interface Change {
  /** Method, and where its id comes from. */
  readonly how: readonly string[];
  /** Fields of the create that it does not take, or that no item shows. */
  readonly fixed: readonly string[];
}

function changeOf(create: Known, list: Known, change: Known | undefined): Change | undefined {
  const parents = create.params.filter(isPathValue).map(({ name }) => name);
  const id = change?.params.filter(isPathValue).find(({ name }) => !parents.includes(name));
  if (!change || !id) return undefined;
  const fields = new Set(fieldsOf(list.result, list.schemas));
  const taken = new Set(change.params.map(({ name }) => name));
  const key = new Set(list.key?.map((field) => field.split('.')[0]));
  const free = create.params.filter((one) => !isPathValue(one) && !key.has(one.name));
  const fixed = free.filter(({ name }) => !taken.has(name) || !fields.has(name)).map(({ name }) => name);
  if (fixed.length === free.length) return undefined;
  const field = idField(id.name, id.schema, fields);
  const [, method = ''] = /\.(\w+)$/.exec(change.name) ?? [];
  const place = `${id.name === usualId(create.name) ? '' : id.name}=${field === 'id' ? '' : field}`;
  return { how: [method, place], fixed };
}

/** `namespace_id` for `kv.namespaces.create`. */
const usualId = (name: string): string =>
  `${(name.split('.').at(-2) ?? '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/s$/, '')}_id`;

/** The field of an item that gives a value of the path. */
function idField(name: string, schema: JsonSchema, fields: ReadonlySet<string>): string {
  const said = /\.?(\w+)$/.exec(String(schema['x-flarewire-from'] ?? '').split(' ')[1] ?? '')?.[1];
  if (fields.has(name)) return name;
  // A name is meant where the value is called one.
  if (name.endsWith('_name') && fields.has('name')) return 'name';
  return said ?? ['id', 'uuid', 'tag', 'uid', 'name'].find((one) => fields.has(one)) ?? 'id';
}

/** `operation most list,list`: an asterisk for a list that is the whole body. */
function batchLine({ name, method, most, params, request, schemas }: Known): string {
  if (most === undefined || method === 'GET') return '';
  const lists = params.filter(
    ({ schema, in: where, whole }) =>
      where === 'body' &&
      (partsOf(schema, schemas).some(({ type }) => type === 'array') || (whole && request === 'ndjson')),
  );
  return lists.length > 0 ? `${name} ${most} ${lists.map((one) => one.name).join()}` : '';
}

/**
 * `operation polled field done failed id_param=id_field when_field:value names`, a dash for what there is not. The names are
 * parameters that the polled one takes beside account and zone; an asterisk for all, where it has a body.
 */
function waitLine({ name, waits }: Known, all: ReadonlyMap<string, Known>): string {
  if (!waits) return '';
  const { operation, field, done, failed, when, id } = waits;
  const polled = all.get(operation);
  const places = polled?.path.match(/(?<=\{)\w+/g) ?? [];
  const value = id === undefined ? undefined : places.pop();
  const others = places.filter((one) => !SCOPES.includes(one));
  const words = (list: readonly string[]): string => list.map((one) => one.replaceAll(' ', '%20')).join() || '-';
  const resource = name.slice(0, name.lastIndexOf('.'));
  const shown = [
    name,
    // A dot for a neighbour.
    operation.startsWith(`${resource}.`) ? operation.slice(resource.length) : operation,
    field,
    words(done),
    words(failed),
    value === undefined ? '-' : `${value}=${id}`,
    when ? `${when.field}:${when.value}` : '-',
    polled?.method === 'GET' ? words(others) : '*',
  ];
  return shown.join(' ').replace(/( -)+$/, '');
}
