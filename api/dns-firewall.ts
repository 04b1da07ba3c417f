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
   *  @http POST /accounts/{account_id}/dns_firewall
   *  @permission DNS Firewall Write
   *  @plans enterprise
   *  @availability ga */
  create(params: DNSFirewall.DNSFirewallCreateParams, options?: RequestOptions): APIPromise<DNSFirewall.DNSFirewallGetResponse>;

  /** Page through the account's DNS Firewall clusters.
   *  @http GET /accounts/{account_id}/dns_firewall
   *  @permission DNS Firewall Write; DNS Firewall Read
   *  @plans enterprise
   *  @availability ga */
  list(
    params: DNSFirewall.DNSFirewallListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<DNSFirewall.DNSFirewallGetResponse>, DNSFirewall.DNSFirewallGetResponse>;

  /** Delete a DNS Firewall cluster, ending its shield over the upstreams.
   *  @http DELETE /accounts/{account_id}/dns_firewall/{dns_firewall_id}
   *  @permission DNS Firewall Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    dnsFirewallID: ResourceID,
    params: DNSFirewall.DNSFirewallDeleteParams,
    options?: RequestOptions,
  ): APIPromise<DNSFirewall.DNSFirewallDeleteResponse>;

  /** Change given settings of a DNS Firewall cluster, such as TTLs or rate limit.
   *  @http PATCH /accounts/{account_id}/dns_firewall/{dns_firewall_id}
   *  @body json required
   *  @permission DNS Firewall Write
   *  @plans enterprise
   *  @availability ga */
  edit(
    dnsFirewallID: ResourceID,
    params: DNSFirewall.DNSFirewallEditParams,
    options?: RequestOptions,
  ): APIPromise<DNSFirewall.DNSFirewallGetResponse>;

  /** Retrieve one DNS Firewall cluster with its cache and upstream settings.
   *  @http GET /accounts/{account_id}/dns_firewall/{dns_firewall_id}
   *  @permission DNS Firewall Write; DNS Firewall Read
   *  @plans enterprise
   *  @availability ga */
  get(
    dnsFirewallID: ResourceID,
    params: DNSFirewall.DNSFirewallGetParams,
    options?: RequestOptions,
  ): APIPromise<DNSFirewall.DNSFirewallGetResponse>;
}

export declare namespace DNSFirewall {
  export interface DNSFirewallCreateParams extends InAccount {
    /** @minLength 1 @maxLength 160 */ name: string;
    upstream_ips: UpstreamIPsParam[];
    attack_mitigation?: AttackMitigation | null;
    deprecate_any_requests?: boolean;
    /** @min 1 @max 10 @default 2 @example 2 */ dns_firewall_ip_count?: Integer;
    ecs_fallback?: boolean;
    /** @min 30 @max 36000 @unit seconds @default 900 @example 900 */ maximum_cache_ttl?: number;
    /** @min 30 @max 36000 @unit seconds @default 60 @example 60 */ minimum_cache_ttl?: number;
    /** @min 30 @max 36000 @unit seconds @example 900 */ negative_cache_ttl?: number | null;
    /** @min 100 @max 1000000000 @example 600 */ ratelimit?: number | null;
    /** @min 0 @max 2 @default 2 @example 2 */ retries?: number;
  }

  export type DNSFirewallCreateResponse = DNSFirewallGetResponse;

  export interface DNSFirewallListParams extends InAccount {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 100 @default 20 */ per_page?: number;
  }

  export type DNSFirewallListResponse = DNSFirewallGetResponse;

  export type DNSFirewallDeleteParams = InAccount;

  export interface DNSFirewallDeleteResponse {
    id?: ResourceID;
  }

  export interface DNSFirewallEditParams extends InAccount {
    attack_mitigation?: AttackMitigation | null;
    deprecate_any_requests?: boolean;
    ecs_fallback?: boolean;
    /** @min 30 @max 36000 @unit seconds @default 900 @example 900 */ maximum_cache_ttl?: number;
    /** @min 30 @max 36000 @unit seconds @default 60 @example 60 */ minimum_cache_ttl?: number;
    /** @minLength 1 @maxLength 160 */ name?: string;
    /** @min 30 @max 36000 @unit seconds @example 900 */ negative_cache_ttl?: number | null;
    /** @min 100 @max 1000000000 @example 600 */ ratelimit?: number | null;
    /** @min 0 @max 2 @default 2 @example 2 */ retries?: number;
    upstream_ips?: UpstreamIPsParam[];
  }

  export type DNSFirewallEditResponse = DNSFirewallGetResponse;

  export type DNSFirewallGetParams = InAccount;

  export interface DNSFirewallGetResponse {
    id: ResourceID;
    deprecate_any_requests: boolean;
    dns_firewall_ips: FirewallIPs[];
    ecs_fallback: boolean;
    /** @min 30 @max 36000 @unit seconds @default 900 @example 900 */ maximum_cache_ttl: number;
    /** @min 30 @max 36000 @unit seconds @default 60 @example 60 */ minimum_cache_ttl: number;
    modified_on: DateTime;
    /** @minLength 1 @maxLength 160 */ name: string;
    /** @min 30 @max 36000 @unit seconds @example 900 */ negative_cache_ttl: number | null;
    /** @min 100 @max 1000000000 @example 600 */ ratelimit: number | null;
    /** @min 0 @max 2 @default 2 @example 2 */ retries: number;
    upstream_ips: UpstreamIPs[];
    attack_mitigation?: AttackMitigation | null;
  }

  /** Figures on the queries a cluster handles. */
  export interface Analytics {
    readonly reports: Analytics.Reports;
  }

  /** Names that a cluster's IPs resolve back to. */
  export interface ReverseDNS {
    /** Set reverse DNS (PTR) names for the IPs of a DNS Firewall cluster.
     *  @http PATCH /accounts/{account_id}/dns_firewall/{dns_firewall_id}/reverse_dns
     *  @body json required
     *  @permission DNS Firewall Write
     *  @plans enterprise
     *  @availability ga */
    edit(dnsFirewallID: ResourceID, params: ReverseDNSEditParams, options?: RequestOptions): APIPromise<ReverseDNSGetResponse>;

    /** Read the reverse DNS (PTR) names of a DNS Firewall cluster's IPs.
     *  @http GET /accounts/{account_id}/dns_firewall/{dns_firewall_id}/reverse_dns
     *  @permission DNS Firewall Write; DNS Firewall Read
     *  @plans enterprise
     *  @availability ga */
    get(dnsFirewallID: ResourceID, params: ReverseDNSGetParams, options?: RequestOptions): APIPromise<ReverseDNSGetResponse>;
  }

  export interface ReverseDNSEditParams extends InAccount {
    ptr?: { [key: string]: string };
  }

  export type ReverseDNSEditResponse = ReverseDNSGetResponse;

  export type ReverseDNSGetParams = InAccount;

  export interface ReverseDNSGetResponse {
    ptr: { [key: string]: string };
  }

  export interface AttackMitigation {
    enabled?: boolean;
    /** @default true */ only_when_upstream_unhealthy?: boolean;
  }

  export type AttackMitigationParam = AttackMitigation;

  export type DNSFirewallListResponsesV4PagePaginationArray = V4PagePaginationArray<DNSFirewallGetResponse>;

  export type FirewallIPs = string;

  export type UpstreamIPs = string;

  export type UpstreamIPsParam = string;
}

export declare namespace DNSFirewall.Analytics {
  /** Query totals of a cluster over a period. */
  export interface Reports {
    readonly bytimes: Reports.Bytimes;

    /** Summarize one DNS Firewall cluster's query metrics over a period.
     *  @http GET /accounts/{account_id}/dns_firewall/{dns_firewall_id}/dns_analytics/report
     *  @permission DNS Firewall Write; DNS Firewall Read
     *  @availability deprecated */
    get(dnsFirewallID: ResourceID, params: ReportGetParams, options?: RequestOptions): APIPromise<DNS.Analytics.Report>;
  }

  export interface ReportGetParams extends InAccount {
    /** @example "queryType" */ dimensions?: string;
    /** @example "responseCode==NOERROR,queryType==A" */ filters?: string;
    /** @default 100000 @example 100 */ limit?: Integer;
    /** @example "queryCount,uncachedCount" */ metrics?: string;
    since?: DateTime;
    /** @example "+responseCode,-queryName" */ sort?: string;
    until?: DateTime;
  }
}

export declare namespace DNSFirewall.Analytics.Reports {
  /** Query totals of a cluster cut into time slices. */
  export interface Bytimes {
    /** Break one DNS Firewall cluster's query metrics into time slices.
     *  @http GET /accounts/{account_id}/dns_firewall/{dns_firewall_id}/dns_analytics/report/bytime
     *  @permission DNS Firewall Write; DNS Firewall Read
     *  @availability deprecated */
    get(dnsFirewallID: ResourceID, params: BytimeGetParams, options?: RequestOptions): APIPromise<DNS.Analytics.Reports.ByTime>;
  }

  export interface BytimeGetParams extends InAccount {
    /** @example "queryType" */ dimensions?: string;
    /** @example "responseCode==NOERROR,queryType==A" */ filters?: string;
    /** @default 100000 @example 100 */ limit?: Integer;
    /** @example "queryCount,uncachedCount" */ metrics?: string;
    since?: DateTime;
    /** @example "+responseCode,-queryName" */ sort?: string;
    time_delta?: 'all' | 'auto' | 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'dekaminute' | 'minute';
    until?: DateTime;
  }
}
