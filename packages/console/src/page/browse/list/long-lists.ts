/** Lists of which many pages are loaded: after a change they are mended in place, not read again from the first page. */
import type { InfiniteData } from '@tanstack/react-query';
import type { Item } from '../../ui/table/cell-value.ts';
import type { AnyPage } from '../items/any-call.ts';
import { asItem, idOf } from '../items/item.ts';

/** What became of one item. */
export interface Mend {
  /** Name of the path value that asks for it. */
  readonly value: string;
  readonly id: string;
  /** Its new fields; undefined: it is gone. */
  readonly fields: Item | undefined;
}

type Pages = InfiniteData<AnyPage>;

/** So many calls are worth saving. */
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

/** The first page alone: the others are asked for again when they are seen. */
export const firstOf = ({ pages, pageParams }: Pages): Pages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});
