import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../../_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';
import type { Access } from './index.ts';

export interface SessionApprovalRules {
  approval_groups?: ApprovalGroup[];
  /** Whether users must ask for access at the start of each session. */ approval_required?: boolean;
  /** Limits on what a session may do once it is allowed, such as the SSH or RDP actions and user names. */
  connection_rules?: ZeroTrust.ConnectionRules;
  /** Whether users get the application only in an isolated browser. */ isolation_required?: boolean;
  /** Second factor that the policy asks for, over the settings of the application. */ mfa_config?: ZeroTrust.MfaConfig;
  /** Question to users who must give a reason. */ purpose_justification_prompt?: string;
  /** Whether users have to give a reason before they get in. */ purpose_justification_required?: boolean;
  /** How long a sign-in by the policy lasts, such as `24h`; null if the application decides. @example "24h" */ session_duration?: string | null;
}

export interface PolicyDecision {
  decision: Access.DecisionParam;
  /** Rules of which a user has to meet at least one. @default [] */ include: Access.Applications.AccessRuleParam[];
  /** Name of the policy for people. @minLength 1 */ name: string;
  /** Rules of which a user may meet none; they take precedence over `include` and `require`. @default [] */
  exclude?: Access.Applications.AccessRuleParam[];
  /** Rules that a user has to meet all of, besides one of `include`. @default [] */ require?: Access.Applications.AccessRuleParam[];
}

export interface PolicyRules {
  /** Rules of which a user may meet none; they take precedence over `include` and `require`. */ exclude?: Access.Applications.AccessRule[];
  /** Rules of which a user has to meet at least one. */ include?: Access.Applications.AccessRule[];
  /** Rules that a user has to meet all of, besides one of `include`. */ require?: Access.Applications.AccessRule[];
}

/** Reusable rules on who gets in. */
export interface Policies {
  /** Create a reusable Access policy with a decision and its rules.
   *
   *  Does nothing until an application refers to it.
   *  @http POST /accounts/{account_id}/access/policies
   *  @status 201
   *  @permission Access: Apps and Policies Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Allow engineers", "decision": "allow",
   *    "include": [{ "email_domain": { "domain": "example.com" } }], "require": [{ "auth_method": { "auth_method": "mfa" } }],
   *    "session_duration": "24h"
   *  }
   *  @aliases access rule */
  create(params: PolicyParams, options?: RequestOptions): APIPromise<PolicyResult>;

  /** Replace the decision, rules and options of a reusable policy.
   *
   *  Takes effect in every application that refers to it; fields left out go back to their defaults.
   *  @http PUT /accounts/{account_id}/access/policies/{policy_id}
   *  @permission Access: Apps and Policies Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "policy_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "name": "Allow engineers",
   *    "decision": "allow", "include": [{ "email_domain": { "domain": "example.com" } }]
   *  } */
  update(/** @maxLength 36 */ policyID: string, params: PolicyParams, options?: RequestOptions): APIPromise<PolicyResult>;

  /** List the account's reusable Access policies.
   *  @http GET /accounts/{account_id}/access/policies
   *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
   *  @availability ga
   *  @columns name decision app_count session_duration reusable created_at updated_at */
  list(params: PolicyListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<PolicyResult>, PolicyResult>;

  /** Delete a reusable Access policy.
   *  @http DELETE /accounts/{account_id}/access/policies/{policy_id}
   *  @status 202
   *  @permission Access: Apps and Policies Write
   *  @availability ga */
  delete(/** @maxLength 36 */ policyID: string, params: InAccount, options?: RequestOptions): APIPromise<PolicyDeleteResponse>;

  /** Get one reusable Access policy with its rules.
   *  @http GET /accounts/{account_id}/access/policies/{policy_id}
   *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
   *  @availability ga */
  get(/** @maxLength 36 */ policyID: string, params: InAccount, options?: RequestOptions): APIPromise<PolicyResult>;
}

export interface ApprovalRules {
  approval_groups?: ApprovalGroup[];
  /** Whether users must ask an administrator for access at the start of each session. */ approval_required?: boolean;
  connection_rules?: ZeroTrust.ConnectionRules;
  /** Whether users get the application in an isolated browser; needs Browser Isolation in the account. */ isolation_required?: boolean;
  /** Second factor that Access itself asks for; overrides the organization's MFA settings. */ mfa_config?: ZeroTrust.MfaConfig;
  /** Question shown when users have to give a reason for their access. */ purpose_justification_prompt?: string;
  /** Whether users must enter a reason before they get in; it is kept in the logs. */ purpose_justification_required?: boolean;
}

export interface PolicyParams extends InAccount, ApprovalRules, PolicyDecision {
  /** How long a sign-in through the policy lasts, such as `24h`; null takes the duration of the application.
   *  @example "24h" */
  session_duration?: string | null;
}

export interface NamedDecision {
  decision?: Access.Decision;
  /** Name of the policy for people. */ name?: string;
}

export interface StoredPolicyRules extends PolicyRules {
  created_at?: DateTime;
  /** @default [] */ exclude?: Access.Applications.AccessRule[];
  /** @default [] */ include?: Access.Applications.AccessRule[];
  /** @default [] */ require?: Access.Applications.AccessRule[];
  updated_at?: DateTime;
}

export interface PolicyResult extends ApprovalRules, NamedDecision, StoredPolicyRules {
  /** Id of the policy, given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.access.policies.list */
  id?: string;
  /** Applications that use the policy now. @example 2 */ app_count?: Integer;
  /** Always true: several applications can share the policy. */ reusable?: true;
  /** How long a sign-in through the policy lasts, such as `24h`; null takes the duration of the application. @example "24h" */
  session_duration?: string | null;
  account_id?: string;
}

export interface PolicyListParams extends InAccount {
  /** @default 1 */ page?: Integer;
  /** @max 1000 @default 100 */ per_page?: Integer;
}

export interface PolicyDeleteResponse {
  /** Identifies the policy; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
}

export interface ApplicationPolicy extends ApprovalRules, NamedDecision, PolicyRules {
  /** Identifies the policy; given by Cloudflare. */ id?: string;
  created_at?: string;
  /** How long a sign-in through the policy lasts, such as `24h`; null takes the duration of the application. */ session_duration?: string | null;
  updated_at?: string;
}

export interface ApprovalGroup {
  /** Approvals that a request needs from this group. @min 0 @example 1 */ approvals_needed: number;
  /** Email addresses of the people who may approve. */ email_addresses?: string[];
  /** Gateway list of email addresses of those who can approve. @from zeroTrust.gateway.lists.list */ email_list_uuid?: string;
}

export interface Policy extends PolicyRules {
  /** Identifies the application; given by Cloudflare. */ id?: string;
  approval_groups?: ApprovalGroup[];
  /** Whether users must ask an administrator for access at the start of each session. */ approval_required?: boolean;
  created_at?: string;
  decision?: 'allow' | 'deny' | 'non_identity' | 'bypass';
  /** Whether users get the application in an isolated browser. */ isolation_required?: boolean;
  /** Name of the policy for people. */ name?: string;
  /** Order in which the policy is checked, lowest first. */ precedence?: number;
  /** Question shown when users have to give a reason for their access. */ purpose_justification_prompt?: string;
  /** Whether users must enter a reason before they get in; it is kept in the logs. */ purpose_justification_required?: boolean;
  updated_at?: string;
}

export type PolicyListResponsesV4PagePaginationArray = V4PagePaginationArray<PolicyResult>;

export interface SelfHostedApplicationPolicy extends SessionApprovalRules, NamedDecision {
  /** Identifies the policy; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
  account_id?: ResourceID;
  created_at?: DateTime;
  /** Rules of which none may match, even if the user satisfies the others (NOT). @default [] */ exclude?: Access.Applications.AccessRule[];
  /** Rules of which at least one must match for the policy to apply (OR). @default [] */ include?: Access.Applications.AccessRule[];
  /** Place in the order of evaluation: lower numbers first. */ precedence?: Integer;
  /** Rules that all must match in addition to one of the included (AND). @default [] */ require?: Access.Applications.AccessRule[];
  updated_at?: DateTime;
}

export interface ConnectionRules {
  /** SSH user names that may be used. */ ssh?: ZeroTrust.ConnectionRulesSSH;
}
