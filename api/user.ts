import type {
  APIPromise,
  JsonObject,
  JsonValue,
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
  RatePlanParam,
  ResourceID,
  Subscription,
  Token,
  TokenConditionCIDRList,
  TokenConditionCIDRListParam,
  TokenPolicy,
  TokenPolicyParam,
  TokenValue,
} from './_shared.ts';
import type { Accounts } from './accounts.ts';
import type { Organizations as OrganizationsAPI } from './organizations.ts';
import type { LoadBalancers as LoadBalancersAPI } from './load-balancers.ts';

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

  /** Edit your user's name, telephone, country or postal code.
   *  @http PATCH /user
   *  @body json required
   *  @permission User Details Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example { "first_name": "Ada", "last_name": "Lovelace", "country": "GB" } */
  edit(params: User.UserEditParams, options?: RequestOptions): APIPromise<User.UserResult>;

  /** Get your own user's profile and status.
   *
   *  Needs a user token or key: tokens owned by an account have no user.
   *  @http GET /user
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @aliases whoami */
  get(options?: RequestOptions): APIPromise<User.UserResult>;
}

export declare namespace User {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Time at which it was disabled; absent while it is enabled. */ disabled_at: string;
    /** Sources that decide about health, first to last; null for the usual order. */ health_sources: unknown;
    /** Latitude of the data center, for proximity steering; set longitude too. */ latitude: number;
    /** Longitude of the data center, for proximity steering; set latitude too. */ longitude: number;
    /** Healthy origins that the pool needs; with fewer it counts as down. */ minimum_origins: number;
    /** Whether the check passed. */ healthy: boolean;
    /** Address, range, AS number or country code that is matched, as `target` tells. */ value: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Subscription of the user, by its id. @from user.subscriptions.get */ identifier: string;
    /** Invite to work on, as `user.invites.list` shows it. @from user.invites.list */ invite_id: string;
    /** Monitor to work on, as `user.loadBalancers.monitors.list` shows it. @from user.loadBalancers.monitors.list */ monitor_id: string;
    /** Organization that the user belongs to; an old kind, replaced by accounts. */ organization_id: string;
    /** Pool to work on, as `user.loadBalancers.pools.list` shows it. @from user.loadBalancers.pools.list */ pool_id: string;
    /** Check to read, by the id that starting the preview returned. */ preview_id: string;
    /** Rule to work on, as `user.firewall.accessRules.list` shows it. @from user.firewall.accessRules.list */ rule_id: string;
    /** Token to work on, as `user.tokens.list` shows it. @from user.tokens.list */ token_id: string;
  }

  export interface UserEditParams {
    /** Country the user lives in; null if not given. @maxLength 30 @example "US" */ country?: string | null;
    /** First name; null if not given. @maxLength 60 @example "John" */ first_name?: string | null;
    /** Last name; null if not given. @maxLength 60 @example "Appleseed" */ last_name?: string | null;
    /** Telephone number; null if not given. @maxLength 20 */ telephone?: string | null;
    /** Postal code; null if not given. @maxLength 20 @example "12345" */ zipcode?: string | null;
  }

  export interface UserResult extends UserEditParams {
    /** Identifies the user. @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" @readOnly */ id: string;
    /** Address that the user signs in with. @format email @readOnly */ email: string;
    /** Beta programs the user takes part in. @readOnly */ betas?: string[];
    /** Whether the user owns zones on a Business plan. @default false @readOnly */ has_business_zones?: boolean;
    /** Whether the user owns zones on an Enterprise plan. @default false @readOnly */ has_enterprise_zones?: boolean;
    /** Whether the user owns zones on a Pro plan. @default false @readOnly */ has_pro_zones?: boolean;
    /** Organizations, that is accounts, the user is a member of. */ organizations?: Organization[];
    /** Whether Cloudflare has suspended the user. @default false @readOnly */ suspended?: boolean;
    /** Whether the user signs in with a second factor; API requests do not need it. @default false @readOnly */
    two_factor_authentication_enabled?: boolean;
    /** Whether the second factor cannot be turned off, as an account demands it. @default false @readOnly */
    two_factor_authentication_locked?: boolean;
  }

  /** Your own recorded actions. */
  export interface AuditLogs {
    /** As CSV. @response text/csv */
    list(params: AuditLogListParams & { export: true }, options?: RequestOptions): APIPromise<string>;

    /** List your own user's audit log by date, actor, action or zone.
     *  @http GET /user/audit_logs
     *  @permission Account Settings Write; Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "since": "2026-01-01", "before": "2026-01-31", "actor": { "email": "user@example.com" } }
     *  @columns action.type actor.email actor.ip resource.type interface action.result when */
    list(params?: AuditLogListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<AuditLog>, AuditLog>;
  }

  export interface AuditLogListParams {
    /** Only the entry with this id. @example "f174be97-19b1-40d6-954d-70cd5fbd52db" */ id?: string;
    /** Only entries of matching actions. */ action?: AuditLogListParams.Action;
    /** Only entries of matching actors. */ actor?: AuditLogListParams.Actor;
    /** Only entries before this day or time. @format date */ before?: string;
    /** @default "desc" */ direction?: 'desc' | 'asc';
    /** Whether the answer is a CSV file instead of JSON. */ export?: boolean;
    /** Whether entries at user level, such as sign-ins, are left out. @default false */ hide_user_logs?: boolean;
    /** Only entries from this day or time on. @format date */ since?: string;
    /** Only entries of matching zones. */ zone?: AuditLogListParams.Zone;
    /** @min 1 @default 1 @example 50 */ page?: number;
    /** @min 1 @max 1000 @default 100 @example 25 */ per_page?: number;
  }
  export namespace AuditLogListParams {
    export interface Action {
      /** Kind of action. @example "add" @minLength 1 */ type?: string;
    }
    export interface Actor {
      /** Address of the user who acted. @format email */ email?: string;
      /** Address that the request came from, or a range as CIDR. @example "17.168.228.63" @minLength 1 */ ip?: string;
    }
    export interface Zone {
      /** Domain name of the zone. @example "example.com" @minLength 1 */ name?: string;
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
     *  @auth api_email+api_key
     *  @columns organization_name invited_member_email roles status invited_on expires_on */
    list(options?: RequestOptions): PagePromise<SinglePage<Invite>, Invite>;

    /** Edit an invitation: accept or reject it.
     *
     *  Accepting makes you a member of the account with the roles of the invitation.
     *  @http PATCH /user/invites/{invite_id}
     *  @demands status
     *  @permission Memberships Write
     *  @plans enterprise
     *  @auth api_email+api_key
     *  @example { "invite_id": "4f5f0c14a2a41d5063dd301b2f829f04", "status": "accepted" } */
    edit(inviteID: ResourceID, params: InviteEditParams, options?: RequestOptions): APIPromise<Invite>;

    /** Get one invitation to your user, with its roles and expiry.
     *  @http GET /user/invites/{invite_id}
     *  @permission Memberships Write; Memberships Read
     *  @plans enterprise
     *  @auth api_email+api_key */
    get(inviteID: ResourceID, options?: RequestOptions): APIPromise<Invite>;
  }

  export interface Invite {
    /** Member that the invitation is for; null if the user is new. @readOnly */ invited_member_id: ResourceID | null;
    /** @readOnly */ organization_id: ResourceID;
    /** Identifies the invitation. @readOnly */ id?: ResourceID;
    /** Time from which the invitation can no longer be accepted. @readOnly */ expires_on?: DateTime;
    /** Address of the user who sent the invitation. @maxLength 90 */ invited_by?: string;
    /** Address that is invited. @maxLength 90 */ invited_member_email?: string;
    /** Time at which the invitation was sent. @readOnly */ invited_on?: DateTime;
    /** Whether the organization demands two-factor authentication. */ organization_is_enforcing_twofactor?: boolean;
    /** @maxLength 100 @readOnly */ organization_name?: string;
    /** Names of the roles that accepting gives. @readOnly */ roles?: (/** @maxLength 120 */ string)[];
    /** State of the invitation. */ status?: 'pending' | 'accepted' | 'rejected' | 'expired';
  }

  export interface InviteEditParams {
    /** Answer to the invitation; it cannot be changed later. */ status: 'accepted' | 'rejected' | (string & {});
  }

  /** Older organizations that you belong to. */
  export interface Organizations {
    /** List the organizations your user belongs to.
     *
     *  The old name for accounts: use `accounts.list`.
     *  @http GET /user/organizations
     *  @permission Memberships Write; Memberships Read
     *  @plans enterprise
     *  @auth api_email+api_key
     *  @deprecated
     *  @columns name roles status id */
    list(params?: OrganizationListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<Organization>, Organization>;

    /** Delete your membership in an organization, that is leave it.
     *
     *  Cannot be undone without a new invitation.
     *  @http DELETE /user/organizations/{organization_id}
     *  @unwrapped
     *  @plans enterprise
     *  @auth api_email+api_key
     *  @deprecated */
    delete(/** @minLength 32 @maxLength 32 */ organizationID: string, options?: RequestOptions): APIPromise<OrganizationDeleteResponse>;

    /** Get one organization your user belongs to.
     *  @http GET /user/organizations/{organization_id}
     *  @plans enterprise
     *  @auth api_email+api_key
     *  @deprecated */
    get(/** @minLength 32 @maxLength 32 */ organizationID: string, options?: RequestOptions): APIPromise<OrganizationGetResponse>;
  }

  export interface OrganizationListParams {
    direction?: 'asc' | 'desc';
    /** Whether an organization must fulfil all filters or any one. @default "all" */ match?: 'any' | 'all';
    /** Only organizations of this name. @maxLength 100 */ name?: string;
    /** Property by which the organizations are sorted. */ order?: 'id' | 'name' | 'status' | (string & {});
    /** Only organizations in which the user has this state. */ status?: 'member' | 'invited' | (string & {});
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface Organization {
    /** Identifies the organization. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */
    id?: string;
    /** Name of the organization for people. @maxLength 100 */ name?: string;
    /** User's rights in the organization. @readOnly */ permissions?: Permission[];
    /** Names of the user's roles in the organization. @readOnly */ roles?: (/** @maxLength 120 */ string)[];
    /** Whether the user is a member already or has yet to accept. */ status?: Accounts.Status;
  }

  export interface OrganizationDeleteResponse {
    /** Identifies the organization. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */
    id?: string;
  }

  export type OrganizationGetResponse = JsonValue;

  /** Plans you pay for. */
  export interface Subscriptions {
    /** Replace the rate plan or frequency of a user subscription.
     *  @http PUT /user/subscriptions/{identifier}
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(identifier: ResourceID, params: SubscriptionUpdateParams, options?: RequestOptions): APIPromise<SubscriptionUpdateResponse>;

    /** Delete one of your user's subscriptions.
     *  @http DELETE /user/subscriptions/{identifier}
     *  @unwrapped
     *  @permission Billing Write
     *  @availability ga */
    delete(identifier: ResourceID, options?: RequestOptions): APIPromise<SubscriptionDeleteResponse>;

    /** Get all subscriptions of your user.
     *  @http GET /user/subscriptions
     *  @permission Billing Write; Billing Read
     *  @availability ga
     *  @columns rate_plan.public_name price currency frequency state current_period_end */
    get(options?: RequestOptions): PagePromise<SinglePage<Subscription>, Subscription>;

    /** Create a user subscription to a rate plan.
     *  @http POST /user/subscriptions
     *  @body json required
     *  @permission Billing Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/user-subscription-create-user-subscription */
    create(params?: SubscriptionCreateParams | null, options?: RequestOptions): APIPromise<SubscriptionResult>;
  }

  export interface SubscriptionUpdateParams {
    /** Interval at which the subscription is renewed and billed. */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | (string & {});
    /** Plan to change to, with its id, currency and scope. */ rate_plan?: RatePlanParam;
  }

  export type SubscriptionUpdateResponse = JsonValue;

  export interface SubscriptionDeleteResponse {
    /** Subscription that was cancelled. @readOnly */ subscription_id?: ResourceID;
  }

  export interface SubscriptionCreateParams {
    /** Currency of the amount, as ISO 4217 code. @example "USD" @readOnly */ currency?: string;
    /** End of the period that is paid for, when the subscription renews; set by Cloudflare. @readOnly */ current_period_end?: DateTime;
    /** Start of the period that is paid for; set by Cloudflare. @readOnly */ current_period_start?: DateTime;
    /** Interval at which the new subscription is renewed and billed. */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | (string & {});
    /** Identifies the subscription; given by Cloudflare. @readOnly */ id?: ResourceID;
    /** Cost of a period in the plan's currency; set by Cloudflare. @example 20 @readOnly */ price?: number;
    /** Plan to subscribe to, with its id, currency and scope. */ rate_plan?: Accounts.RatePlan;
    /** Whether the subscription is paid, on trial, cancelled and so on; set by Cloudflare. @readOnly */ state?: Accounts.State;
  }

  export type SubscriptionResult = JsonObject | null | string;

  /** Partner units you can manage. */
  export interface Tenants {
    /** List the tenants that your user has access to.
     *  @http GET /user/tenants
     *  @permission User Details Write; User Details Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns name id parent.name create_time */
    list(options?: RequestOptions): PagePromise<SinglePage<OrganizationsAPI.Organization>, OrganizationsAPI.Organization>;
  }

  /** API credentials bound to your login. */
  export interface Tokens {
    readonly permissionGroups: Tokens.PermissionGroups;
    readonly value: Tokens.Value;

    /** Create a user API token from policies.
     *
     *  `value` is shown only once, in this response: store it. The token can do no more than the user, and ends with the user.
     *  @http POST /user/tokens
     *  @permission API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "name": "readonly token",
     *    "policies": [
     *      {
     *        "effect": "allow", "permission_groups": [{ "id": "c8fed203ed3043cba015a93ad1616f1f" }],
     *        "resources": { "com.cloudflare.api.account.zone.*": "*" }
     *      }
     *    ],
     *    "expires_on": "2027-01-01T00:00:00Z", "condition": { "request_ip": { "in": ["192.0.2.0/24"] } }
     *  }
     *  @aliases API token; bearer token */
    create(params: TokenCreateParams, options?: RequestOptions): APIPromise<TokenCreateResponse>;

    /** Replace a user API token's policies, conditions and status.
     *
     *  Everything has to be given: policies or conditions left out are gone. The value stays the same; `value.update` changes it.
     *  @http PUT /user/tokens/{token_id}
     *  @permission API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "token_id": "ed17574386854bf78a67040be0a770b0", "name": "readonly token", "status": "disabled",
     *    "policies": [
     *      {
     *        "effect": "allow", "permission_groups": [{ "id": "c8fed203ed3043cba015a93ad1616f1f" }],
     *        "resources": { "com.cloudflare.api.account.zone.*": "*" }
     *      }
     *    ]
     *  }
     *  @aliases disable token */
    update(tokenID: ResourceID, params: TokenUpdateParams, options?: RequestOptions): APIPromise<Token>;

    /** List your user's API tokens, with expired ones if wanted.
     *  @http GET /user/tokens
     *  @permission API Tokens Write; API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns name policies status last_used_on issued_on expires_on */
    list(params?: TokenListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<Token>, Token>;

    /** Delete a user API token, which stops working for good.
     *  @http DELETE /user/tokens/{token_id}
     *  @permission API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(tokenID: ResourceID, options?: RequestOptions): APIPromise<TokenDeleteResponse | null>;

    /** Get a user API token's policies and status.
     *
     *  The value is never returned again.
     *  @http GET /user/tokens/{token_id}
     *  @permission API Tokens Write; API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(tokenID: ResourceID, options?: RequestOptions): APIPromise<Token>;

    /** Verify that the user API token in use is active.
     *
     *  Tells about the token that signs the request itself; tokens of an account have `accounts.tokens.verify`.
     *  @http GET /user/tokens/verify
     *  @plans free pro business enterprise
     *  @availability ga
     *  @aliases test token */
    verify(options?: RequestOptions): APIPromise<TokenVerifyResponse>;
  }

  export interface TokenCreateParams {
    /** Name for people, to tell tokens apart. @maxLength 120 @minLength 1 */ name: string;
    /** Access policies of the token: actions allowed on each resource; all policies apply together. @minItems 1 */ policies: TokenPolicyParam[];
    /** Addresses from which the token works; left out, from anywhere. */ condition?: TokenCreateParams.Condition;
    /** Time from which the token no longer works; left out, it works without end. */ expires_on?: DateTime;
    /** Time before which the token is refused; left out, it works from its creation. */ not_before?: DateTime;
  }
  export namespace TokenCreateParams {
    export interface Condition {
      /** Client addresses from which the token may and may not be used. */ request_ip?: Condition.RequestIP;
      /** Name of `request_ip` in Cloudflare's guides. */ 'request.ip'?: Condition.RequestIP;
    }
    export namespace Condition {
      export interface RequestIP {
        /** Addresses or CIDR ranges from which alone the token works; left out, it works from any. */ in?: TokenConditionCIDRListParam[];
        /** Addresses or CIDR ranges from which the token is refused, even if they are also allowed. */ not_in?: TokenConditionCIDRListParam[];
      }
    }
  }

  export interface TokenValidity {
    /** Id by which the token is managed; not the secret itself. @readOnly */ id?: ResourceID;
    /** Time from which the token no longer works; null if it works without end. */ expires_on?: DateTime | null;
    /** Time before which the token is refused; null if it works from its creation. */ not_before?: DateTime | null;
    /** Whether the token works; disabling can be undone. */ status?: 'active' | 'disabled' | 'expired';
  }

  export interface TokenCreateResponse extends TokenValidity {
    /** Addresses from which the token works; absent, from anywhere. */ condition?: TokenCreateResponse.Condition;
    /** Time the token was made. @readOnly */ issued_on?: DateTime;
    /** Time the token last authenticated a request; null if it never has. @readOnly */ last_used_on?: DateTime | null;
    /** @readOnly */ modified_on?: DateTime;
    /** Name for people, to tell tokens apart. @maxLength 120 */ name?: string;
    /** Access policies of the token: actions allowed on each resource; all policies apply together. */ policies?: TokenPolicy[];
    /** Secret to send as a Bearer token; shown only when it is made. @readOnly @sensitive */ value?: TokenValue;
    /** Address of the user who owned the token when it was made; only on tokens owned by a user. */ creator_email_at_creation?: string;
    /** Id of the OAuth client that created the token; null if there is none to name. */ provisioner_id?: string | null;
    /** Kind of service that created the token for its owner; absent on tokens made by people. */ provisioner_type?: string;
  }
  export namespace TokenCreateResponse {
    export interface Condition {
      /** Client addresses from which the token may and may not be used. */ request_ip?: Condition.RequestIP;
      /** Name of `request_ip` in Cloudflare's guides. */ 'request.ip'?: Condition.RequestIP;
    }
    export namespace Condition {
      export interface RequestIP {
        /** Addresses or CIDR ranges from which alone the token works. */ in?: TokenConditionCIDRList[];
        /** Addresses or CIDR ranges from which the token is refused. */ not_in?: TokenConditionCIDRList[];
      }
    }
  }

  export interface TokenUpdateParams extends TokenCreateParams {
    /** Whether the token works; disabling can be undone. */ status?: 'active' | 'disabled' | 'expired' | (string & {});
  }

  export interface TokenListParams {
    direction?: 'asc' | 'desc';
    /** Whether tokens that ended lately are returned too. @default false */ include_expired?: boolean;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface TokenDeleteResponse {
    /** Token that was deleted. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */
    id: string;
  }

  export interface TokenVerifyResponse extends TokenValidity {
    /** @readOnly */ id: ResourceID;
    status: 'active' | 'disabled' | 'expired';
  }

  /** Figures on TCP and UDP traffic of your zones. */
  export interface SpectrumAnalytics {
    readonly zones: SpectrumAnalytics.Zones;
  }

  /** Traffic figures over all your zones. */
  export interface Analytics {
    readonly dashboard: Analytics.Dashboard;
  }

  /** Kinds of mail you agree to receive. */
  export interface CommunicationPreferences {
    /** Get which mail the user has agreed to.
     *  @http GET /user/communication_preferences
     *  @permission User Details Read
     *  @docs https://developers.cloudflare.com/api/operations/user-communication-preferences-get */
    get(options?: RequestOptions): APIPromise<CommunicationConsent>;

    /** Replace the user's communication preferences.
     *  @http PUT /user/communication_preferences
     *  @body json required
     *  @permission User Details Write
     *  @docs https://developers.cloudflare.com/api/operations/user-communication-preferences-update */
    update(params?: CommunicationPreferenceUpdateParams | null, options?: RequestOptions): APIPromise<CommunicationConsent>;
  }

  export interface CommunicationConsent {
    /** @readOnly */ created_on: DateTime;
    /** State of the user's address. */ email: {
      /** Whether mail to the address has come back. */ hard_bounce?: boolean;
      /** Whether the user has confirmed the address. */ verified?: boolean;
    };
    /** Language of the mails. */ 'language-locale':
      | 'en-US' | 'es-ES' | 'de-DE' | 'fr-FR' | 'it-IT' | 'ja-JP' | 'ko-KR' | 'pt-BR' | 'zh-CN' | 'zh-TW';
    /** Subscriptions to mail, by topic. */ preferences: { [key: string]: CustomerPreference };
    updated_on: DateTime;
  }

  export interface CommunicationPreferenceUpdateParams {
    /** Language of the mails. */ 'language-locale'?:
      | 'en-US' | 'es-ES' | 'de-DE' | 'fr-FR' | 'it-IT' | 'ja-JP' | 'ko-KR' | 'pt-BR' | 'zh-CN' | 'zh-TW' | (string & {});
    /** Subscriptions to change, by topic; others stay. */ preferences?: {
      [key: string]: { /** Whether the user gets mail on the topic. */ subscribed: boolean };
    };
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
    /** Counts per slice of time. */ timeseries?: UserPeriod[];
    /** Counts over the whole period. */ totals?: UserPeriod;
    /** @readOnly */ zone_id?: ResourceID;
  }

  export interface UserPeriod {
    /** Bytes that were served. @unit bytes */ bandwidth?: UserPeriodBandwidth;
    /** Requests that were answered. */ requests?: UserPeriodRequests;
    /** Start of the period. */ since?: Since;
    /** End of the period. */ until?: Until;
  }

  export interface UserPeriodBandwidth {
    /** Total, from cache and origin. @example 190290 */ all?: Integer;
    /** Part that came from Cloudflare's cache. @example 97717 */ cached?: Integer;
    /** Part that came from the origin. @example 92573 */ uncached?: Integer;
  }

  export interface UserPeriodRequests {
    /** Total, from cache and origin. @example 51440 */ all?: Integer;
  }

  export interface CustomerPreference {
    /** @readOnly */ created_on?: DateTime;
    /** Whether the user gets mail on the topic. */ subscribed: boolean;
    updated_on?: DateTime;
  }

  export interface Rule extends Firewall.AccessRuleEditParams {
    /** Actions that the rule may have on the user's plan. @readOnly */
    allowed_modes: ('block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge')[];
    /** Match criterion: an address, a range, a network or a country. */ configuration: Configuration;
    /** @readOnly */ created_on?: DateTime;
    /** Identifies the rule. @readOnly */ id: ResourceID;
    mode: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge';
    /** @readOnly */ modified_on?: DateTime;
  }

  export type Configuration =
    | IPConfiguration | Ipv6Configuration | CidrConfiguration | ASNConfiguration | CountryConfiguration;

  export interface IPConfiguration {
    /** Kind of match: one IPv4 address. */ target?: 'ip';
    /** @example "198.51.100.4" */ value?: string;
  }

  export interface Ipv6Configuration {
    /** Kind of match: one IPv6 address. */ target?: 'ip6';
    /** @example "2001:DB8:100::CF" */ value?: string;
  }

  export interface CidrConfiguration {
    /** Kind of match: a range as CIDR, /16 or /24 for IPv4, /32, /48 or /64 for IPv6. */ target?: 'ip_range';
    /** @example "198.51.100.4/16" */ value?: string;
  }

  export interface ASNConfiguration {
    /** Kind of match: a network by AS number. */ target?: 'asn';
    /** @example "AS12345" */ value?: string;
  }

  export interface CountryConfiguration {
    /** Kind of match: a country by two-letter code. */ target?: 'country';
    /** @example "US" */ value?: string;
  }

  export interface MonitorRequest {
    /** Whether an invalid certificate of the origin is accepted; https only. @default false */ allow_insecure?: boolean;
    /** Note for people. @default "" */ description?: string;
    /** Text that the answer must contain, case ignored; empty accepts any. http and https only. @default "" @example "alive" */
    expected_body?: string;
    /** Status codes that count as healthy, such as `200`, `2xx` or `200-299`. http and https only. @default "" @example "2xx" */
    expected_codes?: string;
    /** Whether redirects are followed; http and https only. @default false */ follow_redirects?: boolean;
    /** Request headers with their values. Set `Host` here if the origin needs it; `User-Agent` cannot be changed. */
    header?: { [key: string]: string[] };
    /** Zone whose settings the check goes through, as a visitor's request would; http and https only. @default "" @example "example.com" */
    probe_zone?: string;
  }

  export interface Monitor extends LoadBalancers.MonitorParams {
    consecutive_down?: Integer;
    consecutive_up?: Integer;
    /** @default 60 @unit seconds */ interval?: Integer;
    /** @example "GET" */ method?: string;
    /** @example "/health" */ path?: string;
    port?: Integer | null;
    /** @default 2 */ retries?: Integer;
    /** @default 5 @unit seconds */ timeout?: Integer;
    /** @default "http" */ type?: 'http' | 'https' | 'tcp' | 'udp_icmp' | 'icmp_ping' | 'smtp';
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ created_on?: string;
    /** Identifies the monitor; given by Cloudflare. @example "f1aba936b94213e5b8dca0c0dbf1f9cc" */ id?: string;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ modified_on?: string;
  }

  export interface PoolSettings {
    /** Regions to check from; null means those that Cloudflare picks. */ check_regions?: CheckRegions;
    /** Note for people. @default "" */ description?: string;
    /** Whether it takes part; off, it is neither checked nor used. @default true */ enabled?: boolean;
    /** Share of the traffic to keep from the pool for a while. */ load_shedding?: LoadShedding;
    /** Monitor that checks the origins; empty for none. @from user.loadBalancers.monitors.list */ monitor?: string;
    /** Monitor group that checks the origins. */ monitor_group?: string;
    /** Addresses that hear of changes in health, separated by commas; deprecated, use notifications. @default "" */ notification_email?: string;
    /** Changes to notify about, for the pool and its origins. */ notification_filter?: NotificationFilter;
    /** Selection of an origin of the pool for a new session. */ origin_steering?: OriginSteering;
  }

  export interface PoolMembers {
    /** Name of the pool: letters, digits, hyphens and underscores. @example "primary-dc-1" */ name?: string;
    /** Origins in the pool; traffic is spread over the healthy ones. */ origins?: Origins;
  }

  export interface Pool extends PoolSettings, PoolMembers {
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ created_on?: string;
    /** @readOnly */ disabled_at?: DateTime;
    health_sources?: ('local' | 'regional' | 'global')[] | null;
    /** Identifies the pool; given by Cloudflare. @example "17b5962d775c646f3f9725cbc7a53df4" */ id?: string;
    /** @unit degrees */ latitude?: number;
    /** @unit degrees */ longitude?: number;
    /** @default 1 */ minimum_origins?: Integer;
    /** @example "2014-01-01T05:20:00.12345Z" @readOnly */ modified_on?: string;
    /** Networks in which the pool is available. */ networks?: string[];
  }

  export type CheckRegions = ('WNAM' | 'ENAM' | 'WEU' | 'EEU' | 'NSAM' | 'SSAM' | 'OC' | 'ME' | 'NAF' | 'SAF' | 'SAS' | 'SEAS' | 'NEAS' | 'ALL_REGIONS')[] | null;

  export type LoadShedding = {
    /** Share of new traffic that is kept from the pool. @min 0 @max 100 @unit percent @default 0 */ default_percent?: number;
    /** Whether single requests (`random`) or visitors by address (`hash`) are kept away. @default "random" */ default_policy?: 'random' | 'hash';
    /** Share of running sessions that is kept from the pool. @min 0 @max 100 @unit percent @default 0 */ session_percent?: number;
    /** Selection of sessions; only by hash. @default "hash" */ session_policy?: 'hash';
  } | null;

  export type NotificationFilter = {
    /** Notifications about origins. */ origin?: FilterOptions;
    /** Notifications about the pool itself. */ pool?: FilterOptions;
  } | null;

  export type FilterOptions = {
    /** If true, there are no notifications of this kind. @default false */ disable?: boolean | null;
    /** If set, only changes to healthy (true) or to unhealthy (false) send a notification; null sends both. */ healthy?: boolean | null;
  } | null;

  export type OriginSteering = {
    /** `random` by weight, `hash` by visitor address, or to the origin with least open requests or connections. @default "random" */
    policy?: 'random' | 'hash' | 'least_outstanding_requests' | 'least_connections';
  } | null;

  export type Origins = LoadBalancersAPI.Origin[];

  export interface OriginHealth {
    /** Result for this address. */
    ip?: {
      /** Reason the check failed. */ failure_reason?: string;
      healthy?: boolean;
      /** HTTP status that the origin answered with. @example 200 */ response_code?: number;
      /** Time until the answer came. @example "201.5ms" */ rtt?: string;
    };
  }

  export type PreviewResult = {
    [key: string]: {
      healthy?: boolean;
      /** Result of each origin, by its address. */ origins?: (/** @minProperties 1 @maxProperties 1 */ {
        [key: string]: LoadBalancersAPI.PreviewGetResponse.item.load_balancing_origin_health_data;
      })[];
    };
  };

  export interface AnalyticsConsent {
    /** Number of the event. @default 1 */ id?: Integer;
    /** Origins of the pool at that time, with their health. */ origins?: OriginAnalytics[];
    /** Pool whose health changed. */ pool?: JsonObject;
    /** Time of the change. */ timestamp?: DateTime;
  }

  export interface OriginAnalytics {
    /** Address or hostname of the origin. @example "0.0.0.0" */ address?: string;
    /** Whether this origin's health is what changed. */ changed?: boolean;
    /** Whether it takes part; off, it is neither checked nor used. @default true */ enabled?: boolean;
    /** Reason the check failed. */ failure_reason?: string;
    healthy?: boolean;
    /** Address that was checked. @example "198.51.100.4" */ ip?: string;
    /** Name that the pool gives the origin. @example "app-server-1" */ name?: string;
  }
}

export declare namespace User.Billing {
  /** Past invoices and charges. */
  export interface History {
    /** List your user's past invoices and charges.
     *  @http GET /user/billing/history
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated
     *  @columns description type action amount currency zone.name occurred_at */
    list(params?: HistoryListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<BillingHistory>, BillingHistory>;
  }

  export interface HistoryListParams {
    /** Only items that were billed for this. @maxLength 30 @example "subscription" @minLength 1 */ action?: string;
    /** Only charges of this time. */ occurred_at?: DateTime;
    /** Property by which the items are sorted. */ order?: 'type' | 'occurred_at' | 'action' | (string & {});
    /** Only items of this kind, such as a charge or a refund. @maxLength 30 @example "charge" @minLength 1 */ type?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface BillingHistory {
    /** Identifies the billing item. @readOnly */ id: ResourceID;
    /** Billed transaction. @maxLength 30 @example "subscription" @readOnly */ action: string;
    /** Amount of the item, in `currency`. @example 20.99 @readOnly */ amount: number;
    /** Currency of the amount, as ISO 4217 code. @example "USD" @readOnly */ currency: string;
    /** Purpose of the item. @maxLength 255 @readOnly */ description: string;
    /** Time of the charge. */ occurred_at: DateTime;
    /** Kind of item, such as a charge or a refund. @maxLength 30 @example "charge" @readOnly */ type: string;
    /** Zone that the item is for. */ zone: BillingHistory.Zone;
  }
  export namespace BillingHistory {
    export interface Zone {
      /** Domain of the zone. @readOnly */ name?: string;
    }
  }

  /** Billing address and payment details. */
  export interface Profile {
    /** Get your user's billing address and payment details.
     *  @http GET /user/billing/profile
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated */
    get(options?: RequestOptions): APIPromise<ProfileGetResponse>;
  }

  export interface ProfileGetResponse {
    /** Identifies the billing profile. @readOnly */ id?: ResourceID;
    /** Kind of customer the billing profile is of. @example "type" */ account_type?: string;
    /** Street and number. */ address?: string;
    /** Second line of the address, such as a suite or floor. */ address2?: string;
    /** Amount credited or owed, as text. @example "0" */ balance?: string;
    /** Month in which the card stops being valid, from 1 to 12. @example 12 */ card_expiry_month?: Integer;
    /** Year in which the card stops being valid, in four digits. @example 2099 */ card_expiry_year?: Integer;
    /** Number of the payment card on file with Cloudflare. @example "4242424242424242" */ card_number?: string;
    /** Town of the customer's address. @example "Anytown" */ city?: string;
    /** Business for which the customer acts; empty for private persons. @example "Company" */ company?: string;
    /** Country the user lives in; null if not given. @example "Anycountry" */ country?: string;
    /** @readOnly */ created_on?: DateTime;
    /** Time the billing profile was last changed. */ edited_on?: DateTime;
    /** Address to which invoices of an enterprise contract go. */ enterprise_billing_email?: string;
    /** Main contact address of an enterprise contract. */ enterprise_primary_email?: string;
    /** First name; null if not given. @example "John" */ first_name?: string;
    /** Whether the customer resells Cloudflare as a partner. */ is_partner?: boolean;
    /** Last name; null if not given. @example "Doe" */ last_name?: string;
    /** Day on which the next invoice is made. */ next_bill_date?: DateTime;
    /** Street and number that belong to the means of payment. */ payment_address?: string;
    /** Second line of the address that belongs to the means of payment. */ payment_address2?: string;
    /** Town of the address that belongs to the means of payment. @example "Anytown" */ payment_city?: string;
    /** Country of the address that belongs to the means of payment. @example "Anycountry" */ payment_country?: string;
    /** Email address that belongs to the means of payment, such as a PayPal account's. */ payment_email?: string;
    /** Given name of the holder of the means of payment. @example "John" */ payment_first_name?: string;
    /** Family name of the holder of the means of payment. @example "Doe" */ payment_last_name?: string;
    /** State or province of the address that belongs to the means of payment. @example "state" */ payment_state?: string;
    /** Postal code of the address that belongs to the means of payment. @example "12345" */ payment_zipcode?: string;
    /** Main address to which messages about billing go. */ primary_email?: string;
    /** State or province of the customer's address. @example "AnyState" */ state?: string;
    /** Kind of tax number given, such as a European VAT number. @example "type" */ tax_id_type?: string;
    /** Telephone number; null if not given. @example "1234567899" */ telephone?: string;
    /** Security code of the card (CVV). @example "1111" */ validation_code?: string;
    /** VAT number of the customer, by which taxes on invoices are determined. @example "GB123456789" */ vat?: string;
    /** Postal code; null if not given. @example "12345" */ zipcode?: string;
  }

  export type BillingHistoriesV4PagePaginationArray = V4PagePaginationArray<BillingHistory>;
}

export declare namespace User.Tokens {
  /** Bundles of rights a token can carry. */
  export interface PermissionGroups {
    /** List the permission groups that user tokens can have.
     *
     *  Policies name groups by id; the ids are the same for all users.
     *  @http GET /user/tokens/permission_groups
     *  @permission API Tokens Write; API Tokens Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @aliases token permissions
     *  @columns name category scopes id */
    list(
      params?: PermissionGroupListParams | null,
      options?: RequestOptions,
    ): PagePromise<SinglePage<PermissionGroupListResponse>, PermissionGroupListResponse>;
  }

  export interface PermissionGroupListParams {
    /** Only the group with this name, percent-encoded. @example "Account%20Settings%20Write" @minLength 1 */ name?: string;
    /** Only groups for this scope, percent-encoded. @example "com.cloudflare.api.account.zone" @minLength 1 */ scope?: string;
  }

  export interface PermissionGroupListResponse {
    /** Id to grant the permission group by, the same for all users. */ id?: string;
    /** Family of products the permission group belongs to, by which the dashboard sorts. */ category?:
      | 'developer_platform' | 'ai_and_machine_learning' | 'dns_and_zones' | 'app_security'
      | 'rules_and_configuration' | 'cloudflare_one_and_zero_trust' | 'analytics_and_logs' | 'network_services'
      | 'media' | 'email_and_messaging' | 'cache_and_performance' | 'account_and_billing' | 'other';
    /** Title of the permission group, such as `DNS Write`; set by Cloudflare. */ name?: string;
    /** Kinds of resource that a policy with the permission group can cover. */ scopes?: (
      | 'com.cloudflare.api.account' | 'com.cloudflare.api.account.zone' | 'com.cloudflare.api.user'
      | 'com.cloudflare.edge.r2.bucket'
    )[];
    /** Whether you can choose the permission group for a new token. */ is_selectable?: boolean;
  }

  /** The secret part of a token, which can be rolled. */
  export interface Value {
    /** Rotate a user API token and return the new value.
     *
     *  The old value stops working at once; the new one is shown only once, in this response.
     *  @http PUT /user/tokens/{token_id}/value
     *  @permission API Tokens Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm
     *  @aliases roll token */
    update(tokenID: ResourceID, options?: RequestOptions): APIPromise<TokenValue>;
  }

  export type PermissionGroupListResponsesSinglePage = SinglePage<PermissionGroupListResponse>;
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
    /** Get Spectrum traffic across your user's zones for a period.
     *  @http GET /user/spectrum_analytics/zones/report */
    get(params?: ReportGetParams | null, options?: RequestOptions): APIPromise<ReportGetResponse>;
  }

  export interface ReportGetParams {
    /** Whether traffic through the CDN counts too. */ cdn_traffic?: boolean;
    /** Start of the period; left out, six hours before `until`. @format date-time */ since?: string;
    /** End of the period; left out, now. @format date-time */ until?: string;
  }

  export type ReportGetResponse = ReportGetResponse.ReportGetResponseItem[];
  export namespace ReportGetResponse {
    export interface ReportGetResponseItem {
      /** Sums over the period. */ totals: ReportGetResponseItem.Totals;
      zone_id: string;
    }
    export namespace ReportGetResponseItem {
      export interface Totals {
        /** Bytes that were moved. @unit bytes */ bandwidth: Totals.Bandwidth;
      }
      export namespace Totals {
        export interface Bandwidth {
          /** Both directions together. @unit bytes */ all: number;
          /** Sent to visitors. @unit bytes */ egress: number;
          /** Received from visitors. @unit bytes */ ingress: number;
        }
      }
    }
  }
}

export declare namespace User.Analytics {
  /** Totals and series as on the dashboard (deprecated). */
  export interface Dashboard {
    /** Get traffic totals and series over all of the user's zones (deprecated).
     *
     *  Deprecated: use the GraphQL Analytics API instead.
     *  @http GET /user/analytics/dashboard
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/user-analytics-get-dashboard
     *  @deprecated */
    get(params?: DashboardGetParams | null, options?: RequestOptions): APIPromise<UserZone[]>;
  }

  export interface DashboardGetParams {
    /** Start of the period. @default -10080 */ since?: Since;
    /** End of the period. @default 0 */ until?: Until;
    /** Whether the period is shortened to what has been counted completely; false may end in incomplete data. @default true */ continuous?: boolean;
  }
}

export declare namespace User.Firewall {
  /** Block, challenge or allow across every zone you own. */
  export interface AccessRules {
    /** List the IP access rules for all of the user's zones.
     *  @http GET /user/firewall/access_rules/rules
     *  @permission Account Firewall Access Rules Write; Account Firewall Access Rules Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ip-access-rules-for-a-user-list-ip-access-rules
     *  @columns configuration.value configuration.target mode notes created_on
     *  @key configuration.target configuration.value */
    list(params?: AccessRuleListParams | null, options?: RequestOptions): APIPromise<Rule[] | null>;

    /** Create an IP access rule for all of the user's zones.
     *
     *  Applies at once to every zone the user owns. For one zone or account use `firewall.accessRules.create`.
     *  @http POST /user/firewall/access_rules/rules
     *  @permission Account Firewall Access Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ip-access-rules-for-a-user-create-an-ip-access-rule
     *  @example { "mode": "challenge", "configuration": { "target": "ip", "value": "198.51.100.4" }, "notes": "Too many login attempts" }
     *  @aliases block IP; allowlist */
    create(params: AccessRuleCreateParams, options?: RequestOptions): APIPromise<Rule>;

    /** Get one of the user's IP access rules.
     *  @http GET /user/firewall/access_rules/rules/{rule_id}
     *  @permission Account Firewall Access Rules Write; Account Firewall Access Rules Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ip-access-rules-for-a-user-get-an-ip-access-rule */
    get(ruleID: ResourceID, options?: RequestOptions): APIPromise<Rule>;

    /** Edit the action or note of one of the user's IP access rules.
     *
     *  The address or country cannot be changed: delete the rule and create another.
     *  @http PATCH /user/firewall/access_rules/rules/{rule_id}
     *  @body json required
     *  @permission Account Firewall Access Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ip-access-rules-for-a-user-update-an-ip-access-rule */
    edit(ruleID: ResourceID, params?: AccessRuleEditParams | null, options?: RequestOptions): APIPromise<Rule>;

    /** Delete one of the user's IP access rules.
     *
     *  Rules of single zones stay.
     *  @http DELETE /user/firewall/access_rules/rules/{rule_id}
     *  @permission Account Firewall Access Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/ip-access-rules-for-a-user-delete-an-ip-access-rule */
    delete(ruleID: ResourceID, options?: RequestOptions): APIPromise<AuditLog.Owner>;
  }

  export interface AccessRuleListParams {
    /** Only rules that do this with matching requests. */
    mode?: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge' | (string & {});
    /** Only rules of this kind of match. */ 'configuration.target'?: 'ip' | 'ip_range' | 'asn' | 'country' | (string & {});
    /** Only rules for this address, range, network or country. @example "198.51.100.4" @minLength 1 */ 'configuration.value'?: string;
    /** Only rules whose note contains this text. */ notes?: string;
    /** Whether a rule must fulfil all filters or any one. @default "all" */ match?: 'any' | 'all';
    /** @example 1 */ page?: number;
    /** @example 20 */ per_page?: number;
    /** Property by which the rules are sorted. */ order?: 'configuration.target' | 'configuration.value' | 'mode' | (string & {});
    direction?: 'asc' | 'desc';
  }

  export interface AccessRuleCreateParams extends AccessRuleEditParams {
    /** Match criterion: an address, a range, a network or a country. */ configuration: Configuration;
    mode: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge' | (string & {});
  }

  export interface AccessRuleEditParams {
    /** Action for matching requests; `whitelist` skips other security checks. */
    mode?: 'block' | 'challenge' | 'whitelist' | 'js_challenge' | 'managed_challenge' | (string & {});
    /** Note for people, such as the reason. */ notes?: string;
  }
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
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-list-monitors
     *  @columns description type method path port interval modified_on */
    list(options?: RequestOptions): APIPromise<Monitor[]>;

    /** Create a user-owned monitor with its health check settings.
     *
     *  User-owned monitors and pools are the old form; use those of an account.
     *  @http POST /user/load_balancers/monitors
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-create-monitor */
    create(params?: MonitorParams | null, options?: RequestOptions): APIPromise<Monitor>;

    /** Get one user-owned monitor.
     *  @http GET /user/load_balancers/monitors/{monitor_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-monitor-details */
    get(monitorID: string, options?: RequestOptions): APIPromise<Monitor>;

    /** Replace the whole health check of a user-owned monitor.
     *
     *  Fields left out go back to their defaults.
     *  @http PUT /user/load_balancers/monitors/{monitor_id}
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-update-monitor */
    update(monitorID: string, params?: MonitorParams | null, options?: RequestOptions): APIPromise<Monitor>;

    /** Edit only the given health check settings of a user-owned monitor.
     *  @http PATCH /user/load_balancers/monitors/{monitor_id}
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-patch-monitor */
    edit(monitorID: string, params?: MonitorParams | null, options?: RequestOptions): APIPromise<Monitor>;

    /** Delete a user-owned monitor.
     *
     *  Refused while a pool uses it.
     *  @http DELETE /user/load_balancers/monitors/{monitor_id}
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-delete-monitor */
    delete(monitorID: string, options?: RequestOptions): APIPromise<Identifier>;
  }

  export interface MonitorParams extends MonitorRequest {
    /** Failed checks in a row after which an origin counts as down. @min 0 */ consecutive_down?: Integer;
    /** Passed checks in a row after which an origin counts as healthy. @min 0 */ consecutive_up?: Integer;
    /** Seconds between two checks from each data center; shorter fails over faster and loads origins more. @default 60 @unit seconds @min 10 @max 3600 */
    interval?: Integer;
    /** HTTP method of the check; `connection_established` for TCP. @example "GET" @minLength 1 */ method?: string;
    /** Path that is asked for; http and https only. @example "/health" @minLength 1 */ path?: string;
    /** Port to check; 0 or null means 80 or 443. TCP, UDP and SMTP need one. @min 0 @max 65535 */ port?: Integer | null;
    /** Attempts after a timeout before the check counts as failed; they follow at once. @default 2 @min 0 */ retries?: Integer;
    /** Seconds until a check counts as failed. @default 5 @unit seconds @min 1 */ timeout?: Integer;
    /** Protocol of the check. @default "http" */ type?: 'http' | 'https' | 'tcp' | 'udp_icmp' | 'icmp_ping' | 'smtp' | (string & {});
  }

  /** Groups of servers that you own. */
  export interface Pools {
    readonly health: Pools.Health;
    readonly references: Pools.References;

    /** List the user's pools, narrowed to one monitor if wanted.
     *  @http GET /user/load_balancers/pools
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-list-pools
     *  @columns name description origins monitor minimum_origins enabled modified_on
     *  @key name */
    list(params?: PoolListParams | null, options?: RequestOptions): APIPromise<Pool[]>;

    /** Create a user-owned pool with origins, monitor and load shedding.
     *
     *  User-owned monitors and pools are the old form; use those of an account.
     *  @http POST /user/load_balancers/pools
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-create-pool
     *  @example { "name": "primary-dc-1", "origins": [{ "name": "app-server-1", "address": "192.0.2.10", "enabled": true, "weight": 1 }] } */
    create(params: PoolCreateParams, options?: RequestOptions): APIPromise<Pool>;

    /** Edit the notification email of all of the user's pools.
     *
     *  The address can only be cleared here; set up notifications instead.
     *  @http PATCH /user/load_balancers/pools
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-patch-pools */
    bulkEdit(params?: PoolBulkEditParams | null, options?: RequestOptions): APIPromise<Pool[]>;

    /** Get one user-owned pool with its origins.
     *  @http GET /user/load_balancers/pools/{pool_id}
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-pool-details */
    get(poolID: string, options?: RequestOptions): APIPromise<Pool>;

    /** Replace the whole configuration of a user-owned pool.
     *
     *  Fields left out go back to their defaults, and an origin left out is removed.
     *  @http PUT /user/load_balancers/pools/{pool_id}
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-update-pool
     *  @example { "name": "primary-dc-1", "origins": [{ "name": "app-server-1", "address": "192.0.2.10", "enabled": true, "weight": 1 }] } */
    update(poolID: string, params: PoolUpdateParams, options?: RequestOptions): APIPromise<Pool>;

    /** Edit only the given settings of a user-owned pool.
     *
     *  A given list of origins replaces the former one.
     *  @http PATCH /user/load_balancers/pools/{pool_id}
     *  @body json required
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-patch-pool */
    edit(poolID: string, params?: PoolEditParams | null, options?: RequestOptions): APIPromise<Pool>;

    /** Delete a user-owned pool.
     *
     *  Refused while a load balancer uses it.
     *  @http DELETE /user/load_balancers/pools/{pool_id}
     *  @permission Load Balancing: Monitors and Pools Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-delete-pool */
    delete(poolID: string, options?: RequestOptions): APIPromise<Identifier>;
  }

  export interface PoolListParams {
    /** Only pools that this monitor checks. @from user.loadBalancers.monitors.list */ monitor?: string;
  }

  export interface PoolOrigins extends PoolMembers {
      health_sources?: ('local' | 'regional' | 'global' | (string & {}))[] | null;
      /** @unit degrees @min -90 @max 90 */ latitude?: number;
      /** @unit degrees @min -180 @max 180 */ longitude?: number;
      /** @default 1 @min 0 */ minimum_origins?: Integer;
      /** @example "primary-dc-1" @minLength 1 */ name: string;
      /** Networks in which the pool is available. */ networks?: string[];
      origins: Origins;
    }

  export interface PoolCreateParams extends PoolSettings, PoolOrigins {}

  export interface PoolBulkEditParams {
    /** Has to be empty, which clears the address. */ notification_email?: '';
  }

  export interface PoolUpdateParams extends PoolSettings, PoolOrigins {
    /** @readOnly */ disabled_at?: DateTime;
  }

  export interface PoolEditParams extends PoolSettings, PoolMembers {
    /** @readOnly */ disabled_at?: DateTime;
    health_sources?: ('local' | 'regional' | 'global' | (string & {}))[] | null;
    /** @unit degrees @min -90 @max 90 */ latitude?: number;
    /** @unit degrees @min -180 @max 180 */ longitude?: number;
    /** @default 1 @min 0 */ minimum_origins?: Integer;
    /** @example "primary-dc-1" @minLength 1 */ name?: string;
  }

  /** Outcome of your trial health checks. */
  export interface Previews {
    /** Get the results of a user-owned monitor or pool preview.
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
    list(params?: RegionListParams | null, options?: RequestOptions): APIPromise<SubscriptionResult>;
  }

  export interface RegionListParams {
    /** Only the region with this subdivision, by two-letter code. @example "CA" */ subdivision_code?: string;
    /** Only the region with this country, by two-letter code. @example "US" @pattern ^[A-Za-z]{2}$ */ country_code?: string;
  }
}

export declare namespace User.LoadBalancers.Monitors {
  /** Trial runs of your health checks. */
  export interface Previews {
    /** Create a preview of settings on a user-owned monitor's pools.
     *
     *  Changes nothing: poll `previews.get` with the returned id.
     *  @http POST /user/load_balancers/monitors/{monitor_id}/preview
     *  @body json required
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-preview-monitor */
    create(monitorID: string, params?: MonitorParams | null, options?: RequestOptions): APIPromise<LoadBalancerPreview>;
  }

  /** Resources that still rely on one of your health checks. */
  export interface References {
    /** Get what uses a user-owned monitor.
     *  @http GET /user/load_balancers/monitors/{monitor_id}/references
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-monitors-list-monitor-references */
    get(monitorID: string, options?: RequestOptions): APIPromise<ReferenceGetResponse>;
  }

  export type ReferenceGetResponse = {
    /** Whether the reference points from the resource or to it. */ reference_type?: '*' | 'referral' | 'referrer';
    /** Identifies the other resource. */ resource_id?: string;
    /** Name of the other resource, for people. */ resource_name?: string;
    /** Kind of the other resource. */ resource_type?: string;
  }[];
}

export declare namespace User.LoadBalancers.Pools {
  /** Latest health of a group of yours, and trial checks. */
  export interface Health {
    /** Get the latest health of a user-owned pool.
     *  @http GET /user/load_balancers/pools/{pool_id}/health
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-pool-health-details */
    get(poolID: string, options?: RequestOptions): APIPromise<HealthGetResponse>;

    /** Create a preview of monitor settings on a user-owned pool.
     *
     *  Changes nothing: poll `previews.get` with the returned id.
     *  @http POST /user/load_balancers/pools/{pool_id}/preview
     *  @body json required
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-preview-pool */
    create(poolID: string, params?: MonitorParams | null, options?: RequestOptions): APIPromise<LoadBalancerPreview>;
  }

  export interface HealthGetResponse {
    /** Identifies the pool. @example "17b5962d775c646f3f9725cbc7a53df4" @from user.loadBalancers.pools.list */ pool_id?: string;
    /** Health by the region that checked. */ pop_health?: {
      healthy?: boolean;
      /** Result of each origin. */ origins?: OriginHealth[];
    };
  }

  /** Load balancers that still use a group of yours. */
  export interface References {
    /** Get what uses a user-owned pool.
     *  @http GET /user/load_balancers/pools/{pool_id}/references
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-pools-list-pool-references */
    get(poolID: string, options?: RequestOptions): APIPromise<Monitors.ReferenceGetResponse>;
  }
}

export declare namespace User.LoadBalancingAnalytics {
  /** Changes between healthy and unhealthy. */
  export interface Events {
    /** List health changes of the user's pools and origins.
     *  @http GET /user/load_balancing_analytics/events
     *  @permission Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/load-balancer-healthcheck-events-list-healthcheck-events
     *  @columns pool origins timestamp */
    list(params?: EventListParams | null, options?: RequestOptions): APIPromise<AnalyticsConsent[]>;
  }

  export interface EventListParams {
    /** Only changes before this time. */ until?: DateTime;
    /** Only changes of the pool with this name. @example "primary-dc" @minLength 1 */ pool_name?: string;
    /** Only changes after which an origin was healthy (true) or not. @default true */ origin_healthy?: boolean;
    /** Only changes in this pool. @example "17b5962d775c646f3f9725cbc7a53df4" @from user.loadBalancers.pools.list */ pool_id?: string;
    /** Only changes from this time on. */ since?: DateTime;
    /** Only changes of the origin with this name. @example "primary-dc-1" @minLength 1 */ origin_name?: string;
    /** Only changes after which the pool was healthy (true) or not. @default true */ pool_healthy?: boolean;
  }
}
