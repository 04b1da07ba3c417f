import type {
  APIPromise,
  CursorPaginationAfter,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from '../_client.ts';
import type { DateTime, ErrorData, InAccount, Integer, PageParams } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** Search of SaaS and cloud accounts for unsafe settings and data. */
export interface Casb {
  readonly applications: Casb.Applications;
  readonly integrations: Casb.Integrations;
  readonly posture: Casb.Posture;
}

export declare namespace Casb {
  /** Services that can be connected. */
  export interface Applications {
    readonly authMethods: Applications.AuthMethods;
    readonly setupFlows: Applications.SetupFlows;

    /** Page through the applications CASB supports, filtered by environment.
     *  @http GET /accounts/{account_id}/one/applications
     *  @availability ga */
    list(
      params: ApplicationListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ApplicationListResponse>, ApplicationListResponse>;

    /** Look up one application that CASB supports.
     *  @http GET /accounts/{account_id}/one/applications/{application_id}
     *  @availability ga */
    get(
      applicationID: 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK',
      params: ApplicationGetParams,
      options?: RequestOptions,
    ): APIPromise<ApplicationGetResponse>;
  }

  export interface ApplicationListParams extends InAccount {
    environment?: string;
    page?: Integer;
    page_size?: Integer;
  }

  export interface ApplicationListResponse {
    id: 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK';
    auth_methods: ApplicationListResponse.UseCase[];
    category: string;
    description: string;
    display_name: string;
    dlp_enabled: boolean;
    logo: string | null;
    permissions: ApplicationListResponse.Permission[];
    supported_environments: string[];
    use_cases: ApplicationListResponse.UseCase[];
  }
  export namespace ApplicationListResponse {
    export type AuthMethod = UseCase;
    export interface Permission {
      display_name: string;
      scope: string;
      severity: 'low' | 'medium' | 'high' | 'critical';
    }
    export interface UseCase {
      id: string;
      display_name: string;
    }
  }

  export type ApplicationGetParams = InAccount;

  export interface ApplicationGetResponse {
    id: 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK';
    auth_methods: ApplicationGetResponse.AuthMethod[];
    category: string;
    description: string;
    display_name: string;
    dlp_enabled: boolean;
    instructions: string | null;
    logo: string | null;
    use_cases: ApplicationGetResponse.UseCase[];
  }
  export namespace ApplicationGetResponse {
    export interface AuthMethod {
      id: string;
      display_name: string;
      is_default: boolean;
      supported_environments: string[];
    }
    export interface UseCase {
      id: string;
      base_scopes: ApplicationListResponse.Permission[];
      description: string;
      display_name: string;
      features: UseCase.Feature[];
    }
    export namespace UseCase {
      export type BaseScope = ApplicationListResponse.Permission;
      export interface Feature {
        id: string;
        description: string;
        display_name: string;
        scopes: ApplicationListResponse.Permission[];
      }
      export namespace Feature {
        export type Scope = ApplicationListResponse.Permission;
      }
    }
  }

  /** Connected SaaS and cloud accounts. */
  export interface Integrations {
    /** Connect CASB to an application with the credentials given.
     *  @http POST /accounts/{account_id}/one/integrations
     *  @status 201
     *  @availability ga */
    create(params: IntegrationCreateParams, options?: RequestOptions): APIPromise<IntegrationGetResponse>;

    /** Change a CASB integration's name, credentials, permissions or DLP profiles.
     *  @http PATCH /accounts/{account_id}/one/integrations/{id}
     *  @availability ga */
    update(id: string, params: IntegrationUpdateParams, options?: RequestOptions): APIPromise<IntegrationGetResponse>;

    /** Find CASB integrations by application, status, use case or DLP use.
     *  @http GET /accounts/{account_id}/one/integrations
     *  @availability ga */
    list(
      params: IntegrationListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<IntegrationListResponse>, IntegrationListResponse>;

    /** Disconnect and delete a CASB integration.
     *  @http DELETE /accounts/{account_id}/one/integrations/{id}
     *  @answer void
     *  @availability ga */
    delete(id: string, params: IntegrationDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Fetch one CASB integration with its state.
     *  @http GET /accounts/{account_id}/one/integrations/{id}
     *  @availability ga */
    get(id: string, params: IntegrationGetParams, options?: RequestOptions): APIPromise<IntegrationGetResponse>;

    /** Pause a CASB integration without removing it.
     *  @http POST /accounts/{account_id}/one/integrations/{id}/pause
     *  @availability ga */
    pause(id: string, params: IntegrationPauseParams, options?: RequestOptions): APIPromise<IntegrationGetResponse>;

    /** Start a paused CASB integration again.
     *  @http POST /accounts/{account_id}/one/integrations/{id}/resume
     *  @availability ga */
    resume(id: string, params: IntegrationResumeParams, options?: RequestOptions): APIPromise<IntegrationGetResponse>;
  }

  export interface IntegrationCreateParams extends InAccount {
    application: 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK';
    /** @sensitive */ credentials: { [key: string]: unknown };
    /** @minLength 1 @maxLength 256 */ name: string;
    /** @minLength 1 */ auth_method?: string | null;
    /** @maxItems 20 */ dlp_profiles?: (/** @format uuid */ string)[];
    permissions?: (/** @minLength 1 */ string)[];
    use_cases?: ('casb' | 'ces' | 'auto_remediation')[];
  }

  export import IntegrationCreateResponse = Casb.IntegrationGetResponse;

  export interface IntegrationUpdateParams extends InAccount {
    /** @sensitive */ credentials?: { [key: string]: unknown };
    /** @maxItems 20 */ dlp_profiles?: (/** @format uuid */ string)[];
    /** @minLength 1 @maxLength 256 */ name?: string;
    permissions?: (/** @minLength 1 */ string)[];
    use_cases?: ('casb' | 'ces' | 'auto_remediation')[];
  }

  export import IntegrationUpdateResponse = Casb.IntegrationGetResponse;

  export interface IntegrationListParams extends InAccount {
    application?: string;
    direction?: 'asc' | 'desc';
    dlp_enabled?: boolean;
    order?: 'application' | 'created' | 'name' | 'status';
    page?: Integer;
    page_size?: Integer;
    search?: string;
    status?: 'Healthy' | 'Initializing' | 'Offline' | 'Unhealthy';
    use_cases?: string;
  }

  export interface IntegrationListResponse {
    /** @format uuid @readOnly */ id: string;
    /** @readOnly */ application: { [key: string]: string | null };
    /** @readOnly */ created: DateTime;
    /** @readOnly */ is_paused: boolean;
    /** @readOnly */ name: string;
    status: string;
    /** @readOnly */ updated: DateTime;
  }

  export type IntegrationDeleteParams = InAccount;

  export type IntegrationGetParams = InAccount;

  export interface IntegrationGetResponse {
    /** @format uuid @readOnly */ id: string;
    /** @readOnly */ application: { [key: string]: string | null };
    /** @readOnly */ auth_method: { [key: string]: string } | null;
    /** @readOnly */ authorization_link: IntegrationGetResponse.AuthorizationLink | null;
    /** @readOnly */ created: DateTime;
    /** @readOnly */ credentials_expiry: DateTime;
    /** @readOnly */ dlp_profiles: (/** @format uuid */ string)[];
    /** @readOnly */ health_details: ({ [key: string]: unknown })[];
    /** @readOnly */ is_paused: boolean;
    /** @readOnly */ last_hydrated: DateTime;
    /** @readOnly */ name: string;
    status: string;
    /** @readOnly */ updated: DateTime;
    /** @readOnly */ use_cases: ({ [key: string]: unknown })[];
  }
  export namespace IntegrationGetResponse {
    export interface AuthorizationLink {
      components: { [key: string]: unknown } | null;
      link: string | null;
    }
  }

  export type IntegrationPauseParams = InAccount;

  export import IntegrationPauseResponse = Casb.IntegrationGetResponse;

  export type IntegrationResumeParams = InAccount;

  export import IntegrationResumeResponse = Casb.IntegrationGetResponse;

  /** What the scans found. */
  export interface Posture {
    readonly findings: Posture.Findings;
    readonly exports: Posture.Exports;
    readonly findingTypes: Posture.FindingTypes;
    readonly content: Posture.Content;
    readonly remediations: Posture.Remediations;
    readonly webhooks: Posture.Webhooks;
    readonly policies: Posture.Policies;
  }

  export type ApplicationListResponsesSinglePage = SinglePage<ApplicationListResponse>;

  export type IntegrationListResponsesSinglePage = SinglePage<IntegrationListResponse>;
}

export declare namespace Casb.Applications {
  /** Ways to grant the scan its rights. */
  export interface AuthMethods {
    /** Page through the ways CASB can authenticate to an application.
     *  @http GET /accounts/{account_id}/one/applications/{application_id}/auth-methods
     *  @availability ga */
    list(
      applicationID: 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK',
      params: AuthMethodListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<AuthMethodListResponse>, AuthMethodListResponse>;
  }

  export interface AuthMethodListParams extends InAccount {
    page?: Integer;
    page_size?: Integer;
  }

  export interface AuthMethodListResponse {
    id: string;
    display_name: string;
    human_interaction_required: boolean;
    instructions: AuthMethodListResponse.Instructions;
    payload_example: { [key: string]: unknown } | null;
    payload_schema: { [key: string]: unknown } | null;
    redirect_url: string | null;
  }
  export namespace AuthMethodListResponse {
    export interface Instructions {
      markdown: string;
    }
  }

  /** Steps by which a service is connected. */
  export interface SetupFlows {
    /** Page through the ways an application can be set up, by auth method.
     *  @http GET /accounts/{account_id}/one/applications/{application_id}/setup-flows
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_application_setup_flows_v2 */
    list(
      applicationID: 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK',
      params: SetupFlowListParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.SetupFlow[]>;
  }

  export interface SetupFlowListParams extends InAccount {
    auth_method?: string;
    environment?: 'fedramp' | 'standard';
    page?: Integer;
    page_size?: Integer;
  }

  export type AuthMethodListResponsesSinglePage = SinglePage<AuthMethodListResponse>;
}

export declare namespace Casb.Posture {
  /** Problems grouped by kind and account. */
  export interface Findings {
    readonly instances: Findings.Instances;

    /** Find posture findings by type, severity, vendor, product or date.
     *  @http GET /accounts/{account_id}/data-security/posture/findings
     *  @permission Zero Trust Read; Zero Trust Write */
    list(params: FindingListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<FindingGetResponse>, FindingGetResponse>;

    /** Start an export of findings, filtered by vendor, severity or date.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/export
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    export(params: FindingExportParams, options?: RequestOptions): APIPromise<ExportGetResponse>;

    /** Fetch one posture finding by ID.
     *  @http GET /accounts/{account_id}/data-security/posture/findings/{finding_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(/** @format byte */ findingID: string, params: FindingGetParams, options?: RequestOptions): APIPromise<FindingGetResponse>;

    /** Mark the given posture findings as ignored.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/ignore
     *  @permission Zero Trust Write
     *  @availability ga */
    ignore(params: FindingIgnoreParams, options?: RequestOptions): APIPromise<FindingGetResponse>;

    /** Return a finding to its original severity.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/{finding_id}/reset_finding_severity
     *  @permission Zero Trust Write
     *  @availability ga */
    resetSeverity(
      /** @format byte */ findingID: string,
      params: FindingResetSeverityParams,
      options?: RequestOptions,
    ): APIPromise<FindingGetResponse>;

    /** Override the severity of a finding.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/{finding_id}/tune_finding_severity
     *  @permission Zero Trust Write
     *  @availability ga */
    tuneSeverity(
      /** @format byte */ findingID: string,
      params: FindingTuneSeverityParams,
      options?: RequestOptions,
    ): APIPromise<FindingGetResponse>;

    /** Take the given posture findings off the ignored list.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/unignore
     *  @permission Zero Trust Write
     *  @availability ga */
    unignore(params: FindingUnignoreParams, options?: RequestOptions): APIPromise<FindingGetResponse>;
  }

  export interface FindingListParams extends InAccount, PageParams {
    cursor?: string;
    direction?: 'asc' | 'desc';
    /** @format uuid */ finding_type_ids?: string;
    ignored?: boolean;
    /** @format uuid */ integration_id?: string;
    max_affliction_date?: DateTime;
    min_affliction_date?: DateTime;
    observation?: 'Activity' | 'Insight' | 'Issue';
    order?: 'finding.name' | 'instance_count' | 'integration.name' | 'latest_affliction_date' | 'severity';
    product?: 'Cloud' | 'Saas';
    search?: string;
    severity?: 'Critical' | 'High' | 'Medium' | 'Low';
    type?: 'Content' | 'Posture';
    vendor?: 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK';
  }

  export import FindingListResponse = Casb.Posture.FindingGetResponse;

  export interface FindingExportParams extends InAccount {
    ignored?: boolean;
    integration_id?: (/** @format uuid */ string)[];
    max_affliction_date?: DateTime;
    min_affliction_date?: DateTime;
    orders?: FindingExportParams.Order[];
    product?: 'SaaS' | 'Cloud' | null;
    search?: string;
    severities?: ('CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW')[];
    vendors?: ('ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK')[];
  }
  export namespace FindingExportParams {
    export interface Order {
      direction: 'asc' | 'desc';
      name: 'instance_count' | 'finding.name' | 'integration.name' | 'latest_affliction_date' | 'severity';
    }
  }

  export type FindingExportResponse = ExportGetResponse;

  export type FindingGetParams = InAccount;

  export interface FindingGetResponse {
    /** @format byte @readOnly */ id: string;
    /** @example 5 @readOnly */ active_count: Integer;
    /** @example 2 @readOnly */ archived_count: Integer;
    finding: FindingGetResponse.Finding;
    /** @readOnly */ ignored: boolean;
    /** @example 7 @readOnly */ instance_count: Integer;
    integration: FindingGetResponse.Integration;
    /** @readOnly */ latest_affliction_date: DateTime;
    severity_override?: FindingGetResponse.SeverityOverride;
  }
  export namespace FindingGetResponse {
    export interface Finding {
      /** @format uuid @example "a20895dd-9c3b-43bd-a608-71c98c6c2d94" */ id: string;
      category: FindingTypeGetResponse.Category;
      name: string;
      severity: 'Critical' | 'High' | 'Medium' | 'Low';
      vendor: string;
      description?: string | null;
      remediation?: Finding.Remediation;
    }
    export namespace Finding {
      export type Category = FindingTypeGetResponse.Category;
      export interface Remediation {
        /** @format uuid @example "a20895dd-9c3b-43bd-a608-71c98c6c2d94" @readOnly */ id: string;
        /** @readOnly */ frameworks: string[];
        guide: string;
        impact: string;
        /** @example "en-US" @readOnly */ locale: string;
        threat: string;
      }
    }
    export interface Integration {
      /** @readOnly */ created: DateTime;
      /** @readOnly */ last_hydrated: DateTime;
      /** @maxLength 256 */ name: string;
      /** @readOnly */ permissions: string[];
      policy: Integration.Policy;
      /** @example "Healthy" @readOnly */ status: string;
      /** @readOnly */ updated: DateTime;
      /** @readOnly */ upgradable: boolean;
      vendor: Integration.Vendor;
      /** @readOnly */ zt_enrollments: Integration.ZtEnrollment[];
      /** @format uuid @example "c416bc38-75dc-425f-ae25-c37b5df5c37f" */ id?: string;
      credential_health_status?: 'Initializing' | 'Healthy' | 'Unhealthy';
      credentials_expiry?: DateTime | null;
      /** @default false */ is_paused?: boolean;
      /** @default false */ upgrade_dismissed?: boolean;
    }
    export namespace Integration {
      export interface Policy {
        /** @format uuid @example "d647642e-09ac-4b34-8acc-ac30f57adc2c" */ id?: string;
        client_id?: string | null;
        /** @example "standard" */ compliance_level?: string;
        dlp_enabled?: boolean;
        /** @format uri */ link?: string | null;
        name?: string;
        permissions?: string[];
      }
      export interface Vendor {
        /** @example "R09PR0xFX1dPUktTUEFDRQ==" */ id: string;
        description: string | null;
        display_name: string;
        /** @format uri */ logo: string;
        /** @example "GOOGLE_WORKSPACE" */ name: string;
        /** @format uri */ static_logo: string;
        zt_enrollments: string[];
        policies?: ({ [key: string]: unknown })[];
      }
      export interface ZtEnrollment {
        /** @example "casb" */ id?: string;
        /** @example "example" */ description?: string;
        display_name?: string;
        /** @default false */ enabled?: boolean;
      }
    }
    export interface SeverityOverride {
      /** @example "1234" */ created_by: string;
      severity: 'Critical' | 'High' | 'Medium' | 'Low';
    }
  }

  export interface FindingIgnoreParams extends InAccount {
    /** @minItems 1 @maxItems 500 */ checks: (/** @minLength 1 @maxLength 512 */ string)[];
  }

  export import FindingIgnoreResponse = Casb.Posture.FindingGetResponse;

  export type FindingResetSeverityParams = InAccount;

  export import FindingResetSeverityResponse = Casb.Posture.FindingGetResponse;

  export interface FindingTuneSeverityParams extends InAccount {
    new_severity: 1 | 2 | 3 | 4;
  }

  export import FindingTuneSeverityResponse = Casb.Posture.FindingGetResponse;

  export type FindingUnignoreParams = FindingIgnoreParams;

  export import FindingUnignoreResponse = Casb.Posture.FindingGetResponse;

  /** Finding reports being made or ready. */
  export interface Exports {
    /** Page through posture exports, filtered by status.
     *  @http GET /accounts/{account_id}/data-security/posture/exports
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    list(params: ExportListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<ExportGetResponse>, ExportGetResponse>;

    /** Check one posture export by ID.
     *  @http GET /accounts/{account_id}/data-security/posture/exports/{id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(id: string, params: ExportGetParams, options?: RequestOptions): APIPromise<ExportGetResponse>;
  }

  export interface ExportListParams extends InAccount, PageParams {
    status?: 'Pending' | 'Success' | 'Failure' | 'Rescheduled' | 'In-Progress';
  }

  export type ExportListResponse = ExportGetResponse;

  export type ExportGetParams = InAccount;

  export interface ExportGetResponse {
    /** @format uuid @example "45ce02c2-e797-4a71-98cb-937244352fd4" */ id: string;
    status: 'Pending' | 'Success' | 'Failure' | 'Rescheduled' | 'In-Progress';
    type: 'finding' | 'findingInstance' | 'content' | 'remediationJob';
    /** @maxLength 128 @example "e7712d506b1ee4c5ede0802815f55a75" */ user_id: string;
    /** @format uri @maxLength 1024 */ download_url?: string | null;
    errors?: string | null;
    /** @maxLength 256 @example "Finding_Instances_2024-02-27T04:05:26Z" */ file_name?: string | null;
    /** @maxLength 512 */ file_path?: string | null;
  }

  /** Kinds of problems that can be found. */
  export interface FindingTypes {
    readonly remediationTypes: FindingTypes.RemediationTypes;

    /** Page through the kinds of findings, filtered by vendor.
     *  @http GET /accounts/{account_id}/data-security/posture/finding_types
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    list(
      params: FindingTypeListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<FindingTypeGetResponse>, FindingTypeGetResponse>;

    /** Look up one kind of finding that CASB can report.
     *  @http GET /accounts/{account_id}/data-security/posture/finding_types/{finding_type_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(
      /** @format uuid */ findingTypeID: string,
      params: FindingTypeGetParams,
      options?: RequestOptions,
    ): APIPromise<FindingTypeGetResponse>;
  }

  export interface FindingTypeListParams extends InAccount, PageParams {
    /** @comma */ vendors?: ('ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK')[];
  }

  export import FindingTypeListResponse = Casb.Posture.FindingTypeGetResponse;

  export type FindingTypeGetParams = InAccount;

  export interface FindingTypeGetResponse {
    /** @format uuid @example "a20895dd-9c3b-43bd-a608-71c98c6c2d94" */ id: string;
    category: FindingTypeGetResponse.Category;
    name: string;
    severity: 'Critical' | 'High' | 'Medium' | 'Low';
    vendor: string;
  }
  export namespace FindingTypeGetResponse {
    export interface Category {
      observation: 'Issue' | 'Insight' | 'Activity';
      product: 'SaaS' | 'Cloud';
      type: 'Content' | 'Posture';
    }
  }

  /** Files that matched sensitive data profiles. */
  export interface Content {
    /** Find content that matched DLP profiles, by integration, vendor or date.
     *  @http GET /accounts/{account_id}/data-security/posture/content
     *  @permission Zero Trust Read; Zero Trust Write */
    list(params: ContentListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<ContentListResponse>, ContentListResponse>;

    /** Start an export of content that matched DLP profiles.
     *  @http POST /accounts/{account_id}/data-security/posture/content/export
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    export(params: ContentExportParams, options?: RequestOptions): APIPromise<ExportGetResponse>;
  }

  export interface ContentListParams extends InAccount, PageParams {
    direction?: 'asc' | 'desc';
    /** @format uuid */ dlp_profile_id?: string;
    /** @format uuid */ integration_id?: string;
    max_affliction_date?: DateTime;
    min_affliction_date?: DateTime;
    order?: 'asset_name' | 'dlp_profile_count' | 'integration_name' | 'latest_affliction_date';
    search?: string;
    vendor?: 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK';
  }

  export interface ContentListResponse {
    /** @format uuid @example "e6910838-4b91-45e9-b2b4-91bb23cb9762" */ asset_id: string;
    asset_name: string;
    dlp_contexts: ContentListResponse.DLPContext[];
    /** @example 2 */ dlp_profile_count: Integer;
    dlp_profile_ids: (/** @format uuid */ string)[];
    integration: FindingGetResponse.Integration;
    latest_affliction_date: DateTime;
  }
  export namespace ContentListResponse {
    export interface DLPContext {
      /** @readOnly */ created: DateTime;
      entry_ids: (/** @format uuid */ string)[];
      /** @format uuid @example "ab20a60b-21f2-4b13-ac98-24dcee27ac0e" */ profile_id: string;
      /** @readOnly */ updated: DateTime;
      /** @format uuid @example "7653ff3a-d25e-4c10-8034-3460937c045b" */ id?: string;
      deleted?: DateTime | null;
      /** @min 0 @max 2147483647 @example 512 */ match_context_max_extent?: Integer | null;
      /** @min 0 @max 2147483647 @example 1 */ match_context_min_extent?: Integer | null;
      match_context_payload?: { [key: string]: unknown } | null;
    }
    export import Integration = FindingGetResponse.Integration;
  }

  export interface ContentExportParams extends InAccount {
    dlp_profile_information: ContentExportParams.DLPProfileInformation[];
    dlp_profile_id?: (/** @format uuid */ string)[];
    integration_id?: (/** @format uuid */ string)[];
    max_affliction_date?: DateTime;
    min_affliction_date?: DateTime;
    orders?: ContentExportParams.Order[];
    /** @example "sensitive" */ search?: string;
    vendors?: ('ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK')[];
  }
  export namespace ContentExportParams {
    export interface DLPProfileInformation {
      /** @format uuid @example "e91a2360-da51-4fdf-9711-bcdecd462614" */ id: string;
      entries: DLPProfileInformation.Entry[];
      name: string;
    }
    export namespace DLPProfileInformation {
      export interface Entry {
        /** @format uuid @example "55ba2c6c-8ef4-4b2e-9148-e75e8b6ccac1" */ id: string;
        name: string;
        /** @format uuid @example "e91a2360-da51-4fdf-9711-bcdecd462614" */ profile_id: string;
      }
    }
    export interface Order {
      direction: 'asc' | 'desc';
      name: 'asset_name' | 'dlp_profile_count' | 'integration_name' | 'latest_affliction_date';
    }
  }

  export type ContentExportResponse = ExportGetResponse;

  /** Fixes carried out in connected accounts. */
  export interface Remediations {
    readonly jobs: Remediations.Jobs;
  }

  /** HTTP calls sent for found problems. */
  export interface Webhooks {
    readonly jobs: Webhooks.Jobs;

    /** Register a webhook that receives posture findings.
     *  @http POST /accounts/{account_id}/data-security/posture/webhooks
     *  @permission Zero Trust Write
     *  @availability ga */
    create(params: WebhookCreateParams, options?: RequestOptions): APIPromise<WebhookGetResponse>;

    /** Replace a posture webhook's URL, label, status and authentication.
     *  @http PUT /accounts/{account_id}/data-security/posture/webhooks/{webhook_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    update(/** @format uuid */ webhookID: string, params: WebhookUpdateParams, options?: RequestOptions): APIPromise<WebhookGetResponse>;

    /** List the account's posture webhooks.
     *  @http GET /accounts/{account_id}/data-security/posture/webhooks
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    list(params: WebhookListParams, options?: RequestOptions): PagePromise<SinglePage<WebhookGetResponse>, WebhookGetResponse>;

    /** Delete a posture webhook.
     *  @http DELETE /accounts/{account_id}/data-security/posture/webhooks/{webhook_id}
     *  @unwrapped
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(/** @format uuid */ webhookID: string, params: WebhookDeleteParams, options?: RequestOptions): APIPromise<WebhookDeleteResponse>;

    /** Try out webhook settings before they are saved.
     *  @http POST /accounts/{account_id}/data-security/posture/webhooks/evaluate
     *  @permission Zero Trust Write
     *  @availability ga */
    evaluate(params: WebhookEvaluateParams, options?: RequestOptions): APIPromise<WebhookEvaluateResponse>;

    /** Test a saved posture webhook against its destination.
     *  @http POST /accounts/{account_id}/data-security/posture/webhooks/{webhook_id}/evaluate
     *  @permission Zero Trust Write
     *  @availability ga */
    evaluateExisting(
      /** @format uuid */ webhookID: string,
      params: WebhookEvaluateExistingParams,
      options?: RequestOptions,
    ): APIPromise<WebhookEvaluateResponse>;

    /** Fetch one posture webhook's settings.
     *  @http GET /accounts/{account_id}/data-security/posture/webhooks/{webhook_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(/** @format uuid */ webhookID: string, params: WebhookGetParams, options?: RequestOptions): APIPromise<WebhookGetResponse>;
  }

  export interface WebhookCreateParams extends InAccount {
    authentication_type: 'Basic Auth' | 'None' | 'Bearer Auth' | 'Static Headers' | 'HMAC-Signing';
    /** @format uri @example "https://example.com/webhook" */ destination_url: string;
    label: string;
    headers?: WebhookCreateParams.Header[];
    /** @example "my-secret-key" @sensitive */ signing_secret?: string;
  }
  export namespace WebhookCreateParams {
    export interface Header {
      /** @maxLength 255 @example "Authorization" */ key: string;
      /** @maxLength 4096 @sensitive */ value?: string | null;
    }
  }

  export import WebhookCreateResponse = Casb.Posture.WebhookGetResponse;

  export interface WebhookUpdateParams extends InAccount {
    authentication_type: 'Basic Auth' | 'None' | 'Bearer Auth' | 'Static Headers' | 'HMAC-Signing';
    /** @format uri @example "https://example.com/webhook" */ destination_url: string;
    label: string;
    status: 'enabled' | 'disabled';
    headers?: WebhookCreateParams.Header[];
    /** @example "my-secret-key" @sensitive */ signing_secret?: string;
  }
  export namespace WebhookUpdateParams {
    export type Header = WebhookCreateParams.Header;
  }

  export import WebhookUpdateResponse = Casb.Posture.WebhookGetResponse;

  export type WebhookListParams = InAccount;

  export import WebhookListResponse = Casb.Posture.WebhookGetResponse;

  export type WebhookDeleteParams = InAccount;

  export interface WebhookDeleteResponse {
    /** @unique */ errors: WebhookDeleteResponse.Error[];
    /** @unique */ messages: WebhookDeleteResponse.Error[];
    success: boolean;
  }
  export namespace WebhookDeleteResponse {
    export interface Error {
      /** @min 1000 @example 1000 */ code: Integer;
      message: string;
      /** @format uri */ documentation_url?: string;
      source?: ErrorData.Source;
    }
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export import Message = Casb.Posture.WebhookDeleteResponse.Error;
  }

  export interface WebhookEvaluateParams extends InAccount {
    authentication_type: 'Basic Auth' | 'None' | 'Bearer Auth' | 'Static Headers' | 'HMAC-Signing';
    /** @format uri @example "https://example.com/webhook" */ destination_url: string;
    headers?: WebhookCreateParams.Header[];
    /** @example "my-secret-key" @sensitive */ signing_secret?: string;
  }
  export namespace WebhookEvaluateParams {
    export type Header = WebhookCreateParams.Header;
  }

  export interface WebhookEvaluateResponse {
    message: string;
    /** @example 200 */ status_code: Integer;
    success: boolean;
  }

  export type WebhookEvaluateExistingParams = InAccount;

  export type WebhookEvaluateExistingResponse = WebhookEvaluateResponse;

  export type WebhookGetParams = InAccount;

  export interface WebhookGetResponse {
    /** @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ id: string;
    authentication_type: 'Basic Auth' | 'None' | 'Bearer Auth' | 'Static Headers' | 'HMAC-Signing';
    /** @readOnly */ created_at: DateTime;
    /** @format uri @example "https://example.com/webhook" */ destination_url: string;
    label: string;
    status: 'enabled' | 'disabled';
    /** @readOnly */ updated_at: DateTime;
    /** @format uint32 @example 1 */ version: Integer;
    headers?: WebhookGetResponse.Header[];
  }
  export namespace WebhookGetResponse {
    export interface Header {
      /** @example "authorization" */ key?: string;
    }
  }

  /** Automatic actions on problems. */
  export interface Policies {
    /** Set up a posture policy that runs actions for a finding type.
     *  @http POST /accounts/{account_id}/data-security/posture/policies */
    create(params: PolicyCreateParams, options?: RequestOptions): APIPromise<PolicyGetResponse>;

    /** Replace a posture policy's actions, name, state and integrations.
     *  @http PUT /accounts/{account_id}/data-security/posture/policies/{policy_id} */
    update(policyID: string, params: PolicyUpdateParams, options?: RequestOptions): APIPromise<PolicyGetResponse>;

    /** Page through posture policies by cursor.
     *  @http GET /accounts/{account_id}/data-security/posture/policies */
    list(params: PolicyListParams, options?: RequestOptions): PagePromise<CursorPaginationAfter<PolicyGetResponse>, PolicyGetResponse>;

    /** Delete a posture policy from the account.
     *  @http DELETE /accounts/{account_id}/data-security/posture/policies/{policy_id} */
    delete(
      policyID: string,
      params: PolicyDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.Gateway.GatewayConfigurationSettings.Certificate>;

    /** Fetch one posture policy with its actions.
     *  @http GET /accounts/{account_id}/data-security/posture/policies/{policy_id} */
    get(policyID: string, params: PolicyGetParams, options?: RequestOptions): APIPromise<PolicyGetResponse>;
  }

  export interface PolicyCreateParams extends InAccount {
    actions: PolicyCreateParams.Actions;
    applies_to_all_integrations: boolean;
    display_name: string;
    enabled: boolean;
    finding_type_id: string;
    description?: string;
    integration_ids?: string[];
  }
  export namespace PolicyCreateParams {
    export interface Actions {
      remediation_types?: Actions.RemediationType[];
      webhook_configs?: Actions.WebhookConfig[];
    }
    export namespace Actions {
      export interface RemediationType {
        remediation_type_id: string;
      }
      export interface WebhookConfig {
        webhook_config_id: string;
      }
    }
  }

  export import PolicyCreateResponse = Casb.Posture.PolicyGetResponse;

  export interface PolicyUpdateParams extends InAccount {
    actions: PolicyCreateParams.Actions;
    applies_to_all_integrations: boolean;
    display_name: string;
    enabled: boolean;
    description?: string;
    integration_ids?: string[];
  }
  export namespace PolicyUpdateParams {
    export import Actions = PolicyCreateParams.Actions;
  }

  export import PolicyUpdateResponse = Casb.Posture.PolicyGetResponse;

  export interface PolicyListParams extends InAccount {
    cursor?: string;
  }

  export import PolicyListResponse = Casb.Posture.PolicyGetResponse;

  export type PolicyDeleteParams = InAccount;

  export type PolicyDeleteResponse = ZeroTrust.Gateway.GatewayConfigurationSettings.Certificate;

  export type PolicyGetParams = InAccount;

  export interface PolicyGetResponse {
    id: string;
    actions: PolicyGetResponse.Actions;
    applies_to_all_integrations: boolean;
    created_at: string;
    description: string;
    display_name: string;
    enabled: boolean;
    finding_type_id: string;
    integration_ids: string[];
    updated_at: string;
    disabled_at?: string;
    last_triggered_at?: string;
  }
  export namespace PolicyGetResponse {
    export interface Actions {
      remediation_types: Actions.RemediationType[];
      webhook_configs: Actions.WebhookConfig[];
    }
    export namespace Actions {
      export interface RemediationType {
        display_name: string;
        remediation_type: string;
        remediation_type_id: string;
      }
      export interface WebhookConfig {
        display_name: string;
        webhook_config_id: string;
      }
    }
  }

  export type ContentListResponsesV4PagePaginationArray = V4PagePaginationArray<ContentListResponse>;

  export type ExportListResponsesV4PagePaginationArray = V4PagePaginationArray<ExportGetResponse>;

  export type FindingListResponsesV4PagePaginationArray = V4PagePaginationArray<FindingGetResponse>;

  export type FindingTypeListResponsesV4PagePaginationArray = V4PagePaginationArray<FindingTypeGetResponse>;

  export type WebhookListResponsesSinglePage = SinglePage<WebhookGetResponse>;
}

export declare namespace Casb.Posture.Findings {
  /** Single affected files, users or settings. */
  export interface Instances {
    /** Page through a finding's instances by asset, date or remediation status.
     *  @http GET /accounts/{account_id}/data-security/posture/findings/{finding_id}/instances
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    list(
      /** @format byte */ findingID: string,
      params: InstanceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<InstanceGetResponse>, InstanceGetResponse>;

    /** Archive chosen instances of a finding.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/{finding_id}/instances/archive
     *  @permission Zero Trust Write
     *  @availability ga */
    archive(
      /** @format byte */ findingID: string,
      params: InstanceArchiveParams,
      options?: RequestOptions,
    ): APIPromise<InstanceGetResponse>;

    /** Start an export of one finding's instances.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/{storage_namespace_id}/instances/export
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    export(storageNamespaceID: string, params: InstanceExportParams, options?: RequestOptions): APIPromise<ExportGetResponse>;

    /** Fetch one instance of a finding.
     *  @http GET /accounts/{account_id}/data-security/posture/findings/{finding_id}/instances/{instance_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(/** @format uuid */ instanceID: string, params: InstanceGetParams, options?: RequestOptions): APIPromise<InstanceGetResponse>;

    /** Bring archived instances of a finding back.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/{finding_id}/instances/unarchive
     *  @permission Zero Trust Write
     *  @availability ga */
    unarchive(
      /** @format byte */ findingID: string,
      params: InstanceUnarchiveParams,
      options?: RequestOptions,
    ): APIPromise<InstanceGetResponse>;
  }

  export interface InstanceListParams extends InAccount, PageParams {
    archived?: boolean;
    asset_ids?: (/** @format uuid */ string)[];
    cursor?: string;
    direction?: 'asc' | 'desc';
    finding_instance_ids?: (/** @format uuid */ string)[];
    max_affliction_date?: DateTime;
    min_affliction_date?: DateTime;
    order?: 'affliction_date' | 'asset.name' | 'remediation.status';
    /** @comma */ remediation_statuses?: ('none' | 'pending' | 'processing' | 'validating' | 'completed' | 'failed')[];
    search?: string;
  }

  export import InstanceListResponse = Casb.Posture.Findings.InstanceGetResponse;

  export interface InstanceArchiveParams extends InAccount {
    check_instances: (/** @format uuid */ string)[];
  }

  export import InstanceArchiveResponse = Casb.Posture.Findings.InstanceGetResponse;

  export interface InstanceExportParams extends InAccount {
    archived?: boolean;
    max_affliction_date?: DateTime;
    min_affliction_date?: DateTime;
    /** @default [] */ orders?: InstanceExportParams.Order[];
    search?: string;
  }
  export namespace InstanceExportParams {
    export interface Order {
      direction: 'asc' | 'desc';
      name: 'asset.name' | 'affliction_date';
    }
  }

  export type InstanceExportResponse = ExportGetResponse;

  export interface InstanceGetParams extends InAccount {
    /** @format byte */ finding_id: string;
  }

  export interface InstanceGetResponse {
    affliction_date: DateTime;
    asset: InstanceGetResponse.Asset;
    /** @readOnly */ dlp_contexts: ContentListResponse.DLPContext[];
    remediations: InstanceGetResponse.Remediation[];
    webhooks: InstanceGetResponse.Webhook[];
    /** @format uuid @example "497f6eca-6276-4993-bfeb-53cbbbba6f08" */ id?: string;
    /** @default false */ is_archived?: boolean;
  }
  export namespace InstanceGetResponse {
    export interface Asset {
      category: Asset.Category;
      /** @maxLength 512 @example "external-file-id-123" */ external_id: string;
      /** @readOnly */ fields: Asset.Field[];
      /** @example "Public.svg" */ name: string;
      /** @format uuid @example "8a043daf-def4-403e-9d28-da2e93d9b824" */ id?: string;
      /** @format uri @maxLength 2048 */ link?: string | null;
    }
    export namespace Asset {
      export interface Category {
        /** @example "OneDrive" */ service: string | null;
        /** @example "file" */ type: string;
        /** @example "Slack" @readOnly */ vendor: string;
        /** @format uuid @example "1a78cbf3-b98f-4289-b1f2-22db64130f4f" */ id?: string;
      }
      export interface Field {
        name: string;
        /** @example "sensitive-document.xlsx" */ value: string;
        /** @format uri @example "https://example.com" */ link?: string | null;
      }
    }
    export type DLPContext = ContentListResponse.DLPContext;
    export interface Remediation {
      /** @format uuid @example "123e4567-e89b-12d3-a456-426614174000" */ id: string;
      /** @readOnly */ created_at: DateTime;
      stale: boolean;
      status: 'pending' | 'processing' | 'completed' | 'failed' | 'validating';
    }
    export interface Webhook {
      latest_job: Webhook.LatestJob;
      /** @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ webhook_id: string;
      webhook_label: string;
    }
    export namespace Webhook {
      export interface LatestJob {
        /** @format uuid @example "123e4567-e89b-12d3-a456-426614174000" */ id: string;
        /** @readOnly */ created_at: DateTime;
        stale: boolean;
        status: 'pending' | 'processing' | 'completed';
      }
    }
  }

  export type InstanceUnarchiveParams = InstanceArchiveParams;

  export import InstanceUnarchiveResponse = Casb.Posture.Findings.InstanceGetResponse;

  export type InstanceListResponsesV4PagePaginationArray = V4PagePaginationArray<InstanceGetResponse>;
}

export declare namespace Casb.Posture.FindingTypes {
  /** Fixes offered for one kind of problem. */
  export interface RemediationTypes {
    /** List the remediations available for one kind of finding.
     *  @http GET /accounts/{account_id}/data-security/posture/finding_types/{finding_type_id}/remediation_types
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    list(
      /** @format uuid */ findingTypeID: string,
      params: RemediationTypeListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<RemediationTypeListResponse>, RemediationTypeListResponse>;
  }

  export interface RemediationTypeListParams extends InAccount, PageParams {
    cursor?: string;
    /** @format uuid */ integration_id?: string;
  }

  export interface RemediationTypeListResponse {
    /** @format uuid @example "7d736ac5-ed3b-46d5-9375-7025175ba1d9" */ id: string;
    description: string;
    display_name: string;
    /** @format uuid @example "6a790513-bbb5-4933-8971-76a744ec5448" */ finding_type_id: string;
    remediation_type: string;
  }

  export type RemediationTypeListResponsesV4PagePaginationArray = V4PagePaginationArray<RemediationTypeListResponse>;
}

export declare namespace Casb.Posture.Remediations {
  /** Single fixes with their outcome. */
  export interface Jobs {
    /** Start a remediation job for chosen finding instances.
     *  @http POST /accounts/{account_id}/data-security/posture/remediations/jobs
     *  @permission Zero Trust Write
     *  @availability ga */
    create(params: JobCreateParams, options?: RequestOptions): APIPromise<JobCreateResponse>;

    /** Page through remediation jobs by status, integration, date or actor.
     *  @http GET /accounts/{account_id}/data-security/posture/remediations/jobs
     *  @permission Zero Trust Read; Zero Trust Write */
    list(
      params: JobListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<JobCreateResponse.Created>, JobCreateResponse.Created>;

    /** Start an export of remediation jobs, filtered by status or date.
     *  @http POST /accounts/{account_id}/data-security/posture/remediations/jobs/export
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    export(params: JobExportParams, options?: RequestOptions): APIPromise<ExportGetResponse>;
  }

  export interface JobCreateParams extends InAccount {
    finding_instance_ids: (/** @format uuid */ string)[];
    /** @format uuid @example "5a7d9e2f-1b3c-4d5e-8f6a-7b8c9d0e1f2a" */ remediation_type_id: string;
  }

  export interface JobCreateResponse {
    created: JobCreateResponse.Created[];
    failed: JobCreateResponse.Failed[];
  }
  export namespace JobCreateResponse {
    export interface Created {
      /** @format uuid @example "c416bc38-75db-425f-ae25-c37b5df5c37f" */ id: string;
      asset: Created.Asset;
      /** @readOnly */ created_at: DateTime;
      finding_id: string;
      /** @format uuid @example "3f7b8c9d-6e5a-4f3b-9c2d-1e0a8b7c6d5e" */ finding_instance_id: string;
      /** @format uuid @example "775c5f38-efcf-4b2b-93db-8428979eb6a2" */ finding_type_id: string;
      finding_type_name: string;
      /** @example "Microsoft" */ integration_name: string;
      last_updated: DateTime;
      remediation_type: string;
      status: 'pending' | 'processing' | 'completed' | 'failed' | 'validating';
      triggered_by_user: string;
      triggered_by_actor?: 'user' | 'account_token' | null;
      /** @example "0123456789abcdef0123456789abcdef" */ triggered_by_id?: string | null;
    }
    export namespace Created {
      export interface Asset {
        /** @format uuid */ id: string;
        category: Asset.Category;
        /** @example "c416bc38-75db-425f-ae25-c37b5df5c37f" */ external_id: string;
        fields: Asset.Field[];
        name: string;
        /** @format uri @example "https://dashboard.microsoft.com/files/details" */ link?: string | null;
      }
      export namespace Asset {
        export interface Category {
          /** @example "OneDrive" */ service: string;
          /** @example "SaaS" */ type: string;
          vendor: 'AWS' | 'Anthropic' | 'Bitbucket' | 'Box' | 'Confluence' | 'Dropbox' | 'GitHub' | 'Google Cloud Platform' | 'Google Workspace' | 'Jira' | 'Microsoft' | 'Microsoft Internal' | 'Okta' | 'OpenAI' | 'Slack' | 'Salesforce' | 'ServiceNow' | 'Workday' | 'Zoom';
        }
        export interface Field {
          name: string;
          value: string | number | boolean;
          /** @format uri @example "https://dashboard.microsoft.com/files/details" */ link?: string | null;
        }
      }
    }
    export interface Failed {
      error: string;
      /** @format uuid @example "2e6b4c8a-9d1f-4e3b-8c7a-5f9e2d1a6b4c" */ finding_instance_id: string;
    }
  }

  export interface JobListParams extends InAccount, PageParams {
    cursor?: string;
    direction?: 'asc' | 'desc';
    /** @format uuid */ integration_id?: string;
    max_updated_at?: DateTime;
    min_updated_at?: DateTime;
    order?: 'created_at' | 'affliction_date' | 'integration_name' | 'status' | 'last_updated_at' | 'asset_name' | 'finding_type_name';
    search?: string;
    status?: 'pending' | 'processing' | 'completed' | 'failed' | 'validating';
    /** @comma */ triggered_by_actor?: ('user' | 'account_token')[];
  }

  export import JobListResponse = JobCreateResponse.Created;

  export interface JobExportParams extends InAccount {
    integration_id?: (/** @format uuid */ string)[];
    max_updated_at?: DateTime;
    min_updated_at?: DateTime;
    /** @default [] */ orders?: JobExportParams.Order[];
    search?: string;
    status?: ('pending' | 'processing' | 'completed' | 'failed' | 'validating')[];
  }
  export namespace JobExportParams {
    export interface Order {
      direction: 'asc' | 'desc';
      name: 'asset_name' | 'finding_type_name' | 'integration_name' | 'status' | 'last_updated_at' | 'affliction_date';
    }
  }

  export type JobExportResponse = ExportGetResponse;

  export type JobListResponsesV4PagePaginationArray = V4PagePaginationArray<JobCreateResponse.Created>;
}

export declare namespace Casb.Posture.Webhooks {
  /** Deliveries started by hand. */
  export interface Jobs {
    /** Send chosen finding instances to one or more webhooks.
     *  @http POST /accounts/{account_id}/data-security/posture/webhooks/jobs
     *  @permission Zero Trust Write
     *  @availability ga */
    create(params: JobCreateParams, options?: RequestOptions): APIPromise<JobCreateResponse>;
  }

  export interface JobCreateParams extends InAccount {
    finding_instance_ids: (/** @format uuid */ string)[];
    /** @minItems 1 */ webhook_ids: (/** @format uuid */ string)[];
  }

  export interface JobCreateResponse {
    created: JobCreateResponse.Created[];
    failed: JobCreateResponse.Failed[];
  }
  export namespace JobCreateResponse {
    export interface Created {
      /** @format uuid @example "c416bc38-75db-425f-ae25-c37b5df5c37f" */ id: string;
      asset_data: { [key: string]: unknown };
      /** @readOnly */ created_at: DateTime;
      /** @format uuid */ integration_id: string;
      last_updated_at: DateTime;
      parameters: Created.Parameters;
      status: 'pending' | 'processing' | 'completed' | 'failed';
      triggered_by_actor: 'user' | 'account_token';
      triggered_by_id: string;
      /** @format uuid */ webhook_id: string;
      failure_details?: { [key: string]: unknown };
      failure_reason?: 'Permission Denied' | 'Integration Unavailable' | 'Service Temporarily Unavailable' | 'System Error';
    }
    export namespace Created {
      export interface Parameters {
        /** @format uuid @example "3f7b8c9d-6e5a-4f3b-9c2d-1e0a8b7c6d5e" */ finding_instance_id: string;
      }
    }
    export interface Failed {
      error: string;
      /** @format uuid @example "2e6b4c8a-9d1f-4e3b-8c7a-5f9e2d1a6b4c" */ finding_instance_id: string;
      /** @format uuid */ webhook_id: string;
    }
  }
}
