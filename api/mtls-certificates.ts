import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount, ResourceID } from './_shared.ts';

/** mTLS Certificates: CA and client certificates uploaded for mutual authentication.
 *  @product mtlsCertificates mTLS Certificates
 *  @docs https://developers.cloudflare.com/ssl/client-certificates/ */
export interface MTLSCertificates {
  readonly associations: MTLSCertificates.Associations;

  /** Upload a CA or leaf certificate for mTLS, with its private key if it has one.
   *
   *  A CA certificate needs no private key, a leaf certificate does. Services use it only once it is associated with hostnames.
   *  @http POST /accounts/{account_id}/mtls_certificates
   *  @permission Account: SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "ca": true,
   *    "certificates": "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----", "name": "example_ca_cert"
   *  }
   *  @aliases bring your own CA */
  create(
    params: MTLSCertificates.MTLSCertificateCreateParams,
    options?: RequestOptions,
  ): APIPromise<MTLSCertificates.MTLSCertificateCreateResponse>;

  /** List the account's mTLS certificates, optionally of one type.
   *  @http GET /accounts/{account_id}/mtls_certificates
   *  @permission Account: SSL and Certificates Read; Account: SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @columns name issuer type ca serial_number uploaded_on expires_on
   *  @key name */
  list(
    params: MTLSCertificates.MTLSCertificateListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MTLSCertificates.MTLSCertificate>, MTLSCertificates.MTLSCertificate>;

  /** Delete an uploaded mTLS certificate from the account.
   *
   *  Refused while a service uses the certificate; `associations.get` shows which.
   *  @http DELETE /accounts/{account_id}/mtls_certificates/{mtls_certificate_id}
   *  @permission Account: SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga */
  delete(
    mtlsCertificateID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<MTLSCertificates.MTLSCertificate>;

  /** Get one uploaded mTLS certificate.
   *  @http GET /accounts/{account_id}/mtls_certificates/{mtls_certificate_id}
   *  @permission Account: SSL and Certificates Read; Account: SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga */
  get(
    mtlsCertificateID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<MTLSCertificates.MTLSCertificate>;
}

export declare namespace MTLSCertificates {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** MTLS certificate to work on, as `mtlsCertificates.list` shows it. @from mtlsCertificates.list */ mtls_certificate_id: string;
  }

  export interface CertificateBundle {
    /** Whether the certificate is a CA; false for a leaf. */ ca?: boolean;
    /** The certificate in PEM, for a CA without intermediates. */ certificates?: string;
    /** Label for people, unique within the account; need not be given. @example "example_ca_cert" */ name?: string;
  }

  export interface MTLSCertificateCreateParams extends InAccount, CertificateBundle {
    ca: boolean;
    /** @minLength 1 */ certificates: string;
    /** Private key of a leaf certificate in PEM; a CA needs none. Never returned. @sensitive */ private_key?: string;
  }

  export interface MTLSCertificateCreateResponse extends MTLSCertificate {
    updated_at?: DateTime;
  }

  export interface MTLSCertificateListParams extends InAccount {
    /** Only the certificate with this name. @source https://developers.cloudflare.com/workers/wrangler/commands/certificates/ */ name?: string;
    /** Only certificates of these types are returned. @comma */ type?: ('custom' | 'gateway_managed' | 'access_managed' | (string & {}))[];
  }

  export type MTLSCertificatesSinglePage = SinglePage<MTLSCertificate>;

  export interface MTLSCertificate extends CertificateBundle {
    /** Id given by Cloudflare at the upload; associations use it. */ id?: ResourceID;
    /** Time after which the certificate is no longer valid. @readOnly */ expires_on?: DateTime;
    /** Distinguished name of the authority that signed the certificate. @readOnly */ issuer?: string;
    /** Serial number that the authority gave the certificate, in decimal. @example "235217144297995885180570755458463043449861756659" @readOnly */
    serial_number?: string;
    /** Algorithm with which the certificate is signed. @example "SHA256WithRSA" @readOnly */ signature?: string;
    /** Manager of the certificate: you (`custom`), Gateway or Access. @readOnly */ type?: 'custom' | 'gateway_managed' | 'access_managed';
    /** Time at which the certificate was uploaded. */ uploaded_on?: DateTime;
  }

  /** Services in which an uploaded certificate is used. */
  export interface Associations {
    /** Get the services that use an uploaded mTLS certificate.
     *  @http GET /accounts/{account_id}/mtls_certificates/{mtls_certificate_id}/associations
     *  @permission Account: SSL and Certificates Read; Account: SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns service status */
    get(
      mtlsCertificateID: ResourceID,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<CertificateAsssociation>, CertificateAsssociation>;
  }

  export interface CertificateAsssociation {
    /** Cloudflare service that uses the certificate. @example "gateway" */ service?: string;
    /** Progress of deploying the certificate to the service. @example "pending_deployment" */ status?: string;
  }

  export type CertificateAsssociationsSinglePage = SinglePage<CertificateAsssociation>;
}
