import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Overall network traffic, web and other. */
export interface NetFlows {
  readonly top: NetFlows.Top;

  /** As CSV. @response text/csv */
  summary(params: Radar.NetFlowsSummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Compare HTTP traffic with all network traffic for an AS or location.
   *  @http GET /radar/netflows/summary
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability deprecated
   *  @deprecated radar.netFlows.summaryV2 */
  summary(params?: Radar.NetFlowsSummaryParams | null, options?: RequestOptions): APIPromise<Radar.NetFlowsSummaryResponse>;

  /** As CSV. @response text/csv */
  summaryV2(dimension: 'ADM1' | 'AS' | 'LOCATION' | 'PRODUCT', params: Radar.NetFlowsSummaryV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Split NetFlow network traffic by one dimension, filtered by product or AS.
   *
   *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position belong
   *  to it.
   *  @http GET /radar/netflows/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summaryV2(
    dimension: 'ADM1' | 'AS' | 'LOCATION' | 'PRODUCT',
    params?: Radar.NetFlowsSummaryV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotResult>;

  /** As CSV. @response text/csv */
  timeseries(params: Radar.NetFlowsTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart the volume of NetFlow network traffic over time.
   *
   *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
   *  complete yet.
   *  @http GET /radar/netflows/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.NetFlowsTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.NetFlowsTimeseriesResponse>;

  /** As CSV. @response text/csv */
  timeseriesGroups(dimension: 'ADM1' | 'AS' | 'LOCATION' | 'PRODUCT', params: Radar.NetFlowsTimeseriesGroupsParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart how NetFlow network traffic splits along one dimension over time.
   *
   *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
   *  position belong to it.
   *  @http GET /radar/netflows/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroups(
    dimension: 'ADM1' | 'AS' | 'LOCATION' | 'PRODUCT',
    params?: Radar.NetFlowsTimeseriesGroupsParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotData>;
}

export declare namespace NetFlows {
  /** Networks and places with the most traffic. */
  export interface Top {
    /** As CSV. @response text/csv */
    ases(params: TopParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by NetFlow network traffic.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/netflows/top/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ases(params?: TopParams | null, options?: RequestOptions): APIPromise<TopAsesResponse>;

    /** As CSV. @response text/csv */
    locations(params: TopParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by NetFlow network traffic.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/netflows/top/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    locations(params?: TopParams | null, options?: RequestOptions): APIPromise<Radar.AS112.TopDNSSEC>;
  }

  export interface TopParams extends Radar.PlaceParams, Radar.OneSeriesParams {
    geoId?: string[];
    /** @exclusiveMin 0 */ limit?: Integer;
    /** Names for the series, in their order. */ name?: string[];
  }

  export interface TopAsesResponse {
    meta: Radar.TopMeta;
    top_0: TopAsesResponse.Ranking[];
  }
  export namespace TopAsesResponse {
    export interface Ranking {
      /** @example 16509 */ clientASN: number;
      /** @example "AMAZON-02" */ clientASName: string;
      /** @example "10" */ value: string;
    }
  }
}
