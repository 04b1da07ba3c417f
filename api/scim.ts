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
  /** Directory groups, mapped to sets of members. */
  export interface Groups {
    /** Page through the account's user groups in SCIM form, with a SCIM filter.
     *  @http GET /accounts/{account_id}/scim/v2/Groups
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-groups-list */
    list(params: GroupListParams, options?: RequestOptions): APIPromise<SCIMGroupListResponse>;

    /** Create a user group from a SCIM group with a display name.
     *  @http POST /accounts/{account_id}/scim/v2/Groups
     *  @body json application/scim+json
     *  @unwrapped
     *  @status 201
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-groups-create */
    create(params: GroupCreateParams, options?: RequestOptions): APIPromise<SCIMGroup>;

    /** Read one SCIM group.
     *  @http GET /accounts/{account_id}/scim/v2/Groups/{group_id}
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-groups-get */
    get(groupID: string, params: GroupGetParams, options?: RequestOptions): APIPromise<SCIMGroup>;

    /** Apply SCIM patch operations to a group, such as adding members.
     *  @http PATCH /accounts/{account_id}/scim/v2/Groups/{group_id}
     *  @body json application/scim+json
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-groups-patch */
    edit(groupID: string, params: GroupEditParams, options?: RequestOptions): APIPromise<SCIMGroup>;

    /** Delete a SCIM group.
     *  @http DELETE /accounts/{account_id}/scim/v2/Groups/{group_id}
     *  @answer void
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/scim-groups-delete */
    delete(groupID: string, params: GroupDeleteParams, options?: RequestOptions): APIPromise<void>;
  }

  export type GroupListParams = UserListParams;

  export interface SCIMGroupListResponse {
    Resources: SCIMGroupSummary[];
    /** @example 5 */ itemsPerPage?: Integer;
    schemas: string[];
    /** @example 1 */ startIndex?: Integer;
    /** @example 5 */ totalResults: Integer;
  }

  export interface GroupCreateParams extends InAccount {
    displayName: string;
    /** @example "idp-group-456" */ externalId?: string;
  }

  export interface SCIMGroup {
    /** @example "Administrators" */ displayName: string;
    /** @example "idp-group-456" */ externalId?: string;
    /** @example "cloudflare-v1-023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ id: string;
    /** @readOnly */ members?: ({ display?: string; /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ value?: string })[];
    /** @readOnly */ meta?: SCIMGroupMeta;
    schemas: string[];
  }

  export type GroupGetParams = InAccount;

  export interface GroupEditParams extends InAccount {
    Operations: SCIMGroupPatchOperation[];
    schemas: string[];
  }

  export type GroupDeleteParams = InAccount;

  /** Kinds of records the service offers. */
  export interface ResourceTypes {
    /** List the kinds of resource that the SCIM service offers.
     *  @http GET /accounts/{account_id}/scim/v2/ResourceTypes
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-resource-types-list */
    list(params: TypeListParams, options?: RequestOptions): APIPromise<SCIMResourceTypeListResponse>;

    /** Read one SCIM resource type.
     *  @http GET /accounts/{account_id}/scim/v2/ResourceTypes/{resource_type_id}
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-resource-types-get */
    get(resourceTypeID: 'User' | 'Group', params: TypeGetParams, options?: RequestOptions): APIPromise<SCIMResourceType>;
  }

  export type TypeListParams = InAccount;

  export interface SCIMResourceTypeListResponse {
    Resources: SCIMResourceType[];
    /** @example 2 */ itemsPerPage?: Integer;
    schemas: string[];
    /** @example 1 */ startIndex?: Integer;
    /** @example 2 */ totalResults: Integer;
  }

  export type TypeGetParams = InAccount;

  export interface SCIMResourceType {
    description?: string;
    /** @example "/Users" */ endpoint: string;
    /** @example "User" */ id: string;
    meta?: SCIMSchemaMeta;
    /** @example "User" */ name: string;
    /** @example "urn:ietf:params:scim:schemas:core:2.0:User" */ schema: string;
    schemaExtensions?: SCIMSchemaExtension[];
    schemas: string[];
  }

  /** Field definitions of the records. */
  export interface Schemas {
    /** List the schemas that SCIM resources follow.
     *  @http GET /accounts/{account_id}/scim/v2/Schemas
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-schemas-list */
    list(params: SchemaListParams, options?: RequestOptions): APIPromise<SCIMSchemaListResponse>;

    /** Read one SCIM schema by its ID.
     *  @http GET /accounts/{account_id}/scim/v2/Schemas/{schema_id}
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-schemas-get */
    get(schemaID: string, params: SchemaGetParams, options?: RequestOptions): APIPromise<SCIMSchema>;
  }

  export type SchemaListParams = InAccount;

  export interface SCIMSchemaListResponse {
    Resources: SCIMSchema[];
    /** @example 2 */ itemsPerPage?: Integer;
    schemas: string[];
    /** @example 1 */ startIndex?: Integer;
    /** @example 2 */ totalResults: Integer;
  }

  export type SchemaGetParams = InAccount;

  export interface SCIMSchema {
    attributes: SCIMSchemaAttr[];
    description?: string;
    /** @example "urn:ietf:params:scim:schemas:core:2.0:User" */ id: string;
    meta?: SCIMSchemaMeta;
    /** @example "User" */ name: string;
    schemas: string[];
  }

  /** Which parts of the standard are supported. */
  export interface ServiceProviderConfig {
    /** See which SCIM features the service supports.
     *  @http GET /accounts/{account_id}/scim/v2/ServiceProviderConfig
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-service-provider-config-get */
    get(params: ServiceProviderConfigGetParams, options?: RequestOptions): APIPromise<SCIMServiceProviderConfig>;
  }

  export type ServiceProviderConfigGetParams = InAccount;

  export interface SCIMServiceProviderConfig {
    authenticationSchemes: SCIMAuthenticationScheme[];
    bulk: SCIMBulkFeature;
    changePassword: SCIMFeature;
    documentationUri?: string;
    etag: SCIMFeature;
    filter: SCIMFilterFeature;
    patch: SCIMFeature;
    schemas: string[];
    sort: SCIMFeature;
  }

  /** Directory people, mapped to account members. */
  export interface Users {
    /** Page through the account's members in SCIM form, with a SCIM filter.
     *  @http GET /accounts/{account_id}/scim/v2/Users
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-users-list */
    list(params: UserListParams, options?: RequestOptions): APIPromise<SCIMUserListResponse>;

    /** Provision a user in the account from a SCIM record.
     *  @http POST /accounts/{account_id}/scim/v2/Users
     *  @body json application/scim+json
     *  @unwrapped
     *  @status 201
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-users-create */
    create(params: UserCreateParams, options?: RequestOptions): APIPromise<SCIMUser>;

    /** Read one SCIM user.
     *  @http GET /accounts/{account_id}/scim/v2/Users/{user_id}
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-users-get */
    get(userID: string, params: UserGetParams, options?: RequestOptions): APIPromise<SCIMUser>;

    /** Replace a SCIM user's whole record.
     *  @http PUT /accounts/{account_id}/scim/v2/Users/{user_id}
     *  @body json application/scim+json
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-users-put */
    update(userID: string, params: UserUpdateParams, options?: RequestOptions): APIPromise<SCIMUser>;

    /** Apply SCIM patch operations to a user, such as deactivating them.
     *  @http PATCH /accounts/{account_id}/scim/v2/Users/{user_id}
     *  @body json application/scim+json
     *  @unwrapped
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/scim-users-patch */
    edit(userID: string, params: UserEditParams, options?: RequestOptions): APIPromise<SCIMUser>;

    /** Deprovision a user by deleting their SCIM record.
     *  @http DELETE /accounts/{account_id}/scim/v2/Users/{user_id}
     *  @answer void
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/scim-users-delete */
    delete(userID: string, params: UserDeleteParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface UserListParams extends InAccount {
    /** @min 1 @default 1 */ startIndex?: Integer;
    /** @min 0 */ count?: Integer;
    filter?: string;
  }

  export interface SCIMUserListResponse {
    Resources: SCIMUser[];
    /** @example 3 */ itemsPerPage?: Integer;
    schemas: string[];
    /** @example 1 */ startIndex?: Integer;
    /** @example 3 */ totalResults: Integer;
  }

  export interface UserCreateParams extends InAccount {
    active: boolean;
    displayName?: string;
    emails: SCIMUserEmailObject[];
    /** @example "idp-user-abc123" */ externalId?: string;
    name?: SCIMUserNameObject;
    schemas: string[];
    /** @format email */ userName: string;
  }

  export interface SCIMUser {
    active: boolean;
    displayName?: string;
    emails?: SCIMUserEmailObject[];
    /** @example "idp-user-abc123" */ externalId?: string;
    /** @readOnly */ groups?: string[];
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ id: string;
    /** @readOnly */ meta?: { /** @example "User" */ resourceType?: string };
    name?: SCIMUserNameObject;
    schemas: string[];
    /** @format email */ userName: string;
  }

  export type UserGetParams = InAccount;

  export interface UserUpdateParams extends InAccount {
    active?: boolean;
    displayName?: string;
    emails?: SCIMUserEmailObject[];
    /** @example "idp-user-abc123" */ externalId?: string;
    name?: SCIMUserNameObject;
    schemas: string[];
    /** @format email */ userName: string;
  }

  export interface UserEditParams extends InAccount {
    Operations: SCIMPatchOperation[];
    schemas: string[];
  }

  export type UserDeleteParams = InAccount;

  export interface SCIMGroupSummary {
    /** @example "Administrators" */ displayName: string;
    /** @example "idp-group-456" */ externalId?: string;
    /** @example "cloudflare-v1-023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ id: string;
    /** @readOnly */ meta?: SCIMGroupMeta;
    schemas: string[];
  }

  export interface SCIMGroupMeta {
    /** @example "Group" */ resourceType?: string;
  }

  export interface SCIMGroupPatchOperation {
    op: 'add' | 'remove' | 'replace';
    /** @example "members" */ path?: string;
    value?: SCIMGroupPatchMemberValue[] | string;
  }

  export interface SCIMGroupPatchMemberValue {
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ value?: string;
  }

  export type SCIMResourceTypeMeta = SCIMSchemaMeta;

  export interface SCIMSchemaExtension {
    required: boolean;
    schema: string;
  }

  export interface SCIMSchemaAttr {
    canonicalValues?: string[];
    caseExact: boolean;
    description: string;
    multiValued: boolean;
    mutability: 'readOnly' | 'readWrite' | 'immutable' | 'writeOnly';
    /** @example "userName" */ name: string;
    referenceTypes?: string[];
    required: boolean;
    returned: 'always' | 'never' | 'default' | 'request';
    subAttributes?: SCIMSchemaAttr[];
    type: 'string' | 'boolean' | 'decimal' | 'integer' | 'dateTime' | 'reference' | 'complex';
    uniqueness: 'none' | 'server' | 'global';
  }

  export interface SCIMSchemaMeta {
    location?: string;
    /** @example "Schema" */ resourceType?: string;
  }

  export interface SCIMAuthenticationScheme {
    description: string;
    documentationUri?: string;
    name: string;
    primary?: boolean;
    /** @example "http://www.rfc-editor.org/info/rfc6750" */ specUri?: string;
    /** @example "oauthbearertoken" */ type: string;
  }

  export interface SCIMBulkFeature {
    /** @example 0 */ maxOperations: Integer;
    /** @example 0 */ maxPayloadSize: Integer;
    supported: boolean;
  }

  export interface SCIMFeature {
    supported: boolean;
  }

  export interface SCIMFilterFeature {
    /** @example 100 */ maxResults: Integer;
    supported: boolean;
  }

  export interface SCIMUserEmailObject {
    primary?: boolean;
    /** @example "work" */ type?: string;
    /** @format email */ value: string;
  }

  export interface SCIMUserNameObject {
    /** @example "Smith" */ familyName?: string;
    /** @readOnly */ formatted?: string;
    /** @example "Jane" */ givenName?: string;
  }

  export interface SCIMPatchOperation {
    op: 'add' | 'remove' | 'replace';
    /** @example "active" */ path?: string;
    value?: unknown;
  }
}
