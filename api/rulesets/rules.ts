import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InAccountOrZone } from '../_shared.ts';
import type { Rulesets } from './index.ts';

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
  position?: RuleCreateParams.BlockRule.BeforePosition | RuleCreateParams.BlockRule.AfterPosition | Rulesets.IndexPosition;
}

export interface ConfigurationAction {
  /** Action: change zone settings for the matching requests. */ action?: 'set_config';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.SetConfigRuleActionParameters;
  /** @default true */ enabled?: boolean;
}

export interface CompressionAction {
  /** Action: choose how the response is compressed. */ action?: 'compress_response';
  /** Values that the action works with, such as a response, a target or settings. */
  action_parameters?: Rulesets.CompressResponseRule.ActionParameters;
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
export declare namespace RuleCreateParams {
  export interface BlockRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement {
    /** Action: refuse the request. */ action?: 'block';
    /** Values that the action works with, such as a response, a target or settings. @default {} */ action_parameters?: Rulesets.ActionParameters;
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
  export interface ChallengeRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement {
    /** Action: a challenge that the visitor has to solve. */ action?: 'challenge';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  }
  export interface ResponseCompressionRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, CompressionAction {}
  export interface DDoSDynamicRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement {
    /** Action: whatever Cloudflare's DDoS protection finds fit for the attack. */ action?: 'ddos_dynamic';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  }
  export interface ExecuteRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement {
    /** Action: run another ruleset, managed or custom. */ action?: 'execute';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.ExecuteRuleActionParameters;
  }
  export interface ForceConnectionCloseRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement {
    /** Action: close the connection. For DDoS rules. */ action?: 'force_connection_close';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  }
  export interface JavaScriptChallengeRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement {
    /** Action: a challenge that the browser solves with JavaScript. */ action?: 'js_challenge';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  }
  export interface LogRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement {
    /** Action: only log the match; evaluation goes on. */ action?: 'log';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  }
  export interface LogCustomFieldRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement {
    /** Action: add fields of request or response to the logs. */ action?: 'log_custom_field';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: LogCustomFieldRule.ActionParameters;
  }
  export namespace LogCustomFieldRule {
    /** @minProperties 1 */
    export interface ActionParameters extends Rulesets.LogCustomFieldRule.ActionParameters {}
  }
  export interface ManagedChallengeRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement {
    /** Action: a challenge that Cloudflare picks by the visitor. */ action?: 'managed_challenge';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  }
  export interface RedirectRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement {
    /** Action: redirect the visitor to another URL. */ action?: 'redirect';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.RedirectRuleActionParameters;
  }
  export interface RewriteRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement {
    /** Action: rewrite the URL or the headers. */ action?: 'rewrite';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.RewriteRuleActionParameters;
  }
  export interface RouteRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement {
    /** Action: send the request to another origin, port or host. */ action?: 'route';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.RouteRuleActionParameters;
  }
  export interface ScoreRule extends InAccountOrZone, Rulesets.RuleInput, Placement {
    /** Action: change the score of the request. */ action?: 'score';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.ScoreRuleActionParameters;
    /** @default true */ enabled?: boolean;
  }
  export interface ServeErrorRule extends InAccountOrZone, Rulesets.RuleInput, Placement {
    /** Action: answer with an error page of your own. */ action?: 'serve_error';
    /** Error page: its content here, or the name of a custom asset. */ action_parameters?: Rulesets.ActionParametersContent | Rulesets.ActionParametersAsset;
    /** @default true */ enabled?: boolean;
  }
  export interface SetCacheControlRule extends InAccountOrZone, Rulesets.RuleInput, Placement, Rulesets.CacheControlAction {}
  export interface SetCacheSettingsRule extends InAccountOrZone, Rulesets.RuleInput, Placement {
    /** Action: choose whether and how the response is cached. */ action?: 'set_cache_settings';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SetCacheSettingsRule.ActionParameters;
    /** @default true */ enabled?: boolean;
  }
  export namespace SetCacheSettingsRule {
    /** @minProperties 1 */
    export interface ActionParameters extends Rulesets.SetCacheSettingsRuleParam.ActionParameters {}
  }
  export interface SetCacheTagsRule extends InAccountOrZone, Rulesets.RuleInput, Placement, Rulesets.CacheTagsAction {}
  export interface SetConfigurationRule extends InAccountOrZone, Rulesets.RuleInput, Placement, ConfigurationAction {}
  export interface SkipRule extends InAccountOrZone, Rulesets.RuleInput, Placement {
    /** Action: skip rules, rulesets, phases or security products. */ action?: 'skip';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.SkipRuleActionParameters;
    /** @default true */ enabled?: boolean;
  }
  export interface TransformResponseHTMLRule extends InAccountOrZone, Rulesets.RuleInput, Placement {
    /** Action: transform the HTML of the response. */ action?: 'transform_response_html';
    /** Values that the action works with, such as a response, a target or settings. */
    action_parameters?: Rulesets.RulesetParams.RulesetsTransformResponseHTMLRule.ActionParameters;
    /** @default true */ enabled?: boolean;
  }
}

export type RuleCreateResponse = Rulesets.RulesetGetResponse | null;

export interface InRuleset {
  /** Ruleset that holds the rule. @example "2f2feab2026849078ba485f918791bdc" @pattern ^[0-9a-f]{32}$ @from rulesets.list */ ruleset_id: string;
}

export interface RuleDeleteParams extends InAccountOrZone, InRuleset {
  /** @query @default false */ dry_run?: boolean;
}

export type RuleDeleteResponse = Rulesets.RulesetGetResponse | null;

/** @discriminator action */
export type RuleEditParams =
  | RuleEditParams.BlockRule | RuleEditParams.ChallengeRule | RuleEditParams.ResponseCompressionRule
  | RuleEditParams.DDoSDynamicRule | RuleEditParams.ExecuteRule | RuleEditParams.ForceConnectionCloseRule
  | RuleEditParams.JavaScriptChallengeRule | RuleEditParams.LogRule | RuleEditParams.LogCustomFieldRule
  | RuleEditParams.ManagedChallengeRule | RuleEditParams.RedirectRule | RuleEditParams.RewriteRule
  | RuleEditParams.RouteRule | RuleEditParams.ScoreRule | RuleEditParams.ServeErrorRule
  | RuleEditParams.SetCacheControlRule | RuleEditParams.SetCacheSettingsRule | RuleEditParams.SetCacheTagsRule
  | RuleEditParams.SetConfigurationRule | RuleEditParams.SkipRule | RuleEditParams.TransformResponseHTMLRule;
export declare namespace RuleEditParams {
  export interface BlockRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset {
    /** Action: refuse the request. */ action?: 'block';
    /** Values that the action works with, such as a response, a target or settings. @default {} */ action_parameters?: Rulesets.ActionParameters;
  }
  export interface ChallengeRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset {
    /** Action: a challenge that the visitor has to solve. */ action?: 'challenge';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  }
  export interface ResponseCompressionRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset, CompressionAction {}
  export interface DDoSDynamicRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset {
    /** Action: whatever Cloudflare's DDoS protection finds fit for the attack. */ action?: 'ddos_dynamic';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  }
  export interface ExecuteRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset {
    /** Action: run another ruleset, managed or custom. */ action?: 'execute';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.ExecuteRuleActionParameters;
  }
  export interface ForceConnectionCloseRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset {
    /** Action: close the connection. For DDoS rules. */ action?: 'force_connection_close';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  }
  export interface JavaScriptChallengeRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset {
    /** Action: a challenge that the browser solves with JavaScript. */ action?: 'js_challenge';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  }
  export interface LogRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset {
    /** Action: only log the match; evaluation goes on. */ action?: 'log';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  }
  export interface LogCustomFieldRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset {
    /** Action: add fields of request or response to the logs. */ action?: 'log_custom_field';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: LogCustomFieldRule.ActionParameters;
  }
  export namespace LogCustomFieldRule {
    /** @minProperties 1 */
    export interface ActionParameters extends Rulesets.LogCustomFieldRule.ActionParameters {}
  }
  export interface ManagedChallengeRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset {
    /** Action: a challenge that Cloudflare picks by the visitor. */ action?: 'managed_challenge';
    /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  }
  export interface RedirectRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset {
    /** Action: redirect the visitor to another URL. */ action?: 'redirect';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.RedirectRuleActionParameters;
  }
  export interface RewriteRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset {
    /** Action: rewrite the URL or the headers. */ action?: 'rewrite';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.RewriteRuleActionParameters;
  }
  export interface RouteRule extends InAccountOrZone, Rulesets.RuleInput, Rulesets.RulePlacement, InRuleset {
    /** Action: send the request to another origin, port or host. */ action?: 'route';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.RouteRuleActionParameters;
  }
  export interface ScoreRule extends InAccountOrZone, Rulesets.RuleInput, Placement, InRuleset {
    /** Action: change the score of the request. */ action?: 'score';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.ScoreRuleActionParameters;
    /** @default true */ enabled?: boolean;
  }
  export interface ServeErrorRule extends InAccountOrZone, Rulesets.RuleInput, Placement, InRuleset {
    /** Action: answer with an error page of your own. */ action?: 'serve_error';
    /** Error page: its content here, or the name of a custom asset. */ action_parameters?: Rulesets.ActionParametersContent | Rulesets.ActionParametersAsset;
    /** @default true */ enabled?: boolean;
  }
  export interface SetCacheControlRule extends InAccountOrZone, Rulesets.RuleInput, Placement, Rulesets.CacheControlAction, InRuleset {}
  export interface SetCacheSettingsRule extends InAccountOrZone, Rulesets.RuleInput, Placement, InRuleset {
    /** Action: choose whether and how the response is cached. */ action?: 'set_cache_settings';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SetCacheSettingsRule.ActionParameters;
    /** @default true */ enabled?: boolean;
  }
  export namespace SetCacheSettingsRule {
    /** @minProperties 1 */
    export interface ActionParameters extends Rulesets.SetCacheSettingsRuleParam.ActionParameters {}
  }
  export interface SetCacheTagsRule extends InAccountOrZone, Rulesets.RuleInput, Placement, Rulesets.CacheTagsAction, InRuleset {}
  export interface SetConfigurationRule extends InAccountOrZone, Rulesets.RuleInput, Placement, ConfigurationAction, InRuleset {}
  export interface SkipRule extends InAccountOrZone, Rulesets.RuleInput, Placement, InRuleset {
    /** Action: skip rules, rulesets, phases or security products. */ action?: 'skip';
    /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: Rulesets.SkipRuleActionParameters;
    /** @default true */ enabled?: boolean;
  }
  export interface TransformResponseHTMLRule extends InAccountOrZone, Rulesets.RuleInput, Placement, InRuleset {
    /** Action: transform the HTML of the response. */ action?: 'transform_response_html';
    /** Values that the action works with, such as a response, a target or settings. */
    action_parameters?: Rulesets.RulesetParams.RulesetsTransformResponseHTMLRule.ActionParameters;
    /** @default true */ enabled?: boolean;
  }
}

export type RuleEditResponse = Rulesets.RulesetGetResponse | null;
