import type {
  APIPromise,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from './_client.ts';
import type { AuditLog, DateTime, InAccountOrZone, InZone, ResourceID } from './_shared.ts';
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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Addresses of pages without scheme, `*` as wildcard. */ urls: unknown;
    /** If true, the rule has no effect. */ paused: boolean;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Group of WAF rules in the package. */ group_id: string;
    /** Lockdown to work on, as `firewall.lockdowns.list` shows it. @from firewall.lockdowns.list */ lock_downs_id: string;
    /** Override of WAF rules for some URIs, by its id. */ overrides_id: string;
    /** Package of WAF rules, as `firewall.waf.packages.list` shows it. */ package_id: string;
    /** Firewall rule to work on, as `firewall.rules.list` shows it. @from firewall.rules.list */ rule_id: string;
    /** UA rule to work on, as `firewall.uaRules.list` shows it. @from firewall.uaRules.list */ ua_rule_id: string;
  }

  /** URLs open only to certain IP addresses. */
  export interface Lockdowns {
    /** Create a lockdown: only given addresses reach certain URLs.
     *
     *  Everybody else gets an error, you included if your address is not listed. Needs a paid plan.
     *  @http POST /zones/{zone_id}/firewall/lockdowns
     *  @permission Firewall Services Write
     *  @plans pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "urls": ["shop.example.com/admin/*"],
     *    "configurations": [{ "target": "ip", "value": "198.51.100.4" }, { "target": "ip_range", "value": "192.0.2.0/24" }],
     *    "description": "Admin area from the office only"
     *  }
     *  @aliases restrict by IP; allow only office */
    create(params: LockdownCreateParams, options?: RequestOptions): APIPromise<Lockdown>;

    /** Replace the URLs and permitted addresses of a lockdown.
     *
     *  An address left out can no longer reach the URLs.
     *  @http PUT /zones/{zone_id}/firewall/lockdowns/{lock_downs_id}
     *  @permission Firewall Services Write
     *  @plans pro business enterprise
     *  @availability ga */
    update(lockDownsID: ResourceID, params: LockdownUpdateParams, options?: RequestOptions): APIPromise<Lockdown>;

    /** List lockdown rules by address, URI, description or date.
     *  @http GET /zones/{zone_id}/firewall/lockdowns
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability ga
     *  @columns description urls configurations paused created_on modified_on */
    list(params: LockdownListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Lockdown>, Lockdown>;

    /** Delete a lockdown, so its URLs are open to everyone.
     *  @http DELETE /zones/{zone_id}/firewall/lockdowns/{lock_downs_id}
     *  @permission Firewall Services Write
     *  @plans pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(lockDownsID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<LockdownDeleteResponse>;

    /** Get one lockdown rule.
     *  @http GET /zones/{zone_id}/firewall/lockdowns/{lock_downs_id}
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability ga */
    get(lockDownsID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Lockdown>;
  }

  export interface LockdownCreateParams extends InZone {
    /** Addresses and ranges that may still reach the URLs. @minItems 1 */ configurations: Configuration;
    /** @minItems 1 */ urls: WAF.OverrideURLParam[];
    /** Note for people; HTML tags are removed. @maxLength 1024 */ description?: string;
    /** @default false */ paused?: boolean;
    /** Rank among rules: lower numbers first; rules without one come last. @example 5 @min 0 */ priority?: number;
  }

  export interface Lockdown {
    /** Identifies the rule. */ id: ResourceID;
    /** Addresses and ranges that may still reach the URLs. */ configurations: Configuration;
    /** @readOnly */ created_on: DateTime;
    /** Note for people. @maxLength 1024 */ description: string;
    modified_on: DateTime;
    /** @default false */ paused: boolean;
    urls: LockdownURL[];
  }

  export interface LockdownUpdateParams extends InZone {
    /** Addresses and ranges that may still reach the URLs. @minItems 1 */ configurations: Configuration;
    /** @minItems 1 @example ["www.example.com/login"] */ urls: WAF.OverrideURLParam[];
  }

  export interface LockdownListParams extends InZone {
    created_on?: DateTime;
    /** Only rules whose note contains this text. @example "endpoints" @minLength 1 */ description?: string;
    /** @example "endpoints" */ description_search?: string;
    /** Only rules with this address. @example "1.2.3.4" @format ip */ ip?: string;
    /** Only rules with this range. @example "1.2.3.0/16" @minLength 1 */ ip_range_search?: string;
    /** @example "1.2.3.4" */ ip_search?: string;
    modified_on?: DateTime;
    /** Only rules of this rank. @example 5 @min 0 */ priority?: number;
    /** Only rules with this path in one of their URLs. @example "/some/path" @minLength 1 */ uri_search?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 20 */ per_page?: number;
  }

  export interface LockdownDeleteResponse {
    /** Identifies the rule. */ id?: ResourceID;
  }

  /** Expression-based request handling, replaced by WAF custom rules. */
  export interface Rules {
    /** Create firewall rules, each an action on a filter (deprecated).
     *
     *  Deprecated: use custom rules with `rulesets.phases.update`.
     *  @http POST /zones/{zone_id}/firewall/rules
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.rules.create
     *  @aliases WAF custom rules */
    create(params: RuleParams, options?: RequestOptions): PagePromise<SinglePage<FirewallRule>, FirewallRule>;

    /** Replace one firewall rule's action and filter (deprecated).
     *  @http PUT /zones/{zone_id}/firewall/rules/{rule_id}
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.rules.edit */
    update(ruleID: ResourceID, params: RuleParams, options?: RequestOptions): APIPromise<FirewallRule>;

    /** List firewall rules by action, description or state (deprecated).
     *  @http GET /zones/{zone_id}/firewall/rules
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.get
     *  @columns description action filter.expression priority products paused */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<FirewallRule>, FirewallRule>;

    /** Delete one firewall rule of a zone (deprecated).
     *
     *  Its filter stays; delete that with `filters.delete`.
     *  @http DELETE /zones/{zone_id}/firewall/rules/{rule_id}
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.rules.delete */
    delete(ruleID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<FirewallRule>;

    /** Delete several firewall rules of a zone at once (deprecated).
     *  @http DELETE /zones/{zone_id}/firewall/rules
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.update */
    bulkDelete(params: InZone, options?: RequestOptions): PagePromise<SinglePage<FirewallRule>, FirewallRule>;

    /** Edit the priority of several firewall rules at once (deprecated).
     *  @http PATCH /zones/{zone_id}/firewall/rules
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.update */
    bulkEdit(params: RuleInput, options?: RequestOptions): PagePromise<SinglePage<FirewallRule>, FirewallRule>;

    /** Replace several firewall rules of a zone in one call (deprecated).
     *  @http PUT /zones/{zone_id}/firewall/rules
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.update */
    bulkUpdate(params: RuleInput, options?: RequestOptions): PagePromise<SinglePage<FirewallRule>, FirewallRule>;

    /** Edit the priority of one firewall rule (deprecated).
     *  @http PATCH /zones/{zone_id}/firewall/rules/{rule_id}
     *  @body json required
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.rules.edit */
    edit(ruleID: ResourceID, params: InZone, options?: RequestOptions): PagePromise<SinglePage<FirewallRule>, FirewallRule>;

    /** Get one firewall rule with its filter (deprecated).
     *  @http GET /zones/{zone_id}/firewall/rules/{rule_id}
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated rulesets.get */
    get(ruleID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<FirewallRule>;
  }

  export interface RuleParams extends InZone {
    /** Action for matching requests. */ action: RuleParams.Action;
    /** Expression that selects the requests. */ filter: Filters.FilterFields;
  }
  export namespace RuleParams {
    export interface Action {
      /** Action for requests over the threshold; `simulate` only logs them. */
      mode?: 'simulate' | 'ban' | 'challenge' | 'js_challenge' | 'managed_challenge' | (string & {});
      /** Own answer sent when the action blocks; left out, Cloudflare's page or your custom error page. Not with challenges. */
      response?: Action.Response;
      /** Seconds the action goes on once the threshold is exceeded; at least the period. With challenges, leave it out: the zone's Challenge Passage counts.
       *  @min 1 @max 86400 @example 86400 @unit seconds */
      timeout?: number;
    }
    export namespace Action {
      export interface Response {
        /** Content of the answer, of the kind that `content_type` tells. @maxLength 10240 */ body?: string;
        /** Kind of the answer: text, XML or JSON. @maxLength 50 @example "text/xml" @pattern ^(text/plain|text/xml|application/json)$ */
        content_type?: string;
      }
    }
  }

  export interface FirewallRule {
    /** Identifies the rule. */ id?: ResourceID;
    /** Action for matching requests; `log` is for Enterprise plans only. */ action?: RateLimits.Action;
    /** Note for people. @maxLength 500 */ description?: string;
    /** Expression that selects the requests, or the note that it was deleted. */ filter?: Filters.FirewallFilter | DeletedFilter;
    paused?: boolean;
    /** Rank among rules: lower numbers first; rules without one come last. @min 0 @max 2147483647 @example 50 */ priority?: number;
    /** Products that a `bypass` action skips. */ products?: Product[];
    /** Short tag of your own, to find the rule by. @maxLength 50 @example "MIR-31" */ ref?: string;
  }

  export interface RuleListParams extends InZone {
    /** Only the rule with this id. */ id?: ResourceID;
    /** Only rules with this action. @example "block" @minLength 1 */ action?: string;
    /** Text that the note contains; case does not matter. @example "mir" @minLength 1 */ description?: string;
    /** Only rules that are paused, or only the others. */ paused?: boolean;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 100 @default 25 */ per_page?: number;
  }

  export interface RuleInput extends InZone {
    /** Identifies the rule. @example "372e67954025e0ba6aaa6d586b9e0b60" */ id: string;
  }

  /** Block, challenge or allow by IP, range, country or network. */
  export interface AccessRules {
    /** Create an access rule for an address, range, network or country.
     *
     *  Of an account it counts for all of its zones. Blocking by country is for Enterprise plans; others can challenge. `whitelist` skips other
     *  security checks.
     *  @http POST /{account_or_zone}/firewall/access_rules/rules
     *  @permission Account Firewall Access Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "mode": "block", "configuration": { "target": "ip_range", "value": "198.51.100.0/24" },
     *    "notes": "Attack of 26/02"
     *  }
     *  @aliases block IP; allow IP; block country; IP access rules */
    create(params: AccessRuleParams, options?: RequestOptions): APIPromise<AccessRule>;

    /** List IP access rules by mode, target or notes.
     *  @http GET /{account_or_zone}/firewall/access_rules/rules
     *  @permission Account Firewall Access Rules Write; Account Firewall Access Rules Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns configuration.value configuration.target mode notes scope.type created_on
     *  @key configuration.target configuration.value scope.type */
    list(
      params?: AccessRuleListParams | null,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<AccessRule>, AccessRule>;

    /** Delete an IP access rule of an account or zone.
     *  @http DELETE /{account_or_zone}/firewall/access_rules/rules/{rule_id}
     *  @permission Account Firewall Access Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(ruleID: ResourceID, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<AccessRuleDeleteResponse | null>;

    /** Edit the mode, target or notes of an IP access rule.
     *  @http PATCH /{account_or_zone}/firewall/access_rules/rules/{rule_id}
     *  @permission Account Firewall Access Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "rule_id": "92f17202ed8bd63d69a66b86a49a8f6b", "mode": "challenge",
     *    "configuration": { "target": "ip", "value": "198.51.100.4" }, "notes": "Attack of 27/02"
     *  } */
    edit(ruleID: ResourceID, params: AccessRuleParams, options?: RequestOptions): APIPromise<AccessRule>;

    /** Get one IP access rule of an account or zone.
     *  @http GET /{account_or_zone}/firewall/access_rules/rules/{rule_id}
     *  @permission Account Firewall Access Rules Write; Account Firewall Access Rules Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(ruleID: ResourceID, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<AccessRule>;
  }

  export interface AccessRuleSettings {
    /** Match criterion: an address, a range, a network or a country. @discriminator target */ configuration:
      | AccessRuleIPConfiguration | IPV6Configuration | AccessRuleCIDRConfiguration
      | ASNConfiguration | CountryConfiguration;
    /** Action for matching requests; `whitelist` exempts them from other security checks. */
    mode: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge' | (string & {});
    /** Note for people, such as the reason. */ notes?: string;
  }

  export namespace AccessRules {
    export interface PathGlossary {
      /** IP access rule to work on, as `firewall.accessRules.list` shows it. @from firewall.accessRules.list */ rule_id: string;
    }
  }

  export interface AccessRuleParams extends InAccountOrZone, AccessRuleSettings {}

  export interface AccessRule extends AccessRuleSettings {
    /** Identifies the rule. @readOnly */ id: ResourceID;
    /** Actions that the rule may have on the plan. @readOnly */
    allowed_modes: ('block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge')[];
    mode: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge';
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
    /** User or account whose zones the rule is for. @readOnly */ scope?: AccessRule.Scope;
  }
  export namespace AccessRule {
    export interface Scope {
      /** Zone, account or user that the rule is for. */ id?: ResourceID;
      /** Address of the user. @maxLength 90 */ email?: string;
      /** Whether the rule is for all zones of a user or of an account. @readOnly */ type?: 'user' | 'organization';
    }
  }

  export interface AccessRuleListParams extends InAccountOrZone {
    /** Only rules that match this address, range, network or country. */ configuration?: AccessRuleListParams.Configuration;
    direction?: 'asc' | 'desc';
    /** Whether a rule must fulfil all filters or any one. @default "all" */ match?: 'any' | 'all';
    /** Only rules that do this with matching requests. */
    mode?: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge' | (string & {});
    /** Only rules whose note contains this text; case does not matter. @minLength 1 */ notes?: string;
    /** Property by which the rules are sorted. */ order?: 'configuration.target' | 'configuration.value' | 'mode' | (string & {});
    /** @example 1 */ page?: number;
    /** @example 20 */ per_page?: number;
  }
  export namespace AccessRuleListParams {
    export interface Configuration {
      /** Kind of match. */ target?: 'ip' | 'ip_range' | 'asn' | 'country' | (string & {});
      /** Address, range (/16 or /24), AS number or two-letter country code, as `target` tells. @example "198.51.100.4" @minLength 1 */
      value?: string;
    }
  }

  export interface AccessRuleDeleteResponse {
    /** Rule that was deleted. */ id: ResourceID;
  }

  /** Handling of requests by their User-Agent header. */
  export interface UARules {
    /** Create a rule that blocks or challenges a user agent.
     *
     *  The header must match exactly, without wildcards.
     *  @http POST /zones/{zone_id}/firewall/ua_rules
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "mode": "block",
     *    "configuration": { "target": "ua", "value": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_5) ExampleBot/1.0" },
     *    "description": "ExampleBot"
     *  }
     *  @aliases block bot; block user agent */
    create(params: UARuleCreateParams, options?: RequestOptions): APIPromise<UARule>;

    /** Replace a User Agent Blocking rule's agent, mode and state.
     *
     *  Fields left out go back to their defaults.
     *  @http PUT /zones/{zone_id}/firewall/ua_rules/{ua_rule_id}
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(uaRuleID: ResourceID, params: UARuleUpdateParams, options?: RequestOptions): APIPromise<UARule>;

    /** List user agent rules by agent, description or state.
     *  @http GET /zones/{zone_id}/firewall/ua_rules
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns description configuration.value mode paused
     *  @key configuration.value */
    list(params: UARuleListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<UARule>, UARule>;

    /** Delete a user agent rule of a zone.
     *  @http DELETE /zones/{zone_id}/firewall/ua_rules/{ua_rule_id}
     *  @permission Firewall Services Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(uaRuleID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<UARule>;

    /** Get one user agent rule.
     *  @http GET /zones/{zone_id}/firewall/ua_rules/{ua_rule_id}
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(uaRuleID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<UARule>;
  }

  export interface UARuleSettings {
    /** Action for matching requests; `whitelist` exempts them from other security checks. */
    mode: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge' | (string & {});
    /** Note for people; HTML tags are removed. @maxLength 1024 */ description?: string;
    /** @default false */ paused?: boolean;
  }

  export interface UARuleCreateParams extends InZone, UARuleSettings {
    /** User agent that the rule matches, exactly as in the `User-Agent` header. */ configuration: UARuleCreateParams.Configuration;
  }
  export namespace UARuleCreateParams {
    export interface Configuration {
      /** Kind of match: the `User-Agent` header. */ target?: 'ua';
      /** Exact header, without wildcards. @minLength 1 */ value?: string;
    }
  }

  export interface UARule {
    /** Identifies the rule. @readOnly */ id?: ResourceID;
    /** User agent that the rule matches. */ configuration?: UARule.Configuration;
    /** Note for people. @maxLength 1024 */ description?: string;
    /** Action for matching requests. */ mode?: 'block' | 'challenge' | 'js_challenge' | 'managed_challenge';
    /** @default false */ paused?: boolean;
  }
  export namespace UARule {
    export interface Configuration {
      /** Kind of match: always `ua`. @example "ua" */ target?: string;
      /** Exact `User-Agent` header. */ value?: string;
    }
  }

  export interface UARuleUpdateParams extends InZone, UARuleSettings {
    /** User agent that the rule matches, which the API takes; the types of addresses are only declared. @discriminator target
     *  @source https://developers.cloudflare.com/waf/tools/user-agent-blocking/ */ configuration:
      | UARuleUpdateParams.UserAgent | AccessRuleIPConfiguration | IPV6Configuration | AccessRuleCIDRConfiguration
      | ASNConfiguration | CountryConfiguration;
  }

  export namespace UARuleUpdateParams {
    export interface UserAgent {
      /** The rule compares the user agent. */ target: 'ua';
      /** Value of the header as a whole; the comparison respects case. */ value: string;
    }
  }

  export interface UARuleListParams extends InZone {
    /** Only rules whose note contains this text. @example "abusive" @minLength 1 */ description?: string;
    /** Only rules that are paused, or only the others. */ paused?: boolean;
    /** Only rules whose user agent contains this text. @example "Safari" @minLength 1 */ user_agent?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 20 */ per_page?: number;
  }

  /** The previous managed rules engine. */
  export interface WAF {
    readonly overrides: WAF.Overrides;
    readonly packages: WAF.Packages;
  }

  export interface ASNConfiguration {
    /** Kind of match: a network by AS number. */ target?: 'asn';
    /** Network, such as AS12345. @example "AS12345" @written host @pattern ^(?:[Aa][Ss])?[0-9]+$ */ value?: string;
  }

  export interface AccessRuleCIDRConfiguration {
    /** Fixed value `ip_range`: the rule matches a CIDR range. */ target?: 'ip_range';
    /** CIDR range the rule matches: /16 or /24 of IPv4; /32, /48 or /64 of IPv6. @example "198.51.100.4/16" */ value?: string;
  }

  export interface AccessRuleIPConfiguration {
    /** Fixed value `ip`: the rule matches a single address. */ target?: 'ip';
    /** Address of the visitor. @example "198.51.100.4" */ value?: string;
  }

  export type AccessRuleListResponsesV4PagePaginationArray = V4PagePaginationArray<AccessRule>;

  export type Configuration = (/** @discriminator target */ LockdownIPConfiguration | LockdownCIDRConfiguration)[];

  export interface CountryConfiguration {
    /** Kind of match: a country. */ target?: 'country';
    /** Two-letter country code; T1 is Tor. @example "US" @pattern ^[A-Za-z][A-Za-z0-9]$ */ value?: string;
  }

  export interface DeletedFilter {
    /** Identifies the filter. @minLength 32 @maxLength 32 @example "372e67954025e0ba6aaa6d586b9e0b61" @readOnly */ id: string;
    /** Whether the filter was deleted along with the rule. */ deleted: boolean;
  }

  export type FirewallRulesSinglePage = SinglePage<FirewallRule>;

  export type FirewallRulesV4PagePaginationArray = V4PagePaginationArray<FirewallRule>;

  export interface IPV6Configuration {
    /** Kind of match: one IPv6 address. */ target?: 'ip6';
    /** Address of the visitor. @example "2001:DB8:100::CF" @format ipv6 */ value?: string;
  }

  export interface LockdownCIDRConfiguration {
    /** Kind of match: a range. */ target?: 'ip_range';
    /** Range as CIDR; for access rules /16 or /24 of IPv4, /32, /48 or /64 of IPv6. @example "198.51.100.4/16" */ value?: string;
  }

  export interface LockdownIPConfiguration {
    /** Kind of match: one IPv4 address. */ target?: 'ip';
    /** Address of the visitor. @example "198.51.100.4" */ value?: string;
  }

  export type LockdownURL = string;

  export type LockdownsV4PagePaginationArray = V4PagePaginationArray<Lockdown>;

  export type Product = 'zoneLockdown' | 'uaBlock' | 'bic' | 'hot' | 'securityLevel' | 'rateLimit' | 'waf';

  export type UARuleListResponsesV4PagePaginationArray = V4PagePaginationArray<UARule>;

  export interface AnomalyRating {
    /** Action once the score is reached. @default "challenge" */ action_mode?: 'simulate' | 'block' | 'challenge' | (string & {});
    /** Sensitivity of the package; `off` turns it off. @default "high" */ sensitivity?: 'high' | 'medium' | 'low' | 'off' | (string & {});
  }

  export interface AnomalyPackage extends AnomalyRating {
    /** Threats that the package protects against. @readOnly */ description: string;
    /** Whether rules add up to a score (anomaly) or act on their own (traditional). @readOnly */ detection_mode: 'anomaly' | 'traditional';
    /** Identifies the package. */ id: ResourceID;
    /** Package name for people. @readOnly */ name: string;
    /** Whether the package is in effect. @default "active" @readOnly */ status?: 'active';
    zone_id: ResourceID;
    /** @default "challenge" */ action_mode?: 'simulate' | 'block' | 'challenge';
    /** @default "high" */ sensitivity?: 'high' | 'medium' | 'low' | 'off';
  }
}

export declare namespace Firewall.WAF {
  /** Per-URL changes to managed rules. */
  export interface Overrides {
    /** Create WAF behavior for given URLs of a zone (deprecated).
     *
     *  Gone: every call is refused with 410. Use `rulesets` with the managed ruleset's overrides.
     *  @http POST /zones/{zone_id}/firewall/waf/overrides
     *  @permission Zone Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @deprecated */
    create(params: OverrideCreateParams, options?: RequestOptions): APIPromise<Override>;

    /** Replace a WAF override's URLs, rules and rewritten actions (deprecated).
     *
     *  Gone: every call is refused with 410. Use `rulesets`.
     *  @http PUT /zones/{zone_id}/firewall/waf/overrides/{overrides_id}
     *  @permission Zone Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @deprecated */
    update(overridesID: ResourceID, params: OverrideUpdateParams, options?: RequestOptions): APIPromise<Override>;

    /** List the URL-based WAF overrides of a zone (deprecated).
     *
     *  Gone: every call is refused with 410. Use `rulesets`.
     *  @http GET /zones/{zone_id}/firewall/waf/overrides
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans enterprise
     *  @availability ga
     *  @deprecated
     *  @columns description urls priority groups rules paused */
    list(params: OverrideListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Override>, Override>;

    /** Delete a URL-based WAF override from a zone (deprecated).
     *
     *  Gone: every call is refused with 410. Use `rulesets`.
     *  @http DELETE /zones/{zone_id}/firewall/waf/overrides/{overrides_id}
     *  @permission Zone Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @deprecated */
    delete(overridesID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<AuditLog.Owner>;

    /** Get one URL-based WAF override (deprecated).
     *
     *  Gone: every call is refused with 410. Use `rulesets`.
     *  @http GET /zones/{zone_id}/firewall/waf/overrides/{overrides_id}
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans enterprise
     *  @availability ga
     *  @deprecated */
    get(overridesID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Override>;
  }

  export interface OverrideCreateParams extends InZone {
    /** @minItems 1 @example ["www.example.com/login"] */ urls: OverrideURLParam[];
  }

  export interface Override {
    /** Identifies the override; given by Cloudflare. @readOnly */ id?: ResourceID;
    /** Note for people. @maxLength 1024 */ description?: string | null;
    /** Modes of rule groups, by id. */ groups?: { [key: string]: unknown };
    /** If true, the override has no effect. */ paused?: boolean;
    /** Rank among overrides: lower numbers first. @min -1000000000 @max 1000000000 @example 1 */ priority?: number;
    /** Actions that take the place of others. */ rewrite_action?: RewriteAction;
    /** Modes of rules, by id. */ rules?: WAFRule;
    urls?: OverrideURL[];
  }

  export interface OverrideUpdateParams extends InZone {
    /** Override to replace. */ id: ResourceID;
    /** Actions that take the place of others, by the action that a rule has. */ rewrite_action: RewriteAction;
    /** Modes of rules, by id; the rule's group has to be on. */ rules: WAFRuleParam;
    /** @minItems 1 @example ["www.example.com/login"] */ urls: OverrideURLParam[];
  }

  export interface OverrideListParams extends InZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 100 @default 50 */ per_page?: number;
  }

  /** Bundles of managed rules. */
  export interface Packages {
    readonly groups: Packages.Groups;
    readonly rules: Packages.Rules;

    /** List the WAF packages of a zone by name (deprecated).
     *
     *  Only for zones that still have the managed rules from before 2021; others use `rulesets`.
     *  @http GET /zones/{zone_id}/firewall/waf/packages
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability ga
     *  @deprecated */
    list(params: PackageListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<PackageListResponse>, PackageListResponse>;

    /** Get one WAF package of a zone (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/packages/{package_id}
     *  @unwrapped
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability ga
     *  @deprecated */
    get(packageID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<PackageGetResponse>;

    /** Edit a WAF package's sensitivity or action mode (deprecated).
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
    /** Whether a package must fulfil all filters or any one. @default "all" */ match?: 'any' | 'all';
    /** Only packages with this name. @example "USER" @minLength 1 */ name?: string;
    /** Property by which the packages are sorted. */ order?: 'name';
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 100 @default 50 */ per_page?: number;
  }

  export type PackageListResponse = JsonValue;

  export type PackageGetResponse = JsonValue;

  export interface PackageEditParams extends InZone, AnomalyRating {}

  export type OverrideURL = string;

  export type OverrideURLParam = string;

  export type PackageListResponsesV4PagePaginationArray = V4PagePaginationArray<PackageListResponse>;

  export interface RewriteAction {
    /** Action in place of blocking. */ block?: 'challenge' | 'block' | 'simulate' | 'disable' | 'default';
    /** Action in place of a challenge. */ challenge?: 'challenge' | 'block' | 'simulate' | 'disable' | 'default';
    /** Action in place of a rule's own default. */ default?: 'challenge' | 'block' | 'simulate' | 'disable' | 'default';
    /** Action in place of a rule that is off. */ disable?: 'challenge' | 'block' | 'simulate' | 'disable' | 'default';
    /** Action in place of only logging. */ simulate?: 'challenge' | 'block' | 'simulate' | 'disable' | 'default';
  }

  export type WAFRule = { [key: string]: 'challenge' | 'block' | 'simulate' | 'disable' | 'default' };

  export type WAFRuleParam = { [key: string]: 'challenge' | 'block' | 'simulate' | 'disable' | 'default' | (string & {}) };
}

export declare namespace Firewall.WAF.Packages {
  export interface PathGlossary {
    /** Managed rule to work on, as `firewall.waf.packages.rules.list` shows it. @from firewall.waf.packages.rules.list */ rule_id: string;
  }

  /** Sets of rules that are switched together. */
  export interface Groups {
    /** List a WAF package's rule groups by name or mode (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/packages/{package_id}/groups
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @deprecated
     *  @columns name description rules_count modified_rules_count mode */
    list(packageID: ResourceID, params: GroupListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Group>, Group>;

    /** Edit whether a group of WAF rules is on (deprecated).
     *
     *  Takes effect on all rules of the group.
     *  @http PATCH /zones/{zone_id}/firewall/waf/packages/{package_id}/groups/{group_id}
     *  @body json required
     *  @permission Firewall Services Write
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    edit(groupID: ResourceID, params: GroupEditParams, options?: RequestOptions): APIPromise<GroupEditResponse>;

    /** Get one rule group of a WAF package (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/packages/{package_id}/groups/{group_id}
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    get(groupID: ResourceID, params: GroupGetParams, options?: RequestOptions): APIPromise<GroupGetResponse>;
  }

  export interface GroupListParams extends InZone {
    direction?: 'asc' | 'desc';
    /** Whether a group must fulfil all filters or any one. @default "all" */ match?: 'any' | 'all';
    /** Only groups whose rules are in effect, or only the others. @default "on" */ mode?: 'on' | 'off';
    /** Only groups of this name. @minLength 1 */ name?: string;
    /** Property by which the groups are sorted. */ order?: 'mode' | 'rules_count' | (string & {});
    /** Only groups with so many rules. @default 0 @example 10 @min 0 */ rules_count?: number;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 100 @default 50 */ per_page?: number;
  }

  export interface Group extends WAFRuleGroup {
    id: ResourceID;
    /** Threats that the group protects against; null if there is no note. @readOnly */ description: string | null;
    /** Whether the rules of the group are in effect. @default "on" */ mode: 'on' | 'off';
    /** @readOnly */ name: string;
    /** Number of rules in the group. @default 0 @example 10 @readOnly */ rules_count: number;
    /** States that the group may have. @readOnly */ allowed_modes?: ('on' | 'off')[];
    /** Number of rules that differ from their default. @default 0 @example 2 @readOnly */ modified_rules_count?: number;
    /** Package the group belongs to. @from firewall.waf.packages.list */ package_id?: ResourceID;
  }

  export interface GroupEditParams extends InZone {
    /** Package the group belongs to. @from firewall.waf.packages.list */ package_id: ResourceID;
    /** Whether the rules of the group are in effect. @default "on" */ mode?: 'on' | 'off';
  }

  export type GroupEditResponse = JsonValue;

  export interface GroupGetParams extends InZone {
    /** Package the group belongs to. @from firewall.waf.packages.list */ package_id: ResourceID;
  }

  export type GroupGetResponse = JsonValue;

  /** Single managed rules and their mode. */
  export interface Rules {
    /** List a WAF package's rules by group, mode or text (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/packages/{package_id}/rules
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @deprecated
     *  @columns description group.name priority mode allowed_modes */
    list(
      packageID: ResourceID,
      params: RuleListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<Rule>, Rule>;

    /** Edit the mode of one rule in a WAF package (deprecated).
     *  @http PATCH /zones/{zone_id}/firewall/waf/packages/{package_id}/rules/{rule_id}
     *  @body json required
     *  @permission Firewall Services Write
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    edit(ruleID: ResourceID, params: RuleEditParams, options?: RequestOptions): APIPromise<Rule>;

    /** Get one rule of a WAF package (deprecated).
     *  @http GET /zones/{zone_id}/firewall/waf/packages/{package_id}/rules/{rule_id}
     *  @permission Firewall Services Write; Firewall Services Read
     *  @plans pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    get(ruleID: ResourceID, params: RuleGetParams, options?: RequestOptions): APIPromise<RuleGetResponse>;
  }

  export interface RuleListParams extends InZone {
    /** Text that the note contains; case does not matter. @minLength 1 */ description?: string;
    direction?: 'asc' | 'desc';
    /** Only rules of this group. @from firewall.waf.packages.groups.list */ group_id?: ResourceID;
    /** Whether a rule must fulfil all filters or any one. @default "all" */ match?: 'any' | 'all';
    /** Only rules that are off (DIS), challenge (CHL), block (BLK) or log (SIM). */ mode?: 'DIS' | 'CHL' | 'BLK' | 'SIM' | (string & {});
    /** Property by which the rules are sorted. */ order?: 'priority' | 'group_id' | 'description' | (string & {});
    /** Only rules with this rank. @minLength 1 */ priority?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 100 @default 50 */ per_page?: number;
  }

  export type Rule =
    | Rule.WAFManagedRulesAnomalyRule | Rule.WAFManagedRulesTraditionalDenyRule
    | Rule.WAFManagedRulesTraditionalAllowRule;
  export namespace Rule {
    export interface ManagedRule {
          /** Identifies the rule. @readOnly */ id: ResourceID;
          /** Traffic pattern that the rule detects. @readOnly */ description: string;
          /** Group the rule belongs to. @readOnly */ group: WAFRuleGroup;
          /** Package the group belongs to. @from firewall.waf.packages.list */ package_id: ResourceID;
          /** Rank of the rule within its group. @readOnly */ priority: string;
        }
    export interface WAFManagedRulesAnomalyRule extends ManagedRule {
      /** Modes that the rule may have. @readOnly */ allowed_modes: AllowedModesAnomaly[];
      /** Whether the rule counts into the score. */ mode: AllowedModesAnomaly;
    }
    export interface WAFManagedRulesTraditionalDenyRule extends ManagedRule {
      /** Modes that the rule may have. @readOnly */ allowed_modes: ('default' | 'disable' | 'simulate' | 'block' | 'challenge')[];
      /** Mode the rule has unless it is changed. @readOnly */ default_mode: 'disable' | 'simulate' | 'block' | 'challenge';
      /** Action on a match. */ mode: 'default' | 'disable' | 'simulate' | 'block' | 'challenge';
    }
    export interface WAFManagedRulesTraditionalAllowRule extends ManagedRule {
      /** Modes the rule can be set to: `on` or `off`. @readOnly */ allowed_modes: AllowedModesAnomaly[];
      /** Whether the rule is applied when requests are evaluated. */ mode: AllowedModesAnomaly;
    }
  }

  export interface RuleEditParams extends InZone {
    /** Package the rule belongs to. @from firewall.waf.packages.list */ package_id: ResourceID;
    /** Action on a match; the possible values depend on `allowed_modes`. */
    mode?: 'default' | 'disable' | 'simulate' | 'block' | 'challenge' | 'on' | 'off' | (string & {});
  }

  export interface RuleGetParams extends InZone {
    /** Package the rule belongs to. @from firewall.waf.packages.list */ package_id: ResourceID;
  }

  export type RuleGetResponse = JsonValue;

  export type AllowedModesAnomaly = 'on' | 'off';

  export type GroupsV4PagePaginationArray = V4PagePaginationArray<Group>;

  export type RuleListResponsesV4PagePaginationArray = V4PagePaginationArray<Rule>;

  export interface WAFRuleGroup {
    /** Identifies the group. */ id?: ResourceID;
    /** Name of the group for people. @readOnly */ name?: string;
  }
}
