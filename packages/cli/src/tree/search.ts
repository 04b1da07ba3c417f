/** Searches the operations, tasks and settings by what people type. */
import { index, loadProduct, type Operation } from '@flarewire/contract';
import { arrange, createSearch, type Place, type Search, type SearchHit, searchDocuments } from '@flarewire/search';
import { storedSearch } from './search-file.ts';

export interface Found {
  /** Operations, tasks, settings and errors, best first. */
  readonly items: readonly ({ readonly hit: SearchHit } | { readonly place: Place })[];
  /** Those that are no operation, best first. */
  readonly places: readonly Place[];
}

let searching: Promise<Search> | undefined;

export async function searchFor(text: string, limit: number): Promise<Found> {
  searching ??= loadSearch();
  const { hits, places, isExact } = (await searching)(text, { limit, isLocal: false });
  const others = places.map(({ place, score }, at) => ({ id: `place ${at}`, group: place.kind, score, place }));
  const operations = hits.map((hit) => ({ id: hit.name, group: 'operation', score: 1, hit }));
  const groups = arrange<(typeof others)[number] | (typeof operations)[number]>(others, operations, isExact);
  return { items: groups.flatMap(({ items }) => items), places: places.map(({ place }) => place) };
}

/** Without a stored index, the whole contract is read and indexed. */
async function loadSearch(): Promise<Search> {
  return storedSearch() ?? createSearch(await searchDocuments(index(), loadProduct));
}

/** The call that does a task; undefined if it is not a call: a page of the console, or of the documentation. */
export function callOf({ to: { path, operation: own, params = {} } }: Place) {
  const name = own ?? /^\/explore\/([\w.]+)$/.exec(path)?.[1];
  const operation: Operation | undefined = index().operations.find((one) => one.name === name);
  return operation === undefined ? undefined : { operation, params };
}
