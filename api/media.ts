import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, InAccountOrZone, Integer } from './_shared.ts';

/** Media: Figures about video and image processing.
 *  @product media Media
 *  @docs https://developers.cloudflare.com/api/ */
export interface Media {
  readonly usage: Media.Usage;
}

export declare namespace Media {
  /** Consumption by metric over time. */
  export interface Usage {
    /** Chart an account or zone's media usage by metric over time.
     *  @http GET /{account_or_zone}/media/usage
     *  @permission Images Read */
    get(params?: UsageGetParams | null, options?: RequestOptions): APIPromise<StreamUsageDataPoint[]>;
  }

  export interface UsageGetParams extends InAccountOrZone {
    /** @example "streamMinutesViewed" */ metrics?: string;
    since?: DateTime;
    until?: DateTime;
    /** @default "hour" */ time_delta?: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
    /** @min 1 @max 10000 @default 100 @example 100 */ limit?: Integer;
    /** @example "" */ filters?: string;
  }

  export interface StreamUsageDataPoint {
    /** @example 12500 */ streamMinutesViewed?: Integer;
    /** @example 1693526400 */ ts?: Integer;
  }
}
