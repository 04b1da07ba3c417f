import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone } from './_shared.ts';

/** Precursor: Bot verification in the browser that goes on through a visitor's session.
 *  @product precursor Precursor
 *  @docs https://developers.cloudflare.com/cloudflare-challenges/precursor/ */
export interface Precursor {
  /** Set a zone's Precursor default mode and enforcement rules.
   *  @http PUT /zones/{zone_id}/precursor
   *  @body json required
   *  @plans free pro business enterprise */
  update(params: Precursor.PrecursorUpdateParams, options?: RequestOptions): APIPromise<Precursor.PrecursorConfig>;

  /** Read a zone's Precursor default mode and enforcement rules.
   *  @http GET /zones/{zone_id}/precursor
   *  @plans free pro business enterprise */
  get(params: Precursor.PrecursorGetParams, options?: RequestOptions): APIPromise<Precursor.PrecursorConfig>;
}

export declare namespace Precursor {
  export interface PrecursorUpdateParams extends InZone {
    /** @default "off" */ default_mode?: 'off' | 'min-friction' | 'max-security';
    enforcement_rules?: EnforcementRuleParam[];
  }

  /** @minProperties 1 */
  export interface PrecursorConfig {
    /** @default "off" */ default_mode?: 'off' | 'min-friction' | 'max-security';
    enforcement_rules?: EnforcementRule[];
  }

  export type PrecursorGetParams = InZone;

  export interface EnforcementRule {
    expression: string;
    mode: 'min-friction' | 'max-security';
    /** @example "3a03d665bac043e3a684e0d385a4b1e2" @readOnly */ id?: string;
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
  }

  export interface EnforcementRuleParam {
    expression: string;
    mode: 'min-friction' | 'max-security';
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
  }
}
