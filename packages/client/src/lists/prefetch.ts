/** Prefetches pages: in order, with bounded concurrency, and cancelled when the reader stops. */
import type { RequestOptions } from '../types.ts';
import { lastPage, nextPage, type PageFacts } from './next-page.ts';

export interface Steps<Page> {
  /** Fetches a page by number. */
  get(page: number, end: AbortSignal): PromiseLike<Page>;
  /** Links a page to the one before it. */
  follow(page: Page, next: Page): Page;
}

/** The pages of a list from its first one on; undefined if it has no page numbers or no totals, which limit how far to go. */
export function pagesAhead<Page>(
  first: Page,
  facts: PageFacts,
  { prefetch = 0, signal }: RequestOptions,
  steps: Steps<Page>,
): AsyncGenerator<Page> | undefined {
  const next = nextPage(facts);
  const last = lastPage(facts);
  if (next?.key !== 'page' || !last) return undefined;
  return ahead(first, Number(next.value) - 1, last, prefetch, signal, steps);
}

/** Yields pages `from` to `last`, where `first` is already loaded; at most `k` are in flight. */
export async function* ahead<Page>(
  first: Page,
  from: number,
  last: number,
  k: number,
  caller: AbortSignal | null | undefined,
  { get, follow }: Steps<Page>,
): AsyncGenerator<Page> {
  const controller = new AbortController();
  const end = () => controller.abort(caller?.reason);
  if (caller?.aborted) end();
  caller?.addEventListener('abort', end, { once: true });
  const coming: Promise<Page>[] = [];
  let asked = from;
  const ask = () => {
    while (asked < last && coming.length < k) {
      const page = Promise.resolve(get(++asked, controller.signal));
      page.catch(() => {}); // rethrown in order; pages after a failure are ignored
      coming.push(page);
    }
  };
  try {
    let page = first;
    for (;;) {
      ask();
      yield page;
      const next = coming.shift();
      if (!next) return;
      page = follow(page, await next);
    }
  } finally {
    end();
    caller?.removeEventListener('abort', end);
    await Promise.allSettled(coming);
  }
}
