import type { APIPromise, JsonValue, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Pipelines: Streaming data taken in, shaped with SQL and stored in R2.
 *  @product pipelines Pipelines
 *  @docs https://developers.cloudflare.com/pipelines/ */
export interface Pipelines {
  readonly sinks: Pipelines.Sinks;
  readonly streams: Pipelines.Streams;

  /** Create a legacy pipeline from a source to a bucket; deprecated.
   *
   *  Legacy: make a stream, a sink and a pipeline with `createV1` instead.
   *  @http POST /accounts/{account_id}/pipelines
   *  @permission Pipelines Write
   *  @plans pro business enterprise
   *  @availability ga
   *  @deprecated pipelines.createV1 */
  create(params: Pipelines.PipelineCreateParams, options?: RequestOptions): APIPromise<Pipelines.Pipeline>;

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
  ): APIPromise<Pipelines.Pipeline>;

  /** List legacy pipelines, with text search; deprecated.
   *  @http GET /accounts/{account_id}/pipelines
   *  @unwrapped
   *  @permission Pipelines Write; Pipelines Read
   *  @plans pro business enterprise
   *  @availability ga
   *  @deprecated pipelines.listV1
   *  @key name */
  list(params: Pipelines.PipelineListParams, options?: RequestOptions): APIPromise<Pipelines.PipelineListResponse>;

  /** Delete a legacy pipeline by name; deprecated.
   *  @http DELETE /accounts/{account_id}/pipelines/{pipeline_name}
   *  @response void
   *  @permission Pipelines Write
   *  @plans pro business enterprise
   *  @availability ga
   *  @deprecated pipelines.deleteV1 */
  delete(
    /** @minLength 1 @maxLength 128 */ pipelineName: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<void>;

  /** Create a pipeline whose SQL moves data from streams into sinks.
   *
   *  The SQL names streams and sinks that exist. It cannot be changed later: delete the pipeline and create another.
   *  @http POST /accounts/{account_id}/pipelines/v1/pipelines
   *  @permission Pipelines Write
   *  @plans pro business enterprise
   *  @availability ga
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "my_pipeline", "sql": "INSERT INTO my_sink SELECT * FROM my_stream" } */
  createV1(params: Pipelines.PipelineCreateV1Params, options?: RequestOptions): APIPromise<Pipelines.PipelineResult>;

  /** Delete a SQL pipeline by its id.
   *
   *  Its streams and sinks stay, and streams go on taking in events; what was written stays too.
   *  @http DELETE /accounts/{account_id}/pipelines/v1/pipelines/{pipeline_id}
   *  @plans pro business enterprise
   *  @availability ga */
  deleteV1(
    /** @minLength 32 @maxLength 32 */ pipelineID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<Pipelines.PipelineDeleteV1Response>;

  /** Get a legacy pipeline by name; deprecated.
   *  @http GET /accounts/{account_id}/pipelines/{pipeline_name}
   *  @permission Pipelines Write; Pipelines Read
   *  @plans pro business enterprise
   *  @availability ga
   *  @deprecated pipelines.getV1 */
  get(
    /** @minLength 1 @maxLength 128 */ pipelineName: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<Pipelines.Pipeline>;

  /** Get one SQL pipeline by its id.
   *  @http GET /accounts/{account_id}/pipelines/v1/pipelines/{pipeline_id}
   *  @permission Pipelines Write; Pipelines Read
   *  @plans pro business enterprise
   *  @availability ga */
  getV1(
    /** @minLength 32 @maxLength 32 */ pipelineID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<Pipelines.PipelineGetV1Response>;

  /** List SQL pipelines, filtered by name.
   *  @http GET /accounts/{account_id}/pipelines/v1/pipelines
   *  @permission Pipelines Write; Pipelines Read
   *  @plans pro business enterprise
   *  @availability ga
   *  @columns name sql status created_at modified_at
   *  @key name */
  listV1(
    params: Pipelines.PipelineListV1Params,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Pipelines.PipelineResult>, Pipelines.PipelineResult>;

  /** Validate a pipeline's SQL without creating the pipeline.
   *  @http POST /accounts/{account_id}/pipelines/v1/validate_sql
   *  @permission Pipelines Write
   *  @plans pro business enterprise
   *  @availability ga */
  validateSql(params: Pipelines.PipelineValidateSqlParams, options?: RequestOptions): APIPromise<Pipelines.PipelineValidateSqlResponse>;
}

export declare namespace Pipelines {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Limits at which a batch is closed and written, whichever is reached first. */ batch: unknown;
    /** R2 keys with which the files are written. */ credentials: unknown;
    /** R2 bucket that the events are written to, with format and batching. */ destination: unknown;
    /** HTTP endpoint of the stream: on or off, authentication and CORS. */ http: unknown;
    /** Conditions for closing a file and starting the next. */ rolling_policy: unknown;
    /** Ways by which events come in: HTTP, a Worker's binding, or both. */ source: unknown;
    /** Whether Workers may send through a binding. */ worker_binding: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Pipeline to work on, as `pipelines.listV1` shows it. @from pipelines.listV1 */ pipeline_id: string;
    /** Pipeline to work on, by the name that it was created with. */ pipeline_name: string;
    /** Sink to work on, as `pipelines.sinks.list` shows it. @from pipelines.sinks.list */ sink_id: string;
    /** Stream to work on, as `pipelines.streams.list` shows it. @from pipelines.streams.list */ stream_id: string;
  }

  export interface DestinationTarget {
    /** Format of the written files; only JSON lines. */ format: 'json';
    /** Location and names of files in the bucket. */ path: Path;
    /** Kind of destination; only R2. */ type: 'r2';
  }

  export interface PipelineCreateParams extends InAccount {
    destination: PipelineCreateParams.Destination;
    /** Name of the pipeline, unique within the account. @minLength 1 @maxLength 128 @example "sample_pipeline" */ name: string;
    /** @minItems 1 */
    source: (CloudflarePipelinesWorkersPipelinesHTTPSource | CloudflarePipelinesWorkersPipelinesBindingSource)[];
  }
  export namespace PipelineCreateParams {
    export interface Destination extends DestinationTarget {
      batch: Destination.Batch;
      /** Compression method of the files. */ compression: Destination.Compression;
      credentials: Destination.Credentials;
    }
    export namespace Destination {
      export interface Batch {
        /** Rough size at which a file is closed. @min 1000 @max 100000000 @unit bytes @default 100000000 */ max_bytes?: Integer;
        /** Longest wait before a file is written. @min 0.25 @max 300 @default 300 @unit seconds */ max_duration_s?: number;
        /** Rough number of rows at which a file is closed. @min 100 @max 10000000 @default 10000000 */ max_rows?: Integer;
      }
      export interface Compression {
        /** Compression of the files; `none` keeps them plain. @default "gzip" */ type?: 'none' | 'gzip' | 'deflate' | (string & {});
      }
      export interface Credentials {
        /** Access key id of an R2 token that may write to the bucket. @example "0f2c4e6a8b1d3f5a7c9e0b2d4f6a8c1e" */ access_key_id: string;
        /** S3 endpoint of R2 for the account. @example "https://023e105f4ecef8ad9ca31a8372d0c353.r2.cloudflarestorage.com" */
        endpoint: string;
        /** Secret that belongs to the access key id. @sensitive */ secret_access_key: string;
      }
    }
  }

  export interface Pipeline {
    /** Identifies the legacy pipeline; given by Cloudflare. @example "123f8a8258064ed892a347f173372359" */ id: string;
    destination: Pipeline.Destination;
    /** URL to which events are sent. */ endpoint: string;
    /** Name of the pipeline, unique within the account. @minLength 1 @maxLength 128 @example "sample_pipeline" */ name: string;
    /** @minItems 1 */
    source: (CloudflarePipelinesWorkersPipelinesHTTPSource | CloudflarePipelinesWorkersPipelinesBindingSource)[];
    /** Counts up with each saved configuration. @example 2 */ version: number;
  }
  export namespace Pipeline {
    export interface Destination extends DestinationTarget {
      batch: Destination.Batch;
      /** Compression method of the files. */ compression: Destination.Compression;
    }
    export namespace Destination {
      export interface Batch extends PipelineCreateParams.Destination.Batch {
        /** @min 1000 @max 100000000 @unit bytes @default 100000000 */ max_bytes: Integer;
        /** @min 0.25 @max 300 @default 300 @unit seconds */ max_duration_s: number;
        /** @min 100 @max 10000000 @default 10000000 */ max_rows: Integer;
      }
      export interface Compression {
        /** Compression of the files; `none` keeps them plain. @default "gzip" */ type: 'none' | 'gzip' | 'deflate';
      }
    }
  }

  export interface PipelineUpdateParams extends InAccount {
    destination: PipelineUpdateParams.Destination;
    /** Name of the pipeline, unique within the account. @minLength 1 @maxLength 128 @example "sample_pipeline" */ name: string;
    /** @minItems 1 */
    source: (CloudflarePipelinesWorkersPipelinesHTTPSource | CloudflarePipelinesWorkersPipelinesBindingSource)[];
  }
  export namespace PipelineUpdateParams {
    export interface Destination extends DestinationTarget {
      batch: PipelineCreateParams.Destination.Batch;
      /** Compression method of the files. */ compression: PipelineCreateParams.Destination.Compression;
      credentials?: PipelineCreateParams.Destination.Credentials;
    }
  }

  export interface PipelineListParams extends InAccount {
    /** @default "1" */ page?: string;
    /** @default "25" */ per_page?: string;
    /** Only pipelines whose names start so are returned. */ search?: string;
  }

  export interface PipelineListResponse {
    result_info: PipelineListResponse.ResultInfo;
    /** Legacy pipelines of the page. */ results: Pipeline[];
    success: boolean;
  }
  export namespace PipelineListResponse {
    export interface ResultInfo {
      /** Items on this page. @example 1 */ count: number;
      /** Number of this page. @example 0 */ page: number;
      /** Entries a page holds. @example 10 */ per_page: number;
      /** Entries in all. @example 1 */ total_count: number;
    }
  }

  export interface PipelineCreateV1Params extends InAccount {
    /** Name of the new pipeline, unique within the account. @minLength 1 @maxLength 128 @example "my_pipeline" */ name: string;
    /** Statement that reads from streams and inserts into sinks. @example "INSERT INTO my_sink SELECT * FROM my_stream" */ sql: string;
  }

  export interface PipelineResult {
    /** Identifies the pipeline: 32 hex digits given by Cloudflare. @example "01234567890123457689012345678901" */ id: string;
    /** @readOnly */ created_at: string;
    /** @readOnly */ modified_at: string;
    /** Name chosen at creation. @minLength 1 @maxLength 128 @example "my_pipeline" */ name: string;
    /** Statement that reads from streams and inserts into sinks. @example "INSERT INTO my_sink SELECT * FROM my_stream" */ sql: string;
    /** State of the pipeline, such as running or failed; set by Cloudflare. */ status: string;
  }

  export type PipelineDeleteV1Response = JsonValue;

  export interface PipelineGetV1Response extends PipelineResult {
    /** Streams and sinks that the SQL names. */ tables: PipelineGetV1Response.Table[];
    /** Reason the pipeline failed; absent while it works. */ failure_reason?: string;
  }
  export namespace PipelineGetV1Response {
    export interface Table {
      /** Identifies the stream or sink. @example "1c9200d5872c018bb34e93e2cd8a438e" */ id: string;
      /** Newest version of the stream or sink. @example 5 */ latest: Integer;
      /** Name by which the SQL refers to it. @minLength 1 @maxLength 128 @example "my_table" */ name: string;
      /** Whether it is read from (stream) or written to (sink). */ type: 'stream' | 'sink';
      /** Version that the pipeline uses; may lag behind `latest`. @example 4 */ version: Integer;
    }
  }

  export interface PipelineListV1Params extends InAccount {
    /** Only pipelines with this text in the name are returned; case does not count. @minLength 1 @maxLength 128 */ name?: string;
    /** @default 1 */ page?: number;
    per_page?: number;
  }

  export interface PipelineValidateSqlParams extends InAccount {
    /** Statement to check. @example "INSERT INTO my_sink SELECT * FROM my_stream" */ sql: string;
  }

  export interface PipelineValidateSqlResponse {
    /** Streams and sinks that the SQL names, by name. */ tables: { [key: string]: PipelineValidateSqlResponse.Tables };
    /** Operators the SQL is run with, and how data flows between them. */ graph?: PipelineValidateSqlResponse.Graph;
  }
  export namespace PipelineValidateSqlResponse {
    export interface Tables {
      /** Stream or sink that is named, by its id. */ id: string;
      /** Name chosen by the account or taken from the SQL. */ name: string;
      /** Kind of source, such as `http` or `binding`. */ type: string;
      /** Version the check was made with. */ version: number;
    }
    export interface Graph {
      /** Flows of data from one operator to the next. */ edges: Graph.Edge[];
      /** Operators, one entry each. */ nodes: Graph.Node[];
    }
    export namespace Graph {
      export interface Edge {
        /** Node the data goes to, by its `node_id`. @min 0 */ dest_id: Integer;
        /** Method of passing rows on, such as forward or shuffle. */ edge_type: string;
        /** Type of the key that rows are spread by. */ key_type: string;
        /** Node the data comes from, by its `node_id`. @min 0 */ src_id: Integer;
        /** Type of the rows that flow. */ value_type: string;
      }
      export interface Node {
        /** Description of the operator. */ description: string;
        /** Number of the node within the graph. @min 0 */ node_id: Integer;
        /** Kind of operator, such as a source or a filter. */ operator: string;
        /** Number of copies of the operator that run at once. @min 0 */ parallelism: Integer;
      }
    }
  }

  /** Places where processed data is written. */
  export interface Sinks {
    /** Create a sink that stores pipeline output in R2 or Iceberg.
     *
     *  A sink cannot be changed afterwards, its schema included.
     *  @http POST /accounts/{account_id}/pipelines/v1/sinks
     *  @permission Pipelines Write
     *  @plans pro business enterprise
     *  @availability ga */
    create(params: SinkCreateParams, options?: RequestOptions): APIPromise<SinkCreateResponse>;

    /** List sinks by name or by the pipeline that uses them.
     *  @http GET /accounts/{account_id}/pipelines/v1/sinks
     *  @permission Pipelines Write; Pipelines Read
     *  @plans pro business enterprise
     *  @availability ga
     *  @columns name type format.type created_at modified_at
     *  @key name */
    list(params: SinkListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Sink>, Sink>;

    /** Delete a sink.
     *
     *  The written files and tables stay. Delete the pipelines that use it first.
     *  @http DELETE /accounts/{account_id}/pipelines/v1/sinks/{sink_id}
     *  @plans pro business enterprise
     *  @availability ga */
    delete(
      /** @minLength 32 @maxLength 32 */ sinkID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SinkDeleteResponse>;

    /** Get one sink with its type, format and schema.
     *  @http GET /accounts/{account_id}/pipelines/v1/sinks/{sink_id}
     *  @permission Pipelines Write; Pipelines Read
     *  @plans pro business enterprise
     *  @availability ga */
    get(/** @minLength 32 @maxLength 32 */ sinkID: string, params: InAccount, options?: RequestOptions): APIPromise<Sink>;
  }

  export interface R2TableLocation {
    /** R2 bucket the files go to. */ bucket: string;
    /** Scheme for file names. */ file_naming?: SinkCreateResponse.CloudflarePipelinesR2Table.FileNaming;
    /** Directories by time that files are sorted into. */ partitioning?: SinkCreateResponse.CloudflarePipelinesR2Table.Partitioning;
    /** Directory in the bucket that files go under. */ path?: string;
    rolling_policy?: RollingPolicy;
  }

  export interface SinkDefinition {
    /** Name of the sink, by which SQL refers to it; unique within the account. @minLength 1 @maxLength 128 @example "my_sink" */ name: string;
    /** Whether files go to R2 as they are, or into tables of a catalog. */ type: 'r2' | 'r2_data_catalog' | 'basin_catalog' | (string & {});
    /** Format of the written data, JSON or Parquet, with its options. @discriminator type */
    format?: CloudflarePipelinesSinkJsonFormat | CloudflarePipelinesSinkParquetFormat;
  }

  export interface SinkCreateParams extends InAccount, SinkDefinition {
    /** Bucket, table and file settings; what fits depends on `type`. */
    config?: SinkCreateParams.CloudflarePipelinesR2Table | SinkCreateResponse.CloudflarePipelinesR2DataCatalogTable;
    /** Columns of the events; left out, they are kept as unstructured JSON. */ schema?: SinkCreateParams.Schema;
  }
  export namespace SinkCreateParams {
    export interface CloudflarePipelinesR2Table extends R2TableLocation {
      /** Account whose bucket it is; left out, that of the path. */ account_id?: string;
      credentials: SinkCreateResponse.CloudflarePipelinesR2Table.Credentials;
      /** Jurisdiction of the bucket, such as `eu`; left out, none. */ jurisdiction?: string;
    }
    export interface Schema {
      /** Columns of the events, one entry each. */ fields?: SourceFieldParam[];
      /** Whether the schema was guessed from data instead of given. */ inferred?: boolean | null;
    }
  }

  export interface SinkCreateResponse extends SinkDefinition {
    /** Identifies the sink: 32 hex digits given by Cloudflare. @example "01234567890123457689012345678901" */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    type: 'r2' | 'r2_data_catalog' | 'basin_catalog';
    /** Bucket, table and file settings of the new sink. */
    config?: SinkCreateResponse.CloudflarePipelinesR2Table | SinkCreateResponse.CloudflarePipelinesR2DataCatalogTable;
    /** Columns of the events; absent, they are kept as unstructured JSON. */ schema?: SinkCreateResponse.Schema;
  }
  export namespace SinkCreateResponse {
    export interface CloudflarePipelinesR2Table extends R2TableLocation {
      account_id: string;
      credentials: CloudflarePipelinesR2Table.Credentials;
      /** Jurisdiction of the bucket, such as `eu`; left out, none. */ jurisdiction?: string;
    }
    export namespace CloudflarePipelinesR2Table {
      export interface Credentials {
        /** Access key id of an R2 token that may write to the bucket. @format var-str */ access_key_id: string;
        /** Secret of the R2 token. @format var-str @sensitive */ secret_access_key: string;
      }
      export interface FileNaming {
        /** Text before the unique part of each file name. */ prefix?: string;
        /** Method of making file names unique; `ulid` and `uuid_v7` sort by time. */ strategy?: 'serial' | 'uuid' | 'uuid_v7' | 'ulid';
        /** Ending in place of `.parquet` or `.json`; readers may rely on the usual one. */ suffix?: string;
      }
      export interface Partitioning {
        /** strftime pattern of directories, such as `year=%Y/month=%m`. @example "year=%Y/month=%m/day=%d/hour=%H" */
        time_pattern?: string;
      }
    }
    export interface CloudflarePipelinesR2DataCatalogTable extends Sink.CloudflarePipelinesR2DataCatalogTablePublic {
      /** API token that may write to the catalog and its bucket. @format var-str @sensitive */ token: string;
      /** Namespace of the table; left out, `default`. */ namespace?: string;
    }
    export interface Schema {
      /** Fields of the object, in order. */ fields?: SourceField[];
      /** Whether the schema was guessed from data instead of given. */ inferred?: boolean | null;
    }
  }

  export interface SinkListParams extends InAccount {
    /** Only sinks with this text in the name are returned; case does not count. @minLength 1 @maxLength 128 */ name?: string;
    /** Only sinks that the pipeline uses are returned. @from pipelines.listV1 */ pipeline_id?: string;
    /** @default 1 */ page?: number;
    per_page?: number;
  }

  export interface Sink extends SinkDefinition {
    /** Identifies the sink: 32 hex digits given by Cloudflare. @example "01234567890123457689012345678901" */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ modified_at: DateTime;
    type: 'r2' | 'r2_data_catalog' | 'basin_catalog';
    /** Bucket, table and file settings, without secrets. */
    config?: Sink.CloudflarePipelinesR2TablePublic | Sink.CloudflarePipelinesR2DataCatalogTablePublic;
    /** Columns of the events; absent, they are kept as unstructured JSON. */ schema?: SinkCreateResponse.Schema;
  }
  export namespace Sink {
    export interface CloudflarePipelinesR2TablePublic extends R2TableLocation {
      account_id: string;
      /** Jurisdiction of the bucket, such as `eu`; absent, none. */ jurisdiction?: string;
    }
    export interface CloudflarePipelinesR2DataCatalogTablePublic {
      /** Account whose bucket it is. */ account_id: string;
      /** R2 bucket with the data catalog. @example "my-bucket" */ bucket: string;
      /** Iceberg table to write to; made if it is missing. */ table_name: string;
      /** Namespace of the table; absent, `default`. */ namespace?: string;
      rolling_policy?: RollingPolicy;
    }
  }

  export type SinkDeleteResponse = JsonValue;
  export interface FieldNaming {
    /** Metadata of the event that fills the column; null takes it from the event itself. */ metadata_key?: string | null;
    /** Name chosen by the account or taken from the SQL. */ name?: string;
    /** Whether events without a value are refused. */ required?: boolean;
    /** Name in SQL, if it differs from the one in the event. */ sql_name?: string;
  }

  export namespace SinkGetResponse {
    export namespace Schema {
      export interface Json extends FieldNaming, Pipelines.Json {}
    }
  }

  /** Entry points that buffer incoming events. */
  export interface Streams {
    /** Create a stream that takes in events over HTTP or from Workers.
     *
     *  Without a schema any JSON is taken in; with one, events that do not fit are dropped. The schema cannot be changed later.
     *  @http POST /accounts/{account_id}/pipelines/v1/streams
     *  @permission Pipelines Write
     *  @plans pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "my_stream",
     *    "http": { "enabled": true, "authentication": true, "cors": { "origins": ["https://example.com"] } }, "worker_binding": { "enabled": true }
     *  } */
    create(params: StreamCreateParams, options?: RequestOptions): APIPromise<Stream>;

    /** Edit a stream's HTTP or Worker input; the rest stays.
     *  @http PATCH /accounts/{account_id}/pipelines/v1/streams/{stream_id}
     *  @plans pro business enterprise
     *  @availability ga */
    update(
      /** @minLength 32 @maxLength 32 */ streamID: string,
      params: StreamUpdateParams,
      options?: RequestOptions,
    ): APIPromise<Stream>;

    /** List streams by name or by the pipeline that uses them.
     *  @http GET /accounts/{account_id}/pipelines/v1/streams
     *  @permission Pipelines Write; Pipelines Read
     *  @plans pro business enterprise
     *  @availability ga
     *  @columns name endpoint http.enabled worker_binding.enabled version created_at modified_at
     *  @key name */
    list(params: StreamListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Stream>, Stream>;

    /** Delete a stream.
     *
     *  Events that no pipeline has processed are lost.
     *  @http DELETE /accounts/{account_id}/pipelines/v1/streams/{stream_id}
     *  @plans pro business enterprise
     *  @availability ga */
    delete(
      /** @minLength 32 @maxLength 32 */ streamID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<StreamDeleteResponse>;

    /** Get one stream with its inputs and schema.
     *  @http GET /accounts/{account_id}/pipelines/v1/streams/{stream_id}
     *  @permission Pipelines Write; Pipelines Read
     *  @plans pro business enterprise
     *  @availability ga */
    get(
      /** @minLength 32 @maxLength 32 */ streamID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<Stream>;
  }

  export interface StreamCreateParams extends InAccount {
    /** Name of the stream, by which SQL refers to it; unique within the account. @minLength 1 @maxLength 128 @example "my_stream" */ name: string;
    /** Format of incoming events, with its options. @discriminator type */ format?: Json | Parquet;
    /** @default {"authentication":false,"enabled":true} */ http?: HTTP;
    /** Columns of the events; left out, they are kept as unstructured JSON. */ schema?: SinkCreateParams.Schema;
    /** @default {"enabled":true} */ worker_binding?: StreamCreateParams.WorkerBinding;
  }
  export namespace StreamCreateParams {
    export interface WorkerBinding {
      /** Whether Workers can bind to the stream. */ enabled: boolean;
    }
  }

  export interface Stream {
    /** Identifies the stream: 32 hex digits given by Cloudflare. @example "01234567890123457689012345678901" */ id: string;
    /** @readOnly */ created_at: DateTime;
    http: HTTP;
    /** @readOnly */ modified_at: DateTime;
    /** Name that SQL uses for the stream. @minLength 1 @maxLength 128 @example "my_stream" */ name: string;
    /** Counts up with each change of the stream. @example 3 */ version: Integer;
    worker_binding: StreamCreateParams.WorkerBinding;
    /** URL that events are posted to; only with HTTP enabled. @format uri */ endpoint?: string;
    /** Format of incoming events, with its options. @discriminator type */ format?: Json | Parquet;
    /** Columns of the events; absent, they are kept as unstructured JSON. */ schema?: SinkCreateResponse.Schema;
  }

  export interface StreamUpdateParams extends InAccount {
    http?: HTTP;
    worker_binding?: StreamCreateParams.WorkerBinding;
  }

  export interface StreamListParams extends InAccount {
    /** Only streams with this text in the name are returned; case does not count. @minLength 1 @maxLength 128 */ name?: string;
    /** Only streams that the pipeline reads are returned. @minLength 32 @maxLength 32 @example "043e105f4ecef8ad9ca31a8372d0c353" @from pipelines.listV1 */
    pipeline_id?: string;
    /** @default 1 */ page?: number;
    per_page?: number;
  }

  export type StreamDeleteResponse = JsonValue;

  export type PipelineListV1ResponsesV4PagePaginationArray = V4PagePaginationArray<PipelineResult>;

  export type SinkListResponsesV4PagePaginationArray = V4PagePaginationArray<Sink>;

  export interface CloudflarePipelinesSinkJsonFormat extends Json {
    /** Compression of the JSON files. */ compression?: 'uncompressed' | 'gzip';
  }

  export interface CloudflarePipelinesSinkParquetFormat {
    /** Marks Parquet. */ type: 'parquet';
    /** Compression within the Parquet files. */ compression?: 'uncompressed' | 'snappy' | 'gzip' | 'zstd' | 'lz4';
    /** Size aimed at for row groups; null leaves it to the writer. @min 0 @unit bytes */ row_group_bytes?: Integer | null;
  }

  export interface RollingPolicy {
    /** Size at which a file is closed and the next begun. @format uint64 @min 0 @unit bytes */ file_size_bytes?: Integer;
    /** Idle time after which a file is closed. @format uint64 @min 1 @unit seconds */ inactivity_seconds?: Integer;
    /** Longest time a file is kept open. @format uint64 @min 1 @unit seconds */ interval_seconds?: Integer;
  }

  export type StreamListResponsesV4PagePaginationArray = V4PagePaginationArray<Stream>;

  export interface HTTP {
    /** Whether a token is required to send. */ authentication: boolean;
    /** Whether the HTTP endpoint takes events. */ enabled: boolean;
    /** Web origins that may send from a browser. */ cors?: HTTP.CORS;
  }
  export namespace HTTP {
    export interface CORS {
      /** Origins that may send; `*` allows all. @maxItems 5 @example ["https://example.com"] */ origins?: string[];
    }
  }

  export interface JSONEncoding {
    /** Marks JSON. */ type: 'json';
    /** Format of decimals: number, text or bytes. */ decimal_encoding?: 'number' | 'string' | 'bytes' | (string & {});
    /** Format of times: RFC 3339 text or milliseconds since 1970. */ timestamp_format?: 'rfc3339' | 'unix_millis' | (string & {});
    /** Whether each event is kept whole in one column `value`, without a schema. */ unstructured?: boolean;
  }

  export interface Json extends JSONEncoding {
    decimal_encoding?: 'number' | 'string' | 'bytes';
    timestamp_format?: 'rfc3339' | 'unix_millis';
  }

  export interface Parquet extends CloudflarePipelinesSinkParquetFormat {}

  export interface ListField {
    /** Type of the list's entries. */ items: SourceField;
  }

  export type SourceField =
    | SourceField.Int32 | SourceField.Int64 | SourceField.Float32 | SourceField.Float64 | SourceField.Bool
    | SourceField.String | SourceField.Binary | SourceField.Timestamp | SourceField.Json | SourceField.Struct
    | SourceField.List;
  export namespace SourceField {
    export interface Int32 extends FieldNaming {
      /** Column of 32-bit integers. */ type: 'int32';
    }
    export interface Int64 extends FieldNaming {
      /** Column of 64-bit integers. */ type: 'int64';
    }
    export interface Float32 extends FieldNaming {
      /** Column of 32-bit floating-point numbers. */ type: 'float32';
    }
    export interface Float64 extends FieldNaming {
      /** Column of 64-bit floating-point numbers. */ type: 'float64';
    }
    export interface Bool extends FieldNaming {
      /** Column of true or false. */ type: 'bool';
    }
    export interface String extends FieldNaming {
      /** Column of text. */ type: 'string';
    }
    export interface Binary extends FieldNaming {
      /** Column of bytes. */ type: 'binary';
    }
    export interface Timestamp extends FieldNaming, FieldType.Timestamp {}
    export interface Json extends FieldNaming {
      /** Marks JSON. */ type: 'json';
    }
    export interface Struct extends FieldNaming {
      /** Column of objects with fixed fields. */ type: 'struct';
      /** Fields of the object, in order. */ fields: SourceField[];
    }
    export interface List extends ListField, FieldNaming {
      /** Column of lists. */ type: 'list';
    }
  }

  export interface StructField {
    /** Fields of the object, in order. */ fields: SourceField[];
    /** Name within the event; null takes the SQL name. */ name?: string | null;
  }

  export type FieldType =
    | FieldType.Int32 | FieldType.Int64 | FieldType.Float32 | FieldType.Float64 | FieldType.Bool
    | FieldType.String | FieldType.Binary | FieldType.Timestamp | FieldType.Json | FieldType.Struct
    | FieldType.List;
  export namespace FieldType {
    export interface Int32 {
      /** Column of 32-bit integers. */ type: 'int32';
    }
    export interface Int64 {
      /** Column of 64-bit integers. */ type: 'int64';
    }
    export interface Float32 {
      /** Column of 32-bit floating-point numbers. */ type: 'float32';
    }
    export interface Float64 {
      /** Column of 64-bit floating-point numbers. */ type: 'float64';
    }
    export interface Bool {
      /** Column of true or false. */ type: 'bool';
    }
    export interface String {
      /** Column of text. */ type: 'string';
    }
    export interface Binary {
      /** Column of bytes. */ type: 'binary';
    }
    export interface Timestamp {
      /** Column of times. */ type: 'timestamp';
      /** Precision in which the time is counted. */ unit?: 'second' | 'millisecond' | 'microsecond' | 'nanosecond';
    }
    export interface Json {
      /** Marks JSON. */ type: 'json';
    }
    export interface Struct {
      /** Fields of the object, in order. */ fields: SourceField[];
      /** Column of objects with fixed fields. */ type: 'struct';
      /** Name within the event; null takes the SQL name. */ name?: string | null;
    }
    export interface List {
      /** Type of the list's entries. */ items: SourceField;
      /** Column of lists. */ type: 'list';
    }
  }

  export interface ListFieldParam {
    /** Type of the entries. */ items: SourceFieldParam;
  }

  export type SourceFieldParam =
    | SourceField.Int32 | SourceField.Int64 | SourceField.Float32 | SourceField.Float64
    | SourceField.Bool | SourceField.String | SourceField.Binary | SourceField.Timestamp
    | SourceFieldParam.Json | SourceFieldParam.Struct | SourceFieldParam.List;
  export namespace SourceFieldParam {
    export interface Json extends FieldNaming, JSONEncoding {}
    export interface Struct extends SourceField.Struct {
      /** Columns of the events, one entry each. */ fields: SourceFieldParam[];
    }
    export interface List extends ListFieldParam, FieldNaming {
      /** Column of lists. */ type: 'list';
    }
  }

  export interface StructFieldParam {
    /** Columns of the events, one entry each. */ fields: SourceFieldParam[];
    /** Name within the event; null takes the SQL name. */ name?: string | null;
  }

  export interface CloudflarePipelinesWorkersPipelinesHTTPSource {
    /** Format of what comes in; only JSON. */ format: 'json';
    /** Kind of source, such as `http` or `binding`. @example "http" */ type: string;
    /** Whether a token is required to send. */ authentication?: boolean;
    /** Web origins that may send from a browser. */ cors?: HTTP.CORS;
  }

  export interface CloudflarePipelinesWorkersPipelinesBindingSource {
    /** Format of what comes in; only JSON. */ format: 'json';
    /** Kind of source, such as `http` or `binding`. @example "binding" */ type: string;
  }

  export interface Path {
    /** R2 bucket for the files. @example "bucket" */ bucket: string;
    /** Pattern of the file names. @example "${slug}${extension}" */ filename?: string;
    /** Pattern of the directories. @example "${date}/${hour}" */ filepath?: string;
    /** Directory that all files go under. @example "base" */ prefix?: string;
  }
}
