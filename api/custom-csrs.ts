import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccountOrZone } from './_shared.ts';

/** Custom CSRs: Signing requests whose private key stays with Cloudflare.
 *  @product customCsrs Custom CSRs
 *  @docs https://developers.cloudflare.com/ssl/edge-certificates/ */
export interface CustomCsrs {
  /** Create a CSR with a key that Cloudflare keeps.
   *
   *  Have the CSR signed by your CA and upload the certificate with `custom_csr_id`: the private key never leaves Cloudflare.
   *  @http POST /{account_or_zone}/custom_csrs
   *  @status 201
   *  @permission Account: SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "common_name": "example.com", "country": "US", "state": "California",
   *    "locality": "San Francisco", "organization": "Example Inc.", "sans": ["example.com", "www.example.com"]
   *  } */
  create(params: CustomCsrs.CustomCsrCreateParams, options?: RequestOptions): APIPromise<CustomCsrs.CustomCsrResult>;

  /** List an account's or zone's stored CSRs in a chosen order.
   *  @http GET /{account_or_zone}/custom_csrs
   *  @permission Account: SSL and Certificates Read; Account: SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga
   *  @columns name common_name sans key_type organization created_at */
  list(
    params?: CustomCsrs.CustomCsrListParams | null,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<CustomCsrs.CustomCsrResult>, CustomCsrs.CustomCsrResult>;

  /** Delete a stored CSR with its private key.
   *
   *  A certificate signed for it can no longer be uploaded.
   *  @http DELETE /{account_or_zone}/custom_csrs/{custom_csr_id}
   *  @permission Account: SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga */
  delete(
    /** @maxLength 36 */ customCsrID: string,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<CustomCsrs.CustomCsrDeleteResponse>;

  /** Get one stored CSR of an account or zone.
   *  @http GET /{account_or_zone}/custom_csrs/{custom_csr_id}
   *  @permission Account: SSL and Certificates Read; Account: SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga */
  get(
    /** @maxLength 36 */ customCsrID: string,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<CustomCsrs.CustomCsrResult>;
}

export declare namespace CustomCsrs {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Domain name in the subject (CN). */ common_name: string;
    /** Country of the subject (C), two letters of ISO 3166-1. */ country: string;
    /** Id of the CSR, given by Cloudflare. */ id: string;
    /** City of the subject (L). */ locality: string;
    /** Organization of the subject (O). */ organization: string;
    /** Department in the subject (OU). */ organizational_unit: string;
    /** State or province of the subject (ST). */ state: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Custom CSR to work on, as `customCsrs.list` shows it. @from customCsrs.list */ custom_csr_id: string;
  }

  export interface CsrLabel {
    /** Note for people. */ description?: string;
    /** Label for people. */ name?: string;
  }

  export interface CustomCsrCreateParams extends InAccountOrZone, CsrLabel {
    /** @maxLength 64 @example "example.com" @minLength 1 */ common_name: string;
    /** @example "US" @minLength 2 @maxLength 2 */ country: string;
    /** @minLength 1 @maxLength 128 */ locality: string;
    /** @minLength 1 @maxLength 64 */ organization: string;
    /** Hostnames of the certificate (subject alternative names). @minItems 1 @maxItems 150 */ sans: (/** @maxLength 256 */ string)[];
    /** @example "California" @minLength 1 @maxLength 128 */ state: string;
    /** Kind of key pair to make. @default "rsa2048" */ key_type?: 'rsa2048' | 'p256v1' | (string & {});
    /** @example "Engineering" @maxLength 64 */ organizational_unit?: string;
  }

  export interface SigningRequest {
    /** Kind of the key pair. */ key_type: 'rsa2048' | 'p256v1';
    /** The certificate signing request in PEM. @readOnly */ csr?: string;
    locality?: string;
    organization?: string;
    /** Hostnames of the certificate (subject alternative names). */ sans?: string[];
  }

  export interface CustomCsrResult extends SigningRequest, CsrLabel {
    /** @maxLength 36 @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" @readOnly */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @example "23e087bd19bc1d40ae95b6f297263ceb" @readOnly */ account_tag?: string;
    /** @maxLength 64 @example "example.com" */ common_name?: string;
    /** @example "US" */ country?: string;
    /** @example "Engineering" */ organizational_unit?: string;
    /** @example "California" */ state?: string;
  }

  export interface CustomCsrListParams extends InAccountOrZone {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** Property by which the CSRs are sorted. @default "created_at" */ order?: 'name' | 'account_tag' | 'created_at' | (string & {});
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 50 */ per_page?: number;
  }

  export interface CustomCsrDeleteResponse {
    /** @maxLength 36 @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" @readOnly */ id?: string;
  }

  export interface CustomCsr extends SigningRequest {
    id: string;
    created_at: string;
    common_name?: string;
    country?: string;
    csr?: string;
    organizational_unit?: string;
    state?: string;
  }

  export type CustomCsrListResponsesV4PagePaginationArray = V4PagePaginationArray<CustomCsrResult>;
}
