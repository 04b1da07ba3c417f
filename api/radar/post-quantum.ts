import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Spread of quantum-safe encryption. */
export interface PostQuantum {
  readonly origin: PostQuantum.Origin;
  readonly tls: PostQuantum.TLS;
}

export declare namespace PostQuantum {
  /** Quantum-safe support on web servers. */
  export interface Origin {
    /** Split origin servers' post-quantum support by one dimension.
     *  @http GET /radar/post_quantum/origin/summary/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    summary(
      dimension: 'KEY_AGREEMENT',
      params?: OriginSummaryParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotSummaryResponse>;

    /** Chart how origin post-quantum support splits along one dimension over time.
     *  @http GET /radar/post_quantum/origin/timeseries_groups/{dimension}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroups(
      dimension: 'KEY_AGREEMENT',
      params?: OriginTimeseriesGroupsParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export interface OriginSummaryParams {
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    name?: string[];
  }

  export type OriginSummaryResponse = Radar.BotSummaryResponse;
  export namespace OriginSummaryResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
  }

  export type OriginTimeseriesGroupsParams = OriginSummaryParams;

  export type OriginTimeseriesGroupsResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace OriginTimeseriesGroupsResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Serie0 = Radar.BotTimeseriesGroupsResponse.Serie0;
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
    /** @minLength 1 @example "cloudflare.com" */ host: string;
  }

  export interface TLSSupportResponse {
    bugs: TLSSupportResponse.Bugs;
    host: string;
    kex: number;
    kexName: string;
    pq: boolean;
  }
  export namespace TLSSupportResponse {
    export interface Bugs {
      hrrFailure: boolean;
      splitClientHello: boolean;
      unknownKeyshare: boolean;
    }
  }
}
