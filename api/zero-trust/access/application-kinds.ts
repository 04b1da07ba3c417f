import type { Integer } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';
import type { Access } from './index.ts';

export interface LauncherDesign {
  /** URL of the logo shown at the top of the App Launcher. */ app_launcher_logo_url?: string;
  /** Background color of the App Launcher page, as a hex code. @example "#ff0000" */ bg_color?: string;
  /** Links in the footer of the App Launcher, each with a text and a URL. */ footer_links?: AppLauncherApplication.FooterLink[];
  /** Color of the App Launcher's header, as a hex code. @example "#ff0000" */ header_bg_color?: string;
  /** Look of the page users see before they sign in to the App Launcher. */ landing_page_design?: AppLauncherApplication.LandingPageDesign;
  /** If true, the App Launcher does not show its landing page before the sign-in. @default false */ skip_app_launcher_login_page?: boolean;
}

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

export declare namespace Application {
  export interface ApplicationIdentity extends ZeroTrust.NamedApplication {
    /** Identifies the application; given by Cloudflare. */ id?: string;
    /** Identity providers users may choose from, by id; empty if all are allowed. */ allowed_idps?: Access.AllowedIdPs[];
    /** Audience tag, which tokens of the application carry as `aud`. */ aud?: string;
    auto_redirect_to_identity?: boolean;
    created_at?: string;
    scim_config?: SCIMConfig;
    updated_at?: string;
  }

  export interface SelfHostedApplication extends ApplicationIdentity, Access.Applications.Setting {
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

export type ApplicationType =
  | 'self_hosted' | 'saas' | 'ssh' | 'vnc' | 'app_launcher' | 'warp' | 'biso' | 'bookmark' | 'dash_sso'
  | 'infrastructure' | 'rdp' | 'mcp' | 'mcp_portal' | 'proxy_endpoint';

export interface CORSHeaders {
  /** Whether all request headers are allowed. */ allow_all_headers?: boolean;
  /** Whether all HTTP methods are allowed. */ allow_all_methods?: boolean;
  /** Whether requests from all origins are allowed. */ allow_all_origins?: boolean;
  /** Whether requests may carry cookies, authorization headers or client certificates. */ allow_credentials?: boolean;
  /** Request headers that are allowed, by name. */ allowed_headers?: Access.AllowedHeaders[];
  /** HTTP methods that are allowed. */ allowed_methods?: Access.AllowedMethods[];
  /** Origins from which requests are allowed. */ allowed_origins?: Access.AllowedOrigins[];
  /** Longest time a browser may cache the preflight answer; -1 forbids it. @min -1 @max 86400 @unit seconds @example -1 */ max_age?: number;
}

export interface OIDCSaaSApp extends OIDCClient, OIDCLauncher {
  /** @example "5m" @pattern ^\d+(\.\d+)?[mh]$ */
  access_token_lifetime?: string;
  /** @example "https://example.com/login" */ app_launcher_url?: string;
  /** Further claims put into the tokens, and where they come from. */ custom_claims?: OIDCSaaSApp.CustomClaim[];
  /** @example "^GROUP_FILTER-*$" */ group_filter_regex?: string;
  /** Validity period of refresh tokens. */ refresh_token_options?: OIDCSaaSApp.RefreshTokenOptions;
}
export declare namespace OIDCSaaSApp {
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

export interface SAMLSaaSApp extends SAMLClient, SAMLEndpoints {
  /** @example "https://example.com" */ consumer_service_url?: string;
  /** Attributes put into the assertion, and where they come from. */ custom_attributes?: SAMLSaaSApp.CustomAttribute[];
  /** URL users are sent to after a sign-in that began at Access. @example "https://example.com" */ default_relay_state?: string;
  /** @example "https://example.cloudflareaccess.com" */ idp_entity_id?: string;
  /** JSONata expression that turns the user's identity into the attributes of the assertion. */ saml_attribute_transform_jsonata?: string;
}
export declare namespace SAMLSaaSApp {
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
export declare namespace SCIMConfigMapping {
  export interface Operations {
    /** Whether the mapping counts when a resource is created (POST). */ create?: boolean;
    /** Whether the mapping counts when a resource is deleted (DELETE). */ delete?: boolean;
    /** Whether the mapping counts when a resource is changed (PATCH or PUT). */ update?: boolean;
  }
}

export type SaaSAppNameIDFormat = 'id' | 'email';

export type SaaSAppNameIDFormatParam = 'id' | 'email';

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
  /** Hostnames and paths that are protected; deprecated, read `destinations`. @default [] @deprecated */ self_hosted_domains?: Access.SelfHostedDomains[];
}

export interface SelfHostedApplication extends ZeroTrust.AccessWebApplication, ZeroTrust.AccessApplicationDetails, ApplicationDestinations {
  /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'self_hosted';
}

export interface SaaSApplication extends ZeroTrust.ApplicationKeys, ZeroTrust.NamedApplication {
  /** Ids of the identity providers users may log in with; an empty list allows all of the account. */ allowed_idps?: Access.AllowedIdPs[];
  /** @default true */ app_launcher_visible?: boolean;
  /** @default false */
  auto_redirect_to_identity?: boolean;
  custom_pages?: string[];
  logo_url?: string;
  /** Access policies of the application, in the order in which they are evaluated. */ policies?: Access.SelfHostedApplicationPolicy[];
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
export declare namespace AppLauncherApplication {
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
  /** Access policies of the application, in the order in which they are evaluated. */ policies?: Access.SelfHostedApplicationPolicy[];
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
export declare namespace InfrastructureApplication {
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
  export interface Policy extends Access.NamedDecision, Access.StoredPolicyRules {
    /** Identifies the policy; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Rules for user connections to the application's targets. */ connection_rules?: Access.ConnectionRules;
    /** Second factor that the policy asks for, over the settings of the application. */ mfa_config?: ZeroTrust.InfraMfaConfig;
  }
}

export interface BrowserRDPApplication extends ZeroTrust.AccessWebApplication, ZeroTrust.AccessApplicationDetails, ApplicationDestinations {
  target_criteria: BrowserRDPApplication.TargetCriterion[];
  /** Kind of Access application, set when it is created; it decides which other fields apply. */ type: 'rdp';
}
export declare namespace BrowserRDPApplication {
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
export declare namespace OAuthConfiguration {
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
export declare namespace SCIMConfig {
  export interface AccessSCIMConfigAuthenticationAccessServiceToken {
    /** Client id of the service token that authenticates at the SCIM service. */ client_id: string;
    /** Secret half of the credentials sent to the SCIM service; not returned once saved. @sensitive @minLength 1 */ client_secret: string;
    /** Fixed value `access_service_token`: an Access service token is sent with each SCIM request. */ scheme: 'access_service_token';
  }
}

export interface Override {
  /** Access at the path; `public` lets everyone through without a login. */ behavior: 'public';
  /** Path, with wildcards allowed, to which the override applies. @minLength 1 */ path_pattern: string;
}
