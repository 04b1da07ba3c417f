import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, InZone, Integer } from '../_shared.ts';

/** Figures on the queries a zone receives. */
export interface Analytics {
  readonly reports: Analytics.Reports;
}

export declare namespace Analytics {
  /** Query totals over a period. */
  export interface Reports {
    readonly bytimes: Reports.Bytimes;

    /** Summarize a zone's DNS query metrics over a period, by chosen dimensions.
     *  @http GET /zones/{zone_id}/dns_analytics/report
     *  @permission Analytics Read
     *  @availability deprecated */
    get(params: ReportGetParams, options?: RequestOptions): APIPromise<Report>;
  }

  export interface ReportGetParams extends InZone {
    /** @example "queryType" */ dimensions?: string;
    /** @example "responseCode==NOERROR,queryType==A" */ filters?: string;
    /** @default 100000 @example 100 */ limit?: Integer;
    /** @example "queryCount,uncachedCount" */ metrics?: string;
    since?: DateTime;
    /** @example "+responseCode,-queryName" */ sort?: string;
    until?: DateTime;
  }

  export interface Report {
    data: Report.Data[];
    /** @min 0 @example 60 */ data_lag: number;
    max: unknown;
    min: unknown;
    query: Report.Query;
    /** @min 0 @example 100 */ rows: number;
    totals: unknown;
  }
  export namespace Report {
    export interface Data {
      dimensions: string[];
      metrics: number[];
    }
    export interface Query {
      dimensions: string[];
      /** @default 100000 @example 100 */ limit: Integer;
      metrics: string[];
      since: DateTime;
      until: DateTime;
      /** @example "responseCode==NOERROR,queryType==A" */ filters?: string;
      sort?: string[];
    }
  }
}

export declare namespace Analytics.Reports {
  /** Query totals cut into time slices. */
  export interface Bytimes {
    /** Break a zone's DNS query metrics into time slices, by chosen dimensions.
     *  @http GET /zones/{zone_id}/dns_analytics/report/bytime
     *  @permission Analytics Read
     *  @availability deprecated */
    get(params: BytimeGetParams, options?: RequestOptions): APIPromise<ByTime>;
  }

  export interface BytimeGetParams extends InZone {
    /** @example "queryType" */ dimensions?: string;
    /** @example "responseCode==NOERROR,queryType==A" */ filters?: string;
    /** @default 100000 @example 100 */ limit?: Integer;
    /** @example "queryCount,uncachedCount" */ metrics?: string;
    since?: DateTime;
    /** @example "+responseCode,-queryName" */ sort?: string;
    time_delta?: 'all' | 'auto' | 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'dekaminute' | 'minute';
    until?: DateTime;
  }

  export interface ByTime {
    data: ByTime.Data[];
    /** @min 0 @example 60 */ data_lag: number;
    max: unknown;
    min: unknown;
    query: ByTime.Query;
    /** @min 0 @example 100 */ rows: number;
    time_intervals: (DateTime[])[];
    totals: unknown;
  }
  export namespace ByTime {
    export interface Data {
      dimensions: string[];
      metrics: (number[])[];
    }
    export interface Query {
      dimensions: string[];
      /** @default 100000 @example 100 */ limit: Integer;
      metrics: string[];
      since: DateTime;
      time_delta: 'all' | 'auto' | 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'dekaminute' | 'minute';
      until: DateTime;
      /** @example "responseCode==NOERROR,queryType==A" */ filters?: string;
      sort?: string[];
    }
  }
}
