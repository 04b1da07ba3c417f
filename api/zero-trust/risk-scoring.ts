import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** Risk scores of users' behavior. */
export interface RiskScoring {
  readonly behaviours: RiskScoring.Behaviours;
  readonly summary: RiskScoring.Summary;
  readonly integrations: RiskScoring.Integrations;

  /** Get one user's risk level and the events behind it.
   *  @http GET /accounts/{account_id}/zt_risk_scoring/{user_id}
   *  @permission Zero Trust: PII Read */
  get(
    /** @format uuid */ userID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.RiskScoringGetResponse>;

  /** Reset one user's risk score.
   *
   *  Past events no longer count; new ones raise the score again.
   *  @http POST /accounts/{account_id}/zt_risk_scoring/{user_id}/reset
   *  @permission Zero Trust Write
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "user_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" }
   *  @aliases clear user risk */
  reset(
    /** @format uuid */ userID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.RiskScoringResetResponse | null>;
}

export declare namespace RiskScoring {
  /** Signs that raise a user's risk, with weights. */
  export interface Behaviours {
    /** Replace which behaviors count towards user risk, and how much.
     *
     *  Names of behaviors come from `get`; a user's level is the highest of the behaviors seen.
     *  @http PUT /accounts/{account_id}/zt_risk_scoring/behaviors
     *  @permission Zero Trust Write
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "behaviors": { "imp_travel": { "enabled": true, "risk_level": "high" } } }
     *  @aliases impossible travel; UEBA */
    update(params: BehaviourUpdateParams, options?: RequestOptions): APIPromise<BehaviourUpdateResponse>;

    /** Get the risk behaviors and how each one is set.
     *  @http GET /accounts/{account_id}/zt_risk_scoring/behaviors
     *  @permission Zero Trust Read; Zero Trust Write */
    get(params: InAccount, options?: RequestOptions): APIPromise<BehaviourGetResponse>;
  }

  export interface BehaviourUpdateParams extends InAccount {
    behaviors: { [key: string]: BehaviourUpdateResponse.Behaviors };
  }

  export interface BehaviourUpdateResponse {
    behaviors: { [key: string]: BehaviourUpdateResponse.Behaviors };
  }
  export namespace BehaviourUpdateResponse {
    export interface Behaviors {
      /** Whether the behavior counts towards the risk of users. */ enabled: boolean;
      /** Level of risk that the behavior brings. */ risk_level: 'low' | 'medium' | 'high';
    }
  }

  export interface BehaviourGetResponse {
    behaviors: { [key: string]: BehaviourGetResponse.Behaviors };
  }
  export namespace BehaviourGetResponse {
    export interface Behaviors extends BehaviourUpdateResponse.Behaviors {
      /** Explanation of the behavior. */ description: string;
      /** Name of the behavior for people. */ name: string;
    }
  }

  /** Scores over all users. */
  export interface Summary {
    /** Get the risk levels of all users of the account.
     *  @http GET /accounts/{account_id}/zt_risk_scoring/summary
     *  @permission Zero Trust: PII Read */
    get(params: InAccount, options?: RequestOptions): APIPromise<SummaryGetResponse>;
  }

  export interface SummaryGetResponse {
    /** Users with a risk level, one entry each. */ users: SummaryGetResponse.User[];
  }
  export namespace SummaryGetResponse {
    export interface User {
      /** Email address of the user. */ email: string;
      /** Number of events that count for the user. @min 0 */ event_count: Integer;
      /** Time of the user's latest event. */ last_event: DateTime;
      /** Highest level among the user's events. */ max_risk_level: 'low' | 'medium' | 'high';
      /** Full name of the user. */ name: string;
      /** Identifies the user. @format uuid @from zeroTrust.access.users.list id */ user_id: string;
    }
  }

  /** Outside services that receive the scores. */
  export interface Integrations {
    readonly references: Integrations.References;

    /** Create an integration that shares user risk with Okta.
     *
     *  Register the returned `well_known_url` at Okta, which then receives changes of risk levels as signals.
     *  @http POST /accounts/{account_id}/zt_risk_scoring/integrations
     *  @permission Zero Trust Write
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "integration_type": "Okta", "tenant_url": "https://example.okta.com" } */
    create(params: IntegrationCreateParams, options?: RequestOptions): APIPromise<IntegrationDetails>;

    /** Replace a risk score integration's URL, state and reference id.
     *
     *  All three are overwritten with what is given.
     *  @http PUT /accounts/{account_id}/zt_risk_scoring/integrations/{integration_id}
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "integration_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "active": false,
     *    "tenant_url": "https://example.okta.com"
     *  } */
    update(
      /** @format uuid */ integrationID: string,
      params: IntegrationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<IntegrationDetails>;

    /** List the risk score integrations of the account.
     *  @http GET /accounts/{account_id}/zt_risk_scoring/integrations
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns integration_type tenant_url reference_id active created_at
     *  @key reference_id */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<IntegrationDetails>, IntegrationDetails>;

    /** Delete a risk score integration.
     *
     *  The other system gets no more signals.
     *  @http DELETE /accounts/{account_id}/zt_risk_scoring/integrations/{integration_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ integrationID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<IntegrationDeleteResponse | null>;

    /** Get one risk score integration.
     *  @http GET /accounts/{account_id}/zt_risk_scoring/integrations/{integration_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(
      /** @format uuid */ integrationID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<IntegrationDetails>;
  }

  export interface IntegrationReference {
    /** Base URL of your tenant at the other system, such as `https://example.okta.com`. @format uri */ tenant_url: string;
    /** Reference of your own, best the id of the Okta identity provider in Access; left out, a random UUID. */ reference_id?: string | null;
  }

  export interface IntegrationCreateParams extends InAccount, IntegrationReference {
    integration_type: 'Okta';
  }

  export interface IntegrationDetails {
    /** Identifies the integration or entry; given by Cloudflare. @format uuid */ id: string;
    account_tag: string;
    /** Whether changes of risk are sent to the other system. */ active: boolean;
    /** @readOnly */ created_at: DateTime;
    integration_type: 'Okta';
    /** Reference by which the integration can be found. */ reference_id: string;
    /** Base URL of the tenant that signals go to. */ tenant_url: string;
    /** URL of the transmitter's configuration, to be registered at the other system. */ well_known_url: string;
  }

  export interface IntegrationUpdateParams extends InAccount, IntegrationReference {
    /** Whether changes of risk are sent to the other system. */ active: boolean;
  }

  export type IntegrationDeleteResponse = JsonValue;

  export type IntegrationListResponsesSinglePage = SinglePage<IntegrationDetails>;
}

export declare namespace RiskScoring.Integrations {
  /** Lookup of a receiver by its reference. */
  export interface References {
    /** Get a risk score integration by its reference id.
     *  @http GET /accounts/{account_id}/zt_risk_scoring/integrations/reference_id/{reference_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(referenceID: string, params: InAccount, options?: RequestOptions): APIPromise<ReferenceGetResponse>;
  }

  export interface ReferenceGetResponse {
    /** Id of the risk score integration, a UUIDv4 given by Cloudflare. @format uuid */ id: string;
    account_tag: string;
    /** Whether changes of users' risk scores are sent to the integration. */ active: boolean;
    /** @readOnly */ created_at: DateTime;
    integration_type: 'Okta';
    /** Id you chose to find the integration by, such as the one of an asset in Okta. */ reference_id: string;
    /** Base address of the tenant that receives the scores, such as `https://tenant.okta.com`. */ tenant_url: string;
    /** URL of the transmitter's configuration, to be registered at the other system. */ well_known_url: string;
  }
}
