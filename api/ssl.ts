import type { APIPromise, JsonValue, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, Integer, InZone, ResourceID } from './_shared.ts';
import type { CustomHostnames } from './custom-hostnames.ts';

/** SSL/TLS: Certificates and encryption between visitors, Cloudflare and origin.
 *  @product ssl SSL/TLS
 *  @docs https://developers.cloudflare.com/ssl/ */
export interface SSL {
  readonly analyze: SSL.Analyze;
  readonly certificatePacks: SSL.CertificatePacks;
  readonly recommendations: SSL.Recommendations;
  readonly autoOriginTLSKex: SSL.AutoOriginTLSKex;
  readonly universal: SSL.Universal;
  readonly verification: SSL.VerificationResource;
}

export declare namespace SSL {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether `sni.cloudflaressl.com` becomes the certificate's common name, for hosts over 64 characters. */ cloudflare_branding: boolean;
    /** Method of checking control of the domain. */ validation_method: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Certificate pack to work on, as `ssl.certificatePacks.list` shows it. @from ssl.certificatePacks.list */ certificate_pack_id: string;
  }

  /** Facts about a certificate you hand in. */
  export interface Analyze {
    /** Get which hosts a certificate covers and when it expires.
     *
     *  Stores nothing.
     *  @http POST /zones/{zone_id}/ssl/analyze
     *  @body json required
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read; SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "bundle_method": "ubiquitous",
     *    "certificate": "-----BEGIN CERTIFICATE-----\nMIIDtTCCAp2gAwIBAgIJAMHAwfXZ5/PWMA0GCSqGSIb3DQEBCwUAMEUxCzAJBgNV\n-----END CERTIFICATE-----\n"
     *  } */
    create(params: AnalyzeCreateParams, options?: RequestOptions): APIPromise<AnalyzeCreateResponse>;
  }

  export interface AnalyzeCreateParams extends InZone {
    /** Chain that is sent: one trusted by as many clients as possible, the shortest, or exactly the one given. @default "ubiquitous" */
    bundle_method?: CustomHostnames.BundleMethodParam;
    /** Certificate in PEM, with its intermediates. @minLength 1 */ certificate?: string;
  }

  export type AnalyzeCreateResponse = JsonValue;

  /** Sets of certificates ordered for chosen hosts. */
  export interface CertificatePacks {
    readonly quota: CertificatePacks.Quota;

    /** Create (order) an advanced certificate pack for given hosts.
     *
     *  Needs Advanced Certificate Manager. Issued in the background: poll `get` until `status` is active, and set up its `validation_records` if
     *  it waits for them.
     *  @http POST /zones/{zone_id}/ssl/certificate_packs/order
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "type": "advanced", "hosts": ["example.com", "*.example.com"],
     *    "certificate_authority": "lets_encrypt", "validation_method": "txt", "validity_days": 90
     *  }
     *  @aliases order certificate; ACM; advanced certificate
     *  @waits ssl.certificatePacks.get status done=active failed=initializing_timed_out,validation_timed_out,issuance_timed_out,deployment_timed_out id=id */
    create(params: CertificatePackCreateParams, options?: RequestOptions): APIPromise<CertificatePack>;

    /** List a zone's certificate packs, active only or of every status.
     *  @http GET /zones/{zone_id}/ssl/certificate_packs
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns hosts type certificate_authority validation_method validity_days status */
    list(
      params: CertificatePackListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<CertificatePack>, CertificatePack>;

    /** Delete a certificate pack with its certificates.
     *
     *  Hosts that no other certificate covers can no longer be reached over https.
     *  @http DELETE /zones/{zone_id}/ssl/certificate_packs/{certificate_pack_id}
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(
      certificatePackID: ResourceID,
      params: InZone,
      options?: RequestOptions,
    ): APIPromise<CertificatePackDeleteResponse>;

    /** Edit a certificate pack: restart its validation or set its branding.
     *
     *  Only a pack in `validation_timed_out` starts again.
     *  @http PATCH /zones/{zone_id}/ssl/certificate_packs/{certificate_pack_id}
     *  @body json required
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @aliases retry validation
     *  @waits ssl.certificatePacks.get status done=active failed=initializing_timed_out,validation_timed_out,issuance_timed_out,deployment_timed_out
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "cloudflare_branding": true } */
    edit(
      certificatePackID: ResourceID,
      params: CertificatePackEditParams,
      options?: RequestOptions,
    ): APIPromise<CertificatePack>;

    /** Get one certificate pack with its hosts, status and certificates.
     *  @http GET /zones/{zone_id}/ssl/certificate_packs/{certificate_pack_id}
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(certificatePackID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<CertificatePack>;
  }

  export interface CertificatePackSettings {
    /** Authority that issues the certificate; each has its own limits on hosts and days. */
    certificate_authority?: 'google' | 'lets_encrypt' | 'ssl_com' | (string & {});
    /** Kind of pack; only advanced ones can be ordered. */ type:
      | 'mh_custom' | 'managed_hostname' | 'sni_custom' | 'universal' | 'advanced' | 'total_tls' | 'keyless'
      | 'legacy_custom';
    /** Days the certificate lasts before it is renewed. @unit days */ validity_days?: 14 | 30 | 90 | 365;
    cloudflare_branding?: boolean;
  }

  export interface CertificatePackCreateParams extends InZone, CertificatePackSettings {
    certificate_authority: 'google' | 'lets_encrypt' | 'ssl_com' | (string & {});
    /** Names the certificate covers, wildcards allowed; the zone's own name has to be among them. @minItems 1 @maxItems 50 */ hosts: HostParam[];
    type: 'advanced';
    validation_method: 'txt' | 'http' | 'email' | (string & {});
    /** @unit days */ validity_days: 14 | 30 | 90 | 365;
  }

  export interface CertificatePack extends CertificatePackSettings {
    /** Identifies the certificate pack. */ id: ResourceID;
    /** Certificates of the pack, one per kind of key. */ certificates: CertificatePack.Certificate[];
    /** Names the certificate covers, wildcards allowed; the zone's own name has to be among them. */ hosts: Host[];
    /** State of the pack, set by Cloudflare; `pending_validation` waits for proof of the domain. */ status: Status;
    certificate_authority?: 'google' | 'lets_encrypt' | 'ssl_com';
    /** CNAME records that let Cloudflare renew the certificate from then on. @readOnly */
    dcv_delegation_records?: CertificatePack.ValidationTarget[];
    /** Certificate that is served first. @example "7e7b8deba8538af625850b7b2530034c" */ primary_certificate?: string;
    /** Errors returned by the certificate authority on refusal. */ validation_errors?: CertificatePack.ValidationError[];
    validation_method?: 'txt' | 'http' | 'email';
    /** Records required for the validation. */ validation_records?: CertificatePack.ValidationTarget[];
  }
  export namespace CertificatePack {
    export interface Certificate {
      /** Identifies the certificate. @example "7e7b8deba8538af625850b7b2530034c" */ id: string;
      /** Names the certificate covers. */ hosts: string[];
      /** State of the certificate, set by Cloudflare. @example "active" */ status: string;
      /** Chain that is sent with the certificate. @example "ubiquitous" */ bundle_method?: string;
      /** Time at which the certificate ends. */ expires_on?: DateTime;
      /** Region in which the private key is kept; absent, everywhere. */ geo_restrictions?: Certificate.GeoRestrictions;
      /** Authority that issued the certificate. */ issuer?: string;
      /** @readOnly */ modified_on?: DateTime;
      /** Rank among certificates for the same host: the highest is served. */ priority?: number;
      /** Algorithm the certificate is signed with. @example "ECDSAWithSHA256" */ signature?: string;
      /** Time at which the certificate came to Cloudflare. */ uploaded_on?: DateTime;
      zone_id?: ResourceID;
    }
    export namespace Certificate {
      export interface GeoRestrictions {
        /** Permitted locations of the private key. */ label?: 'us' | 'eu' | 'highest_security';
      }
    }
    export interface ValidationTarget {
      /** Hostname at which to place the CNAME that delegates validation to Cloudflare. @example "_acme-challenge.example.com" @readOnly */
      cname?: string;
      /** Hostname the CNAME must point to, so that Cloudflare can renew without you. @example "dcv.cloudflare.com" @readOnly */
      cname_target?: string;
      /** Addresses the certificate authority writes to for approval. */ emails?: string[];
      /** Content the certificate authority expects at the validation address. @example "ca3-574923932a82475cb8592200f1a2a23d" */ http_body?: string;
      /** Address at which the certificate authority looks for the content. */ http_url?: string;
      /** Progress of validating the record: `pending` until it was found. @example "pending" @readOnly */ status?: string;
      /** Hostname at which the certificate authority looks for the TXT record. @example "_acme-challenge.app.example.com" */ txt_name?: string;
      /** Content the certificate authority expects in the TXT record. @example "810b7d5f01154524b961ba0cd578acc2" */ txt_value?: string;
    }

    export interface ValidationError {
      /** Response from the certificate authority. */ message?: string;
    }
  }

  export interface CertificatePackListParams extends InZone {
    /** Only packs deployed to this environment. */ deploy?: 'staging' | 'production' | (string & {});
    /** With `all`, packs that are not active come too. */ status?: 'all';
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface CertificatePackDeleteResponse {
    /** Identifies the certificate pack. */ id?: ResourceID;
  }

  export interface CertificatePackEditParams extends InZone {
    cloudflare_branding?: boolean;
  }

  /** The encryption mode that Cloudflare suggests. */
  export interface Recommendations {
    /** Get the SSL/TLS mode that Cloudflare suggests for the zone.
     *  @http GET /zones/{zone_id}/ssl/recommendation
     *  @deprecated */
    get(params: InZone, options?: RequestOptions): APIPromise<RecommendationGetResponse>;
  }

  export interface RecommendationGetResponse {
    /** Names the setting that the value belongs to. */ id: string;
    /** Whether the setting can be changed. */ editable: boolean;
    modified_on: string;
    /** `auto` lets Cloudflare choose the SSL/TLS mode, `custom` leaves the mode as you set it. */ value: 'auto' | 'custom';
    /** Time of the next scan of the origin; null if none is planned. */ next_scheduled_scan?: string | null;
  }

  /** Automatic choice of key exchange towards the origin. */
  export interface AutoOriginTLSKex {
    /** Edit whether the key exchange to the origin is chosen automatically.
     *
     *  Turned on, Cloudflare scans the origin from time to time and sends the key exchange that it prefers.
     *  @http PATCH /zones/{zone_id}/settings/auto_origin_tls_kex
     *  @plans free pro business enterprise */
    edit(params: AutoOriginTLSKexEditParams, options?: RequestOptions): APIPromise<AutoOriginTLSKexResult>;

    /** Get whether the key exchange to the origin is chosen automatically.
     *  @http GET /zones/{zone_id}/settings/auto_origin_tls_kex
     *  @plans free pro business enterprise */
    get(params: InZone, options?: RequestOptions): APIPromise<AutoOriginTLSKexResult>;
  }

  export interface AutoOriginTLSKexEditParams extends InZone {
    /** Whether Cloudflare picks the key exchange by what the origin prefers. */ enabled: boolean;
  }

  export interface AutoOriginTLSKexResult {
    /** Names the setting that the value belongs to. @example "auto_origin_tls_kex" @readOnly */ id: string;
    /** Whether Cloudflare picks the key exchange by what the origin prefers. */ enabled: boolean;
    /** @readOnly */ modified_on: DateTime;
  }

  /** The free certificate every zone receives. */
  export interface Universal {
    readonly settings: Universal.Settings;
  }

  /** Proof of domain control for certificates. */
  export interface VerificationResource {
    /** Edit the validation method of a certificate pack.
     *
     *  Checks at once with the new method.
     *  @http PATCH /zones/{zone_id}/ssl/verification/{certificate_pack_id}
     *  @demands validation_method
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read; SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "certificate_pack_id": "a77f8bd7-3b47-46b4-a6f1-75cf98109948", "validation_method": "txt"
     *  } */
    edit(certificatePackID: string, params: VerificationEditParams, options?: RequestOptions): APIPromise<VerificationEditResponse>;

    /** Get how far the validation of the zone's certificates is.
     *  @http GET /zones/{zone_id}/ssl/verification
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read; SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: VerificationGetParams, options?: RequestOptions): APIPromise<VerificationGetResponse>;
  }

  export interface VerificationEditParams extends InZone {
    validation_method: 'http' | 'cname' | 'txt' | 'email' | (string & {});
  }

  export interface VerificationEditResponse {
    /** State after the change. @example "pending_validation" */ status?: string;
    validation_method?: 'http' | 'cname' | 'txt' | 'email';
  }

  export interface VerificationGetParams extends InZone {
    /** If true, the validation is tried again at once. */ retry?: true;
  }

  export type VerificationGetResponse = Verification[];

  export type CertificatePackListResponsesV4PagePaginationArray = V4PagePaginationArray<CertificatePack>;

  export type RequestValidity = 7 | 30 | 90 | 365 | 730 | 1095 | 5475;

  export type Host = string;

  export type HostParam = string;

  export type Status =
    | 'initializing' | 'pending_validation' | 'deleted' | 'pending_issuance' | 'pending_deployment'
    | 'pending_deletion' | 'pending_expiration' | 'expired' | 'active' | 'initializing_timed_out'
    | 'validation_timed_out' | 'issuance_timed_out' | 'deployment_timed_out' | 'deletion_timed_out'
    | 'pending_cleanup' | 'staging_deployment' | 'staging_active' | 'deactivating' | 'inactive'
    | 'backup_issued' | 'holding_deployment';

  export type ValidationMethod = 'http' | 'cname' | 'txt';

  export interface Verification {
    /** State of the certificate, set by Cloudflare. */ certificate_status:
      | 'initializing' | 'authorizing' | 'active' | 'expired' | 'issuing' | 'timing_out' | 'pending_deployment';
    /** Whether the authority reviews the order by hand. */ brand_check?: boolean;
    /** Certificate pack that the state is about. @example "a77f8bd7-3b47-46b4-a6f1-75cf98109948" */ cert_pack_uuid?: string;
    /** Algorithm the certificate is signed with. */ signature?: 'ECDSAWithSHA256' | 'SHA1WithRSA' | 'SHA256WithRSA';
    validation_method?: ValidationMethod;
    /** Record or page that has to be set up. */ verification_info?: Verification.VerificationInfo;
    /** Whether the record has been found; absent if unknown. */ verification_status?: boolean;
    /** Whether a CNAME record or a meta tag is looked for. */ verification_type?: 'cname' | 'meta tag';
  }
  export namespace Verification {
    export interface VerificationInfo {
      /** Name of the record, or address of the page. */ record_name?: 'record_name' | 'http_url' | 'cname' | 'txt_name';
      /** Content of the record or page. */ record_target?: 'record_value' | 'http_body' | 'cname_target' | 'txt_value';
    }
  }
}

export declare namespace SSL.CertificatePacks {
  /** Number of sets allowed and in use. */
  export interface Quota {
    /** Get how many certificate packs the zone may have and has.
     *  @http GET /zones/{zone_id}/ssl/certificate_packs/quota
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<QuotaGetResponse>;
  }

  export interface QuotaGetResponse {
    /** Packs of Advanced Certificate Manager. */ advanced?: QuotaGetResponse.Advanced;
  }
  export namespace QuotaGetResponse {
    export interface Advanced {
      /** Number of packs the zone may have. */ allocated?: Integer;
      /** Number of packs there are. */ used?: Integer;
    }
  }
}

export declare namespace SSL.Universal {
  /** Whether the free certificate is on. */
  export interface Settings {
    /** Edit whether Universal SSL is on for a zone.
     *
     *  Off, the certificate is deleted: without another one https fails, as does plain http where HSTS or a redirect is set.
     *  @http PATCH /zones/{zone_id}/ssl/universal/settings
     *  @body json required
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true }
     *  @aliases disable universal SSL */
    edit(params: SettingEditParams, options?: RequestOptions): APIPromise<UniversalSSLSettings>;

    /** Get whether Universal SSL is on for the zone.
     *  @http GET /zones/{zone_id}/ssl/universal/settings
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<UniversalSSLSettings>;
  }

  export interface SettingEditParams extends InZone {
    /** Whether Cloudflare keeps a free certificate for the zone and its first level of names. */ enabled?: boolean;
  }

  export interface UniversalSSLSettings {
    /** Whether Cloudflare keeps a free certificate for the zone and its first level of names. */ enabled?: boolean;
  }
}
