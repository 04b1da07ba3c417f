import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Spread of quantum-safe encryption. */
export interface PostQuantum {
  readonly origin: PostQuantum.Origin;
  readonly tls: PostQuantum.TLS;
}

export declare namespace PostQuantum {
  /** Quantum-safe support on web servers. */
  export interface Origin {
    /** As CSV. @response text/csv */
    summary(dimension: 'KEY_AGREEMENT', params: Radar.SeriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Split origin servers' post-quantum support by one dimension.
     *
     *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position
     *  belong to it.
     *  @http GET /radar/post_quantum/origin/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summary(
      dimension: 'KEY_AGREEMENT',
      params?: Radar.SeriesParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    timeseriesGroups(dimension: 'KEY_AGREEMENT', params: Radar.SeriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart how origin post-quantum support splits along one dimension over time.
     *
     *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
     *  position belong to it.
     *  @http GET /radar/post_quantum/origin/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroups(
      dimension: 'KEY_AGREEMENT',
      params?: Radar.SeriesParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotData>;
  }

  /** A test of one host for quantum-safe key exchange. */
  export interface TLS {
    /** Test whether a host's TLS supports post-quantum key exchange.
     *  @http GET /radar/post_quantum/tls/support
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    support(params: TLSSupportParams, options?: RequestOptions): APIPromise<TLSSupportResponse>;
  }

  export interface TLSSupportParams {
    /** Host to test, with a port if it is not 443. @minLength 1 @example "cloudflare.com" */ host: string;
  }

  export interface TLSSupportResponse {
    /** Known faults of the host's TLS. */ bugs: TLSSupportResponse.Bugs;
    /** Host to test, with a port if it is not 443. */ host: string;
    /** Number of the key exchange that was agreed on. */ kex: number;
    /** Name of the key exchange that was agreed on. */ kexName: string;
    /** Whether that key exchange is safe against quantum computers. */ pq: boolean;
  }
  export namespace TLSSupportResponse {
    export interface Bugs {
      /** Whether the host fails after a HelloRetryRequest. */ hrrFailure: boolean;
      /** Whether the host fails on a ClientHello in several packets. */ splitClientHello: boolean;
      /** Whether the host fails on a key share it does not know. */ unknownKeyshare: boolean;
    }
  }
}
