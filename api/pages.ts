import type {
  APIPromise,
  JsonObject,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  Uploadable,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, InAccount, Integer, PageParams, ResourceID } from './_shared.ts';

/** Pages: Web sites built from Git or direct upload and served worldwide.
 *  @product pages Pages
 *  @docs https://developers.cloudflare.com/pages/ */
export interface Pages {
  readonly projects: Pages.Projects;
  readonly assets: Pages.Assets;
}

export declare namespace Pages {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Build settings of the site: command, output folder, root folder. */ build_config: unknown;
    /** Repository, branches and paths. */ config: unknown;
    /** D1 databases by binding name. */ d1_databases: unknown;
    /** Bindings, variables and limits of Functions, for preview and production. */ deployment_configs: unknown;
    /** Whether pushes deploy at all; use the two settings for production and preview. */ deployments_enabled: boolean;
    /** Exported class or object that is called; null for the default. */ entrypoint: string;
    /** KV namespaces by binding name. */ kv_namespaces: unknown;
    /** Limits of a Function call. */ limits: unknown;
    /** Client certificates by binding name. */ mtls_certificates: unknown;
    /** Id of the namespace that is bound. */ namespace_id: string;
    /** Owner of the repository at the provider. */ owner: string;
    /** Number of the owner at the provider. */ owner_id: string;
    /** Changes to these paths alone start no preview; `*` as wildcard. */ path_excludes: unknown;
    /** Paths whose changes start a preview; changes elsewhere do not. `*` is a wildcard. */ path_includes: unknown;
    /** Location where Functions run. */ placement: unknown;
    /** Whether results are written into pull requests. */ pr_comments_enabled: boolean;
    /** Settings of preview deployments. */ preview: unknown;
    /** Branches without previews; `*` as wildcard. Counts with `custom` only. */ preview_branch_excludes: unknown;
    /** Branches with previews; `*` as wildcard. Counts with `custom` only. */ preview_branch_includes: unknown;
    /** Branches that get previews. */ preview_deployment_setting: unknown;
    /** Whether pushes to the production branch deploy. */ production_deployments_enabled: boolean;
    /** Queues that Functions write to, by binding name. */ queue_producers: unknown;
    /** R2 buckets by binding name. */ r2_buckets: unknown;
    /** Number of the repository at the provider. */ repo_id: string;
    /** Name of the repository. */ repo_name: string;
    /** Name of the Worker. */ service: string;
    /** Other Workers by binding name. */ services: unknown;
    /** Vectorize indexes by binding name. */ vectorize_bindings: unknown;
    /** Browser Rendering by binding name. */ browsers: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Deployment to work on, as `pages.projects.deployments.list` shows it. @from pages.projects.deployments.list */ deployment_id: string;
    /** Custom domain of the project, as a full hostname. @from pages.projects.domains.list */ domain_name: string;
    /** Project to work on, by its name; it is also the first label under pages.dev. @from pages.projects.list */ project_name: string;
    /** Live log to end, by the id that starting it returned. */ tail_id: string;
  }

  /** Sites with their build settings and Git source. */
  export interface Projects {
    readonly deployments: Projects.Deployments;
    readonly domains: Projects.Domains;
    readonly source: Projects.Source;

    /** Create a project with production branch, build settings and Git source.
     *
     *  Without `source` it takes direct uploads; the kind cannot be changed later. The project is reached at `NAME.pages.dev`, with a suffix
     *  where the name is taken.
     *  @http POST /accounts/{account_id}/pages/projects
     *  @permission Pages Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "my-pages-app", "production_branch": "main",
     *    "build_config": { "build_command": "npm run build", "destination_dir": "dist" }
     *  } */
    create(params: ProjectCreateParams, options?: RequestOptions): APIPromise<Project>;

    /** List the Pages projects of the account.
     *  @http GET /accounts/{account_id}/pages/projects
     *  @permission Pages Read; Pages Write
     *  @availability ga
     *  @columns name subdomain domains production_branch framework created_on
     *  @key name */
    list(params: ProjectListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Project>, Project>;

    /** Delete a project with all its deployments.
     *
     *  Custom domains have to be detached first, and a project with very many deployments has to be emptied of them.
     *  @http DELETE /accounts/{account_id}/pages/projects/{project_name}
     *  @permission Pages Write
     *  @availability ga
     *  @cascades pages.projects.deployments */
    delete(projectName: string, params: InAccount, options?: RequestOptions): APIPromise<ProjectDeleteResponse | null>;

    /** Edit a project's build, deployment or source settings.
     *
     *  Environment variables are merged: give a new key to add, null to remove. Settings count from the next deployment.
     *  @http PATCH /accounts/{account_id}/pages/projects/{project_name}
     *  @body json required
     *  @permission Pages Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "production_branch": "main",
     *    "build_config": {"build_command": "npm run build", "destination_dir": "dist"}
     *  } */
    edit(projectName: string, params: ProjectEditParams, options?: RequestOptions): APIPromise<Project>;

    /** Get one project by name with its settings and latest deployment.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}
     *  @permission Pages Read; Pages Write
     *  @availability ga */
    get(projectName: string, params: InAccount, options?: RequestOptions): APIPromise<Project>;

    /** Get a short-lived token for uploading a project's assets.
     *
     *  Authorizes the `pages.assets` calls, which take it instead of an API token.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}/upload-token
     *  @permission Pages Write
     *  @availability ga */
    getUploadToken(
      projectName: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ProjectGetUploadTokenResponse>;

    /** Purge a project's build cache, so the next build starts fresh.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/purge_build_cache
     *  @permission Pages Write
     *  @availability ga
     *  @confirm */
    purgeBuildCache(
      projectName: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ProjectPurgeBuildCacheResponse | null>;
  }

  export interface ProjectBasics {
    /** Name of the project: lower-case letters, digits and hyphens; part of its `pages.dev` address.
     *  @example "my-pages-app" */
    name?: string;
    /** Branch whose deployments go live at the production address. @example "main" */ production_branch?: string;
  }

  export interface BuildSettings {
    /** Whether dependencies are kept between builds. */ build_caching?: boolean | null;
    /** Shell command that builds the site; empty for none. */ build_command?: string | null;
    /** Folder with the built files, below the root folder. @example "build" */ destination_dir?: string | null;
    /** Folder of the repository in which the command runs. @example "/" */ root_dir?: string | null;
    /** Web Analytics site of the project; null if it is not measured. @example "cee1c73f6e4743d0b5e6bb1a0bcaabcc" */
    web_analytics_tag?: string | null;
    /** Token of the Web Analytics script; null if it is not measured. @example "021e1057c18547eca7b79f2516f06o7x" @sensitive */
    web_analytics_token?: string | null;
  }

  export interface ProjectCreateParams extends InAccount, ProjectBasics {
    /** @example "my-pages-app" */ name: string;
    /** @example "main" */ production_branch: string;
    build_config?: ProjectCreateParams.BuildConfig;
    deployment_configs?: ProjectCreateParams.DeploymentConfigs;
    /** Git repository that the project is built from; left out for direct uploads. */ source?: ProjectCreateParams.Source;
  }
  export namespace ProjectCreateParams {
    export interface BuildConfig extends BuildSettings {
      build_caching?: boolean;
      build_command?: string;
      /** @example "build" */ destination_dir?: string;
      /** @example "/" */ root_dir?: string;
    }
    export interface DeploymentConfigs {
      preview?: DeploymentConfigs.Preview;
      /** Settings of production deployments. */ production?: DeploymentConfigs.Production;
    }
    export namespace DeploymentConfigs {
      export interface DeploymentConfigParams {
        /** Constellation AI projects by binding name. */ ai_bindings?: { [key: string]: AIBindings | null };
        /** Whether Functions always run with the newest compatibility date. @default false */ always_use_latest_compatibility_date?: boolean;
        /** Analytics Engine datasets by binding name. */ analytics_engine_datasets?: { [key: string]: Preview.AnalyticsEngineDatasets | null };
        /** Version of the image builds run in. @default 3 @example 3 */ build_image_major_version?: Integer;
        /** Day whose runtime behavior Functions get. @example "2025-01-01" */ compatibility_date?: string;
        /** Runtime behaviors switched on or off apart from the date. */ compatibility_flags?: string[];
        d1_databases?: { [key: string]: Preview.D1Databases | null };
        /** Durable Object namespaces by binding name. */ durable_object_namespaces?: { [key: string]: DurableObjectNamespaces | null };
        /** Variables of build and Functions by name; null removes one in an edit. */
        env_vars?: { [key: string]: /** @discriminator type */ (/** @discriminator type */ PagesPlainTextEnvVar | PagesSecretTextEnvVar) | null };
        /** If true, static files are served when the limit of Function calls is used up; otherwise an error. @default true */ fail_open?: boolean;
        /** Hyperdrive configurations by binding name. */ hyperdrive_bindings?: { [key: string]: Preview.HyperdriveBindings | null };
        kv_namespaces?: { [key: string]: KVNamespaces | null };
        limits?: Limits;
        mtls_certificates?: { [key: string]: MTLSCertificates | null };
        placement?: Preview.Placement;
        queue_producers?: { [key: string]: Preview.QueueProducers | null };
        r2_buckets?: { [key: string]: R2Buckets | null };
        services?: { [key: string]: Preview.Services | null };
        /** Old choice of prices; only `standard` is left. @default "standard" @deprecated */ usage_model?: 'standard' | 'bundled' | 'unbound' | (string & {});
        vectorize_bindings?: { [key: string]: VectorizeBindings | null };
        /** Hash of the Wrangler configuration that the settings come from. @example "abc123def456" */ wrangler_config_hash?: string;
      }
      export interface Preview extends DeploymentConfigParams {
        browsers?: { [key: string]: Preview.Browsers | null };
      }
      export namespace Preview {
        export interface AnalyticsEngineDatasets {
          /** Dataset that is bound. @example "api_analytics" */ dataset: string;
        }
        export interface Browsers {}
        export interface D1Databases {
          /** Id of the D1 database or Hyperdrive configuration. @example "445e2955-951a-43f8-a35b-a4d0c8138f63" */ id: string;
        }
        export interface HyperdriveBindings {
          /** Hyperdrive configuration that is bound. @example "445e2955-951a-43f8-a35b-a4d0c8138f63" */ id: string;
        }
        export interface Placement {
          /** `smart` runs Functions near the data they use. @example "smart" */ mode: string;
        }
        export interface QueueProducers {
          /** Queue that is written to. @example "some-queue" */ name: string;
        }
        export interface Services {
          service: string;
          entrypoint?: string | null;
          /** Environment of the Worker. */ environment?: string;
        }
      }
      export interface Production extends DeploymentConfigParams {
        browsers?: { [key: string]: Production.Browsers | null };
      }
      export namespace Production {
        export interface Browsers {}
      }
    }
    export interface Source {
      config: Source.Config;
      /** Provider of the repository. */ type: 'github' | 'gitlab' | (string & {});
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
        preview_deployment_setting?: 'all' | 'none' | 'custom' | (string & {});
        /** Branch that production is built from. @example "main" */ production_branch?: string;
        production_deployments_enabled?: boolean;
        /** @example "12345678" */ repo_id?: string;
        /** @example "my-repo" */ repo_name?: string;
      }
    }
  }

  export interface ProjectOverview {
    /** @readOnly */ created_on: DateTime;
    /** Framework that was recognized in the build. @readOnly */ framework: string;
    /** Version of the recognized framework. @readOnly */ framework_version: string;
    /** Worker script behind preview deployments. @example "pages-worker--1234567-preview" @readOnly */ preview_script_name: string;
    /** Worker script behind production. @example "pages-worker--1234567-production" @readOnly */ production_script_name: string;
    build_config?: BuildConfig;
    /** Custom domains attached to the project. @readOnly */ domains?: string[];
    /** Address of the project under `pages.dev`. @example "helloworld.pages.dev" @readOnly */ subdomain?: string;
  }

  export interface RuntimeConfig {
    /** Whether Functions always run with the newest compatibility date. */ always_use_latest_compatibility_date: boolean;
    /** Version of the image builds run in. @example 3 */ build_image_major_version: Integer;
    /** Day whose runtime behavior Functions get. @example "2025-01-01" */ compatibility_date: string;
    /** Runtime behaviors switched on or off apart from the date. */ compatibility_flags: string[];
    /** If true, static files are served when the limit of Function calls is used up; otherwise an error. */ fail_open: boolean;
    /** Old choice of prices; only `standard` is left. @deprecated */ usage_model: 'standard' | 'bundled' | 'unbound';
    /** Hash of the Wrangler configuration that the settings come from. @example "abc123def456" */ wrangler_config_hash?: string;
  }

  export interface Project extends ProjectOverview, ProjectBasics {
    /** Id of the project, given by Cloudflare. @example "7b162ea7-7367-4d67-bcde-1160995d5" @readOnly */ id: string;
    /** Deployment that production serves now; null before the first. */ canonical_deployment: Deployment | null;
    deployment_configs: Project.DeploymentConfigs;
    /** Newest deployment of any branch; null before the first. */ latest_deployment: Deployment | null;
    /** @example "this-is-my-project-01" */ name: string;
    /** @example "main" */ production_branch: string;
    /** Whether the project has Functions; null if not known. @readOnly */ uses_functions: boolean | null;
    /** Git repository that the project is built from; absent for direct uploads. */ source?: Project.Source;
  }
  export namespace Project {
    export interface DeploymentConfigs {
      preview: DeploymentConfigs.Preview;
      /** Settings of production deployments. */ production: DeploymentConfigs.Production;
    }
    export namespace DeploymentConfigs {
      export interface DeploymentConfig extends RuntimeConfig {
        /** Variables of build and Functions, by name. */
        env_vars: { [key: string]: /** @discriminator type */ (/** @discriminator type */ PagesPlainTextEnvVar | PagesSecretTextEnvVar) | null } | null;
        /** Constellation AI projects by binding name. */ ai_bindings?: { [key: string]: AIBindings };
        /** Analytics Engine datasets by binding name. */ analytics_engine_datasets?: { [key: string]: ProjectCreateParams.DeploymentConfigs.Preview.AnalyticsEngineDatasets };
        d1_databases?: { [key: string]: ProjectCreateParams.DeploymentConfigs.Preview.D1Databases };
        /** Durable Object namespaces by binding name. */ durable_object_namespaces?: { [key: string]: DurableObjectNamespaces };
        /** Hyperdrive configurations by binding name. */ hyperdrive_bindings?: { [key: string]: ProjectCreateParams.DeploymentConfigs.Preview.HyperdriveBindings };
        kv_namespaces?: { [key: string]: KVNamespaces };
        limits?: Limits;
        mtls_certificates?: { [key: string]: MTLSCertificates };
        placement?: ProjectCreateParams.DeploymentConfigs.Preview.Placement;
        queue_producers?: { [key: string]: ProjectCreateParams.DeploymentConfigs.Preview.QueueProducers };
        r2_buckets?: { [key: string]: R2Buckets };
        services?: { [key: string]: Preview.Services };
        vectorize_bindings?: { [key: string]: VectorizeBindings };
      }
      export interface Preview extends DeploymentConfig {
        browsers?: { [key: string]: Preview.Browsers | null };
      }
      export namespace Preview {
        export interface Browsers {}
        export interface Services {
          /** Environment of the Worker. */ environment: string;
          service: string;
          entrypoint?: string | null;
        }
      }
      export interface Production extends DeploymentConfig {
        browsers?: { [key: string]: Production.Browsers | null };
      }
      export namespace Production {
        export interface Browsers {}
      }
    }
    export interface Source {
      config: Source.Config;
      /** Provider of the repository. */ type: 'github' | 'gitlab';
    }
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
        /** Branch that production is built from. @example "main" */ production_branch: string;
        production_deployments_enabled: boolean;
        /** @example "12345678" */ repo_id: string;
        /** @example "my-repo" */ repo_name: string;
      }
    }
  }

  export interface ProjectListParams extends InAccount, PageParams {}

  export type ProjectDeleteResponse = JsonValue;

  export interface ProjectEditParams extends InAccount, ProjectBasics {
    build_config?: ProjectCreateParams.BuildConfig;
    deployment_configs?: ProjectCreateParams.DeploymentConfigs;
    /** Git repository that the project is built from; left out for direct uploads. */ source?: ProjectCreateParams.Source;
  }

  export interface ProjectGetUploadTokenResponse {
    /** Token for the `pages.assets` calls; valid for minutes. @sensitive */ jwt: string;
  }

  export type ProjectPurgeBuildCacheResponse = JsonValue;

  /** Static files, uploaded once by hash. */
  export interface Assets {
    /** Find which of the given asset hashes Pages does not hold yet.
     *
     *  Takes the token of `pages.projects.getUploadToken`. Only missing files need to be uploaded.
     *  @http POST /pages/assets/check-missing
     *  @auth pages_upload_token */
    checkMissing(
      params: AssetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<AssetCheckMissingResponse>, AssetCheckMissingResponse>;

    /** Upload a batch of static asset files before a deployment.
     *
     *  Takes the token of `pages.projects.getUploadToken`.
     *  @http POST /pages/assets/upload
     *  @unwrapped
     *  @auth pages_upload_token */
    upload(params: AssetUploadParams, options?: RequestOptions): APIPromise<Asset>;

    /** Mark asset hashes as in use, so that a deployment can refer to them.
     *
     *  Keeps known files from being cleaned up before the deployment is created. Takes the token of `pages.projects.getUploadToken`.
     *  @http POST /pages/assets/upsert-hashes
     *  @unwrapped
     *  @auth pages_upload_token */
    upsertHashes(params: AssetParams, options?: RequestOptions): APIPromise<Asset>;
  }

  export interface AssetParams {
    /** Content hashes of the files to be deployed. */ hashes: string[];
  }

  export type AssetCheckMissingResponse = string;

  export interface AssetUploadParams {
    /** Files to upload, at most some 50 MB a request. @body */ body: AssetUploadParams.Body[];
  }
  export namespace AssetUploadParams {
    export interface Body {
      /** Whether `value` is base64. */ base64: boolean;
      /** Content hash of the file, by which deployments name it. @example "b026324c6904b2a9cb4b88d6d61c81d1" */ key: string;
      /** Information required to serve the file. */ metadata: Body.Metadata;
      /** Content of the file; base64 if `base64` is set. @example "SGVsbG8sIFdvcmxkIQ==" */ value: string;
    }
    export namespace Body {
      export interface Metadata {
        /** MIME type the file is served with. @example "text/plain" */ contentType: string;
      }
    }
  }

  export interface Asset {
    errors: Asset.Error[];
    messages: Asset.ResponseMessage[];
    success: true;
  }
  export namespace Asset {
    export interface ResponseMessage {
      /** Number by which programs tell it. @min 1000 */ code: Integer;
      /** Human-readable message. */ message: string;
      /** Page that tells more. */ documentation_url?: string;
      /** Part of the request that is concerned. */ source?: Error.Source;
    }

    export interface Error extends ResponseMessage {}
    export namespace Error {
      export interface Source {
        /** JSON pointer to the part of the request that is concerned. */ pointer?: string;
      }
    }
  }

  export type AssetCheckMissingResponsesSinglePage = SinglePage<AssetCheckMissingResponse>;

  export interface DeploymentState {
    /** Further addresses that lead to the deployment; null if there are none. @readOnly */ aliases: string[] | null;
    build_config: BuildConfig;
    /** @readOnly */ created_on: DateTime;
    /** Whether it was skipped; `skip_reason` tells why. @readOnly */ is_skipped: boolean;
    /** Stage the deployment is in, with its state. @readOnly */ latest_stage: Stage;
    /** @readOnly */ modified_on: DateTime;
    /** Project the deployment belongs to. @example "this-is-my-project-01" @from pages.projects.list */ project_name: string;
    /** First 8 characters of the id. @example "f64788e9" @readOnly */ short_id: string;
    /** All stages with their times. @readOnly */ stages: Stage[];
  }

  export interface Deployment extends DeploymentState {
    /** Id of the deployment, given by Cloudflare. @example "f64788e9-fccd-4d4a-a28a-cb84f88f6" @readOnly */ id: string;
    /** Event that started the deployment. @readOnly */ deployment_trigger: Deployment.DeploymentTrigger;
    /** Variables of build and Functions, by name. */
    env_vars: { [key: string]: /** @discriminator type */ (/** @discriminator type */ PagesPlainTextEnvVar | PagesSecretTextEnvVar) | null } | null;
    /** Whether it is a preview or production. @readOnly */ environment: 'preview' | 'production';
    /** Project the deployment belongs to, by id. @example "7b162ea7-7367-4d67-bcde-1160995d5" @readOnly */ project_id: string;
    /** Git repository that was built; absent for direct uploads. */ source: Project.Source;
    /** Address of exactly this deployment. @example "https://f64788e9.ninjakittens.pages.dev" @readOnly */ url: string;
    /** Reason it was skipped; null if it was not. @readOnly */ skip_reason?:
      | 'commit_message' | 'preview_deployments_disabled' | 'production_deployments_disabled' | 'path_config'
      | 'branch_config' | 'pages_to_workers_conversion' | 'superseded_queued_build' | null;
    /** Whether the deployment has Functions; null if not known. @readOnly */ uses_functions?: boolean | null;
  }
  export namespace Deployment {
    export interface DeploymentTrigger {
      /** Commit and branch behind it. */ metadata: DeploymentTrigger.Metadata;
      /** A push, an upload, or a deploy hook. */ type: 'github:push' | 'ad_hoc' | 'deploy_hook';
    }
    export namespace DeploymentTrigger {
      export interface Metadata {
        /** Branch that was deployed. @example "main" */ branch: string;
        /** Whether the upload held changes that were not committed. */ commit_dirty: boolean;
        /** Commit that was deployed. @example "ad9ccd918a81025731e10e40267e11273a263421" */ commit_hash: string;
        /** Message of the deployed commit. */ commit_message: string;
      }
    }
  }

  export type DeploymentsV4PagePaginationArray = V4PagePaginationArray<Deployment>;

  export type ProjectsV4PagePaginationArray = V4PagePaginationArray<Project>;

  export interface Stage {
    /** End of the stage; null while it runs. @readOnly */ ended_on: DateTime | null;
    /** Name of the stage, listed in the order in which stages run. */ name: 'queued' | 'initialize' | 'clone_repo' | 'build' | 'deploy';
    /** Start of the stage; null before it. @readOnly */ started_on: DateTime | null;
    /** Result of the stage. @readOnly */ status: 'success' | 'idle' | 'active' | 'failure' | 'canceled' | 'skipped';
  }

  export interface PagesPlainTextEnvVar {
    /** A value that can be read again. */ type: 'plain_text';
    /** Text of the variable. */ value: string;
  }

  export interface PagesSecretTextEnvVar {
    /** A value that is never returned. */ type: 'secret_text';
    /** Text of the secret; empty in answers. @sensitive */ value: string;
  }

  export interface AIBindings {
    /** AI project that is bound. */ project_id: string;
  }

  export interface DurableObjectNamespaces {
    /** @example "5eb63bbbe01eeed093cb22bb8f5acdc3" */ namespace_id: string;
  }

  export interface KVNamespaces {
    /** @example "5eb63bbbe01eeed093cb22bb8f5acdc3" */ namespace_id: string;
  }

  export interface Limits {
    /** CPU time that a call may take. @unit milliseconds @example 100 */ cpu_ms: Integer;
  }

  export interface MTLSCertificates {
    /** Id of the certificate that is bound. @example "d7cdd17c-916f-4cb7-aabe-585eb382ec4e" */ certificate_id: string;
  }

  export interface R2Buckets {
    /** R2 bucket that is bound. @example "some-bucket" */ name: string;
    /** Region to which the R2 bucket is bound; null or left out for a bucket without one. @example "eu" */ jurisdiction?: string | null;
  }

  export interface VectorizeBindings {
    /** Vectorize index that is bound. @example "my_index" */ index_name: string;
  }

  export interface ListedProject extends ProjectOverview {
    /** Deployment that production serves now; null before the first. */ canonical_deployment: ProjectDeployment;
    deployment_configs: {
      preview: DeploymentConfigValues;
      /** Build and runtime settings of the deployments from the production branch. */ production: DeploymentConfigValues;
    };
    /** Identifies the project; given by Cloudflare. @example "7b162ea7-7367-4d67-bcde-1160995d5" @readOnly */ id: string;
    /** Newest deployment of any branch; null before the first. */ latest_deployment: ProjectDeployment;
    /** Name of the project; part of its `pages.dev` address. @example "this-is-my-project-01" */ name: string;
    /** Git branch whose commits are deployed to the project's main address. @example "main" */ production_branch: string;
    /** Git repository that the project is built from; absent for direct uploads. */ source?: Source;
    /** Whether the project contains Pages Functions, as found in its last build. @readOnly */ uses_functions: boolean | null;
  }

  export interface BuildConfig extends BuildSettings {
    /** @example "cee1c73f6e4743d0b5e6bb1a0bcaabcc" */ web_analytics_tag: string | null;
    /** @example "021e1057c18547eca7b79f2516f06o7x" @sensitive */ web_analytics_token: string | null;
  }

  export interface ProjectDeployment extends DeploymentState {
    /** Event that started the deployment. @readOnly */
    deployment_trigger: {
      /** Commit and branch behind it. */ metadata: {
        /** Branch that was deployed. @example "main" */ branch: string;
        /** Whether the files differed from the commit when they were uploaded. */ commit_dirty: boolean;
        /** SHA of the commit that was deployed. @example "ad9ccd918a81025731e10e40267e11273a263421" */ commit_hash: string;
        /** Message of the commit that was deployed. */ commit_message: string;
      };
      /** A push, an upload, or a deploy hook. */ type: 'github:push' | 'ad_hoc' | 'deploy_hook';
    };
    /** Variables of the build by name. */ env_vars: EnvVars;
    /** Whether it was deployed to production or as a preview, by its branch. @readOnly */ environment: 'preview' | 'production';
    /** Identifies the deployment; given by Cloudflare. @example "f64788e9-fccd-4d4a-a28a-cb84f88f6" @readOnly */ id: string;
    /** Project that the deployment belongs to. @example "7b162ea7-7367-4d67-bcde-1160995d5" @readOnly */ project_id: string;
    /** @example "this-is-my-project-01" */ project_name: string;
    /** Reason the build was skipped, such as a commit message, a branch or a path rule; absent if it was not. @readOnly */ skip_reason?:
      | 'commit_message' | 'preview_deployments_disabled' | 'production_deployments_disabled' | 'path_config'
      | 'branch_config' | 'pages_to_workers_conversion' | null;
    /** Git repository that was built; absent for direct uploads. */ source: Source;
    /** Address at which this very deployment stays reachable. @example "https://f64788e9.ninjakittens.pages.dev" @readOnly */ url: string;
    /** Whether the project contains Pages Functions, as found in its last build. @readOnly */ uses_functions?: boolean | null;
  }

  export type EnvVars = { [key: string]: /** @discriminator type */ PlainTextEnvVar | SecretTextEnvVar | null } | null;

  export type PlainTextEnvVar = { /** A value that can be read again. */ type: 'plain_text'; /** Text of the variable. */ value: string } | null;

  export type SecretTextEnvVar = {
    /** A value that is never returned. */ type: 'secret_text';
    /** Text of the secret; empty in answers. @sensitive */ value: string;
  } | null;

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
      /** Git branch whose commits are deployed to the project's main address. @example "main" */ production_branch: string;
      production_deployments_enabled: boolean;
      /** @example "12345678" */ repo_id: string;
      /** @example "my-repo" */ repo_name: string;
    };
    /** Provider of the repository. */ type: 'github' | 'gitlab';
  }

  export interface DeploymentConfigValues extends RuntimeConfig {
    /** Constellation AI projects by binding name. */ ai_bindings?: { [key: string]: { /** AI project that is bound. */ project_id: string } };
    /** Analytics Engine datasets by binding name. */ analytics_engine_datasets?: { [key: string]: { /** Dataset that is bound. @example "api_analytics" */ dataset: string } };
    /** Browser Rendering bindings, by the name under which the code sees them. */ browsers?: { [key: string]: JsonObject | null };
    d1_databases?: {
      [key: string]: { /** Id of the bound resource. @example "445e2955-951a-43f8-a35b-a4d0c8138f63" */ id: string };
    };
    /** Durable Object bindings by name, each with the id of its namespace. */
    durable_object_namespaces?: {
      [key: string]: { /** @example "5eb63bbbe01eeed093cb22bb8f5acdc3" */ namespace_id: string };
    };
    /** Variables of the build by name. */ env_vars: EnvVars;
    /** Hyperdrive bindings by name, each with the id of its configuration. */
    hyperdrive_bindings?: { [key: string]: { /** Id of the bound resource. @example "a76a99bc342644deb02c38d66082262a" */ id: string } };
    kv_namespaces?: { [key: string]: { /** @example "5eb63bbbe01eeed093cb22bb8f5acdc3" */ namespace_id: string } };
    limits?: { /** CPU time that a call may take. @unit milliseconds @example 100 */ cpu_ms: Integer };
    mtls_certificates?: {
      [key: string]: { /** Id of the certificate that is bound. @example "d7cdd17c-916f-4cb7-aabe-585eb382ec4e" */ certificate_id: string };
    };
    placement?: { /** `smart` runs Functions near the data they use. @example "smart" */ mode: string };
    queue_producers?: {
      [key: string]: { /** Name of the bound resource. @example "some-queue" */ name: string };
    };
    r2_buckets?: {
      [key: string]: {
        /** Region to which the R2 bucket is bound; null or left out for a bucket without one. @example "eu" */ jurisdiction?: string | null;
        /** Name of the bound resource. @example "some-bucket" */ name: string;
      };
    };
    services?: {
      [key: string]: {
        entrypoint?: string | null;
        /** Environment of the bound Worker that is called. */ environment: string;
        service: string;
      };
    };
    vectorize_bindings?: {
      [key: string]: { /** Vectorize index that is bound. @example "my_index" */ index_name: string };
    };
  }
}

export declare namespace Pages.Projects {
  /** Published states of a site, live or preview. */
  export interface Deployments {
    readonly history: Deployments.History;
    readonly tails: Deployments.Tails;

    /** Create a deployment from uploaded assets or a Git branch.
     *
     *  The answer comes before the build is done: poll `get` until `latest_stage` is `deploy` with status `success` or `failure`.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/deployments
     *  @body multipart required
     *  @permission Pages Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "project_name": "my-pages-app", "branch": "main", "manifest": "{}" }
     *  @waits pages.projects.deployments.get latest_stage.status done=success failed=failure,canceled when=latest_stage.name:deploy id=id
     *  @most 20000 */
    create(projectName: string, params: DeploymentCreateParams, options?: RequestOptions): APIPromise<Deployment>;

    /** List a project's deployments, production or preview only if wanted.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}/deployments
     *  @permission Pages Read; Pages Write
     *  @availability ga
     *  @columns short_id environment url deployment_trigger.metadata.branch latest_stage.name latest_stage.status created_on */
    list(
      projectName: string,
      params: DeploymentListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<Deployment>, Deployment>;

    /** Delete one deployment.
     *
     *  The production deployment in use cannot be deleted; one with an alias only with `force`.
     *  @http DELETE /accounts/{account_id}/pages/projects/{project_name}/deployments/{deployment_id}
     *  @permission Pages Write
     *  @availability ga */
    delete(deploymentID: ResourceID, params: DeploymentDeleteParams, options?: RequestOptions): APIPromise<DeploymentDeleteResponse | null>;

    /** Get one deployment with its stages and build settings.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}/deployments/{deployment_id}
     *  @permission Pages Read; Pages Write
     *  @availability ga */
    get(deploymentID: ResourceID, params: DeploymentParams, options?: RequestOptions): APIPromise<Deployment>;

    /** Retry a deployment's build with the same source.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/deployments/{deployment_id}/retry
     *  @permission Pages Write
     *  @availability ga
     *  @waits pages.projects.deployments.get latest_stage.status done=success failed=failure,canceled when=latest_stage.name:deploy id=id */
    retry(deploymentID: ResourceID, params: DeploymentParams, options?: RequestOptions): APIPromise<Deployment>;

    /** Roll production back to an earlier deployment.
     *
     *  Only successful production deployments. Nothing is built again.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/deployments/{deployment_id}/rollback
     *  @permission Pages Write
     *  @availability ga */
    rollback(deploymentID: ResourceID, params: DeploymentParams, options?: RequestOptions): APIPromise<Deployment>;
  }

  export interface DeploymentCreateParams extends InAccount {
    /** File with header rules of static files. */ _headers?: Uploadable;
    /** File with redirect rules. */ _redirects?: Uploadable;
    /** File that says which paths run Functions. */ '_routes.json'?: Uploadable;
    /** Bundled Functions of several modules, at most 25 MiB; not together with `_worker.js`. */ '_worker.bundle'?: Uploadable;
    /** One Worker module that handles all requests; not together with `_worker.bundle`. */ '_worker.js'?: Uploadable;
    /** Branch that the deployment counts for; left out, the production branch. @example "staging" */ branch?: string;
    /** Whether the files held changes that were not committed. */ commit_dirty?: 'true' | 'false';
    /** Commit the files come from. @example "a1b2c3d4e5f6" */ commit_hash?: string;
    /** Message shown with the deployment. */ commit_message?: string;
    /** Routes of Functions as the build tool found them. */ 'functions-filepath-routing-config.json'?: Uploadable;
    /** JSON text of an object: content hash by path, for at most 20,000 files (100,000 on Workers Paid). Needed for direct uploads. */ manifest?: string;
    /** Folder with the built files. @example "dist" */ pages_build_output_dir?: string;
    /** Hash of the Wrangler configuration. */ wrangler_config_hash?: string;
  }

  export interface DeploymentListParams extends InAccount, PageParams {
    /** Only production or only preview deployments. */ env?: 'production' | 'preview' | (string & {});
  }

  export interface DeploymentDeleteParams extends InAccount {
    /** Project the deployment belongs to. @example "this-is-my-project-01" @from pages.projects.list */ project_name: string;
    /** If true, a preview that an alias points to is deleted too. @query */ force?: boolean;
  }

  export type DeploymentDeleteResponse = JsonValue;

  export interface DeploymentParams extends InAccount {
    /** Project the deployment belongs to. @example "this-is-my-project-01" @from pages.projects.list */ project_name: string;
  }

  /** Your own hostnames for a site. */
  export interface Domains {
    /** Create a custom domain of a project.
     *
     *  Add a CNAME to `PROJECT.pages.dev` too; for zones of the account at Cloudflare validation is automatic.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/domains
     *  @permission Pages Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "project_name": "my-pages-app", "name": "www.example.com" }
     *  @aliases custom domain
     *  @waits pages.projects.domains.get status done=active failed=blocked,error id=name */
    create(projectName: string, params: DomainCreateParams, options?: RequestOptions): APIPromise<Domain>;

    /** List the custom domains attached to a project.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}/domains
     *  @permission Pages Read; Pages Write
     *  @availability ga
     *  @columns name certificate_authority validation_data.status verification_data.status status created_on
     *  @key name */
    list(
      projectName: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Domain>, Domain>;

    /** Delete a custom domain of a project.
     *
     *  The DNS record stays and has to be removed by hand.
     *  @http DELETE /accounts/{account_id}/pages/projects/{project_name}/domains/{domain_name}
     *  @permission Pages Write
     *  @availability ga */
    delete(domainName: string, params: DeploymentParams, options?: RequestOptions): APIPromise<DomainDeleteResponse | null>;

    /** Retry the validation of a project's custom domain.
     *  @http PATCH /accounts/{account_id}/pages/projects/{project_name}/domains/{domain_name}
     *  @permission Pages Write
     *  @availability ga
     *  @waits pages.projects.domains.get status done=active failed=blocked,error */
    edit(domainName: string, params: DeploymentParams, options?: RequestOptions): APIPromise<Domain>;

    /** Get the validation and certificate state of one custom domain.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}/domains/{domain_name}
     *  @permission Pages Read; Pages Write
     *  @availability ga */
    get(domainName: string, params: DeploymentParams, options?: RequestOptions): APIPromise<Domain>;
  }

  export interface DomainCreateParams extends InAccount {
    /** Full hostname of the domain. @example "this-is-my-domain-01.com" */ name: string;
  }

  export interface Domain {
    /** Identifies the domain; given by Cloudflare. @readOnly */ id: string;
    /** Authority that issues the domain's certificate. @readOnly */ certificate_authority: 'google' | 'lets_encrypt';
    /** @readOnly */ created_on: string;
    /** Id of the domain, given by Cloudflare. @readOnly */ domain_id: string;
    /** Full hostname of the domain. @example "this-is-my-domain-01.com" */ name: string;
    /** State of the domain; it serves once `active`. @readOnly */
    status: 'initializing' | 'pending' | 'active' | 'deactivated' | 'blocked' | 'error';
    /** Method and state of the certificate's validation. @readOnly */ validation_data: Domain.ValidationData;
    /** State of the ownership verification. @readOnly */ verification_data: Domain.VerificationData;
    /** Zone of the domain, if Cloudflare has it. @readOnly */ zone_tag: string;
  }
  export namespace Domain {
    export interface ValidationData {
      /** Whether a file or a TXT record validates the certificate. */ method: 'http' | 'txt';
      /** State of the certificate's validation. */ status: 'initializing' | 'pending' | 'active' | 'deactivated' | 'error';
      /** Error message; absent if nothing failed. */ error_message?: string;
      /** Name of the TXT record to set. */ txt_name?: string;
      /** Text of the TXT record to set. */ txt_value?: string;
    }
    export interface VerificationData {
      /** State of the ownership verification. */ status: 'pending' | 'active' | 'deactivated' | 'blocked' | 'error';
      /** Error message; absent if nothing failed. */ error_message?: string;
    }
  }

  export type DomainDeleteResponse = JsonValue;

  /** The connected Git repository. */
  export interface Source {
    /** Connect a Pages project to a Git repository.
     *  @http POST /accounts/{account_id}/pages/projects/{project_name}/source
     *  @permission Pages Write
     *  @docs https://developers.cloudflare.com/api/operations/pages-project-connect-project-source */
    create(projectName: string, params: SourceCreateParams, options?: RequestOptions): APIPromise<ListedProject>;

    /** Disconnect a Pages project from its Git repository.
     *  @http DELETE /accounts/{account_id}/pages/projects/{project_name}/source
     *  @permission Pages Write
     *  @docs https://developers.cloudflare.com/api/operations/pages-project-disconnect-project-source */
    delete(projectName: string, params: InAccount, options?: RequestOptions): APIPromise<ListedProject>;
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
      preview_deployment_setting: 'all' | 'none' | 'custom' | (string & {});
      /** Git branch whose commits are deployed to the project's main address. @example "main" */ production_branch: string;
      production_deployments_enabled: boolean;
      /** @example "12345678" */ repo_id: string;
      /** @example "my-repo" */ repo_name: string;
    };
    /** Provider of the repository. */ type: 'github' | 'gitlab' | (string & {});
  }

  export type DomainListResponsesSinglePage = SinglePage<Domain>;
}

export declare namespace Pages.Projects.Deployments {
  /** Log of how a deployment was built. */
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
    /** Project the deployment belongs to. @example "this-is-my-project-01" @from pages.projects.list */ project_name: string;
    /** Conditions on the events that are shown. */ filters?: { [key: string]: unknown }[];
  }

  export interface TailCreateResponse {
    /** Id of the tail; needed to end it. @example "49a4dcf81a3940fab8453b2be3fb86ef" @readOnly */ id: string;
    /** WebSocket address at which events arrive. @readOnly */ url?: string;
  }

  export interface TailDeleteParams extends InAccount {
    /** Project the deployment belongs to. @example "this-is-my-project-01" @from pages.projects.list */ project_name: string;
    /** Deployment that is watched. @from pages.projects.deployments.list */ deployment_id: ResourceID;
  }

  export type TailDeleteResponse = JsonValue;
}

export declare namespace Pages.Projects.Deployments.History {
  /** Build output. */
  export interface Logs {
    /** Get the build log of a deployment.
     *  @http GET /accounts/{account_id}/pages/projects/{project_name}/deployments/{deployment_id}/history/logs
     *  @permission Pages Read; Pages Write
     *  @availability ga */
    get(deploymentID: ResourceID, params: DeploymentParams, options?: RequestOptions): APIPromise<LogGetResponse>;
  }

  export interface LogGetResponse {
    /** Lines of the log, oldest first. */ data: LogGetResponse.Data[];
    /** Whether output of the build container is among the lines. @readOnly */ includes_container_logs: boolean;
    /** Number of lines. @readOnly */ total: Integer;
  }
  export namespace LogGetResponse {
    export interface Data {
      /** Text of the line. @readOnly */ line: string;
      /** Time of the line. @readOnly */ ts: string;
    }
  }
}
