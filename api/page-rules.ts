import type { APIPromise, JsonObject, RequestOptions } from './_client.ts';
import type { DateTime, Integer, InZone, ResourceID } from './_shared.ts';
import type { Zones } from './zones/index.ts';

/** Page Rules: Settings for URLs that match a pattern (older form of Rules).
 *  @product pageRules Page Rules
 *  @docs https://developers.cloudflare.com/rules/page-rules/ */
export interface PageRules {
  readonly settings: PageRules.Settings;

  /** Create a rule that applies settings to URLs matching a pattern.
   *
   *  Starts `disabled` unless `status` is active. How many rules a zone may have depends on the plan. New work should use Rules (rulesets)
   *  instead.
   *  @http POST /zones/{zone_id}/pagerules
   *  @permission Zone Write; Page Rules Write
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
   *    "targets": [{ "target": "url", "constraint": { "operator": "matches", "value": "*example.com/images/*" } }],
   *    "actions": [{ "id": "browser_cache_ttl", "value": 14400 }], "priority": 1, "status": "active"
   *  }
   *  @aliases forwarding URL; redirect */
  create(params: PageRules.PageRuleParams, options?: RequestOptions): APIPromise<PageRules.PageRule>;

  /** Replace a Page Rule's targets, actions, priority and status.
   *
   *  Actions and targets left out are gone. Use `edit` to change one part.
   *  @http PUT /zones/{zone_id}/pagerules/{pagerule_id}
   *  @permission Zone Write; Page Rules Write
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
   *    "targets": [{ "target": "url", "constraint": { "operator": "matches", "value": "*example.com/images/*" } }],
   *    "actions": [{ "id": "browser_cache_ttl", "value": 14400 }]
   *  } */
  update(pageruleID: ResourceID, params: PageRules.PageRuleParams, options?: RequestOptions): APIPromise<PageRules.PageRule>;

  /** List a zone's page rules.
   *
   *  Sorted by priority unless asked otherwise.
   *  @http GET /zones/{zone_id}/pagerules
   *  @permission Zone Read; Zone Write; Page Rules Write; Page Rules Read
   *  @availability ga
   *  @columns targets actions priority status created_on modified_on
   *  @key targets.constraint.value */
  list(params: PageRules.PageRuleListParams, options?: RequestOptions): APIPromise<PageRules.PageRuleListResponse>;

  /** Delete a page rule, so its settings no longer apply.
   *  @http DELETE /zones/{zone_id}/pagerules/{pagerule_id}
   *  @permission Zone Write; Page Rules Write
   *  @availability ga */
  delete(pageruleID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<PageRules.PageRuleDeleteResponse | null>;

  /** Edit only the given targets, actions, priority or status.
   *
   *  Given actions replace all actions of the rule.
   *  @http PATCH /zones/{zone_id}/pagerules/{pagerule_id}
   *  @body json required
   *  @permission Zone Write; Page Rules Write
   *  @availability ga
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "pagerule_id": "023e105f4ecef8ad9ca31a8372d0c353", "status": "disabled" } */
  edit(pageruleID: ResourceID, params: PageRules.PageRuleEditParams, options?: RequestOptions): APIPromise<PageRules.PageRule>;

  /** Get one page rule with its targets and actions.
   *  @http GET /zones/{zone_id}/pagerules/{pagerule_id}
   *  @permission Trust and Safety Write; Trust and Safety Read; Zero Trust: PII Read; Zaraz Edit; Zaraz Read; Zaraz Admin; Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read; Access: Mutual TLS Certificates Write; Access: Organizations, Identity Providers, and Groups Write; Zone Settings Write; Zone Settings Read; Zone Read; DNS Read; Workers Scripts Write; Workers Scripts Read; Zone Write; Workers Routes Write; Workers Routes Read; Stream Write; Stream Read; SSL and Certificates Write; SSL and Certificates Read; Logs Write; Logs Read; Cache Purge; Page Rules Write; Page Rules Read; Load Balancers Write; Load Balancers Read; Firewall Services Write; Firewall Services Read; DNS Write; Apps Write; Analytics Read
   *  @availability ga */
  get(pageruleID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<PageRules.PageRule>;
}

export declare namespace PageRules {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Rank when several rules match: only the one with the highest number counts. */ priority: number;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Page rule to work on, as `pageRules.list` shows it. @from pageRules.list */ pagerule_id: string;
  }

  /** One setting of a page rule. @discriminator id */
  export type PageRuleAction =
    | Zones.AlwaysUseHTTPS | Zones.AutomaticHTTPSRewrites | Zones.BrowserCacheTTL
    | Zones.BrowserCheck | BypassCacheOnCookie | CacheByDeviceType | CacheDeceptionArmor | CacheKeyFields
    | Zones.CacheLevel | CacheOnCookie | CacheTTLByStatus | PageRuleParams.DisableApps
    | DisablePerformance | DisableSecurity | DisableZaraz | EdgeCacheTTL | Zones.EmailObfuscation
    | ExplicitCacheControl | ForwardingURL | HostHeaderOverride | Zones.IPGeolocation | Zones.Mirage
    | Zones.OpportunisticEncryption | Zones.OriginErrorPagePassThru | Zones.Polish
    | ResolveOverride | RespectStrongEtag | Zones.ResponseBuffering | Zones.RocketLoader
    | Zones.SecurityLevel | Zones.SortQueryStringForCache | Zones.SSL
    | Zones.TrueClientIPHeader | Zones.WAF;

  export interface PageRuleSettings {
    /** Settings that count for matching requests; a redirect goes alone. */ actions?: PageRuleAction[];
    /** Pattern of the requests; one. */ targets?: Target[];
    /** Whether the rule is in effect. @default "disabled" */ status?: 'active' | 'disabled' | (string & {});
  }

  export interface PageRuleParams extends InZone, PageRuleSettings {
    actions: PageRuleAction[];
    targets: Target[];
    /** @default 1 */ priority?: Integer;
  }
  export namespace PageRuleParams {
    export interface DisableApps {
      /** Action: turn off Cloudflare Apps; deprecated. */ id?: 'disable_apps';
    }
  }

  export interface PageRule extends PageRuleSettings {
    /** Identifies the rule. */ id: ResourceID;
    actions: (/** @discriminator id */
      | Zones.AlwaysUseHTTPS | Zones.AutomaticHTTPSRewrites | Zones.BrowserCacheTTL | Zones.BrowserCheck
      | BypassCacheOnCookie | CacheByDeviceType | CacheDeceptionArmor | CacheKeyFields | Zones.CacheLevel
      | CacheOnCookie | CacheTTLByStatus | PageRuleParams.DisableApps | DisablePerformance | DisableSecurity
      | DisableZaraz | EdgeCacheTTL | Zones.EmailObfuscation | ExplicitCacheControl | ForwardingURL
      | HostHeaderOverride | Zones.IPGeolocation | Zones.Mirage | Zones.OpportunisticEncryption
      | Zones.OriginErrorPagePassThru | Zones.Polish | ResolveOverride | RespectStrongEtag
      | Zones.ResponseBuffering | Zones.RocketLoader | Zones.SecurityLevel | Zones.SortQueryStringForCache
      | Zones.SSL | Zones.TrueClientIPHeader | Zones.WAF
    )[];
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ modified_on: DateTime;
    /** @default 1 */ priority: Integer;
    /** @default "disabled" */ status: 'active' | 'disabled';
    targets: Target[];
  }

  export interface PageRuleListParams extends InZone {
    /** @default "desc" */ direction?: 'asc' | 'desc';
    /** Whether a rule must fulfil all filters or any one. @default "all" */ match?: 'any' | 'all';
    /** Property by which the rules are sorted. @default "priority" */ order?: 'status' | 'priority' | (string & {});
    /** Only rules that are in effect, or only disabled ones. @default "disabled" */ status?: 'active' | 'disabled' | (string & {});
  }

  export type PageRuleListResponse = PageRule[];

  export interface PageRuleDeleteResponse {
    /** Identifies the rule. */ id: ResourceID;
  }

  export interface PageRuleEditParams extends InZone, PageRuleSettings {
    /** @default 1 */ priority?: Integer;
  }

  /** Settings that a page rule can change. */
  export interface Settings {
    /** List the settings that page rules of a zone can use (deprecated).
     *  @http GET /zones/{zone_id}/pagerules/settings
     *  @permission Zone Read; Zone Write; Page Rules Write; Page Rules Read
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/available-page-rules-settings-list-available-page-rules-settings
     *  @sunset 2030-01-01
     *  @deprecated */
    list(params: InZone, options?: RequestOptions): APIPromise<SettingListResponse>;
  }

  export type SettingListResponse = JsonObject[];

  export interface Target {
    /** Pattern and how it is compared. */ constraint?: Target.Constraint;
    /** Criterion: the URL of the request. */ target?: 'url';
  }
  export namespace Target {
    export interface Constraint {
      /** Comparison operator for the address; `matches` treats `*` as a wildcard. @default "contains" */
      operator: 'matches' | 'contains' | 'equals' | 'not_equal' | 'not_contain';
      /** Address pattern with up to four `*`, which redirects can use as `$1` to `$4`. @example "*example.com/images/*" */
      value: string;
    }
  }

  export interface BypassCacheOnCookie {
    /** Fixed value: skips the cache if a cookie matches. */ id?: 'bypass_cache_on_cookie';
    /** Regular expression compared with the names of the request's cookies. @minLength 1 @maxLength 150 @example "bypass=.*|PHPSESSID=.*" */
    value?: string;
  }

  export interface CacheByDeviceType {
    /** Fixed value: caches phones, tablets and desktops apart. */ id?: 'cache_by_device_type';
    /** `on` turns the action on for matching requests, `off` turns it off. */ value?: 'on' | 'off';
  }

  export interface CacheDeceptionArmor {
    /** Fixed value: caches only what has the content type its file extension promises. */ id?: 'cache_deception_armor';
    /** `on` turns the action on for matching requests, `off` turns it off. */ value?: 'on' | 'off';
  }

  export interface CacheKeyFields {
    /** Fixed value: chooses the parts of the request that make up the cache key. */ id?: 'cache_key_fields';
    /** Parts of the request that make up the cache key. */ value?: CacheKeyFields.Value;
  }
  export namespace CacheKeyFields {
    export interface Value {
      /** Cookies that are part of the cache key, by value or by presence. */ cookie?: Value.Cookie;
      /** Request headers that are part of the cache key, by value or by presence. */ header?: Value.Header;
      /** Host used in the cache key: the visitor's or the resolved one. */ host?: Value.Host;
      /** Query parameters that are part of the cache key, or are left out of it. */ query_string?: Value.QueryString;
      /** Properties of the visitor that are part of the cache key. */ user?: Value.User;
    }
    export namespace Value {
      export interface Cookie {
        /** Names of which only the presence counts in the cache key, not the value. @minItems 1 @maxItems 50 */
        check_presence?: (/** @minLength 1 */ string)[];
        /** Names of which the value is part of the cache key. @minItems 1 @maxItems 50 */ include?: (/** @minLength 1 */ string)[];
      }
      export interface Header {
        /** Names of which only the presence counts in the cache key, not the value. @minItems 1 @maxItems 50 */
        check_presence?: (/** @minLength 1 */ string)[];
        /** Header names left out of the cache key; only `origin` can be. @minItems 1 @maxItems 50 */ exclude?: (/** @minLength 1 */ string)[];
        /** Names of which the value is part of the cache key. @minItems 1 @maxItems 50 */ include?: (/** @minLength 1 */ string)[];
      }
      export interface Host {
        /** If true, the host after Resolve Override is used in the cache key; else the `Host` header of the visitor. */ resolved?: boolean;
      }
      export interface QueryString {
        /** Query parameters left out of the cache key; `*` ignores the whole query string. */
        exclude?: '*' | /** @minItems 1 @maxItems 50 */ (/** @minLength 1 */ string)[];
        /** Query parameters that alone are part of the cache key; `*` takes all. */
        include?: '*' | /** @minItems 1 @maxItems 50 */ (/** @minLength 1 */ string)[];
      }
      export interface User {
        /** Whether phone, tablet and desktop have separate cache entries. */ device_type?: boolean;
        /** Whether each country of visitors has separate cache entries. */ geo?: boolean;
        /** Whether each first language of `Accept-Language` has separate cache entries. */ lang?: boolean;
      }
    }
  }

  export interface CacheOnCookie {
    /** Fixed value: caches only if a cookie matches. */ id?: 'cache_on_cookie';
    /** Regular expression compared with the names of the request's cookies. @minLength 1 @maxLength 150 @example "bypass=.*|PHPSESSID=.*" */
    value?: string;
  }

  export interface CacheTTLByStatus {
    /** Fixed value: sets how long responses are cached, by their status code. */ id?: 'cache_ttl_by_status';
    /** Status codes or ranges such as `200-299`, each with seconds to cache, `no-cache` or `no-store`. */
    value?: { [key: string]: 'no-cache' | 'no-store' | Integer };
  }

  export interface DisablePerformance {
    /** Fixed value: turns performance features off for matching requests. */ id?: 'disable_performance';
  }

  export interface DisableSecurity {
    /** Fixed value: turns security features off for matching requests. */ id?: 'disable_security';
  }

  export interface DisableZaraz {
    /** Fixed value: turns Zaraz off for matching requests. */ id?: 'disable_zaraz';
  }

  export interface EdgeCacheTTL {
    /** Fixed value: sets how long Cloudflare caches, whatever the origin says. */ id?: 'edge_cache_ttl';
    /** Seconds a file is kept. @min 1 @max 31536000 @unit seconds */ value?: Integer;
  }

  export interface ExplicitCacheControl {
    /** Fixed value: decides whether the origin's Cache-Control header is strictly followed. */ id?: 'explicit_cache_control';
    /** `on` turns the action on for matching requests, `off` turns it off. */ value?: 'on' | 'off';
  }

  export interface ForwardingURL {
    /** Fixed value: redirects to another address; must be the rule's only action. */ id?: 'forwarding_url';
    /** Destination and status of the redirect. */ value?: ForwardingURL.Value;
  }
  export namespace ForwardingURL {
    export interface Value {
      /** Whether the redirect is permanent (301) or temporary (302). */ status_code?: 301 | 302;
      /** Address to redirect to; `$1`, `$2` stand for what the pattern's wildcards matched. @maxLength 1500 */ url?: string;
    }
  }

  export interface HostHeaderOverride {
    /** Fixed value: replaces the Host header sent to the origin. */ id?: 'host_header_override';
    /** Hostname to put in the Host header. @minLength 1 @example "example.com" */ value?: string;
  }

  export interface ResolveOverride {
    /** Fixed value: connects to the address of another hostname. */ id?: 'resolve_override';
    /** Hostname whose DNS record gives the address of the origin. @example "example.com" */ value?: string;
  }

  export interface RespectStrongEtag {
    /** Fixed value: keeps strong ETags, turning off what changes the content. */ id?: 'respect_strong_etag';
    /** `on` turns the action on for matching requests, `off` turns it off. */ value?: 'on' | 'off';
  }
}
