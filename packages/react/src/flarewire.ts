/** Creates TanStack Query options from a function that makes the calls. */
import { type QueryClient, type SkipToken, skipToken } from '@tanstack/react-query';
import type { CloudflareError } from 'flarewire';
import { affects, type Effect } from './affects.ts';
import type { Flarewire, MutationSettings } from './bindings.ts';
import { type Client, fromClient } from './from-client.ts';
import { nextOfInfinite, readAll } from './paging.ts';
import type { AllLimit, NextPage, OperationKey, Page, Transport } from './types.ts';

type Params = Parameters<Transport>[1];

/** The context passed to query functions; reading `signal` marks the query as abortable. */
interface Context {
  readonly signal: AbortSignal;
  readonly pageParam?: NextPage;
}

/**
 * @param source a flarewire client, or a function that makes the calls in another way
 * @example
 * const flarewire = createFlarewire(new Cloudflare({ apiToken }));
 * const { data } = useQuery(flarewire.queryOptions('zones.get', { zone_id }));
 */
export function createFlarewire<Failure extends Error = CloudflareError>(
  source: Client | Transport,
): Flarewire<Failure> {
  const call = typeof source === 'function' ? source : fromClient(source);
  // A cache cannot hold undefined.
  const ask = async (...args: Parameters<Transport>): Promise<unknown> => (await call(...args)) ?? null;
  const bindings = {
    queryOptions: (operation: string, params?: Params | SkipToken) =>
      query(operation, params, undefined, (given, { signal }) => ask(operation, given, { signal })),

    infiniteQueryOptions: (operation: string, params?: Params | SkipToken) => ({
      ...query(operation, params, 'infinite', (given, { signal, pageParam }) =>
        ask(operation, { ...given, ...pageParam }, { signal }),
      ),
      initialPageParam: {},
      getNextPageParam: nextOfInfinite,
    }),

    allOptions: (operation: string, params?: Params | SkipToken, { limit = 1000 }: AllLimit = {}) =>
      query(operation, params, { all: limit }, (given, { signal }) =>
        // List operations return a page.
        readAll((turn) => ask(operation, { ...given, ...turn }, { signal }) as PromiseLike<Page<unknown>>, limit),
      ),

    mutationOptions: (operation: string, { invalidate: isOn = true }: MutationSettings = {}) => ({
      mutationKey: [operation],
      retry: false,
      // In `mutationFn` rather than `onSuccess`, which stays free for the caller.
      mutationFn: (params: Params | undefined, { client }: { readonly client: QueryClient }) => {
        const settle = () => isOn && void invalidate(client, operation, params);
        return ask(operation, params ?? {}, {}).then(
          (answer) => {
            settle();
            return answer;
          },
          (error) => {
            if (mayHaveHappened(error)) settle();
            throw error;
          },
        );
      },
    }),

    queryKey: (operation: string, params?: Params) => keyOf(operation, params),
    invalidate,
  };
  // The implementation handles any operation name; the interface types each one.
  return bindings as unknown as Flarewire<Failure>;
}

type Pages = OperationKey[2];

/** A complete set of options; idle until its parameters are known. */
function query(
  operation: string,
  params: Params | SkipToken | undefined,
  pages: Pages,
  run: (params: Params, context: Context) => PromiseLike<unknown>,
) {
  // The client already retries.
  const retry = false;
  if (params === skipToken) return { queryKey: keyOf(operation, null, pages), queryFn: skipToken, retry };
  const queryFn = (context: Context) => run(params ?? {}, context);
  return { queryKey: keyOf(operation, params, pages), queryFn, retry };
}

/** Equal keys for equal calls: drops undefined values, and an empty parameters object. */
function keyOf(operation: string, params?: Params | null, pages?: Pages): OperationKey {
  const given = params && Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
  if (pages) return [operation, given === undefined ? {} : given, pages];
  return given === null || Object.keys(Object(given)).length > 0 ? [operation, given] : [operation];
}

function invalidate(queryClient: QueryClient, operation: string, params?: unknown): Promise<void> {
  const is = (effect: Effect) => ({
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      affects(operation, params, queryKey) === effect,
  });
  void queryClient.invalidateQueries({ ...is('gone'), refetchType: 'none' });
  return queryClient.invalidateQueries(is('changed'));
}

/**
 * Only a refusal is certain to have changed nothing; without a response or after a server error, the outcome is
 * unknown.
 */
function mayHaveHappened(error: unknown): boolean {
  const { status, name }: { readonly status?: number; readonly name?: string } = Object(error);
  return name !== 'UsageError' && !(status !== undefined && status < 500);
}
