import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount, Integer } from '../_shared.ts';

/** Catalog of applications to refer to in policies. */
export interface ResourceLibrary {
  readonly applications: ResourceLibrary.Applications;
  readonly categories: ResourceLibrary.Categories;
}

export declare namespace ResourceLibrary {
  /** Single applications with hostnames and addresses. */
  export interface Applications {
    /** List the resource library's applications, filtered and sorted.
     *
     *  Holds Cloudflare's catalog as well as your own applications; `filter` with `source` tells them apart.
     *  @http GET /accounts/{account_id}/resource-library/applications
     *  @availability ga
     *  @columns name application_type application_source application_confidence_score review_status created_at updated_at
     *  @key name */
    list(params: ApplicationListParams, options?: RequestOptions): PagePromise<SinglePage<ApplicationListResponse>, ApplicationListResponse>;

    /** Get one application of the resource library.
     *  @http GET /accounts/{account_id}/resource-library/applications/{id}
     *  @availability ga */
    get(
      /** @min 0 @max 4294967295 */ id: Integer,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ApplicationData>;

    /** Create a custom application in the resource library.
     *
     *  Needs hostnames or IP subnets to be recognized by.
     *  @http POST /accounts/{account_id}/resource-library/applications
     *  @body json required
     *  @status 201
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "HR", "human_id": "HR", "category_id": 12, "hostnames": ["hr.example.com"],
     *    "ip_subnets": ["198.51.100.0/24"], "port_protocols": ["443/tcp"], "support_domains": ["help.example.com"]
     *  } */
    create(params: ApplicationCreateParams, options?: RequestOptions): APIPromise<ApplicationData>;

    /** Edit a custom application's hostnames, subnets or ports.
     *
     *  Makes a new version; each given list replaces the former one. Cloudflare's own applications cannot be changed.
     *  @http PATCH /accounts/{account_id}/resource-library/applications/{id}
     *  @body json required
     *  @availability ga */
    update(
      /** @min 0 @max 4294967295 */ id: Integer,
      params: ApplicationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ApplicationData>;

    /** Delete a custom application from the resource library.
     *
     *  All its versions go with it.
     *  @http DELETE /accounts/{account_id}/resource-library/applications/{id}
     *  @availability ga */
    delete(
      /** @min 0 @max 4294967295 */ id: Integer,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ApplicationDeleteResponse | null>;
  }

  export interface ApplicationListParams extends InAccount {
    /** Condition as `key:value`, such as `name:HR`, `hostname:portal.example.com` or `source:cloudflare`. @minLength 1 */ filter?: string;
    /** Most applications that are returned. @default 25 @min 1 */ limit?: Integer;
    /** Number of entries that are skipped, for paging. @default 0 @min 0 */ offset?: Integer;
    /** @minLength 1 */ order_by?: string;
    /** Text looked for in the applications, 2 to 200 characters. @minLength 2 @maxLength 200 */ search?: string;
    /** Properties to return for each application, separated by commas; left out, all are. */ fields?: string;
  }

  export interface ApplicationCatalogFields {
    /** @min 1 @max 4294967295 @example 12 */ category_id?: Integer;
    /** Short name that people can use as an id. @example "HR" */ human_id?: string;
    /** Name of the application for people. @example "HR" */ name?: string;
    /** Ports and protocols that the application is recognized by. */ port_protocols?: string[];
    /** Further domains that the application loads from. */ support_domains?: string[];
  }

  export interface ApplicationAssessment {
    /** Trust rating of the application; -1 if it was not rated. @format float @example 0.92 */ application_confidence_score?: number;
    /** Origin of the entry, such as `cloudflare`. @example "cloudflare" */ application_source?: string;
    /** Kind of application, in short. */ application_type?: string;
    /** Explanation of the kind of application. */ application_type_description?: string;
    /** Rating of the application's care with generative AI; -1 if it was not rated. @format float @example 1.5 */ gen_ai_score?: number;
    /** Products in which the application can be chosen. */ supported?: ('GATEWAY' | 'ACCESS' | 'CASB')[];
  }

  export interface ApplicationListResponse extends ApplicationCatalogFields, ApplicationAssessment {
    /** Number of the application; Gateway rules name it in expressions. @min 0 @max 4294967295 @example 498 */ id: Integer;
    /** @example "2025-01-01T00:00:00Z" */ created_at?: string;
    /** Hostnames that the application is recognized by. */ hostnames?: string[];
    /** Address ranges that the application is recognized by. */ ip_subnets?: string[];
    /** @example "2025-01-01T00:00:00Z" */ updated_at?: string;
    /** Version of the definition of the application. @example "2025-01-01T00:00:00Z" */ version?: string;
    /** Components of the application's score, of which no page shows the fields; null if it has none. */ application_score_composition?: unknown;
    /** Your account's judgement of the application: approved, unapproved, in review or not yet reviewed. */
    review_status?: 'approved' | 'unapproved' | 'in_review' | 'unreviewed';
  }

  export type ApplicationCreateParams = ApplicationCreateParams.HostnamesApplication | ApplicationCreateParams.IPSubnetsApplication;
  export namespace ApplicationCreateParams {
    export interface HostnamesApplication extends InAccount, ApplicationCatalogFields {
      /** Hostnames that the application is recognized by. */ hostnames: string[];
      /** Address ranges that the application is recognized by. */ ip_subnets?: string[];
    }
    export interface IPSubnetsApplication extends InAccount, ApplicationCatalogFields {
      /** Address ranges that the application is recognized by. */ ip_subnets: string[];
      /** Hostnames that the application is recognized by. */ hostnames?: string[];
    }
  }

  export interface ApplicationHosts {
    /** Hostnames by which traffic to the application is recognized; on an update the final list. */ hostnames?: string[];
    /** Address ranges of the application in CIDR notation: IPv4 /8 to /32, IPv6 /32 to /128. */ ip_subnets?: string[];
    /** Ports and protocols of the application, in pairs. */ port_protocols?: string[];
    /** Further domains that the application needs to work. */ support_domains?: string[];
  }

  export interface ApplicationData extends ApplicationAssessment, ApplicationHosts {
    /** Number by which Cloudflare knows the application. @min 0 @max 4294967295 @example 498 */ id: Integer;
    /** @format float @example 0.92 */ application_confidence_score: number;
    /** @example "cloudflare" */ application_source: string;
    application_type: string;
    application_type_description: string;
    /** @min 1 @max 4294967295 @example 12 */ category_id: Integer;
    /** @example "2025-01-01T00:00:00Z" */ created_at: string;
    /** @format float @example 1.5 */ gen_ai_score: number;
    hostnames: string[];
    /** Short name for people, such as `HR`. @example "HR" */ human_id: string;
    ip_subnets: string[];
    /** Name that people see for the application. @example "HR" */ name: string;
    port_protocols: string[];
    support_domains: string[];
    supported: ('GATEWAY' | 'ACCESS' | 'CASB')[];
    /** @example "2025-01-01T00:00:00Z" */ updated_at: string;
    /** Time of the version of the application's entry. @example "2025-01-01T00:00:00Z" */ version: string;
    /** Parts that make up the score of the returned application, of which no page shows the fields; null if it has none. */ application_score_composition?: unknown;
  }

  export interface ApplicationUpdateParams extends InAccount, ApplicationHosts {}

  export type ApplicationDeleteResponse = JsonValue;

  /** Groups of applications. */
  export interface Categories {
    /** List the categories of the resource library.
     *  @http GET /accounts/{account_id}/resource-library/categories
     *  @availability ga
     *  @columns name description created_at */
    list(params: CategoryListParams, options?: RequestOptions): PagePromise<SinglePage<CategoryResult>, CategoryResult>;

    /** Get one category of the resource library.
     *  @http GET /accounts/{account_id}/resource-library/categories/{id}
     *  @availability ga */
    get(/** @min 1 @max 4294967295 */ id: Integer, params: InAccount, options?: RequestOptions): APIPromise<CategoryResult>;
  }

  export interface CategoryListParams extends InAccount {
    /** Most categories that are returned. @default 25 @min 1 */ limit?: Integer;
    /** Number of entries that are skipped, for paging. @default 0 @min 0 */ offset?: Integer;
  }

  export interface CategoryResult {
    /** Identifies the category. @min 1 @max 4294967295 @example 12 */ id: Integer;
    /** @example "2025-01-01T00:00:00Z" */ created_at: string;
    /** Description of the applications in the category. */ description: string;
    /** Name that people see for the category, such as one of software or content. */ name: string;
  }

  export type ApplicationListResponsesSinglePage = SinglePage<ApplicationListResponse>;

  export type CategoryListResponsesSinglePage = SinglePage<CategoryResult>;
}
