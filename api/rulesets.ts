import type { APIPromise, CursorPagination, JsonObject, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccountOrZone, Integer } from './_shared.ts';

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
    /** What belongs to the cache key, under which a response is stored and found. */ cache_key: unknown;
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
    /** How readily the rules match. Only in DDoS phases. */ sensitivity_level: unknown;
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

  export interface RulesetParams extends InAccountOrZone {
    kind?: KindParam;
    /** Name for people. @minLength 1 */ name?: string;
    /** Stage of the request at which the ruleset runs; it decides which actions its rules may have. */ phase?: PhaseParam;
    /** @query @default false */ dry_run?: boolean;
    /** Note on the ruleset, for people. @default "" */ description?: string;
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
      export interface RemoveCacheTagsExpression {
        /** Expression that gives the tags, as an array. @minLength 1 @example "http.request.uri.path.extension" */ expression: string;
        /** Whether the tags are added, removed, or set in place of all others. */ operation: 'add' | 'remove' | 'set';
      }
      export interface SetCacheTagsValues {
        /** Whether the tags are added, removed, or set in place of all others. */ operation: 'add' | 'remove' | 'set';
        /** @minItems 1 @maxItems 100 */ values: (/** @minLength 1 */ string)[];
      }
      export interface SetCacheTagsExpression {
        /** Expression that gives the tags, as an array. @minLength 1 @example "http.request.uri.path.extension" */ expression: string;
        /** Whether the tags are added, removed, or set in place of all others. */ operation: 'add' | 'remove' | 'set';
      }
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

  export interface RulesetListResponse {
    /** Identifies the ruleset; given by Cloudflare and kept over versions. @example "2f2feab2026849078ba485f918791bdc" */ id: string;
    kind: Kind;
    /** Time at which the version was made. @readOnly */ last_updated: DateTime;
    /** Name for people. @minLength 1 */ name: string;
    /** Stage of the request at which the ruleset runs; it decides which actions its rules may have. */ phase: Phase;
    /** Number of the version; rises by one with each change. @example "1" */ version: string;
    /** Note on the ruleset, for people. @default "" */ description?: string;
  }

  export interface RulesetDeleteParams extends InAccountOrZone {
    /** @query @default false */ dry_run?: boolean;
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
    export interface ResponseCompressionRule extends RuleVersion {
      /** Identifies the rule; given by Cloudflare and kept over versions. @example "3a03d665bac047339bb530ecb439a90d" */ id: string;
      /** Action: choose how the response is compressed. */ action: 'compress_response';
      /** Directives to set or remove, by name. */ action_parameters?: CompressResponseRule.ActionParameters;
      /** Note for people. @default "" */ description?: string;
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
    export interface SetConfigurationRule extends RuleVersion {
      /** Identifies the rule; given by Cloudflare and kept over versions. @example "3a03d665bac047339bb530ecb439a90d" */ id: string;
      /** Action: change zone settings for the matching requests. */ action: 'set_config';
      /** Settings the rule changes for the requests it matches; others keep the zone's. */ action_parameters?: SetConfigRuleActionParameters;
      /** Note for people. @default "" */ description?: string;
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

  /** Entry points at which rules start to run. */
  export interface Phases {
    readonly versions: Phases.Versions;

    /** Replace the rules of a phase's entry point ruleset.
     *
     *  Creates the entry point if there is none. The list is replaced as a whole: a rule left out is deleted, those made in the dashboard
     *  included.
     *  @http PUT /{account_or_zone}/rulesets/phases/{ruleset_phase}/entrypoint
     *  @body json required
     *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
     *  @plans free pro business enterprise
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "ruleset_phase": "http_request_cache_settings",
     *    "rules": [
     *      {
     *        "action": "set_cache_settings", "expression": "http.host eq \"static.example.com\"", "description": "Cache static files",
     *        "action_parameters": { "cache": true, "edge_ttl": { "mode": "override_origin", "default": 86400 } }
     *      }
     *    ]
     *  }
     *  @aliases cache rules; redirect rules; transform rules; configuration rules; origin rules */
    update(rulesetPhase: Phase, params: PhaseUpdateParams, options?: RequestOptions): APIPromise<PhaseUpdateResponse>;

    /** Get the entry point ruleset of a phase with its rules.
     *
     *  404 as long as no rule of the phase was ever made.
     *  @http GET /{account_or_zone}/rulesets/phases/{ruleset_phase}/entrypoint
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise */
    get(rulesetPhase: Phase, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<RulesetGetResponse>;
  }

  export interface CacheTagsAction {
    /** Action: change the cache tags of the response. */ action?: 'set_cache_tags';
    /** Tags to add, remove or set, as a list or by an expression. */ action_parameters?:
      | RulesetParams.RulesetsSetCacheTagsRule.AddCacheTagsValues | RulesetParams.RulesetsSetCacheTagsRule.AddCacheTagsExpression
      | RulesetParams.RulesetsSetCacheTagsRule.RemoveCacheTagsValues | RulesetParams.RulesetsSetCacheTagsRule.RemoveCacheTagsExpression
      | RulesetParams.RulesetsSetCacheTagsRule.SetCacheTagsValues | RulesetParams.RulesetsSetCacheTagsRule.SetCacheTagsExpression;
    /** @default true */ enabled?: boolean;
  }

  export interface PhaseUpdateParams extends InAccountOrZone {
    /** @query @default false */ dry_run?: boolean;
    /** Note on the ruleset, for people. @default "" */ description?: string;
    /** Name for people. @minLength 1 */ name?: string;
    /** Rules in the order in which they run; a list that is sent replaces the former one. @default [] */ rules?: (/** @discriminator action */
      | BlockRuleParam | RulesetParams.RulesetsChallengeRule | CompressResponseRuleParam
      | DDoSDynamicRuleParam | ExecuteRuleParam | ForceConnectionCloseRuleParam
      | RulesetParams.RulesetsJSChallengeRule | LogRuleParam | LogCustomFieldRuleParam
      | ManagedChallengeRuleParam | RedirectRuleParam | RewriteRuleParam | RouteRuleParam | ScoreRuleParam
      | ServeErrorRuleParam | RulesetParams.RulesetsSetCacheControlRule | SetCacheSettingsRuleParam
      | PhaseUpdateParams.RulesetsSetCacheTagsRule | SetConfigRuleParam | SkipRuleParam
      | RulesetParams.RulesetsTransformResponseHTMLRule
    )[];
  }
  export namespace PhaseUpdateParams {
    export interface RulesetsSetCacheTagsRule extends RuleInput, CacheTagsAction {}
  }

  export type PhaseUpdateResponse = RulesetGetResponse | null;

  /** Single conditions with an action. */
  export interface Rules {
    /** Create one rule in a ruleset, at the end or at a chosen position.
     *
     *  Returns the whole ruleset, as a new version.
     *  @http POST /{account_or_zone}/rulesets/{ruleset_id}/rules
     *  @body json required
     *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "ruleset_id": "2f2feab2026849078ba485f918791bdc", "action": "block",
     *    "expression": "http.request.uri.path eq \"/wp-login.php\"", "description": "Block WordPress login", "position": { "index": 1 }
     *  }
     *  @aliases add rule */
    create(rulesetID: string, params: RuleCreateParams, options?: RequestOptions): APIPromise<RuleCreateResponse>;

    /** Delete one rule of a ruleset.
     *
     *  Returns the remaining ruleset, as a new version.
     *  @http DELETE /{account_or_zone}/rulesets/{ruleset_id}/rules/{rule_id}
     *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(ruleID: string, params: RuleDeleteParams, options?: RequestOptions): APIPromise<RuleDeleteResponse>;

    /** Edit or move one rule of a ruleset.
     *
     *  Other rules stay. Send all fields of the rule that should keep their values, or just `position` to move it. Returns the whole ruleset, as
     *  a new version.
     *  @http PATCH /{account_or_zone}/rulesets/{ruleset_id}/rules/{rule_id}
     *  @body json required
     *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "ruleset_id": "2f2feab2026849078ba485f918791bdc",
     *    "rule_id": "3a03d665bac047339bb530ecb439a90d", "action": "managed_challenge", "expression": "http.request.uri.path eq \"/wp-login.php\"",
     *    "description": "Challenge WordPress login"
     *  }
     *  @aliases reorder rules; disable rule */
    edit(ruleID: string, params: RuleEditParams, options?: RequestOptions): APIPromise<RuleEditResponse>;
  }

  export interface Placement {
    /** @query @default false */ dry_run?: boolean;
    /** Place of the rule: before or after another one, or by index; left out, at the end or where it is. */
    position?: RuleCreateParams.BlockRule.BeforePosition | RuleCreateParams.BlockRule.AfterPosition | IndexPosition;
  }

  export interface ConfigurationAction {
    /** Action: change zone settings for the matching requests. */ action?: 'set_config';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SetConfigRuleActionParameters;
    /** @default true */ enabled?: boolean;
  }

  export interface CompressionAction {
    /** Action: choose how the response is compressed. */ action?: 'compress_response';
    /** Values that the action works with, such as a response, a target or settings. */
    action_parameters?: CompressResponseRule.ActionParameters;
  }

  /** @discriminator action */
  export type RuleCreateParams =
    | RuleCreateParams.BlockRule | RuleCreateParams.ChallengeRule | RuleCreateParams.ResponseCompressionRule
    | RuleCreateParams.DDoSDynamicRule | RuleCreateParams.ExecuteRule
    | RuleCreateParams.ForceConnectionCloseRule | RuleCreateParams.JavaScriptChallengeRule
    | RuleCreateParams.LogRule | RuleCreateParams.LogCustomFieldRule | RuleCreateParams.ManagedChallengeRule
    | RuleCreateParams.RedirectRule | RuleCreateParams.RewriteRule | RuleCreateParams.RouteRule
    | RuleCreateParams.ScoreRule | RuleCreateParams.ServeErrorRule | RuleCreateParams.SetCacheControlRule
    | RuleCreateParams.SetCacheSettingsRule | RuleCreateParams.SetCacheTagsRule
    | RuleCreateParams.SetConfigurationRule | RuleCreateParams.SkipRule
    | RuleCreateParams.TransformResponseHTMLRule;
  export namespace RuleCreateParams {
    export interface BlockRule extends InAccountOrZone, RuleInput, RulePlacement {
      /** Action: refuse the request. */ action?: 'block';
      /** Values that the action works with, such as a response, a target or settings. @default {} */ action_parameters?: ActionParameters;
    }
    export namespace BlockRule {
      export interface BeforePosition {
        /** Rule that this one comes before; empty puts it first. @example "da5e8e506c8e7877fe06cdf4c41add54" @pattern ^([0-9a-f]{32})?$ */
        before?: string;
      }
      export interface AfterPosition {
        /** Rule that this one comes after; empty puts it last. @example "5bccdbb2a5142cd25cad8591255bd209" @pattern ^([0-9a-f]{32})?$ */
        after?: string;
      }
    }
    export interface ChallengeRule extends InAccountOrZone, RuleInput, RulePlacement {
      /** Action: a challenge that the visitor has to solve. */ action?: 'challenge';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    }
    export interface ResponseCompressionRule extends InAccountOrZone, RuleInput, RulePlacement, CompressionAction {}
    export interface DDoSDynamicRule extends InAccountOrZone, RuleInput, RulePlacement {
      /** Action: whatever Cloudflare's DDoS protection finds fit for the attack. */ action?: 'ddos_dynamic';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    }
    export interface ExecuteRule extends InAccountOrZone, RuleInput, RulePlacement {
      /** Action: run another ruleset, managed or custom. */ action?: 'execute';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ExecuteRuleActionParameters;
    }
    export interface ForceConnectionCloseRule extends InAccountOrZone, RuleInput, RulePlacement {
      /** Action: close the connection. For DDoS rules. */ action?: 'force_connection_close';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    }
    export interface JavaScriptChallengeRule extends InAccountOrZone, RuleInput, RulePlacement {
      /** Action: a challenge that the browser solves with JavaScript. */ action?: 'js_challenge';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    }
    export interface LogRule extends InAccountOrZone, RuleInput, RulePlacement {
      /** Action: only log the match; evaluation goes on. */ action?: 'log';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    }
    export interface LogCustomFieldRule extends InAccountOrZone, RuleInput, RulePlacement {
      /** Action: add fields of request or response to the logs. */ action?: 'log_custom_field';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: LogCustomFieldRule.ActionParameters;
    }
    export namespace LogCustomFieldRule {
      /** @minProperties 1 */
      export interface ActionParameters extends Rulesets.LogCustomFieldRule.ActionParameters {}
    }
    export interface ManagedChallengeRule extends InAccountOrZone, RuleInput, RulePlacement {
      /** Action: a challenge that Cloudflare picks by the visitor. */ action?: 'managed_challenge';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    }
    export interface RedirectRule extends InAccountOrZone, RuleInput, RulePlacement {
      /** Action: redirect the visitor to another URL. */ action?: 'redirect';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RedirectRuleActionParameters;
    }
    export interface RewriteRule extends InAccountOrZone, RuleInput, RulePlacement {
      /** Action: rewrite the URL or the headers. */ action?: 'rewrite';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RewriteRuleActionParameters;
    }
    export interface RouteRule extends InAccountOrZone, RuleInput, RulePlacement {
      /** Action: send the request to another origin, port or host. */ action?: 'route';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RouteRuleActionParameters;
    }
    export interface ScoreRule extends InAccountOrZone, RuleInput, Placement {
      /** Action: change the score of the request. */ action?: 'score';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ScoreRuleActionParameters;
      /** @default true */ enabled?: boolean;
    }
    export interface ServeErrorRule extends InAccountOrZone, RuleInput, Placement {
      /** Action: answer with an error page of your own. */ action?: 'serve_error';
      /** Error page: its content here, or the name of a custom asset. */ action_parameters?: ActionParametersContent | ActionParametersAsset;
      /** @default true */ enabled?: boolean;
    }
    export interface SetCacheControlRule extends InAccountOrZone, RuleInput, Placement, CacheControlAction {}
    export interface SetCacheSettingsRule extends InAccountOrZone, RuleInput, Placement {
      /** Action: choose whether and how the response is cached. */ action?: 'set_cache_settings';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SetCacheSettingsRule.ActionParameters;
      /** @default true */ enabled?: boolean;
    }
    export namespace SetCacheSettingsRule {
      /** @minProperties 1 */
      export interface ActionParameters extends SetCacheSettingsRuleParam.ActionParameters {}
    }
    export interface SetCacheTagsRule extends InAccountOrZone, RuleInput, Placement, CacheTagsAction {}
    export interface SetConfigurationRule extends InAccountOrZone, RuleInput, Placement, ConfigurationAction {}
    export interface SkipRule extends InAccountOrZone, RuleInput, Placement {
      /** Action: skip rules, rulesets, phases or security products. */ action?: 'skip';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SkipRuleActionParameters;
      /** @default true */ enabled?: boolean;
    }
    export interface TransformResponseHTMLRule extends InAccountOrZone, RuleInput, Placement {
      /** Action: transform the HTML of the response. */ action?: 'transform_response_html';
      /** Values that the action works with, such as a response, a target or settings. */
      action_parameters?: RulesetParams.RulesetsTransformResponseHTMLRule.ActionParameters;
      /** @default true */ enabled?: boolean;
    }
  }

  export type RuleCreateResponse = RulesetGetResponse | null;

  export interface InRuleset {
    /** Ruleset that holds the rule. @example "2f2feab2026849078ba485f918791bdc" @pattern ^[0-9a-f]{32}$ @from rulesets.list */ ruleset_id: string;
  }

  export interface RuleDeleteParams extends InAccountOrZone, InRuleset {
    /** @query @default false */ dry_run?: boolean;
  }

  export type RuleDeleteResponse = RulesetGetResponse | null;

  /** @discriminator action */
  export type RuleEditParams =
    | RuleEditParams.BlockRule | RuleEditParams.ChallengeRule | RuleEditParams.ResponseCompressionRule
    | RuleEditParams.DDoSDynamicRule | RuleEditParams.ExecuteRule | RuleEditParams.ForceConnectionCloseRule
    | RuleEditParams.JavaScriptChallengeRule | RuleEditParams.LogRule | RuleEditParams.LogCustomFieldRule
    | RuleEditParams.ManagedChallengeRule | RuleEditParams.RedirectRule | RuleEditParams.RewriteRule
    | RuleEditParams.RouteRule | RuleEditParams.ScoreRule | RuleEditParams.ServeErrorRule
    | RuleEditParams.SetCacheControlRule | RuleEditParams.SetCacheSettingsRule | RuleEditParams.SetCacheTagsRule
    | RuleEditParams.SetConfigurationRule | RuleEditParams.SkipRule | RuleEditParams.TransformResponseHTMLRule;
  export namespace RuleEditParams {
    export interface BlockRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset {
      /** Action: refuse the request. */ action?: 'block';
      /** Values that the action works with, such as a response, a target or settings. @default {} */ action_parameters?: ActionParameters;
    }
    export interface ChallengeRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset {
      /** Action: a challenge that the visitor has to solve. */ action?: 'challenge';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    }
    export interface ResponseCompressionRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset, CompressionAction {}
    export interface DDoSDynamicRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset {
      /** Action: whatever Cloudflare's DDoS protection finds fit for the attack. */ action?: 'ddos_dynamic';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    }
    export interface ExecuteRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset {
      /** Action: run another ruleset, managed or custom. */ action?: 'execute';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ExecuteRuleActionParameters;
    }
    export interface ForceConnectionCloseRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset {
      /** Action: close the connection. For DDoS rules. */ action?: 'force_connection_close';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    }
    export interface JavaScriptChallengeRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset {
      /** Action: a challenge that the browser solves with JavaScript. */ action?: 'js_challenge';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    }
    export interface LogRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset {
      /** Action: only log the match; evaluation goes on. */ action?: 'log';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    }
    export interface LogCustomFieldRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset {
      /** Action: add fields of request or response to the logs. */ action?: 'log_custom_field';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: LogCustomFieldRule.ActionParameters;
    }
    export namespace LogCustomFieldRule {
      /** @minProperties 1 */
      export interface ActionParameters extends Rulesets.LogCustomFieldRule.ActionParameters {}
    }
    export interface ManagedChallengeRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset {
      /** Action: a challenge that Cloudflare picks by the visitor. */ action?: 'managed_challenge';
      /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    }
    export interface RedirectRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset {
      /** Action: redirect the visitor to another URL. */ action?: 'redirect';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RedirectRuleActionParameters;
    }
    export interface RewriteRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset {
      /** Action: rewrite the URL or the headers. */ action?: 'rewrite';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RewriteRuleActionParameters;
    }
    export interface RouteRule extends InAccountOrZone, RuleInput, RulePlacement, InRuleset {
      /** Action: send the request to another origin, port or host. */ action?: 'route';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RouteRuleActionParameters;
    }
    export interface ScoreRule extends InAccountOrZone, RuleInput, Placement, InRuleset {
      /** Action: change the score of the request. */ action?: 'score';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ScoreRuleActionParameters;
      /** @default true */ enabled?: boolean;
    }
    export interface ServeErrorRule extends InAccountOrZone, RuleInput, Placement, InRuleset {
      /** Action: answer with an error page of your own. */ action?: 'serve_error';
      /** Error page: its content here, or the name of a custom asset. */ action_parameters?: ActionParametersContent | ActionParametersAsset;
      /** @default true */ enabled?: boolean;
    }
    export interface SetCacheControlRule extends InAccountOrZone, RuleInput, Placement, CacheControlAction, InRuleset {}
    export interface SetCacheSettingsRule extends InAccountOrZone, RuleInput, Placement, InRuleset {
      /** Action: choose whether and how the response is cached. */ action?: 'set_cache_settings';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SetCacheSettingsRule.ActionParameters;
      /** @default true */ enabled?: boolean;
    }
    export namespace SetCacheSettingsRule {
      /** @minProperties 1 */
      export interface ActionParameters extends SetCacheSettingsRuleParam.ActionParameters {}
    }
    export interface SetCacheTagsRule extends InAccountOrZone, RuleInput, Placement, CacheTagsAction, InRuleset {}
    export interface SetConfigurationRule extends InAccountOrZone, RuleInput, Placement, ConfigurationAction, InRuleset {}
    export interface SkipRule extends InAccountOrZone, RuleInput, Placement, InRuleset {
      /** Action: skip rules, rulesets, phases or security products. */ action?: 'skip';
      /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SkipRuleActionParameters;
      /** @default true */ enabled?: boolean;
    }
    export interface TransformResponseHTMLRule extends InAccountOrZone, RuleInput, Placement, InRuleset {
      /** Action: transform the HTML of the response. */ action?: 'transform_response_html';
      /** Values that the action works with, such as a response, a target or settings. */
      action_parameters?: RulesetParams.RulesetsTransformResponseHTMLRule.ActionParameters;
      /** @default true */ enabled?: boolean;
    }
  }

  export type RuleEditResponse = RulesetGetResponse | null;

  /** Earlier states of a whole set. */
  export interface Versions {
    readonly byTag: Versions.ByTag;

    /** List the versions a ruleset has been through, without rules.
     *  @http GET /{account_or_zone}/rulesets/{ruleset_id}/versions
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise
     *  @columns version name kind phase description last_updated
     *  @key version */
    list(
      rulesetID: string,
      params?: InAccountOrZone | null,
      options?: RequestOptions,
    ): PagePromise<SinglePage<RulesetListResponse>, RulesetListResponse>;

    /** Delete one old version of a ruleset.
     *
     *  The version in use cannot be deleted.
     *  @http DELETE /{account_or_zone}/rulesets/{ruleset_id}/versions/{ruleset_version}
     *  @response void
     *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
     *  @plans free pro business enterprise */
    delete(rulesetVersion: string, params: RuleDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Get a ruleset as it stood at one version, with its rules.
     *
     *  To go back to it, send its rules with `update`.
     *  @http GET /{account_or_zone}/rulesets/{ruleset_id}/versions/{ruleset_version}
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(rulesetVersion: string, params: VersionGetParams, options?: RequestOptions): APIPromise<RulesetGetResponse>;
  }

  export interface VersionGetParams extends InAccountOrZone {
    /** Ruleset whose versions are meant. @example "2f2feab2026849078ba485f918791bdc" @pattern ^[0-9a-f]{32}$ @from rulesets.list */
    ruleset_id: string;
  }

  export interface RateLimitCounting {
    /** What requests are counted by, such as `ip.src`; `cf.colo.id` is always one, as data centers count separately. @minItems 1 @unique */
    characteristics: (/** @minLength 1 */ string)[];
    /** Requests within the period after which the action is taken. @min 1 @example 1000 */ requests_per_period?: Integer;
    /** Whether only requests that reach the origin are counted, and those from the cache are not. @default false */ requests_to_origin?: boolean;
    /** Response header in which the origin tells how much a request adds to the score. @minLength 1 @example "my-score" */
    score_response_header_name?: string;
  }

  export interface BlockRule extends RuleVersion, NamedRule {
    /** Action: refuse the request. */ action?: 'block';
    /** Values that the action works with, such as a response, a target or settings. @default {} */ action_parameters?: ActionParameters;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }
  export namespace BlockRule {
    export interface Ratelimit extends RateLimitCounting {
      /** Seconds over which requests are counted. Possible values depend on the plan. @min 0 @example 60 @unit seconds */ period: Integer;
      /** Expression for the requests that are counted; the rule's own if left out or empty. May use the response. */
      counting_expression?: string;
      /** Seconds for which the action goes on once the rate is exceeded; 0 only drops what is above the rate. @example 600 @unit seconds */
      mitigation_timeout?: Integer;
      /** Score within the period after which the action is taken, instead of a number of requests. @example 400 */ score_per_period?: Integer;
    }
  }

  export interface BlockRuleParam extends RuleInput {
    /** Action: refuse the request. */ action?: 'block';
    /** Values that the action works with, such as a response, a target or settings. @default {} */ action_parameters?: ActionParameters;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }
  export namespace BlockRuleParam {
    export interface Ratelimit extends RateLimitCounting {
      /** Seconds over which requests are counted. Possible values depend on the plan. @min 0 @example 60 @unit seconds */ period: Integer;
      /** Expression for the requests that are counted; the rule's own if left out or empty. May use the response. */
      counting_expression?: string;
      /** Seconds for which the action goes on once the rate is exceeded; 0 only drops what is above the rate. @example 600 @min 0 @unit seconds */
      mitigation_timeout?: Integer;
      /** Score within the period after which the action is taken, instead of a number of requests. @example 400 */ score_per_period?: Integer;
    }
  }

  export interface CompressResponseRule extends RuleVersion, NamedRule, CompressionAction {
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }
  export namespace CompressResponseRule {
    export interface ActionParameters {
      /** Compression algorithms in order of preference; the first that the visitor accepts is used. @minItems 1 @unique */
      algorithms: ActionParameters.Algorithm[];
    }
    export namespace ActionParameters {
      export interface Algorithm {
        /** Algorithm, or `none`, `auto` for Cloudflare's choice, `default` for the usual behavior. */
        name?: 'none' | 'auto' | 'default' | 'gzip' | 'brotli' | 'zstd';
      }
    }
  }

  export interface CompressResponseRuleParam extends RuleInput, CompressionAction {
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface DDoSDynamicRule extends RuleVersion, NamedRule {
    /** Action: whatever Cloudflare's DDoS protection finds fit for the attack. */ action?: 'ddos_dynamic';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface DDoSDynamicRuleParam extends RuleInput {
    /** Action: whatever Cloudflare's DDoS protection finds fit for the attack. */ action?: 'ddos_dynamic';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface ExecuteRule extends RuleVersion, NamedRule {
    /** Action: run another ruleset, managed or custom. */ action?: 'execute';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ExecuteRuleActionParameters;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface ExecuteRuleParam extends RuleInput {
    /** Action: run another ruleset, managed or custom. */ action?: 'execute';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ExecuteRuleActionParameters;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface ForceConnectionCloseRule extends RuleVersion, NamedRule {
    /** Action: close the connection. For DDoS rules. */ action?: 'force_connection_close';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface ForceConnectionCloseRuleParam extends RuleInput {
    /** Action: close the connection. For DDoS rules. */ action?: 'force_connection_close';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export type Kind = 'managed' | 'custom' | 'root' | 'zone';

  export type KindParam = 'managed' | 'custom' | 'root' | 'zone' | (string & {});

  export interface LogCustomFieldRule extends RuleVersion, NamedRule {
    /** Action: add fields of request or response to the logs. */ action?: 'log_custom_field';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: LogCustomFieldRule.ActionParameters;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }
  export namespace LogCustomFieldRule {
    /** @minProperties 1 */
    export interface ActionParameters {
      /** Cookies of the request to log. @minItems 1 */ cookie_fields?: ActionParameters.CookieField[];
      /** Response headers to log, as the origin sent them. @minItems 1 */ raw_response_fields?: ActionParameters.RawResponseField[];
      /** Request headers to log, as the visitor sent them. @minItems 1 */ request_fields?: ActionParameters.RequestField[];
      /** Response headers to log, after transform rules. @minItems 1 */ response_fields?: ActionParameters.RawResponseField[];
      /** Request headers to log, after transform rules. @minItems 1 */ transformed_request_fields?: ActionParameters.RequestField[];
    }
    export namespace ActionParameters {
      export interface CookieField {
        /** Name of the cookie or header. @minLength 1 @example "myCookie" */ name: string;
      }
      export interface RawResponseField {
        /** Name of the header. @minLength 1 @example "my-response-header" */ name: string;
        /** @default false */ preserve_duplicates?: boolean;
      }
      export interface RequestField {
        /** Request header, cookie or form field to log, by its key. Headers in lower case. @minLength 1 @example "myCookie" */ name: string;
      }
    }
  }

  export interface LogCustomFieldRuleParam extends RuleInput {
    /** Action: add fields of request or response to the logs. */ action?: 'log_custom_field';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: LogCustomFieldRuleParam.ActionParameters;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }
  export namespace LogCustomFieldRuleParam {
    /** @minProperties 1 */
    export interface ActionParameters extends LogCustomFieldRule.ActionParameters {}
  }

  export interface LogRule extends RuleVersion, NamedRule {
    /** Action: only log the match; evaluation goes on. */ action?: 'log';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface LogRuleParam extends RuleInput {
    /** Action: only log the match; evaluation goes on. */ action?: 'log';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface Logging {
    /** Whether a match leaves an entry in the logs. */ enabled: boolean;
  }

  export interface ManagedChallengeRule extends RuleVersion, NamedRule {
    /** Action: a challenge that Cloudflare picks by the visitor. */ action?: 'managed_challenge';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface ManagedChallengeRuleParam extends RuleInput {
    /** Action: a challenge that Cloudflare picks by the visitor. */ action?: 'managed_challenge';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
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

  export interface RedirectRule extends RuleVersion, NamedRule {
    /** Action: redirect the visitor to another URL. */ action?: 'redirect';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RedirectRuleActionParameters;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface RedirectRuleParam extends RuleInput {
    /** Action: redirect the visitor to another URL. */ action?: 'redirect';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RedirectRuleActionParameters;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface RewriteRule extends RuleVersion, NamedRule {
    /** Action: rewrite the URL or the headers. */ action?: 'rewrite';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RewriteRule.ActionParameters;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }
  export namespace RewriteRule {
    /** @minProperties 1 */
    export interface ActionParameters {
      /** Headers to add, set or remove, by name. */
      headers?: {
        [key: string]: RewriteRuleActionParameters.AddStaticHeader | RewriteRuleActionParameters.AddDynamicHeader | RewriteRuleActionParameters.SetStaticHeader | RewriteRuleActionParameters.SetDynamicHeader | RewriteRuleActionParameters.RemoveHeader;
      };
      uri?: ActionParameters.URIPath | ActionParameters.URIQuery;
    }
    export namespace ActionParameters {
      export interface URIPath {
        path: URIPath.Path;
        /** Whether the origin sees the rewritten URI. @readOnly */ origin?: boolean;
      }
      export namespace URIPath {
        /** @minProperties 1 @maxProperties 1 */
        export interface Path extends RewriteUriPath {}
      }
      export interface URIQuery {
        /** New query string: a fixed one or an expression; empty removes it. */ query: URIQuery.Query;
        /** Whether the origin sees the rewritten URI. @readOnly */ origin?: boolean;
      }
      export namespace URIQuery {
        /** @minProperties 1 @maxProperties 1 */
        export interface Query extends RewriteUriQuery {}
      }
    }
  }

  export interface RewriteRuleParam extends RuleInput {
    /** Action: rewrite the URL or the headers. */ action?: 'rewrite';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RewriteRuleActionParameters;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface RouteRule extends RuleVersion, NamedRule {
    /** Action: send the request to another origin, port or host. */ action?: 'route';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RouteRuleActionParameters;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface RouteRuleParam extends RuleInput {
    /** Action: send the request to another origin, port or host. */ action?: 'route';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RouteRuleActionParameters;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
  }

  export interface Ruleset {
    /** Identifies the ruleset; given by Cloudflare and kept over versions. */ id: string;
    /** Time at which the version was made. */ last_updated: string;
    /** Number of the version; rises by one with each change. */ version: string;
    /** Note on the ruleset, for people. */ description?: string;
    /** Name for people. */ name?: string;
  }

  export type RulesetListResponsesCursorPagination = CursorPagination<RulesetListResponse>;

  export interface RulesetRule {
    /** Time of the rule's last change. */ last_updated: string;
    /** Number of the rule's version; rises with each change. */ version: string;
    /** Identifies the rule; in a replaced list it keeps an existing rule, and without it the rule is new. */ id?: string;
    /** What happens where the rule matches. */ action?: string;
    /** Parameters of the action; it takes none. */ action_parameters?: unknown;
    /** Categories of the rule, by which managed rules can be overridden together. */ categories?: string[];
    /** Note on the rule, for people. */ description?: string;
    /** Whether the rule runs; true if left out. */ enabled?: boolean;
    exposed_credential_check?: RulesetRule.ExposedCredentialCheck;
    /** Condition in the Rules language; the action is taken where it is true. */ expression?: string;
    logging?: Logging;
    /** Rate above which the action is taken. Only in the phase `http_ratelimit`. */ ratelimit?: RulesetRule.Ratelimit;
    ref?: string;
  }
  export namespace RulesetRule {
    export interface ExposedCredentialCheck {
      /** Expression that finds the password in the request. */ password_expression: string;
      /** Expression that finds the user name in the request. */ username_expression: string;
    }
    export interface Ratelimit {
      /** What requests are counted by, such as `ip.src`. */ characteristics: string[];
      /** Seconds over which requests are counted. @unit seconds */ period: number;
      /** Expression for the requests that are counted; the rule's own if left out. */ counting_expression?: string;
      /** Seconds for which the action goes on once the rate is exceeded. @unit seconds */ mitigation_timeout?: number;
      /** Requests within the period after which the action is taken. */ requests_per_period?: number;
      /** Whether only requests that reach the origin are counted, and those from the cache are not. */ requests_to_origin?: boolean;
      /** Score within the period after which the action is taken. */ score_per_period?: number;
      /** Response header in which the origin tells how much a request adds to the score. */ score_response_header_name?: string;
    }
  }

  export interface ScoreRule extends RuleVersion, NamedRule {
    /** Action: change the score of the request. */ action?: 'score';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ScoreRuleActionParameters;
    /** @default true */ enabled?: boolean;
  }

  export interface ScoreRuleParam extends RuleInput {
    /** Action: change the score of the request. */ action?: 'score';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ScoreRuleActionParameters;
    /** @default true */ enabled?: boolean;
  }

  export interface ServeErrorRule extends RuleVersion, NamedRule {
    /** Action: answer with an error page of your own. */ action?: 'serve_error';
    /** Error page: its content here, or the name of a custom asset. */ action_parameters?: ActionParametersContent | ActionParametersAsset;
    /** @default true */ enabled?: boolean;
  }

  export interface ServeErrorRuleParam extends RuleInput {
    /** Action: answer with an error page of your own. */ action?: 'serve_error';
    /** Error page: its content here, or the name of a custom asset. */ action_parameters?: ActionParametersContent | ActionParametersAsset;
    /** @default true */ enabled?: boolean;
  }

  export interface CacheSettings {
    /** Ports besides 80 and 443 whose responses are cached. Enterprise only. @minItems 1 @unique */
    additional_cacheable_ports?: (/** @min 1 @max 65535 */ Integer)[];
    /** How long browsers keep the response. A purge does not reach them, so long times can serve old content. */
    browser_ttl?: SetCacheSettingsRule.ActionParameters.BrowserTTL;
    /** Whether the response can be cached; whether it is also depends on the origin's headers and the other settings. */ cache?: boolean;
    /** Whether the response is also kept in Cache Reserve; needs that add-on. */ cache_reserve?: SetCacheSettingsRule.ActionParameters.CacheReserve;
    /** How long Cloudflare keeps the response. */ edge_ttl?: SetCacheSettingsRule.ActionParameters.EdgeTTL;
    /** Whether Cloudflare follows the origin's Cache-Control strictly by RFC 7234. */ origin_cache_control?: boolean;
    /** Whether the origin's error pages are shown rather than Cloudflare's. */ origin_error_page_passthru?: boolean;
    /** Seconds between two reads from the origin until the request fails with 524. Enterprise only. @min 100 @max 6000 @example 900 @unit seconds */
    read_timeout?: Integer;
    /** Whether strong ETags are kept as they are; otherwise they are turned into weak ones. */ respect_strong_etags?: boolean;
    /** Whether stale content is served while the response is fetched anew. */ serve_stale?: SetCacheSettingsServeStale;
    /** Makes responses dictionaries by which later versions are compressed. */ shared_dictionary?: SetCacheSettingsSharedDictionary;
    /** Whether the ETag header of the origin is removed before caching. */ strip_etags?: boolean;
    /** Whether the Last-Modified header of the origin is removed before caching. */ strip_last_modified?: boolean;
    /** Whether Set-Cookie headers of the origin are removed before caching. */ strip_set_cookie?: boolean;
    /** Whether large assets are fetched from the origin in ranges rather than as a whole. */
    origin_range_requests?: SetCacheSettingsRule.ActionParameters.OriginRangeRequests;
  }

  export interface SetCacheSettingsRule extends RuleVersion, NamedRule {
    /** Action: choose whether and how the response is cached. */ action?: 'set_cache_settings';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SetCacheSettingsRule.ActionParameters;
    /** @default true */ enabled?: boolean;
  }
  export namespace SetCacheSettingsRule {
    /** @minProperties 1 */
    export interface ActionParameters extends CacheSettings {
      cache_key?: ActionParameters.CacheKey;
      /** Which request headers make separate versions in the cache, as the origin's Vary names them. */ vary?: ActionParameters.Vary;
    }
    export namespace ActionParameters {
      export interface BrowserTTL {
        /** Whether the origin's headers, the time in `default` or no caching applies in browsers. */
        mode: 'respect_origin' | 'bypass_by_default' | 'override_origin' | 'bypass';
        /** Seconds for which browsers keep the response, for `override_origin`. @min 0 @example 60 @unit seconds */ default?: Integer;
      }
      export interface CacheKey {
        cache_by_device_type?: boolean;
        cache_deception_armor?: boolean;
        custom_key?: CacheKey.CustomKey;
        ignore_query_strings_order?: boolean;
      }
      export namespace CacheKey {
        export interface CustomKey {
          cookie?: CustomKey.Cookie;
          header?: CustomKey.Header;
          /** Which host belongs to the key: the requested or the resolved one. */ host?: SetCacheSettingsCustomCacheKeyHost;
          query_string?: CustomKey.QueryString;
          user?: SetCacheSettingsCustomCacheKeyUser;
        }
        export namespace CustomKey {
          export interface Cookie {
            /** Cookies of which only the presence counts in the cache key. @minItems 1 @unique */ check_presence?: (/** @minLength 1 */ string)[];
            /** Cookies whose values are part of the cache key. @minItems 1 @unique */ include?: (/** @minLength 1 */ string)[];
          }
          export interface Header {
            /** Headers of which only the presence belongs to the key, and not the value. @minItems 1 @unique */
            check_presence?: (/** @minLength 1 */ string)[];
            /** Values by header name: the key holds which of them the header contains. */
            contains?: { [key: string]: /** @minItems 1 @unique */ (/** @minLength 1 */ string)[] };
            /** Whether the Origin header is left out of the key; it belongs to it by default. */ exclude_origin?: boolean;
            /** Headers whose values belong to the key. @minItems 1 @unique */ include?: (/** @minLength 1 */ string)[];
          }
          /** @maxProperties 1 */
          export interface QueryString {
            /** @minProperties 1 @maxProperties 1 */
            exclude?: QueryString.Exclude;
            /** Query parameters that alone are part of the cache key: all, or the ones listed. @minProperties 1 @maxProperties 1 */
            include?: QueryString.Include;
          }
          export namespace QueryString {
            /** @minProperties 1 @maxProperties 1 */
            export interface Exclude {
              /** Leaves all query parameters out of the key. */ all?: true;
              /** Query parameters that are left out of the key. @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[];
            }
            /** @minProperties 1 @maxProperties 1 */
            export interface Include {
              /** Fixed value true: every query parameter is part of the cache key. */ all?: true;
              /** Names of the query parameters that are part of the cache key. @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[];
            }
          }
        }
      }
      export interface CacheReserve {
        /** Whether the response may be kept in Cache Reserve. */ eligible: boolean;
        /** Smallest response that is kept in Cache Reserve. @min 0 @example 1024 */ minimum_file_size?: Integer;
      }
      export interface EdgeTTL {
        /** Whether the origin's headers, the time in `default` or no caching by default applies. */
        mode: 'respect_origin' | 'bypass_by_default' | 'override_origin';
        /** Seconds for which Cloudflare keeps the response, for `override_origin`. @min 0 @example 60 @unit seconds */ default?: Integer;
        /** Times for single status codes or ranges, which win over the general one. @minItems 1 @unique */ status_code_ttl?: EdgeTTL.StatusCodeTTL[];
      }
      export namespace EdgeTTL {
        /** @minProperties 2 @maxProperties 2 */
        export interface StatusCodeTTL {
          /** Seconds for which the response is kept; 0 stands for no-cache, -1 for no-store. @example 0 @min -1 @unit seconds */ value: Integer;
          /** Status code that the time is for. @min 100 @max 999 @example 200 */ status_code?: Integer;
          /** Range of status codes that the time is for; an open end covers all beyond. */ status_code_range?: StatusCodeTTL.StatusCodeRange;
        }
        export namespace StatusCodeTTL {
          /** @minProperties 1 */
          export interface StatusCodeRange {
            /** First status code of the range. @min 100 @max 999 @example 200 */ from?: Integer;
            /** Last status code of the range. @min 100 @max 999 @example 299 */ to?: Integer;
          }
        }
      }
      export interface OriginRangeRequests {
        /** `on` fetches in ranges, `off` does not, `default` keeps the behavior of the zone, as without a rule. */ mode: 'on' | 'off' | 'default';
      }
      /** @minProperties 1 */
      export interface Vary {
        /** What applies to headers that `headers` does not name. */ default?: Vary.Default;
        /** What applies by header; names in lower case. */ headers?: { [key: string]: Vary.Headers };
      }
      export namespace Vary {
        export interface Default {
          /** How a header named by `Vary` counts: normalized, taken as it is, or the cache bypassed. */
          action: 'bypass' | 'passthrough' | 'normalize';
        }
        export interface Headers {
          /** How a header named by `Vary` counts: normalized, taken as it is, or the cache bypassed. */
          action: 'bypass' | 'passthrough' | 'normalize';
          /** Languages told apart; others count as equal. @maxItems 20 */ languages?: (/** @minLength 1 @maxLength 64 */ string)[];
          /** Media types told apart; others count as equal. @maxItems 10 */ media_types?: (/** @minLength 1 @maxLength 255 */ string)[];
        }
      }
    }
  }

  export interface SetCacheSettingsRuleParam extends RuleInput {
    /** Action: choose whether and how the response is cached. */ action?: 'set_cache_settings';
    /** Values that the action works with, such as a response, a target or settings. */
    action_parameters?: SetCacheSettingsRuleParam.ActionParameters;
    /** @default true */ enabled?: boolean;
  }
  export namespace SetCacheSettingsRuleParam {
    /** @minProperties 1 */
    export interface ActionParameters extends CacheSettings {
      cache_key?: ActionParameters.CacheKey;
      /** Which request headers make separate versions in the cache, as the origin's Vary names them. */ vary?: ActionParameters.Vary;
    }
    export namespace ActionParameters {
      export interface CacheKey {
        cache_by_device_type?: boolean;
        cache_deception_armor?: boolean;
        custom_key?: CacheKey.CustomKey;
        ignore_query_strings_order?: boolean;
      }
      export namespace CacheKey {
        export interface CustomKey {
          cookie?: SetCacheSettingsRule.ActionParameters.CacheKey.CustomKey.Cookie;
          header?: SetCacheSettingsRule.ActionParameters.CacheKey.CustomKey.Header;
          /** Which host belongs to the key: the requested or the resolved one. */ host?: SetCacheSettingsCustomCacheKeyHost;
          query_string?: CustomKey.QueryString;
          user?: SetCacheSettingsCustomCacheKeyUser;
        }
        export namespace CustomKey {
          /** @maxProperties 1 */
          export interface QueryString {
            /** @minProperties 1 @maxProperties 1 */
            exclude?: QueryString.Exclude;
            /** Query parameters that alone are part of the cache key: all, or the ones listed. @minProperties 1 @maxProperties 1 */
            include?: QueryString.Include;
          }
          export namespace QueryString {
            export interface Exclude {
              /** Leaves all query parameters out of the key. */ all?: true;
              /** Query parameters that are left out of the key. @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[];
            }
            export interface Include {
              /** Fixed value true: every query parameter is part of the cache key. */ all?: true;
              /** Names of the query parameters that are part of the cache key. @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[];
            }
          }
        }
      }
      /** @minProperties 1 */
      export interface Vary extends SetCacheSettingsRule.ActionParameters.Vary {}
    }
  }

  export interface SetConfigRule extends RuleVersion, NamedRule, ConfigurationAction {}

  export interface SetConfigRuleParam extends RuleInput, ConfigurationAction {}

  export interface SkipRule extends RuleVersion, NamedRule {
    /** Action: skip rules, rulesets, phases or security products. */ action?: 'skip';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SkipRuleActionParameters;
    /** @default true */ enabled?: boolean;
  }

  export interface SkipRuleParam extends RuleInput {
    /** Action: skip rules, rulesets, phases or security products. */ action?: 'skip';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SkipRuleActionParameters;
    /** @default true */ enabled?: boolean;
  }

  export interface ActionParameters {
    /** Response sent when the rule blocks a request; left out, Cloudflare's page. */ response?: ActionParameters.Response;
  }
  export namespace ActionParameters {
    export interface Response {
      /** @minLength 1 */ content: string;
      /** Media type of the body. @minLength 1 @example "application/json" */ content_type: string;
      /** HTTP status of the response. @min 400 @max 499 */ status_code: Integer;
    }
  }

  export interface OverrideAction {
    /** Action instead of the rules' own. */ action?: string;
    enabled?: boolean;
    sensitivity_level?: 'default' | 'medium' | 'low' | 'eoff';
  }

  export interface ExecuteRuleActionParameters {
    /** Ruleset to run. @example "2f2feab2026849078ba485f918791bdc" */ id: string;
    /** Lets matching parts of requests be logged, encrypted with your key. */ matched_data?: ExecuteMatchedData;
    /** Changes to the ruleset's rules: all of them, by category or one by one. */ overrides?: ExecuteRuleActionParameters.Overrides;
  }
  export namespace ExecuteRuleActionParameters {
    /** @minProperties 1 */
    export interface Overrides extends OverrideAction {
      /** Changes by category; they win over those for all rules, single rules win over them. @minItems 1 @unique */
      categories?: Overrides.Category[];
      /** Changes to single rules; they win over all others. @minItems 1 @unique */ rules?: Overrides.Rule[];
    }
    export namespace Overrides {
      /** @minProperties 2 */
      export interface Category extends OverrideAction {
        /** Category whose rules are changed. @minLength 1 @example "directory-traversal" */ category: string;
      }
      /** @minProperties 2 */
      export interface Rule extends OverrideAction {
        /** Rule of the executed ruleset that is overridden. @example "3a03d665bac047339bb530ecb439a90d" */
        id: string;
        /** Score from which the rule matches, such as that of the OWASP ruleset. */ score_threshold?: Integer;
      }
    }
  }

  /** @minProperties 1 @maxProperties 1 */
  export interface RedirectRuleActionParameters {
    /** Redirect by lookup in a list of redirects. */ from_list?: RedirectRuleActionParameters.FromList;
    /** Redirect computed from the request. */ from_value?: RedirectRuleActionParameters.FromValue;
  }
  export namespace RedirectRuleActionParameters {
    export interface FromList {
      /** Expression for the value that is looked up in the list. @minLength 1 @example "http.request.full_uri" */ key: string;
      /** Name of the list of redirects. @example "my_list" */ name: string;
    }
    export interface FromValue {
      /** Where to redirect: a fixed URL or an expression. */ target_url: FromValue.TargetURL;
      /** Whether the query string of the request is added to the target. @default false */ preserve_query_string?: boolean;
      /** HTTP status of the redirect. */ status_code?: 301 | 302 | 303 | 307 | 308;
    }
    export namespace FromValue {
      /** @minProperties 1 @maxProperties 1 */
      export interface TargetURL {
        /** @minLength 1 */ expression?: string;
        /** @minLength 1 @example "/foo" */ value?: string;
      }
    }
  }

  /** @minProperties 1 */
  export interface RewriteRuleActionParameters {
    /** Headers to add, set or remove, by name. */
    headers?: {
      [key: string]: RewriteRuleActionParameters.AddStaticHeader | RewriteRuleActionParameters.AddDynamicHeader | RewriteRuleActionParameters.SetStaticHeader | RewriteRuleActionParameters.SetDynamicHeader | RewriteRuleActionParameters.RemoveHeader;
    };
    uri?: RewriteRuleActionParameters.URIPath | RewriteRuleActionParameters.URIQuery;
  }
  export namespace RewriteRuleActionParameters {
    export interface AddStaticHeader {
      /** Adds a header of the name; present ones stay. */ operation: 'add';
      /** @minLength 1 @example "my-header-value" */ value: string;
    }
    export interface AddDynamicHeader {
      /** @minLength 1 @example "ip.src" */
      expression: string;
      /** Adds a header of the name; present ones stay. */ operation: 'add';
    }
    export interface SetStaticHeader {
      /** Sets the header in place of present ones. */ operation: 'set';
      /** @minLength 1 @example "my-header-value" */ value: string;
    }
    export interface SetDynamicHeader {
      /** @minLength 1 @example "ip.src" */
      expression: string;
      /** Sets the header in place of present ones. */ operation: 'set';
    }
    export interface RemoveHeader {
      /** Removes all headers of the name. */ operation: 'remove';
    }
    export interface URIPath {
      path: RewriteUriPath;
    }
    export interface URIQuery {
      /** New query string: a fixed one or an expression; empty removes it. */ query: RewriteUriQuery;
    }
  }

  /** @minProperties 1 */
  export interface RouteRuleActionParameters {
    /** Host header sent to the origin. @minLength 1 @example "static.example.com" */ host_header?: string;
    /** Origin that the request goes to, by host, port or both. */ origin?: RouteOrigin;
    /** Server name (SNI) sent to the origin. */ sni?: RouteRuleActionParameters.SNI;
  }
  export namespace RouteRuleActionParameters {
    export interface SNI {
      /** @minLength 1 @example "static.example.com" */ value: string;
    }
  }

  export interface ScoreRuleActionParameters {
    /** Amount by which the score changes; may be negative. @example 3 */ increment: Integer;
  }

  export interface ActionParametersContent {
    /** @minLength 1 */ content: string;
    /** Media type of the error page. */ content_type?: 'application/json' | 'text/html' | 'text/plain' | 'text/xml';
    /** HTTP status that the error page is sent with. @min 400 @max 999 @example 500 */ status_code?: Integer;
  }

  export interface ActionParametersAsset {
    /** Name of the custom asset that is served. @minLength 1 @example "500_errors" */ asset_name: string;
    /** Media type of the error page. */ content_type?: 'application/json' | 'text/html' | 'text/plain' | 'text/xml';
    /** HTTP status that the error page is sent with. @min 400 @max 999 @example 500 */ status_code?: Integer;
  }

  /** @minProperties 1 */
  export interface SetConfigRuleActionParameters {
    /** Whether `http://` links in pages become `https://` where the target supports it. */ automatic_https_rewrites?: boolean;
    /** File types from which white space and comments are removed. */ autominify?: SetConfigAutominify;
    /** Whether requests with headers that only abusive clients send are refused (Browser Integrity Check). */ bic?: boolean;
    /** Whether HTML is turned into Markdown for clients that ask for it. */ content_converter?: boolean;
    /** Switches Cloudflare Apps off; deprecated. @deprecated */ disable_apps?: true;
    /** Switches Pay Per Crawl off. */ disable_pay_per_crawl?: true;
    /** Switches Web Analytics (real user monitoring) off. */ disable_rum?: true;
    /** Switches Zaraz off. */ disable_zaraz?: true;
    /** Whether email addresses in pages are hidden from harvesters. */ email_obfuscation?: boolean;
    /** Whether Google Fonts are served from your own domain (Cloudflare Fonts). */ fonts?: boolean;
    /** Whether other sites are kept from embedding your images. */ hotlink_protection?: boolean;
    /** Whether images are loaded by device and network (Mirage); deprecated. @deprecated */ mirage?: boolean;
    /** Whether browsers are told that HTTP content is also available over TLS. */ opportunistic_encryption?: boolean;
    /** How images are compressed: off, without or with loss, or as WebP where accepted. */ polish?: 'off' | 'lossless' | 'lossy' | 'webp';
    /** Whether verified AI crawlers are redirected to the canonical URL named in the page. */ redirects_for_ai_training?: boolean;
    /** How much of the request body is read before it is sent to the origin. */ request_body_buffering?: 'none' | 'standard' | 'full';
    /** How much of the response body is read before it is sent to the visitor. */ response_body_buffering?: 'none' | 'standard';
    /** Whether JavaScript is loaded after the content of the page (Rocket Loader). */ rocket_loader?: boolean;
    /** How suspicious visitors are challenged: from never to all of them (`under_attack`). */
    security_level?: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
    /** Whether content between server-side exclude tags is hidden from suspicious visitors. */ server_side_excludes?: boolean;
    /** How Cloudflare connects to the origin: unencrypted, encrypted, or with the certificate checked (`strict`). */
    ssl?: 'off' | 'flexible' | 'full' | 'strict' | 'origin_pull';
    /** Whether Signed Exchanges are made (SXG); deprecated. @deprecated */ sxg?: boolean;
    /** Whether pages offer tools to AI agents in the browser by WebMCP. */ webmcp_enabled?: boolean;
    /** Sets of WebMCP tools that pages offer. */ webmcp_packs?: string[];
  }

  /** @minProperties 1 */
  export interface SkipRuleActionParameters {
    /** Skips the rest of the phase that the rule is in. */ phase?: 'current';
    /** Phases that are skipped. Cannot be combined with other ways of skipping rules. @minItems 1 @unique */ phases?: Phase[];
    /** Older security products that are skipped; can be combined with `phase`. @minItems 1 @unique */
    products?: ('bic' | 'hot' | 'rateLimit' | 'securityLevel' | 'uaBlock' | 'waf' | 'zoneLockdown')[];
    /** Rules that are skipped, by ruleset id. */ rules?: { [key: string]: /** @minItems 1 @unique */ string[] };
    /** Skips the rest of the ruleset that the rule is in. */ ruleset?: 'current';
    /** Rulesets that are skipped, by id. @minItems 1 @unique */ rulesets?: string[];
  }

  export interface IndexPosition {
    /** Place in the ruleset that the rule takes, counted from 1; those after it move back. @min 1 @example 1 */ index?: Integer;
  }

  export type VersionListResponsesSinglePage = SinglePage<RulesetListResponse>;

  export type ResponseRules = RequestRule[];

  /** @discriminator action */
  export type RequestRule =
    | BlockRule2 | ChallengeRule | CompressResponseRule2 | DDoSDynamicRule2 | ExecuteRule2
    | ForceConnectionCloseRule2 | JsChallengeRule | LogRule2 | LogCustomFieldRule2 | ManagedChallengeRule2
    | RedirectRule2 | RewriteRule2 | RouteRule2 | ScoreRule2 | ServeErrorRule2 | SetCacheControlRule
    | SetCacheSettingsRule2 | SetCacheTagsRule | SetConfigRule2 | SkipRule2 | TransformResponseHTMLRule;

  export interface BlockRule2 extends RuleVersion, ListedRule {
    /** Action: refuse the request. */ action?: 'block';
    /** Response sent instead of Cloudflare's block page. @default {} */
    action_parameters?: {
      /** Body, media type and status of the response. */ response?: {
        /** @minLength 1 */ content: string;
        /** Media type of the body. @minLength 1 @example "application/json" */ content_type: string;
        /** HTTP status of the response. @min 400 @max 499 */ status_code: Integer;
      };
    };
    enabled?: boolean;
  }

  export interface RuleExposedCredentialCheck {
    /** Expression that finds the password in the request. @minLength 1 */ password_expression: string;
    /** Expression that finds the user name in the request. @minLength 1 */ username_expression: string;
  }

  export interface RuleRatelimit extends RateLimitCounting {
    /** Expression for the requests that are counted; the rule's own if left out. @minLength 1 */ counting_expression?: string;
    /** Seconds for which the action goes on once the rate is exceeded. @example 600 @unit seconds */ mitigation_timeout?: Integer;
    /** Seconds over which requests are counted. @min 0 @example 60 @unit seconds */ period: Integer;
    /** Score within the period after which the action is taken. @example 400 */ score_per_period?: Integer;
  }

  export interface ActionSwitch {
    /** Values that the action works with, such as a response, a target or settings. @default {} */ action_parameters?: JsonObject;
    enabled?: boolean;
  }

  export interface ChallengeRule extends RuleVersion, ListedRule, ActionSwitch {
    /** Action: a challenge that the visitor has to solve. */ action?: 'challenge';
  }

  export interface CompressResponseRule2 extends RuleVersion, ListedRule {
    /** Action: choose how the response is compressed. */ action?: 'compress_response';
    /** Compression to use. */
    action_parameters?: {
      /** Compression algorithms in order of preference; the first that the visitor accepts is used. @minItems 1 @unique */ algorithms: {
        /** Algorithm, or `none`, `auto` for Cloudflare's choice, `default` for the usual behavior. */
        name?: 'none' | 'auto' | 'default' | 'gzip' | 'brotli' | 'zstd';
      }[];
    };
    enabled?: boolean;
  }

  export interface DDoSDynamicRule2 extends RuleVersion, ListedRule, ActionSwitch {
    /** Action: whatever Cloudflare's DDoS protection finds fit for the attack. */ action?: 'ddos_dynamic';
  }

  export interface ExecuteRule2 extends RuleVersion, ListedRule {
    /** Action: run another ruleset, managed or custom. */ action?: 'execute';
    /** Ruleset to run, and how its rules are changed. */
    action_parameters?: {
      /** Ruleset to run. @example "2f2feab2026849078ba485f918791bdc" */ id: string;
      /** Lets matching parts of requests be logged, encrypted with your key. */ matched_data?: ExecuteMatchedData;
      /** Changes to the ruleset's rules: all of them, by category or one by one. */ overrides?: ExecuteOverrides;
    };
    enabled?: boolean;
  }

  export interface ExecuteMatchedData {
    /** Public key in base64 that encrypts what is logged; only you can read it. @minLength 1 @example "iGqBmyIUxuWt1rvxoAharN9FUXneUBxA/Y19PyyrEG0=" */
    public_key: string;
  }

  /** @minProperties 1 */
  export interface ExecuteOverrides extends OverrideAction {
    /** Changes by category; they win over those for all rules. */ categories?: ExecuteCategoryOverrides;
    /** Changes to single rules; they win over all others. */ rules?: ExecuteRuleOverrides;
  }

  /** @minItems 1 @unique */
  export type ExecuteCategoryOverrides = (/** @minProperties 2 */ {
    /** Action instead of the rules' own. */ action?: string;
    /** Category whose rules are changed. @minLength 1 @example "directory-traversal" */ category: string;
    enabled?: boolean;
    sensitivity_level?: 'default' | 'medium' | 'low' | 'eoff';
  })[];

  /** @minItems 1 @unique */
  export type ExecuteRuleOverrides = (/** @minProperties 2 */ {
    /** Action instead of the rules' own. */ action?: string;
    enabled?: boolean;
    /** Rule of the executed ruleset that is overridden. @example "3a03d665bac047339bb530ecb439a90d" */ id: string;
    /** Score from which the rule matches, such as that of the OWASP ruleset. */ score_threshold?: Integer;
    sensitivity_level?: 'default' | 'medium' | 'low' | 'eoff';
  })[];

  export interface ForceConnectionCloseRule2 extends RuleVersion, ListedRule, ActionSwitch {
    /** Action: close the connection. For DDoS rules. */ action?: 'force_connection_close';
  }

  export interface JsChallengeRule extends RuleVersion, ListedRule, ActionSwitch {
    /** Action: a challenge that the browser solves with JavaScript. */ action?: 'js_challenge';
  }

  export interface LogRule2 extends RuleVersion, ListedRule, ActionSwitch {
    /** Action: only log the match; evaluation goes on. */ action?: 'log';
  }

  export interface LogCustomFieldRule2 extends RuleVersion, ListedRule {
    /** Action: add fields of request or response to the logs. */ action?: 'log_custom_field';
    /** Fields to log. @minProperties 1 */
    action_parameters?: {
      /** Cookies of the request to log. */ cookie_fields?: LogCustomFieldCookieFields;
      /** Response headers to log, as the origin sent them. */ raw_response_fields?: LogCustomFieldRawResponseFields;
      /** Request headers to log, as the visitor sent them. */ request_fields?: LogCustomFieldRequestFields;
      /** Response headers to log, after transform rules. */ response_fields?: LogCustomFieldResponseFields;
      /** Request headers to log, after transform rules. */ transformed_request_fields?: LogCustomFieldTransformedRequestFields;
    };
    enabled?: boolean;
  }

  /** @minItems 1 */
  export type LogCustomFieldCookieFields = { /** Name of the header, cookie or ruleset. @minLength 1 @example "myCookie" */ name: string }[];

  /** @minItems 1 */
  export type LogCustomFieldRawResponseFields = {
    /** Name of the header, cookie or ruleset. @minLength 1 @example "my-response-header" */ name: string;
    /** @default false */ preserve_duplicates?: boolean;
  }[];

  /** @minItems 1 */
  export type LogCustomFieldRequestFields = { /** Name of the header, cookie or ruleset. @minLength 1 @example "my-request-header" */ name: string }[];

  /** @minItems 1 */
  export type LogCustomFieldResponseFields = {
    /** Name of the header, cookie or ruleset. @minLength 1 @example "my-response-header" */ name: string;
    /** @default false */ preserve_duplicates?: boolean;
  }[];

  /** @minItems 1 */
  export type LogCustomFieldTransformedRequestFields = {
    /** Name of the header, cookie or ruleset. @minLength 1 @example "my-request-header" */ name: string;
  }[];

  export interface ManagedChallengeRule2 extends RuleVersion, ListedRule, ActionSwitch {
    /** Action: a challenge that Cloudflare picks by the visitor. */ action?: 'managed_challenge';
  }

  export interface RedirectRule2 extends RuleVersion, ListedRule {
    /** Action: redirect the visitor to another URL. */ action?: 'redirect';
    /** Target of the redirect: from a list, or computed from the request. @minProperties 1 @maxProperties 1 */
    action_parameters?: {
      /** Redirect by lookup in a list of redirects. */ from_list?: RedirectFromList;
      /** Redirect computed from the request. */ from_value?: RedirectFromValue;
    };
    enabled?: boolean;
  }

  export interface RedirectFromList {
    /** Expression for the value that is looked up in the list. @minLength 1 @example "http.request.full_uri" */ key: string;
    /** @example "my_list" */ name: string;
  }

  export interface RedirectFromValue {
    /** Whether the query string of the request is added to the target. @default false */ preserve_query_string?: boolean;
    /** HTTP status of the redirect. */ status_code?: 301 | 302 | 303 | 307 | 308;
    /** Where to redirect: a fixed URL or an expression. @minProperties 1 @maxProperties 1 */
    target_url: {
      /** @minLength 1 */ expression?: string;
      /** @minLength 1 @example "https://example.com" */ value?: string;
    };
  }

  export interface RewriteRule2 extends RuleVersion, ListedRule {
    /** Action: rewrite the URL or the headers. */ action?: 'rewrite';
    /** Headers and parts of the URL to rewrite. @minProperties 1 */ action_parameters?: {
      /** Headers to add, set or remove, by name. */ headers?: RewriteHeaders;
      uri?: RewriteUri;
    };
    enabled?: boolean;
  }

  /** @minProperties 1 */
  export type RewriteHeaders = {
    [key: string]: {
      /** Adds a header of the name; present ones stay. */ operation: 'add';
      /** @minLength 1 @example "my-header-value" */ value: string;
    } | {
      /** @minLength 1 @example "ip.src" */ expression: string;
      /** Adds a header of the name; present ones stay. */ operation: 'add';
    } | {
      /** Sets the header in place of present ones. */ operation: 'set';
      /** @minLength 1 @example "my-header-value" */ value: string;
    } | {
      /** @minLength 1 @example "ip.src" */ expression: string;
      /** Sets the header in place of present ones. */ operation: 'set';
    } | {
      /** Removes all headers of the name. */ operation: 'remove';
    };
  };

  export type RewriteUri = ({
    path: RewriteUriPath;
  } | {
    /** New query string: a fixed one or an expression. */ query: RewriteUriQuery;
  }) & {
    /** Whether the origin sees the rewritten URI. @readOnly */ origin?: boolean;
  };

  /** @minProperties 1 @maxProperties 1 */
  export interface RewriteUriPath {
    /** @minLength 1 */ expression?: string;
    /** @minLength 1 @example "/foo" */ value?: string;
  }

  /** @minProperties 1 @maxProperties 1 */
  export interface RewriteUriQuery {
    /** @minLength 1 */ expression?: string;
    /** Fixed query string, without `?`; empty removes it. @example "foo=bar" */ value?: string;
  }

  export interface RouteRule2 extends RuleVersion, ListedRule {
    /** Action: send the request to another origin, port or host. */ action?: 'route';
    /** Where the request goes, and under which names. @minProperties 1 */
    action_parameters?: {
      /** Host header sent to the origin. @minLength 1 @example "static.example.com" */ host_header?: string;
      /** Origin that the request goes to, by host, port or both. */ origin?: RouteOrigin;
      /** Server name (SNI) sent to the origin. */ sni?: RouteSNI;
    };
    enabled?: boolean;
  }

  /** @minProperties 1 */
  export interface RouteOrigin {
    /** Hostname that is resolved instead of the requested one. @minLength 1 @example "static.example.com" */ host?: string;
    /** @min 1 @max 65535 @example 80 */ port?: Integer;
  }

  export interface RouteSNI {
    /** @minLength 1 @example "static.example.com" */ value: string;
  }

  export interface ScoreRule2 extends RuleVersion, ListedRule {
    /** Action: change the score of the request. */ action?: 'score';
    /** Amount by which the score changes. */ action_parameters?: { /** Amount by which the score changes; may be negative. @example 3 */ increment: Integer };
    enabled?: boolean & unknown;
  }

  export interface ServeErrorRule2 extends RuleVersion, ListedRule {
    /** Action: answer with an error page of your own. */ action?: 'serve_error';
    /** Error page: its content here, or the name of a custom asset. */
    action_parameters?: ({
      /** @minLength 1 */ content: string;
    } | {
      /** Name of the custom asset that is served. @minLength 1 @example "500_errors" */ asset_name: string;
    }) & {
      /** Media type of the error page. */ content_type: 'application/json' | 'text/html' | 'text/plain' | 'text/xml';
      /** HTTP status that the error page is sent with. @min 400 @max 999 @example 500 */ status_code?: Integer;
    };
    enabled?: boolean & unknown;
  }

  export interface SetCacheControlRule extends RuleVersion, ListedRule {
    /** Action: change the Cache-Control header of the response. */ action?: 'set_cache_control';
    /** Directives to set or remove, by name. @minProperties 1 */
    action_parameters?: {
      immutable?: DirectiveTarget;
      'max-age'?: SetCacheControlDirectiveWithValue;
      'must-revalidate'?: DirectiveTarget;
      'must-understand'?: DirectiveTarget;
      'no-cache'?: SetCacheControlDirectiveWithQualifiers;
      'no-store'?: DirectiveTarget;
      'no-transform'?: DirectiveTarget;
      private?: SetCacheControlDirectiveWithQualifiers;
      'proxy-revalidate'?: DirectiveTarget;
      public?: DirectiveTarget;
      's-maxage'?: SetCacheControlDirectiveWithValue;
      'stale-if-error'?: SetCacheControlDirectiveWithValue;
      'stale-while-revalidate'?: SetCacheControlDirectiveWithValue;
    };
    enabled?: boolean & unknown;
  }

  export type SetCacheControlDirectiveWithValue = {
    /** @default false */ cloudflare_only?: boolean;
    /** Whether the directive is set or removed. */ operation: 'set' | 'remove';
    /** Seconds that the directive carries. @min 0 @example 3600 @unit seconds */ value: Integer;
  } | {
    /** @default false */ cloudflare_only?: boolean;
    /** Whether the directive is set or removed. */ operation: 'set' | 'remove';
  };

  export type SetCacheControlDirectiveWithQualifiers = {
    /** @default false */ cloudflare_only?: boolean;
    /** Whether the directive is set or removed. */ operation: 'set' | 'remove';
    /** Names of the headers that the directive is limited to. @unique */ qualifiers?: (/** @minLength 1 */ string)[];
  } | {
    /** @default false */ cloudflare_only?: boolean;
    /** Whether the directive is set or removed. */ operation: 'set' | 'remove';
  };

  export interface SetCacheSettingsRule2 extends RuleVersion, ListedRule {
    /** Action: choose whether and how the response is cached. */ action?: 'set_cache_settings';
    /** Cache settings to change; those left out stay as other rules or the zone have them. @minProperties 1 */
    action_parameters?: {
      /** Ports besides 80 and 443 whose responses are cached. @minItems 1 @unique */ additional_cacheable_ports?: (/** @min 1 @max 65535 */ Integer)[];
      /** How long browsers keep the response. */ browser_ttl?: SetCacheSettingsBrowserTTL;
      /** Whether the response can be cached. */ cache?: boolean;
      cache_key?: SetCacheSettingsCacheKey;
      /** Whether the response is also kept in Cache Reserve; needs that add-on. */ cache_reserve?: SetCacheSettingsCacheReserve;
      /** How long Cloudflare keeps the response. */ edge_ttl?: SetCacheSettingsEdgeTTL;
      /** Whether Cloudflare follows the origin's Cache-Control strictly by RFC 7234. */ origin_cache_control?: boolean;
      /** Whether the origin's error pages are shown rather than Cloudflare's. */ origin_error_page_passthru?: boolean;
      /** Seconds between two reads from the origin until the request fails with 524. @min 100 @max 6000 @example 900 @unit seconds */ read_timeout?: Integer;
      /** Whether strong ETags are kept as they are; otherwise they are turned into weak ones. */ respect_strong_etags?: boolean;
      /** Whether stale content is served while the response is fetched anew. */ serve_stale?: SetCacheSettingsServeStale;
      /** Makes responses dictionaries by which later versions are compressed. */ shared_dictionary?: SetCacheSettingsSharedDictionary;
      /** Whether the ETag header of the origin is removed before caching. */ strip_etags?: boolean;
      /** Whether the Last-Modified header of the origin is removed before caching. */ strip_last_modified?: boolean;
      /** Whether Set-Cookie headers of the origin are removed before caching. */ strip_set_cookie?: boolean;
      /** Which request headers make separate versions in the cache. */ vary?: SetCacheSettingsVary;
    };
    enabled?: boolean & unknown;
  }

  export interface SetCacheSettingsBrowserTTL {
    /** Seconds for which the response is kept, for `override_origin`. @min 0 @example 60 @unit seconds */ default?: Integer;
    /** Whether the origin's headers, the time in `default` or no caching applies in browsers. */
    mode: 'respect_origin' | 'bypass_by_default' | 'override_origin' | 'bypass';
  }

  export interface SetCacheSettingsCacheKey {
    cache_by_device_type?: boolean;
    cache_deception_armor?: boolean;
    custom_key?: SetCacheSettingsCustomCacheKey;
    ignore_query_strings_order?: boolean;
  }

  export interface SetCacheSettingsCustomCacheKey {
    cookie?: SetCacheSettingsCustomCacheKeyCookie;
    header?: SetCacheSettingsCustomCacheKeyHeader;
    /** Which host belongs to the key: the requested or the resolved one. */ host?: SetCacheSettingsCustomCacheKeyHost;
    query_string?: SetCacheSettingsCustomCacheKeyQueryString;
    user?: SetCacheSettingsCustomCacheKeyUser;
  }

  export interface SetCacheSettingsCustomCacheKeyCookie {
    /** Names of which only the presence belongs to the key, and not the value. @minItems 1 @unique */
    check_presence?: (/** @minLength 1 */ string)[];
    /** Names of cookies or headers whose values belong to the key. @minItems 1 @unique */ include?: (/** @minLength 1 */ string)[];
  }

  export interface SetCacheSettingsCustomCacheKeyHeader {
    /** Names of which only the presence belongs to the key, and not the value. @minItems 1 @unique */
    check_presence?: (/** @minLength 1 */ string)[];
    /** Values by header name: the key holds which of them the header contains. @minProperties 1 */
    contains?: { [key: string]: /** @minItems 1 @unique */ (/** @minLength 1 */ string)[] };
    /** Whether the Origin header is left out of the key. */ exclude_origin?: boolean;
    /** Names of cookies or headers whose values belong to the key. @minItems 1 @unique */ include?: (/** @minLength 1 */ string)[];
  }

  export interface SetCacheSettingsCustomCacheKeyHost {
    /** Whether the key holds the resolved host instead of the requested one. */ resolved?: boolean;
  }

  /** @maxProperties 1 */
  export interface SetCacheSettingsCustomCacheKeyQueryString {
    /** @minProperties 1 @maxProperties 1 */
    exclude?: {
      /** All query parameters of the request. */ all?: true;
      /** Query parameters by name. @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[];
    };
    /** Query parameters that belong to the key: all, or those named. @minProperties 1 @maxProperties 1 */
    include?: {
      /** All query parameters of the request. */ all?: true;
      /** Query parameters by name. @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[];
    };
  }

  export interface SetCacheSettingsCustomCacheKeyUser {
    /** Whether the kind of device belongs to the key. */ device_type?: boolean;
    /** Whether the visitor's country belongs to the key. */ geo?: boolean;
    /** Whether the visitor's language belongs to the key. */ lang?: boolean;
  }

  export interface SetCacheSettingsCacheReserve {
    /** Whether the response may be kept in Cache Reserve. */ eligible: boolean;
    /** Smallest response that is kept in Cache Reserve. @min 0 @example 1024 @unit bytes */ minimum_file_size?: Integer;
  }

  export interface SetCacheSettingsEdgeTTL {
    /** Seconds for which the response is kept, for `override_origin`. @min 0 @example 60 @unit seconds */ default?: Integer;
    /** Whether the origin's headers, the time in `default` or no caching by default applies. */
    mode: 'respect_origin' | 'bypass_by_default' | 'override_origin';
    /** Times for single status codes or ranges, which win over the general one. */ status_code_ttl?: SetCacheSettingsStatusCodeTTL;
  }

  /** @minItems 1 @unique */
  export type SetCacheSettingsStatusCodeTTL = (/** @minProperties 2 @maxProperties 2 */ {
    /** Status code that the time is for. @min 100 @max 999 @example 200 */ status_code?: Integer;
    /** Range of status codes that the time is for; an open end covers all beyond. @minProperties 1 */ status_code_range?: {
      /** First status code of the range. @min 100 @max 999 @example 200 */ from?: Integer;
      /** Last status code of the range. @min 100 @max 999 @example 299 */ to?: Integer;
    };
    /** Seconds for which the response is kept; 0 stands for no-cache, -1 for no-store. @example 0 @unit seconds */ value: Integer;
  })[];

  export interface SetCacheSettingsServeStale {
    /** Whether visitors wait for the new response instead of getting the stale one. */ disable_stale_while_updating?: boolean;
  }

  export interface SetCacheSettingsSharedDictionary {
    /** Pattern of the URLs that the dictionary is for, such as `/static/js/*.js`. @minLength 1 @maxLength 1024 @example "/static/js/*.js" */
    match_pattern: string;
  }

  /** @minProperties 1 */
  export interface SetCacheSettingsVary {
    /** What applies to headers that `headers` does not name. */ default?: SetCacheSettingsVaryDefault;
    /** What applies by header; names in lower case. @maxProperties 50 */ headers?: { [key: string]: SetCacheSettingsVaryHeader };
  }

  export interface SetCacheSettingsVaryDefault {
    /** Whether the response is not cached, or varies by the header as it is or in a normalized form. */
    action: 'bypass' | 'passthrough' | 'normalize';
  }

  export interface SetCacheSettingsVaryHeader {
    /** Whether the response is not cached, or varies by the header as it is or in a normalized form. */
    action: 'bypass' | 'passthrough' | 'normalize';
    /** Languages told apart; others count as equal. @maxItems 20 */ languages?: (/** @minLength 1 @maxLength 64 */ string)[];
    /** Media types told apart; others count as equal. @maxItems 10 */ media_types?: (/** @minLength 1 @maxLength 255 */ string)[];
  }

  export interface SetCacheTagsRule extends RuleVersion, ListedRule {
    /** Action: change the cache tags of the response. */ action?: 'set_cache_tags';
    /** Tags to add, remove or set, as a list or by an expression. */
    action_parameters?: {
      /** Whether the tags are added, removed, or set in place of all others. */ operation: 'add' | 'remove' | 'set';
      /** @minItems 1 @maxItems 100 */ values: (/** @minLength 1 */ string)[];
    } | {
      /** @minLength 1 @example "http.request.uri.path.extension" */
      expression: string;
      /** Whether the tags are added, removed, or set in place of all others. */ operation: 'add' | 'remove' | 'set';
    };
    enabled?: boolean & unknown;
  }

  export interface SetConfigRule2 extends RuleVersion, ListedRule {
    /** Action: change zone settings for the matching requests. */ action?: 'set_config';
    /** Settings to change; those left out stay as other rules or the zone have them. @minProperties 1 */
    action_parameters?: {
      /** Whether `http://` links in pages become `https://` where the target supports it. */ automatic_https_rewrites?: boolean;
      /** File types from which white space and comments are removed. */ autominify?: SetConfigAutominify;
      /** Whether requests with headers that only abusive clients send are refused (Browser Integrity Check). */ bic?: boolean;
      /** Whether HTML is turned into Markdown for clients that ask for it. */ content_converter?: boolean;
      /** Switches Cloudflare Apps off; deprecated. @deprecated */ disable_apps?: true;
      /** Switches Pay Per Crawl off. */ disable_pay_per_crawl?: true;
      /** Switches Web Analytics (real user monitoring) off. */ disable_rum?: true;
      /** Switches Zaraz off. */ disable_zaraz?: true;
      /** Whether email addresses in pages are hidden from harvesters. */ email_obfuscation?: boolean;
      /** Whether Google Fonts are served from your own domain (Cloudflare Fonts). */ fonts?: boolean;
      /** Whether other sites are kept from embedding your images. */ hotlink_protection?: boolean;
      /** Whether images are loaded by device and network (Mirage); deprecated. @deprecated */ mirage?: boolean;
      /** Whether browsers are told that HTTP content is also available over TLS. */ opportunistic_encryption?: boolean;
      /** How images are compressed: off, without or with loss, or as WebP where accepted. */ polish?: 'off' | 'lossless' | 'lossy' | 'webp';
      /** Whether verified AI crawlers are redirected to the canonical URL named in the page. */ redirects_for_ai_training?: boolean;
      /** How much of the request body is read before it is sent to the origin. */ request_body_buffering?: 'none' | 'standard' | 'full';
      /** How much of the response body is read before it is sent to the visitor. */ response_body_buffering?: 'none' | 'standard';
      /** Whether JavaScript is loaded after the content of the page (Rocket Loader). */ rocket_loader?: boolean;
      /** How suspicious visitors are challenged: from never to all of them (`under_attack`). */
      security_level?: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
      /** Whether content between server-side exclude tags is hidden from suspicious visitors. */ server_side_excludes?: boolean;
      /** How Cloudflare connects to the origin: unencrypted, encrypted, or with the certificate checked (`strict`). */
      ssl?: 'off' | 'flexible' | 'full' | 'strict' | 'origin_pull';
      /** Whether Signed Exchanges are made (SXG); deprecated. @deprecated */ sxg?: boolean;
    };
    enabled?: boolean & unknown;
  }

  export interface SetConfigAutominify {
    /** Whether CSS files are minified. @default false */ css?: boolean;
    /** Whether HTML files are minified. @default false */ html?: boolean;
    /** Whether JavaScript files are minified. @default false */ js?: boolean;
  }

  export interface SkipRule2 extends RuleVersion, ListedRule {
    /** Action: skip rules, rulesets, phases or security products. */ action?: 'skip';
    /** What is skipped. @minProperties 1 */
    action_parameters?: {
      /** Skips the rest of the phase that the rule is in. */ phase?: 'current';
      /** Phases that are skipped. */ phases?: SkipPhases;
      /** Older security products that are skipped; can be combined with `phase`. */ products?: SkipProducts;
      /** Rules that are skipped, by ruleset id. @minProperties 1 */ rules?: { [key: string]: /** @minItems 1 @unique */ string[] };
      /** Skips the rest of the ruleset that the rule is in. */ ruleset?: 'current';
      /** Rulesets that are skipped, by id. @minItems 1 @unique */ rulesets?: string[];
    };
    enabled?: boolean & unknown;
  }

  /** @minItems 1 @unique */
  export type SkipPhases = Phase[];

  /** @minItems 1 @unique */
  export type SkipProducts = ('bic' | 'hot' | 'rateLimit' | 'securityLevel' | 'uaBlock' | 'waf' | 'zoneLockdown')[];

  export interface TransformResponseHTMLRule extends RuleVersion, ListedRule {
    /** Action: transform the HTML of the response. */ action?: 'transform_response_html';
    /** Transformations of the HTML. */ action_parameters?: {
      /** Switches on the maze of generated links that keeps AI crawlers busy. */ link_maze: JsonObject;
    };
    enabled?: boolean & unknown;
  }

  /** Fields of a rule in a request, whatever its action. */
  export interface RuleInput {
    /** Identifies the rule; in a replaced list it keeps an existing rule, and without it the rule is new.
      *  @example "3a03d665bac047339bb530ecb439a90d" @pattern ^[0-9a-f]{32}$ */ id?: string;
    /** Note on the rule, for people. @default "" */ description?: string;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** Condition in the Rules language; the action is taken where it is true. @minLength 1 */ expression?: string;
    logging?: Logging;
    /** Rate above which the action is taken. Only in the phase `http_ratelimit`. */ ratelimit?: BlockRuleParam.Ratelimit;
    /** Name of your own by which the rule is known over versions; the id if left out. @minLength 1 @example "my_ref" */ ref?: string;
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
  export interface ListedRule {
    /** Note for people. @default "" */ description?: string;
    /** @minLength 1 */ expression?: string;
    /** Identifies the rule; given by Cloudflare and kept over versions. @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
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
  export interface NamedRule {
    /** Identifies the rule; in a replaced list it keeps an existing rule, and without it the rule is new. @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** Note on the rule, for people. @default "" */ description?: string;
    /** Condition in the Rules language; the action is taken where it is true. @minLength 1 */ expression?: string;
    /** Rate above which the action is taken. Only in the phase `http_ratelimit`. */ ratelimit?: BlockRule.Ratelimit;
    /** Name of your own by which the rule is known over versions; the id if left out. @minLength 1 @example "my_ref" */ ref?: string;
  }
}

export declare namespace Rulesets.Phases {
  /** Earlier states of an entry point. */
  export interface Versions {
    /** List the versions of a phase's entry point ruleset.
     *  @http GET /{account_or_zone}/rulesets/phases/{ruleset_phase}/entrypoint/versions
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns version name kind phase description last_updated
     *  @key version */
    list(
      rulesetPhase: Phase,
      params?: InAccountOrZone | null,
      options?: RequestOptions,
    ): PagePromise<SinglePage<RulesetListResponse>, RulesetListResponse>;

    /** Get one version of a phase's entry point ruleset.
     *  @http GET /{account_or_zone}/rulesets/phases/{ruleset_phase}/entrypoint/versions/{ruleset_version}
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise */
    get(rulesetVersion: string, params: VersionGetParams, options?: RequestOptions): APIPromise<RulesetGetResponse>;
  }

  export interface VersionGetParams extends InAccountOrZone {
    /** Phase whose entry point is meant. */ ruleset_phase: PhaseParam;
  }

  export type VersionListResponsesSinglePage = SinglePage<RulesetListResponse>;
}

export declare namespace Rulesets.Versions {
  /** Rules of a state that carry a given tag. */
  export interface ByTag {
    /** Get the rules of a ruleset version that carry a tag.
     *
     *  For managed rulesets, whose rules have categories.
     *  @http GET /{account_or_zone}/rulesets/{ruleset_id}/versions/{ruleset_version}/by_tag/{rule_tag}
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise */
    get(/** @minLength 1 */ ruleTag: string, params: ByTagGetParams, options?: RequestOptions): APIPromise<ByTagGetResponse>;
  }

  export interface ByTagGetParams extends InAccountOrZone {
    /** Number of the ruleset's version. @example "1" @pattern ^[0-9]+$ */ ruleset_version: string;
    /** Ruleset whose versions are meant. @example "2f2feab2026849078ba485f918791bdc" @pattern ^[0-9a-f]{32}$ @from rulesets.list */
    ruleset_id: string;
  }

  export interface ByTagGetResponse {
    /** Note for people. @default "" */ description?: string;
    /** Identifies the ruleset; given by Cloudflare and kept over versions. @example "2f2feab2026849078ba485f918791bdc" */ id: string;
    /** Time of the rule's last change. @readOnly */ last_updated: DateTime;
    /** Name of the header, cookie or ruleset. @minLength 1 */ name: string;
    /** Number of the rule's version; rises with each change. @example "1" */ version: string;
    kind: 'managed' | 'custom' | 'root' | 'zone';
    /** Stage of the request at which the ruleset runs. */ phase: Phase;
    /** Rules of the version that carry the tag. */ rules: ResponseRules;
  }
}
