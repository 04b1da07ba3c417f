import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount, Integer } from '../_shared.ts';
import type { Workers } from './index.ts';

/** Logs, metrics and traces of running scripts. */
export interface Observability {
  readonly telemetry: Observability.Telemetry;
  readonly destinations: Observability.Destinations;
  readonly queries: Observability.Queries;
  readonly sharedQueries: Observability.SharedQueries;
  readonly metricsExport: Observability.MetricsExport;
  readonly usage: Observability.Usage;
}

export declare namespace Observability {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Destinations the metrics are sent to, by slug. */ destinations: unknown;
    /** Whether data is sent to the destination. */ enabled: boolean;
    /** OTLP endpoint of the receiver. */ url: string;
  }

  /** Searching and live viewing of collected events. */
  export interface Telemetry {
    /** List the field names that occur in Workers telemetry.
     *
     *  Fields with most recent use first; filters and needle narrow which events are looked at.
     *  @http POST /accounts/{account_id}/workers/observability/telemetry/keys
     *  @body json required
     *  @permission Workers Observability Write
     *  @availability ga */
    keys(params: TelemetryKeysParams, options?: RequestOptions): PagePromise<SinglePage<TelemetryKeysResponse>, TelemetryKeysResponse>;

    /** Start a live tail of Workers events that match given filters.
     *  @http POST /accounts/{account_id}/workers/observability/telemetry/live-tail
     *  @body json required
     *  @permission Workers Observability Write */
    liveTail(params: TelemetryLiveTailParams, options?: RequestOptions): APIPromise<TelemetryLiveTailResponse>;

    /** Send a heartbeat that keeps a running live tail open.
     *  @http POST /accounts/{account_id}/workers/observability/telemetry/live-tail/heartbeat
     *  @body json required
     *  @permission Workers Observability Write */
    liveTailHeartbeat(params: TelemetryLiveTailHeartbeatParams, options?: RequestOptions): APIPromise<TelemetryLiveTailHeartbeatResponse>;

    /** Run a saved or ad hoc query over Workers logs and events.
     *
     *  Without `parameters` the saved query of `queryId` runs. Short time frames answer faster; data is kept for three to seven days, by plan.
     *  @http POST /accounts/{account_id}/workers/observability/telemetry/query
     *  @permission Workers Observability Write
     *  @availability ga */
    query(params: TelemetryParams, options?: RequestOptions): APIPromise<TelemetryResult>;

    /** List the distinct values that a telemetry field takes.
     *  @http POST /accounts/{account_id}/workers/observability/telemetry/values
     *  @permission Workers Observability Write
     *  @availability ga */
    values(
      params: TelemetryValuesParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<TelemetryValuesResponse>, TelemetryValuesResponse>;
  }

  export interface TelemetryKeysParams extends InAccount {
    /** @default [] */ datasets?: string[];
    /** Conditions on the events, at most four levels deep. @default [] */
    filters?: (/** @discriminator kind */ TelemetryKeysParams.GroupFilter | TelemetryKeysParams.WorkersObservabilityFilterLeaf)[];
    /** Start of the period. @unit milliseconds since 1970 */ from?: number;
    /** Text that field names must contain. */ keyNeedle?: TelemetryKeysParams.KeyNeedle;
    /** Most fields returned; 1,000 or more for a full list. @min 1 */ limit?: number;
    needle?: TelemetryKeysParams.KeyNeedle;
    /** End of the period. @unit milliseconds since 1970 */ to?: number;
  }
  export namespace TelemetryKeysParams {
    export interface GroupFilter {
      filterCombination: 'and' | 'or' | 'AND' | 'OR';
      /** Conditions, or groups of them, combined by the group's AND or OR. @minItems 1 */
      filters: (/** @discriminator kind */ GroupFilter.GroupFilter | GroupFilter.WorkersObservabilityFilterLeaf)[];
      /** Marks a group of conditions. */ kind: 'group';
    }
    export namespace GroupFilter {
      export interface GroupFilter {
        filterCombination: 'and' | 'or' | 'AND' | 'OR';
        /** Conditions, or further groups of them. @minItems 1 */ filters: Workers.FilterNode[];
        /** Marks a group of conditions. */ kind: 'group';
      }
      export interface WorkersObservabilityFilterLeaf extends Workers.EventProperty {
        /** Comparison operator for the figure. */ operation:
          | 'includes' | 'not_includes' | 'starts_with' | 'ends_with' | 'regex' | 'exists' | 'is_null' | 'in'
          | 'not_in' | 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | '=' | '!=' | '>' | '>=' | '<' | '<='
          | 'INCLUDES' | 'DOES_NOT_INCLUDE' | 'MATCH_REGEX' | 'EXISTS' | 'DOES_NOT_EXIST' | 'IN' | 'NOT_IN'
          | 'STARTS_WITH' | 'ENDS_WITH' | (string & {});
        /** Type of the property's values. */ type: 'string' | 'number' | 'boolean' | (string & {});
        kind?: 'filter';
        /** Value to compare with; none for `exists` and `is_null`. */ value?: string | number | boolean;
      }
    }
    export interface WorkersObservabilityFilterLeaf {
      /** Field the condition is about; `keys` lists what there is. @minLength 1 */ key: string;
      /** Comparison operator; `in` and `not_in` take values joined by commas. */ operation:
        | 'includes' | 'not_includes' | 'starts_with' | 'ends_with' | 'regex' | 'exists' | 'is_null' | 'in'
        | 'not_in' | 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | '=' | '!=' | '>' | '>=' | '<' | '<='
        | 'INCLUDES' | 'DOES_NOT_INCLUDE' | 'MATCH_REGEX' | 'EXISTS' | 'DOES_NOT_EXIST' | 'IN' | 'NOT_IN'
        | 'STARTS_WITH' | 'ENDS_WITH' | (string & {});
      /** Type of the field's values; must be that of the data. */ type: 'string' | 'number' | 'boolean' | (string & {});
      kind?: 'filter';
      /** Value to compare with; upper and lower case differ. A pattern in RE2 for `regex`. */ value?: string | number | boolean;
    }
    export interface KeyNeedle {
      /** Text or pattern to look for. */ value: string | number | boolean;
      /** Whether the text is a regular expression (RE2). */ isRegex?: boolean;
      /** Whether upper and lower case differ; by default not. */ matchCase?: boolean;
    }
  }

  export interface TelemetryKeysResponse extends Workers.EventProperty {
    /** Time at which the field last occurred. @unit milliseconds since 1970 */ lastSeenAt: number;
    type: 'string' | 'boolean' | 'number';
  }

  export interface TelemetryLiveTailParams extends InAccount {
    /** Whether all or any of the filters must match. @default "and" */ filterCombination?: 'and' | 'or' | 'AND' | 'OR';
    /** Conditions that events must meet; groups may be nested. @default [] */
    filters?: (/** @discriminator kind */ TelemetryKeysParams.GroupFilter | TelemetryKeysParams.WorkersObservabilityFilterLeaf)[];
    /** Worker whose events are wanted. */ scriptId?: string;
  }

  export interface TelemetryLiveTailResponse {
    /** WebSocket address at which events arrive. @format uri @sensitive */ wsUrl: string;
  }

  export interface TelemetryLiveTailHeartbeatParams extends InAccount {
    /** Worker whose events are wanted. */ scriptId?: string;
  }

  export type TelemetryLiveTailHeartbeatResponse = JsonValue;

  export interface TelemetryParams extends InAccount {
    /** Saved query to run, or a name of your own for an ad hoc one. @minLength 1 @example "errors-of-today" */ queryId: string;
    /** Time searched; short ones answer faster. */ timeframe: TelemetryParams.Timeframe;
    /** Whether the answer holds a time series for charts. */ chart?: boolean;
    /** Charts that the figures are for; `distribution` gives a matrix of times and values. */
    chartType?: 'timeseries_and_aggregate' | 'timeseries' | 'aggregate' | 'distribution' | (string & {});
    /** If true, the preceding period of equal length is computed too. */ compare?: boolean;
    /** If true, the run is not stored. @default false */ dry?: boolean;
    /** Number of slots of the time series; left out, it suits the period. @min 1 */ granularity?: number;
    /** If true, no time series is returned, which keeps the answer small. @default false */ ignoreSeries?: boolean;
    /** Most events, or rows of each figure. @max 2000 @default 50 @min 1 */ limit?: number;
    /** Cursor for the next page: id of the last event of this one. */ offset?: string;
    /** Rows to skip, for lists of groups. @min 0 */ offsetBy?: number;
    /** Whether the page after (`next`) or before (`prev`) the cursor is wanted. */ offsetDirection?: string;
    /** The query itself, where none is saved: filters, figures, groups. */ parameters?: TelemetryParams.Parameters;
    /** Kind of result: figures, single events, invocations, traces or agent runs. @default "calculations" */
    view?: 'traces' | 'events' | 'calculations' | 'invocations' | 'requests' | 'agents' | (string & {});
    /** Buckets of the value axis of a distribution: growing (`log`, for latencies) or of equal width (`linear`). */
    distributionScale?: 'log' | 'linear' | (string & {});
  }
  export namespace TelemetryParams {
    export interface Timeframe {
      /** Start of the time searched. @unit milliseconds since 1970 */ from: number;
      /** End of the time searched. @unit milliseconds since 1970 */ to: number;
    }
    export interface Parameters {
      /** Figures to compute; with groups, one value for each group. */
      calculations?: (/** @discriminator operator */ Parameters.CountCalculation | Parameters.KeyedCalculation)[];
      datasets?: string[];
      /** Whether all or any of the top filters must match. */ filterCombination?: 'and' | 'or' | 'AND' | 'OR';
      /** Conditions on the events, at most four levels deep. */
      filters?: (/** @discriminator kind */ TelemetryKeysParams.GroupFilter | TelemetryKeysParams.WorkersObservabilityFilterLeaf)[];
      /** Fields whose values make the groups. */ groupBys?: Parameters.GroupBy[];
      /** Conditions on the computed figures, such as `count > 100`. */ havings?: Parameters.Having[];
      /** Most groups returned. @min 0 @max 2000 */ limit?: Integer;
      needle?: TelemetryKeysParams.KeyNeedle;
      orderBy?: Parameters.OrderBy;
    }
    export namespace Parameters {
      export interface CountCalculation {
        /** Counts events. */ operator: 'count' | 'COUNT';
        alias?: string;
        /** Key whose values the operator aggregates, as listed by the keys operation; leave it out for `count`. @minLength 1 */ key?: string;
        keyType?: 'string' | 'number' | 'boolean';
      }
      export interface KeyedCalculation {
        /** Key whose values the operator aggregates, as listed by the keys operation; leave it out for `count`. @minLength 1 */ key: string;
        /** Aggregation of the property's values. */ operator:
          | 'uniq' | 'max' | 'min' | 'sum' | 'avg' | 'median' | 'p001' | 'p01' | 'p05' | 'p10' | 'p25' | 'p75'
          | 'p90' | 'p95' | 'p99' | 'p999' | 'stddev' | 'variance' | 'COUNT_DISTINCT' | 'MAX' | 'MIN' | 'SUM'
          | 'AVG' | 'MEDIAN' | 'P001' | 'P01' | 'P05' | 'P10' | 'P25' | 'P75' | 'P90' | 'P95' | 'P99' | 'P999'
          | 'STDDEV' | 'VARIANCE';
        alias?: string;
        keyType?: 'string' | 'number' | 'boolean';
      }
      export interface GroupBy {
        /** Kind of data the key to group by holds. */ type: 'string' | 'number' | 'boolean' | (string & {});
        /** Key to group the results by, such as `$metadata.service`. @minLength 1 */ value: string;
      }
      export interface Having {
        /** Alias or operator of the calculation whose result is filtered. @minLength 1 */ key: string;
        /** Comparison operator for the figure. */ operation: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | (string & {});
        /** Threshold against which the result of the calculation is compared. */ value: number;
      }
      export interface OrderBy {
        /** Alias or operator of the calculation the groups are sorted by. @minLength 1 */ value: string;
        /** Direction of the sort: ascending or descending. */ order?: 'asc' | 'desc';
      }
    }
  }

  export interface QueryParameters {
    /** Figures to compute. */ calculations?: (/** @discriminator operator */ QueryResult.Parameters.CountCalculation | QueryResult.Parameters.KeyedCalculation)[];
    datasets?: string[];
    /** Whether all or any of the filters must match. */ filterCombination?: 'and' | 'or' | 'AND' | 'OR';
    /** Fields whose values make the groups. */ groupBys?: QueryResult.Parameters.GroupBy[];
    /** Conditions on the computed figures. */ havings?: QueryResult.Parameters.Having[];
    /** Most groups returned. @min 0 @max 100 */ limit?: Integer;
    orderBy?: QueryResult.Parameters.OrderBy;
  }

  export interface TelemetryResult {
    /** The run: query, time searched and state. */ run: TelemetryResult.Run;
    /** Cost of the run: rows, bytes and time. */ statistics: TelemetryResult.Statistics;
    /** Runs of AI agents; with the view `agents`. */ agents?: TelemetryResult.Agent[];
    /** Computed figures with their groups and time series; with the view `calculations`. */ calculations?: TelemetryResult.Calculation[];
    /** The same figures of the preceding period; only if asked for. */ compare?: TelemetryResult.Calculation[];
    /** Matrix of times and values; only for the chart type `distribution`. */ distribution?: TelemetryResult.Distribution;
    /** Single events; with the view `events`. */ events?: TelemetryResult.Events;
    /** Events by the invocation they belong to; with the view `invocations`. */ invocations?: { [key: string]: TelemetryResult.Invocation[] };
    /** Traces with their spans summed up; with the view `traces`. */ traces?: TelemetryResult.Trace[];
  }
  export namespace TelemetryResult {
    export interface Run {
      /** Id of the run, given by Cloudflare. */ id: string;
      /** Account the run belongs to. */ accountId: string;
      /** Whether the run was not stored. */ dry: boolean;
      /** Number of slots of the time series. */ granularity: number;
      /** The query that ran. */ query: Run.Query;
      /** Whether the run has ended. */ status: 'STARTED' | 'COMPLETED';
      /** Time searched. */ timeframe: TelemetryParams.Timeframe;
      /** User who started the run. */ userId: string;
      /** Time at which the run started. */ created?: string;
      /** Cost of the run: rows, bytes and time. */ statistics?: Statistics;
      /** Time of the last change. */ updated?: string;
    }
    export namespace Run {
      export interface Query extends Workers.SavedQuery {
        parameters: Query.Parameters;
      }
      export namespace Query {
        export interface Parameters extends QueryParameters {
          /** Conditions on the events; groups may be nested. */
          filters?: (/** @discriminator kind */ TelemetryKeysParams.GroupFilter.GroupFilter | Parameters.WorkersObservabilityFilterLeaf)[];
          needle?: Parameters.Needle;
        }
        export namespace Parameters {
          export interface WorkersObservabilityFilterLeaf extends TelemetryKeysParams.WorkersObservabilityFilterLeaf {
            key: string;
            operation:
              | 'includes' | 'not_includes' | 'starts_with' | 'ends_with' | 'regex' | 'exists' | 'is_null'
              | 'in' | 'not_in' | 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | '=' | '!=' | '>' | '>=' | '<'
              | '<=' | 'INCLUDES' | 'DOES_NOT_INCLUDE' | 'MATCH_REGEX' | 'EXISTS' | 'DOES_NOT_EXIST' | 'IN'
              | 'NOT_IN' | 'STARTS_WITH' | 'ENDS_WITH';
            type: 'string' | 'number' | 'boolean';
          }
          export interface Needle {
            /** Text or number that events must contain. */ value: Needle.Value;
            isRegex?: boolean;
            matchCase?: boolean;
          }
          export namespace Needle {
            export interface Value {}
          }
        }
      }
    }
    export interface Statistics {
      /** Uncompressed bytes read. */ bytes_read: number;
      /** Seconds the run took. @unit seconds */ elapsed: number;
      /** Rows scanned to answer the query. */ rows_read: number;
      /** Level of sampling; 1 is the finest. */ abr_level?: number;
    }
    export interface Agent {
      /** Id of the agent run; serves as cursor. */ id: string;
      errors: string[];
      /** AI models the run used. */ models: string[];
      /** Providers of these models. */ providers: string[];
      /** Workers that took part in the run. */ services: string[];
      /** Number of spans in the trace. */ spans: number;
      /** Result of the run. */ status: 'completed' | 'error';
      /** Time from the first to the last span. @unit milliseconds */ traceDurationMs: number;
      /** End of the last span. @unit milliseconds */ traceEndMs: number;
      /** Trace the run belongs to. */ traceId: string;
      /** Start of the first span. @unit milliseconds */ traceStartMs: number;
      /** Id of the agent, as its first call names it. */ agentId?: string;
      /** Name of the agent, as its first call names it. */ agentName?: string;
      /** Conversation the run belongs to. */ conversationId?: string;
      /** Tokens given to models, over all calls; not what is billed. */ inputTokens?: number;
      /** Tokens that models returned, over all calls; not what is billed. */ outputTokens?: number;
    }
    export interface Calculation {
      /** Value of the figure over the whole time, by group. */ aggregates: Calculation.Aggregate[];
      /** Figure that was computed. */ calculation: string;
      /** Value of the figure in each time slot. */ series: Calculation.Series[];
      alias?: string;
    }
    export namespace Calculation {
      export interface Aggregate {
        /** Estimated number of events: stored ones times the sampling interval. */ count: number;
        /** Length of the slot. @unit milliseconds */ interval: number;
        /** Events that one stored event stands for; above 1 it was sampled. */ sampleInterval: number;
        /** Value of the figure. */ value: number;
        /** Values of the fields that make the group. */ groups?: Aggregate.Group[];
      }
      export namespace Aggregate {
        export interface Group extends Workers.EventProperty {
          /** Value to compare with; none for `exists` and `is_null`. */ value: string | number | boolean;
        }
      }
      export interface Series {
        /** Values of the slot, by group. */ data: Series.Data[];
        /** Start of the slot. */ time: string;
      }
      export namespace Series {
        export interface Data extends Aggregate {
          /** Time of the first event of the group. */ firstSeen?: string;
          /** Time of the last event of the group. */ lastSeen?: string;
        }
      }
    }
    export interface Distribution {
      /** Starts of the time slots: the columns of the matrix. */ bins: string[];
      /** Bounds of the value ranges; one more than there are ranges. */ bucketBoundaries: number[];
      /** Whether ranges have equal width or grow by a factor. */ bucketMode: 'log' | 'linear';
      /** Labels of the value ranges: the rows of the matrix. */ buckets: string[];
      /** Estimated number of events for each time slot and range. */ matrix: number[][];
    }
    export interface Events {
      /** Number of matching events; more than are returned if limits cut them. */ count?: number;
      /** Matching events. */ events?: Events.Event[];
      /** Fields that occur in the matching events. */ fields?: Events.Field[];
      /** Number of matching events in each time slot. */ series?: Events.Series[];
    }
    export namespace Events {
      export interface Event {
        /** Fields extracted from the event for filtering. */ $metadata: Invocation.Metadata;
        /** Kind of event, such as `cloudflare-workers`. */ dataset: string;
        /** The logged text, or the logged object. */ source: string | { [key: string]: unknown };
        /** Time of the event. @min 0 @unit milliseconds since 1970 */ timestamp: Integer;
        /** Fields that Cloudflare adds to events from containers. */ $containers?: { [key: string]: unknown };
        /** Fields that Cloudflare adds to events from Workers. */ $workers?: Invocation.WorkerEvent | Invocation.WorkerInvocation;
      }
      export interface Field {
        key: string;
        /** Type of the field's values. */ type: string;
      }
      export interface Series {
        /** Values of the slot, by group. */ data: Series.Data[];
        /** Start of the slot. */ time: string;
      }
      export namespace Series {
        export interface Data {
          /** Figures of the slot. */ aggregates: Data.Aggregates;
          /** Estimated number of events: stored ones times the sampling interval. */ count: number;
          /** Length of the slot. @unit milliseconds */ interval: number;
          /** Events that one stored event stands for; above 1 it was sampled. */ sampleInterval: number;
          errors?: number;
          /** Values of the fields that make the group. */ groups?: { [key: string]: string | number | boolean };
        }
        export namespace Data {
          export interface Aggregates {
            /** Estimated number of events. @exclusiveMin 0 @deprecated */ _count: Integer;
            /** Length of the slot. @exclusiveMin 0 @deprecated */ _interval: number;
            /** Time of the first event. @deprecated */ _firstSeen?: string;
            /** Time of the last event. @deprecated */ _lastSeen?: string;
            /** Slot the figures are for. @deprecated */ bin?: unknown;
          }
        }
      }
    }
    export interface Invocation extends Events.Event {}
    export namespace Invocation {
      export interface Metadata {
        /** Id of the event; serves as cursor. */ id: string;
        /** Account the Worker belongs to. */ account?: string;
        /** Product that made the event, such as `workers` or `pages`. */ cloudService?: string;
        /** Time the start took, if the code was not loaded yet. @exclusiveMin 0 @unit milliseconds */ coldStart?: Integer;
        /** Estimated cost in units of billing. @exclusiveMin 0 */ cost?: Integer;
        /** Length of the span. @exclusiveMin 0 @unit milliseconds */ duration?: Integer;
        /** End of the span. @min 0 @unit milliseconds since 1970 */ endTime?: Integer;
        /** Message of the error, if the event is one. */ error?: string;
        /** Message of the error with varying parts left out, to group by. */ errorTemplate?: string;
        /** Hash of the content, to group similar events by. */ fingerprint?: string;
        /** Level of the log line, such as `info` or `error`. */ level?: string;
        /** Text of the log line. */ message?: string;
        /** Text of the log line with varying parts left out, to group by. */ messageTemplate?: string;
        /** Metric the event is a point of. */ metricName?: string;
        /** Origin of the event, such as `fetch` or `queue`. */ origin?: string;
        /** Span that this one is part of. */ parentSpanId?: string;
        /** Provider of the infrastructure. */ provider?: string;
        /** Ray ID of the request that started it. */ rayId?: string;
        /** Data center or region that handled the request. */ region?: string;
        /** Id that all events of one invocation share. */ requestId?: string;
        /** Worker that made the event. */ service?: string;
        /** Identifies the span within its trace. */ spanId?: string;
        /** Human-readable name of the measured span. */ spanName?: string;
        /** Id of the deployment. */ stackId?: string;
        /** Start of the span. @min 0 @unit milliseconds since 1970 */ startTime?: Integer;
        /** HTTP status that the Worker answered with. @exclusiveMin 0 */ statusCode?: Integer;
        /** Length of the whole trace. @exclusiveMin 0 @unit milliseconds */ traceDuration?: Integer;
        /** Trace the span belongs to. */ traceId?: string;
        /** Logical name of the request or job. */ transactionName?: string;
        /** Trigger of the invocation, such as `GET /users`. */ trigger?: string;
        /** Kind of event: a log line or an invocation. */ type?: string;
        /** Address of the request. */ url?: string;
      }
      export interface InvocationContext {
        /** Kind of invocation, such as a request, a cron schedule or a queue. */ eventType:
          | 'fetch' | 'scheduled' | 'alarm' | 'cron' | 'queue' | 'email' | 'tail' | 'rpc' | 'jsrpc'
          | 'websocket' | 'workflow' | 'unknown';
        /** Id that all events of one invocation share. */ requestId?: string;
        /** Worker that ran. */ scriptName: string;
        /** Durable Object that ran, if one did. */ durableObjectId?: string;
        entrypoint?: string;
        /** Input of the Worker's invocation. */ event?: { [key: string]: unknown };
        /** Whether a Durable Object or a stateless Worker ran. */ executionModel?: 'durableObject' | 'stateless';
        /** Preview that ran, if one did. */ preview?: WorkerEvent.Preview;
        /** Version that ran. */ scriptVersion?: WorkerEvent.ScriptVersion;
        /** Span the event belongs to. */ spanId?: string;
        /** Trace the event belongs to. */ traceId?: string;
        /** Whether the event was cut because it was too large. */ truncated?: boolean;
      }
      export interface WorkerEvent extends InvocationContext {
        /** Result of the invocation, such as `ok` or `exceededCpu`. */ outcome?: string;
      }
      export namespace WorkerEvent {
        export interface Preview {
          /** Identifies the preview. */ id?: string;
          /** Name under which the preview was uploaded. */ name?: string;
          slug?: string;
        }
        export interface ScriptVersion {
          /** Identifies the version of the script that ran. */ id?: string;
          /** Message given when the version was uploaded. */ message?: string;
          tag?: string;
        }
      }
      export interface WorkerInvocation extends InvocationContext {
        /** CPU time used. @unit milliseconds */ cpuTimeMs: number;
        /** Result of the invocation, such as `ok` or `exceededCpu`. */ outcome: string;
        /** Time from start to end. @unit milliseconds */ wallTimeMs: number;
        /** Messages published on diagnostics channels. */ diagnosticsChannelEvents?: WorkerInvocation.DiagnosticsChannelEvent[];
        /** Dispatch namespace of the Worker, if it belongs to one. */ dispatchNamespace?: string;
      }
      export namespace WorkerInvocation {
        export interface DiagnosticsChannelEvent {
          /** Channel the message was published on. */ channel: string;
          /** Text that was published on the diagnostics channel. */ message: string;
          /** Time of the message. @unit milliseconds since 1970 */ timestamp: number;
        }
      }
    }
    export interface Trace {
      /** Name of the span that began the trace. */ rootSpanName: string;
      /** Logical name of what began the trace. */ rootTransactionName: string;
      /** Workers that took part. */ service: string[];
      /** Number of spans. */ spans: number;
      /** Time from the first to the last span. @unit milliseconds */ traceDurationMs: number;
      /** End of the last span. @unit milliseconds */ traceEndMs: number;
      /** Id that all spans of the trace share. */ traceId: string;
      /** Start of the first span. @unit milliseconds */ traceStartMs: number;
      errors?: string[];
    }
  }

  export interface TelemetryValuesParams extends InAccount {
    datasets: string[];
    /** Property of the event, such as `$metadata.service`. @example "$metadata.service" */ key: string;
    /** Time searched. */ timeframe: TelemetryValuesParams.Timeframe;
    type: 'string' | 'boolean' | 'number' | (string & {});
    /** Conditions on the events, at most four levels deep. @default [] */
    filters?: (/** @discriminator kind */ TelemetryKeysParams.GroupFilter | TelemetryKeysParams.WorkersObservabilityFilterLeaf)[];
    /** Calls that may be made in a period. @default 50 */ limit?: number;
    needle?: TelemetryKeysParams.KeyNeedle;
  }
  export namespace TelemetryValuesParams {
    export interface Timeframe {
      /** Start of the period. @unit milliseconds since 1970 */ from: number;
      /** End of the period. @unit milliseconds since 1970 */ to: number;
    }
  }

  export interface TelemetryValuesResponse extends Workers.EventProperty {
    /** Analytics Engine dataset that is written to. */ dataset: string;
    type: 'string' | 'boolean' | 'number';
    /** Value to compare with; none for `exists` and `is_null`. */ value: string | number | boolean;
  }

  /** Outside services that receive telemetry. */
  export interface Destinations {
    /** Create a destination to which Workers logs and traces are exported.
     *
     *  The endpoint is tried first, unless `skipPreflightCheck` is set. Workers name the destination by its slug in their observability
     *  settings.
     *  @http POST /accounts/{account_id}/workers/observability/destinations
     *  @status 201
     *  @permission Workers Observability Write
     *  @availability ga */
    create(params: DestinationCreateParams, options?: RequestOptions): APIPromise<Destination>;

    /** Edit an export destination's configuration or switch it.
     *  @http PATCH /accounts/{account_id}/workers/observability/destinations/{slug}
     *  @permission Workers Observability Write
     *  @availability ga */
    update(slug: string, params: DestinationUpdateParams, options?: RequestOptions): APIPromise<Destination>;

    /** List the export destinations for Workers telemetry.
     *  @http GET /accounts/{account_id}/workers/observability/destinations
     *  @permission Workers Observability Write; Workers Observability Read
     *  @availability ga
     *  @columns name configuration.type configuration.url scripts enabled
     *  @key slug */
    list(
      params: DestinationListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DestinationListResponse>, DestinationListResponse>;

    /** Delete an export destination, so that no more telemetry reaches it.
     *  @http DELETE /accounts/{account_id}/workers/observability/destinations/{slug}
     *  @permission Workers Observability Write
     *  @availability ga */
    delete(slug: string, params: InAccount, options?: RequestOptions): APIPromise<Destination>;
  }

  export interface DestinationCreateParams extends InAccount {
    configuration: DestinationCreateParams.Configuration;
    enabled: boolean;
    /** Name of the destination for people. @example "traces-of-the-shop" */ name: string;
    /** If true, the endpoint is not tried first. */ skipPreflightCheck?: boolean;
  }
  export namespace DestinationCreateParams {
    export interface Configuration {
      /** @sensitive */ headers: { [key: string]: string };
      logpushDataset: 'opentelemetry-traces' | 'opentelemetry-logs' | 'opentelemetry-metrics' | (string & {});
      /** Sent by Logpush. */ type: 'logpush';
      /** @format uri @example "https://otel.example.com/v1/traces" */ url: string;
    }
  }

  export interface DestinationLabel {
    enabled: boolean;
    /** Name of the destination for people. */ name: string;
    /** Workers that use the destination. */ scripts: string[];
    slug: string;
  }

  export interface Destination extends DestinationLabel {
    configuration: Destination.Configuration;
  }
  export namespace Destination {
    export interface Configuration {
      /** Address with credentials, as Logpush uses it. @sensitive */ destination_conf: string;
      logpushDataset: 'opentelemetry-traces' | 'opentelemetry-logs' | 'opentelemetry-metrics';
      /** Number of the Logpush job behind it. */ logpushJob: number;
      /** Sent by Logpush. */ type: 'logpush';
      /** @format uri */ url: string;
    }
  }

  export interface DestinationUpdateParams extends InAccount {
    configuration: DestinationUpdateParams.Configuration;
    enabled: boolean;
  }
  export namespace DestinationUpdateParams {
    export interface Configuration {
      /** @sensitive */ headers: { [key: string]: string };
      /** Sent by Logpush. */ type: 'logpush';
      /** @format uri */ url: string;
    }
  }

  export interface DestinationListParams extends InAccount {
    /** Whether the highest come first. @default "desc" */ order?: 'asc' | 'desc';
    /** Property by which the queries are sorted. @default "updated" */ orderBy?: 'created' | 'updated' | (string & {});
    /** @min 1 @default 1 */ page?: number;
    /** Destinations a page holds. @min 5 @max 50 @default 20 */ perPage?: number;
  }

  export interface DestinationListResponse extends DestinationLabel {
    configuration: DestinationListResponse.Configuration;
  }
  export namespace DestinationListResponse {
    export interface Configuration {
      /** Address with credentials, as Logpush uses it. @sensitive */ destination_conf: string;
      /** @sensitive */ headers: { [key: string]: string };
      /** State of the deliveries. */ jobStatus: Configuration.JobStatus;
      logpushDataset: 'opentelemetry-traces' | 'opentelemetry-logs' | 'opentelemetry-metrics';
      /** Sent by Logpush. */ type: 'logpush';
      /** @format uri */ url: string;
    }
    export namespace Configuration {
      export interface JobStatus {
        /** Reason the last delivery failed; empty if it did not. */ error_message: string;
        /** Time of the last delivery. */ last_complete: string;
        /** Time of the last failed delivery. */ last_error: string;
      }
    }
  }

  /** Saved searches over telemetry. */
  export interface Queries {
    /** Create a saved telemetry query with its parameters.
     *  @http POST /accounts/{account_id}/workers/observability/queries
     *  @permission Workers Observability Write
     *  @availability ga */
    create(params: QueryCreateParams, options?: RequestOptions): APIPromise<QueryResult>;

    /** List the account's saved telemetry queries.
     *  @http GET /accounts/{account_id}/workers/observability/queries
     *  @permission Workers Observability Write; Workers Observability Read
     *  @availability ga
     *  @columns name description createdBy created updated */
    list(params: QueryListParams, options?: RequestOptions): PagePromise<SinglePage<QueryResult>, QueryResult>;

    /** Get one saved observability query.
     *  @http GET /accounts/{account_id}/workers/observability/queries/{queryId}
     *  @permission Workers Observability Write; Workers Observability Read
     *  @availability ga */
    get(queryID: string, params: InAccount, options?: RequestOptions): APIPromise<Workers.Query>;

    /** Edit a saved query's name, description and parameters.
     *  @http PATCH /accounts/{account_id}/workers/observability/queries/{queryId}
     *  @permission Workers Observability Write
     *  @availability ga */
    edit(queryID: string, params: QueryEditParams, options?: RequestOptions): APIPromise<Workers.Query>;

    /** Delete a saved observability query.
     *  @http DELETE /accounts/{account_id}/workers/observability/queries/{queryId}
     *  @permission Workers Observability Write
     *  @availability ga */
    delete(queryID: string, params: InAccount, options?: RequestOptions): APIPromise<Workers.Query>;
  }

  export interface QueryCreateParams extends InAccount {
    /** @maxLength 1000 @example "Requests that failed, by Worker" */ description: string | null;
    /** @minLength 1 @maxLength 250 @example "Errors by Worker" */ name: string;
    parameters: QueryResult.Parameters;
  }

  export interface QueryResult extends Workers.SavedQuery {
    parameters: QueryResult.Parameters;
  }
  export namespace QueryResult {
    export interface Parameters extends QueryParameters {
      /** Conditions on the events; groups may be nested. */
      filters?: (/** @discriminator kind */ TelemetryKeysParams.GroupFilter.GroupFilter | Parameters.WorkersObservabilityFilterLeaf)[];
      needle?: Parameters.Needle;
    }
    export namespace Parameters {
      export interface CountCalculation {
        /** Counts events. */ operator: 'count' | 'COUNT';
        alias?: string;
        /** Property of the event, such as `$metadata.service`. */ key?: string;
        keyType?: 'string' | 'number' | 'boolean';
      }
      export interface KeyedCalculation extends Workers.EventProperty {
        /** Aggregation of the property's values. */ operator:
          | 'uniq' | 'max' | 'min' | 'sum' | 'avg' | 'median' | 'p001' | 'p01' | 'p05' | 'p10' | 'p25' | 'p75'
          | 'p90' | 'p95' | 'p99' | 'p999' | 'stddev' | 'variance' | 'COUNT_DISTINCT' | 'MAX' | 'MIN' | 'SUM'
          | 'AVG' | 'MEDIAN' | 'P001' | 'P01' | 'P05' | 'P10' | 'P25' | 'P75' | 'P90' | 'P95' | 'P99' | 'P999'
          | 'STDDEV' | 'VARIANCE';
        alias?: string;
        keyType?: 'string' | 'number' | 'boolean';
      }
      export interface WorkersObservabilityFilterLeaf extends TelemetryKeysParams.WorkersObservabilityFilterLeaf {
        operation:
          | 'includes' | 'not_includes' | 'starts_with' | 'ends_with' | 'regex' | 'exists' | 'is_null' | 'in'
          | 'not_in' | 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | '=' | '!=' | '>' | '>=' | '<' | '<='
          | 'INCLUDES' | 'DOES_NOT_INCLUDE' | 'MATCH_REGEX' | 'EXISTS' | 'DOES_NOT_EXIST' | 'IN' | 'NOT_IN'
          | 'STARTS_WITH' | 'ENDS_WITH';
        type: 'string' | 'number' | 'boolean';
      }
      export interface GroupBy {
        /** Type of the property's values. */ type: 'string' | 'number' | 'boolean';
        /** Property whose values make the groups. */ value: string;
      }
      export interface Having extends Workers.EventProperty {
        /** Comparison operator for the figure. */ operation: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte';
        /** Number the figure is compared with. */ value: number;
      }
      export interface Needle {
        /** Value to compare with; none for `exists` and `is_null`. */ value: string | number | boolean;
        isRegex?: boolean;
        matchCase?: boolean;
      }
      export interface OrderBy {
        /** Name of the figure to sort by. */ value: string;
        /** Whether the lowest or the highest come first. */ order?: 'asc' | 'desc';
      }
    }
  }

  export interface QueryListParams extends InAccount {
    /** Whether the highest come first. @default "desc" */ order?: 'asc' | 'desc';
    /** Property by which the queries are sorted. @default "updated" */ orderBy?: 'created' | 'updated' | (string & {});
    /** @min 1 @default 1 */ page?: number;
    /** Queries a page holds. @min 5 @max 50 @default 20 */ perPage?: number;
  }

  export interface QueryEditParams extends InAccount {
    /** @maxLength 1000 */ description: string | null;
    /** @minLength 1 @maxLength 250 */ name: string;
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
      /** Conditions that events must meet. */ filters?: Workers.FilterNode[];
      /** Properties by which events are grouped. */ groupBys?: {
        /** Type of the property's values. */ type: 'string' | 'number' | 'boolean';
        /** Property or alias of a figure that counts. */ value: string;
      }[];
      /** Conditions on the computed figures. */ havings?: {
        /** Property of the event, such as `$metadata.service`. */ key: string;
        /** Comparison operator for the figure. */ operation: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | (string & {});
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

  /** Search results that can be passed to others. */
  export interface SharedQueries {
    /** Create a shared result of a telemetry query.
     *
     *  Anybody in the account can fetch the stored result by its id.
     *  @http POST /accounts/{account_id}/workers/observability/shared/query
     *  @permission Workers Observability Write */
    create(params: TelemetryParams, options?: RequestOptions): APIPromise<SharedQueryCreateResponse>;

    /** Get the results of a shared telemetry query by its ID.
     *  @http GET /accounts/{account_id}/workers/observability/shared/query/{id}
     *  @permission Workers Observability Write; Workers Observability Read */
    get(id: string, params: SharedQueryGetParams, options?: RequestOptions): APIPromise<TelemetryResult>;
  }

  export interface SharedQueryCreateResponse {
    /** Id under which the shared query is retrieved, given by Cloudflare. @example "us-east-1" */ id: string;
  }

  export interface SharedQueryGetParams extends InAccount {
    /** Part of the result that is wanted; events by default. */ view?: 'events' | 'invocations' | 'calculations' | (string & {});
  }

  /** Regular delivery of metrics elsewhere. */
  export interface MetricsExport {
    /** List the metrics exports set up for the account's Workers.
     *  @http GET /accounts/{account_id}/workers/observability/metricsexport
     *  @permission Workers Observability Write; Workers Observability Read
     *  @columns resourceType resourceId destinations createdAt updatedAt */
    list(params: InAccount, options?: RequestOptions): APIPromise<MetricsExportResult>;

    /** Set up a metrics export, or change the one there is.
     *  @http POST /accounts/{account_id}/workers/observability/metricsexport
     *  @status 201
     *  @permission Workers Observability Write */
    upsert(params: MetricsExportUpsertParams, options?: RequestOptions): APIPromise<MetricsExportResult>;

    /** Delete the metrics export, so that no more metrics are sent.
     *  @http DELETE /accounts/{account_id}/workers/observability/metricsexport
     *  @permission Workers Observability Write */
    delete(params: InAccount, options?: RequestOptions): APIPromise<MetricsExportDeleteResponse>;
  }

  export type MetricsExportResult = {
    /** Time at which the export was made. */ createdAt: string;
    /** @minItems 1 */ destinations: (/** @minLength 1 */ string)[];
    /** @minLength 1 */ resourceId: string;
    resourceType: 'workers' | 'd1' | 'r2';
    /** Time of the last change. */ updatedAt: string;
  }[];

  export interface MetricsExportUpsertParams extends InAccount {
    /** One export, or several. @body */ body?:
      | {
        /** @minItems 1 */ destinations: (/** @minLength 1 */ string)[];
        /** @minLength 1 */ resourceId: string;
        resourceType: 'workers' | 'd1' | 'r2' | (string & {});
      }
      | {
        /** Requester of the exports. */ requester: {
          /** Id of who asks. @minLength 1 */ requesterId: string;
          /** Kind of who asks. */ requesterType: 'workers';
        };
        /** Exports wanted. */ resources: {
          /** @minItems 1 */ destinations: (/** @minLength 1 */ string)[];
          /** @minLength 1 */ resourceId: string;
          resourceType: 'workers' | 'd1' | 'r2' | (string & {});
        }[];
      }
      | {
        /** Exports wanted. @minItems 1 */ resources: {
          /** @minItems 1 */ destinations: (/** @minLength 1 */ string)[];
          /** @minLength 1 */ resourceId: string;
          resourceType: 'workers' | 'd1' | 'r2' | (string & {});
        }[];
      };
  }

  export interface MetricsExportDeleteResponse {
    /** Whether the export was deleted. */ deleted: boolean;
  }

  /** Number of events collected. */
  export interface Usage {
    /** Get how much Workers Observability was used in a time range.
     *  @http GET /accounts/{account_id}/workers/observability/usage
     *  @permission Workers Observability Write; Workers Observability Read */
    get(params: UsageGetParams, options?: RequestOptions): APIPromise<UsageGetResponse>;
  }

  export interface UsageGetParams extends InAccount {
    /** Start of the range. @minLength 1 @format date-time */ from: string;
    /** End of the range. @minLength 1 @format date-time */ to: string;
  }

  export interface UsageGetResponse {
    /** Use by day, kind of event and Worker. */ breakdown: {
      /** Start of the day. */ bin: string;
      /** Number of events. */ count: number;
      /** Analytics Engine dataset that is written to. */ dataset: string;
      /** Name of the Worker. */ service: string;
    }[];
    /** Number of events in the whole range. */ events: number;
  }

  export type DestinationListResponsesSinglePage = SinglePage<DestinationListResponse>;

  export type QueryListResponsesSinglePage = SinglePage<QueryResult>;

  export type TelemetryKeysResponsesSinglePage = SinglePage<TelemetryKeysResponse>;

  export type TelemetryValuesResponsesSinglePage = SinglePage<TelemetryValuesResponse>;
}
