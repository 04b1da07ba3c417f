/** State for everything that has no rules: collections and settings by the shape of their paths. */

import { complete, follow, isObject } from '@flarewire/schema';
import type { Context } from '../handler/context.ts';
import { PageResult } from '../handler/page-result.ts';
import { CODE, problem } from '../problem.ts';
import { pathKey } from '../routing/router.ts';
import { type IdField, idFieldOf, itemShape, listInside, makeId, placeItem } from './items.ts';
import { bodyFields, idAs, keepBirth, knownOf, sampleFacts, unedited } from './known-fields.ts';
import { list } from './list.ts';
import { onlyCreated } from './only-created.ts';
import { action, mergeSetting, readSetting, resetSetting, writeSetting } from './settings.ts';
import type { Role, Shape } from './shapes.ts';
import { optionsOf, show, shown } from './show.ts';
import { itemKey, itemOf, mustExist, REMOVED } from './stored.ts';

type Act = (context: Context, shape: Shape) => unknown;

export function crud(context: Context, shape: Shape): unknown {
  const act = ACTS[shape.role];
  return act(context, shape);
}

/** Fields by which times of making and changing are known. */
const CREATED = /^(created|inserted|uploaded|issued)(_?(on|at|time))?$/i;
const MODIFIED = /^(modified|updated|edited|changed|last_?(modified|updated|edited))(_?(on|at|time))?$/i;

/** The parts of a context needed to look up the item of its path. */
export type Place = Pick<Context, 'sandbox' | 'segments' | 'document'>;

/** Scope and id of the item of a path. Many items can be addressed by name as well as by id. */
function itemKey(context: Place, shape: Shape): { scope: string; id: string } {
  const scope = pathKey(context.segments.slice(0, -1));
  const id = context.segments.at(-1) ?? '';
  const { store } = context.sandbox;
  if (store.get(scope, id) !== undefined) return { scope, id };
  return { scope, id: store.idBy(scope, idNames(shape.key ?? 'id'), id) ?? id };
}

function bodyFields(body: unknown): Record<string, unknown> {
  return isObject(body) ? body : {};
}

/** The fields of an item as the request gives them, with its id and times. */
function knownOf(context: Context, shape: Shape, body: unknown, id: string | number): Record<string, unknown> {
  const { document, schemas } = context;
  const field = idFieldOf(shape, document);
  const known: Record<string, unknown> = { ...bodyFields(body) };
  for (const schema of [
    schemas.result,
    ...shape.shows.map((operation) => document.operations[operation.name]?.result ?? {}),
  ]) {
    for (const name of itemShape(schema, document.schemas)?.properties.keys() ?? []) {
      if (name in known) continue;
      if (CREATED.test(name) || MODIFIED.test(name)) known[name] = context.now();
      else if (name in context.path) known[name] = context.path[name];
    }
  }
  if (field === undefined) return known;
  known[field.name] = id;
  // In a response without the field, `id` is the new id.
  const answered = itemShape(schemas.result, document.schemas)?.properties;
  if (answered?.has('id') === true && !answered.has(field.name)) known.id = id;
  return known;
}

const optionsOf = ({ path, now }: Context): SampleOptions => answerOptions(path, now());

/** An item as this operation shows it. */
function show(context: Context, shape: Shape, item: unknown): unknown {
  const { document, schemas } = context;
  const placed = placeItem(
    schemas.result,
    withFittingId(context, shape, item),
    idFieldOf(shape, document),
    document.schemas,
  );
  const result = complete(schemas.result, placed, document.schemas, optionsOf(context));
  return reply(context, withKnown(context.operation.name, item, result));
}

/** An id of the form that another operation has, and this one does not, is not known to it. */
function withFittingId({ document, schemas }: Context, shape: Shape, item: unknown): unknown {
  const name = idFieldOf(shape, document)?.name;
  if (!isObject(item) || name === undefined || !(name in item)) return item;
  const isUnion = branchesOf(follow(schemas.result, document.schemas)).length > 0;
  const property = isUnion ? undefined : itemShape(schemas.result, document.schemas)?.properties.get(name);
  if (property === undefined || matches(property, item[name], document.schemas)) return item;
  const { [name]: _, ...others } = item;
  return others;
}

function create(context: Context, shape: Shape): unknown {
  const { document, schemas, body, operation } = context;
  const key = listInside(body, schemas.result, document.schemas);
  const many = Array.isArray(body) ? body : key === undefined ? undefined : bodyFields(body)[key];
  if (!Array.isArray(many)) return show(context, shape, createOne(context, shape, body));
  const items = many.map((one) => createOne(context, shape, one));
  if (operation.page !== undefined)
    return new PageResult(items.map((item) => complete(schemas.result, item, document.schemas, optionsOf(context))));
  return complete(schemas.result, key === undefined ? items : { [key]: items }, document.schemas, optionsOf(context));
}

function createOne(context: Context, shape: Shape, body: unknown): unknown {
  const scope = pathKey(context.segments);
  if (typeof body === 'string') {
    context.sandbox.store.put(scope, body, body);
    return body;
  }
  const field = idFieldOf(shape, context.document);
  const given = field === undefined ? undefined : bodyFields(body)[field.name];
  const isGiven = (typeof given === 'string' && given !== '') || typeof given === 'number';
  const id = isGiven ? given : makeId(ownForm(context, field), context.sandbox.ids);
  if (isGiven && shape.role === 'create' && isObject(context.sandbox.store.get(scope, String(id)))) {
    throw problem(409, CODE.conflict, `${field?.name} '${id}' already exists`, `/${field?.name}`);
  }
  return put(context, shape, scope, id, knownOf(context, shape, body, id));
}

/** The id in the form of the response to its creation, where that is longer. */
function ownForm({ document, schemas }: Context, field: IdField | undefined): IdField | undefined {
  const own = field && itemShape(schemas.result, document.schemas)?.properties.get(field.name);
  return field === undefined || own === undefined
    ? field
    : { ...field, schema: { ...field.schema, ...follow(own, document.schemas) } };
}

/** Stores known fields with samples for the required others, so that repeated reads agree. */
function put(
  context: Context,
  shape: Shape,
  scope: string,
  id: string | number,
  known: Record<string, unknown>,
): unknown {
  const { document, schemas } = context;
  const placed = placeItem(schemas.result, known, idFieldOf(shape, document), document.schemas);
  const shown = complete(schemas.result, placed, document.schemas, optionsOf(context));
  const item = placed === known && isObject(shown) ? { ...known, ...shown } : known;
  context.sandbox.store.put(scope, String(id), item);
  return item;
}

function list(context: Context, shape: Shape): unknown {
  const { operation, schemas, document, query } = context;
  const scope = pathKey(context.segments);
  const window = windowOf(operation, schemas, query);
  const { items, total } = askedOf(context, scope);
  const present = items.filter((item) => item !== REMOVED);
  const isMade = total > 0 || shape.isWritable || filtersIn(query).length > 0;
  // A sample is one page: the next one is empty, which ends a list without totals.
  const shown = isMade ? present : window.offset > 0 ? [] : sampleItems(context);
  const count = Math.max(total, shown.length);
  const options = optionsOf(context);
  if (operation.page !== undefined) {
    return pageResult(window, shown.map(context.fit), count);
  }
  const placed = placeList(schemas.result, shown, count, document.schemas);
  const result = complete(schemas.result, placed, document.schemas, options);
  const isPaged = operation.envelope && window.kind !== 'SinglePage';
  return Array.isArray(result) && isPaged ? pageResult(window, result, count) : result;
}

/** An item of which nothing is known is none. */
const saysSomething = (item: unknown): boolean => !isObject(item) || Object.keys(item).length > 0;

const sampleItems = (context: Context): unknown[] => sampledList(context).filter(saysSomething);

function sampledList(context: Context): unknown[] {
  const { operation, schemas, document } = context;
  if (operation.page !== undefined) return [context.sample()];
  const items = itemsOf(schemas.result, document.schemas);
  if (items !== undefined) return [context.sample(undefined)].flat();
  const sampled = context.sample();
  return isObject(sampled) ? (Object.values(sampled).find(Array.isArray) ?? []) : [];
}

function askedOf(context: Context, scope: string): { items: readonly unknown[]; total: number } {
  const { query, sandbox, operation, schemas } = context;
  const { limit, offset } = windowOf(operation, schemas, query);
  const filters = filtersIn(query);
  const order = orderOf(context, scope);
  // The index finds one text in one field.
  const isPlain = ([name, value]: readonly [string, unknown]): boolean =>
    isWhole(name, value) && sandbox.store.hasField(scope, name);
  const where = new Map(filters.filter(isPlain).map(([name, value]) => [name, String(value)]));
  const others = filters.filter((filter) => !isPlain(filter));
  if (others.length === 0) return sandbox.store.list(scope, { where, ...order, limit, offset });
  const found = sandbox.store.list(scope, { where, ...order, limit: Number.MAX_SAFE_INTEGER, offset: 0 }).items;
  const passing = found.filter(passesOf(others, found, context));
  return { items: passing.slice(offset, offset + limit), total: passing.length };
}

function orderOf({ query, sandbox }: Context, scope: string): { search?: string; order?: string; descending: boolean } {
  const order = query.order ?? query.order_by ?? query.sort_by ?? query.sort;
  const search = query.search;
  return {
    ...(typeof search === 'string' && search !== '' ? { search } : {}),
    ...(typeof order === 'string' && sandbox.store.hasField(scope, order) ? { order } : {}),
    descending: query.direction === 'desc' || query.sort_order === 'desc',
  };
}

/**
 * Something makes these items and says what they are called, so what nobody made is not there. A fixed set of names is
 * there from the start.
 */
function mustExist(context: Pick<Place, 'document'>, shape: Shape): boolean {
  const field = idFieldOf(shape, context.document);
  const isFixed = field !== undefined && ('const' in field.asked || Array.isArray(field.asked.enum));
  return !shape.takesAnyId && shape.isWritable && field !== undefined && !isFixed;
}

/** The item of a path; undefined if it was never created and need not be. @throws Problem 404 */
export function itemOf(context: Place, shape: Shape): unknown {
  const { scope, id } = itemKey(context, shape);
  const item = context.sandbox.store.get(scope, id);
  if (item === REMOVED || (item === undefined && mustExist(context, shape))) throw notFound(whatOf(shape));
  return item;
}

function get(context: Context, shape: Shape): unknown {
  const item = itemOf(context, shape);
  return item === undefined ? sampleItem(context, shape) : show(context, shape, item);
}

function sampleItem(context: Context, shape: Shape): unknown {
  return reply(context, context.sample(sampleFacts(context, shape)));
}

function replace(context: Context, shape: Shape): unknown {
  const { scope, id } = itemKey(context, shape);
  const before = context.sandbox.store.get(scope, id);
  const known = knownOf(context, shape, context.body, idAs(context, shape, id));
  keepBirth(known, before);
  return show(context, shape, put(context, shape, scope, id, { ...onlyCreated(context, shape, before), ...known }));
}

function merge(context: Context, shape: Shape): unknown {
  const before = itemOf(context, shape);
  const { scope, id } = itemKey(context, shape);
  const known = knownOf(context, shape, context.body, idAs(context, shape, id));
  const base = isObject(before) ? before : bodyFields(unedited(context, shape));
  keepBirth(known, base);
  return show(context, shape, put(context, shape, scope, id, { ...base, ...known }));
}

function remove(context: Context, shape: Shape): unknown {
  const before = itemOf(context, shape);
  const { scope, id } = itemKey(context, shape);
  const { store } = context.sandbox;
  store.remove(scope, id);
  if (!mustExist(context, shape)) store.put(scope, id, REMOVED);
  return show(context, shape, before ?? knownOf(context, shape, undefined, idAs(context, shape, id)));
}

function replaceAll(context: Context, shape: Shape): unknown {
  if (Array.isArray(context.body)) context.sandbox.store.clear(pathKey(context.segments));
  return create(context, shape);
}

function clear(context: Context): unknown {
  context.sandbox.store.clear(pathKey(context.segments));
  return action(context);
}

function readSetting(context: Context, shape: Shape): unknown {
  const stored = shape.isWritable ? context.sandbox.store.get(pathKey(context.segments), '') : undefined;
  if (stored !== undefined) return showSetting(context, stored);
  // A list that is written as a whole is empty until it is written.
  if (shape.isWritable && context.operation.page !== undefined) return reply(context, []);
  return reply(context, context.sample(context.path));
}

function showSetting(context: Context, value: unknown): unknown {
  const { schemas, document, operation } = context;
  const fitted = fitSetting(context, value);
  const shownAs = (one: unknown): unknown => complete(schemas.result, one, document.schemas, optionsOf(context));
  return reply(context, operation.page !== undefined && Array.isArray(fitted) ? fitted.map(shownAs) : shownAs(fitted));
}

/** A list sent inside of an object, or an object asked for where a list is kept. */
function fitSetting(context: Context, value: unknown): unknown {
  const { schemas, document } = context;
  const isList = itemsOf(schemas.result, document.schemas) !== undefined || context.operation.page !== undefined;
  if (Array.isArray(value) && !isList) return placeList(schemas.result, value, value.length, document.schemas);
  if (isList && isObject(value)) return Object.values(value).find(Array.isArray) ?? [value];
  return value;
}

function reply(context: Context, result: unknown): unknown {
  if (context.operation.page === undefined) return result;
  const { operation, schemas, query } = context;
  const items = (Array.isArray(result) ? result : [result]).filter(saysSomething);
  return pageResult(windowOf(operation, schemas, query), items, items.length);
}

function writeSetting(context: Context): unknown {
  const value = context.body ?? {};
  const known = isObject(value) ? settingTimes(context, value) : withIds(context, value);
  context.sandbox.store.put(pathKey(context.segments), '', known);
  return showSetting(context, known);
}

/** Items of a list that is written whole: a new one gets its id. */
function withIds({ schemas, document, sandbox, operation }: Context, value: unknown): unknown {
  const id =
    operation.page === undefined ? undefined : itemShape(schemas.result, document.schemas)?.properties.get('id');
  if (id === undefined || !Array.isArray(value)) return value;
  const field = { name: 'id', schema: follow(id, document.schemas), asked: {} };
  return value.map((one: unknown) => (isObject(one) ? { id: makeId(field, sandbox.ids), ...one } : one));
}

function settingTimes(context: Context, value: Record<string, unknown>): Record<string, unknown> {
  const shape = shapeOf(context.schemas.result, context.document.schemas);
  const times = [...(shape?.properties.keys() ?? [])].filter((name) => MODIFIED.test(name) && !(name in value));
  return { ...value, ...Object.fromEntries(times.map((name) => [name, context.now()])) };
}

function mergeSetting(context: Context, shape: Shape): unknown {
  const scope = pathKey(context.segments);
  const before = context.sandbox.store.get(scope, '');
  if (!isObject(context.body)) return writeSetting(context);
  const known = settingTimes(context, { ...bodyFields(before ?? unedited(context, shape)), ...context.body });
  context.sandbox.store.put(scope, '', known);
  return showSetting(context, known);
}

function resetSetting(context: Context): unknown {
  context.sandbox.store.remove(pathKey(context.segments), '');
  return action(context);
}

/** Stateless: a sample with the values of the request. */
function action(context: Context): unknown {
  const known = isObject(context.body) ? { ...context.path, ...context.body } : context.path;
  return reply(context, context.sample(known));
}

const ACTS: Readonly<Record<Role, Act>> = {
  list,
  create,
  'replace-all': replaceAll,
  'edit-all': action,
  clear,
  get,
  'post-item': replace,
  replace,
  merge,
  remove,
  'read-setting': readSetting,
  'write-setting': writeSetting,
  'merge-setting': mergeSetting,
  'reset-setting': resetSetting,
  action,
};
