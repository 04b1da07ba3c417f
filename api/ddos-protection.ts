import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';
import type { Intel } from './intel.ts';

/** DDoS Protection: Advanced defenses against floods of TCP and DNS traffic for network prefixes.
 *  @product DDoSProtection DDoS Protection
 *  @docs https://developers.cloudflare.com/ddos-protection/ */
export interface DDoSProtection {
  readonly advancedTCPProtection: DDoSProtection.AdvancedTCPProtection;
  readonly advancedDNSProtection: DDoSProtection.AdvancedDNSProtection;
}

export declare namespace DDoSProtection {
  /** Words of fields by their names. */
  export interface Glossary {
    /** If true, queries for all types of records (ANY) are dropped. */ block_any_queries: boolean;
    /** Sensitivity to a short peak of packets. */ burst_sensitivity: string;
    /** Field that the list is sorted by. */ order: string;
    /** Sensitivity to queries that differ from the usual ones. */ profile_sensitivity: string;
    /** Sensitivity to a lasting flood of packets. */ rate_sensitivity: string;
    /** If true, the range is left out of the protection. */ excluded: boolean;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Filter to work on, as the `list` of the same resource shows it. */ filter_id: string;
    /** Prefix to work on, as the `list` of the same resource shows it. */ prefix_id: string;
    /** Rule to work on, as the `list` of the same resource shows it. */ rule_id: string;
  }

  /** Stateful defense of network prefixes against floods and out-of-state TCP packets. */
  export interface AdvancedTCPProtection {
    readonly allowlist: AdvancedTCPProtection.Allowlist;
    readonly prefixes: AdvancedTCPProtection.Prefixes;
    readonly synProtection: AdvancedTCPProtection.SynProtection;
    readonly tcpFlowProtection: AdvancedTCPProtection.TCPFlowProtection;
    readonly status: AdvancedTCPProtection.Status;
  }

  /** Defense of DNS servers behind Magic Transit against sophisticated query floods. */
  export interface AdvancedDNSProtection {
    readonly dnsProtection: AdvancedDNSProtection.DNSProtection;
  }

  export interface Sensitivity {
    burst_sensitivity: string;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ modified_on: DateTime;
    rate_sensitivity: string;
    /** Area it covers: everywhere, one region or one data center. */ scope: string;
  }

  export interface DNSProtectionRule extends AdvancedTCPProtection.TCPFlowProtection.Rules.ItemDetails {
    block_any_queries: boolean;
    /** Identifies it; given on creation. */ id: string;
    profile_sensitivity: string;
  }

  export interface RuleStrength {
    /** @minLength 1 */ burst_sensitivity?: string;
    /** Whether it acts, only reports or rests. @minLength 1 */ mode?: string;
    /** @minLength 1 */ rate_sensitivity?: string;
  }
}

export declare namespace DDoSProtection.AdvancedTCPProtection {
  /** Source prefixes whose packets are never treated as a TCP attack. */
  export interface Allowlist {
    readonly items: Allowlist.Items;

    /** Create an allowlist entry that exempts a prefix.
     *
     *  Packets from the prefix pass TCP protection unchecked, and so do those who forge its addresses.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/allowlist
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "prefix": "192.0.2.0/24", "comment": "Monitoring", "enabled": true } */
    create(params: AllowlistCreateParams, options?: RequestOptions): APIPromise<AllowlistResult>;

    /** List the allowlisted prefixes of the account.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/allowlist
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga
     *  @columns prefix comment enabled created_on modified_on
     *  @key prefix */
    list(
      params: AllowlistListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<AllowlistResult>, AllowlistResult>;

    /** Delete all prefixes from the account's allowlist.
     *
     *  Takes no list: everything goes.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/allowlist
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkDelete(params: InAccount, options?: RequestOptions): APIPromise<AllowlistData>;
  }

  export interface AllowlistCreateParams extends InAccount {
    /** Note for people on why packets from here pass. */ comment: string;
    /** Whether packets from here pass unchecked by now. */ enabled: boolean;
    /** Range of sources in CIDR notation. @format cidr */ prefix: string;
  }

  export interface ProtectedPrefix {
    /** Identifies the entry; given on creation. */ id: string;
    /** Note for people on why the entry is there. */ comment: string;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ modified_on: DateTime;
    /** Range of sources, in CIDR notation. */ prefix: string;
  }

  export interface AllowlistResult extends ProtectedPrefix {
    /** Whether packets from the range pass unchecked. */ enabled: boolean;
  }

  export interface AllowlistListParams extends InAccount {
    direction?: string;
    /** @minLength 1 */ order?: string;
    page?: Integer;
    per_page?: Integer;
  }

  export interface AllowlistData {
    errors: APIError[];
    messages: ResponseMessage[];
    success: true;
  }

  /** Address ranges that are guarded, or left out of the guard on purpose. */
  export interface Prefixes {
    readonly items: Prefixes.Items;

    /** Create a prefix under Advanced TCP Protection, or an exclusion.
     *
     *  Only prefixes announced by Magic Transit. `excluded` leaves a part of a protected prefix out.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "prefix": "192.0.2.0/24", "comment": "Lisbon", "excluded": false } */
    create(params: PrefixCreateParams, options?: RequestOptions): APIPromise<Prefix>;

    /** List the prefixes known to Advanced TCP Protection.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga
     *  @columns prefix comment excluded created_on modified_on
     *  @key prefix */
    list(params: AllowlistListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Prefix>, Prefix>;

    /** Create many prefixes under Advanced TCP Protection at once.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes/bulk
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkCreate(params: PrefixBulkCreateParams, options?: RequestOptions): PagePromise<SinglePage<Prefix>, Prefix>;

    /** Delete all prefixes from Advanced TCP Protection.
     *
     *  Takes no list: afterwards nothing of the account is protected.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkDelete(params: InAccount, options?: RequestOptions): APIPromise<AllowlistData>;
  }

  export interface PrefixCreateParams extends InAccount, PrefixBulkCreateParams.Body {
    comment: string;
  }

  export interface Prefix {
    /** Identifies the range; given on creation. */ id: string;
    /** Note for people about the range. */ comment: string;
    /** @readOnly */ created_on: DateTime;
    excluded: boolean;
    /** @readOnly */ modified_on: DateTime;
    /** Range that is protected, in CIDR notation. @example "192.0.2.0/24" */ prefix: string;
  }

  export interface PrefixBulkCreateParams extends InAccount {
    /** Ranges to protect or leave out, one entry each. @body @minItems 1 */ body: PrefixBulkCreateParams.Body[];
  }
  export namespace PrefixBulkCreateParams {
    export interface Body {
      /** Note for people about the range. @example "Addresses of the office in Lisbon" */ comment: string;
      excluded: boolean;
      /** Range to protect, in CIDR notation. @example "192.0.2.0/24" @format cidr */ prefix: string;
    }
  }

  /** Defense against floods of half-open TCP connections. */
  export interface SynProtection {
    readonly filters: SynProtection.Filters;
    readonly rules: SynProtection.Rules;
  }

  /** Defense against TCP packets that fit no known connection. */
  export interface TCPFlowProtection {
    readonly filters: TCPFlowProtection.Filters;
    readonly rules: TCPFlowProtection.Rules;
  }

  /** The account's main switch for the TCP defense. */
  export interface Status {
    /** Edit whether Advanced TCP Protection is on for the account.
     *
     *  While it is off, all its rules and filters rest.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_protection_status
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(params: StatusEditParams, options?: RequestOptions): APIPromise<StatusResult>;

    /** Get whether Advanced TCP Protection is on for the account.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_protection_status
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<StatusResult>;
  }

  export interface StatusEditParams extends InAccount {
    /** True switches the protection on for the whole account. */ enabled: boolean;
  }

  export interface StatusResult {
    /** Whether the protection is on for the account. */ enabled: boolean;
  }

  export type AllowlistListResponsesV4PagePaginationArray = V4PagePaginationArray<AllowlistResult>;

  export interface ResponseMessage {
      /** Number of the problem, stable for programs. @min 1000 */ code: Integer;
      /** Human-readable error message. */ message: string;
      /** Page that tells more. */ documentation_url?: string;
      /** Part of the request that caused the error. */ source?: APIError.Source;
    }

  export interface APIError extends ResponseMessage {}
  export namespace APIError {
    export interface Source {
      /** JSON Pointer to the faulty part. */ pointer?: string;
    }
  }

  export type PrefixBulkCreateResponsesSinglePage = SinglePage<Prefix>;

  export type PrefixListResponsesV4PagePaginationArray = V4PagePaginationArray<Prefix>;
}

export declare namespace DDoSProtection.AdvancedTCPProtection.Allowlist {
  /** Single exempted prefixes, addressed by id. */
  export interface Items {
    /** Delete one prefix from the allowlist.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/allowlist/{prefix_id}
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ prefixID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AllowlistData>;

    /** Edit an allowlisted prefix's comment or enabled state.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/allowlist/{prefix_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(/** @maxLength 36 */ prefixID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<AllowlistResult>;

    /** Get one prefix of the allowlist.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/allowlist/{prefix_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(/** @maxLength 36 */ prefixID: string, params: InAccount, options?: RequestOptions): APIPromise<AllowlistResult>;
  }

  export interface ItemEditParams extends InAccount {
    /** Note for people on why the entry is there. */ comment?: string;
    /** Whether packets of the entry pass unchecked; left out, it stays. */ enabled?: boolean;
  }
}

export declare namespace DDoSProtection.AdvancedTCPProtection.Prefixes {
  /** Single guarded or excluded ranges, addressed by id. */
  export interface Items {
    /** Delete one prefix from Advanced TCP Protection.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes/{prefix_id}
     *  @unwrapped
     *  @permission DDoS Protection Write */
    delete(
      /** @maxLength 36 */ prefixID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AllowlistData>;

    /** Edit a protected prefix's comment or whether it is excluded.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes/{prefix_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(/** @maxLength 36 */ prefixID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<Item>;

    /** Get one prefix known to Advanced TCP Protection.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes/{prefix_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(/** @maxLength 36 */ prefixID: string, params: InAccount, options?: RequestOptions): APIPromise<Item>;
  }

  export interface ItemEditParams extends InAccount {
    /** Note for people on why the entry is there. */ comment?: string;
    /** If true, the range is left out of the protection; left out, it stays as it is. */ excluded?: boolean;
  }

  export interface Item extends ProtectedPrefix {
    excluded: boolean;
    /** @example "192.0.2.0/24" */ prefix: string;
  }
}

export declare namespace DDoSProtection.AdvancedTCPProtection.SynProtection {
  /** Expressions that force a mode on matching packets, ahead of the rules. */
  export interface Filters {
    readonly items: Filters.Items;

    /** Create an SYN Flood Protection filter: expression and mode.
     *
     *  Where the expression matches, its mode wins over that of the rules.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/filters
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "expression": "ip.dst in { 192.0.2.0/24 } and tcp.dstport in { 443 }",
     *    "mode": "monitoring"
     *  } */
    create(params: FilterCreateParams, options?: RequestOptions): APIPromise<Filter>;

    /** List SYN Flood Protection filters, all or of one mode.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/filters
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga
     *  @columns expression mode created_on modified_on
     *  @key expression */
    list(params: FilterListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Filter>, Filter>;

    /** Delete all SYN Flood Protection filters of the account.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/filters
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkDelete(params: InAccount, options?: RequestOptions): APIPromise<AllowlistData>;
  }

  export interface FilterRule {
    /** Packets it is for, in the language of rules, such as `tcp.dstport in { 443 }`. @minLength 1 */ expression: string;
    /** Action for matching packets: mitigate, only report, or nothing. @pattern ^(enabled|disabled|monitoring)$ */ mode: string;
  }

  export interface FilterCreateParams extends InAccount, FilterRule {}

  export interface Filter extends FilterRule {
    /** Identifies it; given on creation. */ id: string;
    /** @readOnly */ created_on: DateTime;
    expression: string;
    mode: string;
    /** @readOnly */ modified_on: DateTime;
  }

  export interface FilterListParams extends InAccount {
    direction?: string;
    /** Only filters of this mode. @pattern ^(enabled|disabled|monitoring)$ */ mode?: string;
    /** @minLength 1 */ order?: string;
    page?: Integer;
    per_page?: Integer;
  }

  /** Sensitivity and mitigation of SYN floods, per scope. */
  export interface Rules {
    readonly items: Rules.Items;

    /** Create an SYN Flood Protection rule with scope and sensitivities.
     *
     *  Start with `monitoring`: it only reports. A rule of narrower scope wins.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/rules
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "global", "scope": "global", "mode": "monitoring", "rate_sensitivity": "medium",
     *    "burst_sensitivity": "medium"
     *  } */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<Rule>;

    /** List the SYN Flood Protection rules of the account.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/rules
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga
     *  @columns name scope burst_sensitivity rate_sensitivity mitigation_type mode modified_on
     *  @key scope name */
    list(params: AllowlistListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Rule>, Rule>;

    /** Delete all SYN Flood Protection rules of the account.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/rules
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkDelete(params: InAccount, options?: RequestOptions): APIPromise<AllowlistData>;
  }

  export interface RuleCreateParams extends TCPFlowProtection.RuleCreateParams {
    /** Verification of clients: by a challenge (default) or by retransmission. @pattern ^(challenge|retransmit)$ */ mitigation_type?: string;
  }

  export interface Rule extends TCPFlowProtection.RuleResult {
    /** Verification of clients: by a challenge or by retransmission. */ mitigation_type: string;
  }

  export type FilterListResponsesV4PagePaginationArray = V4PagePaginationArray<Filter>;

  export type RuleListResponsesV4PagePaginationArray = V4PagePaginationArray<Rule>;
}

export declare namespace DDoSProtection.AdvancedTCPProtection.SynProtection.Filters {
  /** Single SYN flood expressions, addressed by id. */
  export interface Items {
    /** Delete one SYN Flood Protection filter.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/filters/{filter_id}
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ filterID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AllowlistData>;

    /** Edit the expression or mode of an SYN Flood Protection filter.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/filters/{filter_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(/** @maxLength 36 */ filterID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<ItemResult>;

    /** Get one SYN Flood Protection filter.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/filters/{filter_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(/** @maxLength 36 */ filterID: string, params: InAccount, options?: RequestOptions): APIPromise<ItemResult>;
  }

  export interface ItemEditParams extends InAccount {
    /** Packets that it is for, in the language of rules. @minLength 1 */ expression?: string;
    /** Whether it acts, only reports or rests. @minLength 1 */ mode?: string;
  }

  export interface ItemResult {
    /** Identifies the entry; given on creation. */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** Packets that it is for, in the language of rules. */ expression: string;
    /** Whether it acts, only reports or rests. */ mode: string;
    /** @readOnly */ modified_on: DateTime;
  }
}

export declare namespace DDoSProtection.AdvancedTCPProtection.SynProtection.Rules {
  /** Single SYN flood settings, addressed by id. */
  export interface Items {
    /** Delete one SYN Flood Protection rule.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/rules/{rule_id}
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ ruleID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AllowlistData>;

    /** Edit the mode or sensitivities of an SYN Flood Protection rule.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/rules/{rule_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(/** @maxLength 36 */ ruleID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<ItemData>;

    /** Get one SYN Flood Protection rule.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/rules/{rule_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(/** @maxLength 36 */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<ItemData>;
  }

  export interface ItemEditParams extends InAccount, RuleStrength {
    /** Verification of clients: by a challenge or by retransmission. @pattern ^(challenge|retransmit)$ */ mitigation_type?: string;
  }

  export interface ItemData extends TCPFlowProtection.Rules.ItemDetails {
    /** Verification of clients: by a challenge or by retransmission. */ mitigation_type: string;
  }
}

export declare namespace DDoSProtection.AdvancedTCPProtection.TCPFlowProtection {
  /** Expressions that force a mode on matching out-of-state packets. */
  export interface Filters {
    readonly items: Filters.Items;

    /** Create an Out-of-state TCP Protection filter: expression and mode.
     *
     *  Where the expression matches, its mode wins over that of the rules.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/filters
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "expression": "ip.dst in { 192.0.2.0/24 } and tcp.dstport in { 443 }",
     *    "mode": "monitoring"
     *  } */
    create(params: SynProtection.FilterCreateParams, options?: RequestOptions): APIPromise<SynProtection.Filter>;

    /** List Out-of-state TCP Protection filters, all or of one mode.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/filters
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga
     *  @columns expression mode created_on modified_on
     *  @key expression */
    list(
      params: SynProtection.FilterListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<SynProtection.Filter>, SynProtection.Filter>;

    /** Delete all Out-of-state TCP Protection filters of the account.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/filters
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkDelete(params: InAccount, options?: RequestOptions): APIPromise<AllowlistData>;
  }

  /** Sensitivity and mitigation of out-of-state packets, per scope. */
  export interface Rules {
    readonly items: Rules.Items;

    /** Create an Out-of-state TCP Protection rule with scope and sensitivities.
     *
     *  Start with `monitoring`: it only reports. A rule of narrower scope wins.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/rules
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "global", "scope": "global", "mode": "monitoring", "rate_sensitivity": "medium",
     *    "burst_sensitivity": "medium"
     *  } */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<RuleResult>;

    /** List the Out-of-state TCP Protection rules of the account.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/rules
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga
     *  @columns name scope burst_sensitivity rate_sensitivity mode modified_on
     *  @key scope name */
    list(params: AllowlistListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<RuleResult>, RuleResult>;

    /** Delete all Out-of-state TCP Protection rules of the account.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/rules
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkDelete(params: InAccount, options?: RequestOptions): APIPromise<AllowlistData>;
  }

  export interface RuleLabel {
    /** Whether the rule acts, only reports or rests. @pattern ^(enabled|disabled|monitoring)$ @example "monitoring" */ mode: string;
    /** Region (such as `wnam`) or data center (such as `lax`) it is for, as its scope asks; `global` for all. @minLength 1 @example "global" */ name: string;
  }

  export interface RuleCreateParams extends InAccount, RuleLabel {
    /** @pattern ^(low|medium|high)$ @example "medium" */ burst_sensitivity: string;
    /** @pattern ^(low|medium|high)$ @example "medium" */ rate_sensitivity: string;
    /** Area it covers: everywhere, one region or one data center. @pattern ^(global|region|datacenter)$ @example "global" */ scope: string;
  }

  export interface RuleResult extends Sensitivity, RuleLabel {
    /** Identifies it; given on creation. */ id: string;
    mode: string;
    name: string;
  }

  export type FilterListResponsesV4PagePaginationArray = V4PagePaginationArray<SynProtection.Filter>;

  export type RuleListResponsesV4PagePaginationArray = V4PagePaginationArray<RuleResult>;
}

export declare namespace DDoSProtection.AdvancedTCPProtection.TCPFlowProtection.Filters {
  /** Single out-of-state expressions, addressed by id. */
  export interface Items {
    /** Delete one Out-of-state TCP Protection filter.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/filters/{filter_id}
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ filterID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AllowlistData>;

    /** Edit the expression or mode of an Out-of-state TCP Protection filter.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/filters/{filter_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(
      /** @maxLength 36 */ filterID: string,
      params: SynProtection.Filters.ItemEditParams,
      options?: RequestOptions,
    ): APIPromise<SynProtection.Filters.ItemResult>;

    /** Get one Out-of-state TCP Protection filter.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/filters/{filter_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(
      /** @maxLength 36 */ filterID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SynProtection.Filters.ItemResult>;
  }
}

export declare namespace DDoSProtection.AdvancedTCPProtection.TCPFlowProtection.Rules {
  /** Single out-of-state settings, addressed by id. */
  export interface Items {
    /** Delete one Out-of-state TCP Protection rule.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/rules/{rule_id}
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ ruleID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AllowlistData>;

    /** Edit the mode or sensitivities of an Out-of-state TCP Protection rule.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/rules/{rule_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(/** @maxLength 36 */ ruleID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<ItemDetails>;

    /** Get one Out-of-state TCP Protection rule.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/rules/{rule_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(/** @maxLength 36 */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<ItemDetails>;
  }

  export interface ItemEditParams extends InAccount, RuleStrength {}

  export interface ItemDetails extends Sensitivity {
    /** Identifies the entry; given on creation. */ id: string;
    /** Whether it acts, only reports or rests. */ mode: string;
    /** Region or data center it is for, as its scope asks; `global` for all. */ name: string;
  }
}

export declare namespace DDoSProtection.AdvancedDNSProtection {
  /** The part of the system that filters hostile DNS queries. */
  export interface DNSProtection {
    readonly rules: DNSProtection.Rules;
  }
}

export declare namespace DDoSProtection.AdvancedDNSProtection.DNSProtection {
  /** Scopes, modes and sensitivities by which DNS floods are detected and mitigated. */
  export interface Rules {
    readonly items: Rules.Items;

    /** List the account's Advanced DNS Protection rules.
     *  @http GET /accounts/{account_id}/magic/advanced_dns_protection/configs/dns_protection/rules
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/listDnsProtectionRulesForAccount
     *  @columns name scope profile_sensitivity burst_sensitivity rate_sensitivity mode modified_on
     *  @key scope name */
    list(params: RuleListParams, options?: RequestOptions): APIPromise<DNSProtectionRule[]>;

    /** Create an Advanced DNS Protection rule with mode and scope.
     *
     *  Start with `monitoring`: it only reports. For Magic Transit prefixes only.
     *  @http POST /accounts/{account_id}/magic/advanced_dns_protection/configs/dns_protection/rules
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/createDnsProtectionRule */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<DNSProtectionRule>;

    /** Delete all Advanced DNS Protection rules of the account.
     *  @http DELETE /accounts/{account_id}/magic/advanced_dns_protection/configs/dns_protection/rules
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteDnsProtectionRulesForAccount */
    bulkDelete(params: InAccount, options?: RequestOptions): APIPromise<Intel.APIResponseCommon>;
  }

  export interface RuleListParams extends InAccount {
    page?: Integer;
    per_page?: Integer;
    /** @minLength 1 */ order?: string;
    direction?: string;
  }

  export interface RuleCreateParams extends AdvancedTCPProtection.TCPFlowProtection.RuleCreateParams {
    block_any_queries?: boolean;
    /** @minLength 1 @example "medium" */ profile_sensitivity: string;
  }
}

export declare namespace DDoSProtection.AdvancedDNSProtection.DNSProtection.Rules {
  /** Single DNS flood rules, addressed by id. */
  export interface Items {
    /** Get one Advanced DNS Protection rule.
     *  @http GET /accounts/{account_id}/magic/advanced_dns_protection/configs/dns_protection/rules/{rule_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getDnsProtectionRule */
    get(/** @maxLength 36 */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<DNSProtectionRule>;

    /** Edit the mode or sensitivities of a DNS Protection rule.
     *  @http PATCH /accounts/{account_id}/magic/advanced_dns_protection/configs/dns_protection/rules/{rule_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/updateDnsProtectionRule */
    edit(/** @maxLength 36 */ ruleID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<DNSProtectionRule>;

    /** Delete one Advanced DNS Protection rule.
     *  @http DELETE /accounts/{account_id}/magic/advanced_dns_protection/configs/dns_protection/rules/{rule_id}
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteDnsProtectionRule */
    delete(/** @maxLength 36 */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<Intel.APIResponseCommon>;
  }

  export interface ItemEditParams extends InAccount, RuleStrength {
    block_any_queries?: boolean;
    /** @minLength 1 */ profile_sensitivity?: string;
  }
}
