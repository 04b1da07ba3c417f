import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Well-behaved bots that Cloudflare has confirmed (older calls). */
export interface VerifiedBots {
  readonly top: VerifiedBots.Top;
}

export declare namespace VerifiedBots {
  /** The busiest confirmed bots and their categories. */
  export interface Top {
    /** As CSV. @response text/csv */
    bots(params: TopBotsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank verified bots by their HTTP requests.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/verified_bots/top/bots
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.bots.summary */
    bots(params?: TopBotsParams | null, options?: RequestOptions): APIPromise<TopBotsResponse>;

    /** As CSV. @response text/csv */
    categories(params: TopCategoriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank categories of verified bots by their HTTP requests.
     *  @http GET /radar/verified_bots/top/categories
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.bots.summary */
    categories(params?: TopCategoriesParams | null, options?: RequestOptions): APIPromise<TopCategoriesResponse>;
  }

  export interface TopBotsParams {
    /** Autonomous systems by number, one entry a series: `174` or several joined by commas; `-174` excludes one. */ asn?: string[];
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Most entries returned. @exclusiveMin 0 */ limit?: Integer;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
  }

  export interface TopBotsResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TopMeta;
    /** Ranking of the first series, highest first. */ top_0: TopBotsResponse.Top0[];
  }
  export namespace TopBotsResponse {
    export type Meta = Radar.TopMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.TopMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.TopMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.TopMeta.DateRange;
      export type Unit = Radar.TopMeta.Unit;
    }
    export interface Top0 {
      /** What the bots are for, such as search or AI crawling. */ botCategory: string;
      /** Bot as its operator calls it. @example "GoogleBot" */ botName: string;
      /** Operator of the bot. @example "Google" */ botOwner: string;
      /** Value of the entry. @example "10" */ value: string;
    }
  }

  export interface TopCategoriesParams extends TopBotsParams {}

  export interface TopCategoriesResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TopMeta;
    /** Ranking of the first series, highest first. */ top_0: TopCategoriesResponse.Top0[];
  }
  export namespace TopCategoriesResponse {
    export type Meta = Radar.TopMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.TopMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.TopMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.TopMeta.DateRange;
      export type Unit = Radar.TopMeta.Unit;
    }
    export interface Top0 {
      /** What the bots are for, such as search or AI crawling. @example "Search" */ botCategory: string;
      /** Value of the entry. @example "10" */ value: string;
    }
  }
}
