import type { APIPromise, RequestOptions } from './_client.ts';
import type { InAccount, InZone, Integer } from './_shared.ts';

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
  /** The paying side. */
  export interface Crawler {
    readonly stripe: Crawler.Stripe;
  }

  /** Bots that take part in paid access. */
  export interface Crawlers {
    /** List the crawlers known to Pay Per Crawl.
     *  @http GET /accounts/{account_id}/pay-per-crawl/crawlers
     *  @auth api_email+api_key */
    list(params: CrawlerListParams, options?: RequestOptions): APIPromise<CrawlerListResponse>;
  }

  export type CrawlerListParams = InAccount;

  export interface CrawlerListResponse {
    crawlers?: CrawlerEntry[];
  }

  /** The earning side. */
  export interface Publisher {
    readonly stripe: Publisher.Stripe;
  }

  /** A link for signing the contract. */
  export interface SignatureLink {
    /** Get a link at which the Pay Per Crawl terms can be signed.
     *  @http GET /accounts/{account_id}/pay-per-crawl/signature_link
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @auth api_email+api_key */
    get(params: SignatureLinkGetParams, options?: RequestOptions): APIPromise<SignatureLinkResponse>;
  }

  export type SignatureLinkGetParams = InAccount;

  export interface SignatureLinkResponse {
    /** @format uri */ link?: string;
  }

  /** The contract for paid access. */
  export interface Terms {
    readonly signature: Terms.Signature;

    /** Read the Pay Per Crawl terms.
     *  @http GET /accounts/{account_id}/pay-per-crawl/terms
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @auth api_email+api_key */
    get(params: TermGetParams, options?: RequestOptions): APIPromise<IronCladContract>;
  }

  export type TermGetParams = InAccount;

  export interface IronCladContract {
    body?: string;
    id?: string;
  }

  /** Readiness of several zones at once. */
  export interface ZonesCanBeEnabled {
    /** Set for several zones whether Pay Per Crawl can be enabled.
     *  @http PATCH /accounts/{account_id}/pay-per-crawl/zones_can_be_enabled
     *  @body json required
     *  @unwrapped
     *  @permission Account Settings Write
     *  @auth api_email+api_key */
    edit(params: ZonesCanBeEnabledEditParams, options?: RequestOptions): APIPromise<APINoResultResponse>;

    /** Ask for several zones whether Pay Per Crawl can be enabled.
     *  @http POST /accounts/{account_id}/pay-per-crawl/zones_can_be_enabled/query
     *  @body json required
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @auth api_email+api_key */
    query(params: ZonesCanBeEnabledQueryParams, options?: RequestOptions): APIPromise<ZonesCanBeEnabledPayload>;
  }

  export interface ZonesCanBeEnabledEditParams extends InAccount {
    zones?: DaricZoneCanBeEnabled[];
  }

  export interface APINoResultResponse {
    errors?: Msg[];
    messages?: Msg[];
    result_info?: ResultInfo;
    success?: boolean;
  }

  export interface ZonesCanBeEnabledQueryParams extends InAccount {
    zones?: string[];
  }

  export interface ZonesCanBeEnabledPayload {
    zones?: DaricZoneCanBeEnabled[];
  }

  /** Whether a zone is ready to charge. */
  export interface CanBeEnabled {
    /** See whether Pay Per Crawl can be enabled for a zone.
     *  @http GET /zones/{zone_id}/pay-per-crawl/can_be_enabled
     *  @permission Zone Settings Write; Zone Settings Read
     *  @auth api_email+api_key */
    get(params: CanBeEnabledGetParams, options?: RequestOptions): APIPromise<DaricZoneCanBeEnabled>;
  }

  export type CanBeEnabledGetParams = InZone;

  export interface DaricZoneCanBeEnabled {
    can_be_enabled?: boolean;
    enabled?: boolean;
    id?: string;
  }

  /** The price and exceptions for certain bots. */
  export interface Configuration {
    /** Read a zone's Pay Per Crawl price and bot overrides.
     *  @http GET /zones/{zone_id}/pay-per-crawl/configuration
     *  @permission Zone Settings Write; Zone Settings Read
     *  @auth api_email+api_key */
    get(params: ConfigurationGetParams, options?: RequestOptions): APIPromise<DaricConfig>;

    /** Set up Pay Per Crawl on a zone with a price and bot overrides.
     *  @http POST /zones/{zone_id}/pay-per-crawl/configuration
     *  @body json required
     *  @permission Zone Settings Write
     *  @auth api_email+api_key */
    create(params: ConfigurationCreateParams, options?: RequestOptions): APIPromise<DaricConfig>;

    /** Change only the given Pay Per Crawl settings of a zone.
     *  @http PATCH /zones/{zone_id}/pay-per-crawl/configuration
     *  @body json required
     *  @permission Zone Settings Write
     *  @auth api_email+api_key */
    edit(params: ConfigurationEditParams, options?: RequestOptions): APIPromise<DaricConfig>;
  }

  export type ConfigurationGetParams = InZone;

  export interface DaricConfig {
    bot_overrides?: { [key: string]: 'charge' | 'bypass' };
    enabled?: boolean;
    /** @min 0 @max 999999900000 */ price_usd_microcents?: Integer;
  }

  export type ConfigurationCreateParams = ConfigurationEditParams;

  export interface ConfigurationEditParams extends InZone {
    bot_overrides?: { [key: string]: 'charge' | 'bypass' };
    enabled?: boolean;
    /** @min 0 @max 999999900000 */ price_usd_microcents?: Integer;
  }

  export interface StripeConnection {
    connect_status?: string;
    stripe_account_id?: string;
  }

  export interface StripeConnectResp {
    url?: string;
  }

  export interface Msg {
    code?: Integer;
    documentation_url?: string;
    error_chain?: Msg[];
    message?: string;
    meta?: unknown;
    source?: Source;
  }

  export interface Source {
    parameter?: string;
    parameter_value_index?: Integer;
    pointer?: string[];
  }

  export interface ResultInfo {
    count?: Integer;
    page?: Integer;
    per_page?: Integer;
    total_count?: Integer;
    total_pages?: Integer;
  }

  export interface CrawlerEntry {
    bot_management?: boolean;
    category?: string;
    category_id?: Integer;
    heuristic_id?: Integer | null;
    /** @format uri */ info_url?: string | null;
    managed?: boolean;
    name?: string;
    onboarded?: boolean;
    operator?: string;
    slug?: string;
    testing_id?: string | null;
    user_agent?: string | null;
    verified_id?: Integer | null;
    visible?: boolean;
    wba_id?: string | null;
  }
}

export declare namespace PayPerCrawl.Crawler {
  /** Payment set-up of a crawler operator. */
  export interface Stripe {
    /** Read the Stripe setup with which a crawler pays.
     *  @http GET /accounts/{account_id}/pay-per-crawl/crawler/stripe
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @auth api_email+api_key */
    get(params: StripeGetParams, options?: RequestOptions): APIPromise<StripeConnection>;

    /** Set up Stripe for a crawler to pay with.
     *  @http POST /accounts/{account_id}/pay-per-crawl/crawler/stripe
     *  @permission Account Settings Write
     *  @auth api_email+api_key */
    create(params: StripeCreateParams, options?: RequestOptions): APIPromise<StripeConnectResp>;

    /** Remove a crawler's Stripe setup.
     *  @http DELETE /accounts/{account_id}/pay-per-crawl/crawler/stripe
     *  @unwrapped
     *  @permission Account Settings Write
     *  @auth api_email+api_key */
    delete(params: StripeDeleteParams, options?: RequestOptions): APIPromise<APINoResultResponse>;
  }

  export type StripeGetParams = InAccount;

  export type StripeCreateParams = InAccount;

  export type StripeDeleteParams = InAccount;
}

export declare namespace PayPerCrawl.Publisher {
  /** Payout set-up of a site owner. */
  export interface Stripe {
    /** Read the Stripe setup through which a publisher is paid.
     *  @http GET /accounts/{account_id}/pay-per-crawl/publisher/stripe
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @auth api_email+api_key */
    get(params: StripeGetParams, options?: RequestOptions): APIPromise<StripeConnection>;

    /** Set up Stripe for a publisher to be paid through.
     *  @http POST /accounts/{account_id}/pay-per-crawl/publisher/stripe
     *  @permission Account Settings Write
     *  @auth api_email+api_key */
    create(params: StripeCreateParams, options?: RequestOptions): APIPromise<StripeConnectResp>;

    /** Remove a publisher's Stripe setup.
     *  @http DELETE /accounts/{account_id}/pay-per-crawl/publisher/stripe
     *  @unwrapped
     *  @permission Account Settings Write
     *  @auth api_email+api_key */
    delete(params: StripeDeleteParams, options?: RequestOptions): APIPromise<APINoResultResponse>;
  }

  export type StripeGetParams = InAccount;

  export type StripeCreateParams = InAccount;

  export type StripeDeleteParams = InAccount;
}

export declare namespace PayPerCrawl.Terms {
  /** Whether and when the contract was signed. */
  export interface Signature {
    /** See whether the account has signed the terms, asking remotely if needed.
     *  @http GET /accounts/{account_id}/pay-per-crawl/terms/signature
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @auth api_email+api_key */
    get(params: SignatureGetParams, options?: RequestOptions): APIPromise<string | null>;

    /** Report an event in the signing of the terms, such as its completion.
     *  @http POST /accounts/{account_id}/pay-per-crawl/terms/signature
     *  @unwrapped
     *  @permission Account Settings Write
     *  @auth api_email+api_key */
    create(params: SignatureCreateParams, options?: RequestOptions): APIPromise<APINoResultResponse>;
  }

  export interface SignatureGetParams extends InAccount {
    remote?: boolean;
  }

  export interface SignatureCreateParams extends InAccount {
    /** @query */ event_type: 'agreed' | 'displayed';
    /** @query */ vid: string;
  }
}
