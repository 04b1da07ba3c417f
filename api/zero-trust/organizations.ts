import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InAccount, InAccountOrZone } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** The team: sign-in domain, login page and session rules. */
export interface Organizations {
  readonly doh: Organizations.DOH;

  /** Create the Zero Trust organization with its name and auth domain.
   *
   *  One per account; its `auth_domain` is the sign-in address of all applications and must be free among all of Cloudflare's customers.
   *  @http POST /{account_or_zone}/access/organizations
   *  @status 201
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Example Corp", "auth_domain": "example.cloudflareaccess.com" }
   *  @aliases team name; team domain */
  create(params: ZeroTrust.OrganizationCreateParams, options?: RequestOptions): APIPromise<ZeroTrust.Organization>;

  /** Replace the Zero Trust organization's login, session and MFA settings.
   *
   *  A new `auth_domain` breaks callbacks registered at identity providers and enrolled devices until they are changed too.
   *  @http PUT /{account_or_zone}/access/organizations
   *  @body json required
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga */
  update(params: ZeroTrust.OrganizationUpdateParams, options?: RequestOptions): APIPromise<ZeroTrust.Organization>;

  /** List the Zero Trust organization of an account or zone.
   *  @http GET /{account_or_zone}/access/organizations
   *  @permission Access: Organizations, Identity Providers, and Groups Revoke; Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
   *  @availability ga */
  list(params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<ZeroTrust.OrganizationListResponse>;

  /** Revoke a user's Access sessions, and those of devices if asked.
   *
   *  The user can sign in again unless the policies or the identity provider refuse it.
   *  @http POST /{account_or_zone}/access/organizations/revoke_user
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga
   *  @confirm
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "email": "jdoe@example.com" } */
  revokeUsers(
    params: ZeroTrust.OrganizationRevokeUsersParams,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.OrganizationRevokeUsersResponse>;
}

export declare namespace Organizations {
  /** Encrypted DNS with a service token. */
  export interface DOH {
    /** Replace the service token and JWT lifetime for DNS over HTTPS.
     *  @http PUT /accounts/{account_id}/access/organizations/doh
     *  @status 201
     *  @permission Access: Organizations, Identity Providers, and Groups Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "doh_jwt_duration": "800h", "service_token_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415"
     *  } */
    update(params: DOHUpdateParams, options?: RequestOptions): APIPromise<DOHResult>;

    /** Get the service token settings for DNS over HTTPS.
     *  @http GET /accounts/{account_id}/access/organizations/doh
     *  @permission Access: Organizations, Identity Providers, and Groups Revoke; Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<DOHResult>;
  }

  export interface DOHUpdateParams extends InAccount {
    /** How long a DNS over HTTPS token is valid, such as `800h`; 24h by default, at most the account's key rotation period.
     *  @example "800h" */
    doh_jwt_duration?: string;
    /** Service token that devices use for DNS over HTTPS. @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.access.serviceTokens.list */
    service_token_id?: string;
  }

  export interface DOHResult extends ZeroTrust.Access.ServiceToken {
    /** How long a DNS over HTTPS token is valid, such as `800h`; 24h by default, at most the account's key rotation period. @example "800h" */
    doh_jwt_duration?: string;
  }
}
