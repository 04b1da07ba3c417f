import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Trends in DDoS and application attacks. */
export interface Attacks {
  readonly layer3: Attacks.Layer3;
  readonly layer7: Attacks.Layer7;
}

export declare namespace Attacks {
  /** Network-layer DDoS attacks. */
  export interface Layer3 {
    readonly summary: Layer3.Summary;
    readonly timeseriesGroups: Layer3.TimeseriesGroups;
    readonly top: Layer3.Top;

    /** Split layer 3/4 attacks by one dimension, filtered by direction or location.
     *  @http GET /radar/attacks/layer3/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summaryV2(
      dimension: 'PROTOCOL' | 'IP_VERSION' | 'VECTOR' | 'DURATION' | 'BITRATE' | 'VERTICAL' | 'INDUSTRY',
      params?: Layer3SummaryV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotSummaryResponse>;

    /** Chart the volume of layer 3/4 attacks over time, in a metric you pick.
     *  @http GET /radar/attacks/layer3/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: Layer3TimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

    /** Chart how layer 3/4 attacks split along one dimension over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroupsV2(
      dimension: 'PROTOCOL' | 'IP_VERSION' | 'VECTOR' | 'DURATION' | 'BITRATE' | 'VERTICAL' | 'INDUSTRY',
      params?: Layer3TimeseriesGroupsV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export interface Layer3SummaryV2Params {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET';
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE')[];
  }

  export type Layer3SummaryV2Response = Radar.BotSummaryResponse;
  export namespace Layer3SummaryV2Response {
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

  export interface Layer3TimeseriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET';
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    metric?: 'BYTES' | 'BYTES_OLD';
    name?: string[];
    normalization?: 'PERCENTAGE_CHANGE' | 'MIN0_MAX';
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE')[];
  }

  export type Layer3TimeseriesResponse = Radar.CTTimeseriesResponse;
  export namespace Layer3TimeseriesResponse {
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

  export interface Layer3TimeseriesGroupsV2Params {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET';
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX';
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE')[];
  }

  export type Layer3TimeseriesGroupsV2Response = Radar.BotTimeseriesGroupsResponse;
  export namespace Layer3TimeseriesGroupsV2Response {
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

  /** Application-layer attacks on web sites. */
  export interface Layer7 {
    readonly summary: Layer7.Summary;
    readonly timeseriesGroups: Layer7.TimeseriesGroups;
    readonly top: Layer7.Top;

    /** Split layer 7 attacks by one dimension, filtered by mitigation product or AS.
     *  @http GET /radar/attacks/layer7/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summaryV2(
      dimension: 'HTTP_METHOD' | 'HTTP_VERSION' | 'IP_VERSION' | 'MANAGED_RULES' | 'MITIGATION_PRODUCT' | 'VERTICAL' | 'INDUSTRY',
      params?: Layer7SummaryV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotSummaryResponse>;

    /** Chart the volume of layer 7 attacks over time.
     *  @http GET /radar/attacks/layer7/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: Layer7TimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.NetFlowsTimeseriesResponse>;

    /** Chart how layer 7 attacks split along one dimension over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroupsV2(
      dimension: 'HTTP_METHOD' | 'HTTP_VERSION' | 'IP_VERSION' | 'MANAGED_RULES' | 'MITIGATION_PRODUCT' | 'VERTICAL' | 'INDUSTRY',
      params?: Layer7TimeseriesGroupsV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export interface Layer7SummaryV2Params {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpMethod?: ('GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH' | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT' | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH' | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK' | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA' | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
  }

  export type Layer7SummaryV2Response = Radar.BotSummaryResponse;
  export namespace Layer7SummaryV2Response {
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

  export interface Layer7TimeseriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpMethod?: ('GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH' | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT' | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH' | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK' | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA' | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
    normalization?: 'PERCENTAGE_CHANGE' | 'MIN0_MAX';
  }

  export type Layer7TimeseriesResponse = Radar.NetFlowsTimeseriesResponse;
  export namespace Layer7TimeseriesResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Serie0 = Radar.SeriesValues;
  }

  export interface Layer7TimeseriesGroupsV2Params {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpMethod?: ('GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH' | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT' | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH' | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK' | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA' | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX';
  }

  export type Layer7TimeseriesGroupsV2Response = Radar.BotTimeseriesGroupsResponse;
  export namespace Layer7TimeseriesGroupsV2Response {
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

export declare namespace Attacks.Layer3 {
  /** Shares of network-layer attacks over a period. */
  export interface Summary {
    /** Give the share of layer 3/4 attacks by bitrate band.
     *  @http GET /radar/attacks/layer3/summary/bitrate
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    bitrate(params?: SummaryBitrateParams | null, options?: RequestOptions): APIPromise<SummaryBitrateResponse>;

    /** Give the share of layer 3/4 attacks by how long they lasted.
     *  @http GET /radar/attacks/layer3/summary/duration
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    duration(params?: SummaryDurationParams | null, options?: RequestOptions): APIPromise<SummaryDurationResponse>;

    /** Give the share of layer 3/4 attacks by targeted industry.
     *  @http GET /radar/attacks/layer3/summary/industry
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    industry(params?: SummaryIndustryParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;

    /** Give the IPv4 and IPv6 shares of layer 3/4 attacks.
     *  @http GET /radar/attacks/layer3/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    ipVersion(params?: SummaryIPVersionParams | null, options?: RequestOptions): APIPromise<Radar.DNS.SummaryIPVersionResponse>;

    /** Give the share of layer 3/4 attacks by network protocol.
     *  @http GET /radar/attacks/layer3/summary/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    protocol(params?: SummaryProtocolParams | null, options?: RequestOptions): APIPromise<SummaryProtocolResponse>;

    /** Give the share of layer 3/4 attacks by attack vector.
     *  @http GET /radar/attacks/layer3/summary/vector
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    vector(params?: SummaryVectorParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;

    /** Give the share of layer 3/4 attacks by targeted vertical.
     *  @http GET /radar/attacks/layer3/summary/vertical
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    vertical(params?: SummaryVerticalParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;
  }

  export interface SummaryBitrateParams {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET';
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE')[];
  }

  export interface SummaryBitrateResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryBitrateResponse.Summary0;
  }
  export namespace SummaryBitrateResponse {
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
      /** @example "10" */ _1_GBPS_TO_10_GBPS: string;
      /** @example "10" */ _10_GBPS_TO_100_GBPS: string;
      /** @example "10" */ _500_MBPS_TO_1_GBPS: string;
      /** @example "10" */ OVER_100_GBPS: string;
      /** @example "10" */ UNDER_500_MBPS: string;
    }
  }

  export type SummaryDurationParams = SummaryBitrateParams;

  export interface SummaryDurationResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryDurationResponse.Summary0;
  }
  export namespace SummaryDurationResponse {
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
      /** @example "10" */ _1_HOUR_TO_3_HOURS: string;
      /** @example "10" */ _10_MINS_TO_20_MINS: string;
      /** @example "10" */ _20_MINS_TO_40_MINS: string;
      /** @example "10" */ _40_MINS_TO_1_HOUR: string;
      /** @example "10" */ OVER_3_HOURS: string;
      /** @example "10" */ UNDER_10_MINS: string;
    }
  }

  export type SummaryIndustryParams = Layer3SummaryV2Params;

  export type SummaryIndustryResponse = Radar.BotSummaryResponse;
  export namespace SummaryIndustryResponse {
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

  export interface SummaryIPVersionParams {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET';
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE')[];
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

  export interface SummaryProtocolParams {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET';
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
  }

  export interface SummaryProtocolResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryProtocolResponse.Summary0;
  }
  export namespace SummaryProtocolResponse {
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
      /** @example "10" */ GRE: string;
      /** @example "10" */ ICMP: string;
      /** @example "10" */ TCP: string;
      /** @example "10" */ UDP: string;
    }
  }

  export type SummaryVectorParams = Layer3SummaryV2Params;

  export type SummaryVectorResponse = Radar.BotSummaryResponse;
  export namespace SummaryVectorResponse {
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

  export type SummaryVerticalParams = Layer3SummaryV2Params;

  export type SummaryVerticalResponse = Radar.BotSummaryResponse;
  export namespace SummaryVerticalResponse {
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

  /** Shares of network-layer attacks over time. */
  export interface TimeseriesGroups {
    /** Chart layer 3/4 attack shares by bitrate band over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/bitrate
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    bitrate(params?: TimeseriesGroupBitrateParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupBitrateResponse>;

    /** Chart layer 3/4 attack shares by duration over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/duration
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    duration(params?: TimeseriesGroupDurationParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupDurationResponse>;

    /** Chart layer 3/4 attack shares by targeted industry over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/industry
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    industry(params?: TimeseriesGroupIndustryParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart the IPv4 and IPv6 shares of layer 3/4 attacks over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    ipVersion(
      params?: TimeseriesGroupIPVersionParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.HTTP.TimeseriesGroupIPVersionResponse>;

    /** Chart layer 3/4 attack shares by network protocol over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    protocol(params?: TimeseriesGroupProtocolParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupProtocolResponse>;

    /** Chart layer 3/4 attack shares by attack vector over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/vector
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    vector(params?: TimeseriesGroupVectorParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart layer 3/4 attack shares by targeted vertical over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/vertical
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    vertical(params?: TimeseriesGroupVerticalParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export interface TimeseriesGroupBitrateParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET';
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX';
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE')[];
  }

  export interface TimeseriesGroupBitrateResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupBitrateResponse.Serie0;
  }
  export namespace TimeseriesGroupBitrateResponse {
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
      _1_GBPS_TO_10_GBPS: string[];
      _10_GBPS_TO_100_GBPS: string[];
      _500_MBPS_TO_1_GBPS: string[];
      OVER_100_GBPS: string[];
      timestamps: DateTime[];
      UNDER_500_MBPS: string[];
    }
  }

  export type TimeseriesGroupDurationParams = TimeseriesGroupBitrateParams;

  export interface TimeseriesGroupDurationResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupDurationResponse.Serie0;
  }
  export namespace TimeseriesGroupDurationResponse {
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
      _1_HOUR_TO_3_HOURS: string[];
      _10_MINS_TO_20_MINS: string[];
      _20_MINS_TO_40_MINS: string[];
      _40_MINS_TO_1_HOUR: string[];
      OVER_3_HOURS: string[];
      timestamps: DateTime[];
      UNDER_10_MINS: string[];
    }
  }

  export type TimeseriesGroupIndustryParams = Layer3TimeseriesGroupsV2Params;

  export type TimeseriesGroupIndustryResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupIndustryResponse {
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

  export interface TimeseriesGroupIPVersionParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET';
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX';
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE')[];
  }

  export type TimeseriesGroupIPVersionResponse = Radar.HTTP.TimeseriesGroupIPVersionResponse;
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
    export type Serie0 = Radar.HTTP.TimeseriesGroupIPVersionResponse.Serie0;
  }

  export interface TimeseriesGroupProtocolParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET';
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX';
  }

  export interface TimeseriesGroupProtocolResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupProtocolResponse.Serie0;
  }
  export namespace TimeseriesGroupProtocolResponse {
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
      GRE: string[];
      ICMP: string[];
      TCP: string[];
      timestamps: DateTime[];
      UDP: string[];
    }
  }

  export type TimeseriesGroupVectorParams = Layer3TimeseriesGroupsV2Params;

  export type TimeseriesGroupVectorResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupVectorResponse {
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

  export type TimeseriesGroupVerticalParams = Layer3TimeseriesGroupsV2Params;

  export type TimeseriesGroupVerticalResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupVerticalResponse {
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

  /** Rankings of network-layer attacks and their targets. */
  export interface Top {
    readonly locations: Top.Locations;

    /** Rank origin and target location pairs by layer 3/4 attack magnitude.
     *  @http GET /radar/attacks/layer3/top/attacks
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    attacks(params?: TopAttacksParams | null, options?: RequestOptions): APIPromise<TopAttacksResponse>;

    /** Rank the industries that layer 3/4 attacks aim at most.
     *  @http GET /radar/attacks/layer3/top/industry
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    industry(params?: TopIndustryParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopBrowserResponse>;

    /** Rank the verticals that layer 3/4 attacks aim at most.
     *  @http GET /radar/attacks/layer3/top/vertical
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    vertical(params?: TopVerticalParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopBrowserResponse>;
  }

  export interface TopAttacksParams {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @default "ORIGIN" */ limitDirection?: 'ORIGIN' | 'TARGET';
    /** @exclusiveMin 0 */ limitPerLocation?: Integer;
    location?: string[];
    magnitude?: 'MITIGATED_BYTES' | 'MITIGATED_ATTACKS';
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN_MAX';
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE')[];
  }

  export interface TopAttacksResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: TopAttacksResponse.Top0[];
  }
  export namespace TopAttacksResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Top0 {
      /** @example "FR" */ originCountryAlpha2: string;
      /** @example "France" */ originCountryName: string;
      /** @example "4.323214" */ value: string;
    }
  }

  export interface TopIndustryParams {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE')[];
  }

  export type TopIndustryResponse = Radar.HTTP.TopBrowserResponse;
  export namespace TopIndustryResponse {
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

  export type TopVerticalParams = TopIndustryParams;

  export type TopVerticalResponse = Radar.HTTP.TopBrowserResponse;
  export namespace TopVerticalResponse {
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

export declare namespace Attacks.Layer3.Top {
  /** Places where network-layer attacks start or strike. */
  export interface Locations {
    /** Rank the locations that layer 3/4 attacks come from.
     *  @http GET /radar/attacks/layer3/top/locations/origin
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    origin(params?: LocationOriginParams | null, options?: RequestOptions): APIPromise<LocationOriginResponse>;

    /** Rank the locations that layer 3/4 attacks are aimed at.
     *  @http GET /radar/attacks/layer3/top/locations/target
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    target(params?: LocationTargetParams | null, options?: RequestOptions): APIPromise<LocationTargetResponse>;
  }

  export type LocationOriginParams = TopIndustryParams;

  export interface LocationOriginResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: LocationOriginResponse.Top0[];
  }
  export namespace LocationOriginResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Top0 {
      /** @example "FR" */ originCountryAlpha2: string;
      /** @example "France" */ originCountryName: string;
      /** @example 1 */ rank: number;
      /** @example "4.323214" */ value: string;
    }
  }

  export type LocationTargetParams = TopIndustryParams;

  export interface LocationTargetResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: LocationTargetResponse.Top0[];
  }
  export namespace LocationTargetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Top0 {
      /** @example 1 */ rank: number;
      /** @example "FR" */ targetCountryAlpha2: string;
      /** @example "France" */ targetCountryName: string;
      /** @example "4.323214" */ value: string;
    }
  }
}

export declare namespace Attacks.Layer7 {
  /** Shares of application-layer attacks over a period. */
  export interface Summary {
    /** Give the share of layer 7 attacks by HTTP method.
     *  @http GET /radar/attacks/layer7/summary/http_method
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    httpMethod(params?: SummaryHTTPMethodParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;

    /** Give the share of layer 7 attacks by HTTP version.
     *  @http GET /radar/attacks/layer7/summary/http_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    httpVersion(params?: SummaryHTTPVersionParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.SummaryHTTPVersionResponse>;

    /** Give the share of layer 7 attacks by targeted industry.
     *  @http GET /radar/attacks/layer7/summary/industry
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    industry(params?: SummaryIndustryParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;

    /** Give the IPv4 and IPv6 shares of layer 7 attacks.
     *  @http GET /radar/attacks/layer7/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    ipVersion(params?: SummaryIPVersionParams | null, options?: RequestOptions): APIPromise<Radar.DNS.SummaryIPVersionResponse>;

    /** Give the share of layer 7 attacks by managed rule hit.
     *  @http GET /radar/attacks/layer7/summary/managed_rules
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    managedRules(params?: SummaryManagedRulesParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;

    /** Give the share of layer 7 attacks by the product that mitigated them.
     *  @http GET /radar/attacks/layer7/summary/mitigation_product
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    mitigationProduct(params?: SummaryMitigationProductParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;

    /** Give the share of layer 7 attacks by targeted vertical.
     *  @http GET /radar/attacks/layer7/summary/vertical
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    vertical(params?: SummaryVerticalParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;
  }

  export interface SummaryHTTPMethodParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
  }

  export type SummaryHTTPMethodResponse = Radar.BotSummaryResponse;
  export namespace SummaryHTTPMethodResponse {
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

  export interface SummaryHTTPVersionParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpMethod?: ('GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH' | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT' | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH' | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK' | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA' | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
  }

  export type SummaryHTTPVersionResponse = Radar.HTTP.SummaryHTTPVersionResponse;
  export namespace SummaryHTTPVersionResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Summary0 = Radar.HTTP.SummaryHTTPVersionResponse.Summary0;
  }

  export type SummaryIndustryParams = Layer7SummaryV2Params;

  export type SummaryIndustryResponse = Radar.BotSummaryResponse;
  export namespace SummaryIndustryResponse {
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

  export interface SummaryIPVersionParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpMethod?: ('GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH' | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT' | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH' | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK' | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA' | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    location?: string[];
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
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

  export type SummaryManagedRulesParams = Layer7SummaryV2Params;

  export type SummaryManagedRulesResponse = Radar.BotSummaryResponse;
  export namespace SummaryManagedRulesResponse {
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

  export interface SummaryMitigationProductParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpMethod?: ('GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH' | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT' | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH' | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK' | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA' | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
  }

  export type SummaryMitigationProductResponse = Radar.BotSummaryResponse;
  export namespace SummaryMitigationProductResponse {
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

  export type SummaryVerticalParams = Layer7SummaryV2Params;

  export type SummaryVerticalResponse = Radar.BotSummaryResponse;
  export namespace SummaryVerticalResponse {
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

  /** Shares of application-layer attacks over time. */
  export interface TimeseriesGroups {
    /** Chart layer 7 attack shares by HTTP method over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/http_method
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    httpMethod(params?: TimeseriesGroupHTTPMethodParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart layer 7 attack shares by HTTP version over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/http_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    httpVersion(
      params?: TimeseriesGroupHTTPVersionParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.HTTP.TimeseriesGroupHTTPVersionResponse>;

    /** Chart layer 7 attack shares by targeted industry over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/industry
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    industry(params?: TimeseriesGroupIndustryParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart the IPv4 and IPv6 shares of layer 7 attacks over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    ipVersion(
      params?: TimeseriesGroupIPVersionParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.HTTP.TimeseriesGroupIPVersionResponse>;

    /** Chart layer 7 attack shares by managed rule hit over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/managed_rules
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    managedRules(
      params?: TimeseriesGroupManagedRulesParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart layer 7 attack shares by mitigating product over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/mitigation_product
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    mitigationProduct(
      params?: TimeseriesGroupMitigationProductParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart layer 7 attack shares by targeted vertical over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/vertical
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    vertical(params?: TimeseriesGroupVerticalParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export interface TimeseriesGroupHTTPMethodParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX';
  }

  export type TimeseriesGroupHTTPMethodResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupHTTPMethodResponse {
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

  export interface TimeseriesGroupHTTPVersionParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpMethod?: ('GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH' | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT' | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH' | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK' | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA' | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX';
  }

  export type TimeseriesGroupHTTPVersionResponse = Radar.HTTP.TimeseriesGroupHTTPVersionResponse;
  export namespace TimeseriesGroupHTTPVersionResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Serie0 = Radar.HTTP.TimeseriesGroupHTTPVersionResponse.Serie0;
  }

  export type TimeseriesGroupIndustryParams = Layer7TimeseriesGroupsV2Params;

  export type TimeseriesGroupIndustryResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupIndustryResponse {
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

  export interface TimeseriesGroupIPVersionParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpMethod?: ('GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH' | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT' | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH' | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK' | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA' | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    location?: string[];
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX';
  }

  export type TimeseriesGroupIPVersionResponse = Radar.HTTP.TimeseriesGroupIPVersionResponse;
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
    export type Serie0 = Radar.HTTP.TimeseriesGroupIPVersionResponse.Serie0;
  }

  export type TimeseriesGroupManagedRulesParams = Layer7TimeseriesGroupsV2Params;

  export type TimeseriesGroupManagedRulesResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupManagedRulesResponse {
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

  export interface TimeseriesGroupMitigationProductParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpMethod?: ('GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH' | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT' | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH' | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK' | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA' | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX';
  }

  export type TimeseriesGroupMitigationProductResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupMitigationProductResponse {
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

  export type TimeseriesGroupVerticalParams = Layer7TimeseriesGroupsV2Params;

  export type TimeseriesGroupVerticalResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupVerticalResponse {
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

  /** Rankings of application-layer attacks and their targets. */
  export interface Top {
    readonly locations: Top.Locations;
    readonly ases: Top.Ases;

    /** Rank origin and target location pairs by layer 7 attacks.
     *  @http GET /radar/attacks/layer7/top/attacks
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    attacks(params?: TopAttacksParams | null, options?: RequestOptions): APIPromise<TopAttacksResponse>;

    /** Rank the industries that layer 7 attacks aim at most.
     *  @http GET /radar/attacks/layer7/top/industry
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    industry(params?: TopIndustryParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopBrowserResponse>;

    /** Rank the verticals that layer 7 attacks aim at most.
     *  @http GET /radar/attacks/layer7/top/vertical
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    vertical(params?: TopVerticalParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopBrowserResponse>;
  }

  export interface TopAttacksParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @default "ORIGIN" */ limitDirection?: 'ORIGIN' | 'TARGET';
    /** @exclusiveMin 0 */ limitPerLocation?: Integer;
    location?: string[];
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN_MAX';
  }

  export interface TopAttacksResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: TopAttacksResponse.Top0[];
  }
  export namespace TopAttacksResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Top0 {
      /** @example "US" */ originCountryAlpha2: string;
      originCountryName: string;
      /** @example "FR" */ targetCountryAlpha2: string;
      /** @example "France" */ targetCountryName: string;
      /** @example "4.323214" */ value: string;
    }
  }

  export interface TopIndustryParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpMethod?: ('GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH' | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT' | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH' | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK' | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA' | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
  }

  export type TopIndustryResponse = Radar.HTTP.TopBrowserResponse;
  export namespace TopIndustryResponse {
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

  export type TopVerticalParams = TopIndustryParams;

  export type TopVerticalResponse = Radar.HTTP.TopBrowserResponse;
  export namespace TopVerticalResponse {
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

export declare namespace Attacks.Layer7.Top {
  /** Places where application-layer attacks start or strike. */
  export interface Locations {
    /** Rank the locations that layer 7 attacks come from.
     *  @http GET /radar/attacks/layer7/top/locations/origin
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    origin(params?: LocationOriginParams | null, options?: RequestOptions): APIPromise<Layer3.Top.LocationOriginResponse>;

    /** Rank the locations that layer 7 attacks are aimed at.
     *  @http GET /radar/attacks/layer7/top/locations/target
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    target(params?: LocationTargetParams | null, options?: RequestOptions): APIPromise<Layer3.Top.LocationTargetResponse>;
  }

  export interface LocationOriginParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpMethod?: ('GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH' | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT' | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH' | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK' | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA' | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
  }

  export import LocationOriginResponse = Layer3.Top.LocationOriginResponse;

  export interface LocationTargetParams {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
  }

  export import LocationTargetResponse = Layer3.Top.LocationTargetResponse;

  /** Networks that application-layer attacks come from. */
  export interface Ases {
    /** Rank the autonomous systems that layer 7 attacks come from.
     *  @http GET /radar/attacks/layer7/top/ases/origin
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    origin(params?: AseOriginParams | null, options?: RequestOptions): APIPromise<AseOriginResponse>;
  }

  export interface AseOriginParams {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    httpMethod?: ('GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH' | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT' | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH' | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK' | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA' | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    mitigationProduct?: ('DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD' | 'DATA_LOSS_PREVENTION')[];
    name?: string[];
  }

  export interface AseOriginResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: AseOriginResponse.Top0[];
  }
  export namespace AseOriginResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Top0 {
      /** @example "55836" */ originAsn: string;
      originAsnName: string;
      /** @example 1 */ rank: number;
      /** @example "4.323214" */ value: string;
    }
  }
}
