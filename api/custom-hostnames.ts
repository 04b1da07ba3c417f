import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { CertificateCA, DateTime, InZone, Integer, ResourceID } from './_shared.ts';

/** Custom Hostnames (Cloudflare for SaaS): Your customers' domains served through your zone.
 *  @product customHostnames Custom Hostnames (Cloudflare for SaaS)
 *  @docs https://developers.cloudflare.com/cloudflare-for-platforms/cloudflare-for-saas/ */
export interface CustomHostnames {
  readonly fallbackOrigin: CustomHostnames.FallbackOrigin;
  readonly certificatePack: CustomHostnames.CertificatePack;
  readonly quota: CustomHostnames.Quota;

  /** Add a custom hostname to a zone, with its own origin and SSL options.
   *  @http POST /zones/{zone_id}/custom_hostnames
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga */
  create(
    params: CustomHostnames.CustomHostnameCreateParams,
    options?: RequestOptions,
  ): APIPromise<CustomHostnames.CustomHostnameGetResponse>;

  /** Search a zone's custom hostnames by name, origin, SSL state or authority.
   *  @http GET /zones/{zone_id}/custom_hostnames
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(
    params: CustomHostnames.CustomHostnameListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<CustomHostnames.CustomHostnameGetResponse>, CustomHostnames.CustomHostnameGetResponse>;

  /** Remove a custom hostname along with any certificates issued for it.
   *  @http DELETE /zones/{zone_id}/custom_hostnames/{custom_hostname_id}
   *  @unwrapped
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga */
  delete(
    customHostnameID: ResourceID,
    params: CustomHostnames.CustomHostnameDeleteParams,
    options?: RequestOptions,
  ): APIPromise<CustomHostnames.CustomHostnameDeleteResponse>;

  /** Change a custom hostname's SSL, origin or metadata where given.
   *  @http PATCH /zones/{zone_id}/custom_hostnames/{custom_hostname_id}
   *  @body json required
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga */
  edit(
    customHostnameID: ResourceID,
    params: CustomHostnames.CustomHostnameEditParams,
    options?: RequestOptions,
  ): APIPromise<CustomHostnames.CustomHostnameGetResponse>;

  /** Retrieve one custom hostname with its ownership and SSL status.
   *  @http GET /zones/{zone_id}/custom_hostnames/{custom_hostname_id}
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(
    customHostnameID: ResourceID,
    params: CustomHostnames.CustomHostnameGetParams,
    options?: RequestOptions,
  ): APIPromise<CustomHostnames.CustomHostnameGetResponse>;
}

export declare namespace CustomHostnames {
  export interface CustomHostnameCreateParams extends InZone {
    /** @maxLength 255 @example "app.example.com" */ hostname: string;
    custom_metadata?: { [key: string]: string };
    /** @example "origin2.example.com" */ custom_origin_server?: string;
    /** @example "sni.example.com" */ custom_origin_sni?: string;
    ssl?: CustomHostnameEditParams.SSL;
  }
  export namespace CustomHostnameCreateParams {
    export import SSL = CustomHostnameEditParams.SSL;
  }

  export import CustomHostnameCreateResponse = CustomHostnames.CustomHostnameGetResponse;

  export interface CustomHostnameListParams extends InZone {
    /** @minLength 36 @maxLength 36 @example "0d89c70d-ad9f-4843-b99f-6cc0252067e9" */ id?: string;
    certificate_authority?: 'google' | 'lets_encrypt' | 'ssl_com';
    /** @example "origin2.example.com" */ custom_origin_server?: string;
    direction?: 'asc' | 'desc';
    hostname?: CustomHostnameListParams.Hostname;
    hostname_status?: 'active' | 'pending' | 'active_redeploying' | 'moved' | 'pending_deletion' | 'deleted' | 'pending_blocked' | 'pending_migration' | 'pending_provisioned' | 'test_pending' | 'test_active' | 'test_active_apex' | 'test_blocked' | 'test_failed' | 'provisioned' | 'blocked';
    /** @default "ssl" */ order?: 'ssl' | 'ssl_status';
    /** @default 0 */ ssl?: 0 | 1;
    ssl_status?: 'initializing' | 'pending_validation' | 'deleted' | 'pending_issuance' | 'pending_deployment' | 'pending_deletion' | 'pending_expiration' | 'expired' | 'active' | 'initializing_timed_out' | 'validation_timed_out' | 'issuance_timed_out' | 'deployment_timed_out' | 'deletion_timed_out' | 'pending_cleanup' | 'staging_deployment' | 'staging_active' | 'deactivating' | 'inactive' | 'backup_issued' | 'holding_deployment';
    wildcard?: boolean;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 1000 @default 20 */ per_page?: number;
  }
  export namespace CustomHostnameListParams {
    export interface Hostname {
      /** @maxLength 255 @example "example.com" */ contain?: string;
      /** @maxLength 255 @example "app.example.com" */ exact?: string;
      /** @maxLength 255 @example "app" */ startsWith?: string;
    }
  }

  export import CustomHostnameListResponse = CustomHostnames.CustomHostnameGetResponse;

  export type CustomHostnameDeleteParams = InZone;

  export interface CustomHostnameDeleteResponse {
    id?: ResourceID;
  }

  export interface CustomHostnameEditParams extends InZone {
    custom_metadata?: { [key: string]: string };
    /** @example "origin2.example.com" */ custom_origin_server?: string;
    /** @example "sni.example.com" */ custom_origin_sni?: string;
    ssl?: CustomHostnameEditParams.SSL;
  }
  export namespace CustomHostnameEditParams {
    export interface SSL {
      /** @default "ubiquitous" */ bundle_method?: BundleMethod;
      certificate_authority?: CertificateCA;
      cloudflare_branding?: boolean;
      /** @minItems 1 @maxItems 2 */ custom_cert_bundle?: SSL.CustomCERTBundle[];
      custom_certificate?: string;
      /** @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" */ custom_csr_id?: string;
      /** @sensitive */ custom_key?: string;
      method?: DCVMethod;
      settings?: SSL.Settings;
      type?: DomainValidationTypeParam;
      wildcard?: boolean;
    }
    export namespace SSL {
      export interface CustomCERTBundle {
        custom_certificate: string;
        /** @sensitive */ custom_key: string;
      }
      export interface Settings {
        /** @unique */ ciphers?: string[];
        early_hints?: 'on' | 'off';
        http2?: 'on' | 'off';
        min_tls_version?: '1.0' | '1.1' | '1.2' | '1.3';
        tls_1_3?: 'on' | 'off';
      }
    }
  }

  export import CustomHostnameEditResponse = CustomHostnames.CustomHostnameGetResponse;

  export type CustomHostnameGetParams = InZone;

  export interface CustomHostnameGetResponse {
    id: ResourceID;
    /** @maxLength 255 @example "app.example.com" @readOnly */ hostname: string;
    created_at?: DateTime;
    custom_metadata?: { [key: string]: string };
    /** @example "origin2.example.com" */ custom_origin_server?: string;
    /** @example "sni.example.com" */ custom_origin_sni?: string;
    ownership_verification?: CustomHostname.OwnershipVerification;
    ownership_verification_http?: CustomHostname.OwnershipVerificationHTTP;
    ssl?: CustomHostnameGetResponse.SSL;
    status?: 'active' | 'pending' | 'active_redeploying' | 'moved' | 'pending_deletion' | 'deleted' | 'pending_blocked' | 'pending_migration' | 'pending_provisioned' | 'test_pending' | 'test_active' | 'test_active_apex' | 'test_blocked' | 'test_failed' | 'provisioned' | 'blocked';
    verification_errors?: string[];
  }
  export namespace CustomHostnameGetResponse {
    export type OwnershipVerification = CustomHostname.OwnershipVerification;
    export type OwnershipVerificationHTTP = CustomHostname.OwnershipVerificationHTTP;
    export interface SSL {
      /** @minLength 36 @maxLength 36 @example "0d89c70d-ad9f-4843-b99f-6cc0252067e9" */ id?: string;
      /** @default "ubiquitous" */ bundle_method?: BundleMethod;
      certificate_authority?: CertificateCA;
      custom_certificate?: string;
      /** @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" */ custom_csr_id?: string;
      /** @sensitive */ custom_key?: string;
      /** @readOnly */ dcv_delegation_records?: SSL.ValidationRecord[];
      expires_on?: DateTime;
      hosts?: string[];
      /** @example "DigiCertInc" */ issuer?: string;
      method?: DCVMethod;
      /** @example "6743787633689793699141714808227354901" */ serial_number?: string;
      settings?: CustomHostnameEditParams.SSL.Settings;
      /** @example "SHA256WithRSA" */ signature?: string;
      /** @readOnly */ status?: 'initializing' | 'pending_validation' | 'deleted' | 'pending_issuance' | 'pending_deployment' | 'pending_deletion' | 'pending_expiration' | 'expired' | 'active' | 'initializing_timed_out' | 'validation_timed_out' | 'issuance_timed_out' | 'deployment_timed_out' | 'deletion_timed_out' | 'pending_cleanup' | 'staging_deployment' | 'staging_active' | 'deactivating' | 'inactive' | 'backup_issued' | 'holding_deployment';
      type?: DomainValidationType;
      uploaded_on?: DateTime;
      validation_errors?: CustomHostname.SSL.ValidationError[];
      validation_records?: SSL.ValidationRecord[];
      wildcard?: boolean;
    }
    export namespace SSL {
      export type DCVDelegationRecord = ValidationRecord;
      export type Settings = CustomHostnameEditParams.SSL.Settings;
      export type ValidationError = CustomHostname.SSL.ValidationError;
      export interface ValidationRecord {
        /** @example "_acme-challenge.example.com" @readOnly */ cname?: string;
        /** @example "dcv.cloudflare.com" @readOnly */ cname_target?: string;
        emails?: string[];
        /** @example "ca3-574923932a82475cb8592200f1a2a23d" */ http_body?: string;
        http_url?: string;
        /** @example "pending" @readOnly */ status?: string;
        /** @example "_acme-challenge.app.example.com" */ txt_name?: string;
        /** @example "810b7d5f01154524b961ba0cd578acc2" */ txt_value?: string;
      }
    }
  }

  /** The server for customer domains that have none of their own. */
  export interface FallbackOrigin {
    /** Set the origin that custom hostnames use when they have none of their own.
     *  @http PUT /zones/{zone_id}/custom_hostnames/fallback_origin
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(params: FallbackOriginUpdateParams, options?: RequestOptions): APIPromise<FallbackOriginGetResponse>;

    /** Clear the fallback origin used by a zone's custom hostnames.
     *  @http DELETE /zones/{zone_id}/custom_hostnames/fallback_origin
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(params: FallbackOriginDeleteParams, options?: RequestOptions): APIPromise<FallbackOriginGetResponse>;

    /** Check a zone's fallback origin for custom hostnames and its status.
     *  @http GET /zones/{zone_id}/custom_hostnames/fallback_origin
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: FallbackOriginGetParams, options?: RequestOptions): APIPromise<FallbackOriginGetResponse>;
  }

  export interface FallbackOriginUpdateParams extends InZone {
    /** @maxLength 255 @example "fallback.example.com" */ origin: string;
  }

  export type FallbackOriginUpdateResponse = FallbackOriginGetResponse;

  export type FallbackOriginDeleteParams = InZone;

  export type FallbackOriginDeleteResponse = FallbackOriginGetResponse;

  export type FallbackOriginGetParams = InZone;

  export interface FallbackOriginGetResponse {
    created_at?: DateTime;
    errors?: string[];
    /** @maxLength 255 @example "fallback.example.com" */ origin?: string;
    status?: 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deployment_timed_out' | 'deletion_timed_out';
    updated_at?: DateTime;
  }

  /** The set of certificates for one customer domain. */
  export interface CertificatePack {
    readonly certificates: CertificatePack.Certificates;
  }

  /** How many customer domains are allowed and in use. */
  export interface Quota {
    /** See how many custom hostnames a zone may have and how many are in use.
     *  @http GET /zones/{zone_id}/custom_hostnames/quota
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: QuotaGetParams, options?: RequestOptions): APIPromise<QuotaGetResponse>;
  }

  export type QuotaGetParams = InZone;

  export interface QuotaGetResponse {
    /** @example 100 */ allocated: Integer;
    exceeded: boolean;
    /** @example 200 */ hard_cap: Integer;
    /** @example 50 */ used: Integer;
  }

  export type BundleMethod = 'ubiquitous' | 'optimal' | 'force';

  export type BundleMethodParam = BundleMethod;

  export interface CustomHostname {
    id: string;
    hostname: string;
    created_at?: string;
    custom_metadata?: { [key: string]: string };
    custom_origin_server?: string;
    custom_origin_sni?: string;
    ownership_verification?: CustomHostname.OwnershipVerification;
    ownership_verification_http?: CustomHostname.OwnershipVerificationHTTP;
    ssl?: CustomHostname.SSL;
    status?: 'active' | 'pending' | 'active_redeploying' | 'moved' | 'pending_deletion' | 'deleted' | 'pending_blocked' | 'pending_migration' | 'pending_provisioned' | 'test_pending' | 'test_active' | 'test_active_apex' | 'test_blocked' | 'test_failed' | 'provisioned' | 'blocked';
    verification_errors?: string[];
  }
  export namespace CustomHostname {
    export interface OwnershipVerification {
      name?: string;
      type?: 'txt';
      value?: string;
    }
    export interface OwnershipVerificationHTTP {
      http_body?: string;
      http_url?: string;
    }
    export interface SSL {
      id?: string;
      bundle_method?: BundleMethod;
      certificate_authority?: CertificateCA;
      custom_certificate?: string;
      custom_csr_id?: string;
      /** @sensitive */ custom_key?: string;
      dcv_delegation_records?: SSL.ValidationRecord[];
      expires_on?: string;
      hosts?: string[];
      issuer?: string;
      method?: DCVMethod;
      serial_number?: string;
      settings?: SSL.Settings;
      signature?: string;
      status?: 'initializing' | 'pending_validation' | 'deleted' | 'pending_issuance' | 'pending_deployment' | 'pending_deletion' | 'pending_expiration' | 'expired' | 'active' | 'initializing_timed_out' | 'validation_timed_out' | 'issuance_timed_out' | 'deployment_timed_out' | 'deletion_timed_out' | 'pending_cleanup' | 'staging_deployment' | 'staging_active' | 'deactivating' | 'inactive' | 'backup_issued' | 'holding_deployment';
      type?: DomainValidationType;
      uploaded_on?: string;
      validation_errors?: SSL.ValidationError[];
      validation_records?: SSL.ValidationRecord[];
      wildcard?: boolean;
    }
    export namespace SSL {
      export type DCVDelegationRecord = ValidationRecord;
      export interface Settings {
        ciphers?: string[];
        early_hints?: 'on' | 'off';
        http2?: 'on' | 'off';
        min_tls_version?: '1.0' | '1.1' | '1.2' | '1.3';
        tls_1_3?: 'on' | 'off';
      }
      export interface ValidationError {
        message?: string;
      }
      export interface ValidationRecord {
        cname?: string;
        cname_target?: string;
        emails?: string[];
        http_body?: string;
        http_url?: string;
        status?: string;
        txt_name?: string;
        txt_value?: string;
      }
    }
  }

  export type CustomHostnameListResponsesV4PagePaginationArray = V4PagePaginationArray<CustomHostnameGetResponse>;

  export type DCVMethod = 'http' | 'txt' | 'email';

  export type DCVMethodParam = DCVMethod;

  export type DomainValidationType = 'dv';

  export type DomainValidationTypeParam = 'dv';
}

export declare namespace CustomHostnames.CertificatePack {
  /** Single certificate and key pairs in a customer domain's set. */
  export interface Certificates {
    /** Replace one certificate and key in a custom hostname's certificate pack.
     *  @http PUT /zones/{zone_id}/custom_hostnames/{custom_hostname_id}/certificate_pack/{certificate_pack_id}/certificates/{certificate_id}
     *  @status 202
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(certificateID: ResourceID, params: CertificateUpdateParams, options?: RequestOptions): APIPromise<CustomHostnameGetResponse>;

    /** Take one certificate out of a custom hostname's certificate pack.
     *  @http DELETE /zones/{zone_id}/custom_hostnames/{custom_hostname_id}/certificate_pack/{certificate_pack_id}/certificates/{certificate_id}
     *  @unwrapped
     *  @status 202
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(certificateID: ResourceID, params: CertificateDeleteParams, options?: RequestOptions): APIPromise<CustomHostnameDeleteResponse>;
  }

  export interface CertificateUpdateParams extends InZone {
    custom_hostname_id: ResourceID;
    certificate_pack_id: ResourceID;
    custom_certificate: string;
    /** @sensitive */ custom_key: string;
  }

  export import CertificateUpdateResponse = CustomHostnames.CustomHostnameGetResponse;

  export interface CertificateDeleteParams extends InZone {
    custom_hostname_id: ResourceID;
    certificate_pack_id: ResourceID;
  }

  export type CertificateDeleteResponse = CustomHostnameDeleteResponse;
}
