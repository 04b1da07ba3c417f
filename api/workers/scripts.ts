import type { APIPromise, PagePromise, RequestOptions, SinglePage, Uploadable, V4PagePagination } from '../_client.ts';
import type { DateTime, ErrorData, InAccount, Integer, ResourceID, ResponseInfo, Result } from '../_shared.ts';
import type { Workers } from './index.ts';

/** Deployed programs with bindings, secrets and triggers. */
export interface Scripts {
  readonly assets: Scripts.Assets;
  readonly subdomain: Scripts.Subdomain;
  readonly schedules: Scripts.Schedules;
  readonly tail: Scripts.Tail;
  readonly content: Scripts.Content;
  readonly settings: Scripts.Settings;
  readonly deployments: Scripts.Deployments;
  readonly versions: Scripts.Versions;
  readonly secrets: Scripts.Secrets;
  readonly scriptAndVersionSettings: Scripts.ScriptAndVersionSettings;
  readonly usageModel: Scripts.UsageModel;

  /** Upload a Worker with modules and bindings and deploy it at once.
   *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}
   *  @body multipart quirk=script
   *  @permission Workers Scripts Write
   *  @availability ga */
  update(scriptName: string, params: Workers.ScriptUpdateParams, options?: RequestOptions): APIPromise<Workers.ScriptUpdateResponse>;

  /** List all Worker scripts in the account, filtered by tags.
   *  @http GET /accounts/{account_id}/workers/scripts
   *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  list(
    params: Workers.ScriptListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<Workers.ScriptListResponse>, Workers.ScriptListResponse>;

  /** Delete a Worker script; force overrides remaining dependencies on it.
   *  @http DELETE /accounts/{account_id}/workers/scripts/{script_name}
   *  @permission Workers Scripts Write
   *  @availability ga */
  delete(scriptName: string, params: Workers.ScriptDeleteParams, options?: RequestOptions): APIPromise<Workers.ScriptDeleteResponse | null>;

  /** Fetch the script content of a Worker by its name.
   *  @http GET /accounts/{account_id}/workers/scripts/{script_name}
   *  @answer text application/javascript
   *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  get(scriptName: string, params: Workers.ScriptGetParams, options?: RequestOptions): APIPromise<string>;

  /** Search Workers by name or ID, one page at a time.
   *  @http GET /accounts/{account_id}/workers/scripts-search
   *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  search(params: Workers.ScriptSearchParams, options?: RequestOptions): APIPromise<Workers.ScriptSearchResponse>;
}

export declare namespace Scripts {
  /** Static files that belong to a program. */
  export interface Assets {
    readonly upload: Assets.Upload;
  }

  /** Whether a program answers on workers.dev. */
  export interface Subdomain {
    /** Turn a Worker's workers.dev address and preview URLs on or off.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/subdomain
     *  @permission Workers Scripts Write
     *  @availability ga */
    create(scriptName: string, params: SubdomainCreateParams, options?: RequestOptions): APIPromise<SubdomainGetResponse>;

    /** Take a Worker off its workers.dev address and preview URLs.
     *  @http DELETE /accounts/{account_id}/workers/scripts/{script_name}/subdomain
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(scriptName: string, params: SubdomainDeleteParams, options?: RequestOptions): APIPromise<SubdomainGetResponse>;

    /** Read whether a Worker answers on workers.dev and on preview URLs.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/subdomain
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: SubdomainGetParams, options?: RequestOptions): APIPromise<SubdomainGetResponse>;
  }

  export interface SubdomainCreateParams extends InAccount {
    enabled: boolean;
    previews_enabled?: boolean;
  }

  export type SubdomainCreateResponse = SubdomainGetResponse;

  export type SubdomainDeleteParams = InAccount;

  export type SubdomainDeleteResponse = SubdomainGetResponse;

  export type SubdomainGetParams = InAccount;

  export interface SubdomainGetResponse {
    /** @default false */ enabled: boolean;
    previews_enabled: boolean;
  }

  /** Cron expressions that start a program. */
  export interface Schedules {
    /** Replace all cron schedules of a Worker.
     *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}/schedules
     *  @permission Workers Scripts Write
     *  @availability ga */
    update(scriptName: string, params: ScheduleUpdateParams, options?: RequestOptions): APIPromise<ScheduleGetResponse>;

    /** Read the cron expressions on which a Worker runs.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/schedules
     *  @permission Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: ScheduleGetParams, options?: RequestOptions): APIPromise<ScheduleGetResponse>;
  }

  export interface ScheduleUpdateParams extends InAccount {
    /** @body */ body: ScheduleUpdateParams.Body[];
  }
  export namespace ScheduleUpdateParams {
    export interface Body {
      cron: string;
    }
  }

  export import ScheduleUpdateResponse = Scripts.ScheduleGetResponse;

  export type ScheduleGetParams = InAccount;

  export interface ScheduleGetResponse {
    schedules: ScheduleGetResponse.Schedule[];
  }
  export namespace ScheduleGetResponse {
    export interface Schedule {
      cron: string;
      /** @readOnly */ created_on?: string;
      /** @readOnly */ modified_on?: string;
    }
  }

  /** Live log streams. */
  export interface Tail {
    /** Start a tail on a Worker and get the URL for reading its logs.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/tails
     *  @permission Workers Tail Read; Workers Scripts Write
     *  @availability ga */
    create(scriptName: string, params: TailCreateParams, options?: RequestOptions): APIPromise<TailGetResponse>;

    /** End a Worker's tail, closing its log stream.
     *  @http DELETE /accounts/{account_id}/workers/scripts/{script_name}/tails/{id}
     *  @unwrapped
     *  @permission Workers Tail Read; Workers Scripts Write
     *  @availability ga */
    delete(id: ResourceID, params: TailDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

    /** List the tails now running on a Worker.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/tails
     *  @permission Workers Tail Read; Workers Scripts Write */
    get(scriptName: string, params: TailGetParams, options?: RequestOptions): APIPromise<TailGetResponse>;
  }

  export interface TailCreateParams extends InAccount {
    /** @body */ body: unknown;
  }

  export type TailCreateResponse = TailGetResponse;

  export interface TailDeleteParams extends InAccount {
    /** @example "this-is_my_script-01" */ script_name: string;
  }

  export type TailDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace TailDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type TailGetParams = InAccount;

  export interface TailGetResponse {
    id: ResourceID;
    /** @readOnly */ expires_at: string;
    /** @readOnly */ url: string;
  }

  /** Source modules without the settings. */
  export interface Content {
    /** Upload new code for a Worker, keeping its bindings and settings.
     *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}/content
     *  @body multipart quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga */
    update(scriptName: string, params: ContentUpdateParams, options?: RequestOptions): APIPromise<Workers.Script>;

    /** Download a Worker's modules as uploaded, without its settings.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/content/v2
     *  @answer binary
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: ContentGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface ContentUpdateParams extends InAccount {
    metadata: Workers.WorkerMetadata;
    files?: Uploadable[];
    /** @header CF-WORKER-BODY-PART */ 'CF-WORKER-BODY-PART'?: string;
    /** @header CF-WORKER-MAIN-MODULE-PART */ 'CF-WORKER-MAIN-MODULE-PART'?: string;
  }
  export namespace ContentUpdateParams {
    export type Metadata = Workers.WorkerMetadata;
  }

  export type ContentGetParams = InAccount;

  /** Logging, tags and tail consumers of a program. */
  export interface Settings {
    /** Change Logpush, tail consumers, tags or observability without a new version.
     *  @http PATCH /accounts/{account_id}/workers/scripts/{script_name}/script-settings
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga */
    edit(scriptName: string, params: SettingEditParams, options?: RequestOptions): APIPromise<Workers.ScriptSetting>;

    /** Read a Worker's Logpush, observability, tag and tail consumer settings.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/script-settings
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: SettingGetParams, options?: RequestOptions): APIPromise<Workers.ScriptSetting>;
  }

  export interface SettingEditParams extends InAccount {
    /** @default false */ logpush?: boolean;
    observability?: Workers.Script.Observability | null;
    /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    tail_consumers?: ConsumerScript[] | null;
  }
  export namespace SettingEditParams {
    export type Observability = Workers.Script.Observability;
    export namespace Observability {
      export type Logs = Workers.Script.Observability.Logs;
      export type Traces = Workers.Script.Observability.Traces;
    }
  }

  export type SettingGetParams = InAccount;

  /** Which version gets what share of traffic. */
  export interface Deployments {
    /** Send traffic to one version of a Worker, or split it over several.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/deployments
     *  @permission Workers Scripts Write
     *  @availability ga */
    create(scriptName: string, params: DeploymentCreateParams, options?: RequestOptions): APIPromise<Deployment>;

    /** List a Worker's latest deployments, the active one first.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/deployments
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    list(scriptName: string, params: DeploymentListParams, options?: RequestOptions): APIPromise<DeploymentListResponse>;

    /** Delete a past deployment of a Worker.
     *  @http DELETE /accounts/{account_id}/workers/scripts/{script_name}/deployments/{deployment_id}
     *  @unwrapped
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(
      /** @format uuid */ deploymentID: string,
      params: DeploymentDeleteParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Read one deployment's versions and traffic shares.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/deployments/{deployment_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(/** @format uuid */ deploymentID: string, params: DeploymentGetParams, options?: RequestOptions): APIPromise<Deployment>;
  }

  export interface DeploymentCreateParams extends InAccount {
    strategy: 'percentage';
    versions: Deployment.Version[];
    /** @query */ force?: boolean;
    annotations?: DeploymentCreateParams.Annotations;
  }
  export namespace DeploymentCreateParams {
    export interface Annotations {
      /** @maxLength 1000 */ 'workers/message'?: string;
    }
    export type Version = Deployment.Version;
  }

  export interface Deployment {
    /** @format uuid @readOnly */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** @example "api" @readOnly */ source: string;
    strategy: 'percentage';
    versions: Deployment.Version[];
    annotations?: Deployment.Annotations;
    /** @format email @readOnly */ author_email?: string;
  }
  export namespace Deployment {
    export interface Annotations {
      /** @maxLength 1000 */ 'workers/message'?: string;
      /** @example "deployment" @readOnly */ 'workers/triggered_by'?: string;
    }
    export interface Version {
      /** @min 0.01 @max 100 @example 100 */ percentage: number;
      /** @format uuid */ version_id: string;
    }
  }

  export type DeploymentListParams = InAccount;

  export interface DeploymentListResponse {
    deployments: Deployment[];
  }

  export type DeploymentDeleteParams = TailDeleteParams;

  export type DeploymentDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace DeploymentDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type DeploymentGetParams = TailDeleteParams;

  /** Uploaded states that can be deployed. */
  export interface Versions {
    /** Upload a Worker version that takes no traffic until it is deployed.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/versions
     *  @body multipart quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga */
    create(scriptName: string, params: VersionCreateParams, options?: RequestOptions): APIPromise<VersionCreateResponse>;

    /** Page through a Worker's uploaded versions, or only the deployable ones.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/versions
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    list(
      scriptName: string,
      params: VersionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<VersionListResponse>, VersionListResponse>;

    /** Read one uploaded version's metadata, bindings and settings.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/versions/{version_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(/** @maxLength 36 */ versionID: string, params: VersionGetParams, options?: RequestOptions): APIPromise<VersionGetResponse>;
  }

  export interface VersionCreateParams extends InAccount {
    metadata: VersionCreateParams.Metadata;
    /** @query */ bindings_inherit?: 'strict';
    files?: Uploadable[];
  }
  export namespace VersionCreateParams {
    export interface Metadata {
      /** @example "worker.js" */ main_module: string;
      annotations?: Metadata.Annotations;
      bindings?: (/** @discriminator type */ Workers.BindingKindAI | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch | Workers.BindingKindAISearchNamespace | Workers.BindingKindMessaging | Workers.BindingKindAnalyticsEngine | Workers.BindingKindAssets | Workers.BindingKindBrowser | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1 | Workers.BindingKindDataBlob | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit | Workers.BindingKindImages | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson | Workers.BindingKindKvNamespace | Workers.BindingKindMedia | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText | Workers.BindingKindPipelines | Workers.BindingKindQueue | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket | Workers.BindingKindSecretText | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService | Workers.BindingKindTextBlob | Workers.BindingKindVectorize | Workers.BindingKindVersionMetadata | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow | Workers.BindingKindWasmModule | Workers.BindingKindVpcService | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork)[];
      cache_options?: Workers.Script.CacheOptions;
      /** @example "2021-01-01" */ compatibility_date?: string;
      /** @default [] */ compatibility_flags?: string[];
      exports?: { [key: string]: Workers.Script.WorkersWorkerExport | Workers.Script.WorkersDurableObjectExport | Workers.Script.WorkersDurableObjectDeletedExport | Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectRenamedExport | Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectTransferredExport | Workers.Script.WorkersDurableObjectExpectingTransferExport };
      keep_bindings?: string[];
      package_dependencies?: Workers.ScriptUpdateParams.Metadata.PackageDependency[];
      /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
    }
    export namespace Metadata {
      export interface Annotations {
        /** @maxLength 63 @example "staging" */ 'workers/alias'?: string;
        /** @maxLength 1000 */ 'workers/message'?: string;
        /** @maxLength 100 @example "any-identifier-from-external-system" */ 'workers/tag'?: string;
      }
      export type CacheOptions = Workers.Script.CacheOptions;
      export type PackageDependency = Workers.ScriptUpdateParams.Metadata.PackageDependency;
      export type WorkersBindingKindAI = Workers.BindingKindAI;
      export type WorkersBindingKindAISearch = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch;
      export type WorkersBindingKindAISearchNamespace = Workers.BindingKindAISearchNamespace;
      export type WorkersBindingKindAnalyticsEngine = Workers.BindingKindAnalyticsEngine;
      export type WorkersBindingKindAssets = Workers.BindingKindAssets;
      export type WorkersBindingKindBrowser = Workers.BindingKindBrowser;
      export type WorkersBindingKindD1 = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1;
      export type WorkersBindingKindDataBlob = Workers.BindingKindDataBlob;
      export type WorkersBindingKindDispatchNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace;
      export namespace WorkersBindingKindDispatchNamespace {
        export type Outbound = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound;
        export namespace Outbound {
          export type Param = Workers.Beta.Worker.TailConsumer;
          export type Worker = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound.Worker;
        }
      }
      export type WorkersBindingKindDurableObjectNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace;
      export type WorkersBindingKindFlagship = Workers.BindingKindFlagship;
      export type WorkersBindingKindHyperdrive = Workers.BindingKindHyperdrive;
      export type WorkersBindingKindImages = Workers.BindingKindImages;
      export type WorkersBindingKindInherit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit;
      export type WorkersBindingKindJson = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson;
      export type WorkersBindingKindKVNamespace = Workers.BindingKindKvNamespace;
      export type WorkersBindingKindMTLSCertificate = Workers.BindingKindMtlsCertificate;
      export type WorkersBindingKindMedia = Workers.BindingKindMedia;
      export type WorkersBindingKindMessaging = Workers.BindingKindMessaging;
      export type WorkersBindingKindPipelines = Workers.BindingKindPipelines;
      export type WorkersBindingKindPlainText = Workers.BindingKindPlainText;
      export type WorkersBindingKindQueue = Workers.BindingKindQueue;
      export type WorkersBindingKindR2Bucket = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket;
      export type WorkersBindingKindRatelimit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit;
      export namespace WorkersBindingKindRatelimit {
        export type Simple = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit.Simple;
      }
      export type WorkersBindingKindSecretKey = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey;
      export type WorkersBindingKindSecretText = Workers.BindingKindSecretText;
      export type WorkersBindingKindSecretsStoreSecret = Workers.BindingKindSecretsStoreSecret;
      export type WorkersBindingKindSendEmail = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail;
      export type WorkersBindingKindService = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService;
      export type WorkersBindingKindTextBlob = Workers.BindingKindTextBlob;
      export type WorkersBindingKindVPCNetwork = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork;
      export type WorkersBindingKindVPCService = Workers.BindingKindVpcService;
      export type WorkersBindingKindVectorize = Workers.BindingKindVectorize;
      export type WorkersBindingKindVersionMetadata = Workers.BindingKindVersionMetadata;
      export type WorkersBindingKindWasmModule = Workers.BindingKindWasmModule;
      export type WorkersBindingKindWorkflow = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow;
      export type WorkersDurableObjectDeletedExport = Workers.Script.WorkersDurableObjectDeletedExport;
      export type WorkersDurableObjectExpectingTransferExport = Workers.Script.WorkersDurableObjectExpectingTransferExport;
      export type WorkersDurableObjectExport = Workers.Script.WorkersDurableObjectExport;
      export type WorkersDurableObjectRenamedExport = Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectRenamedExport;
      export type WorkersDurableObjectTransferredExport = Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectTransferredExport;
      export type WorkersWorkerExport = Workers.Script.WorkersWorkerExport;
      export namespace WorkersWorkerExport {
        export type Cache = Workers.Script.WorkersWorkerExport.Cache;
      }
    }
  }

  export interface VersionCreateResponse {
    /** @readOnly */ resources: VersionCreateResponse.Resources;
    /** @example "18f97339-c287-4872-9bdd-e2135c07ec12" @readOnly */ id?: string;
    /** @readOnly */ exports_reconciliation?: VersionCreateResponse.ExportsReconciliation;
    /** @readOnly */ metadata?: VersionGetResponse.Metadata;
    /** @example 1 @readOnly */ number?: number;
    /** @unit milliseconds @example 10 */ startup_time_ms?: Integer;
  }
  export namespace VersionCreateResponse {
    export interface ExportsReconciliation {
      created: string[];
      deleted: string[];
      info: ExportsReconciliation.Info[];
      removable_entries: string[];
      renamed: Workers.ExportsReconciliationRename[];
      transfer_pending: Workers.ExportsReconciliationTransferPending[];
      transferred: Workers.ExportsReconciliationTransfer[];
      updated: string[];
      warnings: ExportsReconciliation.Warning[];
    }
    export namespace ExportsReconciliation {
      export interface Info {
        class: string;
        message: string;
        scenario: 'code_class_not_in_exports' | 'provisioned_class_missing_from_config' | 'config_export_not_in_code' | 'config_references_nonexistent_class' | 'orphaned_provisioned_namespace' | 'storage_type_mismatch' | 'free_tier_requires_sqlite' | 'invalid_export' | 'tombstone_delete_class_still_in_code' | 'tombstone_delete_blocked_by_external_bindings' | 'tombstone_renamed_to_occupied' | 'transferred_pending_not_found' | 'transferred_target_missing' | 'transferred_target_mismatch' | 'phase_one_transfer_source_missing' | 'phase_one_transfer_source_namespace_missing' | 'phase_one_transfer_target_class_provisioned' | 'phase_one_transfer_after_commit_mismatch' | 'phase_one_transfer_duplicate' | 'phase_one_transfer_target_in_dispatch_namespace' | 'phase_one_transfer_source_in_dispatch_namespace' | 'transferred_source_in_dispatch_namespace' | 'transferred_target_in_dispatch_namespace' | 'container_undeclared_reference' | 'container_class_not_durable_object' | 'container_wiring_inconsistent' | 'container_multiple_durable_objects' | 'transfer_container_parity_mismatch' | 'transfer_container_parity_mismatch_on_commit' | 'tombstone_class_still_in_code' | 'stale_tombstone' | 'transfer_receive_already_applied' | 'transfer_receive_cleanup_complete';
        /** @format uuid */ namespace_id?: string;
        referencing_scripts?: string[];
      }
      export type Renamed = Workers.ExportsReconciliationRename;
      export type TransferPending = Workers.ExportsReconciliationTransferPending;
      export type Transferred = Workers.ExportsReconciliationTransfer;
      export interface Warning {
        class: string;
        message: string;
        scenario: 'code_class_not_in_exports' | 'provisioned_class_missing_from_config' | 'config_export_not_in_code' | 'config_references_nonexistent_class' | 'orphaned_provisioned_namespace' | 'storage_type_mismatch' | 'free_tier_requires_sqlite' | 'invalid_export' | 'tombstone_delete_class_still_in_code' | 'tombstone_delete_blocked_by_external_bindings' | 'tombstone_renamed_to_occupied' | 'transferred_pending_not_found' | 'transferred_target_missing' | 'transferred_target_mismatch' | 'phase_one_transfer_source_missing' | 'phase_one_transfer_source_namespace_missing' | 'phase_one_transfer_target_class_provisioned' | 'phase_one_transfer_after_commit_mismatch' | 'phase_one_transfer_duplicate' | 'phase_one_transfer_target_in_dispatch_namespace' | 'phase_one_transfer_source_in_dispatch_namespace' | 'transferred_source_in_dispatch_namespace' | 'transferred_target_in_dispatch_namespace' | 'container_undeclared_reference' | 'container_class_not_durable_object' | 'container_wiring_inconsistent' | 'container_multiple_durable_objects' | 'transfer_container_parity_mismatch' | 'transfer_container_parity_mismatch_on_commit' | 'tombstone_class_still_in_code' | 'stale_tombstone' | 'transfer_receive_already_applied' | 'transfer_receive_cleanup_complete';
        /** @format uuid */ namespace_id?: string;
      }
    }
    export type Metadata = VersionGetResponse.Metadata;
    export interface Resources {
      /** @readOnly */ bindings?: (/** @discriminator type */ Workers.BindingKindAI | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch | Workers.BindingKindAISearchNamespace | Workers.BindingKindMessaging | Workers.BindingKindAnalyticsEngine | Workers.BindingKindAssets | Workers.BindingKindBrowser | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1 | Workers.BindingKindDataBlob | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit | Workers.BindingKindImages | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson | Workers.BindingKindKvNamespace | Workers.BindingKindMedia | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText | Workers.BindingKindPipelines | Workers.BindingKindQueue | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket | SecretGetResponse.WorkersBindingKindSecretText | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService | Workers.BindingKindTextBlob | Workers.BindingKindVectorize | Workers.BindingKindVersionMetadata | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship | SecretGetResponse.WorkersBindingKindSecretKey | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow | Workers.BindingKindWasmModule | Workers.BindingKindVpcService | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork)[];
      /** @readOnly */ script?: VersionGetResponse.Resources.Script;
      /** @readOnly */ script_runtime?: VersionGetResponse.Resources.ScriptRuntime;
    }
    export namespace Resources {
      export import Script = VersionGetResponse.Resources.Script;
      export import ScriptRuntime = VersionGetResponse.Resources.ScriptRuntime;
      export type WorkersBindingKindAI = Workers.BindingKindAI;
      export type WorkersBindingKindAISearch = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch;
      export type WorkersBindingKindAISearchNamespace = Workers.BindingKindAISearchNamespace;
      export type WorkersBindingKindAnalyticsEngine = Workers.BindingKindAnalyticsEngine;
      export type WorkersBindingKindAssets = Workers.BindingKindAssets;
      export type WorkersBindingKindBrowser = Workers.BindingKindBrowser;
      export type WorkersBindingKindD1 = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1;
      export type WorkersBindingKindDataBlob = Workers.BindingKindDataBlob;
      export type WorkersBindingKindDispatchNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace;
      export namespace WorkersBindingKindDispatchNamespace {
        export type Outbound = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound;
        export namespace Outbound {
          export type Param = Workers.Beta.Worker.TailConsumer;
          export type Worker = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound.Worker;
        }
      }
      export type WorkersBindingKindDurableObjectNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace;
      export type WorkersBindingKindFlagship = Workers.BindingKindFlagship;
      export type WorkersBindingKindHyperdrive = Workers.BindingKindHyperdrive;
      export type WorkersBindingKindImages = Workers.BindingKindImages;
      export type WorkersBindingKindInherit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit;
      export type WorkersBindingKindJson = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson;
      export type WorkersBindingKindKVNamespace = Workers.BindingKindKvNamespace;
      export type WorkersBindingKindMTLSCertificate = Workers.BindingKindMtlsCertificate;
      export type WorkersBindingKindMedia = Workers.BindingKindMedia;
      export type WorkersBindingKindMessaging = Workers.BindingKindMessaging;
      export type WorkersBindingKindPipelines = Workers.BindingKindPipelines;
      export type WorkersBindingKindPlainText = Workers.BindingKindPlainText;
      export type WorkersBindingKindQueue = Workers.BindingKindQueue;
      export type WorkersBindingKindR2Bucket = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket;
      export type WorkersBindingKindRatelimit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit;
      export namespace WorkersBindingKindRatelimit {
        export type Simple = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit.Simple;
      }
      export type WorkersBindingKindSecretKey = SecretGetResponse.WorkersBindingKindSecretKey;
      export type WorkersBindingKindSecretText = SecretGetResponse.WorkersBindingKindSecretText;
      export type WorkersBindingKindSecretsStoreSecret = Workers.BindingKindSecretsStoreSecret;
      export type WorkersBindingKindSendEmail = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail;
      export type WorkersBindingKindService = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService;
      export type WorkersBindingKindTextBlob = Workers.BindingKindTextBlob;
      export type WorkersBindingKindVPCNetwork = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork;
      export type WorkersBindingKindVPCService = Workers.BindingKindVpcService;
      export type WorkersBindingKindVectorize = Workers.BindingKindVectorize;
      export type WorkersBindingKindVersionMetadata = Workers.BindingKindVersionMetadata;
      export type WorkersBindingKindWasmModule = Workers.BindingKindWasmModule;
      export type WorkersBindingKindWorkflow = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow;
    }
  }

  export interface VersionListParams extends InAccount {
    /** @default false */ deployable?: boolean;
    /** @default 1 */ page?: Integer;
    per_page?: Integer;
  }

  export interface VersionListResponse {
    /** @example "18f97339-c287-4872-9bdd-e2135c07ec12" @readOnly */ id?: string;
    /** @readOnly */ metadata?: VersionGetResponse.Metadata;
    /** @example 1 @readOnly */ number?: number;
  }
  export namespace VersionListResponse {
    export type Metadata = VersionGetResponse.Metadata;
  }

  export type VersionGetParams = TailDeleteParams;

  export interface VersionGetResponse {
    /** @readOnly */ resources: VersionGetResponse.Resources;
    /** @example "18f97339-c287-4872-9bdd-e2135c07ec12" @readOnly */ id?: string;
    /** @readOnly */ metadata?: VersionGetResponse.Metadata;
    /** @example 1 @readOnly */ number?: number;
  }
  export namespace VersionGetResponse {
    export interface Metadata {
      /** @readOnly */ author_email?: string;
      /** @example "408cbcdfd4dda4617efef40b04d168a1" @readOnly */ author_id?: string;
      /** @example "2022-11-08T17:19:29.176266Z" @readOnly */ created_on?: string;
      /** @readOnly */ hasPreview?: boolean;
      /** @example "2022-11-08T17:19:29.176266Z" @readOnly */ modified_on?: string;
      /** @readOnly */ source?: 'unknown' | 'api' | 'wrangler' | 'terraform' | 'dash' | 'cf_cli' | 'dash_template' | 'integration' | 'quick_editor' | 'playground' | 'workersci';
    }
    export interface Resources {
      bindings?: (/** @discriminator type */ Workers.BindingKindAI | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch | Workers.BindingKindAISearchNamespace | Workers.BindingKindMessaging | Workers.BindingKindAnalyticsEngine | Workers.BindingKindAssets | Workers.BindingKindBrowser | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1 | Workers.BindingKindDataBlob | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit | Workers.BindingKindImages | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson | Workers.BindingKindKvNamespace | Workers.BindingKindMedia | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText | Workers.BindingKindPipelines | Workers.BindingKindQueue | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket | SecretGetResponse.WorkersBindingKindSecretText | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService | Workers.BindingKindTextBlob | Workers.BindingKindVectorize | Workers.BindingKindVersionMetadata | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship | SecretGetResponse.WorkersBindingKindSecretKey | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow | Workers.BindingKindWasmModule | Workers.BindingKindVpcService | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork)[];
      /** @readOnly */ script?: Resources.Script;
      /** @readOnly */ script_runtime?: Resources.ScriptRuntime;
    }
    export namespace Resources {
      export interface Script {
        /** @readOnly */ etag?: string;
        /** @readOnly */ handlers?: string[];
        /** @example "api" @readOnly */ last_deployed_from?: string;
        /** @readOnly */ named_handlers?: Script.NamedHandler[];
      }
      export namespace Script {
        export interface NamedHandler {
          /** @readOnly */ handlers?: string[];
          /** @example "MyClass" @readOnly */ name?: string;
        }
      }
      export interface ScriptRuntime {
        /** @example "2022-11-08" @readOnly */ compatibility_date?: string;
        /** @readOnly */ compatibility_flags?: string[];
        exports?: { [key: string]: Workers.Script.WorkersWorkerExport | Workers.Script.WorkersDurableObjectExport | Workers.Script.WorkersDurableObjectDeletedExport | Workers.Script.WorkersDurableObjectRenamedExport | Workers.Script.WorkersDurableObjectTransferredExport | Workers.Script.WorkersDurableObjectExpectingTransferExport };
        /** @readOnly */ limits?: ScriptRuntime.Limits;
        /** @example "v1" @readOnly */ migration_tag?: string;
        /** @readOnly */ usage_model?: 'bundled' | 'unbound' | 'standard';
      }
      export namespace ScriptRuntime {
        export interface Limits {
          /** @unit milliseconds @example 50 @readOnly */ cpu_ms?: Integer;
        }
        export type WorkersDurableObjectDeletedExport = Workers.Script.WorkersDurableObjectDeletedExport;
        export type WorkersDurableObjectExpectingTransferExport = Workers.Script.WorkersDurableObjectExpectingTransferExport;
        export type WorkersDurableObjectExport = Workers.Script.WorkersDurableObjectExport;
        export type WorkersDurableObjectRenamedExport = Workers.Script.WorkersDurableObjectRenamedExport;
        export type WorkersDurableObjectTransferredExport = Workers.Script.WorkersDurableObjectTransferredExport;
        export type WorkersWorkerExport = Workers.Script.WorkersWorkerExport;
        export namespace WorkersWorkerExport {
          export type Cache = Workers.Script.WorkersWorkerExport.Cache;
        }
      }
      export type WorkersBindingKindAI = Workers.BindingKindAI;
      export type WorkersBindingKindAISearch = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch;
      export type WorkersBindingKindAISearchNamespace = Workers.BindingKindAISearchNamespace;
      export type WorkersBindingKindAnalyticsEngine = Workers.BindingKindAnalyticsEngine;
      export type WorkersBindingKindAssets = Workers.BindingKindAssets;
      export type WorkersBindingKindBrowser = Workers.BindingKindBrowser;
      export type WorkersBindingKindD1 = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1;
      export type WorkersBindingKindDataBlob = Workers.BindingKindDataBlob;
      export type WorkersBindingKindDispatchNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace;
      export namespace WorkersBindingKindDispatchNamespace {
        export type Outbound = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound;
        export namespace Outbound {
          export type Param = Workers.Beta.Worker.TailConsumer;
          export type Worker = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound.Worker;
        }
      }
      export type WorkersBindingKindDurableObjectNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace;
      export type WorkersBindingKindFlagship = Workers.BindingKindFlagship;
      export type WorkersBindingKindHyperdrive = Workers.BindingKindHyperdrive;
      export type WorkersBindingKindImages = Workers.BindingKindImages;
      export type WorkersBindingKindInherit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit;
      export type WorkersBindingKindJson = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson;
      export type WorkersBindingKindKVNamespace = Workers.BindingKindKvNamespace;
      export type WorkersBindingKindMTLSCertificate = Workers.BindingKindMtlsCertificate;
      export type WorkersBindingKindMedia = Workers.BindingKindMedia;
      export type WorkersBindingKindMessaging = Workers.BindingKindMessaging;
      export type WorkersBindingKindPipelines = Workers.BindingKindPipelines;
      export type WorkersBindingKindPlainText = Workers.BindingKindPlainText;
      export type WorkersBindingKindQueue = Workers.BindingKindQueue;
      export type WorkersBindingKindR2Bucket = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket;
      export type WorkersBindingKindRatelimit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit;
      export namespace WorkersBindingKindRatelimit {
        export type Simple = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit.Simple;
      }
      export type WorkersBindingKindSecretKey = SecretGetResponse.WorkersBindingKindSecretKey;
      export type WorkersBindingKindSecretText = SecretGetResponse.WorkersBindingKindSecretText;
      export type WorkersBindingKindSecretsStoreSecret = Workers.BindingKindSecretsStoreSecret;
      export type WorkersBindingKindSendEmail = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail;
      export type WorkersBindingKindService = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService;
      export type WorkersBindingKindTextBlob = Workers.BindingKindTextBlob;
      export type WorkersBindingKindVPCNetwork = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork;
      export type WorkersBindingKindVPCService = Workers.BindingKindVpcService;
      export type WorkersBindingKindVectorize = Workers.BindingKindVectorize;
      export type WorkersBindingKindVersionMetadata = Workers.BindingKindVersionMetadata;
      export type WorkersBindingKindWasmModule = Workers.BindingKindWasmModule;
      export type WorkersBindingKindWorkflow = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow;
    }
  }

  /** Encrypted values that a program can use. */
  export interface Secrets {
    /** Set one text or key secret on a Worker, overwriting the same name.
     *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}/secrets
     *  @permission Workers Scripts Write
     *  @availability ga */
    update(scriptName: string, params: SecretUpdateParams, options?: RequestOptions): APIPromise<SecretGetResponse>;

    /** List the names and types of a Worker's secrets.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/secrets
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    list(
      scriptName: string,
      params: SecretListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SecretGetResponse>, SecretGetResponse>;

    /** Delete a secret binding from a Worker.
     *  @http DELETE /accounts/{account_id}/workers/scripts/{script_name}/secrets/{secret_name}
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(secretName: string, params: SecretDeleteParams, options?: RequestOptions): APIPromise<SecretDeleteResponse | null>;

    /** Change several secrets of a Worker in one request.
     *  @http PATCH /accounts/{account_id}/workers/scripts/{script_name}/secrets-bulk
     *  @body json required */
    bulkUpdate(scriptName: string, params: SecretBulkUpdateParams, options?: RequestOptions): APIPromise<SecretBulkUpdateResponse>;

    /** Read a Worker secret's name and type, never its value.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/secrets/{secret_name}
     *  @availability ga */
    get(secretName: string, params: SecretGetParams, options?: RequestOptions): APIPromise<SecretGetResponse>;
  }

  /** @discriminator type */
  export type SecretUpdateParams = SecretUpdateParams.WorkersBindingKindSecretText | SecretUpdateParams.WorkersBindingKindSecretKey;
  export namespace SecretUpdateParams {
    export interface WorkersBindingKindSecretKey extends InAccount {
      algorithm: unknown;
      format: 'raw' | 'pkcs8' | 'spki' | 'jwk';
      /** @example "myBinding" */ name: string;
      type: 'secret_key';
      usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey')[];
      /** @writeOnly @sensitive */ key_base64?: string;
      /** @writeOnly @sensitive */ key_jwk?: unknown;
    }
    export interface WorkersBindingKindSecretText extends InAccount {
      /** @example "myBinding" */ name: string;
      /** @writeOnly @sensitive */ text: string;
      type: 'secret_text';
    }
  }

  export import SecretUpdateResponse = Scripts.SecretGetResponse;

  export type SecretListParams = InAccount;

  export import SecretListResponse = Scripts.SecretGetResponse;

  export interface SecretDeleteParams extends InAccount {
    /** @example "this-is_my_script-01" */ script_name: string;
    /** @query @readOnly */ url_encoded?: boolean;
  }

  export type SecretDeleteResponse = unknown;

  export interface SecretBulkUpdateParams extends InAccount {
    secrets?: { [key: string]: /** @discriminator type */ Workers.BindingKindSecretText | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey | null };
    version_tags?: { [key: string]: unknown };
  }
  export namespace SecretBulkUpdateParams {
    export type WorkersBindingKindSecretKey = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey;
    export type WorkersBindingKindSecretText = Workers.BindingKindSecretText;
  }

  export type SecretBulkUpdateResponse = { [key: string]: /** @discriminator type */ SecretGetResponse.WorkersBindingKindSecretText | SecretGetResponse.WorkersBindingKindSecretKey };
  export namespace SecretBulkUpdateResponse {
    export type WorkersBindingKindSecretKey = SecretGetResponse.WorkersBindingKindSecretKey;
    export type WorkersBindingKindSecretText = SecretGetResponse.WorkersBindingKindSecretText;
  }

  export interface SecretGetParams extends InAccount {
    /** @example "this-is_my_script-01" */ script_name: string;
    /** @readOnly */ url_encoded?: boolean;
  }

  /** @discriminator type */
  export type SecretGetResponse = SecretGetResponse.WorkersBindingKindSecretText | SecretGetResponse.WorkersBindingKindSecretKey;
  export namespace SecretGetResponse {
    export interface WorkersBindingKindSecretKey {
      algorithm: unknown;
      format: 'raw' | 'pkcs8' | 'spki' | 'jwk';
      /** @example "myBinding" */ name: string;
      type: 'secret_key';
      usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey')[];
    }
    export interface WorkersBindingKindSecretText {
      /** @example "myBinding" */ name: string;
      type: 'secret_text';
    }
  }

  /** Lasting and per-version options read together. */
  export interface ScriptAndVersionSettings {
    /** Patch a Worker's bindings, compatibility date and other version settings.
     *  @http PATCH /accounts/{account_id}/workers/scripts/{script_name}/settings
     *  @body multipart required quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga */
    edit(
      scriptName: string,
      params: ScriptAndVersionSettingEditParams,
      options?: RequestOptions,
    ): APIPromise<ScriptAndVersionSettingGetResponse>;

    /** Read a Worker's script settings along with those of its latest version.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/settings
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(
      scriptName: string,
      params: ScriptAndVersionSettingGetParams,
      options?: RequestOptions,
    ): APIPromise<ScriptAndVersionSettingGetResponse>;
  }

  export interface ScriptAndVersionSettingEditParams extends InAccount {
    settings?: ScriptAndVersionSettingEditParams.Settings;
  }
  export namespace ScriptAndVersionSettingEditParams {
    export interface Settings {
      annotations?: Workers.ScriptUpdateParams.Metadata.Annotations;
      bindings?: (/** @discriminator type */ Workers.BindingKindAI | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch | Workers.BindingKindAISearchNamespace | Workers.BindingKindMessaging | Workers.BindingKindAnalyticsEngine | Workers.BindingKindAssets | Workers.BindingKindBrowser | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1 | Workers.BindingKindDataBlob | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit | Workers.BindingKindImages | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson | Workers.BindingKindKvNamespace | Workers.BindingKindMedia | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText | Workers.BindingKindPipelines | Workers.BindingKindQueue | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket | Workers.BindingKindSecretText | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService | Workers.BindingKindTextBlob | Workers.BindingKindVectorize | Workers.BindingKindVersionMetadata | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow | Workers.BindingKindWasmModule | Workers.BindingKindVpcService | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork)[];
      cache_options?: Workers.Script.CacheOptions;
      /** @example "2021-01-01" */ compatibility_date?: string;
      /** @default [] */ compatibility_flags?: string[];
      exports?: { [key: string]: Workers.Script.WorkersWorkerExport | Workers.Script.WorkersDurableObjectExport | Workers.Script.WorkersDurableObjectDeletedExport | Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectRenamedExport | Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectTransferredExport | Workers.Script.WorkersDurableObjectExpectingTransferExport };
      limits?: Workers.ScriptUpdateParams.Metadata.Limits;
      /** @default false */ logpush?: boolean;
      /** @writeOnly */ migrations?: Workers.SingleStepMigrationParam | Workers.MultipleStepMigrations;
      observability?: Workers.Script.Observability;
      placement?: ScriptAndVersionSettingGetResponse.Mode | Workers.Script.UnionMember7.Region | Workers.Script.UnionMember7.Hostname | Workers.Script.UnionMember7.Host | Workers.ScriptUpdateParams.Metadata.UnionMember4 | Workers.ScriptUpdateParams.Metadata.UnionMember5 | Workers.ScriptUpdateParams.Metadata.UnionMember6 | Workers.ScriptUpdateParams.Metadata.UnionMember7;
      /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
      tail_consumers?: ConsumerScript[] | null;
      /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
    }
    export namespace Settings {
      export type Annotations = Workers.ScriptUpdateParams.Metadata.Annotations;
      export type CacheOptions = Workers.Script.CacheOptions;
      export type Host = Workers.Script.UnionMember7.Host;
      export type Hostname = Workers.Script.UnionMember7.Hostname;
      export type Limits = Workers.ScriptUpdateParams.Metadata.Limits;
      export type Mode = ScriptAndVersionSettingGetResponse.Mode;
      export type Observability = Workers.Script.Observability;
      export namespace Observability {
        export type Logs = Workers.Script.Observability.Logs;
        export type Traces = Workers.Script.Observability.Traces;
      }
      export type Region = Workers.Script.UnionMember7.Region;
      export type UnionMember4 = Workers.ScriptUpdateParams.Metadata.UnionMember4;
      export type UnionMember5 = Workers.ScriptUpdateParams.Metadata.UnionMember5;
      export type UnionMember6 = Workers.ScriptUpdateParams.Metadata.UnionMember6;
      export type UnionMember7 = Workers.ScriptUpdateParams.Metadata.UnionMember7;
      export namespace UnionMember7 {
        export type Host = Workers.Script.UnionMember7.Host;
        export type Hostname = Workers.Script.UnionMember7.Hostname;
        export type Region = Workers.Script.UnionMember7.Region;
      }
      export type WorkersBindingKindAI = Workers.BindingKindAI;
      export type WorkersBindingKindAISearch = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch;
      export type WorkersBindingKindAISearchNamespace = Workers.BindingKindAISearchNamespace;
      export type WorkersBindingKindAnalyticsEngine = Workers.BindingKindAnalyticsEngine;
      export type WorkersBindingKindAssets = Workers.BindingKindAssets;
      export type WorkersBindingKindBrowser = Workers.BindingKindBrowser;
      export type WorkersBindingKindD1 = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1;
      export type WorkersBindingKindDataBlob = Workers.BindingKindDataBlob;
      export type WorkersBindingKindDispatchNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace;
      export namespace WorkersBindingKindDispatchNamespace {
        export type Outbound = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound;
        export namespace Outbound {
          export type Param = Workers.Beta.Worker.TailConsumer;
          export type Worker = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound.Worker;
        }
      }
      export type WorkersBindingKindDurableObjectNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace;
      export type WorkersBindingKindFlagship = Workers.BindingKindFlagship;
      export type WorkersBindingKindHyperdrive = Workers.BindingKindHyperdrive;
      export type WorkersBindingKindImages = Workers.BindingKindImages;
      export type WorkersBindingKindInherit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit;
      export type WorkersBindingKindJson = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson;
      export type WorkersBindingKindKVNamespace = Workers.BindingKindKvNamespace;
      export type WorkersBindingKindMTLSCertificate = Workers.BindingKindMtlsCertificate;
      export type WorkersBindingKindMedia = Workers.BindingKindMedia;
      export type WorkersBindingKindMessaging = Workers.BindingKindMessaging;
      export type WorkersBindingKindPipelines = Workers.BindingKindPipelines;
      export type WorkersBindingKindPlainText = Workers.BindingKindPlainText;
      export type WorkersBindingKindQueue = Workers.BindingKindQueue;
      export type WorkersBindingKindR2Bucket = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket;
      export type WorkersBindingKindRatelimit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit;
      export namespace WorkersBindingKindRatelimit {
        export type Simple = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit.Simple;
      }
      export type WorkersBindingKindSecretKey = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey;
      export type WorkersBindingKindSecretText = Workers.BindingKindSecretText;
      export type WorkersBindingKindSecretsStoreSecret = Workers.BindingKindSecretsStoreSecret;
      export type WorkersBindingKindSendEmail = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail;
      export type WorkersBindingKindService = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService;
      export type WorkersBindingKindTextBlob = Workers.BindingKindTextBlob;
      export type WorkersBindingKindVPCNetwork = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork;
      export type WorkersBindingKindVPCService = Workers.BindingKindVpcService;
      export type WorkersBindingKindVectorize = Workers.BindingKindVectorize;
      export type WorkersBindingKindVersionMetadata = Workers.BindingKindVersionMetadata;
      export type WorkersBindingKindWasmModule = Workers.BindingKindWasmModule;
      export type WorkersBindingKindWorkflow = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow;
      export type WorkersDurableObjectDeletedExport = Workers.Script.WorkersDurableObjectDeletedExport;
      export type WorkersDurableObjectExpectingTransferExport = Workers.Script.WorkersDurableObjectExpectingTransferExport;
      export type WorkersDurableObjectExport = Workers.Script.WorkersDurableObjectExport;
      export type WorkersDurableObjectRenamedExport = Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectRenamedExport;
      export type WorkersDurableObjectTransferredExport = Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectTransferredExport;
      export type WorkersMultipleStepMigrations = Workers.MultipleStepMigrations;
      export type WorkersWorkerExport = Workers.Script.WorkersWorkerExport;
      export namespace WorkersWorkerExport {
        export type Cache = Workers.Script.WorkersWorkerExport.Cache;
      }
    }
  }

  export import ScriptAndVersionSettingEditResponse = Scripts.ScriptAndVersionSettingGetResponse;

  export type ScriptAndVersionSettingGetParams = InAccount;

  export interface ScriptAndVersionSettingGetResponse {
    annotations?: ScriptAndVersionSettingGetResponse.Annotations;
    bindings?: (/** @discriminator type */ Workers.BindingKindAI | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch | Workers.BindingKindAISearchNamespace | Workers.BindingKindMessaging | Workers.BindingKindAnalyticsEngine | Workers.BindingKindAssets | Workers.BindingKindBrowser | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1 | Workers.BindingKindDataBlob | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit | Workers.BindingKindImages | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson | Workers.BindingKindKvNamespace | Workers.BindingKindMedia | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText | Workers.BindingKindPipelines | Workers.BindingKindQueue | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket | SecretGetResponse.WorkersBindingKindSecretText | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService | Workers.BindingKindTextBlob | Workers.BindingKindVectorize | Workers.BindingKindVersionMetadata | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship | SecretGetResponse.WorkersBindingKindSecretKey | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow | Workers.BindingKindWasmModule | Workers.BindingKindVpcService | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork)[];
    cache_options?: Workers.Script.CacheOptions;
    /** @example "2021-01-01" */ compatibility_date?: string;
    /** @default [] */ compatibility_flags?: string[];
    /** @readOnly */ exports_reconciliation?: VersionCreateResponse.ExportsReconciliation;
    limits?: Workers.ScriptUpdateParams.Metadata.Limits;
    /** @default false */ logpush?: boolean;
    observability?: Workers.Script.Observability;
    placement?: ScriptAndVersionSettingGetResponse.Mode | Workers.Script.UnionMember7.Region | Workers.Script.UnionMember7.Hostname | Workers.Script.UnionMember7.Host | Workers.ScriptUpdateParams.Metadata.UnionMember4 | Workers.ScriptUpdateParams.Metadata.UnionMember5 | Workers.ScriptUpdateParams.Metadata.UnionMember6 | Workers.ScriptUpdateParams.Metadata.UnionMember7;
    /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    tail_consumers?: ConsumerScript[] | null;
    /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }
  export namespace ScriptAndVersionSettingGetResponse {
    export interface Annotations {
      /** @maxLength 1000 */ 'workers/message'?: string;
      /** @maxLength 100 @example "v1.0.1" */ 'workers/tag'?: string;
      /** @example "upload" @readOnly */ 'workers/triggered_by'?: string;
    }
    export type CacheOptions = Workers.Script.CacheOptions;
    export import ExportsReconciliation = VersionCreateResponse.ExportsReconciliation;
    export type Host = Workers.Script.UnionMember7.Host;
    export type Hostname = Workers.Script.UnionMember7.Hostname;
    export type Limits = Workers.ScriptUpdateParams.Metadata.Limits;
    export interface Mode {
      mode: 'smart';
    }
    export type Observability = Workers.Script.Observability;
    export namespace Observability {
      export type Logs = Workers.Script.Observability.Logs;
      export type Traces = Workers.Script.Observability.Traces;
    }
    export type Region = Workers.Script.UnionMember7.Region;
    export type UnionMember4 = Workers.ScriptUpdateParams.Metadata.UnionMember4;
    export type UnionMember5 = Workers.ScriptUpdateParams.Metadata.UnionMember5;
    export type UnionMember6 = Workers.ScriptUpdateParams.Metadata.UnionMember6;
    export type UnionMember7 = Workers.ScriptUpdateParams.Metadata.UnionMember7;
    export namespace UnionMember7 {
      export type Host = Workers.Script.UnionMember7.Host;
      export type Hostname = Workers.Script.UnionMember7.Hostname;
      export type Region = Workers.Script.UnionMember7.Region;
    }
    export type WorkersBindingKindAI = Workers.BindingKindAI;
    export type WorkersBindingKindAISearch = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch;
    export type WorkersBindingKindAISearchNamespace = Workers.BindingKindAISearchNamespace;
    export type WorkersBindingKindAnalyticsEngine = Workers.BindingKindAnalyticsEngine;
    export type WorkersBindingKindAssets = Workers.BindingKindAssets;
    export type WorkersBindingKindBrowser = Workers.BindingKindBrowser;
    export type WorkersBindingKindD1 = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1;
    export type WorkersBindingKindDataBlob = Workers.BindingKindDataBlob;
    export type WorkersBindingKindDispatchNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace;
    export namespace WorkersBindingKindDispatchNamespace {
      export type Outbound = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound;
      export namespace Outbound {
        export type Param = Workers.Beta.Worker.TailConsumer;
        export type Worker = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound.Worker;
      }
    }
    export type WorkersBindingKindDurableObjectNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace;
    export type WorkersBindingKindFlagship = Workers.BindingKindFlagship;
    export type WorkersBindingKindHyperdrive = Workers.BindingKindHyperdrive;
    export type WorkersBindingKindImages = Workers.BindingKindImages;
    export type WorkersBindingKindInherit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit;
    export type WorkersBindingKindJson = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson;
    export type WorkersBindingKindKVNamespace = Workers.BindingKindKvNamespace;
    export type WorkersBindingKindMTLSCertificate = Workers.BindingKindMtlsCertificate;
    export type WorkersBindingKindMedia = Workers.BindingKindMedia;
    export type WorkersBindingKindMessaging = Workers.BindingKindMessaging;
    export type WorkersBindingKindPipelines = Workers.BindingKindPipelines;
    export type WorkersBindingKindPlainText = Workers.BindingKindPlainText;
    export type WorkersBindingKindQueue = Workers.BindingKindQueue;
    export type WorkersBindingKindR2Bucket = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket;
    export type WorkersBindingKindRatelimit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit;
    export namespace WorkersBindingKindRatelimit {
      export type Simple = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit.Simple;
    }
    export type WorkersBindingKindSecretKey = SecretGetResponse.WorkersBindingKindSecretKey;
    export type WorkersBindingKindSecretText = SecretGetResponse.WorkersBindingKindSecretText;
    export type WorkersBindingKindSecretsStoreSecret = Workers.BindingKindSecretsStoreSecret;
    export type WorkersBindingKindSendEmail = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail;
    export type WorkersBindingKindService = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService;
    export type WorkersBindingKindTextBlob = Workers.BindingKindTextBlob;
    export type WorkersBindingKindVPCNetwork = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork;
    export type WorkersBindingKindVPCService = Workers.BindingKindVpcService;
    export type WorkersBindingKindVectorize = Workers.BindingKindVectorize;
    export type WorkersBindingKindVersionMetadata = Workers.BindingKindVersionMetadata;
    export type WorkersBindingKindWasmModule = Workers.BindingKindWasmModule;
    export type WorkersBindingKindWorkflow = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow;
  }

  /** How CPU time is billed. */
  export interface UsageModel {
    /** Read the usage model that a Worker is billed by.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/usage-model
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-script-fetch-usage-model */
    get(scriptName: string, params: UsageModelGetParams, options?: RequestOptions): APIPromise<UsageModelGetResponse>;

    /** Set a Worker's usage model and the limits on its use.
     *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}/usage-model
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-script-update-usage-model */
    update(scriptName: string, params: UsageModelUpdateParams, options?: RequestOptions): APIPromise<UsageModelGetResponse>;
  }

  export type UsageModelGetParams = InAccount;

  export interface UsageModelGetResponse {
    /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
    user_limits?: Workers.UserLimits;
  }

  export interface UsageModelUpdateParams extends InAccount {
    /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
    user_limits?: Workers.UserLimits;
  }

  export type UsageModelUpdateResponse = UsageModelGetResponse;

  export interface ConsumerScript {
    /** @example "my-log-consumer" */ service: string;
    /** @example "production" */ environment?: string;
    /** @example "my-namespace" */ namespace?: string;
  }

  export type ConsumerScriptParam = ConsumerScript;

  export type SecretListResponsesSinglePage = SinglePage<SecretGetResponse>;

  export type VersionListResponsesV4PagePagination = V4PagePagination<VersionListResponse>;
}

export declare namespace Scripts.Assets {
  /** Manifest that tells which files still have to be sent. */
  export interface Upload {
    /** Open an asset upload session from a manifest and learn which files to send.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/assets-upload-session
     *  @permission Workers Scripts Write
     *  @availability ga */
    create(scriptName: string, params: UploadCreateParams, options?: RequestOptions): APIPromise<UploadCreateResponse>;
  }

  export interface UploadCreateParams extends InAccount {
    manifest: { [key: string]: UploadCreateParams.Manifest };
  }
  export namespace UploadCreateParams {
    export interface Manifest {
      hash: string;
      size: Integer;
    }
  }

  export interface UploadCreateResponse {
    buckets?: (string[])[];
    /** @sensitive */ jwt?: string;
  }
}
