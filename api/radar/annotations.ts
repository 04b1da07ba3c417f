import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Notes on notable Internet events. */
export interface Annotations {
  readonly outages: Annotations.Outages;

  /** Page through Internet annotations by type, data source, AS or location.
   *  @http GET /radar/annotations
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(params?: Radar.AnnotationListParams | null, options?: RequestOptions): APIPromise<Radar.AnnotationListResponse>;
}

export declare namespace Annotations {
  /** Known Internet disruptions by network or place. */
  export interface Outages {
    /** Page through recorded Internet outages by AS, location or origin.
     *  @http GET /radar/annotations/outages
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: OutageGetParams | null, options?: RequestOptions): APIPromise<OutageGetResponse>;

    /** Count Internet outages per location over a date range.
     *  @http GET /radar/annotations/outages/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    locations(params?: OutageLocationsParams | null, options?: RequestOptions): APIPromise<OutageLocationsResponse>;
  }

  export interface OutageGetParams {
    /** @example 174 */ asn?: Integer;
    dateEnd?: DateTime;
    /** @example "7d" */ dateRange?: string;
    dateStart?: DateTime;
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
    /** @min 0 */ offset?: Integer;
    /** @maxLength 100 @example "amazon-us-east-1" */ origin?: string;
  }

  export interface OutageGetResponse {
    annotations: OutageGetResponse.Annotation[];
  }
  export namespace OutageGetResponse {
    export interface Annotation {
      /** @example "550" */ id: string;
      asns: Integer[];
      asnsDetails: Radar.AnnotationListResponse.Annotation.ASNsDetail[];
      /** @example "ALL" */ dataSource: string;
      /** @example "OUTAGE" */ eventType: string;
      locations: string[];
      locationsDetails: Radar.AnnotationListResponse.Annotation.LocationsDetail[];
      origins: string[];
      originsDetails: Radar.AnnotationListResponse.Annotation.OriginsDetail[];
      outage: Radar.AnnotationListResponse.Annotation.Outage;
      startDate: DateTime;
      /** @example "example" */ description?: string;
      endDate?: DateTime;
      /** @example "http://example.com" */ linkedUrl?: string;
      scope?: string;
    }
    export namespace Annotation {
      export type ASNsDetail = Radar.AnnotationListResponse.Annotation.ASNsDetail;
      export namespace ASNsDetail {
        export type Locations = Radar.AnnotationListResponse.Annotation.LocationsDetail;
      }
      export type LocationsDetail = Radar.AnnotationListResponse.Annotation.LocationsDetail;
      export type OriginsDetail = Radar.AnnotationListResponse.Annotation.OriginsDetail;
      export type Outage = Radar.AnnotationListResponse.Annotation.Outage;
    }
  }

  export interface OutageLocationsParams {
    dateEnd?: DateTime;
    /** @example "7d" */ dateRange?: string;
    dateStart?: DateTime;
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
  }

  export interface OutageLocationsResponse {
    annotations: OutageLocationsResponse.Annotation[];
  }
  export namespace OutageLocationsResponse {
    export interface Annotation {
      /** @example "PT" */ clientCountryAlpha2: string;
      /** @example "Portugal" */ clientCountryName: string;
      /** @example "10" */ value: string;
    }
  }
}
