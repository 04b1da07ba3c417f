import type { APIPromise, JsonObject, RequestOptions, Rows } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** Workers Analytics Engine: Time series data written from Workers and read back by query.
 *  @product analyticsEngine Workers Analytics Engine
 *  @docs https://developers.cloudflare.com/analytics/analytics-engine/ */
export interface AnalyticsEngine {
  readonly sql: AnalyticsEngine.SQL;
}

export declare namespace AnalyticsEngine {
  /** Queries over the data points your Workers wrote. */
  export interface SQL {
    /** As NDJSON, a row a line. */
    get(params: SQLGetParams & { query: `${string}${'FORMAT' | 'format'} ${'JSONEachRow' | 'jsoneachrow'}${string}` }, options?: RequestOptions): APIPromise<Rows<JsonObject>>;

    /** As text, a row a line, columns apart by tabs. @response text/tab-separated-values */
    get(params: SQLGetParams & { query: `${string}${'FORMAT' | 'format'} ${'TabSeparated' | 'tabseparated'}${string}` }, options?: RequestOptions): APIPromise<string>;

    /** Run an Analytics Engine SQL query passed in the URL.
     *
     *  Use `query` for long texts: a URL has a limited length.
     *  @http GET /accounts/{account_id}/analytics_engine/sql
     *  @unwrapped
     *  @permission Account Analytics Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/analytics-engine-sql-query-get */
    get(params: SQLGetParams, options?: RequestOptions): APIPromise<JsonFormat>;

    /** As NDJSON, a row a line. */
    query(params: SQLQueryParams & { body: `${string}${'FORMAT' | 'format'} ${'JSONEachRow' | 'jsoneachrow'}${string}` }, options?: RequestOptions): APIPromise<Rows<JsonObject>>;

    /** As text, a row a line, columns apart by tabs. @response text/tab-separated-values */
    query(params: SQLQueryParams & { body: `${string}${'FORMAT' | 'format'} ${'TabSeparated' | 'tabseparated'}${string}` }, options?: RequestOptions): APIPromise<string>;

    /** Run an Analytics Engine SQL query sent in the request body.
     *
     *  A FORMAT clause chooses JSON (default), NDJSON or tab-separated text. Data is sampled: multiply counts by `_sample_interval`; it is kept
     *  for three months.
     *  @http POST /accounts/{account_id}/analytics_engine/sql
     *  @body text required
     *  @unwrapped
     *  @permission Account Analytics Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/analytics-engine-sql-query-post */
    query(params: SQLQueryParams, options?: RequestOptions): APIPromise<JsonFormat>;
  }

  export interface SQLGetParams extends InAccount {
    /** SQL to run. @minLength 1 @example "SHOW TABLES" */ query: string;
  }

  export interface JsonFormat {
    /** Rows, one object per row with the column names as keys. */ data: JsonObject[];
    /** Name and type of each column. */ meta: { /** Column name, as in the rows. */ name: string; /** SQL type of the column's values. */ type: string }[];
    /** Number of rows returned. */ rows: Integer;
  }

  export interface SQLQueryParams extends InAccount {
    /** SQL to run, as plain text. @body @minLength 1 @example "SHOW TABLES" */ body: string;
  }
}
