import type { APIPromise, CursorLimitPagination, PagePromise, RequestOptions } from './_client.ts';
import type { InAccount } from './_shared.ts';

/** Managed Defense: Security work that Cloudflare carries out for you.
 *  @product managedDefense Managed Defense
 *  @docs https://developers.cloudflare.com/api/ */
export interface ManagedDefense {
  readonly vulnerabilityDiscovery: ManagedDefense.VulnerabilityDiscovery;
}

export declare namespace ManagedDefense {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Matches in the period. */ hit_volume: number;
    /** Headline, as shown above the text. */ title: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Repo to work on, as `managedDefense.vulnerabilityDiscovery.repositories.list` shows it. @from managedDefense.vulnerabilityDiscovery.repositories.list */
    repo_id: string;
    /** Scan to work on, as `managedDefense.vulnerabilityDiscovery.scans.list` shows it. @from managedDefense.vulnerabilityDiscovery.scans.list */
    scan_id: string;
  }

  /** Search for security flaws in source code. */
  export interface VulnerabilityDiscovery {
    readonly repositories: VulnerabilityDiscovery.Repositories;
    readonly scans: VulnerabilityDiscovery.Scans;
    readonly reports: VulnerabilityDiscovery.Reports;
  }
}

export declare namespace ManagedDefense.VulnerabilityDiscovery {
  /** Source code registered for scanning. */
  export interface Repositories {
    /** Create a repository for scanning, optionally from a Worker.
     *
     *  With `worker_script_name` the source is imported from the Worker; without it the answer holds a remote and a token, valid for an hour, to
     *  push the source to. Send an `Idempotency-Key` to repeat the request safely.
     *  @http POST /accounts/{account_id}/managed-defense/vulnerability-discovery/repos
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "checkout", "worker_script_name": "checkout-worker",
     *    "Idempotency-Key": "7f3c1c52-6f0f-4f4b-9d1e-3a1f5a0c9b21"
     *  } */
    create(params: RepositoryCreateParams, options?: RequestOptions): APIPromise<RepositoryCreateResponse>;

    /** List the registered repositories.
     *  @http GET /accounts/{account_id}/managed-defense/vulnerability-discovery/repos
     *  @columns name source readiness import_error.message created_at */
    list(
      params: RepositoryListParams,
      options?: RequestOptions,
    ): PagePromise<CursorLimitPagination<RepositoryListResponse>, RepositoryListResponse>;

    /** Get one repository with its scans, page by page.
     *  @http GET /accounts/{account_id}/managed-defense/vulnerability-discovery/repos/{repo_id} */
    get(repoID: string, params: RepositoryGetParams, options?: RequestOptions): APIPromise<RepositoryGetResponse>;
  }

  export interface RepositoryCreateParams extends InAccount {
    /** Name of the repository, as lists and reports show it. @minLength 1 */ name: string;
    /** Worker whose source is imported; left out, you push the source yourself. @minLength 1 */ worker_script_name?: string;
    /** Key of your own that makes a repeated request safe; needed with `worker_script_name`. @header Idempotency-Key @minLength 1 */
    'Idempotency-Key'?: string;
  }

  export type RepositoryCreateResponse = RepositoryCreateResponse.RepositoryWithUpload | RepositoryCreateResponse.Repository;
  export interface RepositoryIdentity {
    /** Identifies the repository. */ id: string;
    /** Name of the repository, as lists and reports show it. */ name: string;
  }

  export namespace RepositoryCreateResponse {
    export interface RepositoryWithUpload {
      /** The repository and how far its source has got. */ repository: RepositoryWithUpload.Repository;
      /** Destination and credentials for pushing the source. */ upload: RepositoryWithUpload.Upload;
    }
    export namespace RepositoryWithUpload {
      export interface Repository extends RepositoryIdentity {
        /** Whether the source has arrived and can be scanned. */ readiness: 'awaiting_source' | 'processing' | 'ready' | 'failed';
        /** Origin of the source: pushed or imported from a Worker. */ source: 'upload' | 'worker';
        /** Reason the import failed; only while readiness is `failed`. */ import_error?: ImportError;
      }
      export interface Upload {
        /** Secret for pushing; shown once. @sensitive */ token: string;
        /** Seconds that the token is valid. @unit seconds */ expires_in: 3600;
        /** Git remote to push the source to. */ remote: string;
      }
    }
    export interface Repository {
      /** The repository and how far its source has got. */ repository: RepositoryWithUpload.Repository;
    }
  }

  export interface RepositoryListParams extends InAccount {
    /** Most entries of a page. @min 1 */ limit?: number;
    cursor?: string;
  }

  export interface RepositoryListResponse extends RepositoryCreateResponse.RepositoryWithUpload.Repository {
    created_at: string;
  }

  export interface RepositoryGetParams extends InAccount {
    /** Cursor of the next page of scans, from the former answer. @minLength 1 */ scan_cursor?: string;
    /** Most scans of a page. @min 1 */ scan_limit?: number;
  }

  export interface ScanProgress {
      /** Time at which the scan ended; null while it runs. */ completed_at: string | null;
      /** Remark on the scan's state, such as why it was rejected; null if there is none. */ message: string | null;
      /** Step that a running scan is at; null if it is not running. */
      phase: 'provisioning' | 'indexing' | 'analyzing' | 'reporting' | 'finalizing' | null;
      /** Repositories that the scan covers, each with its report's state. */ repositories: ScanResult.Repository[];
      /** Time at which the scan began to run; null until then. */ started_at: string | null;
      /** State of the scan; `completed`, `failed`, `rejected` and `cancelled` are final. */
      status: 'requested' | 'accepted' | 'running' | 'completed' | 'failed' | 'rejected' | 'cancelled';
      /** Time at which the scan was asked for. */ submitted_at: string;
      /** Period whose traffic is set against the findings, at most seven days, in UTC. */ telemetry_window?: ScanCreateParams.TelemetryWindow;
    }

  export interface RepositoryGetResponse {
    /** The repository and how far its source has got. */ repository: RepositoryListResponse;
    /** Scans of the repository, page by page. */ scans: RepositoryGetResponse.Scan[];
  }
  export namespace RepositoryGetResponse {
    export interface Scan extends ScanProgress {
      /** Identifies the repository. */ id: string;
    }
  }

  export type RepositoryListResponsesCursorLimitPagination = CursorLimitPagination<RepositoryListResponse>;

  export interface ImportError {
    /** Code of the failure, for programs. */ code: 'worker_import_failed';
    /** Failure in words, for people. */ message: 'Worker import failed.';
  }

  /** Searches that are running or done. */
  export interface Scans {
    /** Start a scan of the given repositories.
     *
     *  Runs in the background and may be rejected on review: poll the scan until `completed_at` is set. Hosts named in `repo_hosts` have to be
     *  authorized, or the request fails with 422.
     *  @http POST /accounts/{account_id}/managed-defense/vulnerability-discovery/scans
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "repos": ["f174e90a-fafe-4643-bbbc-4a0ed4fc8415"],
     *    "telemetry_window": { "start": "2026-01-01T00:00:00Z", "end": "2026-01-08T00:00:00Z" }
     *  }
     *  @waits managedDefense.vulnerabilityDiscovery.scans.get status done=completed failed=failed,rejected,cancelled id=id */
    create(params: ScanCreateParams, options?: RequestOptions): APIPromise<ScanResult>;

    /** List scans, filtered by repository or status.
     *  @http GET /accounts/{account_id}/managed-defense/vulnerability-discovery/scans
     *  @columns repositories phase message status started_at completed_at */
    list(
      params: ScanListParams,
      options?: RequestOptions,
    ): PagePromise<CursorLimitPagination<ScanResult>, ScanResult>;

    /** Get one scan and how far it has got.
     *  @http GET /accounts/{account_id}/managed-defense/vulnerability-discovery/scans/{scan_id} */
    get(scanID: string, params: InAccount, options?: RequestOptions): APIPromise<ScanResult>;

    /** Get the report of a whole scan.
     *
     *  Null until the report is reviewed and published; it may be withdrawn later.
     *  @http GET /accounts/{account_id}/managed-defense/vulnerability-discovery/scans/{scan_id}/report */
    getReport(scanID: string, params: InAccount, options?: RequestOptions): APIPromise<ScanGetReportResponse>;
  }

  export interface ScanCreateParams extends InAccount {
    /** Ids of repositories to scan. @from managedDefense.vulnerabilityDiscovery.repositories.list @minItems 1 */ repos: string[];
    /** Hostnames that serve each repository, by repository id; every one must be authorized. */ repo_hosts?: { [key: string]: string[] };
    /** Period whose traffic is set against the findings, at most seven days, in UTC. */ telemetry_window?: ScanCreateParams.TelemetryWindow;
    /** Key of your own that makes a repeated request safe; needed with `worker_script_name`. @header Idempotency-Key @minLength 1 */
    'Idempotency-Key'?: string;
  }
  export namespace ScanCreateParams {
    export interface TelemetryWindow {
      /** End of the period, itself not included. @format date-time */ end: string;
      /** Start of the period, itself included. @format date-time */ start: string;
    }
  }

  export interface ScanResult extends ScanProgress {
    /** Identifies the scan. */ id: string;
  }
  export namespace ScanResult {
    export interface Repository extends RepositoryIdentity {
      /** Step that a running scan is at; null if it is not running. */
      phase: 'provisioning' | 'indexing' | 'analyzing' | 'reporting' | 'finalizing' | null;
      /** Whether the repository's report can be read; only `published` ones can. */
      report_status: 'not_ready' | 'pending_review' | 'published' | 'withdrawn';
      /** State of the scan; `completed`, `failed`, `rejected` and `cancelled` are final. */
      status: 'requested' | 'accepted' | 'running' | 'completed' | 'failed' | 'rejected' | 'cancelled';
    }
  }

  export interface ScanListParams extends InAccount {
    /** Only scans that cover this repository. @from managedDefense.vulnerabilityDiscovery.repositories.list @minLength 1 */ repo?: string;
    /** Only scans in these states; repeat it or separate them by commas. */ status?:
      | 'requested' | 'accepted' | 'running' | 'completed' | 'failed' | 'rejected' | 'cancelled'
      | ('requested' | 'accepted' | 'running' | 'completed' | 'failed' | 'rejected' | 'cancelled' | (string & {}))[];
    /** Most entries of a page. @min 1 */ limit?: number;
    cursor?: string;
  }

  export interface ScanGetReportResponse {
    /** Time and version of the report's publication; null before. */ publication: ScanGetReportResponse.Publication | null;
    /** Report over all repositories; null until it is published. */ report: ScanGetReportResponse.Report | null;
    /** Repositories that the scan covers, each with its report's state. */ repositories: ScanGetReportResponse.Repository[];
    /** Scan that the report comes from. */ scan_id: string;
  }
  export namespace ScanGetReportResponse {
    export interface Publication {
      /** Time of publication. */ published_at: string;
      /** Identifies the published revision. */ revision_id: string;
      /** Number of the publication; a revised report has a higher one. */ version: number;
    }
    export interface Report {
      /** Findings in short, for deciders. */ executive_summary: string;
      /** Time at which the revision was written; further requests for it give the same. */ generated_at: string;
      /** Worst severity among the findings. */ overall_severity: 'critical' | 'high' | 'medium' | 'low' | 'info';
      /** Repositories that the scan covers, each with its report's state. */ repositories: Report.Repository[];
      /** Version of the report's structure. */ schema_version: 2;
      title: string;
    }
    export namespace Report {
      export interface Repository {
        /** Vulnerabilities that were found. */ findings: ReportGetResponse.Report.Finding[];
        /** Worst severity among the findings. */ overall_severity: 'critical' | 'high' | 'medium' | 'low' | 'info';
        /** Repository that the report is about. */ repository_id: string;
        /** Repository's name when the scan ran. */ repository_name: string;
        /** Short description of the findings. */ summary: string;
        /** Live traffic that Cloudflare observed for the repository. */ traffic_context: ReportGetResponse.Report.TrafficContext;
        /** Pages for further reading. */ external_links?: ReportGetResponse.Report.ExternalLink[];
        /** Areas that the scan could not cover. */ limitations?: string[];
      }
    }
    export interface Repository extends RepositoryIdentity {
      /** Whether the repository's report can be read; only `published` ones can. */
      report_status: 'not_ready' | 'pending_review' | 'published' | 'withdrawn';
      /** State of the scan when the report was read. */
      scan_status: 'requested' | 'accepted' | 'running' | 'completed' | 'failed' | 'rejected' | 'cancelled';
    }
  }

  export type ScanListResponsesCursorLimitPagination = CursorLimitPagination<ScanResult>;

  /** Flaws that a scan found in one repository. */
  export interface Reports {
    /** Get the findings for one repository from a given scan.
     *  @http GET /accounts/{account_id}/managed-defense/vulnerability-discovery/repos/{repo_id}/scans/{scan_id}/report */
    get(scanID: string, params: ReportGetParams, options?: RequestOptions): APIPromise<ReportGetResponse>;
  }

  export interface ReportGetParams extends InAccount {
    /** Identifies the repository. @from managedDefense.vulnerabilityDiscovery.repositories.list @minLength 1 */ repo_id: string;
  }

  export interface ReportGetResponse {
    /** Time and version of this report's publication. */ publication: ScanGetReportResponse.Publication;
    /** Findings and traffic of one repository. */ report: ReportGetResponse.Report;
    /** Repository that the report is about. */ repository_id: string;
    /** Scan that the report comes from. */ scan_id: string;
  }
  export namespace ReportGetResponse {
    export interface Report extends ScanGetReportResponse.Report.Repository {}
    export namespace Report {
      export interface Finding {
        /** Identifies the finding. */ id: string;
        /** Prerequisites of a successful attack. */ conditions: string[];
        /** Weakness by its CWE number. */ cwe: string;
        /** Benefit to an attacker. */ impact: string;
        /** Location of the weakness in the source. */ location: Finding.Location;
        /** Whether and how consumers of the code reach it. */ reachability: Finding.Reachability[];
        /** Fix for the finding. */ remediation: Finding.Remediation;
        /** Mistake in the code behind the finding. */ root_cause: string;
        /** Assessed severity of the finding. */ severity: 'critical' | 'high' | 'medium' | 'low' | 'info';
        /** Reason for the severity. */ severity_basis: string;
        /** Short description of the findings. */ summary: string;
        /** Traffic evidence for the finding. */ telemetry: Finding.Telemetry;
        title: string;
        /** Steps from input to weakness, in order. */ trace: Finding.Trace[];
        /** WAF rules that would stop attacks meanwhile; null if none fits. */ waf_rules: Finding.WAFRules | null;
        /** Least privilege an attacker needs; null or absent in older revisions. */
        attacker_position?: 'external' | 'authenticated' | 'internal' | 'post_compromise' | null;
        /** Pages for further reading. */ external_links?: ExternalLink[];
        /** Unproven part of the finding; null if there is none. */ open_question?: string | null;
        /** Actual or possible proof of the finding; null or absent in older revisions. */
        proof_method?: 'structural' | 'experimental' | 'acquired_source' | 'public_knowledge' | 'team_question' | null;
        /** Whether the proof is complete or what it waits for; null or absent in older revisions. */
        proof_state?: 'closed' | 'pending_source' | 'pending_public' | 'pending_experiment' | 'pending_team' | null;
      }
      export namespace Finding {
        export interface Location {
          /** Path of the source file. */ file: string;
          /** Line in the file, counted from 1. */ line: number;
          /** HTTP route that leads to the code; null if none is known. */ route: string | null;
        }
        export interface Reachability {
          /** Code or service that uses the weak part. */ consumer: string;
          /** Whether that consumer gets to the weak part. */ reachable: boolean;
          /** Path by which the consumer gets there. */ via: string;
        }
        export interface Remediation {
          /** Change to the code, as a proposal; null if there is none. */ code_changes: string | null;
          /** Way to mend the weakness, in words. */ strategy: string;
        }
        export interface Telemetry {
          /** Log entries or rules that the statement rests on. */ references: string[];
          /** Whether traffic to the route was found and matched. */ state: 'no_route' | 'no_telemetry' | 'no_match' | 'matched';
        }
        export interface Trace {
          /** Line in the file, counted from 1. */ line: number;
          /** Path of the file or URL. */ path: string;
          /** Function or block within the file. */ scope: string;
          /** Significance of the step. */ why: string;
        }
        export interface WAFRules {
          /** Rule that covers more than the finding; null if there is none. */ broad: WAFRules.ProposedRule | null;
          /** Rule for just the finding at hand; null if there is none. */ targeted: WAFRules.ProposedRule | null;
        }
        export namespace WAFRules {
          export interface ProposedRule {
              /** Action on a match; try `log` first. */ action: 'block' | 'managed_challenge' | 'js_challenge' | 'log';
              /** Scanner's confidence in the rule. */ confidence: 'low' | 'medium' | 'high';
              /** Attack that the rule stops. */ description: string;
              /** Expression in the rules language, ready for a custom rule. */ expression: string;
              /** Chance and kind of good requests the rule would hit. */ false_positive_risk: string;
              /** Name of the rule, as lists and reports show it. */ name: string;
              /** Reasoning behind the rule. */ rationale: string;
            }
        }
      }
      export interface TrafficContext {
        /** HTTP requests in the period; null if there were none to see. */ http: TrafficContext.HTTP | null;
        /** Worker or origin that serves the repository; null if unknown. */ target: TrafficContext.Target | null;
        /** WAF matches in the period; null if there were none to see. */ waf: TrafficContext.WAF | null;
        /** Endpoints that API discovery knows; null if there are none. */ web_assets: TrafficContext.WebAssets | null;
      }
      export namespace TrafficContext {
        export interface SeenPath {
            /** Identifies the path. */ id: string;
            /** Hostname that was requested. */ host: string;
            /** Path of the file or URL. */ path: string;
          }

        export interface HTTP {
          /** Paths with the most error answers. */ error_paths: HTTP.ErrorPath[];
          /** Paths with the most requests. */ hot_paths: HTTP.HotPath[];
          /** Requests over the whole period. */ request_volume: number;
        }
        export namespace HTTP {
          export interface ErrorPath extends SeenPath {
            /** Requests to the path in the period. */ hits: number;
            /** HTTP status code of the errors. */ status: number;
          }
          export interface HotPath extends SeenPath {
            /** Requests to the path in the period. */ hits: number;
            /** HTTP status code that was answered most. */ top_status: number;
          }
        }
        export interface Target {
          /** Hostnames that lead to the target. */ hosts: string[];
          /** Whether a Worker or an origin answers. */ kind: 'worker' | 'origin';
          /** Period whose traffic is set against the findings, at most seven days, in UTC. */ telemetry_window?: ScanCreateParams.TelemetryWindow;
        }
        export interface WAF {
          hit_volume: number;
          /** Rules that matched most. */ rules: WAF.Rule[];
        }
        export namespace WAF {
          export interface Rule {
            /** Identifies the rule. */ id: string;
            hit_volume: number;
            /** Paths that were hit, with counts. */ paths: Rule.Path[];
            /** Identifies the WAF rule. */ rule_id: string;
            /** Version of the WAF rule; null if unknown. */ rule_version: number | null;
          }
          export namespace Rule {
            export interface Path extends SeenPath {
              hit_volume: number;
            }
          }
        }
        export interface WebAssets {
          /** Endpoints with their risks. */ operations: WebAssets.Operation[];
          /** Paths that were hit, with counts. */ paths: WebAssets.Path[];
          /** Kinds of risk with the number of endpoints. */ risk_types: WebAssets.RiskType[];
        }
        export namespace WebAssets {
          export interface Operation {
            /** Identifies the operation. */ id: string;
            /** Path of the endpoint, with variables. */ endpoint: string;
            /** Hostname that was requested. */ host: string;
            /** HTTP method of the endpoint. */ method: string;
            /** Risk labels that the endpoint has. */ risk_labels: Operation.RiskLabel[];
            /** Performance of the endpoint in the period. */ performance?: Operation.Performance;
          }
          export namespace Operation {
            export interface RiskLabel {
              /** Meaning of the label; null if not described. */ description: string | null;
              /** Name of the label, as lists and reports show it. */ name: string;
            }
            export interface Performance {
              /** Average time the origin took to answer; null without data. @unit milliseconds */ avg_origin_latency_ms: number | null;
              /** Part of the requests that ended in errors. */ error_rate: number;
              /** Requests in the period, estimated from samples. */ estimated_requests: number;
            }
          }
          export interface Path extends SeenPath, Operation.Performance {}
          export interface RiskType {
            /** Meaning of the label; null if not described. */ description: string | null;
            /** Name of the type of risk, as lists and reports show it. */ name: string;
            /** Endpoints with this kind of risk. */ operation_count: number;
          }
        }
      }
      export interface ExternalLink {
        title: string;
        /** Address of the page. */ url: string;
      }
    }
  }
}
