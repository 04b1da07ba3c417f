import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../../_client.ts';
import type { DateTime, InAccount, InAccountOrZone, Integer } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';

/** Credentials for machines instead of people. */
export interface ServiceTokens {
  /** Create a service token and get its client secret.
   *
   *  The secret is shown only once, in this response. A policy with the `non_identity` decision has to include the token before it opens anything.
   *  @http POST /{account_or_zone}/access/service_tokens
   *  @status 201
   *  @permission Access: Service Tokens Write
   *  @availability ga
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "CI/CD token", "duration": "8760h" }
   *  @aliases CF-Access-Client-Id; machine credentials */
  create(params: ServiceTokenCreateParams, options?: RequestOptions): APIPromise<ServiceTokenResult>;

  /** Replace a service token's name, duration, state or secret version.
   *
   *  Raising `client_secret_version` issues a new secret; the old one works until `previous_client_secret_expires_at`.
   *  @http PUT /{account_or_zone}/access/service_tokens/{service_token_id}
   *  @body json required
   *  @permission Access: Service Tokens Write
   *  @availability ga
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Deploys from the build server", "duration": "8760h" } */
  update(
    /** @maxLength 36 */ serviceTokenID: string,
    params: ServiceTokenUpdateParams,
    options?: RequestOptions,
  ): APIPromise<ServiceToken>;

  /** List the service tokens of an account or zone, by name if given.
   *  @http GET /{account_or_zone}/access/service_tokens
   *  @permission Access: Service Tokens Write; Access: Service Tokens Read
   *  @availability ga
   *  @columns name client_id duration enabled expires_at */
  list(params?: ServiceTokenListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<ServiceToken>, ServiceToken>;

  /** Delete a service token, so that clients cannot sign in with it.
   *  @http DELETE /{account_or_zone}/access/service_tokens/{service_token_id}
   *  @permission Access: Service Tokens Write
   *  @availability ga */
  delete(
    /** @maxLength 36 */ serviceTokenID: string,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<ServiceToken>;

  /** Get the details of one service token, without its secret.
   *  @http GET /{account_or_zone}/access/service_tokens/{service_token_id}
   *  @permission Access: Service Tokens Write; Access: Service Tokens Read
   *  @availability ga */
  get(
    /** @maxLength 36 */ serviceTokenID: string,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<ServiceToken>;

  /** Extend the expiry of a service token and keep its secret.
   *
   *  The token is valid for its `duration` again, counted from now.
   *  @http POST /accounts/{account_id}/access/service_tokens/{service_token_id}/refresh
   *  @permission Access: Service Tokens Write
   *  @availability ga
   *  @aliases renew service token */
  refresh(
    /** @maxLength 36 */ serviceTokenID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<ServiceToken>;

  /** Rotate the client secret of a service token.
   *
   *  The new secret is shown only once, in this response. The old one is refused at once unless `previous_client_secret_expires_at` lets it run on.
   *  @http POST /accounts/{account_id}/access/service_tokens/{service_token_id}/rotate
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "service_token_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415",
   *    "previous_client_secret_expires_at": "2026-01-02T00:00:00Z"
   *  } */
  rotate(
    /** @maxLength 36 */ serviceTokenID: string,
    params: ServiceTokenRotateParams,
    options?: RequestOptions,
  ): APIPromise<ServiceTokenResult>;
}

export interface ServiceTokenCreateParams extends ServiceTokenUpdateParams {
  /** @minLength 1 */ name: string;
}

export interface TokenIdentity {
  /** Identifies the token; policies refer to it as `token_id`. */ id?: string;
  /** Value that clients send in the `CF-Access-Client-Id` header. */ client_id?: string;
  /** Name of the token for people. */ name?: string;
}

export interface ServiceTokenResult extends ZeroTrust.TokenLifetime, TokenIdentity {
  /** Value that clients send in the `CF-Access-Client-Secret` header; shown only once, in this response. @sensitive */ client_secret?: string;
}

export interface ServiceTokenUpdateParams extends InAccountOrZone, ZeroTrust.TokenLifetime {
  /** Number of the current secret; raise it to issue a new one while the old works until `previous_client_secret_expires_at`. @default 1 @min 1 */
  client_secret_version?: number;
  /** Name of the token for people. @minLength 1 */ name?: string;
  /** Time at which the old secret is refused; move it later to extend, or into the past to revoke at once. */
  previous_client_secret_expires_at?: DateTime;
}

export interface ServiceToken extends ZeroTrust.TokenLifetime, TokenIdentity {
  /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */ id?: string;
  expires_at?: DateTime;
}

export interface ServiceTokenListParams extends InAccountOrZone {
  /** Only service tokens of this name. @minLength 1 */ name?: string;
  /** Text that the returned service tokens must match. @minLength 1 */ search?: string;
  /** @default 1 */ page?: Integer;
  /** @max 1000 @default 1000 */ per_page?: Integer;
}

export interface ServiceTokenRotateParams extends InAccount {
  /** Time until which the old secret works beside the new one; left out, it is refused at once. */ previous_client_secret_expires_at?: DateTime;
}

export type ServiceTokensV4PagePaginationArray = V4PagePaginationArray<ServiceToken>;
