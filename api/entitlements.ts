import type { APIPromise, RequestOptions } from './_client.ts';
import type { InAccountOrZone, Integer } from './_shared.ts';

/** Entitlements: Features and limits an account or zone may use under its plan.
 *  @product entitlements Entitlements
 *  @docs https://developers.cloudflare.com/api/ */
export interface Entitlements {
  /** List what an account or zone is entitled to use.
   *
   *  Entitlements follow from plan and contract; they cannot be changed here.
   *  @http GET /{account_or_zone}/entitlements
   *  @permission Account Read
   *  @columns feature.name feature.key allocation.value allocation.type created_date
   *  @key feature.key */
  list(params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<Entitlements.Entitlement[]>;
}

export declare namespace Entitlements {
  export interface Entitlement {
    /** Amount of the feature that is granted. */ allocation: Allocation;
    /** Time at which it was granted. @example "2021-09-17T20:33:36.000000" */ created_date: string;
    /** Time at which it ended; empty while it holds. @example "" */ deleted_date: string;
    /** Time of the last change. @example "2021-09-17T20:34:01.000000" */ edited_date: string;
    /** Feature that is granted. */ feature: Feature;
    /** Key of the entitlement. @example "page_rules" */ id: string;
  }

  export interface Allocation {
    /** Interpretation of `value`: yes or no, most items, one of several numbers, a range, or text. */
    type: 'bool' | 'max_count' | 'enum_number' | 'range' | 'string';
    /** Value granted, in the form given by `type`. */ value: boolean | Integer | string | number[] | {
      /** Highest number allowed. */ max: Integer;
      /** Lowest number allowed. */ min: Integer;
    };
  }

  export interface Feature {
    /** Group the feature belongs to. @example "page_rules" */ feature_set: string;
    /** Number of the feature. @example 1 */ id: Integer;
    /** @example "page_rules" */ key: string;
    /** Feature as people read it. */ name: string;
  }
}
