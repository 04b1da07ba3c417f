/** Named views of tables: filter, conditions, query, order and columns, stored in this browser. */
import { isObject } from '@flarewire/schema';
import { stored } from '../../ui/browser-storage.ts';
import { type BrowseSearch, browseSearch } from '../search.ts';

/** The state of a table in the URL, without the open row and the place. */
export type TableState = Pick<BrowseSearch, (typeof FIELDS)[number]>;

export interface View {
  readonly name: string;
  readonly state: TableState;
}

const FIELDS = ['filter', 'filters', 'where', 'sort', 'columns'] as const;
export const MAX_VIEWS = 30;

type Views = Readonly<Record<string, readonly View[]>>;

/** By resource. */
export const views = stored<Views>('browse.views', (found) => {
  if (!isObject(found)) return {};
  return Object.fromEntries(
    Object.entries(found).map(([resource, list]) => [resource, Array.isArray(list) ? list.flatMap(readView) : []]),
  );
});

function readView(value: unknown): View[] {
  if (!isObject(value) || typeof value.name !== 'string' || !isObject(value.state)) return [];
  return [{ name: value.name, state: stateOf(browseSearch(value.state)) }];
}

export function stateOf(search: BrowseSearch): TableState {
  return Object.fromEntries(FIELDS.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])));
}

/** Replaces the view of the same name. The newest first. */
export function saveView(resource: string, view: View): void {
  const all = views.read();
  const others = (all[resource] ?? []).filter(({ name }) => name !== view.name);
  views.write({ ...all, [resource]: [view, ...others].slice(0, MAX_VIEWS) });
}

export function deleteView(resource: string, name: string): void {
  const all = views.read();
  views.write({ ...all, [resource]: (all[resource] ?? []).filter((view) => view.name !== name) });
}

/** A change of the URL that shows a view: what the view does not set is removed. */
export const showView = ({ state }: View): Record<(typeof FIELDS)[number], TableState[keyof TableState]> => ({
  filter: state.filter,
  filters: state.filters,
  where: state.where,
  sort: state.sort,
  columns: state.columns,
});
