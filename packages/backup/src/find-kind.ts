/** Determines from the contract whether a list or single resource can be written, and by which operations. */
import {
  follow,
  type JsonSchema,
  type Operation,
  type OperationSchemas,
  type ProductDocument,
} from '@flarewire/contract';
import type { Kind, NotHeld, ScopeName } from './kind.ts';
import { listedSchema, propertiesOf } from './schemas.ts';

/** An operation with its contract data. */
export interface Found {
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  readonly document: ProductDocument;
}

const SCOPE_PATHS: Readonly<Record<ScopeName, RegExp>> = {
  account_id: /^\/(accounts\/\{account_id\}|\{account_or_zone\})\//,
  zone_id: /^\/(zones\/\{zone_id\}|\{account_or_zone\})\//,
};
const IDS = ['id', 'uuid', 'tag', 'uid', 'name'];

/** The path below the zone or account. */
const below = ({ path }: Operation, scope: ScopeName): string | undefined =>
  SCOPE_PATHS[scope].test(path) ? path.replace(SCOPE_PATHS[scope], '/').replace(/\/$/, '') : undefined;

const anonymous = (path: string): string => path.replace(/\{\w+\}/g, '{}');

/** Names of path parameters except the scope. */
export const variablesOf = (operation: Operation, scope: ScopeName): string[] =>
  Array.from((below(operation, scope) ?? operation.path).matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/** Code and files are data, not configuration. */
const isJson = ({ request }: Operation): boolean => ['json', 'none', 'multipart-if-file'].includes(request);

export interface LookUp {
  readonly scope: ScopeName;
  isReader(operation: Operation): boolean;
  /** True for a list that is read by a method other than GET. */
  isPosted(operation: Operation): boolean;
  of(name: string): Found | undefined;
  at(method: Operation['method'], path: string): Found | undefined;
  writableAs(list: Found): Pick<NotHeld, 'name' | 'scope' | 'isWritable' | 'isReadable'>;
}

/** Looks up the operations of a scope by name, and by method and path. */
export function lookUpIn(all: readonly Found[], scope: ScopeName): LookUp {
  const byName = new Map<string, Found>();
  const byPath = new Map<string, Found>();
  for (const one of all) {
    const { operation } = one;
    const path = below(operation, scope);
    // Aliases of an operation would be read twice.
    if (path === undefined || operation.deprecated || operation.sameAs !== undefined) continue;
    byName.set(operation.name, one);
    const key = `${operation.method} ${anonymous(path)}`;
    if (!byPath.has(key)) byPath.set(key, one);
  }
  const nameOf = (list: Operation): string => list.name.replace(/\.(list|get)$/, '');
  const of = (name: string): Found | undefined => byName.get(name);
  return {
    scope,
    of,
    at: (method, path) => byPath.get(`${method} ${anonymous(path)}`),
    isPosted: ({ name, method }) => byName.has(name) && method !== 'GET' && name.endsWith('.list'),
    isReader: ({ name, method }) => byName.has(name) && method === 'GET' && /\.(list|get)$/.test(name),
    writableAs: ({ operation, schemas }) => ({
      name: nameOf(operation),
      scope,
      isWritable: ['create', 'update', 'edit'].some((verb) => byName.has(`${nameOf(operation)}.${verb}`)),
      isReadable:
        operation.response === 'json' &&
        variablesOf(operation, scope).length === 0 &&
        schemas.params.every((param) => !param.required || param.in === 'path'),
    }),
  };
}

/** Describes a list or single resource as a kind, or returns the reason why it is not one. */
export function discover(one: Found, lookUp: LookUp, kinds: readonly Kind[]): Kind | string {
  const { operation, schemas, document } = one;
  const { scope } = lookUp;
  const name = operation.name.replace(/\.(list|get)$/, '');
  if (operation.response !== 'json') return 'the contract declares no JSON for its list';
  const isOne = operation.name.endsWith('.get') || isWrittenWhole(one, name, lookUp);
  const item = isOne ? undefined : listedSchema(operation, schemas, document.schemas);
  const isSingle = item === undefined;
  // A resource with a list is read through the list.
  if (operation.name.endsWith('.get') && lookUp.of(`${name}.list`) !== undefined) return 'read by its list';
  const settings = operation.name.endsWith('.get') ? settingsOf(one, lookUp) : undefined;
  if (settings !== undefined) return settings;
  const asked = schemas.params.filter((param) => param.required && param.in !== 'path').map((param) => param.name);
  if (asked.length > 0) return `its list is read by ${asked.join(', ')} only`;
  const parent = parentOf(operation, scope, kinds);
  if (typeof parent === 'string') return parent;
  const writers = writersOf(one, name, isSingle, lookUp);
  if (typeof writers === 'string') return writers;
  if (bodyOf(writers.create).size + bodyOf(writers.change).size === 0)
    return 'it is written as a whole list, or without fields';
  const shape = fieldsOf(writers, item ?? schemas.result, isSingle, name);
  if (shape === undefined) return 'the API shows nothing of it that can be written';
  const { create, change, get, remove } = writers;
  const addressed = [change, get, remove].find((other) => other !== undefined);
  return {
    ...{ name, scope, read: operation, isSingle, each: undefined, parent, needs: [], document },
    ...{ create: create?.operation, change: change?.operation, get: get?.operation, remove: remove?.operation },
    isNamed: create !== undefined && create === change && !isSingle,
    key: (schemas.key ?? []).filter((field) => shape.fields.has(field.split('.')[0] ?? '')),
    id: item && idOf(item, addressed, one, scope),
    item: shape.item,
    detail: shape.isWhole ? get?.operation : undefined,
    fields: shape.fields,
    created: shape.created,
    changed: shape.changed,
    shownAs: shape.shownAs,
  };
}

/** `organizations.list` returns the single organization, which an update at the same path writes. */
function isWrittenWhole({ operation, schemas, document }: Found, name: string, lookUp: LookUp): boolean {
  const depth = variablesOf(operation, lookUp.scope).length;
  const shown = propertiesOf(schemas.result, document.schemas);
  const isList = operation.page !== undefined || follow(schemas.result, document.schemas).items !== undefined;
  return ['edit', 'update'].some((verb) => {
    const one = lookUp.of(`${name}.${verb}`);
    return (
      !isList &&
      one !== undefined &&
      variablesOf(one.operation, lookUp.scope).length === depth &&
      [...bodyOf(one).keys()].some((field) => shown.has(field))
    );
  });
}

interface Writers {
  readonly read: Found;
  readonly create: Found | undefined;
  readonly change: Found | undefined;
  readonly get: Found | undefined;
  readonly remove: Found | undefined;
}

/** A change that requires a value that no item has, such as `Operations`. */
function isCommand({ schemas }: Found, read: Found, isSingle: boolean): boolean {
  const item = isSingle ? read.schemas.result : listedSchema(read.operation, read.schemas, read.document.schemas);
  const shown = item === undefined ? new Map<string, JsonSchema>() : propertiesOf(item, read.document.schemas);
  return (
    shown.size > 0 &&
    schemas.params.some(
      ({ in: where, name, required, sensitive }) => where === 'body' && required && !sensitive && !shown.has(name),
    )
  );
}

/** All required parameters are in the path and the body. */
const isCallable = ({ schemas }: Found): boolean =>
  schemas.params.every(
    (param) => !param.required || param.in === 'path' || (param.in === 'body' && param.whole !== true),
  );

/** Path values chosen by users; others are ids generated by the server. */
const CHOSEN = /(name|hostname|_ip|identifier|domain|_tag)$/i;

/** The operations that write a readable resource, or the reason why there are none. */
function writersOf(read: Found, name: string, isSingle: boolean, lookUp: LookUp): Writers | string {
  const path = below(read.operation, lookUp.scope) ?? '';
  const depth = variablesOf(read.operation, lookUp.scope).length;
  const fit = (one: Found | undefined, more: number): Found | undefined =>
    one !== undefined && variablesOf(one.operation, lookUp.scope).length === depth + more ? one : undefined;
  const json = (one: Found | undefined): Found | undefined =>
    one && isJson(one.operation) && isCallable(one) ? one : undefined;
  const verb = (word: string): Found | undefined => lookUp.of(`${name}.${word}`);
  const more = isSingle ? 0 : 1;
  const item = isSingle ? path : `${path}/{}`;
  const change = [verb('edit'), verb('update'), lookUp.at('PATCH', item), lookUp.at('PUT', item)]
    .map((one) => json(fit(one, more)))
    .find(
      (one) => one !== undefined && /^(PATCH|PUT|POST)$/.test(one.operation.method) && !isCommand(one, read, isSingle),
    );
  const made = json(fit(verb('create') ?? (isSingle ? undefined : lookUp.at('POST', path)), 0));
  const put = [verb('update'), lookUp.at('PUT', item)].map((one) => json(fit(one, 1))).find((one) => one !== undefined);
  const isChosen = CHOSEN.test(variablesOf(put?.operation ?? read.operation, lookUp.scope).at(-1) ?? '');
  const whole = isSingle ? undefined : json(fit(verb('update'), 0));
  const isItem = whole?.operation.method === 'PUT' && takesItem(whole, read);
  const isPut = !isSingle && put?.operation.method === 'PUT' && isChosen;
  const create = made ?? (verb('create') === undefined ? (isItem ? whole : isPut ? put : undefined) : undefined);
  const get = isSingle
    ? undefined
    : [verb('get'), lookUp.at('GET', item)].find((one) => fit(one, 1)?.operation.response === 'json');
  const remove = isSingle ? undefined : [verb('delete'), lookUp.at('DELETE', item)].find((one) => fit(one, 1));
  if (create !== undefined || change !== undefined)
    return { read, create, change: create !== undefined && create === put ? put : change, get, remove };
  const near = ['create', 'update', 'edit'].map(verb).find((one) => one !== undefined);
  if (near === undefined) return 'the API has no call that writes it';
  if (!isJson(near.operation)) return 'it is written as files';
  return `it is written by ${near.operation.method} ${near.operation.path}, which takes it in another form`;
}

/** A PUT on the list that creates one item: all its required parameters are fields of an item. */
function takesItem(put: Found, { operation, schemas, document }: Found): boolean {
  const item = listedSchema(operation, schemas, document.schemas);
  const shown = item === undefined ? new Map<string, JsonSchema>() : propertiesOf(item, document.schemas);
  const needed = put.schemas.params.filter(({ in: where, required }) => where === 'body' && required);
  return (
    bodyOf(put).size > 0 &&
    needed.every(({ name, whole }) => whole !== true && shown.has(name)) &&
    [...bodyOf(put).keys()].every((name) => shown.has(name))
  );
}

interface Shape {
  readonly fields: ReadonlyMap<string, JsonSchema>;
  readonly created: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  readonly shownAs: ReadonlyMap<string, string>;
  /** The list leaves out writable fields. */
  readonly isWhole: boolean;
  readonly item: JsonSchema;
}

/** The fields that are both writable and readable; undefined if there are none. */
function fieldsOf(
  { create, change, get, read }: Writers,
  item: JsonSchema,
  isSingle: boolean,
  name: string,
): Shape | undefined {
  const listed = propertiesOf(item, read.document.schemas);
  const whole =
    get === undefined ? new Map<string, JsonSchema>() : propertiesOf(get.schemas.result, get.document.schemas);
  const [created, changed] = [bodyOf(create), bodyOf(change)];
  const fields = new Map([...changed, ...created]);
  const shownAs = new Map<string, string>();
  // `namespace_name` of `dispatch.namespaces` is sent as `name` when created.
  const singular = (name.split('.').at(-1) ?? '').replace(/s$/, '');
  for (const field of fields.keys()) {
    const longer = `${singular}_${field}`;
    if (!listed.has(field) && !whole.has(field) && listed.has(longer)) shownAs.set(field, longer);
  }
  const isShown = (field: string): boolean => listed.has(field) || whole.has(field) || shownAs.has(field);
  const isKnown = listed.size > 0 || whole.size > 0;
  // Fields of a change that are never returned are commands, such as `append`.
  if (isKnown && !isSingle)
    for (const field of changed.keys()) if (!created.has(field) && !isShown(field)) fields.delete(field);
  if (fields.size === 0 || (isKnown && ![...fields.keys()].some(isShown))) return undefined;
  return {
    fields,
    created: new Set([...created.keys()]),
    changed: new Set([...changed.keys()].filter((field) => fields.has(field))),
    shownAs,
    isWhole: [...fields.keys()].some((field) => whole.has(field) && !listed.has(field)),
    item: whole.size > 0 && get !== undefined ? get.schemas.result : item,
  };
}

function bodyOf(one: Found | undefined): ReadonlyMap<string, JsonSchema> {
  const inBody = one?.schemas.params.filter((param) => param.in === 'body' && param.whole !== true) ?? [];
  return new Map(
    inBody.map((param) => [param.name, param.sensitive ? { ...param.schema, 'x-sensitive': true } : param.schema]),
  );
}

/** One operation for many settings, distinguished by a path value that the response names. */
function settingsOf(one: Found, lookUp: LookUp): Kind | undefined {
  const { operation, schemas, document } = one;
  const { scope } = lookUp;
  const name = operation.name.replace(/\.get$/, '');
  const [param = '', ...more] = variablesOf(operation, scope);
  const change = lookUp.of(`${name}.edit`);
  if (param === '' || more.length > 0 || change === undefined || !isJson(change.operation)) return undefined;
  const { anyOf, oneOf } = follow(schemas.result, document.schemas);
  const branches = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : [])) as JsonSchema[];
  const path = below(operation, scope) ?? '';
  const values = branches.flatMap((branch) => {
    const { const: value } = propertiesOf(branch, document.schemas).get('id') ?? {};
    // A setting with dedicated operations is a separate kind.
    return typeof value === 'string' && lookUp.at('GET', path.replace(`{${param}}`, value)) === undefined
      ? [value]
      : [];
  });
  if (values.length < 2) return undefined;
  const fields = bodyOf(change);
  return {
    ...{ name, scope, read: operation, isSingle: true, detail: undefined, get: undefined, each: { param, values } },
    ...{ create: undefined, change: change.operation, remove: undefined, isNamed: false, key: [], parent: undefined },
    ...{ id: undefined, fields, created: new Set<string>(), changed: new Set(fields.keys()), shownAs: new Map() },
    ...{ item: schemas.result, needs: [], document },
  };
}

/** `/rooms/{room_id}/rules` is within `/rooms`. A text is the reason why no parent is in the backup. */
function parentOf(operation: Operation, scope: ScopeName, kinds: readonly Kind[]): Kind['parent'] | string {
  const params = variablesOf(operation, scope);
  if (params.length === 0) return undefined;
  const path = below(operation, scope) ?? '';
  const end = path.lastIndexOf(`/{${params.at(-1)}}`);
  const outer = anonymous(path.slice(0, end));
  const kind = kinds.find((one) => !one.isSingle && anonymous(below(one.read, scope) ?? '') === outer);
  // A parent whose items are all read already.
  if (kind !== undefined && anonymous(path) === `${outer}/{}`) return 'read by its list';
  return kind === undefined
    ? `it is in ${path.slice(0, end)}, which a backup does not hold`
    : { kind: kind.name, params };
}

/** The field that provides an id of the path, by the contract if declared, else by name. */
function idOf(
  item: JsonSchema,
  addressed: Found | undefined,
  { document, schemas }: Found,
  scope: ScopeName,
): Kind['id'] {
  const names = propertiesOf(item, document.schemas);
  const wire = addressed && variablesOf(addressed.operation, scope).at(-1);
  const param = addressed?.schemas.params.find((one) => (one.wire ?? one.name) === wire && one.in === 'path');
  const own = param?.name ?? wire ?? '';
  const from = param?.schema['x-flarewire-from'];
  const said = typeof from === 'string' ? from.split(' ')[1]?.split('.').at(-1) : undefined;
  // `{dispatch_namespace}` is a name too.
  const isId = own === '' || /(id|uuid|identifier|tag)$/i.test(own);
  const likely = isId ? [] : ['name', ...names.keys(), ...(schemas.key ?? [])].filter((one) => /(^|_)name$/.test(one));
  const bare = own.replace(/_(identifier|id|uuid)$/, '');
  const first = isId ? [said, own] : [own, ...likely, said];
  const field = [...first, `${bare}_name`, ...IDS].find((one) => one !== undefined && names.has(one));
  const ending = [...names.keys()].find((one) => /_(id|uuid|name)$/.test(one));
  const found = field ?? (addressed === undefined ? undefined : ending);
  return found === undefined ? undefined : { field: found, param: own };
}
