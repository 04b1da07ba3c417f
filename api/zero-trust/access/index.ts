import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../../_client.ts';
import type { DateTime, InAccount, ResourceID } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';
import type { AIControls } from './ai-controls.ts';
import type { ApplicationPolicy, ApprovalGroup, ApprovalRules, ConnectionRules, NamedDecision, Policies, Policy, PolicyDecision, PolicyDeleteResponse, PolicyListParams, PolicyListResponsesV4PagePaginationArray, PolicyParams, PolicyResult, PolicyRules, SelfHostedApplicationPolicy, SessionApprovalRules, StoredPolicyRules } from './application-policies.ts';
import type { AllPreviewWorkersDestination, AllWorkersDestination, AppLauncherApplication, Application, ApplicationDestinations, ApplicationType, BookmarkApplication, BrowserIsolationPermissionsApplication, BrowserRDPApplication, BrowserSSHApplication, BrowserVNCApplication, CORSHeaders, DestinationAccess, DeviceEnrollmentPermissionsApplication, GatewayIdentityProxyEndpointApplication, InfrastructureApplication, LauncherDesign, McpServerApplication, McpServerPortalApplication, OAuthConfiguration, OIDCClaim, OIDCClient, OIDCLauncher, OIDCSaaSApp, Override, PreviewWorkerDestination, PrivateDestination, PublicDestination, SaaSApplication, SaaSAppNameIDFormat, SaaSAppNameIDFormatParam, SAMLAttribute, SAMLClient, SAMLEndpoints, SAMLSaaSApp, SCIMConfig, SCIMConfigAuthenticationHTTPBasic, SCIMConfigAuthenticationOauth2, SCIMConfigAuthenticationOAuthBearerToken, SCIMConfigMapping, SCIMProvisioning, SelfHostedApplication, TargetRules, ViaMcpServerPortalDestination, WorkerDestination } from './application-kinds.ts';
import type { ApplicationDeleteResponse, ApplicationListParams, ApplicationListResponsesV4PagePaginationArray, ApplicationParams, ApplicationResult, ApplicationRevokeTokensResponse, Applications } from './applications.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { AccessUser, AccessUsersV4PagePaginationArray, ClientIdentity, UserContact, UserCreateParams, UserDeleteResponse, UserListParams, UserListResponsesV4PagePaginationArray, UserResult, Users, UserUpdateParams } from './users.ts';
import type { Logs } from './logs.ts';
import type { Certificate, CertificateCreateParams, CertificateDeleteResponse, CertificateListParams, Certificates, CertificatesV4PagePaginationArray, CertificateUpdateParams, GatewayCA, GatewayCADeleteResponse, GatewayCAListResponsesSinglePage, GatewayCAResult, SAMLCertificateListParams, SAMLCertificateListResponsesV4PagePaginationArray, SAMLCertificateResult, SAMLCertificates } from './certificates.ts';
import type { GroupDeleteResponse, GroupListParams, GroupListResponsesV4PagePaginationArray, GroupParams, GroupResult, Groups, ZeroTrustGroup, ZeroTrustGroupsV4PagePaginationArray } from './groups.ts';
import type { ServiceToken, ServiceTokenCreateParams, ServiceTokenListParams, ServiceTokenResult, ServiceTokenRotateParams, ServiceTokens, ServiceTokensV4PagePaginationArray, ServiceTokenUpdateParams, TokenIdentity } from './service-tokens.ts';
import type { CustomPage, CustomPageDeleteResponse, CustomPageLabel, CustomPageListParams, CustomPageParams, CustomPages, CustomPageValidateParams, CustomPageWithoutHTML, CustomPageWithoutHTMLsV4PagePaginationArray } from './custom-pages.ts';

/** Sign-in before internal and SaaS applications. */
export interface Access {
  readonly aiControls: Access.AIControls;
  readonly gatewayCA: Access.GatewayCA;
  readonly IdPFederationGrants: Access.IdPFederationGrants;
  readonly samlCertificates: Access.SAMLCertificates;
  readonly infrastructure: Access.Infrastructure;
  readonly applications: Access.Applications;
  readonly certificates: Access.Certificates;
  readonly groups: Access.Groups;
  readonly serviceTokens: Access.ServiceTokens;
  readonly bookmarks: Access.Bookmarks;
  readonly keys: Access.Keys;
  readonly logs: Access.Logs;
  readonly users: Access.Users;
  readonly customPages: Access.CustomPages;
  readonly tags: Access.Tags;
  readonly policies: Access.Policies;
  readonly authenticatorDeviceAAGUIDs: Access.AuthenticatorDeviceAAGUIDs;
}

export declare namespace Access {
  export { type AccessUser, type AccessUsersV4PagePaginationArray, type AIControls, type AllPreviewWorkersDestination, type AllWorkersDestination, type AppLauncherApplication, type Application, type ApplicationDeleteResponse, type ApplicationDestinations, type ApplicationListParams, type ApplicationListResponsesV4PagePaginationArray, type ApplicationParams, type ApplicationPolicy, type ApplicationResult, type ApplicationRevokeTokensResponse, type Applications, type ApplicationType, type ApprovalGroup, type ApprovalRules, type BookmarkApplication, type BrowserIsolationPermissionsApplication, type BrowserRDPApplication, type BrowserSSHApplication, type BrowserVNCApplication, type Certificate, type CertificateCreateParams, type CertificateDeleteResponse, type CertificateListParams, type Certificates, type CertificatesV4PagePaginationArray, type CertificateUpdateParams, type ClientIdentity, type ConnectionRules, type CORSHeaders, type CustomPage, type CustomPageDeleteResponse, type CustomPageLabel, type CustomPageListParams, type CustomPageParams, type CustomPages, type CustomPageValidateParams, type CustomPageWithoutHTML, type CustomPageWithoutHTMLsV4PagePaginationArray, type DestinationAccess, type DeviceEnrollmentPermissionsApplication, type GatewayCA, type GatewayCADeleteResponse, type GatewayCAListResponsesSinglePage, type GatewayCAResult, type GatewayIdentityProxyEndpointApplication, type GroupDeleteResponse, type GroupListParams, type GroupListResponsesV4PagePaginationArray, type GroupParams, type GroupResult, type Groups, type Infrastructure, type InfrastructureApplication, type LauncherDesign, type Logs, type McpServerApplication, type McpServerPortalApplication, type NamedDecision, type OAuthConfiguration, type OIDCClaim, type OIDCClient, type OIDCLauncher, type OIDCSaaSApp, type Override, type Policies, type Policy, type PolicyDecision, type PolicyDeleteResponse, type PolicyListParams, type PolicyListResponsesV4PagePaginationArray, type PolicyParams, type PolicyResult, type PolicyRules, type PreviewWorkerDestination, type PrivateDestination, type PublicDestination, type SaaSApplication, type SaaSAppNameIDFormat, type SaaSAppNameIDFormatParam, type SAMLAttribute, type SAMLCertificateListParams, type SAMLCertificateListResponsesV4PagePaginationArray, type SAMLCertificateResult, type SAMLCertificates, type SAMLClient, type SAMLEndpoints, type SAMLSaaSApp, type SCIMConfig, type SCIMConfigAuthenticationHTTPBasic, type SCIMConfigAuthenticationOauth2, type SCIMConfigAuthenticationOAuthBearerToken, type SCIMConfigMapping, type SCIMProvisioning, type SelfHostedApplication, type SelfHostedApplicationPolicy, type ServiceToken, type ServiceTokenCreateParams, type ServiceTokenListParams, type ServiceTokenResult, type ServiceTokenRotateParams, type ServiceTokens, type ServiceTokensV4PagePaginationArray, type ServiceTokenUpdateParams, type SessionApprovalRules, type StoredPolicyRules, type TargetRules, type TokenIdentity, type UserContact, type UserCreateParams, type UserDeleteResponse, type UserListParams, type UserListResponsesV4PagePaginationArray, type UserResult, type Users, type UserUpdateParams, type ViaMcpServerPortalDestination, type WorkerDestination, type ZeroTrustGroup, type ZeroTrustGroupsV4PagePaginationArray };

  /** Words of fields by their names. */
  export interface Glossary {
    /** Administrators who can approve a request for temporary access. */ approval_groups: unknown;
    /** Whether users go straight to the identity provider, without choosing; needs exactly one in `allowed_idps`. */ auto_redirect_to_identity: boolean;
    /** Custom pages shown instead of the standard ones, by id. */ custom_pages: unknown;
    /** Action on a match: `allow`, `deny`, `non_identity` for service tokens and the like, or `bypass` to skip Access. */ decision: unknown;
    /** Place that the request came from. */ geo: unknown;
    /** Rules for user connections to targets, such as the SSH user names they can use. */ connection_rules: unknown;
    /** Provisioning of users and groups from the identity provider to the application by SCIM. */ scim_config: unknown;
    /** Source of the value: an attribute of the identity provider. */ source: unknown;
  }

  /** Permission for another party to rely on your identity providers. */
  export interface IdPFederationGrants {
    /** Create a grant that lets other accounts use an identity provider.
     *
     *  Other accounts of the organization can then sign users in with it. One-time PIN and Cloudflare-managed providers cannot be federated.
     *  @http POST /accounts/{account_id}/access/idp_federation_grants
     *  @status 201
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "idp_id": "a79de439-0e7f-4ebb-8a02-222222222222" } */
    create(params: IdPFederationGrantCreateParams, options?: RequestOptions): APIPromise<IdPFederationGrant>;

    /** List the identity provider federation grants the account has made.
     *  @http GET /accounts/{account_id}/access/idp_federation_grants
     *  @availability beta
     *  @columns idp_id id */
    list(params: InAccount, options?: RequestOptions): APIPromise<IdPFederationGrantListResponse>;

    /** Delete the federation grant of an identity provider.
     *
     *  Other accounts can no longer use the provider; it stays in this account.
     *  @http DELETE /accounts/{account_id}/access/idp_federation_grants/{grant_id}
     *  @status 202 */
    delete(
      grantID: ResourceID,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<IdPFederationGrantDeleteResponse>;

    /** Get one identity provider federation grant.
     *  @http GET /accounts/{account_id}/access/idp_federation_grants/{grant_id}
     *  @availability beta */
    get(grantID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<IdPFederationGrant>;
  }

  export interface IdPFederationGrantCreateParams extends InAccount {
    /** Identity provider to share; not a one-time PIN, Cloudflare-managed or already federated one.
     *  @format uuid @example "a79de439-0e7f-4ebb-8a02-222222222222" @from zeroTrust.identityProviders.list */
    idp_id: string;
  }

  export interface IdPFederationGrant {
    /** Identifies the grant; given by Cloudflare. */ id: ResourceID;
    /** Identity provider that the grant shares. @format uuid @example "a79de439-0e7f-4ebb-8a02-222222222222" */ idp_id: string;
  }

  export type IdPFederationGrantListResponse = IdPFederationGrant[];

  export interface IdPFederationGrantDeleteResponse {
    /** Id of the grant that was deleted. */ id?: ResourceID;
  }

  /** Links in the App Launcher without protection. */
  export interface Bookmarks {
    /** Create an App Launcher bookmark under an id that you choose.
     *
     *  Older way: applications of the type `bookmark` do the same.
     *  @http POST /accounts/{account_id}/access/bookmarks/{bookmark_id}
     *  @availability ga
     *  @deprecated zeroTrust.access.applications.create */
    create(/** @maxLength 36 */ bookmarkID: string, params: InAccount, options?: RequestOptions): APIPromise<Bookmark>;

    /** Replace the definition of an App Launcher bookmark.
     *  @http PUT /accounts/{account_id}/access/bookmarks/{bookmark_id}
     *  @permission Access: Apps and Policies Write
     *  @availability ga
     *  @deprecated zeroTrust.access.applications.update */
    update(/** @maxLength 36 */ bookmarkID: string, params: InAccount, options?: RequestOptions): APIPromise<Bookmark>;

    /** List all App Launcher bookmarks of the account.
     *  @http GET /accounts/{account_id}/access/bookmarks
     *  @permission Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga
     *  @deprecated zeroTrust.access.applications.list
     *  @columns name domain app_launcher_visible */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Bookmark>, Bookmark>;

    /** Delete a bookmark from the App Launcher.
     *  @http DELETE /accounts/{account_id}/access/bookmarks/{bookmark_id}
     *  @permission Access: Apps and Policies Write
     *  @availability ga
     *  @deprecated zeroTrust.access.applications.delete */
    delete(
      /** @maxLength 36 */ bookmarkID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<BookmarkDeleteResponse>;

    /** Get one App Launcher bookmark.
     *  @http GET /accounts/{account_id}/access/bookmarks/{bookmark_id}
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga
     *  @deprecated zeroTrust.access.applications.get */
    get(/** @maxLength 36 */ bookmarkID: string, params: InAccount, options?: RequestOptions): APIPromise<Bookmark>;
  }

  export interface Bookmark {
    /** Identifies the bookmark, as chosen on creation. */ id?: string;
    app_launcher_visible?: boolean;
    /** Domain that the bookmark opens. @example "example.com" */ domain?: string;
    logo_url?: string;
    /** Name under which the App Launcher shows the bookmark. */ name?: string;
  }

  export interface BookmarkDeleteResponse {
    /** Identifies the bookmark; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    id?: string;
  }

  /** Signing keys for session tokens, with rotation. */
  export interface Keys {
    /** Replace the number of days between Access key rotations.
     *  @http PUT /accounts/{account_id}/access/keys
     *  @permission Access: Organizations, Identity Providers, and Groups Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "key_rotation_interval_days": 30 } */
    update(params: KeyUpdateParams, options?: RequestOptions): APIPromise<Key>;

    /** Get how often Access rotates the account's signing keys.
     *  @http GET /accounts/{account_id}/access/keys
     *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<Key>;

    /** Rotate the Access signing keys now, ahead of schedule.
     *
     *  Origins that verify Access tokens must fetch the new keys: hard-coded ones fail.
     *  @http POST /accounts/{account_id}/access/keys/rotate
     *  @permission Access: Organizations, Identity Providers, and Groups Write
     *  @availability ga */
    rotate(params: InAccount, options?: RequestOptions): APIPromise<Key>;
  }

  export interface KeyUpdateParams extends InAccount {
    /** Days between rotations of the signing keys. @min 21 @max 365 @unit days @example 30 */ key_rotation_interval_days: number;
  }

  export interface Key {
    /** Days left until the next rotation. @example 1 @readOnly */ days_until_next_rotation?: number;
    /** Days between rotations of the signing keys. @min 21 @max 365 @unit days @example 30 */ key_rotation_interval_days?: number;
    /** Time of the last rotation. */ last_key_rotation_at?: DateTime;
  }

  /** Labels for sorting the App Launcher. */
  export interface Tags {
    /** Create a tag for labelling Access applications.
     *  @http POST /accounts/{account_id}/access/tags
     *  @status 201
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "engineers" } */
    create(params: TagCreateParams, options?: RequestOptions): APIPromise<Tag>;

    /** Replace the name of an Access tag.
     *  @http PUT /accounts/{account_id}/access/tags/{tag_name}
     *  @availability ga */
    update(tagName: string, params: TagUpdateParams, options?: RequestOptions): APIPromise<Tag>;

    /** List the Access tags of the account.
     *  @http GET /accounts/{account_id}/access/tags
     *  @availability ga
     *  @columns name
     *  @key name */
    list(params: CustomPageListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Tag>, Tag>;

    /** Delete an Access tag by name.
     *  @http DELETE /accounts/{account_id}/access/tags/{tag_name}
     *  @status 202
     *  @availability ga */
    delete(tagName: string, params: InAccount, options?: RequestOptions): APIPromise<TagDeleteResponse>;

    /** Get one Access tag by its name.
     *  @http GET /accounts/{account_id}/access/tags/{tag_name}
     *  @availability ga */
    get(tagName: string, params: InAccount, options?: RequestOptions): APIPromise<Tag>;
  }

  export interface TagCreateParams extends InAccount {
    /** Name of the tag, which also identifies it. @example "engineers" @minLength 1 */ name?: string;
  }

  export interface Tag {
    /** Name of the tag, which also identifies it. @example "engineers" */ name: string;
  }

  export interface TagUpdateParams extends InAccount {
    /** Name of the tag, which also identifies it. @example "engineers" @minLength 1 */ name: string;
  }

  export interface TagDeleteResponse {
    /** Name of the tag, which also identifies it. @example "engineers" */ name?: string;
  }

  /** Models of security keys that can be distinguished. */
  export interface AuthenticatorDeviceAAGUIDs {
    /** List the authenticator models (AAGUIDs) that Access knows.
     *  @http GET /accounts/{account_id}/access/authenticator_device_aaguids
     *  @docs https://developers.cloudflare.com/api/operations/access-authenticator-device-aaguids-list
     *  @columns name aaguid
     *  @key aaguid */
    list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.AuthenticatorDeviceAaguid[]>;
  }

  export type AllowedHeaders = string;

  export type AllowedHeadersParam = string;

  export type AllowedIdPs = string;

  export type AllowedIdPsParam = string;

  export type AllowedMethods = 'GET' | 'POST' | 'HEAD' | 'PUT' | 'DELETE' | 'CONNECT' | 'OPTIONS' | 'TRACE' | 'PATCH';

  export type AllowedOrigins = string;

  export type AllowedOriginsParam = string;

  export type AppID = string;

  /** @maxLength 32 */
  export type AppIDParam = string;

  export type AssociatedHostnames = string;

  export type AssociatedHostnamesParam = string;

  export type BookmarksSinglePage = SinglePage<Bookmark>;

  export type Decision = 'allow' | 'deny' | 'non_identity' | 'bypass';

  export type DecisionParam = 'allow' | 'deny' | 'non_identity' | 'bypass' | (string & {});

  export type SelfHostedDomains = string;

  export type SelfHostedDomainsParam = string;

  export type TagsV4PagePaginationArray = V4PagePaginationArray<Tag>;
}
