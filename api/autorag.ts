import type { APIPromise, EventStream, JsonObject, RequestOptions } from './_client.ts';
import type { InAccount, InEvents, Integer } from './_shared.ts';

/** AI Search (AutoRAG): The former name and API of AI Search, with answers and search over indexed data.
 *  @product autorag AI Search (AutoRAG)
 *  @docs https://developers.cloudflare.com/ai-search/ */
export interface Autorag {
  readonly files: Autorag.Files;
  readonly jobs: Autorag.Jobs;

  /** As server-sent events, while the model writes. */
  aiSearch(id: string, params: Autorag.AutoragAISearchParams & InEvents, options?: RequestOptions): APIPromise<EventStream>;

  /** Search an AutoRAG and get a generated answer.
   *
   *  The answer cites the chunks in `data`. Billed as Workers AI use. AutoRAG is now called AI Search.
   *  @http POST /accounts/{account_id}/autorag/rags/{id}/ai-search
   *  @permission Auto Rag Write
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/autorag-config-ai-search
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "my-rag", "query": "How do I reset my password?", "max_num_results": 5 } */
  aiSearch(
    /** @minLength 1 @maxLength 32 */ id: string,
    params: Autorag.AutoragAISearchParams,
    options?: RequestOptions,
  ): APIPromise<Autorag.AutoragAISearchResponse>;

  /** Search an AutoRAG for matching chunks, without an answer.
   *  @http POST /accounts/{account_id}/autorag/rags/{id}/search
   *  @permission Auto Rag Write
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/autorag-config-search */
  search(
    /** @minLength 1 @maxLength 32 */ id: string,
    params: Autorag.AutoragSearchParams,
    options?: RequestOptions,
  ): APIPromise<Autorag.AutoragSearchResponse>;

  /** Start a sync that indexes the data source again.
   *
   *  Returns a job id; `jobs.get` tells how far it is. At most one sync every few minutes.
   *  @http PATCH /accounts/{account_id}/autorag/rags/{id}/sync
   *  @permission Auto Rag Write
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/autorag-config-sync
   *  @waits autorag.jobs.get ended_at done=* id=job_id */
  sync(
    /** @minLength 1 @maxLength 32 */ id: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<Autorag.AutoragSyncResponse>;
}

export declare namespace Autorag {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Metadata property that is compared, such as `folder`. */ key: string;
    /** Value to compare the property with. */ value: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Job to work on, as `autorag.jobs.list` shows it. @from autorag.jobs.list */ job_id: string;
  }

  export interface AutoragAISearchParams extends AutoragSearchParams {
    /** Model that writes the answer; left out, the one the AutoRAG is set to. */ model?:
      | '@cf/meta/llama-3.3-70b-instruct-fp8-fast' | '@cf/meta/llama-3.1-8b-instruct-fast'
      | '@cf/meta/llama-3.1-8b-instruct-fp8' | '@cf/meta/llama-4-scout-17b-16e-instruct'
      | '@cf/qwen/qwen3-30b-a3b-fp8' | '@cf/deepseek-ai/deepseek-r1-distill-qwen-32b'
      | '@cf/moonshotai/kimi-k2-instruct' | 'anthropic/claude-3-7-sonnet' | 'anthropic/claude-sonnet-4'
      | 'anthropic/claude-opus-4' | 'anthropic/claude-3-5-haiku' | 'cerebras/qwen-3-235b-a22b-instruct'
      | 'cerebras/qwen-3-235b-a22b-thinking' | 'cerebras/llama-3.3-70b'
      | 'cerebras/llama-4-maverick-17b-128e-instruct' | 'cerebras/llama-4-scout-17b-16e-instruct'
      | 'cerebras/gpt-oss-120b' | 'google-ai-studio/gemini-2.5-flash' | 'google-ai-studio/gemini-2.5-pro'
      | 'grok/grok-4' | 'groq/llama-3.3-70b-versatile' | 'groq/llama-3.1-8b-instant' | 'openai/gpt-5'
      | 'openai/gpt-5-mini' | 'openai/gpt-5-nano' | '' | (string & {});
    /** @minLength 1 */ query: string;
    /** Whether the response comes in pieces, as server-sent events. @default false */ stream?: boolean;
    /** Instructions for the model that writes the answer. */ system_prompt?: string;
  }

  export interface AutoragAISearchResponse extends AutoragSearchResponse {
    /** The generated answer. */ response: string;
  }

  export interface AutoragSearchParams extends InAccount {
    /** Conditions on the metadata of files, single or joined by and/or. */
    filters?: {
      key: string;
      /** Comparison operator. */ type: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';
      value: string | number | boolean;
    } | {
      /** Single conditions that are joined. @minItems 1 */ filters: {
        key: string;
        /** Comparison operator. */ type: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';
        value: string | number | boolean;
      }[];
      /** Whether all conditions or any of them must hold. */ type: 'and' | 'or';
    };
    /** Most chunks used. @min 1 @max 50 @default 10 */ max_num_results?: Integer;
    /** Question or search text. @minLength 1 @example "How do I rotate my API token?" */ query: string;
    /** Ranking and cutoff of matches. @default {} */
    ranking_options?: {
      /** Ranking method, or `auto`. */ ranker?: string;
      /** Least score of a match, 0 to 1. @min 0 @max 1 @default 0.4 */ score_threshold?: number;
    };
    /** A second ranking of the matches by a model. */
    reranking?: {
      /** Whether matches are ranked again. @default false */ enabled?: boolean;
      /** Model of the second ranking. */ model?: '@cf/baai/bge-reranker-base' | '' | (string & {});
    };
    /** If true, a model rewrites the query for better matches. @default false */ rewrite_query?: boolean;
  }

  export interface AutoragSearchResponse {
    /** Matching chunks, best first. */
    data?: {
      /** Metadata of the file, such as its folder and time of change. */ attributes?: JsonObject;
      /** Matching pieces of the file. */ content?: { /** Text of the piece. */ text?: string; /** Kind of the piece; `text`. */ type?: string }[];
      /** Id of the file in the index. */ file_id?: string;
      /** Path of the file in the data source. */ filename?: string;
      /** Relevance of the match, 0 to 1. */ score: number;
    }[];
    /** Whether more matches are there. @default false */ has_more?: boolean;
    /** Token of the next page; null on the last one. */ next_page?: string | null;
    /** Kind of the answer. */ object?: string;
    /** Query that was searched for, after rewriting. */ search_query: string;
  }

  export interface AutoragSyncResponse {
    /** Id of the job that was started. */ job_id: string;
  }

  /** Documents that were indexed and their state. */
  export interface Files {
    /** List the files an AutoRAG indexes, by status or text.
     *  @http GET /accounts/{account_id}/autorag/rags/{id}/files
     *  @permission Auto Rag Write; Auto Rag Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/autorag-config-files
     *  @columns key error */
    list(/** @minLength 1 @maxLength 32 */ id: string, params: FileListParams, options?: RequestOptions): APIPromise<FileListResponse>;
  }

  export interface FileListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 50 @default 20 */ per_page?: Integer;
    /** Only files with this text in their path. */ search?: string;
    /** Only files in this state of indexing. */ status?: 'completed' | 'queued' | 'running' | 'error' | (string & {});
  }

  export type FileListResponse = {
    /** Reason indexing failed; empty if it did not. */ error: string;
    key: string;
  }[];

  /** Indexing runs and what they logged. */
  export interface Jobs {
    /** List the indexing jobs of an AutoRAG.
     *  @http GET /accounts/{account_id}/autorag/rags/{id}/jobs
     *  @permission Auto Rag Write; Auto Rag Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/autorag-config-list-jobs
     *  @columns source end_reason started_at last_seen_at ended_at */
    list(/** @minLength 1 @maxLength 32 */ id: string, params: JobListParams, options?: RequestOptions): APIPromise<JobListResponse>;

    /** Get one AutoRAG indexing job.
     *  @http GET /accounts/{account_id}/autorag/rags/{id}/jobs/{job_id}
     *  @permission Auto Rag Write; Auto Rag Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/autorag-config-get-job */
    get(jobID: string, params: JobGetParams, options?: RequestOptions): APIPromise<JobGetResponse>;

    /** List the log lines of an AutoRAG job.
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

  export type JobListResponse = {
    /** Reason the job ended. */ end_reason?: string;
    /** Time at which the job ended. */ ended_at?: string;
    /** Id of the job, given by Cloudflare. */ id: string;
    /** Time of the job's last sign of life. */ last_seen_at?: string;
    /** Whether a user or the schedule started it. */ source: 'user' | 'schedule';
    /** Time at which the job started. */ started_at?: string;
  }[];

  export interface JobGetParams extends InAccount {
    /** AutoRAG the job belongs to. @minLength 1 @maxLength 32 @example "my-rag" */ id: string;
  }

  export interface JobGetResponse {
    /** Reason the job ended. */ end_reason?: string;
    /** Time at which the job ended. */ ended_at?: string;
    /** Id of the job, given by Cloudflare. */ id: string;
    /** Time of the job's last sign of life. */ last_seen_at?: string;
    /** Whether a user or the schedule started it. */ source: 'user' | 'schedule';
    /** Time at which the job started. */ started_at?: string;
  }

  export interface JobLogsParams extends InAccount {
    /** AutoRAG the job belongs to. @minLength 1 @maxLength 32 @example "my-rag" */ id: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 0 @max 500 @default 20 */ per_page?: Integer;
  }

  export type JobLogsResponse = {
    /** @readOnly */ created_at: number;
    /** Number of the line. */ id: Integer;
    /** Human-readable message. */ message: string;
    /** Kind of the line, as a number. */ message_type: Integer;
  }[];
}
