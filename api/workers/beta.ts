import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { Workers as WorkersAPI } from './index.ts';

/** Newer calls that separate a script from its versions. */
export interface Beta {
  readonly workers: Beta.Workers;
}

export declare namespace Beta {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Destinations the metrics are sent to, by slug. */ destinations: unknown;
    /** Share of requests recorded, from 0 (none) to 1 (all). */ head_sampling_rate: number;
    /** Limits of one call of the Worker. */ limits: unknown;
    /** Logs and traces to record. */ observability: unknown;
    /** Cloud region to run near, as `provider:region`. */ region: string;
    /** Whether the Worker answers at workers.dev. */ subdomain: unknown;
    /** Labels of the Worker. */ tags: unknown;
    /** Old choice of prices; only `standard` is left. */ usage_model: unknown;
  }

  /** Scripts as lasting objects with an id. */
  export interface Workers {
    readonly versions: Workers.Versions;

    /** Create a Worker by name and settings, without code.
     *
     *  Code follows as a version (`beta.workers.versions.create`), which a deployment then serves.
     *  @http POST /accounts/{account_id}/workers/workers
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "my-worker", "subdomain": { "enabled": true } } */
    create(params: WorkerParams, options?: RequestOptions): APIPromise<Worker>;

    /** Replace a Worker's settings as a whole, leaving its versions as they are.
     *
     *  Settings left out go back to their defaults; versions stay.
     *  @http PUT /accounts/{account_id}/workers/workers/{worker_id}
     *  @permission Workers Scripts Write
     *  @availability ga */
    update(workerID: string, params: WorkerParams, options?: RequestOptions): APIPromise<Worker>;

    /** List the account's Workers in a chosen order.
     *  @http GET /accounts/{account_id}/workers/workers
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns name tags subdomain.enabled deployed_on created_on updated_on
     *  @key name */
    list(params: WorkerListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Worker>, Worker>;

    /** Delete a Worker by ID, with all its versions.
     *
     *  All versions and deployments go with it.
     *  @http DELETE /accounts/{account_id}/workers/workers/{worker_id}
     *  @unwrapped
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @cascades workers.beta.workers.versions */
    delete(workerID: string, params: WorkerDeleteParams, options?: RequestOptions): APIPromise<WorkersAPI.DomainDeleteResponse>;

    /** Edit a Worker's name, tags, logging or subdomain.
     *
     *  Omitted fields keep their values; no new version is created.
     *  @http PATCH /accounts/{account_id}/workers/workers/{worker_id}
     *  @availability ga */
    edit(workerID: string, params: WorkerEditParams, options?: RequestOptions): APIPromise<Worker>;

    /** Get a Worker by ID with its settings and references.
     *  @http GET /accounts/{account_id}/workers/workers/{worker_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(workerID: string, params: InAccount, options?: RequestOptions): APIPromise<Worker>;
  }

  export interface WorkerBasics {
    /** Name of the Worker, unique in the account; part of its workers.dev address. @example "my-worker" @minLength 1 @maxLength 255 */ name: string;
    /** Workers that receive the logs of this one. @default [] */ tail_consumers?: WorkerParams.TailConsumer[];
    previews_base_config?: PreviewsBaseConfig;
  }

  export interface WorkerParams extends InAccount, WorkerBasics {
    /** @default false */ logpush?: boolean;
    observability?: Observability;
    subdomain?: WorkerParams.Subdomain;
    /** @maxItems 8 @default [] */ tags?: (/** @maxLength 1024 */ string)[];
  }
  export namespace WorkerParams {
    export interface Subdomain {
      /** Whether the Worker answers at its workers.dev address. @default false */ enabled?: boolean;
      /** Whether versions have preview addresses; left out, as `enabled`. */ previews_enabled?: boolean;
    }
    export interface TailConsumer {
      /** Worker that receives the logs. @example "my-tail-consumer" */ name: string;
    }
  }

  export interface Worker extends WorkerBasics {
    /** Id of the Worker, which never changes. @example "e8f70fdbc8b1fb0b8ddb1af166186758" @readOnly */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** @default false */ logpush: boolean;
    /** @example "my-worker" */ name: string;
    observability: Observability;
    /** Resources in the account that depend on the Worker. @readOnly */ references: Worker.References;
    subdomain: Worker.Subdomain;
    /** @maxItems 8 @default [] */ tags: (/** @maxLength 1024 */ string)[];
    /** @default [] */ tail_consumers: WorkerParams.TailConsumer[];
    /** @readOnly */ updated_on: DateTime;
    /** Time of the last deployment; null if there was none. @readOnly */ deployed_on?: DateTime | null;
  }
  export namespace Worker {
    export interface References {
      /** Dispatch namespaces whose outbound Worker it is. */ dispatch_namespace_outbounds: References.DispatchNamespaceOutbound[];
      /** Custom domains that lead to the Worker. */ domains: References.Domain[];
      /** Workers bound to Durable Objects of this one. */ durable_objects: References.DurableObject[];
      /** Queues whose messages the Worker takes. */ queues: References.Queue[];
      /** Workers bound to this one. */ workers: References.Worker[];
    }
    export namespace References {
      export interface DispatchNamespaceOutbound {
        /** Id of the dispatch namespace that names the Worker as its outbound. @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ namespace_id: string;
        /** Name of the Durable Object namespace. @example "my-durable-object-namespace" */ namespace_name: string;
        /** Id of the Worker in the dispatch namespace that sends its outbound requests through this one. @example "e8f70fdbc8b1fb0b8ddb1af166186758" */
        worker_id: string;
        /** Worker that is bound to it. @example "my-worker" */ worker_name: string;
      }
      export interface Domain {
        /** Id of the custom domain. @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ id: string;
        certificate_id: string;
        /** Full hostname of the domain. @example "my-worker.example.com" */ hostname: string;
        /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ zone_id: string;
        /** @example "example.com" */ zone_name: string;
      }
      export interface DurableObject {
        /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ namespace_id: string;
        /** @example "my-durable-object-namespace" */ namespace_name: string;
        /** Worker that is bound to it, by id. @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ worker_id: string;
        /** Worker that is bound to it. @example "my-worker" */ worker_name: string;
      }
      export interface Queue {
        /** Id of the consumer by which messages are taken. @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ queue_consumer_id: string;
        /** Queue whose messages are taken. @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ queue_id: string;
        /** Queue whose messages are taken, by name. @example "my-queue" */ queue_name: string;
      }
      export interface Worker {
        /** Worker that is bound to this one, by id. @example "e8f70fdbc8b1fb0b8ddb1af166186758" */ id: string;
        /** Worker that is bound to this one. @example "my-worker" */ name: string;
      }
    }
    export interface Subdomain {
      /** Whether the Worker answers at its workers.dev address. @default false */ enabled?: boolean;
      /** End of the preview addresses, after the version's prefix; absent if they are off. @example "-my-worker.my-subdomain.workers.dev" @readOnly */
      preview_url_suffix?: string;
      /** Whether versions have preview addresses; absent, as `enabled`. */ previews_enabled?: boolean;
      /** Address at workers.dev; absent if the account has no subdomain. @format uri @example "https://my-worker.my-subdomain.workers.dev" @readOnly */
      url?: string;
    }
  }

  export interface WorkerListParams extends InAccount {
    /** Whether the lowest or the highest come first. @default "desc" */ order?: 'asc' | 'desc';
    /** Property by which Workers are sorted. @default "deployed_on" */ order_by?: 'deployed_on' | 'updated_on' | 'created_on' | 'name' | (string & {});
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 10 */ per_page?: Integer;
  }

  export interface WorkerDeleteParams extends InAccount {
    /** If true, deletes it though other Workers are bound to it or its Durable Objects hold data, which goes too. */ force?: boolean;
  }

  export interface WorkerEditParams extends InAccount, WorkerBasics {
    /** @default false */ logpush: boolean;
    observability: Observability;
    subdomain: WorkerParams.Subdomain;
    /** @maxItems 8 @default [] */ tags: (/** @maxLength 1024 */ string)[];
    /** @default [] */ tail_consumers: WorkerParams.TailConsumer[];
  }

  export type WorkersV4PagePaginationArray = V4PagePaginationArray<Worker>;

  export interface Observability {
    /** Whether logs and traces are recorded. @default false */ enabled?: boolean;
    /** @default 1 @example 1 @min 0 @max 1 */ head_sampling_rate?: number;
    /** Whether and how much of what the Worker logs is kept; separate from traces. */ logs?: Observability.Logs;
    /** Whether traces are recorded, and of which share of requests. */ traces?: Observability.Traces;
    issues?: WorkersAPI.ScriptObservability.Issues | null;
    redact_query_string?: boolean;
  }
  export namespace Observability {
    export interface Logs {
      /** @default [] */ destinations?: string[];
      /** Whether logs are recorded. @default false */ enabled?: boolean;
      /** @default 1 @example 1 @min 0 @max 1 */ head_sampling_rate?: number;
      /** @default true */ invocation_logs?: boolean;
      /** @default true */ persist?: boolean;
    }
    export interface Traces {
      /** @default [] */ destinations?: string[];
      /** Whether traces are recorded. @default false */ enabled?: boolean;
      /** @default 1 @example 1 @min 0 @max 1 */ head_sampling_rate?: number;
      /** @default true */ persist?: boolean;
      /** @default "authenticated" */
      propagation_policy?: 'authenticated' | 'accept' | null;
    }
  }

  export interface PreviewsBaseConfig {
    cache_options?: PreviewsBaseConfig.CacheOptions;
    /** Bindings and variables that previews get, by the name under which the code sees them. */ env?: { [key: string]: PreviewsBaseConfig.Env };
    limits?: PreviewsBaseConfig.Limits;
    logpush?: boolean;
    observability?: PreviewsBaseConfig.Observability;
    /** Location of the Worker; if absent, near the visitor. */ placement?:
      | PreviewsBaseConfig.Mode | PreviewsBaseConfig.Region | PreviewsBaseConfig.Hostname
      | PreviewsBaseConfig.Host | PreviewsBaseConfig.TargetedRegionPlacement
      | PreviewsBaseConfig.TargetedHostnamePlacement | PreviewsBaseConfig.TargetedHostPlacement
      | PreviewsBaseConfig.TargetListPlacement;
    /** Workers that receive the logs and errors of each preview. */ tail_consumers?: PreviewsBaseConfig.TailConsumer[];
  }
  export namespace PreviewsBaseConfig {
    export interface CacheOptions extends WorkersAPI.CacheOptions {
      enabled: boolean;
      cross_version_cache?: boolean;
    }
    export interface Env {
      /** Kind of binding or variable, such as `plain_text` or `kv_namespace`; decides the other properties. @minLength 1 */ type: string;
      [key: string]: unknown;
    }
    export interface Limits {
      cpu_ms?: number;
      subrequests?: number;
    }
    export interface Observability {
      /** Whether logs and traces are recorded. */ enabled?: boolean;
      /** @min 0 @max 1 */ head_sampling_rate?: number;
      issues?: WorkersAPI.ScriptObservability.Issues | null;
      /** Whether and how much of what the Worker logs is kept; separate from traces. */ logs?: Observability.Logs;
      redact_query_string?: boolean;
      /** Whether traces are recorded, and of which share of requests. */ traces?: Observability.Traces;
    }
    export namespace Observability {
      export interface Logs {
        destinations?: string[];
        /** Whether logs are recorded. */ enabled?: boolean;
        /** @min 0 @max 1 */ head_sampling_rate?: number;
        invocation_logs?: boolean;
        persist?: boolean;
      }
      export interface Traces {
        destinations?: string[];
        /** Whether traces are recorded. */ enabled?: boolean;
        /** @min 0 @max 1 */ head_sampling_rate?: number;
        persist?: boolean;
        propagation_policy?: 'authenticated' | 'accept' | null;
      }
    }
    export interface Mode {
      /** The Worker runs near the data it uses, as measured. */ mode: 'smart';
    }
    export interface Region {
      region: string;
    }
    export interface Hostname {
      hostname: string;
    }
    export interface Host {
      host: string;
    }
    export interface TargetedRegionPlacement extends WorkersAPI.PlacementMode {
      region: string;
    }
    export interface TargetedHostnamePlacement extends WorkersAPI.PlacementMode {
      hostname: string;
    }
    export interface TargetedHostPlacement extends WorkersAPI.PlacementMode {
      host: string;
    }
    export interface TargetListPlacement extends WorkersAPI.PlacementMode {
      /** Region, hostname or host near which previews run. */
      target: (Region | Hostname | Host)[];
    }
    export interface TailConsumer {
      /** Worker that receives the logs. */ name: string;
    }
  }
}

export declare namespace Beta.Workers {
  /** Uploaded states of a script, code and settings together. */
  export interface Versions {
    /** Create a version from modules and bindings.
     *
     *  Takes no traffic until `workers.scripts.deployments.create` names it, unless `deploy` is set.
     *  @http POST /accounts/{account_id}/workers/workers/{worker_id}/versions
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga */
    create(workerID: string, params: VersionCreateParams, options?: RequestOptions): APIPromise<Version>;

    /** List all versions of a Worker found by its ID.
     *  @http GET /accounts/{account_id}/workers/workers/{worker_id}/versions
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns number main_module compatibility_date usage_model created_on
     *  @key number */
    list(workerID: string, params: VersionListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Version>, Version>;

    /** Delete one version of a Worker by its ID.
     *
     *  A version in an active deployment cannot be deleted.
     *  @http DELETE /accounts/{account_id}/workers/workers/{worker_id}/versions/{version_id}
     *  @unwrapped
     *  @availability ga */
    delete(versionID: string, params: VersionDeleteParams, options?: RequestOptions): APIPromise<WorkersAPI.DomainDeleteResponse>;

    /** Get one version's bindings and settings, with code if wanted.
     *  @http GET /accounts/{account_id}/workers/workers/{worker_id}/versions/{version_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(versionID: string, params: VersionGetParams, options?: RequestOptions): APIPromise<Version>;

    /** Edit parts of a Worker's latest version.
     *
     *  Makes a new version from the latest with the changes.
     *  @http PATCH /accounts/{account_id}/workers/workers/{worker_id}/versions/latest
     *  @docs https://developers.cloudflare.com/api/operations/patchLatestWorkerVersion */
    editLatest(workerID: string, params: VersionEditLatestParams, options?: RequestOptions): APIPromise<WorkersAPI.Version>;
  }

  export interface VersionCreateParams extends InAccount, WorkersAPI.RuntimeVersion {
    /** If true, the version is deployed at once with all traffic. @query */ deploy?: boolean;
    /** Message and tag shown with the version. */ annotations?: WorkersAPI.Annotations;
    /** Settings for serving static files, and the token of their upload. */ assets?: Version.Assets;
    /** Resources the Worker finds in `env`, each under its name. */ bindings?: (/** @discriminator type */
      | WorkersAPI.BindingKindAI | WorkersAPI.BindingKindAISearch
      | WorkersAPI.BindingKindAISearchNamespace | WorkersAPI.WorkersBindingKindMessaging
      | WorkersAPI.BindingKindAnalyticsEngine | WorkersAPI.WorkersBindingKindArtifacts
      | WorkersAPI.BindingKindAssets | WorkersAPI.BindingKindBrowser
      | WorkersAPI.WorkersBindingKindD1 | WorkersAPI.BindingKindDataBlob
      | WorkersAPI.WorkersBindingKindDispatchNamespace | WorkersAPI.WorkersBindingKindDurableObjectNamespace
      | WorkersAPI.BindingKindHyperdrive | WorkersAPI.WorkersBindingKindInherit
      | WorkersAPI.BindingKindImages | WorkersAPI.WorkersBindingKindJson
      | WorkersAPI.BindingKindKvNamespace | WorkersAPI.BindingKindMedia
      | WorkersAPI.BindingKindMtlsCertificate | WorkersAPI.BindingKindPlainText
      | WorkersAPI.WorkersBindingKindPipelines | WorkersAPI.WorkersBindingKindK
      | WorkersAPI.WorkersBindingKindQueue | WorkersAPI.WorkersBindingKindRatelimit
      | WorkersAPI.WorkersBindingKindR2Bucket | WorkersAPI.ScriptUpdateParams.Metadata.WorkersBindingKindSecretText
      | WorkersAPI.WorkersBindingKindSendEmail | WorkersAPI.WorkersBindingKindService
      | WorkersAPI.BindingKindTextBlob | WorkersAPI.BindingKindVectorize
      | WorkersAPI.BindingKindVersionMetadata | WorkersAPI.BindingKindSecretsStoreSecret
      | WorkersAPI.BindingKindFlagship | WorkersAPI.SecretKey
      | WorkersAPI.WorkersBindingKindWorkflow | WorkersAPI.BindingKindWasmModule
      | WorkersAPI.BindingKindVpcService | WorkersAPI.WorkersBindingKindVPCNetwork
    )[];
    containers?: Version.Container[];
    exports?: {
      [key: string]: WorkersAPI.WorkersWorkerExport | WorkersAPI.WorkersDurableObjectExport | WorkersAPI.WorkersDurableObjectDeletedExport | WorkersAPI.WorkersDurableObjectRenamedExport | WorkersAPI.WorkersDurableObjectTransferredExport | WorkersAPI.WorkersDurableObjectExpectingTransferExport;
    };
    limits?: WorkersAPI.Limits;
    /** Module of `modules` that exports the handlers. @example "index.js" */ main_module?: string;
    migrations?: WorkersAPI.SingleStepMigrationParam | WorkersAPI.MultipleStepMigrations;
    modules?: Version.Module[];
    package_dependencies?: WorkersAPI.PackageDependency[];
    /** Location of the Worker; if omitted, near the visitor. */ placement?:
      | PreviewsBaseConfig.Mode | VersionCreateParams.Region | WorkersAPI.ScriptTargetListPlacement.Hostname
      | WorkersAPI.ScriptTargetListPlacement.Host | WorkersAPI.ScriptUpdateParams.Metadata.TargetedRegionPlacement
      | WorkersAPI.ScriptUpdateParams.Metadata.TargetedHostnamePlacement | WorkersAPI.ScriptUpdateParams.Metadata.TargetedHostPlacement
      | WorkersAPI.TargetListPlacement;
    /** @default "standard" @deprecated */ usage_model?: 'standard' | 'bundled' | 'unbound' | (string & {});
  }
  export namespace VersionCreateParams {
    export interface Region {
      /** @example "aws:us-east-1" @minLength 1 */ region: string;
    }
  }

  export interface Version extends WorkersAPI.RuntimeVersion {
    /** Id of the version, given by Cloudflare. @format uuid @readOnly */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ number: Integer;
    /** @readOnly */ urls: (/** @format uri */ string)[];
    /** Message and tag shown with the version. */ annotations?: WorkersAPI.Scripts.ScriptAndVersionSetting.Annotations;
    /** Settings for serving static files, and the token of their upload. */ assets?: Version.Assets;
    /** Resources the Worker finds in `env`, each under its name. */ bindings?: (/** @discriminator type */
      | WorkersAPI.BindingKindAI | WorkersAPI.BindingKindAISearch
      | WorkersAPI.BindingKindAISearchNamespace | WorkersAPI.WorkersBindingKindMessaging
      | WorkersAPI.BindingKindAnalyticsEngine | WorkersAPI.WorkersBindingKindArtifacts
      | WorkersAPI.BindingKindAssets | WorkersAPI.BindingKindBrowser
      | WorkersAPI.WorkersBindingKindD1 | WorkersAPI.BindingKindDataBlob
      | WorkersAPI.WorkersBindingKindDispatchNamespace | WorkersAPI.WorkersBindingKindDurableObjectNamespace
      | WorkersAPI.BindingKindHyperdrive | WorkersAPI.WorkersBindingKindInherit
      | WorkersAPI.BindingKindImages | WorkersAPI.WorkersBindingKindJson
      | WorkersAPI.BindingKindKvNamespace | WorkersAPI.BindingKindMedia
      | WorkersAPI.BindingKindMtlsCertificate | WorkersAPI.BindingKindPlainText
      | WorkersAPI.WorkersBindingKindPipelines | WorkersAPI.WorkersBindingKindK
      | WorkersAPI.WorkersBindingKindQueue | WorkersAPI.WorkersBindingKindRatelimit
      | WorkersAPI.WorkersBindingKindR2Bucket | WorkersAPI.WorkersBindingKindSecretText
      | WorkersAPI.WorkersBindingKindSendEmail | WorkersAPI.WorkersBindingKindService
      | WorkersAPI.BindingKindTextBlob | WorkersAPI.BindingKindVectorize
      | WorkersAPI.BindingKindVersionMetadata | WorkersAPI.BindingKindSecretsStoreSecret
      | WorkersAPI.BindingKindFlagship | WorkersAPI.WorkersBindingKindSecretKey
      | WorkersAPI.WorkersBindingKindWorkflow | WorkersAPI.BindingKindWasmModule
      | WorkersAPI.BindingKindVpcService | WorkersAPI.WorkersBindingKindVPCNetwork
    )[];
    containers?: Version.Container[];
    exports?: {
      [key: string]: WorkersAPI.WorkersWorkerExport | WorkersAPI.WorkersDurableObjectExport | WorkersAPI.WorkersDurableObjectDeletedExport | WorkersAPI.ScriptUpdateResponse.WorkersDurableObjectRenamedExport | WorkersAPI.ScriptUpdateResponse.WorkersDurableObjectTransferredExport | WorkersAPI.WorkersDurableObjectExpectingTransferExport;
    };
    /** @readOnly */ exports_reconciliation?: WorkersAPI.ExportsReconciliation;
    limits?: WorkersAPI.Limits;
    /** Module of `modules` that exports the handlers. @example "index.js" */ main_module?: string;
    /** @example "v1" @readOnly */ migration_tag?: string;
    migrations?: WorkersAPI.SingleStepMigration | WorkersAPI.MultipleStepMigrations;
    modules?: Version.Module[];
    package_dependencies?: WorkersAPI.PackageDependency[];
    /** Location of the Worker; if absent, near the visitor. */ placement?:
      | PreviewsBaseConfig.Mode | WorkersAPI.ScriptTargetListPlacement.Region | WorkersAPI.ScriptTargetListPlacement.Hostname | WorkersAPI.ScriptTargetListPlacement.Host | WorkersAPI.ScriptUpdateParams.Metadata.TargetedRegionPlacement
      | WorkersAPI.ScriptUpdateParams.Metadata.TargetedHostnamePlacement | WorkersAPI.ScriptUpdateParams.Metadata.TargetedHostPlacement | WorkersAPI.TargetListPlacement;
    /** Program the version was uploaded with. @example "wrangler" @readOnly */ source?: string;
    /** @unit milliseconds @example 10 @readOnly */ startup_time_ms?: Integer;
    /** @default "standard" @deprecated */ usage_model?: 'standard' | 'bundled' | 'unbound';
    /** Address of the user who made the version. */ author_email?: string;
    /** Id of the user who made the version. */ author_id?: string;
  }
  export namespace Version {
    export interface Assets {
      /** Rules by which static files are served. */ config?: Assets.Config;
      /** Token of the completed asset upload. @sensitive */ jwt?: string;
    }
    export namespace Assets {
      export interface Config {
        /** @default "auto-trailing-slash" */ html_handling?:
          | 'auto-trailing-slash' | 'force-trailing-slash' | 'drop-trailing-slash' | 'none';
        /** @default "none" */
        not_found_handling?: 'none' | '404-page' | 'single-page-application';
        /** @default false */
        run_worker_first?: string[] | boolean;
        /** Path under which the public URLs of the assets begin; null is the root. First deploy a change to 100%, as both paths cannot be served. */
        base_path?: string | null;
      }
    }
    export interface Container {
      class_name: string;
    }
    export interface Module {
      /** @format byte */ content_base64: string;
      /** MIME type, which tells the kind of the module. @example "application/javascript+module" @minLength 1 */ content_type: string;
      /** File name of the module, as imports name it. @example "index.js" @minLength 1 */ name: string;
    }
  }

  export interface VersionListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 10 */ per_page?: Integer;
  }

  export interface VersionDeleteParams extends InAccount {
    /** Worker the version belongs to, by id or name. @from workers.beta.workers.list */ worker_id: string;
  }

  export interface VersionGetParams extends InAccount {
    /** Worker the version belongs to, by id or name. @from workers.beta.workers.list */ worker_id: string;
    /** `modules` adds the code to the answer, which may be megabytes. */ include?: 'modules';
  }

  export interface VersionEditLatestParams extends InAccount, WorkersAPI.VersionContent {
    /** If true, the version is deployed at once with all traffic. @query */ deploy?: boolean;
    /** Message, tag and trigger recorded with the version, for people to recognize it. */
    annotations?: {
      /** @maxLength 1000 */ 'workers/message'?: string;
      /** @maxLength 100 @example "v1.0.1" */ 'workers/tag'?: string;
      /** Action that created the version, such as `upload` or `secret`. @example "upload" @readOnly */ 'workers/triggered_by'?: string;
    };
    /** Static files served with the Worker: how they are handled, and the token of their upload. */
    assets?: {
      /** Rules for matching, redirecting and serving static files, and for running the Worker first. */ config?: {
        /** @default "auto-trailing-slash" */
        html_handling?: 'auto-trailing-slash' | 'force-trailing-slash' | 'drop-trailing-slash' | 'none' | (string & {});
        /** @default "none" */
        not_found_handling?: 'none' | '404-page' | 'single-page-application' | (string & {});
        /** @default false */
        run_worker_first?: string[] | boolean;
      };
      /** Token received when the upload of the static files completed; it stands for those files. @sensitive @minLength 1 */ jwt?: string;
    };
    /** @readOnly */ created_on?: DateTime;
    /** UUID of the version, given by Cloudflare. @format uuid @readOnly */ id?: string;
    limits?: {
      /** @unit milliseconds @example 50 */ cpu_ms?: Integer;
      /** @example 1000 */ subrequests?: Integer;
    };
    /** Name of the module with the entry point, as it appears among the uploaded modules. @example "index.js" @minLength 1 */ main_module?: string;
    /** @readOnly */ number?: Integer;
    /** Location of the Worker; if omitted, near the visitor. */ placement?: WorkersAPI.PlacementInfoNoStatus;
    /** Tool with which the version was made, recorded by Cloudflare. @example "wrangler" @readOnly */ source?: string;
    /** @readOnly */ urls?: (/** @format uri */ string)[];
    /** @default "standard" @deprecated */ usage_model?: 'standard' | 'bundled' | 'unbound' | (string & {});
  }

  export type VersionsV4PagePaginationArray = V4PagePaginationArray<Version>;
}
