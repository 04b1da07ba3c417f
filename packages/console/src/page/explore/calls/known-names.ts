/** The names of ids, as far as they are known: what people read in place of `023e105f4ecef8ad9ca31a8372d0c353`. */
import { isObject } from '@flarewire/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sessionOptions } from '../../data/queries.ts';
import { thingsOptions } from '../../data/things.ts';

export type Names = ReadonlyMap<string, string>;

/** An item as lists have it. */
interface Named {
  readonly value?: unknown;
  readonly id?: unknown;
  readonly label?: unknown;
  readonly name?: unknown;
  /** Zones say whose they are. */
  readonly account?: unknown;
}

/** On this machine they are asked for. Of a real account nothing is: names are those that this page has come across. */
export function useKnownNames(): Names {
  const client = useQueryClient();
  const { data: session } = useQuery(sessionOptions);
  const { data: things } = useQuery({ ...thingsOptions(client, {}), enabled: session?.mode === 'local' });
  return useMemo(() => {
    // All that pages keep of lists: pickers, the search, tables.
    const found = client
      .getQueryCache()
      .findAll()
      .flatMap(({ state }) => itemsIn(state.data));
    return namesOf([...found, ...(things ?? [])]);
  }, [client, things]);
}

export function namesOf(items: readonly Named[]): Names {
  const names = new Map<string, string>();
  for (const { value, id = value, label, name = label, account } of items) {
    if (isText(id) && isText(name) && id !== name) names.set(id, name);
    if (isObject(account)) for (const [own, text] of namesOf([account])) names.set(own, text);
  }
  return names;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** One item, a list, or a list in pages, in whatever holds it. */
function itemsIn(data: unknown): readonly Named[] {
  if (Array.isArray(data)) return data.filter(isObject);
  if (!isObject(data)) return [];
  const { options, pages, items } = data;
  if (Array.isArray(pages)) return pages.flatMap(itemsIn);
  return options ? itemsIn(options) : items ? itemsIn(items) : [data];
}
