import type { DateTime, InAccountOrZone } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

export type IdentityProviderParams =
  | IdentityProviderParams.AzureAD | IdentityProviderParams.AccessCentrify
  | IdentityProviderParams.AccessFacebook | IdentityProviderParams.AccessGitHub
  | IdentityProviderParams.AccessGoogle | IdentityProviderParams.AccessGoogleApps
  | IdentityProviderParams.AccessLinkedin | IdentityProviderParams.AccessOIDC
  | IdentityProviderParams.AccessOkta | IdentityProviderParams.AccessOnelogin
  | IdentityProviderParams.AccessPingone | IdentityProviderParams.AccessSAML
  | IdentityProviderParams.AccessYandex | IdentityProviderParams.AccessOnetimepin
  | IdentityProviderParams.AccessCloudflare;
export declare namespace IdentityProviderParams {
  export interface SAMLEncryptionParams {
    /** Certificate set with which the provider is to encrypt its SAML assertions. @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */
    saml_certificate_set_id?: string;
  }

  export interface AzureAD extends InAccountOrZone, SAMLEncryptionParams {
    config: AzureADConfig;
    /** Name of the identity provider, as the sign-in page shows it. @example "Sign-in of the company" */ name: string;
    /** Kind of identity provider, which decides what `config` holds. */ type: IdentityProviderType;
    /** Sync of users and groups from the provider by SCIM. */ scim_config?: IdentityProviderSCIMConfigParam;
  }
  export interface AccessCentrify extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: AccessCentrifyConfig;
  }
  export interface AccessFacebook extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: GenericOAuthConfig;
  }
  export interface AccessGitHub extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    /** OAuth client that was registered at the provider. */ config: GenericOAuthConfig;
  }
  export interface AccessGoogle extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: AccessGoogleConfig;
  }
  export interface AccessGoogleApps extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: AccessGoogleAppsConfig;
  }
  export interface AccessLinkedin extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: GenericOAuthConfig;
  }
  export interface AccessOIDC extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: AccessOIDCConfig;
  }
  export interface AccessOkta extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: AccessOktaConfig;
  }
  export interface AccessOnelogin extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: AccessOneloginConfig;
  }
  export interface AccessPingone extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: AccessPingoneConfig;
  }
  export interface AccessSAML extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: IdentityProvider.AccessSAML.Config;
  }
  export interface AccessYandex extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: GenericOAuthConfig;
  }
  export interface AccessOnetimepin extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: IdentityProvider.AccessOnetimepin.Config;
  }
  export interface AccessCloudflare extends InAccountOrZone, ZeroTrust.IdentityProviderInput, SAMLEncryptionParams {
    config: AccessCloudflare.Config;
  }
  export namespace AccessCloudflare {
    export interface Config {
      /** @default false */
      restrict_to_account_members?: boolean;
    }
  }
}

export type IdentityProvider =
  | AzureAD | IdentityProvider.AccessCentrify | IdentityProvider.AccessFacebook
  | IdentityProvider.AccessGitHub | IdentityProvider.AccessGoogle | IdentityProvider.AccessGoogleApps
  | IdentityProvider.AccessLinkedin | IdentityProvider.AccessOIDC | IdentityProvider.AccessOkta
  | IdentityProvider.AccessOnelogin | IdentityProvider.AccessPingone | IdentityProvider.AccessSAML
  | IdentityProvider.AccessYandex | IdentityProvider.AccessOnetimepin | IdentityProvider.AccessCloudflare;
export declare namespace IdentityProvider {
  export interface AccessCentrify extends ZeroTrust.IdentityProviderDetails {
    config: AccessCentrifyConfig;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'centrify';
  }
  export interface AccessFacebook extends ZeroTrust.IdentityProviderDetails {
    /** OAuth client that was registered at the provider. */ config: GenericOAuthConfig;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'facebook';
  }
  export interface AccessGitHub extends ZeroTrust.IdentityProviderDetails {
    /** OAuth client that was registered at the provider. */ config: GenericOAuthConfig;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'github';
  }
  export interface AccessGoogle extends ZeroTrust.IdentityProviderDetails {
    config: AccessGoogleConfig;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'google';
  }
  export interface AccessGoogleApps extends ZeroTrust.IdentityProviderDetails {
    config: AccessGoogleAppsConfig;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'google-apps';
  }
  export interface AccessLinkedin extends ZeroTrust.IdentityProviderDetails {
    /** OAuth client that was registered at the provider. */ config: GenericOAuthConfig;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'linkedin';
  }
  export interface AccessOIDC extends ZeroTrust.IdentityProviderDetails {
    config: AccessOIDCConfig;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'oidc';
  }
  export interface AccessOkta extends ZeroTrust.IdentityProviderDetails {
    config: AccessOktaConfig;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'okta';
  }
  export interface AccessOnelogin extends ZeroTrust.IdentityProviderDetails {
    config: AccessOneloginConfig;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'onelogin';
  }
  export interface AccessPingone extends ZeroTrust.IdentityProviderDetails {
    config: AccessPingoneConfig;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'pingone';
  }
  export interface AccessSAML extends ZeroTrust.IdentityProviderDetails {
    config: AccessSAML.Config;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'saml';
  }
  export namespace AccessSAML {
    export interface Config {
      /** SAML attributes that are put into the Access token and can be used in rules. */ attributes?: string[];
      /** SAML attribute that holds the email address. @example "Email" */ email_attribute_name?: string;
      /** Whether the provider encrypts assertions; needs a certificate set first. @default false */ enable_encryption?: boolean;
      /** SAML attributes that are passed on to the origin as request headers. */ header_attributes?: Config.HeaderAttribute[];
      /** X.509 certificates that verify the provider's signature. */ idp_public_certs?: string[];
      /** Entity id (issuer) of the provider. @example "https://whoami.com" */ issuer_url?: string;
      /** Whether Access signs its requests to the provider. @default false */ sign_request?: boolean;
      /** URL that sign-in requests are sent to. @example "https://edgeaccess.org/idp/saml/login" */ sso_target_url?: string;
      /** If true, the identity provider asks users to log in anew, even in an open session there. */ force_authn?: boolean;
      /** Longest SSO address, in characters, Access builds; beyond it the RelayState is kept on the server and a short nonce is sent. @min 1 */
      max_sso_url_length?: number;
    }
    export namespace Config {
      export interface HeaderAttribute {
        /** SAML attribute that gives the header its value. */ attribute_name?: string;
        /** Request header that is added for the origin. */ header_name?: string;
      }
    }
  }
  export interface AccessYandex extends ZeroTrust.IdentityProviderDetails {
    /** OAuth client that was registered at the provider. */ config: GenericOAuthConfig;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'yandex';
  }
  export interface AccessOnetimepin extends ZeroTrust.IdentityProviderDetails {
    config: AccessOnetimepin.Config;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'onetimepin';
  }
  export namespace AccessOnetimepin {
    export interface Config {
      /** Redirect URL to register at the provider. @readOnly */ redirect_url?: string;
    }
  }
  export interface AccessCloudflare extends ZeroTrust.IdentityProviderDetails {
    config: AccessCloudflare.Config;
    /** Kind of identity provider, which decides what `config` holds. */ type: 'cloudflare';
  }
  export namespace AccessCloudflare {
    export interface Config {
      /** Redirect URL to register at the provider. @readOnly */ redirect_url?: string;
      /** @default false */
      restrict_to_account_members?: boolean;
    }
  }
}

export interface AzureAD extends ZeroTrust.IdentityProviderDetails {
  config: AzureADConfig;
  /** Kind of identity provider, which decides what `config` holds. */ type: 'azureAD';
}

export interface SAMLEncryption {
  /** Certificate set for SAML assertions of the provider, by its id. */ saml_certificate_set_id?: string;
}

export interface AzureADParam extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
  config: AzureADConfig;
}

export interface GenericOAuthConfig {
  /** OAuth client id that the provider gave out. @minLength 1 */ client_id?: string;
  /** OAuth client secret that belongs to the client id. @sensitive @minLength 1 */ client_secret?: string;
}

export type IdentityProviderParam =
  | AzureADParam | IdentityProviderParam.AccessCentrify | IdentityProviderParam.AccessFacebook
  | IdentityProviderParam.AccessGitHub | IdentityProviderParam.AccessGoogle
  | IdentityProviderParam.AccessGoogleApps | IdentityProviderParam.AccessLinkedin
  | IdentityProviderParam.AccessOIDC | IdentityProviderParam.AccessOkta | IdentityProviderParam.AccessOnelogin
  | IdentityProviderParam.AccessPingone | IdentityProviderParam.AccessSAML
  | IdentityProviderParam.AccessYandex | IdentityProviderParam.AccessOnetimepin
  | IdentityProviderParam.AccessCloudflare;
export declare namespace IdentityProviderParam {
  export interface AccessCentrify extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: AccessCentrifyConfig;
  }
  export interface AccessFacebook extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: GenericOAuthConfig;
  }
  export interface AccessGitHub extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    /** OAuth client that was registered at the provider. */ config: GenericOAuthConfig;
  }
  export interface AccessGoogle extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: AccessGoogleConfig;
  }
  export interface AccessGoogleApps extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: AccessGoogleAppsConfig;
  }
  export interface AccessLinkedin extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: GenericOAuthConfig;
  }
  export interface AccessOIDC extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: AccessOIDCConfig;
  }
  export interface AccessOkta extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: AccessOktaConfig;
  }
  export interface AccessOnelogin extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: AccessOneloginConfig;
  }
  export interface AccessPingone extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: AccessPingoneConfig;
  }
  export interface AccessSAML extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: AccessSAML.Config;
  }
  export namespace AccessSAML {
    export interface Config extends IdentityProvider.AccessSAML.Config {
      email_attribute_name?: string;
      enable_encryption?: boolean;
      issuer_url?: string;
      sign_request?: boolean;
      sso_target_url?: string;
      max_sso_url_length?: number;
    }
  }
  export interface AccessYandex extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: GenericOAuthConfig;
  }
  export interface AccessOnetimepin extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: AccessOnetimepin.Config;
  }
  export namespace AccessOnetimepin {
    export interface Config {}
  }
  export interface AccessCloudflare extends ZeroTrust.IdentityProviderInput, SAMLEncryption {
    config: AccessCloudflare.Config;
  }
  export namespace AccessCloudflare {
    export interface Config {
      restrict_to_account_members?: boolean;
    }
  }
}

export interface IdentityProviderSCIMConfig extends IdentityProviderSCIMConfigParam {
  /** @default "no_action" */ identity_update_behavior?: 'automatic' | 'reauth' | 'no_action';
  /** URL of Cloudflare's SCIM 2.0 endpoint, to be entered at the provider. @readOnly */ scim_base_url?: string;
  /** Token for the provider's SCIM client; shown once, when SCIM is first turned on or the token renewed. @readOnly @sensitive */ secret?: string;
}

export interface IdentityProviderSCIMConfigParam {
  /** Whether SCIM is on for the provider. @default false */ enabled?: boolean;
  /** Effect of a SCIM update on active sessions: renew them, require a new sign-in, or none until the next sign-in. @default "no_action" */
  identity_update_behavior?: 'automatic' | 'reauth' | 'no_action' | (string & {});
  /** Whether users removed at the provider lose their seat; needs `user_deprovision`. @default false */ seat_deprovision?: boolean;
  /** Whether removing the user at the provider ends the sessions in Access and Gateway. @default false */ user_deprovision?: boolean;
}

export type IdentityProviderType =
  | 'onetimepin' | 'azureAD' | 'saml' | 'centrify' | 'facebook' | 'github' | 'google-apps' | 'google'
  | 'linkedin' | 'oidc' | 'okta' | 'onelogin' | 'pingone' | 'yandex' | 'cloudflare';

export interface AzureADConfig extends AccessGoogleConfig {
  /** Whether authentication contexts are loaded from Azure, for conditional access rules. */ conditional_access_enabled?: boolean;
  /** Directory (tenant) id at Azure. */ directory_id?: string;
  /** Prompt for users at Microsoft: `login` asks for credentials, `select_account` for the account, `none` nothing. */
  prompt?: 'login' | 'select_account' | 'none';
  /** Whether groups are loaded from Azure, for group rules. */ support_groups?: boolean;
}

export interface SAMLCertificateSet {
  /** @readOnly */ created_at: DateTime;
  /** Id of the set of SAML certificates, given by Cloudflare. @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ uid: string;
  /** @readOnly */ updated_at: DateTime;
  /** Certificate with which SAML requests are signed today. */ current_certificate?: SAMLCertificateSet.CurrentCertificate;
  /** Certificate in use before the last rotation, still valid for a while, with the fields of `current_certificate`; null if there is none. */ previous_certificate?: unknown;
}
export declare namespace SAMLCertificateSet {
  export interface CurrentCertificate {
    /** Whether the certificate is the one in use, not its predecessor. */ is_current: boolean;
    /** Time at which the certificate expires. */ not_after: DateTime;
    /** Certificate without its key, in PEM form, to upload at the identity provider. */ public_certificate: string;
    /** Id of the set of SAML certificates, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ uid: string;
  }
}

export interface AccessCentrifyConfig extends AccessGoogleConfig {
  /** Address of your Centrify account. @example "https://abc123.my.centrify.com/" */ centrify_account?: string;
  /** Id of the application you set up for Access in Centrify. @example "exampleapp" @minLength 1 */ centrify_app_id?: string;
}

export interface AccessGoogleConfig {
  /** Further claims to take over from the identity provider, for use in policies and in the token. */ claims?: string[];
  /** Client id that the identity provider gave. */ client_id?: string;
  /** Client secret that the identity provider gave; not returned once saved. @sensitive @minLength 1 */ client_secret?: string;
  /** Claim in the provider's answer that holds the user's email address. @example "custom_claim_name" @minLength 1 */ email_claim_name?: string;
}

export interface AccessGoogleAppsConfig extends AccessGoogleConfig {
  /** Domain of your Google Workspace. @example "mycompany.com" @format hostname */ apps_domain?: string;
  /** Prompt that Google shows at login: none, renewed consent, or a choice of account. */ prompt?: 'none' | 'consent' | 'select_account';
  /** Whether the email address the user typed is passed on to Google to preselect the account. */ use_login_hint?: boolean;
}

export interface AccessOIDCConfig extends AccessGoogleConfig {
  /** URL at which users sign in at the provider. @example "https://accounts.google.com/o/oauth2/auth" */
  auth_url?: string;
  /** Address at which the provider publishes the keys (JWKS) that sign its tokens. @example "https://www.googleapis.com/oauth2/v3/certs" @format uri */
  certs_url?: string;
  /** Whether the login is protected by a proof key (PKCE). */ pkce_enabled?: boolean;
  /** Scopes that the consent asks for. */ scopes?: string[];
  /** URL at which the token for the SCIM API is fetched. @example "https://accounts.google.com/o/oauth2/token" */ token_url?: string;
}

export interface AccessOktaConfig extends AccessGoogleConfig {
  /** Id of the Okta authorization server to log in at; left out, Okta's default. @example "aus9o8wzkhckw9TLa0h7z" @minLength 1 */
  authorization_server_id?: string;
  /** Address of your Okta organization. @example "https://dev-abc123.oktapreview.com" */ okta_account?: string;
}

export interface AccessOneloginConfig extends AccessGoogleConfig {
  /** Address of your OneLogin account. @example "https://mycompany.onelogin.com" */ onelogin_account?: string;
}

export interface AccessPingoneConfig extends AccessGoogleConfig {
  /** Id of the PingOne environment that holds the application. @example "342b5660-0c32-4936-a5a4-ce21fae57b0a" @minLength 1 */
  ping_env_id?: string;
}
