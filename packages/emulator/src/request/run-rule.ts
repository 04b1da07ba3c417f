/** Runs the rule of a product, and applies the query filters that the rule does not handle. */
import { filtersIn, passesOf, watched } from '../generic/filters.ts';
import type { AnyHandler, Context } from '../handler/context.ts';
import { PageResult } from '../handler/page-result.ts';

export function runRule(handler: AnyHandler, context: Context): unknown {
  if (context.operation.method !== 'GET' || filtersIn(context.query).length === 0) return handler(context);
  const { query, unread } = watched(context.query);
  const passing = <Item>(items: readonly Item[], show: (item: Item) => unknown): readonly Item[] => {
    const filters = unread();
    if (filters.length === 0) return items;
    const shown = new Map(items.map((item) => [item, show(item)]));
    const passes = passesOf(filters, [...shown.values()], context);
    return items.filter((item) => passes(shown.get(item)));
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
  if (!(result instanceof PageResult) || passing(result.items, own).length === result.items.length) return result;
  const items = passing(result.items, own);
  const counts = { count: items.length, total_count: items.length };
  return new PageResult(items, result.info && { ...result.info, ...counts });
}
