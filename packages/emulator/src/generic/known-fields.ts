/** Fields of an item that are known from a request: its body, path, id and times. */

import type { Operation } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import type { Context } from '../handler/context.ts';
import { sampleResult } from '../schema/sample.ts';
import { idFieldOf, itemShape } from './items.ts';
import type { Shape } from './shapes.ts';
import { optionsOf, withFittingId } from './show.ts';

/** Fields that hold the times of creation and of the last change. */
const CREATED = /^(created|inserted|uploaded|issued)(_?(on|at|time))?$/i;

export const MODIFIED = /^(modified|updated|edited|changed|last_?(modified|updated|edited))(_?(on|at|time))?$/i;

export function bodyFields(body: unknown): Record<string, unknown> {
  return isObject(body) ? body : {};
}

/** The fields of an item as the request gives them, with its id and times. */
export function knownOf(context: Context, shape: Shape, body: unknown, id: string | number): Record<string, unknown> {
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

/** Facts for an unstored item, taken from the path. */
export function sampleFacts(context: Context, shape: Shape): Record<string, unknown> {
  const field = shape.key === undefined ? undefined : idFieldOf(shape, context.document);
  const facts = { ...context.path, ...(field === undefined ? {} : { [field.name]: context.segments.at(-1) }) };
  const fitting = withFittingId(context, shape, facts);
  return isObject(fitting) ? fitting : facts;
}

/** A resource that was never written, as it was last shown: an edit leaves its other fields unchanged. */
export function unedited(context: Context, shape: Shape): unknown {
  const { document, operation } = context;
  const isSame = (one: Operation): boolean => one.method === 'GET' && one.product === operation.product;
  const get = shape.shows.find((one) => isSame(one) && one.page === undefined);
  return sampleResult(get ?? operation, document, sampleFacts(context, shape), optionsOf(context));
}

/** An item id out of a path has the type of its field. */
export function idAs(context: Context, shape: Shape, id: string): string | number {
  const { type } = idFieldOf(shape, context.document)?.schema ?? {};
  return (type === 'integer' || type === 'number') && !Number.isNaN(Number(id)) ? Number(id) : id;
}

export function keepBirth(known: Record<string, unknown>, before: unknown): void {
  if (!isObject(before)) return;
  for (const [name, value] of Object.entries(before)) {
    if (CREATED.test(name)) known[name] = value;
  }
}
