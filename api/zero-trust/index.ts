import type { JsonObject, JsonValue, SinglePage, V4PagePaginationArray } from '../_client.ts';
import type { CloudflareTunnel, DateTime, InAccount, InAccountOrZone, Integer, ResourceID } from '../_shared.ts';
import type { AccessGroupRule, AnyValidServiceTokenRule, AppPolicyResponse, AppPolicyResult, ApprovalGroups, AuthContextRule, AuthenticationMethodRule, AuthenticatorDeviceAaguid, AzureGroupRule, BasePolicyResp, CertificateRule, CloudflareAccountMemberRule, CommonNameRule, ConnectionRules, ConnectionRulesInfra, ConnectionRulesRdp, ConnectionRulesSSH, CountryRule, DevicePostureRule, DomainRule, EmailListRule, EmailRule, EveryoneRule, Exclude, ExternalEvaluationRule, GithubOrganizationRule, GsuiteGroupRule, IPListRule, IPRule, Include, InfraMfaConfig, InfraPolicyResp, LinkedAppTokenRule, LoginMethodRule, MfaConfig, OidcClaimRule, OktaGroupRule, Require, Rule, SamlGroupRule, ServiceTokenRule, UserRiskScoreRule } from './access-rules.ts';
import type { Access } from './access/index.ts';
import type { Casb } from './casb.ts';
import type { ConnectivitySettings } from './connectivity-settings.ts';
import type { Devices } from './devices/index.ts';
import type { DEX } from './dex.ts';
import type { DLP } from './dlp/index.ts';
import type { Gateway } from './gateway.ts';
import type { AccessCentrifyConfig, AccessGoogleAppsConfig, AccessGoogleConfig, AccessOIDCConfig, AccessOktaConfig, AccessOneloginConfig, AccessPingoneConfig, AzureAD, AzureADConfig, AzureADParam, GenericOAuthConfig, IdentityProvider, IdentityProviderParam, IdentityProviderParams, IdentityProviderSCIMConfig, IdentityProviderSCIMConfigParam, IdentityProviderType, SAMLCertificateSet, SAMLEncryption } from './identity-provider-settings.ts';
import type { IdentityProviders } from './identity-providers.ts';
import type { Networks } from './networks.ts';
import type { Organizations } from './organizations.ts';
import type { ResourceLibrary } from './resource-library.ts';
import type { RiskScoring } from './risk-scoring.ts';
import type { Seats } from './seats.ts';
import type { Tunnels } from './tunnels.ts';

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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Validity period of access tokens, in `m` or `h`: at least 1m, at most 24h. */ access_token_lifetime: string;
    /** Actions for new instances: remediations, webhooks or both. */ actions: unknown;
    /** Whether AI weighs the context of a match and adjusts its confidence. */ ai_context_enabled: boolean;
    /** Whether clients may use code mode; deprecated, use `code_mode`. */ allow_code_mode: boolean;
    /** Whether users see the application in the App Launcher. */ app_launcher_visible: boolean;
    /** Whether the policy counts for all integrations; if false, for those in `integration_ids`. */ applies_to_all_integrations: boolean;
    /** Number of the autonomous system that the address belongs to; null if unknown. */ asn: number;
    /** Organization that runs the autonomous system; null if unknown. */ aso: string;
    /** Hostnames on which clients are asked for a certificate of this CA. */ associated_hostnames: unknown;
    /** Hostname of the team, where users sign in, such as `test.cloudflareaccess.com`. */ auth_domain: string;
    /** Settings by the name of the behavior, such as `imp_travel`: whether it counts and at what level. */ behaviors: unknown;
    /** Code mode, which gives clients one tool that runs code: off, on request, on unless declined, or always on. */ code_mode: unknown;
    /** Methods of judging confidence that the entry supports. */ confidence: unknown;
    /** Integration that delivers the data. */ connection_id: string;
    /** Text of the file: JavaScript with the function `FindProxyForURL`. */ contents: string;
    /** Whether surrounding keywords decide on a match; deprecated, use `confidence_threshold`. */ context_awareness: unknown;
    /** Rendering of the page: 0 or absent unchanged, 1 as a sanitized Liquid template. */ contract_version: number;
    /** Matches email addresses of one domain. */ email_domain: unknown;
    /** Only what existed at this time, whether or not it has been deleted since; percent-encoded. */ existed_at: string;
    /** Integrations the policy counts for. */ integration_ids: unknown;
    /** System that the risk is shared with; always Okta. */ integration_type: unknown;
    /** Entries of the list. */ items: unknown;
    /** Whether everything is logged. */ log_all: boolean;
    /** Whether what is blocked is logged. */ log_blocks: boolean;
    /** URL of the logo shown in the App Launcher and the dashboard. */ logo_url: string;
    /** Part of a match that is hidden in logs: `full` all, `partial` some, `clear` nothing, `default` as DLP sees fit. */ masking_level: unknown;
    /** Whether text in images is scanned too (OCR). */ ocr_enabled: boolean;
    /** Property to sort by and direction, such as `name:asc`. */ order_by: unknown;
    /** Further version detail: Windows update revision, Mac or iOS suffix, or Linux build. */ os_version_extra: string;
    /** Paths below the destination that behave otherwise, for example open to everyone. */ overrides: unknown;
    /** Pattern to match: a regular expression, with an optional check. */ pattern: unknown;
    /** Whether only members of the Cloudflare account may sign in; if false, any Cloudflare user may. */ restrict_to_account_members: boolean;
    /** Sign-in protocol of the SaaS application with its parameters: SAML or OIDC. */ saas_app: unknown;
    /** Key that signs the requests; needed for `HMAC-Signing` alone. */ signing_secret: string;
    /** Runs of the test, one entry each. */ slots: unknown;
    /** Subnet that addresses are taken from. */ subnet_id: string;
    /** Infrastructure targets that the application covers, with port and protocol. */ target_criteria: unknown;
    /** Whether the test runs only on devices of certain DEX rules, instead of on all. */ targeted: boolean;
    /** Template the object is made from; null if from scratch. On create it excludes own entries. */ template_id: string;
    /** Thumbprint of the certificate that must have signed the file. */ thumbprint: string;
    /** Natural-language description of the topic, which the AI compares prompts with. */ topic: string;
    /** Kind of tunnel. */ tun_type: unknown;
    /** State of the upload; the data is matched once it is `complete`. */ upload_status: unknown;
    /** Virtual network the resolver is in; left out, the default one. */ vnet_id: string;
    /** Postal code of the address; null if unknown. */ zip: string;
    /** Settings of the provider, such as client id and URLs; which ones there are depends on `type`. */ config: unknown;
    /** Entry by which matches are made. */ entry_id: string;
    /** Time from which it no longer works: a token, grant or rule. */ expires_at: string;
    /** Number of cells uploaded so far. */ num_cells: number;
    /** Operating system that the check is for. */ operating_system: unknown;
    /** Operator that compares the measured value with the given one. */ operator: unknown;
    /** SHA-256 hash, in hex, that the file must have. */ sha256: string;
    /** Number of different devices that were seen. */ uniqueDevicesTotal: number;
    /** Virtual network the route belongs to; left out, the account's default. */ virtual_network_id: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Version of IP whose subnet is meant. */ address_family: 'v4' | (string & {});
    /** App to work on, as `zeroTrust.access.applications.list` shows it. @from zeroTrust.access.applications.list */ app_id: string;
    /** Application to work on, as `zeroTrust.casb.applications.list` shows it. @from zeroTrust.casb.applications.list */
    application_id: 'ANTHROPIC' | (string & {});
    /** Second factor to remove from the user. */ authenticator_id: string;
    /** Bookmark application to work on, by its id. */ bookmark_id: string;
    /** Category to work on, as `zeroTrust.dlp.dataTagCategories.list` shows it. @from zeroTrust.dlp.dataTagCategories.list */ category_id: string;
    /** Certificate to work on, as the `list` of the same resource shows it. */ certificate_id: string;
    /** Connector (replica) of the tunnel, by its client id. */ connector_id: string;
    /** Custom page to work on, as `zeroTrust.access.customPages.list` shows it. @from zeroTrust.access.customPages.list */ custom_page_id: string;
    /** Data class to work on, as `zeroTrust.dlp.dataClasses.list` shows it. @from zeroTrust.dlp.dataClasses.list */ data_class_id: string;
    /** Dataset to work on, as `zeroTrust.dlp.datasets.list` shows it. @from zeroTrust.dlp.datasets.list */ dataset_id: string;
    /** Device to work on, as `zeroTrust.devices.devices.list` shows it. @from zeroTrust.devices.devices.list */ device_id: string;
    /** DEX test to work on, as `zeroTrust.devices.dexTests.list` shows it. @from zeroTrust.devices.dexTests.list */ dex_test_id: string;
    /** Document fingerprint to work on, as `zeroTrust.dlp.documentFingerprints.list` shows it. @from zeroTrust.dlp.documentFingerprints.list */
    document_fingerprint_id: string;
    /** Entry to work on, as the `list` of the same resource shows it. */ entry_id: string;
    /** File of the command's results to download. */ filename: string;
    /** Finding to work on, as `zeroTrust.casb.posture.findings.list` shows it. @from zeroTrust.casb.posture.findings.list */ finding_id: string;
    /** Finding type to work on, as `zeroTrust.casb.posture.findingTypes.list` shows it. @from zeroTrust.casb.posture.findingTypes.list */
    finding_type_id: string;
    /** Grant to work on, as `zeroTrust.access.IdPFederationGrants.list` shows it. @from zeroTrust.access.IdPFederationGrants.list */ grant_id: string;
    /** Group to work on, as the `list` of the same resource shows it. */ group_id: string;
    /** Hostname route to work on, as `zeroTrust.networks.hostnameRoutes.list` shows it. @from zeroTrust.networks.hostnameRoutes.list */
    hostname_route_id: string;
    /** ID to work on, as the `list` of the same resource shows it. */ id: number;
    /** Identity provider to work on, as `zeroTrust.identityProviders.list` shows it. @from zeroTrust.identityProviders.list */ identity_provider_id: string;
    /** Instance to work on, as `zeroTrust.casb.posture.findings.instances.list` shows it. @from zeroTrust.casb.posture.findings.instances.list */
    instance_id: string;
    /** Integration to work on, as the `list` of the same resource shows it. */ integration_id: string;
    /** Address to find the route of. */ ip: string;
    /** Network of the route in CIDR notation, URL-encoded: `172.16.0.0%2F16`. */ ip_network_encoded: string;
    /** Knock request to work on, as `zeroTrust.access.logs.jitRequests.list` shows it. @from zeroTrust.access.logs.jitRequests.list */
    knock_request_id: string;
    /** List to work on, as `zeroTrust.gateway.lists.list` shows it. @from zeroTrust.gateway.lists.list */ list_id: string;
    /** Location to work on, as `zeroTrust.gateway.locations.list` shows it. @from zeroTrust.gateway.locations.list */ location_id: string;
    /** Network to work on, as `zeroTrust.devices.networks.list` shows it. @from zeroTrust.devices.networks.list */ network_id: string;
    /** Nonce to work on, as `zeroTrust.access.users.activeSessions.list` shows it. @from zeroTrust.access.users.activeSessions.list */ nonce: string;
    /** Operation to work on, as `zeroTrust.gateway.operations.list` shows it. @from zeroTrust.gateway.operations.list */ operation_id: string;
    /** Pacfile to work on, as `zeroTrust.gateway.pacfiles.list` shows it. @from zeroTrust.gateway.pacfiles.list */ pacfile_id: string;
    /** Policy to work on, as the `list` of the same resource shows it. */ policy_id: string;
    /** Test of policies to read, by the id that starting it returned. */ policy_test_id: string;
    /** Profile to work on, as the `list` of the same resource shows it. */ profile_id: string;
    /** Proxy endpoint to work on, as `zeroTrust.gateway.proxyEndpoints.list` shows it. @from zeroTrust.gateway.proxyEndpoints.list */
    proxy_endpoint_id: string;
    /** Reference to the integration that the identity provider was given. */ reference_id: string;
    /** Registration to work on, as `zeroTrust.devices.registrations.list` shows it. @from zeroTrust.devices.registrations.list */ registration_id: string;
    /** Route to work on, as `zeroTrust.networks.routes.list` shows it. @from zeroTrust.networks.routes.list */ route_id: string;
    /** Rule to work on, as the `list` of the same resource shows it. */ rule_id: string;
    /** SAML cert set to work on, as `zeroTrust.access.samlCertificates.list` shows it. @from zeroTrust.access.samlCertificates.list */
    saml_cert_set_id: string;
    /** Sensitivity group to work on, as `zeroTrust.dlp.sensitivityGroups.list` shows it. @from zeroTrust.dlp.sensitivityGroups.list */
    sensitivity_group_id: string;
    /** Sensitivity level to work on, as `zeroTrust.dlp.sensitivityGroups.levels.list` shows it. @from zeroTrust.dlp.sensitivityGroups.levels.list */
    sensitivity_level_id: string;
    /** MCP server behind the portal, by its id. */ server_id: string;
    /** Service token to work on, as `zeroTrust.access.serviceTokens.list` shows it. @from zeroTrust.access.serviceTokens.list */ service_token_id: string;
    /** Storage namespace to work on, as `zeroTrust.casb.posture.findings.list` shows it. @from zeroTrust.casb.posture.findings.list */
    storage_namespace_id: string;
    /** Subnet that addresses of devices are taken from. */ subnet_id: string;
    /** Tag to work on, as `zeroTrust.dlp.dataTagCategories.dataTags.list` shows it. @from zeroTrust.dlp.dataTagCategories.dataTags.list */ tag_id: string;
    /** Tag to work on, as `zeroTrust.access.tags.list` shows it. @from zeroTrust.access.tags.list */ tag_name: string;
    /** Target to work on, as `zeroTrust.access.infrastructure.targets.list` shows it. @from zeroTrust.access.infrastructure.targets.list */ target_id: string;
    /** Template to work on, as the `list` of the same resource shows it. */ template_id: string;
    /** Test of digital experience to read, as `zeroTrust.devices.dexTests.list` shows it. */ test_id: string;
    /** Single run of a traceroute test. */ test_result_id: string;
    /** Tunnel to work on, as the `list` of the same resource shows it. */ tunnel_id: string;
    /** User to work on, as `zeroTrust.access.users.list` shows it. @from zeroTrust.access.users.list */ user_id: string;
    /** Version of the dataset; each upload makes the next one. */ version: number;
    /** Virtual network to work on, as `zeroTrust.networks.virtualNetworks.list` shows it. @from zeroTrust.networks.virtualNetworks.list */
    virtual_network_id: string;
    /** Webhook to work on, as `zeroTrust.casb.posture.webhooks.list` shows it. @from zeroTrust.casb.posture.webhooks.list */ webhook_id: string;
  }

  export { type Access, type AccessCentrifyConfig, type AccessGoogleAppsConfig, type AccessGoogleConfig, type AccessGroupRule, type AccessOIDCConfig, type AccessOktaConfig, type AccessOneloginConfig, type AccessPingoneConfig, type AnyValidServiceTokenRule, type AppPolicyResponse, type AppPolicyResult, type ApprovalGroups, type AuthContextRule, type AuthenticationMethodRule, type AuthenticatorDeviceAaguid, type AzureAD, type AzureADConfig, type AzureADParam, type AzureGroupRule, type BasePolicyResp, type Casb, type CertificateRule, type CloudflareAccountMemberRule, type CommonNameRule, type ConnectionRules, type ConnectionRulesInfra, type ConnectionRulesRdp, type ConnectionRulesSSH, type ConnectivitySettings, type CountryRule, type DEX, type DLP, type DevicePostureRule, type Devices, type DomainRule, type EmailListRule, type EmailRule, type EveryoneRule, type Exclude, type ExternalEvaluationRule, type Gateway, type GenericOAuthConfig, type GithubOrganizationRule, type GsuiteGroupRule, type IPListRule, type IPRule, type IdentityProvider, type IdentityProviderParam, type IdentityProviderParams, type IdentityProviderSCIMConfig, type IdentityProviderSCIMConfigParam, type IdentityProviderType, type IdentityProviders, type Include, type InfraMfaConfig, type InfraPolicyResp, type LinkedAppTokenRule, type LoginMethodRule, type MfaConfig, type Networks, type OidcClaimRule, type OktaGroupRule, type Organizations, type Require, type ResourceLibrary, type RiskScoring, type Rule, type SAMLCertificateSet, type SAMLEncryption, type SamlGroupRule, type Seats, type ServiceTokenRule, type Tunnels, type UserRiskScoreRule };

  export interface DeviceIdentity {
    /** Identifies the device; the same as the registration id. Multi-user mode is not supported here.
     *  @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */
    id?: string;
    /** Time the device was first enrolled. */ created?: DateTime;
    /** Whether the device has been deleted. */ deleted?: boolean;
    /** Address from which the client last connected. @example "1.1.1.1" */ ip?: string;
    /** Public key of the device, with which it connects. @example "yek0SUYoOQ10vMGsIYAevozXUQpQtNFJFfFGqER/BGc=" */ key?: string;
    /** Time the device was last connected to Cloudflare. */ last_seen?: DateTime;
    /** @example "00-00-5E-00-53-00" */ mac_address?: string;
    /** @example "MyPhone(pro-X)" */ model?: string;
    /** Name that the device reports, as a rule its hostname. */ name?: string;
    /** Version of the operating system on the device. @example "10.0.0" */ os_version?: string;
    /** @example "EXAMPLEHMD6R" */ serial_number?: string;
    /** Time the device's data last changed. */ updated?: DateTime;
    /** User who registered the device. */ user?: Devices.DeviceResult.LastSeenUser;
    /** Version of the client that runs on the device. @example "1.0.0" */ version?: string;
  }

  export interface Device extends DeviceIdentity {
    /** Operating system family of the device. */ device_type?: 'windows' | 'mac' | 'linux' | 'android' | 'ios' | 'chromeos';
    /** Maker of the device. */ manufacturer?: string;
    /** Linux distribution of the device; absent on other systems. @example "ubuntu" */ os_distro_name?: string;
    /** Version of the Linux distribution. @example "1.0.0" */ os_distro_revision?: string;
    os_version_extra?: string;
    /** Time the device was revoked; absent if it is not. */ revoked_at?: DateTime;
  }

  export interface DeviceGetResponse extends DeviceIdentity {
    /** Account that the device is enrolled in. */ account?: DeviceGetResponse.Account;
    /** Operating system family, such as `windows`. @example "windows" */ device_type?: string;
    /** Older id of the device for Gateway; deprecated. @example "PD33E90AXfafe14643cbbbc-4a0ed4fc8415Q" @deprecated */ gateway_device_id?: string;
    /** Kind of key that the device connects with, such as `curve25519`. @example "curve25519" */ key_type?: string;
    /** Tunnel protocol that the device connects with, such as `masque`. @example "masque" */ tunnel_type?: string;
  }
  export namespace DeviceGetResponse {
    export interface Account {
      /** Account that the device is enrolled in. @deprecated */ id?: string;
      /** Kind of account; deprecated. @deprecated */ account_type?: string;
      /** Organization that the device is enrolled in. @example "Company" */ name?: string;
    }
  }

  export interface IdentityProviderListParams extends InAccountOrZone {
    /** Whether only providers with SCIM on are returned. @example "true" */ scim_enabled?: string;
    /** @default 1 */ page?: Integer;
    /** @max 1000 @default 200 */ per_page?: Integer;
  }

  export interface IdentityProviderDeleteResponse {
    /** Identifies the identity provider; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    id?: string;
  }

  export interface OrganizationSettings {
    /** Whether a session of the client may replace the sign-in; applications can set it otherwise. @default false */
    allow_authenticate_via_warp?: boolean;
    /** Whether users skip the choice of an identity provider; works if there is only one. @default false */ auto_redirect_to_identity?: boolean;
    /** Whether requests to the account's zones are refused unless an Access application covers them. */ deny_unmatched_requests?: boolean;
    /** Zones that `deny_unmatched_requests` does not cover, by name. */ deny_unmatched_requests_exempted_zone_names?: string[];
    /** Whether settings can be changed only through the API, and not in the dashboard. @default false */ is_ui_read_only?: boolean;
    /** Look of the sign-in page: colors, logo and texts. */ login_design?: LoginDesign;
    /** Second factor that Access asks for: which ones and for how long. */ mfa_config?: OrganizationMfaConfig;
    /** Requirements for hardware keys (PIV) for SSH. */ mfa_piv_key_requirements?: MfaPivKeyRequirements;
    /** Whether all applications ask for a second factor; needs one in `allowed_authenticators`. @default false */
    mfa_required_for_all_apps?: boolean;
    /** How long a sign-in lasts, such as `24h`, where the application says nothing else. @example "24h" */
    session_duration?: string;
    /** Reason for locking the dashboard, for other administrators. */ ui_read_only_toggle_reason?: string;
    /** Time without activity after which a user loses the seat, such as `730h`; at least one month.
     *  @example "730h" */
    user_seat_expiration_inactive_time?: string;
    /** Whether requests for other than HTML get a 401 instead of the sign-in page when the client sign-in fails. @default false */
    warp_auth_non_browser_401?: boolean;
    /** How long a sign-in with the client lasts, such as `24h`. @example "24h" */
    warp_auth_session_duration?: string;
    /** Disables or deletes service tokens that have not logged in for a number of days. */ service_token_inactivity?: ServiceTokenInactivity;
    /** If true, a failed service token gets 401 or 403, not the login page, and no cookie is set. Default for organizations made after 5 October 2026. */
    strict_service_token_auth?: boolean;
  }

  export interface OrganizationCreateParams extends InAccountOrZone, OrganizationSettings {
    /** @example "test.cloudflareaccess.com" @minLength 1 */
    auth_domain: string;
    /** Name of the organization, as the sign-in page shows it. @minLength 1 */ name: string;
  }

  export interface Organization extends OrganizationSettings {
    /** @example "test.cloudflareaccess.com" */ auth_domain?: string;
    /** Own pages in place of Access' refusal pages. */ custom_pages?: CustomPages;
    /** Name of the organization, as the sign-in page shows it. */ name?: string;
  }

  export interface OrganizationUpdateParams extends InAccountOrZone, Organization {
    /** @example "test.cloudflareaccess.com" @minLength 1 */
    auth_domain?: string;
    /** @minLength 1 */ name?: string;
  }

  export interface OrganizationRevokeUsersParams extends InAccountOrZone {
    /** Email address of the user whose sessions end. @format email */ email: string;
    /** Whether the user's devices are revoked too, given in the query. @query @wire devices */ query_devices?: boolean;
    /** Whether the user's devices are revoked too, given in the body. @wire devices */ body_devices?: boolean;
    /** User whose sessions end, by uid. @example "699d98642c564d2e855e9661899b7252" @from zeroTrust.access.users.list uid */ user_uid?: string;
    /** Whether the session of the client ends too, so that the user has to sign in again for Gateway. */ warp_session_reauth?: boolean;
  }

  export type OrganizationRevokeUsersResponse = true | false;

  export interface SeatUse {
    /** Whether the user keeps the Access seat; false releases it. */ access_seat?: boolean;
    /** Whether the user keeps the Gateway seat; false releases it. */ gateway_seat?: boolean;
    /** Seat to change. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.access.users.list seat_uid */ seat_uid?: string;
  }

  export interface SeatEditParams extends InAccount {
    /** Entries to write: targets to save, or seats to change. @body */ body: SeatEditParams.Body[];
  }
  export namespace SeatEditParams {
    export interface Body extends SeatUse {
      access_seat: boolean;
      gateway_seat: boolean;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.access.users.list seat_uid */ seat_uid: string;
    }
  }

  export interface Seat extends SeatUse {
    created_at?: DateTime;
    updated_at?: DateTime;
  }

  export interface TunnelListParams extends Tunnels.CloudflaredListParams {
    /** Only these kinds of tunnels, separated by commas. */
    tun_types?: ('cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni' | (string & {}))[];
  }

  export interface Connector {
    /** Identifies the connection. @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */
    id?: string;
    /** Connector that opened the connection. @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */
    client_id?: string;
    /** Release of the client that is running. @example "2022.7.1" */ client_version?: string;
    /** Data center at the other end, by airport code. @example "DFW" */ colo_name?: string;
    /** Time at which the connection was opened. */ opened_at?: DateTime;
    /** Public address of the connector's machine. @example "10.1.0.137" */ origin_ip?: string;
  }

  export interface TunnelState {
    /** Identifies the tunnel; given by Cloudflare. @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
    account_tag?: ResourceID;
    /** Connections of the tunnel to Cloudflare; deprecated, ask for them separately. @deprecated */
    connections?: TunnelListResponse.TunnelWARPConnectorTunnel.Connection[];
    /** Time since when there is a connection; null while there is none. */ conns_active_at?: DateTime | null;
    /** Time since when there is no connection; null while there is one. */ conns_inactive_at?: DateTime | null;
    /** @readOnly */ created_at?: DateTime;
    /** Null while the tunnel exists. @readOnly */ deleted_at?: DateTime | null;
    /** Any data that was kept with the tunnel. */ metadata?: unknown;
    /** Name of the tunnel for people. @example "blog" */ name?: string;
    /** State of the tunnel: `inactive` never ran, `degraded` has faulty connections, `down` has none. */
    status?: 'inactive' | 'degraded' | 'healthy' | 'down';
  }

  export type TunnelListResponse = CloudflareTunnel | TunnelListResponse.TunnelWARPConnectorTunnel;
  export namespace TunnelListResponse {
    export interface TunnelWARPConnectorTunnel extends TunnelState {
      tun_type?: 'warp_connector';
    }
    export namespace TunnelWARPConnectorTunnel {
      export interface Connection extends Connector {
        /** The same as `id`. @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ uuid?: string;
        /** Whether `cloudflared` or the connector has lost the connection and is expected to come back. */ is_pending_reconnect?: boolean;
      }
    }
  }

  export interface ConnectivitySettingEditParams extends InAccount, ConnectivitySetting {}

  export interface ConnectivitySetting {
    /** Whether ICMP traffic, such as ping, is proxied through Gateway. */ icmp_proxy_enabled?: boolean;
    /** Whether traffic from Cloudflare WAN tunnels can reach enrolled devices. */ offramp_warp_enabled?: boolean;
  }

  export interface GatewayResult {
    /** Identifies the account at Cloudflare. */ id?: ResourceID;
    /** Id of the account within Gateway. */ gateway_tag?: ResourceID;
    /** Provider of the service, as a rule Cloudflare. @example "Cloudflare" */ provider_name?: string;
  }

  export interface RiskScoringGetResponse {
    /** Email address of the user. */ email: string;
    /** Events that raised the risk, each with its level. */ events: RiskScoringGetResponse.Event[];
    /** Full name of the user. */ name: string;
    /** Time the risk was last reset; null if it never was. */ last_reset_time?: DateTime | null;
    /** Level of risk that the user has now. */ risk_level?: 'low' | 'medium' | 'high';
  }
  export namespace RiskScoringGetResponse {
    export interface Event {
      /** Identifies the event. */ id: string;
      /** Name of the behavior that raised the risk. */ name: string;
      /** Level of risk that the event brought. */ risk_level: 'low' | 'medium' | 'high';
      /** Time the event or measurement falls on. */ timestamp: DateTime;
      /** Details of the event; the shape depends on the behavior. */ event_details?: unknown;
    }
  }

  export type RiskScoringResetResponse = JsonValue;

  export type DevicesSinglePage = SinglePage<Device>;

  export interface DigitalExperienceMonitor {
    /** Identifies the DEX rule; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** Whether the rule is the account's default one. */ default: boolean;
    /** Name of the DEX rule for people. */ name: string;
  }

  export type IdentityProviderListResponsesV4PagePaginationArray = V4PagePaginationArray<IdentityProvider>;

  export interface LoginDesign {
    /** Background color of the sign-in page, as a hex code. @example "#c5ed1b" */ background_color?: string;
    /** Text at the bottom of the sign-in page. */ footer_text?: string;
    /** Text at the top of the sign-in page. */ header_text?: string;
    /** URL of the logo on the sign-in page. @example "https://example.com/logo.png" */ logo_path?: string;
    /** Color of the text on the sign-in page, as a hex code. @example "#c5ed1b" */ text_color?: string;
  }

  export interface OrganizationListResponse extends Organization {
    /** Tags of the accounts of your organization with which device posture results are shared. */ trusted_accounts?: string[];
  }

  export interface CustomPages {
    /** Id of the custom page shown to users refused by a policy for other reasons than identity.
     *  @example "699d98642c564d2e855e9661899b7252" @from zeroTrust.access.customPages.list */
    forbidden?: string;
    /** Id of the custom page shown to users whose login was refused. @example "699d98642c564d2e855e9661899b7252" @from zeroTrust.access.customPages.list */
    identity_denied?: string;
  }

  export interface OrganizationMfaConfig {
    /** Second factors that users may enroll; `piv_key` and `ssh_fido2_key` are for infrastructure alone. */
    allowed_authenticators?: ('totp' | 'biometrics' | 'security_key' | 'piv_key' | 'ssh_fido2_key')[];
    /** Period for which a second factor named in the provider's AMR claim makes another one unnecessary, up to 720h. @example "12h" */
    amr_matching_session_duration?: string;
    /** Models of authenticator, by AAGUID, that may be enrolled; others are refused. @format uuid @example "2fc0579f-8113-47ea-b116-bb5a8db9202a" */
    required_aaguids?: string;
    /** How long the second factor holds, such as `24h`. @example "24h" */ session_duration?: string;
  }

  export interface MfaPivKeyRequirements {
    /** Frequency of PIN prompts for the security key. */ pin_policy?: 'never' | 'once' | 'always';
    /** Whether only keys on hardware certified to FIPS are accepted. */ require_fips_device?: boolean;
    /** SSH key sizes that are accepted, in bits; which apply depends on the kind of key. */ ssh_key_size?: (256 | 384 | 521 | 2048 | 3072 | 4096)[];
    /** SSH key algorithms that are accepted. */ ssh_key_type?: ('ecdsa' | 'ed25519' | 'rsa')[];
    /** When the security key must be touched; `cached` spares a second touch for a short time. */ touch_policy?: 'never' | 'always' | 'cached';
  }

  export interface ServiceTokenInactivity {
    /** Action for tokens past the threshold: disable, or delete permanently. */ action: 'disable' | 'delete';
    /** Whether service tokens that stay unused are acted on. */ enabled: boolean;
    /** Days without a successful login after which a token counts as inactive. @min 30 @max 365 @unit days */ inactivity_threshold_days: number;
  }

  export interface TimedValue {
    /** Time of the check or measurement. */ timestamp: string;
  }

  export interface NetworkPath {
    slots: NetworkPath.Slot[];
    /** Sampling of runs: the first of each interval; null if all are shown. */ sampling?: NetworkPath.Sampling | null;
  }
  export namespace NetworkPath {
    export interface Slot extends TimedValue {
      /** Identifies the test result; `tracerouteTestResults.networkPath.get` takes it. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
      /** Round-trip time from the client to the application; null if unknown. @unit milliseconds */ clientToAppRttMs: Integer | null;
      /** Round-trip time from the client to where traffic leaves Cloudflare; null if unknown. @unit milliseconds */
      clientToCfEgressRttMs: Integer | null;
      /** Round-trip time from the client to where it enters Cloudflare; null if unknown. @unit milliseconds */
      clientToCfIngressRttMs: Integer | null;
      /** Round-trip time from the client to its internet provider; null if unknown. @unit milliseconds */ clientToIspRttMs?: Integer | null;
    }
    export interface Sampling {
      /** Unit of the interval; always hours. */ unit: 'hours';
      /** Length of the interval, in `unit`. */ value: Integer;
    }
  }

  export interface NetworkPathResponse {
    /** Identifies the test; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** Name of the device that ran the test. */ deviceName?: string;
    /** How often devices run the traceroute, such as `0h5m0s`. @example "0h5m0s" */ interval?: string;
    /** Always `traceroute`. */ kind?: 'traceroute';
    /** Name of the traceroute test for people. */ name?: string;
    /** Round-trip times per stretch and run; null without runs. */ networkPath?: NetworkPath | null;
    /** Hostname or address that the traceroute is aimed at. @example "1.1.1.1" */ url?: string;
  }

  export interface Percentiles {
    /** Median; null without results. */ p50?: number | null;
    /** 90th percentile; null without results. */ p90?: number | null;
    /** 95th percentile; null without results. */ p95?: number | null;
    /** 99th percentile; null without results. */ p99?: number | null;
  }

  export type SeatsSinglePage = SinglePage<Seat>;

  export type TunnelListResponsesV4PagePaginationArray = V4PagePaginationArray<TunnelListResponse>;

  export interface ValidationResult {
    errors: TemplateViolation[];
    /** Kind of page that was checked. */ page_type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial';
    /** Version of the template contract that was checked against. */ version: Integer;
    /** Advice that does not prevent saving. */ warnings: TemplateViolation[];
  }

  export interface TemplateViolation {
    /** Human-readable finding. */ message: string;
    /** Part of the page that is concerned, if one is. */ ref?: string;
    /** Check that the finding is from: HTML or template. */ tier: string;
  }

  export interface JitRequestLog {
    /** Audience tag of the application asked for. */ app_aud?: string;
    /** Hostname of the application asked for. */ app_hostname?: string;
    /** Approvals that were given so far. */ approvals_received?: Integer;
    /** Email addresses of those who decided. */ approver_emails?: (/** @format email */ string)[];
    created_at?: DateTime;
    expires_at?: DateTime;
    /** Identifies the request for temporary access. */ knock_request_id?: string;
    /** Reason the user gave for the request. */ purpose_justification?: string;
    /** Email address of the user who asked. @format email */ requester_email?: string;
    /** State of the request. */ status?: 'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED' | 'SPENT';
  }

  export interface JitRequestLogDetail extends JitRequestLog {
    /** Events of the request, in order. */ events?: JitRequestEvent[];
  }

  export interface JitRequestEvent {
    /** Email address of the person who acted. @format email */ actor_email?: string;
    /** Identity provider that the person signed in with. */ actor_idp?: string;
    /** Person who acted, by uid. @format uuid */ actor_uuid?: string;
    /** Decision of the approver; absent for other events. */ decision_outcome?: string;
    /** Ray id of the request at Cloudflare, for looking it up in logs. */ ray_id?: string;
    /** Duration of the granted access. @unit seconds */ session_duration_seconds?: Integer;
    success?: boolean;
    /** Time the event or measurement falls on. */ timestamp?: DateTime;
    /** Kind of event: asked, decided, granted, cancelled or used. */
    type?: 'CREATED' | 'APPROVER_DECISION' | 'COMMITTED' | 'CANCELED' | 'LOGIN_SUCCESS' | 'REDIRECT_TO_ACTIVE';
  }

  export interface ClientVersion {
    /** Size of the installer. @example 123125760 @unit bytes */ package_size?: Integer;
    /** URL of the installer. */ package_url?: string;
    /** Time the version came out. @example "2024-11-18T21:57:58.478Z" */ release_date: string;
    /** Changes in the version, as text. */ release_notes?: string;
    /** Release of the client, such as `2024.11.309.0`. @example "2024.11.309.0" */ version: string;
  }

  export interface TargetEnvironmentInfo {
    /** Name shown to people. @example "Windows" */ display_name: string;
    /** Platform of the client, such as `windows` or `macos`. @example "windows" */ target_environment: string;
  }

  export interface DeviceStatusOverTimeResult {
    /** State of the device in each time slot. */ over_time: DeviceStateOverTime;
    /** Networks that the device was in most. */ top_networks: DeviceStateTopNetworksSummary[];
  }

  export interface DeviceStateOverTime {
    /** Charge cycles of the battery, per time slot. */ battery_cycles?: TimeslotInt[];
    /** Charge of the battery, per time slot. @unit percent */ battery_pct?: TimeslotFloat[];
    /** Kind of network link, per time slot. */ connection_type?: TimeslotString[];
    /** Processor use, per time slot. @unit percent */ cpu_pct?: TimeslotFloat[];
    /** Rate of reading from disk, per time slot. @unit bytes per second */ disk_read_bps?: TimeslotInt[];
    /** Share of the disk that is full, per time slot. @unit percent */ disk_usage_pct?: TimeslotFloat[];
    /** Rate of writing to disk, per time slot. @unit bytes per second */ disk_write_bps?: TimeslotInt[];
    /** Mode of the client, per time slot. */ mode?: TimeslotString[];
    /** Rate of data received, per time slot. @unit bytes per second */ network_rcvd_bps?: TimeslotInt[];
    /** Rate of data sent, per time slot. @unit bytes per second */ network_sent_bps?: TimeslotInt[];
    /** Name of the Wi-Fi network, per time slot. */ network_ssid?: TimeslotString[];
    /** Free memory, per time slot. @unit kilobytes */ ram_available_kb?: TimeslotInt[];
    /** Memory in use, per time slot. @unit percent */ ram_used_pct?: TimeslotFloat[];
    /** Round-trip times of the tunnel, per time slot. */ rtt?: TimeslotRttStats[];
    /** Connection status, per time slot. */ status?: TimeslotString[];
    /** Applications with the greatest processor use, per time slot. */ top_cpu_applications?: TimeslotCpuApps[];
    /** Applications with the greatest memory use, per time slot. */ top_ram_applications?: TimeslotRamApps[];
    /** Packets and bytes of the tunnel, per time slot. */ tunnel_stats?: TimeslotTunnelStats[];
    /** Tunnel protocol, per time slot. */ tunnel_type?: TimeslotString[];
    /** Number of different networks, per time slot. */ unique_networks?: TimeslotInt[];
    /** Strength of the Wi-Fi signal, per time slot. @unit dBm */ wifi_strength_dbm?: TimeslotInt[];
  }

  export interface TimeslotInt extends TimedValue {
    /** Figure for the time slot. */ value: Integer;
  }

  export interface TimeslotFloat extends TimedValue {
    /** Figure for the time slot. @format float */ value: number;
  }

  export interface TimeslotString extends TimedValue {
    /** Text reported for the time slot. */ value: string;
  }

  export interface TimeslotRttStats extends TimedValue {
    /** Round-trip times in the time slot. */ value: RttStats;
  }

  export interface RttStats {
    /** Lowest round-trip time in the slot, per direction. @unit microseconds */ minRttUs?: TrafficStat;
    /** Round-trip time in the slot, per direction. @unit microseconds */ rttUs?: TrafficStat;
    /** Variance of the round-trip time in the slot, per direction. @unit microseconds */ rttVarUs?: TrafficStat;
  }

  export interface TrafficStat {
    /** Figure for traffic to the device; null if unknown. */ downstream?: Integer | null;
    /** Figure for traffic from the device; null if unknown. */ upstream?: Integer | null;
  }

  export interface TimeslotCpuApps extends TimedValue {
    /** Applications in the slot that use the processor most. */ value: CpuPctByApp[];
  }

  export interface CpuPctByApp {
    /** Share of the processor that the application uses. @format float @min 0 @max 100 @unit percent */ cpu_pct?: number | null;
    /** Name of the application; null if unknown. */ name?: string | null;
  }

  export interface TimeslotRamApps extends TimedValue {
    /** Applications in the slot that use most memory. */ value: RamUsedPctByApp[];
  }

  export interface RamUsedPctByApp {
    /** Name of the application; null if unknown. */ name?: string | null;
    /** Share of the memory that the application uses. @format float @min 0 @max 100 @unit percent */ ram_used_pct?: number | null;
  }

  export interface TimeslotTunnelStats extends TimedValue {
    /** Packets and bytes in the time slot. */ value: TunnelStats;
  }

  export interface TunnelStats {
    /** Bytes lost in the slot, per direction. @unit bytes */ bytesLost?: TrafficStat;
    /** Bytes received in the slot, per direction. @unit bytes */ bytesReceived?: TrafficStat;
    /** Bytes sent again in the slot, per direction. @unit bytes */ bytesRetransmitted?: TrafficStat;
    /** Bytes sent in the slot, per direction. @unit bytes */ bytesSent?: TrafficStat;
    /** Packets lost in the slot, per direction. */ packetsLost?: TrafficStat;
    /** Packets received in the slot, per direction. */ packetsReceived?: TrafficStat;
    /** Packets sent again in the slot, per direction. */ packetsRetransmitted?: TrafficStat;
    /** Packets sent in the slot, per direction. */ packetsSent?: TrafficStat;
    /** Length of the window that the figures cover; null if unknown. @unit milliseconds */ statsWindowMs?: Integer | null;
  }

  export interface DeviceStateTopNetworksSummary {
    /** Number of times the network was seen. */ count: Integer;
    /** Name of the network that was seen. */ name: string;
  }

  export type DataTagCategoryTemplateArray = DataTagCategoryTemplate[];

  export interface DataTagCategoryTemplate {
    /** Purpose of the data tag category. */ description: string;
    /** Identifies the data tag category; given by Cloudflare when it is created. @format uuid */ id: string;
    /** Name of the data tag category for people. */ name: string;
    /** Tags that a category made from the template gets. */ tags: DataTagTemplate[];
  }

  export interface DataTagTemplate {
    /** Purpose of the data tag. */ description: string;
    /** Name of the data tag for people. */ name: string;
  }

  export type DocumentFingerprintArray = DocumentFingerprint[];

  export interface DocumentFingerprint {
    /** @readOnly */ created_at: DateTime;
    /** Purpose of the document fingerprint. @default "" */ description: string;
    /** @format uuid @from zeroTrust.dlp.entries.list id */ entry_id: string;
    /** Name of the sample document; null if none was uploaded. */ file_name?: string | null;
    /** Identifies the document fingerprint; given by Cloudflare when it is created. @format uuid */ id: string;
    /** Similarity to the sample required for a match. @unit percent */ match_percent: Integer;
    /** Name of the fingerprint for people, such as that of the sample document. */ name: string;
    /** State of the upload: data counts once it is `complete`; `failed` needs a new upload. */
    status: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    /** @readOnly */ updated_at: DateTime;
    /** Version of the sample document; null if none was uploaded. */ version?: Integer | null;
  }

  export interface DocumentFingerprintUpload {
    /** @readOnly */ created_at: DateTime;
    /** Purpose of the document fingerprint. */ description: string;
    /** @format uuid @from zeroTrust.dlp.entries.list id */ entry_id: string;
    /** Name of the file that was uploaded. */ file_name: string;
    /** Identifies the document fingerprint; given by Cloudflare when it is created. @format uuid */ id: string;
    /** Similarity to the sample required for a match. @unit percent */ match_percent: Integer;
    /** Name of the fingerprint for people, such as that of the sample document. */ name: string;
    /** State of the upload: data counts once it is `complete`; `failed` needs a new upload. */
    status: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    /** @readOnly */ updated_at: DateTime;
    /** Number of the upload; rises with each new sample. */ version: Integer;
  }

  export type CustomProfileArray = CustomProfile[];

  export interface CustomProfileFields {
    /** Identifies the profile; policies refer to it. @format uuid */ id: string;
    /** Matches that are tolerated: policies trigger when there are more. @min 0 @max 1000 @default 0 @example 5 */ allowed_match_count: Integer;
    /** @readOnly */ created_at: DateTime;
    /** Name of the DLP profile for people. */ name: string;
    /** @default false */ ocr_enabled: boolean;
    /** @readOnly */ updated_at: DateTime;
    /** @default false */ ai_context_enabled?: boolean;
    /** Least confidence that a match must have to count. */ confidence_threshold?: 'low' | 'medium' | 'high' | 'very_high';
    /** @deprecated */ context_awareness?: ContextAwareness;
    /** Data classes that the profile detects, by id. */ data_classes?: (/** @format uuid */ string)[];
    /** Data tags that the profile detects, by id. */ data_tags?: (/** @format uuid */ string)[];
    /** Note on the profile for people; null if there is none. */ description?: string | null;
  }

  export interface CustomProfile extends CustomProfileFields {
    /** Entries of the profile, each with its state; deprecated. @deprecated */ entries?: Entry[];
    /** Sensitivity levels that the profile detects. */ sensitivity_levels?: SensitivityLevelRef[];
    /** Entries that several profiles can hold. */ shared_entries?: Entry[];
  }

  export interface ContextAwareness {
    /** Whether matches count only next to keywords that fit. */ enabled: boolean;
    /** Kinds of content that are not judged by context. */ skip: SkipConfig;
  }

  export interface SkipConfig {
    /** Whether files are left out, so that all their matches count. */ files: boolean;
  }

  export type Entry =
    | {
      /** @readOnly */ created_at: DateTime;
      /** Note on the entry for people; null if there is none. */ description?: string | null;
      /** Whether the profile matches with the entry; while disabled it is kept unused. @deprecated */ enabled: boolean;
      /** Identifies the entry; given by Cloudflare when it is created. @format uuid */ id: string;
      /** Name of the DLP entry for people. */ name: string;
      pattern: DLP.Profiles.Pattern;
      /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid @deprecated */ profile_id?: string | null;
      /** @readOnly */ updated_at: DateTime;
      /** Always `custom`: made in the account. */ type: 'custom';
    }
    | {
      /** @readOnly */ created_at: DateTime;
      /** Note on the entry for people; null if there is none. */ description?: string | null;
      /** Whether the profile matches with the entry; while disabled it is kept unused. @deprecated */ enabled: boolean;
      /** Identifies the entry; given by Cloudflare when it is created. @format uuid */ id: string;
      /** Name of the DLP entry for people. */ name: string;
      /** @readOnly */ updated_at: DateTime;
      /** Always `custom_prompt_topic`: a topic of AI prompts, described in words. */ type: 'custom_prompt_topic';
    }
    | {
      confidence: EntryConfidence;
      /** Whether the entry is to be dropped from the catalog. @default false */ deprecated?: boolean;
      /** Whether the profile matches with the entry; while disabled it is kept unused. */ enabled: boolean;
      /** Identifies the entry; given by Cloudflare when it is created. @format uuid */ id: string;
      /** Name of the DLP entry for people. */ name: string;
      /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid @deprecated */ profile_id?: string | null;
      /** Whether the entry is a general one or an AI prompt topic. */ variant?: PredefinedEntryVariant;
      /** Always `predefined`: made and kept up by Cloudflare. */ type: 'predefined';
    }
    | {
      /** @readOnly */ created_at: DateTime;
      /** Whether the profile matches with the entry; while disabled it is kept unused. */ enabled: boolean;
      /** Identifies the entry; given by Cloudflare when it is created. @format uuid */ id: string;
      /** Name of the DLP entry for people. */ name: string;
      /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid */ profile_id?: string | null;
      /** @readOnly */ updated_at: DateTime;
      /** Always `integration`: comes from a linked product, such as Microsoft labels. */ type: 'integration';
    }
    | {
      /** Whether words match only with the same case. */ case_sensitive: boolean;
      /** @readOnly */ created_at: DateTime;
      /** Note on the entry for people; null if there is none. */ description?: string | null;
      /** Whether the profile matches with the entry; while disabled it is kept unused. */ enabled: boolean;
      /** Identifies the entry; given by Cloudflare when it is created. @format uuid */ id: string;
      /** Name of the DLP entry for people. */ name: string;
      /** Whether the data was hashed before the upload, as exact data is; word lists are plain text. */ secret: boolean;
      /** @readOnly */ updated_at: DateTime;
      /** Always `exact_data`: a column of a dataset. */ type: 'exact_data';
    }
    | {
      /** @readOnly */ created_at: DateTime;
      /** Note on the entry for people; null if there is none. */ description?: string | null;
      /** Whether the profile matches with the entry; while disabled it is kept unused. */ enabled: boolean;
      /** Identifies the entry; given by Cloudflare when it is created. @format uuid */ id: string;
      /** Name of the DLP entry for people. */ name: string;
      /** @readOnly */ updated_at: DateTime;
      /** Always `document_fingerprint`: likeness to a sample document. */ type: 'document_fingerprint';
    }
    | {
      /** @readOnly */ created_at: DateTime;
      /** Whether the profile matches with the entry; while disabled it is kept unused. */ enabled: boolean;
      /** Identifies the entry; given by Cloudflare when it is created. @format uuid */ id: string;
      /** Name of the DLP entry for people. */ name: string;
      /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid */ profile_id?: string | null;
      /** @readOnly */ updated_at: DateTime;
      /** Words the entry looks for. */ word_list: unknown;
      /** Always `word_list`: a list of words or phrases. */ type: 'word_list';
    };

  export interface EntryConfidence {
    /** Whether AI can weigh the entry's context. */ ai_context_available: boolean;
    /** Whether the entry has confidence levels at all. */ available: boolean;
  }

  export type PredefinedEntryVariant = {
    /** Note on the variant for people; null if there is none. */ description?: string | null;
    /** Whether the topic is about the aim of a prompt or the data in it. */ topic_type: 'Intent' | 'Content';
    /** Always `PromptTopic`: a topic of AI prompts. */ type: 'PromptTopic';
  } | {
    /** Note on the variant for people; null if there is none. */ description?: string | null;
    /** Always `General`: an ordinary detection. */ type: 'General';
  };

  export interface SensitivityLevelRef {
    /** @format uuid */ group_id: string;
    /** Sensitivity level, by its id. @format uuid @from zeroTrust.dlp.sensitivityGroups.levels.list id */ level_id: string;
  }

  export interface EntryIdentity {
    /** Identifies the entry; given by Cloudflare when it is created. @format uuid */ id: string;
  }

  export interface EntrySwitch {
    /** Whether the profile matches with the entry; while disabled it is kept unused. */ enabled: boolean;
  }

  export interface PredefinedProfileEntryUpdate extends EntryIdentity, EntrySwitch {}

  export type Profile =
    | {
      /** @default false */ ai_context_enabled?: boolean;
      /** Matches to tolerate: policies trigger when there are more. @min 0 @max 1000 @default 0 @example 5 */ allowed_match_count: Integer;
      /** Least confidence that a match must have to count. */ confidence_threshold?: 'low' | 'medium' | 'high' | 'very_high';
      /** @deprecated */ context_awareness?: ContextAwareness;
      /** @readOnly */ created_at: DateTime;
      /** Data classes the profile detects, by id. @from zeroTrust.dlp.dataClasses.list */ data_classes?: (/** @format uuid */ string)[];
      /** Data tags, by id. @from zeroTrust.dlp.dataTagCategories.dataTags.list */ data_tags?: (/** @format uuid */ string)[];
      /** Note on the profile for people; null if there is none. */ description?: string | null;
      /** Entries of the profile, each with its state; deprecated. @deprecated */ entries?: Entry[];
      /** Identifies the profile; given by Cloudflare when it is created. @format uuid */ id: string;
      /** Name of the profile for people. */ name: string;
      /** @default false */ ocr_enabled: boolean;
      /** Sensitivity levels, each named with its group. */ sensitivity_levels?: SensitivityLevelRef[];
      /** Entries that several profiles can hold. */ shared_entries?: Entry[];
      /** @readOnly */ updated_at: DateTime;
      /** Always `custom`: made in the account. */ type: 'custom';
    }
    | {
      /** @default false */ ai_context_enabled?: boolean;
      /** Matches tolerated before policies trigger. */ allowed_match_count: Integer;
      /** Least confidence that a match must have to count. */ confidence_threshold?: 'low' | 'medium' | 'high' | 'very_high';
      /** @deprecated */ context_awareness?: ContextAwareness;
      /** Entries of the profile, each with its state; deprecated. @deprecated */ entries: Entry[];
      /** Identifies the profile; given by Cloudflare when it is created. @format uuid */ id: string;
      /** Name of the profile for people. */ name: string;
      /** @default false */ ocr_enabled?: boolean;
      /** Whether any account can use the profile. */ open_access?: boolean;
      /** Always `predefined`: made and kept up by Cloudflare. */ type: 'predefined';
    }
    | {
      /** @readOnly */ created_at: DateTime;
      /** Note on the profile for people; null if there is none. */ description?: string | null;
      /** Entries of the profile, each with its state; deprecated. @deprecated */ entries: Entry[];
      /** Identifies the profile; given by Cloudflare when it is created. @format uuid */ id: string;
      /** Name of the profile for people. */ name: string;
      /** Entries that several profiles can hold. */ shared_entries: Entry[];
      /** @readOnly */ updated_at: DateTime;
      /** Always `integration`: comes from a linked product, such as Microsoft labels. */ type: 'integration';
    };

  export interface ScanContext {
    /** @default false */ ai_context_enabled?: boolean;
    /** @default false */ ocr_enabled?: boolean;
  }

  export interface PredefinedProfileConfig extends ScanContext, DLP.CustomEntryProfile {
    /** Matches tolerated before policies trigger. */ allowed_match_count: Integer;
    /** Least confidence a match must have to count: `low`, `medium`, `high` or `very_high`. @default "low" */ confidence_threshold: string | null;
    /** Entries switched on, by id; the others are off. */ enabled_entries: (/** @format uuid */ string)[];
    /** Entries of the profile, each with its state; deprecated. @deprecated */ entries: Entry[];
    /** Whether any account can use the profile. */ open_access?: boolean;
  }

  export type SensitivityGroupTemplateArray = SensitivityGroupTemplate[];

  export interface SensitivityGroupTemplate {
    /** Purpose of the sensitivity group. */ description: string;
    /** Identifies the sensitivity group; given by Cloudflare when it is created. @format uuid */ id: string;
    /** Levels that a group made from the template gets, in order. */ levels: DataTagTemplate[];
    /** Name of the sensitivity group for people. */ name: string;
  }

  export interface ApplicationsReviewStatusResponseContent {
    /** Approved applications, by id. */ approved_apps?: Integer[];
    /** @readOnly */ created_at?: DateTime;
    /** Applications in review, by id. */ in_review_apps?: Integer[];
    /** Applications that are not approved, by id. */ unapproved_apps?: Integer[];
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface DNSDestinationIPPair {
    /** Address to use if the first does not answer. @example "172.64.36.2" */ backup_ip: string;
    /** Identifies the pair; DNS locations refer to it. @example "0e4a32c6-6fb8-4858-9296-98f51631e8e6" */
    id: string;
    /** Whether the addresses are shared, dedicated to the account, or brought along (BYOIP). */ pair_type: 'shared' | 'dedicated' | 'byoip';
    /** Address to send DNS queries to. @example "172.64.36.1" */ primary_ip: string;
  }

  export interface GatewayAccountEgressCidr {
    /** Place that websites see for traffic from the addresses. */ geolocation: {
      /** City the address is in. */ city?: string;
      /** Country, as a two-letter code. */ country?: string;
    };
    /** IPv4 address that traffic leaves with. */ ipv4: string;
    /** Data center that traffic with the IPv4 address leaves from. */ ipv4_colo_name: string;
    /** Range of IPv6 addresses that traffic leaves with. */ ipv6_cidr: string;
  }

  export interface OperationState {
    /** @readOnly */ created_at?: DateTime;
    /** Identifies the operation; poll it by this id. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Kind of operation; always the creation of a list. */ operation_type?: 'create_list';
    /** Reason processing failed; null if it did not. */ processing_error?: string | null;
    /** Result of the operation; null until it is done. */ result?: string | null;
    /** State of the operation; the result is available on `complete`. */ status?: 'pending' | 'active' | 'failed' | 'complete';
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface CsvOperation extends OperationState {
    /** Data that the operation was given. */ data?: CsvOperationData;
  }

  export interface CsvOperationData {
    /** Note on the list that is created. */ description?: string;
    /** Kind of list that is created. */ list_type?: Type;
    /** Name of the list that is created. */ name?: string;
  }

  export type Type = 'SERIAL' | 'URL' | 'DOMAIN' | 'EMAIL' | 'IP' | 'CATEGORY' | 'LOCATION' | 'DEVICE' | 'AAGUID';

  export interface Operation extends OperationState {
    /** Data given to the operation; its shape depends on the kind. */ data?: JsonObject;
  }

  export interface Rules {
    /** Action on a match. */ action: Action;
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ deleted_at?: DateTime | null;
    /** Note on the rule, for people. */ description?: string;
    /** Expression on posture checks that the device has to fulfill; empty matches all devices. @default "" */ device_posture?: string;
    /** Whether Gateway applies the rule; while false it is kept unused. @default false */ enabled: boolean;
    /** End of a temporary rule. */ expiration?: Expiration;
    /** Kind of traffic the rule is for; exactly one. @minItems 1 @maxItems 1 */ filters: ('http' | 'dns' | 'l4' | 'egress' | 'dns_resolver')[];
    /** Identifies the rule; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Expression on the user's identity, such as email or group; empty matches everyone. @default "" */ identity?: string;
    /** Name of the rule for people. */ name: string;
    /** Place in the order of evaluation: lower numbers first. */ precedence: Integer;
    /** Whether the rule can only be read, as it is shared by another account. @readOnly */ read_only?: boolean;
    /** Options of the action, such as block page or isolation. */ rule_settings?: RuleSettings;
    /** Times at which the rule is active; DNS rules only. */ schedule?: Schedule;
    /** Whether the rule can be shared with other accounts. @readOnly */ sharable?: boolean;
    /** Account that shares the rule. @readOnly */ source_account?: string;
    /** Expression on the traffic, such as domains or addresses; empty matches everything. @default "" */ traffic: string;
    /** @readOnly */ updated_at?: DateTime;
    /** Number of the rule's version; rises with each change. @example 1 @readOnly */ version?: Integer;
    /** Warning about the rule, such as a list that is gone; null if there is none. @readOnly */ warning_status?: string | null;
  }

  export type Action =
    | 'on' | 'off' | 'allow' | 'block' | 'scan' | 'noscan' | 'safesearch' | 'ytrestricted' | 'isolate'
    | 'noisolate' | 'override' | 'l4_override' | 'egress' | 'resolve' | 'quarantine' | 'redirect';

  export type Expiration = {
    /** Time the rule stays on when it is switched on again. @min 5 @example 10 @unit minutes */ duration?: Integer;
    /** Whether the rule has ended. @readOnly */ expired?: boolean;
    expires_at: DateTime;
  } | null;

  export interface RuleSettings {
    /** Headers that are added to allowed requests, with their values. */ add_headers?: { [key: string]: string[] } | null;
    /** Whether child accounts may bypass the rule. */ allow_child_bypass?: boolean | null;
    /** Log settings for SSH commands. */ audit_ssh?: { /** Whether SSH commands are logged. */ command_logging?: boolean } | null;
    /** Actions allowed to users in the isolated browser. */
    biso_admin_controls?: {
      /** Whether copying from the isolated browser is allowed; `remote_only` keeps it inside. Version 2. */ copy?: 'enabled' | 'disabled' | 'remote_only';
      /** Whether copy and paste are barred; version 1. */ dcp?: boolean;
      /** Whether downloads are barred; version 1. */ dd?: boolean;
      /** Whether the keyboard is barred; version 1. */ dk?: boolean;
      /** Whether downloads are allowed; `remote_only` opens them inside the isolated browser. Version 2. */ download?: 'enabled' | 'disabled' | 'remote_only';
      /** Whether printing is barred; version 1. */ dp?: boolean;
      /** Whether uploads are barred; version 1. */ du?: boolean;
      /** Whether typing is allowed; version 2. */ keyboard?: 'enabled' | 'disabled';
      /** Whether pasting into the isolated browser is allowed; `remote_only` keeps it inside. Version 2. */ paste?: 'enabled' | 'disabled' | 'remote_only';
      /** Whether printing is allowed; version 2. */ printing?: 'enabled' | 'disabled';
      /** Whether uploads are allowed; version 2. */ upload?: 'enabled' | 'disabled';
      /** Controls that apply: `v1` those of two or three letters, `v2` those with full names. @default "v1" */ version?: 'v1' | 'v2';
      /** Watermark laid over the isolated page. @format uuid @minLength 1 @maxLength 36 @example "475345dc-5299-4b6e-8f6a-3d3e4c8e9f1a" */ wm_id?: string;
    };
    /** Page or URL that blocked users get. */ block_page?: {
      /** Whether details of the request are added to the URL as query parameters. */ include_context?: boolean;
      /** Address to which users are redirected. @format uri */ target_uri: string;
    } | null;
    /** Whether blocked users get the block page of the account. */ block_page_enabled?: boolean;
    /** Reason shown on the block page; null for none. */ block_reason?: string | null;
    /** Whether the rule bypasses one of the parent account that allows it. */ bypass_parent_rule?: boolean | null;
    /** Whether users must have signed in lately. */ check_session?: {
      /** Maximum age of the last sign-in, such as `300s`. @example "300s" */ duration?: string;
      /** Whether the sign-in is enforced. */ enforce?: boolean;
    } | null;
    /** Headers that are removed from allowed requests, by name. */ delete_headers?: string[] | null;
    /** Resolvers that matching DNS queries are sent to. */ dns_resolvers?: {
      /** DNS servers with IPv4 addresses. */ ipv4?: Gateway.DNSResolverSettingsV4[];
      /** DNS servers with IPv6 addresses. */ ipv6?: Gateway.DNSResolverSettingsV4[];
    } | null;
    /** Addresses that matching traffic leaves with. */
    egress?: {
      /** IPv4 address that traffic leaves with. @example "192.0.2.2" */ ipv4?: string;
      /** IPv4 address to use if the first one is not available. @example "192.0.2.3" */ ipv4_fallback?: string;
      /** IPv6 range that traffic leaves with. @example "2001:DB8::/64" */ ipv6?: string;
    } | null;
    /** Whether a copy of matching requests is sent to storage. */ forensic_copy?: {
      /** Whether copies are kept. */ enabled?: boolean;
    } | null;
    /** Whether categories of names on the CNAME chain are not looked at. */ ignore_cname_category_matches?: boolean;
    /** Whether answers go unchecked by DNSSEC; insecure. */ insecure_disable_dnssec_validation?: boolean;
    /** Whether categories of the resolved addresses count too. */ ip_categories?: boolean;
    /** Whether indicator feeds on the resolved addresses count too. */ ip_indicator_feeds?: boolean;
    /** Address and port that matching connections are sent to. */ l4override?: {
      /** Address that the traffic is sent to. @example "1.1.1.1" */ ip?: string;
      /** Port that the traffic is sent to. */ port?: Integer;
    } | null;
    /** Notification that the client shows to blocked users. */
    notification_settings?: {
      /** Whether blocked users are notified. */ enabled?: boolean;
      /** Whether details of the request are added to the URL as query parameters. */ include_context?: boolean;
      /** Text of the notification. */ msg?: string;
      /** URL that the notification leads to. */ support_url?: string;
    } | null;
    /** Hostname whose addresses answer matching DNS queries. @example "example.com" */ override_host?: string;
    /** Addresses that answer matching DNS queries. */ override_ips?: string[] | null;
    /** Whether what DLP matched is logged, encrypted. */ payload_log?: {
      /** Whether matches are logged. */ enabled?: boolean;
    } | null;
    /** Files to run in the sandbox before users get them. */
    quarantine?: {
      /** Types of files that are quarantined. */
      file_types?: ('exe' | 'pdf' | 'doc' | 'docm' | 'docx' | 'rtf' | 'ppt' | 'pptx' | 'xls' | 'xlsm' | 'xlsx' | 'zip' | 'rar')[];
    } | null;
    /** Redirect destination of matching requests. */
    redirect?: {
      /** Whether details of the request are added to the URL as query parameters. */ include_context?: boolean;
      /** Whether path and query of the request are carried over. */ preserve_path_and_query?: boolean;
      /** Address to which users are redirected. @format uri */ target_uri: string;
    } | null;
    /** Resolution of matching queries by internal DNS. */ resolve_dns_internally?: {
      /** Fallback if the view has no answer: none, or a query to public DNS. */ fallback?: 'none' | 'public_dns';
      /** Internal DNS view that answers. @from dns.settings.account.views.list id */ view_id?: string;
    } | null;
    /** Whether matching queries are resolved by Cloudflare's 1.1.1.1; excludes `dns_resolvers`. */ resolve_dns_through_cloudflare?: boolean | null;
    /** Headers that are set on allowed requests, in place of present ones. */ set_headers?: { [key: string]: string[] } | null;
    /** Action for origins with untrusted certificates. */ untrusted_cert?: {
      /** Whether such requests pass, are blocked or end in an error page. */ action?: 'pass_through' | 'block' | 'error';
    } | null;
  }

  export type Schedule = {
    /** Hours on Fridays, in increasing order, such as `08:00-12:30,13:30-17:00`; absent, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    fri?: string;
    /** Hours on Mondays, in increasing order, such as `08:00-12:30,13:30-17:00`; absent, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    mon?: string;
    /** Hours on Saturdays, in increasing order, such as `08:00-12:30,13:30-17:00`; absent, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    sat?: string;
    /** Hours on Sundays, in increasing order, such as `08:00-12:30,13:30-17:00`; absent, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    sun?: string;
    /** Hours on Thursdays, in increasing order, such as `08:00-12:30,13:30-17:00`; absent, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    thu?: string;
    /** Time zone of the hours, such as `Europe/Berlin`; absent, the one of the user's place. */ time_zone?: string;
    /** Hours on Tuesdays, in increasing order, such as `08:00-12:30,13:30-17:00`; absent, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    tue?: string;
    /** Hours on Wednesdays, in increasing order, such as `08:00-12:30,13:30-17:00`; absent, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    wed?: string;
  } | null;

  export interface SetupFlow {
    /** OAuth parameters of the flow. */ auth_config?: AuthConfig;
    /** Whether the flow is the usual one. */ default: boolean;
    /** Purpose of the setup flow. */ description: string;
    /** Identifies the setup flow. */ id: string;
    /** Name of the setup flow for people. */ name: string;
    /** Steps of the setup, in order. */ steps: SetupFlowStep[];
    /** Environments that the flow can be used in. */ supported_environments: string[];
  }

  export interface AuthConfig {
    /** URL at which the person consents; null if none is needed. */ authorization_url: string | null;
    /** OAuth client to consent to; null if none is used. */ client_id: string | null;
    /** Whether the consent needs PKCE. */ requires_pkce: boolean;
    /** Scopes that the consent asks for. */ scopes: string[];
    /** Placeholders in the URL that have to be filled in. */ url_placeholders: string[];
  }

  export interface SetupFlowStep {
    /** Component of the dashboard that shows the step; null if none. */ component_id?: string | null;
    /** Instructions for the step; null if there is nothing to add. */ description?: string | null;
    /** Values and links that the step shows; null if none. */ dynamic_content?: DynamicContent[] | null;
    /** Fields that the person fills in. */ form_fields?: FormField[];
    /** Whether the step cannot be skipped. */ is_required?: boolean;
    /** Settings of the component; null if none. */ parameters?: { [key: string]: string } | null;
    /** Heading of the step. */ title?: string;
    /** Kind of step: component, text, form or OAuth consent. */ type: 'component' | 'instruction' | 'form_input' | 'oauth_redirect';
  }

  export interface DynamicContent {
    /** Label for people. */ label: string;
    /** Whether a text to copy or a link is shown. */ type: 'copy_block' | 'external_link';
    /** URL with placeholders; null if it is no link. */ url_template?: string | null;
    /** Source of the value; null if it is fixed. */ value_from?: string | null;
  }

  export interface FormField {
    /** Label for people. */ label: string;
    /** Key under which the value of the field is sent. */ name: string;
    /** Example text in the empty field; null if none. */ placeholder: string | null;
    /** Whether the field has to be filled in. */ required: boolean;
    /** Types of files that are accepted; null if the field takes none. */ supported_file_types: string[] | null;
    /** Kind of field: text, password, email or file. */ type: 'text' | 'password' | 'email' | 'file_upload';
  }

  export interface NamedApplication {
    /** Name for people, shown in the App Launcher and on the sign-in page. */ name?: string;
  }

  export interface PortalAppearance extends LoginRedirect, NamedApplication {
    /** Text shown to users whom the rules refuse. */ custom_deny_message?: string;
    /** Whether scripts in the page cannot read the Access cookie, against XSS. @default true */ http_only_cookie_attribute?: boolean;
    logo_url?: string;
    /** Lets Access act as OAuth server, for clients that cannot sign in through a browser page. Beta. */ oauth_configuration?: Access.OAuthConfiguration;
    /** Whether OPTIONS preflight requests reach the origin without sign-in; excludes `cors_headers`. */ options_preflight_bypass?: boolean;
    /** SameSite setting of the cookie: `strict`, `lax` or `none`. @example "strict" */ same_site_cookie_attribute?: string;
  }

  /** Fields of an application that opens in a browser. */
  export interface AccessWebApplication extends PortalAppearance, Access.Applications.Setting {
    /** @default true */ app_launcher_visible?: boolean;
    /** Answers that Access gives to CORS preflight requests; excludes `options_preflight_bypass`. */ cors_headers?: Access.CORSHeaders;
    /** With several hostnames: if true, the first sign-in sets the cookies of all; if false, each on its first visit. @default true */ eager_redirect_cookie_setting?: boolean;
    /** Whether a second cookie binds the token to the browser, against stolen cookies and CSRF. @default false */ enable_binding_cookie?: boolean;
    /** Second factor that Access itself asks for; overrides the organization's MFA settings. */ mfa_config?: MfaConfig;
    /** Whether the cookie counts only for the application's path; otherwise it counts for the whole hostname. @default false */ path_cookie_attribute?: boolean;
    /** Whether requests refused by a service auth policy get a 401 instead of a redirect to the sign-in. */ service_auth_401_redirect?: boolean;
    /** Whether links in the App Launcher open in the isolated browser; needs policies that allow clientless isolation. @default false */ use_clientless_isolation_app_launcher_url?: boolean;
  }

  /** Fields of an identity provider in a request, whatever its kind. */
  export interface IdentityProviderInput {
    /** Name of the identity provider, as the sign-in page shows it. */ name: string;
    /** Kind of identity provider, which decides what `config` holds. */ type: IdentityProviderType;
    /** Sync of users and groups from the provider by SCIM. */ scim_config?: IdentityProviderSCIMConfigParam;
  }

  /** Fields of an identity provider in a response, whatever its kind. */
  export interface IdentityProviderDetails {
    /** Name of the identity provider, as the sign-in page shows it. */ name: string;
    /** Identifies the identity provider; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
    /** Whether the provider can be neither changed nor deleted through the API. @readOnly */ read_only?: boolean;
    /** Certificates in use for encrypted SAML assertions. */ saml_certificate_set?: SAMLCertificateSet;
    /** Certificate set that encrypts the SAML assertions of the provider; present if one was created.
      *  @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ saml_certificate_set_id?: string;
    /** Current SCIM sync of users and groups. */ scim_config?: IdentityProviderSCIMConfig;
  }

  export interface ApplicationKeys {
    /** Identifies the application; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
    id?: string;
    /** Audience tag, which tokens of the application carry as `aud`. @maxLength 64 @readOnly */ aud?: string;
    /** The id again. @readOnly */ uid?: string;
  }

  /** Fields of an application in a response, whatever its kind. */
  export interface AccessApplicationDetails extends ApplicationKeys {
    /** Ids of the identity providers users may log in with; an empty list allows all of the account. */ allowed_idps?: Access.AllowedIdPs[];
    /** URL users are sent to when the identity rules refuse them; absent, Access shows its own page. */ custom_deny_url?: string;
    /** Custom pages shown instead of the standard ones, by id. */ custom_pages?: string[];
    /** Access policies of the application, in the order in which they are evaluated. */ policies?: Access.SelfHostedApplicationPolicy[];
    /** How long a sign-in lasts, such as `24h`; then users must sign in again. @default "24h" @example "24h" */ session_duration?: string;
  }

  export interface DeviceStatus extends TimedValue {
    /** Cloudflare data center that the device is connected to, by airport code. @example "SJC" */ colo: string;
    /** Operating system of the device, such as `windows`. @example "windows" */ platform: string;
    /** Whether the client is kept on at all times; null if not reported. */ alwaysOn?: boolean | null;
    /** Whether the battery is being charged; null without a battery. */ batteryCharging?: boolean | null;
    /** Number of charge cycles the battery has gone through. */ batteryCycles?: Integer | null;
    /** Charge of the battery. @format float @unit percent */ batteryPct?: number | null;
    /** Kind of network link, such as Wi-Fi or Ethernet; null if not reported. */ connectionType?: string | null;
    /** Share of the processor in use, over all applications. @format float @unit percent */ cpuPct?: number | null;
    /** Applications using the processor most, with their shares; null if not reported. */ cpuPctByApp?: Devices.FleetStatusGetResponse.CPUPctByApp[] | null;
    /** IPv4 address of the device in its local network, with its location; null if none. */ deviceIpv4?: Devices.FleetStatusGetResponse.DeviceIPV4 | null;
    /** IPv6 address of the device in its local network, with its location; null if none. */ deviceIpv6?: Devices.FleetStatusGetResponse.DeviceIPV4 | null;
    /** Registration that reported; deprecated, use `registrationId`. @deprecated */ deviceRegistration?: string | null;
    /** Rate of reading from the disk. @unit bytes per second */ diskReadBps?: Integer | null;
    /** Share of the disk that is full. @format float @unit percent */ diskUsagePct?: number | null;
    /** Rate of writing to the disk. @unit bytes per second */ diskWriteBps?: Integer | null;
    /** DNS over HTTPS subdomain that the client sends its queries to. */ dohSubdomain?: string | null;
    /** Packet loss that the client estimates for its tunnel. @format float @unit percent */ estimatedLossPct?: number | null;
    /** Whether the device's own firewall is on. */ firewallEnabled?: boolean | null;
    /** IPv4 address of the router in the device's local network; null if none. */ gatewayIpv4?: Devices.FleetStatusGetResponse.GatewayIPV4 | null;
    /** IPv6 address of the router in the device's local network; null if none. */ gatewayIpv6?: Devices.FleetStatusGetResponse.GatewayIPV4 | null;
    /** Duration of the last tunnel handshake. @format int64 @unit milliseconds */ handshakeLatencyMs?: number | null;
    /** Public IPv4 address that the internet provider gave, with the provider's details. */ ispIpv4?: Devices.FleetStatusGetResponse.ISPIPV4 | null;
    /** Public IPv6 address given by the device's internet provider; null if none. */ ispIpv6?: Devices.FleetStatusGetResponse.ISPIPV4 | null;
    /** Cloudflare server that the client is connected to. */ metal?: string | null;
    /** Rate of data received over the network. @unit bytes per second */ networkRcvdBps?: Integer | null;
    /** Rate of data sent over the network. @unit bytes per second */ networkSentBps?: Integer | null;
    /** Name (SSID) of the Wi-Fi network; null on other links. */ networkSsid?: string | null;
    /** Email address of the user on the device. */ personEmail?: string;
    /** Memory that is free for applications. @unit kilobytes */ ramAvailableKb?: Integer | null;
    /** Share of the memory in use, over all applications. @format float @unit percent */ ramUsedPct?: number | null;
    /** Applications that use most memory, each with its share. */ ramUsedPctByApp?: RamUsedPctByApp[] | null;
    /** Whether the switch of the client is locked for users; null if not reported. */ switchLocked?: boolean | null;
    /** Packets and bytes of the tunnel during the last window. */ tunnelStats?: Devices.FleetStatusGetResponse.TunnelStats | null;
    /** Tunnel protocol in use, such as `masque`; null if not connected. */ tunnelType?: string | null;
    /** Strength of the Wi-Fi signal; closer to 0 is stronger. @unit dBm */ wifiStrengthDbm?: Integer | null;
  }

  export interface LoginRedirect {
    /** Whether users go straight to the identity provider, without choosing; needs exactly one in `allowed_idps`. @default false */
    auto_redirect_to_identity?: boolean;
    /** URL visitors are sent to when rules without identity refuse them, such as those on IP address or device. */
    custom_non_identity_deny_url?: string;
  }

  export interface TokenLifetime {
    /** How long the token is valid, such as `8760h`, counted from creation or refresh; `forever` never expires.
     *  @default "8760h" @example "60m" */
    duration?: string;
    /** Whether the token can authenticate; its secret is kept while it is disabled. Left out on an update, the state stays. */ enabled?: boolean;
  }
}
