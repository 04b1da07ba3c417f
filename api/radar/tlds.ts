import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Top-level domains and their operators. */
export interface Tlds {
  readonly performance: Tlds.Performance;

  /** As CSV. @response text/csv */
  list(params: Radar.TldListParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** List top-level domains by manager or type.
   *  @http GET /radar/tlds
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-tlds */
  list(params?: Radar.TldListParams | null, options?: RequestOptions): APIPromise<Radar.TldListResponse>;

  /** As CSV. @response text/csv */
  get(tld: string, params: Radar.BotInput & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Get one top-level domain.
   *  @http GET /radar/tlds/{tld}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-tld-details */
  get(
    /** @minLength 2 @maxLength 63 */ tld: string,
    params?: Radar.BotInput | null,
    options?: RequestOptions,
  ): APIPromise<Radar.TldGetResponse>;
}

export declare namespace Tlds {
  /** Speed and reliability of their name servers. */
  export interface Performance {
    /** As CSV. @response text/csv */
    summary(dimension: 'LATENCY' | 'NAMESERVER_LATENCY' | 'LOCATION_LATENCY', params: PerformanceSummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Split TLD name server performance by one dimension.
     *
     *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position
     *  belong to it.
     *  @http GET /radar/tlds/performance/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/radar-get-tlds-performance-summary */
    summary(
      dimension: 'LATENCY' | 'NAMESERVER_LATENCY' | 'LOCATION_LATENCY',
      params?: PerformanceSummaryParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    timeseriesGroups(dimension: 'LATENCY' | 'NAMESERVER_LATENCY' | 'LOCATION_LATENCY', params: PerformanceTimeseriesGroupsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart TLD name server performance along one dimension over time.
     *
     *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
     *  position belong to it.
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

  export interface PerformanceSummaryParams extends Radar.OneSeriesParams, Radar.LocationFilter {
    /** Names for the series, in their order. */ name?: string[];
    continent?: string[];
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
    /** Name server to measure. @minLength 1 @maxLength 253 @example "a.gtld-servers.net" */ nameserver?: string;
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface PerformanceTimeseriesGroupsParams extends PerformanceSummaryParams, Radar.SlottedParams {}
}
