import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccountOrZone, Integer } from './_shared.ts';

/** Custom Errors: Your own HTML for error, block and challenge pages.
 *  @product customPages Custom Errors
 *  @docs https://developers.cloudflare.com/rules/custom-errors/ */
export interface CustomPages {
  readonly assets: CustomPages.Assets;
  readonly previewTokens: CustomPages.PreviewTokens;

  /** Replace one page type by your own, or return it to the default.
   *
   *  The page at the URL is fetched once now: publish again after changing it. It must contain the tokens named in `required_tokens`.
   *  @http PUT /{account_or_zone}/custom_pages/{identifier}
   *  @permission Account Custom Pages Write; Account Settings Write
   *  @plans pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "identifier": "500_errors", "state": "customized",
   *    "url": "https://www.example.com/error.html"
   *  }
   *  @aliases error page; block page */
  update(
    identifier: '1000_errors' | '500_errors' | 'basic_challenge' | 'country_challenge' | 'ip_block' | 'managed_challenge' | 'ratelimit_block' | 'under_attack' | 'waf_block' | 'waf_challenge',
    params: CustomPages.CustomPageUpdateParams,
    options?: RequestOptions,
  ): APIPromise<CustomPages.CustomPage>;

  /** List every customizable page type of an account or zone.
   *  @http GET /{account_or_zone}/custom_pages
   *  @permission Zero Trust: PII Read; Account Custom Pages Write; Account Custom Pages Read; Account Settings Write; Account Settings Read
   *  @plans pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @columns description url state created_on modified_on
   *  @key id */
  list(
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): PagePromise<SinglePage<CustomPages.CustomPage>, CustomPages.CustomPage>;

  /** Get whether and how one page type is customized.
   *  @http GET /{account_or_zone}/custom_pages/{identifier}
   *  @permission Zero Trust: PII Read; Account Custom Pages Write; Account Custom Pages Read; Account Settings Write; Account Settings Read
   *  @plans pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  get(
    identifier: '1000_errors' | '500_errors' | 'basic_challenge' | 'country_challenge' | 'ip_block' | 'managed_challenge' | 'ratelimit_block' | 'under_attack' | 'waf_block' | 'waf_challenge',
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<CustomPages.CustomPage>;
}

export declare namespace CustomPages {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Asset to work on, as `customPages.assets.list` shows it. @from customPages.assets.list */ asset_name: string;
    /** Page to work on: the kind of error or challenge it stands for, such as `500_errors`. @from customPages.list */
    identifier: '1000_errors' | (string & {});
  }

  export interface CustomPageUpdateParams extends InAccountOrZone {
    /** Whether your page is shown or Cloudflare's own. */ state: 'default' | 'customized' | (string & {});
    /** Address of your page, fetched when it is set; empty for the default page. @example "http://www.example.com" */ url: string;
  }

  export interface CustomPage {
    /** Key of the page type, such as `basic_challenge` or `500_errors`. @example "basic_challenge" */ id?: string;
    created_on?: DateTime;
    /** Situations in which the page type is shown. */ description?: string;
    modified_on?: DateTime;
    /** Name under which the page can be previewed. @example "block:basic-sec-captcha" */ preview_target?: string;
    /** Placeholders that your page must contain, such as `::CAPTCHA_BOX::`. */ required_tokens?: string[];
    /** Whether your page is shown or Cloudflare's own. */ state?: 'default' | 'customized';
    /** Address of your page, fetched when it is set; empty for the default page. @example "http://www.example.com" */ url?: string;
  }

  /** Pages fetched from a URL and stored for later serving. */
  export interface Assets {
    /** Create a custom page asset from content at a URL.
     *
     *  The content is fetched once now and stored.
     *  @http POST /{account_or_zone}/custom_pages/assets
     *  @plans pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: AssetCreateParams, options?: RequestOptions): APIPromise<Asset>;

    /** Replace a custom page asset's description and content.
     *
     *  The URL is fetched again.
     *  @http PUT /{account_or_zone}/custom_pages/assets/{asset_name}
     *  @plans pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    update(/** @minLength 1 */ assetName: string, params: AssetUpdateParams, options?: RequestOptions): APIPromise<Asset>;

    /** List the custom page assets of an account or zone.
     *  @http GET /{account_or_zone}/custom_pages/assets
     *  @plans pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns name description url size_bytes last_updated
     *  @key name */
    list(params?: AssetListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<Asset>, Asset>;

    /** Delete a named custom page asset.
     *  @http DELETE /{account_or_zone}/custom_pages/assets/{asset_name}
     *  @response void
     *  @plans pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    delete(/** @minLength 1 */ assetName: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<void>;

    /** Get one custom page asset by name.
     *  @http GET /{account_or_zone}/custom_pages/assets/{asset_name}
     *  @plans pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(/** @minLength 1 */ assetName: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<Asset>;
  }

  export interface AssetSource {
    /** Note for people. */ description?: string;
    /** Address from which the content is fetched. @format uri @example "https://example.com/error.html" */ url?: string;
  }

  export interface AssetCreateParams extends InAccountOrZone, AssetSource {
    /** @maxLength 1024 @example "Logo on the error page" */ description: string;
    /** Name by which rules use the asset, unique in the account or zone. @minLength 1 @example "my_custom_error_page" @pattern ^[A-Za-z0-9_]+$ */
    name: string;
    /** @format uri @example "https://example.com/error.html" */ url: string;
  }

  export interface Asset extends AssetSource {
    /** Time at which the content was last fetched. */ last_updated?: DateTime;
    /** Name by which rules use the asset, unique in the account or zone. @minLength 1 @example "my_custom_error_page" */ name?: string;
    /** Size of the stored content. @unit bytes @example 1024 @readOnly */ size_bytes?: Integer;
  }

  export interface AssetUpdateParams extends InAccountOrZone, AssetSource {
    /** @maxLength 1024 @example "Logo on the error page" */ description: string;
    /** @format uri @example "https://example.com/error.html" */ url: string;
  }

  export interface AssetListParams extends InAccountOrZone {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 200 @default 20 */ per_page?: Integer;
  }

  /** Tokens with which a page can be looked at before it goes live. */
  export interface PreviewTokens {
    /** Create a token to preview a custom page by its URL.
     *  @http POST /{account_or_zone}/custom_pages/preview_tokens
     *  @permission Zero Trust: PII Read; Account Custom Pages Write; Account Custom Pages Read; Account Settings Write; Account Settings Read
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    create(params: PreviewTokenCreateParams, options?: RequestOptions): APIPromise<PreviewToken>;
  }

  export interface PreviewTokenCreateParams extends InAccountOrZone {
    /** Purpose of the token; always `preview`. @example "preview" @minLength 1 */ act: string;
    /** Page type to preview, as its `preview_target` says. @example "block:waf" @minLength 1 */ target: string;
    /** Address of the page to preview. @format uri @example "https://example.com/error.html" */ url: string;
  }

  export interface PreviewToken {
    /** Token that the preview address carries; it expires soon. @sensitive */ cep_jwt: string;
  }

  export type AssetListResponsesV4PagePaginationArray = V4PagePaginationArray<Asset>;

  export type CustomPageListResponsesSinglePage = SinglePage<CustomPage>;
}
