import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Quality of Internet connections. */
export interface Quality {
  readonly iqi: Quality.IQI;
  readonly speed: Quality.Speed;
}

export declare namespace Quality {
  /** Words of fields by their names. */
  export interface Glossary {
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd: unknown;
    /** Form of the response: JSON, or CSV as text. */ format: unknown;
  }

  /** Index of bandwidth, latency and DNS response under normal use. */
  export interface IQI {
    /** As CSV. @response text/csv */
    summary(params: IQISummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get Internet quality figures for one metric, such as latency, over a period.
     *  @http GET /radar/quality/iqi/summary
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summary(params: IQISummaryParams, options?: RequestOptions): APIPromise<IQISummaryResponse>;

    /** As CSV. @response text/csv */
    timeseriesGroups(params: IQITimeseriesGroupsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart Internet quality for one metric over time, with interpolation.
     *  @http GET /radar/quality/iqi/timeseries_groups
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroups(params: IQITimeseriesGroupsParams, options?: RequestOptions): APIPromise<Radar.BotData>;
  }

  export interface IQISummaryParams extends Radar.SeriesParams, Radar.PlaceParams {
    metric: 'BANDWIDTH' | 'DNS' | 'LATENCY' | (string & {});
  }

  export interface IQISummaryResponse {
    meta: Radar.SummaryMeta;
    summary_0: IQISummaryResponse.Summary;
  }
  export namespace IQISummaryResponse {
    export interface Summary {
      /** Value that a quarter of the measurements stay below. @example "32.20938" */ p25: string;
      /** Median of the measurements. @example "61.819881" */ p50: string;
      /** Value that three quarters of the measurements stay below. @example "133.813087" */ p75: string;
    }
  }

  export interface IQITimeseriesGroupsParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.SlottedParams {
    metric: 'BANDWIDTH' | 'DNS' | 'LATENCY' | (string & {});
    /** If true, gaps in the series are filled. */ interpolation?: boolean;
  }

  /** Results of the speed.cloudflare.com test. */
  export interface Speed {
    readonly top: Speed.Top;

    /** As CSV. @response text/csv */
    histogram(params: SpeedHistogramParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get speed test results as a histogram in buckets of a chosen size.
     *  @http GET /radar/quality/speed/histogram
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    histogram(params?: SpeedHistogramParams | null, options?: RequestOptions): APIPromise<SpeedHistogramResponse>;

    /** As CSV. @response text/csv */
    summary(params: SpeedSummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get average speed test results for an AS, location or continent.
     *  @http GET /radar/quality/speed/summary
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summary(params?: SpeedSummaryParams | null, options?: RequestOptions): APIPromise<SpeedSummaryResponse>;
  }

  export interface SpeedHistogramParams extends Radar.PlaceParams {
    /** Width of a bucket of the histogram. */ bucketSize?: Integer;
    dateEnd?: DateTime[];
    format?: 'JSON' | 'CSV' | (string & {});
    /** Whether bandwidth, latency or jitter is shown. */ metricGroup?: 'BANDWIDTH' | 'LATENCY' | 'JITTER' | (string & {});
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
  }

  export interface SpeedHistogramResponse {
    /** Number of tests in each bucket. */ histogram_0: SpeedHistogramResponse.Histogram;
    meta: SpeedHistogramResponse.Meta;
  }
  export namespace SpeedHistogramResponse {
    export interface Histogram {
      bandwidthDownload: string[];
      bandwidthUpload: string[];
      /** Lower bounds of the buckets. */ bucketMin: string[];
    }
    export interface Meta extends Radar.Scale, Radar.DataStatus {
      /** Width of a bucket of the histogram. */ bucketSize: Integer;
      /** Number of tests in each bucket. */ totalTests: Integer[];
    }
  }

  export interface SpeedSummaryParams extends Radar.PlaceParams {
    dateEnd?: DateTime[];
    format?: 'JSON' | 'CSV' | (string & {});
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
  }

  export interface SpeedSummaryResponse {
    meta: Radar.SummaryMeta;
    summary_0: SpeedSummaryResponse.Summary;
  }
  export namespace SpeedSummaryResponse {
    export interface Summary {
      /** @example "83.765201" */ bandwidthDownload: string;
      /** @example "39.005561" */ bandwidthUpload: string;
      /** @example "25.648713" */ jitterIdle: string;
      /** @example "77.462155" */ jitterLoaded: string;
      /** @example "83.165385" */ latencyIdle: string;
      /** @example "270.561124" */ latencyLoaded: string;
      /** Packets lost, in percent. @example "1.23705" */ packetLoss: string;
    }
  }
}

export declare namespace Quality.Speed {
  /** Networks and places with the best or worst results. */
  export interface Top {
    /** As CSV. @response text/csv */
    ases(params: TopParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by speed test results, best or worst first.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/quality/speed/top/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ases(params?: TopParams | null, options?: RequestOptions): APIPromise<TopAsesResponse>;

    /** As CSV. @response text/csv */
    locations(params: TopParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by speed test results, best or worst first.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/quality/speed/top/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    locations(params?: TopParams | null, options?: RequestOptions): APIPromise<TopLocationsResponse>;
  }

  export interface TopParams extends Radar.PlaceParams {
    dateEnd?: DateTime[];
    format?: 'JSON' | 'CSV' | (string & {});
    /** @exclusiveMin 0 */ limit?: Integer;
    /** Names for the series, in their order. */ name?: string[];
    /** Property by which the entries are sorted. @default "BANDWIDTH_DOWNLOAD" */ orderBy?:
      | 'BANDWIDTH_DOWNLOAD' | 'BANDWIDTH_UPLOAD' | 'LATENCY_IDLE' | 'LATENCY_LOADED' | 'JITTER_IDLE'
      | 'JITTER_LOADED' | (string & {});
    /** If true, the worst come first. */ reverse?: boolean;
  }

  export interface SpeedRanking {
    /** Number of speed tests. @example 13123 */ numTests: number;
    /** Lead over the rest, 0 to 1. @example 0.77 */ rankPower: number;
  }

  export interface TopAsesResponse {
    meta: Radar.TopMeta;
    top_0: TopAsesResponse.Ranking[];
  }
  export namespace TopAsesResponse {
    export interface Ranking extends SpeedRanking {
      /** @example "642.509004" */ bandwidthDownload: string;
      /** @example "300.672274" */ bandwidthUpload: string;
      /** @example 33353 */ clientASN: number;
      /** @example "SIE-CGEI-ASN-1" */ clientASName: string;
      /** @example "2.956908" */ jitterIdle: string;
      /** @example "19.500469" */ jitterLoaded: string;
      /** @example "15.925" */ latencyIdle: string;
      /** @example "65.65" */ latencyLoaded: string;
    }
  }

  export interface TopLocationsResponse {
    meta: Radar.TopMeta;
    top_0: TopLocationsResponse.Ranking[];
  }
  export namespace TopLocationsResponse {
    export interface Ranking extends SpeedRanking {
      /** @example "295.886073" */ bandwidthDownload: string;
      /** @example "158.85269" */ bandwidthUpload: string;
      /** Location of the clients, two letters. @example "IS" */ clientCountryAlpha2: string;
      /** Location of the clients, in English. @example "Iceland" */ clientCountryName: string;
      /** @example "9.640685" */ jitterIdle: string;
      /** @example "46.480023" */ jitterLoaded: string;
      /** @example "15.208124" */ latencyIdle: string;
      /** @example "114.758887" */ latencyLoaded: string;
    }
  }
}
