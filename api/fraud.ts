import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone, Integer } from './_shared.ts';

/** Fraud Detection: Signals for account takeover and fake sign-ups on a zone.
 *  @product fraud Fraud Detection
 *  @docs https://developers.cloudflare.com/bots/ */
export interface Fraud {
  /** Write a zone's fraud settings for sign-in, user profiles and usernames.
   *  @http PUT /zones/{zone_id}/fraud_detection/settings
   *  @body json required
   *  @permission Fraud Detection Write */
  update(params: Fraud.FraudUpdateParams, options?: RequestOptions): APIPromise<Fraud.FraudSettings>;

  /** Read a zone's fraud detection settings.
   *  @http GET /zones/{zone_id}/fraud_detection/settings
   *  @permission Fraud Detection Read; Fraud Detection Write */
  get(params: Fraud.FraudGetParams, options?: RequestOptions): APIPromise<Fraud.FraudSettings>;
}

export declare namespace Fraud {
  export interface FraudUpdateParams extends InZone {
    authentication_settings?: FraudSettings.AuthenticationSettings;
    user_profiles?: 'enabled' | 'disabled';
    /** @maxItems 10 */ username_expressions?: string[];
  }
  export namespace FraudUpdateParams {
    export import AuthenticationSettings = FraudSettings.AuthenticationSettings;
  }

  export interface FraudSettings {
    authentication_settings?: FraudSettings.AuthenticationSettings;
    user_profiles?: 'enabled' | 'disabled';
    /** @maxItems 10 */ username_expressions?: string[];
  }
  export namespace FraudSettings {
    export interface AuthenticationSettings {
      failure_criteria?: AuthenticationSettings.FailureCriteria;
      success_criteria?: AuthenticationSettings.FailureCriteria;
    }
    export namespace AuthenticationSettings {
      export interface FailureCriteria {
        kind: 'status_code';
        /** @maxItems 10 */ status_codes?: (/** @min 100 @max 599 */ Integer)[];
      }
      export type SuccessCriteria = FailureCriteria;
    }
  }

  export type FraudGetParams = InZone;
}
