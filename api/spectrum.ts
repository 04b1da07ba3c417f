import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InZone, Integer, ResourceID, RoleParam } from './_shared.ts';

/** Spectrum: Protection and acceleration for any TCP or UDP service.
 *  @product spectrum Spectrum
 *  @docs https://developers.cloudflare.com/spectrum/ */
export interface Spectrum {
  readonly analytics: Spectrum.Analytics;
  readonly apps: Spectrum.Apps;
  readonly protocols: Spectrum.Protocols;
}

export declare namespace Spectrum {
  /** Figures on connections and bytes. */
  export interface Analytics {
    readonly aggregates: Analytics.Aggregates;
    readonly events: Analytics.Events;
  }

  /** Ports at the edge and the origin behind each. */
  export interface Apps {
    /** Proxy a TCP or UDP service through Spectrum on a given DNS name and port.
     *  @http POST /zones/{zone_id}/spectrum/apps
     *  @permission Zone Settings Write
     *  @availability ga */
    create(params: AppCreateParams, options?: RequestOptions): APIPromise<AppGetResponse>;

    /** Replace the whole configuration of a Spectrum app.
     *  @http PUT /zones/{zone_id}/spectrum/apps/{app_id}
     *  @permission Zone Settings Write
     *  @availability ga */
    update(appID: ResourceID, params: AppUpdateParams, options?: RequestOptions): APIPromise<AppGetResponse>;

    /** Page through the Spectrum apps of a zone in a chosen order.
     *  @http GET /zones/{zone_id}/spectrum/apps
     *  @permission Zone Settings Write; Zone Settings Read
     *  @availability ga */
    list(params: AppListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<AppGetResponse>, AppGetResponse>;

    /** Remove a Spectrum app, so that its traffic is no longer proxied.
     *  @http DELETE /zones/{zone_id}/spectrum/apps/{app_id}
     *  @permission Zone Settings Write
     *  @availability ga */
    delete(appID: ResourceID, params: AppDeleteParams, options?: RequestOptions): APIPromise<RoleParam | null>;

    /** Read the origin, edge and TLS setup of one Spectrum app.
     *  @http GET /zones/{zone_id}/spectrum/apps/{app_id}
     *  @permission Zone Settings Write; Zone Settings Read
     *  @availability ga */
    get(appID: ResourceID, params: AppGetParams, options?: RequestOptions): APIPromise<AppGetResponse>;
  }

  export type AppCreateParams = AppCreateParams.SpectrumConfigAppConfig | AppCreateParams.SpectrumConfigPaygoAppConfig;
  export namespace AppCreateParams {
    export interface SpectrumConfigAppConfig extends InZone {
      dns: DNS;
      /** @example "tcp/22" */ protocol: string;
      /** @default "direct" */ traffic_type: 'direct' | 'http' | 'https';
      /** @default false */ argo_smart_routing?: boolean;
      /** @default {"connectivity":"all","type":"dynamic"} */ edge_ips?: EdgeIPs;
      /** @default false */ ip_firewall?: boolean;
      origin_direct?: (/** @format URI */ string)[];
      origin_dns?: OriginDNS;
      origin_port?: OriginPort;
      /** @default "off" */ proxy_protocol?: 'off' | 'v1' | 'v2' | 'simple';
      /** @default "off" */ tls?: 'off' | 'flexible' | 'full' | 'strict';
      /** @format uuid */ virtual_network_id?: string;
    }
    export interface SpectrumConfigPaygoAppConfig extends InZone {
      dns: DNS;
      /** @example "tcp/22" */ protocol: string;
      origin_direct?: (/** @format URI */ string)[];
    }
  }

  export import AppCreateResponse = Spectrum.AppGetResponse;

  export import AppUpdateParams = Spectrum.AppCreateParams;

  export import AppUpdateResponse = Spectrum.AppGetResponse;

  export interface AppListParams extends InZone {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** @default "dns" */ order?: 'protocol' | 'app_id' | 'created_on' | 'modified_on' | 'dns';
    /** @min 1 @example 1 */ page?: number;
    /** @min 1 @max 100 @default 20 */ per_page?: number;
  }

  export import AppListResponse = Spectrum.AppGetResponse;

  export type AppDeleteParams = InZone;

  export type AppDeleteResponse = RoleParam;

  export type AppGetParams = InZone;

  export type AppGetResponse = AppGetResponse.SpectrumConfigAppConfig | AppGetResponse.SpectrumConfigPaygoAppConfig;
  export namespace AppGetResponse {
    export interface SpectrumConfigAppConfig {
      id: ResourceID;
      created_on: DateTime;
      dns: DNS;
      modified_on: DateTime;
      /** @example "tcp/22" */ protocol: string;
      /** @default "direct" */ traffic_type: 'direct' | 'http' | 'https';
      /** @default false */ argo_smart_routing?: boolean;
      /** @default {"connectivity":"all","type":"dynamic"} */ edge_ips?: EdgeIPs;
      /** @default false */ ip_firewall?: boolean;
      origin_direct?: (/** @format URI */ string)[];
      origin_dns?: OriginDNS;
      origin_port?: OriginPort;
      /** @default "off" */ proxy_protocol?: 'off' | 'v1' | 'v2' | 'simple';
      /** @default "off" */ tls?: 'off' | 'flexible' | 'full' | 'strict';
      /** @format uuid */ virtual_network_id?: string;
    }
    export interface SpectrumConfigPaygoAppConfig {
      id: ResourceID;
      created_on: DateTime;
      dns: DNS;
      modified_on: DateTime;
      /** @example "tcp/22" */ protocol: string;
      origin_direct?: (/** @format URI */ string)[];
    }
  }

  /** What application protocols can be chosen. */
  export interface Protocols {
    /** List the protocols that Spectrum offers to a zone.
     *  @http GET /zones/{zone_id}/spectrum/protocols */
    list(params: ProtocolListParams, options?: RequestOptions): PagePromise<SinglePage<ProtocolListResponse>, ProtocolListResponse>;
  }

  export type ProtocolListParams = InZone;

  export interface ProtocolListResponse {
    description: string;
    name: string;
    ports: number[];
    transport: string;
  }

  export type AppListResponsesV4PagePaginationArray = V4PagePaginationArray<AppGetResponse>;

  export interface DNS {
    /** @format hostname @example "ssh.example.com" */ name?: string;
    type?: 'CNAME' | 'ADDRESS';
  }

  export type DNSParam = DNS;

  /** @discriminator type */
  export type EdgeIPs = EdgeIPs.Dynamic | EdgeIPs.Static;
  export namespace EdgeIPs {
    export interface Dynamic {
      connectivity?: 'all' | 'ipv4' | 'ipv6';
      type?: 'dynamic';
    }
    export interface Static {
      ips?: string[];
      type?: 'static';
    }
  }

  export import EdgeIPsParam = Spectrum.EdgeIPs;

  export interface OriginDNS {
    /** @format hostname @example "origin.example.com" */ name?: string;
    /** @min 600 @unit seconds */ ttl?: Integer;
    type?: '' | 'A' | 'AAAA' | 'SRV';
  }

  export type OriginDNSParam = OriginDNS;

  export type OriginPort = Integer | string;

  export type OriginPortParam = OriginPort;
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

  export type DimensionParam = Dimension;
}

export declare namespace Spectrum.Analytics.Aggregates {
  /** Open connections right now. */
  export interface Currents {
    /** Show current traffic per Spectrum app, narrowed by app or data center.
     *  @http GET /zones/{zone_id}/spectrum/analytics/aggregate/current
     *  @permission Analytics Read */
    get(params: CurrentGetParams, options?: RequestOptions): APIPromise<CurrentGetResponse>;
  }

  export interface CurrentGetParams extends InZone {
    appID?: string;
    /** @maxLength 3 @example "PDX" */ colo_name?: string;
  }

  export type CurrentGetResponse = CurrentGetResponse.CurrentGetResponseItem[];
  export namespace CurrentGetResponse {
    export interface CurrentGetResponseItem {
      /** @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ appID: string;
      bytesEgress: number;
      bytesIngress: number;
      connections: number;
      durationAvg: number;
    }
  }
}

export declare namespace Spectrum.Analytics.Events {
  /** Figures cut into time slices. */
  export interface Bytimes {
    /** Fetch Spectrum traffic metrics as a time series at a chosen interval.
     *  @http GET /zones/{zone_id}/spectrum/analytics/events/bytime
     *  @permission Analytics Read */
    get(params: BytimeGetParams, options?: RequestOptions): APIPromise<BytimeGetResponse>;
  }

  export interface BytimeGetParams extends InZone {
    time_delta: 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'dekaminute' | 'minute';
    dimensions?: Dimension[];
    /** @example "event==disconnect%20AND%20coloName!=SFO" */ filters?: string;
    metrics?: ('count' | 'bytesIngress' | 'bytesEgress' | 'durationAvg' | 'durationMedian' | 'duration90th' | 'duration99th')[];
    since?: DateTime;
    sort?: string[];
    until?: DateTime;
  }

  export interface BytimeGetResponse {
    data: BytimeGetResponse.Data[];
    /** @min 0 @example 3 */ data_lag: number;
    max: { [key: string]: number };
    min: { [key: string]: number };
    query: BytimeGetResponse.Query;
    /** @min 0 @example 5 */ rows: number;
    totals: { [key: string]: number };
    time_intervals?: (DateTime[])[];
  }
  export namespace BytimeGetResponse {
    export interface Data {
      dimensions?: string[];
      metrics?: number[] | (number[])[];
    }
    export interface Query {
      dimensions?: Dimension[];
      /** @example "event==disconnect%20AND%20coloName!=SFO" */ filters?: string;
      limit?: number;
      metrics?: ('count' | 'bytesIngress' | 'bytesEgress' | 'durationAvg' | 'durationMedian' | 'duration90th' | 'duration99th')[];
      since?: DateTime;
      sort?: string[];
      until?: DateTime;
    }
  }

  /** Figures added up over a period. */
  export interface Summaries {
    /** Total Spectrum traffic metrics over a period, grouped by dimensions.
     *  @http GET /zones/{zone_id}/spectrum/analytics/events/summary
     *  @permission Analytics Read */
    get(params: SummaryGetParams, options?: RequestOptions): APIPromise<BytimeGetResponse>;
  }

  export interface SummaryGetParams extends InZone {
    dimensions?: Dimension[];
    /** @example "event==disconnect%20AND%20coloName!=SFO" */ filters?: string;
    metrics?: ('count' | 'bytesIngress' | 'bytesEgress' | 'durationAvg' | 'durationMedian' | 'duration90th' | 'duration99th')[];
    since?: DateTime;
    sort?: string[];
    until?: DateTime;
  }

  export import SummaryGetResponse = Spectrum.Analytics.Events.BytimeGetResponse;
}
