import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InZone, Integer } from './_shared.ts';

/** Observatory: Page speed tests of your site from several regions.
 *  @product speed Observatory
 *  @docs https://developers.cloudflare.com/speed/observatory/ */
export interface Speed {
  readonly schedule: Speed.ScheduleResource;
  readonly availabilities: Speed.Availabilities;
  readonly pages: Speed.Pages;
}

export declare namespace Speed {
  /** Tests that repeat daily or weekly. */
  export interface ScheduleResource {
    /** Have a page tested daily or weekly from a chosen region.
     *  @http POST /zones/{zone_id}/speed_api/schedule/{url}
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(url: string, params: ScheduleCreateParams, options?: RequestOptions): APIPromise<ScheduleCreateResponse>;

    /** Stop the recurring test of a page.
     *  @http DELETE /zones/{zone_id}/speed_api/schedule/{url}
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(url: string, params: ScheduleDeleteParams, options?: RequestOptions): APIPromise<ScheduleDeleteResponse>;

    /** Read how often a page is tested and from which region.
     *  @http GET /zones/{zone_id}/speed_api/schedule/{url}
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(url: string, params: ScheduleGetParams, options?: RequestOptions): APIPromise<Schedule>;
  }

  export interface ScheduleCreateParams extends InZone {
    /** @query */ frequency?: 'DAILY' | 'WEEKLY';
    /** @query */ region?: 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1' | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2' | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1' | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1';
  }

  export interface ScheduleCreateResponse {
    schedule?: Schedule;
    test?: Pages.Test;
  }

  export interface ScheduleDeleteParams extends InZone {
    /** @query */ region?: 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1' | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2' | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1' | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1';
  }

  export interface ScheduleDeleteResponse {
    /** @example 1 */ count?: number;
  }

  export interface ScheduleGetParams extends InZone {
    region?: 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1' | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2' | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1' | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1';
  }

  export interface Schedule {
    frequency?: 'DAILY' | 'WEEKLY';
    region?: 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1' | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2' | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1' | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1';
    /** @example "example.com" */ url?: string;
  }

  /** Regions and tests that the plan allows. */
  export interface Availabilities {
    /** Show which Observatory regions and tests the zone has and how many are left.
     *  @http GET /zones/{zone_id}/speed_api/availabilities
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: AvailabilityListParams, options?: RequestOptions): APIPromise<Availability>;
  }

  export type AvailabilityListParams = InZone;

  export interface Availability {
    quota?: Availability.Quota;
    regions?: LabeledRegion[];
    regionsPerPlan?: Availability.RegionsPerPlan;
  }
  export namespace Availability {
    export interface Quota {
      /** @example "free" */ plan?: string;
      quotasPerPlan?: Quota.QuotasPerPlan;
      /** @example 1 */ remainingSchedules?: number;
      /** @example 30 */ remainingTests?: number;
      scheduleQuotasPerPlan?: Quota.QuotasPerPlan;
    }
    export namespace Quota {
      export interface QuotasPerPlan {
        value?: QuotasPerPlan.Value;
      }
      export namespace QuotasPerPlan {
        export interface Value {
          /** @example 1 */ business?: Integer;
          /** @example 1 */ enterprise?: Integer;
          /** @example 1 */ free?: Integer;
          /** @example 1 */ pro?: Integer;
        }
      }
      export import ScheduleQuotasPerPlan = Speed.Availability.Quota.QuotasPerPlan;
    }
    export interface RegionsPerPlan {
      business?: LabeledRegion[];
      enterprise?: LabeledRegion[];
      free?: LabeledRegion[];
      pro?: LabeledRegion[];
    }
  }

  /** Web pages that are tested. */
  export interface Pages {
    readonly tests: Pages.Tests;

    /** List the zone's pages that Observatory has tested or is scheduled to test.
     *  @http GET /zones/{zone_id}/speed_api/pages
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: PageListParams, options?: RequestOptions): PagePromise<SinglePage<PageListResponse>, PageListResponse>;

    /** Chart how a page's metrics moved over time for a device type and region.
     *  @http GET /zones/{zone_id}/speed_api/pages/{url}/trend
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    trend(url: string, params: PageTrendParams, options?: RequestOptions): APIPromise<Trend>;
  }

  export type PageListParams = InZone;

  export interface PageListResponse {
    region?: LabeledRegion;
    scheduleFrequency?: 'DAILY' | 'WEEKLY';
    tests?: Pages.Test[];
    /** @example "example.com" */ url?: string;
  }

  export interface PageTrendParams extends InZone {
    deviceType: 'DESKTOP' | 'MOBILE';
    /** @example "performanceScore,ttfb,fcp,si,lcp,tti,tbt,cls" */ metrics: string;
    region: 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1' | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2' | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1' | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1';
    start: DateTime;
    tz: string;
    end?: DateTime;
  }

  export interface Trend {
    cls?: (number | null)[];
    fcp?: (number | null)[];
    lcp?: (number | null)[];
    performanceScore?: (number | null)[];
    si?: (number | null)[];
    tbt?: (number | null)[];
    ttfb?: (number | null)[];
    tti?: (number | null)[];
  }

  export interface LabeledRegion {
    label?: string;
    value?: 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1' | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2' | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1' | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1';
  }

  export interface LighthouseReport {
    /** @example 100 */ cls?: number;
    deviceType?: 'DESKTOP' | 'MOBILE';
    error?: LighthouseReport.Error;
    /** @example 100 */ fcp?: number;
    jsonReportUrl?: string;
    /** @example 100 */ lcp?: number;
    /** @example 90 */ performanceScore?: number;
    /** @example 100 */ si?: number;
    state?: 'RUNNING' | 'COMPLETE' | 'FAILED';
    /** @example 100 */ tbt?: number;
    /** @example 100 */ ttfb?: number;
    /** @example 100 */ tti?: number;
  }
  export namespace LighthouseReport {
    export interface Error {
      code?: 'NOT_REACHABLE' | 'DNS_FAILURE' | 'NOT_HTML' | 'LIGHTHOUSE_TIMEOUT' | 'UNKNOWN';
      detail?: string;
      /** @example "example.com" */ finalDisplayedUrl?: string;
    }
  }

  export type PageListResponsesSinglePage = SinglePage<PageListResponse>;
}

export declare namespace Speed.Pages {
  /** Single measurements with their scores. */
  export interface Tests {
    /** Start a page test in a region; results come in once it has run.
     *  @http POST /zones/{zone_id}/speed_api/pages/{url}/tests
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(url: string, params: TestCreateParams, options?: RequestOptions): APIPromise<Test>;

    /** Page through past tests of a page, optionally from one region.
     *  @http GET /zones/{zone_id}/speed_api/pages/{url}/tests
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(url: string, params: TestListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Test>, Test>;

    /** Delete the page's test results, for one region if given.
     *  @http DELETE /zones/{zone_id}/speed_api/pages/{url}/tests
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(url: string, params: TestDeleteParams, options?: RequestOptions): APIPromise<ScheduleDeleteResponse>;

    /** Read a page test's status and results by its ID.
     *  @http GET /zones/{zone_id}/speed_api/pages/{url}/tests/{test_id}
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(testID: string, params: TestGetParams, options?: RequestOptions): APIPromise<Test>;
  }

  export type TestCreateParams = ScheduleGetParams;

  export interface Test {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    date?: DateTime;
    desktopReport?: LighthouseReport;
    mobileReport?: LighthouseReport;
    region?: LabeledRegion;
    scheduleFrequency?: 'DAILY' | 'WEEKLY';
    /** @example "example.com" */ url?: string;
  }

  export interface TestListParams extends InZone {
    region?: 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1' | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2' | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1' | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1';
    /** @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }

  export type TestDeleteParams = ScheduleDeleteParams;

  export type TestDeleteResponse = ScheduleDeleteResponse;

  export interface TestGetParams extends InZone {
    /** @example "example.com" */ url: string;
  }

  export type TestsV4PagePaginationArray = V4PagePaginationArray<Test>;
}
