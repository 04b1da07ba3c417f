import type { APIPromise, PagePromise, RequestOptions, V4PagePagination } from '../_client.ts';
import type { DateTime, InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Global routing: announcements, origins and mishaps. */
export interface BGP {
  readonly leaks: BGP.Leaks;
  readonly top: BGP.Top;
  readonly hijacks: BGP.Hijacks;
  readonly routes: BGP.Routes;
  readonly ips: BGP.IPs;
  readonly rpki: BGP.RPKI;

  /** As CSV. @response text/csv */
  timeseries(params: Radar.BGPTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart BGP updates over time, by AS, prefix or update type.
   *
   *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
   *  complete yet.
   *  @http GET /radar/bgp/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.BGPTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.BGPTimeseriesResponse>;
}

export declare namespace BGP {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Form of the response: JSON, or CSV as text. */ format: unknown;
    /** Name as people read it. */ name: string;
  }

  export interface BGPEventFilter {
    /** Period up to now, such as `7d` or `12w`; instead of `dateStart` and `dateEnd`. @example "7d" */ dateRange?: string;
    /** Only the event of this number. */ eventId?: Integer;
    /** Only events with this network as cause or victim. */ involvedAsn?: Integer;
    /** Only events with networks of this country as cause or victim. @minLength 2 @maxLength 2 @example "PT" */ involvedCountry?: string;
    sortOrder?: 'ASC' | 'DESC';
    /** @exclusiveMin 0 */ page?: Integer;
    /** @exclusiveMin 0 */ per_page?: Integer;
  }

  /** Routes passed on where they should not have been. */
  export interface Leaks {
    readonly events: Leaks.Events;
  }

  /** Rankings by routing updates. */
  export interface Top {
    readonly ases: Top.Ases;

    /** As CSV. @response text/csv */
    prefixes(params: TopPrefixesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank prefixes by the BGP updates seen for them.
     *  @http GET /radar/bgp/top/prefixes
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    prefixes(params?: TopPrefixesParams | null, options?: RequestOptions): APIPromise<TopPrefixesResponse>;
  }

  export interface TopPrefixesParams extends Radar.SeriesParams, Radar.NetworkFilter {
    /** @exclusiveMin 0 */ limit?: Integer;
    updateType?: ('ANNOUNCEMENT' | 'WITHDRAWAL' | (string & {}))[];
  }

  export interface TopPrefixesResponse {
    meta: Radar.RankedTopMeta;
    top_0: TopPrefixesResponse.Ranking[];
  }
  export namespace TopPrefixesResponse {
    export interface Ranking {
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

    /** As CSV. @response text/csv */
    ases(params: RouteAsesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** List the autonomous systems of the routing table in a chosen order.
     *  @http GET /radar/bgp/routes/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ases(params?: RouteAsesParams | null, options?: RequestOptions): APIPromise<RouteAsesResponse>;

    /** As CSV. @response text/csv */
    moas(params: RouteMoasParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Find prefixes that several autonomous systems originate, or only invalid ones.
     *  @http GET /radar/bgp/routes/moas
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    moas(params?: RouteMoasParams | null, options?: RequestOptions): APIPromise<RouteMoasResponse>;

    /** As CSV. @response text/csv */
    pfx2as(params: RoutePfx2asParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Map prefixes to origin ASes, with RPKI status or longest-match lookup.
     *  @http GET /radar/bgp/routes/pfx2as
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    pfx2as(params?: RoutePfx2asParams | null, options?: RequestOptions): APIPromise<RoutePfx2asResponse>;

    /** As CSV. @response text/csv */
    realtime(params: PrefixParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the live BGP routes of a prefix.
     *  @http GET /radar/bgp/routes/realtime
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    realtime(params?: PrefixParams | null, options?: RequestOptions): APIPromise<RouteRealtimeResponse>;

    /** As CSV. @response text/csv */
    stats(params: RouteStatsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get routing table statistics for the world, a location or one AS.
     *  @http GET /radar/bgp/routes/stats
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    stats(params?: RouteStatsParams | null, options?: RequestOptions): APIPromise<RouteStatsResponse>;
  }

  export interface RouteAsesParams {
    format?: 'JSON' | 'CSV' | (string & {});
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
    sortBy?: 'cone' | 'pfxs' | 'ipv4' | 'ipv6' | 'rpki_valid' | 'rpki_invalid' | 'rpki_unknown' | (string & {});
    sortOrder?: 'ASC' | 'DESC';
  }

  export interface RouteAsesResponse {
    asns: RouteAsesResponse.ASN[];
    meta: RouteAsesResponse.Meta;
  }
  export namespace RouteAsesResponse {
    export interface ASN {
      /** Number of the autonomous system. */ asn: Integer;
      /** Number of networks that are reached through it as customers. */ coneSize: Integer;
      /** @example "US" */ country: string;
      /** Number of IPv4 addresses it announces. */ ipv4Count: Integer;
      /** Number of IPv6 addresses it announces, as text. @example "1.21e24" */ ipv6Count: string;
      name: string;
      /** Number of prefixes it announces. */ pfxsCount: Integer;
      /** Number of its prefixes that RPKI refuses. */ rpkiInvalid: Integer;
      /** Number of its prefixes that RPKI says nothing about. */ rpkiUnknown: Integer;
      /** Number of its prefixes that RPKI confirms. */ rpkiValid: Integer;
    }
    export interface Meta {
      /** @example "2024-06-03T14:00:00" */ dataTime: string;
      /** @example "2024-06-03T14:00:00" */ queryTime: string;
      /** Number of route collector peers the data comes from. */ totalPeers: Integer;
    }
  }

  export interface PrefixParams {
    format?: 'JSON' | 'CSV' | (string & {});
    /** @example "1.1.1.0/24" */ prefix?: string;
  }

  export interface RouteMoasParams extends PrefixParams {
    /** If true, only origins that RPKI refuses. */ invalid_only?: boolean;
    /** Only routes that this AS originates, by number. */ origin?: Integer;
  }

  export interface RouteMoasResponse {
    meta: Radar.Meta;
    /** Prefixes with several origins. */ moas: RouteMoasResponse.Moa[];
  }
  export namespace RouteMoasResponse {
    export interface Moa {
      origins: Moa.Origin[];
      prefix: string;
    }
    export namespace Moa {
      export interface Origin {
        /** AS that originates the prefix, by number. */ origin: Integer;
        peer_count: Integer;
        rpki_validation: string;
      }
    }
  }

  export interface RoutePfx2asParams extends PrefixParams {
    /** If true, the longest announced prefix that covers the given one is returned. */ longestPrefixMatch?: boolean;
    /** Only routes that this AS originates, by number. */ origin?: Integer;
    /** Only prefixes with this RPKI result. */ rpkiStatus?: 'VALID' | 'INVALID' | 'UNKNOWN' | (string & {});
  }

  export interface RoutePfx2asResponse {
    meta: Radar.Meta;
    /** Prefixes with their origins. */ prefix_origins: RoutePfx2asResponse.PrefixOrigin[];
  }
  export namespace RoutePfx2asResponse {
    export interface PrefixOrigin {
      /** AS that originates the prefix, by number. */ origin: Integer;
      peer_count: Integer;
      prefix: string;
      rpki_validation: string;
    }
  }

  export interface RouteRealtimeResponse {
    meta: RouteRealtimeResponse.Meta;
    /** Routes that collectors see at this moment. */ routes: RouteRealtimeResponse.Route[];
  }
  export namespace RouteRealtimeResponse {
    export interface Meta {
      asn_info: Meta.ASNInfo[];
      collectors: Meta.Collector[];
      /** Moment that the routing tables show. */ data_time: string;
      /** Prefixes with their origins. */ prefix_origins: Meta.PrefixOrigin[];
      /** Time of the request. */ query_time: string;
    }
    export namespace Meta {
      export interface ASNInfo extends Leaks.EventListResponse.ASNInfo {
        /** Name of the autonomous system. */ as_name: string;
        /** Id of the organization that owns it. */ org_id: string;
      }
      export interface Collector {
        collector: string;
        /** Time of the collector's last live message. */ latest_realtime_ts: string;
        /** Time of the collector's last table dump. */ latest_rib_ts: string;
        /** Time of the collector's last file of updates. */ latest_updates_ts: string;
        /** Number of peers of the collector. */ peers_count: Integer;
        /** Number of peers that see IPv4 prefixes. */ peers_v4_count: Integer;
        /** Number of peers that see IPv6 prefixes. */ peers_v6_count: Integer;
      }
      export interface PrefixOrigin {
        /** AS that originates the prefix, by number. */ origin: Integer;
        prefix: string;
        rpki_validation: string;
        /** Number of route collector peers the data comes from. */ total_peers: Integer;
        /** Number of peers that see the prefix. */ total_visible: Integer;
        /** Share of the peers that see the prefix, 0 to 1. */ visibility: number;
      }
    }
    export interface Route {
      /** Autonomous systems from the collector to the origin. */ as_path: Integer[];
      collector: string;
      /** BGP communities of the route. */ communities: string[];
      prefix: string;
      /** Time of the last change of the route. */ timestamp: string;
    }
  }

  export interface RouteStatsParams {
    /** Autonomous system to look at, by number. @example 174 */ asn?: Integer;
    format?: 'JSON' | 'CSV' | (string & {});
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
  }

  export interface RouteStatsResponse {
    meta: Radar.Meta;
    /** Figures of the routing table. */ stats: RouteStatsResponse.Stats;
  }
  export namespace RouteStatsResponse {
    export interface Stats {
      /** Number of autonomous systems that announce anything. */ distinct_origins: Integer;
      /** Number of autonomous systems that announce IPv4. */ distinct_origins_ipv4: Integer;
      /** Number of autonomous systems that announce IPv6. */ distinct_origins_ipv6: Integer;
      /** Number of announced prefixes. */ distinct_prefixes: Integer;
      /** Number of announced IPv4 prefixes. */ distinct_prefixes_ipv4: Integer;
      /** Number of announced IPv6 prefixes. */ distinct_prefixes_ipv6: Integer;
      /** Number of routes that RPKI refuses. */ routes_invalid: Integer;
      /** Number of IPv4 routes that RPKI refuses. */ routes_invalid_ipv4: Integer;
      /** Number of IPv6 routes that RPKI refuses. */ routes_invalid_ipv6: Integer;
      /** Number of all pairs of prefix and origin. */ routes_total: Integer;
      /** Number of pairs of IPv4 prefix and origin. */ routes_total_ipv4: Integer;
      /** Number of pairs of IPv6 prefix and origin. */ routes_total_ipv6: Integer;
      /** Number of routes that RPKI says nothing about. */ routes_unknown: Integer;
      /** Number of IPv4 routes that RPKI says nothing about. */ routes_unknown_ipv4: Integer;
      /** Number of IPv6 routes that RPKI says nothing about. */ routes_unknown_ipv6: Integer;
      /** Number of routes that RPKI confirms. */ routes_valid: Integer;
      /** Number of IPv4 routes that RPKI confirms. */ routes_valid_ipv4: Integer;
      /** Number of IPv6 routes that RPKI confirms. */ routes_valid_ipv6: Integer;
    }
  }

  /** Announced address space over time. */
  export interface IPs {
    readonly top: IPs.Top;

    /** As CSV. @response text/csv */
    timeseries(params: IPTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the IP address space an AS or location announces over time.
     *
     *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
     *  complete yet.
     *  @http GET /radar/bgp/ips/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: IPTimeseriesParams | null, options?: RequestOptions): APIPromise<IPTimeseriesResponse>;
  }

  export interface IPTimeseriesParams extends Radar.SeriesParams, Radar.LocationFilter, Radar.NetworkFilter {
    /** If true, `meta` tells how old the data is. */ includeDelay?: boolean;
    /** IP versions to count. */ ipVersion?: ('IPv4' | 'IPv6')[];
  }

  export interface IPTimeseriesResponse {
    meta: IPTimeseriesResponse.Meta;
    serie_0: IPTimeseriesResponse.Series;
  }
  export namespace IPTimeseriesResponse {
    export interface Meta extends Radar.Scale, Radar.DataStatus {
      aggInterval: 'FIFTEEN_MINUTES' | 'ONE_HOUR' | 'ONE_DAY' | 'ONE_WEEK' | 'ONE_MONTH';
      /** Age of the data. */ delay?: Meta.Delay;
    }
    export namespace Meta {
      export interface Delay {
        /** Age of the data by network. */ asn_data: Delay.ASNData;
        /** Age of the data by country. */ country_data: Delay.CountryData;
        healthy: boolean;
        /** Time of the answer. @unit seconds since 1970 */ nowTs: number;
      }
      export namespace Delay {
        export interface ASNData {
          /** Age of the data. @unit seconds */ delaySecs: number;
          /** Age of the data, in words. */ delayStr: string;
          healthy: boolean;
          /** Newest data set. */ latest: ASNData.Latest;
        }
        export namespace ASNData {
          export interface Latest {
            /** Entries in the newest data set. */ entries_count: number;
            /** File of the newest data set. */ path: string;
            /** Time of the latest figures. */ timestamp: number;
          }
        }
        export interface CountryData {
          /** Age of the data. @unit seconds */ delaySecs: number;
          /** Age of the data, in words. */ delayStr: string;
          healthy: boolean;
          /** Newest data set. */ latest: CountryData.Latest;
        }
        export namespace CountryData {
          export interface Latest {
            /** Number of networks that act so. */ count: number;
            /** Time of the latest figures. */ timestamp: number;
          }
        }
      }
    }
    export interface Series {
      /** IPv4 address space announced in each slot. */ ipv4: string[];
      /** IPv6 address space announced in each slot. */ ipv6: string[];
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
    /** As CSV. @response text/csv */
    list(params: EventListParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** List BGP route leak events by leaking AS, involved AS or country.
     *  @http GET /radar/bgp/leaks/events
     *  @items events
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params?: EventListParams | null,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<EventListResponse>, EventListResponse>;
  }

  export interface EventListParams extends Radar.PeriodParams, BGPEventFilter {
    format?: 'JSON' | 'CSV' | (string & {});
    /** Only leaks caused by this network. */ leakAsn?: Integer;
    sortBy?: 'ID' | 'LEAKS' | 'PEERS' | 'PREFIXES' | 'ORIGINS' | 'TIME' | (string & {});
  }

  export interface EventListResponse {
    asn_info: EventListResponse.ASNInfo[];
    /** The events that were found. */ events: EventListResponse.Event[];
  }
  export namespace EventListResponse {
    export interface ASNInfo {
      /** Number of the autonomous system. */ asn: Integer;
      /** Country of registration, two letters. */ country_code: string;
      /** Organization that owns it. */ org_name: string;
    }
    export interface Event {
      id: Integer;
      /** Countries concerned. */ countries: string[];
      /** Time at which the event was noticed. */ detected_ts: string;
      /** Whether the event is over. */ finished: boolean;
      /** Network that caused the leak. */ leak_asn: Integer;
      /** Number of leaked routes seen. */ leak_count: Integer;
      /** Part of the path in which the leak happened. */ leak_seg: Integer[];
      /** Kind of leak, by number. */ leak_type: Integer;
      /** Time of the last leaked route. */ max_ts: string;
      /** Time of the first leaked route. */ min_ts: string;
      /** Number of origins concerned. */ origin_count: Integer;
      peer_count: Integer;
      /** Number of prefixes concerned. */ prefix_count: Integer;
    }
  }

  export type EventListResponsesV4PagePagination = V4PagePagination<EventListResponse>;
}

export declare namespace BGP.Top {
  /** Networks with the most updates or prefixes. */
  export interface Ases {
    /** As CSV. @response text/csv */
    get(params: AseGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by the BGP updates they cause.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/bgp/top/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: AseGetParams | null, options?: RequestOptions): APIPromise<AseGetResponse>;

    /** As CSV. @response text/csv */
    prefixes(params: AsePrefixesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by the number of prefixes they announce.
     *  @http GET /radar/bgp/top/ases/prefixes
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    prefixes(params?: AsePrefixesParams | null, options?: RequestOptions): APIPromise<AsePrefixesResponse>;
  }

  export interface AseGetParams extends Radar.SeriesParams, Radar.NetworkFilter {
    /** @exclusiveMin 0 */ limit?: Integer;
    /** Ranges of addresses to count, in CIDR form. */ prefix?: string[];
    updateType?: ('ANNOUNCEMENT' | 'WITHDRAWAL' | (string & {}))[];
  }

  export interface AseGetResponse {
    meta: Radar.RankedTopMeta;
    top_0: AseGetResponse.Ranking[];
  }
  export namespace AseGetResponse {
    export interface Ranking {
      /** Number of the autonomous system. @example 714 */ asn: Integer;
      /** Name of the autonomous system. @example "Apple-Engineering" */ ASName: string;
      /** @example "0.73996" */ value: string;
    }
  }

  export interface AsePrefixesParams {
    /** @example "NZ" */ country?: string;
    format?: 'JSON' | 'CSV' | (string & {});
    /** @example 10 */ limit?: Integer;
  }

  export interface AsePrefixesResponse {
    asns: AsePrefixesResponse.ASN[];
    meta: Radar.Meta;
  }
  export namespace AsePrefixesResponse {
    export interface ASN {
      /** Number of the autonomous system. */ asn: Integer;
      country: string;
      name: string;
      /** Number of prefixes it announces. */ pfxs_count: Integer;
    }
  }
}

export declare namespace BGP.Hijacks {
  /** Detected incidents of wrongful announcement. */
  export interface Events {
    /** As CSV. @response text/csv */
    list(params: EventListParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** List BGP hijack events by hijacker, victim, prefix or confidence.
     *  @http GET /radar/bgp/hijacks/events
     *  @items events
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params?: EventListParams | null,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<EventListResponse>, EventListResponse>;
  }

  export interface EventListParams extends Radar.PeriodParams, PrefixParams, BGPEventFilter {
    /** Only events with this network as hijacker. */ hijackerAsn?: Integer;
    /** Highest confidence wanted: 1–3 low, 4–7 medium, 8 and above high. */ maxConfidence?: Integer;
    /** Lowest confidence wanted: 1–3 low, 4–7 medium, 8 and above high. */ minConfidence?: Integer;
    sortBy?: 'ID' | 'TIME' | 'CONFIDENCE' | (string & {});
    /** Only events with this network as victim. */ victimAsn?: Integer;
  }

  export interface EventListResponse {
    asn_info: Leaks.EventListResponse.ASNInfo[];
    /** The events that were found. */ events: EventListResponse.Event[];
    /** Number of monitors that watch. */ total_monitors: Integer;
  }
  export namespace EventListResponse {
    export interface Event {
      id: Integer;
      /** Certainty that it was a hijack; 8 and above is high. */ confidence_score: Integer;
      /** Time for which it lasted. */ duration: Integer;
      /** Kind of event, by number. */ event_type: Integer;
      /** Number of hijacking messages seen. */ hijack_msgs_count: Integer;
      /** Network that announced what it should not. */ hijacker_asn: Integer;
      /** Country of that network. */ hijacker_country: string;
      /** Whether nothing has been heard of the event for long. */ is_stale: boolean;
      /** Time of the last hijacking message. */ max_hijack_ts: string;
      /** Time of the last message about the event. */ max_msg_ts: string;
      /** Time of the first hijacking message. */ min_hijack_ts: string;
      /** Number of hijacked routes still there. */ on_going_count: Integer;
      /** Networks that took the route over. */ peer_asns: Integer[];
      /** Number of peers that took the route over. */ peer_ip_count: Integer;
      /** Prefixes concerned. */ prefixes: string[];
      tags: Event.Tag[];
      /** Networks whose prefixes were announced. */ victim_asns: Integer[];
      /** Countries of these networks. */ victim_countries: string[];
    }
    export namespace Event {
      export interface Tag {
        name: string;
        /** Weight of the mark. */ score: Integer;
      }
    }
  }

  export type EventListResponsesV4PagePagination = V4PagePagination<EventListResponse>;
}

export declare namespace BGP.Routes {
  /** Providers through which a network is reached, over time. */
  export interface Upstreams {
    /** As CSV. @response text/csv */
    timeseries(asn: Integer, params: UpstreamTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the upstream providers of one autonomous system over time.
     *
     *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
     *  complete yet.
     *  @http GET /radar/bgp/routes/upstreams/{asn}/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(asn: Integer, params?: UpstreamTimeseriesParams | null, options?: RequestOptions): APIPromise<UpstreamTimeseriesResponse>;
  }

  export interface UpstreamTimeseriesParams extends Radar.PeriodParams {
    format?: 'JSON' | 'CSV' | (string & {});
    /** IP version to count. @default "IPv4" */ ipVersion?: 'IPv4' | 'IPv6';
    /** @example 5 */ limit?: Integer;
  }

  export interface UpstreamTimeseriesResponse {
    meta: UpstreamTimeseriesResponse.Meta;
    serie_0: Radar.BotData.Series;
  }
  export namespace UpstreamTimeseriesResponse {
    export interface Meta {
      dataTime: DateTime | null;
      /** Collector that was asked in the end. */ effectiveCollector: string | null;
      queryTime: DateTime | null;
      /** Whether the data is older than it should be. */ stale: boolean;
    }
  }

  /** Network sequences seen towards one network. */
  export interface Paths {
    /** As CSV. @response text/csv */
    list(asn: Integer, params: PathListParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** List the AS paths that route collectors see for one autonomous system.
     *  @http GET /radar/bgp/routes/paths/{asn}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(asn: Integer, params?: PathListParams | null, options?: RequestOptions): APIPromise<PathListResponse>;
  }

  export interface PathListParams {
    /** @maxLength 100 @example "route-views3" */ collector?: string;
    format?: 'JSON' | 'CSV' | (string & {});
    /** IP version to count. @default "IPv4" */ ipVersion?: 'IPv4' | 'IPv6';
  }

  export interface PathListResponse {
    asnInfo: { [key: string]: PathListResponse.ASNInfo } | null;
    collectors: string[];
    meta: UpstreamTimeseriesResponse.Meta;
    /** Paths that collectors see. */ paths: PathListResponse.Path[];
  }
  export namespace PathListResponse {
    export interface ASNInfo {
      /** Number of the autonomous system. */ asn: Integer;
      country: string | null;
      name: string | null;
    }
    export interface Path {
      collectors: string[];
      /** Number of routes that take the path. */ pathsCount: Integer;
      /** Number of peers that see the path. */ peersCount: Integer;
      /** Autonomous systems of the path, in order. */ segment: Integer[];
    }
  }
}

export declare namespace BGP.IPs {
  /** Rankings by announced address space. */
  export interface Top {
    /** As CSV. @response text/csv */
    ases(params: TopAsesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by announced IP address space on a date.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/bgp/ips/top/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ases(params?: TopAsesParams | null, options?: RequestOptions): APIPromise<TopAsesResponse>;
  }

  export interface TopAsesParams {
    /** @minLength 2 @maxLength 2 @example "US" */ country?: string;
    /** Day the figures are of; left out, the newest. */ date?: DateTime;
    format?: 'JSON' | 'CSV' | (string & {});
    /** @min 1 @max 50 @default 5 @example 5 */ limit?: Integer;
    metric?: 'v4_24s' | 'v6_48s' | (string & {});
  }

  export interface TopAsesResponse {
    /** Time the figures are of. */ anchorTs: DateTime;
    asns: TopAsesResponse.ASN[];
    /** @example "US" */ country: string | null;
    /** @example "v4_24s" */ metric: string;
  }
  export namespace TopAsesResponse {
    export interface ASN {
      /** Number of the autonomous system. @example 749 */ asn: Integer;
      /** Announced IPv4 space, counted in /24 blocks. @example 875649 */ v4_24s: Integer;
      /** Announced IPv6 space, counted in /48 blocks. */ v6_48s: Integer;
    }
  }
}

export declare namespace BGP.RPKI {
  /** Signed statements of a network's providers. */
  export interface ASPA {
    /** As CSV. @response text/csv */
    changes(params: ASPAChangesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get which ASPA objects came, went or changed between two dates.
     *  @http GET /radar/bgp/rpki/aspa/changes
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    changes(params?: ASPAChangesParams | null, options?: RequestOptions): APIPromise<ASPAChangesResponse>;

    /** As CSV. @response text/csv */
    snapshot(params: ASPASnapshotParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get all ASPA objects as of a date, by customer or provider AS.
     *  @http GET /radar/bgp/rpki/aspa/snapshot
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    snapshot(params?: ASPASnapshotParams | null, options?: RequestOptions): APIPromise<ASPASnapshotResponse>;

    /** As CSV. @response text/csv */
    timeseries(params: ASPATimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the number of ASPA objects over time, by registry or location.
     *
     *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
     *  complete yet.
     *  @http GET /radar/bgp/rpki/aspa/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: ASPATimeseriesParams | null, options?: RequestOptions): APIPromise<ASPATimeseriesResponse>;
  }

  export interface ASPAChangesParams extends Radar.PeriodParams {
    /** Autonomous system to look at, by number. @example 13335 */ asn?: Integer;
    format?: 'JSON' | 'CSV' | (string & {});
    /** If true, names and countries of the networks come along. */ includeAsnInfo?: boolean;
  }

  export interface ASPAChangesResponse {
    asnInfo: ASPAChangesResponse.ASNInfo;
    /** Changes, by day. */ changes: ASPAChangesResponse.Change[];
    meta: Meta;
  }
  export namespace ASPAChangesResponse {
    export interface ASNInfo {
      /** Name and country of this network. */ '13335': ASNInfo._;
    }
    export namespace ASNInfo {
      export interface _ {
        /** Number of the autonomous system. */ asn: Integer;
        country: string;
        name: string;
      }
    }
    export interface Change {
      /** Objects that are new on the day. */ customersAdded: Integer;
      /** Objects that went on the day. */ customersRemoved: Integer;
      /** Day the figures are of. */ date: DateTime;
      /** Single changes. */ entries: Change.Entry[];
      /** Providers added to objects that were there. */ providersAdded: Integer;
      /** Providers removed from objects that stay. */ providersRemoved: Integer;
      /** Objects there are after the day. */ totalCount: Integer;
    }
    export namespace Change {
      export interface Entry {
        customerAsn: Integer;
        /** Networks that the customer names as its providers. */ providers: Integer[];
        type: 'CustomerAdded' | 'CustomerRemoved' | 'ProvidersAdded' | 'ProvidersRemoved';
      }
    }
  }

  export interface ASPASnapshotParams {
    /** @example 13335 */ customerAsn?: Integer;
    /** Day the figures are of; left out, the newest. */ date?: DateTime;
    format?: 'JSON' | 'CSV' | (string & {});
    /** If true, names and countries of the networks come along. */ includeAsnInfo?: boolean;
    /** Only objects that name this network as provider. @example 174 */ providerAsn?: Integer;
  }

  export interface ASPASnapshotResponse {
    asnInfo: ASPAChangesResponse.ASNInfo;
    /** All objects of the day. */ aspaObjects: ASPASnapshotResponse.ASPAObject[];
    meta: ASPASnapshotResponse.Meta;
  }
  export namespace ASPASnapshotResponse {
    export interface ASPAObject {
      customerAsn: Integer;
      /** Networks that the customer names as its providers. */ providers: Integer[];
    }
    export interface Meta {
      dataTime: DateTime;
      queryTime: DateTime;
      /** Objects there are after the day. */ totalCount: Integer;
    }
  }

  export interface ASPATimeseriesParams extends Radar.PeriodParams, Radar.LocationFilter {
    format?: 'JSON' | 'CSV' | (string & {});
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Regional registries; one series for each. */ rir?: ('RIPE_NCC' | 'ARIN' | 'APNIC' | 'LACNIC' | 'AFRINIC' | (string & {}))[];
  }

  export interface ASPATimeseriesResponse {
    meta: Meta;
    serie_0: Radar.TimeseriesSerie;
  }

  export interface Meta {
    dataTime: DateTime;
    queryTime: DateTime;
  }

  /** Signed statements of who may originate a prefix. */
  export interface Roas {
    /** As CSV. @response text/csv */
    timeseries(params: RoaTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart RPKI ROA figures over time for an AS or location, in a chosen metric.
     *
     *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
     *  complete yet.
     *  @http GET /radar/bgp/rpki/roas/timeseries
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseries(params?: RoaTimeseriesParams | null, options?: RequestOptions): APIPromise<ASPATimeseriesResponse>;
  }

  export interface RoaTimeseriesParams extends Radar.PeriodParams, Radar.LocationFilter, Radar.NetworkFilter {
    format?: 'JSON' | 'CSV' | (string & {});
    /** @default "validPfxsRatio" */ metric?:
      | 'validPfxsRatio' | 'validPfxsV4Ratio' | 'validPfxsV6Ratio' | 'validIpsRatio' | 'validIpsV4Ratio'
      | 'validIpsV6Ratio' | (string & {});
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
  }
}
