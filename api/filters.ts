import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { InZone } from './_shared.ts';

/** Filters: Reusable traffic expressions for the deprecated firewall rules.
 *  @product filters Filters
 *  @docs https://developers.cloudflare.com/waf/ */
export interface Filters {
  /** Add filters to a zone for firewall rules to use (deprecated).
   *  @http POST /zones/{zone_id}/filters
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.rules.create */
  create(
    params: Filters.FilterCreateParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<Filters.FirewallFilter>, Filters.FirewallFilter>;

  /** Replace one filter's expression, description and state (deprecated).
   *  @http PUT /zones/{zone_id}/filters/{filter_id}
   *  @body json required
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.rules.edit */
  update(
    /** @minLength 32 @maxLength 32 */ filterID: string,
    params: Filters.FilterUpdateParams,
    options?: RequestOptions,
  ): APIPromise<Filters.FirewallFilter>;

  /** Page through a zone's filters by expression, ref or state (deprecated).
   *  @http GET /zones/{zone_id}/filters
   *  @permission Firewall Services Write; Firewall Services Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.get */
  list(
    params: Filters.FilterListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Filters.FirewallFilter>, Filters.FirewallFilter>;

  /** Delete one filter of a zone (deprecated).
   *  @http DELETE /zones/{zone_id}/filters/{filter_id}
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.rules.delete */
  delete(
    /** @minLength 32 @maxLength 32 */ filterID: string,
    params: Filters.FilterDeleteParams,
    options?: RequestOptions,
  ): APIPromise<Filters.FilterDeleteResponse>;

  /** Delete several filters of a zone by ID (deprecated).
   *  @http DELETE /zones/{zone_id}/filters
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.update */
  bulkDelete(params: Filters.FilterBulkDeleteParams, options?: RequestOptions): APIPromise<Filters.FilterBulkDeleteResponse | null>;

  /** Replace several existing filters of a zone in one call (deprecated).
   *  @http PUT /zones/{zone_id}/filters
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.update */
  bulkUpdate(
    params: Filters.FilterBulkUpdateParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<Filters.FirewallFilter>, Filters.FirewallFilter>;

  /** Retrieve one filter with its expression (deprecated).
   *  @http GET /zones/{zone_id}/filters/{filter_id}
   *  @permission Firewall Services Write; Firewall Services Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.get */
  get(
    /** @minLength 32 @maxLength 32 */ filterID: string,
    params: Filters.FilterGetParams,
    options?: RequestOptions,
  ): APIPromise<Filters.FirewallFilter>;
}

export declare namespace Filters {
  export interface FilterCreateParams extends InZone {
    /** @body */ body: FirewallFilterParam[];
  }

  export interface FirewallFilter {
    /** @minLength 32 @maxLength 32 @example "372e67954025e0ba6aaa6d586b9e0b61" @readOnly */ id?: string;
    /** @maxLength 500 */ description?: string;
    expression?: string;
    paused?: boolean;
    /** @maxLength 50 @example "FIL-100" */ ref?: string;
  }

  export interface FilterUpdateParams extends InZone {
    /** @maxLength 500 */ description?: string;
    expression?: string;
    paused?: boolean;
    /** @maxLength 50 @example "FIL-100" */ ref?: string;
  }

  export interface FilterListParams extends InZone {
    /** @minLength 32 @maxLength 32 @example "372e67954025e0ba6aaa6d586b9e0b61" */ id?: string;
    /** @example "browsers" */ description?: string;
    /** @example "php" */ expression?: string;
    paused?: boolean;
    /** @example "FIL-100" */ ref?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 100 @default 25 */ per_page?: number;
  }

  export type FilterDeleteParams = InZone;

  export interface FilterDeleteResponse {
    /** @minLength 32 @maxLength 32 @example "372e67954025e0ba6aaa6d586b9e0b61" @readOnly */ id: string;
  }

  export interface FilterBulkDeleteParams extends InZone {
    /** @query */ id: (/** @minLength 32 @maxLength 32 */ string)[];
  }

  export type FilterBulkDeleteResponse = FilterBulkDeleteResponse.FilterBulkDeleteResponseItem[];
  export namespace FilterBulkDeleteResponse {
    export interface FilterBulkDeleteResponseItem {
      /** @minLength 32 @maxLength 32 @example "372e67954025e0ba6aaa6d586b9e0b61" @readOnly */ id?: string;
    }
  }

  export type FilterBulkUpdateParams = FilterCreateParams;
  export namespace FilterBulkUpdateParams {
    export type Body = FirewallFilterParam;
  }

  export type FilterGetParams = InZone;

  export interface FirewallFilterParam {
    /** @maxLength 500 */ description?: string;
    expression?: string;
    paused?: boolean;
    /** @maxLength 50 @example "FIL-100" */ ref?: string;
  }

  export type FirewallFiltersSinglePage = SinglePage<FirewallFilter>;

  export type FirewallFiltersV4PagePaginationArray = V4PagePaginationArray<FirewallFilter>;
}
