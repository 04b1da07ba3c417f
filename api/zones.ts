import type {
  APIPromise,
  JsonObject,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from './_client.ts';
import type {
  DateTime,
  ErrorData,
  InZone,
  Integer,
  RatePlan,
  ResourceID,
  ResponseInfo,
  ResultInfo,
  RoleParam,
} from './_shared.ts';
import type * as Shared from './_shared.ts';
import type { Accounts } from './accounts.ts';
import type { Rules } from './rules.ts';
import type { User } from './user.ts';

/** Zones: Domains on Cloudflare with their settings, plan and state.
 *  @product zones Zones
 *  @docs https://developers.cloudflare.com/fundamentals/ */
export interface Zones {
  readonly activationCheck: Zones.ActivationCheck;
  readonly settings: Zones.Settings;
  readonly transformationsAllowedOrigins: Zones.TransformationsAllowedOriginsResource;
  readonly transformationsC2pa: Zones.TransformationsC2paResource;
  readonly environments: Zones.Environments;
  readonly customNameservers: Zones.CustomNameservers;
  readonly holds: Zones.Holds;
  readonly subscriptions: Zones.Subscriptions;
  readonly plans: Zones.Plans;
  readonly ratePlans: Zones.RatePlans;
  readonly ct: Zones.CT;
  readonly observability: Zones.Observability;
  readonly nel: Zones.NELResource;
  readonly entitlements: Zones.Entitlements;
  readonly analytics: Zones.Analytics;
  readonly aegis: Zones.AegisResource;
  readonly automaticPlatformOptimization: Zones.AutomaticPlatformOptimizationResource;
  readonly binaryAST: Zones.BinaryAST;
  readonly fonts: Zones.Fonts;
  readonly h2Prioritization: Zones.H2PrioritizationResource;
  readonly imageResizing: Zones.ImageResizingResource;
  readonly originH2MaxStreams: Zones.OriginH2MaxStreams;
  readonly originMaxHTTPVersion: Zones.OriginMaxHTTPVersionResource;
  readonly rum: Zones.Rum;
  readonly speedBrain: Zones.SpeedBrain;
  readonly sslAutomaticMode: Zones.SSLAutomaticMode;
  readonly transformationsConfig: Zones.TransformationsConfig;

  /** Add a domain to an account as a zone of the given type.
   *  @http POST /zones
   *  @permission Zone Zone Edit; Zone DNS Edit
   *  @availability ga */
  create(params: Zones.ZoneCreateParams, options?: RequestOptions): APIPromise<Zones.Zone>;

  /** Page through zones by name, account, status or type.
   *  @http GET /zones
   *  @permission Zone Zone Read
   *  @availability ga */
  list(params?: Zones.ZoneListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<Zones.Zone>, Zones.Zone>;

  /** Delete a zone together with its records and settings.
   *  @http DELETE /zones/{zone_id}
   *  @permission Zone Write
   *  @plans free pro business enterprise
   *  @availability ga */
  delete(params: Zones.ZoneDeleteParams, options?: RequestOptions): APIPromise<RoleParam | null>;

  /** Pause a zone, change its type or set its vanity name servers.
   *  @http PATCH /zones/{zone_id}
   *  @body json required
   *  @permission Zone Write
   *  @plans free pro business enterprise
   *  @availability ga */
  edit(params: Zones.ZoneEditParams, options?: RequestOptions): APIPromise<Zones.Zone>;

  /** Fetch one zone's details by ID.
   *  @http GET /zones/{zone_id}
   *  @permission Trust and Safety Write; Trust and Safety Read; Zero Trust: PII Read; Zaraz Edit; Zaraz Read; Zaraz Admin; Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read; Access: Mutual TLS Certificates Write; Access: Organizations, Identity Providers, and Groups Write; Zone Settings Write; Zone Settings Read; Zone Read; DNS Read; Workers Scripts Write; Workers Scripts Read; Zone Write; Workers Routes Write; Workers Routes Read; Stream Write; Stream Read; SSL and Certificates Write; SSL and Certificates Read; Logs Write; Logs Read; Cache Purge; Page Rules Write; Page Rules Read; Load Balancers Write; Load Balancers Read; Firewall Services Write; Firewall Services Read; DNS Write; Apps Write; Analytics Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(params: Zones.ZoneGetParams, options?: RequestOptions): APIPromise<Zones.Zone>;
}

export declare namespace Zones {
  export interface ZoneCreateParams {
    account: Zone.TenantUnit;
    /** @maxLength 253 @example "example.com" */ name: string;
    /** @default "full" */ type?: Type;
  }
  export namespace ZoneCreateParams {
    export type Account = Zone.TenantUnit;
  }

  export interface Zone {
    id: ResourceID;
    account: Zone.Tenant;
    /** @readOnly */ activated_on: DateTime | null;
    /** @readOnly */ created_on: DateTime;
    /** @example 7200 @readOnly */ development_mode: number;
    meta: Zone.Meta;
    /** @readOnly */ modified_on: DateTime;
    /** @maxLength 253 @example "example.com" */ name: string;
    /** @readOnly */ name_servers: (/** @format hostname */ string)[];
    /** @maxLength 50 @example "NameCheap" @readOnly */ original_dnshost: string | null;
    /** @readOnly */ original_name_servers: (/** @format hostname */ string)[] | null;
    /** @example "GoDaddy" @readOnly */ original_registrar: string | null;
    owner: Zone.Owner;
    /** @deprecated */ plan: Zone.Plan;
    /** @example "cdn.cloudflare.com" */ cname_suffix?: string;
    /** @default false */ paused?: boolean;
    /** @deprecated */ permissions?: string[];
    /** @readOnly */ status?: 'initializing' | 'pending' | 'active' | 'moved';
    tenant?: Zone.Tenant;
    tenant_unit?: Zone.TenantUnit;
    /** @default "full" */ type?: Type;
    /** @default [] */ vanity_name_servers?: (/** @format hostname @maxLength 253 */ string)[];
    /** @example "284344499-1084221259" @readOnly */ verification_key?: string;
  }
  export namespace Zone {
    export type Account = Tenant;
    export interface Meta {
      cdn_only?: boolean;
      /** @example 1 */ custom_certificate_quota?: Integer;
      dns_only?: boolean;
      foundation_dns?: boolean;
      /** @example 100 */ page_rule_quota?: Integer;
      phishing_detected?: boolean;
      /** @example 2 */ step?: Integer;
    }
    export interface Owner {
      id?: ResourceID;
      name?: string;
      /** @example "organization" */ type?: string;
    }
    export interface Plan {
      id?: ResourceID;
      can_subscribe?: boolean;
      /** @example "USD" */ currency?: string;
      externally_managed?: boolean;
      /** @example "monthly" */ frequency?: string;
      is_subscribed?: boolean;
      legacy_discount?: boolean;
      /** @example "free" */ legacy_id?: string;
      name?: string;
      /** @example 10.99 */ price?: number;
    }
    export interface Tenant {
      id?: ResourceID;
      name?: string;
    }
    export interface TenantUnit {
      id?: ResourceID;
    }
  }

  export interface ZoneListParams {
    account?: ZoneListParams.Account;
    direction?: 'asc' | 'desc';
    /** @default "all" */ match?: 'any' | 'all';
    /** @maxLength 253 */ name?: string;
    order?: 'name' | 'status' | 'account.id' | 'account.name' | 'plan.id';
    status?: 'initializing' | 'pending' | 'active' | 'moved';
    /** @comma */ type?: ('full' | 'partial' | 'secondary' | 'internal')[];
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }
  export namespace ZoneListParams {
    export interface Account {
      id?: string;
      /** @maxLength 253 */ name?: string;
    }
  }

  export type ZoneDeleteParams = InZone;

  export type ZoneDeleteResponse = RoleParam;

  export interface ZoneEditParams extends InZone {
    /** @default false */ paused?: boolean;
    type?: 'full' | 'partial' | 'secondary' | 'internal';
    /** @default [] */ vanity_name_servers?: (/** @format hostname @maxLength 253 */ string)[];
  }

  export type ZoneGetParams = InZone;

  /** Another look at whether the nameservers were changed. */
  export interface ActivationCheck {
    /** Ask for a new activation check of a pending zone.
     *  @http PUT /zones/{zone_id}/activation_check
     *  @permission Zone Write
     *  @availability ga */
    trigger(params: ActivationCheckTriggerParams, options?: RequestOptions): APIPromise<Zone.TenantUnit>;
  }

  export type ActivationCheckTriggerParams = InZone;

  export type ActivationCheckTriggerResponse = Zone.TenantUnit;

  /** Most on or off options of a domain, by id. */
  export interface Settings {
    /** Change one zone setting, named by its ID.
     *  @http PATCH /zones/{zone_id}/settings/{setting_id}
     *  @body json required
     *  @permission Zone Settings Write
     *  @plans business enterprise
     *  @availability ga */
    edit(settingID: string, params: SettingEditParams, options?: RequestOptions): APIPromise<SettingGetResponse>;

    /** Read the value of one zone setting, named by its ID.
     *  @http GET /zones/{zone_id}/settings/{setting_id}
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans business enterprise
     *  @availability ga */
    get(settingID: string, params: SettingGetParams, options?: RequestOptions): APIPromise<SettingGetResponse>;

    /** Read all settings of a zone in one request (deprecated).
     *  @http GET /zones/{zone_id}/settings
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-all-zone-settings
     *  @sunset 2030-01-01
     *  @deprecated zones.settings.get */
    list(
      params: SettingListParams,
      options?: RequestOptions,
    ): APIPromise<(T0rtt | AdvancedDdos | CacheRulesAegis | AlwaysOnline2 | AlwaysUseHTTPS2 | AutomaticHTTPSRewrites2 | Brotli2 | BrowserCacheTtl | BrowserCheck2 | CacheLevel2 | ChallengeTtl | Ciphers2 | ContentConverter | CnameFlattening | DevelopmentMode2 | EarlyHints2 | EdgeCacheTtl | EmailObfuscation2 | H2Prioritization2 | HotlinkProtection2 | Http2 | Http3 | ImageResizing2 | IPGeolocation2 | Ipv6 | MaxUpload | MinTLSVersion2 | Mirage2 | Nel | OpportunisticEncryption2 | OpportunisticOnion2 | OrangeToOrange2 | OriginErrorPagePassThru2 | CacheRulesOriginH2MaxStreams | CacheRulesOriginMaxHTTPVersion | Polish2 | PrefetchPreload2 | PrivacyPass | ProxyReadTimeout2 | PseudoIpv4 | RedirectsForAITraining | ReplaceInsecureJs | ResponseBuffering2 | RocketLoader2 | SchemasAutomaticPlatformOptimization | SearchForAgents | SecurityHeader | SecurityLevel2 | ServerSideExclude | Sha1Support | SortQueryStringForCache2 | SSL2 | SSLRecommender2 | Tls12Only | Tls13 | TLSClientAuth2 | Transformations | TransformationsAllowedOrigins2 | TrueClientIPHeader2 | Waf | WebmcpEnabled | WebmcpPacks | Webp | Websockets)[]>;

    /** Change several settings of a zone in one request (deprecated).
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
    ): APIPromise<(T0rtt | AdvancedDdos | CacheRulesAegis | AlwaysOnline2 | AlwaysUseHTTPS2 | AutomaticHTTPSRewrites2 | Brotli2 | BrowserCacheTtl | BrowserCheck2 | CacheLevel2 | ChallengeTtl | Ciphers2 | ContentConverter | CnameFlattening | DevelopmentMode2 | EarlyHints2 | EdgeCacheTtl | EmailObfuscation2 | H2Prioritization2 | HotlinkProtection2 | Http2 | Http3 | ImageResizing2 | IPGeolocation2 | Ipv6 | MaxUpload | MinTLSVersion2 | Mirage2 | Nel | OpportunisticEncryption2 | OpportunisticOnion2 | OrangeToOrange2 | OriginErrorPagePassThru2 | CacheRulesOriginH2MaxStreams | CacheRulesOriginMaxHTTPVersion | Polish2 | PrefetchPreload2 | PrivacyPass | ProxyReadTimeout2 | PseudoIpv4 | RedirectsForAITraining | ReplaceInsecureJs | ResponseBuffering2 | RocketLoader2 | SchemasAutomaticPlatformOptimization | SearchForAgents | SecurityHeader | SecurityLevel2 | ServerSideExclude | Sha1Support | SortQueryStringForCache2 | SSL2 | SSLRecommender2 | Tls12Only | Tls13 | TLSClientAuth2 | Transformations | TransformationsAllowedOrigins2 | TrueClientIPHeader2 | Waf | WebmcpEnabled | WebmcpPacks | Webp | Websockets)[]>;
  }

  export type SettingEditParams = SettingEditParams.Variant0 | SettingEditParams.Variant1;
  export namespace SettingEditParams {
    export interface Variant0 extends InZone {
      /** @default false */ enabled?: boolean;
    }
    export interface Variant1 extends InZone {
      value?: unknown;
    }
    export namespace Variant1 {
      export type ZonesCacheRulesAegisValue = AegisValue;
      export type ZonesNELValue = NEL.Value;
      export import ZonesSecurityHeaderValue = SecurityHeaders.Value;
    }
  }

  export import SettingEditResponse = Zones.SettingGetResponse;

  export type SettingGetParams = InZone;

  /** @discriminator id */
  export type SettingGetResponse =
    | ZeroRTT | AdvancedDDoS | CacheRulesAegis | AlwaysOnline | SettingGetResponse.ZonesAlwaysUseHTTPS2
    | SettingGetResponse.ZonesAutomaticHTTPSRewrites2 | Brotli | SettingGetResponse.ZonesBrowserCacheTTL2
    | SettingGetResponse.ZonesBrowserCheck2 | SettingGetResponse.ZonesCacheLevel2 | ChallengeTTL
    | SettingGetResponse.ZonesChinaNetworkEnabled | SettingGetResponse.ZonesContentConverter | Ciphers
    | SettingGetResponse.ZonesCNAMEFlattening | DevelopmentMode | EarlyHints
    | SettingGetResponse.ZonesEdgeCacheTTL2 | SettingGetResponse.ZonesEmailObfuscation2 | H2Prioritization
    | HotlinkProtection | HTTP2 | HTTP3 | ImageResizing | SettingGetResponse.ZonesIPGeolocation2 | IPV6
    | SettingGetResponse.ZonesMaxUpload | MinTLSVersion | SettingGetResponse.ZonesMirage2 | NEL
    | SettingGetResponse.ZonesOpportunisticEncryption2 | OpportunisticOnion | OrangeToOrange
    | SettingGetResponse.ZonesOriginErrorPagePassThru2 | CacheRulesOriginH2MaxStreams
    | CacheRulesOriginMaxHTTPVersion | SettingGetResponse.ZonesPolish2 | PrefetchPreload
    | SettingGetResponse.ZonesPrivacyPass | ProxyReadTimeout | PseudoIPV4
    | SettingGetResponse.ZonesRedirectsForAITraining | SettingGetResponse.ZonesReplaceInsecureJS
    | SettingGetResponse.ZonesResponseBuffering2 | SettingGetResponse.ZonesRocketLoader2
    | SettingGetResponse.ZonesSchemasAutomaticPlatformOptimization | SettingGetResponse.ZonesSearchForAgents
    | SecurityHeaders | SettingGetResponse.ZonesSecurityLevel2 | ServerSideExcludes
    | SettingGetResponse.ZonesSha1Support | SettingGetResponse.ZonesSortQueryStringForCache2
    | SettingGetResponse.ZonesSSL2 | SSLRecommender | SettingGetResponse.ZonesTLS1_2Only | TLS1_3
    | TLSClientAuth | SettingGetResponse.ZonesTransformations
    | SettingGetResponse.ZonesTransformationsAllowedOrigins | SettingGetResponse.ZonesTrueClientIPHeader2
    | SettingGetResponse.ZonesWAF2 | SettingGetResponse.ZonesWebmcpEnabled
    | SettingGetResponse.ZonesWebmcpPacks | WebP | Websocket;
  export namespace SettingGetResponse {
    export interface ZonesAlwaysUseHTTPS2 {
      id: 'always_use_https';
      /** @default "off" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesAutomaticHTTPSRewrites2 {
      id: 'automatic_https_rewrites';
      /** @default "on" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesBrowserCacheTTL2 {
      id: 'browser_cache_ttl';
      /** @min 0 @max 31536000 @default 14400 */ value: Integer;
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesBrowserCheck2 {
      id: 'browser_check';
      /** @default "on" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesCNAMEFlattening {
      id: 'cname_flattening';
      /** @default "flatten_at_root" @deprecated */ value: 'flatten_at_root' | 'flatten_all';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesCacheLevel2 {
      id: 'cache_level';
      /** @default "aggressive" */ value: 'aggressive' | 'basic' | 'simplified';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export type ZonesCacheRulesAegis = CacheRulesAegis;
    export namespace ZonesCacheRulesAegis {
      export type Value = AegisValue;
    }
    export type ZonesCacheRulesOriginH2MaxStreams = CacheRulesOriginH2MaxStreams;
    export type ZonesCacheRulesOriginMaxHTTPVersion = CacheRulesOriginMaxHTTPVersion;
    export interface ZonesChinaNetworkEnabled {
      id: 'china_network_enabled';
      /** @default "off" @readOnly */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesContentConverter {
      id: 'content_converter';
      /** @default "off" */ value: 'off' | 'on';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesEdgeCacheTTL2 {
      id: 'edge_cache_ttl';
      /** @default 7200 */ value: 30 | 60 | 300 | 1200 | 1800 | 3600 | 7200 | 10800 | 14400 | 18000 | 28800 | 43200 | 57600 | 72000 | 86400 | 172800 | 259200 | 345600 | 432000 | 518400 | 604800;
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesEmailObfuscation2 {
      id: 'email_obfuscation';
      /** @default "on" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesIPGeolocation2 {
      id: 'ip_geolocation';
      /** @default "on" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesMaxUpload {
      id: 'max_upload';
      /** @default 100 */ value: 100 | 125 | 150 | 175 | 200 | 225 | 250 | 275 | 300 | 325 | 350 | 375 | 400 | 425 | 450 | 475 | 500 | 1000;
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesMirage2 {
      id: 'mirage';
      /** @default "off" @deprecated */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesOpportunisticEncryption2 {
      id: 'opportunistic_encryption';
      /** @default "on" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesOriginErrorPagePassThru2 {
      id: 'origin_error_page_pass_thru';
      /** @default "off" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesPolish2 {
      id: 'polish';
      /** @default "off" */ value: 'off' | 'lossless' | 'lossy';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesPrivacyPass {
      id: 'privacy_pass';
      /** @default "off" @deprecated */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesRedirectsForAITraining {
      id: 'redirects_for_ai_training';
      /** @default "off" */ value: 'off' | 'on';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesReplaceInsecureJS {
      id: 'replace_insecure_js';
      /** @default "off" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesResponseBuffering2 {
      id: 'response_buffering';
      /** @default "off" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesRocketLoader2 {
      id: 'rocket_loader';
      /** @default "off" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesSSL2 {
      id: 'ssl';
      /** @default "off" */ value: 'off' | 'flexible' | 'full' | 'strict';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesSchemasAutomaticPlatformOptimization {
      id: 'automatic_platform_optimization';
      value: AutomaticPlatformOptimization;
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesSearchForAgents {
      id: 'search_for_agents';
      /** @default "off" */ value: 'off' | 'on';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesSecurityLevel2 {
      id: 'security_level';
      /** @default "medium" */ value: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesSha1Support {
      id: 'sha1_support';
      /** @default "off" */ value: 'off' | 'on';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesSortQueryStringForCache2 {
      id: 'sort_query_string_for_cache';
      /** @default "off" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesTLS1_2Only {
      id: 'tls_1_2_only';
      /** @default "off" */ value: 'off' | 'on';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesTransformations {
      id: 'transformations';
      /** @default "off" */ value: 'on' | 'off' | 'open';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesTransformationsAllowedOrigins {
      id: 'transformations_allowed_origins';
      value: string;
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesTrueClientIPHeader2 {
      id: 'true_client_ip_header';
      /** @default "off" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesWAF2 {
      id: 'waf';
      /** @default "off" */ value: 'on' | 'off';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesWebmcpEnabled {
      id: 'webmcp_enabled';
      /** @default "off" */ value: 'off' | 'on';
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
    export interface ZonesWebmcpPacks {
      id: 'webmcp_packs';
      /** @maxLength 256 @default "" */ value: string;
      /** @readOnly */ editable?: true | false;
      /** @readOnly */ modified_on?: DateTime | null;
    }
  }

  export type SettingListParams = InZone;

  export interface T0rtt {
    /** @readOnly */ editable?: true | false;
    id: '0rtt';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface AdvancedDdos {
    /** @readOnly */ editable?: true | false;
    id: 'advanced_ddos';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface CacheRulesAegis {
    id: 'aegis';
    /** @readOnly */ modified_on?: DateTime | null;
    value?: AegisValue;
  }

  export interface AlwaysOnline2 {
    /** @readOnly */ editable?: true | false;
    id: 'always_online';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "on" */ value: 'on' | 'off';
  }

  export interface AlwaysUseHTTPS2 {
    /** @readOnly */ editable?: true | false;
    id: 'always_use_https';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface AutomaticHTTPSRewrites2 {
    /** @readOnly */ editable?: true | false;
    id: 'automatic_https_rewrites';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "on" */ value: 'on' | 'off';
  }

  export interface Brotli2 {
    /** @readOnly */ editable?: true | false;
    id: 'brotli';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'on';
  }

  export interface BrowserCacheTtl {
    /** @readOnly */ editable?: true | false;
    id: 'browser_cache_ttl';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @min 0 @max 31536000 @default 14400 */ value: Integer;
  }

  export interface BrowserCheck2 {
    /** @readOnly */ editable?: true | false;
    id: 'browser_check';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "on" */ value: 'on' | 'off';
  }

  export interface CacheLevel2 {
    /** @readOnly */ editable?: true | false;
    id: 'cache_level';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "aggressive" */ value: 'aggressive' | 'basic' | 'simplified';
  }

  export interface ChallengeTtl {
    /** @readOnly */ editable?: true | false;
    id: 'challenge_ttl';
    /** @readOnly */ modified_on?: DateTime | null;
    value: ChallengeTtlValue;
  }

  export interface Ciphers2 {
    /** @readOnly */ editable?: true | false;
    id: 'ciphers';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @unique @default [] */ value: string[];
  }

  export interface ContentConverter {
    /** @readOnly */ editable?: true | false;
    id: 'content_converter';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'on';
  }

  export interface CnameFlattening {
    /** @readOnly */ editable?: true | false;
    id: 'cname_flattening';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "flatten_at_root" @deprecated */ value: 'flatten_at_root' | 'flatten_all';
  }

  export interface DevelopmentMode2 {
    /** @readOnly */ editable?: true | false;
    id: 'development_mode';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
    /** @example 3600 @readOnly */ time_remaining?: number;
  }

  export interface EarlyHints2 {
    /** @readOnly */ editable?: true | false;
    id: 'early_hints';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface EdgeCacheTtl {
    /** @readOnly */ editable?: true | false;
    id: 'edge_cache_ttl';
    /** @readOnly */ modified_on?: DateTime | null;
    value: EdgeCacheTtlValue;
  }

  export interface EmailObfuscation2 {
    /** @readOnly */ editable?: true | false;
    id: 'email_obfuscation';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "on" */ value: 'on' | 'off';
  }

  export interface H2Prioritization2 {
    /** @readOnly */ editable?: true | false;
    id: 'h2_prioritization';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off' | 'custom';
  }

  export interface HotlinkProtection2 {
    /** @readOnly */ editable?: true | false;
    id: 'hotlink_protection';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface Http2 {
    /** @readOnly */ editable?: true | false;
    id: 'http2';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface Http3 {
    /** @readOnly */ editable?: true | false;
    id: 'http3';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface ImageResizing2 {
    /** @readOnly */ editable?: true | false;
    id: 'image_resizing';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off' | 'open';
  }

  export interface IPGeolocation2 {
    /** @readOnly */ editable?: true | false;
    id: 'ip_geolocation';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "on" */ value: 'on' | 'off';
  }

  export interface Ipv6 {
    /** @readOnly */ editable?: true | false;
    id: 'ipv6';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'on';
  }

  export interface MaxUpload {
    /** @readOnly */ editable?: true | false;
    id: 'max_upload';
    /** @readOnly */ modified_on?: DateTime | null;
    value: MaxUploadValue;
  }

  export interface MinTLSVersion2 {
    /** @readOnly */ editable?: true | false;
    id: 'min_tls_version';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "1.0" */ value: '1.0' | '1.1' | '1.2' | '1.3';
  }

  export interface Mirage2 {
    /** @readOnly */ editable?: true | false;
    id: 'mirage';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" @deprecated */ value: 'on' | 'off';
  }

  export interface Nel {
    /** @readOnly */ editable?: true | false;
    id: 'nel';
    /** @readOnly */ modified_on?: DateTime | null;
    value: NelValue;
  }

  export interface OpportunisticEncryption2 {
    /** @readOnly */ editable?: true | false;
    id: 'opportunistic_encryption';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "on" */ value: 'on' | 'off';
  }

  export interface OpportunisticOnion2 {
    /** @readOnly */ editable?: true | false;
    id: 'opportunistic_onion';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface OrangeToOrange2 {
    /** @readOnly */ editable?: true | false;
    id: 'orange_to_orange';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "on" */ value: 'on' | 'off';
  }

  export interface OriginErrorPagePassThru2 {
    /** @readOnly */ editable?: true | false;
    id: 'origin_error_page_pass_thru';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface CacheRulesOriginH2MaxStreams {
    id: 'origin_h2_max_streams';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @min 1 @max 1000 @example 50 */ value?: Integer;
  }

  export interface CacheRulesOriginMaxHTTPVersion {
    id: 'origin_max_http_version';
    /** @readOnly */ modified_on?: DateTime | null;
    value?: '2' | '1';
  }

  export interface Polish2 {
    /** @readOnly */ editable?: true | false;
    id: 'polish';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'lossless' | 'lossy';
  }

  export interface PrefetchPreload2 {
    /** @readOnly */ editable?: true | false;
    id: 'prefetch_preload';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface PrivacyPass {
    /** @readOnly */ editable?: true | false;
    id: 'privacy_pass';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" @deprecated */ value: 'on' | 'off';
  }

  export interface ProxyReadTimeout2 {
    /** @readOnly */ editable?: true | false;
    id: 'proxy_read_timeout';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default 125 */ value: number;
  }

  export interface PseudoIpv4 {
    /** @readOnly */ editable?: true | false;
    /** @default "pseudo_ipv4" */ id: 'pseudo_ipv4';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'add_header' | 'overwrite_header';
  }

  export interface RedirectsForAITraining {
    /** @readOnly */ editable?: true | false;
    id: 'redirects_for_ai_training';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'on';
  }

  export interface ReplaceInsecureJs {
    /** @readOnly */ editable?: true | false;
    id: 'replace_insecure_js';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface ResponseBuffering2 {
    /** @readOnly */ editable?: true | false;
    id: 'response_buffering';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface RocketLoader2 {
    /** @readOnly */ editable?: true | false;
    id: 'rocket_loader';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface SchemasAutomaticPlatformOptimization {
    /** @readOnly */ editable?: true | false;
    id: 'automatic_platform_optimization';
    /** @readOnly */ modified_on?: DateTime | null;
    value: AutomaticPlatformOptimization;
  }

  export interface SearchForAgents {
    /** @readOnly */ editable?: true | false;
    id: 'search_for_agents';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'on';
  }

  export interface SecurityHeader {
    /** @readOnly */ editable?: true | false;
    id: 'security_header';
    /** @readOnly */ modified_on?: DateTime | null;
    value: SecurityHeaderValue;
  }

  export interface SecurityLevel2 {
    /** @readOnly */ editable?: true | false;
    id: 'security_level';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "medium" */ value: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
  }

  export interface ServerSideExclude {
    /** @readOnly */ editable?: true | false;
    id: 'server_side_exclude';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "on" */ value: 'on' | 'off';
  }

  export interface Sha1Support {
    /** @readOnly */ editable?: true | false;
    id: 'sha1_support';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'on';
  }

  export interface SortQueryStringForCache2 {
    /** @readOnly */ editable?: true | false;
    id: 'sort_query_string_for_cache';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface SSL2 {
    /** @readOnly */ editable?: true | false;
    id: 'ssl';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'flexible' | 'full' | 'strict';
  }

  export interface SSLRecommender2 {
    /** @default false */ enabled?: boolean;
    id?: 'ssl_recommender';
  }

  export interface Tls12Only {
    /** @readOnly */ editable?: true | false;
    id: 'tls_1_2_only';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'on';
  }

  export interface Tls13 {
    /** @readOnly */ editable?: true | false;
    id: 'tls_1_3';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off' | 'zrt';
  }

  export interface TLSClientAuth2 {
    /** @readOnly */ editable?: true | false;
    id: 'tls_client_auth';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface Transformations {
    /** @readOnly */ editable?: true | false;
    id: 'transformations';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off' | 'open';
  }

  export interface TransformationsAllowedOrigins2 {
    /** @readOnly */ editable?: true | false;
    id: 'transformations_allowed_origins';
    /** @readOnly */ modified_on?: DateTime | null;
    value: string;
  }

  export interface TrueClientIPHeader2 {
    /** @readOnly */ editable?: true | false;
    id: 'true_client_ip_header';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface Waf {
    /** @readOnly */ editable?: true | false;
    id: 'waf';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'on' | 'off';
  }

  export interface WebmcpEnabled {
    /** @readOnly */ editable?: true | false;
    id: 'webmcp_enabled';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'on';
  }

  export interface WebmcpPacks {
    /** @readOnly */ editable?: true | false;
    id: 'webmcp_packs';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @maxLength 256 @default "" */ value: string;
  }

  export interface Webp {
    /** @readOnly */ editable?: true | false;
    id: 'webp';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'on';
  }

  export interface Websockets {
    /** @readOnly */ editable?: true | false;
    id: 'websockets';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" */ value: 'off' | 'on';
  }

  export interface SettingBulkEditParams extends InZone {
    /** @body */ body: MultipleSettings;
  }

  /** Hosts from which pictures may be fetched for resizing. */
  export interface TransformationsAllowedOriginsResource {
    /** Set the origins that image transformations may fetch from.
     *  @http PATCH /zones/{zone_id}/settings/transformations_allowed_origins
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise */
    edit(params: TransformationsAllowedOriginEditParams, options?: RequestOptions): APIPromise<TransformationsAllowedOrigins>;

    /** Read the origins that image transformations may fetch from.
     *  @http GET /zones/{zone_id}/settings/transformations_allowed_origins
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise */
    get(params: TransformationsAllowedOriginGetParams, options?: RequestOptions): APIPromise<TransformationsAllowedOrigins>;
  }

  export interface TransformationsAllowedOriginEditParams extends InZone {
    /** @example "example.com,cdn.example.com" */ value: string;
  }

  export interface TransformationsAllowedOrigins {
    id?: 'image_resizing_allowed_origins';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
    value?: 'on' | 'off';
  }

  export type TransformationsAllowedOriginGetParams = InZone;

  /** Proof of origin kept in resized pictures. */
  export interface TransformationsC2paResource {
    /** Set whether transformed images keep C2PA content credentials.
     *  @http PATCH /zones/{zone_id}/settings/transformations_c2pa
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise */
    edit(params: TransformationsC2paEditParams, options?: RequestOptions): APIPromise<TransformationsC2pa>;

    /** Show whether transformed images keep C2PA content credentials.
     *  @http GET /zones/{zone_id}/settings/transformations_c2pa
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise */
    get(params: TransformationsC2paGetParams, options?: RequestOptions): APIPromise<TransformationsC2pa>;
  }

  export interface TransformationsC2paEditParams extends InZone {
    value: 'off' | 'on';
  }

  export interface TransformationsC2pa {
    id?: 'image_resizing_c2pa';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
    value?: 'on' | 'off';
  }

  export type TransformationsC2paGetParams = InZone;

  /** Variants of a domain's configuration, as for staging. */
  export interface Environments {
    /** Add environments to a zone.
     *  @http POST /zones/{zone_id}/environments
     *  @permission Zone Versioning Write
     *  @availability ga */
    create(params: EnvironmentCreateParams, options?: RequestOptions): APIPromise<EnvironmentEditResponse>;

    /** Replace a zone's environments with the set given.
     *  @http PUT /zones/{zone_id}/environments
     *  @permission Zone Versioning Write
     *  @availability ga */
    update(params: EnvironmentUpdateParams, options?: RequestOptions): APIPromise<EnvironmentEditResponse>;

    /** List the environments of a zone.
     *  @http GET /zones/{zone_id}/environments
     *  @permission Zone Versioning Write; Zone Versioning Read
     *  @availability ga */
    list(params: EnvironmentListParams, options?: RequestOptions): APIPromise<EnvironmentEditResponse>;

    /** Delete one environment of a zone.
     *  @http DELETE /zones/{zone_id}/environments/{environment_id}
     *  @permission Zone Versioning Write
     *  @availability ga */
    delete(environmentID: string, params: EnvironmentDeleteParams, options?: RequestOptions): APIPromise<EnvironmentEditResponse>;

    /** Change only the given environments or fields of a zone.
     *  @http PATCH /zones/{zone_id}/environments
     *  @permission Zone Versioning Write
     *  @availability ga */
    edit(params: EnvironmentEditParams, options?: RequestOptions): APIPromise<EnvironmentEditResponse>;

    /** Roll one environment of a zone back to its earlier version.
     *  @http POST /zones/{zone_id}/environments/{environment_id}/rollback
     *  @permission Zone Versioning Write
     *  @availability ga */
    rollback(environmentID: string, params: EnvironmentRollbackParams, options?: RequestOptions): APIPromise<EnvironmentEditResponse>;
  }

  export import EnvironmentCreateParams = Zones.EnvironmentEditParams;

  export import EnvironmentCreateResponse = Zones.EnvironmentEditResponse;

  export import EnvironmentUpdateParams = Zones.EnvironmentEditParams;

  export import EnvironmentUpdateResponse = Zones.EnvironmentEditResponse;

  export type EnvironmentListParams = InZone;

  export import EnvironmentListResponse = Zones.EnvironmentEditResponse;

  export type EnvironmentDeleteParams = InZone;

  export import EnvironmentDeleteResponse = Zones.EnvironmentEditResponse;

  export interface EnvironmentEditParams extends InZone {
    environments: EnvironmentEditParams.Environment[];
  }
  export namespace EnvironmentEditParams {
    export interface Environment {
      expression: string;
      locked_on_deployment: boolean | null;
      name: string;
      position: Rules.Lists.ListCursor;
      ref: string;
      version: Integer | null;
      http_application_id?: string | null;
    }
  }

  export interface EnvironmentEditResponse {
    environments: EnvironmentEditParams.Environment[];
  }
  export namespace EnvironmentEditResponse {
    export type Environment = EnvironmentEditParams.Environment;
  }

  export type EnvironmentRollbackParams = InZone;

  export import EnvironmentRollbackResponse = Zones.EnvironmentEditResponse;

  /** Whether a zone uses the account's own nameservers (deprecated). */
  export interface CustomNameservers {
    /** Set whether a zone uses account custom nameservers (deprecated).
     *  @http PUT /zones/{zone_id}/custom_ns
     *  @body json required
     *  @permission Zone Write
     *  @plans business enterprise
     *  @deprecated dns.settings.zone.edit */
    update(
      params: CustomNameserverUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<CustomNameserverUpdateResponse>, CustomNameserverUpdateResponse>;

    /** Show which account custom nameservers a zone uses (deprecated).
     *  @http GET /zones/{zone_id}/custom_ns
     *  @unwrapped
     *  @permission Trust and Safety Write; Trust and Safety Read; Zero Trust: PII Read; Zaraz Edit; Zaraz Read; Zaraz Admin; Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read; Access: Mutual TLS Certificates Write; Access: Organizations, Identity Providers, and Groups Write; Zone Settings Write; Zone Settings Read; Zone Read; DNS Read; Workers Scripts Write; Workers Scripts Read; Zone Write; Workers Routes Write; Workers Routes Read; Stream Write; Stream Read; SSL and Certificates Write; SSL and Certificates Read; Logs Write; Logs Read; Cache Purge; Page Rules Write; Page Rules Read; Load Balancers Write; Load Balancers Read; Firewall Services Write; Firewall Services Read; DNS Write; Apps Write; Analytics Read
     *  @plans business enterprise
     *  @deprecated dns.settings.zone.get */
    get(params: CustomNameserverGetParams, options?: RequestOptions): APIPromise<CustomNameserverGetResponse>;
  }

  export interface CustomNameserverUpdateParams extends InZone {
    enabled?: boolean;
    /** @min 1 @max 5 @default 1 @example 1 */ ns_set?: number;
  }

  export type CustomNameserverUpdateResponse = string;

  export type CustomNameserverGetParams = InZone;

  export interface CustomNameserverGetResponse {
    errors: ResponseInfo[];
    messages: ResponseInfo[];
    success: true;
    enabled?: boolean;
    /** @min 1 @max 5 @default 1 @example 1 */ ns_set?: number;
    result_info?: ResultInfo;
  }
  export namespace CustomNameserverGetResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
    export type ResultInfo = Shared.ResultInfo;
  }

  /** A lock that keeps others from adding your domain. */
  export interface Holds {
    /** Hold a zone so that no other account can add it, subdomains if asked.
     *  @http POST /zones/{zone_id}/hold
     *  @permission Zone Write
     *  @availability ga */
    create(params: HoldCreateParams, options?: RequestOptions): APIPromise<ZoneHold>;

    /** Release a zone hold, for good or until the hold_after time.
     *  @http DELETE /zones/{zone_id}/hold
     *  @permission Zone Write
     *  @availability ga */
    delete(params: HoldDeleteParams, options?: RequestOptions): APIPromise<ZoneHold>;

    /** Change when a zone hold takes effect or whether it covers subdomains.
     *  @http PATCH /zones/{zone_id}/hold
     *  @body json required
     *  @permission Zone Write
     *  @availability ga */
    edit(params: HoldEditParams, options?: RequestOptions): APIPromise<ZoneHold>;

    /** Show whether a zone is on hold and from when.
     *  @http GET /zones/{zone_id}/hold
     *  @permission Trust and Safety Write; Trust and Safety Read; Zero Trust: PII Read; Zaraz Edit; Zaraz Read; Zaraz Admin; Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read; Access: Mutual TLS Certificates Write; Access: Organizations, Identity Providers, and Groups Write; Zone Settings Write; Zone Settings Read; Zone Read; DNS Read; Workers Scripts Write; Workers Scripts Read; Zone Write; Workers Routes Write; Workers Routes Read; Stream Write; Stream Read; SSL and Certificates Write; SSL and Certificates Read; Logs Write; Logs Read; Cache Purge; Page Rules Write; Page Rules Read; Load Balancers Write; Load Balancers Read; Firewall Services Write; Firewall Services Read; DNS Write; Apps Write; Analytics Read
     *  @availability ga */
    get(params: HoldGetParams, options?: RequestOptions): APIPromise<ZoneHold>;

    /** See whether a hold applies to a zone of the given name.
     *  @http GET /zones/{zone_id}/hold/{zone_name}
     *  @unwrapped
     *  @permission Trust and Safety Write; Trust and Safety Read; Zero Trust: PII Read; Zaraz Edit; Zaraz Read; Zaraz Admin; Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read; Access: Mutual TLS Certificates Write; Access: Organizations, Identity Providers, and Groups Write; Zone Settings Write; Zone Settings Read; Zone Read; DNS Read; Workers Scripts Write; Workers Scripts Read; Zone Write; Workers Routes Write; Workers Routes Read; Stream Write; Stream Read; SSL and Certificates Write; SSL and Certificates Read; Logs Write; Logs Read; Cache Purge; Page Rules Write; Page Rules Read; Load Balancers Write; Load Balancers Read; Firewall Services Write; Firewall Services Read; DNS Write; Apps Write; Analytics Read
     *  @docs https://developers.cloudflare.com/api/operations/zones-0-hold-zone-name-get */
    getByName(
      /** @maxLength 253 */ zoneName: string,
      params: HoldGetByNameParams,
      options?: RequestOptions,
    ): APIPromise<HoldGetByNameResponse>;
  }

  export interface HoldCreateParams extends InZone {
    /** @query */ include_subdomains?: boolean;
  }

  export interface ZoneHold {
    hold?: boolean;
    /** @example "2023-01-31T15:56:36+00:00" */ hold_after?: string;
    include_subdomains?: string;
  }

  export interface HoldDeleteParams extends InZone {
    /** @query */ hold_after?: string;
  }

  export interface HoldEditParams extends InZone {
    /** @default "" @example "2023-01-31T15:56:36+00:00" */ hold_after?: string | null;
    /** @default false */ include_subdomains?: boolean;
  }

  export type HoldGetParams = InZone;

  export type HoldGetByNameParams = InZone;

  export interface HoldGetByNameResponse {
    hold?: boolean;
    hold_after?: DateTime | null;
    include_subdomains?: boolean;
  }

  /** The plan a domain is paid for. */
  export interface Subscriptions {
    /** Subscribe a zone to a rate plan at a billing frequency.
     *  @http POST /zones/{zone_id}/subscription
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: SubscriptionCreateParams, options?: RequestOptions): APIPromise<SubscriptionGetResponse>;

    /** Move a zone to another rate plan or billing frequency.
     *  @http PUT /zones/{zone_id}/subscription
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(params: SubscriptionUpdateParams, options?: RequestOptions): APIPromise<SubscriptionGetResponse>;

    /** Show a zone's current plan subscription.
     *  @http GET /zones/{zone_id}/subscription
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: SubscriptionGetParams, options?: RequestOptions): APIPromise<SubscriptionGetResponse>;

    /** Cancel a zone's subscription.
     *  @http DELETE /zones/{zone_id}/subscription
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-subscription-delete-zone-subscription */
    delete(params: SubscriptionDeleteParams, options?: RequestOptions): APIPromise<SubscriptionDeleteResponse>;

    /** Change a zone's subscription through the plural path.
     *  @http PUT /zones/{zone_id}/subscriptions
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-subscription-update-zone-subscriptions */
    bulkUpdate(params: SubscriptionBulkUpdateParams, options?: RequestOptions): APIPromise<SubscriptionResponse>;

    /** Cancel a zone's subscriptions through the plural path.
     *  @http DELETE /zones/{zone_id}/subscriptions
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-subscription-delete-zone-subscriptions */
    bulkDelete(params: SubscriptionBulkDeleteParams, options?: RequestOptions): APIPromise<SubscriptionDeleteResponse>;
  }

  export interface SubscriptionCreateParams extends InZone {
    frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
    rate_plan?: RatePlan;
  }

  export type SubscriptionCreateResponse = SubscriptionGetResponse;

  export type SubscriptionUpdateParams = SubscriptionCreateParams;

  export type SubscriptionUpdateResponse = SubscriptionGetResponse;

  export type SubscriptionGetParams = InZone;

  export interface SubscriptionGetResponse {
    /** @readOnly */ id?: ResourceID;
    /** @example "USD" @readOnly */ currency?: string;
    /** @readOnly */ current_period_end?: DateTime;
    /** @readOnly */ current_period_start?: DateTime;
    frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | 'not-applicable';
    /** @example 20 @readOnly */ price?: number;
    rate_plan?: RatePlan;
    /** @readOnly */ state?: 'Trial' | 'Provisioned' | 'Paid' | 'AwaitingPayment' | 'Cancelled' | 'Failed' | 'Expired';
  }

  export type SubscriptionDeleteParams = InZone;

  export interface SubscriptionDeleteResponse {
    /** @readOnly */ subscription_id?: ResourceID;
  }

  export interface SubscriptionBulkUpdateParams extends InZone {
    /** @example "USD" @readOnly */ currency?: string;
    /** @readOnly */ current_period_end?: DateTime;
    /** @readOnly */ current_period_start?: DateTime;
    frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
    /** @readOnly */ id?: ResourceID;
    /** @example 20 @readOnly */ price?: number;
    rate_plan?: Accounts.RatePlan;
    /** @readOnly */ state?: Accounts.State;
  }

  export interface SubscriptionResponse {
    /** @example "USD" @readOnly */ currency?: string;
    /** @readOnly */ current_period_end?: DateTime;
    /** @readOnly */ current_period_start?: DateTime;
    frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | 'not-applicable';
    /** @readOnly */ id?: ResourceID;
    /** @example 20 @readOnly */ price?: number;
    rate_plan?: Accounts.RatePlan;
    /** @readOnly */ state?: Accounts.State;
  }

  export type SubscriptionBulkDeleteParams = InZone;

  export type SubscriptionBulkDeleteResponse = SubscriptionDeleteResponse;

  /** Plans a domain can be put on. */
  export interface Plans {
    /** List the plans that a zone can subscribe to.
     *  @http GET /zones/{zone_id}/available_plans
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: PlanListParams, options?: RequestOptions): PagePromise<SinglePage<AvailableRatePlan>, AvailableRatePlan>;

    /** Fetch one plan that a zone can subscribe to.
     *  @http GET /zones/{zone_id}/available_plans/{plan_identifier}
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(planIdentifier: ResourceID, params: PlanGetParams, options?: RequestOptions): APIPromise<AvailableRatePlan>;
  }

  export type PlanListParams = InZone;

  export interface AvailableRatePlan {
    /** @readOnly */ id?: ResourceID;
    /** @default false */ can_subscribe?: boolean;
    /** @example "USD" @readOnly */ currency?: string;
    /** @default false */ externally_managed?: boolean;
    /** @readOnly */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
    /** @default false */ is_subscribed?: boolean;
    /** @default false */ legacy_discount?: boolean;
    /** @example "free" @readOnly */ legacy_id?: string;
    /** @maxLength 80 @readOnly */ name?: string;
    /** @example 0 */ price?: number;
  }

  export type PlanGetParams = InZone;

  /** Prices and components of those plans. */
  export interface RatePlans {
    /** List the rate plans open to a zone.
     *  @http GET /zones/{zone_id}/available_rate_plans
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: RatePlanGetParams, options?: RequestOptions): PagePromise<SinglePage<RatePlanGetResponse>, RatePlanGetResponse>;
  }

  export type RatePlanGetParams = InZone;

  export interface RatePlanGetResponse {
    /** @example "free" @readOnly */ id?: string;
    components?: RatePlanGetResponse.Component[];
    /** @example "USD" @readOnly */ currency?: string;
    /** @example 1 */ duration?: number;
    /** @readOnly */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
    /** @maxLength 80 @readOnly */ name?: string;
  }
  export namespace RatePlanGetResponse {
    export interface Component {
      /** @example 5 */ default?: number;
      name?: 'zones' | 'page_rules' | 'dedicated_certificates' | 'dedicated_certificates_custom';
      /** @example 1 @readOnly */ unit_price?: number;
    }
  }

  /** Certificate Transparency. */
  export interface CT {
    readonly alerting: CT.Alerting;
  }

  /** Insight into how requests are handled. */
  export interface Observability {
    readonly tracing: Observability.Tracing;
  }

  /** Browser reports of failed connections. */
  export interface NELResource {
    /** Turn Network Error Logging on or off for a zone.
     *  @http PATCH /zones/{zone_id}/settings/nel */
    edit(params: NELEditParams, options?: RequestOptions): APIPromise<Setting>;

    /** Show whether Network Error Logging is on for a zone.
     *  @http GET /zones/{zone_id}/settings/nel */
    get(params: NELGetParams, options?: RequestOptions): APIPromise<Setting>;
  }

  export interface NELEditParams extends InZone {
    value: Setting.Value;
  }
  export namespace NELEditParams {
    export type Value = Setting.Value;
  }

  export interface Setting {
    id: 'nel';
    editable: boolean;
    modified_on: string;
    value: Setting.Value;
  }
  export namespace Setting {
    export interface Value {
      enabled: boolean;
    }
  }

  export type NELGetParams = InZone;

  /** Features and limits a domain may use. */
  export interface Entitlements {
    /** List what a zone is entitled to use.
     *  @http GET /zones/{zone_id}/entitlements */
    list(
      params: EntitlementListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Accounts.EntitlementListResponse>, Accounts.EntitlementListResponse>;
  }

  export type EntitlementListParams = InZone;

  export type EntitlementListResponse = Accounts.EntitlementListResponse;
  export namespace EntitlementListResponse {
    export interface Allocation {
      type: 'bool' | 'max_count' | 'enum_number' | 'range' | 'string';
      value: boolean | number | string | number[] | Allocation.UnionMember4;
    }
    export namespace Allocation {
      export interface UnionMember4 {
        max: number;
        min: number;
      }
    }
    export type Feature = Accounts.EntitlementListResponse.Feature;
  }

  /** Traffic and latency figures (older API). */
  export interface Analytics {
    readonly latency: Analytics.Latency;
    readonly colos: Analytics.Colos;
    readonly dashboard: Analytics.Dashboard;
  }

  /** Dedicated addresses from which Cloudflare calls your origin. */
  export interface AegisResource {
    /** Read a zone's Aegis setting, which gives it dedicated egress IPs.
     *  @http GET /zones/{zone_id}/settings/aegis
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-cache-settings-get-aegis-setting */
    get(params: AegiGetParams, options?: RequestOptions): APIPromise<AegiGetResponse>;

    /** Switch a zone's Aegis egress IPs on or off, or pick their pool.
     *  @http PATCH /zones/{zone_id}/settings/aegis
     *  @permission Zone Settings Write; Zone Write
     *  @plans enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-cache-settings-change-aegis-setting */
    edit(params: AegiEditParams, options?: RequestOptions): APIPromise<AegiGetResponse>;
  }

  export type AegiGetParams = InZone;

  export interface AegiGetResponse {
    editable: boolean;
    id: 'aegis';
    modified_on?: DateTime;
    value: { enabled?: boolean; /** @example "pool-id" */ pool_id?: string };
  }

  export interface AegiEditParams extends InZone {
    value: AegisValue;
  }

  export type AegiEditResponse = AegiGetResponse;

  /** Whole-page caching for WordPress. */
  export interface AutomaticPlatformOptimizationResource {
    /** Read a zone's Automatic Platform Optimization for WordPress setting.
     *  @http GET /zones/{zone_id}/settings/automatic_platform_optimization
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-automatic-platform-optimization-setting */
    get(params: AutomaticPlatformOptimizationGetParams, options?: RequestOptions): APIPromise<AutomaticPlatformOptimizationResponse>;

    /** Set how Automatic Platform Optimization treats a zone's WordPress sites.
     *  @http PATCH /zones/{zone_id}/settings/automatic_platform_optimization
     *  @permission Zone Settings Write
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-automatic-platform-optimization-setting */
    edit(params: AutomaticPlatformOptimizationEditParams, options?: RequestOptions): APIPromise<AutomaticPlatformOptimizationResponse>;
  }

  export type AutomaticPlatformOptimizationGetParams = InZone;

  export interface AutomaticPlatformOptimizationResponse {
    /** @readOnly */ editable?: true | false;
    id?: 'automatic_platform_optimization';
    /** @readOnly */ modified_on?: DateTime | null;
    value?: 'on' | 'off';
  }

  export interface AutomaticPlatformOptimizationEditParams extends InZone {
    value: AutomaticPlatformOptimizationValue;
  }

  /** Preparsed JavaScript for quicker start. */
  export interface BinaryAST {
    /** See whether Binary AST is on for a zone.
     *  @http GET /zones/{zone_id}/settings/binary_ast
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-binary-ast-setting */
    get(params: BinaryASTGetParams, options?: RequestOptions): APIPromise<BinaryAstResponse>;

    /** Turn Binary AST on or off for a zone.
     *  @http PATCH /zones/{zone_id}/settings/binary_ast
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-binary-ast-setting */
    edit(params: BinaryASTEditParams, options?: RequestOptions): APIPromise<BinaryAstResponse>;
  }

  export type BinaryASTGetParams = InZone;

  export interface BinaryAstResponse {
    /** @readOnly */ editable?: true | false;
    id?: 'binary_ast';
    /** @readOnly */ modified_on?: DateTime | null;
    value?: 'on' | 'off' | 'latest';
  }

  export interface BinaryASTEditParams extends InZone {
    value: 'off' | 'on' | 'latest';
  }

  /** Google Fonts served from your own domain. */
  export interface Fonts {
    /** See whether Cloudflare Fonts is on for a zone.
     *  @http GET /zones/{zone_id}/settings/fonts
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-fonts-setting */
    get(params: FontGetParams, options?: RequestOptions): APIPromise<CloudflareFonts>;

    /** Turn Cloudflare Fonts on or off for a zone.
     *  @http PATCH /zones/{zone_id}/settings/fonts
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-fonts-setting */
    edit(params: FontEditParams, options?: RequestOptions): APIPromise<CloudflareFonts>;
  }

  export type FontGetParams = InZone;

  export interface CloudflareFonts {
    /** @readOnly */ editable?: true | false;
    id?: 'fonts';
    /** @readOnly */ modified_on?: DateTime | null;
    value?: 'on' | 'off';
  }

  export interface FontEditParams extends InZone {
    /** @default "off" */ value: 'on' | 'off';
  }

  /** Order of sending resources over HTTP/2. */
  export interface H2PrioritizationResource {
    /** See whether HTTP/2 edge prioritization is on for a zone.
     *  @http GET /zones/{zone_id}/settings/h2_prioritization
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-h2-prioritization-setting */
    get(params: H2PrioritizationGetParams, options?: RequestOptions): APIPromise<H2PrioritizationResponse>;

    /** Set HTTP/2 edge prioritization of a zone: on, off or custom.
     *  @http PATCH /zones/{zone_id}/settings/h2_prioritization
     *  @permission Zone Settings Write
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-h2-prioritization-setting */
    edit(params: H2PrioritizationEditParams, options?: RequestOptions): APIPromise<H2PrioritizationResponse>;
  }

  export type H2PrioritizationGetParams = InZone;

  export interface H2PrioritizationResponse {
    /** @readOnly */ editable?: true | false;
    id?: 'h2_prioritization';
    /** @readOnly */ modified_on?: DateTime | null;
    value?: 'on' | 'off' | 'custom';
  }

  export interface H2PrioritizationEditParams extends InZone {
    value: 'off' | 'on' | 'custom';
  }

  /** Pictures resized on the fly by URL. */
  export interface ImageResizingResource {
    /** See whether a zone may resize images on the fly.
     *  @http GET /zones/{zone_id}/settings/image_resizing
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-image-resizing-setting */
    get(params: ImageResizingGetParams, options?: RequestOptions): APIPromise<ImageResizingResponse>;

    /** Set whether a zone may resize images, for itself or openly.
     *  @http PATCH /zones/{zone_id}/settings/image_resizing
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-image-resizing-setting */
    edit(params: ImageResizingEditParams, options?: RequestOptions): APIPromise<ImageResizingResponse>;
  }

  export type ImageResizingGetParams = InZone;

  export interface ImageResizingResponse {
    /** @readOnly */ editable?: true | false;
    id?: 'image_resizing';
    /** @readOnly */ modified_on?: DateTime | null;
    value?: 'on' | 'off' | 'open' | 'latest';
  }

  export interface ImageResizingEditParams extends InZone {
    value: 'off' | 'on' | 'open' | 'latest';
  }

  /** Parallel HTTP/2 requests on one origin connection. */
  export interface OriginH2MaxStreams {
    /** Read how many HTTP/2 streams a zone's origin connections may carry.
     *  @http GET /zones/{zone_id}/settings/origin_h2_max_streams
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-cache-settings-get-origin-h2-max-streams-setting */
    get(params: OriginH2MaxStreamGetParams, options?: RequestOptions): APIPromise<CacheRulesOriginH2MaxStreams>;

    /** Set how many HTTP/2 streams a zone's origin connections may carry.
     *  @http PATCH /zones/{zone_id}/settings/origin_h2_max_streams
     *  @permission Zone Settings Write; Zone Write
     *  @plans enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-cache-settings-change-origin-h2-max-streams-setting */
    edit(params: OriginH2MaxStreamEditParams, options?: RequestOptions): APIPromise<CacheRulesOriginH2MaxStreams>;
  }

  export type OriginH2MaxStreamGetParams = InZone;

  export type OriginH2MaxStreams2 = CacheRulesOriginH2MaxStreams;

  export interface OriginH2MaxStreamEditParams extends InZone {
    /** @min 1 @max 1000 @example 50 */ value: Integer;
  }

  /** Newest HTTP version used towards the origin. */
  export interface OriginMaxHTTPVersionResource {
    /** Read the highest HTTP version a zone uses to its origin.
     *  @http GET /zones/{zone_id}/settings/origin_max_http_version
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-cache-settings-get-origin-max-http-version-setting */
    get(params: OriginMaxHTTPVersionGetParams, options?: RequestOptions): APIPromise<MaxHTTPVersion>;

    /** Set the highest HTTP version a zone uses to its origin.
     *  @http PATCH /zones/{zone_id}/settings/origin_max_http_version
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-cache-settings-change-origin-max-http-version-setting */
    edit(params: OriginMaxHTTPVersionEditParams, options?: RequestOptions): APIPromise<MaxHTTPVersion>;
  }

  export type OriginMaxHTTPVersionGetParams = InZone;

  export interface MaxHTTPVersion {
    editable: boolean;
    id: 'origin_max_http_version';
    modified_on?: DateTime;
    value: '2' | '1';
  }

  export interface OriginMaxHTTPVersionEditParams extends InZone {
    value: '2' | '1';
  }

  /** Visitor measurement without a manual snippet. */
  export interface Rum {
    /** See whether Web Analytics (RUM) is on for a zone.
     *  @http GET /zones/{zone_id}/settings/rum
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/web-analytics-get-rum-status */
    get(params: RumGetParams, options?: RequestOptions): APIPromise<RumSite>;

    /** Turn Web Analytics (RUM) on or off for a zone.
     *  @http PATCH /zones/{zone_id}/settings/rum
     *  @body json required
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/web-analytics-toggle-rum */
    edit(params: RumEditParams, options?: RequestOptions): APIPromise<RumSite>;
  }

  export type RumGetParams = InZone;

  export interface RumSite {
    editable?: boolean;
    /** @example "rum" */ id?: string;
    /** @example "on" */ value?: string;
  }

  export interface RumEditParams extends InZone {
    /** @example "on" */ value?: string;
  }

  /** Prefetching of the page a visitor may open next. */
  export interface SpeedBrain {
    /** See whether Speed Brain is on for a zone.
     *  @http GET /zones/{zone_id}/settings/speed_brain
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-speed-brain-setting */
    get(params: SpeedBrainGetParams, options?: RequestOptions): APIPromise<CloudflareSpeedBrainResponse>;

    /** Turn Speed Brain on or off for a zone.
     *  @http PATCH /zones/{zone_id}/settings/speed_brain
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-speed-brain-setting */
    edit(params: SpeedBrainEditParams, options?: RequestOptions): APIPromise<CloudflareSpeedBrainResponse>;
  }

  export type SpeedBrainGetParams = InZone;

  export interface CloudflareSpeedBrainResponse {
    /** @readOnly */ editable?: true | false;
    /** @example "development_mode" */ id?: string;
    /** @readOnly */ modified_on?: DateTime | null;
    value?: 'on' | 'off';
  }

  export interface SpeedBrainEditParams extends InZone {
    value: 'on' | 'off';
  }

  /** Automatic choice of the encryption mode. */
  export interface SSLAutomaticMode {
    /** See whether the zone's SSL/TLS mode is chosen automatically.
     *  @http GET /zones/{zone_id}/settings/ssl_automatic_mode
     *  @permission Zone Settings Write; Zone Settings Read; SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/ssl-detector-automatic-mode-get-enrollment */
    get(params: SSLAutomaticModeGetParams, options?: RequestOptions): APIPromise<Result>;

    /** Let Cloudflare choose the zone's SSL/TLS mode, or set it yourself.
     *  @http PATCH /zones/{zone_id}/settings/ssl_automatic_mode
     *  @permission Zone Settings Write; SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/ssl-detector-automatic-mode-patch-enrollment */
    edit(params: SSLAutomaticModeEditParams, options?: RequestOptions): APIPromise<Result>;
  }

  export type SSLAutomaticModeGetParams = InZone;

  export interface Result {
    /** @readOnly */ editable: boolean;
    /** @example "ssl_automatic_mode" @readOnly */ id: string;
    /** @readOnly */ modified_on: DateTime;
    /** @readOnly */ next_scheduled_scan?: DateTime | null;
    /** @readOnly */ value: 'auto' | 'custom';
  }

  export interface SSLAutomaticModeEditParams extends InZone {
    value: 'auto' | 'custom';
  }

  /** Options for resizing pictures in a domain. */
  export interface TransformationsConfig {
    /** Read a zone's configuration for image transformations.
     *  @http GET /zones/{zone_id}/settings/transformations_config
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-transformations-config */
    get(params: TransformationsConfigGetParams, options?: RequestOptions): APIPromise<TransformationsConfigResponse>;

    /** Set a zone's configuration for image transformations.
     *  @http PATCH /zones/{zone_id}/settings/transformations_config
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-transformations-config */
    edit(params: TransformationsConfigEditParams, options?: RequestOptions): APIPromise<TransformationsConfigResponse>;
  }

  export type TransformationsConfigGetParams = InZone;

  export interface TransformationsConfigResponse {
    /** @readOnly */ editable?: true | false;
    id?: 'transformations_config';
    /** @readOnly */ modified_on?: DateTime | null;
    value?: 'on' | 'off';
  }

  export interface TransformationsConfigEditParams extends InZone {
    value: TransformationsConfigValue;
  }

  export interface AdvancedDDoS {
    id: 'advanced_ddos';
    /** @default "off" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface Aegis {
    id: 'aegis';
    modified_on?: string | null;
    value?: AegisValue;
  }
  export namespace Aegis {
    export type Value = AegisValue;
  }

  export interface AlwaysOnline {
    id: 'always_online';
    /** @default "on" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface AlwaysUseHTTPS {
    id?: 'always_use_https';
  }

  export type AlwaysUseHTTPSParam = AlwaysUseHTTPS;

  export interface AutomaticHTTPSRewrites {
    id?: 'automatic_https_rewrites';
    value?: 'on' | 'off';
  }

  export type AutomaticHTTPSRewritesParam = AutomaticHTTPSRewrites;

  export interface AutomaticPlatformOptimization {
    cache_by_device_type: boolean;
    /** @default false */ cf: boolean;
    /** @default false */ enabled: boolean;
    hostnames: (/** @format hostname */ string)[];
    /** @default false */ wordpress: boolean;
    /** @default false */ wp_plugin: boolean;
  }

  export type AutomaticPlatformOptimizationParam = AutomaticPlatformOptimization;

  export type AvailableRatePlansSinglePage = SinglePage<AvailableRatePlan>;

  export interface Brotli {
    id: 'brotli';
    /** @default "off" */ value: 'off' | 'on';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface BrowserCacheTTL {
    id?: 'browser_cache_ttl';
    /** @min 0 @max 31536000 @example 3600 */ value?: Integer;
  }

  export type BrowserCacheTTLParam = BrowserCacheTTL;

  export interface BrowserCheck {
    id?: 'browser_check';
    value?: 'on' | 'off';
  }

  export type BrowserCheckParam = BrowserCheck;

  export interface CacheLevel {
    id?: 'cache_level';
    value?: 'bypass' | 'basic' | 'simplified' | 'aggressive' | 'cache_everything';
  }

  export type CacheLevelParam = CacheLevel;

  export interface ChallengeTTL {
    id: 'challenge_ttl';
    /** @default 1800 */ value: 300 | 900 | 1800 | 2700 | 3600 | 7200 | 10800 | 14400 | 28800 | 57600 | 86400 | 604800 | 2592000 | 31536000;
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface Ciphers {
    id: 'ciphers';
    /** @unique @default [] */ value: string[];
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export type CustomNameserverUpdateResponsesSinglePage = SinglePage<CustomNameserverUpdateResponse>;

  export interface DevelopmentMode {
    id: 'development_mode';
    /** @default "off" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
    /** @example 3600 @readOnly */ time_remaining?: number;
  }

  export interface EarlyHints {
    id: 'early_hints';
    /** @default "off" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface EmailObfuscation {
    id?: 'email_obfuscation';
    value?: 'on' | 'off';
  }

  export type EmailObfuscationParam = EmailObfuscation;

  export interface FontSettings {
    id?: 'fonts';
    editable?: true | false;
    modified_on?: string | null;
    value?: 'on' | 'off';
  }

  export interface H2Prioritization {
    id: 'h2_prioritization';
    /** @default "off" */ value: 'on' | 'off' | 'custom';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface HTTP2 {
    id: 'http2';
    /** @default "off" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface HTTP3 {
    id: 'http3';
    /** @default "off" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface HotlinkProtection {
    id: 'hotlink_protection';
    /** @default "off" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface IPGeolocation {
    id?: 'ip_geolocation';
    value?: 'on' | 'off';
  }

  export type IPGeolocationParam = IPGeolocation;

  export interface IPV6 {
    id: 'ipv6';
    /** @default "off" */ value: 'off' | 'on';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface ImageResizing {
    id: 'image_resizing';
    /** @default "off" */ value: 'on' | 'off' | 'open';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface MinTLSVersion {
    id: 'min_tls_version';
    /** @default "1.0" */ value: '1.0' | '1.1' | '1.2' | '1.3';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface Mirage {
    id?: 'mirage';
    value?: 'on' | 'off';
  }

  export type MirageParam = Mirage;

  export interface NEL {
    id: 'nel';
    /** @default {"enabled":false} */ value: NEL.Value;
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }
  export namespace NEL {
    export interface Value {
      /** @default false */ enabled?: boolean;
    }
  }

  export interface OpportunisticEncryption {
    id?: 'opportunistic_encryption';
    value?: 'on' | 'off';
  }

  export type OpportunisticEncryptionParam = OpportunisticEncryption;

  export interface OpportunisticOnion {
    id: 'opportunistic_onion';
    /** @default "off" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface OrangeToOrange {
    id: 'orange_to_orange';
    /** @default "on" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface OriginErrorPagePassThru {
    id?: 'origin_error_page_pass_thru';
    value?: 'on' | 'off';
  }

  export type OriginErrorPagePassThruParam = OriginErrorPagePassThru;

  export interface OriginMaxHTTPVersion {
    id: 'origin_max_http_version';
    editable: boolean;
    value: '2' | '1';
    modified_on?: string | null;
  }

  export interface Polish {
    id?: 'polish';
    value?: 'off' | 'lossless' | 'lossy';
  }

  export type PolishParam = Polish;

  export interface PrefetchPreload {
    id: 'prefetch_preload';
    /** @default "off" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface ProxyReadTimeout {
    id: 'proxy_read_timeout';
    /** @default 125 */ value: number;
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface PseudoIPV4 {
    /** @default "pseudo_ipv4" */ id: 'pseudo_ipv4';
    /** @default "off" */ value: 'off' | 'add_header' | 'overwrite_header';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export type RatePlanGetResponsesSinglePage = SinglePage<RatePlanGetResponse>;

  export interface ResponseBuffering {
    id?: 'response_buffering';
    value?: 'on' | 'off';
  }

  export type ResponseBufferingParam = ResponseBuffering;

  export interface RocketLoader {
    id?: 'rocket_loader';
    value?: 'on' | 'off';
  }

  export type RocketLoaderParam = RocketLoader;

  export interface SSL {
    id?: 'ssl';
    value?: 'off' | 'flexible' | 'full' | 'strict' | 'origin_pull';
  }

  export type SSLParam = SSL;

  export interface SSLRecommender {
    id?: 'ssl_recommender';
    /** @default false */ enabled?: boolean;
  }

  export interface SecurityHeaders {
    id: 'security_header';
    /** @default {"strict_transport_security":{"enabled":true,"include_subdomains":true,"max_age":86400,"nosniff":true,"preload":false}} */ value: SecurityHeaders.Value;
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }
  export namespace SecurityHeaders {
    export interface Value {
      strict_transport_security?: Value.StrictTransportSecurity;
    }
    export namespace Value {
      export interface StrictTransportSecurity {
        enabled?: boolean;
        include_subdomains?: boolean;
        /** @unit seconds @example 86400 */ max_age?: number;
        nosniff?: boolean;
        preload?: boolean;
      }
    }
  }

  export interface SecurityLevel {
    id?: 'security_level';
    value?: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
  }

  export type SecurityLevelParam = SecurityLevel;

  export interface ServerSideExcludes {
    id: 'server_side_exclude';
    /** @default "on" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface SortQueryStringForCache {
    id?: 'sort_query_string_for_cache';
    value?: 'on' | 'off';
  }

  export type SortQueryStringForCacheParam = SortQueryStringForCache;

  export interface TLS1_3 {
    id: 'tls_1_3';
    /** @default "off" */ value: 'on' | 'off' | 'zrt';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface TLSClientAuth {
    id: 'tls_client_auth';
    /** @default "off" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface TrueClientIPHeader {
    id?: 'true_client_ip_header';
    value?: 'on' | 'off';
  }

  export type TrueClientIPHeaderParam = TrueClientIPHeader;

  export type Type = 'full' | 'partial' | 'secondary' | 'internal';

  export type TypeParam = Type;

  export interface WAF {
    id?: 'waf';
    value?: 'on' | 'off';
  }

  export type WAFParam = WAF;

  export interface WebP {
    id: 'webp';
    /** @default "off" */ value: 'off' | 'on';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface Websocket {
    id: 'websockets';
    /** @default "off" */ value: 'off' | 'on';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface ZeroRTT {
    id: '0rtt';
    /** @default "off" */ value: 'on' | 'off';
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export type ZonesV4PagePaginationArray = V4PagePaginationArray<Zone>;

  export type CacheRulesAegisValue = AegisValue;

  export type ChallengeTtlValue = 300 | 900 | 1800 | 2700 | 3600 | 7200 | 10800 | 14400 | 28800 | 57600 | 86400 | 604800 | 2592000 | 31536000;

  export type EdgeCacheTtlValue =
    | 30 | 60 | 300 | 1200 | 1800 | 3600 | 7200 | 10800 | 14400 | 18000 | 28800 | 43200 | 57600 | 72000
    | 86400 | 172800 | 259200 | 345600 | 432000 | 518400 | 604800;

  export type MaxUploadValue = 100 | 125 | 150 | 175 | 200 | 225 | 250 | 275 | 300 | 325 | 350 | 375 | 400 | 425 | 450 | 475 | 500 | 1000;

  export interface NelValue {
    /** @default false */ enabled?: boolean;
  }

  export type AutomaticPlatformOptimization2 = AutomaticPlatformOptimization;

  export interface SecurityHeaderValue {
    strict_transport_security?: {
      enabled?: boolean;
      include_subdomains?: boolean;
      /** @unit seconds @example 86400 */ max_age?: number;
      nosniff?: boolean;
      preload?: boolean;
    };
  }

  export type MultipleSettings = (T0rtt | AdvancedDdos | CacheRulesAegis | AlwaysOnline2 | AlwaysUseHTTPS2 | AutomaticHTTPSRewrites2 | Brotli2 | BrowserCacheTtl | BrowserCheck2 | CacheLevel2 | ChallengeTtl | ChinaNetworkEnabled | ContentConverter | Ciphers2 | CnameFlattening | DevelopmentMode2 | EarlyHints2 | EdgeCacheTtl | EmailObfuscation2 | H2Prioritization2 | HotlinkProtection2 | Http2 | Http3 | IPGeolocation2 | Ipv6 | MaxUpload | MinTLSVersion2 | Mirage2 | Nel | OpportunisticEncryption2 | OpportunisticOnion2 | OrangeToOrange2 | OriginErrorPagePassThru2 | CacheRulesOriginH2MaxStreams | CacheRulesOriginMaxHTTPVersion | Polish2 | PrefetchPreload2 | PrivacyPass | ProxyReadTimeout2 | PseudoIpv4 | RedirectsForAITraining | ReplaceInsecureJs | ResponseBuffering2 | RocketLoader2 | SchemasAutomaticPlatformOptimization | SearchForAgents | SecurityHeader | SecurityLevel2 | ServerSideExclude | Sha1Support | SortQueryStringForCache2 | SSL2 | SSLRecommender2 | Tls12Only | Tls13 | TLSClientAuth2 | TrueClientIPHeader2 | Waf | WebmcpEnabled | WebmcpPacks | Webp | Websockets)[];

  export interface ChinaNetworkEnabled {
    /** @readOnly */ editable?: true | false;
    id: 'china_network_enabled';
    /** @readOnly */ modified_on?: DateTime | null;
    /** @default "off" @readOnly */ value: 'on' | 'off';
  }

  export interface AegisValue {
    enabled?: boolean;
    /** @example "pool-id" */ pool_id?: string;
  }

  export type AutomaticPlatformOptimizationValue = 'off' | {
    cache_by_device_type?: boolean;
    cf: boolean;
    enabled: boolean;
    hostnames?: string[];
    recheck?: boolean;
    wordpress: boolean;
    wp_plugin: boolean;
  };

  export interface TransformationsConfigValue {
    /** @example "example.com,cdn.example.com" */ allowed_origins?: string;
    c2pa?: 'off' | 'on';
    transformations?: 'off' | 'on' | 'open' | 'latest';
  }

  export type Datacenters = ({
    /** @example "SFO" */ colo_id?: string;
    timeseries?: TimeseriesByColo;
    totals?: TotalsByColo;
  })[];

  export type TimeseriesByColo = ({
    bandwidth?: User.UserPeriodBandwidth;
    requests?: RequestsByColo;
    since?: User.Since;
    threats?: Threats;
    until?: User.Until;
  })[];

  export type BandwidthByColo = User.UserPeriodBandwidth;

  export interface RequestsByColo {
    all?: Integer;
    cached?: Integer;
    country?: JsonObject;
    http_status?: JsonObject;
    uncached?: Integer;
  }

  export interface Threats {
    all?: Integer;
    country?: JsonObject;
    type?: JsonObject;
  }

  export interface TotalsByColo {
    bandwidth?: User.UserPeriodBandwidth;
    requests?: RequestsByColo;
    since?: User.Since;
    threats?: Threats;
    until?: User.Until;
  }

  export interface Dashboard {
    timeseries?: Timeseries;
    totals?: Totals;
  }

  export type Timeseries = ({
    bandwidth?: Bandwidth;
    pageviews?: Pageviews;
    requests?: Requests;
    since?: User.Since;
    threats?: Threats;
    uniques?: Uniques;
    until?: User.Until;
  })[];

  export interface Bandwidth {
    all?: Integer;
    cached?: Integer;
    content_type?: JsonObject;
    country?: JsonObject;
    ssl?: { encrypted?: Integer; unencrypted?: Integer };
    ssl_protocols?: {
      TLSv1?: Integer;
      'TLSv1.1'?: Integer;
      'TLSv1.2'?: Integer;
      'TLSv1.3'?: Integer;
      none?: Integer;
    };
    uncached?: Integer;
  }

  export interface Pageviews {
    all?: Integer;
    search_engine?: JsonObject;
  }

  export interface Requests {
    all?: Integer;
    cached?: Integer;
    content_type?: JsonObject;
    country?: JsonObject;
    http_status?: JsonObject;
    ssl?: { encrypted?: Integer; unencrypted?: Integer };
    ssl_protocols?: {
      TLSv1?: Integer;
      'TLSv1.1'?: Integer;
      'TLSv1.2'?: Integer;
      'TLSv1.3'?: Integer;
      none?: Integer;
    };
    uncached?: Integer;
  }

  export interface Uniques {
    all?: Integer;
  }

  export interface Totals {
    bandwidth?: Bandwidth;
    pageviews?: Pageviews;
    requests?: Requests;
    since?: User.Since;
    threats?: Threats;
    uniques?: Uniques;
    until?: User.Until;
  }
}

export declare namespace Zones.CT {
  /** Mail when a certificate for your domain appears. */
  export interface Alerting {
    /** Turn Certificate Transparency alerts on or off and set who gets them.
     *  @http PATCH /zones/{zone_id}/ct/alerting
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    edit(params: AlertingEditParams, options?: RequestOptions): APIPromise<CTAlertingSubscription>;

    /** Read a zone's Certificate Transparency alert settings.
     *  @http GET /zones/{zone_id}/ct/alerting
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: AlertingGetParams, options?: RequestOptions): APIPromise<CTAlertingSubscription>;
  }

  export interface AlertingEditParams extends InZone {
    enabled: boolean;
    /** @maxItems 100 */ emails?: (/** @format email */ string)[];
  }

  export interface CTAlertingSubscription {
    enabled: boolean;
    /** @maxItems 100 */ emails?: (/** @format email */ string)[];
  }

  export type AlertingGetParams = InZone;
}

export declare namespace Zones.Observability {
  /** Recorded steps of request handling. */
  export interface Tracing {
    readonly settings: Tracing.Settings;
    readonly rules: Tracing.Rules;
  }
}

export declare namespace Zones.Observability.Tracing {
  /** Sampling rate and destinations. */
  export interface Settings {
    /** Change only the given tracing settings, such as sampling or destinations.
     *  @http PATCH /zones/{zone_id}/observability/tracing/settings */
    update(params: SettingUpdateParams, options?: RequestOptions): APIPromise<SettingGetResponse>;

    /** Remove a zone's tracing settings.
     *  @http DELETE /zones/{zone_id}/observability/tracing/settings */
    delete(params: SettingDeleteParams, options?: RequestOptions): APIPromise<SettingGetResponse>;

    /** Read a zone's tracing settings.
     *  @http GET /zones/{zone_id}/observability/tracing/settings */
    get(params: SettingGetParams, options?: RequestOptions): APIPromise<SettingGetResponse>;
  }

  export interface SettingUpdateParams extends InZone {
    destinations?: string[];
    enabled?: boolean;
    forward_context?: boolean;
    persist?: boolean;
    propagation_policy?: 'accept' | 'authenticated' | 'reject';
    sampling_ratio?: number;
  }

  export type SettingUpdateResponse = SettingGetResponse;

  export type SettingDeleteParams = InZone;

  export type SettingDeleteResponse = SettingGetResponse;

  export type SettingGetParams = InZone;

  export interface SettingGetResponse {
    destinations: string[];
    enabled: boolean;
    forward_context: boolean;
    persist: boolean;
    propagation_policy: 'accept' | 'authenticated' | 'reject';
    sampling_ratio: number;
  }

  /** Which requests are recorded. */
  export interface Rules {
    /** Replace all tracing rules of a zone.
     *  @http PUT /zones/{zone_id}/observability/tracing/rules */
    update(params: RuleUpdateParams, options?: RequestOptions): APIPromise<RuleGetResponse>;

    /** Remove all tracing rules of a zone.
     *  @http DELETE /zones/{zone_id}/observability/tracing/rules */
    delete(params: RuleDeleteParams, options?: RequestOptions): APIPromise<RuleGetResponse>;

    /** Read a zone's tracing rules.
     *  @http GET /zones/{zone_id}/observability/tracing/rules */
    get(params: RuleGetParams, options?: RequestOptions): APIPromise<RuleGetResponse>;
  }

  export interface RuleUpdateParams extends InZone {
    rules: RuleGetResponse.Rule[];
  }
  export namespace RuleUpdateParams {
    export import Rule = RuleGetResponse.Rule;
  }

  export import RuleUpdateResponse = Zones.Observability.Tracing.RuleGetResponse;

  export type RuleDeleteParams = InZone;

  export import RuleDeleteResponse = Zones.Observability.Tracing.RuleGetResponse;

  export type RuleGetParams = InZone;

  export interface RuleGetResponse {
    rules: RuleGetResponse.Rule[];
  }
  export namespace RuleGetResponse {
    export interface Rule {
      action: 'set_trace_settings';
      action_parameters: Rule.ActionParameters;
      description: string;
      enabled: boolean;
      expression: string;
    }
    export namespace Rule {
      export interface ActionParameters {
        sampling_ratio: number;
      }
    }
  }
}

export declare namespace Zones.Analytics {
  /** Response time saved by Argo Smart Routing. */
  export interface Latency {
    readonly colos: Latency.Colos;

    /** See the latency that Argo saves a zone, in histogram bins.
     *  @http GET /zones/{zone_id}/analytics/latency
     *  @permission Analytics Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/argo-analytics-for-zone-argo-analytics-for-a-zone */
    get(params: LatencyGetParams, options?: RequestOptions): APIPromise<User.SubscriptionCreateResponse>;
  }

  export interface LatencyGetParams extends InZone {
    bins?: string;
  }

  export type LatencyGetResponse = User.SubscriptionCreateResponse;

  /** Figures by data center (deprecated). */
  export interface Colos {
    /** Get a zone's traffic by Cloudflare data center over time (deprecated).
     *  @http GET /zones/{zone_identifier}/analytics/colos
     *  @permission Analytics Read
     *  @plans enterprise
     *  @availability deprecated
     *  @deprecated */
    get(zoneIdentifier: ResourceID, params?: ColoGetParams | null, options?: RequestOptions): APIPromise<Datacenters>;
  }

  export interface ColoGetParams {
    /** @default 0 */ until?: User.Until;
    /** @default -10080 */ since?: string | Integer;
    /** @default true */ continuous?: boolean;
  }

  /** Totals and series for a dashboard (deprecated). */
  export interface Dashboard {
    /** Get a zone's traffic totals and series for a dashboard (deprecated).
     *  @http GET /zones/{zone_identifier}/analytics/dashboard
     *  @permission Analytics Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    get(zoneIdentifier: ResourceID, params?: DashboardGetParams | null, options?: RequestOptions): APIPromise<Zones.Dashboard>;
  }

  export type DashboardGetParams = ColoGetParams;
}

export declare namespace Zones.Analytics.Latency {
  /** Time saved, by data center. */
  export interface Colos {
    /** See the latency that Argo saves a zone, by data center.
     *  @http GET /zones/{zone_id}/analytics/latency/colos
     *  @permission Analytics Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/argo-analytics-for-geolocation-argo-analytics-for-a-zone-at-different-po-ps */
    get(params: ColoGetParams, options?: RequestOptions): APIPromise<User.SubscriptionCreateResponse>;
  }

  export type ColoGetParams = InZone;

  export type ColoGetResponse = User.SubscriptionCreateResponse;
}
