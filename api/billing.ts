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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Account or contract that is billed. */ BillingAccountId: string;
    /** Name of the billed account or contract. */ BillingAccountName: string;
    /** Currency of the amounts. */ currency: string;
    /** Result of the check. */ validation_code: string;
    /** Billed metric as people read it. */ x_BillableMetricName: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Public name of the rate plan. */ public_key: string;
  }

  export interface PostalAddress {
    /** Street and number. */ address?: string;
    /** Apartment, suite or the like. */ address2?: string;
    /** Country of the address, two letters of ISO 3166-1. */ country?: string;
    /** State or region of the address. */ state?: string;
    /** Postal code of the address. */ zipcode?: string;
  }

  export interface BillingAddressValidationParams extends PostalAddress {
    city?: string;
  }

  export interface BillingAddressValidationResponse {
    /** Addresses that the post knows and that were perhaps meant. */ validated_addresses?: BillingAddressValidationResponse.ValidatedAddress[];
  }
  export namespace BillingAddressValidationResponse {
    export interface ValidatedAddress extends PostalAddress {
      city?: string;
      validation_code?: string;
    }
  }

  /** Contact and postal details printed on bills. */
  export interface Profiles {
    readonly paymentMethod: Profiles.PaymentMethod;

    /** Get an account's billing profile.
     *  @http GET /accounts/{account_id}/billing/profile
     *  @permission Billing Write; Billing Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @deprecated */
    get(params: InAccount, options?: RequestOptions): APIPromise<ProfileGetResponse>;

    /** Create an account's billing profile with contact and postal address.
     *  @http POST /accounts/{account_id}/billing/profile */
    create(params: ProfileParams, options?: RequestOptions): APIPromise<Profile>;

    /** Replace the contact and address details of a billing profile.
     *  @http PUT /accounts/{account_id}/billing/profile */
    update(params: ProfileParams, options?: RequestOptions): APIPromise<Profile>;

    /** Delete the billing profile of an account.
     *  @http DELETE /accounts/{account_id}/billing/profile
     *  @response void */
    delete(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Edit the billing emails and locale of a billing profile.
     *  @http PATCH /accounts/{account_id}/billing/profile */
    updateBillingEmail(params: ProfileUpdateBillingEmailParams, options?: RequestOptions): APIPromise<Profile>;
  }

  export interface ProfileContacts {
    /** Address that enterprise invoices go to. */ enterprise_billing_email?: string;
    /** First contact of an enterprise customer. */ enterprise_primary_email?: string;
    /** Whether the account belongs to a partner. */ is_partner?: boolean;
    /** Street of the payment method. */ payment_address?: string;
    /** Apartment, suite or the like of the payment method. */ payment_address2?: string;
    /** Email address of the payment method. */ payment_email?: string;
    /** First contact of the account. */ primary_email?: string;
  }

  export interface PaymentDetails {
    /** Kind of the account. @example "type" */ account_type?: string;
    /** Balance of the account, as text. @example "0" */ balance?: string;
    /** Last digits of the card. @example "4242424242424242" */ card_number?: string;
    /** City of the payment method. @example "Anytown" */ payment_city?: string;
    /** Country of the payment method. @example "Anycountry" */ payment_country?: string;
    /** First name on the payment method. @example "John" */ payment_first_name?: string;
    /** Last name on the payment method. @example "Doe" */ payment_last_name?: string;
    /** State of the payment method. @example "state" */ payment_state?: string;
    /** Postal code of the payment method. @example "12345" */ payment_zipcode?: string;
  }

  export interface ProfileGetResponse extends ProfileContacts, PaymentDetails, ProfilePerson {
    /** Identifies the billing profile; given by Cloudflare. @readOnly */ id?: ResourceID;
    /** Street and number. */ address?: string;
    /** Apartment, suite or the like. */ address2?: string;
    /** Month in which the card ends. @example 12 */ card_expiry_month?: Integer;
    /** Year in which the card ends. @example 2099 */ card_expiry_year?: Integer;
    /** @example "Anytown" */ city?: string;
    /** @example "Company" */ company?: string;
    /** Country of the address, two letters of ISO 3166-1. @example "Anycountry" */ country?: string;
    /** @readOnly */ created_on?: DateTime;
    /** Time of the last change. */ edited_on?: DateTime;
    /** @example "John" */ first_name?: string;
    /** @example "Doe" */ last_name?: string;
    /** Day of the next bill. */ next_bill_date?: DateTime;
    /** State or region of the address. @example "AnyState" */ state?: string;
    /** @example "type" */ tax_id_type?: string;
    /** @example "1234567899" */ telephone?: string;
    /** @example "1111" */ validation_code?: string;
    /** @example "GB123456789" */ vat?: string;
    /** Postal code of the address. @example "12345" */ zipcode?: string;
  }

  export interface ProfilePerson {
    /** City of the address. */ city?: string;
    /** Company that is billed. */ company?: string;
    /** First name of the person who is billed. */ first_name?: string;
    /** Last name of the person who is billed. */ last_name?: string;
    /** Kind of the tax number. */ tax_id_type?: string;
    /** Number for questions. */ telephone?: string;
    /** VAT number of the company. */ vat?: string;
  }

  export interface ProfileParams extends PostalAddress, ProfilePerson, ProfileUpdateBillingEmailParams {
    /** Plan that will be bought right after. */ buying_rate_plan?: string;
    /** Proof of a solved challenge. @sensitive */ captcha_challenge_jwt?: string;
    /** Token of a solved Turnstile widget. */ cf_turnstile_response?: string;
    /** Token of a solved hCaptcha. */ h_captcha_response?: string;
  }

  export interface Profile extends PostalAddress, ProfileContacts, ProfilePerson, PaymentDetails {
    /** Identifies the billing profile; given by Cloudflare. */ id?: string;
    account_type?: string;
    balance?: string;
    /** Month in which the card ends. */ card_expiry_month?: number;
    /** Year in which the card ends. */ card_expiry_year?: number;
    card_number?: string;
    created_on?: string;
    /** Time of the last change. */ edited_on?: string;
    /** Day of the next bill. */ next_bill_date?: string;
    payment_city?: string;
    payment_country?: string;
    payment_first_name?: string;
    payment_last_name?: string;
    payment_state?: string;
    payment_zipcode?: string;
    validation_code?: string;
  }

  export interface ProfileUpdateBillingEmailParams extends InAccount {
    /** Address that invoices go to. @format email */ billing_email?: string;
    /** Language of invoices, such as `en-US`. */ preferred_locale?: string;
    /** Further address that gets a copy of invoices. @format email */ secondary_billing_email?: string;
  }

  /** Metered consumption and its cost over time. */
  export interface Usage {
    /** Get billable usage from the v2 route under its older call name.
     *  @http GET /accounts/{account_id}/billable/usage
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs billing.usage.getAccountUsageV2
     *  @deprecated billing.usage.getAccountUsageV2 */
    get(params: UsageParams, options?: RequestOptions): APIPromise<UsageGetResponse>;

    /** Get background information on an account's v1 billable usage.
     *  @http GET /accounts/{account_id}/billable-usage/info
     *  @plans free pro business
     *  @availability ga */
    getAccountUsageInfoV1(params: InAccount, options?: RequestOptions): APIPromise<UsageResult>;

    /** Get an account's v1 billable usage between two dates.
     *  @http GET /accounts/{account_id}/billable-usage
     *  @plans free pro business
     *  @availability ga */
    getAccountUsageV1(params: UsageParams, options?: RequestOptions): APIPromise<UsageGetAccountUsageV1Response>;

    /** Get an account's v2 billable usage between two dates.
     *  @http GET /accounts/{account_id}/billable/usage
     *  @plans free pro business enterprise
     *  @availability ga */
    getAccountUsageV2(params: UsageParams, options?: RequestOptions): APIPromise<UsageGetAccountUsageV2Response>;

    /** Get v1 pay-as-you-go usage between two dates, under the older call name.
     *  @http GET /accounts/{account_id}/billable-usage
     *  @plans free pro business
     *  @availability ga
     *  @sameAs billing.usage.getAccountUsageV1
     *  @deprecated billing.usage.getAccountUsageV1 */
    paygo(params: UsageParams, options?: RequestOptions): APIPromise<UsagePaygoResponse>;

    /** Get v1 pay-as-you-go usage information, under the older call name.
     *  @http GET /accounts/{account_id}/billable-usage/info
     *  @plans free pro business
     *  @availability ga
     *  @sameAs billing.usage.getAccountUsageInfoV1
     *  @deprecated billing.usage.getAccountUsageInfoV1 */
    paygoInfo(params: InAccount, options?: RequestOptions): APIPromise<UsageResult>;

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

  export interface UsageParams extends InAccount {
    /** First day of the period; at most 31 days before `to`. @format date @example "2025-05-01" */ from?: string;
    /** Last day of the period; left out, today. @format date @example "2025-05-31" */ to?: string;
  }

  export interface UsageCharge {
    /** Kind of the charge; for now always usage. */ ChargeCategory: 'Usage';
    /** Summary of the charge. */ ChargeDescription: string | null;
    /** End of the time of use, exclusive. */ ChargePeriodEnd: DateTime;
    /** Start of the time of use, inclusive. */ ChargePeriodStart: DateTime;
    /** Amount used, before any rule of pricing. @example 150000 */ ConsumedQuantity: number;
    /** Unit of the amount used; empty if the name of the metric says it. @example "Requests" */ ConsumedUnit: string;
    /** Operator of the infrastructure. @example "Cloudflare" */ HostProviderName: string;
    /** Sender of the invoice. @example "Cloudflare" */ InvoiceIssuerName: string;
    /** Company that offers the service. @example "Cloudflare" */ ServiceProviderName: string;
    /** Amount invoiced, after discounts; null if not known yet. @example 0 */ BilledCost?: number | null;
    /** Currency of the amounts; null if not known yet. @example "USD" */ BillingCurrency?: string | null;
    /** Start of the billing cycle. */ BillingPeriodStart?: DateTime | null;
    /** Amount at the price of the contract; null if not known. @example 0.75 */ ContractedCost?: number | null;
    /** Cost with what was paid ahead; null if not known. @example 0 */ EffectiveCost?: number | null;
    /** Amount at the published price. @example 0.75 */ ListCost?: number | null;
    /** Unit of the price; null if not known. @example "Requests" */ PricingUnit?: string | null;
  }

  export interface UsageItem extends UsageCharge {
    ChargeDescription: string;
    /** Charging interval; by usage. */ ChargeFrequency: 'Usage-Based';
    /** Id of the billed metric. @example "workers_standard_requests" */ x_BillableMetricId: string;
    /** End of the billing cycle, exclusive; null if not known. */ BillingPeriodEnd?: DateTime | null;
    /** Whether it corrects an earlier invoice; for now always null. */ ChargeClass?: 'Correction' | null;
    /** Price of a unit by the contract; null if not known. @example 5e-06 */ ContractedUnitPrice?: number | null;
    /** Published price of a unit; null if not known. @example 5e-06 */ ListUnitPrice?: number | null;
    /** Amount in the unit of the price; null if not known. @example 150000 */ PricingQuantity?: number | null;
    /** Region of the use; null if it has none. @example "EEUR" */ RegionId?: string | null;
    /** Region as people read it; null if it has none. */ RegionName?: string | null;
    /** Account the use belongs to, by its id. @example "c9bd752d-9ca8-411d-b804-be44a758057f" */ SubAccountId?: string;
    /** Account the use belongs to, by its name. */ SubAccountName?: string;
    /** Group of products. @example "Developer" */ x_ProductCategoryName?: string;
    /** Names the product in the catalog. @example "workers" */ x_ProductFamilyId?: string;
    /** Product as people read it, such as R2. @example "Workers" */ x_ProductFamilyName?: string;
    /** Zone of the use; null if it has none. @example "023e105f4ecef8ad9ca31a8372d0c353" */ x_ZoneId?: string | null;
    /** Domain of that zone; null if it has none. @example "example.com" */ x_ZoneName?: string | null;
  }

  export type UsageGetResponse = UsageGetResponse.UsageGetResponseItem[];
  export namespace UsageGetResponse {
    export interface UsageGetResponseItem extends UsageItem {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ BillingAccountId?: string;
      BillingAccountName?: string;
      x_BillableMetricName?: string;
      /** Tags the usage is grouped by, as asked for; true for a key without a value, and keys a resource lacks are missing. */
      Tags?: { [key: string]: string | true };
    }
  }

  export interface UsageResult {
    /** Whether the account is billed by use. */ covered: boolean;
    /** Subscriptions that are billed by use. */ subscriptions: UsageResult.Subscription[];
  }
  export namespace UsageResult {
    export interface Subscription {
      /** Identifies the subscription; given by Cloudflare. @example "3F3CD4CQ6N7FXO7IK6NVFJBOYA" */ id: string;
      /** Time by which billing cycles are counted. */ billing_cycle_anchor_timestamp: DateTime;
      start_timestamp: DateTime;
      /** End of the subscription; absent while it goes on. */ end_timestamp?: DateTime;
    }
  }

  export type UsageGetAccountUsageV1Response = UsageGetAccountUsageV1Response.UsageGetAccountUsageV1ResponseItem[];
  export namespace UsageGetAccountUsageV1Response {
    export interface UsageGetAccountUsageV1ResponseItem extends UsageCharge {
      /** @example 0.75 */ BilledCost: number;
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ BillingAccountId: string;
      BillingAccountName: string | null;
      /** @example "USD" */ BillingCurrency: string;
      BillingPeriodStart: DateTime;
      /** Whether it corrects an earlier invoice; for now always null. */ ChargeClass: string | null;
      /** @example "GB-months" */ ConsumedUnit: string;
      /** @example 0.75 */ ContractedCost: number;
      /** Cost since the start of the billing period. @example 2.25 */ CumulatedContractedCost: number;
      /** Billed units since the start of the billing period. @example 4500000 */ CumulatedPricingQuantity: Integer;
      /** @example 0.75 */ EffectiveCost: number;
      HostProviderName: string;
      InvoiceIssuerName: string;
      /** @example 0.75 */ ListCost: number;
      /** Amount in the unit of the price; null if not known. @example 150000 */ PricingQuantity: Integer;
      /** @example "Count" */ PricingUnit: string;
      /** Service that was used. */ ServiceName: string;
      ServiceProviderName: string;
      /** Product family the service belongs to. @example "Workers" */ ServiceFamilyName?: string;
      /** Subscription the use belongs to; null for none. @example "3F3CD4CQ6N7FXO7IK6NVFJBOYA" */ SubscriptionId?: string | null;
      /** Zone of the use; null if it has none. @example "023e105f4ecef8ad9ca31a8372d0c353" */ ZoneId?: string | null;
      /** Domain of the zone; null if it has none. @example "example.com" */ ZoneName?: string | null;
    }
  }

  export type UsageGetAccountUsageV2Response = UsageGetAccountUsageV2Response.UsageGetAccountUsageV2ResponseItem[];
  export namespace UsageGetAccountUsageV2Response {
    export interface UsageGetAccountUsageV2ResponseItem extends UsageItem {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ BillingAccountId?: string;
      BillingAccountName?: string;
      x_BillableMetricName?: string;
      /** Tags the usage is grouped by, as asked for; true for a key without a value, and keys a resource lacks are missing. */
      Tags?: { [key: string]: string | true };
    }
  }

  export type UsagePaygoResponse = UsageGetAccountUsageV1Response.UsageGetAccountUsageV1ResponseItem[];

  export interface UsageQueryParams extends InAccount {
    /** Conditions on the use. */ FilterBy?: V2FilterBy;
    /** Time of the use. */ TimePeriod?: V2TimePeriod;
  }

  export interface CostAndUsageData extends UsageItem {
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ BillingAccountId: string;
    BillingAccountName: string;
    x_BillableMetricName: string;
  }

  export interface UsageAnalyticsParams extends InAccount {
    /** Figures wanted, joined by commas. @example "streamMinutesViewed" */ metrics?: string;
    /** Start of the period. */ since?: DateTime;
    /** End of the period; by default now. */ until?: DateTime;
    /** Length of a time slot. @default "hour" */ time_delta?: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | (string & {});
    /** Most entries returned. @min 1 @max 10000 @default 100 @example 100 */ limit?: Integer;
    /** Conditions on the figures, joined by commas. @example "" */ filters?: string;
  }

  export interface BillingUsageDataPoint {
    /** Bytes that went over Argo. @example 5000000 @unit bytes */ argoAcceleratedBytes?: Integer;
    /** Resized images that were asked for. @example 15000 */ imageResizingRequests?: Integer;
    /** Queries that load balancing answered. @example 10000 */ loadBalancingQueries?: Integer;
    /** Different transformations of media. @example 45000 */ mediaUniqueTransformations?: Integer;
    /** Requests that rate limiting counted and let through. @example 50000 */ rateLimitingRequestsAllowed?: Integer;
    /** Bytes that went over Spectrum. @example 8000000 @unit bytes */ spectrumBytesTransferred?: Integer;
    /** Minutes of video watched. @example 125000 */ streamMinutesViewed?: Integer;
    /** Start of the time slot. @example 1693526400 @unit seconds since 1970 */ ts?: Integer;
    /** Reads of Workers KV. @example 30000 */ workersKVReads?: Integer;
    /** Requests that Workers answered. @example 200000 */ workersRequests?: Integer;
  }

  /** Amounts in the account's favor. */
  export interface Credits {
    /** Get the billing credits an account holds.
     *  @http GET /accounts/{account_id}/billing/credits */
    get(params: InAccount, options?: RequestOptions): APIPromise<CreditGetResponse>;
  }

  export interface CreditGetResponse {
    /** Credit that is left, in cents. */ confirmed_balance_cents?: number;
    currency?: string;
    /** Days until the credit ends. */ days_remaining?: number;
    /** Whether the account can get credits. */ eligible?: boolean;
    /** Whether the account has credits. */ has_record?: boolean;
    /** Credit at the beginning, in cents. */ original_amount_cents?: number;
    /** Part of the credit that was used. @unit percent */ percent_consumed?: number;
    /** Day on which the credit will be used up at this rate. */ projected_depletion_date?: string;
    /** Day from which the credit counts. */ valid_from?: string;
    /** Day on which the credit ends. */ valid_to?: string;
  }

  /** Past invoices and charges. */
  export interface History {
    /** List an account's past charges, by status if wanted.
     *  @http GET /accounts/{account_id}/billing/history
     *  @columns description type action amount currency status occurred_at */
    list(
      params: HistoryListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<HistoryListResponse>, HistoryListResponse>;
  }

  export interface HistoryListParams extends InAccount {
    /** Only entries in this state. */ status?: string;
    page?: number;
    per_page?: number;
  }

  export interface InvoiceDetails {
    /** Billed transaction, such as a renewal. */ action?: string;
    /** Amount of the item. */ amount?: number;
    /** Amount still to be paid. */ amount_to_pay?: number;
    currency?: string;
    /** Item in words. */ description?: string;
    /** Number of the invoice at the payment provider. */ external_invoice_id?: string;
    /** Page on which the invoice can be seen and paid. */ hosted_invoice_url?: string;
    /** Invoice the item stands on. */ invoice_id?: string;
    /** Time of the billing. */ occurred_at?: string;
    /** Receipt of the payment. */ receipt_id?: string;
    /** Origin of the item. */ source?: string;
    /** Invoice the amount comes from. */ source_invoice_id?: string;
    /** State of the entry. */ status?: string;
    /** Kind of the entry. */ type?: string;
  }

  export interface HistoryListResponse extends InvoiceDetails {
    /** Identifies the entry; given by Cloudflare. */ id?: string;
  }

  export type HistoryListResponsesV4PagePaginationArray = V4PagePaginationArray<HistoryListResponse>;

  /** Charges that remained unpaid. */
  export interface BadDebt {
    /** Get the bad debt recorded against an account.
     *  @http GET /accounts/{account_id}/billing/bad-debt */
    get(params: InAccount, options?: RequestOptions): APIPromise<BadDebtGetResponse>;
  }

  export interface BadDebtGetResponse {
    /** Amount that was paid already. */ already_paid?: number;
    /** Whether the account is behind with payments. */ bad_debt_status?: string;
    /** Invoices that were not paid. */ invoices?: BadDebtGetResponse.Invoice[];
    /** Amount that is owed in all. */ total_debt_amount?: number;
  }
  export namespace BadDebtGetResponse {
    export interface Invoice extends InvoiceDetails {
      /** Identifies the invoice; given by Cloudflare. */ id?: string;
    }
  }

  /** The bill that is still open. */
  export interface UnpaidInvoice {
    /** Get the account's unpaid invoice, if there is one.
     *  @http GET /accounts/{account_id}/billing/unpaid-invoice */
    get(params: InAccount, options?: RequestOptions): APIPromise<UnpaidInvoiceGetResponse>;
  }

  export interface UnpaidInvoiceGetResponse {
    /** Invoices that were not paid. */ invoices?: BadDebtGetResponse.Invoice[];
  }

  /** Public prices and terms of a plan. */
  export interface RatePlans {
    /** Get a public rate plan by its key, with no account involved.
     *  @http GET /billing/rate_plans/{public_key} */
    get(publicKey: string, options?: RequestOptions): APIPromise<RatePlanGetResponse>;
  }

  export interface RatePlanGetResponse {
    /** Identifies the plan; given by Cloudflare. */ id?: string;
    /** Components that make up the price. */ components?: { [key: string]: unknown }[];
    currency?: string;
    /** Plan as people read it. */ public_name?: string;
  }

  export interface V2FilterBy {
    /** Only these metrics. @maxItems 20 @unique */ MetricIds?: (/** @maxLength 128 */ string)[];
    /** Only these products. @maxItems 10 @unique */ ProductFamilyIds?: (/** @format uuid */ string)[];
  }

  export interface V2TimePeriod {
    /** Start of the time of use. */ From?: DateTime;
    /** End of the time of use. */ To?: DateTime;
  }
}

export declare namespace Billing.Profiles {
  /** The means of payment stored with the billing details. */
  export interface PaymentMethod {
    /** Create a payment method to the account's billing profile.
     *  @http POST /accounts/{account_id}/billing/profile/payment-method */
    create(params: InAccount, options?: RequestOptions): APIPromise<PaymentMethodCreateResponse>;
  }

  export interface PaymentMethodCreateResponse {
    /** Secret with which a form sets a payment method at Stripe. @sensitive */ client_secret?: string;
    /** Kind of the set-up at Stripe. */ intent_type?: string;
  }
}
