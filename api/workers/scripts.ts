import type {
  APIPromise,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  Uploadable,
  V4PagePagination,
} from '../_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from '../_shared.ts';
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
   *
   *  Replaces code, bindings and settings as a whole: bindings left out are gone unless `keep_bindings` names their kind. Secrets stay with
   *  `keep_bindings: ["secret_text"]`.
   *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}
   *  @body multipart quirk=script
   *  @permission Workers Scripts Write
   *  @availability ga
   *  @aliases deploy worker; upload script
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "script_name": "shop",
   *    "metadata": {
   *      "main_module": "worker.js",
   *      "compatibility_date": "2026-01-15",
   *      "bindings": [
   *        {
   *          "type": "plain_text",
   *          "name": "GREETING",
   *          "text": "Hello"
   *        },
   *        {
   *          "type": "json",
   *          "name": "SETTINGS",
   *          "json": {
   *            "currency": "EUR"
   *          }
   *        }
   *      ],
   *      "observability": {
   *        "enabled": true
   *      }
   *    }
   *  } */
  update(scriptName: string, params: Workers.ScriptUpdateParams, options?: RequestOptions): APIPromise<Workers.ScriptUpdateResponse>;

  /** List all Worker scripts in the account, filtered by tags.
   *  @http GET /accounts/{account_id}/workers/scripts
   *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
   *  @availability ga
   *  @columns id handlers usage_model compatibility_date last_deployed_from created_on modified_on
   *  @key id */
  list(
    params: Workers.ScriptListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<Workers.ScriptListResponse>, Workers.ScriptListResponse>;

  /** Delete a Worker script; force overrides remaining dependencies on it.
   *
   *  Routes and custom domains of the script go with it. `force` deletes it though other Workers are bound to it or its Durable Objects hold
   *  data.
   *  @http DELETE /accounts/{account_id}/workers/scripts/{script_name}
   *  @permission Workers Scripts Write
   *  @availability ga
   *  @cascades workers.routes */
  delete(scriptName: string, params: Workers.ScriptDeleteParams, options?: RequestOptions): APIPromise<Workers.ScriptDeleteResponse | null>;

  /** Get the content of a Worker script by its name.
   *  @http GET /accounts/{account_id}/workers/scripts/{script_name}
   *  @response text application/javascript
   *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  get(scriptName: string, params: InAccount, options?: RequestOptions): APIPromise<string>;

  /** Search Workers by name or ID, one page at a time.
   *  @http GET /accounts/{account_id}/workers/scripts-search
   *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  search(params: Workers.ScriptSearchParams, options?: RequestOptions): APIPromise<Workers.ScriptSearchResponse>;
}

export declare namespace Scripts {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Labels of the script; null for none. */ tags: unknown;
  }

  /** Static files that belong to a program. */
  export interface Assets {
    readonly upload: Assets.Upload;
  }

  /** Whether a program answers on workers.dev. */
  export interface Subdomain {
    /** Set a Worker's workers.dev address and preview URLs to on or off.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/subdomain
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "script_name": "this-is_my_script-01", "enabled": true, "previews_enabled": true
     *  } */
    create(scriptName: string, params: SubdomainCreateParams, options?: RequestOptions): APIPromise<SubdomainResult>;

    /** Delete a Worker's workers.dev address and preview URLs.
     *  @http DELETE /accounts/{account_id}/workers/scripts/{script_name}/subdomain
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(scriptName: string, params: InAccount, options?: RequestOptions): APIPromise<SubdomainResult>;

    /** Get whether a Worker answers on workers.dev and preview URLs.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/subdomain
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: InAccount, options?: RequestOptions): APIPromise<SubdomainResult>;
  }

  export interface SubdomainCreateParams extends InAccount {
    /** Whether the Worker answers at its workers.dev address. */ enabled: boolean;
    /** Whether versions have preview addresses; left out, as `enabled`. */ previews_enabled?: boolean;
  }

  export interface SubdomainResult {
    /** Whether the Worker answers at its workers.dev address. @default false */ enabled: boolean;
    /** Whether versions have preview addresses; left out, as `enabled`. */ previews_enabled: boolean;
  }

  /** Cron expressions that start a program. */
  export interface Schedules {
    /** Replace all cron schedules of a Worker.
     *
     *  Schedules left out are gone; an empty list removes all. Times are UTC; a change takes some minutes.
     *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}/schedules
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "script_name": "this-is_my_script-01", "body": [{ "cron": "*\/30 * * * *" }] }
     *  @aliases cron triggers */
    update(scriptName: string, params: ScheduleUpdateParams, options?: RequestOptions): APIPromise<ScheduleResult>;

    /** Get the cron expressions on which a Worker runs.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/schedules
     *  @permission Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: InAccount, options?: RequestOptions): APIPromise<ScheduleResult>;
  }

  export interface ScheduleUpdateParams extends InAccount {
    /** All schedules of the Worker. @body */ body: ScheduleUpdateParams.Body[];
  }
  export namespace ScheduleUpdateParams {
    export interface Body {
      /** Cron expression with five parts, in UTC. */ cron: string;
    }
  }

  export interface ScheduleResult {
    /** All schedules of the Worker. */ schedules: ScheduleResult.Schedule[];
  }
  export namespace ScheduleResult {
    export interface Schedule {
      /** Cron expression with five parts, in UTC. */ cron: string;
      /** @readOnly */ created_on?: string;
      /** @readOnly */ modified_on?: string;
    }
  }

  /** Live log streams. */
  export interface Tail {
    /** Start a tail on a Worker and get the URL for its logs.
     *
     *  A WebSocket; the tail ends by itself after some hours. At most ten clients a Worker.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/tails
     *  @permission Workers Tail Read; Workers Scripts Write
     *  @availability ga */
    create(scriptName: string, params: TailCreateParams, options?: RequestOptions): APIPromise<TailResult>;

    /** End a Worker's tail, closing its log stream.
     *  @http DELETE /accounts/{account_id}/workers/scripts/{script_name}/tails/{id}
     *  @unwrapped
     *  @permission Workers Tail Read; Workers Scripts Write
     *  @availability ga */
    delete(id: ResourceID, params: TailParams, options?: RequestOptions): APIPromise<Workers.DomainDeleteResponse>;

    /** Get the tails now running on a Worker.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/tails
     *  @permission Workers Tail Read; Workers Scripts Write */
    get(scriptName: string, params: InAccount, options?: RequestOptions): APIPromise<TailResult>;
  }

  export interface TailCreateParams extends InAccount {
    /** Events to send, as `{ "filters": [{ "outcome": ["exception"] }] }`; if omitted, all of them. @body */ body?: unknown;
  }

  export interface TailResult {
    /** Id given by Cloudflare. */ id: ResourceID;
    /** Time at which the tail ends by itself. @readOnly */ expires_at: string;
    /** Address of the WebSocket on which events are sent. @readOnly @format uri */ url: string;
  }

  export interface TailParams extends InAccount {
    /** Name under which the script is deployed and bound. @example "this-is_my_script-01" */ script_name: string;
  }

  /** Source modules without the settings. */
  export interface Content {
    /** Replace a Worker's code, keeping its bindings and settings.
     *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}/content
     *  @body multipart quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "metadata": {"main_module": "worker.js"} } */
    update(scriptName: string, params: ContentUpdateParams, options?: RequestOptions): APIPromise<Workers.Script>;

    /** Get a Worker's modules as uploaded, without its settings.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/content/v2
     *  @response binary
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: InAccount, options?: RequestOptions): APIPromise<Response>;
  }

  export interface ContentUpdateParams extends InAccount {
    /** Entry point, bindings and settings of the version, sent as one JSON part. */ metadata: ContentUpdateParams.Metadata;
    /** Modules of the Worker, each named as in `main_module` and the imports; the MIME type tells their kind. */ files?: Uploadable[];
    /** Part with the code in service worker syntax, instead of metadata. @header CF-WORKER-BODY-PART */ 'CF-WORKER-BODY-PART'?: string;
    /** Part with the main module, instead of metadata. @header CF-WORKER-MAIN-MODULE-PART */ 'CF-WORKER-MAIN-MODULE-PART'?: string;
  }
  export namespace ContentUpdateParams {
    export interface Metadata {
      /** File in service worker syntax (`addEventListener('fetch', …)`); instead of `main_module`. */ body_part?: string;
      /** File of the module that exports the handlers. */ main_module?: string;
    }
  }

  /** Logging, tags and tail consumers of a program. */
  export interface Settings {
    /** Edit a Worker's Logpush, tail consumers, tags or observability.
     *
     *  Takes effect at once, without a new version.
     *  @http PATCH /accounts/{account_id}/workers/scripts/{script_name}/script-settings
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "script_name": "this-is_my_script-01", "logpush": true } */
    edit(scriptName: string, params: SettingEditParams, options?: RequestOptions): APIPromise<Workers.ScriptSetting>;

    /** Get a Worker's Logpush, observability, tag and tail settings.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/script-settings
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: InAccount, options?: RequestOptions): APIPromise<Workers.ScriptSetting>;
  }

  export interface SettingEditParams extends InAccount, Workers.LogDelivery {
    /** Logs and traces to record; null for the defaults. */ observability?: Workers.ScriptObservability | null;
    /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
  }

  /** Versions and their shares of traffic. */
  export interface Deployments {
    /** Create a deployment of one version, or split traffic over two.
     *
     *  Percentages must sum to 100. Refused if a secret was changed since the version was made, unless `force` is set.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/deployments
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @aliases rollback; gradual deployment
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "strategy": "percentage",
     *    "versions": [{"version_id": "bcf48806-b317-4351-9ee7-36e7d557d4de", "percentage": 100}],
     *    "annotations": {"workers/message": "Prices in euros"}
     *  } */
    create(scriptName: string, params: DeploymentCreateParams, options?: RequestOptions): APIPromise<Deployment>;

    /** List a Worker's latest deployments, the active one first.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/deployments
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns source strategy versions author_email created_on */
    list(scriptName: string, params: DeploymentListParams, options?: RequestOptions): APIPromise<DeploymentListResponse>;

    /** Delete a past deployment of a Worker.
     *
     *  The active deployment cannot be deleted.
     *  @http DELETE /accounts/{account_id}/workers/scripts/{script_name}/deployments/{deployment_id}
     *  @unwrapped
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(
      /** @format uuid */ deploymentID: string,
      params: TailParams,
      options?: RequestOptions,
    ): APIPromise<Workers.DomainDeleteResponse>;

    /** Get one deployment's versions and traffic shares.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/deployments/{deployment_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(/** @format uuid */ deploymentID: string, params: TailParams, options?: RequestOptions): APIPromise<Deployment>;
  }

  export interface VersionRollout {
    /** Method of splitting traffic: by percentages. */ strategy: 'percentage';
    /** One or two versions with their shares, which sum to 100. @minItems 1 @maxItems 2 */ versions: Deployment.Version[];
  }

  export interface DeploymentCreateParams extends InAccount, VersionRollout {
    /** If true, an older version is deployed though a secret has been changed since. @query */ force?: boolean;
    /** Message shown with the deployment. */ annotations?: DeploymentCreateParams.Annotations;
  }
  export namespace DeploymentCreateParams {
    export interface Annotations {
      /** Message shown with the deployment; cut at 1,000 bytes. @maxLength 1000 */ 'workers/message'?: string;
    }
  }

  export interface Deployment extends VersionRollout {
    /** UUID of the version, given by Cloudflare. @format uuid @readOnly */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** Tool with which the version was made, recorded by Cloudflare. @example "api" @readOnly */ source: string;
    versions: Deployment.Version[];
    /** Message shown with the deployment. */ annotations?: Deployment.Annotations;
    /** Address of the user who deployed. @format email @readOnly */ author_email?: string;
  }
  export namespace Deployment {
    export interface Version {
      /** Share of the traffic the version gets. @min 0 @max 100 @example 100 @unit percent */ percentage: number;
      /** Version that gets the share. @format uuid @from workers.scripts.versions.list @example "18f97339-c287-4872-9bdd-e2135c07ec12" */ version_id: string;
    }
    export interface Annotations {
      /** Message shown with the deployment; cut at 1,000 bytes. @maxLength 1000 */ 'workers/message'?: string;
      /** Action that created the deployment, such as `deployment` or `secret`. @example "deployment" @readOnly */ 'workers/triggered_by'?: string;
    }
  }

  export interface DeploymentListParams extends InAccount {
    /** Earliest time of creation, inclusive, of the deployments returned. @format date-time */ since?: string;
    /** Latest time of creation, inclusive, of the deployments returned. @format date-time */ until?: string;
  }

  export interface DeploymentListResponse {
    /** Deployments, the active one first. */ deployments: Deployment[];
  }

  export type DeploymentListResponsesV4PagePagination = V4PagePagination<DeploymentListResponse>;

  /** Uploaded states that can be deployed. */
  export interface Versions {
    /** Upload a Worker version that takes no traffic until it is deployed.
     *
     *  Deploy it with `workers.scripts.deployments.create`. Migrations of Durable Objects are not allowed here.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/versions
     *  @body multipart quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "metadata": {"main_module": "worker.js", "compatibility_date": "2026-01-15", "annotations": {"workers/message": "Prices in euros"}}
     *  } */
    create(scriptName: string, params: VersionCreateParams, options?: RequestOptions): APIPromise<VersionCreateResponse>;

    /** List a Worker's uploaded versions, or only the deployable ones.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/versions
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns number metadata.source metadata.author_email metadata.created_on id */
    list(
      scriptName: string,
      params: VersionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<VersionListResponse>, VersionListResponse>;

    /** Get one uploaded version's metadata, bindings and settings.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/versions/{version_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(/** @maxLength 36 */ versionID: string, params: VersionGetParams, options?: RequestOptions): APIPromise<VersionGetResponse>;
  }

  export interface VersionCreateParams extends InAccount {
    /** Entry point, bindings and settings of the version. */ metadata: VersionCreateParams.Metadata;
    /** `strict` refuses the upload if a binding of type `inherit` cannot be found. @query */ bindings_inherit?: 'strict';
    /** Modules of the Worker, each named as in `main_module` and the imports. */ files?: Uploadable[];
  }
  export namespace VersionCreateParams {
    export interface Metadata extends Workers.RuntimeVersion {
      /** File of the module that exports the handlers. @example "worker.js" @minLength 1 */ main_module: string;
      /** Message shown with the deployment. */ annotations?: Metadata.Annotations;
      /** Resources the Worker finds in `env`, each under its name. */ bindings?: (/** @discriminator type */
        | Workers.BindingKindAI | Workers.BindingKindAISearch
        | Workers.BindingKindAISearchNamespace | Workers.WorkersBindingKindMessaging
        | Workers.BindingKindAnalyticsEngine | Workers.WorkersBindingKindArtifacts
        | Workers.BindingKindAssets | Workers.BindingKindBrowser | Workers.WorkersBindingKindD1
        | Workers.BindingKindDataBlob | Workers.WorkersBindingKindDispatchNamespace
        | Workers.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive
        | Workers.WorkersBindingKindInherit | Workers.BindingKindImages | Workers.WorkersBindingKindJson
        | Workers.BindingKindKvNamespace | Workers.BindingKindMedia
        | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText
        | Workers.WorkersBindingKindPipelines | Workers.WorkersBindingKindK | Workers.WorkersBindingKindQueue
        | Workers.WorkersBindingKindRatelimit | Workers.WorkersBindingKindR2Bucket
        | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretText | Workers.WorkersBindingKindSendEmail
        | Workers.WorkersBindingKindService | Workers.BindingKindTextBlob
        | Workers.BindingKindVectorize | Workers.BindingKindVersionMetadata
        | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship
        | Workers.SecretKey | Workers.WorkersBindingKindWorkflow
        | Workers.BindingKindWasmModule | Workers.BindingKindVpcService
        | Workers.WorkersBindingKindVPCNetwork
      )[];
      exports?: {
        [key: string]: Workers.WorkersWorkerExport | Workers.WorkersDurableObjectExport | Workers.WorkersDurableObjectDeletedExport | Workers.WorkersDurableObjectRenamedExport | Workers.WorkersDurableObjectTransferredExport | Workers.WorkersDurableObjectExpectingTransferExport;
      };
      /** Kinds of bindings taken over from the previous upload, such as `secret_text`. */ keep_bindings?: string[];
      package_dependencies?: Workers.PackageDependency[];
      /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound' | (string & {});
    }
    export namespace Metadata {
      export interface Annotations {
        /** Label by which the version has a preview address of its own. @maxLength 63 @example "staging" @pattern ^[a-z][a-z0-9-]*$ */
        'workers/alias'?: string;
        /** @maxLength 1000 */ 'workers/message'?: string;
        /** @maxLength 100 @example "any-identifier-from-external-system" */
        'workers/tag'?: string;
        /** SHA of the commit the version was built from, as found in the CI environment. At most 64 bytes. @maxLength 64 */
        'workers/commit_sha'?: string;
        /** Number of the pull or merge request the version belongs to, as found in the CI environment. At most 20 bytes. @maxLength 20 */
        'workers/pull_request_number'?: string;
        /** Title of the pull or merge request, as found in the CI environment. At most 512 bytes. @maxLength 512 */
        'workers/pull_request_title'?: string;
        /** Address of the pull or merge request, as found in the CI environment. At most 512 bytes. @maxLength 512 */
        'workers/pull_request_url'?: string;
        /** Address of the repository the version was built from, as found in the CI environment. At most 512 bytes. @maxLength 512 */
        'workers/repository_url'?: string;
      }
    }
  }

  export interface VersionCreateResponse extends VersionListResponse {
    /** Components of the version. @readOnly */ resources: VersionCreateResponse.Resources;
    /** @readOnly */ exports_reconciliation?: Workers.ExportsReconciliation;
    /** @unit milliseconds @example 10 */ startup_time_ms?: Integer;
  }
  export namespace VersionCreateResponse {
    export interface Resources {
      /** Bindings of the version. @readOnly */ bindings?: Resources.Bindings;
      /** Exports of the code. @readOnly */ script?: Resources.Script;
      /** Runtime settings of the code. @readOnly */ script_runtime?: Resources.ScriptRuntime;
    }
    export namespace Resources {
      export type Bindings = (/** @discriminator type */ Workers.BindingKindAI | Workers.BindingKindAISearch | Workers.BindingKindAISearchNamespace | Workers.BindingKindMessaging | Workers.BindingKindAnalyticsEngine | Workers.BindingKindAssets | Workers.BindingKindBrowser | Workers.WorkersBindingKindD1 | Workers.BindingKindDataBlob | Workers.WorkersBindingKindDispatchNamespace | Workers.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive | Workers.WorkersBindingKindInherit | Workers.BindingKindImages | Workers.WorkersBindingKindJson | Workers.BindingKindKvNamespace | Workers.BindingKindMedia | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText | Workers.BindingKindPipelines | Workers.BindingKindQueue | Workers.WorkersBindingKindRatelimit | Workers.WorkersBindingKindR2Bucket | Workers.WorkersBindingKindSecretText | Workers.WorkersBindingKindSendEmail | Workers.WorkersBindingKindService | Workers.BindingKindTextBlob | Workers.BindingKindVectorize | Workers.BindingKindVersionMetadata | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship | Workers.WorkersBindingKindSecretKey | Workers.WorkersBindingKindWorkflow | Workers.BindingKindWasmModule | Workers.BindingKindVpcService | Workers.WorkersBindingKindVPCNetwork)[];
      export interface Script {
        /** Hash of the code. @readOnly */ etag?: string;
        /** Handlers of the default export, such as `fetch` or `scheduled`. @readOnly */ handlers?: string[];
        /** Program that deployed the script last. @example "api" @readOnly */ last_deployed_from?: string;
        /** Named exports with their handlers. @readOnly */ named_handlers?: Script.NamedHandler[];
      }
      export namespace Script {
        export interface NamedHandler {
          /** Handlers of the export. @readOnly */ handlers?: string[];
          /** Exported class or entry point. @example "MyClass" @readOnly */ name?: string;
        }
      }
      export interface ScriptRuntime {
        /** @example "2022-11-08" @readOnly @format date */ compatibility_date?: string;
        /** @readOnly */ compatibility_flags?: string[];
        exports?: {
          [key: string]: Workers.WorkersWorkerExport | Workers.WorkersDurableObjectExport | Workers.WorkersDurableObjectDeletedExport | Workers.ScriptUpdateResponse.WorkersDurableObjectRenamedExport | Workers.ScriptUpdateResponse.WorkersDurableObjectTransferredExport | Workers.WorkersDurableObjectExpectingTransferExport;
        };
        /** Limits of one call. @readOnly */ limits?: ScriptRuntime.Limits;
        /** @example "v1" @readOnly */ migration_tag?: string;
        /** Old choice of prices. @readOnly */ usage_model?: 'bundled' | 'unbound' | 'standard';
      }
      export namespace ScriptRuntime {
        export interface Limits {
          /** @unit milliseconds @example 50 @readOnly */ cpu_ms?: Integer;
        }
      }
    }
  }

  export interface VersionListParams extends InAccount {
    /** If true, only versions that can be deployed, in one page. @default false */ deployable?: boolean;
    /** @default 1 */ page?: Integer;
    per_page?: Integer;
  }

  export interface VersionListResponse {
    /** Id of the version, given by Cloudflare. @example "18f97339-c287-4872-9bdd-e2135c07ec12" @readOnly */ id?: string;
    /** Entry point, bindings and settings of the version. @readOnly */ metadata?: Metadata;
    /** @example 1 @readOnly */ number?: number;
  }

  export interface VersionGetParams extends InAccount {
    /** Script that holds the class; absent for this one. @example "this-is_my_script-01" */ script_name: string;
  }

  export interface VersionGetResponse extends VersionListResponse {
    /** Components of the version. @readOnly */ resources: VersionGetResponse.Resources;
  }
  export namespace VersionGetResponse {
    export interface Resources extends VersionCreateResponse.Resources {
      bindings?: VersionCreateResponse.Resources.Bindings;
    }
  }

  /** Encrypted values that a program can use. */
  export interface Secrets {
    /** Replace or add one secret of a Worker.
     *
     *  Makes and deploys a new version of the Worker at once. The value can never be read again.
     *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}/secrets
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "script_name": "this-is_my_script-01", "name": "MY_SECRET", "text": "My secret.",
     *    "type": "secret_text"
     *  } */
    update(scriptName: string, params: SecretUpdateParams, options?: RequestOptions): APIPromise<Secret>;

    /** List the names and types of a Worker's secrets.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/secrets
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns name type
     *  @key name */
    list(
      scriptName: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Secret>, Secret>;

    /** Delete a secret binding from a Worker.
     *
     *  Makes and deploys a new version of the Worker at once.
     *  @http DELETE /accounts/{account_id}/workers/scripts/{script_name}/secrets/{secret_name}
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(secretName: string, params: SecretDeleteParams, options?: RequestOptions): APIPromise<SecretDeleteResponse | null>;

    /** Write and delete several secrets of a Worker in one request.
     *
     *  A null value deletes the secret; secrets that are not named stay. One new version is made for all.
     *  @http PATCH /accounts/{account_id}/workers/scripts/{script_name}/secrets-bulk
     *  @body json required
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "secrets": {"STRIPE_KEY": {"type": "secret_text", "name": "STRIPE_KEY", "text": "sk_test_4eC39HqLyjWDarjtT1zdp7dc"}}
     *  } */
    bulkUpdate(scriptName: string, params: SecretBulkUpdateParams, options?: RequestOptions): APIPromise<SecretBulkUpdateResponse>;

    /** Get a Worker secret's name and type, never its value.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/secrets/{secret_name}
     *  @availability ga */
    get(secretName: string, params: SecretGetParams, options?: RequestOptions): APIPromise<Secret>;
  }

  /** @discriminator type */
  export type SecretUpdateParams = SecretUpdateParams.WorkersBindingKindSecretText | SecretUpdateParams.WorkersBindingKindSecretKey;
  export namespace SecretUpdateParams {
    export interface WorkersBindingKindSecretText extends InAccount, Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretText {}
    export interface WorkersBindingKindSecretKey extends InAccount, Workers.SecretKey {}
  }

  /** @discriminator type */
  export type Secret = Workers.WorkersBindingKindSecretText | Workers.WorkersBindingKindSecretKey;

  export interface SecretDeleteParams extends InAccount {
    /** Name under which the script is deployed and bound. @example "this-is_my_script-01" */ script_name: string;
    /** Whether the secret's name is percent-encoded twice. @query @readOnly */ url_encoded?: boolean;
  }

  export type SecretDeleteResponse = JsonValue;

  export interface SecretBulkUpdateParams extends InAccount {
    /** Secrets by name; null deletes one, those not named stay. */
    secrets?: {
      [key: string]: /** @discriminator type */ (/** @discriminator type */ Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretText | Workers.SecretKey) | null;
    };
    /** Tags of the version that is made. */ version_tags?: { [key: string]: unknown };
  }

  export type SecretBulkUpdateResponse = {
    [key: string]: /** @discriminator type */ Workers.WorkersBindingKindSecretText | Workers.WorkersBindingKindSecretKey;
  };

  export interface SecretGetParams extends InAccount {
    /** Name under which the script is deployed and bound. @example "this-is_my_script-01" */ script_name: string;
    /** Whether the secret's name is percent-encoded twice. @readOnly */ url_encoded?: boolean;
  }

  /** Lasting and per-version options read together. */
  export interface ScriptAndVersionSettings {
    /** Edit a Worker's bindings, compatibility date and the like.
     *
     *  Makes and deploys a new version with the same code. Bindings are replaced as a whole: name those that shall stay with type `inherit`.
     *  @http PATCH /accounts/{account_id}/workers/scripts/{script_name}/settings
     *  @body multipart required quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "settings": {"observability": {"enabled": true, "head_sampling_rate": 0.1}} } */
    edit(
      scriptName: string,
      params: ScriptAndVersionSettingEditParams,
      options?: RequestOptions,
    ): APIPromise<ScriptAndVersionSetting>;

    /** Get a Worker's settings with those of its latest version.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/settings
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(
      scriptName: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ScriptAndVersionSetting>;
  }

  export interface ScriptAndVersionSettingEditParams extends InAccount {
    /** Settings of the new version; what is left out stays. */ settings?: ScriptAndVersionSettingEditParams.Settings;
  }
  export namespace ScriptAndVersionSettingEditParams {
    export interface Settings extends Workers.RuntimeVersion, Workers.LogDelivery {
      /** Message and tag of the new version; they are not taken over. */ annotations?: Workers.Annotations;
      /** Resources the Worker finds in `env`, each under its name. */ bindings?: (/** @discriminator type */
        | Workers.BindingKindAI | Workers.BindingKindAISearch
        | Workers.BindingKindAISearchNamespace | Workers.WorkersBindingKindMessaging
        | Workers.BindingKindAnalyticsEngine | Workers.WorkersBindingKindArtifacts
        | Workers.BindingKindAssets | Workers.BindingKindBrowser | Workers.WorkersBindingKindD1
        | Workers.BindingKindDataBlob | Workers.WorkersBindingKindDispatchNamespace
        | Workers.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive
        | Workers.WorkersBindingKindInherit | Workers.BindingKindImages | Workers.WorkersBindingKindJson
        | Workers.BindingKindKvNamespace | Workers.BindingKindMedia
        | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText
        | Workers.WorkersBindingKindPipelines | Workers.WorkersBindingKindK | Workers.WorkersBindingKindQueue
        | Workers.WorkersBindingKindRatelimit | Workers.WorkersBindingKindR2Bucket
        | Workers.ScriptUpdateParams.Metadata.WorkersBindingKindSecretText | Workers.WorkersBindingKindSendEmail
        | Workers.WorkersBindingKindService | Workers.BindingKindTextBlob
        | Workers.BindingKindVectorize | Workers.BindingKindVersionMetadata
        | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship
        | Workers.SecretKey | Workers.WorkersBindingKindWorkflow
        | Workers.BindingKindWasmModule | Workers.BindingKindVpcService
        | Workers.WorkersBindingKindVPCNetwork
      )[];
      exports?: {
        [key: string]: Workers.WorkersWorkerExport | Workers.WorkersDurableObjectExport | Workers.WorkersDurableObjectDeletedExport | Workers.WorkersDurableObjectRenamedExport | Workers.WorkersDurableObjectTransferredExport | Workers.WorkersDurableObjectExpectingTransferExport;
      };
      /** Limits of one call of the Worker. */ limits?: Workers.Limits;
      /** @writeOnly */
      migrations?: Workers.SingleStepMigrationParam | Workers.MultipleStepMigrations;
      observability?: Workers.ScriptObservability;
      /** Location of the Worker; if omitted, near the visitor. */ placement?:
        | Workers.Beta.PreviewsBaseConfig.Mode | Workers.Beta.Workers.VersionCreateParams.Region | Workers.ScriptTargetListPlacement.Hostname | Workers.ScriptTargetListPlacement.Host | Workers.ScriptUpdateParams.Metadata.TargetedRegionPlacement
        | Workers.ScriptUpdateParams.Metadata.TargetedHostnamePlacement | Workers.ScriptUpdateParams.Metadata.TargetedHostPlacement | Workers.TargetListPlacement;
      /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
      /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound' | (string & {});
    }
  }

  export interface ScriptAndVersionSetting extends Workers.RuntimeVersion, Workers.LogDelivery {
    /** Message and tag of the new version; they are not taken over. */ annotations?: ScriptAndVersionSetting.Annotations;
    /** Bindings of the version. */ bindings?: (/** @discriminator type */
      | Workers.BindingKindAI | Workers.BindingKindAISearch
      | Workers.BindingKindAISearchNamespace | Workers.WorkersBindingKindMessaging
      | Workers.BindingKindAnalyticsEngine | Workers.WorkersBindingKindArtifacts
      | Workers.BindingKindAssets | Workers.BindingKindBrowser | Workers.WorkersBindingKindD1
      | Workers.BindingKindDataBlob | Workers.WorkersBindingKindDispatchNamespace
      | Workers.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive
      | Workers.WorkersBindingKindInherit | Workers.BindingKindImages | Workers.WorkersBindingKindJson
      | Workers.BindingKindKvNamespace | Workers.BindingKindMedia
      | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText
      | Workers.WorkersBindingKindPipelines | Workers.WorkersBindingKindK | Workers.WorkersBindingKindQueue
      | Workers.WorkersBindingKindRatelimit | Workers.WorkersBindingKindR2Bucket
      | Workers.WorkersBindingKindSecretText | Workers.WorkersBindingKindSendEmail
      | Workers.WorkersBindingKindService | Workers.BindingKindTextBlob
      | Workers.BindingKindVectorize | Workers.BindingKindVersionMetadata
      | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship
      | Workers.WorkersBindingKindSecretKey | Workers.WorkersBindingKindWorkflow
      | Workers.BindingKindWasmModule | Workers.BindingKindVpcService
      | Workers.WorkersBindingKindVPCNetwork
    )[];
    /** @readOnly */ exports_reconciliation?: Workers.ExportsReconciliation;
    /** Limits of one call of the Worker. */ limits?: Workers.Limits;
    observability?: Workers.ScriptObservability;
    /** Location of the Worker; if absent, near the visitor. */ placement?:
      | Workers.Beta.PreviewsBaseConfig.Mode | Workers.ScriptTargetListPlacement.Region
      | Workers.ScriptTargetListPlacement.Hostname | Workers.ScriptTargetListPlacement.Host
      | Workers.ScriptUpdateParams.Metadata.TargetedRegionPlacement
      | Workers.ScriptUpdateParams.Metadata.TargetedHostnamePlacement
      | Workers.ScriptUpdateParams.Metadata.TargetedHostPlacement | Workers.TargetListPlacement;
    /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }
  export namespace ScriptAndVersionSetting {
    export interface Annotations {
      /** @maxLength 1000 */ 'workers/message'?: string;
      /** @maxLength 100 @example "v1.0.1" */ 'workers/tag'?: string;
      /** Action that created the version, such as `upload` or `secret`. @example "upload" @readOnly */ 'workers/triggered_by'?: string;
    }
  }

  /** Billing of CPU time. */
  export interface UsageModel {
    /** Get the usage model that a Worker is billed by.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/usage-model
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-script-fetch-usage-model */
    get(scriptName: string, params: InAccount, options?: RequestOptions): APIPromise<UsageModelResult>;

    /** Replace a Worker's usage model and the limits on its use.
     *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}/usage-model
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-script-update-usage-model
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "usage_model": "standard" } */
    update(scriptName: string, params: UsageModelUpdateParams, options?: RequestOptions): APIPromise<UsageModelResult>;
  }

  export interface UsageModelResult {
    /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
    /** Limits of one call. */ user_limits?: Workers.UserLimits;
  }

  export interface UsageModelUpdateParams extends InAccount {
    /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound' | (string & {});
    /** Limits of one call. */ user_limits?: Workers.UserLimits;
  }

  export interface ConsumerScript {
    /** Worker that receives the logs. @example "my-log-consumer" */ service: string;
    /** Environment of the Worker. @example "production" */ environment?: string;
    /** Dispatch namespace of that Worker. @example "my-namespace" */ namespace?: string;
  }

  export type SecretListResponsesSinglePage = SinglePage<Secret>;

  export type VersionListResponsesV4PagePagination = V4PagePagination<VersionListResponse>;

  export interface Metadata {
    /** Address of the user who made the version, recorded by Cloudflare. @readOnly */ author_email?: string;
    /** Id of the user who made the version. @example "408cbcdfd4dda4617efef40b04d168a1" @readOnly */ author_id?: string;
    /** @example "2022-11-08T17:19:29.176266Z" @readOnly */ created_on?: string;
    /** Whether the version can be tried out at a preview address before it is deployed. @readOnly */ hasPreview?: boolean;
    /** @example "2022-11-08T17:19:29.176266Z" @readOnly */ modified_on?: string;
    /** Origin of the version, such as the dashboard, Wrangler or the API. @readOnly */ source?:
      | 'unknown' | 'api' | 'wrangler' | 'terraform' | 'dash' | 'cf_cli' | 'dash_template' | 'integration'
      | 'quick_editor' | 'playground' | 'workersci';
  }
}

export declare namespace Scripts.Assets {
  /** Manifest that tells which files still have to be sent. */
  export interface Upload {
    /** Create an asset upload session from a manifest.
     *
     *  Answers with the hashes that still have to be sent, in buckets, and a token for `workers.assets.upload.create`; without missing files the
     *  token completes the upload.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/assets-upload-session
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "manifest": {"/index.html": {"hash": "08f1dfda4574284ab3c21666d1ee8c7d", "size": 1234}}
     *  } */
    create(scriptName: string, params: UploadCreateParams, options?: RequestOptions): APIPromise<UploadCreateResponse>;
  }

  export interface UploadCreateParams extends InAccount {
    /** Hash and size of every file, by its path. */ manifest: { [key: string]: UploadCreateParams.Manifest };
  }
  export namespace UploadCreateParams {
    export interface Manifest {
      /** First 32 hex digits of the file's hash. @pattern ^[0-9a-f]{32}$ */ hash: string;
      /** Size of the file. @unit bytes @min 0 */ size: Integer;
    }
  }

  export interface UploadCreateResponse {
    /** Hashes of the files that have to be sent; each list goes in one request. */ buckets?: string[][];
    /** Token for the next step. @sensitive */ jwt?: string;
  }
}
