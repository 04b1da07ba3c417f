/** Compile-time tests of the public types: compiled by `npm run types`, never run. */
import Cloudflare, { type APIPromise, createClient, type PagePromise, type V4PagePaginationArray } from 'flarewire';
import { BaseZones, KV } from 'flarewire/resources/kv';
import { expectTypeOf } from 'vitest';

const client = new Cloudflare({ apiToken: 'test' });
const place = { account_id: 'a', namespace_id: 'n' };
/** Type-checks only: running it would send calls. */
const typed = (_never: () => unknown): void => {};
/** States a fact that must compile. */
const fact = (_words: string, _never: () => unknown): void => {};

fact('types of the official package are reachable under their names', () => {
  expectTypeOf<Cloudflare.KV.NamespaceCreateParams>().toEqualTypeOf<{
    account_id: string;
    title: string;
    jurisdiction?: 'eu' | 'fedramp' | 'us' | (string & {});
  }>();
  expectTypeOf<Cloudflare.KV.Namespaces.ValueUpdateParams['expiration_ttl']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Cloudflare.ZeroTrust.Access.Applications.PolicyCreateParams>().not.toBeAny();
  expectTypeOf<Cloudflare.D1Resource.D1>().toHaveProperty('uuid');
  expectTypeOf<Cloudflare.Token>().toEqualTypeOf<Cloudflare.Shared.Token>();
});

fact('a DNS record is distinguished by its type', () => {
  typed(async () => {
    const record = await client.dns.records.get('r', { zone_id: 'z' });
    if (record.type === 'MX') expectTypeOf(record.priority).toEqualTypeOf<number | undefined>();
    if (record.type === 'SRV') expectTypeOf(record.data?.port).toEqualTypeOf<number | undefined>();
    // @ts-expect-error there is no such record type
    if (record.type === 'MXX') return;
  });
});

fact('methods and calls by name resolve to the same types', () => {
  typed(() => {
    expectTypeOf(client.kv.namespaces.create({ account_id: 'a', title: 't' })).toEqualTypeOf<
      APIPromise<Cloudflare.KV.Namespace>
    >();
    expectTypeOf(client.call('kv.namespaces.create', { account_id: 'a', title: 't' })).toEqualTypeOf<
      APIPromise<Cloudflare.KV.Namespace>
    >();
    expectTypeOf(client.zones.list()).toEqualTypeOf<
      PagePromise<V4PagePaginationArray<Cloudflare.Zones.Zone>, Cloudflare.Zones.Zone>
    >();
    expectTypeOf(client.kv.namespaces.values.get('k', place)).resolves.toEqualTypeOf<Response>();
  });
});

fact('what is missing or misspelt does not compile', () => {
  typed(() => {
    // @ts-expect-error the title is missing
    client.kv.namespaces.create({ account_id: 'a' });
    // @ts-expect-error there is no such operation
    client.call('kv.namespaces.creat', {});
    // @ts-expect-error the path value is missing
    client.call('kv.namespaces.get', { account_id: 'a' });
    // @ts-expect-error an unknown direction
    client.kv.namespaces.list({ account_id: 'a', direction: 'up' });
  });
});

fact('a client of chosen products has these alone', () => {
  const small = createClient({ resources: [KV, BaseZones], apiToken: 'test' });
  expectTypeOf(small.kv).toEqualTypeOf<Cloudflare.KV>();
  typed(() => {
    expectTypeOf(small.zones.get({ zone_id: 'z' })).toEqualTypeOf<APIPromise<Cloudflare.Zones.Zone>>();
    // @ts-expect-error settings is its own resource
    small.zones.settings;
    // @ts-expect-error not chosen
    small.dns;
  });
});
