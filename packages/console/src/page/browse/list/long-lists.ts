/** Updates lists with many loaded pages in place after a change, instead of reloading them from the first page. */
import type { InfiniteData } from '@tanstack/react-query';
import { asItem, idOf } from '../../data/item.ts';
import type { Item } from '../../ui/table/cell-value.ts';
import type { AnyPage } from '../items/any-call.ts';

/** The change to one item. */
export interface Mend {
  /** Path parameter of the item. */
  readonly value: string;
  readonly id: string;
  /** The new fields; undefined if the item was deleted. */
  readonly fields: Item | undefined;
}

type Pages = InfiniteData<AnyPage>;

/** Minimum number of pages for an update in place. */
const LONG = 3;

export const isLong = (data: unknown): data is Pages => {
  const pages: unknown = Object(data).pages;
  return Array.isArray(pages) && pages.length > LONG;
};

export function mended(data: Pages, { value, id, fields }: Mend): Pages {
  let gone = 0;
  const pages = data.pages.map((page) => {
    const items = page.items.flatMap((one) => {
      const item = asItem(one);
      if (idOf(item, value) !== id) return [one];
      if (fields !== undefined) return [{ ...item, ...fields }];
      gone += 1;
      return [];
    });
    return { ...page, items };
  });
  const [first, ...rest] = pages;
  const total = first?.info.total_count;
  if (first === undefined || total === undefined) return { ...data, pages };
  return { ...data, pages: [{ ...first, info: { ...first.info, total_count: total - gone } }, ...rest] };
}

/** Keeps the first page; the others are refetched when they become visible. */
export const firstOf = ({ pages, pageParams }: Pages): Pages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});
