import type { JsonObject } from '../_client.ts';
import type { DateTime, Integer, ResourceID } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

export type AppPolicyResult = AppPolicyResponse | InfraPolicyResp;

export type AppPolicyResponse = BasePolicyResp & {
  /** Administrators who can approve temporary access. */ approval_groups?: ApprovalGroups;
  /** Whether users must ask for access at the start of each session. */ approval_required?: boolean;
  /** Rules for user connections to the application's targets. */ connection_rules?: ConnectionRules;
  /** Whether users get the application only in an isolated browser. */ isolation_required?: boolean;
  /** Second factor that the policy asks for, over the settings of the application. */ mfa_config?: MfaConfig;
  /** Question to users who must give a reason. */ purpose_justification_prompt?: string;
  /** Whether users have to give a reason before they get in. */ purpose_justification_required?: boolean;
  /** How long a sign-in by the policy lasts, such as `24h`; null if the application decides. @example "24h" */ session_duration?: string | null;
  account_id?: ResourceID;
  /** Place in the order of evaluation: lower numbers first. */ precedence?: Integer;
};

export interface BasePolicyResp {
  created_at?: DateTime;
  /** Action for those who match: let in, refuse, let in without identity, or skip Access. */
  decision?: 'allow' | 'deny' | 'non_identity' | 'bypass';
  /** Rules of which none may be met. */ exclude?: Exclude;
  /** Identifies the policy; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
  /** Rules of which at least one has to be met. */ include?: Include;
  /** Name of the policy for people. */ name?: string;
  /** Rules that all have to be met. */ require?: Require;
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
  /** Matches members of an Access group. */ group: {
    /** Access group whose members match. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */
    id: string;
  };
}

export interface AnyValidServiceTokenRule {
  /** Matches any valid service token of the account; an empty object. */ any_valid_service_token: JsonObject;
}

export interface AuthContextRule {
  /** Matches sign-ins that met an Azure authentication context. */
  auth_context: {
    /** Authentication context as Azure numbers it. @example "ea85612a-29c8-46c2-bacb-669d65136971" */ ac_id: string;
    /** Identity provider that the authentication context is defined at. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */
    id: string;
    /** Identity provider that the rule is about. @example "ea85612a-29c8-46c2-bacb-669d65136971" @from zeroTrust.identityProviders.list id */
    identity_provider_id: string;
  };
}

export interface AuthenticationMethodRule {
  /** Matches the way users proved their identity, such as by a second factor. */ auth_method: {
    /** Code of the auth method by RFC 8176, such as `mfa`. @example "mfa" */ auth_method: string;
  };
}

export interface AzureGroupRule {
  /** Matches members of an Azure group. */
  azureAD: {
    /** Group, by its id at Microsoft Entra. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */
    id: string;
    /** Identity provider that the rule is about. @example "ea85612a-29c8-46c2-bacb-669d65136971" @from zeroTrust.identityProviders.list id */
    identity_provider_id: string;
  };
}

export interface CertificateRule {
  /** Matches any valid client certificate; an empty object. */ certificate: JsonObject;
}

export interface CommonNameRule {
  /** Matches a common name in the client certificate. */ common_name: {
    /** Common name of the client certificate; empty without one. */ common_name: string;
  };
}

export interface CountryRule {
  /** Matches the country that requests come from. */ geo: { /** Country as an ISO 3166 code of two letters. @example "US" */ country_code: string };
}

export interface DevicePostureRule {
  /** Matches devices that pass a posture rule. */
  device_posture: {
    /** Posture rule or integration that the device has to pass. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" @from zeroTrust.devices.posture.list id */
    integration_uid: string;
  };
}

export interface DomainRule {
  email_domain: {
    /** Domain of the email addresses, without the at sign. @example "example.com" */ domain: string;
  };
}

export interface EmailListRule {
  /** Matches email addresses of a Zero Trust list. */ email_list: {
    /** Zero Trust list that holds the email addresses. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */
    id: string;
  };
}

export interface EmailRule {
  /** Matches a single email address. */ email: { /** Email address that has to be the user's. @format email */ email: string };
}

export interface EveryoneRule {
  /** Matches everyone; an empty object. */ everyone: JsonObject;
}

export interface ExternalEvaluationRule {
  /** Lets an API of your own decide. */
  external_evaluation: {
    /** URL of the API that is asked with the user's identity. @example "https://eval.example.com" */ evaluate_url: string;
    /** URL of the keys that verify the API's signed answer. @example "https://eval.example.com/keys" */ keys_url: string;
  };
}

export interface GithubOrganizationRule {
  /** Matches members of a GitHub organization, or of one team in it. */
  'github-organization': {
    /** Identity provider that the rule is about. @example "ea85612a-29c8-46c2-bacb-669d65136971" @from zeroTrust.identityProviders.list id */
    identity_provider_id: string;
    /** Organization in GitHub that the user has to be in. @example "cloudflare" */ name: string;
    /** Team within the organization; absent, any member matches. @example "api-team" */ team?: string;
  };
}

export interface GsuiteGroupRule {
  /** Matches members of a Google Workspace group. */
  gsuite: {
    /** Email address of the Google Workspace group. */ email: string;
    /** Identity provider that the rule is about. @example "ea85612a-29c8-46c2-bacb-669d65136971" @from zeroTrust.identityProviders.list id */
    identity_provider_id: string;
  };
}

export interface LoginMethodRule {
  /** Matches sign-ins with one identity provider. */ login_method: {
    /** Identity provider that the user has to sign in with. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */
    id: string;
  };
}

export interface IPListRule {
  /** Matches addresses of a Zero Trust list. */ ip_list: {
    /** Zero Trust list that holds the addresses. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" */
    id: string;
  };
}

export interface IPRule {
  /** Matches an address or range that requests come from. */ ip: {
    /** Address or range, as CIDR, that the user has to come from. @example "2400:cb00:21:10a::/64" */ ip: string;
  };
}

export interface OktaGroupRule {
  /** Matches members of an Okta group. */
  okta: {
    /** Identity provider that the rule is about. @example "ea85612a-29c8-46c2-bacb-669d65136971" @from zeroTrust.identityProviders.list id */
    identity_provider_id: string;
    /** Group in Okta that the user has to be in. @example "devs" */ name: string;
  };
}

export interface SamlGroupRule {
  /** Matches an attribute of the SAML sign-in. */
  saml: {
    /** Name of the SAML attribute that the rule examines. @example "group" */ attribute_name: string;
    /** Text that the SAML attribute has to have. */ attribute_value: string;
    /** Identity provider that the rule is about. @example "ea85612a-29c8-46c2-bacb-669d65136971" @from zeroTrust.identityProviders.list id */
    identity_provider_id: string;
  };
}

export interface OidcClaimRule {
  /** Matches a claim of the OIDC sign-in. */
  oidc: {
    /** OIDC claim that is looked at. @example "group" */ claim_name: string;
    /** Text that the OIDC claim has to have. */ claim_value: string;
    /** Identity provider that the rule is about. @example "ea85612a-29c8-46c2-bacb-669d65136971" @from zeroTrust.identityProviders.list id */
    identity_provider_id: string;
  };
}

export interface ServiceTokenRule {
  /** Matches one service token. */ service_token: {
    /** Service token that has to be sent. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" @from zeroTrust.access.serviceTokens.list id */ token_id: string;
  };
}

export interface LinkedAppTokenRule {
  /** Matches OAuth tokens that another Access application issued. */
  linked_app_token: {
    /** Application that issued the token. @example "aa0a4aab-672b-4bdb-bc33-a59f1130a11f" @from zeroTrust.access.applications.list id */ app_uid: string;
  };
}

export interface UserRiskScoreRule {
  /** Matches users with certain risk levels. */
  user_risk_score: {
    /** Risk levels that match; `unscored` stands for users without one. @minItems 1 */ user_risk_score: ('low' | 'medium' | 'high' | 'unscored')[];
  };
}

export interface CloudflareAccountMemberRule {
  /** Matches members of a Cloudflare account. */ cloudflare_account_member: { account_id?: ResourceID };
}

export type Include = Rule[];

export type Require = Rule[];

export type ApprovalGroups = ZeroTrust.Access.ApprovalGroup[];

export interface ConnectionRules {
  /** Actions allowed to users in RDP sessions in the browser. */ rdp?: ConnectionRulesRdp;
}

export interface ConnectionRulesRdp {
  /** Formats users may copy from their computer into the session: text, files. */ allowed_clipboard_local_to_remote_formats?: ('text' | 'file')[];
  /** Formats users may copy from the session to their computer: text, files. */ allowed_clipboard_remote_to_local_formats?: ('text' | 'file')[];
}

export interface MfaConfig {
  /** Second factors that are accepted. */ allowed_authenticators?: ('totp' | 'biometrics' | 'security_key')[];
  /** Whether no second factor is asked for, even if the organization wants one. */ mfa_disabled?: boolean;
  /** How long the second factor holds, such as `24h`. @example "24h" */ session_duration?: string;
}

export type InfraPolicyResp = BasePolicyResp & {
  /** Rules for user connections to infrastructure targets. */ connection_rules?: ConnectionRulesInfra;
  /** Second factor that SSH connections ask for. */ mfa_config?: InfraMfaConfig;
};

export interface ConnectionRulesInfra {
  /** SSH user names that may be used. */ ssh?: ConnectionRulesSSH;
}

export interface ConnectionRulesSSH {
  /** Whether the part of the email address before the at sign may be used as user name. */ allow_email_alias?: boolean;
  /** User names on the target that users may sign in as. */ usernames: string[];
}

export interface InfraMfaConfig {
  /** Second factors that are accepted for SSH. */ allowed_authenticators?: ('piv_key' | 'ssh_fido2_key')[];
  /** Whether no second factor is asked for, even if the organization wants one. */ mfa_disabled?: boolean;
  /** How long the second factor holds, such as `24h`. @example "24h" */ session_duration?: string;
}

export interface AuthenticatorDeviceAaguid {
  /** Identifies the model of authenticator, as its maker registered it. @format uuid @example "2fc0579f-8113-47ea-b116-bb5a8db9202a" */
  aaguid: string;
  /** Name of the authenticator model. */ name: string;
}
