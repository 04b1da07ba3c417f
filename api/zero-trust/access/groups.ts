import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../../_client.ts';
import type { InAccountOrZone, Integer } from '../../_shared.ts';
import type { Access } from './index.ts';

/** Reusable sets of people and conditions. */
export interface Groups {
  /** Create a reusable Access group of include, exclude and require rules.
   *
   *  A group does nothing until a policy or another group refers to it.
   *  @http POST /{account_or_zone}/access/groups
   *  @status 201
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Engineering", "include": [{ "email_domain": { "domain": "example.com" } }],
   *    "exclude": [{ "email": { "email": "guest@example.com" } }]
   *  }
   *  @aliases rule group */
  create(params: GroupParams, options?: RequestOptions): APIPromise<GroupResult>;

  /** Replace the name and all rules of an Access group.
   *
   *  Takes effect in every policy that refers to the group.
   *  @http PUT /{account_or_zone}/access/groups/{group_id}
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "group_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "name": "Engineering",
   *    "include": [{ "email_domain": { "domain": "example.com" } }]
   *  } */
  update(/** @maxLength 36 */ groupID: string, params: GroupParams, options?: RequestOptions): APIPromise<GroupResult>;

  /** List the Access groups of an account or zone, by name if given.
   *  @http GET /{account_or_zone}/access/groups
   *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
   *  @availability ga
   *  @columns name include exclude require is_default */
  list(params?: GroupListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<GroupResult>, GroupResult>;

  /** Delete an Access group of an account or zone.
   *  @http DELETE /{account_or_zone}/access/groups/{group_id}
   *  @status 202
   *  @permission Access: Organizations, Identity Providers, and Groups Write
   *  @availability ga */
  delete(
    /** @maxLength 36 */ groupID: string,
    params?: InAccountOrZone | null,
    options?: RequestOptions,
  ): APIPromise<GroupDeleteResponse>;

  /** Get one Access group with its rules.
   *  @http GET /{account_or_zone}/access/groups/{group_id}
   *  @permission Access: Organizations, Identity Providers, and Groups Write; Access: Organizations, Identity Providers, and Groups Read
   *  @availability ga */
  get(/** @maxLength 36 */ groupID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<GroupResult>;
}

export interface GroupParams extends InAccountOrZone {
  /** Rules of which a user has to meet at least one. */ include: Access.Applications.AccessRuleParam[];
  /** Name of the group for people. @minLength 1 */ name: string;
  /** Rules of which a user may meet none; they take precedence over `include` and `require`. */ exclude?: Access.Applications.AccessRuleParam[];
  /** Whether the group counts as a default group of the account. */ is_default?: boolean;
  /** Rules that a user has to meet all of, besides one of `include`. */ require?: Access.Applications.AccessRuleParam[];
}

export interface GroupResult extends Access.PolicyRules {
  /** Identifies the group; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
  id?: string;
  /** Rules that make the group a default, each of which has to be met. */ is_default?: Access.Applications.AccessRule[];
  /** Name of the group for people. */ name?: string;
}

export interface GroupListParams extends InAccountOrZone {
  /** Only the entries with this name. @minLength 1 */ name?: string;
  /** Text looked for in the name and other listed properties. @minLength 1 */ search?: string;
  /** @default 1 */ page?: Integer;
  /** @max 1000 @default 1000 */ per_page?: Integer;
}

export interface GroupDeleteResponse {
  /** Identifies the group; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
  id?: string;
}

export type GroupListResponsesV4PagePaginationArray = V4PagePaginationArray<GroupResult>;

export interface ZeroTrustGroup {
  /** SCIM id that Cloudflare gave the group. @example "bd97ef8d-7986-43e3-9ee0-c25dda33e4b0" */ id?: string;
  /** Name of the group, as the identity provider sent it. */ displayName?: string;
  /** Id that the identity provider gave the group. @example "all_employees" */ externalId?: string;
  /** Creation and last change of the SCIM record. */ meta?: Access.AccessUser.Meta;
  /** URIs of the SCIM schemas that the record follows. */ schemas?: string[];
}

export type ZeroTrustGroupsV4PagePaginationArray = V4PagePaginationArray<ZeroTrustGroup>;
