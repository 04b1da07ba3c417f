import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../../_client.ts';
import type { DateTime, InAccount, Integer } from '../../_shared.ts';

/** Servers reached by SSH and similar protocols. */
export interface Infrastructure {
  readonly targets: Infrastructure.Targets;
}
export declare namespace Infrastructure {
  /** Machines by hostname and private IP. */
  export interface Targets {
    /** Create an infrastructure target: a host with its IP addresses.
     *
     *  Routes to the addresses have to exist in the virtual network, or connections fail.
     *  @http POST /accounts/{account_id}/infrastructure/targets
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "hostname": "infra-access-target",
     *    "ip": { "ipv4": { "ip_addr": "198.51.100.10", "virtual_network_id": "c77b744e-acc8-428f-9257-6878c046ed55" } }
     *  }
     *  @aliases SSH target; server */
    create(params: TargetParams, options?: RequestOptions): APIPromise<Target>;

    /** Replace the hostname and IP addresses of an infrastructure target.
     *  @http PUT /accounts/{account_id}/infrastructure/targets/{target_id}
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "target_id": "b5e2d8f1-3a5c-4e3b-8f0d-0a1b2c3d4e5f", "hostname": "infra-access-target",
     *    "ip": { "ipv4": { "ip_addr": "198.51.100.11" } }
     *  } */
    update(
      /** @format uuid @maxLength 36 */ targetID: string,
      params: TargetParams,
      options?: RequestOptions,
    ): APIPromise<Target>;

    /** List infrastructure targets by hostname, IP range or date.
     *
     *  A target has to match all filters. `ips` and `target_ids` can be repeated to name several.
     *  @http GET /accounts/{account_id}/infrastructure/targets
     *  @availability ga
     *  @columns hostname ip.ipv4.ip_addr ip.ipv6.ip_addr created_at modified_at
     *  @key hostname ip.ipv4.ip_addr ip.ipv6.ip_addr */
    list(params: TargetListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Target>, Target>;

    /** Delete one infrastructure target.
     *  @http DELETE /accounts/{account_id}/infrastructure/targets/{target_id}
     *  @response void
     *  @availability ga */
    delete(/** @format uuid @maxLength 36 */ targetID: string, params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Delete many infrastructure targets (deprecated: use bulkDeleteV2).
     *  @http DELETE /accounts/{account_id}/infrastructure/targets/batch
     *  @response void
     *  @availability deprecated
     *  @deprecated zeroTrust.access.infrastructure.targets.bulkDeleteV2 */
    bulkDelete(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Delete infrastructure targets by a list of ids.
     *  @http POST /accounts/{account_id}/infrastructure/targets/batch_delete
     *  @response void
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "target_ids": ["b5e2d8f1-3a5c-4e3b-8f0d-0a1b2c3d4e5f"] } */
    bulkDeleteV2(params: TargetBulkDeleteV2Params, options?: RequestOptions): APIPromise<void>;

    /** Create many infrastructure targets in one call.
     *  @http PUT /accounts/{account_id}/infrastructure/targets/batch
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "body": [{ "hostname": "infra-access-target", "ip": { "ipv4": { "ip_addr": "198.51.100.10" } } }]
     *  } */
    bulkUpdate(params: TargetBulkUpdateParams, options?: RequestOptions): PagePromise<SinglePage<Target>, Target>;

    /** Get one infrastructure target with its hostname and IP addresses.
     *  @http GET /accounts/{account_id}/infrastructure/targets/{target_id}
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ targetID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<Target>;
  }

  export interface TargetParams extends InAccount, TargetBulkUpdateParams.Body {}

  export interface Target {
    /** Identifies the target; given by Cloudflare. @format uuid @maxLength 36 */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** Name of the host; several targets may share it, and policies match on it. @example "infra-access-target" */ hostname: string;
    /** Addresses of the host: IPv4, IPv6 or both. */ ip: IP;
    /** @readOnly */ modified_at: DateTime;
    /** Your own labels on the target, as keys and values; empty if none were assigned. */ tags?: { [key: string]: string } | null;
  }

  export interface TargetListParams extends InAccount {
    /** Only targets created at or after this time. */ created_after?: DateTime | null;
    /** Only targets created at or before this time. */ created_before?: DateTime | null;
    direction?: 'asc' | 'desc';
    /** Only targets with exactly this hostname. @minLength 1 */ hostname?: string | null;
    /** Only targets whose hostname contains this text. @minLength 1 */ hostname_contains?: string | null;
    /** Only targets with a similar address; `*` stands for any characters. @minLength 1 */ ip_like?: string | null;
    /** Only the target with this IPv4 address. @format ipv4 */ ip_v4?: string | null;
    /** Only the target with this IPv6 address. @format ipv6 */ ip_v6?: string | null;
    /** Only targets with one of these addresses. */ ips?: string[];
    /** Last address of an IPv4 range, included; needs `ipv4_start`. @format ipv4 */ ipv4_end?: string | null;
    /** First address of an IPv4 range, included; needs `ipv4_end`. @format ipv4 */ ipv4_start?: string | null;
    /** Last address of an IPv6 range, included; needs `ipv6_start`. @format ipv6 */ ipv6_end?: string | null;
    /** First address of an IPv6 range, included; needs `ipv6_end`. @format ipv6 */ ipv6_start?: string | null;
    /** Only targets changed at or after this time. */ modified_after?: DateTime | null;
    /** Only targets changed at or before this time. */ modified_before?: DateTime | null;
    /** Property by which the targets are sorted. */ order?: 'hostname' | 'created_at' | (string & {});
    /** Only these targets, by id. */ target_ids?: (/** @format uuid */ string)[];
    /** Only targets in this virtual network. @format uuid @from zeroTrust.networks.virtualNetworks.list */ virtual_network_id?: string | null;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 1000 */ per_page?: Integer;
    /** Tag a returned target must carry: `key:value`, or `key:` for an empty value. Repeat for several; a malformed one is refused.
     *  @example ["environment:production"] */
    tag?: string[];
  }

  export interface TargetBulkDeleteV2Params extends InAccount {
    /** Targets to delete, by id. @from zeroTrust.access.infrastructure.targets.list */ target_ids: (/** @format uuid @maxLength 36 */ string)[];
  }

  export interface TargetBulkUpdateParams extends InAccount {
    /** Entries to write: targets to save, or seats to change. @body */ body: TargetBulkUpdateParams.Body[];
  }
  export namespace TargetBulkUpdateParams {
    export interface Body {
      /** Name of the host; need not be unique. Letters, digits, `-` and `.`, with a letter or digit at both ends.
       *  @example "infra-access-target" @minLength 1 @maxLength 255 @pattern ^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$ */
      hostname: string;
      /** Addresses of the host: IPv4, IPv6 or both. */ ip: IP;
      /** Your own labels on the target, as keys with optional values; null removes them. */ tags?: { [key: string]: string } | null;
    }
  }

  export type TargetBulkUpdateResponsesSinglePage = SinglePage<Target>;

  export type TargetListResponsesV4PagePaginationArray = V4PagePaginationArray<Target>;

  export interface IP {
    /** IPv4 address of the target and the virtual network it lies in. */ ipv4?: IP.IPV4;
    /** IPv6 address of the target and the virtual network it lies in. */ ipv6?: IP.IPV4;
  }
  export namespace IP {
    export interface IPV4 {
      /** Address at which the target is reached inside the virtual network. @example "187.26.29.249" @format ip */ ip_addr?: string;
      /** @format uuid @example "c77b744e-acc8-428f-9257-6878c046ed55" @from zeroTrust.networks.virtualNetworks.list */
      virtual_network_id?: string;
    }
  }
}
