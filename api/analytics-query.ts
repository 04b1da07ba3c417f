import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Analytics Query: Statistics over analytics datasets: totals, series and rankings.
 *  @product analyticsQuery Analytics Query
 *  @docs https://developers.cloudflare.com/api/ */
export interface AnalyticsQuery {
  readonly dataSecurity: AnalyticsQuery.DataSecurity;

  /** Compute grouped statistics of an analytics dataset over a period.
   *
   *  The totals of the preceding period of the same length come along, for trends.
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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Start of the period, inclusive. */ from: string;
    /** End of the period, exclusive; after `from`. */ to: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Dataset to query, as the catalog of datasets names it. */ dataset: string;
  }

  export interface QueryWindow {
    /** Conditions that rows must meet before they are aggregated; all of them. */ filters: Filter[];
    from: DateTime;
    /** Columns by which rows are grouped; which ones exist depends on the dataset. */ groupBy: string[];
    /** Figures wanted, such as `attemptsTotal`; which ones exist depends on the dataset. @minItems 1 @example ["attemptsTotal"] */ stats: string[];
    to: DateTime;
  }

  export interface AnalyticsQuerySummaryParams extends InAccount, QueryWindow {}

  export interface AnalyticsQuerySummaryResponse {
    /** Figures of the period asked for. */ currentTotal: { [key: string]: unknown }[];
    /** The same figures of the preceding period of equal length. */ previousTotal: { [key: string]: unknown }[];
  }

  export interface AnalyticsQueryTimeseriesParams extends InAccount, QueryWindow {
    /** Length of a time slot, such as `hour` or `day`. @example "hour" @minLength 1 */ resolution: string;
  }

  export interface AnalyticsQueryTimeseriesResponse {
    /** Length of a time slot. @example "hour" */ resolution: string;
    /** One row per slot and group, with the slot's start as `time_bucket`. */ slots: { [key: string]: unknown }[];
  }

  export interface AnalyticsQueryTopNParams extends InAccount, QueryWindow {
    /** Most groups returned. @min 1 @example 10 */ n: Integer;
    /** Figure by which groups are ranked, highest first. @example "attemptsTotal" @minLength 1 */ orderBy: string;
  }

  export type AnalyticsQueryTopNResponse = { [key: string]: unknown };

  /** Figures about data exposure in connected applications. */
  export interface DataSecurity {
    readonly contentFindings: DataSecurity.ContentFindings;
    readonly findings: DataSecurity.Findings;
  }

  export type AnalyticsQueryTopNResponsesSinglePage = SinglePage<AnalyticsQueryTopNResponse>;

  export interface Filter {
    /** Dimension that is compared. @example "country" @minLength 1 */ name: string;
    /** Comparison operator for the dimension, such as `in`. @example "in" @minLength 1 */ op: string;
    /** Values to compare the dimension with; most operators take a single entry. */ values: (string | boolean | Integer)[];
  }
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
    /** Conditions besides the finding type, which is set to content. */ filters: Filter[];
    from: DateTime;
    /** Most integrations returned. @min 1 @example 10 */ n: Integer;
    to: DateTime;
  }

  export type ContentFindingTopNResponse = { [key: string]: unknown };

  /** Totals and trends of security findings. */
  export interface Findings {
    /** Total up Data Security findings that match filters in a period.
     *  @http POST /accounts/{account_id}/analytics/query/data-security/findings/summary
     *  @permission Zero Trust Read */
    summary(params: FindingParams, options?: RequestOptions): APIPromise<AnalyticsQuerySummaryResponse>;

    /** Plot Data Security findings over time for given filters.
     *  @http POST /accounts/{account_id}/analytics/query/data-security/findings/timeseries
     *  @permission Zero Trust Read */
    timeseries(params: FindingParams, options?: RequestOptions): APIPromise<FindingTimeseriesResponse>;
  }

  export interface FindingParams extends InAccount {
    /** Conditions that findings must meet. */ filters: Filter[];
    from: DateTime;
    to: DateTime;
  }

  export interface FindingTimeseriesResponse {
    /** One entry per slot: `timestamp` and the counts by kind, such as `cloud` or `saas`. */ slots: { [key: string]: unknown }[];
    /** Always null here. */ resolution?: string | null;
  }

  export type ContentFindingTopNResponsesSinglePage = SinglePage<ContentFindingTopNResponse>;
}
