import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage, Uploadable } from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';
import type { Workers } from './workers/index.ts';

/** Workers for Platforms: Code written by your own customers, run at scale.
 *  @product workersForPlatforms Workers for Platforms
 *  @docs https://developers.cloudflare.com/cloudflare-for-platforms/workers-for-platforms/ */
export interface WorkersForPlatforms {
  readonly dispatch: WorkersForPlatforms.Dispatch;
}

export declare namespace WorkersForPlatforms {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Names of the places that the data is sent to. */ destinations: unknown;
    /** Whether it is switched on. */ enabled: boolean;
    /** Environment of the consuming Worker, if it has some. */ environment: string;
    /** Share of requests that are recorded, from 0 to 1; null for all. */ head_sampling_rate: number;
    /** Dispatch namespace of the consuming Worker, if it is in one. */ namespace: string;
    /** Part of the upload that holds the content, by file name. */ part: string;
    /** Whether the data is kept at Cloudflare too. */ persist: boolean;
    /** Worker that receives the logs. */ service: string;
    /** Host and TCP port that the Worker should run close to. */ host: string;
    /** HTTP host that the Worker should run close to. */ hostname: string;
    /** Cloud region that the Worker should run close to. */ region: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Dispatch namespace that holds the customers' Workers, by its name. */ dispatch_namespace: string;
    /** Worker in the dispatch namespace, by the name that it was uploaded under. */ script_name: string;
    /** Name of the binding under which the Worker reads the secret. @from workersForPlatforms.dispatch.namespaces.scripts.secrets.list */ secret_name: string;
    /** Tag to put on the Worker or take off it. */ tag: string;
  }

  /** Routing of requests to customer code. */
  export interface Dispatch {
    readonly namespaces: Dispatch.Namespaces;
  }

  export interface NamespaceScriptResponse {
    /** @readOnly */ created_on?: DateTime;
    /** Namespace the user Worker is in. @example "my-dispatch-namespace" */ dispatch_namespace?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** Details of the user Worker. */ script?: ScriptResponse;
  }

  export interface ScriptResponse {
    /** Cache settings for the Worker's responses. */ cache_options?: CacheOptions;
    /** Date whose runtime behavior the Worker has. @example "2021-01-01" */ compatibility_date?: string;
    /** Runtime features switched on or off apart from the date. @default [] */ compatibility_flags?: string[];
    /** @readOnly */ created_on?: DateTime;
    /** Hash of the content; changes with each upload. @example "ea95132c15732412d22c1476fa83f27a" @readOnly */ etag?: string;
    /** Classes and entry points the Worker exports, by name. */ exports?: ExportsConfigMap;
    /** Handlers that are exported, such as `fetch` or `scheduled`. */ handlers?: string[];
    /** Whether static assets belong to the Worker. */ has_assets?: boolean;
    /** Whether the code is made of modules. */ has_modules?: boolean;
    /** Name of the script within the namespace. @example "my-workers-script" @readOnly */ id?: string;
    /** Tool the last upload came from, such as `wrangler`. @example "wrangler" */ last_deployed_from?: string;
    /** Whether Logpush receives the Worker's trace events. @default false */ logpush?: boolean;
    /** Tag of the last migration of Durable Objects that was applied. @example "v1" */ migration_tag?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** Exports with the handlers of each. */ named_handlers?: {
      /** Handlers that are exported, such as `fetch` or `scheduled`. */ handlers?: string[];
      /** Name of the exported entry point. @example "MyDurableObject" */ name?: string;
    }[];
    /** Log and trace settings, including sampling. */ observability?: Observability;
    /** Location where the Worker runs, and the reason for it. */ placement?: PlacementInfo;
    /** Deprecated form of the placement's mode. */ placement_mode?: 'smart' | 'targeted';
    /** Deprecated form of the placement's state. @readOnly */ placement_status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    /** Id of the script that stays when it is renamed. @example "e8f70fdbc8b1fb0b8ddb1af166186758" @readOnly */ tag?: string;
    /** Tags for filtering, such as a customer's id. @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    /** Workers that receive the logs. */ tail_consumers?: TailConsumers;
    /** Way in which requests are billed. @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }

  export interface CacheOptions {
    /** Whether cached responses survive a new version of the Worker. @default false */ cross_version_cache?: boolean;
    /** @default false */ enabled: boolean;
  }

  /** @maxProperties 100 */
  export type ExportsConfigMap = { [key: string]: ExportConfig };

  /** @discriminator type */
  export type ExportConfig = WorkerExport | DurableObjectExportVariants;

  export interface WorkerExport {
    /** Caching of this entry point. */ cache?: EntrypointCacheOptions;
    /** Marks a class that exists. @default "created" */ state?: 'created';
    /** Marks an entry point for requests. */ type: 'worker';
  }

  export interface EntrypointCacheOptions {
    enabled: boolean;
  }

  export type DurableObjectExportVariants =
    | DurableObjectExport | DurableObjectDeletedExport | DurableObjectRenamedExport
    | DurableObjectTransferredExport | DurableObjectExpectingTransferExport;

  export interface DurableObjectStorage {
    /** Container that belongs to the class. @maxLength 128 @example "my-container" */ container?: string;
    /** Kind of storage behind the objects; `legacy-kv` is the former one. */ storage: 'sqlite' | 'legacy-kv';
    /** Marks a Durable Object class. */ type: 'durable-object';
  }

  export interface DurableObjectExport extends DurableObjectStorage {
    /** Marks a class that exists. @default "created" */ state?: 'created';
  }

  export interface DurableObjectDeletedExport {
    /** Marks a class whose objects are deleted. */ state: 'deleted';
    /** Marks a Durable Object class. */ type: 'durable-object';
  }

  export interface DurableObjectRenamedExport {
    /** New name of the class. @maxLength 128 @example "NewName" @writeOnly */ renamed_to: string;
    /** Marks a class that got another name. */ state: 'renamed';
    /** Marks a Durable Object class. */ type: 'durable-object';
  }

  export interface DurableObjectTransferredExport {
    /** Marks a class that went to another script. */ state: 'transferred';
    /** Script that takes over the objects. @maxLength 128 @example "target-worker" @writeOnly */ transferred_to: string;
    /** Marks a Durable Object class. */ type: 'durable-object';
  }

  export interface DurableObjectExpectingTransferExport extends DurableObjectStorage {
    /** Marks a class that awaits objects from another script. */ state: 'expecting-transfer';
    /** Script the objects come from. @maxLength 128 @example "source-worker" */ transfer_from: string;
  }

  export interface Observability {
    enabled: boolean;
    /** @example 0.1 @min 0 @max 1 */ head_sampling_rate?: number | null;
    /** Logs to record, and their destinations. */
    logs?: {
      destinations?: string[];
      enabled: boolean;
      /** @example 0.1 @min 0 @max 1 */ head_sampling_rate?: number | null;
      /** Whether each call is logged with its request and outcome. */ invocation_logs: boolean;
      /** @default true */ persist?: boolean;
    };
    /** Traces to record, and their destinations. */
    traces?: {
      destinations?: string[];
      enabled?: boolean;
      /** @example 0.1 @min 0 @max 1 */ head_sampling_rate?: number | null;
      /** @default true */ persist?: boolean;
      /** Whether trace context from callers is taken only from authenticated ones or from all. @default "authenticated" */
      propagation_policy?: 'authenticated' | 'accept';
    };
  }

  export type PlacementInfo = ({
    /** Marks placement by Cloudflare, close to the back ends the Worker calls. */ mode: 'smart';
  } | {
    /** @example "aws:us-east-1" */ region: string;
  } | {
    /** @example "api.example.com" */ hostname: string;
  } | {
    /** @example "db.example.com:5432" */ host: string;
  } | {
    /** Marks placement close to a chosen target. */ mode: 'targeted';
    /** @example "aws:us-east-1" */ region: string;
  } | {
    /** @example "api.example.com" */ hostname: string;
    /** Marks placement close to a chosen target. */ mode: 'targeted';
  } | {
    /** @example "db.example.com:5432" */ host: string;
    /** Marks placement close to a chosen target. */ mode: 'targeted';
  } | {
    /** Marks placement close to a chosen target. */ mode: 'targeted';
    /** Target to run close to; one at present. @minItems 1 @maxItems 1 */ target: PlacementTarget[];
  }) & {
    /** Time of the last analysis for smart placement. @readOnly */ last_analyzed_at?: DateTime;
    /** Result of the analysis; `INSUFFICIENT_INVOCATIONS` needs more traffic. @readOnly */
    status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
  };

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
    /** Deleted Workers, one entry each. */ deleted?: {
      /** Name of the deleted Worker. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    }[];
    /** Number of Workers this request deleted. @example 100 */ deleted_count?: Integer;
    /** Whether more Workers match; repeat the request then. */ has_more?: boolean;
  }
}

export declare namespace WorkersForPlatforms.Dispatch {
  /** Collections of customer scripts. */
  export interface Namespaces {
    readonly scripts: Namespaces.Scripts;

    /** Create a dispatch namespace to hold your customers' Workers.
     *
     *  Needs Workers for Platforms. Workers in it get no route of their own: a dispatch Worker calls them through a binding.
     *  @http POST /accounts/{account_id}/workers/dispatch/namespaces
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "production" } */
    create(params: NamespaceCreateParams, options?: RequestOptions): APIPromise<Namespace>;

    /** List the account's dispatch namespaces.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns namespace_name script_count trusted_workers created_by created_on modified_on
     *  @key namespace_name */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Namespace>, Namespace>;

    /** Delete a dispatch namespace from the account.
     *
     *  All user Workers in it are deleted too, and bindings to it stop working.
     *  @http DELETE /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @cascades workersForPlatforms.dispatch.namespaces.scripts */
    delete(dispatchNamespace: string, params: InAccount, options?: RequestOptions): APIPromise<NamespaceDeleteResponse | null>;

    /** Get a dispatch namespace's name, id and number of scripts.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(dispatchNamespace: string, params: InAccount, options?: RequestOptions): APIPromise<Namespace>;

    /** Replace a dispatch namespace's name and trust in its Workers.
     *  @http PUT /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/namespace-worker-put-namespace */
    update(dispatchNamespace: string, params: NamespaceParams, options?: RequestOptions): APIPromise<Namespace>;

    /** Edit the name or the trust in Workers of a dispatch namespace.
     *
     *  Fields left out stay as they are.
     *  @http PATCH /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/namespace-worker-patch-namespace */
    edit(dispatchNamespace: string, params: NamespaceParams, options?: RequestOptions): APIPromise<Namespace>;
  }

  export interface NamespaceCreateParams extends InAccount {
    /** Name for the namespace, unique within the account. @example "my-dispatch-namespace" @minLength 1 */ name?: string;
  }

  export interface Namespace {
    /** User who made the namespace. @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ created_by?: string;
    /** @readOnly */ created_on?: DateTime;
    /** User who changed the namespace last. @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ modified_by?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** Id of the namespace; given by Cloudflare, unlike the name. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */
    namespace_id?: string;
    /** Name that bindings use for the namespace. @example "my-dispatch-namespace" */ namespace_name?: string;
    /** User Workers in the namespace at present. @example 800 */ script_count?: Integer;
    /** Whether its Workers are trusted; true shares cache and `request.cf` between them. @default false */ trusted_workers?: boolean;
  }

  export type NamespaceDeleteResponse = JsonValue;

  export interface NamespaceParams extends InAccount {
    /** New name of the namespace. @example "my-dispatch-namespace" */ name?: string;
    /** Whether the Workers are trusted: true gives up isolation of cache and `request.cf` between them. @default false */ trusted_workers?: boolean;
  }

  export type NamespaceListResponsesSinglePage = SinglePage<Namespace>;
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

    /** Replace a user Worker in a dispatch namespace, or upload a new one.
     *
     *  Bindings that the metadata neither names nor keeps (`keep_bindings`) are lost. The metadata must name `main_module` or `body_part`.
     *  @http PUT /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}
     *  @body multipart quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga */
    update(scriptName: string, params: ScriptUpdateParams, options?: RequestOptions): APIPromise<ScriptUpdateResponse>;

    /** Delete a user Worker; force overrides what depends on it.
     *  @http DELETE /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(scriptName: string, params: ScriptDeleteParams, options?: RequestOptions): APIPromise<ScriptDeleteResponse | null>;

    /** Get a user Worker's details and the namespace it is in.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: ScriptParams, options?: RequestOptions): APIPromise<Script>;

    /** List the user Workers of a dispatch namespace, filtered by tags.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/namespace-worker-list-scripts
     *  @columns script.id dispatch_namespace created_on modified_on
     *  @key script.id */
    list(dispatchNamespace: string, params: ScriptListParams, options?: RequestOptions): APIPromise<NamespaceScriptResponse[]>;

    /** Delete the user Workers of a dispatch namespace that match tags.
     *
     *  Deletes up to `limit` Workers: repeat while `has_more` is true. Without `tags` every Worker of the namespace is meant.
     *  @http DELETE /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts
     *  @unwrapped
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/namespace-worker-delete-scripts
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dispatch_namespace": "production", "tags": "customer-1:yes", "limit": 100 } */
    bulkDelete(
      dispatchNamespace: string,
      params: ScriptBulkDeleteParams,
      options?: RequestOptions,
    ): APIPromise<NamespaceScriptDeleteBulkResponse>;
  }

  export interface RuntimeSettings {
        /** Caching for the whole Worker; entry points can overrule it in `exports`. */ cache_options?: CacheOptions;
        /** Runtime features to switch on or off apart from the date. @default [] */ compatibility_flags?: string[];
        /** Whether Logpush gets the Worker's trace events. @default false */ logpush?: boolean;
        /** Logs and traces to record of the Worker. */ observability?: Observability;
      }

  export interface ScriptContent {
        /** Resources for the Worker's environment, each under a name. */ bindings?: (/** @discriminator type */
          | WorkersBindingKindAI | WorkersBindingKindAISearch | WorkersBindingKindAISearchNamespace
          | WorkersBindingKindMessaging | WorkersBindingKindAnalyticsEngine | WorkersBindingKindArtifacts
          | WorkersBindingKindAssets | WorkersBindingKindBrowser | WorkersBindingKindD1
          | WorkersBindingKindDataBlob | WorkersBindingKindDispatchNamespace
          | WorkersBindingKindDurableObjectNamespace | WorkersBindingKindHyperdrive | WorkersBindingKindInherit
          | WorkersBindingKindImages | WorkersBindingKindJson | WorkersBindingKindKVNamespace
          | WorkersBindingKindMedia | WorkersBindingKindMTLSCertificate | WorkersBindingKindPlainText
          | WorkersBindingKindPipelines | WorkersBindingKindK | WorkersBindingKindQueue
          | WorkersBindingKindRatelimit | WorkersBindingKindR2Bucket | WorkersBindingKindSecretText
          | WorkersBindingKindSendEmail | WorkersBindingKindService | WorkersBindingKindTextBlob
          | WorkersBindingKindVectorize | WorkersBindingKindVersionMetadata | WorkersBindingKindSecretsStoreSecret
          | WorkersBindingKindFlagship | WorkersBindingKindSecretKey | WorkersBindingKindWorkflow
          | WorkersBindingKindWasmModule | WorkersBindingKindVPCService | WorkersBindingKindVPCNetwork
        )[];
        /** Date whose runtime behavior the Worker gets. @example "2021-01-01" @pattern ^\d{4}-\d{2}-\d{2}$ */ compatibility_date?: string;
        /** Durable Object classes and entry points to declare, by name. */
        exports?: {
          [key: string]: WorkersWorkerExport | WorkersDurableObjectExport | DurableObjectDeletedExport | ScriptUpdateParams.Metadata.WorkersDurableObjectRenamedExport | ScriptUpdateParams.Metadata.WorkersDurableObjectTransferredExport | DurableObjectExpectingTransferExport;
        };
        /** Limits on a single request of the Worker. */ limits?: Limits;
        /** Migrations of Durable Object classes that go with the upload. @writeOnly */
        migrations?: Workers.SingleStepMigrationParam | ScriptUpdateParams.Metadata.WorkersMultipleStepMigrations;
        /** Workers that get the logs; null for none. */ tail_consumers?: Workers.Scripts.ConsumerScript[] | null;
        /** Way of billing; `standard` is the only one for new accounts. @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound' | (string & {});
      }

  export interface ScriptUpdateParams extends InAccount {
    /** Namespace that holds the user Worker. @example "my-dispatch-namespace" @minLength 1 */
    dispatch_namespace: string;
    /** Settings of the upload: main module, bindings, compatibility and the like. */ metadata: ScriptUpdateParams.Metadata;
    /** With `strict` the upload fails if an `inherit` binding has nothing to inherit; left out, it is dropped. @query */ bindings_inherit?: 'strict';
    /** Modules and other parts, each with its file name and content type. @minItems 1 */ files?: Uploadable[];
  }
  export namespace ScriptUpdateParams {
    export interface Metadata extends RuntimeSettings, ScriptContent {
      /** Static assets of the Worker. */ assets?: Metadata.Assets;
      /** Part with the code, for Workers in service worker syntax. @example "worker.js" */ body_part?: string;
      /** Whether assets of the former version stay; counts only without an `assets` token. */ keep_assets?: boolean;
      /** Types of bindings that are taken over from the former upload. @example ["secret_text","secret_key"] */ keep_bindings?: string[];
      /** Part with the module that exports the handlers. @example "worker.js" @minLength 1 */ main_module?: string;
      /** npm packages the code was built with, with their versions. */ package_dependencies?: Metadata.PackageDependency[];
      /** Preferred location of the Worker: smart, or close to a named region or host. */ placement?:
        | Metadata.SmartPlacement | Metadata.RegionPlacement | Metadata.HostnamePlacement
        | Metadata.HostPlacement | TargetedRegionPlacement | TargetedHostnamePlacement | TargetedHostPlacement
        | TargetListPlacement;
      /** Tags for filtering, such as a customer's id. @maxItems 10 */ tags?: string[];
    }
    export namespace Metadata {
      export interface Assets {
        /** Routing of assets, headers and redirects. */ config?: Assets.Config;
        /** Token from the end of the asset upload. @sensitive */ jwt?: string;
      }
      export namespace Assets {
        export interface Config {
          /** Content of a `_headers` file: headers for asset responses. */ _headers?: string;
          /** Content of a `_redirects` file: redirects and proxies before assets are served. */ _redirects?: string;
          /** Ending of URLs for HTML files: with a slash, without, or unchanged. */
          html_handling?: 'auto-trailing-slash' | 'force-trailing-slash' | 'drop-trailing-slash' | 'none' | (string & {});
          /** Fallback if no asset matches: nothing, the 404 page, or the app's `index.html`. */
          not_found_handling?: 'none' | '404-page' | 'single-page-application' | (string & {});
          /** Paths for which the Worker runs before assets, or true for all; `!` in front excludes. */ run_worker_first?: string[] | boolean;
          /** Deprecated: whether assets are served without the Worker; use `run_worker_first`. @deprecated */ serve_directly?: boolean;
          /** Path under which the assets are served, such as `/app`; null for the root. */ base_path?: string | null;
        }
      }
      export interface WorkersDurableObjectRenamedExport extends ScriptUpdateResponse.WorkersDurableObjectRenamedExport {
        /** Class that takes over; it must be declared in the same `exports`. @maxLength 128 @example "NewName" @writeOnly */ renamed_to: string;
      }
      export interface WorkersDurableObjectTransferredExport extends ScriptUpdateResponse.WorkersDurableObjectTransferredExport {
        /** Script that takes over, in the same dispatch namespace. @maxLength 128 @example "target-worker" @writeOnly */ transferred_to: string;
      }
      export interface WorkersMultipleStepMigrations {
        /** Tag the Worker has after the migration. @example "v2" @writeOnly */ new_tag?: string;
        /** Tag the Worker must have now; otherwise the upload is refused. @example "v1" @writeOnly */ old_tag?: string;
        /** Migrations in the order they are applied. @writeOnly */ steps?: Workers.MigrationStepParam[];
      }
      export interface PackageDependency {
        /** Exact version that was installed. @example "4.17.22" */ installedVersion: string;
        /** Package on npm. @example "lodash" @minLength 1 */ name: string;
        /** Version range in `package.json`. @example "^4.17.21" */ packageJsonVersion: string;
      }
      export interface SmartPlacement {
        /** Marks placement by Cloudflare, close to the back ends the Worker calls. */ mode: 'smart';
      }
      export interface RegionPlacement {
        /** @example "aws:us-east-1" */ region: string;
      }
      export interface HostnamePlacement {
        /** @example "api.example.com" */ hostname: string;
      }
      export interface HostPlacement {
        /** @example "db.example.com:5432" */ host: string;
      }
    }
  }

  export interface PlacementMode {
        /** Marks placement close to a chosen target. */ mode: 'targeted';
      }

  export interface ScriptRuntimeSettings {
    /** Date whose runtime behavior the Worker gets. @example "2021-01-01" */ compatibility_date?: string;
    /** Tags for filtering; null if there are none. @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    /** Workers that receive the logs; null for none. */ tail_consumers?: Workers.Scripts.ConsumerScript[] | null;
    /** Way of billing; `standard` is the only one for new accounts. @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }

  export interface ScriptUpdateResponse extends RuntimeSettings, ScriptRuntimeSettings {
    /** Time the code took to start, measured at upload. @unit milliseconds @example 10 @readOnly */ startup_time_ms: Integer;
    /** Name by which the script is known in the namespace. @example "my-workers-script" @readOnly */ id?: string;
    /** @readOnly */ created_on?: DateTime;
    /** File the code begins in. @example "index.js" @readOnly */ entry_point?: string;
    /** Hash of the content, for `If-None-Match` on updates. @example "ea95132c15732412d22c1476fa83f27a" @readOnly */ etag?: string;
    /** Classes and entry points that are exported, by name. */
    exports?: {
      [key: string]: WorkersWorkerExport | WorkersDurableObjectExport | DurableObjectDeletedExport | ScriptUpdateResponse.WorkersDurableObjectRenamedExport | ScriptUpdateResponse.WorkersDurableObjectTransferredExport | DurableObjectExpectingTransferExport;
    };
    /** Handlers of the default export, such as `fetch`. */ handlers?: string[];
    /** Whether the Worker has static assets. */ has_assets?: boolean;
    /** Whether the code consists of modules. */ has_modules?: boolean;
    /** Tool that deployed last, such as `wrangler`. @example "wrangler" */ last_deployed_from?: string;
    /** Latest migration of Durable Objects that was applied, by its tag. @example "v1" */ migration_tag?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** Named exports, each with its handlers. */ named_handlers?: ScriptUpdateResponse.NamedHandler[];
    /** Preferred location of the Worker: smart, or close to a named region or host. */ placement?:
      | ScriptUpdateResponse.SmartPlacement | ScriptUpdateResponse.RegionPlacement
      | ScriptUpdateResponse.HostnamePlacement | ScriptUpdateResponse.HostPlacement
      | ScriptUpdateResponse.TargetedRegionPlacement | ScriptUpdateResponse.TargetedHostnamePlacement
      | ScriptUpdateResponse.TargetedHostPlacement | ScriptUpdateResponse.TargetListPlacement;
    /** Deprecated form of the placement's mode. @deprecated */ placement_mode?: 'smart' | 'targeted';
    /** Deprecated form of the placement's state. @readOnly @deprecated */
    placement_status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    /** Id of the script; never changes. @example "e8f70fdbc8b1fb0b8ddb1af166186758" @readOnly */ tag?: string;
  }
  export namespace ScriptUpdateResponse {
    export interface WorkersDurableObjectRenamedExport {
      /** Marks a class whose objects go to another name. */ state: 'renamed';
      /** Marks the entry as a Durable Object class. */ type: 'durable-object';
    }
    export interface WorkersDurableObjectTransferredExport {
      /** Marks a class whose objects go to another script. */ state: 'transferred';
      /** Marks the entry as a Durable Object class. */ type: 'durable-object';
    }
    export interface NamedHandler {
      /** Handlers of the export. */ handlers?: string[];
      /** Name under which it is exported. @example "MyDurableObject" */ name?: string;
    }
    export interface PlacementAnalysis {
          /** Time of the last analysis for smart placement. @readOnly */ last_analyzed_at?: DateTime;
          /** Result of the analysis; `INSUFFICIENT_INVOCATIONS` needs more traffic. @readOnly */
          status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
        }
    export interface SmartPlacement extends PlacementAnalysis {
      /** Marks placement by Cloudflare, close to the back ends the Worker calls. */ mode: 'smart';
    }
    export interface RegionPlacement extends PlacementAnalysis {
      /** @example "aws:us-east-1" */ region: string;
    }
    export interface HostnamePlacement extends PlacementAnalysis {
      /** @example "api.example.com" */ hostname: string;
    }
    export interface HostPlacement extends PlacementAnalysis {
      /** @example "db.example.com:5432" */ host: string;
    }
    export interface TargetedRegionPlacement extends PlacementAnalysis, PlacementMode {
      /** @example "aws:us-east-1" */ region: string;
    }
    export interface TargetedHostnamePlacement extends PlacementAnalysis, PlacementMode {
      /** @example "api.example.com" */ hostname: string;
    }
    export interface TargetedHostPlacement extends PlacementAnalysis, PlacementMode {
      /** @example "db.example.com:5432" */ host: string;
    }
    export interface TargetListPlacement extends PlacementAnalysis, PlacementMode {
      /** Region or host to run close to; one at present. @minItems 1 @maxItems 1 */ target: (
        | Namespaces.TargetListPlacement.Region | Namespaces.TargetListPlacement.Hostname | Namespaces.TargetListPlacement.Host
      )[];
    }
  }

  export interface ScriptDeleteParams extends InAccount {
    /** Namespace that holds the user Worker. @example "my-dispatch-namespace" @minLength 1 */
    dispatch_namespace: string;
    /** If true, deletes even with bindings and Durable Objects that depend on the Worker, which then break. @query */ force?: boolean;
  }

  export type ScriptDeleteResponse = JsonValue;

  export interface ScriptParams extends InAccount {
    /** Namespace that holds the user Worker. @example "my-dispatch-namespace" @minLength 1 */
    dispatch_namespace: string;
  }

  export interface Script {
    /** @readOnly */ created_on?: DateTime;
    /** Namespace that holds the user Worker. @example "my-dispatch-namespace" */
    dispatch_namespace?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** Details of the user Worker, code apart. */ script?: Workers.Script;
  }

  export interface WorkersWorkerExport {
    /** Marks an entry point for requests. */ type: 'worker';
    /** Caching of responses of the entry point. */ cache?: WorkersWorkerExport.Cache;
    /** Marks a class that exists. @default "created" */ state?: 'created';
  }
  export namespace WorkersWorkerExport {
    export interface Cache {
      enabled: boolean;
    }
  }

  export interface WorkersDurableObjectExport extends DurableObjectStorage {
    /** Marks a class that exists. @default "created" */ state?: 'created';
  }

  export interface Observability {
    enabled: boolean;
    /** @example 0.1 @min 0 @max 1 */ head_sampling_rate?: number | null;
    /** Logs to record; null for the default. */ logs?: Observability.Logs | null;
    /** Traces to record; null for the default. */ traces?: Observability.Traces | null;
    /** Grouping of errors into issues; null for the default. */ issues?: Observability.Issues | null;
    /** Whether query strings are hidden in what is recorded. */ redact_query_string?: boolean;
  }
  export namespace Observability {
    export interface Issues {
      enabled?: boolean;
    }
    export interface Logs {
      enabled: boolean;
      /** Whether each call is logged with its request and outcome. */ invocation_logs: boolean;
      destinations?: string[];
      /** @example 0.1 @min 0 @max 1 */ head_sampling_rate?: number | null;
      /** @default true */ persist?: boolean;
    }
    export interface Traces {
      destinations?: string[];
      enabled?: boolean;
      /** @example 0.1 @min 0 @max 1 */ head_sampling_rate?: number | null;
      /** @default true */ persist?: boolean;
      /** Callers whose trace context is accepted: only authenticated ones or all; null for the default. @default "authenticated" */
      propagation_policy?: 'authenticated' | 'accept' | null;
    }
  }

  export interface ScriptListParams extends InAccount {
    /** Only scripts that have (`yes`) or lack (`no`) the tags, as `tag:yes,tag:no`.
     *  @example "production:yes,staging:no" @pattern ^[^,]+:(yes|no)(,[^,]+:(yes|no))*$ */
    tags?: string;
  }

  export interface ScriptBulkDeleteParams extends InAccount {
    /** Deletes only scripts that have (`yes`) or lack (`no`) the tags, as `tag:yes,tag:no`.
     *  @query @example "production:yes,staging:no" @pattern ^[^,]+:(yes|no)(,[^,]+:(yes|no))*$ */
    tags?: string;
    /** Most scripts to delete in this request. @query @example 1000 @min 1 */ limit?: Integer;
  }

  export interface Binding {
        /** Variable in `env` under which the Worker finds the resource. @example "myBinding" */ name: string;
      }
  export interface WorkersBindingKindAI extends Binding {
    /** Marks access to Workers AI. */ type: 'ai';
  }

  export interface WorkersBindingKindAISearch extends Binding {
    /** AI Search instance the Worker can use. @example "cloudflare-blog" */ instance_name: string;
    /** Marks access to one AI Search instance. */ type: 'ai_search';
    /** @example "production" */ namespace?: string;
  }

  export interface WorkersBindingKindAISearchNamespace extends Binding {
    /** @example "production" */ namespace: string;
    /** Marks access to a namespace of AI Search instances. */ type: 'ai_search_namespace';
  }

  export interface WorkersBindingKindMessaging extends Binding {
    /** @example "production" */ namespace: string;
    /** Marks access to messaging. */ type: 'messaging';
  }

  export interface WorkersBindingKindAnalyticsEngine extends Binding {
    /** Dataset of Analytics Engine to write to. @example "some_dataset" */ dataset: string;
    /** Marks access to a dataset of Analytics Engine. */ type: 'analytics_engine';
  }

  export interface WorkersBindingKindArtifacts {
    /** Variable in `env` under which the Worker finds the resource. */ name: string;
    namespace: string;
    /** Marks access to Artifacts. */ type: 'artifacts';
  }

  export interface WorkersBindingKindAssets extends Binding {
    /** Marks access to the static assets. */ type: 'assets';
  }

  export interface WorkersBindingKindBrowser extends Binding {
    /** Marks access to Browser Rendering. */ type: 'browser';
  }

  export interface WorkersBindingKindD1 extends Binding {
    /** D1 database, by its id. @example "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx" */ database_id: string;
    /** Marks access to a D1 database. */ type: 'd1';
    /** Old name of `database_id`. @example "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx" @deprecated */ id?: string;
  }

  export interface WorkersBindingKindDataBlob extends Binding {
    /** @example "my-module.bin" */ part: string;
    /** Marks binary data from the upload; deprecated. @deprecated */ type: 'data_blob';
  }

  export interface WorkersBindingKindDispatchNamespace extends Binding {
    /** @example "my-namespace" */ namespace: string;
    /** Marks access to a dispatch namespace. */ type: 'dispatch_namespace';
    /** Worker that outgoing requests of user Workers pass through. */ outbound?: WorkersBindingKindDispatchNamespace.Outbound;
  }
  export namespace WorkersBindingKindDispatchNamespace {
    export interface Outbound {
      /** Values the outbound Worker is given on dispatch. */ params?: Outbound.Param[];
      /** Worker that handles the outgoing requests. */ worker?: Outbound.Worker;
    }
    export namespace Outbound {
      export interface Param {
        /** Variable in `env` under which the Worker finds the resource. @example "customer_name" */ name: string;
      }
      export interface Worker {
        /** Entry point of the Worker; left out, the default export. */ entrypoint?: string;
        environment?: string;
        service?: string;
      }
    }
  }

  export interface WorkersBindingKindDurableObjectNamespace extends Binding {
    /** Marks access to a Durable Object namespace. */ type: 'durable_object_namespace';
    /** Class of the Durable Objects. @example "MyDurableObject" */ class_name?: string;
    /** Namespace the user Worker is in. @example "my-dispatch-namespace" */ dispatch_namespace?: string;
    /** @example "production" */ environment?: string;
    /** Namespace of the Durable Objects or keys, by its id. */ namespace_id?: ResourceID;
    /** User Worker that gets the tag. @example "my-other-worker" @minLength 1 */ script_name?: string;
  }

  export interface WorkersBindingKindHyperdrive extends Binding {
    /** Hyperdrive configuration that the binding leads to. @example "57b7076f58be42419276f058a8968187" */ id: string;
    /** Marks access to a Hyperdrive configuration. */ type: 'hyperdrive';
  }

  export interface WorkersBindingKindInherit {
    /** Variable in `env` under which the Worker finds the resource. @example "MY_BINDING" */ name: string;
    /** Marks a binding taken over from an earlier version. */ type: 'inherit';
    /** Name the binding had there; left out, the same. @example "MY_OLD_BINDING" */ old_name?: string;
    /** Version to take it from; `latest` for the newest. @default "latest" @example "8969331f-7192-434c-9938-6aea24ed58bf" */ version_id?: string;
  }

  export interface WorkersBindingKindImages extends Binding {
    /** Marks access to Images. */ type: 'images';
  }

  export interface WorkersBindingKindJson extends Binding {
    /** JSON that the variable holds. */ json: unknown;
    /** Marks a variable with JSON. */ type: 'json';
  }

  export interface WorkersBindingKindKVNamespace extends Binding {
    /** Namespace of the Durable Objects or keys, by its id. */ namespace_id: ResourceID;
    /** Marks access to a KV namespace. */ type: 'kv_namespace';
  }

  export interface WorkersBindingKindMedia extends Binding {
    /** Marks access to Media Transformations. */ type: 'media';
  }

  export interface WorkersBindingKindMTLSCertificate extends Binding {
    /** Client certificate to present, by its id. @example "efwu2n6s-q69d-2kr9-184j-4913e8h391k6" */ certificate_id: string;
    /** Marks requests with a client certificate. */ type: 'mtls_certificate';
  }

  export interface WorkersBindingKindPlainText extends Binding {
    /** Text of the variable. */ text: string;
    /** Marks a variable with plain text. */ type: 'plain_text';
  }

  export interface WorkersBindingKindPipelines extends Binding {
    /** Pipeline that the Worker sends to. @example "my-pipeline" */ pipeline: string;
    /** Marks access to a pipeline. */ type: 'pipelines';
  }

  export interface WorkersBindingKindK {
    /** Variable in `env` under which the Worker finds the resource. */ name: string;
    /** Stream the Worker sends to. */ stream: string;
    /** Marks access to a K2 stream. */ type: 'k2';
  }

  export interface WorkersBindingKindQueue extends Binding {
    /** Queue that the Worker sends to. @example "my-queue" */ queue_name: string;
    /** Marks access to a queue. */ type: 'queue';
  }

  export interface WorkersBindingKindRatelimit extends Binding {
    /** Number of the rate limit within the account; bindings with the same one share counts. @example "1234" */ namespace_id: string;
    /** Requests allowed in a period. */ simple: WorkersBindingKindRatelimit.Simple;
    /** Marks a rate limit. */ type: 'ratelimit';
  }
  export namespace WorkersBindingKindRatelimit {
    export interface Simple {
      /** Calls allowed for a key in a period. @example 100 */ limit: number;
      /** Length of the period: 10 or 60 seconds. @example 60 @unit seconds */ period: Integer;
      /** Seconds a key stays blocked once it is over the limit. @example 60 @unit seconds */ mitigation_timeout?: Integer;
    }
  }

  export interface WorkersBindingKindR2Bucket extends Binding {
    /** R2 bucket the Worker can use. @example "my-r2-bucket" */ bucket_name: string;
    /** Marks access to an R2 bucket. */ type: 'r2_bucket';
    /** Jurisdiction the bucket is in; left out, none. */ jurisdiction?: 'eu' | 'fedramp' | 'fedramp-high' | 'us';
  }

  export interface WorkersBindingKindSendEmail extends Binding {
    /** Marks the sending of mail. */ type: 'send_email';
    /** Addresses the Worker may send to. */ allowed_destination_addresses?: (/** @format email */ string)[];
    /** Addresses the Worker may send from. */ allowed_sender_addresses?: (/** @format email */ string)[];
    /** The one address that the Worker may send to. @format email */ destination_address?: string;
  }

  export interface WorkersBindingKindService extends Binding {
    /** @example "my-worker" */ service: string;
    /** Marks access to another Worker. */ type: 'service';
    /** Entry point of the Worker; left out, the default export. @example "MyHandler" */ entrypoint?: string;
    /** @default "production" @example "production" */ environment?: string;
  }

  export interface WorkersBindingKindTextBlob extends Binding {
    /** @example "my-module.txt" */ part: string;
    /** Marks text from the upload; deprecated. @deprecated */ type: 'text_blob';
  }

  export interface WorkersBindingKindVectorize extends Binding {
    /** Vectorize index the Worker can use. @example "my-index-name" */ index_name: string;
    /** Marks access to a Vectorize index. */ type: 'vectorize';
  }

  export interface WorkersBindingKindVersionMetadata extends Binding {
    /** Marks access to data of the running version. */ type: 'version_metadata';
  }

  export interface WorkersBindingKindSecretsStoreSecret extends Binding {
    /** Secret in the store, by name. @example "my_secret" */ secret_name: string;
    /** Store the secret is in. @example "8c8b1387108e49be85669169793e7bd2" */ store_id: string;
    /** Marks access to a secret of Secrets Store. */ type: 'secrets_store_secret';
  }

  export interface WorkersBindingKindFlagship extends Binding {
    /** Flagship app whose flags the Worker reads. @maxLength 128 @example "app-12345678-1234-1234-1234-123456789012" */ app_id: string;
    /** Marks access to Flagship's feature flags. */ type: 'flagship';
  }

  export interface WorkersBindingKindWorkflow extends Binding {
    /** Marks access to a workflow. */ type: 'workflow';
    /** Workflow the Worker can start, by name. @example "my-workflow" */ workflow_name: string;
    /** Class of the Durable Objects. @example "my-workflow" */ class_name?: string;
    /** User Worker that gets the tag. @example "my-workflow" @minLength 1 */ script_name?: string;
  }

  export interface WorkersBindingKindWasmModule extends Binding {
    /** @example "my-module.wasm" */ part: string;
    /** Marks WebAssembly from the upload; deprecated. @deprecated */ type: 'wasm_module';
  }

  export interface WorkersBindingKindVPCService extends Binding {
    /** VPC service the Worker can reach, by its id. @example "8c8b1387108e49be85669169793e7bd2" */ service_id: string;
    /** Marks access to a VPC service. */ type: 'vpc_service';
  }

  export interface WorkersBindingKindVPCNetwork extends Binding {
    /** Marks access to a private network. */ type: 'vpc_network';
    /** Network to reach; give this or a tunnel. @example "cf1:network" */ network_id?: string;
    /** Tunnel to the network; give this or a network. @example "abcd1234-5678-90ef-ghij-klmnopqrstuv" */ tunnel_id?: string;
    /** Identity that requests carry, in alpha. */ identity?: 'runtime-email-alpha';
  }

  export interface WorkersBindingKindSecretText extends Binding {
    /** Text of the secret; never returned. @writeOnly @sensitive */ text: string;
    /** Marks a secret with text. */ type: 'secret_text';
  }

  export interface WorkersBindingKindSecretKey extends Binding {
    /** Algorithm of the key with parameters, as in `SubtleCrypto.importKey`. */ algorithm: unknown;
    /** Form in which the key is given. */ format: 'raw' | 'pkcs8' | 'spki' | 'jwk' | (string & {});
    /** Marks a secret with a cryptographic key. */ type: 'secret_key';
    /** Operations the key may be used for. */
    usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey' | (string & {}))[];
    /** Key as base64; for formats other than `jwk`. @writeOnly @sensitive */ key_base64?: string;
    /** Key as JSON Web Key; for the format `jwk`. @writeOnly @sensitive */ key_jwk?: unknown;
  }

  export interface Limits {
    /** CPU time that a request may take. @unit milliseconds @example 50 */ cpu_ms?: Integer;
    /** Subrequests that a request may make. @example 1000 */ subrequests?: Integer;
  }

  export interface TargetedRegionPlacement extends PlacementMode {
    /** @example "aws:us-east-1" */ region: string;
  }

  export interface TargetedHostnamePlacement extends PlacementMode {
    /** @example "api.example.com" */ hostname: string;
  }

  export interface TargetedHostPlacement extends PlacementMode {
    /** @example "db.example.com:5432" */ host: string;
  }

  export interface TargetListPlacement extends PlacementMode {
    /** Region or host to run close to; one at present. @minItems 1 @maxItems 1 */ target: (
      | TargetListPlacement.Region | TargetListPlacement.Hostname | TargetListPlacement.Host
    )[];
  }
  export namespace TargetListPlacement {
    export interface Region {
      /** @example "aws:us-east-1" */ region: string;
    }
    export interface Hostname {
      /** @example "api.example.com" */ hostname: string;
    }
    export interface Host {
      /** @example "db.example.com:5432" */ host: string;
    }
  }
}

export declare namespace WorkersForPlatforms.Dispatch.Namespaces.Scripts {
  /** Static files for a customer script. */
  export interface AssetUpload {
    /** Create an upload session for a user Worker's static assets.
     *
     *  Only files that Cloudflare does not have yet are in `buckets`. Upload those, and pass the token of the last answer to the script upload.
     *  @http POST /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/assets-upload-session
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dispatch_namespace": "production", "script_name": "customer-1",
     *    "manifest": { "/index.html": { "hash": "08f1dfda4574284ab3c21666d1ee8c7d", "size": 1234 } }
     *  } */
    create(scriptName: string, params: AssetUploadCreateParams, options?: RequestOptions): APIPromise<AssetUploadCreateResponse>;
  }

  export interface AssetUploadCreateParams extends InAccount {
    /** Namespace that holds the user Worker. @example "my-dispatch-namespace" @minLength 1 */
    dispatch_namespace: string;
    /** Files by their path, each with hash and size. @example {"/index.html":{"hash":"08f1dfda4574284ab3c21666d1ee8c7d","size":1234}} */
    manifest: { [key: string]: AssetUploadCreateParams.Manifest };
  }
  export namespace AssetUploadCreateParams {
    export interface Manifest {
      /** Hash of the file's content in hex; files with the same hash are uploaded once. @pattern ^[0-9a-f]{32}$ */ hash: string;
      /** Size of the file. @min 0 @unit bytes */ size: Integer;
    }
  }

  export interface AssetUploadCreateResponse {
    /** Hashes of files to upload, one list a request; empty if none is missing. */ buckets?: string[][];
    /** Token for the upload requests; with nothing to upload, the one for the script. @sensitive */ jwt?: string;
  }

  /** Source modules of a customer script. */
  export interface Content {
    /** Replace a user Worker's code, keeping bindings and settings.
     *  @http PUT /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/content
     *  @body multipart quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga */
    update(scriptName: string, params: ContentUpdateParams, options?: RequestOptions): APIPromise<Workers.Script>;

    /** Get a user Worker's code as it was uploaded.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/content
     *  @response binary
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: ScriptParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface ContentUpdateParams extends InAccount {
    /** Namespace that holds the user Worker. @example "my-dispatch-namespace" @minLength 1 */
    dispatch_namespace: string;
    /** Name of the part that holds the code: main module or body. */ metadata: Workers.WorkerMetadata;
    /** Modules and other parts, each with its file name and content type. @minItems 1 */ files?: Uploadable[];
    /** Part with the code, in place of `body_part` in the metadata. @header CF-WORKER-BODY-PART */ 'CF-WORKER-BODY-PART'?: string;
    /** Part with the main module, in place of `main_module` in the metadata. @header CF-WORKER-MAIN-MODULE-PART */
    'CF-WORKER-MAIN-MODULE-PART'?: string;
  }

  /** Compatibility, limits and other options of a customer script. */
  export interface Settings {
    /** Edit a user Worker's bindings, limits and other settings.
     *
     *  A given list, such as `bindings`, replaces the former one.
     *  @http PATCH /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/settings
     *  @body multipart required quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga */
    edit(scriptName: string, params: SettingEditParams, options?: RequestOptions): APIPromise<Setting>;

    /** Get a user Worker's bindings, compatibility and settings.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/settings
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: ScriptParams, options?: RequestOptions): APIPromise<Setting>;
  }

  export interface SettingEditParams extends InAccount {
    /** Namespace that holds the user Worker. @example "my-dispatch-namespace" @minLength 1 */
    dispatch_namespace: string;
    /** Settings to change; those left out stay. */ settings?: SettingEditParams.Settings;
  }
  export namespace SettingEditParams {
    export interface Settings extends RuntimeSettings, ScriptContent {
      /** Location of the Worker: smart, or close to a named region or host. */ placement?:
        | Setting.Mode | Setting.Region | Setting.Hostname | Setting.Host | TargetedRegionPlacement
        | TargetedHostnamePlacement | TargetedHostPlacement | TargetListPlacement;
      /** Tags for filtering; null clears them. @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    }
  }

  export interface Setting extends RuntimeSettings, ScriptRuntimeSettings {
    /** Resources for the Worker's environment, each under a name. */ bindings?: (/** @discriminator type */
      | WorkersBindingKindAI | WorkersBindingKindAISearch | WorkersBindingKindAISearchNamespace
      | WorkersBindingKindMessaging | WorkersBindingKindAnalyticsEngine | WorkersBindingKindArtifacts
      | WorkersBindingKindAssets | WorkersBindingKindBrowser | WorkersBindingKindD1 | WorkersBindingKindDataBlob
      | WorkersBindingKindDispatchNamespace | WorkersBindingKindDurableObjectNamespace
      | WorkersBindingKindHyperdrive | WorkersBindingKindInherit | WorkersBindingKindImages
      | WorkersBindingKindJson | WorkersBindingKindKVNamespace | WorkersBindingKindMedia
      | WorkersBindingKindMTLSCertificate | WorkersBindingKindPlainText | WorkersBindingKindPipelines
      | WorkersBindingKindK | WorkersBindingKindQueue | WorkersBindingKindRatelimit
      | WorkersBindingKindR2Bucket | WorkersBindingKindSecretText | WorkersBindingKindSendEmail
      | WorkersBindingKindService | WorkersBindingKindTextBlob | WorkersBindingKindVectorize
      | WorkersBindingKindVersionMetadata | WorkersBindingKindSecretsStoreSecret | WorkersBindingKindFlagship
      | WorkersBindingKindSecretKey | WorkersBindingKindWorkflow | WorkersBindingKindWasmModule
      | WorkersBindingKindVPCService | WorkersBindingKindVPCNetwork
    )[];
    /** Changes to Durable Objects from the upload's `exports`; absent without them. @readOnly */
    exports_reconciliation?: Setting.ExportsReconciliation;
    /** Limits on a single request of the Worker. */ limits?: Limits;
    /** Location of the Worker: smart, or close to a named region or host. */ placement?:
      | Setting.Mode | Setting.Region | Setting.Hostname
      | Setting.Host | TargetedRegionPlacement | TargetedHostnamePlacement | TargetedHostPlacement
      | TargetListPlacement;
  }
  export namespace Setting {
    export interface ExportsReconciliation {
      /** Classes whose namespaces were made. */ created: string[];
      /** Classes whose namespaces were deleted. */ deleted: string[];
      /** Notes on entries that had no effect any more. */ info: ExportsReconciliation.Info[];
      /** Entries of `exports` that can be deleted safely. */ removable_entries: string[];
      /** Classes that were renamed, old name and new. */ renamed: ExportsReconciliation.Renamed[];
      /** Transfers the other script still has to accept. */ transfer_pending: ExportsReconciliation.TransferPending[];
      /** Transfers that are complete. */ transferred: ExportsReconciliation.Transferred[];
      /** Classes whose namespaces were changed in place. */ updated: string[];
      /** Warnings that did not stop the upload. */ warnings: ExportsReconciliation.Warning[];
    }
    export namespace ExportsReconciliation {
      export interface Info {
        /** Class the note is about. */ class: string;
        /** Note in words. */ message: string;
        /** Kind of note or warning, for programs to branch on. */ scenario:
          | 'code_class_not_in_exports' | 'provisioned_class_missing_from_config' | 'config_export_not_in_code'
          | 'config_references_nonexistent_class' | 'orphaned_provisioned_namespace' | 'storage_type_mismatch'
          | 'free_tier_requires_sqlite' | 'invalid_export' | 'tombstone_delete_class_still_in_code'
          | 'tombstone_delete_blocked_by_external_bindings' | 'tombstone_renamed_to_occupied'
          | 'transferred_pending_not_found' | 'transferred_target_missing' | 'transferred_target_mismatch'
          | 'phase_one_transfer_source_missing' | 'phase_one_transfer_source_namespace_missing'
          | 'phase_one_transfer_target_class_provisioned' | 'phase_one_transfer_after_commit_mismatch'
          | 'phase_one_transfer_duplicate' | 'phase_one_transfer_target_in_dispatch_namespace'
          | 'phase_one_transfer_source_in_dispatch_namespace' | 'transferred_source_in_dispatch_namespace'
          | 'transferred_target_in_dispatch_namespace' | 'container_undeclared_reference'
          | 'container_class_not_durable_object' | 'container_wiring_inconsistent'
          | 'container_multiple_durable_objects' | 'transfer_container_parity_mismatch'
          | 'transfer_container_parity_mismatch_on_commit' | 'tombstone_class_still_in_code' | 'stale_tombstone'
          | 'transfer_receive_already_applied' | 'transfer_receive_cleanup_complete';
        /** Namespace concerned; absent if there is none yet. @format uuid */ namespace_id?: string;
        /** Scripts that still bind to the class; change them before the entry goes. */ referencing_scripts?: string[];
      }
      export interface Renamed {
        /** Class name before. */ from: string;
        /** Class name after. */ to: string;
      }
      export interface TransferPending {
        /** Class that awaits its objects. */ class: string;
        /** Script whose objects are awaited. */ from: string;
      }
      export interface Transferred {
        /** Class at the giving script. */ class: string;
        /** Always `committed`: the transfer is done. */ phase: 'committed';
        /** Script that owns the namespace now. */ to: string;
      }
      export interface Warning {
        /** Class the warning is about. */ class: string;
        /** Warning in words. */ message: string;
        /** Kind of note or warning, for programs to branch on. */ scenario:
          | 'code_class_not_in_exports' | 'provisioned_class_missing_from_config' | 'config_export_not_in_code'
          | 'config_references_nonexistent_class' | 'orphaned_provisioned_namespace' | 'storage_type_mismatch'
          | 'free_tier_requires_sqlite' | 'invalid_export' | 'tombstone_delete_class_still_in_code'
          | 'tombstone_delete_blocked_by_external_bindings' | 'tombstone_renamed_to_occupied'
          | 'transferred_pending_not_found' | 'transferred_target_missing' | 'transferred_target_mismatch'
          | 'phase_one_transfer_source_missing' | 'phase_one_transfer_source_namespace_missing'
          | 'phase_one_transfer_target_class_provisioned' | 'phase_one_transfer_after_commit_mismatch'
          | 'phase_one_transfer_duplicate' | 'phase_one_transfer_target_in_dispatch_namespace'
          | 'phase_one_transfer_source_in_dispatch_namespace' | 'transferred_source_in_dispatch_namespace'
          | 'transferred_target_in_dispatch_namespace' | 'container_undeclared_reference'
          | 'container_class_not_durable_object' | 'container_wiring_inconsistent'
          | 'container_multiple_durable_objects' | 'transfer_container_parity_mismatch'
          | 'transfer_container_parity_mismatch_on_commit' | 'tombstone_class_still_in_code' | 'stale_tombstone'
          | 'transfer_receive_already_applied' | 'transfer_receive_cleanup_complete';
        /** Namespace the warning is about; absent if there is none. @format uuid */ namespace_id?: string;
      }
    }
    export interface Mode {
      /** Cloudflare chooses the place from the Worker's calls. */ mode: 'smart';
    }
    export interface Region {
      /** Cloud region to run close to, as `provider:region`. @example "aws:us-east-1" */ region: string;
    }
    export interface Hostname {
      /** HTTP host to run close to. @example "api.example.com" */ hostname: string;
    }
    export interface Host {
      /** TCP host and port to run close to. @example "db.example.com:5432" */ host: string;
    }
  }

  /** Resources a customer script can use. */
  export interface Bindings {
    /** Get the list of bindings that a user Worker has.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/bindings
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns name type
     *  @key name */
    get(
      scriptName: string,
      params: ScriptParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<BindingGetResponse>, BindingGetResponse>;
  }

  /** @discriminator type */
  export type BindingGetResponse =
    | WorkersBindingKindAI | WorkersBindingKindAISearch | WorkersBindingKindAISearchNamespace
    | WorkersBindingKindMessaging | WorkersBindingKindAnalyticsEngine | WorkersBindingKindArtifacts
    | WorkersBindingKindAssets | WorkersBindingKindBrowser | WorkersBindingKindD1 | WorkersBindingKindDataBlob
    | WorkersBindingKindDispatchNamespace | WorkersBindingKindDurableObjectNamespace
    | WorkersBindingKindHyperdrive | WorkersBindingKindInherit | WorkersBindingKindImages
    | WorkersBindingKindJson | WorkersBindingKindKVNamespace | WorkersBindingKindMedia
    | WorkersBindingKindMTLSCertificate | WorkersBindingKindPlainText | WorkersBindingKindPipelines
    | WorkersBindingKindK | WorkersBindingKindQueue | WorkersBindingKindRatelimit | WorkersBindingKindR2Bucket
    | WorkersBindingKindSecretText | WorkersBindingKindSendEmail | WorkersBindingKindService
    | WorkersBindingKindTextBlob | WorkersBindingKindVectorize | WorkersBindingKindVersionMetadata
    | WorkersBindingKindSecretsStoreSecret | WorkersBindingKindFlagship | WorkersBindingKindSecretKey
    | WorkersBindingKindWorkflow | WorkersBindingKindWasmModule | WorkersBindingKindVPCService
    | WorkersBindingKindVPCNetwork;

  /** Encrypted values for a customer script. */
  export interface Secrets {
    /** Replace one secret of a user Worker, or add it.
     *
     *  Makes a new version of the Worker; the value cannot be read back.
     *  @http PUT /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/secrets
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dispatch_namespace": "production", "script_name": "customer-1", "type": "secret_text",
     *    "name": "API_KEY", "text": "s3cr3t"
     *  } */
    update(scriptName: string, params: SecretUpdateParams, options?: RequestOptions): APIPromise<Secret>;

    /** List the names and types of a user Worker's secrets.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/secrets
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns name type
     *  @key name */
    list(
      scriptName: string,
      params: ScriptParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Secret>, Secret>;

    /** Delete one secret from a user Worker.
     *  @http DELETE /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/secrets/{secret_name}
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(secretName: string, params: SecretDeleteParams, options?: RequestOptions): APIPromise<SecretDeleteResponse | null>;

    /** Edit several secrets of a user Worker in one request.
     *
     *  A JSON merge patch (RFC 7396): null deletes a secret, one left out stays.
     *  @http PATCH /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/secrets-bulk
     *  @body json required */
    bulkUpdate(scriptName: string, params: SecretBulkUpdateParams, options?: RequestOptions): APIPromise<SecretBulkUpdateResponse>;

    /** Get the name and type of a user Worker's secret, not its value.
     *  @http GET /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/secrets/{secret_name}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(secretName: string, params: SecretGetParams, options?: RequestOptions): APIPromise<Secret>;
  }

  /** @discriminator type */
  export type SecretUpdateParams = SecretUpdateParams.WorkersBindingKindSecretText | SecretUpdateParams.WorkersBindingKindSecretKey;
  export namespace SecretUpdateParams {
    export interface WorkersBindingKindSecretText extends InAccount {
      /** Namespace that holds the user Worker. @example "my-dispatch-namespace" @minLength 1 */
      dispatch_namespace: string;
      /** Variable in the Worker's environment. @example "myBinding" @minLength 1 */ name: string;
      /** Value of the secret; cannot be read back. @writeOnly @sensitive */ text: string;
      /** Marks a secret that is text. */ type: 'secret_text';
    }
    export interface WorkersBindingKindSecretKey extends InAccount {
      /** Namespace that holds the user Worker. @example "my-dispatch-namespace" @minLength 1 */
      dispatch_namespace: string;
      /** Algorithm with its parameters, as for `SubtleCrypto.importKey`. */ algorithm: unknown;
      /** Format of the key; `jwk` goes with `key_jwk`, the others with `key_base64`. */ format: 'raw' | 'pkcs8' | 'spki' | 'jwk' | (string & {});
      /** Variable in the Worker's environment. @example "myBinding" @minLength 1 */ name: string;
      /** Marks a secret that is a cryptographic key. */ type: 'secret_key';
      /** Permitted uses of the key. @minItems 1 */
      usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey' | (string & {}))[];
      /** Key in base64, for formats other than `jwk`. @writeOnly @sensitive @minLength 1 */ key_base64?: string;
      /** Key as a JSON Web Key, for the format `jwk`. @writeOnly @sensitive */ key_jwk?: unknown;
    }
  }

  /** @discriminator type */
  export type Secret = WorkersBindingKindSecretText | WorkersBindingKindSecretKey;

  export interface SecretDeleteParams extends TagParams {
    /** Whether the secret's name in the path is percent-encoded. @query @readOnly */ url_encoded?: boolean;
  }

  export type SecretDeleteResponse = JsonValue;

  export interface SecretBulkUpdateParams extends InAccount {
    /** Namespace that holds the user Worker. @example "my-dispatch-namespace" @minLength 1 */
    dispatch_namespace: string;
    /** Secrets by name: an object sets it, null deletes it; others stay. */
    secrets?: {
      [key: string]: /** @discriminator type */ (/** @discriminator type */ Namespaces.WorkersBindingKindSecretText | Namespaces.WorkersBindingKindSecretKey) | null;
    };
    /** Tags for the new version that the change makes. */ version_tags?: { [key: string]: unknown };
  }

  export type SecretBulkUpdateResponse = { [key: string]: /** @discriminator type */ WorkersBindingKindSecretText | WorkersBindingKindSecretKey };

  export interface SecretGetParams extends TagParams {
    /** Whether the secret's name in the path is percent-encoded. @readOnly */ url_encoded?: boolean;
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
    list(scriptName: string, params: ScriptParams, options?: RequestOptions): PagePromise<SinglePage<TagListResponse>, TagListResponse>;

    /** Delete one tag from a user Worker.
     *  @http DELETE /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/tags/{tag}
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(/** @maxLength 1024 */ tag: string, params: TagParams, options?: RequestOptions): APIPromise<TagDeleteResponse | null>;

    /** Add one tag to a user Worker, keeping the tags it has.
     *
     *  Filters of `list` and `bulkDelete` go by tags.
     *  @http PUT /accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}/tags/{tag}
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/namespace-worker-put-script-tag
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dispatch_namespace": "production", "script_name": "customer-1", "tag": "plan-free"
     *  } */
    create(/** @maxLength 1024 */ tag: string, params: TagParams, options?: RequestOptions): APIPromise<never | null>;
  }

  export interface TagUpdateParams extends InAccount {
    /** Namespace that holds the user Worker. @example "my-dispatch-namespace" @minLength 1 */
    dispatch_namespace: string;
    /** All tags of the Worker; others are removed. @body @maxItems 10 */ body: (/** @maxLength 1024 */ string)[] | null;
  }

  /** @maxLength 1024 */
  export type TagUpdateResponse = string;

  /** @maxLength 1024 */
  export type TagListResponse = string;

  export interface TagParams extends InAccount {
    /** Namespace that holds the user Worker. @example "my-dispatch-namespace" @minLength 1 */
    dispatch_namespace: string;
    /** User Worker that has the secret. @example "this-is_my_script-01" @minLength 1 */ script_name: string;
  }

  export type TagDeleteResponse = JsonValue;

  export type BindingGetResponsesSinglePage = SinglePage<BindingGetResponse>;

  export interface WorkersBindingKindSecretText extends Binding {
    /** Marks a secret with text. */ type: 'secret_text';
  }

  export interface WorkersBindingKindSecretKey extends Binding {
    /** Algorithm of the key with parameters, as in `SubtleCrypto.importKey`. */ algorithm: unknown;
    /** Form in which the key is given. */ format: 'raw' | 'pkcs8' | 'spki' | 'jwk';
    /** Marks a secret with a cryptographic key. */ type: 'secret_key';
    /** Operations the key may be used for. */
    usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey')[];
  }

  export type SecretListResponsesSinglePage = SinglePage<Secret>;

  export type TagListResponsesSinglePage = SinglePage<TagListResponse>;

  export type TagUpdateResponsesSinglePage = SinglePage<TagUpdateResponse>;
}
