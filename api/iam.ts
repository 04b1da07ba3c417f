import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, ErrorData, InAccount, Member, ResponseInfo, Result, TokenPolicy } from './_shared.ts';

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
  /** Named bundles of rights for use in policies. */
  export interface PermissionGroups {
    /** Page through the permission groups usable in policies, by ID, name or label.
     *  @http GET /accounts/{account_id}/iam/permission_groups
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params: PermissionGroupListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<TokenPolicy.PermissionGroup>, TokenPolicy.PermissionGroup>;

    /** Look up one permission group of the account by ID.
     *  @http GET /accounts/{account_id}/iam/permission_groups/{permission_group_id}
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      /** @minLength 32 @maxLength 32 */ permissionGroupID: string,
      params: PermissionGroupGetParams,
      options?: RequestOptions,
    ): APIPromise<TokenPolicy.PermissionGroup>;
  }

  export interface PermissionGroupListParams extends InAccount {
    /** @minLength 32 @maxLength 32 @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" */ id?: string;
    /** @example "labelOfThePermissionGroup" */ label?: string;
    /** @example "NameOfThePermissionGroup" */ name?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export type PermissionGroupListResponse = TokenPolicy.PermissionGroup;
  export namespace PermissionGroupListResponse {
    export type Meta = TokenPolicy.PermissionGroup.Meta;
  }

  export type PermissionGroupGetParams = InAccount;

  export type PermissionGroupGetResponse = TokenPolicy.PermissionGroup;
  export namespace PermissionGroupGetResponse {
    export type Meta = TokenPolicy.PermissionGroup.Meta;
  }

  /** Named sets of accounts and zones that a policy covers. */
  export interface ResourceGroups {
    /** Define a named scope of resources that policies can refer to.
     *  @http POST /accounts/{account_id}/iam/resource_groups
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: ResourceGroupCreateParams, options?: RequestOptions): APIPromise<Member.Policy.ResourceGroup>;

    /** Rename a resource group or give it a new scope.
     *  @http PUT /accounts/{account_id}/iam/resource_groups/{resource_group_id}
     *  @body json required
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(
      /** @minLength 32 @maxLength 32 */ resourceGroupID: string,
      params: ResourceGroupUpdateParams,
      options?: RequestOptions,
    ): APIPromise<Member.Policy.ResourceGroup>;

    /** List the account's resource groups, narrowed by ID or name.
     *  @http GET /accounts/{account_id}/iam/resource_groups
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params: ResourceGroupListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Member.Policy.ResourceGroup>, Member.Policy.ResourceGroup>;

    /** Remove a resource group and the scope it describes.
     *  @http DELETE /accounts/{account_id}/iam/resource_groups/{resource_group_id}
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(
      /** @minLength 32 @maxLength 32 */ resourceGroupID: string,
      params: ResourceGroupDeleteParams,
      options?: RequestOptions,
    ): APIPromise<UserGroups.MemberCreateParams.Member | null>;

    /** Look up one resource group with its scope.
     *  @http GET /accounts/{account_id}/iam/resource_groups/{resource_group_id}
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      /** @minLength 32 @maxLength 32 */ resourceGroupID: string,
      params: ResourceGroupGetParams,
      options?: RequestOptions,
    ): APIPromise<Member.Policy.ResourceGroup>;
  }

  export interface ResourceGroupCreateParams extends InAccount {
    /** @example "NewResourceGroup" */ name: string;
    scope: ResourceGroupCreateParams.Scope;
  }
  export namespace ResourceGroupCreateParams {
    export interface Scope {
      key: string;
      objects: Scope.Object[];
    }
    export namespace Scope {
      export interface Object {
        key: string;
      }
    }
  }

  export type ResourceGroupCreateResponse = Member.Policy.ResourceGroup;
  export namespace ResourceGroupCreateResponse {
    export type Meta = TokenPolicy.PermissionGroup.Meta;
    export type Scope = Member.Policy.ResourceGroup.Scope;
    export namespace Scope {
      export type Object = Member.Policy.ResourceGroup.Scope.Object;
    }
  }

  export interface ResourceGroupUpdateParams extends InAccount {
    /** @example "UpdatedResourceGroup" */ name?: string;
    scope?: ResourceGroupCreateParams.Scope;
  }
  export namespace ResourceGroupUpdateParams {
    export import Scope = ResourceGroupCreateParams.Scope;
  }

  export type ResourceGroupUpdateResponse = Member.Policy.ResourceGroup;
  export namespace ResourceGroupUpdateResponse {
    export type Meta = TokenPolicy.PermissionGroup.Meta;
    export type Scope = Member.Policy.ResourceGroup.Scope;
    export namespace Scope {
      export type Object = Member.Policy.ResourceGroup.Scope.Object;
    }
  }

  export interface ResourceGroupListParams extends InAccount {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id?: string;
    /** @example "NameOfTheResourceGroup" */ name?: string;
  }

  export type ResourceGroupListResponse = Member.Policy.ResourceGroup;
  export namespace ResourceGroupListResponse {
    export type Meta = TokenPolicy.PermissionGroup.Meta;
    export type Scope = Member.Policy.ResourceGroup.Scope;
    export namespace Scope {
      export type Object = Member.Policy.ResourceGroup.Scope.Object;
    }
  }

  export type ResourceGroupDeleteParams = InAccount;

  export type ResourceGroupDeleteResponse = UserGroups.MemberCreateParams.Member;

  export type ResourceGroupGetParams = InAccount;

  export type ResourceGroupGetResponse = Member.Policy.ResourceGroup;
  export namespace ResourceGroupGetResponse {
    export type Meta = TokenPolicy.PermissionGroup.Meta;
    export type Scope = Member.Policy.ResourceGroup.Scope;
    export namespace Scope {
      export type Object = Member.Policy.ResourceGroup.Scope.Object;
    }
  }

  /** Sets of people who receive the same access. */
  export interface UserGroups {
    readonly members: UserGroups.Members;

    /** Form a user group and optionally attach access policies to it.
     *  @http POST /accounts/{account_id}/iam/user_groups
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: UserGroupCreateParams, options?: RequestOptions): APIPromise<UserGroupGetResponse>;

    /** Give a user group a new name or new policies.
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
    ): APIPromise<UserGroupGetResponse>;

    /** Page through the account's user groups, with exact or fuzzy name search.
     *  @http GET /accounts/{account_id}/iam/user_groups
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    list(
      params: UserGroupListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<UserGroupGetResponse>, UserGroupGetResponse>;

    /** Remove a user group along with the access its members had through it.
     *  @http DELETE /accounts/{account_id}/iam/user_groups/{user_group_id}
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @confirm */
    delete(
      /** @minLength 32 @maxLength 32 */ userGroupID: string,
      params: UserGroupDeleteParams,
      options?: RequestOptions,
    ): APIPromise<UserGroups.MemberCreateParams.Member | null>;

    /** Look up one user group with the policies attached to it.
     *  @http GET /accounts/{account_id}/iam/user_groups/{user_group_id}
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(
      /** @minLength 32 @maxLength 32 */ userGroupID: string,
      params: UserGroupGetParams,
      options?: RequestOptions,
    ): APIPromise<UserGroupGetResponse>;
  }

  export interface UserGroupCreateParams extends InAccount {
    name: string;
    policies?: UserGroupCreateParams.Policy[];
  }
  export namespace UserGroupCreateParams {
    export interface Policy {
      access: 'allow' | 'deny';
      permission_groups: UserGroups.MemberCreateParams.Member[];
      resource_groups: UserGroups.MemberCreateParams.Member[];
    }
    export namespace Policy {
      export type PermissionGroup = UserGroups.MemberCreateParams.Member;
      export type ResourceGroup = UserGroups.MemberCreateParams.Member;
    }
  }

  export import UserGroupCreateResponse = IAM.UserGroupGetResponse;

  export interface UserGroupUpdateParams extends InAccount {
    name?: string;
    policies?: UserGroupUpdateParams.Policy[];
  }
  export namespace UserGroupUpdateParams {
    export interface Policy {
      /** @example "f267e341f3dd4697bd3b9f71dd96247f" */ id: string;
      access: 'allow' | 'deny';
      permission_groups: UserGroups.MemberCreateParams.Member[];
      resource_groups: UserGroups.MemberCreateParams.Member[];
    }
    export namespace Policy {
      export type PermissionGroup = UserGroups.MemberCreateParams.Member;
      export type ResourceGroup = UserGroups.MemberCreateParams.Member;
    }
  }

  export import UserGroupUpdateResponse = IAM.UserGroupGetResponse;

  export interface UserGroupListParams extends InAccount {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id?: string;
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** @example "Foo" */ fuzzyName?: string;
    /** @example "NameOfTheUserGroup" */ name?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 500 @default 100 */ per_page?: number;
  }

  export import UserGroupListResponse = IAM.UserGroupGetResponse;

  export type UserGroupDeleteParams = InAccount;

  export type UserGroupDeleteResponse = UserGroups.MemberCreateParams.Member;

  export type UserGroupGetParams = InAccount;

  export interface UserGroupGetResponse {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ modified_on: DateTime;
    /** @readOnly */ name: string;
    policies?: Member.Policy[];
  }
  export namespace UserGroupGetResponse {
    export type Policy = Member.Policy;
    export namespace Policy {
      export type PermissionGroup = TokenPolicy.PermissionGroup;
      export namespace PermissionGroup {
        export type Meta = TokenPolicy.PermissionGroup.Meta;
      }
      export type ResourceGroup = Member.Policy.ResourceGroup;
      export namespace ResourceGroup {
        export type Meta = TokenPolicy.PermissionGroup.Meta;
        export type Scope = Member.Policy.ResourceGroup.Scope;
        export namespace Scope {
          export type Object = Member.Policy.ResourceGroup.Scope.Object;
        }
      }
    }
  }

  /** Company sign-on to the dashboard by email domain. */
  export interface SSO {
    /** Set up an SSO connector for an email domain, optionally verifying it at once.
     *  @http POST /accounts/{account_id}/sso_connectors
     *  @permission SSO Connector Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: SSOCreateParams, options?: RequestOptions): APIPromise<SSOGetResponse>;

    /** Switch an SSO connector on or off, or change its FedRAMP wording.
     *  @http PATCH /accounts/{account_id}/sso_connectors/{sso_connector_id}
     *  @permission SSO Connector Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(
      /** @minLength 32 @maxLength 32 */ ssoConnectorID: string,
      params: SSOUpdateParams,
      options?: RequestOptions,
    ): APIPromise<SSOGetResponse>;

    /** List every SSO connector set up in the account.
     *  @http GET /accounts/{account_id}/sso_connectors
     *  @permission SSO Connector Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: SSOListParams, options?: RequestOptions): PagePromise<SinglePage<SSOGetResponse>, SSOGetResponse>;

    /** Remove an SSO connector, ending single sign-on for its email domain.
     *  @http DELETE /accounts/{account_id}/sso_connectors/{sso_connector_id}
     *  @permission SSO Connector Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(
      /** @minLength 32 @maxLength 32 */ ssoConnectorID: string,
      params: SSODeleteParams,
      options?: RequestOptions,
    ): APIPromise<UserGroups.MemberCreateParams.Member | null>;

    /** Start checking that you own the email domain of an SSO connector.
     *  @http POST /accounts/{account_id}/sso_connectors/{sso_connector_id}/begin_verification
     *  @unwrapped
     *  @permission SSO Connector Write
     *  @plans free pro business enterprise
     *  @availability ga */
    beginVerification(
      /** @minLength 32 @maxLength 32 */ ssoConnectorID: string,
      params: SSOBeginVerificationParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Look up one SSO connector and its current state.
     *  @http GET /accounts/{account_id}/sso_connectors/{sso_connector_id}
     *  @permission SSO Connector Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      /** @minLength 32 @maxLength 32 */ ssoConnectorID: string,
      params: SSOGetParams,
      options?: RequestOptions,
    ): APIPromise<SSOGetResponse>;
  }

  export interface SSOCreateParams extends InAccount {
    /** @example "example.com" */ email_domain: string;
    /** @default true */ begin_verification?: boolean;
    /** @default false */ use_fedramp_language?: boolean;
  }

  export import SSOCreateResponse = IAM.SSOGetResponse;

  export interface SSOUpdateParams extends InAccount {
    enabled?: boolean;
    /** @default false */ use_fedramp_language?: boolean;
  }

  export import SSOUpdateResponse = IAM.SSOGetResponse;

  export type SSOListParams = InAccount;

  export import SSOListResponse = IAM.SSOGetResponse;

  export type SSODeleteParams = InAccount;

  export type SSODeleteResponse = UserGroups.MemberCreateParams.Member;

  export type SSOBeginVerificationParams = InAccount;

  export type SSOBeginVerificationResponse = Result.AaaAPIResponseCommon;
  export namespace SSOBeginVerificationResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type SSOGetParams = InAccount;

  export interface SSOGetResponse {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id?: string;
    /** @readOnly */ created_on?: DateTime;
    /** @example "example.com" */ email_domain?: string;
    enabled?: boolean;
    updated_on?: DateTime;
    /** @default false */ use_fedramp_language?: boolean;
    verification?: SSOGetResponse.Verification;
  }
  export namespace SSOGetResponse {
    export interface Verification {
      code?: string;
      status?: 'awaiting' | 'pending' | 'failed' | 'verified';
    }
  }

  /** Third-party applications that act for users who consent. */
  export interface OAuthClients {
    /** Register an OAuth client with its redirect URIs, grants and scopes.
     *  @http POST /accounts/{account_id}/oauth_clients
     *  @permission OAuth Client Write
     *  @plans free pro business enterprise */
    create(params: OAuthClientCreateParams, options?: RequestOptions): APIPromise<OAuthClientCreateResponse>;

    /** Change only the given fields of an OAuth client, such as its visibility.
     *  @http PATCH /accounts/{account_id}/oauth_clients/{oauth_client_id}
     *  @body json required
     *  @permission OAuth Client Write
     *  @plans free pro business enterprise */
    update(oauthClientID: string, params: OAuthClientUpdateParams, options?: RequestOptions): APIPromise<OAuthClientGetResponse>;

    /** Show all OAuth clients of the account.
     *  @http GET /accounts/{account_id}/oauth_clients
     *  @permission OAuth Client Read
     *  @plans free pro business enterprise */
    list(params: OAuthClientListParams, options?: RequestOptions): PagePromise<SinglePage<OAuthClientGetResponse>, OAuthClientGetResponse>;

    /** Delete an OAuth client from the account.
     *  @http DELETE /accounts/{account_id}/oauth_clients/{oauth_client_id}
     *  @permission OAuth Client Write
     *  @plans free pro business enterprise */
    delete(
      oauthClientID: string,
      params: OAuthClientDeleteParams,
      options?: RequestOptions,
    ): APIPromise<UserGroups.MemberCreateParams.Member | null>;

    /** Discard the rotated-out secret of an OAuth client.
     *  @http DELETE /accounts/{account_id}/oauth_clients/{oauth_client_id}/rotate_secret
     *  @permission OAuth Client Write
     *  @plans free pro business enterprise */
    deleteRotatedSecret(
      oauthClientID: string,
      params: OAuthClientDeleteRotatedSecretParams,
      options?: RequestOptions,
    ): APIPromise<UserGroups.MemberCreateParams.Member | null>;

    /** Retrieve one OAuth client of the account.
     *  @http GET /accounts/{account_id}/oauth_clients/{oauth_client_id}
     *  @permission OAuth Client Read
     *  @plans free pro business enterprise */
    get(oauthClientID: string, params: OAuthClientGetParams, options?: RequestOptions): APIPromise<OAuthClientGetResponse>;

    /** Issue a new secret for an OAuth client.
     *  @http POST /accounts/{account_id}/oauth_clients/{oauth_client_id}/rotate_secret
     *  @permission OAuth Client Write
     *  @plans free pro business enterprise */
    rotateSecret(
      oauthClientID: string,
      params: OAuthClientRotateSecretParams,
      options?: RequestOptions,
    ): APIPromise<OAuthClientRotateSecretResponse>;
  }

  export interface OAuthClientCreateParams extends InAccount {
    client_name: string;
    grant_types: ('authorization_code' | 'refresh_token')[];
    redirect_uris: string[];
    response_types: ('token' | 'id_token' | 'code')[];
    scopes: string[];
    token_endpoint_auth_method: 'none' | 'client_secret_basic' | 'client_secret_post';
    allowed_cors_origins?: string[];
    /** @example "https://example.com" */ client_uri?: string;
    /** @example "https://example.com/logo.png" */ logo_uri?: string;
    /** @example "https://example.com/privacy" */ policy_uri?: string;
    post_logout_redirect_uris?: string[];
    /** @example "https://example.com/tos" */ tos_uri?: string;
  }

  export interface OAuthClientCreateResponse {
    /** @example "a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4" */ client_id: string;
    /** @readOnly */ visibility: 'public' | 'private';
    allowed_cors_origins?: string[];
    client_name?: string;
    /** @example "cf-oauth-secret-example" @readOnly @sensitive */ client_secret?: string;
    /** @example "https://example.com" */ client_uri?: string;
    client_uri_verification?: OAuthClientGetResponse.ClientURIVerification;
    /** @readOnly */ created_at?: DateTime;
    grant_types?: ('authorization_code' | 'refresh_token')[];
    /** @readOnly */ has_rotated_secret?: boolean;
    /** @example "https://example.com/logo.png" */ logo_uri?: string;
    /** @example "https://example.com/privacy" */ policy_uri?: string;
    post_logout_redirect_uris?: string[];
    /** @readOnly */ promoted_at?: DateTime;
    redirect_uris?: string[];
    response_types?: ('token' | 'id_token' | 'code')[];
    scopes?: string[];
    token_endpoint_auth_method?: 'none' | 'client_secret_basic' | 'client_secret_post';
    /** @example "https://example.com/tos" */ tos_uri?: string;
    /** @readOnly */ updated_at?: DateTime;
  }
  export namespace OAuthClientCreateResponse {
    export type ClientURIVerification = OAuthClientGetResponse.ClientURIVerification;
  }

  export interface OAuthClientUpdateParams extends InAccount {
    allowed_cors_origins?: string[];
    client_name?: string;
    /** @example "https://example.com" */ client_uri?: string;
    grant_types?: ('authorization_code' | 'refresh_token')[];
    /** @example "https://example.com/logo.png" */ logo_uri?: string;
    /** @example "https://example.com/privacy" */ policy_uri?: string;
    post_logout_redirect_uris?: string[];
    redirect_uris?: string[];
    response_types?: ('token' | 'id_token' | 'code')[];
    scopes?: string[];
    token_endpoint_auth_method?: 'none' | 'client_secret_basic' | 'client_secret_post';
    /** @example "https://example.com/tos" */ tos_uri?: string;
    visibility?: 'public';
  }

  export import OAuthClientUpdateResponse = IAM.OAuthClientGetResponse;

  export type OAuthClientListParams = InAccount;

  export import OAuthClientListResponse = IAM.OAuthClientGetResponse;

  export type OAuthClientDeleteParams = InAccount;

  export type OAuthClientDeleteResponse = UserGroups.MemberCreateParams.Member;

  export type OAuthClientDeleteRotatedSecretParams = InAccount;

  export type OAuthClientDeleteRotatedSecretResponse = UserGroups.MemberCreateParams.Member;

  export type OAuthClientGetParams = InAccount;

  export interface OAuthClientGetResponse {
    /** @example "a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4" */ client_id: string;
    /** @readOnly */ visibility: 'public' | 'private';
    allowed_cors_origins?: string[];
    client_name?: string;
    /** @example "https://example.com" */ client_uri?: string;
    client_uri_verification?: OAuthClientGetResponse.ClientURIVerification;
    /** @readOnly */ created_at?: DateTime;
    grant_types?: ('authorization_code' | 'refresh_token')[];
    /** @readOnly */ has_rotated_secret?: boolean;
    /** @example "https://example.com/logo.png" */ logo_uri?: string;
    /** @example "https://example.com/privacy" */ policy_uri?: string;
    post_logout_redirect_uris?: string[];
    /** @readOnly */ promoted_at?: DateTime;
    redirect_uris?: string[];
    response_types?: ('token' | 'id_token' | 'code')[];
    scopes?: string[];
    token_endpoint_auth_method?: 'none' | 'client_secret_basic' | 'client_secret_post';
    /** @example "https://example.com/tos" */ tos_uri?: string;
    /** @readOnly */ updated_at?: DateTime;
  }
  export namespace OAuthClientGetResponse {
    export interface ClientURIVerification {
      status?: 'pending' | 'in_progress' | 'verified' | 'failed';
      /** @example "cloudflare_oauth_client_publisher=example" */ text?: string;
    }
  }

  export type OAuthClientRotateSecretParams = InAccount;

  export interface OAuthClientRotateSecretResponse {
    /** @example "cf-oauth-secret-new-example" @readOnly @sensitive */ client_secret?: string;
  }

  /** Kinds of access an application can ask users for. */
  export interface OAuthScopes {
    /** Show the scopes that OAuth clients may ask for.
     *  @http GET /oauth/scopes
     *  @plans free pro business enterprise */
    list(options?: RequestOptions): PagePromise<SinglePage<OAuthScopeListResponse>, OAuthScopeListResponse>;
  }

  export interface OAuthScopeListResponse {
    /** @example "account.read" */ id: string;
    name: string;
    /** @example "account_and_billing" */ category?: string;
    scopes?: string[];
  }

  export type OAuthClientListResponsesSinglePage = SinglePage<OAuthClientGetResponse>;

  export type OAuthScopeListResponsesSinglePage = SinglePage<OAuthScopeListResponse>;

  export type PermissionGroupListResponsesV4PagePaginationArray = V4PagePaginationArray<TokenPolicy.PermissionGroup>;

  export type ResourceGroupListResponsesSinglePage = SinglePage<Member.Policy.ResourceGroup>;

  export type SSOListResponsesSinglePage = SinglePage<SSOGetResponse>;

  export type UserGroupListResponsesV4PagePaginationArray = V4PagePaginationArray<UserGroupGetResponse>;
}

export declare namespace IAM.UserGroups {
  /** People who belong to such a set. */
  export interface Members {
    /** Add account members to a user group, keeping those already in it.
     *  @http POST /accounts/{account_id}/iam/user_groups/{user_group_id}/members
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    create(
      /** @minLength 32 @maxLength 32 */ userGroupID: string,
      params: MemberCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<MemberListResponse>, MemberListResponse>;

    /** Replace the whole member list of a user group.
     *  @http PUT /accounts/{account_id}/iam/user_groups/{user_group_id}/members
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    update(
      /** @minLength 32 @maxLength 32 */ userGroupID: string,
      params: MemberUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<MemberListResponse>, MemberListResponse>;

    /** Page through the members of a user group, with fuzzy search by email.
     *  @http GET /accounts/{account_id}/iam/user_groups/{user_group_id}/members
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    list(
      /** @minLength 32 @maxLength 32 */ userGroupID: string,
      params: MemberListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<MemberListResponse>, MemberListResponse>;

    /** Take one member out of a user group.
     *  @http DELETE /accounts/{account_id}/iam/user_groups/{user_group_id}/members/{member_id}
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @confirm */
    delete(
      /** @minLength 32 @maxLength 32 */ memberID: string,
      params: MemberDeleteParams,
      options?: RequestOptions,
    ): APIPromise<MemberListResponse>;

    /** Check one member's entry in a user group.
     *  @http GET /accounts/{account_id}/iam/user_groups/{user_group_id}/members/{member_id}
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(
      /** @minLength 32 @maxLength 32 */ memberID: string,
      params: MemberGetParams,
      options?: RequestOptions,
    ): APIPromise<MemberGetResponse>;
  }

  export interface MemberCreateParams extends InAccount {
    /** @body */ members: MemberCreateParams.Member[];
  }
  export namespace MemberCreateParams {
    export interface Member {
      /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
    }
  }

  export type MemberCreateResponse = MemberListResponse;

  export import MemberUpdateParams = IAM.UserGroups.MemberCreateParams;

  export type MemberUpdateResponse = MemberListResponse;

  export interface MemberListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    fuzzyEmail?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 500 @default 100 */ per_page?: number;
  }

  export interface MemberListResponse {
    /** @example "4f5f0c14a2a41d5063dd301b2f829f04" @readOnly */ id: string;
    /** @maxLength 90 */ email?: string;
    /** @readOnly */ status?: 'accepted' | 'pending';
  }

  export type MemberDeleteParams = MemberGetParams;

  export type MemberDeleteResponse = MemberListResponse;

  export interface MemberGetParams extends InAccount {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ user_group_id: string;
  }

  export interface MemberGetResponse {
    /** @example "4f5f0c14a2a41d5063dd301b2f829f04" @readOnly */ id: string;
    /** @readOnly */ created_at?: DateTime;
    /** @maxLength 90 */ email?: string;
    /** @readOnly */ status?: 'accepted' | 'pending';
    /** @readOnly */ user?: MemberGetResponse.User;
  }
  export namespace MemberGetResponse {
    export interface User {
      /** @example "7c5dae5552338874e5053f2534d2767a" @readOnly */ id?: string;
      /** @maxLength 90 */ email?: string;
      /** @example "Alice" @readOnly */ first_name?: string;
      /** @example "Smith" @readOnly */ last_name?: string;
    }
  }

  export type MemberCreateResponsesSinglePage = SinglePage<MemberListResponse>;

  export type MemberListResponsesV4PagePaginationArray = V4PagePaginationArray<MemberListResponse>;

  export type MemberUpdateResponsesSinglePage = SinglePage<MemberListResponse>;
}
