import type {
  APIPromise,
  JsonObject,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from '../_client.ts';
import type { DateTime, InAccount, InAccountOrZone, Integer, ResourceID } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

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

  /** Governance of how AI clients reach tools. */
  export interface AIControls {
    readonly mcp: AIControls.Mcp;
  }

  /** SSH certificate authorities for servers behind sign-in. */
  export interface GatewayCA {
    /** Create an SSH certificate authority for Access for Infrastructure.
     *
     *  Add the returned `public_key` to the SSH servers as a trusted user CA; until then they refuse the short-lived certificates.
     *  @http POST /accounts/{account_id}/access/gateway_ca
     *  @status 201
     *  @permission Access: SSH Auditing Write
     *  @availability ga
     *  @aliases SSH CA; trusted user CA keys */
    create(params: InAccount, options?: RequestOptions): APIPromise<GatewayCAResult>;

    /** List the account's SSH certificate authorities.
     *  @http GET /accounts/{account_id}/access/gateway_ca
     *  @permission Access: SSH Auditing Write; Access: SSH Auditing Read
     *  @availability ga
     *  @columns public_key id */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<GatewayCAResult>, GatewayCAResult>;

    /** Delete an SSH certificate authority by its certificate id.
     *
     *  SSH servers that trust only this authority no longer accept users through Access.
     *  @http DELETE /accounts/{account_id}/access/gateway_ca/{certificate_id}
     *  @permission Access: SSH Auditing Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ certificateID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<GatewayCADeleteResponse>;
  }

  export interface GatewayCAResult {
    /** Identifies the certificate authority; `delete` takes it as the certificate id. */ id?: string;
    /** SSH public key of the authority, to be trusted by the servers. */ public_key?: string;
  }

  export interface GatewayCADeleteResponse {
    /** Identifies the certificate authority; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    id?: string;
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

  /** Keys with which identity providers encrypt their answers. */
  export interface SAMLCertificates {
    /** List SAML encryption certificate sets, optionally by id.
     *  @http GET /accounts/{account_id}/access/saml_certificates
     *  @columns uid current_certificate.not_after created_at updated_at */
    list(
      params: SAMLCertificateListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<SAMLCertificateResult>, SAMLCertificateResult>;

    /** Get a SAML certificate set: the current and any previous certificate.
     *  @http GET /accounts/{account_id}/access/saml_certificates/{saml_cert_set_id} */
    get(
      /** @maxLength 36 */ samlCERTSetID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SAMLCertificateResult>;

    /** Get the current SAML encryption certificate as PEM.
     *
     *  Upload the file to the identity provider, which encrypts its assertions with it.
     *  @http GET /accounts/{account_id}/access/saml_certificates/{saml_cert_set_id}/pem
     *  @response binary application/x-pem-file */
    getPem(/** @maxLength 36 */ samlCERTSetID: string, params: InAccount, options?: RequestOptions): APIPromise<Response>;

    /** Rotate a SAML certificate set to a new encryption certificate.
     *
     *  The old certificate moves to `previous_certificate` and still works, so the identity provider can be switched in the meantime. Repeat
     *  before the new one expires.
     *  @http POST /accounts/{account_id}/access/saml_certificates/{saml_cert_set_id}/rotate */
    rotate(
      /** @maxLength 36 */ samlCERTSetID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SAMLCertificateResult>;
  }

  export interface SAMLCertificateListParams extends InAccount {
    /** Only these certificate sets: one id or several, separated by commas. @minLength 1 */ id?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 25 */ per_page?: Integer;
  }

  export interface SAMLCertificateResult {
    /** @readOnly */ created_at: DateTime;
    /** Identifies the certificate set; given by Cloudflare and kept over rotations. @example "a5bb4b3f-c2d1-4e6a-8f9b-1d3e4f5a6b7c" */ uid: string;
    /** @readOnly */ updated_at: DateTime;
    /** Certificate in use now; identity providers should encrypt with it. */ current_certificate?: SAMLCertificateResult.CurrentCertificate;
    /** Certificate that the last rotation replaced, while it still works; null if there was no rotation. */ previous_certificate?: unknown | null;
  }
  export namespace SAMLCertificateResult {
    export interface CurrentCertificate {
      /** Whether the certificate is the one in use, rather than the one before. */ is_current: boolean;
      /** Time at which the certificate expires; rotate the set before. */ not_after: DateTime;
      /** Certificate in PEM form, to be uploaded to the identity provider. */ public_certificate: string;
      /** Identifies the certificate set; given by Cloudflare and kept over rotations. @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ uid: string;
    }
  }

  /** Servers reached by SSH and similar protocols. */
  export interface Infrastructure {
    readonly targets: Infrastructure.Targets;
  }

  export interface ClientIdentity {
    /** Email address of the user. */ email?: string;
    geo?: Users.ActiveSessionGetResponse.Geo;
    /** Whether the identity comes from Gateway. */ is_gateway?: boolean;
    /** Whether the identity comes from the WARP client. */ is_warp?: boolean;
    /** Identifies the user within the account. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ user_uuid?: string;
  }

  /** Web sites, SaaS and infrastructure that need sign-in. */
  export interface Applications {
    readonly cas: Applications.CAs;
    readonly userPolicyChecks: Applications.UserPolicyChecks;
    readonly policies: Applications.Policies;
    readonly policyTests: Applications.PolicyTests;
    readonly settings: Applications.Settings;

    /** Create an Access application in an account or zone.
     *
     *  Without a policy that allows someone, nobody gets in. For a SaaS application the client secret comes only in this answer.
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
    update(appID: AppIDParam, params: ApplicationParams, options?: RequestOptions): APIPromise<ApplicationResult>;

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
      appID: AppIDParam,
      params?: InAccountOrZone | null,
      options?: RequestOptions,
    ): APIPromise<ApplicationDeleteResponse>;

    /** Get one Access application with its policies.
     *  @http GET /{account_or_zone}/access/apps/{app_id}
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga */
    get(appID: AppIDParam, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<ApplicationResult>;

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
      appID: AppIDParam,
      params?: InAccountOrZone | null,
      options?: RequestOptions,
    ): APIPromise<ApplicationRevokeTokensResponse | null>;
  }

  export interface SessionApprovalRules {
    approval_groups?: ApprovalGroup[];
    /** Whether users must ask for access at the start of each session. */ approval_required?: boolean;
    /** Limits on what a session may do once it is allowed, such as the SSH or RDP actions and user names. */
    connection_rules?: ZeroTrust.ConnectionRules;
    /** Whether users get the application only in an isolated browser. */ isolation_required?: boolean;
    /** Second factor that the policy asks for, over the settings of the application. */ mfa_config?: ZeroTrust.MfaConfig;
    /** Question to users who must give a reason. */ purpose_justification_prompt?: string;
    /** Whether users have to give a reason before they get in. */ purpose_justification_required?: boolean;
    /** How long a sign-in by the policy lasts, such as `24h`; null if the application decides. @example "24h" */ session_duration?: string | null;
  }

  export interface PolicyDecision {
    decision: DecisionParam;
    /** Rules of which a user has to meet at least one. @default [] */ include: Applications.AccessRuleParam[];
    /** Name of the policy for people. @minLength 1 */ name: string;
    /** Rules of which a user may meet none; they take precedence over `include` and `require`. @default [] */
    exclude?: Applications.AccessRuleParam[];
    /** Rules that a user has to meet all of, besides one of `include`. @default [] */ require?: Applications.AccessRuleParam[];
  }

  export interface LauncherDesign {
    /** URL of the logo shown at the top of the App Launcher. */ app_launcher_logo_url?: string;
    /** Background color of the App Launcher page, as a hex code. @example "#ff0000" */ bg_color?: string;
    /** Links in the footer of the App Launcher, each with a text and a URL. */ footer_links?: AppLauncherApplication.FooterLink[];
    /** Color of the App Launcher's header, as a hex code. @example "#ff0000" */ header_bg_color?: string;
    /** Look of the page users see before they sign in to the App Launcher. */ landing_page_design?: AppLauncherApplication.LandingPageDesign;
    /** If true, the App Launcher does not show its landing page before the sign-in. @default false */ skip_app_launcher_login_page?: boolean;
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
  export namespace ApplicationParams {
    export interface ReachableApplication extends AppLogin {
      /** If true, users with a WARP session need no further sign-in; overrides the setting of the organization. */
      allow_authenticate_via_warp?: boolean;
      /** Domains, private addresses, Workers or MCP servers that are protected; if given, `self_hosted_domains` is ignored. @default [] */
      destinations?: (/** @discriminator type */
        | PublicDestination | PrivateDestination | ViaMcpServerPortalDestination | WorkerDestination
        | PreviewWorkerDestination | AllWorkersDestination | AllPreviewWorkersDestination
      )[];
      scim_config?: SCIMConfig;
      /** Tags the application carries, by name; users can filter the App Launcher by them. @default [] @from zeroTrust.access.tags.list */
      tags?: string[];
    }

    export interface SelfHostedDestination {
      /** Main hostname and path that Access protects, shown in the App Launcher; must be in a zone of the account.
       *  @example "test.example.com/admin" @minLength 1 */
      domain: string;
      /** Single header read for a service token, as JSON with client id and secret, besides the two usual headers. @example "Authorization" @minLength 1 */
      read_service_tokens_from_header?: string;
      /** Hostnames and paths to protect; deprecated, use `destinations`. @default [] @deprecated */ self_hosted_domains?: SelfHostedDomainsParam[];
    }

    export interface SelfHostedApplication extends InAccountOrZone, ZeroTrust.AccessWebApplication, ReachableApplication, SelfHostedDestination {
      /** Kind of application, which decides what other fields apply. */ type: ApplicationType;
    }
    export interface ListedApplication {
      /** @default true */ app_launcher_visible?: boolean;
      logo_url?: string;
      /** Policies in ascending order of precedence: existing ones by id or link, or new ones for this application alone. */
      policies?: (AccessAppPolicyLink | /** @maxLength 36 */ string | InlinePolicy)[];
      /** Tags the application carries, by name; users can filter the App Launcher by them. @default [] @from zeroTrust.access.tags.list */
      tags?: string[];
      /** Kind of application, which decides what other fields apply. */ type?: ApplicationType;
    }

    export interface SaaSApplication extends InAccountOrZone, ZeroTrust.NamedApplication, ListedApplication {
      /** Identity providers users may choose to sign in with, by id; left out, all of the account's. @from zeroTrust.identityProviders.list */
      allowed_idps?: AllowedIdPsParam[];
      /** @default false */
      auto_redirect_to_identity?: boolean;
      /** @from zeroTrust.access.customPages.list */ custom_pages?: string[];
      saas_app?: SAMLSaaSApp | OIDCSaaSApp;
      scim_config?: SCIMConfig;
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
      allowed_idps?: AllowedIdPsParam[];
      /** URL users are sent to when the identity rules refuse them; left out, Access shows its own page. */ custom_deny_url?: string;
      /** @from zeroTrust.access.customPages.list */ custom_pages?: string[];
      /** Policies in ascending order of precedence: existing ones by id or link, or new ones for this application alone. */
      policies?: (AccessAppPolicyLink | /** @maxLength 36 */ string | InlinePolicy)[];
      /** How long a sign-in lasts, such as `24h` or `2h45m`; then users must sign in again. Not for infrastructure applications.
       *  @default "24h" @example "24h" */
      session_duration?: string;
    }

    export interface AppLauncherApplication extends InAccountOrZone, AppLogin, ZeroTrust.LoginRedirect, LauncherDesign {
      /** Kind of application, which decides what other fields apply. */ type:
        | 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso'
        | 'infrastructure' | 'rdp' | 'mcp' | 'mcp_portal' | 'proxy_endpoint';
    }
    export interface DeviceEnrollmentPermissionsApplication extends InAccountOrZone, AppLogin, ZeroTrust.LoginRedirect {
      /** Kind of application, which decides what other fields apply. */ type: ApplicationType;
    }
    export interface BrowserIsolationPermissionsApplication extends InAccountOrZone, AppLogin, ZeroTrust.LoginRedirect {
      /** Kind of application, which decides what other fields apply. */ type: ApplicationType;
    }
    export interface GatewayIdentityProxyEndpointApplication extends InAccountOrZone, AppLogin, ZeroTrust.LoginRedirect, ZeroTrust.NamedApplication {
      /** Kind of application, which decides what other fields apply. */ type: ApplicationType;
      /** Hostname of the proxy endpoint: 10 letters or digits, then `.proxy.cloudflare-gateway.com`.
       *  @example "test.example.com/admin" @pattern ^[a-z0-9]{10}\.proxy\.cloudflare-gateway\.com$ */
      domain?: string;
    }
    export interface BookmarkApplication extends InAccountOrZone, ZeroTrust.NamedApplication, ListedApplication {
      /** URL that the bookmark opens. @example "https://mybookmark.com" @minLength 1 */ domain?: string;
    }
    export interface InfrastructureApplication extends InAccountOrZone, ZeroTrust.NamedApplication {
      target_criteria: Access.InfrastructureApplication.TargetCriterion[];
      /** Kind of application, which decides what other fields apply. */ type: ApplicationType;
      /** Second factor asked for when users connect to the targets. */ mfa_config?: ZeroTrust.InfraMfaConfig;
      /** Policies of the application, in order of precedence. */ policies?: InfrastructureApplication.Policy[];
    }
    export namespace InfrastructureApplication {
      export interface Policy extends PolicyDecision {
        connection_rules?: ConnectionRules;
        /** Second factor asked for when users connect to the targets. */ mfa_config?: ZeroTrust.InfraMfaConfig;
      }
    }
    export interface BrowserRDPApplication extends InAccountOrZone, ZeroTrust.AccessWebApplication, ReachableApplication, SelfHostedDestination {
      target_criteria: Access.BrowserRDPApplication.TargetCriterion[];
      /** Kind of application, which decides what other fields apply. */ type: ApplicationType;
    }
    export interface McpServerApplication extends InAccountOrZone, ReachableApplication, ZeroTrust.PortalAppearance {
      /** Kind of application, which decides what other fields apply. */ type: ApplicationType;
    }
    export interface McpServerPortalApplication extends InAccountOrZone, ReachableApplication, ZeroTrust.PortalAppearance {
      /** Kind of application, which decides what other fields apply. */ type: ApplicationType;
      /** Main hostname and path that Access protects, shown in the App Launcher; must be in a zone of the account.
       *  @example "test.example.com/admin" @minLength 1 */
      domain?: string;
    }
    export interface AccessAppPolicyLink {
      /** Existing policy that is attached. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
      account_id?: ResourceID;
      /** Place in the order of evaluation: lower numbers first. */ precedence?: Integer;
    }
    export interface InlinePolicy extends SessionApprovalRules {
      /** Existing policy of the application to keep; absent, the policy is new. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
      /** Place in the order of evaluation: lower numbers first. */ precedence?: Integer;
    }
  }

  export type ApplicationResult =
    | SelfHostedApplication | SaaSApplication | BrowserSSHApplication | BrowserVNCApplication
    | AppLauncherApplication | DeviceEnrollmentPermissionsApplication | BrowserIsolationPermissionsApplication
    | GatewayIdentityProxyEndpointApplication | BookmarkApplication | InfrastructureApplication
    | BrowserRDPApplication | McpServerApplication | McpServerPortalApplication;

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

  /** CAs whose client certificates prove a device. */
  export interface Certificates {
    readonly settings: Certificates.Settings;

    /** Upload a root CA certificate for mTLS, tied to hostnames.
     *
     *  Clients are only asked for a certificate on the associated hostnames, and a policy has to require one as well.
     *  @http POST /{account_or_zone}/access/certificates
     *  @status 201
     *  @permission Access: Mutual TLS Certificates Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Device CA",
     *    "certificate": "-----BEGIN CERTIFICATE-----\nMIIC...\n-----END CERTIFICATE-----", "associated_hostnames": ["admin.example.com"]
     *  } */
    create(params: CertificateCreateParams, options?: RequestOptions): APIPromise<Certificate>;

    /** Replace the hostnames of an mTLS certificate, and its name if given.
     *
     *  The certificate itself cannot be changed: upload a new one.
     *  @http PUT /{account_or_zone}/access/certificates/{certificate_id}
     *  @permission Access: Mutual TLS Certificates Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "certificate_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415",
     *    "associated_hostnames": ["admin.example.com"], "name": "Device CA"
     *  } */
    update(/** @maxLength 36 */ certificateID: string, params: CertificateUpdateParams, options?: RequestOptions): APIPromise<Certificate>;

    /** List the mTLS certificates of an account or zone.
     *  @http GET /{account_or_zone}/access/certificates
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read
     *  @availability ga
     *  @columns name associated_hostnames fingerprint expires_on */
    list(params?: CertificateListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<Certificate>, Certificate>;

    /** Delete an mTLS certificate, so that its clients are not trusted.
     *
     *  Remove its hostnames first with `update` and an empty list; a certificate in use is refused.
     *  @http DELETE /{account_or_zone}/access/certificates/{certificate_id}
     *  @permission Access: Mutual TLS Certificates Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ certificateID: string,
      params?: InAccountOrZone | null,
      options?: RequestOptions,
    ): APIPromise<CertificateDeleteResponse>;

    /** Get one mTLS certificate with its fingerprint, expiry and hostnames.
     *  @http GET /{account_or_zone}/access/certificates/{certificate_id}
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read
     *  @availability ga */
    get(
      /** @maxLength 36 */ certificateID: string,
      params?: InAccountOrZone | null,
      options?: RequestOptions,
    ): APIPromise<Certificate>;
  }

  export interface CertificateCreateParams extends InAccountOrZone {
    /** CA certificate in PEM form, whose client certificates are trusted. @minLength 1 */ certificate: string;
    /** Name of the certificate for people. */ name: string;
    associated_hostnames?: AssociatedHostnamesParam[];
  }

  export interface Certificate {
    /** Identifies the certificate; given by Cloudflare. */ id?: string;
    associated_hostnames?: AssociatedHostnames[];
    /** Time at which the certificate expires. */ expires_on?: DateTime;
    /** MD5 fingerprint of the certificate. */ fingerprint?: string;
    /** Name of the certificate for people. */ name?: string;
  }

  export interface CertificateUpdateParams extends InAccountOrZone {
    associated_hostnames: AssociatedHostnamesParam[];
    /** Name of the certificate for people. */ name?: string;
  }

  export interface CertificateListParams extends InAccountOrZone {
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 50 */ per_page?: Integer;
  }

  export interface CertificateDeleteResponse {
    /** Identifies the certificate; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    id?: string;
  }

  /** Reusable sets of people and conditions. */
  export interface Groups {
    /** Create a reusable Access group of include, exclude and require rules.
     *
     *  A group does nothing until a policy or another group refers to it.
     *  @http POST /{account_or_zone}/access/groups
     *  @status 201
     *  @permission Access: Organizations, Identity Providers, and Groups Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Engineering", "include": [{ "email_domain": { "domain": "example.com" } }],
     *    "exclude": [{ "email": { "email": "guest@example.com" } }]
     *  }
     *  @aliases rule group */
    create(params: GroupParams, options?: RequestOptions): APIPromise<GroupResult>;

    /** Replace the name and all rules of an Access group.
     *
     *  Takes effect in every policy that refers to the group.
     *  @http PUT /{account_or_zone}/access/groups/{group_id}
     *  @permission Access: Organizations, Identity Providers, and Groups Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "group_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "name": "Engineering",
     *    "include": [{ "email_domain": { "domain": "example.com" } }]
     *  } */
    update(/** @maxLength 36 */ groupID: string, params: GroupParams, options?: RequestOptions): APIPromise<GroupResult>;

    /** List the Access groups of an account or zone, by name if given.
     *  @http GET /{account_or_zone}/access/groups
     *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
     *  @availability ga
     *  @columns name include exclude require is_default */
    list(params?: GroupListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<GroupResult>, GroupResult>;

    /** Delete an Access group of an account or zone.
     *  @http DELETE /{account_or_zone}/access/groups/{group_id}
     *  @status 202
     *  @permission Access: Organizations, Identity Providers, and Groups Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ groupID: string,
      params?: InAccountOrZone | null,
      options?: RequestOptions,
    ): APIPromise<GroupDeleteResponse>;

    /** Get one Access group with its rules.
     *  @http GET /{account_or_zone}/access/groups/{group_id}
     *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
     *  @availability ga */
    get(/** @maxLength 36 */ groupID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<GroupResult>;
  }

  export interface GroupParams extends InAccountOrZone {
    /** Rules of which a user has to meet at least one. */ include: Applications.AccessRuleParam[];
    /** Name of the group for people. @minLength 1 */ name: string;
    /** Rules of which a user may meet none; they take precedence over `include` and `require`. */ exclude?: Applications.AccessRuleParam[];
    /** Whether the group counts as a default group of the account. */ is_default?: boolean;
    /** Rules that a user has to meet all of, besides one of `include`. */ require?: Applications.AccessRuleParam[];
  }

  export interface PolicyRules {
    /** Rules of which a user may meet none; they take precedence over `include` and `require`. */ exclude?: Applications.AccessRule[];
    /** Rules of which a user has to meet at least one. */ include?: Applications.AccessRule[];
    /** Rules that a user has to meet all of, besides one of `include`. */ require?: Applications.AccessRule[];
  }

  export interface GroupResult extends PolicyRules {
    /** Identifies the group; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    id?: string;
    /** Rules that make the group a default, each of which has to be met. */ is_default?: Applications.AccessRule[];
    /** Name of the group for people. */ name?: string;
  }

  export interface GroupListParams extends InAccountOrZone {
    /** Only the entries with this name. @minLength 1 */ name?: string;
    /** Text looked for in the name and other listed properties. @minLength 1 */ search?: string;
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 1000 */ per_page?: Integer;
  }

  export interface GroupDeleteResponse {
    /** Identifies the group; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    id?: string;
  }

  /** Credentials for machines instead of people. */
  export interface ServiceTokens {
    /** Create a service token and get its client secret.
     *
     *  The secret comes only in this answer. A policy with the `non_identity` decision has to include the token before it opens anything.
     *  @http POST /{account_or_zone}/access/service_tokens
     *  @status 201
     *  @permission Access: Service Tokens Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "CI/CD token", "duration": "8760h" }
     *  @aliases CF-Access-Client-Id; machine credentials */
    create(params: ServiceTokenCreateParams, options?: RequestOptions): APIPromise<ServiceTokenResult>;

    /** Replace a service token's name, duration, state or secret version.
     *
     *  Raising `client_secret_version` issues a new secret; the old one works until `previous_client_secret_expires_at`.
     *  @http PUT /{account_or_zone}/access/service_tokens/{service_token_id}
     *  @body json required
     *  @permission Access: Service Tokens Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ serviceTokenID: string,
      params: ServiceTokenUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ServiceToken>;

    /** List the service tokens of an account or zone, by name if given.
     *  @http GET /{account_or_zone}/access/service_tokens
     *  @permission Access: Service Tokens Write; Access: Service Tokens Read
     *  @availability ga
     *  @columns name client_id duration enabled expires_at */
    list(params?: ServiceTokenListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<ServiceToken>, ServiceToken>;

    /** Delete a service token, so that clients cannot sign in with it.
     *  @http DELETE /{account_or_zone}/access/service_tokens/{service_token_id}
     *  @permission Access: Service Tokens Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ serviceTokenID: string,
      params?: InAccountOrZone | null,
      options?: RequestOptions,
    ): APIPromise<ServiceToken>;

    /** Get the details of one service token, without its secret.
     *  @http GET /{account_or_zone}/access/service_tokens/{service_token_id}
     *  @permission Access: Service Tokens Write; Access: Service Tokens Read
     *  @availability ga */
    get(
      /** @maxLength 36 */ serviceTokenID: string,
      params?: InAccountOrZone | null,
      options?: RequestOptions,
    ): APIPromise<ServiceToken>;

    /** Extend the expiry of a service token and keep its secret.
     *
     *  The token is valid for its `duration` again, counted from now.
     *  @http POST /accounts/{account_id}/access/service_tokens/{service_token_id}/refresh
     *  @permission Access: Service Tokens Write
     *  @availability ga
     *  @aliases renew service token */
    refresh(
      /** @maxLength 36 */ serviceTokenID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ServiceToken>;

    /** Rotate the client secret of a service token.
     *
     *  The new secret comes only in this answer. The old one is refused at once unless `previous_client_secret_expires_at` lets it run on.
     *  @http POST /accounts/{account_id}/access/service_tokens/{service_token_id}/rotate
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "service_token_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415",
     *    "previous_client_secret_expires_at": "2026-01-02T00:00:00Z"
     *  } */
    rotate(
      /** @maxLength 36 */ serviceTokenID: string,
      params: ServiceTokenRotateParams,
      options?: RequestOptions,
    ): APIPromise<ServiceTokenResult>;
  }

  export interface ServiceTokenCreateParams extends ServiceTokenUpdateParams {
    /** @minLength 1 */ name: string;
  }

  export interface TokenIdentity {
    /** Identifies the token; policies refer to it as `token_id`. */ id?: string;
    /** Value that clients send in the `CF-Access-Client-Id` header. */ client_id?: string;
    /** Name of the token for people. */ name?: string;
  }

  export interface ServiceTokenResult extends ZeroTrust.TokenLifetime, TokenIdentity {
    /** Value that clients send in the `CF-Access-Client-Secret` header; returned only now. @sensitive */ client_secret?: string;
  }

  export interface ServiceTokenUpdateParams extends InAccountOrZone, ZeroTrust.TokenLifetime {
    /** Number of the current secret; raise it to issue a new one while the old works until `previous_client_secret_expires_at`. @default 1 @min 1 */
    client_secret_version?: number;
    /** Name of the token for people. @minLength 1 */ name?: string;
    /** Time at which the old secret is refused; move it later to extend, or into the past to revoke at once. */
    previous_client_secret_expires_at?: DateTime;
  }

  export interface ServiceToken extends ZeroTrust.TokenLifetime, TokenIdentity {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
    expires_at?: DateTime;
  }

  export interface ServiceTokenListParams extends InAccountOrZone {
    /** Only service tokens of this name. @minLength 1 */ name?: string;
    /** Text that the returned service tokens must match. @minLength 1 */ search?: string;
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 1000 */ per_page?: Integer;
  }

  export interface ServiceTokenRotateParams extends InAccount {
    /** Time until which the old secret works beside the new one; left out, it is refused at once. */ previous_client_secret_expires_at?: DateTime;
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

  /** Records of sign-ins and directory updates. */
  export interface Logs {
    readonly accessRequests: Logs.AccessRequests;
    readonly scim: Logs.SCIM;
    readonly jitRequests: Logs.JitRequests;
  }

  /** People who have signed in or hold a seat. */
  export interface Users {
    readonly activeSessions: Users.ActiveSessions;
    readonly lastSeenIdentity: Users.LastSeenIdentity;
    readonly failedLogins: Users.FailedLogins;
    readonly mfaAuthenticators: Users.MfaAuthenticators;

    /** Create a Zero Trust user from an email address.
     *  @http POST /accounts/{account_id}/access/users
     *  @status 201
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "email": "jdoe@example.com", "name": "Jane Doe" } */
    create(params: UserCreateParams, options?: RequestOptions): APIPromise<UserResult>;

    /** Replace the name of a Zero Trust user.
     *
     *  The email address cannot be changed: it has to be the present one, as a confirmation.
     *  @http PUT /accounts/{account_id}/access/users/{user_id}
     *  @permission Zero Trust: Seats Write
     *  @availability ga */
    update(/** @maxLength 36 */ userID: string, params: UserUpdateParams, options?: RequestOptions): APIPromise<UserResult>;

    /** List Zero Trust users, filtered by name or email.
     *  @http GET /accounts/{account_id}/access/users
     *  @permission Access: Audit Logs Read
     *  @availability ga
     *  @columns name email access_seat gateway_seat active_device_count last_successful_login created_at
     *  @key email */
    list(params: UserListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<UserResult>, UserResult>;

    /** Delete a user from the Zero Trust account.
     *
     *  Revokes the user's seats and active tokens. Someone whom a policy still allows is added again at the next sign-in.
     *  @http DELETE /accounts/{account_id}/access/users/{user_id}
     *  @status 202
     *  @availability ga
     *  @cascades zeroTrust.access.users.activeSessions */
    delete(/** @maxLength 36 */ userID: string, params: InAccount, options?: RequestOptions): APIPromise<UserDeleteResponse | null>;

    /** Get one Zero Trust user with seats and last sign-in.
     *  @http GET /accounts/{account_id}/access/users/{user_id}
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    get(/** @maxLength 36 */ userID: string, params: InAccount, options?: RequestOptions): APIPromise<UserResult>;
  }

  export interface UserContact {
    /** Email address the user signs in with. @format email */ email?: string;
    /** Full name of the user, as the identity provider or an administrator gave it. */ name?: string;
  }

  export interface UserCreateParams extends InAccount, UserContact {
    /** @format email */ email: string;
  }

  export interface UserResult extends UserContact {
    /** Identifies the user; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    id?: string;
    /** Whether the user occupies an Access seat: true once signed in through Access. */ access_seat?: boolean;
    /** Devices that the user has registered and uses. @example 2 */ active_device_count?: number;
    created_at?: DateTime;
    /** Whether the user occupies a Gateway seat: true once signed in on the WARP client. */ gateway_seat?: boolean;
    /** Time of the last successful sign-in. */ last_successful_login?: DateTime;
    /** Identifies the seat, as `seats.edit` takes it. */ seat_uid?: string;
    /** Identifies the user within the account. */ uid?: string;
    updated_at?: DateTime;
  }

  export interface UserUpdateParams extends InAccount, UserContact {
    /** @format email @example "ada@example.com" */ email: string;
    /** @example "Ada Example" */ name: string;
  }

  export interface UserListParams extends InAccount {
    /** Only users with this email address. */ email?: string;
    /** Only users with this name. */ name?: string;
    /** Text looked for, such as in names and email addresses. @minLength 1 */ search?: string;
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 1000 */ per_page?: Integer;
  }

  export type UserDeleteResponse = JsonValue;

  /** Your own HTML for denied or identity pages. */
  export interface CustomPages {
    /** Create a custom Access page of a given type from HTML.
     *
     *  Has no effect until the organization or an application refers to the page.
     *  @http POST /accounts/{account_id}/access/custom_pages
     *  @status 201
     *  @permission Access: Custom Pages Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Forbidden", "type": "forbidden",
     *    "custom_html": "<html><body><h1>Access denied</h1></body></html>"
     *  }
     *  @aliases block page; denied page */
    create(params: CustomPageParams, options?: RequestOptions): APIPromise<CustomPageWithoutHTML>;

    /** Replace the HTML, name and type of a custom page.
     *  @http PUT /accounts/{account_id}/access/custom_pages/{custom_page_id}
     *  @permission Access: Custom Pages Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ customPageID: string,
      params: CustomPageParams,
      options?: RequestOptions,
    ): APIPromise<CustomPageWithoutHTML>;

    /** List the account's custom pages, without their HTML.
     *  @http GET /accounts/{account_id}/access/custom_pages
     *  @permission Access: Custom Pages Write; Access: Custom Pages Read
     *  @availability ga
     *  @columns name type contract_version uid
     *  @key name */
    list(
      params: CustomPageListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<CustomPageWithoutHTML>, CustomPageWithoutHTML>;

    /** Delete a custom Access page.
     *  @http DELETE /accounts/{account_id}/access/custom_pages/{custom_page_id}
     *  @status 202
     *  @permission Access: Custom Pages Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ customPageID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CustomPageDeleteResponse>;

    /** Get one custom page with its HTML.
     *  @http GET /accounts/{account_id}/access/custom_pages/{custom_page_id}
     *  @permission Access: Custom Pages Write; Access: Custom Pages Read
     *  @availability ga */
    get(/** @maxLength 36 */ customPageID: string, params: InAccount, options?: RequestOptions): APIPromise<CustomPage>;

    /** Check the template of a custom Access page before you save it.
     *
     *  Saves nothing: the answer holds the errors and warnings that saving would bring.
     *  @http POST /accounts/{account_id}/access/custom_pages/validate
     *  @permission Access: Custom Pages Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/access-custom-pages-validate-a-custom-page-template */
    validate(params: CustomPageValidateParams, options?: RequestOptions): APIPromise<ZeroTrust.ValidationResult>;
  }

  export interface CustomPageLabel {
    /** Name of the page for people. */ name: string;
    /** Situation in which the page is shown: refused by identity, refused otherwise, at sign-in, or as interstitial. */
    type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial' | (string & {});
  }

  export interface CustomPageParams extends InAccount, CustomPageLabel {
    /** @example "<html><body><h1>You have no access to this page.</h1></body></html>" */ custom_html: string;
    /** @minLength 1 @example "No access" */ name: string;
    /** @min 0 @max 1 */ contract_version?: Integer;
  }

  export interface CustomPageWithoutHTML extends CustomPageLabel {
    type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial';
    contract_version?: Integer;
    /** Identifies the page; applications and the organization refer to it. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    uid?: string;
    /** Advice on the template from creating or updating it; absent if there is none. */ warnings?: CustomPageWithoutHTML.Warning[];
  }
  export namespace CustomPageWithoutHTML {
    export interface Warning {
      /** Finding in words. */ message: string;
      /** Check that made the finding: of the HTML or of the Liquid template. */ tier: string;
      /** Part of the template that the finding is about, if it has one. */ ref?: string;
    }
  }

  export interface CustomPageListParams extends InAccount {
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 50 */ per_page?: Integer;
  }

  export interface CustomPageDeleteResponse {
    /** Identifies the custom page; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    id?: string;
  }

  export interface CustomPage extends CustomPageLabel {
    custom_html: string;
    type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial';
    contract_version?: Integer;
    /** Identifies the page; applications and the organization refer to it. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    uid?: string;
  }

  export interface CustomPageValidateParams extends InAccount {
    /** Template to check, in HTML with Liquid tags. @minLength 1 @example "<html><body><h1>You have no access to this page.</h1></body></html>" */ template: string;
    /** Kind of page that the template is for; it decides which variables are known. */
    type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial' | (string & {});
    /** Version of the template contract to check against. @min 0 */ version?: Integer;
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

  /** Reusable rules on who gets in. */
  export interface Policies {
    /** Create a reusable Access policy with a decision and its rules.
     *
     *  Does nothing until an application refers to it.
     *  @http POST /accounts/{account_id}/access/policies
     *  @status 201
     *  @permission Access: Apps and Policies Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Allow engineers", "decision": "allow",
     *    "include": [{ "email_domain": { "domain": "example.com" } }], "require": [{ "auth_method": { "auth_method": "mfa" } }],
     *    "session_duration": "24h"
     *  }
     *  @aliases access rule */
    create(params: PolicyParams, options?: RequestOptions): APIPromise<PolicyResult>;

    /** Replace the decision, rules and options of a reusable policy.
     *
     *  Takes effect in every application that refers to it; fields left out go back to their defaults.
     *  @http PUT /accounts/{account_id}/access/policies/{policy_id}
     *  @permission Access: Apps and Policies Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "policy_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "name": "Allow engineers",
     *    "decision": "allow", "include": [{ "email_domain": { "domain": "example.com" } }]
     *  } */
    update(/** @maxLength 36 */ policyID: string, params: PolicyParams, options?: RequestOptions): APIPromise<PolicyResult>;

    /** List the account's reusable Access policies.
     *  @http GET /accounts/{account_id}/access/policies
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga
     *  @columns name decision app_count session_duration reusable created_at updated_at */
    list(params: PolicyListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<PolicyResult>, PolicyResult>;

    /** Delete a reusable Access policy.
     *  @http DELETE /accounts/{account_id}/access/policies/{policy_id}
     *  @status 202
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    delete(/** @maxLength 36 */ policyID: string, params: InAccount, options?: RequestOptions): APIPromise<PolicyDeleteResponse>;

    /** Get one reusable Access policy with its rules.
     *  @http GET /accounts/{account_id}/access/policies/{policy_id}
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga */
    get(/** @maxLength 36 */ policyID: string, params: InAccount, options?: RequestOptions): APIPromise<PolicyResult>;
  }

  export interface ApprovalRules {
    approval_groups?: ApprovalGroup[];
    /** Whether users must ask an administrator for access at the start of each session. */ approval_required?: boolean;
    connection_rules?: ZeroTrust.ConnectionRules;
    /** Whether users get the application in an isolated browser; needs Browser Isolation in the account. */ isolation_required?: boolean;
    /** Second factor that Access itself asks for; overrides the organization's MFA settings. */ mfa_config?: ZeroTrust.MfaConfig;
    /** Question shown when users have to give a reason for their access. */ purpose_justification_prompt?: string;
    /** Whether users must enter a reason before they get in; it is kept in the logs. */ purpose_justification_required?: boolean;
  }

  export interface PolicyParams extends InAccount, ApprovalRules, PolicyDecision {
    /** How long a sign-in through the policy lasts, such as `24h`; null takes the duration of the application.
     *  @example "24h" */
    session_duration?: string | null;
  }

  export interface NamedDecision {
    decision?: Decision;
    /** Name of the policy for people. */ name?: string;
  }

  export interface StoredPolicyRules extends PolicyRules {
    created_at?: DateTime;
    /** @default [] */ exclude?: Applications.AccessRule[];
    /** @default [] */ include?: Applications.AccessRule[];
    /** @default [] */ require?: Applications.AccessRule[];
    updated_at?: DateTime;
  }

  export interface PolicyResult extends ApprovalRules, NamedDecision, StoredPolicyRules {
    /** Id of the policy, given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.access.policies.list */
    id?: string;
    /** Applications that use the policy now. @example 2 */ app_count?: Integer;
    /** Always true: several applications can share the policy. */ reusable?: true;
    /** How long a sign-in through the policy lasts, such as `24h`; null takes the duration of the application. @example "24h" */
    session_duration?: string | null;
    account_id?: string;
  }

  export interface PolicyListParams extends InAccount {
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 100 */ per_page?: Integer;
  }

  export interface PolicyDeleteResponse {
    /** Identifies the policy; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
  }

  /** Models of security keys that can be told apart. */
  export interface AuthenticatorDeviceAAGUIDs {
    /** List the authenticator models (AAGUIDs) that Access knows.
     *  @http GET /accounts/{account_id}/access/authenticator_device_aaguids
     *  @docs https://developers.cloudflare.com/api/operations/access-authenticator-device-aaguids-list
     *  @columns name aaguid
     *  @key aaguid */
    list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.AuthenticatorDeviceAaguid[]>;
  }

  export interface AccessUser {
    /** SCIM id that Cloudflare gave the user. @example "bd97ef8d-7986-43e3-9ee0-c25dda33e4b0" */ id?: string;
    /** Whether the identity provider reports the user as active. */ active?: boolean;
    /** Full name of the user, as the identity provider sent it. */ displayName?: string;
    /** Email addresses of the user. */ emails?: AccessUser.Email[];
    /** Id that the identity provider gave the user. @example "john_smith" */ externalId?: string;
    /** Creation and last change of the SCIM record. */ meta?: AccessUser.Meta;
    /** URIs of the SCIM schemas that the record follows. */ schemas?: string[];
  }
  export namespace AccessUser {
    export interface Email {
      /** Whether the address is the user's main one. */ primary?: boolean;
      /** Kind of address, such as `work`. @example "work" */ type?: string;
      /** The address itself. @format email */ value?: string;
    }
    export interface Meta {
      /** Time at which the SCIM record was made. */ created?: DateTime;
      /** Time of the last change to the SCIM record. */ lastModified?: DateTime;
    }
  }

  export type AccessUsersV4PagePaginationArray = V4PagePaginationArray<AccessUser>;

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

  export interface OIDCClient {
    /** Whether a client with PKCE may fetch tokens without the client secret. */ allow_pkce_without_client_secret?: boolean;
    /** Protocol of the application; here OIDC. */ auth_type?: 'oidc';
    /** Client id that the application signs in with; given by Cloudflare. */ client_id?: string;
    /** Client secret of the application; returned only when the application is created. @sensitive */ client_secret?: string;
    /** OAuth flows that the application may use. */
    grant_types?: ('authorization_code' | 'authorization_code_with_pkce' | 'refresh_tokens' | 'hybrid' | 'implicit')[];
    /** Tokens the authorization endpoint returns by itself, in hybrid and implicit flows. */
    hybrid_and_implicit_options?: OIDCSaaSApp.HybridAndImplicitOptions;
    /** Certificate of Access, with which the application verifies identities. */ public_key?: string;
    /** URLs to which codes and tokens may be returned. */ redirect_uris?: string[];
    /** User data the tokens may hold; refresh tokens add `offline_access` by themselves. */
    scopes?: ('openid' | 'groups' | 'email' | 'profile')[];
  }

  export interface SAMLClient {
    /** Protocol of the application; here SAML, also if left out. */ auth_type?: 'saml';
    /** Form of the user's identifier: a unique id or the email address. */ name_id_format?: SaaSAppNameIDFormat;
    /** JSONata expression that makes the NameID out of the user's identity; overrides `name_id_format`. */ name_id_transform_jsonata?: string;
    /** Certificate of Access, with which the application verifies identities. */ public_key?: string;
    /** Identifier of the application as service provider, unique worldwide. */ sp_entity_id?: string;
    /** URL to which the application sends its sign-in requests. */ sso_endpoint?: string;
  }

  export type Application =
    | Application.SelfHostedApplication | Application.SaaSApplication | Application.BrowserSSHApplication
    | Application.BrowserVNCApplication | Application.AppLauncherApplication
    | Application.DeviceEnrollmentPermissionsApplication | Application.BrowserIsolationPermissionsApplication
    | Application.BookmarkApplication;
  export interface OIDCClaim {
    /** Name of the claim in the token. */ name?: string;
    /** Whether the sign-in fails if the claim has no value. */ required?: boolean;
    /** Scope with which the claim is given out. */ scope?: 'groups' | 'profile' | 'email' | 'openid';
  }

  export interface SAMLAttribute {
    /** FriendlyName of the SAML attribute, for people. */ friendly_name?: string;
    /** Name of the attribute in the assertion. */ name?: string;
    /** Format of the attribute's name, as SAML calls it. */ name_format?:
      | 'urn:oasis:names:tc:SAML:2.0:attrname-format:unspecified'
      | 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic'
      | 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri';
    /** Whether the sign-in fails if the attribute has no value. */ required?: boolean;
  }

  export interface SCIMProvisioning {
    /** Id of the Access identity provider from which users and groups are synchronized to the application. */ idp_uid: string;
    /** Base address of the application's SCIM service, to which Access sends user and group changes. @format uri */ remote_uri: string;
    /** If true, a user removed from the identity provider is deleted in the application; if false, only deactivated. */
    deactivate_on_delete?: boolean;
    /** Whether users and groups are provisioned to the application. */ enabled?: boolean;
    /** Each entry transforms or filters one kind of SCIM resource before it is sent to the application. */ mappings?: SCIMConfigMapping[];
  }

  export interface OIDCLauncher {
    /** URL that the tile in the App Launcher opens. */ app_launcher_url?: string;
    /** Regular expression: only groups whose names match are put into the ID token and the userinfo answer. */ group_filter_regex?: string;
  }

  export interface SAMLEndpoints {
    /** URL of the application that receives SAML assertions. */ consumer_service_url?: string;
    /** Identifier under which the application knows Access as its identity provider. */ idp_entity_id?: string;
  }

  export namespace Application {
    export interface ApplicationIdentity extends ZeroTrust.NamedApplication {
      /** Identifies the application; given by Cloudflare. */ id?: string;
      /** Identity providers users may choose from, by id; empty if all are allowed. */ allowed_idps?: AllowedIdPs[];
      /** Audience tag, which tokens of the application carry as `aud`. */ aud?: string;
      auto_redirect_to_identity?: boolean;
      created_at?: string;
      scim_config?: SCIMConfig;
      updated_at?: string;
    }

    export interface SelfHostedApplication extends ApplicationIdentity, Applications.Setting {
      /** Hostname and path that Access protects. */ domain: string;
      /** Kind of application, which decides what other fields apply. */ type: string;
      app_launcher_visible?: boolean;
      /** Answers that Access gives to CORS preflight requests; excludes `options_preflight_bypass`. */ cors_headers?: CORSHeaders;
      /** Text shown to users whom the rules refuse. */ custom_deny_message?: string;
      /** URL users are sent to when the rules refuse them. */ custom_deny_url?: string;
      /** With several hostnames: if true, the first sign-in sets the cookies of all; if false, each on its first visit. */
      eager_redirect_cookie_setting?: boolean;
      /** Whether a second cookie binds the token to the browser, against stolen cookies and CSRF. */ enable_binding_cookie?: boolean;
      /** Whether scripts in the page cannot read the Access cookie, against XSS. */ http_only_cookie_attribute?: boolean;
      logo_url?: string;
      /** Whether OPTIONS preflight requests reach the origin without sign-in; excludes `cors_headers`. */ options_preflight_bypass?: boolean;
      /** SameSite setting of the cookie: `strict`, `lax` or `none`. */ same_site_cookie_attribute?: string;
      /** Whether requests refused by a service auth policy get a 401 instead of a redirect to the sign-in. */ service_auth_401_redirect?: boolean;
      /** How long a sign-in lasts before users must sign in again, such as `24h`. */ session_duration?: string;
      /** Whether links in the App Launcher open in the isolated browser; needs policies that allow clientless isolation. */
      use_clientless_isolation_app_launcher_url?: boolean;
    }
    export interface SaaSApplication extends ApplicationIdentity {
      app_launcher_visible?: boolean;
      logo_url?: string;
      saas_app?: SaaSApplication.AccessSAMLSaaSApp | SaaSApplication.AccessOIDCSaaSApp;
      /** Kind of application, which decides what other fields apply. */ type?: string;
    }
    export namespace SaaSApplication {
      export interface AccessSAMLSaaSApp extends SAMLClient, SAMLEndpoints {
        created_at?: string;
        /** Attributes put into the assertion, and where they come from. */ custom_attributes?: AccessSAMLSaaSApp.CustomAttribute[];
        updated_at?: string;
      }
      export namespace AccessSAMLSaaSApp {
        export interface CustomAttribute extends SAMLAttribute {
          source?: OIDCSaaSApp.CustomClaim.Source;
        }
      }
      export interface AccessOIDCSaaSApp extends OIDCClient, OIDCLauncher {
        access_token_lifetime?: string;
        created_at?: string;
        /** Further claims put into the tokens, and where they come from. */ custom_claims?: AccessOIDCSaaSApp.CustomClaim[];
        /** Validity period of refresh tokens. */ refresh_token_options?: AccessOIDCSaaSApp.RefreshTokenOptions;
        updated_at?: string;
      }
      export namespace AccessOIDCSaaSApp {
        export interface CustomClaim extends OIDCClaim {
          source?: SAMLSaaSApp.CustomAttribute.Source;
        }
        export interface RefreshTokenOptions {
          /** How long a refresh token is valid after it is issued, at least 1m, such as `30d`. @example "30d" */ lifetime?: string;
        }
      }
    }
    export interface BrowserSSHApplication extends SelfHostedApplication {}
    export interface BrowserVNCApplication extends SelfHostedApplication {}
    export interface LauncherFields {
      /** Kind of application, which decides what other fields apply. */
      type: 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso';
      /** Hostname and path that Access protects. */ domain?: string;
      /** How long a sign-in lasts before users must sign in again, such as `24h`. */ session_duration?: string;
    }

    export interface AppLauncherApplication extends ApplicationIdentity, LauncherFields {}
    export interface DeviceEnrollmentPermissionsApplication extends ApplicationIdentity, LauncherFields {}
    export interface BrowserIsolationPermissionsApplication extends ApplicationIdentity, LauncherFields {}
    export interface BookmarkApplication extends ZeroTrust.NamedApplication {
      /** URL that the bookmark opens. */ domain: string;
      /** Kind of application, which decides what other fields apply. */ type: string;
      /** Identifies the application; given by Cloudflare. */ id?: string;
      app_launcher_visible?: boolean;
      /** Audience tag, which tokens of the application carry as `aud`. */ aud?: string;
      created_at?: string;
      logo_url?: string;
      scim_config?: SCIMConfig;
      updated_at?: string;
    }
    export interface SCIMConfig extends SCIMProvisioning {
      /** Authentication of Access to the application's SCIM service; the scheme decides which fields are present. */ authentication?:
        | SCIMConfigAuthenticationHTTPBasic | SCIMConfig.AccessSCIMConfigAuthenticationOAuthBearerToken
        | SCIMConfigAuthenticationOauth2 | Access.SCIMConfig.AccessSCIMConfigAuthenticationAccessServiceToken
        | (/** @discriminator scheme */ SCIMConfigAuthenticationHTTPBasic | SCIMConfig.AccessSCIMConfigAuthenticationOAuthBearerToken | SCIMConfigAuthenticationOauth2 | Access.SCIMConfig.AccessSCIMConfigAuthenticationAccessServiceToken)[];
    }
    export namespace SCIMConfig {
      export interface AccessSCIMConfigAuthenticationOAuthBearerToken {
        /** Bearer token for the SCIM API. @sensitive */ token: string;
        /** Fixed value `oauthbearertoken`: a bearer token is sent with each SCIM request. */ scheme: 'oauthbearertoken';
      }
    }
  }

  export type ApplicationListResponsesV4PagePaginationArray = V4PagePaginationArray<ApplicationResult>;

  export interface ApplicationPolicy extends ApprovalRules, NamedDecision, PolicyRules {
    /** Identifies the policy; given by Cloudflare. */ id?: string;
    created_at?: string;
    /** How long a sign-in through the policy lasts, such as `24h`; null takes the duration of the application. */ session_duration?: string | null;
    updated_at?: string;
  }

  export type ApplicationType =
    | 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso'
    | 'infrastructure' | 'rdp' | 'mcp' | 'mcp_portal' | 'proxy_endpoint';

  export interface ApprovalGroup {
    /** Approvals that a request needs from this group. @min 0 @example 1 */ approvals_needed: number;
    /** Email addresses of the people who may approve. */ email_addresses?: string[];
    /** Gateway list of email addresses of those who can approve. @from zeroTrust.gateway.lists.list */ email_list_uuid?: string;
  }

  export type AssociatedHostnames = string;

  export type AssociatedHostnamesParam = string;

  export type BookmarksSinglePage = SinglePage<Bookmark>;

  export interface CORSHeaders {
    /** Whether all request headers are allowed. */ allow_all_headers?: boolean;
    /** Whether all HTTP methods are allowed. */ allow_all_methods?: boolean;
    /** Whether requests from all origins are allowed. */ allow_all_origins?: boolean;
    /** Whether requests may carry cookies, authorization headers or client certificates. */ allow_credentials?: boolean;
    /** Request headers that are allowed, by name. */ allowed_headers?: AllowedHeaders[];
    /** HTTP methods that are allowed. */ allowed_methods?: AllowedMethods[];
    /** Origins from which requests are allowed. */ allowed_origins?: AllowedOrigins[];
    /** Longest time a browser may cache the preflight answer; -1 forbids it. @min -1 @max 86400 @unit seconds @example -1 */ max_age?: number;
  }

  export type CertificatesV4PagePaginationArray = V4PagePaginationArray<Certificate>;

  export type CustomPageWithoutHTMLsV4PagePaginationArray = V4PagePaginationArray<CustomPageWithoutHTML>;

  export type Decision = 'allow' | 'deny' | 'non_identity' | 'bypass';

  export type DecisionParam = 'allow' | 'deny' | 'non_identity' | 'bypass' | (string & {});

  export type GatewayCAListResponsesSinglePage = SinglePage<GatewayCAResult>;

  export type GroupListResponsesV4PagePaginationArray = V4PagePaginationArray<GroupResult>;

  export interface OIDCSaaSApp extends OIDCClient, OIDCLauncher {
    /** @example "5m" @pattern ^\d+(\.\d+)?[mh]$ */
    access_token_lifetime?: string;
    /** @example "https://example.com/login" */ app_launcher_url?: string;
    /** Further claims put into the tokens, and where they come from. */ custom_claims?: OIDCSaaSApp.CustomClaim[];
    /** @example "^GROUP_FILTER-*$" */ group_filter_regex?: string;
    /** Validity period of refresh tokens. */ refresh_token_options?: OIDCSaaSApp.RefreshTokenOptions;
  }
  export namespace OIDCSaaSApp {
    export interface CustomClaim extends OIDCClaim {
      /** @example "family_name" */ name?: string;
      source?: CustomClaim.Source;
    }
    export namespace CustomClaim {
      export interface Source {
        /** Claim of the identity provider that gives the value. @example "last_name" @minLength 1 */ name?: string;
        /** Claim by identity provider id, where providers name it differently. */ name_by_idp?: { [key: string]: string };
      }
    }
    export interface HybridAndImplicitOptions {
      /** Whether the authorization endpoint returns an access token. */ return_access_token_from_authorization_endpoint?: boolean;
      /** Whether the authorization endpoint returns an ID token. */ return_id_token_from_authorization_endpoint?: boolean;
    }
    export interface RefreshTokenOptions {
      /** How long a refresh token is valid after it is issued, at least 1m, such as `30d`. @example "30d" @pattern ^\d+[mhd]$ */ lifetime?: string;
    }
  }

  export interface Policy extends PolicyRules {
    /** Identifies the application; given by Cloudflare. */ id?: string;
    approval_groups?: ApprovalGroup[];
    /** Whether users must ask an administrator for access at the start of each session. */ approval_required?: boolean;
    created_at?: string;
    decision?: 'allow' | 'deny' | 'non_identity' | 'bypass';
    /** Whether users get the application in an isolated browser. */ isolation_required?: boolean;
    /** Name of the policy for people. */ name?: string;
    /** Order in which the policy is checked, lowest first. */ precedence?: number;
    /** Question shown when users have to give a reason for their access. */ purpose_justification_prompt?: string;
    /** Whether users must enter a reason before they get in; it is kept in the logs. */ purpose_justification_required?: boolean;
    updated_at?: string;
  }

  export type PolicyListResponsesV4PagePaginationArray = V4PagePaginationArray<PolicyResult>;

  export type SAMLCertificateListResponsesV4PagePaginationArray = V4PagePaginationArray<SAMLCertificateResult>;

  export interface SAMLSaaSApp extends SAMLClient, SAMLEndpoints {
    /** @example "https://example.com" */ consumer_service_url?: string;
    /** Attributes put into the assertion, and where they come from. */ custom_attributes?: SAMLSaaSApp.CustomAttribute[];
    /** URL users are sent to after a sign-in that began at Access. @example "https://example.com" */ default_relay_state?: string;
    /** @example "https://example.cloudflareaccess.com" */ idp_entity_id?: string;
    /** JSONata expression that turns the user's identity into the attributes of the assertion. */ saml_attribute_transform_jsonata?: string;
  }
  export namespace SAMLSaaSApp {
    export interface CustomAttribute extends SAMLAttribute {
      /** @example "family_name" */ name?: string;
      source?: CustomAttribute.Source;
    }
    export namespace CustomAttribute {
      export interface Source {
        /** Attribute of the identity provider that gives the value. @example "last_name" @minLength 1 */ name?: string;
        /** Attribute by identity provider, where providers name it differently. */ name_by_idp?: Source.NameByIdP[];
      }
      export namespace Source {
        export interface NameByIdP {
          /** Identity provider that the name is for. @example "exampleIdPID1" @from zeroTrust.identityProviders.list */ idp_id?: string;
          /** Attribute as this identity provider names it. @example "AttributeName1" @minLength 1 */ source_name?: string;
        }
      }
    }
  }

  export interface SCIMConfigAuthenticationHTTPBasic {
    /** Password for the SCIM API. @sensitive */ password: string;
    /** Scheme: user name and password (HTTP Basic). */ scheme: 'httpbasic';
    /** User name for the SCIM API. @minLength 1 */ user: string;
  }

  export interface SCIMConfigAuthenticationOAuthBearerToken {
    /** Bearer token for the SCIM API. @sensitive */ token: string;
    /** Scheme: a fixed bearer token. */ scheme: 'oauthbearertoken';
  }

  export interface SCIMConfigAuthenticationOauth2 {
    /** URL at which the authorization code is requested. @format uri */ authorization_url: string;
    /** Client id for fetching the token. @minLength 1 */ client_id: string;
    /** Client secret for fetching the token. @sensitive */ client_secret: string;
    /** Scheme: OAuth 2.0, with tokens that Access fetches. */ scheme: 'oauth2';
    /** URL at which the token for the SCIM API is fetched. @format uri */ token_url: string;
    /** Scopes requested with the token. */ scopes?: string[];
  }

  export interface SCIMConfigMapping {
    /** SCIM schema URI of the resources that the mapping is for. @example "urn:ietf:params:scim:schemas:core:2.0:User" @minLength 1 */
    schema: string;
    /** Whether the mapping takes effect. */ enabled?: boolean;
    /** SCIM filter expression; only resources that match are provisioned. */ filter?: string;
    /** Changes the mapping applies to: creating, updating, deleting. */ operations?: SCIMConfigMapping.Operations;
    /** Handling of values unknown to the schema: `strict` removes them, `passthrough` sends them on. */
    strictness?: 'strict' | 'passthrough';
    /** JSONata expression that transforms the resource before it is sent. */ transform_jsonata?: string;
  }
  export namespace SCIMConfigMapping {
    export interface Operations {
      /** Whether the mapping counts when a resource is created (POST). */ create?: boolean;
      /** Whether the mapping counts when a resource is deleted (DELETE). */ delete?: boolean;
      /** Whether the mapping counts when a resource is changed (PATCH or PUT). */ update?: boolean;
    }
  }

  export type SaaSAppNameIDFormat = 'id' | 'email';

  export type SaaSAppNameIDFormatParam = 'id' | 'email';

  export type SelfHostedDomains = string;

  export type SelfHostedDomainsParam = string;

  export interface DestinationAccess {
    /** Whether users signed in with the WARP client reach the application without another login. */ allow_authenticate_via_warp?: boolean;
    /** Places the application protects: public hostnames, private addresses, MCP servers or Workers. @default [] */
    destinations?: (/** @discriminator type */
      | PublicDestination | PrivateDestination | ViaMcpServerPortalDestination | WorkerDestination
      | PreviewWorkerDestination | AllWorkersDestination | AllPreviewWorkersDestination
    )[];
    /** Settings for synchronizing users and groups of the identity provider to the application by SCIM. */ scim_config?: SCIMConfig;
    /** Names of the account's Access tags on the application, used to group applications in the App Launcher. @default [] */ tags?: string[];
  }

  export interface ApplicationDestinations extends DestinationAccess {
    /** Main hostname and path that Access protects. @example "test.example.com/admin" */ domain: string;
    /** Single header read for a service token, as JSON with client id and secret, besides the two usual headers. @example "Authorization" */
    read_service_tokens_from_header?: string;
    /** Hostnames and paths that are protected; deprecated, read `destinations`. @default [] @deprecated */ self_hosted_domains?: SelfHostedDomains[];
  }

  export interface SelfHostedApplication extends ZeroTrust.AccessWebApplication, ZeroTrust.AccessApplicationDetails, ApplicationDestinations {
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'self_hosted';
  }

  export interface SaaSApplication extends ZeroTrust.ApplicationKeys, ZeroTrust.NamedApplication {
    /** Ids of the identity providers users may log in with; an empty list allows all of the account. */ allowed_idps?: AllowedIdPs[];
    /** @default true */ app_launcher_visible?: boolean;
    /** @default false */
    auto_redirect_to_identity?: boolean;
    custom_pages?: string[];
    logo_url?: string;
    /** Access policies of the application, in the order in which they are evaluated. */ policies?: SelfHostedApplicationPolicy[];
    saas_app?: SAMLSaaSApp | OIDCSaaSApp;
    /** Settings for synchronizing users and groups of the identity provider to the application by SCIM. */ scim_config?: SCIMConfig;
    /** Names of the account's Access tags on the application, used to group applications in the App Launcher. @default [] */ tags?: string[];
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type?: 'saas' | 'dash_sso';
  }

  export interface BrowserSSHApplication extends ZeroTrust.AccessWebApplication, ZeroTrust.AccessApplicationDetails, ApplicationDestinations {
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'ssh';
  }

  export interface BrowserVNCApplication extends ZeroTrust.AccessWebApplication, ZeroTrust.AccessApplicationDetails, ApplicationDestinations {
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'vnc';
  }

  export interface AppLauncherApplication extends ZeroTrust.AccessApplicationDetails, ZeroTrust.LoginRedirect, LauncherDesign {
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'app_launcher';
    /** Hostname at which the application is reached; set by Cloudflare. @example "test.example.com/admin" */ domain?: string;
    /** Name of the App Launcher for people. */ name?: string;
  }
  export namespace AppLauncherApplication {
    export interface FooterLink {
      /** Text of the link. */ name: string;
      /** Address that opens when a user clicks the footer link. @example "https://www.cloudflare.com/privacypolicy/" @format uri */ url: string;
    }
    export interface LandingPageDesign {
      /** Hex color of the log-in button's background. @example "#ff0000" */ button_color?: string;
      /** Hex color of the text on the log-in button. @example "#ff0000" */ button_text_color?: string;
      /** Address of the image shown on the landing page. @format uri */ image_url?: string;
      /** Text of the page, below the heading. */ message?: string;
      /** Heading of the page. @default "Welcome!" */ title?: string;
    }
  }

  export interface DeviceEnrollmentPermissionsApplication extends ZeroTrust.AccessApplicationDetails, ZeroTrust.LoginRedirect {
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'warp';
    /** Hostname at which the application is reached; set by Cloudflare. @example "test.example.com/admin" */ domain?: string;
    /** Name of the device enrollment application for people. */ name?: string;
  }

  export interface BrowserIsolationPermissionsApplication extends ZeroTrust.AccessApplicationDetails, ZeroTrust.LoginRedirect {
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'biso';
    /** Hostname at which the application is reached; set by Cloudflare. @example "test.example.com/admin" */ domain?: string;
    /** Name of the browser isolation application for people. */ name?: string;
  }

  export interface GatewayIdentityProxyEndpointApplication extends ZeroTrust.AccessApplicationDetails, ZeroTrust.LoginRedirect, ZeroTrust.NamedApplication {
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'proxy_endpoint';
    /** Hostname of the proxy endpoint that the application protects. @example "test.example.com/admin" */ domain?: string;
  }

  export interface BookmarkApplication extends ZeroTrust.ApplicationKeys, ZeroTrust.NamedApplication {
    /** @default true */ app_launcher_visible?: boolean;
    /** URL or hostname that the bookmark opens. @example "https://mybookmark.com" */ domain?: string;
    logo_url?: string;
    /** Access policies of the application, in the order in which they are evaluated. */ policies?: SelfHostedApplicationPolicy[];
    /** Names of the account's Access tags on the application, used to group applications in the App Launcher. @default [] */ tags?: string[];
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type?: 'bookmark';
  }

  export interface TargetRules {
    /** Port of the targets that the application covers. @example 22 */ port: Integer;
    /** Values that targets must have, by attribute, such as `hostname`. */ target_attributes?: { [key: string]: string[] };
    /** Rules of which none may be met. */ exclude?: InfrastructureApplication.TargetCriterion.Exclude;
    /** Rules of which at least one has to be met. */ include?: InfrastructureApplication.TargetCriterion.Include;
    /** Rules that all have to be met. */ require?: InfrastructureApplication.TargetCriterion.Require;
  }

  export interface InfrastructureApplication extends ZeroTrust.ApplicationKeys, ZeroTrust.NamedApplication {
    target_criteria: InfrastructureApplication.TargetCriterion[];
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'infrastructure';
    /** Second factor that the policy asks for, over the settings of the application. */ mfa_config?: ZeroTrust.InfraMfaConfig;
    /** Policies of the application, in order of precedence. */ policies?: InfrastructureApplication.Policy[];
  }
  export namespace InfrastructureApplication {
    export interface TargetCriterion extends TargetRules {
      /** Protocol by which targets are reached; only SSH is supported for infrastructure applications. */ protocol: 'SSH';
    }
    export namespace TargetCriterion {
      export interface Exclude {
        /** Tag keys, each with the values of it that keep a target out of the application. */ tags?: { [key: string]: string[] };
        /** Attributes by which matching targets are kept out, although the criterion selects them. */ target_attributes?: Exclude.TargetAttributes;
      }
      export namespace Exclude {
        export interface TargetAttributes {
          /** Hostnames of targets to keep out. */ hostname?: string[];
        }
      }
      export interface Include {
        /** Tag keys, each with the values of it that bring a target into the application. */ tags?: { [key: string]: string[] };
        /** Attributes by which matching targets are brought in. */ target_attributes?: Include.TargetAttributes;
      }
      export namespace Include {
        export interface TargetAttributes {
          /** Hostnames of targets to bring in. */ hostname?: string[];
        }
      }
      export interface Require {
        /** Tag keys, each with the values of it of which a target must have one. */ tags?: { [key: string]: string[] };
        /** Attributes that a target must have besides. */ target_attributes?: Require.TargetAttributes;
      }
      export namespace Require {
        export interface TargetAttributes {
          /** Hostnames of which a target must have one. */ hostname?: string[];
        }
      }
    }
    export interface Policy extends NamedDecision, StoredPolicyRules {
      /** Identifies the policy; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
      /** Rules for user connections to the application's targets. */ connection_rules?: ConnectionRules;
      /** Second factor that the policy asks for, over the settings of the application. */ mfa_config?: ZeroTrust.InfraMfaConfig;
    }
  }

  export interface BrowserRDPApplication extends ZeroTrust.AccessWebApplication, ZeroTrust.AccessApplicationDetails, ApplicationDestinations {
    target_criteria: BrowserRDPApplication.TargetCriterion[];
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'rdp';
  }
  export namespace BrowserRDPApplication {
    export interface TargetCriterion extends TargetRules {
      /** Protocol by which targets are reached; browser-rendered RDP applications allow only RDP. */ protocol: 'RDP';
    }
  }

  export interface McpServerApplication extends ZeroTrust.AccessApplicationDetails, ZeroTrust.PortalAppearance, DestinationAccess {
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'mcp';
  }

  export interface McpServerPortalApplication extends ZeroTrust.AccessApplicationDetails, ZeroTrust.PortalAppearance, DestinationAccess {
    /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'mcp_portal';
    /** Main hostname and path that Access protects. @example "test.example.com/admin" */ domain?: string;
  }

  export interface PublicDestination {
    /** Kind of destination: a public hostname in one of the account's zones. */ type?: 'public';
    /** Public hostname, optionally with a path and wildcards, that the application protects. @minLength 1 @example "app.example.com/admin" */
    uri?: string;
    overrides?: Override[];
  }

  export interface PrivateDestination {
    /** Private address range in CIDR notation that the application protects; a single address is a /32 or /128. @example "10.5.0.0/24" */
    cidr?: string;
    /** Hostname that is protected, reached over private networks. */ hostname?: string;
    /** Transport protocol that is matched; left out, both TCP and UDP are. */ l4_protocol?: 'tcp' | 'udp';
    /** Port or range of ports that is matched, such as `443` or `8000-8100`; left out, all ports are. */ port_range?: string;
    /** Kind of destination: a private address or hostname, reached through tunnels. */ type?: 'private';
    vnet_id?: string;
  }

  export interface ViaMcpServerPortalDestination {
    /** Id of the MCP server, reached through an MCP server portal, that the application protects. @from zeroTrust.access.aiControls.mcp.servers.list */
    mcp_server_id?: string;
    /** Kind of destination: an MCP server that is reached through a portal. */ type?: 'via_mcp_server_portal';
  }

  export interface WorkerDestination {
    /** Kind of destination: one Worker. */ type: 'worker';
    /** Id of the Worker whose traffic the application protects. @minLength 1 */ worker_id: string;
    overrides?: Override[];
  }

  export interface PreviewWorkerDestination {
    /** Kind of destination: preview deployments of one Worker. */ type: 'preview_worker';
    /** Id of the Worker whose traffic the application protects. @minLength 1 */ worker_id: string;
    overrides?: Override[];
  }

  export interface AllWorkersDestination {
    /** Kind of destination: all Workers of the account. */ type: 'all_workers';
    overrides?: Override[];
  }

  export interface AllPreviewWorkersDestination {
    /** Kind of destination: preview deployments of all Workers. */ type: 'all_preview_workers';
    overrides?: Override[];
  }

  export interface OAuthConfiguration {
    /** Rules for OAuth clients that register themselves with the application. */
    dynamic_client_registration?: OAuthConfiguration.DynamicClientRegistration;
    /** Whether Access acts as OAuth server for the application. @default true */ enabled?: boolean;
    /** Lifetimes of what Access issues once a user has approved an OAuth client. */ grant?: OAuthConfiguration.Grant;
  }
  export namespace OAuthConfiguration {
    export interface DynamicClientRegistration {
      /** If true, clients may use redirect addresses on `localhost`, whatever the port. */ allow_any_on_localhost?: boolean;
      /** If true, clients may use redirect addresses on loopback IPs such as 127.0.0.1, whatever the port. */ allow_any_on_loopback?: boolean;
      /** Redirect addresses that clients registering themselves may use. */ allowed_uris?: string[];
      /** Whether clients may register themselves. */ enabled?: boolean;
    }
    export interface Grant {
      /** @example "5m" */ access_token_lifetime?: string;
      /** How long a grant can be renewed before users must sign in again, such as `24h`. @example "24h" */ session_duration?: string;
    }
  }

  export interface SCIMConfig extends SCIMProvisioning {
    /** Credentials with which Access calls the application's SCIM service; the scheme decides which fields apply. */ authentication?:
      | SCIMConfigAuthenticationHTTPBasic | SCIMConfigAuthenticationOAuthBearerToken
      | SCIMConfigAuthenticationOauth2 | SCIMConfig.AccessSCIMConfigAuthenticationAccessServiceToken
      | (/** @discriminator scheme */ SCIMConfigAuthenticationHTTPBasic | SCIMConfigAuthenticationOAuthBearerToken | SCIMConfigAuthenticationOauth2 | SCIMConfig.AccessSCIMConfigAuthenticationAccessServiceToken)[];
  }
  export namespace SCIMConfig {
    export interface AccessSCIMConfigAuthenticationAccessServiceToken {
      /** Client id of the service token that authenticates at the SCIM service. */ client_id: string;
      /** Secret half of the credentials sent to the SCIM service; not returned once saved. @sensitive @minLength 1 */ client_secret: string;
      /** Fixed value `access_service_token`: an Access service token is sent with each SCIM request. */ scheme: 'access_service_token';
    }
  }

  export interface SelfHostedApplicationPolicy extends SessionApprovalRules, NamedDecision {
    /** Identifies the policy; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    account_id?: ResourceID;
    created_at?: DateTime;
    /** Rules of which none may match, even if the user satisfies the others (NOT). @default [] */ exclude?: Applications.AccessRule[];
    /** Rules of which at least one must match for the policy to apply (OR). @default [] */ include?: Applications.AccessRule[];
    /** Place in the order of evaluation: lower numbers first. */ precedence?: Integer;
    /** Rules that all must match in addition to one of the included (AND). @default [] */ require?: Applications.AccessRule[];
    updated_at?: DateTime;
  }

  export interface Override {
    /** Access at the path; `public` lets everyone through without a login. */ behavior: 'public';
    /** Path, with wildcards allowed, to which the override applies. @minLength 1 */ path_pattern: string;
  }

  export type ServiceTokensV4PagePaginationArray = V4PagePaginationArray<ServiceToken>;

  export type TagsV4PagePaginationArray = V4PagePaginationArray<Tag>;

  export type UserListResponsesV4PagePaginationArray = V4PagePaginationArray<UserResult>;

  export interface ZeroTrustGroup {
    /** SCIM id that Cloudflare gave the group. @example "bd97ef8d-7986-43e3-9ee0-c25dda33e4b0" */ id?: string;
    /** Name of the group, as the identity provider sent it. */ displayName?: string;
    /** Id that the identity provider gave the group. @example "all_employees" */ externalId?: string;
    /** Creation and last change of the SCIM record. */ meta?: AccessUser.Meta;
    /** URIs of the SCIM schemas that the record follows. */ schemas?: string[];
  }

  export type ZeroTrustGroupsV4PagePaginationArray = V4PagePaginationArray<ZeroTrustGroup>;

  export interface ConnectionRules {
    /** SSH user names that may be used. */ ssh?: ZeroTrust.ConnectionRulesSSH;
  }
}

export declare namespace Access.AIControls {
  /** Model Context Protocol servers behind sign-in. */
  export interface Mcp {
    readonly portals: Mcp.Portals;
    readonly servers: Mcp.Servers;
  }
}

export declare namespace Access.AIControls.Mcp {
  /** Single addresses that bundle several MCP servers. */
  export interface Portals {
    readonly servers: Portals.Servers;

    /** Create an MCP portal: one hostname for several MCP servers.
     *
     *  The hostname has to be in an active zone of the account.
     *  @http POST /accounts/{account_id}/access/ai-controls/mcp/portals
     *  @status 201
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "my-mcp-portal", "name": "My MCP Portal", "hostname": "mcp.example.com",
     *    "servers": [{ "server_id": "my-mcp-server" }]
     *  }
     *  @aliases model context protocol */
    create(params: PortalCreateParams, options?: RequestOptions): APIPromise<Portal>;

    /** Replace an MCP portal's hostname, servers or code mode.
     *  @http PUT /accounts/{account_id}/access/ai-controls/mcp/portals/{id}
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta */
    update(
      /** @minLength 1 @maxLength 32 */ id: string,
      params: PortalUpdateParams,
      options?: RequestOptions,
    ): APIPromise<Portal>;

    /** List the account's MCP portals, optionally matching a search text.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/portals
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns name hostname description servers created_at modified_at
     *  @key id */
    list(params: PortalListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Portal>, Portal>;

    /** Delete an MCP portal.
     *
     *  The MCP servers behind it stay registered.
     *  @http DELETE /accounts/{account_id}/access/ai-controls/mcp/portals/{id}
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(
      /** @minLength 1 @maxLength 32 */ id: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<PortalDeleteResponse>;

    /** Get one MCP portal with its settings and servers.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/portals/{id}
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta */
    read(/** @minLength 1 @maxLength 32 */ id: string, params: InAccount, options?: RequestOptions): APIPromise<Portal>;
  }

  export interface PortalServer {
    /** MCP server to attach. @minLength 1 @maxLength 32 @example "my-mcp-server" @from zeroTrust.access.aiControls.mcp.servers.list */
    server_id: string;
    /** Whether tools and prompts are hidden unless `updated_tools` or `updated_prompts` enables them. @default false */ default_disabled?: boolean;
    /** Whether the server is called with the user's own OAuth credentials, rather than the administrator's. @default true */ on_behalf?: boolean;
  }

  export interface PortalSettings {
    /** Hostname under which clients reach the portal. @example "example.com" @minLength 1 */ hostname?: string;
    /** Name of the portal for people. @maxLength 350 @minLength 1 */ name?: string;
    /** @deprecated */ allow_code_mode?: boolean;
    /** Text about the portal, for people. @maxLength 512 */ description?: string;
    /** Whether requests to the MCP servers go through Gateway, so that its HTTP policies apply. @default false */ secure_web_gateway?: boolean;
  }

  export interface PortalCreateParams extends InAccount, PortalSettings {
    /** Id of the portal, chosen by you and unique within the account. @minLength 1 @maxLength 32 @example "my-mcp-portal" */ id: string;
    /** @example "example.com" @minLength 1 */ hostname: string;
    /** @maxLength 350 @minLength 1 */ name: string;
    code_mode?: 'off' | 'opt_in' | 'default_on' | 'enforced' | (string & {});
    /** MCP servers behind the portal, each with settings for this portal. @maxItems 80 */ servers?: PortalCreateParams.Server[];
  }
  export namespace PortalCreateParams {
    export interface Server extends PortalServer {
      /** Prompts to rename, describe anew or switch for this portal. */ updated_prompts?: UpdatedPrompt[];
      /** Tools to rename, describe anew or switch for this portal. */ updated_tools?: UpdatedTool[];
    }
  }

  export interface ServerIdentity {
    /** Id of the MCP server, chosen by you and unique within the account. @minLength 1 @maxLength 32 @example "my-mcp-server" */ id: string;
    /** Client authentication required by the server: OAuth, a bearer token or none. */ auth_type: 'oauth' | 'bearer' | 'unauthenticated' | (string & {});
    /** URL of the MCP endpoint, with its path. @format uri @example "https://example.com/mcp" */ hostname: string;
    /** Name of the MCP server for people. @maxLength 350 */ name: string;
  }

  export interface ServerAccess {
    /** Text about the server, for people. @maxLength 512 */ description?: string | null;
    /** Whether sign-ins return to Cloudflare's shared callback address instead of one on the portal's hostname. @default false */
    is_shared_oauth_callback_enabled?: boolean;
    /** Whether requests to the server go through Gateway, so that its HTTP policies apply. @default false */ secure_web_gateway?: boolean;
  }

  export interface ServerStatus extends ServerIdentity, ServerAccess {
        auth_type: 'oauth' | 'bearer' | 'unauthenticated';
        /** Prompts the MCP server offers, as last read when Cloudflare synchronized with it. @readOnly */ prompts: { [key: string]: unknown }[];
        /** Tools the MCP server offers, as last read when Cloudflare synchronized with it. @readOnly */ tools: { [key: string]: unknown }[];
        /** OAuth settings of the server that are safe to show; never secrets. @readOnly */ auth_config_summary?: ServerResult.AuthConfigSummary;
        /** Whether an administrator has signed in to the server, which OAuth servers need before a sync. @readOnly */
        authentication_status?: 'not_required' | 'required' | 'connected' | 'stale' | 'manual';
        /** @readOnly */ created_at?: DateTime;
        /** Creator of the MCP server. @readOnly */ created_by?: string;
        /** Error message of the last sync; absent if it succeeded. @readOnly */ error?: string;
        /** Details of the last sync error, such as whether a retry may help. @readOnly */ error_details?: ErrorDetails;
        /** Time of the last sync that succeeded. @readOnly */ last_successful_sync?: DateTime;
        /** Time of the last sync, successful or not. @readOnly */ last_synced?: DateTime;
        /** @readOnly */ modified_at?: DateTime;
        /** Author of the last change. @readOnly */ modified_by?: string;
        /** State of the sync: not yet run, up to date, out of date or failed. @default "waiting" @readOnly */
        status?: 'waiting' | 'ready' | 'stale' | 'error';
      }

  export interface Portal extends PortalDeleteResponse {
    /** MCP servers behind the portal, as the portal shows them. */ servers: Portal.Server[];
  }
  export namespace Portal {
    export interface Server extends ServerStatus, PortalServer {
      /** Prompts changed for the portal: renamed, described anew or turned off. */ updated_prompts?: Server.UpdatedPrompt[];
      /** Tools that are renamed, described anew or switched. */ updated_tools?: Server.UpdatedTool[];
    }
    export namespace Server {
      export interface UpdatedEntry {
        /** Name under which the portal shows the capability. @example "portal-tool-alias" */ portal_alias?: string;
        /** Description that the portal shows. */ portal_description?: string;
        /** Name set for all portals, at the server. @example "server-tool-alias" */ server_alias?: string;
        /** Description set for all portals, at the server. */ server_description?: string;
      }

      export interface UpdatedPrompt extends UpdatedEntry {
        /** Name by which the MCP server knows the prompt. */ name: string;
        /** Whether the portal offers the prompt. */ enabled?: boolean;
      }
      export interface UpdatedTool extends UpdatedEntry {
        /** Name by which the MCP server knows the tool. */ name: string;
        /** Whether the portal offers the tool. */ enabled?: boolean;
      }
    }
  }

  export interface PortalUpdateParams extends InAccount, PortalSettings {
    code_mode?: 'off' | 'opt_in' | 'default_on' | 'enforced' | (string & {});
    /** MCP servers behind the portal, each with settings for this portal. @maxItems 80 */ servers?: PortalCreateParams.Server[];
  }

  export interface PortalListParams extends InAccount {
    /** Text looked for in id, name and hostname. @minLength 1 */ search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export interface PortalDeleteResponse extends PortalSettings {
    /** Id of the portal, chosen by you and unique within the account. @minLength 1 @maxLength 32 @example "my-mcp-portal" */ id: string;
    /** @example "example.com" */ hostname: string;
    /** @maxLength 350 */ name: string;
    code_mode?: 'off' | 'opt_in' | 'default_on' | 'enforced';
    /** @readOnly */ created_at?: DateTime;
    /** Creator of the portal. @readOnly */ created_by?: string;
    /** @readOnly */ modified_at?: DateTime;
    /** Author of the last change. @readOnly */ modified_by?: string;
  }

  /** Registered tool servers with their tools and prompts. */
  export interface Servers {
    /** Create an MCP server entry for use in portals.
     *
     *  The answer may still show the status `waiting`: tools and prompts are there once it is `ready`. With `oauth` an administrator has to sign
     *  in first.
     *  @http POST /accounts/{account_id}/access/ai-controls/mcp/servers
     *  @status 201
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "my-mcp-server", "name": "My MCP Server", "hostname": "https://example.com/mcp",
     *    "auth_type": "unauthenticated"
     *  } */
    create(params: ServerCreateParams, options?: RequestOptions): APIPromise<ServerResult>;

    /** Replace an MCP server's credentials, name, tools or prompts.
     *  @http PUT /accounts/{account_id}/access/ai-controls/mcp/servers/{id}
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta */
    update(
      /** @minLength 1 @maxLength 32 */ id: string,
      params: ServerUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ServerResult>;

    /** List the registered MCP servers, optionally matching a search text.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/servers
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns name hostname auth_type description status last_synced modified_at
     *  @key id */
    list(params: ServerListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<ServerResult>, ServerResult>;

    /** Delete an MCP server entry from the account.
     *  @http DELETE /accounts/{account_id}/access/ai-controls/mcp/servers/{id}
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(
      /** @minLength 1 @maxLength 32 */ id: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ServerResult>;

    /** Get one MCP server with its sync state, tools and prompts.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/servers/{id}
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta */
    read(/** @minLength 1 @maxLength 32 */ id: string, params: InAccount, options?: RequestOptions): APIPromise<ServerResult>;

    /** Sync the tools and prompts that an MCP server offers.
     *
     *  Connects to the server now; if that fails, the answer tells the error.
     *  @http POST /accounts/{account_id}/access/ai-controls/mcp/servers/{id}/sync
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta */
    sync(/** @minLength 1 @maxLength 32 */ id: string, params: InAccount, options?: RequestOptions): APIPromise<ServerSyncResponse>;
  }

  export interface ServerSettings extends ServerAccess {
        /** Credential for the server: a bearer token, or JSON with `headers` to send, such as those of a service token.
         *  @example "sk-my-bearer-token" @sensitive */
        auth_credentials?: string;
        /** Secret of a client registered by hand; stored encrypted and never returned. Only with `auth_mode` `manual`. @writeOnly @sensitive */
        client_secret?: string;
        /** Prompts to rename, describe anew or switch, for all portals. */ updated_prompts?: UpdatedPrompt[];
        /** Tools to rename, describe anew or switch, for all portals. */ updated_tools?: UpdatedTool[];
      }
  export interface ServerCreateParams extends InAccount, ServerSettings, ServerIdentity {
    /** @maxLength 350 @minLength 1 */ name: string;
  }

  export interface ServerResult extends ServerStatus {
    /** Prompts to rename, describe anew or switch, for all portals. */ updated_prompts?: UpdatedPrompt[];
    /** Tools to rename, describe anew or switch, for all portals. */ updated_tools?: UpdatedTool[];
  }
  export namespace ServerResult {
    export interface AuthConfigSummary {
      /** Registration method of the OAuth client: by itself (`dcr`) or manual. */ auth_mode?: 'dcr' | 'manual';
      /** Number of the client secret in use. */ client_secret_version?: number;
      /** OAuth endpoints of the MCP server. */ config?: AuthConfigSummary.Config;
      /** Whether a client secret is stored. */ has_client_secret?: boolean;
      /** Client as it is registered at the authorization server. */ registration_info?: AuthConfigSummary.RegistrationInfo;
    }
    export namespace AuthConfigSummary {
      export interface Config {
        /** URL to which users are sent to sign in. */ authorization_endpoint?: string;
        /** Issuer that the authorization server names for itself. */ issuer?: string;
        /** Resource that tokens are requested for. */ resource?: string;
        /** URL at which tokens are revoked. */ revocation_endpoint?: string;
        /** URL at which tokens are fetched. */ token_endpoint?: string;
      }
      export interface RegistrationInfo {
        /** Client id that the authorization server gave. */ client_id?: string;
        /** Redirect URIs that the client is registered with. */ redirect_uris?: string[];
        /** Scopes the client may request, separated by spaces. */ scope?: string;
        /** Authentication method of the client for fetching tokens. */ token_endpoint_auth_method?: string;
      }
    }
  }

  export interface ServerUpdateParams extends InAccount, ServerSettings {
    /** Name of the MCP server for people. @maxLength 350 @minLength 1 */ name?: string;
  }

  export interface ServerListParams extends InAccount {
    /** Text that the id or name of the returned MCP servers must contain. @minLength 1 */ search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export interface ServerSyncResponse {
    /** Error message of the last sync; absent if it succeeded. */ error?: string;
    /** Details of the last sync error, such as whether a retry may help. @readOnly */ error_details?: ErrorDetails;
    /** State after the sync: up to date, out of date, failed or waiting. */ status?: 'waiting' | 'ready' | 'stale' | 'error';
  }

  export type PortalListResponsesV4PagePaginationArray = V4PagePaginationArray<Portal>;

  export type ServerListResponsesV4PagePaginationArray = V4PagePaginationArray<ServerResult>;

  export interface ErrorDetails {
    /** Underlying cause of the failure, if known. */ cause?: string;
    /** Whether the MCP server itself caused the error, rather than Cloudflare. */ is_upstream?: boolean;
    /** Error code of the MCP protocol (JSON-RPC), as the server answered it. */ mcp_code?: number;
    /** Whether the same request may succeed if it is repeated. */ retryable?: boolean;
    /** HTTP status the endpoint answered with; 0 if no connection came about. */ status_code?: number;
  }

  export interface UpdatedPrompt {
    /** Name by which the MCP server knows the prompt. */ name: string;
    /** Name under which the portal shows the prompt or tool in place of the server's own. @maxLength 40 @example "my-custom-alias" */ alias?: string;
    /** Description that replaces the one of the MCP server. */ description?: string;
    /** Whether the portal offers the prompt. */ enabled?: boolean;
  }

  export interface UpdatedTool {
    /** Name by which the MCP server knows the tool. */ name: string;
    /** Name under which the portal shows the prompt or tool in place of the server's own. @maxLength 40 @example "my-custom-alias" */ alias?: string;
    /** Description that replaces the one of the MCP server. */ description?: string;
    /** Whether the portal offers the tool. */ enabled?: boolean;
  }
}

export declare namespace Access.AIControls.Mcp.Portals {
  /** Servers as seen through a bundle. */
  export interface Servers {
    readonly effectiveRedirectURI: Servers.EffectiveRedirectURI;
  }
}

export declare namespace Access.AIControls.Mcp.Portals.Servers {
  /** The OAuth callback that applies to a server. */
  export interface EffectiveRedirectURI {
    /** Get the OAuth redirect URI of an MCP server in a portal.
     *
     *  For registering a client by hand. Existing registrations keep the URI they were made with, so changed settings count only for new ones.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/portals/{portal_id}/servers/{server_id}/effective-redirect-uri
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/mcp-portals-api-effective-redirect-uri */
    get(
      /** @minLength 1 @maxLength 32 */ serverID: string,
      params: EffectiveRedirectURIGetParams,
      options?: RequestOptions,
    ): APIPromise<EffectiveRedirectURIGetResponse>;
  }

  export interface EffectiveRedirectURIGetParams extends InAccount {
    /** Portal that clients use. @minLength 1 @maxLength 32 @example "my-mcp-portal" @from zeroTrust.access.aiControls.mcp.portals.list */
    portal_id: string;
  }

  export interface EffectiveRedirectURIGetResponse {
    /** Redirect URI that a new registration at the server gets. @format uri */ redirect_uri: string;
    /** Location of the URI: on the portal's own hostname, or at the address all portals share. */ source: 'per_portal' | 'shared_mcp22';
  }
}

export declare namespace Access.Infrastructure {
  /** Machines by hostname and private IP. */
  export interface Targets {
    /** Create an infrastructure target: a host with its IP addresses.
     *
     *  Routes to the addresses have to exist in the virtual network, or connections fail.
     *  @http POST /accounts/{account_id}/infrastructure/targets
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "hostname": "infra-access-target",
     *    "ip": { "ipv4": { "ip_addr": "198.51.100.10", "virtual_network_id": "c77b744e-acc8-428f-9257-6878c046ed55" } }
     *  }
     *  @aliases SSH target; server */
    create(params: TargetParams, options?: RequestOptions): APIPromise<Target>;

    /** Replace the hostname and IP addresses of an infrastructure target.
     *  @http PUT /accounts/{account_id}/infrastructure/targets/{target_id}
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "target_id": "b5e2d8f1-3a5c-4e3b-8f0d-0a1b2c3d4e5f", "hostname": "infra-access-target",
     *    "ip": { "ipv4": { "ip_addr": "198.51.100.11" } }
     *  } */
    update(
      /** @format uuid @maxLength 36 */ targetID: string,
      params: TargetParams,
      options?: RequestOptions,
    ): APIPromise<Target>;

    /** List infrastructure targets by hostname, IP range or date.
     *
     *  A target has to match all filters. `ips` and `target_ids` can be repeated to name several.
     *  @http GET /accounts/{account_id}/infrastructure/targets
     *  @availability ga
     *  @columns hostname ip.ipv4.ip_addr ip.ipv6.ip_addr created_at modified_at
     *  @key hostname ip.ipv4.ip_addr ip.ipv6.ip_addr */
    list(params: TargetListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Target>, Target>;

    /** Delete one infrastructure target.
     *  @http DELETE /accounts/{account_id}/infrastructure/targets/{target_id}
     *  @response void
     *  @availability ga */
    delete(/** @format uuid @maxLength 36 */ targetID: string, params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Delete many infrastructure targets (deprecated: use bulkDeleteV2).
     *  @http DELETE /accounts/{account_id}/infrastructure/targets/batch
     *  @response void
     *  @availability deprecated
     *  @deprecated zeroTrust.access.infrastructure.targets.bulkDeleteV2 */
    bulkDelete(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Delete infrastructure targets by a list of ids.
     *  @http POST /accounts/{account_id}/infrastructure/targets/batch_delete
     *  @response void
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "target_ids": ["b5e2d8f1-3a5c-4e3b-8f0d-0a1b2c3d4e5f"] } */
    bulkDeleteV2(params: TargetBulkDeleteV2Params, options?: RequestOptions): APIPromise<void>;

    /** Create many infrastructure targets in one call.
     *  @http PUT /accounts/{account_id}/infrastructure/targets/batch
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "body": [{ "hostname": "infra-access-target", "ip": { "ipv4": { "ip_addr": "198.51.100.10" } } }]
     *  } */
    bulkUpdate(params: TargetBulkUpdateParams, options?: RequestOptions): PagePromise<SinglePage<Target>, Target>;

    /** Get one infrastructure target with its hostname and IP addresses.
     *  @http GET /accounts/{account_id}/infrastructure/targets/{target_id}
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ targetID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<Target>;
  }

  export interface TargetParams extends InAccount, TargetBulkUpdateParams.Body {}

  export interface Target {
    /** Identifies the target; given by Cloudflare. @format uuid @maxLength 36 */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** Name of the host; several targets may share it, and policies match on it. @example "infra-access-target" */ hostname: string;
    /** Addresses of the host: IPv4, IPv6 or both. */ ip: IP;
    /** @readOnly */ modified_at: DateTime;
    /** Your own labels on the target, as keys and values; empty if none were assigned. */ tags?: { [key: string]: string } | null;
  }

  export interface TargetListParams extends InAccount {
    /** Only targets created at or after this time. */ created_after?: DateTime | null;
    /** Only targets created at or before this time. */ created_before?: DateTime | null;
    direction?: 'asc' | 'desc';
    /** Only targets with exactly this hostname. @minLength 1 */ hostname?: string | null;
    /** Only targets whose hostname contains this text. @minLength 1 */ hostname_contains?: string | null;
    /** Only targets with a similar address; `*` stands for any characters. @minLength 1 */ ip_like?: string | null;
    /** Only the target with this IPv4 address. @format ipv4 */ ip_v4?: string | null;
    /** Only the target with this IPv6 address. @format ipv6 */ ip_v6?: string | null;
    /** Only targets with one of these addresses. */ ips?: string[];
    /** Last address of an IPv4 range, included; needs `ipv4_start`. @format ipv4 */ ipv4_end?: string | null;
    /** First address of an IPv4 range, included; needs `ipv4_end`. @format ipv4 */ ipv4_start?: string | null;
    /** Last address of an IPv6 range, included; needs `ipv6_start`. @format ipv6 */ ipv6_end?: string | null;
    /** First address of an IPv6 range, included; needs `ipv6_end`. @format ipv6 */ ipv6_start?: string | null;
    /** Only targets changed at or after this time. */ modified_after?: DateTime | null;
    /** Only targets changed at or before this time. */ modified_before?: DateTime | null;
    /** Property by which the targets are sorted. */ order?: 'hostname' | 'created_at' | (string & {});
    /** Only these targets, by id. */ target_ids?: (/** @format uuid */ string)[];
    /** Only targets in this virtual network. @format uuid @from zeroTrust.networks.virtualNetworks.list */ virtual_network_id?: string | null;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 1000 */ per_page?: Integer;
    /** Tag a returned target must carry: `key:value`, or `key:` for an empty value. Repeat for several; a malformed one is refused.
     *  @example ["environment:production"] */
    tag?: string[];
  }

  export interface TargetBulkDeleteV2Params extends InAccount {
    /** Targets to delete, by id. @from zeroTrust.access.infrastructure.targets.list */ target_ids: (/** @format uuid @maxLength 36 */ string)[];
  }

  export interface TargetBulkUpdateParams extends InAccount {
    /** Entries to write: targets to save, or seats to change. @body */ body: TargetBulkUpdateParams.Body[];
  }
  export namespace TargetBulkUpdateParams {
    export interface Body {
      /** Name of the host; need not be unique. Letters, digits, `-` and `.`, with a letter or digit at both ends.
       *  @example "infra-access-target" @minLength 1 @maxLength 255 @pattern ^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$ */
      hostname: string;
      /** Addresses of the host: IPv4, IPv6 or both. */ ip: IP;
      /** Your own labels on the target, as keys with optional values; null removes them. */ tags?: { [key: string]: string } | null;
    }
  }

  export type TargetBulkUpdateResponsesSinglePage = SinglePage<Target>;

  export type TargetListResponsesV4PagePaginationArray = V4PagePaginationArray<Target>;

  export interface IP {
    /** IPv4 address of the target and the virtual network it lies in. */ ipv4?: IP.IPV4;
    /** IPv6 address of the target and the virtual network it lies in. */ ipv6?: IP.IPV4;
  }
  export namespace IP {
    export interface IPV4 {
      /** Address at which the target is reached inside the virtual network. @example "187.26.29.249" @format ip */ ip_addr?: string;
      /** @format uuid @example "c77b744e-acc8-428f-9257-6878c046ed55" @from zeroTrust.networks.virtualNetworks.list */
      virtual_network_id?: string;
    }
  }
}

export declare namespace Access.Applications {
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
    list(appID: AppIDParam, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<UserPolicyCheckListResponse>;
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
    export interface UserIdentity extends ClientIdentity {
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
     *  @availability ga */
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
    export interface AccessAppPolicyRequest extends InAccountOrZone, ApprovalRules {
      /** Order in which the policy is checked, lowest first; unique within the application. */ precedence?: Integer;
      /** How long a sign-in through the policy lasts, such as `24h`; null takes the duration of the application.
       *  @example "24h" */
      session_duration?: string | null;
    }
    export interface AccessInfraPolicyReq extends InAccountOrZone, PolicyDecision {
      connection_rules?: ConnectionRules;
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
    export interface AccessInfraPolicyReq extends InAccountOrZone, PolicyDecision {
      /** Application the policy belongs to.
       *  @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly @from zeroTrust.access.applications.list */
      app_id: string;
      connection_rules?: ConnectionRules;
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
    export interface DecisionPolicy extends SessionApprovalRules {
      decision: DecisionParam;
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
     *  @availability ga */
    update(appID: AppIDParam, params: SettingParams, options?: RequestOptions): APIPromise<Setting>;

    /** Edit an application's iframe or interstitial setting alone.
     *  @http PATCH /{account_or_zone}/access/apps/{app_id}/settings
     *  @body json required
     *  @status 202
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "app_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "allow_iframe": true } */
    edit(appID: AppIDParam, params: SettingParams, options?: RequestOptions): APIPromise<Setting>;
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

  export interface AccountPolicy extends SelfHostedApplicationPolicy {}

  export interface ApplicationPolicy extends NamedDecision, StoredPolicyRules {
    /** Id of the policy, given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.access.policies.list */
    id?: string;
    connection_rules?: ConnectionRules;
    /** Second factor that Access itself asks for; overrides the organization's MFA settings. */ mfa_config?: ZeroTrust.InfraMfaConfig;
  }
}

export declare namespace Access.Applications.PolicyTests {
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

  export interface UserListResponse extends UserContact {
    /** Identifies the user; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    id?: string;
    /** Outcome for the user: let in, blocked or not evaluated. */ status?: 'approved' | 'blocked' | 'error';
  }

  export type UserListResponsesV4PagePaginationArray = V4PagePaginationArray<UserListResponse>;
}

export declare namespace Access.Certificates {
  /** Per-hostname options for client certificates. */
  export interface Settings {
    /** Replace the mTLS settings of hostnames, such as forwarding.
     *  @http PUT /{account_or_zone}/access/certificates/settings
     *  @status 202
     *  @permission Access: Mutual TLS Certificates Write
     *  @availability ga */
    update(params: SettingUpdateParams, options?: RequestOptions): PagePromise<SinglePage<CertificateSettings>, CertificateSettings>;

    /** Get the mTLS settings of each hostname, such as forwarding.
     *  @http GET /{account_or_zone}/access/certificates/settings
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read
     *  @availability ga
     *  @columns hostname china_network client_certificate_forwarding
     *  @key hostname */
    get(params?: InAccountOrZone | null, options?: RequestOptions): PagePromise<SinglePage<CertificateSettings>, CertificateSettings>;
  }

  export interface SettingUpdateParams extends InAccountOrZone {
    /** Settings by hostname. */ settings: CertificateSettings[];
  }

  export interface CertificateSettings {
    /** Whether client certificates are asked for in the China network; needs a zone that uses it. */ china_network: boolean;
    /** Whether the client certificate is passed to the origin in the `Cf-Client-Cert…` headers. */ client_certificate_forwarding: boolean;
    /** Hostname that the settings are for. @example "admin.example.com" @minLength 1 */ hostname: string;
  }

  export type CertificateSettingsSinglePage = SinglePage<CertificateSettings>;
}

export declare namespace Access.Logs {
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

export declare namespace Access.Logs.SCIM {
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

export declare namespace Access.Users {
  /** Current sign-ins of a user. */
  export interface ActiveSessions {
    /** List the sessions in which a user is signed in now.
     *  @http GET /accounts/{account_id}/access/users/{user_id}/active_sessions
     *  @permission Access: Audit Logs Read
     *  @availability ga
     *  @columns name expiration */
    list(
      /** @maxLength 36 */ userID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ActiveSessionListResponse>, ActiveSessionListResponse>;

    /** Get one active session of a user by its nonce.
     *  @http GET /accounts/{account_id}/access/users/{user_id}/active_sessions/{nonce}
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    get(nonce: string, params: ActiveSessionGetParams, options?: RequestOptions): APIPromise<ActiveSessionGetResponse>;
  }

  export interface ActiveSessionListResponse {
    /** Time at which the session ends. @example 1694813506 @unit seconds since 1970 */ expiration?: Integer;
    /** Applications of the session, and how long it lasts. */ metadata?: ActiveSessionListResponse.Metadata;
    /** Name under which the session is stored. */ name?: string;
  }
  export namespace ActiveSessionListResponse {
    export interface Metadata {
      /** Applications that the session was used for, by audience tag. */ apps?: { [key: string]: Metadata.Apps };
      /** Time at which the session ends. @example 1694813506 @unit seconds since 1970 */ expires?: Integer;
      /** Time at which the token was issued. @example 1694791905 @unit seconds since 1970 */ iat?: Integer;
      /** Identifies the session; `activeSessions.get` takes it. @example "X1aXj1lFVcqqyoXF" */ nonce?: string;
      /** Length of the session. @unit seconds @example 21600 */ ttl?: Integer;
    }
    export namespace Metadata {
      export interface Apps {
        /** Hostname that was asked for. @example "test.example.com" */ hostname?: string;
        /** Name of the application that was used. */ name?: string;
        /** Kind of application, such as `self_hosted`. @example "self_hosted" */ type?: string;
        /** Identifies the application. @example "cc2a8145-0128-4429-87f3-872c4d380c4e" */ uid?: string;
      }
    }
  }

  export interface ActiveSessionGetParams extends InAccount {
    /** User whose sessions are asked for. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly @from zeroTrust.access.users.list */
    user_id: string;
  }

  export interface ActiveSessionGetResponse extends Identity {
    /** Whether the session still works. */ isActive?: boolean;
  }
  export namespace ActiveSessionGetResponse {
    export interface DeviceSessions {
      /** Time of the device's last sign-in. @unit seconds since 1970 */ last_authenticated?: number;
    }
    export interface DevicePosture {
      /** Posture check that was run. */ id?: string;
      /** Path that the check looked for, and whether it exists. */ check?: DevicePosture.Check;
      /** Values reported by the device for the check. */ data?: unknown;
      /** Purpose of the posture check. */ description?: string;
      /** Error message of the posture check; absent if it succeeded. */ error?: string;
      /** Name of the posture check. */ rule_name?: string;
      success?: boolean;
      /** Time of the check or measurement. */ timestamp?: string;
      /** Kind of posture check, such as `file`. */ type?: string;
    }
    export namespace DevicePosture {
      export interface Check {
        /** Whether the file or application is on the device. */ exists?: boolean;
        /** Path that was looked at on the device. */ path?: string;
      }
    }
    export interface Geo {
      /** Country, as a two-letter code. */ country?: string;
    }
    export interface IdP {
      /** Identity provider by which the user signed in. @example "023e105f4ecef8ad9ca31a8372d0c353" */
      id?: string;
      /** Kind of identity provider. @example "zone" */ type?: string;
    }
    export interface MTLSAuth {
      /** State of the client certificate (mTLS) sign-in, such as `NONE`. */ auth_status?: string;
      /** Issuer of the client certificate, as its distinguished name. */ cert_issuer_dn?: string;
      /** Subject key identifier of the issuer's certificate. */ cert_issuer_ski?: string;
      /** Whether a client certificate was shown. */ cert_presented?: boolean;
      /** Serial number of the client certificate. */ cert_serial?: string;
    }
  }

  /** Identity recorded at a user's latest sign-in. */
  export interface LastSeenIdentity {
    /** Get the identity that Access saw at a user's last sign-in.
     *
     *  Holds what the identity provider sent, such as groups: use it to see why a policy matched.
     *  @http GET /accounts/{account_id}/access/users/{user_id}/last_seen_identity
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    get(/** @maxLength 36 */ userID: string, params: InAccount, options?: RequestOptions): APIPromise<Identity>;
  }

  export interface Identity extends ClientIdentity {
    /** @example "1234567890" */ account_id?: string;
    /** State of the client certificate (mTLS) sign-in, such as `NONE`. @example "NONE" */ auth_status?: string;
    /** Common name of the client certificate; empty without one. @example "" */ common_name?: string;
    /** Device that the user signed in on. @example "" */ device_id?: string;
    /** Sessions of the user's devices, by device id. */ device_sessions?: { [key: string]: ActiveSessionGetResponse.DeviceSessions };
    /** Outcome of the posture checks, by check. */ devicePosture?: { [key: string]: ActiveSessionGetResponse.DevicePosture };
    /** Time at which the session was issued. @example 1694791905 @unit seconds since 1970 */ iat?: number;
    /** Identity provider that the user signed in with. */ idp?: ActiveSessionGetResponse.IdP;
    /** Address that the user signed in from. @example "127.0.0.0" */ ip?: string;
    /** Client certificate that the user showed. */ mtls_auth?: ActiveSessionGetResponse.MTLSAuth;
    /** Service token that signed in; empty for a person. @example "" */ service_token_id?: string;
    /** Whether a service token signed in rather than a person. */ service_token_status?: boolean;
    /** @example "57cf8cf2-f55a-4588-9ac9-f5e41e9f09b4" */ user_uuid?: string;
    /** Version of the identity's format. @example 2 */ version?: number;
  }

  /** A person's refused attempts. */
  export interface FailedLogins {
    /** List a user's failed sign-in attempts.
     *  @http GET /accounts/{account_id}/access/users/{user_id}/failed_logins
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    list(
      /** @maxLength 36 */ userID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<FailedLoginListResponse>, FailedLoginListResponse>;
  }

  export interface FailedLoginListResponse {
    /** Time at which the session ends. @unit seconds since 1970 */ expiration?: Integer;
    /** Details of the attempt, such as the application and address. */ metadata?: unknown;
  }

  /** Second factors a person has enrolled. */
  export interface MfaAuthenticators {
    /** Delete an MFA authenticator of a Zero Trust user.
     *
     *  The user has to enroll again. Available only if MFA is turned on for the organization.
     *  @http DELETE /accounts/{account_id}/access/users/{user_id}/mfa_authenticators/{authenticator_id}
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-users-delete-mfa-authenticator
     *  @aliases reset MFA */
    delete(authenticatorID: string, params: MfaAuthenticatorDeleteParams, options?: RequestOptions): APIPromise<JsonObject | null>;
  }

  export interface MfaAuthenticatorDeleteParams extends InAccount {
    /** User who loses the authenticator. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly @from zeroTrust.access.users.list */
    user_id: string;
  }

  export type ActiveSessionListResponsesSinglePage = SinglePage<ActiveSessionListResponse>;

  export type FailedLoginListResponsesSinglePage = SinglePage<FailedLoginListResponse>;
}
