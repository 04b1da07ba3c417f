import type { APIPromise, RequestOptions } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** SCIM: Automatic provisioning of account members from a company directory.
 *  @product scim SCIM
 *  @docs https://developers.cloudflare.com/fundamentals/ */
export interface SCIM {
  readonly groups: SCIM.Groups;
  readonly resourceTypes: SCIM.ResourceTypes;
  readonly schemas: SCIM.Schemas;
  readonly serviceProviderConfig: SCIM.ServiceProviderConfig;
  readonly users: SCIM.Users;
}

export declare namespace SCIM {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether the user may use the account; false takes the membership away. */ active: boolean;
    /** Purpose of the object. */ description: string;
    /** Email addresses; one of them is the primary. */ emails: unknown;
    /** Id that your identity provider has for it. */ externalId: string;
    /** Identifies the object at Cloudflare; stays the same for good. */ id: string;
    /** Objects in this page. */ itemsPerPage: number;
    /** Kind of the record, such as `User`. */ resourceType: string;
    /** URNs of the SCIM schemas that the object follows. */ schemas: unknown;
    /** Whether the service offers it. */ supported: boolean;
    /** Objects that match over all pages. */ totalResults: number;
    /** Email address that the user logs in with. */ userName: string;
    /** Position of the first object of this page, from 1. */ startIndex: number;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Group to work on, as `scim.groups.list` shows it. @from scim.groups.list */ group_id: string;
    /** Resource type to work on, as `scim.resourceTypes.list` shows it. @from scim.resourceTypes.list */ resource_type_id: 'User' | (string & {});
    /** Schema to work on, as `scim.schemas.list` shows it. @from scim.schemas.list */ schema_id: string;
    /** User to work on, as `scim.users.list` shows it. @from scim.users.list */ user_id: string;
  }

  /** Directory groups, mapped to sets of members. */
  export interface Groups {
    /** List the account's user groups in SCIM form, with a filter.
     *
     *  `filter` takes `displayName eq "…"` and the like. Groups made by Cloudflare have ids that begin with `cloudflare-v1-`.
     *  @http GET /accounts/{account_id}/scim/v2/Groups
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-groups-list
     *  @columns displayName externalId id
     *  @key displayName */
    list(params: GroupListParams, options?: RequestOptions): APIPromise<SCIMGroupListResponse>;

    /** Create a user group from a SCIM group with a display name.
     *
     *  The group starts empty; add members with `edit`. Names that begin with `CF` are reserved.
     *  @http POST /accounts/{account_id}/scim/v2/Groups
     *  @body json application/scim+json
     *  @unwrapped
     *  @status 201
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-groups-create
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "schemas": ["urn:ietf:params:scim:schemas:core:2.0:Group"],
     *    "displayName": "Engineering", "externalId": "idp-group-456"
     *  } */
    create(params: GroupCreateParams, options?: RequestOptions): APIPromise<SCIMGroup>;

    /** Get one group in SCIM form with its members.
     *  @http GET /accounts/{account_id}/scim/v2/Groups/{group_id}
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-groups-get */
    get(groupID: string, params: InAccount, options?: RequestOptions): APIPromise<SCIMGroup>;

    /** Edit a group with SCIM patch operations, such as adding members.
     *  @http PATCH /accounts/{account_id}/scim/v2/Groups/{group_id}
     *  @demands Operations schemas
     *  @body json application/scim+json
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-groups-patch
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "group_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "schemas": ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
     *    "Operations": [{ "op": "add", "path": "members", "value": [{ "value": "372e67954025e0ba6aaa6d586b9e0b59" }] }]
     *  } */
    edit(groupID: string, params: GroupEditParams, options?: RequestOptions): APIPromise<SCIMGroup>;

    /** Delete a SCIM group.
     *
     *  Groups that Cloudflare itself made cannot be deleted. Members stay in the account but lose what the group granted.
     *  @http DELETE /accounts/{account_id}/scim/v2/Groups/{group_id}
     *  @response void
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/scim-groups-delete */
    delete(groupID: string, params: InAccount, options?: RequestOptions): APIPromise<void>;
  }

  export interface GroupListParams extends InAccount {
    /** Position, from 1, of the first group to return. @min 1 @default 1 */ startIndex?: Integer;
    /** Most groups that are returned; 0 gives only the total. @min 0 */ count?: Integer;
    /** SCIM expression that groups must match. @minLength 1 */ filter?: string;
  }

  export interface SCIMGroupListResponse {
    /** Objects of this page. */ Resources: SCIMGroupSummary[];
    /** @example 5 */ itemsPerPage?: Integer;
    schemas: string[];
    /** @example 1 */ startIndex?: Integer;
    /** @example 5 */ totalResults: Integer;
  }

  export interface GroupCreateParams extends InAccount {
    /** Name of the group for people. @minLength 1 */ displayName: string;
    /** @example "idp-group-456" */ externalId?: string;
  }

  export interface SCIMGroup extends SCIMGroupSummary {
    /** Users in the group. @readOnly */ members?: {
      /** Name of the member for people. */ display?: string;
      /** Id of the user who is a member. @example "023e105f4ecef8ad9ca31a8372d0c353" */ value?: string;
    }[];
  }

  export interface GroupEditParams extends InAccount {
    /** Changes, applied in order. @minItems 1 */ Operations: SCIMGroupPatchOperation[];
    schemas: string[];
  }

  /** Kinds of records the service offers. */
  export interface ResourceTypes {
    /** List the kinds of resource that the SCIM service offers.
     *  @http GET /accounts/{account_id}/scim/v2/ResourceTypes
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-resource-types-list
     *  @columns name description endpoint */
    list(params: InAccount, options?: RequestOptions): APIPromise<SCIMResourceTypeListResponse>;

    /** Get one kind of resource that the SCIM service offers.
     *  @http GET /accounts/{account_id}/scim/v2/ResourceTypes/{resource_type_id}
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-resource-types-get */
    get(resourceTypeID: 'User' | 'Group', params: InAccount, options?: RequestOptions): APIPromise<SCIMResourceType>;
  }

  export interface SCIMResourceTypeListResponse {
    /** Kinds of resource that are offered. */ Resources: SCIMResourceType[];
    /** @example 2 */ itemsPerPage?: Integer;
    schemas: string[];
    /** @example 1 */ startIndex?: Integer;
    /** @example 2 */ totalResults: Integer;
  }

  export interface SCIMNaming {
    description?: string;
    /** Facts about the record, such as its address. */ meta?: SCIMSchemaMeta;
    /** Name by which it is known. @example "User" */ name: string;
    schemas: string[];
  }

  export interface SCIMResourceType extends SCIMNaming {
    /** Path below the base address where it is found. @example "/Users" */ endpoint: string;
    /** @example "User" */ id: string;
    /** URN of the schema. @example "urn:ietf:params:scim:schemas:core:2.0:User" */ schema: string;
    /** Schemas that can be added to the basic one. */ schemaExtensions?: SCIMSchemaExtension[];
  }

  /** Field definitions of the records. */
  export interface Schemas {
    /** List the schemas that SCIM resources follow.
     *  @http GET /accounts/{account_id}/scim/v2/Schemas
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-schemas-list
     *  @columns name description id */
    list(params: InAccount, options?: RequestOptions): APIPromise<SCIMSchemaListResponse>;

    /** Get one SCIM schema by its URN.
     *  @http GET /accounts/{account_id}/scim/v2/Schemas/{schema_id}
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-schemas-get */
    get(schemaID: string, params: InAccount, options?: RequestOptions): APIPromise<SCIMSchema>;
  }

  export interface SCIMSchemaListResponse {
    /** Schemas that are offered. */ Resources: SCIMSchema[];
    /** @example 2 */ itemsPerPage?: Integer;
    schemas: string[];
    /** @example 1 */ startIndex?: Integer;
    /** @example 2 */ totalResults: Integer;
  }

  export interface SCIMSchema extends SCIMNaming {
    /** Attributes that the schema defines. */ attributes: SCIMSchemaAttr[];
    /** @example "urn:ietf:params:scim:schemas:core:2.0:User" */ id: string;
  }

  /** Supported parts of the standard. */
  export interface ServiceProviderConfig {
    /** Get which SCIM features the service supports.
     *  @http GET /accounts/{account_id}/scim/v2/ServiceProviderConfig
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-service-provider-config-get */
    get(params: InAccount, options?: RequestOptions): APIPromise<SCIMServiceProviderConfig>;
  }

  export interface SCIMServiceProviderConfig {
    /** Ways to authenticate, one entry each. */ authenticationSchemes: SCIMAuthenticationScheme[];
    /** Whether many changes fit into one request. */ bulk: SCIMBulkFeature;
    /** Whether passwords can be changed. */ changePassword: SCIMFeature;
    /** Page that documents it. */ documentationUri?: string;
    /** Whether versions of objects can be checked by ETag. */ etag: SCIMFeature;
    /** Whether lists can be filtered. */ filter: SCIMFilterFeature;
    /** Whether objects can be changed in part. */ patch: SCIMFeature;
    schemas: string[];
    /** Whether lists can be sorted. */ sort: SCIMFeature;
  }

  /** Directory people, mapped to account members. */
  export interface Users {
    /** List the account's members in SCIM form, with a filter.
     *
     *  Sorting is not offered; `filter` takes `userName eq "…"` and the like.
     *  @http GET /accounts/{account_id}/scim/v2/Users
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-users-list
     *  @columns userName displayName emails groups active
     *  @key userName */
    list(params: UserListParams, options?: RequestOptions): APIPromise<SCIMUserListResponse>;

    /** Create a member of the account from a SCIM record.
     *
     *  Needs Enterprise; the domain of the email address should be under the account's control.
     *  @http POST /accounts/{account_id}/scim/v2/Users
     *  @body json application/scim+json
     *  @unwrapped
     *  @status 201
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-users-create
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "schemas": ["urn:ietf:params:scim:schemas:core:2.0:User"],
     *    "userName": "jane@example.com", "active": true, "emails": [{ "value": "jane@example.com", "primary": true }]
     *  }
     *  @aliases provision user */
    create(params: UserCreateParams, options?: RequestOptions): APIPromise<SCIMUser>;

    /** Get one member of the account in SCIM form.
     *  @http GET /accounts/{account_id}/scim/v2/Users/{user_id}
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-users-get */
    get(userID: string, params: InAccount, options?: RequestOptions): APIPromise<SCIMUser>;

    /** Replace a SCIM user's whole record.
     *
     *  Fields left out are cleared, as SCIM demands of PUT.
     *  @http PUT /accounts/{account_id}/scim/v2/Users/{user_id}
     *  @body json application/scim+json
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-users-put */
    update(userID: string, params: UserUpdateParams, options?: RequestOptions): APIPromise<SCIMUser>;

    /** Edit a user with SCIM patch operations, such as deactivating.
     *
     *  `active` false takes the membership away.
     *  @http PATCH /accounts/{account_id}/scim/v2/Users/{user_id}
     *  @demands Operations schemas
     *  @body json application/scim+json
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-users-patch */
    edit(userID: string, params: UserEditParams, options?: RequestOptions): APIPromise<SCIMUser>;

    /** Delete a user's SCIM record and with it the membership.
     *
     *  The person's Cloudflare login itself stays.
     *  @http DELETE /accounts/{account_id}/scim/v2/Users/{user_id}
     *  @response void
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/scim-users-delete
     *  @aliases deprovision user */
    delete(userID: string, params: InAccount, options?: RequestOptions): APIPromise<void>;
  }

  export interface UserListParams extends InAccount {
    /** Position, from 1, of the first user to return. @min 1 @default 1 */ startIndex?: Integer;
    /** Most users that are returned; 0 gives only the total. @min 0 */ count?: Integer;
    /** SCIM expression that users must match, such as `userName eq "jane@example.com"`. @minLength 1 */ filter?: string;
  }

  export interface SCIMUserListResponse {
    /** Users of this page. */ Resources: SCIMUser[];
    /** @example 3 */ itemsPerPage?: Integer;
    schemas: string[];
    /** @example 1 */ startIndex?: Integer;
    /** @example 3 */ totalResults: Integer;
  }

  export interface UserNaming {
    /** Name of the user, as people see it. @minLength 1 */ displayName?: string;
    /** @example "idp-user-abc123" */ externalId?: string;
    /** Parts of the person's name. */ name?: SCIMUserNameObject;
    schemas: string[];
  }

  export interface UserCreateParams extends InAccount, UserNaming {
    active: boolean;
    /** @minItems 1 */ emails: SCIMUserEmailObject[];
    /** @format email */ userName: string;
  }

  export interface SCIMUser extends UserNaming {
    active: boolean;
    displayName?: string;
    emails?: SCIMUserEmailObject[];
    /** Groups the user is in; changed only through the groups. @readOnly */ groups?: string[];
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ id: string;
    /** Facts about the record; set by Cloudflare. @readOnly */ meta?: { /** @example "User" */ resourceType?: string };
    /** @format email */ userName: string;
  }

  export interface UserUpdateParams extends InAccount, UserNaming {
    active?: boolean;
    /** @minItems 1 */ emails?: SCIMUserEmailObject[];
    /** @format email @example "ada@example.com" */ userName: string;
  }

  export interface UserEditParams extends InAccount {
    /** Changes to the user, applied in order. @minItems 1 */ Operations: SCIMPatchOperation[];
    schemas: string[];
  }

  export interface SCIMGroupSummary {
    /** Name of the group for people. @example "Administrators" */ displayName: string;
    /** @example "idp-group-456" */ externalId?: string;
    /** @example "cloudflare-v1-023e105f4ecef8ad9ca31a8372d0c353" @readOnly */
    id: string;
    /** Facts about the record, such as its kind. @readOnly */ meta?: SCIMGroupMeta;
    schemas: string[];
  }

  export interface SCIMGroupMeta {
    /** @example "Group" */ resourceType?: string;
  }

  export interface SCIMGroupPatchOperation {
    /** Operation applied to the value at `path`. @open Compared without regard to case (RFC 7644): Microsoft Entra sends `Replace`. */ op: 'add' | 'remove' | 'replace' | (string & {});
    /** Attribute that is changed; left out, the value holds the attributes. @example "members" @minLength 1 */ path?: string;
    /** Members, or the new value of the attribute. */ value?: SCIMGroupPatchMemberValue[] | string;
  }

  export interface SCIMGroupPatchMemberValue {
    /** Id of the user who is a member. @example "023e105f4ecef8ad9ca31a8372d0c353" */ value?: string;
  }

  export interface SCIMSchemaExtension {
    /** Whether it must be present. */ required: boolean;
    /** URN of the schema. */ schema: string;
  }

  export interface SCIMSchemaAttr {
    /** Values that are recommended for it. */ canonicalValues?: string[];
    /** Whether letter case counts when comparing. */ caseExact: boolean;
    description: string;
    /** Whether it can hold several values. */ multiValued: boolean;
    /** Whether and when clients may write it. */ mutability: 'readOnly' | 'readWrite' | 'immutable' | 'writeOnly';
    /** Name by which it is known. @example "userName" */ name: string;
    /** Kinds of object that it can point to. */ referenceTypes?: string[];
    /** Whether it must be present. */ required: boolean;
    /** Condition for including it in responses. */ returned: 'always' | 'never' | 'default' | 'request';
    /** Attributes within it, if it is `complex`. */ subAttributes?: SCIMSchemaAttr[];
    /** Kind of data it holds. */ type: 'string' | 'boolean' | 'decimal' | 'integer' | 'dateTime' | 'reference' | 'complex';
    /** Scope in which values must be unique. */ uniqueness: 'none' | 'server' | 'global';
  }

  export interface SCIMSchemaMeta {
    /** Address of the record. */ location?: string;
    /** @example "Schema" */ resourceType?: string;
  }

  export interface SCIMAuthenticationScheme {
    description: string;
    /** Page that documents it. */ documentationUri?: string;
    /** Name by which it is known. */ name: string;
    /** Whether it is the preferred one. */ primary?: boolean;
    /** Page of the standard behind it. @example "http://www.rfc-editor.org/info/rfc6750" */ specUri?: string;
    /** Kind of authentication, such as `oauthbearertoken`. @example "oauthbearertoken" */ type: string;
  }

  export interface SCIMBulkFeature {
    /** Most changes one request may hold. @example 0 */ maxOperations: Integer;
    /** Largest bulk request taken. @example 0 @unit bytes */ maxPayloadSize: Integer;
    supported: boolean;
  }

  export interface SCIMFeature {
    supported: boolean;
  }

  export interface SCIMFilterFeature {
    /** Most objects one answer can hold. @example 100 */ maxResults: Integer;
    supported: boolean;
  }

  export interface SCIMUserEmailObject {
    /** Whether it is the preferred one. */ primary?: boolean;
    /** Kind of address, such as `work`. @example "work" */ type?: string;
    /** Address that mail is sent to. @format email */ value: string;
  }

  export interface SCIMUserNameObject {
    /** Surname of the person. @example "Smith" */ familyName?: string;
    /** Whole name, put together by Cloudflare. @readOnly */ formatted?: string;
    /** First name of the person. @example "Jane" */ givenName?: string;
  }

  export interface SCIMPatchOperation {
    /** Operation applied to the value at `path`. @open Compared without regard to case (RFC 7644): Microsoft Entra sends `Replace`. */ op: 'add' | 'remove' | 'replace' | (string & {});
    /** Attribute that is changed; left out, the value holds the attributes. @example "active" @minLength 1 */ path?: string;
    /** New content of the attribute, or several attributes at once. */ value?: unknown;
  }
}
