import type {
  APIPromise,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, InAccount } from './_shared.ts';

/** D1: Serverless SQL databases built on SQLite.
 *  @product d1 D1
 *  @docs https://developers.cloudflare.com/d1/ */
export interface D1Resource {
  readonly database: D1Resource.Database;
}

export declare namespace D1Resource {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether read replicas are made around the world. */ read_replication: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Database to work on, as `d1.database.list` shows it in `uuid`. @from d1.database.list */ database_id: string;
  }

  /** Single databases that take SQL queries, imports and exports. */
  export interface Database {
    readonly timeTravel: Database.TimeTravel;

    /** Create a D1 database, with optional location hint and read replication.
     *
     *  Location and jurisdiction cannot be changed later; a jurisdiction wins over the location hint.
     *  @http POST /accounts/{account_id}/d1/database
     *  @permission D1 Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "my-database", "primary_location_hint": "weur",
     *    "read_replication": { "mode": "auto" }
     *  } */
    create(params: DatabaseCreateParams, options?: RequestOptions): APIPromise<D1>;

    /** Replace a D1 database's configuration, including read replication.
     *
     *  Read replication is all there is to replace; turned off, replicas take up to 24 hours to disappear.
     *  @http PUT /accounts/{account_id}/d1/database/{database_id}
     *  @permission D1 Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "read_replication": {"mode": "auto"} } */
    update(databaseID: string, params: DatabaseUpdateParams, options?: RequestOptions): APIPromise<D1>;

    /** List the account's D1 databases, optionally by name.
     *  @http GET /accounts/{account_id}/d1/database
     *  @permission D1 Read; D1 Write
     *  @availability ga
     *  @columns name uuid jurisdiction version created_at
     *  @key name */
    list(
      params: DatabaseListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<DatabaseListResponse>, DatabaseListResponse>;

    /** Delete a D1 database together with all data in it.
     *
     *  Cannot be undone, Time Travel included. Workers that are bound to it fail at their next query.
     *  @http DELETE /accounts/{account_id}/d1/database/{database_id}
     *  @permission D1 Write
     *  @availability ga
     *  @cascades d1.database.timeTravel */
    delete(databaseID: string, params: InAccount, options?: RequestOptions): APIPromise<DatabaseDeleteResponse | null>;

    /** Edit only the given settings of a D1 database.
     *  @http PATCH /accounts/{account_id}/d1/database/{database_id}
     *  @body json required
     *  @permission D1 Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "read_replication": {"mode": "disabled"} } */
    edit(databaseID: string, params: DatabaseEditParams, options?: RequestOptions): APIPromise<D1>;

    /** Export a D1 database as a SQL file, in the background.
     *
     *  Repeat the call with the returned `at_bookmark` until `status` is complete: without polling the export is cancelled. The database answers
     *  no queries meanwhile; the file can be fetched for an hour.
     *  @http POST /accounts/{account_id}/d1/database/{database_id}/export
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "database_id": "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415", "output_format": "polling"
     *  }
     *  @aliases dump; backup
     *  @waits d1.database.export status done=complete failed=error */
    export(databaseID: string, params: DatabaseExportParams, options?: RequestOptions): APIPromise<DatabaseExportResponse>;

    /** Get one D1 database, limited to chosen fields if wanted.
     *  @http GET /accounts/{account_id}/d1/database/{database_id}
     *  @permission D1 Read; D1 Write
     *  @availability ga */
    get(databaseID: string, params: DatabaseGetParams, options?: RequestOptions): APIPromise<D1>;

    /** Import a SQL file into a D1 database, in stages.
     *
     *  Call with `init`, PUT the file to the returned `upload_url`, call with `ingest`, then with `poll` until `status` is complete. The
     *  database answers no queries meanwhile.
     *  @http POST /accounts/{account_id}/d1/database/{database_id}/import
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "database_id": "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415", "action": "init",
     *    "etag": "9e107d9d372bb6826bd81d3542a419d6"
     *  }
     *  @aliases load SQL; restore dump
     *  @waits d1.database.import status done=complete failed=error */
    import(databaseID: string, params: DatabaseImportParams, options?: RequestOptions): APIPromise<DatabaseImportResponse>;

    /** Query a D1 database with SQL; each row comes as an object.
     *
     *  Several statements run in order as one batch. Meant for administration: applications should query through a Worker's binding.
     *  @http POST /accounts/{account_id}/d1/database/{database_id}/query
     *  @body json required
     *  @permission D1 Read; D1 Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "database_id": "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415",
     *    "sql": "SELECT name FROM sqlite_master WHERE type = ?", "params": ["table"]
     *  }
     *  @aliases run SQL; execute */
    query(databaseID: string, params: DatabaseQueryParams, options?: RequestOptions): PagePromise<SinglePage<QueryResult>, QueryResult>;

    /** Query a D1 database with SQL; rows come as arrays.
     *
     *  The same as `query`, but smaller and with the order of columns kept, even if two have the same name.
     *  @http POST /accounts/{account_id}/d1/database/{database_id}/raw
     *  @body json required
     *  @permission D1 Read; D1 Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "database_id": "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415",
     *    "sql": "SELECT name, type FROM sqlite_master LIMIT 10"
     *  } */
    raw(
      databaseID: string,
      params: DatabaseRawParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DatabaseRawResponse>, DatabaseRawResponse>;
  }

  export interface DatabaseCreateParams extends InAccount {
    /** Name for people and for the CLI, unique within the account; Workers are bound by id. @example "my-database" @minLength 1 */ name: string;
    /** Region the data may not leave; fixed at creation, and the location hint is ignored then. */ jurisdiction?: 'eu' | 'fedramp' | 'us' | (string & {});
    /** Region wished for the primary; left out, one near the caller. */
    primary_location_hint?: 'wnam' | 'enam' | 'weur' | 'eeur' | 'apac' | 'oc' | (string & {});
    read_replication?: ReadReplication;
  }

  export interface D1 extends DatabaseListResponse {
    /** Bytes the database takes. @example 12 @unit bytes */ file_size?: number;
    /** Number of tables. @example 12 */ num_tables?: number;
    read_replication?: ReadReplication;
  }

  export interface ReadReplication {
    /** `auto` keeps read replicas in all regions and sends reads to a near one; `disabled` uses the primary only. */ mode: 'auto' | 'disabled';
  }

  export interface DatabaseUpdateParams extends InAccount {
    read_replication: ReadReplication;
  }

  export interface DatabaseListParams extends InAccount {
    /** Only databases with this name. @minLength 1 */ name?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 10000 @default 1000 */ per_page?: number;
  }

  export interface DatabaseListResponse {
    /** @readOnly */ created_at?: DateTime;
    /** Region the data may not leave; null if there is no such limit. */ jurisdiction?: 'eu' | 'fedramp' | 'us' | null;
    /** Name for people and for the CLI, unique within the account; Workers are bound by id. @example "my-database" */ name?: string;
    /** Identifies the database; bindings and paths use it. @example "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx" @readOnly */ uuid?: string;
    /** Version of D1's storage; `production` is the present one. @example "production" */ version?: string;
  }

  export type DatabaseDeleteResponse = JsonValue;

  export interface DatabaseEditParams extends InAccount {
    read_replication?: ReadReplication;
  }

  export interface DatabaseExportParams extends InAccount {
    /** Completion check: repeating the call. */ output_format: 'polling';
    /** Bookmark of the first answer, which every poll repeats. @minLength 1 */ current_bookmark?: string;
    /** Content of the file; if omitted, everything is exported. */ dump_options?: DatabaseExportParams.DumpOptions;
  }
  export namespace DatabaseExportParams {
    export interface DumpOptions {
      /** If true, only the definitions of tables are exported, without rows. */ no_data?: boolean;
      /** If true, only the rows are exported, without the definitions of tables. */ no_schema?: boolean;
      /** Tables to export; empty or left out, all of them. */ tables?: string[];
    }
  }

  export interface TaskState {
    /** Bookmark of the task; give it as `current_bookmark` in the next poll. */ at_bookmark?: string;
    messages?: string[];
    /** Whether the task is done; absent while it runs. */ status?: 'complete' | 'error';
    success?: boolean;
  }

  export interface DatabaseExportResponse extends TaskState {
    /** Error message; only if `status` is error. */ error?: string;
    /** Outcome of the task; only if `status` is complete. */ result?: DatabaseExportResponse.Result;
    /** Kind of task. */ type?: 'export';
  }
  export namespace DatabaseExportResponse {
    export interface Result {
      /** Name of the SQL file. */ filename?: string;
      /** Address the file can be downloaded from without a token, for an hour. @sensitive */ signed_url?: string;
    }
  }

  export interface DatabaseGetParams extends InAccount {
    /** Properties that are returned; left out, all of them. @comma @minItems 1 */ fields?: (
      | 'uuid' | 'name' | 'created_at' | 'version' | 'jurisdiction' | 'num_tables' | 'file_size'
      | 'running_in_region' | 'read_replication' | (string & {})
    )[];
  }

  /** @discriminator action */
  export type DatabaseImportParams =
    | DatabaseImportParams.Init | DatabaseImportParams.Ingest | DatabaseImportParams.Poll;
  export namespace DatabaseImportParams {
    export interface Init extends InAccount {
      /** First stage: asks for an address to upload the file to. */ action: 'init';
      /** MD5 of the file in hex; a file uploaded before is not uploaded again. @pattern ^[0-9a-fA-F]{32}$ */ etag: string;
    }
    export interface Ingest extends InAccount {
      /** Second stage: says that the file is uploaded and is to be run. */ action: 'ingest';
      /** MD5 of the file in hex, the same as for `init`. @pattern ^[0-9a-fA-F]{32}$ */ etag: string;
      /** Name that `init` returned. @minLength 1 */ filename: string;
    }
    export interface Poll extends InAccount {
      /** Third stage: asks how far the import is. */ action: 'poll';
      /** Bookmark that `ingest` or the last poll returned. @minLength 1 */ current_bookmark: string;
    }
  }

  export interface DatabaseImportResponse extends TaskState {
    /** Error message; the import then changed nothing. */ error?: string;
    /** Name of the uploaded file; `ingest` takes it. */ filename?: string;
    /** Outcome of the task; only if `status` is complete. */ result?: DatabaseImportResponse.Result;
    /** Kind of task. */ type?: 'import';
    /** Address to PUT the file to; absent if the file is there already. @sensitive */ upload_url?: string;
  }
  export namespace DatabaseImportResponse {
    export interface Result {
      /** Time Travel bookmark right after the import. */ final_bookmark?: string;
      /** Time, rows and place of the execution. */ meta?: QueryResultMeta;
      /** Number of statements that were run. */ num_queries?: number;
    }
  }

  export type DatabaseQueryParams = DatabaseQueryParams.D1SingleQuery | DatabaseQueryParams.MultipleQueries;
  export namespace DatabaseQueryParams {
    export interface D1SingleQuery extends InAccount {
      /** SQL to run; several statements are joined by semicolons. `?` and `?1` are parameters. @minLength 1 @example "SELECT * FROM users WHERE id = ?" */
      sql: string;
      /** Values of the parameters, in order. @maxItems 100 */ params?: (string | number | null)[];
    }
    export interface MultipleQueries extends InAccount {
      /** Statements that run in order as one transaction. @minItems 1 */ batch: MultipleQueries.Batch[];
    }
    export namespace MultipleQueries {
      export interface Batch {
        /** SQL to run; several statements are joined by semicolons. `?` and `?1` are parameters. @minLength 1 @example "SELECT * FROM users WHERE id = ?" */
        sql: string;
        /** Values of the parameters, in order. @maxItems 100 */ params?: (string | number | null)[];
      }
    }
  }

  export interface QueryResult {
    /** Time, rows and place of the execution. */ meta?: QueryResultMeta;
    /** Rows, each an object by column name. */ results?: unknown[];
    success?: boolean;
  }

  export type DatabaseRawParams = DatabaseQueryParams.D1SingleQuery | DatabaseQueryParams.MultipleQueries;

  export interface DatabaseRawResponse {
    /** Time, rows and place of the execution. */ meta?: QueryResultMeta;
    /** Columns and rows of the answer. */ results?: DatabaseRawResponse.Results;
    success?: boolean;
  }
  export namespace DatabaseRawResponse {
    export interface Results {
      /** Column names, in the order of the values. */ columns?: string[];
      /** Rows, each an array of values. */ rows?: unknown[][];
    }
  }

  export type DatabaseListResponsesV4PagePaginationArray = V4PagePaginationArray<DatabaseListResponse>;

  export type DatabaseRawResponsesSinglePage = SinglePage<DatabaseRawResponse>;

  export type QueryResultsSinglePage = SinglePage<QueryResult>;

  export interface QueryResultMeta {
    /** Whether the statement changed the database in any way. */ changed_db?: boolean;
    /** Number of rows changed, as SQLite's `total_changes` counts; a rough figure. */ changes?: number;
    /** Milliseconds inside the database, without the network. @unit milliseconds */ duration?: number;
    /** ROWID of the last inserted row; without meaning for tables that have none. */ last_row_id?: number;
    /** Rows read, indexes included; billing counts them, not the rows returned. */ rows_read?: number;
    /** Rows written, indexes included; billing counts them. */ rows_written?: number;
    /** Data center that ran the query, by airport code. @example "LHR" */ served_by_colo?: string;
    /** Whether the primary ran the query, not a replica. */ served_by_primary?: boolean;
    /** Region of the instance that ran the query. */ served_by_region?: 'WNAM' | 'ENAM' | 'WEUR' | 'EEUR' | 'APAC' | 'OC';
    /** Bytes the database takes after the query. @unit bytes */ size_after?: number;
    /** Durations in more detail. */ timings?: QueryResultMeta.Timings;
  }
  export namespace QueryResultMeta {
    export interface Timings {
      /** Milliseconds the SQL took inside the database, without the network. @unit milliseconds */ sql_duration_ms?: number;
    }
  }
}

export declare namespace D1Resource.Database {
  /** Return to any earlier minute within the retention period. */
  export interface TimeTravel {
    /** Get the Time Travel bookmark for now or for a past moment.
     *
     *  Reaches back 30 days, 7 on the Free plan.
     *  @http GET /accounts/{account_id}/d1/database/{database_id}/time_travel/bookmark
     *  @permission D1 Read; D1 Write
     *  @availability ga */
    getBookmark(
      databaseID: string,
      params: TimeTravelGetBookmarkParams,
      options?: RequestOptions,
    ): APIPromise<TimeTravelGetBookmarkResponse>;

    /** Restore a D1 database, in place, to a bookmark or a past moment.
     *
     *  Overwrites the database and stops queries that are running. To undo, restore `previous_bookmark` of the answer.
     *  @http POST /accounts/{account_id}/d1/database/{database_id}/time_travel/restore
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "database_id": "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415",
     *    "timestamp": "2026-01-31T15:56:36Z"
     *  }
     *  @aliases point in time recovery; roll back */
    restore(databaseID: string, params: TimeTravelRestoreParams, options?: RequestOptions): APIPromise<TimeTravelRestoreResponse>;
  }

  export interface TimeTravelGetBookmarkParams extends InAccount {
    /** Moment to find the nearest earlier bookmark of; left out, now. */ timestamp?: DateTime;
  }

  export interface TimeTravelGetBookmarkResponse {
    /** Marks a state of the database that can be restored. */ bookmark?: string;
  }

  export interface TimeTravelRestoreParams extends InAccount {
    /** Bookmark to go back to; one of it and `timestamp` is needed. @query @minLength 1 */ bookmark?: string;
    /** Moment to go back to; one of it and `bookmark` is needed. @query */ timestamp?: DateTime;
  }

  export interface TimeTravelRestoreResponse {
    /** Bookmark of the state after the restore. */ bookmark?: string;
    /** Outcome for people. */ message?: string;
    /** Bookmark of the state before; restore it to undo. */ previous_bookmark?: string;
  }
}
