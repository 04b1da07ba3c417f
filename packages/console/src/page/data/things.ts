/** Loads named items of the account: zones, records, Workers, buckets and others, on demand, cached for a minute. */
import { isObject } from '@flarewire/schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { jsonOf } from './answer.ts';
import { call } from './call.ts';
import type { Scope } from './last-scope.ts';

export interface Thing {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** The Browse page that shows it. */
  readonly resource: string | undefined;
  readonly search: Readonly<Record<string, string>>;
}

/** A list operation, and the name and id fields of its items. */
interface Source {
  readonly kind: string;
  readonly operation: string;
  readonly of: 'zone' | 'account';
  readonly name: string;
  readonly id: string;
  /** Path parameter of its page; absent if the row is opened in its table. */
  readonly value?: string;
  readonly resource?: string;
  readonly perPage?: number;
}

const SOURCES: readonly Source[] = [
  { kind: 'DNS record', operation: 'dns.records.list', of: 'zone', name: 'name', id: 'id', perPage: 500 },
  { kind: 'Worker', operation: 'workers.scripts.list', of: 'account', name: 'id', id: 'id', value: 'script_name' },
  {
    kind: 'R2 bucket',
    operation: 'r2.buckets.list',
    of: 'account',
    name: 'name',
    id: 'name',
    value: 'bucket_name',
    resource: 'r2.buckets.objects',
  },
  {
    kind: 'KV namespace',
    operation: 'kv.namespaces.list',
    of: 'account',
    name: 'title',
    id: 'id',
    value: 'namespace_id',
    resource: 'kv.namespaces.keys',
  },
  { kind: 'D1 database', operation: 'd1.database.list', of: 'account', name: 'name', id: 'uuid', value: 'database_id' },
  { kind: 'Queue', operation: 'queues.list', of: 'account', name: 'queue_name', id: 'queue_id', value: 'queue_id' },
  { kind: 'Pages project', operation: 'pages.projects.list', of: 'account', name: 'name', id: 'name' },
  { kind: 'Tunnel', operation: 'zeroTrust.tunnels.cloudflared.list', of: 'account', name: 'name', id: 'id' },
  {
    kind: 'Access application',
    operation: 'zeroTrust.access.applications.list',
    of: 'account',
    name: 'name',
    id: 'id',
  },
];

const FRESH = 60_000;
/** Milliseconds a search waits for the list. */
const MAX_TIME = 4000;
/** Number of zones whose records are searched. */
const MAX_ZONES = 3;

/** All named items. Lists that a token cannot read or that are slow are skipped. */
export const thingsOptions = (client: QueryClient, { zone_id, account_id }: Scope) =>
  queryOptions({
    queryKey: ['things.all', zone_id, account_id],
    staleTime: FRESH,
    queryFn: async ({ signal }): Promise<readonly Thing[]> => {
      const list = (operation: string, params: Readonly<Record<string, unknown>>) =>
        client.fetchQuery({
          queryKey: ['things.list', operation, params],
          staleTime: FRESH,
          queryFn: () => itemsOf(operation, params, AbortSignal.any([signal, AbortSignal.timeout(MAX_TIME)])),
        });
      const zones = await list('zones.list', { per_page: 50 }).catch(() => []);
      const account =
        account_id ?? accountOf(zones) ?? textIn((await list('accounts.list', {}).catch(() => []))[0], 'id');
      const ids = zones.map((zone) => textIn(zone, 'id') ?? '');
      const some = [...new Set([zone_id ?? '', ...ids])].filter((id) => ids.includes(id)).slice(0, MAX_ZONES);
      const asked = SOURCES.flatMap((source): Promise<Thing[]>[] => {
        const scopes =
          source.of === 'zone'
            ? some.map((id) => ({ zone_id: id }))
            : account === undefined
              ? []
              : [{ account_id: account }];
        const page = source.perPage === undefined ? {} : { per_page: source.perPage };
        return scopes.map(async (scope) =>
          (await list(source.operation, { ...scope, ...page })).map((item) => thingOf(source, item, scope)),
        );
      });
      const found = await Promise.allSettled(asked);
      return [...zones.map(zoneOf), ...found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))].filter(
        ({ name }) => name !== '',
      );
    },
  });

/** The items of a list's first page, wherever the response has them. */
async function itemsOf(
  operation: string,
  params: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const json = jsonOf(await call(operation, params, { signal }));
  const result = isObject(json) ? json.result : undefined;
  if (Array.isArray(result)) return result;
  return isObject(result) ? (Object.values(result).find((value) => Array.isArray(value)) ?? []) : [];
}

export const textIn = (item: unknown, name: string): string | undefined => {
  const value = isObject(item) ? item[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

function accountOf([zone]: readonly unknown[]): string | undefined {
  return isObject(zone) ? textIn(zone.account, 'id') : undefined;
}

function zoneOf(item: unknown): Thing {
  const id = textIn(item, 'id') ?? '';
  return {
    kind: 'Zone',
    id,
    name: textIn(item, 'name') ?? '',
    note: textIn(item, 'status') ?? '',
    resource: undefined,
    search: { zone_id: id },
  };
}

function thingOf(source: Source, item: unknown, scope: Readonly<Record<string, string>>): Thing {
  const id = textIn(item, source.id) ?? '';
  const [type, content] = [textIn(item, 'type'), textIn(item, 'content')];
  return {
    kind: source.kind,
    id,
    name: textIn(item, source.name) ?? '',
    note: source.of === 'zone' ? `${type ?? ''} ${content ?? ''}`.slice(0, 120) : '',
    resource: source.resource ?? source.operation.replace(/\.list$/, ''),
    search: { ...scope, [source.value ?? 'item']: id },
  };
}
