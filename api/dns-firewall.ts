import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';
import type { DNS } from './dns/index.ts';

/** DNS Firewall: A caching, filtering proxy before your own name servers.
 *  @product dnsFirewall DNS Firewall
 *  @docs https://developers.cloudflare.com/dns/dns-firewall/ */
export interface DNSFirewall {
  readonly analytics: DNSFirewall.Analytics;
  readonly reverseDNS: DNSFirewall.ReverseDNS;

  /** Create a DNS Firewall cluster in front of the given upstream IPs.
   *
   *  Cloudflare assigns the cluster its IP addresses; name servers are pointed at these. Their number cannot be changed later.
   *  @http POST /accounts/{account_id}/dns_firewall
   *  @permission DNS Firewall Write
   *  @plans enterprise
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "My Awesome DNS Firewall cluster", "upstream_ips": ["192.0.2.1", "198.51.100.1"]
   *  } */
  create(params: DNSFirewall.DNSFirewallCreateParams, options?: RequestOptions): APIPromise<DNSFirewall.DNSFirewallResult>;

  /** List the account's DNS Firewall clusters.
   *  @http GET /accounts/{account_id}/dns_firewall
   *  @permission DNS Firewall Write; DNS Firewall Read
   *  @plans enterprise
   *  @availability ga
   *  @columns name dns_firewall_ips upstream_ips ratelimit retries modified_on */
  list(
    params: DNSFirewall.DNSFirewallListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<DNSFirewall.DNSFirewallResult>, DNSFirewall.DNSFirewallResult>;

  /** Delete a DNS Firewall cluster, ending its shield over the upstreams.
   *
   *  Its IP addresses stop answering at once: point name servers elsewhere first.
   *  @http DELETE /accounts/{account_id}/dns_firewall/{dns_firewall_id}
   *  @permission DNS Firewall Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    dnsFirewallID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<DNSFirewall.DNSFirewallDeleteResponse>;

  /** Edit settings of a DNS Firewall cluster, such as TTLs or rate limit.
   *  @http PATCH /accounts/{account_id}/dns_firewall/{dns_firewall_id}
   *  @body json required
   *  @permission DNS Firewall Write
   *  @plans enterprise
   *  @availability ga */
  edit(
    dnsFirewallID: ResourceID,
    params: DNSFirewall.DNSFirewallEditParams,
    options?: RequestOptions,
  ): APIPromise<DNSFirewall.DNSFirewallResult>;

  /** Get one DNS Firewall cluster with its cache and upstream settings.
   *  @http GET /accounts/{account_id}/dns_firewall/{dns_firewall_id}
   *  @permission DNS Firewall Write; DNS Firewall Read
   *  @plans enterprise
   *  @availability ga */
  get(
    dnsFirewallID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<DNSFirewall.DNSFirewallResult>;
}

export declare namespace DNSFirewall {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Label of the cluster for people. */ name: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** DNS firewall to work on, as `dnsFirewall.list` shows it. @from dnsFirewall.list */ dns_firewall_id: string;
  }

  export interface ClusterSettings {
    /** Protection of the upstream servers against floods of random names; null switches it off. */ attack_mitigation?: AttackMitigation | null;
    /** Whether queries of type ANY get a minimal answer instead of being passed on. */ deprecate_any_requests?: boolean;
    /** Whether the resolver's address is passed on as EDNS client subnet where the query carries none. */ ecs_fallback?: boolean;
    /** Longest time for which an answer is cached, whatever its own TTL; the TTL that clients see stays.
     *  @min 30 @max 36000 @unit seconds @default 900 @example 900 */
    maximum_cache_ttl?: number;
    /** Shortest time for which an answer is cached, whatever its own TTL; it may be dropped earlier for lack of room.
     *  @min 30 @max 36000 @unit seconds @default 60 @example 60 */
    minimum_cache_ttl?: number;
    /** Time for which NXDOMAIN answers are cached; null keeps the TTL the upstream gives. @min 30 @max 36000 @unit seconds @example 900 */
    negative_cache_ttl?: number | null;
    /** Queries a second passed on to the upstream servers from each data center; null for no limit.
     *  @min 100 @max 1000000000 @example 600 @unit queries per second */
    ratelimit?: number | null;
    /** Further attempts after a failed query to the upstream, the first not counted. @min 0 @max 2 @default 2 @example 2 */ retries?: number;
  }

  export interface DNSFirewallCreateParams extends InAccount, ClusterSettings {
    /** @minLength 1 @maxLength 160 */ name: string;
    /** Addresses of your authoritative name servers, IPv4 or IPv6, to which queries are passed on. @minItems 1 */ upstream_ips: UpstreamIPsParam[];
    /** Number of IPv4 addresses given to the cluster; cannot be changed later. @min 1 @max 10 @default 2 @example 2 */
    dns_firewall_ip_count?: Integer;
  }

  export interface DNSFirewallResult {
    /** Id of the cluster. */ id: ResourceID;
    /** Whether queries of type ANY get a minimal answer instead of being passed on. */ deprecate_any_requests: boolean;
    /** Addresses that Cloudflare gave the cluster; use them as name servers. */ dns_firewall_ips: FirewallIPs[];
    /** Whether the resolver's address is passed on as EDNS client subnet where the query carries none. */ ecs_fallback: boolean;
    /** Longest time for which an answer is cached, whatever its own TTL; the TTL that clients see stays.
     *  @min 30 @max 36000 @unit seconds @default 900 @example 900 */
    maximum_cache_ttl: number;
    /** Shortest time for which an answer is cached, whatever its own TTL; it may be dropped earlier for lack of room.
     *  @min 30 @max 36000 @unit seconds @default 60 @example 60 */
    minimum_cache_ttl: number;
    modified_on: DateTime;
    /** @minLength 1 @maxLength 160 */ name: string;
    /** Time for which NXDOMAIN answers are cached; null keeps the TTL the upstream gives. @min 30 @max 36000 @unit seconds @example 900 */
    negative_cache_ttl: number | null;
    /** Queries a second passed on to the upstream servers from each data center; null for no limit.
     *  @min 100 @max 1000000000 @example 600 @unit queries per second */
    ratelimit: number | null;
    /** Further attempts after a failed query to the upstream, the first not counted. @min 0 @max 2 @default 2 @example 2 */ retries: number;
    /** Addresses of your authoritative name servers. */ upstream_ips: UpstreamIPs[];
    /** Protection of the upstream servers against floods of random names; null switches it off. */ attack_mitigation?: AttackMitigation | null;
  }

  export interface DNSFirewallListParams extends InAccount {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 100 @default 20 */ per_page?: number;
  }

  export interface DNSFirewallDeleteResponse {
    /** Id of the cluster. */ id?: ResourceID;
  }

  export interface DNSFirewallEditParams extends InAccount, ClusterSettings {
    /** @minLength 1 @maxLength 160 */ name?: string;
    /** Addresses of your authoritative name servers, IPv4 or IPv6, to which queries are passed on. @minItems 1 */ upstream_ips?: UpstreamIPsParam[];
  }

  /** Figures on the queries a cluster handles. */
  export interface Analytics {
    readonly reports: Analytics.Reports;
  }

  /** Names that a cluster's IPs resolve back to. */
  export interface ReverseDNS {
    /** Edit reverse DNS (PTR) names for a DNS Firewall cluster's IPs.
     *  @http PATCH /accounts/{account_id}/dns_firewall/{dns_firewall_id}/reverse_dns
     *  @body json required
     *  @permission DNS Firewall Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dns_firewall_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "ptr": { "192.0.2.1": "ns1.example.com" }
     *  } */
    edit(dnsFirewallID: ResourceID, params: ReverseDNSEditParams, options?: RequestOptions): APIPromise<ReverseDNSResult>;

    /** Get the reverse DNS (PTR) names of a DNS Firewall cluster's IPs.
     *  @http GET /accounts/{account_id}/dns_firewall/{dns_firewall_id}/reverse_dns
     *  @permission DNS Firewall Write; DNS Firewall Read
     *  @plans enterprise
     *  @availability ga */
    get(dnsFirewallID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<ReverseDNSResult>;
  }

  export interface ReverseDNSEditParams extends InAccount {
    /** Hostname for each IP address of the cluster. */ ptr?: { [key: string]: string };
  }

  export interface ReverseDNSResult {
    /** Hostname for each IP address of the cluster. */ ptr: { [key: string]: string };
  }

  export interface AttackMitigation {
    /** Whether queries for random names are held off while an attack goes on. */ enabled?: boolean;
    /** If true, only while the upstream servers seem to be in distress. @default true */ only_when_upstream_unhealthy?: boolean;
  }

  export type DNSFirewallListResponsesV4PagePaginationArray = V4PagePaginationArray<DNSFirewallResult>;

  export type FirewallIPs = string;

  export type UpstreamIPs = string;

  export type UpstreamIPsParam = string;
}

export declare namespace DNSFirewall.Analytics {
  /** Query totals of a cluster over a period. */
  export interface Reports {
    readonly bytimes: Reports.Bytimes;

    /** Get a DNS Firewall cluster's query metrics over a period.
     *  @http GET /accounts/{account_id}/dns_firewall/{dns_firewall_id}/dns_analytics/report
     *  @permission DNS Firewall Write; DNS Firewall Read
     *  @availability deprecated
     *  @deprecated */
    get(dnsFirewallID: ResourceID, params: ReportGetParams, options?: RequestOptions): APIPromise<DNS.Analytics.Report>;
  }

  export interface ReportQuery {
      /** Dimensions by which the figures are grouped, joined by commas. @example "queryType" */ dimensions?: string;
      /** Conditions of the form `dimension==value`, joined by commas (and) or semicolons (or). @example "responseCode==NOERROR,queryType==A" */
      filters?: string;
      /** Most rows returned. @default 100000 @example 100 @min 1 */ limit?: Integer;
      /** Figures wanted, joined by commas. @example "queryCount,uncachedCount" */ metrics?: string;
      /** Start of the period; by default six hours before `until`. */ since?: DateTime;
      /** Dimensions and metrics to sort by, joined by commas; `-` in front sorts downwards. @example "+responseCode,-queryName" */ sort?: string;
      /** End of the period; by default now. */ until?: DateTime;
    }

  export interface ReportGetParams extends InAccount, ReportQuery {}
}

export declare namespace DNSFirewall.Analytics.Reports {
  /** Query totals of a cluster cut into time slices. */
  export interface Bytimes {
    /** Get a DNS Firewall cluster's query metrics by time slice.
     *  @http GET /accounts/{account_id}/dns_firewall/{dns_firewall_id}/dns_analytics/report/bytime
     *  @permission DNS Firewall Write; DNS Firewall Read
     *  @availability deprecated
     *  @deprecated */
    get(dnsFirewallID: ResourceID, params: BytimeGetParams, options?: RequestOptions): APIPromise<DNS.Analytics.Reports.ByTime>;
  }

  export interface BytimeGetParams extends InAccount, ReportQuery {
    /** Length of a time slice; `auto` chooses it by the period. */
    time_delta?: 'all' | 'auto' | 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'dekaminute' | 'minute' | (string & {});
  }
}
