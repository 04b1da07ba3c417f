import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';

/** AI services of your own that a gateway can proxy, beyond the built-in ones. */
export interface CustomProviders {
  readonly costs: CustomProviders.Costs;

  /** Create your own AI provider to the account by base URL and slug.
   *  @http POST /accounts/{account_id}/ai-gateway/custom-providers
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise */
  create(params: CustomProviderCreateParams, options?: RequestOptions): APIPromise<CustomProvider>;

  /** List the account's custom AI providers, by text, beta or enabled flag.
   *  @http GET /accounts/{account_id}/ai-gateway/custom-providers
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise
   *  @columns name slug base_url description enable modified_at
   *  @key slug */
  list(
    params: CustomProviderListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<CustomProvider>, CustomProvider>;

  /** Delete a custom AI provider from the account.
   *  @http DELETE /accounts/{account_id}/ai-gateway/custom-providers/{id}
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise */
  delete(
    /** @format uuid */ id: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<CustomProvider>;

  /** Get one custom AI provider's URL, headers and state.
   *  @http GET /accounts/{account_id}/ai-gateway/custom-providers/{id}
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise */
  get(/** @format uuid */ id: string, params: InAccount, options?: RequestOptions): APIPromise<CustomProvider>;

  /** Edit the given fields of a custom provider, such as its base URL.
   *  @http PATCH /accounts/{account_id}/ai-gateway/custom-providers/{id}
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/aig-config-update-account-provider */
  edit(
    /** @format uuid */ id: string,
    params: CustomProviderEditParams,
    options?: RequestOptions,
  ): APIPromise<CustomProvider>;
}

export interface ProviderDescription {
  /** Whether the provider is still on trial. */ beta?: boolean;
  /** Example of a call with curl. */ curl_example?: string;
  description?: string;
  enable?: boolean;
  /** @maxLength 8192 @sensitive */ headers?: string;
  /** Example of a call in JavaScript. */ js_example?: string;
  /** Page of the provider. */ link?: string;
  /** Place in the list. */ position?: Integer;
}

export interface CustomProviderCreateParams extends InAccount, ProviderDescription {
  /** @format uri @example "https://models.example.com" */ base_url: string;
  /** Name of the provider for people. @minLength 1 @example "Models of our own" */ name: string;
  /** @example "own-models" */ slug: string;
}

export interface ProviderLabel {
  /** Name of the provider for people. @minLength 1 */ name?: string;
  /** Picture of the provider, as a data URL. */ logo?: string;
}

export interface CustomProvider extends ProviderDescription, ProviderLabel {
  /** Identifies the custom provider; given by Cloudflare. @format uuid */ id: string;
  /** @format uri */ base_url: string;
  /** @readOnly */ created_at: DateTime;
  /** @readOnly */ modified_at: DateTime;
  name: string;
  slug: string;
}

export interface CustomProviderListParams extends InAccount {
  /** Only providers that are still on trial, or only the others. */ beta?: boolean;
  /** Only providers that are switched on, or only the others. */ enable?: boolean;
  search?: string;
  /** @min 1 @default 1 */ page?: Integer;
  /** @min 1 @max 100 @default 20 */ per_page?: Integer;
}

export interface CustomProviderEditParams extends InAccount, ProviderDescription, ProviderLabel {
  /** @format uri */ base_url?: string;
  slug?: string;
}

export type CustomProviderListResponsesV4PagePaginationArray = V4PagePaginationArray<CustomProvider>;

export declare namespace CustomProviders {
  /** Prices per input and output token for models of your own provider. */
  export interface Costs {
    /** List custom provider costs by provider, model rule, type or text.
     *  @http GET /accounts/{account_id}/ai-gateway/custom-providers/costs
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-list-account-provider-cost
     *  @columns model cost_in cost_out cost_type enable modified_at */
    list(params: CostListParams, options?: RequestOptions): APIPromise<CostListResponse>;

    /** Set what a custom provider's model costs per input and output.
     *  @http POST /accounts/{account_id}/ai-gateway/custom-providers/costs
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-create-account-provider-cost */
    create(params: CostCreateParams, options?: RequestOptions): APIPromise<Cost>;

    /** Get one custom provider cost entry by ID.
     *  @http GET /accounts/{account_id}/ai-gateway/custom-providers/costs/{id}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-fetch-account-provider-cost */
    get(/** @format uuid */ id: string, params: InAccount, options?: RequestOptions): APIPromise<Cost>;

    /** Edit the given prices or model rule of a cost entry.
     *  @http PATCH /accounts/{account_id}/ai-gateway/custom-providers/costs/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-update-account-provider-cost */
    edit(/** @format uuid */ id: string, params: CostEditParams, options?: RequestOptions): APIPromise<Cost>;

    /** Delete a cost entry of a custom provider.
     *  @http DELETE /accounts/{account_id}/ai-gateway/custom-providers/costs/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-delete-account-provider-cost */
    delete(/** @format uuid */ id: string, params: InAccount, options?: RequestOptions): APIPromise<Cost>;
  }

  export interface CostListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
    /** Only costs that are in use, or only the others. */ enable?: boolean;
    /** Only costs of this custom provider. @format uuid */ account_provider_id?: string;
    /** Only costs that compare the name of the model like this. @default "equals" */ model_rule?: 'equals' | 'starts-with' | 'contains' | (string & {});
    /** Only costs that are counted by this. @default "tokens" */ cost_type?: string;
    search?: string;
  }

  export type CostListResponse = {
    /** Custom provider the costs are for. @format uuid */ account_provider_id: string;
    /** User who changed it last. @default "manual" */ changed_by?: string;
    cost_in?: number;
    cost_out?: number;
    /** @default "tokens" */ cost_type?: string;
    /** @readOnly */ created_at: DateTime;
    enable?: boolean;
    /** Identifies the entry of costs; given by Cloudflare. @format uuid */ id: string;
    /** Model that the costs are for. */ model: string;
    /** @default "equals" */ model_rule?: 'equals' | 'starts-with' | 'contains';
    /** @readOnly */ modified_at: DateTime;
    token_pricing?: string;
    /** Rank among rules that fit: the highest counts. */ weight?: Integer;
  }[];

  export interface CostCreateParams extends InAccount {
    /** Custom provider the costs are for. @format uuid @example "7c0f2b1e-3d5a-4c61-9e84-2f6d1a0b8c37" */ account_provider_id: string;
    /** @min 0 */ cost_in?: number;
    /** @min 0 */ cost_out?: number;
    /** @default "tokens" */ cost_type?: string;
    enable?: boolean;
    /** Model that is meant. @example "summary-large" */ model: string;
    /** @default "equals" */ model_rule?: 'equals' | 'starts-with' | 'contains' | (string & {});
    token_pricing?: {
      /** Audio tokens sent. @min 0 */ input_audio_tokens?: number;
      /** Tokens written to the provider's cache. @min 0 */ input_cache_creation_tokens?: number;
      /** Tokens read from the provider's cache. @min 0 */ input_cached_tokens?: number;
      /** Pictures sent. @min 0 */ input_image_count?: number;
      /** Image tokens sent. @min 0 */ input_image_tokens?: number;
      /** Text tokens sent. @min 0 */ input_text_tokens?: number;
      /** Tokens sent in all. @min 0 */ input_tokens?: number;
      /** Video tokens sent. @min 0 */ input_video_tokens?: number;
      /** Pictures returned. @min 0 */ output_image_count?: number;
      /** Tokens spent on reasoning. @min 0 */ output_reasoning_tokens?: number;
      /** Tokens returned in all. @min 0 */ output_tokens?: number;
      /** Tokens sent and returned. @min 0 */ total_tokens?: number;
    };
  }

  export interface Cost {
    /** Custom provider the costs are for. @format uuid */ account_provider_id: string;
    /** User who changed it last. @default "manual" */ changed_by?: string;
    cost_in?: number;
    cost_out?: number;
    /** @default "tokens" */ cost_type?: string;
    /** @readOnly */ created_at: DateTime;
    enable?: boolean;
    /** Identifies the entry of costs; given by Cloudflare. @format uuid */ id: string;
    /** Model that the costs are for. */ model: string;
    /** @default "equals" */ model_rule?: 'equals' | 'starts-with' | 'contains';
    /** @readOnly */ modified_at: DateTime;
    token_pricing?: string;
    /** Rank among rules that fit: the highest counts. */ weight?: Integer;
  }

  export interface CostEditParams extends InAccount {
    /** @min 0 */ cost_in?: number;
    /** @min 0 */ cost_out?: number;
    /** @default "tokens" */ cost_type?: string;
    enable?: boolean;
    /** Model that is meant. */ model?: string;
    /** @default "equals" */ model_rule?: 'equals' | 'starts-with' | 'contains' | (string & {});
    token_pricing?: {
      /** Audio tokens sent. @min 0 */ input_audio_tokens?: number;
      /** Tokens written to the provider's cache. @min 0 */ input_cache_creation_tokens?: number;
      /** Tokens read from the provider's cache. @min 0 */ input_cached_tokens?: number;
      /** Pictures sent. @min 0 */ input_image_count?: number;
      /** Image tokens sent. @min 0 */ input_image_tokens?: number;
      /** Text tokens sent. @min 0 */ input_text_tokens?: number;
      /** Tokens sent in all. @min 0 */ input_tokens?: number;
      /** Video tokens sent. @min 0 */ input_video_tokens?: number;
      /** Pictures returned. @min 0 */ output_image_count?: number;
      /** Tokens spent on reasoning. @min 0 */ output_reasoning_tokens?: number;
      /** Tokens returned in all. @min 0 */ output_tokens?: number;
      /** Tokens sent and returned. @min 0 */ total_tokens?: number;
    };
  }
}
