/** Reads the first page of a resource's list for its count and first items. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { asItem, itemsIn } from '../../data/item.ts';
import type { Item } from '../../ui/table/cell-value.ts';
import { type AnyPage, anyList, anyOne } from '../items/any-call.ts';
import { homeOf, type Resource } from '../resources/resources.ts';
import { type Context, placeOf } from '../resources/template.ts';

/** Refetched rarely, because it is only a hint. */
const staleTime = 60_000;

export interface First {
  readonly items: readonly Item[];
  readonly total: number;
  /** There are more than `total`, because the list does not report its count. */
  readonly hasMore: boolean;
}

/** @returns undefined while loading; an error if the list was refused */
export function useFirst(resource: Resource, context: Context): First | Error | undefined {
  const { list } = resource;
  const place = list === undefined ? undefined : placeOf(list, context);
  const enabled = place !== undefined;
  const isPaged = list?.page !== undefined;
  const paged = useInfiniteQuery({ ...anyList(list?.name ?? '', place ?? {}), staleTime, enabled: enabled && isPaged });
  const whole = useQuery({ ...anyOne(list?.name ?? '', place ?? {}), staleTime, enabled: enabled && !isPaged });
  const { data, error } = isPaged ? paged : whole;
  if (data === undefined) return error ?? undefined;
  const page = paged.data?.pages[0] as AnyPage | undefined; // see `anyList`
  const name = list === undefined ? '' : (homeOf(list).split('.').at(-1) ?? '');
  const items = (page?.items ?? itemsIn(whole.data, name)).map(asItem);
  const total = page?.info.total_count ?? items.length;
  return { items, total, hasMore: page?.next !== undefined && page.info.total_count === undefined };
}
