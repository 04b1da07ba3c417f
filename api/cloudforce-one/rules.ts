import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InAccount } from '../_shared.ts';
import type { CloudforceOne } from './index.ts';

/** Detection logic written as text, with actions and namespaces. */
export interface Rules {
  readonly approvals: Rules.Approvals;
  readonly exemptions: Rules.Exemptions;
  readonly managed: Rules.Managed;
  readonly stats: Rules.Stats;
  readonly email: Rules.Email;
  readonly tree: Rules.Tree;

  /** List detection rules by namespace, path, text or visibility.
   *  @http GET /accounts/{account_id}/cloudforce-one/rules
   *  @unwrapped
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-list-rules
   *  @columns name description path namespaces enabled created_by created_at
   *  @key name namespaces */
  list(params: CloudforceOne.RuleListParams, options?: RequestOptions): APIPromise<CloudforceOne.RulesListResponse>;

  /** Create a detection rule from its source text.
   *
   *  A change may need an approval before it counts: see `pending_approval_id` of the rule.
   *  @http POST /accounts/{account_id}/cloudforce-one/rules
   *  @unwrapped
   *  @status 201
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-create-rule
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "block-malicious-workers", "path": "yara/workers",
   *    "content": "rule suspicious_worker { strings: $a = \"evil\" condition: $a }", "enabled": true
   *  } */
  create(params: CloudforceOne.RuleCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.Rule>;

  /** Delete all detection rules of the account.
   *
   *  Takes every rule, whatever its namespace or path, and cannot be undone.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/rules
   *  @unwrapped
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-delete-all-rules */
  bulkDelete(params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.DeleteAllResponse>;

  /** Get one detection rule with its source.
   *  @http GET /accounts/{account_id}/cloudforce-one/rules/{id}
   *  @unwrapped
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-rule */
  get(/** @format uuid */ id: string, params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.Rule>;

  /** Replace a detection rule's source, path, actions or visibility.
   *  @http PUT /accounts/{account_id}/cloudforce-one/rules/{id}
   *  @unwrapped
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-update-rule */
  update(/** @format uuid */ id: string, params: CloudforceOne.RuleUpdateParams, options?: RequestOptions): APIPromise<CloudforceOne.Rule>;

  /** Delete one detection rule.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/rules/{id}
   *  @unwrapped
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-delete-rule */
  delete(
    /** @format uuid */ id: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.Success>;

  /** Search rules by text, mode and language.
   *
   *  If the chosen way of searching is out of order, an exact search in the database answers, marked by `fallback`.
   *  @http GET /accounts/{account_id}/cloudforce-one/rules/search
   *  @unwrapped
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-search-rules */
  search(params: CloudforceOne.RuleSearchParams, options?: RequestOptions): APIPromise<CloudforceOne.RulesSearchResponse>;

  /** Validate a detection rule's source without saving it.
   *
   *  Checks the syntax, the metadata, and whether the name is free in its namespace.
   *  @http POST /accounts/{account_id}/cloudforce-one/rules/validate
   *  @unwrapped
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-validate-rule
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "content": "rule suspicious_worker { condition: true }", "name": "suspicious-worker"
   *  } */
  validate(params: CloudforceOne.RuleValidateParams, options?: RequestOptions): APIPromise<CloudforceOne.ValidationResponse>;
}

export declare namespace Rules {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether the entry is in use. */ enabled: boolean;
    /** Whether the value is plain text, hex bytes or a regular expression. */ match_type: unknown;
    /** Always `string_match`. */ type: unknown;
    /** Text, bytes or expression to look for. */ value: string;
    /** Name of the rule, unique in its namespace. */ name: string;
  }

  /** Changes to detection logic that wait for a reviewer. */
  export interface Approvals {
    /** List rule approvals by status, reviewer scope and kind of change.
     *
     *  Only pending ones unless `status` says otherwise.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/approvals
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-list-rule-approvals
     *  @columns rule_name change_type change_description requested_by status requested_at reviewed_at */
    list(params: ApprovalListParams, options?: RequestOptions): APIPromise<CloudforceOne.RuleApprovalsListResponse>;

    /** Get one rule approval with the change it asks for.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/approvals/{id}
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-rule-approval */
    get(id: string, params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.RuleApprovalDetailResponse>;

    /** Resubmit a rule change for approval, with edits if needed.
     *
     *  Only its requester can, while it is pending or rejected; it makes a new revision that supersedes the former one.
     *  @http POST /accounts/{account_id}/cloudforce-one/rules/approvals/{id}/resubmit
     *  @unwrapped
     *  @status 202
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-resubmit-rule-approval */
    resubmit(id: string, params: ApprovalResubmitParams, options?: RequestOptions): APIPromise<CloudforceOne.ResubmitApproval>;
  }

  export interface ApprovalListParams extends InAccount {
    /** Only approvals in these states; `all` for every one. @default "pending" */ status?:
      | 'pending' | 'approved' | 'rejected' | 'all'
      | /** @minItems 1 @maxItems 3 */ ('pending' | 'approved' | 'rejected' | 'all' | (string & {}))[];
    /** `true` leaves out approvals that a later revision superseded. @default "false" */ latest_only?: 'true' | 'false';
    /** Entries of a page. @min 1 @max 100 @default 50 @example 50 */ limit?: number;
    /** @min 0 @default 0 @example 0 */ offset?: number | null;
    /** Only approvals that this group of reviewers decides. */ reviewer_scope?: 'default' | 'email' | 'unresolved' | (string & {});
    /** Only approvals of this kind of change. */ change_type?: 'create' | 'update' | 'delete' | (string & {});
  }

  export interface ApprovalResubmitParams extends InAccount {
    /** Reason for the revised change, for reviewers. @minLength 1 @maxLength 1000 */ commit_message?: string;
    /** Source text of the rule. @minLength 1 */ content?: string;
    /** Purpose of the entry. @maxLength 1000 */ description?: string;
    enabled?: boolean;
    /** @minLength 1 @maxLength 255 */ name?: string;
    /** Namespaces that the rule belongs to. */ namespaces?: string[];
  }

  /** Namespaces, tags and Workers to which detection does not apply. */
  export interface Exemptions {
    /** Get the rule exemptions of the account.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/exemptions
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-exemptions */
    get(params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.AccountExemptions>;

    /** Replace single rule exemptions, old pattern by new.
     *
     *  Fails if an old pattern is not found or a new one exists already. Kinds that are left out stay untouched.
     *  @http PUT /accounts/{account_id}/cloudforce-one/rules/exemptions
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-update-account-exemptions
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "worker_name": [{ "old_pattern": "^test-.*$", "new_pattern": "^staging-.*$" }] } */
    update(params: ExemptionUpdateParams, options?: RequestOptions): APIPromise<CloudforceOne.AccountExemptions>;

    /** Create rule exemptions for a namespace, tag or Worker name.
     *
     *  Adds to what is there; duplicates are passed over, kinds left out stay untouched.
     *  @http POST /accounts/{account_id}/cloudforce-one/rules/exemptions
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-add-account-exemptions
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "worker_name": ["^test-.*$"] } */
    create(params: ExemptionCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.AccountExemptions>;

    /** Delete rule exemptions of the account.
     *
     *  Patterns that do not exist are passed over; kinds left out stay untouched.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/rules/exemptions
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-remove-account-exemptions */
    delete(params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.AccountExemptions>;
  }

  export interface ExemptionUpdateParams extends InAccount {
    /** Namespace patterns to replace. @minItems 1 */ namespace?: CloudforceOne.ExemptionUpdateEntry[];
    /** Tag patterns to replace. @minItems 1 */ tag_match?: CloudforceOne.ExemptionUpdateEntry[];
    /** Worker name patterns to replace. @minItems 1 */ worker_name?: CloudforceOne.ExemptionUpdateEntry[];
  }

  export interface ExemptionCreateParams extends InAccount {
    /** Regular expressions for namespaces. */ namespace?: (/** @minLength 1 */ string)[];
    /** Regular expressions for tags. */ tag_match?: (/** @minLength 1 */ string)[];
    /** Regular expressions for Worker names. */ worker_name?: (/** @minLength 1 */ string)[];
  }

  /** Detection logic that Cloudflare maintains. */
  export interface Managed {
    /** List the rules that Cloudflare manages.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/managed
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-managed-rules
     *  @columns name description */
    list(params: InAccount, options?: RequestOptions): APIPromise<ManagedListResponse>;
  }

  export interface ManagedListResponse {
    /** Time and length of the fetched list. */ metadata: { /** Time of the fetch. */ fetched_at: string; /** Rules in all. */ total_rules: number };
    /** Rules that are listed. */ rules: {
      /** Purpose of the rule. */ description: string;
      /** Name of the rule for people. */ name: string;
    }[];
  }

  /** Counts about your detection logic. */
  export interface Stats {
    /** Get counts about the account's detection rules.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/stats
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-rule-stats */
    get(params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.StatsResponse>;
  }

  /** Detection logic for mail, built from a condition and its strings. */
  export interface Email {
    readonly approvals: Email.Approvals;
    readonly schema: Email.Schema;

    /** List email detection rules, by text.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/structured
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-list-email-rules
     *  @columns name description path namespaces enabled created_by created_at
     *  @key name namespaces */
    list(params: EmailListParams, options?: RequestOptions): APIPromise<CloudforceOne.RulesListResponse>;

    /** Create an email rule from a structured condition and its strings.
     *
     *  The condition is compiled to YARA; `schema` tells which fields and operators there are.
     *  @http POST /accounts/{account_id}/cloudforce-one/rules/structured
     *  @unwrapped
     *  @status 201
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-create-email-rule
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "gift-cards",
     *    "condition": {
     *      "type": "group", "operator": "and",
     *      "conditions": [{ "type": "scalar", "field": "subject", "operator": "contains", "value": "gift card" }]
     *    }
     *  } */
    create(params: EmailParams, options?: RequestOptions): APIPromise<CloudforceOne.Rule>;

    /** Get one email detection rule.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/structured/{id}
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-email-rule */
    get(/** @format uuid */ id: string, params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.Rule>;

    /** Replace an email rule's condition, strings, metadata or state.
     *  @http PUT /accounts/{account_id}/cloudforce-one/rules/structured/{id}
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-update-email-rule */
    update(/** @format uuid */ id: string, params: EmailUpdateParams, options?: RequestOptions): APIPromise<CloudforceOne.Rule>;

    /** Delete an email detection rule.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/rules/structured/{id}
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-delete-email-rule */
    delete(/** @format uuid */ id: string, params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.Success>;

    /** Test an email rule against a sample message given as JSON.
     *
     *  Saves nothing and takes no action.
     *  @http POST /accounts/{account_id}/cloudforce-one/rules/structured/{id}/test
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-test-email-rule */
    test(/** @format uuid */ id: string, params: EmailTestParams, options?: RequestOptions): APIPromise<EmailTestResponse>;

    /** Validate an email rule without saving it.
     *
     *  The answer holds the compiled YARA text if the rule is valid.
     *  @http POST /accounts/{account_id}/cloudforce-one/rules/structured/validate
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-validate-email-rule */
    validate(params: EmailParams, options?: RequestOptions): APIPromise<CloudforceOne.EmailRuleValidationResponse>;
  }

  export interface EmailListParams extends InAccount {
    /** Entries of a page. @min 1 @max 100 @default 50 */ limit?: number;
    /** @min 0 @default 0 */ offset?: number | null;
    /** Text that is looked for in the entries. @minLength 1 */ search?: string;
  }

  export interface EmailParams extends InAccount, CloudforceOne.RuleNotes {
    condition: CloudforceOne.EmailRuleConditionGroup;
    /** @default true */ enabled?: boolean;
    /** @minLength 1 @maxLength 255 @example "invoices-with-attachments" */ name: string;
    /** @maxItems 50 @default [] */
    strings?: {
      /** @minLength 1 @maxLength 128 */ identifier: string;
      /** @default "text" */ match_type?: 'text' | 'hex' | 'regex' | (string & {});
      /** @default [] */ modifiers?: ('nocase' | 'wide' | 'ascii' | 'fullword' | (string & {}))[];
      type: 'string_match';
      /** @minLength 1 @maxLength 10000 */ value: string;
    }[];
  }

  export interface EmailUpdateParams extends InAccount, CloudforceOne.RuleNotes {
    condition?: CloudforceOne.EmailRuleConditionGroup;
    enabled?: boolean;
    /** @minLength 1 @maxLength 255 */ name?: string;
    /** @maxItems 50 */
    strings?: {
      /** @minLength 1 @maxLength 128 */ identifier: string;
      /** @default "text" */ match_type?: 'text' | 'hex' | 'regex' | (string & {});
      /** @default [] */ modifiers?: ('nocase' | 'wide' | 'ascii' | 'fullword' | (string & {}))[];
      type: 'string_match';
      /** @minLength 1 @maxLength 10000 */ value: string;
    }[];
  }

  export interface EmailTestParams extends InAccount {
    /** Message as JSON text, in the form of the schema. @minLength 1 @maxLength 16777216 @example "{\"subject\": \"Invoice 1047\"}" */ sample_json: string;
  }

  export interface EmailTestResponse {
    error?: string;
    /** Whether the rule matched the sample. */ matched: boolean;
    /** Names of the rules that matched. */ rules: string[];
  }

  /** Folder structure in which detection logic is filed. */
  export interface Tree {
    /** Get the tree of paths that detection rules are filed under.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/tree
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-rule-tree */
    get(params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.TreeResponse>;
  }
}

export declare namespace Rules.Email {
  /** Mail detection changes handed in for review again. */
  export interface Approvals {
    /** Resubmit an email rule for approval, with its condition redone.
     *
     *  The whole rule has to be sent; it is compiled and makes a new revision that supersedes the former one.
     *  @http POST /accounts/{account_id}/cloudforce-one/rules/structured/approvals/{id}/resubmit
     *  @unwrapped
     *  @status 202
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-resubmit-email-rule-approval */
    resubmit(id: string, params: ApprovalResubmitParams, options?: RequestOptions): APIPromise<CloudforceOne.ResubmitApproval>;
  }

  export interface ApprovalResubmitParams extends InAccount, CloudforceOne.RuleNotes {
    /** Module that the rule runs in; only `eml` for now. @query @default "eml" */ module?: 'eml';
    condition: CloudforceOne.EmailRuleConditionGroup;
    /** @default true */ enabled?: boolean;
    /** @minLength 1 @maxLength 255 @example "invoices-with-attachments" */ name: string;
    /** @maxItems 50 @default [] */
    strings?: {
      /** @minLength 1 @maxLength 128 */ identifier: string;
      /** @default "text" */ match_type?: 'text' | 'hex' | 'regex' | (string & {});
      /** @default [] */ modifiers?: ('nocase' | 'wide' | 'ascii' | 'fullword' | (string & {}))[];
      type: 'string_match';
      /** @minLength 1 @maxLength 10000 */ value: string;
    }[];
  }

  /** The structure that mail conditions have to follow. */
  export interface Schema {
    /** Get the schema that email rule conditions have to follow.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/structured/schema
     *  @unwrapped
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-email-rule-schema */
    get(params: InAccount, options?: RequestOptions): APIPromise<{ [key: string]: unknown }>;
  }
}
