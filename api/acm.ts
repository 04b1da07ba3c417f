import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InZone, Integer, ResourceID } from './_shared.ts';

/** Advanced Certificate Manager: Paid extra control over the certificates a zone serves and trusts.
 *  @product acm Advanced Certificate Manager
 *  @docs https://developers.cloudflare.com/ssl/edge-certificates/advanced-certificate-manager/ */
export interface ACM {
  readonly totalTLS: ACM.TotalTLS;
  readonly customTrustStore: ACM.CustomTrustStoreResource;
}

export declare namespace ACM {
  /** Automatic certificates for every proxied hostname, however deep the subdomain. */
  export interface TotalTLS {
    /** Set the Total TLS state of a zone and its certificate authority.
     *  @http POST /zones/{zone_id}/acm/total_tls
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs acm.totalTLS.edit */
    update(params: TotalTLSUpdateParams, options?: RequestOptions): APIPromise<TotalTLSGetResponse>;

    /** Turn Total TLS on or off for a zone, with a choice of issuing CA.
     *  @http POST /zones/{zone_id}/acm/total_tls
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    edit(params: TotalTLSEditParams, options?: RequestOptions): APIPromise<TotalTLSGetResponse>;

    /** See whether Total TLS is on for a zone and which CA it uses.
     *  @http GET /zones/{zone_id}/acm/total_tls
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: TotalTLSGetParams, options?: RequestOptions): APIPromise<TotalTLSGetResponse>;
  }

  export type TotalTLSUpdateParams = TotalTLSEditParams;

  export type TotalTLSUpdateResponse = TotalTLSGetResponse;

  export interface TotalTLSEditParams extends InZone {
    enabled: boolean;
    certificate_authority?: 'google' | 'lets_encrypt' | 'ssl_com';
  }

  export type TotalTLSEditResponse = TotalTLSGetResponse;

  export type TotalTLSGetParams = InZone;

  export interface TotalTLSGetResponse {
    certificate_authority?: 'google' | 'lets_encrypt' | 'ssl_com';
    enabled?: boolean;
    validity_period?: 90;
  }

  /** Your own CA certificates that are accepted when connecting to origins. */
  export interface CustomTrustStoreResource {
    /** Upload a CA certificate that a zone should trust when connecting to origins.
     *  @http POST /zones/{zone_id}/acm/custom_trust_store
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: CustomTrustStoreCreateParams, options?: RequestOptions): APIPromise<CustomTrustStore>;

    /** Page through the CA certificates in a zone's custom origin trust store.
     *  @http GET /zones/{zone_id}/acm/custom_trust_store
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params: CustomTrustStoreListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<CustomTrustStore>, CustomTrustStore>;

    /** Drop a CA certificate from the zone's custom origin trust store.
     *  @http DELETE /zones/{zone_id}/acm/custom_trust_store/{custom_origin_trust_store_id}
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(
      customOriginTrustStoreID: ResourceID,
      params: CustomTrustStoreDeleteParams,
      options?: RequestOptions,
    ): APIPromise<CustomTrustStoreDeleteResponse>;

    /** Read one CA certificate from the zone's custom origin trust store.
     *  @http GET /zones/{zone_id}/acm/custom_trust_store/{custom_origin_trust_store_id}
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(customOriginTrustStoreID: ResourceID, params: CustomTrustStoreGetParams, options?: RequestOptions): APIPromise<CustomTrustStore>;
  }

  export interface CustomTrustStoreCreateParams extends InZone {
    certificate: string;
  }

  export interface CustomTrustStore {
    id: ResourceID;
    certificate: string;
    /** @readOnly */ expires_on: DateTime;
    /** @example "GlobalSign" @readOnly */ issuer: string;
    /** @example "SHA256WithRSA" @readOnly */ signature: string;
    /** @readOnly */ status: 'initializing' | 'pending_deployment' | 'active' | 'pending_deletion' | 'deleted' | 'expired';
    /** @readOnly */ updated_at: DateTime;
    /** @readOnly */ uploaded_on: DateTime;
  }

  export interface CustomTrustStoreListParams extends InZone {
    /** @example 10 */ limit?: Integer;
    /** @example 10 */ offset?: Integer;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export type CustomTrustStoreDeleteParams = InZone;

  export interface CustomTrustStoreDeleteResponse {
    id?: ResourceID;
  }

  export type CustomTrustStoreGetParams = InZone;

  export type CustomTrustStoresV4PagePaginationArray = V4PagePaginationArray<CustomTrustStore>;
}
