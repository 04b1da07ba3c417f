import type { APIPromise, CursorPagination, PagePromise, RequestOptions } from './_client.ts';
import type { DateTime, InAccount, Integer, ResponseInfo } from './_shared.ts';

/** Data Localization Suite: Control over the regions in which traffic is decrypted and processed.
 *  @product dls Data Localization Suite
 *  @docs https://developers.cloudflare.com/data-localization/ */
export interface DLS {
  readonly regions: DLS.Regions;
  readonly regionalServices: DLS.RegionalServices;
}

export declare namespace DLS {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Binding to work on, as `dls.regionalServices.prefixBindings.list` shows it. @from dls.regionalServices.prefixBindings.list */ binding_id: string;
    /** Region to look up, such as `eu` or `us`. @from dls.regions.list */ region_id: string;
  }

  /** Places to which traffic handling can be limited. */
  export interface Regions {
    /** List regions for Regional Services, optionally of one type.
     *  @http GET /accounts/{account_id}/dls/regions
     *  @permission DLS: Read; DLS: Write
     *  @columns name region_key version created_on modified_on
     *  @key region_key */
    list(params: RegionListParams, options?: RequestOptions): PagePromise<CursorPagination<Region>, Region>;

    /** Get one region that Regional Services can use.
     *  @http GET /accounts/{account_id}/dls/regions/{region_id}
     *  @permission DLS: Read; DLS: Write */
    get(/** @maxLength 255 */ regionID: string, params: InAccount, options?: RequestOptions): APIPromise<Region>;
  }

  export interface RegionListParams extends InAccount {
    /** Only regions made by Cloudflare (`managed`) or for the account (`custom`). */ type?: 'managed' | 'custom' | (string & {});
    /** @min 1 @max 100 @default 25 */ per_page?: Integer;
    cursor?: string;
  }

  export interface Region {
    /** Id of the region, given by Cloudflare. */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ modified_on: DateTime;
    /** Region as people read it. */ name: string;
    /** Short key by which bindings name the region, such as `eu`. @minLength 1 @maxLength 128 */ region_key: string;
    /** Number of the region's current definition; it grows when data centers change. */ version: Integer;
    /** Time at which the current definition was made. */ version_created_on: DateTime;
  }

  /** Restriction of traffic handling to chosen regions. */
  export interface RegionalServices {
    readonly prefixBindings: RegionalServices.PrefixBindings;
  }

  export type RegionListResponsesCursorPagination = CursorPagination<Region>;
}

export declare namespace DLS.RegionalServices {
  /** Parts of your IP ranges that are tied to a region. */
  export interface PrefixBindings {
    /** Create a binding of a CIDR of your prefixes to a region.
     *
     *  Traffic to these addresses is then decrypted only in the region. Needs the IP Prefix write permission besides.
     *  @http POST /accounts/{account_id}/dls/regional_services/prefix_bindings
     *  @status 201
     *  @permission DLS: Write; IP Prefixes: Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "cidr": "10.0.1.0/24", "prefix_id": "a1b2c3d4-e5f6-7890-abcd-ef1234567890",
     *    "region_key": "eu"
     *  } */
    create(params: PrefixBindingCreateParams, options?: RequestOptions): APIPromise<PrefixBinding>;

    /** List the account's prefix bindings by cursor.
     *  @http GET /accounts/{account_id}/dls/regional_services/prefix_bindings
     *  @permission DLS: Read; DLS: Write
     *  @columns cidr region_key prefix_id */
    list(
      params: PrefixBindingListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<PrefixBinding>, PrefixBinding>;

    /** Delete the binding of a CIDR to a region.
     *
     *  The addresses are served in all data centers again.
     *  @http DELETE /accounts/{account_id}/dls/regional_services/prefix_bindings/{binding_id}
     *  @unwrapped
     *  @permission DLS: Write; IP Prefixes: Write */
    delete(bindingID: string, params: InAccount, options?: RequestOptions): APIPromise<PrefixBindingDeleteResponse>;

    /** Edit a prefix binding to use another region.
     *  @http PATCH /accounts/{account_id}/dls/regional_services/prefix_bindings/{binding_id}
     *  @permission DLS: Write; IP Prefixes: Write */
    edit(bindingID: string, params: PrefixBindingEditParams, options?: RequestOptions): APIPromise<PrefixBinding>;

    /** Get one prefix binding and the region it uses.
     *  @http GET /accounts/{account_id}/dls/regional_services/prefix_bindings/{binding_id}
     *  @permission DLS: Read; DLS: Write */
    get(bindingID: string, params: InAccount, options?: RequestOptions): APIPromise<PrefixBinding>;
  }

  export interface PrefixRegion {
    /** BYOIP prefix that holds the addresses. @maxLength 64 @example "a1b2c3d4-e5f6-7890-abcd-ef1234567890" @from addressing.prefixes.list */
    prefix_id: string;
    /** Region in which the traffic is served. @minLength 1 @maxLength 128 @example "eu" */ region_key: string;
  }

  export interface PrefixBindingCreateParams extends InAccount, PrefixRegion {
    /** Addresses to bind, inside the parent prefix. @example "10.0.1.0/24" @format cidr */ cidr: string;
  }

  export interface PrefixBinding extends PrefixRegion {
    /** Id of the binding, given by Cloudflare. */ id: string;
    /** Addresses that are bound. */ cidr: string;
    prefix_id: string;
    /** @minLength 1 @maxLength 128 */ region_key: string;
  }

  export interface PrefixBindingListParams extends InAccount {
    /** @min 1 @max 100 @default 25 */ per_page?: Integer;
    cursor?: string;
  }

  export interface PrefixBindingDeleteResponse {
    messages: ResponseInfo[];
    success: boolean;
    errors?: ResponseInfo[];
  }

  export interface PrefixBindingEditParams extends InAccount {
    /** Region in which the traffic is served from now on. @minLength 1 @maxLength 128 @example "eu" */ region_key: string;
  }

  export type PrefixBindingListResponsesCursorPagination = CursorPagination<PrefixBinding>;
}
