import type { APIPromise, JsonObject, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, Integer, InZone, RatePlan, RatePlanParam, ResourceID } from '../_shared.ts';
import type { Accounts } from '../accounts.ts';
import type { Rules } from '../rules.ts';
import type { User } from '../user.ts';
import type { Dashboard, Datacenters, Pageviews, Requests, RequestsByColo, Threats, Timeseries, TimeseriesByColo, Totals, TotalsByColo, TrafficCount, Uniques } from './analytics.ts';
import type { AdvancedDDoS, AdvancedDdos, AegisValue, AlwaysOnline, AlwaysOnlineSetting, AlwaysUseHTTPS, AlwaysUseHTTPSSetting, AutomaticHTTPSRewrites, AutomaticHTTPSRewritesSetting, AutomaticPlatformOptimization, AutomaticPlatformOptimizationValue, Brotli, BrotliSetting, BrowserCacheTTL, BrowserCacheTtl, BrowserCheck, BrowserCheckSetting, CacheLevel, CacheLevelSetting, CacheRulesAegis, CacheRulesOriginH2MaxStreams, CacheRulesOriginMaxHTTPVersion, ChallengeTTL, ChallengeTtl, ChallengeTtlValue, ChinaNetworkEnabled, Ciphers, CnameFlattening, ContentConverter, DevelopmentMode, EarlyHints, EarlyHintsSetting, EdgeCacheTtl, EdgeCacheTtlValue, EditableSwitch, EmailObfuscation, EmailObfuscationSetting, FeatureState, FontSettings, H2Prioritization, H2PrioritizationSetting, HTTP2, HTTP3, HotlinkProtection, HotlinkProtectionSetting, HTTP2Setting, HTTP3Setting, IPGeolocation, IPGeolocationSetting, IPV6, ImageResizing, ImageResizingSetting, Ipv, MaxUpload, MaxUploadValue, MinTLSVersion, Mirage, MirageSetting, NEL, Nel, NelValue, OpportunisticEncryption, OpportunisticEncryptionSetting, OpportunisticOnion, OpportunisticOnionSetting, OrangeToOrange, OrangeToOrangeSetting, OriginErrorPagePassThru, OriginErrorPagePassThruSetting, OriginMaxHTTPVersion, Polish, PolishSetting, PrefetchPreload, PrefetchPreloadSetting, PrivacyPass, ProxyReadTimeout, PseudoIpv, RedirectsForAITraining, ReplaceInsecureJs, ResponseBuffering, ResponseBufferingSetting, RocketLoader, RocketLoaderSetting, SSL, SSLSetting, SSLRecommender, SSLRecommenderSetting, SchemasAutomaticPlatformOptimization, SearchForAgents, SecurityHeader, SecurityHeaderValue, SecurityHeaders, SecurityLevel, SecurityLevelSetting, ServerSideExclude, ServerSideExcludes, SettingState, Sha1Support, SortQueryStringForCache, SortQueryStringForCacheSetting, SwitchState, T0rtt, TLS1_, TLSClientAuth, TLSClientAuthSetting, Tls, Tls12Only, Transformations, TransformationsAllowedOriginsSetting, TransformationsConfigValue, TrueClientIPHeader, TrueClientIPHeaderSetting, WAF, Waf, WebP, WebmcpEnabled, WebmcpPacks, Webp, Websocket, Websockets, ZeroRTT } from './setting-values.ts';
import type { MultipleSettings, SettingBulkEditParams, SettingEditParams, SettingResult, Settings } from './settings.ts';

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

  export { type AdvancedDDoS, type AdvancedDdos, type AegisValue, type AlwaysOnline, type AlwaysOnlineSetting, type AlwaysUseHTTPS, type AlwaysUseHTTPSSetting, type AutomaticHTTPSRewrites, type AutomaticHTTPSRewritesSetting, type AutomaticPlatformOptimization, type AutomaticPlatformOptimizationValue, type Brotli, type BrotliSetting, type BrowserCacheTTL, type BrowserCacheTtl, type BrowserCheck, type BrowserCheckSetting, type CacheLevel, type CacheLevelSetting, type CacheRulesAegis, type CacheRulesOriginH2MaxStreams, type CacheRulesOriginMaxHTTPVersion, type ChallengeTTL, type ChallengeTtl, type ChallengeTtlValue, type ChinaNetworkEnabled, type Ciphers, type CnameFlattening, type ContentConverter, type Dashboard, type Datacenters, type DevelopmentMode, type EarlyHints, type EarlyHintsSetting, type EdgeCacheTtl, type EdgeCacheTtlValue, type EditableSwitch, type EmailObfuscation, type EmailObfuscationSetting, type FeatureState, type FontSettings, type H2Prioritization, type H2PrioritizationSetting, type HTTP2, type HTTP3, type HotlinkProtection, type HotlinkProtectionSetting, type HTTP2Setting, type HTTP3Setting, type IPGeolocation, type IPGeolocationSetting, type IPV6, type ImageResizing, type ImageResizingSetting, type Ipv, type MaxUpload, type MaxUploadValue, type MinTLSVersion, type Mirage, type MirageSetting, type MultipleSettings, type NEL, type Nel, type NelValue, type OpportunisticEncryption, type OpportunisticEncryptionSetting, type OpportunisticOnion, type OpportunisticOnionSetting, type OrangeToOrange, type OrangeToOrangeSetting, type OriginErrorPagePassThru, type OriginErrorPagePassThruSetting, type OriginMaxHTTPVersion, type Pageviews, type Polish, type PolishSetting, type PrefetchPreload, type PrefetchPreloadSetting, type PrivacyPass, type ProxyReadTimeout, type PseudoIpv, type RedirectsForAITraining, type ReplaceInsecureJs, type Requests, type RequestsByColo, type ResponseBuffering, type ResponseBufferingSetting, type RocketLoader, type RocketLoaderSetting, type SSL, type SSLSetting, type SSLRecommender, type SSLRecommenderSetting, type SchemasAutomaticPlatformOptimization, type SearchForAgents, type SecurityHeader, type SecurityHeaderValue, type SecurityHeaders, type SecurityLevel, type SecurityLevelSetting, type ServerSideExclude, type ServerSideExcludes, type SettingBulkEditParams, type SettingEditParams, type SettingResult, type SettingState, type Settings, type Sha1Support, type SortQueryStringForCache, type SortQueryStringForCacheSetting, type SwitchState, type T0rtt, type TLS1_, type TLSClientAuth, type TLSClientAuthSetting, type Threats, type Timeseries, type TimeseriesByColo, type Tls, type Tls12Only, type Totals, type TotalsByColo, type TrafficCount, type Transformations, type TransformationsAllowedOriginsSetting, type TransformationsConfigValue, type TrueClientIPHeader, type TrueClientIPHeaderSetting, type Uniques, type WAF, type Waf, type WebP, type WebmcpEnabled, type WebmcpPacks, type Webp, type Websocket, type Websockets, type ZeroRTT };

  export interface ZoneCreateParams {
    /** Account that the zone belongs to, by its `id`. */ account: ZoneCreateParams.Account;
    /** Registrable domain in punycode; for a subdomain zone (Enterprise) the subdomain.
     *  @maxLength 253 @example "example.com" @written host */
    name: string;
    /** Setup of the zone: hosted at Cloudflare, or served through CNAMEs from another DNS. @default "full" */ type?: TypeParam;
  }
  export namespace ZoneCreateParams {
    export interface Account {
      /** Account that the zone is added to; its id. */ id?: ResourceID;
    }
  }

  export interface RatePlanTerms {
    /** Identifies the plan. */ id?: ResourceID;
    /** Whether the zone has the plan now. */ is_subscribed?: boolean;
    /** Short name of the plan, such as `free` or `pro`. @example "free" */ legacy_id?: string;
  }

  export interface ZoneServing {
    /** Whether the zone only answers DNS, and its traffic goes past Cloudflare. @default false */ paused?: boolean;
    /** Own hostnames for the nameservers; Business and Enterprise, empty turns them off. @default [] */
    vanity_name_servers?: (/** @format hostname @maxLength 253 */ string)[];
  }

  export interface Zone extends ZoneServing {
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
    /** Rights of the calling user on the zone; deprecated. @deprecated */ permissions?: string[];
    /** State set by Cloudflare: `pending` waits for the nameservers, `moved` means that they point elsewhere. @readOnly */
    status?: 'initializing' | 'pending' | 'active' | 'moved';
    /** Root organization that the zone belongs to, for tenants. */ tenant?: Zone.Tenant;
    /** Organization directly above the zone's account, for tenants. */ tenant_unit?: Zone.TenantUnit;
    /** `full` lets Cloudflare answer all DNS, `partial` only proxies names that point to it by CNAME, `secondary` copies another provider's.
     *  @default "full" */
    type?: Type;
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
      /** Progress of the zone setup. @example 2 */ step?: Integer;
    }
    export interface Owner {
      /** Identifies the owner. */ id?: ResourceID;
      /** Display name. */ name?: string;
      /** Whether the owner is a user or an organization. @example "organization" */ type?: string;
    }
    export interface Plan extends RatePlanTerms {
      /** Whether the zone can subscribe to the plan. */ can_subscribe?: boolean;
      /** @example "USD" */ currency?: string;
      /** Whether another company bills the zone. */ externally_managed?: boolean;
      /** How often the plan is billed. @example "monthly" */ frequency?: string;
      /** Whether an old discount applies. */ legacy_discount?: boolean;
      /** Display name. */ name?: string;
      /** Price for the customer per billing period, in `currency`. @example 10.99 */ price?: number;
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

  export interface ZoneEditParams extends InZone, ZoneServing {
    /** New kind of zone; which changes are allowed depends on the plan (partial: Business and Enterprise). */
    type?: 'full' | 'partial' | 'secondary' | 'internal' | (string & {});
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
    /** Display name of the environment. */ name: string;
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

  export interface NameserverChoice {
    /** Whether the zone uses the account's custom nameservers. */ enabled?: boolean;
    /** Number of the nameserver set. @min 1 @max 5 @default 1 @example 1 */ ns_set?: number;
  }

  export interface CustomNameserverUpdateParams extends InZone, NameserverChoice {}

  export type CustomNameserverUpdateResponse = string;

  export interface CustomNameserverGetResponse extends NameserverChoice {
    errors: CustomNameserverGetResponse.Error[];
    messages: CustomNameserverGetResponse.ResponseMessage[];
    success: true;
    result_info?: CustomNameserverGetResponse.ResultInfo;
  }
  export namespace CustomNameserverGetResponse {
    export interface ResponseMessage {
      /** Number of the error. @min 1000 */ code: Integer;
      /** Human-readable error message. */ message: string;
      /** Page that tells more. */ documentation_url?: string;
      /** Part of the request that caused the error. */ source?: Error.Source;
    }

    export interface Error extends ResponseMessage {}
    export namespace Error {
      export interface Source {
        /** JSON pointer to the faulty part. */ pointer?: string;
      }
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
    /** Interval at which the subscription renews and is billed. */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | (string & {});
    /** Plan that is subscribed to. */ rate_plan?: RatePlanParam;
  }

  export interface SubscriptionResult {
    /** Identifies the subscription. @readOnly */ id?: ResourceID;
    /** @example "USD" @readOnly */ currency?: string;
    /** End of the running billing period, when the next payment is due. @readOnly */ current_period_end?: DateTime;
    /** Start of the running billing period. @readOnly */ current_period_start?: DateTime;
    /** Interval at which the subscription renews and is billed; `not-applicable` for plans that are not. */
    frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | 'not-applicable';
    /** Price per billing period, in `currency`. @example 20 @readOnly */ price?: number;
    /** Plan to subscribe to, by its `id`. */ rate_plan?: RatePlan;
    /** State of the subscription: running, waiting for payment or ended; set by Cloudflare. @readOnly */
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
    /** State of the subscription; set by Cloudflare. @readOnly */ state?: Accounts.State;
  }

  export interface SubscriptionBulkUpdateParams extends InZone, SubscriptionPeriod {
    /** Interval at which the subscription renews and is billed. */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | (string & {});
  }

  export interface SubscriptionResponse extends SubscriptionPeriod {
    /** Interval at which the subscription renews and is billed; `not-applicable` for plans that are not. */
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

  export interface RatePlanLabel {
    /** @example "USD" @readOnly */ currency?: string;
    /** How often the plan is billed. @readOnly */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
    /** Plan name for people. @maxLength 80 @readOnly */ name?: string;
  }

  export interface AvailableRatePlan extends RatePlanTerms, RatePlanLabel {
    /** @readOnly */ id?: ResourceID;
    /** Whether the zone can subscribe to the plan now. @default false */ can_subscribe?: boolean;
    /** Whether another company bills the plan. @default false */ externally_managed?: boolean;
    /** @default false */ is_subscribed?: boolean;
    /** @example "free" @readOnly */ legacy_id?: string;
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

  export interface RatePlanGetResponse extends RatePlanLabel {
    /** Identifies the plan. @example "free" @readOnly */ id?: string;
    /** Allowances included in the plan, and the price of more. */ components?: RatePlanGetResponse.Component[];
    /** Billing periods that the subscription runs. @example 1 */ duration?: number;
  }
  export namespace RatePlanGetResponse {
    export interface Component {
      /** Amount that the plan includes. @example 5 */ default?: number;
      /** Quantity that is counted. */ name?: 'zones' | 'page_rules' | 'dedicated_certificates' | 'dedicated_certificates_custom';
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
    /** Amount of the feature that is granted. */ allocation: EntitlementListResponse.Allocation;
    /** Time at which it was granted. */ created_date: string;
    /** Time at which it ended; empty while it holds. */ deleted_date: string;
    /** Time of the last change. */ edited_date: string;
    /** Feature that is granted. */ feature: EntitlementListResponse.Feature;
  }
  export namespace EntitlementListResponse {
    export interface Allocation {
      /** Form of `value`: yes or no, a greatest number, a choice, a range or text. */
      type: 'bool' | 'max_count' | 'enum_number' | 'range' | 'string';
      /** Value granted, in the form given by `type`. */ value: boolean | number | string | number[] | Allocation.MaxValue;
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
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": { "enabled": true, "pool_id": "3f6c9a2e41d84b7f" } } */
    edit(params: AegiEditParams, options?: RequestOptions): APIPromise<Aegi>;
  }

  export interface Aegi {
    editable: boolean;
    /** Setting that the value belongs to: egress IP addresses of your own. */ id: 'aegis';
    modified_on?: DateTime;
    /** Whether Aegis is on, and the pool of egress IPs. */ value: {
      /** Whether the feature is on for the zone. */ enabled?: boolean;
      /** Pool of egress addresses that the zone connects to its origin from. @example "3f6c9a2e41d84b7f" */ pool_id?: string;
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
    /** Images that may be transformed: none, those of the zone, or (`open`) those of any origin. */ value?: 'on' | 'off' | 'open' | 'latest';
  }

  export interface ImageResizingEditParams extends InZone {
    /** Images that may be transformed: none, those of the zone, or (`open`) those of any origin. */ value: 'off' | 'on' | 'open' | 'latest' | (string & {});
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

  export type AvailableRatePlansSinglePage = SinglePage<AvailableRatePlan>;

  export type CustomNameserverUpdateResponsesSinglePage = SinglePage<CustomNameserverUpdateResponse>;

  export type RatePlanGetResponsesSinglePage = SinglePage<RatePlanGetResponse>;

  export type Type = 'full' | 'partial' | 'secondary' | 'internal';

  export type TypeParam = 'full' | 'partial' | 'secondary' | 'internal' | (string & {});

  export type ZonesV4PagePaginationArray = V4PagePaginationArray<Zone>;
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

  export interface AlertingEditParams extends InZone, CTAlertingSubscription {}

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

  export interface TracingSettings {
    /** Ids of the OpenTelemetry destinations that get the traces. */ destinations?: string[];
    /** Whether requests of the zone are traced. */ enabled?: boolean;
    /** Whether the trace context is sent on to servers outside Cloudflare. */ forward_context?: boolean;
    /** Whether traces are kept at Cloudflare too. */ persist?: boolean;
    /** Whether a trace that a request brings along is continued; `authenticated` is not supported yet. */
    propagation_policy?: 'accept' | 'authenticated' | 'reject' | (string & {});
    /** Share of the requests that are traced: 0 none, 1 all. @min 0 @max 1 */ sampling_ratio?: number;
  }

  export interface SettingUpdateParams extends InZone, TracingSettings {}

  export interface SettingData extends TracingSettings {
    destinations: string[];
    enabled: boolean;
    forward_context: boolean;
    persist: boolean;
    propagation_policy: 'accept' | 'authenticated' | 'reject';
    /** @min 0 @max 1 */ sampling_ratio: number;
  }

  /** Requests to record. */
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
    /** Action of the rule: configure tracing for matching requests. */ action: 'set_trace_settings';
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
