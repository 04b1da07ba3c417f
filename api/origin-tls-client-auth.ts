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
  ): APIPromise<OriginTLSClientAuth.ZoneCertificateGetResponse>;

  /** List zone-wide client certificates by the deprecated top-level route.
   *  @http GET /zones/{zone_id}/origin_tls_client_auth
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @sameAs originTLSClientAuth.zoneCertificates.list
   *  @deprecated originTLSClientAuth.zoneCertificates.list */
  list(
    params: OriginTLSClientAuth.OriginTLSClientAuthListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<OriginTLSClientAuth.ZoneCertificateGetResponse>, OriginTLSClientAuth.ZoneCertificateGetResponse>;

  /** Delete a zone-wide client certificate by the deprecated top-level route.
   *  @http DELETE /zones/{zone_id}/origin_tls_client_auth/{certificate_id}
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @sameAs originTLSClientAuth.zoneCertificates.delete
   *  @deprecated originTLSClientAuth.zoneCertificates.delete */
  delete(
    certificateID: ResourceID,
    params: OriginTLSClientAuth.OriginTLSClientAuthDeleteParams,
    options?: RequestOptions,
  ): APIPromise<OriginTLSClientAuth.ZoneCertificateGetResponse>;

  /** Look up a zone-wide client certificate by the deprecated top-level route.
   *  @http GET /zones/{zone_id}/origin_tls_client_auth/{certificate_id}
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @sameAs originTLSClientAuth.zoneCertificates.get
   *  @deprecated originTLSClientAuth.zoneCertificates.get */
  get(
    certificateID: ResourceID,
    params: OriginTLSClientAuth.OriginTLSClientAuthGetParams,
    options?: RequestOptions,
  ): APIPromise<OriginTLSClientAuth.ZoneCertificateGetResponse>;
}

export declare namespace OriginTLSClientAuth {
  export type OriginTLSClientAuthCreateParams = ZoneCertificateCreateParams;

  export type OriginTLSClientAuthCreateResponse = ZoneCertificateGetResponse;

  export type OriginTLSClientAuthListParams = InZone;

  export type OriginTLSClientAuthListResponse = ZoneCertificateGetResponse;

  export type OriginTLSClientAuthDeleteParams = InZone;

  export type OriginTLSClientAuthDeleteResponse = ZoneCertificateGetResponse;

  export type OriginTLSClientAuthGetParams = InZone;

  export type OriginTLSClientAuthGetResponse = ZoneCertificateGetResponse;

  /** Certificates shown for every hostname of a zone. */
  export interface ZoneCertificates {
    /** Upload a client certificate and key that Cloudflare shows to all zone origins.
     *  @http POST /zones/{zone_id}/origin_tls_client_auth
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: ZoneCertificateCreateParams, options?: RequestOptions): APIPromise<ZoneCertificateGetResponse>;

    /** List the client certificates uploaded for the whole zone.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params: ZoneCertificateListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ZoneCertificateGetResponse>, ZoneCertificateGetResponse>;

    /** Delete a client certificate used for the whole zone.
     *  @http DELETE /zones/{zone_id}/origin_tls_client_auth/{certificate_id}
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(
      certificateID: ResourceID,
      params: ZoneCertificateDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ZoneCertificateGetResponse>;

    /** Look up one client certificate used for the whole zone.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth/{certificate_id}
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(certificateID: ResourceID, params: ZoneCertificateGetParams, options?: RequestOptions): APIPromise<ZoneCertificateGetResponse>;
  }

  export interface ZoneCertificateCreateParams extends InZone {
    certificate: string;
    /** @sensitive */ private_key: string;
  }

  export type ZoneCertificateCreateResponse = ZoneCertificateGetResponse;

  export type ZoneCertificateListParams = InZone;

  export type ZoneCertificateListResponse = ZoneCertificateGetResponse;

  export type ZoneCertificateDeleteParams = InZone;

  export type ZoneCertificateDeleteResponse = ZoneCertificateGetResponse;

  export type ZoneCertificateGetParams = InZone;

  export interface ZoneCertificateGetResponse extends ZoneAuthenticatedOriginPull {
    id?: ResourceID;
    certificate?: string;
    enabled?: boolean;
    /** @sensitive */ private_key?: string;
  }

  /** Which hostname shows which certificate. */
  export interface Hostnames {
    /** Turn Authenticated Origin Pulls on or off for hostnames and pick certificates.
     *  @http PUT /zones/{zone_id}/origin_tls_client_auth/hostnames
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(params: HostnameUpdateParams, options?: RequestOptions): PagePromise<SinglePage<HostnameUpdateResponse>, HostnameUpdateResponse>;

    /** See a hostname's Authenticated Origin Pulls state and certificate.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth/hostnames/{hostname}
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @maxLength 255 */ hostname: string, params: HostnameGetParams, options?: RequestOptions): APIPromise<AuthenticatedOriginPull>;

    /** Page through hostnames tied to origin pull certificates, by status.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth/hostnames
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/per-hostname-authenticated-origin-pull-list-hostname-associations */
    list(params: HostnameListParams, options?: RequestOptions): APIPromise<HostnameAssocObject[]>;
  }

  export interface HostnameUpdateParams extends InZone {
    config: HostnameUpdateParams.Config[];
  }
  export namespace HostnameUpdateParams {
    export interface Config {
      /** @maxLength 36 @example "2458ce5a-0c35-4c7f-82c7-8e9487d3ff60" */ cert_id?: string;
      enabled?: boolean | null;
      /** @maxLength 255 @example "app.example.com" */ hostname?: string;
    }
  }

  export interface HostnameUpdateResponse extends AuthenticatedOriginPull {
    id?: ResourceID;
    cert_id?: ResourceID;
    certificate?: string;
    enabled?: boolean | null;
    /** @maxLength 255 @example "app.example.com" */ hostname?: string;
    /** @sensitive */ private_key?: string;
  }

  export type HostnameGetParams = InZone;

  export interface AuthenticatedOriginPull {
    cert_id?: ResourceID;
    /** @readOnly */ cert_status?: 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deleted' | 'deployment_timed_out' | 'deletion_timed_out';
    /** @readOnly */ cert_updated_at?: DateTime;
    cert_uploaded_on?: DateTime;
    certificate?: string;
    /** @readOnly */ created_at?: DateTime;
    enabled?: boolean | null;
    /** @readOnly */ expires_on?: DateTime;
    /** @maxLength 255 @example "app.example.com" */ hostname?: string;
    /** @example "GlobalSign" @readOnly */ issuer?: string;
    /** @example "6743787633689793699141714808227354901" */ serial_number?: string;
    /** @example "SHA256WithRSA" @readOnly */ signature?: string;
    /** @readOnly */ status?: 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deleted' | 'deployment_timed_out' | 'deletion_timed_out';
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface HostnameListParams extends InZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 50 */ per_page?: number;
    status?: 'active' | 'pending_deployment' | 'pending_deletion' | 'deleted' | 'deployment_timed_out' | 'deletion_timed_out' | 'all';
  }

  export interface HostnameAssocObject {
    /** @maxLength 36 @example "2458ce5a-0c35-4c7f-82c7-8e9487d3ff60" */ cert_id?: string;
    /** @readOnly */ created_at?: DateTime;
    enabled?: boolean | null;
    /** @maxLength 255 @example "app.example.com" */ hostname?: string;
    /** @readOnly */ status?: Status;
    /** @readOnly */ updated_at?: DateTime;
  }

  /** Certificates shown only for chosen hostnames. */
  export interface HostnameCertificates {
    /** Upload a client certificate and key to use for chosen hostnames.
     *  @http POST /zones/{zone_id}/origin_tls_client_auth/hostnames/certificates
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: HostnameCertificateCreateParams, options?: RequestOptions): APIPromise<HostnameCertificateGetResponse>;

    /** List the client certificates kept for hostnames of a zone.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth/hostnames/certificates
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params: HostnameCertificateListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<HostnameCertificateGetResponse>, HostnameCertificateGetResponse>;

    /** Delete a client certificate kept for hostnames.
     *  @http DELETE /zones/{zone_id}/origin_tls_client_auth/hostnames/certificates/{certificate_id}
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(
      certificateID: ResourceID,
      params: HostnameCertificateDeleteParams,
      options?: RequestOptions,
    ): APIPromise<HostnameCertificateGetResponse>;

    /** Look up one client certificate kept for hostnames.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth/hostnames/certificates/{certificate_id}
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      certificateID: ResourceID,
      params: HostnameCertificateGetParams,
      options?: RequestOptions,
    ): APIPromise<HostnameCertificateGetResponse>;
  }

  export type HostnameCertificateCreateParams = ZoneCertificateCreateParams;

  export type HostnameCertificateCreateResponse = HostnameCertificateGetResponse;

  export type HostnameCertificateListParams = InZone;

  export type HostnameCertificateListResponse = HostnameCertificateGetResponse;

  export type HostnameCertificateDeleteParams = InZone;

  export type HostnameCertificateDeleteResponse = HostnameCertificateGetResponse;

  export type HostnameCertificateGetParams = InZone;

  export interface HostnameCertificateGetResponse {
    id?: ResourceID;
    certificate?: string;
    /** @readOnly */ expires_on?: DateTime;
    /** @example "GlobalSign" @readOnly */ issuer?: string;
    /** @example "6743787633689793699141714808227354901" */ serial_number?: string;
    /** @example "SHA256WithRSA" @readOnly */ signature?: string;
    /** @readOnly */ status?: 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deleted' | 'deployment_timed_out' | 'deletion_timed_out';
    uploaded_on?: DateTime;
  }

  /** The zone-wide on or off switch. */
  export interface Settings {
    /** Turn zone-wide Authenticated Origin Pulls on or off.
     *  @http PUT /zones/{zone_id}/origin_tls_client_auth/settings
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(params: SettingUpdateParams, options?: RequestOptions): APIPromise<SettingGetResponse>;

    /** See whether zone-wide Authenticated Origin Pulls is on.
     *  @http GET /zones/{zone_id}/origin_tls_client_auth/settings
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: SettingGetParams, options?: RequestOptions): APIPromise<SettingGetResponse>;
  }

  export interface SettingUpdateParams extends InZone {
    enabled: boolean;
  }

  export type SettingUpdateResponse = SettingGetResponse;

  export type SettingGetParams = InZone;

  export interface SettingGetResponse {
    enabled?: boolean;
  }

  export interface Certificate {
    id?: string;
    certificate?: string;
    expires_on?: string;
    issuer?: string;
    serial_number?: string;
    signature?: string;
    status?: 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deleted' | 'deployment_timed_out' | 'deletion_timed_out';
    uploaded_on?: string;
  }

  export type HostnameCertificateListResponsesSinglePage = SinglePage<HostnameCertificateGetResponse>;

  export type HostnameUpdateResponsesSinglePage = SinglePage<HostnameUpdateResponse>;

  export type OriginTLSClientAuthListResponsesSinglePage = SinglePage<ZoneCertificateGetResponse>;

  export interface ZoneAuthenticatedOriginPull {
    id?: ResourceID;
    certificate?: string;
    /** @readOnly */ expires_on?: DateTime;
    /** @example "GlobalSign" @readOnly */ issuer?: string;
    /** @example "SHA256WithRSA" @readOnly */ signature?: string;
    status?: 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deleted' | 'deployment_timed_out' | 'deletion_timed_out';
    uploaded_on?: DateTime;
  }

  export type ZoneCertificateListResponsesSinglePage = SinglePage<ZoneCertificateGetResponse>;

  export type Status =
    | 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deleted'
    | 'deployment_timed_out' | 'deletion_timed_out';
}
