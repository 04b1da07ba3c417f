import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Trends in web requests. */
export interface HTTP {
  readonly locations: HTTP.Locations;
  readonly ases: HTTP.Ases;
  readonly summary: HTTP.Summary;
  readonly timeseriesGroups: HTTP.TimeseriesGroups;
  readonly top: HTTP.Top;

  /** Split HTTP requests by one dimension, filtered by bot class, AS or place.
   *  @http GET /radar/http/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summaryV2(
    dimension: 'ADM1' | 'API_TRAFFIC' | 'AS' | 'BOT_CLASS' | 'BROWSER' | 'BROWSER_FAMILY' | 'CONTENT_TYPE' | 'DEVICE_TYPE' | 'HTTP_PROTOCOL' | 'HTTP_VERSION' | 'IP_VERSION' | 'LOCATION' | 'OS' | 'POST_QUANTUM' | 'TLS_VERSION',
    params?: Radar.HTTPSummaryV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotSummaryResponse>;

  /** Chart the volume of HTTP requests over time.
   *  @http GET /radar/http/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.HTTPTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

  /** Chart how HTTP requests split along one dimension over time.
   *  @http GET /radar/http/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroupsV2(
    dimension: 'ADM1' | 'API_TRAFFIC' | 'AS' | 'BOT_CLASS' | 'BROWSER' | 'BROWSER_FAMILY' | 'CONTENT_TYPE' | 'DEVICE_TYPE' | 'HTTP_PROTOCOL' | 'HTTP_VERSION' | 'IP_VERSION' | 'LOCATION' | 'OS' | 'POST_QUANTUM' | 'TLS_VERSION',
    params?: Radar.HTTPTimeseriesGroupsV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
}

export declare namespace HTTP {
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

    /** Rank locations by all HTTP requests.
     *  @http GET /radar/http/top/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: LocationGetParams | null, options?: RequestOptions): APIPromise<Radar.AS112.TopEdnsResponse>;
  }

  export type LocationGetParams = AseGetParams;

  export type LocationGetResponse = Radar.AS112.TopEdnsResponse;
  export namespace LocationGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.Annotations.OutageLocationsResponse.Annotation;
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

    /** Rank autonomous systems by all HTTP requests.
     *  @http GET /radar/http/top/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: AseGetParams | null, options?: RequestOptions): APIPromise<Radar.DNS.TopAsesResponse>;
  }

  export interface AseGetParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export type AseGetResponse = Radar.DNS.TopAsesResponse;
  export namespace AseGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.DNS.TopAsesResponse.Top0;
  }

  /** Shares of web requests over a period. */
  export interface Summary {
    /** Give the bot and human shares of HTTP requests.
     *  @http GET /radar/http/summary/bot_class
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    botClass(params?: SummaryBotClassParams | null, options?: RequestOptions): APIPromise<SummaryBotClassResponse>;

    /** Give the share of HTTP requests by device type.
     *  @http GET /radar/http/summary/device_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    deviceType(params?: SummaryDeviceTypeParams | null, options?: RequestOptions): APIPromise<SummaryDeviceTypeResponse>;

    /** Give the plain HTTP and HTTPS shares of requests.
     *  @http GET /radar/http/summary/http_protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    httpProtocol(params?: SummaryHTTPProtocolParams | null, options?: RequestOptions): APIPromise<SummaryHTTPProtocolResponse>;

    /** Give the share of HTTP requests by HTTP version.
     *  @http GET /radar/http/summary/http_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    httpVersion(params?: SummaryHTTPVersionParams | null, options?: RequestOptions): APIPromise<SummaryHTTPVersionResponse>;

    /** Give the IPv4 and IPv6 shares of HTTP requests.
     *  @http GET /radar/http/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    ipVersion(params?: SummaryIPVersionParams | null, options?: RequestOptions): APIPromise<Radar.DNS.SummaryIPVersionResponse>;

    /** Give the share of HTTP requests by operating system.
     *  @http GET /radar/http/summary/os
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    os(params?: SummaryOSParams | null, options?: RequestOptions): APIPromise<SummaryOSResponse>;

    /** Give the share of HTTP requests with post-quantum key agreement.
     *  @http GET /radar/http/summary/post_quantum
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    postQuantum(params?: SummaryPostQuantumParams | null, options?: RequestOptions): APIPromise<Radar.AS112.SummaryEdnsResponse>;

    /** Give the share of HTTP requests by TLS version.
     *  @http GET /radar/http/summary/tls_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    tlsVersion(params?: SummaryTLSVersionParams | null, options?: RequestOptions): APIPromise<SummaryTLSVersionResponse>;
  }

  export interface SummaryBotClassParams {
    asn?: string[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export interface SummaryBotClassResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryBotClassResponse.Summary0;
  }
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
    export interface Summary0 {
      /** @example "10" */ bot: string;
      /** @example "10" */ human: string;
    }
  }

  export interface SummaryDeviceTypeParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export interface SummaryDeviceTypeResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryDeviceTypeResponse.Summary0;
  }
  export namespace SummaryDeviceTypeResponse {
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
      /** @example "10" */ desktop: string;
      /** @example "10" */ mobile: string;
      /** @example "10" */ other: string;
    }
  }

  export interface SummaryHTTPProtocolParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export interface SummaryHTTPProtocolResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryHTTPProtocolResponse.Summary0;
  }
  export namespace SummaryHTTPProtocolResponse {
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
      /** @example "10" */ http: string;
      /** @example "10" */ https: string;
    }
  }

  export interface SummaryHTTPVersionParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export interface SummaryHTTPVersionResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryHTTPVersionResponse.Summary0;
  }
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
    export interface Summary0 {
      /** @example "10" */ 'HTTP/1.x': string;
      /** @example "10" */ 'HTTP/2': string;
      /** @example "10" */ 'HTTP/3': string;
    }
  }

  export interface SummaryIPVersionParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
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

  export interface SummaryOSParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export interface SummaryOSResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryOSResponse.Summary0;
  }
  export namespace SummaryOSResponse {
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
      /** @example "10" */ ANDROID: string;
      /** @example "10" */ IOS: string;
    }
  }

  export interface SummaryPostQuantumParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export type SummaryPostQuantumResponse = Radar.AS112.SummaryEdnsResponse;
  export namespace SummaryPostQuantumResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Summary0 = Radar.AS112.SummaryEdnsResponse.Summary0;
  }

  export interface SummaryTLSVersionParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
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
      /** @example "10" */ 'TLS QUIC': string;
    }
  }

  /** Shares of web requests over time. */
  export interface TimeseriesGroups {
    /** Chart the bot and human shares of HTTP requests over time.
     *  @http GET /radar/http/timeseries_groups/bot_class
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    botClass(params?: TimeseriesGroupBotClassParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupBotClassResponse>;

    /** Chart HTTP request shares by browser over time.
     *  @http GET /radar/http/timeseries_groups/browser
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    browser(params?: TimeseriesGroupBrowserParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart HTTP request shares by browser family over time.
     *  @http GET /radar/http/timeseries_groups/browser_family
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    browserFamily(
      params?: TimeseriesGroupBrowserFamilyParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart HTTP request shares by device type over time.
     *  @http GET /radar/http/timeseries_groups/device_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    deviceType(params?: TimeseriesGroupDeviceTypeParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupDeviceTypeResponse>;

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

    /** Chart HTTP request shares by HTTP version over time.
     *  @http GET /radar/http/timeseries_groups/http_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    httpVersion(params?: TimeseriesGroupHTTPVersionParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupHTTPVersionResponse>;

    /** Chart the IPv4 and IPv6 shares of HTTP requests over time.
     *  @http GET /radar/http/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    ipVersion(params?: TimeseriesGroupIPVersionParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupIPVersionResponse>;

    /** Chart HTTP request shares by operating system over time.
     *  @http GET /radar/http/timeseries_groups/os
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    os(params?: TimeseriesGroupOSParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart the post-quantum share of HTTP requests over time.
     *  @http GET /radar/http/timeseries_groups/post_quantum
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    postQuantum(params?: TimeseriesGroupPostQuantumParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupPostQuantumResponse>;

    /** Chart HTTP request shares by TLS version over time.
     *  @http GET /radar/http/timeseries_groups/tls_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.timeseriesGroupsV2 */
    tlsVersion(params?: TimeseriesGroupTLSVersionParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupTLSVersionResponse>;
  }

  export interface TimeseriesGroupBotClassParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export interface TimeseriesGroupBotClassResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupBotClassResponse.Serie0;
  }
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
    export interface Serie0 {
      bot: string[];
      human: string[];
      timestamps: DateTime[];
    }
  }

  export interface TimeseriesGroupBrowserParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export type TimeseriesGroupBrowserResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupBrowserResponse {
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

  export interface TimeseriesGroupBrowserFamilyParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export type TimeseriesGroupBrowserFamilyResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupBrowserFamilyResponse {
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

  export interface TimeseriesGroupDeviceTypeParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export interface TimeseriesGroupDeviceTypeResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupDeviceTypeResponse.Serie0;
  }
  export namespace TimeseriesGroupDeviceTypeResponse {
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
      desktop: string[];
      mobile: string[];
      other: string[];
      timestamps: DateTime[];
    }
  }

  export interface TimeseriesGroupHTTPProtocolParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export interface TimeseriesGroupHTTPProtocolResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupHTTPProtocolResponse.Serie0;
  }
  export namespace TimeseriesGroupHTTPProtocolResponse {
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
      http: string[];
      https: string[];
      timestamps: DateTime[];
    }
  }

  export interface TimeseriesGroupHTTPVersionParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export interface TimeseriesGroupHTTPVersionResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupHTTPVersionResponse.Serie0;
  }
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
    export interface Serie0 {
      'HTTP/1.x': string[];
      'HTTP/2': string[];
      'HTTP/3': string[];
      timestamps: DateTime[];
    }
  }

  export interface TimeseriesGroupIPVersionParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export interface TimeseriesGroupIPVersionResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupIPVersionResponse.Serie0;
  }
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
    export interface Serie0 {
      IPv4: string[];
      IPv6: string[];
      timestamps: DateTime[];
    }
  }

  export interface TimeseriesGroupOSParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export type TimeseriesGroupOSResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupOSResponse {
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

  export interface TimeseriesGroupPostQuantumParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export interface TimeseriesGroupPostQuantumResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupPostQuantumResponse.Serie0;
  }
  export namespace TimeseriesGroupPostQuantumResponse {
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
      NOT_SUPPORTED: string[];
      SUPPORTED: string[];
      timestamps: DateTime[];
    }
  }

  export interface TimeseriesGroupTLSVersionParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
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
      timestamps: DateTime[];
      'TLS 1.0': string[];
      'TLS 1.1': string[];
      'TLS 1.2': string[];
      'TLS 1.3': string[];
      'TLS QUIC': string[];
    }
  }

  /** Most used browsers. */
  export interface Top {
    /** Rank browsers by HTTP requests.
     *  @http GET /radar/http/top/browser
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    browser(params?: TopBrowserParams | null, options?: RequestOptions): APIPromise<TopBrowserResponse>;

    /** Rank browser families by HTTP requests.
     *  @http GET /radar/http/top/browser_family
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.http.summaryV2 */
    browserFamily(params?: TopBrowserFamilyParams | null, options?: RequestOptions): APIPromise<TopBrowserResponse>;
  }

  export type TopBrowserParams = AseGetParams;

  export interface TopBrowserResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: Radar.CTSummaryResponse.Meta.Unit[];
  }
  export namespace TopBrowserResponse {
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

  export interface TopBrowserFamilyParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export import TopBrowserFamilyResponse = HTTP.TopBrowserResponse;
}

export declare namespace HTTP.Locations {
  /** Places ranked by bot or human requests. */
  export interface BotClass {
    /** Rank locations by HTTP requests of one bot class.
     *  @http GET /radar/http/top/locations/bot_class/{bot_class}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      botClass: 'LIKELY_AUTOMATED' | 'LIKELY_HUMAN',
      params?: BotClassGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopEdnsResponse>;
  }

  export type BotClassGetParams = Ases.BotClassGetParams;

  export type BotClassGetResponse = Radar.AS112.TopEdnsResponse;
  export namespace BotClassGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.Annotations.OutageLocationsResponse.Annotation;
  }

  /** Places ranked by requests from one kind of device. */
  export interface DeviceType {
    /** Rank locations by HTTP requests of one device type.
     *  @http GET /radar/http/top/locations/device_type/{device_type}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      deviceType: 'DESKTOP' | 'MOBILE' | 'OTHER',
      params?: DeviceTypeGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopEdnsResponse>;
  }

  export type DeviceTypeGetParams = Ases.DeviceTypeGetParams;

  export type DeviceTypeGetResponse = Radar.AS112.TopEdnsResponse;
  export namespace DeviceTypeGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.Annotations.OutageLocationsResponse.Annotation;
  }

  /** Places ranked by plain or encrypted requests. */
  export interface HTTPProtocol {
    /** Rank locations by requests over plain HTTP or over HTTPS.
     *  @http GET /radar/http/top/locations/http_protocol/{http_protocol}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      httpProtocol: 'HTTP' | 'HTTPS',
      params?: HTTPProtocolGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopEdnsResponse>;
  }

  export type HTTPProtocolGetParams = Ases.HTTPProtocolGetParams;

  export type HTTPProtocolGetResponse = Radar.AS112.TopEdnsResponse;
  export namespace HTTPProtocolGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.Annotations.OutageLocationsResponse.Annotation;
  }

  /** Places ranked by requests with one method. */
  export interface HTTPMethod {
    /** Rank locations by requests over one HTTP version.
     *  @http GET /radar/http/top/locations/http_version/{http_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      httpVersion: 'HTTPv1' | 'HTTPv2' | 'HTTPv3',
      params?: HTTPMethodGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopEdnsResponse>;
  }

  export type HTTPMethodGetParams = Ases.HTTPMethodGetParams;

  export type HTTPMethodGetResponse = Radar.AS112.TopEdnsResponse;
  export namespace HTTPMethodGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.Annotations.OutageLocationsResponse.Annotation;
  }

  /** Places ranked by IPv4 or IPv6 requests. */
  export interface IPVersion {
    /** Rank locations by HTTP requests over IPv4 or IPv6.
     *  @http GET /radar/http/top/locations/ip_version/{ip_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(ipVersion: 'IPv4' | 'IPv6', params?: IPVersionGetParams | null, options?: RequestOptions): APIPromise<Radar.AS112.TopEdnsResponse>;
  }

  export type IPVersionGetParams = Ases.IPVersionGetParams;

  export type IPVersionGetResponse = Radar.AS112.TopEdnsResponse;
  export namespace IPVersionGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.Annotations.OutageLocationsResponse.Annotation;
  }

  /** Places ranked by requests from one operating system. */
  export interface OS {
    /** Rank locations by HTTP requests of one operating system.
     *  @http GET /radar/http/top/locations/os/{os}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      os: 'WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV',
      params?: OSGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopEdnsResponse>;
  }

  export type OSGetParams = Ases.OSGetParams;

  export type OSGetResponse = Radar.AS112.TopEdnsResponse;
  export namespace OSGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.Annotations.OutageLocationsResponse.Annotation;
  }

  /** Places ranked by requests with one TLS version. */
  export interface TLSVersion {
    /** Rank locations by HTTP requests over one TLS version.
     *  @http GET /radar/http/top/locations/tls_version/{tls_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      tlsVersion: 'TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC',
      params?: TLSVersionGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopEdnsResponse>;
  }

  export type TLSVersionGetParams = Ases.TLSVersionGetParams;

  export type TLSVersionGetResponse = Radar.AS112.TopEdnsResponse;
  export namespace TLSVersionGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.Annotations.OutageLocationsResponse.Annotation;
  }

  /** Places ranked by requests of one browser family. */
  export interface BrowserFamily {
    /** Rank locations by HTTP requests of one browser family.
     *  @http GET /radar/http/top/locations/browser_family/{browser_family}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      browserFamily: 'CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI',
      params?: BrowserFamilyGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TopEdnsResponse>;
  }

  export type BrowserFamilyGetParams = TopBrowserFamilyParams;

  export type BrowserFamilyGetResponse = Radar.AS112.TopEdnsResponse;
  export namespace BrowserFamilyGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.Annotations.OutageLocationsResponse.Annotation;
  }
}

export declare namespace HTTP.Ases {
  /** Networks ranked by bot or human requests. */
  export interface BotClass {
    /** Rank autonomous systems by HTTP requests of one bot class.
     *  @http GET /radar/http/top/ases/bot_class/{bot_class}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      botClass: 'LIKELY_AUTOMATED' | 'LIKELY_HUMAN',
      params?: BotClassGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopAsesResponse>;
  }

  export interface BotClassGetParams {
    asn?: string[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export type BotClassGetResponse = Radar.DNS.TopAsesResponse;
  export namespace BotClassGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.DNS.TopAsesResponse.Top0;
  }

  /** Networks ranked by requests from one kind of device. */
  export interface DeviceType {
    /** Rank autonomous systems by HTTP requests of one device type.
     *  @http GET /radar/http/top/ases/device_type/{device_type}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      deviceType: 'DESKTOP' | 'MOBILE' | 'OTHER',
      params?: DeviceTypeGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopAsesResponse>;
  }

  export interface DeviceTypeGetParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export type DeviceTypeGetResponse = Radar.DNS.TopAsesResponse;
  export namespace DeviceTypeGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.DNS.TopAsesResponse.Top0;
  }

  /** Networks ranked by plain or encrypted requests. */
  export interface HTTPProtocol {
    /** Rank autonomous systems by requests over plain HTTP or over HTTPS.
     *  @http GET /radar/http/top/ases/http_protocol/{http_protocol}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      httpProtocol: 'HTTP' | 'HTTPS',
      params?: HTTPProtocolGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopAsesResponse>;
  }

  export interface HTTPProtocolGetParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export type HTTPProtocolGetResponse = Radar.DNS.TopAsesResponse;
  export namespace HTTPProtocolGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.DNS.TopAsesResponse.Top0;
  }

  /** Networks ranked by requests with one method. */
  export interface HTTPMethod {
    /** Rank autonomous systems by requests over one HTTP version.
     *  @http GET /radar/http/top/ases/http_version/{http_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      httpVersion: 'HTTPv1' | 'HTTPv2' | 'HTTPv3',
      params?: HTTPMethodGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopAsesResponse>;
  }

  export interface HTTPMethodGetParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export type HTTPMethodGetResponse = Radar.DNS.TopAsesResponse;
  export namespace HTTPMethodGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.DNS.TopAsesResponse.Top0;
  }

  /** Networks ranked by IPv4 or IPv6 requests. */
  export interface IPVersion {
    /** Rank autonomous systems by HTTP requests over IPv4 or IPv6.
     *  @http GET /radar/http/top/ases/ip_version/{ip_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(ipVersion: 'IPv4' | 'IPv6', params?: IPVersionGetParams | null, options?: RequestOptions): APIPromise<Radar.DNS.TopAsesResponse>;
  }

  export interface IPVersionGetParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export type IPVersionGetResponse = Radar.DNS.TopAsesResponse;
  export namespace IPVersionGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.DNS.TopAsesResponse.Top0;
  }

  /** Networks ranked by requests from one operating system. */
  export interface OS {
    /** Rank autonomous systems by HTTP requests of one operating system.
     *  @http GET /radar/http/top/ases/os/{os}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      os: 'WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV',
      params?: OSGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopAsesResponse>;
  }

  export interface OSGetParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export type OSGetResponse = Radar.DNS.TopAsesResponse;
  export namespace OSGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.DNS.TopAsesResponse.Top0;
  }

  /** Networks ranked by requests with one TLS version. */
  export interface TLSVersion {
    /** Rank autonomous systems by HTTP requests over one TLS version.
     *  @http GET /radar/http/top/ases/tls_version/{tls_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      tlsVersion: 'TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC',
      params?: TLSVersionGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopAsesResponse>;
  }

  export interface TLSVersionGetParams {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
  }

  export type TLSVersionGetResponse = Radar.DNS.TopAsesResponse;
  export namespace TLSVersionGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.DNS.TopAsesResponse.Top0;
  }

  /** Networks ranked by requests of one browser family. */
  export interface BrowserFamily {
    /** Rank autonomous systems by HTTP requests of one browser family.
     *  @http GET /radar/http/top/ases/browser_family/{browser_family}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      browserFamily: 'CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI',
      params?: BrowserFamilyGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TopAsesResponse>;
  }

  export type BrowserFamilyGetParams = TopBrowserFamilyParams;

  export type BrowserFamilyGetResponse = Radar.DNS.TopAsesResponse;
  export namespace BrowserFamilyGetResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.DNS.TopAsesResponse.Top0;
  }
}
