/** Runs the rule of a product, and applies the filters and the order of the query that the rule does not handle. */
import { isObject } from '@flarewire/schema';
import { filtersIn, isFiltered, mentionsIn, passesOf, watched } from '../generic/filters.ts';
import { inOrderOf } from '../generic/order.ts';
import type { AnyHandler, Context } from '../handler/context.ts';
import { PageResult } from '../handler/page-result.ts';
import { Reply } from '../handler/reply.ts';

export function runRule(handler: AnyHandler, context: Context): unknown {
  if (context.operation.method !== 'GET' || !isFiltered(context.query)) return handler(context);
  const { query, unread } = watched(context.query);
  const passing = <Item>(items: readonly Item[], show: (item: Item) => unknown): readonly Item[] => {
    const asked = unread();
    if (!isFiltered(asked)) return items;
    const shown = new Map(items.map((item) => [item, show(item)]));
    const passes = passesOf(filtersIn(asked), [...shown.values()], context);
    const found = items.filter((item) => passes(shown.get(item)) && mentionsIn(shown.get(item), asked.search));
    return inOrderOf(found, asked, context.query, (item) => shown.get(item));
  };
  let isPaged = false;
  const page: Context['page'] = <Item>(items: readonly Item[], show: (item: Item) => unknown = (item) => item) => {
    isPaged = true;
    return context.page(passing(items, show), show);
  };
  const result = handler({ ...context, query, page });
  if (isPaged) return result;
  const own = (item: unknown): unknown => item;
  if (Array.isArray(result)) return passing(result, own);
  if (!(result instanceof PageResult)) return withList(result, (items) => passing(items, own));
  const items = passing(result.items, own);
  if (items.length === result.items.length) return new PageResult(items, result.info);
  const counts = { count: items.length, total_count: items.length };
  return new PageResult(items, result.info && { ...result.info, ...counts });
}

/** An object around one list: `{ "deployments": [...] }`. */
function withList(result: unknown, change: (items: readonly unknown[]) => readonly unknown[]): unknown {
  const lists = isObject(result) && !(result instanceof Reply) ? Object.entries(result).filter(isList) : [];
  const [list] = lists;
  return list === undefined || lists.length > 1 ? result : { ...Object(result), [list[0]]: change(list[1]) };
}

const isList = (entry: [string, unknown]): entry is [string, Record<string, unknown>[]] =>
  Array.isArray(entry[1]) && entry[1].every(isObject);
