import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, InZone } from './_shared.ts';

/** Argo Smart Routing: Faster and more reliable paths between Cloudflare and the origin.
 *  @product argo Argo Smart Routing
 *  @docs https://developers.cloudflare.com/argo-smart-routing/ */
export interface Argo {
  readonly smartRouting: Argo.SmartRouting;
  readonly tieredCaching: Argo.TieredCaching;
}

export declare namespace Argo {
  /** The switch for choosing the quickest network path. */
  export interface SmartRouting {
    /** Edit whether Argo Smart Routing is on for a zone.
     *
     *  Billed by traffic. Needs Argo on the zone's subscription.
     *  @http PATCH /zones/{zone_id}/argo/smart_routing
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": "on" }
     *  @aliases argo */
    edit(params: SmartRoutingEditParams, options?: RequestOptions): APIPromise<SmartRoutingResult>;

    /** Get whether Argo Smart Routing is on for a zone.
     *  @http GET /zones/{zone_id}/argo/smart_routing
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise */
    get(params: InZone, options?: RequestOptions): APIPromise<SmartRoutingResult>;
  }

  export interface SmartRoutingEditParams extends InZone {
    /** Whether traffic to the origin takes the fastest way Cloudflare knows. */ value: 'on' | 'off';
  }

  export interface SmartRoutingResult {
    /** Key of the setting. */ id: string;
    /** Whether the plan and the caller's rights allow a change. */ editable: boolean;
    /** Whether traffic to the origin takes the fastest way Cloudflare knows. */ value: 'on' | 'off';
    modified_on?: DateTime;
  }

  /** The switch for asking other data centers before asking the origin. */
  export interface TieredCaching {
    /** Edit whether Tiered Caching is on for a zone.
     *
     *  With it, data centers ask an upper tier before the origin, which saves requests to the origin.
     *  @http PATCH /zones/{zone_id}/argo/tiered_caching
     *  @plans free pro business enterprise */
    edit(params: TieredCachingEditParams, options?: RequestOptions): APIPromise<TieredCachingResult>;

    /** Get whether Tiered Caching is on for a zone.
     *  @http GET /zones/{zone_id}/argo/tiered_caching
     *  @plans free pro business enterprise */
    get(params: InZone, options?: RequestOptions): APIPromise<TieredCachingResult>;
  }

  export interface TieredCachingEditParams extends InZone {
    /** `on` lets data centers ask an upper tier before the origin; `off` sends each one to the origin. */ value: 'on' | 'off';
  }

  export interface TieredCachingResult {
    /** Key of the setting. */ id: 'tiered_caching';
    /** Whether the plan and the caller's rights allow a change. */ editable: boolean;
    /** Whether data centers ask an upper tier before the origin. @default "off" */ value: 'on' | 'off';
    modified_on?: DateTime | null;
  }
}
