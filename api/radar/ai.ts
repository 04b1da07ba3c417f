import type { APIPromise, PagePromise, RequestOptions, SinglePage, Uploadable } from '../_client.ts';
import type { InAccount, InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Trends in AI crawling and inference. */
export interface AI {
  readonly toMarkdown: AI.ToMarkdown;
  readonly inference: AI.Inference;
  readonly bots: AI.Bots;
  readonly timeseriesGroups: AI.TimeseriesGroups;
  readonly markdownForAgents: AI.MarkdownForAgents;
}

export declare namespace AI {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Length of a time slot; left out, it suits the period. */ aggInterval: unknown;
  }

  /** Conversion of uploaded files to Markdown. */
  export interface ToMarkdown {
    /** Convert uploaded files of several formats to Markdown in your account.
     *  @http POST /accounts/{account_id}/ai/tomarkdown
     *  @body multipart
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise
     *  @sameAs ai.toMarkdown.transform
     *  @deprecated */
    create(
      params: ToMarkdownCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ToMarkdownCreateResponse>, ToMarkdownCreateResponse>;
  }

  export interface ToMarkdownCreateParams extends InAccount {
    /** Files to convert; several may go in one request. @minItems 1 */ files: Uploadable[];
  }

  export interface ToMarkdownCreateResponse {
    /** Content of the file, converted to Markdown. */ data: string;
    format: string;
    /** Media type the file was recognized as. */ mimeType: string;
    /** Name as people read it. */ name: string;
    /** Estimate of how many model tokens the Markdown makes, as text. */ tokens: string;
  }

  /** Use of models on Workers AI. */
  export interface Inference {
    readonly summary: Inference.Summary;
    readonly timeseriesGroups: Inference.TimeseriesGroups;

    /** As CSV. @response text/csv */
    summaryV2(dimension: 'MODEL' | 'TASK', params: InferenceParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Split Workers AI inference by one dimension, filtered by AS or location.
     *
     *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position
     *  belong to it.
     *  @http GET /radar/ai/inference/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summaryV2(
      dimension: 'MODEL' | 'TASK',
      params?: InferenceParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    timeseriesGroupsV2(dimension: 'MODEL' | 'TASK', params: InferenceTimeseriesGroupsV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart how Workers AI inference splits along one dimension over time.
     *
     *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
     *  position belong to it.
     *  @http GET /radar/ai/inference/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroupsV2(
      dimension: 'MODEL' | 'TASK',
      params?: InferenceTimeseriesGroupsV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotData>;
  }

  export interface InferenceParams extends Radar.SeriesParams, Radar.PlaceParams {
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface InferenceTimeseriesGroupsV2Params extends Radar.SeriesParams, Radar.PlaceParams, Radar.ChartParams {
    /** @example 10 */ limitPerGroup?: Integer;
  }

  /** Traffic of AI crawlers. */
  export interface Bots {
    readonly summary: Bots.Summary;

    /** As CSV. @response text/csv */
    summaryV2(dimension: 'USER_AGENT' | 'CRAWL_PURPOSE' | 'INDUSTRY' | 'VERTICAL' | 'CONTENT_TYPE' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY', params: BotParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Split AI bot traffic by one dimension, with crawl purpose and other filters.
     *
     *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position
     *  belong to it.
     *  @http GET /radar/ai/bots/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summaryV2(
      dimension: 'USER_AGENT' | 'CRAWL_PURPOSE' | 'INDUSTRY' | 'VERTICAL' | 'CONTENT_TYPE' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY',
      params?: BotParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    timeseries(params: BotTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the volume of AI bot traffic over time.
     *
     *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
     *  complete yet.
     *  @http GET /radar/ai/bots/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: BotTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

    /** As CSV. @response text/csv */
    timeseriesGroups(dimension: 'USER_AGENT' | 'CRAWL_PURPOSE' | 'INDUSTRY' | 'VERTICAL' | 'CONTENT_TYPE' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY', params: BotTimeseriesGroupsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart how AI bot traffic splits along one dimension over time.
     *
     *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
     *  position belong to it.
     *  @http GET /radar/ai/bots/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroups(
      dimension: 'USER_AGENT' | 'CRAWL_PURPOSE' | 'INDUSTRY' | 'VERTICAL' | 'CONTENT_TYPE' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY',
      params?: BotTimeseriesGroupsParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotData>;
  }

  export interface BotParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.CrawlerFilter {
    contentType?: (
      | 'HTML' | 'IMAGES' | 'JSON' | 'JAVASCRIPT' | 'CSS' | 'PLAIN_TEXT' | 'FONTS' | 'XML' | 'YAML' | 'VIDEO'
      | 'AUDIO' | 'MARKDOWN' | 'DOCUMENTS' | 'BINARY' | 'SERIALIZATION' | 'OTHER' | (string & {})
    )[];
    /** Purpose of the crawler, such as training or search. */ crawlPurpose?: (/** @maxLength 100 */ string)[];
    /** User agents of the crawlers, by name. */ userAgent?: (/** @maxLength 100 */ string)[];
  }

  export interface BotTimeseriesParams extends BotParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
  }

  export interface BotTimeseriesGroupsParams extends BotParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** @default "PERCENTAGE" */
    normalization?: 'PERCENTAGE' | 'MIN0_MAX' | 'PERCENTAGE_CHANGE' | (string & {});
  }

  /** Former names of the AI crawler calls. */
  export interface TimeseriesGroups {
    /** As CSV. @response text/csv */
    summary(dimension: 'USER_AGENT' | 'CRAWL_PURPOSE' | 'INDUSTRY' | 'VERTICAL' | 'CONTENT_TYPE' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY', params: BotParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Split AI bot traffic by a dimension (former name of ai.bots.summaryV2).
     *
     *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position
     *  belong to it.
     *  @http GET /radar/ai/bots/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs radar.ai.bots.summaryV2
     *  @deprecated */
    summary(
      dimension: 'USER_AGENT' | 'CRAWL_PURPOSE' | 'INDUSTRY' | 'VERTICAL' | 'CONTENT_TYPE' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY',
      params?: BotParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    timeseries(params: BotTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart AI bot traffic over time (former name of ai.bots.timeseries).
     *
     *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
     *  complete yet.
     *  @http GET /radar/ai/bots/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs radar.ai.bots.timeseries
     *  @deprecated */
    timeseries(params?: BotTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

    /** As CSV. @response text/csv */
    timeseriesGroups(dimension: 'USER_AGENT' | 'CRAWL_PURPOSE' | 'INDUSTRY' | 'VERTICAL' | 'CONTENT_TYPE' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY', params: BotTimeseriesGroupsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart AI bot traffic by a dimension (former ai.bots.timeseriesGroups).
     *
     *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
     *  position belong to it.
     *  @http GET /radar/ai/bots/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs radar.ai.bots.timeseriesGroups
     *  @deprecated */
    timeseriesGroups(
      dimension: 'USER_AGENT' | 'CRAWL_PURPOSE' | 'INDUSTRY' | 'VERTICAL' | 'CONTENT_TYPE' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY',
      params?: BotTimeseriesGroupsParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotData>;

    /** As CSV. @response text/csv */
    userAgent(params: TimeseriesGroupUserAgentParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart each AI bot user agent's share of AI crawling over time.
     *  @http GET /radar/ai/bots/timeseries_groups/user_agent
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    userAgent(params?: TimeseriesGroupUserAgentParams | null, options?: RequestOptions): APIPromise<Radar.BotData>;
  }

  export interface TimeseriesGroupUserAgentParams extends Radar.SeriesParams, Radar.PlaceParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** @example 10 */ limitPerGroup?: Integer;
  }

  /** Use of pages served to agents as Markdown. */
  export interface MarkdownForAgents {
    /** As CSV. @response text/csv */
    summary(params: Radar.SeriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the overall Markdown for Agents figures for a date range.
     *  @http GET /radar/ai/markdown_for_agents/summary
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summary(params?: Radar.SeriesParams | null, options?: RequestOptions): APIPromise<MarkdownForAgentSummaryResponse>;

    /** As CSV. @response text/csv */
    timeseries(params: MarkdownForAgentTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the Markdown for Agents figures over time.
     *
     *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
     *  complete yet.
     *  @http GET /radar/ai/markdown_for_agents/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: MarkdownForAgentTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;
  }

  export interface MarkdownForAgentSummaryResponse {
    meta: Radar.SummaryMeta;
    summary_0: MarkdownForAgentSummaryResponse.Summary;
  }
  export namespace MarkdownForAgentSummaryResponse {
    export interface Summary {
      /** @example "10.5" */ value: string;
    }
  }

  export interface MarkdownForAgentTimeseriesParams extends Radar.SeriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
  }

  export type ToMarkdownCreateResponsesSinglePage = SinglePage<ToMarkdownCreateResponse>;
}

export declare namespace AI.Inference {
  /** Shares of model use over a period. */
  export interface Summary {
    /** As CSV. @response text/csv */
    model(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get each model's share of Workers AI inference.
     *  @http GET /radar/ai/inference/summary/model
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.ai.inference.summaryV2 */
    model(params?: SummaryParams | null, options?: RequestOptions): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    task(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get each task type's share of Workers AI inference.
     *  @http GET /radar/ai/inference/summary/task
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.ai.inference.summaryV2 */
    task(params?: SummaryParams | null, options?: RequestOptions): APIPromise<Radar.BotResult>;
  }

  export interface SummaryParams extends Radar.SeriesParams {
    /** @example 10 */ limitPerGroup?: Integer;
  }

  /** Shares of model use over time. */
  export interface TimeseriesGroups {
    readonly summary: TimeseriesGroups.Summary;
  }
}

export declare namespace AI.Inference.TimeseriesGroups {
  /** Shares by model or task, over time. */
  export interface Summary {
    /** As CSV. @response text/csv */
    model(params: SummaryInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart each model's share of Workers AI inference over time.
     *  @http GET /radar/ai/inference/timeseries_groups/model
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.ai.inference.timeseriesGroupsV2 */
    model(params?: SummaryInput | null, options?: RequestOptions): APIPromise<Radar.BotData>;

    /** As CSV. @response text/csv */
    task(params: SummaryInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart each task type's share of Workers AI inference over time.
     *  @http GET /radar/ai/inference/timeseries_groups/task
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.ai.inference.timeseriesGroupsV2 */
    task(params?: SummaryInput | null, options?: RequestOptions): APIPromise<Radar.BotData>;
  }

  export interface SummaryInput extends Radar.SeriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** @example 10 */ limitPerGroup?: Integer;
  }
}

export declare namespace AI.Bots {
  /** Shares of AI crawler traffic over a period. */
  export interface Summary {
    /** As CSV. @response text/csv */
    userAgent(params: InferenceParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get each AI bot user agent's share of AI crawling.
     *  @http GET /radar/ai/bots/summary/user_agent
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.ai.bots.summaryV2 */
    userAgent(params?: InferenceParams | null, options?: RequestOptions): APIPromise<Radar.BotResult>;
  }
}
