import type {
  APIPromise,
  JsonObject,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  Uploadable,
} from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Vectorize: Vector database for semantic search and AI memory.
 *  @product vectorize Vectorize
 *  @docs https://developers.cloudflare.com/vectorize/ */
export interface Vectorize {
  readonly indexes: Vectorize.Indexes;
  readonly v1: Vectorize.V1;
}

export declare namespace Vectorize {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Number of values each vector has. */ dimensions: number;
    /** Nearest vectors, best match first. */ matches: unknown;
    /** Name of the index, unique within the account; paths and bindings use it. */ name: string;
    /** Name of the metadata property; dots reach into nested objects. */ propertyName: string;
    /** Distance or similarity by the metric of the index. */ score: number;
    /** Id that the vector was written with. */ id: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Index to work on, by the name that it was created with. @from vectorize.indexes.list */ index_name: string;
  }

  /** Collections of vectors with fixed dimensions and metric. */
  export interface Indexes {
    readonly metadataIndex: Indexes.MetadataIndex;

    /** Create a vector index with fixed dimensions and distance metric.
     *
     *  Dimensions and metric cannot be changed later; give them, or a preset of a known embedding model.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes
     *  @permission Vectorize Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "example-index", "config": { "dimensions": 768, "metric": "cosine" },
     *    "description": "Articles"
     *  } */
    create(params: IndexCreateParams, options?: RequestOptions): APIPromise<CreateIndex | null>;

    /** List the vector indexes of the account.
     *  @http GET /accounts/{account_id}/vectorize/v2/indexes
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga
     *  @columns name description config.dimensions config.metric created_on modified_on
     *  @key name */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<CreateIndex>, CreateIndex>;

    /** Delete an index and all the vectors in it.
     *  @http DELETE /accounts/{account_id}/vectorize/v2/indexes/{index_name}
     *  @permission Vectorize Write
     *  @availability ga */
    delete(indexName: string, params: InAccount, options?: RequestOptions): APIPromise<IndexDeleteResponse | null>;

    /** Delete vectors by ID in the background.
     *
     *  Answers with a mutation id: the vectors are gone once `info` shows it in `processedUpToMutation`.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/delete_by_ids
     *  @body json required
     *  @permission Vectorize Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "index_name": "example-index", "ids": ["a", "b"] }
     *  @waits vectorize.indexes.info processedUpToMutation done={mutationId} */
    deleteByIDs(indexName: string, params: IndexDeleteByIDsParams, options?: RequestOptions): APIPromise<Index | null>;

    /** Get the configuration of an index: dimensions, metric, description.
     *  @http GET /accounts/{account_id}/vectorize/v2/indexes/{index_name}
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga */
    get(indexName: string, params: InAccount, options?: RequestOptions): APIPromise<CreateIndex | null>;

    /** Get vectors by ID with their values and metadata.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/get_by_ids
     *  @body json required
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "ids": ["article-1047", "article-1048"] } */
    getByIDs(indexName: string, params: IndexGetByIDsParams, options?: RequestOptions): APIPromise<IndexGetVectorsByID | null>;

    /** Get an index's vector count and the latest mutation processed.
     *  @http GET /accounts/{account_id}/vectorize/v2/indexes/{index_name}/info
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga */
    info(indexName: string, params: InAccount, options?: RequestOptions): APIPromise<IndexInfoResponse | null>;

    /** Add new vectors from NDJSON in the background; known IDs stay unchanged.
     *
     *  Takes NDJSON. Answers with a mutation id before the vectors can be found; `info` tells when it is processed. Use `upsert` to overwrite.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/insert
     *  @body ndjson
     *  @permission Vectorize Write
     *  @availability ga
     *  @waits vectorize.indexes.info processedUpToMutation done={mutationId}
     *  @most 5000 */
    insert(indexName: string, params: IndexParams, options?: RequestOptions): APIPromise<Index | null>;

    /** List the ids of all vectors in an index by cursor.
     *  @http GET /accounts/{account_id}/vectorize/v2/indexes/{index_name}/list
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga
     *  @columns id */
    listVectors(indexName: string, params: IndexListVectorsParams, options?: RequestOptions): APIPromise<IndexListVectorsResponse | null>;

    /** Find the vectors nearest to a given one, filtered by metadata.
     *
     *  Filters only see properties that have a metadata index. At most 50 matches with values or all metadata, 100 without.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/query
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "vector": [0.12, 0.45, 0.67, 0.89], "topK": 5, "returnMetadata": "all",
     *    "filter": {"language": "pt"}
     *  } */
    query(indexName: string, params: IndexQueryParams, options?: RequestOptions): APIPromise<IndexQueryResponse | null>;

    /** Write vectors from NDJSON in the background, overwriting known IDs.
     *
     *  Replaces a known vector as a whole, metadata included. Answers with a mutation id; `info` tells when it is processed.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/upsert
     *  @body ndjson
     *  @permission Vectorize Write
     *  @availability ga
     *  @waits vectorize.indexes.info processedUpToMutation done={mutationId}
     *  @most 5000 */
    upsert(indexName: string, params: IndexParams, options?: RequestOptions): APIPromise<Index | null>;
  }

  export interface IndexCreateParams extends InAccount {
    /** Dimensions and metric, or the preset of an embedding model; fixed once the index exists. */
    config: IndexDimensionConfiguration | IndexCreateParams.VectorizeIndexPresetConfiguration;
    /** @example "example-index" */ name: string;
    /** Purpose of the index. */ description?: string;
  }
  export namespace IndexCreateParams {
    export interface VectorizeIndexPresetConfiguration {
      /** Embedding model whose dimensions and metric the index takes over; fixed once it is created. @writeOnly */ preset:
        | '@cf/baai/bge-small-en-v1.5' | '@cf/baai/bge-base-en-v1.5' | '@cf/baai/bge-large-en-v1.5'
        | 'openai/text-embedding-ada-002' | 'cohere/embed-multilingual-v2.0' | (string & {});
    }
  }

  export interface CreateIndex {
    /** Dimensions and distance metric of the index. */ config?: CreateIndex.Config;
    /** @readOnly */ created_on?: DateTime;
    /** Purpose of the index. */ description?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** @example "example-index" */ name?: string;
  }
  export namespace CreateIndex {
    export interface Config {
      /** @min 1 @max 1536 @example 768 */ dimensions: Integer;
      /** Distance measure between vectors. */ metric: 'cosine' | 'euclidean' | 'dot-product';
      /** Embedding model whose dimensions and metric the index takes over; fixed once it is created. */ preset?:
        | '@cf/baai/bge-small-en-v1.5' | '@cf/baai/bge-base-en-v1.5' | '@cf/baai/bge-large-en-v1.5'
        | 'openai/text-embedding-ada-002' | 'cohere/embed-multilingual-v2.0';
    }
  }

  export type IndexDeleteResponse = JsonValue;

  export interface IndexDeleteByIDsParams extends InAccount {
    /** Vectors to delete, by the ids given at insertion. */ ids?: (/** @maxLength 64 */ string)[];
  }

  export interface Index {
    /** Id of the change; it is done when `info` shows it in `processedUpToMutation`. @maxLength 36 @example "0000aaaa-11bb-22cc-33dd-444444eeeeee" */
    mutationId?: string;
  }

  export interface IndexGetByIDsParams extends InAccount {
    /** Ids of the vectors. */ ids?: (/** @maxLength 64 */ string)[];
  }

  export type IndexGetVectorsByID = {
    /** @maxLength 64 @example "some-vector-id-023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ id?: string;
    /** Properties stored with the vector. */ metadata?: JsonObject;
    /** Part of the index the vector belongs to; null if none was given. */ namespace?: string | null;
    /** The vector itself, one number per dimension. */ values?: number[];
  }[];

  export interface IndexInfoResponse {
    /** @min 1 @max 1536 @example 768 */ dimensions?: Integer;
    /** Time at which the last batch of changes was processed; null before the first. @readOnly */ processedUpToDatetime?: DateTime | null;
    /** Id of the last mutation that can be seen by queries. @maxLength 36 @example "0000aaaa-11bb-22cc-33dd-444444eeeeee" */
    processedUpToMutation?: string;
    /** Number of vectors in the index, changes under way not counted. @example 300000 */ vectorCount?: Integer;
  }

  export interface IndexParams extends InAccount {
    /** NDJSON: one object with `id`, `values` and, if wanted, `metadata` and `namespace` on each line. @body */ body: Uploadable;
    /** Whether lines that cannot be parsed refuse the whole request (`error`) or are skipped (`discard`). @query */
    'unparsable-behavior'?: 'error' | 'discard' | (string & {});
  }

  export interface IndexListVectorsParams extends InAccount {
    /** Most ids a page holds. @min 1 @max 1000 @default 100 @example 50 */ count?: Integer;
    cursor?: string;
  }

  export interface IndexListVectorsResponse {
    /** Number of ids on this page. @example 100 */ count: Integer;
    /** Whether further pages follow. */ isTruncated: boolean;
    /** Number of vectors in the whole index. @example 500 */ totalCount: Integer;
    /** The ids of this page. */ vectors: IndexListVectorsResponse.Vector[];
    /** Time after which `nextCursor` no longer works; null on the last page. */ cursorExpirationTimestamp?: DateTime | null;
    /** Cursor of the next page; null on the last one. */ nextCursor?: string | null;
  }
  export namespace IndexListVectorsResponse {
    export interface Vector {
      /** @maxLength 64 @example "some-vector-id-023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ id: string;
    }
  }

  export interface MatchOptions {
    /** Whether matches carry their values. @default false */ returnValues?: boolean;
    /** Number of nearest vectors wanted. @default 5 @example 5 */ topK?: number;
  }

  export interface IndexQueryParams extends InAccount, MatchOptions {
    /** Vector whose neighbors are wanted, with as many values as the index has dimensions; or give `vectorId`. */ vector?: number[];
    /** Id of a stored vector whose neighbors are wanted, in place of `vector`. @source https://developers.cloudflare.com/workers/wrangler/commands/vectorize/ */
    vectorId?: string;
    /** Conditions on indexed metadata properties, such as `{"url":"/a"}` or `{"year":{"$gte":2020}}`. */ filter?: unknown;
    /** Metadata returned with matches: none, only indexed properties, or everything. @default "none" */
    returnMetadata?: 'none' | 'indexed' | 'all' | (string & {});
  }

  export interface VectorMatch {
    /** Properties stored with the vector, as far as `returnMetadata` asked for them; any JSON. */ metadata?: unknown;
    score?: number;
    /** Values of the vector; null unless asked for. */ values?: number[] | null;
  }

  export interface IndexQueryResponse {
    /** Number of matches returned. */ count?: Integer;
    matches?: IndexQueryResponse.Match[];
  }
  export namespace IndexQueryResponse {
    export interface Match extends VectorMatch {
      /** @maxLength 64 @example "some-vector-id-023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ id?: string;
      /** Part of the index the vector belongs to; null if none was given. */ namespace?: string | null;
    }
  }

  /** The deprecated first version. */
  export interface V1 {
    readonly indexes: V1.Indexes;
  }

  export type CreateIndicesSinglePage = SinglePage<CreateIndex>;

  export interface IndexDeleteVectorsByID {
    /** Number of deleted vectors. */ count?: number;
    /** Vectors accepted for deletion, by the ids given at insertion. */ ids?: string[];
  }

  export interface IndexDimensionConfiguration {
    /** @min 1 @max 1536 @example 768 */ dimensions: Integer;
    /** Distance measure between vectors. */ metric: 'cosine' | 'euclidean' | 'dot-product' | (string & {});
  }

  export interface IndexInsert {
    /** Number of vectors that were written. */ count?: number;
    /** Ids of the vectors that were written. */ ids?: string[];
  }

  export interface IndexQuery {
    /** Number of matches returned. */ count?: number;
    matches?: IndexQuery.Match[];
  }
  export namespace IndexQuery {
    export interface Match extends VectorMatch {
      /** Id of the matching vector. */ id?: string;
    }
  }

  export type IndexConfiguration = IndexDimensionConfiguration | IndexPresetConfiguration;

  export interface IndexPresetConfiguration {
    /** Embedding model whose dimensions and metric the index takes over. @writeOnly */ preset:
      | '@cf/baai/bge-small-en-v1.5' | '@cf/baai/bge-base-en-v1.5' | '@cf/baai/bge-large-en-v1.5'
      | 'openai/text-embedding-ada-002' | 'cohere/embed-multilingual-v2.0' | (string & {});
  }

  export interface InsertResult {
    /** Number of vectors that were written. @example 768 */ count?: Integer;
    /** Ids of the vectors that were written. */ ids?: (/** @maxLength 64 */ string)[];
  }

  export interface QueryResult {
    /** Number of vectors that were written. */ count?: Integer;
    matches?: {
      /** @maxLength 64 @example "some-vector-id-023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ id?: string;
      /** Properties stored with the vector; null unless asked for. */ metadata?: JsonObject | null;
      score?: number;
      /** Values of the vector; null unless asked for. */ values?: number[] | null;
    }[];
  }
}

export declare namespace Vectorize.Indexes {
  /** Attributes by which search results can be filtered. */
  export interface MetadataIndex {
    /** Create a metadata index, to filter by a property of new vectors.
     *
     *  At most 10 properties an index. Vectors written before are not found by the filter until they are upserted again.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/metadata_index/create
     *  @permission Vectorize Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "index_name": "example-index", "propertyName": "url", "indexType": "string" }
     *  @waits vectorize.indexes.info processedUpToMutation done={mutationId} */
    create(indexName: string, params: MetadataIndexCreateParams, options?: RequestOptions): APIPromise<Index | null>;

    /** List the metadata properties an index can be filtered by.
     *  @http GET /accounts/{account_id}/vectorize/v2/indexes/{index_name}/metadata_index/list
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga
     *  @columns propertyName indexType
     *  @key propertyName */
    list(indexName: string, params: InAccount, options?: RequestOptions): APIPromise<MetadataIndexListResponse | null>;

    /** Delete a metadata index, so queries cannot filter on it.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/metadata_index/delete
     *  @permission Vectorize Write
     *  @availability ga
     *  @confirm
     *  @waits vectorize.indexes.info processedUpToMutation done={mutationId}
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "propertyName": "language" } */
    delete(indexName: string, params: MetadataIndexDeleteParams, options?: RequestOptions): APIPromise<Index | null>;
  }

  export interface MetadataIndexCreateParams extends InAccount {
    /** Type of the property's values; values of other types are not indexed. */ indexType: 'string' | 'number' | 'boolean' | (string & {});
    /** @example "random_metadata_property" */
    propertyName: string;
  }

  export interface MetadataIndexListResponse {
    /** Properties by which queries can filter. */ metadataIndexes?: MetadataIndexListResponse.MetadataIndex[];
  }
  export namespace MetadataIndexListResponse {
    export interface MetadataIndex {
      /** Type of the property's values; values of other types are not indexed. */ indexType?: 'string' | 'number' | 'boolean';
      /** @example "random_metadata_property" */ propertyName?: string;
    }
  }

  export interface MetadataIndexDeleteParams extends InAccount {
    /** @example "random_metadata_property" */
    propertyName: string;
  }
}

export declare namespace Vectorize.V1 {
  /** Collections of vectors, first version. */
  export interface Indexes {
    /** List the account's v1 vector indexes (deprecated).
     *  @http GET /accounts/{account_id}/vectorize/indexes
     *  @permission Vectorize Write; Vectorize Read
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.list
     *  @columns name description config.dimensions config.metric created_on modified_on
     *  @key name */
    list(params: InAccount, options?: RequestOptions): APIPromise<CreateIndex[]>;

    /** Create a v1 vector index from a config of dimensions (deprecated).
     *  @http POST /accounts/{account_id}/vectorize/indexes
     *  @permission Vectorize Write
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.create */
    create(params: IndexCreateParams, options?: RequestOptions): APIPromise<CreateIndex>;

    /** Get one v1 vector index's configuration (deprecated).
     *  @http GET /accounts/{account_id}/vectorize/indexes/{index_name}
     *  @permission Vectorize Write; Vectorize Read
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.get */
    get(indexName: string, params: InAccount, options?: RequestOptions): APIPromise<CreateIndex>;

    /** Replace the description of a v1 vector index (deprecated).
     *  @http PUT /accounts/{account_id}/vectorize/indexes/{index_name}
     *  @permission Vectorize Write
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated */
    update(indexName: string, params: IndexUpdateParams, options?: RequestOptions): APIPromise<CreateIndex>;

    /** Delete a v1 vector index along with its vectors (deprecated).
     *  @http DELETE /accounts/{account_id}/vectorize/indexes/{index_name}
     *  @permission Vectorize Write
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.delete */
    delete(indexName: string, params: InAccount, options?: RequestOptions): APIPromise<IndexDeleteResponse | null>;

    /** Delete given vectors from a v1 index by ID (deprecated).
     *  @http POST /accounts/{account_id}/vectorize/indexes/{index_name}/delete-by-ids
     *  @body json required
     *  @permission Vectorize Write
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.deleteByIDs */
    deleteByIDs(indexName: string, params: IndexDeleteByIDsParams, options?: RequestOptions): APIPromise<InsertResult>;

    /** Get vectors from a v1 index by ID (deprecated).
     *  @http POST /accounts/{account_id}/vectorize/indexes/{index_name}/get-by-ids
     *  @body json required
     *  @permission Vectorize Write; Vectorize Read
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.getByIDs */
    getByIDs(indexName: string, params: IndexGetByIDsParams, options?: RequestOptions): APIPromise<IndexGetVectorsByID>;

    /** Add vectors to a v1 index, without overwriting (deprecated).
     *  @http POST /accounts/{account_id}/vectorize/indexes/{index_name}/insert
     *  @body ndjson required
     *  @permission Vectorize Write
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.insert
     *  @most 5000 */
    insert(indexName: string, params: IndexInsertParams, options?: RequestOptions): APIPromise<InsertResult>;

    /** Find the nearest vectors in a v1 index, with a filter (deprecated).
     *  @http POST /accounts/{account_id}/vectorize/indexes/{index_name}/query
     *  @permission Vectorize Write; Vectorize Read
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.query */
    query(indexName: string, params: IndexQueryParams, options?: RequestOptions): APIPromise<QueryResult>;

    /** Add vectors to a v1 index or overwrite those with the same ID (deprecated).
     *  @http POST /accounts/{account_id}/vectorize/indexes/{index_name}/upsert
     *  @body ndjson required
     *  @permission Vectorize Write
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.upsert
     *  @most 5000 */
    upsert(indexName: string, params: IndexUpsertParams, options?: RequestOptions): APIPromise<InsertResult>;
  }

  export interface IndexCreateParams extends InAccount {
    /** Dimensions and metric, or the preset of an embedding model. */ config: IndexConfiguration;
    /** Purpose of the index. */ description?: string;
    /** @example "example-index" */ name: string;
  }

  export interface IndexUpdateParams extends InAccount {
    /** Purpose of the index; replaces the previous text. @example "Articles of the help center" */ description: string;
  }

  export type IndexDeleteResponse = JsonObject | string | null;

  export interface IndexInsertParams extends InAccount {
    /** NDJSON: one object with `id`, `values` and, if wanted, `metadata` and `namespace` on each line. @body */ body: Uploadable;
  }

  export interface IndexQueryParams extends InAccount, MatchOptions {
    /** Conditions on metadata that matches have to meet. */ filter?: JsonObject;
    /** Whether matches carry their metadata. @default false */ returnMetadata?: boolean;
    /** Vector whose neighbors are wanted, with as many values as the index has dimensions. */ vector: number[];
  }

  export interface IndexUpsertParams extends InAccount {
    /** File in NDJSON, one vector a line; existing ids are overwritten as a whole. @body */ body: Uploadable;
  }
}
