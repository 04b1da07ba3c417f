import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Trends in DDoS and application attacks. */
export interface Attacks {
  readonly layer3: Attacks.Layer3;
  readonly layer7: Attacks.Layer7;
}

export declare namespace Attacks {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent: unknown;
    /** IP versions to count. */ ipVersion: unknown;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location: unknown;
  }

  export interface TargetCountry {
    /** Location the attack aims at, two letters. @example "FR" */ targetCountryAlpha2: string;
    /** Location the attack aims at, in English. @example "France" */ targetCountryName: string;
    /** @example "4.323214" */ value: string;
  }

  export interface AttackLimit {
    /** @exclusiveMin 0 */ limit?: Integer;
    /** Whether `limitPerLocation` counts for origins or targets. @default "ORIGIN" */ limitDirection?: 'ORIGIN' | 'TARGET' | (string & {});
    /** Most attacks shown for an origin or target. @exclusiveMin 0 */ limitPerLocation?: Integer;
    /** @default "PERCENTAGE" */
    normalization?: 'PERCENTAGE' | 'MIN_MAX' | (string & {});
  }

  /** Network-layer DDoS attacks. */
  export interface Layer3 {
    readonly summary: Layer3.Summary;
    readonly timeseriesGroups: Layer3.TimeseriesGroups;
    readonly top: Layer3.Top;

    /** As CSV. @response text/csv */
    summaryV2(dimension: 'PROTOCOL' | 'IP_VERSION' | 'VECTOR' | 'DURATION' | 'BITRATE' | 'VERTICAL' | 'INDUSTRY', params: Layer3Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Split layer 3/4 attacks by one dimension, filtered by direction or location.
     *
     *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position
     *  belong to it.
     *  @http GET /radar/attacks/layer3/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summaryV2(
      dimension: 'PROTOCOL' | 'IP_VERSION' | 'VECTOR' | 'DURATION' | 'BITRATE' | 'VERTICAL' | 'INDUSTRY',
      params?: Layer3Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    timeseries(params: Layer3TimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the volume of layer 3/4 attacks over time, in a metric you pick.
     *
     *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
     *  complete yet.
     *  @http GET /radar/attacks/layer3/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: Layer3TimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

    /** As CSV. @response text/csv */
    timeseriesGroupsV2(dimension: 'PROTOCOL' | 'IP_VERSION' | 'VECTOR' | 'DURATION' | 'BITRATE' | 'VERTICAL' | 'INDUSTRY', params: Layer3Input & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart how layer 3/4 attacks split along one dimension over time.
     *
     *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
     *  position belong to it.
     *  @http GET /radar/attacks/layer3/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroupsV2(
      dimension: 'PROTOCOL' | 'IP_VERSION' | 'VECTOR' | 'DURATION' | 'BITRATE' | 'VERTICAL' | 'INDUSTRY',
      params?: Layer3Input | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotData>;
  }

  export interface Layer3Params extends Radar.SeriesParams {
    continent?: string[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET' | (string & {});
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE' | (string & {}))[];
  }

  export interface Layer3TimeseriesParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.SeriesScale {
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET' | (string & {});
    ipVersion?: ('IPv4' | 'IPv6')[];
    metric?: 'BYTES' | 'BYTES_OLD' | (string & {});
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE' | (string & {}))[];
  }

  export interface Layer3Input extends Radar.SeriesParams, Radar.ChartParams {
    continent?: string[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET' | (string & {});
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE' | (string & {}))[];
  }

  /** Application-layer attacks on web sites. */
  export interface Layer7 {
    readonly summary: Layer7.Summary;
    readonly timeseriesGroups: Layer7.TimeseriesGroups;
    readonly top: Layer7.Top;

    /** As CSV. @response text/csv */
    summaryV2(dimension: 'HTTP_METHOD' | 'HTTP_VERSION' | 'IP_VERSION' | 'MANAGED_RULES' | 'MITIGATION_PRODUCT' | 'VERTICAL' | 'INDUSTRY', params: Layer7SummaryV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Split layer 7 attacks by one dimension, filtered by mitigation product or AS.
     *
     *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position
     *  belong to it.
     *  @http GET /radar/attacks/layer7/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summaryV2(
      dimension: 'HTTP_METHOD' | 'HTTP_VERSION' | 'IP_VERSION' | 'MANAGED_RULES' | 'MITIGATION_PRODUCT' | 'VERTICAL' | 'INDUSTRY',
      params?: Layer7SummaryV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    timeseries(params: Layer7TimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the volume of layer 7 attacks over time.
     *
     *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
     *  complete yet.
     *  @http GET /radar/attacks/layer7/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: Layer7TimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.NetFlowsTimeseriesResponse>;

    /** As CSV. @response text/csv */
    timeseriesGroupsV2(dimension: 'HTTP_METHOD' | 'HTTP_VERSION' | 'IP_VERSION' | 'MANAGED_RULES' | 'MITIGATION_PRODUCT' | 'VERTICAL' | 'INDUSTRY', params: Layer7TimeseriesGroupsV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart how layer 7 attacks split along one dimension over time.
     *
     *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
     *  position belong to it.
     *  @http GET /radar/attacks/layer7/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroupsV2(
      dimension: 'HTTP_METHOD' | 'HTTP_VERSION' | 'IP_VERSION' | 'MANAGED_RULES' | 'MITIGATION_PRODUCT' | 'VERTICAL' | 'INDUSTRY',
      params?: Layer7TimeseriesGroupsV2Params | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotData>;
  }

  export interface Layer7Filter {
    /** HTTP methods to count. */ httpMethod?: (
      | 'GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH'
      | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT'
      | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH'
      | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK'
      | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA'
      | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK' | (string & {})
    )[];
    ipVersion?: ('IPv4' | 'IPv6')[];
  }

  export interface MitigationFilter {
    /** Products that stopped the attack. */ mitigationProduct?: (
      | 'DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD'
      | 'DATA_LOSS_PREVENTION' | (string & {})
    )[];
  }

  export interface Layer7SummaryV2Params extends Radar.SeriesParams, Radar.PlaceParams, Layer7Filter, MitigationFilter {
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface Layer7TimeseriesParams extends Radar.SeriesParams, Radar.PlaceParams, Layer7Filter, Radar.SeriesScale, MitigationFilter {
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
  }

  export interface Layer7TimeseriesGroupsV2Params extends Radar.SeriesParams, Radar.PlaceParams, Radar.ChartParams, Layer7Filter, MitigationFilter {
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    /** @example 10 */ limitPerGroup?: Integer;
  }
}

export declare namespace Attacks.Layer3 {
  /** Shares of network-layer attacks over a period. */
  export interface Summary {
    /** As CSV. @response text/csv */
    bitrate(params: SummarySelection & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of layer 3/4 attacks by bitrate band.
     *  @http GET /radar/attacks/layer3/summary/bitrate
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    bitrate(params?: SummarySelection | null, options?: RequestOptions): APIPromise<SummaryBitrateResponse>;

    /** As CSV. @response text/csv */
    duration(params: SummarySelection & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of layer 3/4 attacks by how long they lasted.
     *  @http GET /radar/attacks/layer3/summary/duration
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    duration(params?: SummarySelection | null, options?: RequestOptions): APIPromise<SummaryDurationResponse>;

    /** As CSV. @response text/csv */
    industry(params: Layer3Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of layer 3/4 attacks by targeted industry.
     *  @http GET /radar/attacks/layer3/summary/industry
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    industry(params?: Layer3Params | null, options?: RequestOptions): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    ipVersion(params: SummaryIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the IPv4 and IPv6 shares of layer 3/4 attacks.
     *  @http GET /radar/attacks/layer3/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    ipVersion(params?: SummaryIPVersionParams | null, options?: RequestOptions): APIPromise<Radar.AS112.SummaryIPVersion>;

    /** As CSV. @response text/csv */
    protocol(params: SummaryProtocolParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of layer 3/4 attacks by network protocol.
     *  @http GET /radar/attacks/layer3/summary/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    protocol(params?: SummaryProtocolParams | null, options?: RequestOptions): APIPromise<SummaryProtocolResponse>;

    /** As CSV. @response text/csv */
    vector(params: Layer3Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of layer 3/4 attacks by attack vector.
     *  @http GET /radar/attacks/layer3/summary/vector
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    vector(params?: Layer3Params | null, options?: RequestOptions): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    vertical(params: Layer3Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of layer 3/4 attacks by targeted vertical.
     *  @http GET /radar/attacks/layer3/summary/vertical
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    vertical(params?: Layer3Params | null, options?: RequestOptions): APIPromise<Radar.BotResult>;
  }

  export interface SummarySelection extends Radar.SeriesParams {
    continent?: string[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET' | (string & {});
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE' | (string & {}))[];
  }

  export interface SummaryBitrateResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryBitrateResponse.Summary;
  }
  export namespace SummaryBitrateResponse {
    export interface Summary {
      /** Share of `_1_GBPS_TO_10_GBPS` in percent, a number as text. @example "10" */ _1_GBPS_TO_10_GBPS: string;
      /** Share of `_10_GBPS_TO_100_GBPS` in percent, a number as text. @example "10" */ _10_GBPS_TO_100_GBPS: string;
      /** Share of `_500_MBPS_TO_1_GBPS` in percent, a number as text. @example "10" */ _500_MBPS_TO_1_GBPS: string;
      /** Share of `OVER_100_GBPS` in percent, a number as text. @example "10" */ OVER_100_GBPS: string;
      /** Share of `UNDER_500_MBPS` in percent, a number as text. @example "10" */ UNDER_500_MBPS: string;
    }
  }

  export interface SummaryDurationResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryDurationResponse.Summary;
  }
  export namespace SummaryDurationResponse {
    export interface Summary {
      /** Share of `_1_HOUR_TO_3_HOURS` in percent, a number as text. @example "10" */ _1_HOUR_TO_3_HOURS: string;
      /** Share of `_10_MINS_TO_20_MINS` in percent, a number as text. @example "10" */ _10_MINS_TO_20_MINS: string;
      /** Share of `_20_MINS_TO_40_MINS` in percent, a number as text. @example "10" */ _20_MINS_TO_40_MINS: string;
      /** Share of `_40_MINS_TO_1_HOUR` in percent, a number as text. @example "10" */ _40_MINS_TO_1_HOUR: string;
      /** Share of `OVER_3_HOURS` in percent, a number as text. @example "10" */ OVER_3_HOURS: string;
      /** Share of `UNDER_10_MINS` in percent, a number as text. @example "10" */ UNDER_10_MINS: string;
    }
  }

  export interface SummaryIPVersionParams extends Radar.SeriesParams {
    continent?: string[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET' | (string & {});
    location?: string[];
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE' | (string & {}))[];
  }

  export interface SummaryProtocolParams extends Radar.SeriesParams {
    continent?: string[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET' | (string & {});
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
  }

  export interface SummaryProtocolResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryProtocolResponse.Summary;
  }
  export namespace SummaryProtocolResponse {
    export interface Summary {
      /** Share of `GRE` in percent, a number as text. @example "10" */ GRE: string;
      /** Share of `ICMP` in percent, a number as text. @example "10" */ ICMP: string;
      /** Share of `TCP` in percent, a number as text. @example "10" */ TCP: string;
      /** Share of `UDP` in percent, a number as text. @example "10" */ UDP: string;
    }
  }

  /** Shares of network-layer attacks over time. */
  export interface TimeseriesGroups {
    /** As CSV. @response text/csv */
    bitrate(params: TimeseriesGroupParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart layer 3/4 attack shares by bitrate band over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/bitrate
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    bitrate(params?: TimeseriesGroupParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupBitrateResponse>;

    /** As CSV. @response text/csv */
    duration(params: TimeseriesGroupParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart layer 3/4 attack shares by duration over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/duration
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    duration(params?: TimeseriesGroupParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupDurationResponse>;

    /** As CSV. @response text/csv */
    industry(params: Layer3Input & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart layer 3/4 attack shares by targeted industry over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/industry
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    industry(params?: Layer3Input | null, options?: RequestOptions): APIPromise<Radar.BotData>;

    /** As CSV. @response text/csv */
    ipVersion(params: TimeseriesGroupIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the IPv4 and IPv6 shares of layer 3/4 attacks over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    ipVersion(
      params?: TimeseriesGroupIPVersionParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.HTTP.TimeseriesGroupIPVersionResult>;

    /** As CSV. @response text/csv */
    protocol(params: TimeseriesGroupProtocolParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart layer 3/4 attack shares by network protocol over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    protocol(params?: TimeseriesGroupProtocolParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupProtocolResponse>;

    /** As CSV. @response text/csv */
    vector(params: Layer3Input & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart layer 3/4 attack shares by attack vector over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/vector
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    vector(params?: Layer3Input | null, options?: RequestOptions): APIPromise<Radar.BotData>;

    /** As CSV. @response text/csv */
    vertical(params: Layer3Input & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart layer 3/4 attack shares by targeted vertical over time.
     *  @http GET /radar/attacks/layer3/timeseries_groups/vertical
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.timeseriesGroupsV2 */
    vertical(params?: Layer3Input | null, options?: RequestOptions): APIPromise<Radar.BotData>;
  }

  export interface TimeseriesGroupParams extends Radar.SeriesParams, Radar.ChartParams {
    continent?: string[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET' | (string & {});
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE' | (string & {}))[];
  }

  export interface TimeseriesGroupBitrateResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupBitrateResponse.Series;
  }
  export namespace TimeseriesGroupBitrateResponse {
    export interface Series {
      /** Share of `_1_GBPS_TO_10_GBPS` in each time slot, as numbers in text. */ _1_GBPS_TO_10_GBPS: string[];
      /** Share of `_10_GBPS_TO_100_GBPS` in each time slot, as numbers in text. */ _10_GBPS_TO_100_GBPS: string[];
      /** Share of `_500_MBPS_TO_1_GBPS` in each time slot, as numbers in text. */ _500_MBPS_TO_1_GBPS: string[];
      /** Share of `OVER_100_GBPS` in each time slot, as numbers in text. */ OVER_100_GBPS: string[];
      timestamps: DateTime[];
      /** Share of `UNDER_500_MBPS` in each time slot, as numbers in text. */ UNDER_500_MBPS: string[];
    }
  }

  export interface TimeseriesGroupDurationResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupDurationResponse.Series;
  }
  export namespace TimeseriesGroupDurationResponse {
    export interface Series {
      /** Share of `_1_HOUR_TO_3_HOURS` in each time slot, as numbers in text. */ _1_HOUR_TO_3_HOURS: string[];
      /** Share of `_10_MINS_TO_20_MINS` in each time slot, as numbers in text. */ _10_MINS_TO_20_MINS: string[];
      /** Share of `_20_MINS_TO_40_MINS` in each time slot, as numbers in text. */ _20_MINS_TO_40_MINS: string[];
      /** Share of `_40_MINS_TO_1_HOUR` in each time slot, as numbers in text. */ _40_MINS_TO_1_HOUR: string[];
      /** Share of `OVER_3_HOURS` in each time slot, as numbers in text. */ OVER_3_HOURS: string[];
      timestamps: DateTime[];
      /** Share of `UNDER_10_MINS` in each time slot, as numbers in text. */ UNDER_10_MINS: string[];
    }
  }

  export interface TimeseriesGroupIPVersionParams extends Radar.SeriesParams, Radar.ChartParams {
    continent?: string[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET' | (string & {});
    location?: string[];
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE' | (string & {}))[];
  }

  export interface TimeseriesGroupProtocolParams extends Radar.SeriesParams, Radar.ChartParams {
    continent?: string[];
    /** @default "ORIGIN" */ direction?: 'ORIGIN' | 'TARGET' | (string & {});
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
  }

  export interface TimeseriesGroupProtocolResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupProtocolResponse.Series;
  }
  export namespace TimeseriesGroupProtocolResponse {
    export interface Series {
      /** Share of `GRE` in each time slot, as numbers in text. */ GRE: string[];
      /** Share of `ICMP` in each time slot, as numbers in text. */ ICMP: string[];
      /** Share of `TCP` in each time slot, as numbers in text. */ TCP: string[];
      timestamps: DateTime[];
      /** Share of `UDP` in each time slot, as numbers in text. */ UDP: string[];
    }
  }

  /** Rankings of network-layer attacks and their targets. */
  export interface Top {
    readonly locations: Top.Locations;

    /** As CSV. @response text/csv */
    attacks(params: TopAttacksParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank origin and target location pairs by layer 3/4 attack magnitude.
     *  @http GET /radar/attacks/layer3/top/attacks
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    attacks(params?: TopAttacksParams | null, options?: RequestOptions): APIPromise<TopAttacksResponse>;

    /** As CSV. @response text/csv */
    industry(params: TopParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank the industries that layer 3/4 attacks aim at most.
     *  @http GET /radar/attacks/layer3/top/industry
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    industry(params?: TopParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopResult>;

    /** As CSV. @response text/csv */
    vertical(params: TopParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank the verticals that layer 3/4 attacks aim at most.
     *  @http GET /radar/attacks/layer3/top/vertical
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer3.summaryV2 */
    vertical(params?: TopParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopResult>;
  }

  export interface TopAttacksParams extends Radar.SeriesParams, AttackLimit {
    continent?: string[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    /** Whether attacks are ranked by bytes or by number. */ magnitude?: 'MITIGATED_BYTES' | 'MITIGATED_ATTACKS' | (string & {});
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE' | (string & {}))[];
  }

  export interface TopAttacksResponse {
    meta: Radar.TopMeta;
    top_0: TopAttacksResponse.Ranking[];
  }
  export namespace TopAttacksResponse {
    export interface Ranking {
      /** @example "FR" */ originCountryAlpha2: string;
      /** @example "France" */ originCountryName: string;
      /** @example "4.323214" */ value: string;
    }
  }

  export interface TopParams extends Radar.SeriesParams {
    continent?: string[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    protocol?: ('UDP' | 'TCP' | 'ICMP' | 'GRE' | (string & {}))[];
  }
}

export declare namespace Attacks.Layer3.Top {
  /** Places where network-layer attacks start or strike. */
  export interface Locations {
    /** As CSV. @response text/csv */
    origin(params: TopParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank the locations that layer 3/4 attacks come from.
     *  @http GET /radar/attacks/layer3/top/locations/origin
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    origin(params?: TopParams | null, options?: RequestOptions): APIPromise<LocationOriginResponse>;

    /** As CSV. @response text/csv */
    target(params: TopParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank the locations that layer 3/4 attacks are aimed at.
     *  @http GET /radar/attacks/layer3/top/locations/target
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    target(params?: TopParams | null, options?: RequestOptions): APIPromise<LocationTargetResponse>;
  }

  export interface LocationOriginResponse {
    meta: Radar.TopMeta;
    top_0: LocationOriginResponse.Ranking[];
  }
  export namespace LocationOriginResponse {
    export interface Ranking {
      /** @example "FR" */ originCountryAlpha2: string;
      /** @example "France" */ originCountryName: string;
      /** @example 1 */ rank: number;
      /** @example "4.323214" */ value: string;
    }
  }

  export interface LocationTargetResponse {
    meta: Radar.TopMeta;
    top_0: LocationTargetResponse.Ranking[];
  }
  export namespace LocationTargetResponse {
    export interface Ranking extends TargetCountry {
      /** @example 1 */ rank: number;
    }
  }
}

export declare namespace Attacks.Layer7 {
  /** Shares of application-layer attacks over a period. */
  export interface Summary {
    /** As CSV. @response text/csv */
    httpMethod(params: SummaryHTTPMethodParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of layer 7 attacks by HTTP method.
     *  @http GET /radar/attacks/layer7/summary/http_method
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    httpMethod(params?: SummaryHTTPMethodParams | null, options?: RequestOptions): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    httpVersion(params: SummaryHTTPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of layer 7 attacks by HTTP version.
     *  @http GET /radar/attacks/layer7/summary/http_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    httpVersion(params?: SummaryHTTPVersionParams | null, options?: RequestOptions): APIPromise<Radar.HTTP.SummaryHTTPVersion>;

    /** As CSV. @response text/csv */
    industry(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of layer 7 attacks by targeted industry.
     *  @http GET /radar/attacks/layer7/summary/industry
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    industry(params?: SummaryParams | null, options?: RequestOptions): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    ipVersion(params: SummaryIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the IPv4 and IPv6 shares of layer 7 attacks.
     *  @http GET /radar/attacks/layer7/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    ipVersion(params?: SummaryIPVersionParams | null, options?: RequestOptions): APIPromise<Radar.AS112.SummaryIPVersion>;

    /** As CSV. @response text/csv */
    managedRules(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of layer 7 attacks by managed rule hit.
     *  @http GET /radar/attacks/layer7/summary/managed_rules
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    managedRules(params?: SummaryParams | null, options?: RequestOptions): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    mitigationProduct(params: SummaryMitigationProductParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of layer 7 attacks by the product that mitigated them.
     *  @http GET /radar/attacks/layer7/summary/mitigation_product
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    mitigationProduct(params?: SummaryMitigationProductParams | null, options?: RequestOptions): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    vertical(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of layer 7 attacks by targeted vertical.
     *  @http GET /radar/attacks/layer7/summary/vertical
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    vertical(params?: SummaryParams | null, options?: RequestOptions): APIPromise<Radar.BotResult>;
  }

  export interface SummaryHTTPMethodParams extends Radar.SeriesParams, Radar.PlaceParams, MitigationFilter {
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface SummaryHTTPVersionParams extends Radar.SeriesParams, Radar.PlaceParams, Layer7Filter, MitigationFilter {}

  export interface MitigatedTraffic {
      /** HTTP methods of the attack requests that are counted. */ httpMethod?: (
        | 'GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD' | 'PURGE' | 'OPTIONS' | 'PROPFIND' | 'MKCOL' | 'PATCH'
        | 'ACL' | 'BCOPY' | 'BDELETE' | 'BMOVE' | 'BPROPFIND' | 'BPROPPATCH' | 'CHECKIN' | 'CHECKOUT' | 'CONNECT'
        | 'COPY' | 'LABEL' | 'LOCK' | 'MERGE' | 'MKACTIVITY' | 'MKWORKSPACE' | 'MOVE' | 'NOTIFY' | 'ORDERPATCH'
        | 'POLL' | 'PROPPATCH' | 'REPORT' | 'SEARCH' | 'SUBSCRIBE' | 'TRACE' | 'UNCHECKOUT' | 'UNLOCK'
        | 'UNSUBSCRIBE' | 'UPDATE' | 'VERSIONCONTROL' | 'BASELINECONTROL' | 'XMSENUMATTS' | 'RPC_OUT_DATA'
        | 'RPC_IN_DATA' | 'JSON' | 'COOK' | 'TRACK' | (string & {})
      )[];
      httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
      /** Cloudflare products whose mitigations are counted. */ mitigationProduct?: (
        | 'DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD'
        | 'DATA_LOSS_PREVENTION' | (string & {})
      )[];
    }

  export interface SummaryParams extends Radar.SeriesParams, Radar.PlaceParams, MitigatedTraffic {
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface SummaryIPVersionParams extends Radar.SeriesParams, Radar.PlaceParams, MitigatedTraffic {}

  export interface SummaryMitigationProductParams extends Radar.SeriesParams, Radar.PlaceParams, Layer7Filter {
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  /** Shares of application-layer attacks over time. */
  export interface TimeseriesGroups {
    /** As CSV. @response text/csv */
    httpMethod(params: TimeseriesGroupHTTPMethodParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart layer 7 attack shares by HTTP method over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/http_method
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    httpMethod(params?: TimeseriesGroupHTTPMethodParams | null, options?: RequestOptions): APIPromise<Radar.BotData>;

    /** As CSV. @response text/csv */
    httpVersion(params: TimeseriesGroupHTTPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart layer 7 attack shares by HTTP version over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/http_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    httpVersion(
      params?: TimeseriesGroupHTTPVersionParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.HTTP.TimeseriesGroupHTTPVersion>;

    /** As CSV. @response text/csv */
    industry(params: TimeseriesGroupInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart layer 7 attack shares by targeted industry over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/industry
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    industry(params?: TimeseriesGroupInput | null, options?: RequestOptions): APIPromise<Radar.BotData>;

    /** As CSV. @response text/csv */
    ipVersion(params: TimeseriesGroupIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the IPv4 and IPv6 shares of layer 7 attacks over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    ipVersion(
      params?: TimeseriesGroupIPVersionParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.HTTP.TimeseriesGroupIPVersionResult>;

    /** As CSV. @response text/csv */
    managedRules(params: TimeseriesGroupInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart layer 7 attack shares by managed rule hit over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/managed_rules
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    managedRules(
      params?: TimeseriesGroupInput | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotData>;

    /** As CSV. @response text/csv */
    mitigationProduct(params: TimeseriesGroupMitigationProductParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart layer 7 attack shares by mitigating product over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/mitigation_product
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    mitigationProduct(
      params?: TimeseriesGroupMitigationProductParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotData>;

    /** As CSV. @response text/csv */
    vertical(params: TimeseriesGroupInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart layer 7 attack shares by targeted vertical over time.
     *  @http GET /radar/attacks/layer7/timeseries_groups/vertical
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.timeseriesGroupsV2 */
    vertical(params?: TimeseriesGroupInput | null, options?: RequestOptions): APIPromise<Radar.BotData>;
  }

  export interface TimeseriesGroupHTTPMethodParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.ChartParams, MitigationFilter {
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface TimeseriesGroupHTTPVersionParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.ChartParams, Layer7Filter, MitigationFilter {}

  export interface TimeseriesGroupInput extends Radar.SeriesParams, Radar.PlaceParams, Radar.ChartParams, MitigatedTraffic {
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface TimeseriesGroupIPVersionParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.ChartParams, MitigatedTraffic {}

  export interface TimeseriesGroupMitigationProductParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.ChartParams, Layer7Filter {
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  /** Rankings of application-layer attacks and their targets. */
  export interface Top {
    readonly locations: Top.Locations;
    readonly ases: Top.Ases;

    /** As CSV. @response text/csv */
    attacks(params: TopAttacksParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank origin and target location pairs by layer 7 attacks.
     *  @http GET /radar/attacks/layer7/top/attacks
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    attacks(params?: TopAttacksParams | null, options?: RequestOptions): APIPromise<TopAttacksResponse>;

    /** As CSV. @response text/csv */
    industry(params: TopInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank the industries that layer 7 attacks aim at most.
     *  @http GET /radar/attacks/layer7/top/industry
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    industry(params?: TopInput | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopResult>;

    /** As CSV. @response text/csv */
    vertical(params: TopInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank the verticals that layer 7 attacks aim at most.
     *  @http GET /radar/attacks/layer7/top/vertical
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.attacks.layer7.summaryV2 */
    vertical(params?: TopInput | null, options?: RequestOptions): APIPromise<Radar.HTTP.TopResult>;
  }

  export interface TopAttacksParams extends Radar.SeriesParams, Radar.PlaceParams, AttackLimit {
    /** Cloudflare products whose mitigations are counted. */ mitigationProduct?: (
      | 'DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD'
      | 'DATA_LOSS_PREVENTION' | (string & {})
    )[];
  }

  export interface TopAttacksResponse {
    meta: Radar.TopMeta;
    top_0: TopAttacksResponse.Ranking[];
  }
  export namespace TopAttacksResponse {
    export interface Ranking extends TargetCountry {
      /** @example "US" */ originCountryAlpha2: string;
      originCountryName: string;
    }
  }

  export interface TopInput extends Radar.SeriesParams, Radar.PlaceParams, MitigatedTraffic {
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
  }
}

export declare namespace Attacks.Layer7.Top {
  /** Places where application-layer attacks start or strike. */
  export interface Locations {
    /** As CSV. @response text/csv */
    origin(params: LocationOriginParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank the locations that layer 7 attacks come from.
     *  @http GET /radar/attacks/layer7/top/locations/origin
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    origin(params?: LocationOriginParams | null, options?: RequestOptions): APIPromise<Layer3.Top.LocationOriginResponse>;

    /** As CSV. @response text/csv */
    target(params: LocationTargetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank the locations that layer 7 attacks are aimed at.
     *  @http GET /radar/attacks/layer7/top/locations/target
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    target(params?: LocationTargetParams | null, options?: RequestOptions): APIPromise<Layer3.Top.LocationTargetResponse>;
  }

  export interface LocationOriginParams extends Radar.SeriesParams, MitigatedTraffic, Radar.NetworkFilter {
    continent?: string[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
  }

  export interface LocationTargetParams extends Radar.SeriesParams {
    continent?: string[];
    /** @exclusiveMin 0 */ limit?: Integer;
    /** Cloudflare products whose mitigations are counted. */ mitigationProduct?: (
      | 'DDOS' | 'WAF' | 'BOT_MANAGEMENT' | 'ACCESS_RULES' | 'IP_REPUTATION' | 'API_SHIELD'
      | 'DATA_LOSS_PREVENTION' | (string & {})
    )[];
  }

  /** Networks that application-layer attacks come from. */
  export interface Ases {
    /** As CSV. @response text/csv */
    origin(params: AseOriginParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank the autonomous systems that layer 7 attacks come from.
     *  @http GET /radar/attacks/layer7/top/ases/origin
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    origin(params?: AseOriginParams | null, options?: RequestOptions): APIPromise<AseOriginResponse>;
  }

  export interface AseOriginParams extends Radar.SeriesParams, Layer7Filter, MitigationFilter {
    continent?: string[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
  }

  export interface AseOriginResponse {
    meta: Radar.TopMeta;
    top_0: AseOriginResponse.Ranking[];
  }
  export namespace AseOriginResponse {
    export interface Ranking {
      /** Autonomous system it comes from, by number. @example "55836" */ originAsn: string;
      /** Autonomous system it comes from, by name. */ originAsnName: string;
      /** @example 1 */ rank: number;
      /** @example "4.323214" */ value: string;
    }
  }
}
