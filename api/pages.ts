import type {
  APIPromise,
  JsonObject,
  PagePromise,
  RequestOptions,
  SinglePage,
  Uploadable,
  V4PagePaginationArray,
} from './_client.ts';
import type {
  DateTime,
  ErrorData,
  InAccount,
  Integer,
  PageParams,
  ResourceID,
  ResponseInfo,
  Result,
} from './_shared.ts';

/** Pages: Web sites built from Git or direct upload and served worldwide.
 *  @product pages Pages
 *  @docs https://developers.cloudflare.com/pages/ */
export interface Pages {
  readonly projects: Pages.Projects;
  readonly assets: Pages.Assets;
}

export declare namespace Pages {
  /** Sites with their build settings and Git source. */
  export interface Projects {
    readonly deployments: Projects.Deployments;
    readonly domains: Projects.Domains;
    readonly source: Projects.Source;

    /** Create a project with production branch, build settings and Git source.
     *  @http POST /accounts/{account_id}/pages/projects
     *  @permission Pages Write
     *  @availability ga */
    create(params: ProjectCreateParams, options?: RequestOptions): APIPromise<Project>;

    /** Page through the Pages projects of the account.
     *  @http GET /accounts/{account_id}/pages/projects
     *  @permission Pages Read; Pages Write
     *  @availability ga */
    list(params: ProjectListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Project>, Project>;

    /** Delete a project with all its deployments.
     *  @http DELETE /accounts/{account_id}/pages/projects/{project_name}
     *  @permission Pages Write
     *  @availability ga */
    delete(projectName: string, params: ProjectDeleteParams, options?: RequestOptions): APIPromise<ProjectDeleteResponse | null>;

    /** Change only a project's given build, deployment or source settings.
     *  @http PATCH /accounts/{account_id}/pages/projects/{project_name}
     *  @body json required
     *  @permission Pages Write
     *  @availability ga */
    edit(projectName: string, params: ProjectEditParams, options?: RequestOptions): APIPromise<Project>;

    /** Look up one project by name with its settings and latest deployment.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}
     *  @permission Pages Read; Pages Write
     *  @availability ga */
    get(projectName: string, params: ProjectGetParams, options?: RequestOptions): APIPromise<Project>;

    /** Get a short-lived token for uploading a project's assets.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}/upload-token
     *  @permission Pages Write
     *  @availability ga */
    getUploadToken(
      projectName: string,
      params: ProjectGetUploadTokenParams,
      options?: RequestOptions,
    ): APIPromise<ProjectGetUploadTokenResponse>;

    /** Throw away a project's cached build files, so the next build starts fresh.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/purge_build_cache
     *  @permission Pages Write
     *  @availability ga
     *  @confirm */
    purgeBuildCache(
      projectName: string,
      params: ProjectPurgeBuildCacheParams,
      options?: RequestOptions,
    ): APIPromise<ProjectPurgeBuildCacheResponse | null>;
  }

  export interface ProjectCreateParams extends InAccount {
    /** @example "my-pages-app" */ name: string;
    /** @example "main" */ production_branch: string;
    build_config?: ProjectEditParams.BuildConfig;
    deployment_configs?: ProjectEditParams.DeploymentConfigs;
    source?: ProjectEditParams.Source;
  }
  export namespace ProjectCreateParams {
    export type BuildConfig = ProjectEditParams.BuildConfig;
    export type DeploymentConfigs = ProjectEditParams.DeploymentConfigs;
    export namespace DeploymentConfigs {
      export type Preview = ProjectEditParams.DeploymentConfigs.Preview;
      export namespace Preview {
        export type AIBindings = Project.DeploymentConfigs.Preview.AIBindings;
        export type AnalyticsEngineDatasets = Project.DeploymentConfigs.Preview.AnalyticsEngineDatasets;
        export type Browsers = JsonObject;
        export type D1Databases = Project.DeploymentConfigs.Preview.D1Databases;
        export type DurableObjectNamespaces = Project.DeploymentConfigs.Preview.KVNamespaces;
        export type HyperdriveBindings = Project.DeploymentConfigs.Preview.D1Databases;
        export type KVNamespaces = Project.DeploymentConfigs.Preview.KVNamespaces;
        export type Limits = Project.DeploymentConfigs.Preview.Limits;
        export type MTLSCertificates = Project.DeploymentConfigs.Preview.MTLSCertificates;
        export type PagesPlainTextEnvVar = Deployment.PagesPlainTextEnvVar;
        export type PagesSecretTextEnvVar = Deployment.PagesSecretTextEnvVar;
        export type Placement = Project.DeploymentConfigs.Preview.Placement;
        export type QueueProducers = Project.DeploymentConfigs.Preview.QueueProducers;
        export type R2Buckets = Project.DeploymentConfigs.Preview.R2Buckets;
        export type Services = ProjectEditParams.DeploymentConfigs.Preview.Services;
        export type VectorizeBindings = Project.DeploymentConfigs.Preview.VectorizeBindings;
      }
      export type Production = ProjectEditParams.DeploymentConfigs.Preview;
      export namespace Production {
        export type AIBindings = Project.DeploymentConfigs.Preview.AIBindings;
        export type AnalyticsEngineDatasets = Project.DeploymentConfigs.Preview.AnalyticsEngineDatasets;
        export type Browsers = JsonObject;
        export type D1Databases = Project.DeploymentConfigs.Preview.D1Databases;
        export type DurableObjectNamespaces = Project.DeploymentConfigs.Preview.KVNamespaces;
        export type HyperdriveBindings = Project.DeploymentConfigs.Preview.D1Databases;
        export type KVNamespaces = Project.DeploymentConfigs.Preview.KVNamespaces;
        export type Limits = Project.DeploymentConfigs.Preview.Limits;
        export type MTLSCertificates = Project.DeploymentConfigs.Preview.MTLSCertificates;
        export type PagesPlainTextEnvVar = Deployment.PagesPlainTextEnvVar;
        export type PagesSecretTextEnvVar = Deployment.PagesSecretTextEnvVar;
        export type Placement = Project.DeploymentConfigs.Preview.Placement;
        export type QueueProducers = Project.DeploymentConfigs.Preview.QueueProducers;
        export type R2Buckets = Project.DeploymentConfigs.Preview.R2Buckets;
        export type Services = ProjectEditParams.DeploymentConfigs.Preview.Services;
        export type VectorizeBindings = Project.DeploymentConfigs.Preview.VectorizeBindings;
      }
    }
    export import Source = ProjectEditParams.Source;
  }

  export interface Project {
    /** @example "7b162ea7-7367-4d67-bcde-1160995d5" @readOnly */ id: string;
    canonical_deployment: Deployment | null;
    /** @readOnly */ created_on: DateTime;
    deployment_configs: Project.DeploymentConfigs;
    /** @readOnly */ framework: string;
    /** @readOnly */ framework_version: string;
    latest_deployment: Deployment | null;
    /** @example "this-is-my-project-01" */ name: string;
    /** @example "pages-worker--1234567-preview" @readOnly */ preview_script_name: string;
    /** @example "main" */ production_branch: string;
    /** @example "pages-worker--1234567-production" @readOnly */ production_script_name: string;
    /** @readOnly */ uses_functions: boolean | null;
    build_config?: Project.BuildConfig;
    /** @readOnly */ domains?: string[];
    source?: Source;
    /** @example "helloworld.pages.dev" @readOnly */ subdomain?: string;
  }
  export namespace Project {
    export interface BuildConfig {
      /** @example "cee1c73f6e4743d0b5e6bb1a0bcaabcc" */ web_analytics_tag: string | null;
      /** @example "021e1057c18547eca7b79f2516f06o7x" @sensitive */ web_analytics_token: string | null;
      build_caching?: boolean | null;
      build_command?: string | null;
      /** @example "build" */ destination_dir?: string | null;
      /** @example "/" */ root_dir?: string | null;
    }
    export interface DeploymentConfigs {
      preview: DeploymentConfigs.Preview;
      production: DeploymentConfigs.Preview;
    }
    export namespace DeploymentConfigs {
      export interface Preview {
        always_use_latest_compatibility_date: boolean;
        /** @example 3 */ build_image_major_version: Integer;
        /** @example "2025-01-01" */ compatibility_date: string;
        compatibility_flags: string[];
        env_vars: { [key: string]: /** @discriminator type */ Deployment.PagesPlainTextEnvVar | Deployment.PagesSecretTextEnvVar | null };
        fail_open: boolean;
        /** @deprecated */ usage_model: 'standard' | 'bundled' | 'unbound';
        ai_bindings?: { [key: string]: Preview.AIBindings };
        analytics_engine_datasets?: { [key: string]: Preview.AnalyticsEngineDatasets };
        browsers?: { [key: string]: JsonObject };
        d1_databases?: { [key: string]: Preview.D1Databases };
        durable_object_namespaces?: { [key: string]: Preview.KVNamespaces };
        hyperdrive_bindings?: { [key: string]: Preview.D1Databases };
        kv_namespaces?: { [key: string]: Preview.KVNamespaces };
        limits?: Preview.Limits;
        mtls_certificates?: { [key: string]: Preview.MTLSCertificates };
        placement?: Preview.Placement;
        queue_producers?: { [key: string]: Preview.QueueProducers };
        r2_buckets?: { [key: string]: Preview.R2Buckets };
        services?: { [key: string]: Preview.Services };
        vectorize_bindings?: { [key: string]: Preview.VectorizeBindings };
        /** @example "abc123def456" */ wrangler_config_hash?: string;
      }
      export namespace Preview {
        export interface AIBindings {
          project_id: string;
        }
        export interface AnalyticsEngineDatasets {
          /** @example "api_analytics" */ dataset: string;
        }
        export type Browsers = JsonObject;
        export interface D1Databases {
          /** @example "445e2955-951a-43f8-a35b-a4d0c8138f63" */ id: string;
        }
        export type DurableObjectNamespaces = KVNamespaces;
        export type HyperdriveBindings = D1Databases;
        export interface KVNamespaces {
          /** @example "5eb63bbbe01eeed093cb22bb8f5acdc3" */ namespace_id: string;
        }
        export interface Limits {
          /** @unit milliseconds @example 100 */ cpu_ms: Integer;
        }
        export interface MTLSCertificates {
          /** @example "d7cdd17c-916f-4cb7-aabe-585eb382ec4e" */ certificate_id: string;
        }
        export type PagesPlainTextEnvVar = Deployment.PagesPlainTextEnvVar;
        export type PagesSecretTextEnvVar = Deployment.PagesSecretTextEnvVar;
        export interface Placement {
          /** @example "smart" */ mode: string;
        }
        export interface QueueProducers {
          /** @example "some-queue" */ name: string;
        }
        export interface R2Buckets {
          /** @example "some-bucket" */ name: string;
          /** @example "eu" */ jurisdiction?: string | null;
        }
        export interface Services {
          environment: string;
          service: string;
          entrypoint?: string | null;
        }
        export interface VectorizeBindings {
          /** @example "my_index" */ index_name: string;
        }
      }
      export type Production = Preview;
      export namespace Production {
        export type AIBindings = Preview.AIBindings;
        export type AnalyticsEngineDatasets = Preview.AnalyticsEngineDatasets;
        export type Browsers = JsonObject;
        export type D1Databases = Preview.D1Databases;
        export type DurableObjectNamespaces = Preview.KVNamespaces;
        export type HyperdriveBindings = Preview.D1Databases;
        export type KVNamespaces = Preview.KVNamespaces;
        export type Limits = Preview.Limits;
        export type MTLSCertificates = Preview.MTLSCertificates;
        export type PagesPlainTextEnvVar = Deployment.PagesPlainTextEnvVar;
        export type PagesSecretTextEnvVar = Deployment.PagesSecretTextEnvVar;
        export type Placement = Preview.Placement;
        export type QueueProducers = Preview.QueueProducers;
        export type R2Buckets = Preview.R2Buckets;
        export type Services = Preview.Services;
        export type VectorizeBindings = Preview.VectorizeBindings;
      }
    }
    export type Source = Pages.Source;
    export namespace Source {
      export interface Config {
        /** @deprecated */ deployments_enabled: boolean;
        /** @example "my-org" */ owner: string;
        /** @example "12345678" */ owner_id: string;
        path_excludes: string[];
        path_includes: string[];
        pr_comments_enabled: boolean;
        preview_branch_excludes: string[];
        preview_branch_includes: string[];
        preview_deployment_setting: 'all' | 'none' | 'custom';
        /** @example "main" */ production_branch: string;
        production_deployments_enabled: boolean;
        /** @example "12345678" */ repo_id: string;
        /** @example "my-repo" */ repo_name: string;
      }
    }
  }

  export interface ProjectListParams extends InAccount, PageParams {}

  export type ProjectDeleteParams = InAccount;

  export type ProjectDeleteResponse = unknown;

  export interface ProjectEditParams extends InAccount {
    build_config?: ProjectEditParams.BuildConfig;
    deployment_configs?: ProjectEditParams.DeploymentConfigs;
    /** @example "my-pages-app" */ name?: string;
    /** @example "main" */ production_branch?: string;
    source?: ProjectEditParams.Source;
  }
  export namespace ProjectEditParams {
    export interface BuildConfig {
      build_caching?: boolean;
      build_command?: string;
      /** @example "build" */ destination_dir?: string;
      /** @example "/" */ root_dir?: string;
      /** @example "cee1c73f6e4743d0b5e6bb1a0bcaabcc" */ web_analytics_tag?: string | null;
      /** @example "021e1057c18547eca7b79f2516f06o7x" @sensitive */ web_analytics_token?: string | null;
    }
    export interface DeploymentConfigs {
      preview?: DeploymentConfigs.Preview;
      production?: DeploymentConfigs.Preview;
    }
    export namespace DeploymentConfigs {
      export interface Preview {
        ai_bindings?: { [key: string]: Project.DeploymentConfigs.Preview.AIBindings };
        /** @default false */ always_use_latest_compatibility_date?: boolean;
        analytics_engine_datasets?: { [key: string]: Project.DeploymentConfigs.Preview.AnalyticsEngineDatasets };
        browsers?: { [key: string]: JsonObject };
        /** @default 3 @example 3 */ build_image_major_version?: Integer;
        /** @example "2025-01-01" */ compatibility_date?: string;
        compatibility_flags?: string[];
        d1_databases?: { [key: string]: Project.DeploymentConfigs.Preview.D1Databases };
        durable_object_namespaces?: { [key: string]: Project.DeploymentConfigs.Preview.KVNamespaces };
        env_vars?: { [key: string]: /** @discriminator type */ Deployment.PagesPlainTextEnvVar | Deployment.PagesSecretTextEnvVar | null };
        /** @default true */ fail_open?: boolean;
        hyperdrive_bindings?: { [key: string]: Project.DeploymentConfigs.Preview.D1Databases };
        kv_namespaces?: { [key: string]: Project.DeploymentConfigs.Preview.KVNamespaces };
        limits?: Project.DeploymentConfigs.Preview.Limits;
        mtls_certificates?: { [key: string]: Project.DeploymentConfigs.Preview.MTLSCertificates };
        placement?: Project.DeploymentConfigs.Preview.Placement;
        queue_producers?: { [key: string]: Project.DeploymentConfigs.Preview.QueueProducers };
        r2_buckets?: { [key: string]: Project.DeploymentConfigs.Preview.R2Buckets };
        services?: { [key: string]: Preview.Services };
        /** @default "standard" @deprecated */ usage_model?: 'standard' | 'bundled' | 'unbound';
        vectorize_bindings?: { [key: string]: Project.DeploymentConfigs.Preview.VectorizeBindings };
        /** @example "abc123def456" */ wrangler_config_hash?: string;
      }
      export namespace Preview {
        export type AIBindings = Project.DeploymentConfigs.Preview.AIBindings;
        export type AnalyticsEngineDatasets = Project.DeploymentConfigs.Preview.AnalyticsEngineDatasets;
        export type Browsers = JsonObject;
        export type D1Databases = Project.DeploymentConfigs.Preview.D1Databases;
        export type DurableObjectNamespaces = Project.DeploymentConfigs.Preview.KVNamespaces;
        export type HyperdriveBindings = Project.DeploymentConfigs.Preview.D1Databases;
        export type KVNamespaces = Project.DeploymentConfigs.Preview.KVNamespaces;
        export type Limits = Project.DeploymentConfigs.Preview.Limits;
        export type MTLSCertificates = Project.DeploymentConfigs.Preview.MTLSCertificates;
        export type PagesPlainTextEnvVar = Deployment.PagesPlainTextEnvVar;
        export type PagesSecretTextEnvVar = Deployment.PagesSecretTextEnvVar;
        export type Placement = Project.DeploymentConfigs.Preview.Placement;
        export type QueueProducers = Project.DeploymentConfigs.Preview.QueueProducers;
        export type R2Buckets = Project.DeploymentConfigs.Preview.R2Buckets;
        export interface Services {
          service: string;
          entrypoint?: string | null;
          environment?: string;
        }
        export type VectorizeBindings = Project.DeploymentConfigs.Preview.VectorizeBindings;
      }
      export type Production = Preview;
      export namespace Production {
        export type AIBindings = Project.DeploymentConfigs.Preview.AIBindings;
        export type AnalyticsEngineDatasets = Project.DeploymentConfigs.Preview.AnalyticsEngineDatasets;
        export type Browsers = JsonObject;
        export type D1Databases = Project.DeploymentConfigs.Preview.D1Databases;
        export type DurableObjectNamespaces = Project.DeploymentConfigs.Preview.KVNamespaces;
        export type HyperdriveBindings = Project.DeploymentConfigs.Preview.D1Databases;
        export type KVNamespaces = Project.DeploymentConfigs.Preview.KVNamespaces;
        export type Limits = Project.DeploymentConfigs.Preview.Limits;
        export type MTLSCertificates = Project.DeploymentConfigs.Preview.MTLSCertificates;
        export type PagesPlainTextEnvVar = Deployment.PagesPlainTextEnvVar;
        export type PagesSecretTextEnvVar = Deployment.PagesSecretTextEnvVar;
        export type Placement = Project.DeploymentConfigs.Preview.Placement;
        export type QueueProducers = Project.DeploymentConfigs.Preview.QueueProducers;
        export type R2Buckets = Project.DeploymentConfigs.Preview.R2Buckets;
        export type Services = Preview.Services;
        export type VectorizeBindings = Project.DeploymentConfigs.Preview.VectorizeBindings;
      }
    }
    export interface Source {
      config: Source.Config;
      type: 'github' | 'gitlab';
    }
    export namespace Source {
      export interface Config {
        /** @deprecated */ deployments_enabled?: boolean;
        /** @example "my-org" */ owner?: string;
        /** @example "12345678" */ owner_id?: string;
        path_excludes?: string[];
        path_includes?: string[];
        pr_comments_enabled?: boolean;
        preview_branch_excludes?: string[];
        preview_branch_includes?: string[];
        preview_deployment_setting?: 'all' | 'none' | 'custom';
        /** @example "main" */ production_branch?: string;
        production_deployments_enabled?: boolean;
        /** @example "12345678" */ repo_id?: string;
        /** @example "my-repo" */ repo_name?: string;
      }
    }
  }

  export type ProjectGetParams = InAccount;

  export type ProjectGetUploadTokenParams = InAccount;

  export interface ProjectGetUploadTokenResponse {
    /** @sensitive */ jwt: string;
  }

  export type ProjectPurgeBuildCacheParams = InAccount;

  export type ProjectPurgeBuildCacheResponse = unknown;

  /** Static files, uploaded once by hash. */
  export interface Assets {
    /** Find which of the given asset hashes Pages does not hold yet.
     *  @http POST /pages/assets/check-missing
     *  @auth pages_upload_token */
    checkMissing(
      params: AssetCheckMissingParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<AssetCheckMissingResponse>, AssetCheckMissingResponse>;

    /** Upload a batch of static asset files before a deployment.
     *  @http POST /pages/assets/upload
     *  @unwrapped
     *  @auth pages_upload_token */
    upload(params: AssetUploadParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

    /** Mark asset hashes as in use, so that a deployment can refer to them.
     *  @http POST /pages/assets/upsert-hashes
     *  @unwrapped
     *  @auth pages_upload_token */
    upsertHashes(params: AssetUpsertHashesParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;
  }

  export interface AssetCheckMissingParams {
    hashes: string[];
  }

  export type AssetCheckMissingResponse = string;

  export interface AssetUploadParams {
    /** @body */ body: AssetUploadParams.Body[];
  }
  export namespace AssetUploadParams {
    export interface Body {
      base64: boolean;
      /** @example "b026324c6904b2a9cb4b88d6d61c81d1" */ key: string;
      metadata: Body.Metadata;
      /** @example "SGVsbG8sIFdvcmxkIQ==" */ value: string;
    }
    export namespace Body {
      export interface Metadata {
        /** @example "text/plain" */ contentType: string;
      }
    }
  }

  export type AssetUploadResponse = Result.AaaAPIResponseCommon;
  export namespace AssetUploadResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type AssetUpsertHashesParams = AssetCheckMissingParams;

  export type AssetUpsertHashesResponse = Result.AaaAPIResponseCommon;
  export namespace AssetUpsertHashesResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type AssetCheckMissingResponsesSinglePage = SinglePage<AssetCheckMissingResponse>;

  export interface Deployment {
    /** @example "f64788e9-fccd-4d4a-a28a-cb84f88f6" @readOnly */ id: string;
    /** @readOnly */ aliases: string[] | null;
    build_config: Project.BuildConfig;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ deployment_trigger: Deployment.DeploymentTrigger;
    env_vars: { [key: string]: /** @discriminator type */ Deployment.PagesPlainTextEnvVar | Deployment.PagesSecretTextEnvVar | null };
    /** @readOnly */ environment: 'preview' | 'production';
    /** @readOnly */ is_skipped: boolean;
    /** @readOnly */ latest_stage: Stage;
    /** @readOnly */ modified_on: DateTime;
    /** @example "7b162ea7-7367-4d67-bcde-1160995d5" @readOnly */ project_id: string;
    /** @example "this-is-my-project-01" */ project_name: string;
    /** @example "f64788e9" @readOnly */ short_id: string;
    source: Source;
    /** @readOnly */ stages: Stage[];
    /** @example "https://f64788e9.ninjakittens.pages.dev" @readOnly */ url: string;
    /** @readOnly */ skip_reason?: 'commit_message' | 'preview_deployments_disabled' | 'production_deployments_disabled' | 'path_config' | 'branch_config' | 'pages_to_workers_conversion' | null;
    /** @readOnly */ uses_functions?: boolean | null;
  }
  export namespace Deployment {
    export type BuildConfig = Project.BuildConfig;
    export interface DeploymentTrigger {
      metadata: DeploymentTrigger.Metadata;
      type: 'github:push' | 'ad_hoc' | 'deploy_hook';
    }
    export namespace DeploymentTrigger {
      export interface Metadata {
        /** @example "main" */ branch: string;
        commit_dirty: boolean;
        /** @example "ad9ccd918a81025731e10e40267e11273a263421" */ commit_hash: string;
        commit_message: string;
      }
    }
    export interface PagesPlainTextEnvVar {
      type: 'plain_text';
      value: string;
    }
    export interface PagesSecretTextEnvVar {
      type: 'secret_text';
      /** @sensitive */ value: string;
    }
    export type Source = Pages.Source;
    export namespace Source {
      export type Config = Project.Source.Config;
    }
  }

  export type DeploymentsV4PagePaginationArray = V4PagePaginationArray<Deployment>;

  export type ProjectsV4PagePaginationArray = V4PagePaginationArray<Project>;

  export interface Stage {
    /** @readOnly */ ended_on: DateTime | null;
    name: 'queued' | 'initialize' | 'clone_repo' | 'build' | 'deploy';
    /** @readOnly */ started_on: DateTime | null;
    /** @readOnly */ status: 'success' | 'idle' | 'active' | 'failure' | 'canceled';
  }

  export interface Project2 {
    build_config?: BuildConfig;
    canonical_deployment: Deployment2;
    /** @readOnly */ created_on: DateTime;
    deployment_configs: { preview: DeploymentConfigValues; production: DeploymentConfigValues };
    /** @readOnly */ domains?: string[];
    /** @readOnly */ framework: string;
    /** @readOnly */ framework_version: string;
    /** @example "7b162ea7-7367-4d67-bcde-1160995d5" @readOnly */ id: string;
    latest_deployment: Deployment2;
    /** @example "this-is-my-project-01" */ name: string;
    /** @example "pages-worker--1234567-preview" @readOnly */ preview_script_name: string;
    /** @example "main" */ production_branch: string;
    /** @example "pages-worker--1234567-production" @readOnly */ production_script_name: string;
    source?: Source;
    /** @example "helloworld.pages.dev" @readOnly */ subdomain?: string;
    /** @readOnly */ uses_functions: boolean | null;
  }

  export interface BuildConfig {
    build_caching?: boolean | null;
    build_command?: string | null;
    /** @example "build" */ destination_dir?: string | null;
    /** @example "/" */ root_dir?: string | null;
    /** @example "cee1c73f6e4743d0b5e6bb1a0bcaabcc" */ web_analytics_tag: string | null;
    /** @example "021e1057c18547eca7b79f2516f06o7x" @sensitive */ web_analytics_token: string | null;
  }

  export interface Deployment2 {
    /** @readOnly */ aliases: string[] | null;
    build_config: BuildConfig;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ deployment_trigger: {
      metadata: {
        /** @example "main" */ branch: string;
        commit_dirty: boolean;
        /** @example "ad9ccd918a81025731e10e40267e11273a263421" */ commit_hash: string;
        commit_message: string;
      };
      type: 'github:push' | 'ad_hoc' | 'deploy_hook';
    };
    env_vars: EnvVars;
    /** @readOnly */ environment: 'preview' | 'production';
    /** @example "f64788e9-fccd-4d4a-a28a-cb84f88f6" @readOnly */ id: string;
    /** @readOnly */ is_skipped: boolean;
    /** @readOnly */ latest_stage: Stage;
    /** @readOnly */ modified_on: DateTime;
    /** @example "7b162ea7-7367-4d67-bcde-1160995d5" @readOnly */ project_id: string;
    /** @example "this-is-my-project-01" */ project_name: string;
    /** @example "f64788e9" @readOnly */ short_id: string;
    /** @readOnly */ skip_reason?: 'commit_message' | 'preview_deployments_disabled' | 'production_deployments_disabled' | 'path_config' | 'branch_config' | 'pages_to_workers_conversion' | null;
    source: Source;
    /** @readOnly */ stages: Stage[];
    /** @example "https://f64788e9.ninjakittens.pages.dev" @readOnly */ url: string;
    /** @readOnly */ uses_functions?: boolean | null;
  }

  export type EnvVars = { [key: string]: /** @discriminator type */ PlainTextEnvVar | SecretTextEnvVar | null } | null;

  export type PlainTextEnvVar = { type: 'plain_text'; value: string } | null;

  export type SecretTextEnvVar = { type: 'secret_text'; /** @sensitive */ value: string } | null;

  export type Stage2 = Stage;

  export interface Source {
    config: {
      /** @deprecated */ deployments_enabled: boolean;
      /** @example "my-org" */ owner: string;
      /** @example "12345678" */ owner_id: string;
      path_excludes: string[];
      path_includes: string[];
      pr_comments_enabled: boolean;
      preview_branch_excludes: string[];
      preview_branch_includes: string[];
      preview_deployment_setting: 'all' | 'none' | 'custom';
      /** @example "main" */ production_branch: string;
      production_deployments_enabled: boolean;
      /** @example "12345678" */ repo_id: string;
      /** @example "my-repo" */ repo_name: string;
    };
    type: 'github' | 'gitlab';
  }

  export interface DeploymentConfigValues {
    ai_bindings?: { [key: string]: { project_id: string } };
    always_use_latest_compatibility_date: boolean;
    analytics_engine_datasets?: { [key: string]: { /** @example "api_analytics" */ dataset: string } };
    browsers?: { [key: string]: JsonObject | null };
    /** @example 3 */ build_image_major_version: Integer;
    /** @example "2025-01-01" */ compatibility_date: string;
    compatibility_flags: string[];
    d1_databases?: { [key: string]: { /** @example "445e2955-951a-43f8-a35b-a4d0c8138f63" */ id: string } };
    durable_object_namespaces?: { [key: string]: { /** @example "5eb63bbbe01eeed093cb22bb8f5acdc3" */ namespace_id: string } };
    env_vars: EnvVars;
    fail_open: boolean;
    hyperdrive_bindings?: { [key: string]: { /** @example "a76a99bc342644deb02c38d66082262a" */ id: string } };
    kv_namespaces?: { [key: string]: { /** @example "5eb63bbbe01eeed093cb22bb8f5acdc3" */ namespace_id: string } };
    limits?: { /** @unit milliseconds @example 100 */ cpu_ms: Integer };
    mtls_certificates?: { [key: string]: { /** @example "d7cdd17c-916f-4cb7-aabe-585eb382ec4e" */ certificate_id: string } };
    placement?: { /** @example "smart" */ mode: string };
    queue_producers?: { [key: string]: { /** @example "some-queue" */ name: string } };
    r2_buckets?: { [key: string]: {
      /** @example "eu" */ jurisdiction?: string | null;
      /** @example "some-bucket" */ name: string;
    } };
    services?: { [key: string]: {
      entrypoint?: string | null;
      environment: string;
      service: string;
    } };
    /** @deprecated */ usage_model: 'standard' | 'bundled' | 'unbound';
    vectorize_bindings?: { [key: string]: { /** @example "my_index" */ index_name: string } };
    /** @example "abc123def456" */ wrangler_config_hash?: string;
  }
}

export declare namespace Pages.Projects {
  /** Published states of a site, live or preview. */
  export interface Deployments {
    readonly history: Deployments.History;
    readonly tails: Deployments.Tails;

    /** Deploy a project from uploaded assets and Functions, or from a Git branch.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/deployments
     *  @body multipart required
     *  @permission Pages Write
     *  @availability ga */
    create(projectName: string, params: DeploymentCreateParams, options?: RequestOptions): APIPromise<Deployment>;

    /** Page through a project's deployments, for production or preview only.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}/deployments
     *  @permission Pages Read; Pages Write
     *  @availability ga */
    list(
      projectName: string,
      params: DeploymentListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<Deployment>, Deployment>;

    /** Delete one deployment, forcing it where it is otherwise refused.
     *  @http DELETE /accounts/{account_id}/pages/projects/{project_name}/deployments/{deployment_id}
     *  @permission Pages Write
     *  @availability ga */
    delete(deploymentID: ResourceID, params: DeploymentDeleteParams, options?: RequestOptions): APIPromise<DeploymentDeleteResponse | null>;

    /** Look up one deployment with its stages and build settings.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}/deployments/{deployment_id}
     *  @permission Pages Read; Pages Write
     *  @availability ga */
    get(deploymentID: ResourceID, params: DeploymentGetParams, options?: RequestOptions): APIPromise<Deployment>;

    /** Run a deployment's build again with the same source.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/deployments/{deployment_id}/retry
     *  @permission Pages Write
     *  @availability ga */
    retry(deploymentID: ResourceID, params: DeploymentRetryParams, options?: RequestOptions): APIPromise<Deployment>;

    /** Put an earlier production deployment live again.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/deployments/{deployment_id}/rollback
     *  @permission Pages Write
     *  @availability ga */
    rollback(deploymentID: ResourceID, params: DeploymentRollbackParams, options?: RequestOptions): APIPromise<Deployment>;
  }

  export interface DeploymentCreateParams extends InAccount {
    _headers?: Uploadable;
    _redirects?: Uploadable;
    '_routes.json'?: Uploadable;
    '_worker.bundle'?: Uploadable;
    '_worker.js'?: Uploadable;
    /** @example "staging" */ branch?: string;
    commit_dirty?: 'true' | 'false';
    /** @example "a1b2c3d4e5f6" */ commit_hash?: string;
    commit_message?: string;
    'functions-filepath-routing-config.json'?: Uploadable;
    manifest?: string;
    /** @example "dist" */ pages_build_output_dir?: string;
    wrangler_config_hash?: string;
  }

  export interface DeploymentListParams extends InAccount, PageParams {
    env?: 'production' | 'preview';
  }

  export interface DeploymentDeleteParams extends InAccount {
    /** @example "this-is-my-project-01" */ project_name: string;
    /** @query */ force?: boolean;
  }

  export type DeploymentDeleteResponse = unknown;

  export type DeploymentGetParams = DomainGetParams;

  export type DeploymentRetryParams = DomainGetParams;

  export type DeploymentRollbackParams = DomainGetParams;

  /** Your own hostnames for a site. */
  export interface Domains {
    /** Attach a custom domain to a project.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/domains
     *  @permission Pages Write
     *  @availability ga */
    create(projectName: string, params: DomainCreateParams, options?: RequestOptions): APIPromise<DomainGetResponse>;

    /** List the custom domains attached to a project.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}/domains
     *  @permission Pages Read; Pages Write
     *  @availability ga */
    list(
      projectName: string,
      params: DomainListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DomainGetResponse>, DomainGetResponse>;

    /** Detach a custom domain from a project.
     *  @http DELETE /accounts/{account_id}/pages/projects/{project_name}/domains/{domain_name}
     *  @permission Pages Write
     *  @availability ga */
    delete(domainName: string, params: DomainDeleteParams, options?: RequestOptions): APIPromise<DomainDeleteResponse | null>;

    /** Retry the validation of a project's custom domain.
     *  @http PATCH /accounts/{account_id}/pages/projects/{project_name}/domains/{domain_name}
     *  @permission Pages Write
     *  @availability ga */
    edit(domainName: string, params: DomainEditParams, options?: RequestOptions): APIPromise<DomainGetResponse>;

    /** See the validation and certificate state of one custom domain.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}/domains/{domain_name}
     *  @permission Pages Read; Pages Write
     *  @availability ga */
    get(domainName: string, params: DomainGetParams, options?: RequestOptions): APIPromise<DomainGetResponse>;
  }

  export interface DomainCreateParams extends InAccount {
    /** @example "this-is-my-domain-01.com" */ name: string;
  }

  export import DomainCreateResponse = Pages.Projects.DomainGetResponse;

  export type DomainListParams = InAccount;

  export import DomainListResponse = Pages.Projects.DomainGetResponse;

  export type DomainDeleteParams = DomainGetParams;

  export type DomainDeleteResponse = unknown;

  export type DomainEditParams = DomainGetParams;

  export import DomainEditResponse = Pages.Projects.DomainGetResponse;

  export interface DomainGetParams extends InAccount {
    /** @example "this-is-my-project-01" */ project_name: string;
  }

  export interface DomainGetResponse {
    /** @readOnly */ id: string;
    /** @readOnly */ certificate_authority: 'google' | 'lets_encrypt';
    /** @readOnly */ created_on: string;
    /** @readOnly */ domain_id: string;
    /** @example "this-is-my-domain-01.com" */ name: string;
    /** @readOnly */ status: 'initializing' | 'pending' | 'active' | 'deactivated' | 'blocked' | 'error';
    /** @readOnly */ validation_data: DomainGetResponse.ValidationData;
    /** @readOnly */ verification_data: DomainGetResponse.VerificationData;
    /** @readOnly */ zone_tag: string;
  }
  export namespace DomainGetResponse {
    export interface ValidationData {
      method: 'http' | 'txt';
      status: 'initializing' | 'pending' | 'active' | 'deactivated' | 'error';
      error_message?: string;
      txt_name?: string;
      txt_value?: string;
    }
    export interface VerificationData {
      status: 'pending' | 'active' | 'deactivated' | 'blocked' | 'error';
      error_message?: string;
    }
  }

  /** The connected Git repository. */
  export interface Source {
    /** Connect a Pages project to a Git repository.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/source
     *  @permission Pages Write
     *  @docs https://developers.cloudflare.com/api/operations/pages-project-connect-project-source */
    create(projectName: string, params: SourceCreateParams, options?: RequestOptions): APIPromise<Project2>;

    /** Disconnect a Pages project from its Git repository.
     *  @http DELETE /accounts/{account_id}/pages/projects/{project_name}/source
     *  @permission Pages Write
     *  @docs https://developers.cloudflare.com/api/operations/pages-project-disconnect-project-source */
    delete(projectName: string, params: SourceDeleteParams, options?: RequestOptions): APIPromise<Project2>;
  }

  export interface SourceCreateParams extends InAccount {
    config: {
      /** @deprecated */ deployments_enabled: boolean;
      /** @example "my-org" */ owner: string;
      /** @example "12345678" */ owner_id: string;
      path_excludes: string[];
      path_includes: string[];
      pr_comments_enabled: boolean;
      preview_branch_excludes: string[];
      preview_branch_includes: string[];
      preview_deployment_setting: 'all' | 'none' | 'custom';
      /** @example "main" */ production_branch: string;
      production_deployments_enabled: boolean;
      /** @example "12345678" */ repo_id: string;
      /** @example "my-repo" */ repo_name: string;
    };
    type: 'github' | 'gitlab';
  }

  export type SourceDeleteParams = InAccount;

  export type DomainListResponsesSinglePage = SinglePage<DomainGetResponse>;
}

export declare namespace Pages.Projects.Deployments {
  /** What happened while a state was built. */
  export interface History {
    readonly logs: History.Logs;
  }

  /** Live log streams of a site's Functions. */
  export interface Tails {
    /** Start a live tail of the logs of a deployment's Functions.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/deployments/{deployment_id}/tails
     *  @body json required
     *  @permission Pages Write
     *  @availability ga */
    create(deploymentID: ResourceID, params: TailCreateParams, options?: RequestOptions): APIPromise<TailCreateResponse>;

    /** End a live tail of a deployment's Functions.
     *  @http DELETE /accounts/{account_id}/pages/projects/{project_name}/deployments/{deployment_id}/tails/{tail_id}
     *  @permission Pages Write
     *  @availability ga */
    delete(tailID: ResourceID, params: TailDeleteParams, options?: RequestOptions): APIPromise<TailDeleteResponse | null>;
  }

  export interface TailCreateParams extends InAccount {
    /** @example "this-is-my-project-01" */ project_name: string;
    filters?: ({ [key: string]: unknown })[];
  }

  export interface TailCreateResponse {
    /** @example "49a4dcf81a3940fab8453b2be3fb86ef" @readOnly */ id: string;
    /** @readOnly */ url?: string;
  }

  export interface TailDeleteParams extends InAccount {
    /** @example "this-is-my-project-01" */ project_name: string;
    deployment_id: ResourceID;
  }

  export type TailDeleteResponse = unknown;
}

export declare namespace Pages.Projects.Deployments.History {
  /** Build output. */
  export interface Logs {
    /** Read the build log of a deployment.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}/deployments/{deployment_id}/history/logs
     *  @permission Pages Read; Pages Write
     *  @availability ga */
    get(deploymentID: ResourceID, params: LogGetParams, options?: RequestOptions): APIPromise<LogGetResponse>;
  }

  export type LogGetParams = DomainGetParams;

  export interface LogGetResponse {
    data: LogGetResponse.Data[];
    /** @readOnly */ includes_container_logs: boolean;
    /** @readOnly */ total: Integer;
  }
  export namespace LogGetResponse {
    export interface Data {
      /** @readOnly */ line: string;
      /** @readOnly */ ts: string;
    }
  }
}
