import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { ahead } from './prefetch.ts';

/** Pages 1 to 9, three of them prefetched; requests are recorded with their signals. */
function arrange(caller?: AbortSignal, get: (page: number) => Promise<number> = async (page) => page) {
  const asked: { page: number; signal: AbortSignal }[] = [];
  const pages = ahead(1, 1, 9, 3, caller, {
    get: (page, signal) => {
      asked.push({ page, signal });
      return get(page);
    },
    follow: (_page, next) => next,
  });
  return { asked, pages };
}

describe('prefetched pages', () => {
  it('at most the allowed number of pages is prefetched, and all arrive in order', async () => {
    const { asked, pages } = arrange();
    expect(await pages.next()).toEqual({ value: 1, done: false });
    expect(asked.map(({ page }) => page)).toEqual([2, 3, 4]);
    const rest: number[] = [];
    for await (const page of pages) rest.push(page);
    expect(rest).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(asked).toHaveLength(8);
  });

  it("prefetching ends with its reader, and leaves no listener on the caller's signal", async () => {
    const caller = new AbortController();
    const { asked, pages } = arrange(caller.signal);
    await pages.next();
    expect(getEventListeners(caller.signal, 'abort')).toHaveLength(1);
    await pages.return(undefined);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  });

  it("prefetching stops with the caller's reason, even if the signal was already aborted", async () => {
    for (const isEarly of [true, false]) {
      const caller = new AbortController();
      if (isEarly) caller.abort('enough');
      const { asked, pages } = arrange(caller.signal);
      await pages.next();
      if (!isEarly) caller.abort('enough');
      expect(asked.map(({ signal }) => signal.reason)).toEqual(['enough', 'enough', 'enough']);
    }
  });

  it('failed pages reject in order, and silently if the reader never reaches them', async () => {
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    const { pages } = arrange(undefined, (page) => (page < 3 ? Promise.resolve(page) : Promise.reject(page)));
    expect([await pages.next(), await pages.next()].map(({ value }) => value)).toEqual([1, 2]);
    await expect(pages.next()).rejects.toBe(3);
    await new Promise(setImmediate);
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });
});
