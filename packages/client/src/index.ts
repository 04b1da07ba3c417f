/** flarewire: the whole Cloudflare API as a small library. */
export { BaseClient, BaseClient as BaseCloudflare } from './client.ts';
export type {
  Answer,
  AnyOperations,
  CallArgs,
  CoreClient,
  Feature,
  RunTimeName,
  UnknownAnswer,
} from './core-client.ts';
export { type CreateClientOptions, createClient, type Mountable, type PartialCloudflare } from './create-client.ts';
export {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  type ErrorData,
  InternalServerError,
  NotFoundError,
  OutcomeUnknownError,
  PermissionDeniedError,
  RateLimitError,
  UnprocessableEntityError,
} from './errors/errors.ts';
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
} from './errors/guards.ts';
export type { RequestPlan } from './errors/redact-plan.ts';
export { CloudflareError, UsageError } from './errors/usage-error.ts';
export { Cloudflare, Cloudflare as default } from './generated/cloudflare.ts';
export type { Operations } from './generated/operations.ts';
export { nextPage, type PageFacts, type PageStyle, type ResultInfo } from './lists/next-page.ts';
export type {
  ContainersInstancesV1PaginationParams,
  ContainersInstancesV1PaginationResponse,
  CursorLimitPaginationParams,
  CursorLimitPaginationResponse,
  CursorPaginationAfterParams,
  CursorPaginationAfterResponse,
  CursorPaginationParams,
  CursorPaginationResponse,
  PageRequestOptions,
  PageTokenPaginationParams,
  PageTokenPaginationResponse,
  SinglePageResponse,
  V4PagePaginationArrayParams,
  V4PagePaginationArrayResponse,
  V4PagePaginationParams,
  V4PagePaginationResponse,
} from './lists/page-types.ts';
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
} from './lists/pagination.ts';
export type { Product } from './operation.ts';
export { APIPromise, PagePromise } from './promise.ts';
export { APIResource, type ResourceClass, type ResourceClient, resourceClass } from './resource.ts';
export { retryPolicy } from './transport/retry.ts';
export type {
  AttemptInfo,
  ClientOptions,
  Clock,
  EventStream,
  Facts,
  Fetch,
  FetchOptions,
  HeadersLike,
  HttpMethod,
  Logger,
  LogLevel,
  Middleware,
  PaceOptions,
  PaceStore,
  Query,
  RateLimit,
  RateState,
  RawBody,
  RequestOptions,
  RetryOption,
  RetryPolicy,
  Rows,
  ServerSentEvent,
  Uploadable,
  Validate,
} from './types.ts';
export { type ToFileInput, toFile } from './uploads/to-file.ts';
