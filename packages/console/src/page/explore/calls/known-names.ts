/** Maps ids to known names, shown in place of `023e105f4ecef8ad9ca31a8372d0c353`. */
import { isObject } from '@flarewire/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sessionOptions } from '../../data/queries.ts';
import { thingsOptions } from '../../data/things.ts';

export type Names = ReadonlyMap<string, string>;

/** A list item with an id and a name. */
interface Named {
  readonly value?: unknown;
  readonly id?: unknown;
  readonly label?: unknown;
  readonly name?: unknown;
  /** Zones contain their account. */
  readonly account?: unknown;
}

/** Locally, names are requested. On a real account only names that this page has already loaded are used. */
export function useKnownNames(): Names {
  const client = useQueryClient();
  const { data: session } = useQuery(sessionOptions);
  const { data: things } = useQuery({ ...thingsOptions(client, {}), enabled: session?.mode === 'local' });
  return useMemo(() => {
    // All cached lists: pickers, search, tables.
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

/** Extracts items from an item, a list, or a list in pages. */
function itemsIn(data: unknown): readonly Named[] {
  if (Array.isArray(data)) return data.filter(isObject);
  if (!isObject(data)) return [];
  const { options, pages, items } = data;
  if (Array.isArray(pages)) return pages.flatMap(itemsIn);
  return options ? itemsIn(options) : items ? itemsIn(items) : [data];
}
