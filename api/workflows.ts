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

  /** Register a workflow for a Worker class, or replace its definition.
   *  @http PUT /accounts/{account_id}/workflows/{workflow_name}
   *  @permission Workers Scripts Write
   *  @plans free pro business enterprise */
  update(
    /** @minLength 1 @maxLength 64 */ workflowName: string,
    params: Workflows.WorkflowUpdateParams,
    options?: RequestOptions,
  ): APIPromise<Workflows.WorkflowUpdateResponse>;

  /** Page through the account's workflows, matching a search text.
   *  @http GET /accounts/{account_id}/workflows
   *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(
    params: Workflows.WorkflowListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Workflows.WorkflowGetResponse>, Workflows.WorkflowGetResponse>;

  /** Delete a workflow along with its instances.
   *  @http DELETE /accounts/{account_id}/workflows/{workflow_name}
   *  @permission Workers Scripts Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @confirm */
  delete(
    /** @minLength 1 @maxLength 64 */ workflowName: string,
    params: Workflows.WorkflowDeleteParams,
    options?: RequestOptions,
  ): APIPromise<Workflows.WorkflowDeleteResponse>;

  /** Read a workflow's script, class and instance counts by status.
   *  @http GET /accounts/{account_id}/workflows/{workflow_name}
   *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(
    /** @minLength 1 @maxLength 64 */ workflowName: string,
    params: Workflows.WorkflowGetParams,
    options?: RequestOptions,
  ): APIPromise<Workflows.WorkflowGetResponse>;
}

export declare namespace Workflows {
  export interface WorkflowUpdateParams extends InAccount {
    /** @minLength 1 @maxLength 255 */ class_name: string;
    /** @minLength 1 @maxLength 255 */ script_name: string;
    default_retention?: WorkflowUpdateParams.DefaultRetention;
    limits?: VersionGetResponse.Limits;
    /** @maxItems 200 */ schedules?: WorkflowUpdateParams.Schedule[];
  }
  export namespace WorkflowUpdateParams {
    export interface DefaultRetention {
      error_retention?: Integer | string;
      success_retention?: Integer | string;
    }
    export type Limits = VersionGetResponse.Limits;
    export interface Schedule {
      /** @minLength 1 @maxLength 256 */ cron: string;
    }
  }

  export interface WorkflowUpdateResponse {
    /** @format uuid */ id: string;
    class_name: string;
    /** @readOnly */ created_on: DateTime;
    is_deleted: number;
    /** @readOnly */ modified_on: DateTime;
    /** @minLength 1 @maxLength 64 */ name: string;
    script_name: string;
    terminator_running: number;
    triggered_on: DateTime | null;
    /** @format uuid */ version_id: string;
  }

  export interface WorkflowListParams extends InAccount {
    /** @minLength 1 @maxLength 64 */ search?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 100 @default 10 */ per_page?: number;
  }

  export import WorkflowListResponse = Workflows.WorkflowGetResponse;

  export type WorkflowDeleteParams = InAccount;

  export interface WorkflowDeleteResponse {
    status: 'ok';
    success: boolean | null;
  }

  export type WorkflowGetParams = InAccount;

  export interface WorkflowGetResponse {
    /** @format uuid */ id: string;
    class_name: string;
    /** @readOnly */ created_on: DateTime;
    instances: WorkflowGetResponse.Instances;
    /** @readOnly */ modified_on: DateTime;
    /** @minLength 1 @maxLength 64 */ name: string;
    script_name: string;
    triggered_on: DateTime | null;
    schedules?: WorkflowGetResponse.Schedule[];
  }
  export namespace WorkflowGetResponse {
    export interface Instances {
      complete?: number;
      errored?: number;
      paused?: number;
      queued?: number;
      rollingBack?: number;
      running?: number;
      terminated?: number;
      waiting?: number;
      waitingForPause?: number;
    }
    export interface Schedule {
      cron: string;
      next_instance: string;
    }
  }

  /** Single runs with their status and steps. */
  export interface Instances {
    readonly status: Instances.Status;
    readonly events: Instances.Events;

    /** Start one instance of a workflow with an optional ID and parameters.
     *  @http POST /accounts/{account_id}/workflows/{workflow_name}/instances
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: InstanceCreateParams,
      options?: RequestOptions,
    ): APIPromise<InstanceBulkResponse>;

    /** Page through a workflow's instances by status and start date.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/instances
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: InstanceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<InstanceListResponse>, InstanceListResponse>;

    /** Start many instances of a workflow in one request.
     *  @http POST /accounts/{account_id}/workflows/{workflow_name}/instances/batch
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @availability ga */
    bulk(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: InstanceBulkParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<InstanceBulkResponse>, InstanceBulkResponse>;

    /** Read an instance's status, output and steps, or only a short form.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/instances/{instance_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      /** @minLength 1 @maxLength 271 */ instanceID: string,
      params: InstanceGetParams,
      options?: RequestOptions,
    ): APIPromise<InstanceGetResponse>;

    /** Read one step of an instance by name and type, at a chosen attempt.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/instances/{instance_id}/step
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga */
    step(
      /** @minLength 1 @maxLength 271 */ instanceID: string,
      params: InstanceStepParams,
      options?: RequestOptions,
    ): APIPromise<InstanceStepResponse>;

    /** Delete one Workflow instance with its state.
     *  @http DELETE /accounts/{account_id}/workflows/{workflow_name}/instances/{instance_id}
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/wor-delete-workflow-instance */
    delete(
      /** @minLength 1 @maxLength 271 */ instanceID: string,
      params: InstanceDeleteParams,
      options?: RequestOptions,
    ): APIPromise<InstanceDeleteResponse>;

    /** Delete several Workflow instances in one request.
     *  @http POST /accounts/{account_id}/workflows/{workflow_name}/instances/batch/delete
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-batch-delete-workflow-instances */
    bulkDelete(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: InstanceBulkDeleteParams,
      options?: RequestOptions,
    ): APIPromise<InstanceBulkDeleteResponse>;

    /** Start terminating Workflow instances in bulk.
     *  @http POST /accounts/{account_id}/workflows/{workflow_name}/instances/batch/terminate
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-batch-terminate-workflow-instances */
    bulkTerminate(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: InstanceBulkTerminateParams,
      options?: RequestOptions,
    ): APIPromise<InstanceBulkTerminateResponse>;

    /** Check how far a bulk termination of Workflow instances has got.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/instances/terminate
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-status-terminate-workflow-instances */
    terminateStatus(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: InstanceTerminateStatusParams,
      options?: RequestOptions,
    ): APIPromise<InstanceTerminateStatusResponse>;
  }

  export interface InstanceCreateParams extends InAccount {
    /** @min 1 @max 100 */ instance_id?: string;
    instance_retention?: WorkflowUpdateParams.DefaultRetention;
    location_hint?: 'wnam' | 'weur' | 'enam' | 'eeur' | 'apac' | 'oc' | 'sam' | 'afr' | 'me';
    params?: string;
  }
  export namespace InstanceCreateParams {
    export type InstanceRetention = WorkflowUpdateParams.DefaultRetention;
  }

  export type InstanceCreateResponse = InstanceBulkResponse;

  export interface InstanceListParams extends InAccount {
    cursor?: string;
    date_end?: DateTime;
    date_start?: DateTime;
    direction?: 'asc' | 'desc';
    status?: 'queued' | 'running' | 'paused' | 'errored' | 'terminated' | 'complete' | 'waitingForPause' | 'waiting' | 'rollingBack';
    /** @min 1 @deprecated */ page?: number;
    /** @min 1 @max 100 @default 50 */ per_page?: number;
  }

  export interface InstanceListResponse {
    /** @minLength 1 @maxLength 100 */ id: string;
    /** @readOnly */ created_on: DateTime;
    ended_on: DateTime | null;
    /** @readOnly */ modified_on: DateTime;
    started_on: DateTime | null;
    status: 'queued' | 'running' | 'paused' | 'errored' | 'terminated' | 'complete' | 'waitingForPause' | 'waiting' | 'rollingBack';
    /** @format uuid */ version_id: string;
    /** @format uuid */ workflow_id: string;
    trigger_source?: 'unknown' | 'api' | 'binding' | 'event' | 'cron';
  }

  export interface InstanceBulkParams extends InAccount {
    /** @body @minItems 1 @maxItems 100 */ body?: InstanceBulkParams.Body[];
  }
  export namespace InstanceBulkParams {
    export interface Body {
      /** @min 1 @max 100 */ instance_id?: string;
      instance_retention?: WorkflowUpdateParams.DefaultRetention;
      location_hint?: 'wnam' | 'weur' | 'enam' | 'eeur' | 'apac' | 'oc' | 'sam' | 'afr' | 'me';
      params?: string;
    }
    export namespace Body {
      export type InstanceRetention = WorkflowUpdateParams.DefaultRetention;
    }
  }

  export interface InstanceBulkResponse {
    /** @minLength 1 @maxLength 100 */ id: string;
    status: 'queued' | 'running' | 'paused' | 'errored' | 'terminated' | 'complete' | 'waitingForPause' | 'waiting' | 'rollingBack';
    /** @format uuid */ version_id: string;
    /** @format uuid */ workflow_id: string;
    trigger_source?: 'unknown' | 'api' | 'binding' | 'event' | 'cron';
  }

  export interface InstanceGetParams extends InAccount {
    /** @minLength 1 @maxLength 64 */ workflow_name: string;
    /** @default "asc" */ order?: 'asc' | 'desc';
    /** @default "false" */ simple?: 'true' | 'false';
  }

  export interface InstanceGetResponse {
    end: DateTime | null;
    error: InstanceGetResponse.Error | null;
    output: string | number;
    params: unknown;
    queued: DateTime;
    rollback: InstanceGetResponse.Rollback | null;
    start: DateTime | null;
    status: 'queued' | 'running' | 'paused' | 'errored' | 'terminated' | 'complete' | 'waitingForPause' | 'waiting' | 'rollingBack';
    step_count: Integer;
    steps: (/** @discriminator type */ InstanceGetResponse.UnionMember0 | InstanceGetResponse.UnionMember1 | InstanceGetResponse.UnionMember2 | InstanceGetResponse.UnionMember3)[];
    success: boolean | null;
    trigger: InstanceGetResponse.Trigger;
    /** @format uuid */ versionId: string;
    schedule?: InstanceGetResponse.Schedule;
  }
  export namespace InstanceGetResponse {
    export interface Error {
      message: string;
      name: string;
    }
    export interface Rollback {
      error: Error | null;
      outcome: 'complete' | 'failed';
    }
    export namespace Rollback {
      export type Error = InstanceGetResponse.Error;
    }
    export interface Schedule {
      cron: string;
      scheduledTime: number;
    }
    export interface Trigger {
      source: 'unknown' | 'api' | 'binding' | 'event' | 'cron';
    }
    export interface UnionMember0 {
      attempts: UnionMember0.Attempt[];
      config: UnionMember0.Config;
      end: DateTime | null;
      name: string;
      output: string | null;
      start: DateTime;
      success: boolean | null;
      type: 'step' | 'rollback';
    }
    export namespace UnionMember0 {
      export interface Attempt {
        end: DateTime | null;
        error: Error | null;
        start: DateTime;
        success: boolean | null;
      }
      export namespace Attempt {
        export type Error = InstanceGetResponse.Error;
      }
      export interface Config {
        retries: Config.Retries;
        timeout: string | number;
        sensitive?: 'output';
      }
      export namespace Config {
        export interface Retries {
          delay: string | number;
          limit: number;
          backoff?: 'constant' | 'linear' | 'exponential';
        }
      }
    }
    export interface UnionMember1 {
      end: DateTime;
      error: Error | null;
      finished: boolean;
      name: string;
      start: DateTime;
      type: 'sleep';
    }
    export namespace UnionMember1 {
      export type Error = InstanceGetResponse.Error;
    }
    export interface UnionMember2 {
      trigger: UnionMember2.Trigger;
      type: 'termination';
    }
    export namespace UnionMember2 {
      export interface Trigger {
        source: string;
      }
    }
    export interface UnionMember3 {
      end: DateTime;
      error: Error | null;
      finished: boolean;
      name: string;
      start: DateTime;
      type: 'waitForEvent';
      event_type?: string;
      output?: string;
    }
    export namespace UnionMember3 {
      export type Error = InstanceGetResponse.Error;
    }
  }

  export interface InstanceStepParams extends InAccount {
    /** @minLength 1 @maxLength 64 */ workflow_name: string;
    /** @minLength 1 */ name: string;
    type: 'step' | 'waitForEvent';
    /** @exclusiveMin 0 */ attempt?: Integer;
  }

  export interface InstanceStepResponse {
    error: InstanceGetResponse.Error | null;
    status: 'queued' | 'running' | 'paused' | 'errored' | 'terminated' | 'complete' | 'waitingForPause' | 'waiting' | 'rollingBack';
    event_type?: string;
    output?: unknown;
  }
  export namespace InstanceStepResponse {
    export type Error = InstanceGetResponse.Error;
  }

  export type InstanceDeleteParams = VersionDagParams;

  export interface InstanceDeleteResponse {
    instanceId: string;
    timestamp: DateTime;
  }

  export interface InstanceBulkDeleteParams extends InAccount {
    /** @minItems 1 @maxItems 100 */ instances: (/** @minLength 1 @maxLength 100 */ string)[];
  }

  export interface InstanceBulkDeleteResponse {
    deleted: ({ id: string })[];
    errors: ({
      code: number;
      id: string;
      message: string;
    })[];
  }

  export interface InstanceBulkTerminateParams extends InAccount {
    /** @body @minItems 1 @maxItems 100 */ body?: (/** @minLength 1 @maxLength 100 */ string)[];
  }

  export interface InstanceBulkTerminateResponse {
    instancesTerminated: number;
    status: 'ok' | 'already_running';
  }

  export type InstanceTerminateStatusParams = InAccount;

  export interface InstanceTerminateStatusResponse {
    status: 'running' | 'not_running';
  }

  /** Definitions as they were deployed, with their step graph. */
  export interface Versions {
    /** Page through the versions of a workflow.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/versions
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      /** @minLength 1 @maxLength 64 */ workflowName: string,
      params: VersionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<VersionGetResponse>, VersionGetResponse>;

    /** Read one version of a workflow by its ID.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/versions/{version_id}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @format uuid */ versionID: string, params: VersionGetParams, options?: RequestOptions): APIPromise<VersionGetResponse>;

    /** Fetch the graph of steps that a workflow version is made of.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/versions/{version_id}/graph
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga */
    graph(/** @format uuid */ versionID: string, params: VersionGraphParams, options?: RequestOptions): APIPromise<VersionGraphResponse>;

    /** Describe a Workflow version's steps as a directed acyclic graph.
     *  @http GET /accounts/{account_id}/workflows/{workflow_name}/versions/{version_id}/dag
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-describe-workflow-versions-dag */
    dag(/** @format uuid */ versionID: string, params: VersionDagParams, options?: RequestOptions): APIPromise<VersionDagResponse>;
  }

  export interface VersionListParams extends InAccount {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 100 @default 50 */ per_page?: number;
  }

  export import VersionListResponse = Workflows.VersionGetResponse;

  export interface VersionGetParams extends InAccount {
    /** @minLength 1 @maxLength 64 */ workflow_name: string;
  }

  export interface VersionGetResponse {
    /** @format uuid */ id: string;
    class_name: string;
    /** @readOnly */ created_on: DateTime;
    has_dag: boolean;
    language: 'javascript' | 'python';
    /** @readOnly */ modified_on: DateTime;
    /** @format uuid */ workflow_id: string;
    default_retention?: VersionGetResponse.DefaultRetention;
    limits?: VersionGetResponse.Limits;
  }
  export namespace VersionGetResponse {
    export interface DefaultRetention {
      error_retention?: Integer;
      success_retention?: Integer;
    }
    export interface Limits {
      /** @min 1 */ steps?: Integer;
    }
  }

  export type VersionGraphParams = VersionGetParams;

  export interface VersionGraphResponse {
    /** @format uuid */ id: string;
    class_name: string;
    /** @readOnly */ created_on: DateTime;
    graph: VersionGraphResponse.Graph | null;
    /** @readOnly */ modified_on: DateTime;
    /** @format uuid */ workflow_id: string;
  }
  export namespace VersionGraphResponse {
    export interface Graph {
      version: number;
      workflow: Graph.Workflow;
    }
    export namespace Graph {
      export interface Workflow {
        class_name: string;
        functions: { [key: string]: Workflow.Functions };
        nodes: (/** @discriminator type */ Workflow.UnionMember0 | Workflow.UnionMember1 | Workflow.UnionMember2 | Workflow.UnionMember3 | Workflow.UnionMember4 | Workflow.UnionMember5 | Workflow.UnionMember6 | Workflow.UnionMember7 | Workflow.UnionMember8 | Workflow.UnionMember9 | Workflow.UnionMember10 | Workflow.UnionMember11 | Workflow.Functions | Workflow.UnionMember13)[];
        /** @discriminator type */ payload?: Workflow.Payload.Type | Workflow.Payload.UnionMember1;
      }
      export namespace Workflow {
        export interface Functions {
          name: string;
          nodes: unknown[];
          type: 'function_def';
        }
        export interface UnionMember0 {
          duration: number | string;
          name: string;
          type: 'step_sleep';
          resolves?: number;
          starts?: number;
        }
        export interface UnionMember1 {
          config: UnionMember1.Config;
          name: string;
          nodes: unknown[];
          type: 'step_do';
          resolves?: number;
          starts?: number;
        }
        export namespace UnionMember1 {
          export interface Config {
            retries: Config.Retries;
            timeout: number | string;
          }
          export namespace Config {
            export interface Retries {
              backoff: 'constant' | 'linear' | 'exponential';
              delay: number | string;
              limit: number;
            }
          }
        }
        export interface UnionMember10 {
          class_name: string;
          functions: { [key: string]: Functions };
          nodes: unknown[];
          type: 'start';
          /** @discriminator type */ payload?: UnionMember10.Type | UnionMember10.UnionMember1;
        }
        export namespace UnionMember10 {
          export type Functions = Workflow.Functions;
          export interface Type {
            type: 'unknown';
          }
          export interface UnionMember1 {
            fields: { [key: string]: unknown };
            type: 'object';
          }
        }
        export interface UnionMember11 {
          name: string;
          type: 'function_call';
          resolves?: number;
          starts?: number;
        }
        export type UnionMember12 = Functions;
        export interface UnionMember13 {
          kind: 'break' | 'return';
          type: 'break';
        }
        export interface UnionMember2 {
          name: string;
          options: UnionMember2.Options | null;
          type: 'step_wait_for_event';
          /** @discriminator type */ payload?: UnionMember2.Type | UnionMember2.UnionMember1;
          resolves?: number;
          starts?: number;
        }
        export namespace UnionMember2 {
          export interface Options {
            event_type: string;
            timeout: number | string;
          }
          export interface Type {
            type: 'unknown';
          }
          export interface UnionMember1 {
            fields: { [key: string]: unknown };
            type: 'object';
          }
        }
        export interface UnionMember3 {
          name: string;
          timestamp: string;
          type: 'step_sleep_until';
          resolves?: number;
          starts?: number;
        }
        export interface UnionMember4 {
          nodes: unknown[];
          type: 'loop';
        }
        export interface UnionMember5 {
          kind: 'all' | 'any' | 'all_settled' | 'race';
          nodes: unknown[];
          type: 'parallel';
        }
        export interface UnionMember6 {
          catch_block: UnionMember6.CatchBlock | null;
          finally_block: UnionMember6.FinallyBlock | null;
          try_block: UnionMember6.TryBlock | null;
          type: 'try';
        }
        export namespace UnionMember6 {
          export interface CatchBlock {
            nodes: unknown[];
            type: 'block';
          }
          export interface FinallyBlock {
            nodes: unknown[];
            type: 'block';
          }
          export interface TryBlock {
            nodes: unknown[];
            type: 'block';
          }
        }
        export interface UnionMember7 {
          nodes: unknown[];
          type: 'block';
        }
        export interface UnionMember8 {
          branches: UnionMember8.Branch[];
          type: 'if';
        }
        export namespace UnionMember8 {
          export interface Branch {
            condition: string | null;
            nodes: unknown[];
          }
        }
        export interface UnionMember9 {
          branches: UnionMember9.Branch[];
          discriminant: string;
          type: 'switch';
        }
        export namespace UnionMember9 {
          export interface Branch {
            condition: string | null;
            nodes: unknown[];
          }
        }
        export type Payload = Payload.Type | Payload.UnionMember1;
        export namespace Payload {
          export interface Type {
            type: 'unknown';
          }
          export interface UnionMember1 {
            fields: { [key: string]: unknown };
            type: 'object';
          }
        }
      }
    }
  }

  export interface VersionDagParams extends InAccount {
    /** @minLength 1 @maxLength 64 */ workflow_name: string;
  }

  export interface VersionDagResponse {
    class_name: string;
    /** @readOnly */ created_on: DateTime;
    dag: JsonObject | null;
    /** @format uuid */ id: string;
    /** @readOnly */ modified_on: DateTime;
    /** @format uuid */ workflow_id: string;
  }

  /** What starts the runs of a script. */
  export interface Triggers {
    /** Read what starts a script's Workflows.
     *  @http GET /accounts/{account_id}/triggers/{script_name}
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-get-script-triggers */
    get(
      /** @minLength 1 @maxLength 255 */ scriptName: string,
      params: TriggerGetParams,
      options?: RequestOptions,
    ): APIPromise<TriggerGetResponse>;

    /** Replace all Workflow triggers of a script.
     *  @http PUT /accounts/{account_id}/triggers/{script_name}
     *  @body json required
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-replace-script-triggers */
    update(
      /** @minLength 1 @maxLength 255 */ scriptName: string,
      params: TriggerUpdateParams,
      options?: RequestOptions,
    ): APIPromise<TriggerGetResponse>;

    /** Add Workflow triggers to a script, keeping those it has.
     *  @http PATCH /accounts/{account_id}/triggers/{script_name}
     *  @body json required
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-add-script-triggers */
    edit(
      /** @minLength 1 @maxLength 255 */ scriptName: string,
      params: TriggerEditParams,
      options?: RequestOptions,
    ): APIPromise<TriggerGetResponse>;

    /** Remove the Workflow triggers of a script.
     *  @http DELETE /accounts/{account_id}/triggers/{script_name}
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/wor-delete-script-triggers */
    delete(
      /** @minLength 1 @maxLength 255 */ scriptName: string,
      params: TriggerDeleteParams,
      options?: RequestOptions,
    ): APIPromise<TriggerDeleteResponse>;
  }

  export type TriggerGetParams = InAccount;

  export interface TriggerGetResponse {
    script_name: string;
    /** @maxItems 100 */ triggers: ({
      /** @default {} */ filter?: { [key: string]: /** @maxLength 1024 */ string | number | boolean };
      /** @minItems 1 @maxItems 100 */ targets: ({
        /** @minLength 1 @maxLength 255 */ script_name: string;
        type: 'workflow';
        /** @minLength 1 @maxLength 255 */ workflow_name: string;
      })[];
      /** @minLength 1 */ type: string;
    })[];
  }

  export type TriggerUpdateParams = TriggerEditParams;

  export type TriggerUpdateResponse = TriggerGetResponse;

  export interface TriggerEditParams extends InAccount {
    /** @body @maxItems 100 */ body: ({
      /** @default {} */ filter?: { [key: string]: /** @maxLength 1024 */ string | number | boolean };
      /** @minItems 1 @maxItems 100 */ targets: ({
        /** @minLength 1 @maxLength 255 */ script_name: string;
        type: 'workflow';
        /** @minLength 1 @maxLength 255 */ workflow_name: string;
      })[];
      /** @minLength 1 */ type: string;
    })[];
  }

  export type TriggerEditResponse = TriggerGetResponse;

  export type TriggerDeleteParams = InAccount;

  export interface TriggerDeleteResponse {
    /** @min 0 */ deleted: Integer;
  }

  /** Account options, such as how long runs are kept. */
  export interface Settings {
    /** Read the account's Workflows settings.
     *  @http GET /accounts/{account_id}/workflows/settings
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/wor-get-workflow-settings */
    get(params: SettingGetParams, options?: RequestOptions): APIPromise<SettingGetResponse>;

    /** Set how long Workflows instances are kept by default.
     *  @http PATCH /accounts/{account_id}/workflows/settings
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/wor-update-workflow-settings */
    edit(params: SettingEditParams, options?: RequestOptions): APIPromise<SettingGetResponse>;
  }

  export type SettingGetParams = InAccount;

  export interface SettingGetResponse {
    default_retention?: { error_retention?: Integer; success_retention?: Integer };
  }

  export interface SettingEditParams extends InAccount {
    default_retention?: { error_retention?: Integer | string; success_retention?: Integer | string };
  }

  export type SettingEditResponse = SettingGetResponse;

  export type InstanceBulkResponsesSinglePage = SinglePage<InstanceBulkResponse>;

  export type InstanceListResponsesV4PagePaginationArray = V4PagePaginationArray<InstanceListResponse>;

  export type VersionListResponsesV4PagePaginationArray = V4PagePaginationArray<VersionGetResponse>;

  export type WorkflowListResponsesV4PagePaginationArray = V4PagePaginationArray<WorkflowGetResponse>;
}

export declare namespace Workflows.Instances {
  /** Pause, resume, restart and end of a run. */
  export interface Status {
    /** Pause, resume, restart or terminate an instance.
     *  @http PATCH /accounts/{account_id}/workflows/{workflow_name}/instances/{instance_id}/status
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise */
    edit(
      /** @minLength 1 @maxLength 271 */ instanceID: string,
      params: StatusEditParams,
      options?: RequestOptions,
    ): APIPromise<StatusEditResponse>;
  }

  /** @discriminator status */
  export type StatusEditParams = StatusEditParams.Variant0 | StatusEditParams.Variant1 | StatusEditParams.Variant2 | StatusEditParams.Variant3;
  export namespace StatusEditParams {
    export interface Variant0 extends InAccount {
      /** @minLength 1 @maxLength 64 */ workflow_name: string;
      status: 'pause';
    }
    export interface Variant1 extends InAccount {
      /** @minLength 1 @maxLength 64 */ workflow_name: string;
      status: 'resume';
    }
    export interface Variant2 extends InAccount {
      /** @minLength 1 @maxLength 64 */ workflow_name: string;
      status: 'terminate';
      rollback?: boolean;
    }
    export interface Variant3 extends InAccount {
      /** @minLength 1 @maxLength 64 */ workflow_name: string;
      status: 'restart';
      from?: Variant3.From;
    }
    export namespace Variant3 {
      export interface From {
        /** @minLength 1 @maxLength 256 */ name: string;
        /** @exclusiveMin 0 */ count?: Integer;
        type?: 'do' | 'sleep' | 'waitForEvent';
      }
    }
  }

  export interface StatusEditResponse {
    status: 'queued' | 'running' | 'paused' | 'errored' | 'terminated' | 'complete' | 'waitingForPause' | 'waiting' | 'rollingBack';
    timestamp: DateTime;
  }

  /** Messages sent to a run that waits for them. */
  export interface Events {
    /** Send an event with a payload to an instance that may be waiting for it.
     *  @http POST /accounts/{account_id}/workflows/{workflow_name}/instances/{instance_id}/events/{event_type}
     *  @permission Workers Scripts Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(
      /** @minLength 1 @maxLength 100 */ eventType: string,
      params: EventCreateParams,
      options?: RequestOptions,
    ): APIPromise<EventCreateResponse>;
  }

  export interface EventCreateParams extends InAccount {
    /** @minLength 1 @maxLength 64 */ workflow_name: string;
    /** @minLength 1 @maxLength 271 */ instance_id: string;
    /** @body */ body?: unknown;
  }

  export type EventCreateResponse = unknown;
}
