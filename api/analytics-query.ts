import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Analytics Query: Statistics over analytics datasets: totals, series and rankings.
 *  @product analyticsQuery Analytics Query
 *  @docs https://developers.cloudflare.com/api/ */
export interface AnalyticsQuery {
  readonly dataSecurity: AnalyticsQuery.DataSecurity;

  /** Compute grouped statistics of an analytics dataset over a period.
   *  @http POST /accounts/{account_id}/analytics/query/{dataset}/summary
   *  @permission Zero Trust Read */
  summary(
    dataset: string,
    params: AnalyticsQuery.AnalyticsQuerySummaryParams,
    options?: RequestOptions,
  ): APIPromise<AnalyticsQuery.AnalyticsQuerySummaryResponse>;

  /** Plot grouped statistics of an analytics dataset at a chosen resolution.
   *  @http POST /accounts/{account_id}/analytics/query/{dataset}/timeseries
   *  @permission Zero Trust Read */
  timeseries(
    dataset: string,
    params: AnalyticsQuery.AnalyticsQueryTimeseriesParams,
    options?: RequestOptions,
  ): APIPromise<AnalyticsQuery.AnalyticsQueryTimeseriesResponse>;

  /** Rank the top n groups of an analytics dataset by a chosen order.
   *  @http POST /accounts/{account_id}/analytics/query/{dataset}/top-n
   *  @permission Zero Trust Read */
  topN(
    dataset: string,
    params: AnalyticsQuery.AnalyticsQueryTopNParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<AnalyticsQuery.AnalyticsQueryTopNResponse>, AnalyticsQuery.AnalyticsQueryTopNResponse>;
}

export declare namespace AnalyticsQuery {
  export interface AnalyticsQuerySummaryParams extends InAccount {
    filters: AnalyticsQueryTopNParams.Filter[];
    from: DateTime;
    groupBy: string[];
    stats: string[];
    to: DateTime;
  }
  export namespace AnalyticsQuerySummaryParams {
    export type Filter = AnalyticsQueryTopNParams.Filter;
  }

  export interface AnalyticsQuerySummaryResponse {
    currentTotal: ({ [key: string]: unknown })[];
    previousTotal: ({ [key: string]: unknown })[];
  }

  export interface AnalyticsQueryTimeseriesParams extends InAccount {
    filters: AnalyticsQueryTopNParams.Filter[];
    from: DateTime;
    groupBy: string[];
    /** @example "hour" */ resolution: string;
    stats: string[];
    to: DateTime;
  }
  export namespace AnalyticsQueryTimeseriesParams {
    export type Filter = AnalyticsQueryTopNParams.Filter;
  }

  export interface AnalyticsQueryTimeseriesResponse {
    /** @example "hour" */ resolution: string;
    slots: ({ [key: string]: unknown })[];
  }

  export interface AnalyticsQueryTopNParams extends InAccount {
    filters: AnalyticsQueryTopNParams.Filter[];
    from: DateTime;
    groupBy: string[];
    /** @min 1 @example 10 */ n: Integer;
    /** @example "attemptsTotal" */ orderBy: string;
    stats: string[];
    to: DateTime;
  }
  export namespace AnalyticsQueryTopNParams {
    export interface Filter {
      /** @example "country" */ name: string;
      /** @example "in" */ op: string;
      values: (string | boolean | Integer)[];
    }
  }

  export type AnalyticsQueryTopNResponse = { [key: string]: unknown };

  /** Figures about data exposure in connected applications. */
  export interface DataSecurity {
    readonly contentFindings: DataSecurity.ContentFindings;
    readonly findings: DataSecurity.Findings;
  }

  export type AnalyticsQueryTopNResponsesSinglePage = SinglePage<AnalyticsQueryTopNResponse>;
}

export declare namespace AnalyticsQuery.DataSecurity {
  /** Rankings of files whose content matched sensitive data profiles. */
  export interface ContentFindings {
    /** Rank the top content findings of Data Security in a period.
     *  @http POST /accounts/{account_id}/analytics/query/data-security/content-findings/top-n
     *  @permission Zero Trust Read */
    topN(
      params: ContentFindingTopNParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ContentFindingTopNResponse>, ContentFindingTopNResponse>;
  }

  export interface ContentFindingTopNParams extends InAccount {
    filters: AnalyticsQueryTopNParams.Filter[];
    from: DateTime;
    /** @min 1 @example 10 */ n: Integer;
    to: DateTime;
  }
  export namespace ContentFindingTopNParams {
    export type Filter = AnalyticsQueryTopNParams.Filter;
  }

  export type ContentFindingTopNResponse = { [key: string]: unknown };

  /** Totals and trends of security findings. */
  export interface Findings {
    /** Total up Data Security findings that match filters in a period.
     *  @http POST /accounts/{account_id}/analytics/query/data-security/findings/summary
     *  @permission Zero Trust Read */
    summary(params: FindingSummaryParams, options?: RequestOptions): APIPromise<AnalyticsQuerySummaryResponse>;

    /** Plot Data Security findings over time for given filters.
     *  @http POST /accounts/{account_id}/analytics/query/data-security/findings/timeseries
     *  @permission Zero Trust Read */
    timeseries(params: FindingTimeseriesParams, options?: RequestOptions): APIPromise<FindingTimeseriesResponse>;
  }

  export interface FindingSummaryParams extends InAccount {
    filters: AnalyticsQueryTopNParams.Filter[];
    from: DateTime;
    to: DateTime;
  }
  export namespace FindingSummaryParams {
    export type Filter = AnalyticsQueryTopNParams.Filter;
  }

  export type FindingSummaryResponse = AnalyticsQuerySummaryResponse;

  export import FindingTimeseriesParams = AnalyticsQuery.DataSecurity.FindingSummaryParams;

  export interface FindingTimeseriesResponse {
    slots: ({ [key: string]: unknown })[];
    resolution?: string | null;
  }

  export type ContentFindingTopNResponsesSinglePage = SinglePage<ContentFindingTopNResponse>;
}
