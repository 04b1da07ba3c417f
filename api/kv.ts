import type {
  APIPromise,
  CursorLimitPagination,
  JsonObject,
  PagePromise,
  RawBody,
  RequestOptions,
  V4PagePaginationArray,
} from './_client.ts';
import type { InAccount, ResourceID } from './_shared.ts';

/** Workers KV: Globally replicated key-value storage, tuned for reads.
 *  @product kv Workers KV
 *  @docs https://developers.cloudflare.com/kv/ */
export interface KV {
  readonly namespaces: KV.Namespaces;
}

export declare namespace KV {
  /** Separate stores, each with keys of its own. */
  export interface Namespaces {
    readonly keys: Namespaces.Keys;
    readonly metadata: Namespaces.Metadata;
    readonly values: Namespaces.Values;

    /** Create an empty namespace under the given title.
     *  @http POST /accounts/{account_id}/storage/kv/namespaces
     *  @permission Workers KV Storage Write
     *  @availability ga */
    create(params: NamespaceCreateParams, options?: RequestOptions): APIPromise<Namespace>;

    /** Give a namespace a new title.
     *  @http PUT /accounts/{account_id}/storage/kv/namespaces/{namespace_id}
     *  @permission Workers KV Storage Write
     *  @availability ga */
    update(namespaceID: ResourceID, params: NamespaceUpdateParams, options?: RequestOptions): APIPromise<Namespace>;

    /** Page through the account's namespaces, sorted as asked.
     *  @http GET /accounts/{account_id}/storage/kv/namespaces
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga */
    list(params: NamespaceListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Namespace>, Namespace>;

    /** Delete a namespace with every key and value in it.
     *  @http DELETE /accounts/{account_id}/storage/kv/namespaces/{namespace_id}
     *  @permission Workers KV Storage Write
     *  @availability ga */
    delete(namespaceID: ResourceID, params: NamespaceDeleteParams, options?: RequestOptions): APIPromise<JsonObject | null>;

    /** Delete many keys and their values from a namespace at once.
     *  @http POST /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk/delete
     *  @permission Workers KV Storage Write
     *  @availability ga */
    bulkDelete(namespaceID: ResourceID, params: NamespaceBulkDeleteParams, options?: RequestOptions): APIPromise<BulkResult | null>;

    /** Read many keys in one request, with metadata and JSON parsing if wanted.
     *  @http POST /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk/get
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga */
    bulkGet(namespaceID: ResourceID, params: NamespaceBulkGetParams, options?: RequestOptions): APIPromise<NamespaceBulkGetResponse | null>;

    /** Write many key-value pairs to a namespace in one request.
     *  @http PUT /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk
     *  @permission Workers KV Storage Write
     *  @availability ga */
    bulkUpdate(namespaceID: ResourceID, params: NamespaceBulkUpdateParams, options?: RequestOptions): APIPromise<BulkResult | null>;

    /** Look up the title and properties of one namespace.
     *  @http GET /accounts/{account_id}/storage/kv/namespaces/{namespace_id}
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga */
    get(namespaceID: ResourceID, params: NamespaceGetParams, options?: RequestOptions): APIPromise<Namespace>;
  }

  export interface NamespaceCreateParams extends InAccount {
    /** @maxLength 512 */ title: string;
  }

  export interface Namespace {
    /** @readOnly */ id: ResourceID;
    /** @maxLength 512 */ title: string;
    /** @readOnly */ supports_url_encoding?: boolean;
  }

  export type NamespaceUpdateParams = NamespaceCreateParams;

  export interface NamespaceListParams extends InAccount {
    direction?: 'asc' | 'desc';
    order?: 'id' | 'title';
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 20 */ per_page?: number;
  }

  export type NamespaceDeleteParams = InAccount;

  export type NamespaceDeleteResponse = JsonObject;

  export interface NamespaceBulkDeleteParams extends InAccount {
    /** @body */ body: (/** @maxLength 512 */ string)[];
  }

  export type NamespaceBulkDeleteResponse = BulkResult;

  export interface NamespaceBulkGetParams extends InAccount {
    /** @maxItems 100 */ keys: (/** @maxLength 512 */ string)[];
    /** @default "text" */ type?: 'text' | 'json';
    /** @default false */ withMetadata?: boolean;
  }

  export type NamespaceBulkGetResponse = NamespaceBulkGetResponse.WorkersKVBulkGetResult | NamespaceBulkGetResponse.WorkersKVBulkGetResultWithMetadata;
  export namespace NamespaceBulkGetResponse {
    export interface WorkersKVBulkGetResult {
      values?: { [key: string]: string | number | boolean | { [key: string]: unknown } | null };
    }
    export interface WorkersKVBulkGetResultWithMetadata {
      values?: { [key: string]: WorkersKVBulkGetResultWithMetadata.Values | null };
    }
    export namespace WorkersKVBulkGetResultWithMetadata {
      export interface Values {
        metadata: unknown;
        value: unknown;
        /** @example 1578435000 */ expiration?: number;
      }
    }
  }

  export interface NamespaceBulkUpdateParams extends InAccount {
    /** @body */ body: NamespaceBulkUpdateParams.Body[];
  }
  export namespace NamespaceBulkUpdateParams {
    export interface Body {
      /** @maxLength 512 @example "My-Key" */ key: string;
      /** @maxLength 26214400 */ value: string;
      /** @default false */ base64?: boolean;
      /** @example 1578435000 */ expiration?: number;
      /** @min 60 @unit seconds @example 300 */ expiration_ttl?: number;
      metadata?: unknown;
    }
  }

  export type NamespaceBulkUpdateResponse = BulkResult;

  export type NamespaceGetParams = InAccount;

  export type NamespacesV4PagePaginationArray = V4PagePaginationArray<Namespace>;

  export interface BulkResult {
    /** @example 100 */ successful_key_count?: number;
    unsuccessful_keys?: string[];
  }
}

export declare namespace KV.Namespaces {
  /** Names under which values are stored, with paging. */
  export interface Keys {
    /** Walk through a namespace's key names by cursor, filtered by prefix.
     *  @http GET /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/keys
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga */
    list(namespaceID: ResourceID, params: KeyListParams, options?: RequestOptions): PagePromise<CursorLimitPagination<Key>, Key>;

    /** Delete many keys at once by the deprecated route under keys.
     *  @http POST /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk/delete
     *  @permission Workers KV Storage Write
     *  @availability ga
     *  @sameAs kv.namespaces.bulkDelete
     *  @deprecated kv.namespaces.bulkDelete */
    bulkDelete(namespaceID: ResourceID, params: KeyBulkDeleteParams, options?: RequestOptions): APIPromise<BulkResult | null>;

    /** Read many keys' values by the deprecated route under keys.
     *  @http POST /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk/get
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga
     *  @sameAs kv.namespaces.bulkGet
     *  @deprecated kv.namespaces.bulkGet */
    bulkGet(namespaceID: ResourceID, params: KeyBulkGetParams, options?: RequestOptions): APIPromise<NamespaceBulkGetResponse | null>;

    /** Write many key-value pairs by the deprecated route under keys.
     *  @http PUT /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk
     *  @permission Workers KV Storage Write
     *  @availability ga
     *  @sameAs kv.namespaces.bulkUpdate
     *  @deprecated kv.namespaces.bulkUpdate */
    bulkUpdate(namespaceID: ResourceID, params: KeyBulkUpdateParams, options?: RequestOptions): APIPromise<BulkResult | null>;

    /** Delete several keys of a namespace in one request (deprecated form).
     *  @http DELETE /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk
     *  @permission Workers KV Storage Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/workers-kv-namespace-delete-multiple-key-value-pairs-deprecated
     *  @deprecated kv.namespaces.bulkDelete */
    bulkDeleteDeprecated(namespaceID: ResourceID, params: KeyBulkDeleteDeprecatedParams, options?: RequestOptions): APIPromise<BulkResult>;
  }

  export interface KeyListParams extends InAccount {
    /** @example "My-Prefix" */ prefix?: string;
    /** @min 10 @max 1000 @default 1000 */ limit?: number;
    cursor?: string;
  }

  export interface Key {
    /** @maxLength 512 @example "My-Key" */ name: string;
    /** @example 1577836800 */ expiration?: number;
    metadata?: unknown;
  }

  export type KeyBulkDeleteParams = NamespaceBulkDeleteParams;

  export type KeyBulkDeleteResponse = BulkResult;

  export type KeyBulkGetParams = NamespaceBulkGetParams;

  export import KeyBulkGetResponse = KV.NamespaceBulkGetResponse;

  export import KeyBulkUpdateParams = KV.NamespaceBulkUpdateParams;

  export type KeyBulkUpdateResponse = BulkResult;

  export type KeyBulkDeleteDeprecatedParams = InAccount;

  /** JSON that was stored beside a key's value. */
  export interface Metadata {
    /** Read only the metadata stored with a key, without its value.
     *  @http GET /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/metadata/{key_name}
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga */
    get(/** @maxLength 512 */ keyName: string, params: MetadataGetParams, options?: RequestOptions): APIPromise<MetadataGetResponse>;
  }

  export type MetadataGetParams = ValueGetParams;

  export type MetadataGetResponse = unknown;

  /** The stored data itself. */
  export interface Values {
    /** Write one key's value, with optional expiry and metadata.
     *  @http PUT /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/values/{key_name}
     *  @body multipart quirk=kv
     *  @permission Workers KV Storage Write
     *  @availability ga */
    update(/** @maxLength 512 */ keyName: string, params: ValueUpdateParams, options?: RequestOptions): APIPromise<JsonObject | null>;

    /** Delete one key and its value from a namespace.
     *  @http DELETE /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/values/{key_name}
     *  @permission Workers KV Storage Write
     *  @availability ga */
    delete(/** @maxLength 512 */ keyName: string, params: ValueDeleteParams, options?: RequestOptions): APIPromise<JsonObject | null>;

    /** Read one key's raw value as a response body.
     *  @http GET /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/values/{key_name}
     *  @answer binary application/octet-stream
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga */
    get(/** @maxLength 512 */ keyName: string, params: ValueGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface ValueUpdateParams extends InAccount {
    /** @readOnly */ namespace_id: ResourceID;
    value: RawBody;
    /** @query @example 1578435000 */ expiration?: number;
    /** @query @min 60 @unit seconds @example 300 */ expiration_ttl?: number;
    metadata?: unknown;
  }

  export type ValueUpdateResponse = JsonObject;

  export type ValueDeleteParams = ValueGetParams;

  export type ValueDeleteResponse = JsonObject;

  export interface ValueGetParams extends InAccount {
    /** @readOnly */ namespace_id: ResourceID;
  }

  export type KeysCursorLimitPagination = CursorLimitPagination<Key>;
}
