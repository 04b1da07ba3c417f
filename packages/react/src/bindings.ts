/** Types of the object that `createFlarewire` returns: TanStack Query options, typed by operation name. */
import type {
  InfiniteData,
  QueryClient,
  UndefinedInitialDataInfiniteOptions,
  UndefinedInitialDataOptions,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from '@tanstack/react-query';
import type { CloudflareError, RunTimeName } from 'flarewire';
import type {
  AllLimit,
  Given,
  GivenWithLimit,
  ListName,
  MaybeParams,
  NextPage,
  OperationKey,
  OperationName,
  Page,
  Params,
  Result,
  TaggedKey,
  Variables,
} from './types.ts';

interface Tagged<Data, Failure> {
  queryKey: TaggedKey<Data, Failure>;
}

/** For `useQuery`, `useSuspenseQuery`, `prefetchQuery` and similar. */
export type OperationQuery<Data, Failure> = UnusedSkipTokenOptions<Data, Failure, Data, OperationKey> &
  Tagged<Data, Failure>;

/** For `useQuery`: idle while the parameters are `skipToken`. */
export type SkippableQuery<Data, Failure> = UndefinedInitialDataOptions<Data, Failure, Data, OperationKey> &
  Tagged<Data, Failure>;

/** For `useInfiniteQuery`, `useSuspenseInfiniteQuery` and similar. */
export type OperationInfiniteQuery<Data, Failure> = UnusedSkipTokenInfiniteOptions<
  Data,
  Failure,
  InfiniteData<Data, NextPage>,
  OperationKey,
  NextPage
> &
  Tagged<InfiniteData<Data, NextPage>, Failure>;

/** For `useInfiniteQuery`: idle while the parameters are `skipToken`. */
export type SkippableInfiniteQuery<Data, Failure> = UndefinedInitialDataInfiniteOptions<
  Data,
  Failure,
  InfiniteData<Data, NextPage>,
  OperationKey,
  NextPage
> &
  Tagged<InfiniteData<Data, NextPage>, Failure>;

export interface MutationSettings {
  /** `false` leaves the cache untouched. @default true */
  readonly invalidate?: boolean;
}

/**
 * The complete bindings. Each set of options can be used as is; spread it to add your own. Each takes names that are only
 * known at run time too; what they read is of unknown type.
 */
export interface Flarewire<Failure = CloudflareError> {
  /** A single response; for a list the first page, as `{ items, info, next }`. */
  queryOptions<Name extends string>(operation: RunTimeName<Name>, params?: object): OperationQuery<unknown, Failure>;
  queryOptions<Name extends OperationName>(
    operation: Name,
    ...params: Given<Name>
  ): OperationQuery<Result<Name>, Failure>;
  queryOptions<Name extends OperationName>(
    operation: Name,
    params: MaybeParams<Name>,
  ): SkippableQuery<Result<Name>, Failure>;

  /** A list page by page: `data.pages[0].items`. */
  infiniteQueryOptions<Name extends string>(
    operation: RunTimeName<Name>,
    params?: object,
  ): OperationInfiniteQuery<Page<unknown>, Failure>;
  infiniteQueryOptions<Name extends ListName>(
    operation: Name,
    ...params: Given<Name>
  ): OperationInfiniteQuery<Result<Name>, Failure>;
  infiniteQueryOptions<Name extends ListName>(
    operation: Name,
    params: MaybeParams<Name>,
  ): SkippableInfiniteQuery<Result<Name>, Failure>;

  /** A whole list: reads pages until there are `limit` items; `data.next` is set if there are more. */
  allOptions<Name extends string>(
    operation: RunTimeName<Name>,
    params?: object,
    limit?: AllLimit,
  ): OperationQuery<Page<unknown>, Failure>;
  allOptions<Name extends ListName>(
    operation: Name,
    ...params: GivenWithLimit<Name>
  ): OperationQuery<Result<Name>, Failure>;
  allOptions<Name extends ListName>(
    operation: Name,
    params: MaybeParams<Name>,
    limit?: AllLimit,
  ): SkippableQuery<Result<Name>, Failure>;

  /** A call on demand: `mutate(params)`. On success, invalidates every query it may have made stale. */
  mutationOptions<Name extends string>(
    operation: RunTimeName<Name>,
    settings?: MutationSettings,
  ): UseMutationOptions<unknown, Failure, object>;
  mutationOptions<Name extends OperationName>(
    operation: Name,
    settings?: MutationSettings,
  ): UseMutationOptions<Result<Name>, Failure, Variables<Name>>;

  /** The key of `queryOptions`; with fewer or no parameters, a filter for all kinds of queries of the operation. */
  queryKey<Name extends string>(operation: RunTimeName<Name>, params?: object): TaggedKey<unknown, Failure>;
  queryKey<Name extends OperationName>(
    operation: Name,
    params?: Partial<Params<Name>>,
  ): TaggedKey<Result<Name>, Failure>;

  /** Invalidates as a mutation would, for changes made elsewhere. Resolves once everything is refetched. */
  invalidate<Name extends string>(
    queryClient: QueryClient,
    operation: RunTimeName<Name>,
    params?: object,
  ): Promise<void>;
  invalidate<Name extends OperationName>(
    queryClient: QueryClient,
    operation: Name,
    ...params: Given<Name>
  ): Promise<void>;
}
