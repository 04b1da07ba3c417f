import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InZone, ResourceID } from './_shared.ts';
import type { CustomHostnames } from './custom-hostnames.ts';

/** Keyless SSL: TLS with the private key kept on your own key server.
 *  @product keylessCertificates Keyless SSL
 *  @docs https://developers.cloudflare.com/ssl/keyless-ssl/ */
export interface KeylessCertificates {
  /** Create a Keyless SSL configuration with its key server.
   *
   *  The private key stays on your key server: Cloudflare asks it for each TLS handshake. Enterprise plans with Keyless SSL.
   *  @http POST /zones/{zone_id}/keyless_certificates
   *  @permission SSL and Certificates Write
   *  @plans enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "host": "keyless.example.com", "port": 24008,
   *    "certificate": "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----", "bundle_method": "ubiquitous",
   *    "name": "example.com Keyless SSL"
   *  } */
  create(
    params: KeylessCertificates.KeylessCertificateCreateParams,
    options?: RequestOptions,
  ): APIPromise<KeylessCertificates.KeylessCertificate>;

  /** List all Keyless SSL configurations of a zone.
   *  @http GET /zones/{zone_id}/keyless_certificates
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans enterprise
   *  @availability ga
   *  @columns name host port enabled status created_on */
  list(
    params: InZone,
    options?: RequestOptions,
  ): PagePromise<SinglePage<KeylessCertificates.KeylessCertificate>, KeylessCertificates.KeylessCertificate>;

  /** Delete a Keyless SSL configuration with its certificate.
   *
   *  Visitors get another certificate of the zone, or a TLS error if there is none.
   *  @http DELETE /zones/{zone_id}/keyless_certificates/{keyless_certificate_id}
   *  @permission SSL and Certificates Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    keylessCertificateID: ResourceID,
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<KeylessCertificates.KeylessCertificateDeleteResponse>;

  /** Edit a Keyless SSL's key server address, tunnel or name.
   *
   *  Omitted fields keep their values; the certificate cannot be changed.
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

  /** Get one Keyless SSL configuration of a zone.
   *  @http GET /zones/{zone_id}/keyless_certificates/{keyless_certificate_id}
   *  @permission Trust and Safety Write; Trust and Safety Read; Zero Trust: PII Read; Zaraz Edit; Zaraz Read; Zaraz Admin; Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read; Access: Mutual TLS Certificates Write; Access: Organizations, Identity Providers, and Groups Write; Zone Settings Write; Zone Settings Read; Zone Read; DNS Read; Workers Scripts Write; Workers Scripts Read; Zone Write; Workers Routes Write; Workers Routes Read; Stream Write; Stream Read; SSL and Certificates Write; SSL and Certificates Read; Logs Write; Logs Read; Cache Purge; Page Rules Write; Page Rules Read; Load Balancers Write; Load Balancers Read; Firewall Services Write; Firewall Services Read; DNS Write; Apps Write; Analytics Read
   *  @plans enterprise
   *  @availability ga */
  get(
    keylessCertificateID: ResourceID,
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<KeylessCertificates.KeylessCertificate>;
}

export declare namespace KeylessCertificates {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Hostname of your key server. */ host: string;
    /** Label for people. */ name: string;
    /** TCP port on which the key server listens. */ port: number;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Keyless certificate to work on, as `keylessCertificates.list` shows it. @from keylessCertificates.list */ keyless_certificate_id: string;
  }

  export interface KeylessCertificateCreateParams extends InZone {
    /** The certificate in PEM, with or without its intermediates. @minLength 1 */ certificate: string;
    /** @format hostname @maxLength 253 @example "example.com" */ host: string;
    /** @maxLength 65535 @default 24008 @example 24008 @min 1 @max 65535 */ port: number;
    /** Method of completing the certificate chain: `ubiquitous` for most clients, `optimal` for the shortest, `force` as uploaded. @default "ubiquitous" */
    bundle_method?: CustomHostnames.BundleMethodParam;
    /** @maxLength 180 */ name?: string;
    /** Cloudflare Tunnel through which the key server is reached, where it has no public address. */ tunnel?: Tunnel;
  }

  export interface KeylessCertificate {
    /** Id given by Cloudflare when the configuration is created. @readOnly */ id: ResourceID;
    /** @readOnly */ created_on: DateTime;
    /** Whether Cloudflare asks the key server at all. @readOnly */ enabled: boolean;
    /** @format hostname @maxLength 253 @example "example.com" */ host: string;
    /** @readOnly */ modified_on: DateTime;
    /** @maxLength 180 @readOnly */ name: string;
    /** Operations the caller can perform on the configuration. @readOnly */ permissions: string[];
    /** @maxLength 65535 @default 24008 @example 24008 */ port: number;
    /** Whether the configuration is in use or deleted. @readOnly */ status: 'active' | 'deleted';
    /** Cloudflare Tunnel through which the key server is reached, where it has no public address. */ tunnel?: Tunnel;
  }

  export interface KeylessCertificateDeleteResponse {
    /** Id given by Cloudflare when the configuration is created. */ id?: ResourceID;
  }

  export interface KeylessCertificateEditParams extends InZone {
    /** Whether Cloudflare asks the key server. Can no longer be changed. @deprecated */ enabled?: boolean;
    /** @format hostname @maxLength 253 @example "example.com" */ host?: string;
    /** @maxLength 180 */ name?: string;
    /** @maxLength 65535 @default 24008 @example 24008 @min 1 @max 65535 */ port?: number;
    /** Cloudflare Tunnel through which the key server is reached, where it has no public address. */ tunnel?: Tunnel;
  }

  export type KeylessCertificatesSinglePage = SinglePage<KeylessCertificate>;

  export interface Tunnel {
    /** Private IP address of the key server behind the tunnel. @example "10.0.0.1" @format ipv4 */ private_ip: string;
    /** Virtual network in which the private address is looked up.
     *  @example "7365377a-85a4-4390-9480-531ef7dc7a3c" @format uuid @from zeroTrust.networks.virtualNetworks.list */
    vnet_id: string;
  }
}
