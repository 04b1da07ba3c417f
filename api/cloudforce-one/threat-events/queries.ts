import type { APIPromise, JsonObject, RequestOptions } from '../../_client.ts';
import type { InAccount, Integer } from '../../_shared.ts';

/** Counts of recorded attacks grouped by field. */
export interface Aggregate {
  /** List counts of threat events grouped by chosen fields.
   *
   *  Several fields, separated by commas, give a row for each combination.
   *  @http GET /accounts/{account_id}/cloudforce-one/events/aggregate
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "aggregateBy": "attacker,targetIndustry", "startDate": "2026-01-01",
   *    "endDate": "2026-01-31", "limit": 100
   *  } */
  list(params: AggregateListParams, options?: RequestOptions): APIPromise<AggregateListResponse>;
}

export interface AggregateListParams extends InAccount {
  /** Columns to group by, separated by commas. @minLength 1 @example "attacker" */ aggregateBy: string;
  /** Datasets to count; left out, every operational one you may read. Analytics datasets are passed over. */ datasetId?: string[];
  /** Last day that counts. @format date */ endDate?: string;
  /** Whether counts are split by day. */ groupByDate?: boolean;
  /** Most rows that are returned. @default 100 @min 1 */ limit?: number;
  /** First day that counts. @format date */ startDate?: string;
}

export interface AggregateListResponse {
  /** Column that the counts are for. */ aggregateBy: string;
  /** One count per value, or per combination of values. */ aggregations: AggregateListResponse.Aggregation[];
  /** Events counted in all. */ total: number;
  /** Days that were counted. */ dateRange?: AggregateListResponse.DateRange;
}
export declare namespace AggregateListResponse {
  export type Aggregation = {
    /** Events with these values. */ count: number;
    /** Day of the count; only with `groupByDate`. */ date?: string;
  } & {
    [key: string]: string | number | null;
  };
  export interface DateRange {
    /** Last day that was counted. */ endDate?: string;
    /** First day that was counted. */ startDate?: string;
  }
}

/** Free-form queries over recorded attacks in the GraphQL language. */
export interface Graphql {
  /** Run a GraphQL query against the account's threat events.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/graphql
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga */
  create(params: InAccount, options?: RequestOptions): APIPromise<GraphqlCreateResponse>;

  /** Query threat events with version 2 of the GraphQL schema.
   *  @http POST /accounts/{account_id}/cloudforce-one/v2/events/graphql
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/post_EventGraphQLV2 */
  createV2(params: InAccount, options?: RequestOptions): APIPromise<GraphqlCreateV2Response>;
}

export interface GraphqlCreateResponse {
  /** Data that the query asked for, whose shape the query decides; null if it failed. */ data?: unknown;
  errors?: unknown[] | null;
}

export interface GraphqlCreateV2Response {
  /** Data that the query asked for; null if it failed. */ data?: JsonObject | null;
  errors?: JsonObject[] | null;
}

/** Connections between threat data, explored outward from a start. */
export interface Graph {
  /** List related threat data as a graph, starting from seeds.
   *
   *  Returns the neighbours of each seed; expand further by using found nodes as seeds. Nodes are compact unless `expand=nodes`.
   *  @http GET /accounts/{account_id}/cloudforce-one/events/graph
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @columns source relationshipType target sourceType targetType */
  list(params: GraphListParams, options?: RequestOptions): APIPromise<GraphListResponse>;
}

export interface GraphListParams extends InAccount {
  cursor?: string;
  /** Datasets whose neighbours count; only those you may read and that are not for analytics. */ datasetIds?: string[];
  direction?: string;
  /** Parts to fill in; `nodes` gives whole nodes instead of ids. */ expand?: string[];
  /** Source of whole nodes with `expand=nodes`: stored copies first, or live objects only. */ hydration?: string;
  /** Most neighbours per seed; 100 if left out. @min 1 @max 1000 @integer @default 100 */ limit?: number;
  /** Most nodes of the whole answer; 500 if left out. @min 1 @max 1000 @integer @default 500 */ max_nodes?: number;
  /** Only edges of these types. */ relationshipTypes?: string[];
  /** Nodes to start from, as `type:uuid`, at most 50. @minItems 1 @maxItems 50 */ seeds?: string[];
}

export interface GraphListResponse {
  /** Connections that were found. */ edges: GraphListResponse.Edge[];
  /** Node of a single seed; null if there are several or it cannot be read. */ node: { [key: string]: unknown } | null;
  /** Nodes that were found. */ nodes: { [key: string]: unknown }[];
}
export declare namespace GraphListResponse {
  export interface Edge {
    /** Id made of source, type and target; the same each time. */ id: string;
    /** Meaning of the edge. */ relationshipType: string;
    /** Node the edge starts at, as `type:uuid`. */ source: string;
    /** UUID of the starting node. */ sourceId: string;
    /** Kind of the starting node. */ sourceType: string;
    /** Node the edge leads to, as `type:uuid`. */ target: string;
    /** UUID of the node it leads to. */ targetId: string;
    /** Kind of the node it leads to. */ targetType: string;
  }
}

/** Saved searches with optional alerts. */
export interface Queries {
  /** Create a saved threat event query with alert and rule switches.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/queries/create
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "finance-attacks",
   *    "query_json": "{\"search\":[{\"field\":\"targetIndustry\",\"op\":\"equals\",\"value\":\"Finance\"}]}", "alert_enabled": true,
   *    "alert_rollup_enabled": false, "rule_enabled": false
   *  } */
  create(params: QueryCreateParams, options?: RequestOptions): APIPromise<Query>;

  /** List every saved threat event query of the account.
   *  @http GET /accounts/{account_id}/cloudforce-one/events/queries
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @columns name alert_enabled rule_enabled created_at updated_at
   *  @key name */
  list(params: InAccount, options?: RequestOptions): APIPromise<QueryListResponse>;

  /** Delete a saved threat event query for good.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/events/queries/{query_id}
   *  @response void
   *  @permission Cloudforce One Write
   *  @availability ga */
  delete(queryID: Integer, params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Edit a saved query's name, filter JSON, alerting or rule settings.
   *  @http PATCH /accounts/{account_id}/cloudforce-one/events/queries/{query_id}
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga */
  edit(queryID: Integer, params: QueryParams, options?: RequestOptions): APIPromise<Query>;

  /** Get one saved threat event query with its settings.
   *  @http GET /accounts/{account_id}/cloudforce-one/events/queries/{query_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga */
  get(queryID: Integer, params: InAccount, options?: RequestOptions): APIPromise<Query>;

  /** Edit a saved query's name, filter or alerting (POST form).
   *
   *  Does the same as `edit`.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/queries/{query_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/post_EventQueryUpdate */
  update(queryID: Integer, params: QueryParams, options?: RequestOptions): APIPromise<Query>;
}

export interface QueryCreateParams extends QueryParams {
  alert_enabled: boolean;
  alert_rollup_enabled: boolean;
  /** @minLength 1 */ name: string;
  /** @minLength 2 */ query_json: string;
  rule_enabled: boolean;
}

export interface Query {
  /** Number of the saved query. */ id: Integer;
  account_id: Integer;
  /** Whether alerts go out for new matches. */ alert_enabled: boolean;
  /** Whether alerts come gathered. */ alert_rollup_enabled: boolean;
  /** @readOnly */ created_at: string;
  /** Query's name in the account. */ name: string;
  query_json: string;
  /** Whether a blocking rule is fed. */ rule_enabled: boolean;
  /** @readOnly */ updated_at: string;
  /** Address of the user who saved the query. */ user_email: string;
  /** Indicator feed that the matches go to; null if none. */ custom_threat_feed_id?: Integer | null;
  /** Rules list that the WAF blocks by. */ rule_list_id?: string;
  rule_scope?: string;
}

export type QueryListResponse = Query[];

export interface QueryParams extends InAccount {
  /** Whether new matches send an alert. */ alert_enabled?: boolean;
  /** Whether alerts are gathered into one message. */ alert_rollup_enabled?: boolean;
  /** Name of the query, unique in the account. @minLength 1 */ name?: string;
  /** @minLength 2 */ query_json?: string;
  /** Whether matches feed a blocking rule. */ rule_enabled?: boolean;
  /** @minLength 1 */ rule_scope?: string;
}

export interface Search {
  /** Property of the indicator that is compared. */ field: 'value' | 'indicatorType' | 'uuid' | (string & {});
  /** Comparison operator; `in` takes several values. */ op:
    | 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'contains' | 'startsWith' | 'endsWith' | 'in'
    | 'find' | (string & {});
  /** Text, or for `in` several, to compare with. */ value: string | string[];
}
