import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccountOrZone, Integer } from './_shared.ts';

/** Custom Errors: Your own HTML for error, block and challenge pages.
 *  @product customPages Custom Errors
 *  @docs https://developers.cloudflare.com/rules/custom-errors/ */
export interface CustomPages {
  readonly assets: CustomPages.Assets;
  readonly previewTokens: CustomPages.PreviewTokens;

  /** Point one page type at your own URL, or return it to the default.
   *  @http PUT /{account_or_zone}/custom_pages/{identifier}
   *  @permission Account Custom Pages Write; Account Settings Write
   *  @plans pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  update(
    identifier: '1000_errors' | '500_errors' | 'basic_challenge' | 'country_challenge' | 'ip_block' | 'managed_challenge' | 'ratelimit_block' | 'under_attack' | 'waf_block' | 'waf_challenge',
    params: CustomPages.CustomPageUpdateParams,
    options?: RequestOptions,
  ): APIPromise<CustomPages.CustomPageGetResponse>;

  /** Show every customizable page type of an account or zone with its state.
   *  @http GET /{account_or_zone}/custom_pages
   *  @permission Zero Trust: PII Read; Account Custom Pages Write; Account Custom Pages Read; Account Settings Write; Account Settings Read
   *  @plans pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  list(
    params?: CustomPages.CustomPageListParams | null,
    options?: RequestOptions,
  ): PagePromise<SinglePage<CustomPages.CustomPageGetResponse>, CustomPages.CustomPageGetResponse>;

  /** See whether one page type is customized in an account or zone, and how.
   *  @http GET /{account_or_zone}/custom_pages/{identifier}
   *  @permission Zero Trust: PII Read; Account Custom Pages Write; Account Custom Pages Read; Account Settings Write; Account Settings Read
   *  @plans pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  get(
    identifier: '1000_errors' | '500_errors' | 'basic_challenge' | 'country_challenge' | 'ip_block' | 'managed_challenge' | 'ratelimit_block' | 'under_attack' | 'waf_block' | 'waf_challenge',
    params?: CustomPages.CustomPageGetParams | null,
    options?: RequestOptions,
  ): APIPromise<CustomPages.CustomPageGetResponse>;
}

export declare namespace CustomPages {
  export interface CustomPageUpdateParams extends InAccountOrZone {
    state: 'default' | 'customized';
    /** @format uri @example "http://www.example.com" */ url: string;
  }

  export type CustomPageUpdateResponse = CustomPageGetResponse;

  export type CustomPageListParams = InAccountOrZone;

  export type CustomPageListResponse = CustomPageGetResponse;

  export type CustomPageGetParams = InAccountOrZone;

  export interface CustomPageGetResponse {
    /** @example "basic_challenge" */ id?: string;
    created_on?: DateTime;
    description?: string;
    modified_on?: DateTime;
    /** @example "block:basic-sec-captcha" */ preview_target?: string;
    required_tokens?: string[];
    state?: 'default' | 'customized';
    /** @format uri @example "http://www.example.com" */ url?: string;
  }

  /** Pages fetched from a URL and stored for later serving. */
  export interface Assets {
    /** Create a custom page asset for an account or zone from content at a URL.
     *  @http POST /{account_or_zone}/custom_pages/assets
     *  @plans pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: AssetCreateParams, options?: RequestOptions): APIPromise<AssetGetResponse>;

    /** Replace a custom page asset's description and source URL.
     *  @http PUT /{account_or_zone}/custom_pages/assets/{asset_name}
     *  @plans pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    update(/** @minLength 1 */ assetName: string, params: AssetUpdateParams, options?: RequestOptions): APIPromise<AssetGetResponse>;

    /** Page through the custom page assets of an account or zone.
     *  @http GET /{account_or_zone}/custom_pages/assets
     *  @plans pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    list(params?: AssetListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<AssetGetResponse>, AssetGetResponse>;

    /** Remove a named custom page asset from an account or zone.
     *  @http DELETE /{account_or_zone}/custom_pages/assets/{asset_name}
     *  @answer void
     *  @plans pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    delete(/** @minLength 1 */ assetName: string, params?: AssetDeleteParams | null, options?: RequestOptions): APIPromise<void>;

    /** Look up one custom page asset of an account or zone by name.
     *  @http GET /{account_or_zone}/custom_pages/assets/{asset_name}
     *  @plans pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(/** @minLength 1 */ assetName: string, params?: AssetGetParams | null, options?: RequestOptions): APIPromise<AssetGetResponse>;
  }

  export interface AssetCreateParams extends InAccountOrZone {
    description: string;
    /** @minLength 1 @example "my_custom_error_page" */ name: string;
    /** @format uri @example "https://example.com/error.html" */ url: string;
  }

  export type AssetCreateResponse = AssetGetResponse;

  export interface AssetUpdateParams extends InAccountOrZone {
    description: string;
    /** @format uri @example "https://example.com/error.html" */ url: string;
  }

  export type AssetUpdateResponse = AssetGetResponse;

  export interface AssetListParams extends InAccountOrZone {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 200 @default 20 */ per_page?: Integer;
  }

  export type AssetListResponse = AssetGetResponse;

  export type AssetDeleteParams = InAccountOrZone;

  export type AssetGetParams = InAccountOrZone;

  export interface AssetGetResponse {
    description?: string;
    last_updated?: DateTime;
    /** @minLength 1 @example "my_custom_error_page" */ name?: string;
    /** @unit bytes @example 1024 @readOnly */ size_bytes?: Integer;
    /** @format uri @example "https://example.com/error.html" */ url?: string;
  }

  /** Tokens with which a page can be looked at before it goes live. */
  export interface PreviewTokens {
    /** Get a token to preview a custom page of an account or zone by URL.
     *  @http POST /{account_or_zone}/custom_pages/preview_tokens
     *  @permission Zero Trust: PII Read; Account Custom Pages Write; Account Custom Pages Read; Account Settings Write; Account Settings Read
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    create(params: PreviewTokenCreateParams, options?: RequestOptions): APIPromise<PreviewToken>;
  }

  export interface PreviewTokenCreateParams extends InAccountOrZone {
    /** @example "preview" */ act: string;
    /** @example "block:waf" */ target: string;
    /** @format uri @example "https://example.com/error.html" */ url: string;
  }

  export interface PreviewToken {
    /** @sensitive */ cep_jwt: string;
  }

  export type AssetListResponsesV4PagePaginationArray = V4PagePaginationArray<AssetGetResponse>;

  export type CustomPageListResponsesSinglePage = SinglePage<CustomPageGetResponse>;
}
