import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage, V4PagePagination } from './_client.ts';
import type { ASNParam, DateTime, InAccount, InAccountOrZone, Integer, InZone } from './_shared.ts';
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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Number of the message, stable for programs. */ code: number;
    /** Page that tells more. */ documentation_url: string;
    /** Text of the message, for people. */ message: string;
    /** Domain name without scheme or path. */ domain: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Autonomous system to look up, by its number. */ asn: number;
    /** Feed to work on, as `intel.indicatorFeeds.list` shows it. @from intel.indicatorFeeds.list */ feed_id: number;
    /** Way in which traffic reaches the sinkhole, by its id. */ ingress_id: string;
    /** Issue to dismiss, as `intel.attackSurfaceReport.issues.list` shows it. */ issue_id: string;
    /** Sinkhole to work on, as `intel.sinkholes.list` shows it. @from intel.sinkholes.list */ sinkhole_id: string;
    /** Upload to ask about, by the number that it returned. */ upload_id: number;
  }

  /** Facts about an autonomous system. */
  export interface ASN {
    readonly subnets: ASN.Subnets;

    /** Get the operator, country and other facts of an autonomous system.
     *  @http GET /accounts/{account_id}/intel/asn/{asn}
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(asn: ASNParam, params: InAccount, options?: RequestOptions): APIPromise<Shared.ASN>;
  }

  /** Domains that have pointed to an IP address. */
  export interface DNSResource {
    /** List the domains seen resolving to an IPv4 address in a time window.
     *
     *  Passive DNS: hostnames are what Cloudflare's resolver has observed, so names nobody looked up in the window are missing.
     *  @http GET /accounts/{account_id}/intel/dns
     *  @items reverse_records
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "ipv4": "192.0.2.1" }
     *  @aliases passive DNS; reverse DNS
     *  @columns hostname first_seen last_seen */
    list(params: DNSListParams, options?: RequestOptions): PagePromise<V4PagePagination<DNS>, DNS>;
  }

  export interface DNSListParams extends InAccount {
    /** IPv4 address that is looked up. @format ipv4 */ ipv4?: string;
    /** Time window, by its first and last day. */ start_end_params?: DNSListParams.StartEndParams;
    /** @example 1 */ page?: number;
    /** @example 20 */ per_page?: number;
  }
  export namespace DNSListParams {
    export interface StartEndParams {
      /** Last day of the window; today if left out. @format date @example "2021-04-30" */ end?: string;
      /** First day of the window; 30 days before `end` if left out. @format date @example "2021-04-01" */ start?: string;
    }
  }

  /** Categories, risk and popularity of a domain. */
  export interface Domains {
    readonly bulks: Domains.Bulks;

    /** Get a domain's categories, risk data, DNS and popularity ranking.
     *
     *  Set `skip_dns` or `skip_ranking` where these parts are not needed: the answer comes faster.
     *  @http GET /accounts/{account_id}/intel/domain
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain": "example.com", "skip_dns": true }
     *  @aliases domain category lookup */
    get(params: DomainGetParams, options?: RequestOptions): APIPromise<Domain>;
  }

  export interface DomainGetParams extends InAccount {
    /** @minLength 1 */ domain?: string;
    /** Whether to leave out the DNS lookup, for a faster answer. */ skip_dns?: boolean;
    /** Whether to leave out the popularity rank, for a faster answer. @default false */ skip_ranking?: boolean;
  }

  export interface SiteCategory {
    /** Number that Cloudflare gives the category. */ id?: Integer;
    /** Name of the category, as the dashboard shows it. */ name?: string;
    /** Number of the category group above this one. */ super_category_id?: Integer;
  }

  export interface Domain extends Domains.BulkGetResponse.BulkGetResponseItem {
    /** Addresses and names that the domain resolves to now; absent with `skip_dns`. */ resolves_to_refs?: Domain.ResolvesToRef[];
  }
  export namespace Domain {
    export interface AdditionalInformation {
      /** Family of the domain generation algorithm (DGA) that likely made the name; empty if none. @example "" */ suspected_malware_family?: string;
    }
    export interface Application {
      /** Number that Cloudflare gives the application. */ id?: Integer;
      /** Name of the application, as the dashboard shows it. @example "CLOUDFLARE" */ name?: string;
    }
    export interface ResolvesToRef {
      /** STIX 2.1 identifier of the address or name. @example "ipv4-addr--baa568ec-6efe-5902-be55-0663833db537" */ id?: string;
      /** IP address or domain name. @example "192.0.2.0" */ value?: string;
    }
  }

  /** Past content categories of a domain. */
  export interface DomainHistoryResource {
    /** Get which content categories a domain has had over time.
     *  @http GET /accounts/{account_id}/intel/domain-history
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain": "example.com" } */
    get(params: DomainHistoryGetParams, options?: RequestOptions): APIPromise<DomainHistoryGetResponse | null>;
  }

  export interface DomainHistoryGetParams extends InAccount {
    /** @minLength 1 */ domain?: string;
  }

  export type DomainHistoryGetResponse = DomainHistory[];

  /** Owner, location and risk of an IP address. */
  export interface IPs {
    /** Get network and risk details of an IPv4 or IPv6 address.
     *
     *  Give either `ipv4` or `ipv6`, not both.
     *  @http GET /accounts/{account_id}/intel/ip
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "ipv4": "192.0.2.1" } */
    get(params: IPGetParams, options?: RequestOptions): APIPromise<IPGetResponse | null>;
  }

  export interface IPGetParams extends InAccount {
    /** IPv4 address that is looked up. @format ipv4 */ ipv4?: string;
    /** IPv6 address that is looked up, instead of `ipv4`. @format ipv6 */ ipv6?: string;
  }

  export type IPGetResponse = IP[];

  /** Cloudflare's own lists of addresses, such as proxies or botnets. */
  export interface IPLists {
    /** Get Cloudflare's IP lists, by which IP intelligence labels addresses.
     *  @http GET /accounts/{account_id}/intel/ip-lists
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ip-list-get-ip-lists */
    get(params: InAccount, options?: RequestOptions): APIPromise<IPListEntry[] | null>;
  }

  export interface IPListEntry {
    /** Meaning of the IP list. */ description?: string;
    /** Number that Cloudflare gives the IP list. */ id?: Integer;
    /** Name of the IP list, as the dashboard shows it. @example "Malware" */ name?: string;
  }

  /** Requests to correct the category of a domain, URL or IP. */
  export interface Miscategorizations {
    /** Create a request to add or remove categories of a domain, URL or IP.
     *
     *  Categories 169 and 177 (new and newly seen domains) are managed automatically, domains leave them after 30 days: a request that names
     *  them is refused with 400.
     *  @http POST /accounts/{account_id}/intel/miscategorization
     *  @body json required
     *  @unwrapped
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "indicator_type": "domain", "url": "example.com", "content_adds": [82],
     *    "content_removes": [155]
     *  }
     *  @aliases wrong category; recategorize */
    create(params: MiscategorizationCreateParams, options?: RequestOptions): APIPromise<MiscategorizationCreateResponse>;
  }

  export interface MiscategorizationCreateParams extends InAccount {
    /** Content category numbers to add. */ content_adds?: Integer[];
    /** Content category numbers to remove. */ content_removes?: Integer[];
    /** Kind of indicator to report: with `ipv4` and `ipv6` give `ip`, else `url`. */ indicator_type?: 'domain' | 'ipv4' | 'ipv6' | 'url' | (string & {});
    /** Address to recategorize; needed if `indicator_type` is `ipv4` or `ipv6`. @format ip */ ip?: string | null;
    /** Security category numbers to add. */ security_adds?: Integer[];
    /** Security category numbers to remove. */ security_removes?: Integer[];
    /** Domain (`example.com`) or URL (`https://example.com/news/`) to recategorize, as `indicator_type` says. @minLength 1 */ url?: string;
  }

  export interface MiscategorizationCreateResponse {
    errors: MiscategorizationCreateResponse.Error[];
    messages: MiscategorizationCreateResponse.Message[];
    success: true;
  }
  export namespace MiscategorizationCreateResponse {
    export interface Error {
      /** @min 1000 */ code: Integer;
      message: string;
      documentation_url?: string;
      /** Part of the request that the error is about. */ source?: Error.Source;
    }
    export namespace Error {
      export interface Source {
        /** JSON pointer to the part of the request. */ pointer?: string;
      }
    }
    export interface Message {
      /** @min 1000 */ code: Integer;
      message: string;
      documentation_url?: string;
      /** Part of the request that the error is about. */ source?: Error.Source;
    }
  }

  /** Registration data of a domain. */
  export interface WhoisResource {
    /** Get the WHOIS registration data of a domain.
     *  @http GET /accounts/{account_id}/intel/whois
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain": "example.com" } */
    get(params: DomainHistoryGetParams, options?: RequestOptions): APIPromise<WhoisGetResponse>;
  }

  export interface WhoisRegistration {
    /** Nameservers that the registry delegates to. */ nameservers?: string[];
    /** Registered holder of the domain, as WHOIS gives it. */ registrant?: string;
    /** Company that the domain is registered through. */ registrar?: string;
    /** Country of the domain's holder. */ registrant_country?: string;
    /** Email address of the domain's holder, often a privacy relay. */ registrant_email?: string;
    /** Organization that holds the domain. */ registrant_org?: string;
  }

  export interface WhoisGetResponse extends WhoisRegistration {
    /** Whether WHOIS tells that the domain is signed with DNSSEC. */ dnssec: boolean;
    /** @example "cloudflare.com" */ domain: string;
    /** Top-level domain, without the dot. @example "com" */ extension: string;
    /** Whether WHOIS has an entry for the domain; false leaves the other fields empty. */ found: boolean;
    nameservers: string[];
    /** Domain name in punycode. @example "cloudflare.com" */ punycode: string;
    registrant: string;
    registrar: string;
    /** Id of the domain at its registry. @example "1542998887_DOMAIN_COM-VRSN" */ id?: string;
    /** City of the administrative contact. */ administrative_city?: string;
    /** Country of the administrative contact. */ administrative_country?: string;
    /** Email address of the administrative contact. */ administrative_email?: string;
    /** Fax number of the administrative contact. */ administrative_fax?: string;
    /** Extension to the administrative contact's fax number. */ administrative_fax_ext?: string;
    /** Registry's handle of the administrative contact. */ administrative_id?: string;
    /** Person or role that is the administrative contact. */ administrative_name?: string;
    /** Organization of the administrative contact. */ administrative_org?: string;
    /** Telephone number of the administrative contact. */ administrative_phone?: string;
    /** Extension to the administrative contact's telephone number. */ administrative_phone_ext?: string;
    /** Postal code of the administrative contact. */ administrative_postal_code?: string;
    /** State or province of the administrative contact. */ administrative_province?: string;
    /** WHOIS server to ask about the administrative contact. */ administrative_referral_url?: string;
    /** Street and number of the administrative contact. */ administrative_street?: string;
    /** City of the billing contact. */ billing_city?: string;
    /** Country of the billing contact. */ billing_country?: string;
    /** Email address of the billing contact. */ billing_email?: string;
    /** Fax number of the billing contact. */ billing_fax?: string;
    /** Extension to the billing contact's fax number. */ billing_fax_ext?: string;
    /** Registry's handle of the billing contact. */ billing_id?: string;
    /** Person or role that is the billing contact. */ billing_name?: string;
    /** Organization of the billing contact. */ billing_org?: string;
    /** Telephone number of the billing contact. */ billing_phone?: string;
    /** Extension to the billing contact's telephone number. */ billing_phone_ext?: string;
    /** Postal code of the billing contact. */ billing_postal_code?: string;
    /** State or province of the billing contact. */ billing_province?: string;
    /** WHOIS server to ask about the billing contact. */ billing_referral_url?: string;
    /** Street and number of the billing contact. */ billing_street?: string;
    /** Time of the domain's first registration. */ created_date?: DateTime;
    /** Registration time, as the WHOIS answer writes it. @example "2009-02-17T22:07:54Z" */ created_date_raw?: string;
    /** Time at which the registration ends unless renewed. */ expiration_date?: DateTime;
    /** Expiration time, as the WHOIS answer writes it. @example "2033-02-17T22:07:54Z" */ expiration_date_raw?: string;
    /** City of the domain's holder. */ registrant_city?: string;
    /** Fax number of the domain's holder. */ registrant_fax?: string;
    /** Extension to the holder's fax number. */ registrant_fax_ext?: string;
    /** Registry's handle of the domain's holder. */ registrant_id?: string;
    /** Person or role that holds the domain. */ registrant_name?: string;
    /** Telephone number of the domain's holder. */ registrant_phone?: string;
    /** Extension to the holder's telephone number. */ registrant_phone_ext?: string;
    /** Postal code of the domain's holder. */ registrant_postal_code?: string;
    /** State or province of the domain's holder. */ registrant_province?: string;
    /** WHOIS server to ask about the domain's holder. */ registrant_referral_url?: string;
    /** Street and number of the domain's holder. */ registrant_street?: string;
    /** City in which the registrar has its seat. */ registrar_city?: string;
    /** Country in which the registrar has its seat. */ registrar_country?: string;
    /** Email address of the registrar, often for abuse reports. */ registrar_email?: string;
    /** Fax number of the registrar. */ registrar_fax?: string;
    /** Extension to the registrar's fax number. */ registrar_fax_ext?: string;
    /** Number of the registrar, by IANA's list or the registry's. */ registrar_id?: string;
    /** Registrar's name, as it is accredited. */ registrar_name?: string;
    /** Organization behind the registrar. */ registrar_org?: string;
    /** Telephone number of the registrar, often for abuse reports. */ registrar_phone?: string;
    /** Extension to the registrar's telephone number. */ registrar_phone_ext?: string;
    /** Postal code of the registrar's seat. */ registrar_postal_code?: string;
    /** State or province of the registrar's seat. */ registrar_province?: string;
    /** WHOIS server or page that the registrar refers to. */ registrar_referral_url?: string;
    /** Street and number of the registrar's seat. */ registrar_street?: string;
    /** One EPP status of the domain, such as `clientTransferProhibited`. */ status?: string[];
    /** City of the technical contact. */ technical_city?: string;
    /** Country of the technical contact. */ technical_country?: string;
    /** Email address of the technical contact. */ technical_email?: string;
    /** Fax number of the technical contact. */ technical_fax?: string;
    /** Extension to the technical contact's fax number. */ technical_fax_ext?: string;
    /** Registry's handle of the technical contact. */ technical_id?: string;
    /** Person or role that is the technical contact. */ technical_name?: string;
    /** Organization of the technical contact. */ technical_org?: string;
    /** Telephone number of the technical contact. */ technical_phone?: string;
    /** Extension to the technical contact's telephone number. */ technical_phone_ext?: string;
    /** Postal code of the technical contact. */ technical_postal_code?: string;
    /** State or province of the technical contact. */ technical_province?: string;
    /** WHOIS server to ask about the technical contact. */ technical_referral_url?: string;
    /** Street and number of the technical contact. */ technical_street?: string;
    /** Time at which the registration was last changed. */ updated_date?: DateTime;
    /** Time of the last change, as the WHOIS answer writes it. @example "2024-01-09T16:45:28Z" */ updated_date_raw?: string;
    /** Server that gave the WHOIS answer. @example "whois.cloudflare.com" */ whois_server?: string;
  }

  /** Threat data and categories of a web address. */
  export interface URLs {
    /** Get the categories and threat data known for a URL.
     *  @http GET /accounts/{account_id}/intel/url
     *  @permission Intel Write; Intel Read */
    get(params: URLGetParams, options?: RequestOptions): APIPromise<URL>;
  }

  export interface URLGetParams extends InAccount {
    /** URL to look up, with its scheme. @format uri @example "https://www.example.com/login" */ url: string;
  }

  export interface URL {
    /** Content categories known for the URL. */ content_categories: URL.ContentCategory[];
    /** The URL that was looked up, in full. @example "https://example.com/path" */ full_url: string;
    /** Host part of the URL. @example "example.com" */ hostname: string;
    /** Security categories known for the URL, such as phishing. */ risk_type: URL.RiskType[];
    /** Path part of the URL. @example "/path" */ url_path: string;
  }
  export namespace URL {
    export interface ContentCategory extends SiteCategory {
      /** Number of the data source that the category comes from. */ source_id?: Integer;
    }
    export interface RiskType extends SiteCategory {
      /** Number of the data source that the category comes from. */ source_id?: Integer;
    }
  }

  /** Your own lists of threat indicators, shareable with other accounts. */
  export interface IndicatorFeeds {
    readonly snapshots: IndicatorFeeds.Snapshots;
    readonly permissions: IndicatorFeeds.Permissions;
    readonly downloads: IndicatorFeeds.Downloads;
    readonly uploads: IndicatorFeeds.Uploads;

    /** Create a custom indicator feed with a name and description.
     *
     *  Needs an account that is a provider, see `createProvider`. The feed is empty until a snapshot is uploaded.
     *  @http POST /accounts/{account_id}/intel/indicator-feeds
     *  @body json required
     *  @availability ga
     *  @auth api_email+api_key
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "indicator_list", "description": "Domains seen in phishing mail" } */
    create(params: IndicatorFeedCreateParams, options?: RequestOptions): APIPromise<IndicatorFeed>;

    /** Replace an indicator feed's name, description and sharing flags.
     *
     *  The indicators stay as they are: they change with the next snapshot.
     *  @http PUT /accounts/{account_id}/intel/indicator-feeds/{feed_id}
     *  @body json required
     *  @availability ga
     *  @auth api_email+api_key */
    update(feedID: Integer, params: IndicatorFeedUpdateParams, options?: RequestOptions): APIPromise<IndicatorFeed>;

    /** List the custom indicator feeds owned by the account.
     *  @http GET /accounts/{account_id}/intel/indicator-feeds
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns name description is_public is_attributable is_downloadable created_on modified_on
     *  @key name */
    list(
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<IndicatorFeed>, IndicatorFeed>;

    /** Get the indicators a custom feed holds, as text.
     *  @http GET /accounts/{account_id}/intel/indicator-feeds/{feed_id}/data
     *  @response text text/csv
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @auth api_email+api_key */
    data(feedID: Integer, params: InAccount, options?: RequestOptions): APIPromise<string>;

    /** Get one custom indicator feed with its provider and last upload.
     *
     *  The place to see that a load failed: an upload that was accepted can still end in `Error`, or lose indicators to the allowlist.
     *  @http GET /accounts/{account_id}/intel/indicator-feeds/{feed_id}
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @auth api_email+api_key */
    get(feedID: Integer, params: InAccount, options?: RequestOptions): APIPromise<IndicatorFeedGetResponse>;
  }

  export interface IndicatorFeedCreateParams extends InAccount {
    /** Purpose of the feed, shown to its users. */ description?: string;
    /** Name of the feed, which policies choose it by. @minLength 1 */ name?: string;
  }

  export interface IndicatorFeed extends IndicatorFeeds.PermissionListResponse.PermissionListResponseItem {
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
  }

  export interface IndicatorFeedUpdateParams extends InAccount {
    /** New text that says what the feed collects. */ description?: string;
    /** Whether users of the feed may see who provides it. */ is_attributable?: boolean;
    /** Whether accounts with access may download the indicators. */ is_downloadable?: boolean;
    /** Whether all customers can find the feed, or only accounts with permission. */ is_public?: boolean;
    /** New name of the feed. @example "indicator_list" @minLength 1 */ name?: string;
  }

  export interface IndicatorFeedGetResponse extends IndicatorFeeds.PermissionListResponse.PermissionListResponseItem {
    /** @readOnly */ created_on?: DateTime;
    /** Indicators counted in the last successful load; absent before the first one. */
    last_upload_summary?: IndicatorFeedGetResponse.LastUploadSummary;
    /** Reason the last load failed, as a general text; only while `latest_upload_status` is `Error`. */ latest_upload_error?: string;
    /** Step that the latest snapshot has reached; `Complete` means in use. */
    latest_upload_status?: 'Mirroring' | 'Unifying' | 'Loading' | 'Provisioning' | 'Complete' | 'Error';
    /** @readOnly */ modified_on?: DateTime;
    /** Number of the account that provides the feed. @example 1 */ provider_id?: Integer;
    /** Organization that provides the feed. */ provider_name?: string;
  }
  export namespace IndicatorFeedGetResponse {
    export interface LastUploadSummary {
      /** Net change that the snapshot made to the stored indicators. */ persisted?: LastUploadSummary.Persisted;
      /** Indicators of the snapshot that were not put in use, by reason. */ skipped?: LastUploadSummary.Skipped;
      /** Indicators that were in the uploaded file, by kind. */ uploaded?: LastUploadSummary.Uploaded;
    }
    export namespace LastUploadSummary {
      export interface Persisted {
        /** Domains that were new in the snapshot. */ domains_added?: Integer;
        /** Domains that the snapshot no longer held. */ domains_removed?: Integer;
        /** IP addresses that were new in the snapshot. */ ips_added?: Integer;
        /** IP addresses that the snapshot no longer held. */ ips_removed?: Integer;
        /** URLs that were new in the snapshot. */ urls_added?: Integer;
        /** URLs that the snapshot no longer held. */ urls_removed?: Integer;
      }
      export interface Skipped {
        /** Domains left out because they are widely popular or protected. */ allowlisted_domains?: Integer;
        /** Indicators left out because their `valid_until` was past already. */ expired_indicators?: Integer;
        /** Malformed indicators; 0 for now, as a single bad one fails the whole upload. */ invalid_indicators?: Integer;
      }
      export interface Uploaded {
        /** Domains in the uploaded file. */ domains?: Integer;
        /** IP addresses in the uploaded file. */ ips?: Integer;
        /** URLs in the uploaded file. */ urls?: Integer;
      }
    }
  }

  /** Servers that capture redirected malicious traffic. */
  export interface Sinkholes {
    readonly ingresses: Sinkholes.Ingresses;

    /** Create a sinkhole, optionally storing its captured data in R2.
     *
     *  Request bodies are recorded in full only if an R2 bucket with its credentials is given; without one, large bodies are cut in the logs.
     *  @http POST /accounts/{account_id}/intel/sinkholes
     *  @status 201
     *  @permission Intel Write
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "my_sinkhole", "r2_bucket": "sinkhole-bodies",
     *    "r2_id": "d8bd1a7e2b1c4f0e9f1b2c3d4e5f6a7b", "r2_secret": "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
     *  } */
    create(params: SinkholeParams, options?: RequestOptions): APIPromise<Sinkhole>;

    /** Replace a sinkhole's name and R2 bucket credentials.
     *  @http PUT /accounts/{account_id}/intel/sinkholes/{sinkhole_id}
     *  @permission Intel Write
     *  @auth api_email+api_key */
    update(sinkholeID: string, params: SinkholeParams, options?: RequestOptions): APIPromise<SinkholeUpdateResponse>;

    /** List all sinkholes the account owns.
     *  @http GET /accounts/{account_id}/intel/sinkholes
     *  @permission Intel Write; Intel Read
     *  @auth api_email+api_key
     *  @columns name r2_bucket created_on modified_on
     *  @key name */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Sinkhole>, Sinkhole>;

    /** Delete a sinkhole from the account.
     *
     *  Refused with 409 while ingress rules still point to it: delete these first.
     *  @http DELETE /accounts/{account_id}/intel/sinkholes/{sinkhole_id}
     *  @permission Intel Write
     *  @auth api_email+api_key */
    delete(sinkholeID: string, params: InAccount, options?: RequestOptions): APIPromise<SinkholeDeleteResponse>;

    /** Get one sinkhole's name and R2 settings.
     *  @http GET /accounts/{account_id}/intel/sinkholes/{sinkhole_id}
     *  @permission Intel Write; Intel Read
     *  @auth api_email+api_key */
    get(sinkholeID: string, params: InAccount, options?: RequestOptions): APIPromise<Sinkhole>;
  }

  export interface SinkholeParams extends InAccount {
    /** Name of the sinkhole within the account. @minLength 1 @example "Malware of the office network" */ name: string;
    /** R2 bucket in which full request bodies are kept. @minLength 1 */ r2_bucket?: string;
    /** Access key id of the R2 token that may write to the bucket. @minLength 1 */ r2_id?: string;
    /** Secret of the R2 token; needed to keep full request bodies. @writeOnly @sensitive */ r2_secret?: string;
  }

  export interface Sinkhole {
    /** Identifies the sinkhole; given on creation. */ id?: string;
    account_tag?: string;
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
    /** Name of the sinkhole within the account. */ name?: string;
    /** R2 bucket in which request bodies are kept. */ r2_bucket?: string;
    /** Access key id that the sinkhole writes to R2 with. */ r2_id?: string;
  }

  export type SinkholeUpdateResponse = JsonValue;

  export type SinkholeDeleteResponse = JsonValue;

  /** Weak points found across the account's assets. */
  export interface AttackSurfaceReport {
    readonly issueTypes: AttackSurfaceReport.IssueTypes;
    readonly issues: AttackSurfaceReport.Issues;
  }

  export interface DNS {
    /** Number of entries that match, over all pages. @example 1 */ count?: number;
    /** @example 1 */ page?: number;
    /** @example 20 */ per_page?: number;
    /** Hostnames seen resolving to the address, with first and last day. */ reverse_records?: DNS.ReverseRecord[];
  }
  export namespace DNS {
    export interface ReverseRecord {
      /** Day on which the hostname was first seen resolving to the address. @format date @example "2021-04-01" */ first_seen?: string;
      /** Hostname that resolved to the address. */ hostname?: string;
      /** Day on which the hostname was last seen resolving to the address. @format date @example "2021-04-30" */ last_seen?: string;
    }
  }

  export type DNSV4PagePagination = V4PagePagination<DNS>;

  export interface DomainHistory {
    /** Periods in which the domain had certain categories. */ categorizations?: DomainHistory.Categorization[];
    /** @example "cloudflare.com" */ domain?: string;
  }
  export namespace DomainHistory {
    export interface Categorization {
      /** Categories the domain had in the period. */ categories?: Categorization.Category[];
      /** Last day of the period; absent while it lasts. @format date @example "2021-04-30" */ end?: string;
      /** First day of the period. @format date @example "2021-04-01" */ start?: string;
    }
    export namespace Categorization {
      export interface Category {
        /** Number that Cloudflare gives the category. */ id?: Integer;
        /** Name of the category, as the dashboard shows it. @example "CLOUDFLARE" */ name?: string;
      }
    }
  }

  export interface IP {
    /** Autonomous system that announces the address. */ belongs_to_ref?: IP.BelongsToRef;
    /** Address that was looked up. */ ip?: string;
    /** Security categories assigned, such as malware or phishing. */ risk_types?: IP.RiskType[];
  }
  export namespace IP {
    export interface BelongsToRef {
      /** Identifies the network that the address belongs to. */ id?: string;
      /** Country that the system is registered in, by two letters. @example "US" */ country?: string;
      /** Meaning of the entry. @example "CLOUDFLARENET" */ description?: string;
      /** Kind of network operator. */ type?: 'hosting_provider' | 'isp' | 'organization';
      /** AS number or name, in text. */ value?: string;
    }
    export interface RiskType {
      /** Number of the security category. */ id?: number;
      /** Name of the category, as the dashboard shows it. */ name?: string;
      /** Number of the wider security category above. */ super_category_id?: number;
    }
  }

  export interface IPList {
    /** Number of the security category. */ id?: number;
    /** Meaning of the entry. */ description?: string;
    /** Name of the IP list, as the dashboard shows it. */ name?: string;
  }

  export type IndicatorFeedDataResponse = string;

  export type IndicatorFeedListResponsesSinglePage = SinglePage<IndicatorFeed>;

  export type SinkholesSinglePage = SinglePage<Sinkhole>;

  export interface Whois extends WhoisRegistration {
    /** Day of the domain's first registration. */ created_date?: string;
    domain?: string;
    /** Day on which the registration last changed. */ updated_date?: string;
  }

  export interface APIResponseCommon {
    errors: Messages;
    messages: Messages;
    success: true;
  }

  export type Messages = (/** @unique */ {
    /** @min 1000 */ code: Integer;
    documentation_url?: string;
    message: string;
    /** Part of the request that the message is about. */ source?: { /** JSON pointer to the part of the request. */ pointer?: string };
  })[];

  export interface UpdateFeed {
    /** Number of the stored snapshot file. @example 1 */ file_id?: Integer;
    /** Name under which the snapshot file is stored. @example "snapshot_file.unified" */ filename?: string;
    /** Path to ask for the upload's status, relative to the account. @example "/intel/indicator-feeds/12/uploads/12345" */ poll_url?: string;
    /** Step that the upload has reached. @example "Unifying" */ status?: string;
    /** Number of the upload, for status queries. @example 12345 */ upload_id?: Integer;
  }

  export interface UploadStatus {
    /** Tries that the loader has made so far. @min 0 */ attempts: Integer;
    /** @readOnly */ created_at?: DateTime;
    /** Reason the upload failed; absent otherwise. */ error?: string;
    /** Number of the feed. @example 12 @from intel.indicatorFeeds.list */ feed_id: Integer;
    /** Name under which the snapshot file is stored. */ filename: string;
    /** Seconds to wait before the next status query; 0 means no more are needed. @min 0 @max 30 @unit seconds */ poll_after_seconds: Integer;
    /** Stage of loading the upload; `complete` and `error` are final. */
    stage?: 'queued' | 'loading' | 'provisioning' | 'retrying' | 'complete' | 'error';
    /** Step that the upload has reached. */ status: string;
    /** @readOnly */ updated_at?: DateTime;
    /** Number of the upload, for status queries. */ upload_id: Integer;
  }

  export interface CreateProviderResult {
    /** @example 12345 */ account_id: Integer;
    /** Name of the provider of feeds. @example "my_provider" */ name: string;
    /** Number of the account as a provider. @example 1 */ provider_id: Integer;
  }

  export interface IngressItem {
    /** Address block that leads into the sinkhole. */ cidr?: string;
    /** @readOnly */ created_on?: DateTime;
    /** Identifies the sinkhole ingress. */ id?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** Sinkhole that takes the traffic. */ sinkhole_id?: string;
    /** Zone that the ingress belongs to. */ zone_tag?: string;
  }
}

export declare namespace Intel.ASN {
  /** IP ranges a network announces. */
  export interface Subnets {
    /** Get the IP subnets that belong to an autonomous system.
     *  @http GET /accounts/{account_id}/intel/asn/{asn}/subnets
     *  @unwrapped
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(asn: ASNParam, params: InAccount, options?: RequestOptions): APIPromise<SubnetGetResponse>;
  }

  export interface SubnetGetResponse {
    /** Autonomous system number that was looked up. */ asn?: Shared.ASN;
    /** Number of entries that match, over all pages. @example 1 */ count?: number;
    /** Addresses that all subnets hold together. */ ip_count_total?: Integer;
    /** @example 1 */ page?: number;
    /** @example 20 */ per_page?: number;
    /** One subnet in CIDR notation, IPv4 or IPv6. */ subnets?: string[];
  }
}

export declare namespace Intel.Domains {
  /** The same facts for many domains at once. */
  export interface Bulks {
    /** Get the intelligence on several domains in one request.
     *
     *  Ranking is left out unless `include_ranking` is true; `skip_ranking` is deprecated and ignored.
     *  @http GET /accounts/{account_id}/intel/domain/bulk
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain": ["example.com", "example.org"] } */
    get(params: BulkGetParams, options?: RequestOptions): APIPromise<BulkGetResponse | null>;
  }

  export interface BulkGetParams extends InAccount {
    /** Domains to look up; the parameter is repeated for each. @minItems 1 */ domain?: string[];
    /** Whether to add the popularity rank, which is slow over many domains. @default false */ include_ranking?: boolean;
    /** No longer has an effect; ask for ranks with `include_ranking`. @deprecated */ skip_ranking?: boolean;
  }

  export type BulkGetResponse = BulkGetResponse.BulkGetResponseItem[];
  export namespace BulkGetResponse {
    export interface BulkGetResponseItem {
      /** Further findings about the hostname, such as malware. */ additional_information?: Domain.AdditionalInformation;
      /** Application that the hostname belongs to. */ application?: Domain.Application;
      /** Content categories assigned to the domain itself. */ content_categories?: SiteCategory[];
      /** @example "cloudflare.com" */ domain?: string;
      /** Content categories that come from a domain above, see `inherited_from`. */
      inherited_content_categories?: SiteCategory[];
      /** Domain that the inherited categories and risks come from. */ inherited_from?: string;
      /** Security categories that come from a domain above, see `inherited_from`. */ inherited_risk_types?: SiteCategory[];
      /** Worldwide popularity over the last 30 days: ranked 1 to 100, else in steps up to the top 100,000. */ popularity_rank?: Integer;
      /** Risk of the hostname between 0 (lowest) and 1 (highest). */ risk_score?: number;
      /** Security categories assigned, such as malware or phishing. */ risk_types?: SiteCategory[];
    }
  }
}

export declare namespace Intel.IndicatorFeeds {
  /** Uploads that replace the contents of a list. */
  export interface Snapshots {
    /** Replace the data of an indicator feed with a new snapshot.
     *
     *  The snapshot replaces everything the feed held. STIX 2 or CRDF files are taken plain or gzipped; compress large ones, as uploads are
     *  capped. With `Cf-Async-Upload: 1` it returns 202: poll the upload's status.
     *  @http PUT /accounts/{account_id}/intel/indicator-feeds/{feed_id}/snapshot
     *  @body multipart required
     *  @availability ga
     *  @auth api_email+api_key
     *  @aliases upload indicators
     *  @waits intel.indicatorFeeds.uploads.get stage done=complete failed=error id=upload_id */
    update(feedID: Integer, params: SnapshotUpdateParams, options?: RequestOptions): APIPromise<UpdateFeed>;
  }

  export interface SnapshotUpdateParams extends InAccount {
    /** Path of the file to upload, STIX 2 or CRDF, plain or gzipped. @minLength 1 */ source?: string;
    /** `1` queues the upload and returns 202 with a URL to poll; otherwise the request waits. @header Cf-Async-Upload */ 'Cf-Async-Upload'?: '1';
  }

  /** Other accounts that may read a list. */
  export interface Permissions {
    /** Grant another account access to an indicator feed.
     *  @http PUT /accounts/{account_id}/intel/indicator-feeds/permissions/add
     *  @body json required
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: PermissionParams, options?: RequestOptions): APIPromise<PermissionResult>;

    /** List the indicator feeds the account has been allowed to read.
     *  @http GET /accounts/{account_id}/intel/indicator-feeds/permissions/view
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns name description is_public is_attributable is_downloadable */
    list(params: InAccount, options?: RequestOptions): APIPromise<PermissionListResponse>;

    /** Delete another account's access to an indicator feed.
     *  @http PUT /accounts/{account_id}/intel/indicator-feeds/permissions/remove
     *  @body json required
     *  @availability ga
     *  @auth api_email+api_key
     *  @confirm */
    delete(params: PermissionParams, options?: RequestOptions): APIPromise<PermissionResult>;

    /** Set an account up as a provider of custom indicator feeds.
     *  @http PUT /accounts/{account_id}/intel/indicator-feeds/permissions/createProvider
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/custom-indicator-feeds-create-provider */
    createProvider(params: PermissionCreateProviderParams, options?: RequestOptions): APIPromise<CreateProviderResult>;
  }

  export interface PermissionParams extends InAccount {
    /** @example "823f45f16fd2f7e21e1e054aga4d2859" */ account_tag?: string;
    /** Number of the feed to grant or revoke. @example 1 @from intel.indicatorFeeds.list @min 1 */ feed_id?: Integer;
  }

  export interface PermissionResult {
    success?: boolean;
  }

  export type PermissionListResponse = PermissionListResponse.PermissionListResponseItem[];
  export namespace PermissionListResponse {
    export interface PermissionListResponseItem {
      /** Number of the feed, given on creation. */ id?: Integer;
      /** Purpose of the feed, shown to its users. */ description?: string;
      /** Whether the feed names its provider to those who use it. */ is_attributable?: boolean;
      /** Whether accounts with access can download the indicators. */ is_downloadable?: boolean;
      /** Whether the feed is shown to all customers. */ is_public?: boolean;
      /** Name of the feed, which policies choose it by. */ name?: string;
    }
  }

  export interface PermissionCreateProviderParams extends InAccount {
    /** Number of the account that becomes a provider. @wire account_id @example 12345 @min 1 */ body_account_id: Integer;
    /** Name of the provider of feeds. @example "my_provider" @minLength 1 */ name: string;
  }

  /** Whole contents of a list as a file. */
  export interface Downloads {
    /** Get all data of an indicator feed as a file.
     *
     *  Only feeds marked downloadable can be fetched, by the owner and by accounts with permission.
     *  @http GET /accounts/{account_id}/intel/indicator-feeds/{feed_id}/download
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/custom-indicator-feeds-download-indicator-feed-data */
    get(feedID: Integer, params: InAccount, options?: RequestOptions): APIPromise<UpdateFeed>;
  }

  /** Progress of an upload to a list. */
  export interface Uploads {
    /** Get how far an upload to an indicator feed has got.
     *
     *  Poll after `poll_after_seconds` until the status is `Unified` or `Error`; the upload itself is durable and continues without the polling.
     *  @http GET /accounts/{account_id}/intel/indicator-feeds/{feed_id}/uploads/{upload_id}
     *  @permission Intel Write; Intel Read
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/custom-indicator-feeds-get-upload-status */
    get(uploadID: Integer, params: UploadGetParams, options?: RequestOptions): APIPromise<UploadStatus>;
  }

  export interface UploadGetParams extends InAccount {
    /** Number of the feed. @example 12 @from intel.indicatorFeeds.list @min 1 */ feed_id: Integer;
  }
}

export declare namespace Intel.Sinkholes {
  /** Address ranges led into a capture server. */
  export interface Ingresses {
    /** Create an ingress that routes a CIDR of the zone into a sinkhole.
     *
     *  The block has to be a BYOIP prefix of the same account; Spectrum apps on it lead to the sinkhole from then on.
     *  @http POST /zones/{zone_id}/intel/sinkholes/{sinkhole_id}/ingresses
     *  @status 201
     *  @permission Intel Write
     *  @auth api_email+api_key
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "sinkhole_id": "93defa6e909e464e8c89a85859f36d3c", "cidr": "192.0.2.0/24" } */
    create(sinkholeID: string, params: IngressCreateParams, options?: RequestOptions): APIPromise<Ingress>;

    /** Replace the CIDR of a sinkhole ingress.
     *  @http PUT /zones/{zone_id}/intel/sinkholes/{sinkhole_id}/ingresses/{ingress_id}
     *  @permission Intel Write
     *  @auth api_email+api_key */
    update(ingressID: string, params: IngressUpdateParams, options?: RequestOptions): APIPromise<IngressUpdateResponse>;

    /** Delete an ingress, so its CIDR no longer leads into a sinkhole.
     *  @http DELETE /zones/{zone_id}/intel/sinkholes/{sinkhole_id}/ingresses/{ingress_id}
     *  @permission Intel Write
     *  @auth api_email+api_key */
    delete(ingressID: string, params: IngressParams, options?: RequestOptions): APIPromise<IngressDeleteResponse>;

    /** Get the CIDR behind one sinkhole ingress.
     *  @http GET /zones/{zone_id}/intel/sinkholes/{sinkhole_id}/ingresses/{ingress_id}
     *  @permission Intel Write; Intel Read
     *  @auth api_email+api_key */
    get(ingressID: string, params: IngressParams, options?: RequestOptions): APIPromise<Ingress>;

    /** List the ingresses that lead traffic to a sinkhole.
     *  @http GET /{account_or_zone}/intel/sinkholes/{sinkhole_id}/ingresses
     *  @permission Intel Write; Intel Read
     *  @auth api_email+api_key
     *  @columns cidr zone_tag created_on modified_on
     *  @key cidr */
    list(sinkholeID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<IngressItem[]>;
  }

  export interface IngressCreateParams extends InZone {
    /** BYOIP block of the account, IPv4 or IPv6. @format cidr */ cidr: string;
  }

  export interface Ingress {
    /** Identifies the ingress rule. */ id?: string;
    /** Address block whose traffic is taken. */ cidr?: string;
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
    /** Sinkhole that the rule leads to. */ sinkhole_id?: string;
    /** Id of the zone that holds the rule. */ zone_tag?: string;
  }

  export interface IngressUpdateParams extends InZone {
    /** Identifies the sinkhole. @example "93defa6e909e464e8c89a85859f36d3c" @from intel.sinkholes.list @minLength 1 */ sinkhole_id: string;
    /** BYOIP block of the account, IPv4 or IPv6. @format cidr @example "203.0.113.0/24" */ cidr: string;
  }

  export type IngressUpdateResponse = JsonValue;

  export interface IngressParams extends InZone {
    /** Identifies the sinkhole. @example "93defa6e909e464e8c89a85859f36d3c" @from intel.sinkholes.list @minLength 1 */ sinkhole_id: string;
  }

  export type IngressDeleteResponse = JsonValue;
}

export declare namespace Intel.AttackSurfaceReport {
  /** Kinds of weak points that can be reported. */
  export interface IssueTypes {
    /** Get the issue types that Security Center can report.
     *  @http GET /accounts/{account_id}/intel/attack-surface-report/issue-types
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<IssueTypeGetResponse>, IssueTypeGetResponse>;
  }

  export type IssueTypeGetResponse = string;

  /** Weak points found, with counts by class, severity and type. */
  export interface Issues {
    /** List Security Center issues by severity, type, product and subject.
     *
     *  Filters with `~neq` leave out what they name.
     *  @http GET /accounts/{account_id}/intel/attack-surface-report/issues
     *  @items issues
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @deprecated securityCenter.insights.list
     *  @columns subject issue_type issue_class severity dismissed timestamp */
    list(
      params: IssueListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<IssueListResponse>, IssueListResponse>;

    /** Count Security Center issues by class, under the same filters; deprecated.
     *  @http GET /accounts/{account_id}/intel/attack-surface-report/issues/class
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @deprecated securityCenter.insights.class.get */
    class(params: IssueParams, options?: RequestOptions): APIPromise<IssueClassResponse>;

    /** Count Security Center issues by severity level, with filters; deprecated.
     *  @http GET /accounts/{account_id}/intel/attack-surface-report/issues/severity
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @deprecated securityCenter.insights.severity.get */
    severity(params: IssueParams, options?: RequestOptions): APIPromise<IssueSeverityResponse>;

    /** Count Security Center issues by issue type, with filters; deprecated.
     *  @http GET /accounts/{account_id}/intel/attack-surface-report/issues/type
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @deprecated securityCenter.insights.type.get */
    type(params: IssueParams, options?: RequestOptions): APIPromise<IssueTypeResponse>;

    /** Dismiss a Security Center issue, or bring it back (deprecated).
     *
     *  Deprecated: use the dismissal of Security Center insights instead.
     *  @http PUT /accounts/{account_id}/intel/attack-surface-report/issues/{issue_id}/dismiss
     *  @body json required
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/archive-security-center-insight-deprecated
     *  @deprecated securityCenter.insights.dismiss */
    dismiss(issueID: string, params: IssueDismissParams, options?: RequestOptions): APIPromise<APIResponseCommon>;
  }

  export interface IssueFilter {
      /** Only issues of these classes, such as `exposed_infrastructure`. */ issue_class?: string[];
      /** Leaves out issues of these classes. */ 'issue_class~neq'?: string[];
      /** Only issues of these types. */ issue_type?: IssueTypeParam[];
      /** Leaves out issues of these types. */ 'issue_type~neq'?: IssueTypeParam[];
      /** Only issues about these products. */ product?: string[];
      /** Leaves out issues about these products. */ 'product~neq'?: string[];
      /** Only issues of these severities. */ severity?: SeverityQueryParamParam[];
      /** Leaves out issues of these severities. */ 'severity~neq'?: SeverityQueryParamParam[];
      /** Only issues about these zones or hostnames. */ subject?: string[];
      /** Leaves out issues about these zones or hostnames. */ 'subject~neq'?: string[];
      /** Only issues found by these scanners: Cloudflare's own or RiskRecon's. @minItems 1 */ source?: ('cloudflare' | 'riskrecon' | (string & {}))[];
    }

  export interface IssueListParams extends InAccount, IssueFilter {
    /** Only dismissed issues, or only the others. */ dismissed?: boolean;
    /** @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @example 25 */ per_page?: Integer;
  }

  export interface IssueParams extends InAccount, IssueFilter {
    /** Whether the issues asked for are dismissed ones. */ dismissed?: boolean;
  }

  export type IssueClassResponse = IssueClassResponse.IssueClassResponseItem[];
  export namespace IssueClassResponse {
    export interface IssueClassResponseItem {
      /** Issues of the group that match the filters. @example 1 */ count?: Integer;
      /** Class of the issues that are counted. */ value?: string;
    }
  }

  export type IssueSeverityResponse = IssueSeverityResponse.IssueSeverityResponseItem[];
  export namespace IssueSeverityResponse {
    export interface IssueSeverityResponseItem {
      /** Issues of the group that match the filters. @example 1 */ count?: Integer;
      /** Severity of the issues that are counted. */ value?: string;
    }
  }

  export type IssueTypeResponse = IssueTypeResponse.IssueTypeResponseItem[];
  export namespace IssueTypeResponse {
    export interface IssueTypeResponseItem {
      /** Issues of the group that match the filters. @example 1 */ count?: Integer;
      /** Type of the issues that are counted. */ value?: string;
    }
  }

  export interface IssueDismissParams extends InAccount {
    /** True dismisses the issue, false brings it back. @default true */ dismiss?: boolean;
  }

  export interface IssueListResponse {
    /** Issues that match, over all pages. @example 1 */ count?: Integer;
    /** Issues of the page. */ issues?: IssueListResponse.Issue[];
    /** @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @example 25 */ per_page?: Integer;
  }
  export namespace IssueListResponse {
    export interface Issue {
      /** Identifies the issue. */ id?: string;
      /** Whether the issues asked for are dismissed ones. */ dismissed?: boolean;
      /** Whether the details are too large for the list and have to be fetched from the context endpoint. */ has_extended_context?: boolean;
      /** Finer kind of problem within the issue type. @example "always_use_https_not_enabled" */ issue_class?: string;
      /** Wide kind of problem, such as a weak configuration. */ issue_type?: IssueType;
      /** Details of the finding, as the scanner gave them. */ payload?: Issue.Payload;
      /** Dashboard link where the issue can be solved. */ resolve_link?: string;
      /** Steps to resolve the issue. */ resolve_text?: string;
      /** Urgency of the issue. */ severity?: 'Low' | 'Moderate' | 'Critical';
      /** Time at which the issue was first found. */ since?: DateTime;
      /** Whether the last scan still found the issue. */ status?: 'active' | 'resolved';
      /** Zone or hostname that the issue is about. @example "example.com" */ subject?: string;
      /** Time of the last scan that saw the issue. */ timestamp?: DateTime;
      /** Reason the user gave when dismissing it; null if none. */ user_classification?: 'false_positive' | 'accept_risk' | 'other' | null;
    }
    export namespace Issue {
      export interface Payload {
        /** Method by which the scanner detected the issue. */ detection_method?: string;
        /** Zone that the ingress belongs to. */ zone_tag?: string;
      }
    }
  }

  export type IssueListResponsesV4PagePagination = V4PagePagination<IssueListResponse>;

  export type IssueType =
    | 'compliance_violation' | 'email_security' | 'exposed_infrastructure' | 'insecure_configuration'
    | 'weak_authentication' | 'configuration_suggestion';

  export type IssueTypeGetResponsesSinglePage = SinglePage<IssueTypeGetResponse>;

  export type IssueTypeParam =
    | 'compliance_violation' | 'email_security' | 'exposed_infrastructure' | 'insecure_configuration'
    | 'weak_authentication' | 'configuration_suggestion' | (string & {});

  export type SeverityQueryParam = 'low' | 'moderate' | 'critical';

  export type SeverityQueryParamParam = 'low' | 'moderate' | 'critical' | (string & {});
}
