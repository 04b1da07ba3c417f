import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from '../_shared.ts';
import type { Billing, BillingCreditBalanceResponse, BillingInvoiceHistoryParams, BillingInvoiceHistoryResponse, BillingInvoicePreviewResponse, BillingUsageHistoryParams, BillingUsageHistoryResponse } from './billing.ts';
import type { CustomProvider, CustomProviderCreateParams, CustomProviderEditParams, CustomProviderListParams, CustomProviderListResponsesV4PagePaginationArray, CustomProviders, ProviderDescription } from './custom-providers.ts';
import type { DatasetCreateParams, DatasetListParams, DatasetListResponsesV4PagePaginationArray, DatasetResult, DatasetUpdateParams, Datasets } from './datasets.ts';
import type { ConditionalElement, Deployment, DynamicRouting, DynamicRoutingCreateDeploymentParams, DynamicRoutingCreateParams, DynamicRoutingCreateVersionParams, DynamicRoutingData, DynamicRoutingGetVersionParams, DynamicRoutingGetVersionResponse, DynamicRoutingListDeploymentsResponse, DynamicRoutingListParams, DynamicRoutingListResponse, DynamicRoutingListVersionsResponse, DynamicRoutingParams, DynamicRoutingResult, DynamicRoutingUpdateParams, DynamicRoutingUpdateResponse, EndElement, ModelElement, PercentageElement, RateElement, RouteDetails, StartElement } from './dynamic-routing.ts';
import type { Evaluation, EvaluationCreateParams, EvaluationListParams, EvaluationListResponsesV4PagePaginationArray, Evaluations } from './evaluations.ts';
import type { InGateway, LogDeleteParams, LogDeleteResponse, LogEditParams, LogEditResponse, LogGetResponse, LogListParams, LogListResponse, LogListResponsesV4PagePaginationArray, LogParams, LogRequestResponse, LogResponseResponse, Logs } from './logs.ts';

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
    /** Limited quantity: cost. */ limitType: unknown;
    /** Behavior once the log limit is reached: stop logging, or delete the oldest entries. */ log_management_strategy: unknown;
    /** Each value has a limit of its own. */ mode: unknown;
    /** Property by which the entries are sorted. */ order_by: unknown;
    /** Whether the lowest or the highest come first. */ order_by_direction: unknown;
    /** OpenTelemetry receivers of traces; null for none. */ otel: unknown;
    /** Step that follows, by outcome. */ outputs: unknown;
    /** Settings of the step. */ properties: unknown;
    /** Whether the period is fixed or slides along. */ rate_limiting_technique: unknown;
    /** Growth of the wait between attempts; null for no retries. */ retry_backoff: unknown;
    /** Only entries with this text. */ search: string;
    /** Short name in the gateway's addresses. */ slug: string;
    /** Limits of cost; null for none. */ spend_limits: unknown;
    /** Report of use to Stripe, to bill your own customers; null for none. */ stripe: unknown;
    /** Whether the period is fixed or slides along. */ technique: unknown;
    /** Balance in cents below which credits are bought. */ threshold: number;
    /** Prices by kind of token. */ token_pricing: unknown;
    /** Values the limit counts for. */ values: unknown;
    /** Length of the period. */ window: number;
    /** Billing of Workers AI calls: afterwards, or from the prepaid credits. */ workers_ai_billing_mode: unknown;
    /** Basis for counting the cost. */ cost_type: string;
    /** Whether it is switched on. */ enable: boolean;
    /** Highest cost in a period, in dollars. */ limit: number;
    /** Comparison operator for the model's name. */ model_rule: unknown;
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

  export { type Billing, type BillingCreditBalanceResponse, type BillingInvoiceHistoryParams, type BillingInvoiceHistoryResponse, type BillingInvoicePreviewResponse, type BillingUsageHistoryParams, type BillingUsageHistoryResponse, type ConditionalElement, type CustomProvider, type CustomProviderCreateParams, type CustomProviderEditParams, type CustomProviderListParams, type CustomProviderListResponsesV4PagePaginationArray, type CustomProviders, type DatasetCreateParams, type DatasetListParams, type DatasetListResponsesV4PagePaginationArray, type DatasetResult, type DatasetUpdateParams, type Datasets, type Deployment, type DynamicRouting, type DynamicRoutingCreateDeploymentParams, type DynamicRoutingCreateParams, type DynamicRoutingCreateVersionParams, type DynamicRoutingData, type DynamicRoutingGetVersionParams, type DynamicRoutingGetVersionResponse, type DynamicRoutingListDeploymentsResponse, type DynamicRoutingListParams, type DynamicRoutingListResponse, type DynamicRoutingListVersionsResponse, type DynamicRoutingParams, type DynamicRoutingResult, type DynamicRoutingUpdateParams, type DynamicRoutingUpdateResponse, type EndElement, type Evaluation, type EvaluationCreateParams, type EvaluationListParams, type EvaluationListResponsesV4PagePaginationArray, type Evaluations, type InGateway, type LogDeleteParams, type LogDeleteResponse, type LogEditParams, type LogEditResponse, type LogGetResponse, type LogListParams, type LogListResponse, type LogListResponsesV4PagePaginationArray, type LogParams, type LogRequestResponse, type LogResponseResponse, type Logs, type ModelElement, type PercentageElement, type ProviderDescription, type RateElement, type RouteDetails, type StartElement };

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

  export interface SpendRuleScope {
    limitType: 'cost';
    /** Whether the rule is applied. @default true */ enabled?: boolean;
    /** Models that the limit is for. */ model?: RuleModel;
    /** Providers that the limit is for. */ provider?: RuleProvider;
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
      export interface Rule extends SpendRuleScope {
        /** @min 0 */ limit: number;
        /** @unit seconds @min 1 */ window: number;
        /** Name of the gateway in its address; you choose it, unique in the account. */ id?: string;
        enabled?: boolean;
        /** Metadata keys of the requests the limit counts, each with the value it must have or how it splits them. */
        metadata?: { [key: string]: Rule.Mode | MetadataFilter };
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

  export interface SpendRule extends SpendRuleScope {
    /** @exclusiveMin 0 */ limit: number;
    /** @exclusiveMin 0 @unit seconds */ window: Integer;
    /** Metadata keys of the requests the limit counts, each with the value it must have or how it splits them. */
    metadata?: { [key: string]: /** @discriminator mode */ AIGatewayCreateParams.SpendLimits.Rule.Mode | MetadataFilter };
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
      export interface Rule extends SpendRuleScope {
        /** @exclusiveMin 0 @min 0 */ limit: number;
        /** @exclusiveMin 0 @unit seconds @min 1 */ window: Integer;
        /** Identifies the rule within the gateway. @minLength 1 @default "f6a82e7c" */ id?: string;
        /** Metadata keys of the requests the limit counts, each with the value it must have or how it splits them. */
        metadata?: { [key: string]: /** @discriminator mode */ AIGatewayCreateParams.SpendLimits.Rule.Mode | MetadataFilter };
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

  export interface ProviderConfigSettings {
    /** Name by which requests choose the key. @example "production" */ alias: string;
    /** Whether the key is used when none is chosen. */ default_config: boolean;
    /** Provider the key is for. @example "openai" */ provider_slug: string;
    /** Requests the key may make in a period. @min 0 */ rate_limit?: number;
    /** Length of that period. @default 60 @unit seconds @min 1 */ rate_limit_period?: number;
    /** Secret in the store that holds the key. */ secret_id?: string;
  }

  export interface ProviderConfigCreateParams extends InAccount, ProviderConfigSettings {
    /** The provider's key; never returned. @sensitive @minLength 1 */ secret?: string;
  }

  export interface ProviderConfig extends InGateway, ProviderConfigSettings {
    /** Identifies the provider configuration; given by Cloudflare. */ id: string;
    alias: string;
    /** @readOnly */ modified_at: DateTime;
    provider_slug: string;
    secret_id: string;
    /** Start and end of the key, to recognize it by. */ secret_preview: string;
    rate_limit?: number;
    /** @default 60 @unit seconds */ rate_limit_period?: number;
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
    /** Checks on prompts. */ prompt: Guardrails.Prompt;
    /** Action for each hazard category in model responses. */ response: Guardrails.Prompt;
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

  export interface Filter {
    /** Property of the log entry that is compared. */ key:
      | 'created_at' | 'request_content_type' | 'response_content_type' | 'success' | 'cached' | 'provider'
      | 'model' | 'cost' | 'tokens' | 'tokens_in' | 'tokens_out' | 'duration' | 'feedback';
    /** Comparison operator. */ operator: 'eq' | 'contains' | 'lt' | 'gt';
    /** Value to compare the property with. */ value: (string | number | boolean)[];
  }

  export type EvaluationTypeListResponsesV4PagePaginationArray = V4PagePaginationArray<EvaluationTypeListResponse>;

  export type ProviderConfigListResponsesV4PagePaginationArray = V4PagePaginationArray<ProviderConfig>;

  export interface GetTopupLimitsResult {
    /** @example "USD" */ currency: string;
    /** Highest amount that can be set. */ max_cents: Integer;
    /** Lowest amount that can be set. @example 1000 */ min_cents: Integer;
  }
}

