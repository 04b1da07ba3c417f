/** Names of the official package for what pages are made of: the answer as it comes, and the parameters that ask for the next one. */
import type { FinalRequestOptions } from '../types.ts';
import type { CursorInfo, CursorsInfo, PageInfo, PageTokenInfo } from './pagination.ts';

export type PageRequestOptions = FinalRequestOptions;

/** Which page of a numbered list is wanted, and how long a page is. */
export interface V4PagePaginationParams {
  /** Page to return, counted from 1. */
  page?: number;
  /** Items a page holds. */
  per_page?: number;
}

export interface V4PagePaginationArrayParams extends V4PagePaginationParams {}

/** Where a list goes on, and how long a page is. */
export interface CursorPaginationParams {
  /** Items a page holds. */
  per_page?: number;
  /** As `result_info.cursor` of the page before. */
  cursor?: string;
}

export interface CursorPaginationAfterParams {
  /** As `result_info.cursors.after` of the page before. */
  cursor?: string;
}

export interface CursorLimitPaginationParams {
  /** Items a page holds. */
  limit?: number;
  /** As `result_info.cursor` of the page before. */
  cursor?: string;
}

export interface PageTokenPaginationParams {
  /** As `result_info.next_page_token` of the page before. */
  page_token?: string;
  /** Items a page holds. */
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
