import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { InZone, Integer, ResourceID, SubscriptionZone } from './_shared.ts';

/** Client Certificates: Certificates that let devices and API clients prove who they are.
 *  @product clientCertificates Client Certificates
 *  @docs https://developers.cloudflare.com/ssl/client-certificates/ */
export interface ClientCertificates {
  /** Sign a CSR into a client certificate valid for the given days.
   *  @http POST /zones/{zone_id}/client_certificates
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga */
  create(
    params: ClientCertificates.ClientCertificateCreateParams,
    options?: RequestOptions,
  ): APIPromise<ClientCertificates.ClientCertificate>;

  /** Page through a zone's client certificates, by status if wanted.
   *  @http GET /zones/{zone_id}/client_certificates
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(
    params: ClientCertificates.ClientCertificateListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<ClientCertificates.ClientCertificate>, ClientCertificates.ClientCertificate>;

  /** Revoke a client certificate of the zone.
   *  @http DELETE /zones/{zone_id}/client_certificates/{client_certificate_id}
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga */
  delete(
    clientCertificateID: ResourceID,
    params: ClientCertificates.ClientCertificateDeleteParams,
    options?: RequestOptions,
  ): APIPromise<ClientCertificates.ClientCertificate>;

  /** Reactivate a client certificate whose revocation is still pending.
   *  @http PATCH /zones/{zone_id}/client_certificates/{client_certificate_id}
   *  @body json required
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga */
  edit(
    clientCertificateID: ResourceID,
    params: ClientCertificates.ClientCertificateEditParams,
    options?: RequestOptions,
  ): APIPromise<ClientCertificates.ClientCertificate>;

  /** Read one client certificate with its status and expiry.
   *  @http GET /zones/{zone_id}/client_certificates/{client_certificate_id}
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(
    clientCertificateID: ResourceID,
    params: ClientCertificates.ClientCertificateGetParams,
    options?: RequestOptions,
  ): APIPromise<ClientCertificates.ClientCertificate>;
}

export declare namespace ClientCertificates {
  export interface ClientCertificateCreateParams extends InZone {
    csr: string;
    /** @unit days @example 3650 */ validity_days: Integer;
  }

  export interface ClientCertificate {
    id?: ResourceID;
    /** @readOnly */ certificate?: string;
    certificate_authority?: SubscriptionZone;
    /** @example "Cloudflare" @readOnly */ common_name?: string;
    /** @example "US" @readOnly */ country?: string;
    csr?: string;
    /** @example "2033-02-20T23:18:00Z" @readOnly */ expires_on?: string;
    /** @readOnly */ fingerprint_sha256?: string;
    /** @example "2023-02-23T23:18:00Z" @readOnly */ issued_on?: string;
    /** @example "Somewhere" @readOnly */ location?: string;
    /** @example "Organization" @readOnly */ organization?: string;
    /** @readOnly */ organizational_unit?: string;
    /** @example "3bb94ff144ac567b9f75ad664b6c55f8d5e48182" @readOnly */ serial_number?: string;
    /** @example "SHA256WithRSA" @readOnly */ signature?: string;
    /** @example "8e375af1389a069a0f921f8cc8e1eb12d784b949" @readOnly */ ski?: string;
    /** @example "CA" @readOnly */ state?: string;
    status?: 'active' | 'pending_reactivation' | 'pending_revocation' | 'revoked';
    /** @unit days @example 3650 */ validity_days?: Integer;
  }
  export namespace ClientCertificate {
    export type CertificateAuthority = SubscriptionZone;
  }

  export interface ClientCertificateListParams extends InZone {
    /** @example 10 */ limit?: Integer;
    /** @example 10 */ offset?: Integer;
    status?: 'all' | 'active' | 'pending_reactivation' | 'pending_revocation' | 'revoked';
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export type ClientCertificateDeleteParams = InZone;

  export interface ClientCertificateEditParams extends InZone {
    reactivate?: boolean;
  }

  export type ClientCertificateGetParams = InZone;

  export type ClientCertificatesV4PagePaginationArray = V4PagePaginationArray<ClientCertificate>;
}
