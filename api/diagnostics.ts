import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { ErrorData, InAccount, Integer, ResponseInfo, Result } from './_shared.ts';

/** Diagnostics: Tools to check network paths and endpoints from Cloudflare's side.
 *  @product diagnostics Diagnostics
 *  @docs https://developers.cloudflare.com/api/ */
export interface Diagnostics {
  readonly traceroutes: Diagnostics.Traceroutes;
  readonly endpointHealthchecks: Diagnostics.EndpointHealthchecks;
}

export declare namespace Diagnostics {
  /** Hop-by-hop paths from data centers to your targets. */
  export interface Traceroutes {
    /** Trace network paths from Cloudflare data centers to the given targets.
     *  @http POST /accounts/{account_id}/diagnostics/traceroute
     *  @permission Magic Transit Write
     *  @plans enterprise */
    create(params: TracerouteCreateParams, options?: RequestOptions): PagePromise<SinglePage<Traceroute>, Traceroute>;
  }

  export interface TracerouteCreateParams extends InAccount {
    targets: string[];
    colos?: string[];
    options?: TracerouteCreateParams.Options;
  }
  export namespace TracerouteCreateParams {
    export interface Options {
      /** @min 0 @max 64 @unit seconds @default 15 */ max_ttl?: Integer;
      /** @default "icmp" */ packet_type?: 'icmp' | 'tcp' | 'udp' | 'gre' | 'gre+icmp';
      /** @min 0 @max 10 @unit seconds @default 3 */ packets_per_ttl?: Integer;
      /** @min 0 @max 65535 @default 0 */ port?: Integer;
      /** @min 1 @max 5 @default 1 */ wait_time?: Integer;
    }
  }

  export interface Traceroute {
    colos?: Traceroute.Colo[];
    /** @example "1.1.1.1" */ target?: string;
  }
  export namespace Traceroute {
    export interface Colo {
      colo?: Colo.Colo;
      error?: '' | 'Could not gather traceroute data: Code 1' | 'Could not gather traceroute data: Code 2' | 'Could not gather traceroute data: Code 3' | 'Could not gather traceroute data: Code 4';
      hops?: Colo.Hop[];
      target_summary?: unknown;
      /** @unit milliseconds */ traceroute_time_ms?: Integer;
    }
    export namespace Colo {
      export interface Colo {
        city?: string;
        /** @example "den01" */ name?: string;
      }
      export interface Hop {
        nodes?: Hop.Node[];
        packets_lost?: Integer;
        packets_sent?: Integer;
        /** @unit seconds */ packets_ttl?: Integer;
      }
      export namespace Hop {
        export interface Node {
          asn?: string;
          ip?: string;
          labels?: string[];
          /** @unit milliseconds */ max_rtt_ms?: number;
          /** @unit milliseconds */ mean_rtt_ms?: number;
          /** @unit milliseconds */ min_rtt_ms?: number;
          name?: string;
          packet_count?: Integer;
          /** @unit milliseconds */ std_dev_rtt_ms?: number;
        }
      }
    }
  }

  /** Repeated reachability tests of an IP endpoint. */
  export interface EndpointHealthchecks {
    /** Set up a health check of one endpoint, with an optional name.
     *  @http POST /accounts/{account_id}/diagnostics/endpoint-healthchecks
     *  @status 201
     *  @permission Magic Transit Write
     *  @plans enterprise */
    create(params: EndpointHealthcheckCreateParams, options?: RequestOptions): APIPromise<EndpointHealthcheckGetResponse>;

    /** Replace an endpoint health check's type, endpoint and name.
     *  @http PUT /accounts/{account_id}/diagnostics/endpoint-healthchecks/{id}
     *  @plans enterprise */
    update(
      /** @maxLength 36 */ id: string,
      params: EndpointHealthcheckUpdateParams,
      options?: RequestOptions,
    ): APIPromise<EndpointHealthcheckGetResponse>;

    /** Show all endpoint health checks of the account.
     *  @http GET /accounts/{account_id}/diagnostics/endpoint-healthchecks
     *  @permission Magic Transit Write
     *  @plans enterprise */
    list(params: EndpointHealthcheckListParams, options?: RequestOptions): APIPromise<EndpointHealthcheckGetResponse>;

    /** Remove an endpoint health check from the account.
     *  @http DELETE /accounts/{account_id}/diagnostics/endpoint-healthchecks/{id}
     *  @unwrapped
     *  @plans enterprise */
    delete(
      /** @maxLength 36 */ id: string,
      params: EndpointHealthcheckDeleteParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Look up one endpoint health check.
     *  @http GET /accounts/{account_id}/diagnostics/endpoint-healthchecks/{id}
     *  @permission Magic Transit Write
     *  @plans enterprise */
    get(
      /** @maxLength 36 */ id: string,
      params: EndpointHealthcheckGetParams,
      options?: RequestOptions,
    ): APIPromise<EndpointHealthcheckGetResponse>;
  }

  export interface EndpointHealthcheckCreateParams extends InAccount {
    /** @default "icmp" */ check_type: 'icmp';
    /** @example "203.0.113.1" */ endpoint: string;
    name?: string;
  }

  export type EndpointHealthcheckCreateResponse = EndpointHealthcheckGetResponse;

  export type EndpointHealthcheckUpdateParams = EndpointHealthcheckCreateParams;

  export type EndpointHealthcheckUpdateResponse = EndpointHealthcheckGetResponse;

  export type EndpointHealthcheckListParams = InAccount;

  export type EndpointHealthcheckListResponse = EndpointHealthcheckGetResponse;

  export type EndpointHealthcheckDeleteParams = InAccount;

  export type EndpointHealthcheckDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace EndpointHealthcheckDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type EndpointHealthcheckGetParams = InAccount;

  export interface EndpointHealthcheckGetResponse {
    /** @default "icmp" */ check_type: 'icmp';
    /** @example "203.0.113.1" */ endpoint: string;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    name?: string;
  }

  export interface EndpointHealthcheck {
    check_type: 'icmp';
    endpoint: string;
    name?: string;
  }

  export type TraceroutesSinglePage = SinglePage<Traceroute>;
}
