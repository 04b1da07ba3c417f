import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { Integer, InZone, ResourceID } from './_shared.ts';

/** Client Certificates: Certificates that let devices and API clients prove who they are.
 *  @product clientCertificates Client Certificates
 *  @docs https://developers.cloudflare.com/ssl/client-certificates/ */
export interface ClientCertificates {
  /** Create a client certificate by signing a CSR.
   *
   *  Signed by the CA that Cloudflare manages for the zone; check it with an mTLS rule of API Shield.
   *  @http POST /zones/{zone_id}/client_certificates
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "csr": "-----BEGIN CERTIFICATE REQUEST-----\nMIIC\n-----END CERTIFICATE REQUEST-----",
   *    "validity_days": 3650
   *  } */
  create(
    params: ClientCertificates.ClientCertificateCreateParams,
    options?: RequestOptions,
  ): APIPromise<ClientCertificates.ClientCertificate>;

  /** List a zone's client certificates, by status if wanted.
   *  @http GET /zones/{zone_id}/client_certificates
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @columns common_name organization serial_number status issued_on expires_on */
  list(
    params: ClientCertificates.ClientCertificateListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<ClientCertificates.ClientCertificate>, ClientCertificates.ClientCertificate>;

  /** Delete (revoke) a client certificate of the zone.
   *
   *  Revocation runs in the background: the status is `pending_revocation` until it is `revoked`.
   *  @http DELETE /zones/{zone_id}/client_certificates/{client_certificate_id}
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @waits clientCertificates.get status done=revoked */
  delete(
    clientCertificateID: ResourceID,
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<ClientCertificates.ClientCertificate>;

  /** Edit a certificate to undo a pending revocation.
   *
   *  Only while the status is `pending_revocation`; then `pending_reactivation` until it is `active` again.
   *  @http PATCH /zones/{zone_id}/client_certificates/{client_certificate_id}
   *  @body json required
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @waits clientCertificates.get status done=active
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "reactivate": true } */
  edit(
    clientCertificateID: ResourceID,
    params: ClientCertificates.ClientCertificateEditParams,
    options?: RequestOptions,
  ): APIPromise<ClientCertificates.ClientCertificate>;

  /** Get one client certificate with its status and expiry.
   *  @http GET /zones/{zone_id}/client_certificates/{client_certificate_id}
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(
    clientCertificateID: ResourceID,
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<ClientCertificates.ClientCertificate>;
}

export declare namespace ClientCertificates {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Client certificate to work on, as `clientCertificates.list` shows it. @from clientCertificates.list */ client_certificate_id: string;
  }

  export interface SigningRequest {
    /** Certificate signing request in PEM, with line ends as `\n`. */ csr?: string;
    /** Days for which the certificate is valid, counted from its issue. @unit days @example 3650 */ validity_days?: Integer;
  }

  export interface ClientCertificateCreateParams extends InZone, SigningRequest {
    /** @minLength 1 */ csr: string;
    /** @unit days @example 3650 @min 1 @max 3650 */ validity_days: Integer;
  }

  export interface ClientCertificate extends SigningRequest {
    /** Id given by Cloudflare at the issue. */ id?: ResourceID;
    /** The signed certificate in PEM. @readOnly */ certificate?: string;
    /** CA that signed the certificate. */ certificate_authority?: ClientCertificate.CertificateAuthority;
    /** Common name (CN) that the CSR asked for. @example "Cloudflare" @readOnly */ common_name?: string;
    /** Country (C) of the CSR. @example "US" @readOnly */ country?: string;
    /** Time after which the certificate is no longer valid. @example "2033-02-20T23:18:00Z" @readOnly */ expires_on?: string;
    /** SHA-256 fingerprint of the certificate, which tells it from all others. @readOnly */ fingerprint_sha256?: string;
    /** Time at which the certificate was signed. @example "2023-02-23T23:18:00Z" @readOnly */ issued_on?: string;
    /** Locality (L) of the CSR. @example "Somewhere" @readOnly */ location?: string;
    /** Organization (O) of the CSR. @example "Organization" @readOnly */ organization?: string;
    /** Organizational unit (OU) of the CSR. @readOnly */ organizational_unit?: string;
    /** Serial number of the certificate, in hex. @example "3bb94ff144ac567b9f75ad664b6c55f8d5e48182" @readOnly */ serial_number?: string;
    /** Algorithm with which the certificate is signed. @example "SHA256WithRSA" @readOnly */ signature?: string;
    /** Subject key identifier of the certificate. @example "8e375af1389a069a0f921f8cc8e1eb12d784b949" @readOnly */ ski?: string;
    /** State or province (ST) of the CSR. @example "CA" @readOnly */ state?: string;
    /** Whether the certificate is accepted; the `pending_` values mean that a change is in progress. */
    status?: 'active' | 'pending_reactivation' | 'pending_revocation' | 'revoked';
  }
  export namespace ClientCertificate {
    export interface CertificateAuthority {
      /** Id of the certificate authority that issued the client certificate. */ id?: string;
      /** Label of the certificate authority that issued the client certificate. */ name?: string;
    }
  }

  export interface ClientCertificateListParams extends InZone {
    /** Most certificates to return. @example 10 */ limit?: Integer;
    /** Number of certificates to skip. @example 10 */ offset?: Integer;
    /** Only certificates of this status; `all` returns every one. */
    status?: 'all' | 'active' | 'pending_reactivation' | 'pending_revocation' | 'revoked' | (string & {});
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface ClientCertificateEditParams extends InZone {
    /** If true, the pending revocation is undone. */ reactivate?: boolean;
  }

  export type ClientCertificatesV4PagePaginationArray = V4PagePaginationArray<ClientCertificate>;
}
