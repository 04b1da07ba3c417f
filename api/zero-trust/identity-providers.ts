import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, InAccountOrZone, Integer } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** Services such as Okta or Google that verify people. */
export interface IdentityProviders {
  readonly scim: IdentityProviders.SCIM;
  readonly samlCertificate: IdentityProviders.SAMLCertificate;

  /** Create an identity provider that Access can sign users in with.
   *
   *  One-time PIN needs no more than its type. For the others, register the callback
   *  `https://<team>.cloudflareaccess.com/cdn-cgi/access/callback` there first.
   *  @http POST /{account_or_zone}/access/identity_providers
   *  @demands type config
   *  @status 201
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Okta", "type": "okta",
   *    "config": { "client_id": "0oa1b2c3d4", "client_secret": "5e8f2c7a", "okta_account": "https://example.okta.com" }
   *  }
   *  @aliases IdP; login method; SSO */
  create(params: ZeroTrust.IdentityProviderParams, options?: RequestOptions): APIPromise<ZeroTrust.IdentityProvider>;

  /** Replace an identity provider's name, configuration and SCIM settings.
   *
   *  The configuration is replaced as a whole.
   *  @http PUT /{account_or_zone}/access/identity_providers/{identity_provider_id}
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga */
  update(
    /** @maxLength 36 */ identityProviderID: string,
    params: ZeroTrust.IdentityProviderParams,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.IdentityProvider>;

  /** List identity providers, optionally only those with SCIM.
   *  @http GET /{account_or_zone}/access/identity_providers
   *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
   *  @availability ga
   *  @columns name type id scim_config.enabled */
  list(
    params?: ZeroTrust.IdentityProviderListParams | null,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<ZeroTrust.IdentityProvider>, ZeroTrust.IdentityProvider>;

  /** Delete an identity provider of an account or zone.
   *
   *  Users can no longer sign in with it, and rules that name it match nobody.
   *  @http DELETE /{account_or_zone}/access/identity_providers/{identity_provider_id}
   *  @status 202
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga */
  delete(
    /** @maxLength 36 */ identityProviderID: string,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.IdentityProviderDeleteResponse>;

  /** Get the configuration of one identity provider, without its secrets.
   *  @http GET /{account_or_zone}/access/identity_providers/{identity_provider_id}
   *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
   *  @availability ga */
  get(
    /** @maxLength 36 */ identityProviderID: string,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.IdentityProvider>;
}

export declare namespace IdentityProviders {
  /** Directory data pushed by a provider. */
  export interface SCIM {
    readonly groups: SCIM.Groups;
    readonly users: SCIM.Users;
  }

  /** Encryption keys for one provider. */
  export interface SAMLCertificate {
    /** Create a SAML encryption certificate set for an identity provider.
     *
     *  First of two steps: the set is then named in the provider's configuration by `update` with `config.enable_encryption` true. Repeating the
     *  call returns the set that exists.
     *  @http POST /accounts/{account_id}/access/identity_providers/{identity_provider_id}/saml_certificate
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "identity_provider_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" } */
    create(
      /** @maxLength 36 */ identityProviderID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SAMLCertificateCreateResponse>;
  }

  export interface SAMLCertificateCreateResponse {
    /** @readOnly */ created_at: DateTime;
    /** Identifies the certificate or certificate set. @format uuid @example "c409ef44-e72c-41c8-8c0b-278c8a6f4fd8" */ uid: string;
    /** @readOnly */ updated_at: DateTime;
    /** Certificate that encrypts SAML assertions now. */ current_certificate?: SAMLCertificateCreateResponse.CurrentCertificate;
    /** Certificate before the last rotation, still accepted, with the fields of `current_certificate`; null if there was none. */ previous_certificate?: unknown;
  }
  export namespace SAMLCertificateCreateResponse {
    export interface CurrentCertificate {
      /** Whether it is the certificate in use. */ is_current: boolean;
      /** Time the certificate runs out; it is rotated 30 days before. */ not_after: DateTime;
      /** Certificate in PEM form, for the setup of encryption at the provider. */ public_certificate: string;
      /** Identifies the certificate or certificate set. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ uid: string;
    }
  }
}

export declare namespace IdentityProviders.SCIM {
  /** Groups received from a directory. */
  export interface Groups {
    /** List the groups that an identity provider synced over SCIM.
     *  @http GET /accounts/{account_id}/access/identity_providers/{identity_provider_id}/scim/groups
     *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
     *  @availability ga
     *  @columns displayName externalId meta.created meta.lastModified */
    list(
      /** @maxLength 36 */ identityProviderID: string,
      params: GroupListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ZeroTrust.Access.ZeroTrustGroup>, ZeroTrust.Access.ZeroTrustGroup>;
  }

  export interface GroupListParams extends InAccount {
    /** Only users or groups with one of these Cloudflare SCIM ids. @maxItems 50 */ cf_resource_id?: string[];
    /** Only users or groups with one of these ids of the identity provider. @maxItems 50 */ idp_resource_id?: string[];
    /** Only the entries with this name. @example "ALL_EMPLOYEES" @minLength 1 */ name?: string;
    /** @default 1 */ page?: Integer;
    /** @max 100 @default 100 */ per_page?: Integer;
  }

  /** People received from a directory. */
  export interface Users {
    /** List the users that an identity provider synced over SCIM.
     *  @http GET /accounts/{account_id}/access/identity_providers/{identity_provider_id}/scim/users
     *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
     *  @availability ga
     *  @columns displayName emails externalId active meta.created meta.lastModified */
    list(
      /** @maxLength 36 */ identityProviderID: string,
      params: UserListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ZeroTrust.Access.AccessUser>, ZeroTrust.Access.AccessUser>;
  }

  export interface UserListParams extends InAccount {
    /** Only users or groups with one of these Cloudflare SCIM ids. @maxItems 50 */ cf_resource_id?: string[];
    /** Only users with this email address. */ email?: string;
    /** Only users or groups with one of these ids of the identity provider. @maxItems 50 */ idp_resource_id?: string[];
    /** Only users with this name. */ name?: string;
    /** Only the user with this user name. @minLength 1 */ username?: string;
    /** @default 1 */ page?: Integer;
    /** @max 100 @default 100 */ per_page?: Integer;
  }
}
