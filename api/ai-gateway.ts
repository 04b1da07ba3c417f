import type { APIPromise, JsonValue, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
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
   *
   *  Send requests to `gateway.ai.cloudflare.com/v1/ACCOUNT/GATEWAY/PROVIDER` instead of the provider. The id cannot be changed.
   *  @http POST /accounts/{account_id}/ai-gateway/gateways
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "my-gateway", "cache_invalidate_on_update": true, "cache_ttl": 0,
   *    "collect_logs": true, "rate_limiting_interval": 0, "rate_limiting_limit": 0
   *  } */
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

  /** List the account's gateways, by text if wanted.
   *  @http GET /accounts/{account_id}/ai-gateway/gateways
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise
   *  @columns id collect_logs cache_ttl rate_limiting_limit rate_limiting_interval authentication modified_at
   *  @key id */
  list(
    params: AIGateway.AIGatewayListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<AIGateway.AIGatewayListResponse>, AIGateway.AIGatewayListResponse>;

  /** Delete a gateway and end proxying through it.
   *
   *  Logs, datasets and routes go with it.
   *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{id}
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise
   *  @cascades aiGateway.logs */
  delete(
    /** @minLength 1 @maxLength 64 */ id: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<AIGateway.AIGatewayDeleteResponse>;

  /** Get one gateway's caching, logging and rate limit settings.
   *  @http GET /accounts/{account_id}/ai-gateway/gateways/{id}
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise */
  get(
    /** @minLength 1 @maxLength 64 */ id: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<AIGateway.AIGatewayGetResponse>;
}

export declare namespace AIGateway {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Amount in cents. */ amount: number;
    /** Value of the Authorization header. */ authorization: string;
    /** Address that requests are sent on to. */ base_url: string;
    /** Cost of a token sent, in dollars. */ cost_in: number;
    /** Cost of a token returned, in dollars. */ cost_out: number;
    /** Currency of the amounts, such as usd. */ currency: string;
    /** Note for people. */ description: string;
    /** Step that is meant. */ elementId: string;
    /** Steps of the route, linked by their outputs; begins with `start`. */ elements: unknown;
    /** Conditions on the logs. */ filters: unknown;
    /** Headers that are sent along, as JSON; credentials among them. */ headers: unknown;
    /** Hostname of the gateway's own. */ hostname: string;
    /** What is limited: the cost. */ limitType: unknown;
    /** What happens when that many are kept: take no more, or delete the oldest. */ log_management_strategy: unknown;
    /** Each value has a limit of its own. */ mode: unknown;
    /** Property by which the entries are sorted. */ order_by: unknown;
    /** Whether the lowest or the highest come first. */ order_by_direction: unknown;
    /** OpenTelemetry receivers of traces; null for none. */ otel: unknown;
    /** Step that follows, by outcome. */ outputs: unknown;
    /** What the step does. */ properties: unknown;
    /** Whether the period is fixed or slides along. */ rate_limiting_technique: unknown;
    /** How the wait grows from attempt to attempt; null for no retries. */ retry_backoff: unknown;
    /** Only entries with this text. */ search: string;
    /** Short name in the gateway's addresses. */ slug: string;
    /** Limits of cost; null for none. */ spend_limits: unknown;
    /** Report of use to Stripe, to bill your own customers; null for none. */ stripe: unknown;
    /** Whether the period is fixed or slides along. */ technique: unknown;
    /** Balance in cents below which credits are bought. */ threshold: number;
    /** Prices by kind of token. */ token_pricing: unknown;
    /** Values the limit counts for. */ values: unknown;
    /** Length of the period. */ window: number;
    /** How Workers AI calls are billed: afterwards, or from the prepaid credits. */ workers_ai_billing_mode: unknown;
    /** What the cost is counted by. */ cost_type: string;
    /** Whether it is switched on. */ enable: boolean;
    /** Highest cost in a period, in dollars. */ limit: number;
    /** How the model's name is compared. */ model_rule: unknown;
    /** Limits, each with what it counts. */ rules: unknown;
    /** Marks the kind of step. */ type: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Gateway to work on, as `aiGateway.list` shows it. @from aiGateway.list */ gateway_id: string;
    /** Custom hostname of the gateway. @from aiGateway.customDomains.list */ hostname: string;
    /** Provider of models whose address is asked for, such as `openai` or `workers-ai`. */ provider: string;
    /** Version of the route to read; each change of a route makes one. */ version_id: string;
  }

  export interface GatewaySettings {
    /** Whether cached answers are dropped when the gateway's settings change. */ cache_invalidate_on_update: boolean;
    /** Time for which equal requests are answered from the cache; null or 0 for never. @min 0 @unit seconds */ cache_ttl: Integer | null;
    /** Whether requests and answers are logged. */ collect_logs: boolean;
    /** Length of the period of the limit; null for no limit. @min 0 @unit seconds */ rate_limiting_interval: Integer | null;
    /** Requests allowed in a period; null for no limit. @min 0 */ rate_limiting_limit: Integer | null;
    /** Whether callers must show a token of the gateway. */ authentication?: boolean;
    /** Most logs that are kept; null for the plan's limit. @min 10000 @max 10000000 */ log_management?: Integer | null;
    /** Whether logs go to Logpush. */ logpush?: boolean;
    /** Public key with which pushed logs are encrypted; null for none. @minLength 16 @maxLength 1024 */ logpush_public_key?: string | null;
    /** Wait before the next attempt. @min 0 @max 60000 @unit milliseconds */ retry_delay?: Integer | null;
    /** Attempts at the most; null for no retries. @min 1 @max 5 */ retry_max_attempts?: Integer | null;
    /** Secrets store that holds the provider keys; null for none. */ store_id?: string | null;
    /** Whether providers must not retain data. */ zdr?: boolean;
    /** If true, providers are called only with your own keys and never billed through Cloudflare's unified billing. */ byok_only?: boolean;
    /** DLP profiles or policies that requests and responses are checked against. */ dlp?: DLPProfiles | DLPPolicies;
    /** Check of texts for harmful content; null for none. */ guardrails?: Guardrails | null;
    /** Whether logs are sorted by kind. */ log_classification?: boolean;
  }

  export interface AIGatewayCreateParams extends InAccount, GatewaySettings {
    /** Name of the gateway in its address; you choose it, unique in the account. @minLength 1 @maxLength 64 @example "my-gateway" */ id: string;
    log_management_strategy?: 'STOP_INSERTING' | 'DELETE_OLDEST' | null | (string & {});
    rate_limiting_technique?: 'fixed' | 'sliding' | null | (string & {});
    retry_backoff?: 'constant' | 'linear' | 'exponential' | null | (string & {});
    /** @default "postpaid" */
    workers_ai_billing_mode?: 'postpaid' | 'unified' | (string & {});
    otel?: AIGatewayCreateParams.Otel[] | null;
    spend_limits?: AIGatewayCreateParams.SpendLimits | null;
    stripe?: AIGatewayCreateParams.Stripe | null;
  }
  export namespace AIGatewayCreateParams {
    export interface Otel {
      headers: { [key: string]: string };
      /** Address of the OpenTelemetry collector that receives the traces. @format uri */ url: string;
      authorization?: string;
      /** Form of what is sent. */ content_type?: 'json' | 'protobuf' | (string & {});
    }
    export interface SpendLimits {
      /** Whether the limits are applied. */ enabled?: boolean;
      /** Limits on spending; each holds for a period, and for the requests that match it. */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule {
        /** @min 0 */ limit: number;
        limitType: 'cost';
        /** @unit seconds @min 1 */ window: number;
        /** Name of the gateway in its address; you choose it, unique in the account. */ id?: string;
        /** Whether the rule is applied. */ enabled?: boolean;
        /** Metadata keys of the requests the limit counts, each with the value it must have or how it splits them. */
        metadata?: { [key: string]: Rule.Mode | MetadataFilter };
        /** Models that the limit is for. */ model?: RuleModel;
        /** Providers that the limit is for. */ provider?: RuleProvider;
        technique?: 'fixed' | 'sliding' | (string & {});
      }
      export namespace Rule {
        export interface Mode {
          mode: 'partition';
        }
      }
    }
    export interface Stripe {
      authorization: string;
      /** Events that are reported. */ usage_events: AIGateway.Stripe.UsageEvent[];
    }
  }

  export interface StoredGateway {
    /** Name of the gateway in its address; chosen when it was created. @minLength 1 @maxLength 64 @example "my-gateway" */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    /** Whether it is the account's default gateway. */ is_default?: boolean;
    log_management_strategy?: 'STOP_INSERTING' | 'DELETE_OLDEST' | null;
    /** @maxItems 5 */ otel?: Otel[] | null;
    rate_limiting_technique?: 'fixed' | 'sliding' | null;
    retry_backoff?: 'constant' | 'linear' | 'exponential' | null;
    stripe?: Stripe | null;
    /** @default "postpaid" */
    workers_ai_billing_mode?: 'postpaid' | 'unified';
  }

  export interface SpendRule {
    /** @exclusiveMin 0 */ limit: number;
    limitType: 'cost';
    /** @exclusiveMin 0 @unit seconds */ window: Integer;
    /** Whether the rule is applied. @default true */ enabled?: boolean;
    /** Metadata keys of the requests the limit counts, each with the value it must have or how it splits them. */
    metadata?: { [key: string]: /** @discriminator mode */ AIGatewayCreateParams.SpendLimits.Rule.Mode | MetadataFilter };
    /** Models that the limit is for. */ model?: RuleModel;
    /** Providers that the limit is for. */ provider?: RuleProvider;
    /** @default "sliding" */ technique?: 'fixed' | 'sliding';
  }

  export interface AIGatewayCreateResponse extends GatewaySettings, StoredGateway {
    spend_limits?: AIGatewayCreateResponse.SpendLimits | null;
  }
  export namespace AIGatewayCreateResponse {
    export interface SpendLimits {
      /** Whether the limits are applied. @default false */ enabled?: boolean;
      /** @maxItems 20 */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule extends SpendRule {
        /** Identifies the rule within the gateway. @minLength 1 @default "226d4650" */ id?: string;
      }
    }
  }

  export interface AIGatewayUpdateParams extends InAccount, GatewaySettings {
    log_management_strategy?: 'STOP_INSERTING' | 'DELETE_OLDEST' | null | (string & {});
    /** @maxItems 5 */ otel?: Otel[] | null;
    rate_limiting_technique?: 'fixed' | 'sliding' | null | (string & {});
    retry_backoff?: 'constant' | 'linear' | 'exponential' | null | (string & {});
    spend_limits?: AIGatewayUpdateParams.SpendLimits | null;
    stripe?: Stripe | null;
    /** @default "postpaid" */
    workers_ai_billing_mode?: 'postpaid' | 'unified' | (string & {});
  }
  export namespace AIGatewayUpdateParams {
    export interface SpendLimits {
      /** Whether the limits are applied. @default false */ enabled?: boolean;
      /** @maxItems 20 */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule {
        /** @exclusiveMin 0 @min 0 */ limit: number;
        limitType: 'cost';
        /** @exclusiveMin 0 @unit seconds @min 1 */ window: Integer;
        /** Identifies the rule within the gateway. @minLength 1 @default "f6a82e7c" */ id?: string;
        /** Whether the rule is applied. @default true */ enabled?: boolean;
        /** Metadata keys of the requests the limit counts, each with the value it must have or how it splits them. */
        metadata?: { [key: string]: /** @discriminator mode */ AIGatewayCreateParams.SpendLimits.Rule.Mode | MetadataFilter };
        /** Models that the limit is for. */ model?: RuleModel;
        /** Providers that the limit is for. */ provider?: RuleProvider;
        /** @default "sliding" */ technique?: 'fixed' | 'sliding' | (string & {});
      }
    }
  }

  export interface AIGatewayUpdateResponse extends GatewaySettings, StoredGateway {
    spend_limits?: AIGatewayUpdateResponse.SpendLimits | null;
  }
  export namespace AIGatewayUpdateResponse {
    export interface SpendLimits {
      /** Whether the limits are applied. @default false */ enabled?: boolean;
      /** @maxItems 20 */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule extends SpendRule {
        /** Identifies the rule within the gateway. @minLength 1 @default "733545e2" */ id?: string;
      }
    }
  }

  export interface AIGatewayListParams extends InAccount {
    search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export interface AIGatewayListResponse extends GatewaySettings, StoredGateway {
    spend_limits?: AIGatewayListResponse.SpendLimits | null;
  }
  export namespace AIGatewayListResponse {
    export interface SpendLimits {
      /** Whether the limits are applied. @default false */ enabled?: boolean;
      /** @maxItems 20 */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule extends SpendRule {
        /** Identifies the rule within the gateway. @minLength 1 @default "c3b432b3" */ id?: string;
      }
    }
  }

  export interface AIGatewayDeleteResponse extends GatewaySettings, StoredGateway {
    spend_limits?: AIGatewayDeleteResponse.SpendLimits | null;
  }
  export namespace AIGatewayDeleteResponse {
    export interface SpendLimits {
      /** Whether the limits are applied. @default false */ enabled?: boolean;
      /** @maxItems 20 */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule extends SpendRule {
        /** Identifies the rule within the gateway. @minLength 1 @default "b00ba072" */ id?: string;
      }
    }
  }

  export interface AIGatewayGetResponse extends GatewaySettings, StoredGateway {
    spend_limits?: AIGatewayGetResponse.SpendLimits | null;
  }
  export namespace AIGatewayGetResponse {
    export interface SpendLimits {
      /** Whether the limits are applied. @default false */ enabled?: boolean;
      /** @maxItems 20 */ rules?: SpendLimits.Rule[];
    }
    export namespace SpendLimits {
      export interface Rule extends SpendRule {
        /** Identifies the rule within the gateway. @minLength 1 @default "b89c8896" */ id?: string;
      }
    }
  }

  /** Measures by which logged calls can be judged, such as cost or speed. */
  export interface EvaluationTypes {
    /** List the evaluation types that an evaluation can use.
     *  @http GET /accounts/{account_id}/ai-gateway/evaluation-types
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns name type description mandatory enable modified_at */
    list(
      params: EvaluationTypeListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<EvaluationTypeListResponse>, EvaluationTypeListResponse>;
  }

  export interface EvaluationTypeListParams extends InAccount {
    /** @default "mandatory" */ order_by?: string;
    /** @default "desc" */ order_by_direction?: 'asc' | 'desc';
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface EvaluationTypeListResponse {
    /** Identifies the evaluation type; given by Cloudflare. */ id: string;
    /** @readOnly */ created_at: DateTime;
    description: string;
    enable: boolean;
    /** Whether it has to be given. */ mandatory: boolean;
    /** @readOnly */ modified_at: DateTime;
    /** Name of the evaluation type for people. */ name: string;
    /** Kind of evaluation, by its key. */ type: string;
  }

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

  export interface CustomProvider extends ProviderDescription {
    /** Identifies the custom provider; given by Cloudflare. @format uuid */ id: string;
    /** @format uri */ base_url: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    /** Name of the provider for people. */ name: string;
    slug: string;
    /** Picture of the provider, as a data URL. */ logo?: string;
  }

  export interface CustomProviderListParams extends InAccount {
    /** Only providers that are still on trial, or only the others. */ beta?: boolean;
    /** Only providers that are switched on, or only the others. */ enable?: boolean;
    search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export interface CustomProviderEditParams extends InAccount, ProviderDescription {
    /** @format uri */ base_url?: string;
    /** Picture of the provider, as a data URL. */ logo?: string;
    /** Name of the provider for people. @minLength 1 */ name?: string;
    slug?: string;
  }

  /** Recorded model calls with cost, tokens, timing and feedback. */
  export interface Logs {
    /** Search a gateway's log by cost, tokens, duration, cache state or feedback.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/logs
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns model provider status_code tokens_in tokens_out duration created_at */
    list(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: LogListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<LogListResponse>, LogListResponse>;

    /** Delete the log entries of a gateway that match filters, up to a limit.
     *
     *  Without filters every log of the gateway is deleted.
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

    /** Get one gateway log entry with its cost, tokens and timing.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/logs/{id}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(id: string, params: LogParams, options?: RequestOptions): APIPromise<LogGetResponse>;

    /** Get the request payload kept for a gateway log entry.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/logs/{id}/request
     *  @unwrapped
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    request(id: string, params: LogParams, options?: RequestOptions): APIPromise<unknown>;

    /** Get the response payload kept for a gateway log entry.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/logs/{id}/response
     *  @unwrapped
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    response(id: string, params: LogParams, options?: RequestOptions): APIPromise<unknown>;
  }

  export interface LogListParams extends InAccount {
    /** Only entries answered from the cache, or only the others. @deprecated */ cached?: boolean;
    /** @deprecated */ direction?: 'asc' | 'desc';
    /** Only logs before this time. @deprecated */ end_date?: DateTime;
    /** Whether the answer was judged good (1) or bad (0). @deprecated */ feedback?: 0 | 1;
    filters?: LogListParams.Filter[];
    /** Only logs up to this cost. @deprecated @min 0 */ max_cost?: number;
    /** Only logs up to this duration. @deprecated @unit milliseconds @min 0 */ max_duration?: number;
    /** Only logs with at most so many tokens sent. @deprecated @min 0 */ max_tokens_in?: number;
    /** Only logs with at most so many tokens returned. @deprecated @min 0 */ max_tokens_out?: number;
    /** Only logs with at most so many tokens in all. @deprecated @min 0 */ max_total_tokens?: number;
    /** If true, the lowest and highest values come along. */ meta_info?: boolean;
    /** Only logs from this cost on. @deprecated @min 0 */ min_cost?: number;
    /** Only logs from this duration on. @deprecated @unit milliseconds @min 0 */ min_duration?: number;
    /** Only logs with at least so many tokens sent. @deprecated @min 0 */ min_tokens_in?: number;
    /** Only logs with at least so many tokens returned. @deprecated @min 0 */ min_tokens_out?: number;
    /** Only logs with at least so many tokens in all. @deprecated @min 0 */ min_total_tokens?: number;
    /** Only entries that this model answered. @deprecated */ model?: string;
    /** Only entries of this kind of model, such as text generation. @deprecated */ model_type?: string;
    /** @default "created_at" */
    order_by?: 'created_at' | 'provider' | 'model' | 'model_type' | 'success' | 'cached' | (string & {});
    /** @default "desc" */ order_by_direction?: 'asc' | 'desc';
    /** Only entries that this provider answered, such as `openai`. @deprecated */ provider?: string;
    /** Only entries whose request had this MIME type. @deprecated */ request_content_type?: string;
    /** Only entries whose answer had this MIME type. @deprecated */ response_content_type?: string;
    search?: string;
    /** Only logs from this time on. @deprecated */ start_date?: DateTime;
    /** @deprecated */ success?: boolean;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
  }
  export namespace LogListParams {
    export interface Filter {
      /** Property the condition is about. */ key:
        | 'id' | 'created_at' | 'request_content_type' | 'response_content_type' | 'request_type' | 'success'
        | 'cached' | 'provider' | 'model' | 'model_type' | 'cost' | 'tokens' | 'tokens_in' | 'tokens_out'
        | 'duration' | 'feedback' | 'event_id' | 'metadata.key' | 'metadata.value' | 'authentication'
        | 'wholesale' | 'compatibilityMode' | 'dlp_action' | 'user_agent' | (string & {});
      /** How the property is compared. */ operator: 'eq' | 'neq' | 'contains' | 'lt' | 'gt' | (string & {});
      /** What the property is compared with. */ value: (string | number | boolean | null)[];
    }
  }

  export interface LogListResponse {
    /** Identifies the log entry; given by Cloudflare. */ id: string;
    /** Whether the answer came from the cache. */ cached: boolean;
    /** @readOnly */ created_at: DateTime;
    /** Time until the answer was complete. @unit milliseconds */ duration: Integer;
    /** Model that answered. */ model: string;
    /** Path of the request at the provider. */ path: string;
    /** Provider that answered, such as `openai`. */ provider: string;
    success: boolean;
    /** Tokens sent; null if not known. */ tokens_in: Integer | null;
    /** Tokens returned; null if not known. */ tokens_out: Integer | null;
    /** Estimated cost, in dollars. */ cost?: number;
    /** Whether the cost was given by the caller. */ custom_cost?: boolean;
    /** Custom metadata of requests, by name. */ metadata?: string;
    /** Kind of model, such as text generation. */ model_type?: string;
    /** MIME type of the request. */ request_content_type?: string;
    /** Kind of the request, such as chat. */ request_type?: string;
    /** MIME type of the answer. */ response_content_type?: string;
    /** HTTP status of the answer. */ status_code?: Integer;
    /** Number of the attempt or fallback that answered. */ step?: Integer;
  }

  export interface LogDeleteParams extends InAccount {
    /** @query */ filters?: LogListParams.Filter[];
    /** Most entries that are deleted. @query @min 0 @max 10000 @default 10000 */ limit?: Integer;
    /** @query @default "created_at" */ order_by?:
      | 'created_at' | 'provider' | 'model' | 'model_type' | 'success' | 'cached' | 'cost' | 'tokens_in'
      | 'tokens_out' | 'duration' | 'feedback' | (string & {});
    /** @query @default "asc" */ order_by_direction?: 'asc' | 'desc';
  }

  export interface LogDeleteResponse {
    success: boolean;
  }

  export interface InGateway {
    /** Gateway the entry belongs to. @minLength 1 @maxLength 64 @example "my-gateway" @from aiGateway.list */ gateway_id: string;
  }

  export interface LogEditParams extends InAccount, InGateway {
    /** Whether the answer was judged good (1) or bad (0). @min -1 @max 1 */ feedback?: number | null;
    /** Custom metadata of requests, by name. */ metadata?: { [key: string]: string | number | boolean } | null;
    /** Your rating of the answer, 0 to 100; null for none. @min 0 @max 100 */ score?: number | null;
  }

  export type LogEditResponse = JsonValue;

  export interface LogParams extends InAccount, InGateway {}

  export interface LogGetResponse extends LogListResponse {
    /** Start of the request's text. */ request_head?: string;
    /** Whether that is the whole request. */ request_head_complete?: boolean;
    /** Length of what was sent. @unit bytes */ request_size?: Integer;
    /** Start of the answer's text. */ response_head?: string;
    /** Whether that is the whole answer. */ response_head_complete?: boolean;
    /** Size of the answer. @unit bytes */ response_size?: Integer;
  }

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
    ): APIPromise<DatasetResult>;

    /** Replace the name, filters and enabled flag of a gateway dataset.
     *  @http PUT /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/datasets/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise */
    update(id: string, params: DatasetUpdateParams, options?: RequestOptions): APIPromise<DatasetResult>;

    /** List a gateway's datasets by name, text or enabled flag.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/datasets
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @columns name filters enable created_at modified_at
     *  @key name */
    list(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: DatasetListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<DatasetResult>, DatasetResult>;

    /** Delete a dataset from a gateway.
     *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/datasets/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise */
    delete(id: string, params: LogParams, options?: RequestOptions): APIPromise<DatasetResult>;

    /** Get one gateway dataset with its filters.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/datasets/{id}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise */
    get(id: string, params: LogParams, options?: RequestOptions): APIPromise<DatasetResult>;
  }

  export interface DatasetCreateParams extends InAccount {
    enable: boolean;
    filters: Filter[];
    /** Name of the dataset for people. @minLength 1 @example "Questions of the first week" */ name: string;
  }

  export interface DatasetResult extends InGateway {
    /** Identifies the dataset; given by Cloudflare. */ id: string;
    /** @readOnly */ created_at: DateTime;
    enable: boolean;
    filters: Filter[];
    /** @readOnly */ modified_at: DateTime;
    /** Name of the dataset for people. */ name: string;
  }

  export interface DatasetUpdateParams extends InAccount, InGateway {
    enable: boolean;
    filters: Filter[];
    /** Name of the dataset for people. @minLength 1 @example "Questions of the first week" */ name: string;
  }

  export interface DatasetListParams extends InAccount {
    /** Only datasets that are switched on, or only the others. */ enable?: boolean;
    /** Only datasets with this name. @minLength 1 */ name?: string;
    search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  /** Judgments of logged calls against chosen measures. */
  export interface Evaluations {
    /** Create an evaluation of datasets.
     *
     *  Runs in the background; `processed` tells when the results are there.
     *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/evaluations
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @waits aiGateway.evaluations.get processed done=true id=id */
    create(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: EvaluationCreateParams,
      options?: RequestOptions,
    ): APIPromise<Evaluation>;

    /** List a gateway's evaluations by name, text or processed state.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/evaluations
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @columns name datasets total_logs processed created_at modified_at
     *  @key name */
    list(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: EvaluationListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<Evaluation>, Evaluation>;

    /** Delete one evaluation from a gateway.
     *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/evaluations/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise */
    delete(id: string, params: LogParams, options?: RequestOptions): APIPromise<Evaluation>;

    /** Get one gateway evaluation and its results.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/evaluations/{id}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise */
    get(id: string, params: LogParams, options?: RequestOptions): APIPromise<Evaluation>;
  }

  export interface EvaluationCreateParams extends InAccount {
    /** Datasets whose logs are evaluated. @minItems 1 @maxItems 5 @example ["4d3c2b1a-9f8e-4d7c-8b6a-5e4f3d2c1b0a"] */ dataset_ids: string[];
    /** Kinds of evaluation to run. @minItems 1 @example ["cost"] */ evaluation_type_ids: string[];
    /** Name of the evaluation for people. @minLength 1 @example "Cost of the first week" */ name: string;
  }

  export interface Evaluation extends InGateway {
    /** Identifies the evaluation; given by Cloudflare. */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** Datasets that were evaluated. */ datasets: Evaluation.Dataset[];
    /** @readOnly */ modified_at: DateTime;
    /** Name of the evaluation for people. */ name: string;
    /** Whether the evaluation has been run. */ processed: boolean;
    /** Result of each kind of evaluation. */ results: Evaluation.Result[];
    /** Number of logs looked at. */ total_logs: number;
  }
  export namespace Evaluation {
    export interface Dataset extends DatasetResult {
      account_id: string;
      account_tag: string;
    }
    export interface Result {
      /** Identifies the result; given by Cloudflare. */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** Evaluation the result belongs to. */ evaluation_id: string;
      /** Kind of the evaluation. */ evaluation_type_id: string;
      /** @readOnly */ modified_at: DateTime;
      /** What came out. */ result: string;
      /** State of the result, as a number. */ status: number;
      /** State in words. */ status_description: string;
      /** Number of logs looked at. */ total_logs: number;
    }
  }

  export interface EvaluationListParams extends InAccount {
    /** Only evaluations with this name. @minLength 1 */ name?: string;
    /** Only evaluations that have been run, or only the others. */ processed?: boolean;
    search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  /** Flows that choose a model per call by conditions, shares or limits. */
  export interface DynamicRouting {
    /** Create a dynamic route in a gateway from its routing elements.
     *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "gateway_id": "my-gateway", "name": "support",
     *    "elements": [{ "id": "start", "type": "start", "outputs": { "next": { "elementId": "end" } } }, { "id": "end", "type": "end", "outputs": {} }]
     *  } */
    create(gatewayID: string, params: DynamicRoutingCreateParams, options?: RequestOptions): APIPromise<DynamicRoutingResult>;

    /** Edit a dynamic route, leaving its versions as they are.
     *  @http PATCH /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}
     *  @unwrapped
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(id: string, params: DynamicRoutingUpdateParams, options?: RequestOptions): APIPromise<DynamicRoutingUpdateResponse>;

    /** List the dynamic routes of a gateway.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes
     *  @unwrapped
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns name id created_at modified_at
     *  @key name */
    list(gatewayID: string, params: DynamicRoutingListParams, options?: RequestOptions): APIPromise<DynamicRoutingListResponse>;

    /** Delete a dynamic route from a gateway.
     *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(id: string, params: DynamicRoutingParams, options?: RequestOptions): APIPromise<DynamicRoutingData>;

    /** Deploy a chosen version of a dynamic route.
     *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/deployments
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    createDeployment(
      id: string,
      params: DynamicRoutingCreateDeploymentParams,
      options?: RequestOptions,
    ): APIPromise<DynamicRoutingData>;

    /** Create a new version of a dynamic route.
     *
     *  It answers requests only once it is deployed (`createDeployment`).
     *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/versions
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @availability ga */
    createVersion(
      id: string,
      params: DynamicRoutingCreateVersionParams,
      options?: RequestOptions,
    ): APIPromise<DynamicRoutingData>;

    /** Get one dynamic route of a gateway.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(id: string, params: DynamicRoutingParams, options?: RequestOptions): APIPromise<DynamicRoutingResult>;

    /** Get one version of a dynamic route with its elements.
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
     *  @availability ga
     *  @columns deployment_id version_id created_at */
    listDeployments(
      id: string,
      params: DynamicRoutingParams,
      options?: RequestOptions,
    ): APIPromise<DynamicRoutingListDeploymentsResponse>;

    /** List every saved version of a dynamic route.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/versions
     *  @unwrapped
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns version_id active is_valid created_at */
    listVersions(
      id: string,
      params: DynamicRoutingParams,
      options?: RequestOptions,
    ): APIPromise<DynamicRoutingListVersionsResponse>;
  }

  export interface DynamicRoutingCreateParams extends InAccount {
    elements: (/** @discriminator type */
      | StartElement | ConditionalElement | PercentageElement | RateElement | ModelElement | EndElement
    )[];
    /** Name of the route; requests choose it as model `dynamic/<name>`. @minLength 1 @example "support" */ name: string;
  }

  export interface RouteDetails {
    /** Identifies the route; given by Cloudflare. */ id: string;
    elements: (/** @discriminator type */
      | StartElement | ConditionalElement | PercentageElement | RateElement | ModelElement | EndElement
    )[];
    /** Gateway the entry belongs to. @from aiGateway.list */ gateway_id: string;
    /** @readOnly */ modified_at: DateTime;
    /** Name of the route; requests choose it as model `dynamic/<name>`. */ name: string;
  }

  export interface DynamicRoutingResult extends RouteDetails {
    /** @readOnly */ created_at: DateTime;
    /** Version that answers now. */ deployment: Deployment;
    /** The version with its steps. */ version: Version;
  }

  export interface DynamicRoutingUpdateParams extends InAccount {
    /** Gateway the entry belongs to. @example "54442216" @from aiGateway.list */ gateway_id: string;
    /** Name of the route; requests choose it as model `dynamic/<name>`. @minLength 1 */ name: string;
  }

  export interface DynamicRoutingUpdateResponse {
    /** The route with its active version. */ route: DynamicRoutingUpdateResponse.Route;
    success: boolean;
  }
  export namespace DynamicRoutingUpdateResponse {
    export interface Route extends RouteDetails {
      account_tag: string;
      /** @readOnly */ created_at: DateTime;
      /** Version that answers now. */ deployment: Deployment;
      /** The version with its steps. */ version: Version;
    }
  }

  export interface DynamicRoutingListParams extends InAccount, PageParams {}

  export interface DynamicRoutingListResponse {
    /** Routes of the gateway, with the place of the page. */ data: DynamicRoutingListResponse.Data;
    success: boolean;
  }
  export namespace DynamicRoutingListResponse {
    export interface Data {
      order_by: string;
      order_by_direction: string;
      page: number;
      per_page: number;
      /** Routes of the gateway. */ routes: DynamicRoutingUpdateResponse.Route[];
    }
  }

  export interface DynamicRoutingParams extends InAccount {
    /** Gateway the entry belongs to. @example "54442216" @from aiGateway.list */ gateway_id: string;
  }

  export interface DynamicRoutingData extends RouteDetails {
    /** @readOnly */ created_at: DateTime;
  }

  export interface DynamicRoutingCreateDeploymentParams extends InAccount {
    /** Gateway the entry belongs to. @example "54442216" @from aiGateway.list */ gateway_id: string;
    /** Version that is meant. @example "54442216" */ version_id: string;
  }

  export interface DynamicRoutingCreateVersionParams extends InAccount {
    /** Gateway the entry belongs to. @example "54442216" @from aiGateway.list */ gateway_id: string;
    elements: (/** @discriminator type */
      | StartElement | ConditionalElement | PercentageElement | RateElement | ModelElement | EndElement
    )[];
  }

  export interface DynamicRoutingGetVersionParams extends InAccount {
    /** Gateway the entry belongs to. @example "54442216" @from aiGateway.list */ gateway_id: string;
    /** Route whose version is asked for. @example "54442216" */ id: string;
  }

  export interface DynamicRoutingGetVersionResponse extends RouteDetails, Version {}

  export interface DynamicRoutingListDeploymentsResponse {
    /** Deployments of the route, with the place of the page. */ data: DynamicRoutingListDeploymentsResponse.Data;
    success: boolean;
  }
  export namespace DynamicRoutingListDeploymentsResponse {
    export interface Data {
      /** Deployments, newest first. */ deployments: Deployment[];
      order_by: string;
      order_by_direction: string;
      page: number;
      per_page: number;
    }
  }

  export interface DynamicRoutingListVersionsResponse {
    /** Versions of the route, with the place of the page. */ data: DynamicRoutingListVersionsResponse.Data;
    success: boolean;
  }
  export namespace DynamicRoutingListVersionsResponse {
    export interface Data {
      order_by: string;
      order_by_direction: string;
      page: number;
      per_page: number;
      /** Versions, newest first. */ versions: Version[];
    }
  }

  export interface Deployment {
    /** @readOnly */ created_at: string;
    /** Names the deployment that was made. */ deployment_id: string;
    /** Version that is deployed. */ version_id: string;
  }

  export interface StartElement {
    /** Identifies the step within the route; outputs of other steps name it. */ id: string;
    outputs: StartElement.Outputs;
    type: 'start';
  }
  export namespace StartElement {
    export interface Outputs {
      /** Step that follows when the request enters the route. */ next: Outputs.Next;
    }
    export namespace Outputs {
      export interface Next {
        elementId: string;
      }
    }
  }

  export interface ConditionalElement {
    /** Identifies the step within the route; outputs of other steps name it. */ id: string;
    outputs: ConditionalElement.Outputs;
    properties: ConditionalElement.Properties;
    type: 'conditional';
  }
  export namespace ConditionalElement {
    export interface Outputs {
      /** Step that follows if the condition does not hold. */ false: Outputs.False;
      /** Step that follows if the condition holds. */ true: Outputs.True;
    }
    export namespace Outputs {
      export interface False {
        elementId: string;
      }
      export interface True {
        elementId: string;
      }
    }
    export interface Properties {
      /** Condition on the request. */ conditions?: unknown;
    }
  }

  export interface PercentageElement {
    /** Identifies the step within the route; outputs of other steps name it. */ id: string;
    outputs: { [key: string]: PercentageElement.Outputs };
    type: 'percentage';
  }
  export namespace PercentageElement {
    export interface Outputs {
      elementId: string;
    }
  }

  export interface RateElement {
    /** Identifies the step within the route; outputs of other steps name it. */ id: string;
    outputs: RateElement.Outputs;
    properties: RateElement.Properties;
    type: 'rate';
  }
  export namespace RateElement {
    export interface Outputs {
      /** Step that follows once the limit is exceeded. */ fallback: Outputs.Fallback;
      success: Outputs.Success;
    }
    export namespace Outputs {
      export interface Fallback {
        elementId: string;
      }
      export interface Success {
        elementId: string;
      }
    }
    export interface Properties {
      /** Property the condition is about. */ key: string;
      /** @min 0 */ limit: number;
      limitType: 'count' | 'cost';
      /** @unit seconds @min 1 */ window: number;
    }
  }

  export interface ModelElement {
    /** Identifies the step within the route; outputs of other steps name it. */ id: string;
    outputs: RateElement.Outputs;
    properties: ModelElement.Properties;
    type: 'model';
  }
  export namespace ModelElement {
    export interface Properties {
      /** Model that is meant. */ model: string;
      /** Provider that is meant, such as `openai`. */ provider: string;
      /** Further attempts before the fallback. */ retries: number;
      /** Longest wait for the model. @unit milliseconds */ timeout: number;
    }
  }

  export interface EndElement {
    /** Identifies the step within the route; outputs of other steps name it. */ id: string;
    outputs: { [key: string]: PercentageElement.Outputs };
    type: 'end';
  }

  export interface Version {
    /** Whether the version is in use. */ active: 'true' | 'false';
    /** @readOnly */ created_at: string;
    /** Steps of the version, as JSON text. */ data: string;
    /** Identifies the version. */ version_id: string;
    /** Whether the steps fit together. */ is_valid?: boolean;
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
    ): APIPromise<ProviderConfig>;

    /** List the provider configurations of a gateway.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/provider_configs
     *  @plans free pro business enterprise
     *  @columns alias provider_slug secret_preview default_config rate_limit modified_at */
    list(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: ProviderConfigListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ProviderConfig>, ProviderConfig>;

    /** Replace the secret kept in a gateway's provider configuration.
     *  @http PUT /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/provider_configs/{id}
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-update-providers */
    update(id: string, params: ProviderConfigUpdateParams, options?: RequestOptions): APIPromise<ProviderConfig>;

    /** Delete a provider configuration, and the secret in it, from a gateway.
     *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/provider_configs/{id}
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-delete-providers */
    delete(id: string, params: LogParams, options?: RequestOptions): APIPromise<ProviderConfig>;
  }

  export interface ProviderConfigCreateParams extends InAccount {
    /** Name by which requests choose the key. @example "production" */ alias: string;
    /** Whether the key is used when none is chosen. */ default_config: boolean;
    /** Provider the key is for. @example "openai" */ provider_slug: string;
    /** Requests the key may make in a period. @min 0 */ rate_limit?: number;
    /** Length of that period. @default 60 @unit seconds @min 1 */ rate_limit_period?: number;
    /** The provider's key; never returned. @sensitive @minLength 1 */ secret?: string;
    /** Secret in the store that holds the key. */ secret_id?: string;
  }

  export interface ProviderConfig extends InGateway {
    /** Identifies the provider configuration; given by Cloudflare. */ id: string;
    /** Name by which requests choose the key. */ alias: string;
    /** Whether the key is used when none is chosen. */ default_config: boolean;
    /** @readOnly */ modified_at: DateTime;
    /** Provider the key is for. */ provider_slug: string;
    /** Secret in the store that holds the key. */ secret_id: string;
    /** Start and end of the key, to recognize it by. */ secret_preview: string;
    /** Requests the key may make in a period. */ rate_limit?: number;
    /** Length of that period. @default 60 @unit seconds */ rate_limit_period?: number;
  }

  export interface ProviderConfigListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export interface ProviderConfigUpdateParams extends InAccount, InGateway {
    /** The provider's key; never returned. @sensitive @minLength 1 */ secret: string;
  }

  /** The base address to send calls for one provider to. */
  export interface URLs {
    /** Get the gateway URL to use for requests to one provider.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/url/{provider}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(provider: string, params: LogParams, options?: RequestOptions): APIPromise<URLGetResponse>;
  }

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
    /** When credits are bought automatically. */ topup_config: Billing.Topup.ConfigGetResponse;
    /** Whether the first purchase succeeded. */ first_topup_success?: boolean;
  }
  export namespace BillingCreditBalanceResponse {
    export interface PaymentMethod {
      /** Brand of the card, such as visa. */ brand?: string;
      /** Last four digits of the card. */ last4?: string;
    }
  }

  export interface BillingInvoiceHistoryParams extends InAccount {
    /** Only invoices of automatic or of manual top-ups; `all` for both. @default "all" */ type?: 'auto' | 'all' | 'manual' | (string & {});
  }

  export interface BillingInvoiceHistoryResponse {
    /** Invoices of this page. */ invoices: BillingInvoiceHistoryResponse.Invoice[];
    /** Place of this page. */ pagination: BillingInvoiceHistoryResponse.Pagination;
  }
  export namespace BillingInvoiceHistoryResponse {
    export interface Invoice {
      /** Amount to be paid, in cents. */ amount_due: number;
      /** Amount that was paid, in cents. */ amount_paid: number;
      /** Amount still to be paid, in cents. */ amount_remaining: number;
      currency: string;
      /** Identifies the invoice. */ id?: string | null;
      /** Attempts to charge. */ attempt_count?: number;
      /** Whether a charge was tried. */ attempted?: boolean;
      /** Whether the invoice is finished automatically; null if not known. */ auto_advance?: boolean | null;
      /** Time at which it was made. @unit seconds since 1970 */ created?: number;
      /** What made it. */ created_by?: string;
      description?: string | null;
      /** What the invoice is for. */ invoice_origin?: string;
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

  export interface BillingInvoicePreviewResponse {
    /** Identifies the invoice. */ id: string;
    /** Amount to be paid, in cents. */ amount_due: number;
    /** Amount that was paid, in cents. */ amount_paid: number;
    /** Amount still to be paid, in cents. */ amount_remaining: number;
    currency: string;
    /** What is billed, line by line. */ invoice_lines: BillingInvoicePreviewResponse.InvoiceLine[];
    /** End of the billed period. @unit seconds since 1970 */ period_end: number;
    /** Start of the billed period. @unit seconds since 1970 */ period_start: number;
    /** State of the invoice. */ status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  }
  export namespace BillingInvoicePreviewResponse {
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
  export namespace BillingUsageHistoryResponse {
    export interface History {
      /** Identifies the entry. */ id: string;
      /** Use in the slot. */ aggregated_value: number;
      /** End of the period; null for now. @unit milliseconds since 1970 */ end_time: number;
      /** Start of the period; null for the beginning. @unit milliseconds since 1970 */ start_time: number;
    }
  }

  /** Your own hostnames at which a gateway answers. */
  export interface CustomDomains {
    /** List the custom domains of a gateway, by status or text.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/custom-domains
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-list-custom-domain
     *  @columns hostname status created_at modified_at
     *  @key hostname */
    list(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: CustomDomainListParams,
      options?: RequestOptions,
    ): APIPromise<CustomDomainListResponse>;

    /** Create a domain of one of your zones to a gateway, with a minimum TLS version.
     *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/custom-domains
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-create-custom-domain
     *  @waits aiGateway.customDomains.get status done=active failed=blocked,error id=hostname */
    create(
      /** @minLength 1 @maxLength 64 */ gatewayID: string,
      params: CustomDomainCreateParams,
      options?: RequestOptions,
    ): APIPromise<CustomDomainCreateResponse>;

    /** Get the state of one custom domain on a gateway.
     *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/custom-domains/{hostname}
     *  @permission AI Gateway Write; AI Gateway Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-fetch-custom-domain */
    get(
      /** @minLength 1 @maxLength 253 */ hostname: string,
      params: LogParams,
      options?: RequestOptions,
    ): APIPromise<CustomDomain>;

    /** Delete a custom domain from a gateway.
     *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/custom-domains/{hostname}
     *  @permission AI Gateway Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/aig-config-delete-custom-domain */
    delete(
      /** @minLength 1 @maxLength 253 */ hostname: string,
      params: LogParams,
      options?: RequestOptions,
    ): APIPromise<CustomDomain>;
  }

  export interface CustomDomainListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
    /** Only domains in this state. */ status?: 'initializing' | 'pending_dcv' | 'active' | 'blocked' | 'error' | (string & {});
    search?: string;
  }

  export type CustomDomainListResponse = {
    /** @example 1717459200000 @readOnly */ created_at: Integer;
    /** Gateway the entry belongs to. @minLength 1 @maxLength 64 @example "my-gateway" @from aiGateway.list */ gateway_id: string;
    /** @minLength 1 @maxLength 253 @example "ai.example.com" */ hostname: string;
    /** @example 1717459200000 @readOnly */ modified_at: Integer;
    /** Custom hostname behind it; null until it is made. */ ssl_hostname_id: string | null;
    /** State of the domain and its certificate. */ status: 'initializing' | 'pending_dcv' | 'active' | 'blocked' | 'error';
  }[];

  export interface CustomDomainCreateParams {
    account_id: ResourceID;
    /** Hostname under which the gateway shall be reached. @minLength 1 @maxLength 253 @example "ai.example.com" @format hostname */ domain: string;
    /** Oldest TLS version that is accepted. */ minTLS?: '1.0' | '1.1' | '1.2' | '1.3' | (string & {});
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ zone_id: ResourceID;
  }

  export interface CustomDomainCreateResponse {
    /** Name the hostname's CNAME has to point at. */ cname_target: string;
    /** @example 1717459200000 @readOnly */ created_at: Integer;
    /** Gateway the entry belongs to. @from aiGateway.list */ gateway_id: string;
    hostname: string;
    /** @example 1717459200000 @readOnly */ modified_at: Integer;
    /** State of the domain and its certificate. */ status: 'initializing' | 'pending_dcv' | 'active' | 'blocked' | 'error';
  }

  export interface CustomDomain extends InGateway {
    /** @example 1717459200000 @readOnly */ created_at: Integer;
    /** @minLength 1 @maxLength 253 @example "ai.example.com" */ hostname: string;
    /** @example 1717459200000 @readOnly */ modified_at: Integer;
    /** Custom hostname behind it; null until it is made. */ ssl_hostname_id: string | null;
    /** State of the domain and its certificate. */ status: 'initializing' | 'pending_dcv' | 'active' | 'blocked' | 'error';
  }

  export type AIGatewayListResponsesV4PagePaginationArray = V4PagePaginationArray<AIGatewayListResponse>;

  export interface DLPProfiles {
    /** Whether a finding blocks the request or only marks it. */ action: 'BLOCK' | 'FLAG';
    /** Whether requests and answers are scanned for the profiles. */ enabled: boolean;
    /** DLP profiles that are looked for. */ profiles: string[];
  }

  export interface DLPPolicies {
    /** Whether requests and answers are scanned by the policies. */ enabled: boolean;
    /** Checks with their actions. */ policies: DLPPolicies.Policy[];
  }
  export namespace DLPPolicies {
    export interface Policy {
      /** Identifies the policy within the gateway. */ id: string;
      /** Whether a finding blocks the request or only marks it. */ action: 'FLAG' | 'BLOCK';
      /** Whether requests, answers or both are checked. */ check: ('REQUEST' | 'RESPONSE')[];
      /** Whether the policy is applied. */ enabled: boolean;
      /** DLP profiles that are looked for. */ profiles: string[];
    }
  }

  export interface Guardrails {
    /** What is checked in what is sent. */ prompt: Guardrails.Prompt;
    /** What is done with each kind of hazard found in answers of the model. */ response: Guardrails.Prompt;
  }
  export namespace Guardrails {
    export interface Prompt {
      /** Prompt injection. */ P1?: 'FLAG' | 'BLOCK';
      /** Violent crimes. */ S1?: 'FLAG' | 'BLOCK';
      /** Hate. */ S10?: 'FLAG' | 'BLOCK';
      /** Suicide and self-harm. */ S11?: 'FLAG' | 'BLOCK';
      /** Sexual content. */ S12?: 'FLAG' | 'BLOCK';
      /** Elections. */ S13?: 'FLAG' | 'BLOCK';
      /** Crimes without violence. */ S2?: 'FLAG' | 'BLOCK';
      /** Sex crimes. */ S3?: 'FLAG' | 'BLOCK';
      /** Sexual exploitation of children. */ S4?: 'FLAG' | 'BLOCK';
      /** Defamation. */ S5?: 'FLAG' | 'BLOCK';
      /** Specialized advice. */ S6?: 'FLAG' | 'BLOCK';
      /** Privacy. */ S7?: 'FLAG' | 'BLOCK';
      /** Intellectual property. */ S8?: 'FLAG' | 'BLOCK';
      /** Indiscriminate weapons. */ S9?: 'FLAG' | 'BLOCK';
    }
  }

  export interface Otel {
    /** @sensitive */ headers: { [key: string]: /** @maxLength 4096 */ string };
    /** Address of the receiver. @format uri @maxLength 2048 */ url: string;
    /** @maxLength 256 @sensitive */ authorization?: string;
    /** Form of what is sent. @default "json" */ content_type?: 'json' | 'protobuf';
  }

  export interface MetadataFilter {
    mode: 'filter';
    values: string[];
  }

  export interface RuleModel {
    mode: 'filter';
    values: string[];
  }

  export interface RuleProvider {
    mode: 'filter';
    values: string[];
  }

  export interface Stripe {
    /** @sensitive */ authorization: string;
    /** Events that are reported. */ usage_events: Stripe.UsageEvent[];
  }
  export namespace Stripe {
    export interface UsageEvent {
      /** Body of the event, as a template. */ payload: string;
    }
  }

  export type CustomProviderListResponsesV4PagePaginationArray = V4PagePaginationArray<CustomProvider>;

  export type DatasetListResponsesV4PagePaginationArray = V4PagePaginationArray<DatasetResult>;

  export interface Filter {
    /** Property of the log entry that is compared. */ key:
      | 'created_at' | 'request_content_type' | 'response_content_type' | 'success' | 'cached' | 'provider'
      | 'model' | 'cost' | 'tokens' | 'tokens_in' | 'tokens_out' | 'duration' | 'feedback';
    /** How the property is compared. */ operator: 'eq' | 'contains' | 'lt' | 'gt';
    /** What the property is compared with. */ value: (string | number | boolean)[];
  }

  export type EvaluationListResponsesV4PagePaginationArray = V4PagePaginationArray<Evaluation>;

  export type EvaluationTypeListResponsesV4PagePaginationArray = V4PagePaginationArray<EvaluationTypeListResponse>;

  export type LogListResponsesV4PagePaginationArray = V4PagePaginationArray<LogListResponse>;

  export type LogRequestResponse = JsonValue;

  export type LogResponseResponse = JsonValue;

  export type ProviderConfigListResponsesV4PagePaginationArray = V4PagePaginationArray<ProviderConfig>;

  export interface GetTopupLimitsResult {
    /** @example "USD" */ currency: string;
    /** Highest amount that can be set. */ max_cents: Integer;
    /** Lowest amount that can be set. @example 1000 */ min_cents: Integer;
  }
}

export declare namespace AIGateway.CustomProviders {
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

export declare namespace AIGateway.Billing {
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
    limits(params: InAccount, options?: RequestOptions): APIPromise<GetTopupLimitsResult>;
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

export declare namespace AIGateway.Billing.Topup {
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
    /** Why automatic purchases stopped; null if they go on. */ disabledReason?: string | null;
    /** Error of the last purchase; null if there was none. */ error?: string | null;
    /** Time of the last failed purchase; null if there was none. @unit milliseconds since 1970 */ lastFailedAt?: number | null;
    threshold: number | null;
  }
}
