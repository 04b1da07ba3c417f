import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Unusual drops in traffic that hint at an outage. */
export interface TrafficAnomalies {
  readonly locations: TrafficAnomalies.Locations;

  /** Page through Internet traffic anomalies by AS, location, type or status.
   *  @http GET /radar/traffic_anomalies
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(params?: Radar.TrafficAnomalyGetParams | null, options?: RequestOptions): APIPromise<Radar.TrafficAnomalyGetResponse>;
}

export declare namespace TrafficAnomalies {
  /** Places with the most unusual drops. */
  export interface Locations {
    /** Rank locations by the number of Internet traffic anomalies.
     *  @http GET /radar/traffic_anomalies/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: LocationGetParams | null, options?: RequestOptions): APIPromise<LocationGetResponse>;
  }

  export interface LocationGetParams {
    dateEnd?: DateTime;
    /** @example "7d" */ dateRange?: string;
    dateStart?: DateTime;
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    status?: 'VERIFIED' | 'UNVERIFIED';
  }

  export interface LocationGetResponse {
    trafficAnomalies: Radar.Annotations.OutageLocationsResponse.Annotation[];
  }
  export namespace LocationGetResponse {
    export type TrafficAnomaly = Radar.Annotations.OutageLocationsResponse.Annotation;
  }
}
