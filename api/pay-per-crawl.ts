import type { APIPromise, RequestOptions } from './_client.ts';
import type { InAccount, Integer, InZone } from './_shared.ts';

/** Pay Per Crawl: Charges for AI crawlers that fetch your content.
 *  @product payPerCrawl Pay Per Crawl
 *  @docs https://developers.cloudflare.com/ai-crawl-control/ */
export interface PayPerCrawl {
  readonly crawler: PayPerCrawl.Crawler;
  readonly crawlers: PayPerCrawl.Crawlers;
  readonly publisher: PayPerCrawl.Publisher;
  readonly signatureLink: PayPerCrawl.SignatureLink;
  readonly terms: PayPerCrawl.Terms;
  readonly zonesCanBeEnabled: PayPerCrawl.ZonesCanBeEnabled;
  readonly canBeEnabled: PayPerCrawl.CanBeEnabled;
  readonly configuration: PayPerCrawl.Configuration;
}

export declare namespace PayPerCrawl {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether crawlers are charged on the zone. */ enabled: boolean;
  }

  /** The paying side. */
  export interface Crawler {
    readonly stripe: Crawler.Stripe;
  }

  /** Bots that take part in paid access. */
  export interface Crawlers {
    /** List the crawlers known to Pay Per Crawl.
     *  @http GET /accounts/{account_id}/pay-per-crawl/crawlers
     *  @auth api_email+api_key
     *  @columns name operator category user_agent onboarded managed visible */
    list(params: InAccount, options?: RequestOptions): APIPromise<CrawlerListResponse>;
  }

  export interface CrawlerListResponse {
    /** Crawlers that can be charged, one entry each. */ crawlers?: CrawlerEntry[];
  }

  /** The earning side. */
  export interface Publisher {
    readonly stripe: Publisher.Stripe;
  }

  /** A link for signing the contract. */
  export interface SignatureLink {
    /** Get a link where the Pay Per Crawl terms can be signed.
     *  @http GET /accounts/{account_id}/pay-per-crawl/signature_link
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @auth api_email+api_key */
    get(params: InAccount, options?: RequestOptions): APIPromise<SignatureLinkResponse>;
  }

  export interface SignatureLinkResponse {
    /** Page on which the terms are signed. @format uri */ link?: string;
  }

  /** The contract for paid access. */
  export interface Terms {
    readonly signature: Terms.Signature;

    /** Get the Pay Per Crawl terms.
     *  @http GET /accounts/{account_id}/pay-per-crawl/terms
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @auth api_email+api_key */
    get(params: InAccount, options?: RequestOptions): APIPromise<IronCladContract>;
  }

  export interface IronCladContract {
    /** Text of the contract. */ body?: string;
    /** Identifies it. */ id?: string;
  }

  /** Readiness of several zones at once. */
  export interface ZonesCanBeEnabled {
    /** Edit for several zones whether Pay Per Crawl can be enabled.
     *
     *  Only account administrators may.
     *  @http PATCH /accounts/{account_id}/pay-per-crawl/zones_can_be_enabled
     *  @body json required
     *  @unwrapped
     *  @permission Account Settings Write
     *  @auth api_email+api_key
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "zones": [{ "id": "d8e8fca2dc0f896fd7cb4cb0031ba249", "can_be_enabled": true }] } */
    edit(params: ZonesCanBeEnabledEditParams, options?: RequestOptions): APIPromise<APINoResult>;

    /** Query for several zones whether Pay Per Crawl can be enabled.
     *  @http POST /accounts/{account_id}/pay-per-crawl/zones_can_be_enabled/query
     *  @body json required
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @auth api_email+api_key
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "zones": ["d8e8fca2dc0f896fd7cb4cb0031ba249"] } */
    query(params: ZonesCanBeEnabledQueryParams, options?: RequestOptions): APIPromise<ZonesCanBeEnabledPayload>;
  }

  export interface ZonesCanBeEnabledEditParams extends InAccount {
    /** Zones, each with whether it may be enabled. */ zones?: DaricZoneCanBeEnabled[];
  }

  export interface APINoResult {
    errors?: Msg[];
    messages?: Msg[];
    result_info?: ResultInfo;
    success?: boolean;
  }

  export interface ZonesCanBeEnabledQueryParams extends InAccount {
    /** Zones that are asked about. @from zones.list @minItems 1 */ zones?: string[];
  }

  export interface ZonesCanBeEnabledPayload {
    /** Zones, each with whether it may be enabled. */ zones?: DaricZoneCanBeEnabled[];
  }

  /** Whether a zone is ready to charge. */
  export interface CanBeEnabled {
    /** Get whether Pay Per Crawl can be enabled for a zone.
     *  @http GET /zones/{zone_id}/pay-per-crawl/can_be_enabled
     *  @permission Zone Settings Write; Zone Settings Read
     *  @auth api_email+api_key */
    get(params: InZone, options?: RequestOptions): APIPromise<DaricZoneCanBeEnabled>;
  }

  export interface DaricZoneCanBeEnabled {
    /** Whether people may enable it for the zone. */ can_be_enabled?: boolean;
    enabled?: boolean;
    /** Identifies it. */ id?: string;
  }

  /** The price and exceptions for certain bots. */
  export interface Configuration {
    /** Get a zone's Pay Per Crawl price and bot overrides.
     *  @http GET /zones/{zone_id}/pay-per-crawl/configuration
     *  @permission Zone Settings Write; Zone Settings Read
     *  @auth api_email+api_key */
    get(params: InZone, options?: RequestOptions): APIPromise<DaricConfig>;

    /** Create a zone's Pay Per Crawl setup: price and bot overrides.
     *
     *  The terms must be signed and Stripe connected before crawlers are charged.
     *  @http POST /zones/{zone_id}/pay-per-crawl/configuration
     *  @body json required
     *  @permission Zone Settings Write
     *  @auth api_email+api_key
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true, "price_usd_microcents": 1000000, "bot_overrides": {} } */
    create(params: ConfigurationParams, options?: RequestOptions): APIPromise<DaricConfig>;

    /** Edit a zone's Pay Per Crawl price, state or bot overrides.
     *  @http PATCH /zones/{zone_id}/pay-per-crawl/configuration
     *  @body json required
     *  @permission Zone Settings Write
     *  @auth api_email+api_key */
    edit(params: ConfigurationParams, options?: RequestOptions): APIPromise<DaricConfig>;
  }

  export interface DaricConfig {
    /** Crawlers treated differently, by their id: charged, or let through for free. */ bot_overrides?: { [key: string]: 'charge' | 'bypass' };
    enabled?: boolean;
    /** Price of one request, in millionths of a US cent. @min 0 @max 999999900000 */ price_usd_microcents?: Integer;
  }

  export interface ConfigurationParams extends InZone {
    /** Crawlers treated differently, by their id: charged, or let through for free. */ bot_overrides?: { [key: string]: 'charge' | 'bypass' | (string & {}) };
    enabled?: boolean;
    /** Price of one request, in millionths of a US cent. @min 0 @max 999999900000 */ price_usd_microcents?: Integer;
  }

  export interface StripeConnection {
    /** Progress of connecting. */ connect_status?: string;
    /** Account at Stripe that is connected. */ stripe_account_id?: string;
  }

  export interface StripeConnectResp {
    /** Page at Stripe to send the person to. */ url?: string;
  }

  export interface Msg {
    /** Number of the problem, for programs. */ code?: Integer;
    documentation_url?: string;
    /** Problems that led to it, outermost first. */ error_chain?: Msg[];
    /** Human-readable message. */ message?: string;
    /** Further data about the problem. */ meta?: unknown;
    /** Part of the request that caused the problem. */ source?: Source;
  }

  export interface Source {
    /** Query parameter at fault. */ parameter?: string;
    /** Place of the faulty value among several of the parameter. */ parameter_value_index?: Integer;
    /** JSON Pointers to the faulty parts of the body. */ pointer?: string[];
  }

  export interface ResultInfo {
    /** Entries in this page. */ count?: Integer;
    /** Number of this page. */ page?: Integer;
    /** Entries a page holds. */ per_page?: Integer;
    /** Entries in all. */ total_count?: Integer;
    /** Pages in all. */ total_pages?: Integer;
  }

  export interface CrawlerEntry {
    /** Whether Bot Management knows it. */ bot_management?: boolean;
    /** Kind of bot, such as a search engine. */ category?: string;
    /** Number of that kind. */ category_id?: Integer;
    /** Detection that recognizes it; null if none does. */ heuristic_id?: Integer | null;
    /** Page of its operator that describes it; null without one. @format uri */ info_url?: string | null;
    /** Whether Cloudflare keeps its entry. */ managed?: boolean;
    /** Display name. */ name?: string;
    /** Whether it takes part and can pay. */ onboarded?: boolean;
    /** Company that runs it. */ operator?: string;
    /** Short name for use in addresses. */ slug?: string;
    /** Id for trying it out; null if there is none. */ testing_id?: string | null;
    /** Text by which it names itself in requests; null if not known. */ user_agent?: string | null;
    /** Id among verified bots; null if it is not one. */ verified_id?: Integer | null;
    /** Whether the dashboard shows it. */ visible?: boolean;
    /** Id for Web Bot Auth; null if it does not sign requests. */ wba_id?: string | null;
  }
}

export declare namespace PayPerCrawl.Crawler {
  /** Payment set-up of a crawler operator. */
  export interface Stripe {
    /** Get the Stripe connection with which a crawler pays.
     *  @http GET /accounts/{account_id}/pay-per-crawl/crawler/stripe
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @auth api_email+api_key */
    get(params: InAccount, options?: RequestOptions): APIPromise<StripeConnection>;

    /** Create a Stripe connection for a crawler to pay with.
     *
     *  The answer holds a page at Stripe where a person completes it.
     *  @http POST /accounts/{account_id}/pay-per-crawl/crawler/stripe
     *  @permission Account Settings Write
     *  @auth api_email+api_key */
    create(params: InAccount, options?: RequestOptions): APIPromise<StripeConnectResp>;

    /** Delete a crawler's Stripe connection.
     *  @http DELETE /accounts/{account_id}/pay-per-crawl/crawler/stripe
     *  @unwrapped
     *  @permission Account Settings Write
     *  @auth api_email+api_key */
    delete(params: InAccount, options?: RequestOptions): APIPromise<APINoResult>;
  }
}

export declare namespace PayPerCrawl.Publisher {
  /** Payout set-up of a site owner. */
  export interface Stripe {
    /** Get the Stripe connection through which a publisher is paid.
     *  @http GET /accounts/{account_id}/pay-per-crawl/publisher/stripe
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @auth api_email+api_key */
    get(params: InAccount, options?: RequestOptions): APIPromise<StripeConnection>;

    /** Create a Stripe connection for a publisher to be paid through.
     *
     *  The answer holds a page at Stripe where a person completes it.
     *  @http POST /accounts/{account_id}/pay-per-crawl/publisher/stripe
     *  @permission Account Settings Write
     *  @auth api_email+api_key */
    create(params: InAccount, options?: RequestOptions): APIPromise<StripeConnectResp>;

    /** Delete a publisher's Stripe connection.
     *  @http DELETE /accounts/{account_id}/pay-per-crawl/publisher/stripe
     *  @unwrapped
     *  @permission Account Settings Write
     *  @auth api_email+api_key */
    delete(params: InAccount, options?: RequestOptions): APIPromise<APINoResult>;
  }
}

export declare namespace PayPerCrawl.Terms {
  /** Whether and when the contract was signed. */
  export interface Signature {
    /** Get whether the account has signed the terms.
     *  @http GET /accounts/{account_id}/pay-per-crawl/terms/signature
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @auth api_email+api_key */
    get(params: SignatureGetParams, options?: RequestOptions): APIPromise<string | null>;

    /** Create a record of an event in signing, such as its completion.
     *  @http POST /accounts/{account_id}/pay-per-crawl/terms/signature
     *  @unwrapped
     *  @permission Account Settings Write
     *  @auth api_email+api_key */
    create(params: SignatureCreateParams, options?: RequestOptions): APIPromise<APINoResult>;
  }

  export interface SignatureGetParams extends InAccount {
    /** If true, the signing service is asked again. */ remote?: boolean;
  }

  export interface SignatureCreateParams extends InAccount {
    /** Whether the terms were shown or agreed to. @query */ event_type: 'agreed' | 'displayed' | (string & {});
    /** Id of the visit at the signing service. @query @minLength 1 @example "visit-1047" */ vid: string;
  }
}
