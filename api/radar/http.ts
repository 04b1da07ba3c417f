import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Trends in web requests. */
export interface HTTP {
  readonly locations: HTTP.Locations;
  readonly ases: HTTP.Ases;
  readonly summary: HTTP.Summary;
  readonly timeseriesGroups: HTTP.TimeseriesGroups;
  readonly top: HTTP.Top;

  /** As CSV. @response text/csv */
  summaryV2(dimension: 'ADM1' | 'API_TRAFFIC' | 'AS' | 'BOT_CLASS' | 'BROWSER' | 'BROWSER_FAMILY' | 'CONTENT_TYPE' | 'DEVICE_TYPE' | 'HTTP_PROTOCOL' | 'HTTP_VERSION' | 'IP_VERSION' | 'LOCATION' | 'OS' | 'POST_QUANTUM' | 'TLS_VERSION', params: Radar.HTTPSummaryV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Split HTTP requests by one dimension, filtered by bot class, AS or place.
   *
   *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position belong
   *  to it.
   *  @http GET /radar/http/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summaryV2(
    dimension: 'ADM1' | 'API_TRAFFIC' | 'AS' | 'BOT_CLASS' | 'BROWSER' | 'BROWSER_FAMILY' | 'CONTENT_TYPE' | 'DEVICE_TYPE' | 'HTTP_PROTOCOL' | 'HTTP_VERSION' | 'IP_VERSION' | 'LOCATION' | 'OS' | 'POST_QUANTUM' | 'TLS_VERSION',
    params?: Radar.HTTPSummaryV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotResult>;

  /** As CSV. @response text/csv */
  timeseries(params: Radar.HTTPTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart the volume of HTTP requests over time.
   *
   *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
   *  complete yet.
   *  @http GET /radar/http/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.HTTPTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

  /** As CSV. @response text/csv */
  timeseriesGroupsV2(dimension: 'ADM1' | 'API_TRAFFIC' | 'AS' | 'BOT_CLASS' | 'BROWSER' | 'BROWSER_FAMILY' | 'CONTENT_TYPE' | 'DEVICE_TYPE' | 'HTTP_PROTOCOL' | 'HTTP_VERSION' | 'IP_VERSION' | 'LOCATION' | 'OS' | 'POST_QUANTUM' | 'TLS_VERSION', params: Radar.HTTPTimeseriesGroupsV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart how HTTP requests split along one dimension over time.
   *
   *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
   *  position belong to it.
   *  @http GET /radar/http/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroupsV2(
    dimension: 'ADM1' | 'API_TRAFFIC' | 'AS' | 'BOT_CLASS' | 'BROWSER' | 'BROWSER_FAMILY' | 'CONTENT_TYPE' | 'DEVICE_TYPE' | 'HTTP_PROTOCOL' | 'HTTP_VERSION' | 'IP_VERSION' | 'LOCATION' | 'OS' | 'POST_QUANTUM' | 'TLS_VERSION',
    params?: Radar.HTTPTimeseriesGroupsV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotData>;
}

export declare namespace HTTP {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Length of a time slot; left out, it suits the period. */ aggInterval: unknown;
    /** Places by GeoNames id, one entry a series; `-2267056` excludes one. */ geoId: unknown;
    /** IP versions to count. */ ipVersion: unknown;
  }

  /** Places that send the most web requests. */
  export interface Locations {
    readonly botClass: Locations.BotClass;
    readonly deviceType: Locations.DeviceType;
    readonly httpProtocol: Locations.HTTPProtocol;
    readonly httpMethod: Locations.HTTPMethod;
    readonly ipVersion: Locations.IPVersion;
    readonly os: Locations.OS;
    readonly tlsVersion: Locations.TLSVersion;
    readonly browserFamily: Locations.BrowserFamily;

    /** As CSV. @response text/csv */
    get(params: LocationGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by all HTTP requests.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/http/top/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: LocationGetParams | null, options?: RequestOptions): APIPromise<Radar.AS112.TopDNSSEC>;
  }

  export interface LocationGetParams extends Radar.PlaceParams, Radar.HTTPTrafficParams, Radar.OneSeriesParams {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    /** @exclusiveMin 0 */ limit?: Integer;
    /** Names for the series, in their order. */ name?: string[];
  }

  /** Networks that send the most web requests. */
  export interface Ases {
    readonly botClass: Ases.BotClass;
    readonly deviceType: Ases.DeviceType;
    readonly httpProtocol: Ases.HTTPProtocol;
    readonly httpMethod: Ases.HTTPMethod;
    readonly ipVersion: Ases.IPVersion;
    readonly os: Ases.OS;
    readonly tlsVersion: Ases.TLSVersion;
    readonly browserFamily: Ases.BrowserFamily;

    /** As CSV. @response text/csv */
    get(params: AseParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by all HTTP requests.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/http/top/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: AseParams | null, options?: RequestOptions): APIPromise<Radar.DNS.TopData>;
  }

  export interface AseParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPTrafficParams {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    /** @exclusiveMin 0 */ limit?: Integer;
  }

  /** Shares of web requests over a period. */
  export interface Summary {
    /** As CSV. @response text/csv */
    botClass(params: SummaryBotClassParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the bot and human shares of HTTP requests.
     *  @http GET /radar/http/summary/bot_class
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    botClass(params?: SummaryBotClassParams | null, options?: RequestOptions): APIPromise<SummaryBotClassResponse>;

    /** As CSV. @response text/csv */
    deviceType(params: SummaryDeviceTypeParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of HTTP requests by device type.
     *  @http GET /radar/http/summary/device_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    deviceType(params?: SummaryDeviceTypeParams | null, options?: RequestOptions): APIPromise<SummaryDeviceTypeResponse>;

    /** As CSV. @response text/csv */
    httpProtocol(params: SummaryHTTPProtocolParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the plain HTTP and HTTPS shares of requests.
     *  @http GET /radar/http/summary/http_protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    httpProtocol(params?: SummaryHTTPProtocolParams | null, options?: RequestOptions): APIPromise<SummaryHTTPProtocolResponse>;

    /** As CSV. @response text/csv */
    httpVersion(params: SummaryHTTPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of HTTP requests by HTTP version.
     *  @http GET /radar/http/summary/http_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    httpVersion(params?: SummaryHTTPVersionParams | null, options?: RequestOptions): APIPromise<SummaryHTTPVersion>;

    /** As CSV. @response text/csv */
    ipVersion(params: SummaryIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the IPv4 and IPv6 shares of HTTP requests.
     *  @http GET /radar/http/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    ipVersion(params?: SummaryIPVersionParams | null, options?: RequestOptions): APIPromise<Radar.AS112.SummaryIPVersion>;

    /** As CSV. @response text/csv */
    os(params: SummaryOSParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of HTTP requests by operating system.
     *  @http GET /radar/http/summary/os
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    os(params?: SummaryOSParams | null, options?: RequestOptions): APIPromise<SummaryOSResponse>;

    /** As CSV. @response text/csv */
    postQuantum(params: SummaryPostQuantumParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of HTTP requests with post-quantum key agreement.
     *  @http GET /radar/http/summary/post_quantum
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    postQuantum(params?: SummaryPostQuantumParams | null, options?: RequestOptions): APIPromise<Radar.AS112.SummaryDNSSEC>;

    /** As CSV. @response text/csv */
    tlsVersion(params: SummaryTLSVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of HTTP requests by TLS version.
     *  @http GET /radar/http/summary/tls_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    tlsVersion(params?: SummaryTLSVersionParams | null, options?: RequestOptions): APIPromise<SummaryTLSVersionResponse>;
  }

  export interface SummaryBotClassParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPTrafficParams {
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
  }

  export interface SummaryBotClassResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryBotClassResponse.Summary;
  }
  export namespace SummaryBotClassResponse {
    export interface Summary {
      /** Share of `bot` in percent, a number as text. @example "10" */ bot: string;
      /** Share of `human` in percent, a number as text. @example "10" */ human: string;
    }
  }

  export interface SummaryDeviceTypeParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPClientParams {
    httpProtocol?: ('HTTP' | 'HTTPS')[];
  }

  export interface SummaryDeviceTypeResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryDeviceTypeResponse.Summary;
  }
  export namespace SummaryDeviceTypeResponse {
    export interface Summary {
      /** Share of `desktop` in percent, a number as text. @example "10" */ desktop: string;
      /** Share of `mobile` in percent, a number as text. @example "10" */ mobile: string;
      /** Share of `other` in percent, a number as text. @example "10" */ other: string;
    }
  }

  export interface SummaryHTTPProtocolParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPClientParams {
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
  }

  export interface SummaryHTTPProtocolResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryHTTPProtocolResponse.Summary;
  }
  export namespace SummaryHTTPProtocolResponse {
    export interface Summary {
      /** Share of `http` in percent, a number as text. @example "10" */ http: string;
      /** Share of `https` in percent, a number as text. @example "10" */ https: string;
    }
  }

  export interface SummaryHTTPVersionParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.VisitorFilter {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC' | (string & {}))[];
  }

  export interface SummaryHTTPVersion {
    meta: Radar.SummaryMeta;
    summary_0: SummaryHTTPVersion.Summary;
  }
  export namespace SummaryHTTPVersion {
    export interface Summary {
      /** Share of `HTTP/1.x` in percent, a number as text. @example "10" */ 'HTTP/1.x': string;
      /** Share of `HTTP/2` in percent, a number as text. @example "10" */ 'HTTP/2': string;
      /** Share of `HTTP/3` in percent, a number as text. @example "10" */ 'HTTP/3': string;
    }
  }

  export interface SummaryIPVersionParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.VisitorFilter {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC' | (string & {}))[];
  }

  export interface SummaryOSParams extends Radar.SeriesParams, Radar.PlaceParams {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC' | (string & {}))[];
  }

  export interface SummaryOSResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryOSResponse.Summary;
  }
  export namespace SummaryOSResponse {
    export interface Summary {
      /** Share of `ANDROID` in percent, a number as text. @example "10" */ ANDROID: string;
      /** Share of `IOS` in percent, a number as text. @example "10" */ IOS: string;
    }
  }

  export interface SummaryPostQuantumParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPTrafficParams {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
  }

  export interface SummaryTLSVersionParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.VisitorFilter {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
  }

  export interface SummaryTLSVersionResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryTLSVersionResponse.Summary;
  }
  export namespace SummaryTLSVersionResponse {
    export interface Summary extends Radar.Email.Security.SummaryTLSVersionResponse.Summary {
      /** Share of `TLS QUIC` in percent, a number as text. @example "10" */ 'TLS QUIC': string;
    }
  }

  /** Shares of web requests over time. */
  export interface TimeseriesGroups {
    /** As CSV. @response text/csv */
    botClass(params: TimeseriesGroupBotClassParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the bot and human shares of HTTP requests over time.
     *  @http GET /radar/http/timeseries_groups/bot_class
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    botClass(params?: TimeseriesGroupBotClassParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupBotClassResponse>;

    /** As CSV. @response text/csv */
    browser(params: TimeseriesGroupBrowserParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart HTTP request shares by browser over time.
     *  @http GET /radar/http/timeseries_groups/browser
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    browser(params?: TimeseriesGroupBrowserParams | null, options?: RequestOptions): APIPromise<Radar.BotData>;

    /** As CSV. @response text/csv */
    browserFamily(params: TimeseriesGroupBrowserFamilyParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart HTTP request shares by browser family over time.
     *  @http GET /radar/http/timeseries_groups/browser_family
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    browserFamily(
      params?: TimeseriesGroupBrowserFamilyParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotData>;

    /** As CSV. @response text/csv */
    deviceType(params: TimeseriesGroupDeviceTypeParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart HTTP request shares by device type over time.
     *  @http GET /radar/http/timeseries_groups/device_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    deviceType(params?: TimeseriesGroupDeviceTypeParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupDeviceTypeResponse>;

    /** As CSV. @response text/csv */
    httpProtocol(params: TimeseriesGroupHTTPProtocolParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the plain HTTP and HTTPS shares of requests over time.
     *  @http GET /radar/http/timeseries_groups/http_protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    httpProtocol(
      params?: TimeseriesGroupHTTPProtocolParams | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroupHTTPProtocolResponse>;

    /** As CSV. @response text/csv */
    httpVersion(params: TimeseriesGroupHTTPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart HTTP request shares by HTTP version over time.
     *  @http GET /radar/http/timeseries_groups/http_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    httpVersion(params?: TimeseriesGroupHTTPVersionParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupHTTPVersion>;

    /** As CSV. @response text/csv */
    ipVersion(params: TimeseriesGroupIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the IPv4 and IPv6 shares of HTTP requests over time.
     *  @http GET /radar/http/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    ipVersion(params?: TimeseriesGroupIPVersionParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupIPVersionResult>;

    /** As CSV. @response text/csv */
    os(params: TimeseriesGroupOSParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart HTTP request shares by operating system over time.
     *  @http GET /radar/http/timeseries_groups/os
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    os(params?: TimeseriesGroupOSParams | null, options?: RequestOptions): APIPromise<Radar.BotData>;

    /** As CSV. @response text/csv */
    postQuantum(params: TimeseriesGroupPostQuantumParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the post-quantum share of HTTP requests over time.
     *  @http GET /radar/http/timeseries_groups/post_quantum
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    postQuantum(params?: TimeseriesGroupPostQuantumParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupPostQuantumResponse>;

    /** As CSV. @response text/csv */
    tlsVersion(params: TimeseriesGroupTLSVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart HTTP request shares by TLS version over time.
     *  @http GET /radar/http/timeseries_groups/tls_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    tlsVersion(params?: TimeseriesGroupTLSVersionParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupTLSVersionResponse>;
  }

  export interface TimeseriesGroupBotClassParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPTrafficParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
  }

  export interface TimeseriesGroupBotClassResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupBotClassResponse.Series;
  }
  export namespace TimeseriesGroupBotClassResponse {
    export interface Series {
      /** Share of `bot` in each time slot, as numbers in text. */ bot: string[];
      /** Share of `human` in each time slot, as numbers in text. */ human: string[];
      timestamps: DateTime[];
    }
  }

  export interface TimeseriesGroupBrowserParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPTrafficParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface TimeseriesGroupBrowserFamilyParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPTrafficParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface TimeseriesGroupDeviceTypeParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPClientParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    httpProtocol?: ('HTTP' | 'HTTPS')[];
  }

  export interface TimeseriesGroupDeviceTypeResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupDeviceTypeResponse.Series;
  }
  export namespace TimeseriesGroupDeviceTypeResponse {
    export interface Series {
      /** Share of `desktop` in each time slot, as numbers in text. */ desktop: string[];
      /** Share of `mobile` in each time slot, as numbers in text. */ mobile: string[];
      /** Share of `other` in each time slot, as numbers in text. */ other: string[];
      timestamps: DateTime[];
    }
  }

  export interface TimeseriesGroupHTTPProtocolParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPClientParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
  }

  export interface TimeseriesGroupHTTPProtocolResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupHTTPProtocolResponse.Series;
  }
  export namespace TimeseriesGroupHTTPProtocolResponse {
    export interface Series {
      /** Share of `http` in each time slot, as numbers in text. */ http: string[];
      /** Share of `https` in each time slot, as numbers in text. */ https: string[];
      timestamps: DateTime[];
    }
  }

  export interface TimeseriesGroupHTTPVersionParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.VisitorFilter {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC' | (string & {}))[];
  }

  export interface TimeseriesGroupHTTPVersion {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupHTTPVersion.Series;
  }
  export namespace TimeseriesGroupHTTPVersion {
    export interface Series {
      /** Share of `HTTP/1.x` in each time slot, as numbers in text. */ 'HTTP/1.x': string[];
      /** Share of `HTTP/2` in each time slot, as numbers in text. */ 'HTTP/2': string[];
      /** Share of `HTTP/3` in each time slot, as numbers in text. */ 'HTTP/3': string[];
      timestamps: DateTime[];
    }
  }

  export interface TimeseriesGroupIPVersionParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.VisitorFilter {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC' | (string & {}))[];
  }

  export interface TimeseriesGroupIPVersionResult {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: Radar.RankedTimeseriesGroupsSerie;
  }

  export interface TimeseriesGroupOSParams extends Radar.SeriesParams, Radar.PlaceParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC' | (string & {}))[];
  }

  export interface TimeseriesGroupPostQuantumParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPTrafficParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
  }

  export interface TimeseriesGroupPostQuantumResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupPostQuantumResponse.Series;
  }
  export namespace TimeseriesGroupPostQuantumResponse {
    export interface Series {
      /** Share of `NOT_SUPPORTED` in each time slot, as numbers in text. */ NOT_SUPPORTED: string[];
      /** Share of `SUPPORTED` in each time slot, as numbers in text. */ SUPPORTED: string[];
      timestamps: DateTime[];
    }
  }

  export interface TimeseriesGroupTLSVersionParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.VisitorFilter {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
  }

  export interface TimeseriesGroupTLSVersionResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupTLSVersionResponse.Series;
  }
  export namespace TimeseriesGroupTLSVersionResponse {
    export interface Series extends Radar.Email.Security.TimeseriesGroupTLSVersionResponse.Series {
      timestamps: DateTime[];
      /** Share of `TLS QUIC` in each time slot, as numbers in text. */ 'TLS QUIC': string[];
    }
  }

  /** Most used browsers. */
  export interface Top {
    /** As CSV. @response text/csv */
    browser(params: AseParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank browsers by HTTP requests.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/http/top/browser
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    browser(params?: AseParams | null, options?: RequestOptions): APIPromise<TopResult>;

    /** As CSV. @response text/csv */
    browserFamily(params: TopSelection & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank browser families by HTTP requests.
     *  @http GET /radar/http/top/browser_family
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    browserFamily(params?: TopSelection | null, options?: RequestOptions): APIPromise<TopResult>;
  }

  export interface TopResult {
    meta: Radar.TopMeta;
    top_0: Radar.RankedTopTop[];
  }

  export interface TopSelection extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPTrafficParams {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    /** @exclusiveMin 0 */ limit?: Integer;
  }
}

export declare namespace HTTP.Locations {
  /** Places ranked by bot or human requests. */
  export interface BotClass {
    /** As CSV. @response text/csv */
    get(botClass: 'LIKELY_AUTOMATED' | 'LIKELY_HUMAN', params: BotClassGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by HTTP requests of one bot class.
     *  @http GET /radar/http/top/locations/bot_class/{bot_class}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      botClass: 'LIKELY_AUTOMATED' | 'LIKELY_HUMAN',
      params?: BotClassGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopDNSSEC>;
  }

  export interface BotClassGetParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPTrafficParams {
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    /** @exclusiveMin 0 */ limit?: Integer;
  }

  /** Places ranked by requests from one kind of device. */
  export interface DeviceType {
    /** As CSV. @response text/csv */
    get(deviceType: 'DESKTOP' | 'MOBILE' | 'OTHER', params: DeviceTypeGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by HTTP requests of one device type.
     *  @http GET /radar/http/top/locations/device_type/{device_type}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      deviceType: 'DESKTOP' | 'MOBILE' | 'OTHER',
      params?: DeviceTypeGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopDNSSEC>;
  }

  export interface DeviceTypeGetParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPClientParams {
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    /** @exclusiveMin 0 */ limit?: Integer;
  }

  /** Places ranked by plain or encrypted requests. */
  export interface HTTPProtocol {
    /** As CSV. @response text/csv */
    get(httpProtocol: 'HTTP' | 'HTTPS', params: HTTPProtocolGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by requests over plain HTTP or over HTTPS.
     *  @http GET /radar/http/top/locations/http_protocol/{http_protocol}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      httpProtocol: 'HTTP' | 'HTTPS',
      params?: HTTPProtocolGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopDNSSEC>;
  }

  export interface HTTPProtocolGetParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.HTTPClientParams {
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    /** @exclusiveMin 0 */ limit?: Integer;
  }

  /** Places ranked by requests with one method. */
  export interface HTTPMethod {
    /** As CSV. @response text/csv */
    get(httpVersion: 'HTTPv1' | 'HTTPv2' | 'HTTPv3', params: HTTPMethodGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by requests over one HTTP version.
     *  @http GET /radar/http/top/locations/http_version/{http_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      httpVersion: 'HTTPv1' | 'HTTPv2' | 'HTTPv3',
      params?: HTTPMethodGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopDNSSEC>;
  }

  export interface HTTPMethodGetParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.VisitorFilter {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC' | (string & {}))[];
  }

  /** Places ranked by IPv4 or IPv6 requests. */
  export interface IPVersion {
    /** As CSV. @response text/csv */
    get(ipVersion: 'IPv4' | 'IPv6', params: IPVersionGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by HTTP requests over IPv4 or IPv6.
     *  @http GET /radar/http/top/locations/ip_version/{ip_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(ipVersion: 'IPv4' | 'IPv6', params?: IPVersionGetParams | null, options?: RequestOptions): APIPromise<Radar.AS112.TopDNSSEC>;
  }

  export interface IPVersionGetParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.VisitorFilter {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    /** @exclusiveMin 0 */ limit?: Integer;
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC' | (string & {}))[];
  }

  /** Places ranked by requests from one operating system. */
  export interface OS {
    /** As CSV. @response text/csv */
    get(os: 'WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV', params: OSGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by HTTP requests of one operating system.
     *  @http GET /radar/http/top/locations/os/{os}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      os: 'WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV',
      params?: OSGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopDNSSEC>;
  }

  export interface OSGetParams extends Radar.SeriesParams, Radar.PlaceParams {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC' | (string & {}))[];
  }

  /** Places ranked by requests with one TLS version. */
  export interface TLSVersion {
    /** As CSV. @response text/csv */
    get(tlsVersion: 'TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC', params: TLSVersionGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by HTTP requests over one TLS version.
     *  @http GET /radar/http/top/locations/tls_version/{tls_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      tlsVersion: 'TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC',
      params?: TLSVersionGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopDNSSEC>;
  }

  export interface TLSVersionGetParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.VisitorFilter {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
  }

  /** Places ranked by requests of one browser family. */
  export interface BrowserFamily {
    /** As CSV. @response text/csv */
    get(browserFamily: 'CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI', params: TopSelection & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by HTTP requests of one browser family.
     *  @http GET /radar/http/top/locations/browser_family/{browser_family}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      browserFamily: 'CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI',
      params?: TopSelection | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopDNSSEC>;
  }
}

export declare namespace HTTP.Ases {
  /** Networks ranked by bot or human requests. */
  export interface BotClass {
    /** As CSV. @response text/csv */
    get(botClass: 'LIKELY_AUTOMATED' | 'LIKELY_HUMAN', params: Locations.BotClassGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by HTTP requests of one bot class.
     *  @http GET /radar/http/top/ases/bot_class/{bot_class}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      botClass: 'LIKELY_AUTOMATED' | 'LIKELY_HUMAN',
      params?: Locations.BotClassGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopData>;
  }

  /** Networks ranked by requests from one kind of device. */
  export interface DeviceType {
    /** As CSV. @response text/csv */
    get(deviceType: 'DESKTOP' | 'MOBILE' | 'OTHER', params: Locations.DeviceTypeGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by HTTP requests of one device type.
     *  @http GET /radar/http/top/ases/device_type/{device_type}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      deviceType: 'DESKTOP' | 'MOBILE' | 'OTHER',
      params?: Locations.DeviceTypeGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopData>;
  }

  /** Networks ranked by plain or encrypted requests. */
  export interface HTTPProtocol {
    /** As CSV. @response text/csv */
    get(httpProtocol: 'HTTP' | 'HTTPS', params: Locations.HTTPProtocolGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by requests over plain HTTP or over HTTPS.
     *  @http GET /radar/http/top/ases/http_protocol/{http_protocol}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      httpProtocol: 'HTTP' | 'HTTPS',
      params?: Locations.HTTPProtocolGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopData>;
  }

  /** Networks ranked by requests with one method. */
  export interface HTTPMethod {
    /** As CSV. @response text/csv */
    get(httpVersion: 'HTTPv1' | 'HTTPv2' | 'HTTPv3', params: Locations.HTTPMethodGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by requests over one HTTP version.
     *  @http GET /radar/http/top/ases/http_version/{http_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      httpVersion: 'HTTPv1' | 'HTTPv2' | 'HTTPv3',
      params?: Locations.HTTPMethodGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopData>;
  }

  /** Networks ranked by IPv4 or IPv6 requests. */
  export interface IPVersion {
    /** As CSV. @response text/csv */
    get(ipVersion: 'IPv4' | 'IPv6', params: Locations.IPVersionGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by HTTP requests over IPv4 or IPv6.
     *  @http GET /radar/http/top/ases/ip_version/{ip_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(ipVersion: 'IPv4' | 'IPv6', params?: Locations.IPVersionGetParams | null, options?: RequestOptions): APIPromise<Radar.DNS.TopData>;
  }

  /** Networks ranked by requests from one operating system. */
  export interface OS {
    /** As CSV. @response text/csv */
    get(os: 'WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV', params: Locations.OSGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by HTTP requests of one operating system.
     *  @http GET /radar/http/top/ases/os/{os}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      os: 'WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV',
      params?: Locations.OSGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopData>;
  }

  /** Networks ranked by requests with one TLS version. */
  export interface TLSVersion {
    /** As CSV. @response text/csv */
    get(tlsVersion: 'TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC', params: Locations.TLSVersionGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by HTTP requests over one TLS version.
     *  @http GET /radar/http/top/ases/tls_version/{tls_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      tlsVersion: 'TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC',
      params?: Locations.TLSVersionGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopData>;
  }

  /** Networks ranked by requests of one browser family. */
  export interface BrowserFamily {
    /** As CSV. @response text/csv */
    get(browserFamily: 'CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI', params: TopSelection & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by HTTP requests of one browser family.
     *  @http GET /radar/http/top/ases/browser_family/{browser_family}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      browserFamily: 'CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI',
      params?: TopSelection | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopData>;
  }
}
