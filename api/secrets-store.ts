import type {
  APIPromise,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';

/** Secrets Store: Keys and passwords kept once and used by many Workers.
 *  @product secretsStore Secrets Store
 *  @docs https://developers.cloudflare.com/secrets-store/ */
export interface SecretsStore {
  readonly stores: SecretsStore.Stores;
  readonly quota: SecretsStore.Quota;
}

export declare namespace SecretsStore {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Note for people. */ comment: string;
    /** Services that may use the secret. */ scopes: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Secret to work on, as `secretsStore.stores.secrets.list` shows it. @from secretsStore.stores.secrets.list */ secret_id: string;
    /** Store to work on, as `secretsStore.stores.list` shows it. @from secretsStore.stores.list */ store_id: string;
  }

  /** Vaults that hold encrypted values. */
  export interface Stores {
    readonly secrets: Stores.Secrets;

    /** Create a named store for secrets in the account.
     *
     *  An account has one store during the beta.
     *  @http POST /accounts/{account_id}/secrets_store/stores
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "service_x_keys" } */
    create(params: StoreCreateParams, options?: RequestOptions): APIPromise<Store>;

    /** List the account's secret stores in a chosen order.
     *  @http GET /accounts/{account_id}/secrets_store/stores
     *  @permission Secrets Store Write; Secrets Store Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key
     *  @columns name id created modified
     *  @key name */
    list(params: StoreListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Store>, Store>;

    /** Delete a store; force also removes one that still holds secrets.
     *
     *  Refused with 409 while the store holds secrets, unless `force` is set: then all of them are deleted with it.
     *  @http DELETE /accounts/{account_id}/secrets_store/stores/{store_id}
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key
     *  @cascades secretsStore.stores.secrets */
    delete(storeID: ResourceID, params: StoreDeleteParams, options?: RequestOptions): APIPromise<StoreDeleteResponse | null>;

    /** Get a secret store's name and dates by its ID.
     *  @http GET /accounts/{account_id}/secrets_store/stores/{store_id}
     *  @permission Secrets Store Write; Secrets Store Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    get(storeID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Store>;
  }

  export interface StoreCreateParams extends InAccount {
    /** Name of the store, unique within the account. @example "service_x_keys" */ name: string;
  }

  export interface Store {
    /** Id of the store, given by Cloudflare. @readOnly */ id: ResourceID;
    /** Time of the creation. @readOnly */ created: DateTime;
    /** Time of the last change. @readOnly */ modified: DateTime;
    /** Name of the store, unique within the account. @example "service_x_keys" */ name: string;
    /** @readOnly */ account_id?: ResourceID;
  }

  export interface StoreListParams extends InAccount {
    /** @default "desc" */ direction?: 'asc' | 'desc';
    /** Property by which the stores are sorted. @default "created" */ order?: 'name' | 'created' | 'modified' | (string & {});
    /** @min 0 @multipleOf 1 @example 2 */ page?: Integer;
    /** @min 0 @max 100 @multipleOf 1 @example 20 */ per_page?: Integer;
  }

  export interface StoreDeleteParams extends InAccount {
    /** If true, the store is deleted with all secrets in it; otherwise one that holds secrets is refused with 409. @query @default false */
    force?: boolean;
  }

  export type StoreDeleteResponse = JsonValue;

  /** Number of secrets allowed and stored. */
  export interface Quota {
    /** Get how much of the account's Secrets Store quota is in use.
     *  @http GET /accounts/{account_id}/secrets_store/quota
     *  @permission Secrets Store Write; Secrets Store Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    get(params: InAccount, options?: RequestOptions): APIPromise<QuotaGetResponse>;
  }

  export interface QuotaGetResponse {
    /** Secrets allowed and in use. */ secrets: QuotaGetResponse.Secrets;
  }
  export namespace QuotaGetResponse {
    export interface Secrets {
      /** Most secrets the account may have. @example 10 */ quota: number;
      /** Secrets the account has now. @example 10 */ usage: number;
    }
  }

  export type StoreListResponsesV4PagePaginationArray = V4PagePaginationArray<Store>;
}

export declare namespace SecretsStore.Stores {
  /** Encrypted values that can be used but not read back. */
  export interface Secrets {
    /** Create one or more secrets with values and scopes in a store.
     *
     *  Values can never be read again, only used by the services in `scopes`.
     *  @http POST /accounts/{account_id}/secrets_store/stores/{store_id}/secrets
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "store_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "body": [{ "name": "MY_API_KEY", "value": "api-token-secret-123", "scopes": ["workers"], "comment": "rotated quarterly" }]
     *  } */
    create(
      storeID: ResourceID,
      params: SecretCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Secret>, Secret>;

    /** List a store's secrets, filtered by scope or search text.
     *
     *  Values are never returned.
     *  @http GET /accounts/{account_id}/secrets_store/stores/{store_id}/secrets
     *  @permission Secrets Store Write; Secrets Store Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key
     *  @columns name scopes comment status created modified
     *  @key name */
    list(
      storeID: ResourceID,
      params: SecretListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<Secret>, Secret>;

    /** Delete one secret, so that its value is gone for good.
     *
     *  Services bound to it fail the next time they use it.
     *  @http DELETE /accounts/{account_id}/secrets_store/stores/{store_id}/secrets/{secret_id}
     *  @status 202
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    delete(secretID: ResourceID, params: SecretParams, options?: RequestOptions): APIPromise<SecretDeleteResponse | null>;

    /** Delete several secrets from a store in one request.
     *  @http DELETE /accounts/{account_id}/secrets_store/stores/{store_id}/secrets
     *  @status 202
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    bulkDelete(storeID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<SecretBulkDeleteResponse | null>;

    /** Copy a secret's value to a new name with its own scopes and comment.
     *
     *  The value is copied inside Cloudflare, without being shown.
     *  @http POST /accounts/{account_id}/secrets_store/stores/{store_id}/secrets/{secret_id}/duplicate
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "STRIPE_KEY_STAGING", "scopes": ["workers"],
     *    "comment": "Copy for the staging Worker"
     *  } */
    duplicate(secretID: ResourceID, params: SecretDuplicateParams, options?: RequestOptions): APIPromise<Secret>;

    /** Edit one secret's value, scopes or comment.
     *
     *  Omitted fields keep their values. A new value reaches bound services within a minute or so, without a new deployment.
     *  @http PATCH /accounts/{account_id}/secrets_store/stores/{store_id}/secrets/{secret_id}
     *  @body json required
     *  @permission Secrets Store Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "comment": "Rotated on 1 March", "scopes": ["workers"] } */
    edit(secretID: ResourceID, params: SecretEditParams, options?: RequestOptions): APIPromise<Secret>;

    /** Get a secret's name, scopes and status, without its value.
     *  @http GET /accounts/{account_id}/secrets_store/stores/{store_id}/secrets/{secret_id}
     *  @permission Secrets Store Write; Secrets Store Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    get(secretID: ResourceID, params: SecretParams, options?: RequestOptions): APIPromise<Secret>;
  }

  export interface SecretCreateParams extends InAccount {
    /** Secrets to create. @body */ body: SecretCreateParams.Body[];
  }
  export namespace SecretCreateParams {
    export interface Body {
      /** Name of the secret, unique within the store; bindings use it. @example "MY_API_KEY" */ name: string;
      scopes: ('workers' | 'ai_gateway' | 'dex' | 'access' | 'containers' | 'websearch' | (string & {}))[];
      /** The secret text, at most 64 KiB; never returned. @maxLength 65536 @example "api-token-secret-123" @writeOnly @sensitive */
      value: string;
      comment?: string;
    }
  }

  export interface Secret {
    /** Id of the secret, given by Cloudflare. @readOnly */ id: ResourceID;
    /** Time of the creation. @readOnly */ created: DateTime;
    /** Time of the last change. @readOnly */ modified: DateTime;
    /** Name of the secret, unique within the store; bindings use it. @example "MY_API_KEY" */ name: string;
    /** Whether the secret can be used yet. */ status: 'pending' | 'active' | 'deleted';
    /** Store that holds the secret. @readOnly @from secretsStore.stores.list */ store_id: ResourceID;
    comment?: string | null;
    scopes?: ('workers' | 'ai_gateway' | 'dex' | 'access' | 'containers' | 'websearch')[];
  }

  export interface SecretListParams extends InAccount {
    /** @default "desc" */ direction?: 'asc' | 'desc';
    /** Property by which the secrets are sorted. @default "created" */ order?: 'name' | 'comment' | 'created' | 'modified' | 'status' | (string & {});
    /** Only secrets that these services may use. @comma */
    scopes?: ('workers' | 'ai_gateway' | 'dex' | 'access' | 'containers' | 'websearch' | (string & {}))[];
    /** Only secrets with this text in name or comment. */ search?: string;
    /** @min 0 @multipleOf 1 @example 2 */ page?: Integer;
    /** @min 0 @max 100 @multipleOf 1 @example 20 */ per_page?: Integer;
  }

  export interface SecretParams extends InAccount {
    /** Store that holds the secret. @from secretsStore.stores.list */ store_id: ResourceID;
  }

  export type SecretDeleteResponse = JsonValue;

  export type SecretBulkDeleteResponse = JsonValue;

  export interface SecretDuplicateParams extends InAccount {
    /** Store that holds the secret. @from secretsStore.stores.list */ store_id: ResourceID;
    /** Name of the secret, unique within the store; bindings use it. @example "MY_API_KEY" */ name: string;
    scopes: ('workers' | 'ai_gateway' | 'dex' | 'access' | 'containers' | 'websearch' | (string & {}))[];
    comment?: string;
  }

  export interface SecretEditParams extends InAccount {
    /** Store that holds the secret. @from secretsStore.stores.list */ store_id: ResourceID;
    comment?: string;
    scopes?: ('workers' | 'ai_gateway' | 'dex' | 'access' | 'containers' | 'websearch' | (string & {}))[];
    /** The secret text, at most 64 KiB; never returned. @maxLength 65536 @example "api-token-secret-123" @writeOnly @sensitive */
    value?: string;
  }

  export type SecretCreateResponsesSinglePage = SinglePage<Secret>;

  export type SecretListResponsesV4PagePaginationArray = V4PagePaginationArray<Secret>;
}
