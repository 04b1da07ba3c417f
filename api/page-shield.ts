import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InZone, Integer, ResourceID } from './_shared.ts';

/** Page Shield: Watch over scripts, connections and cookies in your visitors' browsers.
 *  @product pageShield Page Shield
 *  @docs https://developers.cloudflare.com/client-side-security/ */
export interface PageShield {
  readonly policies: PageShield.Policies;
  readonly connections: PageShield.Connections;
  readonly scripts: PageShield.Scripts;
  readonly cookies: PageShield.Cookies;

  /** Turn Page Shield on or off for a zone and choose how it collects reports.
   *  @http PUT /zones/{zone_id}/page_shield
   *  @body json required
   *  @permission Page Shield; Domain Page Shield; Zone Settings Write
   *  @plans pro business enterprise
   *  @auth api_email+api_key */
  update(params: PageShield.PageShieldUpdateParams, options?: RequestOptions): APIPromise<PageShield.Setting>;

  /** Read the Page Shield settings of a zone.
   *  @http GET /zones/{zone_id}/page_shield
   *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
   *  @plans pro business enterprise
   *  @auth api_email+api_key */
  get(params: PageShield.PageShieldGetParams, options?: RequestOptions): APIPromise<PageShield.Setting | null>;
}

export declare namespace PageShield {
  export interface PageShieldUpdateParams extends InZone {
    enabled?: boolean;
    use_cloudflare_reporting_endpoint?: boolean;
    use_connection_url_path?: boolean;
  }

  export type PageShieldUpdateResponse = Setting;

  export type PageShieldGetParams = InZone;

  export interface Setting {
    enabled: boolean;
    /** @example "2022-10-12T17:56:52.083582+01:00" */ updated_at: string;
    use_cloudflare_reporting_endpoint: boolean;
    use_connection_url_path: boolean;
  }

  /** Allowed scripts and connections, enforced by Content Security Policy. */
  export interface Policies {
    /** Add a policy that allows or logs resources on pages matching an expression.
     *  @http POST /zones/{zone_id}/page_shield/policies
     *  @permission Page Shield; Domain Page Shield; Zone Settings Write
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    create(params: PolicyCreateParams, options?: RequestOptions): APIPromise<PolicyGetResponse | null>;

    /** Set a policy's expression, action, value or on/off state.
     *  @http PUT /zones/{zone_id}/page_shield/policies/{policy_id}
     *  @body json required
     *  @permission Page Shield; Domain Page Shield; Zone Settings Write
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    update(policyID: ResourceID, params: PolicyUpdateParams, options?: RequestOptions): APIPromise<PolicyGetResponse | null>;

    /** List the Page Shield policies of a zone.
     *  @http GET /zones/{zone_id}/page_shield/policies
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    list(params: PolicyListParams, options?: RequestOptions): PagePromise<SinglePage<PolicyGetResponse>, PolicyGetResponse>;

    /** Delete a policy, so its rules are no longer applied to pages.
     *  @http DELETE /zones/{zone_id}/page_shield/policies/{policy_id}
     *  @answer void
     *  @permission Page Shield; Domain Page Shield; Zone Settings Write
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    delete(policyID: ResourceID, params: PolicyDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Look up one policy with its expression and action.
     *  @http GET /zones/{zone_id}/page_shield/policies/{policy_id}
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    get(policyID: ResourceID, params: PolicyGetParams, options?: RequestOptions): APIPromise<PolicyGetResponse | null>;
  }

  export interface PolicyCreateParams extends InZone {
    action: 'allow' | 'log' | 'add_reporting_directives';
    description: string;
    enabled: boolean;
    expression: string;
    value: string;
  }

  export type PolicyCreateResponse = PolicyGetResponse;

  export interface PolicyUpdateParams extends InZone {
    action?: 'allow' | 'log' | 'add_reporting_directives';
    description?: string;
    enabled?: boolean;
    expression?: string;
    value?: string;
  }

  export type PolicyUpdateResponse = PolicyGetResponse;

  export type PolicyListParams = InZone;

  export type PolicyListResponse = PolicyGetResponse;

  export type PolicyDeleteParams = InZone;

  export type PolicyGetParams = InZone;

  export interface PolicyGetResponse {
    /** @readOnly */ id: ResourceID;
    action: 'allow' | 'log' | 'add_reporting_directives';
    description: string;
    enabled: boolean;
    expression: string;
    value: string;
  }

  /** Outbound requests made by the zone's pages. */
  export interface Connections {
    /** Page through connections seen on pages by host, URL and status, or export them.
     *  @http GET /zones/{zone_id}/page_shield/connections
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans business enterprise
     *  @auth api_email+api_key */
    list(params: ConnectionListParams, options?: RequestOptions): PagePromise<SinglePage<Connection>, Connection>;

    /** Look up one outbound connection seen on the zone's pages.
     *  @http GET /zones/{zone_id}/page_shield/connections/{connection_id}
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans business enterprise
     *  @auth api_email+api_key */
    get(connectionID: ResourceID, params: ConnectionGetParams, options?: RequestOptions): APIPromise<Connection | null>;
  }

  export interface ConnectionListParams extends InZone {
    direction?: 'asc' | 'desc';
    exclude_cdn_cgi?: boolean;
    /** @example "blog.cloudflare.com,www.example" */ exclude_urls?: string;
    export?: 'csv';
    /** @example "blog.cloudflare.com,www.example*,*cloudflare.com" */ hosts?: string;
    order_by?: 'first_seen_at' | 'last_seen_at';
    /** @example "2" */ page?: string;
    page_url?: string;
    /** @min 1 @max 100 @example 100 */ per_page?: number;
    prioritize_malicious?: boolean;
    /** @example "active,inactive" */ status?: string;
    /** @example "blog.cloudflare.com,www.example" */ urls?: string;
  }

  export interface Connection {
    /** @readOnly */ id: ResourceID;
    added_at: DateTime;
    first_seen_at: DateTime;
    /** @example "blog.cloudflare.com" */ host: string;
    last_seen_at: DateTime;
    url: string;
    url_contains_cdn_cgi_path: boolean;
    domain_reported_malicious?: boolean;
    /** @example "blog.cloudflare.com/page" */ first_page_url?: string;
    malicious_domain_categories?: string[];
    malicious_url_categories?: string[];
    page_urls?: string[];
    url_reported_malicious?: boolean;
  }

  export type ConnectionGetParams = InZone;

  /** JavaScript files loaded by the zone's pages. */
  export interface Scripts {
    /** Page through scripts seen on pages by host, URL and status, or export them.
     *  @http GET /zones/{zone_id}/page_shield/scripts
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    list(params: ScriptListParams, options?: RequestOptions): PagePromise<SinglePage<Script>, Script>;

    /** Look up one script seen on the zone's pages, with its versions.
     *  @http GET /zones/{zone_id}/page_shield/scripts/{script_id}
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    get(scriptID: ResourceID, params: ScriptGetParams, options?: RequestOptions): APIPromise<ScriptGetResponse | null>;
  }

  export interface ScriptListParams extends InZone {
    direction?: 'asc' | 'desc';
    /** @default true */ exclude_cdn_cgi?: boolean;
    /** @default true */ exclude_duplicates?: boolean;
    /** @example "blog.cloudflare.com,www.example" */ exclude_urls?: string;
    export?: 'csv';
    /** @example "blog.cloudflare.com,www.example*,*cloudflare.com" */ hosts?: string;
    order_by?: 'first_seen_at' | 'last_seen_at';
    /** @example "2" */ page?: string;
    page_url?: string;
    /** @min 1 @max 100 @example 100 */ per_page?: number;
    prioritize_malicious?: boolean;
    /** @example "active,inactive" */ status?: string;
    /** @example "blog.cloudflare.com,www.example" */ urls?: string;
  }

  export interface Script {
    /** @readOnly */ id: ResourceID;
    added_at: DateTime;
    first_seen_at: DateTime;
    /** @example "blog.cloudflare.com" */ host: string;
    last_seen_at: DateTime;
    url: string;
    url_contains_cdn_cgi_path: boolean;
    /** @min 1 @max 99 */ cryptomining_score?: Integer | null;
    /** @min 1 @max 99 @deprecated */ dataflow_score?: Integer | null;
    domain_reported_malicious?: boolean;
    fetched_at?: string | null;
    /** @example "blog.cloudflare.com/page" */ first_page_url?: string;
    /** @minLength 64 @maxLength 64 */ hash?: string | null;
    /** @min 1 @max 99 */ js_integrity_score?: Integer | null;
    /** @min 1 @max 99 */ magecart_score?: Integer | null;
    malicious_domain_categories?: string[];
    malicious_url_categories?: string[];
    /** @min 1 @max 99 */ malware_score?: Integer | null;
    /** @min 1 @max 99 @deprecated */ obfuscation_score?: Integer | null;
    page_urls?: string[];
    url_reported_malicious?: boolean;
  }

  export type ScriptGetParams = InZone;

  export interface ScriptGetResponse {
    /** @readOnly */ id: ResourceID;
    added_at: DateTime;
    first_seen_at: DateTime;
    /** @example "blog.cloudflare.com" */ host: string;
    last_seen_at: DateTime;
    url: string;
    url_contains_cdn_cgi_path: boolean;
    /** @min 1 @max 99 */ cryptomining_score?: Integer | null;
    /** @min 1 @max 99 @deprecated */ dataflow_score?: Integer | null;
    domain_reported_malicious?: boolean;
    fetched_at?: string | null;
    /** @example "blog.cloudflare.com/page" */ first_page_url?: string;
    /** @minLength 64 @maxLength 64 */ hash?: string | null;
    /** @min 1 @max 99 */ js_integrity_score?: Integer | null;
    /** @min 1 @max 99 */ magecart_score?: Integer | null;
    malicious_domain_categories?: string[];
    malicious_url_categories?: string[];
    /** @min 1 @max 99 */ malware_score?: Integer | null;
    /** @min 1 @max 99 @deprecated */ obfuscation_score?: Integer | null;
    page_urls?: string[];
    url_reported_malicious?: boolean;
    versions?: ScriptGetResponse.Version[] | null;
  }
  export namespace ScriptGetResponse {
    export interface Version {
      /** @min 1 @max 99 */ cryptomining_score?: Integer | null;
      /** @min 1 @max 99 @deprecated */ dataflow_score?: Integer | null;
      fetched_at?: string | null;
      /** @minLength 64 @maxLength 64 */ hash?: string | null;
      /** @min 1 @max 99 */ js_integrity_score?: Integer | null;
      /** @min 1 @max 99 */ magecart_score?: Integer | null;
      /** @min 1 @max 99 */ malware_score?: Integer | null;
      /** @min 1 @max 99 @deprecated */ obfuscation_score?: Integer | null;
    }
  }

  /** Cookies set on the zone's pages. */
  export interface Cookies {
    /** Page through cookies seen on the zone by name, domain and attributes.
     *  @http GET /zones/{zone_id}/page_shield/cookies
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans business enterprise
     *  @auth api_email+api_key */
    list(params: CookieListParams, options?: RequestOptions): PagePromise<SinglePage<CookieGetResponse>, CookieGetResponse>;

    /** Look up one cookie seen on the zone.
     *  @http GET /zones/{zone_id}/page_shield/cookies/{cookie_id}
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans business enterprise
     *  @auth api_email+api_key */
    get(cookieID: ResourceID, params: CookieGetParams, options?: RequestOptions): APIPromise<CookieGetResponse | null>;
  }

  export interface CookieListParams extends InZone {
    direction?: 'asc' | 'desc';
    /** @maxLength 1024 @example "example.com" */ domain?: string;
    export?: 'csv';
    /** @example "blog.cloudflare.com,www.example*,*cloudflare.com" */ hosts?: string;
    http_only?: boolean;
    /** @maxLength 1024 @example "session_id" */ name?: string;
    order_by?: 'first_seen_at' | 'last_seen_at';
    /** @example "2" */ page?: string;
    page_url?: string;
    /** @maxLength 1024 @example "/" */ path?: string;
    /** @min 1 @max 100 @example 100 */ per_page?: number;
    same_site?: 'lax' | 'strict' | 'none';
    secure?: boolean;
    type?: 'first_party' | 'unknown';
  }

  export type CookieListResponse = CookieGetResponse;

  export type CookieGetParams = InZone;

  export interface CookieGetResponse {
    /** @readOnly */ id: ResourceID;
    first_seen_at: DateTime;
    /** @example "blog.cloudflare.com" */ host: string;
    last_seen_at: DateTime;
    /** @example "session_id" */ name: string;
    type: 'first_party' | 'unknown';
    /** @example "cloudflare.com" */ domain_attribute?: string;
    expires_attribute?: DateTime;
    http_only_attribute?: boolean;
    /** @example 3600 */ max_age_attribute?: Integer;
    page_urls?: string[];
    /** @example "/" */ path_attribute?: string;
    same_site_attribute?: 'lax' | 'strict' | 'none';
    secure_attribute?: boolean;
  }

  export type ConnectionsSinglePage = SinglePage<Connection>;

  export type CookieListResponsesSinglePage = SinglePage<CookieGetResponse>;

  export interface Policy {
    action: 'allow' | 'log' | 'add_reporting_directives';
    description: string;
    enabled: boolean;
    expression: string;
    value: string;
  }

  export type PolicyListResponsesSinglePage = SinglePage<PolicyGetResponse>;

  export type ScriptsSinglePage = SinglePage<Script>;
}
