import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type {
  CertificateRequestType,
  CertificateRequestTypeParam,
  DateTime,
  Integer,
  InZone,
  ResourceID,
} from './_shared.ts';
import type { SSL } from './ssl.ts';

/** Origin CA: Free certificates for the stretch from Cloudflare to your server.
 *  @product originCACertificates Origin CA
 *  @docs https://developers.cloudflare.com/ssl/origin-configuration/origin-ca/ */
export interface OriginCACertificates {
  /** Create an origin certificate by signing a CSR.
   *
   *  Trusted by Cloudflare only, not by browsers: for the connection between Cloudflare and the origin. Takes an API token with SSL rights or an
   *  Origin CA key.
   *  @http POST /certificates
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_token user_service_key
   *  @example {
   *    "csr": "-----BEGIN CERTIFICATE REQUEST-----\nMIIC\n-----END CERTIFICATE REQUEST-----", "hostnames": ["example.com", "*.example.com"],
   *    "request_type": "origin-rsa", "requested_validity": 5475
   *  }
   *  @aliases origin certificate */
  create(
    params: OriginCACertificates.OriginCACertificateCreateParams,
    options?: RequestOptions,
  ): APIPromise<OriginCACertificates.OriginCACertificate>;

  /** List the Origin CA certificates issued for a zone.
   *  @http GET /certificates
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_token user_service_key
   *  @columns hostnames request_type requested_validity expires_on */
  list(
    params: OriginCACertificates.OriginCACertificateListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<OriginCACertificates.OriginCACertificate>, OriginCACertificates.OriginCACertificate>;

  /** Delete (revoke) an Origin CA certificate by its ID.
   *
   *  Cannot be undone: with Full (strict), the origin is no longer trusted once it takes effect.
   *  @http DELETE /certificates/{certificate_id}
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_token user_service_key */
  delete(certificateID: ResourceID, options?: RequestOptions): APIPromise<OriginCACertificates.OriginCACertificateDeleteResponse>;

  /** Get one Origin CA certificate by its ID.
   *  @http GET /certificates/{certificate_id}
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_token user_service_key */
  get(certificateID: ResourceID, options?: RequestOptions): APIPromise<OriginCACertificates.OriginCACertificate>;
}

export declare namespace OriginCACertificates {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Certificate to work on, as `originCACertificates.list` shows it. @from originCACertificates.list */ certificate_id: string;
  }

  export interface CertificateRequest {
    /** Certificate signing request in PEM, with line ends as `\n`. @minLength 1 */ csr: string;
    /** Hostnames of zones in the account; `*.` covers one label. Neither `*.com` nor two wildcards are allowed. @minItems 1 @maxItems 100 */
    hostnames: (/** @minLength 1 */ string)[];
    /** Days for which the certificate is valid. @default 5475 @unit days */ requested_validity?: SSL.RequestValidity;
  }

  export interface OriginCACertificateCreateParams extends CertificateRequest {
    /** Key of the certificate: RSA, ECDSA, or for Keyless SSL servers. */ request_type: CertificateRequestTypeParam;
  }

  export interface OriginCACertificate extends CertificateRequest {
    csr: string;
    /** Key of the certificate: RSA, ECDSA, or for Keyless SSL servers. */ request_type: CertificateRequestType;
    /** @default 5475 @unit days */ requested_validity: SSL.RequestValidity;
    /** Serial number of the certificate, by which it is found. */ id?: ResourceID;
    /** The signed certificate in PEM. @readOnly */ certificate?: string;
    /** Time after which the certificate is no longer valid. @readOnly */ expires_on?: string;
  }

  export interface OriginCACertificateListParams extends InZone {
    /** Most certificates returned. @example 10 @min 1 */ limit?: Integer;
    /** Certificates to skip. @example 10 @min 0 */ offset?: Integer;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface OriginCACertificateDeleteResponse {
    /** Serial number of the certificate, by which it is found. */ id?: ResourceID;
    /** Time of the revocation. @readOnly */ revoked_at?: DateTime;
  }

  export type OriginCACertificatesV4PagePaginationArray = V4PagePaginationArray<OriginCACertificate>;
}
