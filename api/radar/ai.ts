import type { APIPromise, PagePromise, RequestOptions, SinglePage, Uploadable } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { AI as AIProduct } from '../ai.ts';
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
    ): PagePromise<SinglePage<AIProduct.ToMarkdownTransformResponse>, AIProduct.ToMarkdownTransformResponse>;
  }

  export interface ToMarkdownCreateParams extends InAccount {
    files: Uploadable[];
  }

  export type ToMarkdownCreateResponse = AIProduct.ToMarkdownTransformResponse;

  /** Use of models on Workers AI. */
  export interface Inference {
    readonly summary: Inference.Summary;
    readonly timeseriesGroups: Inference.TimeseriesGroups;

    /** Split Workers AI inference by one dimension, filtered by AS or location.
     *  @http GET /radar/ai/inference/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summaryV2(
      dimension: 'MODEL' | 'TASK',
      params?: InferenceSummaryV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotSummaryResponse>;

    /** Chart how Workers AI inference splits along one dimension over time.
     *  @http GET /radar/ai/inference/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroupsV2(
      dimension: 'MODEL' | 'TASK',
      params?: InferenceTimeseriesGroupsV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export interface InferenceSummaryV2Params {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
  }

  export type InferenceSummaryV2Response = Radar.BotSummaryResponse;
  export namespace InferenceSummaryV2Response {
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

  export interface InferenceTimeseriesGroupsV2Params {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX';
  }

  export type InferenceTimeseriesGroupsV2Response = Radar.BotTimeseriesGroupsResponse;
  export namespace InferenceTimeseriesGroupsV2Response {
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

  /** Traffic of AI crawlers. */
  export interface Bots {
    readonly summary: Bots.Summary;

    /** Split AI bot traffic by one dimension, with crawl purpose and other filters.
     *  @http GET /radar/ai/bots/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summaryV2(
      dimension: 'USER_AGENT' | 'CRAWL_PURPOSE' | 'INDUSTRY' | 'VERTICAL' | 'CONTENT_TYPE' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY',
      params?: BotSummaryV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotSummaryResponse>;

    /** Chart the volume of AI bot traffic over time.
     *  @http GET /radar/ai/bots/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: BotTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

    /** Chart how AI bot traffic splits along one dimension over time.
     *  @http GET /radar/ai/bots/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroups(
      dimension: 'USER_AGENT' | 'CRAWL_PURPOSE' | 'INDUSTRY' | 'VERTICAL' | 'CONTENT_TYPE' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY',
      params?: BotTimeseriesGroupsParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export interface BotSummaryV2Params {
    asn?: string[];
    contentType?: ('HTML' | 'IMAGES' | 'JSON' | 'JAVASCRIPT' | 'CSS' | 'PLAIN_TEXT' | 'FONTS' | 'XML' | 'YAML' | 'VIDEO' | 'AUDIO' | 'MARKDOWN' | 'DOCUMENTS' | 'BINARY' | 'SERIALIZATION' | 'OTHER')[];
    continent?: string[];
    crawlPurpose?: (/** @maxLength 100 */ string)[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    industry?: (/** @maxLength 2000 */ string)[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    responseStatus?: string[];
    responseStatusCategory?: ('INFORMATIONAL' | 'SUCCESS' | 'REDIRECTION' | 'CLIENT_ERROR' | 'SERVER_ERROR')[];
    userAgent?: (/** @maxLength 100 */ string)[];
    vertical?: (/** @maxLength 2000 */ string)[];
  }

  export type BotSummaryV2Response = Radar.BotSummaryResponse;
  export namespace BotSummaryV2Response {
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

  export interface BotTimeseriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    contentType?: ('HTML' | 'IMAGES' | 'JSON' | 'JAVASCRIPT' | 'CSS' | 'PLAIN_TEXT' | 'FONTS' | 'XML' | 'YAML' | 'VIDEO' | 'AUDIO' | 'MARKDOWN' | 'DOCUMENTS' | 'BINARY' | 'SERIALIZATION' | 'OTHER')[];
    continent?: string[];
    crawlPurpose?: (/** @maxLength 100 */ string)[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    industry?: (/** @maxLength 2000 */ string)[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    responseStatus?: string[];
    responseStatusCategory?: ('INFORMATIONAL' | 'SUCCESS' | 'REDIRECTION' | 'CLIENT_ERROR' | 'SERVER_ERROR')[];
    userAgent?: (/** @maxLength 100 */ string)[];
    vertical?: (/** @maxLength 2000 */ string)[];
  }

  export type BotTimeseriesResponse = Radar.CTTimeseriesResponse;
  export namespace BotTimeseriesResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type unnamed_schema_ref_75bae70cf28e6bcef364b9840db3bdeb = Radar.SeriesValues;
  }

  export interface BotTimeseriesGroupsParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    contentType?: ('HTML' | 'IMAGES' | 'JSON' | 'JAVASCRIPT' | 'CSS' | 'PLAIN_TEXT' | 'FONTS' | 'XML' | 'YAML' | 'VIDEO' | 'AUDIO' | 'MARKDOWN' | 'DOCUMENTS' | 'BINARY' | 'SERIALIZATION' | 'OTHER')[];
    continent?: string[];
    crawlPurpose?: (/** @maxLength 100 */ string)[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    industry?: (/** @maxLength 2000 */ string)[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX' | 'PERCENTAGE_CHANGE';
    responseStatus?: string[];
    responseStatusCategory?: ('INFORMATIONAL' | 'SUCCESS' | 'REDIRECTION' | 'CLIENT_ERROR' | 'SERVER_ERROR')[];
    userAgent?: (/** @maxLength 100 */ string)[];
    vertical?: (/** @maxLength 2000 */ string)[];
  }

  export type BotTimeseriesGroupsResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace BotTimeseriesGroupsResponse {
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

  /** Former names of the AI crawler calls. */
  export interface TimeseriesGroups {
    /** Split AI bot traffic by a dimension (former name of ai.bots.summaryV2).
     *  @http GET /radar/ai/bots/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs radar.ai.bots.summaryV2
     *  @deprecated */
    summary(
      dimension: 'USER_AGENT' | 'CRAWL_PURPOSE' | 'INDUSTRY' | 'VERTICAL' | 'CONTENT_TYPE' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY',
      params?: TimeseriesGroupSummaryParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotSummaryResponse>;

    /** Chart AI bot traffic over time (former name of ai.bots.timeseries).
     *  @http GET /radar/ai/bots/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs radar.ai.bots.timeseries
     *  @deprecated */
    timeseries(params?: TimeseriesGroupTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

    /** Chart AI bot traffic by a dimension (former ai.bots.timeseriesGroups).
     *  @http GET /radar/ai/bots/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs radar.ai.bots.timeseriesGroups
     *  @deprecated */
    timeseriesGroups(
      dimension: 'USER_AGENT' | 'CRAWL_PURPOSE' | 'INDUSTRY' | 'VERTICAL' | 'CONTENT_TYPE' | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY',
      params?: TimeseriesGroupTimeseriesGroupsParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart each AI bot user agent's share of AI crawling over time.
     *  @http GET /radar/ai/bots/timeseries_groups/user_agent
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated */
    userAgent(params?: TimeseriesGroupUserAgentParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export type TimeseriesGroupSummaryParams = BotSummaryV2Params;

  export type TimeseriesGroupSummaryResponse = Radar.BotSummaryResponse;
  export namespace TimeseriesGroupSummaryResponse {
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

  export type TimeseriesGroupTimeseriesParams = BotTimeseriesParams;

  export type TimeseriesGroupTimeseriesResponse = Radar.CTTimeseriesResponse;
  export namespace TimeseriesGroupTimeseriesResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type unnamed_schema_ref_75bae70cf28e6bcef364b9840db3bdeb = Radar.SeriesValues;
  }

  export type TimeseriesGroupTimeseriesGroupsParams = BotTimeseriesGroupsParams;

  export type TimeseriesGroupTimeseriesGroupsResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupTimeseriesGroupsResponse {
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

  export interface TimeseriesGroupUserAgentParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
  }

  export type TimeseriesGroupUserAgentResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupUserAgentResponse {
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

  /** Use of pages served to agents as Markdown. */
  export interface MarkdownForAgents {
    /** Get the overall Markdown for Agents figures for a date range.
     *  @http GET /radar/ai/markdown_for_agents/summary
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summary(params?: MarkdownForAgentSummaryParams | null, options?: RequestOptions): APIPromise<MarkdownForAgentSummaryResponse>;

    /** Chart the Markdown for Agents figures over time.
     *  @http GET /radar/ai/markdown_for_agents/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: MarkdownForAgentTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;
  }

  export type MarkdownForAgentSummaryParams = Radar.PostQuantum.OriginSummaryParams;

  export interface MarkdownForAgentSummaryResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: MarkdownForAgentSummaryResponse.Summary0;
  }
  export namespace MarkdownForAgentSummaryResponse {
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
      /** @example "10.5" */ value: string;
    }
  }

  export interface MarkdownForAgentTimeseriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    name?: string[];
  }

  export type MarkdownForAgentTimeseriesResponse = Radar.CTTimeseriesResponse;
  export namespace MarkdownForAgentTimeseriesResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type unnamed_schema_ref_75bae70cf28e6bcef364b9840db3bdeb = Radar.SeriesValues;
  }

  export type ToMarkdownCreateResponsesSinglePage = SinglePage<AIProduct.ToMarkdownTransformResponse>;
}

export declare namespace AI.Inference {
  /** Shares of model use over a period. */
  export interface Summary {
    /** Give each model's share of Workers AI inference.
     *  @http GET /radar/ai/inference/summary/model
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.ai.inference.summaryV2 */
    model(params?: SummaryModelParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;

    /** Give each task type's share of Workers AI inference.
     *  @http GET /radar/ai/inference/summary/task
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.ai.inference.summaryV2 */
    task(params?: SummaryTaskParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;
  }

  export type SummaryModelParams = SummaryTaskParams;

  export type SummaryModelResponse = Radar.BotSummaryResponse;
  export namespace SummaryModelResponse {
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

  export interface SummaryTaskParams {
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    name?: string[];
  }

  export type SummaryTaskResponse = Radar.BotSummaryResponse;
  export namespace SummaryTaskResponse {
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

  /** Shares of model use over time. */
  export interface TimeseriesGroups {
    readonly summary: TimeseriesGroups.Summary;
  }
}

export declare namespace AI.Inference.TimeseriesGroups {
  /** Shares by model or task, over time. */
  export interface Summary {
    /** Chart each model's share of Workers AI inference over time.
     *  @http GET /radar/ai/inference/timeseries_groups/model
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.ai.inference.timeseriesGroupsV2 */
    model(params?: SummaryModelParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart each task type's share of Workers AI inference over time.
     *  @http GET /radar/ai/inference/timeseries_groups/task
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.ai.inference.timeseriesGroupsV2 */
    task(params?: SummaryTaskParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export type SummaryModelParams = SummaryTaskParams;

  export type SummaryModelResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace SummaryModelResponse {
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

  export interface SummaryTaskParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    name?: string[];
  }

  export type SummaryTaskResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace SummaryTaskResponse {
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

export declare namespace AI.Bots {
  /** Shares of AI crawler traffic over a period. */
  export interface Summary {
    /** Give each AI bot user agent's share of AI crawling.
     *  @http GET /radar/ai/bots/summary/user_agent
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.ai.bots.summaryV2 */
    userAgent(params?: SummaryUserAgentParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;
  }

  export type SummaryUserAgentParams = InferenceSummaryV2Params;

  export type SummaryUserAgentResponse = Radar.BotSummaryResponse;
  export namespace SummaryUserAgentResponse {
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
}
