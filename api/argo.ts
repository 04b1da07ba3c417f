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
    edit(params: SmartRoutingEditParams, options?: RequestOptions): APIPromise<SmartRoutingEditResponse>;

    /** Get whether Argo Smart Routing is on for a zone.
     *  @http GET /zones/{zone_id}/argo/smart_routing
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise */
    get(params: SmartRoutingGetParams, options?: RequestOptions): APIPromise<SmartRoutingGetResponse>;
  }

  export interface SmartRoutingEditParams extends InZone {
    /** Whether traffic to the origin takes the fastest way Cloudflare knows. */ value: 'on' | 'off';
  }

  export interface SmartRoutingEditResponse {
    /** Key of the setting. */ id: string;
    /** Whether the plan and the caller's rights allow a change. */ editable: boolean;
    /** Whether traffic to the origin takes the fastest way Cloudflare knows. */ value: 'on' | 'off';
    modified_on?: DateTime;
  }

  export interface SmartRoutingGetParams extends InZone {}

  export interface SmartRoutingGetResponse extends SmartRoutingEditResponse {}

  /** The switch for asking other data centers before asking the origin. */
  export interface TieredCaching {
    /** Edit whether Tiered Caching is on for a zone.
     *
     *  With it, data centers ask an upper tier before the origin, which saves requests to the origin.
     *  @http PATCH /zones/{zone_id}/argo/tiered_caching
     *  @plans free pro business enterprise */
    edit(params: TieredCachingEditParams, options?: RequestOptions): APIPromise<TieredCachingEditResponse>;

    /** Get whether Tiered Caching is on for a zone.
     *  @http GET /zones/{zone_id}/argo/tiered_caching
     *  @plans free pro business enterprise */
    get(params: TieredCachingGetParams, options?: RequestOptions): APIPromise<TieredCachingGetResponse>;
  }

  export interface TieredCachingEditParams extends InZone {
    /** `on` lets data centers ask an upper tier before the origin; `off` sends each one to the origin. */ value: 'on' | 'off';
  }

  export interface TieredCachingEditResponse {
    /** Key of the setting. */ id: 'tiered_caching';
    /** Whether the plan and the caller's rights allow a change. */ editable: boolean;
    /** Whether data centers ask an upper tier before the origin. @default "off" */ value: 'on' | 'off';
    modified_on?: DateTime | null;
  }

  export interface TieredCachingGetParams extends InZone {}

  export interface TieredCachingGetResponse extends TieredCachingEditResponse {}
}
