import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Known bots and the traffic they cause. */
export interface Bots {
  readonly webCrawlers: Bots.WebCrawlers;

  /** As CSV. @response text/csv */
  list(params: Radar.BotListParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** List bots by category, operator, kind or verification status.
   *  @http GET /radar/bots
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(params?: Radar.BotListParams | null, options?: RequestOptions): APIPromise<Radar.BotListResponse>;

  /** As CSV. @response text/csv */
  get(botSlug: string, params: Radar.BotInput & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Get one bot by its slug.
   *  @http GET /radar/bots/{bot_slug}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(
    /** @maxLength 100 */ botSlug: string,
    params?: Radar.BotInput | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotGetResponse>;

  /** As CSV. @response text/csv */
  summary(dimension: 'BOT' | 'BOT_KIND' | 'BOT_OPERATOR' | 'BOT_CATEGORY', params: Radar.BotSummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Split bot traffic by one dimension, filtered by bot, operator or AS.
   *
   *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position belong
   *  to it.
   *  @http GET /radar/bots/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summary(
    dimension: 'BOT' | 'BOT_KIND' | 'BOT_OPERATOR' | 'BOT_CATEGORY',
    params?: Radar.BotSummaryParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotResult>;

  /** As CSV. @response text/csv */
  timeseries(params: Radar.BotTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart the volume of bot traffic over time.
   *
   *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
   *  complete yet.
   *  @http GET /radar/bots/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.BotTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

  /** As CSV. @response text/csv */
  timeseriesGroups(dimension: 'BOT' | 'BOT_KIND' | 'BOT_OPERATOR' | 'BOT_CATEGORY', params: Radar.BotTimeseriesGroupsParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart how bot traffic splits along one dimension over time.
   *
   *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
   *  position belong to it.
   *  @http GET /radar/bots/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroups(
    dimension: 'BOT' | 'BOT_KIND' | 'BOT_OPERATOR' | 'BOT_CATEGORY',
    params?: Radar.BotTimeseriesGroupsParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotData>;
}

export declare namespace Bots {
  /** Requests by crawlers, split by purpose, operator and more. */
  export interface WebCrawlers {
    /** As CSV. @response text/csv */
    summary(dimension: 'CLIENT_TYPE' | 'USER_AGENT' | 'REFERER' | 'CRAWL_REFER_RATIO' | 'VERTICAL' | 'INDUSTRY' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY', params: WebCrawlerSummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Split web crawler requests by one dimension, with operator and other filters.
     *
     *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position
     *  belong to it.
     *  @http GET /radar/bots/crawlers/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summary(
      dimension: 'CLIENT_TYPE' | 'USER_AGENT' | 'REFERER' | 'CRAWL_REFER_RATIO' | 'VERTICAL' | 'INDUSTRY' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY',
      params?: WebCrawlerSummaryParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    timeseriesGroups(dimension: 'CLIENT_TYPE' | 'USER_AGENT' | 'REFERER' | 'CRAWL_REFER_RATIO' | 'VERTICAL' | 'INDUSTRY' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY', params: WebCrawlerTimeseriesGroupsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart how web crawler requests split along one dimension over time.
     *
     *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
     *  position belong to it.
     *  @http GET /radar/bots/crawlers/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroups(
      dimension: 'CLIENT_TYPE' | 'USER_AGENT' | 'REFERER' | 'CRAWL_REFER_RATIO' | 'VERTICAL' | 'INDUSTRY' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY',
      params?: WebCrawlerTimeseriesGroupsParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotData>;
  }

  export interface WebCrawlerSummaryParams extends Radar.SeriesParams, Radar.CrawlerFilter {
    /** Operators of the bots, by name. */ botOperator?: (/** @maxLength 100 */ string)[];
    /** Whether the user agent of the request is a person's. */ clientType?: ('HUMAN' | 'NON_AI_BOT' | 'AI_BOT' | 'MIXED_PURPOSE' | (string & {}))[];
  }

  export interface WebCrawlerTimeseriesGroupsParams extends Radar.SlottedParams, WebCrawlerSummaryParams {
    /** @default "PERCENTAGE" */
    normalization?: 'PERCENTAGE' | 'MIN0_MAX' | 'PERCENTAGE_CHANGE' | (string & {});
  }
}
