/** What the page and the search worker say to each other. */
import type { SearchAnswer, SearchOptions } from '@flarewire/search';

export interface SearchRequest {
  readonly id: number;
  readonly query: string;
  readonly options: SearchOptions;
}

export type SearchReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SearchAnswer }
  /** Without an id: the data did not come, so there will be no answers. */
  | { readonly kind: 'failed'; readonly id?: number; readonly message: string };
