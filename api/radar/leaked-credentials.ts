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
  ): APIPromise<Radar.BotResult>;

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
  ): APIPromise<Radar.BotData>;
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
    botClass(params?: SummaryBotClassParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.SummaryBotClassResponse>;

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

  export interface SummaryBotClassParams extends Radar.SeriesParams {
    /** Whether the credentials were known to be leaked. */ compromised?: ('CLEAN' | 'COMPROMISED' | (string & {}))[];
  }

  export interface SummaryCompromisedParams extends Radar.SeriesParams {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
  }

  export interface SummaryCompromisedResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryCompromisedResponse.Summary;
  }
  export namespace SummaryCompromisedResponse {
    export interface Summary {
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
    ): APIPromise<Radar.HTTP.TimeseriesGroupBotClassResponse>;

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

  export interface TimeseriesGroupBotClassParams extends Radar.SeriesParams, Radar.SlottedParams {
    /** Whether the credentials were known to be leaked. */ compromised?: ('CLEAN' | 'COMPROMISED' | (string & {}))[];
  }

  export interface TimeseriesGroupCompromisedParams extends Radar.SeriesParams, Radar.SlottedParams {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
  }

  export interface TimeseriesGroupCompromisedResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupCompromisedResponse.Series;
  }
  export namespace TimeseriesGroupCompromisedResponse {
    export interface Series {
      /** Share of `CLEAN` in each time slot, as numbers in text. */ CLEAN: string[];
      /** Share of `COMPROMISED` in each time slot, as numbers in text. */ COMPROMISED: string[];
      timestamps: DateTime[];
    }
  }
}
