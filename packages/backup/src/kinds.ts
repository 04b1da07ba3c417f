/** What of a zone or an account can be listed and written again, read off the contract: nothing is named by hand. */
import {
  follow,
  index,
  type JsonSchema,
  loadProduct,
  type Operation,
  type OperationSchemas,
  type ProductDocument,
} from '@flarewire/contract';

export type ScopeName = 'account_id' | 'zone_id';

/** One resource of the API. */
export interface Kind {
  /** `dns.records`; the name of its file. */
  readonly name: string;
  readonly scope: ScopeName;
  /** Reads all items, or the one thing that a zone or an account has. */
  readonly read: Operation;
  readonly isSingle: boolean;
  /** Reads one item whole, where the list leaves out what can be written. */
  readonly detail: Operation | undefined;
  /** Values of the path that a single thing is read for, each an item: the names of settings. */
  readonly each: { readonly param: string; readonly values: readonly string[] } | undefined;
  readonly create: Operation | undefined;
  readonly change: Operation | undefined;
  /** What items are known by to people. */
  readonly key: readonly string[];
  /** Where its items are in: the kind, and the value of the path that is an id of it. */
  readonly parent: { readonly kind: string; readonly param: string } | undefined;
  /** Field of an item that is its id, and what a change calls it. */
  readonly id: { readonly field: string; readonly param: string } | undefined;
  /** Fields that can be written, with their schemas. */
  readonly fields: ReadonlyMap<string, JsonSchema>;
  /** Kinds that its fields name by id. */
  readonly needs: readonly string[];
  readonly document: ProductDocument;
}

const SCOPE_PATHS: Readonly<Record<ScopeName, RegExp>> = {
  account_id: /^\/(accounts\/\{account_id\}|\{account_or_zone\})\//,
  zone_id: /^\/(zones\/\{zone_id\}|\{account_or_zone\})\//,
};
const IDS = ['id', 'uuid', 'tag', 'uid', 'name'];
/** Bytes of programs and files are data, not configuration. */
const isJson = ({ request }: Operation): boolean => request === 'json' || request === 'none';

interface Known {
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  readonly document: ProductDocument;
}

/** All kinds of a scope, those that others are in before them. */
export async function kindsOf(scope: ScopeName): Promise<readonly Kind[]> {
  const known = new Map<string, Known>();
  for (const operation of index().operations) {
    // Aliases of an operation would be read twice.
    if (operation.deprecated || operation.sameAs !== undefined || !SCOPE_PATHS[scope].test(operation.path)) continue;
    const document = await loadProduct(operation.product);
    const schemas = document.operations[operation.name];
    if (schemas !== undefined) known.set(operation.name, { operation, schemas, document });
  }
  const kinds: Kind[] = [];
  for (const depth of [0, 1])
    for (const one of known.values()) {
      const isAt = variables(one.operation).length === depth;
      const kind = isAt ? (kindOf(one, scope, known, kinds) ?? settingsOf(one, scope, known)) : undefined;
      if (kind !== undefined) kinds.push(kind);
    }
  return kinds.map((kind) => ({ ...kind, needs: needsOf(kind, kinds) }));
}

/** Values of the path besides the scope. */
function variables({ path }: Operation): string[] {
  const all = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return all.filter((name) => !['account_id', 'zone_id', 'account_or_zone'].includes(name));
}

function kindOf(
  { operation, schemas, document }: Known,
  scope: ScopeName,
  known: ReadonlyMap<string, Known>,
  kinds: readonly Kind[],
): Kind | undefined {
  const [, name = '', verb] = /^(.+)\.(list|get)$/.exec(operation.name) ?? [];
  if (operation.method !== 'GET' || verb === undefined || operation.response !== 'json') return undefined;
  const parent = parentOf(operation, kinds);
  if (parent === undefined && variables(operation).length > 0) return undefined;
  const isSingle = verb === 'get';
  // What has a list is read by it.
  if (isSingle && known.has(`${name}.list`)) return undefined;
  // A question that needs an answer first.
  if (schemas.params.some((param) => param.required && param.in !== 'path')) return undefined;
  const of = (word: string): Known | undefined => known.get(`${name}.${word}`);
  const create = isSingle ? undefined : writer(of('create'), operation, 0);
  const change = [of('edit'), of('update')].map((one) => writer(one, operation, isSingle ? 0 : 1)).find((one) => one);
  const made = create ?? (isSingle ? change : undefined);
  if (made === undefined) return undefined;
  const fields = fieldsOf(made);
  if (fields.size === 0) return undefined;
  const item = isSingle ? schemas.result : itemOf(operation, schemas, document);
  const detail = isSingle ? undefined : detailOf(of('get'), operation, item, document, fields);
  const shown = propertiesOf(item, document.schemas);
  // What is written and never shown again cannot be read.
  if (detail === undefined && ![...fields.keys()].some((field) => shown.has(field))) return undefined;
  return {
    name,
    scope,
    read: operation,
    isSingle,
    detail,
    each: undefined,
    create: create?.operation,
    change: change?.operation,
    key: (schemas.key ?? []).filter((field) => fields.has(field.split('.')[0] ?? '')),
    parent,
    id: isSingle ? undefined : idOf(item, change, document),
    fields,
    needs: [],
    document,
  };
}

/** One operation for many settings, told apart by a value of the path that the answer names. */
function settingsOf(
  { operation, schemas, document }: Known,
  scope: ScopeName,
  known: ReadonlyMap<string, Known>,
): Kind | undefined {
  const [, name = ''] = /^(.+)\.get$/.exec(operation.name) ?? [];
  const [param = ''] = variables(operation);
  const change = writer(known.get(`${name}.edit`), operation, 0);
  if (name === '' || change === undefined) return undefined;
  const { anyOf, oneOf } = follow(schemas.result, document.schemas);
  const branches = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : [])) as JsonSchema[];
  const values = branches.flatMap((branch) => {
    const { const: value } = propertiesOf(branch, document.schemas).get('id') ?? {};
    return typeof value === 'string' ? [value] : [];
  });
  if (values.length < 2) return undefined;
  return {
    ...{ name, scope, read: operation, isSingle: true, detail: undefined, each: { param, values } },
    ...{ create: undefined, change: change.operation, key: [], parent: undefined, id: undefined },
    ...{ fields: fieldsOf(change), needs: [], document },
  };
}

/** What can be written and is in no list has to be read one by one. */
function detailOf(
  get: Known | undefined,
  list: Operation,
  item: JsonSchema,
  { schemas }: ProductDocument,
  fields: Kind['fields'],
): Operation | undefined {
  if (get === undefined || variables(get.operation).length !== variables(list).length + 1) return undefined;
  const [listed, whole] = [propertiesOf(item, schemas), propertiesOf(get.schemas.result, schemas)];
  const isLeftOut = (name: string): boolean => whole.has(name) && !listed.has(name);
  return [...fields.keys()].some(isLeftOut) ? get.operation : undefined;
}

/** One that writes what the other reads: at its path, with so many ids more. */
function writer(one: Known | undefined, read: Operation, more: number): Known | undefined {
  if (one === undefined || !isJson(one.operation)) return undefined;
  const isAt = one.operation.path.startsWith(read.path.replace(/\/$/, ''));
  const isFit = variables(one.operation).length === variables(read).length + more;
  return isAt && isFit && one.operation.method !== 'GET' ? one : undefined;
}

/** `/zones/{zone_id}/rooms/{room_id}/rules` is in what `/zones/{zone_id}/rooms` lists. */
function parentOf(operation: Operation, kinds: readonly Kind[]): Kind['parent'] {
  const [param, ...more] = variables(operation);
  if (param === undefined || more.length > 0) return undefined;
  const path = operation.path.slice(0, operation.path.indexOf(`/{${param}}`));
  const kind = kinds.find((one) => !one.isSingle && one.read.path === path);
  return kind && { kind: kind.name, param };
}

function fieldsOf({ schemas }: Known): ReadonlyMap<string, JsonSchema> {
  const inBody = schemas.params.filter((param) => param.in === 'body' && param.whole !== true);
  return new Map(
    inBody.map((param) => [param.name, param.sensitive ? { ...param.schema, 'x-sensitive': true } : param.schema]),
  );
}

/** What a list lists: of a page its items, else the list that the answer is or holds. */
function itemOf({ page }: Operation, { result }: OperationSchemas, { schemas }: ProductDocument): JsonSchema {
  const isList = (schema: JsonSchema): boolean => follow(schema, schemas).items !== undefined;
  if (page !== undefined) return result;
  const list = isList(result) ? result : [...propertiesOf(result, schemas).values()].find(isList);
  return list === undefined ? result : (follow(list, schemas).items as JsonSchema);
}

function idOf(item: JsonSchema, change: Known | undefined, { schemas }: ProductDocument): Kind['id'] {
  const names = propertiesOf(item, schemas);
  const param = change && variables(change.operation).at(-1);
  const own = change?.schemas.params.find((one) => (one.wire ?? one.name) === param)?.name ?? param ?? '';
  const field = [own, ...IDS].find((name) => names.has(name));
  return field === undefined ? undefined : { field, param: own };
}

export function propertiesOf(
  schema: JsonSchema,
  schemas: ProductDocument['schemas'],
  depth = 0,
): Map<string, JsonSchema> {
  const followed = follow(schema, schemas);
  const found = new Map<string, JsonSchema>();
  if (depth > 6) return found;
  for (const branch of [followed.allOf, followed.anyOf, followed.oneOf])
    if (Array.isArray(branch))
      for (const one of branch)
        for (const [name, inner] of propertiesOf(one, schemas, depth + 1)) found.set(name, inner);
  const { properties } = followed;
  if (typeof properties === 'object' && properties !== null)
    for (const [name, inner] of Object.entries(properties)) found.set(name, inner as JsonSchema);
  return found;
}

/** The kinds whose ids its fields hold: they have to be there before it. */
function needsOf(kind: Kind, kinds: readonly Kind[]): string[] {
  const lists = new Map(kinds.map((one) => [one.read.name, one.name]));
  const found = new Set<string>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 12) return;
    const from = (value as { readonly 'x-flarewire-from'?: unknown })['x-flarewire-from'];
    const need = typeof from === 'string' ? lists.get(from.split(' ')[0] ?? '') : undefined;
    if (need !== undefined && need !== kind.name) found.add(need);
    const followed = '$ref' in value ? follow(value as JsonSchema, kind.document.schemas) : value;
    for (const inner of Object.values(followed)) visit(inner, depth + 1);
  };
  for (const schema of kind.fields.values()) visit(schema, 0);
  if (kind.parent !== undefined) found.add(kind.parent.kind);
  return [...found];
}
