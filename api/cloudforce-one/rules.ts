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

  /** Page through detection rules by namespace, path, text or visibility.
   *  @http GET /accounts/{account_id}/cloudforce-one/rules
   *  @unwrapped
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-list-rules */
  list(params: CloudforceOne.RuleListParams, options?: RequestOptions): APIPromise<CloudforceOne.RulesListResponse>;

  /** Create a detection rule from its source text, with actions and namespaces.
   *  @http POST /accounts/{account_id}/cloudforce-one/rules
   *  @unwrapped
   *  @status 201
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-create-rule */
  create(params: CloudforceOne.RuleCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.Rule>;

  /** Delete all detection rules of the account.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/rules
   *  @unwrapped
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-delete-all-rules */
  bulkDelete(params: CloudforceOne.RuleBulkDeleteParams, options?: RequestOptions): APIPromise<CloudforceOne.DeleteAllResponse>;

  /** Read one detection rule with its source.
   *  @http GET /accounts/{account_id}/cloudforce-one/rules/{id}
   *  @unwrapped
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-rule */
  get(/** @format uuid */ id: string, params: CloudforceOne.RuleGetParams, options?: RequestOptions): APIPromise<CloudforceOne.Rule>;

  /** Update a detection rule's source, path, actions or visibility.
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
    params: CloudforceOne.RuleDeleteParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.SuccessResponse>;

  /** Search rule text by query, mode and language.
   *  @http GET /accounts/{account_id}/cloudforce-one/rules/search
   *  @unwrapped
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-search-rules */
  search(params: CloudforceOne.RuleSearchParams, options?: RequestOptions): APIPromise<CloudforceOne.RulesSearchResponse>;

  /** Check a detection rule's source for errors without saving it.
   *  @http POST /accounts/{account_id}/cloudforce-one/rules/validate
   *  @unwrapped
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-validate-rule */
  validate(params: CloudforceOne.RuleValidateParams, options?: RequestOptions): APIPromise<CloudforceOne.ValidationResponse>;
}

export declare namespace Rules {
  /** Changes to detection logic that wait for a reviewer. */
  export interface Approvals {
    /** Page through rule approvals by status, reviewer scope and kind of change.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/approvals
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-list-rule-approvals */
    list(params: ApprovalListParams, options?: RequestOptions): APIPromise<CloudforceOne.RuleApprovalsListResponse>;

    /** Read one rule approval, with the change it asks for.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/approvals/{id}
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-rule-approval */
    get(id: string, params: ApprovalGetParams, options?: RequestOptions): APIPromise<CloudforceOne.RuleApprovalDetailResponse>;

    /** Send a rule change in for approval again, with edits if needed.
     *  @http POST /accounts/{account_id}/cloudforce-one/rules/approvals/{id}/resubmit
     *  @unwrapped
     *  @status 202
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-resubmit-rule-approval */
    resubmit(id: string, params: ApprovalResubmitParams, options?: RequestOptions): APIPromise<CloudforceOne.ResubmitApprovalResponse>;
  }

  export interface ApprovalListParams extends InAccount {
    /** @default "pending" */ status?: 'pending' | 'approved' | 'rejected' | 'all' | /** @minItems 1 @maxItems 3 */ ('pending' | 'approved' | 'rejected' | 'all')[];
    /** @default "false" */ latest_only?: 'true' | 'false';
    /** @min 1 @max 100 @default 50 @example 50 */ limit?: number;
    /** @min 0 @default 0 @example 0 */ offset?: number | null;
    reviewer_scope?: 'default' | 'email' | 'unresolved';
    change_type?: 'create' | 'update' | 'delete';
  }

  export type ApprovalGetParams = InAccount;

  export interface ApprovalResubmitParams extends InAccount {
    /** @minLength 1 @maxLength 1000 */ commit_message?: string;
    /** @minLength 1 */ content?: string;
    /** @maxLength 1000 */ description?: string;
    enabled?: boolean;
    /** @minLength 1 @maxLength 255 */ name?: string;
    namespaces?: string[];
  }

  /** Namespaces, tags and Workers to which detection does not apply. */
  export interface Exemptions {
    /** List the rule exemptions of the account.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/exemptions
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-exemptions */
    get(params: ExemptionGetParams, options?: RequestOptions): APIPromise<CloudforceOne.AccountExemptions>;

    /** Replace the account's rule exemptions by namespace, tag or Worker name.
     *  @http PUT /accounts/{account_id}/cloudforce-one/rules/exemptions
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-update-account-exemptions */
    update(params: ExemptionUpdateParams, options?: RequestOptions): APIPromise<CloudforceOne.AccountExemptions>;

    /** Add rule exemptions for a namespace, tag match or Worker name.
     *  @http POST /accounts/{account_id}/cloudforce-one/rules/exemptions
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-add-account-exemptions */
    create(params: ExemptionCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.AccountExemptions>;

    /** Drop rule exemptions of the account.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/rules/exemptions
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-remove-account-exemptions */
    delete(params: ExemptionDeleteParams, options?: RequestOptions): APIPromise<CloudforceOne.AccountExemptions>;
  }

  export type ExemptionGetParams = InAccount;

  export interface ExemptionUpdateParams extends InAccount {
    namespace?: CloudforceOne.ExemptionUpdateEntry[];
    tag_match?: CloudforceOne.ExemptionUpdateEntry[];
    worker_name?: CloudforceOne.ExemptionUpdateEntry[];
  }

  export interface ExemptionCreateParams extends InAccount {
    namespace?: (/** @minLength 1 */ string)[];
    tag_match?: (/** @minLength 1 */ string)[];
    worker_name?: (/** @minLength 1 */ string)[];
  }

  export type ExemptionDeleteParams = InAccount;

  /** Detection logic that Cloudflare maintains. */
  export interface Managed {
    /** List the rules that Cloudflare manages.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/managed
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-managed-rules */
    list(params: ManagedListParams, options?: RequestOptions): APIPromise<ManagedListResponse>;
  }

  export type ManagedListParams = InAccount;

  export interface ManagedListResponse {
    metadata: { fetched_at: string; total_rules: number };
    rules: ({ description: string; name: string })[];
  }

  /** Counts about your detection logic. */
  export interface Stats {
    /** Get counts about the account's detection rules.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/stats
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-rule-stats */
    get(params: StatGetParams, options?: RequestOptions): APIPromise<CloudforceOne.StatsResponse>;
  }

  export type StatGetParams = InAccount;

  /** Detection logic for mail, built from a condition and its strings. */
  export interface Email {
    readonly approvals: Email.Approvals;
    readonly schema: Email.Schema;

    /** Page through email detection rules, by text.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/structured
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-list-email-rules */
    list(params: EmailListParams, options?: RequestOptions): APIPromise<CloudforceOne.RulesListResponse>;

    /** Create an email rule from a structured condition and its strings.
     *  @http POST /accounts/{account_id}/cloudforce-one/rules/structured
     *  @unwrapped
     *  @status 201
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-create-email-rule */
    create(params: EmailCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.Rule>;

    /** Read one email detection rule.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/structured/{id}
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-email-rule */
    get(/** @format uuid */ id: string, params: EmailGetParams, options?: RequestOptions): APIPromise<CloudforceOne.Rule>;

    /** Update an email rule's condition, strings, metadata or enabled state.
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
    delete(/** @format uuid */ id: string, params: EmailDeleteParams, options?: RequestOptions): APIPromise<CloudforceOne.SuccessResponse>;

    /** Try an email rule against a sample message given as JSON.
     *  @http POST /accounts/{account_id}/cloudforce-one/rules/structured/{id}/test
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-test-email-rule */
    test(/** @format uuid */ id: string, params: EmailTestParams, options?: RequestOptions): APIPromise<EmailTestResponse>;

    /** Check an email rule for errors without saving it.
     *  @http POST /accounts/{account_id}/cloudforce-one/rules/structured/validate
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-validate-email-rule */
    validate(params: EmailValidateParams, options?: RequestOptions): APIPromise<CloudforceOne.EmailRuleValidationResponse>;
  }

  export interface EmailListParams extends InAccount {
    /** @min 1 @max 100 @default 50 */ limit?: number;
    /** @min 0 @default 0 */ offset?: number | null;
    search?: string;
  }

  export interface EmailCreateParams extends InAccount {
    condition: CloudforceOne.EmailRuleConditionGroup;
    /** @maxLength 1000 */ description?: string;
    /** @default true */ enabled?: boolean;
    /** @maxItems 50 */ meta?: CloudforceOne.MetaInputEntry[];
    /** @minLength 1 @maxLength 255 */ name: string;
    /** @maxItems 50 @default [] */ strings?: ({
      /** @minLength 1 @maxLength 128 */ identifier: string;
      /** @default "text" */ match_type?: 'text' | 'hex' | 'regex';
      /** @default [] */ modifiers?: ('nocase' | 'wide' | 'ascii' | 'fullword')[];
      type: 'string_match';
      /** @minLength 1 @maxLength 10000 */ value: string;
    })[];
  }

  export type EmailGetParams = InAccount;

  export interface EmailUpdateParams extends InAccount {
    condition?: CloudforceOne.EmailRuleConditionGroup;
    /** @maxLength 1000 */ description?: string;
    enabled?: boolean;
    /** @maxItems 50 */ meta?: CloudforceOne.MetaInputEntry[];
    /** @minLength 1 @maxLength 255 */ name?: string;
    /** @maxItems 50 */ strings?: ({
      /** @minLength 1 @maxLength 128 */ identifier: string;
      /** @default "text" */ match_type?: 'text' | 'hex' | 'regex';
      /** @default [] */ modifiers?: ('nocase' | 'wide' | 'ascii' | 'fullword')[];
      type: 'string_match';
      /** @minLength 1 @maxLength 10000 */ value: string;
    })[];
  }

  export type EmailDeleteParams = InAccount;

  export interface EmailTestParams extends InAccount {
    /** @minLength 1 @maxLength 16777216 */ sample_json: string;
  }

  export interface EmailTestResponse {
    error?: string;
    matched: boolean;
    rules: string[];
  }

  export type EmailValidateParams = EmailCreateParams;

  /** Folder structure in which detection logic is filed. */
  export interface Tree {
    /** Get the tree of paths that detection rules are filed under.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/tree
     *  @unwrapped
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-rule-tree */
    get(params: TreeGetParams, options?: RequestOptions): APIPromise<CloudforceOne.TreeResponse>;
  }

  export type TreeGetParams = InAccount;
}

export declare namespace Rules.Email {
  /** Mail detection changes handed in for review again. */
  export interface Approvals {
    /** Send an email rule in for approval again, with its condition redone.
     *  @http POST /accounts/{account_id}/cloudforce-one/rules/structured/approvals/{id}/resubmit
     *  @unwrapped
     *  @status 202
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-resubmit-email-rule-approval */
    resubmit(id: string, params: ApprovalResubmitParams, options?: RequestOptions): APIPromise<CloudforceOne.ResubmitApprovalResponse>;
  }

  export interface ApprovalResubmitParams extends InAccount {
    /** @query @default "eml" */ module?: 'eml';
    condition: CloudforceOne.EmailRuleConditionGroup;
    /** @maxLength 1000 */ description?: string;
    /** @default true */ enabled?: boolean;
    /** @maxItems 50 */ meta?: CloudforceOne.MetaInputEntry[];
    /** @minLength 1 @maxLength 255 */ name: string;
    /** @maxItems 50 @default [] */ strings?: ({
      /** @minLength 1 @maxLength 128 */ identifier: string;
      /** @default "text" */ match_type?: 'text' | 'hex' | 'regex';
      /** @default [] */ modifiers?: ('nocase' | 'wide' | 'ascii' | 'fullword')[];
      type: 'string_match';
      /** @minLength 1 @maxLength 10000 */ value: string;
    })[];
  }

  /** The structure that mail conditions have to follow. */
  export interface Schema {
    /** Get the schema that email rule conditions have to follow.
     *  @http GET /accounts/{account_id}/cloudforce-one/rules/structured/schema
     *  @unwrapped
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-get-email-rule-schema */
    get(params: SchemaGetParams, options?: RequestOptions): APIPromise<{ [key: string]: unknown }>;
  }

  export type SchemaGetParams = InAccount;
}
