/** Messages between the page and the search worker. */
import type { SearchAnswer, SearchOptions } from '@flarewire/search';

export interface SearchRequest {
  readonly id: number;
  readonly query: string;
  readonly options: SearchOptions;
}

export type SearchReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SearchAnswer }
  /** Without an id: the data failed to load, so there will be no results. */
  | { readonly kind: 'failed'; readonly id?: number; readonly message: string };
