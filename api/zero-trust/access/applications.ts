import type { APIPromise, JsonValue, PagePromise, RequestOptions, V4PagePaginationArray } from '../../_client.ts';
import type { InAccount, InAccountOrZone, Integer, ResourceID } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';
import type { Access } from './index.ts';

/** Web sites, SaaS and infrastructure that need sign-in. */
export interface Applications {
  readonly cas: Applications.CAs;
  readonly userPolicyChecks: Applications.UserPolicyChecks;
  readonly policies: Applications.Policies;
  readonly policyTests: Applications.PolicyTests;
  readonly settings: Applications.Settings;

  /** Create an Access application in an account or zone.
   *
   *  Without a policy that allows someone, nobody gets in. For a SaaS application the client secret is shown only once, in this response.
   *  @http POST /{account_or_zone}/access/apps
   *  @body json required
   *  @status 201
   *  @permission Access: Apps and Policies Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "type": "self_hosted", "name": "Admin panel", "domain": "admin.example.com/dashboard",
   *    "session_duration": "24h", "policies": [{ "id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "precedence": 1 }]
   *  }
   *  @aliases protect application; zero trust app */
  create(params: ApplicationParams, options?: RequestOptions): APIPromise<ApplicationResult>;

  /** Replace the whole configuration of an Access application.
   *
   *  Fields left out go back to their defaults; a given `policies` list replaces the former one.
   *  @http PUT /{account_or_zone}/access/apps/{app_id}
   *  @body json required
   *  @permission Access: Apps and Policies Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "app_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "type": "self_hosted",
   *    "name": "Admin panel", "domain": "admin.example.com/dashboard", "session_duration": "12h",
   *    "policies": [{ "id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "precedence": 1 }]
   *  } */
  update(appID: Access.AppIDParam, params: ApplicationParams, options?: RequestOptions): APIPromise<ApplicationResult>;

  /** List applications by name, domain, AUD tag or target attributes.
   *
   *  Name and domain match in part unless `exact` is set.
   *  @http GET /{account_or_zone}/access/apps
   *  @permission Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read
   *  @availability ga
   *  @columns name domain type session_duration policies app_launcher_visible */
  list(
    params?: ApplicationListParams | null,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<ApplicationResult>, ApplicationResult>;

  /** Delete an application, so that Access no longer protects it.
   *
   *  Its hostname becomes reachable without sign-in at once, unless something else protects it. Policies that belong to the application go
   *  with it; reusable ones stay.
   *  @http DELETE /{account_or_zone}/access/apps/{app_id}
   *  @status 202
   *  @permission Access: Apps and Policies Write
   *  @availability ga
   *  @cascades zeroTrust.access.applications.policies */
  delete(
    appID: Access.AppIDParam,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<ApplicationDeleteResponse>;

  /** Get one Access application with its policies.
   *  @http GET /{account_or_zone}/access/apps/{app_id}
   *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
   *  @availability ga */
  get(appID: Access.AppIDParam, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<ApplicationResult>;

  /** Revoke all tokens issued for an application.
   *
   *  Users have to sign in again; whoever still has a session at the identity provider may hardly notice. To keep a person out, change the
   *  policies too.
   *  @http POST /{account_or_zone}/access/apps/{app_id}/revoke_tokens
   *  @status 202
   *  @permission Access: Apps and Policies Revoke; Access: Apps and Policies Write
   *  @availability ga
   *  @confirm
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "app_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" }
   *  @aliases sign everyone out */
  revokeTokens(
    appID: Access.AppIDParam,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<ApplicationRevokeTokensResponse | null>;
}

export type ApplicationParams =
  | ApplicationParams.SelfHostedApplication | ApplicationParams.SaaSApplication
  | ApplicationParams.BrowserSSHApplication | ApplicationParams.BrowserVNCApplication
  | ApplicationParams.AppLauncherApplication
  | ApplicationParams.DeviceEnrollmentPermissionsApplication
  | ApplicationParams.BrowserIsolationPermissionsApplication
  | ApplicationParams.GatewayIdentityProxyEndpointApplication
  | ApplicationParams.BookmarkApplication | ApplicationParams.InfrastructureApplication
  | ApplicationParams.BrowserRDPApplication | ApplicationParams.McpServerApplication
  | ApplicationParams.McpServerPortalApplication;

export declare namespace ApplicationParams {
  export interface ReachableApplication extends AppLogin {
    /** If true, users with a WARP session need no further sign-in; overrides the setting of the organization. */
    allow_authenticate_via_warp?: boolean;
    /** Domains, private addresses, Workers or MCP servers that are protected; if given, `self_hosted_domains` is ignored. @default [] */
    destinations?: (/** @discriminator type */
      | Access.PublicDestination | Access.PrivateDestination | Access.ViaMcpServerPortalDestination | Access.WorkerDestination
      | Access.PreviewWorkerDestination | Access.AllWorkersDestination | Access.AllPreviewWorkersDestination
    )[];
    scim_config?: Access.SCIMConfig;
    /** Tags the application carries, by name; users can filter the App Launcher by them. @default [] @from zeroTrust.access.tags.list */
    tags?: string[];
  }

  export interface SelfHostedDestination {
    /** Main hostname and path that Access protects, shown in the App Launcher; must be in a zone of the account.
     *  @example "test.example.com/admin" @minLength 1 */
    domain: string;
    /** Single header read for a service token, as JSON with client id and secret, besides the two usual headers. @example "Authorization" @minLength 1 */
    read_service_tokens_from_header?: string;
    /** Hostnames and paths to protect; deprecated, use `destinations`. @default [] @deprecated */ self_hosted_domains?: Access.SelfHostedDomainsParam[];
  }

  export interface SelfHostedApplication extends InAccountOrZone, ZeroTrust.AccessWebApplication, ReachableApplication, SelfHostedDestination {
    /** Kind of application, which decides what other fields apply. */ type: Access.ApplicationType;
  }
  export interface ListedApplication {
    /** @default true */ app_launcher_visible?: boolean;
    logo_url?: string;
    /** Policies in ascending order of precedence: existing ones by id or link, or new ones for this application alone. */
    policies?: (AccessAppPolicyLink | /** @maxLength 36 */ string | InlinePolicy)[];
    /** Tags the application carries, by name; users can filter the App Launcher by them. @default [] @from zeroTrust.access.tags.list */
    tags?: string[];
    /** Kind of application, which decides what other fields apply. */ type?: Access.ApplicationType;
  }

  export interface SaaSApplication extends InAccountOrZone, ZeroTrust.NamedApplication, ListedApplication {
    /** Identity providers users may choose to sign in with, by id; left out, all of the account's. @from zeroTrust.identityProviders.list */
    allowed_idps?: Access.AllowedIdPsParam[];
    /** @default false */
    auto_redirect_to_identity?: boolean;
    /** @from zeroTrust.access.customPages.list */ custom_pages?: string[];
    saas_app?: Access.SAMLSaaSApp | Access.OIDCSaaSApp;
    scim_config?: Access.SCIMConfig;
  }
  export interface BrowserSSHApplication extends InAccountOrZone, ZeroTrust.AccessWebApplication, ReachableApplication, SelfHostedDestination {
    /** Kind of application, which decides what other fields apply. */ type:
      | 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso'
      | 'infrastructure' | 'rdp' | 'mcp' | 'mcp_portal' | 'proxy_endpoint';
  }
  export interface BrowserVNCApplication extends InAccountOrZone, ZeroTrust.AccessWebApplication, ReachableApplication, SelfHostedDestination {
    /** Kind of application, which decides what other fields apply. */ type:
      | 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso'
      | 'infrastructure' | 'rdp' | 'mcp' | 'mcp_portal' | 'proxy_endpoint';
  }
  export interface AppLogin {
    /** Identity providers users may choose to sign in with, by id; left out, all of the account's. @from zeroTrust.identityProviders.list */
    allowed_idps?: Access.AllowedIdPsParam[];
    /** URL users are sent to when the identity rules refuse them; left out, Access shows its own page. */ custom_deny_url?: string;
    /** @from zeroTrust.access.customPages.list */ custom_pages?: string[];
    /** Policies in ascending order of precedence: existing ones by id or link, or new ones for this application alone. */
    policies?: (AccessAppPolicyLink | /** @maxLength 36 */ string | InlinePolicy)[];
    /** How long a sign-in lasts, such as `24h` or `2h45m`; then users must sign in again. Not for infrastructure applications.
     *  @default "24h" @example "24h" */
    session_duration?: string;
  }

  export interface AppLauncherApplication extends InAccountOrZone, AppLogin, ZeroTrust.LoginRedirect, Access.LauncherDesign {
    /** Kind of application, which decides what other fields apply. */ type:
      | 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso'
      | 'infrastructure' | 'rdp' | 'mcp' | 'mcp_portal' | 'proxy_endpoint';
  }
  export interface DeviceEnrollmentPermissionsApplication extends InAccountOrZone, AppLogin, ZeroTrust.LoginRedirect {
    /** Kind of application, which decides what other fields apply. */ type: Access.ApplicationType;
  }
  export interface BrowserIsolationPermissionsApplication extends InAccountOrZone, AppLogin, ZeroTrust.LoginRedirect {
    /** Kind of application, which decides what other fields apply. */ type: Access.ApplicationType;
  }
  export interface GatewayIdentityProxyEndpointApplication extends InAccountOrZone, AppLogin, ZeroTrust.LoginRedirect, ZeroTrust.NamedApplication {
    /** Kind of application, which decides what other fields apply. */ type: Access.ApplicationType;
    /** Hostname of the proxy endpoint: 10 letters or digits, then `.proxy.cloudflare-gateway.com`.
     *  @example "test.example.com/admin" @pattern ^[a-z0-9]{10}\.proxy\.cloudflare-gateway\.com$ */
    domain?: string;
  }
  export interface BookmarkApplication extends InAccountOrZone, ZeroTrust.NamedApplication, ListedApplication {
    /** URL that the bookmark opens. @example "https://mybookmark.com" @minLength 1 */ domain?: string;
  }
  export interface InfrastructureApplication extends InAccountOrZone, ZeroTrust.NamedApplication {
    target_criteria: Access.InfrastructureApplication.TargetCriterion[];
    /** Kind of application, which decides what other fields apply. */ type: Access.ApplicationType;
    /** Second factor asked for when users connect to the targets. */ mfa_config?: ZeroTrust.InfraMfaConfig;
    /** Policies of the application, in order of precedence. */ policies?: InfrastructureApplication.Policy[];
  }
  export namespace InfrastructureApplication {
    export interface Policy extends Access.PolicyDecision {
      connection_rules?: Access.ConnectionRules;
      /** Second factor asked for when users connect to the targets. */ mfa_config?: ZeroTrust.InfraMfaConfig;
    }
  }
  export interface BrowserRDPApplication extends InAccountOrZone, ZeroTrust.AccessWebApplication, ReachableApplication, SelfHostedDestination {
    target_criteria: Access.BrowserRDPApplication.TargetCriterion[];
    /** Kind of application, which decides what other fields apply. */ type: Access.ApplicationType;
  }
  export interface McpServerApplication extends InAccountOrZone, ReachableApplication, ZeroTrust.PortalAppearance {
    /** Kind of application, which decides what other fields apply. */ type: Access.ApplicationType;
  }
  export interface McpServerPortalApplication extends InAccountOrZone, ReachableApplication, ZeroTrust.PortalAppearance {
    /** Kind of application, which decides what other fields apply. */ type: Access.ApplicationType;
    /** Main hostname and path that Access protects, shown in the App Launcher; must be in a zone of the account.
     *  @example "test.example.com/admin" @minLength 1 */
    domain?: string;
  }
  export interface AccessAppPolicyLink {
    /** Existing policy that is attached. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    account_id?: ResourceID;
    /** Place in the order of evaluation: lower numbers first. */ precedence?: Integer;
  }
  export interface InlinePolicy extends Access.SessionApprovalRules {
    /** Existing policy of the application to keep; absent, the policy is new. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Place in the order of evaluation: lower numbers first. */ precedence?: Integer;
  }
}

export type ApplicationResult =
  | Access.SelfHostedApplication | Access.SaaSApplication | Access.BrowserSSHApplication | Access.BrowserVNCApplication
  | Access.AppLauncherApplication | Access.DeviceEnrollmentPermissionsApplication | Access.BrowserIsolationPermissionsApplication
  | Access.GatewayIdentityProxyEndpointApplication | Access.BookmarkApplication | Access.InfrastructureApplication
  | Access.BrowserRDPApplication | Access.McpServerApplication | Access.McpServerPortalApplication;

export interface ApplicationListParams extends InAccountOrZone {
  /** Only the application with this audience tag. @minLength 1 */ aud?: string;
  /** Only applications whose domain matches; in part unless `exact` is set. @minLength 1 */ domain?: string;
  /** Whether `name` and `domain` must match in full; left out, a part is enough. */ exact?: boolean;
  /** Only applications whose name matches; in part unless `exact` is set. @minLength 1 */ name?: string;
  /** Text looked for in the name, domain and other listed properties. @minLength 1 */ search?: string;
  target_attributes?: string;
  /** @default 1 */ page?: Integer;
  /** @max 1000 @default 1000 */ per_page?: Integer;
}

export interface ApplicationDeleteResponse {
  /** Identifies the application; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
  id?: string;
}

export type ApplicationRevokeTokensResponse = JsonValue;

export type ApplicationListResponsesV4PagePaginationArray = V4PagePaginationArray<ApplicationResult>;

export declare namespace Applications {
  /** CAs that issue short-lived SSH certificates. */
  export interface CAs {
    /** Create a CA that signs short-lived SSH certificates.
     *
     *  One per application. Add the returned `public_key` to the SSH servers.
     *  @http POST /{account_or_zone}/access/apps/{app_id}/ca
     *  @permission Access: Apps and Policies Write
     *  @availability ga
     *  @aliases short-lived certificates */
    create(/** @maxLength 36 */ appID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<CA>;

    /** List the short-lived certificate CAs of an account or zone.
     *  @http GET /{account_or_zone}/access/apps/ca
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga
     *  @columns aud public_key */
    list(params?: CAListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<CA>, CA>;

    /** Delete an application's short-lived certificate CA.
     *
     *  Servers that trust it refuse new SSH sessions from the application.
     *  @http DELETE /{account_or_zone}/access/apps/{app_id}/ca
     *  @status 202
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    delete(/** @maxLength 36 */ appID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<CADeleteResponse>;

    /** Get the short-lived certificate CA of an application.
     *  @http GET /{account_or_zone}/access/apps/{app_id}/ca
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga */
    get(/** @maxLength 36 */ appID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<CA>;
  }

  export interface CA {
    /** Identifies the certificate authority; given by Cloudflare. @maxLength 48 @example "7eddae4619b50ab1361ba8ae9bd72269a432fea041529ed9" @readOnly */
    id?: string;
    /** Audience tag of the application that the authority signs for. @maxLength 64 @readOnly */ aud?: string;
    /** SSH public key of the authority, to be trusted by the servers. @readOnly */ public_key?: string;
  }

  export interface CAListParams extends InAccountOrZone {
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 100 */ per_page?: Integer;
  }

  export interface CADeleteResponse {
    /** Identifies the certificate authority; given by Cloudflare. @maxLength 48 @example "7eddae4619b50ab1361ba8ae9bd72269a432fea041529ed9" @readOnly */
    id?: string;
  }

  /** Whether a given user would get in. */
  export interface UserPolicyChecks {
    /** List how a user's identity fares against an application's policies.
     *  @http GET /{account_or_zone}/access/apps/{app_id}/user_policy_checks
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga */
    list(appID: Access.AppIDParam, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<UserPolicyCheckListResponse>;
  }

  export interface UserPolicyCheckListResponse {
    /** Application, and how the check came out. */ app_state?: UserPolicyCheckListResponse.AppState;
    /** Identity that was checked. */ user_identity?: UserPolicyCheckListResponse.UserIdentity;
  }
  export namespace UserPolicyCheckListResponse {
    export interface AppState {
      /** Identifies the application. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ app_uid?: string;
      /** Audience tag of the application. */ aud?: string;
      /** Hostname that was asked for. @example "test.com" */ hostname?: string;
      /** Name of the application that was checked. */ name?: string;
      /** Policies that were checked, with their outcome. */ policies?: unknown[];
      /** Outcome of the check, such as `Success`. @example "Success" */ status?: string;
    }
    export interface UserIdentity extends Access.ClientIdentity {
      /** Id that the identity provider gave the user. @example "1164449231815010287495" */
      id?: string;
      /** @example "41ecfbb341f033e52b46742756aabb8b" */ account_id?: string;
      /** Sessions of the user's devices. */ device_sessions?: unknown;
      /** Time at which the token was issued. @unit seconds since 1970 */ iat?: Integer;
      /** Full name of the user. */ name?: string;
      /** Version of the identity's format. */ version?: Integer;
    }
  }

  /** Rules for access to a single application. */
  export interface Policies {
    /** Create a policy that belongs to one application alone.
     *
     *  Use a reusable policy if several applications need the same rules.
     *  @http POST /{account_or_zone}/access/apps/{app_id}/policies
     *  @body json required
     *  @status 201
     *  @permission Access: Apps and Policies Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "app_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "name": "Allow engineers",
     *    "decision": "allow", "include": [{ "email_domain": { "domain": "example.com" } }], "precedence": 1
     *  } */
    create(/** @maxLength 36 */ appID: string, params: PolicyCreateParams, options?: RequestOptions): APIPromise<PolicyCreateResponse>;

    /** Replace a policy that belongs to one application.
     *
     *  Refuses reusable policies: change those with `policies.update`.
     *  @http PUT /{account_or_zone}/access/apps/{app_id}/policies/{policy_id}
     *  @body json required
     *  @permission Access: Apps and Policies Write
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Engineers", "decision": "allow", "precedence": 1,
     *    "include": [{"email_domain": {"domain": "example.com"}}]
     *  } */
    update(/** @maxLength 36 */ policyID: string, params: PolicyUpdateParams, options?: RequestOptions): APIPromise<PolicyUpdateResponse>;

    /** List the policies of one application, reusable ones included.
     *  @http GET /{account_or_zone}/access/apps/{app_id}/policies
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga
     *  @columns name decision precedence session_duration created_at updated_at */
    list(
      /** @maxLength 36 */ appID: string,
      params?: PolicyListParams | null,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<PolicyListResponse>, PolicyListResponse>;

    /** Delete a policy that belongs to one application.
     *
     *  Refuses reusable policies; take those out of the application's `policies` instead.
     *  @http DELETE /{account_or_zone}/access/apps/{app_id}/policies/{policy_id}
     *  @status 202
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ policyID: string,
      params: PolicyInput,
      options?: RequestOptions,
    ): APIPromise<PolicyDeleteResponse>;

    /** Get one policy of an application with its rules.
     *  @http GET /{account_or_zone}/access/apps/{app_id}/policies/{policy_id}
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga
     *  @auth api_email+api_key */
    get(/** @maxLength 36 */ policyID: string, params: PolicyInput, options?: RequestOptions): APIPromise<PolicyGetResponse>;

    /** Convert a policy of one application into a reusable policy.
     *
     *  From then on the policy is changed only through `policies`.
     *  @http PUT /accounts/{account_id}/access/apps/{app_id}/policies/{policy_id}/make_reusable
     *  @permission Access: Apps and Policies Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/access-policies-convert-reusable */
    makeReusable(
      /** @maxLength 36 */ policyID: string,
      params: PolicyMakeReusableParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.AppPolicyResult[]>;
  }

  export type PolicyCreateParams = PolicyCreateParams.AccessAppPolicyRequest | PolicyCreateParams.AccessInfraPolicyReq;
  export namespace PolicyCreateParams {
    export interface AccessAppPolicyRequest extends InAccountOrZone, Access.ApprovalRules {
      /** Order in which the policy is checked, lowest first; unique within the application. */ precedence?: Integer;
      /** How long a sign-in through the policy lasts, such as `24h`; null takes the duration of the application.
       *  @example "24h" */
      session_duration?: string | null;
    }
    export interface AccessInfraPolicyReq extends InAccountOrZone, Access.PolicyDecision {
      connection_rules?: Access.ConnectionRules;
      /** Second factor asked for when users connect to the targets. */ mfa_config?: ZeroTrust.InfraMfaConfig;
    }
  }

  export type PolicyCreateResponse = AccountPolicy | ApplicationPolicy;

  export type PolicyUpdateParams = PolicyUpdateParams.AccessAppPolicyRequest | PolicyUpdateParams.AccessInfraPolicyReq;
  export namespace PolicyUpdateParams {
    export interface AccessAppPolicyRequest extends PolicyCreateParams.AccessAppPolicyRequest {
      /** Application the policy belongs to.
       *  @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly @from zeroTrust.access.applications.list */
      app_id: string;
    }
    export interface AccessInfraPolicyReq extends InAccountOrZone, Access.PolicyDecision {
      /** Application the policy belongs to.
       *  @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly @from zeroTrust.access.applications.list */
      app_id: string;
      connection_rules?: Access.ConnectionRules;
      /** Second factor asked for when users connect to the targets. */ mfa_config?: ZeroTrust.InfraMfaConfig;
    }
  }

  export type PolicyUpdateResponse = AccountPolicy | ApplicationPolicy;

  export interface PolicyListParams extends InAccountOrZone {
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 200 */ per_page?: Integer;
  }

  export type PolicyListResponse = AccountPolicy | ApplicationPolicy;

  export interface PolicyInput extends InAccountOrZone {
    /** Application the policy belongs to. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly @from zeroTrust.access.applications.list */
    app_id: string;
  }

  export interface PolicyDeleteResponse {
    /** Identifies the policy; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    id?: string;
  }

  export type PolicyGetResponse = AccountPolicy | ApplicationPolicy;

  export interface PolicyMakeReusableParams extends InAccount {
    /** Application the policy belongs to now.
     *  @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly @from zeroTrust.access.applications.list */
    app_id: string;
  }

  /** Trial of policies against all known users. */
  export interface PolicyTests {
    readonly users: PolicyTests.Users;

    /** Start a test of policies against the account's Access users.
     *
     *  Runs in the background: poll `get` with the returned id until the status is `complete`. Nobody's access changes.
     *  @http POST /accounts/{account_id}/access/policy-tests
     *  @body json required
     *  @permission Access: Policy Test Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "policies": ["f174e90a-fafe-4643-bbbc-4a0ed4fc8415"] }
     *  @waits zeroTrust.access.applications.policyTests.get status done=complete failed=blocked,exceeded%20time id=id */
    create(params: PolicyTestCreateParams, options?: RequestOptions): APIPromise<PolicyTestCreateResponse>;

    /** Get the progress of a policy test and its approved and blocked counts.
     *  @http GET /accounts/{account_id}/access/policy-tests/{policy_test_id}
     *  @permission Access: Policy Test Write; Access: Policy Test Read
     *  @availability ga */
    get(
      /** @maxLength 64 */ policyTestID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<PolicyTestGetResponse>;
  }

  export interface PolicyTestCreateParams extends InAccount {
    /** Policies to test: existing ones by id, or drafts in full. @minItems 1 */ policies?: (PolicyTestCreateParams.DecisionPolicy | string)[];
  }
  export namespace PolicyTestCreateParams {
    export interface DecisionPolicy extends Access.SessionApprovalRules {
      decision: Access.DecisionParam;
      /** Rules of which at least one must match for the tested policy to apply (OR). @default [] */ include: AccessRuleParam[];
      /** Name of the draft, by which the outcome refers to it. */ name: string;
      /** Rules of which none may match for the tested policy to apply (NOT). @default [] */ exclude?: AccessRuleParam[];
      /** Rules that all must match for the tested policy to apply (AND). @default [] */ require?: AccessRuleParam[];
    }
  }

  export interface PolicyTestCreateResponse {
    /** Identifies the policy test; poll it for the outcome. @maxLength 64 */ id?: string;
    /** Whether the test was started. */ status?: 'success';
  }

  export interface PolicyTestGetResponse {
    /** Identifies the policy test; poll it for the outcome. @maxLength 64 */ id?: string;
    /** Percentage of the users tested so far that the policies let in. @example 25 @unit percent */ percent_approved?: Integer;
    /** Percentage of the users tested so far that the policies block. @example 25 @unit percent */ percent_blocked?: Integer;
    /** Percentage of the users tested so far whose evaluation failed. @example 25 @unit percent */ percent_errored?: Integer;
    /** Percentage of all users that have been tested so far. @example 50 @unit percent */ percent_users_processed?: Integer;
    /** State of the test: running, done, blocked or out of time. */ status?: 'blocked' | 'processing' | 'exceeded time' | 'complete';
    /** Users in the account that are tested. @example 20 */ total_users?: Integer;
    /** Users tested so far that the policies let in. @example 5 */ users_approved?: Integer;
    /** Users tested so far that the policies block. @example 5 */ users_blocked?: Integer;
    /** Users tested so far whose evaluation failed. @example 5 */ users_errored?: Integer;
  }

  /** Frame and interstitial behavior. */
  export interface Settings {
    /** Replace an application's iframe and interstitial settings.
     *  @http PUT /{account_or_zone}/access/apps/{app_id}/settings
     *  @body json required
     *  @status 202
     *  @permission Access: Apps and Policies Write
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "allow_iframe": false, "skip_interstitial": true } */
    update(appID: Access.AppIDParam, params: SettingParams, options?: RequestOptions): APIPromise<Setting>;

    /** Edit an application's iframe or interstitial setting alone.
     *  @http PATCH /{account_or_zone}/access/apps/{app_id}/settings
     *  @body json required
     *  @status 202
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "app_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "allow_iframe": true } */
    edit(appID: Access.AppIDParam, params: SettingParams, options?: RequestOptions): APIPromise<Setting>;
  }

  export interface SettingParams extends InAccountOrZone, Setting {}

  export interface Setting {
    /** Whether the application may load in an iframe. */ allow_iframe?: boolean;
    /** Whether browser sign-ins started by cloudflared go through without asking for confirmation. */ skip_interstitial?: boolean;
  }

  export interface AccessDevicePostureRule {
    /** Device posture check that the user's device must pass. */ device_posture: AccessDevicePostureRule.DevicePosture;
  }
  export namespace AccessDevicePostureRule {
    export interface DevicePosture {
      /** Posture check that the device has to pass. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" @from zeroTrust.devices.posture.list */
      integration_uid: string;
      account_id?: string;
    }
  }

  export type AccessRule =
    | GroupRule | AnyValidServiceTokenRule | AccessRule.AccessAuthContextRule | AuthenticationMethodRule
    | AzureGroupRule | CertificateRule | AccessRule.AccessCommonNameRule | CountryRule | AccessDevicePostureRule
    | DomainRule | EmailListRule | EmailRule | EveryoneRule | ExternalEvaluationRule | GitHubOrganizationRule
    | GSuiteGroupRule | AccessRule.AccessLoginMethodRule | IPListRule | IPRule | OktaGroupRule | SAMLGroupRule
    | AccessRule.AccessOIDCClaimRule | ServiceTokenRule | AccessRule.AccessLinkedAppTokenRule
    | AccessRule.AccessUserRiskScoreRule | AccessRule.AccessCloudflareAccountMemberRule;
  export namespace AccessRule {
    export interface AccessAuthContextRule {
      /** Microsoft Entra authentication context that the sign-in has to fulfill. */ auth_context: AccessAuthContextRule.AuthContext;
    }
    export namespace AccessAuthContextRule {
      export interface AuthContext {
        /** Identifies the authentication context. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ id: string;
        /** ACID of the context, as Microsoft Entra knows it. @example "ea85612a-29c8-46c2-bacb-669d65136971" */ ac_id: string;
        /** Microsoft Entra identity provider. @example "ea85612a-29c8-46c2-bacb-669d65136971" @from zeroTrust.identityProviders.list */
        identity_provider_id: string;
      }
    }
    export interface AccessCommonNameRule {
      /** Common name that the client certificate must carry. */ common_name: AccessCommonNameRule.CommonName;
    }
    export namespace AccessCommonNameRule {
      export interface CommonName {
        /** Common name that the client certificate must have. @minLength 1 */ common_name: string;
      }
    }
    export interface AccessLoginMethodRule {
      /** Matches sign-ins with one identity provider. */ login_method: AccessLoginMethodRule.LoginMethod;
    }
    export namespace AccessLoginMethodRule {
      export interface LoginMethod {
        /** Id of the identity provider the user must have logged in with.
         *  @example "d1b364c5-1311-466e-a194-f0e943e0799f" @from zeroTrust.identityProviders.list */
        id: string;
      }
    }
    export interface AccessOIDCClaimRule {
      /** OIDC claim, its value and the identity provider that must assert it. */ oidc: AccessOIDCClaimRule.OIDC;
    }
    export namespace AccessOIDCClaimRule {
      export interface OIDC {
        /** Claim that is looked at. @example "group" @minLength 1 */ claim_name: string;
        /** Value that the claim must have. */ claim_value: string;
        /** OIDC identity provider that sends the claim. @example "ea85612a-29c8-46c2-bacb-669d65136971" @from zeroTrust.identityProviders.list */
        identity_provider_id: string;
      }
    }
    export interface AccessLinkedAppTokenRule {
      /** Matches OAuth tokens that another Access application issued. */ linked_app_token: AccessLinkedAppTokenRule.LinkedAppToken;
    }
    export namespace AccessLinkedAppTokenRule {
      export interface LinkedAppToken {
        /** OIDC SaaS application whose tokens are accepted. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" @from zeroTrust.access.applications.list */
        app_uid: string;
      }
    }
    export interface AccessUserRiskScoreRule {
      /** Risk levels of which the user must have one. */ user_risk_score: AccessUserRiskScoreRule.UserRiskScore;
    }
    export namespace AccessUserRiskScoreRule {
      export interface UserRiskScore {
        /** Risk levels of the user that match. @minItems 1 */ user_risk_score: ('low' | 'medium' | 'high' | 'unscored')[];
      }
    }
    export interface AccessCloudflareAccountMemberRule {
      /** Matches members of a Cloudflare account. */ cloudflare_account_member: AccessCloudflareAccountMemberRule.CloudflareAccountMember;
    }
    export namespace AccessCloudflareAccountMemberRule {
      export interface CloudflareAccountMember {
        account_id?: ResourceID;
      }
    }
  }

  export type AccessRuleParam =
    | GroupRule | AnyValidServiceTokenRule | AccessRule.AccessAuthContextRule
    | AuthenticationMethodRule | AzureGroupRule | CertificateRule
    | AccessRule.AccessCommonNameRule | CountryRule | AccessDevicePostureRule | DomainRuleParam
    | EmailListRule | EmailRule | EveryoneRule | ExternalEvaluationRule
    | GitHubOrganizationRule | GSuiteGroupRule | AccessRule.AccessLoginMethodRule
    | IPListRule | IPRuleParam | OktaGroupRule | SAMLGroupRule
    | AccessRule.AccessOIDCClaimRule | ServiceTokenRule | AccessRule.AccessLinkedAppTokenRule
    | AccessRule.AccessUserRiskScoreRule | AccessRule.AccessCloudflareAccountMemberRule;

  export interface AnyValidServiceTokenRule {
    /** Matches any valid service token of the account; an empty object. */ any_valid_service_token: AnyValidServiceTokenRule.AnyValidServiceToken;
  }
  export namespace AnyValidServiceTokenRule {
    export interface AnyValidServiceToken {}
  }

  export interface AuthenticationMethodRule {
    /** Authentication method (RFC 8176), such as a hardware key, that the login must have used. */ auth_method: AuthenticationMethodRule.AuthMethod;
  }
  export namespace AuthenticationMethodRule {
    export interface AuthMethod {
      /** Sign-in method required of the user, as an RFC 8176 code such as `mfa`. @example "mfa" @minLength 1 */ auth_method: string;
    }
  }

  export interface AzureGroupRule {
    /** Microsoft Entra group the user must belong to, and the provider that knows it. */ azureAD: AzureGroupRule.AzureAD;
  }
  export namespace AzureGroupRule {
    export interface AzureAD {
      /** Id of the group in Microsoft Entra. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" @minLength 1 */ id: string;
      /** Microsoft Entra identity provider. @example "ea85612a-29c8-46c2-bacb-669d65136971" @from zeroTrust.identityProviders.list */
      identity_provider_id: string;
    }
  }

  export type CAsV4PagePaginationArray = V4PagePaginationArray<CA>;

  export interface CertificateRule {
    /** Empty object: any valid client certificate satisfies the rule. */ certificate: CertificateRule.Certificate;
  }
  export namespace CertificateRule {
    export interface Certificate {}
  }

  export interface CountryRule {
    geo: CountryRule.Geo;
  }
  export namespace CountryRule {
    export interface Geo {
      /** Two-letter code of the country that the request comes from, ISO 3166-1. @example "US" @pattern ^[A-Za-z0-9]{2}$ */ country_code: string;
    }
  }

  export interface DomainRule {
    email_domain: DomainRule.EmailDomain;
  }
  export namespace DomainRule {
    export interface EmailDomain {
      /** Domain that the user's email address must have, without `@`. @example "example.com" */ domain: string;
    }
  }

  export interface DomainRuleParam {
    email_domain: DomainRuleParam.EmailDomain;
  }
  export namespace DomainRuleParam {
    export interface EmailDomain {
      /** Domain that the user's email address must have, without `@`. @example "example.com" @minLength 1 */ domain: string;
    }
  }

  export interface EmailListRule {
    /** Matches email addresses of a Zero Trust list. */ email_list: EmailListRule.EmailList;
  }
  export namespace EmailListRule {
    export interface EmailList {
      /** Id of a Zero Trust list of email addresses that holds the user's. @example "d1b364c5-1311-466e-a194-f0e943e0799f" */ id: string;
    }
  }

  export interface EmailRule {
    /** Address the user must have logged in with, compared without regard to case. */ email: EmailRule.Email;
  }
  export namespace EmailRule {
    export interface Email {
      /** Email address the user signs in with. @format email */ email: string;
    }
  }

  export interface EveryoneRule {
    /** Matches everyone; an empty object. */ everyone: EveryoneRule.Everyone;
  }
  export namespace EveryoneRule {
    export interface Everyone {}
  }

  export interface ExternalEvaluationRule {
    /** Your own service that decides on the login: its address and the keys that verify its answers. */
    external_evaluation: ExternalEvaluationRule.ExternalEvaluation;
  }
  export namespace ExternalEvaluationRule {
    export interface ExternalEvaluation {
      /** URL of your service, which Access asks whether the user may enter. @example "https://eval.example.com" @format uri */ evaluate_url: string;
      /** URL of the public keys that prove the answers come from your service. @example "https://eval.example.com/keys" @format uri */
      keys_url: string;
    }
  }

  export interface GSuiteGroupRule {
    /** Google Workspace group the user must belong to, and the provider that knows it. */ gsuite: GSuiteGroupRule.GSuite;
  }
  export namespace GSuiteGroupRule {
    export interface GSuite {
      /** Email address of the Google Workspace group. @minLength 1 */ email: string;
      /** Google Workspace identity provider. @example "ea85612a-29c8-46c2-bacb-669d65136971" @from zeroTrust.identityProviders.list */
      identity_provider_id: string;
    }
  }

  export interface GitHubOrganizationRule {
    /** GitHub organization, and optionally team, the user must belong to. */ 'github-organization': GitHubOrganizationRule.GitHubOrganization;
  }
  export namespace GitHubOrganizationRule {
    export interface GitHubOrganization {
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
      /** Organization that the user must belong to. @example "cloudflare" @minLength 1 */ name: string;
      /** Team within the organization; left out, all of its members match. @example "api-team" */ team?: string;
    }
  }

  export interface GroupRule {
    /** Matches members of an Access group. */ group: GroupRule.Group;
  }
  export namespace GroupRule {
    export interface Group {
      /** Id of the Access group whose rules the user must satisfy. @example "d1b364c5-1311-466e-a194-f0e943e0799f" @from zeroTrust.access.groups.list */ id: string;
    }
  }

  export interface IPListRule {
    /** Matches addresses of a Zero Trust list. */ ip_list: IPListRule.IPList;
  }
  export namespace IPListRule {
    export interface IPList {
      /** Id of a Zero Trust list of IP addresses that holds the client's. @example "d1b364c5-1311-466e-a194-f0e943e0799f" */ id: string;
    }
  }

  export interface IPRule {
    /** Public address of the device and the network it belongs to. */ ip: IPRule.IP;
  }
  export namespace IPRule {
    export interface IP {
      /** Address range that the request comes from, IPv4 or IPv6, as CIDR. @example "2400:cb00:21:10a::/64" */ ip: string;
    }
  }

  export interface IPRuleParam {
    /** Public address of the device and the network it belongs to. */ ip: IPRuleParam.IP;
  }
  export namespace IPRuleParam {
    export interface IP {
      /** Address range that the request comes from, IPv4 or IPv6, as CIDR. @example "2400:cb00:21:10a::/64" @minLength 1 */ ip: string;
    }
  }

  export interface OktaGroupRule {
    /** Okta group the user must belong to, and the provider that knows it. */ okta: OktaGroupRule.Okta;
  }
  export namespace OktaGroupRule {
    export interface Okta {
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
      /** Name of the group in Okta. @example "devs" @minLength 1 */ name: string;
    }
  }

  export type PolicyListResponsesV4PagePaginationArray = V4PagePaginationArray<PolicyListResponse>;

  export interface SAMLGroupRule {
    /** SAML attribute, its value and the identity provider that must assert it. */ saml: SAMLGroupRule.SAML;
  }
  export namespace SAMLGroupRule {
    export interface SAML {
      /** SAML attribute that is looked at. @example "group" @minLength 1 */ attribute_name: string;
      /** Value that the attribute must have. */ attribute_value: string;
      /** SAML identity provider that sends the attribute. @example "ea85612a-29c8-46c2-bacb-669d65136971" @from zeroTrust.identityProviders.list */
      identity_provider_id: string;
    }
  }

  export interface ServiceTokenRule {
    /** Matches one service token. */ service_token: ServiceTokenRule.ServiceToken;
  }
  export namespace ServiceTokenRule {
    export interface ServiceToken {
      /** Service token that is let in. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" @from zeroTrust.access.serviceTokens.list */ token_id: string;
    }
  }

  export interface AccountPolicy extends Access.SelfHostedApplicationPolicy {}

  export interface ApplicationPolicy extends Access.NamedDecision, Access.StoredPolicyRules {
    /** Id of the policy, given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.access.policies.list */
    id?: string;
    connection_rules?: Access.ConnectionRules;
    /** Second factor that Access itself asks for; overrides the organization's MFA settings. */ mfa_config?: ZeroTrust.InfraMfaConfig;
  }
}

export declare namespace Applications.PolicyTests {
  /** Outcome for each user in a trial. */
  export interface Users {
    /** List the users of a policy test, by outcome.
     *  @http GET /accounts/{account_id}/access/policy-tests/{policy_test_id}/users
     *  @permission Access: Policy Test Write; Access: Policy Test Read
     *  @availability ga
     *  @columns email name status */
    list(
      /** @maxLength 64 */ policyTestID: string,
      params: UserListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<UserListResponse>, UserListResponse>;
  }

  export interface UserListParams extends InAccount {
    /** Only users with this outcome. */ status?: 'success' | 'fail' | 'error' | (string & {});
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 25 */ per_page?: Integer;
  }

  export interface UserListResponse extends Access.UserContact {
    /** Identifies the user; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    id?: string;
    /** Outcome for the user: let in, blocked or not evaluated. */ status?: 'approved' | 'blocked' | 'error';
  }

  export type UserListResponsesV4PagePaginationArray = V4PagePaginationArray<UserListResponse>;
}
