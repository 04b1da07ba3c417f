import type { APIPromise, CursorPaginationAfter, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** Flagship: Feature flags, evaluated close to users.
 *  @product flagship Flagship
 *  @docs https://developers.cloudflare.com/flagship/ */
export interface Flagship {
  readonly apps: Flagship.Apps;
}

export declare namespace Flagship {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Flag that was changed. */ flag_key: string;
    /** Whether all or any of the clauses must be met. */ logical_operator: unknown;
    /** Conditions, or groups of them, that are joined. */ clauses: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** App to work on, as `flagship.apps.list` shows it. @from flagship.apps.list */ app_id: string;
    /** Key of the flag, as programs ask for it. */ flag_key: string;
  }

  /** Containers of the flags that belong to one application. */
  export interface Apps {
    readonly flags: Apps.Flags;
    readonly evaluate: Apps.Evaluate;

    /** Create a Flagship app to hold feature flags.
     *
     *  Use the returned `id` in all later calls for flags and evaluation.
     *  @http POST /accounts/{account_id}/flagship/apps
     *  @status 201
     *  @permission Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "web-shop" }
     *  @aliases feature flags */
    create(params: AppCreateParams, options?: RequestOptions): APIPromise<App>;

    /** Replace the name of a Flagship app.
     *  @http PUT /accounts/{account_id}/flagship/apps/{app_id}
     *  @body json required
     *  @permission Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    update(appID: string, params: AppUpdateParams, options?: RequestOptions): APIPromise<App>;

    /** List all Flagship apps of the account.
     *  @http GET /accounts/{account_id}/flagship/apps
     *  @permission Flagship Read; Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns name id updated_by created_at updated_at
     *  @key name */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<App>, App>;

    /** Delete a Flagship app with its flags and their history.
     *
     *  Refused (409) while a Worker still has a binding to it.
     *  @http DELETE /accounts/{account_id}/flagship/apps/{app_id}
     *  @permission Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @cascades flagship.apps.flags */
    delete(appID: string, params: InAccount, options?: RequestOptions): APIPromise<AppDeleteResponse>;

    /** Get one Flagship app.
     *  @http GET /accounts/{account_id}/flagship/apps/{app_id}
     *  @permission Flagship Read; Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    get(appID: string, params: InAccount, options?: RequestOptions): APIPromise<App>;
  }

  export interface AppCreateParams extends InAccount {
    /** Letters, digits, hyphens and underscores. @minLength 1 @maxLength 64 @pattern ^[A-Za-z0-9_-]+$ */ name: string;
  }

  export interface App {
    /** Identifies it in all calls; given on creation. */ id: string;
    /** @readOnly */ created_at: string;
    /** Display name. */ name: string;
    /** @readOnly */ updated_at: string;
    /** Email address of who last changed it, `unknown` if it is not known. */ updated_by: string;
  }

  export interface AppUpdateParams extends InAccount {
    /** Letters, digits, hyphens and underscores. @minLength 1 @maxLength 64 @pattern ^[A-Za-z0-9_-]+$ */ name?: string;
  }

  export interface AppDeleteResponse {
    /** Identifies it in all calls; given on creation. */ id: string;
  }

  export type AppListResponsesSinglePage = SinglePage<App>;

  export type JsonValue = string | null | number | boolean | { [key: string]: JsonValue } | JsonValue[];

  export interface EvaluationResult {
    /** Flag that was evaluated. */ flagKey: string;
    /** Reason this variation was chosen. */ reason: 'TARGETING_MATCH' | 'DEFAULT' | 'DISABLED' | 'SPLIT';
    /** Content of the chosen variation. */ value?: JsonValue;
    /** Name of the chosen variation. */ variant: string;
  }
}

export declare namespace Flagship.Apps {
  /** Switches with variations, targeting rules and a default. */
  export interface Flags {
    readonly changelog: Flags.Changelog;

    /** Create a flag with its variations, rules and default.
     *
     *  All variations must be of one type. A key that exists is refused (409).
     *  @http POST /accounts/{account_id}/flagship/apps/{app_id}/flags
     *  @status 201
     *  @permission Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "app_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "key": "new-checkout",
     *    "enabled": true, "default_variation": "off", "variations": { "on": true, "off": false },
     *    "rules": [{ "priority": 1, "conditions": [{ "attribute": "country", "operator": "equals", "value": "PT" }], "serve_variation": "on" }]
     *  } */
    create(appID: string, params: FlagCreateParams, options?: RequestOptions): APIPromise<Flag>;

    /** Replace a flag's whole definition: variations, rules and state.
     *
     *  Takes effect at once and adds an entry to the changelog.
     *  @http PUT /accounts/{account_id}/flagship/apps/{app_id}/flags/{flag_key}
     *  @permission Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "key": "new-checkout", "enabled": true, "default_variation": "off",
     *    "variations": { "on": true, "off": false }, "rules": []
     *  } */
    update(flagKey: string, params: FlagUpdateParams, options?: RequestOptions): APIPromise<Flag>;

    /** List the flags of an app, in order of their keys.
     *  @http GET /accounts/{account_id}/flagship/apps/{app_id}/flags
     *  @permission Flagship Read; Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns key type description default_variation enabled updated_by updated_at
     *  @key key */
    list(
      appID: string,
      params: FlagListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPaginationAfter<Flag>, Flag>;

    /** Delete a flag by its key.
     *
     *  Cannot be undone. Programs that still ask for it get the default they pass themselves.
     *  @http DELETE /accounts/{account_id}/flagship/apps/{app_id}/flags/{flag_key}
     *  @permission Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    delete(flagKey: string, params: FlagParams, options?: RequestOptions): APIPromise<FlagDeleteResponse>;

    /** Get one flag with its variations and targeting rules.
     *  @http GET /accounts/{account_id}/flagship/apps/{app_id}/flags/{flag_key}
     *  @permission Flagship Read; Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    get(flagKey: string, params: FlagParams, options?: RequestOptions): APIPromise<Flag>;
  }

  export interface FlagFields {
      /** Variation, by name, for contexts that no rule matches. @minLength 1 @example "off" */ default_variation: string;
      /** If false, rules are skipped and everyone gets the default. */ enabled: boolean;
      /** Rules for targeting; the lowest priority that matches wins. Empty, all get the default. */ rules: Rule[];
      /** Values by name, all of one type, each up to 10 KB as JSON. */
      variations: { [key: string]: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null };
      /** Note for people; it changes nothing. @maxLength 512 */ description?: string | null;
    }

  export interface FlagCreateParams extends InAccount, FlagFields {
    /** Name by which programs ask for it; fixed for good. @minLength 1 @maxLength 64 */ key: string;
    /** Type that all variations have; left out, it is taken from them. */ type?: 'boolean' | 'string' | 'number' | 'json' | (string & {});
  }

  export interface Flag extends FlagFields {
    /** Name by which programs ask for it; fixed for good. @minLength 1 @maxLength 64 */ key: string;
    /** Type of the variations, found by Cloudflare. */ type: 'boolean' | 'string' | 'number' | 'json';
    /** @readOnly */ updated_at?: string;
    /** Email address of who made the latest change. */ updated_by?: string;
  }

  export interface FlagUpdateParams extends FlagCreateParams {
    /** App that is meant. @from flagship.apps.list @minLength 1 */ app_id: string;
    /** @minLength 1 @maxLength 64 @example "new-checkout" */ key: string;
  }

  export interface FlagListParams extends InAccount {
    /** Most entries that are returned. @min 1 @max 200 */ limit?: number;
    cursor?: string;
  }

  export interface FlagParams extends InAccount {
    /** App that is meant. @from flagship.apps.list @minLength 1 */ app_id: string;
  }

  export interface FlagDeleteResponse {
    /** Name of the flag that was deleted. */ key: string;
  }

  /** The value a flag takes for a given user or context. */
  export interface Evaluate {
    /** Get the value of a flag for a context in the query.
     *
     *  Further query parameters count as attributes. Inside a Worker the binding is faster.
     *  @http GET /accounts/{account_id}/flagship/apps/{app_id}/evaluate
     *  @unwrapped
     *  @permission Flagship Read; Flagship Write; Flagship Evaluate
     *  @plans free pro business enterprise
     *  @availability beta */
    get(appID: string, params: EvaluateGetParams, options?: RequestOptions): APIPromise<EvaluateGetResponse>;

    /** Evaluate a feature flag against a context in the body.
     *  @http POST /accounts/{account_id}/flagship/apps/{app_id}/evaluate
     *  @unwrapped
     *  @permission Flagship Read; Flagship Write; Flagship Evaluate
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/flagship_evaluate_flag_post
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "app_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "flagKey": "new-checkout",
     *    "context": { "targetingKey": "user-42", "country": "PT" }
     *  } */
    create(appID: string, params: EvaluateCreateParams, options?: RequestOptions): APIPromise<EvaluationResult>;
  }

  export interface EvaluateGetParams extends InAccount {
    /** Flag to evaluate, by the name programs know it by. @minLength 1 @maxLength 64 @example "new-checkout" */ flagKey: string;
    /** Id of the user or the like; it decides on percentage rollouts. @minLength 1 */ targetingKey?: string;
  }

  export interface EvaluateGetResponse {
    /** Flag whose value this is. */ flagKey: string;
    /** Reason this variation was served. */ reason: 'STATIC' | 'TARGETING_MATCH' | 'DEFAULT' | 'DISABLED' | 'SPLIT';
    /** Name of the variation that was served. */ variant: string;
    /** Content of the variation that was served. */ value?: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null;
  }

  export interface EvaluateCreateParams extends InAccount {
    /** Attributes that rules look at; `targetingKey` decides on rollouts. @default {} */ context?: { [key: string]: JsonValue };
    /** Flag to evaluate, by the name programs know it by. @minLength 1 @maxLength 64 */ flagKey: string;
  }

  export type FlagListResponsesCursorPaginationAfter = CursorPaginationAfter<Flag>;

  export interface Rule {
    /** Conditions, all of which must be met. */ conditions: (Rule.RuleAttributeCondition | Rule.ConditionGroup)[];
    /** Rank; lower numbers are tried first. @min 1 */ priority: Integer;
    /** Variation, by name, for contexts that match. @minLength 1 */ serve_variation: string;
    /** Limits the rule to a share of the contexts. */ rollout?: Rule.Rollout;
  }
  export namespace Rule {
    export interface ConditionGroup {
      /** @minItems 1 */ clauses: (RuleAttributeCondition | ConditionGroup.ConditionGroup)[];
      logical_operator: 'AND' | 'OR';
    }
    export namespace ConditionGroup {
      export interface ConditionGroup {
        /** @minItems 1 */ clauses: (RuleAttributeCondition | ConditionGroup.ConditionGroup)[];
        logical_operator: 'AND' | 'OR';
      }
      export namespace ConditionGroup {
        export interface ConditionGroup {
          /** @minItems 1 */ clauses: (RuleAttributeCondition | ConditionGroup.ConditionGroup)[];
          logical_operator: 'AND' | 'OR';
        }
        export namespace ConditionGroup {
          export interface ConditionGroup {
            /** @minItems 1 */ clauses: (RuleAttributeCondition | ConditionGroup.ConditionGroup)[];
            logical_operator: 'AND' | 'OR';
          }
          export namespace ConditionGroup {
            export interface ConditionGroup {
              /** @minItems 1 */ clauses: (RuleAttributeCondition | ConditionGroup.ConditionGroup)[];
              logical_operator: 'AND' | 'OR';
            }
            export namespace ConditionGroup {
              export interface ConditionGroup {
                /** Innermost conditions, nested no further. @minItems 1 */
                clauses: (string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null)[];
                logical_operator: 'AND' | 'OR';
              }
            }
          }
        }
      }
    }
    export interface Rollout {
      /** Share of contexts that get it. @min 0 @max 100 @unit percent */ percentage: number;
      /** Attribute whose value decides who is in the share; left out, `targetingKey`. @minLength 1 */ attribute?: string;
    }
    export interface RuleAttributeCondition {
      /** Attribute of the context that is looked at. @minLength 1 @maxLength 64 */ attribute: string;
      /** Comparison operator for the attribute. */ operator:
        | 'equals' | 'not_equals' | 'greater_than' | 'less_than' | 'greater_than_or_equals'
        | 'less_than_or_equals' | 'contains' | 'starts_with' | 'ends_with' | 'in' | 'not_in' | 'has' | 'not_has';
      /** Value that the attribute is compared with. */ value: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null;
    }
  }
}

export declare namespace Flagship.Apps.Flags {
  /** Changes to a flag, with their authors. */
  export interface Changelog {
    /** List the change history of one flag.
     *  @http GET /accounts/{account_id}/flagship/apps/{app_id}/flags/{flag_key}/changelog
     *  @permission Flagship Read; Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns flag_key event after.updated_by after.updated_at */
    list(
      flagKey: string,
      params: ChangelogListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPaginationAfter<ChangelogListResponse>, ChangelogListResponse>;
  }

  export interface ChangelogListParams extends InAccount {
    /** App that is meant. @from flagship.apps.list @minLength 1 */ app_id: string;
    /** Most entries that are returned. @min 1 @max 200 */ limit?: number;
    cursor?: string;
  }

  /** @discriminator event */
  export type ChangelogListResponse =
    | ChangelogListResponse.CreateChangelog | ChangelogListResponse.DeleteChangelog
    | ChangelogListResponse.UpdateChangelog;
  export namespace ChangelogListResponse {
    export interface CreateChangelog {
      /** Flag as it was afterwards. */ after: After;
      /** Says that the flag was made. */ event: 'create';
      flag_key: string;
    }
    export interface DeleteChangelog {
      /** Flag as it was afterwards. */ after: After;
      /** Says that the flag was removed. */ event: 'delete';
      flag_key: string;
    }
    export interface UpdateChangelog {
      /** Flag as it was afterwards. */ after: After;
      /** Fields that changed, each with both values. */ diff: { [key: string]: UpdateChangelog.Diff };
      /** Says that the flag was changed. */ event: 'update';
      flag_key: string;
    }
    export namespace UpdateChangelog {
      export interface Diff {
        /** Value beforehand. */ from?: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null;
        /** Value afterwards. */ to?: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null;
      }
    }
    export interface After {
      /** Variation for contexts that no rule matched. @minLength 1 */ default_variation: string;
      /** Whether rules were looked at. */ enabled: boolean;
      /** Name programs asked for it by. @minLength 1 @maxLength 64 */ key: string;
      /** Rules for targeting, lowest priority first. */ rules: Rule[];
      /** Values by name. */ variations: { [key: string]: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null };
      /** Note for people at that time. @maxLength 512 */ description?: string | null;
      /** Type that all variations have; left out, it is taken from them. */ type: 'boolean' | 'string' | 'number' | 'json';
      /** @readOnly */ updated_at?: string;
      /** Email address of who made the latest change. */ updated_by?: string;
    }
  }

  export type ChangelogListResponsesCursorPaginationAfter = CursorPaginationAfter<ChangelogListResponse>;
}
