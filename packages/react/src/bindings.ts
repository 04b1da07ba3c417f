/** What `createFlarewire` gives: options for TanStack Query, typed by the name of the operation. */
import type {
  InfiniteData,
  QueryClient,
  UndefinedInitialDataInfiniteOptions,
  UndefinedInitialDataOptions,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from '@tanstack/react-query';
import type { CloudflareError } from 'flarewire';
import type {
  AllLimit,
  Given,
  GivenWithLimit,
  ListName,
  MaybeParams,
  NextPage,
  OperationKey,
  OperationName,
  Params,
  Result,
  TaggedKey,
  Variables,
} from './types.ts';

interface Tagged<Data, Failure> {
  queryKey: TaggedKey<Data, Failure>;
}

/** For `useQuery`, `useSuspenseQuery`, `prefetchQuery` and their like. */
export type OperationQuery<Data, Failure> = UnusedSkipTokenOptions<Data, Failure, Data, OperationKey> &
  Tagged<Data, Failure>;

/** For `useQuery`: idle as long as the parameters are `skipToken`. */
export type SkippableQuery<Data, Failure> = UndefinedInitialDataOptions<Data, Failure, Data, OperationKey> &
  Tagged<Data, Failure>;

/** For `useInfiniteQuery`, `useSuspenseInfiniteQuery` and their like. */
export type OperationInfiniteQuery<Data, Failure> = UnusedSkipTokenInfiniteOptions<
  Data,
  Failure,
  InfiniteData<Data, NextPage>,
  OperationKey,
  NextPage
> &
  Tagged<InfiniteData<Data, NextPage>, Failure>;

/** For `useInfiniteQuery`: idle as long as the parameters are `skipToken`. */
export type SkippableInfiniteQuery<Data, Failure> = UndefinedInitialDataInfiniteOptions<
  Data,
  Failure,
  InfiniteData<Data, NextPage>,
  OperationKey,
  NextPage
> &
  Tagged<InfiniteData<Data, NextPage>, Failure>;

export interface MutationSettings {
  /** `false` leaves the cache as it is. @default true */
  readonly invalidate?: boolean;
}

/** Everything that the bindings are. Each kind of options is complete; spread it to add your own. */
export interface Flarewire<Failure = CloudflareError> {
  /** One answer; of a list the first page, as `{ items, info, next }`. */
  queryOptions<Name extends OperationName>(
    operation: Name,
    ...params: Given<Name>
  ): OperationQuery<Result<Name>, Failure>;
  queryOptions<Name extends OperationName>(
    operation: Name,
    params: MaybeParams<Name>,
  ): SkippableQuery<Result<Name>, Failure>;

  /** A list page by page: `data.pages[0].items`. */
  infiniteQueryOptions<Name extends ListName>(
    operation: Name,
    ...params: Given<Name>
  ): OperationInfiniteQuery<Result<Name>, Failure>;
  infiniteQueryOptions<Name extends ListName>(
    operation: Name,
    params: MaybeParams<Name>,
  ): SkippableInfiniteQuery<Result<Name>, Failure>;

  /** A list as a whole: pages are read until `limit` items are there; `data.next` tells that there are more. */
  allOptions<Name extends ListName>(
    operation: Name,
    ...params: GivenWithLimit<Name>
  ): OperationQuery<Result<Name>, Failure>;
  allOptions<Name extends ListName>(
    operation: Name,
    params: MaybeParams<Name>,
    limit?: AllLimit,
  ): SkippableQuery<Result<Name>, Failure>;

  /** A call on demand: `mutate(params)`. Then everything is invalidated that it can have made stale. */
  mutationOptions<Name extends OperationName>(
    operation: Name,
    settings?: MutationSettings,
  ): UseMutationOptions<Result<Name>, Failure, Variables<Name>>;

  /** The key of `queryOptions`; with fewer parameters or none, a filter for all kinds of queries of the operation. */
  queryKey<Name extends OperationName>(
    operation: Name,
    params?: Partial<Params<Name>>,
  ): TaggedKey<Result<Name>, Failure>;

  /** What a mutation does after its call, for changes that come about in other ways. Resolves once all is refetched. */
  invalidate<Name extends OperationName>(
    queryClient: QueryClient,
    operation: Name,
    ...params: Given<Name>
  ): Promise<void>;
}
