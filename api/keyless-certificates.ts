import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InZone, ResourceID } from './_shared.ts';
import type { CustomHostnames } from './custom-hostnames.ts';

/** Keyless SSL: TLS with the private key kept on your own key server.
 *  @product keylessCertificates Keyless SSL
 *  @docs https://developers.cloudflare.com/ssl/keyless-ssl/ */
export interface KeylessCertificates {
  /** Register a key server with its certificate, so the private key stays with you.
   *  @http POST /zones/{zone_id}/keyless_certificates
   *  @permission SSL and Certificates Write
   *  @plans enterprise
   *  @availability ga */
  create(
    params: KeylessCertificates.KeylessCertificateCreateParams,
    options?: RequestOptions,
  ): APIPromise<KeylessCertificates.KeylessCertificate>;

  /** List all Keyless SSL configurations of a zone.
   *  @http GET /zones/{zone_id}/keyless_certificates
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans enterprise
   *  @availability ga */
  list(
    params: KeylessCertificates.KeylessCertificateListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<KeylessCertificates.KeylessCertificate>, KeylessCertificates.KeylessCertificate>;

  /** Remove a Keyless SSL configuration and its certificate from the zone.
   *  @http DELETE /zones/{zone_id}/keyless_certificates/{keyless_certificate_id}
   *  @permission SSL and Certificates Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    keylessCertificateID: ResourceID,
    params: KeylessCertificates.KeylessCertificateDeleteParams,
    options?: RequestOptions,
  ): APIPromise<KeylessCertificates.KeylessCertificateDeleteResponse>;

  /** Change a Keyless SSL's key server address, tunnel, name or on/off state.
   *  @http PATCH /zones/{zone_id}/keyless_certificates/{keyless_certificate_id}
   *  @body json required
   *  @permission SSL and Certificates Write
   *  @plans enterprise
   *  @availability ga */
  edit(
    keylessCertificateID: ResourceID,
    params: KeylessCertificates.KeylessCertificateEditParams,
    options?: RequestOptions,
  ): APIPromise<KeylessCertificates.KeylessCertificate>;

  /** Look up one Keyless SSL configuration of a zone.
   *  @http GET /zones/{zone_id}/keyless_certificates/{keyless_certificate_id}
   *  @permission Trust and Safety Write; Trust and Safety Read; Zero Trust: PII Read; Zaraz Edit; Zaraz Read; Zaraz Admin; Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read; Access: Mutual TLS Certificates Write; Access: Organizations, Identity Providers, and Groups Write; Zone Settings Write; Zone Settings Read; Zone Read; DNS Read; Workers Scripts Write; Workers Scripts Read; Zone Write; Workers Routes Write; Workers Routes Read; Stream Write; Stream Read; SSL and Certificates Write; SSL and Certificates Read; Logs Write; Logs Read; Cache Purge; Page Rules Write; Page Rules Read; Load Balancers Write; Load Balancers Read; Firewall Services Write; Firewall Services Read; DNS Write; Apps Write; Analytics Read
   *  @plans enterprise
   *  @availability ga */
  get(
    keylessCertificateID: ResourceID,
    params: KeylessCertificates.KeylessCertificateGetParams,
    options?: RequestOptions,
  ): APIPromise<KeylessCertificates.KeylessCertificate>;
}

export declare namespace KeylessCertificates {
  export interface KeylessCertificateCreateParams extends InZone {
    certificate: string;
    /** @format hostname @maxLength 253 @example "example.com" */ host: string;
    /** @maxLength 65535 @default 24008 @example 24008 */ port: number;
    /** @default "ubiquitous" */ bundle_method?: CustomHostnames.BundleMethod;
    /** @maxLength 180 */ name?: string;
    tunnel?: Tunnel;
  }

  export interface KeylessCertificate {
    /** @readOnly */ id: ResourceID;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ enabled: boolean;
    /** @format hostname @maxLength 253 @example "example.com" */ host: string;
    /** @readOnly */ modified_on: DateTime;
    /** @maxLength 180 @readOnly */ name: string;
    /** @readOnly */ permissions: string[];
    /** @maxLength 65535 @default 24008 @example 24008 */ port: number;
    /** @readOnly */ status: 'active' | 'deleted';
    tunnel?: Tunnel;
  }

  export type KeylessCertificateListParams = InZone;

  export type KeylessCertificateDeleteParams = InZone;

  export interface KeylessCertificateDeleteResponse {
    id?: ResourceID;
  }

  export interface KeylessCertificateEditParams extends InZone {
    /** @deprecated */ enabled?: boolean;
    /** @format hostname @maxLength 253 @example "example.com" */ host?: string;
    /** @maxLength 180 */ name?: string;
    /** @maxLength 65535 @default 24008 @example 24008 */ port?: number;
    tunnel?: Tunnel;
  }

  export type KeylessCertificateGetParams = InZone;

  export type KeylessCertificatesSinglePage = SinglePage<KeylessCertificate>;

  export interface Tunnel {
    /** @example "10.0.0.1" */ private_ip: string;
    /** @example "7365377a-85a4-4390-9480-531ef7dc7a3c" */ vnet_id: string;
  }

  export type TunnelParam = Tunnel;
}
