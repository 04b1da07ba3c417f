import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount, ResourceID } from './_shared.ts';

/** mTLS Certificates: CA and client certificates uploaded for mutual authentication.
 *  @product mtlsCertificates mTLS Certificates
 *  @docs https://developers.cloudflare.com/ssl/client-certificates/ */
export interface MTLSCertificates {
  readonly associations: MTLSCertificates.Associations;

  /** Upload a CA or leaf certificate for mTLS, with its private key if it has one.
   *  @http POST /accounts/{account_id}/mtls_certificates
   *  @permission Account: SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga */
  create(
    params: MTLSCertificates.MTLSCertificateCreateParams,
    options?: RequestOptions,
  ): APIPromise<MTLSCertificates.MTLSCertificateCreateResponse>;

  /** List the account's mTLS certificates, optionally of one type.
   *  @http GET /accounts/{account_id}/mtls_certificates
   *  @permission Account: SSL and Certificates Read; Account: SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga */
  list(
    params: MTLSCertificates.MTLSCertificateListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MTLSCertificates.MTLSCertificateGetResponse>, MTLSCertificates.MTLSCertificateGetResponse>;

  /** Delete an uploaded mTLS certificate from the account.
   *  @http DELETE /accounts/{account_id}/mtls_certificates/{mtls_certificate_id}
   *  @permission Account: SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga */
  delete(
    mtlsCertificateID: ResourceID,
    params: MTLSCertificates.MTLSCertificateDeleteParams,
    options?: RequestOptions,
  ): APIPromise<MTLSCertificates.MTLSCertificateGetResponse>;

  /** Look up one uploaded mTLS certificate.
   *  @http GET /accounts/{account_id}/mtls_certificates/{mtls_certificate_id}
   *  @permission Account: SSL and Certificates Read; Account: SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga */
  get(
    mtlsCertificateID: ResourceID,
    params: MTLSCertificates.MTLSCertificateGetParams,
    options?: RequestOptions,
  ): APIPromise<MTLSCertificates.MTLSCertificateGetResponse>;
}

export declare namespace MTLSCertificates {
  export interface MTLSCertificateCreateParams extends InAccount {
    ca: boolean;
    certificates: string;
    /** @example "example_ca_cert" */ name?: string;
    /** @sensitive */ private_key?: string;
  }

  export interface MTLSCertificateCreateResponse {
    id?: ResourceID;
    ca?: boolean;
    certificates?: string;
    /** @readOnly */ expires_on?: DateTime;
    /** @readOnly */ issuer?: string;
    /** @example "example_ca_cert" */ name?: string;
    /** @example "235217144297995885180570755458463043449861756659" @readOnly */ serial_number?: string;
    /** @example "SHA256WithRSA" @readOnly */ signature?: string;
    /** @readOnly */ type?: 'custom' | 'gateway_managed' | 'access_managed';
    updated_at?: DateTime;
    uploaded_on?: DateTime;
  }

  export interface MTLSCertificateListParams extends InAccount {
    /** @comma */ type?: ('custom' | 'gateway_managed' | 'access_managed')[];
  }

  export type MTLSCertificateListResponse = MTLSCertificateGetResponse;

  export type MTLSCertificateDeleteParams = InAccount;

  export type MTLSCertificateDeleteResponse = MTLSCertificateGetResponse;

  export type MTLSCertificateGetParams = InAccount;

  export interface MTLSCertificateGetResponse {
    id?: ResourceID;
    ca?: boolean;
    certificates?: string;
    /** @readOnly */ expires_on?: DateTime;
    /** @readOnly */ issuer?: string;
    /** @example "example_ca_cert" */ name?: string;
    /** @example "235217144297995885180570755458463043449861756659" @readOnly */ serial_number?: string;
    /** @example "SHA256WithRSA" @readOnly */ signature?: string;
    /** @readOnly */ type?: 'custom' | 'gateway_managed' | 'access_managed';
    uploaded_on?: DateTime;
  }

  /** Services in which an uploaded certificate is used. */
  export interface Associations {
    /** See which services use an uploaded mTLS certificate.
     *  @http GET /accounts/{account_id}/mtls_certificates/{mtls_certificate_id}/associations
     *  @permission Account: SSL and Certificates Read; Account: SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      mtlsCertificateID: ResourceID,
      params: AssociationGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<CertificateAsssociation>, CertificateAsssociation>;
  }

  export type AssociationGetParams = InAccount;

  export interface CertificateAsssociation {
    /** @example "gateway" */ service?: string;
    /** @example "pending_deployment" */ status?: string;
  }

  export type CertificateAsssociationsSinglePage = SinglePage<CertificateAsssociation>;

  export type MTLSCertificateListResponsesSinglePage = SinglePage<MTLSCertificateGetResponse>;
}
