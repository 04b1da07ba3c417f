import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, Integer, InZone, ResourceID } from './_shared.ts';

/** Advanced Certificate Manager: Paid extra control over the certificates a zone serves and trusts.
 *  @product acm Advanced Certificate Manager
 *  @docs https://developers.cloudflare.com/ssl/edge-certificates/advanced-certificate-manager/ */
export interface ACM {
  readonly totalTLS: ACM.TotalTLS;
  readonly customTrustStore: ACM.CustomTrustStoreResource;
}

export declare namespace ACM {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Custom origin trust store to work on, as `acm.customTrustStore.list` shows it. @from acm.customTrustStore.list */ custom_origin_trust_store_id: string;
  }

  /** Automatic certificates for every proxied hostname, however deep the subdomain. */
  export interface TotalTLS {
    /** Set the Total TLS state of a zone and its certificate authority.
     *
     *  Total TLS orders a certificate for every proxied hostname that Universal SSL does not cover. Needs Advanced Certificate Manager.
     *  @http POST /zones/{zone_id}/acm/total_tls
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs acm.totalTLS.edit */
    update(params: TotalTLSParams, options?: RequestOptions): APIPromise<TotalTLSResult>;

    /** Turn Total TLS on or off for a zone, with a choice of issuing CA.
     *  @http POST /zones/{zone_id}/acm/total_tls
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    edit(params: TotalTLSParams, options?: RequestOptions): APIPromise<TotalTLSResult>;

    /** Get whether Total TLS is on for a zone and which CA it uses.
     *  @http GET /zones/{zone_id}/acm/total_tls
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<TotalTLSResult>;
  }

  export interface TotalTLSParams extends InZone {
    /** If true, a certificate is ordered for every proxied A, AAAA or CNAME hostname of the zone. */ enabled: boolean;
    /** Authority that issues the Total TLS certificates; left out, Cloudflare chooses. */ certificate_authority?: CertificateAuthorityParam;
  }

  export interface TotalTLSResult {
    /** Authority that issues the Total TLS certificates; absent, Cloudflare chooses. */ certificate_authority?: CertificateAuthority;
    /** If true, a certificate is ordered for every proxied A, AAAA or CNAME hostname of the zone. */ enabled?: boolean;
    /** Days for which the ordered certificates are valid. @unit days */ validity_period?: 90;
  }

  export type CertificateAuthority = 'google' | 'lets_encrypt' | 'ssl_com';

  export type CertificateAuthorityParam = 'google' | 'lets_encrypt' | 'ssl_com' | (string & {});

  /** Your own CA certificates that are accepted when connecting to origins. */
  export interface CustomTrustStoreResource {
    /** Create an entry of the origin trust store from a CA certificate.
     *
     *  Once a zone has its own store, origins must show a certificate signed by a CA in it (with SSL mode Full (strict)). Root and intermediate
     *  certificates only.
     *  @http POST /zones/{zone_id}/acm/custom_trust_store
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @waits acm.customTrustStore.get status done=active failed=expired id=id */
    create(params: CustomTrustStoreCreateParams, options?: RequestOptions): APIPromise<CustomTrustStore>;

    /** List the CA certificates in a zone's custom origin trust store.
     *  @http GET /zones/{zone_id}/acm/custom_trust_store
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns issuer signature status expires_on uploaded_on */
    list(
      params: CustomTrustStoreListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<CustomTrustStore>, CustomTrustStore>;

    /** Delete a CA certificate from the custom origin trust store.
     *
     *  Origins with certificates signed by it are refused; without any entry the public CAs are trusted again.
     *  @http DELETE /zones/{zone_id}/acm/custom_trust_store/{custom_origin_trust_store_id}
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(
      customOriginTrustStoreID: ResourceID,
      params: InZone,
      options?: RequestOptions,
    ): APIPromise<CustomTrustStoreDeleteResponse>;

    /** Get one CA certificate of the zone's custom origin trust store.
     *  @http GET /zones/{zone_id}/acm/custom_trust_store/{custom_origin_trust_store_id}
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(customOriginTrustStoreID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<CustomTrustStore>;
  }

  export interface CustomTrustStoreCreateParams extends InZone {
    /** Root or intermediate CA certificate in PEM; leaf certificates are refused. @minLength 1 */ certificate: string;
  }

  export interface CustomTrustStore {
    /** Id of the entry, given by Cloudflare. */ id: ResourceID;
    /** Root or intermediate CA certificate in PEM; leaf certificates are refused. */ certificate: string;
    /** Time after which the certificate is no longer valid. @readOnly */ expires_on: DateTime;
    /** Authority that signed the certificate. @example "GlobalSign" @readOnly */ issuer: string;
    /** Algorithm with which the certificate is signed. @example "SHA256WithRSA" @readOnly */ signature: string;
    /** Progress of deploying or removing the certificate; it takes effect once `active`. @readOnly */ status:
      | 'initializing' | 'pending_deployment' | 'active' | 'pending_deletion' | 'deleted' | 'expired';
    /** @readOnly */ updated_at: DateTime;
    /** Time at which the certificate was uploaded. @readOnly */ uploaded_on: DateTime;
  }

  export interface CustomTrustStoreListParams extends InZone {
    /** Most entries returned. @example 10 @min 1 */ limit?: Integer;
    /** Entries to skip. @example 10 @min 0 */ offset?: Integer;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface CustomTrustStoreDeleteResponse {
    /** Id of the entry, given by Cloudflare. */ id?: ResourceID;
  }

  export type CustomTrustStoresV4PagePaginationArray = V4PagePaginationArray<CustomTrustStore>;
}
