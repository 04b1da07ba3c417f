import type { APIPromise, CursorPagination, JsonObject, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccountOrZone, Integer } from './_shared.ts';

/** Ruleset Engine: Ordered rules that act on requests at fixed phases.
 *  @product rulesets Ruleset Engine
 *  @docs https://developers.cloudflare.com/ruleset-engine/ */
export interface Rulesets {
  readonly phases: Rulesets.Phases;
  readonly rules: Rulesets.Rules;
  readonly versions: Rulesets.Versions;

  /** Add a ruleset for a given phase to an account or zone.
   *  @http POST /{account_or_zone}/rulesets
   *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise */
  create(params: Rulesets.RulesetCreateParams, options?: RequestOptions): APIPromise<Rulesets.RulesetCreateResponse>;

  /** Replace all rules of a ruleset at once, which produces a new version.
   *  @http PUT /{account_or_zone}/rulesets/{ruleset_id}
   *  @body json required
   *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise */
  update(rulesetID: string, params: Rulesets.RulesetUpdateParams, options?: RequestOptions): APIPromise<Rulesets.RulesetUpdateResponse>;

  /** Page through the rulesets of an account or zone without their rules.
   *  @http GET /{account_or_zone}/rulesets
   *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
   *  @plans free pro business enterprise */
  list(
    params?: Rulesets.RulesetListParams | null,
    options?: RequestOptions,
  ): PagePromise<CursorPagination<Rulesets.RulesetListResponse>, Rulesets.RulesetListResponse>;

  /** Delete a ruleset and all its versions; dry_run only checks the request.
   *  @http DELETE /{account_or_zone}/rulesets/{ruleset_id}
   *  @answer void
   *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise
   *  @availability ga */
  delete(rulesetID: string, params?: Rulesets.RulesetDeleteParams | null, options?: RequestOptions): APIPromise<void>;

  /** Read the latest version of a ruleset, rules included.
   *  @http GET /{account_or_zone}/rulesets/{ruleset_id}
   *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
   *  @plans free pro business enterprise */
  get(
    rulesetID: string,
    params?: Rulesets.RulesetGetParams | null,
    options?: RequestOptions,
  ): APIPromise<Rulesets.RuleEditResponse.Ruleset>;
}

export declare namespace Rulesets {
  export interface RulesetCreateParams extends InAccountOrZone {
    kind: Kind;
    /** @minLength 1 */ name: string;
    phase: Phase;
    /** @query @default false */ dry_run?: boolean;
    /** @default "" */ description?: string;
    /** @default [] */ rules?: (/** @discriminator action */ BlockRuleParam | PhaseUpdateParams.RulesetsChallengeRule | CompressResponseRuleParam | DDoSDynamicRuleParam | ExecuteRuleParam | ForceConnectionCloseRuleParam | PhaseUpdateParams.RulesetsJSChallengeRule | LogRuleParam | LogCustomFieldRuleParam | ManagedChallengeRuleParam | RedirectRuleParam | RewriteRuleParam | RouteRuleParam | ScoreRuleParam | ServeErrorRuleParam | PhaseUpdateParams.RulesetsSetCacheControlRule | SetCacheSettingsRuleParam | PhaseUpdateParams.RulesetsSetCacheTagsRule | SetConfigRuleParam | SkipRuleParam | PhaseUpdateParams.RulesetsTransformResponseHTMLRule)[];
  }
  export namespace RulesetCreateParams {
    export import RulesetsChallengeRule = PhaseUpdateParams.RulesetsChallengeRule;
    export import RulesetsJSChallengeRule = PhaseUpdateParams.RulesetsJSChallengeRule;
    export import RulesetsSetCacheControlRule = PhaseUpdateParams.RulesetsSetCacheControlRule;
    export import RulesetsSetCacheTagsRule = PhaseUpdateParams.RulesetsSetCacheTagsRule;
    export import RulesetsTransformResponseHTMLRule = PhaseUpdateParams.RulesetsTransformResponseHTMLRule;
  }

  export type RulesetCreateResponse = unknown;
  export namespace RulesetCreateResponse {
    export import Ruleset = RuleEditResponse.Ruleset;
  }

  export interface RulesetUpdateParams extends InAccountOrZone {
    /** @query @default false */ dry_run?: boolean;
    /** @default "" */ description?: string;
    kind?: Kind;
    /** @minLength 1 */ name?: string;
    phase?: Phase;
    /** @default [] */ rules?: (/** @discriminator action */ BlockRuleParam | PhaseUpdateParams.RulesetsChallengeRule | CompressResponseRuleParam | DDoSDynamicRuleParam | ExecuteRuleParam | ForceConnectionCloseRuleParam | PhaseUpdateParams.RulesetsJSChallengeRule | LogRuleParam | LogCustomFieldRuleParam | ManagedChallengeRuleParam | RedirectRuleParam | RewriteRuleParam | RouteRuleParam | ScoreRuleParam | ServeErrorRuleParam | PhaseUpdateParams.RulesetsSetCacheControlRule | SetCacheSettingsRuleParam | PhaseUpdateParams.RulesetsSetCacheTagsRule | SetConfigRuleParam | SkipRuleParam | PhaseUpdateParams.RulesetsTransformResponseHTMLRule)[];
  }
  export namespace RulesetUpdateParams {
    export import RulesetsChallengeRule = PhaseUpdateParams.RulesetsChallengeRule;
    export import RulesetsJSChallengeRule = PhaseUpdateParams.RulesetsJSChallengeRule;
    export import RulesetsSetCacheControlRule = PhaseUpdateParams.RulesetsSetCacheControlRule;
    export import RulesetsSetCacheTagsRule = PhaseUpdateParams.RulesetsSetCacheTagsRule;
    export import RulesetsTransformResponseHTMLRule = PhaseUpdateParams.RulesetsTransformResponseHTMLRule;
  }

  export type RulesetUpdateResponse = unknown;
  export namespace RulesetUpdateResponse {
    export import Ruleset = RuleEditResponse.Ruleset;
  }

  export interface RulesetListParams extends InAccountOrZone {
    /** @min 1 @max 50 @example 3 */ per_page?: Integer;
    /** @minLength 1 @example "dGhpc2lzYW5leGFtcGxlCg" */ cursor?: string;
  }

  export interface RulesetListResponse {
    /** @example "2f2feab2026849078ba485f918791bdc" */ id: string;
    kind: Kind;
    /** @readOnly */ last_updated: DateTime;
    /** @minLength 1 */ name: string;
    phase: Phase;
    /** @example "1" */ version: string;
    /** @default "" */ description?: string;
  }

  export interface RulesetDeleteParams extends InAccountOrZone {
    /** @query @default false */ dry_run?: boolean;
  }

  export type RulesetGetParams = InAccountOrZone;

  export import RulesetGetResponse = RuleEditResponse.Ruleset;

  /** Entry points at which rules start to run. */
  export interface Phases {
    readonly versions: Phases.Versions;

    /** Replace the rules of a phase's entry point ruleset, as a new version.
     *  @http PUT /{account_or_zone}/rulesets/phases/{ruleset_phase}/entrypoint
     *  @body json required
     *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
     *  @plans free pro business enterprise */
    update(rulesetPhase: Phase, params: PhaseUpdateParams, options?: RequestOptions): APIPromise<PhaseUpdateResponse>;

    /** Read the latest entry point ruleset of a phase for an account or zone.
     *  @http GET /{account_or_zone}/rulesets/phases/{ruleset_phase}/entrypoint
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise */
    get(rulesetPhase: Phase, params?: PhaseGetParams | null, options?: RequestOptions): APIPromise<RuleEditResponse.Ruleset>;
  }

  export interface PhaseUpdateParams extends InAccountOrZone {
    /** @query @default false */ dry_run?: boolean;
    /** @default "" */ description?: string;
    /** @minLength 1 */ name?: string;
    /** @default [] */ rules?: (/** @discriminator action */ BlockRuleParam | PhaseUpdateParams.RulesetsChallengeRule | CompressResponseRuleParam | DDoSDynamicRuleParam | ExecuteRuleParam | ForceConnectionCloseRuleParam | PhaseUpdateParams.RulesetsJSChallengeRule | LogRuleParam | LogCustomFieldRuleParam | ManagedChallengeRuleParam | RedirectRuleParam | RewriteRuleParam | RouteRuleParam | ScoreRuleParam | ServeErrorRuleParam | PhaseUpdateParams.RulesetsSetCacheControlRule | SetCacheSettingsRuleParam | PhaseUpdateParams.RulesetsSetCacheTagsRule | SetConfigRuleParam | SkipRuleParam | PhaseUpdateParams.RulesetsTransformResponseHTMLRule)[];
  }
  export namespace PhaseUpdateParams {
    export interface RulesetsChallengeRule {
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'challenge';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      ratelimit?: LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace RulesetsChallengeRule {
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type Ratelimit = LogRule.Ratelimit;
    }
    export interface RulesetsJSChallengeRule {
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'js_challenge';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      ratelimit?: LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace RulesetsJSChallengeRule {
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type Ratelimit = LogRule.Ratelimit;
    }
    export interface RulesetsSetCacheControlRule {
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'set_cache_control';
      action_parameters?: RuleEditParams.SetCacheControlRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      ratelimit?: LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace RulesetsSetCacheControlRule {
      export import ActionParameters = RuleEditParams.SetCacheControlRule.ActionParameters;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type Ratelimit = LogRule.Ratelimit;
    }
    export interface RulesetsSetCacheTagsRule {
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'set_cache_tags';
      action_parameters?: RuleEditParams.SetCacheTagsRule.AddCacheTagsValues | RuleEditParams.SetCacheTagsRule.AddCacheTagsExpression;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      ratelimit?: LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace RulesetsSetCacheTagsRule {
      export type AddCacheTagsExpression = RuleEditParams.SetCacheTagsRule.AddCacheTagsExpression;
      export type AddCacheTagsValues = RuleEditParams.SetCacheTagsRule.AddCacheTagsValues;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type Ratelimit = LogRule.Ratelimit;
      export type RemoveCacheTagsExpression = RuleEditParams.SetCacheTagsRule.AddCacheTagsExpression;
      export type RemoveCacheTagsValues = RuleEditParams.SetCacheTagsRule.AddCacheTagsValues;
      export type SetCacheTagsExpression = RuleEditParams.SetCacheTagsRule.AddCacheTagsExpression;
      export type SetCacheTagsValues = RuleEditParams.SetCacheTagsRule.AddCacheTagsValues;
    }
    export interface RulesetsTransformResponseHTMLRule {
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'transform_response_html';
      action_parameters?: RuleEditParams.TransformResponseHTMLRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      ratelimit?: LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace RulesetsTransformResponseHTMLRule {
      export type ActionParameters = RuleEditParams.TransformResponseHTMLRule.ActionParameters;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type Ratelimit = LogRule.Ratelimit;
    }
  }

  export type PhaseUpdateResponse = unknown;
  export namespace PhaseUpdateResponse {
    export import Ruleset = RuleEditResponse.Ruleset;
  }

  export type PhaseGetParams = InAccountOrZone;

  export import PhaseGetResponse = RuleEditResponse.Ruleset;

  /** Single conditions with an action. */
  export interface Rules {
    /** Insert one rule into a ruleset, at the end or at a chosen position.
     *  @http POST /{account_or_zone}/rulesets/{ruleset_id}/rules
     *  @body json required
     *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(rulesetID: string, params: RuleCreateParams, options?: RequestOptions): APIPromise<RuleCreateResponse>;

    /** Drop one rule from a ruleset, which produces a new version.
     *  @http DELETE /{account_or_zone}/rulesets/{ruleset_id}/rules/{rule_id}
     *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(ruleID: string, params: RuleDeleteParams, options?: RequestOptions): APIPromise<RuleDeleteResponse>;

    /** Change or move one rule of a ruleset without resending the others.
     *  @http PATCH /{account_or_zone}/rulesets/{ruleset_id}/rules/{rule_id}
     *  @body json required
     *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
     *  @plans free pro business enterprise
     *  @availability ga */
    edit(ruleID: string, params: RuleEditParams, options?: RequestOptions): APIPromise<RuleEditResponse>;
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
    export interface BlockRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'block';
      /** @default {} */ action_parameters?: Rulesets.BlockRule.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace BlockRule {
      export import ActionParameters = Rulesets.BlockRule.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ChallengeRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'challenge';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ChallengeRule {
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface DDoSDynamicRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'ddos_dynamic';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace DDoSDynamicRule {
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ExecuteRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'execute';
      action_parameters?: Rulesets.ExecuteRule.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ExecuteRule {
      export import ActionParameters = Rulesets.ExecuteRule.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ForceConnectionCloseRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'force_connection_close';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ForceConnectionCloseRule {
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface JavaScriptChallengeRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'js_challenge';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace JavaScriptChallengeRule {
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface LogCustomFieldRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'log_custom_field';
      action_parameters?: Rulesets.LogCustomFieldRule.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace LogCustomFieldRule {
      export import ActionParameters = Rulesets.LogCustomFieldRule.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface LogRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'log';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace LogRule {
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ManagedChallengeRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'managed_challenge';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ManagedChallengeRule {
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface RedirectRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'redirect';
      action_parameters?: Rulesets.RedirectRule.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace RedirectRule {
      export import ActionParameters = Rulesets.RedirectRule.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ResponseCompressionRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'compress_response';
      action_parameters?: CompressResponseRule.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ResponseCompressionRule {
      export import ActionParameters = CompressResponseRule.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface RewriteRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'rewrite';
      action_parameters?: RewriteRuleParam.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace RewriteRule {
      export import ActionParameters = RewriteRuleParam.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface RouteRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'route';
      action_parameters?: Rulesets.RouteRule.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace RouteRule {
      export import ActionParameters = Rulesets.RouteRule.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ScoreRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'score';
      action_parameters?: Rulesets.ScoreRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ScoreRule {
      export type ActionParameters = Rulesets.ScoreRule.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ServeErrorRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'serve_error';
      action_parameters?: Rulesets.ServeErrorRule.ActionParametersContent | Rulesets.ServeErrorRule.ActionParametersAsset;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ServeErrorRule {
      export type ActionParametersAsset = Rulesets.ServeErrorRule.ActionParametersAsset;
      export type ActionParametersContent = Rulesets.ServeErrorRule.ActionParametersContent;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface SetCacheControlRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'set_cache_control';
      action_parameters?: RuleEditParams.SetCacheControlRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace SetCacheControlRule {
      export import ActionParameters = RuleEditParams.SetCacheControlRule.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface SetCacheSettingsRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'set_cache_settings';
      action_parameters?: Rulesets.SetCacheSettingsRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace SetCacheSettingsRule {
      export import ActionParameters = Rulesets.SetCacheSettingsRule.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface SetCacheTagsRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'set_cache_tags';
      action_parameters?: RuleEditParams.SetCacheTagsRule.AddCacheTagsValues | RuleEditParams.SetCacheTagsRule.AddCacheTagsExpression;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace SetCacheTagsRule {
      export type AddCacheTagsExpression = RuleEditParams.SetCacheTagsRule.AddCacheTagsExpression;
      export type AddCacheTagsValues = RuleEditParams.SetCacheTagsRule.AddCacheTagsValues;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
      export type RemoveCacheTagsExpression = RuleEditParams.SetCacheTagsRule.AddCacheTagsExpression;
      export type RemoveCacheTagsValues = RuleEditParams.SetCacheTagsRule.AddCacheTagsValues;
      export type SetCacheTagsExpression = RuleEditParams.SetCacheTagsRule.AddCacheTagsExpression;
      export type SetCacheTagsValues = RuleEditParams.SetCacheTagsRule.AddCacheTagsValues;
    }
    export interface SetConfigurationRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'set_config';
      action_parameters?: SetConfigRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace SetConfigurationRule {
      export import ActionParameters = SetConfigRule.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface SkipRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'skip';
      action_parameters?: Rulesets.SkipRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace SkipRule {
      export type ActionParameters = Rulesets.SkipRule.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface TransformResponseHTMLRule extends InAccountOrZone {
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'transform_response_html';
      action_parameters?: RuleEditParams.TransformResponseHTMLRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: RuleEditParams.LogRule.BeforePosition | RuleEditParams.LogRule.AfterPosition | RuleEditParams.LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace TransformResponseHTMLRule {
      export type ActionParameters = RuleEditParams.TransformResponseHTMLRule.ActionParameters;
      export type AfterPosition = RuleEditParams.LogRule.AfterPosition;
      export type BeforePosition = RuleEditParams.LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = RuleEditParams.LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
  }

  export type RuleCreateResponse = unknown;
  export namespace RuleCreateResponse {
    export import Ruleset = RuleEditResponse.Ruleset;
  }

  export interface RuleDeleteParams extends InAccountOrZone {
    /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
    /** @query @default false */ dry_run?: boolean;
  }

  export type RuleDeleteResponse = unknown;
  export namespace RuleDeleteResponse {
    export import Ruleset = RuleEditResponse.Ruleset;
  }

  /** @discriminator action */
  export type RuleEditParams =
    | RuleEditParams.BlockRule | RuleEditParams.ChallengeRule | RuleEditParams.ResponseCompressionRule
    | RuleEditParams.DDoSDynamicRule | RuleEditParams.ExecuteRule | RuleEditParams.ForceConnectionCloseRule
    | RuleEditParams.JavaScriptChallengeRule | RuleEditParams.LogRule | RuleEditParams.LogCustomFieldRule
    | RuleEditParams.ManagedChallengeRule | RuleEditParams.RedirectRule | RuleEditParams.RewriteRule
    | RuleEditParams.RouteRule | RuleEditParams.ScoreRule | RuleEditParams.ServeErrorRule
    | RuleEditParams.SetCacheControlRule | RuleEditParams.SetCacheSettingsRule
    | RuleEditParams.SetCacheTagsRule | RuleEditParams.SetConfigurationRule | RuleEditParams.SkipRule
    | RuleEditParams.TransformResponseHTMLRule;
  export namespace RuleEditParams {
    export interface BlockRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'block';
      /** @default {} */ action_parameters?: Rulesets.BlockRule.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace BlockRule {
      export import ActionParameters = Rulesets.BlockRule.ActionParameters;
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ChallengeRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'challenge';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ChallengeRule {
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface DDoSDynamicRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'ddos_dynamic';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace DDoSDynamicRule {
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ExecuteRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'execute';
      action_parameters?: Rulesets.ExecuteRule.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ExecuteRule {
      export import ActionParameters = Rulesets.ExecuteRule.ActionParameters;
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ForceConnectionCloseRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'force_connection_close';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ForceConnectionCloseRule {
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface JavaScriptChallengeRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'js_challenge';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace JavaScriptChallengeRule {
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface LogCustomFieldRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'log_custom_field';
      action_parameters?: Rulesets.LogCustomFieldRule.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace LogCustomFieldRule {
      export import ActionParameters = Rulesets.LogCustomFieldRule.ActionParameters;
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface LogRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'log';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace LogRule {
      export interface AfterPosition {
        /** @example "5bccdbb2a5142cd25cad8591255bd209" */ after?: string;
      }
      export interface BeforePosition {
        /** @example "da5e8e506c8e7877fe06cdf4c41add54" */ before?: string;
      }
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export interface IndexPosition {
        /** @min 1 @example 1 */ index?: Integer;
      }
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ManagedChallengeRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'managed_challenge';
      /** @default {} */ action_parameters?: unknown;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ManagedChallengeRule {
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface RedirectRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'redirect';
      action_parameters?: Rulesets.RedirectRule.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace RedirectRule {
      export import ActionParameters = Rulesets.RedirectRule.ActionParameters;
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ResponseCompressionRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'compress_response';
      action_parameters?: CompressResponseRule.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ResponseCompressionRule {
      export import ActionParameters = CompressResponseRule.ActionParameters;
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface RewriteRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'rewrite';
      action_parameters?: RewriteRuleParam.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace RewriteRule {
      export import ActionParameters = RewriteRuleParam.ActionParameters;
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface RouteRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'route';
      action_parameters?: Rulesets.RouteRule.ActionParameters;
      /** @default "" */ description?: string;
      enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace RouteRule {
      export import ActionParameters = Rulesets.RouteRule.ActionParameters;
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ScoreRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'score';
      action_parameters?: Rulesets.ScoreRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ScoreRule {
      export type ActionParameters = Rulesets.ScoreRule.ActionParameters;
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface ServeErrorRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'serve_error';
      action_parameters?: Rulesets.ServeErrorRule.ActionParametersContent | Rulesets.ServeErrorRule.ActionParametersAsset;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace ServeErrorRule {
      export type ActionParametersAsset = Rulesets.ServeErrorRule.ActionParametersAsset;
      export type ActionParametersContent = Rulesets.ServeErrorRule.ActionParametersContent;
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface SetCacheControlRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'set_cache_control';
      action_parameters?: SetCacheControlRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace SetCacheControlRule {
      /** @minProperties 1 */
      export interface ActionParameters {
        immutable?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
        'max-age'?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
        'must-revalidate'?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
        'must-understand'?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
        'no-cache'?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
        'no-store'?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
        'no-transform'?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
        private?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
        'proxy-revalidate'?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
        public?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
        's-maxage'?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
        'stale-if-error'?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
        'stale-while-revalidate'?: ActionParameters.SetDirective | ActionParameters.RemoveDirective;
      }
      export namespace ActionParameters {
        export interface RemoveDirective {
          operation: 'set' | 'remove';
          /** @default false */ cloudflare_only?: boolean;
        }
        export interface SetDirective {
          operation: 'set' | 'remove';
          /** @default false */ cloudflare_only?: boolean;
          /** @min 0 @example 3600 */ value: Integer;
          /** @unique */ qualifiers?: (/** @minLength 1 */ string)[];
        }
      }
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface SetCacheSettingsRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'set_cache_settings';
      action_parameters?: Rulesets.SetCacheSettingsRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace SetCacheSettingsRule {
      export import ActionParameters = Rulesets.SetCacheSettingsRule.ActionParameters;
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface SetCacheTagsRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'set_cache_tags';
      action_parameters?: SetCacheTagsRule.AddCacheTagsValues | SetCacheTagsRule.AddCacheTagsExpression;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace SetCacheTagsRule {
      export interface AddCacheTagsExpression {
        /** @minLength 1 @example "http.request.uri.path.extension" */ expression: string;
        operation: 'add' | 'remove' | 'set';
      }
      export interface AddCacheTagsValues {
        operation: 'add' | 'remove' | 'set';
        /** @minItems 1 @maxItems 100 */ values: (/** @minLength 1 */ string)[];
      }
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
      export type RemoveCacheTagsExpression = AddCacheTagsExpression;
      export type RemoveCacheTagsValues = AddCacheTagsValues;
      export type SetCacheTagsExpression = AddCacheTagsExpression;
      export type SetCacheTagsValues = AddCacheTagsValues;
    }
    export interface SetConfigurationRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'set_config';
      action_parameters?: SetConfigRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace SetConfigurationRule {
      export import ActionParameters = SetConfigRule.ActionParameters;
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface SkipRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'skip';
      action_parameters?: Rulesets.SkipRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace SkipRule {
      export type ActionParameters = Rulesets.SkipRule.ActionParameters;
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
    export interface TransformResponseHTMLRule extends InAccountOrZone {
      /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
      /** @query @default false */ dry_run?: boolean;
      /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
      action?: 'transform_response_html';
      action_parameters?: TransformResponseHTMLRule.ActionParameters;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
      exposed_credential_check?: RuleExposedCredentialCheck;
      /** @minLength 1 */ expression?: string;
      logging?: Logging;
      position?: LogRule.BeforePosition | LogRule.AfterPosition | LogRule.IndexPosition;
      ratelimit?: Rulesets.LogRule.Ratelimit;
      /** @minLength 1 @example "my_ref" */ ref?: string;
    }
    export namespace TransformResponseHTMLRule {
      export interface ActionParameters {
        link_maze: unknown;
      }
      export type AfterPosition = LogRule.AfterPosition;
      export type BeforePosition = LogRule.BeforePosition;
      export type ExposedCredentialCheck = RuleExposedCredentialCheck;
      export type IndexPosition = LogRule.IndexPosition;
      export type Ratelimit = Rulesets.LogRule.Ratelimit;
    }
  }

  export type RuleEditResponse = unknown;
  export namespace RuleEditResponse {
    export interface Ruleset {
      /** @example "2f2feab2026849078ba485f918791bdc" */ id: string;
      kind: Kind;
      /** @readOnly */ last_updated: DateTime;
      /** @minLength 1 */ name: string;
      phase: Phase;
      rules: (/** @discriminator action */ BlockRule | Ruleset.RulesetsChallengeRule | CompressResponseRule | DDoSDynamicRule | ExecuteRule | ForceConnectionCloseRule | Ruleset.RulesetsJSChallengeRule | LogRule | LogCustomFieldRule | ManagedChallengeRule | RedirectRule | RewriteRule | RouteRule | ScoreRule | ServeErrorRule | Ruleset.RulesetsSetCacheControlRule | SetCacheSettingsRule | Ruleset.RulesetsSetCacheTagsRule | SetConfigRule | SkipRule | Ruleset.RulesetsTransformResponseHTMLRule)[];
      /** @example "1" */ version: string;
      /** @default "" */ description?: string;
    }
    export namespace Ruleset {
      export interface RulesetsChallengeRule {
        /** @readOnly */ last_updated: DateTime;
        /** @example "1" @readOnly */ version: string;
        /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
        action?: 'challenge';
        /** @default {} */ action_parameters?: unknown;
        /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
        /** @default "" */ description?: string;
        enabled?: boolean;
        exposed_credential_check?: RuleExposedCredentialCheck;
        /** @minLength 1 */ expression?: string;
        logging?: Logging;
        ratelimit?: LogRule.Ratelimit;
        /** @minLength 1 @example "my_ref" */ ref?: string;
      }
      export namespace RulesetsChallengeRule {
        export type ExposedCredentialCheck = RuleExposedCredentialCheck;
        export type Ratelimit = LogRule.Ratelimit;
      }
      export interface RulesetsJSChallengeRule {
        /** @readOnly */ last_updated: DateTime;
        /** @example "1" @readOnly */ version: string;
        /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
        action?: 'js_challenge';
        /** @default {} */ action_parameters?: unknown;
        /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
        /** @default "" */ description?: string;
        enabled?: boolean;
        exposed_credential_check?: RuleExposedCredentialCheck;
        /** @minLength 1 */ expression?: string;
        logging?: Logging;
        ratelimit?: LogRule.Ratelimit;
        /** @minLength 1 @example "my_ref" */ ref?: string;
      }
      export namespace RulesetsJSChallengeRule {
        export type ExposedCredentialCheck = RuleExposedCredentialCheck;
        export type Ratelimit = LogRule.Ratelimit;
      }
      export interface RulesetsSetCacheControlRule {
        /** @readOnly */ last_updated: DateTime;
        /** @example "1" @readOnly */ version: string;
        /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
        action?: 'set_cache_control';
        action_parameters?: RuleEditParams.SetCacheControlRule.ActionParameters;
        /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
        /** @default "" */ description?: string;
        /** @default true */ enabled?: boolean;
        exposed_credential_check?: RuleExposedCredentialCheck;
        /** @minLength 1 */ expression?: string;
        logging?: Logging;
        ratelimit?: LogRule.Ratelimit;
        /** @minLength 1 @example "my_ref" */ ref?: string;
      }
      export namespace RulesetsSetCacheControlRule {
        export import ActionParameters = RuleEditParams.SetCacheControlRule.ActionParameters;
        export type ExposedCredentialCheck = RuleExposedCredentialCheck;
        export type Ratelimit = LogRule.Ratelimit;
      }
      export interface RulesetsSetCacheTagsRule {
        /** @readOnly */ last_updated: DateTime;
        /** @example "1" @readOnly */ version: string;
        /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
        action?: 'set_cache_tags';
        action_parameters?: RuleEditParams.SetCacheTagsRule.AddCacheTagsValues | RuleEditParams.SetCacheTagsRule.AddCacheTagsExpression;
        /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
        /** @default "" */ description?: string;
        /** @default true */ enabled?: boolean;
        exposed_credential_check?: RuleExposedCredentialCheck;
        /** @minLength 1 */ expression?: string;
        logging?: Logging;
        ratelimit?: LogRule.Ratelimit;
        /** @minLength 1 @example "my_ref" */ ref?: string;
      }
      export namespace RulesetsSetCacheTagsRule {
        export type AddCacheTagsExpression = RuleEditParams.SetCacheTagsRule.AddCacheTagsExpression;
        export type AddCacheTagsValues = RuleEditParams.SetCacheTagsRule.AddCacheTagsValues;
        export type ExposedCredentialCheck = RuleExposedCredentialCheck;
        export type Ratelimit = LogRule.Ratelimit;
        export type RemoveCacheTagsExpression = RuleEditParams.SetCacheTagsRule.AddCacheTagsExpression;
        export type RemoveCacheTagsValues = RuleEditParams.SetCacheTagsRule.AddCacheTagsValues;
        export type SetCacheTagsExpression = RuleEditParams.SetCacheTagsRule.AddCacheTagsExpression;
        export type SetCacheTagsValues = RuleEditParams.SetCacheTagsRule.AddCacheTagsValues;
      }
      export interface RulesetsTransformResponseHTMLRule {
        /** @readOnly */ last_updated: DateTime;
        /** @example "1" @readOnly */ version: string;
        /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
        action?: 'transform_response_html';
        action_parameters?: RuleEditParams.TransformResponseHTMLRule.ActionParameters;
        /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
        /** @default "" */ description?: string;
        /** @default true */ enabled?: boolean;
        exposed_credential_check?: RuleExposedCredentialCheck;
        /** @minLength 1 */ expression?: string;
        logging?: Logging;
        ratelimit?: LogRule.Ratelimit;
        /** @minLength 1 @example "my_ref" */ ref?: string;
      }
      export namespace RulesetsTransformResponseHTMLRule {
        export type ActionParameters = RuleEditParams.TransformResponseHTMLRule.ActionParameters;
        export type ExposedCredentialCheck = RuleExposedCredentialCheck;
        export type Ratelimit = LogRule.Ratelimit;
      }
    }
  }

  /** Earlier states of a whole set. */
  export interface Versions {
    readonly byTag: Versions.ByTag;

    /** Show the versions a ruleset has been through.
     *  @http GET /{account_or_zone}/rulesets/{ruleset_id}/versions
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise */
    list(
      rulesetID: string,
      params?: VersionListParams | null,
      options?: RequestOptions,
    ): PagePromise<SinglePage<RulesetListResponse>, RulesetListResponse>;

    /** Delete one old version of a ruleset, keeping the others.
     *  @http DELETE /{account_or_zone}/rulesets/{ruleset_id}/versions/{ruleset_version}
     *  @answer void
     *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
     *  @plans free pro business enterprise */
    delete(rulesetVersion: string, params: VersionDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Read a ruleset as it stood at one version, rules included.
     *  @http GET /{account_or_zone}/rulesets/{ruleset_id}/versions/{ruleset_version}
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(rulesetVersion: string, params: VersionGetParams, options?: RequestOptions): APIPromise<RuleEditResponse.Ruleset>;
  }

  export type VersionListParams = InAccountOrZone;

  export type VersionListResponse = RulesetListResponse;

  export type VersionDeleteParams = RuleDeleteParams;

  export interface VersionGetParams extends InAccountOrZone {
    /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
  }

  export import VersionGetResponse = RuleEditResponse.Ruleset;

  export interface BlockRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'block';
    /** @default {} */ action_parameters?: BlockRule.ActionParameters;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace BlockRule {
    export interface ActionParameters {
      response?: ActionParameters.Response;
    }
    export namespace ActionParameters {
      export interface Response {
        /** @minLength 1 */ content: string;
        /** @minLength 1 @example "application/json" */ content_type: string;
        /** @min 400 @max 499 */ status_code: Integer;
      }
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface BlockRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'block';
    /** @default {} */ action_parameters?: BlockRule.ActionParameters;
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace BlockRuleParam {
    export import ActionParameters = BlockRule.ActionParameters;
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface CompressResponseRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'compress_response';
    action_parameters?: CompressResponseRule.ActionParameters;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace CompressResponseRule {
    export interface ActionParameters {
      /** @minItems 1 @unique */ algorithms: ActionParameters.Algorithm[];
    }
    export namespace ActionParameters {
      export interface Algorithm {
        name?: 'none' | 'auto' | 'default' | 'gzip' | 'brotli' | 'zstd';
      }
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface CompressResponseRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'compress_response';
    action_parameters?: CompressResponseRule.ActionParameters;
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace CompressResponseRuleParam {
    export import ActionParameters = CompressResponseRule.ActionParameters;
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface DDoSDynamicRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'ddos_dynamic';
    /** @default {} */ action_parameters?: unknown;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace DDoSDynamicRule {
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface DDoSDynamicRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'ddos_dynamic';
    /** @default {} */ action_parameters?: unknown;
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace DDoSDynamicRuleParam {
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface ExecuteRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'execute';
    action_parameters?: ExecuteRule.ActionParameters;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace ExecuteRule {
    export interface ActionParameters {
      /** @example "2f2feab2026849078ba485f918791bdc" */ id: string;
      matched_data?: ExecuteMatchedData;
      overrides?: ActionParameters.Overrides;
    }
    export namespace ActionParameters {
      export type MatchedData = ExecuteMatchedData;
      /** @minProperties 1 */
      export interface Overrides {
        action?: string;
        /** @minItems 1 @unique */ categories?: Overrides.Category[];
        enabled?: boolean;
        /** @minItems 1 @unique */ rules?: Overrides.Rule[];
        sensitivity_level?: 'default' | 'medium' | 'low' | 'eoff';
      }
      export namespace Overrides {
        /** @minProperties 2 */
        export interface Category {
          /** @minLength 1 @example "directory-traversal" */ category: string;
          action?: string;
          enabled?: boolean;
          sensitivity_level?: 'default' | 'medium' | 'low' | 'eoff';
        }
        /** @minProperties 2 */
        export interface Rule {
          /** @example "3a03d665bac047339bb530ecb439a90d" */ id: string;
          action?: string;
          enabled?: boolean;
          score_threshold?: Integer;
          sensitivity_level?: 'default' | 'medium' | 'low' | 'eoff';
        }
      }
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface ExecuteRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'execute';
    action_parameters?: ExecuteRule.ActionParameters;
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace ExecuteRuleParam {
    export import ActionParameters = ExecuteRule.ActionParameters;
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface ForceConnectionCloseRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'force_connection_close';
    /** @default {} */ action_parameters?: unknown;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace ForceConnectionCloseRule {
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface ForceConnectionCloseRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'force_connection_close';
    /** @default {} */ action_parameters?: unknown;
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace ForceConnectionCloseRuleParam {
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export type Kind = 'managed' | 'custom' | 'root' | 'zone';

  export type KindParam = Kind;

  export interface LogCustomFieldRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'log_custom_field';
    action_parameters?: LogCustomFieldRule.ActionParameters;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace LogCustomFieldRule {
    /** @minProperties 1 */
    export interface ActionParameters {
      /** @minItems 1 */ cookie_fields?: ActionParameters.CookieField[];
      /** @minItems 1 */ raw_response_fields?: ActionParameters.ResponseField[];
      /** @minItems 1 */ request_fields?: ActionParameters.CookieField[];
      /** @minItems 1 */ response_fields?: ActionParameters.ResponseField[];
      /** @minItems 1 */ transformed_request_fields?: ActionParameters.CookieField[];
    }
    export namespace ActionParameters {
      export interface CookieField {
        /** @minLength 1 @example "myCookie" */ name: string;
      }
      export type RawResponseField = ResponseField;
      export type RequestField = CookieField;
      export interface ResponseField {
        /** @minLength 1 @example "my-response-header" */ name: string;
        /** @default false */ preserve_duplicates?: boolean;
      }
      export type TransformedRequestField = CookieField;
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface LogCustomFieldRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'log_custom_field';
    action_parameters?: LogCustomFieldRule.ActionParameters;
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace LogCustomFieldRuleParam {
    export import ActionParameters = LogCustomFieldRule.ActionParameters;
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface LogRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'log';
    /** @default {} */ action_parameters?: unknown;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace LogRule {
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export interface Ratelimit {
      /** @minItems 1 @unique */ characteristics: (/** @minLength 1 */ string)[];
      /** @min 0 @example 60 */ period: Integer;
      /** @minLength 1 */ counting_expression?: string;
      /** @example 600 */ mitigation_timeout?: Integer;
      /** @min 1 @example 1000 */ requests_per_period?: Integer;
      /** @default false */ requests_to_origin?: boolean;
      /** @example 400 */ score_per_period?: Integer;
      /** @minLength 1 @example "my-score" */ score_response_header_name?: string;
    }
  }

  export interface LogRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'log';
    /** @default {} */ action_parameters?: unknown;
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace LogRuleParam {
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface Logging {
    enabled: boolean;
  }

  export type LoggingParam = Logging;

  export interface ManagedChallengeRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'managed_challenge';
    /** @default {} */ action_parameters?: unknown;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace ManagedChallengeRule {
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface ManagedChallengeRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'managed_challenge';
    /** @default {} */ action_parameters?: unknown;
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace ManagedChallengeRuleParam {
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export type Phase =
    | 'ddos_l4' | 'ddos_l7' | 'http_config_settings' | 'http_custom_errors' | 'http_log_custom_fields'
    | 'http_ratelimit' | 'http_request_cache_settings' | 'http_request_dynamic_redirect'
    | 'http_request_firewall_custom' | 'http_request_firewall_managed' | 'http_request_late_transform'
    | 'http_request_origin' | 'http_request_redirect' | 'http_request_sanitize' | 'http_request_sbfm'
    | 'http_request_transform' | 'http_response_cache_settings' | 'http_response_compression'
    | 'http_response_firewall_managed' | 'http_response_headers_transform' | 'magic_transit'
    | 'magic_transit_ids_managed' | 'magic_transit_managed' | 'magic_transit_ratelimit';

  export type PhaseParam = Phase;

  export interface RedirectRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'redirect';
    action_parameters?: RedirectRule.ActionParameters;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace RedirectRule {
    /** @minProperties 1 @maxProperties 1 */
    export interface ActionParameters {
      from_list?: RedirectFromList;
      from_value?: ActionParameters.FromValue;
    }
    export namespace ActionParameters {
      export type FromList = RedirectFromList;
      export interface FromValue {
        target_url: RewriteUriPath;
        /** @default false */ preserve_query_string?: boolean;
        status_code?: 301 | 302 | 303 | 307 | 308;
      }
      export namespace FromValue {
        export type TargetURL = RewriteUriPath;
      }
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface RedirectRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'redirect';
    action_parameters?: RedirectRule.ActionParameters;
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace RedirectRuleParam {
    export import ActionParameters = RedirectRule.ActionParameters;
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface RewriteRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'rewrite';
    action_parameters?: RewriteRule.ActionParameters;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace RewriteRule {
    /** @minProperties 1 */
    export interface ActionParameters {
      headers?: { [key: string]: ActionParameters.AddStaticHeader | ActionParameters.AddDynamicHeader | ActionParameters.SetStaticHeader | ActionParameters.SetDynamicHeader | ActionParameters.RemoveHeader };
      uri?: ActionParameters.URIPath | ActionParameters.URIQuery;
    }
    export namespace ActionParameters {
      export interface AddDynamicHeader {
        /** @minLength 1 @example "ip.src" */ expression: string;
        operation: 'add';
      }
      export interface AddStaticHeader {
        operation: 'add';
        /** @minLength 1 @example "my-header-value" */ value: string;
      }
      export interface RemoveHeader {
        operation: 'remove';
      }
      export interface SetDynamicHeader {
        /** @minLength 1 @example "ip.src" */ expression: string;
        operation: 'set';
      }
      export interface SetStaticHeader {
        operation: 'set';
        /** @minLength 1 @example "my-header-value" */ value: string;
      }
      export interface URIPath {
        path: RewriteUriPath;
        /** @readOnly */ origin?: boolean;
      }
      export namespace URIPath {
        export type Path = RewriteUriPath;
      }
      export interface URIQuery {
        query: RewriteUriQuery;
        /** @readOnly */ origin?: boolean;
      }
      export namespace URIQuery {
        export type Query = RewriteUriQuery;
      }
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface RewriteRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'rewrite';
    action_parameters?: RewriteRuleParam.ActionParameters;
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace RewriteRuleParam {
    /** @minProperties 1 */
    export interface ActionParameters {
      headers?: { [key: string]: RewriteRule.ActionParameters.AddStaticHeader | RewriteRule.ActionParameters.AddDynamicHeader | RewriteRule.ActionParameters.SetStaticHeader | RewriteRule.ActionParameters.SetDynamicHeader | RewriteRule.ActionParameters.RemoveHeader };
      uri?: ActionParameters.URIPath | ActionParameters.URIQuery;
    }
    export namespace ActionParameters {
      export type AddDynamicHeader = RewriteRule.ActionParameters.AddDynamicHeader;
      export type AddStaticHeader = RewriteRule.ActionParameters.AddStaticHeader;
      export type RemoveHeader = RewriteRule.ActionParameters.RemoveHeader;
      export type SetDynamicHeader = RewriteRule.ActionParameters.SetDynamicHeader;
      export type SetStaticHeader = RewriteRule.ActionParameters.SetStaticHeader;
      export interface URIPath {
        path: RewriteUriPath;
      }
      export namespace URIPath {
        export type Path = RewriteUriPath;
      }
      export interface URIQuery {
        query: RewriteUriQuery;
      }
      export namespace URIQuery {
        export type Query = RewriteUriQuery;
      }
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface RouteRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'route';
    action_parameters?: RouteRule.ActionParameters;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace RouteRule {
    /** @minProperties 1 */
    export interface ActionParameters {
      /** @minLength 1 @example "static.example.com" */ host_header?: string;
      origin?: RouteOrigin;
      sni?: RouteSNI;
    }
    export namespace ActionParameters {
      export type Origin = RouteOrigin;
      export type SNI = RouteSNI;
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface RouteRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'route';
    action_parameters?: RouteRule.ActionParameters;
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace RouteRuleParam {
    export import ActionParameters = RouteRule.ActionParameters;
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface Ruleset {
    id: string;
    last_updated: string;
    version: string;
    description?: string;
    name?: string;
  }

  export type RulesetListResponsesCursorPagination = CursorPagination<RulesetListResponse>;

  export interface RulesetRule {
    last_updated: string;
    version: string;
    id?: string;
    action?: string;
    action_parameters?: unknown;
    categories?: string[];
    description?: string;
    enabled?: boolean;
    exposed_credential_check?: RulesetRule.ExposedCredentialCheck;
    expression?: string;
    logging?: Logging;
    ratelimit?: RulesetRule.Ratelimit;
    ref?: string;
  }
  export namespace RulesetRule {
    export interface ExposedCredentialCheck {
      password_expression: string;
      username_expression: string;
    }
    export interface Ratelimit {
      characteristics: string[];
      period: number;
      counting_expression?: string;
      mitigation_timeout?: number;
      requests_per_period?: number;
      requests_to_origin?: boolean;
      score_per_period?: number;
      score_response_header_name?: string;
    }
  }

  export interface ScoreRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'score';
    action_parameters?: ScoreRule.ActionParameters;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace ScoreRule {
    export interface ActionParameters {
      /** @example 3 */ increment: Integer;
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface ScoreRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'score';
    action_parameters?: ScoreRule.ActionParameters;
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace ScoreRuleParam {
    export type ActionParameters = ScoreRule.ActionParameters;
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface ServeErrorRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'serve_error';
    action_parameters?: ServeErrorRule.ActionParametersContent | ServeErrorRule.ActionParametersAsset;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace ServeErrorRule {
    export interface ActionParametersAsset {
      /** @minLength 1 @example "500_errors" */ asset_name: string;
      content_type?: 'application/json' | 'text/html' | 'text/plain' | 'text/xml';
      /** @min 400 @max 999 @example 500 */ status_code?: Integer;
    }
    export interface ActionParametersContent {
      /** @minLength 1 */ content: string;
      content_type?: 'application/json' | 'text/html' | 'text/plain' | 'text/xml';
      /** @min 400 @max 999 @example 500 */ status_code?: Integer;
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface ServeErrorRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'serve_error';
    action_parameters?: ServeErrorRule.ActionParametersContent | ServeErrorRule.ActionParametersAsset;
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace ServeErrorRuleParam {
    export type ActionParametersAsset = ServeErrorRule.ActionParametersAsset;
    export type ActionParametersContent = ServeErrorRule.ActionParametersContent;
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface SetCacheSettingsRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'set_cache_settings';
    action_parameters?: SetCacheSettingsRule.ActionParameters;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace SetCacheSettingsRule {
    /** @minProperties 1 */
    export interface ActionParameters {
      /** @minItems 1 @unique */ additional_cacheable_ports?: (/** @min 1 @max 65535 */ Integer)[];
      browser_ttl?: ActionParameters.BrowserTTL;
      cache?: boolean;
      cache_key?: ActionParameters.CacheKey;
      cache_reserve?: SetCacheSettingsCacheReserve;
      edge_ttl?: ActionParameters.EdgeTTL;
      origin_cache_control?: boolean;
      origin_error_page_passthru?: boolean;
      /** @min 100 @max 6000 @example 900 */ read_timeout?: Integer;
      respect_strong_etags?: boolean;
      serve_stale?: SetCacheSettingsServeStale;
      shared_dictionary?: SetCacheSettingsSharedDictionary;
      strip_etags?: boolean;
      strip_last_modified?: boolean;
      strip_set_cookie?: boolean;
      vary?: ActionParameters.Vary;
    }
    export namespace ActionParameters {
      export interface BrowserTTL {
        mode: 'respect_origin' | 'bypass_by_default' | 'override_origin' | 'bypass';
        /** @min 0 @example 60 */ default?: Integer;
      }
      export interface CacheKey {
        cache_by_device_type?: boolean;
        cache_deception_armor?: boolean;
        custom_key?: CacheKey.CustomKey;
        ignore_query_strings_order?: boolean;
      }
      export namespace CacheKey {
        export interface CustomKey {
          cookie?: SetCacheSettingsCustomCacheKeyCookie;
          header?: CustomKey.Header;
          host?: SetCacheSettingsCustomCacheKeyHost;
          query_string?: SetCacheSettingsCustomCacheKeyQueryString;
          user?: SetCacheSettingsCustomCacheKeyUser;
        }
        export namespace CustomKey {
          export type Cookie = SetCacheSettingsCustomCacheKeyCookie;
          export interface Header {
            /** @minItems 1 @unique */ check_presence?: (/** @minLength 1 */ string)[];
            contains?: { [key: string]: /** @minItems 1 @unique */ (/** @minLength 1 */ string)[] };
            exclude_origin?: boolean;
            /** @minItems 1 @unique */ include?: (/** @minLength 1 */ string)[];
          }
          export type Host = SetCacheSettingsCustomCacheKeyHost;
          export type QueryString = SetCacheSettingsCustomCacheKeyQueryString;
          export namespace QueryString {
            /** @minProperties 1 @maxProperties 1 */
            export interface Exclude {
              all?: true;
              /** @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[];
            }
            export type Include = Exclude;
          }
          export type User = SetCacheSettingsCustomCacheKeyUser;
        }
      }
      export type CacheReserve = SetCacheSettingsCacheReserve;
      export interface EdgeTTL {
        mode: 'respect_origin' | 'bypass_by_default' | 'override_origin';
        /** @min 0 @example 60 */ default?: Integer;
        /** @minItems 1 @unique */ status_code_ttl?: EdgeTTL.StatusCodeTTL[];
      }
      export namespace EdgeTTL {
        /** @minProperties 2 @maxProperties 2 */
        export interface StatusCodeTTL {
          /** @example 0 */ value: Integer;
          /** @min 100 @max 999 @example 200 */ status_code?: Integer;
          status_code_range?: StatusCodeTTL.StatusCodeRange;
        }
        export namespace StatusCodeTTL {
          /** @minProperties 1 */
          export interface StatusCodeRange {
            /** @min 100 @max 999 @example 200 */ from?: Integer;
            /** @min 100 @max 999 @example 299 */ to?: Integer;
          }
        }
      }
      export type ServeStale = SetCacheSettingsServeStale;
      export type SharedDictionary = SetCacheSettingsSharedDictionary;
      /** @minProperties 1 */
      export interface Vary {
        default?: SetCacheSettingsVaryDefault;
        headers?: { [key: string]: SetCacheSettingsVaryHeader };
      }
      export namespace Vary {
        export type Default = SetCacheSettingsVaryDefault;
        export type Headers = SetCacheSettingsVaryHeader;
      }
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface SetCacheSettingsRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'set_cache_settings';
    action_parameters?: SetCacheSettingsRule.ActionParameters;
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace SetCacheSettingsRuleParam {
    export import ActionParameters = SetCacheSettingsRule.ActionParameters;
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface SetConfigRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'set_config';
    action_parameters?: SetConfigRule.ActionParameters;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace SetConfigRule {
    /** @minProperties 1 */
    export interface ActionParameters {
      automatic_https_rewrites?: boolean;
      autominify?: SetConfigAutominify;
      bic?: boolean;
      content_converter?: boolean;
      /** @deprecated */ disable_apps?: true;
      disable_pay_per_crawl?: true;
      disable_rum?: true;
      disable_zaraz?: true;
      email_obfuscation?: boolean;
      fonts?: boolean;
      hotlink_protection?: boolean;
      /** @deprecated */ mirage?: boolean;
      opportunistic_encryption?: boolean;
      polish?: 'off' | 'lossless' | 'lossy' | 'webp';
      redirects_for_ai_training?: boolean;
      request_body_buffering?: 'none' | 'standard' | 'full';
      response_body_buffering?: 'none' | 'standard';
      rocket_loader?: boolean;
      security_level?: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
      server_side_excludes?: boolean;
      ssl?: 'off' | 'flexible' | 'full' | 'strict' | 'origin_pull';
      /** @deprecated */ sxg?: boolean;
    }
    export namespace ActionParameters {
      export type Autominify = SetConfigAutominify;
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface SetConfigRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'set_config';
    action_parameters?: SetConfigRule.ActionParameters;
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace SetConfigRuleParam {
    export import ActionParameters = SetConfigRule.ActionParameters;
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface SkipRule {
    /** @readOnly */ last_updated: DateTime;
    /** @example "1" @readOnly */ version: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'skip';
    action_parameters?: SkipRule.ActionParameters;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace SkipRule {
    /** @minProperties 1 */
    export interface ActionParameters {
      phase?: 'current';
      /** @minItems 1 @unique */ phases?: Phase[];
      /** @minItems 1 @unique */ products?: ('bic' | 'hot' | 'rateLimit' | 'securityLevel' | 'uaBlock' | 'waf' | 'zoneLockdown')[];
      rules?: { [key: string]: /** @minItems 1 @unique */ string[] };
      ruleset?: 'current';
      /** @minItems 1 @unique */ rulesets?: string[];
    }
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export interface SkipRuleParam {
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    action?: 'skip';
    action_parameters?: SkipRule.ActionParameters;
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    logging?: Logging;
    ratelimit?: LogRule.Ratelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
  }
  export namespace SkipRuleParam {
    export type ActionParameters = SkipRule.ActionParameters;
    export type ExposedCredentialCheck = RuleExposedCredentialCheck;
    export type Ratelimit = LogRule.Ratelimit;
  }

  export type VersionListResponsesSinglePage = SinglePage<RulesetListResponse>;

  export type RulesetPhase = Phase;

  export type ResponseRules = ResponseRule[];

  export type ResponseRule = RequestRule;

  /** @discriminator action */
  export type RequestRule =
    | BlockRule2 | ChallengeRule | CompressResponseRule2 | DDoSDynamicRule2 | ExecuteRule2
    | ForceConnectionCloseRule2 | JsChallengeRule | LogRule2 | LogCustomFieldRule2 | ManagedChallengeRule2
    | RedirectRule2 | RewriteRule2 | RouteRule2 | ScoreRule2 | ServeErrorRule2 | SetCacheControlRule
    | SetCacheSettingsRule2 | SetCacheTagsRule | SetConfigRule2 | SkipRule2 | TransformResponseHTMLRule;

  export interface BlockRule2 {
    action?: 'block';
    /** @default {} */ action_parameters?: {
      response?: {
        /** @minLength 1 */ content: string;
        /** @minLength 1 @example "application/json" */ content_type: string;
        /** @min 400 @max 499 */ status_code: Integer;
      };
    };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface RuleExposedCredentialCheck {
    /** @minLength 1 */ password_expression: string;
    /** @minLength 1 */ username_expression: string;
  }

  export type RuleLoggingOptions = Logging;

  export type RuleLogging = Logging;

  export interface RuleRatelimit {
    /** @minItems 1 @unique */ characteristics: (/** @minLength 1 */ string)[];
    /** @minLength 1 */ counting_expression?: string;
    /** @example 600 */ mitigation_timeout?: Integer;
    /** @min 0 @example 60 */ period: Integer;
    /** @min 1 @example 1000 */ requests_per_period?: Integer;
    /** @default false */ requests_to_origin?: boolean;
    /** @example 400 */ score_per_period?: Integer;
    /** @minLength 1 @example "my-score" */ score_response_header_name?: string;
  }

  export interface ChallengeRule {
    action?: 'challenge';
    /** @default {} */ action_parameters?: JsonObject;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface CompressResponseRule2 {
    action?: 'compress_response';
    action_parameters?: {
      /** @minItems 1 @unique */ algorithms: ({ name?: 'none' | 'auto' | 'default' | 'gzip' | 'brotli' | 'zstd' })[];
    };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface DDoSDynamicRule2 {
    action?: 'ddos_dynamic';
    /** @default {} */ action_parameters?: JsonObject;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface ExecuteRule2 {
    action?: 'execute';
    action_parameters?: {
      /** @example "2f2feab2026849078ba485f918791bdc" */ id: string;
      matched_data?: ExecuteMatchedData;
      overrides?: ExecuteOverrides;
    };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface ExecuteMatchedData {
    /** @minLength 1 @example "iGqBmyIUxuWt1rvxoAharN9FUXneUBxA/Y19PyyrEG0=" */ public_key: string;
  }

  /** @minProperties 1 */
  export interface ExecuteOverrides {
    action?: string;
    categories?: ExecuteCategoryOverrides;
    enabled?: boolean;
    rules?: ExecuteRuleOverrides;
    sensitivity_level?: 'default' | 'medium' | 'low' | 'eoff';
  }

  /** @minItems 1 @unique */
  export type ExecuteCategoryOverrides = (/** @minProperties 2 */ {
    action?: string;
    /** @minLength 1 @example "directory-traversal" */ category: string;
    enabled?: boolean;
    sensitivity_level?: 'default' | 'medium' | 'low' | 'eoff';
  })[];

  /** @minItems 1 @unique */
  export type ExecuteRuleOverrides = (/** @minProperties 2 */ {
    action?: string;
    enabled?: boolean;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id: string;
    score_threshold?: Integer;
    sensitivity_level?: 'default' | 'medium' | 'low' | 'eoff';
  })[];

  export interface ForceConnectionCloseRule2 {
    action?: 'force_connection_close';
    /** @default {} */ action_parameters?: JsonObject;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface JsChallengeRule {
    action?: 'js_challenge';
    /** @default {} */ action_parameters?: JsonObject;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface LogRule2 {
    action?: 'log';
    /** @default {} */ action_parameters?: JsonObject;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface LogCustomFieldRule2 {
    action?: 'log_custom_field';
    /** @minProperties 1 */ action_parameters?: {
      cookie_fields?: LogCustomFieldCookieFields;
      raw_response_fields?: LogCustomFieldRawResponseFields;
      request_fields?: LogCustomFieldRequestFields;
      response_fields?: LogCustomFieldResponseFields;
      transformed_request_fields?: LogCustomFieldTransformedRequestFields;
    };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  /** @minItems 1 */
  export type LogCustomFieldCookieFields = ({ /** @minLength 1 @example "myCookie" */ name: string })[];

  /** @minItems 1 */
  export type LogCustomFieldRawResponseFields = ({
    /** @minLength 1 @example "my-response-header" */ name: string;
    /** @default false */ preserve_duplicates?: boolean;
  })[];

  /** @minItems 1 */
  export type LogCustomFieldRequestFields = ({ /** @minLength 1 @example "my-request-header" */ name: string })[];

  /** @minItems 1 */
  export type LogCustomFieldResponseFields = ({
    /** @minLength 1 @example "my-response-header" */ name: string;
    /** @default false */ preserve_duplicates?: boolean;
  })[];

  /** @minItems 1 */
  export type LogCustomFieldTransformedRequestFields = ({ /** @minLength 1 @example "my-request-header" */ name: string })[];

  export interface ManagedChallengeRule2 {
    action?: 'managed_challenge';
    /** @default {} */ action_parameters?: JsonObject;
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface RedirectRule2 {
    action?: 'redirect';
    /** @minProperties 1 @maxProperties 1 */ action_parameters?: { from_list?: RedirectFromList; from_value?: RedirectFromValue };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface RedirectFromList {
    /** @minLength 1 @example "http.request.full_uri" */ key: string;
    /** @example "my_list" */ name: string;
  }

  export interface RedirectFromValue {
    /** @default false */ preserve_query_string?: boolean;
    status_code?: 301 | 302 | 303 | 307 | 308;
    /** @minProperties 1 @maxProperties 1 */ target_url: {
      /** @minLength 1 */ expression?: string;
      /** @minLength 1 @example "https://example.com" */ value?: string;
    };
  }

  export interface RewriteRule2 {
    action?: 'rewrite';
    /** @minProperties 1 */ action_parameters?: { headers?: RewriteHeaders; uri?: RewriteUri };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  /** @minProperties 1 */
  export type RewriteHeaders = { [key: string]: { operation: 'add'; /** @minLength 1 @example "my-header-value" */ value: string } | { /** @minLength 1 @example "ip.src" */ expression: string; operation: 'add' } | { operation: 'set'; /** @minLength 1 @example "my-header-value" */ value: string } | { /** @minLength 1 @example "ip.src" */ expression: string; operation: 'set' } | { operation: 'remove' } };

  export type RewriteUri = ({ path: RewriteUriPath } | { query: RewriteUriQuery }) & { /** @readOnly */ origin?: boolean };

  /** @minProperties 1 @maxProperties 1 */
  export interface RewriteUriPath {
    /** @minLength 1 */ expression?: string;
    /** @minLength 1 @example "/foo" */ value?: string;
  }

  /** @minProperties 1 @maxProperties 1 */
  export interface RewriteUriQuery {
    /** @minLength 1 */ expression?: string;
    /** @example "foo=bar" */ value?: string;
  }

  export interface RouteRule2 {
    action?: 'route';
    /** @minProperties 1 */ action_parameters?: {
      /** @minLength 1 @example "static.example.com" */ host_header?: string;
      origin?: RouteOrigin;
      sni?: RouteSNI;
    };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  /** @minProperties 1 */
  export interface RouteOrigin {
    /** @minLength 1 @example "static.example.com" */ host?: string;
    /** @min 1 @max 65535 @example 80 */ port?: Integer;
  }

  export interface RouteSNI {
    /** @minLength 1 @example "static.example.com" */ value: string;
  }

  export interface ScoreRule2 {
    action?: 'score';
    action_parameters?: { /** @example 3 */ increment: Integer };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean & unknown;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface ServeErrorRule2 {
    action?: 'serve_error';
    action_parameters?: ({ /** @minLength 1 */ content: string } | { /** @minLength 1 @example "500_errors" */ asset_name: string }) & ({
      content_type: 'application/json' | 'text/html' | 'text/plain' | 'text/xml';
      /** @min 400 @max 999 @example 500 */ status_code?: Integer;
    });
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean & unknown;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface SetCacheControlRule {
    action?: 'set_cache_control';
    /** @minProperties 1 */ action_parameters?: {
      immutable?: SetCacheControlDirective;
      'max-age'?: SetCacheControlDirectiveWithValue;
      'must-revalidate'?: SetCacheControlDirective;
      'must-understand'?: SetCacheControlDirective;
      'no-cache'?: SetCacheControlDirectiveWithQualifiers;
      'no-store'?: SetCacheControlDirective;
      'no-transform'?: SetCacheControlDirective;
      private?: SetCacheControlDirectiveWithQualifiers;
      'proxy-revalidate'?: SetCacheControlDirective;
      public?: SetCacheControlDirective;
      's-maxage'?: SetCacheControlDirectiveWithValue;
      'stale-if-error'?: SetCacheControlDirectiveWithValue;
      'stale-while-revalidate'?: SetCacheControlDirectiveWithValue;
    };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean & unknown;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export type SetCacheControlDirective = { /** @default false */ cloudflare_only?: boolean; operation: 'set' | 'remove' };

  export type SetCacheControlDirectiveWithValue = {
    /** @default false */ cloudflare_only?: boolean;
    operation: 'set' | 'remove';
    /** @min 0 @example 3600 */ value: Integer;
  } | { /** @default false */ cloudflare_only?: boolean; operation: 'set' | 'remove' };

  export type SetCacheControlDirectiveWithQualifiers = {
    /** @default false */ cloudflare_only?: boolean;
    operation: 'set' | 'remove';
    /** @unique */ qualifiers?: (/** @minLength 1 */ string)[];
  } | { /** @default false */ cloudflare_only?: boolean; operation: 'set' | 'remove' };

  export interface SetCacheSettingsRule2 {
    action?: 'set_cache_settings';
    /** @minProperties 1 */ action_parameters?: {
      /** @minItems 1 @unique */ additional_cacheable_ports?: (/** @min 1 @max 65535 */ Integer)[];
      browser_ttl?: SetCacheSettingsBrowserTTL;
      cache?: boolean;
      cache_key?: SetCacheSettingsCacheKey;
      cache_reserve?: SetCacheSettingsCacheReserve;
      edge_ttl?: SetCacheSettingsEdgeTTL;
      origin_cache_control?: boolean;
      origin_error_page_passthru?: boolean;
      /** @min 100 @max 6000 @example 900 */ read_timeout?: Integer;
      respect_strong_etags?: boolean;
      serve_stale?: SetCacheSettingsServeStale;
      shared_dictionary?: SetCacheSettingsSharedDictionary;
      strip_etags?: boolean;
      strip_last_modified?: boolean;
      strip_set_cookie?: boolean;
      vary?: SetCacheSettingsVary;
    };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean & unknown;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface SetCacheSettingsBrowserTTL {
    /** @min 0 @example 60 */ default?: Integer;
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
    host?: SetCacheSettingsCustomCacheKeyHost;
    query_string?: SetCacheSettingsCustomCacheKeyQueryString;
    user?: SetCacheSettingsCustomCacheKeyUser;
  }

  export interface SetCacheSettingsCustomCacheKeyCookie {
    /** @minItems 1 @unique */ check_presence?: (/** @minLength 1 */ string)[];
    /** @minItems 1 @unique */ include?: (/** @minLength 1 */ string)[];
  }

  export interface SetCacheSettingsCustomCacheKeyHeader {
    /** @minItems 1 @unique */ check_presence?: (/** @minLength 1 */ string)[];
    /** @minProperties 1 */ contains?: { [key: string]: /** @minItems 1 @unique */ (/** @minLength 1 */ string)[] };
    exclude_origin?: boolean;
    /** @minItems 1 @unique */ include?: (/** @minLength 1 */ string)[];
  }

  export interface SetCacheSettingsCustomCacheKeyHost {
    resolved?: boolean;
  }

  /** @maxProperties 1 */
  export interface SetCacheSettingsCustomCacheKeyQueryString {
    /** @minProperties 1 @maxProperties 1 */ exclude?: { all?: true; /** @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[] };
    /** @minProperties 1 @maxProperties 1 */ include?: { all?: true; /** @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[] };
  }

  export interface SetCacheSettingsCustomCacheKeyUser {
    device_type?: boolean;
    geo?: boolean;
    lang?: boolean;
  }

  export interface SetCacheSettingsCacheReserve {
    eligible: boolean;
    /** @min 0 @example 1024 */ minimum_file_size?: Integer;
  }

  export interface SetCacheSettingsEdgeTTL {
    /** @min 0 @example 60 */ default?: Integer;
    mode: 'respect_origin' | 'bypass_by_default' | 'override_origin';
    status_code_ttl?: SetCacheSettingsStatusCodeTTL;
  }

  /** @minItems 1 @unique */
  export type SetCacheSettingsStatusCodeTTL = (/** @minProperties 2 @maxProperties 2 */ {
    /** @min 100 @max 999 @example 200 */ status_code?: Integer;
    /** @minProperties 1 */ status_code_range?: {
      /** @min 100 @max 999 @example 200 */ from?: Integer;
      /** @min 100 @max 999 @example 299 */ to?: Integer;
    };
    /** @example 0 */ value: Integer;
  })[];

  export interface SetCacheSettingsServeStale {
    disable_stale_while_updating?: boolean;
  }

  export interface SetCacheSettingsSharedDictionary {
    /** @minLength 1 @maxLength 1024 @example "/static/js/*.js" */ match_pattern: string;
  }

  /** @minProperties 1 */
  export interface SetCacheSettingsVary {
    default?: SetCacheSettingsVaryDefault;
    /** @maxProperties 50 */ headers?: { [key: string]: SetCacheSettingsVaryHeader };
  }

  export interface SetCacheSettingsVaryDefault {
    action: 'bypass' | 'passthrough' | 'normalize';
  }

  export interface SetCacheSettingsVaryHeader {
    action: 'bypass' | 'passthrough' | 'normalize';
    /** @maxItems 20 */ languages?: (/** @minLength 1 @maxLength 64 */ string)[];
    /** @maxItems 10 */ media_types?: (/** @minLength 1 @maxLength 255 */ string)[];
  }

  export interface SetCacheTagsRule {
    action?: 'set_cache_tags';
    action_parameters?: {
      operation: 'add' | 'remove' | 'set';
      /** @minItems 1 @maxItems 100 */ values: (/** @minLength 1 */ string)[];
    } | {
      /** @minLength 1 @example "http.request.uri.path.extension" */ expression: string;
      operation: 'add' | 'remove' | 'set';
    };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean & unknown;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface SetConfigRule2 {
    action?: 'set_config';
    /** @minProperties 1 */ action_parameters?: {
      automatic_https_rewrites?: boolean;
      autominify?: SetConfigAutominify;
      bic?: boolean;
      content_converter?: boolean;
      /** @deprecated */ disable_apps?: true;
      disable_pay_per_crawl?: true;
      disable_rum?: true;
      disable_zaraz?: true;
      email_obfuscation?: boolean;
      fonts?: boolean;
      hotlink_protection?: boolean;
      /** @deprecated */ mirage?: boolean;
      opportunistic_encryption?: boolean;
      polish?: 'off' | 'lossless' | 'lossy' | 'webp';
      redirects_for_ai_training?: boolean;
      request_body_buffering?: 'none' | 'standard' | 'full';
      response_body_buffering?: 'none' | 'standard';
      rocket_loader?: boolean;
      security_level?: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
      server_side_excludes?: boolean;
      ssl?: 'off' | 'flexible' | 'full' | 'strict' | 'origin_pull';
      /** @deprecated */ sxg?: boolean;
    };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean & unknown;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  export interface SetConfigAutominify {
    /** @default false */ css?: boolean;
    /** @default false */ html?: boolean;
    /** @default false */ js?: boolean;
  }

  export interface SkipRule2 {
    action?: 'skip';
    /** @minProperties 1 */ action_parameters?: {
      phase?: 'current';
      phases?: SkipPhases;
      products?: SkipProducts;
      /** @minProperties 1 */ rules?: { [key: string]: /** @minItems 1 @unique */ string[] };
      ruleset?: 'current';
      /** @minItems 1 @unique */ rulesets?: string[];
    };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean & unknown;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }

  /** @minItems 1 @unique */
  export type SkipPhases = Phase[];

  /** @minItems 1 @unique */
  export type SkipProducts = ('bic' | 'hot' | 'rateLimit' | 'securityLevel' | 'uaBlock' | 'waf' | 'zoneLockdown')[];

  export interface TransformResponseHTMLRule {
    action?: 'transform_response_html';
    action_parameters?: {
      link_maze: JsonObject;
    };
    /** @minItems 1 @unique @readOnly */ categories?: (/** @minLength 1 */ string)[];
    /** @default "" */ description?: string;
    enabled?: boolean & unknown;
    exposed_credential_check?: RuleExposedCredentialCheck;
    /** @minLength 1 */ expression?: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" */ id?: string;
    /** @readOnly */ last_updated: DateTime;
    logging?: RuleLoggingOptions;
    ratelimit?: RuleRatelimit;
    /** @minLength 1 @example "my_ref" */ ref?: string;
    /** @example "1" @readOnly */ version: string;
  }
}

export declare namespace Rulesets.Phases {
  /** Earlier states of an entry point. */
  export interface Versions {
    /** Show the version history of a phase's entry point ruleset.
     *  @http GET /{account_or_zone}/rulesets/phases/{ruleset_phase}/entrypoint/versions
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      rulesetPhase: Phase,
      params?: VersionListParams | null,
      options?: RequestOptions,
    ): PagePromise<SinglePage<RulesetListResponse>, RulesetListResponse>;

    /** Read one numbered version of a phase's entry point ruleset.
     *  @http GET /{account_or_zone}/rulesets/phases/{ruleset_phase}/entrypoint/versions/{ruleset_version}
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise */
    get(rulesetVersion: string, params: VersionGetParams, options?: RequestOptions): APIPromise<RuleEditResponse.Ruleset>;
  }

  export type VersionListParams = InAccountOrZone;

  export type VersionListResponse = RulesetListResponse;

  export interface VersionGetParams extends InAccountOrZone {
    ruleset_phase: Phase;
  }

  export import VersionGetResponse = RuleEditResponse.Ruleset;

  export type VersionListResponsesSinglePage = SinglePage<RulesetListResponse>;
}

export declare namespace Rulesets.Versions {
  /** Rules of a state that carry a given tag. */
  export interface ByTag {
    /** Read the rules of a ruleset version that carry a tag.
     *  @http GET /{account_or_zone}/rulesets/{ruleset_id}/versions/{ruleset_version}/by_tag/{rule_tag}
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise */
    get(/** @minLength 1 */ ruleTag: string, params: ByTagGetParams, options?: RequestOptions): APIPromise<ByTagGetResponse>;
  }

  export interface ByTagGetParams extends InAccountOrZone {
    /** @example "1" */ ruleset_version: string;
    /** @example "2f2feab2026849078ba485f918791bdc" */ ruleset_id: string;
  }

  export interface ByTagGetResponse {
    /** @default "" */ description?: string;
    /** @example "2f2feab2026849078ba485f918791bdc" */ id: string;
    /** @readOnly */ last_updated: DateTime;
    /** @minLength 1 */ name: string;
    /** @example "1" */ version: string;
    kind: 'managed' | 'custom' | 'root' | 'zone';
    phase: Phase;
    rules: ResponseRules;
  }
}
