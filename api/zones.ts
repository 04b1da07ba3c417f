import type {
  APIPromise,
  ByID,
  JsonObject,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, Integer, InZone, RatePlan, RatePlanParam, ResourceID } from './_shared.ts';
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

  /** Create a zone in an account for a domain.
   *
   *  A full zone stays `pending` until the registrar lists the returned `name_servers`, a partial one until the `verification_key` is found in
   *  DNS. Until then Cloudflare serves no traffic for it.
   *  @http POST /zones
   *  @permission Zone Write; DNS Write
   *  @availability ga
   *  @example { "account": { "id": "023e105f4ecef8ad9ca31a8372d0c353" }, "name": "example.com", "type": "full" }
   *  @aliases add site; add domain
   *  @waits zones.get status done=active id=id */
  create(params: Zones.ZoneCreateParams, options?: RequestOptions): APIPromise<Zones.Zone>;

  /** List zones, filtered by name, account, status or type.
   *
   *  Lists the zones of all accounts that the token may see. Internal zones are left out unless `type` asks for them.
   *  @http GET /zones
   *  @permission Zone Read
   *  @availability ga
   *  @aliases domains; sites
   *  @columns name status account.name plan.name type paused created_on
   *  @key name */
  list(params?: Zones.ZoneListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<Zones.Zone>, Zones.Zone>;

  /** Delete a zone together with its records and settings.
   *
   *  Cannot be undone. The domain stops resolving where Cloudflare answers its DNS, and routes and certificates of the zone go too.
   *  @http DELETE /zones/{zone_id}
   *  @permission Zone Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @cascades dns.records */
  delete(params: InZone, options?: RequestOptions): APIPromise<Zones.ZoneDeleteResponse | null>;

  /** Edit a zone: pause it, change its type or set its vanity name servers.
   *
   *  One property a request. A paused zone goes on answering DNS, but traffic no longer passes through Cloudflare.
   *  @http PATCH /zones/{zone_id}
   *  @body json required
   *  @permission Zone Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "paused": true }
   *  @aliases pause Cloudflare; convert to partial */
  edit(params: Zones.ZoneEditParams, options?: RequestOptions): APIPromise<Zones.Zone>;

  /** Get one zone with its status, name servers and plan.
   *  @http GET /zones/{zone_id}
   *  @permission Trust and Safety Write; Trust and Safety Read; Zero Trust: PII Read; Zaraz Edit; Zaraz Read; Zaraz Admin; Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read; Access: Mutual TLS Certificates Write; Access: Organizations, Identity Providers, and Groups Write; Zone Settings Write; Zone Settings Read; Zone Read; DNS Read; Workers Scripts Write; Workers Scripts Read; Zone Write; Workers Routes Write; Workers Routes Read; Stream Write; Stream Read; SSL and Certificates Write; SSL and Certificates Read; Logs Write; Logs Read; Cache Purge; Page Rules Write; Page Rules Read; Load Balancers Write; Load Balancers Read; Firewall Services Write; Firewall Services Read; DNS Write; Apps Write; Analytics Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(params: InZone, options?: RequestOptions): APIPromise<Zones.Zone>;
}

export declare namespace Zones {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Total, whatever the kind. */ all: number;
    /** Bytes that were served. */ bandwidth: unknown;
    /** Counts by two-letter country code. */ country: unknown;
    /** Whether the plan of the zone lets it be changed. */ editable: unknown;
    /** Requests that were answered. */ requests: unknown;
    /** Requests that were recognized as threats. */ threats: unknown;
    /** End of the period counted. */ until: unknown;
    /** Currency of the price, as ISO 4217 code. */ currency: string;
    /** Start of the period counted. */ since: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Environment to work on, as `zones.environments.list` shows it. @from zones.environments.list */ environment_id: string;
    /** Plan to work on, as `zones.plans.list` shows it. @from zones.plans.list */ plan_identifier: string;
    /** Setting to work on, by its name, such as `ssl` or `min_tls_version`. */ setting_id: string;
    /** Zone whose analytics are asked for. @from zones.list */ zone_identifier: string;
  }

  export interface ZoneCreateParams {
    /** Account that the zone belongs to, by its `id`. */ account: ZoneCreateParams.Account;
    /** Registrable domain in punycode; for a subdomain zone (Enterprise) the subdomain.
     *  @maxLength 253 @example "example.com" @written host */
    name: string;
    /** How the zone is set up: hosted at Cloudflare, or served through CNAMEs from another DNS. @default "full" */ type?: TypeParam;
  }
  export namespace ZoneCreateParams {
    export interface Account {
      /** Account that the zone is added to; its id. */ id?: ResourceID;
    }
  }

  export interface Zone {
    /** Identifies the zone in paths; given by Cloudflare when it is added. */ id: ResourceID;
    /** Account that owns the zone. */ account: Zone.Account;
    /** Time at which the zone was last found active; null until the ownership has been proved. @readOnly */ activated_on: DateTime | null;
    /** @readOnly */ created_on: DateTime;
    /** Seconds until development mode ends; negative, seconds since it ended; 0, never used. @example 7200 @readOnly @unit seconds */
    development_mode: number;
    /** Quotas and properties that Cloudflare keeps with the zone. */ meta: Zone.Meta;
    /** @readOnly */ modified_on: DateTime;
    /** Registrable domain in punycode; for a subdomain zone (Enterprise) the subdomain. @maxLength 253 @example "example.com" */ name: string;
    /** Nameservers to enter at the registrar. @readOnly */ name_servers: (/** @format hostname */ string)[];
    /** DNS provider at the time the zone was added; null if unknown. @maxLength 50 @example "NameCheap" @readOnly */ original_dnshost: string | null;
    /** Nameservers of the domain before it moved; null if unknown. @readOnly */ original_name_servers: (/** @format hostname */ string)[] | null;
    /** Registrar at the time the zone was added; null if unknown. @example "GoDaddy" @readOnly */ original_registrar: string | null;
    /** User or account that owns the zone. */ owner: Zone.Owner;
    /** Plan of the zone; deprecated, see `zones.subscriptions.get`. @deprecated */ plan: Zone.Plan;
    /** Suffix that names of a partial zone get for their CNAME; tenants may have their own. @example "cdn.cloudflare.com" */ cname_suffix?: string;
    /** Whether the zone only answers DNS, and its traffic goes past Cloudflare. @default false */ paused?: boolean;
    /** What the calling user may do with the zone; deprecated. @deprecated */ permissions?: string[];
    /** State set by Cloudflare: `pending` waits for the nameservers, `moved` means that they point elsewhere. @readOnly */
    status?: 'initializing' | 'pending' | 'active' | 'moved';
    /** Root organization that the zone belongs to, for tenants. */ tenant?: Zone.Tenant;
    /** Organization directly above the zone's account, for tenants. */ tenant_unit?: Zone.TenantUnit;
    /** `full` lets Cloudflare answer all DNS, `partial` only proxies names that point to it by CNAME, `secondary` copies another provider's.
     *  @default "full" */
    type?: Type;
    /** Own hostnames for the nameservers; Business and Enterprise, empty turns them off. @default [] */
    vanity_name_servers?: (/** @format hostname @maxLength 253 */ string)[];
    /** Value of the TXT record that proves ownership of a partial zone. @example "284344499-1084221259" @readOnly */ verification_key?: string;
  }
  export namespace Zone {
    export interface Account {
      /** Account that the zone belongs to. */ id?: ResourceID;
      /** Account as people read it. */ name?: string;
    }
    export interface Meta {
      /** Whether the zone only proxies, with DNS elsewhere. */ cdn_only?: boolean;
      /** Number of own certificates that the zone may hold. @example 1 */ custom_certificate_quota?: Integer;
      /** Whether the zone only answers DNS and proxies nothing. */ dns_only?: boolean;
      /** Whether the zone uses advanced nameservers (Foundation DNS). */ foundation_dns?: boolean;
      /** Number of page rules that the zone may have. @example 100 */ page_rule_quota?: Integer;
      /** Whether the zone has been flagged for phishing; visitors see a warning. */ phishing_detected?: boolean;
      /** How far the setup of the zone has gone. @example 2 */ step?: Integer;
    }
    export interface Owner {
      /** Identifies the owner. */ id?: ResourceID;
      /** What people call it. */ name?: string;
      /** Whether the owner is a user or an organization. @example "organization" */ type?: string;
    }
    export interface Plan {
      /** Identifies the plan. */ id?: ResourceID;
      /** Whether the zone can subscribe to the plan. */ can_subscribe?: boolean;
      /** @example "USD" */ currency?: string;
      /** Whether another company bills the zone. */ externally_managed?: boolean;
      /** How often the plan is billed. @example "monthly" */ frequency?: string;
      /** Whether the zone has the plan now. */ is_subscribed?: boolean;
      /** Whether an old discount applies. */ legacy_discount?: boolean;
      /** Short name of the plan, such as `free` or `pro`. @example "free" */ legacy_id?: string;
      /** What people call it. */ name?: string;
      /** What the customer pays per billing period, in `currency`. @example 10.99 */ price?: number;
    }
    export interface Tenant {
      /** Identifies the tenant; null for an account without one. */ id?: ResourceID | null;
      /** Display name of the account or tenant. */ name?: string | null;
    }
    export interface TenantUnit {
      /** Identifies the unit of the tenant; null for an account without one. */ id?: ResourceID | null;
    }
  }

  export interface ZoneListParams {
    /** Only zones of matching accounts. */ account?: ZoneListParams.Account;
    direction?: 'asc' | 'desc';
    /** Whether a zone must fulfil all filters or any one. @default "all" */ match?: 'any' | 'all';
    /** Only zones of this name; an operator before it widens it, as in `contains:example` or `starts_with:www`. @maxLength 253 */
    name?: string;
    /** Property by which the zones are sorted. */ order?: 'name' | 'status' | 'account.id' | 'account.name' | 'plan.id' | (string & {});
    /** Only zones in this state. */ status?: 'initializing' | 'pending' | 'active' | 'moved' | (string & {});
    /** Only zones of these types; left out, all but internal ones. @comma */ type?: ('full' | 'partial' | 'secondary' | 'internal' | (string & {}))[];
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }
  export namespace ZoneListParams {
    export interface Account {
      /** Only zones of the account with this id. @from accounts.list */ id?: string;
      /** Only zones of accounts with this name; an operator before it widens it, as in `contains:dev`. @maxLength 253 */ name?: string;
    }
  }

  export interface ZoneDeleteResponse {
    /** Zone that was deleted. */ id: ResourceID;
  }

  export interface ZoneEditParams extends InZone {
    /** Whether the zone only answers DNS, and its traffic goes past Cloudflare. @default false */ paused?: boolean;
    /** New kind of zone; which changes are allowed depends on the plan (partial: Business and Enterprise). */
    type?: 'full' | 'partial' | 'secondary' | 'internal' | (string & {});
    /** Own hostnames for the nameservers; Business and Enterprise, empty turns them off. @default [] */
    vanity_name_servers?: (/** @format hostname @maxLength 253 */ string)[];
  }

  /** Another look at whether the nameservers were changed. */
  export interface ActivationCheck {
    /** Start a new activation check of a pending zone.
     *
     *  Allowed every 5 minutes on paid plans and every hour on Free. The result shows in the zone's `status`.
     *  @http PUT /zones/{zone_id}/activation_check
     *  @permission Zone Write
     *  @availability ga
     *  @aliases check nameservers now
     *  @waits zones.get status done=active */
    trigger(params: InZone, options?: RequestOptions): APIPromise<ActivationCheckTriggerResponse>;
  }

  export interface ActivationCheckTriggerResponse {
    /** Zone that is checked. */ id?: ResourceID;
  }

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
    ): APIPromise<(T0rtt | AdvancedDdos | CacheRulesAegis | AlwaysOnline2 | AlwaysUseHTTPS2 | AutomaticHTTPSRewrites2 | Brotli2 | BrowserCacheTtl | BrowserCheck2 | CacheLevel2 | ChallengeTtl | Ciphers2 | ContentConverter | CnameFlattening | DevelopmentMode | EarlyHints2 | EdgeCacheTtl | EmailObfuscation2 | H2Prioritization2 | HotlinkProtection2 | Http2 | Http3 | ImageResizing2 | IPGeolocation2 | Ipv | MaxUpload | MinTLSVersion2 | Mirage2 | Nel | OpportunisticEncryption2 | OpportunisticOnion2 | OrangeToOrange2 | OriginErrorPagePassThru2 | CacheRulesOriginH2MaxStreams | CacheRulesOriginMaxHTTPVersion | Polish2 | PrefetchPreload2 | PrivacyPass | ProxyReadTimeout2 | PseudoIpv | RedirectsForAITraining | ReplaceInsecureJs | ResponseBuffering2 | RocketLoader2 | SchemasAutomaticPlatformOptimization | SearchForAgents | SecurityHeader | SecurityLevel2 | ServerSideExclude | Sha1Support | SortQueryStringForCache2 | SSL2 | SSLRecommender2 | Tls12Only | Tls | TLSClientAuth2 | Transformations | TransformationsAllowedOrigins2 | TrueClientIPHeader2 | Waf | WebmcpEnabled | WebmcpPacks | Webp | Websockets)[]>;

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
    ): APIPromise<(T0rtt | AdvancedDdos | CacheRulesAegis | AlwaysOnline2 | AlwaysUseHTTPS2 | AutomaticHTTPSRewrites2 | Brotli2 | BrowserCacheTtl | BrowserCheck2 | CacheLevel2 | ChallengeTtl | Ciphers2 | ContentConverter | CnameFlattening | DevelopmentMode | EarlyHints2 | EdgeCacheTtl | EmailObfuscation2 | H2Prioritization2 | HotlinkProtection2 | Http2 | Http3 | ImageResizing2 | IPGeolocation2 | Ipv | MaxUpload | MinTLSVersion2 | Mirage2 | Nel | OpportunisticEncryption2 | OpportunisticOnion2 | OrangeToOrange2 | OriginErrorPagePassThru2 | CacheRulesOriginH2MaxStreams | CacheRulesOriginMaxHTTPVersion | Polish2 | PrefetchPreload2 | PrivacyPass | ProxyReadTimeout2 | PseudoIpv | RedirectsForAITraining | ReplaceInsecureJs | ResponseBuffering2 | RocketLoader2 | SchemasAutomaticPlatformOptimization | SearchForAgents | SecurityHeader | SecurityLevel2 | ServerSideExclude | Sha1Support | SortQueryStringForCache2 | SSL2 | SSLRecommender2 | Tls12Only | Tls | TLSClientAuth2 | Transformations | TransformationsAllowedOrigins2 | TrueClientIPHeader2 | Waf | WebmcpEnabled | WebmcpPacks | Webp | Websockets)[]>;
  }

  export type SettingEditParams = SettingEditParams.EnabledSetting | SettingEditParams.ValueSetting;
  export namespace SettingEditParams {
    export interface EnabledSetting extends InZone {
      /** Whether the feature is on for the zone. @default false */ enabled?: boolean;
    }
    export interface ValueSetting extends InZone {
      /** New value; which ones are allowed depends on the setting. */ value?:
        | string | string[] | number | boolean | null | AegisValue | NelValue
        | AutomaticPlatformOptimization | ValueSetting.ZonesSecurityHeaderValue | JsonObject;
    }
    export namespace ValueSetting {
      export interface ZonesSecurityHeaderValue {
        /** The HSTS header that browsers get. */ strict_transport_security?: SecurityHeaders.Value.StrictTransportSecurity;
      }
    }
  }

  export interface SettingState {
    /** @readOnly */ editable?: true | false;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface SwitchState {
    /** Whether the setting is on for the zone. @default "off" */ value: 'on' | 'off';
  }

  export interface FeatureState {
    /** Whether the setting is on for the zone. @default "off" */ value: 'off' | 'on';
  }

  export interface EditableSwitch {
    /** Whether the setting is on for the zone. @default "on" */ value: 'on' | 'off';
  }

  /** @discriminator id */
  export type SettingResult =
    | ZeroRTT | AdvancedDDoS | SettingResult.ZonesCacheRulesAegis | AlwaysOnline
    | SettingResult.ZonesAlwaysUseHTTPS2 | SettingResult.ZonesAutomaticHTTPSRewrites | Brotli
    | SettingResult.ZonesBrowserCacheTTL2 | SettingResult.ZonesBrowserCheck
    | SettingResult.ZonesCacheLevel | ChallengeTTL | SettingResult.ZonesChinaNetworkEnabled
    | SettingResult.ZonesContentConverter | Ciphers | SettingResult.ZonesCNAMEFlattening
    | DevelopmentMode | EarlyHints | SettingResult.ZonesEdgeCacheTTL2
    | SettingResult.ZonesEmailObfuscation | H2Prioritization | HotlinkProtection | HTTP2 | HTTP3
    | ImageResizing | SettingResult.ZonesIPGeolocation | IPV6 | SettingResult.ZonesMaxUpload
    | MinTLSVersion | SettingResult.ZonesMirage | NEL | SettingResult.ZonesOpportunisticEncryption
    | OpportunisticOnion | OrangeToOrange | SettingResult.ZonesOriginErrorPagePassThru
    | SettingResult.ZonesCacheRulesOriginH2MaxStreams
    | SettingResult.ZonesCacheRulesOriginMaxHTTPVersion | SettingResult.ZonesPolish
    | PrefetchPreload | SettingResult.ZonesPreRender | SettingResult.ZonesPrivacyPass
    | ProxyReadTimeout | PseudoIPV4 | SettingResult.ZonesRedirectsForAITraining
    | SettingResult.ZonesReplaceInsecureJS | SettingResult.ZonesResponseBuffering
    | SettingResult.ZonesRocketLoader | SettingResult.ZonesSchemasAutomaticPlatformOptimization
    | SettingResult.ZonesSearchForAgents | SecurityHeaders | SettingResult.ZonesSecurityLevel
    | ServerSideExcludes | SettingResult.ZonesSha1Support
    | SettingResult.ZonesSortQueryStringForCache | SettingResult.ZonesSSL2 | SSLRecommender
    | SettingResult.ZonesTLS1_2Only | TLS1_ | TLSClientAuth | SettingResult.ZonesTransformations
    | SettingResult.ZonesTransformationsAllowedOrigins | SettingResult.ZonesTrueClientIPHeader
    | SettingResult.ZonesWAF | SettingResult.ZonesWebmcpEnabled
    | SettingResult.ZonesWebmcpPacks | WebP | Websocket;
  export namespace SettingResult {
    export interface ZonesCacheRulesAegis {
      /** Setting that the value belongs to: egress IP addresses of your own. */ id: 'aegis';
      /** @readOnly */ modified_on?: DateTime | null;
      /** Whether Aegis is on, and the pool of egress IPs. */ value?: ZonesCacheRulesAegis.Value;
    }
    export namespace ZonesCacheRulesAegis {
      export interface Value {
        /** Whether the setting is on. */ enabled?: boolean;
        /** Group of dedicated egress addresses used toward the origin. @example "pool-id" */ pool_id?: string;
      }
    }
    export interface ZonesAlwaysUseHTTPS2 extends SettingState, SwitchState {
      /** Setting that the value belongs to: http requests are redirected (301) to https. */ id: 'always_use_https';
    }
    export interface ZonesAutomaticHTTPSRewrites extends SettingState, EditableSwitch {
      /** Setting that the value belongs to: http links in pages are rewritten to https where that works. */ id: 'automatic_https_rewrites';
    }
    export interface ZonesBrowserCacheTTL2 extends SettingState {
      /** Setting that the value belongs to: how long browsers may keep files. */ id: 'browser_cache_ttl';
      /** Seconds browsers may keep a file; 0 keeps the origin's headers. @min 0 @max 31536000 @default 14400 @unit seconds */ value: Integer;
    }
    export interface ZonesBrowserCheck extends SettingState, EditableSwitch {
      /** Setting that the value belongs to: Browser Integrity Check, which turns suspicious headers away. */ id: 'browser_check';
    }
    export interface ZonesCacheLevel extends SettingState {
      /** Setting that the value belongs to: what is cached, and how query strings count. */ id: 'cache_level';
      /** How query strings count: `aggressive` makes an entry per query string, `simplified` ignores it, `basic` caches only without one.
       *  @default "aggressive" */
      value: 'aggressive' | 'basic' | 'simplified';
    }
    export interface ZonesChinaNetworkEnabled extends SettingState {
      /** Setting that the value belongs to: the zone is served from the China Network. */ id: 'china_network_enabled';
      /** Whether the setting is on for the zone. @default "off" @readOnly */ value: 'on' | 'off';
    }
    export interface ZonesContentConverter extends SettingState, FeatureState {
      /** Setting that the value belongs to: pages are served as Markdown to clients that ask for it. */ id: 'content_converter';
    }
    export interface ZonesCNAMEFlattening extends SettingState {
      /** Setting that the value belongs to: where CNAME records are answered with addresses. */ id: 'cname_flattening';
      /** Whether only the CNAME at the apex or all of them are answered with addresses; deprecated. @default "flatten_at_root" @deprecated */
      value: 'flatten_at_root' | 'flatten_all';
    }
    export interface ZonesEdgeCacheTTL2 extends SettingState {
      /** Setting that the value belongs to: how long Cloudflare keeps files. */ id: 'edge_cache_ttl';
      /** Seconds for which Cloudflare keeps files. @default 7200 */ value:
        | 30 | 60 | 300 | 1200 | 1800 | 3600 | 7200 | 10800 | 14400 | 18000 | 28800 | 43200 | 57600 | 72000
        | 86400 | 172800 | 259200 | 345600 | 432000 | 518400 | 604800;
    }
    export interface ZonesEmailObfuscation extends SettingState, EditableSwitch {
      /** Setting that the value belongs to: email addresses in pages are hidden from bots. */ id: 'email_obfuscation';
    }
    export interface ZonesIPGeolocation extends SettingState, EditableSwitch {
      /** Setting that the value belongs to: the visitor's country goes to the origin in `CF-IPCountry`. */ id: 'ip_geolocation';
    }
    export interface ZonesMaxUpload extends SettingState {
      /** Setting that the value belongs to: largest request body. */ id: 'max_upload';
      /** Largest request body that is accepted, in megabytes. @default 100 */ value:
        | 100 | 125 | 150 | 175 | 200 | 225 | 250 | 275 | 300 | 325 | 350 | 375 | 400 | 425 | 450 | 475 | 500
        | 1000 | 1500 | 2000 | 2500 | 3000 | 3500 | 4000 | 4500 | 5000;
    }
    export interface ZonesMirage extends SettingState {
      /** Setting that the value belongs to: lighter images on slow connections. */ id: 'mirage';
      /** Whether the setting is on for the zone. @default "off" @deprecated */ value: 'on' | 'off';
    }
    export interface ZonesOpportunisticEncryption extends SettingState, EditableSwitch {
      /** Setting that the value belongs to: http addresses may be fetched over TLS. */ id: 'opportunistic_encryption';
    }
    export interface ZonesOriginErrorPagePassThru extends SettingState, SwitchState {
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
    export interface ZonesPolish extends SettingState {
      /** Setting that the value belongs to: compression of images. */ id: 'polish';
      /** `lossless` drops metadata, `lossy` also compresses images visibly smaller. @default "off" */ value: 'off' | 'lossless' | 'lossy';
    }
    export interface ZonesPreRender {
      /** Setting that the value belongs to: pages are rendered ahead. */ id: 'pre_render';
      /** Whether the setting is on for the zone. */ value: 'off' | 'on';
      editable?: true | false;
      modified_on?: string | null;
    }
    export interface ZonesPrivacyPass extends SettingState {
      /** Setting that the value belongs to: fewer challenges for browsers that bring Privacy Pass tokens. */ id: 'privacy_pass';
      /** Whether the setting is on for the zone. @default "off" @deprecated */ value: 'on' | 'off';
    }
    export interface ZonesRedirectsForAITraining extends SettingState, FeatureState {
      /** Setting that the value belongs to: AI training crawlers are redirected to the canonical pages. */ id: 'redirects_for_ai_training';
    }
    export interface ZonesReplaceInsecureJS extends SettingState, SwitchState {
      /** Setting that the value belongs to: insecure JavaScript libraries are replaced. */ id: 'replace_insecure_js';
    }
    export interface ZonesResponseBuffering extends SettingState, SwitchState {
      /** Setting that the value belongs to: answers are held until the origin has sent all. */ id: 'response_buffering';
    }
    export interface ZonesRocketLoader extends SettingState, SwitchState {
      /** Setting that the value belongs to: scripts run only after the page has been shown. */ id: 'rocket_loader';
    }
    export interface ZonesSchemasAutomaticPlatformOptimization extends SettingState {
      /** Setting that the value belongs to: WordPress pages are cached at the edge. */ id: 'automatic_platform_optimization';
      /** The parts of the setting, which change together. */ value: AutomaticPlatformOptimization;
    }
    export interface ZonesSearchForAgents extends SettingState, FeatureState {
      /** Setting that the value belongs to: search of the site for AI agents. */ id: 'search_for_agents';
    }
    export interface ZonesSecurityLevel extends SettingState {
      /** Setting that the value belongs to: how readily visitors are challenged. */ id: 'security_level';
      /** How readily visitors are challenged; `under_attack` challenges everyone. @default "medium" */
      value: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
    }
    export interface ZonesSha1Support extends SettingState, FeatureState {
      /** Setting that the value belongs to: certificates with SHA-1 for very old browsers. */ id: 'sha1_support';
    }
    export interface ZonesSortQueryStringForCache extends SettingState, SwitchState {
      /** Setting that the value belongs to: the order of the query string does not matter to the cache. */ id: 'sort_query_string_for_cache';
    }
    export interface ZonesSSL2 extends SettingState {
      /** Setting that the value belongs to: how Cloudflare connects to the origin. */ id: 'ssl';
      /** How Cloudflare connects to the origin; only `strict` verifies its certificate. @default "off" */
      value: 'off' | 'flexible' | 'full' | 'strict' | 'origin_pull';
    }
    export interface ZonesTLS1_2Only extends SettingState, FeatureState {
      /** Setting that the value belongs to: only TLS 1.2 is allowed to visitors. */ id: 'tls_1_2_only';
    }
    export interface ZonesTransformations extends SettingState {
      /** Setting that the value belongs to: images may be transformed. */ id: 'transformations';
      /** Which images may be transformed: none, those of the zone, or (`open`) those of any origin. @default "off" */ value: 'on' | 'off' | 'open';
    }
    export interface ZonesTransformationsAllowedOrigins extends SettingState {
      /** Setting that the value belongs to: origins that images may come from. */ id: 'transformations_allowed_origins';
      /** Origins that are allowed, separated by commas. */ value: string;
    }
    export interface ZonesTrueClientIPHeader extends SettingState, SwitchState {
      /** Setting that the value belongs to: the visitor's address goes to the origin in `True-Client-IP`. */ id: 'true_client_ip_header';
    }
    export interface ZonesWAF extends SettingState, SwitchState {
      /** Setting that the value belongs to: the old managed rules run. */ id: 'waf';
    }
    export interface ZonesWebmcpEnabled extends SettingState, FeatureState {
      /** Setting that the value belongs to: the site offers tools to AI agents (WebMCP). */ id: 'webmcp_enabled';
    }
    export interface ZonesWebmcpPacks extends SettingState {
      /** Setting that the value belongs to: packs of tools for AI agents (WebMCP). */ id: 'webmcp_packs';
      /** Names of the packs in use, separated by commas. @maxLength 256 @default "" */ value: string;
    }
  }

  export interface T0rtt extends SettingState, SwitchState {
    /** Setting that the value belongs to: returning visitors may send their request with the TLS handshake. */ id: '0rtt';
  }

  export interface AdvancedDdos extends SettingState, SwitchState {
    /** Setting that the value belongs to: advanced protection against DDoS. */ id: 'advanced_ddos';
  }

  export interface CacheRulesAegis {
    /** Setting that the value belongs to: egress IP addresses of your own. */ id: 'aegis';
    /** @readOnly */ modified_on?: DateTime | null;
    /** Whether Aegis is on, and the pool of egress IPs. */ value?: AegisValue;
  }

  export interface AlwaysOnline2 extends SettingState, EditableSwitch {
    /** Setting that the value belongs to: archived pages are shown while the origin is down. */ id: 'always_online';
  }

  export interface AlwaysUseHTTPS2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: http requests are redirected (301) to https. */ id: 'always_use_https';
  }

  export interface AutomaticHTTPSRewrites2 extends SettingState, EditableSwitch {
    /** Setting that the value belongs to: http links in pages are rewritten to https where that works. */ id: 'automatic_https_rewrites';
  }

  export interface Brotli2 extends SettingState, FeatureState {
    /** Setting that the value belongs to: answers are compressed with Brotli. */ id: 'brotli';
  }

  export interface BrowserCacheTtl extends SettingState {
    /** Setting that the value belongs to: how long browsers may keep files. */ id: 'browser_cache_ttl';
    /** Seconds browsers may keep a file; 0 keeps the origin's headers. @min 0 @max 31536000 @default 14400 @unit seconds */ value: Integer;
  }

  export interface BrowserCheck2 extends SettingState, EditableSwitch {
    /** Setting that the value belongs to: Browser Integrity Check, which turns suspicious headers away. */ id: 'browser_check';
  }

  export interface CacheLevel2 extends SettingState {
    /** Setting that the value belongs to: what is cached, and how query strings count. */ id: 'cache_level';
    /** How query strings count: `aggressive` makes an entry per query string, `simplified` ignores it, `basic` caches only without one.
     *  @default "aggressive" */
    value: 'aggressive' | 'basic' | 'simplified';
  }

  export interface ChallengeTtl extends SettingState {
    /** Setting that the value belongs to: how long a passed challenge counts. */ id: 'challenge_ttl';
    /** Seconds a visitor who passed a challenge is let through without another. @unit seconds */ value: ChallengeTtlValue;
  }

  export interface Ciphers2 extends SettingState {
    /** Setting that the value belongs to: cipher suites for visitors. */ id: 'ciphers';
    /** Cipher suites for TLS 1.2 and below, by OpenSSL name; empty, Cloudflare's default. @unique @default [] */ value: string[];
  }

  export interface ContentConverter extends SettingState, FeatureState {
    /** Setting that the value belongs to: pages are served as Markdown to clients that ask for it. */ id: 'content_converter';
  }

  export interface CnameFlattening extends SettingState {
    /** Setting that the value belongs to: where CNAME records are answered with addresses. */ id: 'cname_flattening';
    /** Whether only the CNAME at the apex or all of them are answered with addresses; deprecated. @default "flatten_at_root" @deprecated */
    value: 'flatten_at_root' | 'flatten_all';
  }

  export interface EarlyHints2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: preload hints go out with status 103. */ id: 'early_hints';
  }

  export interface EdgeCacheTtl extends SettingState {
    /** Setting that the value belongs to: how long Cloudflare keeps files. */ id: 'edge_cache_ttl';
    /** Seconds Cloudflare keeps a file that the origin's headers do not limit. @unit seconds */ value: EdgeCacheTtlValue;
  }

  export interface EmailObfuscation2 extends SettingState, EditableSwitch {
    /** Setting that the value belongs to: email addresses in pages are hidden from bots. */ id: 'email_obfuscation';
  }

  export interface H2Prioritization2 extends SettingState {
    /** Setting that the value belongs to: order in which HTTP/2 sends the parts of a page. */ id: 'h2_prioritization';
    /** `custom` lets a Worker set the order through a response header. @default "off" */ value: 'on' | 'off' | 'custom';
  }

  export interface HotlinkProtection2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: other sites cannot embed the images. */ id: 'hotlink_protection';
  }

  export interface Http2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: visitors may use HTTP/2. */ id: 'http2';
  }

  export interface Http3 extends SettingState, SwitchState {
    /** Setting that the value belongs to: visitors may use HTTP/3. */ id: 'http3';
  }

  export interface ImageResizing2 extends SettingState {
    /** Setting that the value belongs to: images may be transformed. */ id: 'image_resizing';
    /** Which images may be transformed: none, those of the zone, or (`open`) those of any origin. @default "off" */ value: 'on' | 'off' | 'open';
  }

  export interface IPGeolocation2 extends SettingState, EditableSwitch {
    /** Setting that the value belongs to: the visitor's country goes to the origin in `CF-IPCountry`. */ id: 'ip_geolocation';
  }

  export interface Ipv extends SettingState, FeatureState {
    /** Setting that the value belongs to: proxied names are answered with IPv6 addresses too. */ id: 'ipv6';
  }

  export interface MaxUpload extends SettingState {
    /** Setting that the value belongs to: largest request body. */ id: 'max_upload';
    /** Largest request body that is accepted, in megabytes; how large it may be depends on the plan. @unit megabytes */ value: MaxUploadValue;
  }

  export interface MinTLSVersion2 extends SettingState {
    /** Setting that the value belongs to: lowest TLS version for visitors. */ id: 'min_tls_version';
    /** Lowest TLS version visitors may connect with. @default "1.0" */ value: '1.0' | '1.1' | '1.2' | '1.3';
  }

  export interface Mirage2 extends SettingState {
    /** Setting that the value belongs to: lighter images on slow connections. */ id: 'mirage';
    /** Whether the setting is on for the zone. @default "off" @deprecated */ value: 'on' | 'off';
  }

  export interface Nel extends SettingState {
    /** Setting that the value belongs to: browsers report network errors. */ id: 'nel';
    /** Whether browsers report network errors of the zone. */ value: NelValue;
  }

  export interface OpportunisticEncryption2 extends SettingState, EditableSwitch {
    /** Setting that the value belongs to: http addresses may be fetched over TLS. */ id: 'opportunistic_encryption';
  }

  export interface OpportunisticOnion2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: Tor visitors are served through an onion address. */ id: 'opportunistic_onion';
  }

  export interface OrangeToOrange2 extends SettingState, EditableSwitch {
    /** Setting that the value belongs to: traffic passes another Cloudflare customer's zone first. */ id: 'orange_to_orange';
  }

  export interface OriginErrorPagePassThru2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: the origin's error pages are shown. */ id: 'origin_error_page_pass_thru';
  }

  export interface CacheRulesOriginH2MaxStreams {
    /** Setting that the value belongs to: HTTP/2 streams per origin connection. */ id: 'origin_h2_max_streams';
    /** @readOnly */ modified_on?: DateTime | null;
    /** Requests that one HTTP/2 connection to the origin may carry at a time; 1 turns multiplexing off. @min 1 @max 1000 @example 50 */
    value?: Integer;
  }

  export interface CacheRulesOriginMaxHTTPVersion {
    /** Setting that the value belongs to: highest HTTP version to the origin. */ id: 'origin_max_http_version';
    /** @readOnly */ modified_on?: DateTime | null;
    /** Highest HTTP version that is tried to the origin. */ value?: '2' | '1';
  }

  export interface Polish2 extends SettingState {
    /** Setting that the value belongs to: compression of images. */ id: 'polish';
    /** `lossless` drops metadata, `lossy` also compresses images visibly smaller. @default "off" */ value: 'off' | 'lossless' | 'lossy';
  }

  export interface PrefetchPreload2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: files listed in a manifest are fetched into the cache ahead. */ id: 'prefetch_preload';
  }

  export interface PrivacyPass extends SettingState {
    /** Setting that the value belongs to: fewer challenges for browsers that bring Privacy Pass tokens. */ id: 'privacy_pass';
    /** Whether the setting is on for the zone. @default "off" @deprecated */ value: 'on' | 'off';
  }

  export interface ProxyReadTimeout2 extends SettingState {
    /** Setting that the value belongs to: how long Cloudflare waits for the origin. */ id: 'proxy_read_timeout';
    /** Seconds Cloudflare waits for the origin between two reads before it answers 524. @default 125 @unit seconds */ value: number;
  }

  export interface PseudoIpv extends SettingState {
    /** Setting that the value belongs to: IPv4 addresses for visitors with IPv6. @default "pseudo_ipv4" */ id: 'pseudo_ipv4';
    /** Whether visitors with IPv6 get a made-up IPv4 address in `Cf-Pseudo-IPv4`, or in place of the real one. @default "off" */
    value: 'off' | 'add_header' | 'overwrite_header';
  }

  export interface RedirectsForAITraining extends SettingState, FeatureState {
    /** Setting that the value belongs to: AI training crawlers are redirected to the canonical pages. */ id: 'redirects_for_ai_training';
  }

  export interface ReplaceInsecureJs extends SettingState, SwitchState {
    /** Setting that the value belongs to: insecure JavaScript libraries are replaced. */ id: 'replace_insecure_js';
  }

  export interface ResponseBuffering2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: answers are held until the origin has sent all. */ id: 'response_buffering';
  }

  export interface RocketLoader2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: scripts run only after the page has been shown. */ id: 'rocket_loader';
  }

  export interface SchemasAutomaticPlatformOptimization extends SettingState {
    /** Setting that the value belongs to: WordPress pages are cached at the edge. */ id: 'automatic_platform_optimization';
    /** The parts of the setting, which change together. */ value: AutomaticPlatformOptimization;
  }

  export interface SearchForAgents extends SettingState, FeatureState {
    /** Setting that the value belongs to: search of the site for AI agents. */ id: 'search_for_agents';
  }

  export interface SecurityHeader extends SettingState {
    /** Setting that the value belongs to: HSTS and related headers. */ id: 'security_header';
    /** The headers that are added to answers. */ value: SecurityHeaderValue;
  }

  export interface SecurityLevel2 extends SettingState {
    /** Setting that the value belongs to: how readily visitors are challenged. */ id: 'security_level';
    /** How readily visitors are challenged; `under_attack` challenges everyone. @default "medium" */
    value: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
  }

  export interface ServerSideExclude extends SettingState, EditableSwitch {
    /** Setting that the value belongs to: marked parts of pages are hidden from suspicious visitors. */ id: 'server_side_exclude';
  }

  export interface Sha1Support extends SettingState, FeatureState {
    /** Setting that the value belongs to: certificates with SHA-1 for very old browsers. */ id: 'sha1_support';
  }

  export interface SortQueryStringForCache2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: the order of the query string does not matter to the cache. */ id: 'sort_query_string_for_cache';
  }

  export interface SSL2 extends SettingState {
    /** Setting that the value belongs to: how Cloudflare connects to the origin. */ id: 'ssl';
    /** How Cloudflare connects to the origin; only `strict` verifies its certificate. @default "off" */
    value: 'off' | 'flexible' | 'full' | 'strict' | 'origin_pull';
  }

  export interface SSLRecommender2 {
    /** Whether the feature is on for the zone. @default false */ enabled?: boolean;
    /** Setting that the value belongs to: mails that recommend a better SSL/TLS mode. */ id?: 'ssl_recommender';
  }

  export interface Tls12Only extends SettingState, FeatureState {
    /** Setting that the value belongs to: only TLS 1.2 is allowed to visitors. */ id: 'tls_1_2_only';
  }

  export interface Tls extends SettingState {
    /** Setting that the value belongs to: visitors may use TLS 1.3. */ id: 'tls_1_3';
    /** Whether visitors may use TLS 1.3; `zrt` also allows 0-RTT. @default "off" */ value: 'on' | 'off' | 'zrt';
  }

  export interface TLSClientAuth2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: Cloudflare shows the origin a client certificate. */ id: 'tls_client_auth';
  }

  export interface Transformations extends SettingState {
    /** Setting that the value belongs to: images may be transformed. */ id: 'transformations';
    /** Which images may be transformed: none, those of the zone, or (`open`) those of any origin. @default "off" */ value: 'on' | 'off' | 'open';
  }

  export interface TransformationsAllowedOrigins2 extends SettingState {
    /** Setting that the value belongs to: origins that images may come from. */ id: 'transformations_allowed_origins';
    /** Origins that are allowed, separated by commas; empty allows only the zone itself. */ value: string;
  }

  export interface TrueClientIPHeader2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: the visitor's address goes to the origin in `True-Client-IP`. */ id: 'true_client_ip_header';
  }

  export interface Waf extends SettingState, SwitchState {
    /** Setting that the value belongs to: the old managed rules run. */ id: 'waf';
  }

  export interface WebmcpEnabled extends SettingState, FeatureState {
    /** Setting that the value belongs to: the site offers tools to AI agents (WebMCP). */ id: 'webmcp_enabled';
  }

  export interface WebmcpPacks extends SettingState {
    /** Setting that the value belongs to: packs of tools for AI agents (WebMCP). */ id: 'webmcp_packs';
    /** Names of the packs in use, separated by commas. @maxLength 256 @default "" */ value: string;
  }

  export interface Webp extends SettingState, FeatureState {
    /** Setting that the value belongs to: images are converted to WebP. */ id: 'webp';
  }

  export interface Websockets extends SettingState, FeatureState {
    /** Setting that the value belongs to: WebSocket connections are let through. */ id: 'websockets';
  }

  export interface SettingBulkEditParams extends InZone {
    /** Settings to change, each with `id` and `value`. @body */ body: MultipleSettings;
  }

  /** Hosts from which pictures may be fetched for resizing. */
  export interface TransformationsAllowedOriginsResource {
    /** Edit the origins that image transformations may fetch from.
     *  @http PATCH /zones/{zone_id}/settings/transformations_allowed_origins
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise */
    edit(params: TransformationsAllowedOriginEditParams, options?: RequestOptions): APIPromise<TransformationsAllowedOrigins>;

    /** Get the origins that image transformations may fetch from.
     *  @http GET /zones/{zone_id}/settings/transformations_allowed_origins
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise */
    get(params: InZone, options?: RequestOptions): APIPromise<TransformationsAllowedOrigins>;
  }

  export interface TransformationsAllowedOriginEditParams extends InZone {
    /** Hostnames that images and videos may come from, separated by commas; empty allows only the zone itself. @example "example.com,cdn.example.com" */
    value: string;
  }

  export interface TransformationsAllowedOrigins extends SettingState {
    /** Setting that the value belongs to: origins that images may come from. */ id?: 'image_resizing_allowed_origins';
    /** Origins that are allowed, separated by commas; empty allows only the zone itself. */ value?: string;
  }

  /** Proof of origin kept in resized pictures. */
  export interface TransformationsC2paResource {
    /** Edit whether transformed images keep C2PA content credentials.
     *
     *  Turned on, Cloudflare adds the transformation to the credentials of an image and signs it anew.
     *  @http PATCH /zones/{zone_id}/settings/transformations_c2pa
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise */
    edit(params: TransformationsC2paEditParams, options?: RequestOptions): APIPromise<TransformationsC2pa>;

    /** Get whether transformed images keep C2PA content credentials.
     *  @http GET /zones/{zone_id}/settings/transformations_c2pa
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise */
    get(params: InZone, options?: RequestOptions): APIPromise<TransformationsC2pa>;
  }

  export interface TransformationsC2paEditParams extends InZone {
    /** Whether transformed images keep and extend their content credentials. */ value: 'off' | 'on';
  }

  export interface TransformationsC2pa extends SettingState {
    /** Setting that the value belongs to: content credentials of transformed images. */ id?: 'image_resizing_c2pa';
    /** Whether the setting is on for the zone. */ value?: 'on' | 'off';
  }

  /** Variants of a domain's configuration, as for staging. */
  export interface Environments {
    /** Create environments of a zone.
     *  @http POST /zones/{zone_id}/environments
     *  @permission Zone Versioning Write
     *  @availability ga */
    create(params: EnvironmentParams, options?: RequestOptions): APIPromise<EnvironmentResult>;

    /** Replace a zone's environments with the set given.
     *
     *  An environment left out is removed; a new one is added. Use `edit` to change only some.
     *  @http PUT /zones/{zone_id}/environments
     *  @permission Zone Versioning Write
     *  @availability ga */
    update(params: EnvironmentParams, options?: RequestOptions): APIPromise<EnvironmentResult>;

    /** List the environments of a zone.
     *  @http GET /zones/{zone_id}/environments
     *  @permission Zone Versioning Write; Zone Versioning Read
     *  @availability ga
     *  @columns name expression ref version locked_on_deployment */
    list(params: InZone, options?: RequestOptions): APIPromise<EnvironmentResult>;

    /** Delete one environment of a zone.
     *  @http DELETE /zones/{zone_id}/environments/{environment_id}
     *  @permission Zone Versioning Write
     *  @availability ga */
    delete(environmentID: string, params: InZone, options?: RequestOptions): APIPromise<EnvironmentResult>;

    /** Edit only the given environments or fields of a zone.
     *  @http PATCH /zones/{zone_id}/environments
     *  @permission Zone Versioning Write
     *  @availability ga */
    edit(params: EnvironmentParams, options?: RequestOptions): APIPromise<EnvironmentResult>;

    /** Restore the earlier version of a zone's environment.
     *  @http POST /zones/{zone_id}/environments/{environment_id}/rollback
     *  @permission Zone Versioning Write
     *  @availability ga */
    rollback(environmentID: string, params: InZone, options?: RequestOptions): APIPromise<EnvironmentResult>;
  }

  export interface EnvironmentParams extends InZone {
    /** Environments of the zone; their `position` decides which one a request falls into. */ environments: Environment[];
  }

  export interface EnvironmentResult {
    /** Environments of the zone; their `position` decides which one a request falls into. */ environments: Environment[];
  }

  export interface Environment {
    /** Expression in the rules language: requests that match it belong to the environment. */ expression: string;
    /** Whether the environment can no longer change once it is deployed. */ locked_on_deployment: boolean | null;
    /** What people call the environment. */ name: string;
    /** Place among the environments, before or after others. */ position: Rules.Lists.ListCursor;
    /** Reference of the environment; it serves as its id in paths. */ ref: string;
    /** Version of the configuration that is deployed; null if none is. */ version: Integer | null;
    /** HTTP application that the environment belongs to. */ http_application_id?: string | null;
  }

  /** Whether a zone uses the account's own nameservers (deprecated). */
  export interface CustomNameservers {
    /** Replace a zone's choice of account custom nameservers (deprecated).
     *
     *  Deprecated: set `nameservers` with `dns.settings.zone.edit` instead. A new zone follows the account's default.
     *  @http PUT /zones/{zone_id}/custom_ns
     *  @body json required
     *  @permission Zone Write
     *  @plans business enterprise
     *  @deprecated dns.settings.zone.edit */
    update(
      params: CustomNameserverUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<CustomNameserverUpdateResponse>, CustomNameserverUpdateResponse>;

    /** Get which account custom nameservers a zone uses (deprecated).
     *  @http GET /zones/{zone_id}/custom_ns
     *  @unwrapped
     *  @permission Trust and Safety Write; Trust and Safety Read; Zero Trust: PII Read; Zaraz Edit; Zaraz Read; Zaraz Admin; Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read; Access: Mutual TLS Certificates Write; Access: Organizations, Identity Providers, and Groups Write; Zone Settings Write; Zone Settings Read; Zone Read; DNS Read; Workers Scripts Write; Workers Scripts Read; Zone Write; Workers Routes Write; Workers Routes Read; Stream Write; Stream Read; SSL and Certificates Write; SSL and Certificates Read; Logs Write; Logs Read; Cache Purge; Page Rules Write; Page Rules Read; Load Balancers Write; Load Balancers Read; Firewall Services Write; Firewall Services Read; DNS Write; Apps Write; Analytics Read
     *  @plans business enterprise
     *  @deprecated dns.settings.zone.get */
    get(params: InZone, options?: RequestOptions): APIPromise<CustomNameserverGetResponse>;
  }

  export interface CustomNameserverUpdateParams extends InZone {
    /** Whether the zone uses the account's custom nameservers. */ enabled?: boolean;
    /** Number of the nameserver set. @min 1 @max 5 @default 1 @example 1 */ ns_set?: number;
  }

  export type CustomNameserverUpdateResponse = string;

  export interface CustomNameserverGetResponse {
    errors: CustomNameserverGetResponse.Error[];
    messages: CustomNameserverGetResponse.Message[];
    success: true;
    /** Whether the zone uses the account's custom nameservers. */ enabled?: boolean;
    /** Number of the nameserver set. @min 1 @max 5 @default 1 @example 1 */ ns_set?: number;
    result_info?: CustomNameserverGetResponse.ResultInfo;
  }
  export namespace CustomNameserverGetResponse {
    export interface Error {
      /** Number of the error. @min 1000 */ code: Integer;
      /** What went wrong, in words. */ message: string;
      /** Page that tells more. */ documentation_url?: string;
      /** Where in the request the error is. */ source?: Error.Source;
    }
    export namespace Error {
      export interface Source {
        /** JSON pointer to the faulty part. */ pointer?: string;
      }
    }
    export interface Message {
      /** Number of the error. @min 1000 */ code: Integer;
      /** What went wrong, in words. */ message: string;
      /** Page that tells more. */ documentation_url?: string;
      /** Where in the request the error is. */ source?: Error.Source;
    }
    export interface ResultInfo {
      /** Number of entries in this answer. @example 1 */ count?: number;
      /** Number of this page. @example 1 */ page?: number;
      /** Entries a page holds. @example 20 */ per_page?: number;
      /** Entries in all. @example 2000 */ total_count?: number;
      /** Pages in all. @example 100 */ total_pages?: number;
    }
  }

  /** A lock that keeps others from adding your domain. */
  export interface Holds {
    /** Create a hold, so that no other account can add the zone.
     *
     *  With `include_subdomains` subdomains and custom hostnames below the zone are blocked too. Enterprise only.
     *  @http POST /zones/{zone_id}/hold
     *  @permission Zone Write
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "include_subdomains": true } */
    create(params: HoldCreateParams, options?: RequestOptions): APIPromise<ZoneHold>;

    /** Delete a zone hold, for good or until `hold_after`.
     *
     *  With `hold_after` the hold is only suspended and comes back by itself at that time.
     *  @http DELETE /zones/{zone_id}/hold
     *  @permission Zone Write
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "hold_after": "2026-01-31T15:56:36Z" }
     *  @aliases release zone hold */
    delete(params: HoldDeleteParams, options?: RequestOptions): APIPromise<ZoneHold>;

    /** Edit when a zone hold takes effect or whether it covers subdomains.
     *  @http PATCH /zones/{zone_id}/hold
     *  @body json required
     *  @permission Zone Write
     *  @availability ga */
    edit(params: HoldEditParams, options?: RequestOptions): APIPromise<ZoneHold>;

    /** Get whether a zone is on hold, and from when.
     *  @http GET /zones/{zone_id}/hold
     *  @permission Trust and Safety Write; Trust and Safety Read; Zero Trust: PII Read; Zaraz Edit; Zaraz Read; Zaraz Admin; Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read; Access: Mutual TLS Certificates Write; Access: Organizations, Identity Providers, and Groups Write; Zone Settings Write; Zone Settings Read; Zone Read; DNS Read; Workers Scripts Write; Workers Scripts Read; Zone Write; Workers Routes Write; Workers Routes Read; Stream Write; Stream Read; SSL and Certificates Write; SSL and Certificates Read; Logs Write; Logs Read; Cache Purge; Page Rules Write; Page Rules Read; Load Balancers Write; Load Balancers Read; Firewall Services Write; Firewall Services Read; DNS Write; Apps Write; Analytics Read
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<ZoneHold>;

    /** Get whether a hold applies to a zone of the given name.
     *
     *  A hold of a domain above counts as well, if it covers subdomains.
     *  @http GET /zones/{zone_id}/hold/{zone_name}
     *  @unwrapped
     *  @permission Trust and Safety Write; Trust and Safety Read; Zero Trust: PII Read; Zaraz Edit; Zaraz Read; Zaraz Admin; Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read; Access: Mutual TLS Certificates Write; Access: Organizations, Identity Providers, and Groups Write; Zone Settings Write; Zone Settings Read; Zone Read; DNS Read; Workers Scripts Write; Workers Scripts Read; Zone Write; Workers Routes Write; Workers Routes Read; Stream Write; Stream Read; SSL and Certificates Write; SSL and Certificates Read; Logs Write; Logs Read; Cache Purge; Page Rules Write; Page Rules Read; Load Balancers Write; Load Balancers Read; Firewall Services Write; Firewall Services Read; DNS Write; Apps Write; Analytics Read
     *  @docs https://developers.cloudflare.com/api/operations/zones-0-hold-zone-name-get */
    getByName(
      /** @maxLength 253 */ zoneName: string,
      params: InZone,
      options?: RequestOptions,
    ): APIPromise<HoldGetByNameResponse>;
  }

  export interface HoldCreateParams extends InZone {
    /** Whether subdomains and custom hostnames below the zone are blocked too. @query @default false */ include_subdomains?: boolean;
  }

  export interface ZoneHold {
    /** Whether other accounts are kept from adding the zone now. */ hold?: boolean;
    /** Time from which the hold counts; until then it is suspended. @example "2023-01-31T15:56:36+00:00" */ hold_after?: string;
    /** Whether the hold covers subdomains and custom hostnames too. */ include_subdomains?: string;
  }

  export interface HoldDeleteParams extends InZone {
    /** Time at which the hold comes back by itself; left out, it is gone for good. @query */ hold_after?: string;
  }

  export interface HoldEditParams extends InZone {
    /** Time from which the hold counts; a time to come suspends it till then, null or an empty text turns it on at once.
     *  @default "" @example "2023-01-31T15:56:36+00:00" */
    hold_after?: string | null;
    /** Whether subdomains and custom hostnames below the zone are blocked too. @default false */ include_subdomains?: boolean;
  }

  export interface HoldGetByNameResponse {
    /** Whether other accounts are kept from adding the zone now. */ hold?: boolean;
    /** Time from which the hold counts; null if there is none. */ hold_after?: DateTime | null;
    /** Whether the hold covers subdomains and custom hostnames too. */ include_subdomains?: boolean;
  }

  /** The plan a domain is paid for. */
  export interface Subscriptions {
    /** Create a zone's subscription to a rate plan.
     *
     *  Charges the payment method of the account at once.
     *  @http POST /zones/{zone_id}/subscription
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "frequency": "monthly", "rate_plan": { "id": "pro" } }
     *  @aliases upgrade plan */
    create(params: SubscriptionParams, options?: RequestOptions): APIPromise<SubscriptionResult>;

    /** Replace a zone's rate plan or billing frequency.
     *
     *  An upgrade counts and is charged at once.
     *  @http PUT /zones/{zone_id}/subscription
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(params: SubscriptionParams, options?: RequestOptions): APIPromise<SubscriptionResult>;

    /** Get a zone's current plan subscription.
     *  @http GET /zones/{zone_id}/subscription
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<SubscriptionResult>;

    /** Delete a zone's subscription.
     *  @http DELETE /zones/{zone_id}/subscription
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-subscription-delete-zone-subscription */
    delete(params: InZone, options?: RequestOptions): APIPromise<SubscriptionData>;

    /** Replace a zone's subscription through the plural path.
     *
     *  Kept for older callers; use `update`, which does the same.
     *  @http PUT /zones/{zone_id}/subscriptions
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-subscription-update-zone-subscriptions */
    bulkUpdate(params: SubscriptionBulkUpdateParams, options?: RequestOptions): APIPromise<SubscriptionResponse>;

    /** Delete a zone's subscriptions through the plural path.
     *
     *  Kept for older callers; use `delete`, which does the same.
     *  @http DELETE /zones/{zone_id}/subscriptions
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-subscription-delete-zone-subscriptions */
    bulkDelete(params: InZone, options?: RequestOptions): APIPromise<SubscriptionData>;
  }

  export interface SubscriptionParams extends InZone {
    /** How often the subscription renews and is billed. */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | (string & {});
    /** Plan that is subscribed to. */ rate_plan?: RatePlanParam;
  }

  export interface SubscriptionResult {
    /** Identifies the subscription. @readOnly */ id?: ResourceID;
    /** @example "USD" @readOnly */ currency?: string;
    /** End of the running billing period, when the next payment is due. @readOnly */ current_period_end?: DateTime;
    /** Start of the running billing period. @readOnly */ current_period_start?: DateTime;
    /** How often the subscription renews and is billed; `not-applicable` for plans that are not. */
    frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | 'not-applicable';
    /** Price per billing period, in `currency`. @example 20 @readOnly */ price?: number;
    /** Plan to subscribe to, by its `id`. */ rate_plan?: RatePlan;
    /** How the subscription stands: running, waiting for payment or ended; set by Cloudflare. @readOnly */
    state?: 'Trial' | 'Provisioned' | 'Paid' | 'AwaitingPayment' | 'Cancelled' | 'Failed' | 'Expired';
  }

  export interface SubscriptionData {
    /** Subscription that was cancelled. @readOnly */ subscription_id?: ResourceID;
  }

  export interface SubscriptionPeriod {
    /** Currency of the price, as ISO 4217 code; set by Cloudflare. @example "USD" @readOnly */ currency?: string;
    /** End of the running billing period; set by Cloudflare. @readOnly */ current_period_end?: DateTime;
    /** Start of the running billing period; set by Cloudflare. @readOnly */ current_period_start?: DateTime;
    /** Identifies the subscription. @readOnly */ id?: ResourceID;
    /** Price per billing period; set by Cloudflare. @example 20 @readOnly */ price?: number;
    /** Plan to move to, by its `id`. */ rate_plan?: Accounts.RatePlan;
    /** How the subscription stands; set by Cloudflare. @readOnly */ state?: Accounts.State;
  }

  export interface SubscriptionBulkUpdateParams extends InZone, SubscriptionPeriod {
    /** How often the subscription renews and is billed. */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | (string & {});
  }

  export interface SubscriptionResponse extends SubscriptionPeriod {
    /** How often the subscription renews and is billed; `not-applicable` for plans that are not. */
    frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | 'not-applicable';
  }

  /** Plans a domain can be put on. */
  export interface Plans {
    /** List the plans that a zone can subscribe to.
     *  @http GET /zones/{zone_id}/available_plans
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns name price currency frequency is_subscribed can_subscribe */
    list(params: InZone, options?: RequestOptions): PagePromise<SinglePage<AvailableRatePlan>, AvailableRatePlan>;

    /** Get one plan that a zone can subscribe to.
     *  @http GET /zones/{zone_id}/available_plans/{plan_identifier}
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(planIdentifier: ResourceID, params: InZone, options?: RequestOptions): APIPromise<AvailableRatePlan>;
  }

  export interface AvailableRatePlan {
    /** Identifies the plan. @readOnly */ id?: ResourceID;
    /** Whether the zone can subscribe to the plan now. @default false */ can_subscribe?: boolean;
    /** @example "USD" @readOnly */ currency?: string;
    /** Whether another company bills the plan. @default false */ externally_managed?: boolean;
    /** How often the plan is billed. @readOnly */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
    /** Whether the zone has the plan now. @default false */ is_subscribed?: boolean;
    /** Short name of the plan, such as `free` or `pro`. @example "free" @readOnly */ legacy_id?: string;
    /** Plan name for people. @maxLength 80 @readOnly */ name?: string;
    /** Price per billing period, in `currency`. @example 0 */ price?: number;
  }

  /** Prices and components of those plans. */
  export interface RatePlans {
    /** Get the rate plans open to a zone.
     *  @http GET /zones/{zone_id}/available_rate_plans
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns name components currency frequency duration */
    get(params: InZone, options?: RequestOptions): PagePromise<SinglePage<RatePlanGetResponse>, RatePlanGetResponse>;
  }

  export interface RatePlanGetResponse {
    /** Identifies the plan. @example "free" @readOnly */ id?: string;
    /** What the plan includes, and at which price more of it comes. */ components?: RatePlanGetResponse.Component[];
    /** @example "USD" @readOnly */ currency?: string;
    /** Billing periods that the subscription runs. @example 1 */ duration?: number;
    /** How often the plan is billed. @readOnly */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
    /** Plan name for people. @maxLength 80 @readOnly */ name?: string;
  }
  export namespace RatePlanGetResponse {
    export interface Component {
      /** Amount that the plan includes. @example 5 */ default?: number;
      /** What is counted. */ name?: 'zones' | 'page_rules' | 'dedicated_certificates' | 'dedicated_certificates_custom';
      /** Price of each unit beyond the included amount. @example 1 @readOnly */ unit_price?: number;
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
    /** Edit whether Network Error Logging is on for a zone.
     *  @http PATCH /zones/{zone_id}/settings/nel */
    edit(params: NELEditParams, options?: RequestOptions): APIPromise<Setting>;

    /** Get whether Network Error Logging is on for a zone.
     *  @http GET /zones/{zone_id}/settings/nel */
    get(params: InZone, options?: RequestOptions): APIPromise<Setting>;
  }

  export interface NELEditParams extends InZone {
    /** Whether browsers report network errors of the zone. */ value: NELEditParams.Value;
  }
  export namespace NELEditParams {
    export interface Value {
      /** Whether browsers report network errors of the zone to Cloudflare. */ enabled: boolean;
    }
  }

  export interface Setting {
    /** Setting that the value belongs to: Network Error Logging. */ id: 'nel';
    editable: boolean;
    modified_on: string;
    /** Whether browsers report network errors of the zone. */ value: NELEditParams.Value;
  }

  /** Features and limits a domain may use. */
  export interface Entitlements {
    /** List what a zone is entitled to use.
     *  @http GET /zones/{zone_id}/entitlements
     *  @columns feature.name feature.key allocation.value allocation.type created_date
     *  @key feature.key */
    list(
      params: InZone,
      options?: RequestOptions,
    ): PagePromise<SinglePage<EntitlementListResponse>, EntitlementListResponse>;
  }

  export interface EntitlementListResponse {
    /** Identifies the entitlement. */ id: string;
    /** How much of the feature is granted. */ allocation: EntitlementListResponse.Allocation;
    /** Time at which it was granted. */ created_date: string;
    /** Time at which it ended; empty while it holds. */ deleted_date: string;
    /** Time of the last change. */ edited_date: string;
    /** What is granted. */ feature: EntitlementListResponse.Feature;
  }
  export namespace EntitlementListResponse {
    export interface Allocation {
      /** Form of `value`: yes or no, a greatest number, a choice, a range or text. */
      type: 'bool' | 'max_count' | 'enum_number' | 'range' | 'string';
      /** What is granted, in the form that `type` names. */ value: boolean | number | string | number[] | Allocation.MaxValue;
    }
    export namespace Allocation {
      export interface MaxValue {
        /** Greatest number that is allowed. */ max: number;
        /** Least number that is allowed. */ min: number;
      }
    }
    export interface Feature {
      /** Number of the feature. */ id: number;
      /** Group the feature belongs to. */ feature_set: string;
      key: string;
      /** Feature as people read it. */ name: string;
    }
  }

  export type EntitlementListResponsesSinglePage = SinglePage<EntitlementListResponse>;

  /** Traffic and latency figures (older API). */
  export interface Analytics {
    readonly latency: Analytics.Latency;
    readonly colos: Analytics.Colos;
    readonly dashboard: Analytics.Dashboard;
  }

  /** Dedicated addresses from which Cloudflare calls your origin. */
  export interface AegisResource {
    /** Get a zone's Aegis setting, which gives it dedicated egress IPs.
     *  @http GET /zones/{zone_id}/settings/aegis
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-cache-settings-get-aegis-setting */
    get(params: InZone, options?: RequestOptions): APIPromise<Aegi>;

    /** Edit a zone's Aegis setting: on or off, and the pool of egress IPs.
     *
     *  Allow the pool's addresses at the origin's firewall before turning it on.
     *  @http PATCH /zones/{zone_id}/settings/aegis
     *  @permission Zone Settings Write; Zone Write
     *  @plans enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-cache-settings-change-aegis-setting
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": { "enabled": true, "pool_id": "pool-id" } } */
    edit(params: AegiEditParams, options?: RequestOptions): APIPromise<Aegi>;
  }

  export interface Aegi {
    editable: boolean;
    /** Setting that the value belongs to: egress IP addresses of your own. */ id: 'aegis';
    modified_on?: DateTime;
    /** Whether Aegis is on, and the pool of egress IPs. */ value: {
      /** Whether the feature is on for the zone. */ enabled?: boolean;
      /** Pool of egress addresses that the zone connects to its origin from. @example "pool-id" */ pool_id?: string;
    };
  }

  export interface AegiEditParams extends InZone {
    /** Whether Aegis is on, and the pool of egress IPs. */ value: AegisValue;
  }

  /** Whole-page caching for WordPress. */
  export interface AutomaticPlatformOptimizationResource {
    /** Get a zone's Automatic Platform Optimization setting for WordPress.
     *  @http GET /zones/{zone_id}/settings/automatic_platform_optimization
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-automatic-platform-optimization-setting */
    get(params: InZone, options?: RequestOptions): APIPromise<AutomaticPlatformOptimizationResult>;

    /** Edit a zone's Automatic Platform Optimization for WordPress.
     *
     *  Replaces the whole value: give all of its fields.
     *  @http PATCH /zones/{zone_id}/settings/automatic_platform_optimization
     *  @permission Zone Settings Write
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-automatic-platform-optimization-setting
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "value": {
     *      "cache_by_device_type": false, "cf": true, "enabled": true, "hostnames": ["www.example.com"], "wordpress": true, "wp_plugin": true
     *    }
     *  } */
    edit(params: AutomaticPlatformOptimizationEditParams, options?: RequestOptions): APIPromise<AutomaticPlatformOptimizationResult>;
  }

  export interface AutomaticPlatformOptimizationResult extends SettingState {
    /** Setting that the value belongs to: WordPress pages are cached at the edge. */ id?: 'automatic_platform_optimization';
    /** Whether the setting is on for the zone. */ value?: 'on' | 'off';
  }

  export interface AutomaticPlatformOptimizationEditParams extends InZone {
    /** All parts of the setting; what is left out is not kept. */ value: AutomaticPlatformOptimizationValue;
  }

  /** Preparsed JavaScript for quicker start. */
  export interface BinaryAST {
    /** Get whether Binary AST is on for a zone.
     *  @http GET /zones/{zone_id}/settings/binary_ast
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-binary-ast-setting */
    get(params: InZone, options?: RequestOptions): APIPromise<BinaryAst>;

    /** Edit whether Binary AST is on for a zone.
     *  @http PATCH /zones/{zone_id}/settings/binary_ast
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-binary-ast-setting */
    edit(params: BinaryASTEditParams, options?: RequestOptions): APIPromise<BinaryAst>;
  }

  export interface BinaryAst extends SettingState {
    /** Setting that the value belongs to: scripts are sent in binary form. */ id?: 'binary_ast';
    /** Whether scripts are also sent in binary form; `latest` follows the newest encoding. */ value?: 'on' | 'off' | 'latest';
  }

  export interface BinaryASTEditParams extends InZone {
    /** Whether scripts are also sent in binary form; `latest` follows the newest encoding. */ value: 'off' | 'on' | 'latest' | (string & {});
  }

  /** Google Fonts served from your own domain. */
  export interface Fonts {
    /** Get whether Cloudflare Fonts is on for a zone.
     *  @http GET /zones/{zone_id}/settings/fonts
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-fonts-setting */
    get(params: InZone, options?: RequestOptions): APIPromise<CloudflareFonts>;

    /** Edit whether Cloudflare Fonts is on for a zone.
     *
     *  On, Google Fonts are put into the page and served from the zone's own domain.
     *  @http PATCH /zones/{zone_id}/settings/fonts
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-fonts-setting */
    edit(params: FontEditParams, options?: RequestOptions): APIPromise<CloudflareFonts>;
  }

  export interface CloudflareFonts extends SettingState {
    /** Setting that the value belongs to: Google Fonts are served from the zone. */ id?: 'fonts';
    /** Whether the setting is on for the zone. */ value?: 'on' | 'off';
  }

  export interface FontEditParams extends InZone, SwitchState {}

  /** Order of sending resources over HTTP/2. */
  export interface H2PrioritizationResource {
    /** Get whether HTTP/2 edge prioritization is on for a zone.
     *  @http GET /zones/{zone_id}/settings/h2_prioritization
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-h2-prioritization-setting */
    get(params: InZone, options?: RequestOptions): APIPromise<H2PrioritizationResult>;

    /** Edit HTTP/2 edge prioritization of a zone: on, off or custom.
     *  @http PATCH /zones/{zone_id}/settings/h2_prioritization
     *  @permission Zone Settings Write
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-h2-prioritization-setting */
    edit(params: H2PrioritizationEditParams, options?: RequestOptions): APIPromise<H2PrioritizationResult>;
  }

  export interface H2PrioritizationResult extends SettingState {
    /** Setting that the value belongs to: order in which HTTP/2 sends the parts of a page. */ id?: 'h2_prioritization';
    /** `custom` lets a Worker set the order through a response header. */ value?: 'on' | 'off' | 'custom';
  }

  export interface H2PrioritizationEditParams extends InZone {
    /** `custom` lets a Worker set the order through a response header. */ value: 'off' | 'on' | 'custom' | (string & {});
  }

  /** Pictures resized on the fly by URL. */
  export interface ImageResizingResource {
    /** Get whether a zone may resize images on the fly.
     *  @http GET /zones/{zone_id}/settings/image_resizing
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-image-resizing-setting */
    get(params: InZone, options?: RequestOptions): APIPromise<ImageResizingResult>;

    /** Edit whether a zone may resize images, its own or those of any origin.
     *
     *  `open` lets everyone transform images of any origin through the zone, which is billed to it.
     *  @http PATCH /zones/{zone_id}/settings/image_resizing
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-image-resizing-setting
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": "on" } */
    edit(params: ImageResizingEditParams, options?: RequestOptions): APIPromise<ImageResizingResult>;
  }

  export interface ImageResizingResult extends SettingState {
    /** Setting that the value belongs to: images may be transformed. */ id?: 'image_resizing';
    /** Which images may be transformed: none, those of the zone, or (`open`) those of any origin. */ value?: 'on' | 'off' | 'open' | 'latest';
  }

  export interface ImageResizingEditParams extends InZone {
    /** Which images may be transformed: none, those of the zone, or (`open`) those of any origin. */ value: 'off' | 'on' | 'open' | 'latest' | (string & {});
  }

  /** Parallel HTTP/2 requests on one origin connection. */
  export interface OriginH2MaxStreams {
    /** Get how many HTTP/2 streams a zone's origin connections may carry.
     *  @http GET /zones/{zone_id}/settings/origin_h2_max_streams
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-cache-settings-get-origin-h2-max-streams-setting */
    get(params: InZone, options?: RequestOptions): APIPromise<CacheRulesOriginH2MaxStreams>;

    /** Edit how many HTTP/2 streams a zone's origin connections may carry.
     *
     *  Raise it step by step: an origin that cannot keep up answers with errors such as 520. Counts only while HTTP/2 to the origin is on.
     *  @http PATCH /zones/{zone_id}/settings/origin_h2_max_streams
     *  @permission Zone Settings Write; Zone Write
     *  @plans enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-cache-settings-change-origin-h2-max-streams-setting
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": 50 } */
    edit(params: OriginH2MaxStreamEditParams, options?: RequestOptions): APIPromise<CacheRulesOriginH2MaxStreams>;
  }

  export interface OriginH2MaxStreamEditParams extends InZone {
    /** Requests that one HTTP/2 connection to the origin may carry at a time; 1 turns multiplexing off. @min 1 @max 1000 @example 50 */
    value: Integer;
  }

  /** Newest HTTP version used towards the origin. */
  export interface OriginMaxHTTPVersionResource {
    /** Get the highest HTTP version a zone uses to its origin.
     *  @http GET /zones/{zone_id}/settings/origin_max_http_version
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-cache-settings-get-origin-max-http-version-setting */
    get(params: InZone, options?: RequestOptions): APIPromise<MaxHTTPVersion>;

    /** Edit the highest HTTP version a zone uses to its origin.
     *
     *  With "2", HTTP/2 is tried first and HTTP/1.1 used where the origin does not offer it.
     *  @http PATCH /zones/{zone_id}/settings/origin_max_http_version
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-cache-settings-change-origin-max-http-version-setting
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": "2" } */
    edit(params: OriginMaxHTTPVersionEditParams, options?: RequestOptions): APIPromise<MaxHTTPVersion>;
  }

  export interface MaxHTTPVersion {
    editable: boolean;
    /** Setting that the value belongs to: highest HTTP version to the origin. */ id: 'origin_max_http_version';
    modified_on?: DateTime;
    /** Highest HTTP version that is tried to the origin. */ value: '2' | '1';
  }

  export interface OriginMaxHTTPVersionEditParams extends InZone {
    /** Highest HTTP version that is tried to the origin. */ value: '2' | '1' | (string & {});
  }

  /** Visitor measurement without a manual snippet. */
  export interface Rum {
    /** Get whether Web Analytics (RUM) is on for a zone.
     *  @http GET /zones/{zone_id}/settings/rum
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/web-analytics-get-rum-status */
    get(params: InZone, options?: RequestOptions): APIPromise<RumSite>;

    /** Edit whether Web Analytics (RUM) is on for a zone.
     *  @http PATCH /zones/{zone_id}/settings/rum
     *  @body json required
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/web-analytics-toggle-rum */
    edit(params: RumEditParams, options?: RequestOptions): APIPromise<RumSite>;
  }

  export interface RumSite {
    editable?: boolean;
    /** Setting that the value belongs to: Web Analytics by real user measurements. @example "rum" */ id?: string;
    /** Whether Web Analytics measures pages, and for which visitors. @example "on" */ value?: string;
  }

  export interface RumEditParams extends InZone {
    /** Whether Web Analytics measures pages, and for which visitors. @example "on" */ value?: string;
  }

  /** Prefetching of the page a visitor may open next. */
  export interface SpeedBrain {
    /** Get whether Speed Brain is on for a zone.
     *  @http GET /zones/{zone_id}/settings/speed_brain
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-speed-brain-setting */
    get(params: InZone, options?: RequestOptions): APIPromise<CloudflareSpeedBrain>;

    /** Edit whether Speed Brain is on for a zone.
     *
     *  On, browsers that support speculation rules prefetch the page a visitor will probably open next.
     *  @http PATCH /zones/{zone_id}/settings/speed_brain
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-speed-brain-setting */
    edit(params: SpeedBrainEditParams, options?: RequestOptions): APIPromise<CloudflareSpeedBrain>;
  }

  export interface CloudflareSpeedBrain extends SettingState {
    /** Setting that the value belongs to: pages are fetched ahead of a click. @example "development_mode" */ id?: string;
    /** Whether the setting is on for the zone. */ value?: 'on' | 'off';
  }

  export interface SpeedBrainEditParams extends InZone {
    /** Whether the setting is on for the zone. */ value: 'on' | 'off';
  }

  /** Automatic choice of the encryption mode. */
  export interface SSLAutomaticMode {
    /** Get whether the zone's SSL/TLS mode is chosen automatically.
     *  @http GET /zones/{zone_id}/settings/ssl_automatic_mode
     *  @permission Zone Settings Write; Zone Settings Read; SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/ssl-detector-automatic-mode-get-enrollment */
    get(params: InZone, options?: RequestOptions): APIPromise<Result>;

    /** Edit whether Cloudflare chooses the zone's SSL/TLS mode.
     *
     *  With `auto`, the origin is scanned from time to time and the mode raised as far as its certificate allows.
     *  @http PATCH /zones/{zone_id}/settings/ssl_automatic_mode
     *  @permission Zone Settings Write; SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/ssl-detector-automatic-mode-patch-enrollment
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": "auto" } */
    edit(params: SSLAutomaticModeEditParams, options?: RequestOptions): APIPromise<Result>;
  }

  export interface Result {
    /** @readOnly */ editable: boolean;
    /** Setting that the value belongs to: who chooses the SSL/TLS mode. @example "ssl_automatic_mode" @readOnly */ id: string;
    /** @readOnly */ modified_on: DateTime;
    /** Time of the next scan of the origin; null if none is planned. @readOnly */ next_scheduled_scan?: DateTime | null;
    /** `auto` lets Cloudflare choose the SSL/TLS mode, `custom` leaves the mode as you set it. @readOnly */ value: 'auto' | 'custom';
  }

  export interface SSLAutomaticModeEditParams extends InZone {
    /** `auto` lets Cloudflare choose the SSL/TLS mode, `custom` leaves the mode as you set it. */ value: 'auto' | 'custom' | (string & {});
  }

  /** Options for resizing pictures in a domain. */
  export interface TransformationsConfig {
    /** Get a zone's configuration for image transformations.
     *  @http GET /zones/{zone_id}/settings/transformations_config
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-get-transformations-config */
    get(params: InZone, options?: RequestOptions): APIPromise<TransformationsConfigResult>;

    /** Edit a zone's configuration for image transformations.
     *
     *  Parts left out keep their values; the answer always holds all of them.
     *  @http PATCH /zones/{zone_id}/settings/transformations_config
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/zone-settings-change-transformations-config
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "value": { "transformations": "on", "allowed_origins": "example.com,cdn.example.com", "c2pa": "off" }
     *  } */
    edit(params: TransformationsConfigEditParams, options?: RequestOptions): APIPromise<TransformationsConfigResult>;
  }

  export interface TransformationsConfigResult extends SettingState {
    /** Setting that the value belongs to: all of image transformations. */ id?: 'transformations_config';
    /** All parts of the configuration. */ value?: TransformationsConfigValue;
  }

  export interface TransformationsConfigEditParams extends InZone {
    /** Parts of the configuration to change; parts left out keep their values. */ value: TransformationsConfigValue;
  }

  export interface AdvancedDDoS extends SettingState, SwitchState {
    /** Setting that the value belongs to: advanced protection against DDoS. */ id: 'advanced_ddos';
  }

  export interface AlwaysOnline extends SettingState, EditableSwitch {
    /** Setting that the value belongs to: archived pages are shown while the origin is down. */ id: 'always_online';
  }

  export interface AlwaysUseHTTPS {
    /** Setting that the value belongs to: http requests are redirected (301) to https. */ id?: 'always_use_https';
  }

  export interface AutomaticHTTPSRewrites {
    /** Setting that the value belongs to: http links in pages are rewritten to https where that works. */ id?: 'automatic_https_rewrites';
    /** Whether http links in pages are rewritten to https where that works. */ value?: 'on' | 'off';
  }

  export interface AutomaticPlatformOptimization {
    /** Whether phones, tablets and desktops get their own cached copies. */ cache_by_device_type: boolean;
    /** Whether the zone's traffic passes through Cloudflare. @default false */ cf: boolean;
    /** Whether the optimization is on. @default false */ enabled: boolean;
    /** Hostnames of the WordPress sites that are optimized. */ hostnames: (/** @format hostname */ string)[];
    /** Whether the site has been recognized as WordPress. @default false */ wordpress: boolean;
    /** Whether the Cloudflare plugin is installed in WordPress. @default false */ wp_plugin: boolean;
  }

  export type AvailableRatePlansSinglePage = SinglePage<AvailableRatePlan>;

  export interface Brotli extends SettingState, FeatureState {
    /** Setting that the value belongs to: answers are compressed with Brotli. */ id: 'brotli';
  }

  export interface BrowserCacheTTL {
    /** Setting that the value belongs to: how long browsers may keep files. */ id?: 'browser_cache_ttl';
    /** Seconds browsers may keep a file; 0 keeps the origin's headers. @min 0 @max 31536000 @example 3600 @unit seconds */ value?: Integer;
  }

  export interface BrowserCheck {
    /** Setting that the value belongs to: Browser Integrity Check, which turns suspicious headers away. */ id?: 'browser_check';
    /** Whether visitors with suspicious browser headers are turned away. */ value?: 'on' | 'off';
  }

  export interface CacheLevel {
    /** Setting that the value belongs to: what is cached, and how query strings count. */ id?: 'cache_level';
    /** What is cached: from `bypass` (nothing) over static files, by how query strings count, to `cache_everything`. */
    value?: 'bypass' | 'basic' | 'simplified' | 'aggressive' | 'cache_everything';
  }

  export interface ChallengeTTL extends SettingState {
    /** Setting that the value belongs to: how long a passed challenge counts. */ id: 'challenge_ttl';
    /** Seconds for which a passed challenge counts. @default 1800 */ value:
      | 300 | 900 | 1800 | 2700 | 3600 | 7200 | 10800 | 14400 | 28800 | 57600 | 86400 | 604800 | 2592000
      | 31536000;
  }

  export interface Ciphers extends SettingState {
    /** Setting that the value belongs to: cipher suites for visitors. */ id: 'ciphers';
    /** Cipher suites for TLS 1.2 and below, by OpenSSL name; empty, Cloudflare's default. @unique @default [] */ value: string[];
  }

  export type CustomNameserverUpdateResponsesSinglePage = SinglePage<CustomNameserverUpdateResponse>;

  export interface DevelopmentMode extends SettingState, SwitchState {
    /** Setting that the value belongs to: the cache is bypassed for three hours. */ id: 'development_mode';
    /** Seconds until development mode ends; negative, seconds since it ended. @example 3600 @readOnly @unit seconds */ time_remaining?: number;
  }

  export interface EarlyHints extends SettingState, SwitchState {
    /** Setting that the value belongs to: preload hints go out with status 103. */ id: 'early_hints';
  }

  export interface EmailObfuscation {
    /** Setting that the value belongs to: email addresses in pages are hidden from bots. */ id?: 'email_obfuscation';
    /** Whether email addresses in pages are hidden from bots. */ value?: 'on' | 'off';
  }

  export interface FontSettings {
    /** Setting that the value belongs to: Google Fonts are served from the zone. */ id?: 'fonts';
    editable?: true | false;
    modified_on?: string | null;
    /** Whether the setting is on for the zone. */ value?: 'on' | 'off';
  }

  export interface H2Prioritization extends SettingState {
    /** Setting that the value belongs to: order in which HTTP/2 sends the parts of a page. */ id: 'h2_prioritization';
    /** `custom` lets a Worker set the order through a response header. @default "off" */ value: 'on' | 'off' | 'custom';
  }

  export interface HTTP2 extends SettingState, SwitchState {
    /** Setting that the value belongs to: visitors may use HTTP/2. */ id: 'http2';
  }

  export interface HTTP3 extends SettingState, SwitchState {
    /** Setting that the value belongs to: visitors may use HTTP/3. */ id: 'http3';
  }

  export interface HotlinkProtection extends SettingState, SwitchState {
    /** Setting that the value belongs to: other sites cannot embed the images. */ id: 'hotlink_protection';
  }

  export interface IPGeolocation {
    /** Setting that the value belongs to: the visitor's country goes to the origin in `CF-IPCountry`. */ id?: 'ip_geolocation';
    /** Whether the visitor's country goes to the origin in `CF-IPCountry`. */ value?: 'on' | 'off';
  }

  export interface IPV6 extends SettingState, FeatureState {
    /** Setting that the value belongs to: proxied names are answered with IPv6 addresses too. */ id: 'ipv6';
  }

  export interface ImageResizing extends SettingState {
    /** Setting that the value belongs to: images may be transformed. */ id: 'image_resizing';
    /** Which images may be transformed: none, those of the zone, or (`open`) those of any origin. @default "off" */ value: 'on' | 'off' | 'open';
  }

  export interface MinTLSVersion extends SettingState {
    /** Setting that the value belongs to: lowest TLS version for visitors. */ id: 'min_tls_version';
    /** Lowest TLS version visitors may connect with. @default "1.0" */ value: '1.0' | '1.1' | '1.2' | '1.3';
  }

  export interface Mirage {
    /** Setting that the value belongs to: lighter images on slow connections. */ id?: 'mirage';
    /** Whether images load later and smaller on slow connections. */ value?: 'on' | 'off';
  }

  export interface NEL extends SettingState {
    /** Setting that the value belongs to: Network Error Logging. */ id: 'nel';
    /** Whether browsers report network errors of the zone. @default {"enabled":false} */ value: NelValue;
  }

  export interface OpportunisticEncryption {
    /** Setting that the value belongs to: http addresses may be fetched over TLS. */ id?: 'opportunistic_encryption';
    /** Whether browsers may fetch http addresses over an encrypted connection. */ value?: 'on' | 'off';
  }

  export interface OpportunisticOnion extends SettingState, SwitchState {
    /** Setting that the value belongs to: Tor visitors are served through an onion address. */ id: 'opportunistic_onion';
  }

  export interface OrangeToOrange extends SettingState, EditableSwitch {
    /** Setting that the value belongs to: traffic passes another Cloudflare customer's zone first. */ id: 'orange_to_orange';
  }

  export interface OriginErrorPagePassThru {
    /** Setting that the value belongs to: the origin's error pages are shown. */ id?: 'origin_error_page_pass_thru';
    /** Whether visitors get the origin's error pages instead of Cloudflare's. */ value?: 'on' | 'off';
  }

  export interface OriginMaxHTTPVersion {
    /** Setting that the value belongs to: highest HTTP version to the origin. */ id: 'origin_max_http_version';
    editable: boolean;
    /** Highest HTTP version that is tried to the origin. */ value: '2' | '1';
    modified_on?: string | null;
  }

  export interface Polish {
    /** Setting that the value belongs to: compression of images. */ id?: 'polish';
    /** `lossless` drops metadata, `lossy` also compresses images visibly smaller. */ value?: 'off' | 'lossless' | 'lossy';
  }

  export interface PrefetchPreload extends SettingState, SwitchState {
    /** Setting that the value belongs to: files listed in a manifest are fetched into the cache ahead. */ id: 'prefetch_preload';
  }

  export interface ProxyReadTimeout extends SettingState {
    /** Setting that the value belongs to: how long Cloudflare waits for the origin. */ id: 'proxy_read_timeout';
    /** Seconds Cloudflare waits for the origin between two reads before it answers 524. @default 125 @unit seconds */ value: number;
  }

  export interface PseudoIPV4 extends SettingState {
    /** Setting that the value belongs to: IPv4 addresses for visitors with IPv6. @default "pseudo_ipv4" */ id: 'pseudo_ipv4';
    /** Whether visitors with IPv6 get a made-up IPv4 address in `Cf-Pseudo-IPv4`, or in place of the real one. @default "off" */
    value: 'off' | 'add_header' | 'overwrite_header';
  }

  export type RatePlanGetResponsesSinglePage = SinglePage<RatePlanGetResponse>;

  export interface ResponseBuffering {
    /** Setting that the value belongs to: answers are held until the origin has sent all. */ id?: 'response_buffering';
    /** Whether an answer is held until the origin has sent all of it. */ value?: 'on' | 'off';
  }

  export interface RocketLoader {
    /** Setting that the value belongs to: scripts run only after the page has been shown. */ id?: 'rocket_loader';
    /** Whether scripts of a page run only after it has been shown. */ value?: 'on' | 'off';
  }

  export interface SSL {
    /** Setting that the value belongs to: how Cloudflare connects to the origin. */ id?: 'ssl';
    /** How Cloudflare connects to the origin: without TLS, with any certificate (`full`), or only with a valid one. */
    value?: 'off' | 'flexible' | 'full' | 'strict' | 'origin_pull';
  }

  export interface SSLRecommender {
    /** Setting that the value belongs to: mails that recommend a better SSL/TLS mode. */ id?: 'ssl_recommender';
    /** Whether Cloudflare recommends a stricter SSL/TLS mode; takes the place of `value` for `ssl_recommender`. @default false */ enabled?: boolean;
  }

  export interface SecurityHeaders extends SettingState {
    /** Setting that the value belongs to: HSTS and related headers. */ id: 'security_header';
    /** HSTS and the other headers that are sent. @default {"strict_transport_security":{"enabled":true,"include_subdomains":true,"max_age":86400,"nosniff":true,"preload":false}} */
    value: SecurityHeaders.Value;
  }
  export namespace SecurityHeaders {
    export interface Value {
      /** The `Strict-Transport-Security` header (HSTS). */ strict_transport_security?: Value.StrictTransportSecurity;
    }
    export namespace Value {
      export interface StrictTransportSecurity {
        /** Whether the HSTS header is sent. */ enabled?: boolean;
        /** Whether browsers apply it to all subdomains as well. */ include_subdomains?: boolean;
        /** Seconds browsers insist on https after a visit; they do so even if the setting is turned off. @unit seconds @example 86400 */
        max_age?: number;
        /** Whether `X-Content-Type-Options: nosniff` is sent too. */ nosniff?: boolean;
        /** Whether browsers may put the domain into their built-in HSTS list. */ preload?: boolean;
      }
    }
  }

  export interface SecurityLevel {
    /** Setting that the value belongs to: how readily visitors are challenged. */ id?: 'security_level';
    /** How readily visitors are challenged; `under_attack` challenges everyone. */
    value?: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
  }

  export interface ServerSideExcludes extends SettingState, EditableSwitch {
    /** Setting that the value belongs to: marked parts of pages are hidden from suspicious visitors. */ id: 'server_side_exclude';
  }

  export interface SortQueryStringForCache {
    /** Setting that the value belongs to: the order of the query string does not matter to the cache. */ id?: 'sort_query_string_for_cache';
    /** Whether addresses that differ only in the order of the query string share a cache entry. */ value?: 'on' | 'off';
  }

  export interface TLS1_ extends SettingState {
    /** Setting that the value belongs to: visitors may use TLS 1.3. */ id: 'tls_1_3';
    /** Whether visitors may use TLS 1.3; `zrt` also allows 0-RTT. @default "off" */ value: 'on' | 'off' | 'zrt';
  }

  export interface TLSClientAuth extends SettingState, SwitchState {
    /** Setting that the value belongs to: Cloudflare shows the origin a client certificate. */ id: 'tls_client_auth';
  }

  export interface TrueClientIPHeader {
    /** Setting that the value belongs to: the visitor's address goes to the origin in `True-Client-IP`. */ id?: 'true_client_ip_header';
    /** Whether the visitor's address goes to the origin in `True-Client-IP`. */ value?: 'on' | 'off';
  }

  export type Type = 'full' | 'partial' | 'secondary' | 'internal';

  export type TypeParam = 'full' | 'partial' | 'secondary' | 'internal' | (string & {});

  export interface WAF {
    /** Setting that the value belongs to: the old managed rules run. */ id?: 'waf';
    /** Whether the old managed rules (before 2021) run. */ value?: 'on' | 'off';
  }

  export interface WebP extends SettingState, FeatureState {
    /** Setting that the value belongs to: images are converted to WebP. */ id: 'webp';
  }

  export interface Websocket extends SettingState, FeatureState {
    /** Setting that the value belongs to: WebSocket connections are let through. */ id: 'websockets';
  }

  export interface ZeroRTT extends SettingState, SwitchState {
    /** Setting that the value belongs to: returning visitors may send their request with the TLS handshake. */ id: '0rtt';
  }

  export type ZonesV4PagePaginationArray = V4PagePaginationArray<Zone>;

  export type ChallengeTtlValue =
    | 300 | 900 | 1800 | 2700 | 3600 | 7200 | 10800 | 14400 | 28800 | 57600 | 86400 | 604800 | 2592000
    | 31536000;

  export type EdgeCacheTtlValue =
    | 30 | 60 | 300 | 1200 | 1800 | 3600 | 7200 | 10800 | 14400 | 18000 | 28800 | 43200 | 57600 | 72000 | 86400
    | 172800 | 259200 | 345600 | 432000 | 518400 | 604800;

  export type MaxUploadValue =
    | 100 | 125 | 150 | 175 | 200 | 225 | 250 | 275 | 300 | 325 | 350 | 375 | 400 | 425 | 450 | 475 | 500 | 1000;

  export interface NelValue {
    /** Whether the feature is on for the zone. @default false */ enabled?: boolean;
  }

  export interface SecurityHeaderValue {
    /** The HSTS header that browsers get. */
    strict_transport_security?: {
      /** Whether the feature is on for the zone. */ enabled?: boolean;
      /** Whether HSTS covers subdomains too. */ include_subdomains?: boolean;
      /** Seconds browsers insist on https after a visit; they do so even if the setting is turned off. @unit seconds @example 86400 */ max_age?: number;
      /** Whether `X-Content-Type-Options: nosniff` is sent too. */ nosniff?: boolean;
      /** Whether browsers may put the domain into their built-in HSTS list. */ preload?: boolean;
    };
  }

  export type MultipleSettings = (T0rtt | AdvancedDdos | CacheRulesAegis | AlwaysOnline2 | AlwaysUseHTTPS2 | AutomaticHTTPSRewrites2 | Brotli2 | BrowserCacheTtl | BrowserCheck2 | CacheLevel2 | ChallengeTtl | ChinaNetworkEnabled | ContentConverter | Ciphers2 | CnameFlattening | DevelopmentMode | EarlyHints2 | EdgeCacheTtl | EmailObfuscation2 | H2Prioritization2 | HotlinkProtection2 | Http2 | Http3 | IPGeolocation2 | Ipv | MaxUpload | MinTLSVersion2 | Mirage2 | Nel | OpportunisticEncryption2 | OpportunisticOnion2 | OrangeToOrange2 | OriginErrorPagePassThru2 | CacheRulesOriginH2MaxStreams | CacheRulesOriginMaxHTTPVersion | Polish2 | PrefetchPreload2 | PrivacyPass | ProxyReadTimeout2 | PseudoIpv | RedirectsForAITraining | ReplaceInsecureJs | ResponseBuffering2 | RocketLoader2 | SchemasAutomaticPlatformOptimization | SearchForAgents | SecurityHeader | SecurityLevel2 | ServerSideExclude | Sha1Support | SortQueryStringForCache2 | SSL2 | SSLRecommender2 | Tls12Only | Tls | TLSClientAuth2 | TrueClientIPHeader2 | Waf | WebmcpEnabled | WebmcpPacks | Webp | Websockets)[];

  export interface ChinaNetworkEnabled extends SettingState {
    /** Setting that the value belongs to: the zone is served from the China Network. */ id: 'china_network_enabled';
    /** Whether the setting is on for the zone. @default "off" @readOnly */ value: 'on' | 'off';
  }

  export interface AegisValue {
    /** Whether the feature is on for the zone. */ enabled?: boolean;
    /** Pool of egress addresses that the zone connects to its origin from. @example "pool-id" */ pool_id?: string;
  }

  export type AutomaticPlatformOptimizationValue = 'off' | {
    /** Whether phones, tablets and desktops get their own cached copies. */ cache_by_device_type?: boolean;
    /** Whether the zone's traffic passes through Cloudflare. */ cf: boolean;
    /** Whether the feature is on for the zone. */ enabled: boolean;
    /** Hostnames of the WordPress sites that are optimized. */ hostnames?: string[];
    /** Whether Cloudflare looks again if the site is WordPress and has the plugin. */ recheck?: boolean;
    /** Whether the site has been recognized as WordPress. */ wordpress: boolean;
    /** Whether the Cloudflare plugin is installed in WordPress. */ wp_plugin: boolean;
  };

  export interface TransformationsConfigValue {
    /** Hostnames that images may come from, separated by commas. @example "example.com,cdn.example.com" */ allowed_origins?: string;
    /** Whether transformed images keep and extend their content credentials. */ c2pa?: 'off' | 'on';
    /** Which images may be transformed: none, those of the zone, or (`open`) those of any origin. */
    transformations?: 'off' | 'on' | 'open' | 'latest' | (string & {});
  }

  export type Datacenters = {
    /** Data center, by its three-letter airport code. @example "SFO" */ colo_id?: string;
    /** Counts per slice of time. */ timeseries?: TimeseriesByColo;
    /** Counts over the whole period. */ totals?: TotalsByColo;
  }[];

  export type TimeseriesByColo = {
    /** @unit bytes */ bandwidth?: User.UserPeriodBandwidth;
    requests?: RequestsByColo;
    since?: User.Since;
    threats?: Threats;
    until?: User.Until;
  }[];

  export interface RequestsByColo {
    all?: Integer;
    /** Part that came from Cloudflare's cache. */ cached?: Integer;
    country?: JsonObject;
    /** Requests by HTTP status code. */ http_status?: JsonObject;
    /** Part that came from the origin. */ uncached?: Integer;
  }

  export interface Threats {
    all?: Integer;
    country?: JsonObject;
    /** Threats by kind. */ type?: JsonObject;
  }

  export interface TotalsByColo {
    /** @unit bytes */ bandwidth?: User.UserPeriodBandwidth;
    requests?: RequestsByColo;
    since?: User.Since;
    threats?: Threats;
    until?: User.Until;
  }

  export interface Dashboard {
    /** Counts per slice of time. */ timeseries?: Timeseries;
    /** Counts over the whole period. */ totals?: Totals;
  }

  export type Timeseries = {
    /** @unit bytes */ bandwidth?: TrafficCount;
    /** Page views, by search engine among others. */ pageviews?: Pageviews;
    requests?: Requests;
    since?: User.Since;
    threats?: Threats;
    /** Different visitor addresses. */ uniques?: Uniques;
    until?: User.Until;
  }[];

  export interface TrafficCount {
    all?: Integer;
    /** Part that came from Cloudflare's cache. */ cached?: Integer;
    /** Counts by kind of content, such as `html` or `css`. */ content_type?: JsonObject;
    country?: JsonObject;
    /** Counts with and without encryption. */ ssl?: { /** Part over https. */ encrypted?: Integer; /** Part over plain http. */ unencrypted?: Integer };
    /** Traffic by TLS version. */ ssl_protocols?: {
      /** Part over TLS 1.0. */ TLSv1?: Integer;
      /** Part over TLS 1.1. */ 'TLSv1.1'?: Integer;
      /** Part over TLS 1.2. */ 'TLSv1.2'?: Integer;
      /** Part over TLS 1.3. */ 'TLSv1.3'?: Integer;
      /** Part without TLS. */ none?: Integer;
    };
    /** Part that came from the origin. */ uncached?: Integer;
  }

  export interface Pageviews {
    all?: Integer;
    /** Page views of crawlers, by search engine. */ search_engine?: JsonObject;
  }

  export interface Requests extends TrafficCount {
    /** Requests by HTTP status code. */ http_status?: JsonObject;
  }

  export interface Uniques {
    all?: Integer;
  }

  export interface Totals {
    /** @unit bytes */ bandwidth?: TrafficCount;
    /** Page views, by search engine among others. */ pageviews?: Pageviews;
    requests?: Requests;
    since?: User.Since;
    threats?: Threats;
    /** Different visitor addresses. */ uniques?: Uniques;
    until?: User.Until;
  }
}

export declare namespace Zones.CT {
  /** Mail when a certificate for your domain appears. */
  export interface Alerting {
    /** Edit who gets Certificate Transparency alerts, and whether.
     *
     *  Given emails replace the list, left out it stays. Having addresses of your own needs a Business or Enterprise zone; otherwise alerts go
     *  to the account.
     *  @http PATCH /zones/{zone_id}/ct/alerting
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true, "emails": ["security@example.com"] }
     *  @most 100 */
    edit(params: AlertingEditParams, options?: RequestOptions): APIPromise<CTAlertingSubscription>;

    /** Get a zone's Certificate Transparency alert settings.
     *  @http GET /zones/{zone_id}/ct/alerting
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<CTAlertingSubscription>;
  }

  export interface AlertingEditParams extends InZone {
    /** Whether a mail goes out when a certificate for the zone's domain is issued. */ enabled: boolean;
    /** Addresses the mails go to; replaces the list. @maxItems 100 */ emails?: (/** @format email */ string)[];
  }

  export interface CTAlertingSubscription {
    /** Whether a mail goes out when a certificate for the zone's domain is issued. */ enabled: boolean;
    /** Addresses the mails go to; replaces the list. @maxItems 100 */ emails?: (/** @format email */ string)[];
  }
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
    /** Edit a zone's tracing settings, such as sampling or destinations.
     *
     *  Settings left out keep their values.
     *  @http PATCH /zones/{zone_id}/observability/tracing/settings
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true, "sampling_ratio": 0.1, "persist": true } */
    update(params: SettingUpdateParams, options?: RequestOptions): APIPromise<SettingData>;

    /** Delete a zone's tracing settings.
     *  @http DELETE /zones/{zone_id}/observability/tracing/settings */
    delete(params: InZone, options?: RequestOptions): APIPromise<SettingData>;

    /** Get a zone's tracing settings.
     *  @http GET /zones/{zone_id}/observability/tracing/settings */
    get(params: InZone, options?: RequestOptions): APIPromise<SettingData>;
  }

  export interface SettingUpdateParams extends InZone {
    /** Ids of the OpenTelemetry destinations that get the traces. */ destinations?: string[];
    /** Whether requests of the zone are traced. */ enabled?: boolean;
    /** Whether the trace context is sent on to servers outside Cloudflare. */ forward_context?: boolean;
    /** Whether traces are kept at Cloudflare too. */ persist?: boolean;
    /** Whether a trace that a request brings along is continued; `authenticated` is not supported yet. */
    propagation_policy?: 'accept' | 'authenticated' | 'reject' | (string & {});
    /** Share of the requests that are traced: 0 none, 1 all. @min 0 @max 1 */ sampling_ratio?: number;
  }

  export interface SettingData {
    /** Ids of the OpenTelemetry destinations that get the traces. */ destinations: string[];
    /** Whether requests of the zone are traced. */ enabled: boolean;
    /** Whether the trace context is sent on to servers outside Cloudflare. */ forward_context: boolean;
    /** Whether traces are kept at Cloudflare too. */ persist: boolean;
    /** Whether a trace that a request brings along is continued; `authenticated` is not supported yet. */
    propagation_policy: 'accept' | 'authenticated' | 'reject';
    /** Share of the requests that are traced: 0 none, 1 all. @min 0 @max 1 */ sampling_ratio: number;
  }

  /** Which requests are recorded. */
  export interface Rules {
    /** Replace all tracing rules of a zone.
     *
     *  A rule left out is deleted. Rules are evaluated in the order given.
     *  @http PUT /zones/{zone_id}/observability/tracing/rules */
    update(params: RuleUpdateParams, options?: RequestOptions): APIPromise<RuleResult>;

    /** Delete all tracing rules of a zone.
     *  @http DELETE /zones/{zone_id}/observability/tracing/rules */
    delete(params: InZone, options?: RequestOptions): APIPromise<RuleResult>;

    /** Get a zone's tracing rules.
     *  @http GET /zones/{zone_id}/observability/tracing/rules */
    get(params: InZone, options?: RequestOptions): APIPromise<RuleResult>;
  }

  export interface RuleUpdateParams extends InZone {
    /** Rules in the order of evaluation. */ rules: Rule[];
  }

  export interface RuleResult {
    /** Rules in the order of evaluation. */ rules: Rule[];
  }

  export interface Rule {
    /** What a matching rule does: it sets tracing for the request. */ action: 'set_trace_settings';
    /** Tracing settings for matching requests. */ action_parameters: Rule.ActionParameters;
    /** Note for people. */ description: string;
    /** Whether the feature is on for the zone. */ enabled: boolean;
    /** Expression in the rules language: requests that match it belong to the environment. */ expression: string;
  }
  export namespace Rule {
    export interface ActionParameters {
      /** Share of requests that are traced, 0 to 1. @min 0 @max 1 */ sampling_ratio: number;
    }
  }
}

export declare namespace Zones.Analytics {
  /** Response time saved by Argo Smart Routing. */
  export interface Latency {
    readonly colos: Latency.Colos;

    /** Get the latency that Argo saves a zone, in histogram bins.
     *  @http GET /zones/{zone_id}/analytics/latency
     *  @permission Analytics Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/argo-analytics-for-zone-argo-analytics-for-a-zone */
    get(params: LatencyGetParams, options?: RequestOptions): APIPromise<LatencyGetResponse>;
  }

  export interface LatencyGetParams extends InZone {
    /** Upper bounds of the bins in milliseconds, separated by commas. */ bins?: string;
  }

  export type LatencyGetResponse = JsonObject | null | string;

  /** Figures by data center (deprecated). */
  export interface Colos {
    /** Get a zone's traffic by Cloudflare data center over time (deprecated).
     *
     *  Deprecated: use the GraphQL Analytics API instead. Enterprise only.
     *  @http GET /zones/{zone_identifier}/analytics/colos
     *  @permission Analytics Read
     *  @plans enterprise
     *  @availability deprecated
     *  @deprecated */
    get(zoneIdentifier: ResourceID, params?: ColoGetParams | null, options?: RequestOptions): APIPromise<Datacenters>;
  }

  export interface ColoGetParams {
    /** @default 0 */ until?: User.Until;
    /** Start of the period, as time or as minutes before now. @default -10080 */ since?: string | Integer;
    /** Whether the period is shortened to what has been counted completely; false may end in incomplete data. @default true */ continuous?: boolean;
  }

  /** Totals and series for a dashboard (deprecated). */
  export interface Dashboard {
    /** Get a zone's traffic totals and series for a dashboard (deprecated).
     *
     *  Deprecated: use the GraphQL Analytics API instead.
     *  @http GET /zones/{zone_identifier}/analytics/dashboard
     *  @permission Analytics Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    get(zoneIdentifier: ResourceID, params?: ColoGetParams | null, options?: RequestOptions): APIPromise<Zones.Dashboard>;
  }
}

export declare namespace Zones.Analytics.Latency {
  /** Time saved, by data center. */
  export interface Colos {
    /** Get the latency that Argo saves a zone, by data center.
     *  @http GET /zones/{zone_id}/analytics/latency/colos
     *  @permission Analytics Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/argo-analytics-for-geolocation-argo-analytics-for-a-zone-at-different-po-ps */
    get(params: InZone, options?: RequestOptions): APIPromise<LatencyGetResponse>;
  }
}
