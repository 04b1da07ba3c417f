import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, InAccount } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** The team: sign-in domain, login page and session rules. */
export interface Organizations {
  readonly doh: Organizations.DOH;

  /** Set up the Zero Trust organization with its name and auth domain.
   *  @http POST /{account_or_zone}/access/organizations
   *  @status 201
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga */
  create(params: ZeroTrust.OrganizationCreateParams, options?: RequestOptions): APIPromise<ZeroTrust.Organization>;

  /** Update the Zero Trust organization's login, session and MFA settings.
   *  @http PUT /{account_or_zone}/access/organizations
   *  @body json required
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga */
  update(params: ZeroTrust.OrganizationUpdateParams, options?: RequestOptions): APIPromise<ZeroTrust.Organization>;

  /** Fetch the Zero Trust organization of an account or zone.
   *  @http GET /{account_or_zone}/access/organizations
   *  @permission Access: Organizations, Identity Providers, and Groups Revoke; Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
   *  @availability ga */
  list(params?: ZeroTrust.OrganizationListParams | null, options?: RequestOptions): APIPromise<ZeroTrust.Organization>;

  /** End a user's Access sessions, and those of their devices if asked.
   *  @http POST /{account_or_zone}/access/organizations/revoke_user
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga
   *  @confirm */
  revokeUsers(
    params: ZeroTrust.OrganizationRevokeUsersParams,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.OrganizationRevokeUsersResponse>;
}

export declare namespace Organizations {
  /** Encrypted DNS with a service token. */
  export interface DOH {
    /** Choose the service token and JWT lifetime used for DNS over HTTPS.
     *  @http PUT /accounts/{account_id}/access/organizations/doh
     *  @status 201
     *  @permission Access: Organizations, Identity Providers, and Groups Write
     *  @availability ga */
    update(params: DOHUpdateParams, options?: RequestOptions): APIPromise<DOHGetResponse>;

    /** Read the organization's settings for DNS over HTTPS with a service token.
     *  @http GET /accounts/{account_id}/access/organizations/doh
     *  @permission Access: Organizations, Identity Providers, and Groups Revoke; Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
     *  @availability ga */
    get(params: DOHGetParams, options?: RequestOptions): APIPromise<DOHGetResponse>;
  }

  export interface DOHUpdateParams extends InAccount {
    /** @example "800h" */ doh_jwt_duration?: string;
    /** @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ service_token_id?: string;
  }

  export type DOHUpdateResponse = DOHGetResponse;

  export type DOHGetParams = InAccount;

  export interface DOHGetResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
    client_id?: string;
    /** @example "800h" */ doh_jwt_duration?: string;
    /** @default "8760h" @example "60m" */ duration?: string;
    enabled?: boolean;
    expires_at?: DateTime;
    name?: string;
  }
}
