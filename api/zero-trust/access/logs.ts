import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../../_client.ts';
import type { DateTime, InAccount, Integer } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';

/** Records of sign-ins and directory updates. */
export interface Logs {
  readonly accessRequests: Logs.AccessRequests;
  readonly scim: Logs.SCIM;
  readonly jitRequests: Logs.JitRequests;
}
export declare namespace Logs {
  /** Allowed and denied sign-in attempts. */
  export interface AccessRequests {
    /** List Access login attempts by user, app, country, IdP or outcome.
     *
     *  `fields` and `email_exact` make large queries lighter and sharper; an `…Op` of `neq` turns a filter into an exclusion.
     *  @http GET /accounts/{account_id}/access/logs/access_requests
     *  @permission Access: Audit Logs Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @aliases audit log; authentication log
     *  @columns user_email app_domain action connection ip_address allowed created_at */
    list(params: AccessRequestListParams, options?: RequestOptions): APIPromise<AccessRequestListResponse>;
  }

  export interface AccessRequestListParams extends InAccount {
    /** Whether `allowed` must be equal or not equal. @default "eq" */ allowedOp?: 'eq' | 'neq' | (string & {});
    /** Whether `app_type` must be equal or not equal. @default "eq" */ app_typeOp?: 'eq' | 'neq' | (string & {});
    /** Whether `app_uid` must be equal or not equal. @default "eq" */ app_uidOp?: 'eq' | 'neq' | (string & {});
    /** Whether `country_code` must be equal or not equal. @default "eq" */ country_codeOp?: 'eq' | 'neq' | (string & {});
    /** @default "desc" */ direction?: 'desc' | 'asc';
    /** Only events of this address; how it is compared is set by `emailOp` or `email_exact`. @format email */ email?: string;
    /** Older switch: if true, `email` must match in full, if false in part; wins over `emailOp`. @default false */ email_exact?: boolean;
    /** Comparison operator for `email`: equal, not equal or contained; ignored if `email_exact` is set. @default "eq" */
    emailOp?: 'eq' | 'neq' | 'contains' | (string & {});
    /** Fields to return, separated by commas; left out, all of them. @minLength 1 */ fields?: string;
    /** Whether `idp` must be equal or not equal. @default "eq" */ idpOp?: 'eq' | 'neq' | (string & {});
    /** Most entries that are returned. @default 25 @min 1 */ limit?: Integer;
    /** Whether `non_identity` must be equal or not equal. @default "eq" */ non_identityOp?: 'eq' | 'neq' | (string & {});
    /** @default 1 */ page?: Integer;
    /** @default 25 */ per_page?: Integer;
    /** Whether `ray_id` must be equal or not equal. @default "eq" */ ray_idOp?: 'eq' | 'neq' | (string & {});
    /** Only events from this time on. */ since?: DateTime;
    /** Only events up to this time. */ until?: DateTime;
    /** Accepted but no longer used; filter by `email`. @format uuid @example "f757c5c3-c1b2-50f7-9126-150a099b6f7e" @deprecated */ user_id?: string;
    /** Accepted but no longer used, as `user_id` is. @default "eq" @deprecated */ user_idOp?: 'eq' | 'neq' | (string & {});
  }

  export type AccessRequestListResponse = AccessRequest[];

  /** Directory synchronization records. */
  export interface SCIM {
    readonly updates: SCIM.Updates;
  }

  /** Requests for temporary, just-in-time permission. */
  export interface JitRequests {
    /** List just-in-time access requests by status, text and time.
     *  @http GET /accounts/{account_id}/access/logs/jit_requests
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/access-jit-request-logs-list
     *  @columns requester_email app_hostname purpose_justification approvals_received status created_at expires_at */
    list(params: JitRequestListParams, options?: RequestOptions): APIPromise<ZeroTrust.JitRequestLog[]>;

    /** Get one just-in-time access request with its events in order.
     *  @http GET /accounts/{account_id}/access/logs/jit_requests/{knock_request_id}
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/access-jit-request-logs-get */
    get(
      /** @format uuid */ knockRequestID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.JitRequestLogDetail>;
  }

  export interface JitRequestListParams extends InAccount {
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 25 */ per_page?: Integer;
    /** Only requests in this state. */ status?: 'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED' | 'SPENT' | (string & {});
    /** Text looked for, such as in names and email addresses. @minLength 1 */ search?: string;
    /** Only requests from this time on. */ since?: DateTime;
    /** Only requests up to this time. */ until?: DateTime;
  }

  export interface AccessRequest {
    /** Kind of event, such as `login` or `logout`. @example "login" */ action?: string;
    /** Whether the user was let in. @default false */ allowed?: boolean;
    /** URL of the application. @example "test.example.com/admin" */ app_domain?: string;
    /** Identifies the application. @example "df7e2w5f-02b7-4d9d-af26-8d1988fca630" */ app_uid?: string;
    /** Kind of identity provider that the user signed in with. @example "saml" */ connection?: string;
    created_at?: DateTime;
    /** Address that the request came from. @example "198.41.129.166" */ ip_address?: string;
    /** Ray id of the request, by which other logs name it too. @maxLength 16 @example "187d944c61940c77" */ ray_id?: string;
    /** Email address of the user who signed in. @format email */ user_email?: string;
  }
}

export declare namespace Logs.SCIM {
  /** Changes a directory sent. */
  export interface Updates {
    /** List the SCIM changes that an identity provider sent to Access.
     *  @http GET /accounts/{account_id}/access/logs/scim/updates
     *  @permission Access: SCIM Logs Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns resource_user_email resource_group_name resource_type request_method error_description status logged_at */
    list(params: UpdateListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<UpdateListResponse>, UpdateListResponse>;
  }

  export interface UpdateListParams extends InAccount {
    /** Identity providers whose changes are listed, by id. @from zeroTrust.identityProviders.list @example ["a79de439-0e7f-4ebb-8a02-222222222222"] */ idp_id: string[];
    /** Only changes to resources with one of these Cloudflare SCIM ids. */ cf_resource_id?: string[];
    /** @default "desc" */ direction?: 'desc' | 'asc';
    /** Only changes to resources with one of these ids of the identity provider. */ idp_resource_id?: string[];
    /** Most entries that are returned. @default 20 @example 10 @min 1 */ limit?: Integer;
    /** Only requests with these HTTP methods. */ request_method?: ('DELETE' | 'PATCH' | 'POST' | 'PUT')[];
    /** Only changes to groups with one of these display names. */ resource_group_name?: string[];
    /** Only changes to users or to groups. */ resource_type?: ('USER' | 'GROUP' | (string & {}))[];
    /** Only changes to users with one of these email addresses. */ resource_user_email?: (/** @format email */ string)[];
    /** Only changes from this time on. */ since?: DateTime;
    /** Only requests that succeeded or that failed. */ status?: ('FAILURE' | 'SUCCESS' | (string & {}))[];
    /** Only changes up to this time. */ until?: DateTime;
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 20 */ per_page?: Integer;
  }

  export interface UpdateListResponse {
    /** SCIM id that Cloudflare gave the user or group. @example "bd97ef8d-7986-43e3-9ee0-c25dda33e4b0" */ cf_resource_id?: string;
    /** Reason the request failed; absent if it succeeded. */ error_description?: string;
    /** Identity provider that sent the request. @example "df7e2w5f-02b7-4d9d-af26-8d1988fca630" */ idp_id?: string;
    /** Id that the identity provider gave the user or group. @example "all_employees" */ idp_resource_id?: string;
    /** Time of the request. */ logged_at?: DateTime;
    /** Body of the request, as JSON text. @example "{}}" */ request_body?: string;
    /** HTTP method of the request. @example "DELETE" */ request_method?: string;
    /** Display name of the group, if the request was about one. @example "ALL_EMPLOYEES" */ resource_group_name?: string;
    /** Kind of object in the request: a user or a group. @example "GROUP" */ resource_type?: string;
    /** Email address of the user, if the request was about one. @format email */ resource_user_email?: string;
    /** Whether the request succeeded. @example "FAILURE" */ status?: string;
  }

  export type UpdateListResponsesV4PagePaginationArray = V4PagePaginationArray<UpdateListResponse>;
}
