import type { APIPromise, JsonObject, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount, InAccountOrZone, InZone, Integer } from './_shared.ts';

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
  /** Kinds of logs that can be delivered. */
  export interface Datasets {
    readonly fields: Datasets.Fields;
    readonly jobs: Datasets.Jobs;
  }

  /** Live streaming of request logs (Instant Logs). */
  export interface Edge {
    /** Start an Instant Logs job for a zone with chosen fields, filter and sampling.
     *  @http POST /zones/{zone_id}/logpush/edge/jobs
     *  @body json required
     *  @permission Logs Read
     *  @plans enterprise
     *  @availability ga */
    create(params: EdgeCreateParams, options?: RequestOptions): APIPromise<InstantLogpushJob | null>;

    /** List the Instant Logs jobs of a zone.
     *  @http GET /zones/{zone_id}/logpush/edge/jobs
     *  @permission Logs Read
     *  @plans enterprise
     *  @availability ga */
    get(params: EdgeGetParams, options?: RequestOptions): PagePromise<SinglePage<InstantLogpushJob>, InstantLogpushJob>;
  }

  export interface EdgeCreateParams extends InZone {
    fields?: string;
    filter?: string;
    /** @example 1 */ sample?: Integer;
  }

  export interface InstantLogpushJob {
    /** @format uri @maxLength 4096 @sensitive */ destination_conf?: string;
    fields?: string;
    filter?: string;
    /** @example 1 */ sample?: Integer;
    /** @example "99d471b1ca3c23cc8e30b6acec5db987" */ session_id?: string;
  }

  export type EdgeGetParams = InZone;

  /** Set-ups that deliver one kind of log to one destination. */
  export interface Jobs {
    /** Set up a job that pushes logs of an account or zone to a destination.
     *  @http POST /{account_or_zone}/logpush/jobs
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    create(params: JobCreateParams, options?: RequestOptions): APIPromise<LogpushJob | null>;

    /** Change a Logpush job's destination, filter, output or upload limits.
     *  @http PUT /{account_or_zone}/logpush/jobs/{job_id}
     *  @body json required
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    update(/** @min 1 */ jobID: Integer, params: JobUpdateParams, options?: RequestOptions): APIPromise<LogpushJob | null>;

    /** List all Logpush jobs of an account or zone.
     *  @http GET /{account_or_zone}/logpush/jobs
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    list(params?: JobListParams | null, options?: RequestOptions): PagePromise<SinglePage<LogpushJob>, LogpushJob>;

    /** Delete a Logpush job, which stops its deliveries.
     *  @http DELETE /{account_or_zone}/logpush/jobs/{job_id}
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    delete(/** @min 1 */ jobID: Integer, params?: JobDeleteParams | null, options?: RequestOptions): APIPromise<JobDeleteResponse>;

    /** Look up one Logpush job's settings and status.
     *  @http GET /{account_or_zone}/logpush/jobs/{job_id}
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    get(/** @min 1 */ jobID: Integer, params?: JobGetParams | null, options?: RequestOptions): APIPromise<LogpushJob | null>;
  }

  export interface JobCreateParams extends InAccountOrZone {
    /** @format uri @maxLength 4096 @example "s3://mybucket/logs?region=us-west-2" @sensitive */ destination_conf: string;
    /** @default "http_requests" */ dataset?: 'access_requests' | 'audit_logs' | 'audit_logs_v2' | 'biso_user_actions' | 'casb_findings' | 'device_posture_results' | 'dex_application_tests' | 'dex_device_state_events' | 'dlp_forensic_copies' | 'dns_firewall_logs' | 'dns_logs' | 'email_security_alerts' | 'email_security_post_delivery_events' | 'firewall_events' | 'gateway_dns' | 'gateway_http' | 'gateway_network' | 'http_requests' | 'ipsec_logs' | 'magic_ids_detections' | 'mcp_portal_logs' | 'mnm_flow_logs' | 'nel_reports' | 'network_analytics_logs' | 'page_shield_events' | 'sinkhole_http_logs' | 'spectrum_events' | 'ssh_logs' | 'turnstile_events' | 'warp_config_changes' | 'warp_toggle_changes' | 'websocket_analytics' | 'workers_trace_events' | 'zaraz_events' | 'zero_trust_network_sessions' | null;
    /** @default false */ enabled?: boolean;
    filter?: string | null;
    /** @default "high" @deprecated */ frequency?: 'high' | 'low' | null;
    /** @default "" */ kind?: '' | 'edge';
    /** @format uri-reference @maxLength 4096 @deprecated */ logpull_options?: string | null;
    max_upload_bytes?: 0 | /** @min 5000000 @max 1000000000 */ Integer | null;
    max_upload_interval_seconds?: 0 | /** @min 30 @max 300 */ Integer | null;
    max_upload_records?: 0 | /** @min 1000 @max 1000000 */ Integer | null;
    /** @maxLength 512 @example "example.com" */ name?: string | null;
    output_options?: OutputOptions | null;
    /** @maxLength 4096 @example "00000000000000000000" @sensitive */ ownership_challenge?: string;
  }

  export interface LogpushJob {
    /** @min 1 */ id?: Integer;
    /** @default "http_requests" */ dataset?: 'access_requests' | 'audit_logs' | 'audit_logs_v2' | 'biso_user_actions' | 'casb_findings' | 'device_posture_results' | 'dex_application_tests' | 'dex_device_state_events' | 'dlp_forensic_copies' | 'dns_firewall_logs' | 'dns_logs' | 'email_security_alerts' | 'email_security_post_delivery_events' | 'firewall_events' | 'gateway_dns' | 'gateway_http' | 'gateway_network' | 'http_requests' | 'ipsec_logs' | 'magic_ids_detections' | 'mcp_portal_logs' | 'mnm_flow_logs' | 'nel_reports' | 'network_analytics_logs' | 'page_shield_events' | 'sinkhole_http_logs' | 'spectrum_events' | 'ssh_logs' | 'turnstile_events' | 'warp_config_changes' | 'warp_toggle_changes' | 'websocket_analytics' | 'workers_trace_events' | 'zaraz_events' | 'zero_trust_network_sessions' | null;
    /** @format uri @maxLength 4096 @example "s3://mybucket/logs?region=us-west-2" @sensitive */ destination_conf?: string;
    /** @default false */ enabled?: boolean;
    error_message?: string | null;
    /** @default "high" @deprecated */ frequency?: 'high' | 'low' | null;
    /** @default "" */ kind?: '' | 'edge';
    last_complete?: DateTime | null;
    last_error?: DateTime | null;
    /** @format uri-reference @maxLength 4096 @deprecated */ logpull_options?: string | null;
    max_upload_bytes?: 0 | /** @min 5000000 @max 1000000000 */ Integer | null;
    max_upload_interval_seconds?: 0 | /** @min 30 @max 300 */ Integer | null;
    max_upload_records?: 0 | /** @min 1000 @max 1000000 */ Integer | null;
    /** @maxLength 512 @example "example.com" */ name?: string | null;
    output_options?: OutputOptions | null;
  }

  export interface JobUpdateParams extends InAccountOrZone {
    /** @format uri @maxLength 4096 @example "s3://mybucket/logs?region=us-west-2" @sensitive */ destination_conf?: string;
    /** @default false */ enabled?: boolean;
    filter?: string | null;
    /** @default "high" @deprecated */ frequency?: 'high' | 'low' | null;
    /** @default "" */ kind?: '' | 'edge';
    /** @format uri-reference @maxLength 4096 @deprecated */ logpull_options?: string | null;
    max_upload_bytes?: 0 | /** @min 5000000 @max 1000000000 */ Integer | null;
    max_upload_interval_seconds?: 0 | /** @min 30 @max 300 */ Integer | null;
    max_upload_records?: 0 | /** @min 1000 @max 1000000 */ Integer | null;
    /** @maxLength 512 @example "example.com" */ name?: string | null;
    output_options?: OutputOptions | null;
    /** @maxLength 4096 @example "00000000000000000000" @sensitive */ ownership_challenge?: string;
  }

  export type JobListParams = InAccountOrZone;

  export type JobDeleteParams = InAccountOrZone;

  export interface JobDeleteResponse {
    /** @min 1 */ id?: Integer;
  }

  export type JobGetParams = InAccountOrZone;

  /** Proof that you control a destination. */
  export interface Ownership {
    /** Have a challenge file written to a destination to prove you own it.
     *  @http POST /{account_or_zone}/logpush/ownership
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    create(params: OwnershipCreateParams, options?: RequestOptions): APIPromise<OwnershipCreateResponse | null>;

    /** Check the challenge token read back from a destination.
     *  @http POST /{account_or_zone}/logpush/ownership/validate
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    validate(params: OwnershipValidateParams, options?: RequestOptions): APIPromise<OwnershipValidation | null>;
  }

  export interface OwnershipCreateParams extends InAccountOrZone {
    /** @format uri @maxLength 4096 @example "s3://mybucket/logs?region=us-west-2" @sensitive */ destination_conf: string;
  }

  export interface OwnershipCreateResponse {
    /** @example "logs/challenge-filename.txt" */ filename?: string;
    /** @example "" */ message?: string;
    valid?: boolean;
  }

  export interface OwnershipValidateParams extends InAccountOrZone {
    /** @format uri @maxLength 4096 @example "s3://mybucket/logs?region=us-west-2" @sensitive */ destination_conf: string;
    /** @maxLength 4096 @example "00000000000000000000" @sensitive */ ownership_challenge: string;
  }

  export interface OwnershipValidation {
    valid?: boolean;
  }

  /** Checks of destinations and options ahead of saving. */
  export interface Validate {
    /** Test whether a destination string is valid and usable for Logpush.
     *  @http POST /{account_or_zone}/logpush/validate/destination
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    destination(params: ValidateDestinationParams, options?: RequestOptions): APIPromise<ValidateOriginResponse | null>;

    /** Check whether a destination already belongs to a Logpush job.
     *  @http POST /{account_or_zone}/logpush/validate/destination/exists
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    destinationExists(
      params: ValidateDestinationExistsParams,
      options?: RequestOptions,
    ): APIPromise<ValidateDestinationExistsResponse | null>;

    /** Test whether a logpull_options string is valid.
     *  @http POST /{account_or_zone}/logpush/validate/origin
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    origin(params: ValidateOriginParams, options?: RequestOptions): APIPromise<ValidateOriginResponse | null>;
  }

  export type ValidateDestinationParams = OwnershipCreateParams;

  export type ValidateDestinationResponse = ValidateOriginResponse;

  export type ValidateDestinationExistsParams = OwnershipCreateParams;

  export interface ValidateDestinationExistsResponse {
    exists?: boolean;
  }

  export interface ValidateOriginParams extends InAccountOrZone {
    /** @format uri-reference @maxLength 4096 @deprecated */ logpull_options: string | null;
  }

  export interface ValidateOriginResponse {
    /** @example "" */ message?: string;
    valid?: boolean;
  }

  /** Code that reshapes log lines before delivery. */
  export interface Transformers {
    readonly content: Transformers.Content;
    readonly versions: Transformers.Versions;

    /** Add a log transformer from its code, with a name and description.
     *  @http POST /accounts/{account_id}/logpush/transformers
     *  @status 201
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    create(params: TransformerCreateParams, options?: RequestOptions): APIPromise<TransformerGetResponse>;

    /** Give a log transformer a new name, code or description.
     *  @http PUT /accounts/{account_id}/logpush/transformers/{transformer_id}
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    update(
      /** @min 1 */ transformerID: Integer,
      params: TransformerUpdateParams,
      options?: RequestOptions,
    ): APIPromise<TransformerGetResponse>;

    /** List the log transformers in the account.
     *  @http GET /accounts/{account_id}/logpush/transformers
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    list(params: TransformerListParams, options?: RequestOptions): PagePromise<SinglePage<TransformerGetResponse>, TransformerGetResponse>;

    /** Delete a log transformer from the account.
     *  @http DELETE /accounts/{account_id}/logpush/transformers/{transformer_id}
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    delete(
      /** @min 1 */ transformerID: Integer,
      params: TransformerDeleteParams,
      options?: RequestOptions,
    ): APIPromise<TransformerDeleteResponse>;

    /** Look up the details of one log transformer.
     *  @http GET /accounts/{account_id}/logpush/transformers/{transformer_id}
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    get(/** @min 1 */ transformerID: Integer, params: TransformerGetParams, options?: RequestOptions): APIPromise<TransformerGetResponse>;

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

  export interface TransformerCreateParams extends InAccount {
    /** @maxLength 32768 */ code: string;
    /** @maxLength 255 @example "redact-pii" */ name: string;
    /** @maxLength 4096 */ description?: string;
  }

  export import TransformerCreateResponse = Logpush.TransformerGetResponse;

  export interface TransformerUpdateParams extends InAccount {
    /** @maxLength 255 @example "redact-pii" */ name: string;
    /** @maxLength 32768 */ code?: string;
    /** @maxLength 4096 */ description?: string;
  }

  export import TransformerUpdateResponse = Logpush.TransformerGetResponse;

  export type TransformerListParams = InAccount;

  export import TransformerListResponse = Logpush.TransformerGetResponse;

  export type TransformerDeleteParams = InAccount;

  export interface TransformerDeleteResponse {
    /** @example 42 */ id?: Integer;
  }

  export type TransformerGetParams = InAccount;

  export interface TransformerGetResponse {
    /** @min 1 @example 42 */ id?: Integer;
    associated_jobs?: TransformerGetResponse.AssociatedJob[];
    /** @readOnly */ created_at?: DateTime;
    /** @example "http_requests" */ dataset?: string | null;
    /** @maxLength 4096 */ description?: string;
    /** @maxLength 255 @example "redact-pii" */ name?: string;
    /** @readOnly */ updated_at?: DateTime;
  }
  export namespace TransformerGetResponse {
    export interface AssociatedJob {
      /** @example 123 */ id?: Integer;
      /** @example "s3-export" */ name?: string;
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ object_tag?: string;
      object_type?: 'zone' | 'account';
    }
  }

  export interface TransformerPreviewParams extends InAccount {
    input: { [key: string]: unknown };
    /** @maxLength 32768 */ sql: string;
  }

  export type TransformerPreviewResponse = { [key: string]: unknown };

  export type InstantLogpushJobsSinglePage = SinglePage<InstantLogpushJob>;

  export type LogpushJobsSinglePage = SinglePage<LogpushJob>;

  export interface OutputOptions {
    batch_prefix?: string | null;
    batch_suffix?: string | null;
    'CVE-2021-44228'?: boolean | null;
    field_delimiter?: string | null;
    field_names?: string[];
    merge_subrequests?: boolean | null;
    output_type?: 'ndjson' | 'csv';
    record_delimiter?: string | null;
    record_prefix?: string | null;
    record_suffix?: string | null;
    record_template?: string | null;
    /** @format float @min 0 @max 1 */ sample_rate?: number | null;
    timestamp_format?: 'unixnano' | 'unix' | 'rfc3339' | 'rfc3339ms' | 'rfc3339ns';
  }

  export type OutputOptionsParam = OutputOptions;
}

export declare namespace Logpush.Datasets {
  /** Columns that a kind of log offers. */
  export interface Fields {
    /** List the log fields a dataset offers in an account or zone.
     *  @http GET /{account_or_zone}/logpush/datasets/{dataset_id}/fields
     *  @permission Logs Read
     *  @plans enterprise
     *  @availability ga */
    get(
      datasetID: 'access_requests' | 'audit_logs' | 'audit_logs_v2' | 'biso_user_actions' | 'casb_findings' | 'device_posture_results' | 'dex_application_tests' | 'dex_device_state_events' | 'dlp_forensic_copies' | 'dns_firewall_logs' | 'dns_logs' | 'email_security_alerts' | 'email_security_post_delivery_events' | 'firewall_events' | 'gateway_dns' | 'gateway_http' | 'gateway_network' | 'http_requests' | 'ipsec_logs' | 'magic_ids_detections' | 'mcp_portal_logs' | 'mnm_flow_logs' | 'nel_reports' | 'network_analytics_logs' | 'page_shield_events' | 'sinkhole_http_logs' | 'spectrum_events' | 'ssh_logs' | 'turnstile_events' | 'warp_config_changes' | 'warp_toggle_changes' | 'websocket_analytics' | 'workers_trace_events' | 'zaraz_events' | 'zero_trust_network_sessions',
      params?: FieldGetParams | null,
      options?: RequestOptions,
    ): APIPromise<JsonObject>;
  }

  export type FieldGetParams = InAccountOrZone;

  /** Deliveries set up for one kind of log. */
  export interface Jobs {
    /** List the Logpush jobs that deliver one dataset.
     *  @http GET /{account_or_zone}/logpush/datasets/{dataset_id}/jobs
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    get(
      datasetID: 'access_requests' | 'audit_logs' | 'audit_logs_v2' | 'biso_user_actions' | 'casb_findings' | 'device_posture_results' | 'dex_application_tests' | 'dex_device_state_events' | 'dlp_forensic_copies' | 'dns_firewall_logs' | 'dns_logs' | 'email_security_alerts' | 'email_security_post_delivery_events' | 'firewall_events' | 'gateway_dns' | 'gateway_http' | 'gateway_network' | 'http_requests' | 'ipsec_logs' | 'magic_ids_detections' | 'mcp_portal_logs' | 'mnm_flow_logs' | 'nel_reports' | 'network_analytics_logs' | 'page_shield_events' | 'sinkhole_http_logs' | 'spectrum_events' | 'ssh_logs' | 'turnstile_events' | 'warp_config_changes' | 'warp_toggle_changes' | 'websocket_analytics' | 'workers_trace_events' | 'zaraz_events' | 'zero_trust_network_sessions',
      params?: JobGetParams | null,
      options?: RequestOptions,
    ): PagePromise<SinglePage<LogpushJob>, LogpushJob>;
  }

  export type JobGetParams = InAccountOrZone;

  export type FieldGetResponse = JsonObject;
}

export declare namespace Logpush.Transformers {
  /** Source code of a reshaping step. */
  export interface Content {
    /** Read the code of a transformer, in the current or a given version.
     *  @http GET /accounts/{account_id}/logpush/transformers/{transformer_id}/content
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    get(/** @min 1 */ transformerID: Integer, params: ContentGetParams, options?: RequestOptions): APIPromise<ContentGetResponse>;
  }

  export interface ContentGetParams extends InAccount {
    version_id?: Integer;
  }

  export interface ContentGetResponse {
    content?: string;
  }

  /** Earlier states of a reshaping step. */
  export interface Versions {
    /** List the saved versions of a transformer, up to a limit.
     *  @http GET /accounts/{account_id}/logpush/transformers/{transformer_id}/versions
     *  @permission Logs Write
     *  @plans enterprise
     *  @availability ga */
    list(
      /** @min 1 */ transformerID: Integer,
      params: VersionListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<VersionListResponse>, VersionListResponse>;
  }

  export interface VersionListParams extends InAccount {
    /** @min 1 @max 10 @default 10 */ limit?: Integer;
  }

  export interface VersionListResponse {
    /** @min 1 @example 1 */ id?: Integer;
    /** @readOnly */ created_at?: DateTime;
    /** @min 1 @example 3 */ version?: Integer;
  }
}
