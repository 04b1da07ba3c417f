import type { APIPromise, PagePromise, RequestOptions, SinglePage, Uploadable } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';
import type { Workers } from './workers/index.ts';

/** Workers for Platforms: Code written by your own customers, run at scale.
 *  @product workersForPlatforms Workers for Platforms
 *  @docs https://developers.cloudflare.com/cloudflare-for-platforms/workers-for-platforms/ */
export interface WorkersForPlatforms {
  readonly dispatch: WorkersForPlatforms.Dispatch;
}

export declare namespace WorkersForPlatforms {
  /** How requests reach customer code. */
  export interface Dispatch {
    readonly namespaces: Dispatch.Namespaces;
  }

  export interface NamespaceResponse {
    /** @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ created_by?: string;
    /** @readOnly */ created_on?: DateTime;
    /** @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ modified_by?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ namespace_id?: string;
    /** @example "my-dispatch-namespace" */ namespace_name?: string;
    /** @example 800 */ script_count?: Integer;
    /** @default false */ trusted_workers?: boolean;
  }

  export interface NamespaceScriptResponse {
    /** @readOnly */ created_on?: DateTime;
    /** @example "my-dispatch-namespace" */ dispatch_namespace?: string;
    /** @readOnly */ modified_on?: DateTime;
    script?: ScriptResponse;
  }

  export interface ScriptResponse {
    cache_options?: CacheOptions;
    /** @example "2021-01-01" */ compatibility_date?: string;
    /** @default [] */ compatibility_flags?: string[];
    /** @readOnly */ created_on?: DateTime;
    /** @example "ea95132c15732412d22c1476fa83f27a" @readOnly */ etag?: string;
    exports?: ExportsConfigMap;
    handlers?: string[];
    has_assets?: boolean;
    has_modules?: boolean;
    /** @example "my-workers-script" @readOnly */ id?: string;
    /** @example "wrangler" */ last_deployed_from?: string;
    /** @default false */ logpush?: boolean;
    /** @example "v1" */ migration_tag?: string;
    /** @readOnly */ modified_on?: DateTime;
    named_handlers?: ({ handlers?: string[]; /** @example "MyDurableObject" */ name?: string })[];
    observability?: Observability;
    placement?: PlacementInfo;
    placement_mode?: 'smart' | 'targeted';
    /** @readOnly */ placement_status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" @readOnly */ tag?: string;
    /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    tail_consumers?: TailConsumers;
    /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }

  export interface CacheOptions {
    /** @default false */ cross_version_cache?: boolean;
    /** @default false */ enabled: boolean;
  }

  /** @maxProperties 100 */
  export type ExportsConfigMap = { [key: string]: ExportConfig };

  /** @discriminator type */
  export type ExportConfig = WorkerExport | DurableObjectExportVariants;

  export interface WorkerExport {
    cache?: EntrypointCacheOptions;
    /** @default "created" */ state?: 'created';
    type: 'worker';
  }

  export interface EntrypointCacheOptions {
    enabled: boolean;
  }

  export type DurableObjectExportVariants =
    | DurableObjectExport | DurableObjectDeletedExport | DurableObjectRenamedExport
    | DurableObjectTransferredExport | DurableObjectExpectingTransferExport;

  export interface DurableObjectExport {
    /** @maxLength 128 @example "my-container" */ container?: string;
    /** @default "created" */ state?: 'created';
    storage: 'sqlite' | 'legacy-kv';
    type: 'durable-object';
  }

  export interface DurableObjectDeletedExport {
    state: 'deleted';
    type: 'durable-object';
  }

  export interface DurableObjectRenamedExport {
    /** @maxLength 128 @example "NewName" @writeOnly */ renamed_to: string;
    state: 'renamed';
    type: 'durable-object';
  }

  export interface DurableObjectTransferredExport {
    state: 'transferred';
    /** @maxLength 128 @example "target-worker" @writeOnly */ transferred_to: string;
    type: 'durable-object';
  }

  export interface DurableObjectExpectingTransferExport {
    /** @maxLength 128 @example "my-container" */ container?: string;
    state: 'expecting-transfer';
    storage: 'sqlite' | 'legacy-kv';
    /** @maxLength 128 @example "source-worker" */ transfer_from: string;
    type: 'durable-object';
  }

  export interface Observability {
    enabled: boolean;
    /** @example 0.1 */ head_sampling_rate?: number | null;
    logs?: {
      destinations?: string[];
      enabled: boolean;
      /** @example 0.1 */ head_sampling_rate?: number | null;
      invocation_logs: boolean;
      /** @default true */ persist?: boolean;
    };
    traces?: {
      destinations?: string[];
      enabled?: boolean;
      /** @example 0.1 */ head_sampling_rate?: number | null;
      /** @default true */ persist?: boolean;
      /** @default "authenticated" */ propagation_policy?: 'authenticated' | 'accept';
    };
  }

  export type PlacementInfo = ({ mode: 'smart' } | { /** @example "aws:us-east-1" */ region: string } | { /** @example "api.example.com" */ hostname: string } | { /** @example "db.example.com:5432" */ host: string } | { mode: 'targeted'; /** @example "aws:us-east-1" */ region: string } | { /** @example "api.example.com" */ hostname: string; mode: 'targeted' } | { /** @example "db.example.com:5432" */ host: string; mode: 'targeted' } | { mode: 'targeted'; /** @minItems 1 @maxItems 1 */ target: PlacementTarget[] }) & ({
    /** @readOnly */ last_analyzed_at?: DateTime;
    /** @readOnly */ status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
  });

  export type PlacementTarget =
    | { /** @example "aws:us-east-1" */ region: string }
    | { /** @example "api.example.com" */ hostname: string }
    | { /** @example "db.example.com:5432" */ host: string };

  export type TailConsumers = TailConsumersScript[] | null;

  export interface TailConsumersScript {
    /** @example "production" */ environment?: string;
    /** @example "my-namespace" */ namespace?: string;
    /** @example "my-log-consumer" */ service: string;
  }

  export interface NamespaceScriptDeleteBulkResponse {
    deleted?: ({ /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string })[];
    /** @example 100 */ deleted_count?: Integer;
    has_more?: boolean;
  }
}

export declare namespace WorkersForPlatforms.Dispatch {
  /** Collections of customer scripts. */
  export interface Namespaces {
    readonly scripts: Namespaces.Scripts;

    /** Make a dispatch namespace to hold your customers' Workers.
     *  @http POST /accounts/{account_id}/workers/dispatch/namespaces
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga */
    create(params: NamespaceCreateParams, options?: RequestOptions): APIPromise<NamespaceResponse>;

    /** List the account's dispatch namespaces.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    list(params: NamespaceListParams, options?: RequestOptions): PagePromise<SinglePage<NamespaceResponse>, NamespaceResponse>;

    /** Delete a dispatch namespace from the account.
     *  @http DELETE /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(dispatchNamespace: string, params: NamespaceDeleteParams, options?: RequestOptions): APIPromise<NamespaceDeleteResponse | null>;

    /** Look up a dispatch namespace's name, ID and script count.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(dispatchNamespace: string, params: NamespaceGetParams, options?: RequestOptions): APIPromise<NamespaceResponse>;

    /** Replace a dispatch namespace's name and trust in its Workers.
     *  @http PUT /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/namespace-worker-put-namespace */
    update(dispatchNamespace: string, params: NamespaceUpdateParams, options?: RequestOptions): APIPromise<NamespaceResponse>;

    /** Change only the given name or trusted-Workers mode of a dispatch namespace.
     *  @http PATCH /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/namespace-worker-patch-namespace */
    edit(dispatchNamespace: string, params: NamespaceEditParams, options?: RequestOptions): APIPromise<NamespaceResponse>;
  }

  export interface NamespaceCreateParams extends InAccount {
    /** @example "my-dispatch-namespace" */ name?: string;
  }

  export type NamespaceCreateResponse = NamespaceResponse;

  export type NamespaceListParams = InAccount;

  export type NamespaceListResponse = NamespaceResponse;

  export type NamespaceDeleteParams = InAccount;

  export type NamespaceDeleteResponse = unknown;

  export type NamespaceGetParams = InAccount;

  export type NamespaceGetResponse = NamespaceResponse;

  export type NamespaceUpdateParams = NamespaceEditParams;

  export interface NamespaceEditParams extends InAccount {
    /** @example "my-dispatch-namespace" */ name?: string;
    /** @default false */ trusted_workers?: boolean;
  }

  export type NamespaceListResponsesSinglePage = SinglePage<NamespaceResponse>;
}

export declare namespace WorkersForPlatforms.Dispatch.Namespaces {
  /** Single customer scripts. */
  export interface Scripts {
    readonly assetUpload: Scripts.AssetUpload;
    readonly content: Scripts.Content;
    readonly settings: Scripts.Settings;
    readonly bindings: Scripts.Bindings;
    readonly secrets: Scripts.Secrets;
    readonly tags: Scripts.Tags;

    /** Upload a user Worker into a dispatch namespace, replacing the old one.
     *  @http PUT /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}
     *  @body multipart quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga */
    update(scriptName: string, params: ScriptUpdateParams, options?: RequestOptions): APIPromise<Workers.ScriptUpdateResponse>;

    /** Delete a user Worker; force overrides remaining dependencies on it.
     *  @http DELETE /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(scriptName: string, params: ScriptDeleteParams, options?: RequestOptions): APIPromise<ScriptDeleteResponse | null>;

    /** Read a user Worker's details and the namespace it is in.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: ScriptGetParams, options?: RequestOptions): APIPromise<Script>;

    /** List the user Workers of a dispatch namespace, filtered by tags.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/namespace-worker-list-scripts */
    list(dispatchNamespace: string, params: ScriptListParams, options?: RequestOptions): APIPromise<NamespaceScriptResponse[]>;

    /** Delete the user Workers of a dispatch namespace that match tags.
     *  @http DELETE /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts
     *  @unwrapped
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/namespace-worker-delete-scripts */
    bulkDelete(
      dispatchNamespace: string,
      params: ScriptBulkDeleteParams,
      options?: RequestOptions,
    ): APIPromise<NamespaceScriptDeleteBulkResponse>;
  }

  export interface ScriptUpdateParams extends InAccount {
    /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
    metadata: ScriptUpdateParams.Metadata;
    /** @query */ bindings_inherit?: 'strict';
    files?: Uploadable[];
  }
  export namespace ScriptUpdateParams {
    export interface Metadata {
      assets?: Metadata.Assets;
      bindings?: (/** @discriminator type */ Scripts.BindingGetResponse.WorkersBindingKindAI | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch | Workers.BindingKindAISearchNamespace | Workers.BindingKindMessaging | Workers.BindingKindAnalyticsEngine | Scripts.BindingGetResponse.WorkersBindingKindAssets | Scripts.BindingGetResponse.WorkersBindingKindBrowser | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1 | Workers.BindingKindDataBlob | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit | Scripts.BindingGetResponse.WorkersBindingKindImages | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson | Workers.BindingKindKvNamespace | Scripts.BindingGetResponse.WorkersBindingKindMedia | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText | Workers.BindingKindPipelines | Workers.BindingKindQueue | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket | Workers.BindingKindSecretText | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService | Workers.BindingKindTextBlob | Workers.BindingKindVectorize | Scripts.BindingGetResponse.WorkersBindingKindVersionMetadata | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow | Workers.BindingKindWasmModule | Workers.BindingKindVpcService | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork)[];
      /** @example "worker.js" */ body_part?: string;
      cache_options?: Scripts.SettingGetResponse.CacheOptions;
      /** @example "2021-01-01" */ compatibility_date?: string;
      /** @default [] */ compatibility_flags?: string[];
      exports?: { [key: string]: Workers.Script.WorkersWorkerExport | Workers.Script.WorkersDurableObjectExport | Metadata.WorkersDurableObjectDeletedExport | Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectRenamedExport | Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectTransferredExport | Workers.Script.WorkersDurableObjectExpectingTransferExport };
      keep_assets?: boolean;
      keep_bindings?: string[];
      limits?: Scripts.SettingGetResponse.Limits;
      /** @default false */ logpush?: boolean;
      /** @example "worker.js" */ main_module?: string;
      /** @writeOnly */ migrations?: Workers.SingleStepMigrationParam | Workers.MultipleStepMigrations;
      observability?: Workers.Script.Observability;
      package_dependencies?: Workers.ScriptUpdateParams.Metadata.PackageDependency[];
      placement?: Scripts.SettingGetResponse.Mode | Scripts.SettingGetResponse.Region | Scripts.SettingGetResponse.Hostname | Scripts.SettingGetResponse.Host | Scripts.SettingGetResponse.UnionMember4 | Scripts.SettingGetResponse.UnionMember5 | Scripts.SettingGetResponse.UnionMember6 | Scripts.SettingGetResponse.UnionMember7;
      tags?: string[];
      tail_consumers?: Workers.Scripts.ConsumerScript[] | null;
      /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
    }
    export namespace Metadata {
      export interface Assets {
        config?: Workers.ScriptUpdateParams.Metadata.Assets.Config;
        /** @sensitive */ jwt?: string;
      }
      export namespace Assets {
        export type Config = Workers.ScriptUpdateParams.Metadata.Assets.Config;
      }
      export type CacheOptions = Scripts.SettingGetResponse.CacheOptions;
      export type Limits = Scripts.SettingGetResponse.Limits;
      export type Observability = Workers.Script.Observability;
      export namespace Observability {
        export type Logs = Workers.Script.Observability.Logs;
        export type Traces = Workers.Script.Observability.Traces;
      }
      export type PackageDependency = Workers.ScriptUpdateParams.Metadata.PackageDependency;
      export type UnionMember0 = Scripts.SettingGetResponse.Mode;
      export type UnionMember1 = Scripts.SettingGetResponse.Region;
      export type UnionMember2 = Scripts.SettingGetResponse.Hostname;
      export type UnionMember3 = Scripts.SettingGetResponse.Host;
      export type UnionMember4 = Scripts.SettingGetResponse.UnionMember4;
      export type UnionMember5 = Scripts.SettingGetResponse.UnionMember5;
      export type UnionMember6 = Scripts.SettingGetResponse.UnionMember6;
      export import UnionMember7 = Scripts.SettingGetResponse.UnionMember7;
      export type WorkersBindingKindAI = Scripts.BindingGetResponse.WorkersBindingKindAI;
      export type WorkersBindingKindAISearch = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch;
      export type WorkersBindingKindAISearchNamespace = Workers.BindingKindAISearchNamespace;
      export type WorkersBindingKindAnalyticsEngine = Workers.BindingKindAnalyticsEngine;
      export type WorkersBindingKindAssets = Scripts.BindingGetResponse.WorkersBindingKindAssets;
      export type WorkersBindingKindBrowser = Scripts.BindingGetResponse.WorkersBindingKindBrowser;
      export type WorkersBindingKindD1 = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1;
      export type WorkersBindingKindDataBlob = Workers.BindingKindDataBlob;
      export type WorkersBindingKindDispatchNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace;
      export namespace WorkersBindingKindDispatchNamespace {
        export import Outbound = Scripts.BindingGetResponse.WorkersBindingKindDispatchNamespace.Outbound;
      }
      export type WorkersBindingKindDurableObjectNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace;
      export type WorkersBindingKindFlagship = Workers.BindingKindFlagship;
      export type WorkersBindingKindHyperdrive = Workers.BindingKindHyperdrive;
      export type WorkersBindingKindImages = Scripts.BindingGetResponse.WorkersBindingKindImages;
      export type WorkersBindingKindInherit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit;
      export type WorkersBindingKindJson = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson;
      export type WorkersBindingKindKVNamespace = Workers.BindingKindKvNamespace;
      export type WorkersBindingKindMTLSCertificate = Workers.BindingKindMtlsCertificate;
      export type WorkersBindingKindMedia = Scripts.BindingGetResponse.WorkersBindingKindMedia;
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
      export type WorkersBindingKindVersionMetadata = Scripts.BindingGetResponse.WorkersBindingKindVersionMetadata;
      export type WorkersBindingKindWasmModule = Workers.BindingKindWasmModule;
      export type WorkersBindingKindWorkflow = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow;
      export interface WorkersDurableObjectDeletedExport {
        state: 'deleted';
        type: 'durable-object';
      }
      export type WorkersDurableObjectExpectingTransferExport = Workers.Script.WorkersDurableObjectExpectingTransferExport;
      export type WorkersDurableObjectExport = Workers.Script.WorkersDurableObjectExport;
      export type WorkersDurableObjectRenamedExport = Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectRenamedExport;
      export type WorkersDurableObjectTransferredExport = Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectTransferredExport;
      export type WorkersMultipleStepMigrations = Workers.MultipleStepMigrations;
      export type WorkersWorkerExport = Workers.Script.WorkersWorkerExport;
      export namespace WorkersWorkerExport {
        export type Cache = ScriptUpdateResponse.WorkersWorkerExport.Cache;
      }
    }
  }

  export type ScriptUpdateResponse = Workers.ScriptUpdateResponse;
  export namespace ScriptUpdateResponse {
    export type CacheOptions = Scripts.SettingGetResponse.CacheOptions;
    export interface NamedHandler {
      handlers?: string[];
      /** @example "MyDurableObject" */ name?: string;
    }
    export type Observability = Workers.Script.Observability;
    export namespace Observability {
      export type Logs = Workers.Script.Observability.Logs;
      export type Traces = Workers.Script.Observability.Traces;
    }
    export type UnionMember0 = Workers.Script.UnionMember0;
    export type UnionMember1 = Workers.Script.UnionMember1;
    export type UnionMember2 = Workers.Script.UnionMember2;
    export type UnionMember3 = Workers.Script.UnionMember3;
    export type UnionMember4 = Workers.Script.UnionMember4;
    export type UnionMember5 = Workers.Script.UnionMember5;
    export type UnionMember6 = Workers.Script.UnionMember6;
    export type UnionMember7 = Workers.Script.UnionMember7;
    export namespace UnionMember7 {
      export type Host = Scripts.SettingGetResponse.Host;
      export type Hostname = Scripts.SettingGetResponse.Hostname;
      export type Region = Scripts.SettingGetResponse.Region;
    }
    export type WorkersDurableObjectDeletedExport = ScriptUpdateParams.Metadata.WorkersDurableObjectDeletedExport;
    export type WorkersDurableObjectExpectingTransferExport = Workers.Script.WorkersDurableObjectExpectingTransferExport;
    export type WorkersDurableObjectExport = Workers.Script.WorkersDurableObjectExport;
    export interface WorkersDurableObjectRenamedExport {
      state: 'renamed';
      type: 'durable-object';
    }
    export interface WorkersDurableObjectTransferredExport {
      state: 'transferred';
      type: 'durable-object';
    }
    export type WorkersWorkerExport = Workers.Script.WorkersWorkerExport;
    export namespace WorkersWorkerExport {
      export interface Cache {
        enabled: boolean;
      }
    }
  }

  export interface ScriptDeleteParams extends InAccount {
    /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
    /** @query */ force?: boolean;
  }

  export type ScriptDeleteResponse = unknown;

  export interface ScriptGetParams extends InAccount {
    /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
  }

  export interface Script {
    /** @readOnly */ created_on?: DateTime;
    /** @example "my-dispatch-namespace" */ dispatch_namespace?: string;
    /** @readOnly */ modified_on?: DateTime;
    script?: Workers.Script;
  }

  export interface ScriptListParams extends InAccount {
    /** @example "production:yes,staging:no" */ tags?: string;
  }

  export interface ScriptBulkDeleteParams extends InAccount {
    /** @query @example "production:yes,staging:no" */ tags?: string;
    /** @query @example 1000 */ limit?: Integer;
  }
}

export declare namespace WorkersForPlatforms.Dispatch.Namespaces.Scripts {
  /** Static files for a customer script. */
  export interface AssetUpload {
    /** Open an upload session for a user Worker's static assets.
     *  @http POST /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/assets-upload-session
     *  @availability ga */
    create(scriptName: string, params: AssetUploadCreateParams, options?: RequestOptions): APIPromise<AssetUploadCreateResponse>;
  }

  export interface AssetUploadCreateParams extends InAccount {
    /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
    manifest: { [key: string]: AssetUploadCreateParams.Manifest };
  }
  export namespace AssetUploadCreateParams {
    export interface Manifest {
      hash: string;
      size: Integer;
    }
  }

  export interface AssetUploadCreateResponse {
    buckets?: (string[])[];
    /** @sensitive */ jwt?: string;
  }

  /** Source modules of a customer script. */
  export interface Content {
    /** Upload new code for a user Worker, keeping its bindings and settings.
     *  @http PUT /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/content
     *  @body multipart quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga */
    update(scriptName: string, params: ContentUpdateParams, options?: RequestOptions): APIPromise<Workers.Script>;

    /** Download a user Worker's code as uploaded.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/content
     *  @answer binary
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: ContentGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface ContentUpdateParams extends InAccount {
    /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
    metadata: Workers.WorkerMetadata;
    files?: Uploadable[];
    /** @header CF-WORKER-BODY-PART */ 'CF-WORKER-BODY-PART'?: string;
    /** @header CF-WORKER-MAIN-MODULE-PART */ 'CF-WORKER-MAIN-MODULE-PART'?: string;
  }

  export type ContentGetParams = ScriptGetParams;

  /** Compatibility, limits and other options of a customer script. */
  export interface Settings {
    /** Patch a user Worker's bindings, limits and other settings.
     *  @http PATCH /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/settings
     *  @body multipart required quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga */
    edit(scriptName: string, params: SettingEditParams, options?: RequestOptions): APIPromise<SettingGetResponse>;

    /** Read a user Worker's bindings, compatibility and other settings.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/settings
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: SettingGetParams, options?: RequestOptions): APIPromise<SettingGetResponse>;
  }

  export interface SettingEditParams extends InAccount {
    /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
    settings?: SettingEditParams.Settings;
  }
  export namespace SettingEditParams {
    export interface Settings {
      bindings?: (/** @discriminator type */ BindingGetResponse.WorkersBindingKindAI | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch | Workers.BindingKindAISearchNamespace | Workers.BindingKindMessaging | Workers.BindingKindAnalyticsEngine | BindingGetResponse.WorkersBindingKindAssets | BindingGetResponse.WorkersBindingKindBrowser | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1 | Workers.BindingKindDataBlob | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit | BindingGetResponse.WorkersBindingKindImages | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson | Workers.BindingKindKvNamespace | BindingGetResponse.WorkersBindingKindMedia | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText | Workers.BindingKindPipelines | Workers.BindingKindQueue | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket | Workers.BindingKindSecretText | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService | Workers.BindingKindTextBlob | Workers.BindingKindVectorize | BindingGetResponse.WorkersBindingKindVersionMetadata | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow | Workers.BindingKindWasmModule | Workers.BindingKindVpcService | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork)[];
      cache_options?: SettingGetResponse.CacheOptions;
      /** @example "2021-01-01" */ compatibility_date?: string;
      /** @default [] */ compatibility_flags?: string[];
      exports?: { [key: string]: Workers.Script.WorkersWorkerExport | Workers.Script.WorkersDurableObjectExport | ScriptUpdateParams.Metadata.WorkersDurableObjectDeletedExport | Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectRenamedExport | Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectTransferredExport | Workers.Script.WorkersDurableObjectExpectingTransferExport };
      limits?: SettingGetResponse.Limits;
      /** @default false */ logpush?: boolean;
      /** @writeOnly */ migrations?: Workers.SingleStepMigrationParam | Workers.MultipleStepMigrations;
      observability?: Workers.Script.Observability;
      placement?: SettingGetResponse.Mode | SettingGetResponse.Region | SettingGetResponse.Hostname | SettingGetResponse.Host | SettingGetResponse.UnionMember4 | SettingGetResponse.UnionMember5 | SettingGetResponse.UnionMember6 | SettingGetResponse.UnionMember7;
      /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
      tail_consumers?: Workers.Scripts.ConsumerScript[] | null;
      /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
    }
    export namespace Settings {
      export type CacheOptions = SettingGetResponse.CacheOptions;
      export type Host = SettingGetResponse.Host;
      export type Hostname = SettingGetResponse.Hostname;
      export type Limits = SettingGetResponse.Limits;
      export type Mode = SettingGetResponse.Mode;
      export type Observability = Workers.Script.Observability;
      export namespace Observability {
        export type Logs = Workers.Script.Observability.Logs;
        export type Traces = Workers.Script.Observability.Traces;
      }
      export type Region = SettingGetResponse.Region;
      export type UnionMember4 = SettingGetResponse.UnionMember4;
      export type UnionMember5 = SettingGetResponse.UnionMember5;
      export type UnionMember6 = SettingGetResponse.UnionMember6;
      export import UnionMember7 = SettingGetResponse.UnionMember7;
      export type WorkersBindingKindAI = BindingGetResponse.WorkersBindingKindAI;
      export type WorkersBindingKindAISearch = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch;
      export type WorkersBindingKindAISearchNamespace = Workers.BindingKindAISearchNamespace;
      export type WorkersBindingKindAnalyticsEngine = Workers.BindingKindAnalyticsEngine;
      export type WorkersBindingKindAssets = BindingGetResponse.WorkersBindingKindAssets;
      export type WorkersBindingKindBrowser = BindingGetResponse.WorkersBindingKindBrowser;
      export type WorkersBindingKindD1 = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1;
      export type WorkersBindingKindDataBlob = Workers.BindingKindDataBlob;
      export type WorkersBindingKindDispatchNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace;
      export namespace WorkersBindingKindDispatchNamespace {
        export import Outbound = BindingGetResponse.WorkersBindingKindDispatchNamespace.Outbound;
      }
      export type WorkersBindingKindDurableObjectNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace;
      export type WorkersBindingKindFlagship = Workers.BindingKindFlagship;
      export type WorkersBindingKindHyperdrive = Workers.BindingKindHyperdrive;
      export type WorkersBindingKindImages = BindingGetResponse.WorkersBindingKindImages;
      export type WorkersBindingKindInherit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit;
      export type WorkersBindingKindJson = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson;
      export type WorkersBindingKindKVNamespace = Workers.BindingKindKvNamespace;
      export type WorkersBindingKindMTLSCertificate = Workers.BindingKindMtlsCertificate;
      export type WorkersBindingKindMedia = BindingGetResponse.WorkersBindingKindMedia;
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
      export type WorkersBindingKindVersionMetadata = BindingGetResponse.WorkersBindingKindVersionMetadata;
      export type WorkersBindingKindWasmModule = Workers.BindingKindWasmModule;
      export type WorkersBindingKindWorkflow = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow;
      export type WorkersDurableObjectDeletedExport = ScriptUpdateParams.Metadata.WorkersDurableObjectDeletedExport;
      export type WorkersDurableObjectExpectingTransferExport = Workers.Script.WorkersDurableObjectExpectingTransferExport;
      export type WorkersDurableObjectExport = Workers.Script.WorkersDurableObjectExport;
      export type WorkersDurableObjectRenamedExport = Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectRenamedExport;
      export type WorkersDurableObjectTransferredExport = Workers.ScriptUpdateParams.Metadata.WorkersDurableObjectTransferredExport;
      export type WorkersMultipleStepMigrations = Workers.MultipleStepMigrations;
      export type WorkersWorkerExport = Workers.Script.WorkersWorkerExport;
      export namespace WorkersWorkerExport {
        export type Cache = ScriptUpdateResponse.WorkersWorkerExport.Cache;
      }
    }
  }

  export import SettingEditResponse = WorkersForPlatforms.Dispatch.Namespaces.Scripts.SettingGetResponse;

  export type SettingGetParams = ScriptGetParams;

  export interface SettingGetResponse {
    bindings?: (/** @discriminator type */ BindingGetResponse.WorkersBindingKindAI | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch | Workers.BindingKindAISearchNamespace | Workers.BindingKindMessaging | Workers.BindingKindAnalyticsEngine | BindingGetResponse.WorkersBindingKindAssets | BindingGetResponse.WorkersBindingKindBrowser | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1 | Workers.BindingKindDataBlob | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit | BindingGetResponse.WorkersBindingKindImages | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson | Workers.BindingKindKvNamespace | BindingGetResponse.WorkersBindingKindMedia | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText | Workers.BindingKindPipelines | Workers.BindingKindQueue | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket | BindingGetResponse.WorkersBindingKindSecretText | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService | Workers.BindingKindTextBlob | Workers.BindingKindVectorize | BindingGetResponse.WorkersBindingKindVersionMetadata | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship | Workers.Scripts.SecretGetResponse.WorkersBindingKindSecretKey | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow | Workers.BindingKindWasmModule | Workers.BindingKindVpcService | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork)[];
    cache_options?: SettingGetResponse.CacheOptions;
    /** @example "2021-01-01" */ compatibility_date?: string;
    /** @default [] */ compatibility_flags?: string[];
    /** @readOnly */ exports_reconciliation?: Workers.Scripts.VersionCreateResponse.ExportsReconciliation;
    limits?: SettingGetResponse.Limits;
    /** @default false */ logpush?: boolean;
    observability?: Workers.Script.Observability;
    placement?: SettingGetResponse.Mode | SettingGetResponse.Region | SettingGetResponse.Hostname | SettingGetResponse.Host | SettingGetResponse.UnionMember4 | SettingGetResponse.UnionMember5 | SettingGetResponse.UnionMember6 | SettingGetResponse.UnionMember7;
    /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    tail_consumers?: Workers.Scripts.ConsumerScript[] | null;
    /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }
  export namespace SettingGetResponse {
    export interface CacheOptions {
      /** @default false */ enabled: boolean;
      /** @default false */ cross_version_cache?: boolean;
    }
    export type ExportsReconciliation = Workers.Scripts.VersionCreateResponse.ExportsReconciliation;
    export namespace ExportsReconciliation {
      export type Info = Workers.Scripts.VersionCreateResponse.ExportsReconciliation.Info;
      export interface Renamed {
        from: string;
        to: string;
      }
      export interface TransferPending {
        class: string;
        from: string;
      }
      export type Transferred = Workers.ExportsReconciliationTransfer;
      export type Warning = Workers.Scripts.VersionCreateResponse.ExportsReconciliation.Warning;
    }
    export interface Host {
      /** @example "db.example.com:5432" */ host: string;
    }
    export interface Hostname {
      /** @example "api.example.com" */ hostname: string;
    }
    export interface Limits {
      /** @unit milliseconds @example 50 */ cpu_ms?: Integer;
      /** @example 1000 */ subrequests?: Integer;
    }
    export interface Mode {
      mode: 'smart';
    }
    export type Observability = Workers.Script.Observability;
    export namespace Observability {
      export type Logs = Workers.Script.Observability.Logs;
      export type Traces = Workers.Script.Observability.Traces;
    }
    export interface Region {
      /** @example "aws:us-east-1" */ region: string;
    }
    export interface UnionMember4 {
      mode: 'targeted';
      /** @example "aws:us-east-1" */ region: string;
    }
    export interface UnionMember5 {
      /** @example "api.example.com" */ hostname: string;
      mode: 'targeted';
    }
    export interface UnionMember6 {
      /** @example "db.example.com:5432" */ host: string;
      mode: 'targeted';
    }
    export interface UnionMember7 {
      mode: 'targeted';
      /** @minItems 1 @maxItems 1 */ target: (Region | Hostname | Host)[];
    }
    export namespace UnionMember7 {
      export type Host = SettingGetResponse.Host;
      export type Hostname = SettingGetResponse.Hostname;
      export type Region = SettingGetResponse.Region;
    }
    export type WorkersBindingKindAI = BindingGetResponse.WorkersBindingKindAI;
    export type WorkersBindingKindAISearch = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch;
    export type WorkersBindingKindAISearchNamespace = Workers.BindingKindAISearchNamespace;
    export type WorkersBindingKindAnalyticsEngine = Workers.BindingKindAnalyticsEngine;
    export type WorkersBindingKindAssets = BindingGetResponse.WorkersBindingKindAssets;
    export type WorkersBindingKindBrowser = BindingGetResponse.WorkersBindingKindBrowser;
    export type WorkersBindingKindD1 = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1;
    export type WorkersBindingKindDataBlob = Workers.BindingKindDataBlob;
    export type WorkersBindingKindDispatchNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace;
    export namespace WorkersBindingKindDispatchNamespace {
      export import Outbound = BindingGetResponse.WorkersBindingKindDispatchNamespace.Outbound;
    }
    export type WorkersBindingKindDurableObjectNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace;
    export type WorkersBindingKindFlagship = Workers.BindingKindFlagship;
    export type WorkersBindingKindHyperdrive = Workers.BindingKindHyperdrive;
    export type WorkersBindingKindImages = BindingGetResponse.WorkersBindingKindImages;
    export type WorkersBindingKindInherit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit;
    export type WorkersBindingKindJson = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson;
    export type WorkersBindingKindKVNamespace = Workers.BindingKindKvNamespace;
    export type WorkersBindingKindMTLSCertificate = Workers.BindingKindMtlsCertificate;
    export type WorkersBindingKindMedia = BindingGetResponse.WorkersBindingKindMedia;
    export type WorkersBindingKindMessaging = Workers.BindingKindMessaging;
    export type WorkersBindingKindPipelines = Workers.BindingKindPipelines;
    export type WorkersBindingKindPlainText = Workers.BindingKindPlainText;
    export type WorkersBindingKindQueue = Workers.BindingKindQueue;
    export type WorkersBindingKindR2Bucket = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket;
    export type WorkersBindingKindRatelimit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit;
    export namespace WorkersBindingKindRatelimit {
      export type Simple = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit.Simple;
    }
    export type WorkersBindingKindSecretKey = Workers.Scripts.SecretGetResponse.WorkersBindingKindSecretKey;
    export type WorkersBindingKindSecretText = BindingGetResponse.WorkersBindingKindSecretText;
    export type WorkersBindingKindSecretsStoreSecret = Workers.BindingKindSecretsStoreSecret;
    export type WorkersBindingKindSendEmail = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail;
    export type WorkersBindingKindService = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService;
    export type WorkersBindingKindTextBlob = Workers.BindingKindTextBlob;
    export type WorkersBindingKindVPCNetwork = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork;
    export type WorkersBindingKindVPCService = Workers.BindingKindVpcService;
    export type WorkersBindingKindVectorize = Workers.BindingKindVectorize;
    export type WorkersBindingKindVersionMetadata = BindingGetResponse.WorkersBindingKindVersionMetadata;
    export type WorkersBindingKindWasmModule = Workers.BindingKindWasmModule;
    export type WorkersBindingKindWorkflow = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow;
  }

  /** Resources a customer script can use. */
  export interface Bindings {
    /** List the bindings that a user Worker has.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/bindings
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(
      scriptName: string,
      params: BindingGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<BindingGetResponse>, BindingGetResponse>;
  }

  export type BindingGetParams = ScriptGetParams;

  /** @discriminator type */
  export type BindingGetResponse =
    | BindingGetResponse.WorkersBindingKindAI | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch
    | Workers.BindingKindAISearchNamespace | Workers.BindingKindMessaging | Workers.BindingKindAnalyticsEngine
    | BindingGetResponse.WorkersBindingKindAssets | BindingGetResponse.WorkersBindingKindBrowser
    | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1 | Workers.BindingKindDataBlob
    | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace
    | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace
    | Workers.BindingKindHyperdrive | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit
    | BindingGetResponse.WorkersBindingKindImages | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson
    | Workers.BindingKindKvNamespace | BindingGetResponse.WorkersBindingKindMedia
    | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText | Workers.BindingKindPipelines
    | Workers.BindingKindQueue | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit
    | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket
    | BindingGetResponse.WorkersBindingKindSecretText
    | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail
    | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService | Workers.BindingKindTextBlob
    | Workers.BindingKindVectorize | BindingGetResponse.WorkersBindingKindVersionMetadata
    | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship
    | Workers.Scripts.SecretGetResponse.WorkersBindingKindSecretKey
    | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow | Workers.BindingKindWasmModule
    | Workers.BindingKindVpcService | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork;
  export namespace BindingGetResponse {
    export interface WorkersBindingKindAI {
      /** @example "myBinding" */ name: string;
      type: 'ai';
    }
    export type WorkersBindingKindAISearch = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindAISearch;
    export type WorkersBindingKindAISearchNamespace = Workers.BindingKindAISearchNamespace;
    export type WorkersBindingKindAnalyticsEngine = Workers.BindingKindAnalyticsEngine;
    export interface WorkersBindingKindAssets {
      /** @example "myBinding" */ name: string;
      type: 'assets';
    }
    export interface WorkersBindingKindBrowser {
      /** @example "myBinding" */ name: string;
      type: 'browser';
    }
    export type WorkersBindingKindD1 = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindD1;
    export type WorkersBindingKindDataBlob = Workers.BindingKindDataBlob;
    export type WorkersBindingKindDispatchNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace;
    export namespace WorkersBindingKindDispatchNamespace {
      export interface Outbound {
        params?: Outbound.Param[];
        worker?: Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound.Worker;
      }
      export namespace Outbound {
        export interface Param {
          /** @example "customer_name" */ name: string;
        }
        export type Worker = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound.Worker;
      }
    }
    export type WorkersBindingKindDurableObjectNamespace = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace;
    export type WorkersBindingKindFlagship = Workers.BindingKindFlagship;
    export type WorkersBindingKindHyperdrive = Workers.BindingKindHyperdrive;
    export interface WorkersBindingKindImages {
      /** @example "myBinding" */ name: string;
      type: 'images';
    }
    export type WorkersBindingKindInherit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindInherit;
    export type WorkersBindingKindJson = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindJson;
    export type WorkersBindingKindKVNamespace = Workers.BindingKindKvNamespace;
    export type WorkersBindingKindMTLSCertificate = Workers.BindingKindMtlsCertificate;
    export interface WorkersBindingKindMedia {
      /** @example "myBinding" */ name: string;
      type: 'media';
    }
    export type WorkersBindingKindMessaging = Workers.BindingKindMessaging;
    export type WorkersBindingKindPipelines = Workers.BindingKindPipelines;
    export type WorkersBindingKindPlainText = Workers.BindingKindPlainText;
    export type WorkersBindingKindQueue = Workers.BindingKindQueue;
    export type WorkersBindingKindR2Bucket = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket;
    export type WorkersBindingKindRatelimit = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit;
    export namespace WorkersBindingKindRatelimit {
      export type Simple = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit.Simple;
    }
    export type WorkersBindingKindSecretKey = Workers.Scripts.SecretGetResponse.WorkersBindingKindSecretKey;
    export interface WorkersBindingKindSecretText {
      /** @example "myBinding" */ name: string;
      type: 'secret_text';
    }
    export type WorkersBindingKindSecretsStoreSecret = Workers.BindingKindSecretsStoreSecret;
    export type WorkersBindingKindSendEmail = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail;
    export type WorkersBindingKindService = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindService;
    export type WorkersBindingKindTextBlob = Workers.BindingKindTextBlob;
    export type WorkersBindingKindVPCNetwork = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork;
    export type WorkersBindingKindVPCService = Workers.BindingKindVpcService;
    export type WorkersBindingKindVectorize = Workers.BindingKindVectorize;
    export interface WorkersBindingKindVersionMetadata {
      /** @example "myBinding" */ name: string;
      type: 'version_metadata';
    }
    export type WorkersBindingKindWasmModule = Workers.BindingKindWasmModule;
    export type WorkersBindingKindWorkflow = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow;
  }

  /** Encrypted values for a customer script. */
  export interface Secrets {
    /** Set one text or key secret on a user Worker, overwriting the same name.
     *  @http PUT /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/secrets
     *  @permission Workers Scripts Write
     *  @availability ga */
    update(scriptName: string, params: SecretUpdateParams, options?: RequestOptions): APIPromise<Workers.Scripts.SecretGetResponse>;

    /** List the names and types of a user Worker's secrets.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/secrets
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    list(
      scriptName: string,
      params: SecretListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Workers.Scripts.SecretGetResponse>, Workers.Scripts.SecretGetResponse>;

    /** Delete one secret from a user Worker.
     *  @http DELETE /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/secrets/{secret_name}
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(secretName: string, params: SecretDeleteParams, options?: RequestOptions): APIPromise<SecretDeleteResponse | null>;

    /** Change several secrets of a user Worker in one request.
     *  @http PATCH /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/secrets-bulk
     *  @body json required */
    bulkUpdate(scriptName: string, params: SecretBulkUpdateParams, options?: RequestOptions): APIPromise<SecretBulkUpdateResponse>;

    /** Read a user Worker secret's name and type, never its value.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/secrets/{secret_name}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(secretName: string, params: SecretGetParams, options?: RequestOptions): APIPromise<Workers.Scripts.SecretGetResponse>;
  }

  /** @discriminator type */
  export type SecretUpdateParams = SecretUpdateParams.WorkersBindingKindSecretText | SecretUpdateParams.WorkersBindingKindSecretKey;
  export namespace SecretUpdateParams {
    export interface WorkersBindingKindSecretKey extends InAccount {
      /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
      algorithm: unknown;
      format: 'raw' | 'pkcs8' | 'spki' | 'jwk';
      /** @example "myBinding" */ name: string;
      type: 'secret_key';
      usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey')[];
      /** @writeOnly @sensitive */ key_base64?: string;
      /** @writeOnly @sensitive */ key_jwk?: unknown;
    }
    export interface WorkersBindingKindSecretText extends InAccount {
      /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
      /** @example "myBinding" */ name: string;
      /** @writeOnly @sensitive */ text: string;
      type: 'secret_text';
    }
  }

  export type SecretUpdateResponse = Workers.Scripts.SecretGetResponse;
  export namespace SecretUpdateResponse {
    export type WorkersBindingKindSecretKey = Workers.Scripts.SecretGetResponse.WorkersBindingKindSecretKey;
    export type WorkersBindingKindSecretText = BindingGetResponse.WorkersBindingKindSecretText;
  }

  export type SecretListParams = ScriptGetParams;

  export type SecretListResponse = Workers.Scripts.SecretGetResponse;
  export namespace SecretListResponse {
    export type WorkersBindingKindSecretKey = Workers.Scripts.SecretGetResponse.WorkersBindingKindSecretKey;
    export type WorkersBindingKindSecretText = BindingGetResponse.WorkersBindingKindSecretText;
  }

  export interface SecretDeleteParams extends InAccount {
    /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
    /** @example "this-is_my_script-01" */ script_name: string;
    /** @query @readOnly */ url_encoded?: boolean;
  }

  export type SecretDeleteResponse = unknown;

  export interface SecretBulkUpdateParams extends InAccount {
    /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
    secrets?: { [key: string]: /** @discriminator type */ Workers.BindingKindSecretText | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey | null };
    version_tags?: { [key: string]: unknown };
  }
  export namespace SecretBulkUpdateParams {
    export type WorkersBindingKindSecretKey = Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey;
    export type WorkersBindingKindSecretText = Workers.BindingKindSecretText;
  }

  export type SecretBulkUpdateResponse = { [key: string]: /** @discriminator type */ BindingGetResponse.WorkersBindingKindSecretText | Workers.Scripts.SecretGetResponse.WorkersBindingKindSecretKey };
  export namespace SecretBulkUpdateResponse {
    export type WorkersBindingKindSecretKey = Workers.Scripts.SecretGetResponse.WorkersBindingKindSecretKey;
    export type WorkersBindingKindSecretText = BindingGetResponse.WorkersBindingKindSecretText;
  }

  export interface SecretGetParams extends InAccount {
    /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
    /** @example "this-is_my_script-01" */ script_name: string;
    /** @readOnly */ url_encoded?: boolean;
  }

  export type SecretGetResponse = Workers.Scripts.SecretGetResponse;
  export namespace SecretGetResponse {
    export type WorkersBindingKindSecretKey = Workers.Scripts.SecretGetResponse.WorkersBindingKindSecretKey;
    export type WorkersBindingKindSecretText = BindingGetResponse.WorkersBindingKindSecretText;
  }

  /** Labels that group customer scripts. */
  export interface Tags {
    /** Replace all tags of a user Worker.
     *  @http PUT /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/tags
     *  @permission Workers Scripts Write
     *  @availability ga */
    update(
      scriptName: string,
      params: TagUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<TagUpdateResponse>, TagUpdateResponse>;

    /** List the tags put on a user Worker.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/tags
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    list(scriptName: string, params: TagListParams, options?: RequestOptions): PagePromise<SinglePage<TagListResponse>, TagListResponse>;

    /** Take one tag off a user Worker.
     *  @http DELETE /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/tags/{tag}
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(/** @maxLength 1024 */ tag: string, params: TagDeleteParams, options?: RequestOptions): APIPromise<TagDeleteResponse | null>;

    /** Put one tag on a user Worker, keeping the tags it has.
     *  @http PUT /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/tags/{tag}
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/namespace-worker-put-script-tag */
    create(/** @maxLength 1024 */ tag: string, params: TagCreateParams, options?: RequestOptions): APIPromise<never | null>;
  }

  export interface TagUpdateParams extends InAccount {
    /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
    /** @body @maxItems 10 */ body: (/** @maxLength 1024 */ string)[] | null;
  }

  /** @maxLength 1024 */
  export type TagUpdateResponse = string;

  export type TagListParams = ScriptGetParams;

  /** @maxLength 1024 */
  export type TagListResponse = string;

  export type TagDeleteParams = TagCreateParams;

  export type TagDeleteResponse = unknown;

  export interface TagCreateParams extends InAccount {
    /** @example "my-dispatch-namespace" */ dispatch_namespace: string;
    /** @example "this-is_my_script-01" */ script_name: string;
  }

  export type BindingGetResponsesSinglePage = SinglePage<BindingGetResponse>;

  export type SecretListResponsesSinglePage = SinglePage<Workers.Scripts.SecretGetResponse>;

  export type TagListResponsesSinglePage = SinglePage<TagListResponse>;

  export type TagUpdateResponsesSinglePage = SinglePage<TagUpdateResponse>;
}
