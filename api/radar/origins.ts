import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Cloud regions that host web sites, and how they perform. */
export interface Origins {
  /** As CSV. @response text/csv */
  list(params: Radar.ListedParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** List cloud origins that Radar knows.
   *  @http GET /radar/origins
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-origins */
  list(params?: Radar.ListedParams | null, options?: RequestOptions): APIPromise<Radar.OriginListResponse>;

  /** As CSV. @response text/csv */
  get(slug: 'AMAZON' | 'GOOGLE' | 'MICROSOFT' | 'ORACLE', params: Radar.BotInput & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Get one cloud origin by its slug.
   *  @http GET /radar/origins/{slug}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-origin-details */
  get(
    slug: 'AMAZON' | 'GOOGLE' | 'MICROSOFT' | 'ORACLE',
    params?: Radar.BotInput | null,
    options?: RequestOptions,
  ): APIPromise<Radar.OriginGetResponse>;

  /** As CSV. @response text/csv */
  summary(dimension: 'ORIGIN' | 'REGION' | 'SUCCESS_RATE' | 'PERCENTILE', params: Radar.OriginSummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Split a metric of cloud origins by one dimension, by origin or region.
   *
   *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position belong
   *  to it.
   *  @http GET /radar/origins/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-origins-summary */
  summary(
    dimension: 'ORIGIN' | 'REGION' | 'SUCCESS_RATE' | 'PERCENTILE',
    params: Radar.OriginSummaryParams,
    options?: RequestOptions,
  ): APIPromise<Radar.BotResult>;

  /** As CSV. @response text/csv */
  timeseries(params: Radar.OriginTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart a metric of given cloud origins over time.
   *
   *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
   *  complete yet.
   *  @http GET /radar/origins/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-origins-timeseries */
  timeseries(params: Radar.OriginTimeseriesParams, options?: RequestOptions): APIPromise<Radar.OriginTimeseriesResponse>;

  /** As CSV. @response text/csv */
  timeseriesGroups(dimension: 'ORIGIN' | 'REGION' | 'SUCCESS_RATE' | 'PERCENTILE', params: Radar.OriginTimeseriesGroupsParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart how a metric of cloud origins splits along one dimension over time.
   *
   *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
   *  position belong to it.
   *  @http GET /radar/origins/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-origins-timeseries-group */
  timeseriesGroups(
    dimension: 'ORIGIN' | 'REGION' | 'SUCCESS_RATE' | 'PERCENTILE',
    params: Radar.OriginTimeseriesGroupsParams,
    options?: RequestOptions,
  ): APIPromise<Radar.OriginTimeseriesGroupsResponse>;
}
