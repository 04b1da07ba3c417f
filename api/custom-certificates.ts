import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InZone, ResourceID } from './_shared.ts';
import type { CustomHostnames } from './custom-hostnames.ts';
import type { KeylessCertificates } from './keyless-certificates.ts';

/** Custom Certificates: Certificates you bought elsewhere and uploaded to a zone.
 *  @product customCertificates Custom Certificates
 *  @docs https://developers.cloudflare.com/ssl/edge-certificates/custom-certificates/ */
export interface CustomCertificates {
  readonly prioritize: CustomCertificates.Prioritize;

  /** Upload your own TLS certificate to a zone, with key or custom CSR.
   *  @http POST /zones/{zone_id}/custom_certificates
   *  @permission Access: Mutual TLS Certificates Write; SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga */
  create(
    params: CustomCertificates.CustomCertificateCreateParams,
    options?: RequestOptions,
  ): APIPromise<CustomCertificates.CustomCertificate>;

  /** Page through a zone's uploaded certificates, filtered by status.
   *  @http GET /zones/{zone_id}/custom_certificates
   *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read; SSL and Certificates Write; SSL and Certificates Read
   *  @plans business enterprise
   *  @availability ga */
  list(
    params: CustomCertificates.CustomCertificateListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<CustomCertificates.CustomCertificate>, CustomCertificates.CustomCertificate>;

  /** Remove an uploaded certificate and its private key from a zone.
   *  @http DELETE /zones/{zone_id}/custom_certificates/{custom_certificate_id}
   *  @permission Access: Mutual TLS Certificates Write; SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga */
  delete(
    customCertificateID: ResourceID,
    params: CustomCertificates.CustomCertificateDeleteParams,
    options?: RequestOptions,
  ): APIPromise<CustomCertificates.CustomCertificateDeleteResponse>;

  /** Swap an uploaded certificate or change its bundling and key placement.
   *  @http PATCH /zones/{zone_id}/custom_certificates/{custom_certificate_id}
   *  @body json required
   *  @permission Access: Mutual TLS Certificates Write; SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga */
  edit(
    customCertificateID: ResourceID,
    params: CustomCertificates.CustomCertificateEditParams,
    options?: RequestOptions,
  ): APIPromise<CustomCertificates.CustomCertificate>;

  /** Retrieve one certificate uploaded to a zone, without its private key.
   *  @http GET /zones/{zone_id}/custom_certificates/{custom_certificate_id}
   *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read; SSL and Certificates Write; SSL and Certificates Read
   *  @plans business enterprise
   *  @availability ga */
  get(
    customCertificateID: ResourceID,
    params: CustomCertificates.CustomCertificateGetParams,
    options?: RequestOptions,
  ): APIPromise<CustomCertificates.CustomCertificate>;
}

export declare namespace CustomCertificates {
  export interface CustomCertificateCreateParams extends InZone {
    certificate: string;
    /** @default "ubiquitous" */ bundle_method?: CustomHostnames.BundleMethod;
    /** @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" */ custom_csr_id?: string;
    /** @default "production" */ deploy?: 'staging' | 'production';
    geo_restrictions?: GeoRestrictions;
    policy?: string;
    /** @sensitive */ private_key?: string;
    /** @default "legacy_custom" */ type?: 'legacy_custom' | 'sni_custom';
  }

  export interface CustomCertificate {
    id: ResourceID;
    zone_id: ResourceID;
    /** @default "ubiquitous" */ bundle_method?: CustomHostnames.BundleMethod;
    /** @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" */ custom_csr_id?: string;
    /** @readOnly */ expires_on?: DateTime;
    geo_restrictions?: GeoRestrictions;
    hosts?: (/** @maxLength 253 */ string)[];
    /** @example "GlobalSign" @readOnly */ issuer?: string;
    keyless_server?: KeylessCertificates.KeylessCertificate;
    /** @readOnly */ modified_on?: DateTime;
    /** @readOnly */ policy_restrictions?: string;
    /** @default 0 @example 1 */ priority?: number;
    /** @example "SHA256WithRSA" @readOnly */ signature?: string;
    /** @readOnly */ status?: 'active' | 'expired' | 'deleted' | 'pending' | 'initializing';
    /** @readOnly */ uploaded_on?: DateTime;
  }

  export interface CustomCertificateListParams extends InZone {
    /** @default "all" */ match?: 'any' | 'all';
    status?: 'active' | 'expired' | 'deleted' | 'pending' | 'initializing';
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export type CustomCertificateDeleteParams = InZone;

  export interface CustomCertificateDeleteResponse {
    id?: ResourceID;
  }

  export interface CustomCertificateEditParams extends InZone {
    /** @default "ubiquitous" */ bundle_method?: CustomHostnames.BundleMethod;
    certificate?: string;
    /** @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" */ custom_csr_id?: string;
    /** @default "production" */ deploy?: 'staging' | 'production';
    geo_restrictions?: GeoRestrictions;
    policy?: string;
    /** @sensitive */ private_key?: string;
  }

  export type CustomCertificateGetParams = InZone;

  /** Order of precedence among uploaded certificates. */
  export interface Prioritize {
    /** Set which uploaded certificate takes precedence in a zone.
     *  @http PUT /zones/{zone_id}/custom_certificates/prioritize
     *  @permission Access: Mutual TLS Certificates Write; SSL and Certificates Write
     *  @plans business enterprise
     *  @availability ga */
    update(params: PrioritizeUpdateParams, options?: RequestOptions): PagePromise<SinglePage<CustomCertificate>, CustomCertificate>;
  }

  export interface PrioritizeUpdateParams extends InZone {
    certificates: PrioritizeUpdateParams.Certificate[];
  }
  export namespace PrioritizeUpdateParams {
    export interface Certificate {
      id?: ResourceID;
      /** @default 0 @example 1 */ priority?: number;
    }
  }

  export type CustomCertificatesSinglePage = SinglePage<CustomCertificate>;

  export type CustomCertificatesV4PagePaginationArray = V4PagePaginationArray<CustomCertificate>;

  export interface GeoRestrictions {
    label?: 'us' | 'eu' | 'highest_security';
  }

  export type GeoRestrictionsParam = GeoRestrictions;
}
