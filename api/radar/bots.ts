import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Known bots and the traffic they cause. */
export interface Bots {
  readonly webCrawlers: Bots.WebCrawlers;

  /** Page through known bots by category, operator, kind or verification status.
   *  @http GET /radar/bots
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(params?: Radar.BotListParams | null, options?: RequestOptions): APIPromise<Radar.BotListResponse>;

  /** Look up one bot by its slug.
   *  @http GET /radar/bots/{bot_slug}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(
    /** @maxLength 100 */ botSlug: string,
    params?: Radar.BotGetParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotGetResponse>;

  /** Split bot traffic by one dimension, filtered by bot, operator or AS.
   *  @http GET /radar/bots/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summary(
    dimension: 'BOT' | 'BOT_KIND' | 'BOT_OPERATOR' | 'BOT_CATEGORY',
    params?: Radar.BotSummaryParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotSummaryResponse>;

  /** Chart the volume of bot traffic over time.
   *  @http GET /radar/bots/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.BotTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

  /** Chart how bot traffic splits along one dimension over time.
   *  @http GET /radar/bots/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroups(
    dimension: 'BOT' | 'BOT_KIND' | 'BOT_OPERATOR' | 'BOT_CATEGORY',
    params?: Radar.BotTimeseriesGroupsParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
}

export declare namespace Bots {
  /** Requests by crawlers, split by purpose, operator and more. */
  export interface WebCrawlers {
    /** Split web crawler requests by one dimension, with operator and other filters.
     *  @http GET /radar/bots/crawlers/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summary(
      dimension: 'CLIENT_TYPE' | 'USER_AGENT' | 'REFERER' | 'CRAWL_REFER_RATIO' | 'VERTICAL' | 'INDUSTRY' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY',
      params?: WebCrawlerSummaryParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotSummaryResponse>;

    /** Chart how web crawler requests split along one dimension over time.
     *  @http GET /radar/bots/crawlers/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroups(
      dimension: 'CLIENT_TYPE' | 'USER_AGENT' | 'REFERER' | 'CRAWL_REFER_RATIO' | 'VERTICAL' | 'INDUSTRY' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY',
      params?: WebCrawlerTimeseriesGroupsParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export interface WebCrawlerSummaryParams {
    botOperator?: (/** @maxLength 100 */ string)[];
    clientType?: ('HUMAN' | 'NON_AI_BOT' | 'AI_BOT' | 'MIXED_PURPOSE')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    industry?: (/** @maxLength 2000 */ string)[];
    /** @example 10 */ limitPerGroup?: Integer;
    name?: string[];
    responseStatus?: string[];
    responseStatusCategory?: ('INFORMATIONAL' | 'SUCCESS' | 'REDIRECTION' | 'CLIENT_ERROR' | 'SERVER_ERROR')[];
    vertical?: (/** @maxLength 2000 */ string)[];
  }

  export type WebCrawlerSummaryResponse = Radar.BotSummaryResponse;
  export namespace WebCrawlerSummaryResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
  }

  export interface WebCrawlerTimeseriesGroupsParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    botOperator?: (/** @maxLength 100 */ string)[];
    clientType?: ('HUMAN' | 'NON_AI_BOT' | 'AI_BOT' | 'MIXED_PURPOSE')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    industry?: (/** @maxLength 2000 */ string)[];
    /** @example 10 */ limitPerGroup?: Integer;
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX' | 'PERCENTAGE_CHANGE';
    responseStatus?: string[];
    responseStatusCategory?: ('INFORMATIONAL' | 'SUCCESS' | 'REDIRECTION' | 'CLIENT_ERROR' | 'SERVER_ERROR')[];
    vertical?: (/** @maxLength 2000 */ string)[];
  }

  export type WebCrawlerTimeseriesGroupsResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace WebCrawlerTimeseriesGroupsResponse {
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
}
