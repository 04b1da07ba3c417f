/** Finds the stored item that a path addresses. */

import { isObject } from '@flarewire/schema';
import type { Context } from '../handler/context.ts';
import { notFound } from '../problem.ts';
import { pathKey } from '../routing/router.ts';
import { answerOptions } from '../schema/answer-words.ts';
import { sample } from '../schema/sample.ts';
import { idFieldOf, idNames } from './items.ts';
import type { Shape } from './shapes.ts';
import { saysSomething } from './show.ts';

/** The parts of a context needed to look up the item of its path. */
export type Place = Pick<Context, 'sandbox' | 'segments' | 'document' | 'path' | 'now'>;

/** Scope and id of the item of a path. Many items can be addressed by name as well as by id. */
export function itemKey(context: Place, shape: Shape): { scope: string; id: string } {
  const scope = pathKey(context.segments.slice(0, -1));
  const id = context.segments.at(-1) ?? '';
  const { store } = context.sandbox;
  if (store.get(scope, id) !== undefined) return { scope, id };
  return { scope, id: store.idBy(scope, idNames(shape.key ?? 'id'), id) ?? id };
}

/**
 * Something makes these items and says what they are called, so items that were not created do not exist. A fixed set of names is
 * there from the start.
 */
export function mustExist(context: Pick<Place, 'document'>, shape: Shape): boolean {
  const field = idFieldOf(shape, context.document);
  const isFixed = field !== undefined && ('const' in field.asked || Array.isArray(field.asked.enum));
  return !shape.takesAnyId && shape.isWritable && field !== undefined && !isFixed;
}

/** The item of a path; undefined if it was never created and need not be. @throws Problem 404 */
export function itemOf(context: Place, shape: Shape): unknown {
  const { scope, id } = itemKey(context, shape);
  const item = context.sandbox.store.get(scope, id);
  const isMissing = item === undefined && (mustExist(context, shape) || isUnlisted(context, shape, id));
  if (item === REMOVED || isMissing) throw notFound(whatOf(shape));
  return item;
}

/** Nobody makes these items over the API, and their list does not show the one of the path. */
function isUnlisted({ document, path, now }: Place, { list, key = 'id', takesAnyId, isWritable }: Shape, id: string) {
  const schema = list === undefined ? undefined : document.operations[list.name]?.result;
  if (list === undefined || schema === undefined || takesAnyId || isWritable) return false;
  const sampled = sample(schema, document, undefined, answerOptions(path, now()));
  const isItem = list.page !== undefined && (idOf(sampled, key) !== undefined || !saysSomething(sampled));
  const items = isItem ? [sampled].filter(saysSomething) : listIn(sampled);
  const ids = items?.map((item) => idOf(item, key));
  return ids?.every((one) => one !== undefined && String(one) !== id) ?? false;
}

const idOf = (item: unknown, key: string): unknown =>
  idNames(key)
    .map((name) => Object(item)[name])
    .find((id) => typeof id === 'string' || typeof id === 'number');

/** The list itself, or the innermost one in an object. */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (!isObject(value)) return Array.isArray(value) ? value : undefined;
  const list = Object.values(value).find(Array.isArray);
  return (list?.length === 1 ? listIn(list[0]) : undefined) ?? list;
}

/** Tombstone of a removed resource that cannot be created. */
export const REMOVED = null;

function whatOf(shape: Shape): string {
  return (shape.key ?? 'item').replace(/_(id|identifier)$/, '').replaceAll('_', ' ');
}
