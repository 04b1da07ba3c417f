import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { EmailSecurity } from './index.ts';

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

  /** Search processed mail by sender, recipient, domain or disposition.
   *
   *  Looks at the last 30 days unless `start` and `end` are given. Only messages with a detection come back, unless `detections_only` is
   *  false.
   *  @http GET /accounts/{account_id}/email-security/investigate
   *  @permission Cloud Email Security: Write; Cloud Email Security: Read
   *  @availability beta
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "start": "2026-01-01T00:00:00Z", "end": "2026-01-02T00:00:00Z",
   *    "final_disposition": "MALICIOUS", "recipient": "ada@example.com"
   *  }
   *  @aliases search messages; message search
   *  @columns subject from to final_disposition delivery_status ts */
  list(
    params: InvestigateListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<InvestigateResult>, InvestigateResult>;

  /** Get one message's details for an investigation.
   *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}
   *  @permission Cloud Email Security: Write; Cloud Email Security: Read
   *  @availability beta */
  get(investigateID: string, params: InvestigateGetParams, options?: RequestOptions): APIPromise<InvestigateResult>;
}

export interface InvestigateListParams extends InAccount {
  /** Only the message with this alert. @minLength 1 */ alert_id?: string;
  cursor?: string;
  /** Only messages whose delivery came to this. */ delivery_status?:
    | 'delivered' | 'moved' | 'quarantined' | 'rejected' | 'deferred' | 'bounced' | 'queued' | 'move_failed' | (string & {});
  /** Whether only messages with a detection are returned. @default true */ detections_only?: boolean;
  /** Only messages with this domain in sender, recipient or a link. @minLength 1 */ domain?: string;
  /** End of the time that is searched; now if left out. */ end?: DateTime;
  /** Only messages with this verdict. */ final_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | (string & {});
  /** Only messages on which this action was taken. */ message_action?: 'PREVIEW' | 'QUARANTINE_RELEASED' | 'MOVED' | (string & {});
  /** Only the message with this `Message-ID` header. @minLength 1 */ message_id?: string;
  /** Name of a metric by which results are counted together. @minLength 1 */ metric?: string;
  /** Words looked for in subject, sender, recipient, hashes, ids and attachment names, split at spaces; case does not matter. @minLength 1 */
  query?: string;
  /** Only messages to this address or domain. @minLength 1 */ recipient?: string;
  /** Only messages from this address or domain. @minLength 1 */ sender?: string;
  /** Start of the time that is searched; 30 days ago if left out, never in the future. */ start?: DateTime;
  /** Words that the subject holds, in any order. @minLength 1 */ subject?: string;
  /** @min 1 @default 1 @deprecated */ page?: Integer;
  /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  /** Only messages whose server greeted (HELO) from this address. @format ip */ smtp_helo_ip?: string;
}

export interface MessageDetails {
  /** Recipients within the account's domains. */ client_recipients: string[];
  /** Reasons for the verdict, in words. */ detection_reasons: string[];
  /** Whether a user reported the message as phishing. */ is_phish_submission: boolean;
  /** Whether the message is held in quarantine now. */ is_quarantined: boolean;
  /** Effect of allow and block lists on the message. */ properties: InvestigateResult.Properties;
  /** Identifies the alert that the detection raised; null without detection. */ alert_id?: string | null;
  /** Way in which the message came to Email Security. */ delivery_mode?:
    | 'DIRECT' | 'BCC' | 'JOURNAL' | 'REVIEW_SUBMISSION' | 'DMARC_UNVERIFIED' | 'DMARC_FAILURE_REPORT'
    | 'DMARC_AGGREGATE_REPORT' | 'THREAT_INTEL_SUBMISSION' | 'SIMULATION_SUBMISSION' | 'API' | 'RETRO_SCAN'
    | null;
  /** Delivery results, per recipient or step. */
  delivery_status?: ('delivered' | 'moved' | 'quarantined' | 'rejected' | 'deferred' | 'bounced' | 'queued' | 'move_failed')[] | null;
  /** Fuzzy hash of the message, by which variants are found. */ edf_hash?: string | null;
  /** Sender of the SMTP envelope (`MAIL FROM`). */ envelope_from?: string | null;
  /** Recipients of the SMTP envelope (`RCPT TO`). */ envelope_to?: string[] | null;
  /** Verdict of Email Security on the message. */ final_disposition?:
    | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
    | 'UNKNOWN' | 'NONE' | null;
  /** Address in the `From` header. */ from?: string | null;
  /** Display name in the `From` header. */ from_name?: string | null;
  /** Hash of the HTML structure, equal for messages from one template. */ htmltext_structure_hash?: string | null;
  /** `Message-ID` header of the message. */ message_id?: string | null;
  /** Actions taken after delivery, by kind. */ post_delivery_operations?: ('PREVIEW' | 'QUARANTINE_RELEASE' | 'SUBMISSION' | 'MOVE')[] | null;
  /** Id of the message when it was sent on; null if it was not. */ postfix_id_outbound?: string | null;
  /** Address in the `Reply-To` header; null if there is none. */ replyto?: string | null;
  /** `Date` header, as the sender wrote it. */ sent_date?: string | null;
  /** Address of the server that greeted (HELO); null if unknown. */ smtp_helo_server_ip?: string | null;
  /** Address of the last server before Cloudflare; null if unknown. */ smtp_previous_hop_ip?: string | null;
  /** Subject line; null if there is none. */ subject?: string | null;
  /** Kinds of threat that were found. */ threat_categories?: string[] | null;
  /** Addresses in the `To` header. */ to?: string[] | null;
  /** Display names in the `To` header. */ to_name?: string[] | null;
  /** Results of SPF, DKIM and DMARC; null if they were not checked. */ validation?: EmailSecurity.Validation | null;
  /** `X-Originating-IP` header; null if there is none. */ x_originating_ip?: string | null;
}

export interface FindingDetails {
  /** Attachment that the finding is about; null if none. */ attachment?: string | null;
  /** Details of the finding, in words. */ detail?: string | null;
  /** Verdict that the finding speaks for. */ detection?:
    | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
    | 'UNKNOWN' | 'NONE' | null;
  /** Part of the message, such as a header, that was looked at. */ field?: string | null;
  /** Name of the finding, as shown to people. */ name?: string | null;
  /** Piece of text that led to the finding. */ portion?: string | null;
  /** Reason it counts as a finding. */ reason?: string | null;
  /** Value that was found. */ value?: string | null;
}

export interface ActionOutcome {
  /** Operation performed on the message. */ operation: 'MOVE' | 'RELEASE' | 'RECLASSIFY' | 'SUBMISSION' | 'QUARANTINE_RELEASE' | 'PREVIEW';
  /** Time of completion as text; deprecated, see `completed_at`. @readOnly @deprecated */ completed_timestamp?: string;
  /** Particulars of the action. */ properties?: InvestigateResult.ActionLog.Properties;
  /** Result of the action; null if unknown. */ status?: string | null;
}

export interface InvestigateResult extends MessageDetails {
  /** Identifies the message for all calls about it. @example "4Njp3P0STMz2c02Q-2024-01-05T10:00:00-12345678" */ id: string;
  /** Actions taken on the message; deprecated, ask the action log instead. @deprecated */ action_log: InvestigateResult.ActionLog[];
  /** Identifies the message in Cloudflare's mail servers. @example "4Njp3P0STMz2c02Q" */ postfix_id: string;
  /** Time as the older field wrote it; deprecated. @readOnly @deprecated */ ts: string;
  /** @deprecated */
  findings?: InvestigateResult.Finding[] | null;
  /** Time of the scan, in UTC. */ scanned_at?: DateTime | null;
  /** Time of sending, in UTC. */ sent_at?: DateTime | null;
}
export declare namespace InvestigateResult {
  export interface ActionLog extends ActionOutcome {
    /** Time at which the action was done. @readOnly */ completed_at: DateTime;
  }
  export namespace ActionLog {
    export interface Properties {
      /** Folder that the message was moved to. */ folder?: string;
      /** User who asked for the action. */ requested_by?: string;
    }
  }
  export interface Properties {
    /** Allow policy pattern that matched; null if none did. */ allowlisted_pattern?: string | null;
    /** Kind of allow policy that matched. */ allowlisted_pattern_type?:
      | 'quarantine_release' | 'acceptable_sender' | 'allowed_sender' | 'allowed_recipient'
      | 'domain_similarity' | 'domain_recency' | 'managed_acceptable_sender' | 'outbound_ndr' | null;
    /** Whether a blocked sender pattern matched. */ blocklisted_message?: boolean | null;
    /** Blocked sender pattern that matched; null if none did. */ blocklisted_pattern?: string | null;
    /** Kind of allow policy by the older names. */ whitelisted_pattern_type?:
      | 'quarantine_release' | 'acceptable_sender' | 'allowed_sender' | 'allowed_recipient'
      | 'domain_similarity' | 'domain_recency' | 'managed_acceptable_sender' | 'outbound_ndr' | null;
  }
  export interface Finding extends FindingDetails {
    /** Weight of the finding in the verdict. @format double */ score?: number | null;
  }
}

export interface InvestigateGetParams extends InAccount {
  /** Whether the id is one of a submission, not of a received message; false if left out. @default false */ submission?: boolean;
}

export type InvestigateListResponsesV4PagePaginationArray = V4PagePaginationArray<InvestigateResult>;

export declare namespace Investigate {
  /** Reasons for the verdict on a message. */
  export interface Detections {
    /** Get which detections fired on one message, and why.
     *
     *  For messages that are not benign only.
     *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}/detections
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(investigateID: string, params: InAccount, options?: RequestOptions): APIPromise<DetectionGetResponse>;
  }

  export interface DetectionGetResponse {
    /** Action taken on the message because of the detections. */ action: string;
    /** Attachments with what was found in them. */ attachments: DetectionGetResponse.Attachment[];
    findings: InvestigateResult.Finding[] | null;
    /** Headers of the message. */ headers: DetectionGetResponse.Header[];
    /** Links in the message. */ links: DetectionGetResponse.Link[];
    /** Network that the message came from. */ sender_info: DetectionGetResponse.SenderInfo;
    /** Kinds of threat that the detections speak for. */ threat_categories: DetectionGetResponse.ThreatCategory[];
    /** Results of SPF, DKIM and DMARC. */ validation: EmailSecurity.Validation;
    /** Verdict of Email Security on the message. */ final_disposition?:
      | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
      | 'UNKNOWN' | 'NONE' | null;
  }
  export namespace DetectionGetResponse {
    export interface Attachment {
      /** @min 0 */ size: Integer;
      /** Media type that the attachment has. */ content_type?: string | null;
      /** Verdict on the attachment; null if nothing was found. */ detection?:
        | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
        | 'UNKNOWN' | 'NONE' | null;
      /** Whether the attachment is encrypted, so that it could not be read. */ encrypted?: boolean | null;
      /** File name in the message. */ filename?: string | null;
      /** MD5 hash of the attachment, in hex. */ md5?: string | null;
      /** Other name of the file, if the message gives two. */ name?: string | null;
      /** SHA-1 hash of the attachment, in hex. */ sha1?: string | null;
      /** SHA-256 hash of the attachment, in hex. */ sha256?: string | null;
    }
    export interface Header {
      /** Header name, such as `Received`. */ name: string;
      /** Header value, exactly as in the message. */ value: string;
    }
    export interface Link {
      /** URL that the link leads to. */ href: string;
      /** Text that the reader sees; null if there is none. */ text?: string | null;
    }
    export interface SenderInfo {
      /** Operator of the sending network. */ as_name?: string | null;
      /** AS number of the sending network. */ as_number?: Integer | null;
      /** Place of the sending server, as far as known. */ geo?: string | null;
      /** Address of the sending server. */ ip?: string | null;
      /** Registered part of the sender's domain. */ pld?: string | null;
    }
    export interface ThreatCategory {
      /** Number of the entry, given by Cloudflare. */ id?: Integer;
      /** Meaning of the threat category. */ description?: string | null;
      /** Name of the category, as shown to people. */ name?: string | null;
    }
  }

  /** An image of a message that is safe to look at. */
  export interface Preview {
    /** Create a preview image of a message, benign ones included.
     *
     *  Takes the message's postfix id and also works where nothing was detected, unlike the preview by message.
     *  @http POST /accounts/{account_id}/email-security/investigate/preview
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(params: PreviewCreateParams, options?: RequestOptions): APIPromise<PreviewResult>;

    /** Get the rendered preview of one message as a PNG image.
     *
     *  For messages with a detection; others need the creating call.
     *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}/preview
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(investigateID: string, params: InAccount, options?: RequestOptions): APIPromise<PreviewResult>;
  }

  export interface PreviewCreateParams extends InAccount {
    /** Identifies the message for all calls about it. @example "4Njp3P0STMz2c02Q-2024-01-05T10:00:00-12345678" */ id: string;
  }

  export interface PreviewResult {
    /** PNG image of the message, in base64. */ screenshot: string;
  }

  /** The original source of a message. */
  export interface Raw {
    /** Get the raw source of one message.
     *
     *  For messages with a detection only.
     *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}/raw
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(investigateID: string, params: InAccount, options?: RequestOptions): APIPromise<RawGetResponse>;
  }

  export interface RawGetResponse {
    /** Message in EML form, as UTF-8 text. */ raw: string;
  }

  /** The path of a message through the mail flow. */
  export interface Trace {
    /** Get one message's delivery trace through the mail flow.
     *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}/trace
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(investigateID: string, params: InAccount, options?: RequestOptions): APIPromise<TraceGetResponse>;
  }

  export interface TraceGetResponse {
    /** Log of the message's way in to Cloudflare. */ inbound: TraceGetResponse.Inbound;
    /** Log of the message's way on to the mailbox. */ outbound: TraceGetResponse.Outbound;
  }
  export namespace TraceGetResponse {
    export interface Inbound {
      /** Lines of the mail server's log, in order. */ lines?: Inbound.Line[] | null;
      /** Whether more lines are still expected. */ pending?: boolean | null;
    }
    export namespace Inbound {
      export interface Line {
        /** Place of the line in the log. */ lineno?: Integer;
        /** Time at which the line was written. @readOnly */ logged_at?: DateTime | null;
        /** Text of the log line from the mail server. */ message?: string;
        /** Time as the older field wrote it; deprecated. @readOnly @deprecated */ ts?: string;
      }
    }
    export interface Outbound {
      /** Lines of the mail server's log, in order. */ lines?: Inbound.Line[] | null;
      /** Whether more lines are still expected. */ pending?: boolean | null;
    }
  }

  /** Transfer of delivered mail to another mailbox folder. */
  export interface Move {
    /** Move one message to a chosen mailbox folder.
     *
     *  Needs an active integration with the mailbox provider. `RecoverableItemsPurges` takes the message out of the user's reach for good.
     *  @http POST /accounts/{account_id}/email-security/investigate/{investigate_id}/move
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @aliases retract */
    create(
      investigateID: string,
      params: MoveCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<MoveResult>, MoveResult>;

    /** Move many messages at once to a chosen mailbox folder.
     *
     *  Needs an active integration with the mailbox provider. The answer has one entry per message, as single moves may fail.
     *  @http POST /accounts/{account_id}/email-security/investigate/move
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "destination": "JunkEmail", "ids": ["4Njp3P0STMz2c02Q-2024-01-05T10:00:00-12345678"]
     *  } */
    bulk(params: MoveBulkParams, options?: RequestOptions): PagePromise<SinglePage<MoveResult>, MoveResult>;
  }

  export interface MoveCreateParams extends InAccount {
    destination: 'Inbox' | 'JunkEmail' | 'DeletedItems' | 'RecoverableItemsDeletions' | 'RecoverableItemsPurges' | (string & {});
    expected_disposition?:
      | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
      | 'UNKNOWN' | 'NONE' | null | (string & {});
  }

  export interface MoveResult {
    success: boolean;
    /** Time at which the move was done, in UTC. */ completed_at?: DateTime | null;
    /** Time of completion by its older name; deprecated. @deprecated */ completed_timestamp?: DateTime;
    /** Folder that the message went to. */ destination?: string | null;
    /** Number of messages that were moved; deprecated. @deprecated */ item_count?: Integer;
    /** Id of the message that was moved. */ message_id?: string | null;
    /** Kind of operation that was done. */ operation?: string | null;
    /** Mailbox that the message was moved in. */ recipient?: string | null;
    /** Outcome of the move. */ status?: string | null;
  }

  export interface MoveBulkParams extends InAccount {
    destination: 'Inbox' | 'JunkEmail' | 'DeletedItems' | 'RecoverableItemsDeletions' | 'RecoverableItemsPurges' | (string & {});
    expected_disposition?:
      | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
      | 'UNKNOWN' | 'NONE' | null | (string & {});
    /** Ids of the messages to move. @from emailSecurity.investigate.list */ ids: string[];
    /** Postfix ids of the messages; deprecated, give `ids`. @deprecated */ postfix_ids?: string[];
  }

  /** Requests for a different verdict on a message. */
  export interface Reclassify {
    /** Request another disposition for a message.
     *
     *  Runs in the background: the result shows among the submissions. Without the EML the stored message is used.
     *  @http POST /accounts/{account_id}/email-security/investigate/{investigate_id}/reclassify
     *  @status 202
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "investigate_id": "4Njp3P0STMz2c02Q-2024-01-05T10:00:00-12345678",
     *    "expected_disposition": "NONE"
     *  }
     *  @aliases false positive; false negative */
    create(investigateID: string, params: ReclassifyCreateParams, options?: RequestOptions): APIPromise<ReclassifyCreateResponse>;
  }

  export interface ReclassifyCreateParams extends InAccount {
    /** Verdict that the message should have had. */ expected_disposition: 'NONE' | 'BULK' | 'MALICIOUS' | 'SPAM' | 'SPOOF' | 'SUSPICIOUS' | (string & {});
    /** Message in EML form, in base64; left out, the stored one is used. @minLength 1 */ eml_content?: string;
    /** Id of the user's submission that this one escalates. @minLength 1 */ escalated_submission_id?: string;
  }

  export type ReclassifyCreateResponse = JsonValue;

  /** Delivery of mail held in quarantine. */
  export interface Release {
    /** Release quarantined messages to their recipients.
     *
     *  The answer tells per message which recipients got it and which did not.
     *  @http POST /accounts/{account_id}/email-security/investigate/release
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "ids": ["4Njp3P0STMz2c02Q-2024-01-05T10:00:00-12345678"] } */
    bulk(params: ReleaseBulkParams, options?: RequestOptions): PagePromise<SinglePage<ReleaseBulkResponse>, ReleaseBulkResponse>;
  }

  export interface ReleaseBulkParams extends InAccount {
    /** Ids of the messages to move. */ ids: string[];
  }

  export interface ReleaseBulkResponse {
    /** Identifies the message for all calls about it. @example "4Njp3P0STMz2c02Q-2024-01-05T10:00:00-12345678" */ id: string;
    /** Recipients who got the message now. */ delivered?: string[] | null;
    /** Recipients whom the release failed for. */ failed?: string[] | null;
    /** Postfix id of the message, as investigations return it. @example "4Njp3P0STMz2c02Q" @deprecated */ postfix_id?: string;
    /** Recipients who have not got the message yet. */ undelivered?: string[] | null;
  }

  /** Background jobs that act on many found messages. */
  export interface Bulk {
    readonly cancel: Bulk.Cancel;
    readonly messages: Bulk.Messages;

    /** Create a background job that acts on all messages of a search.
     *
     *  Returns at once: the job first finds the messages, then acts. Poll the job for `COMPLETED`, and its messages for single failures.
     *  @http POST /accounts/{account_id}/email-security/investigate/bulk
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "action": "MOVE", "destination": "JunkEmail",
     *    "search_params": { "start": "2026-01-01T00:00:00Z", "end": "2026-01-02T00:00:00Z", "sender": "mallory@example.org" }
     *  }
     *  @waits emailSecurity.investigate.bulk.get status done=COMPLETED failed=FAILED,CANCELLED id=job_id */
    create(params: BulkCreateParams, options?: RequestOptions): APIPromise<BulkResult>;

    /** List bulk message jobs, filtered by action type or status.
     *  @http GET /accounts/{account_id}/email-security/investigate/bulk
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns action_type comment total_messages_discovered messages_successful messages_failed status created_at */
    list(params: BulkListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<BulkResult>, BulkResult>;

    /** Delete a bulk message job that has ended.
     *
     *  Only jobs in a final state; stop a running one with `cancel`. The job disappears from the list, its actions stay done.
     *  @http DELETE /accounts/{account_id}/email-security/investigate/bulk/{job_id}
     *  @availability beta */
    delete(/** @format uuid */ jobID: string, params: InAccount, options?: RequestOptions): APIPromise<EmailSecurity.DeletedURLIgnorePattern>;

    /** Get the state and progress of one bulk message job.
     *  @http GET /accounts/{account_id}/email-security/investigate/bulk/{job_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(/** @format uuid */ jobID: string, params: InAccount, options?: RequestOptions): APIPromise<BulkResult>;
  }

  export interface BulkCreateParams extends InAccount {
    /** Action for every matching message. */ action: 'MOVE' | 'RELEASE' | (string & {});
    /** Search whose messages the job works on. */ search_params: SearchParams;
    /** Note about the job, for people. */ comment?: string | null;
    /** Folder to move to; needed for `MOVE`, not used for `RELEASE`. */
    destination?: 'Inbox' | 'JunkEmail' | 'DeletedItems' | 'RecoverableItemsDeletions' | 'RecoverableItemsPurges' | (string & {});
    expected_disposition?:
      | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
      | 'UNKNOWN' | 'NONE' | null | (string & {});
  }

  export interface BulkResult {
    /** Action of the job, with its parameters. @discriminator type */ action_params: BulkResult.Move | BulkResult.Release;
    /** Kind of action that the job takes. */ action_type: 'MOVE' | 'RELEASE';
    /** @readOnly */ created_at: DateTime;
    /** Identifies the job. @format uuid */ job_id: string;
    /** Messages that the action failed for. */ messages_failed: Integer;
    /** Messages that are still waiting. */ messages_pending: Integer;
    /** Messages that are done. */ messages_successful: Integer;
    /** Search whose messages the job works on. */ search_params: SearchParams;
    /** State of the job, set as it proceeds. */ status: 'PENDING' | 'DISCOVERING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
    /** Messages that the search has found so far. */ total_messages_discovered: Integer;
    /** Note, as a person wrote it; null if there is none. */ comment?: string | null;
    /** Time at which the action ended; null while it runs. */ completed_at?: DateTime | null;
    /** Time at which the action began; null until then. */ started_at?: DateTime | null;
    status_message?: string | null;
    /** Messages that were pending when the job was cancelled. */ messages_cancelled: number;
    /** Messages that the action cannot be done on, such as phishing submissions. */ messages_skipped: number;
  }
  export namespace BulkResult {
    export interface Move {
      destination: 'Inbox' | 'JunkEmail' | 'DeletedItems' | 'RecoverableItemsDeletions' | 'RecoverableItemsPurges';
      /** Says that messages are moved. */ type: 'MOVE';
      expected_disposition?:
        | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
        | 'UNKNOWN' | 'NONE' | null;
    }
    export interface Release {
      /** Says that messages are released from quarantine. */ type: 'RELEASE';
    }
  }

  export interface BulkListParams extends InAccount {
    /** Only jobs that take this action. */ action_type?: 'MOVE' | 'RELEASE' | (string & {});
    /** Only jobs in this state. */ status?: 'PENDING' | 'DISCOVERING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | (string & {});
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  /** Actions taken on a message, with actor and time. */
  export interface ActionLog {
    /** Get the actions taken on one investigated message.
     *
     *  Actions after delivery: moves, releases from quarantine, previews and submissions.
     *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}/action_log
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/email_security_get_message_action_log */
    get(investigateID: string, params: InAccount, options?: RequestOptions): APIPromise<EmailSecurity.ActionEntry[]>;
  }

  export type BulkListResponsesV4PagePaginationArray = V4PagePaginationArray<BulkResult>;

  export interface SearchParams {
    /** Whether the action log came with the messages; deprecated. @default false @deprecated */ action_log?: boolean;
    /** Identifies the alert that the detection raised; null without detection. */ alert_id?: string | null;
    /** Only messages whose delivery came to this. */ delivery_status?:
      | 'delivered' | 'moved' | 'quarantined' | 'rejected' | 'deferred' | 'bounced' | 'queued' | 'move_failed'
      | null;
    /** Whether only messages with a detection are returned. @default true */ detections_only?: boolean;
    /** Only messages that mention this domain in sender, recipient or a link. */ domain?: string | null;
    /** End of the time that is searched; now if left out. */ end?: DateTime;
    /** Only messages with exactly this subject. */ exact_subject?: string | null;
    /** Only messages that got this verdict. */ final_disposition?:
      | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
      | 'UNKNOWN' | 'NONE' | null;
    /** Only messages that had this action already. */ message_action?: 'PREVIEW' | 'QUARANTINE_RELEASED' | 'MOVED' | null;
    /** `Message-ID` header of the message. */ message_id?: string | null;
    /** Name of the metric that the search follows. */ metric?: string | null;
    /** Words looked for in submissions. */ query?: string | null;
    /** Only messages that went to this address or domain. */ recipient?: string | null;
    /** Only messages that came from this address or domain. */ sender?: string | null;
    /** Start of the time that is searched; 30 days ago if left out, never in the future. */ start?: DateTime;
    /** Subject line; null if there is none. */ subject?: string | null;
    /** Whether submissions are searched instead of the messages themselves. @default false */ submissions?: boolean;
    /** Only messages whose server greeted (HELO) from this address; null for all. */ smtp_helo_ip?: string | null;
  }

  export type MoveBulkResponsesSinglePage = SinglePage<MoveResult>;

  export type MoveCreateResponsesSinglePage = SinglePage<MoveResult>;

  export type ReleaseBulkResponsesSinglePage = SinglePage<ReleaseBulkResponse>;
}

export declare namespace Investigate.Bulk {
  /** The stop signal for a running job. */
  export interface Cancel {
    /** Cancel a bulk message job before it finishes.
     *
     *  Completed actions remain; pending messages are no longer processed. The job remains visible as `CANCELLED`.
     *  @http POST /accounts/{account_id}/email-security/investigate/bulk/{job_id}/cancel
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    create(/** @format uuid */ jobID: string, params: InAccount, options?: RequestOptions): APIPromise<BulkResult>;
  }

  /** Mail handled by a job, with the outcome for each. */
  export interface Messages {
    /** List the messages of a bulk job, optionally by status.
     *  @http GET /accounts/{account_id}/email-security/investigate/bulk/{job_id}/messages
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns action_type postfix_id retry_count status_message status processed_at */
    list(
      /** @format uuid */ jobID: string,
      params: MessageListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<MessageListResponse>, MessageListResponse>;
  }

  export interface MessageListParams extends InAccount {
    /** Only messages of the job in this state. */ status?: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'SKIPPED' | (string & {});
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface MessageListResponse {
    /** Action of the job, with its parameters. @discriminator type */ action_params: MessageListResponse.Move | MessageListResponse.Release;
    /** Kind of action that the job takes. */ action_type: 'MOVE' | 'RELEASE';
    /** @readOnly */ created_at: DateTime;
    /** Identifies the message within the job. @format uuid */ message_id: string;
    /** Postfix id of the message, as investigations return it. */ postfix_id: string;
    /** Times that the action was tried again. */ retry_count: Integer;
    /** State of this message within the job. */ status: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'SKIPPED';
    /** Identifies the alert that the detection raised; null without detection. */ alert_id?: string | null;
    /** `Message-ID` header of the email; null if unknown. */ email_message_id?: string | null;
    /** Time at which the message was done; null until then. */ processed_at?: DateTime | null;
    /** Time of the next try after a failure; null if none is due. */ retry_after?: DateTime | null;
    status_message?: string | null;
    /** The message as the search found it. */ message?: MessageListResponse.Message;
  }
  export namespace MessageListResponse {
    export interface Move {
      /** Recipient whose mailbox is acted on. */ client_recipient: string;
      destination: 'Inbox' | 'JunkEmail' | 'DeletedItems' | 'RecoverableItemsDeletions' | 'RecoverableItemsPurges';
      /** Says that messages are moved. */ type: 'MOVE';
      expected_disposition?:
        | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
        | 'UNKNOWN' | 'NONE' | null;
    }
    export interface Release {
      /** Recipient whose mailbox is acted on. */ client_recipient: string;
      /** Says that messages are released from quarantine. */ type: 'RELEASE';
    }
    export interface Message extends MessageDetails {
      /** Identifies the message for all calls about it. */ id: string;
      /** Actions taken on the message; deprecated, ask the action log instead. */ action_log: Message.ActionLog[];
      /** Identifies the message in Cloudflare's mail servers. */ postfix_id: string;
      /** Time as the older field wrote it; deprecated. */ ts: string;
      findings?: Message.Finding[] | null;
      /** Time of the message's scan, in UTC. */ scanned_at?: string | null;
      /** Time of the message's sending, in UTC. */ sent_at?: string | null;
    }
    export namespace Message {
      export interface ActionLog extends ActionOutcome {
        /** Time at which the action ended. */ completed_at: string;
        completed_timestamp?: string;
      }
      export interface Finding extends FindingDetails {
        /** Weight of the finding in the verdict. */ score?: number | null;
      }
    }
  }

  export type MessageListResponsesV4PagePaginationArray = V4PagePaginationArray<MessageListResponse>;
}
