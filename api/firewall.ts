import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { AuditLog, DateTime, InAccountOrZone, InZone, ResourceID, ResponseInfo, RoleParam } from './_shared.ts';
import type { Filters } from './filters.ts';
import type { RateLimits } from './rate-limits.ts';

/** Firewall (legacy): Older tools for blocking and challenging requests.
 *  @product firewall Firewall (legacy)
 *  @docs https://developers.cloudflare.com/waf/ */
export interface Firewall {
  readonly lockdowns: Firewall.Lockdowns;
  readonly rules: Firewall.Rules;
  readonly accessRules: Firewall.AccessRules;
  readonly uaRules: Firewall.UARules;
  readonly waf: Firewall.WAF;
}

export declare namespace Firewall {
  /** URLs open only to certain IP addresses. */
  export interface Lockdowns {
    /** Let only the given IPs or ranges reach certain URLs of a zone.
     *  @http POST /zones/{zone_id}/firewall/lockdowns
     *  @permission Firewall Services Write
     *  @plans pro business enterprise
     *  @availability ga */
    create(params: LockdownCreateParams, options?: RequestOptions): APIPromise<Lockdown>;

    /** Replace the URLs and permitted IPs of a Zone Lockdown rule.
     *  @http PUT /zones/{zone_id}/firewall/lockdowns/{lock_downs_id}
     *  @permission Firewall Services Write
     *  @plans pro business enterprise
     *  @availability ga */
    update(lockDownsID: ResourceID, params: LockdownUpdateParams, options?: RequestOptions): APIPromise<Lockdown>;

    /** Page through Zone Lockdown rules by IP, URI, description or date.
     *  @http GET /zones/{zone_id}/firewall/lockdowns
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability ga */
    list(params: LockdownListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Lockdown>, Lockdown>;

    /** Delete a Zone Lockdown rule, reopening its URLs to everyone.
     *  @http DELETE /zones/{zone_id}/firewall/lockdowns/{lock_downs_id}
     *  @permission Firewall Services Write
     *  @plans pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(lockDownsID: ResourceID, params: LockdownDeleteParams, options?: RequestOptions): APIPromise<LockdownDeleteResponse>;

    /** Retrieve one Zone Lockdown rule.
     *  @http GET /zones/{zone_id}/firewall/lockdowns/{lock_downs_id}
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability ga */
    get(lockDownsID: ResourceID, params: LockdownGetParams, options?: RequestOptions): APIPromise<Lockdown>;
  }

  export interface LockdownCreateParams extends InZone {
    configurations: ConfigurationParam;
    urls: WAF.OverrideURLParam[];
    /** @maxLength 1024 */ description?: string;
    /** @default false */ paused?: boolean;
    /** @example 5 */ priority?: number;
  }

  export interface Lockdown {
    id: ResourceID;
    configurations: Configuration;
    /** @readOnly */ created_on: DateTime;
    /** @maxLength 1024 */ description: string;
    modified_on: DateTime;
    /** @default false */ paused: boolean;
    urls: LockdownURL[];
  }

  export interface LockdownUpdateParams extends InZone {
    configurations: ConfigurationParam;
    urls: WAF.OverrideURLParam[];
  }

  export interface LockdownListParams extends InZone {
    created_on?: DateTime;
    /** @example "endpoints" */ description?: string;
    /** @example "endpoints" */ description_search?: string;
    /** @example "1.2.3.4" */ ip?: string;
    /** @example "1.2.3.0/16" */ ip_range_search?: string;
    /** @example "1.2.3.4" */ ip_search?: string;
    modified_on?: DateTime;
    /** @example 5 */ priority?: number;
    /** @example "/some/path" */ uri_search?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 20 */ per_page?: number;
  }

  export type LockdownDeleteParams = InZone;

  export interface LockdownDeleteResponse {
    id?: ResourceID;
  }

  export type LockdownGetParams = InZone;

  /** Expression-based request handling, replaced by WAF custom rules. */
  export interface Rules {
    /** Add a firewall rule that takes an action on a filter match (deprecated).
     *  @http POST /zones/{zone_id}/firewall/rules
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.rules.create */
    create(params: RuleCreateParams, options?: RequestOptions): PagePromise<SinglePage<FirewallRule>, FirewallRule>;

    /** Replace one firewall rule's action and filter (deprecated).
     *  @http PUT /zones/{zone_id}/firewall/rules/{rule_id}
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.rules.edit */
    update(ruleID: ResourceID, params: RuleUpdateParams, options?: RequestOptions): APIPromise<FirewallRule>;

    /** Page through firewall rules by action, description or state (deprecated).
     *  @http GET /zones/{zone_id}/firewall/rules
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.get */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<FirewallRule>, FirewallRule>;

    /** Delete one firewall rule of a zone (deprecated).
     *  @http DELETE /zones/{zone_id}/firewall/rules/{rule_id}
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.rules.delete */
    delete(ruleID: ResourceID, params: RuleDeleteParams, options?: RequestOptions): APIPromise<FirewallRule>;

    /** Delete several firewall rules of a zone at once (deprecated).
     *  @http DELETE /zones/{zone_id}/firewall/rules
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.update */
    bulkDelete(params: RuleBulkDeleteParams, options?: RequestOptions): PagePromise<SinglePage<FirewallRule>, FirewallRule>;

    /** Set the priority of several firewall rules at once (deprecated).
     *  @http PATCH /zones/{zone_id}/firewall/rules
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.update */
    bulkEdit(params: RuleBulkEditParams, options?: RequestOptions): PagePromise<SinglePage<FirewallRule>, FirewallRule>;

    /** Replace several firewall rules of a zone in one call (deprecated).
     *  @http PUT /zones/{zone_id}/firewall/rules
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.update */
    bulkUpdate(params: RuleBulkUpdateParams, options?: RequestOptions): PagePromise<SinglePage<FirewallRule>, FirewallRule>;

    /** Set the priority of one firewall rule (deprecated).
     *  @http PATCH /zones/{zone_id}/firewall/rules/{rule_id}
     *  @body json required
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.rules.edit */
    edit(ruleID: ResourceID, params: RuleEditParams, options?: RequestOptions): PagePromise<SinglePage<FirewallRule>, FirewallRule>;

    /** Retrieve one firewall rule with its filter (deprecated).
     *  @http GET /zones/{zone_id}/firewall/rules/{rule_id}
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.get */
    get(ruleID: ResourceID, params: RuleGetParams, options?: RequestOptions): APIPromise<FirewallRule>;
  }

  export interface RuleCreateParams extends InZone {
    action: RateLimits.RateLimit.Action;
    filter: Filters.FirewallFilterParam;
  }
  export namespace RuleCreateParams {
    export type Action = RateLimits.RateLimit.Action;
    export namespace Action {
      export interface Response {
        /** @maxLength 10240 */ body?: string;
        /** @maxLength 50 @example "text/xml" */ content_type?: string;
      }
    }
  }

  export interface FirewallRule {
    id?: ResourceID;
    action?: RateLimits.Action;
    /** @maxLength 500 */ description?: string;
    filter?: Filters.FirewallFilter | DeletedFilter;
    paused?: boolean;
    /** @min 0 @max 2147483647 @example 50 */ priority?: number;
    products?: Product[];
    /** @maxLength 50 @example "MIR-31" */ ref?: string;
  }

  export import RuleUpdateParams = Firewall.RuleCreateParams;

  export interface RuleListParams extends InZone {
    id?: ResourceID;
    /** @example "block" */ action?: string;
    /** @example "mir" */ description?: string;
    paused?: boolean;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 100 @default 25 */ per_page?: number;
  }

  export type RuleDeleteParams = InZone;

  export type RuleBulkDeleteParams = InZone;

  export interface RuleBulkEditParams extends InZone {
    /** @body */ body: unknown;
  }

  export type RuleBulkUpdateParams = RuleBulkEditParams;

  export type RuleEditParams = InZone;

  export type RuleGetParams = InZone;

  /** Block, challenge or allow by IP, range, country or network. */
  export interface AccessRules {
    /** Block, challenge or allow an IP, range, ASN or country for account or zone.
     *  @http POST /{account_or_zone}/firewall/access_rules/rules
     *  @permission Account Firewall Access Rules Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: AccessRuleCreateParams, options?: RequestOptions): APIPromise<AccessRuleGetResponse>;

    /** Page through IP Access rules of an account or zone by mode, target or notes.
     *  @http GET /{account_or_zone}/firewall/access_rules/rules
     *  @permission Account Firewall Access Rules Write; Account Firewall Access Rules Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params?: AccessRuleListParams | null,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<AccessRuleGetResponse>, AccessRuleGetResponse>;

    /** Delete an IP Access rule from an account or zone.
     *  @http DELETE /{account_or_zone}/firewall/access_rules/rules/{rule_id}
     *  @permission Account Firewall Access Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(ruleID: ResourceID, params?: AccessRuleDeleteParams | null, options?: RequestOptions): APIPromise<RoleParam | null>;

    /** Change the mode, target or notes of an IP Access rule.
     *  @http PATCH /{account_or_zone}/firewall/access_rules/rules/{rule_id}
     *  @permission Account Firewall Access Rules Write
     *  @plans free pro business enterprise
     *  @availability ga */
    edit(ruleID: ResourceID, params: AccessRuleEditParams, options?: RequestOptions): APIPromise<AccessRuleGetResponse>;

    /** Retrieve one IP Access rule of an account or zone.
     *  @http GET /{account_or_zone}/firewall/access_rules/rules/{rule_id}
     *  @permission Account Firewall Access Rules Write; Account Firewall Access Rules Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(ruleID: ResourceID, params?: AccessRuleGetParams | null, options?: RequestOptions): APIPromise<AccessRuleGetResponse>;
  }

  export type AccessRuleCreateParams = AccessRuleEditParams;

  export import AccessRuleCreateResponse = Firewall.AccessRuleGetResponse;

  export interface AccessRuleListParams extends InAccountOrZone {
    configuration?: AccessRuleListParams.Configuration;
    direction?: 'asc' | 'desc';
    /** @default "all" */ match?: 'any' | 'all';
    mode?: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge';
    notes?: string;
    order?: 'configuration.target' | 'configuration.value' | 'mode';
    /** @example 1 */ page?: number;
    /** @example 20 */ per_page?: number;
  }
  export namespace AccessRuleListParams {
    export interface Configuration {
      target?: 'ip' | 'ip_range' | 'asn' | 'country';
      /** @example "198.51.100.4" */ value?: string;
    }
  }

  export import AccessRuleListResponse = Firewall.AccessRuleGetResponse;

  export type AccessRuleDeleteParams = InAccountOrZone;

  export type AccessRuleDeleteResponse = RoleParam;

  export interface AccessRuleEditParams extends InAccountOrZone {
    /** @discriminator target */ configuration: LockdownIPConfiguration | IPV6Configuration | LockdownCIDRConfiguration | ASNConfiguration | CountryConfiguration;
    mode: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge';
    notes?: string;
  }

  export import AccessRuleEditResponse = Firewall.AccessRuleGetResponse;

  export type AccessRuleGetParams = InAccountOrZone;

  export interface AccessRuleGetResponse {
    /** @readOnly */ id: ResourceID;
    /** @readOnly */ allowed_modes: ('block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge')[];
    /** @discriminator target */ configuration: LockdownIPConfiguration | IPV6Configuration | LockdownCIDRConfiguration | ASNConfiguration | CountryConfiguration;
    mode: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge';
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
    notes?: string;
    /** @readOnly */ scope?: AccessRuleGetResponse.Scope;
  }
  export namespace AccessRuleGetResponse {
    export interface Scope {
      id?: ResourceID;
      /** @maxLength 90 */ email?: string;
      /** @readOnly */ type?: 'user' | 'organization';
    }
  }

  /** Handling of requests by their User-Agent header. */
  export interface UARules {
    /** Block or challenge requests that carry a given user agent.
     *  @http POST /zones/{zone_id}/firewall/ua_rules
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: UARuleCreateParams, options?: RequestOptions): APIPromise<UARuleGetResponse>;

    /** Replace a User Agent Blocking rule's agent, mode and state.
     *  @http PUT /zones/{zone_id}/firewall/ua_rules/{ua_rule_id}
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(uaRuleID: ResourceID, params: UARuleUpdateParams, options?: RequestOptions): APIPromise<UARuleGetResponse>;

    /** Page through User Agent Blocking rules by agent, description or state.
     *  @http GET /zones/{zone_id}/firewall/ua_rules
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: UARuleListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<UARuleGetResponse>, UARuleGetResponse>;

    /** Delete a User Agent Blocking rule from a zone.
     *  @http DELETE /zones/{zone_id}/firewall/ua_rules/{ua_rule_id}
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(uaRuleID: ResourceID, params: UARuleDeleteParams, options?: RequestOptions): APIPromise<UARuleGetResponse>;

    /** Retrieve one User Agent Blocking rule.
     *  @http GET /zones/{zone_id}/firewall/ua_rules/{ua_rule_id}
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(uaRuleID: ResourceID, params: UARuleGetParams, options?: RequestOptions): APIPromise<UARuleGetResponse>;
  }

  export interface UARuleCreateParams extends InZone {
    configuration: UARuleCreateParams.Configuration;
    mode: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge';
    /** @maxLength 1024 */ description?: string;
    /** @default false */ paused?: boolean;
  }
  export namespace UARuleCreateParams {
    export interface Configuration {
      target?: 'ua';
      value?: string;
    }
  }

  export import UARuleCreateResponse = Firewall.UARuleGetResponse;

  export interface UARuleUpdateParams extends InZone {
    /** @discriminator target */ configuration: LockdownIPConfiguration | IPV6Configuration | LockdownCIDRConfiguration | ASNConfiguration | CountryConfiguration;
    mode: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge';
    /** @maxLength 1024 */ description?: string;
    /** @default false */ paused?: boolean;
  }

  export import UARuleUpdateResponse = Firewall.UARuleGetResponse;

  export interface UARuleListParams extends InZone {
    /** @example "abusive" */ description?: string;
    paused?: boolean;
    /** @example "Safari" */ user_agent?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 20 */ per_page?: number;
  }

  export import UARuleListResponse = Firewall.UARuleGetResponse;

  export type UARuleDeleteParams = InZone;

  export import UARuleDeleteResponse = Firewall.UARuleGetResponse;

  export type UARuleGetParams = InZone;

  export interface UARuleGetResponse {
    /** @readOnly */ id?: ResourceID;
    configuration?: UARuleGetResponse.Configuration;
    /** @maxLength 1024 */ description?: string;
    mode?: 'block' | 'challenge' | 'js_challenge' | 'managed_challenge';
    /** @default false */ paused?: boolean;
  }
  export namespace UARuleGetResponse {
    export interface Configuration {
      /** @example "ua" */ target?: string;
      value?: string;
    }
  }

  /** The previous managed rules engine. */
  export interface WAF {
    readonly overrides: WAF.Overrides;
    readonly packages: WAF.Packages;
  }

  export interface ASNConfiguration {
    target?: 'asn';
    /** @example "AS12345" */ value?: string;
  }

  export type ASNConfigurationParam = ASNConfiguration;

  export type AccessRuleCIDRConfiguration = LockdownCIDRConfiguration;

  export type AccessRuleCIDRConfigurationParam = LockdownCIDRConfiguration;

  export type AccessRuleIPConfiguration = LockdownIPConfiguration;

  export type AccessRuleIPConfigurationParam = LockdownIPConfiguration;

  export type AccessRuleListResponsesV4PagePaginationArray = V4PagePaginationArray<AccessRuleGetResponse>;

  export type Configuration = (/** @discriminator target */ LockdownIPConfiguration | LockdownCIDRConfiguration)[];

  export type ConfigurationParam = (/** @discriminator target */ LockdownIPConfiguration | LockdownCIDRConfiguration)[];

  export interface CountryConfiguration {
    target?: 'country';
    /** @example "US" */ value?: string;
  }

  export type CountryConfigurationParam = CountryConfiguration;

  export interface DeletedFilter {
    /** @minLength 32 @maxLength 32 @example "372e67954025e0ba6aaa6d586b9e0b61" @readOnly */ id: string;
    deleted: boolean;
  }

  export type FirewallRulesSinglePage = SinglePage<FirewallRule>;

  export type FirewallRulesV4PagePaginationArray = V4PagePaginationArray<FirewallRule>;

  export interface IPV6Configuration {
    target?: 'ip6';
    /** @example "2001:DB8:100::CF" */ value?: string;
  }

  export type IPV6ConfigurationParam = IPV6Configuration;

  export interface LockdownCIDRConfiguration {
    target?: 'ip_range';
    /** @example "198.51.100.4/16" */ value?: string;
  }

  export type LockdownCIDRConfigurationParam = LockdownCIDRConfiguration;

  export interface LockdownIPConfiguration {
    target?: 'ip';
    /** @example "198.51.100.4" */ value?: string;
  }

  export type LockdownIPConfigurationParam = LockdownIPConfiguration;

  export type LockdownURL = string;

  export type LockdownsV4PagePaginationArray = V4PagePaginationArray<Lockdown>;

  export type Product = 'zoneLockdown' | 'uaBlock' | 'bic' | 'hot' | 'securityLevel' | 'rateLimit' | 'waf';

  export type UARuleListResponsesV4PagePaginationArray = V4PagePaginationArray<UARuleGetResponse>;

  export interface AnomalyPackage {
    /** @readOnly */ description: string;
    /** @readOnly */ detection_mode: 'anomaly' | 'traditional';
    id: ResourceID;
    /** @readOnly */ name: string;
    /** @default "active" @readOnly */ status?: 'active';
    zone_id: ResourceID;
    /** @default "challenge" */ action_mode?: 'simulate' | 'block' | 'challenge';
    /** @default "high" */ sensitivity?: 'high' | 'medium' | 'low' | 'off';
  }
}

export declare namespace Firewall.WAF {
  /** Per-URL changes to managed rules. */
  export interface Overrides {
    /** Override WAF behavior for the given URLs of a zone (deprecated).
     *  @http POST /zones/{zone_id}/firewall/waf/overrides
     *  @permission Zone Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @deprecated */
    create(params: OverrideCreateParams, options?: RequestOptions): APIPromise<Override>;

    /** Replace a WAF override's URLs, rules and rewritten actions (deprecated).
     *  @http PUT /zones/{zone_id}/firewall/waf/overrides/{overrides_id}
     *  @permission Zone Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @deprecated */
    update(overridesID: ResourceID, params: OverrideUpdateParams, options?: RequestOptions): APIPromise<Override>;

    /** Page through the URL-based WAF overrides of a zone (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/overrides
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans enterprise
     *  @availability ga
     *  @deprecated */
    list(params: OverrideListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Override>, Override>;

    /** Delete a URL-based WAF override from a zone (deprecated).
     *  @http DELETE /zones/{zone_id}/firewall/waf/overrides/{overrides_id}
     *  @permission Zone Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @deprecated */
    delete(overridesID: ResourceID, params: OverrideDeleteParams, options?: RequestOptions): APIPromise<AuditLog.Owner>;

    /** Retrieve one URL-based WAF override (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/overrides/{overrides_id}
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans enterprise
     *  @availability ga
     *  @deprecated */
    get(overridesID: ResourceID, params: OverrideGetParams, options?: RequestOptions): APIPromise<Override>;
  }

  export interface OverrideCreateParams extends InZone {
    urls: OverrideURLParam[];
  }

  export interface Override {
    /** @readOnly */ id?: ResourceID;
    /** @maxLength 1024 */ description?: string | null;
    groups?: { [key: string]: unknown };
    paused?: boolean;
    /** @min -1000000000 @max 1000000000 @example 1 */ priority?: number;
    rewrite_action?: RewriteAction;
    rules?: WAFRule;
    urls?: OverrideURL[];
  }

  export interface OverrideUpdateParams extends InZone {
    id: ResourceID;
    rewrite_action: RewriteAction;
    rules: WAFRuleParam;
    urls: OverrideURLParam[];
  }

  export interface OverrideListParams extends InZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 100 @default 50 */ per_page?: number;
  }

  export type OverrideDeleteParams = InZone;

  export type OverrideDeleteResponse = AuditLog.Owner;

  export type OverrideGetParams = InZone;

  /** Bundles of managed rules. */
  export interface Packages {
    readonly groups: Packages.Groups;
    readonly rules: Packages.Rules;

    /** Page through the WAF packages of a zone by name (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/packages
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability ga
     *  @deprecated */
    list(params: PackageListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<PackageListResponse>, PackageListResponse>;

    /** Retrieve one WAF package of a zone (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/packages/{package_id}
     *  @unwrapped
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability ga
     *  @deprecated */
    get(packageID: ResourceID, params: PackageGetParams, options?: RequestOptions): APIPromise<PackageGetResponse>;

    /** Change a WAF package's sensitivity or action mode (deprecated).
     *  @http PATCH /zones/{zone_id}/firewall/waf/packages/{package_id}
     *  @body json required
     *  @permission Firewall Services Write
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/waf-packages-update-a-waf-package
     *  @sunset 2030-01-01
     *  @deprecated */
    edit(packageID: ResourceID, params: PackageEditParams, options?: RequestOptions): APIPromise<AnomalyPackage>;
  }

  export interface PackageListParams extends InZone {
    direction?: 'asc' | 'desc';
    /** @default "all" */ match?: 'any' | 'all';
    /** @example "USER" */ name?: string;
    order?: 'name';
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 100 @default 50 */ per_page?: number;
  }

  export type PackageListResponse = unknown;

  export type PackageGetParams = InZone;

  export type PackageGetResponse = PackageGetResponse.FirewallAPIResponseSingle | PackageGetResponse.Result;
  export namespace PackageGetResponse {
    export interface FirewallAPIResponseSingle {
      errors: ResponseInfo[];
      messages: ResponseInfo[];
      result: unknown;
      success: true;
    }
    export interface Result {
      result?: unknown;
    }
  }

  export interface PackageEditParams extends InZone {
    /** @default "challenge" */ action_mode?: 'simulate' | 'block' | 'challenge';
    /** @default "high" */ sensitivity?: 'high' | 'medium' | 'low' | 'off';
  }

  export type OverrideURL = string;

  export type OverrideURLParam = string;

  export type OverridesV4PagePaginationArray = V4PagePaginationArray<Override>;

  export type PackageListResponsesV4PagePaginationArray = V4PagePaginationArray<PackageListResponse>;

  export interface RewriteAction {
    block?: 'challenge' | 'block' | 'simulate' | 'disable' | 'default';
    challenge?: 'challenge' | 'block' | 'simulate' | 'disable' | 'default';
    default?: 'challenge' | 'block' | 'simulate' | 'disable' | 'default';
    disable?: 'challenge' | 'block' | 'simulate' | 'disable' | 'default';
    simulate?: 'challenge' | 'block' | 'simulate' | 'disable' | 'default';
  }

  export type RewriteActionParam = RewriteAction;

  export type WAFRule = { [key: string]: 'challenge' | 'block' | 'simulate' | 'disable' | 'default' };

  export type WAFRuleParam = { [key: string]: 'challenge' | 'block' | 'simulate' | 'disable' | 'default' };
}

export declare namespace Firewall.WAF.Packages {
  /** Sets of rules that are switched together. */
  export interface Groups {
    /** Page through a WAF package's rule groups by name or mode (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/packages/{package_id}/groups
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    list(packageID: ResourceID, params: GroupListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Group>, Group>;

    /** Turn a whole group of WAF rules on or off (deprecated).
     *  @http PATCH /zones/{zone_id}/firewall/waf/packages/{package_id}/groups/{group_id}
     *  @body json required
     *  @permission Firewall Services Write
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    edit(groupID: ResourceID, params: GroupEditParams, options?: RequestOptions): APIPromise<GroupEditResponse>;

    /** Retrieve one rule group of a WAF package (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/packages/{package_id}/groups/{group_id}
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    get(groupID: ResourceID, params: GroupGetParams, options?: RequestOptions): APIPromise<GroupGetResponse>;
  }

  export interface GroupListParams extends InZone {
    direction?: 'asc' | 'desc';
    /** @default "all" */ match?: 'any' | 'all';
    /** @default "on" */ mode?: 'on' | 'off';
    name?: string;
    order?: 'mode' | 'rules_count';
    /** @default 0 @example 10 */ rules_count?: number;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 100 @default 50 */ per_page?: number;
  }

  export interface Group {
    id: ResourceID;
    /** @readOnly */ description: string | null;
    /** @default "on" */ mode: 'on' | 'off';
    /** @readOnly */ name: string;
    /** @default 0 @example 10 @readOnly */ rules_count: number;
    /** @readOnly */ allowed_modes?: ('on' | 'off')[];
    /** @default 0 @example 2 @readOnly */ modified_rules_count?: number;
    package_id?: ResourceID;
  }

  export interface GroupEditParams extends InZone {
    package_id: ResourceID;
    /** @default "on" */ mode?: 'on' | 'off';
  }

  export type GroupEditResponse = unknown;

  export type GroupGetParams = RuleGetParams;

  export type GroupGetResponse = unknown;

  /** Single managed rules and their mode. */
  export interface Rules {
    /** Page through a WAF package's rules by group, mode or text (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/packages/{package_id}/rules
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    list(
      packageID: ResourceID,
      params: RuleListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<RuleEditResponse>, RuleEditResponse>;

    /** Change the mode of one rule in a WAF package (deprecated).
     *  @http PATCH /zones/{zone_id}/firewall/waf/packages/{package_id}/rules/{rule_id}
     *  @body json required
     *  @permission Firewall Services Write
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    edit(ruleID: ResourceID, params: RuleEditParams, options?: RequestOptions): APIPromise<RuleEditResponse>;

    /** Retrieve one rule of a WAF package (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/packages/{package_id}/rules/{rule_id}
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    get(ruleID: ResourceID, params: RuleGetParams, options?: RequestOptions): APIPromise<RuleGetResponse>;
  }

  export interface RuleListParams extends InZone {
    description?: string;
    direction?: 'asc' | 'desc';
    group_id?: ResourceID;
    /** @default "all" */ match?: 'any' | 'all';
    mode?: 'DIS' | 'CHL' | 'BLK' | 'SIM';
    order?: 'priority' | 'group_id' | 'description';
    priority?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 100 @default 50 */ per_page?: number;
  }

  export import RuleListResponse = Firewall.WAF.Packages.RuleEditResponse;

  export interface RuleEditParams extends InZone {
    package_id: ResourceID;
    mode?: 'default' | 'disable' | 'simulate' | 'block' | 'challenge' | 'on' | 'off';
  }

  export type RuleEditResponse = RuleEditResponse.WAFManagedRulesAnomalyRule | RuleEditResponse.WAFManagedRulesTraditionalDenyRule;
  export namespace RuleEditResponse {
    export interface WAFManagedRulesAnomalyRule {
      /** @readOnly */ id: ResourceID;
      /** @readOnly */ allowed_modes: AllowedModesAnomaly[];
      /** @readOnly */ description: string;
      /** @readOnly */ group: WAFRuleGroup;
      mode: AllowedModesAnomaly;
      package_id: ResourceID;
      /** @readOnly */ priority: string;
    }
    export type WAFManagedRulesTraditionalAllowRule = WAFManagedRulesAnomalyRule;
    export interface WAFManagedRulesTraditionalDenyRule {
      /** @readOnly */ id: ResourceID;
      /** @readOnly */ allowed_modes: ('default' | 'disable' | 'simulate' | 'block' | 'challenge')[];
      /** @readOnly */ default_mode: 'disable' | 'simulate' | 'block' | 'challenge';
      /** @readOnly */ description: string;
      /** @readOnly */ group: WAFRuleGroup;
      mode: 'default' | 'disable' | 'simulate' | 'block' | 'challenge';
      package_id: ResourceID;
      /** @readOnly */ priority: string;
    }
  }

  export interface RuleGetParams extends InZone {
    package_id: ResourceID;
  }

  export type RuleGetResponse = unknown;

  export type AllowedModesAnomaly = 'on' | 'off';

  export type GroupsV4PagePaginationArray = V4PagePaginationArray<Group>;

  export type RuleListResponsesV4PagePaginationArray = V4PagePaginationArray<RuleEditResponse>;

  export interface WAFRuleGroup {
    id?: ResourceID;
    /** @readOnly */ name?: string;
  }
}
