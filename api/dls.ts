import type { APIPromise, CursorPagination, PagePromise, RequestOptions } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Data Localization Suite: Control over the regions in which traffic is decrypted and processed.
 *  @product dls Data Localization Suite
 *  @docs https://developers.cloudflare.com/data-localization/ */
export interface DLS {
  readonly regions: DLS.Regions;
  readonly regionalServices: DLS.RegionalServices;
}

export declare namespace DLS {
  /** Places to which traffic handling can be limited. */
  export interface Regions {
    /** Page through regions for Regional Services, optionally of one type.
     *  @http GET /accounts/{account_id}/dls/regions
     *  @permission DLS: Read; DLS: Write */
    list(params: RegionListParams, options?: RequestOptions): PagePromise<CursorPagination<RegionGetResponse>, RegionGetResponse>;

    /** Look up one region that Regional Services can use.
     *  @http GET /accounts/{account_id}/dls/regions/{region_id}
     *  @permission DLS: Read; DLS: Write */
    get(/** @maxLength 255 */ regionID: string, params: RegionGetParams, options?: RequestOptions): APIPromise<RegionGetResponse>;
  }

  export interface RegionListParams extends InAccount {
    type?: 'managed' | 'custom';
    /** @min 1 @max 100 @default 25 */ per_page?: Integer;
    cursor?: string;
  }

  export type RegionListResponse = RegionGetResponse;

  export type RegionGetParams = InAccount;

  export interface RegionGetResponse {
    id: string;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ modified_on: DateTime;
    name: string;
    /** @minLength 1 @maxLength 128 */ region_key: string;
    version: Integer;
    version_created_on: DateTime;
  }

  /** Restriction of traffic handling to chosen regions. */
  export interface RegionalServices {
    readonly prefixBindings: RegionalServices.PrefixBindings;
  }

  export type RegionListResponsesCursorPagination = CursorPagination<RegionGetResponse>;

  export interface CodedMessage {
    /** @min 1000 */ code: Integer;
    error_chain?: CodedMessage[];
    message: string;
  }
}

export declare namespace DLS.RegionalServices {
  /** Parts of your IP ranges that are tied to a region. */
  export interface PrefixBindings {
    /** Bind a CIDR of one of your prefixes to a Regional Services region.
     *  @http POST /accounts/{account_id}/dls/regional_services/prefix_bindings
     *  @status 201
     *  @permission DLS: Write; IP Prefixes: Write */
    create(params: PrefixBindingCreateParams, options?: RequestOptions): APIPromise<PrefixBindingGetResponse>;

    /** Page through the account's prefix bindings by cursor.
     *  @http GET /accounts/{account_id}/dls/regional_services/prefix_bindings
     *  @permission DLS: Read; DLS: Write */
    list(
      params: PrefixBindingListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<PrefixBindingGetResponse>, PrefixBindingGetResponse>;

    /** Remove the tie between a CIDR and its Regional Services region.
     *  @http DELETE /accounts/{account_id}/dls/regional_services/prefix_bindings/{binding_id}
     *  @unwrapped
     *  @permission DLS: Write; IP Prefixes: Write */
    delete(bindingID: string, params: PrefixBindingDeleteParams, options?: RequestOptions): APIPromise<PrefixBindingDeleteResponse>;

    /** Move an existing prefix binding to another region.
     *  @http PATCH /accounts/{account_id}/dls/regional_services/prefix_bindings/{binding_id}
     *  @permission DLS: Write; IP Prefixes: Write */
    edit(bindingID: string, params: PrefixBindingEditParams, options?: RequestOptions): APIPromise<PrefixBindingGetResponse>;

    /** Look up one prefix binding and the region it uses.
     *  @http GET /accounts/{account_id}/dls/regional_services/prefix_bindings/{binding_id}
     *  @permission DLS: Read; DLS: Write */
    get(bindingID: string, params: PrefixBindingGetParams, options?: RequestOptions): APIPromise<PrefixBindingGetResponse>;
  }

  export interface PrefixBindingCreateParams extends InAccount {
    /** @example "10.0.1.0/24" */ cidr: string;
    /** @maxLength 64 @example "a1b2c3d4-e5f6-7890-abcd-ef1234567890" */ prefix_id: string;
    /** @minLength 1 @maxLength 128 @example "eu" */ region_key: string;
  }

  export type PrefixBindingCreateResponse = PrefixBindingGetResponse;

  export interface PrefixBindingListParams extends InAccount {
    /** @min 1 @max 100 @default 25 */ per_page?: Integer;
    cursor?: string;
  }

  export type PrefixBindingListResponse = PrefixBindingGetResponse;

  export type PrefixBindingDeleteParams = InAccount;

  export interface PrefixBindingDeleteResponse {
    messages: PrefixBindingDeleteResponse.Error[];
    success: boolean;
    errors?: PrefixBindingDeleteResponse.Error[];
  }
  export namespace PrefixBindingDeleteResponse {
    export interface Error {
      /** @min 1000 */ code: Integer;
      message: string;
      error_chain?: CodedMessage[];
    }
    export type Message = Error;
  }

  export interface PrefixBindingEditParams extends InAccount {
    /** @minLength 1 @maxLength 128 @example "eu" */ region_key: string;
  }

  export type PrefixBindingEditResponse = PrefixBindingGetResponse;

  export type PrefixBindingGetParams = InAccount;

  export interface PrefixBindingGetResponse {
    id: string;
    cidr: string;
    prefix_id: string;
    /** @minLength 1 @maxLength 128 */ region_key: string;
  }

  export type PrefixBindingListResponsesCursorPagination = CursorPagination<PrefixBindingGetResponse>;
}
