import type { APIPromise, JsonObject, PagePromise, RequestOptions, SinglePage, Uploadable } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Vectorize: Vector database for semantic search and AI memory.
 *  @product vectorize Vectorize
 *  @docs https://developers.cloudflare.com/vectorize/ */
export interface Vectorize {
  readonly indexes: Vectorize.Indexes;
  readonly v1: Vectorize.V1;
}

export declare namespace Vectorize {
  /** Collections of vectors with fixed dimensions and metric. */
  export interface Indexes {
    readonly metadataIndex: Indexes.MetadataIndex;

    /** Set up a vector index with fixed dimensions and distance metric.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes
     *  @permission Vectorize Write
     *  @availability ga */
    create(params: IndexCreateParams, options?: RequestOptions): APIPromise<CreateIndex | null>;

    /** List the vector indexes of the account.
     *  @http GET /accounts/{account_id}/vectorize/v2/indexes
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga */
    list(params: IndexListParams, options?: RequestOptions): PagePromise<SinglePage<CreateIndex>, CreateIndex>;

    /** Delete an index and all the vectors in it.
     *  @http DELETE /accounts/{account_id}/vectorize/v2/indexes/{index_name}
     *  @permission Vectorize Write
     *  @availability ga */
    delete(indexName: string, params: IndexDeleteParams, options?: RequestOptions): APIPromise<IndexDeleteResponse | null>;

    /** Remove vectors by ID in the background, returning a mutation ID.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/delete_by_ids
     *  @body json required
     *  @permission Vectorize Write
     *  @availability ga */
    deleteByIDs(indexName: string, params: IndexDeleteByIDsParams, options?: RequestOptions): APIPromise<IndexInsertResponse | null>;

    /** Read the configuration of an index: dimensions, metric, description.
     *  @http GET /accounts/{account_id}/vectorize/v2/indexes/{index_name}
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga */
    get(indexName: string, params: IndexGetParams, options?: RequestOptions): APIPromise<CreateIndex | null>;

    /** Fetch vectors by ID with their values and metadata.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/get_by_ids
     *  @body json required
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga */
    getByIDs(indexName: string, params: IndexGetByIDsParams, options?: RequestOptions): APIPromise<IndexGetVectorsByIDResponse | null>;

    /** Show an index's vector count and the latest mutation processed.
     *  @http GET /accounts/{account_id}/vectorize/v2/indexes/{index_name}/info
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga */
    info(indexName: string, params: IndexInfoParams, options?: RequestOptions): APIPromise<IndexInfoResponse | null>;

    /** Add new vectors from NDJSON in the background; known IDs stay unchanged.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/insert
     *  @body ndjson
     *  @permission Vectorize Write
     *  @availability ga */
    insert(indexName: string, params: IndexInsertParams, options?: RequestOptions): APIPromise<IndexInsertResponse | null>;

    /** Walk through the IDs of all vectors in an index by cursor.
     *  @http GET /accounts/{account_id}/vectorize/v2/indexes/{index_name}/list
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga */
    listVectors(indexName: string, params: IndexListVectorsParams, options?: RequestOptions): APIPromise<IndexListVectorsResponse | null>;

    /** Find the vectors nearest to a given one, filtered by metadata.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/query
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga */
    query(indexName: string, params: IndexQueryParams, options?: RequestOptions): APIPromise<IndexQueryResponse | null>;

    /** Write vectors from NDJSON in the background, overwriting known IDs.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/upsert
     *  @body ndjson
     *  @permission Vectorize Write
     *  @availability ga */
    upsert(indexName: string, params: IndexUpsertParams, options?: RequestOptions): APIPromise<IndexInsertResponse | null>;
  }

  export interface IndexCreateParams extends InAccount {
    config: IndexDimensionConfiguration | IndexPresetConfiguration;
    /** @example "example-index" */ name: string;
    description?: string;
  }
  export namespace IndexCreateParams {
    export type VectorizeIndexPresetConfiguration = IndexPresetConfiguration;
  }

  export interface CreateIndex {
    config?: IndexDimensionConfiguration;
    /** @readOnly */ created_on?: DateTime;
    description?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** @example "example-index" */ name?: string;
  }

  export type IndexListParams = InAccount;

  export type IndexDeleteParams = InAccount;

  export type IndexDeleteResponse = unknown;

  export type IndexDeleteByIDsParams = IndexGetByIDsParams;

  export type IndexDeleteByIDsResponse = IndexInsertResponse;

  export type IndexGetParams = InAccount;

  export interface IndexGetByIDsParams extends InAccount {
    ids?: (/** @maxLength 64 */ string)[];
  }

  export type IndexGetVectorsByIDResponse = ({
    /** @maxLength 64 @example "some-vector-id-023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ id?: string;
    metadata?: JsonObject;
    namespace?: string | null;
    values?: number[];
  })[];

  export type IndexInfoParams = InAccount;

  export interface IndexInfoResponse {
    /** @min 1 @max 1536 @example 768 */ dimensions?: Integer;
    /** @readOnly */ processedUpToDatetime?: DateTime | null;
    /** @maxLength 36 @example "0000aaaa-11bb-22cc-33dd-444444eeeeee" */ processedUpToMutation?: string;
    /** @example 300000 */ vectorCount?: Integer;
  }

  export interface IndexInsertParams extends InAccount {
    /** @body */ body: Uploadable;
    /** @query */ 'unparsable-behavior'?: 'error' | 'discard';
  }

  export interface IndexInsertResponse {
    /** @maxLength 36 @example "0000aaaa-11bb-22cc-33dd-444444eeeeee" */ mutationId?: string;
  }

  export interface IndexListVectorsParams extends InAccount {
    /** @min 1 @max 1000 @default 100 @example 50 */ count?: Integer;
    cursor?: string;
  }

  export interface IndexListVectorsResponse {
    /** @example 100 */ count: Integer;
    isTruncated: boolean;
    /** @example 500 */ totalCount: Integer;
    vectors: IndexListVectorsResponse.Vector[];
    cursorExpirationTimestamp?: DateTime | null;
    nextCursor?: string | null;
  }
  export namespace IndexListVectorsResponse {
    export interface Vector {
      /** @maxLength 64 @example "some-vector-id-023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ id: string;
    }
  }

  export interface IndexQueryParams extends InAccount {
    vector: number[];
    filter?: unknown;
    /** @default "none" */ returnMetadata?: 'none' | 'indexed' | 'all';
    /** @default false */ returnValues?: boolean;
    /** @default 5 @example 5 */ topK?: number;
  }

  export interface IndexQueryResponse {
    count?: Integer;
    matches?: IndexQueryResponse.Match[];
  }
  export namespace IndexQueryResponse {
    export interface Match {
      /** @maxLength 64 @example "some-vector-id-023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ id?: string;
      metadata?: unknown;
      namespace?: string | null;
      score?: number;
      values?: number[] | null;
    }
  }

  export type IndexUpsertParams = IndexInsertParams;

  export type IndexUpsertResponse = IndexInsertResponse;

  /** The deprecated first version. */
  export interface V1 {
    readonly indexes: V1.Indexes;
  }

  export type CreateIndicesSinglePage = SinglePage<CreateIndex>;

  export type IndexDeleteVectorsByID = IndexInsert;

  export interface IndexDimensionConfiguration {
    /** @min 1 @max 1536 @example 768 */ dimensions: Integer;
    metric: 'cosine' | 'euclidean' | 'dot-product';
  }

  export type IndexDimensionConfigurationParam = IndexDimensionConfiguration;

  export type IndexGetByIDsResponse = IndexGetVectorsByIDResponse;

  export interface IndexInsert {
    count?: number;
    ids?: string[];
  }

  export interface IndexQuery {
    count?: number;
    matches?: IndexQuery.Match[];
  }
  export namespace IndexQuery {
    export interface Match {
      id?: string;
      metadata?: unknown;
      score?: number;
      values?: number[] | null;
    }
  }

  export type IndexUpsert = IndexInsert;

  export type CreateIndexResponse = CreateIndex;

  export type IndexDimensionConfiguration2 = IndexDimensionConfiguration;

  export type IndexConfiguration = IndexDimensionConfiguration | IndexPresetConfiguration;

  export interface IndexPresetConfiguration {
    preset: '@cf/baai/bge-small-en-v1.5' | '@cf/baai/bge-base-en-v1.5' | '@cf/baai/bge-large-en-v1.5' | 'openai/text-embedding-ada-002' | 'cohere/embed-multilingual-v2.0';
  }

  export type IndexDeleteVectorsByIDResponse = IndexInsertResponse2;

  export interface IndexInsertResponse2 {
    /** @example 768 */ count?: Integer;
    ids?: (/** @maxLength 64 */ string)[];
  }

  export interface IndexQueryResponse2 {
    count?: Integer;
    matches?: ({
      /** @maxLength 64 @example "some-vector-id-023e105f4ecef8ad9ca31a8372d0c353" @readOnly */ id?: string;
      metadata?: JsonObject | null;
      score?: number;
      values?: number[] | null;
    })[];
  }

  export type IndexUpsertResponse2 = IndexInsertResponse2;
}

export declare namespace Vectorize.Indexes {
  /** Attributes by which search results can be filtered. */
  export interface MetadataIndex {
    /** Make a metadata property filterable, for vectors added from now on.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/metadata_index/create
     *  @permission Vectorize Write
     *  @availability ga */
    create(indexName: string, params: MetadataIndexCreateParams, options?: RequestOptions): APIPromise<IndexInsertResponse | null>;

    /** List the metadata properties an index can be filtered by.
     *  @http GET /accounts/{account_id}/vectorize/v2/indexes/{index_name}/metadata_index/list
     *  @permission Vectorize Write; Vectorize Read
     *  @availability ga */
    list(indexName: string, params: MetadataIndexListParams, options?: RequestOptions): APIPromise<MetadataIndexListResponse | null>;

    /** Stop indexing a metadata property, so queries cannot filter on it.
     *  @http POST /accounts/{account_id}/vectorize/v2/indexes/{index_name}/metadata_index/delete
     *  @permission Vectorize Write
     *  @availability ga
     *  @confirm */
    delete(indexName: string, params: MetadataIndexDeleteParams, options?: RequestOptions): APIPromise<IndexInsertResponse | null>;
  }

  export interface MetadataIndexCreateParams extends InAccount {
    indexType: 'string' | 'number' | 'boolean';
    /** @example "random_metadata_property" */ propertyName: string;
  }

  export type MetadataIndexCreateResponse = IndexInsertResponse;

  export type MetadataIndexListParams = InAccount;

  export interface MetadataIndexListResponse {
    metadataIndexes?: MetadataIndexListResponse.MetadataIndex[];
  }
  export namespace MetadataIndexListResponse {
    export interface MetadataIndex {
      indexType?: 'string' | 'number' | 'boolean';
      /** @example "random_metadata_property" */ propertyName?: string;
    }
  }

  export interface MetadataIndexDeleteParams extends InAccount {
    /** @example "random_metadata_property" */ propertyName: string;
  }

  export type MetadataIndexDeleteResponse = IndexInsertResponse;
}

export declare namespace Vectorize.V1 {
  /** Collections of vectors, first version. */
  export interface Indexes {
    /** List the account's v1 vector indexes (deprecated).
     *  @http GET /accounts/{account_id}/vectorize/indexes
     *  @permission Vectorize Write; Vectorize Read
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.list */
    list(params: IndexListParams, options?: RequestOptions): APIPromise<CreateIndex[]>;

    /** Create a v1 vector index from a config of dimensions (deprecated).
     *  @http POST /accounts/{account_id}/vectorize/indexes
     *  @permission Vectorize Write
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.create */
    create(params: IndexCreateParams, options?: RequestOptions): APIPromise<CreateIndex>;

    /** Read one v1 vector index's configuration (deprecated).
     *  @http GET /accounts/{account_id}/vectorize/indexes/{index_name}
     *  @permission Vectorize Write; Vectorize Read
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.get */
    get(indexName: string, params: IndexGetParams, options?: RequestOptions): APIPromise<CreateIndex>;

    /** Change the description of a v1 vector index (deprecated).
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
    delete(indexName: string, params: IndexDeleteParams, options?: RequestOptions): APIPromise<IndexDeleteResponse | null>;

    /** Delete given vectors from a v1 index by ID (deprecated).
     *  @http POST /accounts/{account_id}/vectorize/indexes/{index_name}/delete-by-ids
     *  @body json required
     *  @permission Vectorize Write
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.deleteByIDs */
    deleteByIDs(indexName: string, params: IndexDeleteByIDsParams, options?: RequestOptions): APIPromise<IndexInsertResponse2>;

    /** Fetch given vectors from a v1 index by ID (deprecated).
     *  @http POST /accounts/{account_id}/vectorize/indexes/{index_name}/get-by-ids
     *  @body json required
     *  @permission Vectorize Write; Vectorize Read
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.getByIDs */
    getByIDs(indexName: string, params: IndexGetByIDsParams, options?: RequestOptions): APIPromise<IndexGetVectorsByIDResponse>;

    /** Add vectors to a v1 index, without overwriting (deprecated).
     *  @http POST /accounts/{account_id}/vectorize/indexes/{index_name}/insert
     *  @body ndjson required
     *  @permission Vectorize Write
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.insert */
    insert(indexName: string, params: IndexInsertParams, options?: RequestOptions): APIPromise<IndexInsertResponse2>;

    /** Find the nearest vectors in a v1 index, with a filter (deprecated).
     *  @http POST /accounts/{account_id}/vectorize/indexes/{index_name}/query
     *  @permission Vectorize Write; Vectorize Read
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.query */
    query(indexName: string, params: IndexQueryParams, options?: RequestOptions): APIPromise<IndexQueryResponse2>;

    /** Add vectors to a v1 index or overwrite those with the same ID (deprecated).
     *  @http POST /accounts/{account_id}/vectorize/indexes/{index_name}/upsert
     *  @body ndjson required
     *  @permission Vectorize Write
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated vectorize.indexes.upsert */
    upsert(indexName: string, params: IndexUpsertParams, options?: RequestOptions): APIPromise<IndexInsertResponse2>;
  }

  export type IndexListParams = InAccount;

  export interface IndexCreateParams extends InAccount {
    config: IndexConfiguration;
    description?: string;
    /** @example "example-index" */ name: string;
  }

  export type IndexGetParams = InAccount;

  export interface IndexUpdateParams extends InAccount {
    description: string;
  }

  export type IndexDeleteParams = InAccount;

  export type IndexDeleteResponse = JsonObject | string | null;

  export type IndexDeleteByIDsParams = IndexGetByIDsParams;

  export interface IndexGetByIDsParams extends InAccount {
    ids?: (/** @maxLength 64 */ string)[];
  }

  export interface IndexInsertParams extends InAccount {
    /** @body */ body: Uploadable;
  }

  export interface IndexQueryParams extends InAccount {
    filter?: JsonObject;
    /** @default false */ returnMetadata?: boolean;
    /** @default false */ returnValues?: boolean;
    /** @default 5 @example 5 */ topK?: number;
    vector: number[];
  }

  export type IndexUpsertParams = IndexInsertParams;
}
