import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { PermissionGrant, ResourceID } from './_shared.ts';
import type { Accounts } from './accounts.ts';

/** Memberships: Accounts that you as a user belong to.
 *  @product memberships Memberships
 *  @docs https://developers.cloudflare.com/fundamentals/ */
export interface Memberships {
  /** Replace the status of a membership: accept or reject an invitation.
   *
   *  An answer cannot be changed later; rejecting needs a new invitation.
   *  @http PUT /memberships/{membership_id}
   *  @permission Memberships Write
   *  @auth api_email+api_key
   *  @example { "membership_id": "4536bcfad5faccb111b47003c79917fa", "status": "accepted" }
   *  @aliases accept invitation; join account */
  update(
    membershipID: ResourceID,
    params: Memberships.MembershipUpdateParams,
    options?: RequestOptions,
  ): APIPromise<Memberships.MembershipResult>;

  /** List the accounts you belong to, by name or invitation status.
   *
   *  Needs a user's credentials; open invitations have the status `pending`.
   *  @http GET /memberships
   *  @permission Memberships Write; Memberships Read
   *  @auth api_email+api_key
   *  @columns account.name account.type roles api_access_enabled status */
  list(
    params?: Memberships.MembershipListParams | null,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Memberships.Membership>, Memberships.Membership>;

  /** Delete your own membership in an account, that is leave it.
   *
   *  Cannot be undone without a new invitation.
   *  @http DELETE /memberships/{membership_id}
   *  @permission Memberships Write
   *  @auth api_email+api_key */
  delete(membershipID: ResourceID, options?: RequestOptions): APIPromise<Memberships.MembershipDeleteResponse>;

  /** Get one of your memberships with its account and permissions.
   *  @http GET /memberships/{membership_id}
   *  @permission Memberships Write; Memberships Read
   *  @auth api_email+api_key */
  get(membershipID: ResourceID, options?: RequestOptions): APIPromise<Memberships.MembershipResult>;
}

export declare namespace Memberships {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Membership to work on, as `memberships.list` shows it. @from memberships.list */ membership_id: string;
  }

  export interface MembershipUpdateParams {
    /** Answer to the invitation. */ status: 'accepted' | 'rejected' | (string & {});
  }

  export interface MembershipResult extends Membership {
    /** Access policies of the user: actions allowed on each resource. */ policies?: MembershipResult.Policy[];
  }
  export namespace MembershipResult {
    export interface Policy {
      /** Id of the policy, given by Cloudflare when the member got it. @example "f267e341f3dd4697bd3b9f71dd96247f" @readOnly */ id?: string;
      /** Whether the policy allows or denies its permissions on its resources. */ access?: 'allow' | 'deny';
      /** Permissions the policy is about, by group. */ permission_groups?: Policy.PermissionGroup[];
      /** Resources for which the policy holds, by group. */ resource_groups?: Policy.ResourceGroup[];
    }
    export namespace Policy {
      export interface PermissionGroup {
        /** Id of the permission group; the same in all accounts. @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" */ id: string;
        /** Dashboard details of the permission group: label, scopes and whether it is deprecated. */ meta?: PermissionGroup.Meta;
        /** Title of the permission group, such as `Load Balancer`; set by Cloudflare. @readOnly */ name?: string;
      }
      export namespace PermissionGroup {
        export interface Meta {
          /** Topic under which the dashboard shows the permission group. */ category?: string;
          /** Whether the permission group should no longer be granted, as text (`true` or `false`). */ deprecated?: string;
          /** Access that the permission group grants. */ description?: string;
          /** Whether the permission group may be changed, as text (`true` or `false`). */ editable?: string;
          /** Time at which the permission group is to be withdrawn, if it is planned. */ eol_at?: string;
          /** Short technical name of the permission group, stable across changes of its title. */ label?: string;
          /** Kinds of resource for which the permission group can be granted, as text. */ scopes?: string;
          /** To whom the permission group is offered, as text. */ visibility?: string;
        }
      }
      export interface ResourceGroup {
        /** Id of the resource group, given by Cloudflare. @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" @readOnly */ id: string;
        /** Account, and the objects in it, that the resource group covers. */ scope: ResourceGroup.Scope;
        /** Attributes Cloudflare keeps with the resource group. */ meta?: ResourceGroup.Meta;
        /** Title of the resource group, given by whoever made it. @readOnly */ name?: string;
      }
      export namespace ResourceGroup {
        export interface Scope {
          /** Kind and id of the account that contains the resources, as `com.cloudflare.api.account.ID`. @readOnly */ key: string;
          /** Resources in the account that are covered, such as single zones. */ objects: Scope.Object[];
        }
        export namespace Scope {
          export interface Object {
            /** Kind and id of the covered resource, as `com.cloudflare.api.account.zone.ID`; `*` covers all. @readOnly */ key: string;
          }
        }
        export interface Meta {
          /** Attribute name, of the pair that describes the group. */ key?: string;
          /** Attribute content, of the pair that describes the group. */ value?: string;
        }
      }
    }
  }

  export interface MembershipListParams {
    account?: MembershipListParams.Account;
    direction?: 'asc' | 'desc';
    /** Account name for people. @maxLength 100 */ name?: string;
    /** Property by which the memberships are sorted. */ order?: 'id' | 'account.name' | 'status' | (string & {});
    /** Only memberships whose invitation is in this state. */ status?: 'accepted' | 'pending' | 'rejected' | (string & {});
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }
  export namespace MembershipListParams {
    export interface Account {
      /** Account name for people. @maxLength 100 */ name?: string;
    }
  }

  export interface Membership {
    /** Identifies the membership. @readOnly */ id?: ResourceID;
    account?: Accounts.Account;
    /** Whether the user may use the API on the account; null follows the account. Enterprise only. */ api_access_enabled?: boolean | null;
    /** Read and edit rights of the user in the account, by area. */ permissions?: Membership.Permissions;
    /** Names of the user's roles in the account. @readOnly */ roles?: (/** @maxLength 120 */ string)[];
    /** Whether the invitation has been accepted, rejected or waits. */ status?: 'accepted' | 'pending' | 'rejected';
  }
  export namespace Membership {
    export interface Permissions {
      /** Member's access to the account's analytics. */ analytics?: PermissionGrant;
      /** Member's access to invoices, payment and subscriptions. */ billing?: PermissionGrant;
      /** Whether the member may purge what is cached. */ cache_purge?: PermissionGrant;
      /** Member's access to the DNS settings of zones. */ dns?: PermissionGrant;
      /** Member's access to individual DNS records. */ dns_records?: PermissionGrant;
      /** Member's access to load balancers, pools and monitors. */ lb?: PermissionGrant;
      /** Member's access to request logs. */ logs?: PermissionGrant;
      /** Member's access to the organization and its members. */ organization?: PermissionGrant;
      /** Member's access to certificates and TLS settings. */ ssl?: PermissionGrant;
      /** Member's access to the web application firewall. */ waf?: PermissionGrant;
      /** Member's access to zone settings. */ zone_settings?: PermissionGrant;
      /** Member's access to zones as such, including adding and deleting them. */ zones?: PermissionGrant;
    }
  }

  export interface MembershipDeleteResponse {
    /** Identifies the membership. @readOnly */ id?: ResourceID;
  }

  export type MembershipsV4PagePaginationArray = V4PagePaginationArray<Membership>;
}
