import type { APIPromise, JsonObject, JsonValue, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../../_client.ts';
import type { DateTime, InAccount, Integer } from '../../_shared.ts';

export interface ClientIdentity {
  /** Email address of the user. */ email?: string;
  geo?: Users.ActiveSessionGetResponse.Geo;
  /** Whether the identity comes from Gateway. */ is_gateway?: boolean;
  /** Whether the identity comes from the WARP client. */ is_warp?: boolean;
  /** Identifies the user within the account. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ user_uuid?: string;
}

/** People who have signed in or hold a seat. */
export interface Users {
  readonly activeSessions: Users.ActiveSessions;
  readonly lastSeenIdentity: Users.LastSeenIdentity;
  readonly failedLogins: Users.FailedLogins;
  readonly mfaAuthenticators: Users.MfaAuthenticators;

  /** Create a Zero Trust user from an email address.
   *  @http POST /accounts/{account_id}/access/users
   *  @status 201
   *  @availability ga
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "email": "jdoe@example.com", "name": "Jane Doe" } */
  create(params: UserCreateParams, options?: RequestOptions): APIPromise<UserResult>;

  /** Replace the name of a Zero Trust user.
   *
   *  The email address cannot be changed: it has to be the present one, as a confirmation.
   *  @http PUT /accounts/{account_id}/access/users/{user_id}
   *  @permission Zero Trust: Seats Write
   *  @availability ga */
  update(/** @maxLength 36 */ userID: string, params: UserUpdateParams, options?: RequestOptions): APIPromise<UserResult>;

  /** List Zero Trust users, filtered by name or email.
   *  @http GET /accounts/{account_id}/access/users
   *  @permission Access: Audit Logs Read
   *  @availability ga
   *  @columns name email access_seat gateway_seat active_device_count last_successful_login created_at
   *  @key email */
  list(params: UserListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<UserResult>, UserResult>;

  /** Delete a user from the Zero Trust account.
   *
   *  Revokes the user's seats and active tokens. Someone whom a policy still allows is added again at the next sign-in.
   *  @http DELETE /accounts/{account_id}/access/users/{user_id}
   *  @status 202
   *  @availability ga
   *  @cascades zeroTrust.access.users.activeSessions */
  delete(/** @maxLength 36 */ userID: string, params: InAccount, options?: RequestOptions): APIPromise<UserDeleteResponse | null>;

  /** Get one Zero Trust user with seats and last sign-in.
   *  @http GET /accounts/{account_id}/access/users/{user_id}
   *  @permission Access: Audit Logs Read
   *  @availability ga */
  get(/** @maxLength 36 */ userID: string, params: InAccount, options?: RequestOptions): APIPromise<UserResult>;
}

export interface UserContact {
  /** Email address the user signs in with. @format email */ email?: string;
  /** Full name of the user, as the identity provider or an administrator gave it. */ name?: string;
}

export interface UserCreateParams extends InAccount, UserContact {
  /** @format email */ email: string;
}

export interface UserResult extends UserContact {
  /** Identifies the user; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
  id?: string;
  /** Whether the user occupies an Access seat: true once signed in through Access. */ access_seat?: boolean;
  /** Devices that the user has registered and uses. @example 2 */ active_device_count?: number;
  created_at?: DateTime;
  /** Whether the user occupies a Gateway seat: true once signed in on the WARP client. */ gateway_seat?: boolean;
  /** Time of the last successful sign-in. */ last_successful_login?: DateTime;
  /** Identifies the seat, as `seats.edit` takes it. */ seat_uid?: string;
  /** Identifies the user within the account. */ uid?: string;
  updated_at?: DateTime;
}

export interface UserUpdateParams extends InAccount, UserContact {
  /** @format email @example "ada@example.com" */ email: string;
  /** @example "Ada Example" */ name: string;
}

export interface UserListParams extends InAccount {
  /** Only users with this email address. */ email?: string;
  /** Only users with this name. */ name?: string;
  /** Text looked for, such as in names and email addresses. @minLength 1 */ search?: string;
  /** @default 1 */ page?: Integer;
  /** @max 1000 @default 1000 */ per_page?: Integer;
}

export type UserDeleteResponse = JsonValue;

export interface AccessUser {
  /** SCIM id that Cloudflare gave the user. @example "bd97ef8d-7986-43e3-9ee0-c25dda33e4b0" */ id?: string;
  /** Whether the identity provider reports the user as active. */ active?: boolean;
  /** Full name of the user, as the identity provider sent it. */ displayName?: string;
  /** Email addresses of the user. */ emails?: AccessUser.Email[];
  /** Id that the identity provider gave the user. @example "john_smith" */ externalId?: string;
  /** Creation and last change of the SCIM record. */ meta?: AccessUser.Meta;
  /** URIs of the SCIM schemas that the record follows. */ schemas?: string[];
}
export declare namespace AccessUser {
  export interface Email {
    /** Whether the address is the user's main one. */ primary?: boolean;
    /** Kind of address, such as `work`. @example "work" */ type?: string;
    /** The address itself. @format email */ value?: string;
  }
  export interface Meta {
    /** Time at which the SCIM record was made. */ created?: DateTime;
    /** Time of the last change to the SCIM record. */ lastModified?: DateTime;
  }
}

export type AccessUsersV4PagePaginationArray = V4PagePaginationArray<AccessUser>;

export type UserListResponsesV4PagePaginationArray = V4PagePaginationArray<UserResult>;

export declare namespace Users {
  /** Current sign-ins of a user. */
  export interface ActiveSessions {
    /** List the sessions in which a user is signed in now.
     *  @http GET /accounts/{account_id}/access/users/{user_id}/active_sessions
     *  @permission Access: Audit Logs Read
     *  @availability ga
     *  @columns name expiration */
    list(
      /** @maxLength 36 */ userID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ActiveSessionListResponse>, ActiveSessionListResponse>;

    /** Get one active session of a user by its nonce.
     *  @http GET /accounts/{account_id}/access/users/{user_id}/active_sessions/{nonce}
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    get(nonce: string, params: ActiveSessionGetParams, options?: RequestOptions): APIPromise<ActiveSessionGetResponse>;
  }

  export interface ActiveSessionListResponse {
    /** Time at which the session ends. @example 1694813506 @unit seconds since 1970 */ expiration?: Integer;
    /** Applications of the session, and how long it lasts. */ metadata?: ActiveSessionListResponse.Metadata;
    /** Name under which the session is stored. */ name?: string;
  }
  export namespace ActiveSessionListResponse {
    export interface Metadata {
      /** Applications that the session was used for, by audience tag. */ apps?: { [key: string]: Metadata.Apps };
      /** Time at which the session ends. @example 1694813506 @unit seconds since 1970 */ expires?: Integer;
      /** Time at which the token was issued. @example 1694791905 @unit seconds since 1970 */ iat?: Integer;
      /** Identifies the session; `activeSessions.get` takes it. @example "X1aXj1lFVcqqyoXF" */ nonce?: string;
      /** Length of the session. @unit seconds @example 21600 */ ttl?: Integer;
    }
    export namespace Metadata {
      export interface Apps {
        /** Hostname that was asked for. @example "test.example.com" */ hostname?: string;
        /** Name of the application that was used. */ name?: string;
        /** Kind of application, such as `self_hosted`. @example "self_hosted" */ type?: string;
        /** Identifies the application. @example "cc2a8145-0128-4429-87f3-872c4d380c4e" */ uid?: string;
      }
    }
  }

  export interface ActiveSessionGetParams extends InAccount {
    /** User whose sessions are asked for. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly @from zeroTrust.access.users.list */
    user_id: string;
  }

  export interface ActiveSessionGetResponse extends Identity {
    /** Whether the session still works. */ isActive?: boolean;
  }
  export namespace ActiveSessionGetResponse {
    export interface DeviceSessions {
      /** Time of the device's last sign-in. @unit seconds since 1970 */ last_authenticated?: number;
    }
    export interface DevicePosture {
      /** Posture check that was run. */ id?: string;
      /** Path that the check looked for, and whether it exists. */ check?: DevicePosture.Check;
      /** Values reported by the device for the check. */ data?: unknown;
      /** Purpose of the posture check. */ description?: string;
      /** Error message of the posture check; absent if it succeeded. */ error?: string;
      /** Name of the posture check. */ rule_name?: string;
      success?: boolean;
      /** Time of the check or measurement. */ timestamp?: string;
      /** Kind of posture check, such as `file`. */ type?: string;
    }
    export namespace DevicePosture {
      export interface Check {
        /** Whether the file or application is on the device. */ exists?: boolean;
        /** Path that was looked at on the device. */ path?: string;
      }
    }
    export interface Geo {
      /** Country, as a two-letter code. */ country?: string;
    }
    export interface IdP {
      /** Identity provider by which the user signed in. @example "023e105f4ecef8ad9ca31a8372d0c353" */
      id?: string;
      /** Kind of identity provider. @example "zone" */ type?: string;
    }
    export interface MTLSAuth {
      /** State of the client certificate (mTLS) sign-in, such as `NONE`. */ auth_status?: string;
      /** Issuer of the client certificate, as its distinguished name. */ cert_issuer_dn?: string;
      /** Subject key identifier of the issuer's certificate. */ cert_issuer_ski?: string;
      /** Whether a client certificate was shown. */ cert_presented?: boolean;
      /** Serial number of the client certificate. */ cert_serial?: string;
    }
  }

  /** Identity recorded at a user's latest sign-in. */
  export interface LastSeenIdentity {
    /** Get the identity that Access saw at a user's last sign-in.
     *
     *  Holds what the identity provider sent, such as groups: use it to see why a policy matched.
     *  @http GET /accounts/{account_id}/access/users/{user_id}/last_seen_identity
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    get(/** @maxLength 36 */ userID: string, params: InAccount, options?: RequestOptions): APIPromise<Identity>;
  }

  export interface Identity extends ClientIdentity {
    /** @example "1234567890" */ account_id?: string;
    /** State of the client certificate (mTLS) sign-in, such as `NONE`. @example "NONE" */ auth_status?: string;
    /** Common name of the client certificate; empty without one. @example "" */ common_name?: string;
    /** Device that the user signed in on. @example "" */ device_id?: string;
    /** Sessions of the user's devices, by device id. */ device_sessions?: { [key: string]: ActiveSessionGetResponse.DeviceSessions };
    /** Outcome of the posture checks, by check. */ devicePosture?: { [key: string]: ActiveSessionGetResponse.DevicePosture };
    /** Time at which the session was issued. @example 1694791905 @unit seconds since 1970 */ iat?: number;
    /** Identity provider that the user signed in with. */ idp?: ActiveSessionGetResponse.IdP;
    /** Address that the user signed in from. @example "127.0.0.0" */ ip?: string;
    /** Client certificate that the user showed. */ mtls_auth?: ActiveSessionGetResponse.MTLSAuth;
    /** Service token that signed in; empty for a person. @example "" */ service_token_id?: string;
    /** Whether a service token signed in rather than a person. */ service_token_status?: boolean;
    /** @example "57cf8cf2-f55a-4588-9ac9-f5e41e9f09b4" */ user_uuid?: string;
    /** Version of the identity's format. @example 2 */ version?: number;
  }

  /** A person's refused attempts. */
  export interface FailedLogins {
    /** List a user's failed sign-in attempts.
     *  @http GET /accounts/{account_id}/access/users/{user_id}/failed_logins
     *  @permission Access: Audit Logs Read
     *  @availability ga */
    list(
      /** @maxLength 36 */ userID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<FailedLoginListResponse>, FailedLoginListResponse>;
  }

  export interface FailedLoginListResponse {
    /** Time at which the session ends. @unit seconds since 1970 */ expiration?: Integer;
    /** Details of the attempt, such as the application and address. */ metadata?: unknown;
  }

  /** Second factors a person has enrolled. */
  export interface MfaAuthenticators {
    /** Delete an MFA authenticator of a Zero Trust user.
     *
     *  The user has to enroll again. Available only if MFA is turned on for the organization.
     *  @http DELETE /accounts/{account_id}/access/users/{user_id}/mfa_authenticators/{authenticator_id}
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-users-delete-mfa-authenticator
     *  @aliases reset MFA */
    delete(authenticatorID: string, params: MfaAuthenticatorDeleteParams, options?: RequestOptions): APIPromise<JsonObject | null>;
  }

  export interface MfaAuthenticatorDeleteParams extends InAccount {
    /** User who loses the authenticator. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly @from zeroTrust.access.users.list */
    user_id: string;
  }

  export type ActiveSessionListResponsesSinglePage = SinglePage<ActiveSessionListResponse>;

  export type FailedLoginListResponsesSinglePage = SinglePage<FailedLoginListResponse>;
}
