import type {
  APIPromise,
  JsonObject,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from './_client.ts';
import type {
  AuditLog,
  DateTime,
  Identifier,
  Integer,
  LoadBalancerPreview,
  Permission,
  ResourceID,
  Subscription,
  SubscriptionParam,
  Token,
  TokenPolicyParam,
  TokenValue,
} from './_shared.ts';
import type { Accounts } from './accounts.ts';
import type { Billing as BillingProduct } from './billing.ts';
import type { LoadBalancers as LoadBalancersProduct } from './load-balancers.ts';
import type { Organizations as OrganizationsProduct } from './organizations.ts';

/** User: Your own login: profile, tokens and what you belong to.
 *  @product user User
 *  @docs https://developers.cloudflare.com/fundamentals/ */
export interface User {
  readonly auditLogs: User.AuditLogs;
  readonly billing: User.Billing;
  readonly invites: User.Invites;
  readonly organizations: User.Organizations;
  readonly subscriptions: User.Subscriptions;
  readonly tenants: User.Tenants;
  readonly tokens: User.Tokens;
  readonly spectrumAnalytics: User.SpectrumAnalytics;
  readonly analytics: User.Analytics;
  readonly communicationPreferences: User.CommunicationPreferences;
  readonly firewall: User.Firewall;
  readonly loadBalancers: User.LoadBalancers;
  readonly loadBalancingAnalytics: User.LoadBalancingAnalytics;

  /** Change your user's name, telephone, country or postal code.
   *  @http PATCH /user
   *  @body json required
   *  @permission User Details Write
   *  @plans free pro business enterprise
   *  @availability ga */
  edit(params: User.UserEditParams, options?: RequestOptions): APIPromise<User.UserGetResponse>;

  /** Read your own user's profile and status.
   *  @http GET /user
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  get(options?: RequestOptions): APIPromise<User.UserGetResponse>;
}

export declare namespace User {
  export interface UserEditParams {
    /** @maxLength 30 @example "US" */ country?: string | null;
    /** @maxLength 60 @example "John" */ first_name?: string | null;
    /** @maxLength 60 @example "Appleseed" */ last_name?: string | null;
    /** @maxLength 20 */ telephone?: string | null;
    /** @maxLength 20 @example "12345" */ zipcode?: string | null;
  }

  export type UserEditResponse = UserGetResponse;

  export interface UserGetResponse {
    /** @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" @readOnly */ id: string;
    /** @format email @readOnly */ email: string;
    /** @readOnly */ betas?: string[];
    /** @maxLength 30 @example "US" */ country?: string | null;
    /** @maxLength 60 @example "John" */ first_name?: string | null;
    /** @default false @readOnly */ has_business_zones?: boolean;
    /** @default false @readOnly */ has_enterprise_zones?: boolean;
    /** @default false @readOnly */ has_pro_zones?: boolean;
    /** @maxLength 60 @example "Appleseed" */ last_name?: string | null;
    organizations?: Organization[];
    /** @default false @readOnly */ suspended?: boolean;
    /** @maxLength 20 */ telephone?: string | null;
    /** @default false @readOnly */ two_factor_authentication_enabled?: boolean;
    /** @default false @readOnly */ two_factor_authentication_locked?: boolean;
    /** @maxLength 20 @example "12345" */ zipcode?: string | null;
  }

  /** Your own recorded actions. */
  export interface AuditLogs {
    /** Page through your own user's audit log by date, actor, action or zone.
     *  @http GET /user/audit_logs
     *  @permission Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params?: AuditLogListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<AuditLog>, AuditLog>;
  }

  export interface AuditLogListParams {
    /** @example "f174be97-19b1-40d6-954d-70cd5fbd52db" */ id?: string;
    action?: AuditLogListParams.Action;
    actor?: AuditLogListParams.Actor;
    /** @format date */ before?: string;
    /** @default "desc" */ direction?: 'desc' | 'asc';
    export?: boolean;
    /** @default false */ hide_user_logs?: boolean;
    /** @format date */ since?: string;
    zone?: AuditLogListParams.Zone;
    /** @min 1 @default 1 @example 50 */ page?: number;
    /** @min 1 @max 1000 @default 100 @example 25 */ per_page?: number;
  }
  export namespace AuditLogListParams {
    export interface Action {
      /** @example "add" */ type?: string;
    }
    export interface Actor {
      /** @format email */ email?: string;
      /** @example "17.168.228.63" */ ip?: string;
    }
    export interface Zone {
      /** @example "example.com" */ name?: string;
    }
  }

  /** Your own bills. */
  export interface Billing {
    readonly history: Billing.History;
    readonly profile: Billing.Profile;
  }

  /** Offers to join other accounts. */
  export interface Invites {
    /** List the invitations sent to your user.
     *  @http GET /user/invites
     *  @permission Memberships Write; Memberships Read
     *  @plans enterprise
     *  @auth api_email+api_key */
    list(options?: RequestOptions): PagePromise<SinglePage<Invite>, Invite>;

    /** Accept or reject an invitation to join an account.
     *  @http PATCH /user/invites/{invite_id}
     *  @permission Memberships Write
     *  @plans enterprise
     *  @auth api_email+api_key */
    edit(inviteID: ResourceID, params: InviteEditParams, options?: RequestOptions): APIPromise<Invite>;

    /** Read one invitation you received, with its roles and expiry.
     *  @http GET /user/invites/{invite_id}
     *  @permission Memberships Write; Memberships Read
     *  @plans enterprise
     *  @auth api_email+api_key */
    get(inviteID: ResourceID, options?: RequestOptions): APIPromise<Invite>;
  }

  export interface Invite {
    /** @readOnly */ invited_member_id: ResourceID | null;
    /** @readOnly */ organization_id: ResourceID;
    /** @readOnly */ id?: ResourceID;
    /** @readOnly */ expires_on?: DateTime;
    /** @maxLength 90 */ invited_by?: string;
    /** @maxLength 90 */ invited_member_email?: string;
    /** @readOnly */ invited_on?: DateTime;
    organization_is_enforcing_twofactor?: boolean;
    /** @maxLength 100 @readOnly */ organization_name?: string;
    /** @readOnly */ roles?: (/** @maxLength 120 */ string)[];
    status?: 'pending' | 'accepted' | 'rejected' | 'expired';
  }

  export interface InviteEditParams {
    status: 'accepted' | 'rejected';
  }

  /** Older organizations that you belong to. */
  export interface Organizations {
    /** Page through the organizations your user belongs to, by name or status.
     *  @http GET /user/organizations
     *  @permission Memberships Write; Memberships Read
     *  @plans enterprise
     *  @auth api_email+api_key
     *  @deprecated */
    list(params?: OrganizationListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<Organization>, Organization>;

    /** Leave an organization that your user is a member of.
     *  @http DELETE /user/organizations/{organization_id}
     *  @unwrapped
     *  @plans enterprise
     *  @auth api_email+api_key
     *  @deprecated */
    delete(/** @minLength 32 @maxLength 32 */ organizationID: string, options?: RequestOptions): APIPromise<OrganizationDeleteResponse>;

    /** Read one organization your user belongs to, with its role and status.
     *  @http GET /user/organizations/{organization_id}
     *  @plans enterprise
     *  @auth api_email+api_key
     *  @deprecated */
    get(/** @minLength 32 @maxLength 32 */ organizationID: string, options?: RequestOptions): APIPromise<OrganizationGetResponse>;
  }

  export interface OrganizationListParams {
    direction?: 'asc' | 'desc';
    /** @default "all" */ match?: 'any' | 'all';
    /** @maxLength 100 */ name?: string;
    order?: 'id' | 'name' | 'status';
    status?: 'member' | 'invited';
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export interface Organization {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id?: string;
    /** @maxLength 100 */ name?: string;
    /** @readOnly */ permissions?: Permission[];
    /** @readOnly */ roles?: (/** @maxLength 120 */ string)[];
    status?: Accounts.Status;
  }

  export interface OrganizationDeleteResponse {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id?: string;
  }

  export type OrganizationGetResponse = unknown;

  /** Plans you pay for. */
  export interface Subscriptions {
    /** Change the rate plan or billing frequency of a user subscription.
     *  @http PUT /user/subscriptions/{identifier}
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(identifier: ResourceID, params: SubscriptionUpdateParams, options?: RequestOptions): APIPromise<SubscriptionUpdateResponse>;

    /** Cancel one of your user's subscriptions.
     *  @http DELETE /user/subscriptions/{identifier}
     *  @unwrapped
     *  @permission Billing Write
     *  @availability ga */
    delete(identifier: ResourceID, options?: RequestOptions): APIPromise<SubscriptionDeleteResponse>;

    /** List all subscriptions held by your user.
     *  @http GET /user/subscriptions
     *  @permission Billing Write; Billing Read
     *  @availability ga */
    get(options?: RequestOptions): PagePromise<SinglePage<Subscription>, Subscription>;

    /** Start a user subscription to a rate plan.
     *  @http POST /user/subscriptions
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/user-subscription-create-user-subscription */
    create(params?: SubscriptionCreateParams | null, options?: RequestOptions): APIPromise<SubscriptionCreateResponse>;
  }

  export type SubscriptionUpdateParams = SubscriptionParam;

  export type SubscriptionUpdateResponse = unknown;

  export interface SubscriptionDeleteResponse {
    /** @readOnly */ subscription_id?: ResourceID;
  }

  export type SubscriptionCreateParams = Accounts.SubscriptionV2;

  export type SubscriptionCreateResponse = JsonObject | null | string | null;

  /** Partner units you can manage. */
  export interface Tenants {
    /** List the tenants that your user has access to.
     *  @http GET /user/tenants
     *  @permission User Details Write; User Details Read
     *  @availability ga
     *  @auth api_email+api_key */
    list(options?: RequestOptions): PagePromise<SinglePage<OrganizationsProduct.Organization>, OrganizationsProduct.Organization>;
  }

  /** API credentials bound to your login. */
  export interface Tokens {
    readonly permissionGroups: Tokens.PermissionGroups;
    readonly value: Tokens.Value;

    /** Issue a user API token with policies; its value is shown only now.
     *  @http POST /user/tokens
     *  @permission API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: TokenCreateParams, options?: RequestOptions): APIPromise<Accounts.TokenCreateResponse>;

    /** Replace a user API token's policies, conditions and status; value stays.
     *  @http PUT /user/tokens/{token_id}
     *  @permission API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(tokenID: ResourceID, params: TokenUpdateParams, options?: RequestOptions): APIPromise<Token>;

    /** Page through your user's API tokens, with expired ones if wanted.
     *  @http GET /user/tokens
     *  @permission API Tokens Write; API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params?: TokenListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<Token>, Token>;

    /** Delete a user API token, which stops working for good.
     *  @http DELETE /user/tokens/{token_id}
     *  @permission API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(tokenID: ResourceID, options?: RequestOptions): APIPromise<TokenDeleteResponse | null>;

    /** Read a user API token's policies and status, not its value.
     *  @http GET /user/tokens/{token_id}
     *  @permission API Tokens Write; API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(tokenID: ResourceID, options?: RequestOptions): APIPromise<Token>;

    /** Check that the API token sending the request is valid and active.
     *  @http GET /user/tokens/verify
     *  @plans free pro business enterprise
     *  @availability ga */
    verify(options?: RequestOptions): APIPromise<Accounts.TokenVerifyResponse>;
  }

  export interface TokenCreateParams {
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

  export type TokenCreateResponse = Accounts.TokenCreateResponse;
  export namespace TokenCreateResponse {
    export type Condition = Token.Condition;
    export namespace Condition {
      export type RequestIP = Token.Condition.RequestIP;
    }
  }

  export interface TokenUpdateParams {
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

  export interface TokenListParams {
    direction?: 'asc' | 'desc';
    /** @default false */ include_expired?: boolean;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export interface TokenDeleteResponse {
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
  }

  export type TokenVerifyResponse = Accounts.TokenVerifyResponse;

  /** Figures on TCP and UDP traffic of your zones. */
  export interface SpectrumAnalytics {
    readonly zones: SpectrumAnalytics.Zones;
  }

  /** Traffic figures over all your zones. */
  export interface Analytics {
    readonly dashboard: Analytics.Dashboard;
  }

  /** Which mail you agree to receive. */
  export interface CommunicationPreferences {
    /** Read which mail the user has agreed to get.
     *  @http GET /user/communication_preferences
     *  @permission User Details Read
     *  @docs https://developers.cloudflare.com/api/operations/user-communication-preferences-get */
    get(options?: RequestOptions): APIPromise<CommunicationPreferences2>;

    /** Replace the user's communication preferences.
     *  @http PUT /user/communication_preferences
     *  @body json required
     *  @permission User Details Write
     *  @docs https://developers.cloudflare.com/api/operations/user-communication-preferences-update */
    update(params?: CommunicationPreferenceUpdateParams | null, options?: RequestOptions): APIPromise<CommunicationPreferences2>;
  }

  export interface CommunicationPreferences2 {
    /** @readOnly */ created_on: DateTime;
    email: { hard_bounce?: boolean; verified?: boolean };
    'language-locale': 'en-US' | 'es-ES' | 'de-DE' | 'fr-FR' | 'it-IT' | 'ja-JP' | 'ko-KR' | 'pt-BR' | 'zh-CN' | 'zh-TW';
    preferences: { [key: string]: CustomerPreference };
    updated_on: DateTime;
  }

  export interface CommunicationPreferenceUpdateParams {
    'language-locale'?: 'en-US' | 'es-ES' | 'de-DE' | 'fr-FR' | 'it-IT' | 'ja-JP' | 'ko-KR' | 'pt-BR' | 'zh-CN' | 'zh-TW';
    preferences?: { [key: string]: { subscribed: boolean } };
  }

  /** IP rules that hold for all your zones. */
  export interface Firewall {
    readonly accessRules: Firewall.AccessRules;
  }

  /** Load balancing parts owned by you instead of an account. */
  export interface LoadBalancers {
    readonly monitors: LoadBalancers.Monitors;
    readonly pools: LoadBalancers.Pools;
    readonly previews: LoadBalancers.Previews;
    readonly regions: LoadBalancers.Regions;
  }

  /** Health history of your servers. */
  export interface LoadBalancingAnalytics {
    readonly events: LoadBalancingAnalytics.Events;
  }

  export type InvitesSinglePage = SinglePage<Invite>;

  export type OrganizationsV4PagePaginationArray = V4PagePaginationArray<Organization>;

  export type Since = string | Integer;

  export type Until = string | Integer;

  export interface UserZone {
    timeseries?: UserPeriod[];
    totals?: UserPeriod;
    /** @readOnly */ zone_id?: ResourceID;
  }

  export interface UserPeriod {
    bandwidth?: UserPeriodBandwidth;
    requests?: UserPeriodRequests;
    since?: Since;
    until?: Until;
  }

  export interface UserPeriodBandwidth {
    /** @example 190290 */ all?: Integer;
    /** @example 97717 */ cached?: Integer;
    /** @example 92573 */ uncached?: Integer;
  }

  export interface UserPeriodRequests {
    /** @example 51440 */ all?: Integer;
  }

  export interface CustomerPreference {
    /** @readOnly */ created_on?: DateTime;
    subscribed: boolean;
    updated_on?: DateTime;
  }

  export interface Rule {
    /** @readOnly */ allowed_modes: ('block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge')[];
    configuration: Configuration;
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ id: ResourceID;
    mode: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge';
    /** @readOnly */ modified_on?: DateTime;
    notes?: string;
  }

  export type Configuration = IPConfiguration | Ipv6Configuration | CidrConfiguration | ASNConfiguration | CountryConfiguration;

  export interface IPConfiguration {
    target?: 'ip';
    /** @example "198.51.100.4" */ value?: string;
  }

  export interface Ipv6Configuration {
    target?: 'ip6';
    /** @example "2001:DB8:100::CF" */ value?: string;
  }

  export interface CidrConfiguration {
    target?: 'ip_range';
    /** @example "198.51.100.4/16" */ value?: string;
  }

  export interface ASNConfiguration {
    target?: 'asn';
    /** @example "AS12345" */ value?: string;
  }

  export interface CountryConfiguration {
    target?: 'country';
    /** @example "US" */ value?: string;
  }

  export interface Monitor {
    /** @default false */ allow_insecure?: boolean;
    consecutive_down?: Integer;
    consecutive_up?: Integer;
    /** @default "" */ description?: string;
    /** @default "" @example "alive" */ expected_body?: string;
    /** @default "" @example "2xx" */ expected_codes?: string;
    /** @default false */ follow_redirects?: boolean;
    header?: { [key: string]: string[] };
    /** @default 60 */ interval?: Integer;
    /** @example "GET" */ method?: string;
    /** @example "/health" */ path?: string;
    port?: Integer | null;
    /** @default "" @example "example.com" */ probe_zone?: string;
    /** @default 2 */ retries?: Integer;
    /** @default 5 */ timeout?: Integer;
    /** @default "http" */ type?: 'http' | 'https' | 'tcp' | 'udp_icmp' | 'icmp_ping' | 'smtp';
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ created_on?: string;
    /** @example "f1aba936b94213e5b8dca0c0dbf1f9cc" */ id?: string;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ modified_on?: string;
  }

  export interface Pool {
    check_regions?: CheckRegions;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ created_on?: string;
    /** @default "" */ description?: string;
    /** @readOnly */ disabled_at?: DateTime;
    /** @default true */ enabled?: boolean;
    health_sources?: ('local' | 'regional' | 'global')[] | null;
    /** @example "17b5962d775c646f3f9725cbc7a53df4" */ id?: string;
    latitude?: number;
    load_shedding?: LoadShedding;
    longitude?: number;
    /** @default 1 */ minimum_origins?: Integer;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ modified_on?: string;
    monitor?: string;
    monitor_group?: string;
    /** @example "primary-dc-1" */ name?: string;
    networks?: string[];
    /** @default "" */ notification_email?: string;
    notification_filter?: NotificationFilter;
    origin_steering?: OriginSteering;
    origins?: Origins;
  }

  export type CheckRegions = ('WNAM' | 'ENAM' | 'WEU' | 'EEU' | 'NSAM' | 'SSAM' | 'OC' | 'ME' | 'NAF' | 'SAF' | 'SAS' | 'SEAS' | 'NEAS' | 'ALL_REGIONS')[] | null;

  export type LoadShedding = {
    /** @min 0 @max 100 @unit percent @default 0 */ default_percent?: number;
    /** @default "random" */ default_policy?: 'random' | 'hash';
    /** @min 0 @max 100 @unit percent @default 0 */ session_percent?: number;
    /** @default "hash" */ session_policy?: 'hash';
  } | null;

  export type NotificationFilter = { origin?: FilterOptions; pool?: FilterOptions } | null;

  export type FilterOptions = { /** @default false */ disable?: boolean | null; healthy?: boolean | null } | null;

  export type OriginSteering = {
    /** @default "random" */ policy?: 'random' | 'hash' | 'least_outstanding_requests' | 'least_connections';
  } | null;

  export type Origins = LoadBalancersProduct.Origin[];

  export type Origin = LoadBalancersProduct.Origin;

  export interface SchemasHeader {
    Host?: string[];
  }

  export interface OriginHealth {
    ip?: {
      failure_reason?: string;
      healthy?: boolean;
      /** @example 200 */ response_code?: number;
      /** @example "201.5ms" */ rtt?: string;
    };
  }

  export type PreviewResult = { [key: string]: {
    healthy?: boolean;
    origins?: (/** @minProperties 1 @maxProperties 1 */ { [key: string]: LoadBalancersProduct.PreviewGetResponse.item.load_balancing_origin_health_data })[];
  } };

  export type OriginHealthData = LoadBalancersProduct.PreviewGetResponse.item.load_balancing_origin_health_data;

  export interface Analytics2 {
    /** @default 1 */ id?: Integer;
    origins?: OriginAnalytics[];
    pool?: JsonObject;
    timestamp?: DateTime;
  }

  export interface OriginAnalytics {
    /** @example "0.0.0.0" */ address?: string;
    changed?: boolean;
    /** @default true */ enabled?: boolean;
    failure_reason?: string;
    healthy?: boolean;
    /** @example "198.51.100.4" */ ip?: string;
    /** @example "app-server-1" */ name?: string;
  }
}

export declare namespace User.Billing {
  /** Past invoices and charges. */
  export interface History {
    /** Page through your user's past invoices and charges.
     *  @http GET /user/billing/history
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated */
    list(params?: HistoryListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<BillingHistory>, BillingHistory>;
  }

  export interface HistoryListParams {
    /** @maxLength 30 @example "subscription" */ action?: string;
    occurred_at?: DateTime;
    order?: 'type' | 'occurred_at' | 'action';
    /** @maxLength 30 @example "charge" */ type?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export interface BillingHistory {
    /** @readOnly */ id: ResourceID;
    /** @maxLength 30 @example "subscription" @readOnly */ action: string;
    /** @example 20.99 @readOnly */ amount: number;
    /** @example "USD" @readOnly */ currency: string;
    /** @maxLength 255 @readOnly */ description: string;
    occurred_at: DateTime;
    /** @maxLength 30 @example "charge" @readOnly */ type: string;
    zone: BillingHistory.Zone;
  }
  export namespace BillingHistory {
    export interface Zone {
      /** @readOnly */ name?: string;
    }
  }

  /** Billing address and payment details. */
  export interface Profile {
    /** Read your user's billing address and payment details.
     *  @http GET /user/billing/profile
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated */
    get(options?: RequestOptions): APIPromise<BillingProduct.ProfileGetResponse>;
  }

  export type ProfileGetResponse = BillingProduct.ProfileGetResponse;

  export type BillingHistoriesV4PagePaginationArray = V4PagePaginationArray<BillingHistory>;
}

export declare namespace User.Tokens {
  /** Bundles of rights a token can carry. */
  export interface PermissionGroups {
    /** List the permission groups that user token policies can refer to.
     *  @http GET /user/tokens/permission_groups
     *  @permission API Tokens Write; API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params?: PermissionGroupListParams | null,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Accounts.Tokens.PermissionGroupGetResponse.PermissionGroupGetResponseItem>, Accounts.Tokens.PermissionGroupGetResponse.PermissionGroupGetResponseItem>;
  }

  export interface PermissionGroupListParams {
    /** @example "Account%20Settings%20Write" */ name?: string;
    /** @example "com.cloudflare.api.account.zone" */ scope?: string;
  }

  export type PermissionGroupListResponse = Accounts.Tokens.PermissionGroupGetResponse.PermissionGroupGetResponseItem;

  /** The secret part of a token, which can be rolled. */
  export interface Value {
    /** Roll a user API token's value, which voids the old one.
     *  @http PUT /user/tokens/{token_id}/value
     *  @permission API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    update(tokenID: ResourceID, params: ValueUpdateParams, options?: RequestOptions): APIPromise<TokenValue>;
  }

  export interface ValueUpdateParams {
    /** @body */ body: unknown;
  }

  export type PermissionGroupListResponsesSinglePage = SinglePage<Accounts.Tokens.PermissionGroupGetResponse.PermissionGroupGetResponseItem>;
}

export declare namespace User.SpectrumAnalytics {
  /** Figures taken across all your zones. */
  export interface Zones {
    readonly reports: Zones.Reports;
  }
}

export declare namespace User.SpectrumAnalytics.Zones {
  /** Traffic by period. */
  export interface Reports {
    /** Report traffic analytics across your user's zones for a period.
     *  @http GET /user/spectrum_analytics/zones/report */
    get(params?: ReportGetParams | null, options?: RequestOptions): APIPromise<ReportGetResponse>;
  }

  export interface ReportGetParams {
    cdn_traffic?: boolean;
    since?: string;
    until?: string;
  }

  export type ReportGetResponse = ReportGetResponse.ReportGetResponseItem[];
  export namespace ReportGetResponse {
    export interface ReportGetResponseItem {
      totals: ReportGetResponseItem.Totals;
      zone_id: string;
    }
    export namespace ReportGetResponseItem {
      export interface Totals {
        bandwidth: Totals.Bandwidth;
      }
      export namespace Totals {
        export interface Bandwidth {
          all: number;
          egress: number;
          ingress: number;
        }
      }
    }
  }
}

export declare namespace User.Analytics {
  /** Totals and series as on the dashboard (deprecated). */
  export interface Dashboard {
    /** Get traffic totals and series over all of the user's zones (deprecated).
     *  @http GET /user/analytics/dashboard
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/user-analytics-get-dashboard
     *  @deprecated */
    get(params?: DashboardGetParams | null, options?: RequestOptions): APIPromise<UserZone[]>;
  }

  export interface DashboardGetParams {
    /** @default -10080 */ since?: Since;
    /** @default 0 */ until?: Until;
    /** @default true */ continuous?: boolean;
  }
}

export declare namespace User.Firewall {
  /** Block, challenge or allow across every zone you own. */
  export interface AccessRules {
    /** Page through IP access rules that cover all of the user's zones.
     *  @http GET /user/firewall/access_rules/rules
     *  @permission Account Firewall Access Rules Write; Account Firewall Access Rules Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ip-access-rules-for-a-user-list-ip-access-rules */
    list(params?: AccessRuleListParams | null, options?: RequestOptions): APIPromise<Rule[] | null>;

    /** Block, allow or challenge a source on all of the user's zones.
     *  @http POST /user/firewall/access_rules/rules
     *  @permission Account Firewall Access Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ip-access-rules-for-a-user-create-an-ip-access-rule */
    create(params: AccessRuleCreateParams, options?: RequestOptions): APIPromise<Rule>;

    /** Read one of the user's IP access rules.
     *  @http GET /user/firewall/access_rules/rules/{rule_id}
     *  @permission Account Firewall Access Rules Write; Account Firewall Access Rules Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ip-access-rules-for-a-user-get-an-ip-access-rule */
    get(ruleID: ResourceID, options?: RequestOptions): APIPromise<Rule>;

    /** Change the action or note of one of the user's IP access rules.
     *  @http PATCH /user/firewall/access_rules/rules/{rule_id}
     *  @body json required
     *  @permission Account Firewall Access Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ip-access-rules-for-a-user-update-an-ip-access-rule */
    edit(ruleID: ResourceID, params?: AccessRuleEditParams | null, options?: RequestOptions): APIPromise<Rule>;

    /** Delete a user-wide IP access rule.
     *  @http DELETE /user/firewall/access_rules/rules/{rule_id}
     *  @permission Account Firewall Access Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/ip-access-rules-for-a-user-delete-an-ip-access-rule */
    delete(ruleID: ResourceID, options?: RequestOptions): APIPromise<AuditLog.Owner>;
  }

  export interface AccessRuleListParams {
    mode?: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge';
    'configuration.target'?: 'ip' | 'ip_range' | 'asn' | 'country';
    /** @example "198.51.100.4" */ 'configuration.value'?: string;
    notes?: string;
    /** @default "all" */ match?: 'any' | 'all';
    /** @example 1 */ page?: number;
    /** @example 20 */ per_page?: number;
    order?: 'configuration.target' | 'configuration.value' | 'mode';
    direction?: 'asc' | 'desc';
  }

  export interface AccessRuleCreateParams {
    configuration: Configuration;
    mode: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge';
    notes?: string;
  }

  export interface AccessRuleEditParams {
    mode?: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge';
    notes?: string;
  }

  export type AccessRuleDeleteResponse = AuditLog.Owner;
}

export declare namespace User.LoadBalancers {
  /** Health checks that you own. */
  export interface Monitors {
    readonly previews: Monitors.Previews;
    readonly references: Monitors.References;

    /** List the health monitors that the user owns.
     *  @http GET /user/load_balancers/monitors
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-list-monitors */
    list(options?: RequestOptions): APIPromise<Monitor[]>;

    /** Create a user-owned monitor with its health check settings.
     *  @http POST /user/load_balancers/monitors
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-create-monitor */
    create(params?: MonitorCreateParams | null, options?: RequestOptions): APIPromise<Monitor>;

    /** Read one user-owned monitor.
     *  @http GET /user/load_balancers/monitors/{monitor_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-monitor-details */
    get(monitorID: string, options?: RequestOptions): APIPromise<Monitor>;

    /** Replace the whole health check of a user-owned monitor.
     *  @http PUT /user/load_balancers/monitors/{monitor_id}
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-update-monitor */
    update(monitorID: string, params?: MonitorUpdateParams | null, options?: RequestOptions): APIPromise<Monitor>;

    /** Change only the given health check fields of a user-owned monitor.
     *  @http PATCH /user/load_balancers/monitors/{monitor_id}
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-patch-monitor */
    edit(monitorID: string, params?: MonitorEditParams | null, options?: RequestOptions): APIPromise<Monitor>;

    /** Delete a user-owned monitor.
     *  @http DELETE /user/load_balancers/monitors/{monitor_id}
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-delete-monitor */
    delete(monitorID: string, options?: RequestOptions): APIPromise<Identifier>;
  }

  export type MonitorCreateParams = MonitorEditParams;

  export type MonitorUpdateParams = MonitorEditParams;

  export interface MonitorEditParams {
    /** @default false */ allow_insecure?: boolean;
    consecutive_down?: Integer;
    consecutive_up?: Integer;
    /** @default "" */ description?: string;
    /** @default "" @example "alive" */ expected_body?: string;
    /** @default "" @example "2xx" */ expected_codes?: string;
    /** @default false */ follow_redirects?: boolean;
    header?: { [key: string]: string[] };
    /** @default 60 */ interval?: Integer;
    /** @example "GET" */ method?: string;
    /** @example "/health" */ path?: string;
    port?: Integer | null;
    /** @default "" @example "example.com" */ probe_zone?: string;
    /** @default 2 */ retries?: Integer;
    /** @default 5 */ timeout?: Integer;
    /** @default "http" */ type?: 'http' | 'https' | 'tcp' | 'udp_icmp' | 'icmp_ping' | 'smtp';
  }

  export type MonitorDeleteResponse = Identifier;

  /** Groups of servers that you own. */
  export interface Pools {
    readonly health: Pools.Health;
    readonly references: Pools.References;

    /** List the user's pools, narrowed to one monitor if wanted.
     *  @http GET /user/load_balancers/pools
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-list-pools */
    list(params?: PoolListParams | null, options?: RequestOptions): APIPromise<Pool[]>;

    /** Create a user-owned pool with origins, monitor and load shedding.
     *  @http POST /user/load_balancers/pools
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-create-pool */
    create(params: PoolCreateParams, options?: RequestOptions): APIPromise<Pool>;

    /** Set the notification email on all of the user's pools.
     *  @http PATCH /user/load_balancers/pools
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-patch-pools */
    bulkEdit(params?: PoolBulkEditParams | null, options?: RequestOptions): APIPromise<Pool[]>;

    /** Read one user-owned pool with its origins.
     *  @http GET /user/load_balancers/pools/{pool_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-pool-details */
    get(poolID: string, options?: RequestOptions): APIPromise<Pool>;

    /** Replace the whole configuration of a user-owned pool.
     *  @http PUT /user/load_balancers/pools/{pool_id}
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-update-pool */
    update(poolID: string, params: PoolUpdateParams, options?: RequestOptions): APIPromise<Pool>;

    /** Change only the given settings of a user-owned pool.
     *  @http PATCH /user/load_balancers/pools/{pool_id}
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-patch-pool */
    edit(poolID: string, params?: PoolEditParams | null, options?: RequestOptions): APIPromise<Pool>;

    /** Delete a user-owned pool.
     *  @http DELETE /user/load_balancers/pools/{pool_id}
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-delete-pool */
    delete(poolID: string, options?: RequestOptions): APIPromise<Identifier>;
  }

  export interface PoolListParams {
    monitor?: string;
  }

  export interface PoolCreateParams {
    check_regions?: CheckRegions;
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    health_sources?: ('local' | 'regional' | 'global')[] | null;
    latitude?: number;
    load_shedding?: LoadShedding;
    longitude?: number;
    /** @default 1 */ minimum_origins?: Integer;
    monitor?: string;
    monitor_group?: string;
    /** @example "primary-dc-1" */ name: string;
    networks?: string[];
    /** @default "" */ notification_email?: string;
    notification_filter?: NotificationFilter;
    origin_steering?: OriginSteering;
    origins: Origins;
  }

  export interface PoolBulkEditParams {
    notification_email?: '';
  }

  export interface PoolUpdateParams {
    check_regions?: CheckRegions;
    /** @default "" */ description?: string;
    /** @readOnly */ disabled_at?: DateTime;
    /** @default true */ enabled?: boolean;
    health_sources?: ('local' | 'regional' | 'global')[] | null;
    latitude?: number;
    load_shedding?: LoadShedding;
    longitude?: number;
    /** @default 1 */ minimum_origins?: Integer;
    monitor?: string;
    monitor_group?: string;
    /** @example "primary-dc-1" */ name: string;
    networks?: string[];
    /** @default "" */ notification_email?: string;
    notification_filter?: NotificationFilter;
    origin_steering?: OriginSteering;
    origins: Origins;
  }

  export interface PoolEditParams {
    check_regions?: CheckRegions;
    /** @default "" */ description?: string;
    /** @readOnly */ disabled_at?: DateTime;
    /** @default true */ enabled?: boolean;
    health_sources?: ('local' | 'regional' | 'global')[] | null;
    latitude?: number;
    load_shedding?: LoadShedding;
    longitude?: number;
    /** @default 1 */ minimum_origins?: Integer;
    monitor?: string;
    monitor_group?: string;
    /** @example "primary-dc-1" */ name?: string;
    /** @default "" */ notification_email?: string;
    notification_filter?: NotificationFilter;
    origin_steering?: OriginSteering;
    origins?: Origins;
  }

  export type PoolDeleteResponse = Identifier;

  /** Outcome of your trial health checks. */
  export interface Previews {
    /** Fetch the results of a user-owned monitor or pool preview.
     *  @http GET /user/load_balancers/preview/{preview_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-preview-result */
    get(previewID: string, options?: RequestOptions): APIPromise<PreviewResult>;
  }

  /** Parts of the world by which traffic is steered. */
  export interface Regions {
    /** List load balancing regions with the countries or subdivisions they cover.
     *  @http GET /user/load_balancers/regions
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @docs https://developers.cloudflare.com/api/operations/user-load-balancer-regions-list-regions */
    list(params?: RegionListParams | null, options?: RequestOptions): APIPromise<SubscriptionCreateResponse>;
  }

  export interface RegionListParams {
    /** @example "CA" */ subdivision_code?: string;
    /** @example "US" */ country_code?: string;
  }

  export type RegionListResponse = SubscriptionCreateResponse;
}

export declare namespace User.LoadBalancers.Monitors {
  /** Trial runs of your health checks. */
  export interface Previews {
    /** Try out settings on a user-owned monitor's pools and get a preview ID.
     *  @http POST /user/load_balancers/monitors/{monitor_id}/preview
     *  @body json required
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-preview-monitor */
    create(monitorID: string, params?: PreviewCreateParams | null, options?: RequestOptions): APIPromise<LoadBalancerPreview>;
  }

  export type PreviewCreateParams = MonitorEditParams;

  export type PreviewCreateResponse = LoadBalancerPreview;

  /** What still relies on a health check of yours. */
  export interface References {
    /** Find what still uses a user-owned monitor.
     *  @http GET /user/load_balancers/monitors/{monitor_id}/references
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-list-monitor-references */
    get(monitorID: string, options?: RequestOptions): APIPromise<ReferenceGetResponse>;
  }

  export type ReferenceGetResponse = ({
    reference_type?: '*' | 'referral' | 'referrer';
    resource_id?: string;
    resource_name?: string;
    resource_type?: string;
  })[];
}

export declare namespace User.LoadBalancers.Pools {
  /** Latest health of a group of yours, and trial checks. */
  export interface Health {
    /** See the latest health of a user-owned pool.
     *  @http GET /user/load_balancers/pools/{pool_id}/health
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-pool-health-details */
    get(poolID: string, options?: RequestOptions): APIPromise<HealthGetResponse>;

    /** Try out monitor settings on a user-owned pool and get a preview ID.
     *  @http POST /user/load_balancers/pools/{pool_id}/preview
     *  @body json required
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-preview-pool */
    create(poolID: string, params?: HealthCreateParams | null, options?: RequestOptions): APIPromise<LoadBalancerPreview>;
  }

  export interface HealthGetResponse {
    /** @example "17b5962d775c646f3f9725cbc7a53df4" */ pool_id?: string;
    pop_health?: { healthy?: boolean; origins?: OriginHealth[] };
  }

  export type HealthCreateParams = MonitorEditParams;

  export type HealthCreateResponse = LoadBalancerPreview;

  /** Load balancers that still use a group of yours. */
  export interface References {
    /** Find what still uses a user-owned pool.
     *  @http GET /user/load_balancers/pools/{pool_id}/references
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-list-pool-references */
    get(poolID: string, options?: RequestOptions): APIPromise<ReferenceGetResponse>;
  }

  export type ReferenceGetResponse = ({
    reference_type?: '*' | 'referral' | 'referrer';
    resource_id?: string;
    resource_name?: string;
    resource_type?: string;
  })[];
}

export declare namespace User.LoadBalancingAnalytics {
  /** Changes between healthy and unhealthy. */
  export interface Events {
    /** List health changes of the user's pools and origins, filtered by either.
     *  @http GET /user/load_balancing_analytics/events
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-healthcheck-events-list-healthcheck-events */
    list(params?: EventListParams | null, options?: RequestOptions): APIPromise<Analytics2[]>;
  }

  export interface EventListParams {
    until?: DateTime;
    /** @example "primary-dc" */ pool_name?: string;
    /** @default true */ origin_healthy?: boolean;
    /** @example "17b5962d775c646f3f9725cbc7a53df4" */ pool_id?: string;
    since?: DateTime;
    /** @example "primary-dc-1" */ origin_name?: string;
    /** @default true */ pool_healthy?: boolean;
  }
}
