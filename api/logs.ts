import type { APIPromise, JsonObject, PagePromise, RequestOptions, SinglePage, Uploadable } from './_client.ts';
import type { DateTime, InAccount, InAccountOrZone, InZone, Integer, ResponseInfo } from './_shared.ts';

/** Logs: Stored request logs: retention, search and download.
 *  @product logs Logs
 *  @docs https://developers.cloudflare.com/logs/ */
export interface Logs {
  readonly logExplorer: Logs.LogExplorer;
  readonly control: Logs.Control;
  readonly RayID: Logs.RayID;
  readonly received: Logs.Received;

  /** List Logpush files in an R2 bucket for a time range.
   *  @http GET /accounts/{account_id}/logs/list
   *  @permission Logs Write; Logs Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/logpull-list-log-files */
  list(params: Logs.LogListParams, options?: RequestOptions): APIPromise<Logs.LogListResponse>;

  /** Read log lines for a time range from an R2 bucket that Logpush fills.
   *  @http GET /accounts/{account_id}/logs/retrieve
   *  @answer binary
   *  @permission Logs Write; Logs Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/logpull-retrieve-logs */
  retrieve(params: Logs.LogRetrieveParams, options?: RequestOptions): APIPromise<Response>;
}

export declare namespace Logs {
  export interface LogListParams extends InAccount {
    /** @header R2-Access-Key-Id @example "29a92f1a6e6887d79f3401a41" */ 'R2-Access-Key-Id': string;
    /** @header R2-Secret-Access-Key @example "869b6e19534a6715ab69a07d76492d673f8134d" @sensitive */ 'R2-Secret-Access-Key': string;
    start: DateTime;
    end: DateTime;
    /** @example "cloudflare-logs" */ bucket: string;
    /** @example "http_requests/example.com/{DATE}" */ prefix?: string;
    /** @min 1 @max 1000 @example 1000 */ limit?: Integer;
  }

  export interface LogListResponse {
    keys?: string[];
  }

  export interface LogRetrieveParams extends InAccount {
    /** @header R2-Access-Key-Id @example "29a92f1a6e6887d79f3401a41" */ 'R2-Access-Key-Id': string;
    /** @header R2-Secret-Access-Key @example "869b6e19534a6715ab69a07d76492d673f8134d" @sensitive */ 'R2-Secret-Access-Key': string;
    start: DateTime;
    end: DateTime;
    /** @example "cloudflare-logs" */ bucket: string;
    /** @example "http_requests/example.com/{DATE}" */ prefix?: string;
  }

  /** Logs stored at Cloudflare and searched with SQL. */
  export interface LogExplorer {
    readonly query: LogExplorer.Query;
    readonly datasets: LogExplorer.Datasets;
  }

  /** Where logs are kept and whether they are kept at all. */
  export interface Control {
    readonly retention: Control.Retention;
    readonly cmb: Control.Cmb;
  }

  /** Log entries of one request, found by its identifier. */
  export interface RayID {
    /** Find the log entries of one request by its Ray ID.
     *  @http GET /zones/{zone_id}/logs/rayids/{ray_id}
     *  @unwrapped
     *  @permission Logs Write; Logs Read
     *  @plans enterprise */
    get(/** @maxLength 16 */ RayID: string, params: RayIDGetParams, options?: RequestOptions): APIPromise<RayIDGetResponse>;
  }

  export interface RayIDGetParams extends InZone {
    /** @example "ClientIP,RayID,EdgeStartTimestamp" */ fields?: string;
    /** @default "unixnano" */ timestamps?: 'unix' | 'unixnano' | 'rfc3339';
  }

  export type RayIDGetResponse = unknown;

  /** Request logs of a zone, pulled for a time span. */
  export interface Received {
    readonly fields: Received.Fields;

    /** Pull a zone's request logs for a time span, with fields and sampling.
     *  @http GET /zones/{zone_id}/logs/received
     *  @unwrapped
     *  @permission Logs Write; Logs Read
     *  @plans enterprise */
    get(params: ReceivedGetParams, options?: RequestOptions): APIPromise<ReceivedGetResponse>;
  }

  export interface ReceivedGetParams extends InZone {
    end: string | Integer;
    /** @min 1 */ count?: Integer;
    /** @example "ClientIP,RayID,EdgeStartTimestamp" */ fields?: string;
    /** @min 0 @max 1 @example 0.1 */ sample?: number;
    start?: string | Integer;
    /** @default "unixnano" */ timestamps?: 'unix' | 'unixnano' | 'rfc3339';
  }

  export type ReceivedGetResponse = unknown;
}

export declare namespace Logs.LogExplorer {
  /** SQL statements run over stored logs. */
  export interface Query {
    /** Run a SQL query over logs stored in Log Explorer for an account or zone.
     *  @http POST /{account_or_zone}/logs/explorer/query/sql
     *  @body text
     *  @permission Logs Write; Logs Read
     *  @availability ga */
    sql(body: Uploadable, params: QuerySqlParams, options?: RequestOptions): PagePromise<SinglePage<QuerySqlResponse>, QuerySqlResponse>;

    /** Run a Log Explorer SQL query passed in the URL (deprecated).
     *  @http GET /{account_or_zone}/logs/explorer/query/sql
     *  @permission Logs Write; Logs Read
     *  @deprecated */
    get(params: QueryGetParams, options?: RequestOptions): APIPromise<QueryGetResponse | null>;
  }

  export type QuerySqlParams = InAccountOrZone;

  export type QuerySqlResponse = { [key: string]: unknown };

  export interface QueryGetParams extends InAccountOrZone {
    /** @maxLength 4096 */ query: string;
  }

  export type QueryGetResponse = JsonObject[] | null;

  /** Kinds of logs that are being stored. */
  export interface Datasets {
    readonly available: Datasets.Available;

    /** Start ingesting a dataset into Log Explorer, with chosen fields and filter.
     *  @http POST /{account_or_zone}/logs/explorer/datasets
     *  @status 201
     *  @permission Logs Write
     *  @availability ga */
    create(params: DatasetCreateParams, options?: RequestOptions): APIPromise<Dataset>;

    /** Pause or resume a Log Explorer dataset, or set its fields and protection.
     *  @http PUT /{account_or_zone}/logs/explorer/datasets/{dataset_id}
     *  @permission Logs Write
     *  @availability ga */
    update(datasetID: string, params: DatasetUpdateParams, options?: RequestOptions): APIPromise<Dataset>;

    /** List the Log Explorer datasets of an account or zone, or its zones too.
     *  @http GET /{account_or_zone}/logs/explorer/datasets
     *  @permission Logs Write; Logs Read
     *  @availability ga */
    list(params?: DatasetListParams | null, options?: RequestOptions): PagePromise<SinglePage<DatasetSummary>, DatasetSummary>;

    /** Delete a Log Explorer dataset and return what it was.
     *  @http DELETE /{account_or_zone}/logs/explorer/datasets/{dataset_id}
     *  @status 202
     *  @availability ga
     *  @confirm */
    delete(datasetID: string, params?: DatasetDeleteParams | null, options?: RequestOptions): APIPromise<Dataset>;

    /** Look up the fields, filter and state of one Log Explorer dataset.
     *  @http GET /{account_or_zone}/logs/explorer/datasets/{dataset_id}
     *  @permission Logs Write
     *  @availability ga */
    get(datasetID: string, params?: DatasetGetParams | null, options?: RequestOptions): APIPromise<Dataset>;
  }

  export interface DatasetCreateParams extends InAccountOrZone {
    dataset: string;
    fields?: Dataset.Field[];
    filter?: string;
  }
  export namespace DatasetCreateParams {
    export type Field = Dataset.Field;
  }

  export interface Dataset {
    /** @readOnly */ created_at: DateTime;
    dataset: string;
    /** @readOnly */ dataset_id: string;
    /** @default true */ deletion_protection: boolean;
    /** @default true */ enabled: boolean;
    fields: Dataset.Field[];
    /** @readOnly */ object_id: string;
    /** @readOnly */ object_type: 'account' | 'zone';
    /** @readOnly */ updated_at: DateTime;
    filter?: string;
  }
  export namespace Dataset {
    export interface Field {
      enabled: boolean;
      name: string;
    }
  }

  export interface DatasetUpdateParams extends InAccountOrZone {
    enabled: boolean;
    deletion_protection?: boolean;
    fields?: Dataset.Field[];
    filter?: string | null;
  }
  export namespace DatasetUpdateParams {
    export type Field = Dataset.Field;
  }

  export interface DatasetListParams extends InAccountOrZone {
    include_zones?: boolean;
  }

  export interface DatasetSummary {
    /** @readOnly */ created_at: DateTime;
    dataset: string;
    /** @readOnly */ dataset_id: string;
    /** @default true */ deletion_protection: boolean;
    /** @default true */ enabled: boolean;
    /** @readOnly */ object_id: string;
    /** @readOnly */ object_type: 'account' | 'zone';
    /** @readOnly */ updated_at: DateTime;
  }

  export type DatasetDeleteParams = InAccountOrZone;

  export type DatasetGetParams = InAccountOrZone;

  export interface CreateRequest {
    dataset: string;
    fields?: Dataset.Field[];
    filter?: string;
  }
  export namespace CreateRequest {
    export type Field = Dataset.Field;
  }

  export type DatasetSummariesSinglePage = SinglePage<DatasetSummary>;

  export type QuerySqlResponsesSinglePage = SinglePage<QuerySqlResponse>;

  export interface UpdateRequest {
    enabled: boolean;
    deletion_protection?: boolean;
    fields?: Dataset.Field[];
    filter?: string | null;
  }
  export namespace UpdateRequest {
    export type Field = Dataset.Field;
  }
}

export declare namespace Logs.LogExplorer.Datasets {
  /** Kinds of logs that could be stored. */
  export interface Available {
    /** List the datasets Log Explorer could ingest for an account or zone.
     *  @http GET /{account_or_zone}/logs/explorer/datasets/available
     *  @permission Logs Write; Logs Read
     *  @availability ga */
    list(params?: AvailableListParams | null, options?: RequestOptions): PagePromise<SinglePage<AvailableDataset>, AvailableDataset>;
  }

  export type AvailableListParams = InAccountOrZone;

  export interface AvailableDataset {
    dataset: string;
    object_type: 'account' | 'zone';
    schema: AvailableDataset.Schema;
    timestamp_field: string;
  }
  export namespace AvailableDataset {
    export interface Schema {
      properties?: { [key: string]: unknown };
      required?: string[];
      type?: 'object';
    }
  }

  export type AvailableDatasetsSinglePage = SinglePage<AvailableDataset>;

  export interface AvailableList {
    errors: ResponseInfo[];
    messages: string[];
    success: boolean;
    result?: AvailableDataset[] | null;
  }
}

export declare namespace Logs.Control {
  /** Whether a zone's request logs are stored. */
  export interface Retention {
    /** Turn log retention on or off for a zone.
     *  @http POST /zones/{zone_id}/logs/control/retention/flag
     *  @body json required
     *  @permission Logs Write
     *  @plans enterprise */
    create(params: RetentionCreateParams, options?: RequestOptions): APIPromise<RetentionGetResponse | null>;

    /** See whether log retention is on for a zone.
     *  @http GET /zones/{zone_id}/logs/control/retention/flag
     *  @permission Logs Write; Logs Read
     *  @plans enterprise */
    get(params: RetentionGetParams, options?: RequestOptions): APIPromise<RetentionGetResponse | null>;
  }

  export interface RetentionCreateParams extends InZone {
    flag?: boolean;
  }

  export type RetentionCreateResponse = RetentionGetResponse;

  export type RetentionGetParams = InZone;

  export interface RetentionGetResponse {
    flag?: boolean;
  }

  /** The Customer Metadata Boundary, which keeps logs within a region. */
  export interface Cmb {
    readonly config: Cmb.Config;
  }
}

export declare namespace Logs.Control.Cmb {
  /** Regions in which the account's logs may stay. */
  export interface Config {
    /** Set the regions of the Customer Metadata Boundary for the account's logs.
     *  @http POST /accounts/{account_id}/logs/control/cmb/config
     *  @body json required
     *  @permission Logs Write */
    create(params: ConfigCreateParams, options?: RequestOptions): APIPromise<CmbConfig | null>;

    /** Remove the account's Customer Metadata Boundary settings for logs.
     *  @http DELETE /accounts/{account_id}/logs/control/cmb/config
     *  @permission Logs Write */
    delete(params: ConfigDeleteParams, options?: RequestOptions): APIPromise<ConfigDeleteResponse | null>;

    /** Read the Customer Metadata Boundary regions set for the account's logs.
     *  @http GET /accounts/{account_id}/logs/control/cmb/config
     *  @permission Logs Write; Logs Read */
    get(params: ConfigGetParams, options?: RequestOptions): APIPromise<CmbConfig | null>;
  }

  export interface ConfigCreateParams extends InAccount {
    allow_out_of_region_access?: boolean;
    /** @maxLength 256 @example "eu" */ regions?: string;
  }

  export interface CmbConfig {
    allow_out_of_region_access?: boolean;
    /** @maxLength 256 @example "eu" */ regions?: string;
  }

  export type ConfigDeleteParams = InAccount;

  export type ConfigDeleteResponse = unknown;

  export type ConfigGetParams = InAccount;
}

export declare namespace Logs.Received {
  /** Columns that pulled logs can contain. */
  export interface Fields {
    /** List the fields that a zone's received logs can contain.
     *  @http GET /zones/{zone_id}/logs/received/fields
     *  @unwrapped
     *  @permission Logs Write; Logs Read
     *  @plans enterprise */
    get(params: FieldGetParams, options?: RequestOptions): APIPromise<FieldGetResponse>;
  }

  export type FieldGetParams = InZone;

  export interface FieldGetResponse {
    /** @example "value" */ key?: string;
  }
}
