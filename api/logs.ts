import type {
  APIPromise,
  JsonObject,
  JsonValue,
  PagePromise,
  RequestOptions,
  Rows,
  SinglePage,
  Uploadable,
} from './_client.ts';
import type { DateTime, InAccount, InAccountOrZone, Integer, InZone, ResponseInfo } from './_shared.ts';

/** Logs: Stored request logs: retention, search and download.
 *  @product logs Logs
 *  @docs https://developers.cloudflare.com/logs/ */
export interface Logs {
  readonly logExplorer: Logs.LogExplorer;
  readonly control: Logs.Control;
  readonly RayID: Logs.RayID;
  readonly received: Logs.Received;

  /** List Logpush files in an R2 bucket for a time range.
   *
   *  Reads your own bucket: the R2 access key travels in headers and needs read rights on the bucket.
   *  @http GET /accounts/{account_id}/logs/list
   *  @permission Logs Write; Logs Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/logpull-list-log-files */
  list(params: Logs.LogListParams, options?: RequestOptions): APIPromise<Logs.LogListResponse>;

  /** Get log lines for a time range from an R2 bucket that Logpush fills.
   *
   *  The answer is NDJSON, the files of the range one after another. A range ends at the request's time limit: ask for short ones.
   *  @http GET /accounts/{account_id}/logs/retrieve
   *  @response binary
   *  @permission Logs Write; Logs Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/logpull-retrieve-logs */
  retrieve(params: Logs.LogRetrieveParams, options?: RequestOptions): APIPromise<Response>;
}

export declare namespace Logs {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Dataset to work on, as `logs.logExplorer.datasets.list` shows it. @from logs.logExplorer.datasets.list */ dataset_id: string;
    /** Request to look up, by the ray id of its `CF-RAY` header, without the data center. */ ray_id: string;
  }

  export interface LogWindow {
    /** Access key id of an R2 token that may read the bucket. @header R2-Access-Key-Id @example "29a92f1a6e6887d79f3401a41" */
    'R2-Access-Key-Id': string;
    /** Secret access key of the R2 token; sent in a header. @header R2-Secret-Access-Key @example "869b6e19534a6715ab69a07d76492d673f8134d" @sensitive */
    'R2-Secret-Access-Key': string;
    /** Start of the range. */ start: DateTime;
    /** End of the range; after the start. */ end: DateTime;
    /** R2 bucket into which Logpush writes. @example "cloudflare-logs" @minLength 3 @maxLength 63 */ bucket: string;
    /** Path of the files in the bucket; `{DATE}` stands for the day. @example "http_requests/example.com/{DATE}" */ prefix?: string;
  }

  export interface LogListParams extends InAccount, LogWindow {
    /** Most files returned. @min 1 @max 1000 @example 1000 */ limit?: Integer;
  }

  export interface LogListResponse {
    /** Paths of the files in the bucket. */ keys?: string[];
  }

  export interface LogRetrieveParams extends InAccount, LogWindow {}

  /** Logs stored at Cloudflare and searched with SQL. */
  export interface LogExplorer {
    readonly query: LogExplorer.Query;
    readonly datasets: LogExplorer.Datasets;
  }

  /** Retention and storage location of logs. */
  export interface Control {
    readonly retention: Control.Retention;
    readonly cmb: Control.Cmb;
  }

  /** Log entries of one request, found by its identifier. */
  export interface RayID {
    /** Get the log entries of one request by its Ray ID.
     *
     *  Needs log retention on the zone (Enterprise); entries are there for up to seven days.
     *  @http GET /zones/{zone_id}/logs/rayids/{ray_id}
     *  @response rows
     *  @permission Logs Write; Logs Read
     *  @plans enterprise */
    get(/** @maxLength 16 */ RayID: string, params: RayIDGetParams, options?: RequestOptions): APIPromise<Rows<RayIDGetResponse>>;
  }

  export interface RayIDGetParams extends InZone {
    /** Fields wanted, joined by commas; left out, a small default set. Their order does not matter. @example "ClientIP,RayID,EdgeStartTimestamp" */
    fields?: string;
    /** Form of times: seconds or nanoseconds since 1970, or RFC 3339 text. @default "unixnano" */ timestamps?: 'unix' | 'unixnano' | 'rfc3339' | (string & {});
  }

  export type RayIDGetResponse = JsonValue;

  /** Request logs of a zone, pulled for a time span. */
  export interface Received {
    readonly fields: Received.Fields;

    /** Get a zone's request logs for a time span.
     *
     *  Ordered by nothing: take spans that touch (`end` of one is `start` of the next). A span is at most an hour, ends at least five minutes
     *  ago and starts at most seven days back.
     *  @http GET /zones/{zone_id}/logs/received
     *  @response rows
     *  @permission Logs Write; Logs Read
     *  @plans enterprise */
    get(params: ReceivedGetParams, options?: RequestOptions): APIPromise<Rows<ReceivedGetResponse>>;
  }

  export interface ReceivedGetParams extends InZone {
    /** End of the span, exclusive: RFC 3339 or Unix time; at least five minutes ago, at most an hour after `start`. @example "2026-01-05T10:10:00Z" */ end: string | Integer;
    /** Most lines returned; which ones is not defined and repeats may differ. Not together with `sample`. @min 1 */ count?: Integer;
    /** Fields wanted, joined by commas; left out, a small default set. Their order does not matter. @example "ClientIP,RayID,EdgeStartTimestamp" */
    fields?: string;
    /** Share of the lines returned at random, from 0 to 1: 0.1 for one in ten. @min 0 @max 1 @example 0.1 */ sample?: number;
    /** Start of the span, inclusive: RFC 3339 or Unix time; at most seven days back. */ start?: string | Integer;
    /** Form of times: seconds or nanoseconds since 1970, or RFC 3339 text. @default "unixnano" */ timestamps?: 'unix' | 'unixnano' | 'rfc3339' | (string & {});
  }

  export type ReceivedGetResponse = JsonValue;
}

export declare namespace Logs.LogExplorer {
  /** SQL statements run over stored logs. */
  export interface Query {
    /** Run a SQL query over logs stored in Log Explorer for an account or zone.
     *
     *  Answers come from ingested datasets only; filter by a time range to keep the scan small.
     *  @http POST /{account_or_zone}/logs/explorer/query/sql
     *  @body text
     *  @permission Logs Write; Logs Read
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "body": "SELECT clientip FROM http_requests WHERE date = '2026-01-01' LIMIT 10" } */
    sql(body: Uploadable, params: InAccountOrZone, options?: RequestOptions): PagePromise<SinglePage<QuerySqlResponse>, QuerySqlResponse>;

    /** Run a Log Explorer SQL query passed in the URL (deprecated).
     *  @http GET /{account_or_zone}/logs/explorer/query/sql
     *  @permission Logs Write; Logs Read
     *  @deprecated */
    get(params: QueryGetParams, options?: RequestOptions): APIPromise<QueryGetResponse | null>;
  }

  export type QuerySqlResponse = { [key: string]: unknown };

  export interface QueryGetParams extends InAccountOrZone {
    /** SQL to run, percent-encoded in the URL. @maxLength 4096 @minLength 1 @example "SELECT clientip FROM http_requests LIMIT 10" */ query: string;
  }

  export type QueryGetResponse = JsonObject[] | null;

  /** Kinds of logs that are being stored. */
  export interface Datasets {
    readonly available: Datasets.Available;

    /** Create a Log Explorer dataset with chosen fields and filter.
     *
     *  Ingest starts now: earlier events are not fetched, and stored events are billed.
     *  @http POST /{account_or_zone}/logs/explorer/datasets
     *  @status 201
     *  @permission Logs Write
     *  @availability ga */
    create(params: DatasetCreateParams, options?: RequestOptions): APIPromise<Dataset>;

    /** Replace a Log Explorer dataset's fields, state and protection.
     *
     *  A filter left out stays as it is; an empty text removes it. Stopping the ingest keeps what is stored.
     *  @http PUT /{account_or_zone}/logs/explorer/datasets/{dataset_id}
     *  @permission Logs Write
     *  @availability ga */
    update(datasetID: string, params: DatasetUpdateParams, options?: RequestOptions): APIPromise<Dataset>;

    /** List the Log Explorer datasets of an account or zone.
     *  @http GET /{account_or_zone}/logs/explorer/datasets
     *  @permission Logs Write; Logs Read
     *  @availability ga
     *  @columns dataset object_type enabled deletion_protection created_at updated_at */
    list(params?: DatasetListParams | null, options?: RequestOptions): PagePromise<SinglePage<DatasetSummary>, DatasetSummary>;

    /** Delete a Log Explorer dataset and return what it was.
     *
     *  Stored events go with it. Refused while `deletion_protection` is on.
     *  @http DELETE /{account_or_zone}/logs/explorer/datasets/{dataset_id}
     *  @status 202
     *  @availability ga
     *  @confirm */
    delete(datasetID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<Dataset>;

    /** Get the fields, filter and state of one Log Explorer dataset.
     *  @http GET /{account_or_zone}/logs/explorer/datasets/{dataset_id}
     *  @permission Logs Write
     *  @availability ga */
    get(datasetID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<Dataset>;
  }

  export interface DatasetCreateParams extends InAccountOrZone {
    /** Kind of events to ingest, such as `http_requests`. @minLength 1 @example "http_requests" */ dataset: string;
    /** Fields to ingest; left out, those that Cloudflare takes by default. */ fields?: CreateRequestField[];
    /** Filter as JSON text: only matching events are ingested. */ filter?: string;
    /** If true, traffic of DDoS attacks is not stored. Only for `http_requests`, `firewall_events` and `network_analytics_logs`. */
    filter_attack_traffic?: boolean;
  }

  export interface Dataset extends DatasetSummary {
    /** The dataset's fields, each with whether it is ingested. */ fields: CreateRequestField[];
    /** Filter of the ingest as JSON text; absent if everything is taken. */ filter?: string;
    /** Whether traffic of DDoS attacks is kept out of the dataset; absent if the dataset does not support it. */ filter_attack_traffic?: boolean;
  }

  export interface DatasetUpdateParams extends InAccountOrZone, UpdateRequest {}

  export interface DatasetListParams extends InAccountOrZone {
    /** If true, datasets of the account's zones are listed too. */ include_zones?: boolean;
  }

  export interface DatasetSummary {
    /** @readOnly */ created_at: DateTime;
    /** Kind of events, such as `http_requests`. */ dataset: string;
    /** Id of the dataset, given by Cloudflare. @readOnly */ dataset_id: string;
    /** If true, the dataset cannot be deleted until it is switched off. @default true */ deletion_protection: boolean;
    /** Whether new events are ingested. @default true */ enabled: boolean;
    /** Account or zone that owns the dataset. @readOnly */ object_id: string;
    /** Whether the dataset belongs to an account or to a zone. @readOnly */ object_type: 'account' | 'zone';
    /** @readOnly */ updated_at: DateTime;
  }

  export interface CreateRequest {
    /** Kind of events to ingest, such as `http_requests`. */ dataset: string;
    /** Fields to ingest; left out, those that Cloudflare takes by default. */ fields?: CreateRequestField[];
    /** Filter as JSON text: only matching events are ingested. */ filter?: string;
    /** If true, traffic of DDoS attacks is not stored. Only for `http_requests`, `firewall_events` and `network_analytics_logs`. */
    filter_attack_traffic?: boolean;
  }

  export type DatasetSummariesSinglePage = SinglePage<DatasetSummary>;

  export type QuerySqlResponsesSinglePage = SinglePage<QuerySqlResponse>;

  export interface UpdateRequest {
    /** Whether new events are ingested. */ enabled: boolean;
    /** Whether deleting the dataset is refused. */ deletion_protection?: boolean;
    /** Fields to ingest from now on; left out, those that Cloudflare takes by default. */ fields?: CreateRequestField[];
    /** Filter as JSON text; left out it stays, an empty text or null removes it. */ filter?: string | null;
    /** If true, traffic of DDoS attacks is no longer stored; left out, the setting stays as it is. */ filter_attack_traffic?: boolean;
  }

  export interface CreateRequestField {
    /** Whether the log field is stored with each record. */ enabled: boolean;
    /** Log field, by its name in the dataset's schema. @minLength 1 */ name: string;
  }
}

export declare namespace Logs.LogExplorer.Datasets {
  /** Kinds of logs that could be stored. */
  export interface Available {
    /** List the datasets Log Explorer could ingest.
     *  @http GET /{account_or_zone}/logs/explorer/datasets/available
     *  @permission Logs Write; Logs Read
     *  @availability ga
     *  @columns dataset object_type timestamp_field */
    list(params?: InAccountOrZone | null, options?: RequestOptions): PagePromise<SinglePage<AvailableDataset>, AvailableDataset>;
  }

  export interface AvailableDataset {
    /** Kind of events, such as `http_requests`. */ dataset: string;
    /** Whether an account or a zone can ingest it. */ object_type: 'account' | 'zone';
    /** JSON schema of an event. */ schema: AvailableDataset.Schema;
    /** Field by which events are ordered in time. */ timestamp_field: string;
  }
  export namespace AvailableDataset {
    export interface Schema {
      /** JSON schema of each field. */ properties?: { [key: string]: unknown };
      /** Fields that every event has. */ required?: string[];
      /** Always an object. */ type?: 'object';
    }
  }

  export type AvailableDatasetsSinglePage = SinglePage<AvailableDataset>;

  export interface AvailableList {
    errors: ResponseInfo[];
    messages: string[];
    success: boolean;
    /** Datasets that could be ingested; null if there are none. */ result?: AvailableDataset[] | null;
  }
}

export declare namespace Logs.Control {
  /** Whether a zone's request logs are stored. */
  export interface Retention {
    /** Set log retention on or off for a zone.
     *
     *  Only retained logs can be pulled. Switching it off lets stored logs run out; new requests are not kept.
     *  @http POST /zones/{zone_id}/logs/control/retention/flag
     *  @body json required
     *  @permission Logs Write
     *  @plans enterprise */
    create(params: RetentionCreateParams, options?: RequestOptions): APIPromise<RetentionResult | null>;

    /** Get whether log retention is on for a zone.
     *  @http GET /zones/{zone_id}/logs/control/retention/flag
     *  @permission Logs Write; Logs Read
     *  @plans enterprise */
    get(params: InZone, options?: RequestOptions): APIPromise<RetentionResult | null>;
  }

  export interface RetentionCreateParams extends InZone {
    /** Whether logs of the zone are kept for pulling. */ flag?: boolean;
  }

  export interface RetentionResult {
    /** Whether logs of the zone are kept for pulling. */ flag?: boolean;
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

    /** Delete the account's Customer Metadata Boundary settings.
     *  @http DELETE /accounts/{account_id}/logs/control/cmb/config
     *  @permission Logs Write */
    delete(params: InAccount, options?: RequestOptions): APIPromise<ConfigDeleteResponse | null>;

    /** Get the Customer Metadata Boundary regions of the account's logs.
     *  @http GET /accounts/{account_id}/logs/control/cmb/config
     *  @permission Logs Write; Logs Read */
    get(params: InAccount, options?: RequestOptions): APIPromise<CmbConfig | null>;
  }

  export interface ConfigCreateParams extends InAccount, CmbConfig {}

  export interface CmbConfig {
    /** Whether logs may be read from outside of the regions. */ allow_out_of_region_access?: boolean;
    /** Regions that may hold the logs, such as `eu`. @maxLength 256 @example "eu" */ regions?: string;
  }

  export type ConfigDeleteResponse = JsonValue;
}

export declare namespace Logs.Received {
  /** Columns that pulled logs can contain. */
  export interface Fields {
    /** Get the fields that a zone's received logs can contain.
     *  @http GET /zones/{zone_id}/logs/received/fields
     *  @unwrapped
     *  @permission Logs Write; Logs Read
     *  @plans enterprise */
    get(params: InZone, options?: RequestOptions): APIPromise<FieldGetResponse>;
  }

  export interface FieldGetResponse {
    /** Field name with what it means. @example "value" */ key?: string;
  }
}
