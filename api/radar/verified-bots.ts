import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Well-behaved bots that Cloudflare has confirmed (older calls). */
export interface VerifiedBots {
  readonly top: VerifiedBots.Top;
}

export declare namespace VerifiedBots {
  /** The busiest confirmed bots and their categories. */
  export interface Top {
    /** Rank verified bots by their HTTP requests.
     *  @http GET /radar/verified_bots/top/bots
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.bots.summary */
    bots(params?: TopBotsParams | null, options?: RequestOptions): APIPromise<TopBotsResponse>;

    /** Rank categories of verified bots by their HTTP requests.
     *  @http GET /radar/verified_bots/top/categories
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.bots.summary */
    categories(params?: TopCategoriesParams | null, options?: RequestOptions): APIPromise<TopCategoriesResponse>;
  }

  export interface TopBotsParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
  }

  export interface TopBotsResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: TopBotsResponse.Top0[];
  }
  export namespace TopBotsResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Top0 {
      botCategory: string;
      /** @example "GoogleBot" */ botName: string;
      /** @example "Google" */ botOwner: string;
      /** @example "10" */ value: string;
    }
  }

  export type TopCategoriesParams = TopBotsParams;

  export interface TopCategoriesResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: TopCategoriesResponse.Top0[];
  }
  export namespace TopCategoriesResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Top0 {
      /** @example "Search" */ botCategory: string;
      /** @example "10" */ value: string;
    }
  }
}
