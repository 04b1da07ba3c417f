import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime } from './_shared.ts';

/** Cloudflare IPs: Address ranges from which Cloudflare connects, for firewall allowlists.
 *  @product ips Cloudflare IPs
 *  @docs https://developers.cloudflare.com/fundamentals/concepts/cloudflare-ip-addresses/ */
export interface IPs {
  /** List the IP ranges Cloudflare connects from, optionally with JD Cloud ranges.
   *  @http GET /ips
   *  @availability ga
   *  @auth none */
  list(params?: IPs.IPListParams | null, options?: RequestOptions): APIPromise<IPs.IPListResponse>;
}

export declare namespace IPs {
  export interface IPListParams {
    networks?: string;
  }

  export type IPListResponse = IPListResponse.PublicIPIPs | IPListResponse.PublicIPIPsJDCloud;
  export namespace IPListResponse {
    export interface PublicIPIPs {
      /** @example "a8e453d9d129a3769407127936edfdb0" */ etag?: string;
      ipv4_cidrs?: string[];
      ipv6_cidrs?: string[];
    }
    export interface PublicIPIPsJDCloud {
      /** @example "a8e453d9d129a3769407127936edfdb0" */ etag?: string;
      ipv4_cidrs?: string[];
      ipv6_cidrs?: string[];
      jdcloud_cidrs?: string[];
    }
  }

  export type IPsArray = IPsArray.IPsArrayItem[];
  export namespace IPsArray {
    export interface IPsArrayItem {
      created_at?: DateTime;
      /** @example "192.0.2.1" */ ip?: string;
    }
  }
}
