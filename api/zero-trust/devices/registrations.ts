import type { APIPromise, CursorPagination, JsonValue, PagePromise, RequestOptions } from '../../_client.ts';
import type { InAccount, Integer } from '../../_shared.ts';
import type { Devices } from './index.ts';

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
export declare namespace RegistrationListParams {
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
  /** User who registered the device. */ user?: Devices.DeviceResult.LastSeenUser;
  /** Virtual IPv4 address of the registration inside the tunnel; null if none is assigned. @example "100.96.0.1" @format ipv4 */
  virtual_ipv4?: string | null;
  /** Virtual IPv6 address of the registration inside the tunnel; null if none is assigned. @example "2606:4700:0cf1:1000::1" @format ipv6 */
  virtual_ipv6?: string | null;
  /** Client that made the registration, derived by Cloudflare from the kind of the device. */ registration_type: 'warp' | 'browser_extension';
}
export declare namespace Registration {
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

export type RegistrationListResponsesCursorPagination = CursorPagination<Registration>;
