import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../../_client.ts';
import type { DateTime, InAccount, Integer } from '../../_shared.ts';

/** Scanning of outgoing mail. */
export interface Email {
  readonly accountMapping: Email.AccountMapping;
  readonly rules: Email.Rules;
}
export declare namespace Email {
  /** Sign-in requirements that tie mail to this account. */
  export interface AccountMapping {
    /** Create or replace the link between DLP and the email provider.
     *
     *  Decides which Microsoft organizations the DLP add-in accepts.
     *  @http POST /accounts/{account_id}/dlp/email/account_mapping
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "auth_requirements": { "type": "Org", "allowed_microsoft_organizations": ["contoso.com"] }
     *  } */
    create(params: AccountMappingCreateParams, options?: RequestOptions): APIPromise<AccountMappingResult>;

    /** Get the DLP email account mapping.
     *  @http GET /accounts/{account_id}/dlp/email/account_mapping
     *  @permission Zero Trust Read; Zero Trust Write */
    get(params: InAccount, options?: RequestOptions): APIPromise<AccountMappingResult>;
  }

  export interface AccountMappingCreateParams extends InAccount {
    /** Requirements a sender must meet to be accepted; `type` decides which fields are there. @discriminator type */
    auth_requirements: AccountMappingResult.OrgAuthRequirement | AccountMappingCreateParams.Type;
  }
  export namespace AccountMappingCreateParams {
    export interface Type {
      /** Always `NoAuth`: no organization is checked. */ type: 'NoAuth';
    }
  }

  export interface AccountMappingResult {
    /** Token that identifies the account to the add-in. @format uuid @sensitive */ addin_identifier_token: string;
    /** Requirements a sender must meet to be accepted; `type` decides which fields are there. @discriminator type */
    auth_requirements: AccountMappingResult.OrgAuthRequirement | AccountMappingCreateParams.Type;
  }
  export namespace AccountMappingResult {
    export interface OrgAuthRequirement {
      /** Microsoft organizations whose members may use the add-in. */ allowed_microsoft_organizations: string[];
      /** Always `Org`: only members of the named organizations. */ type: 'Org';
    }
  }

  /** Rules for handling matching mail. */
  export interface Rules {
    /** Create an email scanner rule: conditions and their action.
     *
     *  All conditions have to be met. Only mail sent from clients with the DLP add-in is scanned.
     *  @http POST /accounts/{account_id}/dlp/email/rules
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Block card numbers", "enabled": true,
     *    "action": { "action": "Block", "message": "Card numbers may not leave by email." },
     *    "conditions": [{ "operator": "InList", "selector": "DLPProfiles", "value": ["182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e"] }]
     *  } */
    create(params: RuleParams, options?: RequestOptions): APIPromise<RuleData>;

    /** Replace an email scanner rule's conditions, action and state.
     *  @http PUT /accounts/{account_id}/dlp/email/rules/{rule_id}
     *  @permission Zero Trust Write */
    update(/** @format uuid */ ruleID: string, params: RuleParams, options?: RequestOptions): APIPromise<RuleData>;

    /** List the email scanner rules of the account.
     *  @http GET /accounts/{account_id}/dlp/email/rules
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name description action.action priority enabled created_at updated_at */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<RuleData>, RuleData>;

    /** Delete an email scanner rule, so that it acts no more.
     *  @http DELETE /accounts/{account_id}/dlp/email/rules/{rule_id}
     *  @permission Zero Trust Write */
    delete(/** @format uuid */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<RuleData>;

    /** Edit the priorities of several email scanner rules at once.
     *
     *  Rules with a higher priority are evaluated first.
     *  @http PATCH /accounts/{account_id}/dlp/email/rules
     *  @permission Zero Trust Write
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "new_priorities": { "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e": 1 } } */
    bulkEdit(params: RuleBulkEditParams, options?: RequestOptions): APIPromise<RuleData>;

    /** Get one email scanner rule.
     *  @http GET /accounts/{account_id}/dlp/email/rules/{rule_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<RuleData>;
  }

  export interface RuleSettings {
    /** Action on a match. */ action: RuleData.Action;
    /** Conditions of the rule, all of which have to be met. */ conditions: RuleData.Condition[];
    /** Whether the rule is applied to mail; while disabled it is kept unused. */ enabled: boolean;
    /** Note on the email rule for people; null if there is none. */ description?: string | null;
  }

  export interface RuleParams extends InAccount, RuleSettings {
    /** Name of the rule for people. @minLength 1 @example "Block mail with card numbers" */ name: string;
  }

  export interface RuleData extends RuleSettings {
    /** @readOnly */ created_at: DateTime;
    /** Name of the email rule for people. */ name: string;
    /** Priority of the rule; higher is evaluated first. @min 0 */ priority: Integer;
    /** Identifies the email rule; given by Cloudflare. @format uuid */ rule_id: string;
    /** @readOnly */ updated_at: DateTime;
  }
  export namespace RuleData {
    export interface Action {
      /** Action for the message; it is always blocked. */ action: 'Block';
      /** Text shown to the sender of a blocked message; null for the standard one. */ message?: string | null;
    }
    export interface Condition {
      /** Operator that compares the selected part with `value`: by list or regular expression. */
      operator: 'InList' | 'NotInList' | 'MatchRegex' | 'NotMatchRegex';
      /** Part of the message that is examined. */ selector: 'Recipients' | 'Sender' | 'DLPProfiles';
      /** List for the list operators, regular expression for the others. */ value: string[] | string;
    }
  }

  export interface RuleBulkEditParams extends InAccount {
    /** New priority by rule id; higher is evaluated first. */ new_priorities: { [key: string]: /** @min 0 */ Integer };
  }

  export type RuleListResponsesSinglePage = SinglePage<RuleData>;
}
