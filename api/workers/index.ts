import type { JsonObject, JsonValue, SinglePage, Uploadable } from '../_client.ts';
import type { DateTime, InAccount, Integer, InZone, ResourceID } from '../_shared.ts';
import type { WorkersForPlatforms } from '../workers-for-platforms.ts';
import type { Beta } from './beta.ts';
import type { Routes } from './routes.ts';
import type { Assets } from './assets.ts';
import type { Scripts } from './scripts.ts';
import type { AccountSettings } from './account-settings.ts';
import type { Domains } from './domains.ts';
import type { Subdomains } from './subdomains.ts';
import type { Observability } from './observability.ts';
import type { Placement } from './placement.ts';
import type { Services } from './services.ts';

/** Workers: Code that runs on Cloudflare's network, near your users.
 *  @product workers Workers
 *  @docs https://developers.cloudflare.com/workers/ */
export interface Workers {
  readonly beta: Workers.Beta;
  readonly routes: Workers.Routes;
  readonly assets: Workers.Assets;
  readonly scripts: Workers.Scripts;
  readonly accountSettings: Workers.AccountSettings;
  readonly domains: Workers.Domains;
  readonly subdomains: Workers.Subdomains;
  readonly observability: Workers.Observability;
  readonly placement: Workers.Placement;
  readonly services: Workers.Services;
}

export declare namespace Workers {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Algorithm parameters, as SubtleCrypto.importKey takes them. */ algorithm: unknown;
    /** Name of the figure in the answer. */ alias: string;
    /** Caching of the Worker's answers; `exports` can override it for an entry point. */ cache_options: unknown;
    /** Class the entry is about. */ class: string;
    /** Exported class of the Durable Object or Workflow. */ class_name: string;
    /** Number of the error. */ code: number;
    /** Day whose runtime behavior the Worker gets. */ compatibility_date: string;
    /** Runtime behaviors switched on or off apart from the date. */ compatibility_flags: unknown;
    /** Destination and method of sending the data. */ configuration: unknown;
    /** Containers that run behind Durable Object classes of the script. */ containers: unknown;
    /** Note for people; null for none. */ description: string;
    /** Page that tells more. */ documentation_url: string;
    /** Exported entry point that is called; absent for the default. */ entrypoint: string;
    /** Entry points and Durable Object classes that the Worker exports, by name. */ exports: unknown;
    /** Changes to Durable Object namespaces made by the upload. */ exports_reconciliation: unknown;
    /** Form of the key, as SubtleCrypto.importKey takes it. */ format: unknown;
    /** Script that held the class before. */ from_script: string;
    /** Headers sent along, such as an API key of the receiver. */ headers: unknown;
    /** Host and port of a TCP service to run near. */ host: string;
    /** Handling of URLs for HTML files: with or without a trailing slash. */ html_handling: unknown;
    /** Whether one log with method, URL and outcome is written per invocation, besides your own. */ invocation_logs: boolean;
    /** Whether errors are grouped into issues, and how; null leaves it to the default. */ issues: unknown;
    /** Type of the property's values. */ keyType: unknown;
    /** Whether Logpush delivers the Worker's trace events. */ logpush: boolean;
    /** Telemetry that is sent. */ logpushDataset: unknown;
    /** Tag of the last Durable Object migration that was applied. */ migration_tag: string;
    /** Changes of Durable Object classes that go with the version. */ migrations: unknown;
    /** Files of the version with their content. */ modules: unknown;
    /** Text that events must contain anywhere. */ needle: unknown;
    /** Fallback if no file matches: nothing, a 404 page, or the app's index page. */ not_found_handling: unknown;
    /** Number of the version, counted from 1. */ number: number;
    /** Tag that the last migration must have left; otherwise the upload is refused. */ old_tag: string;
    /** Npm packages that the Worker was built with. */ package_dependencies: unknown;
    /** File of the upload that holds the content. */ part: string;
    /** Whether the data is kept in Cloudflare's own storage, besides being sent to destinations. */ persist: boolean;
    /** Configuration that new previews of the Worker start from; existing previews keep their own. */ previews_base_config: unknown;
    /** Callers whose trace context a request may continue: only authenticated ones, or anyone (`accept`). null is the default. */ propagation_policy: unknown;
    /** If true, query strings of URLs are removed before logs and traces are stored. */ redact_query_string: boolean;
    /** Classes with a new name; their data stays. */ renamed_classes: unknown;
    /** Id of what is measured. */ resourceId: string;
    /** Kind of what is measured. */ resourceType: unknown;
    /** Whether the Worker runs before files are served: always, never, or for these paths (`!` excludes). */ run_worker_first: unknown;
    /** Machine-readable kind of finding. */ scenario: unknown;
    /** Service that the environment belongs to. */ service_name: string;
    /** Short name by which Workers refer to the destination. */ slug: string;
    /** Time the Worker's code took to start. */ startup_time_ms: number;
    /** Requests that one call of the Worker may make. */ subrequests: number;
    /** Classes taken over from another script with their data. */ transferred_classes: unknown;
    /** Addresses under which the version, and its aliases, can be reached. */ urls: unknown;
    /** Permitted uses of the key. */ usages: unknown;
    /** Identifier of the version that you choose, such as a Git tag. */ 'workers/tag': string;
    /** CPU time that a call may take. */ cpu_ms: number;
    /** Kinds of events searched; empty for all. */ datasets: unknown;
    /** Whether all or any of the conditions must hold. */ filterCombination: unknown;
    /** Name of the class before. */ from: string;
    /** Hostname of an HTTP service to run near. */ hostname: string;
    /** Whether the text is a regular expression. */ isRegex: boolean;
    /** Marks a single condition. */ kind: unknown;
    /** Whether upper and lower case differ. */ matchCase: boolean;
    /** Namespace that is bound or holds the bound resource. */ namespace: string;
    /** Logs and traces to record. */ observability: unknown;
    /** Figure by which groups are sorted. */ orderBy: unknown;
    /** Calculations, filters and groups of the query. */ parameters: unknown;
    /** Cloud region to run near, as `provider:region`. */ region: string;
    /** Name of the class from now on. */ to: string;
    /** Old choice of prices; only `standard` is left. */ usage_model: unknown;
    /** Message shown with the version; cut at 1,000 bytes. */ 'workers/message': string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Deployment to work on, as `workers.scripts.deployments.list` shows it. @from workers.scripts.deployments.list */ deployment_id: string;
    /** Domain to work on, as `workers.domains.list` shows it. @from workers.domains.list */ domain_id: string;
    /** Environment of the service, `production` unless others were made. */ environment_name: string;
    /** Query to work on, as `workers.observability.queries.list` shows it. @from workers.observability.queries.list */ queryId: string;
    /** Route to work on, as `workers.routes.list` shows it. @from workers.routes.list */ route_id: string;
    /** Worker to work on, by the name that it was uploaded under. @from workers.scripts.list */ script_name: string;
    /** Name of the binding under which the Worker reads the secret. @from workers.scripts.secrets.list */ secret_name: string;
    /** Slug to work on, as `workers.observability.destinations.list` shows it. @from workers.observability.destinations.list */ slug: string;
    /** Version to work on, as the `list` of the same resource shows it. */ version_id: string;
    /** Worker to work on, as `workers.beta.workers.list` shows it. @from workers.beta.workers.list */ worker_id: string;
  }

  export { type AccountSettings, type Assets, type Beta, type Domains, type Observability, type Placement, type Routes, type Scripts, type Services, type Subdomains };

  export interface RouteParams extends InZone {
    /** URL pattern of the zone, such as `example.com/*`; the most specific matching route wins. @example "example.com/*" @minLength 1 */
    pattern: string;
    /** Worker that matching requests run; left out, matching requests run none. @example "my-workers-script" @from workers.scripts.list */ script?: string;
  }

  export interface RouteResult {
    /** Id given by Cloudflare. */ id: ResourceID;
    /** URL pattern of the zone, such as `example.com/*`; the most specific matching route wins. @example "example.com/*" */ pattern: string;
    /** Worker that matching requests run; absent, matching requests run none. @example "my-workers-script" */ script?: string;
  }

  export interface RouteDeleteResponse {
    /** Id given by Cloudflare. */ id?: ResourceID;
  }

  export interface RuntimeVersion {
    cache_options?: CacheOptions;
    /** @example "2021-01-01" @format date */ compatibility_date?: string;
    /** @default [] */ compatibility_flags?: string[];
  }

  export interface LogDelivery {
    /** @default false */ logpush?: boolean;
    /** Workers that receive the logs of this one; null for none. */ tail_consumers?: Scripts.ConsumerScript[] | null;
  }

  export interface SecretKey {
    algorithm: unknown;
    format: 'raw' | 'pkcs8' | 'spki' | 'jwk' | (string & {});
    /** Name of the variable in `env` under which the Worker finds it. @example "myBinding" @minLength 1 */ name: string;
    /** Kind of binding: a CryptoKey. */ type: 'secret_key';
    /** @minItems 1 */
    usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey' | (string & {}))[];
    /** Key as base64, for the formats raw, pkcs8 and spki; never returned. @writeOnly @sensitive */ key_base64?: string;
    /** Key as a JSON Web Key, for the format jwk; never returned. @writeOnly @sensitive */ key_jwk?: unknown;
  }

  export interface PlacementMode {
    /** The Worker runs near one named place. */ mode: 'targeted';
  }

  export interface ScriptUpdateParams extends InAccount {
    /** Entry point, bindings and settings of the version, sent as one JSON part. */ metadata: ScriptUpdateParams.Metadata;
    /** `strict` refuses the upload if a binding of type `inherit` cannot be found; otherwise it is dropped. @query */ bindings_inherit?: 'strict';
    /** Modules of the Worker, each named as in `main_module` and the imports; the MIME type tells their kind. */ files?: Uploadable[];
  }
  export namespace ScriptUpdateParams {
    export interface Metadata extends RuntimeVersion, LogDelivery {
      /** Message and tag shown with the version. */ annotations?: Annotations;
      /** Static files that belong to the version. */ assets?: Metadata.Assets;
      /** Resources the Worker finds in `env`, each under its name. */ bindings?: (/** @discriminator type */
        | BindingKindAI | BindingKindAISearch | BindingKindAISearchNamespace
        | WorkersBindingKindMessaging | BindingKindAnalyticsEngine | WorkersBindingKindArtifacts
        | BindingKindAssets | BindingKindBrowser | WorkersBindingKindD1
        | BindingKindDataBlob | WorkersBindingKindDispatchNamespace
        | WorkersBindingKindDurableObjectNamespace | BindingKindHyperdrive | WorkersBindingKindInherit
        | BindingKindImages | WorkersBindingKindJson | BindingKindKvNamespace
        | BindingKindMedia | BindingKindMtlsCertificate | BindingKindPlainText
        | WorkersBindingKindPipelines | WorkersBindingKindK | WorkersBindingKindQueue
        | WorkersBindingKindRatelimit | WorkersBindingKindR2Bucket | Metadata.WorkersBindingKindSecretText
        | WorkersBindingKindSendEmail | WorkersBindingKindService | BindingKindTextBlob
        | BindingKindVectorize | BindingKindVersionMetadata | BindingKindSecretsStoreSecret
        | BindingKindFlagship | SecretKey | WorkersBindingKindWorkflow
        | BindingKindWasmModule | BindingKindVpcService | WorkersBindingKindVPCNetwork
      )[];
      /** File in service worker syntax (`addEventListener('fetch', …)`); instead of `main_module`. @example "worker.js" */ body_part?: string;
      exports?: {
        [key: string]: WorkersWorkerExport | WorkersDurableObjectExport | WorkersDurableObjectDeletedExport | WorkersDurableObjectRenamedExport | WorkersDurableObjectTransferredExport | WorkersDurableObjectExpectingTransferExport;
      };
      /** If true, the assets of the previous version are kept instead of uploading some; `assets` wins. */ keep_assets?: boolean;
      /** Kinds of bindings taken over from the previous upload, such as `secret_text`. */ keep_bindings?: string[];
      /** Limits of one call of the Worker. */ limits?: Limits;
      /** File of the module that exports the handlers. @example "worker.js" */ main_module?: string;
      /** @writeOnly */
      migrations?: SingleStepMigrationParam | MultipleStepMigrations;
      observability?: ScriptObservability;
      package_dependencies?: PackageDependency[];
      /** Location of the Worker; if omitted, near the visitor. */ placement?:
        | Metadata.SmartPlacement | Metadata.RegionPlacement | Metadata.HostnamePlacement
        | Metadata.HostPlacement | Metadata.TargetedRegionPlacement | Metadata.TargetedHostnamePlacement
        | Metadata.TargetedHostPlacement | TargetListPlacement;
      /** Labels of the Worker. */ tags?: string[];
      /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound' | (string & {});
    }
    export namespace Metadata {
      export interface Assets {
        /** Rules by which static files are served. */ config?: Assets.Config;
        /** Token of the completed asset upload. @sensitive */ jwt?: string;
      }
      export namespace Assets {
        export interface Config {
          /** Text of a `_headers` file with header rules of assets. */ _headers?: string;
          /** Text of a `_redirects` file, applied before assets are served. */ _redirects?: string;
          html_handling?: 'auto-trailing-slash' | 'force-trailing-slash' | 'drop-trailing-slash' | 'none' | (string & {});
          not_found_handling?: 'none' | '404-page' | 'single-page-application' | (string & {});
          run_worker_first?: string[] | boolean;
          /** Whether assets are served without running the Worker; use `run_worker_first`. @deprecated */ serve_directly?: boolean;
          /** Path under which the public URLs of the assets begin; null is the root. First deploy a change to 100%, as both paths cannot be served. */
          base_path?: string | null;
        }
      }
      export interface WorkersBindingKindSecretText {
        /** Name of the variable in `env` under which the Worker finds it. @example "myBinding" @minLength 1 */ name: string;
        /** Value of the secret; never returned. @writeOnly @sensitive @minLength 1 */ text: string;
        /** Kind of binding: a secret text. */ type: 'secret_text';
      }
      export interface SmartPlacement {
        /** The Worker runs near the data it uses, as measured. */ mode: 'smart';
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
      export interface TargetedRegionPlacement extends PlacementMode {
        /** @example "aws:us-east-1" */ region: string;
      }
      export interface TargetedHostnamePlacement extends PlacementMode {
        /** @example "api.example.com" */ hostname: string;
      }
      export interface TargetedHostPlacement extends PlacementMode {
        /** @example "db.example.com:5432" */ host: string;
      }
    }
  }

  export interface ScriptUpdateResponse extends Script {
    /** @unit milliseconds @example 10 @readOnly */ startup_time_ms: Integer;
    /** Module that handles requests. @example "index.js" @readOnly */ entry_point?: string;
  }
  export namespace ScriptUpdateResponse {
    export interface WorkersDurableObjectRenamedExport {
      /** The class goes on under another name; its data stays. */ state: 'renamed';
      /** Marks the export as a Durable Object class. */ type: 'durable-object';
    }
    export interface WorkersDurableObjectTransferredExport {
      /** The class's namespace goes to another script. */ state: 'transferred';
      /** Marks the export as a Durable Object class. */ type: 'durable-object';
    }
  }

  export interface ScriptListParams extends InAccount {
    /** Conditions `tag:yes` or `tag:no`, joined by commas. @example "production:yes,staging:no" */ tags?: string;
  }

  export interface ScriptListResponse extends Script {
    /** Routes that lead to the script; null if they were not asked for. */ routes?: RouteResult[] | null;
  }

  export interface ScriptDeleteParams extends InAccount {
    /** If true, deletes it though other Workers are bound to it or its Durable Objects hold data, which goes too. @query */ force?: boolean;
  }

  export type ScriptDeleteResponse = JsonValue;

  export interface ScriptSearchParams extends InAccount {
    /** Only the script with this tag. @example "bdf3567828824b74aadd550004cf4913" */ id?: string;
    /** Only scripts with this text in their name. @example "my-worker" */ name?: string;
    /** Property by which scripts are sorted. @default "name" */ order_by?: 'created_on' | 'modified_on' | 'name' | (string & {});
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 10 */ per_page?: Integer;
  }

  export type ScriptSearchResponse = ScriptSearchResponse.ScriptSearchResponseItem[];
  export namespace ScriptSearchResponse {
    export interface ScriptSearchResponseItem {
      /** Id given by Cloudflare. */ id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ modified_on: DateTime;
      /** Name under which the script is deployed and bound. @example "this-is_my_script-01" */ script_name: string;
      /** Whether it is the default environment. */ environment_is_default?: boolean;
      /** Environment of the service. @example "production" */ environment_name?: string;
      /** @example "my-service" */ service_name?: string;
    }
  }

  export interface AccountSettingUpdateParams extends InAccount, AccountSetting {}

  export interface AccountSetting {
    /** Old default of prices for new Workers. */ default_usage_model?: string;
    /** If true, Workers run only where renewable energy is used. */ green_compute?: boolean;
  }

  export interface DomainTarget {
    /** Hostname of the zone, or its apex, that is served by the Worker. @example "app.example.com" @format hostname */ hostname: string;
    /** Worker that serves the hostname. @example "my-worker" @from workers.scripts.list */ service: string;
  }

  export interface DomainUpdateParams extends DomainTarget {
    account_id: ResourceID;
    zone_id?: ResourceID;
    /** @example "example.com" */ zone_name?: string;
  }

  export interface DomainResult extends DomainTarget {
    /** Id of the domain, which never changes. @example "dbe10b4bc17c295377eabd600e1787fd" @readOnly */ id: string;
    /** Certificate that was issued for the hostname. @format uuid @example "9fdf92c8-64c2-4a3d-b1af-e15304961145" @readOnly */ cert_id: string;
    /** @example "593c9c94de529bbbfaac7c53ced0447d" */ zone_id: string;
    /** @example "example.com" */ zone_name: string;
    /** Environment of the Worker. @example "production" @readOnly @deprecated */ environment: string;
  }

  export interface DomainListParams {
    account_id: ResourceID;
    /** Only domains of this environment. @example "production" @deprecated */ environment?: string;
    /** Only this hostname. @example "app.example.com" */ hostname?: string;
    /** Only domains of this Worker. @example "my-worker" */ service?: string;
    zone_id?: ResourceID;
    /** @example "example.com" */ zone_name?: string;
  }

  export interface DomainDeleteResponse {
    errors: APIError[];
    messages: APIMessage[];
    success: true;
  }

  export interface SubdomainUpdateParams extends InAccount {
    /** First label of the account's `workers.dev` addresses. @example "my-subdomain" @pattern ^[a-z0-9-]+$ @minLength 1 @maxLength 63 */
    subdomain: string;
  }

  export interface SubdomainData {
    /** First label of the account's `workers.dev` addresses. @example "my-subdomain" */ subdomain: string;
  }

  export type DomainListResponsesSinglePage = SinglePage<DomainResult>;

  export interface APIError {
    /** @min 1000 */ code: Integer;
    /** Human-readable message. */ message: string;
    documentation_url?: string;
    /** Part of the request concerned. */ source?: APIError.Source;
  }
  export namespace APIError {
    export interface Source {
      /** JSON pointer to the faulty part. */ pointer?: string;
    }
  }

  export interface APIMessage {
    /** @min 1000 */ code: Integer;
    /** Human-readable message. */ message: string;
    documentation_url?: string;
    /** Part of the request concerned. */ source?: APIError.Source;
  }

  export interface MigrationStep {}

  export interface ClassChanges {
    /** Classes whose objects are deleted with all their data. @writeOnly */ deleted_classes?: string[];
    /** New classes with the older key-value storage. @writeOnly */ new_classes?: string[];
    /** New classes with SQLite storage. @writeOnly */ new_sqlite_classes?: string[];
  }

  export interface MigrationStepParam extends ClassChanges {
    /** @writeOnly */ renamed_classes?: MigrationStepParam.RenamedClass[];
    /** @writeOnly */ transferred_classes?: MigrationStepParam.TransferredClass[];
  }
  export namespace MigrationStepParam {
    export interface RenamedClass {
      /** @writeOnly */ from?: string;
      /** @writeOnly */ to?: string;
    }
    export interface TransferredClass {
      /** @writeOnly */ from?: string;
      /** @writeOnly */ from_script?: string;
      /** @writeOnly */ to?: string;
    }
  }

  export type RouteListResponsesSinglePage = SinglePage<RouteResult>;

  export interface Script extends RuntimeVersion, LogDelivery {
    /** Name of the script, given by Cloudflare. @example "my-workers-script" @readOnly */ id?: string;
    /** @readOnly */ created_on?: DateTime;
    /** Hash of the content, for `If-None-Match`. @example "ea95132c15732412d22c1476fa83f27a" @readOnly */ etag?: string;
    exports?: {
      [key: string]: WorkersWorkerExport | WorkersDurableObjectExport | WorkersDurableObjectDeletedExport | ScriptUpdateResponse.WorkersDurableObjectRenamedExport | ScriptUpdateResponse.WorkersDurableObjectTransferredExport | WorkersDurableObjectExpectingTransferExport;
    };
    /** Handlers of the default export, such as `fetch` or `scheduled`. */ handlers?: string[];
    /** Whether static assets belong to the script. */ has_assets?: boolean;
    /** Whether the script is written in modules. */ has_modules?: boolean;
    /** Program that deployed the script last. @example "wrangler" */ last_deployed_from?: string;
    /** @example "v1" */ migration_tag?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** Named exports with their handlers. */ named_handlers?: NamedHandler[];
    observability?: ScriptObservability;
    /** Location of the Worker; if absent, near the visitor. */ placement?:
      | SmartPlacement | RegionPlacement | HostnamePlacement | HostPlacement | TargetedRegionPlacement
      | TargetedHostnamePlacement | TargetedHostPlacement | ScriptTargetListPlacement;
    /** Old form of `placement.mode`. @deprecated */ placement_mode?: 'smart' | 'targeted';
    /** Old form of `placement.status`. @readOnly @deprecated */
    placement_status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    /** Id of the script that never changes, even if its name does. @example "e8f70fdbc8b1fb0b8ddb1af166186758" @readOnly */ tag?: string;
    /** Labels of the script; null for none. @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }

  export type ScriptGetResponse = string;

  export type ScriptListResponsesSinglePage = SinglePage<ScriptListResponse>;

  export interface ScriptSetting extends LogDelivery {
    /** Logs and traces to record; null for the defaults. */ observability?: ScriptObservability | null;
    /** Labels of the script; null for none. @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
  }

  export interface CacheOptions {
    /** Whether answers are cached. @default false */ enabled: boolean;
    /** Whether versions share cached responses; if false, each version starts with an empty cache. @default false */ cross_version_cache?: boolean;
  }

  export interface ScriptObservability {
    /** Whether logs and traces are recorded. */ enabled: boolean;
    /** Share of calls recorded, 0 to 1; 1 by default. @example 0.1 @min 0 @max 1 */ head_sampling_rate?: number | null;
    /** Settings of logs; null for the defaults. */ logs?: ScriptObservability.Logs | null;
    /** Settings of traces; null for the defaults. */ traces?: ScriptObservability.Traces | null;
    issues?: ScriptObservability.Issues | null;
    redact_query_string?: boolean;
  }
  export namespace ScriptObservability {
    export interface Issues {
      /** Whether errors are grouped into issues. */ enabled?: boolean;
    }
    export interface Logs {
      /** Whether logs are recorded. */ enabled: boolean;
      invocation_logs: boolean;
      /** Destinations that logs are exported to. */ destinations?: string[];
      /** Share of calls whose logs are recorded, 0 to 1. @example 0.1 @min 0 @max 1 */ head_sampling_rate?: number | null;
      /** @default true */ persist?: boolean;
    }
    export interface Traces {
      /** Destinations that traces are exported to. */ destinations?: string[];
      /** Whether traces are recorded. */ enabled?: boolean;
      /** Share of calls whose traces are recorded, 0 to 1. @example 0.1 @min 0 @max 1 */ head_sampling_rate?: number | null;
      /** @default true */ persist?: boolean;
      /** @default "authenticated" */
      propagation_policy?: 'authenticated' | 'accept' | null;
    }
  }

  export interface NamedHandler {
    /** Handlers of the default export, such as `fetch` or `scheduled`. */ handlers?: string[];
    /** Name of the exported entry point. @example "MyDurableObject" */ name?: string;
  }

  export interface PlacementAnalysis {
    /** Time Smart Placement last looked at the Worker's traffic; absent until it has. @readOnly */ last_analyzed_at?: DateTime;
    /** Outcome of Smart Placement's last analysis: done, unsuited Worker, or too few requests to tell. @readOnly */
    status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
  }

  export interface SmartPlacement extends PlacementAnalysis {
    /** The Worker runs near the data it uses, as measured. */ mode: 'smart';
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

  export interface ScriptTargetListPlacement extends PlacementAnalysis, PlacementMode {
    /** The one region, hostname or host near which the Worker runs. @minItems 1 @maxItems 1 */ target: (
      | ScriptTargetListPlacement.Region | ScriptTargetListPlacement.Hostname | ScriptTargetListPlacement.Host
    )[];
  }
  export namespace ScriptTargetListPlacement {
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

  export interface WorkersWorkerExport {
    /** Fixed value `worker`: the exported class is an entry point, not a Durable Object. */ type: 'worker';
    /** Whether and how responses of this entry point are cached. */ cache?: WorkersWorkerExport.Cache;
    /** Fixed value `created`: the class exists in this version. @default "created" */ state?: 'created';
  }
  export namespace WorkersWorkerExport {
    export interface Cache {
      /** Whether answers are cached. */ enabled: boolean;
    }
  }

  export interface WorkersDurableObjectExport {
    /** Storage of a Durable Object: SQLite, or the older key-value storage. Cannot be changed later. */ storage: 'sqlite' | 'legacy-kv';
    /** Fixed value `durable-object`: the exported class is a Durable Object's. */ type: 'durable-object';
    /** Name of the container that runs beside each instance of the class. @maxLength 128 @example "my-container" @minLength 1 */ container?: string;
    /** Fixed value `created`: the class exists in this version. @default "created" */ state?: 'created';
  }

  export interface WorkersDurableObjectDeletedExport {
    /** Fixed value `deleted`: the class is gone, and the data of its objects with it. */ state: 'deleted';
    /** Fixed value `durable-object`: the exported class is a Durable Object's. */ type: 'durable-object';
  }

  export interface WorkersDurableObjectExpectingTransferExport {
    /** Fixed value `expecting-transfer`: the class takes over objects from another Worker. */ state: 'expecting-transfer';
    /** Storage of a Durable Object: SQLite, or the older key-value storage. Cannot be changed later. */ storage: 'sqlite' | 'legacy-kv';
    /** Name of the Worker that gives up the class and its objects. @maxLength 128 @example "source-worker" @minLength 1 */ transfer_from: string;
    /** Fixed value `durable-object`: the exported class is a Durable Object's. */ type: 'durable-object';
    /** Name of the container that runs beside each instance of the class. @maxLength 128 @example "my-container" @minLength 1 */ container?: string;
  }

  export interface SingleStepMigration extends ClassChanges {
    /** Tag that the migrations leave behind. @example "v2" @writeOnly */ new_tag?: string;
    /** @example "v1" @writeOnly */ old_tag?: string;
    /** @writeOnly */
    renamed_classes?: { /** @writeOnly */ from?: string; /** @writeOnly */ to?: string }[];
    /** @writeOnly */
    transferred_classes?: {
      /** @writeOnly */ from?: string;
      /** @writeOnly */ from_script?: string;
      /** @writeOnly */ to?: string;
    }[];
  }

  export interface SingleStepMigrationParam extends ClassChanges {
    /** Tag that the migration leaves behind. @example "v2" @writeOnly */ new_tag?: string;
    /** @example "v1" @writeOnly */ old_tag?: string;
    /** @writeOnly */ renamed_classes?: MigrationStepParam.RenamedClass[];
    /** @writeOnly */ transferred_classes?: MigrationStepParam.TransferredClass[];
  }

  export interface WorkerMetadata {
    /** Part with the code in service worker syntax. */ body_part?: string;
    /** Part with the module that exports the handlers. */ main_module?: string;
  }

  export interface MultipleStepMigrations {
    /** Tag that the migrations leave behind. @example "v2" @writeOnly */ new_tag?: string;
    /** @example "v1" @writeOnly */ old_tag?: string;
    /** Migrations in the order in which they are applied. @writeOnly */ steps?: MigrationStepParam[];
  }

  export type FilterNode = {
    filterCombination: 'and' | 'or' | 'AND' | 'OR';
    /** Conditions, or further groups of them. @minItems 1 */ filters: FilterNode[];
    /** Marks a group of conditions. */ kind: 'group';
  } | FilterLeaf;

  export interface EventProperty {
    /** Property of the event, such as `$metadata.service`. */ key: string;
  }

  export interface FilterLeaf extends EventProperty {
    kind?: 'filter';
    /** Comparison operator. */ operation:
      | 'includes' | 'not_includes' | 'starts_with' | 'ends_with' | 'regex' | 'exists' | 'is_null' | 'in'
      | 'not_in' | 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | '=' | '!=' | '>' | '>=' | '<' | '<='
      | 'INCLUDES' | 'DOES_NOT_INCLUDE' | 'MATCH_REGEX' | 'EXISTS' | 'DOES_NOT_EXIST' | 'IN' | 'NOT_IN'
      | 'STARTS_WITH' | 'ENDS_WITH';
    /** Type of the property's values. */ type: 'string' | 'number' | 'boolean';
    /** Value to compare with; none for `exists` and `is_null`. */ value?: string | number | boolean;
  }

  export interface SingleStepMigrations extends ClassChanges {
    /** Tag that the migrations leave behind. @example "v2" @writeOnly */ new_tag?: string;
    /** @example "v1" @writeOnly */ old_tag?: string;
    /** @writeOnly */
    renamed_classes?: { /** @writeOnly */ from?: string; /** @writeOnly */ to?: string }[];
    /** @writeOnly */
    transferred_classes?: {
      /** @writeOnly */ from?: string;
      /** @writeOnly */ from_script?: string;
      /** @writeOnly */ to?: string;
    }[];
  }

  export interface SavedQuery {
    /** Whether the query was run without being saved. */ adhoc: boolean;
    /** Time at which the query was saved. */ created: string;
    /** User who saved the query. */ createdBy: string;
    /** @maxLength 1000 */ description: string | null;
    /** Identifies the saved query. */ id: string;
    /** @minLength 1 @maxLength 250 */ name: string;
    /** Time of the last change. */ updated: string;
    /** User who changed the query last. */ updatedBy: string;
  }

  export interface Query extends SavedQuery {
    parameters: {
      /** Figures to compute. */ calculations?: (/** @discriminator operator */ {
        alias?: string;
        /** Property of the event, such as `$metadata.service`. */ key?: string;
        keyType?: 'string' | 'number' | 'boolean';
        /** Counts events. */ operator: 'count' | 'COUNT';
      } | {
        alias?: string;
        /** Property of the event, such as `$metadata.service`. */ key: string;
        keyType?: 'string' | 'number' | 'boolean';
        /** Aggregation of the property's values, such as `sum`, `avg` or a percentile. */
        operator: 'uniq' | 'max' | 'min' | 'sum' | 'avg' | 'median' | 'p001' | 'p01' | 'p05' | 'p10' | 'p25' | 'p75' | 'p90' | 'p95' | 'p99' | 'p999' | 'stddev' | 'variance' | 'COUNT_DISTINCT' | 'MAX' | 'MIN' | 'SUM' | 'AVG' | 'MEDIAN' | 'P001' | 'P01' | 'P05' | 'P10' | 'P25' | 'P75' | 'P90' | 'P95' | 'P99' | 'P999' | 'STDDEV' | 'VARIANCE';
      })[];
      /** Kinds of events searched. */ datasets?: string[];
      filterCombination?: 'and' | 'or' | 'AND' | 'OR';
      /** Conditions that events must meet. */ filters?: FilterNode[];
      /** Properties by which events are grouped. */ groupBys?: {
        /** Type of the property's values. */ type: 'string' | 'number' | 'boolean';
        /** Property or alias of a figure that counts. */ value: string;
      }[];
      /** Conditions on the computed figures. */ havings?: {
        /** Property of the event, such as `$metadata.service`. */ key: string;
        /** Comparison operator for the figure. */ operation: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte';
        /** Number the figure is compared with. */ value: number;
      }[];
      /** Most groups returned. @min 0 @max 100 */ limit?: Integer;
      needle?: {
        isRegex?: boolean;
        matchCase?: boolean;
        /** Text or pattern that events must contain. @maxLength 1000 */ value: string | number | boolean;
      };
      orderBy?: {
        /** Whether the highest come first. */ order?: 'asc' | 'desc';
        /** Property or alias of a figure that counts. */ value: string;
      };
    };
  }

  export interface PlacementRegionsResponse {
    /** Clouds with their regions. */ providers: PlacementProvider[];
  }

  export interface PlacementProvider {
    /** Key of the cloud provider, the part before the colon in `region`. @example "aws" */ id: string;
    /** Regions of the cloud. */ regions: PlacementRegion[];
  }

  export interface PlacementRegion {
    /** Key of the region at its provider, such as `us-east-1`. @example "us-east-1" */ id: string;
  }

  export type UserLimits = { /** CPU time that a call may take; null for the plan's limit. @unit milliseconds @example 50 */ cpu_ms?: Integer | null } | null;

  export interface ScriptSettingsItem {
    /** @default false */ logpush?: boolean;
    observability?: WorkersForPlatforms.Observability;
    /** Labels of the script; null for none. @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    /** Workers that receive the logs of this one; null for none. */ tail_consumers?: WorkersForPlatforms.TailConsumersScript[] | null;
  }

  export type Messages = (/** @unique */ {
    /** @min 1000 */ code: Integer;
    documentation_url?: string;
    /** Human-readable message. */ message: string;
    /** Part of the request that caused the error. */ source?: { /** JSON pointer to the faulty part. */ pointer?: string };
  })[];

  export type Bindings = BindingItem[];

  /** @discriminator type */
  export type BindingItem =
    | BindingKindAI | BindingKindAISearch | BindingKindAISearchNamespace | BindingKindMessaging
    | BindingKindAnalyticsEngine | BindingKindAssets | BindingKindBrowser | BindingKindD1 | BindingKindDataBlob
    | BindingKindDispatchNamespace | BindingKindDurableObjectNamespace | BindingKindHyperdrive
    | BindingKindInherit | BindingKindImages | BindingKindJson | BindingKindKvNamespace | BindingKindMedia
    | BindingKindMtlsCertificate | BindingKindPlainText | BindingKindPipelines | BindingKindQueue
    | BindingKindRatelimit | BindingKindR2Bucket | BindingKindSecretText | BindingKindSendEmail
    | BindingKindService | BindingKindTextBlob | BindingKindVectorize | BindingKindVersionMetadata
    | BindingKindSecretsStoreSecret | BindingKindFlagship | BindingKindSecretKey | BindingKindWorkflow
    | BindingKindWasmModule | BindingKindVpcService | BindingKindVpcNetwork;

  export interface Binding {
    /** Variable in `env` under which the Worker finds the resource. @example "myBinding" */ name: string;
  }

  export interface BindingKindAI extends Binding {
    /** Kind of binding: Workers AI. */ type: 'ai';
  }

  export interface BindingKindAISearch extends Binding {
    /** AI Search instance that is bound. @example "cloudflare-blog" */ instance_name: string;
    /** @example "production" */ namespace?: string;
    /** Kind of binding: an AI Search instance. */ type: 'ai_search';
  }

  export interface BindingKindAISearchNamespace extends Binding {
    /** @example "production" */ namespace: string;
    /** Kind of binding: a namespace of AI Search instances. */ type: 'ai_search_namespace';
  }

  export interface BindingKindMessaging extends Binding {
    /** @example "production" */ namespace: string;
    type: 'messaging';
  }

  export interface BindingKindAnalyticsEngine extends Binding {
    /** Analytics Engine dataset that is written to. @example "some_dataset" */ dataset: string;
    /** Kind of binding: an Analytics Engine dataset. */ type: 'analytics_engine';
  }

  export interface BindingKindAssets extends Binding {
    /** Kind of binding: the Worker's static assets. */ type: 'assets';
  }

  export interface BindingKindBrowser extends Binding {
    /** Kind of binding: Browser Rendering. */ type: 'browser';
  }

  export interface BindingKindD1 extends Binding {
    /** Database that is bound. @example "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx" */ database_id: string;
    /** Old name of `database_id`. @example "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx" @deprecated */ id?: string;
    /** Kind of binding: a D1 database. */ type: 'd1';
  }

  export interface BindingKindDataBlob extends Binding {
    /** @example "my-module.bin" */ part: string;
    /** Kind of binding: bytes; for service worker syntax only. @deprecated */ type: 'data_blob';
  }

  export interface BindingKindDispatchNamespace extends Binding {
    /** @example "my-namespace" */ namespace: string;
    /** Worker that requests of the customers' Workers pass through. */
    outbound?: {
      /** Names of values that the dispatcher hands to the outbound Worker. */ params?: {
        /** Variable in `env` under which the Worker finds the resource. @example "customer_name" */ name: string;
      }[];
      worker?: { entrypoint?: string; environment?: string; service?: string };
    };
    /** Kind of binding: a dispatch namespace of Workers for Platforms. */ type: 'dispatch_namespace';
  }

  export interface BindingKindDurableObjectNamespace extends Binding {
    /** @example "MyDurableObject" */ class_name?: string;
    /** Dispatch namespace that holds the class's script. @example "my-dispatch-namespace" */ dispatch_namespace?: string;
    /** Environment of the Worker. @example "production" */ environment?: string;
    /** Id of the Durable Object namespace. */ namespace_id?: ResourceID;
    /** Script that holds the class; absent for this one. @example "my-other-worker" */ script_name?: string;
    /** Kind of binding: a Durable Object namespace. */ type: 'durable_object_namespace';
  }

  export interface BindingKindHyperdrive extends Binding {
    /** Hyperdrive configuration that the binding leads to. @example "57b7076f58be42419276f058a8968187" */ id: string;
    /** Kind of binding: a Hyperdrive configuration. */ type: 'hyperdrive';
  }

  export interface BindingKindInherit {
    /** Variable in `env` under which the Worker finds the resource. @example "MY_BINDING" */ name: string;
    /** Name in the earlier version, if it differs. @example "MY_OLD_BINDING" */ old_name?: string;
    /** Kind of binding: what an earlier version had under the name. */ type: 'inherit';
    /** Version to take it from; absent for the latest. @default "latest" @example "8969331f-7192-434c-9938-6aea24ed58bf" */ version_id?: string;
  }

  export interface BindingKindImages extends Binding {
    /** Kind of binding: Cloudflare Images. */ type: 'images';
  }

  export interface BindingKindJson extends Binding {
    /** Any JSON value. */ json: JsonObject;
    type: 'json';
  }

  export interface BindingKindKvNamespace extends Binding {
    /** Id of the KV namespace. */ namespace_id: ResourceID;
    /** Kind of binding: a KV namespace. */ type: 'kv_namespace';
  }

  export interface BindingKindMedia extends Binding {
    /** Kind of binding: media transformations. */ type: 'media';
  }

  export interface BindingKindMtlsCertificate extends Binding {
    /** Client certificate that is shown to the origin. @example "efwu2n6s-q69d-2kr9-184j-4913e8h391k6" */ certificate_id: string;
    /** Kind of binding: an mTLS client certificate. */ type: 'mtls_certificate';
  }

  export interface BindingKindPlainText extends Binding {
    /** Text of the variable. */ text: string;
    /** Kind of binding: a plain text that can be read again. */ type: 'plain_text';
  }

  export interface BindingKindPipelines extends Binding {
    /** Pipeline that is written to. @example "my-pipeline" */ pipeline: string;
    type: 'pipelines';
  }

  export interface BindingKindQueue extends Binding {
    /** Queue that is written to. @example "my-queue" */ queue_name: string;
    type: 'queue';
  }

  export interface BindingKindRatelimit extends Binding {
    /** Number that you choose; bindings with the same number share their counts. @example "1234" */ namespace_id: string;
    /** Number of calls that are let through. */
    simple: {
      /** Calls that may be made in a period. @example 100 */ limit: number;
      /** Time calls are refused after the limit is exceeded. @example 60 @unit seconds */ mitigation_timeout?: Integer;
      /** Length of the period: 10 or 60 seconds. @example 60 @unit seconds */ period: Integer;
    };
    /** Kind of binding: a rate limit. */ type: 'ratelimit';
  }

  export interface BindingKindR2Bucket extends WorkersBindingKindR2Bucket {
    jurisdiction?: 'eu' | 'fedramp' | 'fedramp-high';
  }

  export interface BindingKindSecretText extends Binding {
    /** Text of the secret; never returned. @writeOnly @sensitive */ text: string;
    /** Kind of binding: a secret text. */ type: 'secret_text';
  }

  export interface BindingKindSendEmail extends Binding {
    /** Addresses that may be written to; absent, all verified ones. */ allowed_destination_addresses?: (/** @format email */ string)[];
    /** Addresses that may be used as sender. */ allowed_sender_addresses?: (/** @format email */ string)[];
    /** The only address that may be written to. @format email */ destination_address?: string;
    /** Kind of binding: sending email. */ type: 'send_email';
  }

  export interface BindingKindService extends Binding {
    /** @example "MyHandler" */ entrypoint?: string;
    /** Environment of the Worker. @default "production" @example "production" */ environment?: string;
    /** Name of the Worker. @example "my-worker" */ service: string;
    /** Kind of binding: another Worker. */ type: 'service';
  }

  export interface BindingKindTextBlob extends Binding {
    /** @example "my-module.txt" */ part: string;
    /** Kind of binding: text of a file; for service worker syntax only. @deprecated */ type: 'text_blob';
  }

  export interface BindingKindVectorize extends Binding {
    /** Vectorize index that is bound. @example "my-index-name" */ index_name: string;
    /** Kind of binding: a Vectorize index. */ type: 'vectorize';
  }

  export interface BindingKindVersionMetadata extends Binding {
    /** Kind of binding: id, tag and time of the running version. */ type: 'version_metadata';
  }

  export interface BindingKindSecretsStoreSecret extends Binding {
    /** Secret in the store. @example "my_secret" */ secret_name: string;
    /** Secrets store that holds the secret. @example "8c8b1387108e49be85669169793e7bd2" */ store_id: string;
    /** Kind of binding: a secret of Secrets Store. */ type: 'secrets_store_secret';
  }

  export interface BindingKindFlagship extends Binding {
    /** Flagship app that is bound. @maxLength 128 @example "app-12345678-1234-1234-1234-123456789012" */ app_id: string;
    /** Kind of binding: feature flags of Flagship. */ type: 'flagship';
  }

  export interface BindingKindSecretKey extends Binding {
    algorithm: JsonObject;
    format: 'raw' | 'pkcs8' | 'spki' | 'jwk';
    /** Key as base64; never returned. @writeOnly @sensitive */ key_base64?: string;
    /** Key as a JSON Web Key; never returned. @writeOnly @sensitive */ key_jwk?: JsonObject;
    /** Kind of binding: a CryptoKey. */ type: 'secret_key';
    usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey')[];
  }

  export interface BindingKindWorkflow extends Binding {
    /** @example "my-workflow" */ class_name?: string;
    /** Script that holds the class; absent for this one. @example "my-workflow" */ script_name?: string;
    type: 'workflow';
    /** Workflow that is bound. @example "my-workflow" */ workflow_name: string;
  }

  export interface BindingKindWasmModule extends Binding {
    /** @example "my-module.wasm" */ part: string;
    /** Kind of binding: a WebAssembly module; for service worker syntax only. @deprecated */ type: 'wasm_module';
  }

  export interface BindingKindVpcService extends Binding {
    /** Service of the connectivity directory that is bound. @example "8c8b1387108e49be85669169793e7bd2" */ service_id: string;
    /** Kind of binding: a private service behind a tunnel. */ type: 'vpc_service';
  }

  export interface BindingKindVpcNetwork extends Binding {
    /** Network that is bound. @example "cf1:network" */ network_id?: string;
    /** Tunnel whose network is bound. @example "abcd1234-5678-90ef-ghij-klmnopqrstuv" */ tunnel_id?: string;
    /** Kind of binding: a private network. */ type: 'vpc_network';
  }

  export type Containers = ContainerItem[];

  export interface ContainerItem {
    class_name: string;
  }

  export interface ExportsChanges {
    /** Classes for which a namespace was made. */ created: string[];
    /** Classes whose namespace was deleted. */ deleted: string[];
    /** Entries of `exports` that can be removed from the configuration now. */ removable_entries: string[];
    /** Classes whose handover waits for the other script. */ transfer_pending: ExportsReconciliationTransferPending[];
    /** Classes whose namespace was changed in place. */ updated: string[];
  }

  export interface ExportsReconciliationResult extends ExportsChanges {
    /** Notes that need nothing to be done. */ info: ExportsReconciliationInfo[];
    /** Classes that were renamed. */ renamed: ExportsReconciliationRename[];
    /** Classes whose namespace was handed over. */ transferred: ExportsReconciliationTransfer[];
    /** Notes that should be looked at. */ warnings: ExportsReconciliationWarning[];
  }

  export interface ReconciliationNote {
    class: string;
    /** Human-readable message. */ message: string;
    /** Durable Object namespace the entry is about. @format uuid */ namespace_id?: string;
  }

  export interface ExportsReconciliationInfo extends ReconciliationNote {
    /** Scripts that are still bound to the class and should be deployed again. */ referencing_scripts?: string[];
    scenario: ExportsReconciliationScenario;
  }

  export type ExportsReconciliationScenario =
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

  export interface ExportsReconciliationRename {
    from: string;
    to: string;
  }

  export interface ExportsReconciliationTransferPending {
    class: string;
    from: string;
  }

  export interface ExportsReconciliationTransfer {
    class: string;
    /** The handover is done. */ phase: 'committed';
    to: string;
  }

  export interface ExportsReconciliationWarning extends ReconciliationNote {
    scenario: ExportsReconciliationScenario;
  }

  export type PlacementInfoNoStatus =
    | {
      /** The Worker runs near the data it uses, as measured. */ mode: 'smart';
    } | {
      /** @example "aws:us-east-1" */ region: string;
    }
    | { /** @example "api.example.com" */ hostname: string }
    | { /** @example "db.example.com:5432" */ host: string }
    | {
      /** The Worker runs near one named place. */ mode: 'targeted';
      /** @example "aws:us-east-1" */ region: string;
    }
    | {
      /** @example "api.example.com" */ hostname: string;
      /** The Worker runs near one named place. */ mode: 'targeted';
    }
    | {
      /** @example "db.example.com:5432" */ host: string;
      /** The Worker runs near one named place. */ mode: 'targeted';
    }
    | {
      /** The Worker runs near one named place. */ mode: 'targeted';
      /** The one place to run near. @minItems 1 @maxItems 1 */ target: WorkersForPlatforms.PlacementTarget[];
    };

  export interface VersionContent {
    bindings?: Bindings;
    cache_options?: WorkersForPlatforms.CacheOptions;
    /** @example "2021-01-01" @format date */ compatibility_date?: string;
    /** @default [] */ compatibility_flags?: string[];
    containers?: Containers;
    exports?: WorkersForPlatforms.ExportsConfigMap;
    /** @readOnly */ exports_reconciliation?: ExportsReconciliationResult;
    /** @example "v1" @readOnly */ migration_tag?: string;
    migrations?: SingleStepMigrations | MultipleStepMigrations;
    modules?: {
      /** @format byte */ content_base64: string;
      /** MIME type, which tells the kind of the module. @example "application/javascript+module" */ content_type: string;
      /** Name of the file, variable or package. @example "index.js" */ name: string;
    }[];
    package_dependencies?: {
      /** Version that the package manager installed. @example "4.17.22" */ installedVersion: string;
      /** Name of the file, variable or package. @example "lodash" */ name: string;
      /** Version range of package.json. @example "^4.17.21" */ packageJsonVersion: string;
    }[];
    /** @unit milliseconds @example 10 @readOnly */ startup_time_ms?: Integer;
  }

  export interface Version extends VersionContent {
    /** Message, tag and cause of the version. */
    annotations?: {
      /** @maxLength 1000 */ 'workers/message'?: string;
      /** @maxLength 100 @example "v1.0.1" */ 'workers/tag'?: string;
      /** Action that created the version, such as `upload` or `secret`. @example "upload" @readOnly */ 'workers/triggered_by'?: string;
    };
    /** Settings for serving static files. */
    assets?: {
      /** Rules for matching, redirecting and serving static files, and for running the Worker first. */ config?: {
        /** @default "auto-trailing-slash" */
        html_handling?: 'auto-trailing-slash' | 'force-trailing-slash' | 'drop-trailing-slash' | 'none';
        /** @default "none" */
        not_found_handling?: 'none' | '404-page' | 'single-page-application';
        /** @default false */
        run_worker_first?: string[] | boolean;
      };
      /** Token received when the upload of the static files completed; it stands for those files. @sensitive */ jwt?: string;
    };
    /** @readOnly */ created_on: DateTime;
    /** Id of the version, given by Cloudflare. @format uuid @readOnly */ id: string;
    /** Limits of one call. */ limits?: {
      /** @unit milliseconds @example 50 */ cpu_ms?: Integer;
      /** @example 1000 */ subrequests?: Integer;
    };
    /** Module of `modules` that exports the handlers. @example "index.js" */ main_module?: string;
    /** @readOnly */ number: Integer;
    /** Location of the Worker; if absent, near the visitor. */ placement?: PlacementInfoNoStatus;
    /** Program the version was uploaded with. @example "wrangler" @readOnly */ source?: string;
    /** @readOnly */ urls: (/** @format uri */ string)[];
    /** @default "standard" @deprecated */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }

  export interface WorkersBindingKindMessaging extends Binding {
    /** @example "production" */ namespace: string;
    /** Kind of binding: messaging. */ type: 'messaging';
  }

  export interface WorkersBindingKindArtifacts {
    /** Variable in `env` under which the Worker finds the resource. */ name: string;
    namespace: string;
    /** Fixed value `artifacts`: the binding gives access to Artifacts, Cloudflare's storage of versioned files. */ type: 'artifacts';
  }

  export interface WorkersBindingKindD1 extends BindingKindD1 {}

  export interface WorkersBindingKindDispatchNamespace extends Binding {
    /** @example "my-namespace" */ namespace: string;
    /** Kind of binding: a dispatch namespace of Workers for Platforms. */ type: 'dispatch_namespace';
    /** Worker through which the requests of dispatched Workers leave, and its parameters. */
    outbound?: WorkersBindingKindDispatchNamespace.Outbound;
  }
  export namespace WorkersBindingKindDispatchNamespace {
    export interface Outbound {
      /** Names of parameters the dispatching Worker may pass on to the outbound Worker. */ params?: Outbound.Param[];
      /** Outbound Worker, by name, environment and entry point. */ worker?: Outbound.Worker;
    }
    export namespace Outbound {
      export interface Param {
        /** Variable in `env` under which the Worker finds the resource. @example "my-tail-consumer" */ name: string;
      }
      export interface Worker {
        entrypoint?: string;
        environment?: string;
        service?: string;
      }
    }
  }

  export interface WorkersBindingKindDurableObjectNamespace extends BindingKindDurableObjectNamespace {}

  export interface WorkersBindingKindInherit extends BindingKindInherit {}

  export interface WorkersBindingKindJson extends Binding {
    /** Any JSON value. */ json: unknown;
    /** Kind of binding: a JSON value. */ type: 'json';
  }

  export interface WorkersBindingKindPipelines extends Binding {
    /** Pipeline that is written to. @example "my-pipeline" */ pipeline: string;
    /** Kind of binding: a pipeline. */ type: 'pipelines';
  }

  export interface WorkersBindingKindK {
    /** Variable in `env` under which the Worker finds the resource. */ name: string;
    /** Stream that the binding reads or writes. @minLength 1 */ stream: string;
    /** Fixed value `k2`, which sets this binding apart from the others. */ type: 'k2';
  }

  export interface WorkersBindingKindQueue extends Binding {
    /** Queue that is written to. @example "my-queue" */ queue_name: string;
    /** Kind of binding: a queue. */ type: 'queue';
  }

  export interface WorkersBindingKindRatelimit extends Binding {
    /** Number that you choose; bindings with the same number share their counts. @example "1234" */ namespace_id: string;
    /** Limit as a number of requests in a period. */ simple: WorkersBindingKindRatelimit.Simple;
    /** Kind of binding: a rate limit. */ type: 'ratelimit';
  }
  export namespace WorkersBindingKindRatelimit {
    export interface Simple {
      /** Calls that may be made in a period. @example 100 */ limit: number;
      /** Length of the period: 10 or 60 seconds. @example 60 @unit seconds */ period: Integer;
      /** Time calls are refused after the limit is exceeded. @example 60 @unit seconds */ mitigation_timeout?: Integer;
    }
  }

  export interface WorkersBindingKindR2Bucket extends Binding {
    /** Bucket that is bound. @example "my-r2-bucket" */ bucket_name: string;
    /** Kind of binding: an R2 bucket. */ type: 'r2_bucket';
    /** Jurisdiction of the bucket, if it has one. */ jurisdiction?: 'eu' | 'fedramp' | 'fedramp-high' | 'us';
  }

  export interface WorkersBindingKindSecretText extends Binding {
    /** Kind of binding: a secret text. */ type: 'secret_text';
  }

  export interface WorkersBindingKindSendEmail extends BindingKindSendEmail {}

  export interface WorkersBindingKindService extends BindingKindService {}

  export interface WorkersBindingKindSecretKey extends Binding {
    algorithm: unknown;
    format: 'raw' | 'pkcs8' | 'spki' | 'jwk';
    /** Kind of binding: a CryptoKey. */ type: 'secret_key';
    usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey')[];
  }

  export interface WorkersBindingKindWorkflow extends BindingKindWorkflow {
    /** Kind of binding: a Workflow. */ type: 'workflow';
  }

  export interface WorkersBindingKindVPCNetwork extends BindingKindVpcNetwork {
    /** Identity under which the Worker reaches the network; only an early (alpha) one exists. */ identity?: 'runtime-email-alpha';
  }

  export interface ExportsReconciliation extends ExportsChanges {
    /** Notes that need nothing to be done. */ info: ExportsReconciliation.Info[];
    /** Classes that were renamed. */ renamed: ExportsReconciliation.Renamed[];
    /** Classes whose namespace was handed over. */ transferred: ExportsReconciliation.Transferred[];
    /** Notes that should be looked at. */ warnings: ExportsReconciliation.Warning[];
  }
  export namespace ExportsReconciliation {
    export interface Info extends ReconciliationNote {
      scenario:
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
      /** Scripts that are still bound to the class and should be deployed again. */ referencing_scripts?: string[];
    }
    export interface Renamed {
      from: string;
      to: string;
    }
    export interface Transferred {
      class: string;
      /** The handover is done. */ phase: 'committed';
      to: string;
    }
    export interface Warning extends ReconciliationNote {
      scenario:
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
    }
  }

  export interface Limits {
    /** @unit milliseconds @example 50 */ cpu_ms?: Integer;
    /** @example 1000 */ subrequests?: Integer;
  }

  export interface PackageDependency {
    /** Version that the package manager installed. @example "4.17.22" */ installedVersion: string;
    /** Name of the package, as npm knows it. @example "lodash" */ name: string;
    /** Version range of package.json. @example "^4.17.21" */ packageJsonVersion: string;
  }

  export interface TargetListPlacement extends PlacementMode {
    /** The one region, hostname or host near which the Worker runs. @minItems 1 @maxItems 1 */ target: (
      | ScriptTargetListPlacement.Region | ScriptTargetListPlacement.Hostname | ScriptTargetListPlacement.Host
    )[];
  }

  export interface Annotations {
    /** @maxLength 1000 */ 'workers/message'?: string;
    /** @maxLength 100 @example "v1.0.1" */ 'workers/tag'?: string;
  }

  export interface WorkersDurableObjectRenamedExport {
    /** New name of the class; objects and their data move with it. @maxLength 128 @example "NewName" @writeOnly @minLength 1 */ renamed_to: string;
    /** Fixed value `renamed`: the class goes on under another name. */ state: 'renamed';
    /** Fixed value `durable-object`: the exported class is a Durable Object's. */ type: 'durable-object';
  }

  export interface WorkersDurableObjectTransferredExport {
    /** Fixed value `transferred`: the class and its objects now belong to another Worker. */ state: 'transferred';
    /** Name of the Worker that takes over the class and its objects. @maxLength 128 @example "target-worker" @writeOnly @minLength 1 */
    transferred_to: string;
    /** Fixed value `durable-object`: the exported class is a Durable Object's. */ type: 'durable-object';
  }
}
