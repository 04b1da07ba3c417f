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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether it is switched on. */ enabled: boolean;
    /** Description of the action performed. */ message: string;
    /** Token of the next page, from the previous answer. */ page_token: string;
    /** SSH keys that may log in to instances. */ authorized_keys: unknown;
    /** Image with registry and tag or digest. */ image: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Application to work on, as `containers.applications.list` shows it. @from containers.applications.list */ application_id: string;
    /** Registry of images, by its hostname, such as `registry.cloudflare.com`. @from containers.registries.list */ domain: string;
    /** Running instance of the application, as `containers.applications.instances.list` shows it. */ instance_id: string;
    /** Namespace to work on, as `containers.instanceGroups.list` shows it. @from containers.instanceGroups.list */ namespace_id: string;
  }

  /** Deployable units: an image with scaling limits and placement. */
  export interface Applications {
    readonly instances: Applications.Instances;
    readonly rollouts: Applications.Rollouts;
    readonly versions: Applications.Versions;

    /** Create a container application that runs an image.
     *
     *  Wrangler does this on deployment. With `durable_object` scheduling the Durable Object starts and stops the instances.
     *  @http POST /accounts/{account_id}/containers/applications
     *  @status 201
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "my-app", "scheduling_policy": "default", "instances": 0, "max_instances": 10,
     *    "configuration": { "image": "registry.cloudflare.com/023e105f4ecef8ad9ca31a8372d0c353/app:v1", "instance_type": "basic" }
     *  }
     *  @aliases deploy container */
    create(params: ApplicationCreateParams, options?: RequestOptions): APIPromise<ApplicationCreateResponse>;

    /** List container applications, filtered by name or image.
     *  @http GET /accounts/{account_id}/containers/applications
     *  @columns name version instances max_instances scheduling_policy created_at updated_at
     *  @key name */
    list(
      params: ApplicationListParams,
      options?: RequestOptions,
    ): PagePromise<PageTokenPagination<ApplicationListResponse>, ApplicationListResponse>;

    /** Delete a container application from the account.
     *
     *  Its instances are stopped; images in the registry stay.
     *  @http DELETE /accounts/{account_id}/containers/applications/{application_id}
     *  @permission Workers Containers Write
     *  @cascades containers.applications.instances */
    delete(applicationID: string, params: InAccount, options?: RequestOptions): APIPromise<ApplicationDeleteResponse>;

    /** Edit parts of a container application, such as its instance limit.
     *
     *  A changed image or configuration reaches instances only through a rollout: use `rollouts.create`.
     *  @http PATCH /accounts/{account_id}/containers/applications/{application_id}
     *  @body json required
     *  @permission Workers Containers Write */
    edit(applicationID: string, params: ApplicationEditParams, options?: RequestOptions): APIPromise<ApplicationEditResponse>;

    /** Get one container application with its configuration.
     *  @http GET /accounts/{account_id}/containers/applications/{application_id}
     *  @permission Workers Containers Write; Workers Containers Read */
    get(applicationID: string, params: InAccount, options?: RequestOptions): APIPromise<ApplicationGetResponse>;
  }

  /** @discriminator scheduling_policy */
  export type ApplicationCreateParams = ApplicationCreateParams.CcContainersCreateScheduledApplicationRequest | ApplicationCreateParams.CcContainersCreateDurableObjectApplicationRequest;
  export interface RolloutSettings {
    /** Permitted placement of instances. */ constraints?: Constraints;
    /** Seconds an active instance stays alive when a rollout is due, before it gets the shutdown signal. @min 0 @max 604800 @default 0 @unit seconds */
    rollout_active_grace_period?: Integer;
  }

  export namespace ApplicationCreateParams {
    export interface CcContainersCreateScheduledApplicationRequest extends InAccount, RolloutSettings {
      /** Image, size and environment of every instance. */ configuration: CcScheduledApplication.Configuration;
      /** Number of instances to begin with. @min 0 */ instances: Integer;
      /** Most instances that may run at the same time. @min 0 */ max_instances: Integer;
      /** Name of the application, unique within the account. @minLength 1 */ name: string;
      /** Lets Cloudflare's scheduler keep up the number of instances. */ scheduling_policy: 'default';
      /** Durable Object namespace to connect with the scheduled application. */
      durable_objects?: CcContainersCreateScheduledApplicationRequest.CcDurableObjectsConfigurationNamespaceID | CcContainersCreateScheduledApplicationRequest.CcDurableObjectsConfigurationScriptAndClass;
      /** Logging for the application; excludes `configuration.observability`. */ observability?: Observability;
    }
    export namespace CcContainersCreateScheduledApplicationRequest {
      export interface CcDurableObjectsConfigurationNamespaceID {
        /** Durable Object namespace tied to the application. @example "14758f1afd44c09b7992073ccf00b43d" @from durableObjects.namespaces.list */
        namespace_id: string;
      }
      export interface CcDurableObjectsConfigurationScriptAndClass {
        /** Class of the Durable Object. @minLength 1 */ class_name: string;
        /** Worker script that defines the class. @minLength 1 */ script_name: string;
      }
    }
    export interface CcContainersCreateDurableObjectApplicationRequest extends InAccount {
      /** Namespace, or script and class, of the Durable Objects that own the instances. */
      durable_objects: CcContainersCreateScheduledApplicationRequest.CcDurableObjectsConfigurationNamespaceID | CcContainersCreateScheduledApplicationRequest.CcDurableObjectsConfigurationScriptAndClass;
      /** Name of the application, unique within the account. @minLength 1 */ name: string;
      /** Leaves starting, placing and stopping of instances to the Durable Object. */ scheduling_policy: 'durable_object';
      /** Settings that hold for all instances at once. */ configuration?: CcDurableObjectApplication.Configuration;
      /** Logging of the application; takes effect without a rollout. */
      observability?: CcDurableObjectApplication.Observability;
    }
  }

  export type ApplicationCreateResponse = CcScheduledApplication | CcDurableObjectApplication;

  export interface ApplicationListParams extends InAccount {
    /** Only applications with this image are returned. */ image?: string;
    /** Only applications with this name are returned. */ name?: string;
    per_page?: number;
    page_token?: string;
  }

  export type ApplicationListResponse = CcScheduledApplication | CcDurableObjectApplication;

  export interface ApplicationDeleteResponse {
    message: string;
  }

  export interface ApplicationEditParams extends InAccount, RolloutSettings {
    /** Settings that can be changed without a rollout, such as SSH access. */ configuration?: ApplicationEditParams.Configuration;
    /** New ceiling of running instances for autoscaling. @min 0 */ max_instances?: Integer;
    /** Logging to switch on or off; running instances follow without a rollout. */ observability?: Observability;
  }
  export namespace ApplicationEditParams {
    export interface Configuration {
      authorized_keys?: AuthorizedKey[];
      /** SSH access of Wrangler to instances. */ wrangler_ssh?: Configuration.WranglerSSH;
    }
    export namespace Configuration {
      export interface WranglerSSH {
        /** @default true */ enabled?: boolean;
        /** Port on which instances take SSH connections. @min 1 @max 65535 @default 22 */ port?: Integer;
      }
    }
  }

  export type ApplicationEditResponse = CcScheduledApplication | CcDurableObjectApplication;

  export type ApplicationGetResponse = CcScheduledApplication | CcDurableObjectApplication;

  export type ApplicationListResponsesPageTokenPagination = PageTokenPagination<ApplicationListResponse>;

  export interface ApplicationIdentity {
    /** Identifies the event. */ id: string;
    /** Name that people see and filters go by. */ name: string;
    /** Durable Object namespace connected with it. */ durable_objects?: CcScheduledApplication.DurableObjects;
  }

  export interface CcScheduledApplication extends ApplicationIdentity {
    account_id: string;
    /** Image, size and environment of the instances. */ configuration: CcScheduledApplication.Configuration;
    /** @example "2021-04-01T12:32:41.488Z" */ created_at: string;
    /** Number of instances kept up by the scheduler. */ instances: Integer;
    /** Whether the scheduler or a Durable Object manages the instances. */ scheduling_policy: 'default' | 'durable_object';
    /** @example "2021-04-01T12:32:41.488Z" */ updated_at: string;
    /** Current version; counts up with each rollout or change. */ version: Integer;
    /** Rollout under way; absent if there is none. */ active_rollout_id?: string;
    /** Permitted placement of instances. */ constraints?: Constraints;
    /** Health of the instances, as counts and a verdict. */ health?: CcScheduledApplication.Health;
    /** Most instances it may scale to. */ max_instances?: Integer;
    /** Log settings of the containers. */ observability?: Observability;
    /** Seconds an active instance may go on when a rollout is due. @min 0 @max 604800 @default 0 @unit seconds */
    rollout_active_grace_period?: Integer;
  }
  export namespace CcScheduledApplication {
    export interface Configuration {
      image: string;
      authorized_keys?: AuthorizedKey[];
      /** Arguments in place of the image's command. */ command?: string[];
      /** Command in place of the image's entrypoint. */ entrypoint?: string[];
      /** Variables in the containers' environment. */ environment_variables?: EnvironmentVariable[];
      /** Size of each instance, in vCPU, memory and disk. @default "lite" */ instance_type?:
        | 'lite' | 'basic' | 'standard-1' | 'standard-2' | 'standard-3' | 'standard-4';
      /** Log settings of the containers. */ observability?: Containers.Observability;
    }
    export interface DurableObjects {
      /** Durable Object namespace, by its id. @example "14758f1afd44c09b7992073ccf00b43d" */ namespace_id: string;
    }
    export interface Health {
      errors: Health.Error[];
      /** Number of instances by state. */ instances: Health.Instances;
      /** Judgment over all instances; `pending` while they start. */ summary?: 'healthy' | 'degraded' | 'unhealthy' | 'pending';
    }
    export namespace Health {
      export interface Error {
        /** Event that brought the error. */ event: Error.Event;
        /** Instance that has the error. */ instance_id: string;
      }
      export namespace Error {
        export interface Event extends Applications.RolloutCreateResponse.Health.Error.Event {
          /** Kind of event, such as an image pulled or a container that exited. */ name:
            | 'SchedulerPlaced' | 'NetworkingIPAssigned' | 'VMStarted' | 'ImagePulled' | 'ImagePullError'
            | 'VMFailedToStart' | 'NetworkingIPAssignmentFailed' | 'VMRunning' | 'VMStopping' | 'VMStopped'
            | 'VMFailed' | 'RuntimeStartFailed' | 'SSHStarted' | 'ServiceHealthUpdates' | 'CheckUpdate'
            | 'DurableObjectConnected' | 'ContainerStarted';
          /** Time of the event, in UTC. @example "2021-04-01T12:32:41.488Z" */ time: string;
        }
      }
      export interface Instances {
        /** Running instances, whether bound to an object or not; estimated. */ active: Integer;
        /** Instances bound to a live Durable Object; can lag behind. */ assigned: Integer;
      }
    }
  }

  export interface CcDurableObjectApplication extends ApplicationIdentity {
    account_id: string;
    created_at: string;
    durable_objects: CcScheduledApplication.DurableObjects;
    /** Always `durable_object`: the Durable Object manages the instances. */ scheduling_policy: 'durable_object';
    updated_at: string;
    /** Image, size and environment of the instances. */ configuration?: CcDurableObjectApplication.Configuration;
    /** Health of the instances, as counts and a verdict. */ health?: CcDurableObjectApplication.Health;
    /** Log settings of the containers. */ observability?: CcDurableObjectApplication.Observability;
  }
  export namespace CcDurableObjectApplication {
    export interface Configuration {
      authorized_keys?: AuthorizedKey[];
      /** Whether and how Wrangler may open SSH. */ wrangler_ssh?: Configuration.WranglerSSH;
    }
    export namespace Configuration {
      export interface WranglerSSH {
        enabled?: boolean;
        /** Port for SSH in the container. */ port?: number;
      }
    }
    export interface Health {
      /** Number of instances by state. */ instances: Health.Instances;
      /** Set until the first count of instances is done. */ summary?: 'pending';
    }
    export namespace Health {
      export interface Instances {
        /** Instances running or stopping. */ active: number;
        /** Instances on their way up. */ starting: number;
      }
    }
    export interface Observability {
      /** Whether output is logged. */ logs?: Observability.Logs;
    }
    export namespace Observability {
      export interface Logs {
        enabled?: boolean;
      }
    }
  }

  export interface Constraints {
    /** Legal area that instances stay in: `eu` or `fedramp`. */ jurisdiction?: string;
    /** Regions in which instances may run, such as `WNAM`. */ regions?: string[];
  }

  export interface Observability {
    /** Whether output is logged. */ logs?: Observability.Logs;
  }
  export namespace Observability {
    export interface Logs {
      /** @default false */ enabled?: boolean;
    }
  }

  export interface AuthorizedKey {
    /** Key in the form of `authorized_keys`. */ public_key: string;
    /** Name that people see and filters go by. @minLength 1 */ name?: string;
  }

  export interface EnvironmentVariable {
    /** Name that people see and filters go by. @minLength 1 */ name: string;
    /** Text of the variable. */ value: string;
  }

  /** Container images that are made ready ahead of use. */
  export interface Images {
    /** Prepare a container image ahead of its use.
     *
     *  Runs in the background: repeat the call until `status` is `ready` or `error`.
     *  @http POST /accounts/{account_id}/containers/image-preparations
     *  @waits containers.images.prepare status done=ready failed=error */
    prepare(params: ImagePrepareParams, options?: RequestOptions): APIPromise<ImagePrepareResponse>;
  }

  export interface ImagePrepareParams extends InAccount {
    /** @minLength 1 @example "registry.cloudflare.com/023e105f4ecef8ad9ca31a8372d0c353/app:v1" */
    image: string;
  }

  export interface ImagePrepareResponse {
    /** @example "registry.cloudflare.com/023e105f4ecef8ad9ca31a8372d0c353/app:v1" */ image: string;
    /** Progress of the preparation; `ready` and `error` are final. */ status: 'pending' | 'ready' | 'error';
    /** Digest of the prepared artifact, once it is ready. */ artifact_digest?: string;
    /** Human-readable reason the image is pending or has failed. */ reason?: string;
  }

  /** Image stores from which containers are pulled. */
  export interface Registries {
    readonly credentials: Registries.Credentials;

    /** Create a connection to a private image registry.
     *
     *  The secret part must lie in Secrets Store with the scope `containers`.
     *  @http POST /accounts/{account_id}/containers/registries
     *  @status 201
     *  @permission Workers Containers Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain": "docker.io", "kind": "DockerHub",
     *    "auth": {
     *      "public_credential": "my-user",
     *      "private_credential": { "store_id": "14758f1afd44c09b7992073ccf00b43d", "secret_name": "DOCKERHUB_TOKEN" }
     *    }
     *  } */
    create(params: RegistryCreateParams, options?: RequestOptions): APIPromise<Registry>;

    /** List the image registries configured for the account.
     *  @http GET /accounts/{account_id}/containers/registries
     *  @permission Workers Containers Write; Workers Containers Read
     *  @columns domain kind created_at
     *  @key domain */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Registry>, Registry>;

    /** Delete the connection to an image registry.
     *
     *  Containers can no longer pull images from it; the images themselves stay.
     *  @http DELETE /accounts/{account_id}/containers/registries/{domain}
     *  @permission Workers Containers Write */
    delete(domain: string, params: InAccount, options?: RequestOptions): APIPromise<RegistryDeleteResponse>;
  }

  export interface RegistryCreateParams extends InAccount {
    /** Credentials for the registry, with the secret part in Secrets Store. */ auth: RegistryCreateParams.Auth;
    /** Hostname of the registry, without scheme: `docker.io`, ECR or Artifact Registry (`*-docker.pkg.dev`).
     *  @example "docker.io" @minLength 3 @maxLength 253 */
    domain: string;
    /** Provider of the registry; must fit the domain. */ kind: 'ECR' | 'DockerHub' | 'GAR' | (string & {});
    /** Always false: public registries need no connection. */ is_public?: false;
  }
  export namespace RegistryCreateParams {
    export interface Auth {
      /** Secret in Secrets Store that holds the password or key; its scopes must include `containers`. */ private_credential: Auth.PrivateCredential;
      /** User name, access key id or service account: the part that is not secret. @example "AWS_ACCESS_KEY_ID" @minLength 1 */
      public_credential: string;
    }
    export namespace Auth {
      export interface PrivateCredential {
        /** Secret in the store, by its name. @minLength 1 @maxLength 255 @example "API_KEY" */ secret_name: string;
        /** Store that holds the secret.
         *  @minLength 32 @maxLength 32 @example "14758f1afd44c09b7992073ccf00b43d" @from secretsStore.stores.list @pattern ^[0-9a-f]{32}$ */
        store_id: string;
      }
    }
  }

  export interface Registry {
    /** @example "2021-04-01T12:32:41.488Z" */ created_at: string;
    /** Hostname of the registry, without scheme. @example "docker.io" */ domain: string;
    /** Provider of the registry; `default` is Cloudflare's own. */ kind?: 'ECR' | 'DockerHub' | 'GAR' | 'default';
    /** Public part of the credentials, in base64; its content depends on the provider. */ public_key?: string;
  }

  export interface RegistryDeleteResponse {
    /** Hostname of the registry, without scheme. @example "docker.io" */ domain: string;
  }

  export type RegistryListResponsesSinglePage = SinglePage<Registry>;

  /** Running containers that belong to one Durable Object namespace. */
  export interface InstanceGroups {
    /** List the account's container instance groups.
     *  @http GET /accounts/{account_id}/containers/instance-groups
     *  @docs https://developers.cloudflare.com/api/operations/listContainerInstanceGroups
     *  @columns name class_name namespace_id generation */
    list(params: InAccount, options?: RequestOptions): APIPromise<ListContainerInstanceGroups>;

    /** Get the container instance group of a Durable Object namespace.
     *  @http GET /accounts/{account_id}/containers/instance-groups/{namespace_id}
     *  @docs https://developers.cloudflare.com/api/operations/getContainerInstanceGroup */
    get(
      /** @minLength 32 @maxLength 32 */ namespaceID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ContainerInstanceGroup>;

    /** Replace a namespace's instance group: name, class and SSH access.
     *
     *  Creates the group if the namespace has none.
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
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<JsonObject>;
  }

  export type ListContainerInstanceGroups = ContainerInstanceGroup[];

  export interface ContainerInstanceGroup {
    /** Durable Object class that starts the containers. */ class_name: string;
    /** Counts up with each change of the group. @min 1 */ generation: Integer;
    /** Name that people see and filters go by. */ name: string;
    /** Durable Object namespace that the group belongs to. @minLength 32 @maxLength 32 @example "14758f1afd44c09b7992073ccf00b43d" */
    namespace_id: string;
    /** SSH access to instances of the group; absent, there is none. */ ssh?: ContainerInstanceGroupSSHConfiguration;
  }

  export interface InstanceGroupUpdateParams extends InAccount {
    /** Durable Object class that starts the containers. @minLength 1 @example "ImageResizer" */ class_name: string;
    /** Name that people see and filters go by. @minLength 1 @example "image-resizer" */ name: string;
    /** SSH access to instances of the group; left out, there is none. */ ssh?: ContainerInstanceGroupSSHConfiguration;
  }

  /** Access to single running containers, as by SSH. */
  export interface Instances {
    /** Get the address and token to open SSH to an instance.
     *
     *  The token is short-lived and meant for Wrangler. SSH must be switched on for the application.
     *  @http GET /accounts/{account_id}/containers/instances/{instance_id}/ssh
     *  @permission Workers Containers Write; Workers Containers Read
     *  @docs https://developers.cloudflare.com/api/operations/containerWranglerSsh */
    ssh(instanceID: string, params: InAccount, options?: RequestOptions): APIPromise<WranglerSSHResponse>;
  }

  export interface WranglerSSHResponse {
    /** Short-lived token that opens the SSH session. @sensitive */ token: string;
    /** Address that Wrangler connects to. */ url: string;
  }

  export interface ContainerInstanceGroupSSHConfiguration {
    /** Public keys that may log in. */ authorized_keys?: AuthorizedKey[];
    /** @default true */ enabled?: boolean;
  }

}

export declare namespace Containers.Applications {
  /** Running copies of an image. */
  export interface Instances {
    /** List an application's instances by name prefix or state.
     *  @http GET /accounts/{account_id}/containers/applications/{application_id}/instances-v2
     *  @columns name image location.name location.region status.state started_at */
    list(
      applicationID: string,
      params: InstanceListParams,
      options?: RequestOptions,
    ): PagePromise<PageTokenPagination<InstanceListResponse>, InstanceListResponse>;

    /** Get one instance of a container application.
     *  @http GET /accounts/{account_id}/containers/applications/{application_id}/instances/{instance_id}
     *  @permission Workers Containers Write; Workers Containers Read */
    get(/** @minLength 1 */ instanceID: string, params: InstanceGetParams, options?: RequestOptions): APIPromise<Instance>;

    /** List an application's instances, first version (deprecated).
     *  @http GET /accounts/{account_id}/containers/applications/{application_id}/instances
     *  @permission Workers Containers Write; Workers Containers Read
     *  @deprecated containers.applications.instances.list
     *  @columns name image location.name location.region status.state started_at */
    listV1(
      applicationID: string,
      params: InstanceListV1Params,
      options?: RequestOptions,
    ): PagePromise<ContainersInstancesV1Pagination<Instance>, Instance>;
  }

  export interface InstanceFilter {
    /** Only instances whose name (or id, if unnamed) starts so; keep it the same for all pages. Case counts. */ name_prefix?: string;
    /** Whether only running instances or only others are returned; left out, both. */ state?: 'active' | 'not-active' | (string & {});
    page_token?: string;
  }

  export interface InstanceListParams extends InAccount, InstanceFilter {
    per_page?: number;
  }

  export interface InstanceOverview {
      /** Application that the instance belongs to. @from containers.applications.list */ application_id: string;
      /** Image the container runs, if it is placed. */ image: string;
      /** CPU, memory and disk given to the container. */ configuration?: InstanceListResponse.Configuration;
      /** Current location of the container. */ location?: InstanceListResponse.Location;
      /** Name given to the instance by its owner; at most 1,024 bytes. */ name?: string;
      /** Time at which the container was started; absent if none runs. */ started_at?: string;
    }

  export interface InstanceListResponse extends InstanceOverview {
    /** Durable Object id of the instance: 64 hex digits. */ id: string;
    /** Last known state of the container. */ status: InstanceListResponse.Status;
  }
  export namespace InstanceListResponse {
    export interface Status {
      /** Stage of the container's life, as last reported. */
      state: 'provisioning' | 'running' | 'failed' | 'stopping' | 'stopped' | 'unhealthy' | 'inactive' | 'unknown';
      updated_at: string;
      /** Exit code of the process; absent before it has ended. */ exit_code?: number;
    }
    export interface Configuration {
      /** Disk of the instance. @unit megabytes */ disk: number;
      /** Memory of the instance. @unit MiB */ memory: number;
      /** Number of virtual CPUs; may be a fraction. */ vcpu: number;
    }
    export interface Location {
      /** Location, by its unique code. */ name: string;
      /** Region the location lies in. @example "WNAM" */ region: string;
    }
  }

  export interface InstanceGetParams extends InAccount {
    /** Application that is meant. @from containers.applications.list */ application_id: string;
  }

  export interface Instance extends InstanceOverview {
    /** Durable Object id behind the instance: 64 hex digits. @minLength 1 */ id: string;
    /** Last known state of the container. */ status: Instance.Status;
  }
  export namespace Instance {
    export interface Status {
      /** Stage of the container's life, as last reported. */
      state: 'provisioning' | 'running' | 'failed' | 'stopping' | 'stopped' | 'unhealthy' | 'inactive' | 'unknown';
      /** @example "2021-04-01T12:32:41.488Z" */ updated_at: string;
      /** Code with which the process exited; absent while it runs. */ exit_code?: Integer;
    }
  }

  export interface InstanceListV1Params extends InAccount, InstanceFilter {
    /** @min 1 @max 1000 */ per_page?: Integer;
  }

  export type InstanceListResponsesPageTokenPagination = PageTokenPagination<InstanceListResponse>;

  export type InstanceListV1ResponsesContainersInstancesV1Pagination = ContainersInstancesV1Pagination<Instance>;

  /** Gradual moves of running copies to a new configuration. */
  export interface Rollouts {
    /** Create a rollout of a new configuration, step by step.
     *
     *  Runs in the background; with `full_auto` each step begins once the instances are healthy. Running containers get SIGTERM, and are killed
     *  15 minutes later.
     *  @http POST /accounts/{account_id}/containers/applications/{application_id}/rollouts
     *  @status 201
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "application_id": "8e7ab8a4-62e4-4b5a-9c31-0b7f1a0f4f5e", "description": "v2",
     *    "strategy": "rolling", "kind": "full_auto", "step_percentage": 25,
     *    "target_configuration": { "image": "registry.cloudflare.com/023e105f4ecef8ad9ca31a8372d0c353/app:v2" }
     *  } */
    create(applicationID: string, params: RolloutCreateParams, options?: RequestOptions): APIPromise<RolloutCreateResponse>;
  }

  export interface RolloutCreateParams extends InAccount {
    /** Purpose of the rollout. @minLength 1 */ description: string;
    /** `rolling` replaces instances in steps; `new_instances` sets the share of the new version among new instances. */
    strategy: 'rolling' | 'new_instances' | (string & {});
    /** Configuration to bring to the instances; unset parts stay. */ target_configuration: RolloutCreateResponse.TargetConfiguration;
    /** Whether steps advance by themselves, on health, or by hand; default `full_auto`. */ kind?: 'full_auto' | 'full_manual' | (string & {});
    /** Share of new instances that get the new version, for `new_instances`; left out, it starts at 10. @min 0 @max 100 @unit percent */
    percentage?: Integer;
    /** Share of instances replaced in each equal step; excludes `steps`. @unit percent */ step_percentage?: 5 | 10 | 20 | 25 | 50 | 100;
    /** Steps of chosen sizes, in place of `step_percentage`. */ steps?: RolloutCreateParams.Step[];
  }
  export namespace RolloutCreateParams {
    export interface Step {
      /** Purpose of the step. */ description: string;
      /** Share of the instances that the step replaces. */ step_size: RolloutCreateResponse.Step.StepSize;
    }
  }

  export interface RolloutCreateResponse {
    /** Identifies the rollout within the application. */ id: string;
    /** @example "2021-04-01T12:32:41.488Z" */ created_at: string;
    /** Configuration before the rollout. */ current_configuration: RolloutCreateResponse.CurrentConfiguration;
    /** Version before the rollout. */ current_version: Integer;
    /** Purpose given at creation. */ description: string;
    /** Health of the instances, as counts and a verdict. */ health: RolloutCreateResponse.Health;
    /** Method of advancing steps: by health, manually, or by the Durable Object. */ kind: 'full_auto' | 'full_manual' | 'durable_objects_auto';
    /** Time of the latest change in status, health or progress. @example "2021-04-01T12:32:41.488Z" */ last_updated_at: string;
    /** State of the rollout; `replaced` gave way to a newer one. */ status: 'pending' | 'progressing' | 'completed' | 'reverted' | 'replaced';
    /** Way the new version is brought in: instances replaced in steps, or a share of new ones. */ strategy: 'rolling' | 'new_instances';
    /** Configuration to bring to the instances; unset parts stay. */ target_configuration: RolloutCreateResponse.TargetConfiguration;
    /** Version all instances have once the rollout is complete. */ target_version: Integer;
    /** Present share of the new version; only with `new_instances`. @unit percent */ percentage?: Integer;
    /** Steps and instances done so far. */ progress?: RolloutCreateResponse.Progress;
    /** Time at which the rollout began. */ started_at?: DateTime;
    /** Steps of the rollout with their status. */ steps?: RolloutCreateResponse.Step[];
    /** Shares of old and new version; only with `new_instances`. */ version_distribution?: RolloutCreateResponse.VersionDistribution;
  }
  export namespace RolloutCreateResponse {
    export interface RunSettings {
        authorized_keys?: AuthorizedKey[];
        /** Arguments in place of the image's default command; they go to the entrypoint. */ command?: string[];
        /** Command that the container runs in place of the image's entrypoint. */ entrypoint?: string[];
        /** Environment variables of the container. */ environment_variables?: EnvironmentVariable[];
        /** Size of an instance, in vCPU, memory and disk. @default "lite" */ instance_type?:
          | 'lite' | 'basic' | 'standard-1' | 'standard-2' | 'standard-3' | 'standard-4';
        /** Logging of the deployment. */ observability?: Observability;
      }
    export interface CurrentConfiguration extends RunSettings {
      /** @example "registry.cloudflare.com/023e105f4ecef8ad9ca31a8372d0c353/app:v1" */ image?: string;
    }
    export interface Health {
      errors: Health.Error[];
      /** Number of instances in each state. */ instances: Health.Instances;
      /** Overall judgment from the states of instances; `pending` while they are starting. */
      summary?: 'healthy' | 'degraded' | 'unhealthy' | 'pending';
    }
    export namespace Health {
      export interface Error {
        /** Event reported by the instance. */ event: Error.Event;
        /** Instance with the error. */ instance_id: string;
      }
      export namespace Error {
        export interface Event {
          /** Identifies the event. */ id: string;
          /** Details, depending on the kind of event. */ details: { [key: string]: unknown };
          message: string;
          /** Kind of the event, such as a failed image pull. */ name:
            | 'SchedulerPlaced' | 'NetworkingIPAssigned' | 'VMStarted' | 'ImagePulled' | 'ImagePullError'
            | 'VMFailedToStart' | 'NetworkingIPAssignmentFailed' | 'VMRunning' | 'VMStopping' | 'VMStopped'
            | 'VMFailed' | 'RuntimeStartFailed' | 'SSHStarted' | 'ServiceHealthUpdates' | 'CheckUpdate'
            | 'DurableObjectConnected' | 'ContainerStarted';
          /** States before and after. */ statusChange: { [key: string]: unknown };
          /** @example "2021-04-01T12:32:41.488Z" */ time: string;
          /** Severity of the event and the party at fault. */ type: 'Info' | 'Error' | 'Warn' | 'UserError' | 'SystemError';
        }
      }
      export interface Instances {
        /** Running instances, bound to an object or not; an estimate. */ active: Integer;
        /** Instances bound to a Durable Object; can lag behind. */ assigned: Integer;
      }
    }
    export interface TargetConfiguration extends RunSettings {
      /** @minLength 1 @example "registry.cloudflare.com/023e105f4ecef8ad9ca31a8372d0c353/app:v1" */
      image?: string;
    }
    export interface Progress {
      /** Number of the step in progress; 0 before the first. */ current_step: Integer;
      /** Instances that the rollout concerns. */ total_instances: Integer;
      /** Number of steps in all. */ total_steps: Integer;
      /** Instances that have the new version. */ updated_instances: Integer;
      /** Shares of the versions to expect during a rolling rollout; actual numbers are in `health`. */
      version_distribution?: Progress.VersionDistribution;
    }
    export namespace Progress {
      export interface VersionDistribution {
        /** Instances expected to stay on the old version. */ current_version_instances?: Integer;
        /** Share of instances planned for the old version; with the target's it makes 100. @unit percent */ current_version_percentage?: Integer;
        /** Instances expected on the new version. */ target_version_instances?: Integer;
        /** Share of instances planned for the new version. @unit percent */ target_version_percentage?: Integer;
      }
    }
    export interface Step extends RolloutCreateParams.Step {
      /** Number of the step, from 1 in order. */ id: Integer;
      /** State of the step. */ status: 'pending' | 'progressing' | 'reverting' | 'completed' | 'reverted';
      /** Time at which the step ended; absent before. @example "2021-04-01T12:32:41.488Z" */ completed_at?: string;
      /** Reason for the state of the step. */ reason?: string;
      /** Time at which the step began; absent before. @example "2021-04-01T12:32:41.488Z" */ started_at?: string;
    }
    export namespace Step {
      export interface StepSize {
        /** Instances the step replaces. @min 10 @max 100 @unit percent */ percentage: Integer;
      }
    }
    export interface VersionDistribution {
      /** Share of new instances on the old version. @unit percent */ current_version_percentage: Integer;
      /** Share of new instances on the new version. @unit percent */ target_version_percentage: Integer;
    }
  }

  /** Past configurations of a deployable unit. */
  export interface Versions {
    /** List the recorded versions of a container application.
     *  @http GET /accounts/{account_id}/containers/applications/{application_id}/versions
     *  @permission Workers Containers Write; Workers Containers Read
     *  @columns version configuration.image configuration.instance_type percentage
     *  @key version */
    list(
      applicationID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<VersionListResponse>, VersionListResponse>;
  }

  export interface VersionListResponse {
    /** Configuration recorded for the version. */ configuration: RolloutCreateResponse.CurrentConfiguration;
    /** Share of instances on the version. @unit percent */ percentage: Integer;
    /** Current version; counts up with each rollout or change. */ version: Integer;
  }

  export type VersionListResponsesSinglePage = SinglePage<VersionListResponse>;
}

export declare namespace Containers.Registries {
  /** Short-lived logins to push or pull images. */
  export interface Credentials {
    /** Generate expiring credentials for an image registry.
     *
     *  For Cloudflare's own registry; external registries ignore minutes and permissions.
     *  @http POST /accounts/{account_id}/containers/registries/{domain}/credentials
     *  @body json required
     *  @status 201
     *  @availability ga */
    generate(domain: string, params: CredentialGenerateParams, options?: RequestOptions): APIPromise<CredentialGenerateResponse>;
  }

  export interface CredentialGenerateParams extends InAccount {
    /** Minutes for which the credentials work; ignored by external registries. @min 1 @unit minutes */ expiration_minutes?: Integer;
    /** Access granted by the credentials; ignored by external registries. @minItems 1 */ permissions?: ('pull' | 'push' | 'list' | (string & {}))[];
  }

  export interface CredentialGenerateResponse {
    account_id: string;
    /** Password for `docker login`, valid until it expires. @sensitive */ password: string;
    /** Registry the credentials are for. */ registry_host: string;
    /** User name for `docker login`. */ username: string;
  }
}
