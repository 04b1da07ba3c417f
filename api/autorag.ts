import type { APIPromise, JsonObject, RequestOptions } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** AI Search (AutoRAG): The former name and API of AI Search, with answers and search over indexed data.
 *  @product autorag AI Search (AutoRAG)
 *  @docs https://developers.cloudflare.com/ai-search/ */
export interface Autorag {
  readonly files: Autorag.Files;
  readonly jobs: Autorag.Jobs;

  /** Ask an AutoRAG for a generated answer grounded in your indexed content.
   *  @http POST /accounts/{account_id}/autorag/rags/{id}/ai-search
   *  @permission Auto Rag Write
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/autorag-config-ai-search */
  aiSearch(
    /** @minLength 1 @maxLength 32 */ id: string,
    params: Autorag.AutoragAISearchParams,
    options?: RequestOptions,
  ): APIPromise<Autorag.AutoragAISearchResponse>;

  /** Find matching content chunks in an AutoRAG, without a generated answer.
   *  @http POST /accounts/{account_id}/autorag/rags/{id}/search
   *  @permission Auto Rag Write
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/autorag-config-search */
  search(
    /** @minLength 1 @maxLength 32 */ id: string,
    params: Autorag.AutoragSearchParams,
    options?: RequestOptions,
  ): APIPromise<Autorag.AutoragSearchResponse>;

  /** Start a sync that indexes an AutoRAG's data source again.
   *  @http PATCH /accounts/{account_id}/autorag/rags/{id}/sync
   *  @permission Auto Rag Write
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/autorag-config-sync */
  sync(
    /** @minLength 1 @maxLength 32 */ id: string,
    params: Autorag.AutoragSyncParams,
    options?: RequestOptions,
  ): APIPromise<Autorag.AutoragSyncResponse>;
}

export declare namespace Autorag {
  export interface AutoragAISearchParams extends InAccount {
    filters?: {
      key: string;
      type: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';
      value: string | number | boolean;
    } | {
      filters: ({
        key: string;
        type: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';
        value: string | number | boolean;
      })[];
      type: 'and' | 'or';
    };
    /** @min 1 @max 50 @default 10 */ max_num_results?: Integer;
    model?: '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/meta/llama-3.1-8b-instruct-fast' | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct' | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b' | '@cf/moonshotai/kimi-k2-instruct' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4' | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct' | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b' | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct' | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro' | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5' | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '';
    query: string;
    /** @default {} */ ranking_options?: { ranker?: string; /** @min 0 @max 1 @default 0.4 */ score_threshold?: number };
    reranking?: { /** @default false */ enabled?: boolean; model?: '@cf/baai/bge-reranker-base' | '' };
    /** @default false */ rewrite_query?: boolean;
    /** @default false */ stream?: boolean;
    system_prompt?: string;
  }

  export interface AutoragAISearchResponse {
    data?: ({
      attributes?: JsonObject;
      content?: ({ text?: string; type?: string })[];
      file_id?: string;
      filename?: string;
      score: number;
    })[];
    /** @default false */ has_more?: boolean;
    next_page?: string | null;
    object?: string;
    response: string;
    search_query: string;
  }

  export interface AutoragSearchParams extends InAccount {
    filters?: {
      key: string;
      type: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';
      value: string | number | boolean;
    } | {
      filters: ({
        key: string;
        type: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';
        value: string | number | boolean;
      })[];
      type: 'and' | 'or';
    };
    /** @min 1 @max 50 @default 10 */ max_num_results?: Integer;
    query: string;
    /** @default {} */ ranking_options?: { ranker?: string; /** @min 0 @max 1 @default 0.4 */ score_threshold?: number };
    reranking?: { /** @default false */ enabled?: boolean; model?: '@cf/baai/bge-reranker-base' | '' };
    /** @default false */ rewrite_query?: boolean;
  }

  export interface AutoragSearchResponse {
    data?: ({
      attributes?: JsonObject;
      content?: ({ text?: string; type?: string })[];
      file_id?: string;
      filename?: string;
      score: number;
    })[];
    /** @default false */ has_more?: boolean;
    next_page?: string | null;
    object?: string;
    search_query: string;
  }

  export type AutoragSyncParams = InAccount;

  export interface AutoragSyncResponse {
    job_id: string;
  }

  /** Documents that were indexed and their state. */
  export interface Files {
    /** Page through the files an AutoRAG indexes, by status or text.
     *  @http GET /accounts/{account_id}/autorag/rags/{id}/files
     *  @permission Auto Rag Write; Auto Rag Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/autorag-config-files */
    list(/** @minLength 1 @maxLength 32 */ id: string, params: FileListParams, options?: RequestOptions): APIPromise<FileListResponse>;
  }

  export interface FileListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 50 @default 20 */ per_page?: Integer;
    search?: string;
    status?: 'completed' | 'queued' | 'running' | 'error';
  }

  export type FileListResponse = ({ error: string; key: string })[];

  /** Indexing runs and what they logged. */
  export interface Jobs {
    /** Page through the indexing jobs of an AutoRAG.
     *  @http GET /accounts/{account_id}/autorag/rags/{id}/jobs
     *  @permission Auto Rag Write; Auto Rag Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/autorag-config-list-jobs */
    list(/** @minLength 1 @maxLength 32 */ id: string, params: JobListParams, options?: RequestOptions): APIPromise<JobListResponse>;

    /** Check on one AutoRAG indexing job.
     *  @http GET /accounts/{account_id}/autorag/rags/{id}/jobs/{job_id}
     *  @permission Auto Rag Write; Auto Rag Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/autorag-config-get-job */
    get(jobID: string, params: JobGetParams, options?: RequestOptions): APIPromise<JobGetResponse>;

    /** Page through the log lines of an AutoRAG job.
     *  @http GET /accounts/{account_id}/autorag/rags/{id}/jobs/{job_id}/logs
     *  @permission Auto Rag Write; Auto Rag Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/autorag-config-list-job-logs */
    logs(jobID: string, params: JobLogsParams, options?: RequestOptions): APIPromise<JobLogsResponse>;
  }

  export interface JobListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 50 @default 20 */ per_page?: Integer;
  }

  export type JobListResponse = ({
    end_reason?: string;
    ended_at?: string;
    id: string;
    last_seen_at?: string;
    source: 'user' | 'schedule';
    started_at?: string;
  })[];

  export interface JobGetParams extends InAccount {
    /** @minLength 1 @maxLength 32 @example "my-rag" */ id: string;
  }

  export interface JobGetResponse {
    end_reason?: string;
    ended_at?: string;
    id: string;
    last_seen_at?: string;
    source: 'user' | 'schedule';
    started_at?: string;
  }

  export interface JobLogsParams extends InAccount {
    /** @minLength 1 @maxLength 32 @example "my-rag" */ id: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 500 @default 20 */ per_page?: Integer;
  }

  export type JobLogsResponse = ({
    /** @readOnly */ created_at: number;
    id: Integer;
    message: string;
    message_type: Integer;
  })[];
}
