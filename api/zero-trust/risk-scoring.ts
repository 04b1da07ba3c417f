import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** How risky a user's behavior looks. */
export interface RiskScoring {
  readonly behaviours: RiskScoring.Behaviours;
  readonly summary: RiskScoring.Summary;
  readonly integrations: RiskScoring.Integrations;

  /** Show one user's risk level and the events behind it.
   *  @http GET /accounts/{account_id}/zt_risk_scoring/{user_id}
   *  @permission Zero Trust: PII Read */
  get(
    /** @format uuid */ userID: string,
    params: ZeroTrust.RiskScoringGetParams,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.RiskScoringGetResponse>;

  /** Clear one user's risk score.
   *  @http POST /accounts/{account_id}/zt_risk_scoring/{user_id}/reset
   *  @permission Zero Trust Write */
  reset(
    /** @format uuid */ userID: string,
    params: ZeroTrust.RiskScoringResetParams,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.RiskScoringResetResponse | null>;
}

export declare namespace RiskScoring {
  /** Signs that raise a user's risk, with weights. */
  export interface Behaviours {
    /** Set which behaviors count towards user risk and at what level.
     *  @http PUT /accounts/{account_id}/zt_risk_scoring/behaviors
     *  @permission Zero Trust Write */
    update(params: BehaviourUpdateParams, options?: RequestOptions): APIPromise<BehaviourUpdateResponse>;

    /** Read the risk behaviors and how each one is configured.
     *  @http GET /accounts/{account_id}/zt_risk_scoring/behaviors
     *  @permission Zero Trust Read; Zero Trust Write */
    get(params: BehaviourGetParams, options?: RequestOptions): APIPromise<BehaviourGetResponse>;
  }

  export interface BehaviourUpdateParams extends InAccount {
    behaviors: { [key: string]: BehaviourUpdateParams.Behaviors };
  }
  export namespace BehaviourUpdateParams {
    export interface Behaviors {
      enabled: boolean;
      risk_level: 'low' | 'medium' | 'high';
    }
  }

  export interface BehaviourUpdateResponse {
    behaviors: { [key: string]: BehaviourUpdateParams.Behaviors };
  }
  export namespace BehaviourUpdateResponse {
    export type Behaviors = BehaviourUpdateParams.Behaviors;
  }

  export type BehaviourGetParams = InAccount;

  export interface BehaviourGetResponse {
    behaviors: { [key: string]: BehaviourGetResponse.Behaviors };
  }
  export namespace BehaviourGetResponse {
    export interface Behaviors {
      description: string;
      enabled: boolean;
      name: string;
      risk_level: 'low' | 'medium' | 'high';
    }
  }

  /** Scores over all users. */
  export interface Summary {
    /** Show risk scores across all users of the account.
     *  @http GET /accounts/{account_id}/zt_risk_scoring/summary
     *  @permission Zero Trust: PII Read */
    get(params: SummaryGetParams, options?: RequestOptions): APIPromise<SummaryGetResponse>;
  }

  export type SummaryGetParams = InAccount;

  export interface SummaryGetResponse {
    users: SummaryGetResponse.User[];
  }
  export namespace SummaryGetResponse {
    export interface User {
      email: string;
      /** @min 0 */ event_count: Integer;
      last_event: DateTime;
      max_risk_level: 'low' | 'medium' | 'high';
      name: string;
      /** @format uuid */ user_id: string;
    }
  }

  /** Outside services that receive the scores. */
  export interface Integrations {
    readonly references: Integrations.References;

    /** Share user risk with a third-party tenant, such as Okta.
     *  @http POST /accounts/{account_id}/zt_risk_scoring/integrations
     *  @permission Zero Trust Write */
    create(params: IntegrationCreateParams, options?: RequestOptions): APIPromise<IntegrationGetResponse>;

    /** Replace a risk score integration's tenant URL, state and reference ID.
     *  @http PUT /accounts/{account_id}/zt_risk_scoring/integrations/{integration_id}
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ integrationID: string,
      params: IntegrationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<IntegrationGetResponse>;

    /** List the account's risk score integrations.
     *  @http GET /accounts/{account_id}/zt_risk_scoring/integrations
     *  @permission Zero Trust Read; Zero Trust Write */
    list(params: IntegrationListParams, options?: RequestOptions): PagePromise<SinglePage<IntegrationGetResponse>, IntegrationGetResponse>;

    /** Delete a risk score integration.
     *  @http DELETE /accounts/{account_id}/zt_risk_scoring/integrations/{integration_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ integrationID: string,
      params: IntegrationDeleteParams,
      options?: RequestOptions,
    ): APIPromise<IntegrationDeleteResponse | null>;

    /** Fetch one risk score integration by ID.
     *  @http GET /accounts/{account_id}/zt_risk_scoring/integrations/{integration_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(
      /** @format uuid */ integrationID: string,
      params: IntegrationGetParams,
      options?: RequestOptions,
    ): APIPromise<IntegrationGetResponse>;
  }

  export interface IntegrationCreateParams extends InAccount {
    integration_type: 'Okta';
    /** @format uri */ tenant_url: string;
    reference_id?: string | null;
  }

  export type IntegrationCreateResponse = IntegrationGetResponse;

  export interface IntegrationUpdateParams extends InAccount {
    active: boolean;
    /** @format uri */ tenant_url: string;
    reference_id?: string | null;
  }

  export type IntegrationUpdateResponse = IntegrationGetResponse;

  export type IntegrationListParams = InAccount;

  export type IntegrationListResponse = IntegrationGetResponse;

  export type IntegrationDeleteParams = InAccount;

  export type IntegrationDeleteResponse = unknown;

  export type IntegrationGetParams = InAccount;

  export interface IntegrationGetResponse {
    /** @format uuid */ id: string;
    account_tag: string;
    active: boolean;
    /** @readOnly */ created_at: DateTime;
    integration_type: 'Okta';
    reference_id: string;
    tenant_url: string;
    well_known_url: string;
  }

  export type IntegrationListResponsesSinglePage = SinglePage<IntegrationGetResponse>;
}

export declare namespace RiskScoring.Integrations {
  /** Lookup of a receiver by its reference. */
  export interface References {
    /** Look up a risk score integration by its reference ID.
     *  @http GET /accounts/{account_id}/zt_risk_scoring/integrations/reference_id/{reference_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(referenceID: string, params: ReferenceGetParams, options?: RequestOptions): APIPromise<IntegrationGetResponse>;
  }

  export type ReferenceGetParams = InAccount;

  export type ReferenceGetResponse = IntegrationGetResponse;
}
