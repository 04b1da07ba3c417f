import type {
  APIPromise,
  JsonObject,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from '../_client.ts';
import type { AuditLog, DateTime, InAccount, InAccountOrZone, Integer, ResourceID } from '../_shared.ts';
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
  /** Governance of how AI clients reach tools. */
  export interface AIControls {
    readonly mcp: AIControls.Mcp;
  }

  /** SSH certificate authorities for servers behind sign-in. */
  export interface GatewayCA {
    /** Generate a new SSH certificate authority for Access for Infrastructure.
     *  @http POST /accounts/{account_id}/access/gateway_ca
     *  @status 201
     *  @permission Access: SSH Auditing Write
     *  @availability ga */
    create(params: GatewayCACreateParams, options?: RequestOptions): APIPromise<GatewayCAListResponse>;

    /** List the account's SSH certificate authorities.
     *  @http GET /accounts/{account_id}/access/gateway_ca
     *  @permission Access: SSH Auditing Write; Access: SSH Auditing Read
     *  @availability ga */
    list(params: GatewayCAListParams, options?: RequestOptions): PagePromise<SinglePage<GatewayCAListResponse>, GatewayCAListResponse>;

    /** Remove an SSH certificate authority by its certificate ID.
     *  @http DELETE /accounts/{account_id}/access/gateway_ca/{certificate_id}
     *  @permission Access: SSH Auditing Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ certificateID: string,
      params: GatewayCADeleteParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.IdentityProviderDeleteResponse>;
  }

  export type GatewayCACreateParams = InAccount;

  export type GatewayCACreateResponse = GatewayCAListResponse;

  export type GatewayCAListParams = InAccount;

  export interface GatewayCAListResponse {
    id?: string;
    public_key?: string;
  }

  export type GatewayCADeleteParams = InAccount;

  export type GatewayCADeleteResponse = ZeroTrust.IdentityProviderDeleteResponse;

  /** Permission for another party to rely on your identity providers. */
  export interface IdPFederationGrants {
    /** Grant federation for one of the account's identity providers.
     *  @http POST /accounts/{account_id}/access/idp_federation_grants
     *  @status 201
     *  @availability beta */
    create(params: IdPFederationGrantCreateParams, options?: RequestOptions): APIPromise<IdPFederationGrant>;

    /** List the account's identity provider federation grants.
     *  @http GET /accounts/{account_id}/access/idp_federation_grants
     *  @availability beta */
    list(params: IdPFederationGrantListParams, options?: RequestOptions): APIPromise<IdPFederationGrantListResponse>;

    /** Withdraw a federation grant from an identity provider.
     *  @http DELETE /accounts/{account_id}/access/idp_federation_grants/{grant_id}
     *  @status 202 */
    delete(
      grantID: ResourceID,
      params: IdPFederationGrantDeleteParams,
      options?: RequestOptions,
    ): APIPromise<IdPFederationGrantDeleteResponse>;

    /** Look up one identity provider federation grant by its ID.
     *  @http GET /accounts/{account_id}/access/idp_federation_grants/{grant_id}
     *  @availability beta */
    get(grantID: ResourceID, params: IdPFederationGrantGetParams, options?: RequestOptions): APIPromise<IdPFederationGrant>;
  }

  export interface IdPFederationGrantCreateParams extends InAccount {
    /** @format uuid @example "a79de439-0e7f-4ebb-8a02-222222222222" */ idp_id: string;
  }

  export interface IdPFederationGrant {
    id: ResourceID;
    /** @format uuid @example "a79de439-0e7f-4ebb-8a02-222222222222" */ idp_id: string;
  }

  export type IdPFederationGrantListParams = InAccount;

  export type IdPFederationGrantListResponse = IdPFederationGrant[];

  export type IdPFederationGrantDeleteParams = InAccount;

  export interface IdPFederationGrantDeleteResponse {
    id?: ResourceID;
  }

  export type IdPFederationGrantGetParams = InAccount;

  /** Keys with which identity providers encrypt their answers. */
  export interface SAMLCertificates {
    /** Page through SAML encryption certificate sets, optionally by ID.
     *  @http GET /accounts/{account_id}/access/saml_certificates */
    list(
      params: SAMLCertificateListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<SAMLCertificateGetResponse>, SAMLCertificateGetResponse>;

    /** Show one SAML encryption certificate set.
     *  @http GET /accounts/{account_id}/access/saml_certificates/{saml_cert_set_id} */
    get(
      /** @maxLength 36 */ samlCERTSetID: string,
      params: SAMLCertificateGetParams,
      options?: RequestOptions,
    ): APIPromise<SAMLCertificateGetResponse>;

    /** Download a SAML encryption certificate set in PEM form.
     *  @http GET /accounts/{account_id}/access/saml_certificates/{saml_cert_set_id}/pem
     *  @answer binary application/x-pem-file */
    getPem(/** @maxLength 36 */ samlCERTSetID: string, params: SAMLCertificateGetPemParams, options?: RequestOptions): APIPromise<Response>;

    /** Issue a new encryption certificate within a SAML certificate set.
     *  @http POST /accounts/{account_id}/access/saml_certificates/{saml_cert_set_id}/rotate */
    rotate(
      /** @maxLength 36 */ samlCERTSetID: string,
      params: SAMLCertificateRotateParams,
      options?: RequestOptions,
    ): APIPromise<SAMLCertificateGetResponse>;
  }

  export interface SAMLCertificateListParams extends InAccount {
    id?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 25 */ per_page?: Integer;
  }

  export import SAMLCertificateListResponse = Access.SAMLCertificateGetResponse;

  export type SAMLCertificateGetParams = InAccount;

  export interface SAMLCertificateGetResponse {
    /** @readOnly */ created_at: DateTime;
    /** @example "a5bb4b3f-c2d1-4e6a-8f9b-1d3e4f5a6b7c" */ uid: string;
    /** @readOnly */ updated_at: DateTime;
    current_certificate?: SAMLCertificateGetResponse.CurrentCertificate;
    previous_certificate?: unknown;
  }
  export namespace SAMLCertificateGetResponse {
    export interface CurrentCertificate {
      is_current: boolean;
      not_after: DateTime;
      public_certificate: string;
      /** @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ uid: string;
    }
  }

  export type SAMLCertificateGetPemParams = InAccount;

  export type SAMLCertificateRotateParams = InAccount;

  export import SAMLCertificateRotateResponse = Access.SAMLCertificateGetResponse;

  /** Servers reached by SSH and similar protocols. */
  export interface Infrastructure {
    readonly targets: Infrastructure.Targets;
  }

  /** Web sites, SaaS and infrastructure that need sign-in. */
  export interface Applications {
    readonly cas: Applications.CAs;
    readonly userPolicyChecks: Applications.UserPolicyChecks;
    readonly policies: Applications.Policies;
    readonly policyTests: Applications.PolicyTests;
    readonly settings: Applications.Settings;

    /** Put an application of any type behind Access, in an account or zone.
     *  @http POST /{account_or_zone}/access/apps
     *  @body json required
     *  @status 201
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    create(params: ApplicationCreateParams, options?: RequestOptions): APIPromise<ApplicationGetResponse>;

    /** Replace an Access application's whole configuration.
     *  @http PUT /{account_or_zone}/access/apps/{app_id}
     *  @body json required
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    update(appID: AppIDParam, params: ApplicationUpdateParams, options?: RequestOptions): APIPromise<ApplicationGetResponse>;

    /** Page through an account's or zone's applications by name, domain or AUD tag.
     *  @http GET /{account_or_zone}/access/apps
     *  @permission Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga */
    list(
      params?: ApplicationListParams | null,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ApplicationGetResponse>, ApplicationGetResponse>;

    /** Delete an application, so that Access no longer guards it.
     *  @http DELETE /{account_or_zone}/access/apps/{app_id}
     *  @status 202
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    delete(
      appID: AppIDParam,
      params?: ApplicationDeleteParams | null,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.IdentityProviderDeleteResponse>;

    /** Read one Access application's type, domain and settings.
     *  @http GET /{account_or_zone}/access/apps/{app_id}
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga */
    get(appID: AppIDParam, params?: ApplicationGetParams | null, options?: RequestOptions): APIPromise<ApplicationGetResponse>;

    /** Revoke all tokens issued for an application, so users must sign in again.
     *  @http POST /{account_or_zone}/access/apps/{app_id}/revoke_tokens
     *  @status 202
     *  @permission Access: Apps and Policies Revoke; Access: Apps and Policies Write
     *  @availability ga
     *  @confirm */
    revokeTokens(
      appID: AppIDParam,
      params?: ApplicationRevokeTokensParams | null,
      options?: RequestOptions,
    ): APIPromise<ApplicationRevokeTokensResponse | null>;
  }

  export type ApplicationCreateParams =
    | ApplicationCreateParams.BrowserSSHApplication | ApplicationCreateParams.SaaSApplication
    | ApplicationCreateParams.AppLauncherApplication
    | ApplicationCreateParams.BrowserIsolationPermissionsApplication
    | ApplicationCreateParams.GatewayIdentityProxyEndpointApplication
    | ApplicationCreateParams.BookmarkApplication | ApplicationCreateParams.InfrastructureApplication
    | ApplicationCreateParams.BrowserRDPApplication | ApplicationCreateParams.McpServerApplication
    | ApplicationCreateParams.McpServerPortalApplication;
  export namespace ApplicationCreateParams {
    export interface AppLauncherApplication extends InAccountOrZone {
      type: 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso' | 'infrastructure' | 'rdp' | 'mcp' | 'mcp_portal' | 'proxy_endpoint';
      allowed_idps?: AllowedIdPsParam[];
      app_launcher_logo_url?: string;
      /** @default false */ auto_redirect_to_identity?: boolean;
      /** @example "#ff0000" */ bg_color?: string;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      footer_links?: ApplicationGetResponse.AppLauncherApplication.FooterLink[];
      /** @example "#ff0000" */ header_bg_color?: string;
      landing_page_design?: ApplicationGetResponse.AppLauncherApplication.LandingPageDesign;
      policies?: (SaaSApplication.AccessAppPolicyLink | /** @maxLength 36 */ string | SaaSApplication.UnionMember2)[];
      /** @default "24h" @example "24h" */ session_duration?: string;
      /** @default false */ skip_app_launcher_login_page?: boolean;
    }
    export namespace AppLauncherApplication {
      export type AccessAppPolicyLink = SaaSApplication.AccessAppPolicyLink;
      export type FooterLink = ApplicationGetResponse.AppLauncherApplication.FooterLink;
      export type LandingPageDesign = ApplicationGetResponse.AppLauncherApplication.LandingPageDesign;
      export import UnionMember2 = SaaSApplication.UnionMember2;
    }
    export interface BookmarkApplication extends InAccountOrZone {
      /** @default true */ app_launcher_visible?: boolean;
      /** @example "https://mybookmark.com" */ domain?: string;
      logo_url?: string;
      name?: string;
      policies?: (SaaSApplication.AccessAppPolicyLink | /** @maxLength 36 */ string | SaaSApplication.UnionMember2)[];
      /** @default [] */ tags?: string[];
      type?: ApplicationType;
    }
    export namespace BookmarkApplication {
      export type AccessAppPolicyLink = SaaSApplication.AccessAppPolicyLink;
      export import UnionMember2 = SaaSApplication.UnionMember2;
    }
    export interface BrowserIsolationPermissionsApplication extends InAccountOrZone {
      type: ApplicationType;
      allowed_idps?: AllowedIdPsParam[];
      /** @default false */ auto_redirect_to_identity?: boolean;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      policies?: (SaaSApplication.AccessAppPolicyLink | /** @maxLength 36 */ string | SaaSApplication.UnionMember2)[];
      /** @default "24h" @example "24h" */ session_duration?: string;
    }
    export namespace BrowserIsolationPermissionsApplication {
      export type AccessAppPolicyLink = SaaSApplication.AccessAppPolicyLink;
      export import UnionMember2 = SaaSApplication.UnionMember2;
    }
    export interface BrowserRDPApplication extends InAccountOrZone {
      /** @example "test.example.com/admin" */ domain: string;
      target_criteria: ApplicationGetResponse.BrowserRDPApplication.TargetCriterion[];
      type: ApplicationType;
      allow_authenticate_via_warp?: boolean;
      allow_iframe?: boolean;
      allowed_idps?: AllowedIdPsParam[];
      /** @default true */ app_launcher_visible?: boolean;
      /** @default false */ auto_redirect_to_identity?: boolean;
      cors_headers?: CORSHeaders;
      custom_deny_message?: string;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      /** @default [] */ destinations?: (/** @discriminator type */ ApplicationGetResponse.McpServerApplication.PublicDestination | ApplicationGetResponse.McpServerApplication.PrivateDestination | ApplicationGetResponse.McpServerApplication.ViaMcpServerPortalDestination | ApplicationGetResponse.McpServerApplication.WorkerDestination | ApplicationGetResponse.McpServerApplication.PreviewWorkerDestination | ApplicationGetResponse.McpServerApplication.AllWorkersDestination | ApplicationGetResponse.McpServerApplication.AllPreviewWorkersDestination)[];
      /** @default true */ eager_redirect_cookie_setting?: boolean;
      /** @default false */ enable_binding_cookie?: boolean;
      /** @default true */ http_only_cookie_attribute?: boolean;
      logo_url?: string;
      mfa_config?: ZeroTrust.MfaConfig;
      name?: string;
      oauth_configuration?: ApplicationGetResponse.McpServerApplication.OAuthConfiguration;
      options_preflight_bypass?: boolean;
      /** @default false */ path_cookie_attribute?: boolean;
      policies?: (SaaSApplication.AccessAppPolicyLink | /** @maxLength 36 */ string | SaaSApplication.UnionMember2)[];
      /** @example "Authorization" */ read_service_tokens_from_header?: string;
      /** @example "strict" */ same_site_cookie_attribute?: string;
      scim_config?: ApplicationGetResponse.SaaSApplication.SCIMConfig;
      /** @default [] @deprecated */ self_hosted_domains?: SelfHostedDomainsParam[];
      service_auth_401_redirect?: boolean;
      /** @default "24h" @example "24h" */ session_duration?: string;
      skip_interstitial?: boolean;
      /** @default [] */ tags?: string[];
      /** @default false */ use_clientless_isolation_app_launcher_url?: boolean;
    }
    export namespace BrowserRDPApplication {
      export type AccessAppPolicyLink = SaaSApplication.AccessAppPolicyLink;
      export type AllPreviewWorkersDestination = ApplicationGetResponse.McpServerApplication.AllPreviewWorkersDestination;
      export type AllWorkersDestination = ApplicationGetResponse.McpServerApplication.AllWorkersDestination;
      export type MfaConfig = ZeroTrust.MfaConfig;
      export import OAuthConfiguration = ApplicationGetResponse.McpServerApplication.OAuthConfiguration;
      export type PreviewWorkerDestination = ApplicationGetResponse.McpServerApplication.PreviewWorkerDestination;
      export type PrivateDestination = ApplicationGetResponse.McpServerApplication.PrivateDestination;
      export type PublicDestination = ApplicationGetResponse.McpServerApplication.PublicDestination;
      export import SCIMConfig = ApplicationGetResponse.SaaSApplication.SCIMConfig;
      export type TargetCriterion = ApplicationGetResponse.BrowserRDPApplication.TargetCriterion;
      export import UnionMember2 = SaaSApplication.UnionMember2;
      export type ViaMcpServerPortalDestination = ApplicationGetResponse.McpServerApplication.ViaMcpServerPortalDestination;
      export type WorkerDestination = ApplicationGetResponse.McpServerApplication.WorkerDestination;
    }
    export interface BrowserSSHApplication extends InAccountOrZone {
      /** @example "test.example.com/admin" */ domain: string;
      type: 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso' | 'infrastructure' | 'rdp' | 'mcp' | 'mcp_portal' | 'proxy_endpoint';
      allow_authenticate_via_warp?: boolean;
      allow_iframe?: boolean;
      allowed_idps?: AllowedIdPsParam[];
      /** @default true */ app_launcher_visible?: boolean;
      /** @default false */ auto_redirect_to_identity?: boolean;
      cors_headers?: CORSHeaders;
      custom_deny_message?: string;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      /** @default [] */ destinations?: (/** @discriminator type */ ApplicationGetResponse.McpServerApplication.PublicDestination | ApplicationGetResponse.McpServerApplication.PrivateDestination | ApplicationGetResponse.McpServerApplication.ViaMcpServerPortalDestination | ApplicationGetResponse.McpServerApplication.WorkerDestination | ApplicationGetResponse.McpServerApplication.PreviewWorkerDestination | ApplicationGetResponse.McpServerApplication.AllWorkersDestination | ApplicationGetResponse.McpServerApplication.AllPreviewWorkersDestination)[];
      /** @default true */ eager_redirect_cookie_setting?: boolean;
      /** @default false */ enable_binding_cookie?: boolean;
      /** @default true */ http_only_cookie_attribute?: boolean;
      logo_url?: string;
      mfa_config?: ZeroTrust.MfaConfig;
      name?: string;
      oauth_configuration?: ApplicationGetResponse.McpServerApplication.OAuthConfiguration;
      options_preflight_bypass?: boolean;
      /** @default false */ path_cookie_attribute?: boolean;
      policies?: (SaaSApplication.AccessAppPolicyLink | /** @maxLength 36 */ string | SaaSApplication.UnionMember2)[];
      /** @example "Authorization" */ read_service_tokens_from_header?: string;
      /** @example "strict" */ same_site_cookie_attribute?: string;
      scim_config?: ApplicationGetResponse.SaaSApplication.SCIMConfig;
      /** @default [] @deprecated */ self_hosted_domains?: SelfHostedDomainsParam[];
      service_auth_401_redirect?: boolean;
      /** @default "24h" @example "24h" */ session_duration?: string;
      skip_interstitial?: boolean;
      /** @default [] */ tags?: string[];
      /** @default false */ use_clientless_isolation_app_launcher_url?: boolean;
    }
    export namespace BrowserSSHApplication {
      export type AccessAppPolicyLink = SaaSApplication.AccessAppPolicyLink;
      export type AllPreviewWorkersDestination = ApplicationGetResponse.McpServerApplication.AllPreviewWorkersDestination;
      export type AllWorkersDestination = ApplicationGetResponse.McpServerApplication.AllWorkersDestination;
      export type MfaConfig = ZeroTrust.MfaConfig;
      export import OAuthConfiguration = ApplicationGetResponse.McpServerApplication.OAuthConfiguration;
      export type PreviewWorkerDestination = ApplicationGetResponse.McpServerApplication.PreviewWorkerDestination;
      export type PrivateDestination = ApplicationGetResponse.McpServerApplication.PrivateDestination;
      export type PublicDestination = ApplicationGetResponse.McpServerApplication.PublicDestination;
      export import SCIMConfig = ApplicationGetResponse.SaaSApplication.SCIMConfig;
      export import UnionMember2 = SaaSApplication.UnionMember2;
      export type ViaMcpServerPortalDestination = ApplicationGetResponse.McpServerApplication.ViaMcpServerPortalDestination;
      export type WorkerDestination = ApplicationGetResponse.McpServerApplication.WorkerDestination;
    }
    export import BrowserVNCApplication = Access.ApplicationCreateParams.BrowserSSHApplication;
    export import DeviceEnrollmentPermissionsApplication = Access.ApplicationCreateParams.BrowserIsolationPermissionsApplication;
    export interface GatewayIdentityProxyEndpointApplication extends InAccountOrZone {
      type: ApplicationType;
      allowed_idps?: AllowedIdPsParam[];
      /** @default false */ auto_redirect_to_identity?: boolean;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      /** @example "test.example.com/admin" */ domain?: string;
      name?: string;
      policies?: (SaaSApplication.AccessAppPolicyLink | /** @maxLength 36 */ string | SaaSApplication.UnionMember2)[];
      /** @default "24h" @example "24h" */ session_duration?: string;
    }
    export namespace GatewayIdentityProxyEndpointApplication {
      export type AccessAppPolicyLink = SaaSApplication.AccessAppPolicyLink;
      export import UnionMember2 = SaaSApplication.UnionMember2;
    }
    export interface InfrastructureApplication extends InAccountOrZone {
      target_criteria: ApplicationGetResponse.InfrastructureApplication.TargetCriterion[];
      type: ApplicationType;
      mfa_config?: ZeroTrust.InfraMfaConfig;
      name?: string;
      policies?: InfrastructureApplication.Policy[];
    }
    export namespace InfrastructureApplication {
      export type MfaConfig = ZeroTrust.InfraMfaConfig;
      export interface Policy {
        decision: Decision;
        /** @default [] */ include: Applications.AccessRule[];
        name: string;
        connection_rules?: Applications.PolicyCreateParams.AccessInfraPolicyReq.ConnectionRules;
        /** @default [] */ exclude?: Applications.AccessRule[];
        mfa_config?: ZeroTrust.InfraMfaConfig;
        /** @default [] */ require?: Applications.AccessRule[];
      }
      export namespace Policy {
        export import ConnectionRules = Applications.PolicyCreateParams.AccessInfraPolicyReq.ConnectionRules;
        export type MfaConfig = ZeroTrust.InfraMfaConfig;
      }
      export type TargetCriterion = ApplicationGetResponse.InfrastructureApplication.TargetCriterion;
    }
    export interface McpServerApplication extends InAccountOrZone {
      type: ApplicationType;
      allow_authenticate_via_warp?: boolean;
      allowed_idps?: AllowedIdPsParam[];
      /** @default false */ auto_redirect_to_identity?: boolean;
      custom_deny_message?: string;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      /** @default [] */ destinations?: (/** @discriminator type */ ApplicationGetResponse.McpServerApplication.PublicDestination | ApplicationGetResponse.McpServerApplication.PrivateDestination | ApplicationGetResponse.McpServerApplication.ViaMcpServerPortalDestination | ApplicationGetResponse.McpServerApplication.WorkerDestination | ApplicationGetResponse.McpServerApplication.PreviewWorkerDestination | ApplicationGetResponse.McpServerApplication.AllWorkersDestination | ApplicationGetResponse.McpServerApplication.AllPreviewWorkersDestination)[];
      /** @default true */ http_only_cookie_attribute?: boolean;
      logo_url?: string;
      name?: string;
      oauth_configuration?: ApplicationGetResponse.McpServerApplication.OAuthConfiguration;
      options_preflight_bypass?: boolean;
      policies?: (SaaSApplication.AccessAppPolicyLink | /** @maxLength 36 */ string | SaaSApplication.UnionMember2)[];
      /** @example "strict" */ same_site_cookie_attribute?: string;
      scim_config?: ApplicationGetResponse.SaaSApplication.SCIMConfig;
      /** @default "24h" @example "24h" */ session_duration?: string;
      /** @default [] */ tags?: string[];
    }
    export namespace McpServerApplication {
      export type AccessAppPolicyLink = SaaSApplication.AccessAppPolicyLink;
      export type AllPreviewWorkersDestination = ApplicationGetResponse.McpServerApplication.AllPreviewWorkersDestination;
      export type AllWorkersDestination = ApplicationGetResponse.McpServerApplication.AllWorkersDestination;
      export import OAuthConfiguration = ApplicationGetResponse.McpServerApplication.OAuthConfiguration;
      export type PreviewWorkerDestination = ApplicationGetResponse.McpServerApplication.PreviewWorkerDestination;
      export type PrivateDestination = ApplicationGetResponse.McpServerApplication.PrivateDestination;
      export type PublicDestination = ApplicationGetResponse.McpServerApplication.PublicDestination;
      export import SCIMConfig = ApplicationGetResponse.SaaSApplication.SCIMConfig;
      export import UnionMember2 = SaaSApplication.UnionMember2;
      export type ViaMcpServerPortalDestination = ApplicationGetResponse.McpServerApplication.ViaMcpServerPortalDestination;
      export type WorkerDestination = ApplicationGetResponse.McpServerApplication.WorkerDestination;
    }
    export interface McpServerPortalApplication extends InAccountOrZone {
      type: ApplicationType;
      allow_authenticate_via_warp?: boolean;
      allowed_idps?: AllowedIdPsParam[];
      /** @default false */ auto_redirect_to_identity?: boolean;
      custom_deny_message?: string;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      /** @default [] */ destinations?: (/** @discriminator type */ ApplicationGetResponse.McpServerApplication.PublicDestination | ApplicationGetResponse.McpServerApplication.PrivateDestination | ApplicationGetResponse.McpServerApplication.ViaMcpServerPortalDestination | ApplicationGetResponse.McpServerApplication.WorkerDestination | ApplicationGetResponse.McpServerApplication.PreviewWorkerDestination | ApplicationGetResponse.McpServerApplication.AllWorkersDestination | ApplicationGetResponse.McpServerApplication.AllPreviewWorkersDestination)[];
      /** @example "test.example.com/admin" */ domain?: string;
      /** @default true */ http_only_cookie_attribute?: boolean;
      logo_url?: string;
      name?: string;
      oauth_configuration?: ApplicationGetResponse.McpServerApplication.OAuthConfiguration;
      options_preflight_bypass?: boolean;
      policies?: (SaaSApplication.AccessAppPolicyLink | /** @maxLength 36 */ string | SaaSApplication.UnionMember2)[];
      /** @example "strict" */ same_site_cookie_attribute?: string;
      scim_config?: ApplicationGetResponse.SaaSApplication.SCIMConfig;
      /** @default "24h" @example "24h" */ session_duration?: string;
      /** @default [] */ tags?: string[];
    }
    export namespace McpServerPortalApplication {
      export type AccessAppPolicyLink = SaaSApplication.AccessAppPolicyLink;
      export type AllPreviewWorkersDestination = ApplicationGetResponse.McpServerApplication.AllPreviewWorkersDestination;
      export type AllWorkersDestination = ApplicationGetResponse.McpServerApplication.AllWorkersDestination;
      export import OAuthConfiguration = ApplicationGetResponse.McpServerApplication.OAuthConfiguration;
      export type PreviewWorkerDestination = ApplicationGetResponse.McpServerApplication.PreviewWorkerDestination;
      export type PrivateDestination = ApplicationGetResponse.McpServerApplication.PrivateDestination;
      export type PublicDestination = ApplicationGetResponse.McpServerApplication.PublicDestination;
      export import SCIMConfig = ApplicationGetResponse.SaaSApplication.SCIMConfig;
      export import UnionMember2 = SaaSApplication.UnionMember2;
      export type ViaMcpServerPortalDestination = ApplicationGetResponse.McpServerApplication.ViaMcpServerPortalDestination;
      export type WorkerDestination = ApplicationGetResponse.McpServerApplication.WorkerDestination;
    }
    export interface SaaSApplication extends InAccountOrZone {
      allowed_idps?: AllowedIdPsParam[];
      /** @default true */ app_launcher_visible?: boolean;
      /** @default false */ auto_redirect_to_identity?: boolean;
      custom_pages?: string[];
      logo_url?: string;
      name?: string;
      policies?: (SaaSApplication.AccessAppPolicyLink | /** @maxLength 36 */ string | SaaSApplication.UnionMember2)[];
      saas_app?: SAMLSaaSApp | OIDCSaaSApp;
      scim_config?: ApplicationGetResponse.SaaSApplication.SCIMConfig;
      /** @default [] */ tags?: string[];
      type?: ApplicationType;
    }
    export namespace SaaSApplication {
      export interface AccessAppPolicyLink {
        /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
        account_id?: ResourceID;
        precedence?: Integer;
      }
      export import SCIMConfig = ApplicationGetResponse.SaaSApplication.SCIMConfig;
      export interface UnionMember2 {
        /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
        approval_groups?: ZeroTrust.ApprovalGroup[];
        approval_required?: boolean;
        connection_rules?: ZeroTrust.ConnectionRules;
        isolation_required?: boolean;
        mfa_config?: ZeroTrust.MfaConfig;
        precedence?: Integer;
        purpose_justification_prompt?: string;
        purpose_justification_required?: boolean;
        /** @example "24h" */ session_duration?: string | null;
      }
      export namespace UnionMember2 {
        export type ConnectionRules = ZeroTrust.ConnectionRules;
        export namespace ConnectionRules {
          export type RDP = ZeroTrust.ConnectionRulesRdp;
        }
        export type MfaConfig = ZeroTrust.MfaConfig;
      }
    }
    export import SelfHostedApplication = Access.ApplicationCreateParams.BrowserSSHApplication;
  }

  export import ApplicationCreateResponse = Access.ApplicationGetResponse;

  export import ApplicationUpdateParams = Access.ApplicationCreateParams;

  export import ApplicationUpdateResponse = Access.ApplicationGetResponse;

  export interface ApplicationListParams extends InAccountOrZone {
    aud?: string;
    domain?: string;
    exact?: boolean;
    name?: string;
    search?: string;
    target_attributes?: string;
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 1000 */ per_page?: Integer;
  }

  export import ApplicationListResponse = Access.ApplicationGetResponse;

  export type ApplicationDeleteParams = InAccountOrZone;

  export type ApplicationDeleteResponse = ZeroTrust.IdentityProviderDeleteResponse;

  export type ApplicationGetParams = InAccountOrZone;

  export type ApplicationGetResponse =
    | ApplicationGetResponse.BrowserSSHApplication | ApplicationGetResponse.SaaSApplication
    | ApplicationGetResponse.AppLauncherApplication
    | ApplicationGetResponse.BrowserIsolationPermissionsApplication
    | ApplicationGetResponse.BookmarkApplication | ApplicationGetResponse.InfrastructureApplication
    | ApplicationGetResponse.BrowserRDPApplication | ApplicationGetResponse.McpServerApplication
    | ApplicationGetResponse.McpServerPortalApplication;
  export namespace ApplicationGetResponse {
    export interface AppLauncherApplication {
      type: 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso' | 'infrastructure' | 'rdp' | 'mcp' | 'mcp_portal' | 'proxy_endpoint';
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      allowed_idps?: AllowedIdPs[];
      app_launcher_logo_url?: string;
      /** @maxLength 64 @readOnly */ aud?: string;
      /** @default false */ auto_redirect_to_identity?: boolean;
      /** @example "#ff0000" */ bg_color?: string;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      /** @example "test.example.com/admin" */ domain?: string;
      footer_links?: AppLauncherApplication.FooterLink[];
      /** @example "#ff0000" */ header_bg_color?: string;
      landing_page_design?: AppLauncherApplication.LandingPageDesign;
      name?: string;
      policies?: SaaSApplication.Policy[];
      /** @default "24h" @example "24h" */ session_duration?: string;
      /** @default false */ skip_app_launcher_login_page?: boolean;
    }
    export namespace AppLauncherApplication {
      export interface FooterLink {
        name: string;
        /** @example "https://www.cloudflare.com/privacypolicy/" */ url: string;
      }
      export interface LandingPageDesign {
        /** @example "#ff0000" */ button_color?: string;
        /** @example "#ff0000" */ button_text_color?: string;
        image_url?: string;
        message?: string;
        /** @default "Welcome!" */ title?: string;
      }
      export import Policy = SaaSApplication.Policy;
    }
    export interface BookmarkApplication {
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @default true */ app_launcher_visible?: boolean;
      /** @maxLength 64 @readOnly */ aud?: string;
      /** @example "https://mybookmark.com" */ domain?: string;
      logo_url?: string;
      name?: string;
      policies?: SaaSApplication.Policy[];
      /** @default [] */ tags?: string[];
      type?: ApplicationType;
    }
    export namespace BookmarkApplication {
      export import Policy = SaaSApplication.Policy;
    }
    export interface BrowserIsolationPermissionsApplication {
      type: ApplicationType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      allowed_idps?: AllowedIdPs[];
      /** @maxLength 64 @readOnly */ aud?: string;
      /** @default false */ auto_redirect_to_identity?: boolean;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      /** @example "test.example.com/admin" */ domain?: string;
      name?: string;
      policies?: SaaSApplication.Policy[];
      /** @default "24h" @example "24h" */ session_duration?: string;
    }
    export namespace BrowserIsolationPermissionsApplication {
      export import Policy = SaaSApplication.Policy;
    }
    export interface BrowserRDPApplication {
      /** @example "test.example.com/admin" */ domain: string;
      target_criteria: BrowserRDPApplication.TargetCriterion[];
      type: ApplicationType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      allow_authenticate_via_warp?: boolean;
      allow_iframe?: boolean;
      allowed_idps?: AllowedIdPs[];
      /** @default true */ app_launcher_visible?: boolean;
      /** @maxLength 64 @readOnly */ aud?: string;
      /** @default false */ auto_redirect_to_identity?: boolean;
      cors_headers?: CORSHeaders;
      custom_deny_message?: string;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      /** @default [] */ destinations?: (/** @discriminator type */ McpServerApplication.PublicDestination | McpServerApplication.PrivateDestination | McpServerApplication.ViaMcpServerPortalDestination | McpServerApplication.WorkerDestination | McpServerApplication.PreviewWorkerDestination | McpServerApplication.AllWorkersDestination | McpServerApplication.AllPreviewWorkersDestination)[];
      /** @default true */ eager_redirect_cookie_setting?: boolean;
      /** @default false */ enable_binding_cookie?: boolean;
      /** @default true */ http_only_cookie_attribute?: boolean;
      logo_url?: string;
      mfa_config?: ZeroTrust.MfaConfig;
      name?: string;
      oauth_configuration?: McpServerApplication.OAuthConfiguration;
      options_preflight_bypass?: boolean;
      /** @default false */ path_cookie_attribute?: boolean;
      policies?: SaaSApplication.Policy[];
      /** @example "Authorization" */ read_service_tokens_from_header?: string;
      /** @example "strict" */ same_site_cookie_attribute?: string;
      scim_config?: SaaSApplication.SCIMConfig;
      /** @default [] @deprecated */ self_hosted_domains?: SelfHostedDomains[];
      service_auth_401_redirect?: boolean;
      /** @default "24h" @example "24h" */ session_duration?: string;
      skip_interstitial?: boolean;
      /** @default [] */ tags?: string[];
      /** @default false */ use_clientless_isolation_app_launcher_url?: boolean;
    }
    export namespace BrowserRDPApplication {
      export type AllPreviewWorkersDestination = McpServerApplication.AllPreviewWorkersDestination;
      export type AllWorkersDestination = McpServerApplication.AllWorkersDestination;
      export type MfaConfig = ZeroTrust.MfaConfig;
      export import OAuthConfiguration = McpServerApplication.OAuthConfiguration;
      export import Policy = SaaSApplication.Policy;
      export type PreviewWorkerDestination = McpServerApplication.PreviewWorkerDestination;
      export type PrivateDestination = McpServerApplication.PrivateDestination;
      export type PublicDestination = McpServerApplication.PublicDestination;
      export import SCIMConfig = SaaSApplication.SCIMConfig;
      export interface TargetCriterion {
        /** @example 22 */ port: Integer;
        protocol: 'RDP';
        target_attributes: { [key: string]: string[] };
      }
      export type ViaMcpServerPortalDestination = McpServerApplication.ViaMcpServerPortalDestination;
      export type WorkerDestination = McpServerApplication.WorkerDestination;
    }
    export interface BrowserSSHApplication {
      /** @example "test.example.com/admin" */ domain: string;
      type: 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso' | 'infrastructure' | 'rdp' | 'mcp' | 'mcp_portal' | 'proxy_endpoint';
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      allow_authenticate_via_warp?: boolean;
      allow_iframe?: boolean;
      allowed_idps?: AllowedIdPs[];
      /** @default true */ app_launcher_visible?: boolean;
      /** @maxLength 64 @readOnly */ aud?: string;
      /** @default false */ auto_redirect_to_identity?: boolean;
      cors_headers?: CORSHeaders;
      custom_deny_message?: string;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      /** @default [] */ destinations?: (/** @discriminator type */ McpServerApplication.PublicDestination | McpServerApplication.PrivateDestination | McpServerApplication.ViaMcpServerPortalDestination | McpServerApplication.WorkerDestination | McpServerApplication.PreviewWorkerDestination | McpServerApplication.AllWorkersDestination | McpServerApplication.AllPreviewWorkersDestination)[];
      /** @default true */ eager_redirect_cookie_setting?: boolean;
      /** @default false */ enable_binding_cookie?: boolean;
      /** @default true */ http_only_cookie_attribute?: boolean;
      logo_url?: string;
      mfa_config?: ZeroTrust.MfaConfig;
      name?: string;
      oauth_configuration?: McpServerApplication.OAuthConfiguration;
      options_preflight_bypass?: boolean;
      /** @default false */ path_cookie_attribute?: boolean;
      policies?: SaaSApplication.Policy[];
      /** @example "Authorization" */ read_service_tokens_from_header?: string;
      /** @example "strict" */ same_site_cookie_attribute?: string;
      scim_config?: SaaSApplication.SCIMConfig;
      /** @default [] @deprecated */ self_hosted_domains?: SelfHostedDomains[];
      service_auth_401_redirect?: boolean;
      /** @default "24h" @example "24h" */ session_duration?: string;
      skip_interstitial?: boolean;
      /** @default [] */ tags?: string[];
      /** @default false */ use_clientless_isolation_app_launcher_url?: boolean;
    }
    export namespace BrowserSSHApplication {
      export type AllPreviewWorkersDestination = McpServerApplication.AllPreviewWorkersDestination;
      export type AllWorkersDestination = McpServerApplication.AllWorkersDestination;
      export type MfaConfig = ZeroTrust.MfaConfig;
      export import OAuthConfiguration = McpServerApplication.OAuthConfiguration;
      export import Policy = SaaSApplication.Policy;
      export type PreviewWorkerDestination = McpServerApplication.PreviewWorkerDestination;
      export type PrivateDestination = McpServerApplication.PrivateDestination;
      export type PublicDestination = McpServerApplication.PublicDestination;
      export import SCIMConfig = SaaSApplication.SCIMConfig;
      export type ViaMcpServerPortalDestination = McpServerApplication.ViaMcpServerPortalDestination;
      export type WorkerDestination = McpServerApplication.WorkerDestination;
    }
    export import BrowserVNCApplication = Access.ApplicationGetResponse.BrowserSSHApplication;
    export import DeviceEnrollmentPermissionsApplication = Access.ApplicationGetResponse.BrowserIsolationPermissionsApplication;
    export import GatewayIdentityProxyEndpointApplication = Access.ApplicationGetResponse.BrowserIsolationPermissionsApplication;
    export interface InfrastructureApplication {
      target_criteria: InfrastructureApplication.TargetCriterion[];
      type: ApplicationType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @maxLength 64 @readOnly */ aud?: string;
      mfa_config?: ZeroTrust.InfraMfaConfig;
      name?: string;
      policies?: InfrastructureApplication.Policy[];
    }
    export namespace InfrastructureApplication {
      export type MfaConfig = ZeroTrust.InfraMfaConfig;
      export interface Policy {
        /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
        connection_rules?: Applications.PolicyCreateParams.AccessInfraPolicyReq.ConnectionRules;
        created_at?: DateTime;
        decision?: Decision;
        /** @default [] */ exclude?: Applications.AccessRule[];
        /** @default [] */ include?: Applications.AccessRule[];
        mfa_config?: ZeroTrust.InfraMfaConfig;
        name?: string;
        /** @default [] */ require?: Applications.AccessRule[];
        updated_at?: DateTime;
      }
      export namespace Policy {
        export import ConnectionRules = Applications.PolicyCreateParams.AccessInfraPolicyReq.ConnectionRules;
        export type MfaConfig = ZeroTrust.InfraMfaConfig;
      }
      export interface TargetCriterion {
        /** @example 22 */ port: Integer;
        protocol: 'SSH';
        target_attributes: { [key: string]: string[] };
      }
    }
    export interface McpServerApplication {
      type: ApplicationType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      allow_authenticate_via_warp?: boolean;
      allowed_idps?: AllowedIdPs[];
      /** @maxLength 64 @readOnly */ aud?: string;
      /** @default false */ auto_redirect_to_identity?: boolean;
      custom_deny_message?: string;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      /** @default [] */ destinations?: (/** @discriminator type */ McpServerApplication.PublicDestination | McpServerApplication.PrivateDestination | McpServerApplication.ViaMcpServerPortalDestination | McpServerApplication.WorkerDestination | McpServerApplication.PreviewWorkerDestination | McpServerApplication.AllWorkersDestination | McpServerApplication.AllPreviewWorkersDestination)[];
      /** @default true */ http_only_cookie_attribute?: boolean;
      logo_url?: string;
      name?: string;
      oauth_configuration?: McpServerApplication.OAuthConfiguration;
      options_preflight_bypass?: boolean;
      policies?: SaaSApplication.Policy[];
      /** @example "strict" */ same_site_cookie_attribute?: string;
      scim_config?: SaaSApplication.SCIMConfig;
      /** @default "24h" @example "24h" */ session_duration?: string;
      /** @default [] */ tags?: string[];
    }
    export namespace McpServerApplication {
      export interface AllPreviewWorkersDestination {
        type: 'all_preview_workers';
      }
      export interface AllWorkersDestination {
        type: 'all_workers';
      }
      export interface OAuthConfiguration {
        dynamic_client_registration?: OAuthConfiguration.DynamicClientRegistration;
        /** @default true */ enabled?: boolean;
        grant?: OAuthConfiguration.Grant;
      }
      export namespace OAuthConfiguration {
        export interface DynamicClientRegistration {
          allow_any_on_localhost?: boolean;
          allow_any_on_loopback?: boolean;
          allowed_uris?: string[];
          enabled?: boolean;
        }
        export interface Grant {
          /** @example "5m" */ access_token_lifetime?: string;
          /** @example "24h" */ session_duration?: string;
        }
      }
      export import Policy = SaaSApplication.Policy;
      export interface PreviewWorkerDestination {
        type: 'preview_worker';
        worker_id: string;
      }
      export interface PrivateDestination {
        cidr?: string;
        hostname?: string;
        l4_protocol?: 'tcp' | 'udp';
        port_range?: string;
        type?: 'private';
        vnet_id?: string;
      }
      export interface PublicDestination {
        type?: 'public';
        uri?: string;
      }
      export import SCIMConfig = SaaSApplication.SCIMConfig;
      export interface ViaMcpServerPortalDestination {
        mcp_server_id?: string;
        type?: 'via_mcp_server_portal';
      }
      export interface WorkerDestination {
        type: 'worker';
        worker_id: string;
      }
    }
    export interface McpServerPortalApplication {
      type: ApplicationType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      allow_authenticate_via_warp?: boolean;
      allowed_idps?: AllowedIdPs[];
      /** @maxLength 64 @readOnly */ aud?: string;
      /** @default false */ auto_redirect_to_identity?: boolean;
      custom_deny_message?: string;
      custom_deny_url?: string;
      custom_non_identity_deny_url?: string;
      custom_pages?: string[];
      /** @default [] */ destinations?: (/** @discriminator type */ McpServerApplication.PublicDestination | McpServerApplication.PrivateDestination | McpServerApplication.ViaMcpServerPortalDestination | McpServerApplication.WorkerDestination | McpServerApplication.PreviewWorkerDestination | McpServerApplication.AllWorkersDestination | McpServerApplication.AllPreviewWorkersDestination)[];
      /** @example "test.example.com/admin" */ domain?: string;
      /** @default true */ http_only_cookie_attribute?: boolean;
      logo_url?: string;
      name?: string;
      oauth_configuration?: McpServerApplication.OAuthConfiguration;
      options_preflight_bypass?: boolean;
      policies?: SaaSApplication.Policy[];
      /** @example "strict" */ same_site_cookie_attribute?: string;
      scim_config?: SaaSApplication.SCIMConfig;
      /** @default "24h" @example "24h" */ session_duration?: string;
      /** @default [] */ tags?: string[];
    }
    export namespace McpServerPortalApplication {
      export type AllPreviewWorkersDestination = McpServerApplication.AllPreviewWorkersDestination;
      export type AllWorkersDestination = McpServerApplication.AllWorkersDestination;
      export import OAuthConfiguration = McpServerApplication.OAuthConfiguration;
      export import Policy = SaaSApplication.Policy;
      export type PreviewWorkerDestination = McpServerApplication.PreviewWorkerDestination;
      export type PrivateDestination = McpServerApplication.PrivateDestination;
      export type PublicDestination = McpServerApplication.PublicDestination;
      export import SCIMConfig = SaaSApplication.SCIMConfig;
      export type ViaMcpServerPortalDestination = McpServerApplication.ViaMcpServerPortalDestination;
      export type WorkerDestination = McpServerApplication.WorkerDestination;
    }
    export interface SaaSApplication {
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      allowed_idps?: AllowedIdPs[];
      /** @default true */ app_launcher_visible?: boolean;
      /** @maxLength 64 @readOnly */ aud?: string;
      /** @default false */ auto_redirect_to_identity?: boolean;
      custom_pages?: string[];
      logo_url?: string;
      name?: string;
      policies?: SaaSApplication.Policy[];
      saas_app?: SAMLSaaSApp | OIDCSaaSApp;
      scim_config?: SaaSApplication.SCIMConfig;
      /** @default [] */ tags?: string[];
      type?: ApplicationType;
    }
    export namespace SaaSApplication {
      export interface Policy {
        /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
        account_id?: ResourceID;
        approval_groups?: ZeroTrust.ApprovalGroup[];
        approval_required?: boolean;
        connection_rules?: ZeroTrust.ConnectionRules;
        created_at?: DateTime;
        decision?: Decision;
        /** @default [] */ exclude?: Applications.AccessRule[];
        /** @default [] */ include?: Applications.AccessRule[];
        isolation_required?: boolean;
        mfa_config?: ZeroTrust.MfaConfig;
        name?: string;
        precedence?: Integer;
        purpose_justification_prompt?: string;
        purpose_justification_required?: boolean;
        /** @default [] */ require?: Applications.AccessRule[];
        /** @example "24h" */ session_duration?: string | null;
        updated_at?: DateTime;
      }
      export namespace Policy {
        export type ConnectionRules = ZeroTrust.ConnectionRules;
        export namespace ConnectionRules {
          export type RDP = ZeroTrust.ConnectionRulesRdp;
        }
        export type MfaConfig = ZeroTrust.MfaConfig;
      }
      export interface SCIMConfig {
        idp_uid: string;
        remote_uri: string;
        authentication?: SCIMConfigAuthenticationHTTPBasic | SCIMConfigAuthenticationOAuthBearerToken | SCIMConfigAuthenticationOauth2Param | SCIMConfig.AccessSCIMConfigAuthenticationAccessServiceToken | (/** @discriminator scheme */ SCIMConfigAuthenticationHTTPBasic | SCIMConfigAuthenticationOAuthBearerToken | SCIMConfigAuthenticationOauth2Param | SCIMConfig.AccessSCIMConfigAuthenticationAccessServiceToken)[];
        deactivate_on_delete?: boolean;
        enabled?: boolean;
        mappings?: SCIMConfigMapping[];
      }
      export namespace SCIMConfig {
        export interface AccessSCIMConfigAuthenticationAccessServiceToken {
          client_id: string;
          /** @sensitive */ client_secret: string;
          scheme: 'access_service_token';
        }
      }
    }
    export import SelfHostedApplication = Access.ApplicationGetResponse.BrowserSSHApplication;
  }

  export type ApplicationRevokeTokensParams = InAccountOrZone;

  export type ApplicationRevokeTokensResponse = unknown;

  /** CAs whose client certificates prove a device. */
  export interface Certificates {
    readonly settings: Certificates.Settings;

    /** Upload a CA certificate for mTLS sign-in, tied to given hostnames.
     *  @http POST /{account_or_zone}/access/certificates
     *  @status 201
     *  @permission Access: Mutual TLS Certificates Write
     *  @availability ga */
    create(params: CertificateCreateParams, options?: RequestOptions): APIPromise<Certificate>;

    /** Replace an mTLS certificate's hostnames, and its name if given.
     *  @http PUT /{account_or_zone}/access/certificates/{certificate_id}
     *  @permission Access: Mutual TLS Certificates Write
     *  @availability ga */
    update(/** @maxLength 36 */ certificateID: string, params: CertificateUpdateParams, options?: RequestOptions): APIPromise<Certificate>;

    /** Page through the mTLS certificates of an account or zone.
     *  @http GET /{account_or_zone}/access/certificates
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read
     *  @availability ga */
    list(params?: CertificateListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<Certificate>, Certificate>;

    /** Delete an mTLS certificate, so clients it signed are no longer trusted.
     *  @http DELETE /{account_or_zone}/access/certificates/{certificate_id}
     *  @permission Access: Mutual TLS Certificates Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ certificateID: string,
      params?: CertificateDeleteParams | null,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.IdentityProviderDeleteResponse>;

    /** Read one mTLS certificate's fingerprint, expiry and hostnames.
     *  @http GET /{account_or_zone}/access/certificates/{certificate_id}
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read
     *  @availability ga */
    get(
      /** @maxLength 36 */ certificateID: string,
      params?: CertificateGetParams | null,
      options?: RequestOptions,
    ): APIPromise<Certificate>;
  }

  export interface CertificateCreateParams extends InAccountOrZone {
    certificate: string;
    name: string;
    associated_hostnames?: AssociatedHostnamesParam[];
  }

  export interface Certificate {
    id?: string;
    associated_hostnames?: AssociatedHostnames[];
    expires_on?: DateTime;
    fingerprint?: string;
    name?: string;
  }

  export interface CertificateUpdateParams extends InAccountOrZone {
    associated_hostnames: AssociatedHostnamesParam[];
    name?: string;
  }

  export interface CertificateListParams extends InAccountOrZone {
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 50 */ per_page?: Integer;
  }

  export type CertificateDeleteParams = InAccountOrZone;

  export type CertificateDeleteResponse = ZeroTrust.IdentityProviderDeleteResponse;

  export type CertificateGetParams = InAccountOrZone;

  /** Reusable sets of people and conditions. */
  export interface Groups {
    /** Define a reusable Access group of include, exclude and require rules.
     *  @http POST /{account_or_zone}/access/groups
     *  @status 201
     *  @permission Access: Organizations, Identity Providers, and Groups Write
     *  @availability ga */
    create(params: GroupCreateParams, options?: RequestOptions): APIPromise<GroupGetResponse>;

    /** Replace an Access group's name and all of its rules.
     *  @http PUT /{account_or_zone}/access/groups/{group_id}
     *  @permission Access: Organizations, Identity Providers, and Groups Write
     *  @availability ga */
    update(/** @maxLength 36 */ groupID: string, params: GroupUpdateParams, options?: RequestOptions): APIPromise<GroupGetResponse>;

    /** Page through Access groups of an account or zone, searchable by name.
     *  @http GET /{account_or_zone}/access/groups
     *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
     *  @availability ga */
    list(params?: GroupListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<GroupGetResponse>, GroupGetResponse>;

    /** Delete an Access group at account or zone level.
     *  @http DELETE /{account_or_zone}/access/groups/{group_id}
     *  @status 202
     *  @permission Access: Organizations, Identity Providers, and Groups Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ groupID: string,
      params?: GroupDeleteParams | null,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.IdentityProviderDeleteResponse>;

    /** Look up one Access group with its rules.
     *  @http GET /{account_or_zone}/access/groups/{group_id}
     *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
     *  @availability ga */
    get(/** @maxLength 36 */ groupID: string, params?: GroupGetParams | null, options?: RequestOptions): APIPromise<GroupGetResponse>;
  }

  export interface GroupCreateParams extends InAccountOrZone {
    include: Applications.AccessRule[];
    name: string;
    exclude?: Applications.AccessRule[];
    is_default?: boolean;
    require?: Applications.AccessRule[];
  }

  export type GroupCreateResponse = GroupGetResponse;

  export type GroupUpdateParams = GroupCreateParams;

  export type GroupUpdateResponse = GroupGetResponse;

  export interface GroupListParams extends InAccountOrZone {
    name?: string;
    search?: string;
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 1000 */ per_page?: Integer;
  }

  export type GroupListResponse = GroupGetResponse;

  export type GroupDeleteParams = InAccountOrZone;

  export type GroupDeleteResponse = ZeroTrust.IdentityProviderDeleteResponse;

  export type GroupGetParams = InAccountOrZone;

  export interface GroupGetResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
    exclude?: Applications.AccessRule[];
    include?: Applications.AccessRule[];
    is_default?: Applications.AccessRule[];
    name?: string;
    require?: Applications.AccessRule[];
  }

  /** Credentials for machines instead of people. */
  export interface ServiceTokens {
    /** Issue a service token; its client secret comes back in the answer.
     *  @http POST /{account_or_zone}/access/service_tokens
     *  @status 201
     *  @permission Access: Service Tokens Write
     *  @availability ga */
    create(params: ServiceTokenCreateParams, options?: RequestOptions): APIPromise<ServiceTokenCreateResponse>;

    /** Change a service token's name, duration, state or secret version.
     *  @http PUT /{account_or_zone}/access/service_tokens/{service_token_id}
     *  @body json required
     *  @permission Access: Service Tokens Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ serviceTokenID: string,
      params: ServiceTokenUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ServiceToken>;

    /** Page through service tokens of an account or zone, searchable by name.
     *  @http GET /{account_or_zone}/access/service_tokens
     *  @permission Access: Service Tokens Write; Access: Service Tokens Read
     *  @availability ga */
    list(params?: ServiceTokenListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<ServiceToken>, ServiceToken>;

    /** Delete a service token so that clients can no longer sign in with it.
     *  @http DELETE /{account_or_zone}/access/service_tokens/{service_token_id}
     *  @permission Access: Service Tokens Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ serviceTokenID: string,
      params?: ServiceTokenDeleteParams | null,
      options?: RequestOptions,
    ): APIPromise<ServiceToken>;

    /** Look up a service token's details by ID.
     *  @http GET /{account_or_zone}/access/service_tokens/{service_token_id}
     *  @permission Access: Service Tokens Write; Access: Service Tokens Read
     *  @availability ga */
    get(
      /** @maxLength 36 */ serviceTokenID: string,
      params?: ServiceTokenGetParams | null,
      options?: RequestOptions,
    ): APIPromise<ServiceToken>;

    /** Push back a service token's expiry and keep its secret.
     *  @http POST /accounts/{account_id}/access/service_tokens/{service_token_id}/refresh
     *  @permission Access: Service Tokens Write
     *  @availability ga */
    refresh(
      /** @maxLength 36 */ serviceTokenID: string,
      params: ServiceTokenRefreshParams,
      options?: RequestOptions,
    ): APIPromise<ServiceToken>;

    /** Give a service token a new client secret, with an end date for the old.
     *  @http POST /accounts/{account_id}/access/service_tokens/{service_token_id}/rotate
     *  @availability ga */
    rotate(
      /** @maxLength 36 */ serviceTokenID: string,
      params: ServiceTokenRotateParams,
      options?: RequestOptions,
    ): APIPromise<ServiceTokenCreateResponse>;
  }

  export interface ServiceTokenCreateParams extends InAccountOrZone {
    name: string;
    /** @default 1 */ client_secret_version?: number;
    /** @default "8760h" @example "60m" */ duration?: string;
    enabled?: boolean;
    previous_client_secret_expires_at?: DateTime;
  }

  export interface ServiceTokenCreateResponse {
    id?: string;
    client_id?: string;
    /** @sensitive */ client_secret?: string;
    /** @default "8760h" @example "60m" */ duration?: string;
    enabled?: boolean;
    name?: string;
  }

  export interface ServiceTokenUpdateParams extends InAccountOrZone {
    /** @default 1 */ client_secret_version?: number;
    /** @default "8760h" @example "60m" */ duration?: string;
    enabled?: boolean;
    name?: string;
    previous_client_secret_expires_at?: DateTime;
  }

  export interface ServiceToken {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
    client_id?: string;
    /** @default "8760h" @example "60m" */ duration?: string;
    enabled?: boolean;
    expires_at?: DateTime;
    name?: string;
  }

  export type ServiceTokenListParams = GroupListParams;

  export type ServiceTokenDeleteParams = InAccountOrZone;

  export type ServiceTokenGetParams = InAccountOrZone;

  export type ServiceTokenRefreshParams = InAccount;

  export interface ServiceTokenRotateParams extends InAccount {
    previous_client_secret_expires_at?: DateTime;
  }

  export type ServiceTokenRotateResponse = ServiceTokenCreateResponse;

  /** Links in the App Launcher without protection. */
  export interface Bookmarks {
    /** Add an App Launcher bookmark under an ID you choose.
     *  @http POST /accounts/{account_id}/access/bookmarks/{bookmark_id}
     *  @availability ga
     *  @deprecated zeroTrust.access.applications.create */
    create(/** @maxLength 36 */ bookmarkID: string, params: BookmarkCreateParams, options?: RequestOptions): APIPromise<Bookmark>;

    /** Replace an App Launcher bookmark's definition.
     *  @http PUT /accounts/{account_id}/access/bookmarks/{bookmark_id}
     *  @permission Access: Apps and Policies Write
     *  @availability ga
     *  @deprecated zeroTrust.access.applications.update */
    update(/** @maxLength 36 */ bookmarkID: string, params: BookmarkUpdateParams, options?: RequestOptions): APIPromise<Bookmark>;

    /** List every App Launcher bookmark of the account.
     *  @http GET /accounts/{account_id}/access/bookmarks
     *  @permission Access: Apps and Policies Revoke; Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga
     *  @deprecated zeroTrust.access.applications.list */
    list(params: BookmarkListParams, options?: RequestOptions): PagePromise<SinglePage<Bookmark>, Bookmark>;

    /** Delete a bookmark from the App Launcher.
     *  @http DELETE /accounts/{account_id}/access/bookmarks/{bookmark_id}
     *  @permission Access: Apps and Policies Write
     *  @availability ga
     *  @deprecated zeroTrust.access.applications.delete */
    delete(
      /** @maxLength 36 */ bookmarkID: string,
      params: BookmarkDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.IdentityProviderDeleteResponse>;

    /** Look up one App Launcher bookmark by its ID.
     *  @http GET /accounts/{account_id}/access/bookmarks/{bookmark_id}
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga
     *  @deprecated zeroTrust.access.applications.get */
    get(/** @maxLength 36 */ bookmarkID: string, params: BookmarkGetParams, options?: RequestOptions): APIPromise<Bookmark>;
  }

  export interface BookmarkCreateParams extends InAccount {
    /** @body */ body: unknown;
  }

  export interface Bookmark {
    id?: string;
    app_launcher_visible?: boolean;
    /** @example "example.com" */ domain?: string;
    logo_url?: string;
    name?: string;
  }

  export type BookmarkUpdateParams = BookmarkCreateParams;

  export type BookmarkListParams = InAccount;

  export type BookmarkDeleteParams = InAccount;

  export type BookmarkDeleteResponse = ZeroTrust.IdentityProviderDeleteResponse;

  export type BookmarkGetParams = InAccount;

  /** Signing keys for session tokens, with rotation. */
  export interface Keys {
    /** Set the number of days between Access key rotations.
     *  @http PUT /accounts/{account_id}/access/keys
     *  @permission Access: Organizations, Identity Providers, and Groups Write
     *  @availability ga */
    update(params: KeyUpdateParams, options?: RequestOptions): APIPromise<KeyGetResponse>;

    /** Show how often Access rotates the account's signing keys.
     *  @http GET /accounts/{account_id}/access/keys
     *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
     *  @availability ga */
    get(params: KeyGetParams, options?: RequestOptions): APIPromise<KeyGetResponse>;

    /** Rotate the Access signing keys now, ahead of schedule.
     *  @http POST /accounts/{account_id}/access/keys/rotate
     *  @permission Access: Organizations, Identity Providers, and Groups Write
     *  @availability ga */
    rotate(params: KeyRotateParams, options?: RequestOptions): APIPromise<KeyGetResponse>;
  }

  export interface KeyUpdateParams extends InAccount {
    /** @min 21 @max 365 @unit days @example 30 */ key_rotation_interval_days: number;
  }

  export type KeyUpdateResponse = KeyGetResponse;

  export type KeyGetParams = InAccount;

  export interface KeyGetResponse {
    /** @example 1 @readOnly */ days_until_next_rotation?: number;
    /** @min 21 @max 365 @unit days @example 30 */ key_rotation_interval_days?: number;
    last_key_rotation_at?: DateTime;
  }

  export type KeyRotateParams = InAccount;

  export type KeyRotateResponse = KeyGetResponse;

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

    /** Add a Zero Trust user by email address.
     *  @http POST /accounts/{account_id}/access/users
     *  @status 201
     *  @availability ga */
    create(params: UserCreateParams, options?: RequestOptions): APIPromise<UserGetResponse>;

    /** Replace a Zero Trust user's name and email.
     *  @http PUT /accounts/{account_id}/access/users/{user_id}
     *  @permission Zero Trust: Seats Write
     *  @availability ga */
    update(/** @maxLength 36 */ userID: string, params: UserUpdateParams, options?: RequestOptions): APIPromise<UserGetResponse>;

    /** Page through Zero Trust users, filtered by name or email.
     *  @http GET /accounts/{account_id}/access/users
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    list(params: UserListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<UserGetResponse>, UserGetResponse>;

    /** Delete a user from the Zero Trust account.
     *  @http DELETE /accounts/{account_id}/access/users/{user_id}
     *  @status 202
     *  @availability ga */
    delete(/** @maxLength 36 */ userID: string, params: UserDeleteParams, options?: RequestOptions): APIPromise<UserDeleteResponse | null>;

    /** Look up one Zero Trust user by ID.
     *  @http GET /accounts/{account_id}/access/users/{user_id}
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    get(/** @maxLength 36 */ userID: string, params: UserGetParams, options?: RequestOptions): APIPromise<UserGetResponse>;
  }

  export interface UserCreateParams extends InAccount {
    /** @format email */ email: string;
    name?: string;
  }

  export type UserCreateResponse = UserGetResponse;

  export interface UserUpdateParams extends InAccount {
    /** @format email */ email: string;
    name: string;
  }

  export type UserUpdateResponse = UserGetResponse;

  export interface UserListParams extends InAccount {
    email?: string;
    name?: string;
    search?: string;
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 1000 */ per_page?: Integer;
  }

  export type UserListResponse = UserGetResponse;

  export type UserDeleteParams = InAccount;

  export type UserDeleteResponse = unknown;

  export type UserGetParams = InAccount;

  export interface UserGetResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
    access_seat?: boolean;
    /** @example 2 */ active_device_count?: number;
    created_at?: DateTime;
    /** @format email */ email?: string;
    gateway_seat?: boolean;
    last_successful_login?: DateTime;
    name?: string;
    seat_uid?: string;
    uid?: string;
    updated_at?: DateTime;
  }

  /** Your own HTML for denied or identity pages. */
  export interface CustomPages {
    /** Upload HTML as an Access custom page of a given type.
     *  @http POST /accounts/{account_id}/access/custom_pages
     *  @status 201
     *  @permission Access: Custom Pages Write
     *  @availability ga */
    create(params: CustomPageCreateParams, options?: RequestOptions): APIPromise<CustomPageWithoutHTML>;

    /** Replace a custom page's HTML, name and type.
     *  @http PUT /accounts/{account_id}/access/custom_pages/{custom_page_id}
     *  @permission Access: Custom Pages Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ customPageID: string,
      params: CustomPageUpdateParams,
      options?: RequestOptions,
    ): APIPromise<CustomPageWithoutHTML>;

    /** Page through the account's custom pages, HTML left out.
     *  @http GET /accounts/{account_id}/access/custom_pages
     *  @permission Access: Custom Pages Write; Access: Custom Pages Read
     *  @availability ga */
    list(
      params: CustomPageListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<CustomPageWithoutHTML>, CustomPageWithoutHTML>;

    /** Delete a custom page from Access.
     *  @http DELETE /accounts/{account_id}/access/custom_pages/{custom_page_id}
     *  @status 202
     *  @permission Access: Custom Pages Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ customPageID: string,
      params: CustomPageDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.IdentityProviderDeleteResponse>;

    /** Read one custom page together with its HTML.
     *  @http GET /accounts/{account_id}/access/custom_pages/{custom_page_id}
     *  @permission Access: Custom Pages Write; Access: Custom Pages Read
     *  @availability ga */
    get(/** @maxLength 36 */ customPageID: string, params: CustomPageGetParams, options?: RequestOptions): APIPromise<CustomPage>;

    /** Check a custom Access page's template before you save it.
     *  @http POST /accounts/{account_id}/access/custom_pages/validate
     *  @permission Access: Custom Pages Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/access-custom-pages-validate-a-custom-page-template */
    validate(params: CustomPageValidateParams, options?: RequestOptions): APIPromise<ZeroTrust.ValidationResult>;
  }

  export interface CustomPageCreateParams extends InAccount {
    custom_html: string;
    name: string;
    type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial';
    contract_version?: Integer;
  }

  export interface CustomPageWithoutHTML {
    name: string;
    type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial';
    contract_version?: Integer;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ uid?: string;
    warnings?: CustomPageWithoutHTML.Warning[];
  }
  export namespace CustomPageWithoutHTML {
    export interface Warning {
      message: string;
      tier: string;
      ref?: string;
    }
  }

  export type CustomPageUpdateParams = CustomPageCreateParams;

  export type CustomPageListParams = TagListParams;

  export type CustomPageDeleteParams = InAccount;

  export type CustomPageDeleteResponse = ZeroTrust.IdentityProviderDeleteResponse;

  export type CustomPageGetParams = InAccount;

  export interface CustomPage {
    custom_html: string;
    name: string;
    type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial';
    contract_version?: Integer;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ uid?: string;
  }

  export interface CustomPageValidateParams extends InAccount {
    template: string;
    type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial';
    version?: Integer;
  }

  /** Labels for sorting the App Launcher. */
  export interface Tags {
    /** Add a tag for labelling Access applications.
     *  @http POST /accounts/{account_id}/access/tags
     *  @status 201
     *  @availability ga */
    create(params: TagCreateParams, options?: RequestOptions): APIPromise<Tag>;

    /** Rename an Access tag.
     *  @http PUT /accounts/{account_id}/access/tags/{tag_name}
     *  @availability ga */
    update(tagName: string, params: TagUpdateParams, options?: RequestOptions): APIPromise<Tag>;

    /** Page through the Access tags of an account.
     *  @http GET /accounts/{account_id}/access/tags
     *  @availability ga */
    list(params: TagListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Tag>, Tag>;

    /** Delete an Access tag by name.
     *  @http DELETE /accounts/{account_id}/access/tags/{tag_name}
     *  @status 202
     *  @availability ga */
    delete(tagName: string, params: TagDeleteParams, options?: RequestOptions): APIPromise<TagDeleteResponse>;

    /** Look up one Access tag by name.
     *  @http GET /accounts/{account_id}/access/tags/{tag_name}
     *  @availability ga */
    get(tagName: string, params: TagGetParams, options?: RequestOptions): APIPromise<Tag>;
  }

  export interface TagCreateParams extends InAccount {
    /** @example "engineers" */ name?: string;
  }

  export interface Tag {
    /** @example "engineers" */ name: string;
  }

  export interface TagUpdateParams extends InAccount {
    /** @example "engineers" */ name: string;
  }

  export interface TagListParams extends InAccount {
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 50 */ per_page?: Integer;
  }

  export type TagDeleteParams = InAccount;

  export interface TagDeleteResponse {
    /** @example "engineers" */ name?: string;
  }

  export type TagGetParams = InAccount;

  /** Reusable rules on who gets in. */
  export interface Policies {
    /** Define a reusable Access policy with a decision and its rules.
     *  @http POST /accounts/{account_id}/access/policies
     *  @status 201
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    create(params: PolicyCreateParams, options?: RequestOptions): APIPromise<PolicyGetResponse>;

    /** Replace a reusable Access policy's decision, rules and options.
     *  @http PUT /accounts/{account_id}/access/policies/{policy_id}
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    update(/** @maxLength 36 */ policyID: string, params: PolicyUpdateParams, options?: RequestOptions): APIPromise<PolicyGetResponse>;

    /** Page through the account's reusable Access policies.
     *  @http GET /accounts/{account_id}/access/policies
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga */
    list(params: PolicyListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<PolicyGetResponse>, PolicyGetResponse>;

    /** Delete a reusable Access policy from the account.
     *  @http DELETE /accounts/{account_id}/access/policies/{policy_id}
     *  @status 202
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    delete(/** @maxLength 36 */ policyID: string, params: PolicyDeleteParams, options?: RequestOptions): APIPromise<PolicyDeleteResponse>;

    /** Fetch one reusable Access policy with its rules.
     *  @http GET /accounts/{account_id}/access/policies/{policy_id}
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga */
    get(/** @maxLength 36 */ policyID: string, params: PolicyGetParams, options?: RequestOptions): APIPromise<PolicyGetResponse>;
  }

  export interface PolicyCreateParams extends InAccount {
    decision: Decision;
    /** @default [] */ include: Applications.AccessRule[];
    name: string;
    approval_groups?: ZeroTrust.ApprovalGroup[];
    approval_required?: boolean;
    connection_rules?: ZeroTrust.ConnectionRules;
    /** @default [] */ exclude?: Applications.AccessRule[];
    isolation_required?: boolean;
    mfa_config?: ZeroTrust.MfaConfig;
    purpose_justification_prompt?: string;
    purpose_justification_required?: boolean;
    /** @default [] */ require?: Applications.AccessRule[];
    /** @example "24h" */ session_duration?: string | null;
  }
  export namespace PolicyCreateParams {
    export type ConnectionRules = ZeroTrust.ConnectionRules;
    export namespace ConnectionRules {
      export type RDP = ZeroTrust.ConnectionRulesRdp;
    }
    export type MfaConfig = ZeroTrust.MfaConfig;
  }

  export import PolicyCreateResponse = Access.PolicyGetResponse;

  export import PolicyUpdateParams = Access.PolicyCreateParams;

  export import PolicyUpdateResponse = Access.PolicyGetResponse;

  export interface PolicyListParams extends InAccount {
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 100 */ per_page?: Integer;
  }

  export import PolicyListResponse = Access.PolicyGetResponse;

  export type PolicyDeleteParams = InAccount;

  export interface PolicyDeleteResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
  }

  export type PolicyGetParams = InAccount;

  export interface PolicyGetResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @example 2 */ app_count?: Integer;
    approval_groups?: ZeroTrust.ApprovalGroup[];
    approval_required?: boolean;
    connection_rules?: ZeroTrust.ConnectionRules;
    created_at?: DateTime;
    decision?: Decision;
    /** @default [] */ exclude?: Applications.AccessRule[];
    /** @default [] */ include?: Applications.AccessRule[];
    isolation_required?: boolean;
    mfa_config?: ZeroTrust.MfaConfig;
    name?: string;
    purpose_justification_prompt?: string;
    purpose_justification_required?: boolean;
    /** @default [] */ require?: Applications.AccessRule[];
    reusable?: true;
    /** @example "24h" */ session_duration?: string | null;
    updated_at?: DateTime;
  }
  export namespace PolicyGetResponse {
    export type ConnectionRules = ZeroTrust.ConnectionRules;
    export namespace ConnectionRules {
      export type RDP = ZeroTrust.ConnectionRulesRdp;
    }
    export type MfaConfig = ZeroTrust.MfaConfig;
  }

  /** Models of security keys that can be told apart. */
  export interface AuthenticatorDeviceAAGUIDs {
    /** List the AAGUIDs of authenticator devices that Access knows.
     *  @http GET /accounts/{account_id}/access/authenticator_device_aaguids
     *  @docs https://developers.cloudflare.com/api/operations/access-authenticator-device-aaguids-list */
    list(params: AuthenticatorDeviceAAGUIDListParams, options?: RequestOptions): APIPromise<ZeroTrust.AuthenticatorDeviceAaguid[]>;
  }

  export type AuthenticatorDeviceAAGUIDListParams = InAccount;

  export interface AccessUser {
    /** @example "bd97ef8d-7986-43e3-9ee0-c25dda33e4b0" */ id?: string;
    active?: boolean;
    displayName?: string;
    emails?: AccessUser.Email[];
    /** @example "john_smith" */ externalId?: string;
    meta?: AccessUser.Meta;
    schemas?: string[];
  }
  export namespace AccessUser {
    export interface Email {
      primary?: boolean;
      /** @example "work" */ type?: string;
      /** @format email */ value?: string;
    }
    export interface Meta {
      created?: DateTime;
      lastModified?: DateTime;
    }
  }

  export type AccessUsersV4PagePaginationArray = V4PagePaginationArray<AccessUser>;

  export type AllowedHeaders = string;

  export type AllowedHeadersParam = string;

  export type AllowedIdPs = string;

  export type AllowedIdPsParam = string;

  export type AllowedMethods = 'GET' | 'POST' | 'HEAD' | 'PUT' | 'DELETE' | 'CONNECT' | 'OPTIONS' | 'TRACE' | 'PATCH';

  export type AllowedMethodsParam = AllowedMethods;

  export type AllowedOrigins = string;

  export type AllowedOriginsParam = string;

  export type AppID = string;

  /** @maxLength 32 */
  export type AppIDParam = string;

  export type Application =
    | Application.BrowserSSHApplication | Application.SaaSApplication | Application.AppLauncherApplication
    | Application.BookmarkApplication;
  export namespace Application {
    export interface AppLauncherApplication {
      type: 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso';
      id?: string;
      allowed_idps?: AllowedIdPs[];
      aud?: string;
      auto_redirect_to_identity?: boolean;
      created_at?: string;
      domain?: string;
      name?: string;
      scim_config?: SaaSApplication.SCIMConfig;
      session_duration?: string;
      updated_at?: string;
    }
    export namespace AppLauncherApplication {
      export import SCIMConfig = SaaSApplication.SCIMConfig;
    }
    export interface BookmarkApplication {
      domain: string;
      type: string;
      id?: string;
      app_launcher_visible?: unknown;
      aud?: string;
      created_at?: string;
      logo_url?: string;
      name?: string;
      scim_config?: SaaSApplication.SCIMConfig;
      updated_at?: string;
    }
    export namespace BookmarkApplication {
      export import SCIMConfig = SaaSApplication.SCIMConfig;
    }
    export import BrowserIsolationPermissionsApplication = Access.Application.AppLauncherApplication;
    export interface BrowserSSHApplication {
      domain: string;
      type: string;
      id?: string;
      allow_iframe?: boolean;
      allowed_idps?: AllowedIdPs[];
      app_launcher_visible?: boolean;
      aud?: string;
      auto_redirect_to_identity?: boolean;
      cors_headers?: BrowserSSHApplication.CORSHeaders;
      created_at?: string;
      custom_deny_message?: string;
      custom_deny_url?: string;
      eager_redirect_cookie_setting?: boolean;
      enable_binding_cookie?: boolean;
      http_only_cookie_attribute?: boolean;
      logo_url?: string;
      name?: string;
      options_preflight_bypass?: boolean;
      same_site_cookie_attribute?: string;
      scim_config?: SaaSApplication.SCIMConfig;
      service_auth_401_redirect?: boolean;
      session_duration?: string;
      skip_interstitial?: boolean;
      updated_at?: string;
      use_clientless_isolation_app_launcher_url?: boolean;
    }
    export namespace BrowserSSHApplication {
      export interface CORSHeaders {
        allow_all_headers?: boolean;
        allow_all_methods?: boolean;
        allow_all_origins?: boolean;
        allow_credentials?: boolean;
        allowed_headers?: unknown[];
        allowed_methods?: AllowedMethods[];
        allowed_origins?: unknown[];
        /** @unit seconds */ max_age?: number;
      }
      export import SCIMConfig = SaaSApplication.SCIMConfig;
    }
    export import BrowserVNCApplication = Access.Application.BrowserSSHApplication;
    export import DeviceEnrollmentPermissionsApplication = Access.Application.AppLauncherApplication;
    export interface SaaSApplication {
      id?: string;
      allowed_idps?: AllowedIdPs[];
      app_launcher_visible?: boolean;
      aud?: string;
      auto_redirect_to_identity?: boolean;
      created_at?: string;
      logo_url?: string;
      name?: string;
      saas_app?: SaaSApplication.AccessSAMLSaaSApp2 | SaaSApplication.AccessOIDCSaaSApp2;
      scim_config?: SaaSApplication.SCIMConfig;
      type?: string;
      updated_at?: string;
    }
    export namespace SaaSApplication {
      export interface AccessOIDCSaaSApp2 {
        access_token_lifetime?: string;
        allow_pkce_without_client_secret?: boolean;
        app_launcher_url?: string;
        auth_type?: 'saml' | 'oidc';
        client_id?: string;
        /** @sensitive */ client_secret?: string;
        created_at?: string;
        custom_claims?: AccessOIDCSaaSApp2.CustomClaim[];
        grant_types?: ('authorization_code' | 'authorization_code_with_pkce' | 'refresh_tokens' | 'hybrid' | 'implicit')[];
        group_filter_regex?: string;
        hybrid_and_implicit_options?: OIDCSaaSApp.HybridAndImplicitOptions;
        public_key?: string;
        redirect_uris?: string[];
        refresh_token_options?: OIDCSaaSApp.RefreshTokenOptions;
        scopes?: ('openid' | 'groups' | 'email' | 'profile')[];
        updated_at?: string;
      }
      export namespace AccessOIDCSaaSApp2 {
        export interface CustomClaim {
          name?: string;
          required?: boolean;
          scope?: 'groups' | 'profile' | 'email' | 'openid';
          source?: SAMLSaaSApp.CustomAttribute.Source;
        }
        export namespace CustomClaim {
          export import Source = SAMLSaaSApp.CustomAttribute.Source;
        }
        export type HybridAndImplicitOptions = OIDCSaaSApp.HybridAndImplicitOptions;
        export type RefreshTokenOptions = OIDCSaaSApp.RefreshTokenOptions;
      }
      export interface AccessSAMLSaaSApp2 {
        auth_type?: 'saml' | 'oidc';
        consumer_service_url?: string;
        created_at?: string;
        custom_attributes?: AccessSAMLSaaSApp2.CustomAttribute[];
        idp_entity_id?: string;
        name_id_format?: SaaSAppNameIDFormat;
        name_id_transform_jsonata?: string;
        public_key?: string;
        sp_entity_id?: string;
        sso_endpoint?: string;
        updated_at?: string;
      }
      export namespace AccessSAMLSaaSApp2 {
        export interface CustomAttribute {
          friendly_name?: string;
          name?: string;
          name_format?: 'urn:oasis:names:tc:SAML:2.0:attrname-format:unspecified' | 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic' | 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri';
          required?: boolean;
          source?: OIDCSaaSApp.CustomClaim.Source;
        }
        export namespace CustomAttribute {
          export type Source = OIDCSaaSApp.CustomClaim.Source;
        }
      }
      export interface SCIMConfig {
        idp_uid: string;
        remote_uri: string;
        authentication?: SCIMConfigAuthenticationHTTPBasic | SCIMConfig.AccessSCIMConfigAuthenticationOAuthBearerToken2 | SCIMConfigAuthenticationOauth2Param | SCIMConfig.AccessSCIMConfigAuthenticationAccessServiceToken | (/** @discriminator scheme */ SCIMConfigAuthenticationHTTPBasic | SCIMConfig.AccessSCIMConfigAuthenticationOAuthBearerToken2 | SCIMConfigAuthenticationOauth2Param | SCIMConfig.AccessSCIMConfigAuthenticationAccessServiceToken)[];
        deactivate_on_delete?: boolean;
        enabled?: boolean;
        mappings?: SCIMConfigMapping[];
      }
      export namespace SCIMConfig {
        export type AccessSCIMConfigAuthenticationAccessServiceToken = ZeroTrust.Access.ApplicationGetResponse.SaaSApplication.SCIMConfig.AccessSCIMConfigAuthenticationAccessServiceToken;
        export interface AccessSCIMConfigAuthenticationOAuthBearerToken2 {
          /** @sensitive */ token: string;
          scheme: 'oauthbearertoken';
        }
      }
    }
    export import SelfHostedApplication = Access.Application.BrowserSSHApplication;
  }

  export type ApplicationListResponsesV4PagePaginationArray = V4PagePaginationArray<ApplicationGetResponse>;

  export interface ApplicationPolicy {
    id?: string;
    approval_groups?: ZeroTrust.ApprovalGroup[];
    approval_required?: boolean;
    connection_rules?: ZeroTrust.ConnectionRules;
    created_at?: string;
    decision?: Decision;
    exclude?: Applications.AccessRule[];
    include?: Applications.AccessRule[];
    isolation_required?: boolean;
    mfa_config?: ZeroTrust.MfaConfig;
    name?: string;
    purpose_justification_prompt?: string;
    purpose_justification_required?: boolean;
    require?: Applications.AccessRule[];
    session_duration?: string | null;
    updated_at?: string;
  }
  export namespace ApplicationPolicy {
    export type ConnectionRules = ZeroTrust.ConnectionRules;
    export namespace ConnectionRules {
      export type RDP = ZeroTrust.ConnectionRulesRdp;
    }
    export type MfaConfig = ZeroTrust.MfaConfig;
  }

  export type ApplicationType =
    | 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso'
    | 'infrastructure' | 'rdp' | 'mcp' | 'mcp_portal' | 'proxy_endpoint';

  export type ApplicationTypeParam = ApplicationType;

  export type ApprovalGroup = ZeroTrust.ApprovalGroup;

  export type ApprovalGroupParam = ZeroTrust.ApprovalGroup;

  export type AssociatedHostnames = string;

  export type AssociatedHostnamesParam = string;

  export type BookmarksSinglePage = SinglePage<Bookmark>;

  export interface CORSHeaders {
    allow_all_headers?: boolean;
    allow_all_methods?: boolean;
    allow_all_origins?: boolean;
    allow_credentials?: boolean;
    allowed_headers?: AllowedHeaders[];
    allowed_methods?: AllowedMethods[];
    allowed_origins?: AllowedOrigins[];
    /** @min -1 @max 86400 @unit seconds @example -1 */ max_age?: number;
  }

  export type CORSHeadersParam = CORSHeaders;

  export type CertificatesV4PagePaginationArray = V4PagePaginationArray<Certificate>;

  export type CustomPageWithoutHTMLsV4PagePaginationArray = V4PagePaginationArray<CustomPageWithoutHTML>;

  export type Decision = 'allow' | 'deny' | 'non_identity' | 'bypass';

  export type DecisionParam = Decision;

  export type GatewayCAListResponsesSinglePage = SinglePage<GatewayCAListResponse>;

  export type GroupListResponsesV4PagePaginationArray = V4PagePaginationArray<GroupGetResponse>;

  export interface OIDCSaaSApp {
    /** @example "5m" */ access_token_lifetime?: string;
    allow_pkce_without_client_secret?: boolean;
    /** @example "https://example.com/login" */ app_launcher_url?: string;
    auth_type?: 'saml' | 'oidc';
    client_id?: string;
    /** @sensitive */ client_secret?: string;
    custom_claims?: OIDCSaaSApp.CustomClaim[];
    grant_types?: ('authorization_code' | 'authorization_code_with_pkce' | 'refresh_tokens' | 'hybrid' | 'implicit')[];
    /** @example "^GROUP_FILTER-*$" */ group_filter_regex?: string;
    hybrid_and_implicit_options?: OIDCSaaSApp.HybridAndImplicitOptions;
    public_key?: string;
    redirect_uris?: string[];
    refresh_token_options?: OIDCSaaSApp.RefreshTokenOptions;
    scopes?: ('openid' | 'groups' | 'email' | 'profile')[];
  }
  export namespace OIDCSaaSApp {
    export interface CustomClaim {
      /** @example "family_name" */ name?: string;
      required?: boolean;
      scope?: 'groups' | 'profile' | 'email' | 'openid';
      source?: CustomClaim.Source;
    }
    export namespace CustomClaim {
      export interface Source {
        /** @example "last_name" */ name?: string;
        name_by_idp?: { [key: string]: string };
      }
    }
    export interface HybridAndImplicitOptions {
      return_access_token_from_authorization_endpoint?: boolean;
      return_id_token_from_authorization_endpoint?: boolean;
    }
    export interface RefreshTokenOptions {
      /** @example "30d" */ lifetime?: string;
    }
  }

  export import OIDCSaaSAppParam = Access.OIDCSaaSApp;

  export interface Policy {
    id?: string;
    approval_groups?: Policy.ApprovalGroup[];
    approval_required?: boolean;
    created_at?: string;
    decision?: 'allow' | 'deny' | 'non_identity' | 'bypass';
    exclude?: Applications.AccessRule[];
    include?: Applications.AccessRule[];
    isolation_required?: boolean;
    name?: string;
    precedence?: number;
    purpose_justification_prompt?: string;
    purpose_justification_required?: boolean;
    require?: Applications.AccessRule[];
    updated_at?: string;
  }
  export namespace Policy {
    export interface ApprovalGroup {
      approvals_needed: number;
      email_addresses?: unknown[];
      email_list_uuid?: string;
    }
  }

  export type PolicyListResponsesV4PagePaginationArray = V4PagePaginationArray<PolicyGetResponse>;

  export type SAMLCertificateListResponsesV4PagePaginationArray = V4PagePaginationArray<SAMLCertificateGetResponse>;

  export interface SAMLSaaSApp {
    auth_type?: 'saml' | 'oidc';
    /** @example "https://example.com" */ consumer_service_url?: string;
    custom_attributes?: SAMLSaaSApp.CustomAttribute[];
    /** @example "https://example.com" */ default_relay_state?: string;
    /** @example "https://example.cloudflareaccess.com" */ idp_entity_id?: string;
    name_id_format?: SaaSAppNameIDFormat;
    name_id_transform_jsonata?: string;
    public_key?: string;
    saml_attribute_transform_jsonata?: string;
    sp_entity_id?: string;
    sso_endpoint?: string;
  }
  export namespace SAMLSaaSApp {
    export interface CustomAttribute {
      friendly_name?: string;
      /** @example "family_name" */ name?: string;
      name_format?: 'urn:oasis:names:tc:SAML:2.0:attrname-format:unspecified' | 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic' | 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri';
      required?: boolean;
      source?: CustomAttribute.Source;
    }
    export namespace CustomAttribute {
      export interface Source {
        /** @example "last_name" */ name?: string;
        name_by_idp?: Source.NameByIdP[];
      }
      export namespace Source {
        export interface NameByIdP {
          /** @example "exampleIdPID1" */ idp_id?: string;
          /** @example "AttributeName1" */ source_name?: string;
        }
      }
    }
  }

  export import SAMLSaaSAppParam = Access.SAMLSaaSApp;

  export interface SCIMConfigAuthenticationHTTPBasic {
    /** @sensitive */ password: string;
    scheme: 'httpbasic';
    user: string;
  }

  export type SCIMConfigAuthenticationHTTPBasicParam = SCIMConfigAuthenticationHTTPBasic;

  export interface SCIMConfigAuthenticationOAuthBearerToken {
    /** @sensitive */ token: string;
    scheme: 'oauthbearertoken';
  }

  export type SCIMConfigAuthenticationOAuthBearerTokenParam = SCIMConfigAuthenticationOAuthBearerToken;

  export type SCIMConfigAuthenticationOauth2 = SCIMConfigAuthenticationOauth2Param;

  export interface SCIMConfigAuthenticationOauth2Param {
    authorization_url: string;
    client_id: string;
    /** @sensitive */ client_secret: string;
    scheme: 'oauth2';
    token_url: string;
    scopes?: string[];
  }

  export interface SCIMConfigMapping {
    /** @example "urn:ietf:params:scim:schemas:core:2.0:User" */ schema: string;
    enabled?: boolean;
    filter?: string;
    operations?: SCIMConfigMapping.Operations;
    strictness?: 'strict' | 'passthrough';
    transform_jsonata?: string;
  }
  export namespace SCIMConfigMapping {
    export interface Operations {
      create?: boolean;
      delete?: boolean;
      update?: boolean;
    }
  }

  export import SCIMConfigMappingParam = Access.SCIMConfigMapping;

  export type SaaSAppNameIDFormat = 'id' | 'email';

  export type SaaSAppNameIDFormatParam = 'id' | 'email';

  export type SelfHostedDomains = string;

  export type SelfHostedDomainsParam = string;

  export type ServiceTokensV4PagePaginationArray = V4PagePaginationArray<ServiceToken>;

  export type TagsV4PagePaginationArray = V4PagePaginationArray<Tag>;

  export type UserListResponsesV4PagePaginationArray = V4PagePaginationArray<UserGetResponse>;

  export interface ZeroTrustGroup {
    /** @example "bd97ef8d-7986-43e3-9ee0-c25dda33e4b0" */ id?: string;
    displayName?: string;
    /** @example "all_employees" */ externalId?: string;
    meta?: AccessUser.Meta;
    schemas?: string[];
  }
  export namespace ZeroTrustGroup {
    export type Meta = AccessUser.Meta;
  }

  export type ZeroTrustGroupsV4PagePaginationArray = V4PagePaginationArray<ZeroTrustGroup>;
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

    /** Open an MCP portal on a hostname that gathers several MCP servers.
     *  @http POST /accounts/{account_id}/access/ai-controls/mcp/portals
     *  @status 201
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta */
    create(params: PortalCreateParams, options?: RequestOptions): APIPromise<PortalListResponse>;

    /** Change an MCP portal's hostname, servers or code mode.
     *  @http PUT /accounts/{account_id}/access/ai-controls/mcp/portals/{id}
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta */
    update(
      /** @minLength 1 @maxLength 32 */ id: string,
      params: PortalUpdateParams,
      options?: RequestOptions,
    ): APIPromise<PortalListResponse>;

    /** Page through the account's MCP portals, matching a search text.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/portals
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta */
    list(params: PortalListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<PortalListResponse>, PortalListResponse>;

    /** Delete an MCP portal; the MCP servers behind it stay registered.
     *  @http DELETE /accounts/{account_id}/access/ai-controls/mcp/portals/{id}
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(
      /** @minLength 1 @maxLength 32 */ id: string,
      params: PortalDeleteParams,
      options?: RequestOptions,
    ): APIPromise<PortalDeleteResponse>;

    /** Read one MCP portal's hostname, settings and servers.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/portals/{id}
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta */
    read(/** @minLength 1 @maxLength 32 */ id: string, params: PortalReadParams, options?: RequestOptions): APIPromise<PortalListResponse>;
  }

  export interface PortalCreateParams extends InAccount {
    /** @minLength 1 @maxLength 32 @example "my-mcp-portal" */ id: string;
    /** @example "example.com" */ hostname: string;
    /** @maxLength 350 */ name: string;
    /** @deprecated */ allow_code_mode?: boolean;
    code_mode?: 'off' | 'opt_in' | 'default_on' | 'enforced';
    /** @maxLength 512 */ description?: string;
    /** @default false */ secure_web_gateway?: boolean;
    /** @maxItems 80 */ servers?: PortalCreateParams.Server[];
  }
  export namespace PortalCreateParams {
    export interface Server {
      /** @minLength 1 @maxLength 32 @example "my-mcp-server" */ server_id: string;
      /** @default false */ default_disabled?: boolean;
      /** @default true */ on_behalf?: boolean;
      updated_prompts?: ServerCreateParams.UpdatedTool[];
      updated_tools?: ServerCreateParams.UpdatedTool[];
    }
    export namespace Server {
      export type UpdatedPrompt = ServerCreateParams.UpdatedTool;
      export type UpdatedTool = ServerCreateParams.UpdatedTool;
    }
  }

  export import PortalCreateResponse = Access.AIControls.Mcp.PortalListResponse;

  export interface PortalUpdateParams extends InAccount {
    /** @deprecated */ allow_code_mode?: boolean;
    code_mode?: 'off' | 'opt_in' | 'default_on' | 'enforced';
    /** @maxLength 512 */ description?: string;
    /** @example "example.com" */ hostname?: string;
    /** @maxLength 350 */ name?: string;
    /** @default false */ secure_web_gateway?: boolean;
    /** @maxItems 80 */ servers?: PortalCreateParams.Server[];
  }
  export namespace PortalUpdateParams {
    export import Server = PortalCreateParams.Server;
  }

  export import PortalUpdateResponse = Access.AIControls.Mcp.PortalListResponse;

  export interface PortalListParams extends InAccount {
    search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export interface PortalListResponse {
    /** @minLength 1 @maxLength 32 @example "my-mcp-portal" */ id: string;
    /** @example "example.com" */ hostname: string;
    /** @maxLength 350 */ name: string;
    servers: PortalListResponse.Server[];
    /** @deprecated */ allow_code_mode?: boolean;
    code_mode?: 'off' | 'opt_in' | 'default_on' | 'enforced';
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ created_by?: string;
    /** @maxLength 512 */ description?: string;
    /** @readOnly */ modified_at?: DateTime;
    /** @readOnly */ modified_by?: string;
    /** @default false */ secure_web_gateway?: boolean;
  }
  export namespace PortalListResponse {
    export interface Server {
      /** @minLength 1 @maxLength 32 @example "my-mcp-server" */ id: string;
      auth_type: 'oauth' | 'bearer' | 'unauthenticated';
      /** @format uri @example "https://example.com/mcp" */ hostname: string;
      /** @maxLength 350 */ name: string;
      /** @readOnly */ prompts: ({ [key: string]: unknown })[];
      /** @minLength 1 @maxLength 32 @example "my-mcp-server" */ server_id: string;
      /** @readOnly */ tools: ({ [key: string]: unknown })[];
      /** @readOnly */ auth_config_summary?: ServerListResponse.AuthConfigSummary;
      /** @readOnly */ authentication_status?: 'not_required' | 'required' | 'connected' | 'stale' | 'manual';
      /** @readOnly */ created_at?: DateTime;
      /** @readOnly */ created_by?: string;
      /** @default false */ default_disabled?: boolean;
      /** @maxLength 512 */ description?: string | null;
      /** @readOnly */ error?: string;
      /** @readOnly */ error_details?: ServerListResponse.ErrorDetails;
      /** @default false */ is_shared_oauth_callback_enabled?: boolean;
      /** @readOnly */ last_successful_sync?: DateTime;
      /** @readOnly */ last_synced?: DateTime;
      /** @readOnly */ modified_at?: DateTime;
      /** @readOnly */ modified_by?: string;
      /** @default true */ on_behalf?: boolean;
      /** @default false */ secure_web_gateway?: boolean;
      /** @default "waiting" @readOnly */ status?: 'waiting' | 'ready' | 'stale' | 'error';
      updated_prompts?: Server.UpdatedTool[];
      updated_tools?: Server.UpdatedTool[];
    }
    export namespace Server {
      export import AuthConfigSummary = ServerListResponse.AuthConfigSummary;
      export type ErrorDetails = ServerListResponse.ErrorDetails;
      export type UpdatedPrompt = UpdatedTool;
      export interface UpdatedTool {
        name: string;
        enabled?: boolean;
        /** @example "portal-tool-alias" */ portal_alias?: string;
        portal_description?: string;
        /** @example "server-tool-alias" */ server_alias?: string;
        server_description?: string;
      }
    }
  }

  export type PortalDeleteParams = InAccount;

  export interface PortalDeleteResponse {
    /** @minLength 1 @maxLength 32 @example "my-mcp-portal" */ id: string;
    /** @example "example.com" */ hostname: string;
    /** @maxLength 350 */ name: string;
    /** @deprecated */ allow_code_mode?: boolean;
    code_mode?: 'off' | 'opt_in' | 'default_on' | 'enforced';
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ created_by?: string;
    /** @maxLength 512 */ description?: string;
    /** @readOnly */ modified_at?: DateTime;
    /** @readOnly */ modified_by?: string;
    /** @default false */ secure_web_gateway?: boolean;
  }

  export type PortalReadParams = InAccount;

  export import PortalReadResponse = Access.AIControls.Mcp.PortalListResponse;

  /** Registered tool servers with their tools and prompts. */
  export interface Servers {
    /** Register an MCP server by hostname and sign-in type, for use in portals.
     *  @http POST /accounts/{account_id}/access/ai-controls/mcp/servers
     *  @status 201
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta */
    create(params: ServerCreateParams, options?: RequestOptions): APIPromise<ServerListResponse>;

    /** Change an MCP server's credentials, name, tools or prompts.
     *  @http PUT /accounts/{account_id}/access/ai-controls/mcp/servers/{id}
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta */
    update(
      /** @minLength 1 @maxLength 32 */ id: string,
      params: ServerUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ServerListResponse>;

    /** Page through the registered MCP servers, matching a search text.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/servers
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta */
    list(params: ServerListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<ServerListResponse>, ServerListResponse>;

    /** Unregister an MCP server from the account.
     *  @http DELETE /accounts/{account_id}/access/ai-controls/mcp/servers/{id}
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(
      /** @minLength 1 @maxLength 32 */ id: string,
      params: ServerDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ServerListResponse>;

    /** Read one MCP server's sign-in type, tools and prompts.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/servers/{id}
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta */
    read(/** @minLength 1 @maxLength 32 */ id: string, params: ServerReadParams, options?: RequestOptions): APIPromise<ServerListResponse>;

    /** Fetch the tools and prompts an MCP server offers and store them anew.
     *  @http POST /accounts/{account_id}/access/ai-controls/mcp/servers/{id}/sync
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta */
    sync(/** @minLength 1 @maxLength 32 */ id: string, params: ServerSyncParams, options?: RequestOptions): APIPromise<ServerSyncResponse>;
  }

  export interface ServerCreateParams extends InAccount {
    /** @minLength 1 @maxLength 32 @example "my-mcp-server" */ id: string;
    auth_type: 'oauth' | 'bearer' | 'unauthenticated';
    /** @format uri @example "https://example.com/mcp" */ hostname: string;
    /** @maxLength 350 */ name: string;
    /** @example "sk-my-bearer-token" @sensitive */ auth_credentials?: string;
    /** @writeOnly @sensitive */ client_secret?: string;
    /** @maxLength 512 */ description?: string | null;
    /** @default false */ is_shared_oauth_callback_enabled?: boolean;
    /** @default false */ secure_web_gateway?: boolean;
    updated_prompts?: ServerCreateParams.UpdatedTool[];
    updated_tools?: ServerCreateParams.UpdatedTool[];
  }
  export namespace ServerCreateParams {
    export type UpdatedPrompt = UpdatedTool;
    export interface UpdatedTool {
      name: string;
      /** @maxLength 40 @example "my-custom-alias" */ alias?: string;
      description?: string;
      enabled?: boolean;
    }
  }

  export import ServerCreateResponse = Access.AIControls.Mcp.ServerListResponse;

  export interface ServerUpdateParams extends InAccount {
    /** @example "sk-my-bearer-token" @sensitive */ auth_credentials?: string;
    /** @writeOnly @sensitive */ client_secret?: string;
    /** @maxLength 512 */ description?: string | null;
    /** @default false */ is_shared_oauth_callback_enabled?: boolean;
    /** @maxLength 350 */ name?: string;
    /** @default false */ secure_web_gateway?: boolean;
    updated_prompts?: ServerCreateParams.UpdatedTool[];
    updated_tools?: ServerCreateParams.UpdatedTool[];
  }
  export namespace ServerUpdateParams {
    export type UpdatedPrompt = ServerCreateParams.UpdatedTool;
    export type UpdatedTool = ServerCreateParams.UpdatedTool;
  }

  export import ServerUpdateResponse = Access.AIControls.Mcp.ServerListResponse;

  export type ServerListParams = PortalListParams;

  export interface ServerListResponse {
    /** @minLength 1 @maxLength 32 @example "my-mcp-server" */ id: string;
    auth_type: 'oauth' | 'bearer' | 'unauthenticated';
    /** @format uri @example "https://example.com/mcp" */ hostname: string;
    /** @maxLength 350 */ name: string;
    /** @readOnly */ prompts: ({ [key: string]: unknown })[];
    /** @readOnly */ tools: ({ [key: string]: unknown })[];
    /** @readOnly */ auth_config_summary?: ServerListResponse.AuthConfigSummary;
    /** @readOnly */ authentication_status?: 'not_required' | 'required' | 'connected' | 'stale' | 'manual';
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ created_by?: string;
    /** @maxLength 512 */ description?: string | null;
    /** @readOnly */ error?: string;
    /** @readOnly */ error_details?: ServerListResponse.ErrorDetails;
    /** @default false */ is_shared_oauth_callback_enabled?: boolean;
    /** @readOnly */ last_successful_sync?: DateTime;
    /** @readOnly */ last_synced?: DateTime;
    /** @readOnly */ modified_at?: DateTime;
    /** @readOnly */ modified_by?: string;
    /** @default false */ secure_web_gateway?: boolean;
    /** @default "waiting" @readOnly */ status?: 'waiting' | 'ready' | 'stale' | 'error';
    updated_prompts?: ServerCreateParams.UpdatedTool[];
    updated_tools?: ServerCreateParams.UpdatedTool[];
  }
  export namespace ServerListResponse {
    export interface AuthConfigSummary {
      auth_mode?: 'dcr' | 'manual';
      client_secret_version?: number;
      config?: AuthConfigSummary.Config;
      has_client_secret?: boolean;
      registration_info?: AuthConfigSummary.RegistrationInfo;
    }
    export namespace AuthConfigSummary {
      export interface Config {
        authorization_endpoint?: string;
        issuer?: string;
        resource?: string;
        revocation_endpoint?: string;
        token_endpoint?: string;
      }
      export interface RegistrationInfo {
        client_id?: string;
        redirect_uris?: string[];
        scope?: string;
        token_endpoint_auth_method?: string;
      }
    }
    export interface ErrorDetails {
      cause?: string;
      is_upstream?: boolean;
      mcp_code?: number;
      retryable?: boolean;
      status_code?: number;
    }
    export type UpdatedPrompt = ServerCreateParams.UpdatedTool;
    export type UpdatedTool = ServerCreateParams.UpdatedTool;
  }

  export type ServerDeleteParams = InAccount;

  export import ServerDeleteResponse = Access.AIControls.Mcp.ServerListResponse;

  export type ServerReadParams = InAccount;

  export import ServerReadResponse = Access.AIControls.Mcp.ServerListResponse;

  export type ServerSyncParams = InAccount;

  export interface ServerSyncResponse {
    error?: string;
    /** @readOnly */ error_details?: ServerListResponse.ErrorDetails;
    status?: 'waiting' | 'ready' | 'stale' | 'error';
  }
  export namespace ServerSyncResponse {
    export type ErrorDetails = ServerListResponse.ErrorDetails;
  }

  export type PortalListResponsesV4PagePaginationArray = V4PagePaginationArray<PortalListResponse>;

  export type ServerListResponsesV4PagePaginationArray = V4PagePaginationArray<ServerListResponse>;
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
    /** Find the OAuth redirect URI that applies to an MCP server in a portal.
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
    /** @minLength 1 @maxLength 32 @example "my-mcp-portal" */ portal_id: string;
  }

  export interface EffectiveRedirectURIGetResponse {
    /** @format uri */ redirect_uri: string;
    source: 'per_portal' | 'shared_mcp22';
  }
}

export declare namespace Access.Infrastructure {
  /** Machines by hostname and private IP. */
  export interface Targets {
    /** Register a host with its IP addresses as an infrastructure target.
     *  @http POST /accounts/{account_id}/infrastructure/targets
     *  @availability ga */
    create(params: TargetCreateParams, options?: RequestOptions): APIPromise<TargetGetResponse>;

    /** Replace the hostname and IPs of an infrastructure target.
     *  @http PUT /accounts/{account_id}/infrastructure/targets/{target_id}
     *  @availability ga */
    update(
      /** @format uuid @maxLength 36 */ targetID: string,
      params: TargetUpdateParams,
      options?: RequestOptions,
    ): APIPromise<TargetGetResponse>;

    /** Find infrastructure targets by hostname, IP range or date.
     *  @http GET /accounts/{account_id}/infrastructure/targets
     *  @availability ga */
    list(params: TargetListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<TargetGetResponse>, TargetGetResponse>;

    /** Remove one infrastructure target.
     *  @http DELETE /accounts/{account_id}/infrastructure/targets/{target_id}
     *  @answer void
     *  @availability ga */
    delete(/** @format uuid @maxLength 36 */ targetID: string, params: TargetDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Remove many infrastructure targets at once (deprecated: use bulkDeleteV2).
     *  @http DELETE /accounts/{account_id}/infrastructure/targets/batch
     *  @answer void
     *  @availability deprecated
     *  @deprecated zeroTrust.access.infrastructure.targets.bulkDeleteV2 */
    bulkDelete(params: TargetBulkDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Remove the infrastructure targets named in a list of target IDs.
     *  @http POST /accounts/{account_id}/infrastructure/targets/batch_delete
     *  @answer void
     *  @availability ga */
    bulkDeleteV2(params: TargetBulkDeleteV2Params, options?: RequestOptions): APIPromise<void>;

    /** Save many infrastructure targets in one call.
     *  @http PUT /accounts/{account_id}/infrastructure/targets/batch
     *  @availability ga */
    bulkUpdate(params: TargetBulkUpdateParams, options?: RequestOptions): PagePromise<SinglePage<TargetGetResponse>, TargetGetResponse>;

    /** Fetch one infrastructure target with its hostname and IPs.
     *  @http GET /accounts/{account_id}/infrastructure/targets/{target_id}
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ targetID: string,
      params: TargetGetParams,
      options?: RequestOptions,
    ): APIPromise<TargetGetResponse>;
  }

  export interface TargetCreateParams extends InAccount {
    /** @example "infra-access-target" */ hostname: string;
    ip: TargetGetResponse.IP;
  }
  export namespace TargetCreateParams {
    export import IP = TargetGetResponse.IP;
  }

  export import TargetCreateResponse = Access.Infrastructure.TargetGetResponse;

  export import TargetUpdateParams = Access.Infrastructure.TargetCreateParams;

  export import TargetUpdateResponse = Access.Infrastructure.TargetGetResponse;

  export interface TargetListParams extends InAccount {
    created_after?: DateTime | null;
    created_before?: DateTime | null;
    direction?: 'asc' | 'desc';
    hostname?: string | null;
    hostname_contains?: string | null;
    ip_like?: string | null;
    ip_v4?: string | null;
    ip_v6?: string | null;
    ips?: string[];
    ipv4_end?: string | null;
    ipv4_start?: string | null;
    ipv6_end?: string | null;
    ipv6_start?: string | null;
    modified_after?: DateTime | null;
    modified_before?: DateTime | null;
    order?: 'hostname' | 'created_at';
    target_ids?: (/** @format uuid */ string)[];
    /** @format uuid */ virtual_network_id?: string | null;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 1000 */ per_page?: Integer;
  }

  export import TargetListResponse = Access.Infrastructure.TargetGetResponse;

  export type TargetDeleteParams = InAccount;

  export type TargetBulkDeleteParams = InAccount;

  export interface TargetBulkDeleteV2Params extends InAccount {
    target_ids: (/** @format uuid @maxLength 36 */ string)[];
  }

  export interface TargetBulkUpdateParams extends InAccount {
    /** @body */ body: TargetBulkUpdateParams.Body[];
  }
  export namespace TargetBulkUpdateParams {
    export interface Body {
      /** @example "infra-access-target" */ hostname: string;
      ip: TargetGetResponse.IP;
    }
    export namespace Body {
      export import IP = TargetGetResponse.IP;
    }
  }

  export import TargetBulkUpdateResponse = Access.Infrastructure.TargetGetResponse;

  export type TargetGetParams = InAccount;

  export interface TargetGetResponse {
    /** @format uuid @maxLength 36 */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @example "infra-access-target" */ hostname: string;
    ip: TargetGetResponse.IP;
    /** @readOnly */ modified_at: DateTime;
  }
  export namespace TargetGetResponse {
    export interface IP {
      ipv4?: IP.IPV4;
      ipv6?: IP.IPV4;
    }
    export namespace IP {
      export interface IPV4 {
        /** @example "187.26.29.249" */ ip_addr?: string;
        /** @format uuid @example "c77b744e-acc8-428f-9257-6878c046ed55" */ virtual_network_id?: string;
      }
      export type IPV6 = IPV4;
    }
  }

  export type TargetBulkUpdateResponsesSinglePage = SinglePage<TargetGetResponse>;

  export type TargetListResponsesV4PagePaginationArray = V4PagePaginationArray<TargetGetResponse>;
}

export declare namespace Access.Applications {
  /** CAs that issue short-lived SSH certificates. */
  export interface CAs {
    /** Generate a CA that signs short-lived SSH certificates for an application.
     *  @http POST /{account_or_zone}/access/apps/{app_id}/ca
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    create(/** @maxLength 36 */ appID: string, params?: CACreateParams | null, options?: RequestOptions): APIPromise<CA>;

    /** Page through the short-lived certificate CAs of an account or zone.
     *  @http GET /{account_or_zone}/access/apps/ca
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga */
    list(params?: CAListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<CA>, CA>;

    /** Delete an application's short-lived certificate CA.
     *  @http DELETE /{account_or_zone}/access/apps/{app_id}/ca
     *  @status 202
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    delete(/** @maxLength 36 */ appID: string, params?: CADeleteParams | null, options?: RequestOptions): APIPromise<CADeleteResponse>;

    /** Fetch the public key of an application's short-lived certificate CA.
     *  @http GET /{account_or_zone}/access/apps/{app_id}/ca
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga */
    get(/** @maxLength 36 */ appID: string, params?: CAGetParams | null, options?: RequestOptions): APIPromise<CA>;
  }

  export type CACreateParams = InAccountOrZone;

  export interface CA {
    /** @maxLength 48 @example "7eddae4619b50ab1361ba8ae9bd72269a432fea041529ed9" @readOnly */ id?: string;
    /** @maxLength 64 @readOnly */ aud?: string;
    /** @readOnly */ public_key?: string;
  }

  export interface CAListParams extends InAccountOrZone {
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 100 */ per_page?: Integer;
  }

  export type CADeleteParams = InAccountOrZone;

  export interface CADeleteResponse {
    /** @maxLength 48 @example "7eddae4619b50ab1361ba8ae9bd72269a432fea041529ed9" @readOnly */ id?: string;
  }

  export type CAGetParams = InAccountOrZone;

  /** Whether a given user would get in. */
  export interface UserPolicyChecks {
    /** Show how a user's identity fares against an application's policies.
     *  @http GET /{account_or_zone}/access/apps/{app_id}/user_policy_checks
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga */
    list(appID: AppIDParam, params?: UserPolicyCheckListParams | null, options?: RequestOptions): APIPromise<UserPolicyCheckListResponse>;
  }

  export type UserPolicyCheckListParams = InAccountOrZone;

  export interface UserPolicyCheckListResponse {
    app_state?: UserPolicyCheckListResponse.AppState;
    user_identity?: UserPolicyCheckListResponse.UserIdentity;
  }
  export namespace UserPolicyCheckListResponse {
    export interface AppState {
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ app_uid?: string;
      aud?: string;
      /** @example "test.com" */ hostname?: string;
      name?: string;
      policies?: unknown[];
      /** @example "Success" */ status?: string;
    }
    export interface UserIdentity {
      /** @example "1164449231815010287495" */ id?: string;
      /** @example "41ecfbb341f033e52b46742756aabb8b" */ account_id?: string;
      device_sessions?: unknown;
      email?: string;
      geo?: Users.Identity.Geo;
      iat?: Integer;
      is_gateway?: boolean;
      is_warp?: boolean;
      name?: string;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ user_uuid?: string;
      version?: Integer;
    }
    export namespace UserIdentity {
      export type Geo = Users.Identity.Geo;
    }
  }

  /** Who is let into one application. */
  export interface Policies {
    /** Add a policy that belongs to one application alone.
     *  @http POST /{account_or_zone}/access/apps/{app_id}/policies
     *  @body json required
     *  @status 201
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    create(/** @maxLength 36 */ appID: string, params: PolicyCreateParams, options?: RequestOptions): APIPromise<PolicyGetResponse>;

    /** Replace a policy that belongs to one application.
     *  @http PUT /{account_or_zone}/access/apps/{app_id}/policies/{policy_id}
     *  @body json required
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    update(/** @maxLength 36 */ policyID: string, params: PolicyUpdateParams, options?: RequestOptions): APIPromise<PolicyGetResponse>;

    /** Page through the policies of one application.
     *  @http GET /{account_or_zone}/access/apps/{app_id}/policies
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga */
    list(
      /** @maxLength 36 */ appID: string,
      params?: PolicyListParams | null,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<PolicyGetResponse>, PolicyGetResponse>;

    /** Delete a policy that belongs to one application.
     *  @http DELETE /{account_or_zone}/access/apps/{app_id}/policies/{policy_id}
     *  @status 202
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ policyID: string,
      params: PolicyDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.IdentityProviderDeleteResponse>;

    /** Read one policy of an application, with its rules.
     *  @http GET /{account_or_zone}/access/apps/{app_id}/policies/{policy_id}
     *  @permission Access: Apps and Policies Write; Access: Apps and Policies Read
     *  @availability ga
     *  @auth api_email+api_key */
    get(/** @maxLength 36 */ policyID: string, params: PolicyGetParams, options?: RequestOptions): APIPromise<PolicyGetResponse>;

    /** Turn an Access application's own policy into one other applications can use.
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
    export interface AccessAppPolicyRequest extends InAccountOrZone {
      approval_groups?: ZeroTrust.ApprovalGroup[];
      approval_required?: boolean;
      connection_rules?: ZeroTrust.ConnectionRules;
      isolation_required?: boolean;
      mfa_config?: ZeroTrust.MfaConfig;
      precedence?: Integer;
      purpose_justification_prompt?: string;
      purpose_justification_required?: boolean;
      /** @example "24h" */ session_duration?: string | null;
    }
    export namespace AccessAppPolicyRequest {
      export type ConnectionRules = ZeroTrust.ConnectionRules;
      export namespace ConnectionRules {
        export type RDP = ZeroTrust.ConnectionRulesRdp;
      }
      export type MfaConfig = ZeroTrust.MfaConfig;
    }
    export interface AccessInfraPolicyReq extends InAccountOrZone {
      decision: Decision;
      /** @default [] */ include: AccessRule[];
      name: string;
      connection_rules?: AccessInfraPolicyReq.ConnectionRules;
      /** @default [] */ exclude?: AccessRule[];
      mfa_config?: ZeroTrust.InfraMfaConfig;
      /** @default [] */ require?: AccessRule[];
    }
    export namespace AccessInfraPolicyReq {
      export interface ConnectionRules {
        ssh?: ConnectionRules.SSH;
      }
      export namespace ConnectionRules {
        export interface SSH {
          usernames: string[];
          allow_email_alias?: boolean;
        }
      }
      export type MfaConfig = ZeroTrust.InfraMfaConfig;
    }
  }

  export import PolicyCreateResponse = Access.Applications.PolicyGetResponse;

  export type PolicyUpdateParams = PolicyUpdateParams.AccessAppPolicyRequest | PolicyUpdateParams.AccessInfraPolicyReq;
  export namespace PolicyUpdateParams {
    export interface AccessAppPolicyRequest extends InAccountOrZone {
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ app_id: string;
      approval_groups?: ZeroTrust.ApprovalGroup[];
      approval_required?: boolean;
      connection_rules?: ZeroTrust.ConnectionRules;
      isolation_required?: boolean;
      mfa_config?: ZeroTrust.MfaConfig;
      precedence?: Integer;
      purpose_justification_prompt?: string;
      purpose_justification_required?: boolean;
      /** @example "24h" */ session_duration?: string | null;
    }
    export namespace AccessAppPolicyRequest {
      export type ConnectionRules = ZeroTrust.ConnectionRules;
      export namespace ConnectionRules {
        export type RDP = ZeroTrust.ConnectionRulesRdp;
      }
      export type MfaConfig = ZeroTrust.MfaConfig;
    }
    export interface AccessInfraPolicyReq extends InAccountOrZone {
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ app_id: string;
      decision: Decision;
      /** @default [] */ include: AccessRule[];
      name: string;
      connection_rules?: PolicyCreateParams.AccessInfraPolicyReq.ConnectionRules;
      /** @default [] */ exclude?: AccessRule[];
      mfa_config?: ZeroTrust.InfraMfaConfig;
      /** @default [] */ require?: AccessRule[];
    }
    export namespace AccessInfraPolicyReq {
      export import ConnectionRules = PolicyCreateParams.AccessInfraPolicyReq.ConnectionRules;
      export type MfaConfig = ZeroTrust.InfraMfaConfig;
    }
  }

  export import PolicyUpdateResponse = Access.Applications.PolicyGetResponse;

  export interface PolicyListParams extends InAccountOrZone {
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 200 */ per_page?: Integer;
  }

  export import PolicyListResponse = Access.Applications.PolicyGetResponse;

  export type PolicyDeleteParams = PolicyGetParams;

  export type PolicyDeleteResponse = ZeroTrust.IdentityProviderDeleteResponse;

  export interface PolicyGetParams extends InAccountOrZone {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ app_id: string;
  }

  export type PolicyGetResponse = ApplicationGetResponse.SaaSApplication.Policy | ApplicationGetResponse.InfrastructureApplication.Policy;
  export namespace PolicyGetResponse {
    export import UnionMember0 = ApplicationGetResponse.SaaSApplication.Policy;
    export import UnionMember1 = ApplicationGetResponse.InfrastructureApplication.Policy;
  }

  export interface PolicyMakeReusableParams extends InAccount {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ app_id: string;
  }

  /** Trial of policies against all known users. */
  export interface PolicyTests {
    readonly users: PolicyTests.Users;

    /** Start testing policies against the account's Access users.
     *  @http POST /accounts/{account_id}/access/policy-tests
     *  @body json required
     *  @permission Access: Policy Test Write
     *  @availability ga */
    create(params: PolicyTestCreateParams, options?: RequestOptions): APIPromise<PolicyTestCreateResponse>;

    /** Check a policy test's progress and its approved and blocked counts.
     *  @http GET /accounts/{account_id}/access/policy-tests/{policy_test_id}
     *  @permission Access: Policy Test Write; Access: Policy Test Read
     *  @availability ga */
    get(
      /** @maxLength 64 */ policyTestID: string,
      params: PolicyTestGetParams,
      options?: RequestOptions,
    ): APIPromise<PolicyTestGetResponse>;
  }

  export interface PolicyTestCreateParams extends InAccount {
    policies?: (PolicyTestCreateParams.UnionMember0 | string)[];
  }
  export namespace PolicyTestCreateParams {
    export interface UnionMember0 {
      decision: Decision;
      /** @default [] */ include: AccessRule[];
      name: string;
      approval_groups?: ZeroTrust.ApprovalGroup[];
      approval_required?: boolean;
      connection_rules?: ZeroTrust.ConnectionRules;
      /** @default [] */ exclude?: AccessRule[];
      isolation_required?: boolean;
      mfa_config?: ZeroTrust.MfaConfig;
      purpose_justification_prompt?: string;
      purpose_justification_required?: boolean;
      /** @default [] */ require?: AccessRule[];
      /** @example "24h" */ session_duration?: string | null;
    }
    export namespace UnionMember0 {
      export type ConnectionRules = ZeroTrust.ConnectionRules;
      export namespace ConnectionRules {
        export type RDP = ZeroTrust.ConnectionRulesRdp;
      }
      export type MfaConfig = ZeroTrust.MfaConfig;
    }
  }

  export interface PolicyTestCreateResponse {
    /** @maxLength 64 */ id?: string;
    status?: 'success';
  }

  export type PolicyTestGetParams = InAccount;

  export interface PolicyTestGetResponse {
    /** @maxLength 64 */ id?: string;
    /** @example 25 */ percent_approved?: Integer;
    /** @example 25 */ percent_blocked?: Integer;
    /** @example 25 */ percent_errored?: Integer;
    /** @example 50 */ percent_users_processed?: Integer;
    status?: 'blocked' | 'processing' | 'exceeded time' | 'complete';
    /** @example 20 */ total_users?: Integer;
    /** @example 5 */ users_approved?: Integer;
    /** @example 5 */ users_blocked?: Integer;
    /** @example 5 */ users_errored?: Integer;
  }

  /** Frame and interstitial behavior. */
  export interface Settings {
    /** Replace an application's iframe and interstitial settings.
     *  @http PUT /{account_or_zone}/access/apps/{app_id}/settings
     *  @body json required
     *  @status 202
     *  @permission Access: Apps and Policies Write
     *  @availability ga */
    update(appID: AppIDParam, params: SettingUpdateParams, options?: RequestOptions): APIPromise<SettingEditResponse>;

    /** Change an application's iframe or interstitial setting, not the other.
     *  @http PATCH /{account_or_zone}/access/apps/{app_id}/settings
     *  @body json required
     *  @status 202
     *  @availability ga */
    edit(appID: AppIDParam, params: SettingEditParams, options?: RequestOptions): APIPromise<SettingEditResponse>;
  }

  export type SettingUpdateParams = SettingEditParams;

  export type SettingUpdateResponse = SettingEditResponse;

  export interface SettingEditParams extends InAccountOrZone {
    allow_iframe?: boolean;
    skip_interstitial?: boolean;
  }

  export interface SettingEditResponse {
    allow_iframe?: boolean;
    skip_interstitial?: boolean;
  }

  export type AccessDevicePostureRule = ZeroTrust.DevicePostureRule;
  export namespace AccessDevicePostureRule {
    export interface DevicePosture {
      /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ integration_uid: string;
    }
  }

  export type AccessDevicePostureRuleParam = ZeroTrust.DevicePostureRule;
  export namespace AccessDevicePostureRuleParam {
    export type DevicePosture = AccessDevicePostureRule.DevicePosture;
  }

  export type AccessRule =
    | ZeroTrust.AccessGroupRule | ZeroTrust.AnyValidServiceTokenRule | AccessRule.AccessAuthContextRule
    | ZeroTrust.AuthenticationMethodRule | ZeroTrust.AzureGroupRule | ZeroTrust.CertificateRule
    | ZeroTrust.CommonNameRule | ZeroTrust.CountryRule | ZeroTrust.DevicePostureRule | ZeroTrust.DomainRule
    | ZeroTrust.EmailListRule | ZeroTrust.EmailRule | ZeroTrust.EveryoneRule
    | ZeroTrust.ExternalEvaluationRule | ZeroTrust.GithubOrganizationRule | ZeroTrust.GsuiteGroupRule
    | ZeroTrust.LoginMethodRule | ZeroTrust.IPListRule | ZeroTrust.IPRule | ZeroTrust.OktaGroupRule
    | ZeroTrust.SamlGroupRule | ZeroTrust.OidcClaimRule | ZeroTrust.ServiceTokenRule
    | ZeroTrust.LinkedAppTokenRule | ZeroTrust.UserRiskScoreRule | ZeroTrust.CloudflareAccountMemberRule;
  export namespace AccessRule {
    export interface AccessAuthContextRule {
      auth_context: AccessAuthContextRule.AuthContext;
    }
    export namespace AccessAuthContextRule {
      export interface AuthContext {
        /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ id: string;
        /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ ac_id: string;
        /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
      }
    }
    export type AccessCloudflareAccountMemberRule = ZeroTrust.CloudflareAccountMemberRule;
    export namespace AccessCloudflareAccountMemberRule {
      export interface CloudflareAccountMember {
        account_id?: ResourceID;
      }
    }
    export type AccessCommonNameRule = ZeroTrust.CommonNameRule;
    export namespace AccessCommonNameRule {
      export interface CommonName {
        common_name: string;
      }
    }
    export type AccessLinkedAppTokenRule = ZeroTrust.LinkedAppTokenRule;
    export namespace AccessLinkedAppTokenRule {
      export interface LinkedAppToken {
        /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ app_uid: string;
      }
    }
    export type AccessLoginMethodRule = ZeroTrust.LoginMethodRule;
    export namespace AccessLoginMethodRule {
      export type LoginMethod = ZeroTrust.Gateway.GatewayConfigurationSettings.Certificate;
    }
    export type AccessOIDCClaimRule = ZeroTrust.OidcClaimRule;
    export namespace AccessOIDCClaimRule {
      export interface OIDC {
        /** @example "group" */ claim_name: string;
        claim_value: string;
        /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
      }
    }
    export type AccessUserRiskScoreRule = ZeroTrust.UserRiskScoreRule;
    export namespace AccessUserRiskScoreRule {
      export interface UserRiskScore {
        /** @minItems 1 */ user_risk_score: ('low' | 'medium' | 'high' | 'unscored')[];
      }
    }
  }

  export import AccessRuleParam = Access.Applications.AccessRule;

  export type AnyValidServiceTokenRule = ZeroTrust.AnyValidServiceTokenRule;
  export namespace AnyValidServiceTokenRule {
    export type AnyValidServiceToken = JsonObject;
  }

  export type AnyValidServiceTokenRuleParam = ZeroTrust.AnyValidServiceTokenRule;
  export namespace AnyValidServiceTokenRuleParam {
    export type AnyValidServiceToken = JsonObject;
  }

  export type AuthenticationMethodRule = ZeroTrust.AuthenticationMethodRule;
  export namespace AuthenticationMethodRule {
    export interface AuthMethod {
      /** @example "mfa" */ auth_method: string;
    }
  }

  export type AuthenticationMethodRuleParam = ZeroTrust.AuthenticationMethodRule;
  export namespace AuthenticationMethodRuleParam {
    export type AuthMethod = AuthenticationMethodRule.AuthMethod;
  }

  export type AzureGroupRule = ZeroTrust.AzureGroupRule;
  export namespace AzureGroupRule {
    export interface AzureAD {
      /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ id: string;
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
    }
  }

  export type AzureGroupRuleParam = ZeroTrust.AzureGroupRule;
  export namespace AzureGroupRuleParam {
    export type AzureAD = AzureGroupRule.AzureAD;
  }

  export type CAsV4PagePaginationArray = V4PagePaginationArray<CA>;

  export type CertificateRule = ZeroTrust.CertificateRule;
  export namespace CertificateRule {
    export type Certificate = JsonObject;
  }

  export type CertificateRuleParam = ZeroTrust.CertificateRule;
  export namespace CertificateRuleParam {
    export type Certificate = JsonObject;
  }

  export type CountryRule = ZeroTrust.CountryRule;
  export namespace CountryRule {
    export interface Geo {
      /** @example "US" */ country_code: string;
    }
  }

  export type CountryRuleParam = ZeroTrust.CountryRule;
  export namespace CountryRuleParam {
    export type Geo = CountryRule.Geo;
  }

  export type DomainRule = ZeroTrust.DomainRule;
  export namespace DomainRule {
    export interface EmailDomain {
      /** @example "example.com" */ domain: string;
    }
  }

  export type DomainRuleParam = ZeroTrust.DomainRule;
  export namespace DomainRuleParam {
    export type EmailDomain = DomainRule.EmailDomain;
  }

  export type EmailListRule = ZeroTrust.EmailListRule;
  export namespace EmailListRule {
    export type EmailList = ZeroTrust.Gateway.GatewayConfigurationSettings.Certificate;
  }

  export type EmailListRuleParam = ZeroTrust.EmailListRule;
  export namespace EmailListRuleParam {
    export type EmailList = ZeroTrust.Gateway.GatewayConfigurationSettings.Certificate;
  }

  export type EmailRule = ZeroTrust.EmailRule;
  export namespace EmailRule {
    export interface Email {
      /** @format email */ email: string;
    }
  }

  export type EmailRuleParam = ZeroTrust.EmailRule;
  export namespace EmailRuleParam {
    export type Email = EmailRule.Email;
  }

  export type EveryoneRule = ZeroTrust.EveryoneRule;
  export namespace EveryoneRule {
    export type Everyone = JsonObject;
  }

  export type EveryoneRuleParam = ZeroTrust.EveryoneRule;
  export namespace EveryoneRuleParam {
    export type Everyone = JsonObject;
  }

  export type ExternalEvaluationRule = ZeroTrust.ExternalEvaluationRule;
  export namespace ExternalEvaluationRule {
    export interface ExternalEvaluation {
      /** @example "https://eval.example.com" */ evaluate_url: string;
      /** @example "https://eval.example.com/keys" */ keys_url: string;
    }
  }

  export type ExternalEvaluationRuleParam = ZeroTrust.ExternalEvaluationRule;
  export namespace ExternalEvaluationRuleParam {
    export type ExternalEvaluation = ExternalEvaluationRule.ExternalEvaluation;
  }

  export type GSuiteGroupRule = ZeroTrust.GsuiteGroupRule;
  export namespace GSuiteGroupRule {
    export interface GSuite {
      email: string;
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
    }
  }

  export type GSuiteGroupRuleParam = ZeroTrust.GsuiteGroupRule;
  export namespace GSuiteGroupRuleParam {
    export type GSuite = GSuiteGroupRule.GSuite;
  }

  export type GitHubOrganizationRule = ZeroTrust.GithubOrganizationRule;
  export namespace GitHubOrganizationRule {
    export interface GitHubOrganization {
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
      /** @example "cloudflare" */ name: string;
      /** @example "api-team" */ team?: string;
    }
  }

  export type GitHubOrganizationRuleParam = ZeroTrust.GithubOrganizationRule;
  export namespace GitHubOrganizationRuleParam {
    export type GitHubOrganization = GitHubOrganizationRule.GitHubOrganization;
  }

  export type GroupRule = ZeroTrust.AccessGroupRule;
  export namespace GroupRule {
    export type Group = ZeroTrust.Gateway.GatewayConfigurationSettings.Certificate;
  }

  export type GroupRuleParam = ZeroTrust.AccessGroupRule;
  export namespace GroupRuleParam {
    export type Group = ZeroTrust.Gateway.GatewayConfigurationSettings.Certificate;
  }

  export type IPListRule = ZeroTrust.IPListRule;
  export namespace IPListRule {
    export type IPList = ZeroTrust.Gateway.GatewayConfigurationSettings.Certificate;
  }

  export type IPListRuleParam = ZeroTrust.IPListRule;
  export namespace IPListRuleParam {
    export type IPList = ZeroTrust.Gateway.GatewayConfigurationSettings.Certificate;
  }

  export type IPRule = ZeroTrust.IPRule;
  export namespace IPRule {
    export interface IP {
      /** @example "2400:cb00:21:10a::/64" */ ip: string;
    }
  }

  export type IPRuleParam = ZeroTrust.IPRule;
  export namespace IPRuleParam {
    export type IP = IPRule.IP;
  }

  export type OktaGroupRule = ZeroTrust.OktaGroupRule;
  export namespace OktaGroupRule {
    export interface Okta {
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
      /** @example "devs" */ name: string;
    }
  }

  export type OktaGroupRuleParam = ZeroTrust.OktaGroupRule;
  export namespace OktaGroupRuleParam {
    export type Okta = OktaGroupRule.Okta;
  }

  export type PolicyListResponsesV4PagePaginationArray = V4PagePaginationArray<PolicyGetResponse>;

  export type SAMLGroupRule = ZeroTrust.SamlGroupRule;
  export namespace SAMLGroupRule {
    export interface SAML {
      /** @example "group" */ attribute_name: string;
      attribute_value: string;
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
    }
  }

  export type SAMLGroupRuleParam = ZeroTrust.SamlGroupRule;
  export namespace SAMLGroupRuleParam {
    export type SAML = SAMLGroupRule.SAML;
  }

  export type ServiceTokenRule = ZeroTrust.ServiceTokenRule;
  export namespace ServiceTokenRule {
    export interface ServiceToken {
      /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ token_id: string;
    }
  }

  export type ServiceTokenRuleParam = ZeroTrust.ServiceTokenRule;
  export namespace ServiceTokenRuleParam {
    export type ServiceToken = ServiceTokenRule.ServiceToken;
  }
}

export declare namespace Access.Applications.PolicyTests {
  /** Outcome for each user in a trial. */
  export interface Users {
    /** Page through the users in a policy test, by outcome.
     *  @http GET /accounts/{account_id}/access/policy-tests/{policy_test_id}/users
     *  @permission Access: Policy Test Write; Access: Policy Test Read
     *  @availability ga */
    list(
      /** @maxLength 64 */ policyTestID: string,
      params: UserListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<UserListResponse>, UserListResponse>;
  }

  export interface UserListParams extends InAccount {
    status?: 'success' | 'fail' | 'error';
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 25 */ per_page?: Integer;
  }

  export interface UserListResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
    /** @format email */ email?: string;
    name?: string;
    status?: 'approved' | 'blocked' | 'error';
  }

  export type UserListResponsesV4PagePaginationArray = V4PagePaginationArray<UserListResponse>;
}

export declare namespace Access.Certificates {
  /** Per-hostname options for client certificates. */
  export interface Settings {
    /** Set client certificate forwarding and China network use per hostname.
     *  @http PUT /{account_or_zone}/access/certificates/settings
     *  @status 202
     *  @permission Access: Mutual TLS Certificates Write
     *  @availability ga */
    update(params: SettingUpdateParams, options?: RequestOptions): PagePromise<SinglePage<CertificateSettings>, CertificateSettings>;

    /** Read per-hostname mTLS settings, such as client certificate forwarding.
     *  @http GET /{account_or_zone}/access/certificates/settings
     *  @permission Access: Mutual TLS Certificates Write; Access: Mutual TLS Certificates Read
     *  @availability ga */
    get(params?: SettingGetParams | null, options?: RequestOptions): PagePromise<SinglePage<CertificateSettings>, CertificateSettings>;
  }

  export interface SettingUpdateParams extends InAccountOrZone {
    settings: CertificateSettings[];
  }

  export interface CertificateSettings {
    china_network: boolean;
    client_certificate_forwarding: boolean;
    /** @example "admin.example.com" */ hostname: string;
  }

  export type SettingGetParams = InAccountOrZone;

  export type CertificateSettingsParam = CertificateSettings;

  export type CertificateSettingsSinglePage = SinglePage<CertificateSettings>;
}

export declare namespace Access.Logs {
  /** Allowed and denied sign-in attempts. */
  export interface AccessRequests {
    /** Query Access login attempts by user, app, country, IdP or outcome.
     *  @http GET /accounts/{account_id}/access/logs/access_requests
     *  @permission Access: Audit Logs Read
     *  @availability ga
     *  @auth api_email+api_key */
    list(params: AccessRequestListParams, options?: RequestOptions): APIPromise<AccessRequestListResponse>;
  }

  export interface AccessRequestListParams extends InAccount {
    /** @default "eq" */ allowedOp?: 'eq' | 'neq';
    /** @default "eq" */ app_typeOp?: 'eq' | 'neq';
    /** @default "eq" */ app_uidOp?: 'eq' | 'neq';
    /** @default "eq" */ country_codeOp?: 'eq' | 'neq';
    /** @default "desc" */ direction?: 'desc' | 'asc';
    /** @format email */ email?: string;
    /** @default false */ email_exact?: boolean;
    /** @default "eq" */ emailOp?: 'eq' | 'neq' | 'contains';
    fields?: string;
    /** @default "eq" */ idpOp?: 'eq' | 'neq';
    /** @default 25 */ limit?: Integer;
    /** @default "eq" */ non_identityOp?: 'eq' | 'neq';
    /** @default 1 */ page?: Integer;
    /** @default 25 */ per_page?: Integer;
    /** @default "eq" */ ray_idOp?: 'eq' | 'neq';
    since?: DateTime;
    until?: DateTime;
    /** @format uuid @example "f757c5c3-c1b2-50f7-9126-150a099b6f7e" @deprecated */ user_id?: string;
    /** @default "eq" @deprecated */ user_idOp?: 'eq' | 'neq';
  }

  export type AccessRequestListResponse = AccessRequest[];

  /** Directory synchronization records. */
  export interface SCIM {
    readonly updates: SCIM.Updates;
  }

  /** Requests for temporary, just-in-time permission. */
  export interface JitRequests {
    /** Page through just-in-time access requests by status, text and time range.
     *  @http GET /accounts/{account_id}/access/logs/jit_requests
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/access-jit-request-logs-list */
    list(params: JitRequestListParams, options?: RequestOptions): APIPromise<ZeroTrust.JitRequestLog[]>;

    /** Look up one just-in-time access request in the Access logs.
     *  @http GET /accounts/{account_id}/access/logs/jit_requests/{knock_request_id}
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/access-jit-request-logs-get */
    get(
      /** @format uuid */ knockRequestID: string,
      params: JitRequestGetParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.JitRequestLogDetail>;
  }

  export interface JitRequestListParams extends InAccount {
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 25 */ per_page?: Integer;
    status?: 'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED' | 'SPENT';
    search?: string;
    since?: DateTime;
    until?: DateTime;
  }

  export type JitRequestGetParams = InAccount;

  export interface AccessRequest {
    /** @example "login" */ action?: string;
    /** @default false */ allowed?: boolean;
    /** @example "test.example.com/admin" */ app_domain?: string;
    /** @example "df7e2w5f-02b7-4d9d-af26-8d1988fca630" */ app_uid?: string;
    /** @example "saml" */ connection?: string;
    created_at?: DateTime;
    /** @example "198.41.129.166" */ ip_address?: string;
    /** @maxLength 16 @example "187d944c61940c77" */ ray_id?: string;
    /** @format email */ user_email?: string;
  }
}

export declare namespace Access.Logs.SCIM {
  /** Changes a directory sent. */
  export interface Updates {
    /** Page through the SCIM changes an identity provider sent to Access.
     *  @http GET /accounts/{account_id}/access/logs/scim/updates
     *  @permission Access: SCIM Logs Read
     *  @availability ga
     *  @auth api_email+api_key */
    list(params: UpdateListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<UpdateListResponse>, UpdateListResponse>;
  }

  export interface UpdateListParams extends InAccount {
    idp_id: string[];
    cf_resource_id?: string[];
    /** @default "desc" */ direction?: 'desc' | 'asc';
    idp_resource_id?: string[];
    /** @default 20 @example 10 */ limit?: Integer;
    request_method?: ('DELETE' | 'PATCH' | 'POST' | 'PUT')[];
    resource_group_name?: string[];
    resource_type?: ('USER' | 'GROUP')[];
    resource_user_email?: (/** @format email */ string)[];
    since?: DateTime;
    status?: ('FAILURE' | 'SUCCESS')[];
    until?: DateTime;
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 20 */ per_page?: Integer;
  }

  export interface UpdateListResponse {
    /** @example "bd97ef8d-7986-43e3-9ee0-c25dda33e4b0" */ cf_resource_id?: string;
    error_description?: string;
    /** @example "df7e2w5f-02b7-4d9d-af26-8d1988fca630" */ idp_id?: string;
    /** @example "all_employees" */ idp_resource_id?: string;
    logged_at?: DateTime;
    /** @example "{}}" */ request_body?: string;
    /** @example "DELETE" */ request_method?: string;
    /** @example "ALL_EMPLOYEES" */ resource_group_name?: string;
    /** @example "GROUP" */ resource_type?: string;
    /** @format email */ resource_user_email?: string;
    /** @example "FAILURE" */ status?: string;
  }

  export type UpdateListResponsesV4PagePaginationArray = V4PagePaginationArray<UpdateListResponse>;
}

export declare namespace Access.Users {
  /** Where a person is signed in now. */
  export interface ActiveSessions {
    /** List the sessions in which a user is signed in now.
     *  @http GET /accounts/{account_id}/access/users/{user_id}/active_sessions
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    list(
      /** @maxLength 36 */ userID: string,
      params: ActiveSessionListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ActiveSessionListResponse>, ActiveSessionListResponse>;

    /** Fetch the details of one active user session by its nonce.
     *  @http GET /accounts/{account_id}/access/users/{user_id}/active_sessions/{nonce}
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    get(nonce: string, params: ActiveSessionGetParams, options?: RequestOptions): APIPromise<ActiveSessionGetResponse>;
  }

  export type ActiveSessionListParams = InAccount;

  export interface ActiveSessionListResponse {
    /** @example 1694813506 */ expiration?: Integer;
    metadata?: ActiveSessionListResponse.Metadata;
    name?: string;
  }
  export namespace ActiveSessionListResponse {
    export interface Metadata {
      apps?: { [key: string]: Metadata.Apps };
      /** @example 1694813506 */ expires?: Integer;
      /** @example 1694791905 */ iat?: Integer;
      /** @example "X1aXj1lFVcqqyoXF" */ nonce?: string;
      /** @unit seconds @example 21600 */ ttl?: Integer;
    }
    export namespace Metadata {
      export interface Apps {
        /** @example "test.example.com" */ hostname?: string;
        name?: string;
        /** @example "self_hosted" */ type?: string;
        /** @example "cc2a8145-0128-4429-87f3-872c4d380c4e" */ uid?: string;
      }
    }
  }

  export interface ActiveSessionGetParams extends InAccount {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ user_id: string;
  }

  export interface ActiveSessionGetResponse {
    /** @example "1234567890" */ account_id?: string;
    /** @example "NONE" */ auth_status?: string;
    /** @example "" */ common_name?: string;
    /** @example "" */ device_id?: string;
    device_sessions?: { [key: string]: Identity.DeviceSessions };
    devicePosture?: { [key: string]: Identity.DevicePosture };
    email?: string;
    geo?: Identity.Geo;
    /** @example 1694791905 */ iat?: number;
    idp?: AuditLog.Resource;
    /** @example "127.0.0.0" */ ip?: string;
    is_gateway?: boolean;
    is_warp?: boolean;
    isActive?: boolean;
    mtls_auth?: Identity.MTLSAuth;
    /** @example "" */ service_token_id?: string;
    service_token_status?: boolean;
    /** @example "57cf8cf2-f55a-4588-9ac9-f5e41e9f09b4" */ user_uuid?: string;
    /** @example 2 */ version?: number;
  }
  export namespace ActiveSessionGetResponse {
    export import DevicePosture = Identity.DevicePosture;
    export type DeviceSessions = Identity.DeviceSessions;
    export type Geo = Identity.Geo;
    export type IdP = AuditLog.Resource;
    export type MTLSAuth = Identity.MTLSAuth;
  }

  /** What was known at a person's latest sign-in. */
  export interface LastSeenIdentity {
    /** Show the identity data from a user's most recent sign-in.
     *  @http GET /accounts/{account_id}/access/users/{user_id}/last_seen_identity
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    get(/** @maxLength 36 */ userID: string, params: LastSeenIdentityGetParams, options?: RequestOptions): APIPromise<Identity>;
  }

  export type LastSeenIdentityGetParams = InAccount;

  export interface Identity {
    /** @example "1234567890" */ account_id?: string;
    /** @example "NONE" */ auth_status?: string;
    /** @example "" */ common_name?: string;
    /** @example "" */ device_id?: string;
    device_sessions?: { [key: string]: Identity.DeviceSessions };
    devicePosture?: { [key: string]: Identity.DevicePosture };
    email?: string;
    geo?: Identity.Geo;
    /** @example 1694791905 */ iat?: number;
    idp?: AuditLog.Resource;
    /** @example "127.0.0.0" */ ip?: string;
    is_gateway?: boolean;
    is_warp?: boolean;
    mtls_auth?: Identity.MTLSAuth;
    /** @example "" */ service_token_id?: string;
    service_token_status?: boolean;
    /** @example "57cf8cf2-f55a-4588-9ac9-f5e41e9f09b4" */ user_uuid?: string;
    /** @example 2 */ version?: number;
  }
  export namespace Identity {
    export interface DevicePosture {
      id?: string;
      check?: DevicePosture.Check;
      data?: unknown;
      description?: string;
      error?: string;
      rule_name?: string;
      success?: boolean;
      timestamp?: string;
      type?: string;
    }
    export namespace DevicePosture {
      export interface Check {
        exists?: boolean;
        path?: string;
      }
    }
    export interface DeviceSessions {
      last_authenticated?: number;
    }
    export interface Geo {
      country?: string;
    }
    export type IdP = AuditLog.Resource;
    export interface MTLSAuth {
      auth_status?: string;
      cert_issuer_dn?: string;
      cert_issuer_ski?: string;
      cert_presented?: boolean;
      cert_serial?: string;
    }
  }

  /** A person's refused attempts. */
  export interface FailedLogins {
    /** List a user's unsuccessful sign-in attempts.
     *  @http GET /accounts/{account_id}/access/users/{user_id}/failed_logins
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    list(
      /** @maxLength 36 */ userID: string,
      params: FailedLoginListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<FailedLoginListResponse>, FailedLoginListResponse>;
  }

  export type FailedLoginListParams = InAccount;

  export interface FailedLoginListResponse {
    expiration?: Integer;
    metadata?: unknown;
  }

  /** Second factors a person has enrolled. */
  export interface MfaAuthenticators {
    /** Remove an MFA authenticator from a Zero Trust user.
     *  @http DELETE /accounts/{account_id}/access/users/{user_id}/mfa_authenticators/{authenticator_id}
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-users-delete-mfa-authenticator */
    delete(authenticatorID: string, params: MfaAuthenticatorDeleteParams, options?: RequestOptions): APIPromise<JsonObject | null>;
  }

  export interface MfaAuthenticatorDeleteParams extends InAccount {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ user_id: string;
  }

  export type ActiveSessionListResponsesSinglePage = SinglePage<ActiveSessionListResponse>;

  export type FailedLoginListResponsesSinglePage = SinglePage<FailedLoginListResponse>;
}
