import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Trends in mail forwarding and mail threats. */
export interface Email {
  readonly routing: Email.Routing;
  readonly security: Email.Security;
}

export declare namespace Email {
  /** Mail seen by Email Routing. */
  export interface Routing {
    readonly summary: Routing.Summary;
    readonly timeseriesGroups: Routing.TimeseriesGroups;

    /** Split Email Routing messages by one dimension, filtered by check results.
     *  @http GET /radar/email/routing/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summaryV2(
      dimension: 'IP_VERSION' | 'ENCRYPTED' | 'ARC' | 'DKIM' | 'DMARC' | 'SPF',
      params?: RoutingSummaryV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotSummaryResponse>;

    /** Chart how Email Routing messages split along one dimension over time.
     *  @http GET /radar/email/routing/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroupsV2(
      dimension: 'IP_VERSION' | 'ENCRYPTED' | 'ARC' | 'DKIM' | 'DMARC' | 'SPF',
      params?: RoutingTimeseriesGroupsV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export interface RoutingSummaryV2Params {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED')[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export type RoutingSummaryV2Response = Radar.BotSummaryResponse;
  export namespace RoutingSummaryV2Response {
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

  export interface RoutingTimeseriesGroupsV2Params {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED')[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export type RoutingTimeseriesGroupsV2Response = Radar.BotTimeseriesGroupsResponse;
  export namespace RoutingTimeseriesGroupsV2Response {
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

  /** Mail seen by Email Security. */
  export interface Security {
    readonly top: Security.Top;
    readonly summary: Security.Summary;
    readonly timeseriesGroups: Security.TimeseriesGroups;

    /** Split messages seen by Email Security by one dimension, with check filters.
     *  @http GET /radar/email/security/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summaryV2(
      dimension: 'SPAM' | 'MALICIOUS' | 'SPOOF' | 'THREAT_CATEGORY' | 'ARC' | 'DKIM' | 'DMARC' | 'SPF' | 'TLS_VERSION',
      params?: SecuritySummaryV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotSummaryResponse>;

    /** Chart how messages seen by Email Security split along one dimension over time.
     *  @http GET /radar/email/security/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroupsV2(
      dimension: 'SPAM' | 'MALICIOUS' | 'SPOOF' | 'THREAT_CATEGORY' | 'ARC' | 'DKIM' | 'DMARC' | 'SPF' | 'TLS_VERSION',
      params?: SecurityTimeseriesGroupsV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export interface SecuritySummaryV2Params {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export type SecuritySummaryV2Response = Radar.BotSummaryResponse;
  export namespace SecuritySummaryV2Response {
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

  export interface SecurityTimeseriesGroupsV2Params {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export type SecurityTimeseriesGroupsV2Response = Radar.BotTimeseriesGroupsResponse;
  export namespace SecurityTimeseriesGroupsV2Response {
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

export declare namespace Email.Routing {
  /** Shares of forwarded mail over a period. */
  export interface Summary {
    /** Give the share of Email Routing messages by ARC result.
     *  @http GET /radar/email/routing/summary/arc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.summaryV2 */
    arc(params?: SummaryARCParams | null, options?: RequestOptions): APIPromise<SummaryARCResponse>;

    /** Give the share of Email Routing messages by DKIM result.
     *  @http GET /radar/email/routing/summary/dkim
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.summaryV2 */
    dkim(params?: SummaryDKIMParams | null, options?: RequestOptions): APIPromise<SummaryARCResponse>;

    /** Give the share of Email Routing messages by DMARC result.
     *  @http GET /radar/email/routing/summary/dmarc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.summaryV2 */
    dmarc(params?: SummaryDMARCParams | null, options?: RequestOptions): APIPromise<SummaryARCResponse>;

    /** Give the encrypted and plain shares of Email Routing messages.
     *  @http GET /radar/email/routing/summary/encrypted
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.summaryV2 */
    encrypted(params?: SummaryEncryptedParams | null, options?: RequestOptions): APIPromise<SummaryEncryptedResponse>;

    /** Give the IPv4 and IPv6 shares of Email Routing messages.
     *  @http GET /radar/email/routing/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.summaryV2 */
    ipVersion(params?: SummaryIPVersionParams | null, options?: RequestOptions): APIPromise<Radar.DNS.SummaryIPVersionResponse>;

    /** Give the share of Email Routing messages by SPF result.
     *  @http GET /radar/email/routing/summary/spf
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.summaryV2 */
    spf(params?: SummarySPFParams | null, options?: RequestOptions): APIPromise<SummaryARCResponse>;
  }

  export interface SummaryARCParams {
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED')[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export interface SummaryARCResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: Radar.RadarEmailSummary;
  }
  export namespace SummaryARCResponse {
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

  export interface SummaryDKIMParams {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED')[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export import SummaryDKIMResponse = Email.Routing.SummaryARCResponse;

  export interface SummaryDMARCParams {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED')[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export import SummaryDMARCResponse = Email.Routing.SummaryARCResponse;

  export interface SummaryEncryptedParams {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export interface SummaryEncryptedResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryEncryptedResponse.Summary0;
  }
  export namespace SummaryEncryptedResponse {
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
      /** @example "10" */ ENCRYPTED: string;
      /** @example "10" */ NOT_ENCRYPTED: string;
    }
  }

  export interface SummaryIPVersionParams {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export type SummaryIPVersionResponse = Radar.DNS.SummaryIPVersionResponse;
  export namespace SummaryIPVersionResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Summary0 = Radar.DNS.SummaryIPVersionResponse.Summary0;
  }

  export interface SummarySPFParams {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED')[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    name?: string[];
  }

  export import SummarySPFResponse = Email.Routing.SummaryARCResponse;

  /** Shares of forwarded mail over time. */
  export interface TimeseriesGroups {
    /** Chart Email Routing shares by ARC result over time.
     *  @http GET /radar/email/routing/timeseries_groups/arc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.timeseriesGroupsV2 */
    arc(params?: TimeseriesGroupARCParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupARCResponse>;

    /** Chart Email Routing shares by DKIM result over time.
     *  @http GET /radar/email/routing/timeseries_groups/dkim
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.timeseriesGroupsV2 */
    dkim(params?: TimeseriesGroupDKIMParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupARCResponse>;

    /** Chart Email Routing shares by DMARC result over time.
     *  @http GET /radar/email/routing/timeseries_groups/dmarc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.timeseriesGroupsV2 */
    dmarc(params?: TimeseriesGroupDMARCParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupARCResponse>;

    /** Chart the encrypted and plain shares of Email Routing messages over time.
     *  @http GET /radar/email/routing/timeseries_groups/encrypted
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.timeseriesGroupsV2 */
    encrypted(params?: TimeseriesGroupEncryptedParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupEncryptedResponse>;

    /** Chart the IPv4 and IPv6 shares of Email Routing messages over time.
     *  @http GET /radar/email/routing/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.timeseriesGroupsV2 */
    ipVersion(
      params?: TimeseriesGroupIPVersionParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TimeseriesGroupIPVersionResponse>;

    /** Chart Email Routing shares by SPF result over time.
     *  @http GET /radar/email/routing/timeseries_groups/spf
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.routing.timeseriesGroupsV2 */
    spf(params?: TimeseriesGroupSPFParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupARCResponse>;
  }

  export interface TimeseriesGroupARCParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED')[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export interface TimeseriesGroupARCResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: Radar.RadarEmailSeries;
  }
  export namespace TimeseriesGroupARCResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
  }

  export interface TimeseriesGroupDKIMParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED')[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export import TimeseriesGroupDKIMResponse = Email.Routing.TimeseriesGroupARCResponse;

  export interface TimeseriesGroupDMARCParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED')[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export import TimeseriesGroupDMARCResponse = Email.Routing.TimeseriesGroupARCResponse;

  export interface TimeseriesGroupEncryptedParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export interface TimeseriesGroupEncryptedResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupEncryptedResponse.Serie0;
  }
  export namespace TimeseriesGroupEncryptedResponse {
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
      ENCRYPTED: string[];
      NOT_ENCRYPTED: string[];
    }
  }

  export interface TimeseriesGroupIPVersionParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export type TimeseriesGroupIPVersionResponse = Radar.DNS.TimeseriesGroupIPVersionResponse;
  export namespace TimeseriesGroupIPVersionResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Serie0 = Radar.DNS.TimeseriesGroupIPVersionResponse.Serie0;
  }

  export interface TimeseriesGroupSPFParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    encrypted?: ('ENCRYPTED' | 'NOT_ENCRYPTED')[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    name?: string[];
  }

  export import TimeseriesGroupSPFResponse = Email.Routing.TimeseriesGroupARCResponse;
}

export declare namespace Email.Security {
  /** Rankings for scanned mail. */
  export interface Top {
    readonly tlds: Top.TLDs;
  }

  /** Shares of scanned mail over a period. */
  export interface Summary {
    /** Give the share of messages seen by Email Security by ARC result.
     *  @http GET /radar/email/security/summary/arc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    arc(params?: SummaryARCParams | null, options?: RequestOptions): APIPromise<Routing.SummaryARCResponse>;

    /** Give the share of messages seen by Email Security by DKIM result.
     *  @http GET /radar/email/security/summary/dkim
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    dkim(params?: SummaryDKIMParams | null, options?: RequestOptions): APIPromise<Routing.SummaryARCResponse>;

    /** Give the share of messages seen by Email Security by DMARC result.
     *  @http GET /radar/email/security/summary/dmarc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    dmarc(params?: SummaryDMARCParams | null, options?: RequestOptions): APIPromise<Routing.SummaryARCResponse>;

    /** Give the malicious and clean shares of messages seen by Email Security.
     *  @http GET /radar/email/security/summary/malicious
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    malicious(params?: SummaryMaliciousParams | null, options?: RequestOptions): APIPromise<SummaryMaliciousResponse>;

    /** Give the spam and non-spam shares of messages seen by Email Security.
     *  @http GET /radar/email/security/summary/spam
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    spam(params?: SummarySpamParams | null, options?: RequestOptions): APIPromise<SummarySpamResponse>;

    /** Give the share of messages seen by Email Security by SPF result.
     *  @http GET /radar/email/security/summary/spf
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    spf(params?: SummarySPFParams | null, options?: RequestOptions): APIPromise<Routing.SummaryARCResponse>;

    /** Give the spoofed and genuine shares of messages seen by Email Security.
     *  @http GET /radar/email/security/summary/spoof
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    spoof(params?: SummarySpoofParams | null, options?: RequestOptions): APIPromise<SummarySpoofResponse>;

    /** Give the share of messages seen by Email Security by threat category.
     *  @http GET /radar/email/security/summary/threat_category
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    threatCategory(params?: SummaryThreatCategoryParams | null, options?: RequestOptions): APIPromise<SummaryThreatCategoryResponse>;

    /** Give the share of messages seen by Email Security by TLS version.
     *  @http GET /radar/email/security/summary/tls_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.summaryV2 */
    tlsVersion(params?: SummaryTLSVersionParams | null, options?: RequestOptions): APIPromise<SummaryTLSVersionResponse>;
  }

  export interface SummaryARCParams {
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export import SummaryARCResponse = Routing.SummaryARCResponse;

  export interface SummaryDKIMParams {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export import SummaryDKIMResponse = Routing.SummaryARCResponse;

  export interface SummaryDMARCParams {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export import SummaryDMARCResponse = Routing.SummaryARCResponse;

  export type SummaryMaliciousParams = SummarySpamParams;

  export interface SummaryMaliciousResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryMaliciousResponse.Summary0;
  }
  export namespace SummaryMaliciousResponse {
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
      /** @example "10" */ MALICIOUS: string;
      /** @example "10" */ NOT_MALICIOUS: string;
    }
  }

  export interface SummarySpamParams {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export interface SummarySpamResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummarySpamResponse.Summary0;
  }
  export namespace SummarySpamResponse {
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
      /** @example "10" */ NOT_SPAM: string;
      /** @example "10" */ SPAM: string;
    }
  }

  export interface SummarySPFParams {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export import SummarySPFResponse = Routing.SummaryARCResponse;

  export type SummarySpoofParams = SummarySpamParams;

  export interface SummarySpoofResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummarySpoofResponse.Summary0;
  }
  export namespace SummarySpoofResponse {
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
      /** @example "10" */ NOT_SPOOF: string;
      /** @example "10" */ SPOOF: string;
    }
  }

  export type SummaryThreatCategoryParams = SummarySpamParams;

  export interface SummaryThreatCategoryResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryThreatCategoryResponse.Summary0;
  }
  export namespace SummaryThreatCategoryResponse {
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
      /** @example "10" */ BrandImpersonation: string;
      /** @example "10" */ CredentialHarvester: string;
      /** @example "10" */ IdentityDeception: string;
      /** @example "10" */ Link: string;
    }
  }

  export interface SummaryTLSVersionParams {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export interface SummaryTLSVersionResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryTLSVersionResponse.Summary0;
  }
  export namespace SummaryTLSVersionResponse {
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
      /** @example "10" */ 'TLS 1.0': string;
      /** @example "10" */ 'TLS 1.1': string;
      /** @example "10" */ 'TLS 1.2': string;
      /** @example "10" */ 'TLS 1.3': string;
    }
  }

  /** Shares of scanned mail over time. */
  export interface TimeseriesGroups {
    /** Chart Email Security shares by ARC result over time.
     *  @http GET /radar/email/security/timeseries_groups/arc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    arc(params?: TimeseriesGroupARCParams | null, options?: RequestOptions): APIPromise<Routing.TimeseriesGroupARCResponse>;

    /** Chart Email Security shares by DKIM result over time.
     *  @http GET /radar/email/security/timeseries_groups/dkim
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    dkim(params?: TimeseriesGroupDKIMParams | null, options?: RequestOptions): APIPromise<Routing.TimeseriesGroupARCResponse>;

    /** Chart Email Security shares by DMARC result over time.
     *  @http GET /radar/email/security/timeseries_groups/dmarc
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    dmarc(params?: TimeseriesGroupDMARCParams | null, options?: RequestOptions): APIPromise<Routing.TimeseriesGroupARCResponse>;

    /** Chart the malicious and clean shares of Email Security mail over time.
     *  @http GET /radar/email/security/timeseries_groups/malicious
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    malicious(params?: TimeseriesGroupMaliciousParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupMaliciousResponse>;

    /** Chart the spam and non-spam shares of Email Security mail over time.
     *  @http GET /radar/email/security/timeseries_groups/spam
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    spam(params?: TimeseriesGroupSpamParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupSpamResponse>;

    /** Chart Email Security shares by SPF result over time.
     *  @http GET /radar/email/security/timeseries_groups/spf
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    spf(params?: TimeseriesGroupSPFParams | null, options?: RequestOptions): APIPromise<Routing.TimeseriesGroupARCResponse>;

    /** Chart the spoofed and genuine shares of Email Security mail over time.
     *  @http GET /radar/email/security/timeseries_groups/spoof
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    spoof(params?: TimeseriesGroupSpoofParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupSpoofResponse>;

    /** Chart Email Security shares by threat category over time.
     *  @http GET /radar/email/security/timeseries_groups/threat_category
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    threatCategory(
      params?: TimeseriesGroupThreatCategoryParams | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroupThreatCategoryResponse>;

    /** Chart Email Security shares by TLS version over time.
     *  @http GET /radar/email/security/timeseries_groups/tls_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.email.security.timeseriesGroupsV2 */
    tlsVersion(params?: TimeseriesGroupTLSVersionParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupTLSVersionResponse>;
  }

  export interface TimeseriesGroupARCParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export import TimeseriesGroupARCResponse = Routing.TimeseriesGroupARCResponse;

  export interface TimeseriesGroupDKIMParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export import TimeseriesGroupDKIMResponse = Routing.TimeseriesGroupARCResponse;

  export interface TimeseriesGroupDMARCParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export import TimeseriesGroupDMARCResponse = Routing.TimeseriesGroupARCResponse;

  export type TimeseriesGroupMaliciousParams = TimeseriesGroupSpamParams;

  export interface TimeseriesGroupMaliciousResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupMaliciousResponse.Serie0;
  }
  export namespace TimeseriesGroupMaliciousResponse {
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
      MALICIOUS: string[];
      NOT_MALICIOUS: string[];
    }
  }

  export interface TimeseriesGroupSpamParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export interface TimeseriesGroupSpamResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupSpamResponse.Serie0;
  }
  export namespace TimeseriesGroupSpamResponse {
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
      NOT_SPAM: string[];
      SPAM: string[];
    }
  }

  export interface TimeseriesGroupSPFParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export import TimeseriesGroupSPFResponse = Routing.TimeseriesGroupARCResponse;

  export type TimeseriesGroupSpoofParams = TimeseriesGroupSpamParams;

  export interface TimeseriesGroupSpoofResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupSpoofResponse.Serie0;
  }
  export namespace TimeseriesGroupSpoofResponse {
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
      NOT_SPOOF: string[];
      SPOOF: string[];
    }
  }

  export type TimeseriesGroupThreatCategoryParams = TimeseriesGroupSpamParams;

  export interface TimeseriesGroupThreatCategoryResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupThreatCategoryResponse.Serie0;
  }
  export namespace TimeseriesGroupThreatCategoryResponse {
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
      BrandImpersonation: string[];
      CredentialHarvester: string[];
      IdentityDeception: string[];
      Link: string[];
    }
  }

  export interface TimeseriesGroupTLSVersionParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
  }

  export interface TimeseriesGroupTLSVersionResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupTLSVersionResponse.Serie0;
  }
  export namespace TimeseriesGroupTLSVersionResponse {
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
      'TLS 1.0': string[];
      'TLS 1.1': string[];
      'TLS 1.2': string[];
      'TLS 1.3': string[];
    }
  }
}

export declare namespace Email.Security.Top {
  /** Top-level domains that send the most mail. */
  export interface TLDs {
    readonly malicious: TLDs.Malicious;
    readonly spam: TLDs.Spam;
    readonly spoof: TLDs.Spoof;

    /** Rank sender TLDs by messages seen by Email Security.
     *  @http GET /radar/email/security/top/tlds
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: TLDGetParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopBrowserResponse>;
  }

  export interface TLDGetParams {
    arc?: ('PASS' | 'NONE' | 'FAIL')[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dkim?: ('PASS' | 'NONE' | 'FAIL')[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL')[];
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    name?: string[];
    spf?: ('PASS' | 'NONE' | 'FAIL')[];
    tldCategory?: 'CLASSIC' | 'COUNTRY';
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3')[];
  }

  export type TLDGetResponse = Radar.HTTP.TopBrowserResponse;
  export namespace TLDGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.CTSummaryResponse.Meta.Unit;
  }
}

export declare namespace Email.Security.Top.TLDs {
  /** Top-level domains by share of harmful mail. */
  export interface Malicious {
    /** Rank sender TLDs by malicious, or by clean, messages.
     *  @http GET /radar/email/security/top/tlds/malicious/{malicious}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      malicious: 'MALICIOUS' | 'NOT_MALICIOUS',
      params?: MaliciousGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.HTTP.TopBrowserResponse>;
  }

  export type MaliciousGetParams = TLDGetParams;

  export type MaliciousGetResponse = Radar.HTTP.TopBrowserResponse;
  export namespace MaliciousGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.CTSummaryResponse.Meta.Unit;
  }

  /** Top-level domains by share of unsolicited mail. */
  export interface Spam {
    /** Rank sender TLDs by spam, or by non-spam, messages.
     *  @http GET /radar/email/security/top/tlds/spam/{spam}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(spam: 'SPAM' | 'NOT_SPAM', params?: SpamGetParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopBrowserResponse>;
  }

  export type SpamGetParams = TLDGetParams;

  export type SpamGetResponse = Radar.HTTP.TopBrowserResponse;
  export namespace SpamGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.CTSummaryResponse.Meta.Unit;
  }

  /** Top-level domains by share of forged mail. */
  export interface Spoof {
    /** Rank sender TLDs by spoofed, or by genuine, messages.
     *  @http GET /radar/email/security/top/tlds/spoof/{spoof}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(spoof: 'SPOOF' | 'NOT_SPOOF', params?: SpoofGetParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopBrowserResponse>;
  }

  export type SpoofGetParams = TLDGetParams;

  export type SpoofGetResponse = Radar.HTTP.TopBrowserResponse;
  export namespace SpoofGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.CTSummaryResponse.Meta.Unit;
  }
}
