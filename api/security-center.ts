import type {
  APIPromise,
  CursorPagination,
  JsonObject,
  PagePromise,
  RequestOptions,
  V4PagePagination,
} from './_client.ts';
import type { DateTime, ErrorData, InAccount, InAccountOrZone, Integer, ResponseInfo, Result } from './_shared.ts';
import type { Intel } from './intel.ts';

/** Security Center: Overview of weak points in your account and zones.
 *  @product securityCenter Security Center
 *  @docs https://developers.cloudflare.com/security-center/ */
export interface SecurityCenter {
  readonly insights: SecurityCenter.Insights;
  readonly state: SecurityCenter.State;
}

export declare namespace SecurityCenter {
  /** Found weak points with advice on fixing them. */
  export interface Insights {
    readonly class: Insights.Class;
    readonly severity: Insights.Severity;
    readonly type: Insights.Type;
    readonly auditLogs: Insights.AuditLogs;
    readonly classification: Insights.Classification;
    readonly context: Insights.Context;
    readonly scans: Insights.Scans;

    /** Page through the security insights of an account or zone, with filters.
     *  @http GET /{account_or_zone}/security-center/insights
     *  @items issues
     *  @availability ga */
    list(
      params?: InsightListParams | null,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<Intel.AttackSurfaceReport.IssueListResponse.Issue>, Intel.AttackSurfaceReport.IssueListResponse.Issue>;

    /** Dismiss a security insight, or bring a dismissed one back.
     *  @http PUT /{account_or_zone}/security-center/insights/{issue_id}/dismiss
     *  @body json required
     *  @unwrapped
     *  @availability ga */
    dismiss(issueID: string, params: InsightDismissParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;
  }

  export interface InsightListParams extends InAccountOrZone {
    dismissed?: boolean;
    issue_class?: string[];
    'issue_class~neq'?: string[];
    issue_type?: Intel.AttackSurfaceReport.IssueType[];
    'issue_type~neq'?: Intel.AttackSurfaceReport.IssueType[];
    product?: string[];
    'product~neq'?: string[];
    severity?: Intel.AttackSurfaceReport.SeverityQueryParam[];
    'severity~neq'?: Intel.AttackSurfaceReport.SeverityQueryParam[];
    subject?: string[];
    'subject~neq'?: string[];
    /** @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @example 25 */ per_page?: Integer;
  }

  export interface InsightDismissParams extends InAccountOrZone {
    /** @default true */ dismiss?: boolean;
  }

  export type InsightDismissResponse = Result.AaaAPIResponseCommon;
  export namespace InsightDismissResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  /** Whether searches for weak points are on. */
  export interface State {
    /** See whether Security Center scans are on for the account.
     *  @http GET /accounts/{account_id}/security-center/state
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get-security-center-account-state */
    get(params: StateGetParams, options?: RequestOptions): APIPromise<AccountStateResponse>;

    /** Turn Security Center scans on or off for the account.
     *  @http PUT /accounts/{account_id}/security-center/state
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/update-security-center-account-state */
    update(params: StateUpdateParams, options?: RequestOptions): APIPromise<AccountStateResponse>;
  }

  export type StateGetParams = InAccount;

  export interface AccountStateResponse {
    recent_dormant_reactivation: boolean;
    scans_enabled: boolean;
  }

  export interface StateUpdateParams extends InAccount {
    scans_enabled: boolean;
  }

  export type InsightListResponse = Intel.AttackSurfaceReport.IssueListResponse;
  export namespace InsightListResponse {
    export type Issue = Intel.AttackSurfaceReport.IssueListResponse.Issue;
    export namespace Issue {
      export interface Payload {
        detection_method?: string;
        zone_tag?: string;
      }
    }
  }

  export type InsightListResponsesV4PagePagination = V4PagePagination<Intel.AttackSurfaceReport.IssueListResponse>;

  export interface ScansListResponse {
    quota: ScanQuota;
    scans: ScanStatusResponse[];
  }

  export interface ScanQuota {
    /** @example 2 */ available: Integer;
    /** @example 3 */ used: Integer;
  }

  export interface ScanStatusResponse {
    /** @example "d5e94e48-504f-4a7f-a8c4-e0dc2e05e5f2" */ scan_id: string;
    started_at: DateTime;
    status: 'in_progress' | 'completed';
  }

  export interface NewScanResponse {
    /** @example "d5e94e48-504f-4a7f-a8c4-e0dc2e05e5f2" */ scan_id?: string;
  }

  export type NewScanRequest = {
    issue_type: 'compliance_violation' | 'email_security' | 'exposed_infrastructure' | 'insecure_configuration' | 'weak_authentication' | 'configuration_suggestion';
  } | { /** @example "always_use_https_not_enabled" */ issue_class: string } | JsonObject;
}

export declare namespace SecurityCenter.Insights {
  /** Counts by class of weakness. */
  export interface Class {
    /** Count security insights per issue class, with the usual insight filters.
     *  @http GET /{account_or_zone}/security-center/insights/class
     *  @availability ga */
    get(params?: ClassGetParams | null, options?: RequestOptions): APIPromise<ClassGetResponse>;
  }

  export type ClassGetParams = TypeGetParams;

  export type ClassGetResponse = TypeGetResponse.TypeGetResponseItem[];
  export namespace ClassGetResponse {
    export type ClassGetResponseItem = TypeGetResponse.TypeGetResponseItem;
  }

  /** Counts by how serious the weakness is. */
  export interface Severity {
    /** Count security insights per severity, with the usual insight filters.
     *  @http GET /{account_or_zone}/security-center/insights/severity
     *  @availability ga */
    get(params?: SeverityGetParams | null, options?: RequestOptions): APIPromise<SeverityGetResponse>;
  }

  export type SeverityGetParams = TypeGetParams;

  export type SeverityGetResponse = TypeGetResponse.TypeGetResponseItem[];
  export namespace SeverityGetResponse {
    export type SeverityGetResponseItem = TypeGetResponse.TypeGetResponseItem;
  }

  /** Counts by kind of weakness. */
  export interface Type {
    /** Count security insights per issue type, with the usual insight filters.
     *  @http GET /{account_or_zone}/security-center/insights/type
     *  @availability ga */
    get(params?: TypeGetParams | null, options?: RequestOptions): APIPromise<TypeGetResponse>;
  }

  export interface TypeGetParams extends InAccountOrZone {
    dismissed?: boolean;
    issue_class?: string[];
    'issue_class~neq'?: string[];
    issue_type?: Intel.AttackSurfaceReport.IssueType[];
    'issue_type~neq'?: Intel.AttackSurfaceReport.IssueType[];
    product?: string[];
    'product~neq'?: string[];
    severity?: Intel.AttackSurfaceReport.SeverityQueryParam[];
    'severity~neq'?: Intel.AttackSurfaceReport.SeverityQueryParam[];
    subject?: string[];
    'subject~neq'?: string[];
  }

  export type TypeGetResponse = TypeGetResponse.TypeGetResponseItem[];
  export namespace TypeGetResponse {
    export interface TypeGetResponseItem {
      /** @example 1 */ count?: Integer;
      value?: string;
    }
  }

  /** Who dismissed or changed a found weak point. */
  export interface AuditLogs {
    /** Page through who changed which security insights, for an account or zone.
     *  @http GET /{account_or_zone}/security-center/insights/audit-log */
    list(
      params?: AuditLogListParams | null,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<AuditLogListResponse>, AuditLogListResponse>;

    /** Page through the changes made to one security insight.
     *  @http GET /{account_or_zone}/security-center/insights/{issue_id}/audit-log */
    listByInsight(
      issueID: string,
      params?: AuditLogListByInsightParams | null,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<AuditLogListResponse>, AuditLogListResponse>;
  }

  export interface AuditLogListParams extends InAccountOrZone {
    before?: DateTime;
    changed_by?: string;
    field_changed?: 'status' | 'user_classification';
    /** @default "desc" */ order?: 'asc' | 'desc';
    since?: DateTime;
    /** @min 1 @max 1000 @default 25 */ per_page?: Integer;
    cursor?: string;
  }

  export interface AuditLogListResponse {
    /** @format uuid */ id?: string;
    changed_at?: DateTime;
    /** @example "system" */ changed_by?: string;
    current_value?: string | null;
    field_changed?: 'status' | 'user_classification';
    issue_id?: string;
    previous_value?: string | null;
    rationale?: string | null;
    zone_id?: Integer;
  }

  export type AuditLogListByInsightParams = AuditLogListParams;

  export type AuditLogListByInsightResponse = AuditLogListResponse;

  /** Your own verdict on a found weak point, with reasons. */
  export interface Classification {
    /** Classify a security insight and record the rationale for it.
     *  @http PATCH /{account_or_zone}/security-center/insights/{issue_id}/classification
     *  @body json required
     *  @unwrapped */
    update(issueID: string, params: ClassificationUpdateParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;
  }

  export interface ClassificationUpdateParams extends InAccountOrZone {
    classification?: 'false_positive' | 'accept_risk' | 'other' | null;
    rationale?: string;
  }

  export type ClassificationUpdateResponse = Result.AaaAPIResponseCommon;
  export namespace ClassificationUpdateResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  /** Background on a found weak point. */
  export interface Context {
    /** Fetch background details on one of the account's security insights.
     *  @http GET /accounts/{account_id}/security-center/insights/{issue_id}/context
     *  @availability ga */
    get(issueID: string, params: ContextGetParams, options?: RequestOptions): APIPromise<ContextGetResponse>;
  }

  export type ContextGetParams = InAccount;

  export type ContextGetResponse = { [key: string]: unknown };

  /** Searches for weak points. */
  export interface Scans {
    /** List the Security Center scans of an account or zone.
     *  @http GET /{account_or_zone}/security-center/insights/scans */
    list(params?: ScanListParams | null, options?: RequestOptions): APIPromise<ScansListResponse>;

    /** Start a Security Center scan of an account or zone.
     *  @http POST /{account_or_zone}/security-center/insights/scans
     *  @body json required */
    create(params: ScanCreateParams, options?: RequestOptions): APIPromise<NewScanResponse>;
  }

  export type ScanListParams = InAccountOrZone;

  export interface ScanCreateParams extends InAccountOrZone {
    /** @body */ body: NewScanRequest;
  }

  export type AuditLogListByInsightResponsesCursorPagination = CursorPagination<AuditLogListResponse>;

  export type AuditLogListResponsesCursorPagination = CursorPagination<AuditLogListResponse>;
}
