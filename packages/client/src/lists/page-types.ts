/** Names of the official package for the types of pages: the raw responses, and the pagination parameters. */
import type { FinalRequestOptions } from '../types.ts';
import type { CursorInfo, CursorsInfo, PageInfo, PageTokenInfo } from './pagination.ts';

export type PageRequestOptions = FinalRequestOptions;

/** Page number and page size of a numbered list. */
export interface V4PagePaginationParams {
  /** Page to return, starting at 1. */
  page?: number;
  /** Items per page. */
  per_page?: number;
}

export interface V4PagePaginationArrayParams extends V4PagePaginationParams {}

/** Cursor and page size. */
export interface CursorPaginationParams {
  /** Items per page. */
  per_page?: number;
  /** `result_info.cursor` of the previous page. */
  cursor?: string;
}

export interface CursorPaginationAfterParams {
  /** `result_info.cursors.after` of the previous page. */
  cursor?: string;
}

export interface CursorLimitPaginationParams {
  /** Items per page. */
  limit?: number;
  /** `result_info.cursor` of the previous page. */
  cursor?: string;
}

export interface PageTokenPaginationParams {
  /** `result_info.next_page_token` of the previous page. */
  page_token?: string;
  /** Items per page. */
  per_page?: number;
}

export interface ContainersInstancesV1PaginationParams extends PageTokenPaginationParams {}

export interface SinglePageResponse<Item> {
  result: Item[];
}

export interface V4PagePaginationArrayResponse<Item> {
  result: Item[];
  result_info: V4PagePaginationArrayResponse.ResultInfo;
}

export declare namespace V4PagePaginationArrayResponse {
  export interface ResultInfo extends PageInfo {}
}

export interface V4PagePaginationResponse<Item> {
  result: V4PagePaginationResponse.Result<Item>;
  result_info: V4PagePaginationResponse.ResultInfo;
}

export declare namespace V4PagePaginationResponse {
  export interface Result<Item> {
    items?: Item[];
  }
  export interface ResultInfo extends PageInfo {}
}

export interface CursorPaginationResponse<Item> {
  result: Item[];
  result_info: CursorPaginationResponse.ResultInfo;
}

export declare namespace CursorPaginationResponse {
  export interface ResultInfo extends CursorInfo {}
}

export interface CursorLimitPaginationResponse<Item> {
  result: Item[];
  result_info: CursorLimitPaginationResponse.ResultInfo;
}

export declare namespace CursorLimitPaginationResponse {
  export interface ResultInfo extends CursorInfo {}
}

export interface CursorPaginationAfterResponse<Item> {
  result: Item[];
  result_info: CursorPaginationAfterResponse.ResultInfo;
}

export declare namespace CursorPaginationAfterResponse {
  export interface ResultInfo extends CursorsInfo {}
  export namespace ResultInfo {
    export interface Cursors {
      after?: string;
      before?: string;
    }
  }
}

export interface PageTokenPaginationResponse<Item> {
  result: Item[];
  result_info: PageTokenPaginationResponse.ResultInfo;
}

export declare namespace PageTokenPaginationResponse {
  export interface ResultInfo extends PageTokenInfo {}
}

export interface ContainersInstancesV1PaginationResponse<Item> {
  result: ContainersInstancesV1PaginationResponse.Result<Item>;
  result_info: ContainersInstancesV1PaginationResponse.ResultInfo;
}

export declare namespace ContainersInstancesV1PaginationResponse {
  export interface Result<Item> {
    instances?: Item[];
  }
  export interface ResultInfo extends PageTokenInfo {}
}
