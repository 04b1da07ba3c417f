import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Logins checked against known breached passwords. */
export interface LeakedCredentials {
  readonly summary: LeakedCredentials.Summary;
  readonly timeseriesGroups: LeakedCredentials.TimeseriesGroups;

  /** Split leaked credential checks by one dimension, with bot class filters.
   *  @http GET /radar/leaked_credential_checks/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summaryV2(
    dimension: 'COMPROMISED' | 'BOT_CLASS',
    params?: Radar.LeakedCredentialSummaryV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotSummaryResponse>;

  /** Chart how leaked credential checks split along one dimension over time.
   *  @http GET /radar/leaked_credential_checks/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroupsV2(
    dimension: 'COMPROMISED' | 'BOT_CLASS',
    params?: Radar.LeakedCredentialTimeseriesGroupsV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
}

export declare namespace LeakedCredentials {
  /** Shares of checked logins over a period. */
  export interface Summary {
    /** Give the bot and human shares of leaked credential checks.
     *  @http GET /radar/leaked_credential_checks/summary/bot_class
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.leakedCredentials.summaryV2 */
    botClass(params?: SummaryBotClassParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.SummaryBotClassResponse>;

    /** Give the compromised and clean shares of leaked credential checks.
     *  @http GET /radar/leaked_credential_checks/summary/compromised
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.leakedCredentials.summaryV2 */
    compromised(params?: SummaryCompromisedParams | null, options?: RequestOptions): APIPromise<SummaryCompromisedResponse>;
  }

  export interface SummaryBotClassParams {
    compromised?: ('CLEAN' | 'COMPROMISED')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    name?: string[];
  }

  export type SummaryBotClassResponse = Radar.HTTP.SummaryBotClassResponse;
  export namespace SummaryBotClassResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Summary0 = Radar.HTTP.SummaryBotClassResponse.Summary0;
  }

  export interface SummaryCompromisedParams {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    name?: string[];
  }

  export interface SummaryCompromisedResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryCompromisedResponse.Summary0;
  }
  export namespace SummaryCompromisedResponse {
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
      /** @example "10" */ CLEAN: string;
      /** @example "10" */ COMPROMISED: string;
    }
  }

  /** Shares of checked logins over time. */
  export interface TimeseriesGroups {
    /** Chart the bot and human shares of leaked credential checks over time.
     *  @http GET /radar/leaked_credential_checks/timeseries_groups/bot_class
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.leakedCredentials.timeseriesGroupsV2 */
    botClass(
      params?: TimeseriesGroupBotClassParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.HTTP.TimeseriesGroupBotClassResponse>;

    /** Chart the compromised and clean shares of leaked credential checks over time.
     *  @http GET /radar/leaked_credential_checks/timeseries_groups/compromised
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.leakedCredentials.timeseriesGroupsV2 */
    compromised(params?: TimeseriesGroupCompromisedParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupCompromisedResponse>;
  }

  export interface TimeseriesGroupBotClassParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    compromised?: ('CLEAN' | 'COMPROMISED')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    name?: string[];
  }

  export type TimeseriesGroupBotClassResponse = Radar.HTTP.TimeseriesGroupBotClassResponse;
  export namespace TimeseriesGroupBotClassResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Serie0 = Radar.HTTP.TimeseriesGroupBotClassResponse.Serie0;
  }

  export interface TimeseriesGroupCompromisedParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    name?: string[];
  }

  export interface TimeseriesGroupCompromisedResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupCompromisedResponse.Serie0;
  }
  export namespace TimeseriesGroupCompromisedResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Serie0 {
      CLEAN: string[];
      COMPROMISED: string[];
      timestamps: DateTime[];
    }
  }
}
