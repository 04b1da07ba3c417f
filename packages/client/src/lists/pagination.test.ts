import { describe, expect, it } from 'vitest';
import { BaseClient } from '../client.ts';
import type { PagePromise } from '../promise.ts';
import { type Call, harness, json, ok, product, virtualClock } from '../test-support.ts';
import type { AbstractPage } from './pagination.ts';
import * as pages from './pagination.ts';

type Answer = (query: URLSearchParams, call: Call) => Response;

/** Lists everything; a server that never ends fails the test after 30 requests. */
async function listAll(name: string, answer: Answer, params: Record<string, unknown> = {}) {
  const { client, calls } = harness(
    (call) => {
      if (calls.length > 30) throw new Error('endless');
      return answer(new URL(call.url).searchParams, call);
    },
    { maxRetries: 0 },
  );
  const items: unknown[] = [];
  let error: Error | undefined;
  try {
    const ids = {
      ...(/^values/.test(name) ? { account_id: 'a' } : { zone_id: 'z' }),
      ...(/deep/.test(name) && { deep_id: 'd' }),
    };
    const list = client.call(`test.${name}`, { ...ids, ...params });
    for await (const item of list as unknown as AsyncIterable<unknown>) items.push(item);
  } catch (caught) {
    error = caught as Error; // only errors are thrown
  }
  return { items, error, requests: calls.length, queries: calls.map(({ url }) => new URL(url).search), calls };
}

const pageOf = (query: URLSearchParams) => Number(query.get('page') ?? 1);

describe('a list by page numbers', () => {
  it.each([
    ['total_pages', { total_pages: 3 }],
    ['total_count', { total_count: 6, per_page: 2 }],
    ['total_count before a full last page', { total_count: 5, per_page: 2 }],
  ])('a list by page numbers takes n requests for n pages: ends by %s', async (_, info) => {
    const { items, requests, queries } = await listAll(
      'records.list',
      (query) => ok([`a${pageOf(query)}`, 'b'], { page: pageOf(query), ...info }),
      { type: 'A' },
    );
    expect(items).toHaveLength(6);
    expect(requests).toBe(3);
    expect(queries).toEqual(['?type=A', '?type=A&page=2', '?type=A&page=3']);
  });

  it('a list by page numbers ends with a short page if the page size is known', async () => {
    const { items, requests } = await listAll('records.list', (query) =>
      ok(pageOf(query) < 3 ? [query.get('page'), 1] : [9], { per_page: 2 }),
    );
    expect([items.length, requests]).toEqual([5, 3]);
  });

  it('a list by page numbers continues until an empty page if the server reports nothing', async () => {
    const { items, requests } = await listAll('records.list', (query) => ok(pageOf(query) < 3 ? [pageOf(query)] : []));
    expect([items, requests]).toEqual([[1, 2], 3]);
  });

  it('a short response to a large per_page is not mistaken for the last page', async () => {
    const { items } = await listAll('records.list', (query) => ok(pageOf(query) < 3 ? [pageOf(query)] : []), {
      per_page: 1000,
    });
    expect(items).toEqual([1, 2]);
  });

  it('a list by page numbers starts at the page given by the caller', async () => {
    const { queries } = await listAll('records.list', (query) => ok([pageOf(query)], { total_pages: 4 }), {
      page: '3',
    });
    expect(queries).toEqual(['?page=3', '?page=4']);
  });

  it('a list by page numbers fails, instead of looping, if the server repeats a page', async () => {
    const numbered = await listAll('records.list', () => ok([{ id: 1 }], { page: 1, total_pages: 3 }));
    expect([numbered.items.length, numbered.requests]).toEqual([1, 2]);
    expect(numbered.error?.message).toBe(
      'test.records.list: the server repeats a page instead of advancing, so the list cannot be completed',
    );
    const silent = await listAll('records.list', () => ok([{ id: 1 }, { id: 2 }]));
    expect([silent.items.length, silent.requests, silent.error?.name]).toEqual([2, 2, 'CloudflareError']);
  });

  it('pages may start with the same item if their numbers differ', async () => {
    const { items, error } = await listAll('records.list', (query) =>
      ok(['same'], { page: pageOf(query), total_pages: 3 }),
    );
    expect([items, error]).toEqual([['same', 'same', 'same'], undefined]);
  });

  it('pages without numbers are compared by all items, with numbers by their first item', async () => {
    const items = (query: URLSearchParams) => ['first', pageOf(query)];
    const end = (query: URLSearchParams) => pageOf(query) > 3;
    const unnumbered = await listAll('records.list', (query) => ok(end(query) ? [] : items(query)));
    expect([unnumbered.error, unnumbered.items.length]).toEqual([undefined, 6]);
    const stuck = await listAll('records.list', (query) => ok(items(query), { page: 1, total_pages: 3 }));
    expect(stuck.error?.message).toMatch('repeats a page');
  });

  it('items are read from another key if the row names one, and result keeps its shape', async () => {
    const answer: Answer = (query) => ok({ things: [pageOf(query)], more: 1 }, { total_pages: 2 });
    expect((await listAll('records.listKeyed', answer)).items).toEqual([1, 2]);
    const { client } = harness(ok({ things: [1], more: 1 }));
    expect(await client.call('test.records.listKeyed', { zone_id: 'z' })).toMatchObject({
      result: { things: [1], more: 1 },
    });
  });
});

describe('a list by page numbers with totals', () => {
  it('a list with totals continues after an empty page in the middle', async () => {
    const { items, requests } = await listAll('records.list', (query) =>
      ok(pageOf(query) === 2 ? [] : [pageOf(query)], { page: pageOf(query), per_page: 1, total_pages: 3 }),
    );
    expect([items, requests]).toEqual([[1, 3], 3]);
  });

  it('a list with totals fails if the totals promise more than ever arrives', async () => {
    const { error, requests } = await listAll('records.list', (query) =>
      ok(pageOf(query) === 1 ? [1] : [], { page: pageOf(query), per_page: 1, total_count: 5_000_000 }),
    );
    expect(requests).toBe(21);
    expect(error?.message).toBe(
      'test.records.list: 20 consecutive pages are empty although the totals indicate more items, so the list cannot be completed',
    );
  });

  it('a list with totals goes by page numbers even if responses have cursors', async () => {
    const { items, queries } = await listAll('records.list', (query) =>
      ok([pageOf(query)], { page: pageOf(query), total_pages: 3, cursor: 'same', cursors: { after: 'same' } }),
    );
    expect(items).toEqual([1, 2, 3]);
    expect(queries).toEqual(['', '?page=2', '?page=3']);
  });
});

describe('a list by cursors', () => {
  it('a list by cursors ends with its cursors, whatever the totals', async () => {
    const info = { page: 1, per_page: 1, count: 1, total_count: 9, total_pages: 9 };
    const { items, queries, error } = await listAll('values.list', (query) =>
      query.has('cursor') ? ok([2], { ...info, cursor: '' }) : ok([1], { ...info, cursor: 'c' }),
    );
    expect([items, queries, error]).toEqual([[1, 2], ['', '?cursor=c'], undefined]);
  });

  it.each([
    ['values.list', 'cursor', (cursor: string) => ({ cursor })],
    ['values.deep.list', 'cursor', (after: string) => ({ cursors: { after } })],
    ['values.deep.tokens', 'page_token', (next_page_token: string) => ({ next_page_token })],
  ] as const)('%s follows %s until it is blank', async (name, key, info) => {
    const next: Record<string, string> = { '': 'one', one: 'two/+', 'two/+': '' };
    const { items, queries } = await listAll(
      name,
      (query) => {
        const at = query.get(key) ?? '';
        return ok([at], info(next[at] ?? 'lost'));
      },
      { limit: 1 },
    );
    expect(items).toEqual(['', 'one', 'two/+']);
    expect(queries).toEqual(['?limit=1', `?limit=1&${key}=one`, `?limit=1&${key}=two%2F%2B`]);
  });

  it('a list by cursors yields the instances of containers', async () => {
    const answer: Answer = (query) => ok({ instances: [1] }, query.has('page_token') ? {} : { next_page_token: 't' });
    expect((await listAll('values.deep.instances', answer)).items).toEqual([1, 1]);
  });

  it('a list by cursors continues after an empty page that has a successor', async () => {
    const { items } = await listAll('values.list', (query) =>
      query.has('cursor') ? ok([1], { cursor: '' }) : ok([], { cursor: 'c' }),
    );
    expect(items).toEqual([1]);
  });

  it('a list by cursors ends at an empty page that repeats its cursor', async () => {
    const { items, error, requests } = await listAll('values.list', (query) =>
      query.has('cursor') ? ok([], { cursor: 'c' }) : ok([1], { cursor: 'c' }),
    );
    expect([items, error, requests]).toEqual([[1], undefined, 2]);
  });

  it('a list by cursors fails if the server repeats cursors in a circle of any size', async () => {
    const next: Record<string, string> = { '': 'a', a: 'b', b: 'c', c: 'a' };
    const { error, requests } = await listAll('values.list', (query) =>
      ok([1], { cursor: next[query.get('cursor') ?? ''] }),
    );
    expect(error?.message).toMatch(/repeats a page instead of advancing/);
    expect(requests).toBe(4);
  });
});

describe('a page', () => {
  const zones: Answer = (query) => ok([pageOf(query)], { page: pageOf(query), total_pages: 2 });
  const list = () => {
    const { client, calls } = harness(({ url }) => zones(new URL(url).searchParams, calls[0] as Call));
    return {
      calls,
      page: client.call('test.records.list', { zone_id: 'z' }) as Promise<pages.V4PagePaginationArray<number>>,
    };
  };

  it('a page can fetch its next page repeatedly', async () => {
    const { page: first } = list();
    const page = await first;
    expect(page).toBeInstanceOf(pages.V4PagePaginationArray);
    expect([page.result, page.result_info, page.hasNextPage()]).toEqual([[1], { page: 1, total_pages: 2 }, true]);
    const second = await page.getNextPage();
    expect([second.result, second.hasNextPage(), (await page.getNextPage()).result]).toEqual([[2], false, [2]]);
    await expect(second.getNextPage()).rejects.toThrow('test.records.list: this is the last page');
  });

  it('a page iterates over pages and items', async () => {
    const { page } = list();
    const seen: unknown[] = [];
    for await (const one of (await page).iterPages()) seen.push(one.getPaginatedItems());
    for await (const item of await page) seen.push(item);
    expect(seen).toEqual([[1], [2], 1, 2]);
  });

  it('a page sends nothing more after the loop is left', async () => {
    const { page, calls } = list();
    for await (const _ of await page) break;
    expect(calls).toHaveLength(1);
  });

  it('a page shows its data and nothing of the request', async () => {
    expect(JSON.parse(JSON.stringify(await list().page))).toEqual({
      result: [1],
      result_info: { page: 1, total_pages: 2 },
    });
    // A program may replace its options.
    const { value: _, ...property } = Object.getOwnPropertyDescriptor(await list().page, 'options') ?? {};
    expect(property).toEqual({ enumerable: false, writable: true, configurable: true });
  });

  it('a page of a path without an operation is named by method and path', async () => {
    const { client } = harness(ok({ items: [1, 2] }));
    const page = await client.getAPIList('/x', pages.SinglePage<number>);
    expect(page.getPaginatedItems()).toEqual([1, 2]);
    await expect(page.getNextPage()).rejects.toThrow('GET /x: this is the last page; check hasNextPage() first');
  });

  it('a page without result or result_info is empty', async () => {
    const { client } = harness(json({ success: true, result: null }));
    const page = (await client.call('test.records.list', { zone_id: 'z' })) as pages.V4PagePaginationArray<unknown>;
    expect([page.result, page.result_info, page.hasNextPage()]).toEqual([[], {}, false]);
    const keyed = (await client.call('test.records.listKeyed', { zone_id: 'z' })) as pages.V4PagePagination<unknown>;
    expect([keyed.result, keyed.getPaginatedItems()]).toEqual([{}, []]);
  });

  it('a page of a single-page list is the only one', async () => {
    const { client, calls } = harness(ok([1, 2]));
    const page = (await client.call('test.all.list', { zone_id: 'z' })) as pages.SinglePage<number>;
    expect(page).toBeInstanceOf(pages.SinglePage);
    expect([page.result, page.hasNextPage(), calls.length]).toEqual([[1, 2], false, 1]);
  });

  it('a page is requested with the options of the first one', async () => {
    const { client, calls } = harness(({ url }) => zones(new URL(url).searchParams, calls[0] as Call));
    const list = client.call('test.records.list', { zone_id: 'z' }, { headers: { 'x-a': 'b' }, query: { only: 1 } });
    for await (const _ of list as unknown as AsyncIterable<unknown>);
    expect(calls.map(({ path, headers }) => [path, headers.get('x-a')])).toEqual([
      ['/zones/z/dns_records?only=1', 'b'],
      ['/zones/z/dns_records?only=1&page=2', 'b'],
    ]);
  });
});

describe('prefetching', () => {
  /** A server with this many pages of one item, each response taking `latency` of virtual time. */
  function arrange(pages: number, latency = 50) {
    const clock = virtualClock();
    const seen = { requests: 0, inFlight: 0, most: 0, aborted: 0 };
    const fetch = async (url: string, init: RequestInit) => {
      const page = Number(new URL(url).searchParams.get('page') ?? 1);
      seen.requests++;
      seen.most = Math.max(seen.most, ++seen.inFlight);
      try {
        await clock.sleep(latency, init.signal ?? undefined);
      } catch (error) {
        seen.aborted++;
        throw error;
      } finally {
        seen.inFlight--;
      }
      return ok([{ id: page }], { page, per_page: 1, total_count: pages, total_pages: pages });
    };
    const client = new BaseClient({ apiToken: 'token-for-tests', fetch, clock, logLevel: 'off' }, [product]);
    const list = (prefetch: number, signal?: AbortSignal) =>
      client.call(
        'test.records.list',
        { zone_id: 'z' },
        { prefetch, ...(signal && { signal }) },
      ) as unknown as PagePromise<AbstractPage<{ id: number }>>;
    return { clock, seen, list };
  }

  it('prefetching takes at most a fifth of the time, in order, with one request per page', async () => {
    const time = async (prefetch: number) => {
      const { clock, seen, list } = arrange(100);
      const started = clock.now();
      const items = await list(prefetch).all();
      expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
      expect(seen.requests).toBe(100);
      expect(seen.most).toBe(Math.max(1, prefetch));
      return clock.now() - started;
    };
    const [alone, ahead] = [await time(0), await time(8)];
    expect(alone).toBe(5000);
    expect(ahead).toBeLessThanOrEqual(alone / 5);
  });

  it('prefetching aborts requests in flight when the reader stops', async () => {
    const { seen, list } = arrange(100);
    for await (const { id } of list(8)) if (id === 3) break;
    expect(seen.inFlight).toBe(0);
    expect(seen.requests).toBeLessThanOrEqual(3 + 8);
  });

  it('prefetching ends when the caller aborts, and fails if a page fails', async () => {
    const { seen, list } = arrange(100);
    const controller = new AbortController();
    const read = async () => {
      for await (const { id } of list(8, controller.signal)) if (id === 3) controller.abort();
    };
    await expect(read()).rejects.toMatchObject({ name: 'APIUserAbortError' });
    expect(seen.inFlight).toBe(0);
  });

  it('pages are not prefetched if their number is unknown', async () => {
    const { client, calls } = harness([
      ok([{ id: 1 }], { per_page: 1 }),
      ok([{ id: 2 }], { per_page: 1 }),
      ok([], { per_page: 1 }),
    ]);
    const list = client.call('test.records.list', { zone_id: 'z' }, { prefetch: 8 }) as unknown as PagePromise<
      AbstractPage<object>
    >;
    expect(await list.all()).toHaveLength(2);
    expect(calls).toHaveLength(3);
  });
});

describe('toArray', () => {
  const list = (pages: number) => {
    const { client, calls } = harness(
      Array.from({ length: pages }, (_, i) => ok([{ id: i }, { id: -i }], { page: i + 1, total_pages: pages })),
    );
    return {
      calls,
      promise: client.call('test.records.list', { zone_id: 'z' }) as unknown as PagePromise<AbstractPage<object>>,
    };
  };

  it('toArray returns all items, or the first ones without requesting more pages than needed', async () => {
    const whole = list(3);
    expect(await whole.promise.toArray()).toHaveLength(6);
    const part = list(3);
    expect(await part.promise.toArray({ limit: 4 })).toHaveLength(4);
    expect([whole.calls.length, part.calls.length]).toEqual([3, 2]);
    expect(await list(3).promise.toArray({ limit: 0 })).toEqual([]);
  });
});

describe('a list without known pagination', () => {
  it('a list without known pagination continues if the response says so', async () => {
    const pages = [1, 2, 3].map((page) => ok([{ id: page }], { page, per_page: 1, total_pages: 3 }));
    const numbered = harness(pages);
    expect(
      await (
        numbered.client.call('test.all.list', { zone_id: 'z' }) as unknown as PagePromise<AbstractPage<object>>
      ).all(),
    ).toHaveLength(3);
    expect(numbered.calls.map(({ path }) => path)).toEqual([
      '/zones/z/everything',
      '/zones/z/everything?page=2',
      '/zones/z/everything?page=3',
    ]);
    const cursors = harness([ok([{ id: 1 }], { cursor: 'c' }), ok([{ id: 2 }], { cursor: '' })]);
    expect(
      await (
        cursors.client.call('test.all.list', { zone_id: 'z' }) as unknown as PagePromise<AbstractPage<object>>
      ).all(),
    ).toHaveLength(2);
  });

  it('a list without known pagination ends if the response holds everything', async () => {
    const { client, calls } = harness(ok([{ id: 1 }, { id: 2 }, { id: 3 }], { page: 1, per_page: 2, total_count: 3 }));
    expect(
      await (client.call('test.all.list', { zone_id: 'z' }) as unknown as PagePromise<AbstractPage<object>>).all(),
    ).toHaveLength(3);
    expect(calls).toHaveLength(1);
  });
});
