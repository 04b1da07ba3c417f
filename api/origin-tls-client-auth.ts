import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InZone, ResourceID } from './_shared.ts';

/** Authenticated Origin Pulls: Client certificates by which your server knows that Cloudflare is calling.
 *  @product originTLSClientAuth Authenticated Origin Pulls
 *  @docs https://developers.cloudflare.com/ssl/origin-configuration/authenticated-origin-pull/ */
export interface OriginTLSClientAuth {
  readonly zoneCertificates: OriginTLSClientAuth.ZoneCertificates;
  readonly hostnames: OriginTLSClientAuth.Hostnames;
  readonly hostnameCertificates: OriginTLSClientAuth.HostnameCertificates;
  readonly settings: OriginTLSClientAuth.Settings;

  /** Upload a zone-wide client certificate by the deprecated top-level route.
   *  @http POST /zones/{zone_id}/origin_tls_client_auth
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @sameAs originTLSClientAuth.zoneCertificates.create
   *  @deprecated originTLSClientAuth.zoneCertificates.create */
  create(
    params: OriginTLSClientAuth.OriginTLSClientAuthCreateParams,
    options?: RequestOptions,
  ): APIPromise<OriginTLSClientAuth.OriginTLSClientAuthResult>;

  /** List zone-wide client certificates by the deprecated top-level route.
   *  @http GET /zones/{zone_id}/origin_tls_client_auth
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @sameAs originTLSClientAuth.zoneCertificates.list
   *  @deprecated originTLSClientAuth.zoneCertificates.list */
  list(
    params: InZone,
    options?: RequestOptions,
  ): PagePromise<SinglePage<OriginTLSClientAuth.OriginTLSClientAuthResult>, OriginTLSClientAuth.OriginTLSClientAuthResult>;

  /** Delete a zone-wide client certificate by the deprecated top-level route.
   *  @http DELETE /zones/{zone_id}/origin_tls_client_auth/{certificate_id}
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @sameAs originTLSClientAuth.zoneCertificates.delete
   *  @deprecated originTLSClientAuth.zoneCertificates.delete */
  delete(
    certificateID: ResourceID,
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<OriginTLSClientAuth.OriginTLSClientAuthResult>;

  /** Get a zone-wide client certificate by the deprecated top-level route.
   *  @http GET /zones/{zone_id}/origin_tls_client_auth/{certificate_id}
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @sameAs originTLSClientAuth.zoneCertificates.get
   *  @deprecated originTLSClientAuth.zoneCertificates.get */
  get(
    certificateID: ResourceID,
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<OriginTLSClientAuth.OriginTLSClientAuthResult>;
}

export declare namespace OriginTLSClientAuth {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Time after which the certificate is no longer valid. */ expires_on: string;
    /** Id of the certificate, given by Cloudflare. */ id: string;
    /** Authority that signed the certificate. */ issuer: string;
    /** Algorithm with which the certificate is signed. */ signature: string;
    /** Time at which the certificate was uploaded. */ uploaded_on: string;
    /** The certificate in PEM. */ certificate: string;
    /** Deployment state of the association; it takes effect once `active`. */ status: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Certificate to work on, as the `list` of the same resource shows it. */ certificate_id: string;
    /** Hostname whose client certificate is meant. @from originTLSClientAuth.hostnames.list */ hostname: string;
  }

  export interface CertificateKeyPair {
    /** Leaf certificate in PEM that Cloudflare shows to the origin. */ certificate?: string;
    /** Private key of the certificate in PEM; never returned. @sensitive */ private_key?: string;
  }

  export interface OriginTLSClientAuthCreateParams extends InZone, CertificateKeyPair {
    /** @minLength 1 */ certificate: string;
    /** @sensitive @minLength 1 */ private_key: string;
  }

  export interface OriginTLSClientAuthResult extends ZoneAuthenticatedOriginPull, CertificateKeyPair {
    id?: ResourceID;
    /** Whether Cloudflare shows a client certificate to every origin of the zone. */ enabled?: boolean;
  }

  /** Certificates shown for every hostname of a zone. */
  export interface ZoneCertificates {
    /** Create a client certificate that is shown to all zone origins.
     *
     *  Takes effect once `settings.update` switches Authenticated Origin Pulls on. Wait until the status is `active`.
     *  @http POST /zones/{zone_id}/origin_tls_client_auth
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "certificate": "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
     *    "private_key": "-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----"
     *  }
     *  @aliases authenticated origin pulls
     *  @waits originTLSClientAuth.zoneCertificates.get status done=active failed=deployment_timed_out id=id */
    create(params: OriginTLSClientAuthCreateParams, options?: RequestOptions): APIPromise<OriginTLSClientAuthResult>;

    /** List the client certificates uploaded for the whole zone.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns issuer signature enabled status uploaded_on expires_on */
    list(
      params: InZone,
      options?: RequestOptions,
    ): PagePromise<SinglePage<OriginTLSClientAuthResult>, OriginTLSClientAuthResult>;

    /** Delete a client certificate used for the whole zone.
     *  @http DELETE /zones/{zone_id}/origin_tls_client_auth/{certificate_id}
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @param certificateID Id of the origin TLS client auth that is meant, as `originTLSClientAuth.list` gives it. */
    delete(
      certificateID: ResourceID,
      params: InZone,
      options?: RequestOptions,
    ): APIPromise<OriginTLSClientAuthResult>;

    /** Get one client certificate used for the whole zone.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth/{certificate_id}
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @param certificateID Id of the origin TLS client auth that is meant, as `originTLSClientAuth.list` gives it. */
    get(certificateID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<OriginTLSClientAuthResult>;
  }

  /** Hostnames and the certificates they show. */
  export interface Hostnames {
    /** Replace Authenticated Origin Pulls for some hostnames.
     *
     *  At most 100 hostnames a request. `enabled: null` removes the association.
     *  @http PUT /zones/{zone_id}/origin_tls_client_auth/hostnames
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "config": [{ "hostname": "app.example.com", "cert_id": "2458ce5a-0c35-4c7f-82c7-8e9487d3ff60", "enabled": true }]
     *  }
     *  @most 100 */
    update(params: HostnameUpdateParams, options?: RequestOptions): PagePromise<SinglePage<HostnameUpdateResponse>, HostnameUpdateResponse>;

    /** Get a hostname's Authenticated Origin Pulls state.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth/hostnames/{hostname}
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @maxLength 255 */ hostname: string, params: InZone, options?: RequestOptions): APIPromise<AuthenticatedOriginPull>;

    /** List hostnames tied to origin pull certificates, by status.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth/hostnames
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/per-hostname-authenticated-origin-pull-list-hostname-associations
     *  @columns hostname cert_id enabled status created_at updated_at
     *  @key hostname */
    list(params: HostnameListParams, options?: RequestOptions): APIPromise<HostnameAssocObject[]>;
  }

  export interface HostnameUpdateParams extends InZone {
    /** Hostnames with their certificates. @minItems 1 @maxItems 100 */ config: HostnameUpdateParams.Config[];
  }
  export namespace HostnameUpdateParams {
    export interface Config {
      /** Certificate to show for the hostname.
       *  @maxLength 36 @example "2458ce5a-0c35-4c7f-82c7-8e9487d3ff60" @from originTLSClientAuth.hostnameCertificates.list */
      cert_id?: string;
      /** Whether the certificate is shown; null removes the association. */ enabled?: boolean | null;
      /** Hostname of the zone whose origin is shown the certificate. @maxLength 255 @example "app.example.com" @format hostname */ hostname?: string;
    }
  }

  export interface HostnameUpdateResponse extends AuthenticatedOriginPull {
    /** Id of the certificate that is shown. @maxLength 36 */ cert_id?: string;
    certificate?: string;
    /** Whether the certificate is shown; null if there is no association. */ enabled?: boolean | null;
    /** Hostname of the zone whose origin is shown the certificate. @maxLength 255 @example "app.example.com" @format hostname */ hostname?: string;
    id?: ResourceID;
    /** Private key of the certificate. @sensitive */ private_key?: string;
  }

  export interface AuthenticatedOriginPull {
    /** Id of the certificate that is shown. @maxLength 36 */ cert_id?: string;
    /** Deployment state of the certificate itself. @readOnly */ cert_status?:
      | 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deleted'
      | 'deployment_timed_out' | 'deletion_timed_out';
    /** Time at which the certificate was last changed. @readOnly */ cert_updated_at?: DateTime;
    /** Time at which the certificate was uploaded. */ cert_uploaded_on?: DateTime;
    certificate?: string;
    /** @readOnly */ created_at?: DateTime;
    /** Whether the certificate is shown; null if there is no association. */ enabled?: boolean | null;
    /** @readOnly */ expires_on?: DateTime;
    /** Hostname of the zone whose origin is shown the certificate. @maxLength 255 @example "app.example.com" @format hostname */ hostname?: string;
    /** @example "GlobalSign" @readOnly */ issuer?: string;
    /** Serial number of the certificate. @example "6743787633689793699141714808227354901" */ serial_number?: string;
    /** @example "SHA256WithRSA" @readOnly */ signature?: string;
    /** @readOnly */ status?:
      | 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deleted'
      | 'deployment_timed_out' | 'deletion_timed_out';
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface HostnameListParams extends InZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 50 */ per_page?: number;
    /** Only associations of this status; `all` for every one. */ status?:
      | 'active' | 'pending_deployment' | 'pending_deletion' | 'deleted' | 'deployment_timed_out'
      | 'deletion_timed_out' | 'all' | (string & {});
  }

  export interface HostnameAssocObject {
    /** Id of the certificate that is shown. @maxLength 36 @example "2458ce5a-0c35-4c7f-82c7-8e9487d3ff60" */ cert_id?: string;
    /** @readOnly */ created_at?: DateTime;
    /** Whether the certificate is shown; null if the association is being removed. */ enabled?: boolean | null;
    /** Hostname whose origin is shown the certificate. @maxLength 255 @example "app.example.com" */ hostname?: string;
    /** @readOnly */ status?: Status;
    /** @readOnly */ updated_at?: DateTime;
  }

  /** Certificates shown only for chosen hostnames. */
  export interface HostnameCertificates {
    /** Create a client certificate to use for chosen hostnames.
     *
     *  At most 10 a zone. It is used once `hostnames.update` ties it to a hostname.
     *  @http POST /zones/{zone_id}/origin_tls_client_auth/hostnames/certificates
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @waits originTLSClientAuth.hostnameCertificates.get status done=active failed=deployment_timed_out id=id */
    create(params: HostnameCertificateCreateParams, options?: RequestOptions): APIPromise<HostnameCertificate>;

    /** List the client certificates kept for hostnames of a zone.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth/hostnames/certificates
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns issuer signature serial_number status uploaded_on expires_on */
    list(
      params: InZone,
      options?: RequestOptions,
    ): PagePromise<SinglePage<HostnameCertificate>, HostnameCertificate>;

    /** Delete a client certificate kept for hostnames.
     *
     *  Remove its associations first, by `enabled: null`.
     *  @http DELETE /zones/{zone_id}/origin_tls_client_auth/hostnames/certificates/{certificate_id}
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(
      certificateID: ResourceID,
      params: InZone,
      options?: RequestOptions,
    ): APIPromise<HostnameCertificate>;

    /** Get one client certificate kept for hostnames.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth/hostnames/certificates/{certificate_id}
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      certificateID: ResourceID,
      params: InZone,
      options?: RequestOptions,
    ): APIPromise<HostnameCertificate>;
  }

  export interface HostnameCertificateCreateParams extends InZone {
    certificate: string;
    /** @sensitive */ private_key: string;
  }

  export interface HostnameCertificate {
    id?: ResourceID;
    certificate?: string;
    /** @readOnly */ expires_on?: DateTime;
    /** @example "GlobalSign" @readOnly */ issuer?: string;
    /** @example "6743787633689793699141714808227354901" */ serial_number?: string;
    /** @example "SHA256WithRSA" @readOnly */ signature?: string;
    /** @readOnly */ status?:
      | 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deleted'
      | 'deployment_timed_out' | 'deletion_timed_out';
    uploaded_on?: DateTime;
  }

  /** The zone-wide on or off switch. */
  export interface Settings {
    /** Replace the on or off state of zone-wide Authenticated Origin Pulls.
     *
     *  The certificate may be uploaded before or after; without one of your own Cloudflare's is shown.
     *  @http PUT /zones/{zone_id}/origin_tls_client_auth/settings
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(params: SettingUpdateParams, options?: RequestOptions): APIPromise<Setting>;

    /** Get whether zone-wide Authenticated Origin Pulls is on.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth/settings
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<Setting>;
  }

  export interface SettingUpdateParams extends InZone {
    /** Whether Cloudflare shows a client certificate to every origin of the zone. */ enabled: boolean;
  }

  export interface Setting {
    /** Whether Cloudflare shows a client certificate to every origin of the zone. */ enabled?: boolean;
  }

  export interface Certificate {
    id?: string;
    certificate?: string;
    expires_on?: string;
    issuer?: string;
    serial_number?: string;
    signature?: string;
    status?:
      | 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deleted'
      | 'deployment_timed_out' | 'deletion_timed_out';
    uploaded_on?: string;
  }

  export type HostnameCertificateListResponsesSinglePage = SinglePage<HostnameCertificate>;

  export type HostnameUpdateResponsesSinglePage = SinglePage<HostnameUpdateResponse>;

  export type OriginTLSClientAuthListResponsesSinglePage = SinglePage<OriginTLSClientAuthResult>;

  export interface ZoneAuthenticatedOriginPull {
    id?: ResourceID;
    /** Leaf certificate in PEM that Cloudflare shows to the origin. */ certificate?: string;
    /** @readOnly */ expires_on?: DateTime;
    /** @example "GlobalSign" @readOnly */ issuer?: string;
    /** @example "SHA256WithRSA" @readOnly */ signature?: string;
    /** Deployment state of the certificate; it takes effect once `active`. */ status?:
      | 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deleted'
      | 'deployment_timed_out' | 'deletion_timed_out';
    uploaded_on?: DateTime;
  }

  export type ZoneCertificateListResponsesSinglePage = SinglePage<OriginTLSClientAuthResult>;

  export type Status =
    | 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deleted' | 'deployment_timed_out'
    | 'deletion_timed_out';
}
