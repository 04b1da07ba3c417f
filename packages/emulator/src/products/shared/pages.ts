/** Pages of a collection in the generic state: only the items of the page are read. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { PageResult } from '../../handler/page-result.ts';
import { pageResult, windowOf } from '../../http/page.ts';
import type { Fields } from './fields.ts';

type Asking = Pick<Context, 'sandbox' | 'operation' | 'schemas' | 'query'>;

/** The page that the query asks for of all items. @param descending true begins with the last, of those that were made or by `order` */
export function pageOf<Item extends object = Fields, Shown = Item>(
  context: Asking,
  scope: string,
  show: (item: Item) => Shown,
  descending = false,
  order?: string,
): PageResult<Shown> {
  const window = windowOf(context.operation, context.schemas, context.query);
  const { items, total } = context.sandbox.store.list(scope, {
    ...window,
    descending,
    ...(order !== undefined && { order }),
  });
  const kept = items.filter(isObject) as unknown[] as Item[]; // the rules of a product know what they stored
  return pageResult(
    window,
    kept.map((item) => show(item)),
    total,
  );
}
