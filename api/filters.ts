import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { InZone } from './_shared.ts';

/** Filters: Reusable traffic expressions for the deprecated firewall rules.
 *  @product filters Filters
 *  @docs https://developers.cloudflare.com/waf/ */
export interface Filters {
  /** Create filters of a zone for firewall rules (deprecated).
   *
   *  Deprecated with firewall rules: write the expression into a custom rule with `rulesets` instead.
   *  @http POST /zones/{zone_id}/filters
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.rules.create
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
   *    "body": [
   *      {
   *        "expression": "(http.request.uri.path ~ \".*wp-login.php\") and ip.src ne 198.51.100.4", "description": "Login from outside",
   *        "paused": false
   *      }
   *    ]
   *  } */
  create(
    params: Filters.FilterCreateParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<Filters.FirewallFilter>, Filters.FirewallFilter>;

  /** Replace one filter's expression, description and state (deprecated).
   *
   *  Takes effect on all firewall rules that use the filter.
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

  /** List a zone's filters by expression, ref or state (deprecated).
   *  @http GET /zones/{zone_id}/filters
   *  @permission Firewall Services Write; Firewall Services Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.get
   *  @columns description expression ref paused */
  list(
    params: Filters.FilterListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Filters.FirewallFilter>, Filters.FirewallFilter>;

  /** Delete one filter of a zone (deprecated).
   *
   *  Refused while a firewall rule uses it.
   *  @http DELETE /zones/{zone_id}/filters/{filter_id}
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.rules.delete */
  delete(
    /** @minLength 32 @maxLength 32 */ filterID: string,
    params: InZone,
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

  /** Get one filter with its expression (deprecated).
   *  @http GET /zones/{zone_id}/filters/{filter_id}
   *  @permission Firewall Services Write; Firewall Services Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.get */
  get(
    /** @minLength 32 @maxLength 32 */ filterID: string,
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<Filters.FirewallFilter>;
}

export declare namespace Filters {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Filter expression to work on; firewall rules refer to it by this id. */ filter_id: string;
  }

  export interface FilterCreateParams extends InZone {
    /** Filters to create or to replace. @body @minItems 1 */ body: FilterFields[];
  }

  export interface FirewallFilter extends FilterFields {
    /** Identifies the filter; firewall rules name it. @minLength 32 @maxLength 32 @example "372e67954025e0ba6aaa6d586b9e0b61" @readOnly */
    id?: string;
    expression?: string;
  }

  export interface FilterFields {
    /** Note for people. @maxLength 500 */ description?: string;
    /** Expression in the rules language that selects the requests. @minLength 1 */ expression?: string;
    /** If true, the filter matches nothing. */ paused?: boolean;
    /** Short tag of your own, to find related filters by. @maxLength 50 @example "FIL-100" */ ref?: string;
  }

  export interface FilterUpdateParams extends InZone, FilterFields {}

  export interface FilterListParams extends InZone {
    /** Only the filter with this id. @minLength 32 @maxLength 32 @example "372e67954025e0ba6aaa6d586b9e0b61" */ id?: string;
    /** Text that the note contains; case does not matter. @example "browsers" @minLength 1 */ description?: string;
    /** Text that the expression contains; case does not matter. @example "php" @minLength 1 */ expression?: string;
    /** Only filters that are paused, or only the others. */ paused?: boolean;
    /** Only filters with exactly this tag. @example "FIL-100" @minLength 1 */ ref?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 100 @default 25 */ per_page?: number;
  }

  export interface FilterDeleteResponse {
    /** Identifies the filter; firewall rules name it. @minLength 32 @maxLength 32 @example "372e67954025e0ba6aaa6d586b9e0b61" @readOnly */
    id: string;
  }

  export interface FilterBulkDeleteParams extends InZone {
    /** Ids of the filters to delete. @query @minItems 1 @from filters.list @example ["372e67954025e0ba6aaa6d586b9e0b61"] */ id: (/** @minLength 32 @maxLength 32 */ string)[];
  }

  export type FilterBulkDeleteResponse = FilterBulkDeleteResponse.FilterBulkDeleteResponseItem[];
  export namespace FilterBulkDeleteResponse {
    export interface FilterBulkDeleteResponseItem {
      /** Identifies the filter; firewall rules name it. @minLength 32 @maxLength 32 @example "372e67954025e0ba6aaa6d586b9e0b61" @readOnly */
      id?: string;
    }
  }

  export interface FilterBulkUpdateParams extends InZone {
    /** Filters to change, each with its id and all of its properties. @body @minItems 1 */ body: BulkFilter[];
  }

  export interface BulkFilter extends FilterFields {
    /** Existing filter whose properties are replaced. @minLength 32 @maxLength 32 @from filters.list @example "372e67954025e0ba6aaa6d586b9e0b61" */ id?: string;
  }

  export type FirewallFiltersSinglePage = SinglePage<FirewallFilter>;

  export type FirewallFiltersV4PagePaginationArray = V4PagePaginationArray<FirewallFilter>;
}
