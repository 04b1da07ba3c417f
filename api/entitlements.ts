import type { APIPromise, RequestOptions } from './_client.ts';
import type { InAccountOrZone, Integer } from './_shared.ts';

/** Entitlements: Features and limits an account or zone may use under its plan.
 *  @product entitlements Entitlements
 *  @docs https://developers.cloudflare.com/api/ */
export interface Entitlements {
  /** List what an account or zone is entitled to use.
   *  @http GET /{account_or_zone}/entitlements
   *  @permission Account Read */
  list(params?: Entitlements.EntitlementListParams | null, options?: RequestOptions): APIPromise<Entitlements.Entitlement[]>;
}

export declare namespace Entitlements {
  export type EntitlementListParams = InAccountOrZone;

  export interface Entitlement {
    allocation: Allocation;
    /** @example "2021-09-17T20:33:36.000000" */ created_date: string;
    /** @example "" */ deleted_date: string;
    /** @example "2021-09-17T20:34:01.000000" */ edited_date: string;
    feature: Feature;
    /** @example "page_rules" */ id: string;
  }

  export interface Allocation {
    type: 'bool' | 'max_count' | 'enum_number' | 'range' | 'string';
    value: boolean | Integer | string | number[] | { max: Integer; min: Integer };
  }

  export interface Feature {
    /** @example "page_rules" */ feature_set: string;
    /** @example 1 */ id: Integer;
    /** @example "page_rules" */ key: string;
    name: string;
  }
}
