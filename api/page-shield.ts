import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, Integer, InZone, ResourceID } from './_shared.ts';

/** Page Shield: Watch over scripts, connections and cookies in your visitors' browsers.
 *  @product pageShield Page Shield
 *  @docs https://developers.cloudflare.com/client-side-security/ */
export interface PageShield {
  readonly policies: PageShield.Policies;
  readonly connections: PageShield.Connections;
  readonly scripts: PageShield.Scripts;
  readonly cookies: PageShield.Cookies;

  /** Replace the Page Shield settings of a zone.
   *
   *  Scripts and connections show only after visitors have loaded pages with it on.
   *  @http PUT /zones/{zone_id}/page_shield
   *  @body json required
   *  @permission Page Shield; Domain Page Shield; Zone Settings Write
   *  @plans pro business enterprise
   *  @auth api_email+api_key
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true, "use_cloudflare_reporting_endpoint": true,
   *    "use_connection_url_path": false
   *  }
   *  @aliases client-side security */
  update(params: PageShield.PageShieldUpdateParams, options?: RequestOptions): APIPromise<PageShield.PageShieldResult>;

  /** Get the Page Shield settings of a zone.
   *  @http GET /zones/{zone_id}/page_shield
   *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
   *  @plans pro business enterprise
   *  @auth api_email+api_key */
  get(params: InZone, options?: RequestOptions): APIPromise<PageShield.PageShieldResult | null>;
}

export declare namespace PageShield {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Note for people about the policy. */ description: string;
    /** Pages it applies to, in the language of rules. */ expression: string;
    /** Directives of a Content Security Policy. */ value: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Connection to work on, as `pageShield.connections.list` shows it. @from pageShield.connections.list */ connection_id: string;
    /** Cookie to work on, as `pageShield.cookies.list` shows it. @from pageShield.cookies.list */ cookie_id: string;
    /** Policy to work on, as `pageShield.policies.list` shows it. @from pageShield.policies.list */ policy_id: string;
    /** Script to work on, as `pageShield.scripts.list` shows it. @from pageShield.scripts.list */ script_id: string;
  }

  export interface MonitoringSettings {
    /** Whether scripts, connections and cookies of pages are watched. */ enabled?: boolean;
    /** If true, browsers report to Cloudflare's own address; else to a path on your domain. */ use_cloudflare_reporting_endpoint?: boolean;
    /** If true, paths of connection URLs are analyzed too, not only their hosts. */ use_connection_url_path?: boolean;
  }

  export interface PageShieldUpdateParams extends InZone, MonitoringSettings {}

  export interface PageShieldResult extends MonitoringSettings {
    enabled: boolean;
    /** @example "2022-10-12T17:56:52.083582+01:00" */ updated_at: string;
    use_cloudflare_reporting_endpoint: boolean;
    use_connection_url_path: boolean;
  }

  /** Allowed scripts and connections, enforced by Content Security Policy. */
  export interface Policies {
    /** Create a policy that allows or logs resources on some pages.
     *
     *  `allow` blocks in browsers whatever the policy does not name: try `log` first.
     *  @http POST /zones/{zone_id}/page_shield/policies
     *  @permission Page Shield; Domain Page Shield; Zone Settings Write
     *  @plans pro business enterprise
     *  @auth api_email+api_key
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "action": "log", "description": "Checkout pages", "enabled": true,
     *    "expression": "ends_with(http.request.uri.path, \"/checkout\")", "value": "script-src 'self'"
     *  } */
    create(params: PolicyCreateParams, options?: RequestOptions): APIPromise<Policy | null>;

    /** Replace a policy's expression, action, value and state.
     *  @http PUT /zones/{zone_id}/page_shield/policies/{policy_id}
     *  @body json required
     *  @permission Page Shield; Domain Page Shield; Zone Settings Write
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    update(policyID: ResourceID, params: PolicyUpdateParams, options?: RequestOptions): APIPromise<Policy | null>;

    /** List the Page Shield policies of a zone.
     *  @http GET /zones/{zone_id}/page_shield/policies
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans pro business enterprise
     *  @auth api_email+api_key
     *  @columns description expression action value enabled */
    list(params: InZone, options?: RequestOptions): PagePromise<SinglePage<Policy>, Policy>;

    /** Delete a policy, so that its directives are no longer sent.
     *  @http DELETE /zones/{zone_id}/page_shield/policies/{policy_id}
     *  @response void
     *  @permission Page Shield; Domain Page Shield; Zone Settings Write
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    delete(policyID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<void>;

    /** Get one policy with its expression and action.
     *  @http GET /zones/{zone_id}/page_shield/policies/{policy_id}
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    get(policyID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Policy | null>;
  }

  export interface PolicyEffect {
    /** Browser behavior for resources: `allow` blocks all others, `log` only reports them. */ action?: 'allow' | 'log' | 'add_reporting_directives' | (string & {});
    /** Whether the policy is sent with pages. */ enabled?: boolean;
  }

  export interface PolicyCreateParams extends InZone, PolicyEffect {
    action: 'allow' | 'log' | 'add_reporting_directives' | (string & {});
    description: string;
    enabled: boolean;
    /** @minLength 1 */ expression: string;
    /** @minLength 1 */ value: string;
  }

  export interface Policy extends PolicyEffect {
    /** Identifies the policy; given by Cloudflare. @readOnly */ id: ResourceID;
    action: 'allow' | 'log' | 'add_reporting_directives';
    description: string;
    enabled: boolean;
    expression: string;
    value: string;
  }

  export interface PolicyUpdateParams extends InZone, PolicyEffect {
    description?: string;
    /** @minLength 1 */ expression?: string;
    /** @minLength 1 */ value?: string;
  }

  /** Outbound requests made by the zone's pages. */
  export interface Connections {
    /** As CSV. @response text/csv */
    list(params: ConnectionListParams & { export: 'csv' }, options?: RequestOptions): APIPromise<string>;

    /** List connections seen on pages, by host, URL and status.
     *  @http GET /zones/{zone_id}/page_shield/connections
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans business enterprise
     *  @auth api_email+api_key
     *  @columns host url url_reported_malicious domain_reported_malicious first_seen_at last_seen_at */
    list(params: ConnectionListParams, options?: RequestOptions): PagePromise<SinglePage<Connection>, Connection>;

    /** Get one outbound connection seen on the zone's pages.
     *  @http GET /zones/{zone_id}/page_shield/connections/{connection_id}
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans business enterprise
     *  @auth api_email+api_key */
    get(connectionID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Connection | null>;
  }

  export interface ConnectionListParams extends InZone {
    direction?: 'asc' | 'desc';
    /** If true, connections to paths below `/cdn-cgi` are left out. */ exclude_cdn_cgi?: boolean;
    /** Texts, URL-encoded and comma-separated; connections whose URL contains one are left out. @example "blog.cloudflare.com,www.example" @minLength 1 */
    exclude_urls?: string;
    /** `csv` returns a file with up to 50,000 connections. */ export?: 'csv';
    /** Hosts, comma-separated, that connections go to; `*` may stand at either end.
     *  @example "blog.cloudflare.com,www.example*,*cloudflare.com" @minLength 1 */
    hosts?: string;
    /** Time that connections are sorted by. */ order_by?: 'first_seen_at' | 'last_seen_at' | (string & {});
    /** @example "2" */ page?: string;
    /** Page it was last seen on; `*` may stand at either end. @minLength 1 */ page_url?: string;
    /** @min 1 @max 100 @example 100 */ per_page?: number;
    /** If true, malicious connections come first. */ prioritize_malicious?: boolean;
    /** States to list, comma-separated: `active`, `infrequent`, `inactive`. @example "active,inactive" @minLength 1 */ status?: string;
    /** Texts, URL-encoded and comma-separated, one of which the connection's URL contains. @example "blog.cloudflare.com,www.example" @minLength 1 */
    urls?: string;
  }

  export type ConnectionListResponsesSinglePage = SinglePage<Connection>;

  export interface SeenResource {
    /** Time at which it entered the list. */ added_at: DateTime;
    /** Time of the first sighting. */ first_seen_at: DateTime;
    /** Time of the latest sighting. */ last_seen_at: DateTime;
    /** Whether the address lies below `/cdn-cgi`, Cloudflare's own path. */ url_contains_cdn_cgi_path: boolean;
    /** Whether the domain is on a list of malicious ones. */ domain_reported_malicious?: boolean;
    /** Page of the first sighting. @example "blog.cloudflare.com/page" */ first_page_url?: string;
    /** Reasons why the domain counts as malicious. */ malicious_domain_categories?: string[];
    /** Reasons why the URL counts as malicious. */ malicious_url_categories?: string[];
    /** Pages it was seen on. */ page_urls?: string[];
    /** Whether the exact URL is on a list of malicious ones. */ url_reported_malicious?: boolean;
  }

  export interface Connection extends SeenResource {
    /** Identifies the connection; given by Cloudflare. @readOnly */ id: ResourceID;
    /** Host that the connection goes to. @example "blog.cloudflare.com" */ host: string;
    /** Address that the connection goes to. */ url: string;
  }

  /** JavaScript files loaded by the zone's pages. */
  export interface Scripts {
    /** As CSV. @response text/csv */
    list(params: ScriptListParams & { export: 'csv' }, options?: RequestOptions): APIPromise<string>;

    /** List scripts seen on pages, by host, URL and status.
     *
     *  As `csv` the response is text with up to 50,000 entries.
     *  @http GET /zones/{zone_id}/page_shield/scripts
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans pro business enterprise
     *  @auth api_email+api_key
     *  @columns host url js_integrity_score url_reported_malicious first_seen_at last_seen_at */
    list(params: ScriptListParams, options?: RequestOptions): PagePromise<SinglePage<ScriptListResponse>, ScriptListResponse>;

    /** Get one script seen on the zone's pages, with its versions.
     *  @http GET /zones/{zone_id}/page_shield/scripts/{script_id}
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans pro business enterprise
     *  @auth api_email+api_key */
    get(scriptID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<ScriptGetResponse | null>;
  }

  export interface ScriptListParams extends InZone {
    direction?: 'asc' | 'desc';
    /** If true, scripts below `/cdn-cgi` are left out. @default true */ exclude_cdn_cgi?: boolean;
    /** If true, of scripts with equal content on one host only the latest is listed. @default true */ exclude_duplicates?: boolean;
    /** Texts, URL-encoded and comma-separated; scripts whose URL contains one are left out. @example "blog.cloudflare.com,www.example" @minLength 1 */
    exclude_urls?: string;
    /** `csv` returns a file with up to 50,000 scripts. */ export?: 'csv';
    /** Hosts, comma-separated, that scripts come from; `*` may stand at either end.
     *  @example "blog.cloudflare.com,www.example*,*cloudflare.com" @minLength 1 */
    hosts?: string;
    /** Time that scripts are sorted by. */ order_by?: 'first_seen_at' | 'last_seen_at' | (string & {});
    /** @example "2" */ page?: string;
    /** Page the script was last seen on; `*` may stand at either end. @minLength 1 */ page_url?: string;
    /** @min 1 @max 100 @example 100 */ per_page?: number;
    /** If true, malicious scripts come first. */ prioritize_malicious?: boolean;
    /** States of scripts to list, comma-separated: `active`, `infrequent`, `inactive`. @example "active,inactive" @minLength 1 */ status?: string;
    /** Texts, URL-encoded and comma-separated, one of which the script's URL contains. @example "blog.cloudflare.com,www.example" @minLength 1 */
    urls?: string;
  }

  export interface ScriptScores {
    /** Likelihood that the code mines cryptocurrency; 1 is surely bad, 99 surely harmless. @min 1 @max 99 */ cryptomining_score?: Integer | null;
    /** Part of the former rating; use `js_integrity_score`. @min 1 @max 99 @deprecated */ dataflow_score?: Integer | null;
    /** Time at which Cloudflare last fetched the code. */ fetched_at?: string | null;
    /** SHA-256 of the code that was analyzed, in hex. @minLength 64 @maxLength 64 */ hash?: string | null;
    /** Overall rating of the code; 1 is surely malicious, 99 surely harmless. @min 1 @max 99 */ js_integrity_score?: Integer | null;
    /** Likelihood that the code steals payment data; 1 is surely bad, 99 surely harmless. @min 1 @max 99 */ magecart_score?: Integer | null;
    /** Likelihood that the code is malware; 1 is surely bad, 99 surely harmless. @min 1 @max 99 */ malware_score?: Integer | null;
    /** Former rating of how far the code is disguised. @min 1 @max 99 @deprecated */ obfuscation_score?: Integer | null;
  }

  export interface ScriptGetResponse extends ScriptListResponse {
    /** Former and present contents of the script, newest first. */ versions?: ScriptScores[] | null;
  }

  export type ScriptListResponsesSinglePage = SinglePage<ScriptListResponse>;

  export interface ScriptListResponse extends SeenResource, ScriptScores {
    /** Identifies the script; given by Cloudflare. @readOnly */ id: ResourceID;
    /** Host that the script comes from. @example "blog.cloudflare.com" */ host: string;
    /** Address that the script was loaded from. */ url: string;
  }

  /** Cookies set on the zone's pages. */
  export interface Cookies {
    /** As CSV. @response text/csv */
    list(params: CookieListParams & { export: 'csv' }, options?: RequestOptions): APIPromise<string>;

    /** List cookies seen on the zone, by name, domain and attributes.
     *  @http GET /zones/{zone_id}/page_shield/cookies
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans business enterprise
     *  @auth api_email+api_key
     *  @columns name host type domain_attribute same_site_attribute first_seen_at last_seen_at */
    list(params: CookieListParams, options?: RequestOptions): PagePromise<SinglePage<Cookie>, Cookie>;

    /** Get one cookie seen on the zone.
     *  @http GET /zones/{zone_id}/page_shield/cookies/{cookie_id}
     *  @permission Page Shield; Domain Page Shield Read; Domain Page Shield; Page Shield Read; Zone Settings Write; Zone Settings Read
     *  @plans business enterprise
     *  @auth api_email+api_key */
    get(cookieID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Cookie | null>;
  }

  export interface CookieListParams extends InZone {
    direction?: 'asc' | 'desc';
    /** Only cookies with this domain attribute. @maxLength 1024 @example "example.com" */ domain?: string;
    /** `csv` returns a file with up to 50,000 cookies. */ export?: 'csv';
    /** Hosts, comma-separated, that cookies were set on; `*` may stand at either end.
     *  @example "blog.cloudflare.com,www.example*,*cloudflare.com" @minLength 1 */
    hosts?: string;
    /** Only cookies that scripts cannot read (true) or can (false). */ http_only?: boolean;
    /** Only cookies so called; `*` may stand at either end. @maxLength 1024 @example "session_id" */ name?: string;
    /** Time that cookies are sorted by. */ order_by?: 'first_seen_at' | 'last_seen_at' | (string & {});
    /** @example "2" */ page?: string;
    /** Page it was last seen on; `*` may stand at either end. @minLength 1 */ page_url?: string;
    /** Only cookies with this path attribute. @maxLength 1024 @example "/" */ path?: string;
    /** @min 1 @max 100 @example 100 */ per_page?: number;
    /** Only cookies with this SameSite attribute. */ same_site?: 'lax' | 'strict' | 'none' | (string & {});
    /** Only cookies sent over HTTPS alone (true) or also without (false). */ secure?: boolean;
    /** Only cookies the site itself set, or of unknown origin. */ type?: 'first_party' | 'unknown' | (string & {});
  }

  export interface Cookie {
    /** Identifies the cookie; given by Cloudflare. @readOnly */ id: ResourceID;
    /** Time of the first sighting. */ first_seen_at: DateTime;
    /** Host that the cookie was set on. @example "blog.cloudflare.com" */ host: string;
    /** Time of the latest sighting. */ last_seen_at: DateTime;
    /** Name under which the browser stores it. @example "session_id" */ name: string;
    /** Whether the site itself set it, as far as is known. */ type: 'first_party' | 'unknown';
    /** Domains it is sent to; absent, only the host that set it. @example "cloudflare.com" */ domain_attribute?: string;
    /** Time at which the browser drops it. */ expires_attribute?: DateTime;
    /** Whether scripts of the page are barred from it. */ http_only_attribute?: boolean;
    /** Time the browser keeps it. @example 3600 @unit seconds */ max_age_attribute?: Integer;
    /** Pages it was seen on. */ page_urls?: string[];
    /** Path it is sent to. @example "/" */ path_attribute?: string;
    /** Whether it is sent with requests from other sites. */ same_site_attribute?: 'lax' | 'strict' | 'none';
    /** Whether it is sent over HTTPS only. */ secure_attribute?: boolean;
  }

  export type CookieListResponsesSinglePage = SinglePage<Cookie>;

  export type PolicyListResponsesSinglePage = SinglePage<Policy>;
}
