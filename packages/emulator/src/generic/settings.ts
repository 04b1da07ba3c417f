/** Reads and writes settings: single values at a path that names no item. */

import { complete, follow, isObject, itemsOf, shapeOf } from '@flarewire/schema';
import type { Context } from '../handler/context.ts';
import { pathKey } from '../routing/router.ts';
import { itemShape, makeId, placeList } from './items.ts';
import { bodyFields, MODIFIED, unedited } from './known-fields.ts';
import type { Shape } from './shapes.ts';
import { optionsOf, shown } from './show.ts';

export function readSetting(context: Context, shape: Shape): unknown {
  const stored = shape.isWritable ? context.sandbox.store.get(pathKey(context.segments), '') : undefined;
  if (stored !== undefined) return showSetting(context, stored);
  // A list that is written as a whole is empty until it is written.
  if (shape.isWritable && context.operation.page !== undefined) return shown(context, []);
  return shown(context, context.sample(context.path));
}

function showSetting(context: Context, value: unknown): unknown {
  const { schemas, document, operation } = context;
  const fitted = fitSetting(context, value);
  const shownAs = (one: unknown): unknown => complete(schemas.result, one, document.schemas, optionsOf(context));
  return shown(context, operation.page !== undefined && Array.isArray(fitted) ? fitted.map(shownAs) : shownAs(fitted));
}

/** A list sent inside of an object, or an object asked for where a list is kept. */
function fitSetting(context: Context, value: unknown): unknown {
  const { schemas, document } = context;
  const isList = itemsOf(schemas.result, document.schemas) !== undefined || context.operation.page !== undefined;
  if (Array.isArray(value) && !isList) return placeList(schemas.result, value, value.length, document.schemas);
  if (isList && isObject(value)) return Object.values(value).find(Array.isArray) ?? [value];
  return value;
}

export function writeSetting(context: Context): unknown {
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

export function mergeSetting(context: Context, shape: Shape): unknown {
  const scope = pathKey(context.segments);
  const before = context.sandbox.store.get(scope, '');
  if (!isObject(context.body)) return writeSetting(context);
  const known = settingTimes(context, { ...bodyFields(before ?? unedited(context, shape)), ...context.body });
  context.sandbox.store.put(scope, '', known);
  return showSetting(context, known);
}

export function resetSetting(context: Context): unknown {
  context.sandbox.store.remove(pathKey(context.segments), '');
  return action(context);
}

/** Stateless: a sample with the values of the request. */
export function action(context: Context): unknown {
  const known = isObject(context.body) ? { ...context.path, ...context.body } : context.path;
  return shown(context, context.sample(known));
}
