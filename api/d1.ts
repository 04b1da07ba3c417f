import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount } from './_shared.ts';

/** D1: Serverless SQL databases built on SQLite.
 *  @product d1 D1
 *  @docs https://developers.cloudflare.com/d1/ */
export interface D1Resource {
  readonly database: D1Resource.Database;
}

export declare namespace D1Resource {
  /** Single databases that take SQL queries, imports and exports. */
  export interface Database {
    readonly timeTravel: Database.TimeTravel;

    /** Create a D1 database, with optional location hint and read replication.
     *  @http POST /accounts/{account_id}/d1/database
     *  @permission D1 Write
     *  @availability ga */
    create(params: DatabaseCreateParams, options?: RequestOptions): APIPromise<D1>;

    /** Replace a D1 database's configuration, including read replication.
     *  @http PUT /accounts/{account_id}/d1/database/{database_id}
     *  @permission D1 Write
     *  @availability ga */
    update(databaseID: string, params: DatabaseUpdateParams, options?: RequestOptions): APIPromise<D1>;

    /** Page through the account's D1 databases, optionally by name.
     *  @http GET /accounts/{account_id}/d1/database
     *  @permission D1 Read; D1 Write
     *  @availability ga */
    list(
      params: DatabaseListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<DatabaseListResponse>, DatabaseListResponse>;

    /** Delete a D1 database together with all data in it.
     *  @http DELETE /accounts/{account_id}/d1/database/{database_id}
     *  @permission D1 Write
     *  @availability ga */
    delete(databaseID: string, params: DatabaseDeleteParams, options?: RequestOptions): APIPromise<DatabaseDeleteResponse | null>;

    /** Change only the given settings of a D1 database.
     *  @http PATCH /accounts/{account_id}/d1/database/{database_id}
     *  @body json required
     *  @permission D1 Write
     *  @availability ga */
    edit(databaseID: string, params: DatabaseEditParams, options?: RequestOptions): APIPromise<D1>;

    /** Export a D1 database as SQL; runs asynchronously, so repeat it to poll.
     *  @http POST /accounts/{account_id}/d1/database/{database_id}/export
     *  @availability ga */
    export(databaseID: string, params: DatabaseExportParams, options?: RequestOptions): APIPromise<DatabaseExportResponse>;

    /** Get a D1 database's details, limited to chosen fields if wanted.
     *  @http GET /accounts/{account_id}/d1/database/{database_id}
     *  @permission D1 Read; D1 Write
     *  @availability ga */
    get(databaseID: string, params: DatabaseGetParams, options?: RequestOptions): APIPromise<D1>;

    /** Load a SQL file into D1 in stages: start the upload, ingest it, poll.
     *  @http POST /accounts/{account_id}/d1/database/{database_id}/import
     *  @availability ga */
    import(databaseID: string, params: DatabaseImportParams, options?: RequestOptions): APIPromise<DatabaseImportResponse>;

    /** Run SQL on a D1 database and get each row as an object.
     *  @http POST /accounts/{account_id}/d1/database/{database_id}/query
     *  @body json required
     *  @permission D1 Read; D1 Write
     *  @availability ga */
    query(databaseID: string, params: DatabaseQueryParams, options?: RequestOptions): PagePromise<SinglePage<QueryResult>, QueryResult>;

    /** Run SQL on a D1 database and get rows as arrays, for speed.
     *  @http POST /accounts/{account_id}/d1/database/{database_id}/raw
     *  @body json required
     *  @permission D1 Read; D1 Write
     *  @availability ga */
    raw(
      databaseID: string,
      params: DatabaseRawParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DatabaseRawResponse>, DatabaseRawResponse>;
  }

  export interface DatabaseCreateParams extends InAccount {
    /** @example "my-database" */ name: string;
    jurisdiction?: 'eu' | 'fedramp' | 'us';
    primary_location_hint?: 'wnam' | 'enam' | 'weur' | 'eeur' | 'apac' | 'oc';
    read_replication?: D1.ReadReplication;
  }
  export namespace DatabaseCreateParams {
    export type ReadReplication = D1.ReadReplication;
  }

  export interface D1 {
    /** @readOnly */ created_at?: DateTime;
    /** @example 12 */ file_size?: number;
    jurisdiction?: 'eu' | 'fedramp' | 'us' | null;
    /** @example "my-database" */ name?: string;
    /** @example 12 */ num_tables?: number;
    read_replication?: D1.ReadReplication;
    /** @example "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx" @readOnly */ uuid?: string;
    /** @example "production" */ version?: string;
  }
  export namespace D1 {
    export interface ReadReplication {
      mode: 'auto' | 'disabled';
    }
  }

  export interface DatabaseUpdateParams extends InAccount {
    read_replication: D1.ReadReplication;
  }
  export namespace DatabaseUpdateParams {
    export type ReadReplication = D1.ReadReplication;
  }

  export interface DatabaseListParams extends InAccount {
    name?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 10 @max 10000 @default 1000 */ per_page?: number;
  }

  export interface DatabaseListResponse {
    /** @readOnly */ created_at?: DateTime;
    jurisdiction?: 'eu' | 'fedramp' | 'us' | null;
    /** @example "my-database" */ name?: string;
    /** @example "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx" @readOnly */ uuid?: string;
    /** @example "production" */ version?: string;
  }

  export type DatabaseDeleteParams = InAccount;

  export type DatabaseDeleteResponse = unknown;

  export interface DatabaseEditParams extends InAccount {
    read_replication?: D1.ReadReplication;
  }
  export namespace DatabaseEditParams {
    export type ReadReplication = D1.ReadReplication;
  }

  export interface DatabaseExportParams extends InAccount {
    output_format: 'polling';
    current_bookmark?: string;
    dump_options?: DatabaseExportParams.DumpOptions;
  }
  export namespace DatabaseExportParams {
    export interface DumpOptions {
      no_data?: boolean;
      no_schema?: boolean;
      tables?: string[];
    }
  }

  export interface DatabaseExportResponse {
    at_bookmark?: string;
    error?: string;
    messages?: string[];
    result?: DatabaseExportResponse.Result;
    status?: 'complete' | 'error';
    success?: boolean;
    type?: 'export';
  }
  export namespace DatabaseExportResponse {
    export interface Result {
      filename?: string;
      /** @sensitive */ signed_url?: string;
    }
  }

  export interface DatabaseGetParams extends InAccount {
    /** @comma */ fields?: ('uuid' | 'name' | 'created_at' | 'version' | 'jurisdiction' | 'num_tables' | 'file_size' | 'running_in_region' | 'read_replication')[];
  }

  /** @discriminator action */
  export type DatabaseImportParams = DatabaseImportParams.Init | DatabaseImportParams.Ingest | DatabaseImportParams.Poll;
  export namespace DatabaseImportParams {
    export interface Ingest extends InAccount {
      action: 'ingest';
      etag: string;
      filename: string;
    }
    export interface Init extends InAccount {
      action: 'init';
      etag: string;
    }
    export interface Poll extends InAccount {
      action: 'poll';
      current_bookmark: string;
    }
  }

  export interface DatabaseImportResponse {
    at_bookmark?: string;
    error?: string;
    filename?: string;
    messages?: string[];
    result?: DatabaseImportResponse.Result;
    status?: 'complete' | 'error';
    success?: boolean;
    type?: 'import';
    /** @sensitive */ upload_url?: string;
  }
  export namespace DatabaseImportResponse {
    export interface Result {
      final_bookmark?: string;
      meta?: QueryResult.Meta;
      num_queries?: number;
    }
    export namespace Result {
      export import Meta = QueryResult.Meta;
    }
  }

  export import DatabaseQueryParams = D1Resource.DatabaseRawParams;

  export interface QueryResult {
    meta?: QueryResult.Meta;
    results?: unknown[];
    success?: boolean;
  }
  export namespace QueryResult {
    export interface Meta {
      changed_db?: boolean;
      changes?: number;
      duration?: number;
      last_row_id?: number;
      rows_read?: number;
      rows_written?: number;
      /** @example "LHR" */ served_by_colo?: string;
      served_by_primary?: boolean;
      served_by_region?: 'WNAM' | 'ENAM' | 'WEUR' | 'EEUR' | 'APAC' | 'OC';
      size_after?: number;
      timings?: Meta.Timings;
    }
    export namespace Meta {
      export interface Timings {
        /** @unit milliseconds */ sql_duration_ms?: number;
      }
    }
  }

  export type DatabaseRawParams = DatabaseRawParams.D1SingleQuery | DatabaseRawParams.MultipleQueries;
  export namespace DatabaseRawParams {
    export interface D1SingleQuery extends InAccount {
      sql: string;
      params?: string[];
    }
    export interface MultipleQueries extends InAccount {
      batch: MultipleQueries.Batch[];
    }
    export namespace MultipleQueries {
      export interface Batch {
        sql: string;
        params?: string[];
      }
    }
  }

  export interface DatabaseRawResponse {
    meta?: QueryResult.Meta;
    results?: DatabaseRawResponse.Results;
    success?: boolean;
  }
  export namespace DatabaseRawResponse {
    export import Meta = QueryResult.Meta;
    export interface Results {
      columns?: string[];
      rows?: (unknown[])[];
    }
  }

  export type DatabaseListResponsesV4PagePaginationArray = V4PagePaginationArray<DatabaseListResponse>;

  export type DatabaseRawResponsesSinglePage = SinglePage<DatabaseRawResponse>;

  export type QueryResultsSinglePage = SinglePage<QueryResult>;
}

export declare namespace D1Resource.Database {
  /** Return to any earlier minute within the retention period. */
  export interface TimeTravel {
    /** Get the Time Travel bookmark for now or for the nearest past moment.
     *  @http GET /accounts/{account_id}/d1/database/{database_id}/time_travel/bookmark
     *  @permission D1 Read; D1 Write
     *  @availability ga */
    getBookmark(
      databaseID: string,
      params: TimeTravelGetBookmarkParams,
      options?: RequestOptions,
    ): APIPromise<TimeTravelGetBookmarkResponse>;

    /** Roll a D1 database back, in place, to a bookmark or a past moment.
     *  @http POST /accounts/{account_id}/d1/database/{database_id}/time_travel/restore
     *  @availability ga */
    restore(databaseID: string, params: TimeTravelRestoreParams, options?: RequestOptions): APIPromise<TimeTravelRestoreResponse>;
  }

  export interface TimeTravelGetBookmarkParams extends InAccount {
    timestamp?: DateTime;
  }

  export interface TimeTravelGetBookmarkResponse {
    bookmark?: string;
  }

  export interface TimeTravelRestoreParams extends InAccount {
    /** @query */ bookmark?: string;
    /** @query */ timestamp?: DateTime;
  }

  export interface TimeTravelRestoreResponse {
    bookmark?: string;
    message?: string;
    previous_bookmark?: string;
  }
}
