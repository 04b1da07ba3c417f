import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';

/** Resource Sharing: Configurations lent to other accounts or organizations.
 *  @product resourceSharing Resource Sharing
 *  @docs https://developers.cloudflare.com/api/ */
export interface ResourceSharing {
  readonly recipients: ResourceSharing.Recipients;
  readonly resources: ResourceSharing.Resources;
  readonly excludedRecipients: ResourceSharing.ExcludedRecipients;

  /** Share resources of your account with the given recipients.
   *  @http POST /accounts/{account_id}/shares
   *  @status 201
   *  @plans enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  create(
    params: ResourceSharing.ResourceSharingCreateParams,
    options?: RequestOptions,
  ): APIPromise<ResourceSharing.ResourceSharingGetResponse>;

  /** Rename a share.
   *  @http PUT /accounts/{account_id}/shares/{share_id}
   *  @plans enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  update(
    shareID: ResourceID,
    params: ResourceSharing.ResourceSharingUpdateParams,
    options?: RequestOptions,
  ): APIPromise<ResourceSharing.ResourceSharingGetResponse>;

  /** Page through sent or received shares by kind, status, tag or resource type.
   *  @http GET /accounts/{account_id}/shares
   *  @plans enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  list(
    params: ResourceSharing.ResourceSharingListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<ResourceSharing.ResourceSharingGetResponse>, ResourceSharing.ResourceSharingGetResponse>;

  /** End a share, so its recipients lose the resources in it.
   *  @http DELETE /accounts/{account_id}/shares/{share_id}
   *  @plans enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @confirm */
  delete(
    shareID: ResourceID,
    params: ResourceSharing.ResourceSharingDeleteParams,
    options?: RequestOptions,
  ): APIPromise<ResourceSharing.ResourceSharingGetResponse>;

  /** Fetch one share, optionally with its resources and recipient counts.
   *  @http GET /accounts/{account_id}/shares/{share_id}
   *  @plans enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  get(
    shareID: ResourceID,
    params: ResourceSharing.ResourceSharingGetParams,
    options?: RequestOptions,
  ): APIPromise<ResourceSharing.ResourceSharingGetResponse>;
}

export declare namespace ResourceSharing {
  export interface ResourceSharingCreateParams extends InAccount {
    name: string;
    recipients: ResourceSharingCreateParams.Recipient[];
    resources: ResourceSharingCreateParams.Resource[];
  }
  export namespace ResourceSharingCreateParams {
    export interface Recipient {
      /** @deprecated */ account_id?: ResourceID;
      organization_id?: ResourceID;
      recipient_account_id?: ResourceID;
    }
    export interface Resource {
      meta: unknown;
      resource_account_id: ResourceID;
      resource_id: ResourceID;
      resource_type: 'custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings' | 'gateway-extended-email-matching' | 'idp-federation-grant';
    }
  }

  export import ResourceSharingCreateResponse = ResourceSharing.ResourceSharingGetResponse;

  export interface ResourceSharingUpdateParams extends InAccount {
    name: string;
  }

  export import ResourceSharingUpdateResponse = ResourceSharing.ResourceSharingGetResponse;

  export interface ResourceSharingListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    include_recipient_counts?: boolean;
    include_resources?: boolean;
    kind?: 'sent' | 'received';
    /** @default "created" */ order?: 'name' | 'created';
    resource_types?: ('custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings' | 'gateway-extended-email-matching' | 'idp-federation-grant')[];
    status?: 'active' | 'deleting' | 'deleted';
    /** @maxItems 20 */ tag?: (/** @maxLength 1281 */ string)[];
    target_type?: 'account' | 'organization';
    /** @min 1 @multipleOf 1 @default 1 @example 2 */ page?: Integer;
    /** @min 1 @max 100 @multipleOf 1 @default 20 @example 20 */ per_page?: Integer;
  }

  export import ResourceSharingListResponse = ResourceSharing.ResourceSharingGetResponse;

  export type ResourceSharingDeleteParams = InAccount;

  export import ResourceSharingDeleteResponse = ResourceSharing.ResourceSharingGetResponse;

  export interface ResourceSharingGetParams extends InAccount {
    include_recipient_counts?: boolean;
    include_resources?: boolean;
  }

  export interface ResourceSharingGetResponse {
    id: ResourceID;
    account_id: ResourceID;
    account_name: string;
    created: DateTime;
    modified: DateTime;
    name: string;
    organization_id: ResourceID;
    status: 'active' | 'deleting' | 'deleted';
    target_type: 'account' | 'organization';
    /** @example 10 */ associated_recipient_count?: Integer;
    /** @example 1 */ associating_recipient_count?: Integer;
    /** @example 0 */ disassociated_recipient_count?: Integer;
    /** @example 0 */ disassociating_recipient_count?: Integer;
    kind?: 'sent' | 'received';
    resources?: ResourceSharingGetResponse.Resource[];
  }
  export namespace ResourceSharingGetResponse {
    export interface Resource {
      id: ResourceID;
      created: DateTime;
      meta: unknown;
      modified: DateTime;
      resource_account_id: ResourceID;
      resource_id: ResourceID;
      resource_type: 'custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings' | 'gateway-extended-email-matching' | 'idp-federation-grant';
      resource_version: Integer;
      status: 'active' | 'deleting' | 'deleted';
    }
  }

  /** Accounts and organizations that receive something. */
  export interface Recipients {
    /** Add an account or organization to a share's recipients.
     *  @http POST /accounts/{account_id}/shares/{share_id}/recipients
     *  @body json required
     *  @status 201
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    create(shareID: ResourceID, params: RecipientCreateParams, options?: RequestOptions): APIPromise<RecipientGetResponse>;

    /** Page through the recipients of a share.
     *  @http GET /accounts/{account_id}/shares/{share_id}/recipients
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    list(
      shareID: ResourceID,
      params: RecipientListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<RecipientGetResponse>, RecipientGetResponse>;

    /** Take one recipient off a share.
     *  @http DELETE /accounts/{account_id}/shares/{share_id}/recipients/{recipient_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @confirm */
    delete(recipientID: ResourceID, params: RecipientDeleteParams, options?: RequestOptions): APIPromise<RecipientGetResponse>;

    /** Fetch one recipient of a share, optionally with its resources.
     *  @http GET /accounts/{account_id}/shares/{share_id}/recipients/{recipient_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(recipientID: ResourceID, params: RecipientGetParams, options?: RequestOptions): APIPromise<RecipientGetResponse>;

    /** Replace the whole list of recipients of a share.
     *  @http PUT /accounts/{account_id}/shares/{share_id}/recipients
     *  @body json required
     *  @answer void
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/share-recipients-update */
    bulkUpdate(shareID: ResourceID, params: RecipientBulkUpdateParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface RecipientCreateParams {
    /** @path account_id */ path_account_id: ResourceID;
    /** @wire account_id @deprecated */ body_account_id?: ResourceID;
    organization_id?: ResourceID;
    recipient_account_id?: ResourceID;
  }

  export import RecipientCreateResponse = ResourceSharing.RecipientGetResponse;

  export interface RecipientListParams extends InAccount {
    include_resources?: boolean;
    /** @min 1 @multipleOf 1 @default 1 @example 2 */ page?: Integer;
    /** @min 1 @max 100 @multipleOf 1 @default 20 @example 20 */ per_page?: Integer;
  }

  export import RecipientListResponse = ResourceSharing.RecipientGetResponse;

  export type RecipientDeleteParams = ResourceGetParams;

  export import RecipientDeleteResponse = ResourceSharing.RecipientGetResponse;

  export interface RecipientGetParams extends InAccount {
    share_id: ResourceID;
    include_resources?: boolean;
  }

  export interface RecipientGetResponse {
    id: ResourceID;
    account_id: ResourceID;
    association_status: 'associating' | 'associated' | 'disassociating' | 'disassociated';
    created: DateTime;
    modified: DateTime;
    resources?: RecipientGetResponse.Resource[];
  }
  export namespace RecipientGetResponse {
    export interface Resource {
      error: string;
      resource_id: ResourceID;
      resource_version: Integer;
      terminal: boolean;
    }
  }

  export interface RecipientBulkUpdateParams extends InAccount {
    /** @body */ body: UpdateShareRecipientsRequest;
  }

  /** What is being lent. */
  export interface Resources {
    /** Put one more resource into a share, with its metadata.
     *  @http POST /accounts/{account_id}/shares/{share_id}/resources
     *  @status 201
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    create(shareID: ResourceID, params: ResourceCreateParams, options?: RequestOptions): APIPromise<ResourceSharingGetResponse.Resource>;

    /** Replace the metadata of a resource in a share.
     *  @http PUT /accounts/{account_id}/shares/{share_id}/resources/{share_resource_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    update(
      shareResourceID: ResourceID,
      params: ResourceUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ResourceSharingGetResponse.Resource>;

    /** Page through the resources of a share by type and status.
     *  @http GET /accounts/{account_id}/shares/{share_id}/resources
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    list(
      shareID: ResourceID,
      params: ResourceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ResourceSharingGetResponse.Resource>, ResourceSharingGetResponse.Resource>;

    /** Take one resource out of a share.
     *  @http DELETE /accounts/{account_id}/shares/{share_id}/resources/{share_resource_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @confirm */
    delete(
      shareResourceID: ResourceID,
      params: ResourceDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ResourceSharingGetResponse.Resource>;

    /** Fetch one resource of a share.
     *  @http GET /accounts/{account_id}/shares/{share_id}/resources/{share_resource_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(shareResourceID: ResourceID, params: ResourceGetParams, options?: RequestOptions): APIPromise<ResourceSharingGetResponse.Resource>;
  }

  export interface ResourceCreateParams extends InAccount {
    meta: unknown;
    resource_account_id: ResourceID;
    resource_id: ResourceID;
    resource_type: 'custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings' | 'gateway-extended-email-matching' | 'idp-federation-grant';
  }

  export type ResourceCreateResponse = ResourceSharingGetResponse.Resource;

  export interface ResourceUpdateParams extends InAccount {
    share_id: ResourceID;
    meta: unknown;
  }

  export type ResourceUpdateResponse = ResourceSharingGetResponse.Resource;

  export interface ResourceListParams extends InAccount {
    resource_type?: 'custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings' | 'gateway-extended-email-matching' | 'idp-federation-grant';
    status?: 'active' | 'deleting' | 'deleted';
    /** @min 1 @multipleOf 1 @default 1 @example 2 */ page?: Integer;
    /** @min 1 @max 100 @multipleOf 1 @default 20 @example 20 */ per_page?: Integer;
  }

  export type ResourceListResponse = ResourceSharingGetResponse.Resource;

  export type ResourceDeleteParams = ResourceGetParams;

  export type ResourceDeleteResponse = ResourceSharingGetResponse.Resource;

  export interface ResourceGetParams extends InAccount {
    share_id: ResourceID;
  }

  export type ResourceGetResponse = ResourceSharingGetResponse.Resource;

  /** Accounts left out although their organization is included. */
  export interface ExcludedRecipients {
    /** Page through the accounts left out of a share.
     *  @http GET /accounts/{account_id}/shares/{share_id}/excluded-recipients
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/share-excluded-recipients-list */
    list(
      shareID: ResourceID,
      params: ExcludedRecipientListParams,
      options?: RequestOptions,
    ): APIPromise<ShareExcludedRecipientObject[] | null>;

    /** Replace the whole list of accounts left out of a share.
     *  @http PUT /accounts/{account_id}/shares/{share_id}/excluded-recipients
     *  @body json required
     *  @answer void
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/share-excluded-recipients-update */
    bulkUpdate(shareID: ResourceID, params: ExcludedRecipientBulkUpdateParams, options?: RequestOptions): APIPromise<void>;

    /** Leave one account out of a share.
     *  @http POST /accounts/{account_id}/shares/{share_id}/excluded-recipients
     *  @status 201
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/share-excluded-recipient-create */
    create(shareID: ResourceID, params: ExcludedRecipientCreateParams, options?: RequestOptions): APIPromise<ShareExcludedRecipientObject>;

    /** Look up one excluded recipient of a share.
     *  @http GET /accounts/{account_id}/shares/{share_id}/excluded-recipients/{excluded_recipient_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/share-excluded-recipients-get-by-id */
    get(
      excludedRecipientID: ResourceID,
      params: ExcludedRecipientGetParams,
      options?: RequestOptions,
    ): APIPromise<ShareExcludedRecipientObject>;

    /** Lift one account's exclusion from a share.
     *  @http DELETE /accounts/{account_id}/shares/{share_id}/excluded-recipients/{excluded_recipient_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/share-excluded-recipient-delete */
    delete(
      excludedRecipientID: ResourceID,
      params: ExcludedRecipientDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ShareExcludedRecipientObject>;
  }

  export interface ExcludedRecipientListParams extends InAccount {
    /** @min 1 @multipleOf 1 @default 1 @example 2 */ page?: Integer;
    /** @min 1 @max 100 @multipleOf 1 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface ShareExcludedRecipientObject {
    account_id: ResourceID;
    created: DateTime;
    id: ResourceID;
    modified: DateTime;
  }

  export interface ExcludedRecipientBulkUpdateParams extends InAccount {
    /** @body */ body: UpdateShareExcludedRecipientsRequest;
  }

  export interface ExcludedRecipientCreateParams extends InAccount {
    /** @wire account_id */ body_account_id: ResourceID;
  }

  export type ExcludedRecipientGetParams = ResourceGetParams;

  export type ExcludedRecipientDeleteParams = ResourceGetParams;

  export type RecipientListResponsesV4PagePaginationArray = V4PagePaginationArray<RecipientGetResponse>;

  export type ResourceListResponsesV4PagePaginationArray = V4PagePaginationArray<ResourceSharingGetResponse.Resource>;

  export type ResourceSharingListResponsesV4PagePaginationArray = V4PagePaginationArray<ResourceSharingGetResponse>;

  export type UpdateShareExcludedRecipientsRequest = InAccount[];

  export type CreateShareExcludedRecipientRequest = InAccount;

  export type UpdateShareRecipientsRequest = CreateShareRecipientRequest[];

  export interface CreateShareRecipientRequest {
    account_id?: ResourceID;
    organization_id?: ResourceID;
    recipient_account_id?: ResourceID;
  }
}
