import type { APIPromise, RequestOptions } from '../_client.ts';
import type { Radar } from './index.ts';

/** Cloud regions that host web sites, and how they perform. */
export interface Origins {
  /** Page through the cloud origins that Radar knows.
   *  @http GET /radar/origins
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-origins */
  list(params?: Radar.OriginListParams | null, options?: RequestOptions): APIPromise<Radar.OriginListResponse>;

  /** Look up one cloud origin by its slug.
   *  @http GET /radar/origins/{slug}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-origin-details */
  get(
    slug: 'AMAZON' | 'GOOGLE' | 'MICROSOFT' | 'ORACLE',
    params?: Radar.OriginGetParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.OriginGetResponse>;

  /** Split a metric of cloud origins by one dimension, by origin or region.
   *  @http GET /radar/origins/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-origins-summary */
  summary(
    dimension: 'ORIGIN' | 'REGION' | 'SUCCESS_RATE' | 'PERCENTILE',
    params: Radar.OriginSummaryParams,
    options?: RequestOptions,
  ): APIPromise<Radar.BotSummaryResponse>;

  /** Chart a metric of given cloud origins over time.
   *  @http GET /radar/origins/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/radar-get-origins-timeseries */
  timeseries(params: Radar.OriginTimeseriesParams, options?: RequestOptions): APIPromise<Radar.OriginTimeseriesResponse>;

  /** Chart how a metric of cloud origins splits along one dimension over time.
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
