import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccountOrZone } from '../_shared.ts';
import type { Rulesets } from './index.ts';

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
  update(rulesetPhase: Rulesets.Phase, params: PhaseUpdateParams, options?: RequestOptions): APIPromise<PhaseUpdateResponse>;

  /** Get the entry point ruleset of a phase with its rules.
   *
   *  404 as long as no rule of the phase was ever made.
   *  @http GET /{account_or_zone}/rulesets/phases/{ruleset_phase}/entrypoint
   *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
   *  @plans free pro business enterprise */
  get(rulesetPhase: Rulesets.Phase, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<Rulesets.RulesetGetResponse>;
}

export interface PhaseUpdateParams extends InAccountOrZone {
  /** @query @default false */ dry_run?: boolean;
  /** Note on the ruleset, for people. @default "" */ description?: string;
  /** Name for people. @minLength 1 */ name?: string;
  /** Rules in the order in which they run; a list that is sent replaces the former one. @default [] */ rules?: (/** @discriminator action */
    | Rulesets.BlockRuleParam | Rulesets.RulesetParams.RulesetsChallengeRule | Rulesets.CompressResponseRuleParam
    | Rulesets.DDoSDynamicRuleParam | Rulesets.ExecuteRuleParam | Rulesets.ForceConnectionCloseRuleParam
    | Rulesets.RulesetParams.RulesetsJSChallengeRule | Rulesets.LogRuleParam | Rulesets.LogCustomFieldRuleParam
    | Rulesets.ManagedChallengeRuleParam | Rulesets.RedirectRuleParam | Rulesets.RewriteRuleParam | Rulesets.RouteRuleParam | Rulesets.ScoreRuleParam
    | Rulesets.ServeErrorRuleParam | Rulesets.RulesetParams.RulesetsSetCacheControlRule | Rulesets.SetCacheSettingsRuleParam
    | PhaseUpdateParams.RulesetsSetCacheTagsRule | Rulesets.SetConfigRuleParam | Rulesets.SkipRuleParam
    | Rulesets.RulesetParams.RulesetsTransformResponseHTMLRule
  )[];
}
export declare namespace PhaseUpdateParams {
  export interface RulesetsSetCacheTagsRule extends Rulesets.RuleInput, Rulesets.CacheTagsAction {}
}

export type PhaseUpdateResponse = Rulesets.RulesetGetResponse | null;

export declare namespace Phases {
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
      rulesetPhase: Rulesets.Phase,
      params?: InAccountOrZone | null,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Rulesets.RulesetListResponse>, Rulesets.RulesetListResponse>;

    /** Get one version of a phase's entry point ruleset.
     *  @http GET /{account_or_zone}/rulesets/phases/{ruleset_phase}/entrypoint/versions/{ruleset_version}
     *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
     *  @plans free pro business enterprise */
    get(rulesetVersion: string, params: VersionGetParams, options?: RequestOptions): APIPromise<Rulesets.RulesetGetResponse>;
  }

  export interface VersionGetParams extends InAccountOrZone {
    /** Phase whose entry point is meant. */ ruleset_phase: Rulesets.PhaseParam;
  }

  export type VersionListResponsesSinglePage = SinglePage<Rulesets.RulesetListResponse>;
}
