import type { APIPromise, ByID, JsonObject, RequestOptions } from '../_client.ts';
import type { DateTime, Integer, InZone } from '../_shared.ts';
import type { Zones } from './index.ts';

/** Most on or off options of a domain, by id. */
export interface Settings {
  /** Edit one zone setting, named by its id.
   *
   *  The form of `value` depends on the setting; most take "on" or "off". A setting that the plan does not include is refused (`editable`
   *  false).
   *  @http PATCH /zones/{zone_id}/settings/{setting_id}
   *  @body json required
   *  @permission Zone Settings Write
   *  @plans business enterprise
   *  @availability ga
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "setting_id": "always_use_https", "value": "on" }
   *  @aliases always use https; min tls version; development mode */
  edit<ID extends string>(settingID: ID, params: SettingEditParams, options?: RequestOptions): APIPromise<ByID<SettingResult, ID>>;

  /** Get the value of one zone setting, named by its id.
   *  @http GET /zones/{zone_id}/settings/{setting_id}
   *  @permission Zone Settings Write; Zone Settings Read
   *  @plans business enterprise
   *  @availability ga */
  get<ID extends string>(settingID: ID, params: InZone, options?: RequestOptions): APIPromise<ByID<SettingResult, ID>>;

  /** List all settings of a zone in one request (deprecated).
   *
   *  Deprecated: it does not know newer settings. Read them one by one with `get`.
   *  @http GET /zones/{zone_id}/settings
   *  @permission Zone Settings Write; Zone Settings Read
   *  @plans free pro business enterprise
   *  @availability deprecated
   *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-all-zone-settings
   *  @sunset 2030-01-01
   *  @deprecated zones.settings.get
   *  @columns id value editable modified_on
   *  @key id */
  list(
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<(Zones.T0rtt | Zones.AdvancedDdos | Zones.CacheRulesAegis | Zones.AlwaysOnlineSetting | Zones.AlwaysUseHTTPSSetting | Zones.AutomaticHTTPSRewritesSetting | Zones.BrotliSetting | Zones.BrowserCacheTtl | Zones.BrowserCheckSetting | Zones.CacheLevelSetting | Zones.ChallengeTtl | Zones.Ciphers | Zones.ContentConverter | Zones.CnameFlattening | Zones.DevelopmentMode | Zones.EarlyHintsSetting | Zones.EdgeCacheTtl | Zones.EmailObfuscationSetting | Zones.H2PrioritizationSetting | Zones.HotlinkProtectionSetting | Zones.HTTP2Setting | Zones.HTTP3Setting | Zones.ImageResizingSetting | Zones.IPGeolocationSetting | Zones.Ipv | Zones.MaxUpload | Zones.MinTLSVersion | Zones.MirageSetting | Zones.Nel | Zones.OpportunisticEncryptionSetting | Zones.OpportunisticOnionSetting | Zones.OrangeToOrangeSetting | Zones.OriginErrorPagePassThruSetting | Zones.CacheRulesOriginH2MaxStreams | Zones.CacheRulesOriginMaxHTTPVersion | Zones.PolishSetting | Zones.PrefetchPreloadSetting | Zones.PrivacyPass | Zones.ProxyReadTimeout | Zones.PseudoIpv | Zones.RedirectsForAITraining | Zones.ReplaceInsecureJs | Zones.ResponseBufferingSetting | Zones.RocketLoaderSetting | Zones.SchemasAutomaticPlatformOptimization | Zones.SearchForAgents | Zones.SecurityHeader | Zones.SecurityLevelSetting | Zones.ServerSideExclude | Zones.Sha1Support | Zones.SortQueryStringForCacheSetting | Zones.SSLSetting | Zones.SSLRecommenderSetting | Zones.Tls12Only | Zones.Tls | Zones.TLSClientAuthSetting | Zones.Transformations | Zones.TransformationsAllowedOriginsSetting | Zones.TrueClientIPHeaderSetting | Zones.Waf | Zones.WebmcpEnabled | Zones.WebmcpPacks | Zones.Webp | Zones.Websockets)[]>;

  /** Edit several settings of a zone in one request (deprecated).
   *
   *  Deprecated: change settings one by one with `edit`.
   *  @http PATCH /zones/{zone_id}/settings
   *  @body json required
   *  @permission Zone Settings Write
   *  @plans free pro business enterprise
   *  @availability deprecated
   *  @docs https://developers.cloudflare.com/api/operations/zone-settings-edit-zone-settings-info
   *  @sunset 2030-01-01
   *  @deprecated zones.settings.edit */
  bulkEdit(
    params: SettingBulkEditParams,
    options?: RequestOptions,
  ): APIPromise<(Zones.T0rtt | Zones.AdvancedDdos | Zones.CacheRulesAegis | Zones.AlwaysOnlineSetting | Zones.AlwaysUseHTTPSSetting | Zones.AutomaticHTTPSRewritesSetting | Zones.BrotliSetting | Zones.BrowserCacheTtl | Zones.BrowserCheckSetting | Zones.CacheLevelSetting | Zones.ChallengeTtl | Zones.Ciphers | Zones.ContentConverter | Zones.CnameFlattening | Zones.DevelopmentMode | Zones.EarlyHintsSetting | Zones.EdgeCacheTtl | Zones.EmailObfuscationSetting | Zones.H2PrioritizationSetting | Zones.HotlinkProtectionSetting | Zones.HTTP2Setting | Zones.HTTP3Setting | Zones.ImageResizingSetting | Zones.IPGeolocationSetting | Zones.Ipv | Zones.MaxUpload | Zones.MinTLSVersion | Zones.MirageSetting | Zones.Nel | Zones.OpportunisticEncryptionSetting | Zones.OpportunisticOnionSetting | Zones.OrangeToOrangeSetting | Zones.OriginErrorPagePassThruSetting | Zones.CacheRulesOriginH2MaxStreams | Zones.CacheRulesOriginMaxHTTPVersion | Zones.PolishSetting | Zones.PrefetchPreloadSetting | Zones.PrivacyPass | Zones.ProxyReadTimeout | Zones.PseudoIpv | Zones.RedirectsForAITraining | Zones.ReplaceInsecureJs | Zones.ResponseBufferingSetting | Zones.RocketLoaderSetting | Zones.SchemasAutomaticPlatformOptimization | Zones.SearchForAgents | Zones.SecurityHeader | Zones.SecurityLevelSetting | Zones.ServerSideExclude | Zones.Sha1Support | Zones.SortQueryStringForCacheSetting | Zones.SSLSetting | Zones.SSLRecommenderSetting | Zones.Tls12Only | Zones.Tls | Zones.TLSClientAuthSetting | Zones.Transformations | Zones.TransformationsAllowedOriginsSetting | Zones.TrueClientIPHeaderSetting | Zones.Waf | Zones.WebmcpEnabled | Zones.WebmcpPacks | Zones.Webp | Zones.Websockets)[]>;
}

export type SettingEditParams = SettingEditParams.EnabledSetting | SettingEditParams.ValueSetting;
export declare namespace SettingEditParams {
  export interface EnabledSetting extends InZone {
    /** Whether the feature is on for the zone. @default false */ enabled?: boolean;
  }
  export interface ValueSetting extends InZone {
    /** New value; which ones are allowed depends on the setting. */ value?:
      | string | string[] | number | boolean | null | Zones.AegisValue | Zones.NelValue
      | Zones.AutomaticPlatformOptimization | ValueSetting.ZonesSecurityHeaderValue | JsonObject;
  }
  export namespace ValueSetting {
    export interface ZonesSecurityHeaderValue {
      /** The HSTS header that browsers get. */ strict_transport_security?: Zones.SecurityHeaders.Value.StrictTransportSecurity;
    }
  }
}

/** @discriminator id */
export type SettingResult =
  | Zones.ZeroRTT | Zones.AdvancedDDoS | SettingResult.ZonesCacheRulesAegis | Zones.AlwaysOnline
  | SettingResult.ZonesAlwaysUseHTTPS2 | SettingResult.ZonesAutomaticHTTPSRewrites | Zones.Brotli
  | SettingResult.ZonesBrowserCacheTTL2 | SettingResult.ZonesBrowserCheck
  | Zones.CacheLevelSetting | Zones.ChallengeTTL | Zones.ChinaNetworkEnabled
  | SettingResult.ZonesContentConverter | Zones.Ciphers | Zones.CnameFlattening
  | Zones.DevelopmentMode | Zones.EarlyHints | SettingResult.ZonesEdgeCacheTTL2
  | SettingResult.ZonesEmailObfuscation | Zones.H2Prioritization | Zones.HotlinkProtection | Zones.HTTP2 | Zones.HTTP3
  | Zones.ImageResizing | SettingResult.ZonesIPGeolocation | Zones.IPV6 | SettingResult.ZonesMaxUpload
  | Zones.MinTLSVersion | Zones.MirageSetting | Zones.NEL | SettingResult.ZonesOpportunisticEncryption
  | Zones.OpportunisticOnion | Zones.OrangeToOrange | SettingResult.ZonesOriginErrorPagePassThru
  | SettingResult.ZonesCacheRulesOriginH2MaxStreams
  | SettingResult.ZonesCacheRulesOriginMaxHTTPVersion | SettingResult.ZonesPolish
  | Zones.PrefetchPreload | SettingResult.ZonesPreRender | Zones.PrivacyPass
  | Zones.ProxyReadTimeout | Zones.PseudoIpv | SettingResult.ZonesRedirectsForAITraining
  | SettingResult.ZonesReplaceInsecureJS | SettingResult.ZonesResponseBuffering
  | SettingResult.ZonesRocketLoader | Zones.SchemasAutomaticPlatformOptimization
  | SettingResult.ZonesSearchForAgents | Zones.SecurityHeaders | SettingResult.ZonesSecurityLevel
  | Zones.ServerSideExcludes | SettingResult.ZonesSha1Support
  | SettingResult.ZonesSortQueryStringForCache | Zones.SSLSetting | Zones.SSLRecommender
  | SettingResult.ZonesTLS1_2Only | Zones.TLS1_ | Zones.TLSClientAuth | Zones.Transformations
  | SettingResult.ZonesTransformationsAllowedOrigins | SettingResult.ZonesTrueClientIPHeader
  | SettingResult.ZonesWAF | SettingResult.ZonesWebmcpEnabled
  | Zones.WebmcpPacks | Zones.WebP | Zones.Websocket;
export declare namespace SettingResult {
  export interface ZonesCacheRulesAegis {
    /** Setting that the value belongs to: egress IP addresses of your own. */ id: 'aegis';
    /** @readOnly */ modified_on?: DateTime | null;
    /** Whether Aegis is on, and the pool of egress IPs. */ value?: ZonesCacheRulesAegis.Value;
  }
  export namespace ZonesCacheRulesAegis {
    export interface Value {
      /** Whether the setting is on. */ enabled?: boolean;
      /** Group of dedicated egress addresses used toward the origin. @example "3f6c9a2e41d84b7f" */ pool_id?: string;
    }
  }
  export interface ZonesAlwaysUseHTTPS2 extends Zones.SettingState, Zones.SwitchState {
    /** Setting that the value belongs to: http requests are redirected (301) to https. */ id: 'always_use_https';
  }
  export interface ZonesAutomaticHTTPSRewrites extends Zones.SettingState, Zones.EditableSwitch {
    /** Setting that the value belongs to: http links in pages are rewritten to https where that works. */ id: 'automatic_https_rewrites';
  }
  export interface ZonesBrowserCacheTTL2 extends Zones.SettingState, Zones.BrowserCacheTTL {
    id: 'browser_cache_ttl';
    /** @min 0 @max 31536000 @default 14400 @unit seconds */ value: Integer;
  }
  export interface ZonesBrowserCheck extends Zones.SettingState, Zones.EditableSwitch {
    /** Setting that the value belongs to: Browser Integrity Check, which turns suspicious headers away. */ id: 'browser_check';
  }
  export interface ZonesContentConverter extends Zones.SettingState, Zones.FeatureState {
    /** Setting that the value belongs to: pages are served as Markdown to clients that ask for it. */ id: 'content_converter';
  }
  export interface ZonesEdgeCacheTTL2 extends Zones.SettingState {
    /** Setting that the value belongs to: how long Cloudflare keeps files. */ id: 'edge_cache_ttl';
    /** Seconds for which Cloudflare keeps files. @default 7200 */ value:
      | 30 | 60 | 300 | 1200 | 1800 | 3600 | 7200 | 10800 | 14400 | 18000 | 28800 | 43200 | 57600 | 72000
      | 86400 | 172800 | 259200 | 345600 | 432000 | 518400 | 604800;
  }
  export interface ZonesEmailObfuscation extends Zones.SettingState, Zones.EditableSwitch {
    /** Setting that the value belongs to: email addresses in pages are hidden from bots. */ id: 'email_obfuscation';
  }
  export interface ZonesIPGeolocation extends Zones.SettingState, Zones.EditableSwitch {
    /** Setting that the value belongs to: the visitor's country goes to the origin in `CF-IPCountry`. */ id: 'ip_geolocation';
  }
  export interface ZonesMaxUpload extends Zones.SettingState {
    /** Setting that the value belongs to: largest request body. */ id: 'max_upload';
    /** Largest request body that is accepted, in megabytes. @default 100 */ value:
      | 100 | 125 | 150 | 175 | 200 | 225 | 250 | 275 | 300 | 325 | 350 | 375 | 400 | 425 | 450 | 475 | 500
      | 1000 | 1500 | 2000 | 2500 | 3000 | 3500 | 4000 | 4500 | 5000;
  }
  export interface ZonesOpportunisticEncryption extends Zones.SettingState, Zones.EditableSwitch {
    /** Setting that the value belongs to: http addresses may be fetched over TLS. */ id: 'opportunistic_encryption';
  }
  export interface ZonesOriginErrorPagePassThru extends Zones.SettingState, Zones.SwitchState {
    /** Setting that the value belongs to: the origin's error pages are shown. */ id: 'origin_error_page_pass_thru';
  }
  export interface ZonesCacheRulesOriginH2MaxStreams {
    /** Setting that the value belongs to: parallel requests on a connection to the origin. */ id: 'origin_h2_max_streams';
    /** @readOnly */ modified_on?: DateTime | null;
    /** Requests that one HTTP/2 connection to the origin may carry at a time; 1 turns multiplexing off. @min 1 @max 1000 @example 50 */ value?: Integer;
  }
  export interface ZonesCacheRulesOriginMaxHTTPVersion {
    /** Setting that the value belongs to: the highest HTTP version to the origin. */ id: 'origin_max_http_version';
    /** @readOnly */ modified_on?: DateTime | null;
    /** Highest HTTP version that is tried to the origin. */ value?: '2' | '1';
  }
  export interface ZonesPolish extends Zones.SettingState, Zones.Polish {
    id: 'polish';
    /** @default "off" */ value: 'off' | 'lossless' | 'lossy';
  }
  export interface ZonesPreRender {
    /** Setting that the value belongs to: pages are rendered ahead. */ id: 'pre_render';
    /** Whether the setting is on for the zone. */ value: 'off' | 'on';
    editable?: true | false;
    modified_on?: string | null;
  }
  export interface ZonesRedirectsForAITraining extends Zones.SettingState, Zones.FeatureState {
    /** Setting that the value belongs to: AI training crawlers are redirected to the canonical pages. */ id: 'redirects_for_ai_training';
  }
  export interface ZonesReplaceInsecureJS extends Zones.SettingState, Zones.SwitchState {
    /** Setting that the value belongs to: insecure JavaScript libraries are replaced. */ id: 'replace_insecure_js';
  }
  export interface ZonesResponseBuffering extends Zones.SettingState, Zones.SwitchState {
    /** Setting that the value belongs to: answers are held until the origin has sent all. */ id: 'response_buffering';
  }
  export interface ZonesRocketLoader extends Zones.SettingState, Zones.SwitchState {
    /** Setting that the value belongs to: scripts run only after the page has been shown. */ id: 'rocket_loader';
  }
  export interface ZonesSearchForAgents extends Zones.SettingState, Zones.FeatureState {
    /** Setting that the value belongs to: search of the site for AI agents. */ id: 'search_for_agents';
  }
  export interface ZonesSecurityLevel extends Zones.SettingState, Zones.SecurityLevel {
    id: 'security_level';
    /** @default "medium" */ value: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
  }
  export interface ZonesSha1Support extends Zones.SettingState, Zones.FeatureState {
    /** Setting that the value belongs to: certificates with SHA-1 for very old browsers. */ id: 'sha1_support';
  }
  export interface ZonesSortQueryStringForCache extends Zones.SettingState, Zones.SwitchState {
    /** Setting that the value belongs to: the order of the query string does not matter to the cache. */ id: 'sort_query_string_for_cache';
  }
  export interface ZonesTLS1_2Only extends Zones.SettingState, Zones.FeatureState {
    /** Setting that the value belongs to: only TLS 1.2 is allowed to visitors. */ id: 'tls_1_2_only';
  }
  export interface ZonesTransformationsAllowedOrigins extends Zones.SettingState {
    /** Setting that the value belongs to: origins that images may come from. */ id: 'transformations_allowed_origins';
    /** Origins that are allowed, separated by commas. */ value: string;
  }
  export interface ZonesTrueClientIPHeader extends Zones.SettingState, Zones.SwitchState {
    /** Setting that the value belongs to: the visitor's address goes to the origin in `True-Client-IP`. */ id: 'true_client_ip_header';
  }
  export interface ZonesWAF extends Zones.SettingState, Zones.SwitchState {
    /** Setting that the value belongs to: the old managed rules run. */ id: 'waf';
  }
  export interface ZonesWebmcpEnabled extends Zones.SettingState, Zones.FeatureState {
    /** Setting that the value belongs to: the site offers tools to AI agents (WebMCP). */ id: 'webmcp_enabled';
  }
}

export interface SettingBulkEditParams extends InZone {
  /** Settings to change, each with `id` and `value`. @body */ body: MultipleSettings;
}

export type MultipleSettings = (Zones.T0rtt | Zones.AdvancedDdos | Zones.CacheRulesAegis | Zones.AlwaysOnlineSetting | Zones.AlwaysUseHTTPSSetting | Zones.AutomaticHTTPSRewritesSetting | Zones.BrotliSetting | Zones.BrowserCacheTtl | Zones.BrowserCheckSetting | Zones.CacheLevelSetting | Zones.ChallengeTtl | Zones.ChinaNetworkEnabled | Zones.ContentConverter | Zones.Ciphers | Zones.CnameFlattening | Zones.DevelopmentMode | Zones.EarlyHintsSetting | Zones.EdgeCacheTtl | Zones.EmailObfuscationSetting | Zones.H2PrioritizationSetting | Zones.HotlinkProtectionSetting | Zones.HTTP2Setting | Zones.HTTP3Setting | Zones.IPGeolocationSetting | Zones.Ipv | Zones.MaxUpload | Zones.MinTLSVersion | Zones.MirageSetting | Zones.Nel | Zones.OpportunisticEncryptionSetting | Zones.OpportunisticOnionSetting | Zones.OrangeToOrangeSetting | Zones.OriginErrorPagePassThruSetting | Zones.CacheRulesOriginH2MaxStreams | Zones.CacheRulesOriginMaxHTTPVersion | Zones.PolishSetting | Zones.PrefetchPreloadSetting | Zones.PrivacyPass | Zones.ProxyReadTimeout | Zones.PseudoIpv | Zones.RedirectsForAITraining | Zones.ReplaceInsecureJs | Zones.ResponseBufferingSetting | Zones.RocketLoaderSetting | Zones.SchemasAutomaticPlatformOptimization | Zones.SearchForAgents | Zones.SecurityHeader | Zones.SecurityLevelSetting | Zones.ServerSideExclude | Zones.Sha1Support | Zones.SortQueryStringForCacheSetting | Zones.SSLSetting | Zones.SSLRecommenderSetting | Zones.Tls12Only | Zones.Tls | Zones.TLSClientAuthSetting | Zones.TrueClientIPHeaderSetting | Zones.Waf | Zones.WebmcpEnabled | Zones.WebmcpPacks | Zones.Webp | Zones.Websockets)[];
