import type {
  APIPromise,
  CursorLimitPagination,
  JsonObject,
  JsonValue,
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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Name that people see, unique within the account; Workers are bound by id, not by it. */ title: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Key in the namespace, up to 512 bytes; any character may be in it. */ key_name: string;
    /** Namespace that holds the keys, as `kv.namespaces.list` shows it. @from kv.namespaces.list */ namespace_id: string;
  }

  /** Separate stores, each with keys of its own. */
  export interface Namespaces {
    readonly keys: Namespaces.Keys;
    readonly metadata: Namespaces.Metadata;
    readonly values: Namespaces.Values;

    /** Create an empty namespace under the given title.
     *
     *  Titles are unique within the account. A namespace holds no data and costs nothing until keys are written.
     *  @http POST /accounts/{account_id}/storage/kv/namespaces
     *  @permission Workers KV Storage Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "title": "sessions" } */
    create(params: NamespaceCreateParams, options?: RequestOptions): APIPromise<Namespace>;

    /** Replace the title of a namespace.
     *
     *  Only the title changes: keys, values, and the bindings of Workers stay, as they go by the id.
     *  @http PUT /accounts/{account_id}/storage/kv/namespaces/{namespace_id}
     *  @permission Workers KV Storage Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "namespace_id": "0f2ac74b498b48028cb68387c421e279", "title": "sessions-2026" } */
    update(namespaceID: ResourceID, params: NamespaceUpdateParams, options?: RequestOptions): APIPromise<Namespace>;

    /** List the account's namespaces.
     *  @http GET /accounts/{account_id}/storage/kv/namespaces
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga
     *  @columns title id jurisdiction supports_url_encoding
     *  @key title */
    list(params: NamespaceListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Namespace>, Namespace>;

    /** Delete a namespace with every key and value in it.
     *
     *  Cannot be undone. Workers that are bound to the namespace fail at their next access.
     *  @http DELETE /accounts/{account_id}/storage/kv/namespaces/{namespace_id}
     *  @permission Workers KV Storage Write
     *  @availability ga
     *  @cascades kv.namespaces.values */
    delete(namespaceID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<JsonObject | null>;

    /** Delete many keys and their values from a namespace at once.
     *
     *  At most 10,000 keys a request. Keys that do not exist count as deleted; repeat what `unsuccessful_keys` names.
     *  @http POST /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk/delete
     *  @permission Workers KV Storage Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "namespace_id": "0f2ac74b498b48028cb68387c421e279", "body": ["user:1", "user:2"]
     *  }
     *  @most 10000 */
    bulkDelete(namespaceID: ResourceID, params: NamespaceBulkDeleteParams, options?: RequestOptions): APIPromise<BulkResult | null>;

    /** Get the values of many keys in one request.
     *
     *  At most 100 keys and 25 MB in total; the keys must hold text. A key that does not exist comes back as null.
     *  @http POST /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk/get
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "namespace_id": "0f2ac74b498b48028cb68387c421e279", "keys": ["user:1", "user:2"],
     *    "type": "json"
     *  }
     *  @most 100 */
    bulkGet(namespaceID: ResourceID, params: NamespaceBulkGetParams, options?: RequestOptions): APIPromise<NamespaceBulkGetResponse | null>;

    /** Write many key-value pairs in one request.
     *
     *  At most 10,000 pairs and 100 MB. Values, metadata and expirations of existing keys are overwritten; of a pair with both expirations
     *  `expiration_ttl` counts.
     *  @http PUT /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk
     *  @permission Workers KV Storage Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "namespace_id": "0f2ac74b498b48028cb68387c421e279",
     *    "body": [{ "key": "user:1", "value": "{\"name\":\"Ada\"}", "metadata": { "v": 1 } }]
     *  }
     *  @most 10000 */
    bulkUpdate(namespaceID: ResourceID, params: NamespaceBulkUpdateParams, options?: RequestOptions): APIPromise<BulkResult | null>;

    /** Get the title and properties of one namespace.
     *  @http GET /accounts/{account_id}/storage/kv/namespaces/{namespace_id}
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga */
    get(namespaceID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Namespace>;
  }

  export interface NamespaceCreateParams extends InAccount {
    /** @maxLength 512 @minLength 1 */ title: string;
    /** Region in which the data is stored for good; set when the namespace is created and fixed. Left out, all of Cloudflare's. */
    jurisdiction?: 'eu' | 'fedramp' | 'us' | (string & {});
  }

  export interface Namespace {
    /** Id given by Cloudflare when the namespace is created; bindings and paths use it. @readOnly */ id: ResourceID;
    /** @maxLength 512 */ title: string;
    /** Whether key names in the path are percent-decoded before they are stored; true for all but very old namespaces. @readOnly */
    supports_url_encoding?: boolean;
    /** Region in which the data is stored for good; set when the namespace is created and fixed. Left out, all of Cloudflare's. */
    jurisdiction?: 'eu' | 'fedramp' | 'us';
  }

  export interface NamespaceUpdateParams extends InAccount {
    /** @maxLength 512 @minLength 1 */ title: string;
  }

  export interface NamespaceListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Property by which the namespaces are sorted. */ order?: 'id' | 'title' | (string & {});
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 20 */ per_page?: number;
  }

  export interface NamespaceDeleteResponse {}

  export interface NamespaceBulkDeleteParams extends InAccount {
    /** Names of the keys to delete. @body @maxItems 10000 @example ["session:1047"] */ body: (/** @maxLength 512 */ string)[];
  }

  export interface NamespaceBulkGetParams extends InAccount {
    /** Names of the keys to read. @maxItems 100 @minItems 1 @example ["session:1047"] */ keys: (/** @maxLength 512 */ string)[];
    /** Format of returned values: text, or parsed JSON (an error if one is not JSON). @default "text" */ type?: 'text' | 'json' | (string & {});
    /** Whether each value comes with its metadata. @default false */ withMetadata?: boolean;
  }

  export type NamespaceBulkGetResponse = NamespaceBulkGetResponse.WorkersKVBulkGetResult | NamespaceBulkGetResponse.WorkersKVBulkGetResultWithMetadata;
  export namespace NamespaceBulkGetResponse {
    export interface WorkersKVBulkGetResult {
      /** Value by key; null where the key does not exist. */
      values?: { [key: string]: string | number | boolean | { [key: string]: unknown } | null };
    }
    export interface WorkersKVBulkGetResultWithMetadata {
      /** Value and metadata by key; null where the key does not exist. */
      values?: { [key: string]: WorkersKVBulkGetResultWithMetadata.Values | null };
    }
    export namespace WorkersKVBulkGetResultWithMetadata {
      export interface Values {
        /** Metadata stored with the key; null if none. */ metadata: unknown;
        /** The stored value, as text or as parsed JSON, depending on `type`. */ value: unknown;
        /** Time at which the key is deleted; absent if it never is. @example 1578435000 @unit seconds since 1970 */ expiration?: number;
      }
    }
  }

  export interface NamespaceBulkUpdateParams extends InAccount {
    /** Pairs to write; a later pair with the same key wins. @body @maxItems 10000 */ body: NamespaceBulkUpdateParams.Body[];
  }
  export namespace NamespaceBulkUpdateParams {
    export interface Body {
      /** Key name, at most 512 bytes of UTF-8; `.` and `..` are not allowed. @maxLength 512 @example "My-Key" @minLength 1 */ key: string;
      /** Value as text, at most 25 MiB; binary data goes in as base64 with `base64` set. @maxLength 26214400 @example "signed in" */ value: string;
      /** Whether the server decodes the value from base64 before it stores it. @default false */ base64?: boolean;
      /** Time at which the key is deleted; left out, it never is. @example 1578435000 @unit seconds since 1970 */ expiration?: number;
      /** Seconds from the write until the key is deleted; wins over `expiration`. @min 60 @unit seconds @example 300 */ expiration_ttl?: number;
      /** Any JSON kept with the key and returned by list and metadata calls; at most 1,024 bytes when serialized. */ metadata?: unknown;
    }
  }

  export type NamespacesV4PagePaginationArray = V4PagePaginationArray<Namespace>;

  export interface BulkResult {
    /** Number of keys that were written or deleted. @example 100 */ successful_key_count?: number;
    /** Names of keys that failed; repeat the request with these. */ unsuccessful_keys?: string[];
  }
}

export declare namespace KV.Namespaces {
  /** Names under which values are stored, with paging. */
  export interface Keys {
    /** List the key names of a namespace, filtered by prefix.
     *
     *  Keys come in the order of their UTF-8 bytes. An empty page may still carry a cursor: go on until there is none. Changes take up to 60
     *  seconds to show.
     *  @http GET /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/keys
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga
     *  @columns name metadata expiration
     *  @key name */
    list(namespaceID: ResourceID, params: KeyListParams, options?: RequestOptions): PagePromise<CursorLimitPagination<Key>, Key>;

    /** Delete many keys at once by the deprecated route under keys.
     *  @http POST /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk/delete
     *  @permission Workers KV Storage Write
     *  @availability ga
     *  @sameAs kv.namespaces.bulkDelete
     *  @deprecated kv.namespaces.bulkDelete
     *  @most 10000 */
    bulkDelete(namespaceID: ResourceID, params: KeyBulkDeleteParams, options?: RequestOptions): APIPromise<BulkResult | null>;

    /** Get the values of many keys by the deprecated route under keys.
     *  @http POST /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk/get
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga
     *  @sameAs kv.namespaces.bulkGet
     *  @deprecated kv.namespaces.bulkGet
     *  @most 100 */
    bulkGet(namespaceID: ResourceID, params: NamespaceBulkGetParams, options?: RequestOptions): APIPromise<KeyBulkGetResponse | null>;

    /** Write many key-value pairs by the deprecated route under keys.
     *  @http PUT /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk
     *  @permission Workers KV Storage Write
     *  @availability ga
     *  @sameAs kv.namespaces.bulkUpdate
     *  @deprecated kv.namespaces.bulkUpdate
     *  @most 10000 */
    bulkUpdate(namespaceID: ResourceID, params: KeyBulkUpdateParams, options?: RequestOptions): APIPromise<BulkResult | null>;

    /** Delete several keys of a namespace in one request (deprecated form).
     *  @http DELETE /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/bulk
     *  @permission Workers KV Storage Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/workers-kv-namespace-delete-multiple-key-value-pairs-deprecated
     *  @deprecated kv.namespaces.bulkDelete
     *  @most 10000 */
    bulkDeleteDeprecated(namespaceID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<BulkResult>;
  }

  export interface KeyListParams extends InAccount {
    /** Only keys whose names begin with this text are returned. @example "My-Prefix" */ prefix?: string;
    /** Most keys a page holds. @min 1 @max 1000 @default 1000 */ limit?: number;
    cursor?: string;
  }

  export interface Key {
    /** Key name as it was written; percent-encode it when it goes into a path. @maxLength 512 @example "My-Key" */ name: string;
    /** Time at which the key is deleted; absent if it never is. @example 1577836800 @unit seconds since 1970 */ expiration?: number;
    /** Any JSON kept with the key and returned by list and metadata calls; at most 1,024 bytes when serialized. */ metadata?: unknown;
  }

  export interface KeyBulkDeleteParams extends InAccount {
    /** Names of the keys to delete. @body @minItems 1 @maxItems 10000 @example ["session:1047"] */ body: (/** @maxLength 512 */ string)[];
  }

  export type KeyBulkGetResponse = NamespaceBulkGetResponse.WorkersKVBulkGetResult | NamespaceBulkGetResponse.WorkersKVBulkGetResultWithMetadata;

  export interface KeyBulkUpdateParams extends InAccount {
    /** Pairs to write; a later pair with the same key wins. @body @minItems 1 @maxItems 10000 */ body: NamespaceBulkUpdateParams.Body[];
  }

  /** JSON that was stored beside a key's value. */
  export interface Metadata {
    /** Get only the metadata of a key, without its value.
     *  @http GET /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/metadata/{key_name}
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga */
    get(/** @maxLength 512 */ keyName: string, params: MetadataParams, options?: RequestOptions): APIPromise<MetadataGetResponse>;
  }

  export interface MetadataParams extends InAccount {
    /** Namespace that holds the key. @readOnly @from kv.namespaces.list */ namespace_id: ResourceID;
  }

  export type MetadataGetResponse = JsonValue;

  /** The stored data itself. */
  export interface Values {
    /** Replace one key's value, with optional expiry and metadata.
     *
     *  Replaces value, metadata and expiration together: what is left out is cleared. Other locations may see the old value for 60 seconds or
     *  longer. One write a second to the same key.
     *  @http PUT /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/values/{key_name}
     *  @body multipart quirk=kv
     *  @permission Workers KV Storage Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "namespace_id": "0f2ac74b498b48028cb68387c421e279", "key_name": "user:1",
     *    "value": "hello", "expiration_ttl": 3600
     *  } */
    update(/** @maxLength 512 */ keyName: string, params: ValueUpdateParams, options?: RequestOptions): APIPromise<JsonObject | null>;

    /** Delete one key and its value from a namespace.
     *
     *  Succeeds for a key that does not exist. Other locations may still read the old value for a minute.
     *  @http DELETE /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/values/{key_name}
     *  @permission Workers KV Storage Write
     *  @availability ga */
    delete(/** @maxLength 512 */ keyName: string, params: MetadataParams, options?: RequestOptions): APIPromise<JsonObject | null>;

    /** Get the raw value of one key.
     *
     *  The answer is the bytes as they were written; the expiration, if any, comes in the `expiration` header. 404 if the key does not exist or
     *  has expired.
     *  @http GET /accounts/{account_id}/storage/kv/namespaces/{namespace_id}/values/{key_name}
     *  @response binary application/octet-stream
     *  @permission Workers KV Storage Write; Workers KV Storage Read
     *  @availability ga */
    get(/** @maxLength 512 */ keyName: string, params: MetadataParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface ValueUpdateParams extends InAccount {
    /** Namespace that holds the key. @readOnly @from kv.namespaces.list */ namespace_id: ResourceID;
    /** Bytes to store, at most 25 MiB: text, buffer, file or stream. */ value: RawBody;
    /** Time at which the key is deleted, at least 60 seconds ahead; `expiration_ttl` wins if both are given.
     *  @query @example 1578435000 @unit seconds since 1970 */
    expiration?: number;
    /** Seconds from the write until the key is deleted; wins over `expiration`. @query @min 60 @unit seconds @example 300 */ expiration_ttl?: number;
    /** Any JSON kept with the key, at most 1,024 bytes when serialized; left out, existing metadata is cleared. */ metadata?: unknown;
  }

  export interface ValueUpdateResponse {}

  export interface ValueDeleteResponse {}

  export type KeysCursorLimitPagination = CursorLimitPagination<Key>;
}
