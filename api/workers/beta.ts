import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, ErrorData, InAccount, Integer, ResponseInfo, Result } from '../_shared.ts';
import type { Workers as WorkersProduct } from './index.ts';
import type { WorkersForPlatforms } from '../workers-for-platforms.ts';

/** Newer calls that separate a script from its versions. */
export interface Beta {
  readonly workers: Beta.Workers;
}

export declare namespace Beta {
  /** Scripts as lasting objects with an id. */
  export interface Workers {
    readonly versions: Workers.Versions;

    /** Register a Worker by name and settings, before any code is uploaded.
     *  @http POST /accounts/{account_id}/workers/workers
     *  @permission Workers Scripts Write
     *  @availability ga */
    create(params: WorkerCreateParams, options?: RequestOptions): APIPromise<Worker>;

    /** Replace a Worker's settings as a whole, leaving its versions as they are.
     *  @http PUT /accounts/{account_id}/workers/workers/{worker_id}
     *  @permission Workers Scripts Write
     *  @availability ga */
    update(workerID: string, params: WorkerUpdateParams, options?: RequestOptions): APIPromise<Worker>;

    /** Page through the account's Workers in a chosen order.
     *  @http GET /accounts/{account_id}/workers/workers
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    list(params: WorkerListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Worker>, Worker>;

    /** Delete a Worker by ID, with all its versions.
     *  @http DELETE /accounts/{account_id}/workers/workers/{worker_id}
     *  @unwrapped
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(workerID: string, params: WorkerDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

    /** Change a Worker's name, tags, logging or subdomain without new code.
     *  @http PATCH /accounts/{account_id}/workers/workers/{worker_id}
     *  @availability ga */
    edit(workerID: string, params: WorkerEditParams, options?: RequestOptions): APIPromise<Worker>;

    /** Look up a Worker by ID with its settings and references.
     *  @http GET /accounts/{account_id}/workers/workers/{worker_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(workerID: string, params: WorkerGetParams, options?: RequestOptions): APIPromise<Worker>;
  }

  export interface WorkerCreateParams extends InAccount {
    /** @example "my-worker" */ name: string;
    /** @default false */ logpush?: boolean;
    observability?: Worker.Observability;
    subdomain?: WorkerEditParams.Subdomain;
    /** @maxItems 8 @default [] */ tags?: (/** @maxLength 1024 */ string)[];
    /** @default [] */ tail_consumers?: Worker.TailConsumer[];
  }
  export namespace WorkerCreateParams {
    export import Observability = Worker.Observability;
    export type Subdomain = WorkerEditParams.Subdomain;
    export type TailConsumer = Worker.TailConsumer;
  }

  export interface Worker {
    /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" @readOnly */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** @default false */ logpush: boolean;
    /** @example "my-worker" */ name: string;
    observability: Worker.Observability;
    /** @readOnly */ references: Worker.References;
    subdomain: Worker.Subdomain;
    /** @maxItems 8 @default [] */ tags: (/** @maxLength 1024 */ string)[];
    /** @default [] */ tail_consumers: Worker.TailConsumer[];
    /** @readOnly */ updated_on: DateTime;
    /** @readOnly */ deployed_on?: DateTime | null;
  }
  export namespace Worker {
    export interface Observability {
      /** @default false */ enabled?: boolean;
      /** @default 1 @example 1 */ head_sampling_rate?: number;
      logs?: Observability.Logs;
      traces?: Observability.Traces;
    }
    export namespace Observability {
      export interface Logs {
        /** @default [] */ destinations?: string[];
        /** @default false */ enabled?: boolean;
        /** @default 1 @example 1 */ head_sampling_rate?: number;
        /** @default true */ invocation_logs?: boolean;
        /** @default true */ persist?: boolean;
      }
      export interface Traces {
        /** @default [] */ destinations?: string[];
        /** @default false */ enabled?: boolean;
        /** @default 1 @example 1 */ head_sampling_rate?: number;
        /** @default true */ persist?: boolean;
        /** @default "authenticated" */ propagation_policy?: 'authenticated' | 'accept';
      }
    }
    export interface References {
      dispatch_namespace_outbounds: References.DurableObject[];
      domains: References.Domain[];
      durable_objects: References.DurableObject[];
      queues: References.Queue[];
      workers: References.Worker[];
    }
    export namespace References {
      export type DispatchNamespaceOutbound = DurableObject;
      export interface Domain {
        /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ id: string;
        certificate_id: string;
        /** @example "my-worker.example.com" */ hostname: string;
        /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ zone_id: string;
        /** @example "example.com" */ zone_name: string;
      }
      export interface DurableObject {
        /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ namespace_id: string;
        /** @example "my-durable-object-namespace" */ namespace_name: string;
        /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ worker_id: string;
        /** @example "my-worker" */ worker_name: string;
      }
      export interface Queue {
        /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ queue_consumer_id: string;
        /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ queue_id: string;
        /** @example "my-queue" */ queue_name: string;
      }
      export interface Worker {
        /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ id: string;
        /** @example "my-worker" */ name: string;
      }
    }
    export interface Subdomain {
      /** @default false */ enabled?: boolean;
      /** @example "-my-worker.my-subdomain.workers.dev" @readOnly */ preview_url_suffix?: string;
      previews_enabled?: boolean;
      /** @format uri @example "https://my-worker.my-subdomain.workers.dev" @readOnly */ url?: string;
    }
    export interface TailConsumer {
      /** @example "my-tail-consumer" */ name: string;
    }
  }

  export import WorkerUpdateParams = Beta.WorkerCreateParams;

  export interface WorkerListParams extends InAccount {
    /** @default "desc" */ order?: 'asc' | 'desc';
    /** @default "deployed_on" */ order_by?: 'deployed_on' | 'updated_on' | 'created_on' | 'name';
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 10 */ per_page?: Integer;
  }

  export type WorkerDeleteParams = InAccount;

  export type WorkerDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace WorkerDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export interface WorkerEditParams extends InAccount {
    /** @default false */ logpush: boolean;
    /** @example "my-worker" */ name: string;
    observability: Worker.Observability;
    subdomain: WorkerEditParams.Subdomain;
    /** @maxItems 8 @default [] */ tags: (/** @maxLength 1024 */ string)[];
    /** @default [] */ tail_consumers: Worker.TailConsumer[];
  }
  export namespace WorkerEditParams {
    export import Observability = Worker.Observability;
    export interface Subdomain {
      /** @default false */ enabled?: boolean;
      previews_enabled?: boolean;
    }
    export type TailConsumer = Worker.TailConsumer;
  }

  export type WorkerGetParams = InAccount;

  export type WorkersV4PagePaginationArray = V4PagePaginationArray<Worker>;
}

export declare namespace Beta.Workers {
  /** Uploaded states of a script, code and settings together. */
  export interface Versions {
    /** Build a version from modules and bindings, deploying it if asked.
     *  @http POST /accounts/{account_id}/workers/workers/{worker_id}/versions
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga */
    create(workerID: string, params: VersionCreateParams, options?: RequestOptions): APIPromise<Version>;

    /** Page through all versions of a Worker found by its ID.
     *  @http GET /accounts/{account_id}/workers/workers/{worker_id}/versions
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    list(workerID: string, params: VersionListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Version>, Version>;

    /** Delete one version of a Worker by its ID.
     *  @http DELETE /accounts/{account_id}/workers/workers/{worker_id}/versions/{version_id}
     *  @unwrapped
     *  @availability ga */
    delete(versionID: string, params: VersionDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

    /** Read one version's bindings and settings, with module code if included.
     *  @http GET /accounts/{account_id}/workers/workers/{worker_id}/versions/{version_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(versionID: string, params: VersionGetParams, options?: RequestOptions): APIPromise<Version>;

    /** Change given parts of a Worker's latest version, deploying it if asked.
     *  @http PATCH /accounts/{account_id}/workers/workers/{worker_id}/versions/latest
     *  @docs https://developers.cloudflare.com/api/operations/patchLatestWorkerVersion */
    editLatest(workerID: string, params: VersionEditLatestParams, options?: RequestOptions): APIPromise<WorkersProduct.Version>;
  }

  export interface VersionCreateParams extends InAccount {
    /** @query */ deploy?: boolean;
    annotations?: WorkersProduct.ScriptUpdateParams.Metadata.Annotations;
    assets?: Version.Assets;
    bindings?: (/** @discriminator type */ WorkersProduct.BindingKindAI | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch | WorkersProduct.BindingKindAISearchNamespace | WorkersProduct.BindingKindMessaging | WorkersProduct.BindingKindAnalyticsEngine | WorkersProduct.BindingKindAssets | WorkersProduct.BindingKindBrowser | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindD1 | WorkersProduct.BindingKindDataBlob | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace | WorkersProduct.BindingKindHyperdrive | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindInherit | WorkersProduct.BindingKindImages | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindJson | WorkersProduct.BindingKindKvNamespace | WorkersProduct.BindingKindMedia | WorkersProduct.BindingKindMtlsCertificate | WorkersProduct.BindingKindPlainText | WorkersProduct.BindingKindPipelines | WorkersProduct.BindingKindQueue | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket | WorkersProduct.BindingKindSecretText | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindService | WorkersProduct.BindingKindTextBlob | WorkersProduct.BindingKindVectorize | WorkersProduct.BindingKindVersionMetadata | WorkersProduct.BindingKindSecretsStoreSecret | WorkersProduct.BindingKindFlagship | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow | WorkersProduct.BindingKindWasmModule | WorkersProduct.BindingKindVpcService | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork)[];
    cache_options?: WorkersProduct.Script.CacheOptions;
    /** @example "2021-01-01" */ compatibility_date?: string;
    /** @default [] */ compatibility_flags?: string[];
    containers?: WorkersProduct.ContainerItem[];
    exports?: { [key: string]: WorkersProduct.Script.WorkersWorkerExport | WorkersProduct.Script.WorkersDurableObjectExport | WorkersProduct.Script.WorkersDurableObjectDeletedExport | WorkersProduct.ScriptUpdateParams.Metadata.WorkersDurableObjectRenamedExport | WorkersProduct.ScriptUpdateParams.Metadata.WorkersDurableObjectTransferredExport | WorkersProduct.Script.WorkersDurableObjectExpectingTransferExport };
    limits?: WorkersProduct.ScriptUpdateParams.Metadata.Limits;
    /** @example "index.js" */ main_module?: string;
    migrations?: WorkersProduct.SingleStepMigrationParam | WorkersProduct.MultipleStepMigrations;
    modules?: Version.Module[];
    package_dependencies?: WorkersProduct.ScriptUpdateParams.Metadata.PackageDependency[];
    placement?: WorkersProduct.Scripts.ScriptAndVersionSettingGetResponse.Mode | WorkersProduct.Script.UnionMember7.Region | WorkersProduct.Script.UnionMember7.Hostname | WorkersProduct.Script.UnionMember7.Host | WorkersProduct.ScriptUpdateParams.Metadata.UnionMember4 | WorkersProduct.ScriptUpdateParams.Metadata.UnionMember5 | WorkersProduct.ScriptUpdateParams.Metadata.UnionMember6 | WorkersProduct.ScriptUpdateParams.Metadata.UnionMember7;
    /** @default "standard" @deprecated */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }
  export namespace VersionCreateParams {
    export type Annotations = WorkersProduct.ScriptUpdateParams.Metadata.Annotations;
    export import Assets = Version.Assets;
    export type CacheOptions = WorkersProduct.Script.CacheOptions;
    export type Container = WorkersProduct.ContainerItem;
    export type Host = WorkersProduct.Script.UnionMember7.Host;
    export type Hostname = WorkersProduct.Script.UnionMember7.Hostname;
    export type Limits = WorkersProduct.ScriptUpdateParams.Metadata.Limits;
    export type Mode = WorkersProduct.Scripts.ScriptAndVersionSettingGetResponse.Mode;
    export type Module = Version.Module;
    export type PackageDependency = WorkersProduct.ScriptUpdateParams.Metadata.PackageDependency;
    export type Region = WorkersProduct.Script.UnionMember7.Region;
    export type UnionMember4 = WorkersProduct.ScriptUpdateParams.Metadata.UnionMember4;
    export type UnionMember5 = WorkersProduct.ScriptUpdateParams.Metadata.UnionMember5;
    export type UnionMember6 = WorkersProduct.ScriptUpdateParams.Metadata.UnionMember6;
    export type UnionMember7 = WorkersProduct.ScriptUpdateParams.Metadata.UnionMember7;
    export namespace UnionMember7 {
      export type Host = WorkersProduct.Script.UnionMember7.Host;
      export type Hostname = WorkersProduct.Script.UnionMember7.Hostname;
      export type Region = WorkersProduct.Script.UnionMember7.Region;
    }
    export type WorkersBindingKindAI = WorkersProduct.BindingKindAI;
    export type WorkersBindingKindAISearch = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch;
    export type WorkersBindingKindAISearchNamespace = WorkersProduct.BindingKindAISearchNamespace;
    export type WorkersBindingKindAnalyticsEngine = WorkersProduct.BindingKindAnalyticsEngine;
    export type WorkersBindingKindAssets = WorkersProduct.BindingKindAssets;
    export type WorkersBindingKindBrowser = WorkersProduct.BindingKindBrowser;
    export type WorkersBindingKindD1 = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindD1;
    export type WorkersBindingKindDataBlob = WorkersProduct.BindingKindDataBlob;
    export type WorkersBindingKindDispatchNamespace = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace;
    export namespace WorkersBindingKindDispatchNamespace {
      export type Outbound = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound;
      export namespace Outbound {
        export type Param = Beta.Worker.TailConsumer;
        export type Worker = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound.Worker;
      }
    }
    export type WorkersBindingKindDurableObjectNamespace = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace;
    export type WorkersBindingKindFlagship = WorkersProduct.BindingKindFlagship;
    export type WorkersBindingKindHyperdrive = WorkersProduct.BindingKindHyperdrive;
    export type WorkersBindingKindImages = WorkersProduct.BindingKindImages;
    export type WorkersBindingKindInherit = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindInherit;
    export type WorkersBindingKindJson = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindJson;
    export type WorkersBindingKindKVNamespace = WorkersProduct.BindingKindKvNamespace;
    export type WorkersBindingKindMTLSCertificate = WorkersProduct.BindingKindMtlsCertificate;
    export type WorkersBindingKindMedia = WorkersProduct.BindingKindMedia;
    export type WorkersBindingKindMessaging = WorkersProduct.BindingKindMessaging;
    export type WorkersBindingKindPipelines = WorkersProduct.BindingKindPipelines;
    export type WorkersBindingKindPlainText = WorkersProduct.BindingKindPlainText;
    export type WorkersBindingKindQueue = WorkersProduct.BindingKindQueue;
    export type WorkersBindingKindR2Bucket = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket;
    export type WorkersBindingKindRatelimit = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit;
    export namespace WorkersBindingKindRatelimit {
      export type Simple = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit.Simple;
    }
    export type WorkersBindingKindSecretKey = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey;
    export type WorkersBindingKindSecretText = WorkersProduct.BindingKindSecretText;
    export type WorkersBindingKindSecretsStoreSecret = WorkersProduct.BindingKindSecretsStoreSecret;
    export type WorkersBindingKindSendEmail = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail;
    export type WorkersBindingKindService = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindService;
    export type WorkersBindingKindTextBlob = WorkersProduct.BindingKindTextBlob;
    export type WorkersBindingKindVPCNetwork = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork;
    export type WorkersBindingKindVPCService = WorkersProduct.BindingKindVpcService;
    export type WorkersBindingKindVectorize = WorkersProduct.BindingKindVectorize;
    export type WorkersBindingKindVersionMetadata = WorkersProduct.BindingKindVersionMetadata;
    export type WorkersBindingKindWasmModule = WorkersProduct.BindingKindWasmModule;
    export type WorkersBindingKindWorkflow = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow;
    export type WorkersDurableObjectDeletedExport = WorkersProduct.Script.WorkersDurableObjectDeletedExport;
    export type WorkersDurableObjectExpectingTransferExport = WorkersProduct.Script.WorkersDurableObjectExpectingTransferExport;
    export type WorkersDurableObjectExport = WorkersProduct.Script.WorkersDurableObjectExport;
    export type WorkersDurableObjectRenamedExport = WorkersProduct.ScriptUpdateParams.Metadata.WorkersDurableObjectRenamedExport;
    export type WorkersDurableObjectTransferredExport = WorkersProduct.ScriptUpdateParams.Metadata.WorkersDurableObjectTransferredExport;
    export type WorkersMultipleStepMigrations = WorkersProduct.MultipleStepMigrations;
    export type WorkersWorkerExport = WorkersProduct.Script.WorkersWorkerExport;
    export namespace WorkersWorkerExport {
      export type Cache = WorkersProduct.Script.WorkersWorkerExport.Cache;
    }
  }

  export interface Version {
    /** @format uuid @readOnly */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ number: Integer;
    /** @readOnly */ urls: (/** @format uri */ string)[];
    annotations?: WorkersProduct.Scripts.ScriptAndVersionSettingGetResponse.Annotations;
    assets?: Version.Assets;
    bindings?: (/** @discriminator type */ WorkersProduct.BindingKindAI | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch | WorkersProduct.BindingKindAISearchNamespace | WorkersProduct.BindingKindMessaging | WorkersProduct.BindingKindAnalyticsEngine | WorkersProduct.BindingKindAssets | WorkersProduct.BindingKindBrowser | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindD1 | WorkersProduct.BindingKindDataBlob | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace | WorkersProduct.BindingKindHyperdrive | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindInherit | WorkersProduct.BindingKindImages | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindJson | WorkersProduct.BindingKindKvNamespace | WorkersProduct.BindingKindMedia | WorkersProduct.BindingKindMtlsCertificate | WorkersProduct.BindingKindPlainText | WorkersProduct.BindingKindPipelines | WorkersProduct.BindingKindQueue | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket | WorkersProduct.Scripts.SecretGetResponse.WorkersBindingKindSecretText | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindService | WorkersProduct.BindingKindTextBlob | WorkersProduct.BindingKindVectorize | WorkersProduct.BindingKindVersionMetadata | WorkersProduct.BindingKindSecretsStoreSecret | WorkersProduct.BindingKindFlagship | WorkersProduct.Scripts.SecretGetResponse.WorkersBindingKindSecretKey | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow | WorkersProduct.BindingKindWasmModule | WorkersProduct.BindingKindVpcService | WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork)[];
    cache_options?: WorkersProduct.Script.CacheOptions;
    /** @example "2021-01-01" */ compatibility_date?: string;
    /** @default [] */ compatibility_flags?: string[];
    containers?: WorkersProduct.ContainerItem[];
    exports?: { [key: string]: WorkersProduct.Script.WorkersWorkerExport | WorkersProduct.Script.WorkersDurableObjectExport | WorkersProduct.Script.WorkersDurableObjectDeletedExport | WorkersProduct.Script.WorkersDurableObjectRenamedExport | WorkersProduct.Script.WorkersDurableObjectTransferredExport | WorkersProduct.Script.WorkersDurableObjectExpectingTransferExport };
    /** @readOnly */ exports_reconciliation?: WorkersProduct.Scripts.VersionCreateResponse.ExportsReconciliation;
    limits?: WorkersProduct.ScriptUpdateParams.Metadata.Limits;
    /** @example "index.js" */ main_module?: string;
    /** @example "v1" @readOnly */ migration_tag?: string;
    migrations?: WorkersProduct.SingleStepMigration | Version.WorkersMultipleStepMigrations;
    modules?: Version.Module[];
    package_dependencies?: WorkersProduct.ScriptUpdateParams.Metadata.PackageDependency[];
    placement?: WorkersProduct.Scripts.ScriptAndVersionSettingGetResponse.Mode | WorkersProduct.Script.UnionMember7.Region | WorkersProduct.Script.UnionMember7.Hostname | WorkersProduct.Script.UnionMember7.Host | WorkersProduct.ScriptUpdateParams.Metadata.UnionMember4 | WorkersProduct.ScriptUpdateParams.Metadata.UnionMember5 | WorkersProduct.ScriptUpdateParams.Metadata.UnionMember6 | WorkersProduct.ScriptUpdateParams.Metadata.UnionMember7;
    /** @example "wrangler" @readOnly */ source?: string;
    /** @unit milliseconds @example 10 @readOnly */ startup_time_ms?: Integer;
    /** @default "standard" @deprecated */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }
  export namespace Version {
    export type Annotations = WorkersProduct.Scripts.ScriptAndVersionSettingGetResponse.Annotations;
    export interface Assets {
      config?: Assets.Config;
      /** @sensitive */ jwt?: string;
    }
    export namespace Assets {
      export interface Config {
        /** @default "auto-trailing-slash" */ html_handling?: 'auto-trailing-slash' | 'force-trailing-slash' | 'drop-trailing-slash' | 'none';
        /** @default "none" */ not_found_handling?: 'none' | '404-page' | 'single-page-application';
        /** @default false */ run_worker_first?: string[] | boolean;
      }
    }
    export type CacheOptions = WorkersProduct.Script.CacheOptions;
    export type Container = WorkersProduct.ContainerItem;
    export type ExportsReconciliation = WorkersProduct.Scripts.VersionCreateResponse.ExportsReconciliation;
    export namespace ExportsReconciliation {
      export type Info = WorkersProduct.Scripts.VersionCreateResponse.ExportsReconciliation.Info;
      export type Renamed = WorkersProduct.ExportsReconciliationRename;
      export type TransferPending = WorkersProduct.ExportsReconciliationTransferPending;
      export type Transferred = WorkersProduct.ExportsReconciliationTransfer;
      export type Warning = WorkersProduct.Scripts.VersionCreateResponse.ExportsReconciliation.Warning;
    }
    export type Host = WorkersProduct.Script.UnionMember7.Host;
    export type Hostname = WorkersProduct.Script.UnionMember7.Hostname;
    export type Limits = WorkersProduct.ScriptUpdateParams.Metadata.Limits;
    export type Mode = WorkersProduct.Scripts.ScriptAndVersionSettingGetResponse.Mode;
    export interface Module {
      /** @format byte */ content_base64: string;
      /** @example "application/javascript+module" */ content_type: string;
      /** @example "index.js" */ name: string;
    }
    export type PackageDependency = WorkersProduct.ScriptUpdateParams.Metadata.PackageDependency;
    export type Region = WorkersProduct.Script.UnionMember7.Region;
    export type UnionMember4 = WorkersProduct.ScriptUpdateParams.Metadata.UnionMember4;
    export type UnionMember5 = WorkersProduct.ScriptUpdateParams.Metadata.UnionMember5;
    export type UnionMember6 = WorkersProduct.ScriptUpdateParams.Metadata.UnionMember6;
    export type UnionMember7 = WorkersProduct.ScriptUpdateParams.Metadata.UnionMember7;
    export namespace UnionMember7 {
      export type Host = WorkersProduct.Script.UnionMember7.Host;
      export type Hostname = WorkersProduct.Script.UnionMember7.Hostname;
      export type Region = WorkersProduct.Script.UnionMember7.Region;
    }
    export type WorkersBindingKindAI = WorkersProduct.BindingKindAI;
    export type WorkersBindingKindAISearch = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch;
    export type WorkersBindingKindAISearchNamespace = WorkersProduct.BindingKindAISearchNamespace;
    export type WorkersBindingKindAnalyticsEngine = WorkersProduct.BindingKindAnalyticsEngine;
    export type WorkersBindingKindAssets = WorkersProduct.BindingKindAssets;
    export type WorkersBindingKindBrowser = WorkersProduct.BindingKindBrowser;
    export type WorkersBindingKindD1 = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindD1;
    export type WorkersBindingKindDataBlob = WorkersProduct.BindingKindDataBlob;
    export type WorkersBindingKindDispatchNamespace = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace;
    export namespace WorkersBindingKindDispatchNamespace {
      export type Outbound = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound;
      export namespace Outbound {
        export type Param = Beta.Worker.TailConsumer;
        export type Worker = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound.Worker;
      }
    }
    export type WorkersBindingKindDurableObjectNamespace = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace;
    export type WorkersBindingKindFlagship = WorkersProduct.BindingKindFlagship;
    export type WorkersBindingKindHyperdrive = WorkersProduct.BindingKindHyperdrive;
    export type WorkersBindingKindImages = WorkersProduct.BindingKindImages;
    export type WorkersBindingKindInherit = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindInherit;
    export type WorkersBindingKindJson = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindJson;
    export type WorkersBindingKindKVNamespace = WorkersProduct.BindingKindKvNamespace;
    export type WorkersBindingKindMTLSCertificate = WorkersProduct.BindingKindMtlsCertificate;
    export type WorkersBindingKindMedia = WorkersProduct.BindingKindMedia;
    export type WorkersBindingKindMessaging = WorkersProduct.BindingKindMessaging;
    export type WorkersBindingKindPipelines = WorkersProduct.BindingKindPipelines;
    export type WorkersBindingKindPlainText = WorkersProduct.BindingKindPlainText;
    export type WorkersBindingKindQueue = WorkersProduct.BindingKindQueue;
    export type WorkersBindingKindR2Bucket = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket;
    export type WorkersBindingKindRatelimit = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit;
    export namespace WorkersBindingKindRatelimit {
      export type Simple = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit.Simple;
    }
    export type WorkersBindingKindSecretKey = WorkersProduct.Scripts.SecretGetResponse.WorkersBindingKindSecretKey;
    export type WorkersBindingKindSecretText = WorkersProduct.Scripts.SecretGetResponse.WorkersBindingKindSecretText;
    export type WorkersBindingKindSecretsStoreSecret = WorkersProduct.BindingKindSecretsStoreSecret;
    export type WorkersBindingKindSendEmail = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail;
    export type WorkersBindingKindService = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindService;
    export type WorkersBindingKindTextBlob = WorkersProduct.BindingKindTextBlob;
    export type WorkersBindingKindVPCNetwork = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork;
    export type WorkersBindingKindVPCService = WorkersProduct.BindingKindVpcService;
    export type WorkersBindingKindVectorize = WorkersProduct.BindingKindVectorize;
    export type WorkersBindingKindVersionMetadata = WorkersProduct.BindingKindVersionMetadata;
    export type WorkersBindingKindWasmModule = WorkersProduct.BindingKindWasmModule;
    export type WorkersBindingKindWorkflow = WorkersProduct.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow;
    export type WorkersDurableObjectDeletedExport = WorkersProduct.Script.WorkersDurableObjectDeletedExport;
    export type WorkersDurableObjectExpectingTransferExport = WorkersProduct.Script.WorkersDurableObjectExpectingTransferExport;
    export type WorkersDurableObjectExport = WorkersProduct.Script.WorkersDurableObjectExport;
    export type WorkersDurableObjectRenamedExport = WorkersProduct.Script.WorkersDurableObjectRenamedExport;
    export type WorkersDurableObjectTransferredExport = WorkersProduct.Script.WorkersDurableObjectTransferredExport;
    export type WorkersMultipleStepMigrations = WorkersProduct.MultipleStepMigrations;
    export type WorkersWorkerExport = WorkersProduct.Script.WorkersWorkerExport;
    export namespace WorkersWorkerExport {
      export type Cache = WorkersProduct.Script.WorkersWorkerExport.Cache;
    }
  }

  export interface VersionListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 10 */ per_page?: Integer;
  }

  export interface VersionDeleteParams extends InAccount {
    worker_id: string;
  }

  export type VersionDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace VersionDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export interface VersionGetParams extends InAccount {
    worker_id: string;
    include?: 'modules';
  }

  export interface VersionEditLatestParams extends InAccount {
    /** @query */ deploy?: boolean;
    annotations?: {
      /** @maxLength 1000 */ 'workers/message'?: string;
      /** @maxLength 100 @example "v1.0.1" */ 'workers/tag'?: string;
      /** @example "upload" @readOnly */ 'workers/triggered_by'?: string;
    };
    assets?: {
      config?: {
        /** @default "auto-trailing-slash" */ html_handling?: 'auto-trailing-slash' | 'force-trailing-slash' | 'drop-trailing-slash' | 'none';
        /** @default "none" */ not_found_handling?: 'none' | '404-page' | 'single-page-application';
        /** @default false */ run_worker_first?: string[] | boolean;
      };
      /** @sensitive */ jwt?: string;
    };
    bindings?: WorkersProduct.Bindings;
    cache_options?: WorkersForPlatforms.CacheOptions;
    /** @example "2021-01-01" */ compatibility_date?: string;
    /** @default [] */ compatibility_flags?: string[];
    containers?: WorkersProduct.Containers;
    /** @readOnly */ created_on: DateTime;
    exports?: WorkersForPlatforms.ExportsConfigMap;
    /** @readOnly */ exports_reconciliation?: WorkersProduct.ExportsReconciliationResult;
    /** @format uuid @readOnly */ id: string;
    limits?: {
      /** @unit milliseconds @example 50 */ cpu_ms?: Integer;
      /** @example 1000 */ subrequests?: Integer;
    };
    /** @example "index.js" */ main_module?: string;
    /** @example "v1" @readOnly */ migration_tag?: string;
    migrations?: WorkersProduct.SingleStepMigrations | WorkersProduct.MultipleStepMigrations;
    modules?: ({
      /** @format byte */ content_base64: string;
      /** @example "application/javascript+module" */ content_type: string;
      /** @example "index.js" */ name: string;
    })[];
    /** @readOnly */ number: Integer;
    package_dependencies?: ({
      /** @example "4.17.22" */ installedVersion: string;
      /** @example "lodash" */ name: string;
      /** @example "^4.17.21" */ packageJsonVersion: string;
    })[];
    placement?: WorkersProduct.PlacementInfoNoStatus;
    /** @example "wrangler" @readOnly */ source?: string;
    /** @unit milliseconds @example 10 @readOnly */ startup_time_ms?: Integer;
    /** @readOnly */ urls: (/** @format uri */ string)[];
    /** @default "standard" @deprecated */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }

  export type VersionsV4PagePaginationArray = V4PagePaginationArray<Version>;
}
