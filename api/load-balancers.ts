import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePagination } from './_client.ts';
import type { DateTime, InAccount, InAccountOrZone, Integer } from './_shared.ts';

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

  /** Create a load balancer from pools, a fallback pool and a steering policy.
   *
   *  Its hostname must lie in the zone and wins over DNS records of the same name.
   *  @http POST /{account_or_zone}/load_balancers
   *  @permission Load Balancers Write; Load Balancers Account Write
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "www.example.com", "default_pools": ["17b5962d775c646f3f9725cbc7a53df4"],
   *    "fallback_pool": "9290f38c5d07c2e2f4df57b1f61d4196", "proxied": true, "steering_policy": "dynamic_latency", "session_affinity": "cookie",
   *    "session_affinity_ttl": 1800
   *  }
   *  @aliases new load balancer */
  create(params: LoadBalancers.LoadBalancerParams, options?: RequestOptions): APIPromise<LoadBalancers.LoadBalancer>;

  /** Replace a load balancer's whole configuration.
   *
   *  Fields left out go back to their defaults, rules included. Use `edit` to change single ones.
   *  @http PUT /{account_or_zone}/load_balancers/{load_balancer_id}
   *  @permission Load Balancers Write; Load Balancers Account Write
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "load_balancer_id": "699d98642c564d2e855e9661899b7252", "name": "www.example.com",
   *    "default_pools": ["17b5962d775c646f3f9725cbc7a53df4"], "fallback_pool": "9290f38c5d07c2e2f4df57b1f61d4196", "proxied": true
   *  } */
  update(
    loadBalancerID: string,
    params: LoadBalancers.LoadBalancerParams,
    options?: RequestOptions,
  ): APIPromise<LoadBalancers.LoadBalancer>;

  /** List the load balancers of an account or zone.
   *  @http GET /{account_or_zone}/load_balancers
   *  @permission Load Balancers Write; Load Balancers Read; Load Balancers Account Write; Load Balancers Account Read
   *  @columns name default_pools fallback_pool steering_policy proxied enabled modified_on
   *  @key name */
  list(
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): PagePromise<SinglePage<LoadBalancers.LoadBalancer>, LoadBalancers.LoadBalancer>;

  /** Delete a load balancer, leaving its pools in place.
   *
   *  The hostname then falls back to the zone's DNS records, if it has any.
   *  @http DELETE /{account_or_zone}/load_balancers/{load_balancer_id}
   *  @permission Load Balancers Write; Load Balancers Account Write */
  delete(loadBalancerID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<LoadBalancers.LoadBalancerDeleteResponse>;

  /** Edit only the given settings of a load balancer.
   *
   *  Lists such as `default_pools` and `rules` are replaced as a whole.
   *  @http PATCH /{account_or_zone}/load_balancers/{load_balancer_id}
   *  @body json required
   *  @permission Load Balancers Write; Load Balancers Account Write
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "load_balancer_id": "699d98642c564d2e855e9661899b7252", "enabled": false }
   *  @aliases disable load balancer; change pools */
  edit(
    loadBalancerID: string,
    params: LoadBalancers.LoadBalancerEditParams,
    options?: RequestOptions,
  ): APIPromise<LoadBalancers.LoadBalancer>;

  /** Get one load balancer's full configuration.
   *  @http GET /{account_or_zone}/load_balancers/{load_balancer_id}
   *  @permission Load Balancers Write; Load Balancers Read; Load Balancers Account Write; Load Balancers Account Read */
  get(
    loadBalancerID: string,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<LoadBalancers.LoadBalancer>;
}

export declare namespace LoadBalancers {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Regions to check from; null means those that Cloudflare picks. */ check_regions: unknown;
    /** Note for people. */ description: string;
    /** Pool that is used when all others are down; its health is not checked. */ fallback_pool: string;
    /** Selection of an origin of the pool for a new session. */ origin_steering: unknown;
    /** Method of keeping a visitor's requests at the same origin; proxied load balancers only. */ session_affinity: unknown;
    /** Selection of the pool; empty means `geo` if there are region, country or PoP pools, else `off`. */ steering_policy: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Load balancer to work on, as `loadBalancers.list` shows it. @from loadBalancers.list */ load_balancer_id: string;
    /** Monitor group to work on, as `loadBalancers.monitorGroups.list` shows it. @from loadBalancers.monitorGroups.list */ monitor_group_id: string;
    /** Monitor to work on, as `loadBalancers.monitors.list` shows it. @from loadBalancers.monitors.list */ monitor_id: string;
    /** Pool to work on, as `loadBalancers.pools.list` shows it. @from loadBalancers.pools.list */ pool_id: string;
    /** Check to read, by the id that starting the preview returned. */ preview_id: string;
    /** Region code to look up, such as `WEU` for Western Europe. @from loadBalancers.regions.list region_code */ region_id: 'WNAM' | (string & {});
  }

  export interface SteeringSettings {
    /** Handling of requests that fail at an origin between two health checks. */ adaptive_routing?: AdaptiveRouting;
    /** Pool ids in order of failover, by two-letter country code; others use the region's or default pools. */
    country_pools?: { [key: string]: string[] };
    /** Method of locating a visitor if requests are not proxied. */ location_strategy?: LocationStrategy;
    /** Pool ids in order of failover, by data center (PoP) code; Enterprise only. */ pop_pools?: { [key: string]: string[] };
    /** Weights of the pools, for random and the least-… steering policies. */ random_steering?: RandomSteering;
    /** Pool ids in order of failover, by region code such as WNAM. */ region_pools?: { [key: string]: string[] };
    /** Details of the session affinity: headers, cookie, draining and failover. */ session_affinity_attributes?: SessionAffinityAttributes;
    /** Seconds a session lasts: 1,800 to 604,800 for cookies, 30 to 3,600 for headers. @unit seconds @example 1800 */
    session_affinity_ttl?: number;
    /** Seconds a resolver may cache the answer; only if not proxied. @unit seconds @example 30 */ ttl?: number;
  }

  export interface LoadBalancerSettings extends SteeringSettings {
    description?: string;
    /** Whether it takes part; off, it serves no traffic. @default true */ enabled?: boolean;
    /** Networks in which the load balancer or pool is available. */ networks?: string[];
    /** Whether traffic passes through Cloudflare; off, only the addresses of a pool are answered in DNS. @default false */ proxied?: boolean;
    /** Rules that answer or steer single requests in another way. */ rules?: Rules[];
  }

  export interface LoadBalancerParams extends LoadBalancerEditParams {
    /** @from loadBalancers.pools.list */ default_pools: DefaultPoolsParam[];
    /** @from loadBalancers.pools.list */ fallback_pool: string;
    /** @example "www.example.com" */ name: string;
  }

  export interface PoolWeighting {
    /** @from loadBalancers.pools.list */ fallback_pool?: string;
    /** Weight of pools that `pool_weights` does not name. @min 0 @max 1 @multipleOf 0.1 @example 0.2 */ pool_default_weight?: number;
    /** Weight by pool id, relative to the others. */ pool_weights?: { [key: string]: number };
    /** @default "" */
    steering_policy?: SteeringPolicy;
  }

  export interface LoadBalancer extends LoadBalancerSettings {
    /** Identifies the load balancer; given by Cloudflare. @example "699d98642c564d2e855e9661899b7252" */ id?: string;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ created_on?: string;
    /** Ids of the pools in order of failover. */ default_pools?: DefaultPools[];
    /** @from loadBalancers.pools.list */ fallback_pool?: string;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ modified_on?: string;
    /** Hostname that the load balancer answers for. @example "www.example.com" */ name?: string;
    /** Declarative way to choose pools, instead of the region, country and PoP fields: the first set that matches is used. */
    pool_sets?: LoadBalancer.PoolSet[];
    /** @default "none" */ session_affinity?: SessionAffinity;
    /** @default "" */
    steering_policy?: SteeringPolicy;
    /** Zone of the load balancer's hostname. @example "example.com" */ zone_name?: string;
  }
  export namespace LoadBalancer {
    export interface PoolSet {
      /** If true, the set is skipped. @default false */ disabled?: boolean;
      /** Answer that is sent at once instead of asking a pool; ends the evaluation. */ fixed_response?: Rules.FixedResponse;
      /** Requests that the set applies to: by place, or all. */ match?: PoolSet.Match;
      /** Name for people. @maxLength 200 @example "wnam-primary" */ name?: string;
      /** Settings that replace the load balancer's own for matching requests, including its pools. */ overrides?: PoolSet.Overrides;
    }
    export namespace PoolSet {
      export interface Match {
        /** If true, the set is for all requests; not together with `topology`. @default false */ default?: boolean;
        /** Places the set is for; one of the lists has to match. */ topology?: Match.Topology;
      }
      export namespace Match {
        export interface Topology {
          /** Two-letter country codes. @maxItems 1000 */ countries?: string[];
          /** Codes of Cloudflare data centers. @maxItems 1000 */ pops?: string[];
          /** Codes of steering regions, such as WNAM. @maxItems 1000 */ regions?: string[];
        }
      }
      export interface Overrides extends PoolWeighting {
        /** Ids of the pools in order of failover. */ pools?: string[];
      }
    }
  }

  export interface LoadBalancerDeleteResponse {
    /** Load balancer that was deleted. */ id?: string;
  }

  export interface LoadBalancerEditParams extends InAccountOrZone, LoadBalancerSettings {
    /** Ids of the pools in order of failover; used where no region, country or PoP has its own. @from loadBalancers.pools.list */
    default_pools?: DefaultPoolsParam[];
    /** @from loadBalancers.pools.list */ fallback_pool?: string;
    /** Hostname that the load balancer answers for. @example "www.example.com" */ name?: string;
    /** @default "none" */ session_affinity?: SessionAffinityParam;
    /** @default "" */
    steering_policy?: SteeringPolicyParam;
  }

  /** Tests of a server's health. */
  export interface Monitors {
    readonly previews: Monitors.Previews;
    readonly references: Monitors.References;

    /** Create a monitor: what is asked, what is expected and how often.
     *
     *  Checks nothing until a pool uses it. How short the interval may be depends on the plan.
     *  @http POST /accounts/{account_id}/load_balancers/monitors
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "type": "https", "method": "GET", "path": "/health", "expected_codes": "2xx",
     *    "interval": 60, "retries": 2, "timeout": 5, "header": { "Host": ["example.com"] }
     *  }
     *  @aliases health check */
    create(params: MonitorParams, options?: RequestOptions): APIPromise<Monitor>;

    /** Replace all health check settings of a monitor.
     *
     *  Fields left out go back to their defaults. Takes effect on all pools that use the monitor.
     *  @http PUT /accounts/{account_id}/load_balancers/monitors/{monitor_id}
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "type": "https", "path": "/health", "expected_codes": "2xx", "interval": 60,
     *    "timeout": 5, "retries": 2, "description": "Health of the shop"
     *  } */
    update(monitorID: string, params: MonitorParams, options?: RequestOptions): APIPromise<Monitor>;

    /** List the health monitors of the account.
     *  @http GET /accounts/{account_id}/load_balancers/monitors
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @columns description type method path port interval modified_on */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Monitor>, Monitor>;

    /** Delete a health monitor from the account.
     *
     *  Refused while a pool uses it: see `references.get`.
     *  @http DELETE /accounts/{account_id}/load_balancers/monitors/{monitor_id}
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga */
    delete(monitorID: string, params: InAccount, options?: RequestOptions): APIPromise<MonitorDeleteResponse>;

    /** Edit only the given health check settings of a monitor.
     *  @http PATCH /accounts/{account_id}/load_balancers/monitors/{monitor_id}
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "interval": 120 } */
    edit(monitorID: string, params: MonitorParams, options?: RequestOptions): APIPromise<Monitor>;

    /** Get one monitor's health check settings.
     *  @http GET /accounts/{account_id}/load_balancers/monitors/{monitor_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    get(monitorID: string, params: InAccount, options?: RequestOptions): APIPromise<Monitor>;
  }

  export interface MonitorSettings {
    /** Whether an invalid certificate of the origin is accepted; https only. @default false */ allow_insecure?: boolean;
    /** Failed checks in a row after which an origin counts as down. */ consecutive_down?: Integer;
    /** Passed checks in a row after which an origin counts as healthy. */ consecutive_up?: Integer;
    /** @default "" */ description?: string;
    /** Text that the answer must contain, case ignored; empty accepts any. http and https only. @default "" @example "alive" */
    expected_body?: string;
    /** Status codes that count as healthy, such as `200`, `2xx` or `200-299`. http and https only. @default "" @example "2xx" */
    expected_codes?: string;
    /** Whether redirects are followed; http and https only. @default false */ follow_redirects?: boolean;
    /** Request headers with their values. Set `Host` here if the origin needs it; `User-Agent` cannot be changed. */
    header?: { [key: string]: string[] };
    /** HTTP method of the check; `connection_established` for TCP. @example "GET" */ method?: string;
    /** Path that is asked for; http and https only. @example "/health" */ path?: string;
    /** Port to check; 0 or null means 80 or 443. TCP, UDP and SMTP need one. */ port?: Integer | null;
    /** Zone whose settings the check goes through, as a visitor's request would; http and https only. @default "" @example "example.com" */
    probe_zone?: string;
    /** Attempts after a timeout before the check counts as failed; they follow at once. @default 2 */ retries?: Integer;
    /** Seconds until a check counts as failed. @default 5 @unit seconds */ timeout?: Integer;
  }

  export interface MonitorParams extends InAccount, MonitorSettings {
    /** Seconds between two checks from each data center; shorter fails over faster and loads origins more. @default 60 @unit seconds @min 10 @max 3600 */
    interval?: Integer;
    /** Protocol of the check. @default "http" */ type?: 'http' | 'https' | 'tcp' | 'udp_icmp' | 'icmp_ping' | 'smtp' | (string & {});
  }

  export interface Monitor extends MonitorSettings {
    /** Identifies the monitor; given by Cloudflare. @example "f1aba936b94213e5b8dca0c0dbf1f9cc" */ id?: string;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ created_on?: string;
    /** Seconds between two checks from each data center; shorter fails over faster and loads origins more. @default 60 @unit seconds */
    interval?: Integer;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ modified_on?: string;
    /** Protocol of the check. @default "http" */ type?: 'http' | 'https' | 'tcp' | 'udp_icmp' | 'icmp_ping' | 'smtp';
  }

  export interface MonitorDeleteResponse {
    /** Monitor that was deleted. */ id?: string;
  }

  /** Sets of health checks judged together. */
  export interface MonitorGroups {
    readonly references: MonitorGroups.References;

    /** Create a group of monitors that judge a pool together.
     *  @http POST /accounts/{account_id}/load_balancers/monitor_groups
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "description": "HTTP and TCP",
     *    "members": [{ "enabled": true, "monitor_id": "f1aba936b94213e5b8dca0c0dbf1f9cc", "monitoring_only": false, "must_be_healthy": true }]
     *  } */
    create(params: MonitorGroupParams, options?: RequestOptions): APIPromise<MonitorGroup>;

    /** Replace a monitor group's description and whole member list.
     *
     *  A member left out is removed from the group.
     *  @http PUT /accounts/{account_id}/load_balancers/monitor_groups/{monitor_group_id}
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "description": "All that the shop needs",
     *    "members": [{"monitor_id": "7a9b2c3d4e5f60718293a4b5c6d7e8f9", "enabled": true, "must_be_healthy": true, "monitoring_only": false}]
     *  } */
    update(monitorGroupID: string, params: MonitorGroupParams, options?: RequestOptions): APIPromise<MonitorGroup>;

    /** List the account's monitor groups.
     *  @http GET /accounts/{account_id}/load_balancers/monitor_groups
     *  @availability ga
     *  @columns description members created_on modified_on */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<MonitorGroup>, MonitorGroup>;

    /** Delete a monitor group.
     *
     *  Refused while a pool uses it: see `references.get`.
     *  @http DELETE /accounts/{account_id}/load_balancers/monitor_groups/{monitor_group_id}
     *  @availability ga */
    delete(monitorGroupID: string, params: InAccount, options?: RequestOptions): APIPromise<MonitorGroup>;

    /** Edit a monitor group's description or members.
     *  @http PATCH /accounts/{account_id}/load_balancers/monitor_groups/{monitor_group_id}
     *  @availability ga */
    edit(monitorGroupID: string, params: MonitorGroupParams, options?: RequestOptions): APIPromise<MonitorGroup>;

    /** Get one monitor group with its members.
     *  @http GET /accounts/{account_id}/load_balancers/monitor_groups/{monitor_group_id}
     *  @availability ga */
    get(monitorGroupID: string, params: InAccount, options?: RequestOptions): APIPromise<MonitorGroup>;
  }

  export interface MonitorGroupParams extends InAccount {
    /** @example "Checks of the shop" */ description: string;
    members: MonitorGroupParams.Member[];
  }
  export namespace MonitorGroupParams {
    export interface Member {
      /** Whether the monitor runs for the pools of the group. */ enabled: boolean;
      /** Monitor that belongs to the group. @from loadBalancers.monitors.list */ monitor_id: string;
      /** If true, its result is reported but does not count for the pool's health. */ monitoring_only: boolean;
      /** If true, the pool is down as soon as this monitor fails. */ must_be_healthy: boolean;
    }
  }

  export interface MonitorGroup {
    /** Identifies the group. */ id: string;
    description: string;
    members: MonitorGroup.Member[];
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
  }
  export namespace MonitorGroup {
    export interface Member extends MonitorGroupParams.Member {
      /** @readOnly */ created_at?: DateTime;
      /** @readOnly */ updated_at?: DateTime;
    }
  }

  /** Groups of servers that share traffic. */
  export interface Pools {
    readonly health: Pools.Health;
    readonly references: Pools.References;

    /** Create a pool of origins with its monitor, steering and load shedding.
     *
     *  Serves nothing until a load balancer uses it; without a monitor its origins always count as healthy.
     *  @http POST /accounts/{account_id}/load_balancers/pools
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "primary-dc-1",
     *    "origins": [{ "name": "app-server-1", "address": "192.0.2.10", "enabled": true, "weight": 1 }],
     *    "monitor": "f1aba936b94213e5b8dca0c0dbf1f9cc", "minimum_origins": 1
     *  }
     *  @aliases origin pool; endpoint pool */
    create(params: PoolCreateParams, options?: RequestOptions): APIPromise<Pool>;

    /** Replace a pool's whole configuration, including its origins.
     *
     *  Fields left out go back to their defaults, and an origin left out is removed. Takes effect on all load balancers that use the pool.
     *  @http PUT /accounts/{account_id}/load_balancers/pools/{pool_id}
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "lisbon",
     *    "origins": [{"name": "lisbon-1", "address": "192.0.2.10", "enabled": true, "weight": 1}], "minimum_origins": 1
     *  } */
    update(poolID: string, params: PoolUpdateParams, options?: RequestOptions): APIPromise<Pool>;

    /** List the account's pools, optionally only those using a given monitor.
     *  @http GET /accounts/{account_id}/load_balancers/pools
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @columns name description origins monitor minimum_origins enabled modified_on
     *  @key name */
    list(params: PoolListParams, options?: RequestOptions): PagePromise<SinglePage<Pool>, Pool>;

    /** Delete a pool of origins.
     *
     *  Refused while a load balancer uses it: see `references.get`.
     *  @http DELETE /accounts/{account_id}/load_balancers/pools/{pool_id}
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga */
    delete(poolID: string, params: InAccount, options?: RequestOptions): APIPromise<PoolDeleteResponse>;

    /** Edit the notification email of all pools of a page at once.
     *
     *  The address can only be cleared here; set up a notification with `alerting.policies.create` instead.
     *  @http PATCH /accounts/{account_id}/load_balancers/pools
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "notification_email": "" } */
    bulkEdit(params: PoolBulkEditParams, options?: RequestOptions): PagePromise<SinglePage<Pool>, Pool>;

    /** Edit only the given settings of a pool.
     *
     *  A given list of origins replaces the former one: send all that are to stay.
     *  @http PATCH /accounts/{account_id}/load_balancers/pools/{pool_id}
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "pool_id": "17b5962d775c646f3f9725cbc7a53df4", "enabled": false }
     *  @aliases drain pool; take pool out */
    edit(poolID: string, params: PoolEditParams, options?: RequestOptions): APIPromise<Pool>;

    /** Get one pool with its origins and settings.
     *  @http GET /accounts/{account_id}/load_balancers/pools/{pool_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    get(poolID: string, params: InAccount, options?: RequestOptions): APIPromise<Pool>;
  }

  export interface PoolSettings {
    /** @default "" */ description?: string;
    /** Whether the pool takes part; off, it is neither checked nor used, and traffic fails over. @default true */ enabled?: boolean;
    /** Latitude of the data center, for proximity steering; set longitude too. @unit degrees */ latitude?: number;
    /** Share of the traffic to keep from the pool for a while; null for none. */ load_shedding?: LoadShedding | null;
    /** Longitude of the data center, for proximity steering; set latitude too. @unit degrees */ longitude?: number;
    /** Healthy origins that the pool needs; with fewer it counts as down. @default 1 */ minimum_origins?: Integer;
    /** Monitor that checks the origins; empty for none. @from loadBalancers.monitors.list */ monitor?: string;
    /** Monitor group that checks the origins. @from loadBalancers.monitorGroups.list */ monitor_group?: string;
    /** Addresses that hear of changes in health, separated by commas; deprecated, use notifications. @default "" */ notification_email?: string;
    /** Changes to notify about, for the pool and its origins; null for all. */ notification_filter?: NotificationFilter | null;
  }

  export interface PoolDefinition {
    /** Short name: letters, digits, hyphens and underscores. @example "primary-dc-1" */ name?: string;
    /** Origins in the pool; traffic is spread over the healthy ones. */ origins?: OriginParam[];
    check_regions?: CheckRegionParam[] | null;
    origin_steering?: OriginSteeringParam | null;
  }

  export interface PoolCreateParams extends InAccount, PoolSettings, PoolDefinition {
    /** @example "primary-dc-1" */ name: string;
    origins: OriginParam[];
  }

  export interface Pool extends PoolSettings {
    /** Identifies the pool; given by Cloudflare. @example "17b5962d775c646f3f9725cbc7a53df4" */ id?: string;
    check_regions?: CheckRegion[] | null;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ created_on?: string;
    /** Time at which the pool was disabled; absent while it is enabled. @readOnly */ disabled_at?: DateTime;
    /** Sources that decide about health, first to last; null for the usual order. */ health_sources?: ('local' | 'regional' | 'global')[] | null;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ modified_on?: string;
    /** Short name: letters, digits, hyphens and underscores. @example "primary-dc-1" */ name?: string;
    /** Networks in which the load balancer or pool is available. */ networks?: string[];
    origin_steering?: OriginSteering | null;
    origins?: Origin[];
  }

  export interface PoolUpdateParams extends InAccount, PoolSettings, PoolDefinition {
    /** @example "primary-dc-1" */ name: string;
    origins: OriginParam[];
    /** Sources that decide about health, first to last; null for the usual order. */ health_sources?: ('local' | 'regional' | 'global' | (string & {}))[] | null;
  }

  export interface PoolListParams extends InAccount {
    /** Only pools that this monitor checks. @from loadBalancers.monitors.list */ monitor?: string;
  }

  export interface PoolDeleteResponse {
    /** Pool that was deleted. */ id?: string;
  }

  export interface PoolBulkEditParams extends InAccount {
    /** Has to be empty, which clears the address. */ notification_email?: '';
  }

  export interface PoolEditParams extends InAccount, PoolSettings, PoolDefinition {
    /** Sources that decide about health, first to last; null for the usual order. */ health_sources?: ('local' | 'regional' | 'global' | (string & {}))[] | null;
  }

  /** Outcome of trial health checks. */
  export interface Previews {
    /** Get the results of a health check preview.
     *
     *  Empty until the checks of the preview are done; results are kept only for a short time.
     *  @http GET /accounts/{account_id}/load_balancers/preview/{preview_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    get(previewID: string, params: InAccount, options?: RequestOptions): APIPromise<PreviewGetResponse>;
  }

  export type PreviewGetResponse = { [key: string]: PreviewGetResponse.item };
  export namespace PreviewGetResponse {
    export interface item {
      /** Whether the check passed. */ healthy?: boolean;
      /** Result of each origin, by its address. */ origins?: { [key: string]: item.load_balancing_origin_health_data }[];
    }
    export namespace item {
      export interface load_balancing_origin_health_data {
        /** Reason the check failed. */ failure_reason?: string;
        /** Whether the check passed. */ healthy?: boolean;
        /** HTTP status that the origin answered with. */ response_code?: number;
        /** Time until the answer came. */ rtt?: string;
      }
    }
  }

  /** Parts of the world by which traffic can be steered. */
  export interface Regions {
    /** List the steering regions, by country or subdivision code.
     *  @http GET /accounts/{account_id}/load_balancers/regions
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @columns region_code countries
     *  @key region_code */
    list(params: RegionListParams, options?: RequestOptions): APIPromise<RegionResult>;

    /** Get the countries and subdivisions of one steering region.
     *  @http GET /accounts/{account_id}/load_balancers/regions/{region_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    get(
      regionID: 'WNAM' | 'ENAM' | 'WEU' | 'EEU' | 'NSAM' | 'SSAM' | 'OC' | 'ME' | 'NAF' | 'SAF' | 'SAS' | 'SEAS' | 'NEAS',
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<RegionResult>;
  }

  export interface RegionListParams extends InAccount {
    /** Only the region with this country, by two-letter code. @example "US" */ country_code_a2?: string;
    /** Only the region with this subdivision, by two-letter code. @example "CA" */ subdivision_code?: string;
    /** @example "CA" */ subdivision_code_a2?: string;
  }

  export interface RegionResult {
    /** Standards that the codes follow. */ iso_standard?: string;
    /** Regions that match, each with its countries. */ regions?: Region[];
  }

  export interface Region {
    /** Code under which load balancers steer, such as `WNAM`. */ region_code?: string;
    /** Countries whose visitors count to the region. */ countries?: Region.Country[];
  }
  export namespace Region {
    export interface Country {
      /** Two-letter code (ISO 3166-1). @example "US" */ country_code_a2?: string;
      /** Country in English. */ country_name?: string;
      /** States or provinces that count to the region; the United States and Canada only. */ country_subdivisions?: Subdivision[];
    }
    export interface Subdivision {
      /** Two-letter code (ISO 3166-2). @example "CA" */ subdivision_code_a2?: string;
      /** State or province in English. */ subdivision_name?: string;
    }
  }

  /** Lookup across load balancers, pools and monitors. */
  export interface Searches {
    /** List the load balancing resources that match a search.
     *  @http GET /accounts/{account_id}/load_balancers/search
     *  @items resources
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @columns resource_name resource_type reference_type references resource_id */
    list(
      params: SearchListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<SearchListResponse>, SearchListResponse>;
  }

  export interface SearchListParams extends InAccount {
    /** Text to look for in names and addresses. @default "" @example "primary" */ query?: string;
    /** Whether what refers to a hit, and what it refers to, is returned too. @default "" */ references?: '' | '*' | 'referral' | 'referrer' | (string & {});
    /** @min 1 */ page?: number;
    /** @min 1 @max 1000 @default 25 */ per_page?: number;
  }

  /** Consumption of the service by the account. */
  export interface Usage {
    /** Get how much load balancing the account uses.
     *  @http GET /accounts/{account_id}/load_balancers/usage
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @docs https://developers.cloudflare.com/api/operations/account-load-balancers-list-load-balancer-usage */
    get(params: InAccount, options?: RequestOptions): APIPromise<UsageGetResponse>;
  }

  export interface UsageGetResponse {
    /** Number of load balancers. @example 5 */ load_balancers: Integer;
    /** Most origins that one pool has. @example 5 */ max_origins_per_pool: Integer;
    /** Shortest interval of a monitor. @example 60 @unit seconds */ minimum_monitor_interval: Integer;
    /** Number of monitors. @example 3 */ monitors: Integer;
    /** Number of origins over all pools. @example 12 */ origins: Integer;
    /** Number of pools. @example 4 */ pools: Integer;
  }

  export interface AdaptiveRouting {
    /** If true, an origin of another pool takes over; false stays within the pool. @default false */ failover_across_pools?: boolean;
  }

  export type CheckRegion =
    | 'WNAM' | 'ENAM' | 'WEU' | 'EEU' | 'NSAM' | 'SSAM' | 'OC' | 'ME' | 'NAF' | 'SAF' | 'SAS' | 'SEAS' | 'NEAS'
    | 'CHINA' | 'ALL_REGIONS';

  export type CheckRegionParam =
    | 'WNAM' | 'ENAM' | 'WEU' | 'EEU' | 'NSAM' | 'SSAM' | 'OC' | 'ME' | 'NAF' | 'SAF' | 'SAS' | 'SEAS' | 'NEAS'
    | 'CHINA' | 'ALL_REGIONS' | (string & {});

  export type DefaultPools = string;

  export type DefaultPoolsParam = string;

  export interface FilterOptions {
    /** If true, there are no notifications of this kind. @default false */ disable?: boolean | null;
    /** If set, only changes to healthy (true) or to unhealthy (false) send a notification; null sends both. */ healthy?: boolean | null;
  }

  export interface Header {
    /** `Host` header sent to the origin; one value. */ Host?: Host[];
  }

  export type Host = string;

  export type LoadBalancersSinglePage = SinglePage<LoadBalancer>;

  export interface LoadShedding {
    /** Share of new traffic that is kept from the pool. @min 0 @max 100 @unit percent @default 0 */ default_percent?: number;
    /** Whether single requests (`random`) or visitors by address (`hash`) are kept away. @default "random" */ default_policy?: 'random' | 'hash';
    /** Share of running sessions that is kept from the pool. @min 0 @max 100 @unit percent @default 0 */ session_percent?: number;
    /** Selection of sessions; only by hash. @default "hash" */ session_policy?: 'hash';
  }

  export interface LocationStrategy {
    /** Whether the data center's or the resolver's location counts. @default "pop" */ mode?: 'pop' | 'resolver_ip';
    /** Use of the client's EDNS subnet for the location. @default "proximity" */ prefer_ecs?: 'always' | 'never' | 'proximity' | 'geo';
  }

  export type MonitorGroupsSinglePage = SinglePage<MonitorGroup>;

  export type MonitorsSinglePage = SinglePage<Monitor>;

  export interface NotificationFilter {
    /** Notifications about origins; null for all. */ origin?: FilterOptions | null;
    /** Notifications about the pool itself; null for all. */ pool?: FilterOptions | null;
  }

  export interface Origin extends OriginParam {
    /** Time at which the origin was disabled; absent while it is enabled. @readOnly */ disabled_at?: DateTime;
  }

  export interface OriginParam {
    /** Public address or hostname; a private address needs `virtual_network_id`. @example "0.0.0.0" */ address?: string;
    /** Whether the origin takes part; off, it is neither checked nor used. @default true */ enabled?: boolean;
    /** Whether a hostname is resolved to addresses; false hands the name on as CNAME. @default true */ flatten_cname?: boolean;
    /** Request headers for the origin; only `Host`. */ header?: Header;
    /** Name for people, unique within the pool. @example "app-server-1" */ name?: string;
    /** Port for connections; 0 means the protocol's own. @default 0 */ port?: Integer;
    /** Virtual network through which a private address is reached.
     *  @example "a5624d4e-044a-4ff0-b3e1-e2465353d4b4" @from zeroTrust.networks.virtualNetworks.list */
    virtual_network_id?: string;
    /** Share of traffic, relative to the other origins of the pool; 0 gets none. @min 0 @max 1 @multipleOf 0.01 @default 1 @example 0.6 */
    weight?: number;
  }

  export interface OriginSteering {
    /** `random` by weight, `hash` by visitor address, or to the origin with least open requests or connections. @default "random" */
    policy?: 'random' | 'hash' | 'least_outstanding_requests' | 'least_connections';
  }

  export interface OriginSteeringParam {
    /** `random` by weight, `hash` by visitor address, or to the origin with least open requests or connections. @default "random" */
    policy?: 'random' | 'hash' | 'least_outstanding_requests' | 'least_connections' | (string & {});
  }

  export type PoolsSinglePage = SinglePage<Pool>;

  export interface RandomSteering {
    /** Weight of pools that `pool_weights` does not name. @min 0 @max 1 @multipleOf 0.1 @default 1 @example 0.2 */ default_weight?: number;
    /** Weight by pool id, relative to the others. */ pool_weights?: { [key: string]: number };
  }

  export interface Rules {
    /** Expression that a request must match; empty matches all. */ condition?: string;
    /** If true, the rule is skipped. @default false */ disabled?: boolean;
    /** Answer that is sent at once instead of asking a pool; ends the evaluation. */ fixed_response?: Rules.FixedResponse;
    /** Name for people. @maxLength 200 */ name?: string;
    /** Settings of the load balancer that are different for matching requests. */ overrides?: Rules.Overrides;
    /** Order of execution: lower first. @min 0 @default 0 */ priority?: Integer;
    /** If true, no later rule runs after a match. */ terminates?: boolean;
  }
  export namespace Rules {
    export interface FixedResponse {
      /** `Content-Type` header of the answer. @maxLength 32 @example "application/json" */ content_type?: string;
      /** `Location` header of the answer, for redirects. @maxLength 2048 @example "www.example.com" */ location?: string;
      /** Body of the answer. @maxLength 1024 */ message_body?: string;
      /** HTTP status of the answer. */ status_code?: Integer;
    }
    export interface Overrides extends SteeringSettings, PoolWeighting {
      /** Ids of the pools in order of failover. */ default_pools?: DefaultPools[];
      pools?: string[];
      /** @default "none" */ session_affinity?: SessionAffinity;
    }
  }

  export interface SearchListResponse {
    /** Load balancers, pools and monitors that match. */ resources?: SearchListResponse.Resource[];
  }
  export namespace SearchListResponse {
    export interface Resource {
      /** Whether the references point from the hit or to it. */ reference_type?: 'referral' | 'referrer';
      /** Resources that refer to the hit or are referred to by it. */ references?: unknown[];
      /** Identifies the resource. @example "17b5962d775c646f3f9725cbc7a53df4" */ resource_id?: string;
      /** Name of the resource for people. @example "primary-dc-1" */ resource_name?: string;
      /** Whether it is a load balancer, a monitor or a pool. */ resource_type?: 'load_balancer' | 'monitor' | 'pool';
    }
  }

  export type SearchListResponsesV4PagePagination = V4PagePagination<SearchListResponse>;

  export type SessionAffinity = 'none' | 'cookie' | 'ip_cookie' | 'header';

  export interface SessionAffinityAttributes {
    /** Seconds running sessions stay with an origin after it was disabled. @example 100 @unit seconds */ drain_duration?: number;
    /** Names of the headers that identify a session; `cookie:name` for a cookie. At most five, one below Enterprise. @unique */
    headers?: (/** @minLength 1 @maxLength 100 */ string)[];
    /** Whether all listed headers must be there for a session; false takes any of them. @default false */ require_all_headers?: boolean;
    /** `SameSite` of the affinity cookie. @default "Auto" */ samesite?: 'Auto' | 'Lax' | 'None' | 'Strict';
    /** Whether the affinity cookie is for https only. @default "Auto" */ secure?: 'Auto' | 'Always' | 'Never';
    /** Whether a session moves at once when its origin fails: not, for a time, or for good. @default "none" */
    zero_downtime_failover?: 'none' | 'temporary' | 'sticky';
  }

  export type SessionAffinityParam = 'none' | 'cookie' | 'ip_cookie' | 'header' | (string & {});

  export type SteeringPolicy =
    | 'off' | 'geo' | 'random' | 'dynamic_latency' | 'proximity' | 'least_outstanding_requests'
    | 'least_connections' | '';

  export type SteeringPolicyParam =
    | 'off' | 'geo' | 'random' | 'dynamic_latency' | 'proximity' | 'least_outstanding_requests'
    | 'least_connections' | '' | (string & {});
}

export declare namespace LoadBalancers.Monitors {
  /** Trial runs of a health check. */
  export interface Previews {
    /** Create a preview of monitor settings on the pools that use the monitor.
     *
     *  Runs in the background and changes nothing: poll `previews.get` with the returned id.
     *  @http POST /accounts/{account_id}/load_balancers/monitors/{monitor_id}/preview
     *  @body json required
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "monitor_id": "f1aba936b94213e5b8dca0c0dbf1f9cc", "type": "https", "path": "/health",
     *    "expected_codes": "2xx"
     *  } */
    create(monitorID: string, params: MonitorParams, options?: RequestOptions): APIPromise<PreviewCreateResponse>;
  }

  export interface PreviewCreateResponse {
    /** Pools that the monitor checks, as ids with their names. */ pools?: { [key: string]: string };
    /** Id with which the results of the test run are read. */ preview_id?: string;
  }

  /** Resources that still rely on a health check. */
  export interface References {
    /** Get what refers to a monitor, such as pools.
     *  @http GET /accounts/{account_id}/load_balancers/monitors/{monitor_id}/references
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @columns resource_name resource_type reference_type resource_id */
    get(
      monitorID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ReferenceGetResponse>, ReferenceGetResponse>;
  }

  export interface ReferenceGetResponse {
    /** Whether the reference points from the resource or to it. */ reference_type?: '*' | 'referral' | 'referrer';
    /** Identifies the resource. */ resource_id?: string;
    /** Name of the other resource, for people. */ resource_name?: string;
    /** Kind of the other resource. */ resource_type?: string;
  }

  export type ReferenceGetResponsesSinglePage = SinglePage<ReferenceGetResponse>;
}

export declare namespace LoadBalancers.MonitorGroups {
  /** Resources that still rely on a set of health checks. */
  export interface References {
    /** Get what refers to a monitor group, such as pools.
     *  @http GET /accounts/{account_id}/load_balancers/monitor_groups/{monitor_group_id}/references
     *  @availability ga
     *  @columns resource_name resource_type reference_type resource_id */
    get(
      monitorGroupID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Monitors.ReferenceGetResponse>, Monitors.ReferenceGetResponse>;
  }

  export type ReferenceGetResponsesSinglePage = SinglePage<Monitors.ReferenceGetResponse>;
}

export declare namespace LoadBalancers.Pools {
  /** Latest health of a group, and trial checks on it. */
  export interface Health {
    /** Create a preview of monitor settings on one pool.
     *
     *  Runs in the background and changes nothing: poll `previews.get` with the returned id.
     *  @http POST /accounts/{account_id}/load_balancers/pools/{pool_id}/preview
     *  @body json required
     *  @availability ga */
    create(poolID: string, params: MonitorParams, options?: RequestOptions): APIPromise<Monitors.PreviewCreateResponse>;

    /** Get the latest health of a pool and its origins.
     *  @http GET /accounts/{account_id}/load_balancers/pools/{pool_id}/health
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga */
    get(poolID: string, params: InAccount, options?: RequestOptions): APIPromise<HealthGetResponse>;
  }

  export interface HealthGetResponse {
    /** Identifies the pool. @example "17b5962d775c646f3f9725cbc7a53df4" */ pool_id?: string;
    /** Health by the region that checked. */ pop_health?: HealthGetResponse.POPHealth;
  }
  export namespace HealthGetResponse {
    export interface POPHealth {
      /** Whether the region finds the pool healthy. */ healthy?: boolean;
      /** Result of each origin. */ origins?: POPHealth.Origin[];
    }
    export namespace POPHealth {
      export interface Origin {
        /** Result for this address. */ ip?: Origin.IP;
      }
      export namespace Origin {
        export interface IP {
          /** Reason the check failed. */ failure_reason?: string;
          /** Whether the last check from the data center found the origin able to answer. */ healthy?: boolean;
          /** HTTP status that the origin answered with. */ response_code?: number;
          /** Time until the answer came. */ rtt?: string;
        }
      }
    }
  }

  /** Load balancers that still use a group. */
  export interface References {
    /** Get what refers to a pool, such as load balancers.
     *  @http GET /accounts/{account_id}/load_balancers/pools/{pool_id}/references
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @columns resource_name resource_type reference_type resource_id */
    get(
      poolID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Monitors.ReferenceGetResponse>, Monitors.ReferenceGetResponse>;
  }

  export type ReferenceGetResponsesSinglePage = SinglePage<Monitors.ReferenceGetResponse>;
}
