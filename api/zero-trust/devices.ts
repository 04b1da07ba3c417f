import type {
  APIPromise,
  CursorPagination,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from '../_client.ts';
import type { DateTime, Identifier, InAccount, InZone, Integer, ResourceID, SubscriptionZone } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

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
   *  @http GET /accounts/{account_id}/devices
   *  @availability ga
   *  @deprecated zeroTrust.devices.devices.list */
  list(params: ZeroTrust.DeviceListParams, options?: RequestOptions): PagePromise<SinglePage<ZeroTrust.Device>, ZeroTrust.Device>;

  /** Look up one device (deprecated: use devices.devices.get).
   *  @http GET /accounts/{account_id}/devices/{device_id}
   *  @availability ga
   *  @deprecated zeroTrust.devices.devices.get */
  get(
    /** @maxLength 36 */ deviceID: string,
    params: ZeroTrust.DeviceGetParams,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.DeviceGetResponse | null>;
}

export declare namespace Devices {
  /** Physical machines, each with one or more enrollments. */
  export interface Devices {
    /** Find physical devices by last user, last-seen time or registrations.
     *  @http GET /accounts/{account_id}/devices/physical-devices
     *  @availability ga */
    list(params: DeviceListParams, options?: RequestOptions): PagePromise<CursorPagination<DeviceGetResponse>, DeviceGetResponse>;

    /** Remove a physical device from the account.
     *  @http DELETE /accounts/{account_id}/devices/physical-devices/{device_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(deviceID: string, params: DeviceDeleteParams, options?: RequestOptions): APIPromise<DeviceDeleteResponse | null>;

    /** Fetch one physical device, with extra fields on request.
     *  @http GET /accounts/{account_id}/devices/physical-devices/{device_id}
     *  @availability ga */
    get(deviceID: string, params: DeviceGetParams, options?: RequestOptions): APIPromise<DeviceGetResponse>;

    /** Revoke all registrations of a physical device.
     *  @http POST /accounts/{account_id}/devices/physical-devices/{device_id}/revoke
     *  @permission Zero Trust Write
     *  @availability ga
     *  @confirm */
    revoke(deviceID: string, params: DeviceRevokeParams, options?: RequestOptions): APIPromise<DeviceRevokeResponse | null>;
  }

  export interface DeviceListParams extends InAccount {
    id?: string[];
    active_registrations?: 'include' | 'only' | 'exclude';
    include?: string;
    last_seen_registration?: DeviceListParams.LastSeenRegistration;
    last_seen_user?: DeviceListParams.LastSeenUser;
    search?: string;
    seen_after?: string;
    seen_before?: string;
    sort_by?: 'name' | 'id' | 'client_version' | 'last_seen_user.email' | 'last_seen_at' | 'active_registrations' | 'created_at';
    sort_order?: 'asc' | 'desc';
    /** @format uint64 */ per_page?: Integer;
    cursor?: string;
  }
  export namespace DeviceListParams {
    export interface LastSeenRegistration {
      policy?: { id?: string };
    }
    export interface LastSeenUser {
      email?: string;
    }
  }

  export type DeviceListResponse = DeviceGetResponse;
  export namespace DeviceListResponse {
    export import LastSeenRegistration = DeviceGetResponse.LastSeenRegistration;
    export type LastSeenUser = ZeroTrust.Device.User;
  }

  export type DeviceDeleteParams = InAccount;

  export type DeviceDeleteResponse = unknown;

  export interface DeviceGetParams extends InAccount {
    include?: string;
  }

  export interface DeviceGetResponse {
    /** @example "fc9ab6ab-3b94-4319-9941-459462b3d73e" */ id: string;
    /** @example 1 */ active_registrations: Integer;
    /** @example "2025-02-14T13:17:00Z" @readOnly */ created_at: string;
    /** @example "2025-02-14T13:17:00Z" */ last_seen_at: string | null;
    name: string;
    /** @example "2025-02-14T13:17:00Z" @readOnly */ updated_at: string;
    /** @example "1.0.0" */ client_version?: string | null;
    /** @example "2025-02-14T13:17:00Z" @readOnly */ deleted_at?: string | null;
    /** @example "linux" */ device_type?: string | null;
    hardware_id?: string | null;
    last_seen_registration?: DeviceGetResponse.LastSeenRegistration | null;
    last_seen_user?: ZeroTrust.Device.User | null;
    /** @example "f5:01:73:cf:12:23" */ mac_address?: string | null;
    /** @example "ACME" */ manufacturer?: string | null;
    model?: string | null;
    os_version?: string | null;
    os_version_extra?: string | null;
    /** @example "1.1.1.1" @deprecated */ public_ip?: string | null;
    /** @example "ABS765ASD8A" */ serial_number?: string | null;
  }
  export namespace DeviceGetResponse {
    export interface LastSeenRegistration {
      policy?: RegistrationGetResponse.Policy | null;
    }
    export namespace LastSeenRegistration {
      export type Policy = RegistrationGetResponse.Policy;
    }
    export type LastSeenUser = ZeroTrust.Device.User;
  }

  export type DeviceRevokeParams = InAccount;

  export type DeviceRevokeResponse = unknown;

  /** Emergency measures for the client. */
  export interface Resilience {
    readonly globalWARPOverride: Resilience.GlobalWARPOverride;
  }

  /** Enrollments of a user on a machine. */
  export interface Registrations {
    /** Find device registrations by user, device, policy, status or last-seen time.
     *  @http GET /accounts/{account_id}/devices/registrations
     *  @availability ga */
    list(
      params: RegistrationListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<RegistrationGetResponse>, RegistrationGetResponse>;

    /** Delete one device registration.
     *  @http DELETE /accounts/{account_id}/devices/registrations/{registration_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(
      registrationID: string,
      params: RegistrationDeleteParams,
      options?: RequestOptions,
    ): APIPromise<RegistrationDeleteResponse | null>;

    /** Delete several device registrations by ID.
     *  @http DELETE /accounts/{account_id}/devices/registrations
     *  @permission Zero Trust Write
     *  @availability ga */
    bulkDelete(params: RegistrationBulkDeleteParams, options?: RequestOptions): APIPromise<RegistrationBulkDeleteResponse | null>;

    /** Fetch one device registration, with extra fields on request.
     *  @http GET /accounts/{account_id}/devices/registrations/{registration_id}
     *  @availability ga */
    get(registrationID: string, params: RegistrationGetParams, options?: RequestOptions): APIPromise<RegistrationGetResponse>;

    /** Revoke the device registrations with the given IDs.
     *  @http POST /accounts/{account_id}/devices/registrations/revoke
     *  @permission Zero Trust Write
     *  @availability ga
     *  @confirm */
    revoke(params: RegistrationRevokeParams, options?: RequestOptions): APIPromise<RegistrationRevokeResponse | null>;

    /** Lift the revocation of the device registrations given by ID.
     *  @http POST /accounts/{account_id}/devices/registrations/unrevoke
     *  @permission Zero Trust Write
     *  @availability ga */
    unrevoke(params: RegistrationUnrevokeParams, options?: RequestOptions): APIPromise<RegistrationUnrevokeResponse | null>;
  }

  export interface RegistrationListParams extends InAccount {
    id?: string[];
    device?: Identifier;
    include?: string;
    policy?: RegistrationListParams.Policy;
    search?: string;
    seen_after?: string;
    seen_before?: string;
    sort_by?: 'id' | 'user.name' | 'user.email' | 'last_seen_at' | 'created_at';
    sort_order?: 'asc' | 'desc';
    status?: 'active' | 'all' | 'revoked';
    user?: RegistrationListParams.User;
    /** @format uint64 */ per_page?: Integer;
    cursor?: string;
  }
  export namespace RegistrationListParams {
    export type Device = Identifier;
    export interface Policy {
      /** @format uuid @example "11ffb86f-3f0c-4306-b4a2-e62f872b166a" */ id?: string;
    }
    export interface User {
      id?: string[];
    }
  }

  export type RegistrationListResponse = RegistrationGetResponse;
  export namespace RegistrationListResponse {
    export type Device = RegistrationGetResponse.Device;
    export type Policy = RegistrationGetResponse.Policy;
    export type User = ZeroTrust.Device.User;
  }

  export type RegistrationDeleteParams = InAccount;

  export type RegistrationDeleteResponse = unknown;

  export type RegistrationBulkDeleteParams = RegistrationRevokeParams;

  export type RegistrationBulkDeleteResponse = unknown;

  export type RegistrationGetParams = DeviceGetParams;

  export interface RegistrationGetResponse {
    /** @example "11ffb86f-3f0c-4306-b4a2-e62f872b166a" */ id: string;
    /** @example "2025-02-14T13:17:00Z" @readOnly */ created_at: string;
    device: RegistrationGetResponse.Device;
    key: string;
    /** @example "2025-02-14T13:17:00Z" */ last_seen_at: string;
    /** @example "2025-02-14T13:17:00Z" @readOnly */ updated_at: string;
    /** @example "2025-02-14T13:17:00Z" @readOnly */ deleted_at?: string | null;
    /** @example "secp256r1" */ key_type?: string | null;
    policy?: RegistrationGetResponse.Policy;
    /** @example "2025-02-14T13:17:00Z" */ revoked_at?: string | null;
    /** @example "masque" */ tunnel_type?: string | null;
    user?: ZeroTrust.Device.User;
    /** @example "100.96.0.1" */ virtual_ipv4?: string | null;
    /** @example "2606:4700:0cf1:1000::1" */ virtual_ipv6?: string | null;
  }
  export namespace RegistrationGetResponse {
    export interface Device {
      /** @example "32aa0404-78f1-49a4-99e0-97f575081356" */ id: string;
      name: string;
      /** @example "1.0.0" */ client_version?: string;
    }
    export interface Policy {
      /** @example "11ffb86f-3f0c-4306-b4a2-e62f872b166a" */ id: string;
      default: boolean;
      deleted: boolean;
      name: string;
      /** @example "2025-02-14T13:17:00Z" @readOnly */ updated_at: string;
    }
    export type User = ZeroTrust.Device.User;
  }

  export interface RegistrationRevokeParams extends InAccount {
    /** @query */ id: string[];
  }

  export type RegistrationRevokeResponse = unknown;

  export type RegistrationUnrevokeParams = RegistrationRevokeParams;

  export type RegistrationUnrevokeResponse = unknown;

  /** Definitions of HTTP and traceroute tests run on devices. */
  export interface DEXTests {
    /** Add a DEX test that devices run on an interval.
     *  @http POST /accounts/{account_id}/dex/devices/dex_tests
     *  @permission Cloudflare DEX Write
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: DEXTestCreateParams, options?: RequestOptions): APIPromise<SchemaHTTP>;

    /** Replace a DEX test's target, interval and targeting.
     *  @http PUT /accounts/{account_id}/dex/devices/dex_tests/{dex_test_id}
     *  @permission Cloudflare DEX Write
     *  @availability ga
     *  @auth api_email+api_key */
    update(/** @maxLength 36 */ dexTestID: string, params: DEXTestUpdateParams, options?: RequestOptions): APIPromise<SchemaHTTP>;

    /** Page through DEX test definitions, filtered by kind or name.
     *  @http GET /accounts/{account_id}/dex/devices/dex_tests
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @auth api_email+api_key */
    list(params: DEXTestListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<SchemaHTTP>, SchemaHTTP>;

    /** Delete a DEX test so that devices stop running it.
     *  @http DELETE /accounts/{account_id}/dex/devices/dex_tests/{dex_test_id}
     *  @permission Cloudflare DEX Write
     *  @availability ga
     *  @auth api_email+api_key */
    delete(
      /** @maxLength 36 */ dexTestID: string,
      params: DEXTestDeleteParams,
      options?: RequestOptions,
    ): APIPromise<DEXTestDeleteResponse>;

    /** Fetch the definition of one DEX test.
     *  @http GET /accounts/{account_id}/dex/devices/dex_tests/{dex_test_id}
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @auth api_email+api_key */
    get(dexTestID: ResourceID, params: DEXTestGetParams, options?: RequestOptions): APIPromise<SchemaHTTP>;
  }

  export interface DEXTestCreateParams extends InAccount {
    data: SchemaData;
    enabled: boolean;
    /** @example "30m" */ interval: string;
    name: string;
    description?: string;
    target_policies?: SchemaHTTP.TargetPolicy[];
    targeted?: boolean;
  }
  export namespace DEXTestCreateParams {
    export type TargetPolicy = SchemaHTTP.TargetPolicy;
  }

  export interface SchemaHTTP {
    data: SchemaData;
    enabled: boolean;
    /** @example "30m" */ interval: string;
    name: string;
    /** @readOnly */ created?: DateTime;
    description?: string;
    target_policies?: SchemaHTTP.TargetPolicy[];
    targeted?: boolean;
    /** @readOnly */ test_id?: ResourceID;
    /** @readOnly */ updated?: DateTime;
  }
  export namespace SchemaHTTP {
    export interface TargetPolicy {
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
      default?: boolean;
      name?: string;
    }
  }

  export type DEXTestUpdateParams = DEXTestCreateParams;
  export namespace DEXTestUpdateParams {
    export type TargetPolicy = SchemaHTTP.TargetPolicy;
  }

  export interface DEXTestListParams extends InAccount {
    kind?: 'http' | 'traceroute';
    testName?: string;
    /** @min 1 @default 1 @example 1 */ page?: number;
    /** @min 1 @max 50 @default 10 @example 10 */ per_page?: number;
  }

  export type DEXTestDeleteParams = InAccount;

  export interface DEXTestDeleteResponse {
    dex_tests?: SchemaHTTP[];
  }

  export type DEXTestGetParams = InAccount;

  /** Subnets from which matching devices get their virtual IP. */
  export interface IPProfiles {
    /** Create an IP profile that gives matching devices IPs from a subnet.
     *  @http POST /accounts/{account_id}/devices/ip-profiles
     *  @permission Zero Trust Write
     *  @availability ga */
    create(params: IPProfileCreateParams, options?: RequestOptions): APIPromise<IPProfile>;

    /** Change only the given fields of an IP profile.
     *  @http PATCH /accounts/{account_id}/devices/ip-profiles/{profile_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    update(profileID: string, params: IPProfileUpdateParams, options?: RequestOptions): APIPromise<IPProfile>;

    /** Page through the IP profiles of an account.
     *  @http GET /accounts/{account_id}/devices/ip-profiles
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    list(params: IPProfileListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<IPProfile>, IPProfile>;

    /** Delete an IP profile, so it no longer gives devices their IPs.
     *  @http DELETE /accounts/{account_id}/devices/ip-profiles/{profile_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(profileID: string, params: IPProfileDeleteParams, options?: RequestOptions): APIPromise<Identifier>;

    /** Fetch one IP profile with its match rule and subnet.
     *  @http GET /accounts/{account_id}/devices/ip-profiles/{profile_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(profileID: string, params: IPProfileGetParams, options?: RequestOptions): APIPromise<IPProfile>;
  }

  export interface IPProfileCreateParams extends InAccount {
    /** @maxLength 10000 */ match: string;
    name: string;
    /** @example 100 */ precedence: Integer;
    /** @example "b70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ subnet_id: string;
    description?: string | null;
    /** @default true */ enabled?: boolean;
  }

  export interface IPProfile {
    /** @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** @example "2025-02-14T13:17:00.123456789Z" */ created_at: string;
    description: string | null;
    enabled: boolean;
    /** @maxLength 10000 */ match: string;
    name: string;
    /** @example 100 */ precedence: Integer;
    /** @example "b70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ subnet_id: string;
    /** @example "2025-02-14T13:17:00.123456789Z" */ updated_at: string;
  }

  export interface IPProfileUpdateParams extends InAccount {
    description?: string;
    enabled?: boolean;
    /** @maxLength 10000 */ match?: string;
    name?: string;
    /** @example 100 */ precedence?: Integer;
    /** @example "b70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ subnet_id?: string;
  }

  export interface IPProfileListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 50 */ per_page?: Integer;
  }

  export type IPProfileDeleteParams = InAccount;

  export type IPProfileDeleteResponse = Identifier;

  export type IPProfileGetParams = InAccount;

  /** Devices that receive a given build. */
  export interface DeploymentGroups {
    /** Create a group that pins WARP client versions for chosen policies.
     *  @http POST /accounts/{account_id}/devices/deployment-groups
     *  @availability ga */
    create(params: DeploymentGroupCreateParams, options?: RequestOptions): APIPromise<DeploymentGroup>;

    /** Page through the account's deployment groups.
     *  @http GET /accounts/{account_id}/devices/deployment-groups
     *  @availability ga */
    list(params: DeploymentGroupListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<DeploymentGroup>, DeploymentGroup>;

    /** Delete a deployment group, so its version settings stop applying.
     *  @http DELETE /accounts/{account_id}/devices/deployment-groups/{group_id}
     *  @availability ga */
    delete(groupID: string, params: DeploymentGroupDeleteParams, options?: RequestOptions): APIPromise<Identifier>;

    /** Change only the given fields of a deployment group.
     *  @http PATCH /accounts/{account_id}/devices/deployment-groups/{group_id}
     *  @body json required
     *  @availability ga */
    edit(groupID: string, params: DeploymentGroupEditParams, options?: RequestOptions): APIPromise<DeploymentGroup>;

    /** Fetch one deployment group with its version settings.
     *  @http GET /accounts/{account_id}/devices/deployment-groups/{group_id}
     *  @availability ga */
    get(groupID: string, params: DeploymentGroupGetParams, options?: RequestOptions): APIPromise<DeploymentGroup>;
  }

  export interface DeploymentGroupCreateParams extends InAccount {
    /** @minLength 1 @maxLength 255 */ name: string;
    /** @minItems 1 */ version_config: DeploymentGroup.VersionConfig[];
    policy_ids?: string[];
  }
  export namespace DeploymentGroupCreateParams {
    export type VersionConfig = DeploymentGroup.VersionConfig;
  }

  export interface DeploymentGroup {
    /** @example "550e8400-e29b-41d4-a716-446655440000" */ id: string;
    /** @example "2026-02-14T13:17:00.123456789Z" */ created_at: string;
    /** @minLength 1 @maxLength 255 */ name: string;
    /** @example "2026-02-14T13:17:00.123456789Z" */ updated_at: string;
    version_config: DeploymentGroup.VersionConfig[];
    policy_ids?: string[] | null;
  }
  export namespace DeploymentGroup {
    export interface VersionConfig {
      /** @example "windows" */ target_environment: string | null;
      /** @example "2026.6.234.0" */ version: string;
    }
  }

  export type DeploymentGroupListParams = IPProfileListParams;

  export type DeploymentGroupDeleteParams = InAccount;

  export type DeploymentGroupDeleteResponse = Identifier;

  export interface DeploymentGroupEditParams extends InAccount {
    /** @minLength 1 @maxLength 255 */ name?: string;
    policy_ids?: string[];
    version_config?: DeploymentGroup.VersionConfig[];
  }
  export namespace DeploymentGroupEditParams {
    export type VersionConfig = DeploymentGroup.VersionConfig;
  }

  export type DeploymentGroupGetParams = InAccount;

  /** Locations recognized by a TLS beacon. */
  export interface Networks {
    /** Define a managed network that devices can detect.
     *  @http POST /accounts/{account_id}/devices/networks
     *  @permission Zero Trust Write
     *  @availability ga */
    create(params: NetworkCreateParams, options?: RequestOptions): APIPromise<DeviceNetwork | null>;

    /** Change a managed network's name, type or detection settings.
     *  @http PUT /accounts/{account_id}/devices/networks/{network_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    update(/** @maxLength 36 */ networkID: string, params: NetworkUpdateParams, options?: RequestOptions): APIPromise<DeviceNetwork | null>;

    /** List the account's managed networks.
     *  @http GET /accounts/{account_id}/devices/networks
     *  @availability ga */
    list(params: NetworkListParams, options?: RequestOptions): PagePromise<SinglePage<DeviceNetwork>, DeviceNetwork>;

    /** Delete a managed network, so devices no longer detect it.
     *  @http DELETE /accounts/{account_id}/devices/networks/{network_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ networkID: string,
      params: NetworkDeleteParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DeviceNetwork>, DeviceNetwork>;

    /** Fetch one managed network's detection settings.
     *  @http GET /accounts/{account_id}/devices/networks/{network_id}
     *  @availability ga */
    get(/** @maxLength 36 */ networkID: string, params: NetworkGetParams, options?: RequestOptions): APIPromise<DeviceNetwork | null>;
  }

  export interface NetworkCreateParams extends InAccount {
    config: DeviceNetwork.Config;
    /** @example "managed-network-1" */ name: string;
    type: 'tls';
  }
  export namespace NetworkCreateParams {
    export type Config = DeviceNetwork.Config;
  }

  export interface DeviceNetwork {
    config?: DeviceNetwork.Config;
    /** @example "managed-network-1" */ name?: string;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ network_id?: string;
    type?: 'tls';
  }
  export namespace DeviceNetwork {
    export interface Config {
      /** @example "foobar:1234" */ tls_sockaddr: string;
      sha256?: string;
    }
  }

  export interface NetworkUpdateParams extends InAccount {
    config?: DeviceNetwork.Config;
    /** @example "managed-network-1" */ name?: string;
    type?: 'tls';
  }
  export namespace NetworkUpdateParams {
    export type Config = DeviceNetwork.Config;
  }

  export type NetworkListParams = InAccount;

  export type NetworkDeleteParams = InAccount;

  export type NetworkGetParams = InAccount;

  /** Connection state of a single machine. */
  export interface FleetStatus {
    /** Show the most recent DEX status of one device.
     *  @http GET /accounts/{account_id}/dex/devices/{device_id}/fleet-status/live
     *  @unwrapped
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(deviceID: string, params: FleetStatusGetParams, options?: RequestOptions): APIPromise<FleetStatusGetResponse>;

    /** Chart a device's fleet status over a time range, at a set interval.
     *  @http GET /accounts/{account_id}/dex/devices/{device_id}/fleet-status/over-time
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/dex-device-status-over-time */
    overTime(
      deviceID: string,
      params: FleetStatusOverTimeParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.DeviceStatusOverTimeResult>;
  }

  export interface FleetStatusGetParams extends InAccount {
    /** @min 1 @max 60 @unit minutes @default 10 @example 10 */ since_minutes: number;
    /** @example "SJC" */ colo?: string;
    /** @example "2023-10-11T00:00:00Z" @deprecated */ time_now?: string;
  }

  export interface FleetStatusGetResponse {
    /** @example "SJC" */ colo: string;
    deviceId: string;
    /** @example "proxy" */ mode: string;
    /** @example "windows" */ platform: string;
    /** @example "connected" */ status: string;
    timestamp: string;
    /** @example "1.0.0" */ version: string;
    alwaysOn?: boolean | null;
    batteryCharging?: boolean | null;
    batteryCycles?: Integer | null;
    /** @format float */ batteryPct?: number | null;
    connectionType?: string | null;
    /** @format float */ cpuPct?: number | null;
    cpuPctByApp?: ZeroTrust.CpuPctByApp[] | null;
    deviceIpv4?: FleetStatusGetResponse.ISPIPV4 | null;
    deviceIpv6?: FleetStatusGetResponse.ISPIPV4 | null;
    deviceName?: string;
    /** @deprecated */ deviceRegistration?: string | null;
    diskReadBps?: Integer | null;
    /** @format float */ diskUsagePct?: number | null;
    diskWriteBps?: Integer | null;
    dohSubdomain?: string | null;
    /** @format float */ estimatedLossPct?: number | null;
    firewallEnabled?: boolean | null;
    gatewayIpv4?: FleetStatusGetResponse.ISPIPV4 | null;
    gatewayIpv6?: FleetStatusGetResponse.ISPIPV4 | null;
    /** @format int64 @unit milliseconds */ handshakeLatencyMs?: number | null;
    ispIpv4?: FleetStatusGetResponse.ISPIPV4 | null;
    ispIpv6?: FleetStatusGetResponse.ISPIPV4 | null;
    metal?: string | null;
    networkRcvdBps?: Integer | null;
    networkSentBps?: Integer | null;
    networkSsid?: string | null;
    personEmail?: string;
    ramAvailableKb?: Integer | null;
    /** @format float */ ramUsedPct?: number | null;
    ramUsedPctByApp?: ZeroTrust.RamUsedPctByApp[] | null;
    registrationId?: string | null;
    rtt?: FleetStatusGetResponse.RTT | null;
    switchLocked?: boolean | null;
    tunnelStats?: FleetStatusGetResponse.TunnelStats | null;
    tunnelType?: string | null;
    wifiStrengthDbm?: Integer | null;
  }
  export namespace FleetStatusGetResponse {
    export type CPUPctByApp = ZeroTrust.CpuPctByApp;
    export import DeviceIPV4 = FleetStatusGetResponse.ISPIPV4;
    export import DeviceIPV6 = FleetStatusGetResponse.ISPIPV4;
    export import GatewayIPV4 = FleetStatusGetResponse.ISPIPV4;
    export import GatewayIPV6 = FleetStatusGetResponse.ISPIPV4;
    export interface ISPIPV4 {
      address?: string | null;
      asn?: Integer | null;
      aso?: string | null;
      location?: ISPIPV4.Location;
      name?: string | null;
      netmask?: string | null;
      /** @example 1 */ version?: Integer;
    }
    export namespace ISPIPV4 {
      export interface Location {
        city?: string | null;
        country_iso?: string | null;
        state_iso?: string | null;
        zip?: string | null;
      }
    }
    export import ISPIPV6 = FleetStatusGetResponse.ISPIPV4;
    export interface RTT {
      minRttUs?: ZeroTrust.DirectionalStat | null;
      rttUs?: ZeroTrust.DirectionalStat | null;
      rttVarUs?: ZeroTrust.DirectionalStat | null;
    }
    export namespace RTT {
      export type MinRTTUs = ZeroTrust.DirectionalStat;
      export type RTTUs = ZeroTrust.DirectionalStat;
      export type RTTVarUs = ZeroTrust.DirectionalStat;
    }
    export type RamUsedPctByApp = ZeroTrust.RamUsedPctByApp;
    export interface TunnelStats {
      bytesLost?: ZeroTrust.DirectionalStat | null;
      bytesReceived?: ZeroTrust.DirectionalStat | null;
      bytesRetransmitted?: ZeroTrust.DirectionalStat | null;
      bytesSent?: ZeroTrust.DirectionalStat | null;
      packetsLost?: ZeroTrust.DirectionalStat | null;
      packetsReceived?: ZeroTrust.DirectionalStat | null;
      packetsRetransmitted?: ZeroTrust.DirectionalStat | null;
      packetsSent?: ZeroTrust.DirectionalStat | null;
      /** @unit milliseconds */ statsWindowMs?: Integer | null;
    }
    export namespace TunnelStats {
      export type BytesLost = ZeroTrust.DirectionalStat;
      export type BytesReceived = ZeroTrust.DirectionalStat;
      export type BytesRetransmitted = ZeroTrust.DirectionalStat;
      export type BytesSent = ZeroTrust.DirectionalStat;
      export type PacketsLost = ZeroTrust.DirectionalStat;
      export type PacketsReceived = ZeroTrust.DirectionalStat;
      export type PacketsRetransmitted = ZeroTrust.DirectionalStat;
      export type PacketsSent = ZeroTrust.DirectionalStat;
    }
  }

  export interface FleetStatusOverTimeParams extends InAccount {
    from: string;
    to: string;
    interval: 'minute' | 'hour';
    /** @example "SJC" */ colo?: string;
  }

  /** Profiles of client behavior. */
  export interface Policies {
    readonly default: Policies.Default;
    readonly custom: Policies.Custom;
  }

  /** Health conditions, such as disk encryption or OS version. */
  export interface Posture {
    readonly integrations: Posture.Integrations;

    /** Add a posture rule that checks the state of devices.
     *  @http POST /accounts/{account_id}/devices/posture
     *  @permission Zero Trust Write
     *  @availability ga */
    create(params: PostureCreateParams, options?: RequestOptions): APIPromise<DevicePostureRule | null>;

    /** Replace a device posture rule's type, input, match and schedule.
     *  @http PUT /accounts/{account_id}/devices/posture/{rule_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ ruleID: string,
      params: PostureUpdateParams,
      options?: RequestOptions,
    ): APIPromise<DevicePostureRule | null>;

    /** List the account's device posture rules.
     *  @http GET /accounts/{account_id}/devices/posture
     *  @availability ga */
    list(params: PostureListParams, options?: RequestOptions): PagePromise<SinglePage<DevicePostureRule>, DevicePostureRule>;

    /** Delete a posture rule, so devices are no longer checked by it.
     *  @http DELETE /accounts/{account_id}/devices/posture/{rule_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ ruleID: string,
      params: PostureDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.Access.PolicyDeleteResponse | null>;

    /** Fetch one device posture rule.
     *  @http GET /accounts/{account_id}/devices/posture/{rule_id}
     *  @availability ga */
    get(/** @maxLength 36 */ ruleID: string, params: PostureGetParams, options?: RequestOptions): APIPromise<DevicePostureRule | null>;
  }

  export interface PostureCreateParams extends InAccount {
    name: string;
    type: 'file' | 'application' | 'tanium' | 'gateway' | 'warp' | 'disk_encryption' | 'serial_number' | 'sentinelone' | 'carbonblack' | 'firewall' | 'os_version' | 'domain_joined' | 'client_certificate' | 'client_certificate_v2' | 'antivirus' | 'unique_client_id' | 'kolide' | 'tanium_s2s' | 'crowdstrike_s2s' | 'intune' | 'workspace_one' | 'sentinelone_s2s' | 'custom_s2s';
    description?: string;
    /** @example "1h" */ expiration?: string;
    input?: DeviceInput;
    match?: DeviceMatch[];
    /** @example "1h" */ schedule?: string;
  }

  export interface DevicePostureRule {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    description?: string;
    /** @readOnly */ enabled?: boolean;
    /** @example "1h" */ expiration?: string;
    input?: DeviceInput;
    match?: DeviceMatch[];
    name?: string;
    /** @example "1h" */ schedule?: string;
    type?: 'file' | 'application' | 'tanium' | 'gateway' | 'warp' | 'disk_encryption' | 'serial_number' | 'sentinelone' | 'carbonblack' | 'firewall' | 'os_version' | 'domain_joined' | 'client_certificate' | 'client_certificate_v2' | 'antivirus' | 'unique_client_id' | 'kolide' | 'tanium_s2s' | 'crowdstrike_s2s' | 'intune' | 'workspace_one' | 'sentinelone_s2s' | 'custom_s2s';
  }

  export type PostureUpdateParams = PostureCreateParams;

  export type PostureListParams = InAccount;

  export type PostureDeleteParams = InAccount;

  export type PostureDeleteResponse = ZeroTrust.Access.PolicyDeleteResponse;

  export type PostureGetParams = InAccount;

  /** Withdrawal of enrolled devices (deprecated). */
  export interface Revoke {
    /** Revoke a list of devices (deprecated: use registrations.revoke).
     *  @http POST /accounts/{account_id}/devices/revoke
     *  @permission Zero Trust Write
     *  @availability ga
     *  @confirm
     *  @deprecated zeroTrust.devices.registrations.revoke */
    create(params: RevokeCreateParams, options?: RequestOptions): APIPromise<RevokeCreateResponse | null>;
  }

  export interface RevokeCreateParams extends InAccount {
    /** @body */ body: (/** @maxLength 36 */ string)[];
  }

  export type RevokeCreateResponse = unknown;

  /** Account-wide options for the client. */
  export interface Settings {
    /** Replace the account-wide device settings as a whole.
     *  @http PUT /accounts/{account_id}/devices/settings
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    update(params: SettingUpdateParams, options?: RequestOptions): APIPromise<DeviceSettings | null>;

    /** Put the account's device settings back to their defaults.
     *  @http DELETE /accounts/{account_id}/devices/settings
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(params: SettingDeleteParams, options?: RequestOptions): APIPromise<DeviceSettings | null>;

    /** Change only the given account-wide device settings.
     *  @http PATCH /accounts/{account_id}/devices/settings
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    edit(params: SettingEditParams, options?: RequestOptions): APIPromise<DeviceSettings | null>;

    /** Read the account-wide device settings, such as proxying and virtual IPs.
     *  @http GET /accounts/{account_id}/devices/settings
     *  @availability ga */
    get(params: SettingGetParams, options?: RequestOptions): APIPromise<DeviceSettings | null>;
  }

  export type SettingUpdateParams = SettingEditParams;

  export interface DeviceSettings {
    disable_for_time?: number;
    external_emergency_signal_enabled?: boolean;
    external_emergency_signal_fingerprint?: string;
    /** @example "5m" */ external_emergency_signal_interval?: string;
    /** @example "https://192.0.2.1/signal" */ external_emergency_signal_url?: string;
    gateway_proxy_enabled?: boolean;
    gateway_udp_proxy_enabled?: boolean;
    root_certificate_installation_enabled?: boolean;
    use_zt_virtual_ip?: boolean;
  }

  export type SettingDeleteParams = InAccount;

  export interface SettingEditParams extends InAccount {
    disable_for_time?: number;
    external_emergency_signal_enabled?: boolean;
    external_emergency_signal_fingerprint?: string;
    /** @example "5m" */ external_emergency_signal_interval?: string;
    /** @example "https://192.0.2.1/signal" */ external_emergency_signal_url?: string;
    gateway_proxy_enabled?: boolean;
    gateway_udp_proxy_enabled?: boolean;
    root_certificate_installation_enabled?: boolean;
    use_zt_virtual_ip?: boolean;
  }

  export type SettingGetParams = InAccount;

  /** Return of withdrawn devices (deprecated). */
  export interface Unrevoke {
    /** Lift the revocation of devices (deprecated: use registrations.unrevoke).
     *  @http POST /accounts/{account_id}/devices/unrevoke
     *  @permission Zero Trust Write
     *  @availability ga
     *  @deprecated zeroTrust.devices.registrations.unrevoke */
    create(params: UnrevokeCreateParams, options?: RequestOptions): APIPromise<UnrevokeCreateResponse | null>;
  }

  export type UnrevokeCreateParams = RevokeCreateParams;

  export type UnrevokeCreateResponse = unknown;

  /** One-time codes that let a user switch the client off. */
  export interface OverrideCodes {
    /** Get a device's admin override codes (deprecated: see overrideCodes.get).
     *  @http GET /accounts/{account_id}/devices/{device_id}/override_codes
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @deprecated zeroTrust.devices.overrideCodes.get */
    list(
      /** @maxLength 36 */ deviceID: string,
      params: OverrideCodeListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<OverrideCodeListResponse>, OverrideCodeListResponse>;

    /** Get the admin override codes for a device registration.
     *  @http GET /accounts/{account_id}/devices/registrations/{registration_id}/override_codes
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(registrationID: string, params: OverrideCodeGetParams, options?: RequestOptions): APIPromise<OverrideCodeGetResponse>;
  }

  export type OverrideCodeListParams = InAccount;

  /** @sensitive */ export type OverrideCodeListResponse = unknown;

  export type OverrideCodeGetParams = InAccount;

  export interface OverrideCodeGetResponse {
    /** @sensitive */ disable_for_time?: { [key: string]: string };
  }

  /** Released builds of the client. */
  export interface ClientVersions {
    readonly targetEnvironments: ClientVersions.TargetEnvironments;

    /** Page through WARP client versions by target environment and release track.
     *  @http GET /accounts/{account_id}/devices/client-versions
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/list-client-versions */
    list(params: ClientVersionListParams, options?: RequestOptions): APIPromise<ZeroTrust.ClientVersion[]>;
  }

  export interface ClientVersionListParams extends InAccount {
    target_environment: string;
    release_track: 'ga' | 'beta';
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export type CarbonblackInput = string;

  export type CarbonblackInputParam = string;

  export interface ClientCertificateInput {
    /** @maxLength 36 @example "b14ddcc4-bcd2-4df4-bd4f-eb27d5a50c30" */ certificate_id: string;
    /** @example "example.com" */ cn: string;
  }

  export type ClientCertificateInputParam = ClientCertificateInput;

  export interface CrowdstrikeInput {
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" */ connection_id: string;
    /** @example "15d3h20m4s" */ last_seen?: string;
    operator?: '<' | '<=' | '>' | '>=' | '==';
    /** @example "13.3.0" */ os?: string;
    /** @example "90" */ overall?: string;
    /** @example "90" */ sensor_config?: string;
    state?: 'online' | 'offline' | 'unknown';
    /** @example "13.3.0" */ version?: string;
    versionOperator?: '<' | '<=' | '>' | '>=' | '==';
  }

  export type CrowdstrikeInputParam = CrowdstrikeInput;

  export type DeploymentGroupsV4PagePaginationArray = V4PagePaginationArray<DeploymentGroup>;

  export type DeviceInput =
    | FileInput | UniqueClientIDInput | DomainJoinedInput | OSVersionInput | FirewallInput | SentineloneInput
    | DeviceInput.TeamsDevicesAccessSerialNumberListInputRequest | DiskEncryptionInput
    | ClientCertificateInput | DeviceInput.TeamsDevicesClientCertificateV2InputRequest
    | DeviceInput.TeamsDevicesAntivirusInputRequest | WorkspaceOneInput | CrowdstrikeInput | IntuneInput
    | KolideInput | TaniumInput | SentineloneS2sInput | DeviceInput.TeamsDevicesCustomS2sInputRequest;
  export namespace DeviceInput {
    export interface TeamsDevicesAccessSerialNumberListInputRequest {
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    }
    export interface TeamsDevicesAntivirusInputRequest {
      /** @unit days @example 7 */ update_window_days?: number;
    }
    export type TeamsDevicesApplicationInputRequest = SentineloneInput;
    export type TeamsDevicesCarbonblackInputRequest = SentineloneInput;
    export interface TeamsDevicesClientCertificateV2InputRequest {
      /** @maxLength 36 @example "b14ddcc4-bcd2-4df4-bd4f-eb27d5a50c30" */ certificate_id: string;
      check_private_key: boolean;
      operating_system: 'windows' | 'linux' | 'mac';
      /** @example "${hostname}.com.${serial_number}" */ cn?: string;
      extended_key_usage?: ('clientAuth' | 'emailProtection')[];
      locations?: TeamsDevicesClientCertificateV2InputRequest.Locations;
      subject_alternative_names?: string[];
    }
    export namespace TeamsDevicesClientCertificateV2InputRequest {
      export interface Locations {
        paths?: string[];
        trust_stores?: ('system' | 'user')[];
      }
    }
    export interface TeamsDevicesCustomS2sInputRequest {
      /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" */ connection_id: string;
      operator: '<' | '<=' | '>' | '>=' | '==';
      /** @example 100 */ score: number;
    }
  }

  export type DeviceInputParam = DeviceInput;
  export namespace DeviceInputParam {
    export type TeamsDevicesAccessSerialNumberListInputRequest = DeviceInput.TeamsDevicesAccessSerialNumberListInputRequest;
    export type TeamsDevicesAntivirusInputRequest = DeviceInput.TeamsDevicesAntivirusInputRequest;
    export type TeamsDevicesApplicationInputRequest = SentineloneInput;
    export type TeamsDevicesCarbonblackInputRequest = SentineloneInput;
    export import TeamsDevicesClientCertificateV2InputRequest = DeviceInput.TeamsDevicesClientCertificateV2InputRequest;
    export type TeamsDevicesCustomS2sInputRequest = DeviceInput.TeamsDevicesCustomS2sInputRequest;
  }

  export type DeviceListResponsesCursorPagination = CursorPagination<DeviceGetResponse>;

  export interface DeviceMatch {
    platform?: 'windows' | 'mac' | 'linux' | 'android' | 'ios' | 'chromeos';
  }

  export type DeviceMatchParam = DeviceMatch;

  export type DeviceNetworksSinglePage = SinglePage<DeviceNetwork>;

  export interface DevicePolicyCertificates {
    enabled: boolean;
  }

  export type DevicePostureRulesSinglePage = SinglePage<DevicePostureRule>;

  export interface DiskEncryptionInput {
    checkDisks?: CarbonblackInput[];
    requireAll?: boolean;
  }

  export type DiskEncryptionInputParam = DiskEncryptionInput;

  export interface DomainJoinedInput {
    operating_system: 'windows';
    /** @example "example.com" */ domain?: string;
  }

  export type DomainJoinedInputParam = DomainJoinedInput;

  export interface FallbackDomain {
    /** @example "example.com" */ suffix: string;
    /** @maxLength 100 */ description?: string;
    dns_server?: string[];
  }

  export type FallbackDomainParam = FallbackDomain;

  export type FallbackDomainPolicy = FallbackDomain[];

  export type FallbackDomainsSinglePage = SinglePage<FallbackDomain>;

  export interface FileInput {
    operating_system: 'windows' | 'linux' | 'mac';
    /** @example "/bin/cat" */ path: string;
    exists?: boolean;
    /** @example "https://api.us-2.crowdstrike.com" */ sha256?: string;
    thumbprint?: string;
  }

  export type FileInputParam = FileInput;

  export interface FirewallInput {
    enabled: boolean;
    operating_system: 'windows' | 'mac';
  }

  export type FirewallInputParam = FirewallInput;

  export type IPProfilesV4PagePaginationArray = V4PagePaginationArray<IPProfile>;

  export interface IntuneInput {
    compliance_status: 'compliant' | 'noncompliant' | 'unknown' | 'notapplicable' | 'ingraceperiod' | 'error';
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" */ connection_id: string;
  }

  export type IntuneInputParam = IntuneInput;

  export interface KolideInput {
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" */ connection_id: string;
    /** @minItems 1 @unique */ auth_state?: ('Good' | 'Notified' | 'Will Block' | 'Blocked')[];
    countOperator?: '<' | '<=' | '>' | '>=' | '==';
    /** @example "1" */ issue_count?: string;
  }

  export type KolideInputParam = KolideInput;

  export interface OSVersionInput {
    operating_system: 'windows';
    operator: '<' | '<=' | '>' | '>=' | '==';
    /** @example "13.3.0" */ version: string;
    /** @example "ubuntu" */ os_distro_name?: string;
    /** @example "11.3.1" */ os_distro_revision?: string;
    os_version_extra?: string;
  }

  export type OSVersionInputParam = OSVersionInput;

  export type OverrideCodeListResponsesSinglePage = SinglePage<OverrideCodeListResponse>;

  export type RegistrationListResponsesCursorPagination = CursorPagination<RegistrationGetResponse>;

  export interface SchemaData {
    /** @example "https://dash.cloudflare.com" */ host: string;
    kind: 'http' | 'traceroute';
    method?: 'GET';
  }

  export type SchemaDataParam = SchemaData;

  export type SchemaHTTPSV4PagePaginationArray = V4PagePaginationArray<SchemaHTTP>;

  export interface SentineloneInput {
    operating_system: 'windows' | 'linux' | 'mac';
    /** @example "/bin/cat" */ path: string;
    sha256?: string;
    thumbprint?: string;
  }

  export type SentineloneInputParam = SentineloneInput;

  export interface SentineloneS2sInput {
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" */ connection_id: string;
    /** @example 1 */ active_threats?: number;
    infected?: boolean;
    is_active?: boolean;
    network_status?: 'connected' | 'disconnected' | 'disconnecting' | 'connecting';
    operational_state?: 'na' | 'partially_disabled' | 'auto_fully_disabled' | 'fully_disabled' | 'auto_partially_disabled' | 'disabled_error' | 'db_corruption';
    operator?: '<' | '<=' | '>' | '>=' | '==';
  }

  export type SentineloneS2sInputParam = SentineloneS2sInput;

  export type SettingsPoliciesSinglePage = SinglePage<SettingsPolicy>;

  export interface SettingsPolicy {
    /** @default false */ allow_mode_switch?: boolean;
    /** @default false */ allow_updates?: boolean;
    /** @default true */ allowed_to_leave?: boolean;
    /** @default 0 @example 0 */ auto_connect?: number;
    /** @default 180 @example 180 */ captive_portal?: number;
    default?: boolean;
    /** @maxLength 500 */ description?: string;
    /** @default false */ disable_auto_fallback?: boolean;
    /** @default [] */ dns_search_suffixes?: SettingsPolicy.DNSSearchSuffix[];
    /** @default true */ enabled?: boolean;
    exclude?: SplitTunnelExclude[];
    /** @default false */ exclude_office_ips?: boolean;
    fallback_domains?: FallbackDomain[];
    /** @example "699d98642c564d2e855e9661899b7252" */ gateway_unique_id?: string;
    global_acceleration?: SettingsPolicy.GlobalAcceleration | null;
    include?: SplitTunnelExclude[];
    /** @unit minutes @example 30 */ lan_allow_minutes?: number;
    /** @example 24 */ lan_allow_subnet_size?: number;
    /** @maxLength 500 */ match?: string;
    /** @maxLength 100 */ name?: string;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ policy_id?: string;
    /** @example 100 */ precedence?: number;
    /** @default true */ register_interface_ip_with_dns?: boolean;
    /** @default false */ sccm_vpn_boundary_support?: boolean;
    service_mode_v2?: SettingsPolicy.ServiceModeV2;
    /** @default "" @example "https://1.1.1.1/help" */ support_url?: string;
    /** @default false */ switch_locked?: boolean;
    target_tests?: SubscriptionZone[];
    /** @default "" @example "wireguard" */ tunnel_protocol?: string;
    virtual_networks?: SettingsPolicy.VirtualNetworks | null;
  }
  export namespace SettingsPolicy {
    export interface DNSSearchSuffix {
      /** @example "internal.corp" */ suffix: string;
      description?: string;
    }
    export interface GlobalAcceleration {
      /** @maxItems 5 */ api_endpoints: string[];
      enabled: boolean;
      /** @maxItems 5 */ masque_endpoints: string[];
      /** @maxItems 5 */ wireguard_endpoints: string[];
    }
    export interface ServiceModeV2 {
      /** @example "proxy" */ mode?: string;
      /** @example 3000 */ port?: number;
    }
    export type TargetTest = SubscriptionZone;
    export interface VirtualNetworks {
      /** @minItems 1 @unique */ allowed: (/** @format uuid */ string)[];
      /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ default: string;
    }
  }

  export type SplitTunnelExclude =
    | SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithAddress
    | SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithHost;
  export namespace SplitTunnelExclude {
    export interface TeamsDevicesExcludeSplitTunnelWithAddress {
      /** @example "192.0.2.0/24" */ address: string;
      /** @maxLength 100 */ description?: string;
    }
    export interface TeamsDevicesExcludeSplitTunnelWithHost {
      /** @example "*.example.com" */ host: string;
      /** @maxLength 100 */ description?: string;
    }
  }

  export type SplitTunnelExcludeParam = SplitTunnelExclude;
  export namespace SplitTunnelExcludeParam {
    export type TeamsDevicesExcludeSplitTunnelWithAddress = SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithAddress;
    export type TeamsDevicesExcludeSplitTunnelWithHost = SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithHost;
  }

  export type SplitTunnelExcludesSinglePage = SinglePage<SplitTunnelExclude>;

  export type SplitTunnelInclude = SplitTunnelExclude;
  export namespace SplitTunnelInclude {
    export type TeamsDevicesIncludeSplitTunnelWithAddress = SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithAddress;
    export type TeamsDevicesIncludeSplitTunnelWithHost = SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithHost;
  }

  export type SplitTunnelIncludeParam = SplitTunnelExclude;
  export namespace SplitTunnelIncludeParam {
    export type TeamsDevicesIncludeSplitTunnelWithAddress = SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithAddress;
    export type TeamsDevicesIncludeSplitTunnelWithHost = SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithHost;
  }

  export type SplitTunnelIncludesSinglePage = SinglePage<SplitTunnelExclude>;

  export interface TaniumInput {
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" */ connection_id: string;
    /** @example "2023-07-20T23:16:32Z" */ eid_last_seen?: string;
    operator?: '<' | '<=' | '>' | '>=' | '==';
    risk_level?: 'low' | 'medium' | 'high' | 'critical';
    scoreOperator?: '<' | '<=' | '>' | '>=' | '==';
    /** @example 1 */ total_score?: number;
  }

  export type TaniumInputParam = TaniumInput;

  export interface UniqueClientIDInput {
    /** @example "da3de859-8f6e-47ea-a2b5-b2433858471f" */ id: string;
    operating_system: 'android' | 'ios' | 'chromeos';
  }

  export type UniqueClientIDInputParam = UniqueClientIDInput;

  export interface WorkspaceOneInput {
    compliance_status: 'compliant' | 'noncompliant' | 'unknown';
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" */ connection_id: string;
  }

  export type WorkspaceOneInputParam = WorkspaceOneInput;
}

export declare namespace Devices.Resilience {
  /** Disconnection of every client at once. */
  export interface GlobalWARPOverride {
    /** Force all WARP clients of the account to disconnect, or end that state.
     *  @http POST /accounts/{account_id}/devices/resilience/disconnect
     *  @permission Zero Trust Resilience Write
     *  @availability ga */
    create(params: GlobalWARPOverrideCreateParams, options?: RequestOptions): APIPromise<GlobalWARPOverrideGetResponse | null>;

    /** Show whether the account-wide WARP disconnect is in force.
     *  @http GET /accounts/{account_id}/devices/resilience/disconnect
     *  @permission Zero Trust Resilience Read; Zero Trust Resilience Write; Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(params: GlobalWARPOverrideGetParams, options?: RequestOptions): APIPromise<GlobalWARPOverrideGetResponse | null>;
  }

  export interface GlobalWARPOverrideCreateParams extends InAccount {
    disconnect: boolean;
    justification?: string;
  }

  export type GlobalWARPOverrideCreateResponse = GlobalWARPOverrideGetResponse;

  export type GlobalWARPOverrideGetParams = InAccount;

  export interface GlobalWARPOverrideGetResponse {
    disconnect?: boolean;
    timestamp?: DateTime;
  }
}

export declare namespace Devices.Policies {
  /** The profile used when no other matches. */
  export interface Default {
    readonly excludes: Default.Excludes;
    readonly includes: Default.Includes;
    readonly fallbackDomains: Default.FallbackDomains;
    readonly certificates: Default.Certificates;

    /** Change only the given settings of the default device profile.
     *  @http PATCH /accounts/{account_id}/devices/policy
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    edit(params: DefaultEditParams, options?: RequestOptions): APIPromise<DefaultGetResponse | null>;

    /** Fetch the settings that devices get when no custom profile matches.
     *  @http GET /accounts/{account_id}/devices/policy
     *  @availability ga */
    get(params: DefaultGetParams, options?: RequestOptions): APIPromise<DefaultGetResponse | null>;
  }

  export interface DefaultEditParams extends InAccount {
    /** @default false */ allow_mode_switch?: boolean;
    /** @default false */ allow_updates?: boolean;
    /** @default true */ allowed_to_leave?: boolean;
    /** @default 0 @example 0 */ auto_connect?: number;
    /** @default 180 @example 180 */ captive_portal?: number;
    /** @default false */ disable_auto_fallback?: boolean;
    /** @default [] */ dns_search_suffixes?: SettingsPolicy.DNSSearchSuffix[];
    exclude?: SplitTunnelExclude[];
    /** @default false */ exclude_office_ips?: boolean;
    global_acceleration?: SettingsPolicy.GlobalAcceleration | null;
    include?: SplitTunnelExclude[];
    /** @unit minutes @example 30 */ lan_allow_minutes?: number;
    /** @example 24 */ lan_allow_subnet_size?: number;
    /** @default true */ register_interface_ip_with_dns?: boolean;
    /** @default false */ sccm_vpn_boundary_support?: boolean;
    service_mode_v2?: SettingsPolicy.ServiceModeV2;
    /** @default "" @example "https://1.1.1.1/help" */ support_url?: string;
    /** @default false */ switch_locked?: boolean;
    /** @default "" @example "wireguard" */ tunnel_protocol?: string;
    virtual_networks?: SettingsPolicy.VirtualNetworks | null;
  }
  export namespace DefaultEditParams {
    export type DNSSearchSuffix = SettingsPolicy.DNSSearchSuffix;
    export type GlobalAcceleration = SettingsPolicy.GlobalAcceleration;
    export type ServiceModeV2 = SettingsPolicy.ServiceModeV2;
    export type VirtualNetworks = SettingsPolicy.VirtualNetworks;
  }

  export import DefaultEditResponse = Policies.DefaultGetResponse;

  export type DefaultGetParams = InAccount;

  export interface DefaultGetResponse {
    /** @default false */ allow_mode_switch?: boolean;
    /** @default false */ allow_updates?: boolean;
    /** @default true */ allowed_to_leave?: boolean;
    /** @default 0 @example 0 */ auto_connect?: number;
    /** @default 180 @example 180 */ captive_portal?: number;
    default?: boolean;
    /** @default false */ disable_auto_fallback?: boolean;
    /** @default [] */ dns_search_suffixes?: SettingsPolicy.DNSSearchSuffix[];
    /** @default true */ enabled?: boolean;
    exclude?: SplitTunnelExclude[];
    /** @default false */ exclude_office_ips?: boolean;
    fallback_domains?: FallbackDomain[];
    /** @example "699d98642c564d2e855e9661899b7252" */ gateway_unique_id?: string;
    global_acceleration?: SettingsPolicy.GlobalAcceleration | null;
    include?: SplitTunnelExclude[];
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ policy_id?: string;
    /** @default true */ register_interface_ip_with_dns?: boolean;
    /** @default false */ sccm_vpn_boundary_support?: boolean;
    service_mode_v2?: SettingsPolicy.ServiceModeV2;
    /** @default "" @example "https://1.1.1.1/help" */ support_url?: string;
    /** @default false */ switch_locked?: boolean;
    /** @default "" @example "wireguard" */ tunnel_protocol?: string;
    virtual_networks?: SettingsPolicy.VirtualNetworks | null;
  }
  export namespace DefaultGetResponse {
    export type DNSSearchSuffix = SettingsPolicy.DNSSearchSuffix;
    export type GlobalAcceleration = SettingsPolicy.GlobalAcceleration;
    export type ServiceModeV2 = SettingsPolicy.ServiceModeV2;
    export type VirtualNetworks = SettingsPolicy.VirtualNetworks;
  }

  /** Profiles for certain users or devices. */
  export interface Custom {
    readonly excludes: Custom.Excludes;
    readonly includes: Custom.Includes;
    readonly fallbackDomains: Custom.FallbackDomains;

    /** Create a device profile for the devices that match its expression.
     *  @http POST /accounts/{account_id}/devices/policy
     *  @permission Zero Trust Write
     *  @availability ga */
    create(params: CustomCreateParams, options?: RequestOptions): APIPromise<SettingsPolicy | null>;

    /** List the account's custom device profiles.
     *  @http GET /accounts/{account_id}/devices/policies
     *  @availability ga */
    list(params: CustomListParams, options?: RequestOptions): PagePromise<SinglePage<SettingsPolicy>, SettingsPolicy>;

    /** Delete a custom device profile and get back those that remain.
     *  @http DELETE /accounts/{account_id}/devices/policy/{policy_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ policyID: string,
      params: CustomDeleteParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SettingsPolicy>, SettingsPolicy>;

    /** Change only the given settings of a custom device profile.
     *  @http PATCH /accounts/{account_id}/devices/policy/{policy_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    edit(/** @maxLength 36 */ policyID: string, params: CustomEditParams, options?: RequestOptions): APIPromise<SettingsPolicy | null>;

    /** Fetch the settings of one custom device profile.
     *  @http GET /accounts/{account_id}/devices/policy/{policy_id}
     *  @availability ga */
    get(/** @maxLength 36 */ policyID: string, params: CustomGetParams, options?: RequestOptions): APIPromise<SettingsPolicy | null>;
  }

  export interface CustomCreateParams extends InAccount {
    /** @maxLength 500 */ match: string;
    /** @maxLength 100 */ name: string;
    /** @example 100 */ precedence: number;
    /** @default false */ allow_mode_switch?: boolean;
    /** @default false */ allow_updates?: boolean;
    /** @default true */ allowed_to_leave?: boolean;
    /** @default 0 @example 0 */ auto_connect?: number;
    /** @default 180 @example 180 */ captive_portal?: number;
    /** @maxLength 500 */ description?: string;
    /** @default false */ disable_auto_fallback?: boolean;
    /** @default [] */ dns_search_suffixes?: SettingsPolicy.DNSSearchSuffix[];
    /** @default true */ enabled?: boolean;
    exclude?: SplitTunnelExclude[];
    /** @default false */ exclude_office_ips?: boolean;
    global_acceleration?: SettingsPolicy.GlobalAcceleration | null;
    include?: SplitTunnelExclude[];
    /** @unit minutes @example 30 */ lan_allow_minutes?: number;
    /** @example 24 */ lan_allow_subnet_size?: number;
    /** @default true */ register_interface_ip_with_dns?: boolean;
    /** @default false */ sccm_vpn_boundary_support?: boolean;
    service_mode_v2?: SettingsPolicy.ServiceModeV2;
    /** @default "" @example "https://1.1.1.1/help" */ support_url?: string;
    /** @default false */ switch_locked?: boolean;
    /** @default "" @example "wireguard" */ tunnel_protocol?: string;
    virtual_networks?: SettingsPolicy.VirtualNetworks | null;
  }
  export namespace CustomCreateParams {
    export type DNSSearchSuffix = SettingsPolicy.DNSSearchSuffix;
    export type GlobalAcceleration = SettingsPolicy.GlobalAcceleration;
    export type ServiceModeV2 = SettingsPolicy.ServiceModeV2;
    export type VirtualNetworks = SettingsPolicy.VirtualNetworks;
  }

  export type CustomListParams = InAccount;

  export type CustomDeleteParams = InAccount;

  export interface CustomEditParams extends InAccount {
    /** @default false */ allow_mode_switch?: boolean;
    /** @default false */ allow_updates?: boolean;
    /** @default true */ allowed_to_leave?: boolean;
    /** @default 0 @example 0 */ auto_connect?: number;
    /** @default 180 @example 180 */ captive_portal?: number;
    /** @maxLength 500 */ description?: string;
    /** @default false */ disable_auto_fallback?: boolean;
    /** @default [] */ dns_search_suffixes?: SettingsPolicy.DNSSearchSuffix[];
    enabled?: boolean;
    exclude?: SplitTunnelExclude[];
    /** @default false */ exclude_office_ips?: boolean;
    global_acceleration?: SettingsPolicy.GlobalAcceleration | null;
    include?: SplitTunnelExclude[];
    /** @unit minutes @example 30 */ lan_allow_minutes?: number;
    /** @example 24 */ lan_allow_subnet_size?: number;
    /** @maxLength 500 */ match?: string;
    /** @maxLength 100 */ name?: string;
    /** @example 100 */ precedence?: number;
    /** @default true */ register_interface_ip_with_dns?: boolean;
    /** @default false */ sccm_vpn_boundary_support?: boolean;
    service_mode_v2?: SettingsPolicy.ServiceModeV2;
    /** @default "" @example "https://1.1.1.1/help" */ support_url?: string;
    /** @default false */ switch_locked?: boolean;
    /** @default "" @example "wireguard" */ tunnel_protocol?: string;
    virtual_networks?: SettingsPolicy.VirtualNetworks | null;
  }
  export namespace CustomEditParams {
    export type DNSSearchSuffix = SettingsPolicy.DNSSearchSuffix;
    export type GlobalAcceleration = SettingsPolicy.GlobalAcceleration;
    export type ServiceModeV2 = SettingsPolicy.ServiceModeV2;
    export type VirtualNetworks = SettingsPolicy.VirtualNetworks;
  }

  export type CustomGetParams = InAccount;
}

export declare namespace Devices.Policies.Default {
  /** Traffic that goes around the tunnel, by default. */
  export interface Excludes {
    /** Replace the Split Tunnel exclude list of the default device profile.
     *  @http PUT /accounts/{account_id}/devices/policy/exclude
     *  @permission Zero Trust Write
     *  @availability ga */
    update(params: ExcludeUpdateParams, options?: RequestOptions): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;

    /** Read the Split Tunnel exclude list of the default device profile.
     *  @http GET /accounts/{account_id}/devices/policy/exclude
     *  @availability ga */
    get(params: ExcludeGetParams, options?: RequestOptions): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;
  }

  export type ExcludeUpdateParams = Custom.ExcludeUpdateParams;

  export type ExcludeGetParams = InAccount;

  /** Only this traffic uses the tunnel, by default. */
  export interface Includes {
    /** Replace the Split Tunnel include list of the default device profile.
     *  @http PUT /accounts/{account_id}/devices/policy/include
     *  @permission Zero Trust Write
     *  @availability ga */
    update(params: IncludeUpdateParams, options?: RequestOptions): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;

    /** Read the Split Tunnel include list of the default device profile.
     *  @http GET /accounts/{account_id}/devices/policy/include
     *  @availability ga */
    get(params: IncludeGetParams, options?: RequestOptions): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;
  }

  export type IncludeUpdateParams = Custom.ExcludeUpdateParams;

  export type IncludeGetParams = InAccount;

  /** Names resolved by local DNS, by default. */
  export interface FallbackDomains {
    /** Replace the local fallback domains of the default device profile.
     *  @http PUT /accounts/{account_id}/devices/policy/fallback_domains
     *  @permission Zero Trust Write
     *  @availability ga */
    update(params: FallbackDomainUpdateParams, options?: RequestOptions): PagePromise<SinglePage<FallbackDomain>, FallbackDomain>;

    /** Read the local fallback domains of the default device profile.
     *  @http GET /accounts/{account_id}/devices/policy/fallback_domains
     *  @availability ga */
    get(params: FallbackDomainGetParams, options?: RequestOptions): PagePromise<SinglePage<FallbackDomain>, FallbackDomain>;
  }

  export type FallbackDomainUpdateParams = Custom.FallbackDomainUpdateParams;

  export type FallbackDomainGetParams = InAccount;

  /** Client certificates issued to devices for a zone. */
  export interface Certificates {
    /** Turn device client certificates on or off for a zone.
     *  @http PATCH /zones/{zone_id}/devices/policy/certificates
     *  @permission SSL and Certificates Write
     *  @availability ga */
    edit(params: CertificateEditParams, options?: RequestOptions): APIPromise<DevicePolicyCertificates | null>;

    /** Show whether device client certificates are on for a zone.
     *  @http GET /zones/{zone_id}/devices/policy/certificates
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @availability ga */
    get(params: CertificateGetParams, options?: RequestOptions): APIPromise<DevicePolicyCertificates | null>;
  }

  export interface CertificateEditParams extends InZone {
    enabled: boolean;
  }

  export type CertificateGetParams = InZone;
}

export declare namespace Devices.Policies.Custom {
  /** Traffic that goes around the tunnel, by custom profile. */
  export interface Excludes {
    /** Replace the Split Tunnel exclude list of a custom device profile.
     *  @http PUT /accounts/{account_id}/devices/policy/{policy_id}/exclude
     *  @permission Zero Trust Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ policyID: string,
      params: ExcludeUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;

    /** Read the Split Tunnel exclude list of a custom device profile.
     *  @http GET /accounts/{account_id}/devices/policy/{policy_id}/exclude
     *  @availability ga */
    get(
      /** @maxLength 36 */ policyID: string,
      params: ExcludeGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;
  }

  export interface ExcludeUpdateParams extends InAccount {
    /** @body */ body: SplitTunnelExclude[];
  }

  export type ExcludeGetParams = InAccount;

  /** Only this traffic uses the tunnel, by custom profile. */
  export interface Includes {
    /** Replace the Split Tunnel include list of a custom device profile.
     *  @http PUT /accounts/{account_id}/devices/policy/{policy_id}/include
     *  @permission Zero Trust Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ policyID: string,
      params: IncludeUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;

    /** Read the Split Tunnel include list of a custom device profile.
     *  @http GET /accounts/{account_id}/devices/policy/{policy_id}/include
     *  @availability ga */
    get(
      /** @maxLength 36 */ policyID: string,
      params: IncludeGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;
  }

  export type IncludeUpdateParams = ExcludeUpdateParams;

  export type IncludeGetParams = InAccount;

  /** Names resolved by local DNS, by custom profile. */
  export interface FallbackDomains {
    /** Replace the local fallback domains of a custom device profile.
     *  @http PUT /accounts/{account_id}/devices/policy/{policy_id}/fallback_domains
     *  @permission Zero Trust Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ policyID: string,
      params: FallbackDomainUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<FallbackDomain>, FallbackDomain>;

    /** Read the local fallback domains of a custom device profile.
     *  @http GET /accounts/{account_id}/devices/policy/{policy_id}/fallback_domains
     *  @availability ga */
    get(
      /** @maxLength 36 */ policyID: string,
      params: FallbackDomainGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<FallbackDomain>, FallbackDomain>;
  }

  export interface FallbackDomainUpdateParams extends InAccount {
    /** @body */ domains: FallbackDomain[];
  }

  export type FallbackDomainGetParams = InAccount;
}

export declare namespace Devices.Posture {
  /** Outside services that report device health. */
  export interface Integrations {
    /** Connect a third-party posture provider, polled at an interval.
     *  @http POST /accounts/{account_id}/devices/posture/integration
     *  @permission Zero Trust Write
     *  @availability ga */
    create(params: IntegrationCreateParams, options?: RequestOptions): APIPromise<Integration | null>;

    /** List the posture providers connected to the account.
     *  @http GET /accounts/{account_id}/devices/posture/integration
     *  @availability ga */
    list(params: IntegrationListParams, options?: RequestOptions): PagePromise<SinglePage<Integration>, Integration>;

    /** Disconnect a third-party posture provider.
     *  @http DELETE /accounts/{account_id}/devices/posture/integration/{integration_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ integrationID: string,
      params: IntegrationDeleteParams,
      options?: RequestOptions,
    ): APIPromise<IntegrationDeleteResponse | null>;

    /** Change only the given fields of a posture provider integration.
     *  @http PATCH /accounts/{account_id}/devices/posture/integration/{integration_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    edit(
      /** @maxLength 36 */ integrationID: string,
      params: IntegrationEditParams,
      options?: RequestOptions,
    ): APIPromise<Integration | null>;

    /** Fetch one posture provider integration.
     *  @http GET /accounts/{account_id}/devices/posture/integration/{integration_id}
     *  @availability ga */
    get(/** @maxLength 36 */ integrationID: string, params: IntegrationGetParams, options?: RequestOptions): APIPromise<Integration | null>;
  }

  export interface IntegrationCreateParams extends InAccount {
    config: IntegrationEditParams.TeamsDevicesWorkspaceOneConfigRequest | IntegrationEditParams.TeamsDevicesCrowdstrikeConfigRequest | IntegrationEditParams.TeamsDevicesUptycsConfigRequest | IntegrationEditParams.TeamsDevicesIntuneConfigRequest | IntegrationEditParams.TeamsDevicesKolideConfigRequest | IntegrationEditParams.TeamsDevicesTaniumConfigRequest | IntegrationEditParams.TeamsDevicesSentineloneS2sConfigRequest | IntegrationEditParams.TeamsDevicesCustomS2sConfigRequest;
    /** @example "10m" */ interval: string;
    name: string;
    type: 'workspace_one' | 'crowdstrike_s2s' | 'uptycs' | 'intune' | 'kolide' | 'tanium_s2s' | 'sentinelone_s2s' | 'custom_s2s';
  }
  export namespace IntegrationCreateParams {
    export type TeamsDevicesCrowdstrikeConfigRequest = IntegrationEditParams.TeamsDevicesCrowdstrikeConfigRequest;
    export type TeamsDevicesCustomS2sConfigRequest = IntegrationEditParams.TeamsDevicesCustomS2sConfigRequest;
    export type TeamsDevicesIntuneConfigRequest = IntegrationEditParams.TeamsDevicesIntuneConfigRequest;
    export type TeamsDevicesKolideConfigRequest = IntegrationEditParams.TeamsDevicesKolideConfigRequest;
    export type TeamsDevicesSentineloneS2sConfigRequest = IntegrationEditParams.TeamsDevicesSentineloneS2sConfigRequest;
    export type TeamsDevicesTaniumConfigRequest = IntegrationEditParams.TeamsDevicesTaniumConfigRequest;
    export type TeamsDevicesUptycsConfigRequest = IntegrationEditParams.TeamsDevicesUptycsConfigRequest;
    export type TeamsDevicesWorkspaceOneConfigRequest = IntegrationEditParams.TeamsDevicesWorkspaceOneConfigRequest;
  }

  export interface Integration {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    config?: Integration.Config;
    /** @example "10m" */ interval?: string;
    name?: string;
    type?: 'workspace_one' | 'crowdstrike_s2s' | 'uptycs' | 'intune' | 'kolide' | 'tanium_s2s' | 'sentinelone_s2s' | 'custom_s2s';
  }
  export namespace Integration {
    export interface Config {
      /** @example "https://as123.awmdm.com/API" */ api_url: string;
      auth_url: string;
      client_id: string;
    }
  }

  export type IntegrationListParams = InAccount;

  export type IntegrationDeleteParams = InAccount;

  export type IntegrationDeleteResponse = unknown;

  export interface IntegrationEditParams extends InAccount {
    config?: IntegrationEditParams.TeamsDevicesWorkspaceOneConfigRequest | IntegrationEditParams.TeamsDevicesCrowdstrikeConfigRequest | IntegrationEditParams.TeamsDevicesUptycsConfigRequest | IntegrationEditParams.TeamsDevicesIntuneConfigRequest | IntegrationEditParams.TeamsDevicesKolideConfigRequest | IntegrationEditParams.TeamsDevicesTaniumConfigRequest | IntegrationEditParams.TeamsDevicesSentineloneS2sConfigRequest | IntegrationEditParams.TeamsDevicesCustomS2sConfigRequest;
    /** @example "10m" */ interval?: string;
    name?: string;
    type?: 'workspace_one' | 'crowdstrike_s2s' | 'uptycs' | 'intune' | 'kolide' | 'tanium_s2s' | 'sentinelone_s2s' | 'custom_s2s';
  }
  export namespace IntegrationEditParams {
    export interface TeamsDevicesCrowdstrikeConfigRequest {
      /** @example "https://api.us-2.crowdstrike.com" */ api_url: string;
      client_id: string;
      /** @sensitive */ client_secret: string;
      customer_id: string;
    }
    export interface TeamsDevicesCustomS2sConfigRequest {
      /** @example "88bf3b6d86161464f6509f7219099e57.access" */ access_client_id: string;
      /** @sensitive */ access_client_secret: string;
      /** @example "https://example.custom-s2s.com" */ api_url: string;
    }
    export interface TeamsDevicesIntuneConfigRequest {
      client_id: string;
      /** @sensitive */ client_secret: string;
      customer_id: string;
    }
    export interface TeamsDevicesKolideConfigRequest {
      client_id: string;
      /** @sensitive */ client_secret: string;
    }
    export interface TeamsDevicesSentineloneS2sConfigRequest {
      /** @example "https://example.sentinelone.net" */ api_url: string;
      /** @sensitive */ client_secret: string;
    }
    export interface TeamsDevicesTaniumConfigRequest {
      api_url: string;
      /** @sensitive */ client_secret: string;
      /** @example "88bf3b6d86161464f6509f7219099e57.access" */ access_client_id?: string;
      /** @sensitive */ access_client_secret?: string;
    }
    export interface TeamsDevicesUptycsConfigRequest {
      /** @example "rnd.uptycs.io" */ api_url: string;
      /** @sensitive */ client_key: string;
      /** @sensitive */ client_secret: string;
      customer_id: string;
    }
    export interface TeamsDevicesWorkspaceOneConfigRequest {
      /** @example "https://as123.awmdm.com/API" */ api_url: string;
      auth_url: string;
      client_id: string;
      /** @sensitive */ client_secret: string;
    }
  }

  export type IntegrationGetParams = InAccount;

  export type IntegrationsSinglePage = SinglePage<Integration>;
}

export declare namespace Devices.ClientVersions {
  /** Operating systems for which builds exist. */
  export interface TargetEnvironments {
    /** List the platforms that WARP client versions are built for.
     *  @http GET /accounts/{account_id}/devices/client-versions/target-environments
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/list-client-target-environments */
    list(params: TargetEnvironmentListParams, options?: RequestOptions): APIPromise<ZeroTrust.TargetEnvironmentInfo[]>;
  }

  export type TargetEnvironmentListParams = InAccount;
}
