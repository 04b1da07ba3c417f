import type { APIPromise, CursorPagination, JsonValue, PagePromise, RequestOptions, SinglePage } from '../../_client.ts';
import type { DateTime, InAccount, Integer } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';
import type { Registration, RegistrationBulkDeleteParams, RegistrationBulkDeleteResponse, RegistrationDeleteResponse, RegistrationGetParams, RegistrationListParams, RegistrationListResponsesCursorPagination, RegistrationRevokeParams, RegistrationRevokeResponse, Registrations, RegistrationUnrevokeParams, RegistrationUnrevokeResponse } from './registrations.ts';
import type { CarbonblackInput, CarbonblackInputParam, ClientCertificateInput, CrowdstrikeInput, DeviceInput, DeviceMatch, DeviceMatchParam, DevicePostureRule, DevicePostureRulesSinglePage, DiskEncryptionInput, DomainJoinedInput, FileInput, FirewallInput, IntuneInput, KolideInput, OSVersionInput, Posture, PostureDeleteResponse, PostureParams, PostureRuleSettings, SentineloneInput, SentineloneS2sInput, TaniumInput, UniqueClientIDInput, VersionConfig, WorkspaceOneInput } from './posture.ts';
import type { BrowserExtensionConfig, ClientSettings, DevicePolicyCertificates, DNSSearchSuffix, FallbackDomain, FallbackDomainsSinglePage, GlobalAcceleration, Policies, PolicyBasics, ProfileMatch, ServiceModeV2, SettingsPoliciesSinglePage, SettingsPolicy, SplitTunnelExclude, SplitTunnelExcludeParam, SplitTunnelExcludesSinglePage, SplitTunnelInclude, SplitTunnelIncludeParam, SplitTunnelIncludesSinglePage, VirtualNetworks } from './policies.ts';
import type { DEXTestDeleteResponse, DEXTestListParams, DEXTestParams, DEXTests, SchemaData, SchemaHTTP, SchemaHTTPSV4PagePaginationArray } from './tests.ts';
import type { DeploymentGroup, DeploymentGroupCreateParams, DeploymentGroupDeleteResponse, DeploymentGroupEditParams, DeploymentGroups, DeploymentGroupsV4PagePaginationArray, DeviceNetwork, DeviceNetworkConfig, DeviceNetworksSinglePage, IPProfile, IPProfileCreateParams, IPProfileDeleteResponse, IPProfileListParams, IPProfiles, IPProfileSettings, IPProfilesV4PagePaginationArray, IPProfileUpdateParams, NetworkCreateParams, Networks, NetworkSettings, NetworkUpdateParams } from './networks.ts';
import type { FleetStatus, FleetStatusGetParams, FleetStatusGetResponse, FleetStatusOverTimeParams } from './fleet-status.ts';

/** Laptops and phones enrolled with the client. */
export interface Devices {
  readonly devices: Devices.Devices;
  readonly resilience: Devices.Resilience;
  readonly registrations: Devices.Registrations;
  readonly dexTests: Devices.DEXTests;
  readonly ipProfiles: Devices.IPProfiles;
  readonly deploymentGroups: Devices.DeploymentGroups;
  readonly networks: Devices.Networks;
  readonly fleetStatus: Devices.FleetStatus;
  readonly policies: Devices.Policies;
  readonly posture: Devices.Posture;
  readonly revoke: Devices.Revoke;
  readonly settings: Devices.Settings;
  readonly unrevoke: Devices.Unrevoke;
  readonly overrideCodes: Devices.OverrideCodes;
  readonly clientVersions: Devices.ClientVersions;

  /** List enrolled devices (deprecated: use devices.devices.list).
   *
   *  Fails in multi-user mode: use `devices.devices.list` and `devices.registrations.list`, which split a device from its registrations.
   *  @http GET /accounts/{account_id}/devices
   *  @availability ga
   *  @deprecated zeroTrust.devices.devices.list
   *  @columns name user.email device_type os_version version last_seen created */
  list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<ZeroTrust.Device>, ZeroTrust.Device>;

  /** Get one device (deprecated: use devices.devices.get).
   *
   *  The id is that of a registration. Fails in multi-user mode, where one device has several registrations.
   *  @http GET /accounts/{account_id}/devices/{device_id}
   *  @availability ga
   *  @deprecated zeroTrust.devices.devices.get */
  get(
    /** @maxLength 36 */ deviceID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.DeviceGetResponse | null>;
}

export declare namespace Devices {
  export { type BrowserExtensionConfig, type CarbonblackInput, type CarbonblackInputParam, type ClientCertificateInput, type ClientSettings, type CrowdstrikeInput, type DeploymentGroup, type DeploymentGroupCreateParams, type DeploymentGroupDeleteResponse, type DeploymentGroupEditParams, type DeploymentGroups, type DeploymentGroupsV4PagePaginationArray, type DeviceInput, type DeviceMatch, type DeviceMatchParam, type DeviceNetwork, type DeviceNetworkConfig, type DeviceNetworksSinglePage, type DevicePolicyCertificates, type DevicePostureRule, type DevicePostureRulesSinglePage, type DEXTestDeleteResponse, type DEXTestListParams, type DEXTestParams, type DEXTests, type DiskEncryptionInput, type DNSSearchSuffix, type DomainJoinedInput, type FallbackDomain, type FallbackDomainsSinglePage, type FileInput, type FirewallInput, type FleetStatus, type FleetStatusGetParams, type FleetStatusGetResponse, type FleetStatusOverTimeParams, type GlobalAcceleration, type IntuneInput, type IPProfile, type IPProfileCreateParams, type IPProfileDeleteResponse, type IPProfileListParams, type IPProfiles, type IPProfileSettings, type IPProfilesV4PagePaginationArray, type IPProfileUpdateParams, type KolideInput, type NetworkCreateParams, type Networks, type NetworkSettings, type NetworkUpdateParams, type OSVersionInput, type Policies, type PolicyBasics, type Posture, type PostureDeleteResponse, type PostureParams, type PostureRuleSettings, type ProfileMatch, type Registration, type RegistrationBulkDeleteParams, type RegistrationBulkDeleteResponse, type RegistrationDeleteResponse, type RegistrationGetParams, type RegistrationListParams, type RegistrationListResponsesCursorPagination, type RegistrationRevokeParams, type RegistrationRevokeResponse, type Registrations, type RegistrationUnrevokeParams, type RegistrationUnrevokeResponse, type SchemaData, type SchemaHTTP, type SchemaHTTPSV4PagePaginationArray, type SentineloneInput, type SentineloneS2sInput, type ServiceModeV2, type SettingsPoliciesSinglePage, type SettingsPolicy, type SplitTunnelExclude, type SplitTunnelExcludeParam, type SplitTunnelExcludesSinglePage, type SplitTunnelInclude, type SplitTunnelIncludeParam, type SplitTunnelIncludesSinglePage, type TaniumInput, type UniqueClientIDInput, type VersionConfig, type VirtualNetworks, type WorkspaceOneInput };

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Device, by the id of its registration, as `zeroTrust.devices.registrations.list` shows it. @from zeroTrust.devices.registrations.list */
    device_id: string;
  }

  export namespace Devices {
    export interface PathGlossary {
      /** Device to work on, as `zeroTrust.devices.devices.list` shows it. @from zeroTrust.devices.devices.list */ device_id: string;
    }
  }

  /** Physical machines, each with one or more enrollments. */
  export interface Devices {
    /** List physical devices by last user, time seen or registrations.
     *
     *  Devices without active registrations are left out unless `active_registrations` says otherwise. `include` adds the profile of the last
     *  registration.
     *  @http GET /accounts/{account_id}/devices/physical-devices
     *  @availability ga
     *  @aliases enrolled devices; WARP devices
     *  @columns name last_seen_user.email device_type os_version client_version last_seen_at created_at */
    list(params: DeviceListParams, options?: RequestOptions): PagePromise<CursorPagination<DeviceResult>, DeviceResult>;

    /** Delete a physical device from the account.
     *
     *  Its registrations go with it, so that its client loses its connection; enrolling again makes a new device.
     *  @http DELETE /accounts/{account_id}/devices/physical-devices/{device_id}
     *  @permission Zero Trust Write
     *  @availability ga
     *  @cascades zeroTrust.devices.registrations */
    delete(deviceID: string, params: InAccount, options?: RequestOptions): APIPromise<DeviceDeleteResponse | null>;

    /** Get one physical device, with extra fields on request.
     *  @http GET /accounts/{account_id}/devices/physical-devices/{device_id}
     *  @availability ga */
    get(deviceID: string, params: DeviceGetParams, options?: RequestOptions): APIPromise<DeviceResult>;

    /** Revoke all registrations of a physical device.
     *
     *  The client is cut off from the organization; the device stays in the list. Undo it per registration with `registrations.unrevoke`.
     *  @http POST /accounts/{account_id}/devices/physical-devices/{device_id}/revoke
     *  @permission Zero Trust Write
     *  @availability ga
     *  @confirm
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "device_id": "fc9ab6ab-3b94-4319-9941-459462b3d73e" }
     *  @aliases block device */
    revoke(deviceID: string, params: InAccount, options?: RequestOptions): APIPromise<DeviceRevokeResponse | null>;
  }

  export interface DeviceListParams extends InAccount {
    /** Only the devices with these ids. @from zeroTrust.devices.devices.list */ id?: string[];
    /** Whether devices without active registrations are shown too, hidden, or shown alone. */
    active_registrations?: 'include' | 'only' | 'exclude' | (string & {});
    /** Extra parts to return, separated by commas; `last_seen_registration.policy` is supported. @minLength 1 */ include?: string;
    /** Filters on the device's latest registration, such as by profile. */ last_seen_registration?: DeviceListParams.LastSeenRegistration;
    /** Filters on the user whom the device was last seen with. */ last_seen_user?: DeviceListParams.LastSeenUser;
    /** Text looked for in the details of the device. @minLength 1 */ search?: string;
    /** Only devices seen after this time. @format date-time */ seen_after?: string;
    /** Only devices seen before this time. @format date-time */ seen_before?: string;
    /** Property by which the devices are sorted. */ sort_by?:
      | 'name' | 'id' | 'client_version' | 'last_seen_user.email' | 'last_seen_at' | 'active_registrations'
      | 'created_at' | (string & {});
    /** Whether the order of `sort_by` rises or falls. */ sort_order?: 'asc' | 'desc';
    /** @format uint64 */ per_page?: Integer;
    cursor?: string;
    /** Keeps only devices with an active registration of the kind: WARP client or browser extension. */
    has_registration_type?: 'warp' | 'browser_extension' | (string & {});
    /** Tag, as `key:value`, that a returned device must carry. */ tag?: string[];
  }
  export namespace DeviceListParams {
    export interface LastSeenRegistration {
      /** Filter on the device profile assigned to the registration. */ policy?: {
        /** Only devices with this device profile. */ id?: string;
      };
    }
    export interface LastSeenUser {
      /** Only devices whose last user has this email address. @minLength 1 */ email?: string;
    }
  }

  export interface DeviceResult {
    /** Id of the device, given by Cloudflare when it first registers. @example "fc9ab6ab-3b94-4319-9941-459462b3d73e" */ id: string;
    /** Number of active registrations of the device. @example 1 */ active_registrations: Integer;
    /** @example "2025-02-14T13:17:00Z" @readOnly */ created_at: string;
    /** Time the device last connected; null if it never did. @example "2025-02-14T13:17:00Z" */ last_seen_at: string | null;
    /** Name that the device reports, as a rule its hostname. */ name: string;
    /** @example "2025-02-14T13:17:00Z" @readOnly */ updated_at: string;
    /** Version of the client on the device. @example "1.0.0" */ client_version?: string | null;
    /** @example "2025-02-14T13:17:00Z" @readOnly */ deleted_at?: string | null;
    /** Operating system of the device, such as `linux` or `windows`; null if not known. @example "linux" */ device_type?: string | null;
    /** Text that identifies the machine or virtual machine across reinstallations; null if not known. */ hardware_id?: string | null;
    /** Registration that the device was last seen with, in short. */ last_seen_registration?: DeviceResult.LastSeenRegistration | null;
    /** User whom the device was last seen with. */ last_seen_user?: DeviceResult.LastSeenUser | null;
    /** @example "f5:01:73:cf:12:23" */ mac_address?: string | null;
    /** Maker of the device. @example "ACME" */ manufacturer?: string | null;
    /** Model of the device; null if the client does not report it. */ model?: string | null;
    /** Version of the operating system on the device. */ os_version?: string | null;
    os_version_extra?: string | null;
    /** Public address that the client last connected from; deprecated. @example "1.1.1.1" @deprecated */ public_ip?: string | null;
    /** Serial number of the hardware; null if the client cannot read it. @example "ABS765ASD8A" */ serial_number?: string | null;
    /** Labels assigned to the device, as keys and values; empty if none. */ tags: { [key: string]: string };
  }
  export namespace DeviceResult {
    export interface LastSeenRegistration {
      /** Device profile that the registration was last evaluated to; null if there is none. */ policy?: Registration.Policy | null;
    }
    export interface LastSeenUser {
      /** Identifies the user; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
      id?: string;
      /** Email address of the user. @maxLength 90 */ email?: string;
      /** Full name of the user. */ name?: string;
    }
  }

  export type DeviceDeleteResponse = JsonValue;

  export interface DeviceGetParams extends InAccount {
    /** Extra parts to return, separated by commas; `last_seen_registration.policy` is supported. @minLength 1 */ include?: string;
  }

  export type DeviceRevokeResponse = JsonValue;

  /** Emergency measures for the client. */
  export interface Resilience {
    readonly globalWARPOverride: Resilience.GlobalWARPOverride;
  }

  /** Withdrawal of enrolled devices (deprecated). */
  export interface Revoke {
    /** Revoke a list of devices (deprecated: use registrations.revoke).
     *
     *  Takes registration ids, and fails in multi-user mode.
     *  @http POST /accounts/{account_id}/devices/revoke
     *  @permission Zero Trust Write
     *  @availability ga
     *  @confirm
     *  @deprecated zeroTrust.devices.registrations.revoke */
    create(params: RevokeCreateParams, options?: RequestOptions): APIPromise<RevokeCreateResponse | null>;
  }

  export interface RevokeCreateParams extends InAccount {
    /** Ids of the registrations to revoke or restore. @body @minItems 1 @from zeroTrust.devices.registrations.list id @example ["f174e90a-fafe-4643-bbbc-4a0ed4fc8415"] */
    body: (/** @maxLength 36 */ string)[];
  }

  export type RevokeCreateResponse = JsonValue;

  /** Account-wide options for the client. */
  export interface Settings {
    /** Replace the account-wide device settings as a whole.
     *
     *  Settings left out go back to their defaults. Use `edit` to change one.
     *  @http PUT /accounts/{account_id}/devices/settings
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "gateway_proxy_enabled": true, "gateway_udp_proxy_enabled": true,
     *    "root_certificate_installation_enabled": true, "use_zt_virtual_ip": true, "disable_for_time": 0
     *  } */
    update(params: SettingInput, options?: RequestOptions): APIPromise<DeviceSettings | null>;

    /** Delete the account's device settings, back to the defaults.
     *
     *  Turns proxying off for all devices: Gateway network and HTTP policies then see no traffic.
     *  @http DELETE /accounts/{account_id}/devices/settings
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(params: InAccount, options?: RequestOptions): APIPromise<DeviceSettings | null>;

    /** Edit account-wide device settings; the others stay.
     *  @http PATCH /accounts/{account_id}/devices/settings
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "gateway_proxy_enabled": true, "gateway_udp_proxy_enabled": true }
     *  @aliases enable Gateway proxy */
    edit(params: SettingInput, options?: RequestOptions): APIPromise<DeviceSettings | null>;

    /** Get the account-wide device settings, such as proxying.
     *  @http GET /accounts/{account_id}/devices/settings
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<DeviceSettings | null>;
  }

  export interface SettingInput extends InAccount {
    /** Time an override code lets users switch a locked client off; 0 turns codes off. @min 0 @unit seconds */ disable_for_time?: number;
    /** Whether clients are to disconnect when the external emergency signal asks for it. */ external_emergency_signal_enabled?: boolean;
    /** SHA-256 fingerprint, in hex, that the certificate of the signal host must have. @pattern ^([0-9A-Fa-f]{64})?$ */
    external_emergency_signal_fingerprint?: string;
    /** Interval at which clients fetch the emergency signal, such as `5m`; at least 30 seconds. @example "5m" @pattern ^(\d+[hms])*$ */
    external_emergency_signal_interval?: string;
    /** HTTPS URL that clients fetch the emergency signal from; the host must be an IP address. @example "https://192.0.2.1/signal" @pattern ^(https://.*)?$ */
    external_emergency_signal_url?: string;
    /** Whether TCP traffic is to be proxied through Gateway, so that network and HTTP policies apply. */ gateway_proxy_enabled?: boolean;
    /** Whether UDP traffic is to be proxied through Gateway; needs the TCP proxy too. */ gateway_udp_proxy_enabled?: boolean;
    /** Whether clients are to install the Cloudflare root certificate, which inspecting HTTPS needs. */
    root_certificate_installation_enabled?: boolean;
    /** Whether devices are to get a virtual IPv4 address from the CGNAT range. */ use_zt_virtual_ip?: boolean;
  }

  export interface DeviceSettings {
    /** Time an override code lets users switch a locked client off; 0 turns codes off. @unit seconds */ disable_for_time?: number;
    /** Whether clients disconnect when the external emergency signal asks for it. */ external_emergency_signal_enabled?: boolean;
    /** SHA-256 fingerprint of the signal host's certificate; clients ignore answers of any other. */ external_emergency_signal_fingerprint?: string;
    /** Interval at which clients fetch the emergency signal, such as `5m` or `2m30s`; at least 30 seconds. @example "5m" */
    external_emergency_signal_interval?: string;
    /** HTTPS URL of the emergency signal; its host has to be an IP address. @example "https://192.0.2.1/signal" @format uri */
    external_emergency_signal_url?: string;
    /** Whether TCP traffic is proxied through Gateway, so that network and HTTP policies apply. */ gateway_proxy_enabled?: boolean;
    /** Whether UDP traffic is proxied through Gateway too. */ gateway_udp_proxy_enabled?: boolean;
    /** Whether clients install the Cloudflare root certificate, which inspecting HTTPS needs. */ root_certificate_installation_enabled?: boolean;
    /** Whether devices get a virtual IPv4 address from the CGNAT range, unique within the account. */ use_zt_virtual_ip?: boolean;
  }

  /** Return of withdrawn devices (deprecated). */
  export interface Unrevoke {
    /** Restore revoked devices (deprecated: use registrations.unrevoke).
     *
     *  Takes registration ids, and fails in multi-user mode.
     *  @http POST /accounts/{account_id}/devices/unrevoke
     *  @permission Zero Trust Write
     *  @availability ga
     *  @deprecated zeroTrust.devices.registrations.unrevoke */
    create(params: UnrevokeCreateParams, options?: RequestOptions): APIPromise<UnrevokeCreateResponse | null>;
  }

  export interface UnrevokeCreateParams extends InAccount {
    /** Ids of the devices' registrations whose revocation is undone. @body @minItems 1 @example ["f174e90a-fafe-4643-bbbc-4a0ed4fc8415"] */ body: (/** @maxLength 36 */ string)[];
  }

  export type UnrevokeCreateResponse = JsonValue;

  /** One-time codes that let a user switch the client off. */
  export interface OverrideCodes {
    /** List a device's override codes (deprecated: see overrideCodes.get).
     *
     *  Fails in multi-user mode: ask for the codes of a registration.
     *  @http GET /accounts/{account_id}/devices/{device_id}/override_codes
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @deprecated zeroTrust.devices.overrideCodes.get */
    list(
      /** @maxLength 36 */ deviceID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<OverrideCodeListResponse | null>;

    /** Get the admin override codes of a device registration.
     *
     *  Codes exist only if the device's profile locks the switch and the account allows an override (`disable_for_time`). They change with time.
     *  @http GET /accounts/{account_id}/devices/registrations/{registration_id}/override_codes
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @aliases one-time code; disconnect code */
    get(registrationID: string, params: InAccount, options?: RequestOptions): APIPromise<OverrideCodeGetResponse>;
  }

  /** @sensitive */
  export interface OverrideCodeListResponse {
    /** Override codes by how many hours they let a user disconnect the WARP client. */ disable_for_time?: OverrideCodeListResponse.DisableForTime;
  }
  export namespace OverrideCodeListResponse {
    export interface DisableForTime {
      /** Code that allows the client to stay off for one hour. */ '1'?: string;
      /** Code that allows the client to stay off for twelve hours. */ '12'?: string;
      /** Code that allows the client to stay off for a day. */ '24'?: string;
      /** Code that allows the client to stay off for three hours. */ '3'?: string;
      /** Code that allows the client to stay off for six hours. */ '6'?: string;
    }
  }

  export interface OverrideCodeGetResponse {
    /** Override codes that are valid now, by how long each lets the user disconnect. @sensitive */ disable_for_time?: { [key: string]: string };
  }

  /** Released builds of the client. */
  export interface ClientVersions {
    readonly targetEnvironments: ClientVersions.TargetEnvironments;

    /** List client versions by target environment and release track.
     *  @http GET /accounts/{account_id}/devices/client-versions
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/list-client-versions
     *  @columns version release_notes package_size release_date
     *  @key version */
    list(params: ClientVersionListParams, options?: RequestOptions): APIPromise<ZeroTrust.ClientVersion[]>;
  }

  export interface ClientVersionListParams extends InAccount {
    /** Only versions for this platform, such as `windows` or `macos`. @minLength 1 @example "windows" */ target_environment: string;
    /** Track of the releases: generally available or beta. */ release_track: 'ga' | 'beta' | (string & {});
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export type DeviceListResponsesCursorPagination = CursorPagination<DeviceResult>;
}

export declare namespace Devices.Resilience {
  /** Disconnection of every client at once. */
  export interface GlobalWARPOverride {
    /** Start or end a forced disconnect of all the account's clients.
     *
     *  Clients of the whole account lose filtering and private networks until it is turned off again. Recorded in the audit log.
     *  @http POST /accounts/{account_id}/devices/resilience/disconnect
     *  @permission Zero Trust Resilience Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "disconnect": true, "justification": "Outage of the identity provider" }
     *  @aliases kill switch; emergency disconnect */
    create(params: GlobalWARPOverrideCreateParams, options?: RequestOptions): APIPromise<GlobalWARPOverrideResult | null>;

    /** Get whether the account-wide disconnect is in force.
     *  @http GET /accounts/{account_id}/devices/resilience/disconnect
     *  @permission Zero Trust Resilience Read; Zero Trust Resilience Write; Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<GlobalWARPOverrideResult | null>;
  }

  export interface GlobalWARPOverrideCreateParams extends InAccount {
    /** Whether all clients of the account are forced to disconnect. */ disconnect: boolean;
    /** Reason for the change, shown in the audit log. @minLength 1 */ justification?: string;
  }

  export interface GlobalWARPOverrideResult {
    /** Whether all clients of the account are forced to disconnect. */ disconnect?: boolean;
    /** Time the override was last switched. */ timestamp?: DateTime;
  }
}

export declare namespace Devices.ClientVersions {
  /** Operating systems for which builds exist. */
  export interface TargetEnvironments {
    /** List the platforms that client versions are built for.
     *  @http GET /accounts/{account_id}/devices/client-versions/target-environments
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/list-client-target-environments
     *  @columns display_name target_environment
     *  @key target_environment */
    list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.TargetEnvironmentInfo[]>;
  }
}
