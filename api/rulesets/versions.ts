import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { DateTime, InAccountOrZone } from '../_shared.ts';
import type { Rulesets } from './index.ts';

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
  ): PagePromise<SinglePage<Rulesets.RulesetListResponse>, Rulesets.RulesetListResponse>;

  /** Delete one old version of a ruleset.
   *
   *  The version in use cannot be deleted.
   *  @http DELETE /{account_or_zone}/rulesets/{ruleset_id}/versions/{ruleset_version}
   *  @response void
   *  @permission Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; Transform Rules Write; Select Configuration Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise */
  delete(rulesetVersion: string, params: Rulesets.RuleDeleteParams, options?: RequestOptions): APIPromise<void>;

  /** Get a ruleset as it stood at one version, with its rules.
   *
   *  To go back to it, send its rules with `update`.
   *  @http GET /{account_or_zone}/rulesets/{ruleset_id}/versions/{ruleset_version}
   *  @permission Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(rulesetVersion: string, params: VersionGetParams, options?: RequestOptions): APIPromise<Rulesets.RulesetGetResponse>;
}

export interface VersionGetParams extends InAccountOrZone {
  /** Ruleset whose versions are meant. @example "2f2feab2026849078ba485f918791bdc" @pattern ^[0-9a-f]{32}$ @from rulesets.list */
  ruleset_id: string;
}

export type VersionListResponsesSinglePage = SinglePage<Rulesets.RulesetListResponse>;

export declare namespace Versions {
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
    /** Stage of the request at which the ruleset runs. */ phase: Rulesets.Phase;
    /** Rules of the version that carry the tag. */ rules: Rulesets.ResponseRules;
  }
}
