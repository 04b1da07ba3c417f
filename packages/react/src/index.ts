/** @flarewire/react: TanStack Query for every operation of the Cloudflare API, typed by its name. */
export { affects, type Effect } from './affects.ts';
export type {
  Flarewire,
  MutationSettings,
  OperationInfiniteQuery,
  OperationQuery,
  SkippableInfiniteQuery,
  SkippableQuery,
} from './bindings.ts';
export { createFlarewire } from './flarewire.ts';
export { type Client, fromClient } from './from-client.ts';
export type {
  AllLimit,
  ListName,
  NextPage,
  OperationKey,
  OperationName,
  Page,
  Params,
  Result,
  Transport,
  Variables,
} from './types.ts';
