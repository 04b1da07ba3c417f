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
   *  @availability ga
   *  @waits customCertificates.get status done=active failed=expired id=id
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "certificate": "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
   *    "private_key": "-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----", "bundle_method": "ubiquitous", "type": "sni_custom"
   *  } */
  create(
    params: CustomCertificates.CustomCertificateCreateParams,
    options?: RequestOptions,
  ): APIPromise<CustomCertificates.CustomCertificate>;

  /** List a zone's uploaded certificates, filtered by status.
   *  @http GET /zones/{zone_id}/custom_certificates
   *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read; SSL and Certificates Write; SSL and Certificates Read
   *  @plans business enterprise
   *  @availability ga
   *  @columns hosts issuer bundle_method priority status uploaded_on expires_on */
  list(
    params: CustomCertificates.CustomCertificateListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<CustomCertificates.CustomCertificate>, CustomCertificates.CustomCertificate>;

  /** Delete an uploaded certificate and its private key from a zone.
   *  @http DELETE /zones/{zone_id}/custom_certificates/{custom_certificate_id}
   *  @permission Access: Mutual TLS Certificates Write; SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga */
  delete(
    customCertificateID: ResourceID,
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<CustomCertificates.CustomCertificateDeleteResponse>;

  /** Swap an uploaded certificate or change its bundling and key placement.
   *  @http PATCH /zones/{zone_id}/custom_certificates/{custom_certificate_id}
   *  @body json required
   *  @permission Access: Mutual TLS Certificates Write; SSL and Certificates Write
   *  @plans business enterprise
   *  @availability ga
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "bundle_method": "force" } */
  edit(
    customCertificateID: ResourceID,
    params: CustomCertificates.CustomCertificateEditParams,
    options?: RequestOptions,
  ): APIPromise<CustomCertificates.CustomCertificate>;

  /** Get one certificate uploaded to a zone, without its private key.
   *  @http GET /zones/{zone_id}/custom_certificates/{custom_certificate_id}
   *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read; SSL and Certificates Write; SSL and Certificates Read
   *  @plans business enterprise
   *  @availability ga */
  get(
    customCertificateID: ResourceID,
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<CustomCertificates.CustomCertificate>;
}

export declare namespace CustomCertificates {
  /** Words of fields by their names. */
  export interface Glossary {
    /** CSR made by Cloudflare whose private key belongs to the certificate; replaces `private_key`. */ custom_csr_id: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Custom certificate to work on, as `customCertificates.list` shows it. @from customCertificates.list */ custom_certificate_id: string;
  }

  export interface CustomCertificateCreateParams extends CustomCertificateEditParams {
    /** @minLength 1 */ certificate: string;
    /** Whether old clients without SNI are served (`legacy_custom`) or not (`sni_custom`). @default "legacy_custom" */
    type?: 'legacy_custom' | 'sni_custom' | (string & {});
  }

  export interface CustomCertificate {
    /** Id of the certificate, given by Cloudflare. */ id: ResourceID;
    zone_id: ResourceID;
    /** Method of completing the chain: `ubiquitous` for most clients, `optimal` for the shortest chain, `force` keeps it as uploaded. @default "ubiquitous" */
    bundle_method?: CustomHostnames.BundleMethod;
    /** @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" @format uuid @from customCsrs.list */
    custom_csr_id?: string;
    /** Time after which the certificate is no longer valid. @readOnly */ expires_on?: DateTime;
    /** Region whose data centers hold the private key; elsewhere handshakes take longer. Left out, all hold it. */ geo_restrictions?: GeoRestrictions;
    /** Hostnames that the certificate is valid for. */ hosts?: (/** @maxLength 253 */ string)[];
    /** Authority that signed the certificate. @example "GlobalSign" @readOnly */ issuer?: string;
    /** Key server that holds the private key, for a Keyless SSL certificate. */ keyless_server?: KeylessCertificates.KeylessCertificate;
    /** @readOnly */ modified_on?: DateTime;
    /** Permitted locations of the private key, as an expression of countries and regions. @readOnly */ policy_restrictions?: string;
    /** Rank among certificates of overlapping hostnames: the higher one is served. `sni_custom` always precedes `legacy_custom`. @default 0 @example 1 */
    priority?: number;
    /** Algorithm with which the certificate is signed. @example "SHA256WithRSA" @readOnly */ signature?: string;
    /** State of the certificate: served, waiting for deployment, expired or deleted. @readOnly */
    status?: 'active' | 'expired' | 'deleted' | 'pending' | 'initializing';
    /** Time at which the certificate was uploaded. @readOnly */ uploaded_on?: DateTime;
  }

  export interface CustomCertificateListParams extends InZone {
    /** Whether all filters or any of them must match. @default "all" */ match?: 'any' | 'all';
    /** Only certificates in this state. */
    status?: 'active' | 'expired' | 'deleted' | 'pending' | 'initializing' | (string & {});
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface CustomCertificateDeleteResponse {
    /** Id of the certificate, given by Cloudflare. */ id?: ResourceID;
  }

  export interface CustomCertificateEditParams extends InZone {
    /** Method of completing the chain: `ubiquitous` for most clients, `optimal` for the shortest chain, `force` keeps it as uploaded. @default "ubiquitous" */
    bundle_method?: CustomHostnames.BundleMethodParam;
    /** The certificate in PEM, with or without its intermediates. @minLength 1 */ certificate?: string;
    /** @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" @format uuid @from customCsrs.list */
    custom_csr_id?: string;
    /** Environment in which the certificate is served; `staging` lets you test it first. @default "production" */
    deploy?: 'staging' | 'production' | (string & {});
    /** Region whose data centers hold the private key; elsewhere handshakes take longer. Left out, all hold it. */ geo_restrictions?: GeoRestrictionsParam;
    /** Expression that limits where the private key is held, by country or region: `(country: US) or (region: EU)`. */ policy?: string;
    /** Private key in PEM; not needed with `custom_csr_id`. Never returned. @sensitive */ private_key?: string;
  }

  /** Order of precedence among uploaded certificates. */
  export interface Prioritize {
    /** Replace which uploaded certificate takes precedence in a zone.
     *
     *  Orders certificates with the same hostnames; the higher priority wins. `sni_custom` always precedes `legacy_custom`.
     *  @http PUT /zones/{zone_id}/custom_certificates/prioritize
     *  @permission Access: Mutual TLS Certificates Write; SSL and Certificates Write
     *  @plans business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "certificates": [{"id": "5a7805061c76ada191ed06f989cc3dac", "priority": 2}, {"id": "9a7806061c88ada191ed06f989cc3dac", "priority": 1}]
     *  } */
    update(params: PrioritizeUpdateParams, options?: RequestOptions): PagePromise<SinglePage<CustomCertificate>, CustomCertificate>;
  }

  export interface PrioritizeUpdateParams extends InZone {
    /** Certificates with their new priorities. */ certificates: PrioritizeUpdateParams.Certificate[];
  }
  export namespace PrioritizeUpdateParams {
    export interface Certificate {
      /** Certificate whose priority is set. */ id?: ResourceID;
      /** Rank among certificates of overlapping hostnames: the higher one is served. `sni_custom` always precedes `legacy_custom`. @default 0 @example 1 */
      priority?: number;
    }
  }

  export type CustomCertificatesSinglePage = SinglePage<CustomCertificate>;

  export type CustomCertificatesV4PagePaginationArray = V4PagePaginationArray<CustomCertificate>;

  export interface GeoRestrictions {
    /** Region whose data centers hold the private key; `highest_security` chooses those with the tightest access control. */
    label?: 'us' | 'eu' | 'highest_security';
  }

  export interface GeoRestrictionsParam {
    /** Region whose data centers hold the private key; `highest_security` chooses those with the tightest access control. */
    label?: 'us' | 'eu' | 'highest_security' | (string & {});
  }
}
