import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, ErrorData, InAccount, Integer, ResponseInfo, Result } from './_shared.ts';
import type { Intel } from './intel.ts';

/** DDoS Protection: Advanced defenses against floods of TCP and DNS traffic for network prefixes.
 *  @product DDoSProtection DDoS Protection
 *  @docs https://developers.cloudflare.com/ddos-protection/ */
export interface DDoSProtection {
  readonly advancedTCPProtection: DDoSProtection.AdvancedTCPProtection;
  readonly advancedDNSProtection: DDoSProtection.AdvancedDNSProtection;
}

export declare namespace DDoSProtection {
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

  export interface DNSProtectionRule {
    block_any_queries: boolean;
    burst_sensitivity: string;
    /** @readOnly */ created_on: DateTime;
    id: string;
    mode: string;
    /** @readOnly */ modified_on: DateTime;
    name: string;
    profile_sensitivity: string;
    rate_sensitivity: string;
    scope: string;
  }

  export type APIResponseCommon = Intel.APIResponseCommon;

  export type Messages = (/** @unique */ {
    /** @min 1000 */ code: Integer;
    documentation_url?: string;
    message: string;
    source?: { pointer?: string };
  })[];
}

export declare namespace DDoSProtection.AdvancedTCPProtection {
  /** Source prefixes whose packets are never treated as a TCP attack. */
  export interface Allowlist {
    readonly items: Allowlist.Items;

    /** Exempt a prefix from Advanced TCP Protection through the allowlist.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/allowlist
     *  @permission DDoS Protection Write
     *  @availability ga */
    create(params: AllowlistCreateParams, options?: RequestOptions): APIPromise<AllowlistListResponse>;

    /** Page through the allowlisted prefixes of the account.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/allowlist
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    list(
      params: AllowlistListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<AllowlistListResponse>, AllowlistListResponse>;

    /** Empty the Advanced TCP Protection allowlist of the account.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/allowlist
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkDelete(params: AllowlistBulkDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;
  }

  export interface AllowlistCreateParams extends InAccount {
    comment: string;
    enabled: boolean;
    prefix: string;
  }

  export type AllowlistCreateResponse = AllowlistListResponse;

  export type AllowlistListParams = PrefixListParams;

  export interface AllowlistListResponse {
    id: string;
    comment: string;
    /** @readOnly */ created_on: DateTime;
    enabled: boolean;
    /** @readOnly */ modified_on: DateTime;
    prefix: string;
  }

  export type AllowlistBulkDeleteParams = InAccount;

  export type AllowlistBulkDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace AllowlistBulkDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  /** Address ranges that are guarded, or left out of the guard on purpose. */
  export interface Prefixes {
    readonly items: Prefixes.Items;

    /** Put a prefix under Advanced TCP Protection, or mark it as excluded.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes
     *  @permission DDoS Protection Write
     *  @availability ga */
    create(params: PrefixCreateParams, options?: RequestOptions): APIPromise<PrefixListResponse>;

    /** Page through the prefixes that Advanced TCP Protection knows.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    list(params: PrefixListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<PrefixListResponse>, PrefixListResponse>;

    /** Add many prefixes to Advanced TCP Protection in one call.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes/bulk
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkCreate(params: PrefixBulkCreateParams, options?: RequestOptions): PagePromise<SinglePage<PrefixListResponse>, PrefixListResponse>;

    /** Remove every prefix from Advanced TCP Protection for the account.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkDelete(params: PrefixBulkDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;
  }

  export interface PrefixCreateParams extends InAccount {
    comment: string;
    excluded: boolean;
    /** @example "192.0.2.0/24" */ prefix: string;
  }

  export type PrefixCreateResponse = PrefixListResponse;

  export interface PrefixListParams extends InAccount {
    direction?: string;
    order?: string;
    page?: Integer;
    per_page?: Integer;
  }

  export interface PrefixListResponse {
    id: string;
    comment: string;
    /** @readOnly */ created_on: DateTime;
    excluded: boolean;
    /** @readOnly */ modified_on: DateTime;
    /** @example "192.0.2.0/24" */ prefix: string;
  }

  export interface PrefixBulkCreateParams extends InAccount {
    /** @body */ body: PrefixBulkCreateParams.Body[];
  }
  export namespace PrefixBulkCreateParams {
    export interface Body {
      comment: string;
      excluded: boolean;
      /** @example "192.0.2.0/24" */ prefix: string;
    }
  }

  export type PrefixBulkCreateResponse = PrefixListResponse;

  export type PrefixBulkDeleteParams = InAccount;

  export type PrefixBulkDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace PrefixBulkDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
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
    /** Turn Advanced TCP Protection on or off for the account.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_protection_status
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(params: StatusEditParams, options?: RequestOptions): APIPromise<StatusGetResponse>;

    /** Check whether Advanced TCP Protection is on for the account.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_protection_status
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(params: StatusGetParams, options?: RequestOptions): APIPromise<StatusGetResponse>;
  }

  export interface StatusEditParams extends InAccount {
    enabled: boolean;
  }

  export type StatusEditResponse = StatusGetResponse;

  export type StatusGetParams = InAccount;

  export interface StatusGetResponse {
    enabled: boolean;
  }

  export type AllowlistListResponsesV4PagePaginationArray = V4PagePaginationArray<AllowlistListResponse>;

  export type PrefixBulkCreateResponsesSinglePage = SinglePage<PrefixListResponse>;

  export type PrefixListResponsesV4PagePaginationArray = V4PagePaginationArray<PrefixListResponse>;
}

export declare namespace DDoSProtection.AdvancedTCPProtection.Allowlist {
  /** Single exempted prefixes, addressed by id. */
  export interface Items {
    /** Take one prefix off the allowlist.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/allowlist/{prefix_id}
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ prefixID: string,
      params: ItemDeleteParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Change an allowlisted prefix's comment or enabled state.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/allowlist/{prefix_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(/** @maxLength 36 */ prefixID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<AllowlistListResponse>;

    /** Look up one prefix on the allowlist.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/allowlist/{prefix_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(/** @maxLength 36 */ prefixID: string, params: ItemGetParams, options?: RequestOptions): APIPromise<AllowlistListResponse>;
  }

  export type ItemDeleteParams = InAccount;

  export type ItemDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace ItemDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export interface ItemEditParams extends InAccount {
    comment?: string;
    enabled?: boolean;
  }

  export type ItemEditResponse = AllowlistListResponse;

  export type ItemGetParams = InAccount;

  export type ItemGetResponse = AllowlistListResponse;
}

export declare namespace DDoSProtection.AdvancedTCPProtection.Prefixes {
  /** Single guarded or excluded ranges, addressed by id. */
  export interface Items {
    /** Remove one prefix from Advanced TCP Protection.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes/{prefix_id}
     *  @unwrapped
     *  @permission DDoS Protection Write */
    delete(
      /** @maxLength 36 */ prefixID: string,
      params: ItemDeleteParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Change a protected prefix's comment or whether it is excluded.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes/{prefix_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(/** @maxLength 36 */ prefixID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<PrefixListResponse>;

    /** Look up one prefix known to Advanced TCP Protection.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/prefixes/{prefix_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(/** @maxLength 36 */ prefixID: string, params: ItemGetParams, options?: RequestOptions): APIPromise<PrefixListResponse>;
  }

  export type ItemDeleteParams = InAccount;

  export type ItemDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace ItemDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export interface ItemEditParams extends InAccount {
    comment?: string;
    excluded?: boolean;
  }

  export type ItemEditResponse = PrefixListResponse;

  export type ItemGetParams = InAccount;

  export type ItemGetResponse = PrefixListResponse;
}

export declare namespace DDoSProtection.AdvancedTCPProtection.SynProtection {
  /** Expressions that force a mode on matching packets, ahead of the rules. */
  export interface Filters {
    readonly items: Filters.Items;

    /** Add a SYN Flood Protection filter: an expression and the mode it forces.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/filters
     *  @permission DDoS Protection Write
     *  @availability ga */
    create(params: FilterCreateParams, options?: RequestOptions): APIPromise<FilterListResponse>;

    /** Page through SYN Flood Protection filters, optionally of one mode.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/filters
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    list(params: FilterListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<FilterListResponse>, FilterListResponse>;

    /** Clear the account of SYN Flood Protection filters.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/filters
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkDelete(params: FilterBulkDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;
  }

  export interface FilterCreateParams extends InAccount {
    expression: string;
    mode: string;
  }

  export type FilterCreateResponse = FilterListResponse;

  export interface FilterListParams extends InAccount {
    direction?: string;
    mode?: string;
    order?: string;
    page?: Integer;
    per_page?: Integer;
  }

  export interface FilterListResponse {
    id: string;
    /** @readOnly */ created_on: DateTime;
    expression: string;
    mode: string;
    /** @readOnly */ modified_on: DateTime;
  }

  export type FilterBulkDeleteParams = InAccount;

  export type FilterBulkDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace FilterBulkDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  /** How strictly SYN floods are judged and mitigated, per scope. */
  export interface Rules {
    readonly items: Rules.Items;

    /** Add a SYN Flood Protection rule with scope, sensitivities and mitigation.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/rules
     *  @permission DDoS Protection Write
     *  @availability ga */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<RuleListResponse>;

    /** Page through the SYN Flood Protection rules of the account.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/rules
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<RuleListResponse>, RuleListResponse>;

    /** Clear the account of SYN Flood Protection rules.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/rules
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkDelete(params: RuleBulkDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;
  }

  export interface RuleCreateParams extends InAccount {
    burst_sensitivity: string;
    mode: string;
    name: string;
    rate_sensitivity: string;
    scope: string;
    mitigation_type?: string;
  }

  export type RuleCreateResponse = RuleListResponse;

  export type RuleListParams = PrefixListParams;

  export interface RuleListResponse {
    id: string;
    burst_sensitivity: string;
    /** @readOnly */ created_on: DateTime;
    mitigation_type: string;
    mode: string;
    /** @readOnly */ modified_on: DateTime;
    name: string;
    rate_sensitivity: string;
    scope: string;
  }

  export type RuleBulkDeleteParams = InAccount;

  export type RuleBulkDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace RuleBulkDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type FilterListResponsesV4PagePaginationArray = V4PagePaginationArray<FilterListResponse>;

  export type RuleListResponsesV4PagePaginationArray = V4PagePaginationArray<RuleListResponse>;
}

export declare namespace DDoSProtection.AdvancedTCPProtection.SynProtection.Filters {
  /** Single SYN flood expressions, addressed by id. */
  export interface Items {
    /** Remove one SYN Flood Protection filter.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/filters/{filter_id}
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ filterID: string,
      params: ItemDeleteParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Change the expression or mode of a SYN Flood Protection filter.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/filters/{filter_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(/** @maxLength 36 */ filterID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<FilterListResponse>;

    /** Look up one SYN Flood Protection filter.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/filters/{filter_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(/** @maxLength 36 */ filterID: string, params: ItemGetParams, options?: RequestOptions): APIPromise<FilterListResponse>;
  }

  export type ItemDeleteParams = InAccount;

  export type ItemDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace ItemDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export interface ItemEditParams extends InAccount {
    expression?: string;
    mode?: string;
  }

  export type ItemEditResponse = FilterListResponse;

  export type ItemGetParams = InAccount;

  export type ItemGetResponse = FilterListResponse;
}

export declare namespace DDoSProtection.AdvancedTCPProtection.SynProtection.Rules {
  /** Single SYN flood settings, addressed by id. */
  export interface Items {
    /** Remove one SYN Flood Protection rule.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/rules/{rule_id}
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ ruleID: string,
      params: ItemDeleteParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Tune a SYN Flood Protection rule's mode, mitigation or sensitivities.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/rules/{rule_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(/** @maxLength 36 */ ruleID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<RuleListResponse>;

    /** Look up one SYN Flood Protection rule.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/syn_protection/rules/{rule_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(/** @maxLength 36 */ ruleID: string, params: ItemGetParams, options?: RequestOptions): APIPromise<RuleListResponse>;
  }

  export type ItemDeleteParams = InAccount;

  export type ItemDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace ItemDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export interface ItemEditParams extends InAccount {
    burst_sensitivity?: string;
    mitigation_type?: string;
    mode?: string;
    rate_sensitivity?: string;
  }

  export type ItemEditResponse = RuleListResponse;

  export type ItemGetParams = InAccount;

  export type ItemGetResponse = RuleListResponse;
}

export declare namespace DDoSProtection.AdvancedTCPProtection.TCPFlowProtection {
  /** Expressions that force a mode on matching out-of-state packets. */
  export interface Filters {
    readonly items: Filters.Items;

    /** Add an Out-of-state TCP Protection filter: expression plus forced mode.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/filters
     *  @permission DDoS Protection Write
     *  @availability ga */
    create(params: FilterCreateParams, options?: RequestOptions): APIPromise<SynProtection.FilterListResponse>;

    /** Page through Out-of-state TCP Protection filters, optionally of one mode.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/filters
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    list(
      params: FilterListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<SynProtection.FilterListResponse>, SynProtection.FilterListResponse>;

    /** Clear the account of Out-of-state TCP Protection filters.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/filters
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkDelete(params: FilterBulkDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;
  }

  export type FilterCreateParams = SynProtection.FilterCreateParams;

  export type FilterCreateResponse = SynProtection.FilterListResponse;

  export type FilterListParams = SynProtection.FilterListParams;

  export type FilterListResponse = SynProtection.FilterListResponse;

  export type FilterBulkDeleteParams = InAccount;

  export type FilterBulkDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace FilterBulkDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  /** How strictly out-of-state packets are judged and mitigated, per scope. */
  export interface Rules {
    readonly items: Rules.Items;

    /** Add an Out-of-state TCP Protection rule with scope and sensitivities.
     *  @http POST /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/rules
     *  @permission DDoS Protection Write
     *  @availability ga */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<RuleListResponse>;

    /** Page through the Out-of-state TCP Protection rules of the account.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/rules
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<RuleListResponse>, RuleListResponse>;

    /** Clear the account of Out-of-state TCP Protection rules.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/rules
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    bulkDelete(params: RuleBulkDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;
  }

  export interface RuleCreateParams extends InAccount {
    burst_sensitivity: string;
    mode: string;
    name: string;
    rate_sensitivity: string;
    scope: string;
  }

  export type RuleCreateResponse = RuleListResponse;

  export type RuleListParams = PrefixListParams;

  export interface RuleListResponse {
    id: string;
    burst_sensitivity: string;
    /** @readOnly */ created_on: DateTime;
    mode: string;
    /** @readOnly */ modified_on: DateTime;
    name: string;
    rate_sensitivity: string;
    scope: string;
  }

  export type RuleBulkDeleteParams = InAccount;

  export type RuleBulkDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace RuleBulkDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type FilterListResponsesV4PagePaginationArray = V4PagePaginationArray<SynProtection.FilterListResponse>;

  export type RuleListResponsesV4PagePaginationArray = V4PagePaginationArray<RuleListResponse>;
}

export declare namespace DDoSProtection.AdvancedTCPProtection.TCPFlowProtection.Filters {
  /** Single out-of-state expressions, addressed by id. */
  export interface Items {
    /** Remove one Out-of-state TCP Protection filter.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/filters/{filter_id}
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ filterID: string,
      params: ItemDeleteParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Change the expression or mode of an Out-of-state TCP Protection filter.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/filters/{filter_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(
      /** @maxLength 36 */ filterID: string,
      params: ItemEditParams,
      options?: RequestOptions,
    ): APIPromise<SynProtection.FilterListResponse>;

    /** Look up one Out-of-state TCP Protection filter.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/filters/{filter_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(
      /** @maxLength 36 */ filterID: string,
      params: ItemGetParams,
      options?: RequestOptions,
    ): APIPromise<SynProtection.FilterListResponse>;
  }

  export type ItemDeleteParams = InAccount;

  export type ItemDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace ItemDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type ItemEditParams = SynProtection.Filters.ItemEditParams;

  export type ItemEditResponse = SynProtection.FilterListResponse;

  export type ItemGetParams = InAccount;

  export type ItemGetResponse = SynProtection.FilterListResponse;
}

export declare namespace DDoSProtection.AdvancedTCPProtection.TCPFlowProtection.Rules {
  /** Single out-of-state settings, addressed by id. */
  export interface Items {
    /** Remove one Out-of-state TCP Protection rule.
     *  @http DELETE /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/rules/{rule_id}
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ ruleID: string,
      params: ItemDeleteParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Tune an Out-of-state TCP Protection rule's mode or sensitivities.
     *  @http PATCH /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/rules/{rule_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga */
    edit(/** @maxLength 36 */ ruleID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<RuleListResponse>;

    /** Look up one Out-of-state TCP Protection rule.
     *  @http GET /accounts/{account_id}/magic/advanced_tcp_protection/configs/tcp_flow_protection/rules/{rule_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga */
    get(/** @maxLength 36 */ ruleID: string, params: ItemGetParams, options?: RequestOptions): APIPromise<RuleListResponse>;
  }

  export type ItemDeleteParams = InAccount;

  export type ItemDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace ItemDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export interface ItemEditParams extends InAccount {
    burst_sensitivity?: string;
    mode?: string;
    rate_sensitivity?: string;
  }

  export type ItemEditResponse = RuleListResponse;

  export type ItemGetParams = InAccount;

  export type ItemGetResponse = RuleListResponse;
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

    /** Page through the account's Advanced DNS Protection rules in a chosen order.
     *  @http GET /accounts/{account_id}/magic/advanced_dns_protection/configs/dns_protection/rules
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/listDnsProtectionRulesForAccount */
    list(params: RuleListParams, options?: RequestOptions): APIPromise<DNSProtectionRule[]>;

    /** Create a DNS Protection rule with mode, scope and sensitivities.
     *  @http POST /accounts/{account_id}/magic/advanced_dns_protection/configs/dns_protection/rules
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/createDnsProtectionRule */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<DNSProtectionRule>;

    /** Clear the account of DNS Protection rules.
     *  @http DELETE /accounts/{account_id}/magic/advanced_dns_protection/configs/dns_protection/rules
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteDnsProtectionRulesForAccount */
    bulkDelete(params: RuleBulkDeleteParams, options?: RequestOptions): APIPromise<Intel.APIResponseCommon>;
  }

  export interface RuleListParams extends InAccount {
    page?: Integer;
    per_page?: Integer;
    order?: string;
    direction?: string;
  }

  export interface RuleCreateParams extends InAccount {
    block_any_queries?: boolean;
    burst_sensitivity: string;
    mode: string;
    name: string;
    profile_sensitivity: string;
    rate_sensitivity: string;
    scope: string;
  }

  export type RuleBulkDeleteParams = InAccount;
}

export declare namespace DDoSProtection.AdvancedDNSProtection.DNSProtection.Rules {
  /** Single DNS flood rules, addressed by id. */
  export interface Items {
    /** Read one DNS Protection rule.
     *  @http GET /accounts/{account_id}/magic/advanced_dns_protection/configs/dns_protection/rules/{rule_id}
     *  @permission DDoS Protection Write; DDoS Protection Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getDnsProtectionRule */
    get(/** @maxLength 36 */ ruleID: string, params: ItemGetParams, options?: RequestOptions): APIPromise<DNSProtectionRule>;

    /** Change the given mode or sensitivities of a DNS Protection rule.
     *  @http PATCH /accounts/{account_id}/magic/advanced_dns_protection/configs/dns_protection/rules/{rule_id}
     *  @body json required
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/updateDnsProtectionRule */
    edit(/** @maxLength 36 */ ruleID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<DNSProtectionRule>;

    /** Delete one DNS Protection rule.
     *  @http DELETE /accounts/{account_id}/magic/advanced_dns_protection/configs/dns_protection/rules/{rule_id}
     *  @unwrapped
     *  @permission DDoS Protection Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteDnsProtectionRule */
    delete(/** @maxLength 36 */ ruleID: string, params: ItemDeleteParams, options?: RequestOptions): APIPromise<Intel.APIResponseCommon>;
  }

  export type ItemGetParams = InAccount;

  export interface ItemEditParams extends InAccount {
    block_any_queries?: boolean;
    burst_sensitivity?: string;
    mode?: string;
    profile_sensitivity?: string;
    rate_sensitivity?: string;
  }

  export type ItemDeleteParams = InAccount;
}
