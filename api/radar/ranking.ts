import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Popularity of domains. */
export interface Ranking {
  readonly domain: Ranking.Domain;
  readonly internetServices: Ranking.InternetServices;

  /** Chart the ranks of given domains, or of a category, over time.
   *  @http GET /radar/ranking/timeseries_groups
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroups(
    params?: Radar.RankingTimeseriesGroupsParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.RankingTimeseriesGroupsResponse>;

  /** Rank popular or trending domains by location or category.
   *  @http GET /radar/ranking/top
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  top(params?: Radar.RankingTopParams | null, options?: RequestOptions): APIPromise<Radar.RankingTopResponse>;
}

export declare namespace Ranking {
  /** Rank of one domain on a date. */
  export interface Domain {
    /** See a domain's rank on a date, optionally with its top locations.
     *  @http GET /radar/ranking/domain/{domain}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(domain: string, params?: DomainGetParams | null, options?: RequestOptions): APIPromise<DomainGetResponse>;
  }

  export interface DomainGetParams {
    date?: (/** @format date */ string)[];
    format?: 'JSON' | 'CSV';
    includeTopLocations?: boolean;
    /** @exclusiveMin 0 */ limit?: Integer;
    name?: string[];
    /** @default "POPULAR" */ rankingType?: 'POPULAR' | 'TRENDING_RISE' | 'TRENDING_STEADY';
  }

  export interface DomainGetResponse {
    details_0: DomainGetResponse.Details0;
    meta: Radar.BGP.TopPrefixesResponse.Meta;
  }
  export namespace DomainGetResponse {
    export interface Details0 {
      categories: Details0.Category[];
      /** @example "2000" */ bucket?: string;
      /** @example 3 */ rank?: Integer;
      top_locations?: Details0.TopLocation[];
    }
    export namespace Details0 {
      export interface Category {
        /** @example 81 */ id: Integer;
        name: string;
        /** @example 26 */ superCategoryId: Integer;
      }
      export interface TopLocation {
        /** @example "US" */ locationCode: string;
        locationName: string;
        /** @example 1 */ rank: Integer;
      }
    }
    export type Meta = Radar.BGP.TopPrefixesResponse.Meta;
    export namespace Meta {
      export type DateRange = Radar.TimeRange;
    }
  }

  /** Popularity of online services by category. */
  export interface InternetServices {
    /** Show the categories in which Internet services are ranked.
     *  @http GET /radar/ranking/internet_services/categories
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    categories(params?: InternetServiceCategoriesParams | null, options?: RequestOptions): APIPromise<InternetServiceCategoriesResponse>;

    /** Chart the ranks of a category's Internet services over time.
     *  @http GET /radar/ranking/internet_services/timeseries_groups
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroups(
      params?: InternetServiceTimeseriesGroupsParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.RankingTimeseriesGroupsResponse>;

    /** Rank the most popular Internet services of a category on a date.
     *  @http GET /radar/ranking/internet_services/top
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    top(params?: InternetServiceTopParams | null, options?: RequestOptions): APIPromise<InternetServiceTopResponse>;
  }

  export interface InternetServiceCategoriesParams {
    date?: (/** @format date */ string)[];
    format?: 'JSON' | 'CSV';
    /** @example 5 */ limit?: Integer;
    name?: string[];
  }

  export interface InternetServiceCategoriesResponse {
    categories_0: InternetServiceCategoriesResponse.Categories0[];
  }
  export namespace InternetServiceCategoriesResponse {
    export interface Categories0 {
      name: string;
    }
  }

  export interface InternetServiceTimeseriesGroupsParams {
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    name?: string[];
    serviceCategory?: (/** @maxLength 100 */ string)[];
  }

  export type InternetServiceTimeseriesGroupsResponse = Radar.RankingTimeseriesGroupsResponse;
  export namespace InternetServiceTimeseriesGroupsResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Serie0 = Radar.RankingTimeseriesGroupsResponse.Serie0;
  }

  export interface InternetServiceTopParams {
    date?: (/** @format date */ string)[];
    format?: 'JSON' | 'CSV';
    /** @example 5 */ limit?: Integer;
    name?: string[];
    serviceCategory?: (/** @maxLength 100 */ string)[];
  }

  export interface InternetServiceTopResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: InternetServiceTopResponse.Top0[];
  }
  export namespace InternetServiceTopResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Top0 {
      /** @example 1 */ rank: Integer;
      /** @example "Google" */ service: string;
    }
  }
}
