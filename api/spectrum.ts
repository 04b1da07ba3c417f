import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, Integer, InZone, ResourceID } from './_shared.ts';

/** Spectrum: Protection and acceleration for any TCP or UDP service.
 *  @product spectrum Spectrum
 *  @docs https://developers.cloudflare.com/spectrum/ */
export interface Spectrum {
  readonly analytics: Spectrum.Analytics;
  readonly apps: Spectrum.Apps;
  readonly protocols: Spectrum.Protocols;
}

export declare namespace Spectrum {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Origins as `protocol://address:port`; several share the traffic. */ origin_direct: unknown;
    /** Protocol and port at the edge, such as `tcp/1000` or `tcp/1000-2000`. */ protocol: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Spectrum application to work on, as `spectrum.apps.list` shows it. @from spectrum.apps.list */ app_id: string;
  }

  /** Figures on connections and bytes. */
  export interface Analytics {
    readonly aggregates: Analytics.Aggregates;
    readonly events: Analytics.Events;
  }

  /** Ports at the edge and the origin behind each. */
  export interface Apps {
    /** Create a Spectrum app that proxies a TCP or UDP service.
     *
     *  Its DNS record is made for you. Which protocols and ports are allowed depends on the plan.
     *  @http POST /zones/{zone_id}/spectrum/apps
     *  @permission Zone Settings Write
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "protocol": "tcp/22", "dns": { "type": "CNAME", "name": "ssh.example.com" },
     *    "origin_direct": ["tcp://192.0.2.1:22"], "proxy_protocol": "off", "ip_firewall": true, "tls": "off", "traffic_type": "direct"
     *  }
     *  @aliases proxy TCP; proxy UDP */
    create(params: AppCreateParams, options?: RequestOptions): APIPromise<AppCreateResponse>;

    /** Replace the whole configuration of a Spectrum app.
     *
     *  Fields left out go back to their defaults. Connections that are open may be cut.
     *  @http PUT /zones/{zone_id}/spectrum/apps/{app_id}
     *  @permission Zone Settings Write
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "protocol": "tcp/22", "dns": { "type": "CNAME", "name": "ssh.example.com" },
     *    "origin_direct": ["tcp://192.0.2.1:22"]
     *  } */
    update(appID: ResourceID, params: AppUpdateParams, options?: RequestOptions): APIPromise<AppUpdateResponse>;

    /** List the Spectrum apps of a zone.
     *  @http GET /zones/{zone_id}/spectrum/apps
     *  @permission Zone Settings Write; Zone Settings Read
     *  @availability ga
     *  @columns dns.name protocol origin_direct origin_dns.name tls traffic_type modified_on
     *  @key protocol dns.name */
    list(params: AppListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<AppListResponse>, AppListResponse>;

    /** Delete a Spectrum app, so that its traffic is no longer proxied.
     *
     *  Its DNS record goes too.
     *  @http DELETE /zones/{zone_id}/spectrum/apps/{app_id}
     *  @permission Zone Settings Write
     *  @availability ga */
    delete(appID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<AppDeleteResponse | null>;

    /** Get the origin, edge and TLS setup of one Spectrum app.
     *  @http GET /zones/{zone_id}/spectrum/apps/{app_id}
     *  @permission Zone Settings Write; Zone Settings Read
     *  @availability ga */
    get(appID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<AppGetResponse>;
  }

  export type AppCreateParams = AppCreateParams.SpectrumConfigAppConfig | AppCreateParams.SpectrumConfigPaygoAppConfig;
  export interface AppNetworkSettings {
    /** Whether Argo Smart Routing looks for the fastest way; TCP with `direct` only. @default false */ argo_smart_routing?: boolean;
    /** Whether IP access rules of the zone count for the app; TCP only. @default false */ ip_firewall?: boolean;
    /** Header by which the origin learns the visitor's address; `simple` is for UDP. @default "off" */
    proxy_protocol?: 'off' | 'v1' | 'v2' | 'simple' | (string & {});
    /** Whether TLS ends at the edge, and how the origin is connected to; `full` and `strict` encrypt again. @default "off" */
    tls?: 'off' | 'flexible' | 'full' | 'strict' | (string & {});
    /** Virtual network through which private origins are reached. @format uuid @from zeroTrust.networks.virtualNetworks.list */
    virtual_network_id?: string;
  }

  export namespace AppCreateParams {
    export interface SpectrumConfigAppConfig extends InZone, AppNetworkSettings {
      /** DNS record of the app, which visitors connect to. */ dns: DNS;
      /** @example "tcp/22" @minLength 1 */ protocol: string;
      /** `direct` passes bytes on as they are; `http` and `https` send the traffic through Cloudflare's HTTP features. @default "direct" */
      traffic_type: 'direct' | 'http' | 'https' | 'worker' | (string & {});
      /** Addresses at which the app can be reached. @default {"connectivity":"all","type":"dynamic"} */ edge_ips?: EdgeIPs;
      /** @minItems 1 */ origin_direct?: (/** @format URI */ string)[];
      /** DNS name of the origin; needs `origin_port`, instead of `origin_direct`. */ origin_dns?: OriginDNS;
      /** Port of the origin, or a range as long as the one in `protocol`. */ origin_port?: OriginPortParam;
      /** Id (tag) of the Worker script that handles the connections. TCP only, with traffic type `worker`; excludes the other origin fields. @minLength 1 */
      origin_worker_id?: string;
    }
    export interface SpectrumConfigPaygoAppConfig extends InZone {
      /** DNS record of the app, which visitors connect to. */ dns: DNS;
      /** @example "tcp/22" @minLength 1 */ protocol: string;
      /** @minItems 1 */ origin_direct?: (/** @format URI */ string)[];
    }
  }

  export type AppCreateResponse = SpectrumConfigAppConfig | SpectrumConfigPaygoAppConfig;

  export type AppUpdateParams = AppCreateParams.SpectrumConfigAppConfig | AppCreateParams.SpectrumConfigPaygoAppConfig;

  export type AppUpdateResponse = SpectrumConfigAppConfig | SpectrumConfigPaygoAppConfig;

  export interface AppListParams extends InZone {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** Property by which the apps are sorted. @default "dns" */ order?: 'protocol' | 'app_id' | 'created_on' | 'modified_on' | 'dns' | (string & {});
    /** @min 1 @example 1 */ page?: number;
    /** @min 1 @max 100 @default 20 */ per_page?: number;
  }

  export type AppListResponse = SpectrumConfigAppConfig | SpectrumConfigPaygoAppConfig;

  export interface AppDeleteResponse {
    /** Id of the deleted application, as confirmation. */ id: ResourceID;
  }

  export type AppGetResponse = SpectrumConfigAppConfig | SpectrumConfigPaygoAppConfig;

  /** Application protocols that can be chosen. */
  export interface Protocols {
    /** List the protocols that Spectrum offers to a zone.
     *  @http GET /zones/{zone_id}/spectrum/protocols
     *  @columns name description transport ports */
    list(params: InZone, options?: RequestOptions): PagePromise<SinglePage<ProtocolListResponse>, ProtocolListResponse>;
  }

  export interface ProtocolListResponse {
    /** Full name of the protocol. */ description: string;
    /** Short name of the protocol, as `protocol` takes it. */ name: string;
    /** Ports the app may listen on. */ ports: number[];
    /** Transport the protocol uses: tcp or udp. */ transport: string;
  }

  export type ProtocolListResponsesSinglePage = SinglePage<ProtocolListResponse>;

  export type AppListResponsesV4PagePaginationArray = V4PagePaginationArray<AppListResponse>;

  export interface SpectrumConfigAppConfig extends AppNetworkSettings {
    /** Id of the application, given by Cloudflare. */ id: ResourceID;
    created_on: DateTime;
    /** Hostname and record type at which clients reach the application. */ dns: DNS;
    modified_on: DateTime;
    /** @example "tcp/22" */ protocol: string;
    /** Handling of connections: passed on unchanged, through the HTTP pipeline, or to a Worker. @default "direct" */
    traffic_type: 'direct' | 'http' | 'https' | 'worker';
    /** Anycast addresses at which the application is served: Cloudflare's choice, or your own. @default {"connectivity":"all","type":"dynamic"} */
    edge_ips?: EdgeIPs;
    origin_direct?: (/** @format URI */ string)[];
    /** DNS name that gives the origin's address, in place of fixed addresses. */ origin_dns?: OriginDNS;
    /** Port, or range as long as that of the edge, to connect to at the origin. */ origin_port?: OriginPort;
    /** @default "off" */ proxy_protocol?: 'off' | 'v1' | 'v2' | 'simple';
    /** @default "off" */ tls?: 'off' | 'flexible' | 'full' | 'strict';
    /** @format uuid */ virtual_network_id?: string;
    /** Id (tag) of the Worker script that handles the connections; absent with other origins. */ origin_worker_id?: string;
  }

  export interface SpectrumConfigPaygoAppConfig {
    /** Id of the application, given by Cloudflare. */ id: ResourceID;
    created_on: DateTime;
    /** Hostname and record type at which clients reach the application. */ dns: DNS;
    modified_on: DateTime;
    /** @example "tcp/22" */ protocol: string;
    origin_direct?: (/** @format URI */ string)[];
  }

  export interface DNS {
    /** Hostname within the zone. @format hostname @example "ssh.example.com" */ name?: string;
    /** CNAME for addresses that Cloudflare picks, ADDRESS for fixed ones. */ type?: 'CNAME' | 'ADDRESS';
  }

  /** @discriminator type */
  export type EdgeIPs = EdgeIPs.Dynamic | EdgeIPs.Static;
  export namespace EdgeIPs {
    export interface Dynamic {
      /** IP versions that visitors can connect with. */ connectivity?: 'all' | 'ipv4' | 'ipv6';
      /** Cloudflare picks the addresses, and may change them. */ type?: 'dynamic';
    }
    export interface Static {
      /** Addresses of your own that Cloudflare announces. */ ips?: string[];
      /** The addresses are given and stay. */ type?: 'static';
    }
  }

  export interface OriginDNS {
    /** Hostname of the origin, looked up at each connection. @format hostname @example "origin.example.com" */ name?: string;
    /** Seconds the looked up addresses are kept. @min 600 @unit seconds */ ttl?: Integer;
    /** Kind of record to look up; empty means A and AAAA. */ type?: '' | 'A' | 'AAAA' | 'SRV';
  }

  export type OriginPort = Integer | string;

  export type OriginPortParam = Integer | string;
}

export declare namespace Spectrum.Analytics {
  /** Totals over applications. */
  export interface Aggregates {
    readonly currents: Aggregates.Currents;
  }

  /** Metrics of connections as they open and close. */
  export interface Events {
    readonly bytimes: Events.Bytimes;
    readonly summaries: Events.Summaries;
  }

  export type Dimension = 'event' | 'appID' | 'coloName' | 'ipVersion';

  export type DimensionParam = 'event' | 'appID' | 'coloName' | 'ipVersion' | (string & {});
}

export declare namespace Spectrum.Analytics.Aggregates {
  /** Open connections right now. */
  export interface Currents {
    /** Get the traffic of the last minute per Spectrum app.
     *  @http GET /zones/{zone_id}/spectrum/analytics/aggregate/current
     *  @permission Analytics Read */
    get(params: CurrentGetParams, options?: RequestOptions): APIPromise<CurrentGetResponse>;
  }

  export interface CurrentGetParams extends InZone {
    /** Only these apps, by id, separated by commas. @minLength 1 @from spectrum.apps.list */ appID?: string;
    /** Only this data center, by airport code. @maxLength 3 @example "PDX" @pattern ^[A-Za-z]{3}$ */ colo_name?: string;
  }

  export type CurrentGetResponse = CurrentGetResponse.CurrentGetResponseItem[];
  export namespace CurrentGetResponse {
    export interface CurrentGetResponseItem {
      /** App the numbers are about. @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ appID: string;
      /** Bytes sent to visitors. @unit bytes */ bytesEgress: number;
      /** Bytes received from visitors. @unit bytes */ bytesIngress: number;
      /** Number of open connections. */ connections: number;
      /** Average length of a connection. */ durationAvg: number;
    }
  }
}

export declare namespace Spectrum.Analytics.Events {
  /** Figures cut into time slices. */
  export interface Bytimes {
    /** Get Spectrum traffic metrics over time, in equal intervals.
     *  @http GET /zones/{zone_id}/spectrum/analytics/events/bytime
     *  @permission Analytics Read */
    get(params: BytimeGetParams, options?: RequestOptions): APIPromise<BytimeGetResponse>;
  }

  export interface ReportSelection {
    /** Conditions on dimensions, joined by `AND` (also `;`) and `OR` (also `,`), percent-encoded.
     *  @example "event==disconnect%20AND%20coloName!=SFO" @minLength 1 */
    filters?: string;
    /** Dimensions or metrics to sort by, each with `+` (upwards) or `-` (downwards) before it. */ sort?: string[];
  }

  export interface ReportQuery extends ReportSelection {
        /** Properties to group by. */ dimensions?: DimensionParam[];
        /** Numbers to return. @minItems 1 */
        metrics?: ('count' | 'bytesIngress' | 'bytesEgress' | 'durationAvg' | 'durationMedian' | 'duration90th' | 'duration99th' | (string & {}))[];
        /** Start of the period; left out, six hours before `until`. */ since?: DateTime;
        /** End of the period; left out, now. */ until?: DateTime;
      }
  export interface BytimeGetParams extends InZone, ReportQuery {
    /** Length of one interval. */ time_delta: 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'dekaminute' | 'minute' | (string & {});
  }

  export interface ReportData {
        /** Seconds between now and the latest event that has been counted. @min 0 @example 3 @unit seconds */ data_lag: number;
        /** Greatest value of each metric. */ max: { [key: string]: number };
        /** Least value of each metric. */ min: { [key: string]: number };
        /** The query as it was run, defaults filled in. */ query: BytimeGetResponse.Query;
        /** Number of rows in `data`. @min 0 @example 5 */ rows: number;
        /** Total of each metric over all rows. */ totals: { [key: string]: number };
        /** Start and end of each interval. */ time_intervals?: DateTime[][];
      }
  export interface BytimeGetResponse extends ReportData {
    /** One row per combination of dimension values. */ data: BytimeGetResponse.Data[];
  }
  export namespace BytimeGetResponse {
    export interface Data {
      /** Values of the dimensions, in the order of the request. */ dimensions?: string[];
      /** Values of the metrics, in the order of the request; over time, one list per metric. */ metrics?: number[] | number[][];
    }
    export interface Query extends ReportSelection {
      /** Properties to group by. */ dimensions?: Dimension[];
      /** @example "event==disconnect%20AND%20coloName!=SFO" */ filters?: string;
      /** Most rows that are returned. */ limit?: number;
      /** Numbers to return. */
      metrics?: ('count' | 'bytesIngress' | 'bytesEgress' | 'durationAvg' | 'durationMedian' | 'duration90th' | 'duration99th')[];
      /** Start of the period; absent, six hours before `until`. */ since?: DateTime;
      /** End of the period; absent, now. */ until?: DateTime;
    }
  }

  /** Figures added up over a period. */
  export interface Summaries {
    /** Get totals of Spectrum traffic over a period, by dimensions.
     *  @http GET /zones/{zone_id}/spectrum/analytics/events/summary
     *  @permission Analytics Read
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "dimensions": ["event", "appID"], "metrics": ["count", "bytesIngress"],
     *    "since": "2026-01-01T00:00:00Z", "until": "2026-01-02T00:00:00Z", "sort": ["-count"]
     *  } */
    get(params: SummaryGetParams, options?: RequestOptions): APIPromise<SummaryGetResponse>;
  }

  export interface SummaryGetParams extends InZone, ReportQuery {}

  export interface SummaryGetResponse extends ReportData {
    /** One row per combination of dimension values. */ data: SummaryGetResponse.Data[];
  }
  export namespace SummaryGetResponse {
    export interface Data {
      /** Values of the dimensions, in the order of the request. */ dimensions?: string[];
      /** Numbers to return. */ metrics?: number[] | number[][];
    }
  }
}
