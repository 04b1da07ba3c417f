/** Lists stored items: filtered, ordered and paginated by the query. */

import { complete, isObject, itemsOf } from '@flarewire/schema';
import type { Context } from '../handler/context.ts';
import { pageResult, windowOf } from '../http/page.ts';
import { pathKey } from '../routing/router.ts';
import { filtersIn, isWhole, passesOf } from './filters.ts';
import { placeList } from './items.ts';
import type { Shape } from './shapes.ts';
import { askedFrom, optionsOf, saysSomething, shown } from './show.ts';
import { REMOVED } from './stored.ts';

export function list(context: Context, shape: Shape): unknown {
  const { operation, schemas, document, query } = context;
  const scope = pathKey(context.segments);
  const window = windowOf(operation, schemas, query);
  const { items, total } = askedOf(context, scope);
  const present = items.filter((item) => item !== REMOVED);
  const isMade = total > 0 || shape.isWritable;
  // A sample is one page: the next one is empty, which ends a list without totals.
  const isOver = !isMade && window.offset > 0;
  if (operation.page !== undefined)
    return isMade
      ? pageResult(window, present.map(context.fit), total)
      : shown(context, isOver ? [] : context.sample());
  const listed = isMade ? present : isOver ? [] : sampleItems(context);
  const count = Math.max(total, listed.length);
  const options = optionsOf(context);
  const placed = placeList(schemas.result, listed, count, document.schemas);
  const result = complete(schemas.result, placed, document.schemas, options);
  const isPaged = operation.envelope && window.kind !== 'SinglePage';
  return Array.isArray(result) && isPaged ? pageResult(window, result, count) : result;
}

const sampleItems = (context: Context): unknown[] => askedFrom(context, sampledList(context).filter(saysSomething));

function sampledList({ schemas, document, sample }: Context): unknown[] {
  const items = itemsOf(schemas.result, document.schemas);
  if (items !== undefined) return [sample(undefined)].flat();
  const sampled = sample();
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
