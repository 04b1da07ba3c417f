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
   *  @aliases deploy worker; upload script */
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
    /** Set a Worker's workers.dev address and preview URLs to on or off.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/subdomain
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "script_name": "this-is_my_script-01", "enabled": true, "previews_enabled": true
     *  } */
    create(scriptName: string, params: SubdomainCreateParams, options?: RequestOptions): APIPromise<SubdomainCreateResponse>;

    /** Delete a Worker's workers.dev address and preview URLs.
     *  @http DELETE /accounts/{account_id}/workers/scripts/{script_name}/subdomain
     *  @permission Workers Scripts Write
     *  @availability ga */
    delete(scriptName: string, params: SubdomainDeleteParams, options?: RequestOptions): APIPromise<SubdomainDeleteResponse>;

    /** Get whether a Worker answers on workers.dev and preview URLs.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/subdomain
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: SubdomainGetParams, options?: RequestOptions): APIPromise<SubdomainGetResponse>;
  }

  export interface SubdomainCreateParams extends InAccount {
    /** Whether the Worker answers at its workers.dev address. */ enabled: boolean;
    /** Whether versions have preview addresses; left out, as `enabled`. */ previews_enabled?: boolean;
  }

  export interface SubdomainCreateResponse {
    /** Whether the Worker answers at its workers.dev address. @default false */ enabled: boolean;
    /** Whether versions have preview addresses; left out, as `enabled`. */ previews_enabled: boolean;
  }

  export interface SubdomainDeleteParams extends InAccount {}

  export interface SubdomainDeleteResponse extends SubdomainCreateResponse {}

  export interface SubdomainGetParams extends InAccount {}

  export interface SubdomainGetResponse extends SubdomainCreateResponse {}

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
    update(scriptName: string, params: ScheduleUpdateParams, options?: RequestOptions): APIPromise<ScheduleUpdateResponse>;

    /** Get the cron expressions on which a Worker runs.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/schedules
     *  @permission Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: ScheduleGetParams, options?: RequestOptions): APIPromise<ScheduleGetResponse>;
  }

  export interface ScheduleUpdateParams extends InAccount {
    /** All schedules of the Worker. @body */ body: ScheduleUpdateParams.Body[];
  }
  export namespace ScheduleUpdateParams {
    export interface Body {
      /** Cron expression with five parts, in UTC. */ cron: string;
    }
  }

  export interface ScheduleUpdateResponse {
    /** All schedules of the Worker. */ schedules: ScheduleUpdateResponse.Schedule[];
  }
  export namespace ScheduleUpdateResponse {
    export interface Schedule {
      /** Cron expression with five parts, in UTC. */ cron: string;
      /** @readOnly */ created_on?: string;
      /** @readOnly */ modified_on?: string;
    }
  }

  export interface ScheduleGetParams extends InAccount {}

  export interface ScheduleGetResponse {
    /** All schedules of the Worker. */ schedules: ScheduleGetResponse.Schedule[];
  }
  export namespace ScheduleGetResponse {
    export interface Schedule extends ScheduleUpdateResponse.Schedule {}
  }

  /** Live log streams. */
  export interface Tail {
    /** Start a tail on a Worker and get the URL for its logs.
     *
     *  A WebSocket; the tail ends by itself after some hours. At most ten clients a Worker.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/tails
     *  @permission Workers Tail Read; Workers Scripts Write
     *  @availability ga */
    create(scriptName: string, params: TailCreateParams, options?: RequestOptions): APIPromise<TailCreateResponse>;

    /** End a Worker's tail, closing its log stream.
     *  @http DELETE /accounts/{account_id}/workers/scripts/{script_name}/tails/{id}
     *  @unwrapped
     *  @permission Workers Tail Read; Workers Scripts Write
     *  @availability ga */
    delete(id: ResourceID, params: TailDeleteParams, options?: RequestOptions): APIPromise<TailDeleteResponse>;

    /** Get the tails now running on a Worker.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/tails
     *  @permission Workers Tail Read; Workers Scripts Write */
    get(scriptName: string, params: TailGetParams, options?: RequestOptions): APIPromise<TailGetResponse>;
  }

  export interface TailCreateParams extends InAccount {
    /** Which events are sent, as `{ "filters": [{ "outcome": ["exception"] }] }`; left out, all of them. @body */ body?: unknown;
  }

  export interface TailCreateResponse {
    /** Id given by Cloudflare. */ id: ResourceID;
    /** Time at which the tail ends by itself. @readOnly */ expires_at: string;
    /** Address of the WebSocket on which events are sent. @readOnly @format uri */ url: string;
  }

  export interface TailDeleteParams extends InAccount {
    /** Name under which the script is deployed and bound. @example "this-is_my_script-01" */ script_name: string;
  }

  export interface TailDeleteResponse {
    errors: Workers.APIError[];
    messages: Workers.APIMessage[];
    success: true;
  }
  export namespace TailDeleteResponse {
    export type Error = Workers.APIError;
    export namespace Error {
      export type Source = Workers.APIError.Source;
    }
    export type Message = Workers.APIMessage;
    export namespace Message {
      export type Source = Workers.APIMessage.Source;
    }
  }

  export interface TailGetParams extends InAccount {}

  export interface TailGetResponse extends TailCreateResponse {}

  /** Source modules without the settings. */
  export interface Content {
    /** Replace a Worker's code, keeping its bindings and settings.
     *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}/content
     *  @body multipart quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga */
    update(scriptName: string, params: ContentUpdateParams, options?: RequestOptions): APIPromise<Workers.Script>;

    /** Get a Worker's modules as uploaded, without its settings.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/content/v2
     *  @response binary
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(scriptName: string, params: ContentGetParams, options?: RequestOptions): APIPromise<Response>;
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

  export interface ContentGetParams extends InAccount {}

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
    get(scriptName: string, params: SettingGetParams, options?: RequestOptions): APIPromise<Workers.ScriptSetting>;
  }

  export interface SettingEditParams extends InAccount {
    /** Whether Logpush delivers the Worker's trace events. @default false */ logpush?: boolean;
    /** Which logs and traces are recorded; null for the defaults. */ observability?: Workers.ScriptObservability | null;
    /** Labels of the script; null for none. @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    /** Workers that receive the logs of this one; null for none. */ tail_consumers?: ConsumerScriptParam[] | null;
  }
  export namespace SettingEditParams {
    export type Observability = Workers.ScriptObservability;
    export namespace Observability {
      export type Issues = Workers.ScriptObservability.Issues;
      export type Logs = Workers.ScriptObservability.Logs;
      export type Traces = Workers.ScriptObservability.Traces;
    }
  }

  export interface SettingGetParams extends InAccount {}

  /** Which version gets what share of traffic. */
  export interface Deployments {
    /** Create a deployment of one version, or split traffic over two.
     *
     *  Percentages must sum to 100. Refused if a secret was changed since the version was made, unless `force` is set.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/deployments
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @aliases rollback; gradual deployment */
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
      params: DeploymentDeleteParams,
      options?: RequestOptions,
    ): APIPromise<DeploymentDeleteResponse>;

    /** Get one deployment's versions and traffic shares.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/deployments/{deployment_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(/** @format uuid */ deploymentID: string, params: DeploymentGetParams, options?: RequestOptions): APIPromise<Deployment>;
  }

  export interface DeploymentCreateParams extends InAccount {
    /** How traffic is split: by percentages. */ strategy: 'percentage';
    /** One or two versions with their shares, which sum to 100. @minItems 1 @maxItems 2 */ versions: DeploymentCreateParams.Version[];
    /** If true, an older version is deployed though a secret has been changed since. @query */ force?: boolean;
    /** Message shown with the deployment. */ annotations?: DeploymentCreateParams.Annotations;
  }
  export namespace DeploymentCreateParams {
    export interface Version extends Deployment.Version {}
    export interface Annotations {
      /** Message shown with the deployment; cut at 1,000 bytes. @maxLength 1000 */ 'workers/message'?: string;
    }
  }

  export interface Deployment {
    /** UUID of the version, given by Cloudflare. @format uuid @readOnly */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** Tool with which the version was made, recorded by Cloudflare. @example "api" @readOnly */ source: string;
    /** How traffic is split: by percentages. */ strategy: 'percentage';
    /** One or two versions with their shares, which sum to 100. */ versions: Deployment.Version[];
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
      /** What made the deployment, such as `deployment` or `secret`. @example "deployment" @readOnly */ 'workers/triggered_by'?: string;
    }
  }

  export interface DeploymentListParams extends InAccount {
    /** Earliest time of creation, inclusive, of the deployments returned. @format date-time */ since?: string;
    /** Latest time of creation, inclusive, of the deployments returned. @format date-time */ until?: string;
  }

  export interface DeploymentListResponse {
    /** Deployments, the active one first. */ deployments: Deployment[];
  }

  export interface DeploymentDeleteParams extends InAccount {
    /** Name under which the script is deployed and bound. @example "this-is_my_script-01" */ script_name: string;
  }

  export interface DeploymentDeleteResponse {
    errors: Workers.APIError[];
    messages: Workers.APIMessage[];
    success: true;
  }
  export namespace DeploymentDeleteResponse {
    export type Error = Workers.APIError;
    export namespace Error {
      export type Source = Workers.APIError.Source;
    }
    export type Message = Workers.APIMessage;
    export namespace Message {
      export type Source = Workers.APIMessage.Source;
    }
  }

  export interface DeploymentGetParams extends InAccount {
    /** Name under which the script is deployed and bound. @example "this-is_my_script-01" */ script_name: string;
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
     *  @availability ga */
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
    export interface Metadata {
      /** File of the module that exports the handlers. @example "worker.js" @minLength 1 */ main_module: string;
      /** Message shown with the deployment. */ annotations?: Metadata.Annotations;
      /** Resources the Worker finds in `env`, each under its name. */ bindings?: (/** @discriminator type */
        | Workers.WorkersBindingKindAI | Workers.WorkersBindingKindAISearch
        | Workers.WorkersBindingKindAISearchNamespace | Workers.WorkersBindingKindMessaging
        | Workers.WorkersBindingKindAnalyticsEngine | Workers.WorkersBindingKindArtifacts
        | Workers.WorkersBindingKindAssets | Workers.WorkersBindingKindBrowser | Workers.WorkersBindingKindD1
        | Workers.WorkersBindingKindDataBlob | Workers.WorkersBindingKindDispatchNamespace
        | Workers.WorkersBindingKindDurableObjectNamespace | Workers.WorkersBindingKindHyperdrive
        | Workers.WorkersBindingKindInherit | Workers.WorkersBindingKindImages | Workers.WorkersBindingKindJson
        | Workers.WorkersBindingKindKVNamespace | Workers.WorkersBindingKindMedia
        | Workers.WorkersBindingKindMTLSCertificate | Workers.WorkersBindingKindPlainText
        | Workers.WorkersBindingKindPipelines | Workers.WorkersBindingKindK2 | Workers.WorkersBindingKindQueue
        | Workers.WorkersBindingKindRatelimit | Workers.WorkersBindingKindR2Bucket
        | Metadata.WorkersBindingKindSecretText | Workers.WorkersBindingKindSendEmail
        | Workers.WorkersBindingKindService | Workers.WorkersBindingKindTextBlob
        | Workers.WorkersBindingKindVectorize | Workers.WorkersBindingKindVersionMetadata
        | Workers.WorkersBindingKindSecretsStoreSecret | Workers.WorkersBindingKindFlagship
        | Metadata.WorkersBindingKindSecretKey | Workers.WorkersBindingKindWorkflow
        | Workers.WorkersBindingKindWasmModule | Workers.WorkersBindingKindVPCService
        | Workers.WorkersBindingKindVPCNetwork
      )[];
      /** Caching of the Worker's answers; `exports` can override it for an entry point. */ cache_options?: Workers.CacheOptions;
      /** Day whose runtime behavior the Worker gets. @example "2021-01-01" @format date */ compatibility_date?: string;
      /** Runtime behaviors switched on or off apart from the date. @default [] */ compatibility_flags?: string[];
      /** Entry points and Durable Object classes that the Worker exports, by name. */
      exports?: {
        [key: string]: Workers.WorkersWorkerExport | Workers.WorkersDurableObjectExport | Workers.WorkersDurableObjectDeletedExport | Workers.WorkersDurableObjectRenamedExport | Workers.WorkersDurableObjectTransferredExport | Workers.WorkersDurableObjectExpectingTransferExport;
      };
      /** Kinds of bindings taken over from the previous upload, such as `secret_text`. */ keep_bindings?: string[];
      /** Npm packages that the Worker was built with. */ package_dependencies?: Workers.PackageDependency[];
      /** Old choice of prices; only `standard` is left. @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound' | (string & {});
    }
    export namespace Metadata {
      export interface Annotations {
        /** Label by which the version has a preview address of its own. @maxLength 63 @example "staging" @pattern ^[a-z][a-z0-9-]*$ */
        'workers/alias'?: string;
        /** Message shown with the version; cut at 1,000 bytes. @maxLength 1000 */ 'workers/message'?: string;
        /** Identifier of the version that you choose, such as a Git tag. @maxLength 100 @example "any-identifier-from-external-system" */
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
      export type WorkersBindingKindAI = Workers.WorkersBindingKindAI;
      export type WorkersBindingKindAISearch = Workers.WorkersBindingKindAISearch;
      export type WorkersBindingKindAISearchNamespace = Workers.WorkersBindingKindAISearchNamespace;
      export type WorkersBindingKindMessaging = Workers.WorkersBindingKindMessaging;
      export type WorkersBindingKindAnalyticsEngine = Workers.WorkersBindingKindAnalyticsEngine;
      export type WorkersBindingKindArtifacts = Workers.WorkersBindingKindArtifacts;
      export type WorkersBindingKindAssets = Workers.WorkersBindingKindAssets;
      export type WorkersBindingKindBrowser = Workers.WorkersBindingKindBrowser;
      export type WorkersBindingKindD1 = Workers.WorkersBindingKindD1;
      export type WorkersBindingKindDataBlob = Workers.WorkersBindingKindDataBlob;
      export type WorkersBindingKindDispatchNamespace = Workers.WorkersBindingKindDispatchNamespace;
      export namespace WorkersBindingKindDispatchNamespace {
        export type Outbound = Workers.WorkersBindingKindDispatchNamespace.Outbound;
        export namespace Outbound {
          export type Param = Workers.WorkersBindingKindDispatchNamespace.Outbound.Param;
          export type Worker = Workers.WorkersBindingKindDispatchNamespace.Outbound.Worker;
        }
      }
      export type WorkersBindingKindDurableObjectNamespace = Workers.WorkersBindingKindDurableObjectNamespace;
      export type WorkersBindingKindHyperdrive = Workers.WorkersBindingKindHyperdrive;
      export type WorkersBindingKindInherit = Workers.WorkersBindingKindInherit;
      export type WorkersBindingKindImages = Workers.WorkersBindingKindImages;
      export type WorkersBindingKindJson = Workers.WorkersBindingKindJson;
      export type WorkersBindingKindKVNamespace = Workers.WorkersBindingKindKVNamespace;
      export type WorkersBindingKindMedia = Workers.WorkersBindingKindMedia;
      export type WorkersBindingKindMTLSCertificate = Workers.WorkersBindingKindMTLSCertificate;
      export type WorkersBindingKindPlainText = Workers.WorkersBindingKindPlainText;
      export type WorkersBindingKindPipelines = Workers.WorkersBindingKindPipelines;
      export type WorkersBindingKindK2 = Workers.WorkersBindingKindK2;
      export type WorkersBindingKindQueue = Workers.WorkersBindingKindQueue;
      export type WorkersBindingKindRatelimit = Workers.WorkersBindingKindRatelimit;
      export namespace WorkersBindingKindRatelimit {
        export type Simple = Workers.WorkersBindingKindRatelimit.Simple;
      }
      export type WorkersBindingKindR2Bucket = Workers.WorkersBindingKindR2Bucket;
      export interface WorkersBindingKindSecretText {
        /** Name of the variable in `env` under which the Worker finds it. @example "myBinding" @minLength 1 */ name: string;
        /** Value of the secret; never returned. @writeOnly @sensitive @minLength 1 */ text: string;
        /** Kind of binding: a secret text. */ type: 'secret_text';
      }
      export type WorkersBindingKindSendEmail = Workers.WorkersBindingKindSendEmail;
      export type WorkersBindingKindService = Workers.WorkersBindingKindService;
      export type WorkersBindingKindTextBlob = Workers.WorkersBindingKindTextBlob;
      export type WorkersBindingKindVectorize = Workers.WorkersBindingKindVectorize;
      export type WorkersBindingKindVersionMetadata = Workers.WorkersBindingKindVersionMetadata;
      export type WorkersBindingKindSecretsStoreSecret = Workers.WorkersBindingKindSecretsStoreSecret;
      export type WorkersBindingKindFlagship = Workers.WorkersBindingKindFlagship;
      export interface WorkersBindingKindSecretKey {
        /** Algorithm parameters, as SubtleCrypto.importKey takes them. */ algorithm: unknown;
        /** Form of the key, as SubtleCrypto.importKey takes it. */ format: 'raw' | 'pkcs8' | 'spki' | 'jwk' | (string & {});
        /** Name of the variable in `env` under which the Worker finds it. @example "myBinding" @minLength 1 */ name: string;
        /** Kind of binding: a CryptoKey. */ type: 'secret_key';
        /** What the key may be used for. @minItems 1 */
        usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey' | (string & {}))[];
        /** Key as base64, for the formats raw, pkcs8 and spki; never returned. @writeOnly @sensitive */ key_base64?: string;
        /** Key as a JSON Web Key, for the format jwk; never returned. @writeOnly @sensitive */ key_jwk?: unknown;
      }
      export type WorkersBindingKindWorkflow = Workers.WorkersBindingKindWorkflow;
      export type WorkersBindingKindWasmModule = Workers.WorkersBindingKindWasmModule;
      export type WorkersBindingKindVPCService = Workers.WorkersBindingKindVPCService;
      export type WorkersBindingKindVPCNetwork = Workers.WorkersBindingKindVPCNetwork;
      export type CacheOptions = Workers.CacheOptions;
      export type WorkersWorkerExport = Workers.WorkersWorkerExport;
      export namespace WorkersWorkerExport {
        export type Cache = Workers.WorkersWorkerExport.Cache;
      }
      export type WorkersDurableObjectExport = Workers.WorkersDurableObjectExport;
      export type WorkersDurableObjectDeletedExport = Workers.WorkersDurableObjectDeletedExport;
      export type WorkersDurableObjectRenamedExport = Workers.WorkersDurableObjectRenamedExport;
      export type WorkersDurableObjectTransferredExport = Workers.WorkersDurableObjectTransferredExport;
      export type WorkersDurableObjectExpectingTransferExport = Workers.WorkersDurableObjectExpectingTransferExport;
      export type PackageDependency = Workers.PackageDependency;
    }
  }

  export interface VersionCreateResponse {
    /** What the version is made of. @readOnly */ resources: VersionCreateResponse.Resources;
    /** Id of the version, given by Cloudflare. @example "18f97339-c287-4872-9bdd-e2135c07ec12" @readOnly */ id?: string;
    /** What the upload changed about Durable Object namespaces. @readOnly */ exports_reconciliation?: Workers.ExportsReconciliation;
    /** Entry point, bindings and settings of the version. @readOnly */ metadata?: Metadata;
    /** Number of the version, counted from 1. @example 1 @readOnly */ number?: number;
    /** Time the Worker's code took to start. @unit milliseconds @example 10 */ startup_time_ms?: Integer;
  }
  export namespace VersionCreateResponse {
    export interface Resources {
      /** Bindings of the version. @readOnly */ bindings?: Resources.Bindings;
      /** What the code exports. @readOnly */ script?: Resources.Script;
      /** How the code is run. @readOnly */ script_runtime?: Resources.ScriptRuntime;
    }
    export namespace Resources {
      export type Bindings = (/** @discriminator type */ Workers.BindingKindAI | Workers.WorkersBindingKindAISearch | Workers.BindingKindAISearchNamespace | Workers.BindingKindMessaging | Workers.BindingKindAnalyticsEngine | Workers.BindingKindAssets | Workers.BindingKindBrowser | Workers.WorkersBindingKindD1 | Workers.BindingKindDataBlob | Workers.WorkersBindingKindDispatchNamespace | Workers.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive | Workers.WorkersBindingKindInherit | Workers.BindingKindImages | Workers.WorkersBindingKindJson | Workers.BindingKindKvNamespace | Workers.BindingKindMedia | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText | Workers.BindingKindPipelines | Workers.BindingKindQueue | Workers.WorkersBindingKindRatelimit | Workers.WorkersBindingKindR2Bucket | Workers.WorkersBindingKindSecretText | Workers.WorkersBindingKindSendEmail | Workers.WorkersBindingKindService | Workers.BindingKindTextBlob | Workers.BindingKindVectorize | Workers.BindingKindVersionMetadata | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship | Workers.WorkersBindingKindSecretKey | Workers.WorkersBindingKindWorkflow | Workers.BindingKindWasmModule | Workers.BindingKindVpcService | Workers.WorkersBindingKindVPCNetwork)[];
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
        /** Day whose runtime behavior the Worker gets. @example "2022-11-08" @readOnly @format date */ compatibility_date?: string;
        /** Runtime behaviors switched on or off apart from the date. @readOnly */ compatibility_flags?: string[];
        /** Entry points and Durable Object classes that the Worker exports, by name. */
        exports?: {
          [key: string]: Workers.WorkersWorkerExport | Workers.WorkersDurableObjectExport | Workers.WorkersDurableObjectDeletedExport | ScriptRuntime.WorkersDurableObjectRenamedExport | ScriptRuntime.WorkersDurableObjectTransferredExport | Workers.WorkersDurableObjectExpectingTransferExport;
        };
        /** Limits of one call. @readOnly */ limits?: ScriptRuntime.Limits;
        /** Tag of the last Durable Object migration that was applied. @example "v1" @readOnly */ migration_tag?: string;
        /** Old choice of prices. @readOnly */ usage_model?: 'bundled' | 'unbound' | 'standard';
      }
      export namespace ScriptRuntime {
        export type WorkersWorkerExport = Workers.WorkersWorkerExport;
        export namespace WorkersWorkerExport {
          export type Cache = Workers.WorkersWorkerExport.Cache;
        }
        export type WorkersDurableObjectExport = Workers.WorkersDurableObjectExport;
        export type WorkersDurableObjectDeletedExport = Workers.WorkersDurableObjectDeletedExport;
        export interface WorkersDurableObjectRenamedExport {
          /** The class goes on under another name; its data stays. */ state: 'renamed';
          /** Marks the export as a Durable Object class. */ type: 'durable-object';
        }
        export interface WorkersDurableObjectTransferredExport {
          /** The class's namespace goes to another script. */ state: 'transferred';
          /** Marks the export as a Durable Object class. */ type: 'durable-object';
        }
        export type WorkersDurableObjectExpectingTransferExport = Workers.WorkersDurableObjectExpectingTransferExport;
        export interface Limits {
          /** CPU time that a call may take. @unit milliseconds @example 50 @readOnly */ cpu_ms?: Integer;
        }
      }
    }
    export type ExportsReconciliation = Workers.ExportsReconciliation;
    export namespace ExportsReconciliation {
      export type Info = Workers.ExportsReconciliation.Info;
      export type Renamed = Workers.ExportsReconciliation.Renamed;
      export type TransferPending = Workers.ExportsReconciliation.TransferPending;
      export type Transferred = Workers.ExportsReconciliation.Transferred;
      export type Warning = Workers.ExportsReconciliation.Warning;
    }
    export type Metadata = Scripts.Metadata;
  }

  export interface VersionListParams extends InAccount {
    /** If true, only versions that can be deployed, in one page. @default false */ deployable?: boolean;
    /** @default 1 */ page?: Integer;
    per_page?: Integer;
  }

  export interface VersionListResponse {
    /** Id of the version, given by Cloudflare. @example "18f97339-c287-4872-9bdd-e2135c07ec12" @readOnly */ id?: string;
    /** Entry point, bindings and settings of the version. @readOnly */ metadata?: Metadata;
    /** Number of the version, counted from 1. @example 1 @readOnly */ number?: number;
  }
  export namespace VersionListResponse {
    export type Metadata = Scripts.Metadata;
  }

  export interface VersionGetParams extends InAccount {
    /** Script that holds the class; absent for this one. @example "this-is_my_script-01" */ script_name: string;
  }

  export interface VersionGetResponse {
    /** What the version is made of. @readOnly */ resources: VersionGetResponse.Resources;
    /** Id of the version, given by Cloudflare. @example "18f97339-c287-4872-9bdd-e2135c07ec12" @readOnly */ id?: string;
    /** Entry point, bindings and settings of the version. @readOnly */ metadata?: Metadata;
    /** Number of the version, counted from 1. @example 1 @readOnly */ number?: number;
  }
  export namespace VersionGetResponse {
    export interface Resources {
      /** Bindings of the version. */ bindings?: Resources.Bindings;
      /** What the code exports. @readOnly */ script?: Resources.Script;
      /** How the code is run. @readOnly */ script_runtime?: Resources.ScriptRuntime;
    }
    export namespace Resources {
      export type Bindings = (/** @discriminator type */ Workers.BindingKindAI | Workers.WorkersBindingKindAISearch | Workers.BindingKindAISearchNamespace | Workers.BindingKindMessaging | Workers.BindingKindAnalyticsEngine | Workers.BindingKindAssets | Workers.BindingKindBrowser | Workers.WorkersBindingKindD1 | Workers.BindingKindDataBlob | Workers.WorkersBindingKindDispatchNamespace | Workers.WorkersBindingKindDurableObjectNamespace | Workers.BindingKindHyperdrive | Workers.WorkersBindingKindInherit | Workers.BindingKindImages | Workers.WorkersBindingKindJson | Workers.BindingKindKvNamespace | Workers.BindingKindMedia | Workers.BindingKindMtlsCertificate | Workers.BindingKindPlainText | Workers.BindingKindPipelines | Workers.BindingKindQueue | Workers.WorkersBindingKindRatelimit | Workers.WorkersBindingKindR2Bucket | Workers.WorkersBindingKindSecretText | Workers.WorkersBindingKindSendEmail | Workers.WorkersBindingKindService | Workers.BindingKindTextBlob | Workers.BindingKindVectorize | Workers.BindingKindVersionMetadata | Workers.BindingKindSecretsStoreSecret | Workers.BindingKindFlagship | Workers.WorkersBindingKindSecretKey | Workers.WorkersBindingKindWorkflow | Workers.BindingKindWasmModule | Workers.BindingKindVpcService | Workers.WorkersBindingKindVPCNetwork)[];
      export interface Script extends VersionCreateResponse.Resources.Script {}
      export namespace Script {
        export type NamedHandler = VersionCreateResponse.Resources.Script.NamedHandler;
      }
      export interface ScriptRuntime extends VersionCreateResponse.Resources.ScriptRuntime {}
      export namespace ScriptRuntime {
        export import WorkersWorkerExport = VersionCreateResponse.Resources.ScriptRuntime.WorkersWorkerExport;
        export type WorkersDurableObjectExport = VersionCreateResponse.Resources.ScriptRuntime.WorkersDurableObjectExport;
        export type WorkersDurableObjectDeletedExport = VersionCreateResponse.Resources.ScriptRuntime.WorkersDurableObjectDeletedExport;
        export type WorkersDurableObjectRenamedExport = VersionCreateResponse.Resources.ScriptRuntime.WorkersDurableObjectRenamedExport;
        export type WorkersDurableObjectTransferredExport = VersionCreateResponse.Resources.ScriptRuntime.WorkersDurableObjectTransferredExport;
        export type WorkersDurableObjectExpectingTransferExport = VersionCreateResponse.Resources.ScriptRuntime.WorkersDurableObjectExpectingTransferExport;
        export type Limits = VersionCreateResponse.Resources.ScriptRuntime.Limits;
      }
    }
    export type Metadata = Scripts.Metadata;
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
    update(scriptName: string, params: SecretUpdateParams, options?: RequestOptions): APIPromise<SecretUpdateResponse>;

    /** List the names and types of a Worker's secrets.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/secrets
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns name type
     *  @key name */
    list(
      scriptName: string,
      params: SecretListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SecretListResponse>, SecretListResponse>;

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
     *  @body json required */
    bulkUpdate(scriptName: string, params: SecretBulkUpdateParams, options?: RequestOptions): APIPromise<SecretBulkUpdateResponse>;

    /** Get a Worker secret's name and type, never its value.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/secrets/{secret_name}
     *  @availability ga */
    get(secretName: string, params: SecretGetParams, options?: RequestOptions): APIPromise<SecretGetResponse>;
  }

  /** @discriminator type */
  export type SecretUpdateParams = SecretUpdateParams.WorkersBindingKindSecretText | SecretUpdateParams.WorkersBindingKindSecretKey;
  export namespace SecretUpdateParams {
    export interface WorkersBindingKindSecretText extends InAccount {
      /** Name of the variable in `env` under which the Worker finds it. @example "myBinding" @minLength 1 */ name: string;
      /** Value of the secret; never returned. @writeOnly @sensitive @minLength 1 */ text: string;
      /** Kind of binding: a secret text. */ type: 'secret_text';
    }
    export interface WorkersBindingKindSecretKey extends InAccount {
      /** Algorithm parameters, as SubtleCrypto.importKey takes them. */ algorithm: unknown;
      /** Form of the key, as SubtleCrypto.importKey takes it. */ format: 'raw' | 'pkcs8' | 'spki' | 'jwk' | (string & {});
      /** Name of the variable in `env` under which the Worker finds it. @example "myBinding" @minLength 1 */ name: string;
      /** Kind of binding: a CryptoKey. */ type: 'secret_key';
      /** What the key may be used for. @minItems 1 */
      usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey' | (string & {}))[];
      /** Key as base64, for the formats raw, pkcs8 and spki; never returned. @writeOnly @sensitive */ key_base64?: string;
      /** Key as a JSON Web Key, for the format jwk; never returned. @writeOnly @sensitive */ key_jwk?: unknown;
    }
  }

  /** @discriminator type */
  export type SecretUpdateResponse = Workers.WorkersBindingKindSecretText | Workers.WorkersBindingKindSecretKey;
  export namespace SecretUpdateResponse {
    export type WorkersBindingKindSecretText = Workers.WorkersBindingKindSecretText;
    export type WorkersBindingKindSecretKey = Workers.WorkersBindingKindSecretKey;
  }

  export interface SecretListParams extends InAccount {}

  /** @discriminator type */
  export type SecretListResponse = Workers.WorkersBindingKindSecretText | Workers.WorkersBindingKindSecretKey;
  export namespace SecretListResponse {
    export type WorkersBindingKindSecretText = Workers.WorkersBindingKindSecretText;
    export type WorkersBindingKindSecretKey = Workers.WorkersBindingKindSecretKey;
  }

  export interface SecretDeleteParams extends InAccount {
    /** Name under which the script is deployed and bound. @example "this-is_my_script-01" */ script_name: string;
    /** Whether the secret's name is percent-encoded twice. @query @readOnly */ url_encoded?: boolean;
  }

  export type SecretDeleteResponse = JsonValue;

  export interface SecretBulkUpdateParams extends InAccount {
    /** Secrets by name; null deletes one, those not named stay. */
    secrets?: {
      [key: string]: /** @discriminator type */ (/** @discriminator type */ SecretBulkUpdateParams.WorkersBindingKindSecretText | SecretBulkUpdateParams.WorkersBindingKindSecretKey) | null;
    };
    /** Tags of the version that is made. */ version_tags?: { [key: string]: unknown };
  }
  export namespace SecretBulkUpdateParams {
    export interface WorkersBindingKindSecretText {
      /** Name of the variable in `env` under which the Worker finds it. @example "myBinding" @minLength 1 */ name: string;
      /** Value of the secret; never returned. @writeOnly @sensitive @minLength 1 */ text: string;
      /** Kind of binding: a secret text. */ type: 'secret_text';
    }
    export interface WorkersBindingKindSecretKey {
      /** Algorithm parameters, as SubtleCrypto.importKey takes them. */ algorithm: unknown;
      /** Form of the key, as SubtleCrypto.importKey takes it. */ format: 'raw' | 'pkcs8' | 'spki' | 'jwk' | (string & {});
      /** Name of the variable in `env` under which the Worker finds it. @example "myBinding" @minLength 1 */ name: string;
      /** Kind of binding: a CryptoKey. */ type: 'secret_key';
      /** What the key may be used for. @minItems 1 */
      usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey' | (string & {}))[];
      /** Key as base64, for the formats raw, pkcs8 and spki; never returned. @writeOnly @sensitive */ key_base64?: string;
      /** Key as a JSON Web Key, for the format jwk; never returned. @writeOnly @sensitive */ key_jwk?: unknown;
    }
  }

  export type SecretBulkUpdateResponse = {
    [key: string]: /** @discriminator type */ Workers.WorkersBindingKindSecretText | Workers.WorkersBindingKindSecretKey;
  };
  export namespace SecretBulkUpdateResponse {
    export type WorkersBindingKindSecretText = Workers.WorkersBindingKindSecretText;
    export type WorkersBindingKindSecretKey = Workers.WorkersBindingKindSecretKey;
  }

  export interface SecretGetParams extends InAccount {
    /** Name under which the script is deployed and bound. @example "this-is_my_script-01" */ script_name: string;
    /** Whether the secret's name is percent-encoded twice. @readOnly */ url_encoded?: boolean;
  }

  /** @discriminator type */
  export type SecretGetResponse = Workers.WorkersBindingKindSecretText | Workers.WorkersBindingKindSecretKey;
  export namespace SecretGetResponse {
    export type WorkersBindingKindSecretText = Workers.WorkersBindingKindSecretText;
    export type WorkersBindingKindSecretKey = Workers.WorkersBindingKindSecretKey;
  }

  /** Lasting and per-version options read together. */
  export interface ScriptAndVersionSettings {
    /** Edit a Worker's bindings, compatibility date and the like.
     *
     *  Makes and deploys a new version with the same code. Bindings are replaced as a whole: name those that shall stay with type `inherit`.
     *  @http PATCH /accounts/{account_id}/workers/scripts/{script_name}/settings
     *  @body multipart required quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga */
    edit(
      scriptName: string,
      params: ScriptAndVersionSettingEditParams,
      options?: RequestOptions,
    ): APIPromise<ScriptAndVersionSettingEditResponse>;

    /** Get a Worker's settings with those of its latest version.
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
    /** Settings of the new version; what is left out stays. */ settings?: ScriptAndVersionSettingEditParams.Settings;
  }
  export namespace ScriptAndVersionSettingEditParams {
    export interface Settings {
      /** Message and tag of the new version; they are not taken over. */ annotations?: Workers.Annotations;
      /** Resources the Worker finds in `env`, each under its name. */ bindings?: (/** @discriminator type */
        | Workers.WorkersBindingKindAI | Workers.WorkersBindingKindAISearch
        | Workers.WorkersBindingKindAISearchNamespace | Workers.WorkersBindingKindMessaging
        | Workers.WorkersBindingKindAnalyticsEngine | Workers.WorkersBindingKindArtifacts
        | Workers.WorkersBindingKindAssets | Workers.WorkersBindingKindBrowser | Workers.WorkersBindingKindD1
        | Workers.WorkersBindingKindDataBlob | Workers.WorkersBindingKindDispatchNamespace
        | Workers.WorkersBindingKindDurableObjectNamespace | Workers.WorkersBindingKindHyperdrive
        | Workers.WorkersBindingKindInherit | Workers.WorkersBindingKindImages | Workers.WorkersBindingKindJson
        | Workers.WorkersBindingKindKVNamespace | Workers.WorkersBindingKindMedia
        | Workers.WorkersBindingKindMTLSCertificate | Workers.WorkersBindingKindPlainText
        | Workers.WorkersBindingKindPipelines | Workers.WorkersBindingKindK2 | Workers.WorkersBindingKindQueue
        | Workers.WorkersBindingKindRatelimit | Workers.WorkersBindingKindR2Bucket
        | Settings.WorkersBindingKindSecretText | Workers.WorkersBindingKindSendEmail
        | Workers.WorkersBindingKindService | Workers.WorkersBindingKindTextBlob
        | Workers.WorkersBindingKindVectorize | Workers.WorkersBindingKindVersionMetadata
        | Workers.WorkersBindingKindSecretsStoreSecret | Workers.WorkersBindingKindFlagship
        | Settings.WorkersBindingKindSecretKey | Workers.WorkersBindingKindWorkflow
        | Workers.WorkersBindingKindWasmModule | Workers.WorkersBindingKindVPCService
        | Workers.WorkersBindingKindVPCNetwork
      )[];
      /** Caching of the Worker's answers; `exports` can override it for an entry point. */ cache_options?: Workers.CacheOptions;
      /** Day whose runtime behavior the Worker gets. @example "2021-01-01" @format date */ compatibility_date?: string;
      /** Runtime behaviors switched on or off apart from the date. @default [] */ compatibility_flags?: string[];
      /** Entry points and Durable Object classes that the Worker exports, by name. */
      exports?: {
        [key: string]: Workers.WorkersWorkerExport | Workers.WorkersDurableObjectExport | Workers.WorkersDurableObjectDeletedExport | Workers.WorkersDurableObjectRenamedExport | Workers.WorkersDurableObjectTransferredExport | Workers.WorkersDurableObjectExpectingTransferExport;
      };
      /** Limits of one call of the Worker. */ limits?: Workers.Limits;
      /** Whether Logpush delivers the Worker's trace events. @default false */ logpush?: boolean;
      /** Changes of Durable Object classes that go with the version. @writeOnly */
      migrations?: Workers.SingleStepMigrationParam | Workers.WorkersMultipleStepMigrations;
      /** Which logs and traces are recorded. */ observability?: Workers.ScriptObservability;
      /** Where the Worker runs; left out, near the visitor. */ placement?:
        | Settings.Mode | Settings.Region | Settings.Hostname | Settings.Host | Settings.TargetedRegionPlacement
        | Settings.TargetedHostnamePlacement | Settings.TargetedHostPlacement | Workers.TargetListPlacement;
      /** Labels of the script; null for none. @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
      /** Workers that receive the logs of this one; null for none. */ tail_consumers?: ConsumerScriptParam[] | null;
      /** Old choice of prices; only `standard` is left. @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound' | (string & {});
    }
    export namespace Settings {
      export type Annotations = Workers.Annotations;
      export type WorkersBindingKindAI = Workers.WorkersBindingKindAI;
      export type WorkersBindingKindAISearch = Workers.WorkersBindingKindAISearch;
      export type WorkersBindingKindAISearchNamespace = Workers.WorkersBindingKindAISearchNamespace;
      export type WorkersBindingKindMessaging = Workers.WorkersBindingKindMessaging;
      export type WorkersBindingKindAnalyticsEngine = Workers.WorkersBindingKindAnalyticsEngine;
      export type WorkersBindingKindArtifacts = Workers.WorkersBindingKindArtifacts;
      export type WorkersBindingKindAssets = Workers.WorkersBindingKindAssets;
      export type WorkersBindingKindBrowser = Workers.WorkersBindingKindBrowser;
      export type WorkersBindingKindD1 = Workers.WorkersBindingKindD1;
      export type WorkersBindingKindDataBlob = Workers.WorkersBindingKindDataBlob;
      export type WorkersBindingKindDispatchNamespace = Workers.WorkersBindingKindDispatchNamespace;
      export namespace WorkersBindingKindDispatchNamespace {
        export type Outbound = Workers.WorkersBindingKindDispatchNamespace.Outbound;
        export namespace Outbound {
          export type Param = Workers.WorkersBindingKindDispatchNamespace.Outbound.Param;
          export type Worker = Workers.WorkersBindingKindDispatchNamespace.Outbound.Worker;
        }
      }
      export type WorkersBindingKindDurableObjectNamespace = Workers.WorkersBindingKindDurableObjectNamespace;
      export type WorkersBindingKindHyperdrive = Workers.WorkersBindingKindHyperdrive;
      export type WorkersBindingKindInherit = Workers.WorkersBindingKindInherit;
      export type WorkersBindingKindImages = Workers.WorkersBindingKindImages;
      export type WorkersBindingKindJson = Workers.WorkersBindingKindJson;
      export type WorkersBindingKindKVNamespace = Workers.WorkersBindingKindKVNamespace;
      export type WorkersBindingKindMedia = Workers.WorkersBindingKindMedia;
      export type WorkersBindingKindMTLSCertificate = Workers.WorkersBindingKindMTLSCertificate;
      export type WorkersBindingKindPlainText = Workers.WorkersBindingKindPlainText;
      export type WorkersBindingKindPipelines = Workers.WorkersBindingKindPipelines;
      export type WorkersBindingKindK2 = Workers.WorkersBindingKindK2;
      export type WorkersBindingKindQueue = Workers.WorkersBindingKindQueue;
      export type WorkersBindingKindRatelimit = Workers.WorkersBindingKindRatelimit;
      export namespace WorkersBindingKindRatelimit {
        export type Simple = Workers.WorkersBindingKindRatelimit.Simple;
      }
      export type WorkersBindingKindR2Bucket = Workers.WorkersBindingKindR2Bucket;
      export interface WorkersBindingKindSecretText {
        /** Name of the variable in `env` under which the Worker finds it. @example "myBinding" @minLength 1 */ name: string;
        /** Value of the secret; never returned. @writeOnly @sensitive @minLength 1 */ text: string;
        /** Kind of binding: a secret text. */ type: 'secret_text';
      }
      export type WorkersBindingKindSendEmail = Workers.WorkersBindingKindSendEmail;
      export type WorkersBindingKindService = Workers.WorkersBindingKindService;
      export type WorkersBindingKindTextBlob = Workers.WorkersBindingKindTextBlob;
      export type WorkersBindingKindVectorize = Workers.WorkersBindingKindVectorize;
      export type WorkersBindingKindVersionMetadata = Workers.WorkersBindingKindVersionMetadata;
      export type WorkersBindingKindSecretsStoreSecret = Workers.WorkersBindingKindSecretsStoreSecret;
      export type WorkersBindingKindFlagship = Workers.WorkersBindingKindFlagship;
      export interface WorkersBindingKindSecretKey {
        /** Algorithm parameters, as SubtleCrypto.importKey takes them. */ algorithm: unknown;
        /** Form of the key, as SubtleCrypto.importKey takes it. */ format: 'raw' | 'pkcs8' | 'spki' | 'jwk' | (string & {});
        /** Name of the variable in `env` under which the Worker finds it. @example "myBinding" @minLength 1 */ name: string;
        /** Kind of binding: a CryptoKey. */ type: 'secret_key';
        /** What the key may be used for. @minItems 1 */
        usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey' | (string & {}))[];
        /** Key as base64, for the formats raw, pkcs8 and spki; never returned. @writeOnly @sensitive */ key_base64?: string;
        /** Key as a JSON Web Key, for the format jwk; never returned. @writeOnly @sensitive */ key_jwk?: unknown;
      }
      export type WorkersBindingKindWorkflow = Workers.WorkersBindingKindWorkflow;
      export type WorkersBindingKindWasmModule = Workers.WorkersBindingKindWasmModule;
      export type WorkersBindingKindVPCService = Workers.WorkersBindingKindVPCService;
      export type WorkersBindingKindVPCNetwork = Workers.WorkersBindingKindVPCNetwork;
      export type CacheOptions = Workers.CacheOptions;
      export type WorkersWorkerExport = Workers.WorkersWorkerExport;
      export namespace WorkersWorkerExport {
        export type Cache = Workers.WorkersWorkerExport.Cache;
      }
      export type WorkersDurableObjectExport = Workers.WorkersDurableObjectExport;
      export type WorkersDurableObjectDeletedExport = Workers.WorkersDurableObjectDeletedExport;
      export type WorkersDurableObjectRenamedExport = Workers.WorkersDurableObjectRenamedExport;
      export type WorkersDurableObjectTransferredExport = Workers.WorkersDurableObjectTransferredExport;
      export type WorkersDurableObjectExpectingTransferExport = Workers.WorkersDurableObjectExpectingTransferExport;
      export type Limits = Workers.Limits;
      export type WorkersMultipleStepMigrations = Workers.WorkersMultipleStepMigrations;
      export type Observability = Workers.ScriptObservability;
      export namespace Observability {
        export type Issues = Workers.ScriptObservability.Issues;
        export type Logs = Workers.ScriptObservability.Logs;
        export type Traces = Workers.ScriptObservability.Traces;
      }
      export interface Mode {
        /** The Worker runs near the data it uses, as measured. */ mode: 'smart';
      }
      export interface Region {
        /** Cloud region to run near, as `provider:region`. @example "aws:us-east-1" @minLength 1 */ region: string;
      }
      export interface Hostname {
        /** Hostname of an HTTP service to run near. @example "api.example.com" */ hostname: string;
      }
      export interface Host {
        /** Host and port of a TCP service to run near. @example "db.example.com:5432" */ host: string;
      }
      export interface TargetedRegionPlacement {
        /** The Worker runs near one named place. */ mode: 'targeted';
        /** Cloud region to run near, as `provider:region`. @example "aws:us-east-1" */ region: string;
      }
      export interface TargetedHostnamePlacement {
        /** Hostname of an HTTP service to run near. @example "api.example.com" */ hostname: string;
        /** The Worker runs near one named place. */ mode: 'targeted';
      }
      export interface TargetedHostPlacement {
        /** Host and port of a TCP service to run near. @example "db.example.com:5432" */ host: string;
        /** The Worker runs near one named place. */ mode: 'targeted';
      }
      export type TargetListPlacement = Workers.TargetListPlacement;
      export namespace TargetListPlacement {
        export type Region = Workers.TargetListPlacement.Region;
        export type Hostname = Workers.TargetListPlacement.Hostname;
        export type Host = Workers.TargetListPlacement.Host;
      }
      export type UnionMember4 = TargetedRegionPlacement;
      export type UnionMember5 = TargetedHostnamePlacement;
      export type UnionMember6 = TargetedHostPlacement;
      export type UnionMember7 = Workers.TargetListPlacement;
      export namespace UnionMember7 {
        export type Region = Workers.TargetListPlacement.Region;
        export type Hostname = Workers.TargetListPlacement.Hostname;
        export type Host = Workers.TargetListPlacement.Host;
      }
    }
  }

  export interface ScriptAndVersionSettingEditResponse {
    /** Message and tag of the new version; they are not taken over. */ annotations?: ScriptAndVersionSettingEditResponse.Annotations;
    /** Bindings of the version. */ bindings?: (/** @discriminator type */
      | Workers.WorkersBindingKindAI | Workers.WorkersBindingKindAISearch
      | Workers.WorkersBindingKindAISearchNamespace | Workers.WorkersBindingKindMessaging
      | Workers.WorkersBindingKindAnalyticsEngine | Workers.WorkersBindingKindArtifacts
      | Workers.WorkersBindingKindAssets | Workers.WorkersBindingKindBrowser | Workers.WorkersBindingKindD1
      | Workers.WorkersBindingKindDataBlob | Workers.WorkersBindingKindDispatchNamespace
      | Workers.WorkersBindingKindDurableObjectNamespace | Workers.WorkersBindingKindHyperdrive
      | Workers.WorkersBindingKindInherit | Workers.WorkersBindingKindImages | Workers.WorkersBindingKindJson
      | Workers.WorkersBindingKindKVNamespace | Workers.WorkersBindingKindMedia
      | Workers.WorkersBindingKindMTLSCertificate | Workers.WorkersBindingKindPlainText
      | Workers.WorkersBindingKindPipelines | Workers.WorkersBindingKindK2 | Workers.WorkersBindingKindQueue
      | Workers.WorkersBindingKindRatelimit | Workers.WorkersBindingKindR2Bucket
      | Workers.WorkersBindingKindSecretText | Workers.WorkersBindingKindSendEmail
      | Workers.WorkersBindingKindService | Workers.WorkersBindingKindTextBlob
      | Workers.WorkersBindingKindVectorize | Workers.WorkersBindingKindVersionMetadata
      | Workers.WorkersBindingKindSecretsStoreSecret | Workers.WorkersBindingKindFlagship
      | Workers.WorkersBindingKindSecretKey | Workers.WorkersBindingKindWorkflow
      | Workers.WorkersBindingKindWasmModule | Workers.WorkersBindingKindVPCService
      | Workers.WorkersBindingKindVPCNetwork
    )[];
    /** Caching of the Worker's answers; `exports` can override it for an entry point. */ cache_options?: Workers.CacheOptions;
    /** Day whose runtime behavior the Worker gets. @example "2021-01-01" @format date */ compatibility_date?: string;
    /** Runtime behaviors switched on or off apart from the date. @default [] */ compatibility_flags?: string[];
    /** What the upload changed about Durable Object namespaces. @readOnly */ exports_reconciliation?: Workers.ExportsReconciliation;
    /** Limits of one call of the Worker. */ limits?: Workers.Limits;
    /** Whether Logpush delivers the Worker's trace events. @default false */ logpush?: boolean;
    /** Which logs and traces are recorded. */ observability?: Workers.ScriptObservability;
    /** Where the Worker runs; absent, near the visitor. */ placement?:
      | ScriptAndVersionSettingEditResponse.Mode | ScriptAndVersionSettingEditResponse.Region
      | ScriptAndVersionSettingEditResponse.Hostname | ScriptAndVersionSettingEditResponse.Host
      | ScriptAndVersionSettingEditResponse.TargetedRegionPlacement
      | ScriptAndVersionSettingEditResponse.TargetedHostnamePlacement
      | ScriptAndVersionSettingEditResponse.TargetedHostPlacement | Workers.TargetListPlacement;
    /** Labels of the script; null for none. @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    /** Workers that receive the logs of this one; null for none. */ tail_consumers?: ConsumerScript[] | null;
    /** Old choice of prices; only `standard` is left. @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }
  export namespace ScriptAndVersionSettingEditResponse {
    export interface Annotations {
      /** Message shown with the version; cut at 1,000 bytes. @maxLength 1000 */ 'workers/message'?: string;
      /** Identifier of the version that you choose, such as a Git tag. @maxLength 100 @example "v1.0.1" */ 'workers/tag'?: string;
      /** What made the version, such as `upload` or `secret`. @example "upload" @readOnly */ 'workers/triggered_by'?: string;
    }
    export type WorkersBindingKindAI = Workers.WorkersBindingKindAI;
    export type WorkersBindingKindAISearch = Workers.WorkersBindingKindAISearch;
    export type WorkersBindingKindAISearchNamespace = Workers.WorkersBindingKindAISearchNamespace;
    export type WorkersBindingKindMessaging = Workers.WorkersBindingKindMessaging;
    export type WorkersBindingKindAnalyticsEngine = Workers.WorkersBindingKindAnalyticsEngine;
    export type WorkersBindingKindArtifacts = Workers.WorkersBindingKindArtifacts;
    export type WorkersBindingKindAssets = Workers.WorkersBindingKindAssets;
    export type WorkersBindingKindBrowser = Workers.WorkersBindingKindBrowser;
    export type WorkersBindingKindD1 = Workers.WorkersBindingKindD1;
    export type WorkersBindingKindDataBlob = Workers.WorkersBindingKindDataBlob;
    export type WorkersBindingKindDispatchNamespace = Workers.WorkersBindingKindDispatchNamespace;
    export namespace WorkersBindingKindDispatchNamespace {
      export type Outbound = Workers.WorkersBindingKindDispatchNamespace.Outbound;
      export namespace Outbound {
        export type Param = Workers.WorkersBindingKindDispatchNamespace.Outbound.Param;
        export type Worker = Workers.WorkersBindingKindDispatchNamespace.Outbound.Worker;
      }
    }
    export type WorkersBindingKindDurableObjectNamespace = Workers.WorkersBindingKindDurableObjectNamespace;
    export type WorkersBindingKindHyperdrive = Workers.WorkersBindingKindHyperdrive;
    export type WorkersBindingKindInherit = Workers.WorkersBindingKindInherit;
    export type WorkersBindingKindImages = Workers.WorkersBindingKindImages;
    export type WorkersBindingKindJson = Workers.WorkersBindingKindJson;
    export type WorkersBindingKindKVNamespace = Workers.WorkersBindingKindKVNamespace;
    export type WorkersBindingKindMedia = Workers.WorkersBindingKindMedia;
    export type WorkersBindingKindMTLSCertificate = Workers.WorkersBindingKindMTLSCertificate;
    export type WorkersBindingKindPlainText = Workers.WorkersBindingKindPlainText;
    export type WorkersBindingKindPipelines = Workers.WorkersBindingKindPipelines;
    export type WorkersBindingKindK2 = Workers.WorkersBindingKindK2;
    export type WorkersBindingKindQueue = Workers.WorkersBindingKindQueue;
    export type WorkersBindingKindRatelimit = Workers.WorkersBindingKindRatelimit;
    export namespace WorkersBindingKindRatelimit {
      export type Simple = Workers.WorkersBindingKindRatelimit.Simple;
    }
    export type WorkersBindingKindR2Bucket = Workers.WorkersBindingKindR2Bucket;
    export type WorkersBindingKindSecretText = Workers.WorkersBindingKindSecretText;
    export type WorkersBindingKindSendEmail = Workers.WorkersBindingKindSendEmail;
    export type WorkersBindingKindService = Workers.WorkersBindingKindService;
    export type WorkersBindingKindTextBlob = Workers.WorkersBindingKindTextBlob;
    export type WorkersBindingKindVectorize = Workers.WorkersBindingKindVectorize;
    export type WorkersBindingKindVersionMetadata = Workers.WorkersBindingKindVersionMetadata;
    export type WorkersBindingKindSecretsStoreSecret = Workers.WorkersBindingKindSecretsStoreSecret;
    export type WorkersBindingKindFlagship = Workers.WorkersBindingKindFlagship;
    export type WorkersBindingKindSecretKey = Workers.WorkersBindingKindSecretKey;
    export type WorkersBindingKindWorkflow = Workers.WorkersBindingKindWorkflow;
    export type WorkersBindingKindWasmModule = Workers.WorkersBindingKindWasmModule;
    export type WorkersBindingKindVPCService = Workers.WorkersBindingKindVPCService;
    export type WorkersBindingKindVPCNetwork = Workers.WorkersBindingKindVPCNetwork;
    export type CacheOptions = Workers.CacheOptions;
    export type ExportsReconciliation = Workers.ExportsReconciliation;
    export namespace ExportsReconciliation {
      export type Info = Workers.ExportsReconciliation.Info;
      export type Renamed = Workers.ExportsReconciliation.Renamed;
      export type TransferPending = Workers.ExportsReconciliation.TransferPending;
      export type Transferred = Workers.ExportsReconciliation.Transferred;
      export type Warning = Workers.ExportsReconciliation.Warning;
    }
    export type Limits = Workers.Limits;
    export type Observability = Workers.ScriptObservability;
    export namespace Observability {
      export type Issues = Workers.ScriptObservability.Issues;
      export type Logs = Workers.ScriptObservability.Logs;
      export type Traces = Workers.ScriptObservability.Traces;
    }
    export interface Mode {
      /** The Worker runs near the data it uses, as measured. */ mode: 'smart';
    }
    export interface Region {
      /** Cloud region to run near, as `provider:region`. @example "aws:us-east-1" */ region: string;
    }
    export interface Hostname {
      /** Hostname of an HTTP service to run near. @example "api.example.com" */ hostname: string;
    }
    export interface Host {
      /** Host and port of a TCP service to run near. @example "db.example.com:5432" */ host: string;
    }
    export interface TargetedRegionPlacement {
      /** The Worker runs near one named place. */ mode: 'targeted';
      /** Cloud region to run near, as `provider:region`. @example "aws:us-east-1" */ region: string;
    }
    export interface TargetedHostnamePlacement {
      /** Hostname of an HTTP service to run near. @example "api.example.com" */ hostname: string;
      /** The Worker runs near one named place. */ mode: 'targeted';
    }
    export interface TargetedHostPlacement {
      /** Host and port of a TCP service to run near. @example "db.example.com:5432" */ host: string;
      /** The Worker runs near one named place. */ mode: 'targeted';
    }
    export type TargetListPlacement = Workers.TargetListPlacement;
    export namespace TargetListPlacement {
      export type Region = Workers.TargetListPlacement.Region;
      export type Hostname = Workers.TargetListPlacement.Hostname;
      export type Host = Workers.TargetListPlacement.Host;
    }
    export type UnionMember4 = TargetedRegionPlacement;
    export type UnionMember5 = TargetedHostnamePlacement;
    export type UnionMember6 = TargetedHostPlacement;
    export type UnionMember7 = Workers.TargetListPlacement;
    export namespace UnionMember7 {
      export type Region = Workers.TargetListPlacement.Region;
      export type Hostname = Workers.TargetListPlacement.Hostname;
      export type Host = Workers.TargetListPlacement.Host;
    }
  }

  export interface ScriptAndVersionSettingGetParams extends InAccount {}

  export interface ScriptAndVersionSettingGetResponse extends ScriptAndVersionSettingEditResponse {}
  export namespace ScriptAndVersionSettingGetResponse {
    export type Annotations = ScriptAndVersionSettingEditResponse.Annotations;
    export type WorkersBindingKindAI = ScriptAndVersionSettingEditResponse.WorkersBindingKindAI;
    export type WorkersBindingKindAISearch = ScriptAndVersionSettingEditResponse.WorkersBindingKindAISearch;
    export type WorkersBindingKindAISearchNamespace = ScriptAndVersionSettingEditResponse.WorkersBindingKindAISearchNamespace;
    export type WorkersBindingKindMessaging = ScriptAndVersionSettingEditResponse.WorkersBindingKindMessaging;
    export type WorkersBindingKindAnalyticsEngine = ScriptAndVersionSettingEditResponse.WorkersBindingKindAnalyticsEngine;
    export type WorkersBindingKindArtifacts = ScriptAndVersionSettingEditResponse.WorkersBindingKindArtifacts;
    export type WorkersBindingKindAssets = ScriptAndVersionSettingEditResponse.WorkersBindingKindAssets;
    export type WorkersBindingKindBrowser = ScriptAndVersionSettingEditResponse.WorkersBindingKindBrowser;
    export type WorkersBindingKindD1 = ScriptAndVersionSettingEditResponse.WorkersBindingKindD1;
    export type WorkersBindingKindDataBlob = ScriptAndVersionSettingEditResponse.WorkersBindingKindDataBlob;
    export import WorkersBindingKindDispatchNamespace = ScriptAndVersionSettingEditResponse.WorkersBindingKindDispatchNamespace;
    export type WorkersBindingKindDurableObjectNamespace = ScriptAndVersionSettingEditResponse.WorkersBindingKindDurableObjectNamespace;
    export type WorkersBindingKindHyperdrive = ScriptAndVersionSettingEditResponse.WorkersBindingKindHyperdrive;
    export type WorkersBindingKindInherit = ScriptAndVersionSettingEditResponse.WorkersBindingKindInherit;
    export type WorkersBindingKindImages = ScriptAndVersionSettingEditResponse.WorkersBindingKindImages;
    export type WorkersBindingKindJson = ScriptAndVersionSettingEditResponse.WorkersBindingKindJson;
    export type WorkersBindingKindKVNamespace = ScriptAndVersionSettingEditResponse.WorkersBindingKindKVNamespace;
    export type WorkersBindingKindMedia = ScriptAndVersionSettingEditResponse.WorkersBindingKindMedia;
    export type WorkersBindingKindMTLSCertificate = ScriptAndVersionSettingEditResponse.WorkersBindingKindMTLSCertificate;
    export type WorkersBindingKindPlainText = ScriptAndVersionSettingEditResponse.WorkersBindingKindPlainText;
    export type WorkersBindingKindPipelines = ScriptAndVersionSettingEditResponse.WorkersBindingKindPipelines;
    export type WorkersBindingKindK2 = ScriptAndVersionSettingEditResponse.WorkersBindingKindK2;
    export type WorkersBindingKindQueue = ScriptAndVersionSettingEditResponse.WorkersBindingKindQueue;
    export import WorkersBindingKindRatelimit = ScriptAndVersionSettingEditResponse.WorkersBindingKindRatelimit;
    export type WorkersBindingKindR2Bucket = ScriptAndVersionSettingEditResponse.WorkersBindingKindR2Bucket;
    export type WorkersBindingKindSecretText = ScriptAndVersionSettingEditResponse.WorkersBindingKindSecretText;
    export type WorkersBindingKindSendEmail = ScriptAndVersionSettingEditResponse.WorkersBindingKindSendEmail;
    export type WorkersBindingKindService = ScriptAndVersionSettingEditResponse.WorkersBindingKindService;
    export type WorkersBindingKindTextBlob = ScriptAndVersionSettingEditResponse.WorkersBindingKindTextBlob;
    export type WorkersBindingKindVectorize = ScriptAndVersionSettingEditResponse.WorkersBindingKindVectorize;
    export type WorkersBindingKindVersionMetadata = ScriptAndVersionSettingEditResponse.WorkersBindingKindVersionMetadata;
    export type WorkersBindingKindSecretsStoreSecret = ScriptAndVersionSettingEditResponse.WorkersBindingKindSecretsStoreSecret;
    export type WorkersBindingKindFlagship = ScriptAndVersionSettingEditResponse.WorkersBindingKindFlagship;
    export type WorkersBindingKindSecretKey = ScriptAndVersionSettingEditResponse.WorkersBindingKindSecretKey;
    export type WorkersBindingKindWorkflow = ScriptAndVersionSettingEditResponse.WorkersBindingKindWorkflow;
    export type WorkersBindingKindWasmModule = ScriptAndVersionSettingEditResponse.WorkersBindingKindWasmModule;
    export type WorkersBindingKindVPCService = ScriptAndVersionSettingEditResponse.WorkersBindingKindVPCService;
    export type WorkersBindingKindVPCNetwork = ScriptAndVersionSettingEditResponse.WorkersBindingKindVPCNetwork;
    export type CacheOptions = ScriptAndVersionSettingEditResponse.CacheOptions;
    export import ExportsReconciliation = ScriptAndVersionSettingEditResponse.ExportsReconciliation;
    export type Limits = ScriptAndVersionSettingEditResponse.Limits;
    export import Observability = ScriptAndVersionSettingEditResponse.Observability;
    export type Mode = ScriptAndVersionSettingEditResponse.Mode;
    export type Region = ScriptAndVersionSettingEditResponse.Region;
    export type Hostname = ScriptAndVersionSettingEditResponse.Hostname;
    export type Host = ScriptAndVersionSettingEditResponse.Host;
    export type TargetedRegionPlacement = ScriptAndVersionSettingEditResponse.TargetedRegionPlacement;
    export type TargetedHostnamePlacement = ScriptAndVersionSettingEditResponse.TargetedHostnamePlacement;
    export type TargetedHostPlacement = ScriptAndVersionSettingEditResponse.TargetedHostPlacement;
    export type TargetListPlacement = ScriptAndVersionSettingEditResponse.TargetListPlacement;
    export type UnionMember4 = ScriptAndVersionSettingEditResponse.UnionMember4;
    export type UnionMember5 = ScriptAndVersionSettingEditResponse.UnionMember5;
    export type UnionMember6 = ScriptAndVersionSettingEditResponse.UnionMember6;
    export import UnionMember7 = ScriptAndVersionSettingEditResponse.UnionMember7;
  }

  /** How CPU time is billed. */
  export interface UsageModel {
    /** Get the usage model that a Worker is billed by.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/usage-model
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-script-fetch-usage-model */
    get(scriptName: string, params: UsageModelGetParams, options?: RequestOptions): APIPromise<UsageModelGetResponse>;

    /** Replace a Worker's usage model and the limits on its use.
     *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}/usage-model
     *  @body json required
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-script-update-usage-model */
    update(scriptName: string, params: UsageModelUpdateParams, options?: RequestOptions): APIPromise<UsageModelGetResponse>;
  }

  export interface UsageModelGetParams extends InAccount {}

  export interface UsageModelGetResponse {
    /** Old choice of prices; only `standard` is left. @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
    /** Limits of one call. */ user_limits?: Workers.UserLimits;
  }

  export interface UsageModelUpdateParams extends InAccount {
    /** Old choice of prices; only `standard` is left. @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound' | (string & {});
    /** Limits of one call. */ user_limits?: Workers.UserLimits;
  }

  export interface ConsumerScript {
    /** Worker that receives the logs. @example "my-log-consumer" */ service: string;
    /** Environment of the Worker. @example "production" */ environment?: string;
    /** Dispatch namespace of that Worker. @example "my-namespace" */ namespace?: string;
  }

  export interface ConsumerScriptParam extends ConsumerScript {}

  export type SecretListResponsesSinglePage = SinglePage<SecretListResponse>;

  export type VersionListResponsesV4PagePagination = V4PagePagination<VersionListResponse>;

  export interface Metadata {
    /** Address of the user who made the version, recorded by Cloudflare. @readOnly */ author_email?: string;
    /** Id of the user who made the version. @example "408cbcdfd4dda4617efef40b04d168a1" @readOnly */ author_id?: string;
    /** @example "2022-11-08T17:19:29.176266Z" @readOnly */ created_on?: string;
    /** Whether the version can be tried out at a preview address before it is deployed. @readOnly */ hasPreview?: boolean;
    /** @example "2022-11-08T17:19:29.176266Z" @readOnly */ modified_on?: string;
    /** Where the version came from, such as the dashboard, Wrangler or the API. @readOnly */ source?:
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
     *  @availability ga */
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
