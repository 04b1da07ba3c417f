import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../../_client.ts';
import type { DateTime, InAccount, InAccountOrZone, Integer } from '../../_shared.ts';
import type { Access } from './index.ts';

/** SSH certificate authorities for servers behind sign-in. */
export interface GatewayCA {
  /** Create an SSH certificate authority for Access for Infrastructure.
   *
   *  Add the returned `public_key` to the SSH servers as a trusted user CA; until then they refuse the short-lived certificates.
   *  @http POST /accounts/{account_id}/access/gateway_ca
   *  @status 201
   *  @permission Access: SSH Auditing Write
   *  @availability ga
   *  @aliases SSH CA; trusted user CA keys */
  create(params: InAccount, options?: RequestOptions): APIPromise<GatewayCAResult>;

  /** List the account's SSH certificate authorities.
   *  @http GET /accounts/{account_id}/access/gateway_ca
   *  @permission Access: SSH Auditing Write; Access: SSH Auditing Read
   *  @availability ga
   *  @columns public_key id */
  list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<GatewayCAResult>, GatewayCAResult>;

  /** Delete an SSH certificate authority by its certificate id.
   *
   *  SSH servers that trust only this authority no longer accept users through Access.
   *  @http DELETE /accounts/{account_id}/access/gateway_ca/{certificate_id}
   *  @permission Access: SSH Auditing Write
   *  @availability ga */
  delete(
    /** @maxLength 36 */ certificateID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<GatewayCADeleteResponse>;
}

export interface GatewayCAResult {
  /** Identifies the certificate authority; `delete` takes it as the certificate id. */ id?: string;
  /** SSH public key of the authority, to be trusted by the servers. */ public_key?: string;
}

export interface GatewayCADeleteResponse {
  /** Identifies the certificate authority; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
  id?: string;
}

/** Keys with which identity providers encrypt their answers. */
export interface SAMLCertificates {
  /** List SAML encryption certificate sets, optionally by id.
   *  @http GET /accounts/{account_id}/access/saml_certificates
   *  @columns uid current_certificate.not_after created_at updated_at */
  list(
    params: SAMLCertificateListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<SAMLCertificateResult>, SAMLCertificateResult>;

  /** Get a SAML certificate set: the current and any previous certificate.
   *  @http GET /accounts/{account_id}/access/saml_certificates/{saml_cert_set_id} */
  get(
    /** @maxLength 36 */ samlCERTSetID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<SAMLCertificateResult>;

  /** Get the current SAML encryption certificate as PEM.
   *
   *  Upload the file to the identity provider, which encrypts its assertions with it.
   *  @http GET /accounts/{account_id}/access/saml_certificates/{saml_cert_set_id}/pem
   *  @response binary application/x-pem-file */
  getPem(/** @maxLength 36 */ samlCERTSetID: string, params: InAccount, options?: RequestOptions): APIPromise<Response>;

  /** Rotate a SAML certificate set to a new encryption certificate.
   *
   *  The old certificate moves to `previous_certificate` and still works, so the identity provider can be switched in the meantime. Repeat
   *  before the new one expires.
   *  @http POST /accounts/{account_id}/access/saml_certificates/{saml_cert_set_id}/rotate */
  rotate(
    /** @maxLength 36 */ samlCERTSetID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<SAMLCertificateResult>;
}

export interface SAMLCertificateListParams extends InAccount {
  /** Only these certificate sets: one id or several, separated by commas. @minLength 1 */ id?: string;
  /** @min 1 @default 1 */ page?: Integer;
  /** @min 1 @max 1000 @default 25 */ per_page?: Integer;
}

export interface SAMLCertificateResult {
  /** @readOnly */ created_at: DateTime;
  /** Identifies the certificate set; given by Cloudflare and kept over rotations. @example "a5bb4b3f-c2d1-4e6a-8f9b-1d3e4f5a6b7c" */ uid: string;
  /** @readOnly */ updated_at: DateTime;
  /** Certificate in use now; identity providers should encrypt with it. */ current_certificate?: SAMLCertificateResult.CurrentCertificate;
  /** Certificate that the last rotation replaced, while it still works, with the fields of `current_certificate`; null if there was no rotation. */ previous_certificate?: unknown;
}
export declare namespace SAMLCertificateResult {
  export interface CurrentCertificate {
    /** Whether the certificate is the one in use, rather than the one before. */ is_current: boolean;
    /** Time at which the certificate expires; rotate the set before. */ not_after: DateTime;
    /** Certificate in PEM form, to be uploaded to the identity provider. */ public_certificate: string;
    /** Identifies the certificate set; given by Cloudflare and kept over rotations. @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ uid: string;
  }
}

/** CAs whose client certificates prove a device. */
export interface Certificates {
  readonly settings: Certificates.Settings;

  /** Upload a root CA certificate for mTLS, tied to hostnames.
   *
   *  Clients are only asked for a certificate on the associated hostnames, and a policy has to require one as well.
   *  @http POST /{account_or_zone}/access/certificates
   *  @status 201
   *  @permission Access: Mutual TLS Certificates Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Device CA",
   *    "certificate": "-----BEGIN CERTIFICATE-----\nMIIC...\n-----END CERTIFICATE-----", "associated_hostnames": ["admin.example.com"]
   *  } */
  create(params: CertificateCreateParams, options?: RequestOptions): APIPromise<Certificate>;

  /** Replace the hostnames of an mTLS certificate, and its name if given.
   *
   *  The certificate itself cannot be changed: upload a new one.
   *  @http PUT /{account_or_zone}/access/certificates/{certificate_id}
   *  @permission Access: Mutual TLS Certificates Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "certificate_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415",
   *    "associated_hostnames": ["admin.example.com"], "name": "Device CA"
   *  } */
  update(/** @maxLength 36 */ certificateID: string, params: CertificateUpdateParams, options?: RequestOptions): APIPromise<Certificate>;

  /** List the mTLS certificates of an account or zone.
   *  @http GET /{account_or_zone}/access/certificates
   *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read
   *  @availability ga
   *  @columns name associated_hostnames fingerprint expires_on */
  list(params?: CertificateListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<Certificate>, Certificate>;

  /** Delete an mTLS certificate, so that its clients are not trusted.
   *
   *  Remove its hostnames first with `update` and an empty list; a certificate in use is refused.
   *  @http DELETE /{account_or_zone}/access/certificates/{certificate_id}
   *  @permission Access: Mutual TLS Certificates Write
   *  @availability ga */
  delete(
    /** @maxLength 36 */ certificateID: string,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<CertificateDeleteResponse>;

  /** Get one mTLS certificate with its fingerprint, expiry and hostnames.
   *  @http GET /{account_or_zone}/access/certificates/{certificate_id}
   *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read
   *  @availability ga */
  get(
    /** @maxLength 36 */ certificateID: string,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<Certificate>;
}

export interface CertificateCreateParams extends InAccountOrZone {
  /** CA certificate in PEM form, whose client certificates are trusted. @minLength 1 */ certificate: string;
  /** Name of the certificate for people. */ name: string;
  associated_hostnames?: Access.AssociatedHostnamesParam[];
}

export interface Certificate {
  /** Identifies the certificate; given by Cloudflare. */ id?: string;
  associated_hostnames?: Access.AssociatedHostnames[];
  /** Time at which the certificate expires. */ expires_on?: DateTime;
  /** MD5 fingerprint of the certificate. */ fingerprint?: string;
  /** Name of the certificate for people. */ name?: string;
}

export interface CertificateUpdateParams extends InAccountOrZone {
  associated_hostnames: Access.AssociatedHostnamesParam[];
  /** Name of the certificate for people. */ name?: string;
}

export interface CertificateListParams extends InAccountOrZone {
  /** @default 1 */ page?: Integer;
  /** @max 1000 @default 50 */ per_page?: Integer;
}

export interface CertificateDeleteResponse {
  /** Identifies the certificate; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
  id?: string;
}

export type CertificatesV4PagePaginationArray = V4PagePaginationArray<Certificate>;

export type GatewayCAListResponsesSinglePage = SinglePage<GatewayCAResult>;

export type SAMLCertificateListResponsesV4PagePaginationArray = V4PagePaginationArray<SAMLCertificateResult>;

export declare namespace Certificates {
  /** Per-hostname options for client certificates. */
  export interface Settings {
    /** Replace the mTLS settings of hostnames, such as forwarding.
     *  @http PUT /{account_or_zone}/access/certificates/settings
     *  @status 202
     *  @permission Access: Mutual TLS Certificates Write
     *  @availability ga */
    update(params: SettingUpdateParams, options?: RequestOptions): PagePromise<SinglePage<CertificateSettings>, CertificateSettings>;

    /** Get the mTLS settings of each hostname, such as forwarding.
     *  @http GET /{account_or_zone}/access/certificates/settings
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read
     *  @availability ga
     *  @columns hostname china_network client_certificate_forwarding
     *  @key hostname */
    get(params?: InAccountOrZone | null, options?: RequestOptions): PagePromise<SinglePage<CertificateSettings>, CertificateSettings>;
  }

  export interface SettingUpdateParams extends InAccountOrZone {
    /** Settings by hostname. */ settings: CertificateSettings[];
  }

  export interface CertificateSettings {
    /** Whether client certificates are asked for in the China network; needs a zone that uses it. */ china_network: boolean;
    /** Whether the client certificate is passed to the origin in the `Cf-Client-Cert…` headers. */ client_certificate_forwarding: boolean;
    /** Hostname that the settings are for. @example "admin.example.com" @minLength 1 */ hostname: string;
  }

  export type CertificateSettingsSinglePage = SinglePage<CertificateSettings>;
}
