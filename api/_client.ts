/** Client types used in the contract's signatures: promises, pages, request options, uploads. */
export type {
  ContainersInstancesV1Pagination,
  CursorLimitPagination,
  CursorPagination,
  CursorPaginationAfter,
  PageTokenPagination,
  SinglePage,
  V4PagePagination,
  V4PagePaginationArray,
} from '../packages/client/src/lists/pagination.ts';
export type { APIPromise, PagePromise } from '../packages/client/src/promise.ts';
export type {
  ByID,
  EventStream,
  JsonObject,
  JsonValue,
  RawBody,
  RequestOptions,
  Rows,
  Uploadable,
} from '../packages/client/src/types.ts';
