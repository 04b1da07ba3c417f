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

  /** Record a threat event with category, date, TLP and indicators.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/create
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga */
  create(
    params: CloudforceOne.ThreatEventCreateParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEventListResponse.ThreatEventListResponseItem>;

  /** Search threat events by page or cursor, with ordering and dataset choice.
   *  @http GET /accounts/{account_id}/cloudforce-one/events
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga */
  list(params: CloudforceOne.ThreatEventListParams, options?: RequestOptions): APIPromise<CloudforceOne.ThreatEventListResponse>;

  /** Add many threat events to a dataset, returning them if asked.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/create/bulk
   *  @unwrapped
   *  @status 202
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga */
  bulkCreate(
    params: CloudforceOne.ThreatEventBulkCreateParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEventBulkCreateResponse>;

  /** Add many threat events to a dataset together with their relationships.
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

  /** Change only the given fields of a threat event in the named dataset.
   *  @http PATCH /accounts/{account_id}/cloudforce-one/events/{event_id}
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga */
  edit(
    eventID: string,
    params: CloudforceOne.ThreatEventEditParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEventListResponse.ThreatEventListResponseItem>;

  /** Look up one threat event by its ID alone (deprecated).
   *  @http GET /accounts/{account_id}/cloudforce-one/events/{event_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @deprecated cloudforceOne.threatEvents.datasets.events.get */
  get(
    eventID: string,
    params: CloudforceOne.ThreatEventGetParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEventListResponse.ThreatEventListResponseItem>;

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

  /** Change given details of a threat event in a dataset (POST form).
   *  @http POST /accounts/{account_id}/cloudforce-one/events/{event_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/post_EventUpdate */
  update(
    eventID: string,
    params: CloudforceOne.ThreatEventUpdateParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEventUpdateResponse>;

  /** Apply the same updates to many threat events of a dataset.
   *  @http PATCH /accounts/{account_id}/cloudforce-one/events/update/bulk
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/patch_EventUpdateBulk */
  bulkEdit(
    params: CloudforceOne.ThreatEventBulkEditParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEventBulkEditResponse>;
}

export declare namespace ThreatEvents {
  /** Counts of recorded attacks grouped by field. */
  export interface Aggregate {
    /** Count threat events grouped by chosen fields, by date if asked.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/aggregate
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: AggregateListParams, options?: RequestOptions): APIPromise<AggregateListResponse>;
  }

  export interface AggregateListParams extends InAccount {
    aggregateBy: string;
    datasetId?: string[];
    endDate?: string;
    groupByDate?: boolean;
    /** @default 100 */ limit?: number;
    startDate?: string;
  }

  export interface AggregateListResponse {
    aggregateBy: string;
    aggregations: AggregateListResponse.Aggregation[];
    total: number;
    dateRange?: AggregateListResponse.DateRange;
  }
  export namespace AggregateListResponse {
    export type Aggregation = {
      count: number;
      date?: string;
    } & { [key: string]: string | number | null };
    export interface DateRange {
      endDate?: string;
      startDate?: string;
    }
  }

  /** Free-form queries over recorded attacks in the GraphQL language. */
  export interface Graphql {
    /** Run a GraphQL query against the account's threat events.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/graphql
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    create(params: GraphqlCreateParams, options?: RequestOptions): APIPromise<GraphqlCreateResponse>;

    /** Query threat events with version 2 of the GraphQL schema.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/events/graphql
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_EventGraphQLV2 */
    createV2(params: GraphqlCreateV2Params, options?: RequestOptions): APIPromise<GraphqlCreateV2Response>;
  }

  export type GraphqlCreateParams = InAccount;

  export interface GraphqlCreateResponse {
    data?: unknown;
    errors?: unknown[] | null;
  }

  export type GraphqlCreateV2Params = InAccount;

  export interface GraphqlCreateV2Response {
    data?: JsonObject | null;
    errors?: JsonObject[] | null;
  }

  /** Connections between threat data, explored outward from a start. */
  export interface Graph {
    /** Explore related threat data as a graph, expanding outward from seeds.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/graph
     *  @permission Cloudforce One Write; Cloudforce One Read */
    list(params: GraphListParams, options?: RequestOptions): APIPromise<GraphListResponse>;
  }

  export interface GraphListParams extends InAccount {
    cursor?: string;
    datasetIds?: string[];
    direction?: string;
    expand?: string[];
    hydration?: string;
    limit?: number;
    max_nodes?: number;
    relationshipTypes?: string[];
    seeds?: string[];
  }

  export interface GraphListResponse {
    edges: GraphListResponse.Edge[];
    node: { [key: string]: unknown } | null;
    nodes: ({ [key: string]: unknown })[];
  }
  export namespace GraphListResponse {
    export interface Edge {
      id: string;
      relationshipType: string;
      source: string;
      sourceId: string;
      sourceType: string;
      target: string;
      targetId: string;
      targetType: string;
    }
  }

  /** Saved searches with optional alerts. */
  export interface Queries {
    /** Save a threat event query, with its alert, rollup and rule switches.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/queries/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    create(params: QueryCreateParams, options?: RequestOptions): APIPromise<QueryListResponse.QueryListResponseItem>;

    /** Show every saved threat event query of the account.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/queries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: QueryListParams, options?: RequestOptions): APIPromise<QueryListResponse>;

    /** Remove a saved threat event query for good.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/queries/{query_id}
     *  @answer void
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(queryID: Integer, params: QueryDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Adjust a saved query's name, filter JSON, alerting or rule settings.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/queries/{query_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    edit(queryID: Integer, params: QueryEditParams, options?: RequestOptions): APIPromise<QueryListResponse.QueryListResponseItem>;

    /** Retrieve one saved threat event query with its alert and rule settings.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/queries/{query_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(queryID: Integer, params: QueryGetParams, options?: RequestOptions): APIPromise<QueryListResponse.QueryListResponseItem>;

    /** Change a saved query's name, query or alerting (POST form).
     *  @http POST /accounts/{account_id}/cloudforce-one/events/queries/{query_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_EventQueryUpdate */
    update(queryID: Integer, params: QueryUpdateParams, options?: RequestOptions): APIPromise<QueryUpdateResponse>;
  }

  export interface QueryCreateParams extends InAccount {
    alert_enabled: boolean;
    alert_rollup_enabled: boolean;
    name: string;
    query_json: string;
    rule_enabled: boolean;
    rule_scope?: string;
  }

  export type QueryCreateResponse = QueryListResponse.QueryListResponseItem;

  export type QueryListParams = InAccount;

  export type QueryListResponse = QueryListResponse.QueryListResponseItem[];
  export namespace QueryListResponse {
    export interface QueryListResponseItem {
      id: Integer;
      account_id: Integer;
      alert_enabled: boolean;
      alert_rollup_enabled: boolean;
      /** @readOnly */ created_at: string;
      name: string;
      query_json: string;
      rule_enabled: boolean;
      /** @readOnly */ updated_at: string;
      user_email: string;
      custom_threat_feed_id?: Integer | null;
      rule_list_id?: string;
      rule_scope?: string;
    }
  }

  export type QueryDeleteParams = InAccount;

  export interface QueryEditParams extends InAccount {
    alert_enabled?: boolean;
    alert_rollup_enabled?: boolean;
    name?: string;
    query_json?: string;
    rule_enabled?: boolean;
    rule_scope?: string;
  }

  export type QueryEditResponse = QueryListResponse.QueryListResponseItem;

  export type QueryGetParams = InAccount;

  export type QueryGetResponse = QueryListResponse.QueryListResponseItem;

  export type QueryUpdateParams = QueryEditParams;

  export interface QueryUpdateResponse {
    account_id: Integer;
    alert_enabled: boolean;
    alert_rollup_enabled: boolean;
    /** @readOnly */ created_at: string;
    custom_threat_feed_id?: Integer | null;
    id: Integer;
    name: string;
    query_json: string;
    rule_enabled: boolean;
    rule_list_id?: string;
    rule_scope?: string;
    /** @readOnly */ updated_at: string;
    user_email: string;
  }

  /** Typed links between parent and child attacks. */
  export interface Relationships {
    /** Walk a threat event's relationships by type, direction and depth.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/{event_id}/relationships
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(eventID: string, params: RelationshipListParams, options?: RequestOptions): APIPromise<RelationshipListResponse>;

    /** Relate child events to a parent in one dataset, with a kind of relationship.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/relationships/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_CreateEventRelationship */
    create(params: RelationshipCreateParams, options?: RequestOptions): APIPromise<RelationshipCreateResponse>;
  }

  export interface RelationshipListParams extends InAccount {
    datasetId: string;
    /** @default "both" */ direction?: 'ancestors' | 'descendants' | 'both';
    /** @default true */ includeParent?: boolean;
    indicatorTypeIds?: string[];
    maxDepth?: number;
    page?: number;
    pageSize?: number;
    relationshipTypes?: string | string[];
  }

  export type RelationshipListResponse = CloudforceOne.ThreatEventListResponse.ThreatEventListResponseItem[];
  export namespace RelationshipListResponse {
    export type RelationshipListResponseItem = CloudforceOne.ThreatEventListResponse.ThreatEventListResponseItem;
  }

  export interface RelationshipCreateParams extends InAccount {
    /** @minItems 1 */ childIds: (/** @format uuid */ string)[];
    datasetId: string;
    /** @format uuid */ parentId: string;
    relationshipType: 'related_to' | 'caused_by' | 'attributed_to';
  }

  export interface RelationshipCreateResponse {
    childIds?: (/** @format uuid */ string)[];
    errors?: ({
      /** @format uuid */ childId: string;
      error: string;
      errorType?: string;
    })[];
    message: string;
    relationships: ({
      childDatasetId: string;
      /** @format uuid */ childId: string;
      parentDatasetId: string;
      /** @format uuid */ parentId: string;
      relationshipType: 'related_to' | 'caused_by' | 'attributed_to';
    })[];
    relationshipsCreated?: number;
    success: boolean;
  }

  /** Observables such as IPs, domains and hashes seen in attacks. */
  export interface Indicators {
    readonly aggregate: Indicators.Aggregate;
    readonly types: Indicators.Types;
    readonly byDataset: Indicators.ByDataset;

    /** Search indicators across datasets, optionally with tags and related events.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/indicators
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: IndicatorListParams, options?: RequestOptions): APIPromise<IndicatorListResponse>;
  }

  export interface IndicatorListParams extends InAccount {
    cache?: 'from-graph';
    createdAfter?: DateTime;
    createdBefore?: DateTime;
    cursor?: string;
    datasetIds?: string[];
    format?: 'json' | 'stix2' | 'taxii';
    includeTags?: boolean;
    includeTotalCount?: boolean;
    indicatorType?: string;
    name?: string;
    page?: number;
    pageSize?: number;
    relatedEvents?: string[];
    /** @example 2 */ relatedEventsLimit?: number;
    search?: IndicatorListParams.Search[];
    tags?: string[];
    tagSearch?: IndicatorListParams.TagSearch[];
  }
  export namespace IndicatorListParams {
    export interface Search {
      field: 'value' | 'indicatorType' | 'uuid';
      op: 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'contains' | 'startsWith' | 'endsWith' | 'in' | 'find';
      value: string | string[];
    }
    export interface TagSearch {
      field: 'value' | 'categoryId' | 'actorCategory' | 'aliasGroupNames' | 'attributionConfidence' | 'attributionOrganization' | 'motive' | 'opsecLevel' | 'originCountryISO' | 'sophisticationLevel' | 'priority' | 'analyticPriority';
      op: 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'contains' | 'startsWith' | 'endsWith' | 'in' | 'find';
      value?: string | number | (string | number)[];
    }
  }

  export interface IndicatorListResponse {
    properties: IndicatorListResponse.Properties;
    /** @example "object" */ type: string;
  }
  export namespace IndicatorListResponse {
    export interface Properties {
      completeness: Properties.Completeness;
      indicators: Properties.Indicators;
      pagination: Properties.Pagination;
    }
    export namespace Properties {
      export interface Completeness {
        properties: Completeness.Properties;
        /** @example "object" */ type: string;
      }
      export namespace Completeness {
        export interface Properties {
          complete: Pagination.Properties.Page;
          failedDatasets: Properties.Warnings;
          failedShards: Properties.FailedShards;
          warnings: Properties.Warnings;
        }
        export namespace Properties {
          export type Complete = Pagination.Properties.Page;
          export import FailedDatasets = ThreatEvents.IndicatorListResponse.Properties.Completeness.Properties.Warnings;
          export interface FailedShards {
            items: FailedShards.Items;
            /** @example "array" */ type: string;
          }
          export namespace FailedShards {
            export interface Items {
              properties: Items.Properties;
              /** @example "object" */ type: string;
            }
            export namespace Items {
              export interface Properties {
                datasetId: Pagination.Properties.Page;
                shardId: Pagination.Properties.Page;
              }
              export namespace Properties {
                export type DatasetID = Pagination.Properties.Page;
                export type ShardID = Pagination.Properties.Page;
              }
            }
          }
          export interface Warnings {
            items: Pagination.Properties.Page;
            /** @example "array" */ type: string;
          }
          export namespace Warnings {
            export type Items = Pagination.Properties.Page;
          }
        }
      }
      export interface Indicators {
        items: Tags.IndicatorListResponse.Indicator;
        /** @example "array" */ type: string;
      }
      export namespace Indicators {
        export import Items = Tags.IndicatorListResponse.Indicator;
      }
      export interface Pagination {
        properties: Pagination.Properties;
        /** @example "object" */ type: string;
      }
      export namespace Pagination {
        export interface Properties {
          count: Properties.Page;
          cursor: Properties.Cursor;
          has_more: Properties.HasMore;
          page: Properties.Page;
          per_page: Properties.Page;
          total_count: Properties.Cursor;
          total_count_is_exact: Properties.HasMore;
        }
        export namespace Properties {
          export type Count = Page;
          export interface Cursor {
            description: string;
            nullable: boolean;
            /** @example "string" */ type: string;
          }
          export interface HasMore {
            description: string;
            /** @example "boolean" */ type: string;
          }
          export interface Page {
            /** @example "number" */ type: string;
          }
          export type PerPage = Page;
          export type TotalCount = Cursor;
          export type TotalCountIsExact = HasMore;
        }
      }
    }
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
    ): APIPromise<IndicatorListResponse.Properties.Completeness.Properties.Warnings>;
  }

  export interface AttackerListParams extends InAccount {
    datasetIds?: string[];
  }

  export import AttackerListResponse = IndicatorListResponse.Properties.Completeness.Properties.Warnings;

  /** Kinds of attack, with kill chain stage and MITRE mapping. */
  export interface Categories {
    readonly catalog: Categories.Catalog;

    /** Create a threat event category with kill chain stage and MITRE mapping.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/categories/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    create(params: CategoryCreateParams, options?: RequestOptions): APIPromise<CategoryListResponse.CategoryListResponseItem>;

    /** List the threat event categories found in the given datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/categories
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: CategoryListParams, options?: RequestOptions): APIPromise<CategoryListResponse>;

    /** Delete a threat event category.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/categories/{category_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(/** @format uuid */ categoryID: string, params: CategoryDeleteParams, options?: RequestOptions): APIPromise<TagDeleteResponse>;

    /** Change only the given fields of a threat event category.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/categories/{category_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    edit(
      /** @format uuid */ categoryID: string,
      params: CategoryEditParams,
      options?: RequestOptions,
    ): APIPromise<CategoryListResponse.CategoryListResponseItem>;

    /** Read one threat event category.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/categories/{category_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(
      /** @format uuid */ categoryID: string,
      params: CategoryGetParams,
      options?: RequestOptions,
    ): APIPromise<CategoryListResponse.CategoryListResponseItem>;

    /** Change a category's name, kill chain or MITRE mapping (POST form).
     *  @http POST /accounts/{account_id}/cloudforce-one/events/categories/{category_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_CategoryUpdate */
    update(
      /** @format uuid */ categoryID: string,
      params: CategoryUpdateParams,
      options?: RequestOptions,
    ): APIPromise<CategoryUpdateResponse>;
  }

  export interface CategoryCreateParams extends InAccount {
    killChain: number;
    /** @example "name" */ name: string;
    mitreAttack?: string[];
    mitreCapec?: string[];
    /** @example "shortname" */ shortname?: string;
  }

  export type CategoryCreateResponse = CategoryListResponse.CategoryListResponseItem;

  export type CategoryListParams = AttackerListParams;

  export type CategoryListResponse = CategoryListResponse.CategoryListResponseItem[];
  export namespace CategoryListResponse {
    export interface CategoryListResponseItem {
      killChain: number;
      /** @example "name" */ name: string;
      /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
      mitreAttack?: string[];
      mitreCapec?: string[];
      /** @example "shortname" */ shortname?: string;
    }
  }

  export type CategoryDeleteParams = InAccount;

  export type CategoryDeleteResponse = TagDeleteResponse;

  export interface CategoryEditParams extends InAccount {
    killChain?: number;
    mitreAttack?: string[];
    mitreCapec?: string[];
    /** @example "name" */ name?: string;
    /** @example "shortname" */ shortname?: string;
  }

  export type CategoryEditResponse = CategoryListResponse.CategoryListResponseItem;

  export type CategoryGetParams = InAccount;

  export type CategoryGetResponse = CategoryListResponse.CategoryListResponseItem;

  export type CategoryUpdateParams = CategoryEditParams;

  export interface CategoryUpdateResponse {
    killChain: number;
    mitreAttack?: string[];
    mitreCapec?: string[];
    /** @example "name" */ name: string;
    /** @example "shortname" */ shortname?: string;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  /** Countries a recorded attack can refer to. */
  export interface Countries {
    /** List the countries that threat events can refer to.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/countries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: CountryListParams, options?: RequestOptions): APIPromise<CountryListResponse>;
  }

  export type CountryListParams = InAccount;

  export type CountryListResponse = CountryListResponse.CountryListResponseItem[];
  export namespace CountryListResponse {
    export interface CountryListResponseItem {
      result: CountryListResponseItem.Result[];
      /** @example "true" */ success: string;
    }
    export namespace CountryListResponseItem {
      export interface Result {
        /** @example "AF" */ alpha2: string;
        /** @example "AF" */ alpha3: string;
        /** @example "Afghanistan" */ name: string;
      }
    }
  }

  /** Containers of recorded attacks, public or private. */
  export interface Datasets {
    readonly events: Datasets.Events;
    readonly groups: Datasets.Groups;
    readonly permissions: Datasets.Permissions;

    /** Create a threat event dataset, public or private.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    create(params: DatasetCreateParams, options?: RequestOptions): APIPromise<DatasetGetResponse>;

    /** List threat event datasets, with deleted ones if asked.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: DatasetListParams, options?: RequestOptions): APIPromise<DatasetListResponse>;

    /** Delete a dataset; listings can still show it among deleted ones.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(datasetID: string, params: DatasetDeleteParams, options?: RequestOptions): APIPromise<DatasetDeleteResponse>;

    /** Rename a dataset and set whether it is public.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    edit(/** @format uuid */ datasetID: string, params: DatasetEditParams, options?: RequestOptions): APIPromise<DatasetGetResponse>;

    /** Read one threat event dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(/** @format uuid */ datasetID: string, params: DatasetGetParams, options?: RequestOptions): APIPromise<DatasetGetResponse>;

    /** Fetch the raw data behind a threat event held in a given dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/raw/{dataset_id}/{event_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    raw(eventID: string, params: DatasetRawParams, options?: RequestOptions): APIPromise<DatasetRawResponse>;

    /** Set a dataset's name and whether it is public (POST form).
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_DatasetUpdate */
    update(/** @format uuid */ datasetID: string, params: DatasetUpdateParams, options?: RequestOptions): APIPromise<DatasetGetResponse>;

    /** Copy given threat events into another dataset, with raw data if you like.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/copy
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_EventCopyToNewDS */
    copy(/** @format uuid */ datasetID: string, params: DatasetCopyParams, options?: RequestOptions): APIPromise<DatasetCopyResponse>;

    /** Move given threat events to another dataset, with raw data if you like.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/move
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_EventMoveToNewDS */
    move(/** @format uuid */ datasetID: string, params: DatasetMoveParams, options?: RequestOptions): APIPromise<DatasetMoveResponse>;

    /** Fill threat event datasets with data.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/datasets/populate
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_DatasetPopulate */
    populate(params: DatasetPopulateParams, options?: RequestOptions): APIPromise<DatasetPopulateResponse>;
  }

  export type DatasetCreateParams = DatasetEditParams;

  export type DatasetCreateResponse = DatasetGetResponse;

  export interface DatasetListParams extends InAccount {
    includeDeleted?: boolean;
  }

  export type DatasetListResponse = DatasetListResponse.DatasetListResponseItem[];
  export namespace DatasetListResponse {
    export interface DatasetListResponseItem {
      indicatorWriteMode: 'read_only' | 'create_only' | 'full';
      isAnalytics: boolean;
      isPublic: boolean;
      name: string;
      /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
      deletedAt?: string;
    }
  }

  export type DatasetDeleteParams = InAccount;

  export interface DatasetDeleteResponse {
    name: string;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface DatasetEditParams extends InAccount {
    isPublic: boolean;
    /** @minLength 1 */ name: string;
  }

  export type DatasetEditResponse = DatasetGetResponse;

  export type DatasetGetParams = InAccount;

  export interface DatasetGetResponse {
    isAnalytics: boolean;
    isPublic: boolean;
    name: string;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface DatasetRawParams extends InAccount {
    dataset_id: string;
  }

  export interface DatasetRawResponse {
    /** @example 1 */ id: number;
    /** @example 1234 */ accountId: number;
    /** @example "1970-01-01T00:00:00.000Z" */ created: string;
    data: string;
    /** @example "https://example.com" */ source: string;
    /** @example "amber" */ tlp: string;
  }

  export type DatasetUpdateParams = DatasetEditParams;

  export type DatasetUpdateResponse = DatasetGetResponse;

  export interface DatasetCopyParams extends InAccount {
    /** @query */ keepRawData?: boolean;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ destDatasetId: string;
    eventIds: string[];
  }

  export interface DatasetCopyResponse {
    /** @example 2 */ copied: number;
    /** @example 5 */ indicatorsCopied: number;
    insertFailures?: ({ index: number; reason: string })[];
    /** @example 3 */ relationshipsCopied: number;
  }

  export type DatasetMoveParams = DatasetCopyParams;

  export interface DatasetMoveResponse {
    deletionFailures?: ({ datasetId: string; reason: string })[];
    /** @example 5 */ indicatorsCopied: number;
    insertFailures?: ({ index: number; reason: string })[];
    /** @example 2 */ moved: number;
    /** @example 3 */ relationshipsCopied: number;
  }

  export type DatasetPopulateParams = InAccount;

  export interface DatasetPopulateResponse {
    properties: {
      accountId: { /** @example "string" */ type: string };
      datasets: {
        items: {
          properties: {
            attackers: {
              properties: {
                created: { /** @example "number" */ type: string };
                errors: {
                  items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
                found: {
                  items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
              };
              /** @example "object" */ type: string;
            };
            categories: {
              properties: {
                created: { /** @example "number" */ type: string };
                errors: {
                  items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
                found: {
                  items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
              };
              /** @example "object" */ type: string;
            };
            datasetId: { /** @example "string" */ type: string };
            indicatorTypes: {
              properties: {
                created: { /** @example "number" */ type: string };
                errors: {
                  items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
                found: {
                  items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
              };
              /** @example "object" */ type: string;
            };
            processingTimeMs: { /** @example "number" */ type: string };
            targetIndustries: {
              properties: {
                created: { /** @example "number" */ type: string };
                errors: {
                  items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
                found: {
                  items: { /** @example "string" */ type: string };
                  /** @example "array" */ type: string;
                };
              };
              /** @example "object" */ type: string;
            };
            totalProcessed: { /** @example "number" */ type: string };
          };
          /** @example "object" */ type: string;
        };
        /** @example "array" */ type: string;
      };
      errors: {
        items: { /** @example "string" */ type: string };
        /** @example "array" */ type: string;
      };
      summary: {
        properties: {
          failedDatasets: { /** @example "number" */ type: string };
          successfulDatasets: { /** @example "number" */ type: string };
          totalDatasets: { /** @example "number" */ type: string };
          totalIndicatorTypes: { /** @example "number" */ type: string };
          totalProcessingTimeMs: { /** @example "number" */ type: string };
        };
        /** @example "object" */ type: string;
      };
    };
    /** @example "object" */ type: string;
  }

  /** Original material behind a recorded attack. */
  export interface Raw {
    /** Change the data, source or TLP marking of a threat event's raw record.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/{event_id}/raw/{raw_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    edit(rawID: string, params: RawEditParams, options?: RequestOptions): APIPromise<RawEditResponse>;

    /** Fetch one raw record attached to a threat event.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/{event_id}/raw/{raw_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(rawID: string, params: RawGetParams, options?: RequestOptions): APIPromise<RawGetResponse>;

    /** Change the data, source or TLP of an event's raw record (POST form).
     *  @http POST /accounts/{account_id}/cloudforce-one/events/{event_id}/raw/{raw_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_EventRawUpdate */
    update(rawID: string, params: RawUpdateParams, options?: RequestOptions): APIPromise<RawUpdateResponse>;
  }

  export interface RawEditParams extends InAccount {
    event_id: string;
    data?: unknown;
    /** @example "example.com" */ source?: string;
    /** @example "amber" */ tlp?: string;
  }

  export interface RawEditResponse {
    /** @example "1234" */ id: string;
    data: unknown;
  }

  export interface RawGetParams extends InAccount {
    event_id: string;
  }

  export interface RawGetResponse {
    /** @example "1234" */ id: string;
    /** @example 1234 */ accountId: number;
    /** @example "1970-01-01" */ created: string;
    data: unknown;
    /** @example "https://example.com" */ source: string;
    /** @example "amber" */ tlp: string;
  }

  export interface RawUpdateParams extends InAccount {
    event_id: string;
    data?: JsonObject;
    /** @example "example.com" */ source?: string;
    /** @example "amber" */ tlp?: string;
  }

  export interface RawUpdateResponse {
    data: JsonObject;
    /** @example "1234" */ id: string;
  }

  /** Simple links from one attack to others. */
  export interface Relate {
    /** Break the relation that links a threat event to others.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/relate/{event_id}
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(eventID: string, params: RelateDeleteParams, options?: RequestOptions): APIPromise<CloudforceOne.SuccessResponse>;

    /** Link other threat events to the given event.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/relate/{event_id}/create
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_EventReferenceCreate */
    create(eventID: string, params: RelateCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.SuccessResponse>;
  }

  export type RelateDeleteParams = InAccount;

  export type RelateDeleteResponse = CloudforceOne.SuccessResponse;

  export interface RelateCreateParams extends InAccount {
    events: string[];
  }

  export type RelateCreateResponse = CloudforceOne.SuccessResponse;

  /** Labels for actors, malware and campaigns, with aliases. */
  export interface Tags {
    readonly categories: Tags.Categories;
    readonly indicators: Tags.Indicators;

    /** Define a tag for threat events, with aliases and attribution details.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/tags/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    create(params: TagCreateParams, options?: RequestOptions): APIPromise<TagListResponse.Tag>;

    /** Page through threat event tags, filtered by category or search text.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/tags
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: TagListParams, options?: RequestOptions): APIPromise<TagListResponse>;

    /** Remove a threat event tag by its UUID.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/tags/{tag_uuid}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(tagUUID: string, params: TagDeleteParams, options?: RequestOptions): APIPromise<TagDeleteResponse>;

    /** Change given details of a tag, such as aliases, actor category or priority.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/tags/{tag_uuid}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    edit(tagUUID: string, params: TagEditParams, options?: RequestOptions): APIPromise<TagListResponse.Tag>;
  }

  export interface TagCreateParams extends InAccount {
    /** @example "APT28" */ value: string;
    activeDuration?: string;
    actorCategory?: string;
    /** @min 1 @max 10 @example 7 */ actorCategoryConfidence?: Integer;
    aliases?: TagEditParams.Alias[];
    aliasGroupNames?: string[];
    aliasGroupNamesInternal?: string[];
    analyticPriority?: number;
    attributionConfidence?: string;
    /** @min 1 @max 10 @example 7 */ attributionConfidenceScore?: Integer;
    attributionOrganization?: string;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ categoryUuid?: string;
    /** @example "2024-01-15" */ dateOfDiscovery?: string;
    externalReferenceLinks?: string[];
    externalReferences?: TagEditParams.ExternalReference[];
    internalAliases?: TagEditParams.Alias[];
    internalDescription?: string;
    /** @example "Espionage" */ motive?: string;
    /** @min 1 @max 10 @example 7 */ motiveConfidence?: Integer;
    opsecLevel?: string;
    /** @min 1 @max 10 @example 7 */ originCountryConfidence?: Integer;
    originCountryISO?: string;
    originCountryTlp?: 'red' | 'amber' | 'green' | 'white';
    priority?: number;
    sophisticationLevel?: string;
  }
  export namespace TagCreateParams {
    export type Alias = TagEditParams.Alias;
    export type ExternalReference = TagEditParams.ExternalReference;
    export type InternalAlias = TagEditParams.Alias;
  }

  export import TagCreateResponse = TagListResponse.Tag;

  export interface TagListParams extends InAccount {
    cache?: 'from-graph';
    categoryUuid?: string;
    filters?: TagListParams.Filter[];
    page?: number;
    pageSize?: number;
    search?: string;
  }
  export namespace TagListParams {
    export interface Filter {
      field: 'uuid' | 'value' | 'actorCategory' | 'actorCategoryConfidence' | 'aliasGroupNames' | 'attributionConfidence' | 'attributionConfidenceScore' | 'attributionOrganization' | 'categoryName' | 'motive' | 'motiveConfidence' | 'opsecLevel' | 'originCountryISO' | 'originCountryConfidence' | 'sophisticationLevel' | 'priority' | 'analyticPriority';
      op: 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'contains' | 'startsWith' | 'endsWith' | 'in' | 'find';
      value?: string | number | (string | number)[];
    }
  }

  export interface TagListResponse {
    pagination: TagListResponse.Pagination;
    tags: TagListResponse.Tag[];
  }
  export namespace TagListResponse {
    export interface Pagination {
      page: number;
      pageSize: number;
      totalCount: number;
      totalPages: number;
    }
    export interface Tag {
      /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
      /** @example "APT28" */ value: string;
      activeDuration?: string;
      actorCategory?: string;
      /** @min 1 @max 10 @example 7 */ actorCategoryConfidence?: Integer;
      aliases?: TagEditParams.Alias[];
      aliasGroupNames?: string[];
      aliasGroupNamesInternal?: string[];
      analyticPriority?: number;
      attributionConfidence?: string;
      /** @min 1 @max 10 @example 7 */ attributionConfidenceScore?: Integer;
      attributionOrganization?: string;
      categoryName?: string;
      /** @example "12345678-1234-1234-1234-1234567890ab" */ categoryUuid?: string;
      /** @example "2024-01-15" */ dateOfDiscovery?: string;
      externalReferenceLinks?: string[];
      externalReferences?: TagEditParams.ExternalReference[];
      internalAliases?: TagEditParams.Alias[];
      internalDescription?: string;
      motive?: string;
      /** @min 1 @max 10 @example 7 */ motiveConfidence?: Integer;
      opsecLevel?: string;
      /** @min 1 @max 10 @example 7 */ originCountryConfidence?: Integer;
      originCountryISO?: string;
      /** @example "IRN" */ originCountryISOAlpha3?: string;
      originCountryTlp?: 'red' | 'amber' | 'green' | 'white';
      priority?: number;
      sophisticationLevel?: string;
    }
    export namespace Tag {
      export type Alias = TagEditParams.Alias;
      export type ExternalReference = TagEditParams.ExternalReference;
      export type InternalAlias = TagEditParams.Alias;
    }
  }

  export type TagDeleteParams = InAccount;

  export interface TagDeleteResponse {
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface TagEditParams extends InAccount {
    activeDuration?: string;
    actorCategory?: string;
    /** @min 1 @max 10 @example 7 */ actorCategoryConfidence?: Integer;
    aliases?: TagEditParams.Alias[];
    aliasGroupNames?: string[];
    aliasGroupNamesInternal?: string[];
    analyticPriority?: number;
    attributionConfidence?: string;
    /** @min 1 @max 10 @example 7 */ attributionConfidenceScore?: Integer;
    attributionOrganization?: string;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ categoryUuid?: string;
    /** @example "2024-01-15" */ dateOfDiscovery?: string;
    externalReferenceLinks?: string[];
    externalReferences?: TagEditParams.ExternalReference[];
    internalAliases?: TagEditParams.Alias[];
    internalDescription?: string;
    /** @example "Espionage" */ motive?: string;
    /** @min 1 @max 10 @example 7 */ motiveConfidence?: Integer;
    opsecLevel?: string;
    /** @min 1 @max 10 @example 7 */ originCountryConfidence?: Integer;
    originCountryISO?: string;
    originCountryTlp?: 'red' | 'amber' | 'green' | 'white';
    priority?: number;
    sophisticationLevel?: string;
    /** @example "APT28" */ value?: string;
  }
  export namespace TagEditParams {
    export interface Alias {
      value: string;
      /** @min 1 @max 10 @example 8 */ confidence?: Integer | null;
      tlp?: 'red' | 'amber' | 'green' | 'white' | null;
    }
    export interface ExternalReference {
      /** @example "https://example.com/report" */ url: string;
      description?: string | null;
    }
    export type InternalAlias = Alias;
  }

  export import TagEditResponse = TagListResponse.Tag;

  /** Tags put on a recorded attack. */
  export interface EventTags {
    /** Attach one or more tags to a threat event.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/event_tag/{event_id}/create
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    create(eventID: string, params: EventTagCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.SuccessResponse>;

    /** Detach tags from a threat event, leaving the event itself in place.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/event_tag/{event_id}
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(eventID: string, params: EventTagDeleteParams, options?: RequestOptions): APIPromise<CloudforceOne.SuccessResponse>;
  }

  export interface EventTagCreateParams extends InAccount {
    tags: string[];
  }

  export type EventTagCreateResponse = CloudforceOne.SuccessResponse;

  export type EventTagDeleteParams = InAccount;

  export type EventTagDeleteResponse = CloudforceOne.SuccessResponse;

  /** Business sectors that were attacked. */
  export interface TargetIndustries {
    readonly byDataset: TargetIndustries.ByDataset;
    readonly catalog: TargetIndustries.Catalog;

    /** Show the target industries in use, optionally limited to some datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/targetIndustries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(
      params: TargetIndustryListParams,
      options?: RequestOptions,
    ): APIPromise<IndicatorListResponse.Properties.Completeness.Properties.Warnings>;
  }

  export type TargetIndustryListParams = AttackerListParams;

  export import TargetIndustryListResponse = IndicatorListResponse.Properties.Completeness.Properties.Warnings;

  /** Kinds of indicators, by the older path. */
  export interface IndicatorTypes {
    /** List indicator types through the older path.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/indicatorTypes
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_LegacyIndicatorTypesList
     *  @deprecated cloudforceOne.threatEvents.indicators.types.list */
    list(
      params: IndicatorTypeListParams,
      options?: RequestOptions,
    ): APIPromise<IndicatorListResponse.Properties.Completeness.Properties.Warnings>;
  }

  export type IndicatorTypeListParams = InAccount;

  export type IndicatorTypeListResponse = IndicatorListResponse.Properties.Completeness.Properties.Warnings;
}

export declare namespace ThreatEvents.Indicators {
  /** Counts of observables grouped by a field. */
  export interface Aggregate {
    /** Aggregate indicators by one field and measure, bounded by date and dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/indicators/aggregate
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read */
    list(params: AggregateListParams, options?: RequestOptions): APIPromise<AggregateListResponse>;
  }

  export interface AggregateListParams extends InAccount {
    aggregateBy: string;
    createdAfter?: DateTime | string;
    createdBefore?: DateTime | string;
    datasetIds?: string[];
    eventDateAfter?: string;
    eventDateBefore?: string;
    /** @min 1 @max 100 @default 10 */ limit?: number;
    /** @default "indicators" */ measure?: 'indicators' | 'relationships';
    tagUuid?: string;
  }

  export interface AggregateListResponse {
    aggregateBy: string;
    aggregations: AggregateListResponse.Aggregation[];
    failedDatasets: number;
    total: number;
  }
  export namespace AggregateListResponse {
    export type Aggregation = {
      count: number;
    } & { [key: string]: string | number | null };
  }

  /** Kinds of observables that occur in the data. */
  export interface Types {
    /** Show which indicator types occur, optionally only in chosen datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/indicator-types
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: TypeListParams, options?: RequestOptions): APIPromise<IndicatorListResponse.Properties.Completeness.Properties.Warnings>;
  }

  export type TypeListParams = AttackerListParams;

  export import TypeListResponse = IndicatorListResponse.Properties.Completeness.Properties.Warnings;

  /** Observables held in one container. */
  export interface ByDataset {
    readonly tags: ByDataset.Tags;
    readonly types: ByDataset.Types;

    /** Page through one dataset's indicators by type or name (deprecated).
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
    ): APIPromise<Tags.IndicatorListResponse>;

    /** Look up one indicator inside a given threat event dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/{indicator_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(indicatorID: string, params: ByDatasetGetParams, options?: RequestOptions): APIPromise<Tags.IndicatorListResponse.Indicator>;

    /** Change only the given value, type, tags or events of an indicator.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/{indicator_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patch_IndicatorUpdate */
    edit(indicatorID: string, params: ByDatasetEditParams, options?: RequestOptions): APIPromise<ByDatasetEditResponse>;

    /** Delete an indicator from a dataset.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/{indicator_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/delete_IndicatorDelete */
    delete(indicatorID: string, params: ByDatasetDeleteParams, options?: RequestOptions): APIPromise<Datasets.GroupDeleteResponse>;

    /** Add many indicators to a dataset at once, making missing types if asked.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/bulk
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_IndicatorCreateBulk */
    bulkCreate(/** @format uuid */ datasetID: string, params: ByDatasetBulkCreateParams, options?: RequestOptions): APIPromise<number>;

    /** Add one indicator to a dataset, with its tags and related events.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_IndicatorCreate */
    create(
      /** @format uuid */ datasetID: string,
      params: ByDatasetCreateParams,
      options?: RequestOptions,
    ): APIPromise<ByDatasetEditResponse>;
  }

  export interface ByDatasetListParams extends InAccount {
    indicatorType?: string;
    name?: string;
    page?: number;
    pageSize?: number;
    relatedEvent?: string[];
  }

  export import ByDatasetListResponse = Tags.IndicatorListResponse;

  export type ByDatasetGetParams = DatasetRawParams;

  export import ByDatasetGetResponse = Tags.IndicatorListResponse.Indicator;

  export interface ByDatasetEditParams extends InAccount {
    dataset_id: string;
    /** @example "domain" */ indicatorType?: string;
    relatedEvents?: ({
      /** @example "dataset-uuid-123" */ datasetId: string;
      /** @example "event-uuid-456" */ eventId: string;
    })[];
    tags?: (string | { categoryName?: string; value: string })[];
    /** @example "updated-domain.com" */ value?: string;
  }

  export interface ByDatasetEditResponse {
    createdAt: DateTime;
    /** @example "dataset-uuid-123" */ datasetId?: string;
    /** @example "domain" */ indicatorType: string;
    relatedEvents?: ({
      /** @example "dataset-uuid-123" */ datasetId: string;
      /** @example "2024-06-15T00:00:00Z" */ eventDate?: string | null;
      /** @example "event-uuid-456" */ eventId: string;
    })[];
    tags?: ({
      categoryName?: string;
      uuid?: string;
      value?: string;
    })[];
    updatedAt: DateTime;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    /** @example "malicious-domain.com" */ value: string;
  }

  export type ByDatasetDeleteParams = DatasetRawParams;

  export type ByDatasetDeleteResponse = Datasets.GroupDeleteResponse;

  export interface ByDatasetBulkCreateParams extends InAccount {
    autoCreateType?: boolean;
    indicators: ({
      autoCreateType?: boolean;
      /** @example "domain" */ indicatorType: string;
      relatedEvents?: ({
        /** @example "dataset-uuid-123" */ datasetId: string;
        /** @example "event-uuid-456" */ eventId: string;
      })[];
      tags?: (string | { categoryName?: string; value: string })[];
      /** @example "malicious-domain.com" */ value: string;
    })[];
  }

  export interface ByDatasetCreateParams extends InAccount {
    autoCreateType?: boolean;
    /** @example "domain" */ indicatorType: string;
    relatedEvents?: ({
      /** @example "dataset-uuid-123" */ datasetId: string;
      /** @example "event-uuid-456" */ eventId: string;
    })[];
    tags?: (string | { categoryName?: string; value: string })[];
    /** @example "malicious-domain.com" */ value: string;
  }

  export type ByDatasetCreateResponse = ByDatasetEditResponse;
}

export declare namespace ThreatEvents.Indicators.ByDataset {
  /** Tags in use on a container's observables. */
  export interface Tags {
    /** Show the tags in use on the indicators of one dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/tags
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(datasetID: string, params: TagListParams, options?: RequestOptions): APIPromise<TagListResponse>;
  }

  export type TagListParams = InAccount;

  export type TagListResponse = unknown[];

  /** Your own kinds of observables in a container. */
  export interface Types {
    /** Define an indicator type of your own in a dataset.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicatorTypes/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_IndicatorTypeCreate */
    create(datasetID: string, params: TypeCreateParams, options?: RequestOptions): APIPromise<TypeCreateResponse>;
  }

  export interface TypeCreateParams extends InAccount {
    description?: string;
    /** @minLength 1 @maxLength 50 */ indicatorType: string;
  }

  export interface TypeCreateResponse {
    /** @example "account:123:DOMAIN" */ durableObjectId: string;
    /** @example "DOMAIN" */ indicatorType: string;
    message: string;
  }
}

export declare namespace ThreatEvents.Categories {
  /** The reference list of attack kinds. */
  export interface Catalog {
    /** Read the catalog of threat event categories.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/categories/catalog
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: CatalogListParams, options?: RequestOptions): APIPromise<CatalogListResponse>;
  }

  export type CatalogListParams = InAccount;

  export type CatalogListResponse = CategoryListResponse.CategoryListResponseItem[];
  export namespace CatalogListResponse {
    export type CatalogListResponseItem = CategoryListResponse.CategoryListResponseItem;
  }
}

export declare namespace ThreatEvents.Datasets {
  /** Single attacks read from a given container. */
  export interface Events {
    /** Read one threat event from a given dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/events/{event_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(
      eventID: string,
      params: EventGetParams,
      options?: RequestOptions,
    ): APIPromise<CloudforceOne.ThreatEventListResponse.ThreatEventListResponseItem>;
  }

  export type EventGetParams = DatasetRawParams;

  export type EventGetResponse = CloudforceOne.ThreatEventListResponse.ThreatEventListResponseItem;

  /** Named sets of accounts for sharing. */
  export interface Groups {
    readonly members: Groups.Members;

    /** List dataset groups, which gather accounts under one name.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/-/groups
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_GroupList */
    list(params: GroupListParams, options?: RequestOptions): APIPromise<GroupListResponse>;

    /** Create a dataset group with a name and description.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/-/groups
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_GroupCreate */
    create(params: GroupCreateParams, options?: RequestOptions): APIPromise<GroupCreateResponse>;

    /** Look up one dataset group.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_GroupRead */
    get(groupID: string, params: GroupGetParams, options?: RequestOptions): APIPromise<GroupGetResponse>;

    /** Replace the name and description of a dataset group.
     *  @http PUT /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/put_GroupUpdate */
    update(groupID: string, params: GroupUpdateParams, options?: RequestOptions): APIPromise<GroupCreateResponse>;

    /** Delete a dataset group.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/delete_GroupDelete */
    delete(groupID: string, params: GroupDeleteParams, options?: RequestOptions): APIPromise<GroupDeleteResponse>;
  }

  export type GroupListParams = InAccount;

  export type GroupListResponse = ({
    createdAt: DateTime;
    description: string;
    /** @example "loudforce-subscribers" */ name: string;
    updatedAt: DateTime;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  })[];

  export interface GroupCreateParams extends InAccount {
    description: string;
    /** @example "cloudforce-subscribers" */ name: string;
  }

  export interface GroupCreateResponse {
    createdAt: DateTime;
    description: string;
    /** @example "loudforce-subscribers" */ name: string;
    updatedAt: DateTime;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export type GroupGetParams = InAccount;

  export interface GroupGetResponse {
    createdAt: DateTime;
    description: string;
    members: ({
      /** @example "123" */ accountId: string;
      /** @example "5e785ae7a11e4c3c8df4bce13f1b9c02" */ accountTag?: string;
      createdAt?: DateTime;
      updatedAt?: DateTime;
      /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    })[];
    /** @example "loudforce-subscribers" */ name: string;
    updatedAt: DateTime;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export type GroupUpdateParams = GroupCreateParams;

  export type GroupUpdateResponse = GroupCreateResponse;

  export type GroupDeleteParams = InAccount;

  export interface GroupDeleteResponse {
    message?: string;
    success?: boolean;
  }

  /** Who may read or change a container, and in which role. */
  export interface Permissions {
    /** List who has been granted access to a dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/permissions
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_PermissionList */
    list(/** @format uuid */ datasetID: string, params: PermissionListParams, options?: RequestOptions): APIPromise<PermissionListResponse>;

    /** Grant a subject a role on a dataset.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/permissions
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_PermissionCreate */
    create(
      /** @format uuid */ datasetID: string,
      params: PermissionCreateParams,
      options?: RequestOptions,
    ): APIPromise<PermissionCreateResponse>;

    /** Change the role that a grant gives on a dataset.
     *  @http PUT /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/permissions/{grant_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/put_PermissionUpdate */
    update(grantID: string, params: PermissionUpdateParams, options?: RequestOptions): APIPromise<GroupDeleteResponse>;

    /** Withdraw a grant on a dataset.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/permissions/{grant_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/delete_PermissionDelete */
    delete(grantID: string, params: PermissionDeleteParams, options?: RequestOptions): APIPromise<GroupDeleteResponse>;
  }

  export type PermissionListParams = InAccount;

  export type PermissionListResponse = ({
    createdAt: DateTime;
    /** @example "08846b9f-dba9-4410-be6f-cf883b5ea8d2" */ resourceId?: string;
    resourceType: 'dataset';
    role: 'read' | 'write';
    /** @example "123" */ subjectId: string;
    subjectType: 'account' | 'group';
    updatedAt: DateTime;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  })[];

  export interface PermissionCreateParams extends InAccount {
    role: 'read' | 'write';
    /** @example "123" */ subjectId: string;
    subjectType: 'account' | 'group';
  }

  export interface PermissionCreateResponse {
    createdAt: DateTime;
    /** @example "08846b9f-dba9-4410-be6f-cf883b5ea8d2" */ resourceId?: string;
    resourceType: 'dataset';
    role: 'read' | 'write';
    /** @example "123" */ subjectId: string;
    subjectType: 'account' | 'group';
    updatedAt: DateTime;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface PermissionUpdateParams extends InAccount {
    /** @format uuid */ dataset_id: string;
    role: 'read' | 'write';
  }

  export type PermissionUpdateResponse = GroupDeleteResponse;

  export interface PermissionDeleteParams extends InAccount {
    /** @format uuid */ dataset_id: string;
  }

  export type PermissionDeleteResponse = GroupDeleteResponse;
}

export declare namespace ThreatEvents.Datasets.Groups {
  /** Accounts that belong to a sharing set. */
  export interface Members {
    /** List the member accounts of a dataset group.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}/members
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_GroupMemberList */
    list(groupID: string, params: MemberListParams, options?: RequestOptions): APIPromise<MemberListResponse>;

    /** Add an account to a dataset group, by its ID or tag.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}/members
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_GroupMemberCreate */
    create(groupID: string, params: MemberCreateParams, options?: RequestOptions): APIPromise<MemberCreateResponse>;

    /** Take an account out of a dataset group.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/-/groups/{group_id}/members/{member_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/delete_GroupMemberDelete */
    delete(memberID: string, params: MemberDeleteParams, options?: RequestOptions): APIPromise<GroupDeleteResponse>;
  }

  export type MemberListParams = InAccount;

  export type MemberListResponse = ({
    /** @example "123" */ accountId: string;
    /** @example "5e785ae7a11e4c3c8df4bce13f1b9c02" */ accountTag?: string;
    createdAt?: DateTime;
    updatedAt?: DateTime;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  })[];

  export interface MemberCreateParams extends InAccount {
    /** @example "123" */ accountId?: string;
    /** @example "5e785ae7a11e4c3c8df4bce13f1b9c02" */ accountTag?: string;
  }

  export interface MemberCreateResponse {
    /** @example "123" */ accountId: string;
    /** @example "5e785ae7a11e4c3c8df4bce13f1b9c02" */ accountTag?: string;
    createdAt?: DateTime;
    updatedAt?: DateTime;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface MemberDeleteParams extends InAccount {
    /** @example "12345678-1234-1234-1234-1234567890ab" */ group_id: string;
  }

  export type MemberDeleteResponse = GroupDeleteResponse;
}

export declare namespace ThreatEvents.Tags {
  /** Groups in which labels are sorted. */
  export interface Categories {
    /** Add a category for grouping threat event tags.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/tags/categories/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    create(params: CategoryCreateParams, options?: RequestOptions): APIPromise<CategoryListResponse.Category>;

    /** Show the tag categories, optionally narrowed by a search text.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/tags/categories
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: CategoryListParams, options?: RequestOptions): APIPromise<CategoryListResponse>;

    /** Remove a tag category by its UUID.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/tags/categories/{category_uuid}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(categoryUUID: string, params: CategoryDeleteParams, options?: RequestOptions): APIPromise<TagDeleteResponse>;

    /** Rename a tag category or change its description.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/tags/categories/{category_uuid}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    edit(categoryUUID: string, params: CategoryEditParams, options?: RequestOptions): APIPromise<CategoryListResponse.Category>;
  }

  export interface CategoryCreateParams extends InAccount {
    /** @example "Actor" */ name: string;
    description?: string;
  }

  export type CategoryCreateResponse = CategoryListResponse.Category;

  export interface CategoryListParams extends InAccount {
    search?: string;
  }

  export interface CategoryListResponse {
    categories: CategoryListResponse.Category[];
  }
  export namespace CategoryListResponse {
    export interface Category {
      /** @example "Actor" */ name: string;
      /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
      createdAt?: string;
      description?: string;
      updatedAt?: string;
    }
  }

  export type CategoryDeleteParams = InAccount;

  export type CategoryDeleteResponse = TagDeleteResponse;

  export interface CategoryEditParams extends InAccount {
    description?: string;
    name?: string;
  }

  export type CategoryEditResponse = CategoryListResponse.Category;

  /** Observables that carry a label. */
  export interface Indicators {
    readonly byDataset: Indicators.ByDataset;

    /** Page through indicators carrying a tag, across the chosen datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/tags/{tag_uuid}/indicators
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(tagUUID: string, params: IndicatorListParams, options?: RequestOptions): APIPromise<IndicatorListResponse>;
  }

  export interface IndicatorListParams extends InAccount {
    datasetIds?: string[];
    indicatorType?: string;
    page?: number;
    pageSize?: number;
    relatedEvent?: string[];
    search?: ThreatEvents.IndicatorListParams.Search[];
  }
  export namespace IndicatorListParams {
    export type Search = ThreatEvents.IndicatorListParams.Search;
  }

  export interface IndicatorListResponse {
    indicators: IndicatorListResponse.Indicator[];
    pagination: TagListResponse.Pagination;
  }
  export namespace IndicatorListResponse {
    export interface Indicator {
      createdAt: DateTime;
      /** @example "domain" */ indicatorType: string;
      updatedAt: DateTime;
      /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
      /** @example "malicious-domain.com" */ value: string;
      /** @example "dataset-uuid-123" */ datasetId?: string;
      relatedEvents?: Indicator.RelatedEvent[];
      tags?: Indicator.Tag[];
    }
    export namespace Indicator {
      export interface RelatedEvent {
        /** @example "dataset-uuid-123" */ datasetId: string;
        /** @example "event-uuid-456" */ eventId: string;
        /** @example "2024-06-15T00:00:00Z" */ eventDate?: string | null;
      }
      export interface Tag {
        categoryName?: string;
        uuid?: string;
        value?: string;
      }
    }
    export type Pagination = TagListResponse.Pagination;
  }
}

export declare namespace ThreatEvents.Tags.Indicators {
  /** Labeled observables of one container (deprecated). */
  export interface ByDataset {
    /** Page through indicators in one dataset that carry a tag (deprecated).
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/tags/{tag_uuid}/indicators
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @deprecated cloudforceOne.threatEvents.tags.indicators.list */
    list(tagUUID: string, params: ByDatasetListParams, options?: RequestOptions): APIPromise<IndicatorListResponse>;
  }

  export interface ByDatasetListParams extends InAccount {
    /** @format uuid */ dataset_id: string;
    indicatorType?: string;
    page?: number;
    pageSize?: number;
    relatedEvent?: string[];
    search?: ThreatEvents.IndicatorListParams.Search[];
  }
  export namespace ByDatasetListParams {
    export type Search = ThreatEvents.IndicatorListParams.Search;
  }

  export import ByDatasetListResponse = ThreatEvents.Tags.IndicatorListResponse;
}

export declare namespace ThreatEvents.TargetIndustries {
  /** Sectors attacked according to one container. */
  export interface ByDataset {
    /** Show the target industries that appear in one dataset's threat events.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/targetIndustries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(
      /** @format uuid */ datasetID: string,
      params: ByDatasetListParams,
      options?: RequestOptions,
    ): APIPromise<IndicatorListResponse.Properties.Completeness.Properties.Warnings>;
  }

  export type ByDatasetListParams = InAccount;

  export import ByDatasetListResponse = IndicatorListResponse.Properties.Completeness.Properties.Warnings;

  /** The reference list of business sectors. */
  export interface Catalog {
    /** Get the catalog of target industries known to threat events.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/targetIndustries/catalog
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(
      params: CatalogListParams,
      options?: RequestOptions,
    ): APIPromise<IndicatorListResponse.Properties.Completeness.Properties.Warnings>;
  }

  export type CatalogListParams = InAccount;

  export import CatalogListResponse = IndicatorListResponse.Properties.Completeness.Properties.Warnings;
}
