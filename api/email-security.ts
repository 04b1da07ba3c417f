import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Email Security: Protection of company mailboxes from phishing, malware and impersonation.
 *  @product emailSecurity Email Security
 *  @docs https://developers.cloudflare.com/cloudflare-one/email-security/ */
export interface EmailSecurity {
  readonly investigate: EmailSecurity.Investigate;
  readonly phishguard: EmailSecurity.Phishguard;
  readonly settings: EmailSecurity.Settings;
  readonly submissions: EmailSecurity.Submissions;
}

export declare namespace EmailSecurity {
  /** Search through processed mail and its verdicts. */
  export interface Investigate {
    readonly detections: Investigate.Detections;
    readonly preview: Investigate.Preview;
    readonly raw: Investigate.Raw;
    readonly trace: Investigate.Trace;
    readonly move: Investigate.Move;
    readonly reclassify: Investigate.Reclassify;
    readonly release: Investigate.Release;
    readonly bulk: Investigate.Bulk;
    readonly actionLog: Investigate.ActionLog;

    /** Search processed mail by sender, recipient, domain, disposition or time.
     *  @http GET /accounts/{account_id}/email-security/investigate
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    list(
      params: InvestigateListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<InvestigateGetResponse>, InvestigateGetResponse>;

    /** Retrieve one message's details for an investigation.
     *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(investigateID: string, params: InvestigateGetParams, options?: RequestOptions): APIPromise<InvestigateGetResponse>;
  }

  export interface InvestigateListParams extends InAccount {
    alert_id?: string;
    cursor?: string;
    delivery_status?: 'delivered' | 'moved' | 'quarantined' | 'rejected' | 'deferred' | 'bounced' | 'queued';
    /** @default true */ detections_only?: boolean;
    domain?: string;
    end?: DateTime;
    final_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE';
    message_action?: 'PREVIEW' | 'QUARANTINE_RELEASED' | 'MOVED';
    message_id?: string;
    metric?: string;
    query?: string;
    recipient?: string;
    sender?: string;
    start?: DateTime;
    subject?: string;
    /** @min 1 @default 1 @deprecated */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export import InvestigateListResponse = EmailSecurity.InvestigateGetResponse;

  export interface InvestigateGetParams extends InAccount {
    submission?: boolean;
  }

  export interface InvestigateGetResponse {
    /** @example "4Njp3P0STMz2c02Q-2024-01-05T10:00:00-12345678" */ id: string;
    /** @deprecated */ action_log: InvestigateGetResponse.ActionLog[];
    client_recipients: string[];
    detection_reasons: string[];
    is_phish_submission: boolean;
    is_quarantined: boolean;
    /** @example "4Njp3P0STMz2c02Q" */ postfix_id: string;
    properties: InvestigateGetResponse.Properties;
    /** @readOnly @deprecated */ ts: string;
    alert_id?: string | null;
    delivery_mode?: 'DIRECT' | 'BCC' | 'JOURNAL' | 'REVIEW_SUBMISSION' | 'DMARC_UNVERIFIED' | 'DMARC_FAILURE_REPORT' | 'DMARC_AGGREGATE_REPORT' | 'THREAT_INTEL_SUBMISSION' | 'SIMULATION_SUBMISSION' | 'API' | 'RETRO_SCAN';
    delivery_status?: ('delivered' | 'moved' | 'quarantined' | 'rejected' | 'deferred' | 'bounced' | 'queued')[] | null;
    edf_hash?: string | null;
    envelope_from?: string | null;
    envelope_to?: string[] | null;
    final_disposition?: 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE';
    /** @deprecated */ findings?: InvestigateGetResponse.Finding[] | null;
    from?: string | null;
    from_name?: string | null;
    htmltext_structure_hash?: string | null;
    message_id?: string | null;
    post_delivery_operations?: ('PREVIEW' | 'QUARANTINE_RELEASE' | 'SUBMISSION' | 'MOVE')[] | null;
    postfix_id_outbound?: string | null;
    replyto?: string | null;
    scanned_at?: DateTime | null;
    sent_at?: DateTime | null;
    sent_date?: string | null;
    smtp_helo_server_ip?: string | null;
    smtp_previous_hop_ip?: string | null;
    subject?: string | null;
    threat_categories?: string[] | null;
    to?: string[] | null;
    to_name?: string[] | null;
    validation?: InvestigateGetResponse.Validation;
    x_originating_ip?: string | null;
  }
  export namespace InvestigateGetResponse {
    export interface ActionLog {
      /** @readOnly */ completed_at: DateTime;
      operation: 'MOVE' | 'RELEASE' | 'RECLASSIFY' | 'SUBMISSION' | 'QUARANTINE_RELEASE' | 'PREVIEW';
      /** @readOnly @deprecated */ completed_timestamp?: string;
      properties?: ActionLog.Properties;
      status?: string | null;
    }
    export namespace ActionLog {
      export interface Properties {
        folder?: string;
        requested_by?: string;
      }
    }
    export interface Finding {
      attachment?: string | null;
      detail?: string | null;
      detection?: 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE';
      field?: string | null;
      name?: string | null;
      portion?: string | null;
      reason?: string | null;
      /** @format double */ score?: number | null;
      value?: string | null;
    }
    export interface Properties {
      allowlisted_pattern?: string | null;
      allowlisted_pattern_type?: 'quarantine_release' | 'acceptable_sender' | 'allowed_sender' | 'allowed_recipient' | 'domain_similarity' | 'domain_recency' | 'managed_acceptable_sender' | 'outbound_ndr' | null;
      blocklisted_message?: boolean | null;
      blocklisted_pattern?: string | null;
      whitelisted_pattern_type?: 'quarantine_release' | 'acceptable_sender' | 'allowed_sender' | 'allowed_recipient' | 'domain_similarity' | 'domain_recency' | 'managed_acceptable_sender' | 'outbound_ndr' | null;
    }
    export interface Validation {
      comment?: string | null;
      dkim?: 'pass' | 'neutral' | 'fail' | 'error' | 'none';
      dmarc?: 'pass' | 'neutral' | 'fail' | 'error' | 'none';
      spf?: 'pass' | 'neutral' | 'fail' | 'error' | 'none';
    }
  }

  /** Managed service in which experts watch your mail threats. */
  export interface Phishguard {
    readonly reports: Phishguard.Reports;
  }

  /** How incoming mail is judged. */
  export interface Settings {
    readonly allowPolicies: Settings.AllowPolicies;
    readonly blockSenders: Settings.BlockSenders;
    readonly domains: Settings.Domains;
    readonly impersonationRegistry: Settings.ImpersonationRegistry;
    readonly sendingDomainRestrictions: Settings.SendingDomainRestrictions;
    readonly trustedDomains: Settings.TrustedDomains;
    readonly urlIgnorePatterns: Settings.URLIgnorePatterns;
    readonly contentPolicies: Settings.ContentPolicies;
  }

  /** Messages handed in by users or staff for a new verdict. */
  export interface Submissions {
    /** Search submissions by type, status, disposition or time.
     *  @http GET /accounts/{account_id}/email-security/submissions
     *  @availability beta */
    list(
      params: SubmissionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<SubmissionListResponse>, SubmissionListResponse>;
  }

  export interface SubmissionListParams extends InAccount {
    end?: DateTime;
    escalated_from_user?: boolean;
    original_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE';
    outcome_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE';
    query?: string | null;
    requested_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE';
    start?: DateTime;
    status?: string;
    submission_id?: string;
    type?: 'TEAM' | 'USER';
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface SubmissionListResponse {
    requested_at: DateTime;
    submission_id: string;
    customer_status?: 'escalated' | 'reviewed' | 'unreviewed' | null;
    escalated_as?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | null;
    escalated_at?: DateTime | null;
    escalated_by?: string | null;
    escalated_submission_id?: string | null;
    original_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | null;
    original_edf_hash?: string | null;
    original_postfix_id?: string | null;
    outcome?: string | null;
    outcome_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | null;
    requested_by?: string | null;
    requested_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | null;
    /** @readOnly @deprecated */ requested_ts?: string;
    status?: string | null;
    subject?: string | null;
    type?: 'Team' | 'User' | null;
  }

  export type InvestigateListResponsesV4PagePaginationArray = V4PagePaginationArray<InvestigateGetResponse>;

  export type SubmissionListResponsesV4PagePaginationArray = V4PagePaginationArray<SubmissionListResponse>;

  export interface ActionEntry {
    completed_at?: DateTime | null;
    operation: 'PREVIEW' | 'QUARANTINE_RELEASE' | 'SUBMISSION' | 'MOVE';
    properties?: ActionEntryProperties;
    started_at?: DateTime | null;
    status?: string | null;
    success?: boolean | null;
  }

  export interface ActionEntryProperties {
    folder?: string | null;
    requested_by?: string | null;
    requested_disposition?: string | null;
    service?: string | null;
    submission_id?: string | null;
    submission_type?: string | null;
  }

  export interface DomainVerificationInfo {
    last_checked_at: DateTime | null;
    status: 'pending' | 'active' | 'failed' | 'timeout' | null;
    txt_record_name: string;
    txt_record_value: string;
  }

  export interface CreateURLIgnorePattern {
    /** @maxLength 1024 */ comments?: string | null;
    /** @minLength 1 @maxLength 1024 */ pattern: string;
  }

  export interface DeletedURLIgnorePattern {
    /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface URLIgnorePattern {
    /** @maxLength 1024 */ comments?: string | null;
    /** @readOnly */ created_at: DateTime;
    /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** @readOnly @deprecated */ last_modified?: DateTime;
    /** @readOnly */ modified_at?: DateTime;
    /** @minLength 1 @maxLength 1024 */ pattern: string;
  }
}

export declare namespace EmailSecurity.Investigate {
  /** Why a message received its verdict. */
  export interface Detections {
    /** See which detections fired on one message, and why.
     *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}/detections
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(investigateID: string, params: DetectionGetParams, options?: RequestOptions): APIPromise<DetectionGetResponse>;
  }

  export type DetectionGetParams = InAccount;

  export interface DetectionGetResponse {
    action: string;
    attachments: DetectionGetResponse.Attachment[];
    findings: InvestigateGetResponse.Finding[] | null;
    headers: DetectionGetResponse.Header[];
    links: DetectionGetResponse.Link[];
    sender_info: DetectionGetResponse.SenderInfo;
    threat_categories: DetectionGetResponse.ThreatCategory[];
    validation: InvestigateGetResponse.Validation;
    final_disposition?: 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE';
  }
  export namespace DetectionGetResponse {
    export interface Attachment {
      /** @min 0 */ size: Integer;
      content_type?: string | null;
      detection?: 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE' | null;
      encrypted?: boolean | null;
      filename?: string | null;
      md5?: string | null;
      name?: string | null;
      sha1?: string | null;
      sha256?: string | null;
    }
    export type Finding = InvestigateGetResponse.Finding;
    export interface Header {
      name: string;
      value: string;
    }
    export interface Link {
      href: string;
      text?: string | null;
    }
    export interface SenderInfo {
      as_name?: string | null;
      as_number?: Integer | null;
      geo?: string | null;
      ip?: string | null;
      pld?: string | null;
    }
    export interface ThreatCategory {
      id?: Integer;
      description?: string | null;
      name?: string | null;
    }
    export type Validation = InvestigateGetResponse.Validation;
  }

  /** An image of a message that is safe to look at. */
  export interface Preview {
    /** Generate a preview of a message picked by its postfix ID.
     *  @http POST /accounts/{account_id}/email-security/investigate/preview
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(params: PreviewCreateParams, options?: RequestOptions): APIPromise<PreviewGetResponse>;

    /** Get the rendered preview of one investigated message.
     *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}/preview
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(investigateID: string, params: PreviewGetParams, options?: RequestOptions): APIPromise<PreviewGetResponse>;
  }

  export interface PreviewCreateParams extends InAccount {
    /** @example "4Njp3P0STMz2c02Q" */ postfix_id: string;
  }

  export type PreviewCreateResponse = PreviewGetResponse;

  export type PreviewGetParams = InAccount;

  export interface PreviewGetResponse {
    screenshot: string;
  }

  /** The original source of a message. */
  export interface Raw {
    /** Fetch the raw source of one message.
     *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}/raw
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(investigateID: string, params: RawGetParams, options?: RequestOptions): APIPromise<RawGetResponse>;
  }

  export type RawGetParams = InAccount;

  export interface RawGetResponse {
    raw: string;
  }

  /** The path of a message through the mail flow. */
  export interface Trace {
    /** Follow one message's delivery trace through the mail flow.
     *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}/trace
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(investigateID: string, params: TraceGetParams, options?: RequestOptions): APIPromise<TraceGetResponse>;
  }

  export type TraceGetParams = InAccount;

  export interface TraceGetResponse {
    inbound: TraceGetResponse.Inbound;
    outbound: TraceGetResponse.Inbound;
  }
  export namespace TraceGetResponse {
    export interface Inbound {
      lines?: Inbound.Line[] | null;
      pending?: boolean | null;
    }
    export namespace Inbound {
      export interface Line {
        lineno?: Integer;
        /** @readOnly */ logged_at?: DateTime | null;
        message?: string;
        /** @readOnly @deprecated */ ts?: string;
      }
    }
    export import Outbound = EmailSecurity.Investigate.TraceGetResponse.Inbound;
  }

  /** Transfer of delivered mail to another mailbox folder. */
  export interface Move {
    /** Move one message to a chosen mailbox folder.
     *  @http POST /accounts/{account_id}/email-security/investigate/{investigate_id}/move
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(
      investigateID: string,
      params: MoveCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<MoveBulkResponse>, MoveBulkResponse>;

    /** Move many messages at once to a chosen mailbox folder.
     *  @http POST /accounts/{account_id}/email-security/investigate/move
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    bulk(params: MoveBulkParams, options?: RequestOptions): PagePromise<SinglePage<MoveBulkResponse>, MoveBulkResponse>;
  }

  export interface MoveCreateParams extends InAccount {
    destination: 'Inbox' | 'JunkEmail' | 'DeletedItems' | 'RecoverableItemsDeletions' | 'RecoverableItemsPurges';
    expected_disposition?: 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE';
  }

  export type MoveCreateResponse = MoveBulkResponse;

  export interface MoveBulkParams extends InAccount {
    destination: 'Inbox' | 'JunkEmail' | 'DeletedItems' | 'RecoverableItemsDeletions' | 'RecoverableItemsPurges';
    expected_disposition?: 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE';
    ids?: string[];
    /** @deprecated */ postfix_ids?: string[];
  }

  export interface MoveBulkResponse {
    success: boolean;
    completed_at?: DateTime | null;
    /** @deprecated */ completed_timestamp?: DateTime;
    destination?: string | null;
    /** @deprecated */ item_count?: Integer;
    message_id?: string | null;
    operation?: string | null;
    recipient?: string | null;
    status?: string | null;
  }

  /** Requests for a different verdict on a message. */
  export interface Reclassify {
    /** Ask for another disposition of a message, with its EML if at hand.
     *  @http POST /accounts/{account_id}/email-security/investigate/{investigate_id}/reclassify
     *  @status 202
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(investigateID: string, params: ReclassifyCreateParams, options?: RequestOptions): APIPromise<ReclassifyCreateResponse>;
  }

  export interface ReclassifyCreateParams extends InAccount {
    expected_disposition: 'NONE' | 'BULK' | 'MALICIOUS' | 'SPAM' | 'SPOOF' | 'SUSPICIOUS';
    eml_content?: string;
    escalated_submission_id?: string;
  }

  export type ReclassifyCreateResponse = unknown;

  /** Delivery of mail held in quarantine. */
  export interface Release {
    /** Release the given quarantined messages for delivery.
     *  @http POST /accounts/{account_id}/email-security/investigate/release
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    bulk(params: ReleaseBulkParams, options?: RequestOptions): PagePromise<SinglePage<ReleaseBulkResponse>, ReleaseBulkResponse>;
  }

  export interface ReleaseBulkParams extends InAccount {
    /** @body */ body: string[];
  }

  export interface ReleaseBulkResponse {
    /** @example "4Njp3P0STMz2c02Q-2024-01-05T10:00:00-12345678" */ id: string;
    delivered?: string[] | null;
    failed?: string[] | null;
    /** @example "4Njp3P0STMz2c02Q" @deprecated */ postfix_id?: string;
    undelivered?: string[] | null;
  }

  /** Background jobs that act on many found messages. */
  export interface Bulk {
    readonly cancel: Bulk.Cancel;
    readonly messages: Bulk.Messages;

    /** Start a background job that acts on every message matching a search.
     *  @http POST /accounts/{account_id}/email-security/investigate/bulk
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(params: BulkCreateParams, options?: RequestOptions): APIPromise<BulkGetResponse>;

    /** Page through bulk message jobs, filtered by action type or status.
     *  @http GET /accounts/{account_id}/email-security/investigate/bulk
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    list(params: BulkListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<BulkGetResponse>, BulkGetResponse>;

    /** Delete a bulk message job.
     *  @http DELETE /accounts/{account_id}/email-security/investigate/bulk/{job_id}
     *  @availability beta */
    delete(/** @format uuid */ jobID: string, params: BulkDeleteParams, options?: RequestOptions): APIPromise<DeletedURLIgnorePattern>;

    /** Check the state and progress of one bulk message job.
     *  @http GET /accounts/{account_id}/email-security/investigate/bulk/{job_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(/** @format uuid */ jobID: string, params: BulkGetParams, options?: RequestOptions): APIPromise<BulkGetResponse>;
  }

  export interface BulkCreateParams extends InAccount {
    action: 'MOVE' | 'RELEASE';
    search_params: BulkGetResponse.SearchParams;
    comment?: string | null;
    destination?: 'Inbox' | 'JunkEmail' | 'DeletedItems' | 'RecoverableItemsDeletions' | 'RecoverableItemsPurges';
    expected_disposition?: 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE';
  }
  export namespace BulkCreateParams {
    export type SearchParams = BulkGetResponse.SearchParams;
  }

  export import BulkCreateResponse = EmailSecurity.Investigate.BulkGetResponse;

  export interface BulkListParams extends InAccount {
    action_type?: 'MOVE' | 'RELEASE';
    status?: 'PENDING' | 'DISCOVERING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'SKIPPED';
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export import BulkListResponse = EmailSecurity.Investigate.BulkGetResponse;

  export type BulkDeleteParams = InAccount;

  export type BulkDeleteResponse = DeletedURLIgnorePattern;

  export type BulkGetParams = InAccount;

  export interface BulkGetResponse {
    /** @discriminator type */ action_params: BulkGetResponse.Move | BulkGetResponse.Release;
    action_type: 'MOVE' | 'RELEASE';
    /** @readOnly */ created_at: DateTime;
    /** @format uuid */ job_id: string;
    messages_failed: Integer;
    messages_pending: Integer;
    messages_successful: Integer;
    search_params: BulkGetResponse.SearchParams;
    status: 'PENDING' | 'DISCOVERING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'SKIPPED';
    total_messages_discovered: Integer;
    comment?: string | null;
    completed_at?: DateTime | null;
    started_at?: DateTime | null;
    status_message?: string | null;
  }
  export namespace BulkGetResponse {
    export interface Move {
      destination: 'Inbox' | 'JunkEmail' | 'DeletedItems' | 'RecoverableItemsDeletions' | 'RecoverableItemsPurges';
      type: 'MOVE';
      expected_disposition?: 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE';
    }
    export interface Release {
      type: 'RELEASE';
    }
    export interface SearchParams {
      /** @default false @deprecated */ action_log?: boolean;
      alert_id?: string | null;
      delivery_status?: 'delivered' | 'moved' | 'quarantined' | 'rejected' | 'deferred' | 'bounced' | 'queued';
      /** @default true */ detections_only?: boolean;
      domain?: string | null;
      end?: DateTime;
      exact_subject?: string | null;
      final_disposition?: 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE';
      message_action?: 'PREVIEW' | 'QUARANTINE_RELEASED' | 'MOVED' | null;
      message_id?: string | null;
      metric?: string | null;
      query?: string | null;
      recipient?: string | null;
      sender?: string | null;
      start?: DateTime;
      subject?: string | null;
      /** @default false */ submissions?: boolean;
    }
  }

  /** What was done to a message, by whom and when. */
  export interface ActionLog {
    /** Read the log of actions taken on one investigated message.
     *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}/action_log
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/email_security_get_message_action_log */
    get(investigateID: string, params: ActionLogGetParams, options?: RequestOptions): APIPromise<ActionEntry[]>;
  }

  export type ActionLogGetParams = InAccount;

  export type BulkListResponsesV4PagePaginationArray = V4PagePaginationArray<BulkGetResponse>;

  export type MoveBulkResponsesSinglePage = SinglePage<MoveBulkResponse>;

  export type MoveCreateResponsesSinglePage = SinglePage<MoveBulkResponse>;

  export type ReleaseBulkResponsesSinglePage = SinglePage<ReleaseBulkResponse>;
}

export declare namespace EmailSecurity.Investigate.Bulk {
  /** The stop signal for a running job. */
  export interface Cancel {
    /** Cancel a bulk message job before it finishes.
     *  @http POST /accounts/{account_id}/email-security/investigate/bulk/{job_id}/cancel
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(/** @format uuid */ jobID: string, params: CancelCreateParams, options?: RequestOptions): APIPromise<BulkGetResponse>;
  }

  export type CancelCreateParams = InAccount;

  export import CancelCreateResponse = EmailSecurity.Investigate.BulkGetResponse;

  /** Mail handled by a job, with the outcome for each. */
  export interface Messages {
    /** Page through the messages of a bulk job, optionally by status.
     *  @http GET /accounts/{account_id}/email-security/investigate/bulk/{job_id}/messages
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    list(
      /** @format uuid */ jobID: string,
      params: MessageListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<MessageListResponse>, MessageListResponse>;
  }

  export interface MessageListParams extends InAccount {
    status?: 'PENDING' | 'DISCOVERING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'SKIPPED';
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface MessageListResponse {
    /** @discriminator type */ action_params: MessageListResponse.Move | MessageListResponse.Release;
    action_type: 'MOVE' | 'RELEASE';
    /** @readOnly */ created_at: DateTime;
    /** @format uuid */ message_id: string;
    postfix_id: string;
    retry_count: Integer;
    status: 'PENDING' | 'DISCOVERING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'SKIPPED';
    alert_id?: string | null;
    email_message_id?: string | null;
    processed_at?: DateTime | null;
    retry_after?: DateTime | null;
    status_message?: string | null;
  }
  export namespace MessageListResponse {
    export interface Move {
      client_recipient: string;
      destination: 'Inbox' | 'JunkEmail' | 'DeletedItems' | 'RecoverableItemsDeletions' | 'RecoverableItemsPurges';
      type: 'MOVE';
      expected_disposition?: 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE';
    }
    export interface Release {
      client_recipient: string;
      type: 'RELEASE';
    }
  }

  export type MessageListResponsesV4PagePaginationArray = V4PagePaginationArray<MessageListResponse>;
}

export declare namespace EmailSecurity.Phishguard {
  /** What the experts found and did. */
  export interface Reports {
    /** Get the PhishGuard reports for a span of time.
     *  @http GET /accounts/{account_id}/email-security/phishguard/reports
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    list(params: ReportListParams, options?: RequestOptions): PagePromise<SinglePage<ReportListResponse>, ReportListResponse>;
  }

  export interface ReportListParams extends InAccount {
    end?: DateTime;
    /** @format date @deprecated */ from_date?: string;
    start?: DateTime;
    /** @format date @deprecated */ to_date?: string;
  }

  export interface ReportListResponse {
    id: Integer;
    content: string;
    disposition: 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE';
    fields: ReportListResponse.Fields;
    priority: string;
    title: string;
    /** @readOnly */ created_at?: DateTime | null;
    tags?: ReportListResponse.Tag[] | null;
    /** @readOnly @deprecated */ ts?: DateTime;
    /** @readOnly */ updated_at?: DateTime | null;
  }
  export namespace ReportListResponse {
    export interface Fields {
      to: string[];
      from?: string | null;
      /** @readOnly */ occurred_at?: DateTime;
      postfix_id?: string | null;
      /** @readOnly @deprecated */ ts?: DateTime;
    }
    export interface Tag {
      category: string;
      value: string;
    }
  }

  export type ReportListResponsesSinglePage = SinglePage<ReportListResponse>;
}

export declare namespace EmailSecurity.Settings {
  /** Senders or recipients whose mail is let through. */
  export interface AllowPolicies {
    /** Add an allow policy for a sender or recipient pattern.
     *  @http POST /accounts/{account_id}/email-security/settings/allow_policies
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(params: AllowPolicyCreateParams, options?: RequestOptions): APIPromise<AllowPolicyBatchResponse.Put>;

    /** Page through allow policies by pattern, kind of trust or search text.
     *  @http GET /accounts/{account_id}/email-security/settings/allow_policies
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    list(
      params: AllowPolicyListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<AllowPolicyBatchResponse.Put>, AllowPolicyBatchResponse.Put>;

    /** Delete an allow policy, so its pattern loses the exemption.
     *  @http DELETE /accounts/{account_id}/email-security/settings/allow_policies/{policy_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ policyID: string,
      params: AllowPolicyDeleteParams,
      options?: RequestOptions,
    ): APIPromise<DeletedURLIgnorePattern>;

    /** Change only the given fields of an allow policy.
     *  @http PATCH /accounts/{account_id}/email-security/settings/allow_policies/{policy_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ policyID: string,
      params: AllowPolicyEditParams,
      options?: RequestOptions,
    ): APIPromise<AllowPolicyBatchResponse.Put>;

    /** Retrieve one allow policy.
     *  @http GET /accounts/{account_id}/email-security/settings/allow_policies/{policy_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ policyID: string,
      params: AllowPolicyGetParams,
      options?: RequestOptions,
    ): APIPromise<AllowPolicyBatchResponse.Put>;

    /** Add, replace, change and delete allow policies in one call.
     *  @http POST /accounts/{account_id}/email-security/settings/allow_policies/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    batch(params: AllowPolicyBatchParams, options?: RequestOptions): APIPromise<AllowPolicyBatchResponse>;
  }

  export interface AllowPolicyCreateParams extends InAccount {
    is_acceptable_sender: boolean;
    is_exempt_recipient: boolean;
    is_regex: boolean;
    is_trusted_sender: boolean;
    /** @minLength 1 @maxLength 1024 */ pattern: string;
    pattern_type: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
    verify_sender: boolean;
    /** @maxLength 1024 */ comments?: string | null;
    /** @deprecated */ is_recipient?: boolean;
    /** @deprecated */ is_sender?: boolean;
    /** @deprecated */ is_spoof?: boolean;
  }

  export type AllowPolicyCreateResponse = AllowPolicyBatchResponse.Put;

  export interface AllowPolicyListParams extends InAccount {
    direction?: 'asc' | 'desc';
    is_acceptable_sender?: boolean;
    is_exempt_recipient?: boolean;
    is_trusted_sender?: boolean;
    order?: 'pattern' | 'created_at';
    pattern?: string;
    pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
    search?: string;
    verify_sender?: boolean;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export type AllowPolicyListResponse = AllowPolicyBatchResponse.Put;

  export type AllowPolicyDeleteParams = InAccount;

  export type AllowPolicyDeleteResponse = DeletedURLIgnorePattern;

  export interface AllowPolicyEditParams extends InAccount {
    /** @maxLength 1024 */ comments?: string | null;
    is_acceptable_sender?: boolean;
    is_exempt_recipient?: boolean;
    /** @deprecated */ is_recipient?: boolean;
    is_regex?: boolean;
    /** @deprecated */ is_sender?: boolean;
    /** @deprecated */ is_spoof?: boolean;
    is_trusted_sender?: boolean;
    /** @minLength 1 @maxLength 1024 */ pattern?: string;
    pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
    verify_sender?: boolean;
  }

  export type AllowPolicyEditResponse = AllowPolicyBatchResponse.Put;

  export type AllowPolicyGetParams = InAccount;

  export type AllowPolicyGetResponse = AllowPolicyBatchResponse.Put;

  export interface AllowPolicyBatchParams extends InAccount {
    /** @maxItems 1000 */ deletes: DeletedURLIgnorePattern[];
    /** @maxItems 1000 */ patches: AllowPolicyBatchParams.Patch[];
    /** @maxItems 1000 */ posts: AllowPolicyBatchParams.Post[];
    /** @maxItems 1000 */ puts: AllowPolicyBatchParams.Put[];
  }
  export namespace AllowPolicyBatchParams {
    export type Delete = DeletedURLIgnorePattern;
    /** @minProperties 1 */
    export interface Patch {
      /** @maxLength 1024 */ comments?: string | null;
      is_acceptable_sender?: boolean;
      is_exempt_recipient?: boolean;
      /** @deprecated */ is_recipient?: boolean;
      is_regex?: boolean;
      /** @deprecated */ is_sender?: boolean;
      /** @deprecated */ is_spoof?: boolean;
      is_trusted_sender?: boolean;
      /** @minLength 1 @maxLength 1024 */ pattern?: string;
      pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
      verify_sender?: boolean;
    }
    export interface Post {
      is_acceptable_sender: boolean;
      is_exempt_recipient: boolean;
      is_regex: boolean;
      is_trusted_sender: boolean;
      /** @minLength 1 @maxLength 1024 */ pattern: string;
      pattern_type: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
      verify_sender: boolean;
      /** @maxLength 1024 */ comments?: string | null;
      /** @deprecated */ is_recipient?: boolean;
      /** @deprecated */ is_sender?: boolean;
      /** @deprecated */ is_spoof?: boolean;
    }
    export interface Put {
      /** @maxLength 1024 */ comments?: string | null;
      is_acceptable_sender?: boolean;
      is_exempt_recipient?: boolean;
      /** @deprecated */ is_recipient?: boolean;
      is_regex?: boolean;
      /** @deprecated */ is_sender?: boolean;
      /** @deprecated */ is_spoof?: boolean;
      is_trusted_sender?: boolean;
      /** @minLength 1 @maxLength 1024 */ pattern?: string;
      pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
      verify_sender?: boolean;
    }
  }

  export interface AllowPolicyBatchResponse {
    deletes?: DeletedURLIgnorePattern[];
    patches?: AllowPolicyBatchResponse.Put[];
    posts?: AllowPolicyBatchResponse.Put[];
    puts?: AllowPolicyBatchResponse.Put[];
  }
  export namespace AllowPolicyBatchResponse {
    export type Delete = DeletedURLIgnorePattern;
    export type Patch = Put;
    export type Post = Put;
    export interface Put {
      /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
      created_at: DateTime;
      /** @deprecated */ last_modified: DateTime;
      /** @maxLength 1024 */ comments?: string | null;
      is_acceptable_sender?: boolean;
      is_exempt_recipient?: boolean;
      /** @deprecated */ is_recipient?: boolean;
      is_regex?: boolean;
      /** @deprecated */ is_sender?: boolean;
      /** @deprecated */ is_spoof?: boolean;
      is_trusted_sender?: boolean;
      modified_at?: DateTime;
      /** @minLength 1 @maxLength 1024 */ pattern?: string;
      pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
      verify_sender?: boolean;
    }
  }

  /** Addresses and domains whose mail is always refused. */
  export interface BlockSenders {
    /** Block mail from senders that match a pattern.
     *  @http POST /accounts/{account_id}/email-security/settings/block_senders
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(params: BlockSenderCreateParams, options?: RequestOptions): APIPromise<BlockSenderBatchResponse.Put>;

    /** Page through blocked senders by pattern, pattern type or search text.
     *  @http GET /accounts/{account_id}/email-security/settings/block_senders
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    list(
      params: BlockSenderListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<BlockSenderBatchResponse.Put>, BlockSenderBatchResponse.Put>;

    /** Unblock a sender pattern by deleting its entry.
     *  @http DELETE /accounts/{account_id}/email-security/settings/block_senders/{pattern_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ patternID: string,
      params: BlockSenderDeleteParams,
      options?: RequestOptions,
    ): APIPromise<DeletedURLIgnorePattern>;

    /** Change only the given fields of a blocked sender entry.
     *  @http PATCH /accounts/{account_id}/email-security/settings/block_senders/{pattern_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ patternID: string,
      params: BlockSenderEditParams,
      options?: RequestOptions,
    ): APIPromise<BlockSenderBatchResponse.Put>;

    /** Retrieve one blocked sender entry.
     *  @http GET /accounts/{account_id}/email-security/settings/block_senders/{pattern_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ patternID: string,
      params: BlockSenderGetParams,
      options?: RequestOptions,
    ): APIPromise<BlockSenderBatchResponse.Put>;

    /** Add, replace, change and delete blocked senders in one call.
     *  @http POST /accounts/{account_id}/email-security/settings/block_senders/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    batch(params: BlockSenderBatchParams, options?: RequestOptions): APIPromise<BlockSenderBatchResponse>;
  }

  export interface BlockSenderCreateParams extends InAccount {
    is_regex: boolean;
    /** @minLength 1 @maxLength 1024 */ pattern: string;
    pattern_type: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
    /** @maxLength 1024 */ comments?: string | null;
  }

  export type BlockSenderCreateResponse = BlockSenderBatchResponse.Put;

  export interface BlockSenderListParams extends InAccount {
    direction?: 'asc' | 'desc';
    order?: 'pattern' | 'created_at';
    pattern?: string;
    pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
    search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export type BlockSenderListResponse = BlockSenderBatchResponse.Put;

  export type BlockSenderDeleteParams = InAccount;

  export type BlockSenderDeleteResponse = DeletedURLIgnorePattern;

  export interface BlockSenderEditParams extends InAccount {
    /** @maxLength 1024 */ comments?: string | null;
    is_regex?: boolean;
    /** @minLength 1 @maxLength 1024 */ pattern?: string;
    pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
  }

  export type BlockSenderEditResponse = BlockSenderBatchResponse.Put;

  export type BlockSenderGetParams = InAccount;

  export type BlockSenderGetResponse = BlockSenderBatchResponse.Put;

  export interface BlockSenderBatchParams extends InAccount {
    /** @maxItems 1000 */ deletes: DeletedURLIgnorePattern[];
    /** @maxItems 1000 */ patches: BlockSenderBatchParams.Patch[];
    /** @maxItems 1000 */ posts: BlockSenderBatchParams.Put[];
    /** @maxItems 1000 */ puts: BlockSenderBatchParams.Put[];
  }
  export namespace BlockSenderBatchParams {
    export type Delete = DeletedURLIgnorePattern;
    /** @minProperties 1 */
    export interface Patch {
      /** @maxLength 1024 */ comments?: string | null;
      is_regex?: boolean;
      /** @minLength 1 @maxLength 1024 */ pattern?: string;
      pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
    }
    export type Post = Put;
    export interface Put {
      is_regex: boolean;
      /** @minLength 1 @maxLength 1024 */ pattern: string;
      pattern_type: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
      /** @maxLength 1024 */ comments?: string | null;
    }
  }

  export interface BlockSenderBatchResponse {
    deletes?: DeletedURLIgnorePattern[];
    patches?: BlockSenderBatchResponse.Put[];
    posts?: BlockSenderBatchResponse.Put[];
    puts?: BlockSenderBatchResponse.Put[];
  }
  export namespace BlockSenderBatchResponse {
    export type Delete = DeletedURLIgnorePattern;
    export type Patch = Put;
    export type Post = Put;
    export interface Put {
      /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
      /** @maxLength 1024 */ comments?: string | null;
      created_at?: DateTime;
      is_regex?: boolean;
      /** @deprecated */ last_modified?: DateTime;
      modified_at?: DateTime;
      /** @minLength 1 @maxLength 1024 */ pattern?: string;
      pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
    }
  }

  /** Mail domains under protection, with their delivery mode. */
  export interface Domains {
    readonly verification: Domains.Verification;

    /** Page through protected domains by delivery mode, status or integration.
     *  @http GET /accounts/{account_id}/email-security/settings/domains
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    list(params: DomainListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<DomainGetResponse>, DomainGetResponse>;

    /** Take one domain out of Email Security.
     *  @http DELETE /accounts/{account_id}/email-security/settings/domains/{domain_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(/** @format uuid */ domainID: string, params: DomainDeleteParams, options?: RequestOptions): APIPromise<DeletedURLIgnorePattern>;

    /** Take many domains out of Email Security at once (deprecated).
     *  @http DELETE /accounts/{account_id}/email-security/settings/domains
     *  @permission Cloud Email Security: Write
     *  @availability deprecated
     *  @deprecated */
    bulkDelete(
      params: DomainBulkDeleteParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DeletedURLIgnorePattern>, DeletedURLIgnorePattern>;

    /** Change only the given settings of a protected domain.
     *  @http PATCH /accounts/{account_id}/email-security/settings/domains/{domain_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(/** @format uuid */ domainID: string, params: DomainEditParams, options?: RequestOptions): APIPromise<DomainGetResponse>;

    /** Retrieve one protected domain with its delivery and TLS settings.
     *  @http GET /accounts/{account_id}/email-security/settings/domains/{domain_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(/** @format uuid */ domainID: string, params: DomainGetParams, options?: RequestOptions): APIPromise<DomainGetResponse>;

    /** Put a domain under Email Security with its delivery modes and regions.
     *  @http POST /accounts/{account_id}/email-security/settings/domains
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(params: DomainCreateParams, options?: RequestOptions): APIPromise<DomainBatchResponse.Put>;

    /** Replace all settings of a protected domain.
     *  @http PUT /accounts/{account_id}/email-security/settings/domains/{domain_id}
     *  @availability beta */
    update(/** @format uuid */ domainID: string, params: DomainUpdateParams, options?: RequestOptions): APIPromise<DomainBatchResponse.Put>;

    /** Add, replace, change and delete protected domains in one call.
     *  @http POST /accounts/{account_id}/email-security/settings/domains/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    batch(params: DomainBatchParams, options?: RequestOptions): APIPromise<DomainBatchResponse>;
  }

  export interface DomainListParams extends InAccount {
    active_delivery_mode?: 'DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN';
    allowed_delivery_mode?: 'DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN';
    direction?: 'asc' | 'desc';
    domain?: string[];
    /** @format uuid */ integration_id?: string;
    order?: 'domain' | 'created_at';
    search?: string;
    status?: 'pending' | 'active' | 'failed' | 'timeout' | null;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export import DomainListResponse = EmailSecurity.Settings.DomainGetResponse;

  export type DomainDeleteParams = InAccount;

  export type DomainDeleteResponse = DeletedURLIgnorePattern;

  export type DomainBulkDeleteParams = InAccount;

  export type DomainBulkDeleteResponse = DeletedURLIgnorePattern;

  export interface DomainEditParams extends InAccount {
    allowed_delivery_modes?: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN')[];
    drop_dispositions?: ('MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE')[];
    folder?: 'AllItems' | 'Inbox' | null;
    /** @format uuid */ integration_id?: string | null;
    ip_restrictions?: string[];
    /** @min 1 @max 20 */ lookback_hops?: Integer;
    regions?: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US')[];
    require_tls_inbound?: boolean;
    require_tls_outbound?: boolean;
    transport?: string;
  }

  export import DomainEditResponse = EmailSecurity.Settings.DomainGetResponse;

  export type DomainGetParams = InAccount;

  export interface DomainGetResponse {
    /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    allowed_delivery_modes?: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN')[];
    authorization?: DomainGetResponse.Authorization;
    created_at?: DateTime;
    dmarc_status?: 'none' | 'good' | 'invalid' | null;
    /** @example "example.com" */ domain?: string;
    drop_dispositions?: ('MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE')[];
    emails_processed?: DomainGetResponse.EmailsProcessed;
    folder?: 'AllItems' | 'Inbox' | null;
    inbox_provider?: 'Microsoft' | 'Google' | null;
    /** @format uuid */ integration_id?: string | null;
    ip_restrictions?: string[];
    /** @deprecated */ last_modified?: DateTime;
    lookback_hops?: Integer;
    modified_at?: DateTime;
    o365_tenant_id?: string | null;
    regions?: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US')[];
    require_tls_inbound?: boolean | null;
    require_tls_outbound?: boolean | null;
    spf_status?: 'none' | 'good' | 'neutral' | 'open' | 'invalid' | null;
    status?: 'pending' | 'active' | 'failed' | 'timeout' | null;
    transport?: string;
  }
  export namespace DomainGetResponse {
    export interface Authorization {
      authorized: boolean;
      /** @readOnly */ timestamp: DateTime;
      status_message?: string | null;
    }
    export interface EmailsProcessed {
      /** @readOnly */ timestamp: DateTime;
      /** @min 0 */ total_emails_processed: Integer;
      /** @min 0 */ total_emails_processed_previous: Integer;
    }
  }

  export interface DomainCreateParams extends InAccount {
    /** @minItems 1 @maxItems 10 */ allowed_delivery_modes: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN')[];
    domain: string;
    /** @maxItems 10 */ drop_dispositions: ('MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE')[];
    /** @maxItems 100 */ ip_restrictions: string[];
    /** @minItems 1 @maxItems 10 */ regions: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US')[];
    folder?: 'AllItems' | 'Inbox' | null;
    /** @format uuid */ integration_id?: string | null;
    /** @min 1 @max 20 */ lookback_hops?: Integer | null;
    require_tls_inbound?: boolean | null;
    require_tls_outbound?: boolean | null;
    transport?: string | null;
  }

  export import DomainCreateResponse = DomainBatchResponse.Put;

  export interface DomainUpdateParams extends InAccount {
    /** @minItems 1 @maxItems 10 */ allowed_delivery_modes: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN')[];
    /** @maxItems 10 */ drop_dispositions: ('MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE')[];
    /** @maxItems 100 */ ip_restrictions: string[];
    /** @minItems 1 @maxItems 10 */ regions: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US')[];
    folder?: 'AllItems' | 'Inbox' | null;
    /** @format uuid */ integration_id?: string | null;
    /** @min 1 @max 20 */ lookback_hops?: Integer | null;
    require_tls_inbound?: boolean | null;
    require_tls_outbound?: boolean | null;
    transport?: string | null;
  }

  export import DomainUpdateResponse = DomainBatchResponse.Put;

  export interface DomainBatchParams extends InAccount {
    /** @maxItems 1000 */ deletes: DeletedURLIgnorePattern[];
    /** @maxItems 1000 */ patches: DomainBatchParams.Patch[];
    /** @maxItems 1000 */ posts: DomainBatchParams.Post[];
    /** @maxItems 1000 */ puts: DomainBatchParams.Put[];
  }
  export namespace DomainBatchParams {
    export type Delete = DeletedURLIgnorePattern;
    export interface Patch {
      /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
      allowed_delivery_modes?: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN')[];
      drop_dispositions?: ('MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE')[];
      folder?: 'AllItems' | 'Inbox' | null;
      /** @format uuid */ integration_id?: string | null;
      ip_restrictions?: string[];
      /** @min 1 @max 20 */ lookback_hops?: Integer;
      regions?: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US')[];
      require_tls_inbound?: boolean;
      require_tls_outbound?: boolean;
      transport?: string;
    }
    export interface Post {
      /** @minItems 1 @maxItems 10 */ allowed_delivery_modes: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN')[];
      domain: string;
      /** @maxItems 10 */ drop_dispositions: ('MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE')[];
      /** @maxItems 100 */ ip_restrictions: string[];
      /** @minItems 1 @maxItems 10 */ regions: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US')[];
      folder?: 'AllItems' | 'Inbox' | null;
      /** @format uuid */ integration_id?: string | null;
      /** @min 1 @max 20 */ lookback_hops?: Integer | null;
      require_tls_inbound?: boolean | null;
      require_tls_outbound?: boolean | null;
      transport?: string | null;
    }
    export interface Put {
      /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
      /** @minItems 1 @maxItems 10 */ allowed_delivery_modes: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN')[];
      /** @maxItems 10 */ drop_dispositions: ('MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE')[];
      /** @maxItems 100 */ ip_restrictions: string[];
      /** @minItems 1 @maxItems 10 */ regions: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US')[];
      folder?: 'AllItems' | 'Inbox' | null;
      /** @format uuid */ integration_id?: string | null;
      /** @min 1 @max 20 */ lookback_hops?: Integer | null;
      require_tls_inbound?: boolean | null;
      require_tls_outbound?: boolean | null;
      transport?: string | null;
    }
  }

  export interface DomainBatchResponse {
    deletes: DeletedURLIgnorePattern[];
    patches: DomainBatchResponse.Put[];
    posts: DomainBatchResponse.Put[];
    puts: DomainBatchResponse.Put[];
  }
  export namespace DomainBatchResponse {
    export type Delete = DeletedURLIgnorePattern;
    export import Patch = EmailSecurity.Settings.DomainBatchResponse.Put;
    export import Post = EmailSecurity.Settings.DomainBatchResponse.Put;
    export interface Put {
      /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
      allowed_delivery_modes?: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN')[];
      authorization?: DomainGetResponse.Authorization | null;
      created_at?: DateTime;
      dmarc_status?: 'none' | 'good' | 'invalid' | null;
      /** @example "example.com" */ domain?: string;
      drop_dispositions?: ('MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL' | 'UNKNOWN' | 'NONE')[];
      emails_processed?: DomainGetResponse.EmailsProcessed | null;
      folder?: 'AllItems' | 'Inbox' | null;
      inbox_provider?: 'Microsoft' | 'Google' | null;
      /** @format uuid */ integration_id?: string | null;
      ip_restrictions?: string[];
      /** @deprecated */ last_modified?: DateTime;
      lookback_hops?: Integer;
      modified_at?: DateTime;
      o365_tenant_id?: string | null;
      regions?: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US')[];
      require_tls_inbound?: boolean | null;
      require_tls_outbound?: boolean | null;
      spf_status?: 'none' | 'good' | 'neutral' | 'open' | 'invalid' | null;
      status?: 'PENDING' | 'ACTIVE' | 'FAILED' | 'TIMEOUT' | null;
      transport?: string;
    }
    export namespace Put {
      export type Authorization = DomainGetResponse.Authorization;
      export type EmailsProcessed = DomainGetResponse.EmailsProcessed;
    }
  }

  /** People, such as executives, whose names attackers may borrow. */
  export interface ImpersonationRegistry {
    /** Add a person's name and email to watch for impersonation attempts.
     *  @http POST /accounts/{account_id}/email-security/settings/impersonation_registry
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(params: ImpersonationRegistryCreateParams, options?: RequestOptions): APIPromise<ImpersonationRegistryGetResponse>;

    /** Page through the impersonation registry by provenance or search text.
     *  @http GET /accounts/{account_id}/email-security/settings/impersonation_registry
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    list(
      params: ImpersonationRegistryListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ImpersonationRegistryGetResponse>, ImpersonationRegistryGetResponse>;

    /** Remove a person from the impersonation registry.
     *  @http DELETE /accounts/{account_id}/email-security/settings/impersonation_registry/{impersonation_registry_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ impersonationRegistryID: string,
      params: ImpersonationRegistryDeleteParams,
      options?: RequestOptions,
    ): APIPromise<DeletedURLIgnorePattern>;

    /** Change only the given fields of an impersonation registry entry.
     *  @http PATCH /accounts/{account_id}/email-security/settings/impersonation_registry/{impersonation_registry_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ impersonationRegistryID: string,
      params: ImpersonationRegistryEditParams,
      options?: RequestOptions,
    ): APIPromise<ImpersonationRegistryGetResponse>;

    /** Retrieve one impersonation registry entry.
     *  @http GET /accounts/{account_id}/email-security/settings/impersonation_registry/{impersonation_registry_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ impersonationRegistryID: string,
      params: ImpersonationRegistryGetParams,
      options?: RequestOptions,
    ): APIPromise<ImpersonationRegistryGetResponse>;
  }

  export interface ImpersonationRegistryCreateParams extends InAccount {
    email: string;
    is_email_regex: boolean;
    /** @maxLength 1024 */ name: string;
    comments?: string | null;
    directory_id?: Integer | null;
    directory_node_id?: Integer | null;
    /** @deprecated */ external_directory_node_id?: string | null;
    provenance?: 'A1S_INTERNAL' | 'SNOOPY-CASB_OFFICE_365' | 'SNOOPY-OFFICE_365' | 'SNOOPY-GOOGLE_DIRECTORY';
  }

  export type ImpersonationRegistryCreateResponse = ImpersonationRegistryGetResponse;

  export interface ImpersonationRegistryListParams extends InAccount {
    direction?: 'asc' | 'desc';
    order?: 'name' | 'email' | 'created_at';
    provenance?: 'A1S_INTERNAL' | 'SNOOPY-CASB_OFFICE_365' | 'SNOOPY-OFFICE_365' | 'SNOOPY-GOOGLE_DIRECTORY';
    search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export type ImpersonationRegistryListResponse = ImpersonationRegistryGetResponse;

  export type ImpersonationRegistryDeleteParams = InAccount;

  export type ImpersonationRegistryDeleteResponse = DeletedURLIgnorePattern;

  export interface ImpersonationRegistryEditParams extends InAccount {
    comments?: string | null;
    directory_id?: Integer | null;
    directory_node_id?: Integer | null;
    email?: string;
    /** @deprecated */ external_directory_node_id?: string | null;
    is_email_regex?: boolean;
    /** @maxLength 1024 */ name?: string;
    provenance?: 'A1S_INTERNAL' | 'SNOOPY-CASB_OFFICE_365' | 'SNOOPY-OFFICE_365' | 'SNOOPY-GOOGLE_DIRECTORY';
  }

  export type ImpersonationRegistryEditResponse = ImpersonationRegistryGetResponse;

  export type ImpersonationRegistryGetParams = InAccount;

  export interface ImpersonationRegistryGetResponse {
    /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    comments?: string | null;
    created_at?: DateTime;
    directory_id?: Integer | null;
    directory_node_id?: Integer | null;
    email?: string;
    /** @deprecated */ external_directory_node_id?: string | null;
    is_email_regex?: boolean;
    /** @deprecated */ last_modified?: DateTime;
    modified_at?: DateTime;
    /** @maxLength 1024 */ name?: string;
    provenance?: 'A1S_INTERNAL' | 'SNOOPY-CASB_OFFICE_365' | 'SNOOPY-OFFICE_365' | 'SNOOPY-GOOGLE_DIRECTORY';
  }

  /** Limits on what a sending domain may do. */
  export interface SendingDomainRestrictions {
    /** Add a restriction for a sending domain, with what to exclude from it.
     *  @http POST /accounts/{account_id}/email-security/settings/sending_domain_restrictions
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(params: SendingDomainRestrictionCreateParams, options?: RequestOptions): APIPromise<SendingDomainRestrictionGetResponse>;

    /** Page through the sending domain restrictions, sorted or searched.
     *  @http GET /accounts/{account_id}/email-security/settings/sending_domain_restrictions
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    list(
      params: SendingDomainRestrictionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<SendingDomainRestrictionGetResponse>, SendingDomainRestrictionGetResponse>;

    /** Lift the restriction on a sending domain by deleting it.
     *  @http DELETE /accounts/{account_id}/email-security/settings/sending_domain_restrictions/{sending_domain_restriction_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ sendingDomainRestrictionID: string,
      params: SendingDomainRestrictionDeleteParams,
      options?: RequestOptions,
    ): APIPromise<DeletedURLIgnorePattern>;

    /** Change a sending domain restriction's domain, exclusions or comments.
     *  @http PATCH /accounts/{account_id}/email-security/settings/sending_domain_restrictions/{sending_domain_restriction_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ sendingDomainRestrictionID: string,
      params: SendingDomainRestrictionEditParams,
      options?: RequestOptions,
    ): APIPromise<SendingDomainRestrictionGetResponse>;

    /** Retrieve one sending domain restriction.
     *  @http GET /accounts/{account_id}/email-security/settings/sending_domain_restrictions/{sending_domain_restriction_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ sendingDomainRestrictionID: string,
      params: SendingDomainRestrictionGetParams,
      options?: RequestOptions,
    ): APIPromise<SendingDomainRestrictionGetResponse>;

    /** Delete several sending domain restrictions in one request.
     *  @http POST /accounts/{account_id}/email-security/settings/sending_domain_restrictions/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/email_security_batch_sending_domain_restrictions */
    batch(params: SendingDomainRestrictionBatchParams, options?: RequestOptions): APIPromise<SendingDomainRestrictionBatchResponse>;
  }

  export interface SendingDomainRestrictionCreateParams extends InAccount {
    /** @example "example.com" */ domain: string;
    exclude: string[];
    /** @maxLength 1024 */ comments?: string | null;
  }

  export type SendingDomainRestrictionCreateResponse = SendingDomainRestrictionGetResponse;

  export interface SendingDomainRestrictionListParams extends InAccount {
    direction?: 'asc' | 'desc';
    order?: 'domain' | 'created_at';
    search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export type SendingDomainRestrictionListResponse = SendingDomainRestrictionGetResponse;

  export type SendingDomainRestrictionDeleteParams = InAccount;

  export type SendingDomainRestrictionDeleteResponse = DeletedURLIgnorePattern;

  export interface SendingDomainRestrictionEditParams extends InAccount {
    /** @maxLength 1024 */ comments?: string | null;
    /** @example "example.com" */ domain?: string;
    exclude?: string[];
  }

  export type SendingDomainRestrictionEditResponse = SendingDomainRestrictionGetResponse;

  export type SendingDomainRestrictionGetParams = InAccount;

  export interface SendingDomainRestrictionGetResponse {
    /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @maxLength 1024 */ comments?: string | null;
    created_at?: DateTime;
    /** @example "example.com" */ domain?: string;
    exclude?: string[];
    /** @deprecated */ last_modified?: DateTime;
    modified_at?: DateTime;
  }

  export interface SendingDomainRestrictionBatchParams extends InAccount {
    /** @maxItems 1000 */ deletes: ({ /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string })[];
  }

  export interface SendingDomainRestrictionBatchResponse {
    deletes: ({ /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string })[];
  }

  /** New or lookalike domains that are known to be harmless. */
  export interface TrustedDomains {
    /** Trust a domain pattern that is newly registered or resembles another.
     *  @http POST /accounts/{account_id}/email-security/settings/trusted_domains
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(params: TrustedDomainCreateParams, options?: RequestOptions): APIPromise<TrustedDomainBatchResponse.Put>;

    /** Page through trusted domains by pattern, recency or similarity flag.
     *  @http GET /accounts/{account_id}/email-security/settings/trusted_domains
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    list(
      params: TrustedDomainListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<TrustedDomainBatchResponse.Put>, TrustedDomainBatchResponse.Put>;

    /** Delete a trusted domain, so its pattern is treated like any other again.
     *  @http DELETE /accounts/{account_id}/email-security/settings/trusted_domains/{trusted_domain_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ trustedDomainID: string,
      params: TrustedDomainDeleteParams,
      options?: RequestOptions,
    ): APIPromise<DeletedURLIgnorePattern>;

    /** Change only the given fields of a trusted domain.
     *  @http PATCH /accounts/{account_id}/email-security/settings/trusted_domains/{trusted_domain_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ trustedDomainID: string,
      params: TrustedDomainEditParams,
      options?: RequestOptions,
    ): APIPromise<TrustedDomainBatchResponse.Put>;

    /** Retrieve one trusted domain entry.
     *  @http GET /accounts/{account_id}/email-security/settings/trusted_domains/{trusted_domain_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ trustedDomainID: string,
      params: TrustedDomainGetParams,
      options?: RequestOptions,
    ): APIPromise<TrustedDomainBatchResponse.Put>;

    /** Add, replace, change and delete trusted domains in one call.
     *  @http POST /accounts/{account_id}/email-security/settings/trusted_domains/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    batch(params: TrustedDomainBatchParams, options?: RequestOptions): APIPromise<TrustedDomainBatchResponse>;
  }

  export interface TrustedDomainCreateParams extends InAccount {
    is_recent: boolean;
    is_regex: boolean;
    is_similarity: boolean;
    /** @minLength 1 @maxLength 1024 @example "example.com" */ pattern: string;
    /** @maxLength 1024 */ comments?: string | null;
  }

  export type TrustedDomainCreateResponse = TrustedDomainBatchResponse.Put;

  export interface TrustedDomainListParams extends InAccount {
    direction?: 'asc' | 'desc';
    is_recent?: boolean;
    is_similarity?: boolean;
    order?: 'pattern' | 'created_at';
    pattern?: string;
    search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export type TrustedDomainListResponse = TrustedDomainBatchResponse.Put;

  export type TrustedDomainDeleteParams = InAccount;

  export type TrustedDomainDeleteResponse = DeletedURLIgnorePattern;

  export interface TrustedDomainEditParams extends InAccount {
    /** @maxLength 1024 */ comments?: string | null;
    is_recent?: boolean;
    is_regex?: boolean;
    is_similarity?: boolean;
    /** @minLength 1 @maxLength 1024 @example "example.com" */ pattern?: string;
  }

  export type TrustedDomainEditResponse = TrustedDomainBatchResponse.Put;

  export type TrustedDomainGetParams = InAccount;

  export type TrustedDomainGetResponse = TrustedDomainBatchResponse.Put;

  export interface TrustedDomainBatchParams extends InAccount {
    /** @maxItems 1000 */ deletes: DeletedURLIgnorePattern[];
    /** @maxItems 1000 */ patches: TrustedDomainBatchParams.Patch[];
    /** @maxItems 1000 */ posts: TrustedDomainBatchParams.Put[];
    /** @maxItems 1000 */ puts: TrustedDomainBatchParams.Put[];
  }
  export namespace TrustedDomainBatchParams {
    export type Delete = DeletedURLIgnorePattern;
    /** @minProperties 1 */
    export interface Patch {
      /** @maxLength 1024 */ comments?: string | null;
      is_recent?: boolean;
      is_regex?: boolean;
      is_similarity?: boolean;
      /** @minLength 1 @maxLength 1024 @example "example.com" */ pattern?: string;
    }
    export type Post = Put;
    export interface Put {
      is_recent: boolean;
      is_regex: boolean;
      is_similarity: boolean;
      /** @minLength 1 @maxLength 1024 @example "example.com" */ pattern: string;
      /** @maxLength 1024 */ comments?: string | null;
    }
  }

  export interface TrustedDomainBatchResponse {
    deletes?: DeletedURLIgnorePattern[];
    patches?: TrustedDomainBatchResponse.Put[];
    posts?: TrustedDomainBatchResponse.Put[];
    puts?: TrustedDomainBatchResponse.Put[];
  }
  export namespace TrustedDomainBatchResponse {
    export type Delete = DeletedURLIgnorePattern;
    export type Patch = Put;
    export type Post = Put;
    export interface Put {
      /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
      /** @maxLength 1024 */ comments?: string | null;
      created_at?: DateTime;
      is_recent?: boolean;
      is_regex?: boolean;
      is_similarity?: boolean;
      /** @deprecated */ last_modified?: DateTime;
      modified_at?: DateTime;
      /** @minLength 1 @maxLength 1024 @example "example.com" */ pattern?: string;
    }
  }

  /** Links that are left out of the checks. */
  export interface URLIgnorePatterns {
    /** Add a URL pattern that Email Security should ignore.
     *  @http POST /accounts/{account_id}/email-security/settings/url_ignore_patterns
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(params: URLIgnorePatternCreateParams, options?: RequestOptions): APIPromise<URLIgnorePatternGetResponse>;

    /** Page through the URL patterns that Email Security ignores.
     *  @http GET /accounts/{account_id}/email-security/settings/url_ignore_patterns
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    list(
      params: URLIgnorePatternListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<URLIgnorePatternGetResponse>, URLIgnorePatternGetResponse>;

    /** Delete an ignored URL pattern, so matching links count again.
     *  @http DELETE /accounts/{account_id}/email-security/settings/url_ignore_patterns/{pattern_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ patternID: string,
      params: URLIgnorePatternDeleteParams,
      options?: RequestOptions,
    ): APIPromise<DeletedURLIgnorePattern>;

    /** Change an ignored URL pattern or its comments.
     *  @http PATCH /accounts/{account_id}/email-security/settings/url_ignore_patterns/{pattern_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ patternID: string,
      params: URLIgnorePatternEditParams,
      options?: RequestOptions,
    ): APIPromise<URLIgnorePatternGetResponse>;

    /** Retrieve one ignored URL pattern.
     *  @http GET /accounts/{account_id}/email-security/settings/url_ignore_patterns/{pattern_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ patternID: string,
      params: URLIgnorePatternGetParams,
      options?: RequestOptions,
    ): APIPromise<URLIgnorePatternGetResponse>;

    /** Add, change, replace and delete URL ignore patterns in one request.
     *  @http POST /accounts/{account_id}/email-security/settings/url_ignore_patterns/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/email_security_batch_url_ignore_patterns */
    batch(params: URLIgnorePatternBatchParams, options?: RequestOptions): APIPromise<URLIgnorePatternBatchResponse>;
  }

  export interface URLIgnorePatternCreateParams extends InAccount {
    /** @minLength 1 @maxLength 1024 */ pattern: string;
    /** @maxLength 1024 */ comments?: string | null;
  }

  export type URLIgnorePatternCreateResponse = URLIgnorePatternGetResponse;

  export interface URLIgnorePatternListParams extends InAccount {
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export type URLIgnorePatternListResponse = URLIgnorePatternGetResponse;

  export type URLIgnorePatternDeleteParams = InAccount;

  export type URLIgnorePatternDeleteResponse = DeletedURLIgnorePattern;

  export interface URLIgnorePatternEditParams extends InAccount {
    /** @maxLength 1024 */ comments?: string | null;
    /** @minLength 1 @maxLength 1024 */ pattern?: string;
  }

  export type URLIgnorePatternEditResponse = URLIgnorePatternGetResponse;

  export type URLIgnorePatternGetParams = InAccount;

  export interface URLIgnorePatternGetResponse {
    /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @minLength 1 @maxLength 1024 */ pattern: string;
    /** @maxLength 1024 */ comments?: string | null;
    /** @readOnly @deprecated */ last_modified?: DateTime;
    /** @readOnly */ modified_at?: DateTime;
  }

  export interface URLIgnorePatternBatchParams extends InAccount {
    /** @maxItems 1000 */ deletes: ({ /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string })[];
    /** @maxItems 1000 */ patches: (/** @minProperties 1 */ {
      /** @maxLength 1024 */ comments?: string | null;
      /** @minLength 1 @maxLength 1024 */ pattern?: string;
      /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    })[];
    /** @maxItems 1000 */ posts: CreateURLIgnorePattern[];
    /** @maxItems 1000 */ puts: ({
      /** @maxLength 1024 */ comments?: string | null;
      /** @minLength 1 @maxLength 1024 */ pattern: string;
      /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    })[];
  }

  export interface URLIgnorePatternBatchResponse {
    deletes: DeletedURLIgnorePattern[];
    patches: URLIgnorePattern[];
    posts: URLIgnorePattern[];
    puts: URLIgnorePattern[];
  }

  /** Patterns looked for inside messages. */
  export interface ContentPolicies {
    /** Add a content policy that looks for a pattern in the chosen targets.
     *  @http POST /accounts/{account_id}/email-security/settings/content_policies */
    create(params: ContentPolicyCreateParams, options?: RequestOptions): APIPromise<ContentPolicyBatchResponse.Put>;

    /** Page through content policies by name, enabled state or search text.
     *  @http GET /accounts/{account_id}/email-security/settings/content_policies */
    list(
      params: ContentPolicyListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ContentPolicyBatchResponse.Put>, ContentPolicyBatchResponse.Put>;

    /** Delete a content policy.
     *  @http DELETE /accounts/{account_id}/email-security/settings/content_policies/{policy_id} */
    delete(policyID: string, params: ContentPolicyDeleteParams, options?: RequestOptions): APIPromise<ContentPolicyBatchParams.Delete>;

    /** Add, replace, change and delete content policies in one call.
     *  @http POST /accounts/{account_id}/email-security/settings/content_policies/batch */
    batch(params: ContentPolicyBatchParams, options?: RequestOptions): APIPromise<ContentPolicyBatchResponse>;

    /** Change only the given fields of a content policy.
     *  @http PATCH /accounts/{account_id}/email-security/settings/content_policies/{policy_id} */
    edit(policyID: string, params: ContentPolicyEditParams, options?: RequestOptions): APIPromise<ContentPolicyBatchResponse.Put>;

    /** Retrieve one content policy with its pattern and targets.
     *  @http GET /accounts/{account_id}/email-security/settings/content_policies/{policy_id} */
    get(policyID: string, params: ContentPolicyGetParams, options?: RequestOptions): APIPromise<ContentPolicyBatchResponse.Put>;
  }

  export interface ContentPolicyCreateParams extends InAccount {
    enabled: boolean;
    name: string;
    pattern: string;
    targets: ('SUBJECT' | 'BODY')[];
    notes?: string | null;
  }

  export type ContentPolicyCreateResponse = ContentPolicyBatchResponse.Put;

  export interface ContentPolicyListParams extends InAccount {
    direction?: 'asc' | 'desc';
    enabled?: boolean;
    name?: string;
    order?: 'name' | 'created_at';
    search?: string;
    page?: number;
    per_page?: number;
  }

  export type ContentPolicyListResponse = ContentPolicyBatchResponse.Put;

  export type ContentPolicyDeleteParams = InAccount;

  export type ContentPolicyDeleteResponse = ContentPolicyBatchParams.Delete;

  export interface ContentPolicyBatchParams extends InAccount {
    deletes: ContentPolicyBatchParams.Delete[];
    patches: ContentPolicyBatchParams.Patch[];
    posts: ContentPolicyBatchParams.Put[];
    puts: ContentPolicyBatchParams.Put[];
  }
  export namespace ContentPolicyBatchParams {
    export interface Delete {
      id: string;
    }
    export interface Patch {
      enabled?: boolean;
      name?: string;
      notes?: string | null;
      pattern?: string;
      targets?: ('SUBJECT' | 'BODY')[];
    }
    export type Post = Put;
    export interface Put {
      enabled: boolean;
      name: string;
      pattern: string;
      targets: ('SUBJECT' | 'BODY')[];
      notes?: string | null;
    }
  }

  export interface ContentPolicyBatchResponse {
    deletes?: ContentPolicyBatchParams.Delete[];
    patches?: ContentPolicyBatchResponse.Put[];
    posts?: ContentPolicyBatchResponse.Put[];
    puts?: ContentPolicyBatchResponse.Put[];
  }
  export namespace ContentPolicyBatchResponse {
    export type Delete = ContentPolicyBatchParams.Delete;
    export type Patch = Put;
    export type Post = Put;
    export interface Put {
      id?: string;
      created_at?: string;
      enabled?: boolean;
      modified_at?: string;
      name?: string;
      notes?: string | null;
      pattern?: string;
      targets?: ('SUBJECT' | 'BODY')[];
    }
  }

  export interface ContentPolicyEditParams extends InAccount {
    enabled?: boolean;
    name?: string;
    notes?: string | null;
    pattern?: string;
    targets?: ('SUBJECT' | 'BODY')[];
  }

  export type ContentPolicyEditResponse = ContentPolicyBatchResponse.Put;

  export type ContentPolicyGetParams = InAccount;

  export type ContentPolicyGetResponse = ContentPolicyBatchResponse.Put;

  export type AllowPolicyListResponsesV4PagePaginationArray = V4PagePaginationArray<AllowPolicyBatchResponse.Put>;

  export type BlockSenderListResponsesV4PagePaginationArray = V4PagePaginationArray<BlockSenderBatchResponse.Put>;

  export type DomainBulkDeleteResponsesSinglePage = SinglePage<DeletedURLIgnorePattern>;

  export type DomainListResponsesV4PagePaginationArray = V4PagePaginationArray<DomainGetResponse>;

  export type ImpersonationRegistryListResponsesV4PagePaginationArray = V4PagePaginationArray<ImpersonationRegistryGetResponse>;

  export type SendingDomainRestrictionListResponsesV4PagePaginationArray = V4PagePaginationArray<SendingDomainRestrictionGetResponse>;

  export type TrustedDomainListResponsesV4PagePaginationArray = V4PagePaginationArray<TrustedDomainBatchResponse.Put>;

  export type URLIgnorePatternListResponsesV4PagePaginationArray = V4PagePaginationArray<URLIgnorePatternGetResponse>;
}

export declare namespace EmailSecurity.Settings.Domains {
  /** Proof that you control a protected domain. */
  export interface Verification {
    /** Check how far the verification of a protected domain has got.
     *  @http GET /accounts/{account_id}/email-security/settings/domains/{domain_id}/verification
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/email_security_get_domain_verification */
    get(/** @format uuid */ domainID: string, params: VerificationGetParams, options?: RequestOptions): APIPromise<DomainVerificationInfo>;
  }

  export type VerificationGetParams = InAccount;
}
