import {
  dehydrate,
  hydrate,
  InfiniteQueryObserver,
  MutationObserver,
  QueryObserver,
  skipToken,
} from '@tanstack/react-query';
import { APIError } from 'flarewire';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFlarewire } from './flarewire.ts';
import { address, cache, setUp } from './test-support.ts';
import type { Transport } from './types.ts';

async function withZone(records = 0) {
  const world = setUp();
  const { id: zone_id } = await world.client.zones.create({ account: { id: world.account_id }, name: 'example.com' });
  for (let i = 0; i < records; i++) await world.client.dns.records.create(address(zone_id, `r${i}.example.com`));
  world.sent.length = 0;
  return { ...world, zone_id };
}

/** A transport that returns the given response for every call. */
const answering = (answer: unknown): Transport => vi.fn(async () => answer);

/** Observes a query until the test ends. */
function watch(observer: { subscribe(listener: () => void): () => void }) {
  onTestFinished(observer.subscribe(() => {}));
}

describe('queries', () => {
  test('a name that is only known at run time has options whose data are unknown', async () => {
    const { flarewire, queryClient, zone_id } = await withZone(1);
    const name: string = 'zones.get';
    const zone: unknown = await queryClient.fetchQuery(flarewire.queryOptions(name, { zone_id }));
    expect(zone).toMatchObject({ id: zone_id });
    const list: string = 'dns.records.list';
    const { pages } = await queryClient.fetchInfiniteQuery(flarewire.infiniteQueryOptions(list, { zone_id }));
    expect(pages[0]?.items).toHaveLength(1);
    const { items } = await queryClient.fetchQuery(flarewire.allOptions(list, { zone_id }));
    expect(items).toHaveLength(1);
    await flarewire.invalidate(queryClient, name, { zone_id });
    expect(queryClient.getQueryData(flarewire.queryKey(name, { zone_id }))).toEqual(zone);
    // @ts-expect-error a literal name is checked
    expect(flarewire.queryOptions('zones.gte', { zone_id }).retry).toBe(false);
  });

  test('a query of a single resource holds the object the client returns', async () => {
    const { flarewire, queryClient, client, zone_id } = await withZone();
    const zone = await queryClient.fetchQuery(flarewire.queryOptions('zones.get', { zone_id }));
    expect(zone).toEqual(await client.zones.get({ zone_id }));
    expect(queryClient.getQueryData(flarewire.queryKey('zones.get', { zone_id }))?.name).toBe('example.com');
  });

  test('a query of a list holds its first page as plain data', async () => {
    const { flarewire, queryClient, zone_id } = await withZone(3);
    const page = await queryClient.fetchQuery(flarewire.queryOptions('dns.records.list', { zone_id, per_page: 2 }));
    expect(page.items.map(({ name }) => name)).toEqual(['r0.example.com', 'r1.example.com']);
    expect(page).toMatchObject({ info: { total_count: 3 }, next: { page: 2 } });
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  test('a query of a download holds a Blob that can be read repeatedly', async () => {
    const { flarewire, queryClient, client, account_id } = setUp();
    const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 't' });
    await client.kv.namespaces.values.update('k', { account_id, namespace_id, value: 'text' });
    const options = flarewire.queryOptions('kv.namespaces.values.get', { account_id, namespace_id, key_name: 'k' });
    const blob = await queryClient.fetchQuery(options);
    expect([await blob.text(), await blob.text()]).toEqual(['text', 'text']);
  });

  test('a query of an operation without a result holds null', async () => {
    const flarewire = createFlarewire(answering(undefined));
    expect(await cache().fetchQuery(flarewire.queryOptions('zones.get', { zone_id: 'z' }))).toBeNull();
  });

  test("a query fails with the client's error after one try", async () => {
    const { flarewire, queryClient, sent } = setUp();
    const error = await queryClient
      .fetchQuery(flarewire.queryOptions('zones.get', { zone_id: '0'.repeat(32) }))
      .catch((caught) => caught);
    expect(error).toBeInstanceOf(APIError);
    expect(sent).toHaveLength(1);
  });

  test('a query is aborted when its last observer leaves', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const flarewire = createFlarewire((_operation, _params, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const unsubscribe = new QueryObserver(cache(), flarewire.queryOptions('zones.list')).subscribe(() => {});
    expect(signals[0]?.aborted).toBe(false);
    unsubscribe();
    expect(signals[0]?.aborted).toBe(true);
  });

  test('a query waits until its parameters are known', async () => {
    const call = answering({});
    const flarewire = createFlarewire(call);
    const queryClient = cache();
    queryClient.setQueryData(flarewire.queryKey('zones.list'), { items: [], info: {} });
    const observer = new QueryObserver(queryClient, flarewire.queryOptions('zones.list', skipToken));
    watch(observer);
    watch(new InfiniteQueryObserver(queryClient, flarewire.infiniteQueryOptions('zones.list', skipToken)));
    watch(new QueryObserver(queryClient, flarewire.allOptions('zones.list', skipToken)));
    expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
    expect(call).not.toHaveBeenCalled();
  });

  test('an operation that reads by POST can be queried', async () => {
    const { flarewire, queryClient, client, account_id } = setUp();
    const { uuid: database_id = '' } = await client.d1.database.create({ account_id, name: 'db' });
    const options = flarewire.queryOptions('d1.database.query', { account_id, database_id, sql: 'SELECT 1 AS one' });
    expect((await queryClient.fetchQuery(options)).items[0]?.results).toEqual([{ one: 1 }]);
  });
});

describe('query keys', () => {
  const flarewire = createFlarewire(answering({}));

  test('a query key consists of the operation and its parameters', () => {
    const { queryKey } = flarewire.queryOptions('dns.records.list', { zone_id: 'z', per_page: 5 });
    expect(queryKey).toEqual(['dns.records.list', { zone_id: 'z', per_page: 5 }]);
    expect(flarewire.queryKey('dns.records.list', { per_page: 5, zone_id: 'z' })).toEqual(queryKey);
  });

  test('absent, empty and undefined parameters give the same query key', () => {
    const undefinedName = { name: undefined } as object; // as allowed without exactOptionalPropertyTypes
    for (const params of [undefined, {}, undefinedName])
      expect(flarewire.queryOptions('zones.list', params).queryKey).toEqual(flarewire.queryKey('zones.list'));
  });

  test('keys distinguish pages, full lists and single responses, and one filter matches all three', () => {
    const params = { zone_id: 'z' };
    const all = [
      flarewire.queryOptions('dns.records.list', params),
      flarewire.infiniteQueryOptions('dns.records.list', params),
      flarewire.allOptions('dns.records.list', params),
      flarewire.allOptions('dns.records.list', params, { limit: 5 }),
      flarewire.queryOptions('dns.records.list', { ...params, type: 'A' }),
    ];
    const queryClient = cache();
    for (const { queryKey } of all) queryClient.setQueryData(queryKey as readonly unknown[], {});
    expect(queryClient.getQueryCache().getAll()).toHaveLength(5);
    const found = (queryKey: readonly unknown[]) => queryClient.getQueryCache().findAll({ queryKey }).length;
    expect(found(flarewire.queryKey('dns.records.list'))).toBe(5);
    expect(found(flarewire.queryKey('dns.records.list', params))).toBe(5);
    expect(found(flarewire.queryKey('dns.records.list', { type: 'A' }))).toBe(1);
    expect(found(flarewire.queryKey('dns.records.list', { zone_id: 'y' }))).toBe(0);
  });
});

describe('paging', () => {
  test('pages follow each other by number', async () => {
    const { flarewire, queryClient, zone_id, sent } = await withZone(5);
    const options = flarewire.infiniteQueryOptions('dns.records.list', { zone_id, per_page: 2 });
    const data = await queryClient.fetchInfiniteQuery({ ...options, pages: 9 });
    expect(data.pages.map(({ items }) => items.length)).toEqual([2, 2, 1]);
    expect(data.pageParams).toEqual([{}, { page: 2 }, { page: 3 }]);
    expect(sent).toHaveLength(3);
  });

  test('pages follow each other by cursor', async () => {
    const { flarewire, queryClient, client, account_id } = setUp();
    const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 't' });
    const body = Array.from({ length: 25 }, (_, i) => ({ key: `k${i}`, value: 'v' }));
    await client.kv.namespaces.bulkUpdate(namespace_id, { account_id, body });
    const options = flarewire.infiniteQueryOptions('kv.namespaces.keys.list', { account_id, namespace_id, limit: 10 });
    const { pages, pageParams } = await queryClient.fetchInfiniteQuery({ ...options, pages: 9 });
    expect(pages.flatMap(({ items }) => items)).toHaveLength(25);
    expect(pageParams).toEqual([{}, { cursor: expect.any(String) }, { cursor: expect.any(String) }]);
    expect(pages.at(-1)).not.toHaveProperty('next');
  });

  test('paging ends when a cursor repeats', async () => {
    const flarewire = createFlarewire(answering({ items: [], info: {}, next: { cursor: 'again' } }));
    const options = flarewire.infiniteQueryOptions('kv.namespaces.keys.list', { account_id: 'a', namespace_id: 'n' });
    expect((await cache().fetchInfiniteQuery({ ...options, pages: 9 })).pages).toHaveLength(2);
  });

  test('paging ends when the server returns the same page for the next number', async () => {
    let page = 1;
    const flarewire = createFlarewire(async () => ({ items: [{ id: 1 }], info: {}, next: { page: ++page } }));
    const options = flarewire.infiniteQueryOptions('zones.list', {});
    expect((await cache().fetchInfiniteQuery({ ...options, pages: 9 })).pages).toHaveLength(2);
  });

  test('a full list reads pages up to a limit and reports if there are more', async () => {
    const { flarewire, queryClient, zone_id, sent } = await withZone(5);
    const params = { zone_id, per_page: 2 };
    const all = await queryClient.fetchQuery(flarewire.allOptions('dns.records.list', params));
    expect(all.items).toHaveLength(5);
    expect(all).not.toHaveProperty('next');
    sent.length = 0;
    const some = await queryClient.fetchQuery(flarewire.allOptions('dns.records.list', params, { limit: 3 }));
    expect([some.items.length, some.next, sent.length]).toEqual([4, { page: 3 }, 2]);
  });

  test('a full list stops reading when the server repeats itself', async () => {
    const flarewire = createFlarewire(answering({ items: [{ id: 1 }], info: {}, next: { page: 2 } }));
    await expect(cache().fetchQuery(flarewire.allOptions('zones.list'))).rejects.toThrow('repeats a page');
  });
});

describe('mutations', () => {
  test('a mutation makes the call and refetches what it changed once', async () => {
    const { flarewire, queryClient, zone_id, sent } = await withZone(1);
    const other = flarewire.queryKey('dns.records.list', { zone_id: 'f'.repeat(32) });
    queryClient.setQueryData(other, { items: [], info: {} });
    const list = new QueryObserver(queryClient, flarewire.queryOptions('dns.records.list', { zone_id }));
    watch(list);
    await vi.waitFor(() => expect(list.getCurrentResult().data?.items).toHaveLength(1));
    const create = new MutationObserver(queryClient, flarewire.mutationOptions('dns.records.create'));
    const record = await create.mutate(address(zone_id, 'new.example.com'));
    expect(record.name).toBe('new.example.com');
    await vi.waitFor(() => expect(list.getCurrentResult().data?.items).toHaveLength(2));
    expect(sent.map((line) => line.slice(0, 5))).toEqual(['GET /', 'POST ', 'GET /']);
    expect(queryClient.getQueryState(other)?.isInvalidated).toBe(false);
  });

  test('a mutation that deletes does not refetch the deleted resource', async () => {
    const { flarewire, queryClient, zone_id, sent } = await withZone();
    const zone = new QueryObserver(queryClient, flarewire.queryOptions('zones.get', { zone_id }));
    const list = new QueryObserver(queryClient, flarewire.queryOptions('zones.list'));
    watch(zone);
    watch(list);
    await vi.waitFor(() => expect([zone, list].every((one) => one.getCurrentResult().isSuccess)).toBe(true));
    sent.length = 0;
    await new MutationObserver(queryClient, flarewire.mutationOptions('zones.delete')).mutate({ zone_id });
    await vi.waitFor(() => expect(list.getCurrentResult().data?.items).toEqual([]));
    expect(sent).toEqual([`DELETE /zones/${zone_id}`, 'GET /zones']);
    expect(zone.getCurrentResult()).toMatchObject({ isStale: true, status: 'success' });
  });

  test.each([
    ['a refusal', { status: 403, name: 'PermissionDeniedError' }, false],
    ['a mistake found before sending', { name: 'UsageError' }, false],
    ['a fault of the server', { status: 502, name: 'InternalServerError' }, true],
    ['a broken connection', { name: 'OutcomeUnknownError' }, true],
  ])('a mutation that fails with %s invalidates the cache only if it may have happened', async (_, about, isStale) => {
    const flarewire = createFlarewire(() => Promise.reject(Object.assign(new Error('no'), about)));
    const queryClient = cache();
    const queryKey = flarewire.queryKey('dns.records.list', { zone_id: 'z' });
    queryClient.setQueryData(queryKey, { items: [], info: {} });
    const create = new MutationObserver(queryClient, flarewire.mutationOptions('dns.records.create'));
    await expect(create.mutate(address('z', 'a'))).rejects.toThrow('no');
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isStale);
  });

  test('a mutation leaves the cache untouched with invalidate: false', async () => {
    const flarewire = createFlarewire(answering({}));
    const queryClient = cache();
    const queryKey = flarewire.queryKey('d1.database.get', { account_id: 'a', database_id: 'd' });
    queryClient.setQueryData(queryKey, {});
    const ask = async (invalidate: boolean) => {
      const options = flarewire.mutationOptions('d1.database.query', { invalidate });
      await new MutationObserver(queryClient, options).mutate({ account_id: 'a', database_id: 'd', sql: 'SELECT 1' });
      return queryClient.getQueryState(queryKey)?.isInvalidated;
    };
    expect([await ask(false), await ask(true)]).toEqual([false, true]);
  });

  test("a mutation leaves the caller's callbacks free", async () => {
    const { flarewire, queryClient, zone_id } = await withZone();
    const onSuccess = vi.fn();
    const queryKey = flarewire.queryKey('dns.records.list', { zone_id });
    queryClient.setQueryData(queryKey, { items: [], info: {} });
    const options = { ...flarewire.mutationOptions('dns.records.create'), onSuccess };
    await new MutationObserver(queryClient, options).mutate(address(zone_id, 'a.example.com'));
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});

test('invalidate applies changes made elsewhere and resolves once all is refetched', async () => {
  const { flarewire, queryClient, client, zone_id } = await withZone();
  const list = new QueryObserver(queryClient, flarewire.queryOptions('dns.records.list', { zone_id }));
  watch(list);
  await vi.waitFor(() => expect(list.getCurrentResult().data?.items).toEqual([]));
  const record = address(zone_id, 'a.example.com');
  await client.dns.records.create(record);
  await flarewire.invalidate(queryClient, 'dns.records.create', record);
  expect(list.getCurrentResult().data?.items).toHaveLength(1);
});

test('a cache can be dehydrated to JSON on a server and hydrated in a page', async () => {
  const { flarewire, queryClient, zone_id, sent } = await withZone(3);
  const zone = flarewire.queryOptions('zones.get', { zone_id });
  const records = flarewire.infiniteQueryOptions('dns.records.list', { zone_id, per_page: 2 });
  await Promise.all([queryClient.prefetchQuery(zone), queryClient.prefetchInfiniteQuery(records)]);
  sent.length = 0;
  const page = cache();
  hydrate(page, JSON.parse(JSON.stringify(dehydrate(queryClient))));
  expect(page.getQueryData(zone.queryKey)).toEqual(queryClient.getQueryData(zone.queryKey));
  const observer = new InfiniteQueryObserver(page, { ...records, staleTime: 60_000 });
  watch(observer);
  await observer.fetchNextPage();
  expect(observer.getCurrentResult().data?.pages.map(({ items }) => items.length)).toEqual([2, 1]);
  expect(sent).toHaveLength(1);
});

test('unchanged data keeps its identity across a refetch', async () => {
  const { flarewire, queryClient, zone_id } = await withZone(2);
  const options = flarewire.queryOptions('dns.records.list', { zone_id });
  const before = await queryClient.fetchQuery(options);
  await queryClient.refetchQueries({ queryKey: options.queryKey });
  expect(queryClient.getQueryData(options.queryKey)?.items).toBe(before.items);
});
