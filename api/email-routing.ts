import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type {
  DateTime,
  InAccount,
  InAccountOrZone,
  Integer,
  InZone,
  ResourceID,
  ResponseInfo,
  ResultInfo,
} from './_shared.ts';

/** Email Routing: Forwarding of mail for your domain to other mailboxes or Workers.
 *  @product emailRouting Email Routing
 *  @docs https://developers.cloudflare.com/email-routing/ */
export interface EmailRouting {
  readonly dns: EmailRouting.DNS;
  readonly rules: EmailRouting.Rules;
  readonly accountRules: EmailRouting.AccountRules;
  readonly addresses: EmailRouting.Addresses;
  readonly suppressions: EmailRouting.Suppressions;

  /** Replace a zone's Email Routing settings.
   *
   *  `enabled` changes nothing here: use `dns.create` and `dns.delete` to switch routing on and off.
   *  @http PUT /zones/{zone_id}/email/routing
   *  @body json required
   *  @permission Zone Settings Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  update(params: EmailRouting.EmailRoutingParams, options?: RequestOptions): APIPromise<EmailRouting.Settings>;

  /** Disable Email Routing for a zone (deprecated).
   *  @http POST /zones/{zone_id}/email/routing/disable
   *  @permission Zone Settings Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @confirm
   *  @deprecated emailRouting.dns.delete */
  disable(params: InZone, options?: RequestOptions): APIPromise<EmailRouting.Settings>;

  /** Edit a zone's Email Routing settings.
   *
   *  `enabled` changes nothing here: use `dns.create` and `dns.delete` to switch routing on and off.
   *  @http PATCH /zones/{zone_id}/email/routing
   *  @body json required
   *  @permission Zone Settings Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "support_subaddress": true } */
  edit(params: EmailRouting.EmailRoutingParams, options?: RequestOptions): APIPromise<EmailRouting.Settings>;

  /** Enable Email Routing for a zone (deprecated).
   *  @http POST /zones/{zone_id}/email/routing/enable
   *  @permission Zone Settings Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @deprecated emailRouting.dns.create */
  enable(params: InZone, options?: RequestOptions): APIPromise<EmailRouting.Settings>;

  /** Get a zone's Email Routing settings and status.
   *  @http GET /zones/{zone_id}/email/routing
   *  @permission Zone Settings Write; Zone Settings Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key */
  get(params: InZone, options?: RequestOptions): APIPromise<EmailRouting.Settings>;

  /** Unlock a zone's mail DNS records the old way (deprecated).
   *  @http POST /zones/{zone_id}/email/routing/unlock
   *  @permission Zone Settings Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @auth api_email+api_key
   *  @deprecated emailRouting.dns.edit */
  unlock(params: EmailRouting.EmailRoutingInput, options?: RequestOptions): APIPromise<EmailRouting.Settings>;
}

export declare namespace EmailRouting {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Time at which mail is sent again; null for never. */ expires_at: string;
    /** Whether the rule is applied. */ enabled: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Destination address to work on, as `emailRouting.addresses.list` shows it. @from emailRouting.addresses.list */ destination_address_identifier: string;
    /** Routing rule to work on, as `emailRouting.rules.list` shows it in `id` or `tag`. */ rule_identifier: string;
    /** Suppressed address, by the id that the list of suppressions has. */ suppression_id: string;
  }

  export interface EmailRoutingParams extends InZone {
    /** Has no effect; use `emailRouting.dns.create` and `delete`. */ enabled?: true | false;
    /** If true, the dashboard does not offer its set-up guide again. */ skip_wizard?: true | false;
    /** If true, mail to `name+anything` is matched by the rule for `name`. */ support_subaddress?: true | false;
  }

  export interface Settings {
    /** Id of the settings, given by Cloudflare. @readOnly */ id: ResourceID;
    /** Whether mail to the zone is routed. @readOnly */ enabled: true | false;
    /** Domain whose mail is routed: the zone or a subdomain. @example "example.net" @format hostname */ name: string;
    /** Time at which the settings were first made. @readOnly */ created?: DateTime;
    /** Time of the last change. @readOnly */ modified?: DateTime;
    /** If true, the dashboard does not offer its set-up guide again. @readOnly */ skip_wizard?: true | false;
    /** Whether the DNS records are as routing needs them; `misconfigured` means that some are missing or wrong. @readOnly */
    status?: 'ready' | 'unconfigured' | 'misconfigured' | 'misconfigured/locked' | 'unlocked';
    /** If true, mail to `name+anything` is matched by the rule for `name`. @readOnly */ support_subaddress?: true | false;
    /** Old form of the id. @maxLength 32 @example "75610dab9e69410a82cf7e400a09ecec" @readOnly @deprecated */ tag?: string;
  }

  export interface EmailRoutingInput extends InZone {
    /** Domain whose mail is routed: the zone or a subdomain. @example "example.net" @format hostname */ name?: string;
  }

  /** MX and TXT entries that forwarding needs. */
  export interface DNS {
    /** Enable Email Routing by writing and locking the mail DNS records.
     *
     *  Adds the MX and SPF records it needs and locks them against changes. Other MX records have to be removed first.
     *  @http POST /zones/{zone_id}/email/routing/dns
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "news.example.com" }
     *  @aliases enable email routing */
    create(params: EmailRoutingInput, options?: RequestOptions): APIPromise<Settings>;

    /** Disable Email Routing and delete its mail DNS records.
     *
     *  Mail to the zone is refused from then on unless other MX records exist.
     *  @http DELETE /zones/{zone_id}/email/routing/dns
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    delete(params: InZone, options?: RequestOptions): APIPromise<Settings>;

    /** Unlock the mail DNS records of Email Routing.
     *
     *  They can then be changed by hand; routing goes on as long as they are right.
     *  @http PATCH /zones/{zone_id}/email/routing/dns
     *  @permission Zone Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    edit(params: EmailRoutingInput, options?: RequestOptions): APIPromise<Settings>;

    /** Get the mail DNS records a zone or subdomain needs.
     *  @http GET /zones/{zone_id}/email/routing/dns
     *  @unwrapped
     *  @permission Zone Settings Write; Zone Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(params: DNSGetParams, options?: RequestOptions): APIPromise<DNSGetResponse>;
  }

  export interface DNSRecord {
    /** Value of the record. @example "route1.mx.cloudflare.net" */ content?: string;
    /** Full name of the record; the zone's for its apex. @maxLength 255 @example "example.com" */ name?: string;
    /** Preference among MX records, lowest first. @min 0 @max 65535 @example 12 */ priority?: number;
    /** Seconds resolvers may cache the record; 1 means automatic. @unit seconds */ ttl?: /** @min 1 @max 86400 */ number | 1;
    /** Kind of record. @readOnly */ type?:
      | 'A' | 'AAAA' | 'CNAME' | 'HTTPS' | 'TXT' | 'SRV' | 'LOC' | 'MX' | 'NS' | 'CERT' | 'DNSKEY' | 'DS'
      | 'NAPTR' | 'SMIMEA' | 'SSHFP' | 'SVCB' | 'TLSA' | 'URI';
  }

  export interface DNSGetParams extends InZone {
    /** Subdomain whose records are wanted; left out, those of the zone. @example "example.net" @format hostname */ subdomain?: string;
  }

  /** The whole answer: not its `result` alone. */
  export type DNSGetResponse = DNSGetResponse.EmailDNSSettingsResponseCollection | DNSGetResponse.EmailEmailRoutingDNSQueryResponse;
  export namespace DNSGetResponse {
    export interface EmailDNSSettingsResponseCollection {
      errors: ResponseInfo[];
      messages: ResponseInfo[];
      success: true;
      /** Records that the zone or subdomain needs. */ result?: DNSRecord[];
      result_info?: ResultInfo;
    }
    export interface EmailEmailRoutingDNSQueryResponse {
      errors: ResponseInfo[];
      messages: ResponseInfo[];
      success: true;
      result?: Result;
      result_info?: ResultInfo;
    }
    export interface Result {
      /** Problems with the existing records. */ errors?: Error[];
      /** Records that are needed. */ record?: DNSRecord[];
    }
    export interface Error {
      /** Kind of fault. */ code?: string;
      /** Record that is not there. */ missing?: DNSRecord;
    }
  }

  /** Rules that route incoming addresses to destinations. */
  export interface Rules {
    readonly catchAlls: Rules.CatchAlls;

    /** Create a routing rule that forwards, drops or runs a Worker.
     *
     *  The destination address must be verified. Rules are tried by priority, lowest number first; the first match counts.
     *  @http POST /zones/{zone_id}/email/routing/rules
     *  @permission Email Routing Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Sales", "enabled": true, "priority": 0,
     *    "matchers": [{ "type": "literal", "field": "to", "value": "sales@example.com" }],
     *    "actions": [{ "type": "forward", "value": ["team@example.net"] }]
     *  }
     *  @aliases forward email */
    create(params: RuleParams, options?: RequestOptions): APIPromise<EmailRoutingRule>;

    /** Replace a routing rule's matchers, actions, priority and enabled state.
     *  @http PUT /zones/{zone_id}/email/routing/rules/{rule_identifier}
     *  @permission Email Routing Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Support", "enabled": true, "priority": 10,
     *    "matchers": [{"type": "literal", "field": "to", "value": "support@example.com"}],
     *    "actions": [{"type": "forward", "value": ["team@example.net"]}]
     *  } */
    update(ruleIdentifier: ResourceID, params: RuleParams, options?: RequestOptions): APIPromise<EmailRoutingRule>;

    /** List the routing rules of an account or zone.
     *  @http GET /{account_or_zone}/email/routing/rules
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns name matchers actions priority zone.name enabled */
    list(params?: RuleListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<AccountRule>, AccountRule>;

    /** Delete a routing rule from a zone.
     *  @http DELETE /zones/{zone_id}/email/routing/rules/{rule_identifier}
     *  @permission Email Routing Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    delete(ruleIdentifier: ResourceID, params: InZone, options?: RequestOptions): APIPromise<EmailRoutingRule>;

    /** Get one routing rule with its matchers and actions.
     *  @http GET /zones/{zone_id}/email/routing/rules/{rule_identifier}
     *  @permission Email Routing Rules Write; Email Routing Rules Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(ruleIdentifier: ResourceID, params: InZone, options?: RequestOptions): APIPromise<EmailRoutingRule>;

    /** Plan the routing rules that a Worker should own, for a dry run.
     *
     *  Nothing is changed: the answer lists what would be created, updated, deleted, or is in conflict.
     *  @http POST /accounts/{account_id}/email/routing/rules/plan
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/email-routing-routing-rules-plan-account-routing-rules */
    plan(params: RulePlanParams, options?: RequestOptions): APIPromise<AccountRulesPlan>;
  }

  export interface RuleRouting {
    /** Action for matching mail; exactly one. @minItems 1 @maxItems 1 */ actions?: Action[];
    /** Conditions that mail must meet; for now on its recipient. */ matchers?: Matcher[];
    /** Rank of the rule: the lowest number is tried first. @min 0 @default 0 */ priority?: number;
  }

  export interface RuleParams extends InZone, RuleRouting {
    /** @minItems 1 @maxItems 1 */ actions: Action[];
    /** @minItems 1 */ matchers: Matcher[];
    /** @default true */ enabled?: true | false;
    /** Label of the rule for people. @maxLength 256 */ name?: string;
    /** Worker that owns the rule, by its tag; needed if `source` is `wrangler`. @writeOnly */ owner_worker_tag?: ResourceID;
    /** Manager of the rule: `wrangler` for rules in a Worker's configuration, `api` for all others. @default "api" */
    source?: 'api' | 'wrangler' | (string & {});
  }

  export interface RuleIdentity {
    /** Id of the rule, given by Cloudflare. @readOnly */ id?: ResourceID;
    /** @default true */ enabled?: true | false;
    /** Label of the rule for people. @maxLength 256 */ name?: string;
    /** Manager of the rule: `wrangler` for rules in a Worker's configuration, `api` for all others. @default "api" */ source?: 'api' | 'wrangler';
    /** Old form of the id. @maxLength 32 @example "a7e6fb77503c41d8a7f3113c6918f10c" @readOnly @deprecated */ tag?: string;
  }

  export interface EmailRoutingRule extends RuleIdentity, RuleRouting {}

  export interface RuleListParams extends InAccountOrZone {
    /** Only rules that are applied, or only those that are not. */ enabled?: true | false;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface AccountRule extends EmailRoutingRule {
    /** Zone the rule belongs to. */ zone?: AccountRule.Zone;
  }
  export namespace AccountRule {
    export interface Zone {
      /** Domain of the zone. @example "example.com" @readOnly */ name?: string;
      /** @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ tag?: string;
    }
  }

  export interface RulePlanParams extends InAccount {
    /** Catch-all rules the Worker wants. */ catch_all_rules?: AccountRulesPlanCatchAllEntry[];
    /** Worker whose rules are planned, by its tag. @example "0c6d2f4a8b1e4d7c9a3f5e7b1d2c4a68" */ owner_worker_tag: ResourceID;
    /** Rules the Worker wants. */ rules?: AccountRulesPlanRule[];
  }

  export interface AccountRulesPlan {
    /** Planned changes, by zone. */ zones?: AccountRulesPlanZone[];
  }

  /** Forwarding instructions of all zones, seen from the account. */
  export interface AccountRules {
    /** List routing rules over all zones of an account.
     *  @http GET /{account_or_zone}/email/routing/rules
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @sameAs emailRouting.rules.list */
    list(params?: RuleListParams | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<AccountRule>, AccountRule>;
  }

  /** Verified mailboxes that mail may be forwarded to. */
  export interface Addresses {
    /** Create a destination address.
     *
     *  Cloudflare sends a message with a link; mail is forwarded there only once the link was followed.
     *  @http POST /accounts/{account_id}/email/routing/addresses
     *  @permission Email Routing Addresses Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "email": "team@example.net" }
     *  @waits emailRouting.addresses.get verified done=* id=id */
    create(params: AddressCreateParams, options?: RequestOptions): APIPromise<Address>;

    /** List destination addresses, optionally only verified ones.
     *  @http GET /accounts/{account_id}/email/routing/addresses
     *  @permission Email Routing Addresses Write; Email Routing Addresses Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns email verified created modified
     *  @key email */
    list(params: AddressListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Address>, Address>;

    /** Delete a destination address from the account.
     *
     *  Rules that forward to it stop working.
     *  @http DELETE /accounts/{account_id}/email/routing/addresses/{destination_address_identifier}
     *  @permission Email Routing Addresses Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    delete(destinationAddressIdentifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Address>;

    /** Edit the status of a destination address.
     *
     *  Only `unverified` can be set without special rights: it starts the verification again.
     *  @http PATCH /accounts/{account_id}/email/routing/addresses/{destination_address_identifier}
     *  @demands status
     *  @permission Email Routing Addresses Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    edit(destinationAddressIdentifier: ResourceID, params: AddressEditParams, options?: RequestOptions): APIPromise<Address>;

    /** Get one destination address and whether it is verified.
     *  @http GET /accounts/{account_id}/email/routing/addresses/{destination_address_identifier}
     *  @permission Email Routing Addresses Write; Email Routing Addresses Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(destinationAddressIdentifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Address>;
  }

  export interface AddressCreateParams extends InAccount {
    /** Address that mail is forwarded to. @maxLength 90 @format email @minLength 3 */ email: string;
  }

  export interface Address {
    /** Id of the address, given by Cloudflare. @readOnly */ id?: ResourceID;
    /** Time at which the address was added. @readOnly */ created?: DateTime;
    /** Address that mail is forwarded to. @maxLength 90 @format email */ email?: string;
    /** Time of the last change. @readOnly */ modified?: DateTime;
    /** Old form of the id. @maxLength 32 @example "ea95132c15732412d22c1476fa83f27a" @readOnly @deprecated */ tag?: string;
    /** Time at which the owner confirmed the address; absent until then. @readOnly */ verified?: DateTime | null;
  }

  export interface AddressListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** Only confirmed addresses, or only those that are not. @default true */ verified?: true | false;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 50 @default 20 */ per_page?: number;
  }

  export interface AddressEditParams extends InAccount {
    /** `unverified` starts the verification again; `verified` needs special rights. */ status: 'unverified' | 'verified' | (string & {});
  }

  /** Addresses to which nothing is forwarded (deprecated). */
  export interface Suppressions {
    /** List Email Routing suppressions (deprecated).
     *  @http GET /{account_or_zone}/email/routing/suppression
     *  @deprecated
     *  @columns email reason zones created_at expires_at
     *  @key email */
    list(params?: SuppressionListParams | null, options?: RequestOptions): APIPromise<SuppressionListResponse>;

    /** Create a suppression of mail to an address (deprecated).
     *  @http POST /{account_or_zone}/email/routing/suppression
     *  @deprecated */
    create(params: SuppressionCreateParams, options?: RequestOptions): APIPromise<SuppressionCreateResponse>;

    /** Get one Email Routing suppression (deprecated).
     *  @http GET /{account_or_zone}/email/routing/suppression/{suppression_id}
     *  @deprecated */
    get(suppressionID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<SuppressionGetResponse>;

    /** Delete an Email Routing suppression (deprecated).
     *  @http DELETE /{account_or_zone}/email/routing/suppression/{suppression_id}
     *  @unwrapped
     *  @deprecated */
    delete(suppressionID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<SuppressionDeleteResponse>;
  }

  export interface SuppressionListParams extends InAccountOrZone {
    /** @min 0 @default 1 */ page?: Integer;
    /** @min 0 @max 1000 @default 100 */ per_page?: Integer;
    /** Property by which the entries are sorted. @default "created_at" */ order?: 'email' | 'expires_at' | 'created_at' | (string & {});
    /** @default "desc" */ direction?: 'asc' | 'desc';
  }

  export type SuppressionListResponse = {
    /** @readOnly */ created_at: DateTime;
    /** Address that gets no mail. @format email */ email: string;
    expires_at: DateTime | null;
    /** Id of the entry, given by Cloudflare. @format uuid */ id: string;
    /** Reason the address is suppressed, such as `hard_bounce`. @example "hard_bounce" */ reason: string;
    /** Zones the entry counts for; empty for all. @default [] */ zones?: string[];
  }[];

  export interface SuppressionCreateParams extends InAccountOrZone {
    /** Address that gets no mail. @format email @example "ada@example.com" */ email: string;
    expires_at?: DateTime | null;
  }

  export interface SuppressionCreateResponse {
    /** Id of the entry, given by Cloudflare. @format uuid */ id: string;
  }

  export interface SuppressionGetResponse {
    /** @readOnly */ created_at: DateTime;
    /** Address that gets no mail. @format email */ email: string;
    expires_at: DateTime | null;
    /** Id of the entry, given by Cloudflare. @format uuid */ id: string;
    /** Reason the address is suppressed, such as `hard_bounce`. @example "hard_bounce" */ reason: string;
    /** Zones the entry counts for; empty for all. @default [] */ zones?: string[];
  }

  export interface SuppressionDeleteResponse {
    success: boolean;
  }

  export type AccountRulesV4PagePaginationArray = V4PagePaginationArray<AccountRule>;

  export interface Action {
    /** Forward to an address, hand to a Worker, or drop. */ type: 'drop' | 'forward' | 'worker';
    /** Destination address or name of the Worker; one entry, none for `drop`. @maxItems 1 */ value?: (/** @maxLength 90 */ string)[];
  }

  export type AddressesV4PagePaginationArray = V4PagePaginationArray<Address>;

  export type DNSRecordsSinglePage = SinglePage<DNSRecord>;

  export interface Matcher {
    /** Whether all mail matches or only a literal recipient. */ type: 'all' | 'literal';
    /** Part of the message that is compared; the recipient. */ field?: 'to';
    /** Recipient address to match, in full. @maxLength 90 */ value?: string;
  }

  export interface AccountRulesPlanCatchAllEntry {
    /** The wanted catch-all rule. */ rule: AccountRulesPlanCatchAllRule;
    /** Zone, or domain within it, that the rule is for. */ target: string;
  }

  export interface AccountRulesPlanCatchAllRule {
    /** Action for matching mail. */ actions: RuleCatchallActions;
    /** @default true */ enabled?: true | false;
    /** Always one matcher for all mail. */ matchers: RuleCatchallMatchers;
  }

  /** @minItems 1 @maxItems 1 */
  export type RuleCatchallActions = Action[];

  export type RuleCatchallMatchers = RuleCatchallMatcher[];

  export interface RuleCatchallMatcher {
    /** All mail that no other rule matches. */ type: 'all';
  }

  export interface PlanRuleRouting {
    /** Action for matching mail. */ actions?: RuleActions;
    /** @default true */ enabled?: true | false;
    /** Conditions that mail must meet. */ matchers?: RuleMatchers;
  }

  export interface AccountRulesPlanRule extends PlanRuleRouting {
    actions: RuleActions;
    matchers: RuleMatchers;
  }

  /** @minItems 1 @maxItems 1 */
  export type RuleActions = Action[];

  export type RuleMatchers = Matcher[];

  export interface AccountRulesPlanZone {
    /** Planned changes to the zone's rules. */ changes?: AccountRulesPlanChange[];
    zone_id?: ResourceID;
    /** Domain of the zone. @example "example.com" */ zone_name?: string;
  }

  export interface AccountRulesPlanChange {
    /** The rule as it is today; absent if it would be new. */ remote?: AccountRulesPlanRemoteRule;
    /** Zone, or domain within it, that the rule is for. */ target?: string;
    /** Planned change to the rule; `conflict` if it has another owner. */ type?: 'added' | 'updated' | 'deleted' | 'conflict';
  }

  export interface AccountRulesPlanRemoteRule extends PlanRuleRouting {
    /** Id of the rule as it is today. @readOnly */ id?: ResourceID;
    /** Worker that owns the rule. @example "email-processor" */ owner_worker_name?: string;
    /** Manager of the rule. @default "api" */ source?: 'api' | 'wrangler';
  }
}

export declare namespace EmailRouting.Rules {
  /** Action for mail that no other rule matches. */
  export interface CatchAlls {
    /** Replace the rule for mail that no other rule matches.
     *  @http PUT /zones/{zone_id}/email/routing/rules/catch_all
     *  @permission Email Routing Rules Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true, "matchers": [{ "type": "all" }], "actions": [{ "type": "drop" }] } */
    update(params: CatchAllUpdateParams, options?: RequestOptions): APIPromise<CatchAll>;

    /** Get the rule for mail that no other rule matches.
     *  @http GET /zones/{zone_id}/email/routing/rules/catch_all
     *  @permission Email Routing Rules Write; Email Routing Rules Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(params: InZone, options?: RequestOptions): APIPromise<CatchAll>;
  }

  export interface CatchAllRouting {
    /** Action for mail that no other rule matches; exactly one. @minItems 1 @maxItems 1 */ actions?: CatchAllAction[];
    /** Always one matcher of type `all`. */ matchers?: CatchAllMatcher[];
  }

  export interface CatchAllUpdateParams extends InZone, CatchAllRouting {
    /** @minItems 1 @maxItems 1 */ actions: CatchAllAction[];
    /** @minItems 1 @maxItems 1 */ matchers: CatchAllMatcher[];
    /** @default true */ enabled?: true | false;
    /** Label of the rule for people. @maxLength 256 */ name?: string;
    /** Worker that owns the rule, by its tag; needed if `source` is `wrangler`. @writeOnly */ owner_worker_tag?: ResourceID;
    /** Manager of the rule: `wrangler` for rules in a Worker's configuration, `api` for all others. @default "api" */
    source?: 'api' | 'wrangler' | (string & {});
  }

  export interface CatchAll extends RuleIdentity, CatchAllRouting {}

  export interface CatchAllAction {
    /** Action for mail that no other rule matches: drop, forward, or pass to a Worker. */ type: 'drop' | 'forward' | 'worker';
    /** Destination address or name of the Worker; one entry, none for `drop`. @maxItems 1 */ value?: (/** @maxLength 90 */ string)[];
  }

  export interface CatchAllMatcher {
    /** Fixed value `all`: every message matches. */ type: 'all';
  }
}
