/** Gets pages ahead of their reader: in order, bounded, and none left on its way when the reader goes. */

export interface Steps<Page> {
  /** Asks for a page by its number. */
  get(page: number, end: AbortSignal): PromiseLike<Page>;
  /** Takes a page as the one after another. */
  follow(page: Page, next: Page): Page;
}

/** Pages `from` to `last`, `first` being the one that is there; at most `k` are on their way. */
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
      page.catch(() => {}); // told when its turn comes; one after a failure is nobody's
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
