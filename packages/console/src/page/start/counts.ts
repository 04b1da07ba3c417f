/** Counts resources: one small request per kind, a few for records. */

import { queryOptions } from '@tanstack/react-query';
import { jsonOf } from '../data/answer.ts';
import { call } from '../data/call.ts';
import { queryClient, sessionOptions } from '../data/queries.ts';
import { textIn } from '../data/things.ts';

export interface Kind {
  readonly label: string;
  readonly operation: string;
  readonly of: 'user' | 'account' | 'zones';
  /** The Browse page; absent for its start page. */
  readonly resource?: string;
  /** Minimum page size of the operation. */
  readonly perPage?: number;
}

export const KINDS: readonly Kind[] = [
  { label: 'Zones', operation: 'zones.list', of: 'user' },
  { label: 'DNS records', operation: 'dns.records.list', of: 'zones', resource: 'dns.records', perPage: 5 },
  { label: 'Workers', operation: 'workers.scripts.list', of: 'account', resource: 'workers.scripts' },
  { label: 'KV namespaces', operation: 'kv.namespaces.list', of: 'account', resource: 'kv.namespaces', perPage: 5 },
  { label: 'R2 buckets', operation: 'r2.buckets.list', of: 'account', resource: 'r2.buckets' },
  { label: 'D1 databases', operation: 'd1.database.list', of: 'account', resource: 'd1.database', perPage: 10 },
  { label: 'Queues', operation: 'queues.list', of: 'account', resource: 'queues' },
  { label: 'Pages projects', operation: 'pages.projects.list', of: 'account', resource: 'pages.projects' },
];

/** The scope of the counts: the account of the first zone, and some zones. */
export interface Where {
  readonly account_id: string | undefined;
  readonly zones: readonly string[];
}

/** Number of zones whose records are counted. */
const MAX_ZONES = 10;

export const whereOptions = queryOptions({
  queryKey: ['start.where'],
  queryFn: async ({ signal }): Promise<Where> => {
    const zones = itemsIn(await ask('zones.list', { per_page: 50 }, signal));
    const accounts = zones.length > 0 ? [] : itemsIn(await ask('accounts.list', {}, signal));
    const [zone] = zones;
    return {
      account_id: textIn(isObject(zone?.account) ? zone.account : accounts[0], 'id'),
      zones: zones.flatMap((one) => textIn(one, 'id') ?? []).slice(0, MAX_ZONES),
    };
  },
});

export const countOptions = ({ operation, of, perPage }: Kind, { account_id, zones }: Where) =>
  queryOptions({
    queryKey: ['start.count', operation, account_id, zones],
    queryFn: async ({ signal }): Promise<number> => {
      const page = perPage === undefined ? {} : { per_page: perPage };
      if (of === 'user') return countIn(await ask(operation, page, signal));
      const scopes = of === 'account' ? [{ account_id }] : zones.map((zone_id) => ({ zone_id }));
      const counts = scopes.map(async (scope) => countIn(await ask(operation, { ...scope, ...page }, signal)));
      return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
    },
    enabled: of !== 'account' || account_id !== undefined,
  });

/** Prefetches the counts. Failures are retried and reported by the tiles. */
export async function askForCounts(): Promise<void> {
  await queryClient.prefetchQuery(sessionOptions);
  const where = await queryClient.fetchQuery(whereOptions).catch(() => undefined);
  if (where === undefined) return;
  const known = KINDS.map((kind) => countOptions(kind, where)).filter(({ enabled }) => enabled);
  await Promise.all(known.map((options) => queryClient.prefetchQuery(options)));
}

const ask = async (
  operation: string,
  params: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<unknown> => jsonOf(await call(operation, params, { signal }));

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items of a response, wherever they are. */
export function itemsIn(json: unknown): readonly Loose[] {
  const result = isObject(json) ? json.result : undefined;
  const list = isObject(result) ? Object.values(result).find((value) => Array.isArray(value)) : result;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** The total over all pages; for a single page, its length. */
export function countIn(json: unknown): number {
  const info = isObject(json) && isObject(json.result_info) ? json.result_info : {};
  const total = info.total_count;
  return typeof total === 'number' ? total : itemsIn(json).length;
}
