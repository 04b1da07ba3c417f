/** Loads the rows of a resource: page by page, or at once if the list has no pages. */
import { isObject } from '@flarewire/schema';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSubject } from '../../data/catalog.ts';
import { asItem, idOf, itemsIn } from '../../data/item.ts';
import type { Item } from '../../ui/table/cell-value.ts';
import { type AnyPage, anyList, anyOne, type Params } from '../items/any-call.ts';
import { homeOf, type Resource } from '../resources/resources.ts';

export interface Row {
  /** The id, or the index if there is none. */
  readonly key: string;
  readonly item: Item;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** Total count, if known. */
  readonly total: number | undefined;
  readonly isComplete: boolean;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  /** Loads the next page; does nothing while one is loading. */
  readonly more: () => void;
  readonly retry: () => void;
}

/** Page size: larger pages load slowly, smaller ones need many requests. */
const PAGE = 1000;

/** The page size parameter and its value. */
export function pageLength(params: readonly { readonly name: string; readonly schema: Params }[]): Params {
  const param = params.find(({ name }) => name === 'per_page') ?? params.find(({ name }) => name === 'limit');
  const { maximum } = param?.schema ?? {};
  return param === undefined || typeof maximum !== 'number' ? {} : { [param.name]: Math.min(maximum, PAGE) };
}

/** @param resource one with a list. @param place its path parameters */
export function useRows(resource: Resource, place: Params, where: Params): Rows {
  const { list, field } = resource;
  if (list === undefined) throw new Error(`${resource.name} has no list.`);
  const { schemas } = useSubject(list.name);
  const isPaged = list.page !== undefined && field === undefined;
  const paged = useInfiniteQuery({
    ...anyList(list.name, { ...pageLength(schemas.params), ...where, ...place }),
    enabled: isPaged,
  });
  const whole = useQuery({ ...anyOne(list.name, { ...where, ...place }), enabled: !isPaged });
  const result = isPaged ? paged.data : whole.data;
  const rows = useMemo(() => {
    // `anyList` returns pages of unknown items.
    const pages = isPaged ? ((result as { pages: readonly AnyPage[] } | undefined)?.pages ?? []) : undefined;
    return rowsOf(pages?.flatMap(({ items }) => items) ?? plainItems(resource, result), resource.id);
  }, [isPaged, result, resource]);
  const { isLoading, isFetching, error, refetch } = isPaged ? paged : whole;
  const { hasNextPage, fetchNextPage } = paged;
  return {
    rows,
    total: isPaged ? (paged.data?.pages[0]?.info as AnyPage['info'] | undefined)?.total_count : rows.length, // see `anyList`
    isComplete: !isPaged || (paged.data !== undefined && !hasNextPage),
    isLoading,
    isFetching,
    error,
    more: () => {
      if (isPaged && hasNextPage && !isFetching && error === null) void fetchNextPage();
    },
    retry: () => void refetch(),
  };
}

function plainItems({ list, field }: Resource, result: unknown): readonly unknown[] {
  if (field !== undefined) return isObject(result) && Array.isArray(result[field]) ? result[field] : [];
  return itemsIn(result, list === undefined ? '' : (homeOf(list).split('.').at(-1) ?? ''));
}

/** Repeated ids get distinct keys, because row keys must be unique. */
function rowsOf(items: readonly unknown[], idName: string | undefined): Row[] {
  const seen = new Set<string>();
  return items.map((value, place) => {
    const item = asItem(value);
    const id = idOf(item, idName ?? 'id');
    const key = id === undefined || seen.has(id) ? `#${place}` : id;
    seen.add(key);
    return { key, item };
  });
}
