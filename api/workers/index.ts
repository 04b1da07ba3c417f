import type { JsonObject, SinglePage, Uploadable } from '../_client.ts';
import type { DateTime, ErrorData, InAccount, InZone, Integer, ResourceID, ResponseInfo, Result } from '../_shared.ts';
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
  export { type AccountSettings, type Assets, type Beta, type Domains, type Observability, type Placement, type Routes, type Scripts, type Services, type Subdomains };

  export interface RouteCreateParams extends InZone {
    /** @example "example.com/*" */ pattern: string;
    /** @example "my-workers-script" */ script?: string;
  }

  export type RouteCreateResponse = ScriptListResponse.Route;

  export type RouteUpdateParams = RouteCreateParams;

  export type RouteUpdateResponse = ScriptListResponse.Route;

  export type RouteListParams = InZone;

  export type RouteListResponse = ScriptListResponse.Route;

  export type RouteDeleteParams = InZone;

  export interface RouteDeleteResponse {
    id?: ResourceID;
  }

  export type RouteGetParams = InZone;

  export type RouteGetResponse = ScriptListResponse.Route;

  export interface ScriptUpdateParams extends InAccount {
    metadata: ScriptUpdateParams.Metadata;
    /** @query */ bindings_inherit?: 'strict';
    files?: Uploadable[];
  }
  export namespace ScriptUpdateParams {
    export interface Metadata {
      annotations?: ScriptUpdateParams.Metadata.Annotations;
      assets?: ScriptUpdateParams.Metadata.Assets;
      bindings?: (/** @discriminator type */ BindingKindAI | ScriptUpdateParams.Metadata.WorkersBindingKindAISearch | BindingKindAISearchNamespace | BindingKindMessaging | BindingKindAnalyticsEngine | BindingKindAssets | BindingKindBrowser | ScriptUpdateParams.Metadata.WorkersBindingKindD1 | BindingKindDataBlob | ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace | ScriptUpdateParams.Metadata.WorkersBindingKindDurableObjectNamespace | BindingKindHyperdrive | ScriptUpdateParams.Metadata.WorkersBindingKindInherit | BindingKindImages | ScriptUpdateParams.Metadata.WorkersBindingKindJson | BindingKindKvNamespace | BindingKindMedia | BindingKindMtlsCertificate | BindingKindPlainText | BindingKindPipelines | BindingKindQueue | ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit | ScriptUpdateParams.Metadata.WorkersBindingKindR2Bucket | BindingKindSecretText | ScriptUpdateParams.Metadata.WorkersBindingKindSendEmail | ScriptUpdateParams.Metadata.WorkersBindingKindService | BindingKindTextBlob | BindingKindVectorize | BindingKindVersionMetadata | BindingKindSecretsStoreSecret | BindingKindFlagship | ScriptUpdateParams.Metadata.WorkersBindingKindSecretKey | ScriptUpdateParams.Metadata.WorkersBindingKindWorkflow | BindingKindWasmModule | BindingKindVpcService | ScriptUpdateParams.Metadata.WorkersBindingKindVPCNetwork)[];
      /** @example "worker.js" */ body_part?: string;
      cache_options?: Script.CacheOptions;
      /** @example "2021-01-01" */ compatibility_date?: string;
      /** @default [] */ compatibility_flags?: string[];
      exports?: { [key: string]: Script.WorkersWorkerExport | Script.WorkersDurableObjectExport | Script.WorkersDurableObjectDeletedExport | ScriptUpdateParams.Metadata.WorkersDurableObjectRenamedExport | ScriptUpdateParams.Metadata.WorkersDurableObjectTransferredExport | Script.WorkersDurableObjectExpectingTransferExport };
      keep_assets?: boolean;
      keep_bindings?: string[];
      limits?: ScriptUpdateParams.Metadata.Limits;
      /** @default false */ logpush?: boolean;
      /** @example "worker.js" */ main_module?: string;
      /** @writeOnly */ migrations?: SingleStepMigrationParam | MultipleStepMigrations;
      observability?: Script.Observability;
      package_dependencies?: ScriptUpdateParams.Metadata.PackageDependency[];
      placement?: Scripts.ScriptAndVersionSettingGetResponse.Mode | Script.UnionMember7.Region | Script.UnionMember7.Hostname | Script.UnionMember7.Host | ScriptUpdateParams.Metadata.UnionMember4 | ScriptUpdateParams.Metadata.UnionMember5 | ScriptUpdateParams.Metadata.UnionMember6 | ScriptUpdateParams.Metadata.UnionMember7;
      tags?: string[];
      tail_consumers?: Scripts.ConsumerScript[] | null;
      /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
    }
    export namespace Metadata {
      export interface Annotations {
        /** @maxLength 1000 */ 'workers/message'?: string;
        /** @maxLength 100 @example "v1.0.1" */ 'workers/tag'?: string;
      }
      export interface Assets {
        config?: ScriptUpdateParams.Metadata.Assets.Config;
        /** @sensitive */ jwt?: string;
      }
      export namespace Assets {
        export interface Config {
          _headers?: string;
          _redirects?: string;
          html_handling?: 'auto-trailing-slash' | 'force-trailing-slash' | 'drop-trailing-slash' | 'none';
          not_found_handling?: 'none' | '404-page' | 'single-page-application';
          run_worker_first?: string[] | boolean;
          /** @deprecated */ serve_directly?: boolean;
        }
      }
      export type CacheOptions = Script.CacheOptions;
      export interface Limits {
        /** @unit milliseconds @example 50 */ cpu_ms?: Integer;
        /** @example 1000 */ subrequests?: Integer;
      }
      export import Observability = Script.Observability;
      export interface PackageDependency {
        /** @example "4.17.22" */ installedVersion: string;
        /** @example "lodash" */ name: string;
        /** @example "^4.17.21" */ packageJsonVersion: string;
      }
      export type UnionMember0 = Scripts.ScriptAndVersionSettingGetResponse.Mode;
      export type UnionMember1 = Script.UnionMember7.Region;
      export type UnionMember2 = Script.UnionMember7.Hostname;
      export type UnionMember3 = Script.UnionMember7.Host;
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
        /** @minItems 1 @maxItems 1 */ target: (Script.UnionMember7.Region | Script.UnionMember7.Hostname | Script.UnionMember7.Host)[];
      }
      export namespace UnionMember7 {
        export type Host = Script.UnionMember7.Host;
        export type Hostname = Script.UnionMember7.Hostname;
        export type Region = Script.UnionMember7.Region;
      }
      export type WorkersBindingKindAI = BindingKindAI;
      export interface WorkersBindingKindAISearch {
        /** @example "cloudflare-blog" */ instance_name: string;
        /** @example "myBinding" */ name: string;
        type: 'ai_search';
        /** @example "production" */ namespace?: string;
      }
      export type WorkersBindingKindAISearchNamespace = BindingKindAISearchNamespace;
      export type WorkersBindingKindAnalyticsEngine = BindingKindAnalyticsEngine;
      export type WorkersBindingKindAssets = BindingKindAssets;
      export type WorkersBindingKindBrowser = BindingKindBrowser;
      export interface WorkersBindingKindD1 {
        /** @example "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx" */ database_id: string;
        /** @example "myBinding" */ name: string;
        type: 'd1';
        /** @example "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx" @deprecated */ id?: string;
      }
      export type WorkersBindingKindDataBlob = BindingKindDataBlob;
      export interface WorkersBindingKindDispatchNamespace {
        /** @example "myBinding" */ name: string;
        /** @example "my-namespace" */ namespace: string;
        type: 'dispatch_namespace';
        outbound?: ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound;
      }
      export namespace WorkersBindingKindDispatchNamespace {
        export interface Outbound {
          params?: Beta.Worker.TailConsumer[];
          worker?: ScriptUpdateParams.Metadata.WorkersBindingKindDispatchNamespace.Outbound.Worker;
        }
        export namespace Outbound {
          export type Param = Beta.Worker.TailConsumer;
          export interface Worker {
            entrypoint?: string;
            environment?: string;
            service?: string;
          }
        }
      }
      export interface WorkersBindingKindDurableObjectNamespace {
        /** @example "myBinding" */ name: string;
        type: 'durable_object_namespace';
        /** @example "MyDurableObject" */ class_name?: string;
        /** @example "my-dispatch-namespace" */ dispatch_namespace?: string;
        /** @example "production" */ environment?: string;
        namespace_id?: ResourceID;
        /** @example "my-other-worker" */ script_name?: string;
      }
      export type WorkersBindingKindFlagship = BindingKindFlagship;
      export type WorkersBindingKindHyperdrive = BindingKindHyperdrive;
      export type WorkersBindingKindImages = BindingKindImages;
      export interface WorkersBindingKindInherit {
        /** @example "MY_BINDING" */ name: string;
        type: 'inherit';
        /** @example "MY_OLD_BINDING" */ old_name?: string;
        /** @default "latest" @example "8969331f-7192-434c-9938-6aea24ed58bf" */ version_id?: string;
      }
      export interface WorkersBindingKindJson {
        json: unknown;
        /** @example "myBinding" */ name: string;
        type: 'json';
      }
      export type WorkersBindingKindKVNamespace = BindingKindKvNamespace;
      export type WorkersBindingKindMTLSCertificate = BindingKindMtlsCertificate;
      export type WorkersBindingKindMedia = BindingKindMedia;
      export type WorkersBindingKindMessaging = BindingKindMessaging;
      export type WorkersBindingKindPipelines = BindingKindPipelines;
      export type WorkersBindingKindPlainText = BindingKindPlainText;
      export type WorkersBindingKindQueue = BindingKindQueue;
      export interface WorkersBindingKindR2Bucket {
        /** @example "my-r2-bucket" */ bucket_name: string;
        /** @example "myBinding" */ name: string;
        type: 'r2_bucket';
        jurisdiction?: 'eu' | 'fedramp' | 'fedramp-high';
      }
      export interface WorkersBindingKindRatelimit {
        /** @example "myBinding" */ name: string;
        /** @example "1234" */ namespace_id: string;
        simple: ScriptUpdateParams.Metadata.WorkersBindingKindRatelimit.Simple;
        type: 'ratelimit';
      }
      export namespace WorkersBindingKindRatelimit {
        export interface Simple {
          /** @example 100 */ limit: number;
          /** @example 60 */ period: Integer;
          /** @example 60 */ mitigation_timeout?: Integer;
        }
      }
      export interface WorkersBindingKindSecretKey {
        algorithm: unknown;
        format: 'raw' | 'pkcs8' | 'spki' | 'jwk';
        /** @example "myBinding" */ name: string;
        type: 'secret_key';
        usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey')[];
        /** @writeOnly @sensitive */ key_base64?: string;
        /** @writeOnly @sensitive */ key_jwk?: unknown;
      }
      export type WorkersBindingKindSecretText = BindingKindSecretText;
      export type WorkersBindingKindSecretsStoreSecret = BindingKindSecretsStoreSecret;
      export interface WorkersBindingKindSendEmail {
        /** @example "myBinding" */ name: string;
        type: 'send_email';
        allowed_destination_addresses?: (/** @format email */ string)[];
        allowed_sender_addresses?: (/** @format email */ string)[];
        /** @format email */ destination_address?: string;
      }
      export interface WorkersBindingKindService {
        /** @example "myBinding" */ name: string;
        /** @example "my-worker" */ service: string;
        type: 'service';
        /** @example "MyHandler" */ entrypoint?: string;
        /** @default "production" @example "production" */ environment?: string;
      }
      export type WorkersBindingKindTextBlob = BindingKindTextBlob;
      export interface WorkersBindingKindVPCNetwork {
        /** @example "myBinding" */ name: string;
        type: 'vpc_network';
        /** @example "cf1:network" */ network_id?: string;
        /** @example "abcd1234-5678-90ef-ghij-klmnopqrstuv" */ tunnel_id?: string;
      }
      export type WorkersBindingKindVPCService = BindingKindVpcService;
      export type WorkersBindingKindVectorize = BindingKindVectorize;
      export type WorkersBindingKindVersionMetadata = BindingKindVersionMetadata;
      export type WorkersBindingKindWasmModule = BindingKindWasmModule;
      export interface WorkersBindingKindWorkflow {
        /** @example "myBinding" */ name: string;
        type: 'workflow';
        /** @example "my-workflow" */ workflow_name: string;
        /** @example "my-workflow" */ class_name?: string;
        /** @example "my-workflow" */ script_name?: string;
      }
      export type WorkersDurableObjectDeletedExport = Script.WorkersDurableObjectDeletedExport;
      export type WorkersDurableObjectExpectingTransferExport = Script.WorkersDurableObjectExpectingTransferExport;
      export type WorkersDurableObjectExport = Script.WorkersDurableObjectExport;
      export interface WorkersDurableObjectRenamedExport {
        /** @maxLength 128 @example "NewName" @writeOnly */ renamed_to: string;
        state: 'renamed';
        type: 'durable-object';
      }
      export interface WorkersDurableObjectTransferredExport {
        state: 'transferred';
        /** @maxLength 128 @example "target-worker" @writeOnly */ transferred_to: string;
        type: 'durable-object';
      }
      export type WorkersMultipleStepMigrations = MultipleStepMigrations;
      export import WorkersWorkerExport = Script.WorkersWorkerExport;
    }
  }

  export interface ScriptUpdateResponse {
    /** @unit milliseconds @example 10 @readOnly */ startup_time_ms: Integer;
    /** @example "my-workers-script" @readOnly */ id?: string;
    cache_options?: Script.CacheOptions;
    /** @example "2021-01-01" */ compatibility_date?: string;
    /** @default [] */ compatibility_flags?: string[];
    /** @readOnly */ created_on?: DateTime;
    /** @example "index.js" @readOnly */ entry_point?: string;
    /** @example "ea95132c15732412d22c1476fa83f27a" @readOnly */ etag?: string;
    exports?: { [key: string]: Script.WorkersWorkerExport | Script.WorkersDurableObjectExport | Script.WorkersDurableObjectDeletedExport | Script.WorkersDurableObjectRenamedExport | Script.WorkersDurableObjectTransferredExport | Script.WorkersDurableObjectExpectingTransferExport };
    handlers?: string[];
    has_assets?: boolean;
    has_modules?: boolean;
    /** @example "wrangler" */ last_deployed_from?: string;
    /** @default false */ logpush?: boolean;
    /** @example "v1" */ migration_tag?: string;
    /** @readOnly */ modified_on?: DateTime;
    named_handlers?: Script.NamedHandler[];
    observability?: Script.Observability;
    placement?: Script.UnionMember0 | Script.UnionMember1 | Script.UnionMember2 | Script.UnionMember3 | Script.UnionMember4 | Script.UnionMember5 | Script.UnionMember6 | Script.UnionMember7;
    /** @deprecated */ placement_mode?: 'smart' | 'targeted';
    /** @readOnly @deprecated */ placement_status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" @readOnly */ tag?: string;
    /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    tail_consumers?: Scripts.ConsumerScript[] | null;
    /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }
  export namespace ScriptUpdateResponse {
    export type CacheOptions = Script.CacheOptions;
    export type NamedHandler = Script.NamedHandler;
    export import Observability = Script.Observability;
    export type UnionMember0 = Script.UnionMember0;
    export type UnionMember1 = Script.UnionMember1;
    export type UnionMember2 = Script.UnionMember2;
    export type UnionMember3 = Script.UnionMember3;
    export type UnionMember4 = Script.UnionMember4;
    export type UnionMember5 = Script.UnionMember5;
    export type UnionMember6 = Script.UnionMember6;
    export import UnionMember7 = Script.UnionMember7;
    export type WorkersDurableObjectDeletedExport = Script.WorkersDurableObjectDeletedExport;
    export type WorkersDurableObjectExpectingTransferExport = Script.WorkersDurableObjectExpectingTransferExport;
    export type WorkersDurableObjectExport = Script.WorkersDurableObjectExport;
    export type WorkersDurableObjectRenamedExport = Script.WorkersDurableObjectRenamedExport;
    export type WorkersDurableObjectTransferredExport = Script.WorkersDurableObjectTransferredExport;
    export import WorkersWorkerExport = Script.WorkersWorkerExport;
  }

  export interface ScriptListParams extends InAccount {
    /** @example "production:yes,staging:no" */ tags?: string;
  }

  export interface ScriptListResponse {
    /** @example "my-workers-script" @readOnly */ id?: string;
    cache_options?: Script.CacheOptions;
    /** @example "2021-01-01" */ compatibility_date?: string;
    /** @default [] */ compatibility_flags?: string[];
    /** @readOnly */ created_on?: DateTime;
    /** @example "ea95132c15732412d22c1476fa83f27a" @readOnly */ etag?: string;
    exports?: { [key: string]: Script.WorkersWorkerExport | Script.WorkersDurableObjectExport | Script.WorkersDurableObjectDeletedExport | Script.WorkersDurableObjectRenamedExport | Script.WorkersDurableObjectTransferredExport | Script.WorkersDurableObjectExpectingTransferExport };
    handlers?: string[];
    has_assets?: boolean;
    has_modules?: boolean;
    /** @example "wrangler" */ last_deployed_from?: string;
    /** @default false */ logpush?: boolean;
    /** @example "v1" */ migration_tag?: string;
    /** @readOnly */ modified_on?: DateTime;
    named_handlers?: Script.NamedHandler[];
    observability?: Script.Observability;
    placement?: Script.UnionMember0 | Script.UnionMember1 | Script.UnionMember2 | Script.UnionMember3 | Script.UnionMember4 | Script.UnionMember5 | Script.UnionMember6 | Script.UnionMember7;
    /** @deprecated */ placement_mode?: 'smart' | 'targeted';
    /** @readOnly @deprecated */ placement_status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    routes?: ScriptListResponse.Route[] | null;
    /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" @readOnly */ tag?: string;
    /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    tail_consumers?: Scripts.ConsumerScript[] | null;
    /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }
  export namespace ScriptListResponse {
    export type CacheOptions = Script.CacheOptions;
    export type NamedHandler = Script.NamedHandler;
    export import Observability = Script.Observability;
    export interface Route {
      id: ResourceID;
      /** @example "example.com/*" */ pattern: string;
      /** @example "my-workers-script" */ script?: string;
    }
    export type UnionMember0 = Script.UnionMember0;
    export type UnionMember1 = Script.UnionMember1;
    export type UnionMember2 = Script.UnionMember2;
    export type UnionMember3 = Script.UnionMember3;
    export type UnionMember4 = Script.UnionMember4;
    export type UnionMember5 = Script.UnionMember5;
    export type UnionMember6 = Script.UnionMember6;
    export import UnionMember7 = Script.UnionMember7;
    export type WorkersDurableObjectDeletedExport = Script.WorkersDurableObjectDeletedExport;
    export type WorkersDurableObjectExpectingTransferExport = Script.WorkersDurableObjectExpectingTransferExport;
    export type WorkersDurableObjectExport = Script.WorkersDurableObjectExport;
    export type WorkersDurableObjectRenamedExport = Script.WorkersDurableObjectRenamedExport;
    export type WorkersDurableObjectTransferredExport = Script.WorkersDurableObjectTransferredExport;
    export import WorkersWorkerExport = Script.WorkersWorkerExport;
  }

  export interface ScriptDeleteParams extends InAccount {
    /** @query */ force?: boolean;
  }

  export type ScriptDeleteResponse = unknown;

  export type ScriptGetParams = InAccount;

  export interface ScriptSearchParams extends InAccount {
    /** @example "bdf3567828824b74aadd550004cf4913" */ id?: string;
    /** @example "my-worker" */ name?: string;
    /** @default "name" */ order_by?: 'created_on' | 'modified_on' | 'name';
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 10 */ per_page?: Integer;
  }

  export type ScriptSearchResponse = ScriptSearchResponse.ScriptSearchResponseItem[];
  export namespace ScriptSearchResponse {
    export interface ScriptSearchResponseItem {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ modified_on: DateTime;
      /** @example "this-is_my_script-01" */ script_name: string;
      environment_is_default?: boolean;
      /** @example "production" */ environment_name?: string;
      /** @example "my-service" */ service_name?: string;
    }
  }

  export interface AccountSettingUpdateParams extends InAccount {
    default_usage_model?: string;
    green_compute?: boolean;
  }

  export type AccountSettingUpdateResponse = AccountSettingGetResponse;

  export type AccountSettingGetParams = InAccount;

  export interface AccountSettingGetResponse {
    default_usage_model?: string;
    green_compute?: boolean;
  }

  export interface DomainUpdateParams {
    account_id: ResourceID;
    /** @example "app.example.com" */ hostname: string;
    /** @example "my-worker" */ service: string;
    zone_id?: ResourceID;
    /** @example "example.com" */ zone_name?: string;
  }

  export type DomainUpdateResponse = DomainGetResponse;

  export interface DomainListParams {
    account_id: ResourceID;
    /** @example "production" @deprecated */ environment?: string;
    /** @example "app.example.com" */ hostname?: string;
    /** @example "my-worker" */ service?: string;
    zone_id?: ResourceID;
    /** @example "example.com" */ zone_name?: string;
  }

  export type DomainListResponse = DomainGetResponse;

  export type DomainDeleteParams = InAccount;

  export type DomainDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace DomainDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type DomainGetParams = InAccount;

  export interface DomainGetResponse {
    /** @example "dbe10b4bc17c295377eabd600e1787fd" @readOnly */ id: string;
    /** @format uuid @example "9fdf92c8-64c2-4a3d-b1af-e15304961145" @readOnly */ cert_id: string;
    /** @example "app.example.com" */ hostname: string;
    /** @example "my-worker" */ service: string;
    /** @example "593c9c94de529bbbfaac7c53ced0447d" */ zone_id: string;
    /** @example "example.com" */ zone_name: string;
    /** @example "production" @readOnly @deprecated */ environment?: string;
  }

  export interface SubdomainUpdateParams extends InAccount {
    /** @example "my-subdomain" */ subdomain: string;
  }

  export type SubdomainUpdateResponse = SubdomainGetResponse;

  export type SubdomainDeleteParams = InAccount;

  export type SubdomainGetParams = InAccount;

  export interface SubdomainGetResponse {
    /** @example "my-subdomain" */ subdomain: string;
  }

  export type DomainListResponsesSinglePage = SinglePage<DomainGetResponse>;

  export type MigrationStep = JsonObject;

  export interface MigrationStepParam {
    /** @writeOnly */ deleted_classes?: string[];
    /** @writeOnly */ new_classes?: string[];
    /** @writeOnly */ new_sqlite_classes?: string[];
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

  export type RouteListResponsesSinglePage = SinglePage<ScriptListResponse.Route>;

  export interface Script {
    /** @example "my-workers-script" @readOnly */ id?: string;
    cache_options?: Script.CacheOptions;
    /** @example "2021-01-01" */ compatibility_date?: string;
    /** @default [] */ compatibility_flags?: string[];
    /** @readOnly */ created_on?: DateTime;
    /** @example "ea95132c15732412d22c1476fa83f27a" @readOnly */ etag?: string;
    exports?: { [key: string]: Script.WorkersWorkerExport | Script.WorkersDurableObjectExport | Script.WorkersDurableObjectDeletedExport | Script.WorkersDurableObjectRenamedExport | Script.WorkersDurableObjectTransferredExport | Script.WorkersDurableObjectExpectingTransferExport };
    handlers?: string[];
    has_assets?: boolean;
    has_modules?: boolean;
    /** @example "wrangler" */ last_deployed_from?: string;
    /** @default false */ logpush?: boolean;
    /** @example "v1" */ migration_tag?: string;
    /** @readOnly */ modified_on?: DateTime;
    named_handlers?: Script.NamedHandler[];
    observability?: Script.Observability;
    placement?: Script.UnionMember0 | Script.UnionMember1 | Script.UnionMember2 | Script.UnionMember3 | Script.UnionMember4 | Script.UnionMember5 | Script.UnionMember6 | Script.UnionMember7;
    /** @deprecated */ placement_mode?: 'smart' | 'targeted';
    /** @readOnly @deprecated */ placement_status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    /** @example "e8f70fdbc8b1fb0b8ddb1af166186758" @readOnly */ tag?: string;
    /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    tail_consumers?: Scripts.ConsumerScript[] | null;
    /** @default "standard" */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }
  export namespace Script {
    export interface CacheOptions {
      /** @default false */ enabled: boolean;
      /** @default false */ cross_version_cache?: boolean;
    }
    export interface NamedHandler {
      handlers?: string[];
      /** @example "MyDurableObject" */ name?: string;
    }
    export interface Observability {
      enabled: boolean;
      /** @example 0.1 */ head_sampling_rate?: number | null;
      logs?: Script.Observability.Logs | null;
      traces?: Script.Observability.Traces | null;
    }
    export namespace Observability {
      export interface Logs {
        enabled: boolean;
        invocation_logs: boolean;
        destinations?: string[];
        /** @example 0.1 */ head_sampling_rate?: number | null;
        /** @default true */ persist?: boolean;
      }
      export interface Traces {
        destinations?: string[];
        enabled?: boolean;
        /** @example 0.1 */ head_sampling_rate?: number | null;
        /** @default true */ persist?: boolean;
        /** @default "authenticated" */ propagation_policy?: 'authenticated' | 'accept';
      }
    }
    export interface UnionMember0 {
      mode: 'smart';
      /** @readOnly */ last_analyzed_at?: DateTime;
      /** @readOnly */ status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    }
    export interface UnionMember1 {
      /** @example "aws:us-east-1" */ region: string;
      /** @readOnly */ last_analyzed_at?: DateTime;
      /** @readOnly */ status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    }
    export interface UnionMember2 {
      /** @example "api.example.com" */ hostname: string;
      /** @readOnly */ last_analyzed_at?: DateTime;
      /** @readOnly */ status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    }
    export interface UnionMember3 {
      /** @example "db.example.com:5432" */ host: string;
      /** @readOnly */ last_analyzed_at?: DateTime;
      /** @readOnly */ status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    }
    export interface UnionMember4 {
      mode: 'targeted';
      /** @example "aws:us-east-1" */ region: string;
      /** @readOnly */ last_analyzed_at?: DateTime;
      /** @readOnly */ status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    }
    export interface UnionMember5 {
      /** @example "api.example.com" */ hostname: string;
      mode: 'targeted';
      /** @readOnly */ last_analyzed_at?: DateTime;
      /** @readOnly */ status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    }
    export interface UnionMember6 {
      /** @example "db.example.com:5432" */ host: string;
      mode: 'targeted';
      /** @readOnly */ last_analyzed_at?: DateTime;
      /** @readOnly */ status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    }
    export interface UnionMember7 {
      mode: 'targeted';
      /** @minItems 1 @maxItems 1 */ target: (Script.UnionMember7.Region | Script.UnionMember7.Hostname | Script.UnionMember7.Host)[];
      /** @readOnly */ last_analyzed_at?: DateTime;
      /** @readOnly */ status?: 'SUCCESS' | 'UNSUPPORTED_APPLICATION' | 'INSUFFICIENT_INVOCATIONS';
    }
    export namespace UnionMember7 {
      export interface Host {
        /** @example "db.example.com:5432" */ host: string;
      }
      export interface Hostname {
        /** @example "api.example.com" */ hostname: string;
      }
      export interface Region {
        /** @example "aws:us-east-1" */ region: string;
      }
    }
    export interface WorkersDurableObjectDeletedExport {
      state: 'deleted';
      type: 'durable-object';
    }
    export interface WorkersDurableObjectExpectingTransferExport {
      state: 'expecting-transfer';
      storage: 'sqlite' | 'legacy-kv';
      /** @maxLength 128 @example "source-worker" */ transfer_from: string;
      type: 'durable-object';
      /** @maxLength 128 @example "my-container" */ container?: string;
    }
    export interface WorkersDurableObjectExport {
      storage: 'sqlite' | 'legacy-kv';
      type: 'durable-object';
      /** @maxLength 128 @example "my-container" */ container?: string;
      /** @default "created" */ state?: 'created';
    }
    export interface WorkersDurableObjectRenamedExport {
      state: 'renamed';
      type: 'durable-object';
    }
    export interface WorkersDurableObjectTransferredExport {
      state: 'transferred';
      type: 'durable-object';
    }
    export interface WorkersWorkerExport {
      type: 'worker';
      cache?: Script.WorkersWorkerExport.Cache;
      /** @default "created" */ state?: 'created';
    }
    export namespace WorkersWorkerExport {
      export interface Cache {
        enabled: boolean;
      }
    }
  }

  export type ScriptGetResponse = string;

  export type ScriptListResponsesSinglePage = SinglePage<ScriptListResponse>;

  export interface ScriptSetting {
    /** @default false */ logpush?: boolean;
    observability?: Script.Observability | null;
    /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    tail_consumers?: Scripts.ConsumerScript[] | null;
  }
  export namespace ScriptSetting {
    export import Observability = Script.Observability;
  }

  export type SingleStepMigration = SingleStepMigrations;

  export interface SingleStepMigrationParam {
    /** @writeOnly */ deleted_classes?: string[];
    /** @writeOnly */ new_classes?: string[];
    /** @writeOnly */ new_sqlite_classes?: string[];
    /** @example "v2" @writeOnly */ new_tag?: string;
    /** @example "v1" @writeOnly */ old_tag?: string;
    /** @writeOnly */ renamed_classes?: MigrationStepParam.RenamedClass[];
    /** @writeOnly */ transferred_classes?: MigrationStepParam.TransferredClass[];
  }
  export namespace SingleStepMigrationParam {
    export type RenamedClass = MigrationStepParam.RenamedClass;
    export type TransferredClass = MigrationStepParam.TransferredClass;
  }

  export interface WorkerMetadata {
    body_part?: string;
    main_module?: string;
  }

  export type WorkerMetadataParam = WorkerMetadata;

  export interface MultipleStepMigrations {
    /** @example "v2" @writeOnly */ new_tag?: string;
    /** @example "v1" @writeOnly */ old_tag?: string;
    /** @writeOnly */ steps?: MigrationStepParam[];
  }

  export type MigrationStep2 = MigrationStepParam;

  export type FilterNode = {
    filterCombination: 'and' | 'or' | 'AND' | 'OR';
    /** @minItems 1 */ filters: FilterNode[];
    kind: 'group';
  } | FilterLeaf;

  export interface FilterLeaf {
    key: string;
    kind?: 'filter';
    operation: 'includes' | 'not_includes' | 'starts_with' | 'ends_with' | 'regex' | 'exists' | 'is_null' | 'in' | 'not_in' | 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | '=' | '!=' | '>' | '>=' | '<' | '<=' | 'INCLUDES' | 'DOES_NOT_INCLUDE' | 'MATCH_REGEX' | 'EXISTS' | 'DOES_NOT_EXIST' | 'IN' | 'NOT_IN' | 'STARTS_WITH' | 'ENDS_WITH';
    type: 'string' | 'number' | 'boolean';
    value?: string | number | boolean;
  }

  export interface SingleStepMigrations {
    /** @example "v2" @writeOnly */ new_tag?: string;
    /** @example "v1" @writeOnly */ old_tag?: string;
    /** @writeOnly */ deleted_classes?: string[];
    /** @writeOnly */ new_classes?: string[];
    /** @writeOnly */ new_sqlite_classes?: string[];
    /** @writeOnly */ renamed_classes?: ({ /** @writeOnly */ from?: string; /** @writeOnly */ to?: string })[];
    /** @writeOnly */ transferred_classes?: ({
      /** @writeOnly */ from?: string;
      /** @writeOnly */ from_script?: string;
      /** @writeOnly */ to?: string;
    })[];
  }

  export interface Query {
    adhoc: boolean;
    created: string;
    createdBy: string;
    /** @maxLength 1000 */ description: string | null;
    id: string;
    /** @minLength 1 @maxLength 250 */ name: string;
    parameters: {
      calculations?: (/** @discriminator operator */ {
        alias?: string;
        key?: string;
        keyType?: 'string' | 'number' | 'boolean';
        operator: 'count' | 'COUNT';
      } | {
        alias?: string;
        key: string;
        keyType?: 'string' | 'number' | 'boolean';
        operator: 'uniq' | 'max' | 'min' | 'sum' | 'avg' | 'median' | 'p001' | 'p01' | 'p05' | 'p10' | 'p25' | 'p75' | 'p90' | 'p95' | 'p99' | 'p999' | 'stddev' | 'variance' | 'COUNT_DISTINCT' | 'MAX' | 'MIN' | 'SUM' | 'AVG' | 'MEDIAN' | 'P001' | 'P01' | 'P05' | 'P10' | 'P25' | 'P75' | 'P90' | 'P95' | 'P99' | 'P999' | 'STDDEV' | 'VARIANCE';
      })[];
      datasets?: string[];
      filterCombination?: 'and' | 'or' | 'AND' | 'OR';
      filters?: FilterNode[];
      groupBys?: ({ type: 'string' | 'number' | 'boolean'; value: string })[];
      havings?: ({
        key: string;
        operation: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte';
        value: number;
      })[];
      /** @min 0 @max 100 */ limit?: Integer;
      needle?: {
        isRegex?: boolean;
        matchCase?: boolean;
        /** @maxLength 1000 */ value: string | number | boolean;
      };
      orderBy?: { order?: 'asc' | 'desc'; value: string };
    };
    updated: string;
    updatedBy: string;
  }

  export interface PlacementRegionsResponse {
    providers: PlacementProvider[];
  }

  export interface PlacementProvider {
    /** @example "aws" */ id: string;
    regions: PlacementRegion[];
  }

  export interface PlacementRegion {
    /** @example "us-east-1" */ id: string;
  }

  export type UserLimits = { /** @unit milliseconds @example 50 */ cpu_ms?: Integer | null } | null;

  export interface ScriptSettingsItem {
    /** @default false */ logpush?: boolean;
    observability?: WorkersForPlatforms.Observability;
    /** @maxItems 10 */ tags?: (/** @maxLength 1024 */ string)[] | null;
    tail_consumers?: WorkersForPlatforms.TailConsumersScript[] | null;
  }

  export type Messages = (/** @unique */ {
    /** @min 1000 */ code: Integer;
    documentation_url?: string;
    message: string;
    source?: { pointer?: string };
  })[];

  export type Bindings = BindingItem[];

  /** @discriminator type */
  export type BindingItem =
    | BindingKindAI | BindingKindAISearch | BindingKindAISearchNamespace | BindingKindMessaging
    | BindingKindAnalyticsEngine | BindingKindAssets | BindingKindBrowser | BindingKindD1
    | BindingKindDataBlob | BindingKindDispatchNamespace | BindingKindDurableObjectNamespace
    | BindingKindHyperdrive | BindingKindInherit | BindingKindImages | BindingKindJson
    | BindingKindKvNamespace | BindingKindMedia | BindingKindMtlsCertificate | BindingKindPlainText
    | BindingKindPipelines | BindingKindQueue | BindingKindRatelimit | BindingKindR2Bucket
    | BindingKindSecretText | BindingKindSendEmail | BindingKindService | BindingKindTextBlob
    | BindingKindVectorize | BindingKindVersionMetadata | BindingKindSecretsStoreSecret | BindingKindFlagship
    | BindingKindSecretKey | BindingKindWorkflow | BindingKindWasmModule | BindingKindVpcService
    | BindingKindVpcNetwork;

  export interface BindingKindAI {
    /** @example "myBinding" */ name: string;
    type: 'ai';
  }

  export interface BindingKindAISearch {
    /** @example "cloudflare-blog" */ instance_name: string;
    /** @example "myBinding" */ name: string;
    /** @example "production" */ namespace?: string;
    type: 'ai_search';
  }

  export interface BindingKindAISearchNamespace {
    /** @example "myBinding" */ name: string;
    /** @example "production" */ namespace: string;
    type: 'ai_search_namespace';
  }

  export interface BindingKindMessaging {
    /** @example "myBinding" */ name: string;
    /** @example "production" */ namespace: string;
    type: 'messaging';
  }

  export interface BindingKindAnalyticsEngine {
    /** @example "some_dataset" */ dataset: string;
    /** @example "myBinding" */ name: string;
    type: 'analytics_engine';
  }

  export interface BindingKindAssets {
    /** @example "myBinding" */ name: string;
    type: 'assets';
  }

  export interface BindingKindBrowser {
    /** @example "myBinding" */ name: string;
    type: 'browser';
  }

  export interface BindingKindD1 {
    /** @example "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx" */ database_id: string;
    /** @example "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx" @deprecated */ id?: string;
    /** @example "myBinding" */ name: string;
    type: 'd1';
  }

  export interface BindingKindDataBlob {
    /** @example "myBinding" */ name: string;
    /** @example "my-module.bin" */ part: string;
    /** @deprecated */ type: 'data_blob';
  }

  export interface BindingKindDispatchNamespace {
    /** @example "myBinding" */ name: string;
    /** @example "my-namespace" */ namespace: string;
    outbound?: {
      params?: ({ /** @example "customer_name" */ name: string })[];
      worker?: {
        entrypoint?: string;
        environment?: string;
        service?: string;
      };
    };
    type: 'dispatch_namespace';
  }

  export interface BindingKindDurableObjectNamespace {
    /** @example "MyDurableObject" */ class_name?: string;
    /** @example "my-dispatch-namespace" */ dispatch_namespace?: string;
    /** @example "production" */ environment?: string;
    /** @example "myBinding" */ name: string;
    namespace_id?: ResourceID;
    /** @example "my-other-worker" */ script_name?: string;
    type: 'durable_object_namespace';
  }

  export interface BindingKindHyperdrive {
    /** @example "57b7076f58be42419276f058a8968187" */ id: string;
    /** @example "myBinding" */ name: string;
    type: 'hyperdrive';
  }

  export interface BindingKindInherit {
    /** @example "MY_BINDING" */ name: string;
    /** @example "MY_OLD_BINDING" */ old_name?: string;
    type: 'inherit';
    /** @default "latest" @example "8969331f-7192-434c-9938-6aea24ed58bf" */ version_id?: string;
  }

  export interface BindingKindImages {
    /** @example "myBinding" */ name: string;
    type: 'images';
  }

  export interface BindingKindJson {
    json: JsonObject;
    /** @example "myBinding" */ name: string;
    type: 'json';
  }

  export interface BindingKindKvNamespace {
    /** @example "myBinding" */ name: string;
    namespace_id: ResourceID;
    type: 'kv_namespace';
  }

  export interface BindingKindMedia {
    /** @example "myBinding" */ name: string;
    type: 'media';
  }

  export interface BindingKindMtlsCertificate {
    /** @example "efwu2n6s-q69d-2kr9-184j-4913e8h391k6" */ certificate_id: string;
    /** @example "myBinding" */ name: string;
    type: 'mtls_certificate';
  }

  export interface BindingKindPlainText {
    /** @example "myBinding" */ name: string;
    text: string;
    type: 'plain_text';
  }

  export interface BindingKindPipelines {
    /** @example "myBinding" */ name: string;
    /** @example "my-pipeline" */ pipeline: string;
    type: 'pipelines';
  }

  export interface BindingKindQueue {
    /** @example "myBinding" */ name: string;
    /** @example "my-queue" */ queue_name: string;
    type: 'queue';
  }

  export interface BindingKindRatelimit {
    /** @example "myBinding" */ name: string;
    /** @example "1234" */ namespace_id: string;
    simple: {
      /** @example 100 */ limit: number;
      /** @example 60 */ mitigation_timeout?: Integer;
      /** @example 60 */ period: Integer;
    };
    type: 'ratelimit';
  }

  export interface BindingKindR2Bucket {
    /** @example "my-r2-bucket" */ bucket_name: string;
    jurisdiction?: 'eu' | 'fedramp' | 'fedramp-high';
    /** @example "myBinding" */ name: string;
    type: 'r2_bucket';
  }

  export interface BindingKindSecretText {
    /** @example "myBinding" */ name: string;
    /** @writeOnly @sensitive */ text: string;
    type: 'secret_text';
  }

  export interface BindingKindSendEmail {
    allowed_destination_addresses?: (/** @format email */ string)[];
    allowed_sender_addresses?: (/** @format email */ string)[];
    /** @format email */ destination_address?: string;
    /** @example "myBinding" */ name: string;
    type: 'send_email';
  }

  export interface BindingKindService {
    /** @example "MyHandler" */ entrypoint?: string;
    /** @default "production" @example "production" */ environment?: string;
    /** @example "myBinding" */ name: string;
    /** @example "my-worker" */ service: string;
    type: 'service';
  }

  export interface BindingKindTextBlob {
    /** @example "myBinding" */ name: string;
    /** @example "my-module.txt" */ part: string;
    /** @deprecated */ type: 'text_blob';
  }

  export interface BindingKindVectorize {
    /** @example "my-index-name" */ index_name: string;
    /** @example "myBinding" */ name: string;
    type: 'vectorize';
  }

  export interface BindingKindVersionMetadata {
    /** @example "myBinding" */ name: string;
    type: 'version_metadata';
  }

  export interface BindingKindSecretsStoreSecret {
    /** @example "myBinding" */ name: string;
    /** @example "my_secret" */ secret_name: string;
    /** @example "8c8b1387108e49be85669169793e7bd2" */ store_id: string;
    type: 'secrets_store_secret';
  }

  export interface BindingKindFlagship {
    /** @maxLength 128 @example "app-12345678-1234-1234-1234-123456789012" */ app_id: string;
    /** @example "myBinding" */ name: string;
    type: 'flagship';
  }

  export interface BindingKindSecretKey {
    algorithm: JsonObject;
    format: 'raw' | 'pkcs8' | 'spki' | 'jwk';
    /** @writeOnly @sensitive */ key_base64?: string;
    /** @writeOnly @sensitive */ key_jwk?: JsonObject;
    /** @example "myBinding" */ name: string;
    type: 'secret_key';
    usages: ('encrypt' | 'decrypt' | 'sign' | 'verify' | 'deriveKey' | 'deriveBits' | 'wrapKey' | 'unwrapKey')[];
  }

  export interface BindingKindWorkflow {
    /** @example "my-workflow" */ class_name?: string;
    /** @example "myBinding" */ name: string;
    /** @example "my-workflow" */ script_name?: string;
    type: 'workflow';
    /** @example "my-workflow" */ workflow_name: string;
  }

  export interface BindingKindWasmModule {
    /** @example "myBinding" */ name: string;
    /** @example "my-module.wasm" */ part: string;
    /** @deprecated */ type: 'wasm_module';
  }

  export interface BindingKindVpcService {
    /** @example "myBinding" */ name: string;
    /** @example "8c8b1387108e49be85669169793e7bd2" */ service_id: string;
    type: 'vpc_service';
  }

  export interface BindingKindVpcNetwork {
    /** @example "myBinding" */ name: string;
    /** @example "cf1:network" */ network_id?: string;
    /** @example "abcd1234-5678-90ef-ghij-klmnopqrstuv" */ tunnel_id?: string;
    type: 'vpc_network';
  }

  export type Containers = ContainerItem[];

  export interface ContainerItem {
    class_name: string;
  }

  export interface ExportsReconciliationResult {
    created: string[];
    deleted: string[];
    info: ExportsReconciliationInfo[];
    removable_entries: string[];
    renamed: ExportsReconciliationRename[];
    transfer_pending: ExportsReconciliationTransferPending[];
    transferred: ExportsReconciliationTransfer[];
    updated: string[];
    warnings: ExportsReconciliationWarning[];
  }

  export interface ExportsReconciliationInfo {
    class: string;
    message: string;
    /** @format uuid */ namespace_id?: string;
    referencing_scripts?: string[];
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
    phase: 'committed';
    to: string;
  }

  export interface ExportsReconciliationWarning {
    class: string;
    message: string;
    /** @format uuid */ namespace_id?: string;
    scenario: ExportsReconciliationScenario;
  }

  export type PlacementInfoNoStatus = { mode: 'smart' } | { /** @example "aws:us-east-1" */ region: string } | { /** @example "api.example.com" */ hostname: string } | { /** @example "db.example.com:5432" */ host: string } | { mode: 'targeted'; /** @example "aws:us-east-1" */ region: string } | { /** @example "api.example.com" */ hostname: string; mode: 'targeted' } | { /** @example "db.example.com:5432" */ host: string; mode: 'targeted' } | {
    mode: 'targeted';
    /** @minItems 1 @maxItems 1 */ target: WorkersForPlatforms.PlacementTarget[];
  };

  export interface Version {
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
    bindings?: Bindings;
    cache_options?: WorkersForPlatforms.CacheOptions;
    /** @example "2021-01-01" */ compatibility_date?: string;
    /** @default [] */ compatibility_flags?: string[];
    containers?: Containers;
    /** @readOnly */ created_on: DateTime;
    exports?: WorkersForPlatforms.ExportsConfigMap;
    /** @readOnly */ exports_reconciliation?: ExportsReconciliationResult;
    /** @format uuid @readOnly */ id: string;
    limits?: {
      /** @unit milliseconds @example 50 */ cpu_ms?: Integer;
      /** @example 1000 */ subrequests?: Integer;
    };
    /** @example "index.js" */ main_module?: string;
    /** @example "v1" @readOnly */ migration_tag?: string;
    migrations?: SingleStepMigrations | MultipleStepMigrations;
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
    placement?: PlacementInfoNoStatus;
    /** @example "wrangler" @readOnly */ source?: string;
    /** @unit milliseconds @example 10 @readOnly */ startup_time_ms?: Integer;
    /** @readOnly */ urls: (/** @format uri */ string)[];
    /** @default "standard" @deprecated */ usage_model?: 'standard' | 'bundled' | 'unbound';
  }
}
