import type { APIPromise, JsonValue, RequestOptions } from '../_client.ts';
import type { InAccount, Integer } from '../_shared.ts';
import type { AIGateway } from './index.ts';

/** Prepaid credit for model calls and the charges against it. */
export interface Billing {
  readonly topup: Billing.Topup;
  readonly spendingLimit: Billing.SpendingLimit;

  /** Check how much AI Gateway credit the account has left.
   *  @http GET /accounts/{account_id}/ai-gateway/billing/credit-balance
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise
   *  @availability ga */
  creditBalance(params: InAccount, options?: RequestOptions): APIPromise<BillingCreditBalanceResponse>;

  /** List past AI Gateway invoices, by type if wanted.
   *  @http GET /accounts/{account_id}/ai-gateway/billing/invoice-history
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise
   *  @availability ga */
  invoiceHistory(params: BillingInvoiceHistoryParams, options?: RequestOptions): APIPromise<BillingInvoiceHistoryResponse>;

  /** Preview the next AI Gateway invoice before it is issued.
   *  @http GET /accounts/{account_id}/ai-gateway/billing/invoice-preview
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise
   *  @availability ga */
  invoicePreview(params: InAccount, options?: RequestOptions): APIPromise<BillingInvoicePreviewResponse>;

  /** Chart AI Gateway usage over time, grouped by a chosen window.
   *  @http GET /accounts/{account_id}/ai-gateway/billing/usage-history
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise
   *  @availability ga */
  usageHistory(params: BillingUsageHistoryParams, options?: RequestOptions): APIPromise<BillingUsageHistoryResponse>;
}

export interface BillingCreditBalanceResponse {
  /** Credits that are left, in cents. */ balance: number;
  /** Whether a payment method is set. */ has_default_payment_method: boolean;
  /** Card that is charged; null for none. */ payment_method: BillingCreditBalanceResponse.PaymentMethod | null;
  /** Conditions for buying credits automatically. */ topup_config: Billing.Topup.ConfigGetResponse;
  /** Whether the first purchase succeeded. */ first_topup_success?: boolean;
}
export declare namespace BillingCreditBalanceResponse {
  export interface PaymentMethod {
    /** Brand of the card, such as visa. */ brand?: string;
    /** Last four digits of the card. */ last4?: string;
  }
}

export interface BillingInvoiceHistoryParams extends InAccount {
  /** Only invoices of automatic or of manual top-ups; `all` for both. @default "all" */ type?: 'auto' | 'all' | 'manual' | (string & {});
}

export interface InvoiceAmounts {
  /** Amount to be paid, in cents. */ amount_due: number;
  /** Amount that was paid, in cents. */ amount_paid: number;
  /** Amount still to be paid, in cents. */ amount_remaining: number;
  currency: string;
  /** Identifies the invoice. */ id?: string | null;
}

export interface BillingInvoiceHistoryResponse {
  /** Invoices of this page. */ invoices: BillingInvoiceHistoryResponse.Invoice[];
  /** Place of this page. */ pagination: BillingInvoiceHistoryResponse.Pagination;
}
export declare namespace BillingInvoiceHistoryResponse {
  export interface Invoice extends InvoiceAmounts {
    /** Attempts to charge. */ attempt_count?: number;
    /** Whether a charge was tried. */ attempted?: boolean;
    /** Whether the invoice is finished automatically; null if not known. */ auto_advance?: boolean | null;
    /** Time at which it was made. @unit seconds since 1970 */ created?: number;
    /** Creator of the invoice. */ created_by?: string;
    description?: string | null;
    /** Purpose of the invoice. */ invoice_origin?: string;
    /** Address of the invoice as PDF; null until it is there. */ invoice_pdf?: string | null;
    /** State of the invoice. */ status?: string | null;
  }
  export interface Pagination {
    /** Whether more entries follow. */ has_more: boolean;
    /** Number of this page. */ page: number;
    /** Entries a page holds. */ per_page: number;
    /** Entries in all. */ total_count: number;
  }
}

export interface BillingInvoicePreviewResponse extends InvoiceAmounts {
  id: string;
  /** Billed items, one per line. */ invoice_lines: BillingInvoicePreviewResponse.InvoiceLine[];
  /** End of the billed period. @unit seconds since 1970 */ period_end: number;
  /** Start of the billed period. @unit seconds since 1970 */ period_start: number;
  /** State of the invoice. */ status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
}
export declare namespace BillingInvoicePreviewResponse {
  export interface InvoiceLine {
    amount: number;
    currency: string;
    description: string | null;
    period: InvoiceLine.Period;
    /** Price of the line. */ pricing: InvoiceLine.Pricing;
    /** Number of units. */ quantity: number;
    /** Credits taken off before tax. */ pretax_credit_amounts?: InvoiceLine.PretaxCreditAmount[];
  }
  export namespace InvoiceLine {
    export interface Period {
      end: number;
      start: number;
    }
    export interface Pricing {
      /** Price of a unit in cents, as text; null if it varies. */ unit_amount_decimal: string | null;
    }
    export interface PretaxCreditAmount {
      amount: number;
      /** Kind of credit that was applied. */ type: string;
      /** Transaction of the credits; null for none. */ credit_balance_transaction?: string | null;
      /** Discount that was given; null for none. */ discount?: string | null;
    }
  }
}

export interface BillingUsageHistoryParams extends InAccount {
  /** Whether use is shown by day or by hour. */ value_grouping_window: 'day' | 'hour' | (string & {});
  /** End of the period; null for now. @example 1700086400000 @unit milliseconds since 1970 */ end_time?: number | null;
  /** Start of the period; null for the beginning. @example 1700000000000 @unit milliseconds since 1970 */ start_time?: number | null;
}

export interface BillingUsageHistoryResponse {
  /** Use in each slot. */ history: BillingUsageHistoryResponse.History[];
}
export declare namespace BillingUsageHistoryResponse {
  export interface History {
    /** Identifies the entry. */ id: string;
    /** Use in the slot. */ aggregated_value: number;
    /** End of the period; null for now. @unit milliseconds since 1970 */ end_time: number;
    /** Start of the period; null for the beginning. @unit milliseconds since 1970 */ start_time: number;
  }
}

export declare namespace Billing {
  /** Purchases of more credit. */
  export interface Topup {
    readonly config: Topup.Config;

    /** Buy AI Gateway credit for a given amount.
     *
     *  Charges the default payment method at once.
     *  @http POST /accounts/{account_id}/ai-gateway/billing/topup
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: TopupCreateParams, options?: RequestOptions): APIPromise<TopupCreateResponse>;

    /** Check the state of a credit top-up by its payment intent.
     *  @http POST /accounts/{account_id}/ai-gateway/billing/topup/status
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    status(params: TopupStatusParams, options?: RequestOptions): APIPromise<TopupStatusResponse>;

    /** Get the limits that apply to AI Gateway credit top-ups.
     *  @http GET /accounts/{account_id}/ai-gateway/billing/topup/limits
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-billing-get-topup-limits */
    limits(params: InAccount, options?: RequestOptions): APIPromise<AIGateway.GetTopupLimitsResult>;
  }

  export interface TopupCreateParams extends InAccount {
    /** @min 1000 @example 5000 */ amount: Integer;
    /** Id of the Stripe payment method to charge; left out, the customer's default. @minLength 1 */ payment_method_id?: string;
  }

  export interface TopupCreateResponse {
    /** Secret with which a card form completes the payment; null if none is needed. @sensitive */ client_secret: string | null;
    /** Whether the account is set up for credits already. */ onboarding: boolean;
    /** Payment at Stripe that the top-up makes. */ payment_intent_id: string;
    /** Brand of the card, such as visa. */ brand?: string;
    /** Last four digits of the card. */ last4?: string;
  }

  export interface TopupStatusParams extends InAccount {
    /** Payment at Stripe that is meant. @example "in_1abc" */ payment_intent_id: string;
  }

  export interface TopupStatusResponse {
    /** Payment at Stripe that the top-up makes. */ payment_intent_id: string;
    /** State of the payment. */ status: 'completed' | 'pending';
  }

  /** The most that may be spent within a period. */
  export interface SpendingLimit {
    /** Set the account's AI Gateway spending limit by amount, duration and strategy.
     *  @http POST /accounts/{account_id}/ai-gateway/billing/spending-limit
     *  @status 201
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated */
    create(params: SpendingLimitCreateParams, options?: RequestOptions): APIPromise<SpendingLimitCreateResponse>;

    /** Delete the AI Gateway spending limit of an account.
     *  @http DELETE /accounts/{account_id}/ai-gateway/billing/spending-limit
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(params: InAccount, options?: RequestOptions): APIPromise<SpendingLimitDeleteResponse>;

    /** Get the AI Gateway spending limit in force for an account.
     *  @http GET /accounts/{account_id}/ai-gateway/billing/spending-limit
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<SpendingLimitGetResponse>;
  }

  export interface SpendingLimitCreateParams extends InAccount {
    /** @min 100 @example 10000 */ amount: Integer;
    /** Length of the period of a spending limit. */ duration: 'daily' | 'weekly' | 'monthly' | (string & {});
    /** Whether the period is fixed or slides along. */ strategy: 'fixed' | 'sliding' | (string & {});
  }

  export type SpendingLimitCreateResponse = JsonValue;

  export type SpendingLimitDeleteResponse = JsonValue;

  export interface SpendingLimitGetResponse {
    /** The limit that holds. */ config: SpendingLimitGetResponse.Config;
    /** Whether spending is limited. */ enabled: boolean;
  }
  export namespace SpendingLimitGetResponse {
    export interface Config {
      amount: number | null;
      /** Period in which the limit counts, such as a month. @unit milliseconds */ duration: string | null;
      /** Whether the period is fixed or slides along. */ strategy: string | null;
    }
  }
}

export declare namespace Billing.Topup {
  /** Automatic purchase of credit when the balance falls too low. */
  export interface Config {
    /** Create automatic credit top-up: amount to add and balance threshold.
     *  @http POST /accounts/{account_id}/ai-gateway/billing/topup/config
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: ConfigCreateParams, options?: RequestOptions): APIPromise<ConfigCreateResponse>;

    /** Stop automatic credit top-up by removing its configuration.
     *  @http DELETE /accounts/{account_id}/ai-gateway/billing/topup/config
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(params: InAccount, options?: RequestOptions): APIPromise<ConfigDeleteResponse>;

    /** Get the automatic credit top-up amount and threshold.
     *  @http GET /accounts/{account_id}/ai-gateway/billing/topup/config
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<ConfigGetResponse>;
  }

  export interface ConfigCreateParams extends InAccount {
    /** @min 1000 @example 5000 */ amount: Integer;
    /** @min 500 @example 500 */ threshold: Integer;
  }

  export interface ConfigCreateResponse {
    amount: number;
    threshold: number;
  }

  export type ConfigDeleteResponse = JsonValue;

  export interface ConfigGetResponse {
    amount: number | null;
    /** Reason automatic purchases stopped; null if they are active. */ disabledReason?: string | null;
    /** Error of the last purchase; null if there was none. */ error?: string | null;
    /** Time of the last failed purchase; null if there was none. @unit milliseconds since 1970 */ lastFailedAt?: number | null;
    threshold: number | null;
  }
}
