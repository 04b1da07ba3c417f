import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';

/** Resource Sharing: Configurations lent to other accounts or organizations.
 *  @product resourceSharing Resource Sharing
 *  @docs https://developers.cloudflare.com/api/ */
export interface ResourceSharing {
  readonly recipients: ResourceSharing.Recipients;
  readonly resources: ResourceSharing.Resources;
  readonly excludedRecipients: ResourceSharing.ExcludedRecipients;

  /** Create a share of your resources with other accounts.
   *
   *  Recipients get access in the background: watch their `association_status`. Accounts or an organization, not both.
   *  @http POST /accounts/{account_id}/shares
   *  @status 201
   *  @plans enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Shared rulesets",
   *    "recipients": [{ "recipient_account_id": "b1946ac92492d2347c6235b4d2611184" }],
   *    "resources": [
   *      {
   *        "meta": {}, "resource_account_id": "023e105f4ecef8ad9ca31a8372d0c353", "resource_id": "2f2feab2026849078ba485f918791bdc",
   *        "resource_type": "custom-ruleset"
   *      }
   *    ]
   *  } */
  create(
    params: ResourceSharing.ResourceSharingCreateParams,
    options?: RequestOptions,
  ): APIPromise<ResourceSharing.ResourceSharingResult>;

  /** Replace the name of a share.
   *
   *  Takes effect at once. Recipients and resources have operations of their own.
   *  @http PUT /accounts/{account_id}/shares/{share_id}
   *  @plans enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  update(
    shareID: ResourceID,
    params: ResourceSharing.ResourceSharingUpdateParams,
    options?: RequestOptions,
  ): APIPromise<ResourceSharing.ResourceSharingResult>;

  /** List sent or received shares by kind, status, tag or type.
   *  @http GET /accounts/{account_id}/shares
   *  @plans enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @columns name kind target_type resources status created modified */
  list(
    params: ResourceSharing.ResourceSharingListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<ResourceSharing.ResourceSharingResult>, ResourceSharing.ResourceSharingResult>;

  /** Delete a share, which takes its resources from the recipients.
   *
   *  Runs in the background: the status goes from `deleting` to `deleted`.
   *  @http DELETE /accounts/{account_id}/shares/{share_id}
   *  @plans enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @confirm
   *  @waits resourceSharing.get status done=deleted
   *  @cascades resourceSharing.recipients resourceSharing.resources */
  delete(
    shareID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<ResourceSharing.ResourceSharingResult>;

  /** Get one share, with resources and recipient counts if asked.
   *  @http GET /accounts/{account_id}/shares/{share_id}
   *  @plans enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  get(
    shareID: ResourceID,
    params: ResourceSharing.ResourceSharingGetParams,
    options?: RequestOptions,
  ): APIPromise<ResourceSharing.ResourceSharingResult>;
}

export declare namespace ResourceSharing {
  /** Words of fields by their names. */
  export interface Glossary {
    /** If true, what is shared is listed too. */ include_resources: boolean;
    /** Data on how it is shared; its shape depends on the type. */ meta: unknown;
    /** Label that recipients see too. */ name: string;
    /** Account that owns what is shared. */ resource_account_id: string;
    /** Identifies what is shared among its kind. */ resource_id: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Excluded recipient to work on, as `resourceSharing.excludedRecipients.list` shows it. @from resourceSharing.excludedRecipients.list */
    excluded_recipient_id: string;
    /** Recipient to work on, as `resourceSharing.recipients.list` shows it. @from resourceSharing.recipients.list */ recipient_id: string;
    /** Share to work on, as `resourceSharing.list` shows it. @from resourceSharing.list */ share_id: string;
    /** Share resource to work on, as `resourceSharing.resources.list` shows it. @from resourceSharing.resources.list */ share_resource_id: string;
  }

  export interface Recipient {
    /** Organization, all of whose accounts get the resources. */ organization_id?: ResourceID;
    /** Account that gets the resources. */ recipient_account_id?: ResourceID;
  }

  export interface ResourceSharingCreateParams extends InAccount {
    /** @minLength 1 */ name: string;
    /** Accounts, or one organization, that get the resources. */ recipients: ResourceSharingCreateParams.Recipient[];
    /** Shared resources, one entry each. */ resources: ResourceSharingCreateParams.Resource[];
  }
  export namespace ResourceSharingCreateParams {
    export interface Recipient extends ResourceSharing.Recipient {
      /** @deprecated */ account_id?: ResourceID;
    }
    export interface Resource {
      meta: unknown;
      resource_account_id: ResourceID;
      resource_id: ResourceID;
      /** Kind of thing that is shared. */ resource_type:
        | 'custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings'
        | 'gateway-extended-email-matching' | 'idp-federation-grant' | 'trust-grant' | (string & {});
    }
  }

  export interface ResourceSharingResult {
    /** Identifies it in paths, as `share_id`. */ id: ResourceID;
    account_id: ResourceID;
    /** Name of the account that shares. */ account_name: string;
    /** Time it was made. */ created: DateTime;
    /** Time it was last changed. */ modified: DateTime;
    name: string;
    /** Organization, all of whose accounts get the resources. */ organization_id: ResourceID;
    /** Whether it counts or is being taken away. */ status: 'active' | 'deleting' | 'deleted';
    /** Whether it goes to single accounts or an organization. */ target_type: 'account' | 'organization';
    /** Recipients that have access; only if counts were asked for. @example 10 */ associated_recipient_count?: Integer;
    /** Recipients that are getting access; only if counts were asked for. @example 1 */ associating_recipient_count?: Integer;
    /** Recipients that no longer have access; only if counts were asked for. @example 0 */ disassociated_recipient_count?: Integer;
    /** Recipients that are losing access; only if counts were asked for. @example 0 */ disassociating_recipient_count?: Integer;
    /** Whether your account gave or got it. */ kind?: 'sent' | 'received';
    /** Resources in the share; only if requested. */ resources?: ResourceResult[];
  }

  export interface ResourceSharingUpdateParams extends InAccount {
    /** @minLength 1 @example "Rules for the subsidiaries" */ name: string;
  }

  export interface ResourceSharingListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** If true, recipients are counted by state. */ include_recipient_counts?: boolean;
    include_resources?: boolean;
    /** Only those given (`sent`) or got (`received`). */ kind?: 'sent' | 'received' | (string & {});
    /** Field that the list is sorted by. @default "created" */ order?: 'name' | 'created' | (string & {});
    /** Only those that contain one of these kinds. */ resource_types?: (
      | 'custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings'
      | 'gateway-extended-email-matching' | 'idp-federation-grant' | 'trust-grant' | (string & {})
    )[];
    /** Only those in this state. */ status?: 'active' | 'deleting' | 'deleted' | (string & {});
    /** Tags as `key` or `key=value`, all of which must be there. @maxItems 20 */ tag?: (/** @maxLength 1281 */ string)[];
    /** Only those for accounts, or those for an organization. */ target_type?: 'account' | 'organization' | (string & {});
    /** @min 1 @multipleOf 1 @default 1 @example 2 */ page?: Integer;
    /** @min 1 @max 100 @multipleOf 1 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface ResourceSharingGetParams extends InAccount {
    /** If true, recipients are counted by state. */ include_recipient_counts?: boolean;
    include_resources?: boolean;
  }

  /** Accounts and organizations that receive something. */
  export interface Recipients {
    /** Create a recipient of a share: an account or an organization.
     *
     *  Access comes in the background: watch `association_status`.
     *  @http POST /accounts/{account_id}/shares/{share_id}/recipients
     *  @body json required
     *  @status 201
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "share_id": "3fd85f74b32742f1bff64a85009dda07",
     *    "recipient_account_id": "b1946ac92492d2347c6235b4d2611184"
     *  } */
    create(shareID: ResourceID, params: RecipientCreateParams, options?: RequestOptions): APIPromise<RecipientResult>;

    /** List the recipients of a share.
     *  @http GET /accounts/{account_id}/shares/{share_id}/recipients
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns account_id resources association_status created modified */
    list(
      shareID: ResourceID,
      params: RecipientListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<RecipientResult>, RecipientResult>;

    /** Delete one recipient of a share.
     *
     *  Runs in the background: the recipient stays listed as `disassociating` until it is done.
     *  @http DELETE /accounts/{account_id}/shares/{share_id}/recipients/{recipient_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @confirm */
    delete(recipientID: ResourceID, params: RecipientParams, options?: RequestOptions): APIPromise<RecipientResult>;

    /** Get one recipient of a share, with its resources if asked.
     *  @http GET /accounts/{account_id}/shares/{share_id}/recipients/{recipient_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(recipientID: ResourceID, params: RecipientGetParams, options?: RequestOptions): APIPromise<RecipientResult>;

    /** Replace the whole list of recipients of a share.
     *
     *  Recipients left out lose access. Only for shares to accounts, not to an organization.
     *  @http PUT /accounts/{account_id}/shares/{share_id}/recipients
     *  @body json required
     *  @response void
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/share-recipients-update */
    bulkUpdate(shareID: ResourceID, params: RecipientBulkUpdateParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface RecipientCreateParams extends Recipient {
    /** Account that shares. @path account_id */ path_account_id: ResourceID;
    /** Account that is added to the list; the new name is `recipient_account_id`. @wire account_id @deprecated */ body_account_id?: ResourceID;
  }

  export interface RecipientResult {
    /** Identifies the recipient within the share. */ id: ResourceID;
    account_id: ResourceID;
    /** Whether the recipient has access, is getting or losing it. */
    association_status: 'associating' | 'associated' | 'disassociating' | 'disassociated';
    /** Time it was made. */ created: DateTime;
    /** Time it was last changed. */ modified: DateTime;
    /** Shared resources, one entry each. */ resources?: RecipientResult.Resource[];
  }
  export namespace RecipientResult {
    export interface Resource {
      /** Error that affected the recipient. */ error: string;
      resource_id: ResourceID;
      /** Counts up with each change. */ resource_version: Integer;
      /** Whether it failed for good; else it is tried again. */ terminal: boolean;
    }
  }

  export interface RecipientListParams extends InAccount {
    include_resources?: boolean;
    /** @min 1 @multipleOf 1 @default 1 @example 2 */ page?: Integer;
    /** @min 1 @max 100 @multipleOf 1 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface RecipientParams extends InAccount {
    /** Collection of shared things that is meant. @from resourceSharing.list */ share_id: ResourceID;
  }

  export interface RecipientGetParams extends InAccount {
    /** Collection of shared things that is meant. @from resourceSharing.list */ share_id: ResourceID;
    include_resources?: boolean;
  }

  export interface RecipientBulkUpdateParams extends InAccount {
    /** All recipients from now on. @body */ body: UpdateShareRecipientsRequest;
  }

  /** Resources that a share contains. */
  export interface Resources {
    /** Create an entry for one more resource in a share.
     *
     *  Goes to all present recipients in the background.
     *  @http POST /accounts/{account_id}/shares/{share_id}/resources
     *  @status 201
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "share_id": "3fd85f74b32742f1bff64a85009dda07", "meta": {},
     *    "resource_account_id": "023e105f4ecef8ad9ca31a8372d0c353", "resource_id": "2f2feab2026849078ba485f918791bdc",
     *    "resource_type": "custom-ruleset"
     *  } */
    create(shareID: ResourceID, params: ResourceCreateParams, options?: RequestOptions): APIPromise<ResourceResult>;

    /** Replace the metadata of a resource in a share.
     *
     *  Takes effect at once; the version counts up.
     *  @http PUT /accounts/{account_id}/shares/{share_id}/resources/{share_resource_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    update(
      shareResourceID: ResourceID,
      params: ResourceUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ResourceResult>;

    /** List the resources of a share by type and status.
     *  @http GET /accounts/{account_id}/shares/{share_id}/resources
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns resource_type resource_id resource_version status created modified */
    list(
      shareID: ResourceID,
      params: ResourceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ResourceResult>, ResourceResult>;

    /** Delete one resource from a share; the resource itself stays.
     *  @http DELETE /accounts/{account_id}/shares/{share_id}/resources/{share_resource_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @confirm */
    delete(
      shareResourceID: ResourceID,
      params: RecipientParams,
      options?: RequestOptions,
    ): APIPromise<ResourceResult>;

    /** Get one resource of a share.
     *  @http GET /accounts/{account_id}/shares/{share_id}/resources/{share_resource_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(shareResourceID: ResourceID, params: RecipientParams, options?: RequestOptions): APIPromise<ResourceResult>;
  }

  export interface ResourceCreateParams extends InAccount {
    meta: unknown;
    resource_account_id: ResourceID;
    resource_id: ResourceID;
    /** Kind of thing that is shared. */ resource_type:
      | 'custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings'
      | 'gateway-extended-email-matching' | 'idp-federation-grant' | 'trust-grant' | (string & {});
  }

  export interface ResourceResult {
    /** Identifies the entry within the share. */ id: ResourceID;
    /** Time it was made. */ created: DateTime;
    meta: unknown;
    /** Time it was last changed. */ modified: DateTime;
    resource_account_id: ResourceID;
    resource_id: ResourceID;
    /** Kind of thing that is shared. */ resource_type:
      | 'custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings'
      | 'gateway-extended-email-matching' | 'idp-federation-grant' | 'trust-grant';
    /** Counts up with each change. */ resource_version: Integer;
    /** Whether the entry counts or is being taken away. */ status: 'active' | 'deleting' | 'deleted';
  }

  export interface ResourceUpdateParams extends InAccount {
    /** Collection of shared things that is meant. @from resourceSharing.list */ share_id: ResourceID;
    /** @example {} */ meta: unknown;
  }

  export interface ResourceListParams extends InAccount {
    /** Only things of this kind. */ resource_type?:
      | 'custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings'
      | 'gateway-extended-email-matching' | 'idp-federation-grant' | 'trust-grant' | (string & {});
    /** Only entries in this state. */ status?: 'active' | 'deleting' | 'deleted' | (string & {});
    /** @min 1 @multipleOf 1 @default 1 @example 2 */ page?: Integer;
    /** @min 1 @max 100 @multipleOf 1 @default 20 @example 20 */ per_page?: Integer;
  }

  /** Accounts left out although their organization is included. */
  export interface ExcludedRecipients {
    /** List the accounts left out of a share with an organization.
     *  @http GET /accounts/{account_id}/shares/{share_id}/excluded-recipients
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/share-excluded-recipients-list
     *  @columns account_id created modified */
    list(
      shareID: ResourceID,
      params: ExcludedRecipientListParams,
      options?: RequestOptions,
    ): APIPromise<ShareExcludedRecipientObject[] | null>;

    /** Replace the whole list of accounts left out of a share.
     *
     *  Only for shares with an organization. Accounts no longer listed get access again.
     *  @http PUT /accounts/{account_id}/shares/{share_id}/excluded-recipients
     *  @body json required
     *  @response void
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/share-excluded-recipients-update */
    bulkUpdate(shareID: ResourceID, params: ExcludedRecipientBulkUpdateParams, options?: RequestOptions): APIPromise<void>;

    /** Create an exclusion that leaves one account out of a share.
     *
     *  The rest of the organization keeps access.
     *  @http POST /accounts/{account_id}/shares/{share_id}/excluded-recipients
     *  @status 201
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/share-excluded-recipient-create */
    create(shareID: ResourceID, params: ExcludedRecipientCreateParams, options?: RequestOptions): APIPromise<ShareExcludedRecipientObject>;

    /** Get one account that is left out of a share.
     *  @http GET /accounts/{account_id}/shares/{share_id}/excluded-recipients/{excluded_recipient_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/share-excluded-recipients-get-by-id */
    get(
      excludedRecipientID: ResourceID,
      params: ExcludedRecipientParams,
      options?: RequestOptions,
    ): APIPromise<ShareExcludedRecipientObject>;

    /** Delete an account's exclusion, so that it gets access again.
     *  @http DELETE /accounts/{account_id}/shares/{share_id}/excluded-recipients/{excluded_recipient_id}
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/share-excluded-recipient-delete */
    delete(
      excludedRecipientID: ResourceID,
      params: ExcludedRecipientParams,
      options?: RequestOptions,
    ): APIPromise<ShareExcludedRecipientObject>;
  }

  export interface ExcludedRecipientListParams extends InAccount {
    /** @min 1 @multipleOf 1 @default 1 @example 2 */ page?: Integer;
    /** @min 1 @max 100 @multipleOf 1 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface ShareExcludedRecipientObject {
    account_id: ResourceID;
    /** Time at which it was excluded. */ created: DateTime;
    /** Identifies the exclusion in the share. */ id: ResourceID;
    /** Time of the exclusion's latest change. */ modified: DateTime;
  }

  export interface ExcludedRecipientBulkUpdateParams extends InAccount {
    /** All accounts to leave out from now on. @body */ body: UpdateShareExcludedRecipientsRequest;
  }

  export interface ExcludedRecipientCreateParams extends InAccount {
    /** Account that is added to the list; the new name is `recipient_account_id`. @wire account_id @example "9a7806061c88ada191ed06f989cc3dac" */ body_account_id: ResourceID;
  }

  export interface ExcludedRecipientParams extends InAccount {
    /** Collection whose exclusions are meant. @from resourceSharing.list */ share_id: ResourceID;
  }

  export type RecipientListResponsesV4PagePaginationArray = V4PagePaginationArray<RecipientResult>;

  export type ResourceListResponsesV4PagePaginationArray = V4PagePaginationArray<ResourceResult>;

  export type ResourceSharingListResponsesV4PagePaginationArray = V4PagePaginationArray<ResourceSharingResult>;

  export type UpdateShareExcludedRecipientsRequest = InAccount[];

  export type UpdateShareRecipientsRequest = CreateShareRecipientRequest[];

  export interface CreateShareRecipientRequest {
    account_id?: ResourceID;
    /** Organization, all of whose accounts get access. */ organization_id?: ResourceID;
    /** Single account that gets access. */ recipient_account_id?: ResourceID;
  }
}
