import type { APIPromise, JsonObject, RequestOptions } from '../../_client.ts';
import type { DateTime, InAccount } from '../../_shared.ts';
import type { CloudforceOne } from '../index.ts';
import type { ThreatEvents } from './index.ts';

/** Containers of recorded attacks, public or private. */
export interface Datasets {
  readonly events: Datasets.Events;
  readonly groups: Datasets.Groups;
  readonly permissions: Datasets.Permissions;

  /** Create a threat event dataset, public or private.
   *
   *  A public dataset can be searched by every account.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/create
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "our-sightings", "isPublic": false } */
  create(params: DatasetParams, options?: RequestOptions): APIPromise<Dataset>;

  /** List threat event datasets, with deleted ones if asked.
   *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @columns name isPublic isAnalytics indicatorWriteMode deletedAt */
  list(params: DatasetListParams, options?: RequestOptions): APIPromise<DatasetListResponse>;

  /** Delete a dataset; it can still be listed with the deleted ones.
   *
   *  The deletion only marks it: `includeDeleted` lists it with its `deletedAt`.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga */
  delete(datasetID: string, params: InAccount, options?: RequestOptions): APIPromise<DatasetDeleteResponse>;

  /** Edit a dataset's name and whether it is public.
   *  @http PATCH /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga */
  edit(/** @format uuid */ datasetID: string, params: DatasetParams, options?: RequestOptions): APIPromise<Dataset>;

  /** Get one threat event dataset.
   *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga */
  get(/** @format uuid */ datasetID: string, params: InAccount, options?: RequestOptions): APIPromise<Dataset>;

  /** Get the raw data behind a threat event of a dataset.
   *  @http GET /accounts/{account_id}/cloudforce-one/events/raw/{dataset_id}/{event_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @deprecated
   *  @sunset 2026-11-28 */
  raw(eventID: string, params: DatasetInput, options?: RequestOptions): APIPromise<DatasetRawResponse>;

  /** Edit a dataset's name and whether it is public (POST form).
   *
   *  Does the same as `edit`.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/post_DatasetUpdate */
  update(/** @format uuid */ datasetID: string, params: DatasetParams, options?: RequestOptions): APIPromise<Dataset>;

  /** Copy threat events into another dataset.
   *
   *  Their indicators and relationships are copied too; events that failed are listed with the reason.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/copy
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/post_EventCopyToNewDS */
  copy(/** @format uuid */ datasetID: string, params: DatasetSelection, options?: RequestOptions): APIPromise<DatasetCopyResponse>;

  /** Move threat events to another dataset.
   *
   *  First copies, then deletes: an event that is listed under `deletionFailures` is in both datasets.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/move
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/post_EventMoveToNewDS
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dataset_id": "9b769969-a211-466c-8ac3-cb91266a066a",
   *    "destDatasetId": "12345678-1234-1234-1234-1234567890ab", "eventIds": ["22345678-1234-1234-1234-1234567890ab"]
   *  } */
  move(/** @format uuid */ datasetID: string, params: DatasetSelection, options?: RequestOptions): APIPromise<DatasetMoveResponse>;

  /** Populate the lookup tables of datasets from their events.
   *
   *  Goes through all datasets of the account; the answer counts what was found and created per table.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/datasets/populate
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/post_DatasetPopulate */
  populate(params: InAccount, options?: RequestOptions): APIPromise<DatasetPopulateResponse>;
}

export interface DatasetParams extends InAccount {
  /** Whether every account can search the dataset, or only your own. */ isPublic: boolean;
  /** Name of the dataset within the account. @minLength 1 @example "Phishing kits" */ name: string;
}

export interface Dataset {
  /** Whether the dataset is for analytics only and left out of ordinary searches. */ isAnalytics: boolean;
  /** Whether every account can search the dataset. */ isPublic: boolean;
  /** Name of the dataset for people. */ name: string;
  /** Identifies the dataset; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
}

export interface DatasetListParams extends InAccount {
  /** Whether deleted datasets are listed too, with their `deletedAt`. */ includeDeleted?: boolean;
}

export type DatasetListResponse = DatasetListResponse.DatasetListResponseItem[];
export declare namespace DatasetListResponse {
  export interface DatasetListResponseItem extends Dataset {
    /** Changes to indicators allowed to the account in the dataset. */ indicatorWriteMode: 'read_only' | 'create_only' | 'full';
    /** Time of the deletion; absent if not deleted. */ deletedAt?: string;
  }
}

export interface DatasetDeleteResponse {
  /** Name of the dataset for people. */ name: string;
  /** Dataset that was deleted. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
}

export interface DatasetInput extends InAccount {
  /** Dataset that holds the event. @from cloudforceOne.threatEvents.datasets.list @minLength 1 */ dataset_id: string;
}

export interface DatasetRawResponse extends CloudforceOne.RawSource {
  /** Number of the approval. @example 1 */ id: number;
  /** Number of the account that owns the event. @example 1234 @integer */ accountId: number;
  /** Time at which the record was made. @example "1970-01-01T00:00:00.000Z" */ created: string;
  /** Raw data, as text. */ data: string;
  /** @example "https://example.com" */ source: string;
  /** @example "amber" */ tlp: string;
}

export interface DatasetSelection extends InAccount {
  /** Whether raw data goes along. @query */ keepRawData?: boolean;
  /** Dataset that the events go to. @example "12345678-1234-1234-1234-1234567890ab" @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
  destDatasetId: string;
  /** Events to take, by UUID. @minItems 1 @example ["2fa9c1d0-7b1e-4a5f-9c3d-8e6f4b2a1c05"] */ eventIds: string[];
}

export interface CopyCounts {
  /** Indicators that went along. @example 5 */ indicatorsCopied: number;
  /** Events that could not be written, with the reason. */ insertFailures?: {
  /** Place in the list that was sent, from 0. */ index: number;
  reason: string;
  }[];
  /** Relationships that went along. @example 3 */ relationshipsCopied: number;
}

export interface DatasetCopyResponse extends CopyCounts {
  /** Events that were copied. @example 2 */ copied: number;
}

export interface DatasetMoveResponse extends CopyCounts {
  /** Events that were copied but not deleted at their old place. */ deletionFailures?: {
    /** Dataset that still holds the event. @from cloudforceOne.threatEvents.datasets.list */ datasetId: string;
    reason: string;
  }[];
  /** Events that were moved. @example 2 */ moved: number;
}

export interface DatasetPopulateResponse {
  /** Account, datasets and summary of the run. */
  properties: {
    /** Account that the run was for. */ accountId: { /** @example "string" */ type: string };
    /** Results for each dataset. */ datasets: {
      /** Entry for one dataset. */ items: {
        /** Lookup tables of the dataset. */ properties: {
          /** Attackers found in the dataset's events. */ attackers: {
            /** Parts of the entry for one table. */ properties: {
              created: { /** @example "number" */ type: string };
              errors: {
                /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                /** @example "array" */ type: string;
              };
              found: {
                /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                /** @example "array" */ type: string;
              };
            };
            /** @example "object" */ type: string;
          };
          /** Categories found in the dataset's events. */ categories: {
            /** Parts of the entry for one table. */ properties: {
              created: { /** @example "number" */ type: string };
              errors: {
                /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                /** @example "array" */ type: string;
              };
              found: {
                /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                /** @example "array" */ type: string;
              };
            };
            /** @example "object" */ type: string;
          };
          /** Dataset that the entry is about. */ datasetId: { /** @example "string" */ type: string };
          /** Indicator types found in the dataset's events. */ indicatorTypes: {
            /** Parts of the entry for one table. */ properties: {
              created: { /** @example "number" */ type: string };
              errors: {
                /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                /** @example "array" */ type: string;
              };
              found: {
                /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                /** @example "array" */ type: string;
              };
            };
            /** @example "object" */ type: string;
          };
          /** Time that the dataset took. @unit milliseconds */ processingTimeMs: { /** @example "number" */ type: string };
          /** Target industries found in the dataset's events. */ targetIndustries: {
            /** Parts of the entry for one table. */ properties: {
              created: { /** @example "number" */ type: string };
              errors: {
                /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                /** @example "array" */ type: string;
              };
              found: {
                /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                /** @example "array" */ type: string;
              };
            };
            /** @example "object" */ type: string;
          };
          /** Events that were gone through. */ totalProcessed: { /** @example "number" */ type: string };
        };
        /** @example "object" */ type: string;
      };
      /** @example "array" */ type: string;
    };
    errors: {
      /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
      /** @example "array" */ type: string;
    };
    /** Counts of the whole run. */ summary: {
      /** Single counts of the run. */ properties: {
        /** Datasets whose run went wrong. */ failedDatasets: { /** @example "number" */ type: string };
        /** Datasets that went well. */ successfulDatasets: { /** @example "number" */ type: string };
        /** Datasets in all. */ totalDatasets: { /** @example "number" */ type: string };
        /** Indicator types found in all datasets together. */ totalIndicatorTypes: { /** @example "number" */ type: string };
        /** Time that the whole run took. @unit milliseconds */ totalProcessingTimeMs: { /** @example "number" */ type: string };
      };
      /** @example "object" */ type: string;
    };
  };
  /** @example "object" */ type: string;
}

/** Original material behind a recorded attack. */
export interface Raw {
  /** Edit the data, source or TLP of a threat event's raw record.
   *  @http PATCH /accounts/{account_id}/cloudforce-one/events/{event_id}/raw/{raw_id}
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga */
  edit(rawID: string, params: RawEditParams, options?: RequestOptions): APIPromise<RawEditResponse>;

  /** Get one raw record attached to a threat event.
   *  @http GET /accounts/{account_id}/cloudforce-one/events/{event_id}/raw/{raw_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga */
  get(rawID: string, params: RawGetParams, options?: RequestOptions): APIPromise<RawGetResponse>;

  /** Edit the data, source or TLP of a raw record (POST form).
   *
   *  Does the same as `edit`.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/{event_id}/raw/{raw_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/post_EventRawUpdate */
  update(rawID: string, params: RawUpdateParams, options?: RequestOptions): APIPromise<RawUpdateResponse>;
}

export interface RawEditParams extends InAccount, CloudforceOne.RawSource {
  /** UUID of the event. @minLength 1 */ event_id: string;
  /** Raw data of the event. */ data?: unknown;
}

export interface RawEditResponse {
  /** Identifies the entry; stays the same for its life. @example "1234" */ id: string;
  /** Raw data of the event. */ data: unknown;
}

export interface RawGetParams extends InAccount {
  /** UUID of the event. @minLength 1 */ event_id: string;
}

export interface RawGetResponse extends CloudforceOne.RawSource, RawEditResponse {
  /** Number of the account that owns the event. @example 1234 @integer */ accountId: number;
  /** Time at which the record was made. @example "1970-01-01" */ created: string;
  /** @example "https://example.com" */ source: string;
  /** @example "amber" */ tlp: string;
}

export interface RawUpdateParams extends InAccount, CloudforceOne.RawSource {
  /** UUID of the event that has the raw record. @minLength 1 */ event_id: string;
  /** Values of the item, by column name. */ data?: JsonObject;
}

export interface RawUpdateResponse {
  /** Values of the item, by column name. */ data: JsonObject;
  /** Identifies the entry; stays the same for its life. @example "1234" */ id: string;
}

export declare namespace Datasets {
  /** Single attacks read from a given container. */
  export interface Events {
    /** Get one threat event from a given dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/events/{event_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(
      eventID: string,
      params: DatasetInput,
      options?: RequestOptions,
    ): APIPromise<CloudforceOne.ThreatEvent>;
  }

  /** Named sets of accounts for sharing. */
  export interface Groups {
    readonly members: Groups.Members;

    /** List dataset groups, which gather accounts under one name.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/-/groups
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_GroupList
     *  @columns name description createdAt updatedAt */
    list(params: InAccount, options?: RequestOptions): APIPromise<GroupListResponse>;

    /** Create a dataset group with a name and description.
     *
     *  Add accounts as members, then grant the group a role on a dataset.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/-/groups
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_GroupCreate
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "partners", "description": "Accounts we share sightings with" } */
    create(params: GroupParams, options?: RequestOptions): APIPromise<Group>;

    /** Get one dataset group with its members.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_GroupRead */
    get(groupID: string, params: InAccount, options?: RequestOptions): APIPromise<GroupGetResponse>;

    /** Replace the name and description of a dataset group.
     *  @http PUT /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/put_GroupUpdate */
    update(groupID: string, params: GroupParams, options?: RequestOptions): APIPromise<Group>;

    /** Delete a dataset group.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/delete_GroupDelete */
    delete(groupID: string, params: InAccount, options?: RequestOptions): APIPromise<ThreatEvents.Indicators.ByDatasetData>;
  }

  export type GroupListResponse = {
    createdAt: DateTime;
    /** Purpose of the group. */ description: string;
    /** Name of the group for people. @example "loudforce-subscribers" */ name: string;
    updatedAt: DateTime;
    /** Identifies the group; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }[];

  export interface GroupLabel {
    /** Purpose of the group. @example "Reports of the fraud team" */ description: string;
    /** Name of the group for people. @example "cloudforce-subscribers" */ name: string;
  }

  export interface GroupParams extends InAccount, GroupLabel {}

  export interface Group extends ThreatEvents.ChangeTimes, GroupLabel {
    description: string;
    /** @example "loudforce-subscribers" */ name: string;
    /** Identifies the group; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface GroupGetResponse extends Group {
    /** Accounts in the group. */
    members: {
      /** Number of the account that is a member. @example "123" */ accountId: string;
      /** @example "5e785ae7a11e4c3c8df4bce13f1b9c02" */ accountTag?: string;
      createdAt?: DateTime;
      updatedAt?: DateTime;
      /** Identifies the group; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    }[];
  }

  /** Users with read or write access to a container, and their roles. */
  export interface Permissions {
    /** List who has been granted access to a dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/permissions
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_PermissionList
     *  @columns subjectType subjectId role resourceType createdAt updatedAt */
    list(/** @format uuid */ datasetID: string, params: InAccount, options?: RequestOptions): APIPromise<PermissionListResponse>;

    /** Create a grant that gives an account or group a role on a dataset.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/permissions
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_PermissionCreate
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dataset_id": "9b769969-a211-466c-8ac3-cb91266a066a", "subjectType": "account",
     *    "subjectId": "123", "role": "read"
     *  }
     *  @aliases share dataset */
    create(
      /** @format uuid */ datasetID: string,
      params: PermissionCreateParams,
      options?: RequestOptions,
    ): APIPromise<PermissionCreateResponse>;

    /** Replace the role that a grant gives on a dataset.
     *  @http PUT /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/permissions/{grant_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/put_PermissionUpdate */
    update(grantID: string, params: PermissionUpdateParams, options?: RequestOptions): APIPromise<ThreatEvents.Indicators.ByDatasetData>;

    /** Delete a grant on a dataset.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/permissions/{grant_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/delete_PermissionDelete */
    delete(grantID: string, params: PermissionDeleteParams, options?: RequestOptions): APIPromise<ThreatEvents.Indicators.ByDatasetData>;
  }

  export type PermissionListResponse = {
    createdAt: DateTime;
    /** @example "08846b9f-dba9-4410-be6f-cf883b5ea8d2" */ resourceId?: string;
    /** Always `dataset`. */ resourceType: 'dataset';
    role: 'read' | 'write';
    /** @example "123" */ subjectId: string;
    subjectType: 'account' | 'group';
    updatedAt: DateTime;
    /** Identifies the permission; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }[];

  export interface PermissionCreateParams extends InAccount {
    role: 'read' | 'write' | (string & {});
    /** @example "123" @minLength 1 */ subjectId: string;
    subjectType: 'account' | 'group' | (string & {});
  }

  export interface PermissionCreateResponse extends ThreatEvents.ChangeTimes {
    /** @example "08846b9f-dba9-4410-be6f-cf883b5ea8d2" */ resourceId?: string;
    /** Always `dataset`. */ resourceType: 'dataset';
    role: 'read' | 'write';
    /** @example "123" */ subjectId: string;
    subjectType: 'account' | 'group';
    /** Identifies the permission; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface PermissionUpdateParams extends InAccount {
    /** Dataset whose grants are meant. @format uuid @from cloudforceOne.threatEvents.datasets.list */ dataset_id: string;
    role: 'read' | 'write' | (string & {});
  }

  export interface PermissionDeleteParams extends InAccount {
    /** Dataset whose grants are meant. @format uuid @from cloudforceOne.threatEvents.datasets.list */ dataset_id: string;
  }
}

export declare namespace Datasets.Groups {
  /** Accounts that belong to a sharing set. */
  export interface Members {
    /** List the member accounts of a dataset group.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}/members
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_GroupMemberList
     *  @columns accountTag accountId createdAt updatedAt */
    list(groupID: string, params: InAccount, options?: RequestOptions): APIPromise<MemberListResponse>;

    /** Create a member of a dataset group: an account, by id or tag.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}/members
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_GroupMemberCreate */
    create(groupID: string, params: MemberCreateParams, options?: RequestOptions): APIPromise<MemberCreateResponse>;

    /** Delete an account from a dataset group.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}/members/{member_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/delete_GroupMemberDelete */
    delete(memberID: string, params: MemberDeleteParams, options?: RequestOptions): APIPromise<ThreatEvents.Indicators.ByDatasetData>;
  }

  export type MemberListResponse = {
    /** Number of the account that is a member. @example "123" */ accountId: string;
    /** @example "5e785ae7a11e4c3c8df4bce13f1b9c02" */ accountTag?: string;
    createdAt?: DateTime;
    updatedAt?: DateTime;
    /** Identifies the membership; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }[];

  export interface MemberCreateParams extends InAccount {
    /** Number of the account that is a member. @example "123" @minLength 1 */ accountId?: string;
    /** @example "5e785ae7a11e4c3c8df4bce13f1b9c02" @minLength 1 */ accountTag?: string;
  }

  export interface MemberCreateResponse {
    /** Number of the account that is a member. @example "123" */ accountId: string;
    /** @example "5e785ae7a11e4c3c8df4bce13f1b9c02" */ accountTag?: string;
    createdAt?: DateTime;
    updatedAt?: DateTime;
    /** Identifies the membership; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface MemberDeleteParams extends InAccount {
    /** Group that the member belongs to. @example "12345678-1234-1234-1234-1234567890ab" @from cloudforceOne.threatEvents.datasets.groups.list @minLength 1 */
    group_id: string;
  }
}
