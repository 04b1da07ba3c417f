import type { APIPromise, JsonObject, RequestOptions } from './_client.ts';
import type { DateTime, InZone, Integer, ResourceID, RoleParam } from './_shared.ts';
import type { Rulesets } from './rulesets.ts';
import type { Zones } from './zones.ts';

/** Page Rules: Settings for URLs that match a pattern (older form of Rules).
 *  @product pageRules Page Rules
 *  @docs https://developers.cloudflare.com/rules/page-rules/ */
export interface PageRules {
  readonly settings: PageRules.Settings;

  /** Add a rule that applies settings to URLs matching a pattern.
   *  @http POST /zones/{zone_id}/pagerules
   *  @permission Zone Write; Page Rules Write
   *  @availability ga */
  create(params: PageRules.PageRuleCreateParams, options?: RequestOptions): APIPromise<PageRules.PageRule>;

  /** Replace a Page Rule's targets, actions, priority and status.
   *  @http PUT /zones/{zone_id}/pagerules/{pagerule_id}
   *  @permission Zone Write; Page Rules Write
   *  @availability ga */
  update(pageruleID: ResourceID, params: PageRules.PageRuleUpdateParams, options?: RequestOptions): APIPromise<PageRules.PageRule>;

  /** List a zone's Page Rules by status, sorted as asked.
   *  @http GET /zones/{zone_id}/pagerules
   *  @permission Zone Read; Zone Write; Page Rules Write; Page Rules Read
   *  @availability ga */
  list(params: PageRules.PageRuleListParams, options?: RequestOptions): APIPromise<PageRules.PageRuleListResponse>;

  /** Delete a Page Rule, so its settings no longer apply.
   *  @http DELETE /zones/{zone_id}/pagerules/{pagerule_id}
   *  @permission Zone Write; Page Rules Write
   *  @availability ga */
  delete(pageruleID: ResourceID, params: PageRules.PageRuleDeleteParams, options?: RequestOptions): APIPromise<RoleParam | null>;

  /** Change only the given targets, actions, priority or status of a Page Rule.
   *  @http PATCH /zones/{zone_id}/pagerules/{pagerule_id}
   *  @body json required
   *  @permission Zone Write; Page Rules Write
   *  @availability ga */
  edit(pageruleID: ResourceID, params: PageRules.PageRuleEditParams, options?: RequestOptions): APIPromise<PageRules.PageRule>;

  /** Look up one Page Rule with its targets and actions.
   *  @http GET /zones/{zone_id}/pagerules/{pagerule_id}
   *  @permission Trust and Safety Write; Trust and Safety Read; Zero Trust: PII Read; Zaraz Edit; Zaraz Read; Zaraz Admin; Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read; Access: Mutual TLS Certificates Write; Access: Organizations, Identity Providers, and Groups Write; Zone Settings Write; Zone Settings Read; Zone Read; DNS Read; Workers Scripts Write; Workers Scripts Read; Zone Write; Workers Routes Write; Workers Routes Read; Stream Write; Stream Read; SSL and Certificates Write; SSL and Certificates Read; Logs Write; Logs Read; Cache Purge; Page Rules Write; Page Rules Read; Load Balancers Write; Load Balancers Read; Firewall Services Write; Firewall Services Read; DNS Write; Apps Write; Analytics Read
   *  @availability ga */
  get(pageruleID: ResourceID, params: PageRules.PageRuleGetParams, options?: RequestOptions): APIPromise<PageRules.PageRule>;
}

export declare namespace PageRules {
  export interface PageRuleCreateParams extends InZone {
    actions: (/** @discriminator id */ Zones.AlwaysUseHTTPS | Zones.AutomaticHTTPSRewrites | Zones.BrowserCacheTTL | Zones.BrowserCheck | PageRule.BypassCacheOnCookie | PageRule.CacheByDeviceType | PageRule.CacheDeceptionArmor | PageRule.CacheKeyFields | Zones.CacheLevel | PageRule.CacheOnCookie | PageRule.CacheTTLByStatus | PageRule.DisableApps | PageRule.DisablePerformance | PageRule.DisableSecurity | PageRule.DisableZaraz | PageRule.EdgeCacheTTL | Zones.EmailObfuscation | PageRule.ExplicitCacheControl | PageRule.ForwardingURL | PageRule.HostHeaderOverride | Zones.IPGeolocation | Zones.Mirage | Zones.OpportunisticEncryption | Zones.OriginErrorPagePassThru | Zones.Polish | PageRule.ResolveOverride | PageRule.RespectStrongEtag | Zones.ResponseBuffering | Zones.RocketLoader | Zones.SecurityLevel | Zones.SortQueryStringForCache | Zones.SSL | Zones.TrueClientIPHeader | Zones.WAF)[];
    targets: Target[];
    /** @default 1 */ priority?: Integer;
    /** @default "disabled" */ status?: 'active' | 'disabled';
  }
  export namespace PageRuleCreateParams {
    export type BypassCacheOnCookie = PageRule.BypassCacheOnCookie;
    export type CacheByDeviceType = PageRule.CacheByDeviceType;
    export type CacheDeceptionArmor = PageRule.CacheDeceptionArmor;
    export import CacheKeyFields = PageRule.CacheKeyFields;
    export type CacheOnCookie = PageRule.CacheOnCookie;
    export type CacheTTLByStatus = PageRule.CacheTTLByStatus;
    export type DisableApps = PageRule.DisableApps;
    export type DisablePerformance = PageRule.DisablePerformance;
    export type DisableSecurity = PageRule.DisableSecurity;
    export type DisableZaraz = PageRule.DisableZaraz;
    export type EdgeCacheTTL = PageRule.EdgeCacheTTL;
    export type ExplicitCacheControl = PageRule.ExplicitCacheControl;
    export import ForwardingURL = PageRule.ForwardingURL;
    export type HostHeaderOverride = PageRule.HostHeaderOverride;
    export type ResolveOverride = PageRule.ResolveOverride;
    export type RespectStrongEtag = PageRule.RespectStrongEtag;
  }

  export interface PageRule {
    id: ResourceID;
    actions: (/** @discriminator id */ Zones.AlwaysUseHTTPS | Zones.AutomaticHTTPSRewrites | Zones.BrowserCacheTTL | Zones.BrowserCheck | PageRule.BypassCacheOnCookie | PageRule.CacheByDeviceType | PageRule.CacheDeceptionArmor | PageRule.CacheKeyFields | Zones.CacheLevel | PageRule.CacheOnCookie | PageRule.CacheTTLByStatus | PageRule.DisableApps | PageRule.DisablePerformance | PageRule.DisableSecurity | PageRule.DisableZaraz | PageRule.EdgeCacheTTL | Zones.EmailObfuscation | PageRule.ExplicitCacheControl | PageRule.ForwardingURL | PageRule.HostHeaderOverride | Zones.IPGeolocation | Zones.Mirage | Zones.OpportunisticEncryption | Zones.OriginErrorPagePassThru | Zones.Polish | PageRule.ResolveOverride | PageRule.RespectStrongEtag | Zones.ResponseBuffering | Zones.RocketLoader | Zones.SecurityLevel | Zones.SortQueryStringForCache | Zones.SSL | Zones.TrueClientIPHeader | Zones.WAF)[];
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ modified_on: DateTime;
    /** @default 1 */ priority: Integer;
    /** @default "disabled" */ status: 'active' | 'disabled';
    targets: Target[];
  }
  export namespace PageRule {
    export interface BypassCacheOnCookie {
      id?: 'bypass_cache_on_cookie';
      /** @minLength 1 @maxLength 150 @example "bypass=.*|PHPSESSID=.*" */ value?: string;
    }
    export interface CacheByDeviceType {
      id?: 'cache_by_device_type';
      value?: 'on' | 'off';
    }
    export interface CacheDeceptionArmor {
      id?: 'cache_deception_armor';
      value?: 'on' | 'off';
    }
    export interface CacheKeyFields {
      id?: 'cache_key_fields';
      value?: CacheKeyFields.Value;
    }
    export namespace CacheKeyFields {
      export interface Value {
        cookie?: Value.Cookie;
        header?: Value.Header;
        host?: Value.Host;
        query_string?: Value.QueryString;
        user?: Rulesets.SetCacheSettingsCustomCacheKeyUser;
      }
      export namespace Value {
        export interface Cookie {
          /** @minItems 1 @maxItems 50 */ check_presence?: (/** @minLength 1 */ string)[];
          /** @minItems 1 @maxItems 50 */ include?: (/** @minLength 1 */ string)[];
        }
        export interface Header {
          /** @minItems 1 @maxItems 50 */ check_presence?: (/** @minLength 1 */ string)[];
          /** @minItems 1 @maxItems 50 */ exclude?: (/** @minLength 1 */ string)[];
          /** @minItems 1 @maxItems 50 */ include?: (/** @minLength 1 */ string)[];
        }
        export interface Host {
          resolved?: boolean;
        }
        export interface QueryString {
          exclude?: '*' | /** @minItems 1 @maxItems 50 */ (/** @minLength 1 */ string)[];
          include?: '*' | /** @minItems 1 @maxItems 50 */ (/** @minLength 1 */ string)[];
        }
        export type User = Rulesets.SetCacheSettingsCustomCacheKeyUser;
      }
    }
    export interface CacheOnCookie {
      id?: 'cache_on_cookie';
      /** @minLength 1 @maxLength 150 @example "bypass=.*|PHPSESSID=.*" */ value?: string;
    }
    export interface CacheTTLByStatus {
      id?: 'cache_ttl_by_status';
      value?: { [key: string]: 'no-cache' | 'no-store' | Integer };
    }
    export interface DisableApps {
      id?: 'disable_apps';
    }
    export interface DisablePerformance {
      id?: 'disable_performance';
    }
    export interface DisableSecurity {
      id?: 'disable_security';
    }
    export interface DisableZaraz {
      id?: 'disable_zaraz';
    }
    export interface EdgeCacheTTL {
      id?: 'edge_cache_ttl';
      /** @min 1 @max 31536000 */ value?: Integer;
    }
    export interface ExplicitCacheControl {
      id?: 'explicit_cache_control';
      value?: 'on' | 'off';
    }
    export interface ForwardingURL {
      id?: 'forwarding_url';
      value?: ForwardingURL.Value;
    }
    export namespace ForwardingURL {
      export interface Value {
        status_code?: 301 | 302;
        /** @maxLength 1500 */ url?: string;
      }
    }
    export interface HostHeaderOverride {
      id?: 'host_header_override';
      /** @minLength 1 @example "example.com" */ value?: string;
    }
    export interface ResolveOverride {
      id?: 'resolve_override';
      /** @example "example.com" */ value?: string;
    }
    export interface RespectStrongEtag {
      id?: 'respect_strong_etag';
      value?: 'on' | 'off';
    }
  }

  export import PageRuleUpdateParams = PageRules.PageRuleCreateParams;

  export interface PageRuleListParams extends InZone {
    /** @default "desc" */ direction?: 'asc' | 'desc';
    /** @default "all" */ match?: 'any' | 'all';
    /** @default "priority" */ order?: 'status' | 'priority';
    /** @default "disabled" */ status?: 'active' | 'disabled';
  }

  export type PageRuleListResponse = PageRule[];

  export type PageRuleDeleteParams = InZone;

  export type PageRuleDeleteResponse = RoleParam;

  export interface PageRuleEditParams extends InZone {
    actions?: (/** @discriminator id */ Zones.AlwaysUseHTTPS | Zones.AutomaticHTTPSRewrites | Zones.BrowserCacheTTL | Zones.BrowserCheck | PageRule.BypassCacheOnCookie | PageRule.CacheByDeviceType | PageRule.CacheDeceptionArmor | PageRule.CacheKeyFields | Zones.CacheLevel | PageRule.CacheOnCookie | PageRule.CacheTTLByStatus | PageRule.DisableApps | PageRule.DisablePerformance | PageRule.DisableSecurity | PageRule.DisableZaraz | PageRule.EdgeCacheTTL | Zones.EmailObfuscation | PageRule.ExplicitCacheControl | PageRule.ForwardingURL | PageRule.HostHeaderOverride | Zones.IPGeolocation | Zones.Mirage | Zones.OpportunisticEncryption | Zones.OriginErrorPagePassThru | Zones.Polish | PageRule.ResolveOverride | PageRule.RespectStrongEtag | Zones.ResponseBuffering | Zones.RocketLoader | Zones.SecurityLevel | Zones.SortQueryStringForCache | Zones.SSL | Zones.TrueClientIPHeader | Zones.WAF)[];
    /** @default 1 */ priority?: Integer;
    /** @default "disabled" */ status?: 'active' | 'disabled';
    targets?: Target[];
  }
  export namespace PageRuleEditParams {
    export type BypassCacheOnCookie = PageRule.BypassCacheOnCookie;
    export type CacheByDeviceType = PageRule.CacheByDeviceType;
    export type CacheDeceptionArmor = PageRule.CacheDeceptionArmor;
    export import CacheKeyFields = PageRule.CacheKeyFields;
    export type CacheOnCookie = PageRule.CacheOnCookie;
    export type CacheTTLByStatus = PageRule.CacheTTLByStatus;
    export type DisableApps = PageRule.DisableApps;
    export type DisablePerformance = PageRule.DisablePerformance;
    export type DisableSecurity = PageRule.DisableSecurity;
    export type DisableZaraz = PageRule.DisableZaraz;
    export type EdgeCacheTTL = PageRule.EdgeCacheTTL;
    export type ExplicitCacheControl = PageRule.ExplicitCacheControl;
    export import ForwardingURL = PageRule.ForwardingURL;
    export type HostHeaderOverride = PageRule.HostHeaderOverride;
    export type ResolveOverride = PageRule.ResolveOverride;
    export type RespectStrongEtag = PageRule.RespectStrongEtag;
  }

  export type PageRuleGetParams = InZone;

  /** What such a rule can change. */
  export interface Settings {
    /** List the settings that page rules of a zone can use (deprecated).
     *  @http GET /zones/{zone_id}/pagerules/settings
     *  @permission Zone Read; Zone Write; Page Rules Write; Page Rules Read
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/available-page-rules-settings-list-available-page-rules-settings
     *  @sunset 2030-01-01
     *  @deprecated */
    list(params: SettingListParams, options?: RequestOptions): APIPromise<SettingListResponse>;
  }

  export type SettingListParams = InZone;

  export type SettingListResponse = JsonObject[];

  export interface Target {
    constraint?: Target.Constraint;
    target?: 'url';
  }
  export namespace Target {
    export interface Constraint {
      /** @default "contains" */ operator: 'matches' | 'contains' | 'equals' | 'not_equal' | 'not_contain';
      /** @example "*example.com/images/*" */ value: string;
    }
  }

  export import TargetParam = PageRules.Target;
}
