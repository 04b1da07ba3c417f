import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePagination } from './_client.ts';
import type {
  ASNParam,
  DateTime,
  ErrorData,
  InAccount,
  InAccountOrZone,
  InZone,
  Integer,
  ResponseInfo,
  Result,
} from './_shared.ts';
import type * as Shared from './_shared.ts';

/** Cloudflare Intelligence: What Cloudflare knows about domains, IPs, URLs and networks.
 *  @product intel Cloudflare Intelligence
 *  @docs https://developers.cloudflare.com/security-center/ */
export interface Intel {
  readonly asn: Intel.ASN;
  readonly dns: Intel.DNSResource;
  readonly domains: Intel.Domains;
  readonly domainHistory: Intel.DomainHistoryResource;
  readonly ips: Intel.IPs;
  readonly ipLists: Intel.IPLists;
  readonly miscategorizations: Intel.Miscategorizations;
  readonly whois: Intel.WhoisResource;
  readonly urls: Intel.URLs;
  readonly indicatorFeeds: Intel.IndicatorFeeds;
  readonly sinkholes: Intel.Sinkholes;
  readonly attackSurfaceReport: Intel.AttackSurfaceReport;
}

export declare namespace Intel {
  /** Facts about an autonomous system. */
  export interface ASN {
    readonly subnets: ASN.Subnets;

    /** Look up the operator, country and other facts of an autonomous system.
     *  @http GET /accounts/{account_id}/intel/asn/{asn}
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(asn: ASNParam, params: ASNGetParams, options?: RequestOptions): APIPromise<Shared.ASN>;
  }

  export type ASNGetParams = InAccount;

  /** Domains that have pointed to an IP address. */
  export interface DNSResource {
    /** Find the domains seen resolving to an IPv4 address, within a time window.
     *  @http GET /accounts/{account_id}/intel/dns
     *  @items reverse_records
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    list(params: DNSListParams, options?: RequestOptions): PagePromise<V4PagePagination<ReverseRecord>, ReverseRecord>;
  }

  export interface DNSListParams extends InAccount {
    ipv4?: string;
    start_end_params?: DNSListParams.StartEndParams;
    /** @example 1 */ page?: number;
    /** @example 20 */ per_page?: number;
  }
  export namespace DNSListParams {
    export interface StartEndParams {
      /** @format date @example "2021-04-30" */ end?: string;
      /** @format date @example "2021-04-01" */ start?: string;
    }
  }

  export interface ReverseRecord {
    /** @format date @example "2021-04-01" */ first_seen?: string;
    hostname?: string;
    /** @format date @example "2021-04-30" */ last_seen?: string;
  }

  /** Categories, risk and popularity of a domain. */
  export interface Domains {
    readonly bulks: Domains.Bulks;

    /** Look up a domain's categories, risk data, DNS and popularity ranking.
     *  @http GET /accounts/{account_id}/intel/domain
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(params: DomainGetParams, options?: RequestOptions): APIPromise<Domain>;
  }

  export interface DomainGetParams extends InAccount {
    domain?: string;
    skip_dns?: boolean;
    /** @default false */ skip_ranking?: boolean;
  }

  export interface Domain {
    additional_information?: Domain.AdditionalInformation;
    application?: Domain.Application;
    content_categories?: Domain.RiskType[];
    /** @example "cloudflare.com" */ domain?: string;
    inherited_content_categories?: Domain.RiskType[];
    inherited_from?: string;
    inherited_risk_types?: Domain.RiskType[];
    popularity_rank?: Integer;
    resolves_to_refs?: Domain.ResolvesToRef[];
    risk_score?: number;
    risk_types?: Domain.RiskType[];
  }
  export namespace Domain {
    export interface AdditionalInformation {
      /** @example "" */ suspected_malware_family?: string;
    }
    export interface Application {
      id?: Integer;
      /** @example "CLOUDFLARE" */ name?: string;
    }
    export type ContentCategory = RiskType;
    export type InheritedContentCategory = RiskType;
    export type InheritedRiskType = RiskType;
    export interface ResolvesToRef {
      /** @example "ipv4-addr--baa568ec-6efe-5902-be55-0663833db537" */ id?: string;
      /** @example "192.0.2.0" */ value?: string;
    }
    export interface RiskType {
      id?: Integer;
      name?: string;
      super_category_id?: Integer;
    }
  }

  /** Past content categories of a domain. */
  export interface DomainHistoryResource {
    /** See which content categories a domain has had over time.
     *  @http GET /accounts/{account_id}/intel/domain-history
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(params: DomainHistoryGetParams, options?: RequestOptions): APIPromise<DomainHistoryGetResponse | null>;
  }

  export type DomainHistoryGetParams = WhoisGetParams;

  export type DomainHistoryGetResponse = DomainHistory[];

  /** Owner, location and risk of an IP address. */
  export interface IPs {
    /** Look up network and risk details of an IPv4 or IPv6 address.
     *  @http GET /accounts/{account_id}/intel/ip
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(params: IPGetParams, options?: RequestOptions): APIPromise<IPGetResponse | null>;
  }

  export interface IPGetParams extends InAccount {
    ipv4?: string;
    ipv6?: string;
  }

  export type IPGetResponse = IP[];

  /** Cloudflare's own lists of addresses, such as proxies or botnets. */
  export interface IPLists {
    /** List Cloudflare's IP lists, by which IP intelligence labels addresses.
     *  @http GET /accounts/{account_id}/intel/ip-lists
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ip-list-get-ip-lists */
    get(params: IPListGetParams, options?: RequestOptions): APIPromise<IPList2[] | null>;
  }

  export type IPListGetParams = InAccount;

  export interface IPList2 {
    description?: string;
    id?: Integer;
    /** @example "Malware" */ name?: string;
  }

  /** Requests to correct the category of a domain, URL or IP. */
  export interface Miscategorizations {
    /** Ask for categories of a domain, URL or IP to be added or removed.
     *  @http POST /accounts/{account_id}/intel/miscategorization
     *  @body json required
     *  @unwrapped
     *  @availability ga */
    create(params: MiscategorizationCreateParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;
  }

  export interface MiscategorizationCreateParams extends InAccount {
    content_adds?: Integer[];
    content_removes?: Integer[];
    indicator_type?: 'domain' | 'ipv4' | 'ipv6' | 'url';
    ip?: string | null;
    security_adds?: Integer[];
    security_removes?: Integer[];
    url?: string;
  }

  export type MiscategorizationCreateResponse = Result.AaaAPIResponseCommon;
  export namespace MiscategorizationCreateResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  /** Registration data of a domain. */
  export interface WhoisResource {
    /** Read the WHOIS registration data of a domain.
     *  @http GET /accounts/{account_id}/intel/whois
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(params: WhoisGetParams, options?: RequestOptions): APIPromise<WhoisGetResponse>;
  }

  export interface WhoisGetParams extends InAccount {
    domain?: string;
  }

  export interface WhoisGetResponse {
    dnssec: boolean;
    /** @example "cloudflare.com" */ domain: string;
    /** @example "com" */ extension: string;
    found: boolean;
    nameservers: string[];
    /** @example "cloudflare.com" */ punycode: string;
    registrant: string;
    registrar: string;
    /** @example "1542998887_DOMAIN_COM-VRSN" */ id?: string;
    administrative_city?: string;
    administrative_country?: string;
    administrative_email?: string;
    administrative_fax?: string;
    administrative_fax_ext?: string;
    administrative_id?: string;
    administrative_name?: string;
    administrative_org?: string;
    administrative_phone?: string;
    administrative_phone_ext?: string;
    administrative_postal_code?: string;
    administrative_province?: string;
    administrative_referral_url?: string;
    administrative_street?: string;
    billing_city?: string;
    billing_country?: string;
    billing_email?: string;
    billing_fax?: string;
    billing_fax_ext?: string;
    billing_id?: string;
    billing_name?: string;
    billing_org?: string;
    billing_phone?: string;
    billing_phone_ext?: string;
    billing_postal_code?: string;
    billing_province?: string;
    billing_referral_url?: string;
    billing_street?: string;
    created_date?: DateTime;
    /** @example "2009-02-17T22:07:54Z" */ created_date_raw?: string;
    expiration_date?: DateTime;
    /** @example "2033-02-17T22:07:54Z" */ expiration_date_raw?: string;
    registrant_city?: string;
    registrant_country?: string;
    registrant_email?: string;
    registrant_fax?: string;
    registrant_fax_ext?: string;
    registrant_id?: string;
    registrant_name?: string;
    registrant_org?: string;
    registrant_phone?: string;
    registrant_phone_ext?: string;
    registrant_postal_code?: string;
    registrant_province?: string;
    registrant_referral_url?: string;
    registrant_street?: string;
    registrar_city?: string;
    registrar_country?: string;
    registrar_email?: string;
    registrar_fax?: string;
    registrar_fax_ext?: string;
    registrar_id?: string;
    registrar_name?: string;
    registrar_org?: string;
    registrar_phone?: string;
    registrar_phone_ext?: string;
    registrar_postal_code?: string;
    registrar_province?: string;
    registrar_referral_url?: string;
    registrar_street?: string;
    status?: string[];
    technical_city?: string;
    technical_country?: string;
    technical_email?: string;
    technical_fax?: string;
    technical_fax_ext?: string;
    technical_id?: string;
    technical_name?: string;
    technical_org?: string;
    technical_phone?: string;
    technical_phone_ext?: string;
    technical_postal_code?: string;
    technical_province?: string;
    technical_referral_url?: string;
    technical_street?: string;
    updated_date?: DateTime;
    /** @example "2024-01-09T16:45:28Z" */ updated_date_raw?: string;
    /** @example "whois.cloudflare.com" */ whois_server?: string;
  }

  /** Threat data and categories of a web address. */
  export interface URLs {
    /** Look up the categories and threat data known for a URL.
     *  @http GET /accounts/{account_id}/intel/url
     *  @permission Intel Write; Intel Read */
    get(params: URLGetParams, options?: RequestOptions): APIPromise<URL>;
  }

  export interface URLGetParams extends InAccount {
    url: string;
  }

  export interface URL {
    content_categories: URL.RiskType[];
    /** @example "https://example.com/path" */ full_url: string;
    /** @example "example.com" */ hostname: string;
    risk_type: URL.RiskType[];
    /** @example "/path" */ url_path: string;
  }
  export namespace URL {
    export type ContentCategory = RiskType;
    export interface RiskType {
      id?: Integer;
      name?: string;
      source_id?: Integer;
      super_category_id?: Integer;
    }
  }

  /** Your own lists of threat indicators, shareable with other accounts. */
  export interface IndicatorFeeds {
    readonly snapshots: IndicatorFeeds.Snapshots;
    readonly permissions: IndicatorFeeds.Permissions;
    readonly downloads: IndicatorFeeds.Downloads;
    readonly uploads: IndicatorFeeds.Uploads;

    /** Start a custom indicator feed with a name and description.
     *  @http POST /accounts/{account_id}/intel/indicator-feeds
     *  @body json required
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: IndicatorFeedCreateParams, options?: RequestOptions): APIPromise<IndicatorFeedListResponse>;

    /** Change an indicator feed's name, description and sharing flags.
     *  @http PUT /accounts/{account_id}/intel/indicator-feeds/{feed_id}
     *  @body json required
     *  @availability ga
     *  @auth api_email+api_key */
    update(feedID: Integer, params: IndicatorFeedUpdateParams, options?: RequestOptions): APIPromise<IndicatorFeedListResponse>;

    /** List the custom indicator feeds owned by the account.
     *  @http GET /accounts/{account_id}/intel/indicator-feeds
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @auth api_email+api_key */
    list(
      params: IndicatorFeedListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<IndicatorFeedListResponse>, IndicatorFeedListResponse>;

    /** Download the indicators a custom feed holds, as text.
     *  @http GET /accounts/{account_id}/intel/indicator-feeds/{feed_id}/data
     *  @answer text text/csv
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @auth api_email+api_key */
    data(feedID: Integer, params: IndicatorFeedDataParams, options?: RequestOptions): APIPromise<string>;

    /** Look up the metadata of one custom indicator feed.
     *  @http GET /accounts/{account_id}/intel/indicator-feeds/{feed_id}
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @auth api_email+api_key */
    get(feedID: Integer, params: IndicatorFeedGetParams, options?: RequestOptions): APIPromise<IndicatorFeedGetResponse>;
  }

  export interface IndicatorFeedCreateParams extends InAccount {
    description?: string;
    name?: string;
  }

  export type IndicatorFeedCreateResponse = IndicatorFeedListResponse;

  export interface IndicatorFeedUpdateParams extends InAccount {
    description?: string;
    is_attributable?: boolean;
    is_downloadable?: boolean;
    is_public?: boolean;
    /** @example "indicator_list" */ name?: string;
  }

  export type IndicatorFeedUpdateResponse = IndicatorFeedListResponse;

  export type IndicatorFeedListParams = InAccount;

  export interface IndicatorFeedListResponse {
    id?: Integer;
    /** @readOnly */ created_on?: DateTime;
    description?: string;
    is_attributable?: boolean;
    is_downloadable?: boolean;
    is_public?: boolean;
    /** @readOnly */ modified_on?: DateTime;
    name?: string;
  }

  export type IndicatorFeedDataParams = InAccount;

  export type IndicatorFeedGetParams = InAccount;

  export interface IndicatorFeedGetResponse {
    id?: Integer;
    /** @readOnly */ created_on?: DateTime;
    description?: string;
    is_attributable?: boolean;
    is_downloadable?: boolean;
    is_public?: boolean;
    last_upload_summary?: IndicatorFeedGetResponse.LastUploadSummary;
    latest_upload_error?: string;
    latest_upload_status?: 'Mirroring' | 'Unifying' | 'Loading' | 'Provisioning' | 'Complete' | 'Error';
    /** @readOnly */ modified_on?: DateTime;
    name?: string;
    /** @example 1 */ provider_id?: Integer;
    provider_name?: string;
  }
  export namespace IndicatorFeedGetResponse {
    export interface LastUploadSummary {
      persisted?: LastUploadSummary.Persisted;
      skipped?: LastUploadSummary.Skipped;
      uploaded?: LastUploadSummary.Uploaded;
    }
    export namespace LastUploadSummary {
      export interface Persisted {
        domains_added?: Integer;
        domains_removed?: Integer;
        ips_added?: Integer;
        ips_removed?: Integer;
        urls_added?: Integer;
        urls_removed?: Integer;
      }
      export interface Skipped {
        allowlisted_domains?: Integer;
        expired_indicators?: Integer;
        invalid_indicators?: Integer;
      }
      export interface Uploaded {
        domains?: Integer;
        ips?: Integer;
        urls?: Integer;
      }
    }
  }

  /** Servers that capture redirected malicious traffic. */
  export interface Sinkholes {
    readonly ingresses: Sinkholes.Ingresses;

    /** Set up a sinkhole, optionally storing its captured data in an R2 bucket.
     *  @http POST /accounts/{account_id}/intel/sinkholes
     *  @status 201
     *  @permission Intel Write
     *  @auth api_email+api_key */
    create(params: SinkholeCreateParams, options?: RequestOptions): APIPromise<Sinkhole>;

    /** Replace a sinkhole's name and R2 bucket credentials.
     *  @http PUT /accounts/{account_id}/intel/sinkholes/{sinkhole_id}
     *  @permission Intel Write
     *  @auth api_email+api_key */
    update(sinkholeID: string, params: SinkholeUpdateParams, options?: RequestOptions): APIPromise<SinkholeUpdateResponse>;

    /** List all sinkholes the account owns.
     *  @http GET /accounts/{account_id}/intel/sinkholes
     *  @permission Intel Write; Intel Read
     *  @auth api_email+api_key */
    list(params: SinkholeListParams, options?: RequestOptions): PagePromise<SinglePage<Sinkhole>, Sinkhole>;

    /** Remove a sinkhole from the account.
     *  @http DELETE /accounts/{account_id}/intel/sinkholes/{sinkhole_id}
     *  @permission Intel Write
     *  @auth api_email+api_key */
    delete(sinkholeID: string, params: SinkholeDeleteParams, options?: RequestOptions): APIPromise<SinkholeDeleteResponse>;

    /** Look up one sinkhole's name and R2 settings.
     *  @http GET /accounts/{account_id}/intel/sinkholes/{sinkhole_id}
     *  @permission Intel Write; Intel Read
     *  @auth api_email+api_key */
    get(sinkholeID: string, params: SinkholeGetParams, options?: RequestOptions): APIPromise<Sinkhole>;
  }

  export interface SinkholeCreateParams extends InAccount {
    name: string;
    r2_bucket?: string;
    r2_id?: string;
    /** @writeOnly @sensitive */ r2_secret?: string;
  }

  export interface Sinkhole {
    id?: string;
    account_tag?: string;
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
    name?: string;
    r2_bucket?: string;
    r2_id?: string;
  }

  export type SinkholeUpdateParams = SinkholeCreateParams;

  export type SinkholeUpdateResponse = unknown;

  export type SinkholeListParams = InAccount;

  export type SinkholeDeleteParams = InAccount;

  export type SinkholeDeleteResponse = unknown;

  export type SinkholeGetParams = InAccount;

  /** Weak points found across the account's assets. */
  export interface AttackSurfaceReport {
    readonly issueTypes: AttackSurfaceReport.IssueTypes;
    readonly issues: AttackSurfaceReport.Issues;
  }

  export interface DNS {
    /** @example 1 */ count?: number;
    /** @example 1 */ page?: number;
    /** @example 20 */ per_page?: number;
    reverse_records?: ReverseRecord[];
  }

  export type DNSV4PagePagination = V4PagePagination<DNS>;

  export interface DomainHistory {
    categorizations?: DomainHistory.Categorization[];
    /** @example "cloudflare.com" */ domain?: string;
  }
  export namespace DomainHistory {
    export interface Categorization {
      categories?: Domain.Application[];
      /** @format date @example "2021-04-30" */ end?: string;
      /** @format date @example "2021-04-01" */ start?: string;
    }
    export namespace Categorization {
      export type Category = Domain.Application;
    }
  }

  export interface IP {
    belongs_to_ref?: IP.BelongsToRef;
    ip?: string;
    risk_types?: IP.RiskType[];
  }
  export namespace IP {
    export interface BelongsToRef {
      id?: string;
      /** @example "US" */ country?: string;
      /** @example "CLOUDFLARENET" */ description?: string;
      type?: 'hosting_provider' | 'isp' | 'organization';
      value?: string;
    }
    export interface RiskType {
      id?: number;
      name?: string;
      super_category_id?: number;
    }
  }

  export interface IPList {
    id?: number;
    description?: string;
    name?: string;
  }

  export type IndicatorFeedDataResponse = string;

  export type IndicatorFeedListResponsesSinglePage = SinglePage<IndicatorFeedListResponse>;

  export type SinkholesSinglePage = SinglePage<Sinkhole>;

  export interface Whois {
    created_date?: string;
    domain?: string;
    nameservers?: string[];
    registrant?: string;
    registrant_country?: string;
    registrant_email?: string;
    registrant_org?: string;
    registrar?: string;
    updated_date?: string;
  }

  export type APIResponseSingle = APIResponseCommon;

  export interface APIResponseCommon {
    errors: Messages;
    messages: Messages;
    success: true;
  }

  export type Messages = (/** @unique */ {
    /** @min 1000 */ code: Integer;
    documentation_url?: string;
    message: string;
    source?: { pointer?: string };
  })[];

  export interface UpdateFeed {
    /** @example 1 */ file_id?: Integer;
    /** @example "snapshot_file.unified" */ filename?: string;
    /** @example "/intel/indicator-feeds/12/uploads/12345" */ poll_url?: string;
    /** @example "Unifying" */ status?: string;
    /** @example 12345 */ upload_id?: Integer;
  }

  export interface UploadStatus {
    /** @min 0 */ attempts: Integer;
    /** @readOnly */ created_at?: DateTime;
    error?: string;
    /** @example 12 */ feed_id: Integer;
    filename: string;
    /** @min 0 @max 30 @unit seconds */ poll_after_seconds: Integer;
    stage?: 'queued' | 'loading' | 'provisioning' | 'retrying' | 'complete' | 'error';
    status: string;
    /** @readOnly */ updated_at?: DateTime;
    upload_id: Integer;
  }

  export interface CreateProviderResult {
    /** @example 12345 */ account_id: Integer;
    /** @example "my_provider" */ name: string;
    /** @example 1 */ provider_id: Integer;
  }

  export interface IngressItem {
    cidr?: string;
    /** @readOnly */ created_on?: DateTime;
    id?: string;
    /** @readOnly */ modified_on?: DateTime;
    sinkhole_id?: string;
    zone_tag?: string;
  }
}

export declare namespace Intel.ASN {
  /** IP ranges a network announces. */
  export interface Subnets {
    /** List the IP subnets that belong to an autonomous system.
     *  @http GET /accounts/{account_id}/intel/asn/{asn}/subnets
     *  @unwrapped
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(asn: ASNParam, params: SubnetGetParams, options?: RequestOptions): APIPromise<SubnetGetResponse>;
  }

  export type SubnetGetParams = InAccount;

  export interface SubnetGetResponse {
    asn?: Shared.ASN;
    /** @example 1 */ count?: number;
    ip_count_total?: Integer;
    /** @example 1 */ page?: number;
    /** @example 20 */ per_page?: number;
    subnets?: string[];
  }
}

export declare namespace Intel.Domains {
  /** The same facts for many domains at once. */
  export interface Bulks {
    /** Look up the intelligence on several domains in one request.
     *  @http GET /accounts/{account_id}/intel/domain/bulk
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(params: BulkGetParams, options?: RequestOptions): APIPromise<BulkGetResponse | null>;
  }

  export interface BulkGetParams extends InAccount {
    domain?: string[];
    /** @default false */ include_ranking?: boolean;
    /** @deprecated */ skip_ranking?: boolean;
  }

  export type BulkGetResponse = BulkGetResponse.BulkGetResponseItem[];
  export namespace BulkGetResponse {
    export interface BulkGetResponseItem {
      additional_information?: Domain.AdditionalInformation;
      application?: Domain.Application;
      content_categories?: Domain.RiskType[];
      /** @example "cloudflare.com" */ domain?: string;
      inherited_content_categories?: Domain.RiskType[];
      inherited_from?: string;
      inherited_risk_types?: Domain.RiskType[];
      popularity_rank?: Integer;
      risk_score?: number;
      risk_types?: Domain.RiskType[];
    }
    export namespace BulkGetResponseItem {
      export type AdditionalInformation = Domain.AdditionalInformation;
      export type Application = Domain.Application;
      export type ContentCategory = Domain.RiskType;
      export type InheritedContentCategory = Domain.RiskType;
      export type InheritedRiskType = Domain.RiskType;
      export type RiskType = Domain.RiskType;
    }
  }
}

export declare namespace Intel.IndicatorFeeds {
  /** Uploads that replace the contents of a list. */
  export interface Snapshots {
    /** Load a new data snapshot into an indicator feed, optionally asynchronously.
     *  @http PUT /accounts/{account_id}/intel/indicator-feeds/{feed_id}/snapshot
     *  @body multipart required
     *  @availability ga
     *  @auth api_email+api_key */
    update(feedID: Integer, params: SnapshotUpdateParams, options?: RequestOptions): APIPromise<UpdateFeed>;
  }

  export interface SnapshotUpdateParams extends InAccount {
    source?: string;
    /** @header Cf-Async-Upload */ 'Cf-Async-Upload'?: '1';
  }

  export type SnapshotUpdateResponse = UpdateFeed;

  /** Other accounts that may read a list. */
  export interface Permissions {
    /** Grant another account access to an indicator feed.
     *  @http PUT /accounts/{account_id}/intel/indicator-feeds/permissions/add
     *  @body json required
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: PermissionCreateParams, options?: RequestOptions): APIPromise<PermissionCreateResponse>;

    /** List the indicator feeds the account has been given permission to read.
     *  @http GET /accounts/{account_id}/intel/indicator-feeds/permissions/view
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @auth api_email+api_key */
    list(params: PermissionListParams, options?: RequestOptions): APIPromise<PermissionListResponse>;

    /** Revoke another account's access to an indicator feed.
     *  @http PUT /accounts/{account_id}/intel/indicator-feeds/permissions/remove
     *  @body json required
     *  @availability ga
     *  @auth api_email+api_key
     *  @confirm */
    delete(params: PermissionDeleteParams, options?: RequestOptions): APIPromise<PermissionCreateResponse>;

    /** Make an account a provider of custom indicator feeds.
     *  @http PUT /accounts/{account_id}/intel/indicator-feeds/permissions/createProvider
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/custom-indicator-feeds-create-provider */
    createProvider(params: PermissionCreateProviderParams, options?: RequestOptions): APIPromise<CreateProviderResult>;
  }

  export interface PermissionCreateParams extends InAccount {
    /** @example "823f45f16fd2f7e21e1e054aga4d2859" */ account_tag?: string;
    /** @example 1 */ feed_id?: Integer;
  }

  export interface PermissionCreateResponse {
    success?: boolean;
  }

  export type PermissionListParams = InAccount;

  export type PermissionListResponse = PermissionListResponse.PermissionListResponseItem[];
  export namespace PermissionListResponse {
    export interface PermissionListResponseItem {
      id?: Integer;
      description?: string;
      is_attributable?: boolean;
      is_downloadable?: boolean;
      is_public?: boolean;
      name?: string;
    }
  }

  export type PermissionDeleteParams = PermissionCreateParams;

  export type PermissionDeleteResponse = PermissionCreateResponse;

  export interface PermissionCreateProviderParams extends InAccount {
    /** @wire account_id @example 12345 */ body_account_id: Integer;
    /** @example "my_provider" */ name: string;
  }

  /** Whole contents of a list as a file. */
  export interface Downloads {
    /** Download all data of an indicator feed.
     *  @http GET /accounts/{account_id}/intel/indicator-feeds/{feed_id}/download
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/custom-indicator-feeds-download-indicator-feed-data */
    get(feedID: Integer, params: DownloadGetParams, options?: RequestOptions): APIPromise<UpdateFeed>;
  }

  export type DownloadGetParams = InAccount;

  /** Progress of an upload to a list. */
  export interface Uploads {
    /** Check how an upload to an indicator feed is going.
     *  @http GET /accounts/{account_id}/intel/indicator-feeds/{feed_id}/uploads/{upload_id}
     *  @permission Intel Write; Intel Read
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/custom-indicator-feeds-get-upload-status */
    get(uploadID: Integer, params: UploadGetParams, options?: RequestOptions): APIPromise<UploadStatus>;
  }

  export interface UploadGetParams extends InAccount {
    /** @example 12 */ feed_id: Integer;
  }
}

export declare namespace Intel.Sinkholes {
  /** Address ranges led into a capture server. */
  export interface Ingresses {
    /** Route a CIDR of the zone into a sinkhole.
     *  @http POST /zones/{zone_id}/intel/sinkholes/{sinkhole_id}/ingresses
     *  @status 201
     *  @permission Intel Write
     *  @auth api_email+api_key */
    create(sinkholeID: string, params: IngressCreateParams, options?: RequestOptions): APIPromise<IngressGetResponse>;

    /** Point an existing sinkhole ingress at a different CIDR.
     *  @http PUT /zones/{zone_id}/intel/sinkholes/{sinkhole_id}/ingresses/{ingress_id}
     *  @permission Intel Write
     *  @auth api_email+api_key */
    update(ingressID: string, params: IngressUpdateParams, options?: RequestOptions): APIPromise<IngressUpdateResponse>;

    /** Stop routing a CIDR into a sinkhole by removing its ingress.
     *  @http DELETE /zones/{zone_id}/intel/sinkholes/{sinkhole_id}/ingresses/{ingress_id}
     *  @permission Intel Write
     *  @auth api_email+api_key */
    delete(ingressID: string, params: IngressDeleteParams, options?: RequestOptions): APIPromise<IngressDeleteResponse>;

    /** Look up the CIDR behind one sinkhole ingress.
     *  @http GET /zones/{zone_id}/intel/sinkholes/{sinkhole_id}/ingresses/{ingress_id}
     *  @permission Intel Write; Intel Read
     *  @auth api_email+api_key */
    get(ingressID: string, params: IngressGetParams, options?: RequestOptions): APIPromise<IngressGetResponse>;

    /** List the ingresses that lead traffic to a sinkhole.
     *  @http GET /{account_or_zone}/intel/sinkholes/{sinkhole_id}/ingresses
     *  @permission Intel Write; Intel Read
     *  @auth api_email+api_key */
    list(sinkholeID: string, params?: IngressListParams | null, options?: RequestOptions): APIPromise<IngressItem[]>;
  }

  export interface IngressCreateParams extends InZone {
    cidr: string;
  }

  export type IngressCreateResponse = IngressGetResponse;

  export interface IngressUpdateParams extends InZone {
    /** @example "93defa6e909e464e8c89a85859f36d3c" */ sinkhole_id: string;
    cidr: string;
  }

  export type IngressUpdateResponse = unknown;

  export type IngressDeleteParams = IngressGetParams;

  export type IngressDeleteResponse = unknown;

  export interface IngressGetParams extends InZone {
    /** @example "93defa6e909e464e8c89a85859f36d3c" */ sinkhole_id: string;
  }

  export interface IngressGetResponse {
    id?: string;
    cidr?: string;
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
    sinkhole_id?: string;
    zone_tag?: string;
  }

  export type IngressListParams = InAccountOrZone;
}

export declare namespace Intel.AttackSurfaceReport {
  /** Kinds of weak points that can be reported. */
  export interface IssueTypes {
    /** List the issue types that Security Center can report.
     *  @http GET /accounts/{account_id}/intel/attack-surface-report/issue-types
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(params: IssueTypeGetParams, options?: RequestOptions): PagePromise<SinglePage<IssueTypeGetResponse>, IssueTypeGetResponse>;
  }

  export type IssueTypeGetParams = InAccount;

  export type IssueTypeGetResponse = string;

  /** Weak points found, with counts by class, severity and type. */
  export interface Issues {
    /** Page through Security Center issues by severity, type, product and subject.
     *  @http GET /accounts/{account_id}/intel/attack-surface-report/issues
     *  @items issues
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @deprecated securityCenter.insights.list */
    list(
      params: IssueListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<IssueListResponse.Issue>, IssueListResponse.Issue>;

    /** Count Security Center issues by issue class, under the same filters; deprecated.
     *  @http GET /accounts/{account_id}/intel/attack-surface-report/issues/class
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @deprecated securityCenter.insights.class.get */
    class(params: IssueClassParams, options?: RequestOptions): APIPromise<IssueClassResponse>;

    /** Count Security Center issues by severity level, with filters; deprecated.
     *  @http GET /accounts/{account_id}/intel/attack-surface-report/issues/severity
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @deprecated securityCenter.insights.severity.get */
    severity(params: IssueSeverityParams, options?: RequestOptions): APIPromise<IssueSeverityResponse>;

    /** Count Security Center issues by issue type, with filters; deprecated.
     *  @http GET /accounts/{account_id}/intel/attack-surface-report/issues/type
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @deprecated securityCenter.insights.type.get */
    type(params: IssueTypeParams, options?: RequestOptions): APIPromise<IssueTypeResponse>;

    /** Dismiss a Security Center issue, or bring it back (deprecated).
     *  @http PUT /accounts/{account_id}/intel/attack-surface-report/issues/{issue_id}/dismiss
     *  @body json required
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/archive-security-center-insight-deprecated
     *  @deprecated securityCenter.insights.dismiss */
    dismiss(issueID: string, params: IssueDismissParams, options?: RequestOptions): APIPromise<APIResponseSingle>;
  }

  export interface IssueListParams extends InAccount {
    dismissed?: boolean;
    issue_class?: string[];
    'issue_class~neq'?: string[];
    issue_type?: IssueType[];
    'issue_type~neq'?: IssueType[];
    product?: string[];
    'product~neq'?: string[];
    severity?: SeverityQueryParam[];
    'severity~neq'?: SeverityQueryParam[];
    subject?: string[];
    'subject~neq'?: string[];
    /** @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @example 25 */ per_page?: Integer;
  }

  export type IssueClassParams = IssueTypeParams;

  export type IssueClassResponse = IssueTypeResponse.IssueTypeResponseItem[];
  export namespace IssueClassResponse {
    export type IssueClassResponseItem = IssueTypeResponse.IssueTypeResponseItem;
  }

  export type IssueSeverityParams = IssueTypeParams;

  export type IssueSeverityResponse = IssueTypeResponse.IssueTypeResponseItem[];
  export namespace IssueSeverityResponse {
    export type IssueSeverityResponseItem = IssueTypeResponse.IssueTypeResponseItem;
  }

  export interface IssueTypeParams extends InAccount {
    dismissed?: boolean;
    issue_class?: string[];
    'issue_class~neq'?: string[];
    issue_type?: IssueType[];
    'issue_type~neq'?: IssueType[];
    product?: string[];
    'product~neq'?: string[];
    severity?: SeverityQueryParam[];
    'severity~neq'?: SeverityQueryParam[];
    subject?: string[];
    'subject~neq'?: string[];
  }

  export type IssueTypeResponse = IssueTypeResponse.IssueTypeResponseItem[];
  export namespace IssueTypeResponse {
    export interface IssueTypeResponseItem {
      /** @example 1 */ count?: Integer;
      value?: string;
    }
  }

  export interface IssueDismissParams extends InAccount {
    /** @default true */ dismiss?: boolean;
  }

  export interface IssueListResponse {
    /** @example 1 */ count?: Integer;
    issues?: IssueListResponse.Issue[];
    /** @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @example 25 */ per_page?: Integer;
  }
  export namespace IssueListResponse {
    export interface Issue {
      id?: string;
      dismissed?: boolean;
      has_extended_context?: boolean;
      /** @example "always_use_https_not_enabled" */ issue_class?: string;
      issue_type?: IssueType;
      payload?: Issue.Payload;
      resolve_link?: string;
      resolve_text?: string;
      severity?: 'Low' | 'Moderate' | 'Critical';
      since?: DateTime;
      status?: 'active' | 'resolved';
      /** @example "example.com" */ subject?: string;
      timestamp?: DateTime;
      user_classification?: 'false_positive' | 'accept_risk' | 'other' | null;
    }
    export namespace Issue {
      export interface Payload {
        detection_method?: string;
        zone_tag?: string;
      }
    }
  }

  export type IssueListResponsesV4PagePagination = V4PagePagination<IssueListResponse>;

  export type IssueType =
    | 'compliance_violation' | 'email_security' | 'exposed_infrastructure' | 'insecure_configuration'
    | 'weak_authentication' | 'configuration_suggestion';

  export type IssueTypeGetResponsesSinglePage = SinglePage<IssueTypeGetResponse>;

  export type IssueTypeParam = IssueType;

  export type SeverityQueryParam = 'low' | 'moderate' | 'critical';

  export type SeverityQueryParamParam = SeverityQueryParam;
}
