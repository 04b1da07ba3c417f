/** The rows of a resource: page after page as they are asked for, or all at once where the list has no pages. */
import { isObject } from '@flarewire/schema';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSubject } from '../../data/catalog.ts';
import type { Item } from '../../ui/table/cell-value.ts';
import { type AnyPage, anyList, anyOne, type Params } from '../items/any-call.ts';
import { asItem, idOf, itemsIn } from '../items/item.ts';
import { homeOf, type Resource } from '../resources/resources.ts';

export interface Row {
  /** The id; where there is none, its place. */
  readonly key: string;
  readonly item: Item;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** All there are, where it is known. */
  readonly total: number | undefined;
  readonly isComplete: boolean;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  /** Asks for the next page; does nothing while one is on its way. */
  readonly more: () => void;
  readonly retry: () => void;
}

/** Larger pages are slow to come, smaller ones are many. */
const PAGE = 1000;

/** The name and value of the parameter that says how long a page is. */
export function pageLength(params: readonly { readonly name: string; readonly schema: Params }[]): Params {
  const param = params.find(({ name }) => name === 'per_page') ?? params.find(({ name }) => name === 'limit');
  const { maximum } = param?.schema ?? {};
  return param === undefined || typeof maximum !== 'number' ? {} : { [param.name]: Math.min(maximum, PAGE) };
}

/** @param resource one with a list. @param place the parameters of its path */
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
    // `anyList` answers with pages of unknown items.
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

/** An id that comes twice has a key of its own: rows must be told apart. */
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
