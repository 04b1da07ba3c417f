/** Sends queries to the search worker, one at a time, and of those waiting only the latest. */

import type { SearchAnswer, SearchOptions } from '@flarewire/search';
import type { SearchReport, SearchRequest } from './messages.ts';

/** `idle` until the first query; `failed` until the next one, which retries. */
export type SearchState = 'idle' | 'loading' | 'ready' | 'failed';

export interface SearchClient {
  /** Rejects with an AbortError if a later query replaces it or `signal` aborts. */
  search(query: string, options?: SearchOptions & { readonly signal?: AbortSignal }): Promise<SearchAnswer>;
  /** Loads the worker and its data before anything is typed. */
  warm(): void;
  state(): SearchState;
  /** Calls back on every change of state; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** The parts of a Worker used here. */
export interface SearchWorker {
  postMessage(request: SearchRequest): void;
  addEventListener(type: 'message', listener: (event: { readonly data: SearchReport }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

interface Question {
  readonly request: SearchRequest;
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

const replaced = (): Error => new DOMException('A later search replaced this one.', 'AbortError');

export function createSearchClient(start: () => SearchWorker): SearchClient {
  return new Connection(start);
}

class Connection implements SearchClient {
  readonly #start: () => SearchWorker;
  readonly #listeners = new Set<() => void>();
  #worker: SearchWorker | undefined;
  #state: SearchState = 'idle';
  /** Query in progress. */
  #asked: Question | undefined;
  #waiting: Question | undefined;
  #lastId = 0;

  constructor(start: () => SearchWorker) {
    this.#start = start;
  }

  search(query: string, options: SearchOptions & { readonly signal?: AbortSignal } = {}): Promise<SearchAnswer> {
    const { signal, ...rest } = options;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      this.warm();
      this.#waiting?.reject(replaced());
      // The running query's result is discarded, but the worker is busy until then.
      this.#asked?.reject(replaced());
      const own: Question = { request: { id: ++this.#lastId, query, options: rest }, resolve, reject };
      this.#waiting = own;
      signal?.addEventListener('abort', () => {
        if (this.#waiting === own) this.#waiting = undefined;
        reject(signal.reason);
      });
      if (this.#asked === undefined) this.#next();
    });
  }

  warm(): void {
    if (this.#worker !== undefined) return;
    const worker = this.#start();
    this.#worker = worker;
    this.#become('loading');
    // An abandoned worker may still send messages.
    worker.addEventListener('message', ({ data }) => {
      if (this.#worker === worker) this.#hear(data);
    });
    worker.addEventListener('error', () => {
      if (this.#worker === worker) this.#fail('Could not start the search.');
    });
  }

  state(): SearchState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #become(state: SearchState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #next(): void {
    this.#asked = this.#waiting;
    this.#waiting = undefined;
    if (this.#asked !== undefined) this.#worker?.postMessage(this.#asked.request);
  }

  #hear(report: SearchReport): void {
    if (report.kind === 'ready') this.#become('ready');
    else if (report.kind === 'failed' && report.id === undefined) this.#fail(report.message);
    else if (this.#asked?.request.id === report.id) {
      if (report.kind === 'answer') this.#asked?.resolve(report.answer);
      else this.#asked?.reject(new Error(report.message));
      this.#next();
    }
  }

  #fail(message: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const question of [this.#asked, this.#waiting]) question?.reject(new Error(message));
    this.#asked = undefined;
    this.#waiting = undefined;
    this.#become('failed');
  }
}

/** The search of this page, started on first use. */
export const operationSearch: SearchClient = createSearchClient(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'search' }),
);

/** @example const { hits } = await searchOperations('dns recrod', { limit: 20, signal }) */
export const searchOperations: SearchClient['search'] = (query, options) => operationSearch.search(query, options);
