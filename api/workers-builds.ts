import type { APIPromise, JsonObject, RequestOptions } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Workers Builds: Build and deployment of scripts from a Git repository.
 *  @product workersBuilds Workers Builds
 *  @docs https://developers.cloudflare.com/workers/ci-cd/builds/ */
export interface WorkersBuilds {
  readonly account: WorkersBuilds.Account;
  readonly builds: WorkersBuilds.Builds;
  readonly repos: WorkersBuilds.Repos;
  readonly tokens: WorkersBuilds.Tokens;
  readonly triggers: WorkersBuilds.Triggers;
  readonly workers: WorkersBuilds.Workers;
  readonly deployHooks: WorkersBuilds.DeployHooks;
}

export declare namespace WorkersBuilds {
  /** Facts that hold for the whole account. */
  export interface Account {
    readonly limits: Account.Limits;
  }

  /** Single runs, queued, running or finished. */
  export interface Builds {
    readonly logs: Builds.Logs;

    /** Find the builds that produced given Worker version IDs.
     *  @http GET /accounts/{account_id}/builds/builds
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getBuildsByVersionIds */
    list(params: BuildListParams, options?: RequestOptions): APIPromise<LatestBuildsResponse>;

    /** Check on one build, with its status and settings.
     *  @http GET /accounts/{account_id}/builds/builds/{build_uuid}
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getBuildByUuid */
    get(/** @format uuid */ buildUuid: string, params: BuildGetParams, options?: RequestOptions): APIPromise<BuildResponse>;

    /** Cancel a build that is queued or running.
     *  @http PUT /accounts/{account_id}/builds/builds/{build_uuid}/cancel
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cancelBuildByUuid */
    cancel(/** @format uuid */ buildUuid: string, params: BuildCancelParams, options?: RequestOptions): APIPromise<CanceledBuildResponse>;

    /** Fetch the newest build of each of several Workers.
     *  @http GET /accounts/{account_id}/builds/builds/latest
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getLatestBuildsByScripts */
    latest(params: BuildLatestParams, options?: RequestOptions): APIPromise<LatestBuildsResponse>;
  }

  export interface BuildListParams extends InAccount {
    version_ids: string;
  }

  export type BuildsByVersionResponse = LatestBuildsResponse;

  export type BuildGetParams = InAccount;

  export interface BuildResponse {
    build_outcome?: 'success' | 'fail' | 'skipped' | 'cancelled' | 'terminated';
    build_trigger_metadata?: BuildTriggerMetadataResponse;
    /** @format uuid */ build_uuid?: string;
    created_on?: DateTime;
    initializing_on?: DateTime | null;
    modified_on?: DateTime;
    pull_request?: { created_on?: DateTime; /** @format uri */ pull_request_url?: string } | null;
    running_on?: DateTime | null;
    status?: 'queued' | 'initializing' | 'running' | 'stopped';
    stopped_on?: DateTime | null;
    trigger?: {
      branch_excludes?: string[];
      branch_includes?: string[];
      /** @default false */ build_caching_enabled?: boolean;
      build_command?: string;
      created_on?: DateTime;
      deleted_on?: DateTime | null;
      deploy_command?: string;
      /** @example "dd7160bb9cef458093557736f4b9e75b" */ external_script_id?: string;
      modified_on?: DateTime;
      path_excludes?: string[];
      path_includes?: string[];
      repo_connection?: UpsertRepoConnectionResponse;
      /** @example "/" */ root_directory?: string;
      trigger_name?: string;
      /** @format uuid */ trigger_uuid?: string;
    };
  }

  export type BuildCancelParams = InAccount;

  export interface CanceledBuildResponse {
    build_outcome?: 'success' | 'fail' | 'skipped' | 'cancelled' | 'terminated';
    /** @format uuid */ build_uuid?: string;
    stopped_on?: DateTime | null;
  }

  export interface BuildLatestParams extends InAccount {
    external_script_ids: string;
  }

  export interface LatestBuildsResponse {
    builds?: { [key: string]: BuildResponse };
  }

  /** Connected Git repositories. */
  export interface Repos {
    readonly configAutofill: Repos.ConfigAutofill;
    readonly connections: Repos.Connections;
  }

  /** API credentials that runs deploy with. */
  export interface Tokens {
    /** Page through the tokens that builds deploy with.
     *  @http GET /accounts/{account_id}/builds/tokens
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/listBuildTokens */
    list(params: TokenListParams, options?: RequestOptions): APIPromise<ListTokensResponse[] | null>;

    /** Register an API token and its secret for builds to deploy with.
     *  @http POST /accounts/{account_id}/builds/tokens
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/createBuildToken */
    create(params: TokenCreateParams, options?: RequestOptions): APIPromise<ListTokensResponse>;

    /** Delete a build token, so that builds cannot use it any more.
     *  @http DELETE /accounts/{account_id}/builds/tokens/{build_token_uuid}
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteBuildToken */
    delete(/** @format uuid */ buildTokenUuid: string, params: TokenDeleteParams, options?: RequestOptions): APIPromise<JsonObject | null>;
  }

  export interface TokenListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 200 @default 50 */ per_page?: Integer;
  }

  export interface ListTokensResponse {
    build_token_name?: string;
    /** @format uuid */ build_token_uuid?: string;
    /** @example "cf-token-123" */ cloudflare_token_id?: string;
    /** @example "user" */ owner_type?: string;
  }

  export interface TokenCreateParams extends InAccount {
    build_token_name: string;
    /** @example "super-secret-token" @sensitive */ build_token_secret: string;
    /** @example "cf-token-123" */ cloudflare_token_id: string;
  }

  export type CreateBuildTokenResponse = ListTokensResponse;

  export type TokenDeleteParams = InAccount;

  /** Branches and paths that start a run, with commands. */
  export interface Triggers {
    readonly builds: Triggers.Builds;
    readonly environmentVariables: Triggers.EnvironmentVariables;

    /** Create a trigger that builds and deploys a Worker on pushes to branches.
     *  @http POST /accounts/{account_id}/builds/triggers
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/createTrigger */
    create(params: TriggerCreateParams, options?: RequestOptions): APIPromise<TriggerResponse>;

    /** Change only the given branches, paths or commands of a build trigger.
     *  @http PATCH /accounts/{account_id}/builds/triggers/{trigger_uuid}
     *  @body json required
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/updateTrigger */
    edit(/** @format uuid */ triggerUuid: string, params: TriggerEditParams, options?: RequestOptions): APIPromise<TriggerResponse>;

    /** Delete a build trigger, so that pushes no longer start builds through it.
     *  @http DELETE /accounts/{account_id}/builds/triggers/{trigger_uuid}
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteTrigger */
    delete(/** @format uuid */ triggerUuid: string, params: TriggerDeleteParams, options?: RequestOptions): APIPromise<JsonObject | null>;

    /** Throw away a trigger's build cache, so that the next build starts clean.
     *  @http POST /accounts/{account_id}/builds/triggers/{trigger_uuid}/purge_build_cache
     *  @permission Workers CI Write
     *  @availability ga
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/purgeBuildCache */
    purgeBuildCache(
      /** @format uuid */ triggerUuid: string,
      params: TriggerPurgeBuildCacheParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;
  }

  export interface TriggerCreateParams extends InAccount {
    branch_excludes: string[];
    branch_includes: string[];
    /** @default false */ build_caching_enabled?: boolean;
    build_command: string;
    /** @format uuid */ build_token_uuid: string;
    deploy_command: string;
    /** @example "dd7160bb9cef458093557736f4b9e75b" */ external_script_id: string;
    path_excludes: string[];
    path_includes: string[];
    /** @format uuid */ repo_connection_uuid: string;
    /** @example "/" */ root_directory: string;
    trigger_name: string;
  }

  export interface TriggerResponse {
    branch_excludes?: string[];
    branch_includes?: string[];
    /** @default false */ build_caching_enabled?: boolean;
    build_command?: string;
    build_token_name?: string;
    /** @format uuid */ build_token_uuid?: string;
    created_on?: DateTime;
    deleted_on?: DateTime | null;
    deploy_command?: string;
    /** @example "dd7160bb9cef458093557736f4b9e75b" */ external_script_id?: string;
    modified_on?: DateTime;
    path_excludes?: string[];
    path_includes?: string[];
    repo_connection?: UpsertRepoConnectionResponse;
    /** @example "/" */ root_directory?: string;
    trigger_name?: string;
    /** @format uuid */ trigger_uuid?: string;
  }

  export interface TriggerEditParams extends InAccount {
    branch_excludes?: string[];
    branch_includes?: string[];
    /** @default false */ build_caching_enabled?: boolean;
    build_command?: string;
    /** @format uuid */ build_token_uuid?: string;
    deploy_command?: string;
    path_excludes?: string[];
    path_includes?: string[];
    /** @example "/" */ root_directory?: string;
    trigger_name?: string;
  }

  export type TriggerDeleteParams = InAccount;

  export type TriggerPurgeBuildCacheParams = InAccount;

  /** Scripts that are deployed from Git. */
  export interface Workers {
    readonly builds: Workers.Builds;
    readonly triggers: Workers.Triggers;
    readonly deployHooks: Workers.DeployHooks;

    /** Set a Worker up for builds from a Git repository, with production settings.
     *  @http POST /accounts/{account_id}/builds/workers
     *  @status 201
     *  @permission Workers CI Write
     *  @docs https://developers.cloudflare.com/api/operations/createWorkerBuild */
    create(params: WorkerCreateParams, options?: RequestOptions): APIPromise<WorkerResponse>;

    /** Read a Worker's repository and production build settings.
     *  @http GET /accounts/{account_id}/builds/workers/{script_tag}
     *  @permission Workers CI Write; Workers CI Read
     *  @docs https://developers.cloudflare.com/api/operations/getWorkerBuild */
    get(scriptTag: string, params: WorkerGetParams, options?: RequestOptions): APIPromise<WorkerResponse>;

    /** Change a Worker's repository or production build settings.
     *  @http PATCH /accounts/{account_id}/builds/workers/{script_tag}
     *  @body json required
     *  @permission Workers CI Write
     *  @docs https://developers.cloudflare.com/api/operations/updateWorkerBuild */
    edit(scriptTag: string, params: WorkerEditParams, options?: RequestOptions): APIPromise<WorkerResponse>;

    /** Remove the build setup of a Worker.
     *  @http DELETE /accounts/{account_id}/builds/workers/{script_tag}
     *  @permission Workers CI Write
     *  @docs https://developers.cloudflare.com/api/operations/deleteWorkerBuild */
    delete(scriptTag: string, params: WorkerDeleteParams, options?: RequestOptions): APIPromise<string | null>;
  }

  export interface WorkerCreateParams extends InAccount {
    git_repository: CreateWorkerGitRepositoryInput;
    production_settings: CreateWorkerBuildSettingsInput;
    /** @example "dd7160bb9cef458093557736f4b9e75b" */ script_tag: string;
  }

  export interface WorkerResponse {
    git_repository?: WorkerGitRepository;
    production_settings?: WorkerBuildSettings;
    /** @example "dd7160bb9cef458093557736f4b9e75b" */ script_tag?: string;
  }

  export type WorkerGetParams = InAccount;

  export interface WorkerEditParams extends InAccount {
    /** @minProperties 1 */ git_repository?: { /** @minLength 1 @maxLength 256 @example "main" */ branch?: string };
    production_settings?: UpdateWorkerBuildSettingsInput;
  }

  export type WorkerDeleteParams = InAccount;

  /** Secret URLs that start a run when called. */
  export interface DeployHooks {
    /** Start a build through a deploy hook, for which its ID is enough.
     *  @http POST /workers/builds/deploy_hooks/{deploy_hook_uuid}
     *  @docs https://developers.cloudflare.com/api/operations/triggerDeployHook */
    trigger(/** @format uuid */ deployHookUuid: string, options?: RequestOptions): APIPromise<TriggerDeployHookResponse>;
  }

  export interface TriggerDeployHookResponse {
    already_exists?: boolean;
    /** @format uuid */ build_uuid?: string;
    created_on?: DateTime;
    status?: 'queued' | 'initializing' | 'running' | 'stopped';
  }

  export interface GetAccountLimitResponse {
    build_minutes_refresh_on?: DateTime | null;
    has_reached_build_minutes_limit?: boolean | null;
  }

  export interface BuildTriggerMetadataResponse {
    author?: string;
    /** @example "main" */ branch?: string;
    build_command?: string;
    build_token_name?: string;
    /** @format uuid */ build_token_uuid?: string;
    build_trigger_source?: 'push' | 'pull_request' | 'manual' | 'api';
    /** @example "abc123def456" */ commit_hash?: string;
    commit_message?: string;
    deploy_command?: string;
    environment_variables?: { [key: string]: string };
    /** @example "Cloudflare" */ provider_account_name?: string;
    provider_type?: 'github' | 'gitlab' | 'gitlab_internal';
    /** @example "workers-sdk" */ repo_name?: string;
    /** @example "/" */ root_directory?: string;
  }

  export interface UpsertRepoConnectionResponse {
    created_on?: DateTime;
    deleted_on?: DateTime | null;
    modified_on?: DateTime;
    /** @example "cloudflare" */ provider_account_id?: string;
    /** @example "Cloudflare" */ provider_account_name?: string;
    provider_type?: 'github' | 'gitlab' | 'gitlab_internal';
    /** @format uuid */ repo_connection_uuid?: string;
    /** @example "workers-sdk" */ repo_id?: string;
    /** @example "workers-sdk" */ repo_name?: string;
  }

  export interface BuildLogsResponse {
    /** @example "eyJsaW5lIjoxMDAsInRpbWVzdGFtcCI6MTYzNjQ3MjQwMH0" */ cursor?: string;
    lines?: (/** @minItems 2 @maxItems 2 */ (number | string)[])[];
    truncated?: boolean;
  }

  export interface ConfigAutofillResponse {
    /** @example "wrangler.toml" */ config_file?: string | null;
    /** @example "my-worker" */ default_worker_name?: string | null;
    env_worker_names?: { [key: string]: string } | null;
    package_manager?: 'npm' | 'yarn' | 'pnpm' | 'bun' | 'uv';
    scripts?: { [key: string]: string } | null;
  }

  export interface InsertBuildResponse {
    /** @format uuid */ build_uuid?: string;
    created_on?: DateTime;
  }

  export type CreateBuildRequest = unknown & {
    /** @example "main" */ branch?: string;
    /** @example "abc123def456" */ commit_hash?: string;
    seed_repo?: BuildSeedRepoInput;
  };

  export interface BuildSeedRepoInput {
    /** @example "main" */ branch: string;
    /** @maxItems 2 */ files?: BuildSeedRepoInputFile[];
    /** @example "cloudflare" */ owner: string;
    /** @example "/" */ path: string;
    provider: 'github' | 'gitlab' | 'gitlab_internal';
    /** @example "workers-sdk" */ repository: string;
  }

  export interface BuildSeedRepoInputFile {
    content: string;
    /** @example "wrangler.toml" */ filename: string;
    /** @default false */ isBase64?: boolean;
    replace?: string;
  }

  export type EnvironmentVariablesResponse = { [key: string]: {
    created_on: DateTime;
    is_secret: boolean;
    value?: string | null;
  } };

  export type EnvironmentVariablesRequest = { [key: string]: { is_secret: boolean; /** @example "production" @sensitive */ value?: string | null } };

  /** @discriminator provider_type */
  export type CreateWorkerGitRepositoryInput = CreateWorkerGitRepositoryFunfettiInput | CreateWorkerGitRepositoryGrantInput;

  export interface CreateWorkerGitRepositoryFunfettiInput {
    /** @minLength 1 @maxLength 256 @example "main" */ branch: string;
    /** @example "cloudflare" */ provider_account_id: string;
    /** @example "Cloudflare" */ provider_account_name: string;
    provider_type: 'github' | 'gitlab';
    /** @example "workers-sdk" */ repo_id: string;
    /** @example "workers-sdk" */ repo_name: string;
  }

  export interface CreateWorkerGitRepositoryGrantInput {
    /** @minLength 1 @maxLength 256 @example "main" */ branch: string;
    /** @minLength 1 @example "grant-123" */ grant_id: string;
    /** @example "cloudflare" */ provider_account_id: string;
    /** @example "Cloudflare" */ provider_account_name: string;
    provider_type: 'gitlab_internal';
    /** @example "workers-sdk" */ repo_id: string;
    /** @example "workers-sdk" */ repo_name: string;
  }

  export interface CreateWorkerBuildSettingsInput {
    /** @default false */ build_caching_enabled?: boolean;
    build_command: string;
    /** @format uuid */ build_token_uuid: string;
    deploy_command: string;
    environment_variables?: EnvironmentVariablesRequest;
    path_excludes?: string[];
    path_includes?: string[];
    /** @example "/" */ root_directory?: string;
  }

  export interface WorkerGitRepository {
    /** @minLength 1 @maxLength 256 @example "main" */ branch?: string;
    grant_id?: string | null;
    /** @example "cloudflare" */ provider_account_id?: string;
    /** @example "Cloudflare" */ provider_account_name?: string;
    provider_type?: 'github' | 'gitlab' | 'gitlab_internal';
    /** @example "workers-sdk" */ repo_id?: string;
    /** @example "workers-sdk" */ repo_name?: string;
  }

  export interface WorkerBuildSettings {
    /** @default false */ build_caching_enabled?: boolean;
    build_command?: string;
    /** @format uuid */ build_token_uuid?: string;
    deploy_command?: string;
    environment_variables?: EnvironmentVariablesResponse;
    path_excludes?: string[];
    path_includes?: string[];
    /** @example "/" */ root_directory?: string;
  }

  export interface DetailedDeployHookResponse {
    /** @example "main" */ branch?: string;
    created_on?: DateTime;
    /** @minLength 1 @maxLength 58 */ deploy_hook_name?: string;
    /** @format uuid */ deploy_hook_uuid?: string;
    /** @example "dd7160bb9cef458093557736f4b9e75b" */ external_script_id?: string;
    latest_build?: { created_on?: DateTime } | null;
    modified_on?: DateTime;
  }

  export interface DeployHookResponse {
    /** @example "main" */ branch?: string;
    created_on?: DateTime;
    /** @minLength 1 @maxLength 58 */ deploy_hook_name?: string;
    /** @format uuid */ deploy_hook_uuid?: string;
    /** @example "dd7160bb9cef458093557736f4b9e75b" */ external_script_id?: string;
    modified_on?: DateTime;
  }

  /** @minProperties 1 */
  export interface UpdateWorkerBuildSettingsInput {
    /** @default false */ build_caching_enabled?: boolean;
    build_command?: string;
    /** @format uuid */ build_token_uuid?: string;
    deploy_command?: string;
    environment_variables?: { [key: string]: { is_secret: boolean; /** @sensitive */ value: string } | null };
    path_excludes?: string[];
    path_includes?: string[];
    /** @example "/" */ root_directory?: string;
  }
}

export declare namespace WorkersBuilds.Account {
  /** Minutes and parallel runs that are allowed. */
  export interface Limits {
    /** Read the build limits that apply to the account.
     *  @http GET /accounts/{account_id}/builds/account/limits
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountLimits */
    get(params: LimitGetParams, options?: RequestOptions): APIPromise<GetAccountLimitResponse>;
  }

  export type LimitGetParams = InAccount;
}

export declare namespace WorkersBuilds.Builds {
  /** Output of a run. */
  export interface Logs {
    /** Read a build's log, onward from a cursor.
     *  @http GET /accounts/{account_id}/builds/builds/{build_uuid}/logs
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getBuildLogs */
    get(/** @format uuid */ buildUuid: string, params: LogGetParams, options?: RequestOptions): APIPromise<BuildLogsResponse>;
  }

  export interface LogGetParams extends InAccount {
    /** @example "eyJsaW5lIjoxMDAsInRpbWVzdGFtcCI6MTYzNjQ3MjQwMH0" */ cursor?: string;
  }
}

export declare namespace WorkersBuilds.Repos {
  /** Suggested commands and paths for a repository. */
  export interface ConfigAutofill {
    /** Suggest build settings from a repository's Worker config on a branch.
     *  @http GET /accounts/{account_id}/builds/repos/{provider_type}/{provider_account_id}/{repo_id}/config_autofill
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getWorkerConfigAutofill */
    get(repoID: string, params: ConfigAutofillGetParams, options?: RequestOptions): APIPromise<ConfigAutofillResponse>;
  }

  export interface ConfigAutofillGetParams extends InAccount {
    provider_type: 'github' | 'gitlab' | 'gitlab_internal';
    /** @example "cloudflare" */ provider_account_id: string;
    /** @example "main" */ branch: string;
    /** @example "/" */ root_directory?: string;
  }

  /** Links between a repository and the account. */
  export interface Connections {
    /** Connect a Git repository to the account, or refresh its connection.
     *  @http PUT /accounts/{account_id}/builds/repos/connections
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/upsertRepoConnection */
    update(params: ConnectionUpdateParams, options?: RequestOptions): APIPromise<UpsertRepoConnectionResponse>;

    /** Disconnect a Git repository from Workers Builds.
     *  @http DELETE /accounts/{account_id}/builds/repos/connections/{repo_connection_uuid}
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteRepoConnection */
    delete(
      /** @format uuid */ repoConnectionUuid: string,
      params: ConnectionDeleteParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;
  }

  export interface ConnectionUpdateParams extends InAccount {
    /** @example "cloudflare" */ provider_account_id: string;
    /** @example "Cloudflare" */ provider_account_name: string;
    provider_type: 'github' | 'gitlab' | 'gitlab_internal';
    /** @example "workers-sdk" */ repo_id: string;
    /** @example "workers-sdk" */ repo_name: string;
  }

  export type ConnectionDeleteParams = InAccount;
}

export declare namespace WorkersBuilds.Triggers {
  /** Runs started by hand from a trigger. */
  export interface Builds {
    /** Start a build by hand through a trigger.
     *  @http POST /accounts/{account_id}/builds/triggers/{trigger_uuid}/builds
     *  @body json required
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/createManualBuild */
    create(/** @format uuid */ triggerUuid: string, params: BuildCreateParams, options?: RequestOptions): APIPromise<InsertBuildResponse>;
  }

  export interface BuildCreateParams extends InAccount {
    /** @body */ body: CreateBuildRequest;
  }

  /** Values that the build commands can read. */
  export interface EnvironmentVariables {
    /** List the environment variables a trigger gives its builds.
     *  @http GET /accounts/{account_id}/builds/triggers/{trigger_uuid}/environment_variables
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/listEnvironmentVariables */
    list(
      /** @format uuid */ triggerUuid: string,
      params: EnvironmentVariableListParams,
      options?: RequestOptions,
    ): APIPromise<EnvironmentVariablesResponse>;

    /** Add or change several environment variables of a trigger at once.
     *  @http PATCH /accounts/{account_id}/builds/triggers/{trigger_uuid}/environment_variables
     *  @body json required
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/upsertEnvironmentVariables */
    bulkEdit(
      /** @format uuid */ triggerUuid: string,
      params: EnvironmentVariableBulkEditParams,
      options?: RequestOptions,
    ): APIPromise<EnvironmentVariablesResponse>;

    /** Drop one environment variable from a trigger by its key.
     *  @http DELETE /accounts/{account_id}/builds/triggers/{trigger_uuid}/environment_variables/{environment_variable_key}
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteEnvironmentVariable */
    delete(
      environmentVariableKey: string,
      params: EnvironmentVariableDeleteParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;
  }

  export type EnvironmentVariableListParams = InAccount;

  export interface EnvironmentVariableBulkEditParams extends InAccount {
    /** @body */ body: EnvironmentVariablesRequest;
  }

  export interface EnvironmentVariableDeleteParams extends InAccount {
    /** @format uuid */ trigger_uuid: string;
  }
}

export declare namespace WorkersBuilds.Workers {
  /** Runs for one script. */
  export interface Builds {
    /** Page through the builds of one Worker.
     *  @http GET /accounts/{account_id}/builds/workers/{external_script_id}/builds
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/listBuildsByScript */
    list(externalScriptID: string, params: BuildListParams, options?: RequestOptions): APIPromise<BuildResponse[] | null>;
  }

  export type BuildListParams = TokenListParams;

  /** What starts runs for one script. */
  export interface Triggers {
    /** List the build triggers of one Worker.
     *  @http GET /accounts/{account_id}/builds/workers/{external_script_id}/triggers
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/listTriggersByScript */
    list(externalScriptID: string, params: TriggerListParams, options?: RequestOptions): APIPromise<TriggerResponse[] | null>;
  }

  export type TriggerListParams = InAccount;

  /** Secret URLs that start a run for one script. */
  export interface DeployHooks {
    /** List a Worker's deploy hooks.
     *  @http GET /accounts/{account_id}/builds/workers/{script_name}/deploy_hooks
     *  @permission Workers CI Write; Workers CI Read
     *  @docs https://developers.cloudflare.com/api/operations/listDeployHooks */
    list(scriptName: string, params: DeployHookListParams, options?: RequestOptions): APIPromise<DetailedDeployHookResponse[] | null>;

    /** Create a named deploy hook URL that builds one branch of a Worker.
     *  @http POST /accounts/{account_id}/builds/workers/{script_name}/deploy_hooks
     *  @permission Workers CI Write
     *  @docs https://developers.cloudflare.com/api/operations/createDeployHook */
    create(scriptName: string, params: DeployHookCreateParams, options?: RequestOptions): APIPromise<DeployHookResponse>;

    /** Look up one deploy hook of a Worker.
     *  @http GET /accounts/{account_id}/builds/workers/{script_name}/deploy_hooks/{deploy_hook_uuid}
     *  @permission Workers CI Write; Workers CI Read
     *  @docs https://developers.cloudflare.com/api/operations/getDeployHook */
    get(/** @format uuid */ deployHookUuid: string, params: DeployHookGetParams, options?: RequestOptions): APIPromise<DeployHookResponse>;

    /** Replace a deploy hook's name and branch.
     *  @http PUT /accounts/{account_id}/builds/workers/{script_name}/deploy_hooks/{deploy_hook_uuid}
     *  @permission Workers CI Write
     *  @docs https://developers.cloudflare.com/api/operations/updateDeployHook */
    update(
      /** @format uuid */ deployHookUuid: string,
      params: DeployHookUpdateParams,
      options?: RequestOptions,
    ): APIPromise<DeployHookResponse>;

    /** Delete a deploy hook, so that its URL stops starting builds.
     *  @http DELETE /accounts/{account_id}/builds/workers/{script_name}/deploy_hooks/{deploy_hook_uuid}
     *  @permission Workers CI Write
     *  @docs https://developers.cloudflare.com/api/operations/deleteDeployHook */
    delete(
      /** @format uuid */ deployHookUuid: string,
      params: DeployHookDeleteParams,
      options?: RequestOptions,
    ): APIPromise<DeployHookResponse>;
  }

  export type DeployHookListParams = InAccount;

  export interface DeployHookCreateParams extends InAccount {
    /** @example "main" */ branch: string;
    /** @minLength 1 @maxLength 58 */ deploy_hook_name: string;
  }

  export interface DeployHookGetParams extends InAccount {
    /** @example "my-worker" */ script_name: string;
  }

  export interface DeployHookUpdateParams extends InAccount {
    /** @example "my-worker" */ script_name: string;
    /** @example "main" */ branch: string;
    /** @minLength 1 @maxLength 58 */ deploy_hook_name: string;
  }

  export type DeployHookDeleteParams = DeployHookGetParams;
}
