/** Checks the public types at compile time (`npm run types`); never run. */
import {
  type InfiniteData,
  QueryClient,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { Cloudflare, type CloudflareError, createClient } from 'flarewire';
import { KV } from 'flarewire/resources/kv';
import { expectTypeOf } from 'vitest';
import { createFlarewire } from './flarewire.ts';
import type { NextPage, Page, Params, Result, Variables } from './types.ts';

const flarewire = createFlarewire(new Cloudflare({ apiToken: 'test' }));
const zone = { zone_id: 'z' };
const value = { account_id: 'a', namespace_id: 'n', key_name: 'k' };
type Records = Page<Cloudflare.DNS.RecordResponse, { page?: number; per_page?: number; total_count?: number }>;
/** Compiled only, never run. */
const typed = (_never: () => unknown): void => {};
/** A statement that holds if the code compiles. */
const fact = (_words: string, _never: () => unknown): void => {};

fact('parameters and results are those of the contract', () => {
  expectTypeOf<Params<'zones.get'>>().toEqualTypeOf<{ zone_id: string }>();
  expectTypeOf<Params<'zones.list'>>().toEqualTypeOf<Cloudflare.Zones.ZoneListParams>();
  expectTypeOf<Result<'zones.get'>>().toEqualTypeOf<Cloudflare.Zones.Zone>();
  expectTypeOf<Result<'dns.records.list'>['items']>().toEqualTypeOf<Cloudflare.DNS.RecordResponse[]>();
  expectTypeOf<Result<'dns.records.list'>['info']>().toHaveProperty('total_count');
  expectTypeOf<Result<'kv.namespaces.values.get'>>().toEqualTypeOf<Blob>();
  expectTypeOf<Result<'dns.records.export'>>().toEqualTypeOf<string>();
  expectTypeOf<Variables<'dns.records.create'>>().toEqualTypeOf<Cloudflare.DNS.RecordCreateParams>();
});

fact('queries know their data and their errors, with select too', () => {
  typed(() => {
    const one = useQuery(flarewire.queryOptions('zones.get', zone));
    expectTypeOf(one.data).toEqualTypeOf<Cloudflare.Zones.Zone | undefined>();
    expectTypeOf(one.error).toEqualTypeOf<CloudflareError | null>();
    expectTypeOf(
      useSuspenseQuery(flarewire.queryOptions('zones.get', zone)).data,
    ).toEqualTypeOf<Cloudflare.Zones.Zone>();
    const name = useQuery({ ...flarewire.queryOptions('zones.get', zone), select: (data) => data.name });
    expectTypeOf(name.data).toEqualTypeOf<string | undefined>();
    const all = useQuery(flarewire.allOptions('dns.records.list', zone, { limit: 5 }));
    expectTypeOf(all.data?.items).toEqualTypeOf<Cloudflare.DNS.RecordResponse[] | undefined>();
    expectTypeOf(useQuery(flarewire.allOptions('zones.list')).data?.items[0]?.name).toEqualTypeOf<string | undefined>();
  });
});

fact('lists know their pages', () => {
  typed(() => {
    const list = useInfiniteQuery(flarewire.infiniteQueryOptions('dns.records.list', zone));
    expectTypeOf(list.data).toExtend<InfiniteData<Records, NextPage> | undefined>();
    expectTypeOf(list.error).toEqualTypeOf<CloudflareError | null>();
    const suspended = useSuspenseInfiniteQuery(flarewire.infiniteQueryOptions('zones.list'));
    expectTypeOf(suspended.data.pages[0]?.items[0]).toEqualTypeOf<Cloudflare.Zones.Zone | undefined>();
    // @ts-expect-error not a list
    flarewire.infiniteQueryOptions('zones.get', zone);
    // @ts-expect-error not a list
    flarewire.allOptions('zones.get', zone);
  });
});

fact('mutations know their variables', () => {
  typed(() => {
    const remove = useMutation(flarewire.mutationOptions('dns.records.delete'));
    expectTypeOf(remove.mutate).parameter(0).toEqualTypeOf<Params<'dns.records.delete'>>();
    expectTypeOf(remove.data).toEqualTypeOf<Cloudflare.DNS.RecordDeleteResponse | undefined>();
    expectTypeOf(remove.error).toEqualTypeOf<CloudflareError | null>();
    // @ts-expect-error the record is missing
    remove.mutate(zone);
    // With no required parameters, the argument can be omitted.
    useMutation(flarewire.mutationOptions('brandProtection.internal.submit')).mutate();
  });
});

fact('what is missing, misspelt or not there yet does not compile', () => {
  typed(() => {
    // @ts-expect-error the zone is missing
    flarewire.queryOptions('zones.get');
    // @ts-expect-error undefined is not a zone
    flarewire.queryOptions('zones.get', undefined);
    // @ts-expect-error null is not a zone
    flarewire.queryOptions('zones.get', null);
    // @ts-expect-error the zone is missing
    flarewire.allOptions('dns.records.list', { per_page: 5 });
    // @ts-expect-error unknown operation
    flarewire.queryOptions('zones.fetch', zone);
    // @ts-expect-error unknown parameter
    flarewire.queryOptions('zones.get', { zone_id: 'z', zone: 'z' });
    // @ts-expect-error the zone is missing
    flarewire.invalidate(new QueryClient(), 'dns.records.create', { name: 'a' });
    // @ts-expect-error a suspending query cannot wait for its parameters
    useSuspenseQuery(flarewire.queryOptions('zones.get', skipToken));
    useQuery(flarewire.queryOptions('zones.get', Math.random() > 0.5 ? zone : skipToken));
    useInfiniteQuery(flarewire.infiniteQueryOptions('zones.list', skipToken));
  });
});

fact('keys know what is kept under them', () => {
  typed(() => {
    const queryClient = new QueryClient();
    const data = queryClient.getQueryData(flarewire.queryKey('zones.get', zone));
    expectTypeOf(data).toEqualTypeOf<Cloudflare.Zones.Zone | undefined>();
    const pages = queryClient.getQueryData(flarewire.infiniteQueryOptions('dns.records.list', zone).queryKey);
    expectTypeOf(pages?.pages[0]?.items).toEqualTypeOf<Cloudflare.DNS.RecordResponse[] | undefined>();
    // @ts-expect-error not a zone
    queryClient.setQueryData(flarewire.queryKey('zones.get', zone), 1);
  });
});

fact('a client of chosen products, and a transport with its own errors', () => {
  typed(() => {
    createFlarewire(createClient({ resources: [KV], apiToken: 'test' })).queryOptions(
      'kv.namespaces.values.get',
      value,
    );
    const own = createFlarewire<RangeError>(async () => null);
    expectTypeOf(useQuery(own.queryOptions('zones.get', zone)).error).toEqualTypeOf<RangeError | null>();
  });
});
