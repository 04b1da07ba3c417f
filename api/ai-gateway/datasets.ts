import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { AIGateway } from './index.ts';

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
  delete(id: string, params: AIGateway.LogParams, options?: RequestOptions): APIPromise<DatasetResult>;

  /** Get one gateway dataset with its filters.
   *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/datasets/{id}
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise */
  get(id: string, params: AIGateway.LogParams, options?: RequestOptions): APIPromise<DatasetResult>;
}

export interface DatasetCreateParams extends InAccount {
  enable: boolean;
  filters: AIGateway.Filter[];
  /** Name of the dataset for people. @minLength 1 @example "Questions of the first week" */ name: string;
}

export interface DatasetResult extends AIGateway.InGateway {
  /** Identifies the dataset; given by Cloudflare. */ id: string;
  /** @readOnly */ created_at: DateTime;
  enable: boolean;
  filters: AIGateway.Filter[];
  /** @readOnly */ modified_at: DateTime;
  /** Name of the dataset for people. */ name: string;
}

export interface DatasetUpdateParams extends InAccount, AIGateway.InGateway {
  enable: boolean;
  filters: AIGateway.Filter[];
  /** Name of the dataset for people. @minLength 1 @example "Questions of the first week" */ name: string;
}

export interface DatasetListParams extends InAccount {
  /** Only datasets that are switched on, or only the others. */ enable?: boolean;
  /** Only datasets with this name. @minLength 1 */ name?: string;
  search?: string;
  /** @min 1 @default 1 */ page?: Integer;
  /** @min 1 @max 100 @default 20 */ per_page?: Integer;
}

export type DatasetListResponsesV4PagePaginationArray = V4PagePaginationArray<DatasetResult>;
