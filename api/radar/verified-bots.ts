import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Well-behaved bots that Cloudflare has confirmed (older calls). */
export interface VerifiedBots {
  readonly top: VerifiedBots.Top;
}

export declare namespace VerifiedBots {
  /** The busiest confirmed bots and their categories. */
  export interface Top {
    /** As CSV. @response text/csv */
    bots(params: TopParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank verified bots by their HTTP requests.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/verified_bots/top/bots
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.bots.summary */
    bots(params?: TopParams | null, options?: RequestOptions): APIPromise<TopBotsResponse>;

    /** As CSV. @response text/csv */
    categories(params: TopParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank categories of verified bots by their HTTP requests.
     *  @http GET /radar/verified_bots/top/categories
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.bots.summary */
    categories(params?: TopParams | null, options?: RequestOptions): APIPromise<TopCategoriesResponse>;
  }

  export interface TopParams extends Radar.SeriesParams, Radar.PlaceParams {
    /** @exclusiveMin 0 */ limit?: Integer;
  }

  export interface TopBotsResponse {
    meta: Radar.TopMeta;
    top_0: TopBotsResponse.Ranking[];
  }
  export namespace TopBotsResponse {
    export interface Ranking {
      botCategory: string;
      /** Bot as its operator calls it. @example "GoogleBot" */ botName: string;
      /** Operator of the bot. @example "Google" */ botOwner: string;
      /** @example "10" */ value: string;
    }
  }

  export interface TopCategoriesResponse {
    meta: Radar.TopMeta;
    top_0: TopCategoriesResponse.Ranking[];
  }
  export namespace TopCategoriesResponse {
    export interface Ranking {
      /** @example "Search" */ botCategory: string;
      /** @example "10" */ value: string;
    }
  }
}
