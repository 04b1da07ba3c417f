/** Pages of a collection in the generic state: only the items of the page are read. */
import { isObject } from '@flarewire/schema';
import { isFiltered } from '../../generic/filters.ts';
import type { Context } from '../../handler/context.ts';
import type { PageResult } from '../../handler/page-result.ts';
import { pageResult, windowOf } from '../../http/page.ts';
import type { Fields } from './fields.ts';

type Asking = Pick<Context, 'sandbox' | 'operation' | 'schemas' | 'query' | 'page' | 'url'>;

/** The page that the query asks for of all items, or of those that pass its filters. @param descending true begins with the last, of those that were made or by `order` */
export function pageOf<Item extends object = Fields, Shown = Item>(
  context: Asking,
  scope: string,
  show: (item: Item) => Shown,
  descending = false,
  order?: string,
): PageResult<Shown> {
  const window = windowOf(context.operation, context.schemas, context.query);
  // Of the address: reading the query itself would mean that the rule applies it.
  const isAsked = isFiltered(Object.fromEntries(context.url.searchParams));
  const { items, total } = context.sandbox.store.list(scope, {
    ...(isAsked ? { limit: Number.MAX_SAFE_INTEGER, offset: 0 } : window),
    descending,
    ...(order !== undefined && { order }),
  });
  const kept = items.filter(isObject) as unknown[] as Item[]; // the rules of a product know what they stored
  if (isAsked) return context.page(kept, show);
  return pageResult(
    window,
    kept.map((item) => show(item)),
    total,
  );
}
