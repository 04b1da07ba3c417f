import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../_client.ts';
import type { InAccount, Integer } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** Services such as Okta or Google that verify people. */
export interface IdentityProviders {
  readonly scim: IdentityProviders.SCIM;
  readonly samlCertificate: IdentityProviders.SAMLCertificate;

  /** Add an identity provider that Access can sign users in with.
   *  @http POST /{account_or_zone}/access/identity_providers
   *  @status 201
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga */
  create(params: ZeroTrust.IdentityProviderCreateParams, options?: RequestOptions): APIPromise<ZeroTrust.IdentityProvider>;

  /** Replace an identity provider's name, configuration and SCIM settings.
   *  @http PUT /{account_or_zone}/access/identity_providers/{identity_provider_id}
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga */
  update(
    /** @maxLength 36 */ identityProviderID: string,
    params: ZeroTrust.IdentityProviderUpdateParams,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.IdentityProvider>;

  /** Page through identity providers, optionally only those with SCIM.
   *  @http GET /{account_or_zone}/access/identity_providers
   *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
   *  @availability ga */
  list(
    params?: ZeroTrust.IdentityProviderListParams | null,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<ZeroTrust.IdentityProvider>, ZeroTrust.IdentityProvider>;

  /** Remove an identity provider from an account or zone.
   *  @http DELETE /{account_or_zone}/access/identity_providers/{identity_provider_id}
   *  @status 202
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga */
  delete(
    /** @maxLength 36 */ identityProviderID: string,
    params?: ZeroTrust.IdentityProviderDeleteParams | null,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.IdentityProviderDeleteResponse>;

  /** Fetch one identity provider's configuration.
   *  @http GET /{account_or_zone}/access/identity_providers/{identity_provider_id}
   *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
   *  @availability ga */
  get(
    /** @maxLength 36 */ identityProviderID: string,
    params?: ZeroTrust.IdentityProviderGetParams | null,
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
     *  @http POST /accounts/{account_id}/access/identity_providers/{identity_provider_id}/saml_certificate */
    create(
      /** @maxLength 36 */ identityProviderID: string,
      params: SAMLCertificateCreateParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.AzureAD.SAMLCertificateSet>;
  }

  export type SAMLCertificateCreateParams = InAccount;

  export type SAMLCertificateCreateResponse = ZeroTrust.AzureAD.SAMLCertificateSet;
  export namespace SAMLCertificateCreateResponse {
    export type CurrentCertificate = ZeroTrust.AzureAD.SAMLCertificateSet.CurrentCertificate;
  }
}

export declare namespace IdentityProviders.SCIM {
  /** Groups received from a directory. */
  export interface Groups {
    /** Page through the groups an identity provider synced over SCIM.
     *  @http GET /accounts/{account_id}/access/identity_providers/{identity_provider_id}/scim/groups
     *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
     *  @availability ga */
    list(
      /** @maxLength 36 */ identityProviderID: string,
      params: GroupListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ZeroTrust.Access.ZeroTrustGroup>, ZeroTrust.Access.ZeroTrustGroup>;
  }

  export interface GroupListParams extends InAccount {
    /** @maxItems 50 */ cf_resource_id?: string[];
    /** @maxItems 50 */ idp_resource_id?: string[];
    /** @example "ALL_EMPLOYEES" */ name?: string;
    /** @default 1 */ page?: Integer;
    /** @max 100 @default 100 */ per_page?: Integer;
  }

  /** People received from a directory. */
  export interface Users {
    /** Page through the users an identity provider synced over SCIM.
     *  @http GET /accounts/{account_id}/access/identity_providers/{identity_provider_id}/scim/users
     *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
     *  @availability ga */
    list(
      /** @maxLength 36 */ identityProviderID: string,
      params: UserListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ZeroTrust.Access.AccessUser>, ZeroTrust.Access.AccessUser>;
  }

  export interface UserListParams extends InAccount {
    /** @maxItems 50 */ cf_resource_id?: string[];
    email?: string;
    /** @maxItems 50 */ idp_resource_id?: string[];
    name?: string;
    username?: string;
    /** @default 1 */ page?: Integer;
    /** @max 100 @default 100 */ per_page?: Integer;
  }
}
