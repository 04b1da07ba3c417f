import type {
  APIPromise,
  CursorPaginationAfter,
  JsonObject,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from './_client.ts';
import type {
  DateTime,
  InAccount,
  InAccountOrZone,
  Integer,
  Member,
  RatePlanParam,
  ResourceID,
  Role,
  RoleParam,
  Subscription,
  SubscriptionParam,
  Token,
  TokenConditionCIDRList,
  TokenConditionCIDRListParam,
  TokenPolicy,
  TokenPolicyParam,
  TokenValue,
} from './_shared.ts';
import type { Organizations as OrganizationsAPI } from './organizations.ts';

/** Accounts: The billing and access container that holds zones, products, members and tokens.
 *  @product accounts Accounts
 *  @docs https://developers.cloudflare.com/fundamentals/ */
export interface Accounts {
  readonly members: Accounts.Members;
  readonly roles: Accounts.Roles;
  readonly subscriptions: Accounts.Subscriptions;
  readonly tokens: Accounts.Tokens;
  readonly logs: Accounts.Logs;
  readonly speedSettings: Accounts.SpeedSettings;
  readonly entitlements: Accounts.Entitlements;
  readonly paymentMethods: Accounts.PaymentMethods;
  readonly payInvoice: Accounts.PayInvoice;
  readonly payBadDebt: Accounts.PayBadDebt;
  readonly receipts: Accounts.Receipts;
  readonly invoices: Accounts.Invoices;
  readonly clientSecret: Accounts.ClientSecret;
  readonly organizations: Accounts.Organizations;
  readonly profile: Accounts.Profile;
  readonly settings: Accounts.Settings;

  /** Create an account, with an optional parent unit.
   *
   *  For tenant admins only.
   *  @http POST /accounts
   *  @availability ga
   *  @auth api_email+api_key
   *  @example { "name": "Example Inc.", "type": "standard", "unit": { "id": "f267e341f3dd4697bd3b9f71dd96247f" } } */
  create(params: Accounts.AccountCreateParams, options?: RequestOptions): APIPromise<Accounts.Account>;

  /** Replace an account's name, type and settings.
   *
   *  Turning on `enforce_twofactor` locks out members who have no second factor.
   *  @http PUT /accounts/{account_id}
   *  @demands name
   *  @permission Account Settings Write
   *  @plans free pro business enterprise
   *  @auth api_email+api_key
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Example Inc.", "type": "standard",
   *    "settings": { "abuse_contact_email": "abuse@example.com", "enforce_twofactor": true }
   *  }
   *  @aliases rename account */
  update(params: Accounts.AccountUpdateParams, options?: RequestOptions): APIPromise<Accounts.Account>;

  /** List the accounts that the credentials can reach.
   *
   *  A token sees only the accounts its policies name.
   *  @http GET /accounts
   *  @plans free pro business enterprise
   *  @auth api_email+api_key
   *  @aliases find account id
   *  @columns name type id created_on */
  list(
    params?: Accounts.AccountListParams | null,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Accounts.Account>, Accounts.Account>;

  /** Delete an account with everything in it.
   *
   *  Cannot be undone: zones, Workers and data go too. For tenant admins, on accounts of their tenant only.
   *  @http DELETE /accounts/{account_id}
   *  @permission Account Settings Write
   *  @availability ga
   *  @auth api_email+api_key
   *  @confirm
   *  @cascades zones */
  delete(params: InAccount, options?: RequestOptions): APIPromise<Accounts.AccountDeleteResponse | null>;

  /** Get an account's name, type and settings.
   *  @http GET /accounts/{account_id}
   *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
   *  @plans free pro business enterprise
   *  @auth api_email+api_key */
  get(params: InAccount, options?: RequestOptions): APIPromise<Accounts.Account>;

  /** Move an account into another organization.
   *
   *  Closed beta. Needs rights in both organizations.
   *  @http POST /accounts/{account_id}/move
   *  @availability beta
   *  @auth api_email+api_key
   *  @docs https://developers.cloudflare.com/api/operations/Accounts_moveAccounts
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "destination_organization_id": "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" } */
  move(params: Accounts.AccountMoveParams, options?: RequestOptions): APIPromise<Accounts.MoveAccountResponse>;

  /** Move several accounts into another organization.
   *
   *  Each account is moved on its own: `statuses` tells which have been.
   *  @http POST /accounts/move
   *  @availability alpha
   *  @auth api_email+api_key
   *  @docs https://developers.cloudflare.com/api/operations/Accounts_batchMoveAccounts */
  bulkMove(params: Accounts.AccountBulkMoveParams, options?: RequestOptions): APIPromise<Accounts.BatchAccountMoveResponse>;
}

export declare namespace Accounts {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Organization to move into. */ destination_organization_id: string;
    /** Values that are left out. */ not: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Member to work on, as `accounts.members.list` shows it. @from accounts.members.list */ member_id: string;
    /** Payment method to work on, as `accounts.paymentMethods.list` shows it. @from accounts.paymentMethods.list */ payment_method_id: string;
    /** Receipt to download, by the id that the billing history has. */ receipt_id: string;
    /** Role to look up; members refer to roles by this id. */ role_id: string;
    /** Subscription of the account, by its id. */ subscription_identifier: string;
    /** Token to work on, as `accounts.tokens.list` shows it. @from accounts.tokens.list */ token_id: string;
  }

  export interface AccountIdentity {
    /** Name of the account for people. @minLength 1 @maxLength 100 */ name: string;
    /** Kind of account; Enterprise accounts have a contract. */ type?: 'standard' | 'enterprise' | (string & {});
  }

  export interface AccountCreateParams extends AccountIdentity {
    /** Tenant unit that the account is made under; left out, your own. */ unit?: AccountCreateParams.Unit;
    /** If true, the account stands alone, without a tenant; leave `unit` out then. */ standalone?: true;
    /** Text of your own by which a repeated request is recognized, so that no second account is made. */ 'Idempotency-Key'?: string;
  }
  export namespace AccountCreateParams {
    export interface Unit {
      /** Id of the tenant unit. */ id?: string;
    }
  }

  export interface AccountDetails extends AccountIdentity {
    /** Identifies the account. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
    /** @maxLength 100 */ name: string;
    /** Organization that manages the account, if there is one. */ managed_by?: Account.ManagedBy;
    /** Settings for all members of the account. */ settings?: Account.Settings;
  }

  export interface Account extends AccountDetails {
    type: 'standard' | 'enterprise';
    /** @readOnly */ created_on?: DateTime;
  }
  export namespace Account {
    export interface ManagedBy {
      /** Organization directly above the account. @readOnly */ parent_org_id?: ResourceID;
      /** Name of the organization directly above the account. @readOnly */ parent_org_name?: string;
    }
    export interface Settings {
      /** Address that hears of abuse reports. */ abuse_contact_email?: string | null;
      /** Whether members must have two-factor authentication. @default false */ enforce_twofactor?: boolean | null;
    }
  }

  export interface AccountUpdateParams extends InAccount, AccountDetails {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" @pattern ^[0-9a-f]{32}$ */ id: string;
  }

  export interface AccountListParams {
    direction?: 'asc' | 'desc';
    /** Only accounts with this name. @example "example.com" @minLength 1 @maxLength 100 */ name?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface AccountDeleteResponse {
    /** Identifies the account. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
  }

  export interface AccountMoveParams extends InAccount {
    /** @minLength 1 */ destination_organization_id: string;
  }

  export interface MoveAccountResponse {
    account_id: string;
    destination_organization_id: string;
    /** Organization the account was in before. */ source_organization_id: string;
  }

  export interface AccountBulkMoveParams {
    account_ids: string[];
    /** @minLength 1 @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ destination_organization_id: string;
  }

  export interface BatchAccountMoveResponse {
    /** Result for each account. */ statuses: {
      /** Reason the account was not moved. */ message?: string;
      /** Whether the account was moved. */ moved: boolean;
      /** Identifies the account. */ tag: string;
    };
  }

  /** People with access to the account, and their roles or policies. */
  export interface Members {
    /** Create a member of an account by inviting an email address.
     *
     *  Give roles or policies, not both. The person gets a mail and stays `pending` until it is accepted.
     *  @http POST /accounts/{account_id}/members
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "email": "grace@example.com", "roles": ["3536bcfad5faccb999b47003c79917fb"],
     *    "status": "pending"
     *  }
     *  @aliases invite user; add member */
    create(params: MemberCreateParams, options?: RequestOptions): APIPromise<Member>;

    /** Replace the roles or policies of an account member.
     *
     *  A role or policy left out is taken away.
     *  @http PUT /accounts/{account_id}/members/{member_id}
     *  @body json required
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "member_id": "4536bcfad5faccb111b47003c79917fa",
     *    "roles": [{ "id": "3536bcfad5faccb999b47003c79917fb" }]
     *  } */
    update(memberID: ResourceID, params: MemberUpdateParams, options?: RequestOptions): APIPromise<Member>;

    /** List the members of an account, optionally by status.
     *  @http GET /accounts/{account_id}/members
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @auth api_email+api_key
     *  @columns email roles policies status
     *  @key email */
    list(params: MemberListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Member>, Member>;

    /** Delete a member, ending that person's access to the account.
     *
     *  The person's user tokens lose their rights on the account; account-owned tokens go on working.
     *  @http DELETE /accounts/{account_id}/members/{member_id}
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @auth api_email+api_key */
    delete(memberID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<MemberDeleteResponse | null>;

    /** Get one account member with status, roles and policies.
     *  @http GET /accounts/{account_id}/members/{member_id}
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @auth api_email+api_key */
    get(memberID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Member>;
  }

  export type MemberCreateParams = MemberCreateParams.IAMCreateMemberWithRoles | MemberCreateParams.IAMCreateMemberWithPolicies;
  export namespace MemberCreateParams {
    export interface IAMCreateMemberWithRoles extends InAccount {
      /** Address the invitation goes to. @maxLength 90 @format email */ email: string;
      /** Ids of the roles to grant. @minItems 1 @from accounts.roles.list */ roles: (/** @maxLength 32 */ string)[];
      /** Whether the invitation counts as accepted at once; `pending` waits for the person. */ status?: 'accepted' | 'pending';
    }
    export interface IAMCreateMemberWithPolicies extends InAccount {
      /** Address the invitation goes to. @maxLength 90 @format email */ email: string;
      /** Access policies of the member, used instead of roles. @minItems 1 */ policies: IAMCreateMemberWithPolicies.Policy[];
      /** Whether the invitation counts as accepted at once; `pending` waits for the person. */ status?: 'accepted' | 'pending';
    }
    export namespace IAMCreateMemberWithPolicies {
      export interface Policy {
        /** Whether the policy grants or takes away; deny wins. */ access: 'allow' | 'deny';
        /** Permissions that the policy grants. */ permission_groups: Policy.PermissionGroup[];
        /** Groups of resources that the policy is for. @minItems 1 */ resource_groups: Policy.ResourceGroup[];
      }
      export namespace Policy {
        export interface PermissionGroup {
          /** Identifies the group. @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" @minLength 1 */ id: string;
        }
        export interface ResourceGroup {
          /** Identifies the group. @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" @minLength 1 */ id: string;
        }
      }
    }
  }

  export type MemberUpdateParams = MemberUpdateParams.IAMUpdateMemberWithRoles | MemberUpdateParams.IAMUpdateMemberWithPolicies;
  export namespace MemberUpdateParams {
    export interface IAMUpdateMemberWithRoles extends InAccount {
      /** Roles to grant; replaces the former ones. @minItems 1 */ roles?: RoleParam[];
    }
    export interface IAMUpdateMemberWithPolicies extends InAccount {
      /** Access policies of the member, used instead of roles. @minItems 1 */ policies: MemberCreateParams.IAMCreateMemberWithPolicies.Policy[];
    }
  }

  export interface MemberListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Property by which the members are sorted. */ order?: 'user.first_name' | 'user.last_name' | 'user.email' | 'status' | (string & {});
    /** Only members in this state. */ status?: 'accepted' | 'pending' | 'rejected' | (string & {});
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface MemberDeleteResponse {
    /** Membership that was removed. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
  }

  /** Predefined sets of permissions that can be given to people in the account. */
  export interface Roles {
    /** List the roles that members of an account can have.
     *  @http GET /accounts/{account_id}/roles
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @availability deprecated
     *  @auth api_email+api_key
     *  @deprecated
     *  @columns name description id */
    list(params: RoleListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Role>, Role>;

    /** Get one role that members can have.
     *  @http GET /accounts/{account_id}/roles/{role_id}
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @availability deprecated
     *  @auth api_email+api_key
     *  @deprecated */
    get(roleID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Role>;
  }

  export interface RoleListParams extends InAccount {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  /** Paid rate plans that the account has ordered. */
  export interface Subscriptions {
    readonly cancelReason: Subscriptions.CancelReason;
    readonly actions: Subscriptions.Actions;
    readonly bulk: Subscriptions.Bulk;

    /** Create a subscription of an account or zone to a rate plan.
     *
     *  Charges the account's payment method.
     *  @http POST /{account_or_zone}/subscriptions
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "frequency": "monthly", "rate_plan": { "id": "pro" } } */
    create(params: SubscriptionCreateParams, options?: RequestOptions): APIPromise<Subscription>;

    /** Replace the rate plan or frequency of an account subscription.
     *
     *  An upgrade is charged at once.
     *  @http PUT /accounts/{account_id}/subscriptions/{subscription_identifier}
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(subscriptionIdentifier: ResourceID, params: SubscriptionParams, options?: RequestOptions): APIPromise<Subscription>;

    /** Delete an account subscription.
     *  @http DELETE /accounts/{account_id}/subscriptions/{subscription_identifier}
     *  @permission Billing Write
     *  @availability ga */
    delete(
      subscriptionIdentifier: ResourceID,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SubscriptionDeleteResponse>;

    /** Get the subscriptions held by an account or zone.
     *  @http GET /{account_or_zone}/subscriptions
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns rate_plan.public_name price currency frequency state current_period_end */
    get(params?: InAccountOrZone | null, options?: RequestOptions): PagePromise<SinglePage<Subscription>, Subscription>;

    /** Cancel pending downgrades of the given subscriptions.
     *  @http POST /accounts/{account_id}/subscriptions/cancel-downgrade */
    cancelDowngrade(params: SubscriptionCancelDowngradeParams, options?: RequestOptions): APIPromise<SubscriptionCancelDowngradeResponse>;

    /** Get one account subscription with its rate plan and frequency.
     *  @http GET /accounts/{account_id}/subscriptions/{subscription_identifier} */
    getByIdentifier(
      subscriptionIdentifier: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<Subscription>;
  }

  export interface SubscriptionTerms {
    /** Interval at which the subscription renews and is billed. */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | (string & {});
    /** Plan that is subscribed to. */ rate_plan?: RatePlanParam;
  }

  export interface SubscriptionCreateParams extends InAccountOrZone, SubscriptionTerms {}

  export interface SubscriptionParams extends InAccount, SubscriptionTerms {}

  export interface SubscriptionDeleteResponse {
    /** Subscription that was cancelled. @readOnly */ subscription_id?: ResourceID;
  }

  export interface SubscriptionCancelDowngradeParams extends InAccount {
    /** Subscriptions whose downgrade is called off. @minItems 1 */ subscription_ids?: string[];
  }

  export type SubscriptionCancelDowngradeResponse = JsonValue;

  /** API credentials that belong to the account rather than to a person. */
  export interface Tokens {
    readonly permissionGroups: Tokens.PermissionGroups;
    readonly value: Tokens.Value;

    /** Create an account-owned API token from policies.
     *
     *  `value` is shown only once, in this response: store it. The token belongs to the account and stays when its creator leaves.
     *  @http POST /accounts/{account_id}/tokens
     *  @permission Account API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "deploy",
     *    "policies": [
     *      {
     *        "effect": "allow", "permission_groups": [{ "id": "c8fed203ed3043cba015a93ad1616f1f" }],
     *        "resources": { "com.cloudflare.api.account.zone.023e105f4ecef8ad9ca31a8372d0c353": "*" }
     *      }
     *    ],
     *    "expires_on": "2027-01-01T00:00:00Z"
     *  }
     *  @aliases API token; service token */
    create(params: TokenCreateParams, options?: RequestOptions): APIPromise<TokenCreateResponse>;

    /** Replace the name, policies and conditions of an account-owned API token.
     *
     *  Everything has to be given: policies or conditions left out are gone. The value stays the same; `value.update` changes it.
     *  @http PUT /accounts/{account_id}/tokens/{token_id}
     *  @permission Account API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(tokenID: ResourceID, params: TokenUpdateParams, options?: RequestOptions): APIPromise<Token>;

    /** List account-owned API tokens, with expired ones if asked.
     *  @http GET /accounts/{account_id}/tokens
     *  @permission Account API Tokens Write; Account API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns name policies status last_used_on issued_on expires_on */
    list(params: TokenListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Token>, Token>;

    /** Delete an account-owned API token, which stops working.
     *  @http DELETE /accounts/{account_id}/tokens/{token_id}
     *  @permission Account API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(tokenID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<TokenDeleteResponse | null>;

    /** Get an account-owned API token's policies and status.
     *
     *  The value is never returned again.
     *  @http GET /accounts/{account_id}/tokens/{token_id}
     *  @permission Account API Tokens Write; Account API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(tokenID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Token>;

    /** Verify that the account-owned API token in use is active.
     *
     *  Tells about the token that signs the request itself.
     *  @http GET /accounts/{account_id}/tokens/verify
     *  @plans free pro business enterprise
     *  @availability ga
     *  @aliases test token; whoami */
    verify(params: InAccount, options?: RequestOptions): APIPromise<TokenVerifyResponse>;
  }

  export interface TokenCreateParams extends InAccount {
    /** Name for people, to tell tokens apart. @maxLength 120 @minLength 1 */ name: string;
    /** Access policies of the token: actions allowed on each resource; all policies apply together. @minItems 1 */ policies: TokenPolicyParam[];
    /** Addresses from which the token works; left out, from anywhere. */ condition?: TokenCreateParams.Condition;
    /** Time from which the token no longer works; left out, it works without end. */ expires_on?: DateTime;
    /** Time before which the token is refused; left out, it works from its creation. */ not_before?: DateTime;
  }
  export namespace TokenCreateParams {
    export interface Condition {
      /** Addresses from which the token may be used. */ request_ip?: Condition.RequestIP;
      /** Name of `request_ip` in Cloudflare's guides. */ 'request.ip'?: Condition.RequestIP;
    }
    export namespace Condition {
      export interface RequestIP {
        /** Addresses from which the token works, as CIDR. */ in?: TokenConditionCIDRListParam[];
        /** Addresses from which the token does not work, as CIDR. */ not_in?: TokenConditionCIDRListParam[];
      }
    }
  }

  export interface TokenValidity {
    /** Identifies the token; not its secret. @readOnly */ id?: ResourceID;
    /** Time from which the token no longer works; absent, it works without end. */ expires_on?: DateTime | null;
    /** Time before which the token is refused; null if it works from its creation. */ not_before?: DateTime | null;
    /** Whether the token works; `expired` is set by Cloudflare. */ status?: 'active' | 'disabled' | 'expired';
  }

  export interface TokenCreateResponse extends TokenValidity {
    /** Addresses from which the token works; absent, from anywhere. */ condition?: TokenCreateResponse.Condition;
    /** Time at which the token was created. @readOnly */ issued_on?: DateTime;
    /** Time of the last request with the token. @readOnly */ last_used_on?: DateTime | null;
    /** @readOnly */ modified_on?: DateTime;
    /** Name for people, to tell tokens apart. @maxLength 120 */ name?: string;
    /** Access policies of the token: actions allowed on each resource. */ policies?: TokenPolicy[];
    /** Secret that requests carry; shown only once, in this response. @readOnly @sensitive */ value?: TokenValue;
    /** Address of the user who made the token, at that time. */ creator_email_at_creation?: string;
    /** OAuth client that made the token; null if none did. */ provisioner_id?: string | null;
    /** Service that created the token; absent if no service did. */ provisioner_type?: string;
  }
  export namespace TokenCreateResponse {
    export interface Condition {
      /** Addresses from which the token may be used. */ request_ip?: Condition.RequestIP;
      /** Name of `request_ip` in Cloudflare's guides. */ 'request.ip'?: Condition.RequestIP;
    }
    export namespace Condition {
      export interface RequestIP {
        /** Addresses from which the token works, as CIDR. */ in?: TokenConditionCIDRList[];
        /** Addresses from which the token does not work, as CIDR. */ not_in?: TokenConditionCIDRList[];
      }
    }
  }

  export interface TokenUpdateParams extends TokenCreateParams {
    /** @maxLength 120 @minLength 1 @example "Deploys from the build server" */ name: string;
    /** Whether the token works; `expired` is set by Cloudflare. */ status?: 'active' | 'disabled' | 'expired' | (string & {});
  }

  export interface TokenListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Whether tokens that ended lately are returned too. @default false */ include_expired?: boolean;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface TokenDeleteResponse {
    /** Token that was deleted. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
  }

  export interface TokenVerifyResponse extends TokenValidity {
    /** @readOnly */ id: ResourceID;
    status: 'active' | 'disabled' | 'expired';
  }

  /** Records of what happened inside the account. */
  export interface Logs {
    readonly audit: Logs.Audit;
  }

  /** Performance options that hold for the whole account. */
  export interface SpeedSettings {
    readonly transformations: SpeedSettings.Transformations;
  }

  /** Features and limits that the account's plans allow. */
  export interface Entitlements {
    /** List what an account is entitled to use.
     *  @http GET /accounts/{account_id}/entitlements
     *  @columns feature.name feature.key allocation.value allocation.type created_date
     *  @key feature.key */
    list(
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<EntitlementListResponse>, EntitlementListResponse>;
  }

  export interface EntitlementListResponse {
    /** Key of the entitlement, the same as its feature's. */ id: string;
    /** Amount allowed, in the form given by `type`. */ allocation: EntitlementListResponse.Allocation;
    /** Time at which it was granted. */ created_date: string;
    /** Time at which it was withdrawn; empty while it counts. */ deleted_date: string;
    /** Time of its last change. */ edited_date: string;
    feature: EntitlementListResponse.Feature;
  }
  export namespace EntitlementListResponse {
    export interface Allocation {
      /** Form of `value`: yes or no, a greatest number, a choice, a range or text. */
      type: 'bool' | 'max_count' | 'enum_number' | 'range' | 'string';
      /** Value granted, in the form given by `type`. */ value: boolean | number | string | number[] | Allocation.MaxValue;
    }
    export namespace Allocation {
      export interface MaxValue {
        /** Greatest number that is allowed. */ max: number;
        /** Least number that is allowed. */ min: number;
      }
    }
    export interface Feature {
      /** Number of the feature. */ id: number;
      /** Group of features it belongs to. */ feature_set: string;
      /** Unique name of the feature for programs. */ key: string;
      /** Name of the feature for people. */ name: string;
    }
  }

  export type EntitlementListResponsesSinglePage = SinglePage<EntitlementListResponse>;

  /** Cards, bank accounts and other means the account pays with. */
  export interface PaymentMethods {
    /** Create a payment method of an account: a card, bank account or other.
     *
     *  Takes the nonce of the payment gateway, never a card number itself.
     *  @http POST /accounts/{account_id}/payment-methods */
    create(params: PaymentMethodParams, options?: RequestOptions): APIPromise<PaymentMethod>;

    /** Replace the billing details of a stored payment method.
     *  @http PUT /accounts/{account_id}/payment-methods/{payment_method_id} */
    update(paymentMethodID: string, params: PaymentMethodParams, options?: RequestOptions): APIPromise<PaymentMethod>;

    /** List the payment methods of an account.
     *  @http GET /accounts/{account_id}/payment-methods
     *  @columns nick_name type last_four default expiration_date state */
    list(
      params: PaymentMethodListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<PaymentMethod>, PaymentMethod>;

    /** Delete a stored payment method.
     *  @http DELETE /accounts/{account_id}/payment-methods/{payment_method_id} */
    delete(paymentMethodID: string, params: InAccount, options?: RequestOptions): APIPromise<PaymentMethodDeleteResponse>;

    /** Get one stored payment method.
     *  @http GET /accounts/{account_id}/payment-methods/{payment_method_id} */
    get(paymentMethodID: string, params: InAccount, options?: RequestOptions): APIPromise<PaymentMethod>;

    /** Set a payment method as the account's default for charges.
     *  @http POST /accounts/{account_id}/payment-methods/{payment_method_id}/set-as-default */
    setAsDefault(
      paymentMethodID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<PaymentMethodSetAsDefaultResponse>;
  }

  export interface PaymentDetails {
    /** First line of the billing address. */ address?: string;
    /** Second line of the billing address. */ address2?: string;
    /** Whether the bank account is for checking or saving. */ bank_account_type?: string;
    /** Code that identifies the bank. */ bank_code?: string;
    /** Country in which the bank account is held. */ bank_country?: string;
    /** Name of the bank, for payments from an account. */ bank_name?: string;
    /** Routing number (ABA) for direct debit in the United States. */ bank_routing_number?: string;
    /** Cash App name of the payer. */ cashapp_cash_tag?: string;
    /** City of the billing address. */ city?: string;
    /** Whether charges go to this method unless another is named. */ default?: boolean;
    /** First name of the payer. */ first_name?: string;
    /** Last name of the payer. */ last_name?: string;
    /** Name you give the method. */ nick_name?: string;
    /** Address of the payer's account, as at PayPal. @format email */ payment_account_email?: string;
    /** Address for mails about payments. @format email */ payment_email?: string;
    /** State or province of the billing address. */ state?: string;
    /** Postal code of the billing address. */ zipcode?: string;
  }

  export interface PaymentMethodParams extends InAccount, PaymentDetails {
    /** Country of the billing address, by two-letter code. @pattern ^[A-Za-z]{2}$ */ country?: string;
    /** Data about the device, against fraud. */ device_data?: string;
    /** Gateway that made the nonce. */ payment_gateway?: string;
    /** Token of the payment gateway that stands for the card or account; good once. @sensitive @minLength 1 */ payment_nonce?: string;
    /** Kind of payment. */ type?: 'CREDIT_CARD' | 'PAYPAL' | 'CASHAPP' | 'SEPA_DEBIT' | 'LINK' | 'ACH_DIRECT_DEBIT' | (string & {});
  }

  export interface PaymentMethod extends PaymentDetails {
    /** Identifies the payment method. */ id?: string;
    /** Country of the billing address, by two-letter code. */ country?: string;
    /** Month in which the card ends. */ expiration_date?: string;
    /** Last four digits of the card. */ last_four?: string;
    /** Kind of payment. */ type?: 'CREDIT_CARD' | 'PAYPAL' | 'CASHAPP' | 'SEPA_DEBIT' | 'LINK' | 'ACH_DIRECT_DEBIT';
  }

  export interface PaymentMethodListParams extends InAccount {
    page?: number;
    per_page?: number;
  }

  export type PaymentMethodDeleteResponse = JsonValue;

  export type PaymentMethodSetAsDefaultResponse = JsonValue;

  export type PaymentMethodListResponsesV4PagePaginationArray = V4PagePaginationArray<PaymentMethod>;

  /** Payment of one open bill. */
  export interface PayInvoice {
    /** Pay one invoice of an account.
     *
     *  Charges the default payment method unless another is named.
     *  @http POST /accounts/{account_id}/pay-invoice */
    create(params: PayInvoiceCreateParams, options?: RequestOptions): APIPromise<PayInvoiceCreateResponse>;
  }

  export interface PayInvoiceCreateParams extends InAccount {
    invoice_id?: string;
    /** Payment method to charge; left out, the default one. @from accounts.paymentMethods.list */ payment_method_id?: string;
    /** Whether the payment method is checked before the charge. */ validate_payment_method?: boolean;
  }

  export interface PayInvoiceCreateResponse {
    /** Secret for Stripe's payment form, if the payer has to confirm. @sensitive */ client_secret?: string;
  }

  /** Settlement of charges that have gone unpaid for long. */
  export interface PayBadDebt {
    /** Pay an account's bad debt.
     *
     *  If the bank asks the owner to confirm, `client_secret` is for the payment form.
     *  @http POST /accounts/{account_id}/pay-bad-debt */
    create(params: PayBadDebtCreateParams, options?: RequestOptions): APIPromise<PayInvoiceCreateResponse>;
  }

  export interface PayBadDebtCreateParams extends InAccount {
    /** Payment method to charge; left out, the default one. @from accounts.paymentMethods.list */ payment_method_id?: string;
  }

  /** Proofs of payment for download. */
  export interface Receipts {
    /** Download an account's receipt as a PDF of the chosen document type.
     *  @http GET /accounts/{account_id}/receipts/{receipt_id}/pdf
     *  @response binary application/pdf */
    pdf(receiptID: string, params: ReceiptPDFParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface ReceiptPDFParams extends InAccount {
    /** Kind of document to make, such as an invoice or a receipt. */ doctype?: string;
  }

  /** An on or off switch for the account's bills. */
  export interface Invoices {
    /** Edit whether invoices of an account are made as PDF.
     *  @http PATCH /accounts/{account_id}/invoices */
    edit(params: InvoiceEditParams, options?: RequestOptions): APIPromise<InvoiceEditResponse>;
  }

  export interface InvoiceEditParams extends InAccount {
    /** Whether invoices are made as PDF. */ toggle?: boolean;
  }

  export type InvoiceEditResponse = JsonValue;

  /** A secret issued to identify the account as a client. */
  export interface ClientSecret {
    /** Create a client secret for an account's payment form.
     *  @http POST /accounts/{account_id}/client-secret */
    create(params: InAccount, options?: RequestOptions): APIPromise<PayInvoiceCreateResponse>;
  }

  /** Groups of accounts that this one is part of. */
  export interface Organizations {
    /** List the organizations that an account belongs to, root first.
     *  @http GET /accounts/{account_id}/organizations
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Accounts_listAccountOrganizations
     *  @columns name id parent.name create_time */
    list(params: InAccount, options?: RequestOptions): APIPromise<Organization[]>;
  }

  export interface Organization {
    /** Time at which the organization was created. @readOnly */ create_time: DateTime;
    /** Identifies the organization. @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ id: string;
    /** Facts about the organization that Cloudflare keeps. @readOnly */
    meta: {
      /** Ids from the root down to the organization. */ hierarchy_tags?: string[];
      /** Manager of the organization. */ managed_by?: string;
      /** Capabilities of the tenant. */ tenant_flags?: OrganizationsAPI.Organization.Meta.TenantFlags;
    } & {
      [key: string]: JsonObject;
    };
    /** Name of the organization for people. */ name: string;
    /** Organization above this one. */ parent?: {
      /** Identifies the organization. @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ id: string;
      /** Name of the organization for people. @readOnly */ name: string;
    };
    /** Business name, address and contacts. */ profile?: OrganizationsAPI.OrganizationProfile;
  }

  /** Business name, postal address and contacts of the account holder. */
  export interface Profile {
    /** Get the account's business name, address and contacts.
     *  @http GET /accounts/{account_id}/profile
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Accounts_getAccountProfile */
    get(params: InAccount, options?: RequestOptions): APIPromise<OrganizationsAPI.OrganizationProfile>;

    /** Replace the account's business name, address and contacts.
     *
     *  All parts have to be given.
     *  @http PUT /accounts/{account_id}/profile
     *  @response void
     *  @permission Account Settings Write
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Accounts_modifyAccountProfile */
    update(params: ProfileUpdateParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface ProfileUpdateParams extends InAccount {
    /** Postal address of the business. @example "12 Harbour Street, Lisbon" */ business_address: string;
    /** Contact address of the business. @format email @example "office@example.com" */ business_email: string;
    /** Legal name of the business. @example "Example Inc." */ business_name: string;
    /** Contact telephone of the business. @example "+351 21 555 0100" */ business_phone: string;
    /** Data of your own that is kept with the profile. @example "customer 1047" */ external_metadata: string;
  }

  /** Switches that apply to the account as a whole. */
  export interface Settings {
    readonly utBilling: Settings.UtBilling;
  }

  export type AccountsV4PagePaginationArray = V4PagePaginationArray<Account>;

  export type Status = 'member' | 'invited';

  export interface SubscriptionV2 {
    /** Currency of the price, as ISO 4217 code. @example "USD" @readOnly */ currency?: string;
    /** End of the running billing period, when the next payment is due. @readOnly */ current_period_end?: DateTime;
    /** Start of the running billing period. @readOnly */ current_period_start?: DateTime;
    /** Interval at which the subscription renews and is billed. */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
    /** Identifies the subscription. @readOnly */ id?: ResourceID;
    /** Price per billing period, in `currency`. @example 20 @readOnly */ price?: number;
    /** Plan that is subscribed to. */ rate_plan?: RatePlan;
    /** State of the subscription; set by Cloudflare. @readOnly */ state?: State;
  }

  export interface RatePlan {
    /** Currency of the price, as ISO 4217 code. @example "USD" */ currency?: string;
    /** Whether another company bills the plan. */ externally_managed?: boolean;
    /** Plan, by its key. */ id?:
      | 'free' | 'lite' | 'pro' | 'pro_plus' | 'business' | 'enterprise' | 'partners_free' | 'partners_pro'
      | 'partners_business' | 'partners_enterprise';
    /** Whether the plan comes with a contract. */ is_contract?: boolean;
    /** Name of the plan for people. */ public_name?: string;
    /** Scope of the plan: zone, account or user. @example "zone" */ scope?: string;
    /** Sets of plans it belongs to. */ sets?: string[];
  }

  export type State = 'Trial' | 'Provisioned' | 'Paid' | 'AwaitingPayment' | 'Cancelled' | 'Failed' | 'Expired';

  export interface UtBillingResult {
    /** Whether the setting can be changed. @readOnly */ editable?: true | false;
    /** Setting that the value belongs to: billing by unique transformations. */ id?: 'ut_billing';
    /** @readOnly */ modified_on?: DateTime | null;
    /** Whether each different transformation is billed once a month. */ value?: 'on' | 'off';
  }
}

export declare namespace Accounts.Subscriptions {
  /** Reason for giving up a plan, as a code or free text. */
  export interface CancelReason {
    /** Send the reason for cancelling a subscription.
     *  @http POST /accounts/{account_id}/subscriptions/{subscription_identifier}/cancel-reason */
    create(subscriptionIdentifier: string, params: CancelReasonCreateParams, options?: RequestOptions): APIPromise<CancelReasonResult>;

    /** Get the reason recorded for cancelling a subscription.
     *  @http GET /accounts/{account_id}/subscriptions/{subscription_identifier}/cancel-reason */
    get(subscriptionIdentifier: string, params: InAccount, options?: RequestOptions): APIPromise<CancelReasonResult>;
  }

  export interface CancellationReason {
    /** Reason in own words. */ other?: string;
    /** Codes of why the subscription ends. */ reason_code?: string[];
  }

  export interface CancelReasonCreateParams extends InAccount, CancellationReason {}

  export interface CancelReasonResult extends CancellationReason {
    /** Identifies the recorded reason. */ id?: string;
    /** Time at which the reason was sent. */ submitted?: string;
    /** Subscription it is about. */ subscription_id?: string;
  }

  /** Later additions to a plan that is already ordered. */
  export interface Actions {
    /** Add a rate plan to an existing account subscription.
     *  @http POST /accounts/{account_id}/subscriptions/{subscription_identifier}/action/append
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise */
    append(subscriptionIdentifier: ResourceID, params: SubscriptionParams, options?: RequestOptions): APIPromise<Subscription>;
  }

  /** Orders for several plans in one go. */
  export interface Bulk {
    /** Create several subscriptions in one order.
     *
     *  With the same `idemp_key` a repeated request does not order twice.
     *  @http POST /accounts/{account_id}/bulk/subscriptions
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise */
    create(
      params: BulkCreateParams,
      options?: RequestOptions,
    ): APIPromise<BulkCreateResponse | null>;
  }

  export interface BulkCreateParams extends InAccount {
    /** Key of your own: a repeated request with it does not order twice. @query @minLength 1 */ idemp_key?: string;
    /** Code of a discount. */ coupon_code?: string;
    /** Payment that is held for the order. */ payment_hold_id?: Integer;
    /** Subscriptions to order. @minItems 1 */ subscriptions?: SubscriptionParam[];
    /** Whether the user is there to confirm a payment. */ user_is_on_session?: boolean;
  }

  export type BulkCreateResponse = unknown[];
}

export declare namespace Accounts.Tokens {
  /** Bundles of rights that a token's policies can refer to. */
  export interface PermissionGroups {
    /** List the permission groups that account API tokens can have.
     *
     *  Policies name groups by id; the ids are the same in all accounts.
     *  @http GET /accounts/{account_id}/tokens/permission_groups
     *  @permission Account API Tokens Write; Account API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs accounts.tokens.permissionGroups.get */
    list(
      params: PermissionGroupParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<PermissionGroupListResponse>, PermissionGroupListResponse>;

    /** Get the permission groups that match a name or scope.
     *  @http GET /accounts/{account_id}/tokens/permission_groups
     *  @permission Account API Tokens Write; Account API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: PermissionGroupParams, options?: RequestOptions): APIPromise<PermissionGroupGetResponse>;
  }

  export interface PermissionGroupParams extends InAccount {
    /** Only the group with this name, percent-encoded. @example "Account%20Settings%20Write" @minLength 1 */ name?: string;
    /** Only groups for this scope, percent-encoded. @example "com.cloudflare.api.account.zone" @minLength 1 */ scope?: string;
  }

  export interface PermissionGroupListResponse {
    /** Identifies the permission group; policies name it. */ id?: string;
    /** Group of products the permission belongs to. */ category?:
      | 'developer_platform' | 'ai_and_machine_learning' | 'dns_and_zones' | 'app_security'
      | 'rules_and_configuration' | 'cloudflare_one_and_zero_trust' | 'analytics_and_logs' | 'network_services'
      | 'media' | 'email_and_messaging' | 'cache_and_performance' | 'account_and_billing' | 'other';
    /** Name of the group for people, such as `DNS Write`. */ name?: string;
    /** Kinds of resources the permission can be granted on. */ scopes?: (
      | 'com.cloudflare.api.account' | 'com.cloudflare.api.account.zone' | 'com.cloudflare.api.user'
      | 'com.cloudflare.edge.r2.bucket'
    )[];
    /** Whether you may give the permission to a token. */ is_selectable?: boolean;
  }

  export type PermissionGroupGetResponse = PermissionGroupListResponse[];

  /** The secret part of a token, which can be rolled. */
  export interface Value {
    /** Rotate an account-owned API token and return the new value.
     *
     *  The old value stops working at once; the new one is shown only once, in this response.
     *  @http PUT /accounts/{account_id}/tokens/{token_id}/value
     *  @permission Account API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm
     *  @aliases roll token */
    update(tokenID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<TokenValue>;
  }

  export type PermissionGroupListResponsesSinglePage = SinglePage<PermissionGroupListResponse>;
}

export declare namespace Accounts.Logs {
  /** Audit log in the current format: actor, action, time and result of each entry. */
  export interface Audit {
    /** List an account's audit log by time, actor, action or result.
     *
     *  Both ends of the period are needed; entries are kept for 18 months.
     *  @http GET /accounts/{account_id}/logs/audit
     *  @permission Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "since": "2026-01-01", "before": "2026-01-08", "limit": 100 }
     *  @columns action.description action.type actor.email actor.ip_address resource.product action.result action.time */
    list(
      params: AuditListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPaginationAfter<AuditListResponse>, AuditListResponse>;

    /** List the earlier changes of what one audit log entry is about.
     *  @http GET /accounts/{account_id}/logs/audit/{id}/history
     *  @permission Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise */
    history(/** @format uuid */ id: string, params: AuditHistoryParams, options?: RequestOptions): APIPromise<AuditHistoryResponse>;

    /** List the product categories used to classify audit log entries.
     *  @http GET /accounts/{account_id}/logs/audit/product_categories
     *  @permission Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @columns label value products */
    productCategories(
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<AuditProductCategoriesResponse>, AuditProductCategoriesResponse>;
  }

  export interface AuditPeriod {
    /** Only entries before this day or time (UTC). @format date @example "2024-10-31" */ before: string;
    /** Only entries from this day or time on (UTC). @format date @example "2024-10-30" */ since: string;
    /** @default "desc" */ direction?: 'desc' | 'asc';
    /** Most entries a page holds. @min 1 @max 1000 @default 100 @example 25 */ limit?: number;
    cursor?: string;
  }

  export interface AuditListParams extends AuditPeriod {
    account_id: ResourceID;
    /** Entries by id. */ id?: AuditListParams.ID;
    /** Only entries of accounts of this name. */ account_name?: AuditListParams.AccountName;
    /** Entries by success or failure. */ action_result?: AuditListParams.ActionResult;
    /** Entries by kind of action. */ action_type?: AuditListParams.ActionType;
    /** Entries by how the actor was authenticated. */ actor_context?: AuditListParams.ActorContext;
    /** Entries by the actor's email. */ actor_email?: AuditListParams.ActorEmail;
    /** Only changes made by this user or service. */ actor_id?: AuditListParams.ActorID;
    /** Only changes made from this address. */ actor_ip_address?: AuditListParams.ActorIPAddress;
    /** Only changes made with this API token. */ actor_token_id?: AuditListParams.ActorTokenID;
    /** Only changes made with an API token of this name. */ actor_token_name?: AuditListParams.ActorTokenName;
    /** Entries by who acted: a user, an account, Cloudflare staff or the system. */ actor_type?: AuditListParams.ActorType;
    /** Entries by id; the older name. */ audit_log_id?: AuditListParams.AuditLogID;
    /** Entries of products in these categories, as `productCategories` lists them. @minItems 1 */ product_category?: string[];
    /** Only the request with this Ray ID. */ raw_cf_ray_id?: AuditListParams.RawCfRayID;
    /** Only requests with this HTTP method. */ raw_method?: AuditListParams.RawMethod;
    /** Entries by HTTP status. */ raw_status_code?: AuditListParams.RawStatusCode;
    /** Only requests to this path. */ raw_uri?: AuditListParams.RawURI;
    /** Only changes of this resource. */ resource_id?: AuditListParams.ResourceID;
    /** Only changes of this product. */ resource_product?: AuditListParams.ResourceProduct;
    /** Entries by whether an account, user, zone or membership was changed. */ resource_scope?: AuditListParams.ResourceScope;
    /** Only changes of resources of this kind. */ resource_type?: AuditListParams.ResourceType;
    zone_id?: AuditListParams.ZoneID;
    /** Only changes of zones of this name. */ zone_name?: AuditListParams.ZoneName;
  }
  export namespace AuditListParams {
    export interface ID {
      /** Values that entries must not have. @minItems 1 */ not?: string[];
    }
    export interface AccountName {
      not?: string[];
    }
    export interface ActionResult {
      /** Results that entries must not have. @minItems 1 */ not?: ('success' | 'failure' | (string & {}))[];
    }
    export interface ActionType {
      /** Kinds of action that entries must not have. @minItems 1 */ not?: ('create' | 'delete' | 'view' | 'update' | (string & {}))[];
    }
    export interface ActorContext {
      not?: ('api' | 'api_key' | 'api_token' | 'dash' | 'oauth' | 'origin_ca_key' | (string & {}))[];
    }
    export interface ActorEmail {
      /** Addresses of actors that entries must not have. @minItems 1 */ not?: (/** @format email */ string)[];
    }
    export interface ActorID {
      not?: string[];
    }
    export interface ActorIPAddress {
      not?: string[];
    }
    export interface ActorTokenID {
      not?: string[];
    }
    export interface ActorTokenName {
      not?: string[];
    }
    export interface ActorType {
      not?: ('account' | 'cloudflare_admin' | 'delegated_service' | 'system' | 'user' | (string & {}))[];
    }
    export interface AuditLogID {
      /** Ids that entries must not have. @deprecated @minItems 1 */ not?: string[];
    }
    export interface RawCfRayID {
      not?: string[];
    }
    export interface RawMethod {
      not?: string[];
    }
    export interface RawStatusCode {
      /** Statuses that entries must not have. @minItems 1 */ not?: Integer[];
    }
    export interface RawURI {
      not?: string[];
    }
    export interface ResourceID {
      not?: string[];
    }
    export interface ResourceProduct {
      not?: string[];
    }
    export interface ResourceScope {
      /** Scopes that entries must not have. @minItems 1 */ not?: ('accounts' | 'user' | 'zones' | 'memberships' | (string & {}))[];
    }
    export interface ResourceType {
      not?: string[];
    }
    export interface ZoneID {
      not?: string[];
    }
    export interface ZoneName {
      not?: string[];
    }
  }

  export interface AuditEntry {
      /** Identifies the entry. @readOnly */ id?: ResourceID;
      /** Account in which it happened. */ account?: AuditListResponse.Account;
      /** Action taken, its time, and whether it succeeded. */ action?: AuditListResponse.Action;
      /** Actor and credential behind the action. */ actor?: AuditListResponse.Actor;
      /** The original API request. */ raw?: AuditListResponse.Raw;
      /** Resource that was changed. */ resource?: AuditListResponse.Resource;
      /** Zone that was affected; absent if none was. */ zone?: AuditListResponse.Zone;
    }

  export interface AuditListResponse extends AuditEntry {}
  export namespace AuditListResponse {
    export interface Account {
      /** Id of the account, given by Cloudflare. */ id?: string;
      /** Account as people read it. */ name?: string;
    }
    export interface Action {
      /** The action in words. */ description?: string;
      /** Whether the action succeeded. @example "success" */ result?: string;
      time?: DateTime;
      /** Kind of action. @example "create" */ type?: string;
    }
    export interface Actor {
      /** User who acted. @example "f6b5de0326bb5182b8a4840ee01ec774" */ id?: string;
      /** Sign-in method of the actor: dashboard, API token and so on. */
      context?: 'api' | 'api_key' | 'api_token' | 'dash' | 'oauth' | 'origin_ca_key';
      /** Address of the user who acted. @format email */ email?: string;
      /** Address that the request came from. @example "198.41.129.166" */ ip_address?: string;
      /** API token that was used; only with a token. */ token_id?: string;
      /** Name of the API token that was used; only with a token. */ token_name?: string;
      /** Kind of the actor: a user, a service, Cloudflare itself. */ type?: 'account' | 'cloudflare_admin' | 'delegated_service' | 'system' | 'user';
    }
    export interface Raw {
      /** Ray ID of the request. @example "8e9b1c60ef9e1c9a" */ cf_ray_id?: string;
      /** HTTP method of the request. @example "POST" */ method?: string;
      /** HTTP status of the answer. @example 200 */ status_code?: Integer;
      /** Path of the request. */ uri?: string;
      /** `User-Agent` header of the request. */ user_agent?: string;
    }
    export interface Resource {
      /** Identifies what was changed. */ id?: string;
      /** Cloudflare product it belongs to. @example "members" */ product?: string;
      /** Body of the request, secrets left out. */ request?: unknown;
      /** Body of the answer, secrets left out. */ response?: unknown;
      /** Whether it belongs to an account, user or zone, and which. */ scope?: unknown;
      /** Kind of resource. */ type?: string;
    }
    export interface Zone {
      /** Id of the zone, given by Cloudflare. */ id?: string;
      /** Domain of the zone. */ name?: string;
    }
  }

  export interface AuditHistoryParams extends InAccount, AuditPeriod {
    /** Time of the entry, as given in `action.time`; it narrows the search. */ action_time: DateTime;
  }

  export type AuditHistoryResponse = AuditEntry[];

  export interface AuditProductCategoriesResponse {
    /** Name of the category for people. */ label?: string;
    products?: AuditProductCategoriesResponse.Product[];
    /** Name of the category as the filter takes it. @example "zerotrust" */ value?: string;
  }
  export namespace AuditProductCategoriesResponse {
    export interface Product {
      /** Name of the product for people. @example "Gateway" */ label?: string;
      /** Name of the product as entries have it. @example "gateway" */ value?: string;
    }
  }

  export type AuditListResponsesCursorPaginationAfter = CursorPaginationAfter<AuditListResponse>;

  export type AuditProductCategoriesResponsesSinglePage = SinglePage<AuditProductCategoriesResponse>;
}

export declare namespace Accounts.SpeedSettings {
  /** Account-level configuration for reshaping images. */
  export interface Transformations {
    /** Get the image transformations settings of the account's zones.
     *  @http GET /accounts/{account_id}/settings/transformations
     *  @permission Zone Settings Write; Zone Settings Read */
    get(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<TransformationsConfig>, TransformationsConfig>;
  }

  export interface TransformationsConfig {
    /** Feature that the value belongs to. @example "image_resizing" */ id?: string;
    /** Zone that the value belongs to. @example "023e105f4ecef8ad9ca31a8372d0c353" */ cf_zone_tag?: string;
    /** Whether the plan of the zone lets it be changed. @readOnly */ editable?: boolean;
    /** @readOnly */ modified_on?: DateTime | null;
    /** Whether the feature is on for the zone. @example "on" */ value?: string;
  }

  export type TransformationsConfigsSinglePage = SinglePage<TransformationsConfig>;
}

export declare namespace Accounts.Settings {
  /** The account's ut-billing switch. */
  export interface UtBilling {
    /** Get whether the account is billed by unique transformations.
     *  @http GET /accounts/{account_id}/settings/ut-billing
     *  @permission Zone Settings Write; Zone Settings Read
     *  @docs https://developers.cloudflare.com/api/operations/account-settings-get-ut-billing-setting */
    get(params: InAccount, options?: RequestOptions): APIPromise<UtBillingResult>;

    /** Edit the account's billing by unique transformations.
     *
     *  Can only be turned on, never off again.
     *  @http PATCH /accounts/{account_id}/settings/ut-billing
     *  @permission Zone Settings Write
     *  @docs https://developers.cloudflare.com/api/operations/account-settings-change-ut-billing-setting */
    edit(params: UtBillingEditParams, options?: RequestOptions): APIPromise<UtBillingResult>;
  }

  export interface UtBillingEditParams extends InAccount {
    /** Turns the billing on; it cannot be turned off again. */ value: 'on';
  }
}
