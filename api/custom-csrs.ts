import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccountOrZone } from './_shared.ts';

/** Custom CSRs: Signing requests whose private key stays with Cloudflare.
 *  @product customCsrs Custom CSRs
 *  @docs https://developers.cloudflare.com/ssl/edge-certificates/ */
export interface CustomCsrs {
  /** Generate a CSR for an account or zone from subject details and SANs.
   *  @http POST /{account_or_zone}/custom_csrs
   *  @status 201
   *  @permission Account: SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga */
  create(params: CustomCsrs.CustomCsrCreateParams, options?: RequestOptions): APIPromise<CustomCsrs.CustomCsrGetResponse>;

  /** Page through an account's or zone's stored CSRs in a chosen order.
   *  @http GET /{account_or_zone}/custom_csrs
   *  @permission Account: SSL and Certificates Read; Account: SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga */
  list(
    params?: CustomCsrs.CustomCsrListParams | null,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<CustomCsrs.CustomCsrGetResponse>, CustomCsrs.CustomCsrGetResponse>;

  /** Remove a stored CSR from an account or zone.
   *  @http DELETE /{account_or_zone}/custom_csrs/{custom_csr_id}
   *  @permission Account: SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga */
  delete(
    /** @maxLength 36 */ customCsrID: string,
    params?: CustomCsrs.CustomCsrDeleteParams | null,
    options?: RequestOptions,
  ): APIPromise<CustomCsrs.CustomCsrDeleteResponse>;

  /** Retrieve one stored CSR of an account or zone.
   *  @http GET /{account_or_zone}/custom_csrs/{custom_csr_id}
   *  @permission Account: SSL and Certificates Read; Account: SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga */
  get(
    /** @maxLength 36 */ customCsrID: string,
    params?: CustomCsrs.CustomCsrGetParams | null,
    options?: RequestOptions,
  ): APIPromise<CustomCsrs.CustomCsrGetResponse>;
}

export declare namespace CustomCsrs {
  export interface CustomCsrCreateParams extends InAccountOrZone {
    /** @maxLength 64 @example "example.com" */ common_name: string;
    /** @example "US" */ country: string;
    locality: string;
    organization: string;
    /** @minItems 1 @maxItems 150 */ sans: (/** @maxLength 256 */ string)[];
    /** @example "California" */ state: string;
    description?: string;
    /** @default "rsa2048" */ key_type?: 'rsa2048' | 'p256v1';
    name?: string;
    /** @example "Engineering" */ organizational_unit?: string;
  }

  export type CustomCsrCreateResponse = CustomCsrGetResponse;

  export interface CustomCsrListParams extends InAccountOrZone {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** @default "created_at" */ order?: 'name' | 'account_tag' | 'created_at';
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 50 */ per_page?: number;
  }

  export type CustomCsrListResponse = CustomCsrGetResponse;

  export type CustomCsrDeleteParams = InAccountOrZone;

  export interface CustomCsrDeleteResponse {
    /** @maxLength 36 @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" @readOnly */ id?: string;
  }

  export type CustomCsrGetParams = InAccountOrZone;

  export interface CustomCsrGetResponse {
    /** @maxLength 36 @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" @readOnly */ id: string;
    /** @readOnly */ created_at: DateTime;
    key_type: 'rsa2048' | 'p256v1';
    /** @example "23e087bd19bc1d40ae95b6f297263ceb" @readOnly */ account_tag?: string;
    /** @maxLength 64 @example "example.com" */ common_name?: string;
    /** @example "US" */ country?: string;
    /** @readOnly */ csr?: string;
    description?: string;
    locality?: string;
    name?: string;
    organization?: string;
    /** @example "Engineering" */ organizational_unit?: string;
    sans?: string[];
    /** @example "California" */ state?: string;
  }

  export interface CustomCsr {
    id: string;
    created_at: string;
    key_type: 'rsa2048' | 'p256v1';
    common_name?: string;
    country?: string;
    csr?: string;
    locality?: string;
    organization?: string;
    organizational_unit?: string;
    sans?: string[];
    state?: string;
  }

  export type CustomCsrListResponsesV4PagePaginationArray = V4PagePaginationArray<CustomCsrGetResponse>;
}
