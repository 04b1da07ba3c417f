import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePagination } from './_client.ts';
import type { DateTime, Identifier, InAccount, InAccountOrZone, Integer, LoadBalancerPreview } from './_shared.ts';

/** Load Balancing: Spread of traffic over servers by health, place and weight.
 *  @product loadBalancers Load Balancing
 *  @docs https://developers.cloudflare.com/load-balancing/ */
export interface LoadBalancers {
  readonly monitors: LoadBalancers.Monitors;
  readonly monitorGroups: LoadBalancers.MonitorGroups;
  readonly pools: LoadBalancers.Pools;
  readonly previews: LoadBalancers.Previews;
  readonly regions: LoadBalancers.Regions;
  readonly searches: LoadBalancers.Searches;
  readonly usage: LoadBalancers.Usage;

  /** Set up a load balancer with its pools, fallback pool and steering policy.
   *  @http POST /{account_or_zone}/load_balancers
   *  @permission Load Balancers Account Write */
  create(params: LoadBalancers.LoadBalancerCreateParams, options?: RequestOptions): APIPromise<LoadBalancers.LoadBalancer>;

  /** Replace a load balancer's whole configuration in an account or zone.
   *  @http PUT /{account_or_zone}/load_balancers/{load_balancer_id}
   *  @permission Load Balancers Account Write */
  update(
    loadBalancerID: string,
    params: LoadBalancers.LoadBalancerUpdateParams,
    options?: RequestOptions,
  ): APIPromise<LoadBalancers.LoadBalancer>;

  /** List the load balancers of an account or zone.
   *  @http GET /{account_or_zone}/load_balancers
   *  @permission Load Balancers Account Write; Load Balancers Account Read */
  list(
    params?: LoadBalancers.LoadBalancerListParams | null,
    options?: RequestOptions,
  ): PagePromise<SinglePage<LoadBalancers.LoadBalancer>, LoadBalancers.LoadBalancer>;

  /** Delete a load balancer from an account or zone, leaving its pools in place.
   *  @http DELETE /{account_or_zone}/load_balancers/{load_balancer_id}
   *  @permission Load Balancers Account Write */
  delete(loadBalancerID: string, params?: LoadBalancers.LoadBalancerDeleteParams | null, options?: RequestOptions): APIPromise<Identifier>;

  /** Change only the given settings of a load balancer, such as pools or steering.
   *  @http PATCH /{account_or_zone}/load_balancers/{load_balancer_id}
   *  @body json required
   *  @permission Load Balancers Account Write */
  edit(
    loadBalancerID: string,
    params: LoadBalancers.LoadBalancerEditParams,
    options?: RequestOptions,
  ): APIPromise<LoadBalancers.LoadBalancer>;

  /** Look up one load balancer's full configuration in an account or zone.
   *  @http GET /{account_or_zone}/load_balancers/{load_balancer_id}
   *  @permission Load Balancers Account Write; Load Balancers Account Read */
  get(
    loadBalancerID: string,
    params?: LoadBalancers.LoadBalancerGetParams | null,
    options?: RequestOptions,
  ): APIPromise<LoadBalancers.LoadBalancer>;
}

export declare namespace LoadBalancers {
  export interface LoadBalancerCreateParams extends InAccountOrZone {
    default_pools: DefaultPoolsParam[];
    fallback_pool: string;
    /** @example "www.example.com" */ name: string;
    adaptive_routing?: AdaptiveRouting;
    country_pools?: { [key: string]: string[] };
    description?: string;
    /** @default true */ enabled?: boolean;
    location_strategy?: LocationStrategy;
    networks?: string[];
    pop_pools?: { [key: string]: string[] };
    /** @default false */ proxied?: boolean;
    random_steering?: RandomSteering;
    region_pools?: { [key: string]: string[] };
    rules?: Rules[];
    /** @default "none" */ session_affinity?: SessionAffinity;
    session_affinity_attributes?: SessionAffinityAttributes;
    /** @unit seconds @example 1800 */ session_affinity_ttl?: number;
    /** @default "" */ steering_policy?: SteeringPolicy;
    /** @unit seconds @example 30 */ ttl?: number;
  }

  export interface LoadBalancer {
    /** @example "699d98642c564d2e855e9661899b7252" */ id?: string;
    adaptive_routing?: AdaptiveRouting;
    country_pools?: { [key: string]: string[] };
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ created_on?: string;
    default_pools?: DefaultPools[];
    description?: string;
    /** @default true */ enabled?: boolean;
    fallback_pool?: string;
    location_strategy?: LocationStrategy;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ modified_on?: string;
    /** @example "www.example.com" */ name?: string;
    networks?: string[];
    pool_sets?: LoadBalancer.PoolSet[];
    pop_pools?: { [key: string]: string[] };
    /** @default false */ proxied?: boolean;
    random_steering?: RandomSteering;
    region_pools?: { [key: string]: string[] };
    rules?: Rules[];
    /** @default "none" */ session_affinity?: SessionAffinity;
    session_affinity_attributes?: SessionAffinityAttributes;
    /** @unit seconds @example 1800 */ session_affinity_ttl?: number;
    /** @default "" */ steering_policy?: SteeringPolicy;
    /** @unit seconds @example 30 */ ttl?: number;
    /** @example "example.com" */ zone_name?: string;
  }
  export namespace LoadBalancer {
    export interface PoolSet {
      /** @default false */ disabled?: boolean;
      fixed_response?: Rules.FixedResponse;
      match?: PoolSet.Match;
      /** @maxLength 200 @example "wnam-primary" */ name?: string;
      overrides?: PoolSet.Overrides;
    }
    export namespace PoolSet {
      export type FixedResponse = Rules.FixedResponse;
      export interface Match {
        /** @default false */ default?: boolean;
        topology?: Match.Topology;
      }
      export namespace Match {
        export interface Topology {
          /** @maxItems 1000 */ countries?: string[];
          /** @maxItems 1000 */ pops?: string[];
          /** @maxItems 1000 */ regions?: string[];
        }
      }
      export interface Overrides {
        fallback_pool?: string;
        /** @min 0 @max 1 @multipleOf 0.1 @example 0.2 */ pool_default_weight?: number;
        pool_weights?: { [key: string]: number };
        pools?: string[];
        /** @default "" */ steering_policy?: SteeringPolicy;
      }
    }
  }

  export type LoadBalancerUpdateParams = LoadBalancerCreateParams;

  export type LoadBalancerListParams = InAccountOrZone;

  export type LoadBalancerDeleteParams = InAccountOrZone;

  export type LoadBalancerDeleteResponse = Identifier;

  export interface LoadBalancerEditParams extends InAccountOrZone {
    adaptive_routing?: AdaptiveRouting;
    country_pools?: { [key: string]: string[] };
    default_pools?: DefaultPoolsParam[];
    description?: string;
    /** @default true */ enabled?: boolean;
    fallback_pool?: string;
    location_strategy?: LocationStrategy;
    /** @example "www.example.com" */ name?: string;
    networks?: string[];
    pop_pools?: { [key: string]: string[] };
    /** @default false */ proxied?: boolean;
    random_steering?: RandomSteering;
    region_pools?: { [key: string]: string[] };
    rules?: Rules[];
    /** @default "none" */ session_affinity?: SessionAffinity;
    session_affinity_attributes?: SessionAffinityAttributes;
    /** @unit seconds @example 1800 */ session_affinity_ttl?: number;
    /** @default "" */ steering_policy?: SteeringPolicy;
    /** @unit seconds @example 30 */ ttl?: number;
  }

  export type LoadBalancerGetParams = InAccountOrZone;

  /** How a server's health is tested. */
  export interface Monitors {
    readonly previews: Monitors.Previews;
    readonly references: Monitors.References;

    /** Define a health check: method, path, expected answer, interval and retries.
     *  @http POST /accounts/{account_id}/load_balancers/monitors
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga */
    create(params: MonitorCreateParams, options?: RequestOptions): APIPromise<Monitor>;

    /** Replace all health check settings of a monitor.
     *  @http PUT /accounts/{account_id}/load_balancers/monitors/{monitor_id}
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga */
    update(monitorID: string, params: MonitorUpdateParams, options?: RequestOptions): APIPromise<Monitor>;

    /** List the health monitors of the account.
     *  @http GET /accounts/{account_id}/load_balancers/monitors
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    list(params: MonitorListParams, options?: RequestOptions): PagePromise<SinglePage<Monitor>, Monitor>;

    /** Delete a health monitor from the account.
     *  @http DELETE /accounts/{account_id}/load_balancers/monitors/{monitor_id}
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga */
    delete(monitorID: string, params: MonitorDeleteParams, options?: RequestOptions): APIPromise<Identifier>;

    /** Change only the given health check settings of a monitor.
     *  @http PATCH /accounts/{account_id}/load_balancers/monitors/{monitor_id}
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga */
    edit(monitorID: string, params: MonitorEditParams, options?: RequestOptions): APIPromise<Monitor>;

    /** Look up one monitor's health check settings.
     *  @http GET /accounts/{account_id}/load_balancers/monitors/{monitor_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    get(monitorID: string, params: MonitorGetParams, options?: RequestOptions): APIPromise<Monitor>;
  }

  export type MonitorCreateParams = MonitorEditParams;

  export interface Monitor {
    /** @example "f1aba936b94213e5b8dca0c0dbf1f9cc" */ id?: string;
    /** @default false */ allow_insecure?: boolean;
    consecutive_down?: Integer;
    consecutive_up?: Integer;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ created_on?: string;
    /** @default "" */ description?: string;
    /** @default "" @example "alive" */ expected_body?: string;
    /** @default "" @example "2xx" */ expected_codes?: string;
    /** @default false */ follow_redirects?: boolean;
    header?: { [key: string]: string[] };
    /** @default 60 */ interval?: Integer;
    /** @example "GET" */ method?: string;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ modified_on?: string;
    /** @example "/health" */ path?: string;
    port?: Integer | null;
    /** @default "" @example "example.com" */ probe_zone?: string;
    /** @default 2 */ retries?: Integer;
    /** @default 5 */ timeout?: Integer;
    /** @default "http" */ type?: 'http' | 'https' | 'tcp' | 'udp_icmp' | 'icmp_ping' | 'smtp';
  }

  export type MonitorUpdateParams = MonitorEditParams;

  export type MonitorListParams = InAccount;

  export type MonitorDeleteParams = InAccount;

  export type MonitorDeleteResponse = Identifier;

  export interface MonitorEditParams extends InAccount {
    /** @default false */ allow_insecure?: boolean;
    consecutive_down?: Integer;
    consecutive_up?: Integer;
    /** @default "" */ description?: string;
    /** @default "" @example "alive" */ expected_body?: string;
    /** @default "" @example "2xx" */ expected_codes?: string;
    /** @default false */ follow_redirects?: boolean;
    header?: { [key: string]: string[] };
    /** @default 60 */ interval?: Integer;
    /** @example "GET" */ method?: string;
    /** @example "/health" */ path?: string;
    port?: Integer | null;
    /** @default "" @example "example.com" */ probe_zone?: string;
    /** @default 2 */ retries?: Integer;
    /** @default 5 */ timeout?: Integer;
    /** @default "http" */ type?: 'http' | 'https' | 'tcp' | 'udp_icmp' | 'icmp_ping' | 'smtp';
  }

  export type MonitorGetParams = InAccount;

  /** Sets of health checks judged together. */
  export interface MonitorGroups {
    readonly references: MonitorGroups.References;

    /** Group several monitors so that pools can be judged by them together.
     *  @http POST /accounts/{account_id}/load_balancers/monitor_groups
     *  @availability ga */
    create(params: MonitorGroupCreateParams, options?: RequestOptions): APIPromise<MonitorGroup>;

    /** Replace a monitor group's description and whole member list.
     *  @http PUT /accounts/{account_id}/load_balancers/monitor_groups/{monitor_group_id}
     *  @availability ga */
    update(monitorGroupID: string, params: MonitorGroupUpdateParams, options?: RequestOptions): APIPromise<MonitorGroup>;

    /** List the account's monitor groups.
     *  @http GET /accounts/{account_id}/load_balancers/monitor_groups
     *  @availability ga */
    list(params: MonitorGroupListParams, options?: RequestOptions): PagePromise<SinglePage<MonitorGroup>, MonitorGroup>;

    /** Delete a monitor group and return what it was.
     *  @http DELETE /accounts/{account_id}/load_balancers/monitor_groups/{monitor_group_id}
     *  @availability ga */
    delete(monitorGroupID: string, params: MonitorGroupDeleteParams, options?: RequestOptions): APIPromise<MonitorGroup>;

    /** Change a monitor group's description or member monitors in place.
     *  @http PATCH /accounts/{account_id}/load_balancers/monitor_groups/{monitor_group_id}
     *  @availability ga */
    edit(monitorGroupID: string, params: MonitorGroupEditParams, options?: RequestOptions): APIPromise<MonitorGroup>;

    /** Look up one monitor group with its member monitors.
     *  @http GET /accounts/{account_id}/load_balancers/monitor_groups/{monitor_group_id}
     *  @availability ga */
    get(monitorGroupID: string, params: MonitorGroupGetParams, options?: RequestOptions): APIPromise<MonitorGroup>;
  }

  export import MonitorGroupCreateParams = LoadBalancers.MonitorGroupEditParams;

  export interface MonitorGroup {
    id: string;
    description: string;
    members: MonitorGroup.Member[];
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
  }
  export namespace MonitorGroup {
    export interface Member {
      enabled: boolean;
      monitor_id: string;
      monitoring_only: boolean;
      must_be_healthy: boolean;
      /** @readOnly */ created_at?: DateTime;
      /** @readOnly */ updated_at?: DateTime;
    }
  }

  export import MonitorGroupUpdateParams = LoadBalancers.MonitorGroupEditParams;

  export type MonitorGroupListParams = InAccount;

  export type MonitorGroupDeleteParams = InAccount;

  export interface MonitorGroupEditParams extends InAccount {
    description: string;
    members: MonitorGroupEditParams.Member[];
  }
  export namespace MonitorGroupEditParams {
    export interface Member {
      enabled: boolean;
      monitor_id: string;
      monitoring_only: boolean;
      must_be_healthy: boolean;
    }
  }

  export type MonitorGroupGetParams = InAccount;

  /** Groups of servers that share traffic. */
  export interface Pools {
    readonly health: Pools.Health;
    readonly references: Pools.References;

    /** Create a pool of origins with its monitor, steering and load shedding.
     *  @http POST /accounts/{account_id}/load_balancers/pools
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga */
    create(params: PoolCreateParams, options?: RequestOptions): APIPromise<Pool>;

    /** Replace a pool's whole configuration, including its origins.
     *  @http PUT /accounts/{account_id}/load_balancers/pools/{pool_id}
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga */
    update(poolID: string, params: PoolUpdateParams, options?: RequestOptions): APIPromise<Pool>;

    /** List the account's pools, optionally only those using a given monitor.
     *  @http GET /accounts/{account_id}/load_balancers/pools
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    list(params: PoolListParams, options?: RequestOptions): PagePromise<SinglePage<Pool>, Pool>;

    /** Delete a pool of origins from the account.
     *  @http DELETE /accounts/{account_id}/load_balancers/pools/{pool_id}
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga */
    delete(poolID: string, params: PoolDeleteParams, options?: RequestOptions): APIPromise<Identifier>;

    /** Set the notification email on the account's existing pools at once.
     *  @http PATCH /accounts/{account_id}/load_balancers/pools
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga */
    bulkEdit(params: PoolBulkEditParams, options?: RequestOptions): PagePromise<SinglePage<Pool>, Pool>;

    /** Change only the given settings of a pool, such as monitor or check regions.
     *  @http PATCH /accounts/{account_id}/load_balancers/pools/{pool_id}
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga */
    edit(poolID: string, params: PoolEditParams, options?: RequestOptions): APIPromise<Pool>;

    /** Look up one pool with its origins and settings.
     *  @http GET /accounts/{account_id}/load_balancers/pools/{pool_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    get(poolID: string, params: PoolGetParams, options?: RequestOptions): APIPromise<Pool>;
  }

  export interface PoolCreateParams extends InAccount {
    /** @example "primary-dc-1" */ name: string;
    origins: OriginParam[];
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    latitude?: number;
    load_shedding?: LoadShedding | null;
    longitude?: number;
    /** @default 1 */ minimum_origins?: Integer;
    monitor?: string;
    monitor_group?: string;
    /** @default "" */ notification_email?: string;
    notification_filter?: NotificationFilter | null;
    origin_steering?: OriginSteering | null;
  }

  export interface Pool {
    /** @example "17b5962d775c646f3f9725cbc7a53df4" */ id?: string;
    check_regions?: CheckRegion[] | null;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ created_on?: string;
    /** @default "" */ description?: string;
    /** @readOnly */ disabled_at?: DateTime;
    /** @default true */ enabled?: boolean;
    health_sources?: ('local' | 'regional' | 'global')[] | null;
    latitude?: number;
    load_shedding?: LoadShedding | null;
    longitude?: number;
    /** @default 1 */ minimum_origins?: Integer;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ modified_on?: string;
    monitor?: string;
    monitor_group?: string;
    /** @example "primary-dc-1" */ name?: string;
    networks?: string[];
    /** @default "" */ notification_email?: string;
    notification_filter?: NotificationFilter | null;
    origin_steering?: OriginSteering | null;
    origins?: Origin[];
  }

  export interface PoolUpdateParams extends InAccount {
    /** @example "primary-dc-1" */ name: string;
    origins: OriginParam[];
    check_regions?: CheckRegion[] | null;
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    health_sources?: ('local' | 'regional' | 'global')[] | null;
    latitude?: number;
    load_shedding?: LoadShedding | null;
    longitude?: number;
    /** @default 1 */ minimum_origins?: Integer;
    monitor?: string;
    monitor_group?: string;
    /** @default "" */ notification_email?: string;
    notification_filter?: NotificationFilter | null;
    origin_steering?: OriginSteering | null;
  }

  export interface PoolListParams extends InAccount {
    monitor?: string;
  }

  export type PoolDeleteParams = InAccount;

  export type PoolDeleteResponse = Identifier;

  export interface PoolBulkEditParams extends InAccount {
    notification_email?: '';
  }

  export interface PoolEditParams extends InAccount {
    check_regions?: CheckRegion[] | null;
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    health_sources?: ('local' | 'regional' | 'global')[] | null;
    latitude?: number;
    load_shedding?: LoadShedding | null;
    longitude?: number;
    /** @default 1 */ minimum_origins?: Integer;
    monitor?: string;
    monitor_group?: string;
    /** @example "primary-dc-1" */ name?: string;
    /** @default "" */ notification_email?: string;
    notification_filter?: NotificationFilter | null;
    origin_steering?: OriginSteering | null;
    origins?: OriginParam[];
  }

  export type PoolGetParams = InAccount;

  /** Outcome of trial health checks. */
  export interface Previews {
    /** Fetch the results of a health check preview by its preview ID.
     *  @http GET /accounts/{account_id}/load_balancers/preview/{preview_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    get(previewID: string, params: PreviewGetParams, options?: RequestOptions): APIPromise<PreviewGetResponse>;
  }

  export type PreviewGetParams = InAccount;

  export type PreviewGetResponse = { [key: string]: PreviewGetResponse.item };
  export namespace PreviewGetResponse {
    export interface item {
      healthy?: boolean;
      origins?: ({ [key: string]: item.load_balancing_origin_health_data })[];
    }
    export namespace item {
      export interface load_balancing_origin_health_data {
        failure_reason?: string;
        healthy?: boolean;
        response_code?: number;
        rtt?: string;
      }
    }
  }

  /** Parts of the world by which traffic can be steered. */
  export interface Regions {
    /** Find the steering regions, by country or subdivision code.
     *  @http GET /accounts/{account_id}/load_balancers/regions
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    list(params: RegionListParams, options?: RequestOptions): APIPromise<RegionListResponse>;

    /** See which countries and subdivisions make up one steering region.
     *  @http GET /accounts/{account_id}/load_balancers/regions/{region_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    get(
      regionID: 'WNAM' | 'ENAM' | 'WEU' | 'EEU' | 'NSAM' | 'SSAM' | 'OC' | 'ME' | 'NAF' | 'SAF' | 'SAS' | 'SEAS' | 'NEAS',
      params: RegionGetParams,
      options?: RequestOptions,
    ): APIPromise<RegionGetResponse>;
  }

  export interface RegionListParams extends InAccount {
    /** @example "US" */ country_code_a2?: string;
    /** @example "CA" */ subdivision_code?: string;
    /** @example "CA" */ subdivision_code_a2?: string;
  }

  export type RegionListResponse = unknown;

  export type RegionGetParams = InAccount;

  export type RegionGetResponse = unknown;

  /** Lookup across load balancers, pools and monitors. */
  export interface Searches {
    /** Search the account's load balancing resources, with references if wanted.
     *  @http GET /accounts/{account_id}/load_balancers/search
     *  @items resources
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    list(
      params: SearchListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<SearchListResponse.Resource>, SearchListResponse.Resource>;
  }

  export interface SearchListParams extends InAccount {
    /** @default "" @example "primary" */ query?: string;
    /** @default "" */ references?: '' | '*' | 'referral' | 'referrer';
    /** @min 1 */ page?: number;
    /** @min 1 @max 1000 @default 25 */ per_page?: number;
  }

  /** How much of the service the account consumes. */
  export interface Usage {
    /** Read how much load balancing the account uses.
     *  @http GET /accounts/{account_id}/load_balancers/usage
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @docs https://developers.cloudflare.com/api/operations/account-load-balancers-list-load-balancer-usage */
    get(params: UsageGetParams, options?: RequestOptions): APIPromise<UsageGetResponse>;
  }

  export type UsageGetParams = InAccount;

  export interface UsageGetResponse {
    /** @example 5 */ load_balancers: Integer;
    /** @example 5 */ max_origins_per_pool: Integer;
    /** @example 60 */ minimum_monitor_interval: Integer;
    /** @example 3 */ monitors: Integer;
    /** @example 12 */ origins: Integer;
    /** @example 4 */ pools: Integer;
  }

  export interface AdaptiveRouting {
    /** @default false */ failover_across_pools?: boolean;
  }

  export type AdaptiveRoutingParam = AdaptiveRouting;

  export type CheckRegion =
    | 'WNAM' | 'ENAM' | 'WEU' | 'EEU' | 'NSAM' | 'SSAM' | 'OC' | 'ME' | 'NAF' | 'SAF' | 'SAS' | 'SEAS'
    | 'NEAS' | 'ALL_REGIONS';

  export type CheckRegionParam = CheckRegion;

  export type DefaultPools = string;

  export type DefaultPoolsParam = string;

  export interface FilterOptions {
    /** @default false */ disable?: boolean | null;
    healthy?: boolean | null;
  }

  export type FilterOptionsParam = FilterOptions;

  export interface Header {
    Host?: Host[];
  }

  export type HeaderParam = Header;

  export type Host = string;

  export type HostParam = string;

  export type LoadBalancersSinglePage = SinglePage<LoadBalancer>;

  export interface LoadShedding {
    /** @min 0 @max 100 @unit percent @default 0 */ default_percent?: number;
    /** @default "random" */ default_policy?: 'random' | 'hash';
    /** @min 0 @max 100 @unit percent @default 0 */ session_percent?: number;
    /** @default "hash" */ session_policy?: 'hash';
  }

  export type LoadSheddingParam = LoadShedding;

  export interface LocationStrategy {
    /** @default "pop" */ mode?: 'pop' | 'resolver_ip';
    /** @default "proximity" */ prefer_ecs?: 'always' | 'never' | 'proximity' | 'geo';
  }

  export type LocationStrategyParam = LocationStrategy;

  export type MonitorGroupsSinglePage = SinglePage<MonitorGroup>;

  export type MonitorsSinglePage = SinglePage<Monitor>;

  export interface NotificationFilter {
    origin?: FilterOptions | null;
    pool?: FilterOptions | null;
  }

  export type NotificationFilterParam = NotificationFilter;

  export interface Origin {
    /** @example "0.0.0.0" */ address?: string;
    /** @readOnly */ disabled_at?: DateTime;
    /** @default true */ enabled?: boolean;
    /** @default true */ flatten_cname?: boolean;
    header?: Header;
    /** @example "app-server-1" */ name?: string;
    /** @default 0 */ port?: Integer;
    /** @example "a5624d4e-044a-4ff0-b3e1-e2465353d4b4" */ virtual_network_id?: string;
    /** @min 0 @max 1 @multipleOf 0.01 @default 1 @example 0.6 */ weight?: number;
  }

  export interface OriginParam {
    /** @example "0.0.0.0" */ address?: string;
    /** @default true */ enabled?: boolean;
    /** @default true */ flatten_cname?: boolean;
    header?: Header;
    /** @example "app-server-1" */ name?: string;
    /** @default 0 */ port?: Integer;
    /** @example "a5624d4e-044a-4ff0-b3e1-e2465353d4b4" */ virtual_network_id?: string;
    /** @min 0 @max 1 @multipleOf 0.01 @default 1 @example 0.6 */ weight?: number;
  }

  export interface OriginSteering {
    /** @default "random" */ policy?: 'random' | 'hash' | 'least_outstanding_requests' | 'least_connections';
  }

  export type OriginSteeringParam = OriginSteering;

  export type PoolsSinglePage = SinglePage<Pool>;

  export interface RandomSteering {
    /** @min 0 @max 1 @multipleOf 0.1 @default 1 @example 0.2 */ default_weight?: number;
    pool_weights?: { [key: string]: number };
  }

  export type RandomSteeringParam = RandomSteering;

  export interface Rules {
    condition?: string;
    /** @default false */ disabled?: boolean;
    fixed_response?: Rules.FixedResponse;
    /** @maxLength 200 */ name?: string;
    overrides?: Rules.Overrides;
    /** @min 0 @default 0 */ priority?: Integer;
    terminates?: boolean;
  }
  export namespace Rules {
    export interface FixedResponse {
      /** @maxLength 32 @example "application/json" */ content_type?: string;
      /** @maxLength 2048 @example "www.example.com" */ location?: string;
      /** @maxLength 1024 */ message_body?: string;
      status_code?: Integer;
    }
    export interface Overrides {
      adaptive_routing?: AdaptiveRouting;
      country_pools?: { [key: string]: string[] };
      default_pools?: DefaultPools[];
      fallback_pool?: string;
      location_strategy?: LocationStrategy;
      /** @min 0 @max 1 @multipleOf 0.1 @example 0.2 */ pool_default_weight?: number;
      pool_weights?: { [key: string]: number };
      pools?: string[];
      pop_pools?: { [key: string]: string[] };
      random_steering?: RandomSteering;
      region_pools?: { [key: string]: string[] };
      /** @default "none" */ session_affinity?: SessionAffinity;
      session_affinity_attributes?: SessionAffinityAttributes;
      /** @unit seconds @example 1800 */ session_affinity_ttl?: number;
      /** @default "" */ steering_policy?: SteeringPolicy;
      /** @unit seconds @example 30 */ ttl?: number;
    }
  }

  export import RulesParam = LoadBalancers.Rules;

  export interface SearchListResponse {
    resources?: SearchListResponse.Resource[];
  }
  export namespace SearchListResponse {
    export interface Resource {
      reference_type?: 'referral' | 'referrer';
      references?: unknown[];
      /** @example "17b5962d775c646f3f9725cbc7a53df4" */ resource_id?: string;
      /** @example "primary-dc-1" */ resource_name?: string;
      resource_type?: 'load_balancer' | 'monitor' | 'pool';
    }
  }

  export type SearchListResponsesV4PagePagination = V4PagePagination<SearchListResponse>;

  export type SessionAffinity = 'none' | 'cookie' | 'ip_cookie' | 'header';

  export interface SessionAffinityAttributes {
    /** @example 100 */ drain_duration?: number;
    /** @unique */ headers?: (/** @minLength 1 @maxLength 100 */ string)[];
    /** @default false */ require_all_headers?: boolean;
    /** @default "Auto" */ samesite?: 'Auto' | 'Lax' | 'None' | 'Strict';
    /** @default "Auto" */ secure?: 'Auto' | 'Always' | 'Never';
    /** @default "none" */ zero_downtime_failover?: 'none' | 'temporary' | 'sticky';
  }

  export type SessionAffinityAttributesParam = SessionAffinityAttributes;

  export type SessionAffinityParam = SessionAffinity;

  export type SteeringPolicy =
    | 'off' | 'geo' | 'random' | 'dynamic_latency' | 'proximity' | 'least_outstanding_requests'
    | 'least_connections' | '';

  export type SteeringPolicyParam = SteeringPolicy;
}

export declare namespace LoadBalancers.Monitors {
  /** Trial runs of a health check. */
  export interface Previews {
    /** Try out monitor settings on its pools and get a preview ID for the results.
     *  @http POST /accounts/{account_id}/load_balancers/monitors/{monitor_id}/preview
     *  @body json required
     *  @availability ga */
    create(monitorID: string, params: PreviewCreateParams, options?: RequestOptions): APIPromise<LoadBalancerPreview>;
  }

  export type PreviewCreateParams = MonitorEditParams;

  export type PreviewCreateResponse = LoadBalancerPreview;

  /** What still relies on a health check. */
  export interface References {
    /** Find what still refers to a monitor, such as pools.
     *  @http GET /accounts/{account_id}/load_balancers/monitors/{monitor_id}/references
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    get(
      monitorID: string,
      params: ReferenceGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Pools.ReferenceGetResponse>, Pools.ReferenceGetResponse>;
  }

  export type ReferenceGetParams = InAccount;

  export type ReferenceGetResponse = Pools.ReferenceGetResponse;

  export type ReferenceGetResponsesSinglePage = SinglePage<Pools.ReferenceGetResponse>;
}

export declare namespace LoadBalancers.MonitorGroups {
  /** What still relies on a set of health checks. */
  export interface References {
    /** Find what still refers to a monitor group, such as pools.
     *  @http GET /accounts/{account_id}/load_balancers/monitor_groups/{monitor_group_id}/references
     *  @availability ga */
    get(
      monitorGroupID: string,
      params: ReferenceGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Pools.ReferenceGetResponse>, Pools.ReferenceGetResponse>;
  }

  export type ReferenceGetParams = InAccount;

  export type ReferenceGetResponse = Pools.ReferenceGetResponse;

  export type ReferenceGetResponsesSinglePage = SinglePage<Pools.ReferenceGetResponse>;
}

export declare namespace LoadBalancers.Pools {
  /** Latest health of a group, and trial checks on it. */
  export interface Health {
    /** Try out monitor settings on one pool and get a preview ID for the results.
     *  @http POST /accounts/{account_id}/load_balancers/pools/{pool_id}/preview
     *  @body json required
     *  @availability ga */
    create(poolID: string, params: HealthCreateParams, options?: RequestOptions): APIPromise<LoadBalancerPreview>;

    /** See the latest health of a pool and its origins.
     *  @http GET /accounts/{account_id}/load_balancers/pools/{pool_id}/health
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    get(poolID: string, params: HealthGetParams, options?: RequestOptions): APIPromise<HealthGetResponse>;
  }

  export type HealthCreateParams = MonitorEditParams;

  export type HealthCreateResponse = LoadBalancerPreview;

  export type HealthGetParams = InAccount;

  export interface HealthGetResponse {
    /** @example "17b5962d775c646f3f9725cbc7a53df4" */ pool_id?: string;
    pop_health?: HealthGetResponse.POPHealth;
  }
  export namespace HealthGetResponse {
    export interface POPHealth {
      healthy?: boolean;
      origins?: POPHealth.Origin[];
    }
    export namespace POPHealth {
      export interface Origin {
        ip?: PreviewGetResponse.item.load_balancing_origin_health_data;
      }
      export namespace Origin {
        export type IP = PreviewGetResponse.item.load_balancing_origin_health_data;
      }
    }
  }

  /** Load balancers that still use a group. */
  export interface References {
    /** Find what still refers to a pool, such as load balancers.
     *  @http GET /accounts/{account_id}/load_balancers/pools/{pool_id}/references
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    get(
      poolID: string,
      params: ReferenceGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ReferenceGetResponse>, ReferenceGetResponse>;
  }

  export type ReferenceGetParams = InAccount;

  export interface ReferenceGetResponse {
    reference_type?: '*' | 'referral' | 'referrer';
    resource_id?: string;
    resource_name?: string;
    resource_type?: string;
  }

  export type ReferenceGetResponsesSinglePage = SinglePage<ReferenceGetResponse>;
}
