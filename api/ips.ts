import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime } from './_shared.ts';

/** Cloudflare IPs: Address ranges from which Cloudflare connects, for firewall allowlists.
 *  @product ips Cloudflare IPs
 *  @docs https://developers.cloudflare.com/fundamentals/concepts/cloudflare-ip-addresses/ */
export interface IPs {
  /** List the IP ranges Cloudflare connects from, optionally with JD Cloud ranges.
   *
   *  Allow these ranges at the origin's firewall. They change rarely: compare `etag`. Needs no credentials.
   *  @http GET /ips
   *  @availability ga
   *  @auth none
   *  @example {}
   *  @aliases cloudflare ip ranges; allowlist */
  list(params?: IPs.IPListParams | null, options?: RequestOptions): APIPromise<IPs.IPListResponse>;
}

export declare namespace IPs {
  export interface IPListParams {
    /** Give `jdcloud` for the ranges of JD Cloud's data centers in China too. */ networks?: string;
  }

  export type IPListResponse = IPListResponse.PublicIPIPs | IPListResponse.PublicIPIPsJDCloud;
  export namespace IPListResponse {
    export interface PublicIPIPs {
      /** Digest of the lists; it changes when they do. @example "a8e453d9d129a3769407127936edfdb0" */ etag?: string;
      /** IPv4 ranges in CIDR form. */ ipv4_cidrs?: string[];
      /** IPv6 ranges in CIDR form. */ ipv6_cidrs?: string[];
    }
    export interface PublicIPIPsJDCloud extends PublicIPIPs {
      /** Ranges of JD Cloud, IPv4 and IPv6; only if asked for. */ jdcloud_cidrs?: string[];
    }
  }

  export type IPsArray = IPsArray.IPsArrayItem[];
  export namespace IPsArray {
    export interface IPsArrayItem {
      created_at?: DateTime;
      /** One address, IPv4 or IPv6. @example "192.0.2.1" */ ip?: string;
    }
  }
}
