import type { JsonObject, SinglePage, V4PagePaginationArray } from '../_client.ts';
import type { CloudflareTunnel, DateTime, InAccount, InAccountOrZone, Integer, ResourceID } from '../_shared.ts';
import type { Devices } from './devices.ts';
import type { IdentityProviders } from './identity-providers.ts';
import type { Organizations } from './organizations.ts';
import type { Seats } from './seats.ts';
import type { Access } from './access.ts';
import type { Casb } from './casb.ts';
import type { DEX } from './dex.ts';
import type { Tunnels } from './tunnels.ts';
import type { ConnectivitySettings } from './connectivity-settings.ts';
import type { DLP } from './dlp.ts';
import type { Gateway } from './gateway.ts';
import type { Networks } from './networks.ts';
import type { RiskScoring } from './risk-scoring.ts';
import type { ResourceLibrary } from './resource-library.ts';

/** Cloudflare One: Secure access for staff and devices, with no network trusted by default.
 *  @product zeroTrust Cloudflare One
 *  @docs https://developers.cloudflare.com/cloudflare-one/ */
export interface ZeroTrust {
  readonly devices: ZeroTrust.Devices;
  readonly identityProviders: ZeroTrust.IdentityProviders;
  readonly organizations: ZeroTrust.Organizations;
  readonly seats: ZeroTrust.Seats;
  readonly access: ZeroTrust.Access;
  readonly casb: ZeroTrust.Casb;
  readonly dex: ZeroTrust.DEX;
  readonly tunnels: ZeroTrust.Tunnels;
  readonly connectivitySettings: ZeroTrust.ConnectivitySettings;
  readonly dlp: ZeroTrust.DLP;
  readonly gateway: ZeroTrust.Gateway;
  readonly networks: ZeroTrust.Networks;
  readonly riskScoring: ZeroTrust.RiskScoring;
  readonly resourceLibrary: ZeroTrust.ResourceLibrary;
}

export declare namespace ZeroTrust {
  export { type Access, type Casb, type ConnectivitySettings, type DEX, type DLP, type Devices, type Gateway, type IdentityProviders, type Networks, type Organizations, type ResourceLibrary, type RiskScoring, type Seats, type Tunnels };

  export type DeviceListParams = InAccount;

  export interface Device {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    created?: DateTime;
    deleted?: boolean;
    device_type?: 'windows' | 'mac' | 'linux' | 'android' | 'ios' | 'chromeos';
    /** @example "1.1.1.1" */ ip?: string;
    /** @example "yek0SUYoOQ10vMGsIYAevozXUQpQtNFJFfFGqER/BGc=" */ key?: string;
    last_seen?: DateTime;
    /** @example "00-00-5E-00-53-00" */ mac_address?: string;
    manufacturer?: string;
    /** @example "MyPhone(pro-X)" */ model?: string;
    name?: string;
    /** @example "ubuntu" */ os_distro_name?: string;
    /** @example "1.0.0" */ os_distro_revision?: string;
    /** @example "10.0.0" */ os_version?: string;
    os_version_extra?: string;
    revoked_at?: DateTime;
    /** @example "EXAMPLEHMD6R" */ serial_number?: string;
    updated?: DateTime;
    user?: Device.User;
    /** @example "1.0.0" */ version?: string;
  }
  export namespace Device {
    export interface User {
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @maxLength 90 */ email?: string;
      name?: string;
    }
  }

  export type DeviceGetParams = InAccount;

  export interface DeviceGetResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    account?: DeviceGetResponse.Account;
    created?: DateTime;
    deleted?: boolean;
    /** @example "windows" */ device_type?: string;
    /** @example "PD33E90AXfafe14643cbbbc-4a0ed4fc8415Q" @deprecated */ gateway_device_id?: string;
    /** @example "1.1.1.1" */ ip?: string;
    /** @example "yek0SUYoOQ10vMGsIYAevozXUQpQtNFJFfFGqER/BGc=" */ key?: string;
    /** @example "curve25519" */ key_type?: string;
    last_seen?: DateTime;
    /** @example "00-00-5E-00-53-00" */ mac_address?: string;
    /** @example "MyPhone(pro-X)" */ model?: string;
    name?: string;
    /** @example "10.0.0" */ os_version?: string;
    /** @example "EXAMPLEHMD6R" */ serial_number?: string;
    /** @example "masque" */ tunnel_type?: string;
    updated?: DateTime;
    user?: Device.User;
    /** @example "1.0.0" */ version?: string;
  }
  export namespace DeviceGetResponse {
    export interface Account {
      /** @deprecated */ id?: string;
      /** @deprecated */ account_type?: string;
      /** @example "Company" */ name?: string;
    }
    export type User = Device.User;
  }

  export type IdentityProviderCreateParams =
    | IdentityProviderCreateParams.AzureAD | IdentityProviderCreateParams.AccessCentrify
    | IdentityProviderCreateParams.AccessGitHub | IdentityProviderCreateParams.AccessGoogle
    | IdentityProviderCreateParams.AccessGoogleApps | IdentityProviderCreateParams.AccessOIDC
    | IdentityProviderCreateParams.AccessOkta | IdentityProviderCreateParams.AccessOnelogin
    | IdentityProviderCreateParams.AccessPingone | IdentityProviderCreateParams.AccessSAML
    | IdentityProviderCreateParams.AccessOnetimepin | IdentityProviderCreateParams.AccessCloudflare;
  export namespace IdentityProviderCreateParams {
    export interface AccessCentrify extends InAccountOrZone {
      config: IdentityProvider.AccessCentrify.Config;
      name: string;
      type: IdentityProviderType;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessCentrify {
      export type Config = IdentityProvider.AccessCentrify.Config;
    }
    export interface AccessCloudflare extends InAccountOrZone {
      config: IdentityProviderCreateParams.AccessCloudflare.Config;
      name: string;
      type: IdentityProviderType;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessCloudflare {
      export interface Config {
        /** @default false */ restrict_to_account_members?: boolean;
      }
    }
    export type AccessFacebook = IdentityProviderCreateParams.AccessGitHub;
    export interface AccessGitHub extends InAccountOrZone {
      config: GenericOAuthConfig;
      name: string;
      type: IdentityProviderType;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export interface AccessGoogle extends InAccountOrZone {
      config: IdentityProvider.AccessGoogle.Config;
      name: string;
      type: IdentityProviderType;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessGoogle {
      export type Config = IdentityProvider.AccessGoogle.Config;
    }
    export interface AccessGoogleApps extends InAccountOrZone {
      config: IdentityProvider.AccessGoogleApps.Config;
      name: string;
      type: IdentityProviderType;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessGoogleApps {
      export type Config = IdentityProvider.AccessGoogleApps.Config;
    }
    export type AccessLinkedin = IdentityProviderCreateParams.AccessGitHub;
    export interface AccessOIDC extends InAccountOrZone {
      config: IdentityProvider.AccessOIDC.Config;
      name: string;
      type: IdentityProviderType;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessOIDC {
      export type Config = IdentityProvider.AccessOIDC.Config;
    }
    export interface AccessOkta extends InAccountOrZone {
      config: IdentityProvider.AccessOkta.Config;
      name: string;
      type: IdentityProviderType;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessOkta {
      export type Config = IdentityProvider.AccessOkta.Config;
    }
    export interface AccessOnelogin extends InAccountOrZone {
      config: IdentityProvider.AccessOnelogin.Config;
      name: string;
      type: IdentityProviderType;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessOnelogin {
      export type Config = IdentityProvider.AccessOnelogin.Config;
    }
    export interface AccessOnetimepin extends InAccountOrZone {
      config: IdentityProvider.AccessOnetimepin.Config;
      name: string;
      type: IdentityProviderType;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessOnetimepin {
      export type Config = IdentityProvider.AccessOnetimepin.Config;
    }
    export interface AccessPingone extends InAccountOrZone {
      config: IdentityProvider.AccessPingone.Config;
      name: string;
      type: IdentityProviderType;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessPingone {
      export type Config = IdentityProvider.AccessPingone.Config;
    }
    export interface AccessSAML extends InAccountOrZone {
      config: IdentityProvider.AccessSAML.Config;
      name: string;
      type: IdentityProviderType;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessSAML {
      export import Config = IdentityProvider.AccessSAML.Config;
    }
    export type AccessYandex = IdentityProviderCreateParams.AccessGitHub;
    export interface AzureAD extends InAccountOrZone {
      config: ZeroTrust.AzureAD.Config;
      name: string;
      type: IdentityProviderType;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AzureAD {
      export type Config = ZeroTrust.AzureAD.Config;
    }
  }

  export type IdentityProvider =
    | AzureAD | IdentityProvider.AccessCentrify | IdentityProvider.AccessGitHub
    | IdentityProvider.AccessGoogle | IdentityProvider.AccessGoogleApps | IdentityProvider.AccessOIDC
    | IdentityProvider.AccessOkta | IdentityProvider.AccessOnelogin | IdentityProvider.AccessPingone
    | IdentityProvider.AccessSAML | IdentityProvider.AccessOnetimepin | IdentityProvider.AccessCloudflare;
  export namespace IdentityProvider {
    export interface AccessCentrify {
      config: IdentityProvider.AccessCentrify.Config;
      name: string;
      type: IdentityProviderType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @readOnly */ read_only?: boolean;
      saml_certificate_set?: AzureAD.SAMLCertificateSet;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfig;
    }
    export namespace AccessCentrify {
      export interface Config {
        /** @example "https://abc123.my.centrify.com/" */ centrify_account?: string;
        /** @example "exampleapp" */ centrify_app_id?: string;
        claims?: string[];
        client_id?: string;
        /** @sensitive */ client_secret?: string;
        /** @example "custom_claim_name" */ email_claim_name?: string;
      }
      export import SAMLCertificateSet = AzureAD.SAMLCertificateSet;
    }
    export interface AccessCloudflare {
      config: IdentityProvider.AccessCloudflare.Config;
      name: string;
      type: IdentityProviderType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @readOnly */ read_only?: boolean;
      saml_certificate_set?: AzureAD.SAMLCertificateSet;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfig;
    }
    export namespace AccessCloudflare {
      export interface Config {
        /** @readOnly */ redirect_url?: string;
        /** @default false */ restrict_to_account_members?: boolean;
      }
      export import SAMLCertificateSet = AzureAD.SAMLCertificateSet;
    }
    export import AccessFacebook = IdentityProvider.AccessGitHub;
    export interface AccessGitHub {
      config: GenericOAuthConfig;
      name: string;
      type: IdentityProviderType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @readOnly */ read_only?: boolean;
      saml_certificate_set?: AzureAD.SAMLCertificateSet;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfig;
    }
    export namespace AccessGitHub {
      export import SAMLCertificateSet = AzureAD.SAMLCertificateSet;
    }
    export interface AccessGoogle {
      config: IdentityProvider.AccessGoogle.Config;
      name: string;
      type: IdentityProviderType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @readOnly */ read_only?: boolean;
      saml_certificate_set?: AzureAD.SAMLCertificateSet;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfig;
    }
    export namespace AccessGoogle {
      export interface Config {
        claims?: string[];
        client_id?: string;
        /** @sensitive */ client_secret?: string;
        /** @example "custom_claim_name" */ email_claim_name?: string;
      }
      export import SAMLCertificateSet = AzureAD.SAMLCertificateSet;
    }
    export interface AccessGoogleApps {
      config: IdentityProvider.AccessGoogleApps.Config;
      name: string;
      type: IdentityProviderType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @readOnly */ read_only?: boolean;
      saml_certificate_set?: AzureAD.SAMLCertificateSet;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfig;
    }
    export namespace AccessGoogleApps {
      export interface Config {
        /** @example "mycompany.com" */ apps_domain?: string;
        claims?: string[];
        client_id?: string;
        /** @sensitive */ client_secret?: string;
        /** @example "custom_claim_name" */ email_claim_name?: string;
      }
      export import SAMLCertificateSet = AzureAD.SAMLCertificateSet;
    }
    export import AccessLinkedin = IdentityProvider.AccessGitHub;
    export interface AccessOIDC {
      config: IdentityProvider.AccessOIDC.Config;
      name: string;
      type: IdentityProviderType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @readOnly */ read_only?: boolean;
      saml_certificate_set?: AzureAD.SAMLCertificateSet;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfig;
    }
    export namespace AccessOIDC {
      export interface Config {
        /** @example "https://accounts.google.com/o/oauth2/auth" */ auth_url?: string;
        /** @example "https://www.googleapis.com/oauth2/v3/certs" */ certs_url?: string;
        claims?: string[];
        client_id?: string;
        /** @sensitive */ client_secret?: string;
        /** @example "custom_claim_name" */ email_claim_name?: string;
        pkce_enabled?: boolean;
        scopes?: string[];
        /** @example "https://accounts.google.com/o/oauth2/token" */ token_url?: string;
      }
      export import SAMLCertificateSet = AzureAD.SAMLCertificateSet;
    }
    export interface AccessOkta {
      config: IdentityProvider.AccessOkta.Config;
      name: string;
      type: IdentityProviderType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @readOnly */ read_only?: boolean;
      saml_certificate_set?: AzureAD.SAMLCertificateSet;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfig;
    }
    export namespace AccessOkta {
      export interface Config {
        /** @example "aus9o8wzkhckw9TLa0h7z" */ authorization_server_id?: string;
        claims?: string[];
        client_id?: string;
        /** @sensitive */ client_secret?: string;
        /** @example "custom_claim_name" */ email_claim_name?: string;
        /** @example "https://dev-abc123.oktapreview.com" */ okta_account?: string;
      }
      export import SAMLCertificateSet = AzureAD.SAMLCertificateSet;
    }
    export interface AccessOnelogin {
      config: IdentityProvider.AccessOnelogin.Config;
      name: string;
      type: IdentityProviderType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @readOnly */ read_only?: boolean;
      saml_certificate_set?: AzureAD.SAMLCertificateSet;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfig;
    }
    export namespace AccessOnelogin {
      export interface Config {
        claims?: string[];
        client_id?: string;
        /** @sensitive */ client_secret?: string;
        /** @example "custom_claim_name" */ email_claim_name?: string;
        /** @example "https://mycompany.onelogin.com" */ onelogin_account?: string;
      }
      export import SAMLCertificateSet = AzureAD.SAMLCertificateSet;
    }
    export interface AccessOnetimepin {
      config: IdentityProvider.AccessOnetimepin.Config;
      name: string;
      type: IdentityProviderType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @readOnly */ read_only?: boolean;
      saml_certificate_set?: AzureAD.SAMLCertificateSet;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfig;
    }
    export namespace AccessOnetimepin {
      export interface Config {
        /** @readOnly */ redirect_url?: string;
      }
      export import SAMLCertificateSet = AzureAD.SAMLCertificateSet;
    }
    export interface AccessPingone {
      config: IdentityProvider.AccessPingone.Config;
      name: string;
      type: IdentityProviderType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @readOnly */ read_only?: boolean;
      saml_certificate_set?: AzureAD.SAMLCertificateSet;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfig;
    }
    export namespace AccessPingone {
      export interface Config {
        claims?: string[];
        client_id?: string;
        /** @sensitive */ client_secret?: string;
        /** @example "custom_claim_name" */ email_claim_name?: string;
        /** @example "342b5660-0c32-4936-a5a4-ce21fae57b0a" */ ping_env_id?: string;
      }
      export import SAMLCertificateSet = AzureAD.SAMLCertificateSet;
    }
    export interface AccessSAML {
      config: IdentityProvider.AccessSAML.Config;
      name: string;
      type: IdentityProviderType;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
      /** @readOnly */ read_only?: boolean;
      saml_certificate_set?: AzureAD.SAMLCertificateSet;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfig;
    }
    export namespace AccessSAML {
      export interface Config {
        attributes?: string[];
        /** @example "Email" */ email_attribute_name?: string;
        /** @default false */ enable_encryption?: boolean;
        header_attributes?: IdentityProvider.AccessSAML.Config.HeaderAttribute[];
        idp_public_certs?: string[];
        /** @example "https://whoami.com" */ issuer_url?: string;
        /** @default false */ sign_request?: boolean;
        /** @example "https://edgeaccess.org/idp/saml/login" */ sso_target_url?: string;
      }
      export namespace Config {
        export interface HeaderAttribute {
          attribute_name?: string;
          header_name?: string;
        }
      }
      export import SAMLCertificateSet = AzureAD.SAMLCertificateSet;
    }
    export import AccessYandex = IdentityProvider.AccessGitHub;
  }

  export import IdentityProviderUpdateParams = ZeroTrust.IdentityProviderCreateParams;

  export interface IdentityProviderListParams extends InAccountOrZone {
    scim_enabled?: string;
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 200 */ per_page?: Integer;
  }

  export import IdentityProviderListResponse = ZeroTrust.IdentityProvider;

  export type IdentityProviderDeleteParams = InAccountOrZone;

  export interface IdentityProviderDeleteResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
  }

  export type IdentityProviderGetParams = InAccountOrZone;

  export interface OrganizationCreateParams extends InAccountOrZone {
    /** @example "test.cloudflareaccess.com" */ auth_domain: string;
    name: string;
    /** @default false */ allow_authenticate_via_warp?: boolean;
    /** @default false */ auto_redirect_to_identity?: boolean;
    deny_unmatched_requests?: boolean;
    deny_unmatched_requests_exempted_zone_names?: string[];
    /** @default false */ is_ui_read_only?: boolean;
    login_design?: LoginDesign;
    mfa_config?: Organization.MfaConfig;
    mfa_piv_key_requirements?: Organization.MfaPivKeyRequirements;
    /** @default false */ mfa_required_for_all_apps?: boolean;
    /** @example "24h" */ session_duration?: string;
    ui_read_only_toggle_reason?: string;
    /** @example "730h" */ user_seat_expiration_inactive_time?: string;
    /** @default false */ warp_auth_non_browser_401?: boolean;
    /** @example "24h" */ warp_auth_session_duration?: string;
  }
  export namespace OrganizationCreateParams {
    export type MfaConfig = Organization.MfaConfig;
    export type MfaPivKeyRequirements = Organization.MfaPivKeyRequirements;
  }

  export interface Organization {
    /** @default false */ allow_authenticate_via_warp?: boolean;
    /** @example "test.cloudflareaccess.com" */ auth_domain?: string;
    /** @default false */ auto_redirect_to_identity?: boolean;
    custom_pages?: Organization.CustomPages;
    deny_unmatched_requests?: boolean;
    deny_unmatched_requests_exempted_zone_names?: string[];
    /** @default false */ is_ui_read_only?: boolean;
    login_design?: LoginDesign;
    mfa_config?: Organization.MfaConfig;
    mfa_piv_key_requirements?: Organization.MfaPivKeyRequirements;
    /** @default false */ mfa_required_for_all_apps?: boolean;
    name?: string;
    /** @example "24h" */ session_duration?: string;
    ui_read_only_toggle_reason?: string;
    /** @example "730h" */ user_seat_expiration_inactive_time?: string;
    /** @default false */ warp_auth_non_browser_401?: boolean;
    /** @example "24h" */ warp_auth_session_duration?: string;
  }
  export namespace Organization {
    export interface CustomPages {
      /** @example "699d98642c564d2e855e9661899b7252" */ forbidden?: string;
      /** @example "699d98642c564d2e855e9661899b7252" */ identity_denied?: string;
    }
    export interface MfaConfig {
      allowed_authenticators?: ('totp' | 'biometrics' | 'security_key' | 'piv_key' | 'ssh_fido2_key')[];
      /** @example "12h" */ amr_matching_session_duration?: string;
      /** @format uuid @example "2fc0579f-8113-47ea-b116-bb5a8db9202a" */ required_aaguids?: string;
      /** @example "24h" */ session_duration?: string;
    }
    export interface MfaPivKeyRequirements {
      pin_policy?: 'never' | 'once' | 'always';
      require_fips_device?: boolean;
      ssh_key_size?: (256 | 384 | 521 | 2048 | 3072 | 4096)[];
      ssh_key_type?: ('ecdsa' | 'ed25519' | 'rsa')[];
      touch_policy?: 'never' | 'always' | 'cached';
    }
  }

  export interface OrganizationUpdateParams extends InAccountOrZone {
    /** @default false */ allow_authenticate_via_warp?: boolean;
    /** @example "test.cloudflareaccess.com" */ auth_domain?: string;
    /** @default false */ auto_redirect_to_identity?: boolean;
    custom_pages?: Organization.CustomPages;
    deny_unmatched_requests?: boolean;
    deny_unmatched_requests_exempted_zone_names?: string[];
    /** @default false */ is_ui_read_only?: boolean;
    login_design?: LoginDesign;
    mfa_config?: Organization.MfaConfig;
    mfa_piv_key_requirements?: Organization.MfaPivKeyRequirements;
    /** @default false */ mfa_required_for_all_apps?: boolean;
    name?: string;
    /** @example "24h" */ session_duration?: string;
    ui_read_only_toggle_reason?: string;
    /** @example "730h" */ user_seat_expiration_inactive_time?: string;
    /** @default false */ warp_auth_non_browser_401?: boolean;
    /** @example "24h" */ warp_auth_session_duration?: string;
  }
  export namespace OrganizationUpdateParams {
    export type CustomPages = Organization.CustomPages;
    export type MfaConfig = Organization.MfaConfig;
    export type MfaPivKeyRequirements = Organization.MfaPivKeyRequirements;
  }

  export type OrganizationListParams = InAccountOrZone;

  export interface OrganizationRevokeUsersParams extends InAccountOrZone {
    email: string;
    /** @query @wire devices */ query_devices?: boolean;
    /** @wire devices */ body_devices?: boolean;
    /** @example "699d98642c564d2e855e9661899b7252" */ user_uid?: string;
    warp_session_reauth?: boolean;
  }

  export type OrganizationRevokeUsersResponse = true | false;

  export interface SeatEditParams extends InAccount {
    /** @body */ body: SeatEditParams.Body[];
  }
  export namespace SeatEditParams {
    export interface Body {
      access_seat: boolean;
      gateway_seat: boolean;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ seat_uid: string;
    }
  }

  export interface Seat {
    access_seat?: boolean;
    created_at?: DateTime;
    gateway_seat?: boolean;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ seat_uid?: string;
    updated_at?: DateTime;
  }

  export interface TunnelListParams extends InAccount {
    /** @example "vpc1-" */ exclude_prefix?: string;
    /** @format url-encoded-date-time @example "2019-10-12T07%3A20%3A50.52Z" */ existed_at?: string;
    /** @example "vpc1-" */ include_prefix?: string;
    is_deleted?: boolean;
    /** @example "blog" */ name?: string;
    status?: 'inactive' | 'degraded' | 'healthy' | 'down';
    tun_types?: ('cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni')[];
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ uuid?: string;
    was_active_at?: DateTime;
    was_inactive_at?: DateTime;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 */ per_page?: number;
  }

  export type TunnelListResponse = CloudflareTunnel | TunnelListResponse.TunnelWARPConnectorTunnel;
  export namespace TunnelListResponse {
    export interface TunnelWARPConnectorTunnel {
      /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
      account_tag?: ResourceID;
      /** @deprecated */ connections?: CloudflareTunnel.Connection[];
      conns_active_at?: DateTime;
      conns_inactive_at?: DateTime;
      /** @readOnly */ created_at?: DateTime;
      /** @readOnly */ deleted_at?: DateTime;
      metadata?: unknown;
      /** @example "blog" */ name?: string;
      status?: 'inactive' | 'degraded' | 'healthy' | 'down';
      tun_type?: 'cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni';
    }
    export namespace TunnelWARPConnectorTunnel {
      export type Connection = CloudflareTunnel.Connection;
    }
  }

  export interface ConnectivitySettingEditParams extends InAccount {
    icmp_proxy_enabled?: boolean;
    offramp_warp_enabled?: boolean;
  }

  export type ConnectivitySettingEditResponse = ConnectivitySettingGetResponse;

  export type ConnectivitySettingGetParams = InAccount;

  export interface ConnectivitySettingGetResponse {
    icmp_proxy_enabled?: boolean;
    offramp_warp_enabled?: boolean;
  }

  export type GatewayCreateParams = InAccount;

  export type GatewayCreateResponse = GatewayListResponse;

  export type GatewayListParams = InAccount;

  export interface GatewayListResponse {
    id?: ResourceID;
    gateway_tag?: ResourceID;
    /** @example "Cloudflare" */ provider_name?: string;
  }

  export type RiskScoringGetParams = InAccount;

  export interface RiskScoringGetResponse {
    email: string;
    events: RiskScoringGetResponse.Event[];
    name: string;
    last_reset_time?: DateTime | null;
    risk_level?: 'low' | 'medium' | 'high';
  }
  export namespace RiskScoringGetResponse {
    export interface Event {
      id: string;
      name: string;
      risk_level: 'low' | 'medium' | 'high';
      timestamp: DateTime;
      event_details?: unknown;
    }
  }

  export type RiskScoringResetParams = InAccount;

  export type RiskScoringResetResponse = unknown;

  export interface AzureAD {
    config: AzureAD.Config;
    name: string;
    type: IdentityProviderType;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
    /** @readOnly */ read_only?: boolean;
    saml_certificate_set?: AzureAD.SAMLCertificateSet;
    /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
    scim_config?: IdentityProviderSCIMConfig;
  }
  export namespace AzureAD {
    export interface Config {
      claims?: string[];
      client_id?: string;
      /** @sensitive */ client_secret?: string;
      conditional_access_enabled?: boolean;
      directory_id?: string;
      /** @example "custom_claim_name" */ email_claim_name?: string;
      prompt?: 'login' | 'select_account' | 'none';
      support_groups?: boolean;
    }
    export interface SAMLCertificateSet {
      /** @readOnly */ created_at: DateTime;
      /** @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ uid: string;
      /** @readOnly */ updated_at: DateTime;
      current_certificate?: AzureAD.SAMLCertificateSet.CurrentCertificate;
      previous_certificate?: unknown;
    }
    export namespace SAMLCertificateSet {
      export interface CurrentCertificate {
        is_current: boolean;
        not_after: DateTime;
        public_certificate: string;
        /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ uid: string;
      }
    }
  }

  export interface AzureADParam {
    config: AzureADParam.Config;
    name: string;
    type: IdentityProviderType;
    saml_certificate_set_id?: string;
    scim_config?: IdentityProviderSCIMConfigParam;
  }
  export namespace AzureADParam {
    export type Config = ZeroTrust.AzureAD.Config;
  }

  export interface Connection {
    colo_name?: string;
    uuid?: string;
  }

  export type DevicesSinglePage = SinglePage<Device>;

  export interface DigitalExperienceMonitor {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    default: boolean;
    name: string;
  }

  export interface GenericOAuthConfig {
    client_id?: string;
    /** @sensitive */ client_secret?: string;
  }

  export type GenericOAuthConfigParam = GenericOAuthConfig;

  export type IdentityProviderListResponsesV4PagePaginationArray = V4PagePaginationArray<IdentityProvider>;

  export type IdentityProviderParam =
    | AzureADParam | IdentityProviderParam.AccessCentrify | IdentityProviderParam.AccessGitHub
    | IdentityProviderParam.AccessGoogle | IdentityProviderParam.AccessGoogleApps
    | IdentityProviderParam.AccessOIDC | IdentityProviderParam.AccessOkta
    | IdentityProviderParam.AccessOnelogin | IdentityProviderParam.AccessPingone
    | IdentityProviderParam.AccessSAML | IdentityProviderParam.AccessOnetimepin
    | IdentityProviderParam.AccessCloudflare;
  export namespace IdentityProviderParam {
    export interface AccessCentrify {
      config: IdentityProviderParam.AccessCentrify.Config;
      name: string;
      type: IdentityProviderType;
      saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessCentrify {
      export type Config = ZeroTrust.IdentityProvider.AccessCentrify.Config;
    }
    export interface AccessCloudflare {
      config: IdentityProviderParam.AccessCloudflare.Config;
      name: string;
      type: IdentityProviderType;
      saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessCloudflare {
      export interface Config {
        restrict_to_account_members?: boolean;
      }
    }
    export type AccessFacebook = IdentityProviderParam.AccessGitHub;
    export interface AccessGitHub {
      config: GenericOAuthConfig;
      name: string;
      type: IdentityProviderType;
      saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export interface AccessGoogle {
      config: IdentityProviderParam.AccessGoogle.Config;
      name: string;
      type: IdentityProviderType;
      saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessGoogle {
      export type Config = ZeroTrust.IdentityProvider.AccessGoogle.Config;
    }
    export interface AccessGoogleApps {
      config: IdentityProviderParam.AccessGoogleApps.Config;
      name: string;
      type: IdentityProviderType;
      saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessGoogleApps {
      export type Config = ZeroTrust.IdentityProvider.AccessGoogleApps.Config;
    }
    export type AccessLinkedin = IdentityProviderParam.AccessGitHub;
    export interface AccessOIDC {
      config: IdentityProviderParam.AccessOIDC.Config;
      name: string;
      type: IdentityProviderType;
      saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessOIDC {
      export type Config = ZeroTrust.IdentityProvider.AccessOIDC.Config;
    }
    export interface AccessOkta {
      config: IdentityProviderParam.AccessOkta.Config;
      name: string;
      type: IdentityProviderType;
      saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessOkta {
      export type Config = ZeroTrust.IdentityProvider.AccessOkta.Config;
    }
    export interface AccessOnelogin {
      config: IdentityProviderParam.AccessOnelogin.Config;
      name: string;
      type: IdentityProviderType;
      saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessOnelogin {
      export type Config = ZeroTrust.IdentityProvider.AccessOnelogin.Config;
    }
    export interface AccessOnetimepin {
      config: JsonObject;
      name: string;
      type: IdentityProviderType;
      saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessOnetimepin {
      export type Config = JsonObject;
    }
    export interface AccessPingone {
      config: IdentityProviderParam.AccessPingone.Config;
      name: string;
      type: IdentityProviderType;
      saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessPingone {
      export type Config = ZeroTrust.IdentityProvider.AccessPingone.Config;
    }
    export interface AccessSAML {
      config: IdentityProviderParam.AccessSAML.Config;
      name: string;
      type: IdentityProviderType;
      saml_certificate_set_id?: string;
      scim_config?: IdentityProviderSCIMConfigParam;
    }
    export namespace AccessSAML {
      export interface Config {
        attributes?: string[];
        email_attribute_name?: string;
        enable_encryption?: boolean;
        header_attributes?: IdentityProvider.AccessSAML.Config.HeaderAttribute[];
        idp_public_certs?: string[];
        issuer_url?: string;
        sign_request?: boolean;
        sso_target_url?: string;
      }
      export namespace Config {
        export type HeaderAttribute = IdentityProvider.AccessSAML.Config.HeaderAttribute;
      }
    }
    export type AccessYandex = IdentityProviderParam.AccessGitHub;
  }

  export interface IdentityProviderSCIMConfig {
    /** @default false */ enabled?: boolean;
    /** @default "no_action" */ identity_update_behavior?: 'automatic' | 'reauth' | 'no_action';
    /** @readOnly */ scim_base_url?: string;
    /** @default false */ seat_deprovision?: boolean;
    /** @readOnly @sensitive */ secret?: string;
    /** @default false */ user_deprovision?: boolean;
  }

  export interface IdentityProviderSCIMConfigParam {
    /** @default false */ enabled?: boolean;
    /** @default "no_action" */ identity_update_behavior?: 'automatic' | 'reauth' | 'no_action';
    /** @default false */ seat_deprovision?: boolean;
    /** @default false */ user_deprovision?: boolean;
  }

  export type IdentityProviderType =
    | 'onetimepin' | 'azureAD' | 'saml' | 'centrify' | 'facebook' | 'github' | 'google-apps' | 'google'
    | 'linkedin' | 'oidc' | 'okta' | 'onelogin' | 'pingone' | 'yandex' | 'cloudflare';

  export type IdentityProviderTypeParam = IdentityProviderType;

  export interface LoginDesign {
    /** @example "#c5ed1b" */ background_color?: string;
    footer_text?: string;
    header_text?: string;
    /** @example "https://example.com/logo.png" */ logo_path?: string;
    /** @example "#c5ed1b" */ text_color?: string;
  }

  export type LoginDesignParam = LoginDesign;

  export interface NetworkPath {
    slots: NetworkPath.Slot[];
    sampling?: NetworkPath.Sampling | null;
  }
  export namespace NetworkPath {
    export interface Sampling {
      unit: 'hours';
      value: Integer;
    }
    export interface Slot {
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
      /** @unit milliseconds */ clientToAppRttMs: Integer | null;
      /** @unit milliseconds */ clientToCfEgressRttMs: Integer | null;
      /** @unit milliseconds */ clientToCfIngressRttMs: Integer | null;
      timestamp: string;
      /** @unit milliseconds */ clientToIspRttMs?: Integer | null;
    }
  }

  export interface NetworkPathResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    deviceName?: string;
    /** @example "0h5m0s" */ interval?: string;
    kind?: 'traceroute';
    name?: string;
    networkPath?: NetworkPath | null;
    /** @example "1.1.1.1" */ url?: string;
  }

  export interface Percentiles {
    p50?: number | null;
    p90?: number | null;
    p95?: number | null;
    p99?: number | null;
  }

  export type SeatsSinglePage = SinglePage<Seat>;

  export type TunnelListResponsesV4PagePaginationArray = V4PagePaginationArray<TunnelListResponse>;

  export type AppPolicyResult = AppPolicyResponse | InfraPolicyResp;

  export type AppPolicyResponse = BasePolicyResp & ({
    approval_groups?: ApprovalGroups;
    approval_required?: boolean;
    connection_rules?: ConnectionRules;
    isolation_required?: boolean;
    mfa_config?: MfaConfig;
    purpose_justification_prompt?: string;
    purpose_justification_required?: boolean;
    /** @example "24h" */ session_duration?: string | null;
    account_id?: ResourceID;
    precedence?: Integer;
  });

  export interface BasePolicyResp {
    created_at?: DateTime;
    decision?: 'allow' | 'deny' | 'non_identity' | 'bypass';
    exclude?: Exclude;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    include?: Include;
    name?: string;
    require?: Require;
    updated_at?: DateTime;
  }

  export type Exclude = Rule[];

  export type Rule =
    | AccessGroupRule | AnyValidServiceTokenRule | AuthContextRule | AuthenticationMethodRule | AzureGroupRule
    | CertificateRule | CommonNameRule | CountryRule | DevicePostureRule | DomainRule | EmailListRule
    | EmailRule | EveryoneRule | ExternalEvaluationRule | GithubOrganizationRule | GsuiteGroupRule
    | LoginMethodRule | IPListRule | IPRule | OktaGroupRule | SamlGroupRule | OidcClaimRule | ServiceTokenRule
    | LinkedAppTokenRule | UserRiskScoreRule | CloudflareAccountMemberRule;

  export interface AccessGroupRule {
    group: { /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ id: string };
  }

  export interface AnyValidServiceTokenRule {
    any_valid_service_token: JsonObject;
  }

  export interface AuthContextRule {
    auth_context: {
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ ac_id: string;
      /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ id: string;
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
    };
  }

  export interface AuthenticationMethodRule {
    auth_method: { /** @example "mfa" */ auth_method: string };
  }

  export interface AzureGroupRule {
    azureAD: {
      /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ id: string;
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
    };
  }

  export interface CertificateRule {
    certificate: JsonObject;
  }

  export interface CommonNameRule {
    common_name: { common_name: string };
  }

  export interface CountryRule {
    geo: { /** @example "US" */ country_code: string };
  }

  export interface DevicePostureRule {
    device_posture: { /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ integration_uid: string };
  }

  export interface DomainRule {
    email_domain: { /** @example "example.com" */ domain: string };
  }

  export interface EmailListRule {
    email_list: { /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ id: string };
  }

  export interface EmailRule {
    email: { /** @format email */ email: string };
  }

  export interface EveryoneRule {
    everyone: JsonObject;
  }

  export interface ExternalEvaluationRule {
    external_evaluation: {
      /** @example "https://eval.example.com" */ evaluate_url: string;
      /** @example "https://eval.example.com/keys" */ keys_url: string;
    };
  }

  export interface GithubOrganizationRule {
    'github-organization': {
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
      /** @example "cloudflare" */ name: string;
      /** @example "api-team" */ team?: string;
    };
  }

  export interface GsuiteGroupRule {
    gsuite: {
      email: string;
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
    };
  }

  export interface LoginMethodRule {
    login_method: { /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ id: string };
  }

  export interface IPListRule {
    ip_list: { /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ id: string };
  }

  export interface IPRule {
    ip: { /** @example "2400:cb00:21:10a::/64" */ ip: string };
  }

  export interface OktaGroupRule {
    okta: {
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
      /** @example "devs" */ name: string;
    };
  }

  export interface SamlGroupRule {
    saml: {
      /** @example "group" */ attribute_name: string;
      attribute_value: string;
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
    };
  }

  export interface OidcClaimRule {
    oidc: {
      /** @example "group" */ claim_name: string;
      claim_value: string;
      /** @example "ea85612a-29c8-46c2-bacb-669d65136971" */ identity_provider_id: string;
    };
  }

  export interface ServiceTokenRule {
    service_token: { /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ token_id: string };
  }

  export interface LinkedAppTokenRule {
    linked_app_token: { /** @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */ app_uid: string };
  }

  export interface UserRiskScoreRule {
    user_risk_score: { /** @minItems 1 */ user_risk_score: ('low' | 'medium' | 'high' | 'unscored')[] };
  }

  export interface CloudflareAccountMemberRule {
    cloudflare_account_member: { account_id?: ResourceID };
  }

  export type Include = Rule[];

  export type Require = Rule[];

  export type ApprovalGroups = ApprovalGroup[];

  export interface ApprovalGroup {
    /** @min 0 @example 1 */ approvals_needed: number;
    email_addresses?: string[];
    email_list_uuid?: string;
  }

  export interface ConnectionRules {
    rdp?: ConnectionRulesRdp;
  }

  export interface ConnectionRulesRdp {
    allowed_clipboard_local_to_remote_formats?: ('text' | 'file')[];
    allowed_clipboard_remote_to_local_formats?: ('text' | 'file')[];
  }

  export interface MfaConfig {
    allowed_authenticators?: ('totp' | 'biometrics' | 'security_key')[];
    mfa_disabled?: boolean;
    /** @example "24h" */ session_duration?: string;
  }

  export type InfraPolicyResp = BasePolicyResp & { connection_rules?: ConnectionRulesInfra; mfa_config?: InfraMfaConfig };

  export interface ConnectionRulesInfra {
    ssh?: ConnectionRulesSSH;
  }

  export interface ConnectionRulesSSH {
    allow_email_alias?: boolean;
    usernames: string[];
  }

  export interface InfraMfaConfig {
    allowed_authenticators?: ('piv_key' | 'ssh_fido2_key')[];
    mfa_disabled?: boolean;
    /** @example "24h" */ session_duration?: string;
  }

  export interface AuthenticatorDeviceAaguid {
    /** @format uuid @example "2fc0579f-8113-47ea-b116-bb5a8db9202a" */ aaguid: string;
    name: string;
  }

  export interface ValidationResult {
    errors: TemplateViolation[];
    page_type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial';
    version: Integer;
    warnings: TemplateViolation[];
  }

  export interface TemplateViolation {
    message: string;
    ref?: string;
    tier: string;
  }

  export interface JitRequestLog {
    app_aud?: string;
    app_hostname?: string;
    approvals_received?: Integer;
    approver_emails?: (/** @format email */ string)[];
    created_at?: DateTime;
    expires_at?: DateTime;
    knock_request_id?: string;
    purpose_justification?: string;
    /** @format email */ requester_email?: string;
    status?: 'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED' | 'SPENT';
  }

  export interface JitRequestLogDetail {
    app_aud?: string;
    app_hostname?: string;
    approvals_received?: Integer;
    approver_emails?: (/** @format email */ string)[];
    created_at?: DateTime;
    expires_at?: DateTime;
    knock_request_id?: string;
    purpose_justification?: string;
    /** @format email */ requester_email?: string;
    status?: 'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED' | 'SPENT';
    events?: JitRequestEvent[];
  }

  export interface JitRequestEvent {
    /** @format email */ actor_email?: string;
    actor_idp?: string;
    /** @format uuid */ actor_uuid?: string;
    decision_outcome?: string;
    ray_id?: string;
    /** @unit seconds */ session_duration_seconds?: Integer;
    success?: boolean;
    timestamp?: DateTime;
    type?: 'CREATED' | 'APPROVER_DECISION' | 'COMMITTED' | 'CANCELED' | 'LOGIN_SUCCESS' | 'REDIRECT_TO_ACTIVE';
  }

  export interface ClientVersion {
    /** @example 123125760 */ package_size?: Integer;
    package_url?: string;
    /** @example "2024-11-18T21:57:58.478Z" */ release_date: string;
    release_notes?: string;
    /** @example "2024.11.309.0" */ version: string;
  }

  export interface TargetEnvironmentInfo {
    /** @example "Windows" */ display_name: string;
    /** @example "windows" */ target_environment: string;
  }

  export interface DeviceStatusOverTimeResult {
    over_time: DeviceStateOverTime;
    top_networks: DeviceStateTopNetworksSummary[];
  }

  export interface DeviceStateOverTime {
    battery_cycles?: TimeslotInt[];
    battery_pct?: TimeslotFloat[];
    connection_type?: TimeslotString[];
    cpu_pct?: TimeslotFloat[];
    disk_read_bps?: TimeslotInt[];
    disk_usage_pct?: TimeslotFloat[];
    disk_write_bps?: TimeslotInt[];
    mode?: TimeslotString[];
    network_rcvd_bps?: TimeslotInt[];
    network_sent_bps?: TimeslotInt[];
    network_ssid?: TimeslotString[];
    ram_available_kb?: TimeslotInt[];
    ram_used_pct?: TimeslotFloat[];
    rtt?: TimeslotRttStats[];
    status?: TimeslotString[];
    top_cpu_applications?: TimeslotCpuApps[];
    top_ram_applications?: TimeslotRamApps[];
    tunnel_stats?: TimeslotTunnelStats[];
    tunnel_type?: TimeslotString[];
    unique_networks?: TimeslotInt[];
    wifi_strength_dbm?: TimeslotInt[];
  }

  export interface TimeslotInt {
    timestamp: string;
    value: Integer;
  }

  export interface TimeslotFloat {
    timestamp: string;
    /** @format float */ value: number;
  }

  export interface TimeslotString {
    timestamp: string;
    value: string;
  }

  export interface TimeslotRttStats {
    timestamp: string;
    value: RttStats;
  }

  export interface RttStats {
    minRttUs?: DirectionalStat;
    rttUs?: DirectionalStat;
    rttVarUs?: DirectionalStat;
  }

  export interface DirectionalStat {
    downstream?: Integer | null;
    upstream?: Integer | null;
  }

  export interface TimeslotCpuApps {
    timestamp: string;
    value: CpuPctByApp[];
  }

  export interface CpuPctByApp {
    /** @format float @min 0 @max 100 */ cpu_pct?: number | null;
    name?: string | null;
  }

  export interface TimeslotRamApps {
    timestamp: string;
    value: RamUsedPctByApp[];
  }

  export interface RamUsedPctByApp {
    name?: string | null;
    /** @format float @min 0 @max 100 */ ram_used_pct?: number | null;
  }

  export interface TimeslotTunnelStats {
    timestamp: string;
    value: TunnelStats;
  }

  export interface TunnelStats {
    bytesLost?: DirectionalStat;
    bytesReceived?: DirectionalStat;
    bytesRetransmitted?: DirectionalStat;
    bytesSent?: DirectionalStat;
    packetsLost?: DirectionalStat;
    packetsReceived?: DirectionalStat;
    packetsRetransmitted?: DirectionalStat;
    packetsSent?: DirectionalStat;
    /** @unit milliseconds */ statsWindowMs?: Integer | null;
  }

  export interface DeviceStateTopNetworksSummary {
    count: Integer;
    name: string;
  }

  export type DataTagCategoryTemplateArray = DataTagCategoryTemplate[];

  export interface DataTagCategoryTemplate {
    description: string;
    /** @format uuid */ id: string;
    name: string;
    tags: DataTagTemplate[];
  }

  export interface DataTagTemplate {
    description: string;
    name: string;
  }

  export type DocumentFingerprintArray = DocumentFingerprint[];

  export interface DocumentFingerprint {
    /** @readOnly */ created_at: DateTime;
    /** @default "" */ description: string;
    /** @format uuid */ entry_id: string;
    file_name?: string | null;
    /** @format uuid */ id: string;
    /** @unit percent */ match_percent: Integer;
    name: string;
    status: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    /** @readOnly */ updated_at: DateTime;
    version?: Integer | null;
  }

  export interface DocumentFingerprintUpload {
    /** @readOnly */ created_at: DateTime;
    description: string;
    /** @format uuid */ entry_id: string;
    file_name: string;
    /** @format uuid */ id: string;
    /** @unit percent */ match_percent: Integer;
    name: string;
    status: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    /** @readOnly */ updated_at: DateTime;
    version: Integer;
  }

  export type CustomProfileArray = CustomProfile[];

  export interface CustomProfile {
    /** @default false */ ai_context_enabled?: boolean;
    /** @min 0 @max 1000 @default 0 @example 5 */ allowed_match_count: Integer;
    confidence_threshold?: 'low' | 'medium' | 'high' | 'very_high';
    /** @deprecated */ context_awareness?: ContextAwareness;
    /** @readOnly */ created_at: DateTime;
    data_classes?: (/** @format uuid */ string)[];
    data_tags?: (/** @format uuid */ string)[];
    description?: string | null;
    /** @deprecated */ entries?: Entry[];
    /** @format uuid */ id: string;
    name: string;
    /** @default false */ ocr_enabled: boolean;
    sensitivity_levels?: SensitivityLevelRef[];
    shared_entries?: Entry[];
    /** @readOnly */ updated_at: DateTime;
  }

  export interface ContextAwareness {
    enabled: boolean;
    skip: SkipConfig;
  }

  export interface SkipConfig {
    files: boolean;
  }

  export type Entry = {
    /** @readOnly */ created_at: DateTime;
    description?: string | null;
    /** @deprecated */ enabled: boolean;
    /** @format uuid */ id: string;
    name: string;
    pattern: Pattern;
    /** @format uuid @deprecated */ profile_id?: string | null;
    /** @readOnly */ updated_at: DateTime;
    type: 'custom';
  } | {
    /** @readOnly */ created_at: DateTime;
    description?: string | null;
    /** @deprecated */ enabled: boolean;
    /** @format uuid */ id: string;
    name: string;
    /** @readOnly */ updated_at: DateTime;
    type: 'custom_prompt_topic';
  } | {
    confidence: EntryConfidence;
    /** @default false */ deprecated?: boolean;
    enabled: boolean;
    /** @format uuid */ id: string;
    name: string;
    /** @format uuid @deprecated */ profile_id?: string | null;
    variant?: PredefinedEntryVariant;
    type: 'predefined';
  } | {
    /** @readOnly */ created_at: DateTime;
    enabled: boolean;
    /** @format uuid */ id: string;
    name: string;
    /** @format uuid */ profile_id?: string | null;
    /** @readOnly */ updated_at: DateTime;
    type: 'integration';
  } | {
    case_sensitive: boolean;
    /** @readOnly */ created_at: DateTime;
    description?: string | null;
    enabled: boolean;
    /** @format uuid */ id: string;
    name: string;
    secret: boolean;
    /** @readOnly */ updated_at: DateTime;
    type: 'exact_data';
  } | {
    /** @readOnly */ created_at: DateTime;
    description?: string | null;
    enabled: boolean;
    /** @format uuid */ id: string;
    name: string;
    /** @readOnly */ updated_at: DateTime;
    type: 'document_fingerprint';
  } | {
    /** @readOnly */ created_at: DateTime;
    enabled: boolean;
    /** @format uuid */ id: string;
    name: string;
    /** @format uuid */ profile_id?: string | null;
    /** @readOnly */ updated_at: DateTime;
    word_list: unknown;
    type: 'word_list';
  };

  export interface Pattern {
    regex: string;
    /** @deprecated */ validation?: 'luhn';
  }

  export interface EntryConfidence {
    ai_context_available: boolean;
    available: boolean;
  }

  export type PredefinedEntryVariant = {
    description?: string | null;
    topic_type: 'Intent' | 'Content';
    type: 'PromptTopic';
  } | { description?: string | null; type: 'General' };

  export interface SensitivityLevelRef {
    /** @format uuid */ group_id: string;
    /** @format uuid */ level_id: string;
  }

  export interface PredefinedProfileEntryUpdate {
    enabled: boolean;
    /** @format uuid */ id: string;
  }

  export type Profile = {
    /** @default false */ ai_context_enabled?: boolean;
    /** @min 0 @max 1000 @default 0 @example 5 */ allowed_match_count: Integer;
    confidence_threshold?: 'low' | 'medium' | 'high' | 'very_high';
    /** @deprecated */ context_awareness?: ContextAwareness;
    /** @readOnly */ created_at: DateTime;
    data_classes?: (/** @format uuid */ string)[];
    data_tags?: (/** @format uuid */ string)[];
    description?: string | null;
    /** @deprecated */ entries?: Entry[];
    /** @format uuid */ id: string;
    name: string;
    /** @default false */ ocr_enabled: boolean;
    sensitivity_levels?: SensitivityLevelRef[];
    shared_entries?: Entry[];
    /** @readOnly */ updated_at: DateTime;
    type: 'custom';
  } | {
    /** @default false */ ai_context_enabled?: boolean;
    allowed_match_count: Integer;
    confidence_threshold?: 'low' | 'medium' | 'high' | 'very_high';
    /** @deprecated */ context_awareness?: ContextAwareness;
    /** @deprecated */ entries: Entry[];
    /** @format uuid */ id: string;
    name: string;
    /** @default false */ ocr_enabled?: boolean;
    open_access?: boolean;
    type: 'predefined';
  } | {
    /** @readOnly */ created_at: DateTime;
    description?: string | null;
    /** @deprecated */ entries: Entry[];
    /** @format uuid */ id: string;
    name: string;
    shared_entries: Entry[];
    /** @readOnly */ updated_at: DateTime;
    type: 'integration';
  };

  export interface PredefinedProfileConfig {
    /** @default false */ ai_context_enabled?: boolean;
    allowed_match_count: Integer;
    /** @default "low" */ confidence_threshold: string | null;
    enabled_entries: (/** @format uuid */ string)[];
    /** @deprecated */ entries: Entry[];
    /** @format uuid */ id: string;
    name: string;
    /** @default false */ ocr_enabled?: boolean;
    open_access?: boolean;
  }

  export type SensitivityGroupTemplateArray = SensitivityGroupTemplate[];

  export interface SensitivityGroupTemplate {
    description: string;
    /** @format uuid */ id: string;
    levels: DataTagTemplate[];
    name: string;
  }

  export type SensitivityLevelTemplate = DataTagTemplate;

  export interface ApplicationsReviewStatusResponseContent {
    approved_apps?: Integer[];
    /** @readOnly */ created_at?: DateTime;
    in_review_apps?: Integer[];
    unapproved_apps?: Integer[];
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface DNSDestinationIPPair {
    /** @example "172.64.36.2" */ backup_ip: string;
    /** @example "0e4a32c6-6fb8-4858-9296-98f51631e8e6" */ id: string;
    pair_type: 'shared' | 'dedicated' | 'byoip';
    /** @example "172.64.36.1" */ primary_ip: string;
  }

  export interface GatewayAccountEgressCidr {
    geolocation: { city?: string; country?: string };
    ipv4: string;
    ipv4_colo_name: string;
    ipv6_cidr: string;
  }

  export interface CsvOperation {
    /** @readOnly */ created_at?: DateTime;
    data?: CsvOperationData;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    operation_type?: 'create_list';
    processing_error?: string | null;
    result?: string | null;
    status?: 'pending' | 'active' | 'failed' | 'complete';
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface CsvOperationData {
    description?: string;
    list_type?: Type;
    name?: string;
  }

  export type Type = 'SERIAL' | 'URL' | 'DOMAIN' | 'EMAIL' | 'IP' | 'CATEGORY' | 'LOCATION' | 'DEVICE' | 'AAGUID';

  export interface Operation {
    /** @readOnly */ created_at?: DateTime;
    data?: JsonObject;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    operation_type?: 'create_list';
    processing_error?: string | null;
    result?: string | null;
    status?: 'pending' | 'active' | 'failed' | 'complete';
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface Rules {
    action: Action;
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ deleted_at?: DateTime | null;
    description?: string;
    /** @default "" */ device_posture?: string;
    /** @default false */ enabled: boolean;
    expiration?: Expiration;
    /** @minItems 1 @maxItems 1 */ filters: ('http' | 'dns' | 'l4' | 'egress' | 'dns_resolver')[];
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @default "" */ identity?: string;
    name: string;
    precedence: Integer;
    /** @readOnly */ read_only?: boolean;
    rule_settings?: RuleSettings;
    schedule?: Schedule;
    /** @readOnly */ sharable?: boolean;
    /** @readOnly */ source_account?: string;
    /** @default "" */ traffic: string;
    /** @readOnly */ updated_at?: DateTime;
    /** @example 1 @readOnly */ version?: Integer;
    /** @readOnly */ warning_status?: string | null;
  }

  export type Action =
    | 'on' | 'off' | 'allow' | 'block' | 'scan' | 'noscan' | 'safesearch' | 'ytrestricted' | 'isolate'
    | 'noisolate' | 'override' | 'l4_override' | 'egress' | 'resolve' | 'quarantine' | 'redirect';

  export type Expiration = {
    /** @min 5 @example 10 */ duration?: Integer;
    /** @readOnly */ expired?: boolean;
    expires_at: DateTime;
  } | null;

  export interface RuleSettings {
    add_headers?: { [key: string]: string[] } | null;
    allow_child_bypass?: boolean | null;
    audit_ssh?: { command_logging?: boolean } | null;
    biso_admin_controls?: {
      copy?: 'enabled' | 'disabled' | 'remote_only';
      dcp?: boolean;
      dd?: boolean;
      dk?: boolean;
      download?: 'enabled' | 'disabled' | 'remote_only';
      dp?: boolean;
      du?: boolean;
      keyboard?: 'enabled' | 'disabled';
      paste?: 'enabled' | 'disabled' | 'remote_only';
      printing?: 'enabled' | 'disabled';
      upload?: 'enabled' | 'disabled';
      /** @default "v1" */ version?: 'v1' | 'v2';
      /** @format uuid @minLength 1 @maxLength 36 @example "475345dc-5299-4b6e-8f6a-3d3e4c8e9f1a" */ wm_id?: string;
    };
    block_page?: { include_context?: boolean; /** @format uri */ target_uri: string } | null;
    block_page_enabled?: boolean;
    block_reason?: string | null;
    bypass_parent_rule?: boolean | null;
    check_session?: { /** @example "300s" */ duration?: string; enforce?: boolean } | null;
    delete_headers?: string[] | null;
    dns_resolvers?: { ipv4?: DNSResolverSettingsV4[]; ipv6?: DNSResolverSettingsV4[] } | null;
    egress?: {
      /** @example "192.0.2.2" */ ipv4?: string;
      /** @example "192.0.2.3" */ ipv4_fallback?: string;
      /** @example "2001:DB8::/64" */ ipv6?: string;
    } | null;
    forensic_copy?: { enabled?: boolean } | null;
    ignore_cname_category_matches?: boolean;
    insecure_disable_dnssec_validation?: boolean;
    ip_categories?: boolean;
    ip_indicator_feeds?: boolean;
    l4override?: { /** @example "1.1.1.1" */ ip?: string; port?: Integer } | null;
    notification_settings?: {
      enabled?: boolean;
      include_context?: boolean;
      msg?: string;
      support_url?: string;
    } | null;
    /** @example "example.com" */ override_host?: string;
    override_ips?: string[] | null;
    payload_log?: { enabled?: boolean } | null;
    quarantine?: {
      file_types?: ('exe' | 'pdf' | 'doc' | 'docm' | 'docx' | 'rtf' | 'ppt' | 'pptx' | 'xls' | 'xlsm' | 'xlsx' | 'zip' | 'rar')[];
    } | null;
    redirect?: {
      include_context?: boolean;
      preserve_path_and_query?: boolean;
      /** @format uri */ target_uri: string;
    } | null;
    resolve_dns_internally?: { fallback?: 'none' | 'public_dns'; view_id?: string } | null;
    resolve_dns_through_cloudflare?: boolean | null;
    set_headers?: { [key: string]: string[] } | null;
    untrusted_cert?: { action?: 'pass_through' | 'block' | 'error' } | null;
  }

  export interface DNSResolverSettingsV4 {
    /** @example "2.2.2.2" */ ip: string;
    /** @example 5053 */ port?: Integer;
    route_through_private_network?: boolean;
    /** @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ vnet_id?: string;
  }

  export type DNSResolverSettingsV6 = DNSResolverSettingsV4;

  export type Schedule = {
    /** @example "08:00-12:30,13:30-17:00" */ fri?: string;
    /** @example "08:00-12:30,13:30-17:00" */ mon?: string;
    /** @example "08:00-12:30,13:30-17:00" */ sat?: string;
    /** @example "08:00-12:30,13:30-17:00" */ sun?: string;
    /** @example "08:00-12:30,13:30-17:00" */ thu?: string;
    time_zone?: string;
    /** @example "08:00-12:30,13:30-17:00" */ tue?: string;
    /** @example "08:00-12:30,13:30-17:00" */ wed?: string;
  } | null;

  export interface SetupFlow {
    auth_config?: AuthConfig;
    default: boolean;
    description: string;
    id: string;
    name: string;
    steps: SetupFlowStep[];
    supported_environments: string[];
  }

  export interface AuthConfig {
    authorization_url: string | null;
    client_id: string | null;
    requires_pkce: boolean;
    scopes: string[];
    url_placeholders: string[];
  }

  export interface SetupFlowStep {
    component_id?: string | null;
    description?: string | null;
    dynamic_content?: DynamicContent[] | null;
    form_fields?: FormField[];
    is_required?: boolean;
    parameters?: { [key: string]: string } | null;
    title?: string;
    type: 'component' | 'instruction' | 'form_input' | 'oauth_redirect';
  }

  export interface DynamicContent {
    label: string;
    type: 'copy_block' | 'external_link';
    url_template?: string | null;
    value_from?: string | null;
  }

  export interface FormField {
    label: string;
    name: string;
    placeholder: string | null;
    required: boolean;
    supported_file_types: string[] | null;
    type: 'text' | 'password' | 'email' | 'file_upload';
  }
}
