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
    /** Get an account's or zone's media usage over time.
     *  @http GET /{account_or_zone}/media/usage
     *  @permission Images Read */
    get(params?: UsageGetParams | null, options?: RequestOptions): APIPromise<StreamUsageDataPoint[]>;
  }

  export interface UsageGetParams extends InAccountOrZone {
    /** Figures wanted, joined by commas. @example "streamMinutesViewed" */ metrics?: string;
    /** Start of the period. */ since?: DateTime;
    /** End of the period; by default now. */ until?: DateTime;
    /** Length of a time slot. @default "hour" */ time_delta?: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | (string & {});
    /** Most points returned. @min 1 @max 10000 @default 100 @example 100 */ limit?: Integer;
    /** Conditions on the data, joined by commas. @example "" */ filters?: string;
  }

  export interface StreamUsageDataPoint {
    /** Minutes of video watched in the slot. @example 12500 @unit minutes */ streamMinutesViewed?: Integer;
    /** Start of the slot. @example 1693526400 @unit seconds since 1970 */ ts?: Integer;
  }
}
