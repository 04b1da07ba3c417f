import type {
  APIPromise,
  CursorPagination,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from '../_client.ts';
import type { DateTime, InAccount, Integer, InZone, ResourceID } from '../_shared.ts';
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

  /** Enrollments of a user on a machine. */
  export interface Registrations {
    /** List device registrations by user, device, policy or status.
     *
     *  Shows only active registrations unless `status` says otherwise.
     *  @http GET /accounts/{account_id}/devices/registrations
     *  @availability ga
     *  @columns device.name user.email policy.name tunnel_type virtual_ipv4 last_seen_at created_at */
    list(
      params: RegistrationListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<Registration>, Registration>;

    /** Delete one device registration.
     *
     *  The client loses its connection and has to enroll again; to bar it for a time, revoke the registration instead.
     *  @http DELETE /accounts/{account_id}/devices/registrations/{registration_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(
      registrationID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<RegistrationDeleteResponse | null>;

    /** Delete several device registrations by id.
     *
     *  Cannot be undone: each client has to enroll again.
     *  @http DELETE /accounts/{account_id}/devices/registrations
     *  @permission Zero Trust Write
     *  @availability ga */
    bulkDelete(params: RegistrationBulkDeleteParams, options?: RequestOptions): APIPromise<RegistrationBulkDeleteResponse | null>;

    /** Get one device registration, with extra fields on request.
     *  @http GET /accounts/{account_id}/devices/registrations/{registration_id}
     *  @availability ga */
    get(registrationID: string, params: RegistrationGetParams, options?: RequestOptions): APIPromise<Registration>;

    /** Revoke the device registrations with the given ids.
     *
     *  Clients are cut off but keep their registration, so that `unrevoke` brings them back without enrolling again.
     *  @http POST /accounts/{account_id}/devices/registrations/revoke
     *  @permission Zero Trust Write
     *  @availability ga
     *  @confirm
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": ["11ffb86f-3f0c-4306-b4a2-e62f872b166a"] } */
    revoke(params: RegistrationRevokeParams, options?: RequestOptions): APIPromise<RegistrationRevokeResponse | null>;

    /** Restore revoked device registrations by their ids.
     *  @http POST /accounts/{account_id}/devices/registrations/unrevoke
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": ["11ffb86f-3f0c-4306-b4a2-e62f872b166a"] } */
    unrevoke(params: RegistrationUnrevokeParams, options?: RequestOptions): APIPromise<RegistrationUnrevokeResponse | null>;
  }

  export interface RegistrationListParams extends InAccount {
    /** Only the registrations with these ids. @from zeroTrust.devices.registrations.list */ id?: string[];
    /** Only registrations of this physical device. */ device?: RegistrationListParams.Device;
    /** Extra parts to return, separated by commas; `policy` is supported. @minLength 1 */ include?: string;
    /** Filters on the device profile of the registration. */ policy?: RegistrationListParams.Policy;
    /** Text looked for in the details of the registration. @minLength 1 */ search?: string;
    /** Only registrations seen after this time. @format date-time */ seen_after?: string;
    /** Only registrations seen before this time. @format date-time */ seen_before?: string;
    /** Property by which the registrations are sorted. */ sort_by?: 'id' | 'user.name' | 'user.email' | 'last_seen_at' | 'created_at' | (string & {});
    /** Whether the order of `sort_by` rises or falls. */ sort_order?: 'asc' | 'desc';
    /** State the registrations must have; left out, only active ones. */ status?: 'active' | 'all' | 'revoked' | (string & {});
    /** Only registrations of this user. */ user?: RegistrationListParams.User;
    /** @format uint64 */ per_page?: Integer;
    cursor?: string;
    /** Keeps only registrations of the client: WARP, or the browser extension. */ registration_type?: 'warp' | 'browser_extension' | (string & {});
  }
  export namespace RegistrationListParams {
    export interface Device {
      /** Id of the device whose registrations are returned. @from zeroTrust.devices.devices.list */ id?: string;
    }
    export interface Policy {
      /** Only what is assigned to the device profile with this id.
       *  @format uuid @example "11ffb86f-3f0c-4306-b4a2-e62f872b166a" @from zeroTrust.devices.policies.custom.list policy_id */
      id?: string;
    }
    export interface User {
      /** Only registrations of the users with these ids. @from zeroTrust.access.users.list */ id?: string[];
    }
  }

  export interface Registration {
    /** Identifies the registration, one per user and device; given at enrollment. @example "11ffb86f-3f0c-4306-b4a2-e62f872b166a" */ id: string;
    /** @example "2025-02-14T13:17:00Z" @readOnly */ created_at: string;
    /** Physical device that the registration is on, in short. */ device: Registration.Device;
    /** Public key with which the client connects to Cloudflare's network. */ key: string;
    /** Time the registration was last used to connect. @example "2025-02-14T13:17:00Z" @format date-time */ last_seen_at: string;
    /** @example "2025-02-14T13:17:00Z" @readOnly */ updated_at: string;
    /** @example "2025-02-14T13:17:00Z" @readOnly */ deleted_at?: string | null;
    /** Kind of the active key: `curve25519` for WireGuard, `secp256r1` for MASQUE. @example "secp256r1" */ key_type?: string | null;
    /** Device profile that the registration gets at present. */ policy?: Registration.Policy;
    /** Time of the revocation; null while the registration is not revoked. @example "2025-02-14T13:17:00Z" @format date-time */
    revoked_at?: string | null;
    /** Tunnel protocol in use: `wireguard` or `masque`; null if unknown. @example "masque" */ tunnel_type?: string | null;
    /** User who registered the device. */ user?: DeviceResult.LastSeenUser;
    /** Virtual IPv4 address of the registration inside the tunnel; null if none is assigned. @example "100.96.0.1" @format ipv4 */
    virtual_ipv4?: string | null;
    /** Virtual IPv6 address of the registration inside the tunnel; null if none is assigned. @example "2606:4700:0cf1:1000::1" @format ipv6 */
    virtual_ipv6?: string | null;
    /** Client that made the registration, derived by Cloudflare from the kind of the device. */ registration_type: 'warp' | 'browser_extension';
  }
  export namespace Registration {
    export interface Device {
      /** Identifies the physical device. @example "32aa0404-78f1-49a4-99e0-97f575081356" */ id: string;
      /** Name that the device reports, as a rule its hostname. */ name: string;
      /** Version of the client on the device. @example "1.0.0" */ client_version?: string;
    }
    export interface Policy {
      /** Identifies the device profile. @example "11ffb86f-3f0c-4306-b4a2-e62f872b166a" */ id: string;
      /** Whether it is the account's default profile. */ default: boolean;
      /** Whether the profile has been deleted since. */ deleted: boolean;
      /** Name of the profile for people. */ name: string;
      /** @example "2025-02-14T13:17:00Z" @readOnly */ updated_at: string;
    }
  }

  export type RegistrationDeleteResponse = JsonValue;

  export interface RegistrationBulkDeleteParams extends InAccount {
    /** Ids of the registrations to delete. @query @minItems 1 @example ["f174e90a-fafe-4643-bbbc-4a0ed4fc8415"] */ id: string[];
  }

  export type RegistrationBulkDeleteResponse = JsonValue;

  export interface RegistrationGetParams extends InAccount {
    /** Extra parts to return, separated by commas; `policy` is supported. @minLength 1 */ include?: string;
  }

  export interface RegistrationRevokeParams extends InAccount {
    /** Ids of the registrations to act on. @query @minItems 1 @from zeroTrust.devices.registrations.list */ id: string[];
  }

  export type RegistrationRevokeResponse = JsonValue;

  export interface RegistrationUnrevokeParams extends InAccount {
    /** Ids of the revoked registrations to make valid again. @query @minItems 1 */ id: string[];
  }

  export type RegistrationUnrevokeResponse = JsonValue;

  /** Definitions of HTTP and traceroute tests run on devices. */
  export interface DEXTests {
    /** Create a DEX test that devices run on an interval.
     *
     *  Runs on every enrolled device unless `target_policies` names DEX rules. Names are unique within the account.
     *  @http POST /accounts/{account_id}/dex/devices/dex_tests
     *  @permission Cloudflare DEX Write
     *  @availability ga
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "HTTP dash health check", "enabled": true, "interval": "30m",
     *    "data": { "host": "https://dash.cloudflare.com", "kind": "http", "method": "GET" }
     *  }
     *  @aliases synthetic test; HTTP test; traceroute test */
    create(params: DEXTestParams, options?: RequestOptions): APIPromise<SchemaHTTP>;

    /** Replace a DEX test's target, interval and targeting.
     *  @http PUT /accounts/{account_id}/dex/devices/dex_tests/{dex_test_id}
     *  @permission Cloudflare DEX Write
     *  @availability ga
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dex_test_id": "372e67954025e0ba6aaa6d586b9e0b59", "name": "HTTP dash health check",
     *    "enabled": false, "interval": "30m", "data": { "host": "https://dash.cloudflare.com", "kind": "http", "method": "GET" }
     *  } */
    update(/** @maxLength 36 */ dexTestID: string, params: DEXTestParams, options?: RequestOptions): APIPromise<SchemaHTTP>;

    /** List DEX test definitions, filtered by kind or name.
     *
     *  Holds only what is to be tested; results are under `dex.tests`, `dex.httpTests` and `dex.tracerouteTests`.
     *  @http GET /accounts/{account_id}/dex/devices/dex_tests
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns name data.host data.kind interval enabled created updated
     *  @key name */
    list(params: DEXTestListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<SchemaHTTP>, SchemaHTTP>;

    /** Delete a DEX test so that devices stop running it.
     *
     *  The answer lists the tests that are left.
     *  @http DELETE /accounts/{account_id}/dex/devices/dex_tests/{dex_test_id}
     *  @permission Cloudflare DEX Write
     *  @availability ga
     *  @auth api_email+api_key */
    delete(
      /** @maxLength 36 */ dexTestID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<DEXTestDeleteResponse>;

    /** Get the definition of one DEX test.
     *  @http GET /accounts/{account_id}/dex/devices/dex_tests/{dex_test_id}
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @auth api_email+api_key */
    get(dexTestID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<SchemaHTTP>;
  }

  export interface DEXTestParams extends InAccount {
    /** Test to run on the client: kind, target and HTTP method. */ data: SchemaData;
    /** Whether devices run the test. */ enabled: boolean;
    /** How often a device runs the test, such as `30m`. @example "30m" @pattern ^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$ */ interval: string;
    /** Name of the test, unique within the account. @minLength 1 */ name: string;
    /** Further notes on the test, for people. */ description?: string;
    /** DEX rules whose devices run the test; empty or left out, all enrolled devices do. */ target_policies?: SchemaHTTP.TargetPolicy[];
    targeted?: boolean;
  }

  export interface SchemaHTTP {
    /** Test to run on the client: kind, target and HTTP method. */ data: SchemaData;
    /** Whether devices run the test. */ enabled: boolean;
    /** How often a device runs the test, such as `30m`. @example "30m" */ interval: string;
    /** Name of the test, unique within the account. */ name: string;
    /** Time the test was created. @readOnly */ created?: DateTime;
    /** Further notes on the test, for people. */ description?: string;
    /** DEX rules whose devices run the test; empty or left out, all enrolled devices do. */ target_policies?: SchemaHTTP.TargetPolicy[];
    targeted?: boolean;
    /** Identifies the test; given by Cloudflare. @readOnly */ test_id?: ResourceID;
    /** Time of the test's last change. @readOnly */ updated?: DateTime;
  }
  export namespace SchemaHTTP {
    export interface TargetPolicy {
      /** Identifies the DEX rule. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.dex.rules.list */ id: string;
      /** Whether the rule is the account's default one. */ default?: boolean;
      /** Name of the DEX rule for people. */ name?: string;
    }
  }

  export interface DEXTestListParams extends InAccount {
    /** Only tests of this kind. */ kind?: 'http' | 'traceroute' | (string & {});
    /** Only tests with this name. @minLength 1 */ testName?: string;
    /** @min 1 @default 1 @example 1 */ page?: number;
    /** @min 1 @max 50 @default 10 @example 10 */ per_page?: number;
  }

  export interface DEXTestDeleteResponse {
    /** Tests that are left after the deletion. */ dex_tests?: SchemaHTTP[];
  }

  /** Subnets from which matching devices get their virtual IP. */
  export interface IPProfiles {
    /** Create an IP profile that gives matching devices IPs from a subnet.
     *
     *  A registration takes its address from the first enabled profile that matches, in order of `precedence`.
     *  @http POST /accounts/{account_id}/devices/ip-profiles
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "IPv4 Cloudflare Source IPs",
     *    "match": "identity.email == \"test@cloudflare.com\"", "precedence": 100, "subnet_id": "b70ff985-a4ef-4643-bbbc-4a0ed4fc8415",
     *    "enabled": true
     *  } */
    create(params: IPProfileCreateParams, options?: RequestOptions): APIPromise<IPProfile>;

    /** Edit an IP profile; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/devices/ip-profiles/{profile_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    update(profileID: string, params: IPProfileUpdateParams, options?: RequestOptions): APIPromise<IPProfile>;

    /** List the IP profiles of an account.
     *  @http GET /accounts/{account_id}/devices/ip-profiles
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @columns name description match precedence enabled created_at updated_at
     *  @key name */
    list(params: IPProfileListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<IPProfile>, IPProfile>;

    /** Delete an IP profile, so that it gives devices no more IPs.
     *  @http DELETE /accounts/{account_id}/devices/ip-profiles/{profile_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(profileID: string, params: InAccount, options?: RequestOptions): APIPromise<IPProfileDeleteResponse>;

    /** Get one IP profile with its match rule and subnet.
     *  @http GET /accounts/{account_id}/devices/ip-profiles/{profile_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(profileID: string, params: InAccount, options?: RequestOptions): APIPromise<IPProfile>;
  }

  export interface IPProfileSettings {
    /** Wirefilter expression on `identity` that a registration must meet to get addresses of the profile. @maxLength 10000 */ match?: string;
    /** Name of the IP profile for people. @minLength 1 */ name?: string;
    /** Order of the IP profiles: of those that match, the lowest number wins. @example 100 */ precedence?: Integer;
  }

  export interface IPProfileCreateParams extends InAccount, IPProfileSettings {
    /** @maxLength 10000 */ match: string;
    /** @minLength 1 */ name: string;
    /** @example 100 */ precedence: Integer;
    /** @example "b70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.subnets.list */
    subnet_id: string;
    /** Note on the IP profile for people; null if there is none. */ description?: string | null;
    /** Whether the profile gives addresses to matching devices. @default true */ enabled?: boolean;
  }

  export interface IPProfile extends IPProfileSettings {
    /** Identifies the IP profile; given by Cloudflare. @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** @example "2025-02-14T13:17:00.123456789Z" */ created_at: string;
    /** Note on the IP profile for people; null if there is none. */ description: string | null;
    /** Whether the IP profile is in effect. */ enabled: boolean;
    /** @maxLength 10000 */ match: string;
    name: string;
    /** @example 100 */ precedence: Integer;
    /** @example "b70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.subnets.list */
    subnet_id: string;
    /** @example "2025-02-14T13:17:00.123456789Z" */ updated_at: string;
  }

  export interface IPProfileUpdateParams extends InAccount, IPProfileSettings {
    /** Note on the IP profile for people. */ description?: string;
    /** Whether the IP profile is in effect. */ enabled?: boolean;
    /** @example "b70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.subnets.list */
    subnet_id?: string;
  }

  export interface IPProfileListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 50 */ per_page?: Integer;
  }

  export interface IPProfileDeleteResponse {
    /** Id of the device IP profile that was deleted. */ id?: string;
  }

  /** Devices that receive a given build. */
  export interface DeploymentGroups {
    /** Create a group that pins client versions for chosen profiles.
     *
     *  Beta. A device profile can be in one group only.
     *  @http POST /accounts/{account_id}/devices/deployment-groups
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Engineering Ring 0",
     *    "version_config": [{ "target_environment": "windows", "version": "2026.6.234.0" }], "policy_ids": ["f174e90a-fafe-4643-bbbc-4a0ed4fc8415"]
     *  }
     *  @aliases client auto-update; version pinning */
    create(params: DeploymentGroupCreateParams, options?: RequestOptions): APIPromise<DeploymentGroup>;

    /** List the account's deployment groups.
     *  @http GET /accounts/{account_id}/devices/deployment-groups
     *  @availability ga
     *  @columns name version_config policy_ids created_at updated_at */
    list(params: IPProfileListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<DeploymentGroup>, DeploymentGroup>;

    /** Delete a deployment group, so that its versions apply no more.
     *
     *  Beta. Clients keep the version they have; they get no further target from the group.
     *  @http DELETE /accounts/{account_id}/devices/deployment-groups/{group_id}
     *  @availability ga */
    delete(groupID: string, params: InAccount, options?: RequestOptions): APIPromise<DeploymentGroupDeleteResponse>;

    /** Edit a deployment group; fields left out keep their values.
     *
     *  Beta. Lists replace the former ones as a whole. Answers 409 if a profile already belongs to another group.
     *  @http PATCH /accounts/{account_id}/devices/deployment-groups/{group_id}
     *  @body json required
     *  @availability ga */
    edit(groupID: string, params: DeploymentGroupEditParams, options?: RequestOptions): APIPromise<DeploymentGroup>;

    /** Get one deployment group with its version settings.
     *  @http GET /accounts/{account_id}/devices/deployment-groups/{group_id}
     *  @availability ga */
    get(groupID: string, params: InAccount, options?: RequestOptions): APIPromise<DeploymentGroup>;
  }

  export interface DeploymentGroupCreateParams extends InAccount {
    /** Name of the deployment group for people. @minLength 1 @maxLength 255 */ name: string;
    /** Client version per platform; at least one. @minItems 1 */ version_config: VersionConfig[];
    /** Device profiles whose devices get these versions. @from zeroTrust.devices.policies.custom.list policy_id */ policy_ids?: string[];
  }

  export interface DeploymentGroup {
    /** Identifies the deployment group; given by Cloudflare. @example "550e8400-e29b-41d4-a716-446655440000" */ id: string;
    /** @example "2026-02-14T13:17:00.123456789Z" */ created_at: string;
    /** Name of the deployment group for people. @minLength 1 @maxLength 255 */ name: string;
    /** @example "2026-02-14T13:17:00.123456789Z" */ updated_at: string;
    /** Client version that the group sets for each platform. */ version_config: VersionConfig[];
    /** Device profiles assigned to the group; null if there are none. */ policy_ids?: string[] | null;
  }

  export interface DeploymentGroupDeleteResponse {
    /** Id of the deployment group that was deleted. */ id?: string;
  }

  export interface DeploymentGroupEditParams extends InAccount {
    /** Name of the deployment group for people. @minLength 1 @maxLength 255 */ name?: string;
    /** New list of device profiles, in place of the whole former one. @from zeroTrust.devices.policies.custom.list policy_id */
    policy_ids?: string[];
    /** New list of versions per platform, in place of the whole former one. */ version_config?: VersionConfig[];
  }

  /** Locations recognized by a TLS beacon. */
  export interface Networks {
    /** Create a managed network that devices can detect.
     *
     *  Devices know they are in it when a host inside answers with the expected TLS certificate; device profiles can then match on `network`.
     *  @http POST /accounts/{account_id}/devices/networks
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "managed-network-1", "type": "tls",
     *    "config": { "tls_sockaddr": "foobar:1234", "sha256": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c" }
     *  }
     *  @aliases office network; TLS beacon */
    create(params: NetworkCreateParams, options?: RequestOptions): APIPromise<DeviceNetwork | null>;

    /** Replace a managed network's name, type or detection settings.
     *  @http PUT /accounts/{account_id}/devices/networks/{network_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    update(/** @maxLength 36 */ networkID: string, params: NetworkUpdateParams, options?: RequestOptions): APIPromise<DeviceNetwork | null>;

    /** List the managed networks of the account.
     *  @http GET /accounts/{account_id}/devices/networks
     *  @availability ga
     *  @columns name type config.tls_sockaddr network_id
     *  @key name */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<DeviceNetwork>, DeviceNetwork>;

    /** Delete a managed network, so that devices detect it no more.
     *
     *  The answer lists the networks that are left. Profiles that match on the network stop matching.
     *  @http DELETE /accounts/{account_id}/devices/networks/{network_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ networkID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DeviceNetwork>, DeviceNetwork>;

    /** Get one managed network's detection settings.
     *  @http GET /accounts/{account_id}/devices/networks/{network_id}
     *  @availability ga */
    get(/** @maxLength 36 */ networkID: string, params: InAccount, options?: RequestOptions): APIPromise<DeviceNetwork | null>;
  }

  export interface NetworkSettings {
    /** Criteria for recognizing the network: the host the client asks and the certificate it expects. */ config?: DeviceNetworkConfig;
    /** Name of the managed network, unique within the account. @example "managed-network-1" */ name?: string;
    /** Method of recognizing the network; always by a TLS certificate. */ type?: 'tls';
  }

  export interface NetworkCreateParams extends InAccount, NetworkSettings {
    config: DeviceNetworkConfig;
    /** @example "managed-network-1" @minLength 1 */ name: string;
    type: 'tls';
  }

  export interface DeviceNetwork extends NetworkSettings {
    /** Identifies the managed network; device profiles match on it. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */
    network_id?: string;
  }

  export interface NetworkUpdateParams extends InAccount, NetworkSettings {
    /** @example "managed-network-1" @minLength 1 */ name?: string;
  }

  /** Connection state of a single machine. */
  export interface FleetStatus {
    /** Get the most recent DEX status of one device.
     *  @http GET /accounts/{account_id}/dex/devices/{device_id}/fleet-status/live
     *  @unwrapped
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "since_minutes": 10 } */
    get(deviceID: string, params: FleetStatusGetParams, options?: RequestOptions): APIPromise<FleetStatusGetResponse>;

    /** Get a device's fleet status over time, at a set interval.
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
    /** Period to look back for the latest status. @min 1 @max 60 @unit minutes @default 10 @example 10 */ since_minutes: number;
    /** Only data from these Cloudflare locations, by airport code. @example "SJC" @minLength 1 */ colo?: string;
    /** Time to count back from; deprecated and not needed. @example "2023-10-11T00:00:00Z" @deprecated @format date-time */ time_now?: string;
  }

  export interface FleetStatusGetResponse extends ZeroTrust.DeviceStatus {
    /** Identifies the device that reported. */ deviceId: string;
    /** Mode that the client runs in, such as `warp` or `proxy`. @example "proxy" */ mode: string;
    /** Whether the client is connected, such as `connected` or `disconnected`. @example "connected" */ status: string;
    /** Version of the client that runs on the device. @example "1.0.0" */ version: string;
    /** Name of the device for people. */ deviceName?: string;
    /** Registration that reported; tells users of one device apart in multi-user mode. */ registrationId?: string | null;
    /** Round-trip times of the tunnel; null if not measured. */ rtt?: FleetStatusGetResponse.RTT | null;
  }
  export namespace FleetStatusGetResponse {
    export interface CPUPctByApp {
      /** Share of the processor that the application used, from 0 to 100; null if not measured. @format float @min 0 @max 100 @unit percent */
      cpu_pct?: number | null;
      /** Name of the application; null if unknown. */ name?: string | null;
    }
    export interface PublicAddress {
      /** The IP address itself; null if unknown. */ address?: string | null;
      asn?: Integer | null;
      aso?: string | null;
      /** Location of the address, as far as geolocation can tell. */ location?: DeviceIPV4.Location;
      /** Name that belongs to the address; null if there is none. */ name?: string | null;
      /** Version of the Internet Protocol: 1 is IPv4, 2 is IPv6, 0 unknown. @example 1 */ version?: Integer;
    }

    export interface DeviceIPV4 extends PublicAddress {
      /** Network mask of the local network; null if unknown. */ netmask?: string | null;
    }
    export namespace DeviceIPV4 {
      export interface Location {
        /** City of the address; null if unknown. */ city?: string | null;
        /** Country of the address as an ISO code; null if unknown. */ country_iso?: string | null;
        /** State or region of the address as an ISO code; null if unknown. */ state_iso?: string | null;
        zip?: string | null;
      }
    }
    export interface GatewayIPV4 extends PublicAddress {
      /** Network mask of the address; null if unknown. */ netmask?: string | null;
    }
    export interface ISPIPV4 extends PublicAddress {
      /** Network mask of the address; null if unknown. */ netmask?: string | null;
    }
    export interface RTT {
      /** Lowest round-trip time during the window, per direction. @unit microseconds */ minRttUs?: ZeroTrust.TrafficStat | null;
      /** Smoothed round-trip time, per direction. @unit microseconds */ rttUs?: ZeroTrust.TrafficStat | null;
      /** Variance of the round-trip time, per direction. @unit microseconds */ rttVarUs?: ZeroTrust.TrafficStat | null;
    }
    export interface TunnelStats {
      /** Bytes that got lost, per direction. @unit bytes */ bytesLost?: ZeroTrust.TrafficStat | null;
      /** Bytes that arrived, per direction. @unit bytes */ bytesReceived?: ZeroTrust.TrafficStat | null;
      /** Bytes that had to be sent again, per direction. @unit bytes */ bytesRetransmitted?: ZeroTrust.TrafficStat | null;
      /** Bytes that were sent, per direction. @unit bytes */ bytesSent?: ZeroTrust.TrafficStat | null;
      /** Packets that got lost, per direction. */ packetsLost?: ZeroTrust.TrafficStat | null;
      /** Packets that arrived, per direction. */ packetsReceived?: ZeroTrust.TrafficStat | null;
      /** Packets that had to be sent again, per direction. */ packetsRetransmitted?: ZeroTrust.TrafficStat | null;
      /** Packets that were sent, per direction. */ packetsSent?: ZeroTrust.TrafficStat | null;
      /** Length of the window that the counters cover; null if unknown. @unit milliseconds */ statsWindowMs?: Integer | null;
    }
  }

  export interface FleetStatusOverTimeParams extends InAccount {
    /** Start of the range, as ISO 8601 time or milliseconds since 1970. @minLength 1 @example "2026-01-05T09:00:00Z" */ from: string;
    /** End of the range, as ISO 8601 time or milliseconds since 1970. @minLength 1 @example "2026-01-05T10:00:00Z" */ to: string;
    /** Length of one time slot. */ interval: 'minute' | 'hour' | (string & {});
    /** Only devices connected to this Cloudflare data center, by airport code. @example "SJC" */ colo?: string;
  }

  /** Profiles of client behavior. */
  export interface Policies {
    readonly default: Policies.Default;
    readonly custom: Policies.Custom;
  }

  /** Health conditions, such as disk encryption or OS version. */
  export interface Posture {
    readonly integrations: Posture.Integrations;

    /** Create a posture rule that checks the state of devices.
     *
     *  Blocks nothing by itself: Access and Gateway policies refer to the rule. Types of third parties need an integration first.
     *  @http POST /accounts/{account_id}/devices/posture
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Admin Serial Numbers", "type": "os_version", "schedule": "5m",
     *    "match": [{ "platform": "windows" }], "input": { "operating_system": "windows", "operator": ">=", "version": "10.0.19045" }
     *  }
     *  @aliases device posture check */
    create(params: PostureParams, options?: RequestOptions): APIPromise<DevicePostureRule | null>;

    /** Replace a posture rule's type, input, match and schedule.
     *  @http PUT /accounts/{account_id}/devices/posture/{rule_id}
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "rule_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "name": "Disk encrypted",
     *    "type": "disk_encryption", "schedule": "5m", "match": [{ "platform": "mac" }], "input": { "requireAll": true }
     *  } */
    update(
      /** @maxLength 36 */ ruleID: string,
      params: PostureParams,
      options?: RequestOptions,
    ): APIPromise<DevicePostureRule | null>;

    /** List the device posture rules of the account.
     *  @http GET /accounts/{account_id}/devices/posture
     *  @availability ga
     *  @columns name type description match schedule expiration enabled
     *  @key name */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<DevicePostureRule>, DevicePostureRule>;

    /** Delete a posture rule, so that devices are checked by it no more.
     *
     *  Take it out of Access and Gateway policies first, or these may fail to match.
     *  @http DELETE /accounts/{account_id}/devices/posture/{rule_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ ruleID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<PostureDeleteResponse | null>;

    /** Get one device posture rule.
     *  @http GET /accounts/{account_id}/devices/posture/{rule_id}
     *  @availability ga */
    get(/** @maxLength 36 */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<DevicePostureRule | null>;
  }

  export interface PostureRuleSettings {
    /** Name of the posture rule for people. */ name?: string;
    /** Kind of check; it decides what `input` holds and whether an integration is needed. */ type?:
      | 'file' | 'application' | 'tanium' | 'gateway' | 'warp' | 'disk_encryption' | 'serial_number'
      | 'sentinelone' | 'carbonblack' | 'firewall' | 'os_version' | 'domain_joined' | 'client_certificate'
      | 'client_certificate_v2' | 'antivirus' | 'unique_client_id' | 'kolide' | 'tanium_s2s' | 'crowdstrike_s2s'
      | 'intune' | 'workspace_one' | 'sentinelone_s2s' | 'custom_s2s' | (string & {});
    /** Note on the rule for people. */ description?: string;
    /** How long a result stays valid without a new one, such as `1h`; empty, until the client reports again. @example "1h" */ expiration?: string | null;
    /** Value that the device is checked against; its shape depends on `type`. */ input?: DeviceInput;
    /** How often the client checks, such as `5m`, which is the default; at least `1m`. @example "1h" @pattern ^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$ */
    schedule?: string;
  }

  export interface PostureParams extends InAccount, PostureRuleSettings {
    /** @minLength 1 */ name: string;
    type:
      | 'file' | 'application' | 'tanium' | 'gateway' | 'warp' | 'disk_encryption' | 'serial_number'
      | 'sentinelone' | 'carbonblack' | 'firewall' | 'os_version' | 'domain_joined' | 'client_certificate'
      | 'client_certificate_v2' | 'antivirus' | 'unique_client_id' | 'kolide' | 'tanium_s2s' | 'crowdstrike_s2s'
      | 'intune' | 'workspace_one' | 'sentinelone_s2s' | 'custom_s2s' | (string & {});
    /** @example "1h" @pattern ^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))*$ */ expiration?: string;
    /** Platforms on which the client runs the rule; one entry per platform. */ match?: DeviceMatchParam[];
  }

  export interface DevicePostureRule extends PostureRuleSettings {
    /** Identifies the posture rule; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Whether the rule still works; false for Kolide rules that use the deprecated `issue_count`. @readOnly */ enabled?: boolean;
    /** Platforms on which the client runs the rule; one entry per platform. */ match?: DeviceMatch[];
    /** @example "1h" */ schedule?: string;
    type?:
      | 'file' | 'application' | 'tanium' | 'gateway' | 'warp' | 'disk_encryption' | 'serial_number'
      | 'sentinelone' | 'carbonblack' | 'firewall' | 'os_version' | 'domain_joined' | 'client_certificate'
      | 'client_certificate_v2' | 'antivirus' | 'unique_client_id' | 'kolide' | 'tanium_s2s' | 'crowdstrike_s2s'
      | 'intune' | 'workspace_one' | 'sentinelone_s2s' | 'custom_s2s';
  }

  export interface PostureDeleteResponse {
    /** Identifies the posture rule; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
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

  export type CarbonblackInput = string;

  export type CarbonblackInputParam = string;

  export interface ClientCertificateInput {
    /** Certificate, uploaded to Cloudflare, that must have signed the client's one.
     *  @maxLength 36 @example "b14ddcc4-bcd2-4df4-bd4f-eb27d5a50c30" @from mtlsCertificates.list id */
    certificate_id: string;
    /** Common name that the certificate on the device has to carry. @example "example.com" */ cn: string;
  }

  export interface CrowdstrikeInput {
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
    connection_id: string;
    /** Longest time since CrowdStrike last saw the device, such as `15d3h20m4s`. @example "15d3h20m4s" */ last_seen?: string;
    operator?: '<' | '<=' | '>' | '>=' | '==';
    /** Lowest or highest CrowdStrike score for the operating system, by `operator`. @example "13.3.0" */ os?: string;
    /** CrowdStrike overall score to compare with, 1 to 100. @example "90" */ overall?: string;
    /** CrowdStrike sensor configuration score to compare with, 1 to 100. @example "90" */ sensor_config?: string;
    /** State that CrowdStrike must report for the device. */ state?: 'online' | 'offline' | 'unknown';
    /** Version of the agent or system to compare with. @example "13.3.0" */ version?: string;
    /** Operator that compares the version found with `version`. */ versionOperator?: '<' | '<=' | '>' | '>=' | '==';
  }

  export type DeploymentGroupsV4PagePaginationArray = V4PagePaginationArray<DeploymentGroup>;

  export interface VersionConfig {
    /** Platform of the client, such as `windows` or `macos`. @example "windows" */ target_environment: string | null;
    /** Version of the client. @example "2026.6.234.0" @minLength 1 */ version: string;
  }

  export type DeviceInput =
    | FileInput | UniqueClientIDInput | DomainJoinedInput | OSVersionInput | FirewallInput | SentineloneInput
    | DeviceInput.TeamsDevicesCarbonblackInputRequest
    | DeviceInput.TeamsDevicesAccessSerialNumberListInputRequest | DiskEncryptionInput
    | DeviceInput.TeamsDevicesApplicationInputRequest | ClientCertificateInput
    | DeviceInput.TeamsDevicesClientCertificateV2InputRequest | DeviceInput.TeamsDevicesAntivirusInputRequest
    | WorkspaceOneInput | CrowdstrikeInput | IntuneInput | KolideInput | TaniumInput | SentineloneS2sInput
    | DeviceInput.TeamsDevicesCustomS2sInputRequest;
  export namespace DeviceInput {
    export interface TeamsDevicesCarbonblackInputRequest {
      operating_system: 'windows' | 'linux' | 'mac';
      /** Path of the file or application on the device. @example "/bin/cat" */ path: string;
      sha256?: string;
      thumbprint?: string;
    }
    export interface TeamsDevicesAccessSerialNumberListInputRequest {
      /** Gateway list with the serial numbers that pass. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.gateway.lists.list */
      id: string;
    }
    export interface TeamsDevicesApplicationInputRequest {
      operating_system: 'windows' | 'linux' | 'mac';
      /** File path of the application whose presence on the device is checked. @example "/bin/cat" @minLength 1 */ path: string;
      sha256?: string;
      thumbprint?: string;
    }
    export interface TeamsDevicesClientCertificateV2InputRequest {
      /** Certificate, uploaded to Cloudflare, that must have signed the client's one.
       *  @maxLength 36 @example "b14ddcc4-bcd2-4df4-bd4f-eb27d5a50c30" @from mtlsCertificates.list id */
      certificate_id: string;
      /** Whether the private key must be on the device too; leave it on unless the key is kept elsewhere. */ check_private_key: boolean;
      operating_system: 'windows' | 'linux' | 'mac';
      /** Common name the certificate must have; may hold `${serial_number}` and `${hostname}`. @example "${hostname}.com.${serial_number}" */
      cn?: string;
      /** Purposes that the certificate must be made out for. */ extended_key_usage?: ('clientAuth' | 'emailProtection')[];
      /** Places on the device to search for the certificate. */ locations?: TeamsDevicesClientCertificateV2InputRequest.Locations;
      /** Alternative names (SAN) that the certificate must have. */ subject_alternative_names?: string[];
    }
    export namespace TeamsDevicesClientCertificateV2InputRequest {
      export interface Locations {
        /** Files that are searched for the certificate, on Linux only. */ paths?: string[];
        /** Trust stores that are searched: that of the system, the user or both. */ trust_stores?: ('system' | 'user')[];
      }
    }
    export interface TeamsDevicesAntivirusInputRequest {
      /** Days within which the antivirus definitions must have been updated. @unit days @example 7 */ update_window_days?: number;
    }
    export interface TeamsDevicesCustomS2sInputRequest {
      /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
      connection_id: string;
      operator: '<' | '<=' | '>' | '>=' | '==';
      /** Score from 0 to 100 to compare with what the provider gave the device. @example 100 */ score: number;
    }
  }

  export type DeviceListResponsesCursorPagination = CursorPagination<DeviceResult>;

  export interface DeviceMatch {
    /** Operating system on which the rule runs. */ platform?: 'windows' | 'mac' | 'linux' | 'android' | 'ios' | 'chromeos';
  }

  export interface DeviceMatchParam {
    /** Operating system on which the rule runs. */ platform?: 'windows' | 'mac' | 'linux' | 'android' | 'ios' | 'chromeos' | (string & {});
  }

  export type DeviceNetworksSinglePage = SinglePage<DeviceNetwork>;

  export interface DeviceNetworkConfig {
    /** Host and port, as `host:port`, that answers with the certificate only inside the network. @example "foobar:1234" */ tls_sockaddr: string;
    /** SHA-256 of the expected certificate, in hex; absent, it has to be valid for the system's trusted roots. @pattern ^[0-9A-Fa-f]{64}$ */
    sha256?: string;
  }

  export interface DevicePolicyCertificates {
    /** Whether enrolled clients get certificates for the zone. */ enabled: boolean;
  }

  export type DevicePostureRulesSinglePage = SinglePage<DevicePostureRule>;

  export interface DiskEncryptionInput {
    /** Names of the volumes that must be encrypted, such as `C`. */ checkDisks?: CarbonblackInput[];
    /** Whether all volumes must be encrypted, whatever `checkDisks` names. */ requireAll?: boolean;
  }

  export interface DomainJoinedInput {
    /** Operating system of the check; Windows only. */ operating_system: 'windows';
    /** Domain that the device must be joined to. @example "example.com" */ domain?: string;
  }

  export interface FallbackDomain {
    /** Domain, with its subdomains, that is resolved locally instead of by Gateway. @example "example.com" */ suffix: string;
    /** Note on the domain, shown in the client. @maxLength 100 */ description?: string;
    /** Addresses of the DNS servers that answer for the domain; left out, those of the system. */ dns_server?: string[];
  }

  export type FallbackDomainsSinglePage = SinglePage<FallbackDomain>;

  export interface FileInput {
    operating_system: 'windows' | 'linux' | 'mac';
    /** Path of the file or application on the device. @example "/bin/cat" */ path: string;
    /** Whether the file must exist, rather than be missing. */ exists?: boolean;
    /** @example "https://api.us-2.crowdstrike.com" */ sha256?: string;
    thumbprint?: string;
  }

  export interface FirewallInput {
    /** Whether the firewall must be on. */ enabled: boolean;
    /** Operating system whose firewall is checked. */ operating_system: 'windows' | 'mac';
  }

  export type IPProfilesV4PagePaginationArray = V4PagePaginationArray<IPProfile>;

  export interface IntuneInput {
    /** Compliance state that Intune must report for the device. */
    compliance_status: 'compliant' | 'noncompliant' | 'unknown' | 'notapplicable' | 'ingraceperiod' | 'error';
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
    connection_id: string;
  }

  export interface KolideInput {
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
    connection_id: string;
    /** Kolide authentication states that pass; at least one. @minItems 1 @unique */ auth_state?: ('Good' | 'Notified' | 'Will Block' | 'Blocked')[];
    /** Comparison operator for the number of Kolide issues; goes with the deprecated `issue_count`. */ countOperator?: '<' | '<=' | '>' | '>=' | '==';
    /** Number of open Kolide issues to compare with; deprecated, use `auth_state`. @example "1" */ issue_count?: string;
  }

  export interface OSVersionInput {
    operating_system: 'windows' | 'mac' | 'linux' | 'ios' | 'android' | 'chromeos';
    operator: '<' | '<=' | '>' | '>=' | '==';
    /** Version of the operating system to compare with, as `major.minor.patch`. @example "13.3.0" */ version: string;
    /** Linux distribution that is required, such as `ubuntu`. @example "ubuntu" */ os_distro_name?: string;
    /** Version of the Linux distribution that is required. @example "11.3.1" */ os_distro_revision?: string;
    os_version_extra?: string;
  }

  export type RegistrationListResponsesCursorPagination = CursorPagination<Registration>;

  export interface SchemaData {
    /** URL or address that is tested, such as `https://dash.cloudflare.com`. @example "https://dash.cloudflare.com" */ host: string;
    /** Kind of test: an HTTP request or a traceroute. */ kind: 'http' | 'traceroute';
    /** Method of the HTTP request; left out for traceroutes. */ method?: 'GET';
  }

  export type SchemaHTTPSV4PagePaginationArray = V4PagePaginationArray<SchemaHTTP>;

  export interface SentineloneInput {
    operating_system: 'windows' | 'linux' | 'mac';
    /** Path of the file or application on the device. @example "/bin/cat" */ path: string;
    sha256?: string;
    thumbprint?: string;
  }

  export interface SentineloneS2sInput {
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
    connection_id: string;
    /** Number of active threats on the device to compare with. @example 1 */ active_threats?: number;
    /** Whether SentinelOne must count the device as infected. */ infected?: boolean;
    /** Whether SentinelOne must see the device as active. */ is_active?: boolean;
    /** Network state that SentinelOne must report. */ network_status?: 'connected' | 'disconnected' | 'disconnecting' | 'connecting';
    /** State of the SentinelOne agent that is required. */ operational_state?:
      | 'na' | 'partially_disabled' | 'auto_fully_disabled' | 'fully_disabled' | 'auto_partially_disabled'
      | 'disabled_error' | 'db_corruption';
    operator?: '<' | '<=' | '>' | '>=' | '==';
  }

  export type SettingsPoliciesSinglePage = SinglePage<SettingsPolicy>;

  export interface ClientSettings {
    /** Whether users may change the mode of the client. @default false */ allow_mode_switch?: boolean;
    /** Whether users are told of new client versions. @default false */ allow_updates?: boolean;
    /** Whether users may log their device out of the organization. @default true */ allowed_to_leave?: boolean;
    /** Whether unreachable fallback DNS servers end in an error, instead of a try with the system's own ones. @default false */
    disable_auto_fallback?: boolean;
    /** Suffixes added to short hostnames, tried in order; an empty list clears them. @default [] */ dns_search_suffixes?: DNSSearchSuffix[];
    /** Whether Microsoft 365 addresses are added to the exclusions of the Split Tunnel. @default false */ exclude_office_ips?: boolean;
    /** Addresses of Global Acceleration for clients in mainland China; null turns it off. */ global_acceleration?: GlobalAcceleration | null;
    /** Whether the system registers the tunnel's address with the local DNS server. @default true */ register_interface_ip_with_dns?: boolean;
    /** Whether clients tell SCCM on Windows that they are within its VPN boundary. @default false */ sccm_vpn_boundary_support?: boolean;
    /** Mode of the client, such as full tunnel, DNS only or local proxy, with the proxy's port. */ service_mode_v2?: ServiceModeV2;
    /** URL that the feedback button of the client opens. @default "" @example "https://1.1.1.1/help" */ support_url?: string;
    /** Whether users are barred from switching the client off. @default false */ switch_locked?: boolean;
    /** Tunnel protocol, `wireguard` or `masque`; empty leaves the choice to Cloudflare. @default "" @example "wireguard" */ tunnel_protocol?: string;
    /** Virtual networks that users may choose from, and the one set at first; null for the default. */ virtual_networks?: VirtualNetworks | null;
    /** Whether removing the WARP client on Windows asks for an override code. */ uninstall_protection?: boolean;
  }

  export interface ProfileMatch {
    /** Whether it is the account's default profile, which has no `match` and no `precedence`. */ default?: boolean;
    /** Note on the profile for people. @maxLength 500 */ description?: string;
    /** Wirefilter expression on identity, system and network that a device must meet to get the profile. @maxLength 500 */ match?: string;
    /** Order of evaluation: the matching profile with the lowest number wins. @example 100 */ precedence?: number;
    /** Proxy settings of the browser extension; required for its profiles, invalid for those of WARP. */
    browser_extension_config?: BrowserExtensionConfig | null;
  }

  export interface PolicyBasics {
    /** Seconds after which a client that was switched off turns on again; 0 leaves it off. @default 0 @example 0 @unit seconds */
    auto_connect?: number;
    /** Seconds for which the client stays off so that users can pass a captive portal; 0 never. @default 180 @example 180 @unit seconds */
    captive_portal?: number;
    /** Whether matching devices get the profile. @default true */ enabled?: boolean;
    /** Addresses and domains that stay outside the tunnel; absent if `include` is in use. */ exclude?: SplitTunnelExclude[];
    /** Domains that are resolved locally instead of by Gateway. */ fallback_domains?: FallbackDomain[];
    /** Identifies the DNS location whose policies apply to the devices. @example "699d98642c564d2e855e9661899b7252" */ gateway_unique_id?: string;
    /** Addresses and domains that alone go through the tunnel; absent if `exclude` is in use. */ include?: SplitTunnelInclude[];
    /** Identifies the device profile; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ policy_id?: string;
    /** Client the profile applies to; set when it is created and cannot be changed. */ profile_type?: 'warp' | 'browser_extension';
  }

  export interface SettingsPolicy extends ClientSettings, ProfileMatch, PolicyBasics {
    /** Minutes for which users may reach their local network; 0 lasts until reconnect, left out not at all. @unit minutes @example 30 */
    lan_allow_minutes?: number;
    /** Largest local network that users may reach, as prefix length; absent, no access. @example 24 */ lan_allow_subnet_size?: number;
    /** Name of the device profile for people. @maxLength 100 */ name?: string;
    /** DEX tests that are targeted at devices of the profile. */ target_tests?: SettingsPolicy.TargetTest[];
  }
  export namespace SettingsPolicy {
    export interface TargetTest {
      /** Id of the DEX test that the profile's devices run. */ id?: string;
      /** Name of the DEX test that the profile's devices run, as given by its author. */ name?: string;
    }
  }

  export type SplitTunnelExclude = SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithAddress | SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithHost;
  export namespace SplitTunnelExclude {
    export interface TeamsDevicesExcludeSplitTunnelWithAddress {
      /** Range in CIDR notation; an entry has either it or `host`. @example "192.0.2.0/24" */ address: string;
      /** Note on the entry, shown in the client. @maxLength 100 */ description?: string;
    }
    export interface TeamsDevicesExcludeSplitTunnelWithHost {
      /** Domain, with wildcards if wanted; an entry has either it or `address`. @example "*.example.com" */ host: string;
      /** Note on the entry, shown in the client. @maxLength 100 */ description?: string;
    }
  }

  export type SplitTunnelExcludeParam = SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithAddress | SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithHost;

  export type SplitTunnelExcludesSinglePage = SinglePage<SplitTunnelExclude>;

  export type SplitTunnelInclude = SplitTunnelInclude.TeamsDevicesIncludeSplitTunnelWithAddress | SplitTunnelInclude.TeamsDevicesIncludeSplitTunnelWithHost;
  export namespace SplitTunnelInclude {
    export interface TeamsDevicesIncludeSplitTunnelWithAddress {
      /** Address range, as CIDR, that goes through the tunnel. @example "192.0.2.0/24" */ address: string;
      /** Note on the entry, shown in the client. @maxLength 100 */ description?: string;
    }
    export interface TeamsDevicesIncludeSplitTunnelWithHost {
      /** Domain whose traffic goes through the tunnel; use either it or `address`. @example "*.example.com" */ host: string;
      /** Note on the entry, shown in the client. @maxLength 100 */ description?: string;
    }
  }

  export type SplitTunnelIncludeParam = SplitTunnelInclude.TeamsDevicesIncludeSplitTunnelWithAddress | SplitTunnelIncludeParam.TeamsDevicesIncludeSplitTunnelWithHost;
  export namespace SplitTunnelIncludeParam {
    export interface TeamsDevicesIncludeSplitTunnelWithHost extends SplitTunnelInclude.TeamsDevicesIncludeSplitTunnelWithHost {
      /** @example "*.example.com" @minLength 1 */ host: string;
    }
  }

  export type SplitTunnelIncludesSinglePage = SinglePage<SplitTunnelInclude>;

  export interface BrowserExtensionConfig {
    /** Whether users of the extension may turn its proxy on and off (`unlocked`) or not (`locked`). */ proxy_control: 'unlocked' | 'locked';
    /** Whether the extension sends the browser's traffic through Cloudflare's proxy. */ proxy_enabled: boolean;
  }

  export interface DNSSearchSuffix {
    /** Domain, with its subdomains, that is resolved locally instead of by Gateway. @example "internal.corp" */ suffix: string;
    /** Note on the suffix, for people. */ description?: string;
  }

  export interface GlobalAcceleration {
    /** Addresses in mainland China at which the client reaches the API that registers and configures it. @maxItems 5 */ api_endpoints: string[];
    /** Whether clients use these addresses; while false they are kept unused. */ enabled: boolean;
    /** Addresses in mainland China at which the client connects by MASQUE. @maxItems 5 */ masque_endpoints: string[];
    /** Addresses in mainland China at which the client connects by WireGuard. @maxItems 5 */ wireguard_endpoints: string[];
    /** Whether the client changes to the global acceleration addresses by itself. */ autoswitch?: boolean;
  }

  export interface ServiceModeV2 {
    /** Mode of the client, such as `warp` or `proxy`. @example "proxy" @minLength 1 */ mode?: string;
    /** Local port of the WARP client's proxy; counts in proxy mode only. @example 3000 @min 1 @max 65535 */ port?: number;
  }

  export interface VirtualNetworks {
    /** Virtual networks that users may choose, by id. @minItems 1 @unique */ allowed: (/** @format uuid */ string)[];
    /** Id of the virtual network devices use unless the user picks another.
     *  @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.virtualNetworks.list */
    default: string;
  }

  export interface TaniumInput {
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
    connection_id: string;
    /** Time of the device's last contact with Tanium to compare with. @example "2023-07-20T23:16:32Z" */ eid_last_seen?: string;
    /** Comparison operator for `risk_level` or `eid_last_seen`. */ operator?: '<' | '<=' | '>' | '>=' | '==';
    /** Risk level that Tanium gives the device, to compare with. */ risk_level?: 'low' | 'medium' | 'high' | 'critical';
    /** Operator that compares the score with `total_score`. */ scoreOperator?: '<' | '<=' | '>' | '>=' | '==';
    /** Tanium score to compare with. @example 1 */ total_score?: number;
  }

  export interface UniqueClientIDInput {
    /** Gateway list with the device ids that pass. @example "da3de859-8f6e-47ea-a2b5-b2433858471f" @from zeroTrust.gateway.lists.list */ id: string;
    /** Mobile operating system that the check is for. */ operating_system: 'android' | 'ios' | 'chromeos';
  }

  export interface WorkspaceOneInput {
    /** Compliance state that Workspace ONE must report. */ compliance_status: 'compliant' | 'noncompliant' | 'unknown';
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
    connection_id: string;
  }
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

export declare namespace Devices.Policies {
  /** The profile used when no other matches. */
  export interface Default {
    readonly excludes: Default.Excludes;
    readonly includes: Default.Includes;
    readonly fallbackDomains: Default.FallbackDomains;
    readonly certificates: Default.Certificates;

    /** Edit the default device profile; settings left out stay.
     *
     *  Give `exclude` or `include`, never both: the one replaces the other.
     *  @http PATCH /accounts/{account_id}/devices/policy
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "allow_mode_switch": false, "auto_connect": 0, "captive_portal": 180,
     *    "switch_locked": true, "service_mode_v2": { "mode": "warp" }
     *  } */
    edit(params: DefaultEditParams, options?: RequestOptions): APIPromise<DefaultResult | null>;

    /** Get the settings of devices that match no custom profile.
     *  @http GET /accounts/{account_id}/devices/policy
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<DefaultResult | null>;
  }

  export interface DefaultEditParams extends InAccount, ClientSettings {
    /** Seconds after which a client that was switched off turns on again; 0 leaves it off. @default 0 @example 0 @min 0 @unit seconds */
    auto_connect?: number;
    /** Seconds for which the client stays off so that users can pass a captive portal; 0 never. @default 180 @example 180 @min 0 @unit seconds */
    captive_portal?: number;
    /** Addresses and domains that are to stay outside the tunnel; excludes `include`. */ exclude?: SplitTunnelExcludeParam[];
    /** Addresses and domains that alone are to go through the tunnel; excludes `exclude`. */ include?: SplitTunnelIncludeParam[];
    /** Minutes for which users may reach their local network; 0 lasts until reconnect, left out not at all. @unit minutes @example 30 @min 0 */
    lan_allow_minutes?: number;
    /** Largest local network that users may reach, as prefix length; left out, no access. @example 24 @min 0 @max 32 */
    lan_allow_subnet_size?: number;
  }

  export interface DefaultResult extends ClientSettings, PolicyBasics {
    /** Always true: the profile is for devices that match no other. */ default?: boolean;
  }

  /** Profiles for certain users or devices. */
  export interface Custom {
    readonly excludes: Custom.Excludes;
    readonly includes: Custom.Includes;
    readonly fallbackDomains: Custom.FallbackDomains;

    /** Create a device profile for devices that match an expression.
     *
     *  A device gets the first enabled profile that matches, in order of `precedence`; settings are not mixed from several.
     *  @http POST /accounts/{account_id}/devices/policy
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Contractors", "match": "identity.groups.name == \"contractors\"",
     *    "precedence": 100, "enabled": true, "switch_locked": true, "service_mode_v2": { "mode": "warp" }
     *  }
     *  @aliases device profile; WARP profile */
    create(params: CustomCreateParams, options?: RequestOptions): APIPromise<SettingsPolicy | null>;

    /** List the custom device profiles of the account.
     *
     *  The default profile is not among them: see `policies.default.get`.
     *  @http GET /accounts/{account_id}/devices/policies
     *  @availability ga
     *  @columns name description match precedence default enabled */
    list(params: CustomListParams, options?: RequestOptions): PagePromise<SinglePage<SettingsPolicy>, SettingsPolicy>;

    /** Delete a custom device profile.
     *
     *  The answer lists the profiles that are left. Devices that matched get the next profile, or the default one.
     *  @http DELETE /accounts/{account_id}/devices/policy/{policy_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SettingsPolicy>, SettingsPolicy>;

    /** Edit a custom device profile; settings left out stay.
     *
     *  Give `exclude` or `include`, never both: the one replaces the other.
     *  @http PATCH /accounts/{account_id}/devices/policy/{policy_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    edit(/** @maxLength 36 */ policyID: string, params: CustomEditParams, options?: RequestOptions): APIPromise<SettingsPolicy | null>;

    /** Get the settings of one custom device profile.
     *  @http GET /accounts/{account_id}/devices/policy/{policy_id}
     *  @availability ga */
    get(/** @maxLength 36 */ policyID: string, params: InAccount, options?: RequestOptions): APIPromise<SettingsPolicy | null>;
  }

  export interface CustomCreateParams extends CustomEditParams {
    /** @maxLength 100 */ name: string;
    /** @default true */ enabled?: boolean;
    /** Client the profile applies to; set when it is created and cannot be changed. */ profile_type?: 'warp' | 'browser_extension' | (string & {});
  }

  export interface CustomListParams extends InAccount {
    /** Client whose profiles are returned; left out, those of WARP. @default "warp" */ profile_type?: 'warp' | 'browser_extension' | (string & {});
  }

  export interface CustomEditParams extends DefaultEditParams, ProfileMatch {
    /** Whether matching devices get the profile. */ enabled?: boolean;
    /** Name of the device profile for people. @maxLength 100 */ name?: string;
  }
}

export declare namespace Devices.Policies.Default {
  /** Traffic that goes around the tunnel, by default. */
  export interface Excludes {
    /** Replace the default profile's Split Tunnel exclude list.
     *
     *  The whole list has to be given; what is left out goes through the tunnel again. Turns an include list into an exclude list.
     *  @http PUT /accounts/{account_id}/devices/policy/exclude
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "body": [{ "address": "192.0.2.0/24", "description": "Exclude testing domains from the tunnel" }]
     *  } */
    update(params: ExcludeUpdateParams, options?: RequestOptions): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;

    /** Get the default profile's Split Tunnel exclude list.
     *  @http GET /accounts/{account_id}/devices/policy/exclude
     *  @availability ga
     *  @columns address host description */
    get(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;
  }

  export interface ExcludeUpdateParams extends InAccount {
    /** Addresses and domains that bypass the tunnel, replacing the whole list. @body */ body: SplitTunnelExcludeParam[];
  }

  /** Only this traffic uses the tunnel, by default. */
  export interface Includes {
    /** Replace the default profile's Split Tunnel include list.
     *
     *  The whole list has to be given; only what it names goes through the tunnel. Turns an exclude list into an include list.
     *  @http PUT /accounts/{account_id}/devices/policy/include
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "body": [{ "address": "10.0.0.0/8", "description": "Internal network" }] } */
    update(params: IncludeUpdateParams, options?: RequestOptions): PagePromise<SinglePage<SplitTunnelInclude>, SplitTunnelInclude>;

    /** Get the default profile's Split Tunnel include list.
     *  @http GET /accounts/{account_id}/devices/policy/include
     *  @availability ga
     *  @columns address host description */
    get(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<SplitTunnelInclude>, SplitTunnelInclude>;
  }

  export interface IncludeUpdateParams extends InAccount {
    /** Addresses and domains that alone go through the tunnel, replacing the whole list. @body */ body: SplitTunnelIncludeParam[];
  }

  /** Names resolved by local DNS, by default. */
  export interface FallbackDomains {
    /** Replace the local fallback domains of the default profile.
     *
     *  The whole list has to be given; domains left out are resolved by Gateway again.
     *  @http PUT /accounts/{account_id}/devices/policy/fallback_domains
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "domains": [{ "suffix": "example.com", "description": "Domain bypass for local development", "dns_server": ["192.0.2.53"] }]
     *  } */
    update(params: FallbackDomainUpdateParams, options?: RequestOptions): PagePromise<SinglePage<FallbackDomain>, FallbackDomain>;

    /** Get the local fallback domains of the default profile.
     *  @http GET /accounts/{account_id}/devices/policy/fallback_domains
     *  @availability ga
     *  @columns suffix description dns_server */
    get(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<FallbackDomain>, FallbackDomain>;
  }

  export interface FallbackDomainUpdateParams extends InAccount {
    /** Domains resolved by other DNS servers than Gateway, replacing the whole list. @body */ domains: FallbackDomain[];
  }

  /** Client certificates issued to devices for a zone. */
  export interface Certificates {
    /** Edit whether a zone's devices get client certificates.
     *
     *  Each enrolled client then gets an X.509 certificate that it presents to the zone by mTLS.
     *  @http PATCH /zones/{zone_id}/devices/policy/certificates
     *  @permission SSL and Certificates Write
     *  @availability ga
     *  @example { "zone_id": "699d98642c564d2e855e9661899b7252", "enabled": true } */
    edit(params: CertificateEditParams, options?: RequestOptions): APIPromise<DevicePolicyCertificates | null>;

    /** Get whether device client certificates are on for a zone.
     *  @http GET /zones/{zone_id}/devices/policy/certificates
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<DevicePolicyCertificates | null>;
  }

  export interface CertificateEditParams extends InZone {
    /** Whether enrolled clients get certificates for the zone. */ enabled: boolean;
  }
}

export declare namespace Devices.Policies.Custom {
  /** Traffic that goes around the tunnel, by custom profile. */
  export interface Excludes {
    /** Replace a custom profile's Split Tunnel exclude list.
     *
     *  The whole list has to be given; what is left out goes through the tunnel again.
     *  @http PUT /accounts/{account_id}/devices/policy/{policy_id}/exclude
     *  @permission Zero Trust Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ policyID: string,
      params: Default.ExcludeUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;

    /** Get a custom profile's Split Tunnel exclude list.
     *  @http GET /accounts/{account_id}/devices/policy/{policy_id}/exclude
     *  @availability ga
     *  @columns address host description */
    get(
      /** @maxLength 36 */ policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;
  }

  /** Only this traffic uses the tunnel, by custom profile. */
  export interface Includes {
    /** Replace a custom profile's Split Tunnel include list.
     *
     *  The whole list has to be given; only what it names goes through the tunnel.
     *  @http PUT /accounts/{account_id}/devices/policy/{policy_id}/include
     *  @permission Zero Trust Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ policyID: string,
      params: Default.IncludeUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SplitTunnelInclude>, SplitTunnelInclude>;

    /** Get a custom profile's Split Tunnel include list.
     *  @http GET /accounts/{account_id}/devices/policy/{policy_id}/include
     *  @availability ga
     *  @columns address host description */
    get(
      /** @maxLength 36 */ policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SplitTunnelInclude>, SplitTunnelInclude>;
  }

  /** Names resolved by local DNS, by custom profile. */
  export interface FallbackDomains {
    /** Replace the local fallback domains of a custom profile.
     *
     *  The whole list has to be given; domains left out are resolved by Gateway again.
     *  @http PUT /accounts/{account_id}/devices/policy/{policy_id}/fallback_domains
     *  @permission Zero Trust Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ policyID: string,
      params: Default.FallbackDomainUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<FallbackDomain>, FallbackDomain>;

    /** Get the local fallback domains of a custom profile.
     *  @http GET /accounts/{account_id}/devices/policy/{policy_id}/fallback_domains
     *  @availability ga
     *  @columns suffix description dns_server */
    get(
      /** @maxLength 36 */ policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<FallbackDomain>, FallbackDomain>;
  }
}

export declare namespace Devices.Posture {
  /** Outside services that report device health. */
  export interface Integrations {
    /** Create a link to a third-party posture provider.
     *
     *  Checks nothing until posture rules refer to the integration by `connection_id`.
     *  @http POST /accounts/{account_id}/devices/posture/integration
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "My Workspace One Integration", "type": "workspace_one", "interval": "10m",
     *    "config": {
     *      "api_url": "https://as123.awmdm.com/API", "auth_url": "https://na.uemauth.workspaceone.com/connect/token",
     *      "client_id": "example client id", "client_secret": "example client secret"
     *    }
     *  }
     *  @aliases CrowdStrike; Intune; service provider */
    create(params: IntegrationCreateParams, options?: RequestOptions): APIPromise<Integration | null>;

    /** List the posture providers connected to the account.
     *  @http GET /accounts/{account_id}/devices/posture/integration
     *  @availability ga
     *  @columns name type interval config.api_url */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Integration>, Integration>;

    /** Delete the link to a third-party posture provider.
     *
     *  Posture rules that use it get no more results.
     *  @http DELETE /accounts/{account_id}/devices/posture/integration/{integration_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ integrationID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<IntegrationDeleteResponse | null>;

    /** Edit a posture integration; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/devices/posture/integration/{integration_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    edit(
      /** @maxLength 36 */ integrationID: string,
      params: IntegrationEditParams,
      options?: RequestOptions,
    ): APIPromise<Integration | null>;

    /** Get one posture provider integration.
     *  @http GET /accounts/{account_id}/devices/posture/integration/{integration_id}
     *  @availability ga */
    get(/** @maxLength 36 */ integrationID: string, params: InAccount, options?: RequestOptions): APIPromise<Integration | null>;
  }

  export interface IntegrationCreateParams extends InAccount {
    /** Address and credentials of the provider; their shape depends on `type`. */ config:
      | IntegrationCreateParams.TeamsDevicesWorkspaceOneConfigRequest
      | IntegrationCreateParams.TeamsDevicesCrowdstrikeConfigRequest
      | IntegrationCreateParams.TeamsDevicesUptycsConfigRequest
      | IntegrationCreateParams.TeamsDevicesIntuneConfigRequest
      | IntegrationCreateParams.TeamsDevicesKolideConfigRequest
      | IntegrationCreateParams.TeamsDevicesTaniumConfigRequest
      | IntegrationCreateParams.TeamsDevicesSentineloneS2sConfigRequest
      | IntegrationCreateParams.TeamsDevicesCustomS2sConfigRequest;
    /** Time between two queries to the provider, such as `10m`: at least 5m, at most 12h. @example "10m" @pattern ^(\d+[hm])+$ */ interval: string;
    /** Name of the integration, as users gave it. @minLength 1 */ name: string;
    /** Provider to connect. */ type:
      | 'workspace_one' | 'crowdstrike_s2s' | 'uptycs' | 'intune' | 'kolide' | 'tanium_s2s' | 'sentinelone_s2s'
      | 'custom_s2s' | (string & {});
  }
  export namespace IntegrationCreateParams {
    export interface TeamsDevicesWorkspaceOneConfigRequest extends Integration.Config {
      /** @minLength 1 */ client_id: string;
      /** Client secret from the Workspace ONE dashboard. @sensitive @minLength 1 */ client_secret: string;
    }
    export interface TeamsDevicesCrowdstrikeConfigRequest {
      /** URL of the CrowdStrike API, which depends on the cloud. @example "https://api.us-2.crowdstrike.com" @format uri */ api_url: string;
      /** Client id of the CrowdStrike API client. @minLength 1 */ client_id: string;
      /** Client secret of the CrowdStrike API client. @sensitive @minLength 1 */ client_secret: string;
      /** Customer id (CID) of the CrowdStrike account. @minLength 1 */ customer_id: string;
    }
    export interface TeamsDevicesUptycsConfigRequest {
      /** Hostname of the Uptycs API. @example "rnd.uptycs.io" @minLength 1 */ api_url: string;
      /** Client key of the Uptycs API. @sensitive @minLength 1 */ client_key: string;
      /** Client secret of the Uptycs API. @sensitive @minLength 1 */ client_secret: string;
      /** Customer id of the Uptycs account. @minLength 1 */ customer_id: string;
    }
    export interface TeamsDevicesIntuneConfigRequest {
      /** Client id of the app registered for Intune. @minLength 1 */ client_id: string;
      /** Client secret of the app registered for Intune. @sensitive @minLength 1 */ client_secret: string;
      /** Tenant (directory) id of Intune. @minLength 1 */ customer_id: string;
    }
    export interface TeamsDevicesKolideConfigRequest {
      /** Client id from Kolide. @minLength 1 */ client_id: string;
      /** Client secret from Kolide. @sensitive @minLength 1 */ client_secret: string;
    }
    export interface TeamsDevicesTaniumConfigRequest {
      /** URL of the Tanium API. @format uri */ api_url: string;
      /** API token of Tanium. @sensitive @minLength 1 */ client_secret: string;
      /** Client id of an Access service token, if Access stands before the Tanium API. @example "88bf3b6d86161464f6509f7219099e57.access" */
      access_client_id?: string;
      /** Client secret of that service token, if Access stands before the Tanium API. @sensitive */ access_client_secret?: string;
    }
    export interface TeamsDevicesSentineloneS2sConfigRequest {
      /** URL of the SentinelOne console and its API. @example "https://example.sentinelone.net" @format uri */ api_url: string;
      /** API token of SentinelOne. @sensitive @minLength 1 */ client_secret: string;
    }
    export interface TeamsDevicesCustomS2sConfigRequest {
      /** Client id of the Access service token that calls `api_url`, sent as `CF-Access-Client-ID`.
       *  @example "88bf3b6d86161464f6509f7219099e57.access" @minLength 1 */
      access_client_id: string;
      /** Client secret of that service token, sent as `CF-Access-Client-Secret`. @sensitive @minLength 1 */ access_client_secret: string;
      /** URL of your own API, which gives each device a score. @example "https://example.custom-s2s.com" @format uri */ api_url: string;
    }
  }

  export interface IntegrationSettings {
    /** Time between queries to the provider, such as `10m`: at least 5m, at most 12h. @example "10m" */ interval?: string;
    /** Name of the integration for people. */ name?: string;
    /** Provider that is connected. */ type?:
      | 'workspace_one' | 'crowdstrike_s2s' | 'uptycs' | 'intune' | 'kolide' | 'tanium_s2s' | 'sentinelone_s2s'
      | 'custom_s2s' | (string & {});
  }

  export interface Integration extends IntegrationSettings {
    /** Identifies the integration; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Address and client of the provider; secrets are left out. */ config?: Integration.Config;
    type?:
      | 'workspace_one' | 'crowdstrike_s2s' | 'uptycs' | 'intune' | 'kolide' | 'tanium_s2s' | 'sentinelone_s2s'
      | 'custom_s2s';
  }
  export namespace Integration {
    export interface Config {
      /** URL of the Workspace ONE API, from its dashboard. @example "https://as123.awmdm.com/API" @format uri */ api_url: string;
      /** URL of the Workspace ONE authorization server; depends on the region. @format uri */ auth_url: string;
      /** Client id from the Workspace ONE dashboard. */ client_id: string;
    }
  }

  export type IntegrationDeleteResponse = JsonValue;

  export interface IntegrationEditParams extends InAccount, IntegrationSettings {
    /** New address and credentials of the provider, of the shape that `type` calls for. */ config?:
      | IntegrationCreateParams.TeamsDevicesWorkspaceOneConfigRequest
      | IntegrationCreateParams.TeamsDevicesCrowdstrikeConfigRequest
      | IntegrationCreateParams.TeamsDevicesUptycsConfigRequest
      | IntegrationCreateParams.TeamsDevicesIntuneConfigRequest
      | IntegrationCreateParams.TeamsDevicesKolideConfigRequest
      | IntegrationCreateParams.TeamsDevicesTaniumConfigRequest
      | IntegrationCreateParams.TeamsDevicesSentineloneS2sConfigRequest
      | IntegrationCreateParams.TeamsDevicesCustomS2sConfigRequest;
    /** @example "10m" @pattern ^(\d+[hm])+$ */ interval?: string;
    /** @minLength 1 */ name?: string;
  }

  export type IntegrationsSinglePage = SinglePage<Integration>;
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
