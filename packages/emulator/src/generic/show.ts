/** Shows stored items as an operation's response: completed by its schema, and in a page if it is a list. */

import { branchesOf, complete, follow, isObject, matches, type SampleOptions } from '@flarewire/schema';
import type { Context } from '../handler/context.ts';
import { withKnown } from '../http/envelope/observed-fields.ts';
import { pageResult, windowOf } from '../http/page.ts';
import { answerOptions } from '../schema/answer-words.ts';
import { filtersIn, mentionsIn, passesAllOf } from './filters.ts';
import { idFieldOf, itemShape, placeItem } from './items.ts';
import type { Shape } from './shapes.ts';

export const optionsOf = ({ path, now }: Context): SampleOptions => answerOptions(path, now());

/** An item as this operation shows it. */
export function show(context: Context, shape: Shape, item: unknown): unknown {
  const { document, schemas } = context;
  const placed = placeItem(
    schemas.result,
    withFittingId(context, shape, item),
    idFieldOf(shape, document),
    document.schemas,
  );
  const result = complete(schemas.result, placed, document.schemas, optionsOf(context));
  return shown(context, withKnown(context.operation.name, item, result));
}

/** An id of the form that another operation has, and this one does not, is not known to it. */
export function withFittingId({ document, schemas }: Context, shape: Shape, item: unknown): unknown {
  const name = idFieldOf(shape, document)?.name;
  if (!isObject(item) || name === undefined || !(name in item)) return item;
  const isUnion = branchesOf(follow(schemas.result, document.schemas)).length > 0;
  const property = isUnion ? undefined : itemShape(schemas.result, document.schemas)?.properties.get(name);
  if (property === undefined || matches(property, item[name], document.schemas)) return item;
  const { [name]: _, ...others } = item;
  return others;
}

/** An item of which nothing is known is none. */
export const saysSomething = (item: unknown): boolean => !isObject(item) || Object.keys(item).length > 0;

export function shown(context: Context, result: unknown): unknown {
  if (context.operation.page === undefined) return result;
  const { operation, schemas, query } = context;
  const items = askedFrom(context, [result].flat().filter(saysSomething));
  return pageResult(windowOf(operation, schemas, query), items, items.length);
}

/** Samples that the query asks for: a filter by something that they do not have finds none. */
export function askedFrom(context: Context, items: readonly unknown[]): unknown[] {
  const { operation, query } = context;
  if (operation.method !== 'GET') return [...items];
  const passes = passesAllOf(filtersIn(query), items, context);
  return items.filter((item) => passes(item) && mentionsIn(item, query.search));
}
