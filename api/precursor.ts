import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone } from './_shared.ts';

/** Precursor: Bot verification in the browser that goes on through a visitor's session.
 *  @product precursor Precursor
 *  @docs https://developers.cloudflare.com/cloudflare-challenges/precursor/ */
export interface Precursor {
  /** Replace a zone's Precursor default mode and rules.
   *
   *  Rules left out are deleted, and ids are given anew; an empty list clears them. Unknown fields are refused with 400.
   *  @http PUT /zones/{zone_id}/precursor
   *  @body json required
   *  @plans free pro business enterprise */
  update(params: Precursor.PrecursorUpdateParams, options?: RequestOptions): APIPromise<Precursor.PrecursorConfig>;

  /** Get a zone's Precursor default mode and enforcement rules.
   *  @http GET /zones/{zone_id}/precursor
   *  @plans free pro business enterprise */
  get(params: InZone, options?: RequestOptions): APIPromise<Precursor.PrecursorConfig>;
}

export declare namespace Precursor {
  export interface PrecursorUpdateParams extends InZone {
    /** Mode of requests that no rule matches. @default "off" */ default_mode?: 'off' | 'min-friction' | 'max-security' | (string & {});
    /** Rules in the order in which they are tried. */ enforcement_rules?: EnforcementRuleParam[];
  }

  /** @minProperties 1 */
  export interface PrecursorConfig {
    /** Mode of requests that no rule matches. @default "off" */ default_mode?: 'off' | 'min-friction' | 'max-security';
    /** Rules in the order in which they are tried. */ enforcement_rules?: EnforcementRule[];
  }

  export interface EnforcementRule extends EnforcementRuleParam {
    expression: string;
    mode: 'min-friction' | 'max-security';
    /** Id of the rule, given by Cloudflare at each update. @example "3a03d665bac043e3a684e0d385a4b1e2" @readOnly */ id?: string;
  }

  export interface EnforcementRuleParam {
    /** Rules-language expression that selects requests. @minLength 1 */ expression: string;
    /** Mode of matching requests; unlike the default it cannot be `off`. */ mode: 'min-friction' | 'max-security' | (string & {});
    /** Note for people. @default "" */ description?: string;
    /** Whether the rule is applied. @default true */ enabled?: boolean;
  }
}
