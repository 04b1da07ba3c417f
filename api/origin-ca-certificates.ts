import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { CertificateRequestType, DateTime, InZone, Integer, ResourceID } from './_shared.ts';
import type { SSL } from './ssl.ts';

/** Origin CA: Free certificates for the stretch from Cloudflare to your server.
 *  @product originCACertificates Origin CA
 *  @docs https://developers.cloudflare.com/ssl/origin-configuration/origin-ca/ */
export interface OriginCACertificates {
  /** Have a CSR signed into a certificate for the origin server's hostnames.
   *  @http POST /certificates
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_token user_service_key */
  create(
    params: OriginCACertificates.OriginCACertificateCreateParams,
    options?: RequestOptions,
  ): APIPromise<OriginCACertificates.OriginCACertificate>;

  /** Page through the Origin CA certificates issued for a zone.
   *  @http GET /certificates
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_token user_service_key */
  list(
    params: OriginCACertificates.OriginCACertificateListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<OriginCACertificates.OriginCACertificate>, OriginCACertificates.OriginCACertificate>;

  /** Revoke an Origin CA certificate by its ID.
   *  @http DELETE /certificates/{certificate_id}
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_token user_service_key */
  delete(certificateID: ResourceID, options?: RequestOptions): APIPromise<OriginCACertificates.OriginCACertificateDeleteResponse>;

  /** Fetch one Origin CA certificate by its ID.
   *  @http GET /certificates/{certificate_id}
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_token user_service_key */
  get(certificateID: ResourceID, options?: RequestOptions): APIPromise<OriginCACertificates.OriginCACertificate>;
}

export declare namespace OriginCACertificates {
  export interface OriginCACertificateCreateParams {
    csr: string;
    /** @minItems 1 @maxItems 100 */ hostnames: (/** @minLength 1 */ string)[];
    request_type: CertificateRequestType;
    /** @default 5475 */ requested_validity?: SSL.RequestValidity;
  }

  export interface OriginCACertificate {
    csr: string;
    /** @minItems 1 @maxItems 100 */ hostnames: (/** @minLength 1 */ string)[];
    request_type: CertificateRequestType;
    /** @default 5475 */ requested_validity: SSL.RequestValidity;
    id?: ResourceID;
    /** @readOnly */ certificate?: string;
    /** @readOnly */ expires_on?: string;
  }

  export interface OriginCACertificateListParams extends InZone {
    /** @example 10 */ limit?: Integer;
    /** @example 10 */ offset?: Integer;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export interface OriginCACertificateDeleteResponse {
    id?: ResourceID;
    /** @readOnly */ revoked_at?: DateTime;
  }

  export type OriginCACertificatesV4PagePaginationArray = V4PagePaginationArray<OriginCACertificate>;
}
