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

export function get(context: Context, shape: Shape): unknown {
  const item = itemOf(context, shape);
  return item === undefined ? sampleItem(context, shape) : show(context, shape, item);
}

function sampleItem(context: Context, shape: Shape): unknown {
  return shown(context, context.sample(sampleFacts(context, shape)));
}

function replace(context: Context, shape: Shape): unknown {
  // https://developers.cloudflare.com/fundamentals/api/how-to/make-api-calls/: PUT overwrites an existing resource
  if (shape.isPosted && shape.role === 'replace') itemOf(context, shape);
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
