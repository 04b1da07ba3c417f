import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer, PageParams, ResourceID } from './_shared.ts';

/** AI Gateway: A proxy before AI providers that caches, limits, logs and routes model calls.
 *  @product aiGateway AI Gateway
 *  @docs https://developers.cloudflare.com/ai-gateway/ */
export interface AIGateway {
  readonly evaluationTypes: AIGateway.EvaluationTypes;
  readonly customProviders: AIGateway.CustomProviders;
  readonly logs: AIGateway.Logs;
  readonly datasets: AIGateway.Datasets;
  readonly evaluations: AIGateway.Evaluations;
  readonly dynamicRouting: AIGateway.DynamicRouting;
  readonly providerConfigs: AIGateway.ProviderConfigs;
  readonly urls: AIGateway.URLs;
  readonly billing: AIGateway.Billing;
  readonly customDomains: AIGateway.CustomDomains;

  /** Create a gateway with its caching, logging and rate limit settings.
   *  @http POST /accounts/{account_id}/ai-gateway/gateways
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise */
  create(params: AIGateway.AIGatewayCreateParams, options?: RequestOptions): APIPromise<AIGateway.AIGatewayCreateResponse>;

  /** Replace a gateway's settings, including DLP, guardrails and logging.
   *  @http PUT /accounts/{account_id}/ai-gateway/gateways/{id}
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise */
  update(
    /** @minLength 1 @maxLength 64 */ id: string,
    params: AIGateway.AIGatewayUpdateParams,
    options?: RequestOptions,
  ): APIPromise<AIGateway.AIGatewayUpdateResponse>;

  /** Page through the account's gateways, by text if wanted.
   *  @http GET /accounts/{account_id}/ai-gateway/gateways
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise */
  list(
    params: AIGateway.AIGatewayListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<AIGateway.AIGatewayListResponse>, AIGateway.AIGatewayListResponse>;

  /** Delete a gateway and end proxying through it.
   *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{id}
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise */
  delete(
    /** @minLength 1 @maxLength 64 */ id: string,
    params: AIGateway.AIGatewayDeleteParams,
    options?: RequestOptions,
  ): APIPromise<AIGateway.AIGatewayDeleteResponse>;

  /** Read one gateway's caching, logging and rate limit settings.
   *  @http GET /accounts/{account_id}/ai-gateway/gateways/{id}
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise */
  get(
    /** @minLength 1 @maxLength 64 */ id: string,
    params: AIGateway.AIGatewayGetParams,
    options?: RequestOptions,
  ): APIPromise<AIGateway.AIGatewayGetResponse>;
}

export declare namespace AIGateway {
  export interface AIGatewayCreateParams extends InAccount {
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ id: string;
    cache_invalidate_on_update: boolean;
    /** @min 0 @unit seconds */ cache_ttl: Integer | null;
    collect_logs: boolean;
    /** @min 0 */ rate_limiting_interval: Integer | null;
    /** @min 0 */ rate_limiting_limit: Integer | null;
    authentication?: boolean;
    /** @min 10000 @max 10000000 */ log_management?: Integer | null;
    log_management_strategy?: 'STOP_INSERTING' | 'DELETE_OLDEST' | null;
    logpush?: boolean;
    /** @minLength 16 @maxLength 1024 */ logpush_public_key?: string | null;
    rate_limiting_technique?: 'fixed' | 'sliding' | null;
    retry_backoff?: 'constant' | 'linear' | 'exponential' | null;
    /** @min 0 @max 5000 */ retry_delay?: Integer | null;
    /** @min 1 @max 5 */ retry_max_attempts?: Integer | null;
    store_id?: string | null;
    /** @default "postpaid" */ workers_ai_billing_mode?: 'postpaid' | 'unified';
    zdr?: boolean;
  }

  export interface AIGatewayCreateResponse {
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ id: string;
    cache_invalidate_on_update: boolean;
    /** @min 0 @unit seconds */ cache_ttl: Integer | null;
    collect_logs: boolean;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    /** @min 0 */ rate_limiting_interval: Integer | null;
    /** @min 0 */ rate_limiting_limit: Integer | null;
    authentication?: boolean;
    dlp?: AIGatewayGetResponse.UnionMember0 | AIGatewayGetResponse.UnionMember1;
    guardrails?: AIGatewayGetResponse.Guardrails | null;
    is_default?: boolean;
    log_classification?: boolean;
    /** @min 10000 @max 10000000 */ log_management?: Integer | null;
    log_management_strategy?: 'STOP_INSERTING' | 'DELETE_OLDEST' | null;
    logpush?: boolean;
    /** @minLength 16 @maxLength 1024 */ logpush_public_key?: string | null;
    /** @maxItems 5 */ otel?: AIGatewayGetResponse.Otel[] | null;
    rate_limiting_technique?: 'fixed' | 'sliding' | null;
    retry_backoff?: 'constant' | 'linear' | 'exponential' | null;
    /** @min 0 @max 5000 */ retry_delay?: Integer | null;
    /** @min 1 @max 5 */ retry_max_attempts?: Integer | null;
    spend_limits?: AIGatewayCreateResponse.SpendLimits | null;
    store_id?: string | null;
    stripe?: AIGatewayGetResponse.Stripe | null;
    /** @default "postpaid" */ workers_ai_billing_mode?: 'postpaid' | 'unified';
    zdr?: boolean;
  }
  export namespace AIGatewayCreateResponse {
    export import Guardrails = AIGatewayGetResponse.Guardrails;
    export type Otel = AIGatewayGetResponse.Otel;
    export interface SpendLimits {
      /** @default false */ enabled?: boolean;
      /** @maxItems 20 */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule {
        /** @exclusiveMin 0 */ limit: number;
        limitType: 'cost';
        /** @exclusiveMin 0 */ window: Integer;
        /** @minLength 1 @default "226d4650" */ id?: string;
        /** @default true */ enabled?: boolean;
        metadata?: { [key: string]: /** @discriminator mode */ AIGatewayGetResponse.SpendLimits.Rule.Mode | AIGatewayGetResponse.SpendLimits.Rule.Model };
        model?: AIGatewayGetResponse.SpendLimits.Rule.Model;
        provider?: AIGatewayGetResponse.SpendLimits.Rule.Model;
        /** @default "sliding" */ technique?: 'fixed' | 'sliding';
      }
      export namespace Rule {
        export type Mode = AIGatewayGetResponse.SpendLimits.Rule.Mode;
        export type Model = AIGatewayGetResponse.SpendLimits.Rule.Model;
        export type Provider = AIGatewayGetResponse.SpendLimits.Rule.Model;
        export type UnionMember1 = AIGatewayGetResponse.SpendLimits.Rule.Model;
      }
    }
    export import Stripe = AIGatewayGetResponse.Stripe;
    export type UnionMember0 = AIGatewayGetResponse.UnionMember0;
    export import UnionMember1 = AIGatewayGetResponse.UnionMember1;
  }

  export interface AIGatewayUpdateParams extends InAccount {
    cache_invalidate_on_update: boolean;
    /** @min 0 @unit seconds */ cache_ttl: Integer | null;
    collect_logs: boolean;
    /** @min 0 */ rate_limiting_interval: Integer | null;
    /** @min 0 */ rate_limiting_limit: Integer | null;
    authentication?: boolean;
    dlp?: AIGatewayGetResponse.UnionMember0 | AIGatewayGetResponse.UnionMember1;
    guardrails?: AIGatewayGetResponse.Guardrails | null;
    log_classification?: boolean;
    /** @min 10000 @max 10000000 */ log_management?: Integer | null;
    log_management_strategy?: 'STOP_INSERTING' | 'DELETE_OLDEST' | null;
    logpush?: boolean;
    /** @minLength 16 @maxLength 1024 */ logpush_public_key?: string | null;
    /** @maxItems 5 */ otel?: AIGatewayGetResponse.Otel[] | null;
    rate_limiting_technique?: 'fixed' | 'sliding' | null;
    retry_backoff?: 'constant' | 'linear' | 'exponential' | null;
    /** @min 0 @max 5000 */ retry_delay?: Integer | null;
    /** @min 1 @max 5 */ retry_max_attempts?: Integer | null;
    spend_limits?: AIGatewayUpdateParams.SpendLimits | null;
    store_id?: string | null;
    stripe?: AIGatewayGetResponse.Stripe | null;
    /** @default "postpaid" */ workers_ai_billing_mode?: 'postpaid' | 'unified';
    zdr?: boolean;
  }
  export namespace AIGatewayUpdateParams {
    export import Guardrails = AIGatewayGetResponse.Guardrails;
    export type Otel = AIGatewayGetResponse.Otel;
    export interface SpendLimits {
      /** @default false */ enabled?: boolean;
      /** @maxItems 20 */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule {
        /** @exclusiveMin 0 */ limit: number;
        limitType: 'cost';
        /** @exclusiveMin 0 */ window: Integer;
        /** @minLength 1 @default "f6a82e7c" */ id?: string;
        /** @default true */ enabled?: boolean;
        metadata?: { [key: string]: /** @discriminator mode */ AIGatewayGetResponse.SpendLimits.Rule.Mode | AIGatewayGetResponse.SpendLimits.Rule.Model };
        model?: AIGatewayGetResponse.SpendLimits.Rule.Model;
        provider?: AIGatewayGetResponse.SpendLimits.Rule.Model;
        /** @default "sliding" */ technique?: 'fixed' | 'sliding';
      }
      export namespace Rule {
        export type Mode = AIGatewayGetResponse.SpendLimits.Rule.Mode;
        export type Model = AIGatewayGetResponse.SpendLimits.Rule.Model;
        export type Provider = AIGatewayGetResponse.SpendLimits.Rule.Model;
        export type UnionMember1 = AIGatewayGetResponse.SpendLimits.Rule.Model;
      }
    }
    export import Stripe = AIGatewayGetResponse.Stripe;
    export type UnionMember0 = AIGatewayGetResponse.UnionMember0;
    export import UnionMember1 = AIGatewayGetResponse.UnionMember1;
  }

  export interface AIGatewayUpdateResponse {
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ id: string;
    cache_invalidate_on_update: boolean;
    /** @min 0 @unit seconds */ cache_ttl: Integer | null;
    collect_logs: boolean;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    /** @min 0 */ rate_limiting_interval: Integer | null;
    /** @min 0 */ rate_limiting_limit: Integer | null;
    authentication?: boolean;
    dlp?: AIGatewayGetResponse.UnionMember0 | AIGatewayGetResponse.UnionMember1;
    guardrails?: AIGatewayGetResponse.Guardrails | null;
    is_default?: boolean;
    log_classification?: boolean;
    /** @min 10000 @max 10000000 */ log_management?: Integer | null;
    log_management_strategy?: 'STOP_INSERTING' | 'DELETE_OLDEST' | null;
    logpush?: boolean;
    /** @minLength 16 @maxLength 1024 */ logpush_public_key?: string | null;
    /** @maxItems 5 */ otel?: AIGatewayGetResponse.Otel[] | null;
    rate_limiting_technique?: 'fixed' | 'sliding' | null;
    retry_backoff?: 'constant' | 'linear' | 'exponential' | null;
    /** @min 0 @max 5000 */ retry_delay?: Integer | null;
    /** @min 1 @max 5 */ retry_max_attempts?: Integer | null;
    spend_limits?: AIGatewayUpdateResponse.SpendLimits | null;
    store_id?: string | null;
    stripe?: AIGatewayGetResponse.Stripe | null;
    /** @default "postpaid" */ workers_ai_billing_mode?: 'postpaid' | 'unified';
    zdr?: boolean;
  }
  export namespace AIGatewayUpdateResponse {
    export import Guardrails = AIGatewayGetResponse.Guardrails;
    export type Otel = AIGatewayGetResponse.Otel;
    export interface SpendLimits {
      /** @default false */ enabled?: boolean;
      /** @maxItems 20 */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule {
        /** @exclusiveMin 0 */ limit: number;
        limitType: 'cost';
        /** @exclusiveMin 0 */ window: Integer;
        /** @minLength 1 @default "733545e2" */ id?: string;
        /** @default true */ enabled?: boolean;
        metadata?: { [key: string]: /** @discriminator mode */ AIGatewayGetResponse.SpendLimits.Rule.Mode | AIGatewayGetResponse.SpendLimits.Rule.Model };
        model?: AIGatewayGetResponse.SpendLimits.Rule.Model;
        provider?: AIGatewayGetResponse.SpendLimits.Rule.Model;
        /** @default "sliding" */ technique?: 'fixed' | 'sliding';
      }
      export namespace Rule {
        export type Mode = AIGatewayGetResponse.SpendLimits.Rule.Mode;
        export type Model = AIGatewayGetResponse.SpendLimits.Rule.Model;
        export type Provider = AIGatewayGetResponse.SpendLimits.Rule.Model;
        export type UnionMember1 = AIGatewayGetResponse.SpendLimits.Rule.Model;
      }
    }
    export import Stripe = AIGatewayGetResponse.Stripe;
    export type UnionMember0 = AIGatewayGetResponse.UnionMember0;
    export import UnionMember1 = AIGatewayGetResponse.UnionMember1;
  }

  export interface AIGatewayListParams extends InAccount {
    search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export interface AIGatewayListResponse {
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ id: string;
    cache_invalidate_on_update: boolean;
    /** @min 0 @unit seconds */ cache_ttl: Integer | null;
    collect_logs: boolean;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    /** @min 0 */ rate_limiting_interval: Integer | null;
    /** @min 0 */ rate_limiting_limit: Integer | null;
    authentication?: boolean;
    dlp?: AIGatewayGetResponse.UnionMember0 | AIGatewayGetResponse.UnionMember1;
    guardrails?: AIGatewayGetResponse.Guardrails | null;
    is_default?: boolean;
    log_classification?: boolean;
    /** @min 10000 @max 10000000 */ log_management?: Integer | null;
    log_management_strategy?: 'STOP_INSERTING' | 'DELETE_OLDEST' | null;
    logpush?: boolean;
    /** @minLength 16 @maxLength 1024 */ logpush_public_key?: string | null;
    /** @maxItems 5 */ otel?: AIGatewayGetResponse.Otel[] | null;
    rate_limiting_technique?: 'fixed' | 'sliding' | null;
    retry_backoff?: 'constant' | 'linear' | 'exponential' | null;
    /** @min 0 @max 5000 */ retry_delay?: Integer | null;
    /** @min 1 @max 5 */ retry_max_attempts?: Integer | null;
    spend_limits?: AIGatewayListResponse.SpendLimits | null;
    store_id?: string | null;
    stripe?: AIGatewayGetResponse.Stripe | null;
    /** @default "postpaid" */ workers_ai_billing_mode?: 'postpaid' | 'unified';
    zdr?: boolean;
  }
  export namespace AIGatewayListResponse {
    export import Guardrails = AIGatewayGetResponse.Guardrails;
    export type Otel = AIGatewayGetResponse.Otel;
    export interface SpendLimits {
      /** @default false */ enabled?: boolean;
      /** @maxItems 20 */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule {
        /** @exclusiveMin 0 */ limit: number;
        limitType: 'cost';
        /** @exclusiveMin 0 */ window: Integer;
        /** @minLength 1 @default "c3b432b3" */ id?: string;
        /** @default true */ enabled?: boolean;
        metadata?: { [key: string]: /** @discriminator mode */ AIGatewayGetResponse.SpendLimits.Rule.Mode | AIGatewayGetResponse.SpendLimits.Rule.Model };
        model?: AIGatewayGetResponse.SpendLimits.Rule.Model;
        provider?: AIGatewayGetResponse.SpendLimits.Rule.Model;
        /** @default "sliding" */ technique?: 'fixed' | 'sliding';
      }
      export namespace Rule {
        export type Mode = AIGatewayGetResponse.SpendLimits.Rule.Mode;
        export type Model = AIGatewayGetResponse.SpendLimits.Rule.Model;
        export type Provider = AIGatewayGetResponse.SpendLimits.Rule.Model;
        export type UnionMember1 = AIGatewayGetResponse.SpendLimits.Rule.Model;
      }
    }
    export import Stripe = AIGatewayGetResponse.Stripe;
    export type UnionMember0 = AIGatewayGetResponse.UnionMember0;
    export import UnionMember1 = AIGatewayGetResponse.UnionMember1;
  }

  export type AIGatewayDeleteParams = InAccount;

  export interface AIGatewayDeleteResponse {
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ id: string;
    cache_invalidate_on_update: boolean;
    /** @min 0 @unit seconds */ cache_ttl: Integer | null;
    collect_logs: boolean;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    /** @min 0 */ rate_limiting_interval: Integer | null;
    /** @min 0 */ rate_limiting_limit: Integer | null;
    authentication?: boolean;
    dlp?: AIGatewayGetResponse.UnionMember0 | AIGatewayGetResponse.UnionMember1;
    guardrails?: AIGatewayGetResponse.Guardrails | null;
    is_default?: boolean;
    log_classification?: boolean;
    /** @min 10000 @max 10000000 */ log_management?: Integer | null;
    log_management_strategy?: 'STOP_INSERTING' | 'DELETE_OLDEST' | null;
    logpush?: boolean;
    /** @minLength 16 @maxLength 1024 */ logpush_public_key?: string | null;
    /** @maxItems 5 */ otel?: AIGatewayGetResponse.Otel[] | null;
    rate_limiting_technique?: 'fixed' | 'sliding' | null;
    retry_backoff?: 'constant' | 'linear' | 'exponential' | null;
    /** @min 0 @max 5000 */ retry_delay?: Integer | null;
    /** @min 1 @max 5 */ retry_max_attempts?: Integer | null;
    spend_limits?: AIGatewayDeleteResponse.SpendLimits | null;
    store_id?: string | null;
    stripe?: AIGatewayGetResponse.Stripe | null;
    /** @default "postpaid" */ workers_ai_billing_mode?: 'postpaid' | 'unified';
    zdr?: boolean;
  }
  export namespace AIGatewayDeleteResponse {
    export import Guardrails = AIGatewayGetResponse.Guardrails;
    export type Otel = AIGatewayGetResponse.Otel;
    export interface SpendLimits {
      /** @default false */ enabled?: boolean;
      /** @maxItems 20 */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule {
        /** @exclusiveMin 0 */ limit: number;
        limitType: 'cost';
        /** @exclusiveMin 0 */ window: Integer;
        /** @minLength 1 @default "b00ba072" */ id?: string;
        /** @default true */ enabled?: boolean;
        metadata?: { [key: string]: /** @discriminator mode */ AIGatewayGetResponse.SpendLimits.Rule.Mode | AIGatewayGetResponse.SpendLimits.Rule.Model };
        model?: AIGatewayGetResponse.SpendLimits.Rule.Model;
        provider?: AIGatewayGetResponse.SpendLimits.Rule.Model;
        /** @default "sliding" */ technique?: 'fixed' | 'sliding';
      }
      export namespace Rule {
        export type Mode = AIGatewayGetResponse.SpendLimits.Rule.Mode;
        export type Model = AIGatewayGetResponse.SpendLimits.Rule.Model;
        export type Provider = AIGatewayGetResponse.SpendLimits.Rule.Model;
        export type UnionMember1 = AIGatewayGetResponse.SpendLimits.Rule.Model;
      }
    }
    export import Stripe = AIGatewayGetResponse.Stripe;
    export type UnionMember0 = AIGatewayGetResponse.UnionMember0;
    export import UnionMember1 = AIGatewayGetResponse.UnionMember1;
  }

  export type AIGatewayGetParams = InAccount;

  export interface AIGatewayGetResponse {
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ id: string;
    cache_invalidate_on_update: boolean;
    /** @min 0 @unit seconds */ cache_ttl: Integer | null;
    collect_logs: boolean;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    /** @min 0 */ rate_limiting_interval: Integer | null;
    /** @min 0 */ rate_limiting_limit: Integer | null;
    authentication?: boolean;
    dlp?: AIGatewayGetResponse.UnionMember0 | AIGatewayGetResponse.UnionMember1;
    guardrails?: AIGatewayGetResponse.Guardrails | null;
    is_default?: boolean;
    log_classification?: boolean;
    /** @min 10000 @max 10000000 */ log_management?: Integer | null;
    log_management_strategy?: 'STOP_INSERTING' | 'DELETE_OLDEST' | null;
    logpush?: boolean;
    /** @minLength 16 @maxLength 1024 */ logpush_public_key?: string | null;
    /** @maxItems 5 */ otel?: AIGatewayGetResponse.Otel[] | null;
    rate_limiting_technique?: 'fixed' | 'sliding' | null;
    retry_backoff?: 'constant' | 'linear' | 'exponential' | null;
    /** @min 0 @max 5000 */ retry_delay?: Integer | null;
    /** @min 1 @max 5 */ retry_max_attempts?: Integer | null;
    spend_limits?: AIGatewayGetResponse.SpendLimits | null;
    store_id?: string | null;
    stripe?: AIGatewayGetResponse.Stripe | null;
    /** @default "postpaid" */ workers_ai_billing_mode?: 'postpaid' | 'unified';
    zdr?: boolean;
  }
  export namespace AIGatewayGetResponse {
    export interface Guardrails {
      prompt: Guardrails.Prompt;
      response: Guardrails.Prompt;
    }
    export namespace Guardrails {
      export interface Prompt {
        P1?: 'FLAG' | 'BLOCK';
        S1?: 'FLAG' | 'BLOCK';
        S10?: 'FLAG' | 'BLOCK';
        S11?: 'FLAG' | 'BLOCK';
        S12?: 'FLAG' | 'BLOCK';
        S13?: 'FLAG' | 'BLOCK';
        S2?: 'FLAG' | 'BLOCK';
        S3?: 'FLAG' | 'BLOCK';
        S4?: 'FLAG' | 'BLOCK';
        S5?: 'FLAG' | 'BLOCK';
        S6?: 'FLAG' | 'BLOCK';
        S7?: 'FLAG' | 'BLOCK';
        S8?: 'FLAG' | 'BLOCK';
        S9?: 'FLAG' | 'BLOCK';
      }
      export type Response = Prompt;
    }
    export interface Otel {
      /** @sensitive */ headers: { [key: string]: /** @maxLength 4096 */ string };
      /** @format uri @maxLength 2048 */ url: string;
      /** @maxLength 256 @sensitive */ authorization?: string;
      /** @default "json" */ content_type?: 'json' | 'protobuf';
    }
    export interface SpendLimits {
      /** @default false */ enabled?: boolean;
      /** @maxItems 20 */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule {
        /** @exclusiveMin 0 */ limit: number;
        limitType: 'cost';
        /** @exclusiveMin 0 */ window: Integer;
        /** @minLength 1 @default "b89c8896" */ id?: string;
        /** @default true */ enabled?: boolean;
        metadata?: { [key: string]: /** @discriminator mode */ Rule.Mode | Rule.Model };
        model?: Rule.Model;
        provider?: Rule.Model;
        /** @default "sliding" */ technique?: 'fixed' | 'sliding';
      }
      export namespace Rule {
        export interface Mode {
          mode: 'partition';
        }
        export interface Model {
          mode: 'filter';
          values: string[];
        }
        export type Provider = Model;
        export type UnionMember1 = Model;
      }
    }
    export interface Stripe {
      /** @sensitive */ authorization: string;
      usage_events: Stripe.UsageEvent[];
    }
    export namespace Stripe {
      export interface UsageEvent {
        payload: string;
      }
    }
    export interface UnionMember0 {
      action: 'BLOCK' | 'FLAG';
      enabled: boolean;
      profiles: string[];
    }
    export interface UnionMember1 {
      enabled: boolean;
      policies: UnionMember1.Policy[];
    }
    export namespace UnionMember1 {
      export interface Policy {
        id: string;
        action: 'FLAG' | 'BLOCK';
        check: ('REQUEST' | 'RESPONSE')[];
        enabled: boolean;
        profiles: string[];
      }
    }
  }

  /** Measures by which logged calls can be judged, such as cost or speed. */
  export interface EvaluationTypes {
    /** Page through the evaluation types that an evaluation can use.
     *  @http GET /accounts/{account_id}/ai-gateway/evaluation-types
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      params: EvaluationTypeListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<EvaluationTypeListResponse>, EvaluationTypeListResponse>;
  }

  export interface EvaluationTypeListParams extends InAccount {
    /** @default "mandatory" */ order_by?: string;
    /** @default "desc" */ order_by_direction?: 'asc' | 'desc';
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface EvaluationTypeListResponse {
    id: string;
    /** @readOnly */ created_at: DateTime;
    description: string;
    enable: boolean;
    mandatory: boolean;
    /** @readOnly */ modified_at: DateTime;
    name: string;
    type: string;
  }

  /** AI services of your own that a gateway can proxy, beyond the built-in ones. */
  export interface CustomProviders {
    readonly costs: CustomProviders.Costs;

    /** Add your own AI provider to the account by base URL and slug.
     *  @http POST /accounts/{account_id}/ai-gateway/custom-providers
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise */
    create(params: CustomProviderCreateParams, options?: RequestOptions): APIPromise<CustomProviderGetResponse>;

    /** Page through the account's custom AI providers, by text, beta or enabled flag.
     *  @http GET /accounts/{account_id}/ai-gateway/custom-providers
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise */
    list(
      params: CustomProviderListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<CustomProviderGetResponse>, CustomProviderGetResponse>;

    /** Remove a custom AI provider from the account.
     *  @http DELETE /accounts/{account_id}/ai-gateway/custom-providers/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise */
    delete(
      /** @format uuid */ id: string,
      params: CustomProviderDeleteParams,
      options?: RequestOptions,
    ): APIPromise<CustomProviderGetResponse>;

    /** Read one custom AI provider's URL, headers and state.
     *  @http GET /accounts/{account_id}/ai-gateway/custom-providers/{id}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise */
    get(/** @format uuid */ id: string, params: CustomProviderGetParams, options?: RequestOptions): APIPromise<CustomProviderGetResponse>;

    /** Change only the given fields of a custom provider, such as its base URL.
     *  @http PATCH /accounts/{account_id}/ai-gateway/custom-providers/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-update-account-provider */
    edit(
      /** @format uuid */ id: string,
      params: CustomProviderEditParams,
      options?: RequestOptions,
    ): APIPromise<CustomProviderEditResponse>;
  }

  export interface CustomProviderCreateParams extends InAccount {
    /** @format uri */ base_url: string;
    name: string;
    slug: string;
    beta?: boolean;
    curl_example?: string;
    description?: string;
    enable?: boolean;
    /** @maxLength 8192 @sensitive */ headers?: string;
    js_example?: string;
    link?: string;
    position?: Integer;
  }

  export type CustomProviderCreateResponse = CustomProviderGetResponse;

  export interface CustomProviderListParams extends InAccount {
    beta?: boolean;
    enable?: boolean;
    search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export type CustomProviderListResponse = CustomProviderGetResponse;

  export type CustomProviderDeleteParams = InAccount;

  export type CustomProviderDeleteResponse = CustomProviderGetResponse;

  export type CustomProviderGetParams = InAccount;

  export interface CustomProviderGetResponse {
    /** @format uuid */ id: string;
    /** @format uri */ base_url: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    name: string;
    slug: string;
    beta?: boolean;
    curl_example?: string;
    description?: string;
    enable?: boolean;
    /** @maxLength 8192 @sensitive */ headers?: string;
    js_example?: string;
    link?: string;
    logo?: string;
    position?: Integer;
  }

  export interface CustomProviderEditParams extends InAccount {
    /** @format uri */ base_url?: string;
    beta?: boolean;
    curl_example?: string;
    description?: string;
    enable?: boolean;
    /** @maxLength 8192 @sensitive */ headers?: string;
    js_example?: string;
    link?: string;
    logo?: string;
    name?: string;
    position?: Integer;
    slug?: string;
  }

  export interface CustomProviderEditResponse {
    /** @format uri */ base_url: string;
    beta?: boolean;
    /** @readOnly */ created_at: DateTime;
    curl_example?: string;
    description?: string;
    enable?: boolean;
    /** @maxLength 8192 @sensitive */ headers?: string;
    /** @format uuid */ id: string;
    js_example?: string;
    link?: string;
    logo?: string;
    /** @readOnly */ modified_at: DateTime;
    name: string;
    position?: Integer;
    slug: string;
  }

  /** Recorded model calls with cost, tokens, timing and feedback. */
  export interface Logs {
    /** Search a gateway's log by cost, tokens, duration, cache state or feedback.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/logs
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: LogListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<LogListResponse>, LogListResponse>;

    /** Delete the log entries of a gateway that match filters, up to a limit.
     *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/logs
     *  @unwrapped
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: LogDeleteParams,
      options?: RequestOptions,
    ): APIPromise<LogDeleteResponse>;

    /** Attach feedback, a score or metadata to one gateway log entry.
     *  @http PATCH /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/logs/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    edit(id: string, params: LogEditParams, options?: RequestOptions): APIPromise<LogEditResponse>;

    /** Read one gateway log entry with its cost, tokens and timing.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/logs/{id}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(id: string, params: LogGetParams, options?: RequestOptions): APIPromise<LogGetResponse>;

    /** Fetch the request payload kept for a gateway log entry.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/logs/{id}/request
     *  @unwrapped
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    request(id: string, params: LogRequestParams, options?: RequestOptions): APIPromise<unknown>;

    /** Fetch the response payload kept for a gateway log entry.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/logs/{id}/response
     *  @unwrapped
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    response(id: string, params: LogResponseParams, options?: RequestOptions): APIPromise<unknown>;
  }

  export interface LogListParams extends InAccount {
    /** @deprecated */ cached?: boolean;
    /** @deprecated */ direction?: 'asc' | 'desc';
    /** @deprecated */ end_date?: DateTime;
    /** @deprecated */ feedback?: 0 | 1;
    filters?: LogListParams.Filter[];
    /** @deprecated */ max_cost?: number;
    /** @deprecated */ max_duration?: number;
    /** @deprecated */ max_tokens_in?: number;
    /** @deprecated */ max_tokens_out?: number;
    /** @deprecated */ max_total_tokens?: number;
    meta_info?: boolean;
    /** @deprecated */ min_cost?: number;
    /** @deprecated */ min_duration?: number;
    /** @deprecated */ min_tokens_in?: number;
    /** @deprecated */ min_tokens_out?: number;
    /** @deprecated */ min_total_tokens?: number;
    /** @deprecated */ model?: string;
    /** @deprecated */ model_type?: string;
    /** @default "created_at" */ order_by?: 'created_at' | 'provider' | 'model' | 'model_type' | 'success' | 'cached';
    /** @default "desc" */ order_by_direction?: 'asc' | 'desc';
    /** @deprecated */ provider?: string;
    /** @deprecated */ request_content_type?: string;
    /** @deprecated */ response_content_type?: string;
    search?: string;
    /** @deprecated */ start_date?: DateTime;
    /** @deprecated */ success?: boolean;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
  }
  export namespace LogListParams {
    export interface Filter {
      key: 'id' | 'created_at' | 'request_content_type' | 'response_content_type' | 'request_type' | 'success' | 'cached' | 'provider' | 'model' | 'model_type' | 'cost' | 'tokens' | 'tokens_in' | 'tokens_out' | 'duration' | 'feedback' | 'event_id' | 'metadata.key' | 'metadata.value' | 'authentication' | 'wholesale' | 'compatibilityMode' | 'dlp_action' | 'user_agent';
      operator: 'eq' | 'neq' | 'contains' | 'lt' | 'gt';
      value: (string | number | boolean | null)[];
    }
  }

  export interface LogListResponse {
    id: string;
    cached: boolean;
    /** @readOnly */ created_at: DateTime;
    duration: Integer;
    model: string;
    path: string;
    provider: string;
    success: boolean;
    tokens_in: Integer | null;
    tokens_out: Integer | null;
    cost?: number;
    custom_cost?: boolean;
    metadata?: string;
    model_type?: string;
    request_content_type?: string;
    request_type?: string;
    response_content_type?: string;
    status_code?: Integer;
    step?: Integer;
  }

  export interface LogDeleteParams extends InAccount {
    /** @query */ filters?: LogListParams.Filter[];
    /** @query @min 1 @max 10000 @default 10000 */ limit?: Integer;
    /** @query @default "created_at" */ order_by?: 'created_at' | 'provider' | 'model' | 'model_type' | 'success' | 'cached' | 'cost' | 'tokens_in' | 'tokens_out' | 'duration' | 'feedback';
    /** @query @default "asc" */ order_by_direction?: 'asc' | 'desc';
  }
  export namespace LogDeleteParams {
    export type Filter = LogListParams.Filter;
  }

  export interface LogDeleteResponse {
    success: boolean;
  }

  export interface LogEditParams extends InAccount {
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ gateway_id: string;
    /** @min -1 @max 1 */ feedback?: number | null;
    metadata?: { [key: string]: string | number | boolean } | null;
    /** @min 0 @max 100 */ score?: number | null;
  }

  export type LogEditResponse = unknown;

  export interface LogGetParams extends InAccount {
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ gateway_id: string;
  }

  export interface LogGetResponse {
    id: string;
    cached: boolean;
    /** @readOnly */ created_at: DateTime;
    duration: Integer;
    model: string;
    path: string;
    provider: string;
    success: boolean;
    tokens_in: Integer | null;
    tokens_out: Integer | null;
    cost?: number;
    custom_cost?: boolean;
    metadata?: string;
    model_type?: string;
    request_content_type?: string;
    request_head?: string;
    request_head_complete?: boolean;
    request_size?: Integer;
    request_type?: string;
    response_content_type?: string;
    response_head?: string;
    response_head_complete?: boolean;
    response_size?: Integer;
    status_code?: Integer;
    step?: Integer;
  }

  export type LogRequestParams = LogGetParams;

  export type LogResponseParams = LogGetParams;

  /** Named selections of logged calls, used to evaluate quality. */
  export interface Datasets {
    /** Save log filters of a gateway as a named dataset.
     *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/datasets
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise */
    create(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: DatasetCreateParams,
      options?: RequestOptions,
    ): APIPromise<DatasetGetResponse>;

    /** Replace the name, filters and enabled flag of a gateway dataset.
     *  @http PUT /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/datasets/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise */
    update(id: string, params: DatasetUpdateParams, options?: RequestOptions): APIPromise<DatasetGetResponse>;

    /** Page through a gateway's datasets by name, text or enabled flag.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/datasets
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise */
    list(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: DatasetListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<DatasetGetResponse>, DatasetGetResponse>;

    /** Delete a dataset from a gateway.
     *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/datasets/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise */
    delete(id: string, params: DatasetDeleteParams, options?: RequestOptions): APIPromise<DatasetGetResponse>;

    /** Read one gateway dataset with its filters.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/datasets/{id}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise */
    get(id: string, params: DatasetGetParams, options?: RequestOptions): APIPromise<DatasetGetResponse>;
  }

  export interface DatasetCreateParams extends InAccount {
    enable: boolean;
    filters: DatasetGetResponse.Filter[];
    name: string;
  }
  export namespace DatasetCreateParams {
    export type Filter = DatasetGetResponse.Filter;
  }

  export import DatasetCreateResponse = AIGateway.DatasetGetResponse;

  export interface DatasetUpdateParams extends InAccount {
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ gateway_id: string;
    enable: boolean;
    filters: DatasetGetResponse.Filter[];
    name: string;
  }
  export namespace DatasetUpdateParams {
    export type Filter = DatasetGetResponse.Filter;
  }

  export import DatasetUpdateResponse = AIGateway.DatasetGetResponse;

  export interface DatasetListParams extends InAccount {
    enable?: boolean;
    name?: string;
    search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export import DatasetListResponse = AIGateway.DatasetGetResponse;

  export type DatasetDeleteParams = LogGetParams;

  export import DatasetDeleteResponse = AIGateway.DatasetGetResponse;

  export type DatasetGetParams = LogGetParams;

  export interface DatasetGetResponse {
    id: string;
    /** @readOnly */ created_at: DateTime;
    enable: boolean;
    filters: DatasetGetResponse.Filter[];
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ gateway_id: string;
    /** @readOnly */ modified_at: DateTime;
    name: string;
  }
  export namespace DatasetGetResponse {
    export interface Filter {
      key: 'created_at' | 'request_content_type' | 'response_content_type' | 'success' | 'cached' | 'provider' | 'model' | 'cost' | 'tokens' | 'tokens_in' | 'tokens_out' | 'duration' | 'feedback';
      operator: 'eq' | 'contains' | 'lt' | 'gt';
      value: (string | number | boolean)[];
    }
  }

  /** Judgments of logged calls against chosen measures. */
  export interface Evaluations {
    /** Start an evaluation of datasets with the chosen evaluation types.
     *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/evaluations
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise */
    create(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: EvaluationCreateParams,
      options?: RequestOptions,
    ): APIPromise<EvaluationGetResponse>;

    /** Page through a gateway's evaluations by name, text or processed state.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/evaluations
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise */
    list(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: EvaluationListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<EvaluationGetResponse>, EvaluationGetResponse>;

    /** Remove one evaluation from a gateway.
     *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/evaluations/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise */
    delete(id: string, params: EvaluationDeleteParams, options?: RequestOptions): APIPromise<EvaluationGetResponse>;

    /** Read one gateway evaluation and its results.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/evaluations/{id}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise */
    get(id: string, params: EvaluationGetParams, options?: RequestOptions): APIPromise<EvaluationGetResponse>;
  }

  export interface EvaluationCreateParams extends InAccount {
    /** @minItems 1 @maxItems 5 */ dataset_ids: string[];
    evaluation_type_ids: string[];
    name: string;
  }

  export import EvaluationCreateResponse = AIGateway.EvaluationGetResponse;

  export interface EvaluationListParams extends InAccount {
    name?: string;
    processed?: boolean;
    search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export import EvaluationListResponse = AIGateway.EvaluationGetResponse;

  export type EvaluationDeleteParams = LogGetParams;

  export import EvaluationDeleteResponse = AIGateway.EvaluationGetResponse;

  export type EvaluationGetParams = LogGetParams;

  export interface EvaluationGetResponse {
    id: string;
    /** @readOnly */ created_at: DateTime;
    datasets: EvaluationGetResponse.Dataset[];
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ gateway_id: string;
    /** @readOnly */ modified_at: DateTime;
    name: string;
    processed: boolean;
    results: EvaluationGetResponse.Result[];
    total_logs: number;
  }
  export namespace EvaluationGetResponse {
    export interface Dataset {
      id: string;
      account_id: string;
      account_tag: string;
      /** @readOnly */ created_at: DateTime;
      enable: boolean;
      filters: DatasetGetResponse.Filter[];
      /** @minLength 1 @maxLength 64 @example "my-gateway" */ gateway_id: string;
      /** @readOnly */ modified_at: DateTime;
      name: string;
    }
    export namespace Dataset {
      export type Filter = DatasetGetResponse.Filter;
    }
    export interface Result {
      id: string;
      /** @readOnly */ created_at: DateTime;
      evaluation_id: string;
      evaluation_type_id: string;
      /** @readOnly */ modified_at: DateTime;
      result: string;
      status: number;
      status_description: string;
      total_logs: number;
    }
  }

  /** Flows that choose a model per call by conditions, shares or limits. */
  export interface DynamicRouting {
    /** Create a dynamic route in a gateway from its routing elements.
     *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(gatewayID: string, params: DynamicRoutingCreateParams, options?: RequestOptions): APIPromise<DynamicRoutingGetResponse>;

    /** Rename a dynamic route, leaving its versions as they are.
     *  @http PATCH /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}
     *  @unwrapped
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(id: string, params: DynamicRoutingUpdateParams, options?: RequestOptions): APIPromise<DynamicRoutingUpdateResponse>;

    /** Page through the dynamic routes of a gateway.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes
     *  @unwrapped
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(gatewayID: string, params: DynamicRoutingListParams, options?: RequestOptions): APIPromise<DynamicRoutingListResponse>;

    /** Delete a dynamic route from a gateway.
     *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(id: string, params: DynamicRoutingDeleteParams, options?: RequestOptions): APIPromise<DynamicRoutingDeleteResponse>;

    /** Deploy a chosen version of a dynamic route.
     *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/deployments
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    createDeployment(
      id: string,
      params: DynamicRoutingCreateDeploymentParams,
      options?: RequestOptions,
    ): APIPromise<DynamicRoutingDeleteResponse>;

    /** Add a new version of a dynamic route with changed elements.
     *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/versions
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    createVersion(
      id: string,
      params: DynamicRoutingCreateVersionParams,
      options?: RequestOptions,
    ): APIPromise<DynamicRoutingDeleteResponse>;

    /** Read one dynamic route of a gateway.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(id: string, params: DynamicRoutingGetParams, options?: RequestOptions): APIPromise<DynamicRoutingGetResponse>;

    /** Read one version of a dynamic route with its elements.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/versions/{version_id}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    getVersion(
      versionID: string,
      params: DynamicRoutingGetVersionParams,
      options?: RequestOptions,
    ): APIPromise<DynamicRoutingGetVersionResponse>;

    /** List the deployments made of a dynamic route.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/deployments
     *  @unwrapped
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    listDeployments(
      id: string,
      params: DynamicRoutingListDeploymentsParams,
      options?: RequestOptions,
    ): APIPromise<DynamicRoutingListDeploymentsResponse>;

    /** List every saved version of a dynamic route.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/versions
     *  @unwrapped
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    listVersions(
      id: string,
      params: DynamicRoutingListVersionsParams,
      options?: RequestOptions,
    ): APIPromise<DynamicRoutingListVersionsResponse>;
  }

  export interface DynamicRoutingCreateParams extends InAccount {
    elements: (/** @discriminator type */ DynamicRoutingGetResponse.UnionMember0 | DynamicRoutingGetResponse.UnionMember1 | DynamicRoutingGetResponse.UnionMember2 | DynamicRoutingGetResponse.UnionMember3 | DynamicRoutingGetResponse.UnionMember4 | DynamicRoutingGetResponse.UnionMember5)[];
    name: string;
  }
  export namespace DynamicRoutingCreateParams {
    export import UnionMember0 = DynamicRoutingGetResponse.UnionMember0;
    export import UnionMember1 = DynamicRoutingGetResponse.UnionMember1;
    export import UnionMember2 = DynamicRoutingGetResponse.UnionMember2;
    export import UnionMember3 = DynamicRoutingGetResponse.UnionMember3;
    export import UnionMember4 = DynamicRoutingGetResponse.UnionMember4;
    export import UnionMember5 = DynamicRoutingGetResponse.UnionMember5;
  }

  export import DynamicRoutingCreateResponse = AIGateway.DynamicRoutingGetResponse;

  export interface DynamicRoutingUpdateParams extends InAccount {
    /** @example "54442216" */ gateway_id: string;
    name: string;
  }

  export interface DynamicRoutingUpdateResponse {
    route: DynamicRoutingUpdateResponse.Route;
    success: boolean;
  }
  export namespace DynamicRoutingUpdateResponse {
    export interface Route {
      id: string;
      account_tag: string;
      /** @readOnly */ created_at: DateTime;
      deployment: DynamicRoutingGetResponse.Deployment;
      elements: (/** @discriminator type */ DynamicRoutingGetResponse.UnionMember0 | DynamicRoutingGetResponse.UnionMember1 | DynamicRoutingGetResponse.UnionMember2 | DynamicRoutingGetResponse.UnionMember3 | DynamicRoutingGetResponse.UnionMember4 | DynamicRoutingGetResponse.UnionMember5)[];
      gateway_id: string;
      /** @readOnly */ modified_at: DateTime;
      name: string;
      version: DynamicRoutingGetResponse.Version;
    }
    export namespace Route {
      export type Deployment = DynamicRoutingGetResponse.Deployment;
      export import UnionMember0 = DynamicRoutingGetResponse.UnionMember0;
      export import UnionMember1 = DynamicRoutingGetResponse.UnionMember1;
      export import UnionMember2 = DynamicRoutingGetResponse.UnionMember2;
      export import UnionMember3 = DynamicRoutingGetResponse.UnionMember3;
      export import UnionMember4 = DynamicRoutingGetResponse.UnionMember4;
      export import UnionMember5 = DynamicRoutingGetResponse.UnionMember5;
      export type Version = DynamicRoutingGetResponse.Version;
    }
  }

  export interface DynamicRoutingListParams extends InAccount, PageParams {}

  export interface DynamicRoutingListResponse {
    data: DynamicRoutingListResponse.Data;
    success: boolean;
  }
  export namespace DynamicRoutingListResponse {
    export interface Data {
      order_by: string;
      order_by_direction: string;
      page: number;
      per_page: number;
      routes: DynamicRoutingUpdateResponse.Route[];
    }
    export namespace Data {
      export import Route = DynamicRoutingUpdateResponse.Route;
    }
  }

  export type DynamicRoutingDeleteParams = DynamicRoutingGetParams;

  export interface DynamicRoutingDeleteResponse {
    id: string;
    /** @readOnly */ created_at: DateTime;
    elements: (/** @discriminator type */ DynamicRoutingGetResponse.UnionMember0 | DynamicRoutingGetResponse.UnionMember1 | DynamicRoutingGetResponse.UnionMember2 | DynamicRoutingGetResponse.UnionMember3 | DynamicRoutingGetResponse.UnionMember4 | DynamicRoutingGetResponse.UnionMember5)[];
    gateway_id: string;
    /** @readOnly */ modified_at: DateTime;
    name: string;
  }
  export namespace DynamicRoutingDeleteResponse {
    export import UnionMember0 = DynamicRoutingGetResponse.UnionMember0;
    export import UnionMember1 = DynamicRoutingGetResponse.UnionMember1;
    export import UnionMember2 = DynamicRoutingGetResponse.UnionMember2;
    export import UnionMember3 = DynamicRoutingGetResponse.UnionMember3;
    export import UnionMember4 = DynamicRoutingGetResponse.UnionMember4;
    export import UnionMember5 = DynamicRoutingGetResponse.UnionMember5;
  }

  export interface DynamicRoutingCreateDeploymentParams extends InAccount {
    /** @example "54442216" */ gateway_id: string;
    /** @example "54442216" */ version_id: string;
  }

  export import DynamicRoutingCreateDeploymentResponse = AIGateway.DynamicRoutingDeleteResponse;

  export interface DynamicRoutingCreateVersionParams extends InAccount {
    /** @example "54442216" */ gateway_id: string;
    elements: (/** @discriminator type */ DynamicRoutingGetResponse.UnionMember0 | DynamicRoutingGetResponse.UnionMember1 | DynamicRoutingGetResponse.UnionMember2 | DynamicRoutingGetResponse.UnionMember3 | DynamicRoutingGetResponse.UnionMember4 | DynamicRoutingGetResponse.UnionMember5)[];
  }
  export namespace DynamicRoutingCreateVersionParams {
    export import UnionMember0 = DynamicRoutingGetResponse.UnionMember0;
    export import UnionMember1 = DynamicRoutingGetResponse.UnionMember1;
    export import UnionMember2 = DynamicRoutingGetResponse.UnionMember2;
    export import UnionMember3 = DynamicRoutingGetResponse.UnionMember3;
    export import UnionMember4 = DynamicRoutingGetResponse.UnionMember4;
    export import UnionMember5 = DynamicRoutingGetResponse.UnionMember5;
  }

  export import DynamicRoutingCreateVersionResponse = AIGateway.DynamicRoutingDeleteResponse;

  export interface DynamicRoutingGetParams extends InAccount {
    /** @example "54442216" */ gateway_id: string;
  }

  export interface DynamicRoutingGetResponse {
    id: string;
    /** @readOnly */ created_at: DateTime;
    deployment: DynamicRoutingGetResponse.Deployment;
    elements: (/** @discriminator type */ DynamicRoutingGetResponse.UnionMember0 | DynamicRoutingGetResponse.UnionMember1 | DynamicRoutingGetResponse.UnionMember2 | DynamicRoutingGetResponse.UnionMember3 | DynamicRoutingGetResponse.UnionMember4 | DynamicRoutingGetResponse.UnionMember5)[];
    gateway_id: string;
    /** @readOnly */ modified_at: DateTime;
    name: string;
    version: DynamicRoutingGetResponse.Version;
  }
  export namespace DynamicRoutingGetResponse {
    export interface Deployment {
      /** @readOnly */ created_at: string;
      deployment_id: string;
      version_id: string;
    }
    export interface UnionMember0 {
      id: string;
      outputs: UnionMember0.Outputs;
      type: 'start';
    }
    export namespace UnionMember0 {
      export interface Outputs {
        next: UnionMember2.Outputs;
      }
      export namespace Outputs {
        export type Next = UnionMember2.Outputs;
      }
    }
    export interface UnionMember1 {
      id: string;
      outputs: UnionMember1.Outputs;
      properties: UnionMember1.Properties;
      type: 'conditional';
    }
    export namespace UnionMember1 {
      export interface Outputs {
        false: UnionMember2.Outputs;
        true: UnionMember2.Outputs;
      }
      export namespace Outputs {
        export type False = UnionMember2.Outputs;
        export type True = UnionMember2.Outputs;
      }
      export interface Properties {
        conditions?: unknown;
      }
    }
    export interface UnionMember2 {
      id: string;
      outputs: { [key: string]: UnionMember2.Outputs };
      type: 'percentage';
    }
    export namespace UnionMember2 {
      export interface Outputs {
        elementId: string;
      }
    }
    export interface UnionMember3 {
      id: string;
      outputs: UnionMember3.Outputs;
      properties: UnionMember3.Properties;
      type: 'rate';
    }
    export namespace UnionMember3 {
      export interface Outputs {
        fallback: UnionMember2.Outputs;
        success: UnionMember2.Outputs;
      }
      export namespace Outputs {
        export type Fallback = UnionMember2.Outputs;
        export type Success = UnionMember2.Outputs;
      }
      export interface Properties {
        key: string;
        limit: number;
        limitType: 'count' | 'cost';
        window: number;
      }
    }
    export interface UnionMember4 {
      id: string;
      outputs: UnionMember3.Outputs;
      properties: UnionMember4.Properties;
      type: 'model';
    }
    export namespace UnionMember4 {
      export import Outputs = UnionMember3.Outputs;
      export interface Properties {
        model: string;
        provider: string;
        retries: number;
        timeout: number;
      }
    }
    export interface UnionMember5 {
      id: string;
      outputs: { [key: string]: UnionMember2.Outputs };
      type: 'end';
    }
    export namespace UnionMember5 {
      export type Outputs = UnionMember2.Outputs;
    }
    export interface Version {
      active: 'true' | 'false';
      /** @readOnly */ created_at: string;
      data: string;
      version_id: string;
      is_valid?: boolean;
    }
  }

  export interface DynamicRoutingGetVersionParams extends InAccount {
    /** @example "54442216" */ gateway_id: string;
    /** @example "54442216" */ id: string;
  }

  export interface DynamicRoutingGetVersionResponse {
    id: string;
    active: 'true' | 'false';
    /** @readOnly */ created_at: string;
    data: string;
    elements: (/** @discriminator type */ DynamicRoutingGetResponse.UnionMember0 | DynamicRoutingGetResponse.UnionMember1 | DynamicRoutingGetResponse.UnionMember2 | DynamicRoutingGetResponse.UnionMember3 | DynamicRoutingGetResponse.UnionMember4 | DynamicRoutingGetResponse.UnionMember5)[];
    gateway_id: string;
    /** @readOnly */ modified_at: DateTime;
    name: string;
    version_id: string;
    is_valid?: boolean;
  }
  export namespace DynamicRoutingGetVersionResponse {
    export import UnionMember0 = DynamicRoutingGetResponse.UnionMember0;
    export import UnionMember1 = DynamicRoutingGetResponse.UnionMember1;
    export import UnionMember2 = DynamicRoutingGetResponse.UnionMember2;
    export import UnionMember3 = DynamicRoutingGetResponse.UnionMember3;
    export import UnionMember4 = DynamicRoutingGetResponse.UnionMember4;
    export import UnionMember5 = DynamicRoutingGetResponse.UnionMember5;
  }

  export type DynamicRoutingListDeploymentsParams = DynamicRoutingGetParams;

  export interface DynamicRoutingListDeploymentsResponse {
    data: DynamicRoutingListDeploymentsResponse.Data;
    success: boolean;
  }
  export namespace DynamicRoutingListDeploymentsResponse {
    export interface Data {
      deployments: DynamicRoutingGetResponse.Deployment[];
      order_by: string;
      order_by_direction: string;
      page: number;
      per_page: number;
    }
    export namespace Data {
      export type Deployment = DynamicRoutingGetResponse.Deployment;
    }
  }

  export type DynamicRoutingListVersionsParams = DynamicRoutingGetParams;

  export interface DynamicRoutingListVersionsResponse {
    data: DynamicRoutingListVersionsResponse.Data;
    success: boolean;
  }
  export namespace DynamicRoutingListVersionsResponse {
    export interface Data {
      order_by: string;
      order_by_direction: string;
      page: number;
      per_page: number;
      versions: DynamicRoutingGetResponse.Version[];
    }
    export namespace Data {
      export type Version = DynamicRoutingGetResponse.Version;
    }
  }

  /** Stored provider keys under an alias, so that callers need not send them. */
  export interface ProviderConfigs {
    /** Store a provider key under an alias for a gateway, with optional rate limit.
     *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/provider_configs
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise */
    create(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: ProviderConfigCreateParams,
      options?: RequestOptions,
    ): APIPromise<ProviderConfigListResponse>;

    /** Page through the provider configurations of a gateway.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/provider_configs
     *  @plans free pro business enterprise */
    list(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: ProviderConfigListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ProviderConfigListResponse>, ProviderConfigListResponse>;

    /** Replace the secret kept in a gateway's provider configuration.
     *  @http PUT /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/provider_configs/{id}
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-update-providers */
    update(id: string, params: ProviderConfigUpdateParams, options?: RequestOptions): APIPromise<ProviderConfigDeleteResponse>;

    /** Delete a provider configuration, and the secret in it, from a gateway.
     *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/provider_configs/{id}
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-delete-providers */
    delete(id: string, params: ProviderConfigDeleteParams, options?: RequestOptions): APIPromise<ProviderConfigDeleteResponse>;
  }

  export interface ProviderConfigCreateParams extends InAccount {
    alias: string;
    default_config: boolean;
    provider_slug: string;
    rate_limit?: number;
    /** @default 60 */ rate_limit_period?: number;
    /** @sensitive */ secret?: string;
    secret_id?: string;
  }

  export type ProviderConfigCreateResponse = ProviderConfigListResponse;

  export interface ProviderConfigListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export interface ProviderConfigListResponse {
    id: string;
    alias: string;
    default_config: boolean;
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ gateway_id: string;
    /** @readOnly */ modified_at: DateTime;
    provider_slug: string;
    secret_id: string;
    secret_preview: string;
    rate_limit?: number;
    /** @default 60 */ rate_limit_period?: number;
  }

  export interface ProviderConfigUpdateParams extends InAccount {
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ gateway_id: string;
    /** @sensitive */ secret: string;
  }

  export type ProviderConfigUpdateResponse = ProviderConfigDeleteResponse;

  export type ProviderConfigDeleteParams = LogGetParams;

  export interface ProviderConfigDeleteResponse {
    alias: string;
    default_config: boolean;
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ gateway_id: string;
    id: string;
    /** @readOnly */ modified_at: DateTime;
    provider_slug: string;
    rate_limit?: number;
    /** @default 60 */ rate_limit_period?: number;
    secret_id: string;
    secret_preview: string;
  }

  /** The base address to send calls for one provider to. */
  export interface URLs {
    /** Get the gateway URL to use for requests to one provider.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/url/{provider}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(provider: string, params: URLGetParams, options?: RequestOptions): APIPromise<URLGetResponse>;
  }

  export type URLGetParams = LogGetParams;

  export type URLGetResponse = string;

  /** Prepaid credit for model calls and the charges against it. */
  export interface Billing {
    readonly topup: Billing.Topup;
    readonly spendingLimit: Billing.SpendingLimit;

    /** Check how much AI Gateway credit the account has left.
     *  @http GET /accounts/{account_id}/ai-gateway/billing/credit-balance
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    creditBalance(params: BillingCreditBalanceParams, options?: RequestOptions): APIPromise<BillingCreditBalanceResponse>;

    /** Look back over past AI Gateway invoices, by type if wanted.
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
    invoicePreview(params: BillingInvoicePreviewParams, options?: RequestOptions): APIPromise<BillingInvoicePreviewResponse>;

    /** Chart AI Gateway usage over time, grouped by a chosen window.
     *  @http GET /accounts/{account_id}/ai-gateway/billing/usage-history
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    usageHistory(params: BillingUsageHistoryParams, options?: RequestOptions): APIPromise<BillingUsageHistoryResponse>;
  }

  export type BillingCreditBalanceParams = InAccount;

  export interface BillingCreditBalanceResponse {
    balance: number;
    has_default_payment_method: boolean;
    payment_method: BillingCreditBalanceResponse.PaymentMethod | null;
    topup_config: BillingCreditBalanceResponse.TopupConfig;
    first_topup_success?: boolean;
  }
  export namespace BillingCreditBalanceResponse {
    export interface PaymentMethod {
      brand?: string;
      last4?: string;
    }
    export interface TopupConfig {
      amount: number | null;
      disabledReason: string | null;
      error: string | null;
      lastFailedAt: number | null;
      threshold: number | null;
    }
  }

  export interface BillingInvoiceHistoryParams extends InAccount {
    /** @default "all" */ type?: 'auto' | 'all' | 'manual';
  }

  export interface BillingInvoiceHistoryResponse {
    invoices: BillingInvoiceHistoryResponse.Invoice[];
    pagination: BillingInvoiceHistoryResponse.Pagination;
  }
  export namespace BillingInvoiceHistoryResponse {
    export interface Invoice {
      amount_due: number;
      amount_paid: number;
      amount_remaining: number;
      currency: string;
      id?: string | null;
      attempt_count?: number;
      attempted?: boolean;
      auto_advance?: boolean | null;
      created?: number;
      created_by?: string;
      description?: string | null;
      invoice_origin?: string;
      invoice_pdf?: string | null;
      status?: string | null;
    }
    export interface Pagination {
      has_more: boolean;
      page: number;
      per_page: number;
      total_count: number;
    }
  }

  export type BillingInvoicePreviewParams = InAccount;

  export interface BillingInvoicePreviewResponse {
    id: string;
    amount_due: number;
    amount_paid: number;
    amount_remaining: number;
    currency: string;
    invoice_lines: BillingInvoicePreviewResponse.InvoiceLine[];
    period_end: number;
    period_start: number;
    status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  }
  export namespace BillingInvoicePreviewResponse {
    export interface InvoiceLine {
      amount: number;
      currency: string;
      description: string | null;
      period: InvoiceLine.Period;
      pricing: InvoiceLine.Pricing;
      quantity: number;
      pretax_credit_amounts?: InvoiceLine.PretaxCreditAmount[];
    }
    export namespace InvoiceLine {
      export interface Period {
        end: number;
        start: number;
      }
      export interface PretaxCreditAmount {
        amount: number;
        type: string;
        credit_balance_transaction?: string | null;
        discount?: string | null;
      }
      export interface Pricing {
        unit_amount_decimal: string | null;
      }
    }
  }

  export interface BillingUsageHistoryParams extends InAccount {
    value_grouping_window: 'day' | 'hour';
    /** @example 1700086400000 */ end_time?: number | null;
    /** @example 1700000000000 */ start_time?: number | null;
  }

  export interface BillingUsageHistoryResponse {
    history: BillingUsageHistoryResponse.History[];
  }
  export namespace BillingUsageHistoryResponse {
    export interface History {
      id: string;
      aggregated_value: number;
      end_time: number;
      start_time: number;
    }
  }

  /** Your own hostnames at which a gateway answers. */
  export interface CustomDomains {
    /** Page through the custom domains of a gateway, by status or text.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/custom-domains
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-list-custom-domain */
    list(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: CustomDomainListParams,
      options?: RequestOptions,
    ): APIPromise<CustomDomainListResponse>;

    /** Attach a domain of one of your zones to a gateway, with a minimum TLS version.
     *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/custom-domains
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-create-custom-domain */
    create(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: CustomDomainCreateParams,
      options?: RequestOptions,
    ): APIPromise<CustomDomainCreateResponse>;

    /** Read the state of one custom domain on a gateway.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/custom-domains/{hostname}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-fetch-custom-domain */
    get(
      /** @minLength 1 @maxLength 253 */ hostname: string,
      params: CustomDomainGetParams,
      options?: RequestOptions,
    ): APIPromise<CustomDomainGetResponse>;

    /** Detach a custom domain from a gateway.
     *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/custom-domains/{hostname}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-delete-custom-domain */
    delete(
      /** @minLength 1 @maxLength 253 */ hostname: string,
      params: CustomDomainDeleteParams,
      options?: RequestOptions,
    ): APIPromise<CustomDomainGetResponse>;
  }

  export interface CustomDomainListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
    status?: 'initializing' | 'pending_dcv' | 'active' | 'blocked' | 'error';
    search?: string;
  }

  export type CustomDomainListResponse = ({
    /** @example 1717459200000 @readOnly */ created_at: Integer;
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ gateway_id: string;
    /** @minLength 1 @maxLength 253 @example "ai.acme.com" */ hostname: string;
    /** @example 1717459200000 @readOnly */ modified_at: Integer;
    ssl_hostname_id: string | null;
    status: 'initializing' | 'pending_dcv' | 'active' | 'blocked' | 'error';
  })[];

  export interface CustomDomainCreateParams {
    account_id: ResourceID;
    /** @minLength 1 @maxLength 253 @example "ai.acme.com" */ domain: string;
    minTLS?: '1.0' | '1.1' | '1.2' | '1.3';
    zone_id: ResourceID;
  }

  export interface CustomDomainCreateResponse {
    cname_target: string;
    /** @example 1717459200000 @readOnly */ created_at: Integer;
    gateway_id: string;
    hostname: string;
    /** @example 1717459200000 @readOnly */ modified_at: Integer;
    status: 'initializing' | 'pending_dcv' | 'active' | 'blocked' | 'error';
  }

  export type CustomDomainGetParams = LogGetParams;

  export interface CustomDomainGetResponse {
    /** @example 1717459200000 @readOnly */ created_at: Integer;
    /** @minLength 1 @maxLength 64 @example "my-gateway" */ gateway_id: string;
    /** @minLength 1 @maxLength 253 @example "ai.acme.com" */ hostname: string;
    /** @example 1717459200000 @readOnly */ modified_at: Integer;
    ssl_hostname_id: string | null;
    status: 'initializing' | 'pending_dcv' | 'active' | 'blocked' | 'error';
  }

  export type CustomDomainDeleteParams = LogGetParams;

  export type CustomDomainDeleteResponse = CustomDomainGetResponse;

  export type AIGatewayListResponsesV4PagePaginationArray = V4PagePaginationArray<AIGatewayListResponse>;

  export type CustomProviderListResponsesV4PagePaginationArray = V4PagePaginationArray<CustomProviderGetResponse>;

  export type DatasetListResponsesV4PagePaginationArray = V4PagePaginationArray<DatasetGetResponse>;

  export type EvaluationListResponsesV4PagePaginationArray = V4PagePaginationArray<EvaluationGetResponse>;

  export type EvaluationTypeListResponsesV4PagePaginationArray = V4PagePaginationArray<EvaluationTypeListResponse>;

  export type LogListResponsesV4PagePaginationArray = V4PagePaginationArray<LogListResponse>;

  export type LogRequestResponse = unknown;

  export type LogResponseResponse = unknown;

  export type ProviderConfigListResponsesV4PagePaginationArray = V4PagePaginationArray<ProviderConfigListResponse>;

  export interface GetTopupLimitsResult {
    /** @example "USD" */ currency: string;
    max_cents: Integer;
    /** @example 1000 */ min_cents: Integer;
  }
}

export declare namespace AIGateway.CustomProviders {
  /** Prices per input and output token for models of your own provider. */
  export interface Costs {
    /** Page through custom provider costs by provider, model rule, type or text.
     *  @http GET /accounts/{account_id}/ai-gateway/custom-providers/costs
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-list-account-provider-cost */
    list(params: CostListParams, options?: RequestOptions): APIPromise<CostListResponse>;

    /** Set what a custom provider's model costs per input and output.
     *  @http POST /accounts/{account_id}/ai-gateway/custom-providers/costs
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-create-account-provider-cost */
    create(params: CostCreateParams, options?: RequestOptions): APIPromise<CostGetResponse>;

    /** Read one custom provider cost entry by ID.
     *  @http GET /accounts/{account_id}/ai-gateway/custom-providers/costs/{id}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-fetch-account-provider-cost */
    get(/** @format uuid */ id: string, params: CostGetParams, options?: RequestOptions): APIPromise<CostGetResponse>;

    /** Change only the given prices or model rule of a cost entry.
     *  @http PATCH /accounts/{account_id}/ai-gateway/custom-providers/costs/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-update-account-provider-cost */
    edit(/** @format uuid */ id: string, params: CostEditParams, options?: RequestOptions): APIPromise<CostGetResponse>;

    /** Delete a cost entry of a custom provider.
     *  @http DELETE /accounts/{account_id}/ai-gateway/custom-providers/costs/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-delete-account-provider-cost */
    delete(/** @format uuid */ id: string, params: CostDeleteParams, options?: RequestOptions): APIPromise<CostGetResponse>;
  }

  export interface CostListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
    enable?: boolean;
    /** @format uuid */ account_provider_id?: string;
    /** @default "equals" */ model_rule?: 'equals' | 'starts-with' | 'contains';
    /** @default "tokens" */ cost_type?: string;
    search?: string;
  }

  export type CostListResponse = ({
    /** @format uuid */ account_provider_id: string;
    /** @default "manual" */ changed_by?: string;
    cost_in?: number;
    cost_out?: number;
    /** @default "tokens" */ cost_type?: string;
    /** @readOnly */ created_at: DateTime;
    enable?: boolean;
    /** @format uuid */ id: string;
    model: string;
    /** @default "equals" */ model_rule?: 'equals' | 'starts-with' | 'contains';
    /** @readOnly */ modified_at: DateTime;
    token_pricing?: string;
    weight?: Integer;
  })[];

  export interface CostCreateParams extends InAccount {
    /** @format uuid */ account_provider_id: string;
    cost_in?: number;
    cost_out?: number;
    /** @default "tokens" */ cost_type?: string;
    enable?: boolean;
    model: string;
    /** @default "equals" */ model_rule?: 'equals' | 'starts-with' | 'contains';
    token_pricing?: {
      input_audio_tokens?: number;
      input_cache_creation_tokens?: number;
      input_cached_tokens?: number;
      input_image_count?: number;
      input_image_tokens?: number;
      input_text_tokens?: number;
      input_tokens?: number;
      input_video_tokens?: number;
      output_image_count?: number;
      output_reasoning_tokens?: number;
      output_tokens?: number;
      total_tokens?: number;
    };
  }

  export type CostCreateResponse = CostGetResponse;

  export type CostGetParams = InAccount;

  export interface CostGetResponse {
    /** @format uuid */ account_provider_id: string;
    /** @default "manual" */ changed_by?: string;
    cost_in?: number;
    cost_out?: number;
    /** @default "tokens" */ cost_type?: string;
    /** @readOnly */ created_at: DateTime;
    enable?: boolean;
    /** @format uuid */ id: string;
    model: string;
    /** @default "equals" */ model_rule?: 'equals' | 'starts-with' | 'contains';
    /** @readOnly */ modified_at: DateTime;
    token_pricing?: string;
    weight?: Integer;
  }

  export interface CostEditParams extends InAccount {
    cost_in?: number;
    cost_out?: number;
    /** @default "tokens" */ cost_type?: string;
    enable?: boolean;
    model?: string;
    /** @default "equals" */ model_rule?: 'equals' | 'starts-with' | 'contains';
    token_pricing?: {
      input_audio_tokens?: number;
      input_cache_creation_tokens?: number;
      input_cached_tokens?: number;
      input_image_count?: number;
      input_image_tokens?: number;
      input_text_tokens?: number;
      input_tokens?: number;
      input_video_tokens?: number;
      output_image_count?: number;
      output_reasoning_tokens?: number;
      output_tokens?: number;
      total_tokens?: number;
    };
  }

  export type CostEditResponse = CostGetResponse;

  export type CostDeleteParams = InAccount;

  export type CostDeleteResponse = CostGetResponse;
}

export declare namespace AIGateway.Billing {
  /** Purchases of more credit. */
  export interface Topup {
    readonly config: Topup.Config;

    /** Buy AI Gateway credit for a given amount.
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

    /** Read the limits that apply to AI Gateway credit top-ups.
     *  @http GET /accounts/{account_id}/ai-gateway/billing/topup/limits
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-billing-get-topup-limits */
    limits(params: TopupLimitsParams, options?: RequestOptions): APIPromise<GetTopupLimitsResult>;
  }

  export interface TopupCreateParams extends InAccount {
    /** @min 1000 @example 5000 */ amount: Integer;
  }

  export interface TopupCreateResponse {
    /** @sensitive */ client_secret: string | null;
    onboarding: boolean;
    payment_intent_id: string;
    brand?: string;
    last4?: string;
  }

  export interface TopupStatusParams extends InAccount {
    /** @example "in_1abc" */ payment_intent_id: string;
  }

  export interface TopupStatusResponse {
    payment_intent_id: string;
    status: 'completed' | 'pending';
  }

  export type TopupLimitsParams = InAccount;

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

    /** Remove the AI Gateway spending limit of an account.
     *  @http DELETE /accounts/{account_id}/ai-gateway/billing/spending-limit
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(params: SpendingLimitDeleteParams, options?: RequestOptions): APIPromise<SpendingLimitDeleteResponse>;

    /** Read the AI Gateway spending limit in force for an account.
     *  @http GET /accounts/{account_id}/ai-gateway/billing/spending-limit
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: SpendingLimitGetParams, options?: RequestOptions): APIPromise<SpendingLimitGetResponse>;
  }

  export interface SpendingLimitCreateParams extends InAccount {
    /** @min 100 @example 10000 */ amount: Integer;
    duration: 'daily' | 'weekly' | 'monthly';
    strategy: 'fixed' | 'sliding';
  }

  export type SpendingLimitCreateResponse = unknown;

  export type SpendingLimitDeleteParams = InAccount;

  export type SpendingLimitDeleteResponse = unknown;

  export type SpendingLimitGetParams = InAccount;

  export interface SpendingLimitGetResponse {
    config: SpendingLimitGetResponse.Config;
    enabled: boolean;
  }
  export namespace SpendingLimitGetResponse {
    export interface Config {
      amount: number | null;
      duration: string | null;
      strategy: string | null;
    }
  }
}

export declare namespace AIGateway.Billing.Topup {
  /** Automatic purchase of credit when the balance falls too low. */
  export interface Config {
    /** Set up automatic credit top-up: amount to add and balance threshold.
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
    delete(params: ConfigDeleteParams, options?: RequestOptions): APIPromise<ConfigDeleteResponse>;

    /** Read the automatic credit top-up amount and threshold.
     *  @http GET /accounts/{account_id}/ai-gateway/billing/topup/config
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: ConfigGetParams, options?: RequestOptions): APIPromise<BillingCreditBalanceResponse.TopupConfig>;
  }

  export interface ConfigCreateParams extends InAccount {
    /** @min 1000 @example 5000 */ amount: Integer;
    /** @min 500 @example 500 */ threshold: Integer;
  }

  export interface ConfigCreateResponse {
    amount: number;
    threshold: number;
  }

  export type ConfigDeleteParams = InAccount;

  export type ConfigDeleteResponse = unknown;

  export type ConfigGetParams = InAccount;

  export type ConfigGetResponse = BillingCreditBalanceResponse.TopupConfig;
}
