/** Loads options from a list once its field is focused. */

import { isObject } from '@flarewire/schema';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { jsonOf } from '../../data/answer.ts';
import { call } from '../../data/call.ts';
import { productOptions } from '../../data/catalog.ts';
import { pageOf } from '../../data/lists/paging.ts';
import type { Params } from '../schema.ts';
import { type PickOption, pickOptions } from './options.ts';
import type { PickerSource } from './source.ts';

/** Maximum number of items; with more, users type the id, or part of the name if the list supports a search. */
const MAX_ITEMS = 1000;
const MAX_PAGES = 10;
const PAGE = 100;
const HALF_A_MINUTE = 30_000;

interface Picked {
  readonly options: readonly PickOption[];
  /** True if there are more than requested. */
  readonly isCut: boolean;
}

/** @param isAsked true if the user focused the field; nothing is requested before */
export function usePickOptions(source: PickerSource, field: string, ask: Params, isAsked: boolean) {
  const client = useQueryClient();
  const { list, path } = source;
  return useQuery({
    // Shares the prefix of other queries of the list, so that changes invalidate this one too.
    queryKey: [list.name, ask, 'picker', path ?? field],
    enabled: isAsked,
    staleTime: HALF_A_MINUTE,
    queryFn: ({ signal }) => readOptions(client, { source, field, ask }, signal),
  });
}

/** Reads a list as options, up to a maximum. */
export async function readOptions(
  client: QueryClient,
  { source: { list, path }, field, ask }: { source: PickerSource; field: string; ask: Params },
  signal?: AbortSignal,
): Promise<Picked> {
  const { operations } = await client.ensureQueryData(productOptions(list.product));
  const { params = [], columns = [] } = operations[list.name] ?? {};
  const { items, isCut } = await allItems(list, { ...pageSize(params), ...ask }, signal);
  return { options: pickOptions(items, path, columns, field), isCut };
}

function pageSize(params: readonly { readonly name: string; readonly schema: Params }[]): Params {
  const param = params.find(({ name }) => name === 'per_page') ?? params.find(({ name }) => name === 'limit');
  const { maximum } = param?.schema ?? {};
  return param === undefined || typeof maximum !== 'number' ? {} : { [param.name]: Math.min(maximum, PAGE) };
}

async function allItems(list: PickerSource['list'], first: Params, signal: AbortSignal | undefined) {
  const items: unknown[] = [];
  let params: Params | undefined = first;
  for (let turn = 0; params !== undefined && turn < MAX_PAGES && items.length < MAX_ITEMS; turn++) {
    const json = jsonOf(await call(list.name, params, signal && { signal }));
    const page = pageOf(list, params, json);
    if (page === undefined) return { items: resultOf(json), isCut: false };
    items.push(...page.items);
    params = page.items.length === 0 ? undefined : page.next;
  }
  return { items, isCut: params !== undefined };
}

const resultOf = (json: unknown): unknown => (isObject(json) && 'result' in json ? json.result : json);

const FEW_MINUTES = 300_000;

/**
 * The named item of an id: one call, for a form of a real account whose lists have not been loaded.
 * @param ask parameters that read it; undefined if not wanted. If it cannot be read, the id is shown
 */
export function useOneOption({ get, path }: PickerSource, field: string, ask: Params | undefined, id: string) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [get?.name, ask, 'picked'],
    enabled: get !== undefined && ask !== undefined,
    staleTime: FEW_MINUTES,
    queryFn: async ({ signal }): Promise<PickOption | null> => {
      if (get === undefined) return null;
      const { operations } = await client.ensureQueryData(productOptions(get.product));
      const result = resultOf(jsonOf(await call(get.name, ask ?? {}, { signal })));
      const options = pickOptions([result], path?.split('.').at(-1), operations[get.name]?.columns ?? [], field);
      return options.find(({ value }) => value === id) ?? null;
    },
  });
  return data ?? undefined;
}
