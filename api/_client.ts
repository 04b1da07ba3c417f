/** What the contract's signatures take from the client: promises, pages, request options, uploads. */
export type {
  APIPromise,
  ContainersInstancesV1Pagination,
  CursorLimitPagination,
  CursorPagination,
  CursorPaginationAfter,
  JsonObject,
  JsonValue,
  PagePromise,
  PageTokenPagination,
  RawBody,
  RequestOptions,
  SinglePage,
  Uploadable,
  V4PagePagination,
  V4PagePaginationArray,
} from '../packages/client/src/types.ts';
