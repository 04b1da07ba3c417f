import type {
  APIPromise,
  JsonObject,
  PagePromise,
  RequestOptions,
  Uploadable,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** AI Search: Managed retrieval: your content indexed for search and for AI answers.
 *  @product aiSearch AI Search
 *  @docs https://developers.cloudflare.com/ai-search/ */
export interface AISearch {
  readonly namespaces: AISearch.Namespaces;
  readonly instances: AISearch.Instances;
  readonly tokens: AISearch.Tokens;
}

export declare namespace AISearch {
  /** Groups of indexes that can be searched together. */
  export interface Namespaces {
    readonly instances: Namespaces.Instances;

    /** Create an AI Search namespace, with public endpoint options if wanted.
     *  @http POST /accounts/{account_id}/ai-search/namespaces
     *  @status 201
     *  @plans free pro business enterprise
     *  @availability beta */
    create(params: NamespaceCreateParams, options?: RequestOptions): APIPromise<NamespaceListResponse>;

    /** Replace a namespace's description and public endpoint options.
     *  @http PUT /accounts/{account_id}/ai-search/namespaces/{name}
     *  @plans free pro business enterprise
     *  @availability beta */
    update(name: string, params: NamespaceUpdateParams, options?: RequestOptions): APIPromise<NamespaceListResponse>;

    /** Page through AI Search namespaces, by text if wanted.
     *  @http GET /accounts/{account_id}/ai-search/namespaces
     *  @plans free pro business enterprise
     *  @availability beta */
    list(
      params: NamespaceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<NamespaceListResponse>, NamespaceListResponse>;

    /** Delete an AI Search namespace by name.
     *  @http DELETE /accounts/{account_id}/ai-search/namespaces/{name}
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(name: string, params: NamespaceDeleteParams, options?: RequestOptions): APIPromise<NamespaceDeleteResponse>;

    /** Answer a chat from the content of several instances in a namespace.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/chat/completions
     *  @unwrapped
     *  @plans free pro business enterprise
     *  @availability beta */
    chatCompletions(
      name: string,
      params: NamespaceChatCompletionsParams,
      options?: RequestOptions,
    ): APIPromise<NamespaceChatCompletionsResponse>;

    /** Read one AI Search namespace with its description and public endpoint.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}
     *  @plans free pro business enterprise
     *  @availability beta */
    read(name: string, params: NamespaceReadParams, options?: RequestOptions): APIPromise<NamespaceListResponse>;

    /** Search several instances of a namespace with one query.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/search
     *  @plans free pro business enterprise
     *  @availability beta */
    search(name: string, params: NamespaceSearchParams, options?: RequestOptions): APIPromise<NamespaceSearchResponse>;
  }

  export interface NamespaceCreateParams extends InAccount {
    name: string;
    /** @maxLength 256 */ description?: string | null;
    public_endpoint_params?: NamespaceCreateParams.PublicEndpointParams;
  }
  export namespace NamespaceCreateParams {
    export interface PublicEndpointParams {
      authorized_hosts?: string[];
      chat_completions_endpoint?: InstanceCreateParams.PublicEndpointParams.SearchEndpoint;
      /** @maxItems 1 */ custom_domains?: (/** @minLength 1 @maxLength 253 */ string)[] | null;
      /** @default true */ default_domain_enabled?: boolean;
      /** @default false */ enabled?: boolean;
      /** @maxItems 10 @default [] */ instances_allowed?: (/** @minLength 1 @maxLength 64 */ string)[];
      mcp?: InstanceCreateParams.PublicEndpointParams.Mcp;
      rate_limit?: InstanceCreateParams.PublicEndpointParams.RateLimit;
      search_endpoint?: InstanceCreateParams.PublicEndpointParams.SearchEndpoint;
    }
    export namespace PublicEndpointParams {
      export type ChatCompletionsEndpoint = InstanceCreateParams.PublicEndpointParams.SearchEndpoint;
      export type Mcp = InstanceCreateParams.PublicEndpointParams.Mcp;
      export type RateLimit = InstanceCreateParams.PublicEndpointParams.RateLimit;
      export type SearchEndpoint = InstanceCreateParams.PublicEndpointParams.SearchEndpoint;
    }
  }

  export import NamespaceCreateResponse = AISearch.NamespaceListResponse;

  export interface NamespaceUpdateParams extends InAccount {
    /** @maxLength 256 */ description?: string | null;
    public_endpoint_params?: NamespaceCreateParams.PublicEndpointParams | null;
  }
  export namespace NamespaceUpdateParams {
    export import PublicEndpointParams = NamespaceCreateParams.PublicEndpointParams;
  }

  export import NamespaceUpdateResponse = AISearch.NamespaceListResponse;

  export interface NamespaceListParams extends InAccount {
    /** @maxLength 256 @example "prod" */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface NamespaceListResponse {
    /** @readOnly */ created_at: DateTime;
    /** @example "production" */ name: string;
    /** @maxLength 256 */ description?: string | null;
    /** @readOnly */ public_endpoint_id?: string | null;
    public_endpoint_params?: NamespaceCreateParams.PublicEndpointParams | null;
  }
  export namespace NamespaceListResponse {
    export import PublicEndpointParams = NamespaceCreateParams.PublicEndpointParams;
  }

  export type NamespaceDeleteParams = InAccount;

  export type NamespaceDeleteResponse = unknown;

  export interface NamespaceChatCompletionsParams extends InAccount {
    ai_search_options: NamespaceSearchParams.AISearchOptions;
    /** @minItems 1 */ messages: InstanceSearchParams.Message[];
    model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '';
    stream?: boolean;
    [key: string]: unknown;
  }
  export namespace NamespaceChatCompletionsParams {
    export import AISearchOptions = NamespaceSearchParams.AISearchOptions;
    export import Message = InstanceSearchParams.Message;
  }

  export interface NamespaceChatCompletionsResponse {
    choices: InstanceChatCompletionsResponse.Choice[];
    chunks: NamespaceSearchResponse.Chunk[];
    id?: string;
    errors?: NamespaceSearchResponse.Error[];
    model?: string;
    object?: string;
    [key: string]: unknown;
  }
  export namespace NamespaceChatCompletionsResponse {
    export import Choice = InstanceChatCompletionsResponse.Choice;
    export import Chunk = NamespaceSearchResponse.Chunk;
    export type Error = NamespaceSearchResponse.Error;
  }

  export type NamespaceReadParams = InAccount;

  export import NamespaceReadResponse = AISearch.NamespaceListResponse;

  export interface NamespaceSearchParams extends InAccount {
    ai_search_options: NamespaceSearchParams.AISearchOptions;
    /** @minItems 1 */ messages?: InstanceSearchParams.Message[];
    /** @minLength 1 */ query?: string;
  }
  export namespace NamespaceSearchParams {
    export interface AISearchOptions {
      /** @minItems 1 */ instance_ids: (/** @minLength 1 @maxLength 64 */ string)[];
      cache?: InstanceSearchParams.AISearchOptions.Cache;
      query_rewrite?: InstanceSearchParams.AISearchOptions.QueryRewrite;
      reranking?: InstanceSearchParams.AISearchOptions.Reranking;
      retrieval?: InstanceSearchParams.AISearchOptions.Retrieval;
    }
    export namespace AISearchOptions {
      export type Cache = InstanceSearchParams.AISearchOptions.Cache;
      export type QueryRewrite = InstanceSearchParams.AISearchOptions.QueryRewrite;
      export type Reranking = InstanceSearchParams.AISearchOptions.Reranking;
      export import Retrieval = InstanceSearchParams.AISearchOptions.Retrieval;
    }
    export import Message = InstanceSearchParams.Message;
  }

  export interface NamespaceSearchResponse {
    chunks: NamespaceSearchResponse.Chunk[];
    query_kind: 'text' | 'image' | 'multimodal';
    errors?: NamespaceSearchResponse.Error[];
    search_query?: string;
  }
  export namespace NamespaceSearchResponse {
    export interface Chunk {
      id: string;
      instance_id: string;
      /** @min 0 @max 1 */ score: number;
      text: string;
      type: string;
      item?: InstanceSearchResponse.Chunk.Item;
      scoring_details?: InstanceSearchResponse.Chunk.ScoringDetails;
    }
    export namespace Chunk {
      export type Item = InstanceSearchResponse.Chunk.Item;
      export type ScoringDetails = InstanceSearchResponse.Chunk.ScoringDetails;
    }
    export interface Error {
      instance_id: string;
      message: string;
    }
  }

  /** Single indexes over a data source, with model, chunking and cache settings. */
  export interface Instances {
    readonly jobs: Instances.Jobs;

    /** Create an AI Search instance with its models, chunking and cache settings.
     *  @http POST /accounts/{account_id}/ai-search/instances
     *  @status 201
     *  @plans free pro business enterprise
     *  @availability beta */
    create(params: InstanceCreateParams, options?: RequestOptions): APIPromise<InstanceReadResponse>;

    /** Replace the models, chunking and cache settings of an AI Search instance.
     *  @http PUT /accounts/{account_id}/ai-search/instances/{id}
     *  @plans free pro business enterprise
     *  @availability beta */
    update(id: string, params: InstanceUpdateParams, options?: RequestOptions): APIPromise<InstanceReadResponse>;

    /** Page through AI Search instances, by namespace or text, in a chosen order.
     *  @http GET /accounts/{account_id}/ai-search/instances
     *  @plans free pro business enterprise
     *  @availability beta */
    list(
      params: InstanceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<InstanceListResponse>, InstanceListResponse>;

    /** Delete an AI Search instance and the index it holds.
     *  @http DELETE /accounts/{account_id}/ai-search/instances/{id}
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(id: string, params: InstanceDeleteParams, options?: RequestOptions): APIPromise<InstanceReadResponse>;

    /** Answer a chat from an AI Search instance's content, streamed if wanted.
     *  @http POST /accounts/{account_id}/ai-search/instances/{id}/chat/completions
     *  @unwrapped
     *  @plans free pro business enterprise */
    chatCompletions(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: InstanceChatCompletionsParams,
      options?: RequestOptions,
    ): APIPromise<InstanceChatCompletionsResponse>;

    /** Read one AI Search instance with all its settings.
     *  @http GET /accounts/{account_id}/ai-search/instances/{id}
     *  @plans free pro business enterprise
     *  @availability beta */
    read(id: string, params: InstanceReadParams, options?: RequestOptions): APIPromise<InstanceReadResponse>;

    /** Retrieve matching chunks from an AI Search instance, with no generated answer.
     *  @http POST /accounts/{account_id}/ai-search/instances/{id}/search
     *  @plans free pro business enterprise
     *  @availability beta */
    search(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: InstanceSearchParams,
      options?: RequestOptions,
    ): APIPromise<InstanceSearchResponse>;

    /** Get the indexing statistics of an AI Search instance.
     *  @http GET /accounts/{account_id}/ai-search/instances/{id}/stats
     *  @plans free pro business enterprise
     *  @availability beta */
    stats(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: InstanceStatsParams,
      options?: RequestOptions,
    ): APIPromise<InstanceStatsResponse>;
  }

  export interface InstanceCreateParams extends InAccount {
    /** @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    ai_gateway_id?: string | null;
    ai_search_model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | null;
    /** @default true */ cache?: boolean;
    /** @default "close_enough" */ cache_threshold?: 'super_strict_match' | 'close_enough' | 'flexible_friend' | 'anything_goes';
    /** @default 172800 */ cache_ttl?: 600 | 1800 | 3600 | 7200 | 21600 | 43200 | 86400 | 172800 | 259200 | 518400;
    /** @default true */ chunk?: boolean;
    /** @min 0 @max 30 @default 10 */ chunk_overlap?: Integer;
    /** @min 64 */ chunk_size?: Integer;
    /** @maxItems 5 */ custom_metadata?: InstanceCreateParams.CustomMetadata[];
    embedding_model?: '@cf/qwen/qwen3-embedding-0.6b' | '@cf/qwen/qwen3-vl-embedding-2b' | '@cf/baai/bge-m3' | '@cf/baai/bge-large-en-v1.5' | '@cf/google/embeddinggemma-300m' | 'google-ai-studio/gemini-embedding-001' | 'google-ai-studio/gemini-embedding-2-preview' | 'google-ai-studio/gemini-embedding-2' | 'openai/text-embedding-3-small' | 'openai/text-embedding-3-large' | '' | null;
    /** @default "rrf" */ fusion_method?: 'max' | 'rrf';
    /** @default false @deprecated */ hybrid_search_enabled?: boolean;
    /** @default {"keyword":false,"vector":true} */ index_method?: InstanceCreateParams.IndexMethod;
    indexing_options?: InstanceCreateParams.IndexingOptions | null;
    /** @min 1 @max 50 @default 10 */ max_num_results?: Integer;
    metadata?: InstanceCreateParams.Metadata;
    public_endpoint_params?: InstanceCreateParams.PublicEndpointParams;
    /** @default false */ reranking?: boolean;
    reranking_model?: '@cf/baai/bge-reranker-base' | '' | null;
    retrieval_options?: InstanceCreateParams.RetrievalOptions | null;
    rewrite_model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | null;
    /** @default false */ rewrite_query?: boolean;
    /** @min 0 @max 1 @default 0.4 */ score_threshold?: number;
    source?: string | null;
    source_params?: InstanceCreateParams.SourceParams | null;
    /** @default 21600 */ sync_interval?: 900 | 1800 | 3600 | 7200 | 14400 | 21600 | 43200 | 86400;
    /** @format uuid */ token_id?: string;
    type?: 'r2' | 'web-crawler' | null;
  }
  export namespace InstanceCreateParams {
    export interface CustomMetadata {
      data_type: 'text' | 'number' | 'boolean' | 'datetime';
      /** @minLength 1 @maxLength 64 */ field_name: string;
    }
    export interface IndexMethod {
      keyword: boolean;
      vector: boolean;
    }
    export interface IndexingOptions {
      /** @default "porter" */ keyword_tokenizer?: 'porter' | 'trigram';
    }
    export interface Metadata {
      created_from_aisearch_wizard?: boolean;
      worker_domain?: string;
    }
    export interface PublicEndpointParams {
      authorized_hosts?: string[];
      chat_completions_endpoint?: PublicEndpointParams.SearchEndpoint;
      /** @maxItems 1 */ custom_domains?: (/** @minLength 1 @maxLength 253 */ string)[] | null;
      /** @default true */ default_domain_enabled?: boolean;
      /** @default false */ enabled?: boolean;
      mcp?: PublicEndpointParams.Mcp;
      rate_limit?: PublicEndpointParams.RateLimit;
      search_endpoint?: PublicEndpointParams.SearchEndpoint;
    }
    export namespace PublicEndpointParams {
      export type ChatCompletionsEndpoint = SearchEndpoint;
      export interface Mcp {
        description?: string;
        /** @default false */ disabled?: boolean;
      }
      export interface RateLimit {
        /** @min 60000 @max 3600000 @unit milliseconds */ period_ms?: Integer;
        /** @min 1 */ requests?: Integer;
        technique?: 'fixed' | 'sliding';
      }
      export interface SearchEndpoint {
        /** @default false */ disabled?: boolean;
      }
    }
    export interface RetrievalOptions {
      /** @maxItems 3 */ boost_by?: RetrievalOptions.BoostBy[];
      keyword_match_mode?: 'and' | 'or';
    }
    export namespace RetrievalOptions {
      export interface BoostBy {
        /** @minLength 1 @maxLength 64 @example "timestamp" */ field: string;
        direction?: 'asc' | 'desc' | 'exists' | 'not_exists';
      }
    }
    export interface SourceParams {
      /** @maxItems 10 */ exclude_items?: (/** @maxLength 500 */ string)[];
      /** @maxItems 10 */ include_items?: (/** @maxLength 500 */ string)[];
      prefix?: string;
      /** @default "default" */ r2_jurisdiction?: string;
      /** @default {"parse_type":"sitemap"} */ web_crawler?: SourceParams.WebCrawler;
    }
    export namespace SourceParams {
      export interface WebCrawler {
        discover_options?: WebCrawler.DiscoverOptions;
        parse_options?: WebCrawler.ParseOptions;
        /** @default "sitemap" */ parse_type?: 'sitemap' | 'discover';
      }
      export namespace WebCrawler {
        export interface DiscoverOptions {
          /** @min 1 @max 100000 @default 5 @example 5 */ depth?: number;
          /** @default false */ include_external_links?: boolean;
          /** @default false */ include_subdomains?: boolean;
          /** @min 1 @max 100000 @default 100000 @example 10000 */ limit?: number;
          /** @min 0 @max 604800 @unit seconds @default 86400 @example 86400 */ max_age?: number;
          /** @default "all" */ source?: 'all' | 'sitemaps' | 'links';
        }
        export interface ParseOptions {
          /** @minItems 1 @maxItems 10 */ content_selector?: ParseOptions.ContentSelector[];
          /** @sensitive */ include_headers?: { [key: string]: /** @maxLength 8192 */ string };
          /** @default false */ include_images?: boolean;
          /** @maxItems 10 */ specific_sitemaps?: (/** @format uri */ string)[];
          /** @default true */ use_browser_rendering?: boolean;
        }
        export namespace ParseOptions {
          export interface ContentSelector {
            /** @minLength 1 @maxLength 200 */ path: string;
            /** @minLength 1 @maxLength 200 */ selector: string;
          }
        }
      }
    }
  }

  export import InstanceCreateResponse = AISearch.InstanceReadResponse;

  export interface InstanceUpdateParams extends InAccount {
    ai_gateway_id?: string | null;
    ai_search_model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | null;
    /** @default true */ cache?: boolean;
    /** @default "close_enough" */ cache_threshold?: 'super_strict_match' | 'close_enough' | 'flexible_friend' | 'anything_goes';
    /** @default 172800 */ cache_ttl?: 600 | 1800 | 3600 | 7200 | 21600 | 43200 | 86400 | 172800 | 259200 | 518400;
    /** @default true */ chunk?: boolean;
    /** @min 0 @max 30 @default 10 */ chunk_overlap?: Integer;
    /** @min 64 */ chunk_size?: Integer;
    /** @maxItems 5 */ custom_metadata?: InstanceCreateParams.CustomMetadata[];
    embedding_model?: '@cf/qwen/qwen3-embedding-0.6b' | '@cf/qwen/qwen3-vl-embedding-2b' | '@cf/baai/bge-m3' | '@cf/baai/bge-large-en-v1.5' | '@cf/google/embeddinggemma-300m' | 'google-ai-studio/gemini-embedding-001' | 'google-ai-studio/gemini-embedding-2-preview' | 'google-ai-studio/gemini-embedding-2' | 'openai/text-embedding-3-small' | 'openai/text-embedding-3-large' | '' | null;
    /** @default "rrf" */ fusion_method?: 'max' | 'rrf';
    /** @default {"keyword":false,"vector":true} */ index_method?: InstanceCreateParams.IndexMethod;
    indexing_options?: InstanceCreateParams.IndexingOptions | null;
    /** @min 1 @max 50 @default 10 */ max_num_results?: Integer;
    metadata?: InstanceCreateParams.Metadata;
    /** @default false */ paused?: boolean;
    public_endpoint_params?: InstanceCreateParams.PublicEndpointParams;
    /** @default false */ reranking?: boolean;
    reranking_model?: '@cf/baai/bge-reranker-base' | '' | null;
    retrieval_options?: InstanceCreateParams.RetrievalOptions | null;
    rewrite_model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | null;
    /** @default false */ rewrite_query?: boolean;
    /** @min 0 @max 1 @default 0.4 */ score_threshold?: number;
    source?: string | null;
    source_params?: InstanceCreateParams.SourceParams | null;
    /** @default false */ summarization?: boolean;
    summarization_model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | null;
    /** @default 21600 */ sync_interval?: 900 | 1800 | 3600 | 7200 | 14400 | 21600 | 43200 | 86400;
    system_prompt_ai_search?: string | null;
    system_prompt_index_summarization?: string | null;
    system_prompt_rewrite_query?: string | null;
    /** @format uuid */ token_id?: string;
  }
  export namespace InstanceUpdateParams {
    export type CustomMetadata = InstanceCreateParams.CustomMetadata;
    export type IndexMethod = InstanceCreateParams.IndexMethod;
    export type IndexingOptions = InstanceCreateParams.IndexingOptions;
    export type Metadata = InstanceCreateParams.Metadata;
    export import PublicEndpointParams = InstanceCreateParams.PublicEndpointParams;
    export import RetrievalOptions = InstanceCreateParams.RetrievalOptions;
    export import SourceParams = InstanceCreateParams.SourceParams;
  }

  export import InstanceUpdateResponse = AISearch.InstanceReadResponse;

  export interface InstanceListParams extends InAccount {
    namespace?: string;
    /** @default "created_at" */ order_by?: 'created_at';
    /** @default "desc" */ order_by_direction?: 'asc' | 'desc';
    /** @maxLength 64 */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface InstanceListResponse {
    id: string;
    ai_gateway_id: string | null;
    ai_search_model: string | null;
    cache: boolean;
    cache_threshold: 'super_strict_match' | 'close_enough' | 'flexible_friend' | 'anything_goes' | null;
    cache_ttl: 600 | 1800 | 3600 | 7200 | 21600 | 43200 | 86400 | 172800 | 259200 | 518400;
    chunk: boolean;
    chunk_overlap: number | null;
    chunk_size: number | null;
    /** @readOnly */ created_at: DateTime;
    created_by: string | null;
    custom_metadata: InstanceListResponse.CustomMetadata[] | null;
    embedding_model: string | null;
    enable: boolean;
    engine_version: number;
    fusion_method: 'max' | 'rrf';
    hybrid_search_enabled: boolean;
    index_method: InstanceListResponse.IndexMethod;
    indexing_options: InstanceListResponse.IndexingOptions | null;
    last_activity: DateTime | null;
    max_num_results: number | null;
    metadata: InstanceListResponse.Metadata | null;
    /** @readOnly */ modified_at: DateTime;
    modified_by: string | null;
    namespace: string;
    paused: boolean;
    public_endpoint_id: string | null;
    public_endpoint_params: InstanceListResponse.PublicEndpointParams | null;
    reranking: boolean;
    reranking_model: string | null;
    retrieval_options: InstanceListResponse.RetrievalOptions | null;
    rewrite_model: string | null;
    rewrite_query: boolean;
    score_threshold: number | null;
    source: string | null;
    source_params: InstanceListResponse.SourceParams | null;
    status: string;
    summarization: boolean;
    summarization_model: string | null;
    sync_interval: 900 | 1800 | 3600 | 7200 | 14400 | 21600 | 43200 | 86400;
    system_prompt_ai_search: string | null;
    system_prompt_index_summarization: string | null;
    system_prompt_rewrite_query: string | null;
    token_id: string | null;
    type: 'r2' | 'web-crawler' | null;
  }
  export namespace InstanceListResponse {
    export interface CustomMetadata {
      data_type: 'text' | 'number' | 'boolean' | 'datetime';
      field_name: string;
    }
    export interface IndexMethod {
      keyword: boolean;
      vector: boolean;
      [key: string]: unknown;
    }
    export interface IndexingOptions {
      keyword_tokenizer?: 'porter' | 'trigram';
      [key: string]: unknown;
    }
    export interface Metadata {
      created_from_aisearch_wizard?: boolean;
      worker_domain?: string;
      [key: string]: unknown;
    }
    export interface PublicEndpointParams {
      authorized_hosts?: string[];
      chat_completions_endpoint?: PublicEndpointParams.SearchEndpoint;
      /** @maxItems 1 */ custom_domains?: (/** @minLength 1 @maxLength 253 */ string)[] | null;
      default_domain_enabled?: boolean;
      enabled?: boolean;
      mcp?: PublicEndpointParams.Mcp;
      rate_limit?: PublicEndpointParams.RateLimit;
      search_endpoint?: PublicEndpointParams.SearchEndpoint;
      [key: string]: unknown;
    }
    export namespace PublicEndpointParams {
      export type ChatCompletionsEndpoint = SearchEndpoint;
      export interface Mcp {
        description?: string;
        disabled?: boolean;
        [key: string]: unknown;
      }
      export interface RateLimit {
        /** @min 60000 @max 3600000 @unit milliseconds */ period_ms?: Integer;
        /** @min 1 */ requests?: Integer;
        technique?: 'fixed' | 'sliding';
        [key: string]: unknown;
      }
      export interface SearchEndpoint {
        disabled?: boolean;
        [key: string]: unknown;
      }
    }
    export interface RetrievalOptions {
      /** @maxItems 3 */ boost_by?: RetrievalOptions.BoostBy[];
      keyword_match_mode?: 'and' | 'or';
      [key: string]: unknown;
    }
    export namespace RetrievalOptions {
      export interface BoostBy {
        /** @minLength 1 @maxLength 64 */ field: string;
        dataType?: 'number' | 'datetime' | 'text' | 'boolean';
        direction?: 'asc' | 'desc' | 'exists' | 'not_exists';
        [key: string]: unknown;
      }
    }
    export interface SourceParams {
      exclude_items?: string[];
      include_items?: string[];
      prefix?: string;
      r2_jurisdiction?: string;
      web_crawler?: SourceParams.WebCrawler;
      [key: string]: unknown;
    }
    export namespace SourceParams {
      export interface WebCrawler {
        discover_options?: WebCrawler.DiscoverOptions;
        parse_options?: WebCrawler.ParseOptions;
        parse_type?: 'sitemap' | 'discover';
        [key: string]: unknown;
      }
      export namespace WebCrawler {
        export interface DiscoverOptions {
          /** @min 1 @max 100000 */ depth?: number;
          include_external_links?: boolean;
          include_subdomains?: boolean;
          /** @min 1 @max 100000 */ limit?: number;
          /** @min 0 @max 604800 @unit seconds */ max_age?: number;
          source?: 'all' | 'sitemaps' | 'links';
          [key: string]: unknown;
        }
        export interface ParseOptions {
          /** @maxItems 10 */ content_selector?: ParseOptions.ContentSelector[];
          /** @sensitive */ include_headers?: { [key: string]: /** @maxLength 8192 */ string };
          include_images?: boolean;
          /** @maxItems 10 */ specific_sitemaps?: (/** @format uri */ string)[];
          use_browser_rendering?: boolean;
          [key: string]: unknown;
        }
        export namespace ParseOptions {
          export interface ContentSelector {
            /** @minLength 1 @maxLength 200 */ path: string;
            /** @minLength 1 @maxLength 200 */ selector: string;
            [key: string]: unknown;
          }
        }
      }
    }
  }

  export type InstanceDeleteParams = InAccount;

  export import InstanceDeleteResponse = AISearch.InstanceReadResponse;

  export interface InstanceChatCompletionsParams extends InAccount {
    /** @minItems 1 */ messages: InstanceSearchParams.Message[];
    ai_search_options?: InstanceSearchParams.AISearchOptions;
    model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '';
    stream?: boolean;
    [key: string]: unknown;
  }
  export namespace InstanceChatCompletionsParams {
    export import AISearchOptions = InstanceSearchParams.AISearchOptions;
    export import Message = InstanceSearchParams.Message;
  }

  export interface InstanceChatCompletionsResponse {
    choices: InstanceChatCompletionsResponse.Choice[];
    chunks: InstanceSearchResponse.Chunk[];
    id?: string;
    model?: string;
    object?: string;
    [key: string]: unknown;
  }
  export namespace InstanceChatCompletionsResponse {
    export interface Choice {
      message: InstanceSearchParams.Message;
      index?: Integer;
    }
    export namespace Choice {
      export import Message = InstanceSearchParams.Message;
    }
    export import Chunk = InstanceSearchResponse.Chunk;
  }

  export type InstanceReadParams = InAccount;

  export interface InstanceReadResponse {
    /** @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    ai_gateway_id?: string | null;
    ai_search_model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | null;
    /** @default true */ cache?: boolean;
    /** @default "close_enough" */ cache_threshold?: 'super_strict_match' | 'close_enough' | 'flexible_friend' | 'anything_goes';
    /** @default 172800 */ cache_ttl?: 600 | 1800 | 3600 | 7200 | 21600 | 43200 | 86400 | 172800 | 259200 | 518400;
    /** @min 0 @max 30 @default 10 */ chunk_overlap?: Integer;
    /** @min 64 */ chunk_size?: Integer;
    /** @readOnly */ created_by?: string | null;
    /** @maxItems 5 */ custom_metadata?: InstanceCreateParams.CustomMetadata[];
    embedding_model?: '@cf/qwen/qwen3-embedding-0.6b' | '@cf/qwen/qwen3-vl-embedding-2b' | '@cf/baai/bge-m3' | '@cf/baai/bge-large-en-v1.5' | '@cf/google/embeddinggemma-300m' | 'google-ai-studio/gemini-embedding-001' | 'google-ai-studio/gemini-embedding-2-preview' | 'google-ai-studio/gemini-embedding-2' | 'openai/text-embedding-3-small' | 'openai/text-embedding-3-large' | '' | null;
    /** @default true */ enable?: boolean;
    /** @default 3 @readOnly */ engine_version?: number;
    /** @default "rrf" */ fusion_method?: 'max' | 'rrf';
    /** @default false @deprecated */ hybrid_search_enabled?: boolean;
    /** @default {"keyword":false,"vector":true} */ index_method?: InstanceCreateParams.IndexMethod;
    indexing_options?: InstanceCreateParams.IndexingOptions | null;
    /** @readOnly */ last_activity?: DateTime | null;
    /** @min 1 @max 50 @default 10 */ max_num_results?: Integer;
    metadata?: InstanceCreateParams.Metadata;
    /** @readOnly */ modified_by?: string | null;
    /** @readOnly */ namespace?: string | null;
    /** @default false */ paused?: boolean;
    /** @readOnly */ public_endpoint_id?: string | null;
    public_endpoint_params?: InstanceCreateParams.PublicEndpointParams;
    /** @default false */ reranking?: boolean;
    reranking_model?: '@cf/baai/bge-reranker-base' | '' | null;
    retrieval_options?: InstanceCreateParams.RetrievalOptions | null;
    rewrite_model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | null;
    /** @default false */ rewrite_query?: boolean;
    /** @min 0 @max 1 @default 0.4 */ score_threshold?: number;
    source?: string | null;
    source_params?: InstanceCreateParams.SourceParams | null;
    /** @default "waiting" @readOnly */ status?: string;
    /** @default 21600 */ sync_interval?: 900 | 1800 | 3600 | 7200 | 14400 | 21600 | 43200 | 86400;
    /** @format uuid */ token_id?: string;
    type?: 'r2' | 'web-crawler' | null;
  }
  export namespace InstanceReadResponse {
    export type CustomMetadata = InstanceCreateParams.CustomMetadata;
    export type IndexMethod = InstanceCreateParams.IndexMethod;
    export type IndexingOptions = InstanceCreateParams.IndexingOptions;
    export type Metadata = InstanceCreateParams.Metadata;
    export import PublicEndpointParams = InstanceCreateParams.PublicEndpointParams;
    export import RetrievalOptions = InstanceCreateParams.RetrievalOptions;
    export import SourceParams = InstanceCreateParams.SourceParams;
  }

  export interface InstanceSearchParams extends InAccount {
    ai_search_options?: InstanceSearchParams.AISearchOptions;
    /** @minItems 1 */ messages?: InstanceSearchParams.Message[];
    /** @minLength 1 */ query?: string;
  }
  export namespace InstanceSearchParams {
    export interface AISearchOptions {
      cache?: AISearchOptions.Cache;
      query_rewrite?: AISearchOptions.QueryRewrite;
      reranking?: AISearchOptions.Reranking;
      retrieval?: AISearchOptions.Retrieval;
    }
    export namespace AISearchOptions {
      export interface Cache {
        cache_threshold?: 'super_strict_match' | 'close_enough' | 'flexible_friend' | 'anything_goes';
        enabled?: boolean;
      }
      export interface QueryRewrite {
        enabled?: boolean;
        model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '';
        rewrite_prompt?: string;
      }
      export interface Reranking {
        enabled?: boolean;
        /** @min 0 @max 1 @default 0.4 */ match_threshold?: number;
        model?: '@cf/baai/bge-reranker-base' | '';
      }
      export interface Retrieval {
        /** @maxItems 3 */ boost_by?: InstanceCreateParams.RetrievalOptions.BoostBy[];
        /** @min 0 @max 3 @default 0 */ context_expansion?: Integer;
        filters?: { [key: string]: unknown };
        fusion_method?: 'max' | 'rrf';
        keyword_match_mode?: 'and' | 'or';
        /** @min 0 @max 1 @default 0.4 */ match_threshold?: number;
        /** @min 1 @max 50 @default 10 */ max_num_results?: Integer;
        retrieval_type?: 'vector' | 'keyword' | 'hybrid';
        /** @default true */ return_on_failure?: boolean;
      }
      export namespace Retrieval {
        export type BoostBy = InstanceCreateParams.RetrievalOptions.BoostBy;
      }
    }
    export interface Message {
      content: string | /** @minItems 1 */ (/** @discriminator type */ Message.UnionMember0 | Message.UnionMember1 | Message.UnionMember2)[] | null;
      role: 'system' | 'developer' | 'user' | 'assistant' | 'tool';
      [key: string]: unknown;
    }
    export namespace Message {
      export interface UnionMember0 {
        /** @minLength 1 */ text: string;
        type: 'text';
      }
      export interface UnionMember1 {
        image_url: UnionMember1.ImageURL;
        type: 'image_url';
      }
      export namespace UnionMember1 {
        export interface ImageURL {
          /** @minLength 1 @maxLength 20971520 */ url: string;
        }
      }
      export interface UnionMember2 {
        file: UnionMember2.File;
        type: 'file';
      }
      export namespace UnionMember2 {
        export interface File {
          /** @minLength 1 @maxLength 255 */ filename: string;
          /** @minLength 1 @maxLength 13981144 */ file_data?: string;
          file_id?: string;
        }
      }
    }
  }

  export interface InstanceSearchResponse {
    chunks: InstanceSearchResponse.Chunk[];
    query_kind: 'text' | 'image' | 'multimodal';
    search_query?: string;
  }
  export namespace InstanceSearchResponse {
    export interface Chunk {
      id: string;
      /** @min 0 @max 1 */ score: number;
      text: string;
      type: string;
      item?: Chunk.Item;
      scoring_details?: Chunk.ScoringDetails;
    }
    export namespace Chunk {
      export interface Item {
        key: string;
        metadata?: { [key: string]: unknown };
        timestamp?: number;
      }
      export interface ScoringDetails {
        fusion_method?: 'rrf' | 'max';
        keyword_rank?: number;
        /** @min 0 */ keyword_score?: number;
        /** @min 0 @max 1 */ reranking_score?: number;
        vector_rank?: number;
        /** @min 0 @max 1 */ vector_score?: number;
      }
    }
  }

  export type InstanceStatsParams = InAccount;

  export interface InstanceStatsResponse {
    completed?: Integer;
    degraded?: boolean;
    engine?: InstanceStatsResponse.Engine;
    error?: Integer;
    file_embed_errors?: { [key: string]: unknown };
    index_source_errors?: { [key: string]: unknown };
    last_activity?: DateTime;
    outdated?: Integer;
    queued?: Integer;
    running?: Integer;
    skipped?: Integer;
  }
  export namespace InstanceStatsResponse {
    export interface Engine {
      r2?: Engine.R2;
      vectorize?: Engine.Vectorize;
    }
    export namespace Engine {
      export interface R2 {
        metadataSizeBytes: Integer;
        objectCount: Integer;
        payloadSizeBytes: Integer;
      }
      export interface Vectorize {
        dimensions: Integer;
        vectorsCount: Integer;
      }
    }
  }

  /** API credentials the service uses to reach your resources. */
  export interface Tokens {
    /** Store a Cloudflare API token for AI Search to act with.
     *  @http POST /accounts/{account_id}/ai-search/tokens
     *  @status 201
     *  @plans free pro business enterprise
     *  @availability beta */
    create(params: TokenCreateParams, options?: RequestOptions): APIPromise<TokenListResponse>;

    /** Replace the name, API id and key of a token stored for AI Search.
     *  @http PUT /accounts/{account_id}/ai-search/tokens/{id}
     *  @plans free pro business enterprise
     *  @availability beta */
    update(/** @format uuid */ id: string, params: TokenUpdateParams, options?: RequestOptions): APIPromise<TokenListResponse>;

    /** Page through the tokens stored for AI Search, by text if wanted.
     *  @http GET /accounts/{account_id}/ai-search/tokens
     *  @plans free pro business enterprise
     *  @availability beta */
    list(params: TokenListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<TokenListResponse>, TokenListResponse>;

    /** Remove a stored token from AI Search.
     *  @http DELETE /accounts/{account_id}/ai-search/tokens/{id}
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(/** @format uuid */ id: string, params: TokenDeleteParams, options?: RequestOptions): APIPromise<TokenDeleteResponse>;

    /** Read the record of one token stored for AI Search.
     *  @http GET /accounts/{account_id}/ai-search/tokens/{id}
     *  @plans free pro business enterprise
     *  @availability beta */
    read(/** @format uuid */ id: string, params: TokenReadParams, options?: RequestOptions): APIPromise<TokenListResponse>;
  }

  export interface TokenCreateParams extends InAccount {
    /** @example "a1b2c3d4e5f6" */ cf_api_id: string;
    /** @example "abc123" @writeOnly @sensitive */ cf_api_key: string;
    /** @example "my-token" */ name: string;
    /** @default true */ legacy?: boolean;
  }

  export type TokenCreateResponse = TokenListResponse;

  export type TokenUpdateParams = TokenCreateParams;

  export type TokenUpdateResponse = TokenListResponse;

  export interface TokenListParams extends InAccount {
    /** @maxLength 256 @example "my-token" */ search?: string;
    /** @min 1 @max 100 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface TokenListResponse {
    /** @format uuid */ id: string;
    cf_api_id: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    name: string;
    /** @readOnly */ created_by?: string | null;
    /** @default true */ enabled?: boolean;
    /** @default true @readOnly */ legacy?: boolean;
    /** @readOnly */ modified_by?: string | null;
  }

  export type TokenDeleteParams = InAccount;

  export type TokenDeleteResponse = unknown;

  export type TokenReadParams = InAccount;

  export type TokenReadResponse = TokenListResponse;

  export type InstanceListResponsesV4PagePaginationArray = V4PagePaginationArray<InstanceListResponse>;

  export type NamespaceListResponsesV4PagePaginationArray = V4PagePaginationArray<NamespaceListResponse>;

  export type TokenListResponsesV4PagePaginationArray = V4PagePaginationArray<TokenListResponse>;
}

export declare namespace AISearch.Namespaces {
  /** Indexes kept inside one group. */
  export interface Instances {
    readonly jobs: Instances.Jobs;
    readonly items: Instances.Items;

    /** Create an AI Search instance inside a given namespace.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/instances
     *  @status 201
     *  @plans free pro business enterprise
     *  @availability beta */
    create(name: string, params: InstanceCreateParams, options?: RequestOptions): APIPromise<AISearch.InstanceReadResponse>;

    /** Replace the models, chunking and cache settings of a namespaced instance.
     *  @http PUT /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}
     *  @plans free pro business enterprise
     *  @availability beta */
    update(id: string, params: InstanceUpdateParams, options?: RequestOptions): APIPromise<AISearch.InstanceReadResponse>;

    /** Page through the instances in a namespace, by text and in a chosen order.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances
     *  @plans free pro business enterprise
     *  @availability beta */
    list(
      name: string,
      params: InstanceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<AISearch.InstanceListResponse>, AISearch.InstanceListResponse>;

    /** Delete an instance from its namespace along with its index.
     *  @http DELETE /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(id: string, params: InstanceDeleteParams, options?: RequestOptions): APIPromise<AISearch.InstanceReadResponse>;

    /** Answer a chat from one namespaced instance, streamed if wanted.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/chat/completions
     *  @unwrapped
     *  @plans free pro business enterprise
     *  @availability beta */
    chatCompletions(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: InstanceChatCompletionsParams,
      options?: RequestOptions,
    ): APIPromise<AISearch.InstanceChatCompletionsResponse>;

    /** Read one namespaced instance with all its settings.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}
     *  @plans free pro business enterprise
     *  @availability beta */
    read(id: string, params: InstanceReadParams, options?: RequestOptions): APIPromise<AISearch.InstanceReadResponse>;

    /** Retrieve matching chunks from one namespaced instance, without an answer.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/search
     *  @plans free pro business enterprise
     *  @availability beta */
    search(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: InstanceSearchParams,
      options?: RequestOptions,
    ): APIPromise<AISearch.InstanceSearchResponse>;

    /** Get the indexing statistics of a namespaced instance.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/stats
     *  @plans free pro business enterprise
     *  @availability beta */
    stats(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: InstanceStatsParams,
      options?: RequestOptions,
    ): APIPromise<AISearch.InstanceStatsResponse>;

    /** Move an AI Search instance to another namespace.
     *  @http PATCH /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ai-search-move-instance */
    move(id: string, params: InstanceMoveParams, options?: RequestOptions): APIPromise<JsonObject>;

    /** Empty the cache of an AI Search instance in a namespace.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/purge_cache
     *  @unwrapped
     *  @plans free pro business enterprise
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/ai-search-namespace-purge-instance-cache */
    purgeCache(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: InstancePurgeCacheParams,
      options?: RequestOptions,
    ): APIPromise<InstancePurgeCacheResponse>;
  }

  export import InstanceCreateParams = AISearch.InstanceCreateParams;

  export import InstanceCreateResponse = AISearch.InstanceReadResponse;

  export interface InstanceUpdateParams extends InAccount {
    name: string;
    ai_gateway_id?: string | null;
    ai_search_model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | null;
    /** @default true */ cache?: boolean;
    /** @default "close_enough" */ cache_threshold?: 'super_strict_match' | 'close_enough' | 'flexible_friend' | 'anything_goes';
    /** @default 172800 */ cache_ttl?: 600 | 1800 | 3600 | 7200 | 21600 | 43200 | 86400 | 172800 | 259200 | 518400;
    /** @default true */ chunk?: boolean;
    /** @min 0 @max 30 @default 10 */ chunk_overlap?: Integer;
    /** @min 64 */ chunk_size?: Integer;
    /** @maxItems 5 */ custom_metadata?: AISearch.InstanceCreateParams.CustomMetadata[];
    embedding_model?: '@cf/qwen/qwen3-embedding-0.6b' | '@cf/qwen/qwen3-vl-embedding-2b' | '@cf/baai/bge-m3' | '@cf/baai/bge-large-en-v1.5' | '@cf/google/embeddinggemma-300m' | 'google-ai-studio/gemini-embedding-001' | 'google-ai-studio/gemini-embedding-2-preview' | 'google-ai-studio/gemini-embedding-2' | 'openai/text-embedding-3-small' | 'openai/text-embedding-3-large' | '' | null;
    /** @default "rrf" */ fusion_method?: 'max' | 'rrf';
    /** @default {"keyword":false,"vector":true} */ index_method?: AISearch.InstanceCreateParams.IndexMethod;
    indexing_options?: AISearch.InstanceCreateParams.IndexingOptions | null;
    /** @min 1 @max 50 @default 10 */ max_num_results?: Integer;
    metadata?: AISearch.InstanceCreateParams.Metadata;
    /** @default false */ paused?: boolean;
    public_endpoint_params?: AISearch.InstanceCreateParams.PublicEndpointParams;
    /** @default false */ reranking?: boolean;
    reranking_model?: '@cf/baai/bge-reranker-base' | '' | null;
    retrieval_options?: AISearch.InstanceCreateParams.RetrievalOptions | null;
    rewrite_model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | null;
    /** @default false */ rewrite_query?: boolean;
    /** @min 0 @max 1 @default 0.4 */ score_threshold?: number;
    source?: string | null;
    source_params?: AISearch.InstanceCreateParams.SourceParams | null;
    /** @default false */ summarization?: boolean;
    summarization_model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | null;
    /** @default 21600 */ sync_interval?: 900 | 1800 | 3600 | 7200 | 14400 | 21600 | 43200 | 86400;
    system_prompt_ai_search?: string | null;
    system_prompt_index_summarization?: string | null;
    system_prompt_rewrite_query?: string | null;
    /** @format uuid */ token_id?: string;
  }
  export namespace InstanceUpdateParams {
    export type CustomMetadata = AISearch.InstanceCreateParams.CustomMetadata;
    export type IndexMethod = AISearch.InstanceCreateParams.IndexMethod;
    export type IndexingOptions = AISearch.InstanceCreateParams.IndexingOptions;
    export type Metadata = AISearch.InstanceCreateParams.Metadata;
    export import PublicEndpointParams = AISearch.InstanceCreateParams.PublicEndpointParams;
    export import RetrievalOptions = AISearch.InstanceCreateParams.RetrievalOptions;
    export import SourceParams = AISearch.InstanceCreateParams.SourceParams;
  }

  export import InstanceUpdateResponse = AISearch.InstanceReadResponse;

  export type InstanceListParams = AISearch.InstanceListParams;

  export import InstanceListResponse = AISearch.InstanceListResponse;

  export type InstanceDeleteParams = InstanceReadParams;

  export import InstanceDeleteResponse = AISearch.InstanceReadResponse;

  export interface InstanceChatCompletionsParams extends InAccount {
    name: string;
    /** @minItems 1 */ messages: AISearch.InstanceSearchParams.Message[];
    ai_search_options?: AISearch.InstanceSearchParams.AISearchOptions;
    model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '';
    stream?: boolean;
    [key: string]: unknown;
  }
  export namespace InstanceChatCompletionsParams {
    export import AISearchOptions = AISearch.InstanceSearchParams.AISearchOptions;
    export import Message = AISearch.InstanceSearchParams.Message;
  }

  export import InstanceChatCompletionsResponse = AISearch.InstanceChatCompletionsResponse;

  export interface InstanceReadParams extends InAccount {
    name: string;
  }

  export import InstanceReadResponse = AISearch.InstanceReadResponse;

  export interface InstanceSearchParams extends InAccount {
    name: string;
    ai_search_options?: AISearch.InstanceSearchParams.AISearchOptions;
    /** @minItems 1 */ messages?: AISearch.InstanceSearchParams.Message[];
    /** @minLength 1 */ query?: string;
  }
  export namespace InstanceSearchParams {
    export import AISearchOptions = AISearch.InstanceSearchParams.AISearchOptions;
    export import Message = AISearch.InstanceSearchParams.Message;
  }

  export import InstanceSearchResponse = AISearch.InstanceSearchResponse;

  export type InstanceStatsParams = InstanceReadParams;

  export import InstanceStatsResponse = AISearch.InstanceStatsResponse;

  export interface InstanceMoveParams extends InAccount {
    /** @example "production" */ name: string;
    /** @example "staging" */ new_namespace: string;
  }

  export type InstancePurgeCacheParams = InstanceReadParams;

  export interface InstancePurgeCacheResponse {
    success: boolean;
  }

  export type InstanceListResponsesV4PagePaginationArray = V4PagePaginationArray<AISearch.InstanceListResponse>;
}

export declare namespace AISearch.Namespaces.Instances {
  /** Runs that refresh an index of a group. */
  export interface Jobs {
    /** Start an indexing job for an instance in a namespace.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/jobs
     *  @plans free pro business enterprise
     *  @availability beta */
    create(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: JobCreateParams,
      options?: RequestOptions,
    ): APIPromise<AISearch.Instances.JobGetResponse>;

    /** Act on an existing indexing job of a namespaced instance.
     *  @http PATCH /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/jobs/{job_id}
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    update(jobID: string, params: JobUpdateParams, options?: RequestOptions): APIPromise<AISearch.Instances.JobGetResponse>;

    /** Page through the indexing jobs of a namespaced instance.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/jobs
     *  @plans free pro business enterprise
     *  @availability beta */
    list(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: JobListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<AISearch.Instances.JobGetResponse>, AISearch.Instances.JobGetResponse>;

    /** Read the state of one indexing job of a namespaced instance.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/jobs/{job_id}
     *  @plans free pro business enterprise
     *  @availability beta */
    get(jobID: string, params: JobGetParams, options?: RequestOptions): APIPromise<AISearch.Instances.JobGetResponse>;

    /** Page through the log lines of one indexing job of a namespaced instance.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/jobs/{job_id}/logs
     *  @plans free pro business enterprise
     *  @availability beta */
    logs(jobID: string, params: JobLogsParams, options?: RequestOptions): APIPromise<JobLogsResponse>;
  }

  export interface JobCreateParams extends InAccount {
    name: string;
    /** @maxLength 255 */ description?: string;
  }

  export type JobCreateResponse = AISearch.Instances.JobGetResponse;

  export interface JobUpdateParams extends InAccount {
    name: string;
    /** @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    action: 'cancel';
  }

  export type JobUpdateResponse = AISearch.Instances.JobGetResponse;

  export interface JobListParams extends InAccount {
    name: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 50 @default 20 */ per_page?: Integer;
  }

  export type JobListResponse = AISearch.Instances.JobGetResponse;

  export interface JobGetParams extends InAccount {
    name: string;
    /** @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
  }

  export type JobGetResponse = AISearch.Instances.JobGetResponse;

  export interface JobLogsParams extends InAccount {
    name: string;
    /** @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 500 @default 20 */ per_page?: Integer;
  }

  export type JobLogsResponse = AISearch.Instances.JobLogsResponse.JobLogsResponseItem[];
  export namespace JobLogsResponse {
    export type JobLogsResponseItem = AISearch.Instances.JobLogsResponse.JobLogsResponseItem;
  }

  /** Files or pages in an index, with their state and chunks. */
  export interface Items {
    /** Page through an instance's items by key, source, status or metadata filter.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items
     *  @plans free pro business enterprise
     *  @availability beta */
    list(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: ItemListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ItemGetResponse>, ItemGetResponse>;

    /** Delete an item from a namespaced instance, so it is no longer found.
     *  @http DELETE /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items/{item_id}
     *  @plans free pro business enterprise
     *  @availability beta */
    delete(itemID: string, params: ItemDeleteParams, options?: RequestOptions): APIPromise<ItemDeleteResponse>;

    /** Page through the chunks an item was split into for indexing.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items/{item_id}/chunks
     *  @plans free pro business enterprise
     *  @availability beta */
    chunks(itemID: string, params: ItemChunksParams, options?: RequestOptions): APIPromise<ItemChunksResponse>;

    /** Create or refresh an item by key, and wait for its next action if asked.
     *  @http PUT /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items
     *  @plans free pro business enterprise
     *  @availability beta */
    createOrUpdate(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: ItemCreateOrUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ItemGetResponse>;

    /** Download the source file of an item.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items/{item_id}/download
     *  @answer binary application/octet-stream
     *  @plans free pro business enterprise
     *  @availability beta */
    download(itemID: string, params: ItemDownloadParams, options?: RequestOptions): APIPromise<Response>;

    /** Read one item of a namespaced instance and its indexing status.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items/{item_id}
     *  @plans free pro business enterprise
     *  @availability beta */
    get(itemID: string, params: ItemGetParams, options?: RequestOptions): APIPromise<ItemGetResponse>;

    /** Step through an item's processing log by cursor.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items/{item_id}/logs
     *  @plans free pro business enterprise
     *  @availability beta */
    logs(itemID: string, params: ItemLogsParams, options?: RequestOptions): APIPromise<ItemLogsResponse>;

    /** Trigger the next action for an item, such as indexing, and wait if asked.
     *  @http PATCH /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items/{item_id}
     *  @plans free pro business enterprise
     *  @availability beta */
    sync(itemID: string, params: ItemSyncParams, options?: RequestOptions): APIPromise<ItemGetResponse>;

    /** Upload a file as an item of a namespaced instance.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items
     *  @body multipart
     *  @plans free pro business enterprise
     *  @availability beta */
    upload(/** @minLength 1 @maxLength 64 */ id: string, params: ItemUploadParams, options?: RequestOptions): APIPromise<ItemGetResponse>;
  }

  export interface ItemListParams extends InAccount {
    name: string;
    /** @maxLength 64 */ item_id?: string;
    /** @maxLength 1024 */ key?: string;
    /** @maxLength 2048 */ metadata_filter?: string;
    /** @maxLength 256 */ search?: string;
    /** @default "status" */ sort_by?: 'status' | 'modified_at';
    /** @maxLength 512 */ source?: string;
    status?: 'queued' | 'running' | 'completed' | 'error' | 'skipped' | 'outdated';
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 50 @default 20 */ per_page?: Integer;
  }

  export type ItemListResponse = ItemGetResponse;

  export type ItemDeleteParams = JobGetParams;

  export interface ItemDeleteResponse {
    key: string;
  }

  export interface ItemChunksParams extends InAccount {
    name: string;
    /** @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    /** @min 1 @max 100 @default 20 */ limit?: Integer;
    /** @min 0 @default 0 */ offset?: Integer;
  }

  export type ItemChunksResponse = ItemChunksResponse.ItemChunksResponseItem[];
  export namespace ItemChunksResponse {
    export interface ItemChunksResponseItem {
      id: string;
      item: AISearch.InstanceSearchResponse.Chunk.Item;
      text: string;
      end_byte?: number;
      start_byte?: number;
    }
    export namespace ItemChunksResponseItem {
      export type Item = AISearch.InstanceSearchResponse.Chunk.Item;
    }
  }

  export interface ItemCreateOrUpdateParams extends InAccount {
    name: string;
    key: string;
    next_action: 'INDEX';
    /** @default false */ wait_for_completion?: boolean;
  }

  export type ItemCreateOrUpdateResponse = ItemGetResponse;

  export type ItemDownloadParams = JobGetParams;

  export type ItemGetParams = JobGetParams;

  export interface ItemGetResponse {
    /** @readOnly */ id: string;
    /** @readOnly */ checksum: string;
    /** @readOnly */ chunks_count: Integer | null;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ file_size: number | null;
    /** @readOnly */ key: string;
    /** @readOnly */ last_seen_at: DateTime;
    /** @readOnly */ metadata: { [key: string]: string | number | boolean } | null;
    /** @readOnly */ namespace: string;
    /** @readOnly */ next_action: 'INDEX' | 'DELETE' | null;
    /** @readOnly */ source_id: string | null;
    /** @readOnly */ status: 'queued' | 'running' | 'completed' | 'error' | 'skipped' | 'outdated';
    /** @readOnly */ error?: string;
  }

  export interface ItemLogsParams extends InAccount {
    name: string;
    /** @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    /** @maxLength 512 */ cursor?: string;
    /** @min 1 @max 100 @default 50 */ limit?: Integer;
  }

  export type ItemLogsResponse = ItemLogsResponse.ItemLogsResponseItem[];
  export namespace ItemLogsResponse {
    export interface ItemLogsResponseItem {
      action: string;
      chunkCount: Integer | null;
      errorType: string | null;
      fileKey: string;
      message: string | null;
      /** @unit milliseconds */ processingTimeMs: Integer | null;
      timestamp: DateTime;
    }
  }

  export interface ItemSyncParams extends InAccount {
    name: string;
    /** @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    next_action: 'INDEX';
    /** @default false */ wait_for_completion?: boolean;
  }

  export type ItemSyncResponse = ItemGetResponse;

  export interface ItemUploadParams extends InAccount {
    name: string;
    /** @body */ file: ItemUploadParams.File;
  }
  export namespace ItemUploadParams {
    export interface File {
      file: Uploadable;
      metadata?: string;
      /** @default false */ wait_for_completion?: boolean;
    }
  }

  export type ItemUploadResponse = ItemGetResponse;

  export type ItemListResponsesV4PagePaginationArray = V4PagePaginationArray<ItemGetResponse>;

  export type JobListResponsesV4PagePaginationArray = V4PagePaginationArray<AISearch.Instances.JobGetResponse>;
}

export declare namespace AISearch.Instances {
  /** Runs that bring an index up to date, with logs. */
  export interface Jobs {
    /** Start an indexing job for an AI Search instance.
     *  @http POST /accounts/{account_id}/ai-search/instances/{id}/jobs
     *  @plans free pro business enterprise
     *  @availability beta */
    create(/** @minLength 1 @maxLength 64 */ id: string, params: JobCreateParams, options?: RequestOptions): APIPromise<JobGetResponse>;

    /** Page through the indexing jobs of an AI Search instance.
     *  @http GET /accounts/{account_id}/ai-search/instances/{id}/jobs
     *  @plans free pro business enterprise
     *  @availability beta */
    list(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: JobListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<JobGetResponse>, JobGetResponse>;

    /** Read the state of one indexing job of an AI Search instance.
     *  @http GET /accounts/{account_id}/ai-search/instances/{id}/jobs/{job_id}
     *  @plans free pro business enterprise
     *  @availability beta */
    get(jobID: string, params: JobGetParams, options?: RequestOptions): APIPromise<JobGetResponse>;

    /** Page through the log lines of one indexing job of an AI Search instance.
     *  @http GET /accounts/{account_id}/ai-search/instances/{id}/jobs/{job_id}/logs
     *  @plans free pro business enterprise
     *  @availability beta */
    logs(jobID: string, params: JobLogsParams, options?: RequestOptions): APIPromise<JobLogsResponse>;

    /** Apply an action, such as cancel, to an instance's indexing job.
     *  @http PATCH /accounts/{account_id}/ai-search/instances/{id}/jobs/{job_id}
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/ai-search-instance-change-job-status */
    update(jobID: string, params: JobUpdateParams, options?: RequestOptions): APIPromise<JobUpdateResponse>;
  }

  export interface JobCreateParams extends InAccount {
    /** @maxLength 255 */ description?: string;
  }

  export type JobCreateResponse = JobGetResponse;

  export interface JobListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 50 @default 20 */ per_page?: Integer;
  }

  export type JobListResponse = JobGetResponse;

  export interface JobGetParams extends InAccount {
    /** @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
  }

  export interface JobGetResponse {
    id: string;
    source: 'user' | 'schedule';
    description?: string;
    end_reason?: string;
    ended_at?: string;
    last_seen_at?: string;
    started_at?: string;
  }

  export interface JobLogsParams extends InAccount {
    /** @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 500 @default 20 */ per_page?: Integer;
  }

  export type JobLogsResponse = JobLogsResponse.JobLogsResponseItem[];
  export namespace JobLogsResponse {
    export interface JobLogsResponseItem {
      id: Integer;
      /** @readOnly */ created_at: number;
      message: string;
      message_type: Integer;
    }
  }

  export interface JobUpdateParams extends InAccount {
    /** @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    action: 'cancel';
  }

  export interface JobUpdateResponse {
    description?: string;
    end_reason?: string;
    ended_at?: string;
    id: string;
    last_seen_at?: string;
    source: 'user' | 'schedule';
    started_at?: string;
  }

  export type JobListResponsesV4PagePaginationArray = V4PagePaginationArray<JobGetResponse>;
}
