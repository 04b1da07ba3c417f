import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** Diagnostics: Tools to check network paths and endpoints from Cloudflare's side.
 *  @product diagnostics Diagnostics
 *  @docs https://developers.cloudflare.com/api/ */
export interface Diagnostics {
  readonly traceroutes: Diagnostics.Traceroutes;
  readonly endpointHealthchecks: Diagnostics.EndpointHealthchecks;
}

export declare namespace Diagnostics {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Address that is checked. */ endpoint: string;
  }

  /** Hop-by-hop paths from data centers to your targets. */
  export interface Traceroutes {
    /** Run traceroutes from Cloudflare data centers to targets.
     *
     *  The answer comes when all of them are done, after up to a minute.
     *  @http POST /accounts/{account_id}/diagnostics/traceroute
     *  @permission Magic Transit Write
     *  @plans enterprise
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "targets": ["203.0.113.1", "cloudflare.com"], "colos": ["den", "sin"] } */
    create(params: TracerouteCreateParams, options?: RequestOptions): PagePromise<SinglePage<Traceroute>, Traceroute>;
  }

  export interface TracerouteCreateParams extends InAccount {
    /** Hostnames or addresses to trace. @minItems 1 */ targets: string[];
    /** Data centers to start from, by airport code; those in China cannot be used. */ colos?: string[];
    /** Probe settings. */ options?: TracerouteCreateParams.Options;
  }
  export namespace TracerouteCreateParams {
    export interface Options {
      /** Most hops a probe may take. @min 0 @max 64 @unit seconds @default 15 */ max_ttl?: Integer;
      /** Kind of packets sent. @default "icmp" */ packet_type?: 'icmp' | 'tcp' | 'udp' | 'gre' | 'gre+icmp' | (string & {});
      /** Number of packets sent for each hop. @min 0 @max 10 @unit seconds @default 3 */ packets_per_ttl?: Integer;
      /** Destination port of TCP and UDP probes, first sequence number of ICMP; 0 chooses one. @min 0 @max 65535 @default 0 */ port?: Integer;
      /** Seconds to wait for each answer. @min 1 @max 5 @default 1 @unit seconds */ wait_time?: Integer;
    }
  }

  export interface Traceroute {
    /** Result from each data center. */ colos?: Traceroute.Colo[];
    /** Hostname or address that was traced. @example "1.1.1.1" */ target?: string;
  }
  export namespace Traceroute {
    export interface Colo {
      /** Data center the probes started from. */ colo?: Colo.Colo;
      /** Reason the result is missing; empty if it exists. */ error?:
        | '' | 'Could not gather traceroute data: Code 1' | 'Could not gather traceroute data: Code 2'
        | 'Could not gather traceroute data: Code 3' | 'Could not gather traceroute data: Code 4';
      /** Hops on the way, in order. */ hops?: Colo.Hop[];
      /** Figures of the target itself. */ target_summary?: unknown;
      /** Time the whole trace took. @unit milliseconds */ traceroute_time_ms?: Integer;
    }
    export namespace Colo {
      export interface Colo {
        /** City of the data center. */ city?: string;
        /** Code of the data center. @example "den01" */ name?: string;
      }
      export interface Hop {
        /** Routers that answered at this hop. */ nodes?: Hop.Node[];
        /** Probes without an answer. */ packets_lost?: Integer;
        /** Probes sent for this hop. */ packets_sent?: Integer;
        /** Time to live with which the probes were sent. @unit seconds */ packets_ttl?: Integer;
      }
      export namespace Hop {
        export interface Node {
          /** Autonomous system the router belongs to. */ asn?: string;
          /** Address of the router. */ ip?: string;
          /** Remarks of the trace, such as MPLS labels or the probe that found the router. */ labels?: string[];
          /** Longest round trip. @unit milliseconds */ max_rtt_ms?: number;
          /** Mean round trip. @unit milliseconds */ mean_rtt_ms?: number;
          /** Shortest round trip. @unit milliseconds */ min_rtt_ms?: number;
          /** Hostname of the router, or its address. */ name?: string;
          /** Number of answers from the router. */ packet_count?: Integer;
          /** Standard deviation of the round trips. @unit milliseconds */ std_dev_rtt_ms?: number;
        }
      }
    }
  }

  /** Repeated reachability tests of an IP endpoint. */
  export interface EndpointHealthchecks {
    /** Create a health check of one endpoint.
     *  @http POST /accounts/{account_id}/diagnostics/endpoint-healthchecks
     *  @status 201
     *  @permission Magic Transit Write
     *  @plans enterprise
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "check_type": "icmp", "endpoint": "203.0.113.1", "name": "edge router" } */
    create(params: EndpointHealthcheckParams, options?: RequestOptions): APIPromise<EndpointHealthcheckResult>;

    /** Replace an endpoint health check's type, endpoint and name.
     *  @http PUT /accounts/{account_id}/diagnostics/endpoint-healthchecks/{id}
     *  @plans enterprise */
    update(
      /** @maxLength 36 */ id: string,
      params: EndpointHealthcheckParams,
      options?: RequestOptions,
    ): APIPromise<EndpointHealthcheckResult>;

    /** List all endpoint health checks of the account.
     *  @http GET /accounts/{account_id}/diagnostics/endpoint-healthchecks
     *  @permission Magic Transit Write
     *  @plans enterprise */
    list(params: InAccount, options?: RequestOptions): APIPromise<EndpointHealthcheckResult>;

    /** Delete an endpoint health check from the account.
     *  @http DELETE /accounts/{account_id}/diagnostics/endpoint-healthchecks/{id}
     *  @unwrapped
     *  @plans enterprise */
    delete(
      /** @maxLength 36 */ id: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<EndpointHealthcheckDeleteResponse>;

    /** Get one endpoint health check.
     *  @http GET /accounts/{account_id}/diagnostics/endpoint-healthchecks/{id}
     *  @permission Magic Transit Write
     *  @plans enterprise */
    get(
      /** @maxLength 36 */ id: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<EndpointHealthcheckResult>;
  }

  export interface EndpointHealthcheckParams extends InAccount, EndpointHealthcheck {
    /** @default "icmp" */ check_type: 'icmp';
    /** @example "203.0.113.1" @format ip */ endpoint: string;
  }

  export interface EndpointHealthcheckResult extends EndpointHealthcheck {
    /** @default "icmp" */ check_type: 'icmp';
    /** @example "203.0.113.1" @format ip */ endpoint: string;
    /** Id of the check, given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
  }

  export interface EndpointHealthcheckDeleteResponse {
    errors: EndpointHealthcheckDeleteResponse.Error[];
    messages: EndpointHealthcheckDeleteResponse.ResponseMessage[];
    success: true;
  }
  export namespace EndpointHealthcheckDeleteResponse {
    export interface ResponseMessage {
      /** Number by which programs tell it. @min 1000 */ code: Integer;
      /** Human-readable message. */ message: string;
      /** Page that tells more. */ documentation_url?: string;
      /** Part of the request concerned. */ source?: Error.Source;
    }

    export interface Error extends ResponseMessage {}
    export namespace Error {
      export interface Source {
        /** JSON pointer to the part of the request that is concerned. */ pointer?: string;
      }
    }
  }

  export interface EndpointHealthcheck {
    /** Kind of probe: ICMP echo requests. */ check_type: 'icmp';
    /** @format ip */ endpoint: string;
    /** Label for people. */ name?: string;
  }

  export type TraceroutesSinglePage = SinglePage<Traceroute>;
}
