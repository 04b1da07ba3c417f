import type { APIPromise, JsonValue, PagePromise, RequestOptions, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';

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
export declare namespace LogListParams {
  export interface Filter {
    /** Property the condition is about. */ key:
      | 'id' | 'created_at' | 'request_content_type' | 'response_content_type' | 'request_type' | 'success'
      | 'cached' | 'provider' | 'model' | 'model_type' | 'cost' | 'tokens' | 'tokens_in' | 'tokens_out'
      | 'duration' | 'feedback' | 'event_id' | 'metadata.key' | 'metadata.value' | 'authentication'
      | 'wholesale' | 'compatibilityMode' | 'dlp_action' | 'user_agent' | (string & {});
    /** Comparison operator. */ operator: 'eq' | 'neq' | 'contains' | 'lt' | 'gt' | (string & {});
    /** Value to compare the property with. */ value: (string | number | boolean | null)[];
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

export type LogListResponsesV4PagePaginationArray = V4PagePaginationArray<LogListResponse>;

export type LogRequestResponse = JsonValue;

export type LogResponseResponse = JsonValue;
