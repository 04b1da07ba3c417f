import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount } from '../_shared.ts';

/** Port scans of your IP addresses. */
export interface Scans {
  readonly results: Scans.Results;
  readonly config: Scans.Config;
}

export declare namespace Scans {
  /** Open ports that were found. */
  export interface Results {
    /** Get the open ports found by one port scan configuration.
     *  @http GET /accounts/{account_id}/cloudforce-one/scans/results/{config_id}
     *  @permission Cloudforce One Write; Cloudforce One Read */
    get(configID: string, params: ResultGetParams, options?: RequestOptions): APIPromise<ResultGetResponse>;
  }

  export type ResultGetParams = InAccount;

  export interface ResultGetResponse {
    '1.1.1.1': ScanResult[];
  }

  /** Which IPs and ports to probe, and how often. */
  export interface Config {
    /** Set up port scans of given IPs, with ports and frequency.
     *  @http POST /accounts/{account_id}/cloudforce-one/scans/config
     *  @permission Cloudforce One Write */
    create(params: ConfigCreateParams, options?: RequestOptions): APIPromise<ConfigEditResponse>;

    /** List the port scan configurations of an account.
     *  @http GET /accounts/{account_id}/cloudforce-one/scans/config
     *  @permission Cloudforce One Write; Cloudforce One Read */
    list(params: ConfigListParams, options?: RequestOptions): PagePromise<SinglePage<ConfigEditResponse>, ConfigEditResponse>;

    /** Delete a port scan configuration.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/scans/config/{config_id}
     *  @permission Cloudforce One Write */
    delete(configID: string, params: ConfigDeleteParams, options?: RequestOptions): APIPromise<ConfigDeleteResponse>;

    /** Change only the given IPs, ports or frequency of a port scan configuration.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/scans/config/{config_id}
     *  @permission Cloudforce One Write */
    edit(configID: string, params: ConfigEditParams, options?: RequestOptions): APIPromise<ConfigEditResponse>;
  }

  export interface ConfigCreateParams extends InAccount {
    ips: string[];
    /** @example 7 */ frequency?: number;
    ports?: string[];
  }

  export type ConfigCreateResponse = ConfigEditResponse;

  export type ConfigListParams = InAccount;

  export type ConfigListResponse = ConfigEditResponse;

  export type ConfigDeleteParams = InAccount;

  export type ConfigDeleteResponse = unknown;

  export interface ConfigEditParams extends InAccount {
    /** @example 7 */ frequency?: number;
    ips?: string[];
    ports?: string[];
  }

  export interface ConfigEditResponse {
    /** @example "uuid" */ id: string;
    /** @example "abcd1234abcd1234abcd1234abcd1234" */ account_id: string;
    /** @example 7 */ frequency: number;
    ips: string[];
    ports: string[];
  }

  export type ConfigListResponsesSinglePage = SinglePage<ConfigEditResponse>;

  export interface ScanResult {
    /** @example 8080 */ number?: number;
    /** @example "tcp" */ proto?: string;
    /** @example "open" */ status?: string;
  }
}
