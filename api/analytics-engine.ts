import type { APIPromise, JsonObject, RequestOptions } from './_client.ts';
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
    /** Run an Analytics Engine SQL query passed in the URL.
     *  @http GET /accounts/{account_id}/analytics_engine/sql
     *  @unwrapped
     *  @permission Account Analytics Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/analytics-engine-sql-query-get */
    get(params: SQLGetParams, options?: RequestOptions): APIPromise<JsonFormatResponse>;

    /** Run an Analytics Engine SQL query sent in the request body.
     *  @http POST /accounts/{account_id}/analytics_engine/sql
     *  @body text required
     *  @unwrapped
     *  @permission Account Analytics Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/analytics-engine-sql-query-post */
    query(params: SQLQueryParams, options?: RequestOptions): APIPromise<JsonFormatResponse>;
  }

  export interface SQLGetParams extends InAccount {
    query: string;
  }

  export interface JsonFormatResponse {
    data: JsonObject[];
    meta: ({ name: string; type: string })[];
    rows: Integer;
  }

  export interface SQLQueryParams extends InAccount {
    /** @body */ body: string;
  }
}
