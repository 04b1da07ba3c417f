import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InZone, Integer, ResourceID } from './_shared.ts';
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
  /** Facts about a certificate you hand in. */
  export interface Analyze {
    /** Find out which hosts a certificate covers and when it expires.
     *  @http POST /zones/{zone_id}/ssl/analyze
     *  @body json required
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read; SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: AnalyzeCreateParams, options?: RequestOptions): APIPromise<AnalyzeCreateResponse>;
  }

  export interface AnalyzeCreateParams extends InZone {
    /** @default "ubiquitous" */ bundle_method?: CustomHostnames.BundleMethod;
    certificate?: string;
  }

  export type AnalyzeCreateResponse = unknown;

  /** Sets of certificates ordered for chosen hosts. */
  export interface CertificatePacks {
    readonly quota: CertificatePacks.Quota;

    /** Order an advanced certificate pack for given hosts from a chosen CA.
     *  @http POST /zones/{zone_id}/ssl/certificate_packs/order
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: CertificatePackCreateParams, options?: RequestOptions): APIPromise<CertificatePackGetResponse>;

    /** Page through a zone's certificate packs, active only or of every status.
     *  @http GET /zones/{zone_id}/ssl/certificate_packs
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params: CertificatePackListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<CertificatePackGetResponse>, CertificatePackGetResponse>;

    /** Delete a certificate pack, removing its certificates from the edge.
     *  @http DELETE /zones/{zone_id}/ssl/certificate_packs/{certificate_pack_id}
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(
      certificatePackID: ResourceID,
      params: CertificatePackDeleteParams,
      options?: RequestOptions,
    ): APIPromise<CertificatePackDeleteResponse>;

    /** Retry validation of a certificate pack, or set its Cloudflare branding.
     *  @http PATCH /zones/{zone_id}/ssl/certificate_packs/{certificate_pack_id}
     *  @body json required
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    edit(
      certificatePackID: ResourceID,
      params: CertificatePackEditParams,
      options?: RequestOptions,
    ): APIPromise<CertificatePackGetResponse>;

    /** Read one certificate pack with its hosts, status and certificates.
     *  @http GET /zones/{zone_id}/ssl/certificate_packs/{certificate_pack_id}
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(certificatePackID: ResourceID, params: CertificatePackGetParams, options?: RequestOptions): APIPromise<CertificatePackGetResponse>;
  }

  export interface CertificatePackCreateParams extends InZone {
    certificate_authority: 'google' | 'lets_encrypt' | 'ssl_com';
    hosts: string[];
    type: 'advanced';
    validation_method: 'txt' | 'http' | 'email';
    validity_days: 14 | 30 | 90 | 365;
    cloudflare_branding?: boolean;
  }

  export import CertificatePackCreateResponse = SSL.CertificatePackGetResponse;

  export interface CertificatePackListParams extends InZone {
    deploy?: 'staging' | 'production';
    status?: 'all';
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export import CertificatePackListResponse = SSL.CertificatePackGetResponse;

  export type CertificatePackDeleteParams = InZone;

  export interface CertificatePackDeleteResponse {
    id?: ResourceID;
  }

  export interface CertificatePackEditParams extends InZone {
    cloudflare_branding?: boolean;
  }

  export import CertificatePackEditResponse = SSL.CertificatePackGetResponse;

  export type CertificatePackGetParams = InZone;

  export interface CertificatePackGetResponse {
    id: ResourceID;
    certificates: CertificatePackGetResponse.Certificate[];
    hosts: string[];
    status: 'initializing' | 'pending_validation' | 'deleted' | 'pending_issuance' | 'pending_deployment' | 'pending_deletion' | 'pending_expiration' | 'expired' | 'active' | 'initializing_timed_out' | 'validation_timed_out' | 'issuance_timed_out' | 'deployment_timed_out' | 'deletion_timed_out' | 'pending_cleanup' | 'staging_deployment' | 'staging_active' | 'deactivating' | 'inactive' | 'backup_issued' | 'holding_deployment';
    type: 'mh_custom' | 'managed_hostname' | 'sni_custom' | 'universal' | 'advanced' | 'total_tls' | 'keyless' | 'legacy_custom';
    certificate_authority?: 'google' | 'lets_encrypt' | 'ssl_com';
    cloudflare_branding?: boolean;
    /** @readOnly */ dcv_delegation_records?: CustomHostnames.CustomHostnameGetResponse.SSL.ValidationRecord[];
    /** @example "7e7b8deba8538af625850b7b2530034c" */ primary_certificate?: string;
    validation_errors?: CertificatePackGetResponse.ValidationError[];
    validation_method?: 'txt' | 'http' | 'email';
    validation_records?: CustomHostnames.CustomHostnameGetResponse.SSL.ValidationRecord[];
    validity_days?: 14 | 30 | 90 | 365;
  }
  export namespace CertificatePackGetResponse {
    export interface Certificate {
      /** @example "7e7b8deba8538af625850b7b2530034c" */ id: string;
      hosts: string[];
      /** @example "active" */ status: string;
      /** @example "ubiquitous" */ bundle_method?: string;
      expires_on?: DateTime;
      geo_restrictions?: Certificate.GeoRestrictions;
      issuer?: string;
      /** @readOnly */ modified_on?: DateTime;
      priority?: number;
      /** @example "ECDSAWithSHA256" */ signature?: string;
      uploaded_on?: DateTime;
      zone_id?: ResourceID;
    }
    export namespace Certificate {
      export interface GeoRestrictions {
        label?: 'us' | 'eu' | 'highest_security';
      }
    }
    export type DCVDelegationRecord = CustomHostnames.CustomHostnameGetResponse.SSL.ValidationRecord;
    export interface ValidationError {
      message?: string;
    }
    export type ValidationRecord = CustomHostnames.CustomHostnameGetResponse.SSL.ValidationRecord;
  }

  /** The encryption mode that Cloudflare suggests. */
  export interface Recommendations {
    /** Read which SSL/TLS encryption mode Cloudflare suggests for the zone.
     *  @http GET /zones/{zone_id}/ssl/recommendation
     *  @deprecated */
    get(params: RecommendationGetParams, options?: RequestOptions): APIPromise<RecommendationGetResponse>;
  }

  export type RecommendationGetParams = InZone;

  export interface RecommendationGetResponse {
    id: string;
    editable: boolean;
    modified_on: string;
    value: 'auto' | 'custom';
    next_scheduled_scan?: string | null;
  }

  /** Automatic choice of key exchange towards the origin. */
  export interface AutoOriginTLSKex {
    /** Turn automatic choice of the key exchange towards the origin on or off.
     *  @http PATCH /zones/{zone_id}/settings/auto_origin_tls_kex
     *  @plans free pro business enterprise */
    edit(params: AutoOriginTLSKexEditParams, options?: RequestOptions): APIPromise<AutoOriginTLSKexGetResponse>;

    /** Read whether the key exchange towards the origin is chosen automatically.
     *  @http GET /zones/{zone_id}/settings/auto_origin_tls_kex
     *  @plans free pro business enterprise */
    get(params: AutoOriginTLSKexGetParams, options?: RequestOptions): APIPromise<AutoOriginTLSKexGetResponse>;
  }

  export interface AutoOriginTLSKexEditParams extends InZone {
    enabled: boolean;
  }

  export type AutoOriginTLSKexEditResponse = AutoOriginTLSKexGetResponse;

  export type AutoOriginTLSKexGetParams = InZone;

  export interface AutoOriginTLSKexGetResponse {
    /** @example "auto_origin_tls_kex" @readOnly */ id: string;
    enabled: boolean;
    /** @readOnly */ modified_on: DateTime;
  }

  /** The free certificate every zone receives. */
  export interface Universal {
    readonly settings: Universal.Settings;
  }

  /** Proof of domain control for certificates. */
  export interface VerificationResource {
    /** Switch a certificate pack to another domain validation method.
     *  @http PATCH /zones/{zone_id}/ssl/verification/{certificate_pack_id}
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read; SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    edit(certificatePackID: string, params: VerificationEditParams, options?: RequestOptions): APIPromise<VerificationEditResponse>;

    /** Show validation progress of the zone's certificates, retrying if asked.
     *  @http GET /zones/{zone_id}/ssl/verification
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read; SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: VerificationGetParams, options?: RequestOptions): APIPromise<VerificationGetResponse>;
  }

  export interface VerificationEditParams extends InZone {
    validation_method: 'http' | 'cname' | 'txt' | 'email';
  }

  export interface VerificationEditResponse {
    /** @example "pending_validation" */ status?: string;
    validation_method?: 'http' | 'cname' | 'txt' | 'email';
  }

  export interface VerificationGetParams extends InZone {
    retry?: true;
  }

  export type VerificationGetResponse = Verification[];

  export type CertificatePackListResponsesV4PagePaginationArray = V4PagePaginationArray<CertificatePackGetResponse>;

  export type RequestValidity = 7 | 30 | 90 | 365 | 730 | 1095 | 5475;

  export type RequestValidityParam = RequestValidity;

  export interface Verification {
    certificate_status: 'initializing' | 'authorizing' | 'active' | 'expired' | 'issuing' | 'timing_out' | 'pending_deployment';
    brand_check?: boolean;
    /** @example "a77f8bd7-3b47-46b4-a6f1-75cf98109948" */ cert_pack_uuid?: string;
    signature?: 'ECDSAWithSHA256' | 'SHA1WithRSA' | 'SHA256WithRSA';
    validation_method?: 'http' | 'cname' | 'txt';
    verification_info?: Verification.VerificationInfo;
    verification_status?: boolean;
    verification_type?: 'cname' | 'meta tag';
  }
  export namespace Verification {
    export interface VerificationInfo {
      record_name?: 'record_name' | 'http_url' | 'cname' | 'txt_name';
      record_target?: 'record_value' | 'http_body' | 'cname_target' | 'txt_value';
    }
  }
}

export declare namespace SSL.CertificatePacks {
  /** How many sets are allowed and in use. */
  export interface Quota {
    /** Show how many certificate packs the zone may have and how many it uses.
     *  @http GET /zones/{zone_id}/ssl/certificate_packs/quota
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: QuotaGetParams, options?: RequestOptions): APIPromise<QuotaGetResponse>;
  }

  export type QuotaGetParams = InZone;

  export interface QuotaGetResponse {
    advanced?: QuotaGetResponse.Advanced;
  }
  export namespace QuotaGetResponse {
    export interface Advanced {
      allocated?: Integer;
      used?: Integer;
    }
  }
}

export declare namespace SSL.Universal {
  /** Whether the free certificate is on. */
  export interface Settings {
    /** Turn Universal SSL for a zone on or off.
     *  @http PATCH /zones/{zone_id}/ssl/universal/settings
     *  @body json required
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    edit(params: SettingEditParams, options?: RequestOptions): APIPromise<UniversalSSLSettings>;

    /** Read whether Universal SSL is enabled for the zone.
     *  @http GET /zones/{zone_id}/ssl/universal/settings
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: SettingGetParams, options?: RequestOptions): APIPromise<UniversalSSLSettings>;
  }

  export interface SettingEditParams extends InZone {
    enabled?: boolean;
  }

  export interface UniversalSSLSettings {
    enabled?: boolean;
  }

  export type SettingGetParams = InZone;
}
