import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type {
  DateTime,
  ErrorData,
  InAccount,
  InAccountOrZone,
  InZone,
  Integer,
  ResourceID,
  ResponseInfo,
  ResultInfo,
} from './_shared.ts';
import type * as Shared from './_shared.ts';

/** Email Routing: Forwarding of mail for your domain to other mailboxes or Workers.
 *  @product emailRouting Email Routing
 *  @docs https://developers.cloudflare.com/email-routing/ */
export interface EmailRouting {
  readonly dns: EmailRouting.DNS;
  readonly rules: EmailRouting.Rules;
  readonly accountRules: EmailRouting.AccountRules;
  readonly addresses: EmailRouting.Addresses;
  readonly suppressions: EmailRouting.Suppressions;

  /** Replace a zone's Email Routing settings, such as subaddress support.
   *  @http PUT /zones/{zone_id}/email/routing
   *  @body json required
   *  @permission Zone Settings Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  update(params: EmailRouting.EmailRoutingUpdateParams, options?: RequestOptions): APIPromise<EmailRouting.Settings>;

  /** Turn Email Routing off for a zone (deprecated).
   *  @http POST /zones/{zone_id}/email/routing/disable
   *  @permission Zone Settings Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @confirm
   *  @deprecated emailRouting.dns.delete */
  disable(params: EmailRouting.EmailRoutingDisableParams, options?: RequestOptions): APIPromise<EmailRouting.Settings>;

  /** Change only the given Email Routing settings of a zone.
   *  @http PATCH /zones/{zone_id}/email/routing
   *  @body json required
   *  @permission Zone Settings Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  edit(params: EmailRouting.EmailRoutingEditParams, options?: RequestOptions): APIPromise<EmailRouting.Settings>;

  /** Turn Email Routing on for a zone (deprecated).
   *  @http POST /zones/{zone_id}/email/routing/enable
   *  @permission Zone Settings Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @deprecated emailRouting.dns.create */
  enable(params: EmailRouting.EmailRoutingEnableParams, options?: RequestOptions): APIPromise<EmailRouting.Settings>;

  /** Read a zone's Email Routing settings and status.
   *  @http GET /zones/{zone_id}/email/routing
   *  @permission Zone Settings Write; Zone Settings Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  get(params: EmailRouting.EmailRoutingGetParams, options?: RequestOptions): APIPromise<EmailRouting.Settings>;

  /** Unlock a zone's mail DNS records the old way (deprecated).
   *  @http POST /zones/{zone_id}/email/routing/unlock
   *  @permission Zone Settings Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @deprecated emailRouting.dns.edit */
  unlock(params: EmailRouting.EmailRoutingUnlockParams, options?: RequestOptions): APIPromise<EmailRouting.Settings>;
}

export declare namespace EmailRouting {
  export type EmailRoutingUpdateParams = EmailRoutingEditParams;

  export interface Settings {
    /** @readOnly */ id: ResourceID;
    /** @readOnly */ enabled: true | false;
    /** @example "example.net" */ name: string;
    /** @readOnly */ created?: DateTime;
    /** @readOnly */ modified?: DateTime;
    /** @readOnly */ skip_wizard?: true | false;
    /** @readOnly */ status?: 'ready' | 'unconfigured' | 'misconfigured' | 'misconfigured/locked' | 'unlocked';
    /** @readOnly */ support_subaddress?: true | false;
    /** @maxLength 32 @example "75610dab9e69410a82cf7e400a09ecec" @readOnly @deprecated */ tag?: string;
  }

  export type EmailRoutingDisableParams = EmailRoutingEnableParams;

  export interface EmailRoutingEditParams extends InZone {
    enabled?: true | false;
    skip_wizard?: true | false;
    support_subaddress?: true | false;
  }

  export interface EmailRoutingEnableParams extends InZone {
    /** @body */ body: unknown;
  }

  export type EmailRoutingGetParams = InZone;

  export type EmailRoutingUnlockParams = DNSEditParams;

  /** MX and TXT entries that forwarding needs. */
  export interface DNS {
    /** Turn on Email Routing by writing and locking the mail DNS records.
     *  @http POST /zones/{zone_id}/email/routing/dns
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: DNSCreateParams, options?: RequestOptions): APIPromise<Settings>;

    /** Turn off Email Routing and remove the mail DNS records it relied on.
     *  @http DELETE /zones/{zone_id}/email/routing/dns
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    delete(params: DNSDeleteParams, options?: RequestOptions): PagePromise<SinglePage<DNSRecord>, DNSRecord>;

    /** Release the lock that Email Routing keeps on a zone's mail DNS records.
     *  @http PATCH /zones/{zone_id}/email/routing/dns
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    edit(params: DNSEditParams, options?: RequestOptions): APIPromise<Settings>;

    /** See which mail DNS records a zone or subdomain needs for Email Routing.
     *  @http GET /zones/{zone_id}/email/routing/dns
     *  @unwrapped
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(params: DNSGetParams, options?: RequestOptions): APIPromise<DNSGetResponse>;
  }

  export type DNSCreateParams = DNSEditParams;

  export type DNSDeleteParams = InZone;

  export interface DNSRecord {
    /** @example "route1.mx.cloudflare.net" */ content?: string;
    /** @maxLength 255 @example "example.com" */ name?: string;
    /** @min 0 @max 65535 @example 12 */ priority?: number;
    ttl?: /** @min 1 @max 86400 */ number | 1;
    /** @readOnly */ type?: 'A' | 'AAAA' | 'CNAME' | 'HTTPS' | 'TXT' | 'SRV' | 'LOC' | 'MX' | 'NS' | 'CERT' | 'DNSKEY' | 'DS' | 'NAPTR' | 'SMIMEA' | 'SSHFP' | 'SVCB' | 'TLSA' | 'URI';
  }

  export interface DNSEditParams extends InZone {
    /** @example "example.net" */ name?: string;
  }

  export interface DNSGetParams extends InZone {
    /** @example "example.net" */ subdomain?: string;
  }

  export type DNSGetResponse = DNSGetResponse.EmailEmailRoutingDNSQueryResponse | DNSGetResponse.EmailDNSSettingsResponseCollection;
  export namespace DNSGetResponse {
    export interface EmailDNSSettingsResponseCollection {
      errors: ResponseInfo[];
      messages: ResponseInfo[];
      success: true;
      result?: DNSRecord[];
      result_info?: ResultInfo;
    }
    export namespace EmailDNSSettingsResponseCollection {
      export type Error = ResponseInfo;
      export namespace Error {
        export type Source = ErrorData.Source;
      }
      export type Message = ResponseInfo;
      export namespace Message {
        export type Source = ErrorData.Source;
      }
      export type ResultInfo = Shared.ResultInfo;
    }
    export interface EmailEmailRoutingDNSQueryResponse {
      errors: ResponseInfo[];
      messages: ResponseInfo[];
      success: true;
      result?: EmailEmailRoutingDNSQueryResponse.Result;
      result_info?: ResultInfo;
    }
    export namespace EmailEmailRoutingDNSQueryResponse {
      export type Error = ResponseInfo;
      export namespace Error {
        export type Source = ErrorData.Source;
      }
      export type Message = ResponseInfo;
      export namespace Message {
        export type Source = ErrorData.Source;
      }
      export interface Result {
        errors?: Result.Error[];
        record?: DNSRecord[];
      }
      export namespace Result {
        export interface Error {
          code?: string;
          missing?: DNSRecord;
        }
      }
      export type ResultInfo = Shared.ResultInfo;
    }
  }

  /** Which incoming address goes where. */
  export interface Rules {
    readonly catchAlls: Rules.CatchAlls;

    /** Add a routing rule that matches mail and forwards, drops or runs a Worker.
     *  @http POST /zones/{zone_id}/email/routing/rules
     *  @permission Email Routing Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<EmailRoutingRule>;

    /** Replace a routing rule's matchers, actions, priority and enabled state.
     *  @http PUT /zones/{zone_id}/email/routing/rules/{rule_identifier}
     *  @permission Email Routing Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    update(ruleIdentifier: ResourceID, params: RuleUpdateParams, options?: RequestOptions): APIPromise<EmailRoutingRule>;

    /** Page through the routing rules of an account or zone.
     *  @http GET /{account_or_zone}/email/routing/rules
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    list(params?: RuleListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<AccountRule>, AccountRule>;

    /** Delete a routing rule from a zone.
     *  @http DELETE /zones/{zone_id}/email/routing/rules/{rule_identifier}
     *  @permission Email Routing Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    delete(ruleIdentifier: ResourceID, params: RuleDeleteParams, options?: RequestOptions): APIPromise<EmailRoutingRule>;

    /** Retrieve one routing rule with its matchers and actions.
     *  @http GET /zones/{zone_id}/email/routing/rules/{rule_identifier}
     *  @permission Email Routing Rules Write; Email Routing Rules Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(ruleIdentifier: ResourceID, params: RuleGetParams, options?: RequestOptions): APIPromise<EmailRoutingRule>;

    /** Plan the routing rules that a Worker should own, for a dry run.
     *  @http POST /accounts/{account_id}/email/routing/rules/plan
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/email-routing-routing-rules-plan-account-routing-rules */
    plan(params: RulePlanParams, options?: RequestOptions): APIPromise<AccountRulesPlan>;
  }

  export interface RuleCreateParams extends InZone {
    /** @minItems 1 @maxItems 1 */ actions: Action[];
    matchers: Matcher[];
    /** @default true */ enabled?: true | false;
    /** @maxLength 256 */ name?: string;
    /** @writeOnly */ owner_worker_tag?: ResourceID;
    /** @min 0 @default 0 */ priority?: number;
    /** @default "api" */ source?: 'api' | 'wrangler';
  }

  export interface EmailRoutingRule {
    /** @readOnly */ id?: ResourceID;
    /** @minItems 1 @maxItems 1 */ actions?: Action[];
    /** @default true */ enabled?: true | false;
    matchers?: Matcher[];
    /** @maxLength 256 */ name?: string;
    /** @min 0 @default 0 */ priority?: number;
    /** @default "api" */ source?: 'api' | 'wrangler';
    /** @maxLength 32 @example "a7e6fb77503c41d8a7f3113c6918f10c" @readOnly @deprecated */ tag?: string;
  }

  export type RuleUpdateParams = RuleCreateParams;

  export interface RuleListParams extends InAccountOrZone {
    enabled?: true | false;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export interface AccountRule {
    /** @readOnly */ id?: ResourceID;
    /** @minItems 1 @maxItems 1 */ actions?: Action[];
    /** @default true */ enabled?: true | false;
    matchers?: Matcher[];
    /** @maxLength 256 */ name?: string;
    /** @min 0 @default 0 */ priority?: number;
    /** @default "api" */ source?: 'api' | 'wrangler';
    /** @maxLength 32 @example "a7e6fb77503c41d8a7f3113c6918f10c" @readOnly @deprecated */ tag?: string;
    zone?: AccountRule.Zone;
  }
  export namespace AccountRule {
    export interface Zone {
      /** @example "example.com" @readOnly */ name?: string;
      /** @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ tag?: string;
    }
  }

  export type RuleDeleteParams = InZone;

  export type RuleGetParams = InZone;

  export interface RulePlanParams extends InAccount {
    catch_all_rules?: AccountRulesPlanCatchAllEntry[];
    owner_worker_tag: ResourceID;
    rules?: AccountRulesPlanRule[];
  }

  export interface AccountRulesPlan {
    zones?: AccountRulesPlanZone[];
  }

  /** Forwarding instructions of all zones, seen from the account. */
  export interface AccountRules {
    /** Page through routing rules as account rules, by enabled state if wanted.
     *  @http GET /{account_or_zone}/email/routing/rules
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @sameAs emailRouting.rules.list */
    list(params?: AccountRuleListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<AccountRule>, AccountRule>;
  }

  export type AccountRuleListParams = RuleListParams;

  /** Verified mailboxes that mail may be forwarded to. */
  export interface Addresses {
    /** Add a destination address, which must be verified before mail goes to it.
     *  @http POST /accounts/{account_id}/email/routing/addresses
     *  @permission Email Routing Addresses Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: AddressCreateParams, options?: RequestOptions): APIPromise<Address>;

    /** Page through destination addresses, optionally only verified ones.
     *  @http GET /accounts/{account_id}/email/routing/addresses
     *  @permission Email Routing Addresses Write; Email Routing Addresses Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    list(params: AddressListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Address>, Address>;

    /** Remove a destination address from the account.
     *  @http DELETE /accounts/{account_id}/email/routing/addresses/{destination_address_identifier}
     *  @permission Email Routing Addresses Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    delete(destinationAddressIdentifier: ResourceID, params: AddressDeleteParams, options?: RequestOptions): APIPromise<Address>;

    /** Change the status of a destination address.
     *  @http PATCH /accounts/{account_id}/email/routing/addresses/{destination_address_identifier}
     *  @permission Email Routing Addresses Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    edit(destinationAddressIdentifier: ResourceID, params: AddressEditParams, options?: RequestOptions): APIPromise<Address>;

    /** Look up one destination address and whether it is verified.
     *  @http GET /accounts/{account_id}/email/routing/addresses/{destination_address_identifier}
     *  @permission Email Routing Addresses Write; Email Routing Addresses Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(destinationAddressIdentifier: ResourceID, params: AddressGetParams, options?: RequestOptions): APIPromise<Address>;
  }

  export interface AddressCreateParams extends InAccount {
    /** @maxLength 90 */ email: string;
  }

  export interface Address {
    /** @readOnly */ id?: ResourceID;
    /** @readOnly */ created?: DateTime;
    /** @maxLength 90 */ email?: string;
    /** @readOnly */ modified?: DateTime;
    /** @maxLength 32 @example "ea95132c15732412d22c1476fa83f27a" @readOnly @deprecated */ tag?: string;
    /** @readOnly */ verified?: DateTime;
  }

  export interface AddressListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** @default true */ verified?: true | false;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ per_page?: number;
  }

  export type AddressDeleteParams = InAccount;

  export interface AddressEditParams extends InAccount {
    status: 'unverified' | 'verified';
  }

  export type AddressGetParams = InAccount;

  /** Addresses to which nothing is forwarded (deprecated). */
  export interface Suppressions {
    /** Page through Email Routing suppressions (deprecated).
     *  @http GET /{account_or_zone}/email/routing/suppression
     *  @deprecated */
    list(params?: SuppressionListParams | null, options?: RequestOptions): APIPromise<SuppressionListResponse>;

    /** Suppress routed mail to an address, until an expiry if given (deprecated).
     *  @http POST /{account_or_zone}/email/routing/suppression
     *  @deprecated */
    create(params: SuppressionCreateParams, options?: RequestOptions): APIPromise<SuppressionCreateResponse>;

    /** Read one Email Routing suppression (deprecated).
     *  @http GET /{account_or_zone}/email/routing/suppression/{suppression_id}
     *  @deprecated */
    get(suppressionID: string, params?: SuppressionGetParams | null, options?: RequestOptions): APIPromise<SuppressionGetResponse>;

    /** Lift an Email Routing suppression (deprecated).
     *  @http DELETE /{account_or_zone}/email/routing/suppression/{suppression_id}
     *  @unwrapped
     *  @deprecated */
    delete(suppressionID: string, params?: SuppressionDeleteParams | null, options?: RequestOptions): APIPromise<SuppressionDeleteResponse>;
  }

  export interface SuppressionListParams extends InAccountOrZone {
    /** @min 0 @default 1 */ page?: Integer;
    /** @min 0 @max 1000 @default 100 */ per_page?: Integer;
    /** @default "created_at" */ order?: 'email' | 'expires_at' | 'created_at';
    /** @default "desc" */ direction?: 'asc' | 'desc';
  }

  export type SuppressionListResponse = ({
    /** @readOnly */ created_at: DateTime;
    /** @format email */ email: string;
    expires_at: DateTime | null;
    /** @format uuid */ id: string;
    /** @example "hard_bounce" */ reason: string;
    /** @default [] */ zones?: string[];
  })[];

  export interface SuppressionCreateParams extends InAccountOrZone {
    /** @format email */ email: string;
    expires_at?: DateTime | null;
  }

  export interface SuppressionCreateResponse {
    /** @format uuid */ id: string;
  }

  export type SuppressionGetParams = InAccountOrZone;

  export interface SuppressionGetResponse {
    /** @readOnly */ created_at: DateTime;
    /** @format email */ email: string;
    expires_at: DateTime | null;
    /** @format uuid */ id: string;
    /** @example "hard_bounce" */ reason: string;
    /** @default [] */ zones?: string[];
  }

  export type SuppressionDeleteParams = InAccountOrZone;

  export interface SuppressionDeleteResponse {
    success: boolean;
  }

  export type AccountRulesV4PagePaginationArray = V4PagePaginationArray<AccountRule>;

  export interface Action {
    type: 'drop' | 'forward' | 'worker';
    /** @maxItems 1 */ value?: (/** @maxLength 90 */ string)[];
  }

  export type ActionParam = Action;

  export type AddressesV4PagePaginationArray = V4PagePaginationArray<Address>;

  export type DNSRecordsSinglePage = SinglePage<DNSRecord>;

  export interface Matcher {
    type: 'all' | 'literal';
    field?: 'to';
    /** @maxLength 90 */ value?: string;
  }

  export type MatcherParam = Matcher;

  export interface AccountRulesPlanCatchAllEntry {
    rule: AccountRulesPlanCatchAllRule;
    target: string;
  }

  export interface AccountRulesPlanCatchAllRule {
    actions: RuleCatchallActions;
    /** @default true */ enabled?: true | false;
    matchers: RuleCatchallMatchers;
  }

  /** @minItems 1 @maxItems 1 */
  export type RuleCatchallActions = Action[];

  export type RuleCatchallAction = Action;

  export type RuleCatchallMatchers = RuleCatchallMatcher[];

  export interface RuleCatchallMatcher {
    type: 'all';
  }

  export interface AccountRulesPlanRule {
    actions: RuleActions;
    /** @default true */ enabled?: true | false;
    matchers: RuleMatchers;
  }

  /** @minItems 1 @maxItems 1 */
  export type RuleActions = Action[];

  export type RuleAction = Action;

  export type RuleMatchers = RuleMatcher[];

  export interface RuleMatcher {
    field?: 'to';
    type: 'all' | 'literal';
    /** @maxLength 90 */ value?: string;
  }

  export interface AccountRulesPlanZone {
    changes?: AccountRulesPlanChange[];
    zone_id?: ResourceID;
    /** @example "example.com" */ zone_name?: string;
  }

  export interface AccountRulesPlanChange {
    remote?: AccountRulesPlanRemoteRule;
    target?: string;
    type?: 'added' | 'updated' | 'deleted' | 'conflict';
  }

  export interface AccountRulesPlanRemoteRule {
    actions?: RuleActions;
    /** @default true */ enabled?: true | false;
    /** @readOnly */ id?: ResourceID;
    matchers?: RuleMatchers;
    /** @example "email-processor" */ owner_worker_name?: string;
    /** @default "api" */ source?: 'api' | 'wrangler';
  }
}

export declare namespace EmailRouting.Rules {
  /** What happens to mail that nothing else matched. */
  export interface CatchAlls {
    /** Replace the rule for mail that no other routing rule matches.
     *  @http PUT /zones/{zone_id}/email/routing/rules/catch_all
     *  @permission Email Routing Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    update(params: CatchAllUpdateParams, options?: RequestOptions): APIPromise<CatchAllGetResponse>;

    /** See what happens to mail that no other routing rule matches.
     *  @http GET /zones/{zone_id}/email/routing/rules/catch_all
     *  @permission Email Routing Rules Write; Email Routing Rules Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(params: CatchAllGetParams, options?: RequestOptions): APIPromise<CatchAllGetResponse>;
  }

  export interface CatchAllUpdateParams extends InZone {
    /** @minItems 1 @maxItems 1 */ actions: Action[];
    matchers: RuleCatchallMatcher[];
    /** @default true */ enabled?: true | false;
    /** @maxLength 256 */ name?: string;
    /** @writeOnly */ owner_worker_tag?: ResourceID;
    /** @default "api" */ source?: 'api' | 'wrangler';
  }

  export type CatchAllUpdateResponse = CatchAllGetResponse;

  export type CatchAllGetParams = InZone;

  export interface CatchAllGetResponse {
    /** @readOnly */ id?: ResourceID;
    /** @minItems 1 @maxItems 1 */ actions?: Action[];
    /** @default true */ enabled?: true | false;
    matchers?: RuleCatchallMatcher[];
    /** @maxLength 256 */ name?: string;
    /** @default "api" */ source?: 'api' | 'wrangler';
    /** @maxLength 32 @example "a7e6fb77503c41d8a7f3113c6918f10c" @readOnly @deprecated */ tag?: string;
  }

  export type CatchAllAction = Action;

  export type CatchAllActionParam = Action;

  export type CatchAllMatcher = RuleCatchallMatcher;

  export type CatchAllMatcherParam = RuleCatchallMatcher;
}
