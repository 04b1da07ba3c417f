import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount, InAccountOrZone, Integer, InZone } from './_shared.ts';

/** Logpush: Continuous delivery of logs to storage or analysis services.
 *  @product logpush Logpush
 *  @docs https://developers.cloudflare.com/logs/logpush/ */
export interface Logpush {
  readonly datasets: Logpush.Datasets;
  readonly edge: Logpush.Edge;
  readonly jobs: Logpush.Jobs;
  readonly ownership: Logpush.Ownership;
  readonly validate: Logpush.Validate;
  readonly transformers: Logpush.Transformers;
}

export declare namespace Logpush {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Note for people; null or left out, there is none. */ description: string;
    /** Text of the challenge file, which proves that the destination is yours. */ ownership_challenge: string;
    /** Whether the check passed. */ valid: boolean;
    /** Address of the destination with its parameters, such as bucket, path and region; credentials may be part of it. */ destination_conf: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Dataset whose logs are meant, such as `http_requests` or `dns_logs`. */ dataset_id: 'access_requests' | (string & {});
    /** Job to work on, as `logpush.jobs.list` shows it. @from logpush.jobs.list */ job_id: number;
    /** Transformer to work on, as `logpush.transformers.list` shows it. @from logpush.transformers.list */ transformer_id: number;
  }

  /** Kinds of logs that can be delivered. */
  export interface Datasets {
    readonly fields: Datasets.Fields;
    readonly jobs: Datasets.Jobs;
  }

  /** Live streaming of request logs (Instant Logs). */
  export interface Edge {
    /** Create an Instant Logs job for a zone.
     *
     *  The answer holds a WebSocket address; logs flow while a client listens there, for at most an hour.
     *  @http POST /zones/{zone_id}/logpush/edge/jobs
     *  @body json required
     *  @permission Logs Read
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "fields": "ClientIP,ClientRequestHost,EdgeResponseStatus",
     *    "filter": "{\"where\":{\"and\":[]}}", "sample": 1
     *  } */
    create(params: EdgeCreateParams, options?: RequestOptions): APIPromise<InstantLogpushJob | null>;

    /** Get the Instant Logs jobs of a zone.
     *  @http GET /zones/{zone_id}/logpush/edge/jobs
     *  @permission Logs Read
     *  @plans enterprise
     *  @availability ga
     *  @columns fields filter sample */
    get(params: InZone, options?: RequestOptions): PagePromise<SinglePage<InstantLogpushJob>, InstantLogpushJob>;
  }

  export interface EdgeCreateParams extends InZone {
    /** Log fields to deliver, joined by commas. */ fields?: string;
    /** Filter as JSON text, so that only some events are delivered. */ filter?: string;
    /** Kind of job: `instant-logs`, which is the only one here. */ kind?: 'instant-logs' | (string & {});
    /** Share of events delivered: 1 for all, 10 for one in ten. @example 1 @min 1 */ sample?: Integer;
  }

  export interface InstantLogpushJob {
    /** WebSocket address at which the logs arrive; it is its own credential. @format uri @maxLength 4096 @sensitive */ destination_conf?: string;
    /** Log fields to deliver, joined by commas. */ fields?: string;
    /** Filter as JSON text, so that only some events are delivered. */ filter?: string;
    /** Share of events delivered: 1 for all, 10 for one in ten. @example 1 */ sample?: Integer;
    /** Identifies the job among Instant Logs jobs. @example "99d471b1ca3c23cc8e30b6acec5db987" */ session_id?: string;
  }

  /** Set-ups that deliver one kind of log to one destination. */
  export interface Jobs {
    /** Create a job that pushes logs of an account or zone to a destination.
     *
     *  The destination must be proved first: `ownership.create` writes a challenge file there, whose text goes into `ownership_challenge`.
     *  @http POST /{account_or_zone}/logpush/jobs
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "dataset": "http_requests", "destination_conf": "s3://mybucket/logs?region=us-west-2",
     *    "ownership_challenge": "00000000000000000000", "enabled": true, "name": "example.com"
     *  } */
    create(params: JobCreateParams, options?: RequestOptions): APIPromise<LogpushJob | null>;

    /** Replace a Logpush job's destination, filter, output or limits.
     *
     *  A new destination needs a new ownership challenge. The dataset cannot be changed.
     *  @http PUT /{account_or_zone}/logpush/jobs/{job_id}
     *  @body json required
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true, "frequency": "high",
     *    "output_options": {"output_type": "ndjson", "field_names": ["ClientIP", "EdgeStartTimestamp", "RayID"]}
     *  } */
    update(/** @min 1 */ jobID: Integer, params: JobUpdateParams, options?: RequestOptions): APIPromise<LogpushJob | null>;

    /** List all Logpush jobs of an account or zone.
     *  @http GET /{account_or_zone}/logpush/jobs
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga
     *  @columns name dataset kind enabled last_complete last_error error_message */
    list(params?: InAccountOrZone | null, options?: RequestOptions): PagePromise<SinglePage<LogpushJob>, LogpushJob>;

    /** Delete a Logpush job, which stops its deliveries.
     *
     *  Logs already delivered stay at the destination; logs not yet pushed are lost.
     *  @http DELETE /{account_or_zone}/logpush/jobs/{job_id}
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    delete(/** @min 1 */ jobID: Integer, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<JobDeleteResponse>;

    /** Get one Logpush job's settings and status.
     *  @http GET /{account_or_zone}/logpush/jobs/{job_id}
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    get(/** @min 1 */ jobID: Integer, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<LogpushJob | null>;
  }

  export interface JobSettings {
    /** Whether the job pushes logs. @default false */ enabled?: boolean;
    /** Old form of `output_options`, as a query string. @format uri-reference @maxLength 4096 @deprecated */ logpull_options?: string | null;
    /** Largest uncompressed size of a file, 5 MB to 1 GB; 0 for no limit. @unit bytes */
    max_upload_bytes?: 0 | /** @min 5000000 @max 1000000000 */ Integer | null;
    /** Longest time until a file is written, 30 to 300; 0 for no limit. @unit seconds */
    max_upload_interval_seconds?: 0 | /** @min 30 @max 300 */ Integer | null;
    /** Most lines a file holds, 1,000 to 1,000,000; 0 for no limit. */ max_upload_records?: 0 | /** @min 1000 @max 1000000 */ Integer | null;
    /** Label for people, best with the domain in it; need not be unique. @maxLength 512 @example "example.com" */ name?: string | null;
    /** Fields to deliver and their format; overrides `logpull_options`. */ output_options?: OutputOptions | null;
    /** If true, traffic of DDoS attacks is left out. Only `http_requests`, `firewall_events` and `network_analytics_logs` support it. */
    filter_attack_traffic?: boolean;
  }

  export interface JobDelivery {
    /** Once: how often files were written. Use the `max_upload_` fields. @default "high" @deprecated */ frequency?: 'high' | 'low' | null | (string & {});
    /** Source of the logs: empty for the usual jobs, `edge` for jobs that push straight from data centers. @default "" */ kind?: '' | 'edge' | (string & {});
  }

  export interface JobCreateParams extends InAccountOrZone, JobSettings, JobDelivery {
    /** @format uri @maxLength 4096 @example "s3://mybucket/logs?region=us-west-2" @sensitive */
    destination_conf: string;
    /** Kind of logs the job delivers; cannot be changed later. @default "http_requests" */ dataset?:
      | 'access_requests' | 'account_abuse_protection_events' | 'audit_logs' | 'audit_logs_v2'
      | 'biso_user_actions' | 'casb_findings' | 'device_posture_results' | 'dex_application_tests'
      | 'dex_device_state_events' | 'dlp_forensic_copies' | 'dns_firewall_logs' | 'dns_logs'
      | 'email_security_alerts' | 'email_security_post_delivery_events' | 'firewall_events' | 'gateway_dns'
      | 'gateway_http' | 'gateway_network' | 'http_requests' | 'ipsec_logs' | 'magic_bgp_logs'
      | 'magic_ids_detections' | 'mcp_portal_logs' | 'mnm_flow_logs' | 'nel_reports' | 'network_analytics_logs'
      | 'page_shield_events' | 'sinkhole_http_logs' | 'spectrum_events' | 'ssh_logs' | 'turnstile_events'
      | 'warp_config_changes' | 'warp_toggle_changes' | 'websocket_analytics' | 'workers_trace_events'
      | 'zaraz_events' | 'zero_trust_network_sessions' | null | (string & {});
    /** Filter as JSON text: only matching events are delivered; null for all. */ filter?: string | null;
    /** @maxLength 4096 @example "00000000000000000000" @sensitive */
    ownership_challenge?: string;
  }

  export interface LogpushJob extends JobSettings, JobDelivery {
    /** Number of the job, given by Cloudflare. @min 1 */ id?: Integer;
    /** Kind of logs the job delivers; cannot be changed later. @default "http_requests" */ dataset?:
      | 'access_requests' | 'account_abuse_protection_events' | 'audit_logs' | 'audit_logs_v2'
      | 'biso_user_actions' | 'casb_findings' | 'device_posture_results' | 'dex_application_tests'
      | 'dex_device_state_events' | 'dlp_forensic_copies' | 'dns_firewall_logs' | 'dns_logs'
      | 'email_security_alerts' | 'email_security_post_delivery_events' | 'firewall_events' | 'gateway_dns'
      | 'gateway_http' | 'gateway_network' | 'http_requests' | 'ipsec_logs' | 'magic_bgp_logs'
      | 'magic_ids_detections' | 'mcp_portal_logs' | 'mnm_flow_logs' | 'nel_reports' | 'network_analytics_logs'
      | 'page_shield_events' | 'sinkhole_http_logs' | 'spectrum_events' | 'ssh_logs' | 'turnstile_events'
      | 'warp_config_changes' | 'warp_toggle_changes' | 'websocket_analytics' | 'workers_trace_events'
      | 'zaraz_events' | 'zero_trust_network_sessions' | null;
    /** @format uri @maxLength 4096 @example "s3://mybucket/logs?region=us-west-2" @sensitive */
    destination_conf?: string;
    /** Reason the last push failed; null once a push succeeds. */ error_message?: string | null;
    /** @default "high" @deprecated */ frequency?: 'high' | 'low' | null;
    /** @default "" */ kind?: '' | 'edge';
    /** Time up to which logs have been pushed; null before the first push. */ last_complete?: DateTime | null;
    /** Time of the last failure; null if the job is not failing. */ last_error?: DateTime | null;
  }

  export interface JobUpdateParams extends InAccountOrZone, JobSettings, JobDelivery {
    /** @format uri @maxLength 4096 @example "s3://mybucket/logs?region=us-west-2" @sensitive */
    destination_conf?: string;
    /** Filter as JSON text: only matching events are delivered; null for all. */ filter?: string | null;
    /** @maxLength 4096 @example "00000000000000000000" @sensitive */
    ownership_challenge?: string;
  }

  export interface JobDeleteResponse {
    /** Number of the job, given by Cloudflare. @min 1 */ id?: Integer;
  }

  /** Proof that you control a destination. */
  export interface Ownership {
    /** Create an ownership challenge file at a destination.
     *
     *  Read the file at the destination and give its text to the job as `ownership_challenge`.
     *  @http POST /{account_or_zone}/logpush/ownership
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "destination_conf": "s3://example-logs/http?region=eu-west-1" } */
    create(params: OwnershipParams, options?: RequestOptions): APIPromise<OwnershipCreateResponse | null>;

    /** Validate the challenge token read back from a destination.
     *  @http POST /{account_or_zone}/logpush/ownership/validate
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    validate(params: OwnershipValidateParams, options?: RequestOptions): APIPromise<OwnershipValidation | null>;
  }

  export interface OwnershipParams extends InAccountOrZone {
    /** @format uri @maxLength 4096 @example "s3://mybucket/logs?region=us-west-2" @sensitive */
    destination_conf: string;
  }

  export interface OwnershipCreateResponse {
    /** File in which the challenge was written at the destination. @example "logs/challenge-filename.txt" */ filename?: string;
    /** Reason for the failure; empty on success. @example "" */ message?: string;
    valid?: boolean;
  }

  export interface OwnershipValidateParams extends InAccountOrZone {
    /** @format uri @maxLength 4096 @example "s3://mybucket/logs?region=us-west-2" @sensitive */
    destination_conf: string;
    /** @maxLength 4096 @example "00000000000000000000" @sensitive */
    ownership_challenge: string;
  }

  export interface OwnershipValidation {
    valid?: boolean;
  }

  /** Checks of destinations and options ahead of saving. */
  export interface Validate {
    /** Validate a destination string for Logpush.
     *  @http POST /{account_or_zone}/logpush/validate/destination
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "destination_conf": "s3://example-logs/http?region=eu-west-1" } */
    destination(params: OwnershipParams, options?: RequestOptions): APIPromise<ValidateResult | null>;

    /** Check whether a destination already belongs to a Logpush job.
     *  @http POST /{account_or_zone}/logpush/validate/destination/exists
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    destinationExists(
      params: OwnershipParams,
      options?: RequestOptions,
    ): APIPromise<ValidateDestinationExistsResponse | null>;

    /** Validate a logpull_options string.
     *  @http POST /{account_or_zone}/logpush/validate/origin
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    origin(params: ValidateOriginParams, options?: RequestOptions): APIPromise<ValidateResult | null>;
  }

  export interface ValidateResult {
    /** Reason for the failure; empty on success. @example "" */ message?: string;
    valid?: boolean;
  }

  export interface ValidateDestinationExistsResponse {
    /** Whether a job with this destination exists. */ exists?: boolean;
  }

  export interface ValidateOriginParams extends InAccountOrZone {
    /** Old form of `output_options`, as a query string. @format uri-reference @maxLength 4096 @deprecated @example "fields=RayID,ClientIP&timestamps=rfc3339" */ logpull_options: string | null;
  }

  /** Code that reshapes log lines before delivery. */
  export interface Transformers {
    readonly content: Transformers.Content;
    readonly versions: Transformers.Versions;

    /** Create a log transformer from its SQL.
     *
     *  The SQL is checked when it is saved, which makes version 1.
     *  @http POST /accounts/{account_id}/logpush/transformers
     *  @status 201
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    create(params: TransformerCreateParams, options?: RequestOptions): APIPromise<Transformer>;

    /** Replace a log transformer's name, code or description.
     *
     *  New SQL makes a new version; name and description are set as given, and left out they are cleared.
     *  @http PUT /accounts/{account_id}/logpush/transformers/{transformer_id}
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    update(
      /** @min 1 */ transformerID: Integer,
      params: TransformerUpdateParams,
      options?: RequestOptions,
    ): APIPromise<Transformer>;

    /** List the log transformers in the account.
     *  @http GET /accounts/{account_id}/logpush/transformers
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga
     *  @columns name dataset description associated_jobs created_at updated_at */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Transformer>, Transformer>;

    /** Delete a log transformer from the account.
     *
     *  Refused with 409 while a Logpush job uses it.
     *  @http DELETE /accounts/{account_id}/logpush/transformers/{transformer_id}
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    delete(
      /** @min 1 */ transformerID: Integer,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<TransformerDeleteResponse>;

    /** Get one log transformer.
     *  @http GET /accounts/{account_id}/logpush/transformers/{transformer_id}
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    get(/** @min 1 */ transformerID: Integer, params: InAccount, options?: RequestOptions): APIPromise<Transformer>;

    /** Run a transformer's SQL on sample input without saving anything.
     *  @http POST /accounts/{account_id}/logpush/transformers/preview
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    preview(
      params: TransformerPreviewParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<TransformerPreviewResponse>, TransformerPreviewResponse>;
  }

  export interface TransformerCreateParams extends TransformerUpdateParams {
    /** @maxLength 32768 @minLength 1 @example "SELECT ClientIP, RayID FROM http_requests" */ code: string;
  }

  export interface Transformer {
    /** Number of the transformer, given by Cloudflare. @min 1 @example 42 */ id?: Integer;
    /** Logpush jobs that use the transformer. */ associated_jobs?: Transformer.AssociatedJob[];
    /** @readOnly */ created_at?: DateTime;
    /** Dataset of the SQL's FROM clause; for information only, it cannot be set. @example "http_requests" */ dataset?: string | null;
    /** @maxLength 4096 */ description?: string;
    /** Name of the transformer, for people. @maxLength 255 @example "redact-pii" */ name?: string;
    /** @readOnly */ updated_at?: DateTime;
  }
  export namespace Transformer {
    export interface AssociatedJob {
      /** Number of the Logpush job. @example 123 */ id?: Integer;
      /** Label of the Logpush job. @example "s3-export" */ name?: string;
      /** Account or zone the job belongs to. @example "023e105f4ecef8ad9ca31a8372d0c353" */ object_tag?: string;
      /** Whether the job belongs to a zone or to an account. */ object_type?: 'zone' | 'account';
    }
  }

  export interface TransformerUpdateParams extends InAccount {
    /** Name of the transformer, for people. @maxLength 255 @example "redact-pii" @minLength 1 */ name: string;
    /** SQL over one record, at most 32 KB; its FROM clause names the Logpush dataset. @maxLength 32768 @minLength 1 */ code?: string;
    /** @maxLength 4096 */ description?: string;
  }

  export interface TransformerDeleteResponse {
    /** Number of the deleted transformer. @example 42 */ id?: Integer;
  }

  export interface TransformerPreviewParams extends InAccount {
    /** One log record to try the SQL on. @example {"ClientIP": "192.0.2.1", "RayID": "8f1d2c3b4a5e6f70"} */ input: { [key: string]: unknown };
    /** SQL to try, at most 32 KB. @maxLength 32768 @minLength 1 @example "SELECT ClientIP, RayID FROM http_requests" */ sql: string;
  }

  export type TransformerPreviewResponse = { [key: string]: unknown };

  export type TransformerListResponsesSinglePage = SinglePage<Transformer>;

  export type TransformerPreviewResponsesSinglePage = SinglePage<TransformerPreviewResponse>;

  export type InstantLogpushJobsSinglePage = SinglePage<InstantLogpushJob>;

  export type LogpushJobsSinglePage = SinglePage<LogpushJob>;

  export interface OutputOptions {
    /** Text written before each file. */ batch_prefix?: string | null;
    /** Text written after each file. */ batch_suffix?: string | null;
    /** If true, `${` in records becomes `x{`, so that log readers do not act on it. */ 'CVE-2021-44228'?: boolean | null;
    /** Text between fields; not with `record_template`. */ field_delimiter?: string | null;
    /** Log fields to deliver, in this order; fields added to the dataset later are not taken in. */ field_names?: string[];
    /** If true, subrequests of Workers are merged into their request. Only `http_requests` of an account. */ merge_subrequests?: boolean | null;
    /** Form of the records; sets sensible defaults for the delimiters and prefixes. */ output_type?: 'ndjson' | 'csv';
    /** Text between records. */ record_delimiter?: string | null;
    /** Text written before each record. */ record_prefix?: string | null;
    /** Text written after each record. */ record_suffix?: string | null;
    /** Template of one record with fields as `{{.Field}}`, in the form of Go's text/template; wins over the JSON object. */
    record_template?: string | null;
    /** Share of records delivered, on top of filters: 1 for all, 0.1 for one in ten. @format float @max 1 @exclusiveMin 0 */ sample_rate?: number | null;
    /** Form of times: nanoseconds or seconds since 1970, or RFC 3339 with whole seconds, milliseconds or nanoseconds. */
    timestamp_format?: 'unixnano' | 'unix' | 'rfc3339' | 'rfc3339ms' | 'rfc3339ns';
  }
}

export declare namespace Logpush.Datasets {
  /** Columns that a kind of log offers. */
  export interface Fields {
    /** Get the log fields of a dataset in an account or zone.
     *  @http GET /{account_or_zone}/logpush/datasets/{dataset_id}/fields
     *  @permission Logs Read
     *  @plans enterprise
     *  @availability ga */
    get(
      datasetID: 'access_requests' | 'account_abuse_protection_events' | 'audit_logs' | 'audit_logs_v2' | 'biso_user_actions' | 'casb_findings' | 'device_posture_results' | 'dex_application_tests' | 'dex_device_state_events' | 'dlp_forensic_copies' | 'dns_firewall_logs' | 'dns_logs' | 'email_security_alerts' | 'email_security_post_delivery_events' | 'firewall_events' | 'gateway_dns' | 'gateway_http' | 'gateway_network' | 'http_requests' | 'ipsec_logs' | 'magic_bgp_logs' | 'magic_ids_detections' | 'mcp_portal_logs' | 'mnm_flow_logs' | 'nel_reports' | 'network_analytics_logs' | 'page_shield_events' | 'sinkhole_http_logs' | 'spectrum_events' | 'ssh_logs' | 'turnstile_events' | 'warp_config_changes' | 'warp_toggle_changes' | 'websocket_analytics' | 'workers_trace_events' | 'zaraz_events' | 'zero_trust_network_sessions',
      params?: InAccountOrZone | null,
      options?: RequestOptions,
    ): APIPromise<FieldGetResponse>;
  }

  /** Deliveries set up for one kind of log. */
  export interface Jobs {
    /** Get the Logpush jobs that deliver one dataset.
     *  @http GET /{account_or_zone}/logpush/datasets/{dataset_id}/jobs
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga
     *  @columns name dataset kind enabled last_complete last_error error_message */
    get(
      datasetID: 'access_requests' | 'account_abuse_protection_events' | 'audit_logs' | 'audit_logs_v2' | 'biso_user_actions' | 'casb_findings' | 'device_posture_results' | 'dex_application_tests' | 'dex_device_state_events' | 'dlp_forensic_copies' | 'dns_firewall_logs' | 'dns_logs' | 'email_security_alerts' | 'email_security_post_delivery_events' | 'firewall_events' | 'gateway_dns' | 'gateway_http' | 'gateway_network' | 'http_requests' | 'ipsec_logs' | 'magic_bgp_logs' | 'magic_ids_detections' | 'mcp_portal_logs' | 'mnm_flow_logs' | 'nel_reports' | 'network_analytics_logs' | 'page_shield_events' | 'sinkhole_http_logs' | 'spectrum_events' | 'ssh_logs' | 'turnstile_events' | 'warp_config_changes' | 'warp_toggle_changes' | 'websocket_analytics' | 'workers_trace_events' | 'zaraz_events' | 'zero_trust_network_sessions',
      params?: InAccountOrZone | null,
      options?: RequestOptions,
    ): PagePromise<SinglePage<LogpushJob>, LogpushJob>;
  }

  export type FieldGetResponse = { [key: string]: string };
}

export declare namespace Logpush.Transformers {
  /** Source code of a reshaping step. */
  export interface Content {
    /** Get the code of a transformer, current or of a given version.
     *  @http GET /accounts/{account_id}/logpush/transformers/{transformer_id}/content
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    get(/** @min 1 */ transformerID: Integer, params: ContentGetParams, options?: RequestOptions): APIPromise<ContentGetResponse>;
  }

  export interface ContentGetParams extends InAccount {
    /** Version wanted; left out, the latest. @min 1 */ version_id?: Integer;
  }

  export interface ContentGetResponse {
    /** The SQL text. */ content?: string;
  }

  /** Earlier states of a reshaping step. */
  export interface Versions {
    /** List the saved versions of a transformer, newest first.
     *  @http GET /accounts/{account_id}/logpush/transformers/{transformer_id}/versions
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga
     *  @columns version id created_at
     *  @key version */
    list(
      /** @min 1 */ transformerID: Integer,
      params: VersionListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<VersionListResponse>, VersionListResponse>;
  }

  export interface VersionListParams extends InAccount {
    /** Most versions returned. @min 1 @max 10 @default 10 */ limit?: Integer;
  }

  export interface VersionListResponse {
    /** Number by which the version is asked for. @min 1 @example 1 */ id?: Integer;
    /** @readOnly */ created_at?: DateTime;
    /** Place among the transformer's versions, from 1. @min 1 @example 3 */ version?: Integer;
  }

  export type VersionListResponsesSinglePage = SinglePage<VersionListResponse>;
}
