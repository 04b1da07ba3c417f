/** Prefetches pages: in order, with bounded concurrency, and cancelled when the reader stops. */

export interface Steps<Page> {
  /** Fetches a page by number. */
  get(page: number, end: AbortSignal): PromiseLike<Page>;
  /** Links a page to the one before it. */
  follow(page: Page, next: Page): Page;
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
