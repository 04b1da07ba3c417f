import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Trends in mail forwarding and mail threats. */
export interface Email {
  readonly routing: Email.Routing;
  readonly security: Email.Security;
}

export declare namespace Email {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Length of a time slot; left out, it suits the period. */ aggInterval: unknown;
    /** IP versions to count. */ ipVersion: unknown;
  }

  /** Mail seen by Email Routing. */
  export interface Routing {
    readonly summary: Routing.Summary;
    readonly timeseriesGroups: Routing.TimeseriesGroups;

    /** As CSV. @response text/csv */
    summaryV2(dimension: 'IP_VERSION' | 'ENCRYPTED' | 'ARC' | 'DKIM' | 'DMARC' | 'SPF', params: RoutingSummaryV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Split Email Routing messages by one dimension, filtered by check results.
     *
     *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position
     *  belong to it.
     *  @http GET /radar/email/routing/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summaryV2(
      dimension: 'IP_VERSION' | 'ENCRYPTED' | 'ARC' | 'DKIM' | 'DMARC' | 'SPF',
      params?: RoutingSummaryV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    timeseriesGroupsV2(dimension: 'IP_VERSION' | 'ENCRYPTED' | 'ARC' | 'DKIM' | 'DMARC' | 'SPF', params: RoutingTimeseriesGroupsV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart how Email Routing messages split along one dimension over time.
     *
     *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
     *  position belong to it.
     *  @http GET /radar/email/routing/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroupsV2(
      dimension: 'IP_VERSION' | 'ENCRYPTED' | 'ARC' | 'DKIM' | 'DMARC' | 'SPF',
      params?: RoutingTimeseriesGroupsV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotData>;
  }

  export interface RoutingSummaryV2Params extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface RoutingTimeseriesGroupsV2Params extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  /** Mail seen by Email Security. */
  export interface Security {
    readonly top: Security.Top;
    readonly summary: Security.Summary;
    readonly timeseriesGroups: Security.TimeseriesGroups;

    /** As CSV. @response text/csv */
    summaryV2(dimension: 'SPAM' | 'MALICIOUS' | 'SPOOF' | 'THREAT_CATEGORY' | 'ARC' | 'DKIM' | 'DMARC' | 'SPF' | 'TLS_VERSION', params: SecuritySummaryV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Split messages seen by Email Security by one dimension, with check filters.
     *
     *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position
     *  belong to it.
     *  @http GET /radar/email/security/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summaryV2(
      dimension: 'SPAM' | 'MALICIOUS' | 'SPOOF' | 'THREAT_CATEGORY' | 'ARC' | 'DKIM' | 'DMARC' | 'SPF' | 'TLS_VERSION',
      params?: SecuritySummaryV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    timeseriesGroupsV2(dimension: 'SPAM' | 'MALICIOUS' | 'SPOOF' | 'THREAT_CATEGORY' | 'ARC' | 'DKIM' | 'DMARC' | 'SPF' | 'TLS_VERSION', params: SecurityTimeseriesGroupsV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart how messages seen by Email Security split along one dimension over time.
     *
     *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
     *  position belong to it.
     *  @http GET /radar/email/security/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroupsV2(
      dimension: 'SPAM' | 'MALICIOUS' | 'SPOOF' | 'THREAT_CATEGORY' | 'ARC' | 'DKIM' | 'DMARC' | 'SPF' | 'TLS_VERSION',
      params?: SecurityTimeseriesGroupsV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotData>;
  }

  export interface SecuritySummaryV2Params extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    /** @example 10 */ limitPerGroup?: Integer;
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }

  export interface SecurityTimeseriesGroupsV2Params extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    /** @example 10 */ limitPerGroup?: Integer;
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }
}

export declare namespace Email.Routing {
  /** Shares of forwarded mail over a period. */
  export interface Summary {
    /** As CSV. @response text/csv */
    arc(params: SummaryARCParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of Email Routing messages by ARC result.
     *  @http GET /radar/email/routing/summary/arc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.summaryV2 */
    arc(params?: SummaryARCParams | null, options?: RequestOptions): APIPromise<SummaryARC>;

    /** As CSV. @response text/csv */
    dkim(params: SummaryDKIMParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of Email Routing messages by DKIM result.
     *  @http GET /radar/email/routing/summary/dkim
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.summaryV2 */
    dkim(params?: SummaryDKIMParams | null, options?: RequestOptions): APIPromise<SummaryARC>;

    /** As CSV. @response text/csv */
    dmarc(params: SummaryDMARCParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of Email Routing messages by DMARC result.
     *  @http GET /radar/email/routing/summary/dmarc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.summaryV2 */
    dmarc(params?: SummaryDMARCParams | null, options?: RequestOptions): APIPromise<SummaryARC>;

    /** As CSV. @response text/csv */
    encrypted(params: SummaryEncryptedParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the encrypted and plain shares of Email Routing messages.
     *  @http GET /radar/email/routing/summary/encrypted
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.summaryV2 */
    encrypted(params?: SummaryEncryptedParams | null, options?: RequestOptions): APIPromise<SummaryEncryptedResponse>;

    /** As CSV. @response text/csv */
    ipVersion(params: SummaryIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the IPv4 and IPv6 shares of Email Routing messages.
     *  @http GET /radar/email/routing/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.summaryV2 */
    ipVersion(params?: SummaryIPVersionParams | null, options?: RequestOptions): APIPromise<Radar.AS112.SummaryIPVersion>;

    /** As CSV. @response text/csv */
    spf(params: SummarySPFParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of Email Routing messages by SPF result.
     *  @http GET /radar/email/routing/summary/spf
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.summaryV2 */
    spf(params?: SummarySPFParams | null, options?: RequestOptions): APIPromise<SummaryARC>;
  }

  export interface SummaryARCParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
  }

  export interface SummaryARC {
    meta: Radar.SummaryMeta;
    summary_0: Radar.RadarEmailSummary;
  }

  export interface SummaryDKIMParams extends Radar.SeriesParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    spf?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
  }

  export interface SummaryDMARCParams extends Radar.SeriesParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dkim?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    spf?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
  }

  export interface SummaryEncryptedParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
  }

  export interface SummaryEncryptedResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryEncryptedResponse.Summary;
  }
  export namespace SummaryEncryptedResponse {
    export interface Summary {
      /** Share of `ENCRYPTED` in percent, a number as text. @example "10" */ ENCRYPTED: string;
      /** Share of `NOT_ENCRYPTED` in percent, a number as text. @example "10" */ NOT_ENCRYPTED: string;
    }
  }

  export interface SummaryIPVersionParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED' | (string & {}))[];
  }

  export interface SummarySPFParams extends Radar.SeriesParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dkim?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
  }

  /** Shares of forwarded mail over time. */
  export interface TimeseriesGroups {
    /** As CSV. @response text/csv */
    arc(params: TimeseriesGroupARCParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart Email Routing shares by ARC result over time.
     *  @http GET /radar/email/routing/timeseries_groups/arc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.timeseriesGroupsV2 */
    arc(params?: TimeseriesGroupARCParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupARC>;

    /** As CSV. @response text/csv */
    dkim(params: TimeseriesGroupDKIMParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart Email Routing shares by DKIM result over time.
     *  @http GET /radar/email/routing/timeseries_groups/dkim
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.timeseriesGroupsV2 */
    dkim(params?: TimeseriesGroupDKIMParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupARC>;

    /** As CSV. @response text/csv */
    dmarc(params: TimeseriesGroupDMARCParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart Email Routing shares by DMARC result over time.
     *  @http GET /radar/email/routing/timeseries_groups/dmarc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.timeseriesGroupsV2 */
    dmarc(params?: TimeseriesGroupDMARCParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupARC>;

    /** As CSV. @response text/csv */
    encrypted(params: TimeseriesGroupEncryptedParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the encrypted and plain shares of Email Routing messages over time.
     *  @http GET /radar/email/routing/timeseries_groups/encrypted
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.timeseriesGroupsV2 */
    encrypted(params?: TimeseriesGroupEncryptedParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupEncryptedResponse>;

    /** As CSV. @response text/csv */
    ipVersion(params: TimeseriesGroupIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the IPv4 and IPv6 shares of Email Routing messages over time.
     *  @http GET /radar/email/routing/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.timeseriesGroupsV2 */
    ipVersion(
      params?: TimeseriesGroupIPVersionParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TimeseriesGroupIPVersion>;

    /** As CSV. @response text/csv */
    spf(params: TimeseriesGroupSPFParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart Email Routing shares by SPF result over time.
     *  @http GET /radar/email/routing/timeseries_groups/spf
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.timeseriesGroupsV2 */
    spf(params?: TimeseriesGroupSPFParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupARC>;
  }

  export interface TimeseriesGroupARCParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
  }

  export interface TimeseriesGroupARC {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: Radar.RadarEmailSeries;
  }

  export interface TimeseriesGroupDKIMParams extends Radar.SeriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    spf?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
  }

  export interface TimeseriesGroupDMARCParams extends Radar.SeriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dkim?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    spf?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
  }

  export interface TimeseriesGroupEncryptedParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
  }

  export interface TimeseriesGroupEncryptedResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupEncryptedResponse.Series;
  }
  export namespace TimeseriesGroupEncryptedResponse {
    export interface Series {
      /** Share of `ENCRYPTED` in each time slot, as numbers in text. */ ENCRYPTED: string[];
      /** Share of `NOT_ENCRYPTED` in each time slot, as numbers in text. */ NOT_ENCRYPTED: string[];
    }
  }

  export interface TimeseriesGroupIPVersionParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED' | (string & {}))[];
  }

  export interface TimeseriesGroupSPFParams extends Radar.SeriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dkim?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
  }
}

export declare namespace Email.Security {
  /** Rankings for scanned mail. */
  export interface Top {
    readonly tlds: Top.TLDs;
  }

  /** Shares of scanned mail over a period. */
  export interface Summary {
    /** As CSV. @response text/csv */
    arc(params: SummaryARCParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of messages seen by Email Security by ARC result.
     *  @http GET /radar/email/security/summary/arc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    arc(params?: SummaryARCParams | null, options?: RequestOptions): APIPromise<Routing.SummaryARC>;

    /** As CSV. @response text/csv */
    dkim(params: SummaryDKIMParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of messages seen by Email Security by DKIM result.
     *  @http GET /radar/email/security/summary/dkim
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    dkim(params?: SummaryDKIMParams | null, options?: RequestOptions): APIPromise<Routing.SummaryARC>;

    /** As CSV. @response text/csv */
    dmarc(params: SummaryDMARCParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of messages seen by Email Security by DMARC result.
     *  @http GET /radar/email/security/summary/dmarc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    dmarc(params?: SummaryDMARCParams | null, options?: RequestOptions): APIPromise<Routing.SummaryARC>;

    /** As CSV. @response text/csv */
    malicious(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the malicious and clean shares of messages seen by Email Security.
     *  @http GET /radar/email/security/summary/malicious
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    malicious(params?: SummaryParams | null, options?: RequestOptions): APIPromise<SummaryMaliciousResponse>;

    /** As CSV. @response text/csv */
    spam(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the spam and non-spam shares of messages seen by Email Security.
     *  @http GET /radar/email/security/summary/spam
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    spam(params?: SummaryParams | null, options?: RequestOptions): APIPromise<SummarySpamResponse>;

    /** As CSV. @response text/csv */
    spf(params: SummarySPFParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of messages seen by Email Security by SPF result.
     *  @http GET /radar/email/security/summary/spf
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    spf(params?: SummarySPFParams | null, options?: RequestOptions): APIPromise<Routing.SummaryARC>;

    /** As CSV. @response text/csv */
    spoof(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the spoofed and genuine shares of messages seen by Email Security.
     *  @http GET /radar/email/security/summary/spoof
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    spoof(params?: SummaryParams | null, options?: RequestOptions): APIPromise<SummarySpoofResponse>;

    /** As CSV. @response text/csv */
    threatCategory(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of messages seen by Email Security by threat category.
     *  @http GET /radar/email/security/summary/threat_category
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    threatCategory(params?: SummaryParams | null, options?: RequestOptions): APIPromise<SummaryThreatCategoryResponse>;

    /** As CSV. @response text/csv */
    tlsVersion(params: SummaryTLSVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of messages seen by Email Security by TLS version.
     *  @http GET /radar/email/security/summary/tls_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    tlsVersion(params?: SummaryTLSVersionParams | null, options?: RequestOptions): APIPromise<SummaryTLSVersionResponse>;
  }

  export interface SummaryARCParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }

  export interface SummaryDKIMParams extends Radar.SeriesParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    spf?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }

  export interface SummaryDMARCParams extends Radar.SeriesParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dkim?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    spf?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }

  export interface SummaryParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }

  export interface SummaryMaliciousResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryMaliciousResponse.Summary;
  }
  export namespace SummaryMaliciousResponse {
    export interface Summary {
      /** Share of `MALICIOUS` in percent, a number as text. @example "10" */ MALICIOUS: string;
      /** Share of `NOT_MALICIOUS` in percent, a number as text. @example "10" */ NOT_MALICIOUS: string;
    }
  }

  export interface SummarySpamResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummarySpamResponse.Summary;
  }
  export namespace SummarySpamResponse {
    export interface Summary {
      /** Share of `NOT_SPAM` in percent, a number as text. @example "10" */ NOT_SPAM: string;
      /** Share of `SPAM` in percent, a number as text. @example "10" */ SPAM: string;
    }
  }

  export interface SummarySPFParams extends Radar.SeriesParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dkim?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }

  export interface SummarySpoofResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummarySpoofResponse.Summary;
  }
  export namespace SummarySpoofResponse {
    export interface Summary {
      /** Share of `NOT_SPOOF` in percent, a number as text. @example "10" */ NOT_SPOOF: string;
      /** Share of `SPOOF` in percent, a number as text. @example "10" */ SPOOF: string;
    }
  }

  export interface SummaryThreatCategoryResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryThreatCategoryResponse.Summary;
  }
  export namespace SummaryThreatCategoryResponse {
    export interface Summary {
      /** Share of `BrandImpersonation` in percent, a number as text. @example "10" */ BrandImpersonation: string;
      /** Share of `CredentialHarvester` in percent, a number as text. @example "10" */ CredentialHarvester: string;
      /** Share of `IdentityDeception` in percent, a number as text. @example "10" */ IdentityDeception: string;
      /** Share of `Link` in percent, a number as text. @example "10" */ Link: string;
    }
  }

  export interface SummaryTLSVersionParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
  }

  export interface SummaryTLSVersionResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryTLSVersionResponse.Summary;
  }
  export namespace SummaryTLSVersionResponse {
    export interface Summary {
      /** Share of `TLS 1.0` in percent, a number as text. @example "10" */ 'TLS 1.0': string;
      /** Share of `TLS 1.1` in percent, a number as text. @example "10" */ 'TLS 1.1': string;
      /** Share of `TLS 1.2` in percent, a number as text. @example "10" */ 'TLS 1.2': string;
      /** Share of `TLS 1.3` in percent, a number as text. @example "10" */ 'TLS 1.3': string;
    }
  }

  /** Shares of scanned mail over time. */
  export interface TimeseriesGroups {
    /** As CSV. @response text/csv */
    arc(params: TimeseriesGroupARCParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart Email Security shares by ARC result over time.
     *  @http GET /radar/email/security/timeseries_groups/arc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    arc(params?: TimeseriesGroupARCParams | null, options?: RequestOptions): APIPromise<Routing.TimeseriesGroupARC>;

    /** As CSV. @response text/csv */
    dkim(params: TimeseriesGroupDKIMParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart Email Security shares by DKIM result over time.
     *  @http GET /radar/email/security/timeseries_groups/dkim
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    dkim(params?: TimeseriesGroupDKIMParams | null, options?: RequestOptions): APIPromise<Routing.TimeseriesGroupARC>;

    /** As CSV. @response text/csv */
    dmarc(params: TimeseriesGroupDMARCParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart Email Security shares by DMARC result over time.
     *  @http GET /radar/email/security/timeseries_groups/dmarc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    dmarc(params?: TimeseriesGroupDMARCParams | null, options?: RequestOptions): APIPromise<Routing.TimeseriesGroupARC>;

    /** As CSV. @response text/csv */
    malicious(params: TimeseriesGroupParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the malicious and clean shares of Email Security mail over time.
     *  @http GET /radar/email/security/timeseries_groups/malicious
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    malicious(params?: TimeseriesGroupParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupMaliciousResponse>;

    /** As CSV. @response text/csv */
    spam(params: TimeseriesGroupParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the spam and non-spam shares of Email Security mail over time.
     *  @http GET /radar/email/security/timeseries_groups/spam
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    spam(params?: TimeseriesGroupParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupSpamResponse>;

    /** As CSV. @response text/csv */
    spf(params: TimeseriesGroupSPFParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart Email Security shares by SPF result over time.
     *  @http GET /radar/email/security/timeseries_groups/spf
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    spf(params?: TimeseriesGroupSPFParams | null, options?: RequestOptions): APIPromise<Routing.TimeseriesGroupARC>;

    /** As CSV. @response text/csv */
    spoof(params: TimeseriesGroupParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the spoofed and genuine shares of Email Security mail over time.
     *  @http GET /radar/email/security/timeseries_groups/spoof
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    spoof(params?: TimeseriesGroupParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupSpoofResponse>;

    /** As CSV. @response text/csv */
    threatCategory(params: TimeseriesGroupParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart Email Security shares by threat category over time.
     *  @http GET /radar/email/security/timeseries_groups/threat_category
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    threatCategory(
      params?: TimeseriesGroupParams | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroupThreatCategoryResponse>;

    /** As CSV. @response text/csv */
    tlsVersion(params: TimeseriesGroupTLSVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart Email Security shares by TLS version over time.
     *  @http GET /radar/email/security/timeseries_groups/tls_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    tlsVersion(params?: TimeseriesGroupTLSVersionParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupTLSVersionResponse>;
  }

  export interface TimeseriesGroupARCParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }

  export interface TimeseriesGroupDKIMParams extends Radar.SeriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    spf?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }

  export interface TimeseriesGroupDMARCParams extends Radar.SeriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dkim?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    spf?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }

  export interface TimeseriesGroupParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }

  export interface TimeseriesGroupMaliciousResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupMaliciousResponse.Series;
  }
  export namespace TimeseriesGroupMaliciousResponse {
    export interface Series {
      /** Share of `MALICIOUS` in each time slot, as numbers in text. */ MALICIOUS: string[];
      /** Share of `NOT_MALICIOUS` in each time slot, as numbers in text. */ NOT_MALICIOUS: string[];
    }
  }

  export interface TimeseriesGroupSpamResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupSpamResponse.Series;
  }
  export namespace TimeseriesGroupSpamResponse {
    export interface Series {
      /** Share of `NOT_SPAM` in each time slot, as numbers in text. */ NOT_SPAM: string[];
      /** Share of `SPAM` in each time slot, as numbers in text. */ SPAM: string[];
    }
  }

  export interface TimeseriesGroupSPFParams extends Radar.SeriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dkim?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }

  export interface TimeseriesGroupSpoofResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupSpoofResponse.Series;
  }
  export namespace TimeseriesGroupSpoofResponse {
    export interface Series {
      /** Share of `NOT_SPOOF` in each time slot, as numbers in text. */ NOT_SPOOF: string[];
      /** Share of `SPOOF` in each time slot, as numbers in text. */ SPOOF: string[];
    }
  }

  export interface TimeseriesGroupThreatCategoryResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupThreatCategoryResponse.Series;
  }
  export namespace TimeseriesGroupThreatCategoryResponse {
    export interface Series {
      /** Share of `BrandImpersonation` in each time slot, as numbers in text. */ BrandImpersonation: string[];
      /** Share of `CredentialHarvester` in each time slot, as numbers in text. */ CredentialHarvester: string[];
      /** Share of `IdentityDeception` in each time slot, as numbers in text. */ IdentityDeception: string[];
      /** Share of `Link` in each time slot, as numbers in text. */ Link: string[];
    }
  }

  export interface TimeseriesGroupTLSVersionParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
  }

  export interface TimeseriesGroupTLSVersionResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupTLSVersionResponse.Series;
  }
  export namespace TimeseriesGroupTLSVersionResponse {
    export interface Series {
      /** Share of `TLS 1.0` in each time slot, as numbers in text. */ 'TLS 1.0': string[];
      /** Share of `TLS 1.1` in each time slot, as numbers in text. */ 'TLS 1.1': string[];
      /** Share of `TLS 1.2` in each time slot, as numbers in text. */ 'TLS 1.2': string[];
      /** Share of `TLS 1.3` in each time slot, as numbers in text. */ 'TLS 1.3': string[];
    }
  }
}

export declare namespace Email.Security.Top {
  /** Top-level domains that send the most mail. */
  export interface TLDs {
    readonly malicious: TLDs.Malicious;
    readonly spam: TLDs.Spam;
    readonly spoof: TLDs.Spoof;

    /** As CSV. @response text/csv */
    get(params: TLDGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank sender TLDs by messages seen by Email Security.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/email/security/top/tlds
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: TLDGetParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopResult>;
  }

  export interface TLDGetParams extends Radar.SeriesParams, Radar.MailAuthenticationParams {
    arc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    /** @exclusiveMin 0 */ limit?: Integer;
    /** Kinds of top-level domains to count. */ tldCategory?: 'CLASSIC' | 'COUNTRY' | (string & {});
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | (string & {}))[];
  }
}

export declare namespace Email.Security.Top.TLDs {
  /** Top-level domains by share of harmful mail. */
  export interface Malicious {
    /** As CSV. @response text/csv */
    get(malicious: 'MALICIOUS' | 'NOT_MALICIOUS', params: TLDGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank sender TLDs by malicious, or by clean, messages.
     *  @http GET /radar/email/security/top/tlds/malicious/{malicious}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      malicious: 'MALICIOUS' | 'NOT_MALICIOUS',
      params?: TLDGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.HTTP.TopResult>;
  }

  /** Top-level domains by share of unsolicited mail. */
  export interface Spam {
    /** As CSV. @response text/csv */
    get(spam: 'SPAM' | 'NOT_SPAM', params: TLDGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank sender TLDs by spam, or by non-spam, messages.
     *  @http GET /radar/email/security/top/tlds/spam/{spam}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(spam: 'SPAM' | 'NOT_SPAM', params?: TLDGetParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopResult>;
  }

  /** Top-level domains by share of forged mail. */
  export interface Spoof {
    /** As CSV. @response text/csv */
    get(spoof: 'SPOOF' | 'NOT_SPOOF', params: TLDGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank sender TLDs by spoofed, or by genuine, messages.
     *  @http GET /radar/email/security/top/tlds/spoof/{spoof}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(spoof: 'SPOOF' | 'NOT_SPOOF', params?: TLDGetParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopResult>;
  }
}
