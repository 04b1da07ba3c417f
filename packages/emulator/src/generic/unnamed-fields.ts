/**
 * Fields that no type names, or no rule knows: the API takes more than its declarations say, and gives it back. They
 * are kept next to what they came with, and shown with it, by the shape of the path alone: rules of products do not see
 * them.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { JsonSchema, OperationSchemas, ProductDocument } from '@flarewire/contract';
import { branchesOf, follow, isObject, isSecretName, matches, type Schemas, shapeOf } from '@flarewire/schema';
import type { Context } from '../handler/context.ts';
import { PageResult } from '../handler/page-result.ts';
import { memoize } from '../memoize.ts';
import { pathKey } from '../routing/router.ts';
import { idFieldOf, itemShape } from './items.ts';
import type { Role, Shape } from './shapes.ts';

type Fields = Record<string, unknown>;
type Of = Pick<Context, 'sandbox' | 'segments' | 'schemas' | 'document' | 'body' | 'operation'>;

const KEEPS: ReadonlySet<Role> = new Set(['create', 'post-item', 'replace', 'write-setting']);
const MERGES: ReadonlySet<Role> = new Set(['merge', 'merge-setting']);
const REMOVES: ReadonlySet<Role> = new Set(['remove', 'reset-setting']);
const ON_SETTING: ReadonlySet<Role> = new Set(['read-setting', 'write-setting', 'merge-setting', 'reset-setting']);
const ON_COLLECTION: ReadonlySet<Role> = new Set(['list', 'create', 'replace-all', 'edit-all', 'clear']);

/** The result with undeclared fields, which are stored or dropped according to the request. */
export function withUnnamed(context: Of, shape: Shape, result: unknown): unknown {
  if (shape.role === 'action') return result;
  const tables = context.sandbox.use(unnamedTables);
  if (KEEPS.has(shape.role) || MERGES.has(shape.role)) keep(context, shape, result, unnamedIn(context, shape));
  else if (tables.isEmpty()) return result;
  else if (REMOVES.has(shape.role)) tables.remove(placeOf(context, shape, undefined));
  return context.operation.response === 'json' ? display(context, shape, result) : result;
}

function keep(context: Of, shape: Shape, result: unknown, given: Fields | undefined): void {
  const tables = context.sandbox.use(unnamedTables);
  const [only, ...others] = itemsIn(context, shape, result);
  if (others.length > 0 || (only === undefined && ON_COLLECTION.has(shape.role))) return;
  const place = placeOf(context, shape, only);
  const before = MERGES.has(shape.role) ? (tables.get(place) ?? {}) : {};
  const inner = isObject(context.body)
    ? lostInside(context.body, only ?? {}, [bodyOf(context)], context.document.schemas)
    : {};
  const fields = merged(before, merged({ ...passedOver(context, shape, only ?? {}), ...inner }, given ?? {}));
  if (Object.keys(fields).length > 0) tables.put(place, fields);
  else if (!tables.isEmpty()) tables.remove(place);
}

const bodyOf = ({ schemas }: Of): JsonSchema => schemas.body?.schema ?? {};

/**
 * Fields of objects within the body that the response lacks, although it shows the object: which ones there are depends
 * on a field outside of it (`type` next to `config`), of which the declared response knows a part.
 */
function lostInside(body: Fields, item: Fields, of: readonly JsonSchema[], schemas: Schemas): Fields {
  const named = joined(of.map((schema) => namedBy(schema, schemas)));
  if (named === 'any') return {};
  const lost: Fields = {};
  for (const [name, sent] of Object.entries(body)) {
    const shown = item[name];
    const inner = named.get(name);
    if (!isObject(sent) || !isObject(shown) || inner === undefined || isOther(shown, sent)) continue;
    const own = joined(inner.map((schema) => namedBy(schema, schemas)));
    const isLost = ([key, value]: [string, unknown]): boolean =>
      !(key in shown || value === null || isSecretName(key)) && own !== 'any' && isReadable(own.get(key), schemas);
    const fields = {
      ...lostInside(sent, shown, inner, schemas),
      ...Object.fromEntries(Object.entries(sent).filter(isLost)),
    };
    if (Object.keys(fields).length > 0) lost[name] = fields;
  }
  return lost;
}

/** True if the response shows another object there, without any of the sent fields. */
const isOther = (shown: Fields, sent: Fields): boolean =>
  Object.keys(shown).length > 0 && !Object.keys(shown).some((name) => Object.hasOwn(sent, name));

/** Is it a field that the API shows again? */
const isReadable = (of: readonly JsonSchema[] | undefined, schemas: Schemas): boolean =>
  of?.every((schema) => {
    const { writeOnly, 'x-sensitive': sensitive } = follow(schema, schemas);
    return writeOnly !== true && sensitive !== true;
  }) === true;

/** Collection and id of an item, by whatever name it was addressed. */
function placeOf({ segments, document }: Of, shape: Shape, item: unknown): string {
  if (ON_SETTING.has(shape.role)) return pathKey(segments);
  const collection = ON_COLLECTION.has(shape.role) ? segments : segments.slice(0, -1);
  const field = idFieldOf(shape, document);
  const id = field !== undefined && isObject(item) ? item[field.name] : undefined;
  return pathKey([...collection, String(id ?? segments.at(-1))]);
}

/** The items of a result: of a list, of a page, alone, or in a wrapper. */
function itemsIn({ document }: Of, shape: Shape, result: unknown): readonly Fields[] {
  if (result instanceof PageResult) return result.items.filter(isObject);
  if (Array.isArray(result)) return result.filter(isObject);
  if (!isObject(result)) return [];
  const field = ON_SETTING.has(shape.role) ? undefined : idFieldOf(shape, document);
  if (field === undefined || field.name in result) return [result];
  const inner = Object.values(result).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const items = inner.filter(isObject).filter((value) => field.name in value);
  return items.length > 0 || ON_COLLECTION.has(shape.role) ? items : [result];
}

function display(context: Of, shape: Shape, result: unknown): unknown {
  const tables = context.sandbox.use(unnamedTables);
  const known = new Map<unknown, unknown>();
  for (const item of itemsIn(context, shape, result)) {
    const fields = tables.get(placeOf(context, shape, item));
    if (fields !== undefined) known.set(item, merged(fields, item));
  }
  if (known.size === 0) return result;
  const replaced = (value: unknown): unknown => known.get(value) ?? value;
  if (known.has(result)) return replaced(result);
  if (result instanceof PageResult) return new PageResult(result.items.map(replaced), result.info);
  if (Array.isArray(result)) return result.map(replaced);
  const inside = (value: unknown): unknown => (Array.isArray(value) ? value.map(replaced) : replaced(value));
  return isObject(result) ? mapped(result, inside) : result;
}

const mapped = (object: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));

/** Merges two objects level by level; the second wins. */
function merged(under: Fields, over: Fields): Fields {
  const all: Fields = { ...over };
  for (const [name, value] of Object.entries(under)) {
    const other = all[name];
    if (!(name in all)) all[name] = value;
    else if (isObject(value) && isObject(other)) all[name] = merged(value, other);
  }
  return all;
}

/** Fields of the body that neither its schema nor the responses that show it declare. */
function unnamedIn({ operation, schemas, document, body }: Of, shape: Shape): Fields | undefined {
  if (!isObject(body) || operation.request !== 'json') return undefined;
  const found = beyond([schemas.body?.schema ?? {}], body, document.schemas, 0);
  if (found === undefined) return undefined;
  const answered = answeredNames(schemas, shape, document);
  const isKept = (name: string): boolean => !answered.has(name) && !isSecretName(name) && name !== '__proto__';
  const rest = Object.entries(found).filter(([name]) => isKept(name));
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

/** Names that only responses have: their values belong to the API. */
function answeredNames({ result }: OperationSchemas, { shows }: Shape, document: ProductDocument): Set<string> {
  const results = [result, ...shows.map(({ name }) => document.operations[name]?.result ?? {})];
  return new Set(results.flatMap((schema) => [...(itemShape(schema, document.schemas)?.properties.keys() ?? [])]));
}

/** Shown on demand only: https://developers.cloudflare.com/api/resources/workers/subresources/beta/subresources/workers/subresources/versions/methods/get/ */
const ON_DEMAND: ReadonlySet<string> = new Set(['modules']);

/** Fields declared in both the body and the response, but missing from the response: no rule handles them yet. */
function passedOver({ body, schemas, document }: Of, shape: Shape, item: Fields): Fields {
  if (!isObject(body) || shape.role === 'post-item') return {};
  // Null and nothing are how a field is cleared.
  const isLeft = ([name, value]: [string, unknown]): boolean =>
    !(name in item || ON_DEMAND.has(name) || isSecretName(name) || value === null || value === '');
  const left = Object.entries(body).filter(isLeft);
  if (left.length === 0) return {};
  const properties = itemShape(schemas.result, document.schemas)?.properties;
  const isShown = ([name, value]: [string, unknown]): boolean => {
    const property = properties?.get(name);
    if (property === undefined || follow(property, document.schemas)['x-sensitive'] === true) return false;
    return matches(property, value, document.schemas);
  };
  return Object.fromEntries(left.filter(isShown));
}

const MAX_DEPTH = 8;

function beyond(of: readonly JsonSchema[], value: Fields, schemas: Schemas, depth: number): Fields | undefined {
  const named = depth > MAX_DEPTH ? 'any' : joined(of.map((schema) => namedBy(schema, schemas)));
  if (named === 'any') return undefined;
  const found: Fields = {};
  for (const [name, inner] of Object.entries(value)) {
    const known = named.get(name);
    const rest = known === undefined ? inner : isObject(inner) ? beyond(known, inner, schemas, depth + 1) : undefined;
    if (rest !== undefined) found[name] = rest;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

/** The declared fields by name; none if the schema is not an object, `any` if it accepts all names. */
type Named = ReadonlyMap<string, readonly JsonSchema[]> | 'any';

const known = new WeakMap<JsonSchema, Named>();

/** The fields that a schema names, in any of its branches. */
function namedBy(schema: JsonSchema, schemas: Schemas): Named {
  return memoize(known, schema, () => {
    const own = follow(schema, schemas);
    const shape = shapeOf(own, schemas);
    const branches = (shape?.unions ?? [own]).flatMap((union) => branchesOf(follow(union, schemas)));
    if (shape?.rest !== undefined || Object.keys(own).length === 0) return 'any';
    if (shape !== undefined && shape.properties.size + branches.length === 0) return 'any';
    const fields = [...(shape?.properties ?? [])].map(([name, property]) => [name, [property]] as const);
    return joined([new Map(fields), ...branches.map((branch) => namedBy(branch, schemas))]);
  });
}

function joined(parts: readonly Named[]): Named {
  const all = new Map<string, readonly JsonSchema[]>();
  for (const part of parts) {
    if (part === 'any') return part;
    for (const [name, schemas] of part) all.set(name, [...(all.get(name) ?? []), ...schemas]);
  }
  return all;
}

const SCHEMA = 'CREATE TABLE IF NOT EXISTS unnamed_fields (place TEXT PRIMARY KEY, fields TEXT NOT NULL) STRICT';

function unnamedTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  const any = db.prepare('SELECT 1 FROM unnamed_fields LIMIT 1');
  const get = db.prepare('SELECT fields FROM unnamed_fields WHERE place = ?');
  const put = db.prepare('INSERT OR REPLACE INTO unnamed_fields VALUES (?, ?)');
  const remove = db.prepare('DELETE FROM unnamed_fields WHERE place = ?');
  return {
    isEmpty: () => any.get() === undefined,
    get: (place: string): Fields | undefined => {
      const row = get.get(place);
      return row === undefined ? undefined : JSON.parse(String(row.fields));
    },
    put: (place: string, fields: Fields) => put.run(place, JSON.stringify(fields)),
    remove: (place: string) => remove.run(place),
  };
}
