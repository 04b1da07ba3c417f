import type { APIPromise, CursorPagination, PagePromise, RequestOptions } from '../_client.ts';
import type { DateTime, InAccountOrZone, Integer } from '../_shared.ts';
import type { ActionParameters, ActionParametersAsset, ActionParametersContent, BlockRule, BlockRuleParam, CacheSettings, CompressResponseRule, CompressResponseRuleParam, DDoSDynamicRule, DDoSDynamicRuleParam, ExecuteRule, ExecuteRuleActionParameters, ExecuteRuleParam, ForceConnectionCloseRule, ForceConnectionCloseRuleParam, LogCustomFieldRule, LogCustomFieldRuleParam, LogRule, LogRuleParam, ManagedChallengeRule, ManagedChallengeRuleParam, OverrideAction, RateLimitCounting, RedirectRule, RedirectRuleActionParameters, RedirectRuleParam, RewriteRule, RewriteRuleActionParameters, RewriteRuleParam, RouteRule, RouteRuleActionParameters, RouteRuleParam, RulesetRule, ScoreRule, ScoreRuleActionParameters, ScoreRuleParam, ServeErrorRule, ServeErrorRuleParam, SetCacheSettingsRule, SetCacheSettingsRuleParam, SetConfigRule, SetConfigRuleActionParameters, SetConfigRuleParam, SkipRule, SkipRuleActionParameters, SkipRuleParam } from './actions.ts';
import type { ActionSwitch, ListedBlockRule, ChallengeRule, ListedCompressResponseRule, ListedDDoSDynamicRule, ExecuteCategoryOverrides, ExecuteMatchedData, ExecuteOverrides, ListedExecuteRule, ExecuteRuleOverrides, ListedForceConnectionCloseRule, JsChallengeRule, LogCustomFieldCookieFields, LogCustomFieldRawResponseFields, LogCustomFieldRequestFields, LogCustomFieldResponseFields, ListedLogCustomFieldRule, LogCustomFieldTransformedRequestFields, ListedLogRule, ListedManagedChallengeRule, RedirectFromList, RedirectFromValue, ListedRedirectRule, RequestRule, ResponseRules, RewriteHeaders, ListedRewriteRule, RewriteUri, RewriteUriPath, RewriteUriQuery, RouteOrigin, ListedRouteRule, RouteSNI, RuleExposedCredentialCheck, RuleRatelimit, ListedScoreRule, ListedServeErrorRule, SetCacheControlDirectiveWithQualifiers, SetCacheControlDirectiveWithValue, SetCacheControlRule, SetCacheSettingsBrowserTTL, SetCacheSettingsCacheKey, SetCacheSettingsCacheReserve, SetCacheSettingsCustomCacheKey, SetCacheSettingsCustomCacheKeyCookie, SetCacheSettingsCustomCacheKeyHeader, SetCacheSettingsCustomCacheKeyHost, SetCacheSettingsCustomCacheKeyQueryString, SetCacheSettingsCustomCacheKeyUser, SetCacheSettingsEdgeTTL, ListedSetCacheSettingsRule, SetCacheSettingsServeStale, SetCacheSettingsSharedDictionary, SetCacheSettingsStatusCodeTTL, SetCacheSettingsVary, SetCacheSettingsVaryDefault, SetCacheSettingsVaryHeader, SetCacheTagsRule, SetConfigAutominify, ListedSetConfigRule, SkipPhases, SkipProducts, ListedSkipRule, TransformResponseHTMLRule } from './listed-rules.ts';
import type { PhaseUpdateParams, PhaseUpdateResponse, Phases } from './phases.ts';
import type { CompressionAction, ConfigurationAction, InRuleset, Placement, RuleCreateParams, RuleCreateResponse, RuleDeleteParams, RuleDeleteResponse, RuleEditParams, RuleEditResponse, Rules } from './rules.ts';
import type { VersionGetParams, VersionListResponsesSinglePage, Versions } from './versions.ts';

/** Ruleset Engine: Ordered rules that act on requests at fixed phases.
 *  @product rulesets Ruleset Engine
 *  @docs https://developers.cloudflare.com/ruleset-engine/ */
export interface Rulesets {
  readonly phases: Rulesets.Phases;
  readonly rules: Rulesets.Rules;
  readonly versions: Rulesets.Versions;

  /** Create a ruleset of a phase in an account or zone.
   *
   *  A custom ruleset runs only once a rule with the action `execute` names it. An entry point (`root` or `zone`) exists once per phase: use
   *  `phases.update` if it may be there already.
   *  @http POST /{account_or_zone}/rulesets
   *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Custom rules", "kind": "zone", "phase": "http_request_firewall_custom",
   *    "rules": [
   *      {
   *        "action": "managed_challenge", "expression": "ip.src.country eq \"XX\"", "description": "Challenge unknown countries", "enabled": true
   *      }
   *    ]
   *  }
   *  @aliases WAF custom rules; firewall rules */
  create(params: Rulesets.RulesetParams, options?: RequestOptions): APIPromise<Rulesets.RulesetCreateResponse>;

  /** Replace all rules of a ruleset.
   *
   *  A rule without its `id` is new, a rule left out is deleted. Each update makes a new version. Use the operations of `rules` to change a
   *  single rule.
   *  @http PUT /{account_or_zone}/rulesets/{ruleset_id}
   *  @body json required
   *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "ruleset_id": "2f2feab2026849078ba485f918791bdc",
   *    "rules": [
   *      {
   *        "id": "3a03d665bac047339bb530ecb439a90d", "action": "block", "expression": "ip.src in {192.0.2.0/24}",
   *        "description": "Block test network"
   *      }
   *    ]
   *  } */
  update(rulesetID: string, params: Rulesets.RulesetParams, options?: RequestOptions): APIPromise<Rulesets.RulesetUpdateResponse>;

  /** List the rulesets of an account or zone, without their rules.
   *
   *  Managed rulesets that can be deployed are in the list too.
   *  @http GET /{account_or_zone}/rulesets
   *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
   *  @plans free pro business enterprise
   *  @columns name kind phase version description last_updated */
  list(
    params?: Rulesets.RulesetListParams | null,
    options?: RequestOptions,
  ): PagePromise<CursorPagination<Rulesets.RulesetListResponse>, Rulesets.RulesetListResponse>;

  /** Delete a ruleset with all its versions.
   *
   *  Cannot be undone, and refused while an `execute` rule refers to the ruleset. Deleting an entry point ends all rules of its phase.
   *  @http DELETE /{account_or_zone}/rulesets/{ruleset_id}
   *  @response void
   *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @cascades rulesets.rules rulesets.versions */
  delete(rulesetID: string, params?: Rulesets.RulesetDeleteParams | null, options?: RequestOptions): APIPromise<void>;

  /** Get the latest version of a ruleset with its rules.
   *  @http GET /{account_or_zone}/rulesets/{ruleset_id}
   *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
   *  @plans free pro business enterprise */
  get(
    rulesetID: string,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<Rulesets.RulesetGetResponse>;
}

export declare namespace Rulesets {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether phones, tablets and desktops get separate versions. */ cache_by_device_type: boolean;
    /** Whether responses are only cached if their type fits the file extension, against cache deception. */ cache_deception_armor: boolean;
    /** Components of the cache key, which identifies a stored response. */ cache_key: unknown;
    /** Whether only Cloudflare's cache sees the directive, and browsers do not. */ cloudflare_only: boolean;
    /** Body of the response. */ content: string;
    /** Cookies that belong to the key. */ cookie: unknown;
    /** Parts of the request that the key is made from. */ custom_key: unknown;
    /** If true, the request is only checked: nothing is saved, and the result is null. */ dry_run: boolean;
    /** Query parameters that are left out of the key: all, or those named. */ exclude: unknown;
    /** Check for leaked credentials in the request, as a further condition of the rule. */ exposed_credential_check: unknown;
    /** Request headers that belong to the key. */ header: unknown;
    /** Whether the order of query parameters makes no difference. */ ignore_query_strings_order: boolean;
    /** Directive: the response never changes while it is fresh. */ immutable: unknown;
    /** Level of the ruleset: `managed`, `custom`, or an entry point of an account (`root`) or `zone`. */ kind: unknown;
    /** Whether a match leaves an entry in the logs. */ logging: unknown;
    /** Directive: seconds for which caches may use the response. */ 'max-age': unknown;
    /** Directive: caches must ask the origin again once the response is stale. */ 'must-revalidate': unknown;
    /** Directive: only caches that understand the status code may keep the response. */ 'must-understand': unknown;
    /** Directive: caches must ask the origin before each use, or only for the headers named. */ 'no-cache': unknown;
    /** Directive: nothing may keep the response. */ 'no-store': unknown;
    /** Directive: nothing on the way may change the response. */ 'no-transform': unknown;
    /** New path: a fixed one or an expression. */ path: unknown;
    /** Whether each value is logged if the header comes several times. */ preserve_duplicates: boolean;
    /** Directive: only the browser may keep the response, or the headers named. */ private: unknown;
    /** Directive: shared caches must ask the origin again once the response is stale. */ 'proxy-revalidate': unknown;
    /** Directive: shared caches may keep the response. */ public: unknown;
    /** Query parameters that belong to the key, or that do not. */ query_string: unknown;
    /** Directive: seconds for which shared caches may use the response. */ 's-maxage': unknown;
    /** Sensitivity of the rules. Only in DDoS phases. */ sensitivity_level: unknown;
    /** Directive: seconds for which a stale response may be used if the origin fails. */ 'stale-if-error': unknown;
    /** Directive: seconds for which a stale response may be used while a new one is fetched. */ 'stale-while-revalidate': unknown;
    /** Path and query that replace those of the request. */ uri: unknown;
    /** Properties of the visitor that belong to the key. */ user: unknown;
    /** Cache tags. */ values: unknown;
    /** Whether the rule runs. */ enabled: unknown;
    /** Expression in the Rules language: the condition of a rule, or the value that a rewrite computes. */ expression: string;
    /** Name by which the rule is known over versions; the id unless one was chosen. */ ref: string;
    /** Fixed value: a URL, header value, path or hostname. */ value: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Rule of the ruleset, as `rulesets.get` shows it in `rules`. */ rule_id: string;
    /** Tag of managed rules; only rules that carry it are returned. */ rule_tag: string;
    /** Ruleset to work on, as `rulesets.list` shows it. @from rulesets.list */ ruleset_id: string;
    /** Phase of request handling whose entry point ruleset is meant. */ ruleset_phase: Phase;
    /** Version of the ruleset; each change makes the next one. */ ruleset_version: string;
  }

  export { type ActionParameters, type ActionParametersAsset, type ActionParametersContent, type ActionSwitch, type BlockRule, type ListedBlockRule, type BlockRuleParam, type CacheSettings, type ChallengeRule, type CompressResponseRule, type ListedCompressResponseRule, type CompressResponseRuleParam, type CompressionAction, type ConfigurationAction, type DDoSDynamicRule, type ListedDDoSDynamicRule, type DDoSDynamicRuleParam, type ExecuteCategoryOverrides, type ExecuteMatchedData, type ExecuteOverrides, type ExecuteRule, type ListedExecuteRule, type ExecuteRuleActionParameters, type ExecuteRuleOverrides, type ExecuteRuleParam, type ForceConnectionCloseRule, type ListedForceConnectionCloseRule, type ForceConnectionCloseRuleParam, type InRuleset, type JsChallengeRule, type LogCustomFieldCookieFields, type LogCustomFieldRawResponseFields, type LogCustomFieldRequestFields, type LogCustomFieldResponseFields, type LogCustomFieldRule, type ListedLogCustomFieldRule, type LogCustomFieldRuleParam, type LogCustomFieldTransformedRequestFields, type LogRule, type ListedLogRule, type LogRuleParam, type ManagedChallengeRule, type ListedManagedChallengeRule, type ManagedChallengeRuleParam, type OverrideAction, type PhaseUpdateParams, type PhaseUpdateResponse, type Phases, type Placement, type RateLimitCounting, type RedirectFromList, type RedirectFromValue, type RedirectRule, type ListedRedirectRule, type RedirectRuleActionParameters, type RedirectRuleParam, type RequestRule, type ResponseRules, type RewriteHeaders, type RewriteRule, type ListedRewriteRule, type RewriteRuleActionParameters, type RewriteRuleParam, type RewriteUri, type RewriteUriPath, type RewriteUriQuery, type RouteOrigin, type RouteRule, type ListedRouteRule, type RouteRuleActionParameters, type RouteRuleParam, type RouteSNI, type RuleCreateParams, type RuleCreateResponse, type RuleDeleteParams, type RuleDeleteResponse, type RuleEditParams, type RuleEditResponse, type RuleExposedCredentialCheck, type RuleRatelimit, type Rules, type RulesetRule, type ScoreRule, type ListedScoreRule, type ScoreRuleActionParameters, type ScoreRuleParam, type ServeErrorRule, type ListedServeErrorRule, type ServeErrorRuleParam, type SetCacheControlDirectiveWithQualifiers, type SetCacheControlDirectiveWithValue, type SetCacheControlRule, type SetCacheSettingsBrowserTTL, type SetCacheSettingsCacheKey, type SetCacheSettingsCacheReserve, type SetCacheSettingsCustomCacheKey, type SetCacheSettingsCustomCacheKeyCookie, type SetCacheSettingsCustomCacheKeyHeader, type SetCacheSettingsCustomCacheKeyHost, type SetCacheSettingsCustomCacheKeyQueryString, type SetCacheSettingsCustomCacheKeyUser, type SetCacheSettingsEdgeTTL, type SetCacheSettingsRule, type ListedSetCacheSettingsRule, type SetCacheSettingsRuleParam, type SetCacheSettingsServeStale, type SetCacheSettingsSharedDictionary, type SetCacheSettingsStatusCodeTTL, type SetCacheSettingsVary, type SetCacheSettingsVaryDefault, type SetCacheSettingsVaryHeader, type SetCacheTagsRule, type SetConfigAutominify, type SetConfigRule, type ListedSetConfigRule, type SetConfigRuleActionParameters, type SetConfigRuleParam, type SkipPhases, type SkipProducts, type SkipRule, type ListedSkipRule, type SkipRuleActionParameters, type SkipRuleParam, type TransformResponseHTMLRule, type VersionGetParams, type VersionListResponsesSinglePage, type Versions };

  export interface CacheControlAction {
    /** Action: change the Cache-Control header of the response. */ action?: 'set_cache_control';
    /** Values that the action works with, such as a response, a target or settings. */
    action_parameters?: RulesetParams.RulesetsSetCacheControlRule.ActionParameters;
    /** @default true */ enabled?: boolean;
  }

  export interface DirectiveTarget {
    /** Whether the directive is set or removed. */ operation: 'set' | 'remove';
    /** @default false */ cloudflare_only?: boolean;
  }

  export interface RulesetLabel {
    /** Name for people. @minLength 1 */ name?: string;
    /** Note on the ruleset, for people. @default "" */ description?: string;
  }

  export interface RulesetParams extends InAccountOrZone, RulesetLabel {
    kind?: KindParam;
    /** Stage of the request at which the ruleset runs; it decides which actions its rules may have. */ phase?: PhaseParam;
    /** @query @default false */ dry_run?: boolean;
    /** Rules in the order in which they run; a list that is sent replaces the former one. @default [] */ rules?: (/** @discriminator action */
      | BlockRuleParam | RulesetParams.RulesetsChallengeRule | CompressResponseRuleParam
      | DDoSDynamicRuleParam | ExecuteRuleParam | ForceConnectionCloseRuleParam
      | RulesetParams.RulesetsJSChallengeRule | LogRuleParam | LogCustomFieldRuleParam
      | ManagedChallengeRuleParam | RedirectRuleParam | RewriteRuleParam | RouteRuleParam | ScoreRuleParam
      | ServeErrorRuleParam | RulesetParams.RulesetsSetCacheControlRule | SetCacheSettingsRuleParam
      | RulesetParams.RulesetsSetCacheTagsRule | SetConfigRuleParam | SkipRuleParam
      | RulesetParams.RulesetsTransformResponseHTMLRule
    )[];
  }
  export namespace RulesetParams {
    export interface RulesetsChallengeRule extends RuleInput {
      /** Action: a challenge that the visitor has to solve. */ action?: 'challenge';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
      /** Whether the rule runs; true if left out. */ enabled?: boolean;
    }
    export interface RulesetsJSChallengeRule extends RuleInput {
      /** Action: a challenge that the browser solves with JavaScript. */ action?: 'js_challenge';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
      /** Whether the rule runs; true if left out. */ enabled?: boolean;
    }
    export interface RulesetsSetCacheControlRule extends RuleInput, CacheControlAction {}
    export namespace RulesetsSetCacheControlRule {
      /** @minProperties 1 */
      export interface ActionParameters {
        immutable?: ActionParameters.SetDirective | DirectiveTarget;
        'max-age'?: ActionParameters.SetDirective | DirectiveTarget;
        'must-revalidate'?: ActionParameters.SetDirective | DirectiveTarget;
        'must-understand'?: ActionParameters.SetDirective | DirectiveTarget;
        'no-cache'?: ActionParameters.SetDirective | DirectiveTarget;
        'no-store'?: ActionParameters.SetDirective | DirectiveTarget;
        'no-transform'?: ActionParameters.SetDirective | DirectiveTarget;
        private?: ActionParameters.SetDirective | DirectiveTarget;
        'proxy-revalidate'?: ActionParameters.SetDirective | DirectiveTarget;
        public?: ActionParameters.SetDirective | DirectiveTarget;
        's-maxage'?: ActionParameters.SetDirective | DirectiveTarget;
        'stale-if-error'?: ActionParameters.SetDirective | DirectiveTarget;
        'stale-while-revalidate'?: ActionParameters.SetDirective | DirectiveTarget;
      }
      export namespace ActionParameters {
        export interface SetDirective extends DirectiveTarget {
          /** Seconds that the directive carries. @min 0 @example 3600 @unit seconds */ value: Integer;
        }
              }
    }
    export interface RulesetsSetCacheTagsRule extends RuleInput {
      /** Action: change the cache tags of the response. */ action?: 'set_cache_tags';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?:
        | RulesetsSetCacheTagsRule.AddCacheTagsValues | RulesetsSetCacheTagsRule.AddCacheTagsExpression
        | RulesetsSetCacheTagsRule.RemoveCacheTagsValues | RulesetsSetCacheTagsRule.RemoveCacheTagsExpression
        | RulesetsSetCacheTagsRule.SetCacheTagsValues | RulesetsSetCacheTagsRule.SetCacheTagsExpression;
      /** @default true */ enabled?: boolean;
    }
    export namespace RulesetsSetCacheTagsRule {
      export interface AddCacheTagsValues {
        /** Whether the tags are added, removed, or set in place of all others. */ operation: 'add' | 'remove' | 'set';
        /** @minItems 1 @maxItems 100 */ values: (/** @minLength 1 */ string)[];
      }
      export interface AddCacheTagsExpression {
        /** Expression that gives the tags, as an array. @minLength 1 @example "http.request.uri.path.extension" */ expression: string;
        /** Whether the tags are added, removed, or set in place of all others. */ operation: 'add' | 'remove' | 'set';
      }
      export interface RemoveCacheTagsValues {
        /** Whether the tags are added, removed, or set in place of all others. */ operation: 'add' | 'remove' | 'set';
        /** @minItems 1 @maxItems 100 */ values: (/** @minLength 1 */ string)[];
      }
      export interface RemoveCacheTagsExpression extends AddCacheTagsExpression {}
      export interface SetCacheTagsValues {
        /** Whether the tags are added, removed, or set in place of all others. */ operation: 'add' | 'remove' | 'set';
        /** @minItems 1 @maxItems 100 */ values: (/** @minLength 1 */ string)[];
      }
      export interface SetCacheTagsExpression extends AddCacheTagsExpression {}
    }
    export interface RulesetsTransformResponseHTMLRule extends RuleInput {
      /** Action: transform the HTML of the response. */ action?: 'transform_response_html';
      /** Values that the action works with, such as a response, a target or settings. */
      action_parameters?: RulesetsTransformResponseHTMLRule.ActionParameters;
      /** @default true */ enabled?: boolean;
    }
    export namespace RulesetsTransformResponseHTMLRule {
      export interface ActionParameters {
        /** Switches on the maze of generated links that keeps AI crawlers busy. */ link_maze: unknown;
      }
    }
  }

  export type RulesetCreateResponse = RulesetGetResponse | null;

  export type RulesetUpdateResponse = RulesetGetResponse | null;

  export interface RulesetListParams extends InAccountOrZone {
    /** @min 1 @max 50 @example 3 */ per_page?: Integer;
    /** @minLength 1 @example "dGhpc2lzYW5leGFtcGxlCg" */ cursor?: string;
  }

  export interface RulesetListResponse extends RulesetLabel {
    /** Identifies the ruleset; given by Cloudflare and kept over versions. @example "2f2feab2026849078ba485f918791bdc" */ id: string;
    kind: Kind;
    /** Time at which the version was made. @readOnly */ last_updated: DateTime;
    /** @minLength 1 */ name: string;
    /** Stage of the request at which the ruleset runs; it decides which actions its rules may have. */ phase: Phase;
    /** Number of the version; rises by one with each change. @example "1" */ version: string;
  }

  export interface RulesetDeleteParams extends InAccountOrZone {
    /** @query @default false */ dry_run?: boolean;
  }

  export interface RuleReference {
    /** Identifies the rule; given by Cloudflare and kept over versions. @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** Note for people. @default "" */ description?: string;
  }

  export interface RulesetGetResponse extends RulesetListResponse {
    /** Rules in the order in which they run. */ rules: (/** @discriminator action */
      | RulesetGetResponse.BlockRule | RulesetGetResponse.ChallengeRule
      | RulesetGetResponse.ResponseCompressionRule | RulesetGetResponse.DDoSDynamicRule
      | RulesetGetResponse.ExecuteRule | RulesetGetResponse.ForceConnectionCloseRule
      | RulesetGetResponse.JavaScriptChallengeRule | RulesetGetResponse.LogRule
      | RulesetGetResponse.LogCustomFieldRule | RulesetGetResponse.ManagedChallengeRule
      | RulesetGetResponse.RedirectRule | RulesetGetResponse.RewriteRule | RulesetGetResponse.RouteRule
      | RulesetGetResponse.ScoreRule | RulesetGetResponse.ServeErrorRule
      | RulesetGetResponse.SetCacheControlRule | RulesetGetResponse.SetCacheSettingsRule
      | RulesetGetResponse.SetCacheTagsRule | RulesetGetResponse.SetConfigurationRule
      | RulesetGetResponse.SkipRule | RulesetGetResponse.TransformResponseHTMLRule
    )[];
  }
  export namespace RulesetGetResponse {
    export interface BlockRule extends RuleVersion, CurrentRule {
      /** Action: refuse the request. */ action: 'block';
      /** Values that the action works with, such as a response, a target or settings. @default {} */ action_parameters?: ActionParameters;
      enabled: boolean;
    }
    export interface ChallengeRule extends RuleVersion, CurrentRule {
      /** Action: a challenge that the visitor has to solve. */ action: 'challenge';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
      enabled: boolean;
    }
    export interface ResponseCompressionRule extends RuleVersion, RuleReference {
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id: string;
      /** Action: choose how the response is compressed. */ action: 'compress_response';
      /** Directives to set or remove, by name. */ action_parameters?: CompressResponseRule.ActionParameters;
      enabled: boolean;
      /** @minLength 1 */ expression: string;
      /** Rate above which the action is taken. */ ratelimit?: Rulesets.BlockRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref: string;
    }
    export interface DDoSDynamicRule extends RuleVersion, CurrentRule {
      /** Action: whatever Cloudflare's DDoS protection finds fit for the attack. */ action: 'ddos_dynamic';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
      enabled: boolean;
    }
    export interface ExecuteRule extends RuleVersion, CurrentRule {
      /** Action: run another ruleset, managed or custom. */ action: 'execute';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ExecuteRuleActionParameters;
      enabled: boolean;
    }
    export interface ForceConnectionCloseRule extends RuleVersion, CurrentRule {
      /** Action: close the connection. For DDoS rules. */ action: 'force_connection_close';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
      enabled: boolean;
    }
    export interface JavaScriptChallengeRule extends RuleVersion, CurrentRule {
      /** Action: a challenge that the browser solves with JavaScript. */ action: 'js_challenge';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
      enabled: boolean;
    }
    export interface LogRule extends RuleVersion, CurrentRule {
      /** Action: only log the match; evaluation goes on. */ action: 'log';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
      enabled: boolean;
    }
    export interface LogCustomFieldRule extends RuleVersion, CurrentRule {
      /** Action: add fields of request or response to the logs. */ action: 'log_custom_field';
      /** Values that the action works with, such as a response, a target or settings. */
      action_parameters?: Rulesets.LogCustomFieldRule.ActionParameters;
      enabled: boolean;
    }
    export interface ManagedChallengeRule extends RuleVersion, CurrentRule {
      /** Action: a challenge that Cloudflare picks by the visitor. */ action: 'managed_challenge';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
      enabled: boolean;
    }
    export interface RedirectRule extends RuleVersion, CurrentRule {
      /** Action: redirect the visitor to another URL. */ action: 'redirect';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RedirectRuleActionParameters;
      enabled: boolean;
    }
    export interface RewriteRule extends RuleVersion, CurrentRule {
      /** Action: rewrite the URL or the headers. */ action: 'rewrite';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.RewriteRule.ActionParameters;
      enabled: boolean;
    }
    export interface RouteRule extends RuleVersion, CurrentRule {
      /** Action: send the request to another origin, port or host. */ action: 'route';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RouteRuleActionParameters;
      enabled: boolean;
    }
    export interface ScoreRule extends RuleVersion, CurrentRule {
      /** Action: change the score of the request. */ action: 'score';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ScoreRuleActionParameters;
      /** @default true */ enabled: boolean;
    }
    export interface ServeErrorRule extends RuleVersion, CurrentRule {
      /** Action: answer with an error page of your own. */ action: 'serve_error';
      /** Error page: its content here, or the name of a custom asset. */ action_parameters?: ActionParametersContent | ActionParametersAsset;
      /** @default true */ enabled: boolean;
    }
    export interface SetCacheControlRule extends RuleVersion, CurrentRule {
      /** Action: change the Cache-Control header of the response. */ action: 'set_cache_control';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SetCacheControlRule.ActionParameters;
      /** @default true */ enabled: boolean;
    }
    export namespace SetCacheControlRule {
      /** @minProperties 1 */
      export interface ActionParameters {
        immutable?: ActionParameters.SetDirective | DirectiveTarget;
        'max-age'?: ActionParameters.SetDirective | DirectiveTarget;
        'must-revalidate'?: ActionParameters.SetDirective | DirectiveTarget;
        'must-understand'?: ActionParameters.SetDirective | DirectiveTarget;
        'no-cache'?: ActionParameters.SetDirective | DirectiveTarget;
        'no-store'?: ActionParameters.SetDirective | DirectiveTarget;
        'no-transform'?: ActionParameters.SetDirective | DirectiveTarget;
        private?: ActionParameters.SetDirective | DirectiveTarget;
        'proxy-revalidate'?: ActionParameters.SetDirective | DirectiveTarget;
        public?: ActionParameters.SetDirective | DirectiveTarget;
        's-maxage'?: ActionParameters.SetDirective | DirectiveTarget;
        'stale-if-error'?: ActionParameters.SetDirective | DirectiveTarget;
        'stale-while-revalidate'?: ActionParameters.SetDirective | DirectiveTarget;
      }
      export namespace ActionParameters {
        export interface SetDirective extends DirectiveTarget {
          /** Seconds that the directive carries. @min 0 @example 3600 @unit seconds */ value: Integer;
          /** Names of the headers that the directive is limited to. @unique */ qualifiers?: (/** @minLength 1 */ string)[];
        }
      }
    }
    export interface SetCacheSettingsRule extends RuleVersion, CurrentRule {
      /** Action: choose whether and how the response is cached. */ action: 'set_cache_settings';
      /** Values that the action works with, such as a response, a target or settings. */
      action_parameters?: Rulesets.SetCacheSettingsRule.ActionParameters;
      /** @default true */ enabled: boolean;
    }
    export interface SetCacheTagsRule extends RuleVersion, CurrentRule {
      /** Action: change the cache tags of the response. */ action: 'set_cache_tags';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?:
        | RulesetParams.RulesetsSetCacheTagsRule.AddCacheTagsValues | RulesetParams.RulesetsSetCacheTagsRule.AddCacheTagsExpression
        | RulesetParams.RulesetsSetCacheTagsRule.RemoveCacheTagsValues | RulesetParams.RulesetsSetCacheTagsRule.RemoveCacheTagsExpression
        | RulesetParams.RulesetsSetCacheTagsRule.SetCacheTagsValues | RulesetParams.RulesetsSetCacheTagsRule.SetCacheTagsExpression;
      /** @default true */ enabled: boolean;
    }
    export interface SetConfigurationRule extends RuleVersion, RuleReference {
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id: string;
      /** Action: change zone settings for the matching requests. */ action: 'set_config';
      /** Settings the rule changes for the requests it matches; others keep the zone's. */ action_parameters?: SetConfigRuleActionParameters;
      /** @default true */ enabled: boolean;
      /** @minLength 1 */ expression: string;
      /** Rate above which the action is taken. */ ratelimit?: Rulesets.BlockRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref: string;
    }
    export interface SkipRule extends RuleVersion, CurrentRule {
      /** Action: skip rules, rulesets, phases or security products. */ action: 'skip';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SkipRuleActionParameters;
      /** @default true */ enabled: boolean;
    }
    export interface TransformResponseHTMLRule extends RuleVersion, CurrentRule {
      /** Action: transform the HTML of the response. */ action: 'transform_response_html';
      /** Values that the action works with, such as a response, a target or settings. */
      action_parameters?: RulesetParams.RulesetsTransformResponseHTMLRule.ActionParameters;
      /** @default true */ enabled: boolean;
    }
  }

  export interface CacheTagsAction {
    /** Action: change the cache tags of the response. */ action?: 'set_cache_tags';
    /** Tags to add, remove or set, as a list or by an expression. */ action_parameters?:
      | RulesetParams.RulesetsSetCacheTagsRule.AddCacheTagsValues | RulesetParams.RulesetsSetCacheTagsRule.AddCacheTagsExpression
      | RulesetParams.RulesetsSetCacheTagsRule.RemoveCacheTagsValues | RulesetParams.RulesetsSetCacheTagsRule.RemoveCacheTagsExpression
      | RulesetParams.RulesetsSetCacheTagsRule.SetCacheTagsValues | RulesetParams.RulesetsSetCacheTagsRule.SetCacheTagsExpression;
    /** @default true */ enabled?: boolean;
  }

  export type Kind = 'managed' | 'custom' | 'root' | 'zone';

  export type KindParam = 'managed' | 'custom' | 'root' | 'zone' | (string & {});

  export interface Logging {
    /** Whether a match leaves an entry in the logs. */ enabled: boolean;
  }

  export type Phase =
    | 'ddos_l4' | 'ddos_l7' | 'http_config_settings' | 'http_custom_errors' | 'http_log_custom_fields'
    | 'http_ratelimit' | 'http_request_cache_settings' | 'http_request_dynamic_redirect'
    | 'http_request_firewall_custom' | 'http_request_firewall_managed' | 'http_request_late_transform'
    | 'http_request_origin' | 'http_request_redirect' | 'http_request_sanitize' | 'http_request_sbfm'
    | 'http_request_transform' | 'http_response_cache_settings' | 'http_response_compression'
    | 'http_response_firewall_managed' | 'http_response_headers_transform' | 'magic_transit'
    | 'magic_transit_ids_managed' | 'magic_transit_managed' | 'magic_transit_ratelimit';

  export type PhaseParam =
    | 'ddos_l4' | 'ddos_l7' | 'http_config_settings' | 'http_custom_errors' | 'http_log_custom_fields'
    | 'http_ratelimit' | 'http_request_cache_settings' | 'http_request_dynamic_redirect'
    | 'http_request_firewall_custom' | 'http_request_firewall_managed' | 'http_request_late_transform'
    | 'http_request_origin' | 'http_request_redirect' | 'http_request_sanitize' | 'http_request_sbfm'
    | 'http_request_transform' | 'http_response_cache_settings' | 'http_response_compression'
    | 'http_response_firewall_managed' | 'http_response_headers_transform' | 'magic_transit'
    | 'magic_transit_ids_managed' | 'magic_transit_managed' | 'magic_transit_ratelimit' | (string & {});

  export interface Ruleset extends RulesetLabel {
    /** Identifies the ruleset; given by Cloudflare and kept over versions. */ id: string;
    /** Time at which the version was made. */ last_updated: string;
    /** Number of the version; rises by one with each change. */ version: string;
    description?: string;
    name?: string;
  }

  export type RulesetListResponsesCursorPagination = CursorPagination<RulesetListResponse>;

  export interface IndexPosition {
    /** Place in the ruleset that the rule takes, counted from 1; those after it move back. @min 1 @example 1 */ index?: Integer;
  }

  export interface RuleIdentity {
    /** Identifies the rule; in a replaced list it keeps an existing rule, and without it the rule is new.
     *  @example "3a03d665bac047339bb530ecb439a90d" @pattern ^[0-9a-f]{32}$ */ id?: string;
    /** Note on the rule, for people. @default "" */ description?: string;
    /** Condition in the Rules language; the action is taken where it is true. @minLength 1 */ expression?: string;
    /** Name of your own by which the rule is known over versions; the id if left out. @minLength 1 @example "my_ref" */ ref?: string;
  }

  /** Fields of a rule in a request, whatever its action. */
  export interface RuleInput extends RuleIdentity {
    exposed_credential_check?: RuleExposedCredentialCheck;
    logging?: Logging;
    /** Rate above which the action is taken. Only in the phase `http_ratelimit`. */ ratelimit?: BlockRuleParam.Ratelimit;
  }

  /** Fields of a rule in a response, whatever its action. */
  export interface RuleVersion {
    /** Time of the rule's last change. @readOnly */ last_updated: DateTime;
    /** Number of the rule's version; rises with each change. @example "1" @readOnly */ version: string;
    /** Categories of the rule, by which managed rules can be overridden together. @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    exposed_credential_check?: RuleExposedCredentialCheck;
    logging?: Logging;
  }

  /** Fields of a rule found by its tag. */
  export interface ListedRule extends RuleReference {
    /** @minLength 1 */ expression?: string;
    /** Rate above which the action is taken. */ ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }

  /** Fields of a rule in the ruleset that a change returns. */
  export interface CurrentRule {
    /** Identifies the rule; in a replaced list it keeps an existing rule, and without it the rule is new. @example "3a03d665bac047339bb530ecb439a90d" */ id: string;
    /** Note on the rule, for people. @default "" */ description?: string;
    /** Condition in the Rules language; the action is taken where it is true. @minLength 1 */ expression: string;
    /** Rate above which the action is taken. Only in the phase `http_ratelimit`. */ ratelimit?: BlockRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref: string;
  }

  /** State and position of a single rule that is added or edited. */
  export interface RulePlacement extends Placement {
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  /** Fields of a rule that may be without an id. */
  export interface NamedRule extends RuleIdentity {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** Rate above which the action is taken. Only in the phase `http_ratelimit`. */ ratelimit?: BlockRule.Ratelimit;
  }
}

