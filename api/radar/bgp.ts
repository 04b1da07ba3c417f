import type { APIPromise, PagePromise, RequestOptions, V4PagePagination } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Global routing: announcements, origins and mishaps. */
export interface BGP {
  readonly leaks: BGP.Leaks;
  readonly top: BGP.Top;
  readonly hijacks: BGP.Hijacks;
  readonly routes: BGP.Routes;
  readonly ips: BGP.IPs;
  readonly rpki: BGP.RPKI;

  /** Chart BGP updates over time, by AS, prefix or update type.
   *  @http GET /radar/bgp/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.BGPTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.BGPTimeseriesResponse>;
}

export declare namespace BGP {
  /** Routes passed on where they should not have been. */
  export interface Leaks {
    readonly events: Leaks.Events;
  }

  /** Rankings by routing updates. */
  export interface Top {
    readonly ases: Top.Ases;

    /** Rank prefixes by the BGP updates seen for them.
     *  @http GET /radar/bgp/top/prefixes
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    prefixes(params?: TopPrefixesParams | null, options?: RequestOptions): APIPromise<TopPrefixesResponse>;
  }

  export interface TopPrefixesParams {
    asn?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    name?: string[];
    updateType?: ('ANNOUNCEMENT' | 'WITHDRAWAL')[];
  }

  export interface TopPrefixesResponse {
    meta: TopPrefixesResponse.Meta;
    top_0: TopPrefixesResponse.Top0[];
  }
  export namespace TopPrefixesResponse {
    export interface Meta {
      dateRange: Radar.TimeRange[];
    }
    export namespace Meta {
      export type DateRange = Radar.TimeRange;
    }
    export interface Top0 {
      /** @example "2804:77cc:8000::/33" */ prefix: string;
      /** @example "10" */ value: string;
    }
  }

  /** Prefixes announced by networks that do not own them. */
  export interface Hijacks {
    readonly events: Hijacks.Events;
  }

  /** State of the routing table: origins, conflicts and validity. */
  export interface Routes {
    readonly upstreams: Routes.Upstreams;
    readonly paths: Routes.Paths;

    /** List the autonomous systems of the routing table in a chosen order.
     *  @http GET /radar/bgp/routes/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ases(params?: RouteAsesParams | null, options?: RequestOptions): APIPromise<RouteAsesResponse>;

    /** Find prefixes that several autonomous systems originate, or only invalid ones.
     *  @http GET /radar/bgp/routes/moas
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    moas(params?: RouteMoasParams | null, options?: RequestOptions): APIPromise<RouteMoasResponse>;

    /** Map prefixes to origin ASes, with RPKI status or longest-match lookup.
     *  @http GET /radar/bgp/routes/pfx2as
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    pfx2as(params?: RoutePfx2asParams | null, options?: RequestOptions): APIPromise<RoutePfx2asResponse>;

    /** Look up the live BGP routes of a prefix.
     *  @http GET /radar/bgp/routes/realtime
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    realtime(params?: RouteRealtimeParams | null, options?: RequestOptions): APIPromise<RouteRealtimeResponse>;

    /** Get routing table statistics for the world, a location or one AS.
     *  @http GET /radar/bgp/routes/stats
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    stats(params?: RouteStatsParams | null, options?: RequestOptions): APIPromise<RouteStatsResponse>;
  }

  export interface RouteAsesParams {
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
    sortBy?: 'cone' | 'pfxs' | 'ipv4' | 'ipv6' | 'rpki_valid' | 'rpki_invalid' | 'rpki_unknown';
    sortOrder?: 'ASC' | 'DESC';
  }

  export interface RouteAsesResponse {
    asns: RouteAsesResponse.ASN[];
    meta: RouteAsesResponse.Meta;
  }
  export namespace RouteAsesResponse {
    export interface ASN {
      asn: Integer;
      coneSize: Integer;
      /** @example "US" */ country: string;
      ipv4Count: Integer;
      /** @example "1.21e24" */ ipv6Count: string;
      name: string;
      pfxsCount: Integer;
      rpkiInvalid: Integer;
      rpkiUnknown: Integer;
      rpkiValid: Integer;
    }
    export interface Meta {
      /** @example "2024-06-03T14:00:00" */ dataTime: string;
      /** @example "2024-06-03T14:00:00" */ queryTime: string;
      totalPeers: Integer;
    }
  }

  export interface RouteMoasParams {
    format?: 'JSON' | 'CSV';
    invalid_only?: boolean;
    origin?: Integer;
    /** @example "1.1.1.0/24" */ prefix?: string;
  }

  export interface RouteMoasResponse {
    meta: RouteMoasResponse.Meta;
    moas: RouteMoasResponse.Moa[];
  }
  export namespace RouteMoasResponse {
    export interface Meta {
      data_time: string;
      query_time: string;
      total_peers: Integer;
    }
    export interface Moa {
      origins: Moa.Origin[];
      prefix: string;
    }
    export namespace Moa {
      export interface Origin {
        origin: Integer;
        peer_count: Integer;
        rpki_validation: string;
      }
    }
  }

  export interface RoutePfx2asParams {
    format?: 'JSON' | 'CSV';
    longestPrefixMatch?: boolean;
    origin?: Integer;
    /** @example "1.1.1.0/24" */ prefix?: string;
    rpkiStatus?: 'VALID' | 'INVALID' | 'UNKNOWN';
  }

  export interface RoutePfx2asResponse {
    meta: RouteMoasResponse.Meta;
    prefix_origins: RoutePfx2asResponse.PrefixOrigin[];
  }
  export namespace RoutePfx2asResponse {
    export type Meta = RouteMoasResponse.Meta;
    export interface PrefixOrigin {
      origin: Integer;
      peer_count: Integer;
      prefix: string;
      rpki_validation: string;
    }
  }

  export interface RouteRealtimeParams {
    format?: 'JSON' | 'CSV';
    /** @example "1.1.1.0/24" */ prefix?: string;
  }

  export interface RouteRealtimeResponse {
    meta: RouteRealtimeResponse.Meta;
    routes: RouteRealtimeResponse.Route[];
  }
  export namespace RouteRealtimeResponse {
    export interface Meta {
      asn_info: Meta.ASNInfo[];
      collectors: Meta.Collector[];
      data_time: string;
      prefix_origins: Meta.PrefixOrigin[];
      query_time: string;
    }
    export namespace Meta {
      export interface ASNInfo {
        as_name: string;
        asn: Integer;
        country_code: string;
        org_id: string;
        org_name: string;
      }
      export interface Collector {
        collector: string;
        latest_realtime_ts: string;
        latest_rib_ts: string;
        latest_updates_ts: string;
        peers_count: Integer;
        peers_v4_count: Integer;
        peers_v6_count: Integer;
      }
      export interface PrefixOrigin {
        origin: Integer;
        prefix: string;
        rpki_validation: string;
        total_peers: Integer;
        total_visible: Integer;
        visibility: number;
      }
    }
    export interface Route {
      as_path: Integer[];
      collector: string;
      communities: string[];
      prefix: string;
      timestamp: string;
    }
  }

  export interface RouteStatsParams {
    /** @example 174 */ asn?: Integer;
    format?: 'JSON' | 'CSV';
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
  }

  export interface RouteStatsResponse {
    meta: RouteMoasResponse.Meta;
    stats: RouteStatsResponse.Stats;
  }
  export namespace RouteStatsResponse {
    export type Meta = RouteMoasResponse.Meta;
    export interface Stats {
      distinct_origins: Integer;
      distinct_origins_ipv4: Integer;
      distinct_origins_ipv6: Integer;
      distinct_prefixes: Integer;
      distinct_prefixes_ipv4: Integer;
      distinct_prefixes_ipv6: Integer;
      routes_invalid: Integer;
      routes_invalid_ipv4: Integer;
      routes_invalid_ipv6: Integer;
      routes_total: Integer;
      routes_total_ipv4: Integer;
      routes_total_ipv6: Integer;
      routes_unknown: Integer;
      routes_unknown_ipv4: Integer;
      routes_unknown_ipv6: Integer;
      routes_valid: Integer;
      routes_valid_ipv4: Integer;
      routes_valid_ipv6: Integer;
    }
  }

  /** Announced address space over time. */
  export interface IPs {
    readonly top: IPs.Top;

    /** Chart the IP address space an AS or location announces over time.
     *  @http GET /radar/bgp/ips/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: IPTimeseriesParams | null, options?: RequestOptions): APIPromise<IPTimeseriesResponse>;
  }

  export interface IPTimeseriesParams {
    asn?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    includeDelay?: boolean;
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
  }

  export interface IPTimeseriesResponse {
    meta: IPTimeseriesResponse.Meta;
    serie_0: IPTimeseriesResponse.Serie0;
  }
  export namespace IPTimeseriesResponse {
    export interface Meta {
      aggInterval: 'FIFTEEN_MINUTES' | 'ONE_HOUR' | 'ONE_DAY' | 'ONE_WEEK' | 'ONE_MONTH';
      confidenceInfo: Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      dateRange: Radar.TimeRange[];
      lastUpdated: DateTime;
      normalization: 'PERCENTAGE' | 'MIN0_MAX' | 'MIN_MAX' | 'RAW_VALUES' | 'PERCENTAGE_CHANGE' | 'ROLLING_AVERAGE' | 'OVERLAPPED_PERCENTAGE' | 'RATIO';
      units: Radar.CTSummaryResponse.Meta.Unit[];
      delay?: Meta.Delay;
    }
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export interface Delay {
        asn_data: Delay.ASNData;
        country_data: Delay.CountryData;
        healthy: boolean;
        nowTs: number;
      }
      export namespace Delay {
        export interface ASNData {
          delaySecs: number;
          delayStr: string;
          healthy: boolean;
          latest: ASNData.Latest;
        }
        export namespace ASNData {
          export interface Latest {
            entries_count: number;
            path: string;
            timestamp: number;
          }
        }
        export interface CountryData {
          delaySecs: number;
          delayStr: string;
          healthy: boolean;
          latest: CountryData.Latest;
        }
        export namespace CountryData {
          export interface Latest {
            count: number;
            timestamp: number;
          }
        }
      }
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Serie0 {
      ipv4: string[];
      ipv6: string[];
      timestamps: DateTime[];
    }
  }

  /** Cryptographic route authorization. */
  export interface RPKI {
    readonly aspa: RPKI.ASPA;
    readonly roas: RPKI.Roas;
  }
}

export declare namespace BGP.Leaks {
  /** Detected incidents of routes passed on in error. */
  export interface Events {
    /** Find BGP route leak events by leaking AS, involved AS or country.
     *  @http GET /radar/bgp/leaks/events
     *  @items events
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params?: EventListParams | null,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<EventListResponse.Event>, EventListResponse.Event>;
  }

  export interface EventListParams {
    dateEnd?: DateTime;
    /** @example "7d" */ dateRange?: string;
    dateStart?: DateTime;
    eventId?: Integer;
    format?: 'JSON' | 'CSV';
    involvedAsn?: Integer;
    /** @minLength 2 @maxLength 2 @example "PT" */ involvedCountry?: string;
    leakAsn?: Integer;
    sortBy?: 'ID' | 'LEAKS' | 'PEERS' | 'PREFIXES' | 'ORIGINS' | 'TIME';
    sortOrder?: 'ASC' | 'DESC';
    /** @exclusiveMin 0 */ page?: Integer;
    /** @exclusiveMin 0 */ per_page?: Integer;
  }

  export interface EventListResponse {
    asn_info: EventListResponse.ASNInfo[];
    events: EventListResponse.Event[];
  }
  export namespace EventListResponse {
    export interface ASNInfo {
      asn: Integer;
      country_code: string;
      org_name: string;
    }
    export interface Event {
      id: Integer;
      countries: string[];
      detected_ts: string;
      finished: boolean;
      leak_asn: Integer;
      leak_count: Integer;
      leak_seg: Integer[];
      leak_type: Integer;
      max_ts: string;
      min_ts: string;
      origin_count: Integer;
      peer_count: Integer;
      prefix_count: Integer;
    }
  }

  export type EventListResponsesV4PagePagination = V4PagePagination<EventListResponse>;
}

export declare namespace BGP.Top {
  /** Networks with the most updates or prefixes. */
  export interface Ases {
    /** Rank autonomous systems by the BGP updates they cause.
     *  @http GET /radar/bgp/top/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: AseGetParams | null, options?: RequestOptions): APIPromise<AseGetResponse>;

    /** Rank autonomous systems by the number of prefixes they announce.
     *  @http GET /radar/bgp/top/ases/prefixes
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    prefixes(params?: AsePrefixesParams | null, options?: RequestOptions): APIPromise<AsePrefixesResponse>;
  }

  export interface AseGetParams {
    asn?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    name?: string[];
    prefix?: string[];
    updateType?: ('ANNOUNCEMENT' | 'WITHDRAWAL')[];
  }

  export interface AseGetResponse {
    meta: TopPrefixesResponse.Meta;
    top_0: AseGetResponse.Top0[];
  }
  export namespace AseGetResponse {
    export import Meta = TopPrefixesResponse.Meta;
    export interface Top0 {
      /** @example 714 */ asn: Integer;
      /** @example "Apple-Engineering" */ ASName: string;
      /** @example "0.73996" */ value: string;
    }
  }

  export interface AsePrefixesParams {
    /** @example "NZ" */ country?: string;
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limit?: Integer;
  }

  export interface AsePrefixesResponse {
    asns: AsePrefixesResponse.ASN[];
    meta: RouteMoasResponse.Meta;
  }
  export namespace AsePrefixesResponse {
    export interface ASN {
      asn: Integer;
      country: string;
      name: string;
      pfxs_count: Integer;
    }
    export type Meta = RouteMoasResponse.Meta;
  }
}

export declare namespace BGP.Hijacks {
  /** Detected incidents of wrongful announcement. */
  export interface Events {
    /** Find BGP hijack events by hijacker, victim, prefix or confidence.
     *  @http GET /radar/bgp/hijacks/events
     *  @items events
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params?: EventListParams | null,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<EventListResponse.Event>, EventListResponse.Event>;
  }

  export interface EventListParams {
    dateEnd?: DateTime;
    /** @example "7d" */ dateRange?: string;
    dateStart?: DateTime;
    eventId?: Integer;
    format?: 'JSON' | 'CSV';
    hijackerAsn?: Integer;
    involvedAsn?: Integer;
    /** @minLength 2 @maxLength 2 @example "PT" */ involvedCountry?: string;
    maxConfidence?: Integer;
    minConfidence?: Integer;
    /** @example "1.1.1.0/24" */ prefix?: string;
    sortBy?: 'ID' | 'TIME' | 'CONFIDENCE';
    sortOrder?: 'ASC' | 'DESC';
    victimAsn?: Integer;
    /** @exclusiveMin 0 */ page?: Integer;
    /** @exclusiveMin 0 */ per_page?: Integer;
  }

  export interface EventListResponse {
    asn_info: Leaks.EventListResponse.ASNInfo[];
    events: EventListResponse.Event[];
    total_monitors: Integer;
  }
  export namespace EventListResponse {
    export type ASNInfo = Leaks.EventListResponse.ASNInfo;
    export interface Event {
      id: Integer;
      confidence_score: Integer;
      duration: Integer;
      event_type: Integer;
      hijack_msgs_count: Integer;
      hijacker_asn: Integer;
      hijacker_country: string;
      is_stale: boolean;
      max_hijack_ts: string;
      max_msg_ts: string;
      min_hijack_ts: string;
      on_going_count: Integer;
      peer_asns: Integer[];
      peer_ip_count: Integer;
      prefixes: string[];
      tags: Event.Tag[];
      victim_asns: Integer[];
      victim_countries: string[];
    }
    export namespace Event {
      export interface Tag {
        name: string;
        score: Integer;
      }
    }
  }

  export type EventListResponsesV4PagePagination = V4PagePagination<EventListResponse>;
}

export declare namespace BGP.Routes {
  /** Providers through which a network is reached, over time. */
  export interface Upstreams {
    /** Chart the upstream providers of one autonomous system over time.
     *  @http GET /radar/bgp/routes/upstreams/{asn}/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(asn: Integer, params?: UpstreamTimeseriesParams | null, options?: RequestOptions): APIPromise<UpstreamTimeseriesResponse>;
  }

  export interface UpstreamTimeseriesParams {
    dateEnd?: DateTime;
    dateStart?: DateTime;
    format?: 'JSON' | 'CSV';
    /** @default "IPv4" */ ipVersion?: 'IPv4' | 'IPv6';
    /** @example 5 */ limit?: Integer;
  }

  export interface UpstreamTimeseriesResponse {
    meta: PathListResponse.Meta;
    serie_0: Radar.BotTimeseriesGroupsResponse.Serie0;
  }
  export namespace UpstreamTimeseriesResponse {
    export type Meta = PathListResponse.Meta;
    export type Serie0 = Radar.BotTimeseriesGroupsResponse.Serie0;
  }

  /** Network sequences seen towards one network. */
  export interface Paths {
    /** Show the AS paths that route collectors see for one autonomous system.
     *  @http GET /radar/bgp/routes/paths/{asn}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(asn: Integer, params?: PathListParams | null, options?: RequestOptions): APIPromise<PathListResponse>;
  }

  export interface PathListParams {
    /** @maxLength 100 @example "route-views3" */ collector?: string;
    format?: 'JSON' | 'CSV';
    /** @default "IPv4" */ ipVersion?: 'IPv4' | 'IPv6';
  }

  export interface PathListResponse {
    asnInfo: { [key: string]: PathListResponse.ASNInfo } | null;
    collectors: string[];
    meta: PathListResponse.Meta;
    paths: PathListResponse.Path[];
  }
  export namespace PathListResponse {
    export interface ASNInfo {
      asn: Integer;
      country: string | null;
      name: string | null;
    }
    export interface Meta {
      dataTime: DateTime | null;
      effectiveCollector: string | null;
      queryTime: DateTime | null;
      stale: boolean;
    }
    export interface Path {
      collectors: string[];
      pathsCount: Integer;
      peersCount: Integer;
      segment: Integer[];
    }
  }
}

export declare namespace BGP.IPs {
  /** Rankings by announced address space. */
  export interface Top {
    /** Rank autonomous systems by announced IP address space on a date.
     *  @http GET /radar/bgp/ips/top/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ases(params?: TopAsesParams | null, options?: RequestOptions): APIPromise<TopAsesResponse>;
  }

  export interface TopAsesParams {
    /** @minLength 2 @maxLength 2 @example "US" */ country?: string;
    date?: DateTime;
    format?: 'JSON' | 'CSV';
    /** @min 1 @max 50 @default 5 @example 5 */ limit?: Integer;
    metric?: 'v4_24s' | 'v6_48s';
  }

  export interface TopAsesResponse {
    anchorTs: DateTime;
    asns: TopAsesResponse.ASN[];
    /** @example "US" */ country: string | null;
    /** @example "v4_24s" */ metric: string;
  }
  export namespace TopAsesResponse {
    export interface ASN {
      /** @example 749 */ asn: Integer;
      /** @example 875649 */ v4_24s: Integer;
      v6_48s: Integer;
    }
  }
}

export declare namespace BGP.RPKI {
  /** Signed statements of a network's providers. */
  export interface ASPA {
    /** Show which ASPA objects came, went or changed between two dates.
     *  @http GET /radar/bgp/rpki/aspa/changes
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    changes(params?: ASPAChangesParams | null, options?: RequestOptions): APIPromise<ASPAChangesResponse>;

    /** Show all ASPA objects as of a date, by customer or provider AS.
     *  @http GET /radar/bgp/rpki/aspa/snapshot
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    snapshot(params?: ASPASnapshotParams | null, options?: RequestOptions): APIPromise<ASPASnapshotResponse>;

    /** Chart the number of ASPA objects over time, by registry or location.
     *  @http GET /radar/bgp/rpki/aspa/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: ASPATimeseriesParams | null, options?: RequestOptions): APIPromise<RoaTimeseriesResponse>;
  }

  export interface ASPAChangesParams {
    /** @example 13335 */ asn?: Integer;
    dateEnd?: DateTime;
    dateStart?: DateTime;
    format?: 'JSON' | 'CSV';
    includeAsnInfo?: boolean;
  }

  export interface ASPAChangesResponse {
    asnInfo: ASPAChangesResponse.ASNInfo;
    changes: ASPAChangesResponse.Change[];
    meta: ASPAChangesResponse.Meta;
  }
  export namespace ASPAChangesResponse {
    export interface ASNInfo {
      '13335': ASNInfo._13335;
    }
    export namespace ASNInfo {
      export interface _13335 {
        asn: Integer;
        country: string;
        name: string;
      }
    }
    export interface Change {
      customersAdded: Integer;
      customersRemoved: Integer;
      date: DateTime;
      entries: Change.Entry[];
      providersAdded: Integer;
      providersRemoved: Integer;
      totalCount: Integer;
    }
    export namespace Change {
      export interface Entry {
        customerAsn: Integer;
        providers: Integer[];
        type: 'CustomerAdded' | 'CustomerRemoved' | 'ProvidersAdded' | 'ProvidersRemoved';
      }
    }
    export interface Meta {
      dataTime: DateTime;
      queryTime: DateTime;
    }
  }

  export interface ASPASnapshotParams {
    /** @example 13335 */ customerAsn?: Integer;
    date?: DateTime;
    format?: 'JSON' | 'CSV';
    includeAsnInfo?: boolean;
    /** @example 174 */ providerAsn?: Integer;
  }

  export interface ASPASnapshotResponse {
    asnInfo: ASPAChangesResponse.ASNInfo;
    aspaObjects: ASPASnapshotResponse.ASPAObject[];
    meta: ASPASnapshotResponse.Meta;
  }
  export namespace ASPASnapshotResponse {
    export import ASNInfo = ASPAChangesResponse.ASNInfo;
    export interface ASPAObject {
      customerAsn: Integer;
      providers: Integer[];
    }
    export interface Meta {
      dataTime: DateTime;
      queryTime: DateTime;
      totalCount: Integer;
    }
  }

  export interface ASPATimeseriesParams {
    dateEnd?: DateTime;
    dateStart?: DateTime;
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
    rir?: ('RIPE_NCC' | 'ARIN' | 'APNIC' | 'LACNIC' | 'AFRINIC')[];
  }

  export import ASPATimeseriesResponse = BGP.RPKI.RoaTimeseriesResponse;

  /** Signed statements of who may originate a prefix. */
  export interface Roas {
    /** Chart RPKI ROA figures over time for an AS or location, in a chosen metric.
     *  @http GET /radar/bgp/rpki/roas/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: RoaTimeseriesParams | null, options?: RequestOptions): APIPromise<RoaTimeseriesResponse>;
  }

  export interface RoaTimeseriesParams {
    asn?: string[];
    dateEnd?: DateTime;
    dateStart?: DateTime;
    format?: 'JSON' | 'CSV';
    location?: string[];
    /** @default "validPfxsRatio" */ metric?: 'validPfxsRatio' | 'validPfxsV4Ratio' | 'validPfxsV6Ratio' | 'validIpsRatio' | 'validIpsV4Ratio' | 'validIpsV6Ratio';
    name?: string[];
  }

  export interface RoaTimeseriesResponse {
    meta: ASPAChangesResponse.Meta;
    serie_0: Radar.SeriesValues;
  }
  export namespace RoaTimeseriesResponse {
    export type Meta = ASPAChangesResponse.Meta;
    export type Serie0 = Radar.SeriesValues;
  }
}
