import type { APIPromise, RequestOptions } from './_client.ts';
import type { Integer, InZone } from './_shared.ts';

/** Fraud Detection: Signals for account takeover and fake sign-ups on a zone.
 *  @product fraud Fraud Detection
 *  @docs https://developers.cloudflare.com/bots/ */
export interface Fraud {
  /** Replace a zone's fraud settings for sign-in and usernames.
   *
   *  Settings left out or null stay as they are; an empty list clears. Expressions that cannot be parsed refuse the whole request with code
   *  10400.
   *  @http PUT /zones/{zone_id}/fraud_detection/settings
   *  @body json required
   *  @permission Fraud Detection Write */
  update(params: Fraud.FraudUpdateParams, options?: RequestOptions): APIPromise<Fraud.FraudSettings>;

  /** Get a zone's fraud detection settings.
   *  @http GET /zones/{zone_id}/fraud_detection/settings
   *  @permission Fraud Detection Read; Fraud Detection Write */
  get(params: InZone, options?: RequestOptions): APIPromise<Fraud.FraudSettings>;
}

export declare namespace Fraud {
  export interface FraudUpdateParams extends InZone, FraudSettings {
    /** Criteria for judging a sign-in by the origin's response; unchanged if omitted. */ authentication_settings?: FraudSettings.AuthenticationSettings;
  }

  export interface FraudSettings {
    /** Criteria for judging a sign-in by the origin's response. */ authentication_settings?: FraudSettings.AuthenticationSettings;
    /** Whether profiles of users are kept to detect account takeover. */ user_profiles?: 'enabled' | 'disabled';
    /** Rules-language expressions that yield the username of a request; an empty list clears them. @maxItems 10 */ username_expressions?: string[];
  }
  export namespace FraudSettings {
    export interface AuthenticationSettings {
      /** Answers that count as a failed sign-in. */ failure_criteria?: AuthenticationSettings.FailureCriteria;
      /** Answers that count as a successful sign-in. */ success_criteria?: AuthenticationSettings.SuccessCriteria;
    }
    export namespace AuthenticationSettings {
      export interface FailureCriteria {
        /** Criterion for the result: the HTTP status of the response. */ kind: 'status_code';
        /** HTTP statuses, 100 to 599; an empty list clears them. @maxItems 10 */ status_codes?: (/** @min 100 @max 599 */ Integer)[];
      }
      export interface SuccessCriteria {
        /** Criterion for the result: the HTTP status of the response. */ kind: 'status_code';
        /** HTTP statuses, 100 to 599; an empty list clears them. @maxItems 10 */ status_codes?: (/** @min 100 @max 599 */ Integer)[];
      }
    }
  }
}
