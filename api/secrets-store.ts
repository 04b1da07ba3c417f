import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';

/** Secrets Store: Keys and passwords kept once and used by many Workers.
 *  @product secretsStore Secrets Store
 *  @docs https://developers.cloudflare.com/secrets-store/ */
export interface SecretsStore {
  readonly stores: SecretsStore.Stores;
  readonly quota: SecretsStore.Quota;
}

export declare namespace SecretsStore {
  /** Vaults that hold encrypted values. */
  export interface Stores {
    readonly secrets: Stores.Secrets;

    /** Open a new, named store for secrets in the account.
     *  @http POST /accounts/{account_id}/secrets_store/stores
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    create(params: StoreCreateParams, options?: RequestOptions): APIPromise<StoreGetResponse>;

    /** Page through the account's secret stores in a chosen order.
     *  @http GET /accounts/{account_id}/secrets_store/stores
     *  @permission Secrets Store Write; Secrets Store Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    list(params: StoreListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<StoreGetResponse>, StoreGetResponse>;

    /** Delete a store; force also removes one that still holds secrets.
     *  @http DELETE /accounts/{account_id}/secrets_store/stores/{store_id}
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    delete(storeID: ResourceID, params: StoreDeleteParams, options?: RequestOptions): APIPromise<StoreDeleteResponse | null>;

    /** Read a secret store's name and dates by its ID.
     *  @http GET /accounts/{account_id}/secrets_store/stores/{store_id}
     *  @permission Secrets Store Write; Secrets Store Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    get(storeID: ResourceID, params: StoreGetParams, options?: RequestOptions): APIPromise<StoreGetResponse>;
  }

  export interface StoreCreateParams extends InAccount {
    /** @example "service_x_keys" */ name: string;
  }

  export type StoreCreateResponse = StoreGetResponse;

  export interface StoreListParams extends InAccount {
    /** @default "desc" */ direction?: 'asc' | 'desc';
    /** @default "created" */ order?: 'name' | 'created' | 'modified';
    /** @min 0 @multipleOf 1 @example 2 */ page?: Integer;
    /** @min 0 @max 100 @multipleOf 1 @example 20 */ per_page?: Integer;
  }

  export type StoreListResponse = StoreGetResponse;

  export interface StoreDeleteParams extends InAccount {
    /** @query @default false */ force?: boolean;
  }

  export type StoreDeleteResponse = unknown;

  export type StoreGetParams = InAccount;

  export interface StoreGetResponse {
    /** @readOnly */ id: ResourceID;
    /** @readOnly */ created: DateTime;
    /** @readOnly */ modified: DateTime;
    /** @example "service_x_keys" */ name: string;
    /** @readOnly */ account_id?: ResourceID;
  }

  /** How many may be kept and how many are. */
  export interface Quota {
    /** Show how much of the account's Secrets Store quota is in use.
     *  @http GET /accounts/{account_id}/secrets_store/quota
     *  @permission Secrets Store Write; Secrets Store Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    get(params: QuotaGetParams, options?: RequestOptions): APIPromise<QuotaGetResponse>;
  }

  export type QuotaGetParams = InAccount;

  export interface QuotaGetResponse {
    secrets: QuotaGetResponse.Secrets;
  }
  export namespace QuotaGetResponse {
    export interface Secrets {
      /** @example 10 */ quota: number;
      /** @example 10 */ usage: number;
    }
  }

  export type StoreListResponsesV4PagePaginationArray = V4PagePaginationArray<StoreGetResponse>;
}

export declare namespace SecretsStore.Stores {
  /** Encrypted values that can be used but not read back. */
  export interface Secrets {
    /** Put one or more secrets with values and scopes into a store.
     *  @http POST /accounts/{account_id}/secrets_store/stores/{store_id}/secrets
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    create(
      storeID: ResourceID,
      params: SecretCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SecretGetResponse>, SecretGetResponse>;

    /** Page through a store's secrets, filtered by scope or search text.
     *  @http GET /accounts/{account_id}/secrets_store/stores/{store_id}/secrets
     *  @permission Secrets Store Write; Secrets Store Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    list(
      storeID: ResourceID,
      params: SecretListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<SecretGetResponse>, SecretGetResponse>;

    /** Delete one secret, so that its value is gone for good.
     *  @http DELETE /accounts/{account_id}/secrets_store/stores/{store_id}/secrets/{secret_id}
     *  @status 202
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    delete(secretID: ResourceID, params: SecretDeleteParams, options?: RequestOptions): APIPromise<SecretDeleteResponse | null>;

    /** Delete several secrets from a store in one request.
     *  @http DELETE /accounts/{account_id}/secrets_store/stores/{store_id}/secrets
     *  @status 202
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    bulkDelete(storeID: ResourceID, params: SecretBulkDeleteParams, options?: RequestOptions): APIPromise<SecretBulkDeleteResponse | null>;

    /** Copy a secret's value to a new name with its own scopes and comment.
     *  @http POST /accounts/{account_id}/secrets_store/stores/{store_id}/secrets/{secret_id}/duplicate
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    duplicate(secretID: ResourceID, params: SecretDuplicateParams, options?: RequestOptions): APIPromise<SecretGetResponse>;

    /** Change only the given value, scopes or comment of a secret.
     *  @http PATCH /accounts/{account_id}/secrets_store/stores/{store_id}/secrets/{secret_id}
     *  @body json required
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    edit(secretID: ResourceID, params: SecretEditParams, options?: RequestOptions): APIPromise<SecretGetResponse>;

    /** Read a secret's name, scopes and status; the value is never returned.
     *  @http GET /accounts/{account_id}/secrets_store/stores/{store_id}/secrets/{secret_id}
     *  @permission Secrets Store Write; Secrets Store Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    get(secretID: ResourceID, params: SecretGetParams, options?: RequestOptions): APIPromise<SecretGetResponse>;
  }

  export interface SecretCreateParams extends InAccount {
    /** @body */ body: SecretCreateParams.Body[];
  }
  export namespace SecretCreateParams {
    export interface Body {
      /** @example "MY_API_KEY" */ name: string;
      scopes: ('workers' | 'ai_gateway' | 'dex' | 'access' | 'containers' | 'websearch')[];
      /** @maxLength 65536 @example "api-token-secret-123" @writeOnly @sensitive */ value: string;
      comment?: string;
    }
  }

  export type SecretCreateResponse = SecretGetResponse;

  export interface SecretListParams extends InAccount {
    /** @default "desc" */ direction?: 'asc' | 'desc';
    /** @default "created" */ order?: 'name' | 'comment' | 'created' | 'modified' | 'status';
    /** @comma */ scopes?: ('workers' | 'ai_gateway' | 'dex' | 'access' | 'containers' | 'websearch')[];
    search?: string;
    /** @min 0 @multipleOf 1 @example 2 */ page?: Integer;
    /** @min 0 @max 100 @multipleOf 1 @example 20 */ per_page?: Integer;
  }

  export type SecretListResponse = SecretGetResponse;

  export type SecretDeleteParams = SecretGetParams;

  export type SecretDeleteResponse = unknown;

  export type SecretBulkDeleteParams = InAccount;

  export type SecretBulkDeleteResponse = unknown;

  export interface SecretDuplicateParams extends InAccount {
    store_id: ResourceID;
    /** @example "MY_API_KEY" */ name: string;
    scopes: ('workers' | 'ai_gateway' | 'dex' | 'access' | 'containers' | 'websearch')[];
    comment?: string;
  }

  export type SecretDuplicateResponse = SecretGetResponse;

  export interface SecretEditParams extends InAccount {
    store_id: ResourceID;
    comment?: string;
    scopes?: ('workers' | 'ai_gateway' | 'dex' | 'access' | 'containers' | 'websearch')[];
    /** @maxLength 65536 @example "api-token-secret-123" @writeOnly @sensitive */ value?: string;
  }

  export type SecretEditResponse = SecretGetResponse;

  export interface SecretGetParams extends InAccount {
    store_id: ResourceID;
  }

  export interface SecretGetResponse {
    /** @readOnly */ id: ResourceID;
    /** @readOnly */ created: DateTime;
    /** @readOnly */ modified: DateTime;
    /** @example "MY_API_KEY" */ name: string;
    status: 'pending' | 'active' | 'deleted';
    /** @readOnly */ store_id: ResourceID;
    comment?: string;
    scopes?: ('workers' | 'ai_gateway' | 'dex' | 'access' | 'containers' | 'websearch')[];
  }

  export type SecretCreateResponsesSinglePage = SinglePage<SecretGetResponse>;

  export type SecretListResponsesV4PagePaginationArray = V4PagePaginationArray<SecretGetResponse>;
}
