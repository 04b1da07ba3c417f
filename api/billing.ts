import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';

/** Billing: What an account owes, has paid and has used.
 *  @product billing Billing
 *  @docs https://developers.cloudflare.com/billing/ */
export interface Billing {
  readonly profiles: Billing.Profiles;
  readonly usage: Billing.Usage;
  readonly credits: Billing.Credits;
  readonly history: Billing.History;
  readonly badDebt: Billing.BadDebt;
  readonly unpaidInvoice: Billing.UnpaidInvoice;
  readonly ratePlans: Billing.RatePlans;

  /** Check a postal address before using it for billing.
   *  @http POST /billing/address-validation */
  addressValidation(
    params: Billing.BillingAddressValidationParams,
    options?: RequestOptions,
  ): APIPromise<Billing.BillingAddressValidationResponse>;
}

export declare namespace Billing {
  export interface BillingAddressValidationParams {
    address?: string;
    address2?: string;
    city?: string;
    country?: string;
    state?: string;
    zipcode?: string;
  }

  export interface BillingAddressValidationResponse {
    validated_addresses?: BillingAddressValidationResponse.ValidatedAddress[];
  }
  export namespace BillingAddressValidationResponse {
    export interface ValidatedAddress {
      address?: string;
      address2?: string;
      city?: string;
      country?: string;
      state?: string;
      validation_code?: string;
      zipcode?: string;
    }
  }

  /** Contact and postal details printed on bills. */
  export interface Profiles {
    readonly paymentMethod: Profiles.PaymentMethod;

    /** Read an account's billing profile.
     *  @http GET /accounts/{account_id}/billing/profile
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated */
    get(params: ProfileGetParams, options?: RequestOptions): APIPromise<ProfileGetResponse>;

    /** Set up an account's billing profile with contact and postal address.
     *  @http POST /accounts/{account_id}/billing/profile */
    create(params: ProfileCreateParams, options?: RequestOptions): APIPromise<ProfileCreateResponse>;

    /** Replace the contact and address details of a billing profile.
     *  @http PUT /accounts/{account_id}/billing/profile */
    update(params: ProfileUpdateParams, options?: RequestOptions): APIPromise<ProfileCreateResponse>;

    /** Delete the billing profile of an account.
     *  @http DELETE /accounts/{account_id}/billing/profile
     *  @answer void */
    delete(params: ProfileDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Change only the billing emails and locale of a billing profile.
     *  @http PATCH /accounts/{account_id}/billing/profile */
    updateBillingEmail(params: ProfileUpdateBillingEmailParams, options?: RequestOptions): APIPromise<ProfileCreateResponse>;
  }

  export type ProfileGetParams = InAccount;

  export interface ProfileGetResponse {
    /** @readOnly */ id?: ResourceID;
    /** @example "type" */ account_type?: string;
    address?: string;
    address2?: string;
    /** @example "0" */ balance?: string;
    /** @example 12 */ card_expiry_month?: Integer;
    /** @example 2099 */ card_expiry_year?: Integer;
    /** @example "4242424242424242" */ card_number?: string;
    /** @example "Anytown" */ city?: string;
    /** @example "Company" */ company?: string;
    /** @example "Anycountry" */ country?: string;
    /** @readOnly */ created_on?: DateTime;
    /** @example "sample_data" */ device_data?: string;
    edited_on?: DateTime;
    enterprise_billing_email?: string;
    enterprise_primary_email?: string;
    /** @example "John" */ first_name?: string;
    is_partner?: boolean;
    /** @example "Doe" */ last_name?: string;
    next_bill_date?: DateTime;
    payment_address?: string;
    payment_address2?: string;
    /** @example "Anytown" */ payment_city?: string;
    /** @example "Anycountry" */ payment_country?: string;
    payment_email?: string;
    /** @example "John" */ payment_first_name?: string;
    /** @example "gateway" */ payment_gateway?: string;
    /** @example "Doe" */ payment_last_name?: string;
    /** @example "abc123" @sensitive */ payment_nonce?: string;
    /** @example "state" */ payment_state?: string;
    /** @example "12345" */ payment_zipcode?: string;
    primary_email?: string;
    /** @example "AnyState" */ state?: string;
    /** @example "type" */ tax_id_type?: string;
    /** @example "1234567899" */ telephone?: string;
    use_legacy?: boolean;
    /** @example "1111" */ validation_code?: string;
    /** @example "GB123456789" */ vat?: string;
    /** @example "12345" */ zipcode?: string;
  }

  export interface ProfileCreateParams extends InAccount {
    address?: string;
    address2?: string;
    billing_email?: string;
    buying_rate_plan?: string;
    /** @sensitive */ captcha_challenge_jwt?: string;
    cf_turnstile_response?: string;
    city?: string;
    company?: string;
    country?: string;
    first_name?: string;
    h_captcha_response?: string;
    last_name?: string;
    preferred_locale?: string;
    secondary_billing_email?: string;
    state?: string;
    tax_id_type?: string;
    telephone?: string;
    vat?: string;
    zipcode?: string;
  }

  export interface ProfileCreateResponse {
    id?: string;
    account_type?: string;
    address?: string;
    address2?: string;
    balance?: string;
    card_expiry_month?: number;
    card_expiry_year?: number;
    card_number?: string;
    city?: string;
    company?: string;
    country?: string;
    created_on?: string;
    edited_on?: string;
    enterprise_billing_email?: string;
    enterprise_primary_email?: string;
    first_name?: string;
    is_partner?: boolean;
    last_name?: string;
    next_bill_date?: string;
    payment_address?: string;
    payment_address2?: string;
    payment_city?: string;
    payment_country?: string;
    payment_email?: string;
    payment_first_name?: string;
    payment_last_name?: string;
    payment_state?: string;
    payment_zipcode?: string;
    primary_email?: string;
    state?: string;
    tax_id_type?: string;
    telephone?: string;
    validation_code?: string;
    vat?: string;
    zipcode?: string;
  }

  export type ProfileUpdateParams = ProfileCreateParams;

  export type ProfileUpdateResponse = ProfileCreateResponse;

  export type ProfileDeleteParams = InAccount;

  export interface ProfileUpdateBillingEmailParams extends InAccount {
    billing_email?: string;
    preferred_locale?: string;
    secondary_billing_email?: string;
  }

  export type ProfileUpdateBillingEmailResponse = ProfileCreateResponse;

  /** Metered consumption and its cost over time. */
  export interface Usage {
    /** Fetch billable usage from the v2 route under its older call name.
     *  @http GET /accounts/{account_id}/billable/usage
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs billing.usage.getAccountUsageV2
     *  @deprecated billing.usage.getAccountUsageV2 */
    get(params: UsageGetParams, options?: RequestOptions): APIPromise<UsageGetResponse>;

    /** Get background information on an account's v1 billable usage.
     *  @http GET /accounts/{account_id}/billable-usage/info
     *  @plans free pro business
     *  @availability ga */
    getAccountUsageInfoV1(params: UsageGetAccountUsageInfoV1Params, options?: RequestOptions): APIPromise<UsagePaygoInfoResponse>;

    /** Get an account's v1 billable usage between two dates.
     *  @http GET /accounts/{account_id}/billable-usage
     *  @plans free pro business
     *  @availability ga */
    getAccountUsageV1(params: UsageGetAccountUsageV1Params, options?: RequestOptions): APIPromise<UsageGetAccountUsageV1Response>;

    /** Get an account's v2 billable usage between two dates.
     *  @http GET /accounts/{account_id}/billable/usage
     *  @plans free pro business enterprise
     *  @availability ga */
    getAccountUsageV2(params: UsageGetAccountUsageV2Params, options?: RequestOptions): APIPromise<UsageGetAccountUsageV2Response>;

    /** Get v1 pay-as-you-go usage between two dates, under the older call name.
     *  @http GET /accounts/{account_id}/billable-usage
     *  @plans free pro business
     *  @availability ga
     *  @sameAs billing.usage.getAccountUsageV1
     *  @deprecated billing.usage.getAccountUsageV1 */
    paygo(params: UsagePaygoParams, options?: RequestOptions): APIPromise<UsagePaygoResponse>;

    /** Get v1 pay-as-you-go usage information, under the older call name.
     *  @http GET /accounts/{account_id}/billable-usage/info
     *  @plans free pro business
     *  @availability ga
     *  @sameAs billing.usage.getAccountUsageInfoV1
     *  @deprecated billing.usage.getAccountUsageInfoV1 */
    paygoInfo(params: UsagePaygoInfoParams, options?: RequestOptions): APIPromise<UsagePaygoInfoResponse>;

    /** Query the account's billable usage with a filter and a time period.
     *  @http POST /accounts/{account_id}/billable/usage
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/billable-usage-v2-query-account-usage */
    query(params: UsageQueryParams, options?: RequestOptions): APIPromise<CostAndUsageData[]>;

    /** Chart billed usage by metric over time, in steps you choose.
     *  @http GET /accounts/{account_id}/billing/usage
     *  @permission Billing Read
     *  @docs https://developers.cloudflare.com/api/operations/usage-analytics-get-account-billing-usage */
    analytics(params: UsageAnalyticsParams, options?: RequestOptions): APIPromise<BillingUsageDataPoint[]>;
  }

  export interface UsageGetParams extends InAccount {
    /** @format date @example "2025-05-01" */ from?: string;
    /** @format date @example "2025-05-31" */ to?: string;
  }

  export type UsageGetResponse = UsageGetResponse.UsageGetResponseItem[];
  export namespace UsageGetResponse {
    export interface UsageGetResponseItem {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ BillingAccountId: string;
      BillingAccountName: string;
      ChargeCategory: 'Usage';
      ChargeDescription: string;
      ChargeFrequency: 'Usage-Based';
      ChargePeriodEnd: DateTime;
      ChargePeriodStart: DateTime;
      /** @example 150000 */ ConsumedQuantity: number;
      /** @example "Requests" */ ConsumedUnit: string;
      /** @example "Cloudflare" */ HostProviderName: string;
      /** @example "Cloudflare" */ InvoiceIssuerName: string;
      /** @example "Cloudflare" */ ServiceProviderName: string;
      /** @example "workers_standard_requests" */ x_BillableMetricId: string;
      x_BillableMetricName: string;
      /** @example 0 */ BilledCost?: number | null;
      /** @example "USD" */ BillingCurrency?: string | null;
      BillingPeriodEnd?: DateTime | null;
      BillingPeriodStart?: DateTime | null;
      ChargeClass?: 'Correction' | null;
      /** @example 0.75 */ ContractedCost?: number | null;
      /** @example 5e-06 */ ContractedUnitPrice?: number | null;
      /** @example 0 */ EffectiveCost?: number | null;
      /** @example 0.75 */ ListCost?: number | null;
      /** @example 5e-06 */ ListUnitPrice?: number | null;
      /** @example 150000 */ PricingQuantity?: number | null;
      /** @example "Requests" */ PricingUnit?: string | null;
      /** @example "EEUR" */ RegionId?: string | null;
      RegionName?: string | null;
      /** @example "c9bd752d-9ca8-411d-b804-be44a758057f" */ SubAccountId?: string;
      SubAccountName?: string;
      /** @example "Developer" */ x_ProductCategoryName?: string;
      /** @example "workers" */ x_ProductFamilyId?: string;
      /** @example "Workers" */ x_ProductFamilyName?: string;
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ x_ZoneId?: string | null;
      /** @example "example.com" */ x_ZoneName?: string | null;
    }
  }

  export type UsageGetAccountUsageInfoV1Params = InAccount;

  export import UsageGetAccountUsageInfoV1Response = Billing.UsagePaygoInfoResponse;

  export type UsageGetAccountUsageV1Params = UsageGetParams;

  export type UsageGetAccountUsageV1Response = UsagePaygoResponse.UsagePaygoResponseItem[];
  export namespace UsageGetAccountUsageV1Response {
    export type UsageGetAccountUsageV1ResponseItem = UsagePaygoResponse.UsagePaygoResponseItem;
  }

  export type UsageGetAccountUsageV2Params = UsageGetParams;

  export type UsageGetAccountUsageV2Response = UsageGetResponse.UsageGetResponseItem[];
  export namespace UsageGetAccountUsageV2Response {
    export type UsageGetAccountUsageV2ResponseItem = UsageGetResponse.UsageGetResponseItem;
  }

  export type UsagePaygoParams = UsageGetParams;

  export type UsagePaygoResponse = UsagePaygoResponse.UsagePaygoResponseItem[];
  export namespace UsagePaygoResponse {
    export interface UsagePaygoResponseItem {
      /** @example 0.75 */ BilledCost: number;
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ BillingAccountId: string;
      BillingAccountName: string | null;
      /** @example "USD" */ BillingCurrency: string;
      BillingPeriodStart: DateTime;
      ChargeCategory: 'Usage';
      ChargeClass: string | null;
      ChargeDescription: string | null;
      ChargePeriodEnd: DateTime;
      ChargePeriodStart: DateTime;
      /** @example 150000 */ ConsumedQuantity: number;
      /** @example "GB-months" */ ConsumedUnit: string;
      /** @example 0.75 */ ContractedCost: number;
      /** @example 2.25 */ CumulatedContractedCost: number;
      /** @example 4500000 */ CumulatedPricingQuantity: Integer;
      /** @example 0.75 */ EffectiveCost: number;
      HostProviderName: string;
      InvoiceIssuerName: string;
      /** @example 0.75 */ ListCost: number;
      /** @example 150000 */ PricingQuantity: Integer;
      /** @example "Count" */ PricingUnit: string;
      ServiceName: string;
      ServiceProviderName: string;
      /** @example "Workers" */ ServiceFamilyName?: string;
      /** @example "3F3CD4CQ6N7FXO7IK6NVFJBOYA" */ SubscriptionId?: string | null;
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ ZoneId?: string | null;
      /** @example "example.com" */ ZoneName?: string | null;
    }
  }

  export type UsagePaygoInfoParams = InAccount;

  export interface UsagePaygoInfoResponse {
    covered: boolean;
    subscriptions: UsagePaygoInfoResponse.Subscription[];
  }
  export namespace UsagePaygoInfoResponse {
    export interface Subscription {
      /** @example "3F3CD4CQ6N7FXO7IK6NVFJBOYA" */ id: string;
      billing_cycle_anchor_timestamp: DateTime;
      start_timestamp: DateTime;
      end_timestamp?: DateTime;
    }
  }

  export interface UsageQueryParams extends InAccount {
    FilterBy?: V2FilterBy;
    TimePeriod?: V2TimePeriod;
  }

  export interface CostAndUsageData {
    /** @example 0 */ BilledCost?: number | null;
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ BillingAccountId: string;
    BillingAccountName: string;
    /** @example "USD" */ BillingCurrency?: string | null;
    BillingPeriodEnd?: DateTime | null;
    BillingPeriodStart?: DateTime | null;
    ChargeCategory: 'Usage';
    ChargeClass?: 'Correction' | null;
    ChargeDescription: string;
    ChargeFrequency: 'Usage-Based';
    ChargePeriodEnd: DateTime;
    ChargePeriodStart: DateTime;
    /** @example 150000 */ ConsumedQuantity: number;
    /** @example "Requests" */ ConsumedUnit: string;
    /** @example 0.75 */ ContractedCost?: number | null;
    /** @example 5e-06 */ ContractedUnitPrice?: number | null;
    /** @example 0 */ EffectiveCost?: number | null;
    /** @example "Cloudflare" */ HostProviderName: string;
    /** @example "Cloudflare" */ InvoiceIssuerName: string;
    /** @example 0.75 */ ListCost?: number | null;
    /** @example 5e-06 */ ListUnitPrice?: number | null;
    /** @example 150000 */ PricingQuantity?: number | null;
    /** @example "Requests" */ PricingUnit?: string | null;
    /** @example "EEUR" */ RegionId?: string | null;
    RegionName?: string | null;
    /** @example "Cloudflare" */ ServiceProviderName: string;
    /** @example "c9bd752d-9ca8-411d-b804-be44a758057f" */ SubAccountId?: string;
    SubAccountName?: string;
    /** @example "workers_standard_requests" */ x_BillableMetricId: string;
    x_BillableMetricName: string;
    /** @example "Developer" */ x_ProductCategoryName?: string;
    /** @example "workers" */ x_ProductFamilyId?: string;
    /** @example "Workers" */ x_ProductFamilyName?: string;
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ x_ZoneId?: string | null;
    /** @example "example.com" */ x_ZoneName?: string | null;
  }

  export interface UsageAnalyticsParams extends InAccount {
    /** @example "streamMinutesViewed" */ metrics?: string;
    since?: DateTime;
    until?: DateTime;
    /** @default "hour" */ time_delta?: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
    /** @min 1 @max 10000 @default 100 @example 100 */ limit?: Integer;
    /** @example "" */ filters?: string;
  }

  export interface BillingUsageDataPoint {
    /** @example 5000000 */ argoAcceleratedBytes?: Integer;
    /** @example 15000 */ imageResizingRequests?: Integer;
    /** @example 10000 */ loadBalancingQueries?: Integer;
    /** @example 45000 */ mediaUniqueTransformations?: Integer;
    /** @example 50000 */ rateLimitingRequestsAllowed?: Integer;
    /** @example 8000000 */ spectrumBytesTransferred?: Integer;
    /** @example 125000 */ streamMinutesViewed?: Integer;
    /** @example 1693526400 */ ts?: Integer;
    /** @example 30000 */ workersKVReads?: Integer;
    /** @example 200000 */ workersRequests?: Integer;
  }

  /** Amounts in the account's favor. */
  export interface Credits {
    /** See the billing credits an account holds.
     *  @http GET /accounts/{account_id}/billing/credits */
    get(params: CreditGetParams, options?: RequestOptions): APIPromise<CreditGetResponse>;
  }

  export type CreditGetParams = InAccount;

  export interface CreditGetResponse {
    confirmed_balance_cents?: number;
    currency?: string;
    days_remaining?: number;
    eligible?: boolean;
    has_record?: boolean;
    original_amount_cents?: number;
    percent_consumed?: number;
    projected_depletion_date?: string;
    valid_from?: string;
    valid_to?: string;
  }

  /** Past invoices and charges. */
  export interface History {
    /** Page through an account's past charges, by status if wanted.
     *  @http GET /accounts/{account_id}/billing/history */
    list(
      params: HistoryListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<BadDebtGetResponse.Invoice>, BadDebtGetResponse.Invoice>;
  }

  export interface HistoryListParams extends InAccount {
    status?: string;
    page?: number;
    per_page?: number;
  }

  export type HistoryListResponse = BadDebtGetResponse.Invoice;

  /** Charges that remained unpaid. */
  export interface BadDebt {
    /** See the bad debt recorded against an account.
     *  @http GET /accounts/{account_id}/billing/bad-debt */
    get(params: BadDebtGetParams, options?: RequestOptions): APIPromise<BadDebtGetResponse>;
  }

  export type BadDebtGetParams = InAccount;

  export interface BadDebtGetResponse {
    already_paid?: number;
    bad_debt_status?: string;
    invoices?: BadDebtGetResponse.Invoice[];
    total_debt_amount?: number;
  }
  export namespace BadDebtGetResponse {
    export interface Invoice {
      id?: string;
      action?: string;
      amount?: number;
      amount_to_pay?: number;
      currency?: string;
      description?: string;
      external_invoice_id?: string;
      hosted_invoice_url?: string;
      invoice_id?: string;
      occurred_at?: string;
      receipt_id?: string;
      source?: string;
      source_invoice_id?: string;
      status?: string;
      type?: string;
    }
  }

  /** The bill that is still open. */
  export interface UnpaidInvoice {
    /** Fetch the account's unpaid invoice, if there is one.
     *  @http GET /accounts/{account_id}/billing/unpaid-invoice */
    get(params: UnpaidInvoiceGetParams, options?: RequestOptions): APIPromise<UnpaidInvoiceGetResponse>;
  }

  export type UnpaidInvoiceGetParams = InAccount;

  export interface UnpaidInvoiceGetResponse {
    invoices?: BadDebtGetResponse.Invoice[];
  }
  export namespace UnpaidInvoiceGetResponse {
    export type Invoice = BadDebtGetResponse.Invoice;
  }

  /** Public prices and terms of a plan. */
  export interface RatePlans {
    /** Look up a public rate plan by its key, with no account involved.
     *  @http GET /billing/rate_plans/{public_key} */
    get(publicKey: string, options?: RequestOptions): APIPromise<RatePlanGetResponse>;
  }

  export interface RatePlanGetResponse {
    id?: string;
    components?: ({ [key: string]: unknown })[];
    currency?: string;
    public_name?: string;
  }

  export interface V2FilterBy {
    /** @maxItems 20 @unique */ MetricIds?: (/** @maxLength 128 */ string)[];
    /** @maxItems 10 @unique */ ProductFamilyIds?: (/** @format uuid */ string)[];
  }

  export interface V2TimePeriod {
    From?: DateTime;
    To?: DateTime;
  }
}

export declare namespace Billing.Profiles {
  /** The means of payment stored with the billing details. */
  export interface PaymentMethod {
    /** Attach a payment method to the account's billing profile.
     *  @http POST /accounts/{account_id}/billing/profile/payment-method */
    create(params: PaymentMethodCreateParams, options?: RequestOptions): APIPromise<PaymentMethodCreateResponse>;
  }

  export type PaymentMethodCreateParams = InAccount;

  export interface PaymentMethodCreateResponse {
    /** @sensitive */ client_secret?: string;
    intent_type?: string;
  }
}
