import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Pipelines: Streaming data taken in, shaped with SQL and stored in R2.
 *  @product pipelines Pipelines
 *  @docs https://developers.cloudflare.com/pipelines/ */
export interface Pipelines {
  readonly sinks: Pipelines.Sinks;
  readonly streams: Pipelines.Streams;

  /** Create a legacy pipeline from a source to a destination; deprecated.
   *  @http POST /accounts/{account_id}/pipelines
   *  @permission Pipelines Write
   *  @plans pro business enterprise
   *  @availability ga
   *  @deprecated pipelines.createV1 */
  create(params: Pipelines.PipelineCreateParams, options?: RequestOptions): APIPromise<Pipelines.PipelineListResponse.Result>;

  /** Replace a legacy pipeline's source and destination; deprecated.
   *  @http PUT /accounts/{account_id}/pipelines/{pipeline_name}
   *  @permission Pipelines Write
   *  @plans pro business enterprise
   *  @availability ga
   *  @deprecated */
  update(
    /** @minLength 1 @maxLength 128 */ pipelineName: string,
    params: Pipelines.PipelineUpdateParams,
    options?: RequestOptions,
  ): APIPromise<Pipelines.PipelineListResponse.Result>;

  /** Page through legacy pipelines, with text search; deprecated.
   *  @http GET /accounts/{account_id}/pipelines
   *  @unwrapped
   *  @permission Pipelines Write; Pipelines Read
   *  @plans pro business enterprise
   *  @availability ga
   *  @deprecated pipelines.listV1 */
  list(params: Pipelines.PipelineListParams, options?: RequestOptions): APIPromise<Pipelines.PipelineListResponse>;

  /** Delete a legacy pipeline by name; deprecated.
   *  @http DELETE /accounts/{account_id}/pipelines/{pipeline_name}
   *  @answer void
   *  @permission Pipelines Write
   *  @plans pro business enterprise
   *  @availability ga
   *  @deprecated pipelines.deleteV1 */
  delete(
    /** @minLength 1 @maxLength 128 */ pipelineName: string,
    params: Pipelines.PipelineDeleteParams,
    options?: RequestOptions,
  ): APIPromise<void>;

  /** Create a pipeline whose SQL moves data from streams into sinks.
   *  @http POST /accounts/{account_id}/pipelines/v1/pipelines
   *  @permission Pipelines Write
   *  @plans pro business enterprise
   *  @availability ga */
  createV1(params: Pipelines.PipelineCreateV1Params, options?: RequestOptions): APIPromise<Pipelines.PipelineListV1Response>;

  /** Delete a SQL pipeline by its ID.
   *  @http DELETE /accounts/{account_id}/pipelines/v1/pipelines/{pipeline_id}
   *  @plans pro business enterprise
   *  @availability ga */
  deleteV1(
    /** @minLength 32 @maxLength 32 */ pipelineID: string,
    params: Pipelines.PipelineDeleteV1Params,
    options?: RequestOptions,
  ): APIPromise<Pipelines.PipelineDeleteV1Response>;

  /** Look up a legacy pipeline by name; deprecated.
   *  @http GET /accounts/{account_id}/pipelines/{pipeline_name}
   *  @permission Pipelines Write; Pipelines Read
   *  @plans pro business enterprise
   *  @availability ga
   *  @deprecated pipelines.getV1 */
  get(
    /** @minLength 1 @maxLength 128 */ pipelineName: string,
    params: Pipelines.PipelineGetParams,
    options?: RequestOptions,
  ): APIPromise<Pipelines.PipelineListResponse.Result>;

  /** Look up one SQL pipeline by its ID.
   *  @http GET /accounts/{account_id}/pipelines/v1/pipelines/{pipeline_id}
   *  @permission Pipelines Write; Pipelines Read
   *  @plans pro business enterprise
   *  @availability ga */
  getV1(
    /** @minLength 32 @maxLength 32 */ pipelineID: string,
    params: Pipelines.PipelineGetV1Params,
    options?: RequestOptions,
  ): APIPromise<Pipelines.PipelineGetV1Response>;

  /** Page through SQL pipelines, filtered by name.
   *  @http GET /accounts/{account_id}/pipelines/v1/pipelines
   *  @permission Pipelines Write; Pipelines Read
   *  @plans pro business enterprise
   *  @availability ga */
  listV1(
    params: Pipelines.PipelineListV1Params,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Pipelines.PipelineListV1Response>, Pipelines.PipelineListV1Response>;

  /** Check a pipeline's SQL without creating the pipeline.
   *  @http POST /accounts/{account_id}/pipelines/v1/validate_sql
   *  @permission Pipelines Write
   *  @plans pro business enterprise
   *  @availability ga */
  validateSql(params: Pipelines.PipelineValidateSqlParams, options?: RequestOptions): APIPromise<Pipelines.PipelineValidateSqlResponse>;
}

export declare namespace Pipelines {
  export interface PipelineCreateParams extends InAccount {
    destination: PipelineCreateParams.Destination;
    /** @minLength 1 @maxLength 128 @example "sample_pipeline" */ name: string;
    /** @minItems 1 */ source: (PipelineCreateParams.CloudflarePipelinesWorkersPipelinesHTTPSource | PipelineCreateParams.CloudflarePipelinesWorkersPipelinesBindingSource)[];
  }
  export namespace PipelineCreateParams {
    export interface CloudflarePipelinesWorkersPipelinesBindingSource {
      format: 'json';
      type: string;
    }
    export interface CloudflarePipelinesWorkersPipelinesHTTPSource {
      format: 'json';
      type: string;
      authentication?: boolean;
      cors?: StreamGetResponse.HTTP.CORS;
    }
    export namespace CloudflarePipelinesWorkersPipelinesHTTPSource {
      export type CORS = StreamGetResponse.HTTP.CORS;
    }
    export interface Destination {
      batch: Destination.Batch;
      compression: Destination.Compression;
      credentials: Destination.Credentials;
      format: 'json';
      path: Destination.Path;
      type: 'r2';
    }
    export namespace Destination {
      export interface Batch {
        /** @min 1000 @max 100000000 @unit bytes @default 100000000 */ max_bytes?: Integer;
        /** @min 0.25 @max 300 @default 300 */ max_duration_s?: number;
        /** @min 100 @max 10000000 @default 10000000 */ max_rows?: Integer;
      }
      export interface Compression {
        /** @default "gzip" */ type?: 'none' | 'gzip' | 'deflate';
      }
      export interface Credentials {
        access_key_id: string;
        endpoint: string;
        /** @sensitive */ secret_access_key: string;
      }
      export interface Path {
        /** @example "bucket" */ bucket: string;
        /** @example "${slug}${extension}" */ filename?: string;
        /** @example "${date}/${hour}" */ filepath?: string;
        /** @example "base" */ prefix?: string;
      }
    }
  }

  export import PipelineCreateResponse = PipelineListResponse.Result;

  export interface PipelineUpdateParams extends InAccount {
    destination: PipelineUpdateParams.Destination;
    /** @minLength 1 @maxLength 128 @example "sample_pipeline" */ name: string;
    /** @minItems 1 */ source: (PipelineCreateParams.CloudflarePipelinesWorkersPipelinesHTTPSource | PipelineCreateParams.CloudflarePipelinesWorkersPipelinesBindingSource)[];
  }
  export namespace PipelineUpdateParams {
    export type CloudflarePipelinesWorkersPipelinesBindingSource = PipelineCreateParams.CloudflarePipelinesWorkersPipelinesBindingSource;
    export import CloudflarePipelinesWorkersPipelinesHTTPSource = PipelineCreateParams.CloudflarePipelinesWorkersPipelinesHTTPSource;
    export interface Destination {
      batch: PipelineCreateParams.Destination.Batch;
      compression: PipelineCreateParams.Destination.Compression;
      format: 'json';
      path: PipelineCreateParams.Destination.Path;
      type: 'r2';
      credentials?: PipelineCreateParams.Destination.Credentials;
    }
    export namespace Destination {
      export type Batch = PipelineCreateParams.Destination.Batch;
      export type Compression = PipelineCreateParams.Destination.Compression;
      export type Credentials = PipelineCreateParams.Destination.Credentials;
      export type Path = PipelineCreateParams.Destination.Path;
    }
  }

  export import PipelineUpdateResponse = PipelineListResponse.Result;

  export interface PipelineListParams extends InAccount {
    /** @default "1" */ page?: string;
    /** @default "25" */ per_page?: string;
    search?: string;
  }

  export interface PipelineListResponse {
    result_info: PipelineListResponse.ResultInfo;
    results: PipelineListResponse.Result[];
    success: boolean;
  }
  export namespace PipelineListResponse {
    export interface Result {
      /** @example "123f8a8258064ed892a347f173372359" */ id: string;
      destination: Result.Destination;
      endpoint: string;
      /** @minLength 1 @maxLength 128 @example "sample_pipeline" */ name: string;
      /** @minItems 1 */ source: (PipelineCreateParams.CloudflarePipelinesWorkersPipelinesHTTPSource | PipelineCreateParams.CloudflarePipelinesWorkersPipelinesBindingSource)[];
      /** @example 2 */ version: number;
    }
    export namespace Result {
      export type CloudflarePipelinesWorkersPipelinesBindingSource = PipelineCreateParams.CloudflarePipelinesWorkersPipelinesBindingSource;
      export import CloudflarePipelinesWorkersPipelinesHTTPSource = PipelineCreateParams.CloudflarePipelinesWorkersPipelinesHTTPSource;
      export interface Destination {
        batch: Destination.Batch;
        compression: Destination.Compression;
        format: 'json';
        path: PipelineCreateParams.Destination.Path;
        type: 'r2';
      }
      export namespace Destination {
        export interface Batch {
          /** @min 1000 @max 100000000 @unit bytes @default 100000000 */ max_bytes: Integer;
          /** @min 0.25 @max 300 @default 300 */ max_duration_s: number;
          /** @min 100 @max 10000000 @default 10000000 */ max_rows: Integer;
        }
        export interface Compression {
          /** @default "gzip" */ type: 'none' | 'gzip' | 'deflate';
        }
        export type Path = PipelineCreateParams.Destination.Path;
      }
    }
    export interface ResultInfo {
      /** @example 1 */ count: number;
      /** @example 0 */ page: number;
      /** @example 10 */ per_page: number;
      /** @example 1 */ total_count: number;
    }
  }

  export type PipelineDeleteParams = InAccount;

  export interface PipelineCreateV1Params extends InAccount {
    /** @minLength 1 @maxLength 128 @example "my_pipeline" */ name: string;
    sql: string;
  }

  export type PipelineCreateV1Response = PipelineListV1Response;

  export type PipelineDeleteV1Params = InAccount;

  export type PipelineDeleteV1Response = unknown;

  export type PipelineGetParams = InAccount;

  export import PipelineGetResponse = PipelineListResponse.Result;

  export type PipelineGetV1Params = InAccount;

  export interface PipelineGetV1Response {
    /** @example "01234567890123457689012345678901" */ id: string;
    /** @readOnly */ created_at: string;
    /** @readOnly */ modified_at: string;
    /** @minLength 1 @maxLength 128 @example "my_pipeline" */ name: string;
    sql: string;
    status: string;
    tables: PipelineGetV1Response.Table[];
    failure_reason?: string;
  }
  export namespace PipelineGetV1Response {
    export interface Table {
      /** @example "1c9200d5872c018bb34e93e2cd8a438e" */ id: string;
      /** @example 5 */ latest: Integer;
      /** @minLength 1 @maxLength 128 @example "my_table" */ name: string;
      type: 'stream' | 'sink';
      /** @example 4 */ version: Integer;
    }
  }

  export interface PipelineListV1Params extends InAccount {
    /** @minLength 1 @maxLength 128 */ name?: string;
    /** @default 1 */ page?: number;
    per_page?: number;
  }

  export interface PipelineListV1Response {
    /** @example "01234567890123457689012345678901" */ id: string;
    /** @readOnly */ created_at: string;
    /** @readOnly */ modified_at: string;
    /** @minLength 1 @maxLength 128 @example "my_pipeline" */ name: string;
    sql: string;
    status: string;
  }

  export interface PipelineValidateSqlParams extends InAccount {
    sql: string;
  }

  export interface PipelineValidateSqlResponse {
    tables: { [key: string]: PipelineValidateSqlResponse.Tables };
    graph?: PipelineValidateSqlResponse.Graph;
  }
  export namespace PipelineValidateSqlResponse {
    export interface Graph {
      edges: Graph.Edge[];
      nodes: Graph.Node[];
    }
    export namespace Graph {
      export interface Edge {
        /** @min 0 */ dest_id: Integer;
        edge_type: string;
        key_type: string;
        /** @min 0 */ src_id: Integer;
        value_type: string;
      }
      export interface Node {
        description: string;
        /** @min 0 */ node_id: Integer;
        operator: string;
        /** @min 0 */ parallelism: Integer;
      }
    }
    export interface Tables {
      id: string;
      name: string;
      type: string;
      version: number;
    }
  }

  /** Places where processed data is written. */
  export interface Sinks {
    /** Create a sink that stores pipeline output, with format and schema.
     *  @http POST /accounts/{account_id}/pipelines/v1/sinks
     *  @permission Pipelines Write
     *  @plans pro business enterprise
     *  @availability ga */
    create(params: SinkCreateParams, options?: RequestOptions): APIPromise<SinkCreateResponse>;

    /** Page through sinks by name or by the pipeline that uses them.
     *  @http GET /accounts/{account_id}/pipelines/v1/sinks
     *  @permission Pipelines Write; Pipelines Read
     *  @plans pro business enterprise
     *  @availability ga */
    list(params: SinkListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<SinkGetResponse>, SinkGetResponse>;

    /** Delete a sink, by force if wanted.
     *  @http DELETE /accounts/{account_id}/pipelines/v1/sinks/{sink_id}
     *  @plans pro business enterprise
     *  @availability ga */
    delete(
      /** @minLength 32 @maxLength 32 */ sinkID: string,
      params: SinkDeleteParams,
      options?: RequestOptions,
    ): APIPromise<SinkDeleteResponse>;

    /** Look up one sink with its type, format and schema.
     *  @http GET /accounts/{account_id}/pipelines/v1/sinks/{sink_id}
     *  @permission Pipelines Write; Pipelines Read
     *  @plans pro business enterprise
     *  @availability ga */
    get(/** @minLength 32 @maxLength 32 */ sinkID: string, params: SinkGetParams, options?: RequestOptions): APIPromise<SinkGetResponse>;
  }

  export interface SinkCreateParams extends InAccount {
    /** @minLength 1 @maxLength 128 @example "my_sink" */ name: string;
    type: 'r2' | 'r2_data_catalog';
    config?: SinkCreateParams.CloudflarePipelinesR2Table | SinkCreateParams.CloudflarePipelinesR2DataCatalogTable;
    /** @discriminator type */ format?: SinkGetResponse.Json | SinkGetResponse.Parquet;
    schema?: SinkGetResponse.Schema;
  }
  export namespace SinkCreateParams {
    export interface CloudflarePipelinesR2DataCatalogTable {
      /** @format var-str @sensitive */ token: string;
      /** @format uri */ account_id: string;
      /** @example "my-bucket" */ bucket: string;
      table_name: string;
      namespace?: string;
      rolling_policy?: CloudflarePipelinesR2Table.RollingPolicy;
    }
    export namespace CloudflarePipelinesR2DataCatalogTable {
      export type RollingPolicy = CloudflarePipelinesR2Table.RollingPolicy;
    }
    export interface CloudflarePipelinesR2Table {
      account_id: string;
      bucket: string;
      credentials: CloudflarePipelinesR2Table.Credentials;
      file_naming?: CloudflarePipelinesR2Table.FileNaming;
      jurisdiction?: string;
      partitioning?: CloudflarePipelinesR2Table.Partitioning;
      path?: string;
      rolling_policy?: CloudflarePipelinesR2Table.RollingPolicy;
    }
    export namespace CloudflarePipelinesR2Table {
      export interface Credentials {
        /** @format var-str */ access_key_id: string;
        /** @format var-str @sensitive */ secret_access_key: string;
      }
      export interface FileNaming {
        prefix?: string;
        strategy?: 'serial' | 'uuid' | 'uuid_v7' | 'ulid';
        suffix?: string;
      }
      export interface Partitioning {
        /** @example "year=%Y/month=%m/day=%d/hour=%H" */ time_pattern?: string;
      }
      export interface RollingPolicy {
        /** @format uint64 @min 0 @unit bytes */ file_size_bytes?: Integer;
        /** @format uint64 @min 1 @unit seconds */ inactivity_seconds?: Integer;
        /** @format uint64 @min 1 @unit seconds */ interval_seconds?: Integer;
      }
    }
    export type Json = SinkGetResponse.Json;
    export type Parquet = SinkGetResponse.Parquet;
    export import Schema = SinkGetResponse.Schema;
  }

  export interface SinkCreateResponse {
    /** @example "01234567890123457689012345678901" */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    /** @minLength 1 @maxLength 128 @example "my_sink" */ name: string;
    type: 'r2' | 'r2_data_catalog';
    config?: SinkCreateParams.CloudflarePipelinesR2Table | SinkCreateParams.CloudflarePipelinesR2DataCatalogTable;
    /** @discriminator type */ format?: SinkGetResponse.Json | SinkGetResponse.Parquet;
    schema?: SinkGetResponse.Schema;
  }
  export namespace SinkCreateResponse {
    export import CloudflarePipelinesR2DataCatalogTable = SinkCreateParams.CloudflarePipelinesR2DataCatalogTable;
    export import CloudflarePipelinesR2Table = SinkCreateParams.CloudflarePipelinesR2Table;
    export type Json = SinkGetResponse.Json;
    export type Parquet = SinkGetResponse.Parquet;
    export import Schema = SinkGetResponse.Schema;
  }

  export interface SinkListParams extends InAccount {
    /** @minLength 1 @maxLength 128 */ name?: string;
    pipeline_id?: string;
    /** @default 1 */ page?: number;
    per_page?: number;
  }

  export import SinkListResponse = Pipelines.SinkGetResponse;

  export interface SinkDeleteParams extends InAccount {
    /** @query @deprecated */ force?: string;
  }

  export type SinkDeleteResponse = unknown;

  export type SinkGetParams = InAccount;

  export interface SinkGetResponse {
    /** @example "01234567890123457689012345678901" */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    /** @minLength 1 @maxLength 128 @example "my_sink" */ name: string;
    type: 'r2' | 'r2_data_catalog';
    config?: SinkGetResponse.CloudflarePipelinesR2TablePublic | SinkGetResponse.CloudflarePipelinesR2DataCatalogTablePublic;
    /** @discriminator type */ format?: SinkGetResponse.Json | SinkGetResponse.Parquet;
    schema?: SinkGetResponse.Schema;
  }
  export namespace SinkGetResponse {
    export interface CloudflarePipelinesR2DataCatalogTablePublic {
      /** @format uri */ account_id: string;
      /** @example "my-bucket" */ bucket: string;
      table_name: string;
      namespace?: string;
      rolling_policy?: SinkCreateParams.CloudflarePipelinesR2Table.RollingPolicy;
    }
    export namespace CloudflarePipelinesR2DataCatalogTablePublic {
      export type RollingPolicy = SinkCreateParams.CloudflarePipelinesR2Table.RollingPolicy;
    }
    export interface CloudflarePipelinesR2TablePublic {
      account_id: string;
      bucket: string;
      file_naming?: SinkCreateParams.CloudflarePipelinesR2Table.FileNaming;
      jurisdiction?: string;
      partitioning?: SinkCreateParams.CloudflarePipelinesR2Table.Partitioning;
      path?: string;
      rolling_policy?: SinkCreateParams.CloudflarePipelinesR2Table.RollingPolicy;
    }
    export namespace CloudflarePipelinesR2TablePublic {
      export type FileNaming = SinkCreateParams.CloudflarePipelinesR2Table.FileNaming;
      export type Partitioning = SinkCreateParams.CloudflarePipelinesR2Table.Partitioning;
      export type RollingPolicy = SinkCreateParams.CloudflarePipelinesR2Table.RollingPolicy;
    }
    export interface Json {
      type: 'json';
      decimal_encoding?: 'number' | 'string' | 'bytes';
      timestamp_format?: 'rfc3339' | 'unix_millis';
      unstructured?: boolean;
    }
    export interface Parquet {
      type: 'parquet';
      compression?: 'uncompressed' | 'snappy' | 'gzip' | 'zstd' | 'lz4';
      /** @min 0 @unit bytes */ row_group_bytes?: Integer | null;
    }
    export interface Schema {
      fields?: (Schema.Int32 | Schema.Int64 | Schema.Float32 | Schema.Float64 | Schema.Bool | Schema.String | Schema.Binary | Schema.Timestamp | Schema.Json | Schema.Struct | Schema.List)[];
      /** @discriminator type */ format?: Schema.Json | Parquet;
      inferred?: boolean | null;
    }
    export namespace Schema {
      export interface Binary {
        type: 'binary';
        metadata_key?: string | null;
        name?: string;
        required?: boolean;
        sql_name?: string;
      }
      export interface Bool {
        type: 'bool';
        metadata_key?: string | null;
        name?: string;
        required?: boolean;
        sql_name?: string;
      }
      export interface Float32 {
        type: 'float32';
        metadata_key?: string | null;
        name?: string;
        required?: boolean;
        sql_name?: string;
      }
      export interface Float64 {
        type: 'float64';
        metadata_key?: string | null;
        name?: string;
        required?: boolean;
        sql_name?: string;
      }
      export interface Int32 {
        type: 'int32';
        metadata_key?: string | null;
        name?: string;
        required?: boolean;
        sql_name?: string;
      }
      export interface Int64 {
        type: 'int64';
        metadata_key?: string | null;
        name?: string;
        required?: boolean;
        sql_name?: string;
      }
      export interface Json {
        type: 'json';
        metadata_key?: string | null;
        name?: string;
        required?: boolean;
        sql_name?: string;
        decimal_encoding?: 'number' | 'string' | 'bytes';
        timestamp_format?: 'rfc3339' | 'unix_millis';
        unstructured?: boolean;
      }
      export type List = ({
        metadata_key?: string | null;
        name: string;
        required?: boolean;
        sql_name?: string;
      }) & ListField & { type: 'list' };
      export type Parquet = SinkGetResponse.Parquet;
      export interface String {
        type: 'string';
        metadata_key?: string | null;
        name?: string;
        required?: boolean;
        sql_name?: string;
      }
      export type Struct = ({
        metadata_key?: string | null;
        name: string;
        required?: boolean;
        sql_name?: string;
      }) & StructField & { type: 'struct' };
      export interface Timestamp {
        type: 'timestamp';
        metadata_key?: string | null;
        name?: string;
        required?: boolean;
        sql_name?: string;
        unit?: 'second' | 'millisecond' | 'microsecond' | 'nanosecond';
      }
    }
  }

  /** Entry points that buffer incoming events. */
  export interface Streams {
    /** Create a stream that takes in events over HTTP or from a Worker.
     *  @http POST /accounts/{account_id}/pipelines/v1/streams
     *  @permission Pipelines Write
     *  @plans pro business enterprise
     *  @availability ga */
    create(params: StreamCreateParams, options?: RequestOptions): APIPromise<StreamGetResponse>;

    /** Change a stream's HTTP or Worker input, leaving the rest as it is.
     *  @http PATCH /accounts/{account_id}/pipelines/v1/streams/{stream_id}
     *  @plans pro business enterprise
     *  @availability ga */
    update(
      /** @minLength 32 @maxLength 32 */ streamID: string,
      params: StreamUpdateParams,
      options?: RequestOptions,
    ): APIPromise<StreamUpdateResponse>;

    /** Page through streams by name or by the pipeline that uses them.
     *  @http GET /accounts/{account_id}/pipelines/v1/streams
     *  @permission Pipelines Write; Pipelines Read
     *  @plans pro business enterprise
     *  @availability ga */
    list(params: StreamListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<StreamGetResponse>, StreamGetResponse>;

    /** Delete a stream, by force if wanted.
     *  @http DELETE /accounts/{account_id}/pipelines/v1/streams/{stream_id}
     *  @plans pro business enterprise
     *  @availability ga */
    delete(
      /** @minLength 32 @maxLength 32 */ streamID: string,
      params: StreamDeleteParams,
      options?: RequestOptions,
    ): APIPromise<StreamDeleteResponse>;

    /** Look up one stream with its inputs and schema.
     *  @http GET /accounts/{account_id}/pipelines/v1/streams/{stream_id}
     *  @permission Pipelines Write; Pipelines Read
     *  @plans pro business enterprise
     *  @availability ga */
    get(
      /** @minLength 32 @maxLength 32 */ streamID: string,
      params: StreamGetParams,
      options?: RequestOptions,
    ): APIPromise<StreamGetResponse>;
  }

  export interface StreamCreateParams extends InAccount {
    /** @minLength 1 @maxLength 128 @example "my_stream" */ name: string;
    /** @discriminator type */ format?: SinkGetResponse.Json | SinkGetResponse.Parquet;
    /** @default {"authentication":false,"enabled":true} */ http?: StreamGetResponse.HTTP;
    schema?: SinkGetResponse.Schema;
    /** @default {"enabled":true} */ worker_binding?: StreamGetResponse.WorkerBinding;
  }
  export namespace StreamCreateParams {
    export import HTTP = StreamGetResponse.HTTP;
    export type Json = SinkGetResponse.Json;
    export type Parquet = SinkGetResponse.Parquet;
    export import Schema = SinkGetResponse.Schema;
    export type WorkerBinding = StreamGetResponse.WorkerBinding;
  }

  export import StreamCreateResponse = Pipelines.StreamGetResponse;

  export interface StreamUpdateParams extends InAccount {
    http?: StreamGetResponse.HTTP;
    worker_binding?: StreamGetResponse.WorkerBinding;
  }
  export namespace StreamUpdateParams {
    export import HTTP = StreamGetResponse.HTTP;
    export type WorkerBinding = StreamGetResponse.WorkerBinding;
  }

  export interface StreamUpdateResponse {
    /** @example "01234567890123457689012345678901" */ id: string;
    /** @readOnly */ created_at: DateTime;
    http: StreamGetResponse.HTTP;
    /** @readOnly */ modified_at: DateTime;
    /** @minLength 1 @maxLength 128 @example "my_stream" */ name: string;
    /** @example 3 */ version: Integer;
    worker_binding: StreamGetResponse.WorkerBinding;
    /** @format uri */ endpoint?: string;
    /** @discriminator type */ format?: SinkGetResponse.Json | SinkGetResponse.Parquet;
  }
  export namespace StreamUpdateResponse {
    export import HTTP = StreamGetResponse.HTTP;
    export type Json = SinkGetResponse.Json;
    export type Parquet = SinkGetResponse.Parquet;
    export type WorkerBinding = StreamGetResponse.WorkerBinding;
  }

  export interface StreamListParams extends InAccount {
    /** @minLength 1 @maxLength 128 */ name?: string;
    /** @minLength 32 @maxLength 32 @example "043e105f4ecef8ad9ca31a8372d0c353" */ pipeline_id?: string;
    /** @default 1 */ page?: number;
    per_page?: number;
  }

  export import StreamListResponse = Pipelines.StreamGetResponse;

  export type StreamDeleteParams = SinkDeleteParams;

  export type StreamDeleteResponse = unknown;

  export type StreamGetParams = InAccount;

  export interface StreamGetResponse {
    /** @example "01234567890123457689012345678901" */ id: string;
    /** @readOnly */ created_at: DateTime;
    http: StreamGetResponse.HTTP;
    /** @readOnly */ modified_at: DateTime;
    /** @minLength 1 @maxLength 128 @example "my_stream" */ name: string;
    /** @example 3 */ version: Integer;
    worker_binding: StreamGetResponse.WorkerBinding;
    /** @format uri */ endpoint?: string;
    /** @discriminator type */ format?: SinkGetResponse.Json | SinkGetResponse.Parquet;
    schema?: SinkGetResponse.Schema;
  }
  export namespace StreamGetResponse {
    export interface HTTP {
      authentication: boolean;
      enabled: boolean;
      cors?: HTTP.CORS;
    }
    export namespace HTTP {
      export interface CORS {
        /** @maxItems 5 */ origins?: string[];
      }
    }
    export type Json = SinkGetResponse.Json;
    export type Parquet = SinkGetResponse.Parquet;
    export import Schema = SinkGetResponse.Schema;
    export interface WorkerBinding {
      enabled: boolean;
    }
  }

  export type PipelineListV1ResponsesV4PagePaginationArray = V4PagePaginationArray<PipelineListV1Response>;

  export type SinkListResponsesV4PagePaginationArray = V4PagePaginationArray<SinkGetResponse>;

  export type StreamListResponsesV4PagePaginationArray = V4PagePaginationArray<StreamGetResponse>;

  export interface ListField {
    items: SourceField;
  }

  export type SourceField = ({ type: 'int32' } | { type: 'int64' } | { type: 'float32' } | { type: 'float64' } | { type: 'bool' } | { type: 'string' } | { type: 'binary' } | TimestampField & { type: 'timestamp' } | { type: 'json' } | StructField & { type: 'struct' } | ListField & { type: 'list' }) & ({
    metadata_key?: string | null;
    name: string;
    required?: boolean;
    sql_name?: string;
  });

  export interface TimestampField {
    unit?: 'second' | 'millisecond' | 'microsecond' | 'nanosecond';
  }

  export interface StructField {
    fields: SourceField[];
    name?: string | null;
  }
}
