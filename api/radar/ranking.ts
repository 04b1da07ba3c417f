import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Popularity of domains. */
export interface Ranking {
  readonly domain: Ranking.Domain;
  readonly internetServices: Ranking.InternetServices;

  /** As CSV. @response text/csv */
  timeseriesGroups(params: Radar.RankingTimeseriesGroupsParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart the ranks of given domains, or of a category, over time.
   *  @http GET /radar/ranking/timeseries_groups
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroups(
    params?: Radar.RankingTimeseriesGroupsParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.RankingTimeseriesGroupsResponse>;

  /** As CSV. @response text/csv */
  top(params: Radar.RankingTopParams & InCSV, options?: RequestOptions): APIPromise<string>;

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
    /** As CSV. @response text/csv */
    get(domain: string, params: DomainGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get a domain's rank on a date, optionally with its top locations.
     *  @http GET /radar/ranking/domain/{domain}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(domain: string, params?: DomainGetParams | null, options?: RequestOptions): APIPromise<DomainGetResponse>;
  }

  export interface DomainGetParams extends Radar.RankingParams {
    /** If true, the locations where it ranks highest come along. */ includeTopLocations?: boolean;
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @default "POPULAR" */ rankingType?: 'POPULAR' | 'TRENDING_RISE' | 'TRENDING_STEADY' | (string & {});
  }

  export interface DomainGetResponse {
    /** Rank and categories of the domain. */ details_0: DomainGetResponse.Details;
    meta: Radar.RankedTopMeta;
  }
  export namespace DomainGetResponse {
    export interface Details {
      /** Categories of the domain. */ categories: Details.Category[];
      /** Group of the ranking, such as the top 2,000. @example "2000" */ bucket?: string;
      /** @example 3 */ rank?: Integer;
      /** Locations where it ranks highest. */ top_locations?: Details.TopLocation[];
    }
    export namespace Details {
      export interface Category {
        /** @example 81 */ id: Integer;
        /** Name as people read it. */ name: string;
        /** Category that contains it. @example 26 */ superCategoryId: Integer;
      }
      export interface TopLocation {
        /** Location, two letters. @example "US" */ locationCode: string;
        locationName: string;
        /** @example 1 */ rank: Integer;
      }
    }
  }

  /** Popularity of online services by category. */
  export interface InternetServices {
    /** As CSV. @response text/csv */
    categories(params: InternetServiceCategoriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the categories in which Internet services are ranked.
     *  @http GET /radar/ranking/internet_services/categories
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    categories(params?: InternetServiceCategoriesParams | null, options?: RequestOptions): APIPromise<InternetServiceCategoriesResponse>;

    /** As CSV. @response text/csv */
    timeseriesGroups(params: InternetServiceTimeseriesGroupsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the ranks of a category's Internet services over time.
     *  @http GET /radar/ranking/internet_services/timeseries_groups
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    timeseriesGroups(
      params?: InternetServiceTimeseriesGroupsParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.RankingTimeseriesGroupsResponse>;

    /** As CSV. @response text/csv */
    top(params: InternetServiceTopParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank the most popular Internet services of a category on a date.
     *  @http GET /radar/ranking/internet_services/top
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    top(params?: InternetServiceTopParams | null, options?: RequestOptions): APIPromise<InternetServiceTopResponse>;
  }

  export interface InternetServiceCategoriesParams extends Radar.RankingParams {
    /** @example 5 */ limit?: Integer;
  }

  export interface InternetServiceCategoriesResponse {
    /** Categories in which services are ranked. */ categories_0: InternetServiceCategoriesResponse.Categories[];
  }
  export namespace InternetServiceCategoriesResponse {
    export interface Categories {
      /** Name as people read it. */ name: string;
    }
  }

  export interface InternetServiceTimeseriesGroupsParams extends Radar.SeriesParams {
    /** @exclusiveMin 0 */ limit?: Integer;
    serviceCategory?: (/** @maxLength 100 */ string)[];
  }

  export interface InternetServiceTopParams extends Radar.RankingParams {
    /** @example 5 */ limit?: Integer;
    serviceCategory?: (/** @maxLength 100 */ string)[];
  }

  export interface InternetServiceTopResponse {
    meta: InternetServiceTopResponse.Meta;
    top_0: InternetServiceTopResponse.Ranking[];
  }
  export namespace InternetServiceTopResponse {
    export interface Meta extends Radar.TopMeta {
      top_0: Meta.Ranking;
    }
    export namespace Meta {
      export interface Ranking {
        /** Day the figures are of. */ date: string;
        serviceCategory: string;
      }
    }
    export interface Ranking {
      /** @example 1 */ rank: Integer;
      /** Internet service. @example "Google" */ service: string;
    }
  }
}
