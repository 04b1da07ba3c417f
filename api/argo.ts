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
    /** Turn Argo Smart Routing on or off for a zone.
     *  @http PATCH /zones/{zone_id}/argo/smart_routing
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise */
    edit(params: SmartRoutingEditParams, options?: RequestOptions): APIPromise<SmartRoutingGetResponse>;

    /** See whether Argo Smart Routing is on for a zone.
     *  @http GET /zones/{zone_id}/argo/smart_routing
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise */
    get(params: SmartRoutingGetParams, options?: RequestOptions): APIPromise<SmartRoutingGetResponse>;
  }

  export interface SmartRoutingEditParams extends InZone {
    value: 'on' | 'off';
  }

  export type SmartRoutingEditResponse = SmartRoutingGetResponse;

  export type SmartRoutingGetParams = InZone;

  export interface SmartRoutingGetResponse {
    id: string;
    editable: boolean;
    value: 'on' | 'off';
    modified_on?: DateTime;
  }

  /** The switch for asking other data centers before asking the origin. */
  export interface TieredCaching {
    /** Turn Tiered Caching on or off for a zone.
     *  @http PATCH /zones/{zone_id}/argo/tiered_caching
     *  @plans free pro business enterprise */
    edit(params: TieredCachingEditParams, options?: RequestOptions): APIPromise<TieredCachingGetResponse>;

    /** See whether Tiered Caching is on for a zone.
     *  @http GET /zones/{zone_id}/argo/tiered_caching
     *  @plans free pro business enterprise */
    get(params: TieredCachingGetParams, options?: RequestOptions): APIPromise<TieredCachingGetResponse>;
  }

  export type TieredCachingEditParams = SmartRoutingEditParams;

  export type TieredCachingEditResponse = TieredCachingGetResponse;

  export type TieredCachingGetParams = InZone;

  export interface TieredCachingGetResponse {
    id: 'tiered_caching';
    editable: boolean;
    /** @default "off" */ value: 'on' | 'off';
    modified_on?: DateTime | null;
  }
}
