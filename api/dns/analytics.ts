import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer, InZone } from '../_shared.ts';

/** Figures on the queries a zone receives. */
export interface Analytics {
  readonly reports: Analytics.Reports;
}

export declare namespace Analytics {
  /** Query totals over a period. */
  export interface Reports {
    readonly bytimes: Reports.Bytimes;

    /** Get a summary of a zone's DNS queries over a period.
     *
     *  Without dimensions the answer is one row of totals. How far back data reaches depends on the plan of the zone.
     *  @http GET /zones/{zone_id}/dns_analytics/report
     *  @permission Analytics Read
     *  @availability deprecated
     *  @deprecated
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "dimensions": "queryType,responseCode", "metrics": "queryCount,uncachedCount",
     *    "since": "2026-01-01T00:00:00Z", "until": "2026-01-02T00:00:00Z", "sort": "-queryCount", "limit": 100
     *  } */
    get(params: ReportGetParams, options?: RequestOptions): APIPromise<Report>;
  }

  export interface ReportPeriod {
    /** Conditions such as `queryType==AAAA`, joined by `;` (and) or `,` (or). @example "responseCode==NOERROR,queryType==A" @minLength 1 */
    filters?: string;
    /** Most rows that are returned. @default 100000 @example 100 @min 1 */ limit?: Integer;
    /** Start of the period that is queried. */ since?: DateTime;
    /** End of the period that is queried. */ until?: DateTime;
  }

  export interface ReportQuery extends ReportPeriod {
    /** Dimensions to group by, separated by commas; left out, everything is one row. @example "queryType" */ dimensions?: string;
    /** Metrics to return, separated by commas. @example "queryCount,uncachedCount" */ metrics?: string;
    /** Dimensions or metrics to sort by, separated by commas: `+` before a name sorts upwards, `-` downwards. @example "+responseCode,-queryName" */
    sort?: string;
  }

  export interface ReportGetParams extends InZone, ReportQuery {}

  export interface Report {
    /** One row per combination of dimension values. */ data: Report.Data[];
    /** Seconds between now and the latest event that has been counted. @min 0 @example 60 @unit seconds */ data_lag: number;
    /** Reserved for the greatest value of each metric; always empty today. */ max: unknown;
    /** Reserved for the least value of each metric; always empty today. */ min: unknown;
    /** The query as it was run, defaults filled in. */ query: Report.Query;
    /** Number of rows in `data`. @min 0 @example 100 */ rows: number;
    /** Total of each requested metric over all rows, by metric name. */ totals: unknown;
  }
  export namespace Report {
    export interface Data {
      /** Dimension names, or in a row their values, in the order of the request. */ dimensions: string[];
      /** Values of the row, in the order of the requested metrics. */ metrics: number[];
    }
    export interface Query extends ReportPeriod {
      /** Dimensions that were grouped by, in order. */ dimensions: string[];
      /** @default 100000 @example 100 */ limit: Integer;
      /** Metrics that were asked for, in order. */ metrics: string[];
      since: DateTime;
      until: DateTime;
      /** @example "responseCode==NOERROR,queryType==A" */ filters?: string;
      /** Names that were sorted by, each with `+` (upwards) or `-` (downwards) before it. */ sort?: string[];
    }
  }
}

export declare namespace Analytics.Reports {
  /** Query totals cut into time slices. */
  export interface Bytimes {
    /** Get a zone's DNS query metrics over time, in equal intervals.
     *
     *  Each metric comes as one number per interval of `time_intervals`; `time_delta` sets the length of an interval.
     *  @http GET /zones/{zone_id}/dns_analytics/report/bytime
     *  @permission Analytics Read
     *  @availability deprecated
     *  @deprecated */
    get(params: BytimeGetParams, options?: RequestOptions): APIPromise<ByTime>;
  }

  export interface BytimeGetParams extends InZone, ReportQuery {
    /** Length of one interval; `auto` picks one that suits the period, `all` gives a single interval. */
    time_delta?: 'all' | 'auto' | 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'dekaminute' | 'minute' | (string & {});
  }

  export interface ByTime {
    /** One row per combination of dimension values. */ data: ByTime.Data[];
    /** Seconds between now and the latest event that has been counted. @min 0 @example 60 @unit seconds */ data_lag: number;
    /** Reserved for the greatest value of each metric; always empty today. */ max: unknown;
    /** Reserved for the least value of each metric; always empty today. */ min: unknown;
    /** The query as it was run, defaults filled in. */ query: ByTime.Query;
    /** Number of rows in `data`. @min 0 @example 100 */ rows: number;
    /** Start and end of each interval. */ time_intervals: DateTime[][];
    /** Total of each requested metric over all rows, by metric name. */ totals: unknown;
  }
  export namespace ByTime {
    export interface Data {
      /** Dimension names, or in a row their values, in the order of the request. */ dimensions: string[];
      /** Values of each requested metric, one per interval. */ metrics: number[][];
    }
    export interface Query extends Report.Query {
      /** Length of one interval; `auto` picks one that suits the period, `all` gives a single interval. */
      time_delta: 'all' | 'auto' | 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'dekaminute' | 'minute';
    }
  }
}
