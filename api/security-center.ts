import type {
  APIPromise,
  CursorPagination,
  JsonObject,
  PagePromise,
  RequestOptions,
  V4PagePagination,
} from './_client.ts';
import type { DateTime, InAccount, InAccountOrZone, Integer } from './_shared.ts';
import type { Intel } from './intel.ts';

/** Security Center: Overview of weak points in your account and zones.
 *  @product securityCenter Security Center
 *  @docs https://developers.cloudflare.com/security-center/ */
export interface SecurityCenter {
  readonly insights: SecurityCenter.Insights;
  readonly state: SecurityCenter.State;
}

export declare namespace SecurityCenter {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Class, severity or type that is counted. */ value: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Issue to work on, as `securityCenter.insights.list` shows it. @from securityCenter.insights.list */ issue_id: string;
  }

  /** Found weak points with advice on fixing them. */
  export interface Insights {
    readonly class: Insights.Class;
    readonly severity: Insights.Severity;
    readonly type: Insights.Type;
    readonly auditLogs: Insights.AuditLogs;
    readonly classification: Insights.Classification;
    readonly context: Insights.Context;
    readonly scans: Insights.Scans;

    /** List the security insights of an account or zone, with filters.
     *  @http GET /{account_or_zone}/security-center/insights
     *  @items issues
     *  @availability ga
     *  @aliases attack surface report
     *  @columns subject issue_type issue_class severity status dismissed timestamp */
    list(
      params?: InsightListParams | null,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<InsightListResponse>, InsightListResponse>;

    /** Dismiss a security insight, or bring a dismissed one back.
     *
     *  Hides it only; the weakness stays.
     *  @http PUT /{account_or_zone}/security-center/insights/{issue_id}/dismiss
     *  @body json required
     *  @unwrapped
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "issue_id": "d5e94e48-504f-4a7f-a8c4-e0dc2e05e5f2", "dismiss": true } */
    dismiss(issueID: string, params: InsightDismissParams, options?: RequestOptions): APIPromise<Insight>;
  }

  export interface InsightListParams extends Insights.ClassGetParams {
    /** @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @example 25 */ per_page?: Integer;
  }

  export interface InsightDismissParams extends InAccountOrZone {
    /** False brings a dismissed insight back. @default true */ dismiss?: boolean;
  }

  export interface Insight {
    errors: Insight.Error[];
    messages: Insight.ResponseMessage[];
    success: true;
  }
  export namespace Insight {
    export interface ResponseMessage {
      /** Number of the problem, stable for programs. @min 1000 */ code: Integer;
      /** Human-readable error message. */ message: string;
      /** Page that tells more. */ documentation_url?: string;
      /** Part of the request that caused the error. */ source?: Error.Source;
    }

    export interface Error extends ResponseMessage {}
    export namespace Error {
      export interface Source {
        /** JSON Pointer to the faulty part. */ pointer?: string;
      }
    }
  }

  /** Whether searches for weak points are on. */
  export interface State {
    /** Get whether Security Center scans are on for the account.
     *
     *  Also tells whether scans of a dormant account were recently reactivated.
     *  @http GET /accounts/{account_id}/security-center/state
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get-security-center-account-state */
    get(params: InAccount, options?: RequestOptions): APIPromise<AccountState>;

    /** Replace the account's scan state: on or off.
     *  @http PUT /accounts/{account_id}/security-center/state
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/update-security-center-account-state */
    update(params: StateUpdateParams, options?: RequestOptions): APIPromise<AccountState>;
  }

  export interface AccountState {
    /** Whether scans were recently switched on again after the account had been dormant. */ recent_dormant_reactivation: boolean;
    /** Whether the account is scanned. */ scans_enabled: boolean;
  }

  export interface StateUpdateParams extends InAccount {
    /** Whether the account is scanned. */ scans_enabled: boolean;
  }

  export interface InsightListResponse {
    /** Insights that match over all pages. @example 1 */ count?: Integer;
    /** Insights of this page. */ issues?: InsightListResponse.Issue[];
    /** @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @example 25 */ per_page?: Integer;
  }
  export namespace InsightListResponse {
    export interface Issue {
      /** Identifies the insight. */ id?: string;
      /** Whether people dismissed the insight. */ dismissed?: boolean;
      /** Whether the payload is too large for here and has to be fetched by `context`. */ has_extended_context?: boolean;
      /** Machine-readable name of the exact problem. @example "always_use_https_not_enabled" */ issue_class?: string;
      /** Group that the insight belongs to. */ issue_type?: Intel.AttackSurfaceReport.IssueType;
      /** Data on how it was found. */ payload?: Issue.Payload;
      /** Page of the dashboard where it can be mended. */ resolve_link?: string;
      /** Human-readable fix. */ resolve_text?: string;
      /** Assessed severity of the issue. */ severity?: 'Low' | 'Moderate' | 'Critical';
      /** Time at which it was first found. */ since?: DateTime;
      /** Whether it still holds. */ status?: 'active' | 'resolved';
      /** Host or other thing that it is about. @example "example.com" */ subject?: string;
      /** Time at which it was last found. */ timestamp?: DateTime;
      /** Classification by a user; null if there is none. */ user_classification?: 'false_positive' | 'accept_risk' | 'other' | null;
    }
    export namespace Issue {
      export interface Payload {
        /** Method by which it was found. */ detection_method?: string;
        /** Zone that it is about. */ zone_tag?: string;
      }
    }
  }

  export type InsightListResponsesV4PagePagination = V4PagePagination<InsightListResponse>;

  export interface ScansListResponse {
    /** Scans that may still be started. */ quota: ScanQuota;
    /** Scans that were started, newest first. */ scans: ScanStatusResponse[];
  }

  export interface ScanQuota {
    /** Scans still to be had. @example 2 */ available: Integer;
    /** Scans already started. @example 3 */ used: Integer;
  }

  export interface ScanStatusResponse {
    /** Identifies the scan. @example "d5e94e48-504f-4a7f-a8c4-e0dc2e05e5f2" */ scan_id: string;
    /** Time at which it began. */ started_at: DateTime;
    /** Whether it goes on or is done. */ status: 'in_progress' | 'completed';
  }

  export interface NewScanResponse {
    /** Identifies the scan. @example "d5e94e48-504f-4a7f-a8c4-e0dc2e05e5f2" */ scan_id?: string;
  }

  export type NewScanRequest =
    | {
      /** Group of insights that is looked for. */
      issue_type: 'compliance_violation' | 'email_security' | 'exposed_infrastructure' | 'insecure_configuration' | 'weak_authentication' | 'configuration_suggestion' | (string & {});
    }
    | { /** Machine-readable name of the exact problem. @example "always_use_https_not_enabled" */ issue_class: string } | JsonObject;
}

export declare namespace SecurityCenter.Insights {
  /** Counts by class of weakness. */
  export interface Class {
    /** Get how many security insights there are per issue class.
     *  @http GET /{account_or_zone}/security-center/insights/class
     *  @availability ga */
    get(params?: ClassGetParams | null, options?: RequestOptions): APIPromise<ClassGetResponse>;
  }

  export interface ClassGetParams extends InAccountOrZone {
    /** Only dismissed insights, or only others; left out, both. */ dismissed?: boolean;
    /** Only insights of these classes. */ issue_class?: string[];
    /** No insights of these classes. */ 'issue_class~neq'?: string[];
    /** Only insights of these types. */ issue_type?: Intel.AttackSurfaceReport.IssueTypeParam[];
    /** No insights of these types. */ 'issue_type~neq'?: Intel.AttackSurfaceReport.IssueTypeParam[];
    /** Only insights on these products. */ product?: string[];
    /** No insights on these products. */ 'product~neq'?: string[];
    /** Only insights so severe. */ severity?: Intel.AttackSurfaceReport.SeverityQueryParamParam[];
    /** No insights so severe. */ 'severity~neq'?: Intel.AttackSurfaceReport.SeverityQueryParamParam[];
    /** Only insights on these hosts or other subjects. */ subject?: string[];
    /** No insights on these hosts or other subjects. */ 'subject~neq'?: string[];
    /** Only insights found by these scanners. */ source?: ('cloudflare' | 'riskrecon' | (string & {}))[];
  }

  export type ClassGetResponse = ClassGetResponse.ClassGetResponseItem[];
  export namespace ClassGetResponse {
    export interface ClassGetResponseItem {
      /** Insights with this value. @example 1 */ count?: Integer;
      value?: string;
    }
  }

  /** Counts by how serious the weakness is. */
  export interface Severity {
    /** Get how many security insights there are per severity.
     *  @http GET /{account_or_zone}/security-center/insights/severity
     *  @availability ga */
    get(params?: ClassGetParams | null, options?: RequestOptions): APIPromise<SeverityGetResponse>;
  }

  export type SeverityGetResponse = SeverityGetResponse.SeverityGetResponseItem[];
  export namespace SeverityGetResponse {
    export interface SeverityGetResponseItem {
      /** Insights with this value. @example 1 */ count?: Integer;
      value?: string;
    }
  }

  /** Counts by kind of weakness. */
  export interface Type {
    /** Get how many security insights there are per issue type.
     *  @http GET /{account_or_zone}/security-center/insights/type
     *  @availability ga */
    get(params?: ClassGetParams | null, options?: RequestOptions): APIPromise<TypeGetResponse>;
  }

  export type TypeGetResponse = TypeGetResponse.TypeGetResponseItem[];
  export namespace TypeGetResponse {
    export interface TypeGetResponseItem {
      /** Insights with this value. @example 1 */ count?: Integer;
      value?: string;
    }
  }

  /** Log of users who dismissed or changed insights. */
  export interface AuditLogs {
    /** List who changed which security insights of an account or zone.
     *  @http GET /{account_or_zone}/security-center/insights/audit-log
     *  @columns field_changed previous_value current_value changed_by rationale changed_at */
    list(
      params?: AuditLogParams | null,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<AuditLogResult>, AuditLogResult>;

    /** List the changes made to one security insight.
     *  @http GET /{account_or_zone}/security-center/insights/{issue_id}/audit-log
     *  @columns field_changed previous_value current_value changed_by rationale changed_at */
    listByInsight(
      issueID: string,
      params?: AuditLogParams | null,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<AuditLogResult>, AuditLogResult>;
  }

  export interface AuditLogParams extends InAccountOrZone {
    /** Only changes before this time. */ before?: DateTime;
    /** Only changes by this person or by `system`. @minLength 1 */ changed_by?: string;
    /** Only changes of the status, or of the classification. */ field_changed?: 'status' | 'user_classification' | (string & {});
    /** Newest (`desc`) or oldest (`asc`) first. @default "desc" */ order?: 'asc' | 'desc';
    /** Only changes from this time on. */ since?: DateTime;
    /** @min 1 @max 1000 @default 25 */ per_page?: Integer;
    cursor?: string;
  }

  export interface AuditLogResult {
    /** Identifies the entry; later ones sort after earlier ones. @format uuid */ id?: string;
    /** Time of the change. */ changed_at?: DateTime;
    /** Person who made the change, or `system`. @example "system" */ changed_by?: string;
    /** Value after the change; null if it was cleared. */ current_value?: string | null;
    /** Whether status or classification was changed. */ field_changed?: 'status' | 'user_classification';
    /** Insight that was changed. */ issue_id?: string;
    /** Value before the change; null if there was none. */ previous_value?: string | null;
    /** Reason that was given; null without one. */ rationale?: string | null;
    zone_id?: Integer;
  }

  /** Your own verdict on a found weak point, with reasons. */
  export interface Classification {
    /** Edit how a security insight is classified, and why.
     *
     *  `accept_risk` needs a rationale.
     *  @http PATCH /{account_or_zone}/security-center/insights/{issue_id}/classification
     *  @body json required
     *  @unwrapped
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "issue_id": "d5e94e48-504f-4a7f-a8c4-e0dc2e05e5f2", "classification": "accept_risk",
     *    "rationale": "Internal host, not reachable"
     *  } */
    update(issueID: string, params: ClassificationUpdateParams, options?: RequestOptions): APIPromise<Insight>;
  }

  export interface ClassificationUpdateParams extends InAccountOrZone {
    /** Your classification; null clears it. */ classification?: 'false_positive' | 'accept_risk' | 'other' | null | (string & {});
    /** Reason, for others to read; required with `accept_risk`. @minLength 1 */ rationale?: string;
  }

  /** Background on a found weak point. */
  export interface Context {
    /** Get background details on one security insight of the account.
     *
     *  Only for insights with `has_extended_context`.
     *  @http GET /accounts/{account_id}/security-center/insights/{issue_id}/context
     *  @availability ga */
    get(issueID: string, params: InAccount, options?: RequestOptions): APIPromise<ContextGetResponse>;
  }

  export type ContextGetResponse = { [key: string]: unknown };

  /** Searches for weak points. */
  export interface Scans {
    /** List the Security Center scans of an account or zone.
     *  @http GET /{account_or_zone}/security-center/insights/scans
     *  @columns scan_id status started_at */
    list(params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<ScansListResponse>;

    /** Start a Security Center scan of an account or zone.
     *
     *  Runs in the background; `list` shows its status. Scans count towards a quota.
     *  @http POST /{account_or_zone}/security-center/insights/scans
     *  @body json required */
    create(params: ScanCreateParams, options?: RequestOptions): APIPromise<NewScanResponse>;
  }

  export interface ScanCreateParams extends InAccountOrZone {
    /** Scope of the scan: everything, or one kind of insight. @body */ body: NewScanRequest;
  }

  export type AuditLogListByInsightResponsesCursorPagination = CursorPagination<AuditLogResult>;

  export type AuditLogListResponsesCursorPagination = CursorPagination<AuditLogResult>;
}
