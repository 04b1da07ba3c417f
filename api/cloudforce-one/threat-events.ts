import type { APIPromise, JsonObject, RequestOptions } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { CloudforceOne } from './index.ts';

/** Recorded attacks and campaigns with actor, target and indicators. */
export interface ThreatEvents {
  readonly aggregate: ThreatEvents.Aggregate;
  readonly graphql: ThreatEvents.Graphql;
  readonly graph: ThreatEvents.Graph;
  readonly queries: ThreatEvents.Queries;
  readonly relationships: ThreatEvents.Relationships;
  readonly indicators: ThreatEvents.Indicators;
  readonly attackers: ThreatEvents.Attackers;
  readonly categories: ThreatEvents.Categories;
  readonly countries: ThreatEvents.Countries;
  readonly datasets: ThreatEvents.Datasets;
  readonly raw: ThreatEvents.Raw;
  readonly relate: ThreatEvents.Relate;
  readonly tags: ThreatEvents.Tags;
  readonly eventTags: ThreatEvents.EventTags;
  readonly targetIndustries: ThreatEvents.TargetIndustries;
  readonly indicatorTypes: ThreatEvents.IndicatorTypes;

  /** Create a threat event with category, date, TLP and indicators.
   *
   *  Without `datasetId` it goes to the default dataset of the account.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/create
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "category": "Domain Resolution", "date": "2026-01-01T00:00:00Z",
   *    "event": "An attacker registered the domain domain.com", "indicator": "domain.com", "indicatorType": "domain", "tlp": "amber",
   *    "raw": { "data": { "foo": "bar" } }
   *  } */
  create(
    params: CloudforceOne.ThreatEventCreateParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEvent>;

  /** Search threat events, with ordering and choice of datasets.
   *
   *  Searches the default dataset unless `datasetId` names others or `all`. Use the cursor for deep pages.
   *  @http GET /accounts/{account_id}/cloudforce-one/events
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @columns event category indicator indicatorType attacker tlp date */
  list(params: CloudforceOne.ThreatEventListParams, options?: RequestOptions): APIPromise<CloudforceOne.ThreatEventListResponse>;

  /** Create many threat events in a dataset.
   *
   *  The answer counts what was created and names the index of each failed entry. Indicators are queued and appear later.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/create/bulk
   *  @unwrapped
   *  @status 202
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "datasetId": "9b769969-a211-466c-8ac3-cb91266a066a", "includeCreatedEvents": true,
   *    "data": [
   *      {
   *        "category": "Domain Resolution", "date": "2026-01-01T00:00:00Z", "event": "An attacker registered the domain domain.com",
   *        "indicator": "domain.com", "indicatorType": "domain", "tlp": "amber", "raw": { "data": { "foo": "bar" } }
   *      }
   *    ]
   *  } */
  bulkCreate(
    params: CloudforceOne.ThreatEventBulkCreateParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEventBulkCreateResponse>;

  /** Create many threat events together with their relationships.
   *
   *  Deprecated: use `bulkCreate` instead.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/create/bulk/relationships
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability deprecated
   *  @sunset 2030-01-01
   *  @deprecated */
  bulkCreateRelationships(
    params: CloudforceOne.ThreatEventBulkCreateRelationshipsParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEventBulkCreateRelationshipsResponse>;

  /** Edit the given fields of a threat event in the named dataset.
   *  @http PATCH /accounts/{account_id}/cloudforce-one/events/{event_id}
   *  @demands datasetId
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga */
  edit(
    eventID: string,
    params: CloudforceOne.ThreatEventEditParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEvent>;

  /** Get one threat event by its id alone (deprecated).
   *
   *  Deprecated: read the event from its dataset instead.
   *  @http GET /accounts/{account_id}/cloudforce-one/events/{event_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @deprecated cloudforceOne.threatEvents.datasets.events.get */
  get(
    eventID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEvent>;

  /** Delete given threat events from a dataset.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/events/{dataset_id}/delete
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/delete_EventDelete */
  bulkDelete(
    /** @format uuid */ datasetID: string,
    params: CloudforceOne.ThreatEventBulkDeleteParams,
    options?: RequestOptions,
  ): APIPromise<number>;

  /** Edit given details of a threat event (POST form).
   *
   *  Does the same as `edit`.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/{event_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/post_EventUpdate */
  update(
    eventID: string,
    params: CloudforceOne.ThreatEventUpdateParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEvent>;

  /** Edit many threat events of a dataset in the same way.
   *
   *  At most 100 events a request; those that failed are listed with the reason.
   *  @http PATCH /accounts/{account_id}/cloudforce-one/events/update/bulk
   *  @demands datasetId eventIds updates
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/patch_EventUpdateBulk
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "datasetId": "9b769969-a211-466c-8ac3-cb91266a066a",
   *    "eventIds": ["12345678-1234-1234-1234-1234567890ab"], "updates": { "tlp": "green" }
   *  }
   *  @most 100 */
  bulkEdit(
    params: CloudforceOne.ThreatEventBulkEditParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEventBulkEditResponse>;
}

export declare namespace ThreatEvents {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Entries of a page. */ pageSize: number;
    /** JSON type of the value. */ type: string;
    /** Values that were new to the table. */ created: unknown;
  }

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
  export namespace AggregateListResponse {
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
    /** Raw data of the event. */ data?: unknown | null;
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
  export namespace GraphListResponse {
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

  /** Typed links between parent and child attacks. */
  export interface Relationships {
    /** List a threat event's relationships by type and depth.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/{event_id}/relationships
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28
     *  @columns event category indicator indicatorType attacker tlp date */
    list(eventID: string, params: RelationshipListParams, options?: RequestOptions): APIPromise<RelationshipListResponse>;

    /** Create directed relationships from child events to a parent.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/relationships/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_CreateEventRelationship
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "datasetId": "9b769969-a211-466c-8ac3-cb91266a066a",
     *    "parentId": "12345678-1234-1234-1234-1234567890ab", "childIds": ["22345678-1234-1234-1234-1234567890ab"], "relationshipType": "caused_by"
     *  } */
    create(params: RelationshipCreateParams, options?: RequestOptions): APIPromise<RelationshipCreateResponse>;
  }

  export interface RelationshipListParams extends InAccount {
    /** Dataset in which the event is looked up. @minLength 1 @example "9b769969-a211-466c-8ac3-cb91266a066a" */ datasetId: string;
    /** @default "both" */ direction?: 'ancestors' | 'descendants' | 'both' | (string & {});
    /** Whether the event itself is among the results. @default true */ includeParent?: boolean;
    /** Only events with indicators of these types. */ indicatorTypeIds?: string[];
    /** Steps to follow from the event; 5 if left out. @min 1 @integer @default 5 */ maxDepth?: number;
    page?: number;
    /** @min 1 @integer */ pageSize?: number;
    /** Only relationships of these types. */ relationshipTypes?: string | string[];
  }

  export type RelationshipListResponse = CloudforceOne.ThreatEvent[];

  export interface RelationshipCreateParams extends InAccount {
    /** Events that depend on the parent, by UUID. @minItems 1 */ childIds: (/** @format uuid */ string)[];
    /** Dataset that is meant; left out, the account's default dataset. @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
    datasetId: string;
    /** Event that the others depend on. @format uuid */ parentId: string;
    /** Relationship of the children to the parent. */ relationshipType: 'related_to' | 'caused_by' | 'attributed_to' | (string & {});
  }

  export interface RelationshipCreateResponse {
    /** Children that were related. */ childIds?: (/** @format uuid */ string)[];
    errors?: {
      /** Child event of the relationship. @format uuid */ childId: string;
      error: string;
      /** Kind of failure, for programs. */ errorType?: string;
    }[];
    message: string;
    /** Relationships that were created. */
    relationships: {
      /** Dataset that holds the child. */ childDatasetId: string;
      /** Child event of the relationship. @format uuid */ childId: string;
      /** Dataset that holds the parent. */ parentDatasetId: string;
      /** Event that the others depend on. @format uuid */ parentId: string;
      /** Relationship of the children to the parent. */ relationshipType: 'related_to' | 'caused_by' | 'attributed_to';
    }[];
    /** Number of relationships created. */ relationshipsCreated?: number;
    success: boolean;
  }

  export interface RelatedIndicatorFilter {
    /** Only indicators of this kind, such as `domain`, `ip` or `hash`. @minLength 1 */ indicatorType?: string;
    page?: number;
    /** @min 1 @integer */ pageSize?: number;
    /** Only indicators tied to these events; repeat it for several. */ relatedEvent?: string[];
  }

  /** Observables such as IPs, domains and hashes seen in attacks. */
  export interface Indicators {
    readonly aggregate: Indicators.Aggregate;
    readonly types: Indicators.Types;
    readonly byDataset: Indicators.ByDataset;

    /** List indicators across datasets, with tags and related events.
     *
     *  Datasets that failed are named under `completeness`: the list may lack their indicators. A total is only counted with
     *  `includeTotalCount`.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/indicators
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: IndicatorListParams, options?: RequestOptions): APIPromise<IndicatorListResponse>;
  }

  export interface IndicatorSearch {
    /** Datasets to list from; left out, the default one. `all` takes every operational dataset. */ datasetIds?: string[];
    /** Only indicators of this kind, such as `domain`, `ip` or `hash`. @minLength 1 */ indicatorType?: string;
    page?: number;
    /** @min 1 @integer */ pageSize?: number;
    /** Conditions that must all hold, at most 10. @maxItems 10 */ search?: Search[];
  }

  export interface IndicatorListParams extends InAccount, IndicatorSearch {
    /** `from-graph` answers from cached graph nodes where it can; not together with `cursor`. */ cache?: 'from-graph';
    /** Only indicators created after this time. */ createdAfter?: DateTime;
    /** Only indicators created before this time. */ createdBefore?: DateTime;
    cursor?: string;
    /** Form of the answer: JSON, STIX 2.1 or a TAXII envelope. */ format?: 'json' | 'stix2' | 'taxii' | (string & {});
    /** Whether tags come with all details; true if left out. @default true */ includeTags?: boolean;
    /** Whether a total is counted, which is slow; otherwise it is null. */ includeTotalCount?: boolean;
    /** Only indicators that contain this text; `search` can do more. @minLength 1 */ name?: string;
    /** Only indicators tied to one of these events. */ relatedEvents?: string[];
    /** Most related events per indicator: -1 for all, 0 for none. @example 2 @min -1 @integer */ relatedEventsLimit?: number;
    /** Only indicators with at least one of these tags, by UUID. */ tags?: string[];
    /** Conditions on tags, at most 10, that must all hold. @maxItems 10 */ tagSearch?: IndicatorListParams.TagSearch[];
  }
  export namespace IndicatorListParams {
    export interface TagSearch {
      /** Property of the tag to look at. */ field:
        | 'value' | 'categoryId' | 'actorCategory' | 'aliasGroupNames' | 'attributionConfidence'
        | 'attributionOrganization' | 'motive' | 'opsecLevel' | 'originCountryISO' | 'sophisticationLevel'
        | 'priority' | 'analyticPriority' | (string & {});
      /** Comparison operator for the tag's property; `in` takes a list. */ op:
        | 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'contains' | 'startsWith' | 'endsWith'
        | 'in' | 'find' | (string & {});
      /** Value to compare with; countries by name or code. Up to 100 for `in`. */ value?: string | number | (string | number)[];
    }
  }

  export interface ChangeTimes {
    createdAt: DateTime;
    updatedAt: DateTime;
  }

  export interface IndicatorFields extends ChangeTimes, Indicators.IndicatorValue {
    /** @example "domain" */ indicatorType: string;
    /** Identifies the indicator; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    /** @example "malicious-domain.com" */ value: string;
    /** Events tied to the indicator, capped; `relatedEventsHasMore` is true if there are more. */ relatedEvents?: Indicators.ByDatasetGetResponse.RelatedEvent[];
    /** Whether events were left out of `relatedEvents`; `relatedEventsLimit=-1` gives all. */ relatedEventsHasMore?: boolean;
    /** Traffic light protocol marking in upper case, such as `AMBER`; null if none. */ tlp?: string | null;
  }

  export interface IndicatorListResponse {
    /** Parts of the result. */ properties: IndicatorListResponse.Properties;
    /** @example "object" */ type: string;
  }
  export namespace IndicatorListResponse {
    export interface Properties {
      /** Whether every dataset and shard answered. */ completeness: Properties.Completeness;
      /** Indicators that were found. */ indicators: Properties.Indicators;
      pagination: Properties.Pagination;
    }
    export namespace Properties {
      export interface Completeness {
        /** Parts of the result. */ properties: Completeness.Properties;
        /** @example "object" */ type: string;
      }
      export namespace Completeness {
        export interface Properties {
          /** Whether nothing is missing. */ complete: Properties.Complete;
          /** Datasets that gave no answer. */ failedDatasets: Properties.FailedDatasets;
          /** Shards that gave no answer. */ failedShards: Properties.FailedShards;
          /** Possible problems with the list. */ warnings: Properties.Warnings;
        }
        export namespace Properties {
          export interface Complete {
            /** @example "number" */ type: string;
          }
          export interface FailedDatasets {
            /** Schema of one entry. */ items: AttackerListResponse.Items;
            /** @example "array" */ type: string;
          }
          export interface FailedShards {
            /** Schema of one entry. */ items: FailedShards.Items;
            /** @example "array" */ type: string;
          }
          export namespace FailedShards {
            export interface Items {
              /** Parts of the result. */ properties: Items.Properties;
              /** @example "object" */ type: string;
            }
            export namespace Items {
              export interface Properties {
                /** Dataset that the shard belongs to. */ datasetId: Properties.DatasetID;
                /** Shard that failed. */ shardId: Properties.ShardID;
              }
              export namespace Properties {
                export interface DatasetID {
                  /** @example "number" */ type: string;
                }
                export interface ShardID {
                  /** @example "number" */ type: string;
                }
              }
            }
          }
          export interface Warnings {
            /** Schema of one entry. */ items: AttackerListResponse.Items;
            /** @example "array" */ type: string;
          }
        }
      }
      export interface Indicators {
        /** Schema of one entry. */ items: Indicators.Items;
        /** @example "array" */ type: string;
      }
      export namespace Indicators {
        export interface Items extends IndicatorFields {
          /** Dataset that the indicator is in. @example "dataset-uuid-123" */ datasetId?: string;
          /** Tags of the object or page. */ tags?: ThreatEvents.Indicators.ByDatasetListResponse.Indicator.Tag[];
          /** Articles that the indicator was extracted from. */ sources: ThreatEvents.Indicators.ByDatasetListResponse.Indicator.Source[];
        }
      }
      export interface Pagination {
        /** Parts of the result. */ properties: Pagination.Properties;
        /** @example "object" */ type: string;
      }
      export namespace Pagination {
        export interface Properties {
          /** Entries of this page. */ count: Properties.Count;
          cursor: Properties.Cursor;
          /** Whether more pages follow. */ has_more: Properties.HasMore;
          page: Properties.Page;
          per_page: Properties.Page;
          total_count: Properties.TotalCount;
          /** Whether the total is counted exactly. */ total_count_is_exact: Properties.TotalCountIsExact;
        }
        export namespace Properties {
          export interface Count {
            /** @example "number" */ type: string;
          }
          export interface Cursor {
            /** Explanation of the value. */ description: string;
            /** Whether null may stand for the cursor. */ nullable: boolean;
            /** @example "string" */ type: string;
          }
          export interface HasMore {
            /** Explanation of the value. */ description: string;
            /** @example "boolean" */ type: string;
          }
          export interface Page {
            /** @example "number" */ type: string;
          }
          export interface TotalCount {
            /** Explanation of the value. */ description: string;
            /** Whether null may stand for the cursor. */ nullable: boolean;
            /** @example "string" */ type: string;
          }
          export interface TotalCountIsExact {
            /** Explanation of the value. */ description: string;
            /** @example "boolean" */ type: string;
          }
        }
      }
    }
  }

  export interface Search {
    /** Property of the indicator that is compared. */ field: 'value' | 'indicatorType' | 'uuid' | (string & {});
    /** Comparison operator; `in` takes several values. */ op:
      | 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'contains' | 'startsWith' | 'endsWith' | 'in'
      | 'find' | (string & {});
    /** Text, or for `in` several, to compare with. */ value: string | string[];
  }

  /** Threat actors named in recorded attacks. */
  export interface Attackers {
    /** List the attackers named in threat events of the given datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/attackers
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(
      params: AttackerListParams,
      options?: RequestOptions,
    ): APIPromise<AttackerListResponse>;
  }

  export interface AttackerListParams extends InAccount {
    /** Datasets whose attackers are listed; left out, the default one. */ datasetIds?: string[];
  }

  export interface AttackerListResponse {
    /** Schema of one entry. */ items: AttackerListResponse.Items;
    /** @example "array" */ type: string;
  }
  export namespace AttackerListResponse {
    export interface Items {
      /** @example "number" */ type: string;
    }
  }

  /** Kinds of attack, with kill chain stage and MITRE mapping. */
  export interface Categories {
    readonly catalog: Categories.Catalog;

    /** Create a threat event category with its MITRE mapping.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/categories/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Domain Resolution", "killChain": 0, "mitreAttack": ["T1583"],
     *    "shortname": "resolution"
     *  } */
    create(params: CategoryCreateParams, options?: RequestOptions): APIPromise<CategoryResult>;

    /** List the threat event categories found in the given datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/categories
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @columns name shortname killChain uuid */
    list(params: CategoryListParams, options?: RequestOptions): APIPromise<CategoryListResponse>;

    /** Delete a threat event category.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/categories/{category_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28 */
    delete(/** @format uuid */ categoryID: string, params: InAccount, options?: RequestOptions): APIPromise<CategoryDeleteResponse>;

    /** Edit a threat event category; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/categories/{category_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28 */
    edit(
      /** @format uuid */ categoryID: string,
      params: CategoryParams,
      options?: RequestOptions,
    ): APIPromise<CategoryResult>;

    /** Get one threat event category.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/categories/{category_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28 */
    get(
      /** @format uuid */ categoryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CategoryResult>;

    /** Edit a category's name or MITRE mapping (POST form).
     *
     *  Does the same as `edit`.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/categories/{category_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_CategoryUpdate */
    update(
      /** @format uuid */ categoryID: string,
      params: CategoryParams,
      options?: RequestOptions,
    ): APIPromise<CategoryResult>;
  }

  export interface CategoryCreateParams extends InAccount {
    /** @min 0 */ killChain: number;
    /** Name of the category for people. @example "name" */ name: string;
    mitreAttack?: string[];
    mitreCapec?: string[];
    /** @example "shortname" @minLength 1 */ shortname?: string;
  }

  export interface CategoryResult {
    killChain: number;
    /** Name of the category for people. @example "name" */ name: string;
    /** Identifies the category; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    mitreAttack?: string[];
    mitreCapec?: string[];
    /** @example "shortname" */ shortname?: string;
  }

  export interface CategoryListParams extends InAccount {
    /** Datasets whose neighbours count; only those you may read and that are not for analytics. */ datasetIds?: string[];
  }

  export type CategoryListResponse = CategoryResult[];

  export interface CategoryDeleteResponse {
    /** Category that was deleted. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface CategoryParams extends InAccount {
    /** @min 0 */ killChain?: number;
    mitreAttack?: string[];
    mitreCapec?: string[];
    /** Name of the category for people. @example "name" */ name?: string;
    /** @example "shortname" @minLength 1 */ shortname?: string;
  }

  /** Countries a recorded attack can refer to. */
  export interface Countries {
    /** List the countries that threat events can refer to.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/countries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: InAccount, options?: RequestOptions): APIPromise<CountryListResponse>;
  }

  export type CountryListResponse = CountryListResponse.CountryListResponseItem[];
  export namespace CountryListResponse {
    export interface CountryListResponseItem {
      /** Countries with their codes. */ result: CountryListResponseItem.Result[];
      /** @example "true" */ success: string;
    }
    export namespace CountryListResponseItem {
      export interface Result {
        /** ISO 3166-1 code of two letters. @example "AF" */ alpha2: string;
        /** ISO 3166-1 code of three letters. @example "AF" */ alpha3: string;
        /** Name of the country. @example "Afghanistan" */ name: string;
      }
    }
  }

  /** Containers of recorded attacks, public or private. */
  export interface Datasets {
    readonly events: Datasets.Events;
    readonly groups: Datasets.Groups;
    readonly permissions: Datasets.Permissions;

    /** Create a threat event dataset, public or private.
     *
     *  A public dataset can be searched by every account.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "our-sightings", "isPublic": false } */
    create(params: DatasetParams, options?: RequestOptions): APIPromise<Dataset>;

    /** List threat event datasets, with deleted ones if asked.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @columns name isPublic isAnalytics indicatorWriteMode deletedAt */
    list(params: DatasetListParams, options?: RequestOptions): APIPromise<DatasetListResponse>;

    /** Delete a dataset; it can still be listed with the deleted ones.
     *
     *  The deletion only marks it: `includeDeleted` lists it with its `deletedAt`.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(datasetID: string, params: InAccount, options?: RequestOptions): APIPromise<DatasetDeleteResponse>;

    /** Edit a dataset's name and whether it is public.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    edit(/** @format uuid */ datasetID: string, params: DatasetParams, options?: RequestOptions): APIPromise<Dataset>;

    /** Get one threat event dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(/** @format uuid */ datasetID: string, params: InAccount, options?: RequestOptions): APIPromise<Dataset>;

    /** Get the raw data behind a threat event of a dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/raw/{dataset_id}/{event_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28 */
    raw(eventID: string, params: DatasetInput, options?: RequestOptions): APIPromise<DatasetRawResponse>;

    /** Edit a dataset's name and whether it is public (POST form).
     *
     *  Does the same as `edit`.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_DatasetUpdate */
    update(/** @format uuid */ datasetID: string, params: DatasetParams, options?: RequestOptions): APIPromise<Dataset>;

    /** Copy threat events into another dataset.
     *
     *  Their indicators and relationships are copied too; events that failed are listed with the reason.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/copy
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_EventCopyToNewDS */
    copy(/** @format uuid */ datasetID: string, params: DatasetSelection, options?: RequestOptions): APIPromise<DatasetCopyResponse>;

    /** Move threat events to another dataset.
     *
     *  First copies, then deletes: an event that is listed under `deletionFailures` is in both datasets.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/move
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_EventMoveToNewDS
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dataset_id": "9b769969-a211-466c-8ac3-cb91266a066a",
     *    "destDatasetId": "12345678-1234-1234-1234-1234567890ab", "eventIds": ["22345678-1234-1234-1234-1234567890ab"]
     *  } */
    move(/** @format uuid */ datasetID: string, params: DatasetSelection, options?: RequestOptions): APIPromise<DatasetMoveResponse>;

    /** Populate the lookup tables of datasets from their events.
     *
     *  Goes through all datasets of the account; the answer counts what was found and created per table.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/datasets/populate
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_DatasetPopulate */
    populate(params: InAccount, options?: RequestOptions): APIPromise<DatasetPopulateResponse>;
  }

  export interface DatasetParams extends InAccount {
    /** Whether every account can search the dataset, or only your own. */ isPublic: boolean;
    /** Name of the dataset within the account. @minLength 1 @example "Phishing kits" */ name: string;
  }

  export interface Dataset {
    /** Whether the dataset is for analytics only and left out of ordinary searches. */ isAnalytics: boolean;
    /** Whether every account can search the dataset. */ isPublic: boolean;
    /** Name of the dataset for people. */ name: string;
    /** Identifies the dataset; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface DatasetListParams extends InAccount {
    /** Whether deleted datasets are listed too, with their `deletedAt`. */ includeDeleted?: boolean;
  }

  export type DatasetListResponse = DatasetListResponse.DatasetListResponseItem[];
  export namespace DatasetListResponse {
    export interface DatasetListResponseItem extends Dataset {
      /** Changes to indicators allowed to the account in the dataset. */ indicatorWriteMode: 'read_only' | 'create_only' | 'full';
      /** Time of the deletion; absent if not deleted. */ deletedAt?: string;
    }
  }

  export interface DatasetDeleteResponse {
    /** Name of the dataset for people. */ name: string;
    /** Dataset that was deleted. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface DatasetInput extends InAccount {
    /** Dataset that holds the event. @from cloudforceOne.threatEvents.datasets.list @minLength 1 */ dataset_id: string;
  }

  export interface DatasetRawResponse extends CloudforceOne.RawSource {
    /** Number of the approval. @example 1 */ id: number;
    /** Number of the account that owns the event. @example 1234 @integer */ accountId: number;
    /** Time at which the record was made. @example "1970-01-01T00:00:00.000Z" */ created: string;
    /** Raw data, as text. */ data: string;
    /** @example "https://example.com" */ source: string;
    /** @example "amber" */ tlp: string;
  }

  export interface DatasetSelection extends InAccount {
    /** Whether raw data goes along. @query */ keepRawData?: boolean;
    /** Dataset that the events go to. @example "12345678-1234-1234-1234-1234567890ab" @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
    destDatasetId: string;
    /** Events to take, by UUID. @minItems 1 @example ["2fa9c1d0-7b1e-4a5f-9c3d-8e6f4b2a1c05"] */ eventIds: string[];
  }

  export interface CopyCounts {
    /** Indicators that went along. @example 5 */ indicatorsCopied: number;
    /** Events that could not be written, with the reason. */ insertFailures?: {
    /** Place in the list that was sent, from 0. */ index: number;
    reason: string;
    }[];
    /** Relationships that went along. @example 3 */ relationshipsCopied: number;
  }

  export interface DatasetCopyResponse extends CopyCounts {
    /** Events that were copied. @example 2 */ copied: number;
  }

  export interface DatasetMoveResponse extends CopyCounts {
    /** Events that were copied but not deleted at their old place. */ deletionFailures?: {
      /** Dataset that still holds the event. @from cloudforceOne.threatEvents.datasets.list */ datasetId: string;
      reason: string;
    }[];
    /** Events that were moved. @example 2 */ moved: number;
  }

  export interface DatasetPopulateResponse {
    /** Account, datasets and summary of the run. */
    properties: {
      /** Account that the run was for. */ accountId: { /** @example "string" */ type: string };
      /** Results for each dataset. */ datasets: {
        /** Entry for one dataset. */ items: {
          /** Lookup tables of the dataset. */ properties: {
            /** Attackers found in the dataset's events. */ attackers: {
              /** Parts of the entry for one table. */ properties: {
                created: { /** @example "number" */ type: string };
                errors: {
                  /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
                found: {
                  /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
              };
              /** @example "object" */ type: string;
            };
            /** Categories found in the dataset's events. */ categories: {
              /** Parts of the entry for one table. */ properties: {
                created: { /** @example "number" */ type: string };
                errors: {
                  /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
                found: {
                  /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
              };
              /** @example "object" */ type: string;
            };
            /** Dataset that the entry is about. */ datasetId: { /** @example "string" */ type: string };
            /** Indicator types found in the dataset's events. */ indicatorTypes: {
              /** Parts of the entry for one table. */ properties: {
                created: { /** @example "number" */ type: string };
                errors: {
                  /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
                found: {
                  /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
              };
              /** @example "object" */ type: string;
            };
            /** Time that the dataset took. @unit milliseconds */ processingTimeMs: { /** @example "number" */ type: string };
            /** Target industries found in the dataset's events. */ targetIndustries: {
              /** Parts of the entry for one table. */ properties: {
                created: { /** @example "number" */ type: string };
                errors: {
                  /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
                found: {
                  /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
              };
              /** @example "object" */ type: string;
            };
            /** Events that were gone through. */ totalProcessed: { /** @example "number" */ type: string };
          };
          /** @example "object" */ type: string;
        };
        /** @example "array" */ type: string;
      };
      errors: {
        /** Kind of one entry of the list. */ items: { /** @example "string" */ type: string };
        /** @example "array" */ type: string;
      };
      /** Counts of the whole run. */ summary: {
        /** Single counts of the run. */ properties: {
          /** Datasets whose run went wrong. */ failedDatasets: { /** @example "number" */ type: string };
          /** Datasets that went well. */ successfulDatasets: { /** @example "number" */ type: string };
          /** Datasets in all. */ totalDatasets: { /** @example "number" */ type: string };
          /** Indicator types found in all datasets together. */ totalIndicatorTypes: { /** @example "number" */ type: string };
          /** Time that the whole run took. @unit milliseconds */ totalProcessingTimeMs: { /** @example "number" */ type: string };
        };
        /** @example "object" */ type: string;
      };
    };
    /** @example "object" */ type: string;
  }

  /** Original material behind a recorded attack. */
  export interface Raw {
    /** Edit the data, source or TLP of a threat event's raw record.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/{event_id}/raw/{raw_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    edit(rawID: string, params: RawEditParams, options?: RequestOptions): APIPromise<RawEditResponse>;

    /** Get one raw record attached to a threat event.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/{event_id}/raw/{raw_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(rawID: string, params: RawGetParams, options?: RequestOptions): APIPromise<RawGetResponse>;

    /** Edit the data, source or TLP of a raw record (POST form).
     *
     *  Does the same as `edit`.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/{event_id}/raw/{raw_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_EventRawUpdate */
    update(rawID: string, params: RawUpdateParams, options?: RequestOptions): APIPromise<RawUpdateResponse>;
  }

  export interface RawEditParams extends InAccount, CloudforceOne.RawSource {
    /** UUID of the event. @minLength 1 */ event_id: string;
    /** Raw data of the event. */ data?: unknown;
  }

  export interface RawEditResponse {
    /** Identifies the entry; stays the same for its life. @example "1234" */ id: string;
    /** Raw data of the event. */ data: unknown;
  }

  export interface RawGetParams extends InAccount {
    /** UUID of the event. @minLength 1 */ event_id: string;
  }

  export interface RawGetResponse extends CloudforceOne.RawSource, RawEditResponse {
    /** Number of the account that owns the event. @example 1234 @integer */ accountId: number;
    /** Time at which the record was made. @example "1970-01-01" */ created: string;
    /** @example "https://example.com" */ source: string;
    /** @example "amber" */ tlp: string;
  }

  export interface RawUpdateParams extends InAccount, CloudforceOne.RawSource {
    /** UUID of the event that has the raw record. @minLength 1 */ event_id: string;
    /** Values of the item, by column name. */ data?: JsonObject;
  }

  export interface RawUpdateResponse {
    /** Values of the item, by column name. */ data: JsonObject;
    /** Identifies the entry; stays the same for its life. @example "1234" */ id: string;
  }

  /** Simple links from one attack to others. */
  export interface Relate {
    /** Delete the relation that links a threat event to others.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/relate/{event_id}
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(eventID: string, params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.Success>;

    /** Create links from other threat events to the given event.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/relate/{event_id}/create
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_EventReferenceCreate */
    create(eventID: string, params: RelateCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.Success>;
  }

  export interface RelateCreateParams extends InAccount {
    /** Events to link, by UUID. @minItems 1 @example ["2fa9c1d0-7b1e-4a5f-9c3d-8e6f4b2a1c05"] */ events: string[];
  }

  /** Labels for actors, malware and campaigns, with aliases. */
  export interface Tags {
    readonly categories: Tags.Categories;
    readonly indicators: Tags.Indicators;

    /** Create a tag for threat events, with aliases and attribution.
     *
     *  With `categoryUuid` the properties are checked against the category's schema.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/tags/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": "APT28", "actorCategory": "Nation State", "originCountryISO": "RU",
     *    "motive": "Espionage", "aliasGroupNames": ["Fancy Bear"]
     *  } */
    create(params: TagCreateParams, options?: RequestOptions): APIPromise<TagResult>;

    /** List threat event tags, filtered by category or search text.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/tags
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @columns value actorCategory aliases activeDuration uuid */
    list(params: TagListParams, options?: RequestOptions): APIPromise<TagListResponse>;

    /** Delete a threat event tag by its UUID.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/tags/{tag_uuid}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(tagUUID: string, params: InAccount, options?: RequestOptions): APIPromise<TagDeleteResponse>;

    /** Edit a tag, such as its aliases, actor category or priority.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/tags/{tag_uuid}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    edit(tagUUID: string, params: TagEditParams, options?: RequestOptions): APIPromise<TagResult>;
  }

  export interface TagText {
    /** Other names with confidence and TLP; what may not be shared is left out for other accounts. */ aliases?: Alias[];
    /** Names of groups that the actor is known under. */ aliasGroupNames?: string[];
    /** Group names for your own account only. */ aliasGroupNamesInternal?: string[];
    /** Links to reports about the actor. */ externalReferenceLinks?: string[];
    /** Reports about the actor, each with URL and description; other accounts see them too. */ externalReferences?: ExternalReference[];
    /** Other names that only the owning account sees. */ internalAliases?: Alias[];
    /** Description for your own account only. */ internalDescription?: string;
    /** Subject of the tag. */ description?: string;
    /** Time at which the actor was last seen. */ lastSeen?: string;
  }

  export interface ActorProfile {
    /** Period of the actor's activity. */ activeDuration?: string | TagCreateParams.MarkedValue;
    /** Kind of actor, such as a state. */ actorCategory?: string | TagCreateParams.MarkedValue;
    /** Organization that the actor is attributed to. */ attributionOrganization?: string | TagCreateParams.MarkedValue;
    /** The actor's motive. @example "Espionage" */ motive?: string | TagCreateParams.MarkedValue;
    /** Ability of the actor to hide. */ opsecLevel?: string | TagCreateParams.MarkedValue;
    /** Country of origin: two or three letters; stored as two in upper case. */ originCountryISO?: string | TagCreateParams.MarkedValue;
    /** Rank of the tag; what the numbers mean is up to you. */ priority?: number | TagCreateParams.PriorityAnnotated;
    /** Skill of the actor. */ sophisticationLevel?: string | TagCreateParams.MarkedValue;
  }

  export interface TagCreateParams extends InAccount, TagText, ActorProfile {
    /** Text of the tag, such as the name of an attacker. @example "APT28" @minLength 1 */ value: string;
    /** Category of the tag; its schema is applied to the properties. Without it they are free.
     *  @example "12345678-1234-1234-1234-1234567890ab" @from cloudforceOne.threatEvents.tags.categories.list */
    categoryUuid?: string;
    /** Day on which the actor was discovered. @example "2024-01-15" @format date */ dateOfDiscovery?: string;
    /** Confidence in the tag as a whole, from 1 to 10. @min 1 @max 10 */ confidence?: number;
    /** Data of your own; with `categoryUuid` it must fit the category's schema. */ properties?: { [key: string]: unknown };
    /** With whom the tag as a whole may be shared. */ tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict' | (string & {});
  }
  export namespace TagCreateParams {
    export interface MarkedValue {
      /** Stated value, as text. @minLength 1 */ value: string;
      confidence?: number;
      /** With whom the value may be shared. */ tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict' | (string & {});
    }
    export interface PriorityAnnotated {
      /** Rank as a number. */ value: number;
      confidence?: number;
      /** With whom the value may be shared. */ tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict' | (string & {});
    }
  }

  export interface TagResult extends TagText {
    /** Identifies the tag; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    /** Text of the tag, such as the name of an attacker. @example "APT28" */ value: string;
    /** Period of the actor's activity. */ activeDuration?: string;
    /** Kind of actor, such as a state. */ actorCategory?: string;
    /** Organization that the actor is attributed to. */ attributionOrganization?: string;
    categoryName?: string;
    /** Category that the tag belongs to. @example "12345678-1234-1234-1234-1234567890ab" @from cloudforceOne.threatEvents.tags.categories.list */
    categoryUuid?: string;
    /** Day of the actor's discovery. @example "2024-01-15" */ dateOfDiscovery?: string;
    /** The actor's motive. */ motive?: string;
    /** Ability of the actor to hide. */ opsecLevel?: string;
    /** Country of origin in two upper-case letters; null if unknown. */ originCountryISO?: string | null;
    /** Rank of the tag; what the numbers mean is up to you. */ priority?: number;
    /** Skill of the actor. */ sophisticationLevel?: string;
    /** Active time with its confidence and TLP; null if not rated. */ activeDuration_annotated?: TagResult.AnnotatedText | null;
    /** Kind of actor with its confidence and TLP; null if not rated. */ actorCategory_annotated?: TagResult.ActorCategoryAnnotated | null;
    /** Attributed organization with its confidence and TLP; null if not rated. */
    attributionOrganization_annotated?: TagResult.AttributionOrganizationAnnotated | null;
    /** Confidence in the tag as a whole, 1 to 10; null if not rated. */ confidence?: number | null;
    /** Time at which the category was created. */ createdAt?: string;
    /** Reports with confidence and TLP for each; null if not rated. */
    externalReferences_annotated?: TagResult.AnnotatedText[] | null;
    /** Motive with its confidence and TLP; null if not rated. */ motive_annotated?: TagResult.MotiveAnnotated | null;
    /** Level of hiding with its confidence and TLP; null if not rated. */ opsecLevel_annotated?: TagResult.OpsecLevelAnnotated | null;
    /** Country of origin with its confidence and TLP; null if not rated. */
    originCountryISO_annotated?: TagResult.OriginCountryISOAnnotated | null;
    /** Rank with its confidence and TLP; null if not rated. */ priority_annotated?: TagResult.PriorityAnnotated | null;
    /** Data of the account's own; null if there is none. */ properties?: { [key: string]: unknown } | null;
    /** Level of skill with its confidence and TLP; null if not rated. */
    sophisticationLevel_annotated?: TagResult.SophisticationLevelAnnotated | null;
    /** With whom the tag as a whole may be shared; null if not marked. */
    tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict' | null;
    /** Time at which the category was last changed. */ updatedAt?: string;
    /** Counted up with every change of the tag. */ version?: number;
  }
  export namespace TagResult {
    export interface AnnotatedText {
      /** Stated value, as text. */ value: string;
      /** With whom the value may be shared. */ tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict';
    }

    export interface ActorCategoryAnnotated extends AnnotatedText {
      confidence?: number;
    }
    export interface AttributionOrganizationAnnotated extends AnnotatedText {
      confidence?: number;
    }
    export interface MotiveAnnotated extends AnnotatedText {
      confidence?: number;
    }
    export interface OpsecLevelAnnotated extends AnnotatedText {
      confidence?: number;
    }
    export interface OriginCountryISOAnnotated {
      /** Country of origin in two letters; null if unknown. */ value: string | null;
      confidence?: number;
      /** With whom the value may be shared. */ tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict';
    }
    export interface PriorityAnnotated {
      /** Rank as a number. */ value: number;
      /** With whom the value may be shared. */ tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict';
    }
    export interface SophisticationLevelAnnotated extends AnnotatedText {
      confidence?: number;
    }
  }

  export interface TagListParams extends InAccount {
    /** `from-graph` answers from cached graph nodes where it can, else as usual. */ cache?: 'from-graph';
    /** Only tags of this category. @from cloudforceOne.threatEvents.tags.categories.list @minLength 1 */ categoryUuid?: string;
    /** Conditions that must all hold, more exact than `search`. */ filters?: TagListParams.Filter[];
    page?: number;
    /** @min 1 @integer */ pageSize?: number;
    /** Text that is looked for in the entries. @minLength 1 */ search?: string;
  }
  export namespace TagListParams {
    export interface Filter {
      /** Property of the tag that the condition looks at. */ field:
        
        | 'uuid' | 'value' | 'actorCategory' | 'actorCategoryConfidence' | 'aliasGroupNames'
        | 'attributionConfidence' | 'attributionConfidenceScore' | 'attributionOrganization' | 'categoryName'
        | 'motive' | 'motiveConfidence' | 'opsecLevel' | 'originCountryISO' | 'originCountryConfidence'
        | 'sophisticationLevel' | 'priority' | 'analyticPriority' | (string & {});
      /** Comparison of the condition; `in` takes a list. */ op:
        | 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'contains' | 'startsWith' | 'endsWith'
        | 'in' | 'find' | (string & {});
      /** Value of the comparison; up to 100 for `in`. */ value?: string | number | (string | number)[];
    }
  }

  export interface TagListResponse {
    pagination: Pagination;
    /** Tags of the object or page. */ tags: TagResult[];
  }

  export interface TagDeleteResponse {
    /** Tag that was deleted. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface TagEditParams extends InAccount, TagText, ActorProfile {
    /** Category of the tag; a new one checks the properties again (400 if they do not fit), null unties it. @example "12345678-1234-1234-1234-1234567890ab" */
    categoryUuid?: string;
    /** Day of the discovery; left out, it stays as it is. @example "2024-01-15" @format date */ dateOfDiscovery?: string;
    /** Text of the tag, such as the name of an attacker. @example "APT28" @minLength 1 */ value?: string;
    /** Confidence in the tag as a whole, from 1 to 10; unchanged if omitted. @min 1 @max 10 */ confidence?: number;
    /** Data to merge key by key; null deletes a key, keys not named stay. */ properties?: { [key: string]: unknown };
    /** With whom the tag may be shared; left out, it stays. It cannot be cleared. */
    tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict' | (string & {});
  }

  export interface Pagination {
    /** Number of this page. */ page: number;
    /** @integer */ pageSize: number;
    /** Tags over all pages. */ totalCount: number;
    /** Pages there are. */ totalPages: number;
  }

  export interface Alias {
    /** Other name of the tag. @minLength 1 */ value: string;
    /** Confidence in the alias, 10 at most; null if not rated. @min 1 @max 10 @example 8 */ confidence?: Integer | null;
    /** With whom the other name may be shared; null if not marked. */
    tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict' | null;
  }

  export interface ExternalReference {
    /** @example "https://example.com/report" @minLength 1 */ url: string;
    /** Content of the report; null if empty. */ description?: string | null;
  }

  /** Tags put on a recorded attack. */
  export interface EventTags {
    /** Create one or more tags to a threat event.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/event_tag/{event_id}/create
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    create(eventID: string, params: EventTagCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.Success>;

    /** Delete tags from a threat event, leaving the event in place.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/event_tag/{event_id}
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(eventID: string, params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.Success>;
  }

  export interface EventTagCreateParams extends InAccount {
    /** Tags by name, for filtering. */ tags: string[];
  }

  /** Business sectors that were attacked. */
  export interface TargetIndustries {
    readonly byDataset: TargetIndustries.ByDataset;
    readonly catalog: TargetIndustries.Catalog;

    /** List the target industries in use, for chosen datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/targetIndustries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(
      params: CategoryListParams,
      options?: RequestOptions,
    ): APIPromise<AttackerListResponse>;
  }

  /** Kinds of indicators, by the older path. */
  export interface IndicatorTypes {
    /** List indicator types through the older path (deprecated).
     *  @http GET /accounts/{account_id}/cloudforce-one/events/indicatorTypes
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_LegacyIndicatorTypesList
     *  @deprecated cloudforceOne.threatEvents.indicators.types.list */
    list(
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<IndicatorListResponse.Properties.Completeness.Properties.Warnings>;
  }
}

export declare namespace ThreatEvents.Indicators {
  /** Counts of observables grouped by a field. */
  export interface Aggregate {
    /** List the most frequent values of a field over the indicators.
     *
     *  Gives the top values of the column in `aggregateBy`, greatest first, over all chosen datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/indicators/aggregate
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read */
    list(params: AggregateListParams, options?: RequestOptions): APIPromise<AggregateListResponse>;
  }

  export interface AggregateListParams extends InAccount {
    /** Columns to group by, separated by commas. @minLength 1 @example "indicatorType" */ aggregateBy: string;
    /** Only indicators created after this point. */ createdAfter?: (string & {}) | string;
    /** Only indicators created before this point. */ createdBefore?: (string & {}) | string;
    /** Datasets that are counted. @minItems 1 */ datasetIds?: string[];
    /** Only indicators of events after this day. @minLength 1 */ eventDateAfter?: string;
    /** Only indicators of events before this day. @minLength 1 */ eventDateBefore?: string;
    /** Most values that are returned. @min 1 @max 100 @default 10 */ limit?: number;
    /** Whether indicators or their relationships are counted. @default "indicators" */ measure?: 'indicators' | 'relationships' | (string & {});
    /** Only indicators with this tag. @from cloudforceOne.threatEvents.tags.list @minLength 1 */ tagUuid?: string;
  }

  export interface AggregateListResponse {
    /** Column that the counts are for. */ aggregateBy: string;
    /** One count per value, or per combination of values. */ aggregations: AggregateListResponse.Aggregation[];
    /** Datasets that gave no answer, so that counts may be too low. */ failedDatasets: number;
    /** Events counted in all. */ total: number;
  }
  export namespace AggregateListResponse {
    export type Aggregation = { /** Events with these values. */ count: number } & { [key: string]: string | number | null };
  }

  /** Kinds of observables that occur in the data. */
  export interface Types {
    /** List which indicator types occur, for chosen datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/indicator-types
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: CategoryListParams, options?: RequestOptions): APIPromise<AttackerListResponse>;
  }

  /** Observables held in one container. */
  export interface ByDataset {
    readonly tags: ByDataset.Tags;
    readonly types: ByDataset.Types;

    /** List one dataset's indicators by type or name (deprecated).
     *
     *  Deprecated: list indicators across datasets and choose the dataset there.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated cloudforceOne.threatEvents.indicators.list */
    list(
      /** @format uuid */ datasetID: string,
      params: ByDatasetListParams,
      options?: RequestOptions,
    ): APIPromise<ByDatasetListResponse>;

    /** Get one indicator of a dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/{indicator_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(indicatorID: string, params: DatasetInput, options?: RequestOptions): APIPromise<ByDatasetGetResponse>;

    /** Edit the value, type, tags or events of an indicator.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/{indicator_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patch_IndicatorUpdate */
    edit(indicatorID: string, params: ByDatasetEditParams, options?: RequestOptions): APIPromise<ByDatasetResult>;

    /** Delete an indicator from a dataset.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/{indicator_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/delete_IndicatorDelete */
    delete(indicatorID: string, params: ByDatasetDeleteParams, options?: RequestOptions): APIPromise<ByDatasetData>;

    /** Create many indicators in a dataset at once.
     *
     *  An unknown type fails unless `autoCreateType` is true.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/bulk
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_IndicatorCreateBulk */
    bulkCreate(/** @format uuid */ datasetID: string, params: ByDatasetBulkCreateParams, options?: RequestOptions): APIPromise<number>;

    /** Create one indicator in a dataset, with tags and events.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_IndicatorCreate
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dataset_id": "9b769969-a211-466c-8ac3-cb91266a066a", "indicatorType": "domain",
     *    "value": "malicious.com", "tags": ["APT28"]
     *  } */
    create(
      /** @format uuid */ datasetID: string,
      params: ByDatasetCreateParams,
      options?: RequestOptions,
    ): APIPromise<ByDatasetResult>;
  }

  export interface ByDatasetListParams extends InAccount, RelatedIndicatorFilter {
    /** Only indicators that contain this. @minLength 1 */ name?: string;
  }

  export interface ByDatasetListResponse {
    /** Indicators of the page. */ indicators: ByDatasetListResponse.Indicator[];
    pagination: Pagination;
  }
  export namespace ByDatasetListResponse {
    export interface Indicator extends IndicatorFields {
      /** @example "dataset-uuid-123" */ datasetId?: string;
      /** Tags of the object or page. */ tags?: Indicator.Tag[];
      /** Articles that the indicator was extracted from. */ sources: Indicator.Source[];
    }
    export namespace Indicator {
      export interface Source {
        resourceId: string;
        /** Always `article`. */ resourceType: 'article';
        /** Always `threat-signals`. */ system: 'threat-signals';
        title: string | null;
      }
      export interface Tag {
        categoryName?: string;
        /** Identifies the tag; set by Cloudflare. */ uuid?: string;
        /** Text of the tag, such as the name of an attacker. */ value?: string;
        categoryId?: string | null;
      }
    }
  }

  export interface ByDatasetGetResponse extends IndicatorFields {
    /** Dataset that the indicator is in. @example "dataset-uuid-123" */ datasetId?: string;
    /** Tags of the object or page. */ tags?: ByDatasetGetResponse.Tag[];
  }
  export namespace ByDatasetGetResponse {
    export interface RelatedEvent {
      /** Dataset that holds the event. @example "dataset-uuid-123" @from cloudforceOne.threatEvents.datasets.list */
      datasetId: string;
      /** Identifies the event. @example "event-uuid-456" */ eventId: string;
      /** Time of the tied event; null for ties made before it was kept. @example "2024-06-15T00:00:00Z" */ eventDate?: string | null;
    }
    export interface Tag {
      categoryName?: string;
      /** Identifies the tag; set by Cloudflare. */ uuid?: string;
      /** Text of the indicator, such as an address or hash. */ value?: string;
      categoryId?: string | null;
    }
  }

  export interface IndicatorValue {
    /** Kind of indicator, such as `domain`, `ip` or `hash`. @example "domain" @minLength 1 */ indicatorType?: string;
    /** Text of the indicator, such as an address or hash. @example "updated-domain.com" @minLength 1 */ value?: string;
  }

  export interface ByDatasetEditParams extends InAccount, IndicatorValue {
    /** Dataset that holds the indicator. @from cloudforceOne.threatEvents.datasets.list @minLength 1 */ dataset_id: string;
    /** Events that the indicator is tied to, each with its dataset. */
    relatedEvents?: {
      /** Dataset that holds the indicator. @example "dataset-uuid-123" @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
      datasetId: string;
      /** Event that is meant, by its UUID. @example "event-uuid-456" @minLength 1 */ eventId: string;
    }[];
    /** Tags by name, or by name and category. */ tags?: (string | {
      categoryName?: string;
      /** Text of the indicator, such as an address or hash. @minLength 1 */ value: string;
    })[];
  }

  export interface ByDatasetResult extends ChangeTimes, IndicatorValue {
    /** Dataset that holds the indicator. @example "dataset-uuid-123" @from cloudforceOne.threatEvents.datasets.list */
    datasetId?: string;
    /** @example "domain" */ indicatorType: string;
    /** Events tied to the indicator. */
    relatedEvents?: {
      /** Dataset that holds the indicator. @example "dataset-uuid-123" @from cloudforceOne.threatEvents.datasets.list */
      datasetId: string;
      /** Time of the event; null if it was tied before times were kept. @example "2024-06-15T00:00:00Z" */ eventDate?: string | null;
      /** Identifies the event. @example "event-uuid-456" */ eventId: string;
    }[];
    /** Tags that the indicator has. */ tags?: {
      categoryName?: string;
      /** Identifies the indicator; set by Cloudflare. */ uuid?: string;
      /** Text of the indicator, such as an address or hash. */ value?: string;
    }[];
    /** Identifies the indicator; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    /** @example "malicious-domain.com" */ value: string;
  }

  export interface ByDatasetDeleteParams extends InAccount {
    /** Dataset that holds the indicator. @from cloudforceOne.threatEvents.datasets.list @minLength 1 */ dataset_id: string;
  }

  export interface ByDatasetData {
    message?: string;
    success?: boolean;
  }

  export interface ByDatasetBulkCreateParams extends InAccount {
    autoCreateType?: boolean;
    /** Indicators to create. @minItems 1 */
    indicators: {
      autoCreateType?: boolean;
      /** Kind of indicator, such as `domain`, `ip` or `hash`. @example "domain" @minLength 1 */ indicatorType: string;
      /** Events that the indicator is tied to, each with its dataset. */ relatedEvents?: {
        /** Dataset that is meant; left out, the account's default dataset.
         *  @example "dataset-uuid-123" @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
        datasetId: string;
        /** Event that is meant, by its UUID. @example "event-uuid-456" @minLength 1 */ eventId: string;
      }[];
      /** Tags by name, or by name and category. */ tags?: (string | {
        categoryName?: string;
        /** Text of the indicator, such as an address or hash. @minLength 1 */ value: string;
      })[];
      /** Text of the indicator, such as an address or hash. @example "malicious-domain.com" @minLength 1 */ value: string;
    }[];
  }

  export interface ByDatasetCreateParams extends InAccount, IndicatorValue {
    autoCreateType?: boolean;
    /** @example "domain" @minLength 1 */ indicatorType: string;
    /** Events that the indicator is tied to, each with its dataset. */
    relatedEvents?: {
      /** Dataset that is meant; left out, the account's default dataset.
       *  @example "dataset-uuid-123" @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
      datasetId: string;
      /** Event that is meant, by its UUID. @example "event-uuid-456" @minLength 1 */ eventId: string;
    }[];
    /** Tags by name, or by name and category. */ tags?: (string | {
      categoryName?: string;
      /** Text of the indicator, such as an address or hash. @minLength 1 */ value: string;
    })[];
    /** @example "malicious-domain.com" @minLength 1 */ value: string;
  }
}

export declare namespace ThreatEvents.Indicators.ByDataset {
  /** Tags in use on a container's observables. */
  export interface Tags {
    /** List the tags in use on the indicators of one dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/tags
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(datasetID: string, params: InAccount, options?: RequestOptions): APIPromise<TagListResponse>;
  }

  export type TagListResponse = unknown[];

  /** Your own kinds of observables in a container. */
  export interface Types {
    /** Create an indicator type of your own in a dataset.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicatorTypes/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_IndicatorTypeCreate */
    create(datasetID: string, params: TypeCreateParams, options?: RequestOptions): APIPromise<TypeCreateResponse>;
  }

  export interface TypeCreateParams extends InAccount {
    /** Meaning of the indicator type. */ description?: string;
    /** Name of the new type. @minLength 1 @maxLength 50 @example "wallet" */ indicatorType: string;
  }

  export interface TypeCreateResponse {
    /** Name of the store that holds the type's indicators. @example "account:123:DOMAIN" */ durableObjectId: string;
    /** Kind of indicator, such as `domain`, `ip` or `hash`. @example "DOMAIN" */ indicatorType: string;
    message: string;
  }
}

export declare namespace ThreatEvents.Categories {
  /** The reference list of attack kinds. */
  export interface Catalog {
    /** List the catalog of threat event categories.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/categories/catalog
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @columns name shortname killChain uuid */
    list(params: InAccount, options?: RequestOptions): APIPromise<CatalogListResponse>;
  }

  export type CatalogListResponse = CategoryResult[];
}

export declare namespace ThreatEvents.Datasets {
  /** Single attacks read from a given container. */
  export interface Events {
    /** Get one threat event from a given dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/events/{event_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(
      eventID: string,
      params: DatasetInput,
      options?: RequestOptions,
    ): APIPromise<CloudforceOne.ThreatEvent>;
  }

  /** Named sets of accounts for sharing. */
  export interface Groups {
    readonly members: Groups.Members;

    /** List dataset groups, which gather accounts under one name.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/-/groups
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_GroupList
     *  @columns name description createdAt updatedAt */
    list(params: InAccount, options?: RequestOptions): APIPromise<GroupListResponse>;

    /** Create a dataset group with a name and description.
     *
     *  Add accounts as members, then grant the group a role on a dataset.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/-/groups
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_GroupCreate
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "partners", "description": "Accounts we share sightings with" } */
    create(params: GroupParams, options?: RequestOptions): APIPromise<Group>;

    /** Get one dataset group with its members.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_GroupRead */
    get(groupID: string, params: InAccount, options?: RequestOptions): APIPromise<GroupGetResponse>;

    /** Replace the name and description of a dataset group.
     *  @http PUT /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/put_GroupUpdate */
    update(groupID: string, params: GroupParams, options?: RequestOptions): APIPromise<Group>;

    /** Delete a dataset group.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/delete_GroupDelete */
    delete(groupID: string, params: InAccount, options?: RequestOptions): APIPromise<Indicators.ByDatasetData>;
  }

  export type GroupListResponse = {
    createdAt: DateTime;
    /** Purpose of the group. */ description: string;
    /** Name of the group for people. @example "loudforce-subscribers" */ name: string;
    updatedAt: DateTime;
    /** Identifies the group; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }[];

  export interface GroupLabel {
    /** Purpose of the group. @example "Reports of the fraud team" */ description: string;
    /** Name of the group for people. @example "cloudforce-subscribers" */ name: string;
  }

  export interface GroupParams extends InAccount, GroupLabel {}

  export interface Group extends ChangeTimes, GroupLabel {
    description: string;
    /** @example "loudforce-subscribers" */ name: string;
    /** Identifies the group; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface GroupGetResponse extends Group {
    /** Accounts in the group. */
    members: {
      /** Number of the account that is a member. @example "123" */ accountId: string;
      /** @example "5e785ae7a11e4c3c8df4bce13f1b9c02" */ accountTag?: string;
      createdAt?: DateTime;
      updatedAt?: DateTime;
      /** Identifies the group; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    }[];
  }

  /** Users with read or write access to a container, and their roles. */
  export interface Permissions {
    /** List who has been granted access to a dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/permissions
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_PermissionList
     *  @columns subjectType subjectId role resourceType createdAt updatedAt */
    list(/** @format uuid */ datasetID: string, params: InAccount, options?: RequestOptions): APIPromise<PermissionListResponse>;

    /** Create a grant that gives an account or group a role on a dataset.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/permissions
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_PermissionCreate
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dataset_id": "9b769969-a211-466c-8ac3-cb91266a066a", "subjectType": "account",
     *    "subjectId": "123", "role": "read"
     *  }
     *  @aliases share dataset */
    create(
      /** @format uuid */ datasetID: string,
      params: PermissionCreateParams,
      options?: RequestOptions,
    ): APIPromise<PermissionCreateResponse>;

    /** Replace the role that a grant gives on a dataset.
     *  @http PUT /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/permissions/{grant_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/put_PermissionUpdate */
    update(grantID: string, params: PermissionUpdateParams, options?: RequestOptions): APIPromise<Indicators.ByDatasetData>;

    /** Delete a grant on a dataset.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/permissions/{grant_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/delete_PermissionDelete */
    delete(grantID: string, params: PermissionDeleteParams, options?: RequestOptions): APIPromise<Indicators.ByDatasetData>;
  }

  export type PermissionListResponse = {
    createdAt: DateTime;
    /** @example "08846b9f-dba9-4410-be6f-cf883b5ea8d2" */ resourceId?: string;
    /** Always `dataset`. */ resourceType: 'dataset';
    role: 'read' | 'write';
    /** @example "123" */ subjectId: string;
    subjectType: 'account' | 'group';
    updatedAt: DateTime;
    /** Identifies the permission; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }[];

  export interface PermissionCreateParams extends InAccount {
    role: 'read' | 'write' | (string & {});
    /** @example "123" @minLength 1 */ subjectId: string;
    subjectType: 'account' | 'group' | (string & {});
  }

  export interface PermissionCreateResponse extends ChangeTimes {
    /** @example "08846b9f-dba9-4410-be6f-cf883b5ea8d2" */ resourceId?: string;
    /** Always `dataset`. */ resourceType: 'dataset';
    role: 'read' | 'write';
    /** @example "123" */ subjectId: string;
    subjectType: 'account' | 'group';
    /** Identifies the permission; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface PermissionUpdateParams extends InAccount {
    /** Dataset whose grants are meant. @format uuid @from cloudforceOne.threatEvents.datasets.list */ dataset_id: string;
    role: 'read' | 'write' | (string & {});
  }

  export interface PermissionDeleteParams extends InAccount {
    /** Dataset whose grants are meant. @format uuid @from cloudforceOne.threatEvents.datasets.list */ dataset_id: string;
  }
}

export declare namespace ThreatEvents.Datasets.Groups {
  /** Accounts that belong to a sharing set. */
  export interface Members {
    /** List the member accounts of a dataset group.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}/members
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_GroupMemberList
     *  @columns accountTag accountId createdAt updatedAt */
    list(groupID: string, params: InAccount, options?: RequestOptions): APIPromise<MemberListResponse>;

    /** Create a member of a dataset group: an account, by id or tag.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}/members
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_GroupMemberCreate */
    create(groupID: string, params: MemberCreateParams, options?: RequestOptions): APIPromise<MemberCreateResponse>;

    /** Delete an account from a dataset group.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}/members/{member_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/delete_GroupMemberDelete */
    delete(memberID: string, params: MemberDeleteParams, options?: RequestOptions): APIPromise<Indicators.ByDatasetData>;
  }

  export type MemberListResponse = {
    /** Number of the account that is a member. @example "123" */ accountId: string;
    /** @example "5e785ae7a11e4c3c8df4bce13f1b9c02" */ accountTag?: string;
    createdAt?: DateTime;
    updatedAt?: DateTime;
    /** Identifies the membership; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }[];

  export interface MemberCreateParams extends InAccount {
    /** Number of the account that is a member. @example "123" @minLength 1 */ accountId?: string;
    /** @example "5e785ae7a11e4c3c8df4bce13f1b9c02" @minLength 1 */ accountTag?: string;
  }

  export interface MemberCreateResponse {
    /** Number of the account that is a member. @example "123" */ accountId: string;
    /** @example "5e785ae7a11e4c3c8df4bce13f1b9c02" */ accountTag?: string;
    createdAt?: DateTime;
    updatedAt?: DateTime;
    /** Identifies the membership; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface MemberDeleteParams extends InAccount {
    /** Group that the member belongs to. @example "12345678-1234-1234-1234-1234567890ab" @from cloudforceOne.threatEvents.datasets.groups.list @minLength 1 */
    group_id: string;
  }
}

export declare namespace ThreatEvents.Tags {
  /** Groups in which labels are sorted. */
  export interface Categories {
    /** Create a category for grouping threat event tags.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/tags/categories/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    create(params: CategoryCreateParams, options?: RequestOptions): APIPromise<CategoryData>;

    /** List the tag categories, optionally narrowed by a search text.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/tags/categories
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @columns name description createdAt updatedAt */
    list(params: CategoryListParams, options?: RequestOptions): APIPromise<CategoryListResponse>;

    /** Delete a tag category by its UUID.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/tags/categories/{category_uuid}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28 */
    delete(categoryUUID: string, params: InAccount, options?: RequestOptions): APIPromise<CategoryDeleteResponse>;

    /** Edit a tag category's name or description.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/tags/categories/{category_uuid}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28 */
    edit(categoryUUID: string, params: CategoryEditParams, options?: RequestOptions): APIPromise<CategoryData>;
  }

  export interface CategoryCreateParams extends InAccount {
    /** Name of the category for people. @example "Actor" */ name: string;
    /** Subject of the category. */ description?: string;
    /** Fields that tags of the category may have under `properties`. */ schema?: Schema[];
  }

  export interface CategoryData {
    /** Name of the category for people. @example "Actor" */ name: string;
    /** Identifies the category; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    /** Time at which the category was created. */ createdAt?: string;
    /** Subject of the category. */ description?: string;
    /** Time at which the category was last changed. */ updatedAt?: string;
    /** Fields that tags of the category have; null if free. */ schema?: Schema[] | null;
  }

  export interface CategoryListParams extends InAccount {
    /** Text that is looked for in the entries. @minLength 1 */ search?: string;
  }

  export interface CategoryListResponse {
    /** Categories that were found. */ categories: CategoryData[];
  }

  export interface CategoryEditParams extends InAccount {
    /** Subject of the category. */ description?: string;
    /** Name of the category for people. */ name?: string;
    /** Fields that tags of the category may have under `properties`. */ schema?: Schema[];
  }

  export interface Schema {
    /** Name of the metadata entry. */ key: string;
    /** Kind of value that the field takes. */ kind: 'string' | 'number' | 'enum' | 'date' | 'array' | 'object';
    /** Values that an `enum` takes. */ allowedValues?: string[];
    /** Ratings that a value of the field may have. */ annotations?: Schema.Annotations;
    /** Whether the field should no longer be used. */ deprecated?: boolean;
    /** Values of an `enum` that should no longer be used. */ deprecatedValues?: string[];
    /** Definition of the entries of an `array`. */ element?: unknown;
    /** Handling of values that violate the schema: reject, warn or ignore. */ enforcement?: 'error' | 'warn' | 'off';
    /** Form that a text must have. */ format?: 'date' | 'url' | 'duration' | 'country';
    /** Name shown to people instead of the key. */ label?: string;
    /** Most characters that a text may have. */ maxLength?: number;
    /** Bounds of a `number`. */ numberConstraint?: Schema.NumberConstraint;
    /** Definitions of the fields of an `object`. */ properties?: { [key: string]: unknown };
    required?: boolean;
  }
  export namespace Schema {
    export interface Annotations {
      /** Whether values may carry a confidence. */ confidence?: boolean;
      /** Whether values may carry a TLP marking. */ tlp?: boolean;
    }
    export interface NumberConstraint {
      /** Whether only whole numbers fit. */ integer?: boolean;
      /** Greatest number that fits. */ max?: number;
      /** Least number that fits. */ min?: number;
    }
  }

  /** Observables that carry a label. */
  export interface Indicators {
    readonly byDataset: Indicators.ByDataset;

    /** List indicators carrying a tag, across the chosen datasets.
     *
     *  Without `datasetIds` it looks at every dataset the account may read. Related events are capped: see `relatedEventsLimit`.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/tags/{tag_uuid}/indicators
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @columns value indicatorType tags createdAt updatedAt */
    list(tagUUID: string, params: IndicatorListParams, options?: RequestOptions): APIPromise<IndicatorListResponse>;
  }

  export interface IndicatorListParams extends InAccount, IndicatorSearch {
    /** Only indicators tied to these events, by UUID. */ relatedEvent?: string[];
  }

  export interface IndicatorListResponse {
    /** Indicators of the page. */ indicators: IndicatorListResponse.Indicator[];
    pagination: Pagination;
  }
  export namespace IndicatorListResponse {
    export interface Indicator extends IndicatorFields {
      /** @example "dataset-uuid-123" */ datasetId?: string;
      /** Tags of the object or page. */ tags?: ThreatEvents.Indicators.ByDatasetListResponse.Indicator.Tag[];
    }
  }
}

export declare namespace ThreatEvents.Tags.Indicators {
  /** Labeled observables of one container (deprecated). */
  export interface ByDataset {
    /** List indicators in one dataset that carry a tag (deprecated).
     *
     *  Deprecated: list the tag's indicators and choose the dataset there.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/tags/{tag_uuid}/indicators
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @deprecated cloudforceOne.threatEvents.tags.indicators.list */
    list(tagUUID: string, params: ByDatasetListParams, options?: RequestOptions): APIPromise<IndicatorListResponse>;
  }

  export interface ByDatasetListParams extends InAccount, RelatedIndicatorFilter {
    /** Dataset whose grants are meant. @format uuid @from cloudforceOne.threatEvents.datasets.list */ dataset_id: string;
    /** Conditions that must all hold. */ search?: Search[];
  }
}

export declare namespace ThreatEvents.TargetIndustries {
  /** Sectors attacked according to one container. */
  export interface ByDataset {
    /** List the target industries in one dataset's threat events.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/targetIndustries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(
      /** @format uuid */ datasetID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AttackerListResponse>;
  }

  /** The reference list of business sectors. */
  export interface Catalog {
    /** List the target industries known to threat events.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/targetIndustries/catalog
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AttackerListResponse>;
  }
}
