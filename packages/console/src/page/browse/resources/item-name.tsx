/** Finds the name of the item whose viewer is shown: a bucket, a Worker, a database. */
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { idOf, nameOf } from '../../data/item.ts';
import { useRows } from '../list/use-rows.ts';
import { specials } from '../viewers/special.ts';
import { parentOf } from './links.ts';
import type { Resource } from './resources.ts';
import { type Context, placeOf, scopeName } from './template.ts';
import { useResources } from './use-resources.ts';

interface Shown {
  readonly id: string;
  /** True if the id is the display name. */
  readonly isName: boolean;
  /** The list that contains the item, queried as by the picker above the page. */
  readonly parent: Resource;
  readonly place: Readonly<Record<string, string>>;
}

/** The item of a viewer; undefined for tables and for zone-level pages. */
export function shownItem(all: readonly Resource[], resource: Resource, context: Context): Shown | undefined {
  const { needs = [] } = Object.hasOwn(specials, resource.name) ? (specials[resource.name] ?? {}) : {};
  const value = needs.at(-1);
  if (value === undefined || scopeName(value) !== undefined) return undefined;
  const { [value]: id, ...above } = context;
  const parent = resource.id === value ? resource : parentOf(all, resource, value);
  const place = parent?.list === undefined ? undefined : placeOf(parent.list, above);
  if (id === undefined || parent === undefined || place === undefined) return undefined;
  return { id, isName: value.endsWith('_name'), parent, place };
}

/** The name once it is known, and an element that requests it, to be rendered on the page. */
export function useItemName(
  resource: Resource | undefined,
  context: Context,
): readonly [name: string | undefined, asks: ReactNode] {
  const { all } = useResources();
  const [known, setKnown] = useState<readonly [id: string, name: string]>();
  const shown = resource === undefined ? undefined : shownItem(all, resource, context);
  if (shown === undefined) return [undefined, null];
  if (shown.isName) return [shown.id, null];
  const asks = (
    <Suspense>
      <Asks shown={shown} onName={(name) => setKnown([shown.id, name])} />
    </Suspense>
  );
  return [known?.[0] === shown.id ? known[1] : undefined, asks];
}

/** Causes no additional request, because the item's picker reads the same list. */
function Asks({ shown, onName }: { readonly shown: Shown; readonly onName: (name: string) => void }) {
  const { id, parent, place } = shown;
  const { rows } = useRows(parent, place, {});
  const row = rows.find(({ item }) => idOf(item, parent.id ?? 'id') === id);
  const name = row === undefined ? undefined : nameOf(row.item, id);
  useEffect(() => {
    if (name !== undefined) onName(name);
    // `onName` changes with every render but does the same.
  }, [name]);
  return null;
}
