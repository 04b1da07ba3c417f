import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
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
    get(configID: string, params: InAccount, options?: RequestOptions): APIPromise<ResultGetResponse>;
  }

  export interface ResultGetResponse {
    /** Open ports of the address; each scanned address is a key. */ '1.1.1.1': ScanResult[];
  }

  /** IPs and ports to probe, and the interval. */
  export interface Config {
    /** Create a port scan of given IPs, with ports and frequency.
     *
     *  At most 5,000 addresses in all, blocks counted in full. Results come with the first run.
     *  @http POST /accounts/{account_id}/cloudforce-one/scans/config
     *  @permission Cloudforce One Write
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "ips": ["192.0.2.0/28"], "frequency": 7, "ports": ["1-80", "443"] }
     *  @most 5000 */
    create(params: ConfigCreateParams, options?: RequestOptions): APIPromise<ConfigResult>;

    /** List the port scan configurations of an account.
     *  @http GET /accounts/{account_id}/cloudforce-one/scans/config
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @columns ips ports frequency */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<ConfigResult>, ConfigResult>;

    /** Delete a port scan configuration.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/scans/config/{config_id}
     *  @permission Cloudforce One Write */
    delete(configID: string, params: InAccount, options?: RequestOptions): APIPromise<ConfigDeleteResponse>;

    /** Edit the IPs, ports or frequency of a port scan.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/scans/config/{config_id}
     *  @permission Cloudforce One Write
     *  @most 5000 */
    edit(configID: string, params: ConfigEditParams, options?: RequestOptions): APIPromise<ConfigResult>;
  }

  export interface ConfigCreateParams extends InAccount {
    /** @minItems 1 */ ips: string[];
    /** @example 7 @min 0 @unit days */ frequency?: number;
    /** @minItems 1 */ ports?: string[];
  }

  export interface ConfigResult {
    /** Identifies the scan configuration. @example "uuid" */ id: string;
    /** @example "abcd1234abcd1234abcd1234abcd1234" */ account_id: string;
    /** @example 7 @unit days */ frequency: number;
    ips: string[];
    ports: string[];
  }

  export type ConfigDeleteResponse = JsonValue;

  export interface ConfigEditParams extends InAccount {
    /** @example 7 @min 0 @unit days */ frequency?: number;
    /** @minItems 1 */ ips?: string[];
    /** @minItems 1 */ ports?: string[];
  }

  export type ConfigListResponsesSinglePage = SinglePage<ConfigResult>;

  export interface ScanResult {
    /** Port that was found open. @example 8080 */ number?: number;
    /** Transport protocol of the port. @example "tcp" */ proto?: string;
    /** State of the object. @example "open" */ status?: string;
  }
}
