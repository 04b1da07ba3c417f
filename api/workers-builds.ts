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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Patterns of branches that start no build; they win over the includes. */ branch_excludes: unknown;
    /** Patterns of branches that start a build, such as `main` or `*`. */ branch_includes: unknown;
    /** Whether dependencies and build output are kept between builds. */ build_caching_enabled: boolean;
    /** Command that builds, such as `npm run build`; empty for none. */ build_command: string;
    /** Name of the build token for people. */ build_token_name: string;
    /** Build token that the deployment uses. */ build_token_uuid: string;
    /** Identifies the build. */ build_uuid: string;
    /** Time of the deletion; null while it exists. */ deleted_on: string;
    /** Command that deploys, such as `npx wrangler deploy`. */ deploy_command: string;
    /** Name for people, such as the system that calls it. */ deploy_hook_name: string;
    /** Worker that is built, by its tag. */ external_script_id: string;
    /** Whether the value is hidden after it has been set. */ is_secret: boolean;
    /** Patterns of paths whose changes start no build. */ path_excludes: unknown;
    /** Patterns of paths whose changes start a build. */ path_includes: unknown;
    /** User or organization at the Git provider, by its id. */ provider_account_id: string;
    /** User or organization at the Git provider, by name. */ provider_account_name: string;
    /** Repository by its id at the Git provider. */ repo_id: string;
    /** Repository by its name. */ repo_name: string;
    /** Name of the trigger for people. */ trigger_name: string;
    /** Git provider; `gitlab_internal` is a GitLab that Cloudflare runs. */ provider_type: unknown;
    /** Directory in the repository in which the commands run. */ root_directory: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Build token to work on, as `workersBuilds.tokens.list` shows it. @from workersBuilds.tokens.list */ build_token_uuid: string;
    /** Build to work on, by the id that starting it returned. */ build_uuid: string;
    /** Deploy hook to work on, as `workersBuilds.workers.deployHooks.list` shows it. @from workersBuilds.workers.deployHooks.list */ deploy_hook_uuid: string;
    /** Environment variable to work on, as `workersBuilds.triggers.environmentVariables.list` shows it. @from workersBuilds.triggers.environmentVariables.list */
    environment_variable_key: string;
    /** Worker whose builds are meant, by its tag, which stays when it is renamed. */ external_script_id: string;
    /** Link between the account and a repository, by its id. */ repo_connection_uuid: string;
    /** Repository at its host, by the id that the host gives it. */ repo_id: string;
    /** Worker that the hook deploys, by its name. */ script_name: string;
    /** Worker whose builds are meant, by its tag, which stays when it is renamed. */ script_tag: string;
    /** Trigger that starts builds, by its id. */ trigger_uuid: string;
  }

  /** Facts that hold for the whole account. */
  export interface Account {
    readonly limits: Account.Limits;
  }

  /** Single runs, queued, running or finished. */
  export interface Builds {
    readonly logs: Builds.Logs;

    /** List the builds that produced given Worker versions.
     *  @http GET /accounts/{account_id}/builds/builds
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getBuildsByVersionIds */
    list(params: BuildListParams, options?: RequestOptions): APIPromise<LatestBuilds>;

    /** Get one build with its status and settings.
     *  @http GET /accounts/{account_id}/builds/builds/{build_uuid}
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getBuildByUuid */
    get(/** @format uuid */ buildUuid: string, params: InAccount, options?: RequestOptions): APIPromise<Build>;

    /** Cancel a build that is queued or running.
     *  @http PUT /accounts/{account_id}/builds/builds/{build_uuid}/cancel
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cancelBuildByUuid */
    cancel(/** @format uuid */ buildUuid: string, params: InAccount, options?: RequestOptions): APIPromise<CanceledBuildResponse>;

    /** List the newest build of each of several Workers.
     *  @http GET /accounts/{account_id}/builds/builds/latest
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getLatestBuildsByScripts */
    latest(params: BuildLatestParams, options?: RequestOptions): APIPromise<LatestBuilds>;
  }

  export interface BuildListParams extends InAccount {
    /** Worker versions whose builds are wanted, separated by commas. @minLength 1 @example "18f97339-c287-4872-9bdd-e2135c07ec12" */ version_ids: string;
  }

  export interface Build {
    /** Result of the build; absent while it runs. */ build_outcome?: 'success' | 'fail' | 'skipped' | 'cancelled' | 'terminated';
    /** Commit, branch and way in which the build was started. */ build_trigger_metadata?: BuildTriggerMetadataResponse;
    /** @format uuid */ build_uuid?: string;
    created_on?: DateTime;
    /** Time at which a machine was being prepared; null before. */ initializing_on?: DateTime | null;
    modified_on?: DateTime;
    /** Pull request the build belongs to; null without one. */
    pull_request?: { created_on?: DateTime; /** Address of the pull request at the Git provider. @format uri */ pull_request_url?: string } | null;
    /** Time at which the commands began; null before. */ running_on?: DateTime | null;
    /** Stage of the build; when `stopped`, the outcome tells how it ended. */ status?: 'queued' | 'initializing' | 'running' | 'stopped';
    /** Time at which the build ended; null before. */ stopped_on?: DateTime | null;
    /** Trigger with the settings it had when the build began. */
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
      /** Git repository that is built. */ repo_connection?: UpsertRepoConnectionResponse;
      /** @example "/" */ root_directory?: string;
      trigger_name?: string;
      /** Identifies the trigger. @format uuid @from workersBuilds.workers.triggers.list */ trigger_uuid?: string;
    };
  }

  export interface CanceledBuildResponse {
    /** Result of the build; absent while it runs. */ build_outcome?: 'success' | 'fail' | 'skipped' | 'cancelled' | 'terminated';
    /** @format uuid */ build_uuid?: string;
    /** Time at which the build ended; null before. */ stopped_on?: DateTime | null;
  }

  export interface BuildLatestParams extends InAccount {
    /** Workers whose latest builds are wanted, by tag, separated by commas. @minLength 1 @example "0c6d2f4a8b1e4d7c9a3f5e7b1d2c4a68" */ external_script_ids: string;
  }

  export interface LatestBuilds {
    /** Latest build by the Worker's tag. */ builds?: { [key: string]: Build };
  }

  /** Connected Git repositories. */
  export interface Repos {
    readonly configAutofill: Repos.ConfigAutofill;
    readonly connections: Repos.Connections;
  }

  /** API credentials that runs deploy with. */
  export interface Tokens {
    /** List the tokens that builds deploy with.
     *  @http GET /accounts/{account_id}/builds/tokens
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/listBuildTokens
     *  @columns build_token_name build_token_uuid owner_type */
    list(params: TokenListParams, options?: RequestOptions): APIPromise<ListTokens[] | null>;

    /** Create a build token from an API token and its secret.
     *
     *  The API token must be allowed to edit Workers. Its secret is never shown again.
     *  @http POST /accounts/{account_id}/builds/tokens
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/createBuildToken */
    create(params: TokenCreateParams, options?: RequestOptions): APIPromise<ListTokens>;

    /** Delete a build token.
     *
     *  Triggers that use it can no longer deploy; the API token itself stays valid.
     *  @http DELETE /accounts/{account_id}/builds/tokens/{build_token_uuid}
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteBuildToken */
    delete(/** @format uuid */ buildTokenUuid: string, params: InAccount, options?: RequestOptions): APIPromise<JsonObject | null>;
  }

  export interface TokenListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 200 @default 50 */ per_page?: Integer;
  }

  export interface ListTokens {
    build_token_name?: string;
    /** @format uuid @from workersBuilds.tokens.list */ build_token_uuid?: string;
    /** API token behind the build token, by its id. @example "cf-token-123" */ cloudflare_token_id?: string;
    /** Whether a user or the account owns the API token. @example "user" */ owner_type?: string;
  }

  export interface TokenCreateParams extends InAccount {
    /** @minLength 1 @example "Builds of the shop" */ build_token_name: string;
    /** Secret of the API token. @example "super-secret-token" @sensitive @minLength 1 */ build_token_secret: string;
    /** API token behind the build token, by its id. @example "cf-token-123" @minLength 1 */ cloudflare_token_id: string;
  }

  /** Branches and paths that start a run, with commands. */
  export interface Triggers {
    readonly builds: Triggers.Builds;
    readonly environmentVariables: Triggers.EnvironmentVariables;

    /** Create a trigger that builds a Worker on pushes to branches.
     *
     *  Needs a connected repository and a build token.
     *  @http POST /accounts/{account_id}/builds/triggers
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/createTrigger
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "trigger_name": "production", "external_script_id": "dd7160bb9cef458093557736f4b9e75b",
     *    "repo_connection_uuid": "12345678-1234-4234-8234-123456789012", "build_token_uuid": "12345678-1234-4234-8234-123456789013",
     *    "build_command": "npm run build", "deploy_command": "npx wrangler deploy", "root_directory": "/", "branch_includes": ["main"],
     *    "branch_excludes": [], "path_includes": ["*"], "path_excludes": []
     *  } */
    create(params: TriggerCreateParams, options?: RequestOptions): APIPromise<Trigger>;

    /** Edit the branches, paths or commands of a build trigger.
     *
     *  A given list replaces the former one; running builds keep the old settings.
     *  @http PATCH /accounts/{account_id}/builds/triggers/{trigger_uuid}
     *  @body json required
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/updateTrigger */
    edit(/** @format uuid */ triggerUuid: string, params: TriggerEditParams, options?: RequestOptions): APIPromise<Trigger>;

    /** Delete a build trigger, so that pushes start no builds by it.
     *  @http DELETE /accounts/{account_id}/builds/triggers/{trigger_uuid}
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteTrigger */
    delete(/** @format uuid */ triggerUuid: string, params: InAccount, options?: RequestOptions): APIPromise<JsonObject | null>;

    /** Purge a trigger's build cache, so that builds start clean.
     *  @http POST /accounts/{account_id}/builds/triggers/{trigger_uuid}/purge_build_cache
     *  @permission Workers CI Write
     *  @availability ga
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/purgeBuildCache */
    purgeBuildCache(
      /** @format uuid */ triggerUuid: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;
  }

  export interface TriggerCreateParams extends InAccount {
    branch_excludes: string[];
    branch_includes: string[];
    /** @default false */ build_caching_enabled?: boolean;
    build_command: string;
    /** @format uuid @from workersBuilds.tokens.list */ build_token_uuid: string;
    /** @minLength 1 */ deploy_command: string;
    /** @example "dd7160bb9cef458093557736f4b9e75b" @pattern ^[0-9a-f]{32}$ */ external_script_id: string;
    path_excludes: string[];
    path_includes: string[];
    /** Connected repository, as returned by `repos.connections.update`. @format uuid */ repo_connection_uuid: string;
    /** @example "/" */ root_directory: string;
    /** @minLength 1 */ trigger_name: string;
  }

  export interface BuildSettings {
    /** @default false */ build_caching_enabled?: boolean;
    path_excludes?: string[];
    path_includes?: string[];
    /** @example "/" */ root_directory?: string;
  }

  export interface BuildCommand {
    build_command?: string;
    /** @format uuid @from workersBuilds.tokens.list */ build_token_uuid?: string;
  }

  export interface Trigger extends BuildSettings, BuildCommand {
    branch_excludes?: string[];
    branch_includes?: string[];
    build_token_name?: string;
    created_on?: DateTime;
    deleted_on?: DateTime | null;
    deploy_command?: string;
    /** @example "dd7160bb9cef458093557736f4b9e75b" */ external_script_id?: string;
    modified_on?: DateTime;
    /** Git repository that is built. */ repo_connection?: UpsertRepoConnectionResponse;
    trigger_name?: string;
    /** Identifies the trigger. @format uuid @from workersBuilds.workers.triggers.list */ trigger_uuid?: string;
  }

  export interface TriggerEditParams extends InAccount, BuildSettings, BuildCommand {
    branch_excludes?: string[];
    branch_includes?: string[];
    /** @minLength 1 */ deploy_command?: string;
    /** @minLength 1 */ trigger_name?: string;
  }

  /** Scripts that are deployed from Git. */
  export interface Workers {
    readonly builds: Workers.Builds;
    readonly triggers: Workers.Triggers;
    readonly deployHooks: Workers.DeployHooks;

    /** Create the build setup of a Worker from a Git repository.
     *
     *  Connects the repository and makes the triggers in one step.
     *  @http POST /accounts/{account_id}/builds/workers
     *  @status 201
     *  @permission Workers CI Write
     *  @docs https://developers.cloudflare.com/api/operations/createWorkerBuild */
    create(params: WorkerCreateParams, options?: RequestOptions): APIPromise<Worker>;

    /** Get a Worker's repository and production build settings.
     *  @http GET /accounts/{account_id}/builds/workers/{script_tag}
     *  @permission Workers CI Write; Workers CI Read
     *  @docs https://developers.cloudflare.com/api/operations/getWorkerBuild */
    get(scriptTag: string, params: InAccount, options?: RequestOptions): APIPromise<Worker>;

    /** Edit a Worker's repository or production build settings.
     *
     *  Environment variables are merged: null deletes one, those left out stay.
     *  @http PATCH /accounts/{account_id}/builds/workers/{script_tag}
     *  @body json required
     *  @permission Workers CI Write
     *  @docs https://developers.cloudflare.com/api/operations/updateWorkerBuild */
    edit(scriptTag: string, params: WorkerEditParams, options?: RequestOptions): APIPromise<Worker>;

    /** Delete the build setup of a Worker.
     *
     *  The Worker and its deployments stay.
     *  @http DELETE /accounts/{account_id}/builds/workers/{script_tag}
     *  @permission Workers CI Write
     *  @docs https://developers.cloudflare.com/api/operations/deleteWorkerBuild */
    delete(scriptTag: string, params: InAccount, options?: RequestOptions): APIPromise<string | null>;
  }

  export interface WorkerCreateParams extends InAccount {
    /** Repository and branch for production. */ git_repository: CreateWorkerGitRepositoryInput;
    /** Commands and settings of production builds. */ production_settings: CreateWorkerBuildSettingsInput;
    /** Worker that is set up, by its tag. @example "dd7160bb9cef458093557736f4b9e75b" @pattern ^[0-9a-f]{32}$ */ script_tag: string;
  }

  export interface Worker {
    /** Repository and production branch. */ git_repository?: WorkerGitRepository;
    /** Commands and settings that production builds have. */ production_settings?: WorkerBuildSettings;
    /** Worker that is set up, by its tag. @example "dd7160bb9cef458093557736f4b9e75b" */ script_tag?: string;
  }

  export interface WorkerEditParams extends InAccount {
    /** New production branch. @minProperties 1 */ git_repository?: {
      /** Branch that goes to production. @minLength 1 @maxLength 256 @example "main" */ branch?: string;
    };
    /** Build settings to change; those left out stay. */ production_settings?: UpdateWorkerBuildSettingsInput;
  }

  /** Secret URLs that start a run when called. */
  export interface DeployHooks {
    /** Start a build through a deploy hook.
     *
     *  Needs no API token: whoever has the id can start builds. While an equal build is waiting, that one is returned.
     *  @http POST /workers/builds/deploy_hooks/{deploy_hook_uuid}
     *  @docs https://developers.cloudflare.com/api/operations/triggerDeployHook
     *  @aliases webhook deploy */
    trigger(/** @format uuid */ deployHookUuid: string, options?: RequestOptions): APIPromise<TriggerDeployHookResponse>;
  }

  export interface TriggerDeployHookResponse {
    /** Whether an equal build was waiting already, so that none was added. */ already_exists?: boolean;
    /** @format uuid */ build_uuid?: string;
    created_on?: DateTime;
    /** Stage of the build; when `stopped`, the outcome tells how it ended. */ status?: 'queued' | 'initializing' | 'running' | 'stopped';
  }

  export interface GetAccountLimitResponse {
    /** Time at which the build minutes start anew; null if they are not limited. */ build_minutes_refresh_on?: DateTime | null;
    /** Whether the build minutes are used up; null if they are not limited. */ has_reached_build_minutes_limit?: boolean | null;
  }

  export interface BuildTriggerMetadataResponse extends BuildCommand {
    /** Author of the commit. */ author?: string;
    /** Git branch that is built or read. @example "main" */ branch?: string;
    build_token_name?: string;
    /** Event or action that started the build. */ build_trigger_source?: 'push' | 'pull_request' | 'manual' | 'api';
    /** Commit that is built. @example "abc123def456" */ commit_hash?: string;
    /** Text that the author gave the commit. */ commit_message?: string;
    deploy_command?: string;
    /** Environment variables the build was given; secrets are hidden. */ environment_variables?: { [key: string]: string };
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
    /** Connected repository, as returned by `repos.connections.update`. @format uuid */ repo_connection_uuid?: string;
    /** @example "workers-sdk" */ repo_id?: string;
    /** @example "workers-sdk" */ repo_name?: string;
  }

  export interface BuildLogsResponse {
    /** @example "eyJsaW5lIjoxMDAsInRpbWVzdGFtcCI6MTYzNjQ3MjQwMH0" */ cursor?: string;
    /** Log lines, each a time in milliseconds and a text. */ lines?: (/** @minItems 2 @maxItems 2 */ (number | string)[])[];
    /** Whether lines were cut off. */ truncated?: boolean;
  }

  export interface ConfigAutofillResponse {
    /** Configuration file found; null if there is none. @example "wrangler.toml" */ config_file?: string | null;
    /** Worker's name in the configuration; null without one. @example "my-worker" */ default_worker_name?: string | null;
    /** Worker names by environment; null without environments. */ env_worker_names?: { [key: string]: string } | null;
    /** Package manager, detected from the lock file. */ package_manager?: 'npm' | 'yarn' | 'pnpm' | 'bun' | 'uv';
    /** Scripts of `package.json`; null without one. */ scripts?: { [key: string]: string } | null;
  }

  export interface InsertBuildResponse {
    /** @format uuid */ build_uuid?: string;
    created_on?: DateTime;
  }

  export type CreateBuildRequest = unknown & {
    /** Git branch that is built or read. @example "main" */ branch?: string;
    /** Commit that is built. @example "abc123def456" */ commit_hash?: string;
    /** Repository to start from, with files to put in. */ seed_repo?: BuildSeedRepoInput;
  };

  export interface BuildSeedRepoInput {
    /** Git branch that is built or read. @example "main" */ branch: string;
    /** Files to write over those of the repository. @maxItems 2 */ files?: BuildSeedRepoInputFile[];
    /** User or organization that owns the repository. @example "cloudflare" */ owner: string;
    /** Directory within the repository. @example "/" */ path: string;
    /** Git provider that holds it. */ provider: 'github' | 'gitlab' | 'gitlab_internal' | (string & {});
    /** @example "workers-sdk" */ repository: string;
  }

  export interface BuildSeedRepoInputFile {
    /** Content of the file. */ content: string;
    /** Path of the file. @example "wrangler.toml" */ filename: string;
    /** Whether the content is in base64. @default false */ isBase64?: boolean;
    /** Text in the file that gives way to the content; left out, the whole file does. */ replace?: string;
  }

  export type EnvironmentVariablesResult = {
    [key: string]: {
      created_on: DateTime;
      is_secret: boolean;
      /** Value; null if it is secret. */ value?: string | null;
    };
  };

  export type EnvironmentVariablesRequest = {
    [key: string]: {
      is_secret: boolean;
      /** Value for builds; null deletes the variable. @example "production" @sensitive */ value?: string | null;
    };
  };

  /** @discriminator provider_type */
  export type CreateWorkerGitRepositoryInput = CreateWorkerGitRepositoryFunfettiInput | CreateWorkerGitRepositoryGrantInput;

  export interface RepositoryRef {
    /** @example "cloudflare" @minLength 1 */ provider_account_id: string;
    /** @example "Cloudflare" @minLength 1 */ provider_account_name: string;
    /** @example "workers-sdk" @minLength 1 */ repo_id: string;
    /** @example "workers-sdk" @minLength 1 */ repo_name: string;
  }

  export interface CreateWorkerGitRepositoryFunfettiInput extends RepositoryRef {
    /** Branch that goes to production. @minLength 1 @maxLength 256 @example "main" */ branch: string;
    /** Git provider with the Cloudflare app. */ provider_type: 'github' | 'gitlab';
  }

  export interface CreateWorkerGitRepositoryGrantInput extends RepositoryRef {
    /** Branch that goes to production. @minLength 1 @maxLength 256 @example "main" */ branch: string;
    /** Access granted at the internal GitLab. @minLength 1 @example "grant-123" */ grant_id: string;
    /** Marks the GitLab that Cloudflare runs. */ provider_type: 'gitlab_internal';
  }

  export interface CreateWorkerBuildSettingsInput extends BuildSettings {
    /** @example "npm run build" */ build_command: string;
    /** @format uuid @from workersBuilds.tokens.list @example "8e2b7c4d-1f3a-4b5c-9d6e-7a8f9b0c1d2e" */ build_token_uuid: string;
    /** @minLength 1 @example "npx wrangler deploy" */ deploy_command: string;
    /** Environment variables for builds, by name. */ environment_variables?: EnvironmentVariablesRequest;
  }

  export interface WorkerGitRepository {
    /** Branch that goes to production. @minLength 1 @maxLength 256 @example "main" */ branch?: string;
    /** Access granted at the internal GitLab; null for others. */ grant_id?: string | null;
    /** @example "cloudflare" */ provider_account_id?: string;
    /** @example "Cloudflare" */ provider_account_name?: string;
    provider_type?: 'github' | 'gitlab' | 'gitlab_internal';
    /** @example "workers-sdk" */ repo_id?: string;
    /** @example "workers-sdk" */ repo_name?: string;
  }

  export interface WorkerBuildSettings extends BuildSettings, BuildCommand {
    deploy_command?: string;
    /** Environment variables builds get, by name; secrets without value. */ environment_variables?: EnvironmentVariablesResult;
  }

  export interface DetailedDeployHookResponse extends DeployHook {
    /** Latest build the hook started; null before the first. */ latest_build?: { created_on?: DateTime } | null;
  }

  export interface DeployHook {
    /** Git branch that is built or read. @example "main" */ branch?: string;
    created_on?: DateTime;
    /** @minLength 1 @maxLength 58 */ deploy_hook_name?: string;
    /** Identifies the hook and acts as its secret. @format uuid */ deploy_hook_uuid?: string;
    /** @example "dd7160bb9cef458093557736f4b9e75b" */ external_script_id?: string;
    modified_on?: DateTime;
  }

  /** @minProperties 1 */
  export interface UpdateWorkerBuildSettingsInput extends BuildSettings, BuildCommand {
    /** @minLength 1 */ deploy_command?: string;
    /** Variables to change, by name; null deletes one. */
    environment_variables?: {
      [key: string]: {
        is_secret: boolean;
        /** Text that builds see. @sensitive */ value: string;
      } | null;
    };
  }
}

export declare namespace WorkersBuilds.Account {
  /** Minutes and parallel runs that are allowed. */
  export interface Limits {
    /** Get the build limits that apply to the account.
     *  @http GET /accounts/{account_id}/builds/account/limits
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountLimits */
    get(params: InAccount, options?: RequestOptions): APIPromise<GetAccountLimitResponse>;
  }
}

export declare namespace WorkersBuilds.Builds {
  /** Output of a run. */
  export interface Logs {
    /** Get a build's log, onward from a cursor.
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
    /** Get suggested build settings from a repository's Worker config.
     *  @http GET /accounts/{account_id}/builds/repos/{provider_type}/{provider_account_id}/{repo_id}/config_autofill
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getWorkerConfigAutofill */
    get(repoID: string, params: ConfigAutofillGetParams, options?: RequestOptions): APIPromise<ConfigAutofillResponse>;
  }

  export interface ConfigAutofillGetParams extends InAccount {
    provider_type: 'github' | 'gitlab' | 'gitlab_internal' | (string & {});
    /** @example "cloudflare" @minLength 1 */ provider_account_id: string;
    /** Git branch that is read. @example "main" */ branch: string;
    /** Directory in the repository whose files are read. @example "/" */ root_directory?: string;
  }

  /** Links between a repository and the account. */
  export interface Connections {
    /** Replace or create the connection of a Git repository.
     *
     *  The Cloudflare app must be installed at the Git provider first.
     *  @http PUT /accounts/{account_id}/builds/repos/connections
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/upsertRepoConnection
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "provider_type": "github", "provider_account_id": "123456",
     *    "provider_account_name": "acme-shop", "repo_id": "987654", "repo_name": "my-worker"
     *  } */
    update(params: ConnectionUpdateParams, options?: RequestOptions): APIPromise<UpsertRepoConnectionResponse>;

    /** Delete the connection of a Git repository to Workers Builds.
     *  @http DELETE /accounts/{account_id}/builds/repos/connections/{repo_connection_uuid}
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteRepoConnection */
    delete(
      /** @format uuid */ repoConnectionUuid: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;
  }

  export interface ConnectionUpdateParams extends InAccount, RepositoryRef {
    provider_type: 'github' | 'gitlab' | 'gitlab_internal' | (string & {});
  }
}

export declare namespace WorkersBuilds.Triggers {
  /** Runs started by hand from a trigger. */
  export interface Builds {
    /** Create a build by hand through a trigger.
     *
     *  Give a branch or a commit. Runs in the background: poll the build until `status` is `stopped`.
     *  @http POST /accounts/{account_id}/builds/triggers/{trigger_uuid}/builds
     *  @body json required
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/createManualBuild
     *  @waits workersBuilds.builds.get build_outcome done=success,skipped failed=fail,cancelled,terminated id=build_uuid */
    create(/** @format uuid */ triggerUuid: string, params: BuildCreateParams, options?: RequestOptions): APIPromise<InsertBuildResponse>;
  }

  export interface BuildCreateParams extends InAccount {
    /** Branch or commit to build. @body */ body: CreateBuildRequest;
  }

  /** Values that the build commands can read. */
  export interface EnvironmentVariables {
    /** List the environment variables a trigger gives its builds.
     *
     *  Secret values come back as null.
     *  @http GET /accounts/{account_id}/builds/triggers/{trigger_uuid}/environment_variables
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/listEnvironmentVariables */
    list(
      /** @format uuid */ triggerUuid: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<EnvironmentVariablesResult>;

    /** Edit several environment variables of a trigger at once.
     *
     *  Adds and overwrites; variables left out stay.
     *  @http PATCH /accounts/{account_id}/builds/triggers/{trigger_uuid}/environment_variables
     *  @body json required
     *  @permission Workers CI Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/upsertEnvironmentVariables
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "trigger_uuid": "12345678-1234-4234-8234-123456789012",
     *    "body": { "NODE_ENV": { "is_secret": false, "value": "production" } }
     *  } */
    bulkEdit(
      /** @format uuid */ triggerUuid: string,
      params: EnvironmentVariableBulkEditParams,
      options?: RequestOptions,
    ): APIPromise<EnvironmentVariablesResult>;

    /** Delete one environment variable of a trigger by its key.
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

  export interface EnvironmentVariableBulkEditParams extends InAccount {
    /** Variables by name; null for a value deletes one. @body */ body: EnvironmentVariablesRequest;
  }

  export interface EnvironmentVariableDeleteParams extends InAccount {
    /** Identifies the trigger. @format uuid @from workersBuilds.workers.triggers.list */ trigger_uuid: string;
  }
}

export declare namespace WorkersBuilds.Workers {
  /** Runs for one script. */
  export interface Builds {
    /** List the builds of one Worker.
     *  @http GET /accounts/{account_id}/builds/workers/{external_script_id}/builds
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/listBuildsByScript
     *  @columns build_trigger_metadata.branch build_trigger_metadata.commit_message trigger.trigger_name build_outcome status created_on stopped_on */
    list(externalScriptID: string, params: TokenListParams, options?: RequestOptions): APIPromise<Build[] | null>;
  }

  /** Triggers that start runs for a script. */
  export interface Triggers {
    /** List the build triggers of one Worker.
     *  @http GET /accounts/{account_id}/builds/workers/{external_script_id}/triggers
     *  @permission Workers CI Write; Workers CI Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/listTriggersByScript
     *  @columns trigger_name branch_includes build_command deploy_command root_directory created_on */
    list(externalScriptID: string, params: InAccount, options?: RequestOptions): APIPromise<Trigger[] | null>;
  }

  /** Secret URLs that start a run for one script. */
  export interface DeployHooks {
    /** List a Worker's deploy hooks.
     *  @http GET /accounts/{account_id}/builds/workers/{script_name}/deploy_hooks
     *  @permission Workers CI Write; Workers CI Read
     *  @docs https://developers.cloudflare.com/api/operations/listDeployHooks
     *  @columns deploy_hook_name branch external_script_id created_on modified_on */
    list(scriptName: string, params: InAccount, options?: RequestOptions): APIPromise<DetailedDeployHookResponse[] | null>;

    /** Create a deploy hook that builds one branch of a Worker.
     *
     *  The id acts as the secret: keep it out of public places.
     *  @http POST /accounts/{account_id}/builds/workers/{script_name}/deploy_hooks
     *  @permission Workers CI Write
     *  @docs https://developers.cloudflare.com/api/operations/createDeployHook
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "script_name": "my-worker", "deploy_hook_name": "cms", "branch": "main" } */
    create(scriptName: string, params: DeployHookCreateParams, options?: RequestOptions): APIPromise<DeployHook>;

    /** Get one deploy hook of a Worker.
     *  @http GET /accounts/{account_id}/builds/workers/{script_name}/deploy_hooks/{deploy_hook_uuid}
     *  @permission Workers CI Write; Workers CI Read
     *  @docs https://developers.cloudflare.com/api/operations/getDeployHook */
    get(/** @format uuid */ deployHookUuid: string, params: DeployHookParams, options?: RequestOptions): APIPromise<DeployHook>;

    /** Replace a deploy hook's name and branch.
     *  @http PUT /accounts/{account_id}/builds/workers/{script_name}/deploy_hooks/{deploy_hook_uuid}
     *  @permission Workers CI Write
     *  @docs https://developers.cloudflare.com/api/operations/updateDeployHook */
    update(
      /** @format uuid */ deployHookUuid: string,
      params: DeployHookUpdateParams,
      options?: RequestOptions,
    ): APIPromise<DeployHook>;

    /** Delete a deploy hook, so that its URL starts no more builds.
     *  @http DELETE /accounts/{account_id}/builds/workers/{script_name}/deploy_hooks/{deploy_hook_uuid}
     *  @permission Workers CI Write
     *  @docs https://developers.cloudflare.com/api/operations/deleteDeployHook */
    delete(
      /** @format uuid */ deployHookUuid: string,
      params: DeployHookParams,
      options?: RequestOptions,
    ): APIPromise<DeployHook>;
  }

  export interface DeployHookCreateParams extends InAccount {
    /** Git branch that is built or read. @example "main" */ branch: string;
    /** @minLength 1 @maxLength 58 */ deploy_hook_name: string;
  }

  export interface DeployHookParams extends InAccount {
    /** Worker that the hook builds, by name. @example "my-worker" @minLength 1 */ script_name: string;
  }

  export interface DeployHookUpdateParams extends InAccount {
    /** Worker that the hook builds, by name. @example "my-worker" @minLength 1 */ script_name: string;
    /** Git branch that is built or read. @example "main" */ branch: string;
    /** @minLength 1 @maxLength 58 @example "Editors' system" */ deploy_hook_name: string;
  }
}
