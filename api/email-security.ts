import type {
  APIPromise,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from './_client.ts';
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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Address that the person really uses, or an expression for several. */ email: string;
    /** Subdomains that may send without TLS. */ exclude: unknown;
    /** Single findings behind the verdict; deprecated, ask for detections instead. */ findings: unknown;
    /** Whether `email` is a regular expression instead of one address. */ is_email_regex: boolean;
    /** Time of the last change; deprecated, see `modified_at`. */ last_modified: string;
    /** Note on what the policy is for; null if there is none. */ notes: string;
    /** Text looked for in all fields; how it matches may change, so not for programs. */ search: string;
    /** Remark on the state, such as why it failed; null if there is none. */ status_message: string;
    /** Parts of the message that are searched. */ targets: unknown;
    /** Mailbox folder to move to; `RecoverableItemsPurges` is out of the user's reach. */ destination: unknown;
    /** Verdict that you would have expected, to tell Cloudflare of a wrong one. */ expected_disposition: unknown;
    /** What the pattern is matched with; `UNKNOWN` is deprecated and only found on old entries. */ pattern_type: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Domain to work on, as `emailSecurity.settings.domains.list` shows it. @from emailSecurity.settings.domains.list */ domain_id: string;
    /** Impersonation registry to work on, as `emailSecurity.settings.impersonationRegistry.list` shows it.
     *  @from emailSecurity.settings.impersonationRegistry.list */
    impersonation_registry_id: string;
    /** Investigate to work on, as `emailSecurity.investigate.list` shows it. @from emailSecurity.investigate.list */ investigate_id: string;
    /** Job to work on, as `emailSecurity.investigate.bulk.list` shows it. @from emailSecurity.investigate.bulk.list */ job_id: string;
    /** Pattern to work on, as the `list` of the same resource shows it. */ pattern_id: string;
    /** Policy to work on, as the `list` of the same resource shows it. */ policy_id: string;
    /** Sending domain restriction to work on, as `emailSecurity.settings.sendingDomainRestrictions.list` shows it.
     *  @from emailSecurity.settings.sendingDomainRestrictions.list */
    sending_domain_restriction_id: string;
    /** Trusted domain to work on, as `emailSecurity.settings.trustedDomains.list` shows it. @from emailSecurity.settings.trustedDomains.list */
    trusted_domain_id: string;
  }

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
    /** How allow and block lists dealt with the message. */ properties: InvestigateResult.Properties;
    /** Identifies the alert that the detection raised; null without detection. */ alert_id?: string | null;
    /** Way in which the message came to Email Security. */ delivery_mode?:
      | 'DIRECT' | 'BCC' | 'JOURNAL' | 'REVIEW_SUBMISSION' | 'DMARC_UNVERIFIED' | 'DMARC_FAILURE_REPORT'
      | 'DMARC_AGGREGATE_REPORT' | 'THREAT_INTEL_SUBMISSION' | 'SIMULATION_SUBMISSION' | 'API' | 'RETRO_SCAN'
      | null;
    /** What came of the delivery, per recipient or step. */
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
    /** Results of SPF, DKIM and DMARC; null if they were not checked. */ validation?: Validation | null;
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
    /** Why it counts as a finding. */ reason?: string | null;
    /** Value that was found. */ value?: string | null;
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
  export namespace InvestigateResult {
    export interface ActionLog {
      /** Time at which the action was done. @readOnly */ completed_at: DateTime;
      /** What was done with the message. */ operation: 'MOVE' | 'RELEASE' | 'RECLASSIFY' | 'SUBMISSION' | 'QUARANTINE_RELEASE' | 'PREVIEW';
      /** Time of completion as text; deprecated, see `completed_at`. @readOnly @deprecated */ completed_timestamp?: string;
      /** Particulars of the action. */ properties?: ActionLog.Properties;
      /** How the action ended; null if unknown. */ status?: string | null;
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
    /** List submissions by type, status, disposition or time.
     *
     *  A submission asks Cloudflare to classify a message anew; the outcome is what was decided.
     *  @http GET /accounts/{account_id}/email-security/submissions
     *  @availability beta
     *  @columns subject type original_disposition requested_disposition outcome_disposition status requested_at */
    list(
      params: SubmissionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<SubmissionListResponse>, SubmissionListResponse>;
  }

  export interface SubmissionListParams extends InAccount {
    /** End of the time that is searched; now if left out. */ end?: DateTime;
    /** Only submissions that users made and the security team escalated, or, if false, the others. */ escalated_from_user?: boolean;
    /** Only submissions of messages with this first verdict. */
    original_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | (string & {});
    /** Only submissions that ended with this verdict. */ outcome_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | (string & {});
    /** Words looked for in submissions. */ query?: string | null;
    /** Only submissions that asked for this verdict. */
    requested_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | (string & {});
    /** Start of the time that is searched; 30 days before now if left out. */ start?: DateTime;
    /** Only submissions at this point of the review: `escalated`, `reviewed` or `unreviewed`. @minLength 1 */ status?: string;
    /** Only the submission with this id. @minLength 1 */ submission_id?: string;
    /** Only submissions of the security team (`TEAM`) or of users (`USER`). */ type?: 'TEAM' | 'USER' | (string & {});
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
    direction?: 'asc' | 'desc';
    /** Property that submissions are sorted by. */ order?:
      | 'submission_id' | 'subject' | 'original_disposition' | 'requested_disposition' | 'outcome_disposition'
      | 'requested_at' | (string & {});
  }

  export interface SubmissionListResponse {
    /** Time of the submission, in UTC. */ requested_at: DateTime;
    /** Identifies the submission. */ submission_id: string;
    /** Where your own team's review stands. */ customer_status?: 'escalated' | 'reviewed' | 'unreviewed' | null;
    /** Verdict that the security team asked for on escalating. */
    escalated_as?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | null;
    /** Time at which the security team escalated it. */ escalated_at?: DateTime | null;
    /** Address of the person who escalated it. */ escalated_by?: string | null;
    /** Id of the user's submission that was escalated. */ escalated_submission_id?: string | null;
    /** Verdict before the submission. */ original_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | null;
    /** Fuzzy hash of the submitted message. */ original_edf_hash?: string | null;
    /** Postfix id of the submitted message. */ original_postfix_id?: string | null;
    /** What came of the submission, in words; null until decided. */ outcome?: string | null;
    /** Verdict after the submission; null until decided. */
    outcome_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | null;
    /** Address of the person who submitted it. */ requested_by?: string | null;
    /** Verdict that was asked for. */ requested_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | null;
    /** Time of the submission as text; deprecated, see `requested_at`. @readOnly @deprecated */ requested_ts?: string;
    /** How far the submission has been processed. */ status?: string | null;
    /** Subject line of the submitted message. */ subject?: string | null;
    /** Whether a user or the security team submitted it. */ type?: 'Team' | 'User' | null;
  }

  export type InvestigateListResponsesV4PagePaginationArray = V4PagePaginationArray<InvestigateResult>;

  export interface Validation {
    /** Note, as a person wrote it; null if there is none. */ comment?: string | null;
    /** Result of the DKIM check; null if not checked. */ dkim?: 'pass' | 'neutral' | 'fail' | 'error' | 'none' | null;
    /** Result of the DMARC check; null if not checked. */ dmarc?: 'pass' | 'neutral' | 'fail' | 'error' | 'none' | null;
    /** Result of the SPF check; null if not checked. */ spf?: 'pass' | 'neutral' | 'fail' | 'error' | 'none' | null;
  }

  export type SubmissionListResponsesV4PagePaginationArray = V4PagePaginationArray<SubmissionListResponse>;

  export interface ActionEntry {
    /** Time at which the action ended; null while it runs. */ completed_at?: DateTime | null;
    /** What was done to the message. */ operation: 'PREVIEW' | 'QUARANTINE_RELEASE' | 'SUBMISSION' | 'MOVE';
    /** Particulars, depending on the action. */ properties?: ActionEntryProperties;
    /** Time at which the action began; null until then. */ started_at?: DateTime | null;
    /** State of the action; null if unknown. */ status?: string | null;
    success?: boolean | null;
  }

  export interface ActionEntryProperties {
    /** Folder that a move led to; null for other actions. */ folder?: string | null;
    /** Person who asked for the action; null if it was automatic. */ requested_by?: string | null;
    /** Verdict that a submission asked for; null for other actions. */ requested_disposition?: string | null;
    /** Service that carried the action out. */ service?: string | null;
    /** Submission that was made; null for other actions. */ submission_id?: string | null;
    /** Whether the submission came from a user or the team; null for other actions. */ submission_type?: string | null;
  }

  export interface DomainVerificationInfo {
    /** Time of the last look at the TXT record; null before the first. */ last_checked_at: DateTime | null;
    /** Where the verification stands; `active` is done. */ status: 'pending' | 'active' | 'failed' | 'timeout' | null;
    /** Name of the TXT record to create. */ txt_record_name: string;
    /** Value that the TXT record must have. */ txt_record_value: string;
  }

  export interface Commented {
    /** Note about the entry, for people; null clears it. @maxLength 1024 */ comments?: string | null;
  }

  export interface CreateURLIgnorePattern extends Commented {
    /** What the entry matches. @minLength 1 @maxLength 1024 */ pattern: string;
  }

  export interface DeletedURLIgnorePattern {
    /** Identifies the entry; given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface URLIgnorePattern {
    /** Note about the entry, for people; null if there is none. @maxLength 1024 */ comments?: string | null;
    /** @readOnly */ created_at: DateTime;
    /** Identifies the entry; given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** @readOnly @deprecated */ last_modified?: DateTime;
    /** @readOnly */ modified_at?: DateTime;
    /** What the entry matches. @minLength 1 @maxLength 1024 */ pattern: string;
  }
}

export declare namespace EmailSecurity.Investigate {
  /** Why a message received its verdict. */
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
    /** What was done with the message because of the detections. */ action: string;
    /** Attachments with what was found in them. */ attachments: DetectionGetResponse.Attachment[];
    findings: InvestigateResult.Finding[] | null;
    /** Headers of the message. */ headers: DetectionGetResponse.Header[];
    /** Links in the message. */ links: DetectionGetResponse.Link[];
    /** Network that the message came from. */ sender_info: DetectionGetResponse.SenderInfo;
    /** Kinds of threat that the detections speak for. */ threat_categories: DetectionGetResponse.ThreatCategory[];
    /** Results of SPF, DKIM and DMARC. */ validation: Validation;
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
      /** Text as it stands in the message. */ value: string;
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
      /** What the threat category means. */ description?: string | null;
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
        /** What the mail server wrote. */ message?: string;
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
    /** How the move ended. */ status?: string | null;
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
    delete(/** @format uuid */ jobID: string, params: InAccount, options?: RequestOptions): APIPromise<DeletedURLIgnorePattern>;

    /** Get the state and progress of one bulk message job.
     *  @http GET /accounts/{account_id}/email-security/investigate/bulk/{job_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(/** @format uuid */ jobID: string, params: InAccount, options?: RequestOptions): APIPromise<BulkResult>;
  }

  export interface BulkCreateParams extends InAccount {
    /** What to do with every message that matches. */ action: 'MOVE' | 'RELEASE' | (string & {});
    /** Search whose messages the job works on. */ search_params: SearchParams;
    /** Note about the job, for people. */ comment?: string | null;
    /** Folder to move to; needed for `MOVE`, not used for `RELEASE`. */
    destination?: 'Inbox' | 'JunkEmail' | 'DeletedItems' | 'RecoverableItemsDeletions' | 'RecoverableItemsPurges' | (string & {});
    expected_disposition?:
      | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
      | 'UNKNOWN' | 'NONE' | null | (string & {});
  }

  export interface BulkResult {
    /** What the job does, with its particulars. @discriminator type */ action_params: BulkResult.Move | BulkResult.Release;
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

  /** What was done to a message, by whom and when. */
  export interface ActionLog {
    /** Get the actions taken on one investigated message.
     *
     *  Actions after delivery: moves, releases from quarantine, previews and submissions.
     *  @http GET /accounts/{account_id}/email-security/investigate/{investigate_id}/action_log
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/email_security_get_message_action_log */
    get(investigateID: string, params: InAccount, options?: RequestOptions): APIPromise<ActionEntry[]>;
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

export declare namespace EmailSecurity.Investigate.Bulk {
  /** The stop signal for a running job. */
  export interface Cancel {
    /** Cancel a bulk message job before it finishes.
     *
     *  What was done stays done; pending messages are no longer worked on. The job remains visible as `CANCELLED`.
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
    /** What the job does, with its particulars. @discriminator type */ action_params: MessageListResponse.Move | MessageListResponse.Release;
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
      export interface ActionLog {
        /** Time at which the action ended. */ completed_at: string;
        /** What was done with the message. */ operation: 'MOVE' | 'RELEASE' | 'RECLASSIFY' | 'SUBMISSION' | 'QUARANTINE_RELEASE' | 'PREVIEW';
        /** Time of completion as text; deprecated, see `completed_at`. */ completed_timestamp?: string;
        /** Particulars of the action. */ properties?: InvestigateResult.ActionLog.Properties;
        /** How the action ended; null if unknown. */ status?: string | null;
      }
      export interface Finding extends FindingDetails {
        /** Weight of the finding in the verdict. */ score?: number | null;
      }
    }
  }

  export type MessageListResponsesV4PagePaginationArray = V4PagePaginationArray<MessageListResponse>;
}

export declare namespace EmailSecurity.Phishguard {
  /** What the experts found and did. */
  export interface Reports {
    /** List the PhishGuard reports of a span of time.
     *  @http GET /accounts/{account_id}/email-security/phishguard/reports
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns title disposition priority tags created_at */
    list(params: ReportListParams, options?: RequestOptions): PagePromise<SinglePage<ReportListResponse>, ReportListResponse>;
  }

  export interface ReportListParams extends InAccount {
    /** End of the span in RFC 3339 form; goes before `to_date`. */ end?: DateTime;
    /** First day of the span; deprecated, give `start`. @format date @deprecated */ from_date?: string;
    /** Start of the span in RFC 3339 form; goes before `from_date`. */ start?: DateTime;
    /** Last day of the span; deprecated, give `end`. @format date @deprecated */ to_date?: string;
  }

  export interface ReportListResponse {
    /** Number of the entry, given by Cloudflare. */ id: Integer;
    /** Text of the report. */ content: string;
    /** Verdict on the reported message. */ disposition:
      | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
      | 'UNKNOWN' | 'NONE';
    /** Facts of the message. */ fields: ReportListResponse.Fields;
    /** How urgent the report is. */ priority: string;
    /** Headline of the report. */ title: string;
    /** @readOnly */ created_at?: DateTime | null;
    /** Labels of the report. */ tags?: ReportListResponse.Tag[] | null;
    /** Time as the older field gave it; deprecated. @readOnly @deprecated */ ts?: DateTime;
    /** @readOnly */ updated_at?: DateTime | null;
  }
  export namespace ReportListResponse {
    export interface Fields {
      /** Recipients of the message. */ to: string[];
      /** Address in the `From` header. */ from?: string | null;
      /** Time at which the message came. @readOnly */ occurred_at?: DateTime;
      /** Postfix id of the message; null if unknown. */ postfix_id?: string | null;
      /** Time as the older field gave it; deprecated. @readOnly @deprecated */ ts?: DateTime;
    }
    export interface Tag {
      /** Group that the label belongs to. */ category: string;
      /** Text as it stands in the message. */ value: string;
    }
  }

  export type ReportListResponsesV4PagePaginationArray = V4PagePaginationArray<ReportListResponse>;
}

export declare namespace EmailSecurity.Settings {
  /** Senders or recipients whose mail is let through. */
  export interface AllowPolicies {
    /** Create an allow policy for a sender or recipient pattern.
     *
     *  Takes matching mail out of detections: use it with caution and with `verify_sender`, since addresses can be forged.
     *  @http POST /accounts/{account_id}/email-security/settings/allow_policies
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "pattern": "partner@example.com", "pattern_type": "EMAIL", "is_regex": false,
     *    "is_acceptable_sender": true, "is_exempt_recipient": false, "is_trusted_sender": false, "verify_sender": true,
     *    "comments": "Newsletter partner"
     *  }
     *  @aliases allowlist; whitelist */
    create(params: AllowPolicyCreateParams, options?: RequestOptions): APIPromise<AllowPolicy>;

    /** List allow policies by pattern, kind of trust or search text.
     *  @http GET /accounts/{account_id}/email-security/settings/allow_policies
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns pattern pattern_type is_regex is_sender is_recipient comments created_at
     *  @key pattern pattern_type */
    list(
      params: AllowPolicyListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<AllowPolicy>, AllowPolicy>;

    /** Delete an allow policy, so its pattern loses the exemption.
     *  @http DELETE /accounts/{account_id}/email-security/settings/allow_policies/{policy_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AllowPolicyDeleteResponse>;

    /** Edit an allow policy; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/email-security/settings/allow_policies/{policy_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ policyID: string,
      params: AllowPolicyEditParams,
      options?: RequestOptions,
    ): APIPromise<AllowPolicy>;

    /** Get one allow policy.
     *  @http GET /accounts/{account_id}/email-security/settings/allow_policies/{policy_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AllowPolicy>;

    /** Create, replace, edit and delete allow policies in one call.
     *
     *  All or nothing, in the order deletes, patches, puts, posts. All four lists have to be sent; give an empty one where there is nothing to
     *  do.
     *  @http POST /accounts/{account_id}/email-security/settings/allow_policies/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "deletes": [{ "id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" }], "patches": [],
     *    "puts": [], "posts": []
     *  } */
    batch(params: AllowPolicyBatchParams, options?: RequestOptions): APIPromise<AllowPolicyBatchResponse>;
  }

  export interface NewAllowPolicy extends Commented {
      /** Whether mail from the sender escapes the verdicts spam, bulk and spoof; malicious and suspicious still count. */
      is_acceptable_sender: boolean;
      /** Whether mail to the recipient escapes all detections. */ is_exempt_recipient: boolean;
      /** Whether `pattern` is a regular expression. */ is_regex: boolean;
      /** Whether mail from the sender escapes all detections and link following. */ is_trusted_sender: boolean;
      /** Address, domain or IP range to match, as `pattern_type` says; private and reserved IP ranges are refused. @minLength 1 @maxLength 1024 */
      pattern: string;
      pattern_type: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN' | (string & {});
      /** Whether the policy counts only if SPF, DKIM or DMARC confirm the sender. */ verify_sender: boolean;
      /** Whether the pattern names a recipient; deprecated, see `is_exempt_recipient`. @deprecated */ is_recipient?: boolean;
      /** Whether the pattern names a sender; deprecated, see `is_trusted_sender`. @deprecated */ is_sender?: boolean;
      /** Whether the sender may spoof; deprecated, see `is_acceptable_sender`. @deprecated */ is_spoof?: boolean;
    }

  export interface AllowPolicyCreateParams extends InAccount, NewAllowPolicy {}

  export interface AllowPolicyMatch {
      /** Whether mail from the sender escapes the verdicts spam, bulk and spoof; malicious and suspicious still count. */
      is_acceptable_sender?: boolean;
      /** Whether mail to the recipient escapes all detections. */ is_exempt_recipient?: boolean;
      /** Whether the pattern names a recipient; deprecated, see `is_exempt_recipient`. @deprecated */ is_recipient?: boolean;
      /** Whether `pattern` is a regular expression. */ is_regex?: boolean;
      /** Whether the pattern names a sender; deprecated, see `is_trusted_sender`. @deprecated */ is_sender?: boolean;
      /** Whether the sender may spoof; deprecated, see `is_acceptable_sender`. @deprecated */ is_spoof?: boolean;
      /** Whether mail from the sender escapes all detections and link following. */ is_trusted_sender?: boolean;
      /** Address, domain or IP range to match, as `pattern_type` says; private and reserved IP ranges are refused. @minLength 1 @maxLength 1024 */
      pattern?: string;
      /** Whether the policy counts only if SPF, DKIM or DMARC confirm the sender. */ verify_sender?: boolean;
    }

  export interface AllowPolicy extends AllowPolicyMatch {
    /** Id of the allow policy, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    created_at: DateTime;
    /** @deprecated */ last_modified: DateTime;
    /** Note about the entry, for people; null if there is none. @maxLength 1024 */ comments?: string | null;
    modified_at?: DateTime;
    pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
  }

  export interface AllowPolicyListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Only policies with this value of `is_acceptable_sender`. */ is_acceptable_sender?: boolean;
    /** Only policies with this value of `is_exempt_recipient`. */ is_exempt_recipient?: boolean;
    /** Only policies with this value of `is_trusted_sender`. */ is_trusted_sender?: boolean;
    /** Property that entries are sorted by. */ order?: 'pattern' | 'created_at' | (string & {});
    /** Only the policy with exactly this pattern. @minLength 1 */ pattern?: string;
    /** Only entries whose pattern is of this type. */ pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN' | (string & {});
    /** @minLength 1 */ search?: string;
    /** Only policies with this value of `verify_sender`. */ verify_sender?: boolean;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface AllowPolicyDeleteResponse {
    /** Id of the allow policy, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface PolicyNote extends Commented {
      pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN' | (string & {});
    }

  export interface AllowPolicyEditParams extends InAccount, AllowPolicyMatch, PolicyNote {}

  export interface AllowPolicyBatchParams extends InAccount {
    /** Allow policies to delete, by id. @maxItems 1000 */ deletes: AllowPolicyDeleteResponse[];
    /** Allow policies to edit, each with its id and the fields to change. @maxItems 1000 */ patches: AllowPolicyBatchParams.Patch[];
    /** Allow policies to create. @maxItems 1000 */ posts: NewAllowPolicy[];
    /** Allow policies to replace, each with its id and all fields. @maxItems 1000 */ puts: AllowPolicyBatchParams.Put[];
  }
  export namespace AllowPolicyBatchParams {
    /** @minProperties 1 */
    export interface Patch extends AllowPolicyMatch, PolicyNote {}
    export interface Put extends AllowPolicyMatch, PolicyNote {}
  }

  export interface AllowPolicyBatchResponse {
    /** Content policies that were deleted. */ deletes?: AllowPolicyDeleteResponse[];
    /** Entries that were edited, as they are now. */ patches?: AllowPolicy[];
    /** Entries that were created. */ posts?: AllowPolicy[];
    /** Entries that were replaced, as they are now. */ puts?: AllowPolicy[];
  }
  export namespace AllowPolicyBatchResponse {
  }

  /** Addresses and domains whose mail is always refused. */
  export interface BlockSenders {
    /** Create a block for senders that match a pattern.
     *
     *  Their mail is blocked before delivery, whatever detections say.
     *  @http POST /accounts/{account_id}/email-security/settings/block_senders
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "pattern": "example.org", "pattern_type": "DOMAIN", "is_regex": false,
     *    "comments": "Sends only spam"
     *  }
     *  @aliases blocklist */
    create(params: BlockSenderCreateParams, options?: RequestOptions): APIPromise<BlockSender>;

    /** List blocked senders by pattern, pattern type or search text.
     *  @http GET /accounts/{account_id}/email-security/settings/block_senders
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns pattern pattern_type is_regex comments created_at
     *  @key pattern pattern_type */
    list(
      params: BlockSenderListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<BlockSender>, BlockSender>;

    /** Delete a blocked sender pattern, so its mail is let in again.
     *  @http DELETE /accounts/{account_id}/email-security/settings/block_senders/{pattern_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ patternID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<BlockSenderDeleteResponse>;

    /** Edit a blocked sender; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/email-security/settings/block_senders/{pattern_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ patternID: string,
      params: BlockSenderEditParams,
      options?: RequestOptions,
    ): APIPromise<BlockSender>;

    /** Get one blocked sender pattern.
     *  @http GET /accounts/{account_id}/email-security/settings/block_senders/{pattern_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ patternID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<BlockSender>;

    /** Create, replace, edit and delete blocked senders in one call.
     *
     *  All or nothing, in the order deletes, patches, puts, posts. All four lists have to be sent, empty ones too.
     *  @http POST /accounts/{account_id}/email-security/settings/block_senders/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    batch(params: BlockSenderBatchParams, options?: RequestOptions): APIPromise<BlockSenderBatchResponse>;
  }

  export interface NewBlockSender extends Commented {
      /** Whether the pattern is a regular expression instead of plain text. */ is_regex: boolean;
      /** Address, domain or IP range to match, as `pattern_type` says; private and reserved IP ranges are refused. @minLength 1 @maxLength 1024 */
      pattern: string;
      pattern_type: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN' | (string & {});
    }

  export interface BlockSenderCreateParams extends InAccount, NewBlockSender {}

  export interface BlockSender {
    /** Id of the blocked sender, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Note about the entry, for people; null if there is none. @maxLength 1024 */ comments?: string | null;
    created_at?: DateTime;
    /** Whether the pattern is a regular expression instead of plain text. */ is_regex?: boolean;
    /** @deprecated */ last_modified?: DateTime;
    modified_at?: DateTime;
    /** Address, domain or IP range to match, as `pattern_type` says; private and reserved IP ranges are refused. @minLength 1 @maxLength 1024 */
    pattern?: string;
    pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
  }

  export interface BlockSenderListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Property that entries are sorted by. */ order?: 'pattern' | 'created_at' | (string & {});
    /** Only the blocked sender with this pattern. @minLength 1 */ pattern?: string;
    /** Only entries whose pattern is of this type. */ pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN' | (string & {});
    /** @minLength 1 */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface BlockSenderDeleteResponse {
    /** Id of the blocked sender, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface BlockSenderEditParams extends InAccount, PolicyNote {
    /** Whether the pattern is a regular expression instead of plain text. */ is_regex?: boolean;
    /** Address, domain or IP range to match, as `pattern_type` says; private and reserved IP ranges are refused. @minLength 1 @maxLength 1024 */
    pattern?: string;
  }

  export interface BlockSenderBatchParams extends InAccount {
    /** Blocked senders to delete, by id. @maxItems 1000 */ deletes: BlockSenderDeleteResponse[];
    /** Entries to edit, each with its id and the fields to change. @maxItems 1000 */ patches: BlockSenderBatchParams.Patch[];
    /** Blocked senders to create. @maxItems 1000 */ posts: NewBlockSender[];
    /** Entries to replace, each with its id and all fields. @maxItems 1000 */ puts: NewBlockSender[];
  }
  export namespace BlockSenderBatchParams {
    /** @minProperties 1 */
    export interface Patch extends PolicyNote {
      /** Whether the pattern is a regular expression instead of plain text. */ is_regex?: boolean;
      /** Address, domain or IP range to match, as `pattern_type` says; private and reserved IP ranges are refused. @minLength 1 @maxLength 1024 */
      pattern?: string;
    }
  }

  export interface BlockSenderBatchResponse {
    /** Content policies that were deleted. */ deletes?: BlockSenderDeleteResponse[];
    /** Entries that were edited, as they are now. */ patches?: BlockSender[];
    /** Entries that were created. */ posts?: BlockSender[];
    /** Entries that were replaced, as they are now. */ puts?: BlockSender[];
  }
  export namespace BlockSenderBatchResponse {
  }

  /** Mail domains under protection, with their delivery mode. */
  export interface Domains {
    readonly verification: Domains.Verification;

    /** List protected domains by delivery mode, status or integration.
     *  @http GET /accounts/{account_id}/email-security/settings/domains
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns domain inbox_provider allowed_delivery_modes dmarc_status spf_status status created_at
     *  @key domain */
    list(params: DomainListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Domain>, Domain>;

    /** Delete one domain from Email Security.
     *
     *  Its mail is no longer scanned. Cannot be undone; point MX records elsewhere first if they lead to Cloudflare.
     *  @http DELETE /accounts/{account_id}/email-security/settings/domains/{domain_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(/** @format uuid */ domainID: string, params: InAccount, options?: RequestOptions): APIPromise<DomainResult>;

    /** Delete many domains from Email Security at once (deprecated).
     *
     *  Deprecated: use `batch` instead.
     *  @http DELETE /accounts/{account_id}/email-security/settings/domains
     *  @permission Cloud Email Security: Write
     *  @availability deprecated
     *  @deprecated */
    bulkDelete(
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DomainResult>, DomainResult>;

    /** Edit a protected domain; settings left out keep their values.
     *  @http PATCH /accounts/{account_id}/email-security/settings/domains/{domain_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(/** @format uuid */ domainID: string, params: DomainEditParams, options?: RequestOptions): APIPromise<Domain>;

    /** Get one protected domain with its delivery and TLS settings.
     *  @http GET /accounts/{account_id}/email-security/settings/domains/{domain_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(/** @format uuid */ domainID: string, params: InAccount, options?: RequestOptions): APIPromise<Domain>;

    /** Create a protected domain with its delivery modes and regions.
     *
     *  The domain has to be verified before mail is processed: see `domains.verification`.
     *  @http POST /accounts/{account_id}/email-security/settings/domains
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain": "example.com", "allowed_delivery_modes": ["DIRECT"],
     *    "drop_dispositions": ["MALICIOUS", "SPAM"], "ip_restrictions": [], "regions": ["GLOBAL"], "transport": "mx.example.com"
     *  }
     *  @aliases onboard domain */
    create(params: DomainCreateParams, options?: RequestOptions): APIPromise<Domain>;

    /** Replace all settings of a protected domain.
     *
     *  All fields that can be set have to be sent, unlike with `edit`.
     *  @http PUT /accounts/{account_id}/email-security/settings/domains/{domain_id}
     *  @availability beta */
    update(/** @format uuid */ domainID: string, params: DomainUpdateParams, options?: RequestOptions): APIPromise<Domain>;

    /** Create, replace, edit and delete protected domains in one call.
     *
     *  Runs in the order deletes, patches, puts, posts. All four lists have to be sent, empty ones too.
     *  @http POST /accounts/{account_id}/email-security/settings/domains/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    batch(params: DomainBatchParams, options?: RequestOptions): APIPromise<DomainBatchResponse>;
  }

  export interface DomainListParams extends InAccount {
    /** Only domains whose mail comes this way now. */ active_delivery_mode?: 'DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN' | (string & {});
    /** Only domains that allow this delivery mode. */ allowed_delivery_mode?: 'DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN' | (string & {});
    direction?: 'asc' | 'desc';
    /** Only these domains. */ domain?: string[];
    /** Only domains of this integration. @format uuid */ integration_id?: string;
    /** Property by which domains are sorted. */ order?: 'domain' | 'created_at' | (string & {});
    /** @minLength 1 */ search?: string;
    /** Only domains in this state of verification. */ status?: 'PENDING' | 'ACTIVE' | 'FAILED' | 'TIMEOUT' | null | (string & {});
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface DomainResult {
    /** Id of the domain's entry, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface DomainProtectionChange {
      /** Ways in which the domain's mail may reach Email Security. */
      allowed_delivery_modes?: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN' | (string & {}))[];
      /** Verdicts whose mail is dropped instead of delivered; `MALICIOUS` and `SPAM` are usual. */ drop_dispositions?: (
        | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
        | 'UNKNOWN' | 'NONE' | (string & {})
      )[];
      /** Mailbox folder that API scanning looks at; null for domains without it. */ folder?: 'AllItems' | 'Inbox' | null | (string & {});
      /** CASB integration that API scanning and moves go through; null for none. @format uuid */ integration_id?: string | null;
      /** IP ranges that mail is taken from; with entries, other sources are rejected. Empty takes all. */ ip_restrictions?: string[];
      /** How many `Received` headers to go back to find the original sender's server. @min 1 @max 20 */ lookback_hops?: Integer;
      /** Regions in which mail is processed; `["GLOBAL"]` sets no bounds. */ regions?: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US' | (string & {}))[];
      /** Whether mail servers that deliver to Cloudflare must use TLS. */ require_tls_inbound?: boolean;
      /** Whether Cloudflare must use TLS when it delivers mail on. */ require_tls_outbound?: boolean;
      /** Hostname of the mail server that gets the scanned mail, for MX setups. @example "mx.example.com" */ transport?: string;
    }

  export interface DomainEditParams extends InAccount, DomainProtectionChange {}

  export interface DomainProtection {
      /** Ways that the domain's mail may come to Email Security. @minItems 1 @maxItems 10 */
      allowed_delivery_modes: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN' | (string & {}))[];
      /** Verdicts whose mail is dropped and not delivered; usually `MALICIOUS` and `SPAM`. @maxItems 10 */ drop_dispositions: (
        | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
        | 'UNKNOWN' | 'NONE' | (string & {})
      )[];
      /** IP ranges that mail is accepted from; others are rejected. An empty list accepts all. @maxItems 100 */ ip_restrictions: string[];
      /** Regions where mail is processed; `["GLOBAL"]` for all of them. @minItems 1 @maxItems 10 */
      regions: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US' | (string & {}))[];
      /** Mailbox folder that API scanning looks at; null for domains without it. */ folder?: 'AllItems' | 'Inbox' | null | (string & {});
      /** CASB integration that API scanning and moves go through; null for none. @format uuid */ integration_id?: string | null;
      /** Number of `Received` headers to go back to the original sender; null leaves it to Cloudflare. @min 1 @max 20 */
      lookback_hops?: Integer | null;
      /** Whether servers that deliver to Cloudflare must use TLS; null leaves it open. */ require_tls_inbound?: boolean | null;
      /** Whether Cloudflare must use TLS towards the mail server; null leaves it open. */ require_tls_outbound?: boolean | null;
      /** Hostname of the mail server behind Cloudflare, for MX setups; null if not used. @example "mx.example.com" */ transport?: string | null;
    }

  export interface DomainCreateParams extends InAccount, DomainProtection {
    /** Domain whose mail is to be protected. @format hostname */ domain: string;
  }

  export interface Domain {
    /** Id of the domain's entry, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Ways in which mail may come. */ allowed_delivery_modes?: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN')[];
    /** Whether the integration has its rights; null without integration. */ authorization?: Authorization | null;
    created_at?: DateTime;
    /** What the domain's DMARC record looks like; null if not yet looked at. */ dmarc_status?: 'none' | 'good' | 'invalid' | null;
    /** Domain that is protected. @example "example.com" */ domain?: string;
    /** Verdicts whose mail is dropped. */ drop_dispositions?: (
      | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
      | 'UNKNOWN' | 'NONE'
    )[];
    /** Messages scanned in this period and the last; null if not counted. */ emails_processed?: EmailsProcessed | null;
    /** Mailbox folder that API scanning looks at; null for domains without it. */ folder?: 'AllItems' | 'Inbox' | null;
    /** Who runs the mailboxes; null if unknown. */ inbox_provider?: 'Microsoft' | 'Google' | null;
    /** Integration that the domain goes through; null if none. @format uuid */ integration_id?: string | null;
    /** IP ranges that mail is taken from; empty means all. */ ip_restrictions?: string[];
    /** @deprecated */ last_modified?: DateTime;
    /** `Received` headers gone back to find the original sender. */ lookback_hops?: Integer;
    modified_at?: DateTime;
    /** Microsoft 365 tenant of the domain; null if it has none. */ o365_tenant_id?: string | null;
    /** Regions that mail is processed in. */ regions?: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US')[];
    /** Whether delivery to Cloudflare must be by TLS. */ require_tls_inbound?: boolean | null;
    /** Whether delivery from Cloudflare must be by TLS. */ require_tls_outbound?: boolean | null;
    /** What the domain's SPF record looks like; null if not yet looked at. */ spf_status?: 'none' | 'good' | 'neutral' | 'open' | 'invalid' | null;
    /** State of the domain's verification; null if none is needed. */ status?: 'PENDING' | 'ACTIVE' | 'FAILED' | 'TIMEOUT' | null;
    /** Mail server that gets the scanned mail. */ transport?: string;
  }

  export interface DomainUpdateParams extends InAccount, DomainProtection {}

  export interface DomainBatchParams extends InAccount {
    /** Domains to take out of protection, by id. @maxItems 1000 */ deletes: DomainResult[];
    /** Domains to edit, each with its id and the settings to change. @maxItems 1000 */ patches: DomainBatchParams.Patch[];
    /** Domains to put under protection. @maxItems 1000 */ posts: DomainBatchParams.Post[];
    /** Domains to replace, each with its id and all settings. @maxItems 1000 */ puts: DomainBatchParams.Put[];
  }
  export namespace DomainBatchParams {
    export interface Patch extends DomainProtectionChange {
      /** Id of the domain's entry, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    }
    export interface Post extends DomainProtection {
      /** Domain whose mail is to be protected. @format hostname */ domain: string;
    }
    export interface Put extends DomainProtection {
      /** Id of the domain's entry, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    }
  }

  export interface DomainBatchResponse {
    /** Content policies that were deleted. */ deletes: DomainResult[];
    /** Entries that were edited, as they are now. */ patches: Domain[];
    /** Entries that were created. */ posts: Domain[];
    /** Entries that were replaced, as they are now. */ puts: Domain[];
  }
  export namespace DomainBatchResponse {
  }

  /** People, such as executives, whose names attackers may borrow. */
  export interface ImpersonationRegistry {
    /** Create an entry for a person who might be impersonated.
     *
     *  Mail that bears the name but comes from another address is flagged.
     *  @http POST /accounts/{account_id}/email-security/settings/impersonation_registry
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Ada Smith", "email": "ada@example.com", "is_email_regex": false }
     *  @aliases VIP list */
    create(params: ImpersonationRegistryCreateParams, options?: RequestOptions): APIPromise<ImpersonationRegistryResult>;

    /** List the impersonation registry by provenance or search text.
     *
     *  Holds entries made by hand and those synced from a directory.
     *  @http GET /accounts/{account_id}/email-security/settings/impersonation_registry
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns name email is_email_regex provenance comments created_at
     *  @key name email */
    list(
      params: ImpersonationRegistryListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ImpersonationRegistryResult>, ImpersonationRegistryResult>;

    /** Delete a person from the impersonation registry.
     *  @http DELETE /accounts/{account_id}/email-security/settings/impersonation_registry/{impersonation_registry_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ impersonationRegistryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ImpersonationRegistryDeleteResponse>;

    /** Edit an impersonation registry entry.
     *
     *  Entries synced from a directory cannot be edited.
     *  @http PATCH /accounts/{account_id}/email-security/settings/impersonation_registry/{impersonation_registry_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ impersonationRegistryID: string,
      params: ImpersonationRegistryEditParams,
      options?: RequestOptions,
    ): APIPromise<ImpersonationRegistryResult>;

    /** Get one impersonation registry entry.
     *  @http GET /accounts/{account_id}/email-security/settings/impersonation_registry/{impersonation_registry_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ impersonationRegistryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ImpersonationRegistryResult>;
  }

  export interface DirectoryLink {
      /** Note about the person; null if there is none. */ comments?: string | null;
      /** Directory that the entry was synced from; null for entries made by hand. @integer */ directory_id?: Integer | null;
      /** Node of the directory that the entry was synced from; null for entries made by hand. @integer */ directory_node_id?: Integer | null;
      /** Node's id in the outside directory; deprecated. @deprecated */ external_directory_node_id?: string | null;
    }

  export interface ImpersonationRegistryCreateParams extends InAccount, DirectoryLink {
    /** @minLength 1 */ email: string;
    is_email_regex: boolean;
    /** Display name to protect, as it appears in mail. @maxLength 1024 @minLength 1 */ name: string;
    /** Where the entry came from: made by hand or synced from a directory. */
    provenance?: 'A1S_INTERNAL' | 'SNOOPY-CASB_OFFICE_365' | 'SNOOPY-OFFICE_365' | 'SNOOPY-GOOGLE_DIRECTORY' | null | (string & {});
  }

  export interface ImpersonationRegistryResult extends DirectoryLink {
    /** Id of the registry entry. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    created_at?: DateTime;
    email?: string;
    is_email_regex?: boolean;
    /** @deprecated */ last_modified?: DateTime;
    modified_at?: DateTime;
    /** Display name to protect, as it appears in mail. @maxLength 1024 */ name?: string;
    /** Where the entry came from: made by hand or synced from a directory. */
    provenance?: 'A1S_INTERNAL' | 'SNOOPY-CASB_OFFICE_365' | 'SNOOPY-OFFICE_365' | 'SNOOPY-GOOGLE_DIRECTORY' | null;
  }

  export interface ImpersonationRegistryListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Property by which entries are sorted. */ order?: 'name' | 'email' | 'created_at' | (string & {});
    /** Only entries from this source. */
    provenance?: 'A1S_INTERNAL' | 'SNOOPY-CASB_OFFICE_365' | 'SNOOPY-OFFICE_365' | 'SNOOPY-GOOGLE_DIRECTORY' | (string & {});
    /** @minLength 1 */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface ImpersonationRegistryDeleteResponse {
    /** Id of the registry entry. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface ImpersonationRegistryEditParams extends InAccount, DirectoryLink {
    /** @minLength 1 */ email?: string;
    is_email_regex?: boolean;
    /** Display name to protect, as it appears in mail. @maxLength 1024 @minLength 1 */ name?: string;
    /** Where the entry came from: made by hand or synced from a directory. */
    provenance?: 'A1S_INTERNAL' | 'SNOOPY-CASB_OFFICE_365' | 'SNOOPY-OFFICE_365' | 'SNOOPY-GOOGLE_DIRECTORY' | null | (string & {});
  }

  /** Limits on what a sending domain may do. */
  export interface SendingDomainRestrictions {
    /** Create a TLS requirement for mail from a sending domain.
     *
     *  Mail from the domain and its subdomains that comes without TLS is dropped, save for those in `exclude`.
     *  @http POST /accounts/{account_id}/email-security/settings/sending_domain_restrictions
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain": "example.com", "exclude": ["news.example.com"] }
     *  @aliases enforce TLS */
    create(params: SendingDomainRestrictionCreateParams, options?: RequestOptions): APIPromise<SendingDomainRestriction>;

    /** List the sending domain restrictions, sorted or searched.
     *  @http GET /accounts/{account_id}/email-security/settings/sending_domain_restrictions
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns domain exclude comments created_at modified_at
     *  @key domain */
    list(
      params: SendingDomainRestrictionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<SendingDomainRestriction>, SendingDomainRestriction>;

    /** Delete a restriction, so the domain may send without TLS again.
     *  @http DELETE /accounts/{account_id}/email-security/settings/sending_domain_restrictions/{sending_domain_restriction_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ sendingDomainRestrictionID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SendingDomainRestrictionDeleteResponse>;

    /** Edit a sending domain restriction's domain, exclusions or comments.
     *  @http PATCH /accounts/{account_id}/email-security/settings/sending_domain_restrictions/{sending_domain_restriction_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ sendingDomainRestrictionID: string,
      params: SendingDomainRestrictionEditParams,
      options?: RequestOptions,
    ): APIPromise<SendingDomainRestriction>;

    /** Get one sending domain restriction.
     *  @http GET /accounts/{account_id}/email-security/settings/sending_domain_restrictions/{sending_domain_restriction_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ sendingDomainRestrictionID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SendingDomainRestriction>;

    /** Delete several sending domain restrictions in one request.
     *
     *  All or nothing. Only deletes are supported for now.
     *  @http POST /accounts/{account_id}/email-security/settings/sending_domain_restrictions/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/email_security_batch_sending_domain_restrictions */
    batch(params: SendingDomainRestrictionBatchParams, options?: RequestOptions): APIPromise<SendingDomainRestrictionBatchResponse>;
  }

  export interface SendingDomainRestrictionCreateParams extends InAccount, Commented {
    /** Domain whose mail must come by TLS, subdomains included. @example "example.com" @minLength 1 */ domain: string;
    exclude: string[];
  }

  export interface SendingDomainRestriction {
    /** Id of the restriction, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Note about the entry, for people; null if there is none. @maxLength 1024 */ comments?: string | null;
    created_at?: DateTime;
    /** Domain whose mail must come by TLS, subdomains included. @example "example.com" */ domain?: string;
    exclude?: string[];
    /** @deprecated */ last_modified?: DateTime;
    modified_at?: DateTime;
  }

  export interface SendingDomainRestrictionListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Property by which domains are sorted. */ order?: 'domain' | 'created_at' | (string & {});
    /** @minLength 1 */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface SendingDomainRestrictionDeleteResponse {
    /** Id of the restriction, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface SendingDomainRestrictionEditParams extends InAccount, Commented {
    /** Domain whose mail must come by TLS, subdomains included. @example "example.com" @minLength 1 */ domain?: string;
    exclude?: string[];
  }

  export interface SendingDomainRestrictionBatchParams extends InAccount {
    /** Entries to delete, by their ids. @maxItems 1000 */
    deletes: { /** Identifies the entry; given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string }[];
  }

  export interface SendingDomainRestrictionBatchResponse {
    /** Restrictions that were deleted. */ deletes: {
      /** Identifies the entry; given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    }[];
  }

  /** New or lookalike domains that are known to be harmless. */
  export interface TrustedDomains {
    /** Create a trusted domain that is new or resembles another.
     *
     *  Spares partner domains the checks for recent registration or similar spelling; all other detections still apply.
     *  @http POST /accounts/{account_id}/email-security/settings/trusted_domains
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "pattern": "example.com", "is_regex": false, "is_recent": true, "is_similarity": false
     *  } */
    create(params: TrustedDomainCreateParams, options?: RequestOptions): APIPromise<TrustedDomain>;

    /** List trusted domains by pattern, recency or similarity flag.
     *  @http GET /accounts/{account_id}/email-security/settings/trusted_domains
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns pattern is_regex is_recent is_similarity comments created_at
     *  @key pattern */
    list(
      params: TrustedDomainListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<TrustedDomain>, TrustedDomain>;

    /** Delete a trusted domain, so the checks apply to it again.
     *  @http DELETE /accounts/{account_id}/email-security/settings/trusted_domains/{trusted_domain_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ trustedDomainID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<TrustedDomainDeleteResponse>;

    /** Edit a trusted domain; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/email-security/settings/trusted_domains/{trusted_domain_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ trustedDomainID: string,
      params: TrustedDomainEditParams,
      options?: RequestOptions,
    ): APIPromise<TrustedDomain>;

    /** Get one trusted domain.
     *  @http GET /accounts/{account_id}/email-security/settings/trusted_domains/{trusted_domain_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ trustedDomainID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<TrustedDomain>;

    /** Create, replace, edit and delete trusted domains in one call.
     *
     *  All or nothing, in the order deletes, patches, puts, posts. All four lists have to be sent, empty ones too.
     *  @http POST /accounts/{account_id}/email-security/settings/trusted_domains/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    batch(params: TrustedDomainBatchParams, options?: RequestOptions): APIPromise<TrustedDomainBatchResponse>;
  }

  export interface NewTrustedDomain extends Commented {
      /** Whether the domain is spared verdicts for being newly registered. */ is_recent: boolean;
      /** Whether `pattern` is a regular expression instead of a domain. */ is_regex: boolean;
      /** Whether the domain is spared verdicts for being spelled like one of yours. */ is_similarity: boolean;
      /** Domain to trust, or an expression for several. @minLength 1 @maxLength 1024 @example "example.com" */ pattern: string;
    }

  export interface TrustedDomainCreateParams extends InAccount, NewTrustedDomain {}

  export interface TrustedDomainMatch {
      /** Whether the domain is spared verdicts for being newly registered. */ is_recent?: boolean;
      /** Whether `pattern` is a regular expression instead of a domain. */ is_regex?: boolean;
      /** Whether the domain is spared verdicts for being spelled like one of yours. */ is_similarity?: boolean;
      /** Domain to trust, or an expression for several. @minLength 1 @maxLength 1024 @example "example.com" */ pattern?: string;
    }

  export interface TrustedDomain extends TrustedDomainMatch {
    /** Id of the trusted domain, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Note about the entry, for people; null if there is none. @maxLength 1024 */ comments?: string | null;
    created_at?: DateTime;
    /** @deprecated */ last_modified?: DateTime;
    modified_at?: DateTime;
  }

  export interface TrustedDomainListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Only trusted domains with this value of `is_recent`. */ is_recent?: boolean;
    /** Only trusted domains with this value of `is_similarity`. */ is_similarity?: boolean;
    /** Property that entries are sorted by. */ order?: 'pattern' | 'created_at' | (string & {});
    /** Only the trusted domain with this pattern. @minLength 1 */ pattern?: string;
    /** @minLength 1 */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface TrustedDomainDeleteResponse {
    /** Id of the trusted domain, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface TrustedDomainEditParams extends InAccount, TrustedDomainMatch, Commented {}

  export interface TrustedDomainBatchParams extends InAccount {
    /** Trusted domains to delete, by id. @maxItems 1000 */ deletes: TrustedDomainBatchParams.Delete[];
    /** Entries to edit, each with its id and the fields to change. @maxItems 1000 */ patches: TrustedDomainBatchParams.Patch[];
    /** Trusted domains to create. @maxItems 1000 */ posts: NewTrustedDomain[];
    /** Entries to replace, each with its id and all fields. @maxItems 1000 */ puts: NewTrustedDomain[];
  }
  export namespace TrustedDomainBatchParams {
    export interface Delete {
      /** Id of the trusted domain. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    }
    /** @minProperties 1 */
    export interface Patch extends TrustedDomainMatch, Commented {}
  }

  export interface TrustedDomainBatchResponse {
    /** Content policies that were deleted. */ deletes?: TrustedDomainBatchParams.Delete[];
    /** Entries that were edited, as they are now. */ patches?: TrustedDomainBatchResponse.Patch[];
    /** Entries that were created. */ posts?: TrustedDomainBatchResponse.Post[];
    /** Entries that were replaced, as they are now. */ puts?: TrustedDomainBatchResponse.Put[];
  }
  export namespace TrustedDomainBatchResponse {
    export interface StoredPattern {
        /** Id of the trusted domain. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
        /** Note about the entry, for people; null if there is none. @maxLength 1024 */ comments?: string | null;
        created_at?: DateTime;
        /** @deprecated */ last_modified?: DateTime;
        modified_at?: DateTime;
      }
    export interface Patch extends TrustedDomainMatch, StoredPattern {}
    export interface Post extends TrustedDomainMatch, StoredPattern {}
    export interface Put extends TrustedDomainMatch, StoredPattern {}
  }

  /** Links that are left out of the checks. */
  export interface URLIgnorePatterns {
    /** Create a pattern for URLs that must not be rewritten.
     *  @http POST /accounts/{account_id}/email-security/settings/url_ignore_patterns
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "pattern": "^https://intranet\\.example\\.com/",
     *    "comments": "Signed links break when rewritten"
     *  } */
    create(params: URLIgnorePatternCreateParams, options?: RequestOptions): APIPromise<URLIgnorePatternResult>;

    /** List the patterns for URLs that are not rewritten.
     *  @http GET /accounts/{account_id}/email-security/settings/url_ignore_patterns
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns pattern comments created_at modified_at
     *  @key pattern */
    list(
      params: URLIgnorePatternListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<URLIgnorePatternResult>, URLIgnorePatternResult>;

    /** Delete an ignored URL pattern, so its links are rewritten again.
     *  @http DELETE /accounts/{account_id}/email-security/settings/url_ignore_patterns/{pattern_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ patternID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<URLIgnorePatternDeleteResponse>;

    /** Edit an ignored URL pattern or its comments.
     *  @http PATCH /accounts/{account_id}/email-security/settings/url_ignore_patterns/{pattern_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ patternID: string,
      params: URLIgnorePatternEditParams,
      options?: RequestOptions,
    ): APIPromise<URLIgnorePatternResult>;

    /** Get one ignored URL pattern.
     *  @http GET /accounts/{account_id}/email-security/settings/url_ignore_patterns/{pattern_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ patternID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<URLIgnorePatternResult>;

    /** Create, replace, edit and delete URL ignore patterns in one call.
     *  @http POST /accounts/{account_id}/email-security/settings/url_ignore_patterns/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/email_security_batch_url_ignore_patterns */
    batch(params: URLIgnorePatternBatchParams, options?: RequestOptions): APIPromise<URLIgnorePatternBatchResponse>;
  }

  export interface URLIgnorePatternCreateParams extends InAccount {
    /** Regular expression; URLs that match are not rewritten. @minLength 1 @maxLength 1024 */ pattern: string;
    /** Why the URLs are left alone; null if nothing is written. @maxLength 1024 */ comments?: string | null;
  }

  export interface URLIgnorePatternResult {
    /** Id of the pattern, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** Regular expression; URLs that match are not rewritten. @minLength 1 @maxLength 1024 */ pattern: string;
    /** Why the URLs are left alone; null if nothing is written. @maxLength 1024 */ comments?: string | null;
    /** @readOnly @deprecated */ last_modified?: DateTime;
    /** @readOnly */ modified_at?: DateTime;
  }

  export interface URLIgnorePatternListParams extends InAccount {
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface URLIgnorePatternDeleteResponse {
    /** Id of the pattern, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface URLIgnorePatternEditParams extends InAccount {
    /** Why the URLs are left alone; null if nothing is written. @maxLength 1024 */ comments?: string | null;
    /** Regular expression; URLs that match are not rewritten. @minLength 1 @maxLength 1024 */ pattern?: string;
  }

  export interface URLIgnorePatternBatchParams extends InAccount {
    /** Entries to delete, by their ids. @maxItems 1000 */
    deletes: { /** Identifies the entry; given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string }[];
    /** Patterns to edit, each with its id and the fields to change. @maxItems 1000 */
    patches: (/** @minProperties 1 */ {
      /** Note about the entry, for people; null clears it. @maxLength 1024 */ comments?: string | null;
      /** What the entry matches. @minLength 1 @maxLength 1024 */ pattern?: string;
      /** Identifies the entry; given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    })[];
    /** Patterns to create. @maxItems 1000 */ posts: CreateURLIgnorePattern[];
    /** Patterns to replace, each with its id and all fields. @maxItems 1000 */
    puts: {
      /** Note about the entry, for people; null clears it. @maxLength 1024 */ comments?: string | null;
      /** What the entry matches. @minLength 1 @maxLength 1024 */ pattern: string;
      /** Identifies the entry; given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    }[];
  }

  export interface URLIgnorePatternBatchResponse {
    /** Entries that were deleted. */ deletes: DeletedURLIgnorePattern[];
    /** Patterns that were edited, as they are now. */ patches: URLIgnorePattern[];
    /** Patterns that were created. */ posts: URLIgnorePattern[];
    /** Patterns that were replaced, as they are now. */ puts: URLIgnorePattern[];
  }

  /** Patterns looked for inside messages. */
  export interface ContentPolicies {
    /** Create a content policy that looks for a pattern in messages.
     *  @http POST /accounts/{account_id}/email-security/settings/content_policies
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Gift cards", "pattern": "(?i)gift ?card", "targets": ["SUBJECT", "BODY"],
     *    "enabled": true
     *  } */
    create(params: ContentPolicyCreateParams, options?: RequestOptions): APIPromise<ContentPolicy>;

    /** List content policies by name, enabled state or search text.
     *  @http GET /accounts/{account_id}/email-security/settings/content_policies
     *  @columns name pattern targets notes enabled created_at
     *  @key name */
    list(
      params: ContentPolicyListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ContentPolicy>, ContentPolicy>;

    /** Delete a content policy.
     *  @http DELETE /accounts/{account_id}/email-security/settings/content_policies/{policy_id} */
    delete(policyID: string, params: InAccount, options?: RequestOptions): APIPromise<ContentPolicyDeleteResponse>;

    /** Create, replace, edit and delete content policies in one call.
     *  @http POST /accounts/{account_id}/email-security/settings/content_policies/batch */
    batch(params: ContentPolicyBatchParams, options?: RequestOptions): APIPromise<ContentPolicyBatchResponse>;

    /** Edit a content policy; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/email-security/settings/content_policies/{policy_id} */
    edit(policyID: string, params: ContentPolicyEditParams, options?: RequestOptions): APIPromise<ContentPolicy>;

    /** Get one content policy with its pattern and targets.
     *  @http GET /accounts/{account_id}/email-security/settings/content_policies/{policy_id} */
    get(policyID: string, params: InAccount, options?: RequestOptions): APIPromise<ContentPolicy>;
  }

  export interface NewContentPolicy {
      /** Whether the policy is applied to incoming mail. */ enabled: boolean;
      /** Name of the policy, for people. @minLength 1 */ name: string;
      /** Regular expression that is looked for. @minLength 1 */ pattern: string;
      targets: ('SUBJECT' | 'BODY' | (string & {}))[];
      notes?: string | null;
    }

  export interface ContentPolicyCreateParams extends InAccount, NewContentPolicy {}

  export interface ContentPolicyFields {
      created_at?: string;
      /** Whether the policy is applied to incoming mail. */ enabled?: boolean;
      modified_at?: string;
      /** Name of the policy, for people. */ name?: string;
      notes?: string | null;
      /** Regular expression that is looked for. */ pattern?: string;
      targets?: ('SUBJECT' | 'BODY')[];
    }

  export interface ContentPolicy extends ContentPolicyFields {
    /** Id of the content policy, given by Cloudflare. */ id?: string;
  }

  export interface ContentPolicyListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Only policies that are on, or off. */ enabled?: boolean;
    /** Only the policy with exactly this name. @minLength 1 */ name?: string;
    /** Property by which policies are sorted. */ order?: 'name' | 'created_at' | (string & {});
    /** @minLength 1 */ search?: string;
    page?: number;
    per_page?: number;
  }

  export interface ContentPolicyDeleteResponse {
    /** Id of the content policy, given by Cloudflare. */ id: string;
  }

  export interface ContentPolicyChange {
      /** Whether the policy is applied to incoming mail. */ enabled?: boolean;
      /** Name of the policy, for people. @minLength 1 */ name?: string;
      notes?: string | null;
      /** Regular expression that is looked for. @minLength 1 */ pattern?: string;
      targets?: ('SUBJECT' | 'BODY' | (string & {}))[];
    }

  export interface ContentPolicyBatchParams extends InAccount {
    /** Content policies to delete, by id. */ deletes: ContentPolicyBatchParams.Delete[];
    /** Content policies to edit, each with its id and the fields to change. */ patches: ContentPolicyChange[];
    /** Content policies to create. */ posts: NewContentPolicy[];
    /** Content policies to replace, each with its id and all fields. */ puts: NewContentPolicy[];
  }
  export namespace ContentPolicyBatchParams {
    export interface Delete {
      /** Id of the content policy. */ id: string;
    }
  }

  export interface ContentPolicyBatchResponse {
    /** Content policies that were deleted. */ deletes?: ContentPolicyBatchParams.Delete[];
    /** Entries that were edited, as they are now. */ patches?: ContentPolicyBatchResponse.Patch[];
    /** Entries that were created. */ posts?: ContentPolicyBatchResponse.Post[];
    /** Entries that were replaced, as they are now. */ puts?: ContentPolicyBatchResponse.Put[];
  }
  export namespace ContentPolicyBatchResponse {
    export interface Patch extends ContentPolicyFields {
      /** Id of the content policy. */ id?: string;
    }
    export interface Post extends ContentPolicyFields {
      /** Id of the content policy. */ id?: string;
    }
    export interface Put extends ContentPolicyFields {
      /** Id of the content policy. */ id?: string;
    }
  }

  export interface ContentPolicyEditParams extends InAccount, ContentPolicyChange {}

  export type ContentPolicyListResponsesV4PagePaginationArray = V4PagePaginationArray<ContentPolicy>;

  export type AllowPolicyListResponsesV4PagePaginationArray = V4PagePaginationArray<AllowPolicy>;

  export type BlockSenderListResponsesV4PagePaginationArray = V4PagePaginationArray<BlockSender>;

  export type DomainBulkDeleteResponsesSinglePage = SinglePage<DomainResult>;

  export type DomainListResponsesV4PagePaginationArray = V4PagePaginationArray<Domain>;

  export interface Authorization {
    /** Whether the rights are granted. */ authorized: boolean;
    /** Time that the figures or rights were last taken. @readOnly */ timestamp: DateTime;
    status_message?: string | null;
  }

  export interface EmailsProcessed {
    /** Time that the figures or rights were last taken. @readOnly */ timestamp: DateTime;
    /** Messages scanned in the current period. @min 0 */ total_emails_processed: Integer;
    /** Messages scanned in the period before. @min 0 */ total_emails_processed_previous: Integer;
  }

  export type ImpersonationRegistryListResponsesV4PagePaginationArray = V4PagePaginationArray<ImpersonationRegistryResult>;

  export type SendingDomainRestrictionListResponsesV4PagePaginationArray = V4PagePaginationArray<SendingDomainRestriction>;

  export type TrustedDomainListResponsesV4PagePaginationArray = V4PagePaginationArray<TrustedDomain>;

  export type URLIgnorePatternListResponsesV4PagePaginationArray = V4PagePaginationArray<URLIgnorePatternResult>;
}

export declare namespace EmailSecurity.Settings.Domains {
  /** Proof that you control a protected domain. */
  export interface Verification {
    /** Get how far the verification of a protected domain has got.
     *
     *  204 without content means that nothing has to be verified: the domain is a Cloudflare zone, came by an integration, or was there before.
     *  @http GET /accounts/{account_id}/email-security/settings/domains/{domain_id}/verification
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/email_security_get_domain_verification */
    get(/** @format uuid */ domainID: string, params: InAccount, options?: RequestOptions): APIPromise<DomainVerificationInfo>;
  }
}
