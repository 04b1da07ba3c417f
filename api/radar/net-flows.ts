import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Overall network traffic, web and other. */
export interface NetFlows {
  readonly top: NetFlows.Top;

  /** Compare HTTP traffic with all network traffic for an AS or location.
   *  @http GET /radar/netflows/summary
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability deprecated
   *  @deprecated radar.netFlows.summaryV2 */
  summary(params?: Radar.NetFlowsSummaryParams | null, options?: RequestOptions): APIPromise<Radar.NetFlowsSummaryResponse>;

  /** Split NetFlow network traffic by one dimension, filtered by product or AS.
   *  @http GET /radar/netflows/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summaryV2(
    dimension: 'ADM1' | 'AS' | 'LOCATION' | 'PRODUCT',
    params?: Radar.NetFlowsSummaryV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotSummaryResponse>;

  /** Chart the volume of NetFlow network traffic over time.
   *  @http GET /radar/netflows/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.NetFlowsTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.NetFlowsTimeseriesResponse>;

  /** Chart how NetFlow network traffic splits along one dimension over time.
   *  @http GET /radar/netflows/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroups(
    dimension: 'ADM1' | 'AS' | 'LOCATION' | 'PRODUCT',
    params?: Radar.NetFlowsTimeseriesGroupsParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
}

export declare namespace NetFlows {
  /** Networks and places with the most traffic. */
  export interface Top {
    /** Rank autonomous systems by NetFlow network traffic.
     *  @http GET /radar/netflows/top/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ases(params?: TopAsesParams | null, options?: RequestOptions): APIPromise<TopAsesResponse>;

    /** Rank locations by NetFlow network traffic.
     *  @http GET /radar/netflows/top/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    locations(params?: TopLocationsParams | null, options?: RequestOptions): APIPromise<Radar.AS112.TopEdnsResponse>;
  }

  export interface TopAsesParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
  }

  export interface TopAsesResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: TopAsesResponse.Top0[];
  }
  export namespace TopAsesResponse {
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
      /** @example 16509 */ clientASN: number;
      /** @example "AMAZON-02" */ clientASName: string;
      /** @example "10" */ value: string;
    }
  }

  export type TopLocationsParams = TopAsesParams;

  export type TopLocationsResponse = Radar.AS112.TopEdnsResponse;
  export namespace TopLocationsResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.Annotations.OutageLocationsResponse.Annotation;
  }
}
