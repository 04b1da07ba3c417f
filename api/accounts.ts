import type {
  APIPromise,
  CursorPaginationAfter,
  JsonObject,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from './_client.ts';
import type {
  DateTime,
  Identifier,
  InAccount,
  InAccountOrZone,
  Integer,
  Member,
  ResourceID,
  Role,
  RoleParam,
  SubscriptionParam,
  SubscriptionZone,
  Token,
  TokenPolicy,
  TokenPolicyParam,
  TokenValue,
} from './_shared.ts';
import type * as Shared from './_shared.ts';
import type { Organizations as OrganizationsProduct } from './organizations.ts';

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

  /** Open a new account with a name, type and optional parent unit.
   *  @http POST /accounts
   *  @availability ga
   *  @auth api_email+api_key */
  create(params: Accounts.AccountCreateParams, options?: RequestOptions): APIPromise<Accounts.Account>;

  /** Replace an account's name, type and settings.
   *  @http PUT /accounts/{account_id}
   *  @permission Account Settings Write
   *  @plans free pro business enterprise
   *  @auth api_email+api_key */
  update(params: Accounts.AccountUpdateParams, options?: RequestOptions): APIPromise<Accounts.Account>;

  /** Page through the accounts your credentials can reach, by name if wanted.
   *  @http GET /accounts
   *  @plans free pro business enterprise
   *  @auth api_email+api_key */
  list(
    params?: Accounts.AccountListParams | null,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Accounts.Account>, Accounts.Account>;

  /** Delete an account for good, given its id.
   *  @http DELETE /accounts/{account_id}
   *  @permission Account Settings Write
   *  @availability ga
   *  @auth api_email+api_key
   *  @confirm */
  delete(params: Accounts.AccountDeleteParams, options?: RequestOptions): APIPromise<Accounts.TokenDeleteResponse | null>;

  /** Read an account's name, type and settings.
   *  @http GET /accounts/{account_id}
   *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
   *  @plans free pro business enterprise
   *  @auth api_email+api_key */
  get(params: Accounts.AccountGetParams, options?: RequestOptions): APIPromise<Accounts.Account>;

  /** Move one account into another organization.
   *  @http POST /accounts/{account_id}/move
   *  @availability beta
   *  @auth api_email+api_key
   *  @docs https://developers.cloudflare.com/api/operations/Accounts_moveAccounts */
  move(params: Accounts.AccountMoveParams, options?: RequestOptions): APIPromise<Accounts.MoveAccountResponse>;

  /** Move several accounts into another organization in one request.
   *  @http POST /accounts/move
   *  @availability alpha
   *  @auth api_email+api_key
   *  @docs https://developers.cloudflare.com/api/operations/Accounts_batchMoveAccounts */
  bulkMove(params: Accounts.AccountBulkMoveParams, options?: RequestOptions): APIPromise<Accounts.BatchAccountMoveResponse>;
}

export declare namespace Accounts {
  export interface AccountCreateParams {
    name: string;
    type?: 'standard' | 'enterprise';
    unit?: Identifier;
  }
  export namespace AccountCreateParams {
    export type Unit = Identifier;
  }

  export interface Account {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
    /** @maxLength 100 */ name: string;
    type: 'standard' | 'enterprise';
    /** @readOnly */ created_on?: DateTime;
    managed_by?: Account.ManagedBy;
    settings?: Account.Settings;
  }
  export namespace Account {
    export interface ManagedBy {
      /** @readOnly */ parent_org_id?: ResourceID;
      /** @readOnly */ parent_org_name?: string;
    }
    export interface Settings {
      abuse_contact_email?: string;
      /** @default false */ enforce_twofactor?: boolean;
    }
  }

  export interface AccountUpdateParams extends InAccount {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
    /** @maxLength 100 */ name: string;
    type: 'standard' | 'enterprise';
    managed_by?: Account.ManagedBy;
    settings?: Account.Settings;
  }
  export namespace AccountUpdateParams {
    export type ManagedBy = Account.ManagedBy;
    export type Settings = Account.Settings;
  }

  export interface AccountListParams {
    direction?: 'asc' | 'desc';
    /** @example "example.com" */ name?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export type AccountDeleteParams = InAccount;

  export type AccountDeleteResponse = TokenDeleteResponse;

  export type AccountGetParams = InAccount;

  export interface AccountMoveParams extends InAccount {
    destination_organization_id: string;
  }

  export interface MoveAccountResponse {
    account_id: string;
    destination_organization_id: string;
    source_organization_id: string;
  }

  export interface AccountBulkMoveParams {
    account_ids: string[];
    destination_organization_id: string;
  }

  export interface BatchAccountMoveResponse {
    statuses: {
      message?: string;
      moved: boolean;
      tag: string;
    };
  }

  /** People with access to the account, and their roles or policies. */
  export interface Members {
    /** Invite a person by email as account member, with roles or policies.
     *  @http POST /accounts/{account_id}/members
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @auth api_email+api_key */
    create(params: MemberCreateParams, options?: RequestOptions): APIPromise<Member>;

    /** Replace the roles or policies granted to an account member.
     *  @http PUT /accounts/{account_id}/members/{member_id}
     *  @body json required
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @auth api_email+api_key */
    update(memberID: ResourceID, params: MemberUpdateParams, options?: RequestOptions): APIPromise<Member>;

    /** Page through the members of an account, by status and in a chosen order.
     *  @http GET /accounts/{account_id}/members
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @auth api_email+api_key */
    list(params: MemberListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Member>, Member>;

    /** Remove a member from an account, ending that person's access to it.
     *  @http DELETE /accounts/{account_id}/members/{member_id}
     *  @permission SCIM Provisioning; Account Settings Write
     *  @plans free pro business enterprise
     *  @auth api_email+api_key */
    delete(memberID: ResourceID, params: MemberDeleteParams, options?: RequestOptions): APIPromise<TokenDeleteResponse | null>;

    /** Read one account member with status, roles and policies.
     *  @http GET /accounts/{account_id}/members/{member_id}
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @auth api_email+api_key */
    get(memberID: ResourceID, params: MemberGetParams, options?: RequestOptions): APIPromise<Member>;
  }

  export type MemberCreateParams = MemberCreateParams.IAMCreateMemberWithRoles | MemberCreateParams.IAMCreateMemberWithPolicies;
  export namespace MemberCreateParams {
    export interface IAMCreateMemberWithPolicies extends InAccount {
      /** @maxLength 90 */ email: string;
      policies: IAMCreateMemberWithPolicies.Policy[];
      status?: 'accepted' | 'pending';
    }
    export namespace IAMCreateMemberWithPolicies {
      export interface Policy {
        access: 'allow' | 'deny';
        permission_groups: Policy.ResourceGroup[];
        resource_groups: Policy.ResourceGroup[];
      }
      export namespace Policy {
        export type PermissionGroup = ResourceGroup;
        export interface ResourceGroup {
          /** @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" */ id: string;
        }
      }
    }
    export interface IAMCreateMemberWithRoles extends InAccount {
      /** @maxLength 90 */ email: string;
      roles: (/** @maxLength 32 */ string)[];
      status?: 'accepted' | 'pending';
    }
  }

  export type MemberUpdateParams = MemberUpdateParams.IAMUpdateMemberWithRoles | MemberUpdateParams.IAMUpdateMemberWithPolicies;
  export namespace MemberUpdateParams {
    export interface IAMUpdateMemberWithPolicies extends InAccount {
      policies: MemberCreateParams.IAMCreateMemberWithPolicies.Policy[];
    }
    export namespace IAMUpdateMemberWithPolicies {
      export import Policy = MemberCreateParams.IAMCreateMemberWithPolicies.Policy;
    }
    export interface IAMUpdateMemberWithRoles extends InAccount {
      roles?: RoleParam[];
    }
  }

  export interface MemberListParams extends InAccount {
    direction?: 'asc' | 'desc';
    order?: 'user.first_name' | 'user.last_name' | 'user.email' | 'status';
    status?: 'accepted' | 'pending' | 'rejected';
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export type MemberDeleteParams = InAccount;

  export type MemberDeleteResponse = TokenDeleteResponse;

  export type MemberGetParams = InAccount;

  /** Predefined sets of permissions that can be given to people in the account. */
  export interface Roles {
    /** Page through the roles available for members of an account.
     *  @http GET /accounts/{account_id}/roles
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @availability deprecated
     *  @auth api_email+api_key
     *  @deprecated */
    list(params: RoleListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Role>, Role>;

    /** Look up one role that can be granted to account members.
     *  @http GET /accounts/{account_id}/roles/{role_id}
     *  @permission SCIM Provisioning; Account Settings Write; Account Settings Read
     *  @availability deprecated
     *  @auth api_email+api_key
     *  @deprecated */
    get(roleID: ResourceID, params: RoleGetParams, options?: RequestOptions): APIPromise<Role>;
  }

  export interface RoleListParams extends InAccount {
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export type RoleGetParams = InAccount;

  /** Paid rate plans that the account has ordered. */
  export interface Subscriptions {
    readonly cancelReason: Subscriptions.CancelReason;
    readonly actions: Subscriptions.Actions;
    readonly bulk: Subscriptions.Bulk;

    /** Subscribe an account or zone to a rate plan at a billing frequency.
     *  @http POST /{account_or_zone}/subscriptions
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: SubscriptionCreateParams, options?: RequestOptions): APIPromise<Shared.Subscription>;

    /** Replace the rate plan or billing frequency of an account subscription.
     *  @http PUT /accounts/{account_id}/subscriptions/{subscription_identifier}
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(subscriptionIdentifier: ResourceID, params: SubscriptionUpdateParams, options?: RequestOptions): APIPromise<Shared.Subscription>;

    /** Cancel an account subscription by its identifier.
     *  @http DELETE /accounts/{account_id}/subscriptions/{subscription_identifier}
     *  @permission Billing Write
     *  @availability ga */
    delete(
      subscriptionIdentifier: ResourceID,
      params: SubscriptionDeleteParams,
      options?: RequestOptions,
    ): APIPromise<SubscriptionDeleteResponse>;

    /** List the subscriptions held by an account or zone.
     *  @http GET /{account_or_zone}/subscriptions
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: SubscriptionGetParams | null, options?: RequestOptions): PagePromise<SinglePage<Shared.Subscription>, Shared.Subscription>;

    /** Call off pending downgrades of the given subscriptions.
     *  @http POST /accounts/{account_id}/subscriptions/cancel-downgrade */
    cancelDowngrade(params: SubscriptionCancelDowngradeParams, options?: RequestOptions): APIPromise<SubscriptionCancelDowngradeResponse>;

    /** Read one account subscription with its rate plan and frequency.
     *  @http GET /accounts/{account_id}/subscriptions/{subscription_identifier} */
    getByIdentifier(
      subscriptionIdentifier: string,
      params: SubscriptionGetByIdentifierParams,
      options?: RequestOptions,
    ): APIPromise<Shared.Subscription>;
  }

  export interface SubscriptionCreateParams extends InAccountOrZone {
    frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
    rate_plan?: Shared.RatePlan;
  }

  export interface SubscriptionUpdateParams extends InAccount {
    frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
    rate_plan?: Shared.RatePlan;
  }

  export type SubscriptionDeleteParams = InAccount;

  export interface SubscriptionDeleteResponse {
    /** @readOnly */ subscription_id?: ResourceID;
  }

  export type SubscriptionGetParams = InAccountOrZone;

  export interface SubscriptionCancelDowngradeParams extends InAccount {
    subscription_ids?: string[];
  }

  export type SubscriptionCancelDowngradeResponse = unknown;

  export type SubscriptionGetByIdentifierParams = InAccount;

  /** API credentials that belong to the account rather than to a person. */
  export interface Tokens {
    readonly permissionGroups: Tokens.PermissionGroups;
    readonly value: Tokens.Value;

    /** Create an account-owned API token from policies, with optional expiry.
     *  @http POST /accounts/{account_id}/tokens
     *  @permission Account API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: TokenCreateParams, options?: RequestOptions): APIPromise<TokenCreateResponse>;

    /** Replace the name, policies and conditions of an account-owned API token.
     *  @http PUT /accounts/{account_id}/tokens/{token_id}
     *  @permission Account API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(tokenID: ResourceID, params: TokenUpdateParams, options?: RequestOptions): APIPromise<Token>;

    /** Page through account-owned API tokens, with expired ones if asked.
     *  @http GET /accounts/{account_id}/tokens
     *  @permission Account API Tokens Write; Account API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: TokenListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Token>, Token>;

    /** Revoke an account-owned API token so it can no longer be used.
     *  @http DELETE /accounts/{account_id}/tokens/{token_id}
     *  @permission Account API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(tokenID: ResourceID, params: TokenDeleteParams, options?: RequestOptions): APIPromise<TokenDeleteResponse | null>;

    /** Read an account-owned API token's policies and status, without its secret.
     *  @http GET /accounts/{account_id}/tokens/{token_id}
     *  @permission Account API Tokens Write; Account API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(tokenID: ResourceID, params: TokenGetParams, options?: RequestOptions): APIPromise<Token>;

    /** Check whether the account-owned API token in use is valid and active.
     *  @http GET /accounts/{account_id}/tokens/verify
     *  @plans free pro business enterprise
     *  @availability ga */
    verify(params: TokenVerifyParams, options?: RequestOptions): APIPromise<TokenVerifyResponse>;
  }

  export interface TokenCreateParams extends InAccount {
    /** @maxLength 120 */ name: string;
    policies: TokenPolicyParam[];
    condition?: Token.Condition;
    expires_on?: DateTime;
    not_before?: DateTime;
  }
  export namespace TokenCreateParams {
    export type Condition = Token.Condition;
    export namespace Condition {
      export type RequestIP = Token.Condition.RequestIP;
    }
  }

  export interface TokenCreateResponse {
    /** @readOnly */ id?: ResourceID;
    condition?: Token.Condition;
    expires_on?: DateTime;
    /** @readOnly */ issued_on?: DateTime;
    /** @readOnly */ last_used_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
    /** @maxLength 120 */ name?: string;
    not_before?: DateTime;
    policies?: TokenPolicy[];
    status?: 'active' | 'disabled' | 'expired';
    /** @readOnly @sensitive */ value?: TokenValue;
  }
  export namespace TokenCreateResponse {
    export type Condition = Token.Condition;
    export namespace Condition {
      export type RequestIP = Token.Condition.RequestIP;
    }
  }

  export interface TokenUpdateParams extends InAccount {
    /** @maxLength 120 */ name: string;
    policies: TokenPolicyParam[];
    condition?: Token.Condition;
    expires_on?: DateTime;
    not_before?: DateTime;
    status?: 'active' | 'disabled' | 'expired';
  }
  export namespace TokenUpdateParams {
    export type Condition = Token.Condition;
    export namespace Condition {
      export type RequestIP = Token.Condition.RequestIP;
    }
  }

  export interface TokenListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** @default false */ include_expired?: boolean;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export type TokenDeleteParams = InAccount;

  export interface TokenDeleteResponse {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
  }

  export type TokenGetParams = InAccount;

  export type TokenVerifyParams = InAccount;

  export interface TokenVerifyResponse {
    /** @readOnly */ id: ResourceID;
    status: 'active' | 'disabled' | 'expired';
    expires_on?: DateTime;
    not_before?: DateTime;
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
    /** See what an account is entitled to use.
     *  @http GET /accounts/{account_id}/entitlements */
    list(
      params: EntitlementListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<EntitlementListResponse>, EntitlementListResponse>;
  }

  export type EntitlementListParams = InAccount;

  export interface EntitlementListResponse {
    id: string;
    allocation: EntitlementListResponse.Allocation;
    created_date: string;
    deleted_date: string;
    edited_date: string;
    feature: EntitlementListResponse.Feature;
  }
  export namespace EntitlementListResponse {
    export interface Allocation {
      type: 'bool' | 'max_count' | 'enum_number' | 'range' | 'string';
      value: boolean | number | string | number[] | Allocation.UnionMember4;
    }
    export namespace Allocation {
      export interface UnionMember4 {
        max: number;
        min: number;
      }
    }
    export interface Feature {
      id: number;
      feature_set: string;
      key: string;
      name: string;
    }
  }

  /** Cards, bank accounts and other means the account pays with. */
  export interface PaymentMethods {
    /** Add a card, bank account or other payment method to an account.
     *  @http POST /accounts/{account_id}/payment-methods */
    create(params: PaymentMethodCreateParams, options?: RequestOptions): APIPromise<PaymentMethodGetResponse>;

    /** Replace the billing details held in a stored payment method.
     *  @http PUT /accounts/{account_id}/payment-methods/{payment_method_id} */
    update(paymentMethodID: string, params: PaymentMethodUpdateParams, options?: RequestOptions): APIPromise<PaymentMethodGetResponse>;

    /** Page through the payment methods stored on an account.
     *  @http GET /accounts/{account_id}/payment-methods */
    list(
      params: PaymentMethodListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<PaymentMethodGetResponse>, PaymentMethodGetResponse>;

    /** Remove a stored payment method from an account.
     *  @http DELETE /accounts/{account_id}/payment-methods/{payment_method_id} */
    delete(paymentMethodID: string, params: PaymentMethodDeleteParams, options?: RequestOptions): APIPromise<PaymentMethodDeleteResponse>;

    /** Read one stored payment method of an account.
     *  @http GET /accounts/{account_id}/payment-methods/{payment_method_id} */
    get(paymentMethodID: string, params: PaymentMethodGetParams, options?: RequestOptions): APIPromise<PaymentMethodGetResponse>;

    /** Make a stored payment method the account's default for charges.
     *  @http POST /accounts/{account_id}/payment-methods/{payment_method_id}/set-as-default */
    setAsDefault(
      paymentMethodID: string,
      params: PaymentMethodSetAsDefaultParams,
      options?: RequestOptions,
    ): APIPromise<PaymentMethodSetAsDefaultResponse>;
  }

  export interface PaymentMethodCreateParams extends InAccount {
    address?: string;
    address2?: string;
    bank_account_type?: string;
    bank_code?: string;
    bank_country?: string;
    bank_name?: string;
    bank_routing_number?: string;
    cashapp_cash_tag?: string;
    city?: string;
    country?: string;
    default?: boolean;
    device_data?: string;
    first_name?: string;
    last_name?: string;
    nick_name?: string;
    payment_account_email?: string;
    payment_email?: string;
    payment_gateway?: string;
    /** @sensitive */ payment_nonce?: string;
    state?: string;
    type?: 'CREDIT_CARD' | 'PAYPAL' | 'CASHAPP' | 'SEPA_DEBIT' | 'LINK' | 'ACH_DIRECT_DEBIT';
    zipcode?: string;
  }

  export type PaymentMethodCreateResponse = PaymentMethodGetResponse;

  export type PaymentMethodUpdateParams = PaymentMethodCreateParams;

  export type PaymentMethodUpdateResponse = PaymentMethodGetResponse;

  export interface PaymentMethodListParams extends InAccount {
    page?: number;
    per_page?: number;
  }

  export type PaymentMethodListResponse = PaymentMethodGetResponse;

  export type PaymentMethodDeleteParams = InAccount;

  export type PaymentMethodDeleteResponse = unknown;

  export type PaymentMethodGetParams = InAccount;

  export interface PaymentMethodGetResponse {
    id?: string;
    address?: string;
    address2?: string;
    bank_account_type?: string;
    bank_code?: string;
    bank_country?: string;
    bank_name?: string;
    bank_routing_number?: string;
    cashapp_cash_tag?: string;
    city?: string;
    country?: string;
    default?: boolean;
    expiration_date?: string;
    first_name?: string;
    last_four?: string;
    last_name?: string;
    nick_name?: string;
    payment_account_email?: string;
    payment_email?: string;
    state?: string;
    type?: 'CREDIT_CARD' | 'PAYPAL' | 'CASHAPP' | 'SEPA_DEBIT' | 'LINK' | 'ACH_DIRECT_DEBIT';
    zipcode?: string;
  }

  export type PaymentMethodSetAsDefaultParams = InAccount;

  export type PaymentMethodSetAsDefaultResponse = unknown;

  /** Payment of one open bill. */
  export interface PayInvoice {
    /** Pay one invoice of an account, optionally validating the payment method.
     *  @http POST /accounts/{account_id}/pay-invoice */
    create(params: PayInvoiceCreateParams, options?: RequestOptions): APIPromise<PayBadDebtCreateResponse>;
  }

  export interface PayInvoiceCreateParams extends InAccount {
    invoice_id?: string;
    payment_method_id?: string;
    validate_payment_method?: boolean;
  }

  export type PayInvoiceCreateResponse = PayBadDebtCreateResponse;

  /** Settlement of charges that have gone unpaid for long. */
  export interface PayBadDebt {
    /** Settle an account's bad debt, with a chosen payment method if given.
     *  @http POST /accounts/{account_id}/pay-bad-debt */
    create(params: PayBadDebtCreateParams, options?: RequestOptions): APIPromise<PayBadDebtCreateResponse>;
  }

  export interface PayBadDebtCreateParams extends InAccount {
    payment_method_id?: string;
  }

  export interface PayBadDebtCreateResponse {
    /** @sensitive */ client_secret?: string;
  }

  /** Proofs of payment for download. */
  export interface Receipts {
    /** Download an account's receipt as a PDF of the chosen document type.
     *  @http GET /accounts/{account_id}/receipts/{receipt_id}/pdf
     *  @answer binary application/pdf */
    pdf(receiptID: string, params: ReceiptPDFParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface ReceiptPDFParams extends InAccount {
    doctype?: string;
  }

  /** An on or off switch for the account's bills. */
  export interface Invoices {
    /** Flip the invoice toggle of an account.
     *  @http PATCH /accounts/{account_id}/invoices */
    edit(params: InvoiceEditParams, options?: RequestOptions): APIPromise<InvoiceEditResponse>;
  }

  export interface InvoiceEditParams extends InAccount {
    toggle?: boolean;
  }

  export type InvoiceEditResponse = unknown;

  /** A secret issued to identify the account as a client. */
  export interface ClientSecret {
    /** Issue a client secret for an account.
     *  @http POST /accounts/{account_id}/client-secret */
    create(params: ClientSecretCreateParams, options?: RequestOptions): APIPromise<PayBadDebtCreateResponse>;
  }

  export type ClientSecretCreateParams = InAccount;

  export type ClientSecretCreateResponse = PayBadDebtCreateResponse;

  /** Groups of accounts that this one is part of. */
  export interface Organizations {
    /** List the organizations that an account belongs to.
     *  @http GET /accounts/{account_id}/organizations
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Accounts_listAccountOrganizations */
    list(params: OrganizationListParams, options?: RequestOptions): APIPromise<Organization[]>;
  }

  export type OrganizationListParams = InAccount;

  export interface Organization {
    /** @readOnly */ create_time: DateTime;
    /** @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ id: string;
    /** @readOnly */ meta: {
      hierarchy_tags?: string[];
      managed_by?: string;
      tenant_flags?: OrganizationsProduct.Organization.Meta.TenantFlags;
    } & { [key: string]: JsonObject };
    name: string;
    parent?: {
      /** @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ id: string;
      /** @readOnly */ name: string;
    };
    profile?: OrganizationsProduct.OrganizationProfile;
  }

  /** Business name, postal address and contacts of the account holder. */
  export interface Profile {
    /** Read the account's business name, address and contacts.
     *  @http GET /accounts/{account_id}/profile
     *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Accounts_getAccountProfile */
    get(params: ProfileGetParams, options?: RequestOptions): APIPromise<OrganizationsProduct.OrganizationProfile>;

    /** Replace the account's business name, address and contacts.
     *  @http PUT /accounts/{account_id}/profile
     *  @answer void
     *  @permission Account Settings Write
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Accounts_modifyAccountProfile */
    update(params: ProfileUpdateParams, options?: RequestOptions): APIPromise<void>;
  }

  export type ProfileGetParams = InAccount;

  export type Profile2 = OrganizationsProduct.OrganizationProfile;

  export interface ProfileUpdateParams extends InAccount {
    business_address: string;
    business_email: string;
    business_name: string;
    business_phone: string;
    external_metadata: string;
  }

  /** Switches that apply to the account as a whole. */
  export interface Settings {
    readonly utBilling: Settings.UtBilling;
  }

  export type AccountsV4PagePaginationArray = V4PagePaginationArray<Account>;

  export type Status = 'member' | 'invited';

  export type Subscription = SubscriptionV2;

  export interface SubscriptionV2 {
    /** @example "USD" @readOnly */ currency?: string;
    /** @readOnly */ current_period_end?: DateTime;
    /** @readOnly */ current_period_start?: DateTime;
    frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
    /** @readOnly */ id?: ResourceID;
    /** @example 20 @readOnly */ price?: number;
    rate_plan?: RatePlan;
    /** @readOnly */ state?: State;
  }

  export interface RatePlan {
    /** @example "USD" */ currency?: string;
    externally_managed?: boolean;
    id?: 'free' | 'lite' | 'pro' | 'pro_plus' | 'business' | 'enterprise' | 'partners_free' | 'partners_pro' | 'partners_business' | 'partners_enterprise';
    is_contract?: boolean;
    public_name?: string;
    /** @example "zone" */ scope?: string;
    sets?: string[];
  }

  export type State = 'Trial' | 'Provisioned' | 'Paid' | 'AwaitingPayment' | 'Cancelled' | 'Failed' | 'Expired';

  export type OrganizationFlags = OrganizationsProduct.Organization.Meta.TenantFlags;

  export interface UtBillingResponse {
    /** @readOnly */ editable?: true | false;
    id?: 'ut_billing';
    /** @readOnly */ modified_on?: DateTime | null;
    value?: 'on' | 'off';
  }
}

export declare namespace Accounts.Subscriptions {
  /** Why a plan was given up, as a code or free text. */
  export interface CancelReason {
    /** Record why a subscription is being cancelled, by code or free text.
     *  @http POST /accounts/{account_id}/subscriptions/{subscription_identifier}/cancel-reason */
    create(subscriptionIdentifier: string, params: CancelReasonCreateParams, options?: RequestOptions): APIPromise<CancelReasonGetResponse>;

    /** Read the reason recorded for cancelling a subscription.
     *  @http GET /accounts/{account_id}/subscriptions/{subscription_identifier}/cancel-reason */
    get(subscriptionIdentifier: string, params: CancelReasonGetParams, options?: RequestOptions): APIPromise<CancelReasonGetResponse>;
  }

  export interface CancelReasonCreateParams extends InAccount {
    other?: string;
    reason_code?: string[];
  }

  export type CancelReasonCreateResponse = CancelReasonGetResponse;

  export type CancelReasonGetParams = InAccount;

  export interface CancelReasonGetResponse {
    id?: string;
    other?: string;
    reason_code?: string[];
    submitted?: string;
    subscription_id?: string;
  }

  /** Later additions to a plan that is already ordered. */
  export interface Actions {
    /** Append a rate plan to an existing account subscription.
     *  @http POST /accounts/{account_id}/subscriptions/{subscription_identifier}/action/append
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise */
    append(subscriptionIdentifier: ResourceID, params: ActionAppendParams, options?: RequestOptions): APIPromise<Shared.Subscription>;
  }

  export type ActionAppendParams = SubscriptionUpdateParams;

  /** Orders for several plans in one go. */
  export interface Bulk {
    /** Order several subscriptions at once, with coupon and idempotency key.
     *  @http POST /accounts/{account_id}/bulk/subscriptions
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise */
    create(
      params: BulkCreateParams,
      options?: RequestOptions,
    ): APIPromise<{ /** @sensitive */ client_secrets?: string[] | null; subscriptions?: Subscription[] } | null>;
  }

  export interface BulkCreateParams extends InAccount {
    /** @query */ idemp_key?: string;
    coupon_code?: string;
    payment_hold_id?: Integer;
    subscriptions?: SubscriptionParam[];
    user_is_on_session?: boolean;
  }

  export type BulkCreateResponse = unknown[];
}

export declare namespace Accounts.Tokens {
  /** Bundles of rights that a token's policies can refer to. */
  export interface PermissionGroups {
    /** List permission groups an account API token can carry, by name or scope.
     *  @http GET /accounts/{account_id}/tokens/permission_groups
     *  @permission Account API Tokens Write; Account API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs accounts.tokens.permissionGroups.get */
    list(
      params: PermissionGroupListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<PermissionGroupGetResponse.PermissionGroupGetResponseItem>, PermissionGroupGetResponse.PermissionGroupGetResponseItem>;

    /** Fetch the permission groups that match a name or scope for token policies.
     *  @http GET /accounts/{account_id}/tokens/permission_groups
     *  @permission Account API Tokens Write; Account API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: PermissionGroupGetParams, options?: RequestOptions): APIPromise<PermissionGroupGetResponse>;
  }

  export type PermissionGroupListParams = PermissionGroupGetParams;

  export type PermissionGroupListResponse = PermissionGroupGetResponse.PermissionGroupGetResponseItem;

  export interface PermissionGroupGetParams extends InAccount {
    /** @example "Account%20Settings%20Write" */ name?: string;
    /** @example "com.cloudflare.api.account.zone" */ scope?: string;
  }

  export type PermissionGroupGetResponse = PermissionGroupGetResponse.PermissionGroupGetResponseItem[];
  export namespace PermissionGroupGetResponse {
    export interface PermissionGroupGetResponseItem {
      id?: string;
      category?: 'developer_platform' | 'ai_and_machine_learning' | 'dns_and_zones' | 'app_security' | 'rules_and_configuration' | 'cloudflare_one_and_zero_trust' | 'analytics_and_logs' | 'network_services' | 'media' | 'email_and_messaging' | 'cache_and_performance' | 'account_and_billing' | 'other';
      name?: string;
      scopes?: ('com.cloudflare.api.account' | 'com.cloudflare.api.account.zone' | 'com.cloudflare.api.user' | 'com.cloudflare.edge.r2.bucket')[];
    }
  }

  /** The secret part of a token, which can be rolled. */
  export interface Value {
    /** Roll the secret of an account-owned API token and return the new value.
     *  @http PUT /accounts/{account_id}/tokens/{token_id}/value
     *  @permission Account API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    update(tokenID: ResourceID, params: ValueUpdateParams, options?: RequestOptions): APIPromise<TokenValue>;
  }

  export interface ValueUpdateParams extends InAccount {
    /** @body */ body: unknown;
  }

  export type PermissionGroupListResponsesSinglePage = SinglePage<PermissionGroupGetResponse.PermissionGroupGetResponseItem>;
}

export declare namespace Accounts.Logs {
  /** Who did what, when and with what result, in the current audit format. */
  export interface Audit {
    /** Search an account's audit log in a time window by actor, action or result.
     *  @http GET /accounts/{account_id}/logs/audit
     *  @permission Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params: AuditListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPaginationAfter<AuditHistoryResponse.AuditHistoryResponseItem>, AuditHistoryResponse.AuditHistoryResponseItem>;

    /** Trace the history around one audit log entry, from its action time.
     *  @http GET /accounts/{account_id}/logs/audit/{id}/history
     *  @permission Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise */
    history(/** @format uuid */ id: string, params: AuditHistoryParams, options?: RequestOptions): APIPromise<AuditHistoryResponse>;

    /** List the product categories used to classify audit log entries.
     *  @http GET /accounts/{account_id}/logs/audit/product_categories
     *  @permission Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise */
    productCategories(
      params: AuditProductCategoriesParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<AuditProductCategoriesResponse>, AuditProductCategoriesResponse>;
  }

  export interface AuditListParams {
    account_id: ResourceID;
    /** @format date @example "2024-10-31" */ before: string;
    /** @format date @example "2024-10-30" */ since: string;
    id?: AuditListParams.ID;
    account_name?: AuditListParams.ID;
    action_result?: AuditListParams.ActionResult;
    action_type?: AuditListParams.ActionType;
    actor_context?: AuditListParams.ActorContext;
    actor_email?: AuditListParams.ActorEmail;
    actor_id?: AuditListParams.ID;
    actor_ip_address?: AuditListParams.ID;
    actor_token_id?: AuditListParams.ID;
    actor_token_name?: AuditListParams.ID;
    actor_type?: AuditListParams.ActorType;
    audit_log_id?: AuditListParams.AuditLogID;
    /** @default "desc" */ direction?: 'desc' | 'asc';
    /** @min 1 @max 1000 @default 100 @example 25 */ limit?: number;
    product_category?: string[];
    raw_cf_ray_id?: AuditListParams.ID;
    raw_method?: AuditListParams.ID;
    raw_status_code?: AuditListParams.RawStatusCode;
    raw_uri?: AuditListParams.ID;
    resource_id?: AuditListParams.ID;
    resource_product?: AuditListParams.ID;
    resource_scope?: AuditListParams.ResourceScope;
    resource_type?: AuditListParams.ID;
    zone_id?: AuditListParams.ID;
    zone_name?: AuditListParams.ID;
    cursor?: string;
  }
  export namespace AuditListParams {
    export type AccountName = ID;
    export interface ActionResult {
      not?: ('success' | 'failure')[];
    }
    export interface ActionType {
      not?: ('create' | 'delete' | 'view' | 'update')[];
    }
    export interface ActorContext {
      not?: ('api_key' | 'api_token' | 'dash' | 'oauth' | 'origin_ca_key')[];
    }
    export interface ActorEmail {
      not?: (/** @format email */ string)[];
    }
    export type ActorID = ID;
    export type ActorIPAddress = ID;
    export type ActorTokenID = ID;
    export type ActorTokenName = ID;
    export interface ActorType {
      not?: ('account' | 'cloudflare_admin' | 'system' | 'user')[];
    }
    export interface AuditLogID {
      /** @deprecated */ not?: string[];
    }
    export interface ID {
      not?: string[];
    }
    export type RawCfRayID = ID;
    export type RawMethod = ID;
    export interface RawStatusCode {
      not?: Integer[];
    }
    export type RawURI = ID;
    export type ResourceID = ID;
    export type ResourceProduct = ID;
    export interface ResourceScope {
      not?: ('accounts' | 'user' | 'zones' | 'memberships')[];
    }
    export type ResourceType = ID;
    export type ZoneID = ID;
    export type ZoneName = ID;
  }

  export import AuditListResponse = AuditHistoryResponse.AuditHistoryResponseItem;

  export interface AuditHistoryParams extends InAccount {
    action_time: DateTime;
    /** @format date @example "2024-10-31" */ before: string;
    /** @format date @example "2024-10-30" */ since: string;
    cursor?: string;
    /** @default "desc" */ direction?: 'desc' | 'asc';
    /** @min 1 @max 1000 @default 100 @example 25 */ limit?: number;
  }

  export type AuditHistoryResponse = AuditHistoryResponse.AuditHistoryResponseItem[];
  export namespace AuditHistoryResponse {
    export interface AuditHistoryResponseItem {
      /** @readOnly */ id?: ResourceID;
      account?: SubscriptionZone;
      action?: AuditHistoryResponseItem.Action;
      actor?: AuditHistoryResponseItem.Actor;
      raw?: AuditHistoryResponseItem.Raw;
      resource?: AuditHistoryResponseItem.Resource;
      zone?: SubscriptionZone;
    }
    export namespace AuditHistoryResponseItem {
      export type Account = SubscriptionZone;
      export interface Action {
        description?: string;
        /** @example "success" */ result?: string;
        time?: DateTime;
        /** @example "create" */ type?: string;
      }
      export interface Actor {
        /** @example "f6b5de0326bb5182b8a4840ee01ec774" */ id?: string;
        context?: 'api_key' | 'api_token' | 'dash' | 'oauth' | 'origin_ca_key';
        /** @format email */ email?: string;
        /** @example "198.41.129.166" */ ip_address?: string;
        token_id?: string;
        token_name?: string;
        type?: 'account' | 'cloudflare_admin' | 'system' | 'user';
      }
      export interface Raw {
        /** @example "8e9b1c60ef9e1c9a" */ cf_ray_id?: string;
        /** @example "POST" */ method?: string;
        /** @example 200 */ status_code?: Integer;
        uri?: string;
        user_agent?: string;
      }
      export interface Resource {
        id?: string;
        /** @example "members" */ product?: string;
        request?: unknown;
        response?: unknown;
        scope?: unknown;
        type?: string;
      }
      export type Zone = SubscriptionZone;
    }
  }

  export type AuditProductCategoriesParams = InAccount;

  export interface AuditProductCategoriesResponse {
    label?: string;
    products?: AuditProductCategoriesResponse.Product[];
    /** @example "zerotrust" */ value?: string;
  }
  export namespace AuditProductCategoriesResponse {
    export interface Product {
      /** @example "Gateway" */ label?: string;
      /** @example "gateway" */ value?: string;
    }
  }

  export type AuditListResponsesCursorPaginationAfter = CursorPaginationAfter<AuditHistoryResponse.AuditHistoryResponseItem>;

  export type AuditProductCategoriesResponsesSinglePage = SinglePage<AuditProductCategoriesResponse>;
}

export declare namespace Accounts.SpeedSettings {
  /** Account-level configuration for reshaping images. */
  export interface Transformations {
    /** Read the transformations configuration set at account level.
     *  @http GET /accounts/{account_id}/settings/transformations
     *  @permission Zone Settings Write; Zone Settings Read */
    get(params: TransformationGetParams, options?: RequestOptions): PagePromise<SinglePage<TransformationsConfig>, TransformationsConfig>;
  }

  export type TransformationGetParams = InAccount;

  export interface TransformationsConfig {
    /** @example "image_resizing" */ id?: string;
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ cf_zone_tag?: string;
    /** @readOnly */ editable?: boolean;
    /** @readOnly */ modified_on?: DateTime | null;
    /** @example "on" */ value?: string;
  }

  export type TransformationsConfigsSinglePage = SinglePage<TransformationsConfig>;
}

export declare namespace Accounts.Settings {
  /** The account's ut-billing switch. */
  export interface UtBilling {
    /** Read the account's ut-billing setting.
     *  @http GET /accounts/{account_id}/settings/ut-billing
     *  @permission Zone Settings Write; Zone Settings Read
     *  @docs https://developers.cloudflare.com/api/operations/account-settings-get-ut-billing-setting */
    get(params: UtBillingGetParams, options?: RequestOptions): APIPromise<UtBillingResponse>;

    /** Write the value of the account's ut-billing setting.
     *  @http PATCH /accounts/{account_id}/settings/ut-billing
     *  @permission Zone Settings Write
     *  @docs https://developers.cloudflare.com/api/operations/account-settings-change-ut-billing-setting */
    edit(params: UtBillingEditParams, options?: RequestOptions): APIPromise<UtBillingResponse>;
  }

  export type UtBillingGetParams = InAccount;

  export interface UtBillingEditParams extends InAccount {
    value: 'on';
  }
}
