import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** How good Internet connections are. */
export interface Quality {
  readonly iqi: Quality.IQI;
  readonly speed: Quality.Speed;
}

export declare namespace Quality {
  /** Index of bandwidth, latency and DNS response under normal use. */
  export interface IQI {
    /** Get Internet quality figures for one metric, such as latency, over a period.
     *  @http GET /radar/quality/iqi/summary
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summary(params: IQISummaryParams, options?: RequestOptions): APIPromise<IQISummaryResponse>;

    /** Chart Internet quality for one metric over time, with interpolation.
     *  @http GET /radar/quality/iqi/timeseries_groups
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroups(params: IQITimeseriesGroupsParams, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export interface IQISummaryParams {
    metric: 'BANDWIDTH' | 'DNS' | 'LATENCY';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
  }

  export interface IQISummaryResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: IQISummaryResponse.Summary0;
  }
  export namespace IQISummaryResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Summary0 {
      /** @example "32.20938" */ p25: string;
      /** @example "61.819881" */ p50: string;
      /** @example "133.813087" */ p75: string;
    }
  }

  export interface IQITimeseriesGroupsParams {
    metric: 'BANDWIDTH' | 'DNS' | 'LATENCY';
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    interpolation?: boolean;
    location?: string[];
    name?: string[];
  }

  export type IQITimeseriesGroupsResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace IQITimeseriesGroupsResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Serie0 = Radar.BotTimeseriesGroupsResponse.Serie0;
  }

  /** Results of the speed.cloudflare.com test. */
  export interface Speed {
    readonly top: Speed.Top;

    /** Show speed test results as a histogram in buckets of a chosen size.
     *  @http GET /radar/quality/speed/histogram
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    histogram(params?: SpeedHistogramParams | null, options?: RequestOptions): APIPromise<SpeedHistogramResponse>;

    /** Get average speed test results for an AS, location or continent.
     *  @http GET /radar/quality/speed/summary
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summary(params?: SpeedSummaryParams | null, options?: RequestOptions): APIPromise<SpeedSummaryResponse>;
  }

  export interface SpeedHistogramParams {
    asn?: string[];
    bucketSize?: Integer;
    continent?: string[];
    dateEnd?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    metricGroup?: 'BANDWIDTH' | 'LATENCY' | 'JITTER';
    name?: string[];
  }

  export interface SpeedHistogramResponse {
    histogram_0: SpeedHistogramResponse.Histogram0;
    meta: SpeedHistogramResponse.Meta;
  }
  export namespace SpeedHistogramResponse {
    export interface Histogram0 {
      bandwidthDownload: string[];
      bandwidthUpload: string[];
      bucketMin: string[];
    }
    export interface Meta {
      bucketSize: Integer;
      confidenceInfo: Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      dateRange: Radar.TimeRange[];
      lastUpdated: DateTime;
      normalization: 'PERCENTAGE' | 'MIN0_MAX' | 'MIN_MAX' | 'RAW_VALUES' | 'PERCENTAGE_CHANGE' | 'ROLLING_AVERAGE' | 'OVERLAPPED_PERCENTAGE' | 'RATIO';
      totalTests: Integer[];
      units: Radar.CTSummaryResponse.Meta.Unit[];
    }
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
  }

  export interface SpeedSummaryParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
  }

  export interface SpeedSummaryResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SpeedSummaryResponse.Summary0;
  }
  export namespace SpeedSummaryResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Summary0 {
      /** @example "83.765201" */ bandwidthDownload: string;
      /** @example "39.005561" */ bandwidthUpload: string;
      /** @example "25.648713" */ jitterIdle: string;
      /** @example "77.462155" */ jitterLoaded: string;
      /** @example "83.165385" */ latencyIdle: string;
      /** @example "270.561124" */ latencyLoaded: string;
      /** @example "1.23705" */ packetLoss: string;
    }
  }
}

export declare namespace Quality.Speed {
  /** Networks and places with the best or worst results. */
  export interface Top {
    /** Rank autonomous systems by speed test results, best or worst first.
     *  @http GET /radar/quality/speed/top/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ases(params?: TopAsesParams | null, options?: RequestOptions): APIPromise<TopAsesResponse>;

    /** Rank locations by speed test results, best or worst first.
     *  @http GET /radar/quality/speed/top/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    locations(params?: TopLocationsParams | null, options?: RequestOptions): APIPromise<TopLocationsResponse>;
  }

  export interface TopAsesParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
    /** @default "BANDWIDTH_DOWNLOAD" */ orderBy?: 'BANDWIDTH_DOWNLOAD' | 'BANDWIDTH_UPLOAD' | 'LATENCY_IDLE' | 'LATENCY_LOADED' | 'JITTER_IDLE' | 'JITTER_LOADED';
    reverse?: boolean;
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
      /** @example "642.509004" */ bandwidthDownload: string;
      /** @example "300.672274" */ bandwidthUpload: string;
      /** @example 33353 */ clientASN: number;
      /** @example "SIE-CGEI-ASN-1" */ clientASName: string;
      /** @example "2.956908" */ jitterIdle: string;
      /** @example "19.500469" */ jitterLoaded: string;
      /** @example "15.925" */ latencyIdle: string;
      /** @example "65.65" */ latencyLoaded: string;
      /** @example 13123 */ numTests: number;
      /** @example 0.77 */ rankPower: number;
    }
  }

  export type TopLocationsParams = TopAsesParams;

  export interface TopLocationsResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: TopLocationsResponse.Top0[];
  }
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
    export interface Top0 {
      /** @example "295.886073" */ bandwidthDownload: string;
      /** @example "158.85269" */ bandwidthUpload: string;
      /** @example "IS" */ clientCountryAlpha2: string;
      /** @example "Iceland" */ clientCountryName: string;
      /** @example "9.640685" */ jitterIdle: string;
      /** @example "46.480023" */ jitterLoaded: string;
      /** @example "15.208124" */ latencyIdle: string;
      /** @example "114.758887" */ latencyLoaded: string;
      /** @example 13123 */ numTests: number;
      /** @example 0.77 */ rankPower: number;
    }
  }
}
