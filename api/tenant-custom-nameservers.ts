import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { ResourceID } from './_shared.ts';

/** Tenant Custom Nameservers: Partner-branded nameservers for the zones of a tenant.
 *  @product tenantCustomNameservers Tenant Custom Nameservers
 *  @docs https://developers.cloudflare.com/dns/nameservers/custom-nameservers/tenant-custom-nameservers/ */
export interface TenantCustomNameservers {
  /** Create a custom nameserver of a tenant.
   *
   *  All accounts of the tenant can use it. Add glue records at the registrar with the addresses of the answer.
   *  @http POST /tenants/{tenant_tag}/custom_ns
   *  @plans business enterprise
   *  @example { "tenant_tag": "023e105f4ecef8ad9ca31a8372d0c353", "ns_name": "ns1.example.com", "ns_set": 1 } */
  create(
    tenantTag: ResourceID,
    params: TenantCustomNameservers.TenantCustomNameserverCreateParams,
    options?: RequestOptions,
  ): APIPromise<TenantCustomNameservers.TenantCustomNameserver>;

  /** Delete a custom nameserver from a tenant.
   *  @http DELETE /tenants/{tenant_tag}/custom_ns/{custom_ns_id}
   *  @plans business enterprise */
  delete(
    /** @format hostname */ customNSID: string,
    params: TenantCustomNameservers.TenantCustomNameserverDeleteParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<TenantCustomNameservers.TenantCustomNameserverDeleteResponse>, TenantCustomNameservers.TenantCustomNameserverDeleteResponse>;

  /** Get a tenant's custom nameservers with their sets and addresses.
   *  @http GET /tenants/{tenant_tag}/custom_ns
   *  @plans business enterprise
   *  @columns ns_name ns_set dns_records status
   *  @key ns_name */
  get(
    tenantTag: ResourceID,
    options?: RequestOptions,
  ): PagePromise<SinglePage<TenantCustomNameservers.TenantCustomNameserver>, TenantCustomNameservers.TenantCustomNameserver>;
}

export declare namespace TenantCustomNameservers {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Custom nameserver to remove, by its full hostname. */ custom_ns_id: string;
    /** Tenant that owns the nameservers, by its tag. */ tenant_tag: string;
  }

  export interface TenantCustomNameserverCreateParams {
    /** Full hostname of the nameserver, under a domain you own. @format hostname @example "ns1.example.com" */ ns_name: string;
    /** Set the nameserver belongs to; a zone uses one whole set. @min 1 @max 5 @default 1 @example 1 */ ns_set?: number;
  }

  export interface TenantCustomNameserver extends TenantCustomNameserverCreateParams {
    /** Addresses to publish for the nameserver. */ dns_records: TenantCustomNameserver.DNSRecord[];
    /** Whether the glue records were found. No longer kept up to date. @deprecated */ status: 'moved' | 'pending' | 'verified';
    /** Zone the nameserver's hostname belongs to. */ zone_tag: ResourceID;
  }
  export namespace TenantCustomNameserver {
    export interface DNSRecord {
      /** Whether the address is IPv4 (A) or IPv6 (AAAA). */ type?: 'A' | 'AAAA';
      /** Address to publish for the nameserver. @example "1.1.1.1" */ value?: string;
    }
  }

  export interface TenantCustomNameserverDeleteParams {
    tenant_tag: ResourceID;
  }

  export type TenantCustomNameserverDeleteResponse = string;

  export type TenantCustomNameserverDeleteResponsesSinglePage = SinglePage<TenantCustomNameserverDeleteResponse>;

  export type TenantCustomNameserverGetResponsesSinglePage = SinglePage<TenantCustomNameserver>;
}
