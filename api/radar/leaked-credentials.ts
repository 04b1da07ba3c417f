import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, InCSV } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Logins checked against known breached passwords. */
export interface LeakedCredentials {
  readonly summary: LeakedCredentials.Summary;
  readonly timeseriesGroups: LeakedCredentials.TimeseriesGroups;

  /** As CSV. @response text/csv */
  summaryV2(dimension: 'COMPROMISED' | 'BOT_CLASS', params: Radar.LeakedCredentialSummaryV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Split leaked credential checks by one dimension, with bot class filters.
   *
   *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position belong
   *  to it.
   *  @http GET /radar/leaked_credential_checks/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summaryV2(
    dimension: 'COMPROMISED' | 'BOT_CLASS',
    params?: Radar.LeakedCredentialSummaryV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.LeakedCredentialSummaryV2Response>;

  /** As CSV. @response text/csv */
  timeseriesGroupsV2(dimension: 'COMPROMISED' | 'BOT_CLASS', params: Radar.LeakedCredentialTimeseriesGroupsV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart how leaked credential checks split along one dimension over time.
   *
   *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
   *  position belong to it.
   *  @http GET /radar/leaked_credential_checks/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroupsV2(
    dimension: 'COMPROMISED' | 'BOT_CLASS',
    params?: Radar.LeakedCredentialTimeseriesGroupsV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.LeakedCredentialTimeseriesGroupsV2Response>;
}

export declare namespace LeakedCredentials {
  /** Shares of checked logins over a period. */
  export interface Summary {
    /** As CSV. @response text/csv */
    botClass(params: SummaryBotClassParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the bot and human shares of leaked credential checks.
     *  @http GET /radar/leaked_credential_checks/summary/bot_class
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.leakedCredentials.summaryV2 */
    botClass(params?: SummaryBotClassParams | null, options?: RequestOptions): APIPromise<SummaryBotClassResponse>;

    /** As CSV. @response text/csv */
    compromised(params: SummaryCompromisedParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the compromised and clean shares of leaked credential checks.
     *  @http GET /radar/leaked_credential_checks/summary/compromised
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.leakedCredentials.summaryV2 */
    compromised(params?: SummaryCompromisedParams | null, options?: RequestOptions): APIPromise<SummaryCompromisedResponse>;
  }

  export interface SummaryBotClassParams {
    /** Whether the credentials were known to be leaked. */ compromised?: ('CLEAN' | 'COMPROMISED' | (string & {}))[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
  }

  export interface SummaryBotClassResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.SummaryMeta;
    /** Share of each value in the first series. */ summary_0: SummaryBotClassResponse.Summary0;
  }
  export namespace SummaryBotClassResponse {
    export type Meta = Radar.SummaryMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.SummaryMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.SummaryMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.SummaryMeta.DateRange;
      export type Unit = Radar.SummaryMeta.Unit;
    }
    export interface Summary0 {
      /** Share of `bot` in percent, a number as text. @example "10" */ bot: string;
      /** Share of `human` in percent, a number as text. @example "10" */ human: string;
    }
  }

  export interface SummaryCompromisedParams {
    /** Whether requests come from people or bots. */ botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
  }

  export interface SummaryCompromisedResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.SummaryMeta;
    /** Share of each value in the first series. */ summary_0: SummaryCompromisedResponse.Summary0;
  }
  export namespace SummaryCompromisedResponse {
    export type Meta = Radar.SummaryMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.SummaryMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.SummaryMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.SummaryMeta.DateRange;
      export type Unit = Radar.SummaryMeta.Unit;
    }
    export interface Summary0 {
      /** Share of `CLEAN` in percent, a number as text. @example "10" */ CLEAN: string;
      /** Share of `COMPROMISED` in percent, a number as text. @example "10" */ COMPROMISED: string;
    }
  }

  /** Shares of checked logins over time. */
  export interface TimeseriesGroups {
    /** As CSV. @response text/csv */
    botClass(params: TimeseriesGroupBotClassParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the bot and human shares of leaked credential checks over time.
     *  @http GET /radar/leaked_credential_checks/timeseries_groups/bot_class
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.leakedCredentials.timeseriesGroupsV2 */
    botClass(
      params?: TimeseriesGroupBotClassParams | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroupBotClassResponse>;

    /** As CSV. @response text/csv */
    compromised(params: TimeseriesGroupCompromisedParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the compromised and clean shares of leaked credential checks over time.
     *  @http GET /radar/leaked_credential_checks/timeseries_groups/compromised
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.leakedCredentials.timeseriesGroupsV2 */
    compromised(params?: TimeseriesGroupCompromisedParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupCompromisedResponse>;
  }

  export interface TimeseriesGroupBotClassParams {
    /** Length of a time slot; left out, it suits the period. */ aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** Whether the credentials were known to be leaked. */ compromised?: ('CLEAN' | 'COMPROMISED' | (string & {}))[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
  }

  export interface TimeseriesGroupBotClassResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TimeseriesGroupsMeta;
    /** Values of the first series, in the order of `timestamps`. */ serie_0: TimeseriesGroupBotClassResponse.Serie0;
  }
  export namespace TimeseriesGroupBotClassResponse {
    export type Meta = Radar.TimeseriesGroupsMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.TimeseriesGroupsMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.TimeseriesGroupsMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.TimeseriesGroupsMeta.DateRange;
      export type Unit = Radar.TimeseriesGroupsMeta.Unit;
    }
    export interface Serie0 {
      /** Share of `bot` in each time slot, as numbers in text. */ bot: string[];
      /** Share of `human` in each time slot, as numbers in text. */ human: string[];
      /** Starts of the time slots. */ timestamps: DateTime[];
    }
  }

  export interface TimeseriesGroupCompromisedParams {
    /** Length of a time slot; left out, it suits the period. */ aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** Whether requests come from people or bots. */ botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
  }

  export interface TimeseriesGroupCompromisedResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TimeseriesGroupsMeta;
    /** Values of the first series, in the order of `timestamps`. */ serie_0: TimeseriesGroupCompromisedResponse.Serie0;
  }
  export namespace TimeseriesGroupCompromisedResponse {
    export type Meta = Radar.TimeseriesGroupsMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.TimeseriesGroupsMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.TimeseriesGroupsMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.TimeseriesGroupsMeta.DateRange;
      export type Unit = Radar.TimeseriesGroupsMeta.Unit;
    }
    export interface Serie0 {
      /** Share of `CLEAN` in each time slot, as numbers in text. */ CLEAN: string[];
      /** Share of `COMPROMISED` in each time slot, as numbers in text. */ COMPROMISED: string[];
      /** Starts of the time slots. */ timestamps: DateTime[];
    }
  }
}
