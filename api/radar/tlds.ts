import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Top-level domains and their operators. */
export interface Tlds {
  readonly performance: Tlds.Performance;

  /** Page through top-level domains by manager or type.
   *  @http GET /radar/tlds
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-tlds */
  list(params?: Radar.TldListParams | null, options?: RequestOptions): APIPromise<Radar.TldListResponse>;

  /** Look up one top-level domain.
   *  @http GET /radar/tlds/{tld}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-tld-details */
  get(
    /** @minLength 2 @maxLength 63 */ tld: string,
    params?: Radar.TldGetParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.TldGetResponse>;
}

export declare namespace Tlds {
  /** Speed and reliability of their name servers. */
  export interface Performance {
    /** Split TLD name server performance by one dimension.
     *  @http GET /radar/tlds/performance/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/radar-get-tlds-performance-summary */
    summary(
      dimension: 'LATENCY' | 'NAMESERVER_LATENCY' | 'LOCATION_LATENCY',
      params?: PerformanceSummaryParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotSummaryResponse>;

    /** Chart TLD name server performance along one dimension over time.
     *  @http GET /radar/tlds/performance/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/radar-get-tlds-performance-timeseries-groups */
    timeseriesGroups(
      dimension: 'LATENCY' | 'NAMESERVER_LATENCY' | 'LOCATION_LATENCY',
      params?: PerformanceTimeseriesGroupsParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.OriginTimeseriesGroupsResponse>;
  }

  export interface PerformanceSummaryParams {
    name?: string[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dateEnd?: DateTime[];
    location?: string[];
    continent?: string[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
    /** @minLength 1 @maxLength 253 @example "a.gtld-servers.net" */ nameserver?: string;
    /** @example 10 */ limitPerGroup?: Integer;
    format?: 'JSON' | 'CSV';
  }

  export type PerformanceSummaryResponse = Radar.BotSummaryResponse;

  export interface PerformanceTimeseriesGroupsParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    name?: string[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dateEnd?: DateTime[];
    location?: string[];
    continent?: string[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
    /** @minLength 1 @maxLength 253 @example "a.gtld-servers.net" */ nameserver?: string;
    /** @example 10 */ limitPerGroup?: Integer;
    format?: 'JSON' | 'CSV';
  }

  export type PerformanceTimeseriesGroupsResponse = Radar.OriginTimeseriesGroupsResponse;
}
