import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Unusual drops in traffic that hint at an outage. */
export interface TrafficAnomalies {
  readonly locations: TrafficAnomalies.Locations;

  /** As CSV. @response text/csv */
  get(params: Radar.TrafficAnomalyGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Get Internet traffic anomalies by AS, location, type or status.
   *  @http GET /radar/traffic_anomalies
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(params?: Radar.TrafficAnomalyGetParams | null, options?: RequestOptions): APIPromise<Radar.TrafficAnomalyGetResponse>;
}

export declare namespace TrafficAnomalies {
  /** Places with the most unusual drops. */
  export interface Locations {
    /** As CSV. @response text/csv */
    get(params: LocationGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by the number of Internet traffic anomalies.
     *  @http GET /radar/traffic_anomalies/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: LocationGetParams | null, options?: RequestOptions): APIPromise<LocationGetResponse>;
  }

  export interface LocationGetParams extends Radar.PeriodParams {
    /** Period up to now, such as `7d` or `12w`; instead of `dateStart` and `dateEnd`. @example "7d" */ dateRange?: string;
    format?: 'JSON' | 'CSV' | (string & {});
    /** @exclusiveMin 0 */ limit?: Integer;
    status?: 'VERIFIED' | 'UNVERIFIED' | (string & {});
  }

  export interface LocationGetResponse {
    /** Anomalies of this page. */ trafficAnomalies: Radar.LocationValue[];
  }
  export namespace LocationGetResponse {
  }
}
