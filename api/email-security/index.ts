import type { PagePromise, RequestOptions, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { FindingDetails, Investigate, InvestigateGetParams, InvestigateListParams, InvestigateListResponsesV4PagePaginationArray, InvestigateResult, MessageDetails } from './investigate.ts';
import type { Phishguard } from './phishguard.ts';
import type { Settings } from './settings.ts';

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
    /** Kind of value that the pattern is compared with; `UNKNOWN` is deprecated and only found on old entries. */ pattern_type: unknown;
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

  export { type FindingDetails, type Investigate, type InvestigateGetParams, type InvestigateListParams, type InvestigateListResponsesV4PagePaginationArray, type InvestigateResult, type MessageDetails, type Phishguard, type Settings };

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
    /** State of your own team's review. */ customer_status?: 'escalated' | 'reviewed' | 'unreviewed' | null;
    /** Verdict that the security team asked for on escalating. */
    escalated_as?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | null;
    /** Time at which the security team escalated it. */ escalated_at?: DateTime | null;
    /** Address of the person who escalated it. */ escalated_by?: string | null;
    /** Id of the user's submission that was escalated. */ escalated_submission_id?: string | null;
    /** Verdict before the submission. */ original_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | null;
    /** Fuzzy hash of the submitted message. */ original_edf_hash?: string | null;
    /** Postfix id of the submitted message. */ original_postfix_id?: string | null;
    /** Result of the submission; null until decided. */ outcome?: string | null;
    /** Verdict after the submission; null until decided. */
    outcome_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | null;
    /** Address of the person who submitted it. */ requested_by?: string | null;
    /** Verdict that was asked for. */ requested_disposition?: 'MALICIOUS' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'NONE' | null;
    /** Time of the submission as text; deprecated, see `requested_at`. @readOnly @deprecated */ requested_ts?: string;
    /** Processing state of the submission. */ status?: string | null;
    /** Subject line of the submitted message. */ subject?: string | null;
    /** Whether a user or the security team submitted it. */ type?: 'Team' | 'User' | null;
  }

  export interface Validation {
    /** Note, as a person wrote it; null if there is none. */ comment?: string | null;
    /** Result of the DKIM check; null if not checked. */ dkim?: 'pass' | 'neutral' | 'fail' | 'error' | 'none' | null;
    /** Result of the DMARC check; null if not checked. */ dmarc?: 'pass' | 'neutral' | 'fail' | 'error' | 'none' | null;
    /** Result of the SPF check; null if not checked. */ spf?: 'pass' | 'neutral' | 'fail' | 'error' | 'none' | null;
  }

  export type SubmissionListResponsesV4PagePaginationArray = V4PagePaginationArray<SubmissionListResponse>;

  export interface ActionEntry {
    /** Time at which the action ended; null while it runs. */ completed_at?: DateTime | null;
    /** Action taken on the message. */ operation: 'PREVIEW' | 'QUARANTINE_RELEASE' | 'SUBMISSION' | 'MOVE';
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
    /** State of the verification; `active` is done. */ status: 'pending' | 'active' | 'failed' | 'timeout' | null;
    /** Name of the TXT record to create. */ txt_record_name: string;
    /** Value that the TXT record must have. */ txt_record_value: string;
  }

  export interface Commented {
    /** Note about the entry, for people; null clears it. @maxLength 1024 */ comments?: string | null;
  }

  export interface CreateURLIgnorePattern extends Commented {
    /** Value that the entry matches. @minLength 1 @maxLength 1024 */ pattern: string;
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
    /** Value that the entry matches. @minLength 1 @maxLength 1024 */ pattern: string;
  }
}

