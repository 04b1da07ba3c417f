import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { AuditLog, Member, ResourceID, Role, TokenPolicy } from './_shared.ts';
import type { Accounts } from './accounts.ts';

/** Memberships: Accounts that you as a user belong to.
 *  @product memberships Memberships
 *  @docs https://developers.cloudflare.com/fundamentals/ */
export interface Memberships {
  /** Accept or reject an invitation to join an account.
   *  @http PUT /memberships/{membership_id}
   *  @permission Memberships Write
   *  @auth api_email+api_key */
  update(
    membershipID: ResourceID,
    params: Memberships.MembershipUpdateParams,
    options?: RequestOptions,
  ): APIPromise<Memberships.MembershipGetResponse>;

  /** Page through the accounts you belong to, by name or invitation status.
   *  @http GET /memberships
   *  @permission Memberships Write; Memberships Read
   *  @auth api_email+api_key */
  list(
    params?: Memberships.MembershipListParams | null,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Memberships.Membership>, Memberships.Membership>;

  /** Leave an account by deleting your own membership in it.
   *  @http DELETE /memberships/{membership_id}
   *  @permission Memberships Write
   *  @auth api_email+api_key */
  delete(membershipID: ResourceID, options?: RequestOptions): APIPromise<AuditLog.Owner>;

  /** Look up one of your memberships with its account and permissions.
   *  @http GET /memberships/{membership_id}
   *  @permission Memberships Write; Memberships Read
   *  @auth api_email+api_key */
  get(membershipID: ResourceID, options?: RequestOptions): APIPromise<Memberships.MembershipGetResponse>;
}

export declare namespace Memberships {
  export interface MembershipUpdateParams {
    status: 'accepted' | 'rejected';
  }

  export import MembershipUpdateResponse = Memberships.MembershipGetResponse;

  export interface MembershipListParams {
    account?: MembershipListParams.Account;
    direction?: 'asc' | 'desc';
    /** @maxLength 100 */ name?: string;
    order?: 'id' | 'account.name' | 'status';
    status?: 'accepted' | 'pending' | 'rejected';
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }
  export namespace MembershipListParams {
    export interface Account {
      /** @maxLength 100 */ name?: string;
    }
  }

  export interface Membership {
    /** @readOnly */ id?: ResourceID;
    account?: Accounts.Account;
    api_access_enabled?: boolean | null;
    permissions?: Role.Permissions;
    /** @readOnly */ roles?: (/** @maxLength 120 */ string)[];
    status?: 'accepted' | 'pending' | 'rejected';
  }
  export namespace Membership {
    export type Permissions = Role.Permissions;
  }

  export type MembershipDeleteResponse = AuditLog.Owner;

  export interface MembershipGetResponse {
    /** @readOnly */ id?: ResourceID;
    account?: Accounts.Account;
    api_access_enabled?: boolean | null;
    permissions?: Role.Permissions;
    policies?: Member.Policy[];
    /** @readOnly */ roles?: (/** @maxLength 120 */ string)[];
    status?: 'accepted' | 'pending' | 'rejected';
  }
  export namespace MembershipGetResponse {
    export type Permissions = Role.Permissions;
    export type Policy = Member.Policy;
    export namespace Policy {
      export type PermissionGroup = TokenPolicy.PermissionGroup;
      export namespace PermissionGroup {
        export type Meta = TokenPolicy.PermissionGroup.Meta;
      }
      export type ResourceGroup = Member.Policy.ResourceGroup;
      export namespace ResourceGroup {
        export type Meta = TokenPolicy.PermissionGroup.Meta;
        export type Scope = Member.Policy.ResourceGroup.Scope;
        export namespace Scope {
          export type Object = Member.Policy.ResourceGroup.Scope.Object;
        }
      }
    }
  }

  export type MembershipsV4PagePaginationArray = V4PagePaginationArray<Membership>;
}
