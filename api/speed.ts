import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, Integer, InZone } from './_shared.ts';

/** Observatory: Page speed tests of your site from several regions.
 *  @product speed Observatory
 *  @docs https://developers.cloudflare.com/speed/observatory/ */
export interface Speed {
  readonly schedule: Speed.ScheduleResource;
  readonly availabilities: Speed.Availabilities;
  readonly pages: Speed.Pages;
}

export declare namespace Speed {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Place on Google Cloud that the page is loaded from. */ region: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Test to work on, as `speed.pages.tests.list` shows it. @from speed.pages.tests.list */ test_id: string;
    /** Page that is tested: host and path without the scheme, such as `example.com/shop`. @from speed.pages.list */ url: string;
  }

  /** Tests that repeat daily or weekly. */
  export interface ScheduleResource {
    /** Create a daily or weekly test of a page from one region.
     *
     *  A first test starts at once. Daily tests need a paid plan; schedules per zone are limited.
     *  @http POST /zones/{zone_id}/speed_api/schedule/{url}
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "example.com", "frequency": "WEEKLY", "region": "us-central1" } */
    create(url: string, params: ScheduleCreateParams, options?: RequestOptions): APIPromise<ScheduleCreateResponse>;

    /** Delete a page's schedule; past results stay.
     *  @http DELETE /zones/{zone_id}/speed_api/schedule/{url}
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(url: string, params: ScheduleDeleteParams, options?: RequestOptions): APIPromise<ScheduleDeleteResponse>;

    /** Get how often a page is tested and from which region.
     *  @http GET /zones/{zone_id}/speed_api/schedule/{url}
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(url: string, params: ScheduleParams, options?: RequestOptions): APIPromise<Schedule>;
  }

  export interface ScheduleCreateParams extends InZone {
    /** How often the page is tested; weekly on Free zones, daily by default on paid ones. @query */ frequency?: 'DAILY' | 'WEEKLY' | (string & {});
    /** @query */ region?:
      | 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1'
      | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2'
      | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1'
      | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1' | (string & {});
  }

  export interface ScheduleCreateResponse {
    /** Plan for tests that was made. */ schedule?: Schedule;
    /** First run, started at once. */ test?: Pages.Test;
  }

  export interface ScheduleDeleteParams extends InZone {
    /** @query */ region?:
      | 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1'
      | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2'
      | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1'
      | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1' | (string & {});
  }

  export interface ScheduleDeleteResponse {
    /** Number of deletions. @example 1 */ count?: number;
  }

  export interface ScheduleParams extends InZone {
    region?:
      | 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1'
      | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2'
      | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1'
      | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1' | (string & {});
  }

  export interface Schedule {
    /** How often the page is tested. */ frequency?: 'DAILY' | 'WEEKLY';
    region?:
      | 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1'
      | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2'
      | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1'
      | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1';
    /** Page without its scheme, such as `example.com/shop`. @example "example.com" */ url?: string;
  }

  /** Regions and tests that the plan allows. */
  export interface Availabilities {
    /** List regions and tests that the zone's plan has, and what is left.
     *  @http GET /zones/{zone_id}/speed_api/availabilities
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: InZone, options?: RequestOptions): APIPromise<Availability>;
  }

  export interface Availability {
    /** Tests allowed by the plan and tests left. */ quota?: Availability.Quota;
    /** Places that tests can run from on the zone's plan. */ regions?: LabeledRegion[];
    /** Places that tests can run from, by plan. */ regionsPerPlan?: Availability.RegionsPerPlan;
  }
  export namespace Availability {
    export interface Quota {
      /** Plan of the zone. @example "free" */ plan?: string;
      /** Tests a month, by plan. */ quotasPerPlan?: Quota.QuotasPerPlan;
      /** Schedules that can still be made. @example 1 */ remainingSchedules?: number;
      /** Tests left for this month. @example 30 */ remainingTests?: number;
      /** Schedules, by plan. */ scheduleQuotasPerPlan?: Quota.QuotasPerPlan;
    }
    export namespace Quota {
      export interface QuotasPerPlan {
        /** Numbers by plan. */ value?: QuotasPerPlan.Value;
      }
      export namespace QuotasPerPlan {
        export interface Value {
          /** Number on Business. @example 1 */ business?: Integer;
          /** Number on Enterprise. @example 1 */ enterprise?: Integer;
          /** Number on Free. @example 1 */ free?: Integer;
          /** Number on Pro. @example 1 */ pro?: Integer;
        }
      }
    }
    export interface RegionsPerPlan {
      /** Places on Business. */ business?: LabeledRegion[];
      /** Places on Enterprise. */ enterprise?: LabeledRegion[];
      /** Places on Free. */ free?: LabeledRegion[];
      /** Places on Pro. */ pro?: LabeledRegion[];
    }
  }

  /** Web pages that are tested. */
  export interface Pages {
    readonly tests: Pages.Tests;

    /** List the zone's pages that Observatory tests or has tested.
     *  @http GET /zones/{zone_id}/speed_api/pages
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns url region.label scheduleFrequency
     *  @key url region.value */
    list(params: InZone, options?: RequestOptions): PagePromise<SinglePage<PageListResponse>, PageListResponse>;

    /** Get how a page's metrics went over time, by device and region.
     *  @http GET /zones/{zone_id}/speed_api/pages/{url}/trend
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    trend(url: string, params: PageTrendParams, options?: RequestOptions): APIPromise<Trend>;
  }

  export interface PageListResponse {
    /** Place that the page is loaded from. */ region?: LabeledRegion;
    /** How often the page is tested; absent without a schedule. */ scheduleFrequency?: 'DAILY' | 'WEEKLY';
    /** Latest runs for the page and place. */ tests?: Pages.Test[];
    /** Page without its scheme, such as `example.com/shop`. @example "example.com" */ url?: string;
  }

  export interface PageTrendParams extends InZone {
    /** Device that is simulated. */ deviceType: 'DESKTOP' | 'MOBILE' | (string & {});
    /** Metrics to return, separated by commas, such as `ttfb,lcp`. @example "performanceScore,ttfb,fcp,si,lcp,tti,tbt,cls" @minLength 1 */
    metrics: string;
    region:
      | 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1'
      | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2'
      | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1'
      | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1' | (string & {});
    /** Start of the period. */ start: DateTime;
    /** Time zone that days are counted in, such as `Europe/Lisbon`. @minLength 1 @example "Europe/Lisbon" */ tz: string;
    /** End of the period; left out, now. */ end?: DateTime;
  }

  export interface Trend {
    /** Cumulative layout shift of each day; null without a test. */ cls?: (number | null)[];
    /** First contentful paint of each day; null without a test. */ fcp?: (number | null)[];
    /** Largest contentful paint of each day; null without a test. */ lcp?: (number | null)[];
    /** Lighthouse score of each day; null without a test. */ performanceScore?: (number | null)[];
    /** Speed index of each day; null without a test. */ si?: (number | null)[];
    /** Total blocking time of each day; null without a test. */ tbt?: (number | null)[];
    /** Time to first byte of each day; null without a test. */ ttfb?: (number | null)[];
    /** Time to interactive of each day; null without a test. */ tti?: (number | null)[];
  }

  export interface LabeledRegion {
    /** Name of the place for people. */ label?: string;
    /** Name of the place on Google Cloud. */ value?:
      | 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1'
      | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2'
      | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1'
      | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1';
  }

  export interface LighthouseReport {
    /** Cumulative layout shift: how much content jumps while loading. @example 100 */ cls?: number;
    /** Device that is simulated. */ deviceType?: 'DESKTOP' | 'MOBILE';
    /** Reason the run failed; absent otherwise. */ error?: LighthouseReport.Error;
    /** Time to the first contentful paint. @example 100 @unit milliseconds */ fcp?: number;
    /** Address of the complete report in JSON. */ jsonReportUrl?: string;
    /** Time to the largest contentful paint. @example 100 @unit milliseconds */ lcp?: number;
    /** Overall rating by Lighthouse, from 0 to 100. @example 90 */ performanceScore?: number;
    /** Speed index: how fast content shows on average. @example 100 @unit milliseconds */ si?: number;
    /** Whether the run goes on, is done or failed. */ state?: 'RUNNING' | 'COMPLETE' | 'FAILED';
    /** Time in which input was blocked, in total. @example 100 @unit milliseconds */ tbt?: number;
    /** Time to the first byte of the response. @example 100 @unit milliseconds */ ttfb?: number;
    /** Time until the page reacts to input. @example 100 @unit milliseconds */ tti?: number;
  }
  export namespace LighthouseReport {
    export interface Error {
      /** Kind of failure. */ code?: 'NOT_REACHABLE' | 'DNS_FAILURE' | 'NOT_HTML' | 'LIGHTHOUSE_TIMEOUT' | 'UNKNOWN';
      /** Human-readable error description. */ detail?: string;
      /** Address that was shown in the end, after redirects. @example "example.com" */ finalDisplayedUrl?: string;
    }
  }

  export type PageListResponsesSinglePage = SinglePage<PageListResponse>;
}

export declare namespace Speed.Pages {
  /** Single measurements with their scores. */
  export interface Tests {
    /** Start a test of a page from one region.
     *
     *  Runs in the background: poll `get` until the reports are `COMPLETE`. Tests per month are limited.
     *  @http POST /zones/{zone_id}/speed_api/pages/{url}/tests
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "example.com", "region": "us-central1" }
     *  @aliases Lighthouse
     *  @waits speed.pages.tests.get mobileReport.state done=COMPLETE failed=FAILED when=desktopReport.state:COMPLETE id=id */
    create(url: string, params: ScheduleParams, options?: RequestOptions): APIPromise<Test>;

    /** List past tests of a page, all or from one region.
     *  @http GET /zones/{zone_id}/speed_api/pages/{url}/tests
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns url region.label scheduleFrequency mobileReport.performanceScore desktopReport.performanceScore date */
    list(url: string, params: TestListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Test>, Test>;

    /** Delete a page's test results, all or of one region.
     *
     *  Deleted tests still count towards the quota.
     *  @http DELETE /zones/{zone_id}/speed_api/pages/{url}/tests
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(url: string, params: ScheduleDeleteParams, options?: RequestOptions): APIPromise<ScheduleDeleteResponse>;

    /** Get one page test with its reports.
     *  @http GET /zones/{zone_id}/speed_api/pages/{url}/tests/{test_id}
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(testID: string, params: TestGetParams, options?: RequestOptions): APIPromise<Test>;
  }

  export interface Test {
    /** Identifies the run. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Time of the run. */ date?: DateTime;
    /** Results as a desktop browser. */ desktopReport?: LighthouseReport;
    /** Results as a phone. */ mobileReport?: LighthouseReport;
    /** Place that the page is loaded from. */ region?: LabeledRegion;
    /** How often the page is tested; absent without a schedule. */ scheduleFrequency?: 'DAILY' | 'WEEKLY';
    /** Page without its scheme, such as `example.com/shop`. @example "example.com" */ url?: string;
  }

  export interface TestListParams extends InZone {
    /** Only tests from this place on Google Cloud. */ region?:
      | 'asia-east1' | 'asia-northeast1' | 'asia-northeast2' | 'asia-south1' | 'asia-southeast1'
      | 'australia-southeast1' | 'europe-north1' | 'europe-southwest1' | 'europe-west1' | 'europe-west2'
      | 'europe-west3' | 'europe-west4' | 'europe-west8' | 'europe-west9' | 'me-west1' | 'southamerica-east1'
      | 'us-central1' | 'us-east1' | 'us-east4' | 'us-south1' | 'us-west1' | (string & {});
    /** @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface TestGetParams extends InZone {
    /** Page without its scheme, such as `example.com/shop`. @example "example.com" */ url: string;
  }

  export type TestsV4PagePaginationArray = V4PagePaginationArray<Test>;
}
