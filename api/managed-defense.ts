import type { APIPromise, CursorLimitPagination, PagePromise, RequestOptions } from './_client.ts';
import type { InAccount } from './_shared.ts';

/** Managed Defense: Security work that Cloudflare carries out for you.
 *  @product managedDefense Managed Defense
 *  @docs https://developers.cloudflare.com/api/ */
export interface ManagedDefense {
  readonly vulnerabilityDiscovery: ManagedDefense.VulnerabilityDiscovery;
}

export declare namespace ManagedDefense {
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
    /** Register a repository for scanning, optionally tied to a Worker script.
     *  @http POST /accounts/{account_id}/managed-defense/vulnerability-discovery/repos */
    create(params: RepositoryCreateParams, options?: RequestOptions): APIPromise<RepositoryCreateResponse>;

    /** Walk through the registered repositories by cursor.
     *  @http GET /accounts/{account_id}/managed-defense/vulnerability-discovery/repos */
    list(
      params: RepositoryListParams,
      options?: RequestOptions,
    ): PagePromise<CursorLimitPagination<RepositoryGetResponse.Repository>, RepositoryGetResponse.Repository>;

    /** Look up one repository and walk through its scans.
     *  @http GET /accounts/{account_id}/managed-defense/vulnerability-discovery/repos/{repo_id} */
    get(repoID: string, params: RepositoryGetParams, options?: RequestOptions): APIPromise<RepositoryGetResponse>;
  }

  export interface RepositoryCreateParams extends InAccount {
    name: string;
    worker_script_name?: string;
    /** @header Idempotency-Key */ 'Idempotency-Key'?: string;
  }

  export type RepositoryCreateResponse = RepositoryCreateResponse.UnionMember0 | RepositoryCreateResponse.Repository;
  export namespace RepositoryCreateResponse {
    export interface Repository {
      repository: Repository.Repository;
    }
    export namespace Repository {
      export interface Repository {
        id: string;
        name: string;
        readiness: 'awaiting_source' | 'processing' | 'ready' | 'failed';
        source: 'upload' | 'worker';
        import_error?: RepositoryGetResponse.Repository.ImportError;
      }
      export namespace Repository {
        export type ImportError = RepositoryGetResponse.Repository.ImportError;
      }
    }
    export interface UnionMember0 {
      repository: Repository.Repository;
      upload: UnionMember0.Upload;
    }
    export namespace UnionMember0 {
      export import Repository = RepositoryCreateResponse.Repository.Repository;
      export interface Upload {
        /** @sensitive */ token: string;
        expires_in: 3600;
        remote: string;
      }
    }
  }

  export interface RepositoryListParams extends InAccount {
    limit?: number;
    cursor?: string;
  }

  export import RepositoryListResponse = RepositoryGetResponse.Repository;

  export interface RepositoryGetParams extends InAccount {
    scan_cursor?: string;
    scan_limit?: number;
  }

  export interface RepositoryGetResponse {
    repository: RepositoryGetResponse.Repository;
    scans: RepositoryGetResponse.Scan[];
  }
  export namespace RepositoryGetResponse {
    export interface Repository {
      id: string;
      created_at: string;
      name: string;
      readiness: 'awaiting_source' | 'processing' | 'ready' | 'failed';
      source: 'upload' | 'worker';
      import_error?: Repository.ImportError;
    }
    export namespace Repository {
      export interface ImportError {
        code: 'worker_import_failed';
        message: 'Worker import failed.';
      }
    }
    export interface Scan {
      id: string;
      completed_at: string | null;
      message: string | null;
      phase: 'provisioning' | 'indexing' | 'analyzing' | 'reporting' | 'finalizing' | null;
      repositories: Scan.Repository[];
      started_at: string | null;
      status: 'requested' | 'accepted' | 'running' | 'completed' | 'failed' | 'rejected' | 'cancelled';
      submitted_at: string;
      telemetry_window?: ScanCreateParams.TelemetryWindow;
    }
    export namespace Scan {
      export interface Repository {
        id: string;
        name: string;
        phase: 'provisioning' | 'indexing' | 'analyzing' | 'reporting' | 'finalizing' | null;
        report_status: 'not_ready' | 'pending_review' | 'published' | 'withdrawn';
        status: 'requested' | 'accepted' | 'running' | 'completed' | 'failed' | 'rejected' | 'cancelled';
      }
      export type TelemetryWindow = ScanCreateParams.TelemetryWindow;
    }
  }

  /** Searches that are running or done. */
  export interface Scans {
    /** Start a scan of the given repositories, with hosts and telemetry window.
     *  @http POST /accounts/{account_id}/managed-defense/vulnerability-discovery/scans */
    create(params: ScanCreateParams, options?: RequestOptions): APIPromise<RepositoryGetResponse.Scan>;

    /** Walk through scans by cursor, filtered by repository or status.
     *  @http GET /accounts/{account_id}/managed-defense/vulnerability-discovery/scans */
    list(
      params: ScanListParams,
      options?: RequestOptions,
    ): PagePromise<CursorLimitPagination<RepositoryGetResponse.Scan>, RepositoryGetResponse.Scan>;

    /** Check one scan and how far it has got.
     *  @http GET /accounts/{account_id}/managed-defense/vulnerability-discovery/scans/{scan_id} */
    get(scanID: string, params: ScanGetParams, options?: RequestOptions): APIPromise<RepositoryGetResponse.Scan>;

    /** Read the report of a whole scan.
     *  @http GET /accounts/{account_id}/managed-defense/vulnerability-discovery/scans/{scan_id}/report */
    getReport(scanID: string, params: ScanGetReportParams, options?: RequestOptions): APIPromise<ScanGetReportResponse>;
  }

  export interface ScanCreateParams extends InAccount {
    repos: string[];
    repo_hosts?: { [key: string]: string[] };
    telemetry_window?: ScanCreateParams.TelemetryWindow;
    /** @header Idempotency-Key */ 'Idempotency-Key'?: string;
  }
  export namespace ScanCreateParams {
    export interface TelemetryWindow {
      end: string;
      start: string;
    }
  }

  export import ScanCreateResponse = RepositoryGetResponse.Scan;

  export interface ScanListParams extends InAccount {
    repo?: string;
    status?: 'requested' | 'accepted' | 'running' | 'completed' | 'failed' | 'rejected' | 'cancelled' | ('requested' | 'accepted' | 'running' | 'completed' | 'failed' | 'rejected' | 'cancelled')[];
    limit?: number;
    cursor?: string;
  }

  export import ScanListResponse = RepositoryGetResponse.Scan;

  export type ScanGetParams = InAccount;

  export import ScanGetResponse = RepositoryGetResponse.Scan;

  export type ScanGetReportParams = InAccount;

  export interface ScanGetReportResponse {
    publication: ReportGetResponse.Publication | null;
    report: ScanGetReportResponse.Report | null;
    repositories: ScanGetReportResponse.Repository[];
    scan_id: string;
  }
  export namespace ScanGetReportResponse {
    export type Publication = ReportGetResponse.Publication;
    export interface Report {
      executive_summary: string;
      generated_at: string;
      overall_severity: 'critical' | 'high' | 'medium' | 'low' | 'info';
      repositories: ReportGetResponse.Report[];
      schema_version: 2;
      title: string;
    }
    export namespace Report {
      export import Repository = ReportGetResponse.Report;
    }
    export interface Repository {
      id: string;
      name: string;
      report_status: 'not_ready' | 'pending_review' | 'published' | 'withdrawn';
      scan_status: 'requested' | 'accepted' | 'running' | 'completed' | 'failed' | 'rejected' | 'cancelled';
    }
  }

  /** Flaws that a scan found in one repository. */
  export interface Reports {
    /** Read the findings for one repository from a given scan.
     *  @http GET /accounts/{account_id}/managed-defense/vulnerability-discovery/repos/{repo_id}/scans/{scan_id}/report */
    get(scanID: string, params: ReportGetParams, options?: RequestOptions): APIPromise<ReportGetResponse>;
  }

  export interface ReportGetParams extends InAccount {
    repo_id: string;
  }

  export interface ReportGetResponse {
    publication: ReportGetResponse.Publication;
    report: ReportGetResponse.Report;
    repository_id: string;
    scan_id: string;
  }
  export namespace ReportGetResponse {
    export interface Publication {
      published_at: string;
      revision_id: string;
      version: number;
    }
    export interface Report {
      findings: Report.Finding[];
      overall_severity: 'critical' | 'high' | 'medium' | 'low' | 'info';
      repository_id: string;
      repository_name: string;
      summary: string;
      traffic_context: Report.TrafficContext;
      external_links?: Report.ExternalLink[];
      limitations?: string[];
    }
    export namespace Report {
      export interface ExternalLink {
        title: string;
        url: string;
      }
      export interface Finding {
        id: string;
        conditions: string[];
        cwe: string;
        impact: string;
        location: Finding.Location;
        reachability: Finding.Reachability[];
        remediation: Finding.Remediation;
        root_cause: string;
        severity: 'critical' | 'high' | 'medium' | 'low' | 'info';
        severity_basis: string;
        summary: string;
        telemetry: Finding.Telemetry;
        title: string;
        trace: Finding.Trace[];
        waf_rules: Finding.WAFRules | null;
        attacker_position?: 'external' | 'authenticated' | 'internal' | 'post_compromise' | null;
        external_links?: ExternalLink[];
        open_question?: string | null;
        proof_method?: 'structural' | 'experimental' | 'acquired_source' | 'public_knowledge' | 'team_question' | null;
        proof_state?: 'closed' | 'pending_source' | 'pending_public' | 'pending_experiment' | 'pending_team' | null;
      }
      export namespace Finding {
        export type ExternalLink = Report.ExternalLink;
        export interface Location {
          file: string;
          line: number;
          route: string | null;
        }
        export interface Reachability {
          consumer: string;
          reachable: boolean;
          via: string;
        }
        export interface Remediation {
          code_changes: string | null;
          strategy: string;
        }
        export interface Telemetry {
          references: string[];
          state: 'no_route' | 'no_telemetry' | 'no_match' | 'matched';
        }
        export interface Trace {
          line: number;
          path: string;
          scope: string;
          why: string;
        }
        export interface WAFRules {
          broad: WAFRules.Broad | null;
          targeted: WAFRules.Broad | null;
        }
        export namespace WAFRules {
          export interface Broad {
            action: 'block' | 'managed_challenge' | 'js_challenge' | 'log';
            confidence: 'low' | 'medium' | 'high';
            description: string;
            expression: string;
            false_positive_risk: string;
            name: string;
            rationale: string;
          }
          export type Targeted = Broad;
        }
      }
      export interface TrafficContext {
        http: TrafficContext.HTTP | null;
        target: TrafficContext.Target | null;
        waf: TrafficContext.WAF | null;
        web_assets: TrafficContext.WebAssets | null;
      }
      export namespace TrafficContext {
        export interface HTTP {
          error_paths: HTTP.ErrorPath[];
          hot_paths: HTTP.HotPath[];
          request_volume: number;
        }
        export namespace HTTP {
          export interface ErrorPath {
            id: string;
            hits: number;
            host: string;
            path: string;
            status: number;
          }
          export interface HotPath {
            id: string;
            hits: number;
            host: string;
            path: string;
            top_status: number;
          }
        }
        export interface Target {
          hosts: string[];
          kind: 'worker' | 'origin';
          telemetry_window?: ScanCreateParams.TelemetryWindow;
        }
        export namespace Target {
          export type TelemetryWindow = ScanCreateParams.TelemetryWindow;
        }
        export interface WAF {
          hit_volume: number;
          rules: WAF.Rule[];
        }
        export namespace WAF {
          export interface Rule {
            id: string;
            hit_volume: number;
            paths: Rule.Path[];
            rule_id: string;
            rule_version: number | null;
          }
          export namespace Rule {
            export interface Path {
              id: string;
              hit_volume: number;
              host: string;
              path: string;
            }
          }
        }
        export interface WebAssets {
          operations: WebAssets.Operation[];
          paths: WebAssets.Path[];
          risk_types: WebAssets.RiskType[];
        }
        export namespace WebAssets {
          export interface Operation {
            id: string;
            endpoint: string;
            host: string;
            method: string;
            risk_labels: Operation.RiskLabel[];
            performance?: Operation.Performance;
          }
          export namespace Operation {
            export interface Performance {
              /** @unit milliseconds */ avg_origin_latency_ms: number | null;
              error_rate: number;
              estimated_requests: number;
            }
            export interface RiskLabel {
              description: string | null;
              name: string;
            }
          }
          export interface Path {
            id: string;
            /** @unit milliseconds */ avg_origin_latency_ms: number | null;
            error_rate: number;
            estimated_requests: number;
            host: string;
            path: string;
          }
          export interface RiskType {
            description: string | null;
            name: string;
            operation_count: number;
          }
        }
      }
    }
  }
}
