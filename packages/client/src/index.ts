/** flarewire: the whole Cloudflare API as a small library. */
export { type Answer, type AnyOperations, BaseClient, BaseClient as BaseCloudflare, type CallArgs } from './client.ts';
export { type CreateClientOptions, createClient, type PartialCloudflare } from './create-client.ts';
export {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  CloudflareError,
  ConflictError,
  type ErrorData,
  InternalServerError,
  NotFoundError,
  OutcomeUnknownError,
  PermissionDeniedError,
  RateLimitError,
  UnprocessableEntityError,
  UsageError,
} from './errors.ts';
export { Cloudflare, Cloudflare as default } from './generated/cloudflare.ts';
export type { Operations } from './generated/operations.ts';
export {
  hasCode,
  isAbort,
  isAuthenticationError,
  isCloudflareError,
  isConflict,
  isConnectionError,
  isNotFound,
  isOutcomeUnknown,
  isPermissionDenied,
  isRateLimited,
  isTimeout,
  isUsageError,
} from './guards.ts';
export {
  AbstractPage,
  ContainersInstancesV1Pagination,
  CursorLimitPagination,
  CursorPagination,
  CursorPaginationAfter,
  PageTokenPagination,
  SinglePage,
  V4PagePagination,
  V4PagePaginationArray,
} from './pagination.ts';
export { APIPromise, PagePromise } from './promise.ts';
export { type RetryOption, type RetryPolicy, retryPolicy } from './retry.ts';
export type { RequestPlan } from './shown.ts';
export type {
  AttemptInfo,
  ClientOptions,
  Clock,
  Fetch,
  FetchOptions,
  HeadersLike,
  HttpMethod,
  Logger,
  LogLevel,
  Middleware,
  PaceOptions,
  PaceStore,
  Product,
  Query,
  RateLimit,
  RateState,
  RawBody,
  RequestOptions,
  Uploadable,
  Validate,
} from './types.ts';
export { toFile } from './uploads.ts';
