import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { ResourceID } from './_shared.ts';

/** Tenant Custom Nameservers: Partner-branded nameservers for the zones of a tenant.
 *  @product tenantCustomNameservers Tenant Custom Nameservers
 *  @docs https://developers.cloudflare.com/dns/nameservers/custom-nameservers/tenant-custom-nameservers/ */
export interface TenantCustomNameservers {
  /** Add a custom nameserver name to a tenant, optionally in a given set.
   *  @http POST /tenants/{tenant_tag}/custom_ns
   *  @plans business enterprise */
  create(
    tenantTag: ResourceID,
    params: TenantCustomNameservers.TenantCustomNameserverCreateParams,
    options?: RequestOptions,
  ): APIPromise<TenantCustomNameservers.TenantCustomNameserverGetResponse>;

  /** Remove a custom nameserver from a tenant.
   *  @http DELETE /tenants/{tenant_tag}/custom_ns/{custom_ns_id}
   *  @plans business enterprise */
  delete(
    /** @format hostname */ customNSID: string,
    params: TenantCustomNameservers.TenantCustomNameserverDeleteParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<TenantCustomNameservers.TenantCustomNameserverDeleteResponse>, TenantCustomNameservers.TenantCustomNameserverDeleteResponse>;

  /** List a tenant's custom nameservers with their sets and addresses.
   *  @http GET /tenants/{tenant_tag}/custom_ns
   *  @plans business enterprise */
  get(
    tenantTag: ResourceID,
    options?: RequestOptions,
  ): PagePromise<SinglePage<TenantCustomNameservers.TenantCustomNameserverGetResponse>, TenantCustomNameservers.TenantCustomNameserverGetResponse>;
}

export declare namespace TenantCustomNameservers {
  export interface TenantCustomNameserverCreateParams {
    /** @format hostname @example "ns1.example.com" */ ns_name: string;
    /** @min 1 @max 5 @default 1 @example 1 */ ns_set?: number;
  }

  export import TenantCustomNameserverCreateResponse = TenantCustomNameservers.TenantCustomNameserverGetResponse;

  export interface TenantCustomNameserverDeleteParams {
    tenant_tag: ResourceID;
  }

  export type TenantCustomNameserverDeleteResponse = string;

  export interface TenantCustomNameserverGetResponse {
    dns_records: TenantCustomNameserverGetResponse.DNSRecord[];
    /** @format hostname @example "ns1.example.com" */ ns_name: string;
    /** @deprecated */ status: 'moved' | 'pending' | 'verified';
    zone_tag: ResourceID;
    /** @min 1 @max 5 @default 1 @example 1 */ ns_set?: number;
  }
  export namespace TenantCustomNameserverGetResponse {
    export interface DNSRecord {
      type?: 'A' | 'AAAA';
      /** @example "1.1.1.1" */ value?: string;
    }
  }

  export type TenantCustomNameserverDeleteResponsesSinglePage = SinglePage<TenantCustomNameserverDeleteResponse>;

  export type TenantCustomNameserverGetResponsesSinglePage = SinglePage<TenantCustomNameserverGetResponse>;
}
