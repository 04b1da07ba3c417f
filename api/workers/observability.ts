import type { APIPromise, JsonObject, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
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
  /** Searching and live viewing of collected events. */
  export interface Telemetry {
    /** Find the field names that occur in Workers telemetry for a period.
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

    /** Keep a running live tail open by signalling that someone still watches.
     *  @http POST /accounts/{account_id}/workers/observability/telemetry/live-tail/heartbeat
     *  @body json required
     *  @permission Workers Observability Write */
    liveTailHeartbeat(params: TelemetryLiveTailHeartbeatParams, options?: RequestOptions): APIPromise<TelemetryLiveTailHeartbeatResponse>;

    /** Run a saved or ad hoc query over Workers logs and events in a time frame.
     *  @http POST /accounts/{account_id}/workers/observability/telemetry/query
     *  @permission Workers Observability Write
     *  @availability ga */
    query(params: TelemetryQueryParams, options?: RequestOptions): APIPromise<SharedQueryGetResponse>;

    /** Find the distinct values that a telemetry field takes in a time frame.
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
    /** @default [] */ filters?: (/** @discriminator kind */ TelemetryKeysParams.UnionMember0 | TelemetryKeysParams.WorkersObservabilityFilterLeaf)[];
    from?: number;
    keyNeedle?: TelemetryKeysParams.Needle;
    limit?: number;
    needle?: TelemetryKeysParams.Needle;
    to?: number;
  }
  export namespace TelemetryKeysParams {
    export type KeyNeedle = Needle;
    export interface Needle {
      value: string | number | boolean;
      isRegex?: boolean;
      matchCase?: boolean;
    }
    export interface UnionMember0 {
      filterCombination: 'and' | 'or' | 'AND' | 'OR';
      /** @minItems 1 */ filters: (/** @discriminator kind */ QueryCreateParams.Parameters.UnionMember0 | WorkersObservabilityFilterLeaf)[];
      kind: 'group';
    }
    export namespace UnionMember0 {
      export type UnionMember0 = QueryCreateParams.Parameters.UnionMember0;
      export type WorkersObservabilityFilterLeaf = TelemetryKeysParams.WorkersObservabilityFilterLeaf;
    }
    export interface WorkersObservabilityFilterLeaf {
      key: string;
      operation: 'includes' | 'not_includes' | 'starts_with' | 'ends_with' | 'regex' | 'exists' | 'is_null' | 'in' | 'not_in' | 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | '=' | '!=' | '>' | '>=' | '<' | '<=' | 'INCLUDES' | 'DOES_NOT_INCLUDE' | 'MATCH_REGEX' | 'EXISTS' | 'DOES_NOT_EXIST' | 'IN' | 'NOT_IN' | 'STARTS_WITH' | 'ENDS_WITH';
      type: 'string' | 'number' | 'boolean';
      kind?: 'filter';
      value?: string | number | boolean;
    }
  }

  export interface TelemetryKeysResponse {
    key: string;
    lastSeenAt: number;
    type: 'string' | 'boolean' | 'number';
  }

  export interface TelemetryLiveTailParams extends InAccount {
    /** @default "and" */ filterCombination?: 'and' | 'or' | 'AND' | 'OR';
    /** @default [] */ filters?: (/** @discriminator kind */ TelemetryKeysParams.UnionMember0 | TelemetryKeysParams.WorkersObservabilityFilterLeaf)[];
    scriptId?: string;
  }
  export namespace TelemetryLiveTailParams {
    export import UnionMember0 = TelemetryKeysParams.UnionMember0;
    export type WorkersObservabilityFilterLeaf = TelemetryKeysParams.WorkersObservabilityFilterLeaf;
  }

  export interface TelemetryLiveTailResponse {
    /** @format uri @sensitive */ wsUrl: string;
  }

  export interface TelemetryLiveTailHeartbeatParams extends InAccount {
    scriptId?: string;
  }

  export type TelemetryLiveTailHeartbeatResponse = unknown;

  export interface TelemetryQueryParams extends InAccount {
    queryId: string;
    timeframe: TelemetryQueryParams.Timeframe;
    chart?: boolean;
    chartType?: 'timeseries_and_aggregate' | 'timeseries' | 'aggregate' | 'distribution';
    compare?: boolean;
    /** @default false */ dry?: boolean;
    granularity?: number;
    /** @default false */ ignoreSeries?: boolean;
    /** @max 2000 @default 50 */ limit?: number;
    offset?: string;
    offsetBy?: number;
    offsetDirection?: string;
    parameters?: TelemetryQueryParams.Parameters;
    /** @default "calculations" */ view?: 'traces' | 'events' | 'calculations' | 'invocations' | 'requests' | 'agents';
  }
  export namespace TelemetryQueryParams {
    export interface Parameters {
      calculations?: (/** @discriminator operator */ QueryCreateParams.Parameters.CountCalculation | QueryCreateParams.Parameters.KeyedCalculation)[];
      datasets?: string[];
      filterCombination?: 'and' | 'or' | 'AND' | 'OR';
      filters?: (/** @discriminator kind */ TelemetryKeysParams.UnionMember0 | TelemetryKeysParams.WorkersObservabilityFilterLeaf)[];
      groupBys?: QueryCreateParams.Parameters.GroupBy[];
      havings?: QueryCreateParams.Parameters.Having[];
      /** @min 0 @max 2000 */ limit?: Integer;
      needle?: TelemetryKeysParams.Needle;
      orderBy?: QueryCreateParams.Parameters.OrderBy;
    }
    export namespace Parameters {
      export type CountCalculation = QueryCreateParams.Parameters.CountCalculation;
      export type GroupBy = QueryCreateParams.Parameters.GroupBy;
      export type Having = QueryCreateParams.Parameters.Having;
      export type KeyedCalculation = QueryCreateParams.Parameters.KeyedCalculation;
      export type Needle = TelemetryKeysParams.Needle;
      export type OrderBy = QueryCreateParams.Parameters.OrderBy;
      export import UnionMember0 = TelemetryKeysParams.UnionMember0;
      export type WorkersObservabilityFilterLeaf = TelemetryKeysParams.WorkersObservabilityFilterLeaf;
    }
    export interface Timeframe {
      from: number;
      to: number;
    }
  }

  export type TelemetryQueryResponse = SharedQueryGetResponse;
  export namespace TelemetryQueryResponse {
    export type Agent = SharedQueryGetResponse.Agent;
    export import Calculation = SharedQueryGetResponse.Compare;
    export import Compare = SharedQueryGetResponse.Compare;
    export type Distribution = SharedQueryGetResponse.Distribution;
    export import Events = SharedQueryGetResponse.Events;
    export import Invocation = SharedQueryGetResponse.Invocation;
    export type Run = SharedQueryGetResponse.Run;
    export namespace Run {
      export type Query = SharedQueryGetResponse.Run.Query;
      export namespace Query {
        export type Parameters = SharedQueryGetResponse.Run.Query.Parameters;
        export namespace Parameters {
          export type CountCalculation = QueryCreateParams.Parameters.CountCalculation;
          export type GroupBy = QueryCreateParams.Parameters.GroupBy;
          export type Having = QueryCreateParams.Parameters.Having;
          export type KeyedCalculation = QueryCreateParams.Parameters.KeyedCalculation;
          export type Needle = SharedQueryGetResponse.Run.Query.Parameters.Needle;
          export namespace Needle {
            export type Value = JsonObject;
          }
          export type OrderBy = QueryCreateParams.Parameters.OrderBy;
          export type UnionMember0 = QueryCreateParams.Parameters.UnionMember0;
          export type WorkersObservabilityFilterLeaf = TelemetryKeysParams.WorkersObservabilityFilterLeaf;
        }
      }
      export type Statistics = SharedQueryGetResponse.Statistics;
      export type Timeframe = TelemetryQueryParams.Timeframe;
    }
    export type Statistics = SharedQueryGetResponse.Statistics;
    export type Trace = SharedQueryGetResponse.Trace;
  }

  export interface TelemetryValuesParams extends InAccount {
    datasets: string[];
    key: string;
    timeframe: TelemetryQueryParams.Timeframe;
    type: 'string' | 'boolean' | 'number';
    /** @default [] */ filters?: (/** @discriminator kind */ TelemetryKeysParams.UnionMember0 | TelemetryKeysParams.WorkersObservabilityFilterLeaf)[];
    /** @default 50 */ limit?: number;
    needle?: TelemetryKeysParams.Needle;
  }
  export namespace TelemetryValuesParams {
    export type Needle = TelemetryKeysParams.Needle;
    export type Timeframe = TelemetryQueryParams.Timeframe;
    export import UnionMember0 = TelemetryKeysParams.UnionMember0;
    export type WorkersObservabilityFilterLeaf = TelemetryKeysParams.WorkersObservabilityFilterLeaf;
  }

  export interface TelemetryValuesResponse {
    dataset: string;
    key: string;
    type: 'string' | 'boolean' | 'number';
    value: string | number | boolean;
  }

  /** Outside services that receive telemetry. */
  export interface Destinations {
    /** Add a destination to which Workers logs and traces are exported.
     *  @http POST /accounts/{account_id}/workers/observability/destinations
     *  @status 201
     *  @permission Workers Observability Write
     *  @availability ga */
    create(params: DestinationCreateParams, options?: RequestOptions): APIPromise<DestinationCreateResponse>;

    /** Change an export destination's configuration or switch it on or off.
     *  @http PATCH /accounts/{account_id}/workers/observability/destinations/{slug}
     *  @permission Workers Observability Write
     *  @availability ga */
    update(slug: string, params: DestinationUpdateParams, options?: RequestOptions): APIPromise<DestinationCreateResponse>;

    /** Page through the export destinations for Workers telemetry.
     *  @http GET /accounts/{account_id}/workers/observability/destinations
     *  @permission Workers Observability Write; Workers Observability Read
     *  @availability ga */
    list(
      params: DestinationListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DestinationListResponse>, DestinationListResponse>;

    /** Delete an export destination, so that no more telemetry reaches it.
     *  @http DELETE /accounts/{account_id}/workers/observability/destinations/{slug}
     *  @permission Workers Observability Write
     *  @availability ga */
    delete(slug: string, params: DestinationDeleteParams, options?: RequestOptions): APIPromise<DestinationCreateResponse>;
  }

  export interface DestinationCreateParams extends InAccount {
    configuration: DestinationCreateParams.Configuration;
    enabled: boolean;
    name: string;
    skipPreflightCheck?: boolean;
  }
  export namespace DestinationCreateParams {
    export interface Configuration {
      /** @sensitive */ headers: { [key: string]: string };
      logpushDataset: 'opentelemetry-traces' | 'opentelemetry-logs' | 'opentelemetry-metrics';
      type: 'logpush';
      url: string;
    }
  }

  export interface DestinationCreateResponse {
    configuration: DestinationCreateResponse.Configuration;
    enabled: boolean;
    name: string;
    scripts: string[];
    slug: string;
  }
  export namespace DestinationCreateResponse {
    export interface Configuration {
      /** @sensitive */ destination_conf: string;
      logpushDataset: 'opentelemetry-traces' | 'opentelemetry-logs' | 'opentelemetry-metrics';
      logpushJob: number;
      type: 'logpush';
      url: string;
    }
  }

  export interface DestinationUpdateParams extends InAccount {
    configuration: DestinationUpdateParams.Configuration;
    enabled: boolean;
  }
  export namespace DestinationUpdateParams {
    export interface Configuration {
      /** @sensitive */ headers: { [key: string]: string };
      type: 'logpush';
      url: string;
    }
  }

  export import DestinationUpdateResponse = Observability.DestinationCreateResponse;

  export type DestinationListParams = QueryListParams;

  export interface DestinationListResponse {
    configuration: DestinationListResponse.Configuration;
    enabled: boolean;
    name: string;
    scripts: string[];
    slug: string;
  }
  export namespace DestinationListResponse {
    export interface Configuration {
      /** @sensitive */ destination_conf: string;
      /** @sensitive */ headers: { [key: string]: string };
      jobStatus: Configuration.JobStatus;
      logpushDataset: 'opentelemetry-traces' | 'opentelemetry-logs' | 'opentelemetry-metrics';
      type: 'logpush';
      url: string;
    }
    export namespace Configuration {
      export interface JobStatus {
        error_message: string;
        last_complete: string;
        last_error: string;
      }
    }
  }

  export type DestinationDeleteParams = InAccount;

  export import DestinationDeleteResponse = Observability.DestinationCreateResponse;

  /** Saved searches over telemetry. */
  export interface Queries {
    /** Save a named telemetry query with its parameters for later runs.
     *  @http POST /accounts/{account_id}/workers/observability/queries
     *  @permission Workers Observability Write
     *  @availability ga */
    create(params: QueryCreateParams, options?: RequestOptions): APIPromise<QueryListResponse>;

    /** Page through the account's saved telemetry queries.
     *  @http GET /accounts/{account_id}/workers/observability/queries
     *  @permission Workers Observability Write; Workers Observability Read
     *  @availability ga */
    list(params: QueryListParams, options?: RequestOptions): PagePromise<SinglePage<QueryListResponse>, QueryListResponse>;

    /** Read one saved observability query.
     *  @http GET /accounts/{account_id}/workers/observability/queries/{queryId}
     *  @permission Workers Observability Write; Workers Observability Read
     *  @availability ga */
    get(queryID: string, params: QueryGetParams, options?: RequestOptions): APIPromise<Workers.Query>;

    /** Change a saved query's name, description and parameters.
     *  @http PATCH /accounts/{account_id}/workers/observability/queries/{queryId}
     *  @permission Workers Observability Write
     *  @availability ga */
    edit(queryID: string, params: QueryEditParams, options?: RequestOptions): APIPromise<Workers.Query>;

    /** Delete a saved observability query.
     *  @http DELETE /accounts/{account_id}/workers/observability/queries/{queryId}
     *  @permission Workers Observability Write
     *  @availability ga */
    delete(queryID: string, params: QueryDeleteParams, options?: RequestOptions): APIPromise<Workers.Query>;
  }

  export interface QueryCreateParams extends InAccount {
    /** @maxLength 1000 */ description: string | null;
    /** @minLength 1 @maxLength 250 */ name: string;
    parameters: QueryCreateParams.Parameters;
  }
  export namespace QueryCreateParams {
    export interface Parameters {
      calculations?: (/** @discriminator operator */ Parameters.CountCalculation | Parameters.KeyedCalculation)[];
      datasets?: string[];
      filterCombination?: 'and' | 'or' | 'AND' | 'OR';
      filters?: (/** @discriminator kind */ Parameters.UnionMember0 | TelemetryKeysParams.WorkersObservabilityFilterLeaf)[];
      groupBys?: Parameters.GroupBy[];
      havings?: Parameters.Having[];
      /** @min 0 @max 100 */ limit?: Integer;
      needle?: TelemetryKeysParams.Needle;
      orderBy?: Parameters.OrderBy;
    }
    export namespace Parameters {
      export interface CountCalculation {
        operator: 'count' | 'COUNT';
        alias?: string;
        key?: string;
        keyType?: 'string' | 'number' | 'boolean';
      }
      export interface GroupBy {
        type: 'string' | 'number' | 'boolean';
        value: string;
      }
      export interface Having {
        key: string;
        operation: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte';
        value: number;
      }
      export interface KeyedCalculation {
        key: string;
        operator: 'uniq' | 'max' | 'min' | 'sum' | 'avg' | 'median' | 'p001' | 'p01' | 'p05' | 'p10' | 'p25' | 'p75' | 'p90' | 'p95' | 'p99' | 'p999' | 'stddev' | 'variance' | 'COUNT_DISTINCT' | 'MAX' | 'MIN' | 'SUM' | 'AVG' | 'MEDIAN' | 'P001' | 'P01' | 'P05' | 'P10' | 'P25' | 'P75' | 'P90' | 'P95' | 'P99' | 'P999' | 'STDDEV' | 'VARIANCE';
        alias?: string;
        keyType?: 'string' | 'number' | 'boolean';
      }
      export type Needle = TelemetryKeysParams.Needle;
      export interface OrderBy {
        value: string;
        order?: 'asc' | 'desc';
      }
      export interface UnionMember0 {
        filterCombination: 'and' | 'or' | 'AND' | 'OR';
        /** @minItems 1 */ filters: Workers.FilterNode[];
        kind: 'group';
      }
      export type WorkersObservabilityFilterLeaf = TelemetryKeysParams.WorkersObservabilityFilterLeaf;
    }
  }

  export import QueryCreateResponse = Observability.QueryListResponse;

  export interface QueryListParams extends InAccount {
    /** @default "desc" */ order?: 'asc' | 'desc';
    /** @default "updated" */ orderBy?: 'created' | 'updated';
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 50 @default 20 */ perPage?: number;
  }

  export interface QueryListResponse {
    id: string;
    adhoc: boolean;
    created: string;
    createdBy: string;
    /** @maxLength 1000 */ description: string | null;
    /** @minLength 1 @maxLength 250 */ name: string;
    parameters: QueryCreateParams.Parameters;
    updated: string;
    updatedBy: string;
  }
  export namespace QueryListResponse {
    export import Parameters = QueryCreateParams.Parameters;
  }

  export type QueryGetParams = InAccount;

  export interface QueryEditParams extends InAccount {
    /** @maxLength 1000 */ description: string | null;
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
      filters?: Workers.FilterNode[];
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
  }

  export type QueryDeleteParams = InAccount;

  /** Search results that can be passed to others. */
  export interface SharedQueries {
    /** Run a telemetry query and share its results under an ID.
     *  @http POST /accounts/{account_id}/workers/observability/shared/query
     *  @permission Workers Observability Write */
    create(params: SharedQueryCreateParams, options?: RequestOptions): APIPromise<Workers.PlacementRegion>;

    /** Fetch the results of a shared telemetry query by its ID.
     *  @http GET /accounts/{account_id}/workers/observability/shared/query/{id}
     *  @permission Workers Observability Write; Workers Observability Read */
    get(id: string, params: SharedQueryGetParams, options?: RequestOptions): APIPromise<SharedQueryGetResponse>;
  }

  export import SharedQueryCreateParams = Observability.TelemetryQueryParams;

  export type SharedQueryCreateResponse = Workers.PlacementRegion;

  export interface SharedQueryGetParams extends InAccount {
    view?: 'events' | 'invocations' | 'calculations';
  }

  export interface SharedQueryGetResponse {
    run: SharedQueryGetResponse.Run;
    statistics: SharedQueryGetResponse.Statistics;
    agents?: SharedQueryGetResponse.Agent[];
    calculations?: SharedQueryGetResponse.Compare[];
    compare?: SharedQueryGetResponse.Compare[];
    distribution?: SharedQueryGetResponse.Distribution;
    events?: SharedQueryGetResponse.Events;
    invocations?: { [key: string]: SharedQueryGetResponse.Invocation[] };
    traces?: SharedQueryGetResponse.Trace[];
  }
  export namespace SharedQueryGetResponse {
    export interface Agent {
      id: string;
      errors: string[];
      models: string[];
      providers: string[];
      services: string[];
      spans: number;
      status: 'completed' | 'error';
      /** @unit milliseconds */ traceDurationMs: number;
      /** @unit milliseconds */ traceEndMs: number;
      traceId: string;
      /** @unit milliseconds */ traceStartMs: number;
      agentId?: string;
      agentName?: string;
      conversationId?: string;
      inputTokens?: number;
      outputTokens?: number;
    }
    export import Calculation = Observability.SharedQueryGetResponse.Compare;
    export interface Compare {
      aggregates: Compare.Aggregate[];
      calculation: string;
      series: Compare.Series[];
      alias?: string;
    }
    export namespace Compare {
      export interface Aggregate {
        count: number;
        interval: number;
        sampleInterval: number;
        value: number;
        groups?: Aggregate.Group[];
      }
      export namespace Aggregate {
        export interface Group {
          key: string;
          value: string | number | boolean;
        }
      }
      export interface Series {
        data: Series.Data[];
        time: string;
      }
      export namespace Series {
        export interface Data {
          count: number;
          interval: number;
          sampleInterval: number;
          value: number;
          firstSeen?: string;
          groups?: Aggregate.Group[];
          lastSeen?: string;
        }
        export namespace Data {
          export type Group = Aggregate.Group;
        }
      }
    }
    export interface Distribution {
      bins: string[];
      bucketBoundaries: number[];
      bucketMode: 'log' | 'linear';
      buckets: string[];
      matrix: (number[])[];
    }
    export interface Events {
      count?: number;
      events?: Invocation[];
      fields?: Events.Field[];
      series?: Events.Series[];
    }
    export namespace Events {
      export import Event = Observability.SharedQueryGetResponse.Invocation;
      export interface Field {
        key: string;
        type: string;
      }
      export interface Series {
        data: Series.Data[];
        time: string;
      }
      export namespace Series {
        export interface Data {
          aggregates: Data.Aggregates;
          count: number;
          interval: number;
          sampleInterval: number;
          errors?: number;
          groups?: { [key: string]: string | number | boolean };
        }
        export namespace Data {
          export interface Aggregates {
            /** @exclusiveMin 0 @deprecated */ _count: Integer;
            /** @exclusiveMin 0 @deprecated */ _interval: number;
            /** @deprecated */ _firstSeen?: string;
            /** @deprecated */ _lastSeen?: string;
            /** @deprecated */ bin?: unknown;
          }
        }
      }
    }
    export interface Invocation {
      $metadata: Invocation.Metadata;
      dataset: string;
      source: string | { [key: string]: unknown };
      /** @min 0 */ timestamp: Integer;
      $containers?: { [key: string]: unknown };
      $workers?: Invocation.UnionMember0 | Invocation.UnionMember1;
    }
    export namespace Invocation {
      export interface Metadata {
        id: string;
        account?: string;
        cloudService?: string;
        /** @exclusiveMin 0 */ coldStart?: Integer;
        /** @exclusiveMin 0 */ cost?: Integer;
        /** @exclusiveMin 0 */ duration?: Integer;
        /** @min 0 */ endTime?: Integer;
        error?: string;
        errorTemplate?: string;
        fingerprint?: string;
        level?: string;
        message?: string;
        messageTemplate?: string;
        metricName?: string;
        origin?: string;
        parentSpanId?: string;
        provider?: string;
        rayId?: string;
        region?: string;
        requestId?: string;
        service?: string;
        spanId?: string;
        spanName?: string;
        stackId?: string;
        /** @min 0 */ startTime?: Integer;
        /** @exclusiveMin 0 */ statusCode?: Integer;
        /** @exclusiveMin 0 */ traceDuration?: Integer;
        traceId?: string;
        transactionName?: string;
        trigger?: string;
        type?: string;
        url?: string;
      }
      export interface UnionMember0 {
        eventType: 'fetch' | 'scheduled' | 'alarm' | 'cron' | 'queue' | 'email' | 'tail' | 'rpc' | 'jsrpc' | 'websocket' | 'workflow' | 'unknown';
        requestId: string;
        scriptName: string;
        durableObjectId?: string;
        entrypoint?: string;
        event?: { [key: string]: unknown };
        executionModel?: 'durableObject' | 'stateless';
        outcome?: string;
        preview?: UnionMember0.Preview;
        scriptVersion?: UnionMember0.ScriptVersion;
        spanId?: string;
        traceId?: string;
        truncated?: boolean;
      }
      export namespace UnionMember0 {
        export interface Preview {
          id?: string;
          name?: string;
          slug?: string;
        }
        export interface ScriptVersion {
          id?: string;
          message?: string;
          tag?: string;
        }
      }
      export interface UnionMember1 {
        /** @unit milliseconds */ cpuTimeMs: number;
        eventType: 'fetch' | 'scheduled' | 'alarm' | 'cron' | 'queue' | 'email' | 'tail' | 'rpc' | 'jsrpc' | 'websocket' | 'workflow' | 'unknown';
        outcome: string;
        requestId: string;
        scriptName: string;
        /** @unit milliseconds */ wallTimeMs: number;
        diagnosticsChannelEvents?: UnionMember1.DiagnosticsChannelEvent[];
        dispatchNamespace?: string;
        durableObjectId?: string;
        entrypoint?: string;
        event?: { [key: string]: unknown };
        executionModel?: 'durableObject' | 'stateless';
        preview?: UnionMember0.Preview;
        scriptVersion?: UnionMember0.ScriptVersion;
        spanId?: string;
        traceId?: string;
        truncated?: boolean;
      }
      export namespace UnionMember1 {
        export interface DiagnosticsChannelEvent {
          channel: string;
          message: string;
          timestamp: number;
        }
        export type Preview = UnionMember0.Preview;
        export type ScriptVersion = UnionMember0.ScriptVersion;
      }
    }
    export interface Run {
      id: string;
      accountId: string;
      dry: boolean;
      granularity: number;
      query: Run.Query;
      status: 'STARTED' | 'COMPLETED';
      timeframe: TelemetryQueryParams.Timeframe;
      userId: string;
      created?: string;
      statistics?: Statistics;
      updated?: string;
    }
    export namespace Run {
      export interface Query {
        id: string;
        adhoc: boolean;
        created: string;
        createdBy: string;
        /** @maxLength 1000 */ description: string | null;
        /** @minLength 1 @maxLength 250 */ name: string;
        parameters: Query.Parameters;
        updated: string;
        updatedBy: string;
      }
      export namespace Query {
        export interface Parameters {
          calculations?: (/** @discriminator operator */ QueryCreateParams.Parameters.CountCalculation | QueryCreateParams.Parameters.KeyedCalculation)[];
          datasets?: string[];
          filterCombination?: 'and' | 'or' | 'AND' | 'OR';
          filters?: (/** @discriminator kind */ QueryCreateParams.Parameters.UnionMember0 | TelemetryKeysParams.WorkersObservabilityFilterLeaf)[];
          groupBys?: QueryCreateParams.Parameters.GroupBy[];
          havings?: QueryCreateParams.Parameters.Having[];
          /** @min 0 @max 100 */ limit?: Integer;
          needle?: Parameters.Needle;
          orderBy?: QueryCreateParams.Parameters.OrderBy;
        }
        export namespace Parameters {
          export type CountCalculation = QueryCreateParams.Parameters.CountCalculation;
          export type GroupBy = QueryCreateParams.Parameters.GroupBy;
          export type Having = QueryCreateParams.Parameters.Having;
          export type KeyedCalculation = QueryCreateParams.Parameters.KeyedCalculation;
          export interface Needle {
            value: JsonObject;
            isRegex?: boolean;
            matchCase?: boolean;
          }
          export namespace Needle {
            export type Value = JsonObject;
          }
          export type OrderBy = QueryCreateParams.Parameters.OrderBy;
          export type UnionMember0 = QueryCreateParams.Parameters.UnionMember0;
          export type WorkersObservabilityFilterLeaf = TelemetryKeysParams.WorkersObservabilityFilterLeaf;
        }
      }
      export type Statistics = SharedQueryGetResponse.Statistics;
      export type Timeframe = TelemetryQueryParams.Timeframe;
    }
    export interface Statistics {
      bytes_read: number;
      elapsed: number;
      rows_read: number;
      abr_level?: number;
    }
    export interface Trace {
      rootSpanName: string;
      rootTransactionName: string;
      service: string[];
      spans: number;
      /** @unit milliseconds */ traceDurationMs: number;
      /** @unit milliseconds */ traceEndMs: number;
      traceId: string;
      /** @unit milliseconds */ traceStartMs: number;
      errors?: string[];
    }
  }

  /** Regular delivery of metrics elsewhere. */
  export interface MetricsExport {
    /** List the metrics exports set up for the account's Workers.
     *  @http GET /accounts/{account_id}/workers/observability/metricsexport
     *  @permission Workers Observability Write; Workers Observability Read */
    list(params: MetricsExportListParams, options?: RequestOptions): APIPromise<MetricsExportListResponse>;

    /** Set up a metrics export, or change the one there is.
     *  @http POST /accounts/{account_id}/workers/observability/metricsexport
     *  @status 201
     *  @permission Workers Observability Write */
    upsert(params: MetricsExportUpsertParams, options?: RequestOptions): APIPromise<MetricsExportUpsertResponse>;

    /** Delete the metrics export, so that no more metrics are sent.
     *  @http DELETE /accounts/{account_id}/workers/observability/metricsexport
     *  @permission Workers Observability Write */
    delete(params: MetricsExportDeleteParams, options?: RequestOptions): APIPromise<MetricsExportDeleteResponse>;
  }

  export type MetricsExportListParams = InAccount;

  export type MetricsExportListResponse = ({
    createdAt: string;
    /** @minItems 1 */ destinations: (/** @minLength 1 */ string)[];
    /** @minLength 1 */ resourceId: string;
    resourceType: 'workers' | 'd1' | 'r2';
    updatedAt: string;
  })[];

  export interface MetricsExportUpsertParams extends InAccount {
    /** @body */ body?: {
      /** @minItems 1 */ destinations: (/** @minLength 1 */ string)[];
      /** @minLength 1 */ resourceId: string;
      resourceType: 'workers' | 'd1' | 'r2';
    } | {
      requester: { /** @minLength 1 */ requesterId: string; requesterType: 'workers' };
      resources: ({
        /** @minItems 1 */ destinations: (/** @minLength 1 */ string)[];
        /** @minLength 1 */ resourceId: string;
        resourceType: 'workers' | 'd1' | 'r2';
      })[];
    } | {
      /** @minItems 1 */ resources: ({
        /** @minItems 1 */ destinations: (/** @minLength 1 */ string)[];
        /** @minLength 1 */ resourceId: string;
        resourceType: 'workers' | 'd1' | 'r2';
      })[];
    };
  }

  export type MetricsExportUpsertResponse = ({
    createdAt: string;
    /** @minItems 1 */ destinations: (/** @minLength 1 */ string)[];
    /** @minLength 1 */ resourceId: string;
    resourceType: 'workers' | 'd1' | 'r2';
    updatedAt: string;
  })[];

  export type MetricsExportDeleteParams = InAccount;

  export interface MetricsExportDeleteResponse {
    deleted: boolean;
  }

  /** How many events were collected. */
  export interface Usage {
    /** Read how much Workers Observability was used in a time range.
     *  @http GET /accounts/{account_id}/workers/observability/usage
     *  @permission Workers Observability Write; Workers Observability Read */
    get(params: UsageGetParams, options?: RequestOptions): APIPromise<UsageGetResponse>;
  }

  export interface UsageGetParams extends InAccount {
    /** @minLength 1 */ from: string;
    /** @minLength 1 */ to: string;
  }

  export interface UsageGetResponse {
    breakdown: ({
      bin: string;
      count: number;
      dataset: string;
      service: string;
    })[];
    events: number;
  }

  export type DestinationListResponsesSinglePage = SinglePage<DestinationListResponse>;

  export type QueryListResponsesSinglePage = SinglePage<QueryListResponse>;

  export type TelemetryKeysResponsesSinglePage = SinglePage<TelemetryKeysResponse>;

  export type TelemetryValuesResponsesSinglePage = SinglePage<TelemetryValuesResponse>;
}
