import type {
  APIPromise,
  JsonObject,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Workflows: Multi-step programs that survive failures and long waits.
 *  @product workflows Workflows
 *  @docs https://developers.cloudflare.com/workflows/ */
export interface Workflows {
  readonly instances: Workflows.Instances;
  readonly versions: Workflows.Versions;
  readonly triggers: Workflows.Triggers;
  readonly settings: Workflows.Settings;

  /** Replace a workflow's definition, creating it if it is new.
   *
   *  The class must be exported by the named Worker, which has to be deployed first. Running instances go on with the version they began with.
   *  @http PUT /accounts/{account_id}/workflows/{workflow_name}
   *  @permission Workers Scripts Write
   *  @plans free pro business enterprise
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "workflow_name": "orders", "class_name": "OrderWorkflow", "script_name": "orders-worker"
   *  }
   *  @aliases create workflow; register workflow */
  update(
    /** @minLength 1 @maxLength 64 */ workflowName: string,
    params: Workflows.WorkflowUpdateParams,
    options?: RequestOptions,
  ): APIPromise<Workflows.WorkflowUpdateResponse>;

  /** List the account's workflows, matching a search text.
   *  @http GET /accounts/{account_id}/workflows
   *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @columns name class_name script_name instances triggered_on created_on modified_on
   *  @key name */
  list(
    params: Workflows.WorkflowListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Workflows.WorkflowResult>, Workflows.WorkflowResult>;

  /** Delete a workflow along with its instances.
   *
   *  Cannot be undone. Instances are terminated and their state goes; the Worker that holds the class stays.
   *  @http DELETE /accounts/{account_id}/workflows/{workflow_name}
   *  @permission Workers Scripts Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @confirm
   *  @cascades workflows.instances */
  delete(
    /** @minLength 1 @maxLength 64 */ workflowName: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<Workflows.WorkflowDeleteResponse>;

  /** Get a workflow's script, class and instance counts by status.
   *  @http GET /accounts/{account_id}/workflows/{workflow_name}
   *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(
    /** @minLength 1 @maxLength 64 */ workflowName: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<Workflows.WorkflowResult>;
}

export declare namespace Workflows {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Workflow that the instance or version belongs to, by its UUID. */ workflow_id: string;
    /** Error that ended it; null if there was none. */ error: unknown;
    /** Name in the workflow's code, with a counter behind it where it is used again. */ name: string;
    /** Nodes inside, as deep as the code goes. */ nodes: unknown;
    /** Time at which the step began. */ start: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Type of the event; the instance receives it where it waits for that type. */ event_type: string;
    /** Instance to work on, as `workflows.instances.list` shows it. @from workflows.instances.list */ instance_id: string;
    /** Worker that the workflow's class is in, by its name. */ script_name: string;
    /** Version to work on, as `workflows.versions.list` shows it. @from workflows.versions.list */ version_id: string;
    /** Workflow to work on, by its name. @from workflows.list */ workflow_name: string;
  }

  export interface WorkflowUpdateParams extends InAccount {
    /** Class in the script that extends `WorkflowEntrypoint`; must be exported. @minLength 1 @maxLength 255 */ class_name: string;
    /** Worker script that exports the workflow's class. @minLength 1 @maxLength 255 */ script_name: string;
    /** Retention of ended instances of new versions. */ default_retention?: WorkflowUpdateParams.DefaultRetention;
    /** Limits on an instance of the workflow. */ limits?: WorkflowUpdateParams.Limits;
    /** Schedules on which instances start by themselves. @maxItems 200 */ schedules?: WorkflowUpdateParams.Schedule[];
    /** Limit on instances that run at the same time. */ concurrency?: WorkflowUpdateParams.Concurrency;
  }
  export namespace WorkflowUpdateParams {
    export interface Concurrency {
      /** Most instances running at once; further ones wait in the queue. @min 1 */ limit?: number;
    }
    export interface DefaultRetention {
      /** Time for which failed instances are kept: milliseconds, or text such as `5 minutes`. @example "14 days" */
      error_retention?: Integer | string;
      /** Time for which completed instances are kept: milliseconds, or text such as `5 minutes`. @example "7 days" */
      success_retention?: Integer | string;
    }
    export interface Limits {
      /** Most steps an instance may have. @min 1 */ steps?: Integer;
    }
    export interface Schedule {
      /** Cron expression of the schedule, in UTC. @minLength 1 @maxLength 256 @example "0 6 * * *" */ cron: string;
    }
  }

  export interface ExportedClass {
    /** Class in the script that runs the instances. */ class_name: string;
  }

  export interface WorkflowIdentity {
    /** Identifies the workflow; given by Cloudflare, unlike the name. @format uuid */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ modified_on: DateTime;
    /** Name chosen when the workflow was made; unique within the account. @minLength 1 @maxLength 64 */ name: string;
    /** Worker script that exports the class. */ script_name: string;
    /** Time at which an instance was last started; null if none was. */ triggered_on: DateTime | null;
  }

  export interface WorkflowUpdateResponse extends ExportedClass, WorkflowIdentity {
    /** 1 once the workflow has been deleted, otherwise 0. */ is_deleted: number;
    /** 1 while a bulk termination runs, otherwise 0. */ terminator_running: number;
    /** Version of the workflow; each deployment makes a new one. @format uuid */ version_id: string;
  }

  export interface WorkflowListParams extends InAccount {
    /** Only workflows whose names contain this text are returned. @minLength 1 @maxLength 64 */ search?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 100 @default 10 */ per_page?: number;
  }

  export interface WorkflowResult extends ExportedClass, WorkflowIdentity {
    /** Number of instances in each status. */ instances: WorkflowResult.Instances;
    /** Schedules on which instances start, with the next time of each. */ schedules?: WorkflowResult.Schedule[];
    /** Whether the Worker script is gone, so that the workflow cannot run. */ script_deleted?: boolean;
  }
  export namespace WorkflowResult {
    export interface Instances {
      /** Number of instances that ran to the end. */ complete?: number;
      /** Number of instances that failed. */ errored?: number;
      /** Number of instances that have been paused. */ paused?: number;
      /** Number of instances that wait for a free place to run. */ queued?: number;
      /** Number of instances that are undoing their steps. */ rollingBack?: number;
      /** Number of instances with a step in progress. */ running?: number;
      /** Number of instances that were stopped on request. */ terminated?: number;
      /** Number of instances that sleep or wait for an event. */ waiting?: number;
      /** Number of instances that pause once their current step has ended. */ waitingForPause?: number;
    }
    export interface Schedule {
      /** Cron expression of a schedule, in UTC. */ cron: string;
      /** Time at which the schedule starts its next instance. */ next_instance: string;
    }
  }

  export interface WorkflowDeleteResponse {
    /** Always `ok`: the deletion has been accepted. */ status: 'ok';
    success: boolean | null;
  }

  /** Single runs with their status and steps. */
  export interface Instances {
    readonly status: Instances.Status;
    readonly events: Instances.Events;

    /** Create one instance of a workflow and start it.
     *
     *  Ids are unique within the workflow: a used one is refused until its instance is no longer kept. Without an id Cloudflare makes one.
     *  @http POST /accounts/{account_id}/workflows/{workflow_name}/instances
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "workflow_name": "orders", "instance_id": "order-1042", "params": "{\"order\":1042}"
     *  }
     *  @aliases trigger workflow; run workflow
     *  @waits workflows.instances.get status done=complete failed=errored,terminated id=id */
    create(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: InstanceCreateParams,
      options?: RequestOptions,
    ): APIPromise<Instance>;

    /** List a workflow's instances by status and start date.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/instances
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns id trigger_source status created_on started_on ended_on
     *  @key id */
    list(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: InstanceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<InstanceListResponse>, InstanceListResponse>;

    /** Create many instances of a workflow in one request.
     *
     *  At most 100 instances.
     *  @http POST /accounts/{account_id}/workflows/{workflow_name}/instances/batch
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "workflow_name": "orders",
     *    "body": [{ "instance_id": "order-1042" }, { "instance_id": "order-1043" }]
     *  }
     *  @most 100 */
    bulk(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: InstanceBulkParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Instance>, Instance>;

    /** Get an instance's status, output and steps, or a short form.
     *
     *  Outputs of steps can be shortened here; `step` gives them in full.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/instances/{instance_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      /** @minLength 1 @maxLength 271 */ instanceID: string,
      params: InstanceGetParams,
      options?: RequestOptions,
    ): APIPromise<InstanceGetResponse>;

    /** Get one step of an instance by name, with its full output.
     *
     *  An output that is not JSON, such as a stream, comes as raw bytes, which are a `Response` here. Without `attempt` the latest state counts.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/instances/{instance_id}/step
     *  @response json binary application/octet-stream
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga */
    step(
      /** @minLength 1 @maxLength 271 */ instanceID: string,
      params: InstanceStepParams,
      options?: RequestOptions,
    ): APIPromise<InstanceStepResponse>;

    /** Delete one workflow instance with its state.
     *  @http DELETE /accounts/{account_id}/workflows/{workflow_name}/instances/{instance_id}
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/wor-delete-workflow-instance */
    delete(
      /** @minLength 1 @maxLength 271 */ instanceID: string,
      params: InstanceParams,
      options?: RequestOptions,
    ): APIPromise<InstanceDeleteResponse>;

    /** Delete several workflow instances in one request.
     *
     *  At most 100 ids; instances that could not be deleted are listed in `errors`.
     *  @http POST /accounts/{account_id}/workflows/{workflow_name}/instances/batch/delete
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-batch-delete-workflow-instances
     *  @most 100 */
    bulkDelete(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: InstanceBulkDeleteParams,
      options?: RequestOptions,
    ): APIPromise<InstanceBulkDeleteResponse>;

    /** Start terminating workflow instances in bulk.
     *
     *  Runs in the background, one job at a time per workflow: poll `terminateStatus`.
     *  @http POST /accounts/{account_id}/workflows/{workflow_name}/instances/batch/terminate
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-batch-terminate-workflow-instances
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "workflow_name": "orders", "body": ["order-1042", "order-1043"] }
     *  @waits workflows.instances.terminateStatus status done=not_running
     *  @most 100 */
    bulkTerminate(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: InstanceBulkTerminateParams,
      options?: RequestOptions,
    ): APIPromise<InstanceBulkTerminateResponse>;

    /** Get whether a bulk termination of instances is still running.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/instances/terminate
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-status-terminate-workflow-instances */
    terminateStatus(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<InstanceTerminateStatusResponse>;
  }

  export interface InstanceCreateParams extends InAccount, InstanceBulkParams.Body {}

  export interface Instance {
    /** Id of the instance, chosen at its start or made by Cloudflare. @minLength 1 @maxLength 100 */ id: string;
    /** Stage of the instance; `complete`, `errored` and `terminated` are final. */ status:
      | 'queued' | 'running' | 'paused' | 'errored' | 'terminated' | 'complete' | 'waitingForPause' | 'waiting'
      | 'rollingBack';
    /** Version of the workflow; each deployment makes a new one. @format uuid */ version_id: string;
    /** @format uuid */ workflow_id: string;
    /** Trigger of the instance: an API call, a Worker's binding, an event or a schedule. */
    trigger_source?: 'unknown' | 'api' | 'binding' | 'event' | 'cron';
  }

  export interface InstanceListParams extends InAccount {
    cursor?: string;
    /** Only instances from before this time are returned. */ date_end?: DateTime;
    /** Only instances from after this time are returned. */ date_start?: DateTime;
    direction?: 'asc' | 'desc';
    /** Only instances at this stage. */ status?:
      | 'queued' | 'running' | 'paused' | 'errored' | 'terminated' | 'complete' | 'waitingForPause' | 'waiting'
      | 'rollingBack' | (string & {});
    /** @min 1 @deprecated */ page?: number;
    /** @min 1 @max 100 @default 50 */ per_page?: number;
  }

  export interface InstanceListResponse extends Instance {
    /** @readOnly */ created_on: DateTime;
    /** Time at which the instance ended; null while it has not. */ ended_on: DateTime | null;
    /** @readOnly */ modified_on: DateTime;
    /** Time at which the first step began; null while the instance is queued. */ started_on: DateTime | null;
  }

  export interface InstanceBulkParams extends InAccount {
    /** Instances to start, each with its own id and payload. @body @minItems 1 @maxItems 100 */ body: InstanceBulkParams.Body[];
  }
  export namespace InstanceBulkParams {
    export interface Body {
      /** Id for the instance, unique within the workflow; Cloudflare makes one if left out. `cf_` and 64 hex digits are reserved.
       *  @min 1 @max 100 @minLength 1 @maxLength 100 @pattern ^[a-zA-Z0-9_][a-zA-Z0-9_-]*$ */
      instance_id?: string;
      /** Retention of the instance after its end; if omitted, the workflow's setting. */ instance_retention?: WorkflowUpdateParams.DefaultRetention;
      /** Region in which the instance should preferably run. */
      location_hint?: 'wnam' | 'weur' | 'enam' | 'eeur' | 'apac' | 'apac-ne' | 'apac-se' | 'oc' | 'sam' | 'afr' | 'me' | (string & {});
      /** Payload of the instance's starting event: any JSON, or JSON as text. @example "{\"order\":1042}" */ params?: unknown;
    }
  }

  export interface InstanceGetParams extends InAccount {
    /** Workflow that is meant, by its name. @minLength 1 @maxLength 64 @from workflows.list */ workflow_name: string;
    /** Order of the steps; `asc` puts the oldest first. @default "asc" */ order?: 'asc' | 'desc';
    /** Whether only metadata and the number of steps are returned, without the steps. @default "false" */ simple?: 'true' | 'false';
  }

  export interface InstanceGetResponse {
    /** Time of the end; null while it has not come. */ end: DateTime | null;
    error: APIError | null;
    /** Return value of the instance's `run`; empty until it finishes. */ output: string | number | null;
    /** Payload that the instance was started with. */ params: unknown;
    /** Time at which the instance was queued. */ queued: DateTime;
    /** Result of undoing steps; null if nothing was undone. */ rollback: InstanceGetResponse.Rollback | null;
    /** Time at which the instance left the queue; null before. */ start: DateTime | null;
    /** Stage of the instance; `complete`, `errored` and `terminated` are final. */ status:
      | 'queued' | 'running' | 'paused' | 'errored' | 'terminated' | 'complete' | 'waitingForPause' | 'waiting'
      | 'rollingBack';
    /** Number of steps there are so far. */ step_count: Integer;
    /** Steps so far: work, sleeps, waits for events, and a termination. */ steps: (/** @discriminator type */
      | InstanceGetResponse.DoStep | InstanceGetResponse.SleepStep | InstanceGetResponse.TerminationStep
      | InstanceGetResponse.WaitForEventStep
    )[];
    success: boolean | null;
    /** Cause of the instance's start or end. */ trigger: InstanceGetResponse.Trigger;
    /** Version of the workflow that the instance runs. @format uuid */ versionId: string;
    /** Schedule that started the instance; absent for other starts. */ schedule?: InstanceGetResponse.Schedule;
  }
  export namespace InstanceGetResponse {
    export interface Rollback {
      error: APIError | null;
      /** Whether all steps could be undone. */ outcome: 'complete' | 'failed';
    }
    export interface DoStep {
      /** Tries of the step, one entry each, oldest first. */ attempts: DoStep.Attempt[];
      /** Retry and timeout settings the step runs with. */ config: DoStep.Config;
      /** Time of the end; null while it has not come. */ end: DateTime | null;
      name: string;
      /** Return value of the step, possibly shortened; null before its end. */ output: string | null;
      start: DateTime;
      success: boolean | null;
      /** A `step` does work; a `rollback` undoes it. */ type: 'step' | 'rollback';
    }
    export namespace DoStep {
      export interface Attempt {
        /** Time of the end; null while it has not come. */ end: DateTime | null;
        error: APIError | null;
        start: DateTime;
        success: boolean | null;
      }
      export interface Config {
        /** Delay and number of retries of the step. */ retries: Config.Retries;
        /** Longest time one try may take. */ timeout: string | number;
        /** Set if the output is kept out of answers and logs. */ sensitive?: 'output';
      }
      export namespace Config {
        export interface Retries {
          /** Time before the next try; `dynamic` if the code computes it. */ delay: string | number;
          /** Number of tries after which the step has failed. */ limit: number;
          /** Growth of the wait from one try to the next. */ backoff?: 'constant' | 'linear' | 'exponential';
        }
      }
    }
    export interface StepEnd {
      /** Time at which the wait ends or ended. */ end: DateTime;
      error: APIError | null;
      /** Whether the wait is over. */ finished: boolean;
      name: string;
      start: DateTime;
    }

    export interface SleepStep extends StepEnd {
      /** Marks a sleep. */ type: 'sleep';
    }
    export interface TerminationStep {
      /** Cause of the instance's start or end. */ trigger: TerminationStep.Trigger;
      /** Marks the termination of the instance. */ type: 'termination';
    }
    export namespace TerminationStep {
      export interface Trigger {
        /** User or system that terminated the instance. */ source: string;
      }
    }
    export interface WaitForEventStep extends StepEnd {
      /** Marks a wait for an event. */ type: 'waitForEvent';
      /** Type of event that the step waits for. */ event_type?: string;
      /** Payload of the event that came. */ output?: string;
    }
    export interface Trigger {
      /** Kind of start: API call, binding, event or schedule. */ source: 'unknown' | 'api' | 'binding' | 'event' | 'cron';
    }
    export interface Schedule {
      /** Cron expression of a schedule, in UTC. */ cron: string;
      /** Time the schedule was due. @unit milliseconds since 1970 */ scheduledTime: number;
    }
  }

  export interface InstanceStepParams extends InAccount {
    /** Workflow that is meant, by its name. @minLength 1 @maxLength 64 @from workflows.list */ workflow_name: string;
    /** Exact name of the step as `get` returns it, with the counter behind it. @minLength 1 @example "send the invoice-1" */ name: string;
    /** Kind of step, for when two share the name. */ type: 'step' | 'waitForEvent' | (string & {});
    /** Number of the try whose output or error is wanted; left out, the latest state. @exclusiveMin 0 */ attempt?: Integer;
  }

  export interface InstanceStepResponse {
    /** Reason the step failed; null unless it has errored. */ error: APIError | null;
    /** Stage of the instance; `complete`, `errored` and `terminated` are final. */ status:
      | 'queued' | 'running' | 'paused' | 'errored' | 'terminated' | 'complete' | 'waitingForPause' | 'waiting'
      | 'rollingBack';
    /** Event that the step waits for; only on `waitForEvent` steps. */ event_type?: string;
    /** Full output of the step; sensitive output reads `[REDACTED]`. */ output?: unknown;
  }

  export interface InstanceParams extends InAccount {
    /** Workflow that is meant, by its name. @minLength 1 @maxLength 64 @from workflows.list */ workflow_name: string;
  }

  export interface InstanceDeleteResponse {
    /** Instance that was deleted. */ instanceId: string;
    /** Time of the deletion. */ timestamp: DateTime;
  }

  export interface InstanceBulkDeleteParams extends InAccount {
    /** Ids of the instances to delete. @minItems 1 @maxItems 100 @example ["order-1047"] */ instances: (/** @minLength 1 @maxLength 100 */ string)[];
  }

  export interface InstanceBulkDeleteResponse {
    /** Instances the request deleted. */ deleted: { /** Instance that the entry is about. */ id: string }[];
    errors: {
      /** Number of the error for this instance. */ code: number;
      /** Instance that the entry is about. */ id: string;
      /** Text of the error that was thrown. */ message: string;
    }[];
  }

  export interface InstanceBulkTerminateParams extends InAccount {
    /** Ids of the instances to terminate. @body @minItems 1 @maxItems 100 */ body?: (/** @minLength 1 @maxLength 100 */ string)[];
  }

  export interface InstanceBulkTerminateResponse {
    /** Number of instances named for termination. */ instancesTerminated: number;
    /** Whether a job began or one was running already, which then goes on alone. */ status: 'ok' | 'already_running';
  }

  export interface InstanceTerminateStatusResponse {
    /** Whether a bulk termination is under way. */ status: 'running' | 'not_running';
  }

  /** Definitions as they were deployed, with their step graph. */
  export interface Versions {
    /** List the versions of a workflow.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/versions
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns class_name language has_dag created_on modified_on */
    list(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: VersionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<Version>, Version>;

    /** Get one version of a workflow by its id.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/versions/{version_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @format uuid */ versionID: string, params: InstanceParams, options?: RequestOptions): APIPromise<Version>;

    /** Get the graph of steps that a workflow version is made of.
     *
     *  Read from the code when the version is deployed; null if it could not be parsed.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/versions/{version_id}/graph
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga */
    graph(/** @format uuid */ versionID: string, params: InstanceParams, options?: RequestOptions): APIPromise<VersionGraphResponse>;

    /** Get a version's steps as a directed acyclic graph.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/versions/{version_id}/dag
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-describe-workflow-versions-dag */
    dag(/** @format uuid */ versionID: string, params: InstanceParams, options?: RequestOptions): APIPromise<VersionDagResponse>;
  }

  export interface VersionListParams extends InAccount {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 100 @default 50 */ per_page?: number;
  }

  export interface Version extends ExportedClass {
    /** Identifies the version; given by Cloudflare. @format uuid */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** Whether `dag` has a graph for the version. */ has_dag: boolean;
    /** Language the workflow is written in. */ language: 'javascript' | 'python';
    /** @readOnly */ modified_on: DateTime;
    /** @format uuid */ workflow_id: string;
    /** Retention of ended instances of the version, unless they say otherwise. */ default_retention?: Version.DefaultRetention;
    /** Limits on an instance of the workflow. */ limits?: WorkflowUpdateParams.Limits;
    /** Limit on instances that run at the same time. */ concurrency?: Version.Concurrency;
  }
  export namespace Version {
    export interface Concurrency {
      /** Most instances running at once; further ones wait in the queue. */ limit?: number;
    }
    export interface DefaultRetention {
      /** Time for which failed instances are kept. @unit milliseconds */ error_retention?: Integer;
      /** Time for which completed instances are kept. @unit milliseconds */ success_retention?: Integer;
    }
  }

  export interface VersionGraphResponse extends ExportedClass {
    /** Identifies the version; given by Cloudflare. @format uuid */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** Parsed graph; null if the code could not be read. */ graph: VersionGraphResponse.Graph | null;
    /** @readOnly */ modified_on: DateTime;
    /** @format uuid */ workflow_id: string;
  }
  export namespace VersionGraphResponse {
    export interface Graph {
      /** Version of the graph's format. */ version: number;
      /** Steps found in the workflow's `run`. */ workflow: Graph.Workflow;
    }
    export namespace Graph {
      export interface Workflow extends ExportedClass {
        /** Functions that steps call, by name. */ functions: { [key: string]: Workflow.Functions };
        /** Steps and control flow as the code has them. */ nodes: (/** @discriminator type */
          | Workflow.StepSleepNode | Workflow.StepDoNode | Workflow.StepWaitForEventNode
          | Workflow.StepSleepUntilNode | Workflow.LoopNode | Workflow.ParallelNode | Workflow.TryNode
          | Workflow.BlockNode | Workflow.IfNode | Workflow.SwitchNode | Workflow.StartNode
          | Workflow.FunctionCallNode | Workflow.FunctionDefNode | Workflow.BreakNode
        )[];
        /** Shape of the starting payload that the code uses. @discriminator type */ payload?: Workflow.Payload.Type | Workflow.Payload.ObjectPayload;
      }
      export namespace Workflow {
        export interface Functions {
          name: string;
          /** Nodes inside, nested as deep as the code. */ nodes: unknown[];
          /** Marks a function's definition. */ type: 'function_def';
        }
        export interface StepNode {
          name: string;
          /** Number of the point where the node's result is awaited. */ resolves?: number;
          /** Number of the point where the node begins. */ starts?: number;
        }
        export interface StepSleepNode extends StepNode {
          /** Duration of the sleep: milliseconds, or text such as `1 hour`. */ duration: number | string;
          /** Marks a sleep for some time. */ type: 'step_sleep';
        }
        export interface StepDoNode extends StepNode {
          /** Retry and timeout settings the step runs with. */ config: StepDoNode.Config;
          nodes: unknown[];
          /** Marks a `step.do`. */ type: 'step_do';
        }
        export namespace StepDoNode {
          export interface Config {
            /** Delay and number of retries of the step. */ retries: Config.Retries;
            /** Longest time allowed: milliseconds, or text such as `10 minutes`. */ timeout: number | string;
          }
          export namespace Config {
            export interface Retries extends InstanceGetResponse.DoStep.Config.Retries {
              backoff: 'constant' | 'linear' | 'exponential';
              /** Wait before the first retry, as milliseconds or text. */ delay: number | string;
            }
          }
        }
        export interface StepWaitForEventNode extends StepNode {
          /** Event type and timeout; null if the code does not show them. */ options: StepWaitForEventNode.Options | null;
          /** Marks a `step.waitForEvent`. */ type: 'step_wait_for_event';
          /** Shape of the payload, as far as the code shows it. @discriminator type */ payload?: Payload.Type | Payload.ObjectPayload;
        }
        export namespace StepWaitForEventNode {
          export interface Options {
            /** Type of event that the step waits for. */ event_type: string;
            /** Longest time allowed: milliseconds, or text such as `10 minutes`. */ timeout: number | string;
          }
        }
        export interface StepSleepUntilNode extends StepNode {
          /** Time to sleep until, as the code has it. */ timestamp: string;
          /** Marks a `step.sleepUntil`. */ type: 'step_sleep_until';
        }
        export interface LoopNode {
          nodes: unknown[];
          /** Marks a loop. */ type: 'loop';
        }
        export interface ParallelNode {
          /** Promise method by which the branches are joined. */ kind: 'all' | 'any' | 'all_settled' | 'race';
          nodes: unknown[];
          /** Marks steps that run at the same time. */ type: 'parallel';
        }
        export interface NodeList {
          nodes: unknown[];
          /** Marks a block of nodes. */ type: 'block';
        }

        export interface TryNode {
          /** Nodes that run after an error; null without a `catch`. */ catch_block: NodeList | null;
          /** Nodes that run in any case; null without a `finally`. */ finally_block: NodeList | null;
          /** Nodes whose errors are caught. */ try_block: NodeList | null;
          /** Marks a `try` statement. */ type: 'try';
        }
        export interface BlockNode extends NodeList {}
        export interface IfNode {
          /** Ways that can be taken, each with its condition. */ branches: IfNode.Branch[];
          /** Marks an `if` statement. */ type: 'if';
        }
        export namespace IfNode {
          export interface Branch {
            /** Condition in the code; null for `else` or `default`. */ condition: string | null;
            nodes: unknown[];
          }
        }
        export interface SwitchNode {
          /** Ways that can be taken, each with its condition. */ branches: IfNode.Branch[];
          /** Value in the code that the switch goes by. */ discriminant: string;
          /** Marks a `switch` statement. */ type: 'switch';
        }
        export interface StartNode extends ExportedClass {
          /** Functions that steps call, by name. */ functions: { [key: string]: Functions };
          nodes: unknown[];
          /** Marks the beginning of the workflow. */ type: 'start';
          /** Shape of the payload, as far as the code shows it. @discriminator type */ payload?: Payload.Type | Payload.ObjectPayload;
        }
        export interface FunctionCallNode extends StepNode {
          /** Marks a call of a function. */ type: 'function_call';
        }
        export interface FunctionDefNode {
          name: string;
          nodes: unknown[];
          /** Marks a function's definition. */ type: 'function_def';
        }
        export interface BreakNode {
          /** Whether only the loop or the whole function is left. */ kind: 'break' | 'return';
          /** Marks a `break` or `return`. */ type: 'break';
        }
        export namespace Payload {
          export interface Type {
            /** Marks a payload whose shape is not known. */ type: 'unknown';
          }
          export interface ObjectPayload {
            /** Properties by name, nested. */ fields: { [key: string]: unknown };
            /** Marks a payload that is an object. */ type: 'object';
          }
        }
      }
    }
  }

  export interface VersionDagResponse extends ExportedClass {
    /** @readOnly */ created_on: DateTime;
    /** Nodes and edges; null if the version has none. */ dag: JsonObject | null;
    /** Identifies the version; given by Cloudflare. @format uuid */ id: string;
    /** @readOnly */ modified_on: DateTime;
    /** @format uuid */ workflow_id: string;
  }

  /** Triggers that start runs of a script. */
  export interface Triggers {
    /** Get the triggers that start workflows, declared by a script.
     *  @http GET /accounts/{account_id}/triggers/{script_name}
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-get-script-triggers */
    get(
      /** @minLength 1 @maxLength 255 */ scriptName: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<TriggerResult>;

    /** Replace all workflow triggers of a script.
     *
     *  A trigger left out is deleted. Use `edit` to add some.
     *  @http PUT /accounts/{account_id}/triggers/{script_name}
     *  @body json required
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-replace-script-triggers
     *  @most 100 */
    update(
      /** @minLength 1 @maxLength 255 */ scriptName: string,
      params: TriggerParams,
      options?: RequestOptions,
    ): APIPromise<TriggerResult>;

    /** Edit a script's triggers by adding to those it has.
     *  @http PATCH /accounts/{account_id}/triggers/{script_name}
     *  @body json required
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-add-script-triggers
     *  @most 100 */
    edit(
      /** @minLength 1 @maxLength 255 */ scriptName: string,
      params: TriggerParams,
      options?: RequestOptions,
    ): APIPromise<TriggerResult>;

    /** Delete the workflow triggers of a script.
     *  @http DELETE /accounts/{account_id}/triggers/{script_name}
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-delete-script-triggers */
    delete(
      /** @minLength 1 @maxLength 255 */ scriptName: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<TriggerDeleteResponse>;
  }

  export interface TriggerResult {
    /** Worker script that exports the class. */ script_name: string;
    /** Triggers that the script has declared. @maxItems 100 */
    triggers: {
      /** Values that fields of the event must have; empty lets all events through. @default {} */ filter?: {
        [key: string]: /** @maxLength 1024 */ string | number | boolean;
      };
      /** Workflows started by the event, at most 100. @minItems 1 @maxItems 100 */ targets: {
        /** Worker script that exports the workflow's class. @minLength 1 @maxLength 255 */ script_name: string;
        /** Always `workflow`: the kind of target. */ type: 'workflow';
        /** Workflow that is started, by name. @minLength 1 @maxLength 255 */ workflow_name: string;
      }[];
      /** Type of event that fires the trigger. @minLength 1 */ type: string;
    }[];
  }

  export interface TriggerParams extends InAccount {
    /** All triggers of the script; those left out are deleted. @body @maxItems 100 */
    body: {
      /** Values that fields of the event must have; empty lets all events through. @default {} */ filter?: {
        [key: string]: /** @maxLength 1024 */ string | number | boolean;
      };
      /** Workflows started by the event, at most 100. @minItems 1 @maxItems 100 */ targets: {
        /** Worker script that exports the workflow's class. @minLength 1 @maxLength 255 */ script_name: string;
        /** Always `workflow`: the kind of target. */ type: 'workflow';
        /** Workflow that is started, by name. @minLength 1 @maxLength 255 */ workflow_name: string;
      }[];
      /** Type of event that fires the trigger. @minLength 1 */ type: string;
    }[];
  }

  export interface TriggerDeleteResponse {
    /** Number of triggers that were deleted. @min 0 */ deleted: Integer;
  }

  /** Account options, such as how long runs are kept. */
  export interface Settings {
    /** Get the account's Workflows settings.
     *  @http GET /accounts/{account_id}/workflows/settings
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/wor-get-workflow-settings */
    get(params: InAccount, options?: RequestOptions): APIPromise<Setting>;

    /** Edit how long workflow instances are kept by default.
     *  @http PATCH /accounts/{account_id}/workflows/settings
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/wor-update-workflow-settings
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "default_retention": { "success_retention": "7 days", "error_retention": "14 days" }
     *  } */
    edit(params: SettingEditParams, options?: RequestOptions): APIPromise<Setting>;
  }

  export interface Setting {
    /** Default time for which ended instances are kept. */ default_retention?: {
      /** Time for which failed instances stay readable. @unit milliseconds */ error_retention?: Integer;
      /** Time for which completed instances stay readable. @unit milliseconds */ success_retention?: Integer;
    };
  }

  export interface SettingEditParams extends InAccount {
    /** New default retention; what is left out stays. */
    default_retention?: {
      /** Retention of failed instances: milliseconds, or text such as `14 days`. */ error_retention?: Integer | string;
      /** Retention of completed instances: milliseconds, or text such as `7 days`. */ success_retention?: Integer | string;
    };
  }

  export type InstanceBulkResponsesSinglePage = SinglePage<Instance>;

  export type InstanceListResponsesV4PagePaginationArray = V4PagePaginationArray<InstanceListResponse>;

  export interface APIError {
    /** Text of the error that was thrown. */ message: string;
    name: string;
  }

  export type VersionListResponsesV4PagePaginationArray = V4PagePaginationArray<Version>;

  export type WorkflowListResponsesV4PagePaginationArray = V4PagePaginationArray<WorkflowResult>;
}

export declare namespace Workflows.Instances {
  /** Pause, resume, restart and end of a run. */
  export interface Status {
    /** Edit an instance's status: pause, resume, restart or terminate.
     *
     *  A pause takes effect when the step that is running has ended. A restart runs from the beginning, or from the step in `from`.
     *  @http PATCH /accounts/{account_id}/workflows/{workflow_name}/instances/{instance_id}/status
     *  @demands status
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "workflow_name": "orders", "instance_id": "order-1042", "status": "pause" } */
    edit(
      /** @minLength 1 @maxLength 271 */ instanceID: string,
      params: StatusEditParams,
      options?: RequestOptions,
    ): APIPromise<StatusEditResponse>;
  }

  /** @discriminator status */
  export type StatusEditParams =
    | StatusEditParams.PauseStatus | StatusEditParams.ResumeStatus | StatusEditParams.TerminateStatus
    | StatusEditParams.RestartStatus;
  export namespace StatusEditParams {
    export interface PauseStatus extends InAccount {
      /** Workflow that is meant, by its name. @minLength 1 @maxLength 64 @from workflows.list */ workflow_name: string;
      /** Halts the instance after its current step. */ status: 'pause';
    }
    export interface ResumeStatus extends InAccount {
      /** Workflow that is meant, by its name. @minLength 1 @maxLength 64 @from workflows.list */ workflow_name: string;
      /** Lets a paused instance go on. */ status: 'resume';
    }
    export interface TerminateStatus extends InAccount {
      /** Workflow that is meant, by its name. @minLength 1 @maxLength 64 @from workflows.list */ workflow_name: string;
      /** Stops the instance for good. */ status: 'terminate';
      /** Whether finished steps are undone by their rollbacks before the end. */ rollback?: boolean;
    }
    export interface RestartStatus extends InAccount {
      /** Workflow that is meant, by its name. @minLength 1 @maxLength 64 @from workflows.list */ workflow_name: string;
      /** Runs the instance again. */ status: 'restart';
      /** Step to start again from; left out, the beginning. */ from?: RestartStatus.From;
    }
    export namespace RestartStatus {
      export interface From {
        /** Name of the step, without its counter. @minLength 1 @maxLength 256 */ name: string;
        /** Occurrence of the name, from 1, if the code repeats it. @exclusiveMin 0 */ count?: Integer;
        /** Kind of step, if different kinds share the name. */ type?: 'do' | 'sleep' | 'waitForEvent' | (string & {});
      }
    }
  }

  export interface StatusEditResponse {
    /** Stage of the instance; `complete`, `errored` and `terminated` are final. */ status:
      | 'queued' | 'running' | 'paused' | 'errored' | 'terminated' | 'complete' | 'waitingForPause' | 'waiting'
      | 'rollingBack';
    /** Time of the change. */ timestamp: DateTime;
  }

  /** Messages sent to a run that waits for them. */
  export interface Events {
    /** Create an event that an instance may be waiting for.
     *
     *  The event type must be the one the step waits for. An event that comes before the wait is kept for it.
     *  @http POST /accounts/{account_id}/workflows/{workflow_name}/instances/{instance_id}/events/{event_type}
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @aliases send event; signal
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "body": {"order": 1047, "paid": true} } */
    create(
      /** @minLength 1 @maxLength 100 */ eventType: string,
      params: EventCreateParams,
      options?: RequestOptions,
    ): APIPromise<EventCreateResponse>;
  }

  export interface EventCreateParams extends InAccount {
    /** Workflow that is meant, by its name. @minLength 1 @maxLength 64 @from workflows.list */ workflow_name: string;
    /** @minLength 1 @maxLength 271 */ instance_id: string;
    /** Payload of the event: any JSON. @body @example {"order": 1047, "paid": true} */ body: unknown;
  }

  export interface EventCreateResponse {
    /** Instance that was deleted. */ instanceId: string;
    /** Time at which the event was taken in. */ timestamp: string;
  }
}
