import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Identity and Access Management: Who may do what in an account: groups, scopes, sign-on, OAuth.
 *  @product iam Identity and Access Management
 *  @docs https://developers.cloudflare.com/fundamentals/ */
export interface IAM {
  readonly permissionGroups: IAM.PermissionGroups;
  readonly resourceGroups: IAM.ResourceGroups;
  readonly userGroups: IAM.UserGroups;
  readonly sso: IAM.SSO;
  readonly oauthClients: IAM.OAuthClients;
  readonly oauthScopes: IAM.OAuthScopes;
}

export declare namespace IAM {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Name that people see when they consent. */ client_name: string;
    /** Address the person signs in with. */ email: string;
    /** Whether the sign-in page shows the wording for FedRAMP. */ use_fedramp_language: boolean;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Member to work on, as `iam.userGroups.members.list` shows it. @from iam.userGroups.members.list */ member_id: string;
    /** OAuth client to work on, by the id that its creation returned. */ oauth_client_id: string;
    /** Permission group to work on, as `iam.permissionGroups.list` shows it. @from iam.permissionGroups.list */ permission_group_id: string;
    /** Resource group to work on, as `iam.resourceGroups.list` shows it. @from iam.resourceGroups.list */ resource_group_id: string;
    /** SSO connector to work on, as `iam.sso.list` shows it. @from iam.sso.list */ sso_connector_id: string;
    /** User group to work on, as `iam.userGroups.list` shows it. @from iam.userGroups.list */ user_group_id: string;
  }

  /** Named bundles of rights for use in policies. */
  export interface PermissionGroups {
    /** List the permission groups for policies, by id, name or label.
     *
     *  For members and user groups; tokens have groups of their own (`accounts.tokens.permissionGroups.list`).
     *  @http GET /accounts/{account_id}/iam/permission_groups
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns name meta.label meta.category id */
    list(
      params: PermissionGroupListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<PermissionGroupResult>, PermissionGroupResult>;

    /** Get one permission group of the account.
     *  @http GET /accounts/{account_id}/iam/permission_groups/{permission_group_id}
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      /** @minLength 32 @maxLength 32 */ permissionGroupID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<PermissionGroupResult>;
  }

  export interface PermissionGroupListParams extends ResourceGroupListParams {
    /** @minLength 32 @maxLength 32 @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" @from iam.permissionGroups.list */ id?: string;
    /** Only the group with this label. @example "labelOfThePermissionGroup" @minLength 1 */ label?: string;
    /** @example "NameOfThePermissionGroup" @minLength 1 */ name?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface PermissionGroupResult {
    /** Id to grant the permission group by; the same in all accounts. @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" */ id: string;
    /** Dashboard details of the permission group: label, scopes and whether it is deprecated. */ meta?: PermissionGroupResult.Meta;
    /** Title of the permission group, such as `Load Balancer`; set by Cloudflare. @readOnly */ name?: string;
  }
  export namespace PermissionGroupResult {
    export interface Meta {
      /** Group that pages show the scope in. */ category?: string;
      /** Whether the permission group should no longer be granted, as text (`true` or `false`). */ deprecated?: string;
      /** Access that the permission group grants. */ description?: string;
      /** Whether the permission group may be changed, as text (`true` or `false`). */ editable?: string;
      /** Time at which the permission group is to be withdrawn, if it is planned. */ eol_at?: string;
      /** Short technical name of the permission group, stable across changes of its title. */ label?: string;
      /** Kinds of resource for which the permission group can be granted, as text. */ scopes?: string;
      /** To whom the permission group is offered. */ visibility?: string;
    }
  }

  /** Named sets of accounts and zones that a policy covers. */
  export interface ResourceGroups {
    /** Create a resource group that policies can refer to.
     *  @http POST /accounts/{account_id}/iam/resource_groups
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "NewResourceGroup",
     *    "scope": {
     *      "key": "com.cloudflare.api.account.023e105f4ecef8ad9ca31a8372d0c353",
     *      "objects": [{ "key": "com.cloudflare.api.account.zone.023e105f4ecef8ad9ca31a8372d0c353" }]
     *    }
     *  } */
    create(params: ResourceGroupCreateParams, options?: RequestOptions): APIPromise<ResourceGroupResult>;

    /** Replace the name or scope of a resource group.
     *
     *  Takes effect on all policies that name the group.
     *  @http PUT /accounts/{account_id}/iam/resource_groups/{resource_group_id}
     *  @body json required
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(
      /** @minLength 32 @maxLength 32 */ resourceGroupID: string,
      params: ResourceGroupUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ResourceGroupResult>;

    /** List the account's resource groups, by id or name.
     *  @http GET /accounts/{account_id}/iam/resource_groups
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns name scope id
     *  @key name */
    list(
      params: ResourceGroupListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ResourceGroupResult>, ResourceGroupResult>;

    /** Delete a resource group.
     *
     *  Policies that name it lose the access it gave.
     *  @http DELETE /accounts/{account_id}/iam/resource_groups/{resource_group_id}
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(
      /** @minLength 32 @maxLength 32 */ resourceGroupID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ResourceGroupDeleteResponse | null>;

    /** Get one resource group with its scope.
     *  @http GET /accounts/{account_id}/iam/resource_groups/{resource_group_id}
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      /** @minLength 32 @maxLength 32 */ resourceGroupID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ResourceGroupResult>;
  }

  export interface ResourceGroupCreateParams extends ResourceGroupUpdateParams {
    /** @example "NewResourceGroup" @minLength 1 */ name: string;
    scope: ResourceGroupCreateParams.Scope;
  }
  export namespace ResourceGroupCreateParams {
    export interface Scope {
      /** Account the resources are in, such as `com.cloudflare.api.account.ID`. @minLength 1 */ key: string;
      /** Resources in the account; none means all of them. */ objects: Scope.Object[];
    }
    export namespace Scope {
      export interface Object {
        /** Resource, such as `com.cloudflare.api.account.zone.ID`; `*` for all of a kind. @minLength 1 */ key: string;
      }
    }
  }

  export interface ResourceGroupResult {
    /** Id to name the resource group by in policies; given by Cloudflare. @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" @readOnly */ id: string;
    /** Account and resources in it that the group stands for. */ scope: ResourceGroupResult.Scope;
    /** Attributes Cloudflare keeps with the resource group. */ meta?: ResourceGroupResult.Meta;
    /** Name for people. @readOnly */ name?: string;
  }
  export namespace ResourceGroupResult {
    export interface Scope {
      /** Account the resources are in, such as `com.cloudflare.api.account.ID`. @readOnly */ key: string;
      /** Resources in the account; none means all of them. */ objects: Scope.Object[];
    }
    export namespace Scope {
      export interface Object {
        /** Resource, such as `com.cloudflare.api.account.zone.ID`; `*` for all of a kind. @readOnly */ key: string;
      }
    }
    export interface Meta {
      /** Attribute name, of the pair that describes the group. */ key?: string;
      /** Attribute content, of the pair that describes the group. */ value?: string;
    }
  }

  export interface ResourceGroupUpdateParams extends InAccount {
    /** Name for people. @example "UpdatedResourceGroup" @minLength 1 */ name?: string;
    /** Account and resources in it that the group stands for. */ scope?: ResourceGroupCreateParams.Scope;
  }

  export interface ResourceGroupListParams extends InAccount {
    /** Only the group with this id. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" @from iam.resourceGroups.list */
    id?: string;
    /** Only the group with this name. @example "NameOfTheResourceGroup" @minLength 1 */ name?: string;
  }

  export interface ResourceGroupDeleteResponse {
    /** Resource group that was deleted. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
  }

  /** Sets of people who receive the same access. */
  export interface UserGroups {
    readonly members: UserGroups.Members;

    /** Create a user group, with access policies if wanted.
     *
     *  Members get the policies of all of their groups on top of their own.
     *  @http POST /accounts/{account_id}/iam/user_groups
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "DNS editors",
     *    "policies": [
     *      {
     *        "access": "allow", "permission_groups": [{ "id": "c8fed203ed3043cba015a93ad1616f1f" }],
     *        "resource_groups": [{ "id": "6d7f2f5f5b1d4a0e9081fdc98d432fd1" }]
     *      }
     *    ]
     *  }
     *  @aliases team */
    create(params: UserGroupCreateParams, options?: RequestOptions): APIPromise<UserGroup>;

    /** Replace the name or policies of a user group.
     *
     *  Given policies replace all former ones.
     *  @http PUT /accounts/{account_id}/iam/user_groups/{user_group_id}
     *  @body json required
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    update(
      /** @minLength 32 @maxLength 32 */ userGroupID: string,
      params: UserGroupUpdateParams,
      options?: RequestOptions,
    ): APIPromise<UserGroup>;

    /** List the account's user groups, by exact or fuzzy name.
     *  @http GET /accounts/{account_id}/iam/user_groups
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns name policies created_on modified_on
     *  @key name */
    list(
      params: UserGroupListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<UserGroup>, UserGroup>;

    /** Delete a user group with the access its members had by it.
     *  @http DELETE /accounts/{account_id}/iam/user_groups/{user_group_id}
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @confirm
     *  @cascades iam.userGroups.members */
    delete(
      /** @minLength 32 @maxLength 32 */ userGroupID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<UserGroupDeleteResponse | null>;

    /** Get one user group with its policies.
     *  @http GET /accounts/{account_id}/iam/user_groups/{user_group_id}
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(
      /** @minLength 32 @maxLength 32 */ userGroupID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<UserGroup>;
  }

  export interface UserGroupCreateParams extends InAccount {
    /** Name for people. @minLength 1 */ name: string;
    /** Access policies of the group's members: actions allowed on each resource. */ policies?: UserGroupCreateParams.Policy[];
  }
  export namespace UserGroupCreateParams {
    export interface Policy {
      /** Whether the policy grants or takes away; deny wins. */ access: 'allow' | 'deny';
      /** Groups of permissions that the policy is about, by id. @minItems 1 */ permission_groups: Policy.PermissionGroup[];
      /** Groups of resources that the policy is for, by id. @minItems 1 */ resource_groups: Policy.ResourceGroup[];
    }
    export namespace Policy {
      export interface PermissionGroup {
        /** Permission group whose permissions the policy gives or denies.
         *  @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" @from iam.permissionGroups.list */
        id: string;
      }
      export interface ResourceGroup {
        /** Resource group the policy covers. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" @from iam.resourceGroups.list */
        id: string;
      }
    }
  }

  export interface UserGroup {
    /** Identifies the group. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ modified_on: DateTime;
    /** Name for people. @readOnly */ name: string;
    /** Access policies of the group's members: actions allowed on each resource. */ policies?: UserGroup.Policy[];
  }
  export namespace UserGroup {
    export interface Policy {
      /** Policy to keep or change; a policy without its id here is gone. @example "f267e341f3dd4697bd3b9f71dd96247f" @readOnly */ id?: string;
      /** Whether the policy grants or takes away; deny wins. */ access?: 'allow' | 'deny';
      /** Groups of permissions that the policy is about, by id. */ permission_groups?: PermissionGroupResult[];
      /** Resources for which the policy holds. */ resource_groups?: ResourceGroupResult[];
    }
  }

  export interface UserGroupUpdateParams extends InAccount {
    /** Name for people. @minLength 1 */ name?: string;
    /** Access policies of the group's members: actions allowed on each resource. */ policies?: UserGroupUpdateParams.Policy[];
  }
  export namespace UserGroupUpdateParams {
    export interface Policy extends UserGroupCreateParams.Policy {
      /** Policy to keep or change; a policy without its id here is gone. @example "f267e341f3dd4697bd3b9f71dd96247f" */ id: string;
    }
  }

  export interface UserGroupListParams extends InAccount {
    /** Only the group with this id. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" @from iam.userGroups.list */ id?: string;
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** Only groups whose names contain this text. @example "Foo" @minLength 1 */ fuzzyName?: string;
    /** Only the group with exactly this name. @example "NameOfTheUserGroup" @minLength 1 */ name?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 500 @default 100 */ per_page?: number;
  }

  export interface UserGroupDeleteResponse {
    /** User group that was deleted. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
  }

  /** Company sign-on to the dashboard by email domain. */
  export interface SSO {
    /** Create an SSO connector for an email domain.
     *
     *  People with such addresses sign in through the identity provider only once the domain is verified and the connector enabled.
     *  @http POST /accounts/{account_id}/sso_connectors
     *  @permission SSO Connector Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "email_domain": "example.com", "begin_verification": true }
     *  @aliases single sign-on */
    create(params: SSOCreateParams, options?: RequestOptions): APIPromise<SSOResult>;

    /** Edit whether an SSO connector is on, or its FedRAMP wording.
     *
     *  Turned on, users of the domain can no longer sign in with a password.
     *  @http PATCH /accounts/{account_id}/sso_connectors/{sso_connector_id}
     *  @permission SSO Connector Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(
      /** @minLength 32 @maxLength 32 */ ssoConnectorID: string,
      params: SSOUpdateParams,
      options?: RequestOptions,
    ): APIPromise<SSOResult>;

    /** List the SSO connectors of the account.
     *  @http GET /accounts/{account_id}/sso_connectors
     *  @permission SSO Connector Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns email_domain verification.status enabled created_on updated_on
     *  @key email_domain */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<SSOResult>, SSOResult>;

    /** Delete an SSO connector, ending single sign-on for its domain.
     *  @http DELETE /accounts/{account_id}/sso_connectors/{sso_connector_id}
     *  @permission SSO Connector Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(
      /** @minLength 32 @maxLength 32 */ ssoConnectorID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SSODeleteResponse | null>;

    /** Start the check that the email domain is yours.
     *
     *  Add the `code` of the connector as a TXT record to the whole domain first. Runs in the background: poll `get`.
     *  @http POST /accounts/{account_id}/sso_connectors/{sso_connector_id}/begin_verification
     *  @unwrapped
     *  @permission SSO Connector Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @waits iam.sso.get verification.status done=verified failed=failed */
    beginVerification(
      /** @minLength 32 @maxLength 32 */ ssoConnectorID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SSOBeginVerificationResponse>;

    /** Get one SSO connector and its state.
     *  @http GET /accounts/{account_id}/sso_connectors/{sso_connector_id}
     *  @permission SSO Connector Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      /** @minLength 32 @maxLength 32 */ ssoConnectorID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SSOResult>;
  }

  export interface SSOCreateParams extends InAccount {
    /** Part of the addresses behind the `@`; people with it use the connector. @example "example.com" @format hostname */ email_domain: string;
    /** Whether the check of the domain starts at once. @default true */ begin_verification?: boolean;
    /** @default false */ use_fedramp_language?: boolean;
  }

  export interface SSOResult {
    /** Identifies the connector. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id?: string;
    /** @readOnly */ created_on?: DateTime;
    /** Part of the addresses behind the `@`; people with it use the connector. @example "example.com" */ email_domain?: string;
    /** Whether people of the domain have to sign in through the provider. */ enabled?: boolean;
    updated_on?: DateTime;
    /** @default false */ use_fedramp_language?: boolean;
    /** Progress of the domain check. */ verification?: SSOResult.Verification;
  }
  export namespace SSOResult {
    export interface Verification {
      /** Text to add to the domain as TXT record, whole. */ code?: string;
      /** State of the check; set by Cloudflare. */ status?: 'awaiting' | 'pending' | 'failed' | 'verified';
    }
  }

  export interface SSOUpdateParams extends InAccount {
    /** Whether people of the domain have to sign in through the provider; the domain must be verified. */ enabled?: boolean;
    /** @default false */ use_fedramp_language?: boolean;
  }

  export interface SSODeleteResponse {
    /** SSO domain that was deleted. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
  }

  export interface SSOBeginVerificationResponse {
    errors: SSOBeginVerificationResponse.Error[];
    messages: SSOBeginVerificationResponse.ResponseMessage[];
    success: true;
  }
  export namespace SSOBeginVerificationResponse {
    export interface ResponseMessage {
      /** Number by which programs tell it. @min 1000 */ code: Integer;
      /** Human-readable message. */ message: string;
      /** Page that tells more. */ documentation_url?: string;
      /** Part of the request concerned. */ source?: Error.Source;
    }

    export interface Error extends ResponseMessage {}
    export namespace Error {
      export interface Source {
        /** JSON pointer to the part of the request that is concerned. */ pointer?: string;
      }
    }
  }

  /** Third-party applications that act for users who consent. */
  export interface OAuthClients {
    /** Create an OAuth client with its redirect URIs, grants and scopes.
     *
     *  `client_secret` is shown only once, in this response. A new client is private: only members of the account can use it.
     *  @http POST /accounts/{account_id}/oauth_clients
     *  @permission OAuth Client Write
     *  @plans free pro business enterprise
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "client_name": "My app", "grant_types": ["authorization_code", "refresh_token"],
     *    "redirect_uris": ["https://example.com/callback"], "response_types": ["code"], "scopes": ["account.read"],
     *    "token_endpoint_auth_method": "client_secret_basic"
     *  }
     *  @aliases OAuth app */
    create(params: OAuthClientCreateParams, options?: RequestOptions): APIPromise<OAuthClientCreateResponse>;

    /** Edit only the given fields of an OAuth client.
     *
     *  Making it public needs a logo and a verified `client_uri`, and cannot be undone.
     *  @http PATCH /accounts/{account_id}/oauth_clients/{oauth_client_id}
     *  @body json required
     *  @permission OAuth Client Write
     *  @plans free pro business enterprise */
    update(oauthClientID: string, params: OAuthClientUpdateParams, options?: RequestOptions): APIPromise<OAuthClient>;

    /** List the OAuth clients of the account.
     *  @http GET /accounts/{account_id}/oauth_clients
     *  @permission OAuth Client Read
     *  @plans free pro business enterprise
     *  @columns client_name client_id visibility grant_types scopes created_at updated_at */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<OAuthClient>, OAuthClient>;

    /** Delete an OAuth client.
     *
     *  Tokens that it was given stop working.
     *  @http DELETE /accounts/{account_id}/oauth_clients/{oauth_client_id}
     *  @permission OAuth Client Write
     *  @plans free pro business enterprise */
    delete(
      oauthClientID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<OAuthClientDeleteResponse | null>;

    /** Delete the old secret of an OAuth client after a rotation.
     *
     *  Do it once all programs use the new secret; only then can the secret be rotated again.
     *  @http DELETE /accounts/{account_id}/oauth_clients/{oauth_client_id}/rotate_secret
     *  @permission OAuth Client Write
     *  @plans free pro business enterprise */
    deleteRotatedSecret(
      oauthClientID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<OAuthClientDeleteRotatedSecretResponse | null>;

    /** Get one OAuth client of the account.
     *  @http GET /accounts/{account_id}/oauth_clients/{oauth_client_id}
     *  @permission OAuth Client Read
     *  @plans free pro business enterprise */
    get(oauthClientID: string, params: InAccount, options?: RequestOptions): APIPromise<OAuthClient>;

    /** Rotate the secret of an OAuth client.
     *
     *  The old secret goes on working until `deleteRotatedSecret`; the new one is shown only once, in this response.
     *  @http POST /accounts/{account_id}/oauth_clients/{oauth_client_id}/rotate_secret
     *  @permission OAuth Client Write
     *  @plans free pro business enterprise */
    rotateSecret(
      oauthClientID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<OAuthClientRotateSecretResponse>;
  }

  export interface OAuthClientPages {
    /** Origins whose scripts may call the token endpoint, with scheme. */ allowed_cors_origins?: string[];
    /** Home page of the client; its host has to be verified before the client can be public. @example "https://example.com" @format uri */
    client_uri?: string;
    /** Picture that people see when they consent. @example "https://example.com/logo.png" @format uri */ logo_uri?: string;
    /** Page with the privacy policy. @example "https://example.com/privacy" @format uri */ policy_uri?: string;
    /** Addresses that people may be sent to after signing out. */ post_logout_redirect_uris?: string[];
    /** Page with the terms of service. @example "https://example.com/tos" @format uri */ tos_uri?: string;
    /** Scopes a user may decline when consenting; each must be in `scopes` too. Not `openid`, `offline` or `offline_access`. */
    optional_scopes?: string[];
  }

  export interface OAuthClientSettings {
    /** Addresses that people may be sent back to after consent; compared exactly. @minItems 1 */ redirect_uris?: string[];
    /** Rights the client may ask for, by id; sign-in scopes are added as needed. @from iam.oauthScopes.list */ scopes?: string[];
    /** Authentication method of the client for fetching tokens; `none` for clients that cannot keep a secret. */
    token_endpoint_auth_method?: 'none' | 'client_secret_basic' | 'client_secret_post' | (string & {});
  }

  export interface OAuthFlows {
    /** Ways to get a token; `authorization_code` is needed, `refresh_token` renews it. @minItems 1 */
    grant_types?: ('authorization_code' | 'refresh_token' | (string & {}))[];
    /** Result types of the consent, such as a code. @minItems 1 */ response_types?: ('token' | 'id_token' | 'code' | (string & {}))[];
  }

  export interface OAuthClientCreateParams extends InAccount, OAuthClientPages, OAuthClientSettings, OAuthFlows {
    /** @minLength 1 */ client_name: string;
    /** @minItems 1 */ grant_types: ('authorization_code' | 'refresh_token' | (string & {}))[];
    /** @minItems 1 */ redirect_uris: string[];
    /** @minItems 1 */ response_types: ('token' | 'id_token' | 'code' | (string & {}))[];
    /** @from iam.oauthScopes.list */ scopes: string[];
    token_endpoint_auth_method: 'none' | 'client_secret_basic' | 'client_secret_post' | (string & {});
  }

  export interface OAuthClientCreateResponse extends OAuthClient {
    /** Secret of the client; shown only once, in this response. @example "cf-oauth-secret-example" @readOnly @sensitive */ client_secret?: string;
  }
  export namespace OAuthClientCreateResponse {
    export interface ClientURIVerification {
      /** State of the check; set by Cloudflare. */ status?: 'pending' | 'in_progress' | 'verified' | 'failed';
      /** Text to add to the host as TXT record. @example "cloudflare_oauth_client_publisher=example" */ text?: string;
    }
  }

  export interface OAuthClientUpdateParams extends InAccount, OAuthClientPages, OAuthClientSettings, OAuthFlows {
    /** @minLength 1 */ client_name?: string;
    /** Makes the client public, for good. */ visibility?: 'public';
  }

  export interface OAuthClient extends OAuthClientPages, OAuthClientSettings {
    /** Identifies the client; not a secret. @example "a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4" */ client_id: string;
    /** Whether only members of the account or everybody can use the client. @readOnly */ visibility: 'public' | 'private';
    client_name?: string;
    /** Progress of checking the home page's host. */ client_uri_verification?: OAuthClientCreateResponse.ClientURIVerification;
    /** @readOnly */ created_at?: DateTime;
    /** Ways to get a token; `authorization_code` is needed, `refresh_token` renews it. */ grant_types?: ('authorization_code' | 'refresh_token')[];
    /** Whether an old secret still works, as it was not deleted after a rotation. @readOnly */ has_rotated_secret?: boolean;
    /** Time at which the client became public; absent while it is private. @readOnly */ promoted_at?: DateTime;
    redirect_uris?: string[];
    /** Result types of the consent, such as a code. */ response_types?: ('token' | 'id_token' | 'code')[];
    token_endpoint_auth_method?: 'none' | 'client_secret_basic' | 'client_secret_post';
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface OAuthClientDeleteResponse {
    /** OAuth client that was deleted. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
  }

  export interface OAuthClientDeleteRotatedSecretResponse {
    /** OAuth client whose old secret was deleted. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
  }

  export interface OAuthClientRotateSecretResponse {
    /** New secret of the client; shown only once, in this response. @example "cf-oauth-secret-new-example" @readOnly @sensitive */ client_secret?: string;
  }

  /** Kinds of access an application can ask users for. */
  export interface OAuthScopes {
    /** List the scopes that OAuth clients may ask for.
     *  @http GET /oauth/scopes
     *  @plans free pro business enterprise
     *  @columns name id category scopes
     *  @key id */
    list(options?: RequestOptions): PagePromise<SinglePage<OAuthScopeListResponse>, OAuthScopeListResponse>;
  }

  export interface OAuthScopeListResponse {
    /** Name of the scope as clients ask for it. @example "account.read" */ id: string;
    /** Name of the scope for people. */ name: string;
    /** Group that pages show the scope in. @example "account_and_billing" */ category?: string;
    /** Rights the scope stands for. */ scopes?: string[];
  }

  export type OAuthClientListResponsesSinglePage = SinglePage<OAuthClient>;

  export type OAuthScopeListResponsesSinglePage = SinglePage<OAuthScopeListResponse>;

  export type PermissionGroupListResponsesV4PagePaginationArray = V4PagePaginationArray<PermissionGroupResult>;

  export type ResourceGroupListResponsesSinglePage = SinglePage<ResourceGroupResult>;

  export type SSOListResponsesSinglePage = SinglePage<SSOResult>;

  export type UserGroupListResponsesV4PagePaginationArray = V4PagePaginationArray<UserGroup>;
}

export declare namespace IAM.UserGroups {
  /** People who belong to such a set. */
  export interface Members {
    /** Create memberships: add account members to a user group.
     *
     *  Members already in the group stay.
     *  @http POST /accounts/{account_id}/iam/user_groups/{user_group_id}/members
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "user_group_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "members": [{ "id": "4f5f0c14a2a41d5063dd301b2f829f04" }]
     *  } */
    create(
      /** @minLength 32 @maxLength 32 */ userGroupID: string,
      params: MemberCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<MemberResult>, MemberResult>;

    /** Replace the whole member list of a user group.
     *
     *  A member left out is removed from the group.
     *  @http PUT /accounts/{account_id}/iam/user_groups/{user_group_id}/members
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    update(
      /** @minLength 32 @maxLength 32 */ userGroupID: string,
      params: MemberUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<MemberResult>, MemberResult>;

    /** List the members of a user group, by part of an email address.
     *  @http GET /accounts/{account_id}/iam/user_groups/{user_group_id}/members
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns email status id
     *  @key email */
    list(
      /** @minLength 32 @maxLength 32 */ userGroupID: string,
      params: MemberListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<MemberResult>, MemberResult>;

    /** Delete one member from a user group.
     *
     *  The person stays a member of the account.
     *  @http DELETE /accounts/{account_id}/iam/user_groups/{user_group_id}/members/{member_id}
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @confirm */
    delete(
      /** @minLength 32 @maxLength 32 */ memberID: string,
      params: MemberParams,
      options?: RequestOptions,
    ): APIPromise<MemberResult>;

    /** Get one member of a user group.
     *  @http GET /accounts/{account_id}/iam/user_groups/{user_group_id}/members/{member_id}
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(
      /** @minLength 32 @maxLength 32 */ memberID: string,
      params: MemberParams,
      options?: RequestOptions,
    ): APIPromise<MemberGetResponse>;
  }

  export interface MemberCreateParams extends InAccount {
    /** Members to put into the group, by id. @body @minItems 1 */ members: MemberCreateParams.Member[];
  }
  export namespace MemberCreateParams {
    export interface Member {
      /** Identifies the resource; of a member it is the one in the account.
       *  @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" @pattern ^[0-9a-f]{32}$ */
      id: string;
    }
  }

  export interface MemberResult {
    /** Identifies the member within the account. @example "4f5f0c14a2a41d5063dd301b2f829f04" @readOnly */ id: string;
    /** @maxLength 90 */ email?: string;
    /** Whether the person has accepted the invitation to the account. @readOnly */ status?: 'accepted' | 'pending';
  }

  export interface MemberUpdateParams extends InAccount {
    /** Members to put into the group, by id. @body */ members: MemberCreateParams.Member[];
  }

  export interface MemberListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** Only members whose address contains this text. @minLength 1 */ fuzzyEmail?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 500 @default 100 */ per_page?: number;
  }

  export interface MemberParams extends InAccount {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ user_group_id: string;
  }

  export interface MemberGetResponse extends MemberResult {
    /** @readOnly */ created_at?: DateTime;
    /** Person behind the membership. @readOnly */ user?: MemberGetResponse.User;
  }
  export namespace MemberGetResponse {
    export interface User {
      /** Identifies the user. @example "7c5dae5552338874e5053f2534d2767a" @readOnly */ id?: string;
      /** @maxLength 90 */ email?: string;
      /** Given name of the person. @example "Alice" @readOnly */ first_name?: string;
      /** Family name of the person. @example "Smith" @readOnly */ last_name?: string;
    }
  }

  export type MemberCreateResponsesSinglePage = SinglePage<MemberResult>;

  export type MemberListResponsesV4PagePaginationArray = V4PagePaginationArray<MemberResult>;

  export type MemberUpdateResponsesSinglePage = SinglePage<MemberResult>;
}
