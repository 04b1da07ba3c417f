import type { APIPromise, CursorPaginationAfter, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** Flagship: Feature flags, evaluated close to users.
 *  @product flagship Flagship
 *  @docs https://developers.cloudflare.com/flagship/ */
export interface Flagship {
  readonly apps: Flagship.Apps;
}

export declare namespace Flagship {
  /** Containers of the flags that belong to one application. */
  export interface Apps {
    readonly flags: Apps.Flags;
    readonly evaluate: Apps.Evaluate;

    /** Create a Flagship app to hold feature flags.
     *  @http POST /accounts/{account_id}/flagship/apps
     *  @status 201
     *  @permission Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    create(params: AppCreateParams, options?: RequestOptions): APIPromise<AppGetResponse>;

    /** Give a Flagship app another name.
     *  @http PUT /accounts/{account_id}/flagship/apps/{app_id}
     *  @body json required
     *  @permission Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    update(appID: string, params: AppUpdateParams, options?: RequestOptions): APIPromise<AppGetResponse>;

    /** Show all Flagship apps of the account.
     *  @http GET /accounts/{account_id}/flagship/apps
     *  @permission Flagship Read; Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    list(params: AppListParams, options?: RequestOptions): PagePromise<SinglePage<AppGetResponse>, AppGetResponse>;

    /** Delete a Flagship app.
     *  @http DELETE /accounts/{account_id}/flagship/apps/{app_id}
     *  @permission Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    delete(appID: string, params: AppDeleteParams, options?: RequestOptions): APIPromise<AppDeleteResponse>;

    /** Look up one Flagship app.
     *  @http GET /accounts/{account_id}/flagship/apps/{app_id}
     *  @permission Flagship Read; Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    get(appID: string, params: AppGetParams, options?: RequestOptions): APIPromise<AppGetResponse>;
  }

  export interface AppCreateParams extends InAccount {
    /** @minLength 1 @maxLength 64 */ name: string;
  }

  export type AppCreateResponse = AppGetResponse;

  export interface AppUpdateParams extends InAccount {
    /** @minLength 1 @maxLength 64 */ name?: string;
  }

  export type AppUpdateResponse = AppGetResponse;

  export type AppListParams = InAccount;

  export type AppListResponse = AppGetResponse;

  export type AppDeleteParams = InAccount;

  export interface AppDeleteResponse {
    id: string;
  }

  export type AppGetParams = InAccount;

  export interface AppGetResponse {
    id: string;
    /** @readOnly */ created_at: string;
    name: string;
    /** @readOnly */ updated_at: string;
    updated_by: string;
  }

  export type AppListResponsesSinglePage = SinglePage<AppGetResponse>;

  export type JsonValue = string | null | number | boolean | { [key: string]: JsonValue } | JsonValue[];

  export interface EvaluationResult {
    flagKey: string;
    reason: 'TARGETING_MATCH' | 'DEFAULT' | 'DISABLED' | 'SPLIT';
    value?: JsonValue;
    variant: string;
  }
}

export declare namespace Flagship.Apps {
  /** Switches with variations, targeting rules and a default. */
  export interface Flags {
    readonly changelog: Flags.Changelog;

    /** Add a flag to an app with its variations, rules and default.
     *  @http POST /accounts/{account_id}/flagship/apps/{app_id}/flags
     *  @status 201
     *  @permission Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    create(appID: string, params: FlagCreateParams, options?: RequestOptions): APIPromise<Flags.ChangelogListResponse.UnionMember0.After>;

    /** Replace a flag's whole definition: variations, rules, default and state.
     *  @http PUT /accounts/{account_id}/flagship/apps/{app_id}/flags/{flag_key}
     *  @permission Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    update(flagKey: string, params: FlagUpdateParams, options?: RequestOptions): APIPromise<Flags.ChangelogListResponse.UnionMember0.After>;

    /** Walk through the flags of an app by cursor.
     *  @http GET /accounts/{account_id}/flagship/apps/{app_id}/flags
     *  @permission Flagship Read; Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    list(
      appID: string,
      params: FlagListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPaginationAfter<Flags.ChangelogListResponse.UnionMember0.After>, Flags.ChangelogListResponse.UnionMember0.After>;

    /** Delete a flag from an app by its key.
     *  @http DELETE /accounts/{account_id}/flagship/apps/{app_id}/flags/{flag_key}
     *  @permission Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    delete(flagKey: string, params: FlagDeleteParams, options?: RequestOptions): APIPromise<FlagDeleteResponse>;

    /** Retrieve one flag with its variations and targeting rules.
     *  @http GET /accounts/{account_id}/flagship/apps/{app_id}/flags/{flag_key}
     *  @permission Flagship Read; Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    get(flagKey: string, params: FlagGetParams, options?: RequestOptions): APIPromise<Flags.ChangelogListResponse.UnionMember0.After>;
  }

  export interface FlagCreateParams extends InAccount {
    /** @minLength 1 */ default_variation: string;
    enabled: boolean;
    /** @minLength 1 @maxLength 64 */ key: string;
    rules: FlagCreateParams.Rule[];
    variations: { [key: string]: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null };
    /** @maxLength 512 */ description?: string | null;
    type?: 'boolean' | 'string' | 'number' | 'json';
  }
  export namespace FlagCreateParams {
    export interface Rule {
      conditions: (Rule.UnionMember0 | Rule.UnionMember1)[];
      /** @min 1 */ priority: Integer;
      /** @minLength 1 */ serve_variation: string;
      rollout?: Rule.Rollout;
    }
    export namespace Rule {
      export interface Rollout {
        /** @min 0 @max 100 */ percentage: number;
        /** @minLength 1 */ attribute?: string;
      }
      export interface UnionMember0 {
        /** @minLength 1 @maxLength 64 */ attribute: string;
        operator: 'equals' | 'not_equals' | 'greater_than' | 'less_than' | 'greater_than_or_equals' | 'less_than_or_equals' | 'contains' | 'starts_with' | 'ends_with' | 'in' | 'not_in';
        value: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null;
      }
      export interface UnionMember1 {
        /** @minItems 1 */ clauses: (UnionMember0 | UnionMember1.UnionMember1)[];
        logical_operator: 'AND' | 'OR';
      }
      export namespace UnionMember1 {
        export type UnionMember0 = Rule.UnionMember0;
        export interface UnionMember1 {
          /** @minItems 1 */ clauses: (Rule.UnionMember0 | UnionMember1.UnionMember1)[];
          logical_operator: 'AND' | 'OR';
        }
        export namespace UnionMember1 {
          export type UnionMember0 = Rule.UnionMember0;
          export interface UnionMember1 {
            /** @minItems 1 */ clauses: (Rule.UnionMember0 | UnionMember1.UnionMember1)[];
            logical_operator: 'AND' | 'OR';
          }
          export namespace UnionMember1 {
            export type UnionMember0 = Rule.UnionMember0;
            export interface UnionMember1 {
              /** @minItems 1 */ clauses: (Rule.UnionMember0 | UnionMember1.UnionMember1)[];
              logical_operator: 'AND' | 'OR';
            }
            export namespace UnionMember1 {
              export type UnionMember0 = Rule.UnionMember0;
              export interface UnionMember1 {
                /** @minItems 1 */ clauses: (Rule.UnionMember0 | UnionMember1.UnionMember1)[];
                logical_operator: 'AND' | 'OR';
              }
              export namespace UnionMember1 {
                export type UnionMember0 = Rule.UnionMember0;
                export interface UnionMember1 {
                  /** @minItems 1 */ clauses: (string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null)[];
                  logical_operator: 'AND' | 'OR';
                }
              }
            }
          }
        }
      }
    }
  }

  export import FlagCreateResponse = Flags.ChangelogListResponse.UnionMember0.After;

  export interface FlagUpdateParams extends InAccount {
    app_id: string;
    /** @minLength 1 */ default_variation: string;
    enabled: boolean;
    /** @minLength 1 @maxLength 64 */ key: string;
    rules: FlagCreateParams.Rule[];
    variations: { [key: string]: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null };
    /** @maxLength 512 */ description?: string | null;
    type?: 'boolean' | 'string' | 'number' | 'json';
  }
  export namespace FlagUpdateParams {
    export import Rule = FlagCreateParams.Rule;
  }

  export import FlagUpdateResponse = Flags.ChangelogListResponse.UnionMember0.After;

  export interface FlagListParams extends InAccount {
    limit?: string;
    cursor?: string;
  }

  export import FlagListResponse = Flags.ChangelogListResponse.UnionMember0.After;

  export type FlagDeleteParams = FlagGetParams;

  export interface FlagDeleteResponse {
    key: string;
  }

  export interface FlagGetParams extends InAccount {
    app_id: string;
  }

  export import FlagGetResponse = Flags.ChangelogListResponse.UnionMember0.After;

  /** The value a flag takes for a given user or context. */
  export interface Evaluate {
    /** Evaluate one flag of an app, for a given targeting key if wanted.
     *  @http GET /accounts/{account_id}/flagship/apps/{app_id}/evaluate
     *  @unwrapped
     *  @permission Flagship Read; Flagship Write; Flagship Evaluate
     *  @plans free pro business enterprise
     *  @availability beta */
    get(appID: string, params: EvaluateGetParams, options?: RequestOptions): APIPromise<EvaluateGetResponse>;

    /** Evaluate a feature flag against a context given in the body.
     *  @http POST /accounts/{account_id}/flagship/apps/{app_id}/evaluate
     *  @unwrapped
     *  @permission Flagship Read; Flagship Write; Flagship Evaluate
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/flagship_evaluate_flag_post */
    create(appID: string, params: EvaluateCreateParams, options?: RequestOptions): APIPromise<EvaluationResult>;
  }

  export interface EvaluateGetParams extends InAccount {
    flagKey: string;
    targetingKey?: string;
  }

  export interface EvaluateGetResponse {
    flagKey: string;
    reason: 'TARGETING_MATCH' | 'DEFAULT' | 'DISABLED' | 'SPLIT';
    variant: string;
    value?: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null;
  }

  export interface EvaluateCreateParams extends InAccount {
    /** @default {} */ context?: { [key: string]: JsonValue };
    /** @minLength 1 @maxLength 64 */ flagKey: string;
  }

  export type FlagListResponsesCursorPaginationAfter = CursorPaginationAfter<Flags.ChangelogListResponse.UnionMember0.After>;
}

export declare namespace Flagship.Apps.Flags {
  /** Who changed a flag, and how. */
  export interface Changelog {
    /** Walk through the change history of one flag by cursor.
     *  @http GET /accounts/{account_id}/flagship/apps/{app_id}/flags/{flag_key}/changelog
     *  @permission Flagship Read; Flagship Write
     *  @plans free pro business enterprise
     *  @availability beta */
    list(
      flagKey: string,
      params: ChangelogListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPaginationAfter<ChangelogListResponse>, ChangelogListResponse>;
  }

  export interface ChangelogListParams extends InAccount {
    app_id: string;
    limit?: string;
    cursor?: string;
  }

  /** @discriminator event */
  export type ChangelogListResponse = ChangelogListResponse.UnionMember0 | ChangelogListResponse.UnionMember1 | ChangelogListResponse.UnionMember2;
  export namespace ChangelogListResponse {
    export interface UnionMember0 {
      after: UnionMember0.After;
      event: 'create';
      flag_key: string;
    }
    export namespace UnionMember0 {
      export interface After {
        /** @minLength 1 */ default_variation: string;
        enabled: boolean;
        /** @minLength 1 @maxLength 64 */ key: string;
        rules: FlagCreateParams.Rule[];
        variations: { [key: string]: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null };
        /** @maxLength 512 */ description?: string | null;
        type?: 'boolean' | 'string' | 'number' | 'json';
        /** @readOnly */ updated_at?: string;
        updated_by?: string;
      }
      export namespace After {
        export import Rule = FlagCreateParams.Rule;
      }
    }
    export interface UnionMember1 {
      after: UnionMember0.After;
      event: 'delete';
      flag_key: string;
    }
    export namespace UnionMember1 {
      export import After = UnionMember0.After;
    }
    export interface UnionMember2 {
      after: UnionMember0.After;
      diff: { [key: string]: UnionMember2.Diff };
      event: 'update';
      flag_key: string;
    }
    export namespace UnionMember2 {
      export import After = UnionMember0.After;
      export interface Diff {
        from?: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null;
        to?: string | number | boolean | { [key: string]: JsonValue } | JsonValue[] | null;
      }
    }
  }

  export type ChangelogListResponsesCursorPaginationAfter = CursorPaginationAfter<ChangelogListResponse>;
}
