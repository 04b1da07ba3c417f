import type {
  APIPromise,
  ContainersInstancesV1Pagination,
  JsonObject,
  PagePromise,
  PageTokenPagination,
  RequestOptions,
  SinglePage,
} from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Containers: Container images run beside Workers on Cloudflare's network.
 *  @product containers Containers
 *  @docs https://developers.cloudflare.com/containers/ */
export interface Containers {
  readonly applications: Containers.Applications;
  readonly images: Containers.Images;
  readonly registries: Containers.Registries;
  readonly instanceGroups: Containers.InstanceGroups;
  readonly instances: Containers.Instances;
}

export declare namespace Containers {
  /** Deployable units: an image with scaling limits and placement. */
  export interface Applications {
    readonly instances: Applications.Instances;
    readonly rollouts: Applications.Rollouts;
    readonly versions: Applications.Versions;

    /** Define a container application with scheduling policy and instance limits.
     *  @http POST /accounts/{account_id}/containers/applications
     *  @status 201 */
    create(params: ApplicationCreateParams, options?: RequestOptions): APIPromise<ApplicationGetResponse>;

    /** Page through container applications, filtered by name or image.
     *  @http GET /accounts/{account_id}/containers/applications */
    list(
      params: ApplicationListParams,
      options?: RequestOptions,
    ): PagePromise<PageTokenPagination<ApplicationGetResponse>, ApplicationGetResponse>;

    /** Remove a container application from the account.
     *  @http DELETE /accounts/{account_id}/containers/applications/{application_id}
     *  @permission Workers Containers Write */
    delete(applicationID: string, params: ApplicationDeleteParams, options?: RequestOptions): APIPromise<ApplicationDeleteResponse>;

    /** Change given parts of a container application, such as instance ceiling.
     *  @http PATCH /accounts/{account_id}/containers/applications/{application_id}
     *  @body json required
     *  @permission Workers Containers Write */
    edit(applicationID: string, params: ApplicationEditParams, options?: RequestOptions): APIPromise<ApplicationGetResponse>;

    /** Retrieve one container application with its configuration.
     *  @http GET /accounts/{account_id}/containers/applications/{application_id}
     *  @permission Workers Containers Write; Workers Containers Read */
    get(applicationID: string, params: ApplicationGetParams, options?: RequestOptions): APIPromise<ApplicationGetResponse>;
  }

  /** @discriminator scheduling_policy */
  export type ApplicationCreateParams =
    | ApplicationCreateParams.CcContainersCreateScheduledApplicationRequest
    | ApplicationCreateParams.CcContainersCreateDurableObjectApplicationRequest;
  export namespace ApplicationCreateParams {
    export interface CcContainersCreateDurableObjectApplicationRequest extends InAccount {
      durable_objects: ApplicationGetResponse.CcScheduledApplication.DurableObjects | CcContainersCreateScheduledApplicationRequest.CcDurableObjectsConfigurationScriptAndClass;
      name: string;
      scheduling_policy: 'durable_object';
      configuration?: ApplicationGetResponse.CcDurableObjectApplication.Configuration;
      observability?: ApplicationGetResponse.CcDurableObjectApplication.Observability;
    }
    export namespace CcContainersCreateDurableObjectApplicationRequest {
      export type CcDurableObjectsConfigurationNamespaceID = ApplicationGetResponse.CcScheduledApplication.DurableObjects;
      export type CcDurableObjectsConfigurationScriptAndClass = CcContainersCreateScheduledApplicationRequest.CcDurableObjectsConfigurationScriptAndClass;
      export import Configuration = ApplicationGetResponse.CcDurableObjectApplication.Configuration;
      export import Observability = ApplicationGetResponse.CcDurableObjectApplication.Observability;
    }
    export interface CcContainersCreateScheduledApplicationRequest extends InAccount {
      configuration: ApplicationGetResponse.CcScheduledApplication.Configuration;
      /** @min 0 */ instances: Integer;
      /** @min 0 */ max_instances: Integer;
      name: string;
      scheduling_policy: 'default';
      constraints?: ApplicationEditParams.Constraints;
      durable_objects?: ApplicationGetResponse.CcScheduledApplication.DurableObjects | CcContainersCreateScheduledApplicationRequest.CcDurableObjectsConfigurationScriptAndClass;
      observability?: ApplicationEditParams.Observability;
      /** @min 0 @max 604800 @default 0 */ rollout_active_grace_period?: Integer;
    }
    export namespace CcContainersCreateScheduledApplicationRequest {
      export type CcDurableObjectsConfigurationNamespaceID = ApplicationGetResponse.CcScheduledApplication.DurableObjects;
      export interface CcDurableObjectsConfigurationScriptAndClass {
        class_name: string;
        script_name: string;
      }
      export import Configuration = ApplicationGetResponse.CcScheduledApplication.Configuration;
      export type Constraints = ApplicationEditParams.Constraints;
      export import Observability = ApplicationEditParams.Observability;
    }
  }

  export import ApplicationCreateResponse = Containers.ApplicationGetResponse;

  export interface ApplicationListParams extends InAccount {
    image?: string;
    name?: string;
    per_page?: number;
    page_token?: string;
  }

  export import ApplicationListResponse = Containers.ApplicationGetResponse;

  export type ApplicationDeleteParams = InAccount;

  export interface ApplicationDeleteResponse {
    message: string;
  }

  export interface ApplicationEditParams extends InAccount {
    configuration?: ApplicationEditParams.Configuration;
    constraints?: ApplicationEditParams.Constraints;
    /** @min 0 */ max_instances?: Integer;
    observability?: ApplicationEditParams.Observability;
    /** @min 0 @max 604800 @default 0 */ rollout_active_grace_period?: Integer;
  }
  export namespace ApplicationEditParams {
    export interface Configuration {
      authorized_keys?: Configuration.AuthorizedKey[];
      wrangler_ssh?: Configuration.WranglerSSH;
    }
    export namespace Configuration {
      export interface AuthorizedKey {
        public_key: string;
        name?: string;
      }
      export interface WranglerSSH {
        /** @default true */ enabled?: boolean;
        /** @min 1 @max 65535 @default 22 */ port?: Integer;
      }
    }
    export interface Constraints {
      jurisdiction?: string;
      regions?: string[];
    }
    export interface Observability {
      logs?: Observability.Logs;
    }
    export namespace Observability {
      export interface Logs {
        /** @default false */ enabled?: boolean;
      }
    }
  }

  export import ApplicationEditResponse = Containers.ApplicationGetResponse;

  export type ApplicationGetParams = InAccount;

  export type ApplicationGetResponse = ApplicationGetResponse.CcScheduledApplication | ApplicationGetResponse.CcDurableObjectApplication;
  export namespace ApplicationGetResponse {
    export interface CcDurableObjectApplication {
      id: string;
      account_id: string;
      created_at: string;
      durable_objects: CcScheduledApplication.DurableObjects;
      name: string;
      scheduling_policy: 'durable_object';
      updated_at: string;
      configuration?: CcDurableObjectApplication.Configuration;
      health?: CcDurableObjectApplication.Health;
      observability?: CcDurableObjectApplication.Observability;
    }
    export namespace CcDurableObjectApplication {
      export interface Configuration {
        authorized_keys?: ApplicationEditParams.Configuration.AuthorizedKey[];
        wrangler_ssh?: Configuration.WranglerSSH;
      }
      export namespace Configuration {
        export type AuthorizedKey = ApplicationEditParams.Configuration.AuthorizedKey;
        export interface WranglerSSH {
          enabled?: boolean;
          port?: number;
        }
      }
      export type DurableObjects = CcScheduledApplication.DurableObjects;
      export interface Health {
        instances: Health.Instances;
        summary?: 'pending';
      }
      export namespace Health {
        export interface Instances {
          active: number;
          starting: number;
        }
      }
      export interface Observability {
        logs?: Observability.Logs;
      }
      export namespace Observability {
        export interface Logs {
          enabled?: boolean;
        }
      }
    }
    export interface CcScheduledApplication {
      id: string;
      account_id: string;
      configuration: CcScheduledApplication.Configuration;
      /** @example "2021-04-01T12:32:41.488Z" */ created_at: string;
      instances: Integer;
      name: string;
      scheduling_policy: 'default' | 'durable_object';
      /** @example "2021-04-01T12:32:41.488Z" */ updated_at: string;
      version: Integer;
      active_rollout_id?: string;
      constraints?: ApplicationEditParams.Constraints;
      durable_objects?: CcScheduledApplication.DurableObjects;
      health?: Applications.RolloutCreateResponse.Health;
      max_instances?: Integer;
      observability?: ApplicationEditParams.Observability;
      /** @min 0 @max 604800 @default 0 */ rollout_active_grace_period?: Integer;
    }
    export namespace CcScheduledApplication {
      export interface Configuration {
        image: string;
        authorized_keys?: ApplicationEditParams.Configuration.AuthorizedKey[];
        command?: string[];
        entrypoint?: string[];
        environment_variables?: Applications.VersionListResponse.Configuration.EnvironmentVariable[];
        /** @default "lite" */ instance_type?: 'lite' | 'basic' | 'standard-1' | 'standard-2' | 'standard-3' | 'standard-4';
        observability?: ApplicationEditParams.Observability;
      }
      export namespace Configuration {
        export type AuthorizedKey = ApplicationEditParams.Configuration.AuthorizedKey;
        export type EnvironmentVariable = Applications.VersionListResponse.Configuration.EnvironmentVariable;
        export import Observability = ApplicationEditParams.Observability;
      }
      export type Constraints = ApplicationEditParams.Constraints;
      export interface DurableObjects {
        /** @example "14758f1afd44c09b7992073ccf00b43d" */ namespace_id: string;
      }
      export import Health = Applications.RolloutCreateResponse.Health;
      export import Observability = ApplicationEditParams.Observability;
    }
  }

  /** Container images that are made ready ahead of use. */
  export interface Images {
    /** Submit a container image for preparation ahead of its use.
     *  @http POST /accounts/{account_id}/containers/image-preparations */
    prepare(params: ImagePrepareParams, options?: RequestOptions): APIPromise<ImagePrepareResponse>;
  }

  export interface ImagePrepareParams extends InAccount {
    image: string;
  }

  export interface ImagePrepareResponse {
    image: string;
    status: 'pending' | 'ready' | 'error';
    artifact_digest?: string;
    reason?: string;
  }

  /** Image stores from which containers are pulled. */
  export interface Registries {
    readonly credentials: Registries.Credentials;

    /** Connect an image registry by domain, kind and auth details.
     *  @http POST /accounts/{account_id}/containers/registries
     *  @status 201
     *  @permission Workers Containers Write */
    create(params: RegistryCreateParams, options?: RequestOptions): APIPromise<RegistryListResponse>;

    /** Show the image registries configured for the account.
     *  @http GET /accounts/{account_id}/containers/registries
     *  @permission Workers Containers Write; Workers Containers Read */
    list(params: RegistryListParams, options?: RequestOptions): PagePromise<SinglePage<RegistryListResponse>, RegistryListResponse>;

    /** Disconnect an image registry, named by its domain, from the account.
     *  @http DELETE /accounts/{account_id}/containers/registries/{domain}
     *  @permission Workers Containers Write */
    delete(domain: string, params: RegistryDeleteParams, options?: RequestOptions): APIPromise<RegistryDeleteResponse>;
  }

  export interface RegistryCreateParams extends InAccount {
    auth: RegistryCreateParams.Auth;
    /** @example "docker.io" */ domain: string;
    kind: 'ECR' | 'DockerHub' | 'GAR';
    is_public?: false;
  }
  export namespace RegistryCreateParams {
    export interface Auth {
      private_credential: Auth.PrivateCredential;
      /** @example "AWS_ACCESS_KEY_ID" */ public_credential: string;
    }
    export namespace Auth {
      export interface PrivateCredential {
        /** @minLength 1 @maxLength 255 @example "API_KEY" */ secret_name: string;
        /** @minLength 32 @maxLength 32 @example "14758f1afd44c09b7992073ccf00b43d" */ store_id: string;
      }
    }
  }

  export type RegistryCreateResponse = RegistryListResponse;

  export type RegistryListParams = InAccount;

  export interface RegistryListResponse {
    /** @example "2021-04-01T12:32:41.488Z" */ created_at: string;
    /** @example "docker.io" */ domain: string;
    kind?: 'ECR' | 'DockerHub' | 'GAR' | 'default';
    public_key?: string;
  }

  export type RegistryDeleteParams = InAccount;

  export interface RegistryDeleteResponse {
    /** @example "docker.io" */ domain: string;
  }

  /** Running containers that belong to one Durable Object namespace. */
  export interface InstanceGroups {
    /** List the account's container instance groups.
     *  @http GET /accounts/{account_id}/containers/instance-groups
     *  @docs https://developers.cloudflare.com/api/operations/listContainerInstanceGroups */
    list(params: InstanceGroupListParams, options?: RequestOptions): APIPromise<ListContainerInstanceGroups>;

    /** Look up the container instance group of a Durable Object namespace.
     *  @http GET /accounts/{account_id}/containers/instance-groups/{namespace_id}
     *  @docs https://developers.cloudflare.com/api/operations/getContainerInstanceGroup */
    get(
      /** @minLength 32 @maxLength 32 */ namespaceID: string,
      params: InstanceGroupGetParams,
      options?: RequestOptions,
    ): APIPromise<ContainerInstanceGroup>;

    /** Set a namespace's instance group: its name, class and SSH access.
     *  @http PUT /accounts/{account_id}/containers/instance-groups/{namespace_id}
     *  @docs https://developers.cloudflare.com/api/operations/putContainerInstanceGroup */
    update(
      /** @minLength 32 @maxLength 32 */ namespaceID: string,
      params: InstanceGroupUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ContainerInstanceGroup>;

    /** Delete the container instance group of a namespace.
     *  @http DELETE /accounts/{account_id}/containers/instance-groups/{namespace_id}
     *  @docs https://developers.cloudflare.com/api/operations/deleteContainerInstanceGroup */
    delete(
      /** @minLength 32 @maxLength 32 */ namespaceID: string,
      params: InstanceGroupDeleteParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject>;
  }

  export type InstanceGroupListParams = InAccount;

  export type ListContainerInstanceGroups = ContainerInstanceGroup[];

  export type InstanceGroupGetParams = InAccount;

  export interface ContainerInstanceGroup {
    class_name: string;
    /** @min 1 */ generation: Integer;
    name: string;
    /** @minLength 32 @maxLength 32 @example "14758f1afd44c09b7992073ccf00b43d" */ namespace_id: string;
    ssh?: ContainerInstanceGroupSSHConfiguration;
  }

  export interface InstanceGroupUpdateParams extends InAccount {
    class_name: string;
    name: string;
    ssh?: ContainerInstanceGroupSSHConfiguration;
  }

  export type InstanceGroupDeleteParams = InAccount;

  /** Access to single running containers, as by SSH. */
  export interface Instances {
    /** Get what Wrangler needs to open an SSH session to a container instance.
     *  @http GET /accounts/{account_id}/containers/instances/{instance_id}/ssh
     *  @permission Workers Containers Write; Workers Containers Read
     *  @docs https://developers.cloudflare.com/api/operations/containerWranglerSsh */
    ssh(instanceID: string, params: InstanceSSHParams, options?: RequestOptions): APIPromise<WranglerSSHResponse>;
  }

  export type InstanceSSHParams = InAccount;

  export interface WranglerSSHResponse {
    /** @sensitive */ token: string;
    url: string;
  }

  export interface ContainerInstanceGroupSSHConfiguration {
    authorized_keys?: UserSSHPublicKey[];
    /** @default true */ enabled?: boolean;
  }

  export interface UserSSHPublicKey {
    name?: string;
    public_key: string;
  }
}

export declare namespace Containers.Applications {
  /** Running copies of an image. */
  export interface Instances {
    /** Page through an application's instances by name prefix or state.
     *  @http GET /accounts/{account_id}/containers/applications/{application_id}/instances-v2 */
    list(
      applicationID: string,
      params: InstanceListParams,
      options?: RequestOptions,
    ): PagePromise<PageTokenPagination<InstanceListResponse>, InstanceListResponse>;

    /** Inspect one running instance of a container application.
     *  @http GET /accounts/{account_id}/containers/applications/{application_id}/instances/{instance_id}
     *  @permission Workers Containers Write; Workers Containers Read */
    get(/** @minLength 1 */ instanceID: string, params: InstanceGetParams, options?: RequestOptions): APIPromise<InstanceGetResponse>;

    /** Page through an application's instances, first version (deprecated).
     *  @http GET /accounts/{account_id}/containers/applications/{application_id}/instances
     *  @permission Workers Containers Write; Workers Containers Read
     *  @deprecated containers.applications.instances.list */
    listV1(
      applicationID: string,
      params: InstanceListV1Params,
      options?: RequestOptions,
    ): PagePromise<ContainersInstancesV1Pagination<InstanceGetResponse>, InstanceGetResponse>;
  }

  export interface InstanceListParams extends InAccount {
    name_prefix?: string;
    state?: 'active' | 'not-active';
    per_page?: number;
    page_token?: string;
  }

  export interface InstanceListResponse {
    id: string;
    application_id: string;
    image: string;
    status: InstanceListResponse.Status;
    configuration?: InstanceGetResponse.Configuration;
    location?: InstanceGetResponse.Location;
    name?: string;
    started_at?: string;
  }
  export namespace InstanceListResponse {
    export type Configuration = InstanceGetResponse.Configuration;
    export type Location = InstanceGetResponse.Location;
    export interface Status {
      state: 'provisioning' | 'running' | 'failed' | 'stopping' | 'stopped' | 'unhealthy' | 'inactive' | 'unknown';
      updated_at: string;
      exit_code?: number;
    }
  }

  export interface InstanceGetParams extends InAccount {
    application_id: string;
  }

  export interface InstanceGetResponse {
    /** @minLength 1 */ id: string;
    application_id: string;
    image: string;
    status: InstanceGetResponse.Status;
    configuration?: InstanceGetResponse.Configuration;
    location?: InstanceGetResponse.Location;
    name?: string;
    started_at?: string;
  }
  export namespace InstanceGetResponse {
    export interface Configuration {
      disk: number;
      memory: number;
      vcpu: number;
    }
    export interface Location {
      name: string;
      /** @example "WNAM" */ region: string;
    }
    export interface Status {
      state: 'provisioning' | 'running' | 'failed' | 'stopping' | 'stopped' | 'unhealthy' | 'inactive' | 'unknown';
      /** @example "2021-04-01T12:32:41.488Z" */ updated_at: string;
      exit_code?: Integer;
    }
  }

  export interface InstanceListV1Params extends InAccount {
    name_prefix?: string;
    state?: 'active' | 'not-active';
    /** @min 1 @max 1000 */ per_page?: Integer;
    page_token?: string;
  }

  export import InstanceListV1Response = Containers.Applications.InstanceGetResponse;

  /** Gradual moves of running copies to a new configuration. */
  export interface Rollouts {
    /** Roll out a new target configuration to an application, step by step.
     *  @http POST /accounts/{account_id}/containers/applications/{application_id}/rollouts
     *  @status 201 */
    create(applicationID: string, params: RolloutCreateParams, options?: RequestOptions): APIPromise<RolloutCreateResponse>;
  }

  export interface RolloutCreateParams extends InAccount {
    description: string;
    strategy: 'rolling' | 'new_instances';
    target_configuration: VersionListResponse.Configuration;
    kind?: 'full_auto' | 'full_manual';
    /** @min 0 @max 100 */ percentage?: Integer;
    step_percentage?: 5 | 10 | 20 | 25 | 50 | 100;
    steps?: RolloutCreateParams.Step[];
  }
  export namespace RolloutCreateParams {
    export interface Step {
      description: string;
      step_size: Step.StepSize;
    }
    export namespace Step {
      export interface StepSize {
        percentage: Integer;
      }
    }
    export import TargetConfiguration = VersionListResponse.Configuration;
  }

  export interface RolloutCreateResponse {
    id: string;
    /** @example "2021-04-01T12:32:41.488Z" */ created_at: string;
    current_configuration: VersionListResponse.Configuration;
    current_version: Integer;
    description: string;
    health: RolloutCreateResponse.Health;
    kind: 'full_auto' | 'full_manual' | 'durable_objects_auto';
    /** @example "2021-04-01T12:32:41.488Z" */ last_updated_at: string;
    status: 'pending' | 'progressing' | 'completed' | 'reverted' | 'replaced';
    strategy: 'rolling' | 'new_instances';
    target_configuration: VersionListResponse.Configuration;
    target_version: Integer;
    percentage?: Integer;
    progress?: RolloutCreateResponse.Progress;
    started_at?: DateTime;
    steps?: RolloutCreateResponse.Step[];
    version_distribution?: RolloutCreateResponse.VersionDistribution;
  }
  export namespace RolloutCreateResponse {
    export import CurrentConfiguration = VersionListResponse.Configuration;
    export interface Health {
      errors: Health.Error[];
      instances: Health.Instances;
      summary?: 'healthy' | 'degraded' | 'unhealthy' | 'pending';
    }
    export namespace Health {
      export interface Error {
        event: Error.Event;
        instance_id: string;
      }
      export namespace Error {
        export interface Event {
          id: string;
          details: { [key: string]: unknown };
          message: string;
          name: 'SchedulerPlaced' | 'NetworkingIPAssigned' | 'VMStarted' | 'ImagePulled' | 'ImagePullError' | 'VMFailedToStart' | 'NetworkingIPAssignmentFailed' | 'VMRunning' | 'VMStopping' | 'VMStopped' | 'VMFailed' | 'RuntimeStartFailed' | 'SSHStarted' | 'ServiceHealthUpdates' | 'CheckUpdate' | 'DurableObjectConnected' | 'ContainerStarted';
          statusChange: { [key: string]: unknown };
          /** @example "2021-04-01T12:32:41.488Z" */ time: string;
          type: 'Info' | 'Error' | 'Warn' | 'UserError' | 'SystemError';
        }
      }
      export interface Instances {
        active: Integer;
        assigned: Integer;
      }
    }
    export interface Progress {
      current_step: Integer;
      total_instances: Integer;
      total_steps: Integer;
      updated_instances: Integer;
      version_distribution?: Progress.VersionDistribution;
    }
    export namespace Progress {
      export interface VersionDistribution {
        current_version_instances?: Integer;
        /** @unit percent */ current_version_percentage?: Integer;
        target_version_instances?: Integer;
        /** @unit percent */ target_version_percentage?: Integer;
      }
    }
    export interface Step {
      id: Integer;
      description: string;
      status: 'pending' | 'progressing' | 'reverting' | 'completed' | 'reverted';
      step_size: RolloutCreateParams.Step.StepSize;
      /** @example "2021-04-01T12:32:41.488Z" */ completed_at?: string;
      reason?: string;
      /** @example "2021-04-01T12:32:41.488Z" */ started_at?: string;
    }
    export namespace Step {
      export type StepSize = RolloutCreateParams.Step.StepSize;
    }
    export import TargetConfiguration = VersionListResponse.Configuration;
    export interface VersionDistribution {
      /** @unit percent */ current_version_percentage: Integer;
      /** @unit percent */ target_version_percentage: Integer;
    }
  }

  /** Past configurations of a deployable unit. */
  export interface Versions {
    /** Show the recorded versions of a container application.
     *  @http GET /accounts/{account_id}/containers/applications/{application_id}/versions
     *  @permission Workers Containers Write; Workers Containers Read */
    list(
      applicationID: string,
      params: VersionListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<VersionListResponse>, VersionListResponse>;
  }

  export type VersionListParams = InAccount;

  export interface VersionListResponse {
    configuration: VersionListResponse.Configuration;
    percentage: Integer;
    version: Integer;
  }
  export namespace VersionListResponse {
    export interface Configuration {
      authorized_keys?: ApplicationEditParams.Configuration.AuthorizedKey[];
      command?: string[];
      entrypoint?: string[];
      environment_variables?: Configuration.EnvironmentVariable[];
      image?: string;
      /** @default "lite" */ instance_type?: 'lite' | 'basic' | 'standard-1' | 'standard-2' | 'standard-3' | 'standard-4';
      observability?: ApplicationEditParams.Observability;
    }
    export namespace Configuration {
      export type AuthorizedKey = ApplicationEditParams.Configuration.AuthorizedKey;
      export interface EnvironmentVariable {
        name: string;
        value: string;
      }
      export import Observability = ApplicationEditParams.Observability;
    }
  }
}

export declare namespace Containers.Registries {
  /** Short-lived logins to push or pull images. */
  export interface Credentials {
    /** Issue expiring credentials with chosen permissions for an image registry.
     *  @http POST /accounts/{account_id}/containers/registries/{domain}/credentials
     *  @body json required
     *  @status 201
     *  @availability ga */
    generate(domain: string, params: CredentialGenerateParams, options?: RequestOptions): APIPromise<CredentialGenerateResponse>;
  }

  export interface CredentialGenerateParams extends InAccount {
    /** @min 1 @unit minutes */ expiration_minutes?: Integer;
    permissions?: ('pull' | 'push' | 'list')[];
  }

  export interface CredentialGenerateResponse {
    account_id: string;
    /** @sensitive */ password: string;
    registry_host: string;
    username: string;
  }
}
