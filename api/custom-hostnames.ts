import type { APIPromise, JsonValue, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { CertificateCA, CertificateCAParam, DateTime, Integer, InZone, ResourceID } from './_shared.ts';

/** Custom Hostnames (Cloudflare for SaaS): Your customers' domains served through your zone.
 *  @product customHostnames Custom Hostnames (Cloudflare for SaaS)
 *  @docs https://developers.cloudflare.com/cloudflare-for-platforms/cloudflare-for-saas/ */
export interface CustomHostnames {
  readonly fallbackOrigin: CustomHostnames.FallbackOrigin;
  readonly certificatePack: CustomHostnames.CertificatePack;
  readonly quota: CustomHostnames.Quota;

  /** Create a custom hostname in a zone, with its own origin and certificate.
   *
   *  Works once `status` and `ssl.status` are active: the customer points a CNAME at the zone, and ownership and certificate are validated in
   *  the background. Poll `get` for the records that are needed.
   *  @http POST /zones/{zone_id}/custom_hostnames
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "hostname": "app.acme.com",
   *    "ssl": { "method": "http", "type": "dv", "settings": { "min_tls_version": "1.2" } }, "custom_metadata": { "customer": "42" }
   *  }
   *  @aliases SSL for SaaS; vanity domain; Cloudflare for SaaS
   *  @waits customHostnames.get status done=active failed=blocked,moved,deleted id=id */
  create(
    params: CustomHostnames.CustomHostnameCreateParams,
    options?: RequestOptions,
  ): APIPromise<CustomHostnames.CustomHostnameResult>;

  /** List a zone's custom hostnames by name, origin or certificate.
   *
   *  The name filters cannot be combined with each other or with `id`.
   *  @http GET /zones/{zone_id}/custom_hostnames
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @columns hostname custom_origin_server ssl.status ssl.certificate_authority status created_at
   *  @key hostname */
  list(
    params: CustomHostnames.CustomHostnameListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<CustomHostnames.CustomHostnameResult>, CustomHostnames.CustomHostnameResult>;

  /** Delete a custom hostname with the certificates issued for it.
   *
   *  Cannot be undone: the certificates are revoked, and the host stops working at once.
   *  @http DELETE /zones/{zone_id}/custom_hostnames/{custom_hostname_id}
   *  @unwrapped
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @cascades customHostnames.certificatePack.certificates */
  delete(
    customHostnameID: ResourceID,
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<CustomHostnames.CustomHostnameDeleteResponse>;

  /** Edit a custom hostname's certificate, origin or metadata.
   *
   *  Sending `ssl` with the present method and type starts the validation again. Given metadata replaces all of it.
   *  @http PATCH /zones/{zone_id}/custom_hostnames/{custom_hostname_id}
   *  @body json required
   *  @permission SSL and Certificates Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "custom_hostname_id": "0d89c70d-ad9f-4843-b99f-6cc0252067e9",
   *    "ssl": { "method": "txt", "type": "dv" }
   *  }
   *  @aliases restart validation; retry DCV
   *  @waits customHostnames.get status done=active failed=blocked,moved,deleted */
  edit(
    customHostnameID: ResourceID,
    params: CustomHostnames.CustomHostnameEditParams,
    options?: RequestOptions,
  ): APIPromise<CustomHostnames.CustomHostnameResult>;

  /** Get one custom hostname with its ownership and SSL status.
   *  @http GET /zones/{zone_id}/custom_hostnames/{custom_hostname_id}
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(
    customHostnameID: ResourceID,
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<CustomHostnames.CustomHostnameResult>;
}

export declare namespace CustomHostnames {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Own certificate in PEM, instead of one that Cloudflare gets. */ custom_certificate: string;
    /** Certificate signing request whose key the own certificate has. */ custom_csr_id: string;
    /** Private key of the own certificate, in PEM. */ custom_key: string;
    /** Name sent as SNI to the origin; `:request_host_header:` takes the visitor's host. Left out, the origin's name. */ custom_origin_sni: string;
    /** Text that the page has to serve. */ http_body: string;
    /** Address at which the text has to be served. */ http_url: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Certificate in the pack of the custom hostname. */ certificate_id: string;
    /** Custom hostname to work on, as `customHostnames.list` shows it. @from customHostnames.list */ custom_hostname_id: string;
  }

  export interface CustomHostnameCreateParams extends CustomHostnameEditParams {
    /** Hostname of the customer, which points to the zone by CNAME. @maxLength 255 @example "app.acme.com" */ hostname: string;
  }
  export namespace CustomHostnameCreateParams {
    export interface SSL {
      /** Chain that is sent: one trusted by as many clients as possible, the shortest, or exactly the one given. @default "ubiquitous" */
      bundle_method?: BundleMethodParam;
      /** Authority that issues the certificate; left out, Cloudflare chooses. */ certificate_authority?: CertificateCAParam;
      /** Whether `sni.cloudflaressl.com` becomes the certificate's common name, for hosts over 64 characters. */ cloudflare_branding?: boolean;
      /** Own certificates with keys, one RSA and one ECDSA. @minItems 1 @maxItems 2 */ custom_cert_bundle?: SSL.CustomCERTBundle[];
      custom_certificate?: string;
      /** @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" */
      custom_csr_id?: string;
      /** @sensitive */ custom_key?: string;
      /** Method of checking control of the domain: HTTP, TXT record or mail. */ method?: DCVMethodParam;
      /** TLS settings of the host. */ settings?: SSL.Settings;
      /** Level of validation; only that of the domain. */ type?: DomainValidationTypeParam;
      /** Whether the certificate covers all names one level below the host too. */ wildcard?: boolean;
    }
    export namespace SSL {
      export interface CustomCERTBundle {
        custom_certificate: string;
        /** @sensitive */ custom_key: string;
      }
      export interface Settings {
        /** Cipher suites allowed for TLS 1.2 and below, by BoringSSL name. @unique */ ciphers?: string[];
        /** Whether preload hints go out with status 103. */ early_hints?: 'on' | 'off';
        /** Whether visitors may use HTTP/2. */ http2?: 'on' | 'off';
        /** Lowest TLS version visitors may connect with. */ min_tls_version?: '1.0' | '1.1' | '1.2' | '1.3' | (string & {});
        /** Whether visitors may use TLS 1.3. */ tls_1_3?: 'on' | 'off';
      }
    }
  }

  export interface CertificateOrder {
    custom_certificate?: string;
    /** @sensitive */ custom_key?: string;
    /** Names the certificate covers. */ hosts?: string[];
    /** Method of checking control of the domain: HTTP, TXT record or mail. */ method?: DCVMethod;
    /** Level of validation; only that of the domain. */ type?: DomainValidationType;
    /** Errors returned by the certificate authority on refusal. */ validation_errors?: CustomHostnameResult.SSL.ValidationError[];
    /** Whether the certificate covers all names one level below the host too. */ wildcard?: boolean;
  }

  export interface HostnameState {
    /** Data of your own, which rules and Workers can read at each request. */ custom_metadata?: { [key: string]: JsonValue };
    /** TXT record by which the customer can prove ownership before the CNAME is set. */ ownership_verification?: OwnershipVerification;
    /** Page by which the customer can prove ownership before the CNAME is set. */ ownership_verification_http?: OwnershipVerificationHTTP;
    /** State of the hostname, set by Cloudflare; the certificate has its own. */ status?:
      | 'active' | 'pending' | 'active_redeploying' | 'moved' | 'pending_deletion' | 'deleted'
      | 'pending_blocked' | 'pending_migration' | 'pending_provisioned' | 'test_pending' | 'test_active'
      | 'test_active_apex' | 'test_blocked' | 'test_failed' | 'provisioned' | 'blocked';
    /** Reasons the hostname is not active yet. */ verification_errors?: string[];
  }

  export interface CertificateState {
    /** Identifies the certificate pack of the host. @minLength 36 @maxLength 36 @example "0d89c70d-ad9f-4843-b99f-6cc0252067e9" */ id?: string;
    /** Chain that is sent: one trusted by as many clients as possible, the shortest, or exactly the one given. @default "ubiquitous" */
    bundle_method?: BundleMethod;
    /** Authority that issued the certificate. @example "DigiCertInc" */ issuer?: string;
    /** Number the authority gave the certificate. @example "6743787633689793699141714808227354901" */ serial_number?: string;
    /** Algorithm the certificate is signed with. @example "SHA256WithRSA" */ signature?: string;
    /** State of the certificate, set by Cloudflare; `pending_validation` waits for the customer. @readOnly */ status?:
      | 'initializing' | 'pending_validation' | 'deleted' | 'pending_issuance' | 'pending_deployment'
      | 'pending_deletion' | 'pending_expiration' | 'expired' | 'active' | 'initializing_timed_out'
      | 'validation_timed_out' | 'issuance_timed_out' | 'deployment_timed_out' | 'deletion_timed_out'
      | 'pending_cleanup' | 'staging_deployment' | 'staging_active' | 'deactivating' | 'inactive'
      | 'backup_issued' | 'holding_deployment';
  }

  export interface CustomHostnameResult extends HostnameState {
    /** Identifies the custom hostname. */ id: ResourceID;
    /** Hostname of the customer, which points to the zone by CNAME. @maxLength 255 @example "app.acme.com" @readOnly */
    hostname: string;
    created_at?: DateTime;
    /** Origin for this host, by the name of an A, AAAA or CNAME record of the zone; absent, the fallback origin. @example "origin2.example.com" */
    custom_origin_server?: string;
    /** @example "sni.example.com" */
    custom_origin_sni?: string;
    /** Certificate of the host, with its state. */ ssl?: CustomHostnameResult.SSL;
  }
  export namespace CustomHostnameResult {
    export interface SSL extends CertificateOrder, CertificateState {
      /** Authority that issues the certificate; absent, Cloudflare chooses. */ certificate_authority?: CertificateCA;
      /** @example "7b163417-1d2b-4c84-a38a-2fb7a0cd7752" */
      custom_csr_id?: string;
      /** CNAME records that let Cloudflare renew the certificate from then on. @readOnly */ dcv_delegation_records?: SSL.DCVDelegationRecord[];
      /** Time at which the certificate ends. */ expires_on?: DateTime;
      /** TLS settings of the host. */ settings?: SSL.Settings;
      /** Time at which the own certificate was uploaded. */ uploaded_on?: DateTime;
      /** Records that the customer must create for the validation. */ validation_records?: SSL.DCVDelegationRecord[];
    }
    export namespace SSL {
      export interface DCVDelegationRecord {
        /** Name of the CNAME record to create. @example "_acme-challenge.example.com" @readOnly */ cname?: string;
        /** Target of the CNAME record to create. @example "dcv.cloudflare.com" @readOnly */ cname_target?: string;
        /** Addresses that the authority sends its mail to. */ emails?: string[];
        /** @example "ca3-574923932a82475cb8592200f1a2a23d" */ http_body?: string;
        http_url?: string;
        /** Whether the record has been found. @example "pending" @readOnly */ status?: string;
        /** Name of the TXT record to create. @example "_acme-challenge.app.example.com" */ txt_name?: string;
        /** Content of the TXT record to create. @example "810b7d5f01154524b961ba0cd578acc2" */ txt_value?: string;
      }
      export interface Settings extends CustomHostnameCreateParams.SSL.Settings {
        min_tls_version?: '1.0' | '1.1' | '1.2' | '1.3';
      }
      export interface ValidationError {
        /** Response from the certificate authority. */ message?: string;
      }
    }
  }

  export interface CustomHostnameListParams extends InZone {
    /** Only the hostname whose certificate has this id; not together with `hostname`.
     *  @minLength 36 @maxLength 36 @example "0d89c70d-ad9f-4843-b99f-6cc0252067e9" */
    id?: string;
    /** Only hostnames with certificates of this authority. */ certificate_authority?: 'google' | 'lets_encrypt' | 'ssl_com' | (string & {});
    /** Only hostnames with this origin. @example "origin2.example.com" */ custom_origin_server?: string;
    direction?: 'asc' | 'desc';
    /** Only hostnames whose name matches; one condition. */ hostname?: CustomHostnameListParams.Hostname;
    /** Only hostnames in this state. */ hostname_status?:
      | 'active' | 'pending' | 'active_redeploying' | 'moved' | 'pending_deletion' | 'deleted'
      | 'pending_blocked' | 'pending_migration' | 'pending_provisioned' | 'test_pending' | 'test_active'
      | 'test_active_apex' | 'test_blocked' | 'test_failed' | 'provisioned' | 'blocked' | (string & {});
    /** Property by which the hostnames are sorted. @default "ssl" */ order?: 'ssl' | 'ssl_status' | (string & {});
    /** Only hostnames with (1) or without (0) a certificate. @default 0 */ ssl?: 0 | 1;
    /** Only hostnames whose certificate is in this state. */ ssl_status?:
      | 'initializing' | 'pending_validation' | 'deleted' | 'pending_issuance' | 'pending_deployment'
      | 'pending_deletion' | 'pending_expiration' | 'expired' | 'active' | 'initializing_timed_out'
      | 'validation_timed_out' | 'issuance_timed_out' | 'deployment_timed_out' | 'deletion_timed_out'
      | 'pending_cleanup' | 'staging_deployment' | 'staging_active' | 'deactivating' | 'inactive'
      | 'backup_issued' | 'holding_deployment' | (string & {});
    /** Only hostnames with (true) or without a wildcard certificate. */ wildcard?: boolean;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 20 */ per_page?: number;
  }
  export namespace CustomHostnameListParams {
    export interface Hostname {
      /** Text that the name contains. @maxLength 255 @example "example.com" */ contain?: string;
      /** The whole name. @maxLength 255 @example "app.example.com" */ exact?: string;
      /** Text that the name begins with. @maxLength 255 @example "app" */ startsWith?: string;
    }
  }

  export interface CustomHostnameDeleteResponse {
    /** Identifies the custom hostname. */ id?: ResourceID;
  }

  export interface CustomHostnameEditParams extends InZone {
    /** Data of your own that rules and Workers read at each request, at most 4 KB; not for wildcard hostnames. */ custom_metadata?: { [key: string]: JsonValue };
    /** Origin for this host, by the name of an A, AAAA or CNAME record of the zone; left out, the fallback origin. @example "origin2.example.com" */
    custom_origin_server?: string;
    /** @example "sni.example.com" */
    custom_origin_sni?: string;
    /** Certificate of the host, and its TLS settings. */ ssl?: CustomHostnameCreateParams.SSL;
  }

  /** The server for customer domains that have none of their own. */
  export interface FallbackOrigin {
    /** Replace the origin of custom hostnames that have none of their own.
     *
     *  Has to be a proxied record of the zone. Deployed in the background: wait until `status` is active.
     *  @http PUT /zones/{zone_id}/custom_hostnames/fallback_origin
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "origin": "fallback.example.com" }
     *  @waits customHostnames.fallbackOrigin.get status done=active failed=deployment_timed_out */
    update(params: FallbackOriginUpdateParams, options?: RequestOptions): APIPromise<FallbackOriginResult>;

    /** Delete the fallback origin of a zone's custom hostnames.
     *
     *  Custom hostnames without an origin of their own then fail.
     *  @http DELETE /zones/{zone_id}/custom_hostnames/fallback_origin
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(params: InZone, options?: RequestOptions): APIPromise<FallbackOriginResult>;

    /** Get a zone's fallback origin for custom hostnames and its status.
     *  @http GET /zones/{zone_id}/custom_hostnames/fallback_origin
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<FallbackOriginResult>;
  }

  export interface FallbackOriginUpdateParams extends InZone {
    /** Hostname that requests go to, a proxied record of the zone. @maxLength 255 @example "fallback.example.com" */ origin: string;
  }

  export interface FallbackOriginResult {
    created_at?: DateTime;
    errors?: string[];
    /** Hostname that requests go to, a proxied record of the zone. @maxLength 255 @example "fallback.example.com" */
    origin?: string;
    /** State of the origin, set by Cloudflare. */ status?:
      | 'initializing' | 'pending_deployment' | 'pending_deletion' | 'active' | 'deployment_timed_out'
      | 'deletion_timed_out';
    updated_at?: DateTime;
  }

  /** The set of certificates for one customer domain. */
  export interface CertificatePack {
    readonly certificates: CertificatePack.Certificates;
  }

  /** Number of customer domains allowed and in use. */
  export interface Quota {
    /** Get how many custom hostnames a zone may have and has.
     *  @http GET /zones/{zone_id}/custom_hostnames/quota
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<QuotaGetResponse>;
  }

  export interface QuotaGetResponse {
    /** Number of hostnames the plan includes; more are billed. @example 100 */ allocated: Integer;
    /** Whether more are in use than the plan includes. */ exceeded: boolean;
    /** Number of hostnames beyond which creating is refused. @example 200 */ hard_cap: Integer;
    /** Number of hostnames there are. @example 50 */ used: Integer;
  }

  export type BundleMethod = 'ubiquitous' | 'optimal' | 'force';

  export type BundleMethodParam = 'ubiquitous' | 'optimal' | 'force' | (string & {});

  export interface CustomHostname extends HostnameState {
    /** Identifies the custom hostname. */ id: string;
    /** Hostname of the customer. */ hostname: string;
    created_at?: string;
    /** Origin for this host, by the name of an A, AAAA or CNAME record of the zone; left out, the fallback origin. */ custom_origin_server?: string;
    custom_origin_sni?: string;
    /** Certificate of the host, with its state. */ ssl?: CustomHostname.SSL;
  }
  export namespace CustomHostname {
    export interface SSL extends CertificateOrder, CertificateState {
      id?: string;
      bundle_method?: BundleMethod;
      /** Authority that issues the certificate; left out, Cloudflare chooses. */ certificate_authority?: CertificateCA;
      custom_csr_id?: string;
      /** CNAME records that let Cloudflare renew the certificate from then on. */ dcv_delegation_records?: SSL.DCVDelegationRecord[];
      /** Time at which the certificate ends. */ expires_on?: string;
      issuer?: string;
      serial_number?: string;
      /** TLS settings of the host. */ settings?: SSL.Settings;
      signature?: string;
      status?:
        | 'initializing' | 'pending_validation' | 'deleted' | 'pending_issuance' | 'pending_deployment'
        | 'pending_deletion' | 'pending_expiration' | 'expired' | 'active' | 'initializing_timed_out'
        | 'validation_timed_out' | 'issuance_timed_out' | 'deployment_timed_out' | 'deletion_timed_out'
        | 'pending_cleanup' | 'staging_deployment' | 'staging_active' | 'deactivating' | 'inactive'
        | 'backup_issued' | 'holding_deployment';
      /** Time at which the own certificate was uploaded. */ uploaded_on?: string;
      /** Records that the customer must create for the validation. */ validation_records?: SSL.DCVDelegationRecord[];
    }
    export namespace SSL {
      export interface DCVDelegationRecord extends CustomHostnameResult.SSL.DCVDelegationRecord {
        cname?: string;
        cname_target?: string;
        http_body?: string;
        status?: string;
        txt_name?: string;
        txt_value?: string;
      }
      export interface Settings extends CustomHostnameCreateParams.SSL.Settings {
        ciphers?: string[];
        min_tls_version?: '1.0' | '1.1' | '1.2' | '1.3';
      }
    }
  }

  export type CustomHostnameListResponsesV4PagePaginationArray = V4PagePaginationArray<CustomHostnameResult>;

  export type DCVMethod = 'http' | 'txt' | 'email';

  export type DCVMethodParam = 'http' | 'txt' | 'email' | (string & {});

  export type DomainValidationType = 'dv';

  export type DomainValidationTypeParam = 'dv';

  export interface OwnershipVerification {
    /** Full DNS name at which to publish the record that proves ownership. */ name?: string;
    /** DNS type of the record that proves ownership. */ type?: 'txt';
    /** Content of the record that proves ownership; chosen by Cloudflare. */ value?: string;
  }

  export interface OwnershipVerificationHTTP {
    http_body?: string;
    http_url?: string;
  }
}

export declare namespace CustomHostnames.CertificatePack {
  /** Single certificate and key pairs in a customer domain's set. */
  export interface Certificates {
    /** Replace one certificate and key in a custom hostname's certificate pack.
     *
     *  Only for packs with two certificates, one RSA and one ECDSA: the new one must be of the same kind.
     *  @http PUT /zones/{zone_id}/custom_hostnames/{custom_hostname_id}/certificate_pack/{certificate_pack_id}/certificates/{certificate_id}
     *  @status 202
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(certificateID: ResourceID, params: CertificateUpdateParams, options?: RequestOptions): APIPromise<CustomHostnameResult>;

    /** Delete one certificate of a custom hostname's certificate pack.
     *
     *  One certificate has to remain in the pack.
     *  @http DELETE /zones/{zone_id}/custom_hostnames/{custom_hostname_id}/certificate_pack/{certificate_pack_id}/certificates/{certificate_id}
     *  @unwrapped
     *  @status 202
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(certificateID: ResourceID, params: CertificateDeleteParams, options?: RequestOptions): APIPromise<CustomHostnameDeleteResponse>;
  }

  export interface CertificateSelection {
    /** Custom hostname that the pack belongs to. @from customHostnames.list */ custom_hostname_id: ResourceID;
    /** Certificate pack of the host; `ssl.id` of the custom hostname. */ certificate_pack_id: ResourceID;
  }

  export interface CertificateUpdateParams extends InZone, CertificateSelection {
    custom_certificate: string;
    /** @sensitive */ custom_key: string;
  }

  export interface CertificateDeleteParams extends InZone, CertificateSelection {}
}
