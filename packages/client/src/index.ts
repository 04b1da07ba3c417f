/** flarewire: the whole Cloudflare API as a small library. */
export { type AnyOperations, BaseClient, BaseClient as BaseCloudflare, type RequestPlan } from './client.ts';
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
  PermissionDeniedError,
  RateLimitError,
  UnprocessableEntityError,
} from './errors.ts';
export { Cloudflare, Cloudflare as default } from './generated/cloudflare.ts';
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
export { type RetryPolicy, retryPolicy } from './retry.ts';
export type {
  ClientOptions,
  Clock,
  Fetch,
  FetchOptions,
  HeadersLike,
  HttpMethod,
  Logger,
  LogLevel,
  Product,
  Query,
  RawBody,
  RequestOptions,
  Uploadable,
} from './types.ts';
export { toFile } from './uploads.ts';
