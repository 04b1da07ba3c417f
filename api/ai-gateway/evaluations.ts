import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { AIGateway } from './index.ts';

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
  delete(id: string, params: AIGateway.LogParams, options?: RequestOptions): APIPromise<Evaluation>;

  /** Get one gateway evaluation and its results.
   *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/evaluations/{id}
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise */
  get(id: string, params: AIGateway.LogParams, options?: RequestOptions): APIPromise<Evaluation>;
}

export interface EvaluationCreateParams extends InAccount {
  /** Datasets whose logs are evaluated. @minItems 1 @maxItems 5 @example ["4d3c2b1a-9f8e-4d7c-8b6a-5e4f3d2c1b0a"] */ dataset_ids: string[];
  /** Kinds of evaluation to run. @minItems 1 @example ["cost"] */ evaluation_type_ids: string[];
  /** Name of the evaluation for people. @minLength 1 @example "Cost of the first week" */ name: string;
}

export interface Evaluation extends AIGateway.InGateway {
  /** Identifies the evaluation; given by Cloudflare. */ id: string;
  /** @readOnly */ created_at: DateTime;
  /** Datasets that were evaluated. */ datasets: Evaluation.Dataset[];
  /** @readOnly */ modified_at: DateTime;
  /** Name of the evaluation for people. */ name: string;
  /** Whether the evaluation has been run. */ processed: boolean;
  /** Result of each kind of evaluation. */ results: Evaluation.Result[];
  /** Number of logs looked at. */ total_logs: number;
}
export declare namespace Evaluation {
  export interface Dataset extends AIGateway.DatasetResult {
    account_id: string;
    account_tag: string;
  }
  export interface Result {
    /** Identifies the result; given by Cloudflare. */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** Evaluation the result belongs to. */ evaluation_id: string;
    /** Kind of the evaluation. */ evaluation_type_id: string;
    /** @readOnly */ modified_at: DateTime;
    /** Outcome of the evaluation. */ result: string;
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

export type EvaluationListResponsesV4PagePaginationArray = V4PagePaginationArray<Evaluation>;
