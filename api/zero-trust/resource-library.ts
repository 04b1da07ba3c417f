import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount, Integer } from '../_shared.ts';

/** Catalog of applications to refer to in policies. */
export interface ResourceLibrary {
  readonly applications: ResourceLibrary.Applications;
  readonly categories: ResourceLibrary.Categories;
}

export declare namespace ResourceLibrary {
  /** Single applications with hostnames and addresses. */
  export interface Applications {
    /** Search the resource library's applications, with filters and ordering.
     *  @http GET /accounts/{account_id}/resource-library/applications
     *  @availability ga */
    list(params: ApplicationListParams, options?: RequestOptions): PagePromise<SinglePage<ApplicationGetResponse>, ApplicationGetResponse>;

    /** Fetch one resource library application by ID.
     *  @http GET /accounts/{account_id}/resource-library/applications/{id}
     *  @availability ga */
    get(
      /** @min 0 @max 4294967295 */ id: Integer,
      params: ApplicationGetParams,
      options?: RequestOptions,
    ): APIPromise<ApplicationGetResponse>;

    /** Add a custom application to the resource library.
     *  @http POST /accounts/{account_id}/resource-library/applications
     *  @body json required
     *  @status 201
     *  @availability ga */
    create(params: ApplicationCreateParams, options?: RequestOptions): APIPromise<ApplicationGetResponse>;

    /** Change an application's hostnames, IP subnets, ports or support domains.
     *  @http PATCH /accounts/{account_id}/resource-library/applications/{id}
     *  @body json required
     *  @availability ga */
    update(
      /** @min 0 @max 4294967295 */ id: Integer,
      params: ApplicationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ApplicationGetResponse>;

    /** Delete an application from the resource library.
     *  @http DELETE /accounts/{account_id}/resource-library/applications/{id}
     *  @availability ga */
    delete(
      /** @min 0 @max 4294967295 */ id: Integer,
      params: ApplicationDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ApplicationDeleteResponse | null>;
  }

  export interface ApplicationListParams extends InAccount {
    filter?: string;
    /** @default 25 */ limit?: Integer;
    /** @default 0 */ offset?: Integer;
    order_by?: string;
    /** @minLength 2 @maxLength 200 */ search?: string;
  }

  export type ApplicationListResponse = ApplicationGetResponse;

  export type ApplicationGetParams = InAccount;

  export interface ApplicationGetResponse {
    /** @min 0 @max 4294967295 @example 498 */ id: Integer;
    /** @format float @example 0.92 */ application_confidence_score: number;
    /** @example "cloudflare" */ application_source: string;
    application_type: string;
    application_type_description: string;
    /** @min 1 @max 4294967295 @example 12 */ category_id: Integer;
    /** @example "2025-01-01T00:00:00Z" */ created_at: string;
    /** @format float @example 1.5 */ gen_ai_score: number;
    hostnames: string[];
    /** @example "HR" */ human_id: string;
    ip_subnets: string[];
    /** @example "HR" */ name: string;
    port_protocols: string[];
    support_domains: string[];
    supported: ('GATEWAY' | 'ACCESS' | 'CASB')[];
    /** @example "2025-01-01T00:00:00Z" */ updated_at: string;
    /** @example "2025-01-01T00:00:00Z" */ version: string;
    application_score_composition?: unknown;
  }

  export type ApplicationCreateParams = ApplicationCreateParams.Variant0 | ApplicationCreateParams.Variant1;
  export namespace ApplicationCreateParams {
    export interface Variant0 extends InAccount {
      hostnames: string[];
      /** @min 1 @max 4294967295 @example 12 */ category_id?: Integer;
      /** @example "HR" */ human_id?: string;
      ip_subnets?: string[];
      /** @example "HR" */ name?: string;
      port_protocols?: string[];
      support_domains?: string[];
    }
    export interface Variant1 extends InAccount {
      ip_subnets: string[];
      /** @min 1 @max 4294967295 @example 12 */ category_id?: Integer;
      hostnames?: string[];
      /** @example "HR" */ human_id?: string;
      /** @example "HR" */ name?: string;
      port_protocols?: string[];
      support_domains?: string[];
    }
  }

  export type ApplicationCreateResponse = ApplicationGetResponse;

  export interface ApplicationUpdateParams extends InAccount {
    hostnames?: string[];
    ip_subnets?: string[];
    port_protocols?: string[];
    support_domains?: string[];
  }

  export type ApplicationUpdateResponse = ApplicationGetResponse;

  export type ApplicationDeleteParams = InAccount;

  export type ApplicationDeleteResponse = unknown;

  /** Groups of applications. */
  export interface Categories {
    /** Page through resource library categories.
     *  @http GET /accounts/{account_id}/resource-library/categories
     *  @availability ga */
    list(params: CategoryListParams, options?: RequestOptions): PagePromise<SinglePage<CategoryGetResponse>, CategoryGetResponse>;

    /** Fetch one resource library category by ID.
     *  @http GET /accounts/{account_id}/resource-library/categories/{id}
     *  @availability ga */
    get(/** @min 1 @max 4294967295 */ id: Integer, params: CategoryGetParams, options?: RequestOptions): APIPromise<CategoryGetResponse>;
  }

  export interface CategoryListParams extends InAccount {
    /** @default 25 */ limit?: Integer;
    /** @default 0 */ offset?: Integer;
  }

  export type CategoryListResponse = CategoryGetResponse;

  export type CategoryGetParams = InAccount;

  export interface CategoryGetResponse {
    /** @min 1 @max 4294967295 @example 12 */ id: Integer;
    /** @example "2025-01-01T00:00:00Z" */ created_at: string;
    description: string;
    name: string;
  }

  export type ApplicationListResponsesSinglePage = SinglePage<ApplicationGetResponse>;

  export type CategoryListResponsesSinglePage = SinglePage<CategoryGetResponse>;
}
