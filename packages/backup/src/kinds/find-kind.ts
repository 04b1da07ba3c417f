/** Determines from the contract whether a list or single resource can be written, and by which operations. */
import { follow, type JsonSchema } from '@flarewire/contract';
import type { Kind, ScopeName } from '../kind.ts';
import { listedSchema, propertiesOf } from '../schemas.ts';
import { bodyOf, wrapOf } from './bodies.ts';
import { anonymous, below, type Found, type LookUp, variablesOf } from './look-up.ts';
import { choicesOf, partOf, settingsOf, wholeListOf } from './special-kinds.ts';
import { type Writers, writersOf } from './writers.ts';

const IDS = ['id', 'uuid', 'tag', 'uid', 'name'];

/** Describes a list or single resource as a kind, or returns the reason why it is not one. */
export function discover(one: Found, lookUp: LookUp, kinds: readonly Kind[]): Kind | string {
  const { operation, schemas, document } = one;
  const { scope } = lookUp;
  const name = operation.name.replace(/\.(list|get)$/, '');
  if (operation.response !== 'json') return 'the contract declares no JSON for its list';
  const { anyOf } = follow(schemas.result, document.schemas);
  const results = [schemas.result, ...(Array.isArray(anyOf) ? (anyOf as JsonSchema[]) : [])];
  const isList =
    operation.page !== undefined || results.some((one) => follow(one, document.schemas).items !== undefined);
  const isOne = (operation.name.endsWith('.get') && !isList) || isWrittenWhole(one, name, lookUp);
  const item = isOne ? undefined : listedSchema(operation, schemas, document.schemas);
  const isSingle = item === undefined;
  // A resource with a list is read through the list.
  if (operation.name.endsWith('.get') && lookUp.of(`${name}.list`) !== undefined) return 'read by its list';
  const settings = operation.name.endsWith('.get') ? settingsOf(one, lookUp) : undefined;
  if (settings !== undefined) return settings;
  const asked = schemas.params.filter((param) => param.required && param.in !== 'path').map((param) => param.name);
  if (asked.length > 0) return `its list is read by ${asked.join(', ')} only`;
  const each = isSingle ? undefined : choicesOf(one, scope);
  const parent = each === undefined ? parentOf(one, scope, kinds) : undefined;
  if (typeof parent === 'string') return parent;
  const whole = isSingle ? undefined : wholeListOf(one, name, lookUp);
  if (whole !== undefined) return { ...whole, name, scope, parent, each };
  const writers = writersOf(one, name, isSingle, lookUp);
  if (typeof writers === 'string') return writers;
  if (bodyOf(writers.create).size + bodyOf(writers.change).size === 0) return 'the calls that write it take no fields';
  const shape = fieldsOf(writers, item ?? schemas.result, isSingle, name);
  if (shape === undefined) return 'the API returns no field of it that can be written';
  const { create, change, get, remove } = writers;
  const addressed = [change, get, remove].find((other) => other !== undefined);
  return {
    ...{ name, scope, read: operation, isSingle, each, parent, needs: [], document, list: undefined },
    ...{ part: isSingle || parent !== undefined ? undefined : partOf(schemas), wrap: create && wrapOf(create) },
    ...{ create: create?.operation, get: get?.operation, remove: remove?.operation },
    change: changeOf(writers, shape)?.operation,
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

/** A change that sets a field; a single resource is set by its create, too. */
function changeOf({ create, change }: Writers, { changed, isSet }: Shape): Found | undefined {
  if (changed.size === 0) return undefined;
  return isSet ? create : change;
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

interface Shape {
  readonly fields: ReadonlyMap<string, JsonSchema>;
  readonly created: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  readonly shownAs: ReadonlyMap<string, string>;
  /** Its create sets what is there. */
  readonly isSet: boolean;
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
  const settable = [...changed]
    .filter(([field, schema]) => fields.has(field) && isSameForm(schema, created.get(field) ?? schema, read))
    .map(([field]) => field);
  if (fields.size === 0 || (isKnown && ![...fields.keys()].some(isShown))) return undefined;
  return {
    fields,
    created: new Set([...created.keys()]),
    changed: new Set(isSingle && settable.length === 0 ? created.keys() : settable),
    isSet: isSingle && settable.length === 0,
    shownAs,
    isWhole: [...fields.keys()].some((field) => whole.has(field) && !listed.has(field)),
    item: whole.size > 0 && get !== undefined ? get.schemas.result : item,
  };
}

/** A change may take texts to replace where the create takes the texts themselves. */
function isSameForm(one: JsonSchema, other: JsonSchema, { document: { schemas } }: Found): boolean {
  const formOf = (schema: JsonSchema, depth: number): string => {
    const { type: types, items } = follow(schema, schemas);
    const type = [types].flat().filter((one) => one !== 'null');
    return typeof items === 'object' && items !== null && depth < 3
      ? `${type} of ${formOf(items as JsonSchema, depth + 1)}`
      : String(type);
  };
  const [form, wanted] = [formOf(one, 0), formOf(other, 0)];
  return form === wanted || form.includes('undefined') || wanted.includes('undefined');
}

/** `/rooms/{room_id}/rules` is within `/rooms`. A text is the reason why no parent is in the backup. */
function parentOf({ operation, schemas }: Found, scope: ScopeName, kinds: readonly Kind[]): Kind['parent'] | string {
  const params = variablesOf(operation, scope);
  if (params.length === 0) return undefined;
  const path = below(operation, scope) ?? '';
  const end = path.lastIndexOf(`/{${params.at(-1)}}`);
  const outer = anonymous(path.slice(0, end));
  const from = schemas.params.find(({ name }) => name === params.at(-1))?.schema['x-flarewire-from'];
  const list = typeof from === 'string' ? from.split(' ')[0] : undefined;
  const kind =
    kinds.find((one) => !one.isSingle && anonymous(below(one.read, scope) ?? '') === outer) ??
    kinds.find((one) => one.read.name === list && (one.parent?.params.length ?? 0) + 1 === params.length);
  // A parent whose items are all read already.
  if (kind !== undefined && anonymous(path) === `${outer}/{}`) return 'read by its list';
  return kind === undefined
    ? `it is in ${path.slice(0, end)}, which is not part of a backup`
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
  // Some responses write `queueId` for `queue_id`.
  const camel = own.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const field = [...first, `${bare}_name`, camel, ...IDS].find((one) => one !== undefined && names.has(one));
  const ending = [...names.keys()].find((one) => /_(id|uuid|name)$/.test(one));
  const found = field ?? (addressed === undefined ? undefined : ending);
  return found === undefined ? undefined : { field: found, param: own };
}
