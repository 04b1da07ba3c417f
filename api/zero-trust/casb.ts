import type {
  APIPromise,
  CursorPaginationAfter,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from '../_client.ts';
import type { DateTime, InAccount, Integer, PageParams } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** Search of SaaS and cloud accounts for unsafe settings and data. */
export interface Casb {
  readonly applications: Casb.Applications;
  readonly integrations: Casb.Integrations;
  readonly posture: Casb.Posture;
}

export declare namespace Casb {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Name of the webhook for people. */ label: string;
  }

  /** Services that can be connected. */
  export interface Applications {
    readonly authMethods: Applications.AuthMethods;
    readonly setupFlows: Applications.SetupFlows;

    /** List the applications CASB supports, filtered by environment.
     *  @http GET /accounts/{account_id}/one/applications
     *  @availability ga
     *  @columns display_name category description dlp_enabled supported_environments */
    list(
      params: ApplicationListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ApplicationListResponse>, ApplicationListResponse>;

    /** Get one application with its auth methods, uses and permissions.
     *  @http GET /accounts/{account_id}/one/applications/{application_id}
     *  @availability ga */
    get(
      applicationID: 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK',
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ApplicationGetResponse>;
  }

  export interface ApplicationListParams extends InAccount {
    /** Only applications that support this environment, such as `fedramp` or `standard`. @minLength 1 */ environment?: string;
    page?: Integer;
    /** Items that a page holds. @min 1 */ page_size?: Integer;
  }

  export interface ApplicationListing {
    /** Name of the application for people. */ display_name: string;
    /** Whether content of the application can be scanned by DLP profiles. */ dlp_enabled: boolean;
    /** Logo of the application; null if there is none. */ logo: string | null;
  }

  export interface ApplicationListResponse extends ApplicationListing {
    /** Name of the application in the API; `integrations.create` takes it. */ id:
      | 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB'
      | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE'
      | 'SERVICENOW' | 'SLACK';
    /** Ways to authenticate, in short. */ auth_methods: ApplicationListResponse.AuthMethod[];
    /** Kind of application, such as AI or productivity. */ category: string;
    /** Capabilities of an integration with the application. */ description: string;
    /** Permissions an integration may ask for, each with its severity. */ permissions: ApplicationListResponse.Permission[];
    /** Environments the application can be connected in: `standard`, `fedramp`. */ supported_environments: string[];
    /** Uses the application can be connected for. */ use_cases: ApplicationListResponse.UseCase[];
  }
  export namespace ApplicationListResponse {
    export interface AuthMethod {
      /** Identifies the auth method; `auth_method` takes it. */ id: string;
      /** Name of the auth method for people. */ display_name: string;
    }
    export interface Permission {
      /** Name of the permission for people. */ display_name: string;
      /** Scope as the vendor calls it. */ scope: string;
      /** Reach of the permission. */ severity: 'low' | 'medium' | 'high' | 'critical';
    }
    export interface UseCase {
      /** Identifies the use case or method, such as `casb` or `ces` (email security). */ id: string;
      /** Name of the use case for people. */ display_name: string;
    }
  }

  export interface ApplicationGetResponse extends ApplicationListing {
    /** Name of the application in the API, as integrations carry it. */ id:
      | 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB'
      | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE'
      | 'SERVICENOW' | 'SLACK';
    /** Ways to authenticate, each with its environments. */ auth_methods: ApplicationGetResponse.AuthMethod[];
    /** Kind of application that the vendor offers. */ category: string;
    /** Short description of the application. */ description: string;
    /** Setup instructions for users; null if there are none. */ instructions: string | null;
    /** Uses in full, each with the scopes it needs. */ use_cases: ApplicationGetResponse.UseCase[];
  }
  export namespace ApplicationGetResponse {
    export interface AuthMethod extends ApplicationListResponse.AuthMethod {
      /** Whether the method is used if none is given. */ is_default: boolean;
      /** Environments that the auth method works in. */ supported_environments: string[];
    }
    export interface UseCase {
      /** Identifies the use case; `use_cases` takes it. */ id: string;
      /** Scopes that the use case always needs. */ base_scopes: ApplicationListResponse.Permission[];
      /** Purpose of the use case. */ description: string;
      /** Name of the use case for people. */ display_name: string;
      /** Optional features that need further scopes. */ features: UseCase.Feature[];
    }
    export namespace UseCase {
      export interface Feature {
        /** Identifies the feature within the use case. */ id: string;
        /** Capability that the feature adds. */ description: string;
        /** Name of the feature for people. */ display_name: string;
        /** Scopes needed if the feature is on. */ scopes: ApplicationListResponse.Permission[];
      }
    }
  }

  /** Connected SaaS and cloud accounts. */
  export interface Integrations {
    /** Create an integration: connect CASB to an application.
     *
     *  The content of `credentials` depends on the auth method: `applications.authMethods.list` gives a schema and an example. Scanning begins
     *  once the status is `Healthy`.
     *  @http POST /accounts/{account_id}/one/integrations
     *  @status 201
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "application": "ANTHROPIC", "name": "Anthropic workspace",
     *    "credentials": { "api_key": "sk-ant-admin-example" }, "use_cases": ["casb"]
     *  }
     *  @aliases connect SaaS; cloud access security broker */
    create(params: IntegrationCreateParams, options?: RequestOptions): APIPromise<IntegrationResult>;

    /** Edit an integration's name, credentials, uses or DLP profiles.
     *
     *  Given credentials are merged into the present ones; given lists replace the former ones.
     *  @http PATCH /accounts/{account_id}/one/integrations/{id}
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "d647642e-09ac-4b34-8acc-ac30f57adc2c", "name": "Google Workspace (main)",
     *    "dlp_profiles": ["e91a2360-da51-4fdf-9711-bcdecd462614"]
     *  } */
    update(id: string, params: IntegrationUpdateParams, options?: RequestOptions): APIPromise<IntegrationResult>;

    /** List CASB integrations by application, status or use case.
     *  @http GET /accounts/{account_id}/one/integrations
     *  @availability ga
     *  @columns name application is_paused status created updated */
    list(
      params: IntegrationListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<IntegrationListResponse>, IntegrationListResponse>;

    /** Delete a CASB integration.
     *
     *  Scanning ends at once. The application itself is not notified: revoke the access there too.
     *  @http DELETE /accounts/{account_id}/one/integrations/{id}
     *  @response void
     *  @availability ga */
    delete(id: string, params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Get one CASB integration with its state and health.
     *  @http GET /accounts/{account_id}/one/integrations/{id}
     *  @availability ga */
    get(id: string, params: InAccount, options?: RequestOptions): APIPromise<IntegrationResult>;

    /** Pause a CASB integration without removing it.
     *
     *  Crawlers stop; findings made so far stay.
     *  @http POST /accounts/{account_id}/one/integrations/{id}/pause
     *  @availability ga */
    pause(id: string, params: InAccount, options?: RequestOptions): APIPromise<IntegrationResult>;

    /** Resume a paused CASB integration.
     *  @http POST /accounts/{account_id}/one/integrations/{id}/resume
     *  @availability ga */
    resume(id: string, params: InAccount, options?: RequestOptions): APIPromise<IntegrationResult>;
  }

  export interface IntegrationCreateParams extends IntegrationUpdateParams {
    /** Application to connect. @from zeroTrust.casb.applications.list id */ application:
      | 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB'
      | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE'
      | 'SERVICENOW' | 'SLACK' | (string & {});
    /** Credentials issued by the vendor; keys and shape depend on the auth method. @sensitive */ credentials: { [key: string]: unknown };
    /** @minLength 1 @maxLength 256 */ name: string;
    /** Authentication method; if omitted, the default of the application. @minLength 1 @from zeroTrust.casb.applications.authMethods.list id */
    auth_method?: string | null;
    /** DLP profiles that content is scanned with, at most 20. @maxItems 20 @from zeroTrust.dlp.profiles.list id */
    dlp_profiles?: (/** @format uuid */ string)[];
    /** Scopes to ask for; left out, none beyond what the policy brings. */ permissions?: (/** @minLength 1 */ string)[];
  }

  export interface IntegrationResult extends IntegrationListResponse {
    /** Auth method in use, with its names; null if unknown. @readOnly */ auth_method: { [key: string]: string } | null;
    /** Link for authorizing the integration; null if no authorization is needed. @readOnly */
    authorization_link: IntegrationResult.AuthorizationLink | null;
    /** Time the credentials expire; renew them before. @readOnly */ credentials_expiry: DateTime;
    /** DLP profiles that content is scanned with. @readOnly */ dlp_profiles: (/** @format uuid */ string)[];
    /** Problems and their fixes, one entry per problem. @readOnly */ health_details: { [key: string]: unknown }[];
    /** Time of the last scan that brought new data. @readOnly */ last_hydrated: DateTime;
    /** Uses of the integration, one entry per use. @readOnly */ use_cases: { [key: string]: unknown }[];
  }
  export namespace IntegrationResult {
    export interface AuthorizationLink {
      /** Parts from which the link is put together; null if there are none. */ components: { [key: string]: unknown } | null;
      /** URL that a person opens to authorize; null if there is none. */ link: string | null;
    }
  }

  export interface IntegrationUpdateParams extends InAccount {
    /** New parts of the credentials; parts left out keep their values. @sensitive */ credentials?: { [key: string]: unknown };
    /** New list of DLP profiles, at most 20; an empty one ends content scans. @maxItems 20 @from zeroTrust.dlp.profiles.list id */
    dlp_profiles?: (/** @format uuid */ string)[];
    /** Display name; it distinguishes several integrations with one application. @minLength 1 @maxLength 256 */ name?: string;
    /** New list of scopes that the integration is granted. */ permissions?: (/** @minLength 1 */ string)[];
    /** Uses of the integration: posture scans, email security, automatic remediation. */
    use_cases?: ('casb' | 'ces' | 'auto_remediation' | (string & {}))[];
  }

  export interface IntegrationListParams extends InAccount {
    /** Only integrations of this application, such as `GOOGLE_WORKSPACE`. @minLength 1 */ application?: string;
    direction?: 'asc' | 'desc';
    /** Only integrations that scan content with DLP profiles, or only those that do not. */ dlp_enabled?: boolean;
    /** Property by which the integrations are sorted. */ order?: 'application' | 'created' | 'name' | 'status' | (string & {});
    page?: Integer;
    /** Integrations that a page holds. @min 1 */ page_size?: Integer;
    /** Text looked for in the name and application. @minLength 1 */ search?: string;
    /** Only integrations in this state. */ status?: 'Healthy' | 'Initializing' | 'Offline' | 'Unhealthy' | (string & {});
    /** Only integrations with this use case; several can be named. @minLength 1 */ use_cases?: string;
  }

  export interface IntegrationListResponse {
    /** Identifies the integration or entry; given by Cloudflare. @format uuid @readOnly */ id: string;
    /** Application that is connected, with its names and logo. @readOnly */ application: { [key: string]: string | null };
    /** Time the integration was made. @readOnly */ created: DateTime;
    /** Whether a user has paused the integration. @readOnly */ is_paused: boolean;
    /** Name of the integration, as users gave it. @readOnly */ name: string;
    /** State of the integration, such as `Healthy`; `Unhealthy` as a rule means that credentials fail. */ status: string;
    /** Time the integration was last changed. @readOnly */ updated: DateTime;
  }

  /** Findings of the scans. */
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
    /** List the ways CASB can authenticate to an application.
     *
     *  Read it before `integrations.create`: each entry says what the credentials have to hold and how to get them.
     *  @http GET /accounts/{account_id}/one/applications/{application_id}/auth-methods
     *  @availability ga
     *  @columns display_name human_interaction_required id */
    list(
      applicationID: 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK',
      params: AuthMethodListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<AuthMethodListResponse>, AuthMethodListResponse>;
  }

  export interface AuthMethodListParams extends InAccount {
    page?: Integer;
    /** Auth methods that a page holds. @min 1 */ page_size?: Integer;
  }

  export interface AuthMethodListResponse extends ApplicationListResponse.AuthMethod {
    /** Whether a person has to consent in the browser (OAuth); if false, the API alone suffices. */ human_interaction_required: boolean;
    /** Step-by-step instructions for obtaining the credentials. */ instructions: AuthMethodListResponse.Instructions;
    /** Sample of `credentials` with placeholders; null if there is none. */ payload_example: { [key: string]: unknown } | null;
    /** JSON schema that `credentials` has to meet; null if there is none. */ payload_schema: { [key: string]: unknown } | null;
    /** URL to send the person to for consent; null if none is needed. */ redirect_url: string | null;
  }
  export namespace AuthMethodListResponse {
    export interface Instructions {
      /** The instructions as Markdown. */ markdown: string;
    }
  }

  /** Steps by which a service is connected. */
  export interface SetupFlows {
    /** List the setup steps of an application, by auth method.
     *  @http GET /accounts/{account_id}/one/applications/{application_id}/setup-flows
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_application_setup_flows_v2
     *  @columns name description default supported_environments */
    list(
      applicationID: 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB' | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT_INTERNAL' | 'OPENAI' | 'SALESFORCE' | 'SERVICENOW' | 'SLACK',
      params: SetupFlowListParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.SetupFlow[]>;
  }

  export interface SetupFlowListParams extends InAccount {
    /** Only flows that use this auth method, by its id. @minLength 1 */ auth_method?: string;
    /** Only flows for this environment. */ environment?: 'fedramp' | 'standard' | (string & {});
    page?: Integer;
    /** Items that a page holds. @min 1 */ page_size?: Integer;
  }

  export type AuthMethodListResponsesSinglePage = SinglePage<AuthMethodListResponse>;
}

export declare namespace Casb.Posture {
  /** Problems grouped by kind and account. */
  export interface Findings {
    readonly instances: Findings.Instances;

    /** List posture findings by type, severity, vendor, product or date.
     *
     *  Shows active findings; ask for the ignored ones with `ignored`.
     *  @http GET /accounts/{account_id}/data-security/posture/findings
     *  @permission Zero Trust Read; Zero Trust Write
     *  @aliases misconfigurations; security findings
     *  @columns finding.name finding.severity finding.category integration.name active_count ignored latest_affliction_date */
    list(params: FindingListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<FindingResult>, FindingResult>;

    /** Export findings as CSV, filtered by vendor, severity or date.
     *
     *  Runs in the background: poll `exports.get` until the status is `Success`, then take its `download_url`.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/export
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "severities": ["CRITICAL", "HIGH"], "vendors": ["GOOGLE_WORKSPACE"] }
     *  @aliases download findings
     *  @waits zeroTrust.casb.posture.exports.get status done=Success failed=Failure id=id */
    export(params: FindingExportParams, options?: RequestOptions): APIPromise<FindingData>;

    /** Get one posture finding.
     *  @http GET /accounts/{account_id}/data-security/posture/findings/{finding_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(/** @format byte */ findingID: string, params: InAccount, options?: RequestOptions): APIPromise<FindingResult>;

    /** Ignore the given posture findings.
     *
     *  Takes up to 500 ids. Findings that are ignored already stay so.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/ignore
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "checks": ["ZDY0NzY0MmUtMDlhYy00YjM0LThhY2MtYWMzMGY1N2FkYzJjOmEyMDg5NWRkLTljM2ItNDNiZC1hNjA4LTcxYzk4YzZjMmQ5NA=="]
     *  }
     *  @most 500 */
    ignore(params: FindingIgnoreParams, options?: RequestOptions): APIPromise<FindingResult>;

    /** Reset a finding to its original severity.
     *
     *  Does nothing if the severity was not changed.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/{finding_id}/reset_finding_severity
     *  @permission Zero Trust Write
     *  @availability ga */
    resetSeverity(
      /** @format byte */ findingID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<FindingResult>;

    /** Override the severity of a finding.
     *
     *  Counts for the finding of this one integration. `resetSeverity` takes it back.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/{finding_id}/tune_finding_severity
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "finding_id": "ZDY0NzY0MmUtMDlhYy00YjM0LThhY2MtYWMzMGY1N2FkYzJjOmEyMDg5NWRkLTljM2ItNDNiZC1hNjA4LTcxYzk4YzZjMmQ5NA==", "new_severity": 2
     *  } */
    tuneSeverity(
      /** @format byte */ findingID: string,
      params: FindingTuneSeverityParams,
      options?: RequestOptions,
    ): APIPromise<FindingResult>;

    /** Restore ignored posture findings to the active ones.
     *
     *  Takes up to 500 ids. Findings that are not ignored stay as they are.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/unignore
     *  @permission Zero Trust Write
     *  @availability ga
     *  @most 500 */
    unignore(params: FindingUnignoreParams, options?: RequestOptions): APIPromise<FindingResult>;
  }

  export interface AfflictionFilter {
      /** Only what was found before this time. */ max_affliction_date?: DateTime;
      /** Only what was found after this time. */ min_affliction_date?: DateTime;
      /** Text looked for in the names. @minLength 1 */ search?: string;
    }

  export interface FindingListParams extends InAccount, PageParams, AfflictionFilter {
    cursor?: string;
    direction?: 'asc' | 'desc';
    /** Only findings of these types: ids separated by commas. @format uuid */ finding_type_ids?: string;
    /** Whether ignored findings are shown instead of active ones. */ ignored?: boolean;
    /** Only what comes from this integration. @format uuid @from zeroTrust.casb.integrations.list id */ integration_id?: string;
    /** Only findings of this weight: activity, insight or issue. */ observation?: 'Activity' | 'Insight' | 'Issue' | (string & {});
    /** Property by which the findings are sorted. */
    order?: 'finding.name' | 'instance_count' | 'integration.name' | 'latest_affliction_date' | 'severity' | (string & {});
    /** Only findings in cloud platforms, or only in SaaS applications. */ product?: 'Cloud' | 'Saas' | (string & {});
    /** Only findings of this severity. */ severity?: 'Critical' | 'High' | 'Medium' | 'Low' | (string & {});
    /** Only findings about content, or only about posture. */ type?: 'Content' | 'Posture' | (string & {});
    /** Only what comes from this vendor's application. */ vendor?:
      | 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB'
      | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT' | 'MICROSOFT_INTERNAL' | 'OPENAI'
      | 'SALESFORCE' | 'SERVICENOW' | 'SLACK' | 'ZOOM' | (string & {});
  }

  export interface FindingResult {
    /** Identifies the finding: integration and type, in base64. @format byte @readOnly */ id: string;
    /** Number of instances that are still open. @example 5 @readOnly */ active_count: Integer;
    /** Number of instances that were archived. @example 2 @readOnly */ archived_count: Integer;
    /** Kind of finding and its remedy. */ finding: FindingResult.Finding;
    /** Whether the finding is ignored at present. @readOnly */ ignored: boolean;
    /** Number of all instances, open and archived. @example 7 @readOnly */ instance_count: Integer;
    /** Integration in which it was found, in short. */ integration: FindingResult.Integration;
    /** Time the latest open instance was found. @readOnly */ latest_affliction_date: DateTime;
    /** Severity that a user set instead of the default; absent if none did. */ severity_override?: FindingResult.SeverityOverride;
  }
  export namespace FindingResult {
    export interface Finding extends FindingType {
      /** Classification of the finding: observation, product and type. */ category: FindingType.Category;
      /** Name of the type of finding. */ name: string;
      /** Remedy for the finding, and its impact. */ remediation?: Finding.Remediation | null;
    }
    export namespace Finding {
      export interface Remediation {
        /** Identifies the remediation guide. @format uuid @example "a20895dd-9c3b-43bd-a608-71c98c6c2d94" @readOnly */ id: string;
        /** Compliance frameworks that the finding touches. @readOnly */ frameworks: string[];
        /** Steps that remedy the finding. */ guide: string;
        /** Possible consequences of inaction. */ impact: string;
        /** Language of the texts, such as `en-US`. @example "en-US" @readOnly */ locale: string;
        /** Threat that the finding stands for. */ threat: string;
      }
    }
    export interface Integration {
      /** Time the integration was set up. @readOnly */ created: DateTime;
      /** Time the integration's credentials were last refreshed. @readOnly */ last_hydrated: DateTime;
      /** Name of the integration, as its maker chose it. @maxLength 256 */ name: string;
      /** Permissions the integration has, as the vendor calls them. @readOnly */ permissions: string[];
      /** Set of permissions that the integration was made with. */ policy: Integration.Policy;
      /** State of the integration, such as `Healthy`. @example "Healthy" @readOnly */ status: string;
      /** Time the integration was last edited. @readOnly */ updated: DateTime;
      /** Whether the integration can be given further permissions. @readOnly */ upgradable: boolean;
      /** Vendor of the connected application. */ vendor: Integration.Vendor;
      /** Zero Trust products the integration serves, each on or off. @readOnly */ zt_enrollments: Integration.ZtEnrollment[];
      /** Identifies the integration or entry; given by Cloudflare. @format uuid @example "c416bc38-75dc-425f-ae25-c37b5df5c37f" */ id?: string;
      /** Whether the credentials work. */ credential_health_status?: 'Initializing' | 'Healthy' | 'Unhealthy';
      /** Time the credentials run out; null if they do not. */ credentials_expiry?: DateTime | null;
      /** Whether a user has paused the integration. @default false */ is_paused?: boolean;
      /** Whether the hint on further permissions was dismissed in the dashboard. @default false */ upgrade_dismissed?: boolean;
    }
    export namespace Integration {
      export interface Policy {
        /** Identifies the permission policy. @format uuid @example "d647642e-09ac-4b34-8acc-ac30f57adc2c" */ id?: string;
        /** OAuth client that the policy uses; null if none. */ client_id?: string | null;
        /** Environment that the policy is for, such as `standard`. @example "standard" */ compliance_level?: string;
        /** Whether the policy lets DLP scan content. */ dlp_enabled?: boolean;
        /** Address of the policy's documentation; null if there is none. @format uri */ link?: string | null;
        /** Name of the permission policy. */ name?: string;
        /** Permissions that the policy comprises. */ permissions?: string[];
      }
      export interface Vendor {
        /** Identifies the vendor. @example "R09PR0xFX1dPUktTUEFDRQ==" */ id: string;
        /** Findings that CASB detects in the vendor's application; null if not described. */ description: string | null;
        /** Vendor name for people. */ display_name: string;
        /** URL of the vendor's logo. @format uri */ logo: string;
        /** Vendor name in the API, such as `GOOGLE_WORKSPACE`. @example "GOOGLE_WORKSPACE" */ name: string;
        /** Lasting URL of the vendor's logo. @format uri */ static_logo: string;
        /** Zero Trust products that work with the vendor. */ zt_enrollments: string[];
        /** Permission policies there are for the vendor. */ policies?: { [key: string]: unknown }[];
      }
      export interface ZtEnrollment {
        /** Identifies the product, such as `casb`. @example "casb" */ id?: string;
        /** Short description of the product. @example "example" */ description?: string;
        /** Product name for people. */ display_name?: string;
        /** Whether the product may use the integration. @default false */ enabled?: boolean;
      }
    }
    export interface SeverityOverride {
      /** User who overrode the severity. @example "1234" */ created_by: string;
      /** Severity that counts instead of the default. */ severity: 'Critical' | 'High' | 'Medium' | 'Low';
    }
  }

  export interface FindingExportParams extends InAccount, AfflictionFilter {
    /** Whether ignored findings are shown instead of active ones. */ ignored?: boolean;
    /** Only what comes from these integrations. @from zeroTrust.casb.integrations.list id */ integration_id?: (/** @format uuid */ string)[];
    /** Properties by which the exported findings are sorted, each with its direction. */ orders?: FindingExportParams.Order[];
    /** Only findings of this product category; null for both. */ product?: 'SaaS' | 'Cloud' | null | (string & {});
    /** Only findings of these severities. */ severities?: ('CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW' | (string & {}))[];
    /** Only what comes from applications of these vendors. */ vendors?: (
      | 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB'
      | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT' | 'MICROSOFT_INTERNAL' | 'OPENAI'
      | 'SALESFORCE' | 'SERVICENOW' | 'SLACK' | 'ZOOM' | (string & {})
    )[];
  }
  export namespace FindingExportParams {
    export interface Order {
      direction: 'asc' | 'desc';
      /** Property of the finding to sort by. */
      name: 'instance_count' | 'finding.name' | 'integration.name' | 'latest_affliction_date' | 'severity' | (string & {});
    }
  }

  export interface FindingData {
    /** Identifies the export job. @format uuid @example "45ce02c2-e797-4a71-98cb-937244352fd4" */ id: string;
    /** State of the export; the file is available on `Success`. */ status: 'Pending' | 'Success' | 'Failure' | 'Rescheduled' | 'In-Progress';
    /** Content of the export: findings, instances, content or remediation jobs. */
    type: 'finding' | 'findingInstance' | 'content' | 'remediationJob';
    /** User who asked for the export. @maxLength 128 @example "e7712d506b1ee4c5ede0802815f55a75" */ user_id: string;
    /** URL of the file; null until the export has succeeded. @format uri @maxLength 1024 */ download_url?: string | null;
    errors?: string | null;
    /** Name of the file, without its ending; null if not settled yet. @maxLength 256 @example "Finding_Instances_2024-02-27T04:05:26Z" */
    file_name?: string | null;
    /** Path of the file in the storage; null if it is not there. @maxLength 512 */ file_path?: string | null;
  }

  export interface FindingIgnoreParams extends InAccount {
    /** Ids of the findings. @minItems 1 @maxItems 500 @from zeroTrust.casb.posture.findings.list id */
    checks: (/** @minLength 1 @maxLength 512 */ string)[];
  }

  export interface FindingTuneSeverityParams extends InAccount {
    /** New severity as a number from 1 to 4. */ new_severity: 1 | 2 | 3 | 4;
  }

  export interface FindingUnignoreParams extends InAccount {
    /** Ids of the findings. @minItems 1 @maxItems 500 @from zeroTrust.casb.posture.findings.list id @example ["b2e7d1c4-5a3f-4e8b-9c06-1d7f2a4b6c80"] */
    checks: (/** @minLength 1 @maxLength 512 */ string)[];
  }

  /** Finding reports being made or ready. */
  export interface Exports {
    /** List your posture exports, filtered by status.
     *  @http GET /accounts/{account_id}/data-security/posture/exports
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @columns file_name type errors status */
    list(params: ExportListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<FindingData>, FindingData>;

    /** Get one posture export: status and download link.
     *
     *  `download_url` is there once the status is `Success`.
     *  @http GET /accounts/{account_id}/data-security/posture/exports/{id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(id: string, params: InAccount, options?: RequestOptions): APIPromise<FindingData>;
  }

  export interface ExportListParams extends InAccount, PageParams {
    /** Only exports in this state. */ status?: 'Pending' | 'Success' | 'Failure' | 'Rescheduled' | 'In-Progress' | (string & {});
  }

  /** Kinds of problems that can be found. */
  export interface FindingTypes {
    readonly remediationTypes: FindingTypes.RemediationTypes;

    /** List the kinds of findings, filtered by vendor.
     *  @http GET /accounts/{account_id}/data-security/posture/finding_types
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @columns name vendor category.type severity description */
    list(
      params: FindingTypeListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<FindingType>, FindingType>;

    /** Get one kind of finding that CASB can report.
     *  @http GET /accounts/{account_id}/data-security/posture/finding_types/{finding_type_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(
      /** @format uuid */ findingTypeID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<FindingType>;
  }

  export interface FindingTypeListParams extends InAccount, PageParams {
    /** Only kinds of findings of these vendors. @comma */ vendors?: (
      | 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB'
      | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT' | 'MICROSOFT_INTERNAL' | 'OPENAI'
      | 'SALESFORCE' | 'SERVICENOW' | 'SLACK' | 'ZOOM' | (string & {})
    )[];
    /** Text that the name or id of the finding types must contain, regardless of case. */ search?: string;
  }

  export interface FindingType {
    /** Identifies the type of finding. @format uuid @example "a20895dd-9c3b-43bd-a608-71c98c6c2d94" */ id: string;
    /** Classification of the kind of finding. */ category: FindingType.Category;
    name: string;
    /** Severity by default; an override counts before it. */ severity: 'Critical' | 'High' | 'Medium' | 'Low';
    /** Vendor whose application is concerned. */ vendor: string;
    /** Explanation of the finding; null if there is none. */ description?: string | null;
  }
  export namespace FindingType {
    export interface Category {
      /** Weight of the finding: an issue, an insight or an activity. */ observation: 'Issue' | 'Insight' | 'Activity';
      /** Whether the finding is about SaaS or cloud platforms. */ product: 'SaaS' | 'Cloud';
      /** Whether the finding is about content or about posture. */ type: 'Content' | 'Posture';
    }
  }

  /** Files that matched sensitive data profiles. */
  export interface Content {
    /** List content that matched DLP profiles.
     *
     *  Only integrations with DLP profiles are scanned for content.
     *  @http GET /accounts/{account_id}/data-security/posture/content
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns asset_name integration.name dlp_profile_count latest_affliction_date */
    list(params: ContentListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<ContentListResponse>, ContentListResponse>;

    /** Export content that matched DLP profiles as CSV.
     *
     *  Runs in the background: poll `exports.get`. Names of profiles and entries have to be given along, as the export takes them from the
     *  request.
     *  @http POST /accounts/{account_id}/data-security/posture/content/export
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @waits zeroTrust.casb.posture.exports.get status done=Success failed=Failure id=id */
    export(params: ContentExportParams, options?: RequestOptions): APIPromise<FindingData>;
  }

  export interface ContentListParams extends InAccount, PageParams, AfflictionFilter {
    direction?: 'asc' | 'desc';
    /** Only content that matched this profile. @format uuid @from zeroTrust.dlp.profiles.list id */ dlp_profile_id?: string;
    /** Only what comes from this integration. @format uuid @from zeroTrust.casb.integrations.list id */ integration_id?: string;
    /** Property by which the content is sorted. */ order?: 'asset_name' | 'dlp_profile_count' | 'integration_name' | 'latest_affliction_date' | (string & {});
    /** Only what comes from this vendor's application. */ vendor?:
      | 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB'
      | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT' | 'MICROSOFT_INTERNAL' | 'OPENAI'
      | 'SALESFORCE' | 'SERVICENOW' | 'SLACK' | 'ZOOM' | (string & {});
  }

  export interface ContentListResponse {
    /** Identifies the asset, such as a file. @format uuid @example "e6910838-4b91-45e9-b2b4-91bb23cb9762" */ asset_id: string;
    /** Vendor's name for the asset, such as a file name. */ asset_name: string;
    /** Matches in the asset, one entry per DLP profile. */ dlp_contexts: ContentListResponse.DLPContext[];
    /** Number of DLP profiles that the asset matched. @example 2 */ dlp_profile_count: Integer;
    /** DLP profiles that the asset matched, by id. */ dlp_profile_ids: (/** @format uuid */ string)[];
    /** Integration in which it was found, in short. */ integration: FindingResult.Integration;
    /** Time the asset was last flagged. */ latest_affliction_date: DateTime;
  }
  export namespace ContentListResponse {
    export interface DLPContext {
      /** Time the match was recorded. @readOnly */ created: DateTime;
      /** DLP entries that matched. */ entry_ids: (/** @format uuid */ string)[];
      /** DLP profile that matched. @format uuid @example "ab20a60b-21f2-4b13-ac98-24dcee27ac0e" */ profile_id: string;
      /** Time the record of the match last changed. @readOnly */ updated: DateTime;
      /** Identifies the record of the match. @format uuid @example "7653ff3a-d25e-4c10-8034-3460937c045b" */ id?: string;
      /** Time the record was deleted; null while it stands. */ deleted?: DateTime | null;
      /** Right edge of the match in its context; null if unknown. @min 0 @max 2147483647 @example 512 */ match_context_max_extent?: Integer | null;
      /** Left edge of the match in its context; null if unknown. @min 0 @max 2147483647 @example 1 */ match_context_min_extent?: Integer | null;
      /** Matched content with its surroundings; null if not logged. */ match_context_payload?: { [key: string]: unknown } | null;
    }
  }

  export interface ContentExportParams extends InAccount {
    /** Profiles with their entries, whose names are put into the export. */ dlp_profile_information: ContentExportParams.DLPProfileInformation[];
    /** Only content that matched these profiles. @from zeroTrust.dlp.profiles.list id */ dlp_profile_id?: (/** @format uuid */ string)[];
    /** Only content of these integrations. @from zeroTrust.casb.integrations.list id */ integration_id?: (/** @format uuid */ string)[];
    /** Only content flagged before this time. */ max_affliction_date?: DateTime;
    /** Only content flagged after this time. */ min_affliction_date?: DateTime;
    /** Properties to sort by, each with its direction. */ orders?: ContentExportParams.Order[];
    /** Text looked for in the content's names. @example "sensitive" @minLength 1 */ search?: string;
    /** Only what comes from applications of these vendors. */ vendors?: (
      | 'ANTHROPIC' | 'AWS' | 'BITBUCKET' | 'BOX' | 'CONFLUENCE' | 'DROPBOX' | 'GITHUB'
      | 'GOOGLE_CLOUD_PLATFORM' | 'GOOGLE_WORKSPACE' | 'JIRA' | 'MICROSOFT' | 'MICROSOFT_INTERNAL' | 'OPENAI'
      | 'SALESFORCE' | 'SERVICENOW' | 'SLACK' | 'ZOOM' | (string & {})
    )[];
  }
  export namespace ContentExportParams {
    export interface DLPProfileInformation {
      /** DLP profile that the names are for. @format uuid @example "e91a2360-da51-4fdf-9711-bcdecd462614" @from zeroTrust.dlp.profiles.list id */
      id: string;
      /** Entries of the profile, by id and name. */ entries: DLPProfileInformation.Entry[];
      /** Name of the DLP profile, as the export shows it. @minLength 1 */ name: string;
    }
    export namespace DLPProfileInformation {
      export interface Entry {
        /** DLP entry that the name is for. @format uuid @example "55ba2c6c-8ef4-4b2e-9148-e75e8b6ccac1" @from zeroTrust.dlp.entries.list id */
        id: string;
        /** Name of the DLP entry, as the export shows it. @minLength 1 */ name: string;
        /** @format uuid @example "e91a2360-da51-4fdf-9711-bcdecd462614" */ profile_id: string;
      }
    }
    export interface Order {
      direction: 'asc' | 'desc';
      /** Property of the content to sort by. */ name: 'asset_name' | 'dlp_profile_count' | 'integration_name' | 'latest_affliction_date' | (string & {});
    }
  }

  /** Fixes carried out in connected accounts. */
  export interface Remediations {
    readonly jobs: Remediations.Jobs;
  }

  /** HTTP calls sent for found problems. */
  export interface Webhooks {
    readonly jobs: Webhooks.Jobs;

    /** Create a webhook that receives posture findings.
     *
     *  Sends nothing by itself: instances go out through a policy or `webhooks.jobs.create`.
     *  @http POST /accounts/{account_id}/data-security/posture/webhooks
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "label": "SIEM", "destination_url": "https://example.com/webhook",
     *    "authentication_type": "None"
     *  } */
    create(params: WebhookCreateParams, options?: RequestOptions): APIPromise<WebhookResult>;

    /** Replace a posture webhook's URL, label, status and authentication.
     *
     *  Header values that are null or left out keep their present value.
     *  @http PUT /accounts/{account_id}/data-security/posture/webhooks/{webhook_id}
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "webhook_id": "550e8400-e29b-41d4-a716-446655440000", "label": "SIEM",
     *    "destination_url": "https://example.com/webhook", "authentication_type": "None", "status": "disabled"
     *  } */
    update(/** @format uuid */ webhookID: string, params: WebhookUpdateParams, options?: RequestOptions): APIPromise<WebhookResult>;

    /** List the posture webhooks of the account.
     *  @http GET /accounts/{account_id}/data-security/posture/webhooks
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @columns label destination_url authentication_type status created_at updated_at */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<WebhookResult>, WebhookResult>;

    /** Delete a posture webhook.
     *
     *  Policies that name it send nothing to it any more.
     *  @http DELETE /accounts/{account_id}/data-security/posture/webhooks/{webhook_id}
     *  @unwrapped
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(/** @format uuid */ webhookID: string, params: InAccount, options?: RequestOptions): APIPromise<WebhookDeleteResponse>;

    /** Send a test event with webhook settings before you save them.
     *
     *  The event has the type `webhook.test` and holds no customer data. The answer tells the endpoint's status code.
     *  @http POST /accounts/{account_id}/data-security/posture/webhooks/evaluate
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "destination_url": "https://example.com/webhook", "authentication_type": "None" } */
    evaluate(params: WebhookEvaluateParams, options?: RequestOptions): APIPromise<WebhookData>;

    /** Send a test event to a saved posture webhook.
     *  @http POST /accounts/{account_id}/data-security/posture/webhooks/{webhook_id}/evaluate
     *  @permission Zero Trust Write
     *  @availability ga */
    evaluateExisting(
      /** @format uuid */ webhookID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<WebhookData>;

    /** Get one posture webhook's settings.
     *
     *  Shows the names of the headers, never their values.
     *  @http GET /accounts/{account_id}/data-security/posture/webhooks/{webhook_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(/** @format uuid */ webhookID: string, params: InAccount, options?: RequestOptions): APIPromise<WebhookResult>;
  }

  export interface WebhookTarget {
    /** Authentication method of requests to the webhook. */
    authentication_type: 'Basic Auth' | 'None' | 'Bearer Auth' | 'Static Headers' | 'HMAC-Signing' | (string & {});
    /** URL that findings are sent to. @format uri @example "https://example.com/webhook" @pattern ^https?:// */ destination_url: string;
  }

  export interface WebhookCreateParams extends InAccount, WebhookTarget {
    /** @minLength 1 */ label: string;
    /** Headers sent along with each request. */ headers?: Header[];
    /** @example "my-secret-key" @sensitive @minLength 1 */ signing_secret?: string;
    /** Whether the webhook is called for new findings; left out, it is enabled. @default "enabled" */ status?: 'enabled' | 'disabled';
  }

  export interface WebhookResult extends WebhookTarget {
    /** Identifies the webhook; policies and jobs refer to it. @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ id: string;
    authentication_type: 'Basic Auth' | 'None' | 'Bearer Auth' | 'Static Headers' | 'HMAC-Signing';
    /** @readOnly */ created_at: DateTime;
    /** @format uri @example "https://example.com/webhook" */ destination_url: string;
    label: string;
    /** Whether the webhook is in use; nothing is sent through a disabled one. */ status: 'enabled' | 'disabled';
    /** @readOnly */ updated_at: DateTime;
    /** Version of the settings, raised with each change. @format uint32 @example 1 */ version: Integer;
    /** Headers that are sent; names only, never values. */ headers?: WebhookResult.Header[];
  }
  export namespace WebhookResult {
    export interface Header {
      /** Name of the header, in lower case. @example "authorization" */ key?: string;
    }
  }

  export interface WebhookUpdateParams extends InAccount, WebhookTarget {
    /** @minLength 1 */ label: string;
    /** Whether anything is sent through the webhook. */ status: 'enabled' | 'disabled';
    /** Headers sent along with each request. */ headers?: Header[];
    /** @example "my-secret-key" @sensitive @minLength 1 */ signing_secret?: string;
  }

  export interface WebhookDeleteResponse {
    /** @unique */ errors: WebhookDeleteResponse.Error[];
    /** @unique */ messages: WebhookDeleteResponse.ResponseMessage[];
    success: boolean;
  }
  export namespace WebhookDeleteResponse {
    export interface ResponseMessage {
        /** Number of the error. @min 1000 @example 1000 */ code: Integer;
        /** Text of the error or message. */ message: string;
        /** Page that tells more. @format uri */ documentation_url?: string;
        /** Part of the request that is concerned. */ source?: Error.Source;
      }
    export interface Error extends ResponseMessage {}
    export namespace Error {
      export interface Source {
        /** JSON pointer to the part of the request that is concerned. */ pointer?: string;
      }
    }
  }

  export interface WebhookEvaluateParams extends InAccount {
    /** Authentication method of the test request. */
    authentication_type: 'Basic Auth' | 'None' | 'Bearer Auth' | 'Static Headers' | 'HMAC-Signing' | (string & {});
    /** URL that the test event is sent to. @format uri @example "https://example.com/webhook" @pattern ^https?:// */ destination_url: string;
    /** Headers sent along with the test event. */ headers?: Header[];
    /** @example "my-secret-key" @sensitive @minLength 1 */ signing_secret?: string;
  }

  export interface WebhookData {
    /** Outcome of the test in words. */ message: string;
    /** HTTP status the endpoint answered with; 0 if no connection came about. @example 200 */ status_code: Integer;
    success: boolean;
  }

  /** Automatic actions on problems. */
  export interface Policies {
    /** Create a posture policy: actions for a kind of finding.
     *
     *  Acts on new instances of the finding by remediating them or sending them to webhooks.
     *  @http POST /accounts/{account_id}/data-security/posture/policies
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "display_name": "Unshare public files", "enabled": true,
     *    "finding_type_id": "6a790513-bbb5-4933-8971-76a744ec5448", "applies_to_all_integrations": true,
     *    "actions": { "webhook_configs": [{ "webhook_config_id": "550e8400-e29b-41d4-a716-446655440000" }] }
     *  }
     *  @aliases automatic remediation */
    create(params: PolicyCreateParams, options?: RequestOptions): APIPromise<PolicyData>;

    /** Replace a posture policy's actions, name and integrations.
     *  @http PUT /accounts/{account_id}/data-security/posture/policies/{policy_id} */
    update(policyID: string, params: PolicyUpdateParams, options?: RequestOptions): APIPromise<PolicyData>;

    /** List the posture policies of the account.
     *  @http GET /accounts/{account_id}/data-security/posture/policies
     *  @columns display_name description applies_to_all_integrations enabled last_triggered_at created_at */
    list(params: PolicyListParams, options?: RequestOptions): PagePromise<CursorPaginationAfter<PolicyData>, PolicyData>;

    /** Delete a posture policy from the account.
     *
     *  Remediation jobs that are running are not stopped.
     *  @http DELETE /accounts/{account_id}/data-security/posture/policies/{policy_id} */
    delete(
      policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<PolicyDeleteResponse>;

    /** Get one posture policy with its actions.
     *  @http GET /accounts/{account_id}/data-security/posture/policies/{policy_id} */
    get(policyID: string, params: InAccount, options?: RequestOptions): APIPromise<PolicyData>;
  }

  export interface PolicySettings {
    applies_to_all_integrations: boolean;
    /** Name shown to people. @minLength 1 */ display_name: string;
    /** Whether the policy is applied to findings. */ enabled: boolean;
    /** Note on the policy, for people. */ description?: string;
  }

  export interface PolicyCreateParams extends InAccount, PolicySettings {
    actions: PolicyCreateParams.Actions;
    /** Type of finding that the policy acts on. @from zeroTrust.casb.posture.findingTypes.list id */ finding_type_id: string;
    /** @from zeroTrust.casb.integrations.list id */ integration_ids?: string[];
  }
  export namespace PolicyCreateParams {
    export interface Actions {
      /** Remediations to carry out. */ remediation_types?: Actions.RemediationType[];
      /** Webhooks to send the instances to. */ webhook_configs?: Actions.WebhookConfig[];
    }
    export namespace Actions {
      export interface RemediationType {
        /** Remediation to carry out; has to fit the type of finding. @from zeroTrust.casb.posture.findingTypes.remediationTypes.list id */
        remediation_type_id: string;
      }
      export interface WebhookConfig {
        /** Webhook to send to. @from zeroTrust.casb.posture.webhooks.list id */ webhook_config_id: string;
      }
    }
  }

  export interface PolicyData extends PolicySettings {
    /** Identifies the policy; given by Cloudflare. */ id: string;
    actions: PolicyData.Actions;
    created_at: string;
    description: string;
    display_name: string;
    /** Type of finding that the policy acts on. @from zeroTrust.casb.posture.findingTypes.list id */ finding_type_id: string;
    /** @from zeroTrust.casb.integrations.list id */ integration_ids: string[];
    updated_at: string;
    /** Time the policy was switched off; absent while it is on. */ disabled_at?: string;
    /** Time the policy last acted; absent if it never did. */ last_triggered_at?: string;
  }
  export namespace PolicyData {
    export interface Actions {
      /** Remediations that the policy carries out. */ remediation_types: Actions.RemediationType[];
      /** Webhooks that the policy sends to. */ webhook_configs: Actions.WebhookConfig[];
    }
    export namespace Actions {
      export interface RemediationType {
        /** Name of the remediation for people. */ display_name: string;
        /** Name of the remediation in the system. */ remediation_type: string;
        /** Identifies the remediation type. */ remediation_type_id: string;
      }
      export interface WebhookConfig {
        /** Label of the webhook for people. */ display_name: string;
        /** Identifies the webhook that is sent to. */ webhook_config_id: string;
      }
    }
  }

  export interface PolicyUpdateParams extends InAccount, PolicySettings {
    actions: PolicyCreateParams.Actions;
    /** @minLength 1 @example "Files shared with anyone" */ display_name: string;
    /** @from zeroTrust.casb.integrations.list id */ integration_ids?: string[];
  }

  export interface PolicyListParams extends InAccount {
    cursor?: string;
  }

  export interface PolicyDeleteResponse {
    /** Policy that was deleted. @example "d1b364c5-1311-466e-a194-f0e943e0799f" */ id: string;
  }

  export type PolicyListResponsesCursorPaginationAfter = CursorPaginationAfter<PolicyData>;

  export type ContentListResponsesV4PagePaginationArray = V4PagePaginationArray<ContentListResponse>;

  export type ExportListResponsesV4PagePaginationArray = V4PagePaginationArray<FindingData>;

  export type FindingListResponsesV4PagePaginationArray = V4PagePaginationArray<FindingResult>;

  export type FindingTypeListResponsesV4PagePaginationArray = V4PagePaginationArray<FindingType>;

  export type WebhookListResponsesSinglePage = SinglePage<WebhookResult>;

  export interface Header {
    /** Name of the HTTP header sent with each webhook call. @maxLength 255 @example "Authorization" @minLength 1 */ key: string;
    /** Content of the HTTP header sent with each webhook call, often a token; not returned. @maxLength 4096 @sensitive */ value?: string | null;
  }
}

export declare namespace Casb.Posture.Findings {
  /** Single affected files, users or settings. */
  export interface Instances {
    /** List a finding's instances by asset, date or remediation.
     *  @http GET /accounts/{account_id}/data-security/posture/findings/{finding_id}/instances
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @columns asset.name asset.category remediations is_archived affliction_date */
    list(
      /** @format byte */ findingID: string,
      params: InstanceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<Instance>, Instance>;

    /** Archive chosen instances of a finding.
     *
     *  Archived instances no longer count as active; `unarchive` brings them back.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/{finding_id}/instances/archive
     *  @permission Zero Trust Write
     *  @availability ga */
    archive(
      /** @format byte */ findingID: string,
      params: InstanceParams,
      options?: RequestOptions,
    ): APIPromise<Instance>;

    /** Export one finding's instances as CSV.
     *
     *  Runs in the background: poll `exports.get`. The path takes the finding's id decoded from base64, with the colon replaced by a hyphen.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/{storage_namespace_id}/instances/export
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @waits zeroTrust.casb.posture.exports.get status done=Success failed=Failure id=id */
    export(storageNamespaceID: string, params: InstanceExportParams, options?: RequestOptions): APIPromise<FindingData>;

    /** Get one instance of a finding with its asset and remediations.
     *  @http GET /accounts/{account_id}/data-security/posture/findings/{finding_id}/instances/{instance_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(/** @format uuid */ instanceID: string, params: InstanceGetParams, options?: RequestOptions): APIPromise<Instance>;

    /** Restore archived instances of a finding.
     *  @http POST /accounts/{account_id}/data-security/posture/findings/{finding_id}/instances/unarchive
     *  @permission Zero Trust Write
     *  @availability ga */
    unarchive(
      /** @format byte */ findingID: string,
      params: InstanceParams,
      options?: RequestOptions,
    ): APIPromise<Instance>;
  }

  export interface InstanceListParams extends InAccount, PageParams, AfflictionFilter {
    /** Whether archived instances are shown instead of open ones. */ archived?: boolean;
    /** Only instances that concern these assets. */ asset_ids?: (/** @format uuid */ string)[];
    cursor?: string;
    direction?: 'asc' | 'desc';
    /** Only the instances with these ids. */ finding_instance_ids?: (/** @format uuid */ string)[];
    /** Property to sort by; `remediation.status` goes by the latest job that is not stale. */
    order?: 'affliction_date' | 'asset.name' | 'remediation.status' | (string & {});
    /** Only instances whose latest job has one of these states; stale jobs count as `none`. @comma */
    remediation_statuses?: ('none' | 'pending' | 'processing' | 'validating' | 'completed' | 'failed' | (string & {}))[];
  }

  export interface Instance {
    /** Time the instance was found. */ affliction_date: DateTime;
    /** File, user or other thing that the instance is about. */ asset: Instance.Asset;
    /** DLP matches in the content; empty for posture findings. @readOnly */ dlp_contexts: ContentListResponse.DLPContext[];
    /** Remediation jobs of the instance, latest first, at most 10; empty if there was none. */ remediations: Instance.Remediation[];
    /** Webhooks that the instance was sent to, each with its latest job. */ webhooks: Instance.Webhook[];
    /** Identifies the instance of the finding. @format uuid @example "497f6eca-6276-4993-bfeb-53cbbbba6f08" */ id?: string;
    /** Whether the instance is archived. @default false */ is_archived?: boolean;
  }
  export namespace Instance {
    export interface Asset {
      /** Kind of asset: vendor, service and type. */ category: Asset.Category;
      /** Id that the asset has at the vendor. @maxLength 512 @example "external-file-id-123" */ external_id: string;
      /** Further details on the asset, by name and value. @readOnly */ fields: Asset.Field[];
      /** Name of the asset for people. @example "Public.svg" */ name: string;
      /** Identifies the asset. @format uuid @example "8a043daf-def4-403e-9d28-da2e93d9b824" */ id?: string;
      /** Link to the asset at the vendor; null if there is none. @format uri @maxLength 2048 */ link?: string | null;
      /** Time of the version of the asset's data that is shown. */ updated?: string;
    }
    export namespace Asset {
      export interface Category {
        /** Service of the vendor, such as `OneDrive`; null if there is no part. @example "OneDrive" */ service: string | null;
        /** Type of asset, such as `file`. @example "file" */ type: string;
        /** Vendor that holds the asset. @example "Slack" @readOnly */ vendor: string;
        /** Identifies the kind of asset. @format uuid @example "1a78cbf3-b98f-4289-b1f2-22db64130f4f" */ id?: string;
      }
      export interface Field extends Remediations.JobListResponse.Asset.Field {
        /** Text of the detail. @example "sensitive-document.xlsx" */ value: string;
        /** @format uri @example "https://example.com" */ link?: string | null;
      }
    }
    export interface Remediation {
      /** Identifies the job; given when it is started. @format uuid @example "123e4567-e89b-12d3-a456-426614174000" */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** Whether the job is older than the present finding of the instance. */ stale: boolean;
      /** State of the remediation job; `validating` means that its effect is being checked. */
      status: 'pending' | 'processing' | 'completed' | 'failed' | 'validating';
    }
    export interface Webhook {
      /** Latest job that sent the instance to the webhook. */ latest_job: Webhook.LatestJob;
      /** Identifies the webhook that the instance was sent to. @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ webhook_id: string;
      /** Label of the webhook that the instance was sent to. */ webhook_label: string;
    }
    export namespace Webhook {
      export interface LatestJob {
        /** Identifies the webhook job. @format uuid @example "123e4567-e89b-12d3-a456-426614174000" */ id: string;
        /** @readOnly */ created_at: DateTime;
        /** Whether the webhook job is older than the present finding. */ stale: boolean;
        /** State of the webhook job. */ status: 'pending' | 'processing' | 'completed';
      }
    }
  }

  export interface InstanceParams extends InAccount {
    /** Ids of the instances. @minItems 1 @from zeroTrust.casb.posture.findings.instances.list id @example ["b2e7d1c4-5a3f-4e8b-9c06-1d7f2a4b6c80"] */ check_instances: (/** @format uuid */ string)[];
  }

  export interface InstanceExportParams extends InAccount, AfflictionFilter {
    /** Whether archived instances are exported instead of open ones. */ archived?: boolean;
    /** Properties to sort by, each with its direction. @default [] */ orders?: InstanceExportParams.Order[];
  }
  export namespace InstanceExportParams {
    export interface Order {
      direction: 'asc' | 'desc';
      /** Property of the instance to sort by. */ name: 'asset.name' | 'affliction_date' | (string & {});
    }
  }

  export interface InstanceGetParams extends InAccount {
    /** Finding whose instance is meant, by its base64 id. @format byte @from zeroTrust.casb.posture.findings.list id */ finding_id: string;
  }

  export type InstanceListResponsesV4PagePaginationArray = V4PagePaginationArray<Instance>;
}

export declare namespace Casb.Posture.FindingTypes {
  /** Fixes offered for one kind of problem. */
  export interface RemediationTypes {
    /** List the remediations there are for one kind of finding.
     *
     *  Use either `page` or `cursor`.
     *  @http GET /accounts/{account_id}/data-security/posture/finding_types/{finding_type_id}/remediation_types
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @columns display_name remediation_type description */
    list(
      /** @format uuid */ findingTypeID: string,
      params: RemediationTypeListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<RemediationTypeListResponse>, RemediationTypeListResponse>;
  }

  export interface RemediationTypeListParams extends InAccount, PageParams {
    cursor?: string;
    /** Only what comes from this integration. @format uuid @from zeroTrust.casb.integrations.list id */ integration_id?: string;
  }

  export interface RemediationTypeListResponse {
    /** Identifies the remediation; jobs and policies take it. @format uuid @example "7d736ac5-ed3b-46d5-9375-7025175ba1d9" */ id: string;
    /** Effect of the remediation. */ description: string;
    /** Name of the remediation in the dashboard. */ display_name: string;
    /** Type of finding that it remedies. @format uuid @example "6a790513-bbb5-4933-8971-76a744ec5448" */ finding_type_id: string;
    /** Short name of the remediation. */ remediation_type: string;
  }

  export type RemediationTypeListResponsesV4PagePaginationArray = V4PagePaginationArray<RemediationTypeListResponse>;
}

export declare namespace Casb.Posture.Remediations {
  /** Single fixes with their outcome. */
  export interface Jobs {
    /** Start remediation jobs for chosen finding instances.
     *
     *  Changes data in the connected application. One job per instance: the answer lists those started and those that failed. Poll `list` for
     *  their status.
     *  @http POST /accounts/{account_id}/data-security/posture/remediations/jobs
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "finding_instance_ids": ["3f7b8c9d-6e5a-4f3b-9c2d-1e0a8b7c6d5e"],
     *    "remediation_type_id": "5a7d9e2f-1b3c-4d5e-8f6a-7b8c9d0e1f2a"
     *  }
     *  @aliases fix finding */
    create(params: JobCreateParams, options?: RequestOptions): APIPromise<JobCreateResponse>;

    /** List remediation jobs by status, integration, date or actor.
     *
     *  Use either `page` or `cursor`.
     *  @http GET /accounts/{account_id}/data-security/posture/remediations/jobs
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns finding_type_name asset.name integration_name remediation_type triggered_by_user status created_at */
    list(
      params: JobListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<JobListResponse>, JobListResponse>;

    /** Export remediation jobs as CSV, filtered by status or date.
     *
     *  Runs in the background: poll `exports.get` until the status is `Success`.
     *  @http POST /accounts/{account_id}/data-security/posture/remediations/jobs/export
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @waits zeroTrust.casb.posture.exports.get status done=Success failed=Failure id=id */
    export(params: JobExportParams, options?: RequestOptions): APIPromise<FindingData>;
  }

  export interface JobCreateParams extends InAccount {
    /** Instances to act on, one job each. @minItems 1 @from zeroTrust.casb.posture.findings.instances.list id */
    finding_instance_ids: (/** @format uuid */ string)[];
    /** Remediation to start.
     *  @format uuid @example "5a7d9e2f-1b3c-4d5e-8f6a-7b8c9d0e1f2a" @from zeroTrust.casb.posture.findingTypes.remediationTypes.list id */
    remediation_type_id: string;
  }

  export interface JobCreateResponse {
    /** Jobs that were started. */ created: JobCreateResponse.Created[];
    /** Instances for which no job could be started, with the reason. */ failed: JobCreateResponse.Failed[];
  }
  export namespace JobCreateResponse {
    export interface Created {
      /** Identifies the job; given when it is started. @format uuid @example "c416bc38-75db-425f-ae25-c37b5df5c37f" */ id: string;
      /** Asset that the job acts on. */ asset: JobListResponse.Asset;
      /** @readOnly */ created_at: DateTime;
      /** Finding that the instance belongs to, in base64. */ finding_id: string;
      /** Instance that the job remedies. @format uuid @example "3f7b8c9d-6e5a-4f3b-9c2d-1e0a8b7c6d5e" */ finding_instance_id: string;
      /** Type of the finding that the job is about. @format uuid @example "775c5f38-efcf-4b2b-93db-8428979eb6a2" */ finding_type_id: string;
      /** Kind of finding in words, as people see it. */ finding_type_name: string;
      /** Name of the integration that the asset is in. @example "Microsoft" */ integration_name: string;
      /** Time the job's state last changed. */ last_updated: DateTime;
      /** Remediation that the job carries out. */ remediation_type: string;
      /** State of the remediation job; `validating` means that its effect is being checked. */
      status: 'pending' | 'processing' | 'completed' | 'failed' | 'validating';
      /** Email address of the user who started the job, or a word for a token or policy. */ triggered_by_user: string;
      /** Kind of actor that started the job; null for older jobs. */ triggered_by_actor?: 'user' | 'account_token' | null;
      /** Id of the actor, as `triggered_by_actor` has it; null for older jobs. @example "0123456789abcdef0123456789abcdef" */
      triggered_by_id?: string | null;
    }
    export interface Failed {
      /** Reason the job could not be started. */ error: string;
      /** Instance for which no job was started. @format uuid @example "2e6b4c8a-9d1f-4e3b-8c7a-5f9e2d1a6b4c" */ finding_instance_id: string;
    }
  }

  export interface JobListParams extends InAccount, PageParams {
    cursor?: string;
    direction?: 'asc' | 'desc';
    /** Only what comes from this integration. @format uuid @from zeroTrust.casb.integrations.list id */ integration_id?: string;
    /** Only jobs last changed before this time. */ max_updated_at?: DateTime;
    /** Only jobs last changed after this time. */ min_updated_at?: DateTime;
    /** Property by which the jobs are sorted. */ order?:
      | 'created_at' | 'affliction_date' | 'integration_name' | 'status' | 'last_updated_at' | 'asset_name'
      | 'finding_type_name' | (string & {});
    /** Text looked for in the names. @minLength 1 */ search?: string;
    /** Only jobs in this state. */ status?: 'pending' | 'processing' | 'completed' | 'failed' | 'validating' | (string & {});
    /** Only jobs started by these kinds of actors. @comma */ triggered_by_actor?: ('user' | 'account_token' | (string & {}))[];
  }

  export interface JobListResponse extends JobCreateResponse.Created {}
  export namespace JobListResponse {
    export interface Asset {
      /** Identifies the asset. @format uuid */ id: string;
      /** Kind of asset that the job acts on. */ category: Asset.Category;
      /** Id of the asset at the vendor. @example "c416bc38-75db-425f-ae25-c37b5df5c37f" */ external_id: string;
      /** Further details on the job's asset. */ fields: Asset.Field[];
      /** Name of the asset for people. */ name: string;
      /** Link to the job's asset at the vendor; null if there is none. @format uri @example "https://dashboard.microsoft.com/files/details" */
      link?: string | null;
    }
    export namespace Asset {
      export interface Category {
        /** Service of the vendor that the asset is in. @example "OneDrive" */ service: string;
        /** Type of asset, such as `file`. @example "SaaS" */ type: string;
        /** Vendor of the asset, by its name for people. */ vendor:
          | 'AWS' | 'Anthropic' | 'Bitbucket' | 'Box' | 'Confluence' | 'Dropbox' | 'GitHub'
          | 'Google Cloud Platform' | 'Google Workspace' | 'Jira' | 'Microsoft' | 'Microsoft Internal'
          | 'OpenAI' | 'Slack' | 'Salesforce' | 'ServiceNow' | 'Zoom';
      }
      export interface Field {
        /** Name of the detail. */ name: string;
        /** Value of the detail. */ value: string | number | boolean;
        /** Link that belongs to the detail; null if there is none. @format uri @example "https://dashboard.microsoft.com/files/details" */
        link?: string | null;
      }
    }
  }

  export interface JobExportParams extends InAccount {
    /** Only what comes from these integrations. @from zeroTrust.casb.integrations.list id */ integration_id?: (/** @format uuid */ string)[];
    /** Only jobs last changed before this time are exported. */ max_updated_at?: DateTime;
    /** Only jobs last changed after this time are exported. */ min_updated_at?: DateTime;
    /** Properties to sort by, each with its direction. @default [] */ orders?: JobExportParams.Order[];
    /** Text looked for in the names. @minLength 1 */ search?: string;
    /** Only jobs in these states are exported. */ status?: ('pending' | 'processing' | 'completed' | 'failed' | 'validating' | (string & {}))[];
  }
  export namespace JobExportParams {
    export interface Order {
      direction: 'asc' | 'desc';
      /** Property of the job to sort by. */
      name: 'asset_name' | 'finding_type_name' | 'integration_name' | 'status' | 'last_updated_at' | 'affliction_date' | (string & {});
    }
  }

  export type JobListResponsesV4PagePaginationArray = V4PagePaginationArray<JobListResponse>;
}

export declare namespace Casb.Posture.Webhooks {
  /** Deliveries started by hand. */
  export interface Jobs {
    /** Send chosen finding instances to one or more webhooks.
     *
     *  One job per instance and webhook: the answer lists those started and those that failed.
     *  @http POST /accounts/{account_id}/data-security/posture/webhooks/jobs
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "finding_instance_ids": ["3f7b8c9d-6e5a-4f3b-9c2d-1e0a8b7c6d5e"],
     *    "webhook_ids": ["550e8400-e29b-41d4-a716-446655440000"]
     *  } */
    create(params: JobCreateParams, options?: RequestOptions): APIPromise<JobCreateResponse>;
  }

  export interface JobCreateParams extends InAccount {
    /** Instances to act on, one job each. @minItems 1 @from zeroTrust.casb.posture.findings.instances.list id */
    finding_instance_ids: (/** @format uuid */ string)[];
    /** Webhooks to send to. @minItems 1 @from zeroTrust.casb.posture.webhooks.list id */ webhook_ids: (/** @format uuid */ string)[];
  }

  export interface JobCreateResponse {
    /** Jobs that were started. */ created: JobCreateResponse.Created[];
    /** Instances for which no job could be started, with the reason. */ failed: JobCreateResponse.Failed[];
  }
  export namespace JobCreateResponse {
    export interface Created {
      /** Identifies the job; given when it is started. @format uuid @example "c416bc38-75db-425f-ae25-c37b5df5c37f" */ id: string;
      /** Known data on the asset, as sent. */ asset_data: { [key: string]: unknown };
      /** @readOnly */ created_at: DateTime;
      /** Integration that the instance is from. @format uuid */ integration_id: string;
      /** Time the webhook job last changed its state. */ last_updated_at: DateTime;
      /** Parameters the job was started with. */ parameters: Created.Parameters;
      /** State of the job: `completed` means that the webhook accepted it. */ status: 'pending' | 'processing' | 'completed' | 'failed';
      /** Kind of actor that started the job. */ triggered_by_actor: 'user' | 'account_token';
      /** Id of the actor that started the job. */ triggered_by_id: string;
      /** Webhook that the job sends to. @format uuid */ webhook_id: string;
      /** Details on the failure; absent if there was none. */ failure_details?: { [key: string]: unknown };
      /** Reason the job failed; absent if it did not. */ failure_reason?:
        | 'Permission Denied' | 'Integration Unavailable' | 'Service Temporarily Unavailable' | 'System Error';
    }
    export namespace Created {
      export interface Parameters {
        /** Instance that is sent. @format uuid @example "3f7b8c9d-6e5a-4f3b-9c2d-1e0a8b7c6d5e" */ finding_instance_id: string;
      }
    }
    export interface Failed extends Remediations.JobCreateResponse.Failed {
      /** Webhook that the job sends to. @format uuid */ webhook_id: string;
    }
  }
}
