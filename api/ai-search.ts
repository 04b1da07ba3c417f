import type {
  APIPromise,
  EventStream,
  JsonObject,
  JsonValue,
  PagePromise,
  RequestOptions,
  Uploadable,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, InAccount, InEvents, Integer } from './_shared.ts';

/** AI Search: Managed retrieval: your content indexed for search and for AI answers.
 *  @product aiSearch AI Search
 *  @docs https://developers.cloudflare.com/ai-search/ */
export interface AISearch {
  readonly namespaces: AISearch.Namespaces;
  readonly instances: AISearch.Instances;
  readonly tokens: AISearch.Tokens;
}

export declare namespace AISearch {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Instances to search and how: cache, rewriting, retrieval and reranking. */ ai_search_options: unknown;
    /** Whether items are split into chunks; false keeps each whole. */ chunk: boolean;
    /** Chunks found, the best first. */ chunks: unknown;
    /** User who created it; null if unknown. */ created_by: string;
    /** Whether this way of access is switched off. */ disabled: boolean;
    /** Deprecated: use `index_method` with both kinds. */ hybrid_search_enabled: boolean;
    /** User who last changed it; null if unknown. */ modified_by: string;
    /** Whether automatic indexing is halted; searches go on. */ paused: boolean;
    /** Id in the hostname of the public endpoint; null if there is none. */ public_endpoint_id: string;
    /** Text to search for; give this or `messages`. */ query: string;
    /** Whether the response comes in pieces, as server-sent events. */ stream: boolean;
    /** Whether the answer waits until the item is indexed. */ wait_for_completion: boolean;
    /** Method of merging vector and keyword results: by rank (`rrf`) or by the greater score. */ fusion_method: unknown;
    /** Path of the item in its source; unique within the instance. */ key: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Item to work on, as `aiSearch.namespaces.instances.items.list` shows it. @from aiSearch.namespaces.instances.items.list */ item_id: string;
    /** Job to work on, as the `list` of the same resource shows it. */ job_id: string;
    /** Name that the namespace or instance was created with; it stands for an id. @from aiSearch.namespaces.list */ name: string;
  }

  /** Groups of indexes that can be searched together. */
  export interface Namespaces {
    readonly instances: Namespaces.Instances;

    /** Create an AI Search namespace that groups instances.
     *
     *  A public endpoint is off unless asked for.
     *  @http POST /accounts/{account_id}/ai-search/namespaces
     *  @status 201
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "production", "description": "Instances of the live site" } */
    create(params: NamespaceCreateParams, options?: RequestOptions): APIPromise<Namespace>;

    /** Replace a namespace's description and public endpoint options.
     *
     *  The `default` namespace cannot be changed.
     *  @http PUT /accounts/{account_id}/ai-search/namespaces/{name}
     *  @plans free pro business enterprise
     *  @availability beta */
    update(name: string, params: NamespaceUpdateParams, options?: RequestOptions): APIPromise<Namespace>;

    /** List AI Search namespaces, by text if wanted.
     *  @http GET /accounts/{account_id}/ai-search/namespaces
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns name description created_at
     *  @key name */
    list(
      params: NamespaceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<Namespace>, Namespace>;

    /** Delete an empty AI Search namespace.
     *
     *  Refused while it holds instances; the `default` namespace cannot be deleted.
     *  @http DELETE /accounts/{account_id}/ai-search/namespaces/{name}
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(name: string, params: InAccount, options?: RequestOptions): APIPromise<NamespaceDeleteResponse>;

    /** As server-sent events, while the model writes. */
    chatCompletions(name: string, params: NamespaceChatCompletionsParams & InEvents, options?: RequestOptions): APIPromise<EventStream>;

    /** Answer a chat from several instances of a namespace.
     *
     *  All named instances are searched at once and their chunks merged; costs tokens of the model.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/chat/completions
     *  @unwrapped
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "production",
     *    "messages": [{ "role": "user", "content": "How do I reset my password?" }], "ai_search_options": { "instance_ids": ["my-ai-search"] }
     *  } */
    chatCompletions(
      name: string,
      params: NamespaceChatCompletionsParams,
      options?: RequestOptions,
    ): APIPromise<NamespaceChatCompletionsResponse>;

    /** Get one namespace with its description and public endpoint.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}
     *  @plans free pro business enterprise
     *  @availability beta */
    read(name: string, params: InAccount, options?: RequestOptions): APIPromise<Namespace>;

    /** Search several instances of a namespace with one query.
     *
     *  Results are merged and ranked over all instances.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/search
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "production", "query": "reset password",
     *    "ai_search_options": { "instance_ids": ["my-ai-search"] }
     *  } */
    search(name: string, params: NamespaceSearchParams, options?: RequestOptions): APIPromise<NamespaceSearchResponse>;
  }

  export interface NamespaceCreateParams extends InAccount {
    /** Name of the namespace, by which paths refer to it. @minLength 1 */ name: string;
    /** Note for people. @maxLength 256 */ description?: string | null;
    /** Public endpoint: whether there is one, what it offers and to whom. */ public_endpoint_params?: Namespace.PublicEndpointParams;
  }

  export interface Namespace {
    /** @readOnly */ created_at: DateTime | null;
    /** Name by which paths refer to the namespace. @example "production" */ name: string;
    /** Note for people. @maxLength 256 */ description?: string | null;
    /** @readOnly */ public_endpoint_id?: string | null;
    /** Options of the public endpoint. */ public_endpoint_params?: Namespace.PublicEndpointParams | null;
  }
  export namespace Namespace {
    export interface PublicEndpointParams extends AISearch.PublicEndpointParams {
      /** Ids of the instances that the public endpoint may search. @maxItems 10 @default [] */
      instances_allowed?: (/** @minLength 1 @maxLength 64 */ string)[];
    }
  }

  export interface NamespaceUpdateParams extends InAccount {
    /** Note for people. @maxLength 256 */ description?: string | null;
    /** New public endpoint options; null removes the endpoint. */ public_endpoint_params?: Namespace.PublicEndpointParams | null;
  }

  export interface NamespaceListParams extends InAccount {
    /** Only entries with this text are returned. @maxLength 256 @example "prod" */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 @example 20 */ per_page?: Integer;
  }

  export type NamespaceDeleteResponse = JsonValue;

  export interface NamespaceChatCompletionsParams extends InAccount {
    ai_search_options: NamespaceChatCompletionsParams.AISearchOptions;
    /** @minItems 1 */ messages: APIMessage[];
    /** Model for the answer; left out or empty, the instance's own. */ model?:
      
      | '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash'
      | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8'
      | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8'
      | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct'
      | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5'
      | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4'
      | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct'
      | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b'
      | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct'
      | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro'
      | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5'
      | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | (string & {});
    stream?: boolean;
    [key: string]: unknown;
  }
  export namespace NamespaceChatCompletionsParams {
    export interface AISearchOptions extends AISearch.AISearchOptions {
      /** Instances of the namespace to search. @minItems 1 */ instance_ids: (/** @minLength 1 @maxLength 64 */ string)[];
    }
  }

  export interface NamespaceChatCompletionsResponse {
    /** Answers; in practice one. */ choices: Choice[];
    chunks: NamespaceChatCompletionsResponse.Chunk[];
    /** Identifies the answer. */ id?: string;
    errors?: NamespaceChatCompletionsResponse.Error[];
    /** Model that wrote the answer. */ model?: string;
    /** Kind of object, as in OpenAI's API. */ object?: string;
    [key: string]: unknown;
  }
  export namespace NamespaceChatCompletionsResponse {
    export interface Chunk extends AISearch.Chunk {
      /** Instance that the chunk or error comes from. */ instance_id: string;
    }
    export interface Error {
      /** Instance that the chunk or error comes from. */ instance_id: string;
      /** Human-readable error message of the instance. */ message: string;
    }
  }

  export interface NamespaceSearchParams extends InAccount {
    ai_search_options: NamespaceChatCompletionsParams.AISearchOptions;
    /** @minItems 1 */ messages?: APIMessage[];
    /** @minLength 1 */ query?: string;
  }

  export interface SearchQuery {
    /** Whether the query was text, an image, or both. */ query_kind: 'text' | 'image' | 'multimodal';
    /** Query that was really run, after rewriting. */ search_query?: string;
  }

  export interface NamespaceSearchResponse extends SearchQuery {
    chunks: NamespaceChatCompletionsResponse.Chunk[];
    errors?: NamespaceChatCompletionsResponse.Error[];
  }

  /** Single indexes over a data source, with model, chunking and cache settings. */
  export interface Instances {
    readonly jobs: Instances.Jobs;

    /** Create an AI Search instance with source, models and chunking.
     *
     *  The first indexing starts at once and runs in the background: poll `stats`. The embedding model cannot be changed later.
     *  @http POST /accounts/{account_id}/ai-search/instances
     *  @status 201
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "my-ai-search", "type": "r2", "source": "my-bucket" }
     *  @aliases AutoRAG; create RAG */
    create(params: InstanceCreateParams, options?: RequestOptions): APIPromise<Instance>;

    /** Replace the settings of an AI Search instance.
     *
     *  A change of chunking or index method indexes everything anew.
     *  @http PUT /accounts/{account_id}/ai-search/instances/{id}
     *  @plans free pro business enterprise
     *  @availability beta */
    update(id: string, params: InstanceUpdateParams, options?: RequestOptions): APIPromise<Instance>;

    /** List AI Search instances, by namespace or text.
     *  @http GET /accounts/{account_id}/ai-search/instances
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns id type source status enable modified_at
     *  @key id */
    list(
      params: InstanceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<InstanceListResponse>, InstanceListResponse>;

    /** Delete an AI Search instance and the index it holds.
     *
     *  Cannot be undone. The source bucket or website stays as it is.
     *  @http DELETE /accounts/{account_id}/ai-search/instances/{id}
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(id: string, params: InAccount, options?: RequestOptions): APIPromise<Instance>;

    /** As server-sent events, while the model writes. */
    chatCompletions(id: string, params: InstanceChatCompletionsParams & InEvents, options?: RequestOptions): APIPromise<EventStream>;

    /** Answer a chat from an instance's content, streamed if wanted.
     *
     *  The chunks that the answer rests on come along; costs tokens of the model.
     *  @http POST /accounts/{account_id}/ai-search/instances/{id}/chat/completions
     *  @unwrapped
     *  @plans free pro business enterprise
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "my-ai-search",
     *    "messages": [{ "role": "user", "content": "How do I reset my password?" }]
     *  } */
    chatCompletions(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: InstanceChatCompletionsParams,
      options?: RequestOptions,
    ): APIPromise<InstanceChatCompletionsResponse>;

    /** Get one AI Search instance with all its settings.
     *  @http GET /accounts/{account_id}/ai-search/instances/{id}
     *  @plans free pro business enterprise
     *  @availability beta */
    read(id: string, params: InAccount, options?: RequestOptions): APIPromise<Instance>;

    /** Search an AI Search instance for chunks, without an answer.
     *  @http POST /accounts/{account_id}/ai-search/instances/{id}/search
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "my-ai-search", "query": "reset password" } */
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
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<InstanceStatsResponse>;
  }

  export interface IndexingSettings {
    /** AI Gateway that model calls go through; null for none. @from aiGateway.list */ ai_gateway_id?: string | null;
    /** Whether answers are kept for similar questions. @default true */ cache?: boolean;
    /** Seconds a cached answer is kept. @default 172800 @unit seconds */
    cache_ttl?: 600 | 1800 | 3600 | 7200 | 21600 | 43200 | 86400 | 172800 | 259200 | 518400;
    /** Whether a model ranks the results once more. @default false */ reranking?: boolean;
    /** Whether questions are rewritten for a better search. @default false */ rewrite_query?: boolean;
    /** R2 bucket or website that is indexed; null keeps only uploaded items. */ source?: string | null;
    /** Seconds between automatic indexing runs. @default 21600 @unit seconds */
    sync_interval?: 900 | 1800 | 3600 | 7200 | 14400 | 21600 | 43200 | 86400;
  }

  export interface InstanceSettings extends IndexingSettings {
    /** Model that answers; empty takes the default. */ ai_search_model?:
      
      | '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash'
      | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8'
      | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8'
      | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct'
      | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5'
      | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4'
      | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct'
      | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b'
      | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct'
      | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro'
      | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5'
      | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | (string & {}) | null;
    /** Share of a chunk that the next one repeats. @min 0 @max 30 @default 10 @unit percent */ chunk_overlap?: Integer;
    /** Tokens in a chunk; bounded by the embedding model. @min 64 @unit tokens */ chunk_size?: Integer;
    /** Fields of items' metadata that filters can use. @maxItems 5 */ custom_metadata?: CustomMetadata[];
    /** Model for the vectors; fixed after creation, empty takes the default. */ embedding_model?:
      
      | '@cf/qwen/qwen3-embedding-0.6b' | '@cf/qwen/qwen3-vl-embedding-2b' | '@cf/baai/bge-m3'
      | '@cf/baai/bge-large-en-v1.5' | '@cf/google/embeddinggemma-300m'
      | 'google-ai-studio/gemini-embedding-001' | 'google-ai-studio/gemini-embedding-2-preview'
      | 'google-ai-studio/gemini-embedding-2' | 'openai/text-embedding-3-small'
      | 'openai/text-embedding-3-large' | '' | (string & {}) | null;
    /** Indexes that are kept: vectors, keywords, or both for hybrid search. @default {"keyword":false,"vector":true} */ index_method?: IndexMethod;
    /** Details of the keyword index; null for the defaults. */ indexing_options?: IndexingOptions | null;
    /** Most chunks that a search returns. @min 1 @max 50 @default 10 */ max_num_results?: Integer;
    /** Model that ranks again; empty takes the default. */ reranking_model?: '@cf/baai/bge-reranker-base' | '' | (string & {}) | null;
    /** Boosts and keyword matching of searches; null for the defaults. */ retrieval_options?: RetrievalOptions | null;
    /** Model for rewriting questions; empty takes the default. */ rewrite_model?:
      
      | '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash'
      | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8'
      | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8'
      | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct'
      | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5'
      | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4'
      | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct'
      | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b'
      | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct'
      | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro'
      | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5'
      | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | (string & {}) | null;
    /** Least score a chunk needs to be returned. @min 0 @max 1 @default 0.4 */ score_threshold?: number;
    /** Selection of source content to index; null for all. */ source_params?: SourceParams | null;
    /** Stored token with which the source is read. @format uuid @from aiSearch.tokens.list */ token_id?: string;
  }

  export interface InstanceOptions {
    /** Notes of the dashboard about the instance. */ metadata?: Metadata | null;
    /** Public endpoint: whether there is one, what it offers and to whom. */ public_endpoint_params?: PublicEndpointParams | null;
  }

  export interface InstanceCreateParams extends InAccount, InstanceSettings, InstanceOptions {
    /** Name of the instance in paths, which you choose. @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    /** Similarity to an earlier question required for a cached response; `anything_goes` is the laxest. @default "close_enough" */ cache_threshold?:
      | 'super_strict_match' | 'close_enough' | 'flexible_friend' | 'anything_goes' | (string & {});
    /** @default true */ chunk?: boolean;
    /** @default "rrf" */ fusion_method?: 'max' | 'rrf' | (string & {});
    /** @default false @deprecated */ hybrid_search_enabled?: boolean;
    metadata?: Metadata;
    public_endpoint_params?: PublicEndpointParams;
    /** Kind of source; null for an instance with uploads only. */ type?: 'r2' | 'web-crawler' | null | (string & {});
  }

  export interface InstanceState {
    /** Name of the instance in paths, chosen when it was created. @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    /** Whether the instance is in service. @default true */ enable?: boolean;
    /** Version of the AI Search engine behind the instance. @default 3 @readOnly */ engine_version?: number;
    /** Time of the last indexing; null before the first. @readOnly */ last_activity?: DateTime | null;
    /** State of the instance, set by AI Search, such as whether it waits for an index. @default "waiting" @readOnly */ status?: string;
    /** Kind of source; null for an instance with uploads only. */ type?: 'r2' | 'web-crawler' | null;
  }

  export interface Instance extends InstanceSettings, InstanceOptions, InstanceState {
    /** Similarity to an earlier question required for a cached response; `anything_goes` is the laxest. @default "close_enough" */ cache_threshold?:
      | 'super_strict_match' | 'close_enough' | 'flexible_friend' | 'anything_goes' | null;
    /** @readOnly */ created_by?: string | null;
    /** @default "rrf" */ fusion_method?: 'max' | 'rrf';
    /** @default false @deprecated */ hybrid_search_enabled?: boolean;
    /** @readOnly */ modified_by?: string | null;
    /** Namespace the instance is in; null for the default one. @readOnly */ namespace?: string | null;
    /** @default false */ paused?: boolean;
    /** @readOnly */ public_endpoint_id?: string | null;
  }

  export interface InstanceUpdateParams extends InAccount, InstanceSettings, InstanceOptions {
    /** Similarity to an earlier question required for a cached response; `anything_goes` is the laxest. @default "close_enough" */ cache_threshold?:
      | 'super_strict_match' | 'close_enough' | 'flexible_friend' | 'anything_goes' | (string & {});
    /** @default true */ chunk?: boolean;
    /** @default "rrf" */ fusion_method?: 'max' | 'rrf' | (string & {});
    metadata?: Metadata;
    /** @default false */ paused?: boolean;
    public_endpoint_params?: PublicEndpointParams;
    /** Whether answers are written from results; part of the older API. @default false */ summarization?: boolean;
    /** Model that sums up items; empty takes the default. */ summarization_model?:
      
      | '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash'
      | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8'
      | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8'
      | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct'
      | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5'
      | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4'
      | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct'
      | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b'
      | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct'
      | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro'
      | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5'
      | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | (string & {}) | null;
    /** Instructions for the model that answers; null for the default. */ system_prompt_ai_search?: string | null;
    /** Instructions for the model that sums up items; null for the default. */ system_prompt_index_summarization?: string | null;
    /** Instructions for the model that rewrites questions; null for the default. */ system_prompt_rewrite_query?: string | null;
  }

  export interface InstanceListParams extends InAccount {
    /** Namespace of the instance; left out, all or `default`. @minLength 1 */ namespace?: string;
    /** Property by which instances are sorted. @default "created_at" */ order_by?: 'created_at';
    /** Direction of the order; `desc` puts the newest first. @default "desc" */ order_by_direction?: 'asc' | 'desc';
    /** Only instances whose ids contain this text are returned. @maxLength 64 */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 @example 20 */ per_page?: Integer;
    /** Only instances for this hostname are returned. @minLength 1 */ hostname?: string;
  }

  export interface InstanceListResponse extends IndexingSettings, InstanceState {
    id: string;
    /** @from aiGateway.list */ ai_gateway_id: string | null;
    /** Model that writes answers; null for the default. */ ai_search_model: string | null;
    cache: boolean;
    /** Similarity to an earlier question required for a cached response; null for the default. */
    cache_threshold: 'super_strict_match' | 'close_enough' | 'flexible_friend' | 'anything_goes' | null;
    /** @unit seconds */ cache_ttl: 600 | 1800 | 3600 | 7200 | 21600 | 43200 | 86400 | 172800 | 259200 | 518400;
    chunk: boolean;
    /** Percent of a chunk that the next one repeats; null for the default. */ chunk_overlap: number | null;
    /** Tokens in a chunk; null for the default. */ chunk_size: number | null;
    created_by: string | null;
    /** Metadata fields open to filters; null if there are none. */ custom_metadata: InstanceListResponse.CustomMetadata[] | null;
    /** Model that makes the vectors; null for the default. */ embedding_model: string | null;
    enable: boolean;
    engine_version: number;
    fusion_method: 'max' | 'rrf';
    hybrid_search_enabled: boolean;
    /** Indexes that are kept: vectors, keywords, or both for hybrid search. */ index_method: InstanceListResponse.IndexMethod;
    /** Details of the keyword index; null for the defaults. */ indexing_options: InstanceListResponse.IndexingOptions | null;
    last_activity: DateTime | null;
    /** Most chunks that a search returns; null for the default. */ max_num_results: number | null;
    /** Notes of the dashboard; null if there are none. */ metadata: InstanceListResponse.Metadata | null;
    modified_by: string | null;
    /** Namespace that holds the instance. */ namespace: string;
    paused: boolean;
    public_endpoint_id: string | null;
    /** Options of the public endpoint. */ public_endpoint_params: InstanceListResponse.PublicEndpointParams | null;
    reranking: boolean;
    /** Model that ranks again; null for the default. */ reranking_model: string | null;
    /** Boosts and keyword matching of searches; null for the defaults. */ retrieval_options: InstanceListResponse.RetrievalOptions | null;
    /** Model that rewrites questions; null for the default. */ rewrite_model: string | null;
    rewrite_query: boolean;
    /** Least score of a returned chunk; null for the default. */ score_threshold: number | null;
    source: string | null;
    /** Selection of source content to index; null for all. */ source_params: InstanceListResponse.SourceParams | null;
    status: string;
    /** Whether answers are written from results; part of the older API. */ summarization: boolean;
    /** Model for summaries; null for the default. */ summarization_model: string | null;
    /** @unit seconds */ sync_interval: 900 | 1800 | 3600 | 7200 | 14400 | 21600 | 43200 | 86400;
    /** Instructions for the model that answers; null for the default. */ system_prompt_ai_search: string | null;
    /** Instructions for the model that sums up items; null for the default. */ system_prompt_index_summarization: string | null;
    /** Instructions for the model that rewrites questions; null for the default. */ system_prompt_rewrite_query: string | null;
    /** Stored token with which the source is read; null if none is needed. */ token_id: string | null;
    type: 'r2' | 'web-crawler' | null;
  }
  export namespace InstanceListResponse {
    export interface CustomMetadata {
      /** Type as which the metadata is compared. */ data_type: 'text' | 'number' | 'boolean' | 'datetime';
      /** Name under which items carry the metadata. */ field_name: string;
    }
    export interface IndexMethod {
      /** Whether words are indexed for keyword search. */ keyword: boolean;
      /** Whether vectors are kept for search by meaning. */ vector: boolean;
      [key: string]: unknown;
    }
    export interface IndexingOptions {
      /** Method of splitting text: `porter` by words and stems, `trigram` by any three characters. */ keyword_tokenizer?: 'porter' | 'trigram';
      /** Whether text in images and scans is recognized. */ use_ocr?: boolean;
      [key: string]: unknown;
    }
    export interface Metadata {
      /** Whether the instance was made in the dashboard's wizard. */ created_from_aisearch_wizard?: boolean;
      /** Hostname of the Worker that goes with the instance. */ worker_domain?: string;
      [key: string]: unknown;
    }
    export interface PublicEndpointParams {
      /** Hosts whose pages may use the endpoint; empty allows all. */ authorized_hosts?: string[];
      /** Whether chats are answered at the public endpoint. */ chat_completions_endpoint?: PublicEndpointParams.ChatCompletionsEndpoint;
      /** Hostname of one's own for the endpoint; null for none. @maxItems 1 */ custom_domains?: (/** @minLength 1 @maxLength 253 */ string)[] | null;
      /** Whether the hostname given by Cloudflare works besides custom ones. */ default_domain_enabled?: boolean;
      /** Whether the public endpoint answers requests. */ enabled?: boolean;
      /** Whether agents can reach the endpoint by MCP. */ mcp?: PublicEndpointParams.Mcp;
      /** Requests a caller may make in a period. */ rate_limit?: PublicEndpointParams.RateLimit;
      /** Whether the endpoint answers searches. */ search_endpoint?: PublicEndpointParams.SearchEndpoint;
      [key: string]: unknown;
    }
    export namespace PublicEndpointParams {
      export interface ChatCompletionsEndpoint {
        disabled?: boolean;
        [key: string]: unknown;
      }
      export interface Mcp {
        /** Description of the tool for agents. */ description?: string;
        disabled?: boolean;
        [key: string]: unknown;
      }
      export interface RateLimit extends AISearch.PublicEndpointParams.RateLimit {
        [key: string]: unknown;
      }
      export interface SearchEndpoint {
        disabled?: boolean;
        [key: string]: unknown;
      }
    }
    export interface RetrievalOptions {
      /** Metadata fields that raise or lower a chunk's rank. @maxItems 3 */ boost_by?: RetrievalOptions.BoostBy[];
      /** Whether all words must match or any of them. */ keyword_match_mode?: 'and' | 'or';
      [key: string]: unknown;
    }
    export namespace RetrievalOptions {
      export interface BoostBy {
        /** Metadata field to rank by. @minLength 1 @maxLength 64 */ field: string;
        /** Type of the metadata field. */ dataType?: 'number' | 'datetime' | 'text' | 'boolean';
        direction?: 'asc' | 'desc' | 'exists' | 'not_exists';
        [key: string]: unknown;
      }
    }
    export interface SourceParams {
      /** Glob patterns of items left out; they win over `include_items`. @maxItems 10 */ exclude_items?: string[];
      /** Glob patterns of items to index; empty takes all. @maxItems 10 */ include_items?: string[];
      /** Start of the keys that are indexed; other objects of the bucket are passed over. */ prefix?: string;
      /** Jurisdiction of the R2 bucket, such as `eu`. */ r2_jurisdiction?: string;
      /** Settings for crawling and parsing the website. */ web_crawler?: SourceParams.WebCrawler;
      [key: string]: unknown;
    }
    export namespace SourceParams {
      export interface WebCrawler {
        /** Limits of the crawl by links. */ discover_options?: WebCrawler.DiscoverOptions;
        /** Settings for fetching pages and selecting their content. */ parse_options?: WebCrawler.ParseOptions;
        /** Whether pages come from the sitemap or are discovered by links. */ parse_type?: 'sitemap' | 'discover';
        [key: string]: unknown;
      }
      export namespace WebCrawler {
        export interface DiscoverOptions {
          /** Links followed in a row from the first page. @min 1 @max 100000 */ depth?: number;
          /** Whether pages of other domains are crawled. */ include_external_links?: boolean;
          /** Whether pages of subdomains are crawled. */ include_subdomains?: boolean;
          /** Most pages that are crawled. @min 1 @max 100000 */ limit?: number;
          /** Seconds a page fetched before may be used again. @min 0 @max 604800 @unit seconds */ max_age?: number;
          /** Sources of URLs: sitemaps, links, or both. */ source?: 'all' | 'sitemaps' | 'links';
          [key: string]: unknown;
        }
        export interface ParseOptions {
          /** Parts of pages to keep, by path. @maxItems 10 */ content_selector?: ParseOptions.ContentSelector[];
          /** Headers sent with each request, for pages behind a login. @sensitive */
          include_headers?: { [key: string]: /** @maxLength 8192 */ string };
          /** Whether images of pages are indexed as well. */ include_images?: boolean;
          /** Sitemaps to read in place of the usual one. @maxItems 10 @example ["https://example.com/sitemap.xml"] */
          specific_sitemaps?: (/** @format uri */ string)[];
          /** Whether pages are rendered in a browser first, so that scripts run. */ use_browser_rendering?: boolean;
          [key: string]: unknown;
        }
        export namespace ParseOptions {
          export interface ContentSelector {
            /** Glob pattern of the paths the selector is for. @minLength 1 @maxLength 200 @example "/docs/**" */ path: string;
            /** CSS selector of the content to keep. @minLength 1 @maxLength 200 @example "main" */ selector: string;
            [key: string]: unknown;
          }
        }
      }
    }
  }

  export interface InstanceChatCompletionsParams extends InAccount {
    /** @minItems 1 */ messages: APIMessage[];
    ai_search_options?: AISearchOptions;
    /** Model for the answer; left out or empty, the instance's own. */ model?:
      
      | '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash'
      | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8'
      | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8'
      | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct'
      | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5'
      | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4'
      | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct'
      | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b'
      | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct'
      | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro'
      | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5'
      | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | (string & {});
    stream?: boolean;
    [key: string]: unknown;
  }

  export interface InstanceChatCompletionsResponse {
    /** Answers; in practice one. */ choices: Choice[];
    chunks: Chunk[];
    /** Identifies the answer. */ id?: string;
    /** Model that wrote the answer. */ model?: string;
    /** Kind of object, as in OpenAI's API. */ object?: string;
    [key: string]: unknown;
  }

  export interface InstanceSearchParams extends InAccount {
    ai_search_options?: AISearchOptions;
    /** @minItems 1 */ messages?: APIMessage[];
    /** @minLength 1 */ query?: string;
  }

  export interface InstanceSearchResponse extends SearchQuery {
    chunks: Chunk[];
  }

  export interface InstanceStats {
    /** Items that are indexed. */ completed?: Integer;
    /** Whether some numbers could not be fetched. */ degraded?: boolean;
    /** Contents of the storage behind the instance. */ engine?: InstanceStatsResponse.Engine;
    /** Items whose indexing failed. */ error?: Integer;
    /** Errors of embedding, by file. */ file_embed_errors?: { [key: string]: unknown };
    /** Errors of reading the source, by kind. */ index_source_errors?: { [key: string]: unknown };
    /** Items that have changed since they were indexed. */ outdated?: Integer;
    /** Items that await indexing. */ queued?: Integer;
    /** Items that are being indexed. */ running?: Integer;
    /** Items left out, such as empty or unsupported files. */ skipped?: Integer;
  }

  export interface InstanceStatsResponse extends InstanceStats {
    /** Time at which the index last changed. */ last_activity?: DateTime | null;
  }
  export namespace InstanceStatsResponse {
    export interface Engine {
      /** Objects kept in R2. */ r2?: Engine.R2;
      /** Vectors kept in Vectorize. */ vectorize?: Engine.Vectorize;
    }
    export namespace Engine {
      export interface R2 {
        /** Bytes of the objects' metadata. @unit bytes */ metadataSizeBytes: Integer;
        /** Number of objects. */ objectCount: Integer;
        /** Bytes of the objects' content. @unit bytes */ payloadSizeBytes: Integer;
      }
      export interface Vectorize {
        /** Numbers in a vector. */ dimensions: Integer;
        /** Number of vectors. */ vectorsCount: Integer;
      }
    }
  }

  /** API credentials the service uses to reach your resources. */
  export interface Tokens {
    /** Create a record of an API token for AI Search to act with.
     *
     *  The secret is kept encrypted and never shown again.
     *  @http POST /accounts/{account_id}/ai-search/tokens
     *  @status 201
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "ai-search", "cf_api_id": "ed17574386854bf78a67040be0a770b0",
     *    "cf_api_key": "API_TOKEN_SECRET"
     *  } */
    create(params: TokenParams, options?: RequestOptions): APIPromise<TokenResult>;

    /** Replace name, API id and key of a token stored for AI Search.
     *
     *  Instances that use it take up the new secret.
     *  @http PUT /accounts/{account_id}/ai-search/tokens/{id}
     *  @plans free pro business enterprise
     *  @availability beta */
    update(/** @format uuid */ id: string, params: TokenParams, options?: RequestOptions): APIPromise<TokenResult>;

    /** List the tokens stored for AI Search, by text if wanted.
     *  @http GET /accounts/{account_id}/ai-search/tokens
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns name cf_api_id enabled created_by created_at modified_at */
    list(params: TokenListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<TokenResult>, TokenResult>;

    /** Delete a stored token from AI Search.
     *
     *  Refused while an instance uses it; the API token itself stays valid.
     *  @http DELETE /accounts/{account_id}/ai-search/tokens/{id}
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(/** @format uuid */ id: string, params: InAccount, options?: RequestOptions): APIPromise<TokenDeleteResponse>;

    /** Get the record of one token stored for AI Search.
     *  @http GET /accounts/{account_id}/ai-search/tokens/{id}
     *  @plans free pro business enterprise
     *  @availability beta */
    read(/** @format uuid */ id: string, params: InAccount, options?: RequestOptions): APIPromise<TokenResult>;
  }

  export interface TokenSettings {
    /** Id of the Cloudflare API token. @example "a1b2c3d4e5f6" @minLength 1 */ cf_api_id: string;
    /** Name of the token for people. @example "my-token" @minLength 1 */ name: string;
    /** Whether the token was made for the former AutoRAG. @default true */ legacy?: boolean;
  }

  export interface TokenParams extends InAccount, TokenSettings {
    /** Secret of the API token; kept encrypted. @example "abc123" @writeOnly @sensitive @minLength 1 */ cf_api_key: string;
  }

  export interface TokenResult extends TokenSettings {
    /** Identifies the stored token; instances refer to it by `token_id`. @format uuid */ id: string;
    cf_api_id: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    name: string;
    /** @readOnly */ created_by?: string | null;
    /** Whether the token may be used. @default true */ enabled?: boolean;
    /** @default true @readOnly */ legacy?: boolean;
    /** @readOnly */ modified_by?: string | null;
  }

  export interface TokenListParams extends InAccount {
    /** Only entries with this text are returned. @maxLength 256 @example "my-token" */ search?: string;
    /** @min 1 @max 100 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 @example 20 */ per_page?: Integer;
  }

  export type TokenDeleteResponse = JsonValue;

  export type InstanceListResponsesV4PagePaginationArray = V4PagePaginationArray<InstanceListResponse>;

  export interface CustomMetadata {
    /** Type as which the metadata is compared. */ data_type: 'text' | 'number' | 'boolean' | 'datetime';
    /** @minLength 1 @maxLength 64 */ field_name: string;
  }

  export interface IndexMethod {
    /** Whether words are indexed for keyword search. */ keyword: boolean;
    /** Whether vectors are kept for search by meaning. */ vector: boolean;
  }

  export interface IndexingOptions {
    /** Method of splitting text: `porter` by words and stems, `trigram` by any three characters. @default "porter" */
    keyword_tokenizer?: 'porter' | 'trigram';
    /** Whether text in images and scans is recognized. */ use_ocr?: boolean;
  }

  export interface Metadata {
    /** Whether the instance was made in the dashboard's wizard. */ created_from_aisearch_wizard?: boolean;
    /** Hostname of the Worker that goes with the instance. */ worker_domain?: string;
  }

  export interface PublicEndpointParams {
    /** Hosts whose pages may use the endpoint; empty allows all. */ authorized_hosts?: string[];
    /** Whether chats are answered at the public endpoint. */ chat_completions_endpoint?: PublicEndpointParams.ChatCompletionsEndpoint;
    /** Hostname of one's own for the endpoint; null for none. @maxItems 1 */ custom_domains?: (/** @minLength 1 @maxLength 253 */ string)[] | null;
    /** Whether the hostname given by Cloudflare works besides custom ones. @default true */ default_domain_enabled?: boolean;
    /** Whether the public endpoint answers requests. @default false */ enabled?: boolean;
    /** Whether agents can reach the endpoint by MCP. */ mcp?: PublicEndpointParams.Mcp;
    /** Requests a caller may make in a period. */ rate_limit?: PublicEndpointParams.RateLimit;
    /** Whether the endpoint answers searches. */ search_endpoint?: PublicEndpointParams.SearchEndpoint;
  }
  export namespace PublicEndpointParams {
    export interface ChatCompletionsEndpoint {
      /** @default false */ disabled?: boolean;
    }
    export interface Mcp {
      /** Description of the tool for agents. */ description?: string;
      /** @default false */ disabled?: boolean;
    }
    export interface RateLimit {
      /** Period in which requests are counted. @min 60000 @max 3600000 @unit milliseconds */ period_ms?: Integer;
      /** Requests allowed in a period. @min 1 */ requests?: Integer;
      /** Whether periods follow the clock or slide with each request. */ technique?: 'fixed' | 'sliding';
    }
    export interface SearchEndpoint {
      /** @default false */ disabled?: boolean;
    }
  }

  export interface RetrievalOptions {
    /** Metadata fields that raise or lower a chunk's rank. @maxItems 3 */ boost_by?: RetrievalOptions.BoostBy[];
    /** Whether all words must match or any of them. */ keyword_match_mode?: 'and' | 'or';
  }
  export namespace RetrievalOptions {
    export interface BoostBy {
      /** Metadata field to rank by. @minLength 1 @maxLength 64 @example "timestamp" */ field: string;
      direction?: 'asc' | 'desc' | 'exists' | 'not_exists';
    }
  }

  export interface SourceParams {
    /** Glob patterns of items that are left out; they win over `include_items`. @maxItems 10 @example ["/admin/**"] */
    exclude_items?: (/** @maxLength 500 */ string)[];
    /** Glob patterns of items to index; empty takes all. @maxItems 10 @example ["/docs/**"] */ include_items?: (/** @maxLength 500 */ string)[];
    /** Start of the keys that are indexed; other objects of the bucket are passed over. */ prefix?: string;
    /** Jurisdiction of the R2 bucket, such as `eu`. @default "default" */ r2_jurisdiction?: string;
    /** Settings for crawling and parsing the website. @default {"parse_type":"sitemap"} */ web_crawler?: SourceParams.WebCrawler;
  }
  export namespace SourceParams {
    export interface WebCrawler {
      /** Limits of the crawl by links. */ discover_options?: WebCrawler.DiscoverOptions;
      /** Settings for fetching pages and selecting their content. */ parse_options?: WebCrawler.ParseOptions;
      /** Whether pages come from the sitemap or are discovered by links. @default "sitemap" */ parse_type?: 'sitemap' | 'discover';
    }
    export namespace WebCrawler {
      export interface DiscoverOptions {
        /** Links followed in a row from the first page. @min 1 @max 100000 @default 5 @example 5 */ depth?: number;
        /** Whether pages of other domains are crawled. @default false */ include_external_links?: boolean;
        /** Whether pages of subdomains are crawled. @default false */ include_subdomains?: boolean;
        /** Most pages that are crawled. @min 1 @max 100000 @default 100000 @example 10000 */ limit?: number;
        /** Seconds a page fetched before may be used again. @min 0 @max 604800 @unit seconds @default 86400 @example 86400 */ max_age?: number;
        /** Sources of URLs: sitemaps, links, or both. @default "all" */ source?: 'all' | 'sitemaps' | 'links';
      }
      export interface ParseOptions {
        /** Part of the page to keep, by path; the first path that fits counts. @minItems 1 @maxItems 10 */
        content_selector?: ParseOptions.ContentSelector[];
        /** Headers sent with each request, for pages behind a login. @sensitive */
        include_headers?: { [key: string]: /** @maxLength 8192 */ string };
        /** Whether images of pages are indexed as well. @default false */ include_images?: boolean;
        /** Sitemaps to read in place of the usual one. @maxItems 10 @example ["https://example.com/sitemap.xml"] */
        specific_sitemaps?: (/** @format uri */ string)[];
        /** Whether pages are rendered in a browser first, so that scripts run. @default true */ use_browser_rendering?: boolean;
      }
      export namespace ParseOptions {
        export interface ContentSelector {
          /** Glob pattern of the paths the selector is for. @minLength 1 @maxLength 200 @example "/docs/**" */ path: string;
          /** CSS selector of the content to keep. @minLength 1 @maxLength 200 @example "main" */ selector: string;
        }
      }
    }
  }

  export interface Choice {
    /** Message from the model. */ message: APIMessage;
    /** Number of the answer, from 0. */ index?: Integer;
  }

  export interface Chunk {
    /** Identifies the chunk. */ id: string;
    /** Likeness to the query after all ranking; higher is better. @min 0 @max 1 */ score: number;
    text: string;
    /** Kind of content of the chunk. */ type: string;
    /** Item the chunk comes from. */ item?: ChunkItem;
    /** Scores of the single searches that were joined. */ scoring_details?: Chunk.ScoringDetails;
  }
  export namespace Chunk {
    export interface ScoringDetails {
      /** Method by which the ranks below were merged. */ fusion_method?: 'rrf' | 'max';
      /** Place in the keyword search, from 1. */ keyword_rank?: number;
      /** Score of the keyword search. @min 0 */ keyword_score?: number;
      /** Score given by the reranking model. @min 0 @max 1 */ reranking_score?: number;
      /** Place in the vector search, from 1. */ vector_rank?: number;
      /** Likeness of the vectors. @min 0 @max 1 */ vector_score?: number;
    }
  }

  export interface AISearchOptions {
    /** Cache of answers for similar questions, for this request. */ cache?: AISearchOptions.Cache;
    /** Rewriting of the question before the search, for this request. */ query_rewrite?: AISearchOptions.QueryRewrite;
    /** Second ranking of the results by a model, for this request. */ reranking?: AISearchOptions.Reranking;
    /** Search and filter settings for this request. */ retrieval?: AISearchOptions.Retrieval;
    /** Metadata that goes with the request, by field name. */ custom_metadata?: { [key: string]: string | number | boolean };
  }
  export namespace AISearchOptions {
    export interface Cache {
      /** Similarity to an earlier question required for a cached response; `anything_goes` is the laxest. */
      cache_threshold?: 'super_strict_match' | 'close_enough' | 'flexible_friend' | 'anything_goes' | (string & {});
      /** Whether similar questions are answered from the cache. */ enabled?: boolean;
    }
    export interface QueryRewrite {
      /** Whether a model rewrites the question before the search. */ enabled?: boolean;
      /** Model for the answer; left out or empty, the instance's own. */ model?:
        
        | '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash'
        | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8'
        | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8'
        | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct'
        | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5'
        | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4'
        | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct'
        | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b'
        | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct'
        | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro'
        | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5'
        | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | (string & {});
      /** Instructions for the rewriting, in place of the instance's. @minLength 1 */ rewrite_prompt?: string;
    }
    export interface Reranking {
      /** Whether a model sorts the results again. */ enabled?: boolean;
      /** Least score after reranking that a chunk needs. @min 0 @max 1 @default 0.4 */ match_threshold?: number;
      /** Model for reranking; empty takes the instance's. */ model?: '@cf/baai/bge-reranker-base' | '' | (string & {});
    }
    export interface Retrieval {
      /** Metadata fields that raise or lower a chunk's rank. @maxItems 3 */ boost_by?: Retrieval.BoostBy[];
      /** Neighbouring chunks on each side that come with a result. @min 0 @max 3 @default 0 */ context_expansion?: Integer;
      /** Conditions on metadata, such as `{"folder":"docs/"}`, that chunks must meet. */ filters?: { [key: string]: unknown };
      fusion_method?: 'max' | 'rrf' | (string & {});
      /** Whether all words must match or any of them. */ keyword_match_mode?: 'and' | 'or';
      /** Least score after reranking that a chunk needs. @min 0 @max 1 @default 0.4 */ match_threshold?: number;
      /** Most chunks that a search returns. @min 1 @max 50 @default 10 */ max_num_results?: Integer;
      /** Indexes to search; both for `hybrid`. */ retrieval_type?: 'vector' | 'keyword' | 'hybrid' | (string & {});
      /** Whether results come even if a later stage, such as reranking, fails. @default true */ return_on_failure?: boolean;
    }
    export namespace Retrieval {
      export interface BoostBy {
        /** Metadata field to rank by. @minLength 1 @maxLength 64 @example "timestamp" */ field: string;
        direction?: 'asc' | 'desc' | 'exists' | 'not_exists' | (string & {});
      }
    }
  }

  export interface APIMessage {
    /** Text, or parts with text, images and files. @example "How do I rotate my API token?" */ content:
      | string
      | /** @minItems 1 */ (/** @discriminator type */ APIMessage.TextContent | APIMessage.ImageURLContent | APIMessage.FileContent)[]
      | null;
    /** Author of the message; `system` and `developer` carry instructions. */ role: 'system' | 'developer' | 'user' | 'assistant' | 'tool';
    [key: string]: unknown;
  }
  export namespace APIMessage {
    export interface TextContent {
      /** Text of the part. @minLength 1 */ text: string;
      /** Marks a text part. */ type: 'text';
    }
    export interface ImageURLContent {
      /** Image of the part. */ image_url: ImageURLContent.ImageURL;
      /** Marks an image part. */ type: 'image_url';
    }
    export namespace ImageURLContent {
      export interface ImageURL {
        /** Address of the image, or a data URL. @minLength 1 @maxLength 20971520 */ url: string;
      }
    }
    export interface FileContent {
      /** File of the part. */ file: FileContent.File;
      /** Marks a file part. */ type: 'file';
    }
    export namespace FileContent {
      export interface File {
        /** File name with its ending. @minLength 1 @maxLength 255 */ filename: string;
        /** Content in base64; give this or `file_id`. @minLength 1 @maxLength 13981144 */ file_data?: string;
        /** Id of a file uploaded before. @minLength 1 */ file_id?: string;
      }
    }
  }

  export interface ChunkItem {
    key: string;
    /** Metadata of the item, by field. */ metadata?: { [key: string]: unknown };
    /** Time of the item's last change. */ timestamp?: number;
  }

  export type NamespaceListResponsesV4PagePaginationArray = V4PagePaginationArray<Namespace>;

  export type TokenListResponsesV4PagePaginationArray = V4PagePaginationArray<TokenResult>;
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
    create(name: string, params: InstanceCreateParams, options?: RequestOptions): APIPromise<Instance>;

    /** Replace the settings of an instance in a namespace.
     *  @http PUT /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}
     *  @plans free pro business enterprise
     *  @availability beta */
    update(id: string, params: InstanceUpdateParams, options?: RequestOptions): APIPromise<Instance>;

    /** List the instances of a namespace, by text.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns id type source status enable modified_at
     *  @key id */
    list(
      name: string,
      params: InstanceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<InstanceListResponse>, InstanceListResponse>;

    /** Delete an instance from its namespace along with its index.
     *  @http DELETE /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm
     *  @cascades aiSearch.namespaces.instances.items */
    delete(id: string, params: InstanceParams, options?: RequestOptions): APIPromise<Instance>;

    /** As server-sent events, while the model writes. */
    chatCompletions(id: string, params: InstanceChatCompletionsParams & InEvents, options?: RequestOptions): APIPromise<EventStream>;

    /** Answer a chat from one instance of a namespace.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/chat/completions
     *  @unwrapped
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "messages": [{ "role": "user", "content": "How do I rotate my API token?" }] } */
    chatCompletions(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: InstanceChatCompletionsParams,
      options?: RequestOptions,
    ): APIPromise<InstanceChatCompletionsResponse>;

    /** Get one instance of a namespace with all its settings.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}
     *  @plans free pro business enterprise
     *  @availability beta */
    read(id: string, params: InstanceParams, options?: RequestOptions): APIPromise<Instance>;

    /** Search one instance of a namespace for chunks.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/search
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "query": "How do I rotate my API token?" } */
    search(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: InstanceSearchParams,
      options?: RequestOptions,
    ): APIPromise<InstanceSearchResponse>;

    /** Get the indexing statistics of a namespaced instance.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/stats
     *  @plans free pro business enterprise
     *  @availability beta */
    stats(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: InstanceParams,
      options?: RequestOptions,
    ): APIPromise<InstanceStatsResponse>;

    /** Move an AI Search instance to another namespace.
     *
     *  Fails with 400 if the target does not exist, is the same, or already has an instance of that id.
     *  @http PATCH /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}
     *  @demands new_namespace
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ai-search-move-instance */
    move(id: string, params: InstanceMoveParams, options?: RequestOptions): APIPromise<JsonObject>;

    /** Purge the cached answers of an instance in a namespace.
     *
     *  Takes effect at once; the next answers are generated anew.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/purge_cache
     *  @unwrapped
     *  @plans free pro business enterprise
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/ai-search-namespace-purge-instance-cache */
    purgeCache(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: InstanceParams,
      options?: RequestOptions,
    ): APIPromise<InstancePurgeCacheResponse>;
  }

  export interface InNamespace {
      /** Namespace that holds the instance. @minLength 1 */ name: string;
    }

  export interface InstanceUpdateParams extends AISearch.InstanceUpdateParams, InNamespace {}

  export interface InstanceParams extends InAccount, InNamespace {}

  export interface InstanceChatCompletionsParams extends InAccount, InNamespace {
    /** @minItems 1 */ messages: APIMessage[];
    ai_search_options?: AISearchOptions;
    /** Model for the answer; left out or empty, the instance's own. */ model?:
      
      | '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/zai-org/glm-4.7-flash'
      | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8'
      | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8'
      | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct'
      | '@cf/google/gemma-3-12b-it' | '@cf/google/gemma-4-26b-a4b-it' | '@cf/moonshotai/kimi-k2.5'
      | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4'
      | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct'
      | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b'
      | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct'
      | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro'
      | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5'
      | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | (string & {});
    stream?: boolean;
    [key: string]: unknown;
  }

  export interface InstanceSearchParams extends InAccount, InNamespace {
    ai_search_options?: AISearchOptions;
    /** @minItems 1 */ messages?: APIMessage[];
    /** @minLength 1 */ query?: string;
  }

  export interface InstanceStatsResponse extends InstanceStats {
    /** Time at which the index last changed. */ last_activity?: DateTime;
  }

  export interface InstanceMoveParams extends InAccount {
    /** Namespace that holds the instance. @example "production" @minLength 1 */ name: string;
    /** Namespace to move to; must exist. @example "staging" @from aiSearch.namespaces.list @minLength 1 */ new_namespace: string;
  }

  export interface InstancePurgeCacheResponse {
    success: boolean;
  }

  export type InstanceListResponsesV4PagePaginationArray = V4PagePaginationArray<InstanceListResponse>;
}

export declare namespace AISearch.Namespaces.Instances {
  /** Runs that refresh an index of a group. */
  export interface Jobs {
    /** Create an indexing job for an instance in a namespace.
     *
     *  Runs in the background: poll `get` until it has ended.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/jobs
     *  @plans free pro business enterprise
     *  @availability beta
     *  @waits aiSearch.namespaces.instances.jobs.get ended_at done=* id=id */
    create(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: JobCreateParams,
      options?: RequestOptions,
    ): APIPromise<AISearch.Instances.Job>;

    /** Edit an indexing job of a namespaced instance: cancel it.
     *  @http PATCH /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/jobs/{job_id}
     *  @demands action
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    update(jobID: string, params: JobUpdateParams, options?: RequestOptions): APIPromise<AISearch.Instances.Job>;

    /** List the indexing jobs of an instance in a namespace.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/jobs
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns description source end_reason started_at last_seen_at ended_at */
    list(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: JobListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<AISearch.Instances.Job>, AISearch.Instances.Job>;

    /** Get the state of one indexing job of a namespaced instance.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/jobs/{job_id}
     *  @plans free pro business enterprise
     *  @availability beta */
    get(jobID: string, params: JobGetParams, options?: RequestOptions): APIPromise<AISearch.Instances.Job>;

    /** List the log lines of a namespaced instance's indexing job.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/jobs/{job_id}/logs
     *  @plans free pro business enterprise
     *  @availability beta */
    logs(jobID: string, params: JobLogsParams, options?: RequestOptions): APIPromise<JobLogsResponse>;
  }

  export interface JobCreateParams extends InAccount, InNamespace {
    /** Note on why the job is run. @maxLength 255 */ description?: string;
  }

  export interface JobUpdateParams extends InNamespace, AISearch.Instances.JobUpdateParams {}

  export interface JobListParams extends InAccount, InNamespace {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface JobGetParams extends InAccount, InNamespace {
    /** Instance that runs the job. @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
  }

  export interface JobLogsParams extends InAccount, InNamespace {
    /** Instance that runs the job. @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 500 @default 20 */ per_page?: Integer;
  }

  export type JobLogsResponse = AISearch.Instances.JobLogsResponse.JobLogsResponseItem[];

  /** Files or pages in an index, with their state and chunks. */
  export interface Items {
    /** List an instance's items by key, source, status or metadata.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns key file_size chunks_count status error last_seen_at
     *  @key key */
    list(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: ItemListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ItemResult>, ItemResult>;

    /** Delete an item from an instance, so it is no longer found.
     *
     *  An item of a bucket or website returns with the next indexing if it is still there.
     *  @http DELETE /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items/{item_id}
     *  @plans free pro business enterprise
     *  @availability beta */
    delete(itemID: string, params: ItemParams, options?: RequestOptions): APIPromise<ItemDeleteResponse>;

    /** List the chunks an item was split into for indexing.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items/{item_id}/chunks
     *  @plans free pro business enterprise
     *  @availability beta */
    chunks(itemID: string, params: ItemChunksParams, options?: RequestOptions): APIPromise<ItemChunksResponse>;

    /** Replace or create an item by key and have it indexed.
     *
     *  Indexing runs in the background unless `wait_for_completion` is set.
     *  @http PUT /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items
     *  @plans free pro business enterprise
     *  @availability beta */
    createOrUpdate(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: ItemCreateOrUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ItemResult>;

    /** Download the source file of an item.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items/{item_id}/download
     *  @response binary application/octet-stream
     *  @plans free pro business enterprise
     *  @availability beta */
    download(itemID: string, params: ItemParams, options?: RequestOptions): APIPromise<Response>;

    /** Get one item of an instance and its indexing status.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items/{item_id}
     *  @plans free pro business enterprise
     *  @availability beta */
    get(itemID: string, params: ItemParams, options?: RequestOptions): APIPromise<ItemResult>;

    /** List an item's processing log by cursor.
     *  @http GET /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items/{item_id}/logs
     *  @plans free pro business enterprise
     *  @availability beta */
    logs(itemID: string, params: ItemLogsParams, options?: RequestOptions): APIPromise<ItemLogsResponse>;

    /** Sync one item: index it again, and wait if asked.
     *  @http PATCH /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items/{item_id}
     *  @demands next_action
     *  @plans free pro business enterprise
     *  @availability beta */
    sync(itemID: string, params: ItemSyncParams, options?: RequestOptions): APIPromise<ItemResult>;

    /** Upload a file as an item of an instance's own storage.
     *
     *  Indexed in the background unless asked to wait. A file with the same name replaces the item.
     *  @http POST /accounts/{account_id}/ai-search/namespaces/{name}/instances/{id}/items
     *  @body multipart
     *  @plans free pro business enterprise
     *  @availability beta */
    upload(/** @minLength 1 @maxLength 64 */ id: string, params: ItemUploadParams, options?: RequestOptions): APIPromise<ItemUploadResponse>;
  }

  export interface ItemListParams extends InAccount, InNamespace {
    /** Only the item with this id is returned. @maxLength 64 */ item_id?: string;
    /** Only the item with this key is returned. @maxLength 1024 */ key?: string;
    /** Conditions on metadata as JSON text. @maxLength 2048 @example "{\"folder\":\"docs/\"}" */ metadata_filter?: string;
    /** Only entries with this text are returned. @maxLength 256 */ search?: string;
    /** Order of the items: by status or latest change. @default "status" */ sort_by?: 'status' | 'modified_at' | (string & {});
    /** Only items from this source are returned. @maxLength 512 */ source?: string;
    /** Only items at this stage of indexing. */ status?: 'queued' | 'running' | 'completed' | 'error' | 'skipped' | 'outdated' | (string & {});
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface ItemResult {
    /** Identifies the item. @readOnly */ id: string;
    /** Hash of the content, by which changes are noticed. @readOnly */ checksum: string;
    /** Number of chunks; null before indexing. @readOnly */ chunks_count: Integer | null;
    /** @readOnly */ created_at: DateTime;
    /** Size of the file; null if unknown. @readOnly @unit bytes */ file_size: number | null;
    /** @readOnly */ key: string;
    /** Time at which the source last had the item. @readOnly */ last_seen_at: DateTime;
    /** Metadata that came with the item; null if none did. @readOnly */ metadata: { [key: string]: string | number | boolean } | null;
    /** Namespace that holds the instance. @readOnly */ namespace: string;
    /** Next action on the item; null for nothing. @readOnly */ next_action: 'INDEX' | 'DELETE' | null;
    /** Source that the item comes from; null for an upload. @readOnly */ source_id: string | null;
    /** Indexing state of the item. @readOnly */ status: 'queued' | 'running' | 'completed' | 'error' | 'skipped' | 'outdated';
    /** Reason indexing failed; absent otherwise. @readOnly */ error?: string;
  }

  export interface ItemParams extends InAccount, InNamespace {
    /** Instance that holds the item. @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
  }

  export interface ItemDeleteResponse {
    key: string;
  }

  export interface ItemChunksParams extends ItemParams {
    /** Most entries returned at once. @min 1 @max 100 @default 20 */ limit?: Integer;
    /** Number of chunks to skip. @min 0 @default 0 */ offset?: Integer;
  }

  export type ItemChunksResponse = ItemChunksResponse.ItemChunksResponseItem[];
  export namespace ItemChunksResponse {
    export interface ItemChunksResponseItem {
      /** Identifies the chunk. */ id: string;
      /** Item the chunk comes from. */ item: ChunkItem;
      /** Text of the chunk. */ text: string;
      /** Byte in the item at which the chunk ends. */ end_byte?: number;
      /** Byte in the item at which the chunk begins. */ start_byte?: number;
    }
  }

  export interface ItemCreateOrUpdateParams extends InAccount, InNamespace {
    /** @minLength 1 @example "guides/tokens.md" */ key: string;
    /** Next action on the item; only indexing can be requested. */ next_action: 'INDEX';
    /** @default false */ wait_for_completion?: boolean;
  }

  export interface ItemLogsParams extends ItemParams {
    /** @maxLength 512 */ cursor?: string;
    /** Most entries returned at once. @min 1 @max 100 @default 50 */ limit?: Integer;
  }

  export type ItemLogsResponse = ItemLogsResponse.ItemLogsResponseItem[];
  export namespace ItemLogsResponse {
    export interface ItemLogsResponseItem {
      /** Step of processing that is logged. */ action: string;
      /** Chunks made in the step; null if none. */ chunkCount: Integer | null;
      /** Kind of error; null without one. */ errorType: string | null;
      /** Key of the item's file. */ fileKey: string;
      /** Remark on the step; null without one. */ message: string | null;
      /** Time the step took. @unit milliseconds */ processingTimeMs: Integer | null;
      /** Time of the step. */ timestamp: DateTime;
    }
  }

  export interface ItemSyncParams extends ItemParams {
    /** Next action on the item; only indexing can be requested. */ next_action: 'INDEX';
    /** @default false */ wait_for_completion?: boolean;
  }

  export interface ItemUploadParams extends InAccount, InNamespace {
    /** File and metadata, as a form. @body */ file: ItemUploadParams.File;
  }
  export namespace ItemUploadParams {
    export interface File {
      /** File to upload; its name becomes the item's key. */ file: Uploadable;
      /** Metadata as JSON text, by field. @example "{\"category\":\"faq\"}" */ metadata?: string;
      /** @default false */ wait_for_completion?: boolean;
    }
  }

  export interface ItemUploadResponse extends ItemResult {
    /** Metadata that was stored but cannot be used as meant. */
    warnings?: (ItemUploadResponse.CustomMetadataValueNotIndexedWarning | ItemUploadResponse.CustomMetadataFieldNotFilterableWarning)[];
  }
  export namespace ItemUploadResponse {
    export interface CustomMetadataValueNotIndexedWarning {
      /** The value does not fit the field's type, so filters do not find it. */ code: 'custom_metadata_value_not_indexed';
      /** Type that the field is declared with. */ expected_type: 'text' | 'number' | 'boolean' | 'datetime';
      /** Metadata field that the warning is about. */ field: string;
    }
    export interface CustomMetadataFieldNotFilterableWarning {
      /** The field is not declared, so filters cannot use it. */ code: 'custom_metadata_field_not_filterable';
      /** Metadata field that the warning is about. */ field: string;
    }
  }

  export type ItemListResponsesV4PagePaginationArray = V4PagePaginationArray<ItemResult>;

  export type JobListResponsesV4PagePaginationArray = V4PagePaginationArray<AISearch.Instances.Job>;
}

export declare namespace AISearch.Instances {
  /** Runs that bring an index up to date, with logs. */
  export interface Jobs {
    /** Create an indexing job for an AI Search instance.
     *
     *  Runs in the background: poll `get` until it has ended.
     *  @http POST /accounts/{account_id}/ai-search/instances/{id}/jobs
     *  @plans free pro business enterprise
     *  @availability beta
     *  @waits aiSearch.instances.jobs.get ended_at done=* id=id */
    create(/** @minLength 1 @maxLength 64 */ id: string, params: JobCreateParams, options?: RequestOptions): APIPromise<Job>;

    /** List the indexing jobs of an AI Search instance.
     *  @http GET /accounts/{account_id}/ai-search/instances/{id}/jobs
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns description source end_reason started_at last_seen_at ended_at */
    list(
      /** @minLength 1 @maxLength 64 */ id: string,
      params: JobListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<Job>, Job>;

    /** Get the state of one indexing job.
     *  @http GET /accounts/{account_id}/ai-search/instances/{id}/jobs/{job_id}
     *  @plans free pro business enterprise
     *  @availability beta */
    get(jobID: string, params: JobGetParams, options?: RequestOptions): APIPromise<Job>;

    /** List the log lines of one indexing job.
     *  @http GET /accounts/{account_id}/ai-search/instances/{id}/jobs/{job_id}/logs
     *  @plans free pro business enterprise
     *  @availability beta */
    logs(jobID: string, params: JobLogsParams, options?: RequestOptions): APIPromise<JobLogsResponse>;

    /** Edit an instance's indexing job: cancel it.
     *  @http PATCH /accounts/{account_id}/ai-search/instances/{id}/jobs/{job_id}
     *  @demands action
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/ai-search-instance-change-job-status */
    update(jobID: string, params: JobUpdateParams, options?: RequestOptions): APIPromise<Job>;
  }

  export interface JobCreateParams extends InAccount {
    /** Note on why the job is run. @maxLength 255 */ description?: string;
  }

  export interface Job {
    /** Identifies the job. */ id: string;
    /** Whether a user or the schedule started the job. */ source: 'user' | 'schedule';
    /** Note on the job. */ description?: string;
    /** Reason the job ended, such as done or canceled. */ end_reason?: string;
    /** Time at which the job ended; absent before. */ ended_at?: string;
    /** Time of the job's last sign of life. */ last_seen_at?: string;
    /** Time at which the job began; absent while it waits. */ started_at?: string;
  }

  export interface JobListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface JobGetParams extends InAccount {
    /** Instance that runs the job. @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
  }

  export interface JobLogsParams extends InAccount {
    /** Instance that runs the job. @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 500 @default 20 */ per_page?: Integer;
  }

  export type JobLogsResponse = JobLogsResponse.JobLogsResponseItem[];
  export namespace JobLogsResponse {
    export interface JobLogsResponseItem {
      /** Number of the log line. */ id: Integer;
      /** @readOnly */ created_at: number;
      /** Line of the log. */ message: string;
      /** Number of the message's kind. */ message_type: Integer;
    }
  }

  export interface JobUpdateParams extends InAccount {
    /** Instance that runs the job. @minLength 1 @maxLength 64 @example "my-ai-search" */ id: string;
    /** Action on the job; it can only be canceled. */ action: 'cancel';
  }

  export type JobListResponsesV4PagePaginationArray = V4PagePaginationArray<Job>;
}
