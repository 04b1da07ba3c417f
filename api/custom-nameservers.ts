import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InAccount } from './_shared.ts';
import type { TenantCustomNameservers } from './tenant-custom-nameservers.ts';

/** Account Custom Nameservers: Nameservers under your own domain, shared by the account's zones.
 *  @product customNameservers Account Custom Nameservers
 *  @docs https://developers.cloudflare.com/dns/nameservers/custom-nameservers/ */
export interface CustomNameservers {
  /** Add a custom nameserver name to the account, optionally in a chosen set.
   *  @http POST /accounts/{account_id}/custom_ns
   *  @permission Account Settings Write
   *  @plans business enterprise */
  create(
    params: CustomNameservers.CustomNameserverCreateParams,
    options?: RequestOptions,
  ): APIPromise<TenantCustomNameservers.TenantCustomNameserverGetResponse>;

  /** Remove one custom nameserver from the account.
   *  @http DELETE /accounts/{account_id}/custom_ns/{custom_ns_id}
   *  @plans business enterprise */
  delete(
    /** @format hostname */ customNSID: string,
    params: CustomNameservers.CustomNameserverDeleteParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<CustomNameservers.CustomNameserverDeleteResponse>, CustomNameservers.CustomNameserverDeleteResponse>;

  /** Get all custom nameservers of the account with their DNS records.
   *  @http GET /accounts/{account_id}/custom_ns
   *  @permission Account Settings Write; Account Settings Read
   *  @plans business enterprise */
  get(
    params: CustomNameservers.CustomNameserverGetParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<TenantCustomNameservers.TenantCustomNameserverGetResponse>, TenantCustomNameservers.TenantCustomNameserverGetResponse>;
}

export declare namespace CustomNameservers {
  export interface CustomNameserverCreateParams extends InAccount {
    /** @format hostname @example "ns1.example.com" */ ns_name: string;
    /** @min 1 @max 5 @default 1 @example 1 */ ns_set?: number;
  }

  export type CustomNameserver = TenantCustomNameservers.TenantCustomNameserverGetResponse;
  export namespace CustomNameserver {
    export interface DNSRecord {
      type?: 'A' | 'AAAA';
      /** @example "1.1.1.1" */ value?: string;
    }
  }

  export type CustomNameserverDeleteParams = InAccount;

  export type CustomNameserverDeleteResponse = string;

  export type CustomNameserverGetParams = InAccount;

  export type CustomNameserverDeleteResponsesSinglePage = SinglePage<CustomNameserverDeleteResponse>;

  export type CustomNameserversSinglePage = SinglePage<TenantCustomNameservers.TenantCustomNameserverGetResponse>;
}
